// Plays the first animation of a VRM with three-vrm's springs, and that of a file in which they are baked into keys.
// Usage: node vrm_springs.mjs CLIENTS_FOLDER VRM BAKED SECONDS
// Prints a JSON list of one entry: {error?, chains: [{length, apart, swung}]}: of each chain its length, how far any of its
// joints is from where the baked file has it, at most, and from where it would be without springs. All by steps of 1/60 s,
// after the first round of the animation, in which springs come to swing. A SECONDS of 0 asks for the chains alone.
import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';

globalThis.self = globalThis;
globalThis.window = globalThis;
globalThis.ProgressEvent ??= class {};
const image = () => ({ addEventListener() {}, removeEventListener() {}, style: {} });
globalThis.document = { createElementNS: image, createElement: image };
console.log = console.info = console.warn = console.error = () => {}; // standard output is for the result alone

const [folder, springFile, bakedFile, seconds] = process.argv.slice(2);
const load = (file) => import(pathToFileURL(path.join(folder, 'node_modules', file)).href);
const THREE = await load('three/build/three.module.js');
const { GLTFLoader } = await load('three/examples/jsm/loaders/GLTFLoader.js');
const { VRMLoaderPlugin } = await load('@pixiv/three-vrm/lib/three-vrm.module.js');

const STEP = 1 / 60;

// The specification keeps the length of a bone. three-vrm measures it in every step from a joint that has swung to a child
// where that was before, so that bones grow and shrink. This puts the child in place first.
function keepLengths(springs) {
    for (const joint of springs?.joints ?? []) {
        const update = joint.update;
        joint.update = (seconds) => {
            joint.child?.updateWorldMatrix(false, false);
            update.call(joint, seconds);
        };
    }
}

async function open(file) {
    const bytes = fs.readFileSync(file);
    const loader = new GLTFLoader();
    loader.register(() => ({ name: 'no-pictures', loadTexture: async () => new THREE.Texture() }));
    loader.register((parser) => new VRMLoaderPlugin(parser));
    const gltf = await loader.parseAsync(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), '');
    const mixer = new THREE.AnimationMixer(gltf.scene);
    if (gltf.animations.length > 0) {
        mixer.clipAction(gltf.animations[0]).play();
    }
    keepLengths(gltf.userData.vrm?.springBoneManager);
    return { gltf, mixer, springs: gltf.userData.vrm?.springBoneManager };
}

/// Names of the joints of every chain, in the file's order.
async function chainsOf({ gltf }) {
    const { extensions } = gltf.parser.json;
    const springs = extensions?.VRMC_springBone?.springs ?? [];
    return Promise.all(
        springs.map(({ joints }) =>
            Promise.all(joints.map(async ({ node }) => (await gltf.parser.getDependency('node', node)).name)),
        ),
    );
}

function places(scene, names) {
    return names.map((name) => scene.getObjectByName(name).getWorldPosition(new THREE.Vector3()));
}

function advance(file, time, springs) {
    file.mixer.update(time);
    file.gltf.scene.updateMatrixWorld(true);
    if (springs) {
        file.springs.update(time);
    }
    file.gltf.scene.updateMatrixWorld(true);
}

async function compare() {
    const [swinging, baked, still] = await Promise.all([open(springFile), open(bakedFile), open(springFile)]);
    const chains = await chainsOf(swinging);
    const duration = swinging.gltf.animations[0]?.duration ?? 0;
    const result = chains.map((names) => {
        const at = places(swinging.gltf.scene, names);
        return { length: at.slice(1).reduce((sum, place, i) => sum + place.distanceTo(at[i]), 0), apart: 0, swung: 0 };
    });
    for (const file of [swinging, baked, still]) {
        advance(file, 0, false);
    }
    swinging.springs.reset();
    for (let step = 1; step <= Math.round(seconds / STEP); ++step) {
        advance(swinging, STEP, true);
        advance(baked, STEP, false);
        advance(still, STEP, false);
        if (step * STEP < duration) {
            continue;
        }
        chains.forEach((names, c) => {
            const now = places(swinging.gltf.scene, names);
            const inKeys = places(baked.gltf.scene, names);
            const without = places(still.gltf.scene, names);
            now.forEach((place, i) => {
                result[c].apart = Math.max(result[c].apart, place.distanceTo(inKeys[i]));
                result[c].swung = Math.max(result[c].swung, place.distanceTo(without[i]));
            });
        });
    }
    return { chains: result };
}

let result;
try {
    result = await compare();
} catch (error) {
    result = { error: String(error.stack ?? error) };
}
process.stdout.write(JSON.stringify([result]) + '\n');
