// Shows the poses of a job in three.js, by the drivers of a file or by its clip.
// Usage: node three_drivers.mjs CLIENTS_FOLDER job.json
// job.json: {file: a GLB, module: SinewDrivers.js, drivers: NAME.drivers.json, poses: [[{name, values: [tx, ty, tz, qx, qy,
// qz, qw, sx, sy, sz]}, ...], ...], fps, clip: whether the file's clip shows them, a frame each, result}. Writes the world
// places of all vertices, pose by pose, as 32-bit numbers; prints {vertices} or {error}.
import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';

globalThis.self = globalThis;
const print = console.log;
console.log = console.warn = console.error = () => {}; // standard output is for the result alone

const [folder, jobFile] = process.argv.slice(2);
const job = JSON.parse(fs.readFileSync(jobFile, 'utf8'));
const three = (file) => import(pathToFileURL(path.join(folder, 'node_modules/three', file)).href);
const THREE = await three('build/three.module.js');
const { GLTFLoader } = await three('examples/jsm/loaders/GLTFLoader.js');
const { SinewDrivers } = await import(pathToFileURL(job.module).href);

async function load() {
    const bytes = fs.readFileSync(job.file);
    const loader = new GLTFLoader();
    loader.register(() => ({ name: 'no-pictures', loadTexture: async () => new THREE.Texture() }));
    return loader.parseAsync(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), '');
}

function put(scene, pose) {
    const values = new Map(pose.map((joint) => [joint.name, joint.values]));
    scene.traverse((node) => {
        const v = values.get(node.userData.name ?? node.name);
        if (v) {
            node.position.set(v[0], v[1], v[2]);
            node.quaternion.set(v[3], v[4], v[5], v[6]);
            node.scale.set(v[7], v[8], v[9]);
        }
    });
}

function places(scene) {
    scene.updateMatrixWorld(true);
    const found = [];
    const place = new THREE.Vector3();
    scene.traverse((node) => {
        for (let i = 0; node.isMesh && i < node.geometry.attributes.position.count; ++i) {
            node.localToWorld(node.getVertexPosition(i, place));
            found.push(place.x, place.y, place.z);
        }
    });
    return found;
}

const { scene, animations } = await load();
const drivers = new SinewDrivers(scene, JSON.parse(fs.readFileSync(job.drivers, 'utf8')));
const mixer = new THREE.AnimationMixer(scene);
if (job.clip) {
    mixer.clipAction(animations[0]).setLoop(THREE.LoopOnce).play().clampWhenFinished = true;
}
const all = job.poses.map((pose, frame) => {
    if (job.clip) {
        mixer.setTime(frame / job.fps);
    } else {
        put(scene, pose);
        drivers.update();
    }
    return places(scene);
});
fs.writeFileSync(job.result, Buffer.from(new Float32Array(all.flat()).buffer));
print(JSON.stringify({ vertices: all[0].length / 3 }));
