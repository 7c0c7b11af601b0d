// Unity: moves joints and sets shapes as Sinew does. Put it on the root of the character (an FBX) and give it the file
// NAME.drivers.json of the export. drivers.schema.json says what the file holds and how it is evaluated.
using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
[DefaultExecutionOrder(10000)] // behind all that poses the character
public class SinewDrivers : MonoBehaviour {
    [Serializable] public class Joint { public string name; public float[] rotation, translation; }
    [Serializable] public class Source { public string joint; public float[] axis, from; }
    [Serializable] public class Driver { public string channel, measure; public Source[] sources; public float[] frame, angles, values; }
    [Serializable] public class Driven { public string joint, name; public Driver[] drivers; } // a joint, or a shape by its name
    [Serializable] public class Rig { public Joint[] joints; public Driven[] driven, shapes; }
    class Bone { public Transform node; public Quaternion bind, turn; public Vector3 place; }
    public TextAsset file;
    [Tooltip("Add to what an animation sets that knows nothing of the drivers. Clips of Sinew hold them as keys.")] public bool additive;
    Driven[] joints; // each behind those that drive it
    readonly Dictionary<string, Bone> bones = new Dictionary<string, Bone>();
    readonly List<(SkinnedMeshRenderer mesh, int index, Driven shape)> shapes = new List<(SkinnedMeshRenderer, int, Driven)>();
    void Start() {
        var rig = JsonUtility.FromJson<Rig>(file.text);
        foreach (var node in GetComponentsInChildren<Transform>(true))
            if (Array.Find(rig.joints, each => each.name == node.name) is Joint j && !bones.ContainsKey(j.name))
                bones[j.name] = new Bone { node = node, bind = Turn(j.rotation), place = Vector(j.translation) };
        Predicate<Driven> whole = each => Array.TrueForAll(each.drivers, d => Array.TrueForAll(d.sources, s => bones.ContainsKey(s.joint)));
        joints = Array.FindAll(rig.driven, each => bones.ContainsKey(each.joint) && whole(each));
        foreach (var mesh in GetComponentsInChildren<SkinnedMeshRenderer>(true))
            for (int i = 0; mesh.sharedMesh != null && i < mesh.sharedMesh.blendShapeCount; ++i) {
                string name = mesh.sharedMesh.GetBlendShapeName(i); // an importer may put something and a dot before it
                var shape = Array.Find(rig.shapes, each => whole(each) && (name == each.name || name.EndsWith("." + each.name)));
                if (shape != null) shapes.Add((mesh, i, shape));
            }
    }
    void LateUpdate() {
        foreach (var bone in bones.Values) bone.turn = Quaternion.Inverse(bone.bind) * Mirror(bone.node.localRotation);
        foreach (var each in joints) Move(bones[each.joint], each.drivers);
        foreach (var s in shapes) s.mesh.SetBlendShapeWeight(s.index, 100f * s.shape.drivers.Sum(d => Value(d)));
    }
    void Move(Bone bone, Driver[] drivers) {
        Vector3 move = Vector3.zero, degrees = Vector3.zero, scale = Vector3.one;
        Quaternion turn = Quaternion.identity, frame;
        foreach (var d in drivers) {
            int axis = d.channel[d.channel.Length - 1] - 'x';
            if (d.channel == "turn") turn *= (frame = Turn(d.frame)) * Part(bones[d.sources[0].joint].turn, Value(d)) * Quaternion.Inverse(frame);
            else if (d.channel[0] == 't') move[axis] += Value(d);
            else if (d.channel[0] == 'r') degrees[axis] += Value(d);
            else scale[axis] *= Value(d);
        }
        turn = Quaternion.AngleAxis(degrees.x, Vector3.right) * Quaternion.AngleAxis(degrees.y, Vector3.up) * Quaternion.AngleAxis(degrees.z, Vector3.forward) * turn;
        Func<string, bool> drives = kind => drivers.Any(d => d.channel.StartsWith(kind));
        if (drives("turn") || drives("rotate")) bone.node.localRotation = Mirror(bone.bind * (bone.turn = additive ? bone.turn * turn : turn));
        if (drives("translate")) bone.node.localPosition = (additive ? bone.node.localPosition : Mirror(bone.place)) + Mirror(bone.bind * move);
        if (drives("scale")) bone.node.localScale = additive ? Vector3.Scale(bone.node.localScale, scale) : scale;
    }
    float Value(Driver d) {
        float square = 0f, angle = 0f;
        foreach (var s in d.sources) square += Mathf.Pow(angle = Angle(Quaternion.Inverse(Turn(s.from)) * bones[s.joint].turn, Vector(s.axis), d.measure), 2f);
        if (d.sources.Length > 1) angle = Mathf.Sqrt(square);
        int k = Array.FindIndex(d.angles, a => a >= angle); // linear from key k - 1 to k
        return k <= 0 ? d.values[k < 0 ? d.values.Length - 1 : 0] : d.values[k - 1] + (d.values[k] - d.values[k - 1]) * (angle - d.angles[k - 1]) / (d.angles[k] - d.angles[k - 1]);
    }
    static float Angle(Quaternion q, Vector3 axis, string measure) { // degrees
        var v = new Vector3(q.x, q.y, q.z);
        float along = Vector3.Dot(v, axis), cos = Mathf.Sqrt(q.w * q.w + along * along), two = 2f * Mathf.Rad2Deg;
        float twist = cos > 0f ? two * Mathf.Atan2(along, q.w) : 0f, swing = two * Mathf.Atan2((v - along * axis).magnitude, cos);
        if (measure == "twist") return twist > 180f ? twist - 360f : twist < -180f ? twist + 360f : twist;
        var bend = q * Quaternion.Inverse(Quaternion.AngleAxis(twist, axis)); // the swing alone
        return measure == "swing" ? swing : swing * new Vector3(bend.x, bend.y, bend.z).normalized[measure[5] - 'x'];
    }
    static Quaternion Part(Quaternion q, float part) { // of the smaller of both turns
        var v = new Vector3(q.x, q.y, q.z) * (q.w < 0f ? -1f : 1f);
        return Quaternion.AngleAxis(2f * Mathf.Rad2Deg * part * Mathf.Atan2(v.magnitude, Mathf.Abs(q.w)), v);
    }
    static Quaternion Turn(float[] q) => new Quaternion(q[0], q[1], q[2], q[3]);
    static Vector3 Vector(float[] v) => new Vector3(v[0], v[1], v[2]);
    static Quaternion Mirror(Quaternion q) => new Quaternion(q.x, -q.y, -q.z, q.w); // Unity mirrors X of a file
    static Vector3 Mirror(Vector3 v) => new Vector3(-v.x, v.y, v.z);
}
