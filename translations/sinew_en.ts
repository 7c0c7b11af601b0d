<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>ContentText</name>
    <message numerus="yes">
        <source>%1 camera(s)</source>
        <translation>
            <numerusform>%1 camera</numerusform>
            <numerusform>%1 cameras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 light(s)</source>
        <translation>
            <numerusform>%1 light</numerusform>
            <numerusform>%1 lights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ambient occlusion of %1 material(s)</source>
        <translation>
            <numerusform>ambient occlusion of %1 material</numerusform>
            <numerusform>ambient occlusion of %1 materials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrap and filter modes of %1 texture(s)</source>
        <translation>
            <numerusform>wrap and filter modes of %1 texture</numerusform>
            <numerusform>wrap and filter modes of %1 textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>offset and scale of %1 texture(s)</source>
        <translation>
            <numerusform>offset and scale of %1 texture</numerusform>
            <numerusform>offset and scale of %1 textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) on a UV set other than the first</source>
        <translation>
            <numerusform>%1 texture on a UV set other than the first</numerusform>
            <numerusform>%1 textures on a UV set other than the first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normal map strength of %1 material(s)</source>
        <translation>
            <numerusform>normal map strength of %1 material</numerusform>
            <numerusform>normal map strength of %1 materials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tangents of %1 mesh(es)</source>
        <translation>
            <numerusform>tangents of %1 mesh</numerusform>
            <numerusform>tangents of %1 meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normals of %1 morph target(s)</source>
        <translation>
            <numerusform>normals of %1 morph target</numerusform>
            <numerusform>normals of %1 morph targets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex attribute(s) of its own</source>
        <translation>
            <numerusform>%1 vertex attribute of its own</numerusform>
            <numerusform>%1 vertex attributes of its own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>custom properties of %1 object(s)</source>
        <translation>
            <numerusform>custom properties of %1 object</numerusform>
            <numerusform>custom properties of %1 objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copyright line</source>
        <translation>
            <numerusform>the copyright line</numerusform>
            <numerusform>the copyright line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further scene(s)</source>
        <translation>
            <numerusform>%1 further scene</numerusform>
            <numerusform>%1 further scenes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the skeleton of %1 joint(s)</source>
        <translation>
            <numerusform>the skeleton of %1 joint</numerusform>
            <numerusform>the skeleton of %1 joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights of %1 mesh(es)</source>
        <translation>
            <numerusform>the weights of %1 mesh</numerusform>
            <numerusform>the weights of %1 meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 material(s)</source>
        <translation>
            <numerusform>%1 material</numerusform>
            <numerusform>%1 materials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s)</source>
        <translation>
            <numerusform>%1 texture</numerusform>
            <numerusform>%1 textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>%1 animation</numerusform>
            <numerusform>%1 animations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 morph target(s)</source>
        <translation>
            <numerusform>%1 morph target</numerusform>
            <numerusform>%1 morph targets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vertex colours of %1 mesh(es)</source>
        <translation>
            <numerusform>vertex colours of %1 mesh</numerusform>
            <numerusform>vertex colours of %1 meshes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further UV set(s)</source>
        <translation>
            <numerusform>%1 further UV set</numerusform>
            <numerusform>%1 further UV sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opacity maps of %1 material(s)</source>
        <translation>
            <numerusform>opacity maps of %1 material</numerusform>
            <numerusform>opacity maps of %1 materials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that %1 material(s) show both sides</source>
        <translation>
            <numerusform>that %1 material shows both sides</numerusform>
            <numerusform>that %1 materials show both sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) of slot %2</source>
        <translation>
            <numerusform>%1 texture of slot %2</numerusform>
            <numerusform>%1 textures of slot %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>extension %2</source>
        <translation>
            <numerusform>extension %2</numerusform>
            <numerusform>extension %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) held back by other skin</source>
        <translation>
            <numerusform>%n point held back by other skin</numerusform>
            <numerusform>%n points held back by other skin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) short of their place</source>
        <translation>
            <numerusform>%n point short of its place</numerusform>
            <numerusform>%n points short of their place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message numerus="yes">
        <source>%1: %2 polygon(s) left out that named points which do not exist</source>
        <translation>
            <numerusform>%1: %2 polygon left out that named points which do not exist</numerusform>
            <numerusform>%1: %2 polygons left out that named points which do not exist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 loose line(s) and point(s) left out, they have no surface</source>
        <translation>
            <numerusform>%1: %2 loose line or point left out, it has no surface</numerusform>
            <numerusform>%1: %2 loose lines and points left out, they have no surface</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: left out, it has no polygons</source>
        <translation>
            <numerusform>%1: left out, it has no polygons</numerusform>
            <numerusform>%1: left out, it has no polygons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the stored weights of %2 point(s) did not sum to 1 and were normalised</source>
        <translation>
            <numerusform>%1: the stored weights of %2 point did not sum to 1 and were normalised</numerusform>
            <numerusform>%1: the stored weights of %2 points did not sum to 1 and were normalised</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) had no weight in the file</source>
        <translation>
            <numerusform>%1: %2 point had no weight in the file</numerusform>
            <numerusform>%1: %2 points had no weight in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: hung on joint %3 and now follows it by weights</source>
        <translation>
            <numerusform>%1: hung on joint %3 and now follows it by weights</numerusform>
            <numerusform>%1: hung on joint %3 and now follows it by weights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: had a bind space of its own and was moved into the skeleton&apos;s</source>
        <translation>
            <numerusform>%1: had a bind space of its own and was moved into the skeleton&apos;s</numerusform>
            <numerusform>%1: had a bind space of its own and was moved into the skeleton&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %3 was bound to this joint elsewhere; the first place counts</source>
        <translation>
            <numerusform>%1: %3 was bound to this joint elsewhere; the first place counts</numerusform>
            <numerusform>%1: %3 was bound to this joint elsewhere; the first place counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the name given to a joint that had none</source>
        <translation>
            <numerusform>%1: the name given to a joint that had none</numerusform>
            <numerusform>%1: the name given to a joint that had none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) share this name</source>
        <translation>
            <numerusform>%1: %2 joint shares this name</numerusform>
            <numerusform>%1: %2 joints share this name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: scale removed from the bind pose of %2 joint(s)</source>
        <translation>
            <numerusform>%1: scale removed from the bind pose of %2 joint</numerusform>
            <numerusform>%1: scale removed from the bind pose of %2 joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; its path is kept</source>
        <translation>
            <numerusform>%1: the texture file %3 was not found; its path is kept</numerusform>
            <numerusform>%1: the texture file %3 was not found; its path is kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no mesh names its joints, so the nodes under this one became the skeleton</source>
        <translation>
            <numerusform>%1: no mesh names its joints, so the nodes under this one became the skeleton</numerusform>
            <numerusform>%1: no mesh names its joints, so the nodes under this one became the skeleton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton has %2 root(s)</source>
        <translation>
            <numerusform>%1: the skeleton has %2 root</numerusform>
            <numerusform>%1: the skeleton has %2 roots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its skeleton takes the place of the character&apos;s own</source>
        <translation>
            <numerusform>%1: its skeleton takes the place of the character&apos;s own</numerusform>
            <numerusform>%1: its skeleton takes the place of the character&apos;s own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint gets no weight: %3</source>
        <translation>
            <numerusform>%1: joint gets no weight: %3</numerusform>
            <numerusform>%1: joint gets no weight: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint lies outside the mesh, %3 m from it; the nearest inside was used</source>
        <translation>
            <numerusform>%1: joint lies outside the mesh, %3 m from it; the nearest inside was used</numerusform>
            <numerusform>%1: joint lies outside the mesh, %3 m from it; the nearest inside was used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region holds no point of the solved parts</source>
        <translation>
            <numerusform>%1: the region holds no point of the solved parts</numerusform>
            <numerusform>%1: the region holds no point of the solved parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region does without joint %3: there is no such joint, or the choice of joints leaves it out</source>
        <translation>
            <numerusform>%1: the region does without joint %3: there is no such joint, or the choice of joints leaves it out</numerusform>
            <numerusform>%1: the region does without joint %3: there is no such joint, or the choice of joints leaves it out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: none of the region&apos;s %2 point(s) is reached by its joint %3</source>
        <translation>
            <numerusform>%1: the region&apos;s %2 point is not reached by its joint %3</numerusform>
            <numerusform>%1: none of the region&apos;s %2 points is reached by its joint %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 painted point(s) of part %3 left out: the part is gone, not solved, or has another number of points</source>
        <translation>
            <numerusform>%1: %2 painted point of part %3 left out: the part is gone, not solved, or has another number of points</numerusform>
            <numerusform>%1: %2 painted points of part %3 left out: the part is gone, not solved, or has another number of points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has an alpha of its own, but there is no such joint, or the choice of joints leaves it out</source>
        <translation>
            <numerusform>%1: has an alpha of its own, but there is no such joint, or the choice of joints leaves it out</numerusform>
            <numerusform>%1: has an alpha of its own, but there is no such joint, or the choice of joints leaves it out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint got no weight: other joints are nearer everywhere</source>
        <translation>
            <numerusform>%1: joint got no weight: other joints are nearer everywhere</numerusform>
            <numerusform>%1: joint got no weight: other joints are nearer everywhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) keep following %3, the joint the part hangs on</source>
        <translation>
            <numerusform>%1: %2 point keeps following %3, the joint the part hangs on</numerusform>
            <numerusform>%1: %2 points keep following %3, the joint the part hangs on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) touch no joint; bound across a gap of %3 m, mostly to %4</source>
        <translation>
            <numerusform>%1: %2 point touches no joint; bound across a gap of %3 m, mostly to %4</numerusform>
            <numerusform>%1: %2 points touch no joint; bound across a gap of %3 m, mostly to %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) belong to no polygon; bound like the nearest part of the mesh</source>
        <translation>
            <numerusform>%1: %2 point belongs to no polygon; bound like the nearest part of the mesh</numerusform>
            <numerusform>%1: %2 points belong to no polygon; bound like the nearest part of the mesh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 shell(s) faced inwards; turned for the solver, left as they are in the mesh</source>
        <translation>
            <numerusform>%1: %2 shell faced inwards; turned for the solver, left as it is in the mesh</numerusform>
            <numerusform>%1: %2 shells faced inwards; turned for the solver, left as they are in the mesh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 triangle(s) in the place of others left out by the solver</source>
        <translation>
            <numerusform>%1: %2 triangle in the place of another left out by the solver</numerusform>
            <numerusform>%1: %2 triangles in the place of others left out by the solver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hole(s) closed for the solver only</source>
        <translation>
            <numerusform>%1: %2 hole closed for the solver only</numerusform>
            <numerusform>%1: %2 holes closed for the solver only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) without area ignored by the solver</source>
        <translation>
            <numerusform>%1: %2 face without area ignored by the solver</numerusform>
            <numerusform>%1: %2 faces without area ignored by the solver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model encloses no space; distances ran along its surface</source>
        <translation>
            <numerusform>The model encloses no space; distances ran along its surface</numerusform>
            <numerusform>The model encloses no space; distances ran along its surface</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) under the threshold removed</source>
        <translation>
            <numerusform>%1: %2 weight under the threshold removed</numerusform>
            <numerusform>%1: %2 weights under the threshold removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) had more than %3 influences; the largest were kept</source>
        <translation>
            <numerusform>%1: %2 point had more than %3 influences; the largest were kept</numerusform>
            <numerusform>%1: %2 points had more than %3 influences; the largest were kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) split into triangles, the format knows no others</source>
        <translation>
            <numerusform>%1: %2 polygon split into triangles, the format knows no others</numerusform>
            <numerusform>%1: %2 polygons split into triangles, the format knows no others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture not put into the file: %3</source>
        <translation>
            <numerusform>%1: texture not put into the file: %3</numerusform>
            <numerusform>%1: texture not put into the file: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 shape(s) left out: %3</source>
        <translation>
            <numerusform>%1: %2 shape left out: %3</numerusform>
            <numerusform>%1: %2 shapes left out: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) without weight now follow the root %3</source>
        <translation>
            <numerusform>%1: %2 point without weight now follows the root %3</numerusform>
            <numerusform>%1: %2 points without weight now follow the root %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) left out that belong to no polygon</source>
        <translation>
            <numerusform>%1: %2 point left out that belongs to no polygon</numerusform>
            <numerusform>%1: %2 points left out that belong to no polygon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture left out, the format has no place for it (%3)</source>
        <translation>
            <numerusform>%1: texture left out, the format has no place for it (%3)</numerusform>
            <numerusform>%1: texture left out, the format has no place for it (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: binding anew gave other weights than were saved</source>
        <translation>
            <numerusform>%1: binding anew gave other weights than were saved</numerusform>
            <numerusform>%1: binding anew gave other weights than were saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 posed joint(s) are not in the skeleton any more</source>
        <translation>
            <numerusform>%1: %2 posed joint is not in the skeleton any more</numerusform>
            <numerusform>%1: %2 posed joints are not in the skeleton any more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hole(s) let the outside in, the widest %3 m wide at (%5, %6, %7), %4 m deep; mend the mesh, or have holes closed for the solver</source>
        <translation>
            <numerusform>%1: %2 hole lets the outside in, %3 m wide at (%5, %6, %7), %4 m deep; close it, or have holes closed for the solver</numerusform>
            <numerusform>%1: %2 holes let the outside in, the widest %3 m wide at (%5, %6, %7), %4 m deep; close them, or have holes closed for the solver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: voxels bridge the gap of %4 m between them at (%5, %6, %7), weights may leak; refine there or take resolution auto</source>
        <translation>
            <numerusform>%1 and %3: voxels bridge the gap of %4 m between them at (%5, %6, %7), weights may leak; refine there or take resolution auto</numerusform>
            <numerusform>%1 and %3: voxels bridge the gap of %4 m between them at (%5, %6, %7), weights may leak; refine there or take resolution auto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: their surfaces touch at (%5, %6, %7), a gap of %4 m that no resolution opens; weights may leak there</source>
        <translation>
            <numerusform>%1 and %3: their surfaces touch at (%5, %6, %7), a gap of %4 m that no resolution opens; weights may leak there</numerusform>
            <numerusform>%1 and %3: their surfaces touch at (%5, %6, %7), a gap of %4 m that no resolution opens; weights may leak there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: the gap of %4 m between them at (%5, %6, %7) was refined to resolution %8</source>
        <translation>
            <numerusform>%1 and %3: the gap of %4 m between them at (%5, %6, %7) was refined to resolution %8</numerusform>
            <numerusform>%1 and %3: the gap of %4 m between them at (%5, %6, %7) was refined to resolution %8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: finer voxels would not have fitted into memory; %2 gap(s) stay bridged</source>
        <translation>
            <numerusform>%1: finer voxels would not have fitted into memory; %2 gap stays bridged</numerusform>
            <numerusform>%1: finer voxels would not have fitted into memory; %2 gaps stay bridged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) follow %3 alone, as was asked</source>
        <translation>
            <numerusform>%1: %2 point follows %3 alone, as was asked</numerusform>
            <numerusform>%1: %2 points follow %3 alone, as was asked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) follow the skin below, at most %3 m away, as was asked</source>
        <translation>
            <numerusform>%1: %2 point follows the skin below, at most %3 m away, as was asked</numerusform>
            <numerusform>%1: %2 points follow the skin below, at most %3 m away, as was asked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) bound to these joints only: %3</source>
        <translation>
            <numerusform>%1: %2 point bound to these joints only: %3</numerusform>
            <numerusform>%1: %2 points bound to these joints only: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) left as they were, as was asked</source>
        <translation>
            <numerusform>%1: %2 point left as it was, as was asked</numerusform>
            <numerusform>%1: %2 points left as they were, as was asked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its %2 point(s) could follow %4 alone, which has %3 of their weight</source>
        <translation>
            <numerusform>%1: its %2 point could follow %4 alone, which has %3 of its weight</numerusform>
            <numerusform>%1: its %2 points could follow %4 alone, which has %3 of their weight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) that deform in a way of their own are not in the skeleton any more</source>
        <translation>
            <numerusform>%1: %2 joint that deforms in a way of its own is not in the skeleton any more</numerusform>
            <numerusform>%1: %2 joints that deform in a way of their own are not in the skeleton any more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lies on the skin, at most %4 m away, and %3 of its weight is of other joints than the skin&apos;s: it could follow the skin below (%2 point(s) looked at)</source>
        <translation>
            <numerusform>%1: lies on the skin, at most %4 m away, and %3 of its weight is of other joints than the skin&apos;s: it could follow the skin below (%2 point looked at)</numerusform>
            <numerusform>%1: lies on the skin, at most %4 m away, and %3 of its weight is of other joints than the skin&apos;s: it could follow the skin below (%2 points looked at)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the position of %2 point(s) is no number or far too large; put between their neighbours. Export the mesh again</source>
        <translation>
            <numerusform>%1: the position of %2 point is no number or far too large; put between their neighbours. Export the mesh again</numerusform>
            <numerusform>%1: the positions of %2 points are no numbers or far too large; put between their neighbours. Export the mesh again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: left out, no position of its %2 point(s) can be used: they are no numbers or far too large. Export the mesh again</source>
        <translation>
            <numerusform>%1: left out, no position of its %2 point can be used: they are no numbers or far too large. Export the mesh again</numerusform>
            <numerusform>%1: left out, no position of its %2 points can be used: they are no numbers or far too large. Export the mesh again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its transform is no number or far too large, so it stands where its parent does. Reset it and export again</source>
        <translation>
            <numerusform>%1: its transform is no number or far too large, so it stands where its parent does. Reset it and export again</numerusform>
            <numerusform>%1: its transform is no number or far too large, so it stands where its parent does. Reset it and export again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the bind matrices of %2 joint(s) of its skin cannot be used; it is bound where the joints rest</source>
        <translation>
            <numerusform>%1: the bind matrix of %2 joint of its skin cannot be used; it is bound where the joints rest</numerusform>
            <numerusform>%1: the bind matrices of %2 joints of its skin cannot be used; it is bound where the joints rest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the picture of this texture is damaged, so it is not drawn; export it again</source>
        <translation>
            <numerusform>%1: the picture of this texture is damaged, so it is not drawn; export it again</numerusform>
            <numerusform>%1: the picture of this texture is damaged, so it is not drawn; export it again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not read: %4</source>
        <translation>
            <numerusform>%1: the texture file %3 was not read: %4</numerusform>
            <numerusform>%1: the texture file %3 was not read: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not read, and so in no exported file: %3</source>
        <translation>
            <numerusform>%1: not read, and so in no exported file: %3</numerusform>
            <numerusform>%1: not read, and so in no exported file: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the animation of %3 was left out; only joints and shapes can move</source>
        <translation>
            <numerusform>%1: the animation of %3 was left out; only joints and shapes can move</numerusform>
            <numerusform>%1: the animation of %3 was left out; only joints and shapes can move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not lie in the mesh, %2 of its %3 joints are outside and the weights mean little. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: the skeleton does not lie in the mesh, %2 of its %3 joints are outside and the weights mean little. Load the skeleton of this mesh, or scale and move it</numerusform>
            <numerusform>%1: the skeleton does not lie in the mesh, %2 of its %3 joints are outside and the weights mean little. Load the skeleton of this mesh, or scale and move it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not lie in the mesh, %2 of its %3 joints are outside and the weights mean little. It would fit %4: take --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: the skeleton does not lie in the mesh, %2 of its %3 joints are outside and the weights mean little. It would fit %4: take --fit-skeleton, or Fit Skeleton in the Bind menu</numerusform>
            <numerusform>%1: the skeleton does not lie in the mesh, %2 of its %3 joints are outside and the weights mean little. It would fit %4: take --fit-skeleton, or Fit Skeleton in the Bind menu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton was fitted to the mesh: %3</source>
        <translation>
            <numerusform>%1: the skeleton was fitted to the mesh: %3</numerusform>
            <numerusform>%1: the skeleton was fitted to the mesh: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint stands %3 m from the mesh, too far to be meant; its bone was cut off near the mesh. Check its position</source>
        <translation>
            <numerusform>%1: the joint stands %3 m from the mesh, too far to be meant; its bone was cut off near the mesh. Check its position</numerusform>
            <numerusform>%1: the joint stands %3 m from the mesh, too far to be meant; its bone was cut off near the mesh. Check its position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has no skin and hangs on no joint in the file, so its %2 point(s) were bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 m away: it could be rigid to that</source>
        <translation>
            <numerusform>%1: has no skin and hangs on no joint in the file, so its %2 point was bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 m away: it could be rigid to that</numerusform>
            <numerusform>%1: has no skin and hangs on no joint in the file, so its %2 points were bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 m away: it could be rigid to that</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture is a %3 file, which few programs read from this format; convert it to PNG if it does not show</source>
        <translation>
            <numerusform>%1: the texture is a %3 file, which few programs read from this format; convert it to PNG if it does not show</numerusform>
            <numerusform>%1: the texture is a %3 file, which few programs read from this format; convert it to PNG if it does not show</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: left out, the format has no place for it: %3</source>
        <translation>
            <numerusform>%1: left out, the format has no place for it: %3</numerusform>
            <numerusform>%1: left out, the format has no place for it: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message numerus="yes">
        <source>%n hole(s)</source>
        <translation>
            <numerusform>%n hole</numerusform>
            <numerusform>%n holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) with 3 and more faces</source>
        <translation>
            <numerusform>%n edge with 3 and more faces</numerusform>
            <numerusform>%n edges with 3 and more faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) between faces that look opposite ways</source>
        <translation>
            <numerusform>%n edge between faces that look opposite ways</numerusform>
            <numerusform>%n edges between faces that look opposite ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crossing face(s)</source>
        <translation>
            <numerusform>%n crossing face</numerusform>
            <numerusform>%n crossing faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s) without area</source>
        <translation>
            <numerusform>%n face without area</numerusform>
            <numerusform>%n faces without area</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n double face(s)</source>
        <translation>
            <numerusform>%n double face</numerusform>
            <numerusform>%n double faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) without face</source>
        <translation>
            <numerusform>%n point without face</numerusform>
            <numerusform>%n points without face</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>%n open edge</numerusform>
            <numerusform>%n open edges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::WeightsFlow</name>
    <message numerus="yes">
        <source>Weights of %n point(s) copied.</source>
        <translation>
            <numerusform>Weights of %n point copied.</numerusform>
            <numerusform>Weights of %n points copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) differ from all their neighbours.</source>
        <translation>
            <numerusform>%n point differs from all its neighbours.</numerusform>
            <numerusform>%n points differ from all their neighbours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) without a counterpart on the other side.</source>
        <translation>
            <numerusform>%n point without a counterpart on the other side.</numerusform>
            <numerusform>%n points without a counterpart on the other side.</numerusform>
        </translation>
    </message>
</context>
</TS>
