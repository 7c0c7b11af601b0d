// three.js: moves joints and sets shapes as Sinew does. Needs no import and works with any release.
//
//     import { SinewDrivers } from "./SinewDrivers.js";
//     const drivers = new SinewDrivers(gltf.scene, await (await fetch("NAME.drivers.json")).json());
//     // in each frame, after mixer.update():
//     drivers.update();
//
// drivers.schema.json says what the file holds and how it is evaluated.

const DEGREES = 180 / Math.PI;
const IDENTITY = [0, 0, 0, 1];

function product(a, b) {
    return [
        a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
        a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
        a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
        a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
    ];
}

function inverse(q) {
    return [-q[0], -q[1], -q[2], q[3]];
}

function rotated(q, v) {
    return product(product(q, [...v, 0]), inverse(q)).slice(0, 3);
}

function about(axis, degrees) {
    const half = degrees / 2 / DEGREES;
    const q = [0, 0, 0, Math.cos(half)];
    q[axis] = Math.sin(half);
    return q;
}

// That part of a turn by its smaller angle.
function part(q, fraction) {
    const length = Math.hypot(q[0], q[1], q[2]);
    if (length === 0) {
        return IDENTITY;
    }
    const half = fraction * Math.atan2(length, Math.abs(q[3]));
    const scale = (Math.sin(half) / length) * (q[3] < 0 ? -1 : 1);
    return [q[0] * scale, q[1] * scale, q[2] * scale, Math.cos(half)];
}

// The twist about an axis and the swing behind it, degrees.
function angleOf(q, axis, measure) {
    const along = q[0] * axis[0] + q[1] * axis[1] + q[2] * axis[2];
    const across = Math.hypot(q[0] - along * axis[0], q[1] - along * axis[1], q[2] - along * axis[2]);
    const cosine = Math.hypot(q[3], along);
    const swing = 2 * DEGREES * Math.atan2(across, cosine);
    if (measure === "swing") {
        return swing;
    }
    if (measure === "twist") {
        const twist = cosine > 0 ? 2 * DEGREES * Math.atan2(along, q[3]) : 0;
        return twist > 180 ? twist - 360 : twist < -180 ? twist + 360 : twist;
    }
    const twisted = cosine > 0 ? [...axis.map((a) => (a * along) / cosine), q[3] / cosine] : IDENTITY;
    const bend = product(q, inverse(twisted));
    const length = Math.hypot(bend[0], bend[1], bend[2]);
    return length > 0 ? (swing / length) * bend["xyz".indexOf(measure.at(-1))] : 0;
}

// Linear between the keys; beyond them the outermost key holds.
function valueAt(driver, angle) {
    const { angles, values } = driver;
    const next = angles.findIndex((key) => key >= angle);
    if (next <= 0) {
        return next < 0 ? values.at(-1) : values[0];
    }
    const fraction = (angle - angles[next - 1]) / (angles[next] - angles[next - 1]);
    return values[next - 1] + fraction * (values[next] - values[next - 1]);
}

export class SinewDrivers {
    // root: what holds joints and meshes. file: the parsed NAME.drivers.json. additive: adds to what an animation sets
    // that knows nothing of these drivers; clips of Sinew hold what they do as keys.
    constructor(root, file, { additive = false } = {}) {
        if (file.format !== "sinew-drivers" || file.version !== 1) {
            throw new Error("This is no drivers file of Sinew, version 1.");
        }
        this.additive = additive;
        this.joints = new Map();
        const meshes = [];
        root.traverse((node) => {
            const name = node.userData?.name ?? node.name; // three.js changes names that its tracks cannot use
            const joint = file.joints.find((each) => each.name === name);
            if (joint && !this.joints.has(name)) {
                this.joints.set(name, { node, ...joint, turn: IDENTITY });
            }
            if (node.morphTargetDictionary) {
                meshes.push(node);
            }
        });
        const whole = (each) => each.drivers.every((d) => d.sources.every((s) => this.joints.has(s.joint)));
        this.driven = file.driven.filter((each) => this.joints.has(each.joint) && whole(each));
        this.shapes = file.shapes.filter(whole).map((shape) => ({
            drivers: shape.drivers,
            targets: meshes
                .filter((mesh) => shape.name in mesh.morphTargetDictionary)
                .map((mesh) => [mesh.morphTargetInfluences, mesh.morphTargetDictionary[shape.name]]),
        }));
    }

    update() {
        for (const joint of this.joints.values()) {
            joint.turn = product(inverse(joint.rotation), joint.node.quaternion.toArray());
        }
        for (const { joint, drivers } of this.driven) {
            this.#move(this.joints.get(joint), drivers);
        }
        for (const { drivers, targets } of this.shapes) {
            const weight = drivers.reduce((sum, driver) => sum + this.#value(driver), 0);
            for (const [influences, index] of targets) {
                influences[index] = weight;
            }
        }
    }

    #move(joint, drivers) {
        const move = [0, 0, 0];
        const degrees = [0, 0, 0];
        const scale = [1, 1, 1];
        let turn = IDENTITY;
        const kinds = new Set();
        for (const driver of drivers) {
            const [kind, letter] = driver.channel.split("-");
            const axis = "xyz".indexOf(letter ?? "");
            const value = this.#value(driver);
            kinds.add(kind);
            if (kind === "turn") {
                const source = this.joints.get(driver.sources[0].joint).turn;
                turn = product(turn, product(product(driver.frame, part(source, value)), inverse(driver.frame)));
            } else if (kind === "translate") {
                move[axis] += value;
            } else if (kind === "rotate") {
                degrees[axis] += value;
            } else {
                scale[axis] *= value;
            }
        }
        const { node } = joint;
        if (kinds.has("turn") || kinds.has("rotate")) {
            const [x, y, z] = degrees.map((angle, axis) => about(axis, angle));
            turn = product(product(product(x, y), z), turn);
            joint.turn = this.additive ? product(joint.turn, turn) : turn;
            node.quaternion.fromArray(product(joint.rotation, joint.turn));
        }
        if (kinds.has("translate")) {
            const base = this.additive ? node.position.toArray() : joint.translation;
            node.position.fromArray(rotated(joint.rotation, move).map((offset, axis) => base[axis] + offset));
        }
        if (kinds.has("scale")) {
            const base = this.additive ? node.scale.toArray() : [1, 1, 1];
            node.scale.fromArray(scale.map((factor, axis) => factor * base[axis]));
        }
    }

    // One joint counts by its measure, several by the root of the sum of their squares.
    #value(driver) {
        const angles = driver.sources.map(({ joint, axis, from }) =>
            angleOf(product(inverse(from), this.joints.get(joint).turn), axis, driver.measure),
        );
        return valueAt(driver, angles.length === 1 ? angles[0] : Math.hypot(...angles));
    }
}
