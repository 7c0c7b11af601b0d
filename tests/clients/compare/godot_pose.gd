# Poses files that were given another skin, and their sources with those weights, in Godot 3.
# Usage, in a project that has imported the files:
#   godot3-server --no-window -s godot_pose.gd
# res://jobs.json: [[SOURCE, RESULT], ...] below res://. Writes res://result.json, an entry a pair: {error?, meshes: how
# many were compared, added: those that had no skin before, vertices, weighted: those with weights, bones: how far the
# rest of any bone is from before, surfaces: [what else of a mesh is different], moved: how far the pose moves a vertex, at
# most, against the character's size, apart: how far any vertex of one file is from the other's, disordered: meshes that
# Godot 3.2 itself bends by other bones now and bent by the right ones before}.
extends SceneTree

const TURN = Quat(0.3, 0.25, 0.2, 0.9)
const KEPT = [Mesh.ARRAY_VERTEX, Mesh.ARRAY_NORMAL, Mesh.ARRAY_TEX_UV, Mesh.ARRAY_COLOR, Mesh.ARRAY_INDEX]


# A file as Godot imported it: what stands where, by name.
class Character:
	var scene
	var is_fbx
	var bones = {} # name: [skeleton, index]
	var meshes = {} # name: instance
	var standing = {} # plain name: where nodes and bones are in the scene

	func _init(file):
		is_fbx = file.ends_with(".fbx")
		scene = load("res://" + file).instance()
		collect(scene, Transform())

	func collect(node, above):
		var here = above * node.transform if node is Spatial else above
		if not standing.has(plain(node.name)):
			standing[plain(node.name)] = here
		if node is MeshInstance:
			meshes[node.name] = node
		if node is Skeleton:
			for i in node.get_bone_count():
				bones[node.get_bone_name(i)] = [node, i]
				standing[plain(node.get_bone_name(i))] = here * node.get_bone_global_pose(i)
		for child in node.get_children():
			collect(child, here)

	# Godot spells a node "LowerArmL" or "Lower Arm.L", and "lower_arm_l" once it is a bone.
	static func plain(name):
		for mark in ["_", " ", ".", "-", ":"]:
			name = name.replace(mark, "")
		return name.to_lower()

	func place(name):
		var skeleton = bones[name][0]
		return transform_of(skeleton) * skeleton.get_bone_global_pose(bones[name][1])

	func transform_of(node):
		var result = Transform()
		while node != null:
			if node is Spatial:
				result = node.transform * result
			node = node.get_parent()
		return result

	func bend(names):
		for name in names:
			if bones.has(name):
				bones[name][0].set_bone_pose(bones[name][1], Transform(Basis(TURN.normalized())))

	func is_skinned(name):
		return meshes[name].skin != null

	func surfaces(name):
		var result = []
		for i in meshes[name].mesh.get_surface_count():
			result.append(meshes[name].mesh.surface_get_arrays(i))
		return result

	# The bone of each number in a surface's weights. By rights it is that of the skin's entry, but Godot 3.2 counts the
	# skeleton's bones where a file is FBX.
	func numbered(name):
		var result = []
		if not is_fbx:
			for bind in binds(name):
				result.append(bind[0])
			return result
		var skeleton = meshes[name].get_node(meshes[name].skeleton)
		for i in skeleton.get_bone_count():
			result.append(skeleton.get_bone_name(i))
		return result

	# By bind: the bone's name and where the mesh is, seen from it.
	func binds(name):
		var mesh = meshes[name]
		var skeleton = mesh.get_node(mesh.skeleton)
		var result = []
		for i in mesh.skin.get_bind_count():
			var bone = mesh.skin.get_bind_name(i)
			if bone == "":
				bone = skeleton.get_bone_name(mesh.skin.get_bind_bone(i))
			result.append([bone, mesh.skin.get_bind_pose(i)])
		return result


# Where each vertex is when every bone takes its share; matrices: bone's name: from mesh to scene.
func blend(arrays, names, matrices):
	var vertices = arrays[Mesh.ARRAY_VERTEX]
	var bones = arrays[Mesh.ARRAY_BONES]
	var weights = arrays[Mesh.ARRAY_WEIGHTS]
	if bones == null:
		return vertices
	var result = PoolVector3Array()
	result.resize(vertices.size())
	for i in vertices.size():
		var sum = Vector3()
		for k in range(4 * i, 4 * i + 4):
			if weights[k] > 0.0:
				sum += weights[k] * matrices[names[int(bones[k])]].xform(vertices[i])
		result[i] = sum
	return result


func matrices_of(character, binds):
	var matrices = {}
	for bind in binds:
		matrices[bind[0]] = character.place(bind[0]) * bind[1]
	return matrices


# What moves a mesh of the source. One that had no skin stands where it stood, and bones move it from there; a bone that
# did not move it before is bound as the new file says.
func own_matrices(name, own, other):
	var known = {}
	if own.is_skinned(name):
		for bind in own.binds(name):
			known[bind[0]] = bind[1]
	var matrices = {}
	for bind in other.binds(name):
		var bone = bind[0]
		if not own.is_skinned(name):
			var move = other.place(bone) * other.standing[other.plain(bone)].affine_inverse()
			matrices[bone] = move * own.transform_of(own.meshes[name])
		else:
			matrices[bone] = own.place(bone) * known.get(bone, bind[1])
	return matrices


