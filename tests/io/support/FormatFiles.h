#pragma once

namespace sinew::test {

// Small files in text formats. They stand apart from the tests because moc loses its way in raw strings.

inline const char* const kObj = R"(# two objects, three kinds of polygon
mtllib things.mtl
o floor
v 0 0 0
v 1 0 0 
v 1 0 1
v 0 0 1
v 9 9 9
vt 0 0
vt 1 1
vn 0 1 0
usemtl wood
f 4/1/1 3/2/1 2/1/1 1/2/1
o star
v 0 0 0
v 2 1 0
v 1 2 0
usemtl glass
f -3 -2 -1
f 1 2 3 \
  7 8
l 1 2 3
)";

inline const char* const kMtl = R"(newmtl glass
Kd 0.25 0.5 0.75
d 0.5
newmtl wood
Kd 1 0 0
map_Kd -s 1 1 1 -clamp on missing picture.png
norm bump.png
Pr 0.5
Pm 0.25
)";

/// A skinned quad in a Z-up world, in centimetres: stands on the ground and is 2 high.
inline const char* const kDae = R"(<?xml version="1.0" encoding="utf-8"?>
<!-- a comment -->
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
 <asset><unit name="centimeter" meter="0.01"/><up_axis>Z_UP</up_axis></asset>
 <library_materials><material id="m" name="Skin &amp; Bone"><instance_effect url="#e"/></material></library_materials>
 <library_effects><effect id="e"><profile_COMMON><technique sid="c"><lambert>
  <diffuse><color>0.5 0.25 0.125 1</color></diffuse></lambert></technique></profile_COMMON></effect></library_effects>
 <library_geometries><geometry id="g" name="quad"><mesh>
  <source id="p"><float_array id="pa" count="12">0 0 0 1 0 0 1 0 2 0 0 2</float_array>
   <technique_common><accessor source="#pa" count="4" stride="3"/></technique_common></source>
  <source id="t"><float_array id="ta" count="4">0 0 1 1</float_array>
   <technique_common><accessor source="#ta" count="2" stride="2"/></technique_common></source>
  <vertices id="v"><input semantic="POSITION" source="#p"/></vertices>
  <polylist count="1" material="sym"><input semantic="VERTEX" source="#v" offset="0"/>
   <input semantic="TEXCOORD" source="#t" offset="1" set="0"/>
   <vcount>4</vcount><p>0 0 1 1 2 0 3 1</p></polylist>
 </mesh></geometry></library_geometries>
 <library_controllers><controller id="c"><skin source="#g">
  <bind_shape_matrix>1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1</bind_shape_matrix>
  <source id="j"><Name_array id="ja" count="2">hip top</Name_array></source>
  <source id="b"><float_array id="ba" count="32">1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1 0 0 0 0 1 0 0 0 0 1 -1 0 0 0 1</float_array>
   <technique_common><accessor source="#ba" count="2" stride="16"/></technique_common></source>
  <source id="w"><float_array id="wa" count="2">1 0.5</float_array>
   <technique_common><accessor source="#wa" count="2" stride="1"/></technique_common></source>
  <joints><input semantic="JOINT" source="#j"/><input semantic="INV_BIND_MATRIX" source="#b"/></joints>
  <vertex_weights count="4"><input semantic="JOINT" source="#j" offset="0"/><input semantic="WEIGHT" source="#w" offset="1"/>
   <vcount>1 1 2 1</vcount><v>0 0 0 0 0 1 1 1 1 0</v></vertex_weights>
 </skin></controller></library_controllers>
 <library_animations><animation id="a" name="nod">
  <source id="ai"><float_array id="aia" count="2">0 1</float_array></source>
  <source id="ao"><float_array id="aoa" count="2">0 90</float_array></source>
  <sampler id="as"><input semantic="INPUT" source="#ai"/><input semantic="OUTPUT" source="#ao"/></sampler>
  <channel source="#as" target="n2/turn.ANGLE"/></animation></library_animations>
 <library_visual_scenes><visual_scene id="s">
  <node id="arm" name="Armature"><node id="n1" sid="hip" name="Hip" type="JOINT">
   <node id="n2" sid="top" name="Top" type="JOINT"><translate>0 0 1</translate><rotate sid="turn">1 0 0 0</rotate></node></node></node>
  <node id="n3" name="Body"><instance_controller url="#c"><skeleton>#n1</skeleton><bind_material><technique_common>
   <instance_material symbol="sym" target="#m"/></technique_common></bind_material></instance_controller></node>
 </visual_scene></library_visual_scenes>
 <scene><instance_visual_scene url="#s"/></scene>
</COLLADA>
)";

} // namespace sinew::test
