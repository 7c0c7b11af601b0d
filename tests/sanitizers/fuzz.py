#!/usr/bin/env python3
"""Runs the program on mutated files of every kind, and prints each run that ended otherwise than it may.

Usage: fuzz.py SINEW COUNT SEED [--models FOLDER] [--keep FOLDER] [--jobs N] [--formats fbx,glb] [--parsers]

SINEW is best a sanitized build (the preset asan). Each of COUNT runs takes one whole file of one kind (a character of
any format, a recipe, a pose, markers, weights, ...), mutates it, and gives it to a command that reads that kind. A run
may end with exit code 0 or 2, or with 1 and one line that says why; it may write nothing outside of its output folder.
The same SEED makes the same inputs. FOLDER of --models adds its files of up to 300 kB; --keep takes the inputs of runs
that failed. --formats takes seeds of these extensions alone; --parsers runs only commands that read, patch or write
files, no bind and no rig, which take most of the time. Exits with 1 if any run failed.
"""
import argparse
import concurrent.futures
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

LARGEST = 300_000
SECONDS = 300  # a sanitized rig of a wide body takes 100 s alone

BVH = b"""HIERARCHY
ROOT Hips
{
  OFFSET 0 1 0
  CHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation
  JOINT Spine
  {
    OFFSET 0 0.5 0
    CHANNELS 3 Zrotation Xrotation Yrotation
    End Site
    {
      OFFSET 0 0.3 0
    }
  }
}
MOTION
Frames: 2
Frame Time: 0.008333
0 1 0 0 0 0 0 0 0
0 1 0 5 0 0 10 0 0
"""
LIMB_OBJ = b"""mtllib limb.mtl
v -0.2 0 -0.2
v 0.2 0 -0.2
v 0.2 0 0.2
v -0.2 0 0.2
v -0.2 2 -0.2
v 0.2 2 -0.2
v 0.2 2 0.2
v -0.2 2 0.2
usemtl skin
f 1 2 3 4
f 8 7 6 5
f 1 5 6 2
f 2 6 7 3
f 3 7 8 4
f 4 8 5 1
"""
LIMB_MTL = b"newmtl skin\nKd 0.5 0.5 0.5\nmap_Kd skin.png\n"
LIMB_TGF = b"1 0 0 0\n2 0 1 0\n3 0 2 0\n#\n1 2\n2 3\n"

# Texts by kind. Joint names are those of BVH.
TEXTS = {
    "pose": ("json", json.dumps({"Spine": {"rotate": [0, 0, 60]}, "Hips": {"move": [0, 0.1, 0]}})),
    "recipe": ("json", json.dumps({"alpha": 0.4, "resolution": 32, "solver": "geodesic", "maxInfluences": 3,
                                   "parts": {"Body": "rigid:Hips"}, "regions": []})),
    "markers": ("json", json.dumps({"chin": [0, 1.5, 0], "groin": [0, 0.9, 0], "leftWrist": [0.6, 1.3, 0]})),
    "rename": ("json", json.dumps({"Hips": "pelvis", "Spine": "spine_01"})),
    "map": ("json", json.dumps({"Hips": "Hips", "Spine": "Spine"})),
    "joints": ("txt", "Hips\nSpine\n"),
    "list": ("txt", "limb.obj\n# comment\nother.glb\n"),
}