# All vertices of a mesh; surfaces give the weights.
func places(surfaces, names, matrices):
	var result = PoolVector3Array()
	for arrays in surfaces:
		result.append_array(blend(arrays, names, matrices))
	return result


func farthest(first, second):
	var most = 0.0
	for i in first.size():
		most = max(most, first[i].distance_to(second[i]))
	return most


func size_of(all):
	var box = AABB(all[0], Vector3())
	for place in all:
		box = box.expand(place)
	return box.size.length()


# How far the rest of bones differs. A file may have more bones than the other: those stand where nodes stood.
func rests_apart(own, other):
	var most = 0.0
	for bone in own.bones.keys() + other.bones.keys():
		var name = own.plain(bone)
		if not own.standing.has(name) or not other.standing.has(name):
			return 1e9
		var first = own.standing[name]
		var second = other.standing[name]
		most = max(most, first.origin.distance_to(second.origin))
		for axis in 3:
			most = max(most, first.basis[axis].distance_to(second.basis[axis]))
	return most


# Says what surfaces differ in, and whether vertices can be compared.
func same_surfaces(name, before, after, told):
	if before.size() != after.size():
		told.append("%s: %d surfaces became %d" % [name, before.size(), after.size()])
		return false
	for s in before.size():
		for kind in KEPT:
			if before[s][kind] != after[s][kind]:
				told.append("%s: other values of kind %d in surface %d" % [name, kind, s])
		if before[s][Mesh.ARRAY_VERTEX].size() != after[s][Mesh.ARRAY_VERTEX].size():
			return false
	return true


func count_weighted(surfaces):
	var count = 0
	for arrays in surfaces:
		var weights = arrays[Mesh.ARRAY_WEIGHTS]
		if weights == null:
			continue
		for i in range(0, weights.size(), 4):
			count += 1 if abs(weights[i] + weights[i + 1] + weights[i + 2] + weights[i + 3] - 1.0) < 1e-3 else 0
	return count


# Whether the weights' numbers are those of the skin's entries too. Where not, Godot 3.2 itself bends a mesh of an FBX by
# other bones.
func is_in_order(character, name):
	var numbered = character.numbered(name)
	var binds = character.binds(name)
	for arrays in character.surfaces(name):
		var weights = arrays[Mesh.ARRAY_WEIGHTS]
		for i in weights.size() if weights != null else 0:
			var bone = int(arrays[Mesh.ARRAY_BONES][i])
			if weights[i] > 0.0 and (bone >= binds.size() or binds[bone][0] != numbered[bone]):
				return false
	return true


# Of every bone that moves something about the third one.
func bones_to_turn(other, names):
	var all = {}
	for name in names:
		for bind in other.binds(name):
			all[bind[0]] = true
	var sorted = all.keys()
	sorted.sort()
	var turned = []
	for i in range(0, sorted.size(), 3):
		turned.append(sorted[i])
	return turned


func pair(source, result_file):
	var own = Character.new(source)
	var other = Character.new(result_file)
	for character in [own, other]:
		root.add_child(character.scene) # skeletons out of the tree keep their pose to themselves
	var told = []
	var surfaces = {}
	var added = 0
	var weighted = 0
	var disordered = []
	for name in other.meshes:
		if not other.is_skinned(name):
			continue
		if not own.meshes.has(name):
			return {"error": "no mesh " + name}
		if same_surfaces(name, own.surfaces(name), other.surfaces(name), told):
			surfaces[name] = other.surfaces(name)
			weighted += count_weighted(surfaces[name])
			if own.is_skinned(name) and is_in_order(own, name) and not is_in_order(other, name):
				disordered.append(name)
			added += 0 if own.is_skinned(name) else 1
	for name in own.meshes:
		if own.is_skinned(name) and not (other.meshes.has(name) and other.is_skinned(name)):
			told.append(name + ": is not skinned any more")
	var rests = rests_apart(own, other)
	var still = {}
	var all = PoolVector3Array()
	for name in surfaces:
		still[name] = places(surfaces[name], other.numbered(name), own_matrices(name, own, other))
		all.append_array(still[name])
	var turned = bones_to_turn(other, surfaces.keys())
	own.bend(turned)
	other.bend(turned)
	var moved = 0.0
	var apart = 0.0
	for name in surfaces:
		var bones = other.numbered(name)
		var wanted = places(surfaces[name], bones, own_matrices(name, own, other))
		moved = max(moved, farthest(still[name], wanted))
		apart = max(apart, farthest(places(surfaces[name], bones, matrices_of(other, other.binds(name))), wanted))
	var size = size_of(all) if all.size() > 0 else 1.0
	own.scene.free()
	other.scene.free()
	return {
		"meshes": surfaces.size(), "added": added, "vertices": all.size(), "weighted": weighted, "bones": rests / size,
		"surfaces": told, "disordered": disordered, "moved": moved / size, "apart": apart / size,
	}


func was_imported(file):
	return ResourceLoader.exists("res://" + file) and load("res://" + file) != null


func _initialize():
	var file = File.new()
	file.open("res://jobs.json", File.READ)
	var jobs = JSON.parse(file.get_as_text()).result
	file.close()
	var results = []
	for job in jobs:
		if was_imported(job[0]) and was_imported(job[1]):
			results.append(pair(job[0], job[1]))
		else:
			results.append({"error": "was not imported"})
	file.open("res://result.json", File.WRITE)
	file.store_string(JSON.print(results))
	file.close()
	quit()
