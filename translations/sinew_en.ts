<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
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
        <source>%1: %2 point(s) without a finite position moved to the origin</source>
        <translation>
            <numerusform>%1: %2 point without a finite position moved to the origin</numerusform>
            <numerusform>%1: %2 points without a finite position moved to the origin</numerusform>
        </translation>
    </message>
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
        <source>%1: the animation of %3 was left out, only joints move</source>
        <translation>
            <numerusform>%1: the animation of %3 was left out, only joints move</numerusform>
            <numerusform>%1: the animation of %3 was left out, only joints move</numerusform>
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
    <name>sinew::ReportModel</name>
    <message numerus="yes">
        <source>Weights may leak in %n place(s), where surfaces touch or voxels join them; the largest first</source>
        <translation>
            <numerusform>Weights may leak in %n place, where surfaces touch or voxels join them</numerusform>
            <numerusform>Weights may leak in %n places, where surfaces touch or voxels join them; the largest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) parted by finer voxels; the largest first</source>
        <translation>
            <numerusform>%n gap parted by finer voxels</numerusform>
            <numerusform>%n gaps parted by finer voxels; the largest first</numerusform>
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
