// Reads FBX and GLB files with three.js. Usage: node three_read.mjs CLIENTS_FOLDER FILE...
// Prints a JSON list: {file, error?, meshes: [{name, vertices, triangles, skinned, bones, largestShift, morphs}], clips}.
// largestShift: how far skinning moves any vertex in the pose the file stands in, against the mesh's size.
import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';

globalThis.self = globalThis;
globalThis.window = globalThis;
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
        const group = new FBXLoader().parse(buffer, '');
        return { scene: group, clips: group.animations };
    }
    const loader = new GLTFLoader();
    loader.register((parser) => ({ name: 'no-pictures', loadTexture: async () => new THREE.Texture() }));
    const gltf = await loader.parseAsync(buffer, '');
    return { scene: gltf.scene, clips: gltf.animations };
}

function describe(mesh) {
    const position = mesh.geometry.attributes.position;
    mesh.geometry.computeBoundingBox();
    const size = mesh.geometry.boundingBox.getSize(new THREE.Vector3()).length();
    let largestShift = 0;
    if (mesh.isSkinnedMesh) {
        const from = new THREE.Vector3();
        for (let i = 0; i < position.count; ++i) {
            from.fromBufferAttribute(position, i);
            largestShift = Math.max(largestShift, mesh.applyBoneTransform(i, from.clone()).distanceTo(from) / size);
        }
    }
    return {
        name: mesh.name,
        vertices: position.count,
        triangles: (mesh.geometry.index ? mesh.geometry.index.count : position.count) / 3,
        skinned: mesh.isSkinnedMesh === true,
        bones: mesh.isSkinnedMesh ? mesh.skeleton.bones.length : 0,
        largestShift,
        morphs: Object.keys(mesh.morphTargetDictionary ?? {}),
    };
}

async function read(file) {
    try {
        const { scene, clips } = await load(file);
        scene.updateMatrixWorld(true);
        const meshes = [];
        scene.traverse((node) => node.isMesh && meshes.push(describe(node)));
        return { file, meshes, clips: clips.map((clip) => ({ name: clip.name, tracks: clip.tracks.length })) };
    } catch (error) {
        return { file, error: String(error), meshes: [], clips: [] };
    }
}

const results = [];
for (const file of files) {
    results.push(await read(file));
}
process.stdout.write(JSON.stringify(results) + '\n');
