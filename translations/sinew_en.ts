<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>BakeText</name>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>%1 joint</numerusform>
            <numerusform>%1 joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>%1 shape</numerusform>
            <numerusform>%1 shapes</numerusform>
        </translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>%1 custom vertex attribute(s)</source>
        <translation>
            <numerusform>%1 custom vertex attribute</numerusform>
            <numerusform>%1 custom vertex attributes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>two-sided display of %1 material(s)</source>
        <translation>
            <numerusform>two-sided display of %1 material</numerusform>
            <numerusform>two-sided display of %1 materials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s) after the end of the GLB</source>
        <translation>
            <numerusform>%1 byte after the end of the GLB</numerusform>
            <numerusform>%1 bytes after the end of the GLB</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 FBX record(s) that cannot be read (first: %2)</source>
        <translation>
            <numerusform>%1 FBX record that cannot be read (%2)</numerusform>
            <numerusform>%1 FBX records that cannot be read (first: %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>8-bit numbers of %1 joint(s), as bytes count to 256</source>
        <translation>
            <numerusform>8-bit number of %1 joint, as bytes count to 256</numerusform>
            <numerusform>8-bit numbers of %1 joints, as bytes count to 256</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 linked image(s) or file(s)</source>
        <translation>
            <numerusform>%1 linked image or file</numerusform>
            <numerusform>%1 linked images or files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 script(s)</source>
        <translation>
            <numerusform>%1 script</numerusform>
            <numerusform>%1 scripts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 block(s) of HTML</source>
        <translation>
            <numerusform>%1 block of HTML</numerusform>
            <numerusform>%1 blocks of HTML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animated value(s)</source>
        <translation>
            <numerusform>%1 animated value</numerusform>
            <numerusform>%1 animated values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mask(s), clip path(s), filter(s), pattern(s) or marker(s)</source>
        <translation>
            <numerusform>%1 mask, clip path, filter, pattern or marker</numerusform>
            <numerusform>%1 masks, clip paths, filters, patterns or markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the limits of %1 joint(s)</source>
        <translation>
            <numerusform>the limits of %1 joint</numerusform>
            <numerusform>the limits of %1 joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 embedded picture(s) that cannot be drawn (embed PNG or JPEG instead)</source>
        <translation>
            <numerusform>%1 embedded picture that cannot be drawn (embed PNG or JPEG instead)</numerusform>
            <numerusform>%1 embedded pictures that cannot be drawn (embed PNG or JPEG instead)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spring chain(s), unless baked into clips</source>
        <translation>
            <numerusform>%1 spring chain, unless baked into clips</numerusform>
            <numerusform>%1 spring chains, unless baked into clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>%1 constraint</numerusform>
            <numerusform>%1 constraints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>%1 expression</numerusform>
            <numerusform>%1 expressions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toon shading (MToon) of %1 material(s)</source>
        <translation>
            <numerusform>toon shading (MToon) of %1 material</numerusform>
            <numerusform>toon shading (MToon) of %1 materials</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message numerus="yes">
        <source>%1 part(s)</source>
        <translation>
            <numerusform>%1 part</numerusform>
            <numerusform>%1 parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 vertex</numerusform>
            <numerusform>%1 vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>%1 joint</numerusform>
            <numerusform>%1 joints</numerusform>
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
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>%1 shape</numerusform>
            <numerusform>%1 shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chain(s) of springs</source>
        <translation>
            <numerusform>%1 chain of springs</numerusform>
            <numerusform>%1 chains of springs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 collider(s)</source>
        <translation>
            <numerusform>%1 collider</numerusform>
            <numerusform>%1 colliders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>%1 expression</numerusform>
            <numerusform>%1 expressions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>%1 constraint</numerusform>
            <numerusform>%1 constraints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfluenceList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
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
        <source>%n vertex(ices) stopped by other skin</source>
        <translation>
            <numerusform>%n vertex stopped by other skin</numerusform>
            <numerusform>%n vertices stopped by other skin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) did not reach the field</source>
        <translation>
            <numerusform>%n vertex did not reach the field</numerusform>
            <numerusform>%n vertices did not reach the field</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message numerus="yes">
        <source>%1: scale removed from the bind pose of %2 joint(s)</source>
        <translation>
            <numerusform>%1: scale removed from the bind pose of %2 joint</numerusform>
            <numerusform>%1: scale removed from the bind pose of %2 joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; its path is kept. Choose its folder with File &gt; Texture Folder</source>
        <translation>
            <numerusform>%1: the texture file %3 was not found; its path is kept. Choose its folder with File &gt; Texture Folder</numerusform>
            <numerusform>%1: the texture file %3 was not found; its path is kept. Choose its folder with File &gt; Texture Folder</numerusform>
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
        <source>%1: %2 face(s) without area ignored by the solver</source>
        <translation>
            <numerusform>%1: %2 face without area ignored by the solver</numerusform>
            <numerusform>%1: %2 faces without area ignored by the solver</numerusform>
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
        <source>%1: %2 vertex(ices) had no valid position; placed between neighbouring vertices. Export the mesh again</source>
        <translation>
            <numerusform>%1: %2 vertex had no valid position; placed between neighbouring vertices. Export the mesh again</numerusform>
            <numerusform>%1: %2 vertices had no valid position; placed between neighbouring vertices. Export the mesh again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, because no position of its %2 vertex(ices) is valid. Export the mesh again</source>
        <translation>
            <numerusform>%1: skipped, because the position of its %2 vertex is not valid. Export the mesh again</numerusform>
            <numerusform>%1: skipped, because no position of its %2 vertices is valid. Export the mesh again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its transform is not valid, so it was placed at its parent. Reset the transform and export again</source>
        <translation>
            <numerusform>%1: its transform is not valid, so it was placed at its parent. Reset the transform and export again</numerusform>
            <numerusform>%1: its transform is not valid, so it was placed at its parent. Reset the transform and export again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: invalid bind matrices of %2 joint(s); the rest pose is used instead</source>
        <translation>
            <numerusform>%1: invalid bind matrix of %2 joint; the rest pose is used instead</numerusform>
            <numerusform>%1: invalid bind matrices of %2 joints; the rest pose is used instead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) with missing vertices skipped. Repair the mesh where it was made, then use File &gt; Reload</source>
        <translation>
            <numerusform>%1: %2 polygon with missing vertices skipped. Repair the mesh where it was made, then use File &gt; Reload</numerusform>
            <numerusform>%1: %2 polygons with missing vertices skipped. Repair the mesh where it was made, then use File &gt; Reload</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, it has no polygons</source>
        <translation>
            <numerusform>%1: skipped, it has no polygons</numerusform>
            <numerusform>%1: skipped, it has no polygons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the weights of %2 vertex(ices) did not sum to 1 and were normalized</source>
        <translation>
            <numerusform>%1: the weights of %2 vertex did not sum to 1 and were normalized</numerusform>
            <numerusform>%1: the weights of %2 vertices did not sum to 1 and were normalized</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no weights in the file</source>
        <translation>
            <numerusform>%1: %2 vertex had no weights in the file</numerusform>
            <numerusform>%1: %2 vertices had no weights in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: rigid attachment to joint %3 converted to skin</source>
        <translation>
            <numerusform>%1: rigid attachment to joint %3 converted to skin</numerusform>
            <numerusform>%1: rigid attachment to joint %3 converted to skin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its bind space was converted to the skeleton&apos;s</source>
        <translation>
            <numerusform>%1: its bind space was converted to the skeleton&apos;s</numerusform>
            <numerusform>%1: its bind space was converted to the skeleton&apos;s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this joint had no name and was given this one</source>
        <translation>
            <numerusform>%1: this joint had no name and was given this one</numerusform>
            <numerusform>%1: this joint had no name and was given this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) have this name. Skeleton &gt; Rename Joint gives one another name</source>
        <translation>
            <numerusform>%1: %2 joint has this name. Skeleton &gt; Rename Joint gives one another name</numerusform>
            <numerusform>%1: %2 joints have this name. Skeleton &gt; Rename Joint gives one another name</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the image of this texture is damaged and cannot be shown. Export it again</source>
        <translation>
            <numerusform>%1: the image of this texture is damaged and cannot be shown. Export it again</numerusform>
            <numerusform>%1: the image of this texture is damaged and cannot be shown. Export it again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not imported, so missing in exported files: %3</source>
        <translation>
            <numerusform>%1: not imported, so missing in exported files: %3</numerusform>
            <numerusform>%1: not imported, so missing in exported files: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no mesh has a skin, so the nodes below this one are used as the skeleton</source>
        <translation>
            <numerusform>%1: no mesh has a skin, so the nodes below this one are used as the skeleton</numerusform>
            <numerusform>%1: no mesh has a skin, so the nodes below this one are used as the skeleton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its skeleton replaces the skeleton of the character</source>
        <translation>
            <numerusform>%1: its skeleton replaces the skeleton of the character</numerusform>
            <numerusform>%1: its skeleton replaces the skeleton of the character</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the animation of %3 was skipped; only joints and morph targets can be animated</source>
        <translation>
            <numerusform>%1: the animation of %3 was skipped; only joints and morph targets can be animated</numerusform>
            <numerusform>%1: the animation of %3 was skipped; only joints and morph targets can be animated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. Load the skeleton of this mesh, or scale and move it</numerusform>
            <numerusform>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. Load the skeleton of this mesh, or scale and move it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</numerusform>
            <numerusform>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skeleton fitted to the mesh: %3</source>
        <translation>
            <numerusform>%1: skeleton fitted to the mesh: %3</numerusform>
            <numerusform>%1: skeleton fitted to the mesh: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 away from the mesh, so its bone was cut off near the mesh. Check its position</source>
        <translation>
            <numerusform>%1: the joint is %3 away from the mesh, so its bone was cut off near the mesh. Check its position</numerusform>
            <numerusform>%1: the joint is %3 away from the mesh, so its bone was cut off near the mesh. Check its position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint gets no weight: %3</source>
        <translation>
            <numerusform>%1: the joint gets no weight: %3</numerusform>
            <numerusform>%1: the joint gets no weight: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 outside the mesh; the nearest voxel inside is used. Move to the Middle puts it inside</source>
        <translation>
            <numerusform>%1: the joint is %3 outside the mesh; the nearest voxel inside is used. Move to the Middle puts it inside</numerusform>
            <numerusform>%1: the joint is %3 outside the mesh; the nearest voxel inside is used. Move to the Middle puts it inside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint has no weight: other joints are nearer everywhere. If it should have weight, move it into its limb, or use Paint Weights</source>
        <translation>
            <numerusform>%1: the joint has no weight: other joints are nearer everywhere. If it should have weight, move it into its limb, or use Paint Weights</numerusform>
            <numerusform>%1: the joint has no weight: other joints are nearer everywhere. If it should have weight, move it into its limb, or use Paint Weights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) kept rigid to %3, as in the file</source>
        <translation>
            <numerusform>%1: %2 vertex kept rigid to %3, as in the file</numerusform>
            <numerusform>%1: %2 vertices kept rigid to %3, as in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) not connected to any joint, bound across a gap of %3, mostly to %4</source>
        <translation>
            <numerusform>%1: %2 vertex not connected to any joint, bound across a gap of %3, mostly to %4</numerusform>
            <numerusform>%1: %2 vertices not connected to any joint, bound across a gap of %3, mostly to %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons, bound like the nearest part of the mesh</source>
        <translation>
            <numerusform>%1: %2 vertex without polygons, bound like the nearest part of the mesh</numerusform>
            <numerusform>%1: %2 vertices without polygons, bound like the nearest part of the mesh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s); flipped for the solver, unchanged in the mesh</source>
        <translation>
            <numerusform>%1: inverted normals on %2 shell; flipped for the solver, unchanged in the mesh</numerusform>
            <numerusform>%1: inverted normals on %2 shells; flipped for the solver, unchanged in the mesh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 duplicate triangle(s) ignored by the solver</source>
        <translation>
            <numerusform>%1: %2 duplicate triangle ignored by the solver</numerusform>
            <numerusform>%1: %2 duplicate triangles ignored by the solver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 open border(s) closed, for the solver only. If something turned solid that should not be, switch off Close holes</source>
        <translation>
            <numerusform>%1: %2 open border closed, for the solver only. If something turned solid that should not be, switch off Close holes</numerusform>
            <numerusform>%1: %2 open borders closed, for the solver only. If something turned solid that should not be, switch off Close holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hole(s) in the volume, up to %3 wide at (%5, %6, %7) and %4 deep. Close holes in the mesh, or let the solver fill them</source>
        <translation>
            <numerusform>%1: %2 hole in the volume, %3 wide at (%5, %6, %7) and %4 deep. Close it in the mesh, or let the solver fill holes</numerusform>
            <numerusform>%1: %2 holes in the volume, up to %3 wide at (%5, %6, %7) and %4 deep. Close them in the mesh, or let the solver fill holes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed across a %4 gap at (%5, %6, %7); refine there, or use a finer resolution</source>
        <translation>
            <numerusform>%1 and %3: weights may bleed across a %4 gap at (%5, %6, %7); refine there, or use a finer resolution</numerusform>
            <numerusform>%1 and %3: weights may bleed across a %4 gap at (%5, %6, %7); refine there, or use a finer resolution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed at (%5, %6, %7), where the surfaces touch (gap %4); no resolution separates them. Use Separate under Voxel Edits there</source>
        <translation>
            <numerusform>%1 and %3: weights may bleed at (%5, %6, %7), where the surfaces touch (gap %4); no resolution separates them. Use Separate under Voxel Edits there</numerusform>
            <numerusform>%1 and %3: weights may bleed at (%5, %6, %7), where the surfaces touch (gap %4); no resolution separates them. Use Separate under Voxel Edits there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: a %4 gap at (%5, %6, %7) was opened by resolution %8</source>
        <translation>
            <numerusform>%1 and %3: a %4 gap at (%5, %6, %7) was opened by resolution %8</numerusform>
            <numerusform>%1 and %3: a %4 gap at (%5, %6, %7) was opened by resolution %8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: finer voxels did not fit into memory; %2 gap(s) left closed. Lower the Resolution, or use Separate under Voxel Edits at the gaps</source>
        <translation>
            <numerusform>%1: finer voxels did not fit into memory; %2 gap left closed. Lower the Resolution, or use Separate under Voxel Edits at the gaps</numerusform>
            <numerusform>%1: finer voxels did not fit into memory; %2 gaps left closed. Lower the Resolution, or use Separate under Voxel Edits at the gaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set rigid to %3</source>
        <translation>
            <numerusform>%1: %2 vertex set rigid to %3</numerusform>
            <numerusform>%1: %2 vertices set rigid to %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to copy the nearest skin, at most %3 away</source>
        <translation>
            <numerusform>%1: %2 vertex set to copy the nearest skin, at most %3 away</numerusform>
            <numerusform>%1: %2 vertices set to copy the nearest skin, at most %3 away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) limited to these joints: %3</source>
        <translation>
            <numerusform>%1: %2 vertex limited to these joints: %3</numerusform>
            <numerusform>%1: %2 vertices limited to these joints: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to be skipped</source>
        <translation>
            <numerusform>%1: %2 vertex set to be skipped</numerusform>
            <numerusform>%1: %2 vertices set to be skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its %2 vertex(ices) could be rigid to %4, which has %3 of the weight</source>
        <translation>
            <numerusform>%1: its %2 vertex could be rigid to %4, which has %3 of the weight</numerusform>
            <numerusform>%1: its %2 vertices could be rigid to %4, which has %3 of the weight</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has no skin and no parent joint in the file; %2 vertex(ices) bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 away: the part could be rigid to it</source>
        <translation>
            <numerusform>%1: has no skin and no parent joint in the file; %2 vertex bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 away: the part could be rigid to it</numerusform>
            <numerusform>%1: has no skin and no parent joint in the file; %2 vertices bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 away: the part could be rigid to it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lies on the skin, at most %4 away, but %3 of its weight is on other joints: it could copy the nearest skin (%2 vertex(ices) checked)</source>
        <translation>
            <numerusform>%1: lies on the skin, at most %4 away, but %3 of its weight is on other joints: it could copy the nearest skin (%2 vertex checked)</numerusform>
            <numerusform>%1: lies on the skin, at most %4 away, but %3 of its weight is on other joints: it could copy the nearest skin (%2 vertices checked)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region contains no vertex of a part that is bound. Select vertices and use Add Selected Vertices, or remove the region</source>
        <translation>
            <numerusform>%1: the region contains no vertex of a part that is bound. Select vertices and use Add Selected Vertices, or remove the region</numerusform>
            <numerusform>%1: the region contains no vertex of a part that is bound. Select vertices and use Add Selected Vertices, or remove the region</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region ignores joint %3, which does not exist or is not bound</source>
        <translation>
            <numerusform>%1: the region ignores joint %3, which does not exist or is not bound</numerusform>
            <numerusform>%1: the region ignores joint %3, which does not exist or is not bound</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint %3 does not reach the region (%2 vertex(ices))</source>
        <translation>
            <numerusform>%1: joint %3 does not reach the region (%2 vertex)</numerusform>
            <numerusform>%1: joint %3 does not reach the region (%2 vertices)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 painted vertex(ices) of part %3 ignored: the part is missing, not bound, or has another vertex count</source>
        <translation>
            <numerusform>%1: %2 painted vertex of part %3 ignored: the part is missing, not bound, or has another vertex count</numerusform>
            <numerusform>%1: %2 painted vertices of part %3 ignored: the part is missing, not bound, or has another vertex count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness (alpha) is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1: its stiffness (alpha) is not used: the joint does not exist or is not bound</numerusform>
            <numerusform>%1: its stiffness (alpha) is not used: the joint does not exist or is not bound</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) below the threshold pruned</source>
        <translation>
            <numerusform>%1: %2 weight below the threshold pruned</numerusform>
            <numerusform>%1: %2 weights below the threshold pruned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had more than %3 influences; the largest were kept</source>
        <translation>
            <numerusform>%1: %2 vertex had more than %3 influences; the largest were kept</numerusform>
            <numerusform>%1: %2 vertices had more than %3 influences; the largest were kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) split into triangles, as the format requires</source>
        <translation>
            <numerusform>%1: %2 polygon split into triangles, as the format requires</numerusform>
            <numerusform>%1: %2 polygons split into triangles, as the format requires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture not embedded: %3</source>
        <translation>
            <numerusform>%1: texture not embedded: %3</numerusform>
            <numerusform>%1: texture not embedded: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 morph target(s) skipped: %3</source>
        <translation>
            <numerusform>%1: %2 morph target skipped: %3</numerusform>
            <numerusform>%1: %2 morph targets skipped: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights bound to the root %3</source>
        <translation>
            <numerusform>%1: %2 vertex without weights bound to the root %3</numerusform>
            <numerusform>%1: %2 vertices without weights bound to the root %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons not exported</source>
        <translation>
            <numerusform>%1: %2 vertex without polygons not exported</numerusform>
            <numerusform>%1: %2 vertices without polygons not exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture skipped, the format cannot store it (%3)</source>
        <translation>
            <numerusform>%1: texture skipped, the format cannot store it (%3)</numerusform>
            <numerusform>%1: texture skipped, the format cannot store it (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture is a %3 file, which few programs read from this format. Convert it to PNG if it does not show</source>
        <translation>
            <numerusform>%1: the texture is a %3 file, which few programs read from this format. Convert it to PNG if it does not show</numerusform>
            <numerusform>%1: the texture is a %3 file, which few programs read from this format. Convert it to PNG if it does not show</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not exported, because the format cannot store it: %3</source>
        <translation>
            <numerusform>%1: not exported, because the format cannot store it: %3</numerusform>
            <numerusform>%1: not exported, because the format cannot store it: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: binding again gave weights that differ from the saved ones</source>
        <translation>
            <numerusform>%1: binding again gave weights that differ from the saved ones</numerusform>
            <numerusform>%1: binding again gave weights that differ from the saved ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 posed joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: %2 posed joint no longer found in the skeleton</numerusform>
            <numerusform>%1: %2 posed joints no longer found in the skeleton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with a joint deformation no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: %2 joint with a joint deformation no longer found in the skeleton</numerusform>
            <numerusform>%1: %2 joints with a joint deformation no longer found in the skeleton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 line(s) or point(s) without a surface skipped</source>
        <translation>
            <numerusform>%1: %2 line or point without a surface skipped</numerusform>
            <numerusform>%1: %2 lines or points without a surface skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: guessed the bones of %2 joint(s) without parent along their common axis %3. If they are wrong, load a skeleton whose joints have parents, or give the joints handles</source>
        <translation>
            <numerusform>%1: guessed the bone of %2 joint without parent along the common axis %3. If it is wrong, load a skeleton whose joints have parents, or give the joint a handle</numerusform>
            <numerusform>%1: guessed the bones of %2 joints without parent along their common axis %3. If they are wrong, load a skeleton whose joints have parents, or give the joints handles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel, or use --rigid-shells off</source>
        <translation>
            <numerusform>%1: %2 part or shell made rigid to one joint, because it moves nearly as one: %3. To let it bend, set it to Smooth in the Parts panel, or use --rigid-shells off</numerusform>
            <numerusform>%1: %2 parts or shells made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel, or use --rigid-shells off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage lies outside the mesh. Check its unit and up axis</source>
        <translation>
            <numerusform>%1: the cage lies outside the mesh. Check its unit and up axis</numerusform>
            <numerusform>%1: the cage lies outside the mesh. Check its unit and up axis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of the cage cross each other</source>
        <translation>
            <numerusform>%1: %2 face of the cage crosses another</numerusform>
            <numerusform>%1: %2 faces of the cage cross each other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage is not closed (%2 open edge(s))</source>
        <translation>
            <numerusform>%1: the cage is not closed (%2 open edge)</numerusform>
            <numerusform>%1: the cage is not closed (%2 open edges)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage has %2 vertex(ices), each of which is a joint. A coarser cage binds faster and is easier to pose</source>
        <translation>
            <numerusform>%1: the cage has %2 vertex, which is a joint. A coarser cage binds faster and is easier to pose</numerusform>
            <numerusform>%1: the cage has %2 vertices, each of which is a joint. A coarser cage binds faster and is easier to pose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with no bone in sight take their heat from the nearest bone behind a wall, mostly by %3</source>
        <translation>
            <numerusform>%1: %2 vertex with no bone in sight takes its heat from the nearest bone behind a wall, mostly by %3</numerusform>
            <numerusform>%1: %2 vertices with no bone in sight take their heat from the nearest bone behind a wall, mostly by %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %2 joint(s) are not fully solved; those of %1 are off by up to %3. They can be used as they are; a coarser resolution converges sooner</source>
        <translation>
            <numerusform>The weights of %2 joint are not fully solved; those of %1 are off by up to %3. They can be used as they are; a coarser resolution converges sooner</numerusform>
            <numerusform>The weights of %2 joints are not fully solved; those of %1 are off by up to %3. They can be used as they are; a coarser resolution converges sooner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its handle is %3 away from the mesh, so it was moved near the mesh for the bind. Check its position</source>
        <translation>
            <numerusform>%1: its handle is %3 away from the mesh, so it was moved near the mesh for the bind. Check its position</numerusform>
            <numerusform>%1: its handle is %3 away from the mesh, so it was moved near the mesh for the bind. Check its position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one with --joints</source>
        <translation>
            <numerusform>%1: %2 joint lies where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one with --joints</numerusform>
            <numerusform>%1: %2 joints lie where others do, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one with --joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No voxel lies inside the mesh, so the solver works along its surface. If the mesh encloses a volume, choose a finer resolution</source>
        <translation>
            <numerusform>No voxel lies inside the mesh, so the solver works along its surface. If the mesh encloses a volume, choose a finer resolution</numerusform>
            <numerusform>No voxel lies inside the mesh, so the solver works along its surface. If the mesh encloses a volume, choose a finer resolution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Keep shape does nothing here, as only the solver Bounded Biharmonic knows it. Choose that solver, or set Keep shape to 0</source>
        <translation>
            <numerusform>%1: Keep shape does nothing here, as only the solver Bounded Biharmonic knows it. Choose that solver, or set Keep shape to 0</numerusform>
            <numerusform>%1: Keep shape does nothing here, as only the solver Bounded Biharmonic knows it. Choose that solver, or set Keep shape to 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) of the cage, up to %3 away from the mesh, were moved near the mesh for the bind. Check the cage</source>
        <translation>
            <numerusform>%1: %2 vertex of the cage, %3 away from the mesh, was moved near the mesh for the bind. Check the cage</numerusform>
            <numerusform>%1: %2 vertices of the cage, up to %3 away from the mesh, were moved near the mesh for the bind. Check the cage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of this cage and of cage %3 cross each other, where both share the weights</source>
        <translation>
            <numerusform>%1: %2 face of this cage and of cage %3 crosses another, where both share the weights</numerusform>
            <numerusform>%1: %2 faces of this cage and of cage %3 cross each other, where both share the weights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with weights and without a counterpart; the nearest parent with one gets the weight: %3. List the pairs of joint names in a joint table</source>
        <translation>
            <numerusform>%1: %2 joint with weights has no counterpart; the nearest parent with one gets the weight: %3. List the pairs of joint names in a joint table</numerusform>
            <numerusform>%1: %2 joints with weights have no counterpart; the nearest parent with one gets the weight: %3. List the pairs of joint names in a joint table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the other side of the mesh has no counterpart for %2 vertex(ices), so their weights were not mirrored</source>
        <translation>
            <numerusform>%1: the other side of the mesh has no counterpart for %2 vertex, so its weights were not mirrored</numerusform>
            <numerusform>%1: the other side of the mesh has no counterpart for %2 vertices, so their weights were not mirrored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: images cannot hold the weights of %2 vertex(ices), because their UVs overlap or lie too close. Write larger images, or use CSV or JSON</source>
        <translation>
            <numerusform>%1: images cannot hold the weights of %2 vertex, because its UVs overlap or lie too close. Write larger images, or use CSV or JSON</numerusform>
            <numerusform>%1: images cannot hold the weights of %2 vertices, because their UVs overlap or lie too close. Write larger images, or use CSV or JSON</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights</source>
        <translation>
            <numerusform>%1: %2 vertex without weights</numerusform>
            <numerusform>%1: %2 vertices without weights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with weights of joints that are far away through the body</source>
        <translation>
            <numerusform>%1: %2 vertex with weights of joints that are far away through the body</numerusform>
            <numerusform>%1: %2 vertices with weights of joints that are far away through the body</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with noisy weights, unlike those of all their neighbours</source>
        <translation>
            <numerusform>%1: %2 vertex with noisy weights, unlike those of all its neighbours</numerusform>
            <numerusform>%1: %2 vertices with noisy weights, unlike those of all their neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with more influences than Max Influences (%3)</source>
        <translation>
            <numerusform>%1: %2 vertex with more influences than Max Influences (%3)</numerusform>
            <numerusform>%1: %2 vertices with more influences than Max Influences (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 triangle(s) in place of %3, because its borders, seams and non-manifold edges are kept</source>
        <translation>
            <numerusform>%1: %2 triangle in place of %3, because its borders, seams and non-manifold edges are kept</numerusform>
            <numerusform>%1: %2 triangles in place of %3, because its borders, seams and non-manifold edges are kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: several nodes show this mesh with different weights, so it was copied (%2 new mesh(es))</source>
        <translation>
            <numerusform>%1: several nodes show this mesh with different weights, so it was copied (%2 new mesh)</numerusform>
            <numerusform>%1: several nodes show this mesh with different weights, so it was copied (%2 new meshes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: weights of %2 primitive(s) are now stored without compression; everything else stays compressed</source>
        <translation>
            <numerusform>%1: weights of %2 primitive are now stored without compression; everything else stays compressed</numerusform>
            <numerusform>%1: weights of %2 primitives are now stored without compression; everything else stays compressed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this VRM names no humanoid bones, so programs that need a VRM will refuse it</source>
        <translation>
            <numerusform>%1: this VRM names no humanoid bones, so programs that need a VRM will refuse it</numerusform>
            <numerusform>%1: this VRM names no humanoid bones, so programs that need a VRM will refuse it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the whole file was written anew, because %3</source>
        <translation>
            <numerusform>%1: the whole file was written anew, because %3</numerusform>
            <numerusform>%1: the whole file was written anew, because %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 edit(s) of the skeleton no longer possible in its file</source>
        <translation>
            <numerusform>%1: %2 edit of the skeleton is no longer possible in its file</numerusform>
            <numerusform>%1: %2 edits of the skeleton are no longer possible in its file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 locked joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: %2 locked joint no longer found in the skeleton</numerusform>
            <numerusform>%1: %2 locked joints no longer found in the skeleton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hidden part(s) no longer found</source>
        <translation>
            <numerusform>%1: %2 hidden part no longer found</numerusform>
            <numerusform>%1: %2 hidden parts no longer found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part rule(s) dropped, because the part or a joint of the rule is gone: %3</source>
        <translation>
            <numerusform>%1: %2 part rule dropped, because the part or a joint of the rule is gone: %3</numerusform>
            <numerusform>%1: %2 part rules dropped, because the part or a joint of the rule is gone: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not bound any more. %3</source>
        <translation>
            <numerusform>%1: not bound any more. %3</numerusform>
            <numerusform>%1: not bound any more. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: layers transferred to the changed mesh, %2 painted vertex(ices) on it</source>
        <translation>
            <numerusform>%1: layers transferred to the changed mesh, %2 painted vertex on it</numerusform>
            <numerusform>%1: layers transferred to the changed mesh, %2 painted vertices on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: edits of %2 painted vertex(ices) lost, too far from the changed mesh</source>
        <translation>
            <numerusform>%1: edits of %2 painted vertex lost, too far from the changed mesh</numerusform>
            <numerusform>%1: edits of %2 painted vertices lost, too far from the changed mesh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s). Let the solver turn them outward, or it may take the inside for the outside</source>
        <translation>
            <numerusform>%1: inverted normals on %2 shell. Let the solver turn them outward, or it may take the inside for the outside</numerusform>
            <numerusform>%1: inverted normals on %2 shells. Let the solver turn them outward, or it may take the inside for the outside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: the skeleton is much smaller than the mesh, so the weights will be poor. Load the skeleton of this mesh, or scale and move it</numerusform>
            <numerusform>%1: the skeleton is much smaller than the mesh, so the weights will be poor. Load the skeleton of this mesh, or scale and move it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</numerusform>
            <numerusform>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel, or use --part</source>
        <translation>
            <numerusform>%1: %2 part far from the skeleton, %3, bound like the rest. If it is not part of the character, set it to Skip in the Parts panel, or use --part</numerusform>
            <numerusform>%1: %2 parts far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel, or use --part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh does not show %2 joint(s) of the template %3, so they are placed by usual proportions</source>
        <translation>
            <numerusform>%1: the mesh does not show %2 joint of the template %3, so it is placed by usual proportions</numerusform>
            <numerusform>%1: the mesh does not show %2 joints of the template %3, so they are placed by usual proportions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: in the file, the weights of %2 vertex(ices) are invalid or do not sum to 1. An export writes them corrected</source>
        <translation>
            <numerusform>%1: in the file, the weights of %2 vertex are invalid or do not sum to 1. An export writes them corrected</numerusform>
            <numerusform>%1: in the file, the weights of %2 vertices are invalid or do not sum to 1. An export writes them corrected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had invalid weights (negative, not a number, or of a missing joint); these were left out</source>
        <translation>
            <numerusform>%1: %2 vertex had invalid weights (negative, not a number, or of a missing joint); these were left out</numerusform>
            <numerusform>%1: %2 vertices had invalid weights (negative, not a number, or of a missing joint); these were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: two skins disagree on where this joint was bound. %3 was moved to the place that the larger skin gives. If it bends at the wrong place, load another skeleton with File &gt; Load Skeleton</source>
        <translation>
            <numerusform>%1: two skins disagree on where this joint was bound. %3 was moved to the place that the larger skin gives. If it bends at the wrong place, load another skeleton with File &gt; Load Skeleton</numerusform>
            <numerusform>%1: two skins disagree on where this joint was bound. %3 was moved to the place that the larger skin gives. If it bends at the wrong place, load another skeleton with File &gt; Load Skeleton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; %4 has its name and is used</source>
        <translation>
            <numerusform>%1: the texture file %3 was not found; %4 has its name and is used</numerusform>
            <numerusform>%1: the texture file %3 was not found; %4 has its name and is used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this texture comes from outside the model&apos;s folder and can become part of exported files: %3</source>
        <translation>
            <numerusform>%1: this texture comes from outside the model&apos;s folder and can become part of exported files: %3</numerusform>
            <numerusform>%1: this texture comes from outside the model&apos;s folder and can become part of exported files: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this material file was not read: %3</source>
        <translation>
            <numerusform>%1: this material file was not read: %3</numerusform>
            <numerusform>%1: this material file was not read: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: nothing in the picture is transparent, so its whole rectangle is the character. Cut the figure out, and save it as PNG with transparency</source>
        <translation>
            <numerusform>%1: nothing in the picture is transparent, so its whole rectangle is the character. Cut the figure out, and save it as PNG with transparency</numerusform>
            <numerusform>%1: nothing in the picture is transparent, so its whole rectangle is the character. Cut the figure out, and save it as PNG with transparency</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the longest side of the character is %3, which is unusual. If that is wrong, correct the unit or the scale where the file was exported</source>
        <translation>
            <numerusform>%1: the longest side of the character is %3, which is unusual. If that is wrong, correct the unit or the scale where the file was exported</numerusform>
            <numerusform>%1: the longest side of the character is %3, which is unusual. If that is wrong, correct the unit or the scale where the file was exported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file announces %3 frames and contains %2; those that it contains are used</source>
        <translation>
            <numerusform>%1: the file announces %3 frames and contains %2; the one that it contains is used</numerusform>
            <numerusform>%1: the file announces %3 frames and contains %2; those that it contains are used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file states no valid frame time; %3 frames a second are used</source>
        <translation>
            <numerusform>%1: the file states no valid frame time; %3 frames a second are used</numerusform>
            <numerusform>%1: the file states no valid frame time; %3 frames a second are used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this file was written as %3, because its name in the model could lead out of the folder or is not allowed everywhere</source>
        <translation>
            <numerusform>%1: this file was written as %3, because its name in the model could lead out of the folder or is not allowed everywhere</numerusform>
            <numerusform>%1: this file was written as %3, because its name in the model could lead out of the folder or is not allowed everywhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file shows %2 joint(s) in a pose that the new file cannot keep. The skin of %3 is off the most, by %4</source>
        <translation>
            <numerusform>%1: the file shows %2 joint in a pose that the new file cannot keep. The skin of %3 is off by %4</numerusform>
            <numerusform>%1: the file shows %2 joints in a pose that the new file cannot keep. The skin of %3 is off the most, by %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free, out of reach of the surface that the weights come from, so they were bound to the skeleton</source>
        <translation>
            <numerusform>%1: %2 vertex hangs free, out of reach of the surface that the weights come from, so it was bound to the skeleton</numerusform>
            <numerusform>%1: %2 vertices hang free, out of reach of the surface that the weights come from, so they were bound to the skeleton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free and cannot be bound to the skeleton, so they copy the nearest surface, however far it is. Check their weights</source>
        <translation>
            <numerusform>%1: %2 vertex hangs free and cannot be bound to the skeleton, so it copies the nearest surface, however far it is. Check its weights</numerusform>
            <numerusform>%1: %2 vertices hang free and cannot be bound to the skeleton, so they copy the nearest surface, however far it is. Check their weights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the voxels were drawn by %3 in %2 picture(s). Another graphics card may decide a few voxels otherwise</source>
        <translation>
            <numerusform>%1: the voxels were drawn by %3 in %2 picture. Another graphics card may decide a few voxels otherwise</numerusform>
            <numerusform>%1: the voxels were drawn by %3 in %2 pictures. Another graphics card may decide a few voxels otherwise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness by angle is not used: the joint or region does not exist or is not bound</source>
        <translation>
            <numerusform>%1: its stiffness by angle is not used: the joint or region does not exist or is not bound</numerusform>
            <numerusform>%1: its stiffness by angle is not used: the joint or region does not exist or is not bound</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its smoothness is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1: its smoothness is not used: the joint does not exist or is not bound</numerusform>
            <numerusform>%1: its smoothness is not used: the joint does not exist or is not bound</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because the mesh whose volume it used is missing or has changed: %3</source>
        <translation>
            <numerusform>%1: bound in a new volume, because the mesh whose volume it used is missing or has changed: %3</numerusform>
            <numerusform>%1: bound in a new volume, because the mesh whose volume it used is missing or has changed: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because %2 vertex(ices) lie outside the volume of the mesh before</source>
        <translation>
            <numerusform>%1: bound in a new volume, because %2 vertex lies outside the volume of the mesh before</numerusform>
            <numerusform>%1: bound in a new volume, because %2 vertices lie outside the volume of the mesh before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s), such as %3, turn out of the picture&apos;s plane in animations. The exported file shows them foreshortened, as seen from the front</source>
        <translation>
            <numerusform>%1: %2 joint, %3, turns out of the picture&apos;s plane in animations. The exported file shows it foreshortened, as seen from the front</numerusform>
            <numerusform>%1: %2 joints, such as %3, turn out of the picture&apos;s plane in animations. The exported file shows them foreshortened, as seen from the front</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: animations shear %2 joint(s), such as %3, which Godot 3 cannot do; export for Godot 4 keeps it</source>
        <translation>
            <numerusform>%1: animations shear %2 joint, %3, which Godot 3 cannot do; export for Godot 4 keeps it</numerusform>
            <numerusform>%1: animations shear %2 joints, such as %3, which Godot 3 cannot do; export for Godot 4 keeps it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this animation of %2 frame(s) was not exported. The format holds %3 frames, fewer if many joints move</source>
        <translation>
            <numerusform>%1: this animation of %2 frame was not exported. The format holds %3 frames, fewer if many joints move</numerusform>
            <numerusform>%1: this animation of %2 frames was not exported. The format holds %3 frames, fewer if many joints move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 name(s) differ from the character&apos;s, because names must differ and some characters are not allowed, such as %3, now %4</source>
        <translation>
            <numerusform>%1: %2 name differs from the character&apos;s, because names must differ and some characters are not allowed: %3, now %4</numerusform>
            <numerusform>%1: %2 names differ from the character&apos;s, because names must differ and some characters are not allowed, such as %3, now %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the format cannot repeat this texture, as %3 does</source>
        <translation>
            <numerusform>%1: the format cannot repeat this texture, as %3 does</numerusform>
            <numerusform>%1: the format cannot repeat this texture, as %3 does</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a driver names it, but there is no such joint or shape. The driver does nothing</source>
        <translation>
            <numerusform>%1: a driver names it, but there is no such joint or shape. The driver does nothing</numerusform>
            <numerusform>%1: a driver names it, but there is no such joint or shape. The driver does nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) left out of the shape, because the pose flattens them</source>
        <translation>
            <numerusform>%1: %2 vertex left out of the shape, because the pose flattens it</numerusform>
            <numerusform>%1: %2 vertices left out of the shape, because the pose flattens them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the limits of %2 joint(s) were left out, because a min is greater than its max; one of them is %3. Correct them in the file</source>
        <translation>
            <numerusform>%1: the limits of %2 joint, %3, were left out, because a min is greater than its max. Correct them in the file</numerusform>
            <numerusform>%1: the limits of %2 joints were left out, because a min is greater than its max; one of them is %3. Correct them in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 shape(s) lost, because their part is missing or has another vertex count</source>
        <translation>
            <numerusform>%1: %2 shape lost, because its part is missing or has another vertex count</numerusform>
            <numerusform>%1: %2 shapes lost, because their part is missing or has another vertex count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its envelope is not used: the joint is not bound</source>
        <translation>
            <numerusform>%1: its envelope is not used: the joint is not bound</numerusform>
            <numerusform>%1: its envelope is not used: the joint is not bound</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no vertex of the mesh lies in this lattice or near this wire. Check its place, unit and drop-off</source>
        <translation>
            <numerusform>%1: no vertex of the mesh lies in this lattice or near this wire. Check its place, unit and drop-off</numerusform>
            <numerusform>%1: no vertex of the mesh lies in this lattice or near this wire. Check its place, unit and drop-off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) lose up to %3 of the weights of this lattice or wire to Max Influences and follow it only roughly. Set Max Influences to all, use fewer control vertices, or let them follow the skin</source>
        <translation>
            <numerusform>%1: %2 vertex loses up to %3 of the weights of this lattice or wire to Max Influences and follows it only roughly. Set Max Influences to all, use fewer control vertices, or let them follow the skin</numerusform>
            <numerusform>%1: %2 vertices lose up to %3 of the weights of this lattice or wire to Max Influences and follow it only roughly. Set Max Influences to all, use fewer control vertices, or let them follow the skin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh edited by hand (%2 vertex(ices)) is not used, because its picture is missing or has another size</source>
        <translation>
            <numerusform>%1: the mesh edited by hand (%2 vertex) is not used, because its picture is missing or has another size</numerusform>
            <numerusform>%1: the mesh edited by hand (%2 vertices) is not used, because its picture is missing or has another size</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the shape only repeats what weights can do. Weights alone bring its %2 vertex(ices) to the same place. Drag the skin instead</source>
        <translation>
            <numerusform>%1: the shape only repeats what weights can do. Weights alone bring its %2 vertex to the same place. Drag the skin instead</numerusform>
            <numerusform>%1: the shape only repeats what weights can do. Weights alone bring its %2 vertices to the same place. Drag the skin instead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: VRM 0.x has no constraints, so %2 driven joint(s) turn in the clips alone. Write VRM 1.0</source>
        <translation>
            <numerusform>%1: VRM 0.x has no constraints, so %2 driven joint turns in the clips alone. Write VRM 1.0</numerusform>
            <numerusform>%1: VRM 0.x has no constraints, so %2 driven joints turn in the clips alone. Write VRM 1.0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the character does not face +Z, as a VRM has to. Turn it by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1: the character does not face +Z, as a VRM has to. Turn it by Pose &gt; Apply as Rest Pose</numerusform>
            <numerusform>%1: the character does not face +Z, as a VRM has to. Turn it by Pose &gt; Apply as Rest Pose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the bind pose is not the T-pose of a VRM: %2 arm or leg bone(s) deviate, most %3, by %4 degrees. Make it one by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1: the bind pose is not the T-pose of a VRM: %2 arm or leg bone deviates, %3, by %4 degrees. Make it one by Pose &gt; Apply as Rest Pose</numerusform>
            <numerusform>%1: the bind pose is not the T-pose of a VRM: %2 arm or leg bones deviate, most %3, by %4 degrees. Make it one by Pose &gt; Apply as Rest Pose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its scale is part of the mesh now, and of the joints below</source>
        <translation>
            <numerusform>%1: its scale is part of the mesh now, and of the joints below</numerusform>
            <numerusform>%1: its scale is part of the mesh now, and of the joints below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) smoothed where the pose opened a fold</source>
        <translation>
            <numerusform>%1: %2 vertex smoothed where the pose opened a fold</numerusform>
            <numerusform>%1: %2 vertices smoothed where the pose opened a fold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its hands show %2 finger(s), so the template has no more, though %3 were asked for</source>
        <translation>
            <numerusform>%1: its hands show %2 finger, so the template has no more, though %3 were asked for</numerusform>
            <numerusform>%1: its hands show %2 fingers, so the template has no more, though %3 were asked for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is left out of the springs, because %3 (%4)</source>
        <translation>
            <numerusform>%1 is left out of the springs, because %3 (%4)</numerusform>
            <numerusform>%1 is left out of the springs, because %3 (%4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar&apos;s data are not used, such as %4, because %3. The file keeps them</source>
        <translation>
            <numerusform>%1: %2 entry of the avatar&apos;s data is not used, such as %4, because %3. The file keeps it</numerusform>
            <numerusform>%1: %2 entries of the avatar&apos;s data are not used, such as %4, because %3. The file keeps them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 node(s) had a scale, from %3 to %4. Positions and joints have it now, and all nodes have scale 1</source>
        <translation>
            <numerusform>%1: %2 node had a scale, from %3 to %4. Positions and joints have it now, and all nodes have scale 1</numerusform>
            <numerusform>%1: %2 nodes had a scale, from %3 to %4. Positions and joints have it now, and all nodes have scale 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar were not written, such as %4, because %3</source>
        <translation>
            <numerusform>%1: %2 entry of the avatar was not written, such as %4, because %3</numerusform>
            <numerusform>%1: %2 entries of the avatar were not written, such as %4, because %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no expressions found. The character has %2 shape(s), and no name of one says what a face shows, as in the lists of ARKit, MMD or VRoid</source>
        <translation>
            <numerusform>%1: no expressions found. The character has %2 shape, and its name does not say what a face shows, as in the lists of ARKit, MMD or VRoid</numerusform>
            <numerusform>%1: no expressions found. The character has %2 shapes, and no name of one says what a face shows, as in the lists of ARKit, MMD or VRoid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this expression sets %2 shape(s) that no part has, such as %3. Choose others, or remove them</source>
        <translation>
            <numerusform>%1: this expression sets %2 shape that no part has, such as %3. Choose another, or remove it</numerusform>
            <numerusform>%1: this expression sets %2 shapes that no part has, such as %3. Choose others, or remove them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) of this expression were not from 0 to 1 and were brought there</source>
        <translation>
            <numerusform>%1: %2 weight of this expression was not from 0 to 1 and was brought there</numerusform>
            <numerusform>%1: %2 weights of this expression were not from 0 to 1 and were brought there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: another expression has this name, so it is called %3 now</source>
        <translation>
            <numerusform>%1: another expression has this name, so it is called %3 now</numerusform>
            <numerusform>%1: another expression has this name, so it is called %3 now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this shape of %2 vertex(ices) was made by opening the jaw, joint %3, because expressions turn no joints</source>
        <translation>
            <numerusform>%1: this shape of %2 vertex was made by opening the jaw, joint %3, because expressions turn no joints</numerusform>
            <numerusform>%1: this shape of %2 vertices was made by opening the jaw, joint %3, because expressions turn no joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: it has no weights, so it stays where it is. Undo, bind it, and apply the rest pose again</source>
        <translation>
            <numerusform>%1: it has no weights, so it stays where it is. Undo, bind it, and apply the rest pose again</numerusform>
            <numerusform>%1: it has no weights, so it stays where it is. Undo, bind it, and apply the rest pose again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 constraint(s) were written with the nearest axis of their joint, such as that of %3, because no axis lies where it did before the joint was turned. Turn the joint&apos;s axes back for an exact one</source>
        <translation>
            <numerusform>%1: %2 constraint was written with the nearest axis of its joint, %3, because no axis lies where it did before the joint was turned. Turn the joint&apos;s axes back for an exact one</numerusform>
            <numerusform>%1: %2 constraints were written with the nearest axis of their joint, such as that of %3, because no axis lies where it did before the joint was turned. Turn the joint&apos;s axes back for an exact one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) at the ends of chains stay still in this file, because VRM 1.0 wants a joint at each end. Write the file anew, which adds them</source>
        <translation>
            <numerusform>%1: %2 joint at the end of a chain stays still in this file, because VRM 1.0 wants a joint at each end. Write the file anew, which adds it</numerusform>
            <numerusform>%1: %2 joints at the ends of chains stay still in this file, because VRM 1.0 wants a joint at each end. Write the file anew, which adds them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</numerusform>
            <numerusform>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</numerusform>
            <numerusform>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel</source>
        <translation>
            <numerusform>%1: %2 part far from the skeleton, %3, bound like the rest. If it is not part of the character, set it to Skip in the Parts panel</numerusform>
            <numerusform>%1: %2 parts far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one under Joints in the Bind panel</source>
        <translation>
            <numerusform>%1: %2 joint lies where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one under Joints in the Bind panel</numerusform>
            <numerusform>%1: %2 joints lie where others do, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one under Joints in the Bind panel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel</source>
        <translation>
            <numerusform>%1: %2 part or shell made rigid to one joint, because it moves nearly as one: %3. To let it bend, set it to Smooth in the Parts panel</numerusform>
            <numerusform>%1: %2 parts or shells made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message numerus="yes">
        <source>%n open border(s)</source>
        <translation>
            <numerusform>%n open border</numerusform>
            <numerusform>%n open borders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>%n open edge</numerusform>
            <numerusform>%n open edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-manifold edge(s)</source>
        <translation>
            <numerusform>%n non-manifold edge</numerusform>
            <numerusform>%n non-manifold edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) with flipped faces</source>
        <translation>
            <numerusform>%n edge with flipped faces</numerusform>
            <numerusform>%n edges with flipped faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-intersecting face(s)</source>
        <translation>
            <numerusform>%n self-intersecting face</numerusform>
            <numerusform>%n self-intersecting faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero-area face(s)</source>
        <translation>
            <numerusform>%n zero-area face</numerusform>
            <numerusform>%n zero-area faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate face(s)</source>
        <translation>
            <numerusform>%n duplicate face</numerusform>
            <numerusform>%n duplicate faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n isolated vertex(ices)</source>
        <translation>
            <numerusform>%n isolated vertex</numerusform>
            <numerusform>%n isolated vertices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::BakeDialog</name>
    <message numerus="yes">
        <source>%n painted vertex(ices) kept their weights.</source>
        <translation>
            <numerusform>%n painted vertex kept its weights.</numerusform>
            <numerusform>%n painted vertices kept their weights.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::BakeForm</name>
    <message numerus="yes">
        <source>%n joint(s) have settings of their own.</source>
        <translation>
            <numerusform>%n joint has settings of its own.</numerusform>
            <numerusform>%n joints have settings of their own.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::BatchDialog</name>
    <message numerus="yes">
        <source>%n file(s): %1.</source>
        <translation>
            <numerusform>%n file: %1.</numerusform>
            <numerusform>%n files: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::BrushLimitForm</name>
    <message numerus="yes">
        <source>%n vertex(ices) will lose weight, at most %1.</source>
        <translation>
            <numerusform>%n vertex will lose weight, at most %1.</numerusform>
            <numerusform>%n vertices will lose weight, at most %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageFlow</name>
    <message numerus="yes">
        <source>%n requirement(s) missed.</source>
        <translation>
            <numerusform>%n requirement missed.</numerusform>
            <numerusform>%n requirements missed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ConstraintsForm</name>
    <message numerus="yes">
        <source>%n constraint(s) for twist joints added</source>
        <translation>
            <numerusform>%n constraint for twist joints added</numerusform>
            <numerusform>%n constraints for twist joints added</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::DiskDialog</name>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 vertex</numerusform>
            <numerusform>%1 vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) moved</source>
        <translation>
            <numerusform>%1 vertex moved</numerusform>
            <numerusform>%1 vertices moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) changed</source>
        <translation>
            <numerusform>%1 vertex changed</numerusform>
            <numerusform>%1 vertices changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::DragSkinForm</name>
    <message numerus="yes">
        <source>Not reached: %n vertex(ices), by up to %1.</source>
        <translation>
            <numerusform>Not reached: %n vertex, by up to %1.</numerusform>
            <numerusform>Not reached: %n vertices, by up to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionsPanel</name>
    <message numerus="yes">
        <source>%n expression(s) found</source>
        <translation>
            <numerusform>%n expression found</numerusform>
            <numerusform>%n expressions found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::FloodFlow</name>
    <message numerus="yes">
        <source>Flooded %n selected vertex(ices).</source>
        <translation>
            <numerusform>Flooded %n selected vertex.</numerusform>
            <numerusform>Flooded %n selected vertices.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ShapesForm</name>
    <message numerus="yes">
        <source>This shape only repeats what weights can do: weights alone bring its %n vertex(ices) to the same place. Drag the skin instead.</source>
        <translation>
            <numerusform>This shape only repeats what weights can do: weights alone bring its %n vertex to the same place. Drag the skin instead.</numerusform>
            <numerusform>This shape only repeats what weights can do: weights alone bring its %n vertices to the same place. Drag the skin instead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonFlow</name>
    <message numerus="yes">
        <source>Joints checked: %n joint(s) with faults</source>
        <translation>
            <numerusform>Joints checked: %n joint with faults</numerusform>
            <numerusform>Joints checked: %n joints with faults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::SpringChainsForm</name>
    <message numerus="yes">
        <source>%1: %2, %n joint(s)</source>
        <translation>
            <numerusform>%1: %2, %n joint</numerusform>
            <numerusform>%1: %2, %n joints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::SpringFlow</name>
    <message numerus="yes">
        <source>%n clip(s) with springs baked in. The timeline plays them, and an export with motions holds them.</source>
        <translation>
            <numerusform>%n clip with springs baked in. The timeline plays it, and an export with motions holds it.</numerusform>
            <numerusform>%n clips with springs baked in. The timeline plays them, and an export with motions holds them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chain(s)</source>
        <translation>
            <numerusform>%n chain</numerusform>
            <numerusform>%n chains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collider(s)</source>
        <translation>
            <numerusform>%n collider</numerusform>
            <numerusform>%n colliders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::SubdivisionForm</name>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::WeightsFlow</name>
    <message numerus="yes">
        <source>Copied the weights of %n vertex(ices).</source>
        <translation>
            <numerusform>Copied the weights of %n vertex.</numerusform>
            <numerusform>Copied the weights of %n vertices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n outlier(s) selected.</source>
        <translation>
            <numerusform>%n outlier selected.</numerusform>
            <numerusform>%n outliers selected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No counterpart on the other side: %n vertex(ices).</source>
        <translation>
            <numerusform>No counterpart on the other side: %n vertex.</numerusform>
            <numerusform>No counterpart on the other side: %n vertices.</numerusform>
        </translation>
    </message>
</context>
</TS>
