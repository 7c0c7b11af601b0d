// Poses a DragonBones export by the runtime of its authors. Usage: node dragonbones_pose.mjs CLIENTS_FOLDER JOB.json
// JOB: {file: NAME_ske.json, times: [seconds, ...]}. Prints a JSON list of one entry: {error?, bones, version, warnings,
// slots: [{name, texture, uvs, rest: [x, y, ...]}] from behind to the front, clips: {NAME: {duration, poses: [of each
// time a list of slots, each [x, y, ...]]}}}.
import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';

const warnings = [];
console.log = console.info = () => {}; // standard output is for the result alone
console.warn = console.error = (...said) => warnings.push(said.join(' '));
console.assert = (holds, ...said) => holds || warnings.push(said.join(' '));

const [folder, jobFile] = process.argv.slice(2);
const db = await import(
    pathToFileURL(path.join(folder, 'node_modules/@cocos/dragonbones-js/out/dragonBones.js')).href
);

db.DragonBones.yDown = true; // as in the runtime's own renderers; Cocos, whose fork this is, turns y round

class Texture extends db.TextureData {
    _onClear() {
        super._onClear();
    }
}
Texture.toString = () => '[class Texture]';

class Atlas extends db.TextureAtlasData {
    createTexture() {
        return db.BaseObject.borrowObject(Texture);
    }
}
Atlas.toString = () => '[class Atlas]';

/// A slot that draws nothing: what its mesh looks like is asked of it.
class Slot extends db.Slot {
    _initDisplay() {}
    _disposeDisplay() {}
    _onUpdateDisplay() {}
    _addDisplay() {}
    _replaceDisplay() {}
    _removeDisplay() {}
    _updateZOrder() {}
    _updateVisible() {}
    _updateBlendMode() {}
    _updateColor() {}
    _updateFrame() {}
    _updateMesh() {}
    _updateTransform() {}
    _identityTransform() {}

    /// Places of all vertices, as every renderer of the runtime computes them from its arrays.
    places() {
        const { verticesData, bones } = this._deformVertices;
        const { intArray, floatArray } = verticesData.data;
        const count = intArray[verticesData.offset + db.BinaryOffset.MeshVertexCount];
        const offsetOf = (at) => (intArray[at] < 0 ? intArray[at] + 65536 : intArray[at]);
        const places = [];
        if (verticesData.weight === null) {
            this.updateGlobalTransform();
            const m = this.globalTransformMatrix;
            const from = offsetOf(verticesData.offset + db.BinaryOffset.MeshFloatOffset);
            for (let i = 0; i < count; ++i) {
                const [x, y] = [floatArray[from + 2 * i], floatArray[from + 2 * i + 1]];
                places.push(m.a * x + m.c * y + m.tx, m.b * x + m.d * y + m.ty);
            }
            return places;
        }
        const { weight } = verticesData;
        let at = weight.offset + db.BinaryOffset.WeigthBoneIndices + weight.bones.length;
        let number = offsetOf(weight.offset + db.BinaryOffset.WeigthFloatOffset);
        for (let i = 0; i < count; ++i) {
            let [x, y] = [0, 0];
            for (let left = intArray[at++]; left > 0; --left) {
                const m = bones[intArray[at++]].globalTransformMatrix;
                const [w, bx, by] = floatArray.slice(number, number + 3);
                number += 3;
                x += w * (m.a * bx + m.c * by + m.tx);
                y += w * (m.b * bx + m.d * by + m.ty);
            }
            places.push(x, y);
        }
        return places;
    }

    uvs() {
        const { verticesData } = this._deformVertices;
        const { intArray, floatArray } = verticesData.data;
        const count = intArray[verticesData.offset + db.BinaryOffset.MeshVertexCount];
        let from = intArray[verticesData.offset + db.BinaryOffset.MeshFloatOffset];
        from += (from < 0 ? 65536 : 0) + 2 * count;
        return Array.from(floatArray.slice(from, from + 2 * count));
    }
}
Slot.toString = () => '[class Slot]';

const proxy = {
    dbInit() {},
    dbClear() {},
    dbUpdate() {},
    dispose() {},
    hasDBEventListener: () => false,
    dispatchDBEvent() {},
    addDBEventListener() {},
    removeDBEventListener() {},
};

class Factory extends db.BaseFactory {
    _buildTextureAtlasData(atlas) {
        return atlas ?? db.BaseObject.borrowObject(Atlas);
    }
    _buildArmature(dataPackage) {
        const armature = db.BaseObject.borrowObject(db.Armature);
        armature.init(dataPackage.armature, proxy, proxy, this._dragonBones);
        return armature;
    }
    _buildSlot(dataPackage, slotData, armature) {
        const slot = db.BaseObject.borrowObject(Slot);
        slot.init(slotData, armature, {}, {});
        return slot;
    }
}

function read({ file, times }) {
    const factory = new Factory();
    factory._dragonBones = new db.DragonBones(proxy);
    const stem = file.replace(/_ske\.json$/, '');
    const data = factory.parseDragonBonesData(JSON.parse(fs.readFileSync(file, 'utf8')));
    const table = JSON.parse(fs.readFileSync(`${stem}_tex.json`, 'utf8'));
    factory.parseTextureAtlasData(table, {});
    const armature = factory.buildArmature(data.armatureNames[0], data.name);
    const slots = [...armature.getSlots()].sort((a, b) => a._zOrder - b._zOrder);
    const result = {
        version: data.version,
        bones: armature.getBones().map((bone) => bone.name),
        slots: slots.map((slot) => ({
            name: slot.name,
            texture: slot._textureData ? { name: slot._textureData.name, ...slot._textureData.region } : null,
            uvs: slot.uvs(),
            rest: slot.places(),
        })),
        clips: {},
        picture: table.imagePath,
        pictureThere: fs.existsSync(path.join(path.dirname(file), table.imagePath)),
    };
    for (const name of armature.animation.animationNames) {
        const clip = armature.animation.animations[name];
        const poses = times.map((time) => {
            armature.animation.gotoAndStopByTime(name, Math.min(time, clip.duration));
            armature.advanceTime(0);
            return slots.map((slot) => slot.places());
        });
        result.clips[name] = { duration: clip.duration, poses };
    }
    return result;
}

let result;
try {
    result = read(JSON.parse(fs.readFileSync(jobFile, 'utf8')));
} catch (error) {
    result = { error: String(error.stack ?? error) };
}
process.stdout.write(JSON.stringify([{ ...result, warnings }]) + '\n');
