// Turns a node of a VRM and says how its constraints turn another, by three-vrm.
// Usage: node vrm_turns.mjs CLIENTS_FOLDER FILE SOURCE TARGET '[[x, y, z, w], ...]', turns of the source away from rest.
// Prints the target's turns away from rest, in the same form.
import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';

globalThis.self = globalThis;
globalThis.ProgressEvent ??= class {};
const print = console.log;
console.log = console.info = console.warn = console.error = () => {}; // standard output is for the result alone

const [folder, file, sourceName, targetName, turns] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(path.join(folder, 'node_modules', name)).href);
const THREE = await load('three/build/three.module.js');
const { GLTFLoader } = await load('three/examples/jsm/loaders/GLTFLoader.js');
const { VRMLoaderPlugin } = await load('@pixiv/three-vrm/lib/three-vrm.module.js');

const bytes = fs.readFileSync(file);
const loader = new GLTFLoader();
loader.register(() => ({ name: 'no-pictures', loadTexture: async () => new THREE.Texture() }));
loader.register((parser) => new VRMLoaderPlugin(parser));
const gltf = await loader.parseAsync(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), '');
const { vrm } = gltf.userData;
const named = (name) => {
    let found;
    vrm.scene.traverse((node) => (found ??= (node.userData.name ?? node.name) === name ? node : undefined));
    return found;
};
const source = named(sourceName);
const target = named(targetName);
const rest = source.quaternion.clone();
const away = target.quaternion.clone().invert();
print(
    JSON.stringify(
        JSON.parse(turns).map((turn) => {
            source.quaternion.copy(rest).multiply(new THREE.Quaternion(...turn));
            vrm.nodeConstraintManager.update();
            return away.clone().multiply(target.quaternion).toArray();
        }),
    ),
);
