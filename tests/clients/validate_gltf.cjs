// Runs the Khronos validator. Usage: node validate_gltf.cjs CLIENTS_FOLDER FILE...
// Prints a JSON list: {file, errors, warnings, messages: [{code, severity, pointer, message}]} for each.
const fs = require('fs');
const path = require('path');

const [folder, ...files] = process.argv.slice(2);
const validator = require(path.join(folder, 'node_modules', 'gltf-validator'));

async function validate(file) {
    const beside = (uri) => new Uint8Array(fs.readFileSync(path.join(path.dirname(file), decodeURIComponent(uri))));
    const report = await validator.validateBytes(new Uint8Array(fs.readFileSync(file)), {
        uri: path.basename(file),
        externalResourceFunction: async (uri) => beside(uri),
    });
    return {
        file,
        errors: report.issues.numErrors,
        warnings: report.issues.numWarnings,
        messages: report.issues.messages.filter((message) => message.severity <= 1).slice(0, 20),
        info: report.info,
    };
}

(async () => console.log(JSON.stringify(await Promise.all(files.map(validate)))))();
