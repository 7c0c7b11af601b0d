// As much of UnityEngine as resources/engines/SinewDrivers.cs uses, and a program that runs it on numbers.
//
// Usage: mono UnityStub.exe NAME.drivers.json job.json
// job.json: {"shapes": [names], "poses": [[{"name", "values": [tx, ty, tz, qx, qy, qz, qw, sx, sy, sz]}, ...], ...]}, joints
// against their parents in the file's axes. Prints a JSON list, an entry a pose: {"joints": {name: [as above]}, "shapes":
// [weights]}.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Text;

namespace UnityEngine {
    public class DefaultExecutionOrder : Attribute { public DefaultExecutionOrder(int order) { } }
    public class TooltipAttribute : Attribute { public TooltipAttribute(string text) { } }

    public static class Mathf {
        public const float Rad2Deg = 57.29578f;
        public static float Sqrt(float x) => (float)Math.Sqrt(x);
        public static float Abs(float x) => Math.Abs(x);
        public static float Pow(float x, float y) => (float)Math.Pow(x, y);
        public static float Atan2(float y, float x) => (float)Math.Atan2(y, x);
    }

    public struct Vector3 {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
        public static Vector3 zero => new Vector3(0, 0, 0);
        public static Vector3 one => new Vector3(1, 1, 1);
        public static Vector3 right => new Vector3(1, 0, 0);
        public static Vector3 up => new Vector3(0, 1, 0);
        public static Vector3 forward => new Vector3(0, 0, 1);
        public float magnitude => Mathf.Sqrt(Dot(this, this));
        public Vector3 normalized => magnitude > 1e-5f ? this * (1f / magnitude) : zero; // as Unity has it
        public float this[int i] {
            get => i == 0 ? x : i == 1 ? y : z;
            set { if (i == 0) x = value; else if (i == 1) y = value; else z = value; }
        }
        public static float Dot(Vector3 a, Vector3 b) => a.x * b.x + a.y * b.y + a.z * b.z;
        public static Vector3 Scale(Vector3 a, Vector3 b) => new Vector3(a.x * b.x, a.y * b.y, a.z * b.z);
        public static Vector3 operator +(Vector3 a, Vector3 b) => new Vector3(a.x + b.x, a.y + b.y, a.z + b.z);
        public static Vector3 operator -(Vector3 a, Vector3 b) => new Vector3(a.x - b.x, a.y - b.y, a.z - b.z);
        public static Vector3 operator *(Vector3 a, float s) => new Vector3(a.x * s, a.y * s, a.z * s);
        public static Vector3 operator *(float s, Vector3 a) => a * s;
    }

    public struct Quaternion {
        public float x, y, z, w;
        public Quaternion(float x, float y, float z, float w) { this.x = x; this.y = y; this.z = z; this.w = w; }
        public static Quaternion identity => new Quaternion(0, 0, 0, 1);
        public static Quaternion Inverse(Quaternion q) => new Quaternion(-q.x, -q.y, -q.z, q.w);
        public static Quaternion AngleAxis(float degrees, Vector3 axis) {
            if (axis.magnitude == 0f) return identity;
            double half = degrees * Math.PI / 360;
            Vector3 v = axis * ((float)Math.Sin(half) / axis.magnitude);
            return new Quaternion(v.x, v.y, v.z, (float)Math.Cos(half));
        }
        public static Quaternion operator *(Quaternion a, Quaternion b) => new Quaternion(
            a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z);
        public static Vector3 operator *(Quaternion q, Vector3 v) {
            Quaternion r = q * new Quaternion(v.x, v.y, v.z, 0) * Inverse(q);
            return new Vector3(r.x, r.y, r.z);
        }
    }

    public class TextAsset { public string text; }
    public class Transform {
        public string name;
        public Vector3 localPosition, localScale = Vector3.one;
        public Quaternion localRotation = Quaternion.identity;
    }
    public class Mesh {
        public string[] shapes;
        public int blendShapeCount => shapes.Length;
        public string GetBlendShapeName(int i) => shapes[i];
    }
    public class SkinnedMeshRenderer {
        public Mesh sharedMesh;
        public Dictionary<int, float> weights = new Dictionary<int, float>();
        public void SetBlendShapeWeight(int i, float weight) { weights[i] = weight; }
    }
    public class MonoBehaviour {
        public List<object> below = new List<object>();
        public T[] GetComponentsInChildren<T>(bool inactive) => below.OfType<T>().ToArray();
    }

    // Fills public fields of plain classes, as Unity's does.
    public static class JsonUtility {
        public static T FromJson<T>(string text) => (T)Fill(typeof(T), Json.Read(text));
        static object Fill(Type type, object value) {
            if (type == typeof(string)) return value;
            if (type == typeof(float)) return Convert.ToSingle(value);
            if (type.IsArray) {
                var list = (List<object>)value;
                Array array = Array.CreateInstance(type.GetElementType(), list.Count);
                for (int i = 0; i < list.Count; ++i) array.SetValue(Fill(type.GetElementType(), list[i]), i);
                return array;
            }
            object made = Activator.CreateInstance(type);
            foreach (FieldInfo field in type.GetFields())
                if (((Dictionary<string, object>)value).TryGetValue(field.Name, out object member)) field.SetValue(made, Fill(field.FieldType, member));
            return made;
        }
    }
}

