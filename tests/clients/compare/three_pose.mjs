// Poses files that were given another skin, and their sources with those weights, in three.js.
// Usage: node three_pose.mjs CLIENTS_FOLDER SOURCE RESULT [SOURCE RESULT ...]
// Prints a JSON list, an entry a pair: {error?, meshes: how many were compared, vertices, moved: how far the pose moves a
// vertex, at most, against the mesh's size, apart: how far any vertex of one file is from the other's}.
import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';

globalThis.self = globalThis;
globalThis.window = globalThis;
// Buffers in the text are fetched, which tells of its progress.
globalThis.ProgressEvent ??= class {};
// Pictures are not decoded here: an image that never loads.
const image = () => ({ addEventListener() {}, removeEventListener() {}, style: {} });
globalThis.document = { createElementNS: image, createElement: image };
console.log = console.warn = console.error = () => {}; // standard output is for the result alone

const [folder, ...files] = process.argv.slice(2);
const three = (file) => import(pathToFileURL(path.join(folder, 'node_modules/three', file)).href);
const THREE = await three('build/three.module.js');
const { FBXLoader } = await three('examples/jsm/loaders/FBXLoader.js');
const { GLTFLoader } = await three('examples/jsm/loaders/GLTFLoader.js');

async function load(file) {
    const bytes = fs.readFileSync(file);
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    if (file.endsWith('.fbx')) {
        return new FBXLoader().parse(buffer, '');
    }
    const loader = new GLTFLoader();
    loader.register((parser) => ({ name: 'no-pictures', loadTexture: async () => new THREE.Texture() }));
    return (await loader.parseAsync(buffer, '')).scene;
}

/// All nodes of a scene by a key that is the same in both files. In glTF it is the order, as names may repeat. FBXLoader
/// makes a bone for each cluster, one within the other: the outermost, which moves them, stands for all.
function nodesOf(scene, file) {
    scene.updateMatrixWorld(true);
    const nodes = new Map();
    const keys = new Map();
    scene.traverse((node) => {
        const above = keys.get(node.parent) ?? '';
        const nested = node.isBone && node.parent?.isBone && node.parent.name === node.name;
        const key = !file.endsWith('.fbx') ? String(keys.size) : nested ? above : `${above}/${node.name}`;
        keys.set(node, key);
        nodes.set(key, nodes.get(key) ?? node);
    });
    return { scene, nodes, keys };
}

/// A mesh takes the weights of that of the other file.
function takeWeights(mesh, from, own, other) {
    const indices = from.geometry.attributes.skinIndex;
    const weights = from.geometry.attributes.skinWeight;
    const bones = from.skeleton.bones.map((bone) => own.nodes.get(other.keys.get(bone)));
    const wide = new THREE.BufferAttribute(new Uint16Array(indices.count * 4), 4);
    for (let i = 0; i < indices.count; ++i) {
        for (let k = 0; k < 4; ++k) {
            const joint = indices.getComponent(i, k);
            if (weights.getComponent(i, k) > 0) {
                wide.setComponent(i, k, placeOf(mesh, bones[joint], from.skeleton, joint));
            }
        }
    }
    mesh.geometry = mesh.geometry.clone();
    mesh.geometry.setAttribute('skinIndex', wide);
    mesh.geometry.setAttribute('skinWeight', weights.clone());
}

/// The place of a bone. One that the mesh did not use before is added: the new file says where it was bound.
function placeOf(mesh, bone, skeleton, joint) {
    const known = mesh.skeleton.bones.indexOf(bone);
    if (known >= 0) {
        return known;
    }
    mesh.skeleton = new THREE.Skeleton(
        [...mesh.skeleton.bones, bone],
        [...mesh.skeleton.boneInverses, skeleton.boneInverses[joint].clone()],
    );
    return mesh.skeleton.bones.length - 1;
}

function bend(file, turned) {
    const turn = new THREE.Quaternion(0.3, 0.25, 0.2, 0.9).normalize();
    turned.forEach((key) => file.nodes.get(key).quaternion.multiply(turn));
    file.scene.updateMatrixWorld(true);
}

function places(mesh) {
    const position = mesh.geometry.attributes.position;
    const result = [];
    for (let i = 0; i < position.count; ++i) {
        const place = new THREE.Vector3().fromBufferAttribute(position, i);
        mesh.applyBoneTransform(i, place);
        result.push(place.applyMatrix4(mesh.matrixWorld));
    }
    return result;
}

const largest = (a, b) => a.reduce((most, place, i) => Math.max(most, place.distanceTo(b[i])), 0);

async function pair(source, result) {
    const own = nodesOf(await load(source), source);
    const other = nodesOf(await load(result), result);
    const keys = [...own.nodes.keys()];
    if (keys.join() !== [...other.nodes.keys()].join()) {
        throw new Error('other nodes');
    }
    const skinned = (file, key) => file.nodes.get(key).isSkinnedMesh;
    const shared = keys.filter((key) => skinned(own, key) && skinned(other, key));
    const both = shared.map((key) => own.nodes.get(key));
    const after = new Map(shared.map((key) => [own.nodes.get(key), other.nodes.get(key)]));
    const bones = new Set(both.flatMap((mesh) => mesh.skeleton.bones.map((bone) => own.keys.get(bone))));
    both.forEach((mesh) => takeWeights(mesh, after.get(mesh), own, other));
    const still = both.map(places);
    const size = new THREE.Box3().setFromPoints(still.flat()).getSize(new THREE.Vector3()).length();
    const turned = keys.filter((key) => bones.has(key)).filter((_, index) => index % 3 === 0);
    bend(own, turned);
    bend(other, turned);
    const now = both.map(places);
    const wanted = both.map((mesh) => places(after.get(mesh)));
    const sameCount = both.every((_, i) => now[i].length === wanted[i].length);
    return {
        meshes: both.length,
        vertices: now.flat().length,
        moved: Math.max(0, ...now.map((mesh, i) => largest(mesh, still[i]) / size)),
        apart: sameCount ? Math.max(0, ...now.map((mesh, i) => largest(mesh, wanted[i]) / size)) : 1e9,
    };
}

const results = [];
for (let i = 0; i + 1 < files.length; i += 2) {
    try {
        results.push(await pair(files[i], files[i + 1]));
    } catch (error) {
        results.push({ error: String(error) });
    }
}
process.stdout.write(JSON.stringify(results) + '\n');