def run(sinew, arguments, folder):
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", HOME=folder, XDG_CACHE_HOME=folder,
                       ASAN_OPTIONS="exitcode=99:detect_leaks=0", UBSAN_OPTIONS="print_stacktrace=1:halt_on_error=1")
    return subprocess.run([sinew, *arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=SECONDS, check=False)


def make_seeds(sinew, folder, models, formats):
    """Whole files by kind: {kind: [(extension, bytes)]}; one rigged file; the buffer of the .gltf."""
    rigged = []
    mesh = os.path.join(folder, "limb.obj")
    joints = os.path.join(folder, "limb.bvh")
    write(mesh, LIMB_OBJ)
    write(joints, BVH)
    for extension in ("glb", "gltf", "fbx"):
        target = os.path.join(folder, "seed." + extension)
        done = run(sinew, ["bind", mesh, "--skeleton", joints, "-o", target, "--resolution", "32", "-q"], folder)
        if done.returncode != 0:
            print("no seed", extension, done.stderr.decode(errors="replace").strip(), file=sys.stderr)
            continue
        rigged.append((extension, target))
    seeds = {"character": [("obj", LIMB_OBJ), ("mtl", LIMB_MTL)], "skeleton": [("tgf", LIMB_TGF), ("bvh", BVH)],
             "motion": [("bvh", BVH)], "rigged": [], "weights": [], "picture": []}
    for extension, path in rigged:
        seeds["rigged"].append((extension, read(path)))
        seeds["motion"].append((extension, read(path)))
    for extension in ("csv", "json"):
        target = os.path.join(folder, "weights." + extension)
        if run(sinew, ["weights", rigged[0][1], "--export", target], folder).returncode == 0:
            seeds["weights"].append((extension, read(target)))
    shot = os.path.join(folder, "shot.png")
    wanted = not formats or "png" in formats
    if wanted and run(sinew, ["bind", rigged[0][1], "-o", shot + ".glb", "-q", "--snapshot", shot], folder).returncode == 0:
        seeds["picture"].append(("png", read(shot)))
    for base, _, names in os.walk(models or folder):
        for name in sorted(names) if models else []:
            path = os.path.join(base, name)
            extension = name.rpartition(".")[2].lower()
            if extension in ("glb", "gltf", "vrm", "fbx", "obj", "dae", "ply", "bvh", "x", "png") and os.path.getsize(path) < LARGEST:
                kind = {"bvh": "motion", "png": "picture"}.get(extension, "rigged")
                seeds[kind].append((extension, read(path)))
    for kind, (extension, text) in TEXTS.items():
        seeds[kind] = [(extension, text.encode())]
    beside = read(os.path.join(folder, "seed.bin"))
    return {kind: files for kind, files in seeds.items() if files}, rigged[0][1], beside


def mutate(data, chance):
    data = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 4, 16))):
        if not data:
            return b"\0"
        at = chance.randrange(len(data))
        kind = chance.randrange(10)
        if kind == 0:
            data[at] ^= 1 << chance.randrange(8)
        elif kind == 1:
            data[at] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, 0x0A, 0x22, 0x5C, 0x2E, 0x2F))
        elif kind == 2:
            data = data[:at]
        elif kind == 3:
            end = min(len(data), at + chance.choice((1, 4, 8, 100, 4000)))
            del data[at:end]
        elif kind == 4:
            end = min(len(data), at + chance.choice((1, 4, 8, 100, 4000)))
            data[at:at] = data[at:end] * chance.choice((1, 2, 50))
        elif kind == 5:
            at = at & ~3
            data[at:at + 4] = chance.choice((b"\xff\xff\xff\xff", b"\0\0\0\x80", b"\xff\xff\xff\x7f", b"\0\0\0\0",
                                             b"\x01\0\0\0", b"\0\0\xc0\x7f", b"\0\0\x80\x7f"))
        elif kind in (6, 7):  # a number of a text
            digits = [i for i in range(at, min(at + 400, len(data))) if chr(data[i]).isdigit()]
            if digits:
                first = digits[0]
                last = first
                while last < len(data) and (chr(data[last]).isdigit() or data[last] in b".eE+-"):
                    last += 1
                data[first:last] = chance.choice((b"-1", b"0", b"4294967296", b"1e308", b"nan", b"99999999999999999999",
                                                  b"1e-320", b"2147483647", b'"x"', b"null", b"[]", b"{}", b"0.5"))
        elif kind == 8:  # two places change places
            other = chance.randrange(len(data))
            size = chance.choice((1, 4, 16, 64))
            one, two = data[at:at + size], data[other:other + size]
            if len(one) == len(two):
                data[at:at + size], data[other:other + size] = two, one
        else:
            data[at:at] = chance.choice((b"../", b"\\..\\", b"%2e%2e%2f", b"\0", b"\r\n", b"[" * 900, b"\xef\xbb\xbf",
                                         b"/dev/zero", b"C:\\CON", b"\xc3\x28", b";", b"#"))
    return bytes(data)


def commands(kind, path, whole, chance, parsers):
    """A command that reads a file of this kind."""
    extension = path.rpartition(".")[2]
    bind = ["--resolution", "32", "--threads", "1", "-q"]
    out = "out/o." + chance.choice(("glb", "gltf", "fbx"))
    own = "out/o." + (extension if extension in ("glb", "gltf", "fbx", "vrm") else "glb")
    if kind in ("character", "rigged", "skeleton"):
        choices = [["bind", path, "-o", out, *bind], ["bind", path, "-o", own, *bind], ["inspect", path],
                   ["weights", path, "--repair", "-o", own], ["weights", path, "--export", "out/w.csv", "-o", out],
                   ["skeleton", path, "-o", own], ["bind", whole, "--skeleton", path, "-o", out, *bind],
                   ["rig", path, "--force", "-o", out], ["compare", whole, path],
                   ["transfer", path, whole, "-o", out], ["batch", path, "--out", "out", *bind],
                   ["pose", path, "--pose", "pose.json", "-o", "out/o.obj"],
                   ["explain", path, "--vertex", "1", "--resolution", "32"]]
        if parsers:
            choices = [words for words in choices if words[0] in ("inspect", "weights", "skeleton", "compare")]
        elif chance.randrange(4):  # a rig takes by far the longest
            choices = [words for words in choices if words[0] != "rig"]
        if extension == "mtl":
            choices = [["bind", "limb.obj", "--skeleton", "limb.tgf", "-o", out, *bind], ["inspect", "limb.obj"]]
        return chance.choice(choices)
    return {
        "motion": lambda: ["pose", whole, "--motion", path, "--frame", str(chance.choice((0, 1, 7))), "-o", "out/o.obj"],
        "weights": lambda: ["weights", whole, "--import", path, "-o", out],
        "picture": lambda: chance.choice((["rig", path, "--template", "paper-doll", "-o", out], ["inspect", path])),
        "pose": lambda: ["pose", whole, "--pose", path, "-o", "out/o.obj"],
        "recipe": lambda: ["bind", whole, "--recipe", path, "-o", out, "--threads", "1", "-q"],
        "markers": lambda: ["rig", whole, "--markers", path, "-o", out],
        "rename": lambda: ["skeleton", whole, "--rename", path, "-o", out],
        "map": lambda: ["transfer", whole, whole, "--map", path, "-o", out],
        "joints": lambda: ["bind", whole, "--joints", path, "-o", out, *bind],
        "list": lambda: ["batch", path, "--out", "out", *bind],
    }[kind]()


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, data):
    with open(path, "wb") as file:
        file.write(data)