// Objects, lists, strings and numbers.
class Json {
    readonly string text;
    int at;
    Json(string text) { this.text = text; }
    public static object Read(string text) => new Json(text).Value();
    char Next() { while (char.IsWhiteSpace(text[at])) ++at; return text[at]; }
    object Value() {
        char c = Next();
        if (c == '"') return Text();
        if (c != '{' && c != '[') {
            int begin = at;
            while (at < text.Length && "+-.eE0123456789".IndexOf(text[at]) >= 0) ++at;
            return double.Parse(text.Substring(begin, at - begin), CultureInfo.InvariantCulture);
        }
        var map = new Dictionary<string, object>();
        var list = new List<object>();
        ++at;
        while (Next() != '}' && text[at] != ']') {
            if (text[at] == ',') { ++at; Next(); }
            if (c == '[') { list.Add(Value()); continue; }
            string key = Text();
            Next();
            ++at; // the colon
            map[key] = Value();
        }
        ++at;
        return c == '{' ? (object)map : list;
    }
    string Text() {
        var result = new StringBuilder();
        for (++at; text[at] != '"'; ++at) {
            if (text[at] != '\\') { result.Append(text[at]); continue; }
            ++at;
            if (text[at] == 'u') { result.Append((char)Convert.ToInt32(text.Substring(at + 1, 4), 16)); at += 4; }
            else result.Append(text[at] == 'n' ? '\n' : text[at] == 't' ? '\t' : text[at]);
        }
        ++at;
        return result.ToString();
    }
}

static class Program {
    static string Number(float x) => x.ToString("R", CultureInfo.InvariantCulture);
    static string Quoted(string text) => "\"" + text.Replace("\\", "\\\\").Replace("\"", "\\\"") + "\"";

    // What Unity makes of a file, and back: X is mirrored.
    static UnityEngine.Vector3 Mirror(UnityEngine.Vector3 v) => new UnityEngine.Vector3(-v.x, v.y, v.z);
    static UnityEngine.Quaternion Mirror(UnityEngine.Quaternion q) => new UnityEngine.Quaternion(q.x, -q.y, -q.z, q.w);

    static void Main(string[] arguments) {
        var job = (Dictionary<string, object>)Json.Read(File.ReadAllText(arguments[1]));
        var poses = (List<object>)job["poses"];
        var names = ((List<object>)job["shapes"]).Cast<string>().ToArray();
        var nodes = new Dictionary<string, UnityEngine.Transform>();
        foreach (Dictionary<string, object> joint in (List<object>)poses[0])
            nodes[(string)joint["name"]] = new UnityEngine.Transform { name = (string)joint["name"] };
        var mesh = new UnityEngine.SkinnedMeshRenderer { sharedMesh = new UnityEngine.Mesh { shapes = names.Select(n => "Body." + n).ToArray() } };
        var drivers = new SinewDrivers { file = new UnityEngine.TextAsset { text = File.ReadAllText(arguments[0]) } };
        drivers.below.AddRange(nodes.Values);
        drivers.below.Add(mesh);
        drivers.below.Add(new UnityEngine.SkinnedMeshRenderer()); // without a mesh
        Call(drivers, "Start");
        var results = new List<string>();
        foreach (List<object> pose in poses) {
            foreach (Dictionary<string, object> joint in pose) {
                var v = ((List<object>)joint["values"]).Select(x => (float)(double)x).ToArray();
                var node = nodes[(string)joint["name"]];
                node.localPosition = Mirror(new UnityEngine.Vector3(v[0], v[1], v[2]));
                node.localRotation = Mirror(new UnityEngine.Quaternion(v[3], v[4], v[5], v[6]));
                node.localScale = new UnityEngine.Vector3(v[7], v[8], v[9]);
            }
            Call(drivers, "LateUpdate");
            Call(drivers, "LateUpdate"); // what is driven does not add up
            results.Add(Result(nodes, mesh, names.Length));
        }
        Console.WriteLine("[" + string.Join(",", results) + "]");
    }

    static void Call(object on, string method) =>
        on.GetType().GetMethod(method, BindingFlags.Instance | BindingFlags.NonPublic).Invoke(on, null);

    static string Result(Dictionary<string, UnityEngine.Transform> nodes, UnityEngine.SkinnedMeshRenderer mesh, int shapes) {
        var joints = nodes.Select(each => {
            var p = Mirror(each.Value.localPosition);
            var q = Mirror(each.Value.localRotation);
            var s = each.Value.localScale;
            return Quoted(each.Key) + ":[" + string.Join(",", new[] { p.x, p.y, p.z, q.x, q.y, q.z, q.w, s.x, s.y, s.z }.Select(Number)) + "]";
        });
        var weights = Enumerable.Range(0, shapes).Select(i => Number(mesh.weights.TryGetValue(i, out float w) ? w / 100f : 0f));
        return "{\"joints\":{" + string.Join(",", joints) + "},\"shapes\":[" + string.Join(",", weights) + "]}";
    }
}
