# Godot 4.3 and later: moves bones and sets shapes as Sinew does. Add it as a child of the Skeleton3D of an imported GLB
# and give it the file NAME.drivers.json of the export. drivers.schema.json says what it holds and how it is evaluated.
class_name SinewDrivers extends SkeletonModifier3D
@export_file("*.json") var file: String
## Add to what an animation sets that knows nothing of the drivers. Clips of Sinew hold them as keys.
@export var additive := false
var rig: Dictionary
var bones := {} # by name: number, bind, place
var turns := {} # by name: away from the bind pose
var shapes := [] # mesh, number, drivers

func _ready() -> void:
	rig = JSON.parse_string(FileAccess.get_file_as_string(file))
	for joint in rig.joints:
		var bone := get_skeleton().find_bone(joint.name.replace(":", "_").replace("/", "_")) # as Godot imports names
		if bone >= 0:
			bones[joint.name] = [bone, _turn(joint.rotation), _vector(joint.translation)]
	rig.driven = rig.driven.filter(func(each): return bones.has(each.joint) and _whole(each))
	for mesh in get_skeleton().find_children("*", "MeshInstance3D", true, false):
		for shape in rig.shapes.filter(_whole):
			var index: int = mesh.find_blend_shape_by_name(shape.name)
			if index >= 0:
				shapes.append([mesh, index, shape.drivers])

func _process_modification() -> void:
	for joint in bones:
		turns[joint] = bones[joint][1].inverse() * get_skeleton().get_bone_pose_rotation(bones[joint][0])
	for each in rig.driven: # each behind those that drive it
		_move(each.joint, each.drivers)
	for shape in shapes:
		shape[0].set_blend_shape_value(shape[1], shape[2].reduce(func(sum, d): return sum + _value(d), 0.0))

func _move(joint: String, drivers: Array) -> void:
	var sums := {"translate": Vector3.ZERO, "rotate": Vector3.ZERO, "scale": Vector3.ONE}
	var turn := Quaternion.IDENTITY
	for d in drivers:
		var kind: String = d.channel.get_slice("-", 0)
		var axis := "xyz".find(d.channel.right(1))
		if kind == "turn":
			turn *= _turn(d.frame) * _part(turns[d.sources[0].joint], _value(d)) * _turn(d.frame).inverse()
		else:
			sums[kind][axis] = sums[kind][axis] * _value(d) if kind == "scale" else sums[kind][axis] + _value(d)
	var skeleton := get_skeleton()
	var bone: Array = bones[joint]
	var drives := func(kind): return drivers.any(func(d): return d.channel.begins_with(kind))
	if drives.call("turn") or drives.call("rotate"):
		for axis in [Vector3.BACK, Vector3.UP, Vector3.RIGHT]: # z, y, x
			turn = Quaternion(axis, deg_to_rad(sums.rotate.dot(axis))) * turn
		turns[joint] = turns[joint] * turn if additive else turn
		skeleton.set_bone_pose_rotation(bone[0], bone[1] * turns[joint])
	if drives.call("translate"):
		skeleton.set_bone_pose_position(bone[0], (skeleton.get_bone_pose_position(bone[0]) if additive else bone[2]) + bone[1] * sums.translate)
	if drives.call("scale"):
		skeleton.set_bone_pose_scale(bone[0], sums.scale * (skeleton.get_bone_pose_scale(bone[0]) if additive else Vector3.ONE))

func _value(d: Dictionary) -> float:
	var angles: Array = d.sources.map(func(s): return _angle(_turn(s.from).inverse() * turns[s.joint], _vector(s.axis), d.measure))
	var angle: float = angles[0] if angles.size() == 1 else sqrt(angles.reduce(func(sum, a): return sum + a * a, 0.0))
	var next: int = d.angles.bsearch(angle) # the first key that is not before it
	if next == 0 or next == d.angles.size():
		return d.values[0 if next == 0 else -1]
	return remap(angle, d.angles[next - 1], d.angles[next], d.values[next - 1], d.values[next])

func _angle(q: Quaternion, axis: Vector3, measure: String) -> float: # degrees
	var along := _imaginary(q).dot(axis)
	var cosine := sqrt(q.w * q.w + along * along)
	var swing := rad_to_deg(2.0 * atan2((_imaginary(q) - along * axis).length(), cosine))
	var twist := 2.0 * atan2(along, q.w) if cosine > 0.0 else 0.0
	if measure == "twist":
		return rad_to_deg(twist if absf(twist) <= PI else twist - signf(twist) * TAU)
	var bend := q * Quaternion(axis, twist).inverse() # the swing alone
	return swing if measure == "swing" else swing * _imaginary(bend).normalized()["xyz".find(measure.right(1))]
func _part(q: Quaternion, part: float) -> Quaternion: # of the smaller of both turns
	var v := _imaginary(q) * (-1.0 if q.w < 0.0 else 1.0)
	return Quaternion(v.normalized(), 2.0 * part * atan2(v.length(), absf(q.w))) if v.length() > 0.0 else Quaternion.IDENTITY
func _whole(each: Dictionary) -> bool:
	return each.drivers.all(func(d): return d.sources.all(func(s): return bones.has(s.joint)))
func _turn(q: Array) -> Quaternion: return Quaternion(q[0], q[1], q[2], q[3])
func _imaginary(q: Quaternion) -> Vector3: return Vector3(q.x, q.y, q.z)
func _vector(v: Array) -> Vector3: return Vector3(v[0], v[1], v[2])
