// Reads a VRM file and what became of it with another skin, with three.js and three-vrm.
// Usage: node vrm_read.mjs CLIENTS_FOLDER SOURCE RESULT [SOURCE RESULT ...]; SOURCE may be "-": nothing to compare with.
// Prints a JSON list, an entry a pair: {error?, version, humanoid: {bone of a human: node}, meta, expressions, warnings,
// skinned: how many meshes, moved: how far a pose of the normalised human moves a vertex, at most, against the
// character's size, and of a pair: sameHumanoid, sameMeta, sameExpressions, apart: how far any vertex of the result is from
// where the source's joints take it with the result's weights}.
import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';

globalThis.self = globalThis;
globalThis.window = globalThis;
globalThis.ProgressEvent ??= class {};
// Pictures are not decoded here: an image that never loads.
const image = () => ({ addEventListener() {}, removeEventListener() {}, style: {} });
globalThis.document = { createElementNS: image, createElement: image };
const warnings = [];
console.log = console.info = () => {}; // standard output is for the result alone
console.warn = console.error = (...said) => warnings.push(said.join(' '));

const [folder, ...files] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(path.join(folder, 'node_modules', file)).href);
const THREE = await load('three/build/three.module.js');
const { GLTFLoader } = await load('three/examples/jsm/loaders/GLTFLoader.js');
const { VRMLoaderPlugin } = await load('@pixiv/three-vrm/lib/three-vrm.module.js');

async function read(file) {
    const bytes = fs.readFileSync(file);
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const loader = new GLTFLoader();
    loader.register((parser) => ({ name: 'no-pictures', loadTexture: async () => new THREE.Texture() }));
    loader.register((parser) => new VRMLoaderPlugin(parser));
    const gltf = await loader.parseAsync(buffer, '');
    const vrm = gltf.userData.vrm;
    if (!vrm) {
        throw new Error(`no VRM: ${warnings.join('; ')}`);
    }
    vrm.scene.updateMatrixWorld(true);
    const nodes = new Map(); // what stands for a node of the file, by its number; of a mesh all its primitives
    vrm.scene.traverse((object) => {
        const place = gltf.parser.associations.get(object);
        if (place?.nodes !== undefined && !nodes.has(place.nodes)) {
            nodes.set(place.nodes, object);
        }
    });
    return { vrm, nodes, numbers: new Map([...nodes].map(([number, object]) => [object, number])) };
}

/// Names of nodes, by bones of a human.
function humanoidOf({ vrm }) {
    const bones = Object.entries(vrm.humanoid.humanBones).filter(([, bone]) => bone?.node);
    return Object.fromEntries(bones.map(([name, bone]) => [name, bone.node.name]).sort());
}

function metaOf({ vrm }) {
    const { thumbnailImage, ...meta } = vrm.meta;
    return meta;
}

const expressionsOf = ({ vrm }) => (vrm.expressionManager?.expressions ?? []).map((one) => one.expressionName).sort();

/// Turns some bones of the normalised human, which stands the same in every file.
function bend({ vrm }) {
    const turn = new THREE.Quaternion(0.2, 0.15, 0.3, 0.9).normalize();
    for (const name of ['spine', 'neck', 'leftUpperArm', 'rightLowerArm', 'leftUpperLeg', 'rightLowerLeg', 'leftFoot']) {
        vrm.humanoid.getNormalizedBoneNode(name)?.quaternion.copy(turn);
    }
    vrm.humanoid.update();
    vrm.scene.updateMatrixWorld(true);
}

/// The number of the nearest node of the file at or above an object.
function numberOf(file, object) {
    while (object && !file.numbers.has(object)) {
        object = object.parent;
    }
    return file.numbers.get(object);
}

/// All skinned meshes, each with its node's number and its place under it.
function skinnedMeshes(file) {
    const found = [];
    file.vrm.scene.traverse((mesh) => mesh.isSkinnedMesh && found.push(mesh));
    return found;
}

function places(mesh) {
    const position = mesh.geometry.attributes.position;
    return Array.from({ length: position.count }, (_, i) => {
        const place = new THREE.Vector3().fromBufferAttribute(position, i);
        return mesh.applyBoneTransform(i, place).applyMatrix4(mesh.matrixWorld);
    });
}

/// Where the source's joints take the vertices of a mesh of the result: by its weights, from where the source has them.
function carried(mesh, own, other, rest) {
    const { position, skinIndex, skinWeight } = mesh.geometry.attributes;
    const numbers = mesh.skeleton.bones.map((bone) => numberOf(other, bone));
    const moves = numbers.map((n) => own.nodes.get(n).matrixWorld.clone().multiply(rest.get(n).clone().invert()));
    const from = rest.get(numberOf(other, mesh));
    return Array.from({ length: position.count }, (_, i) => {
        const start = new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(from);
        const sum = new THREE.Vector3();
        for (let k = 0; k < 4; ++k) {
            const weight = skinWeight.getComponent(i, k);
            if (weight > 0) {
                sum.addScaledVector(start.clone().applyMatrix4(moves[skinIndex.getComponent(i, k)]), weight);
            }
        }
        return sum;
    });
}

const largest = (a, b) => a.reduce((most, place, i) => Math.max(most, place.distanceTo(b[i])), 0);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

function compare(own, other, meshes, posed, size) {
    const rest = new Map([...own.nodes].map(([number, node]) => [number, node.matrixWorld.clone()]));
    bend(own);
    const apart = meshes.map((mesh, i) => largest(posed[i], carried(mesh, own, other, rest)) / size);
    return {
        sameHumanoid: same(humanoidOf(own), humanoidOf(other)),
        sameMeta: same(metaOf(own), metaOf(other)),
        sameExpressions: same(expressionsOf(own), expressionsOf(other)),
        apart: Math.max(0, ...apart),
    };
}

async function pair(source, result) {
    warnings.length = 0;
    const other = await read(result);
    const said = [...warnings];
    const meshes = skinnedMeshes(other);
    const still = meshes.map(places);
    const size = new THREE.Box3().setFromPoints(still.flat()).getSize(new THREE.Vector3()).length();
    bend(other);
    const posed = meshes.map(places);
    return {
        version: other.vrm.meta.metaVersion,
        humanoid: humanoidOf(other),
        meta: metaOf(other),
        expressions: expressionsOf(other),
        warnings: said,
        skinned: meshes.length,
        moved: Math.max(0, ...posed.map((now, i) => largest(now, still[i]) / size)),
        ...(source === '-' ? {} : compare(await read(source), other, meshes, posed, size)),
    };
}

const results = [];
for (let i = 0; i + 1 < files.length; i += 2) {
    try {
        results.push(await pair(files[i], files[i + 1]));
    } catch (error) {
        results.push({ error: String(error.stack ?? error) });
    }
}
process.stdout.write(JSON.stringify(results) + '\n');