def snapshot(folder):
    """What lies outside of the output folder: name, size, time."""
    found = set()
    for base, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in ("out", ".cache", ".config", ".local", "Sinew", "sinew")]
        for name in names:
            status = os.lstat(os.path.join(base, name))
            found.add((os.path.join(base, name), status.st_size, status.st_mtime_ns))
    return found


def one(sinew, seeds, whole, beside, given, number):
    chance = random.Random(f"{given.seed} {number}")
    kind = chance.choice([name for name in seeds for _ in range(6 if name in ("rigged", "character") else 1)])
    extension, data = chance.choice(seeds[kind])
    outer = tempfile.mkdtemp()
    folder = os.path.join(outer, "a", "b")
    os.makedirs(os.path.join(folder, "out"))
    write(os.path.join(folder, "limb.obj"), LIMB_OBJ)
    write(os.path.join(folder, "limb.tgf"), LIMB_TGF)
    write(os.path.join(folder, "seed.bin"), beside)
    write(os.path.join(folder, "pose.json"), TEXTS["pose"][1].encode())
    path = "limb.mtl" if extension == "mtl" else "in." + extension
    write(os.path.join(folder, path), mutate(data, chance))
    arguments = commands(kind, path, whole, chance, given.parsers)
    before = snapshot(outer)
    fault = ""
    try:
        done = run(sinew, arguments, folder)
        lines = done.stderr.decode(errors="replace").splitlines()
        errors = [line for line in lines if line.startswith("sinew:") and ": warning:" not in line]
        if done.returncode not in (0, 1, 2):
            fault = f"exit {done.returncode}: " + " | ".join(lines[:6])
        elif done.returncode == 1 and not errors and arguments[0] not in ("batch", "inspect", "compare"):
            fault = "exit 1 without a reason: " + " | ".join(lines[:3])
        elif any("runtime error" in line or "AddressSanitizer" in line for line in lines):
            fault = " | ".join(lines[:6])
        elif snapshot(outer) != before:
            fault = "wrote outside of its folder: " + str(sorted(snapshot(outer) ^ before)[:3])
    except subprocess.TimeoutExpired:
        fault = f"did not end in {SECONDS} s"
    if fault and given.keep:
        shutil.copy(os.path.join(folder, path), os.path.join(given.keep, f"{given.seed}_{number}_{path}"))
    shutil.rmtree(outer, ignore_errors=True)
    return number, kind, arguments, fault


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sinew")
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--models")
    parser.add_argument("--keep")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--formats", type=lambda text: text.split(","))
    parser.add_argument("--parsers", action="store_true")
    given = parser.parse_args()
    sinew = os.path.abspath(given.sinew)
    if given.keep:
        os.makedirs(given.keep, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        seeds, whole, beside = make_seeds(sinew, folder, given.models, given.formats)
        if given.formats:
            seeds = {kind: [seed for seed in files if seed[0] in given.formats] for kind, files in seeds.items()}
            seeds = {kind: files for kind, files in seeds.items() if files}
        print("kinds:", ", ".join(f"{kind} {len(files)}" for kind, files in seeds.items()), flush=True)
        failed = 0
        with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
            runs = [pool.submit(one, sinew, seeds, whole, beside, given, number) for number in range(given.count)]
            for count, done in enumerate(concurrent.futures.as_completed(runs), 1):
                if count % 500 == 0:
                    print(f"{count} inputs so far, {failed} faults", flush=True)
                number, kind, arguments, fault = done.result()
                if fault:
                    failed += 1
                    print(f"{number} {kind}: sinew {' '.join(arguments)}\n    {fault}", flush=True)
        print(f"{given.count} inputs, {failed} faults")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
