#include "tests/support/AssimpFiles.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <cstring>

namespace sinew::test {
namespace {

using Point = std::array<float, 3>;
using Face = std::array<int, 3>;

constexpr std::array<Point, 8> kVertices{{{-0.5F, 0, -0.25F},
                                          {0.5F, 0, -0.25F},
                                          {0.5F, 0, 0.25F},
                                          {-0.5F, 0, 0.25F},
                                          {-0.5F, 2, -0.25F},
                                          {0.5F, 2, -0.25F},
                                          {0.5F, 2, 0.25F},
                                          {-0.5F, 2, 0.25F}}};
constexpr std::array<Face, 12> kFaces{{{0, 1, 2},
                                       {0, 2, 3},
                                       {4, 6, 5},
                                       {4, 7, 6},
                                       {0, 5, 1},
                                       {0, 4, 5},
                                       {1, 6, 2},
                                       {1, 5, 6},
                                       {2, 7, 3},
                                       {2, 6, 7},
                                       {3, 4, 0},
                                       {3, 7, 4}}};

/// 0 the hip, 1 the knee.
int jointOf(int vertex) {
    return vertex < 4 ? 0 : 1;
}

/// With a decimal point, whatever the locale, and never without one: Assimp's X reader takes "1,0" for one
/// number.
std::string text(float value) {
    std::array<char, 32> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 4);
    return {digits.data(), end.ptr};
}

std::string text(int value) {
    std::array<char, 16> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

std::string text(const Point& p, const std::string& between) {
    return text(p[0]) + between + text(p[1]) + between + text(p[2]);
}

std::string text(const Face& f, const std::string& between) {
    return text(f[0]) + between + text(f[1]) + between + text(f[2]);
}

/// For formats that stand on their z axis.
Point zUp(const Point& p) {
    return {p[0], -p[2], p[1]};
}

std::string off() {
    std::string file = "OFF\n8 12 0\n";
    for (const Point& p : kVertices) {
        file += text(p, " ") + '\n';
    }
    for (const Face& f : kFaces) {
        file += "3 " + text(f, " ") + '\n';
    }
    return file;
}

std::string ac3d() {
    std::string file =
        "AC3Db\nMATERIAL \"skin\" rgb 0.5 0.25 0.125 amb 0.2 0.2 0.2 emis 0 0 0 spec 0 0 0 shi 0 "
        "trans 0\nOBJECT world\nkids 1\nOBJECT poly\nname \"box\"\nnumvert 8\n";
    for (const Point& p : kVertices) {
        file += text(p, " ") + '\n';
    }
    file += "numsurf 12\n";
    for (const Face& f : kFaces) {
        file += "SURF 0x20\nmat 0\nrefs 3\n" + text(f[0]) + " 0 0\n" + text(f[1]) + " 1 0\n" + text(f[2]) +
                " 1 1\n";
    }
    return file + "kids 0\n";
}

/// Clockwise, as all of this format.
std::string nff() {
    std::string file = "f 0.5 0.25 0.125 1 0 0 0\n";
    for (const Face& f : kFaces) {
        file += "p 3\n";
        for (const int p : {f[0], f[2], f[1]}) {
            file += text(kVertices[static_cast<std::size_t>(p)], " ") + '\n';
        }
    }
    return file;
}

std::string raw() {
    std::string file = "box\n";
    for (const Face& f : kFaces) {
        for (const int p : f) {
            file += text(kVertices[static_cast<std::size_t>(p)], " ") + ' ';
        }
        file += '\n';
    }
    return file;
}

std::string x3d() {
    std::string vertices;
    std::string faces;
    for (const Point& p : kVertices) {
        vertices += text(p, " ") + ' ';
    }
    for (const Face& f : kFaces) {
        faces += text(f, " ") + " -1 ";
    }
    return "<?xml version=\"1.0\"?>\n<X3D version=\"3.3\"><Scene><Shape><IndexedFaceSet coordIndex=\"" +
           faces + "\"><Coordinate point=\"" + vertices + "\"/></IndexedFaceSet></Shape></Scene></X3D>\n";
}

std::string amf() {
    std::string file =
        "<?xml version=\"1.0\"?>\n<amf unit=\"millimeter\"><object id=\"0\"><mesh><vertices>\n";
    for (const Point& p : kVertices) {
        file += "<vertex><coordinates><x>" + text(p[0]) + "</x><y>" + text(p[1]) + "</y><z>" + text(p[2]) +
                "</z></coordinates></vertex>\n";
    }
    file += "</vertices><volume>\n";
    for (const Face& f : kFaces) {
        file += "<triangle><v1>" + text(f[0]) + "</v1><v2>" + text(f[1]) + "</v2><v3>" + text(f[2]) +
                "</v3></triangle>\n";
    }
    return file + "</volume></mesh></object></amf>\n";
}

std::string openGex() {
    std::string vertices;
    std::string normals;
    std::string faces;
    for (const Point& p : kVertices) {
        vertices += (vertices.empty() ? "{" : ", {") + text(p, ",") + '}';
        normals += normals.empty() ? "{0,1,0}" : ", {0,1,0}";
    }
    for (const Face& f : kFaces) {
        faces += (faces.empty() ? "{" : ", {") + text(f, ",") + '}';
    }
    return "Metric (key = \"distance\") {float {1}}\nMetric (key = \"up\") {string {\"y\"}}\n"
           "GeometryNode $node1\n{\n\tName {string {\"box\"}}\n\tObjectRef {ref {$geometry1}}\n"
           "\tTransform {float[16] {{1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1}}}\n}\n"
           "GeometryObject $geometry1\n{\n\tMesh (primitive = \"triangles\")\n\t{\n"
           "\t\tVertexArray (attrib = \"position\")\n\t\t{\n\t\t\tfloat[3] {" +
           vertices + "}\n\t\t}\n\t\tVertexArray (attrib = \"normal\")\n\t\t{\n\t\t\tfloat[3] {" + normals +
           "}\n\t\t}\n\t\tIndexArray\n\t\t{\n\t\t\tunsigned_int32[3] {" + faces + "}\n\t\t}\n\t}\n}\n";
}

/// Clockwise, as all of this format.
std::string md5Mesh() {
    std::string file = "MD5Version 10\ncommandline \"\"\n\nnumJoints 2\nnumMeshes 1\n\njoints {\n"
                       "\t\"hip\"\t-1 ( 0 0 0 ) ( 0 0 0 )\n\t\"knee\"\t0 ( 0 0 1 ) ( 0 0 0 )\n}\n\n"
                       "mesh {\n\tshader \"skin\"\n\n\tnumverts 8\n";
    std::string weights;
    for (int p = 0; p < 8; ++p) {
        Point place = zUp(kVertices[static_cast<std::size_t>(p)]);
        place[2] -= static_cast<float>(jointOf(p)); // to its joint
        file += "\tvert " + text(p) + " ( 0 0 ) " + text(p) + " 1\n";
        weights += "\tweight " + text(p) + ' ' + text(jointOf(p)) + " 1 ( " + text(place, " ") + " )\n";
    }
    file += "\n\tnumtris 12\n";
    for (int f = 0; f < 12; ++f) {
        const Face& face = kFaces[static_cast<std::size_t>(f)];
        file += "\ttri " + text(f) + ' ' + text(Face{face[0], face[2], face[1]}, " ") + '\n';
    }
    return file + "\n\tnumweights 8\n" + weights + "}\n";
}

std::string md5Clip() {
    std::string bounds;
    std::string frames;
    for (int i = 0; i < 11; ++i) {
        bounds += "\t( 0 0 0 ) ( 1 1 2 )\n";
        frames += "\nframe " + text(i) + " {\n\t" + text(1.0F + 0.2F * static_cast<float>(i)) + "\n}\n";
    }
    return "MD5Version 10\ncommandline \"\"\n\nnumFrames 11\nnumJoints 2\nframeRate 10\n"
           "numAnimatedComponents 1\n\nhierarchy {\n\t\"hip\"\t-1 0 0\n\t\"knee\"\t0 4 0\n}\n\nbounds {\n" +
           bounds + "}\n\nbaseframe {\n\t( 0 0 0 ) ( 0 0 0 )\n\t( 0 0 1 ) ( 0 0 0 )\n}\n" + frames;
}

std::string smd() {
    std::string file = "version 1\nnodes\n0 \"hip\" -1\n1 \"knee\" 0\nend\nskeleton\ntime 0\n0 0 0 0 0 0 0\n"
                       "1 0 0 1 0 0 0\ntime 25\n0 0 0 0 0 0 0\n1 0 0 3 0 0 0\nend\ntriangles\n";
    for (const Face& f : kFaces) {
        file += "skin\n";
        for (const int p : f) {
            file += text(jointOf(p)) + ' ' + text(zUp(kVertices[static_cast<std::size_t>(p)]), " ") +
                    " 0 0 1 0 0 1 " + text(jointOf(p)) + " 1\n";
        }
    }
    return file + "end\n";
}

std::string matrixOfX(float up) {
    return "1.0,0.0,0.0,0.0, 0.0,1.0,0.0,0.0, 0.0,0.0,1.0,0.0, 0.0," + text(up) + ",0.0,1.0;;";
}

/// Left-handed: its faces run the other way once its z axis is turned.
std::string directX() {
    std::string vertices;
    std::string faces;
    for (const Point& p : kVertices) {
        vertices += (vertices.empty() ? "" : ",\n") + text(p, ";") + ';';
    }
    for (const Face& f : kFaces) {
        faces += (faces.empty() ? "3;" : ",\n3;") + text(f, ",") + ';';
    }
    return "xof 0303txt 0032\nFrame hip {\n FrameTransformMatrix { " + matrixOfX(0) +
           " }\n Frame knee {\n  FrameTransformMatrix { " + matrixOfX(1) +
           " }\n }\n}\nFrame Body {\n Mesh box {\n8;\n" + vertices + ";\n12;\n" + faces +
           ";\n  XSkinMeshHeader { 1; 1; 2; }\n  SkinWeights { \"hip\"; 4; 0,1,2,3; 1.0,1.0,1.0,1.0; " +
           matrixOfX(0) + " }\n  SkinWeights { \"knee\"; 4; 4,5,6,7; 1.0,1.0,1.0,1.0; " + matrixOfX(-1) +
           " }\n }\n}\nAnimTicksPerSecond { 10; }\nAnimationSet nod {\n Animation { {knee}\n"
           "  AnimationKey { 2; 2; 0;3;0.0,1.0,0.0;;, 10;3;0.0,3.0,0.0;;; }\n }\n}\n";
}

// Binary formats.

template<typename... T>
std::string raws(T... values) {
    std::string bytes;
    const auto add = [&](const auto& value) {
        bytes.append(reinterpret_cast<const char*>(&value), sizeof(value));
    };
    (add(values), ...);
    return bytes;
}

std::string raws(const Point& p) {
    return raws(p[0], p[1], p[2]);
}

std::string padded(const std::string& word, std::size_t length) {
    return word + std::string(length - word.size(), '\0');
}

std::string ms3dJoint(const std::string& name, const std::string& parent, float up, bool moves) {
    const std::uint16_t keys = moves ? 2 : 0;
    std::string bytes = '\0' + padded(name, 32) + padded(parent, 32) + raws(0.0F, 0.0F, 0.0F) +
                        raws(0.0F, up, 0.0F) + raws(keys, keys);
    if (moves) { // turns, then moves, from where it rests
        bytes += raws(0.0F, 0.0F, 0.0F, 0.0F) + raws(1.0F, 0.0F, 0.0F, 0.0F);
        bytes += raws(0.0F, 0.0F, 0.0F, 0.0F) + raws(1.0F, 0.0F, 2.0F, 0.0F);
    }
    return bytes;
}

std::string ms3d() {
    std::string file = "MS3D000000" + raws(std::int32_t{4}, std::uint16_t{8});
    for (int p = 0; p < 8; ++p) {
        file += '\0' + raws(kVertices[static_cast<std::size_t>(p)]) + static_cast<char>(jointOf(p)) + '\1';
    }
    file += raws(std::uint16_t{12});
    for (const Face& f : kFaces) {
        file += raws(std::uint16_t{0});
        for (const int p : f) {
            file += raws(static_cast<std::uint16_t>(p));
        }
        for (int corner = 0; corner < 3; ++corner) {
            file += raws(0.0F, 1.0F, 0.0F); // normals
        }
        file += std::string(24, '\0') + '\1' + '\0';
    }
    file += raws(std::uint16_t{1}) + '\0' + padded("box", 32) + raws(std::uint16_t{12});
    for (std::uint16_t f = 0; f < 12; ++f) {
        file += raws(f);
    }
    file += '\xFF' + raws(std::uint16_t{0}); // no material
    file += raws(10.0F, 0.0F, std::int32_t{10}, std::uint16_t{2});
    return file + ms3dJoint("hip", "", 0.0F, false) + ms3dJoint("knee", "hip", 1.0F, true);
}

std::string b3dChunk(const std::string& name, const std::string& content) {
    return name + raws(static_cast<std::int32_t>(content.size())) + content;
}

std::string b3dNode(const std::string& name, float up, const std::string& content) {
    return b3dChunk("NODE", name + '\0' + raws(0.0F, up, 0.0F) + raws(1.0F, 1.0F, 1.0F) +
                                raws(1.0F, 0.0F, 0.0F, 0.0F) + content);
}

std::string b3dBone(int joint) {
    std::string content;
    for (int p = 0; p < 8; ++p) {
        content += jointOf(p) == joint ? raws(std::int32_t{p}, 1.0F) : std::string();
    }
    return b3dChunk("BONE", content);
}

std::string b3d() {
    std::string vertices = raws(std::int32_t{0}, std::int32_t{0}, std::int32_t{0});
    for (const Point& p : kVertices) {
        vertices += raws(p);
    }
    std::string faces = raws(std::int32_t{-1});
    for (const Face& f : kFaces) {
        faces += raws(f[0], f[1], f[2]);
    }
    const std::string keys =
        b3dChunk("KEYS", raws(std::int32_t{1}) + raws(std::int32_t{0}, 0.0F, 1.0F, 0.0F) +
                             raws(std::int32_t{10}, 0.0F, 3.0F, 0.0F));
    const std::string mesh =
        b3dChunk("MESH", raws(std::int32_t{-1}) + b3dChunk("VRTS", vertices) + b3dChunk("TRIS", faces));
    const std::string clip = b3dChunk("ANIM", raws(std::int32_t{0}, std::int32_t{10}, 10.0F));
    const std::string knee = b3dNode("knee", 1.0F, b3dBone(1) + keys);
    const std::string body = b3dNode("Body", 0.0F, mesh + clip + b3dNode("hip", 0.0F, b3dBone(0) + knee));
    return b3dChunk("BB3D", raws(std::int32_t{1}) + body);
}

std::string chunk3ds(std::uint16_t id, const std::string& content) {
    return raws(id) + raws(static_cast<std::uint32_t>(content.size() + 6)) + content;
}

std::string file3ds() {
    std::string vertices = raws(std::uint16_t{8});
    for (const Point& p : kVertices) {
        vertices += raws(zUp(p));
    }
    std::string faces = raws(std::uint16_t{12});
    for (const Face& f : kFaces) {
        for (const int p : {f[0], f[1], f[2], 0}) {
            faces += raws(static_cast<std::uint16_t>(p));
        }
    }
    const std::string mesh = chunk3ds(0x4100, chunk3ds(0x4110, vertices) + chunk3ds(0x4120, faces));
    return chunk3ds(0x4D4D, chunk3ds(0x3D3D, chunk3ds(0x4000, std::string("box") + '\0' + mesh)));
}

} // namespace

std::vector<AssimpFile> assimpFiles() {
    return {{"box.off", off()},
            {"box.ac", ac3d()},
            {"box.nff", nff()},
            {"box.raw", raw()},
            {"box.x3d", x3d()},
            {"box.amf", amf()},
            {"box.ogex", openGex()},
            {"box.3ds", file3ds()},
            {"box.md5mesh", md5Mesh(), true, "box.md5anim", md5Clip()},
            {"box.smd", smd(), true},
            {"box.x", directX(), true},
            {"box.ms3d", ms3d(), true},
            {"box.b3d", b3d(), true}};
}

} // namespace sinew::test
