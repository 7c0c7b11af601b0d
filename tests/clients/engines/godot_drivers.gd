# Shows the clip of a GLB in Godot 3, frame by frame. res://job.json: {"file", "fps", "frames"}. Writes the world places of
# all vertices to res://result.bin, as 32-bit numbers, and {"vertices"} or {"error"} to res://result.json in a list. Godot
# without a display bends no mesh, so that is done here by its skeleton and the values of its shapes.
extends SceneTree


func transform_of(node):
	var result = Transform()
	while node != null:
		if node is Spatial:
			result = node.transform * result
		node = node.get_parent()
	return result


func all_of(node, type, found):
	if node.is_class(type):
		found.append(node)
	for child in node.get_children():
		all_of(child, type, found)
	return found


# The vertices of a surface with its shapes, whose arrays hold whole places or offsets.
func shaped(instance, surface):
	var mesh = instance.mesh
	var rest = mesh.surface_get_arrays(surface)[Mesh.ARRAY_VERTEX]
	var shapes = mesh.surface_get_blend_shape_arrays(surface)
	var result = rest
	for i in shapes.size():
		var weight = instance.get("blend_shapes/" + mesh.get_blend_shape_name(i))
		if weight == null or weight == 0.0:
			continue
		var places = shapes[i][Mesh.ARRAY_VERTEX]
		for v in rest.size():
			var offset = places[v]
			if mesh.blend_shape_mode == Mesh.BLEND_SHAPE_MODE_NORMALIZED:
				offset -= rest[v]
			result[v] += weight * offset
	return result


func places(instance, out):
	var skeleton = instance.get_node(instance.skeleton)
	var world = transform_of(skeleton)
	var matrices = []
	for i in instance.skin.get_bind_count():
		var bone = instance.skin.get_bind_bone(i)
		if instance.skin.get_bind_name(i) != "":
			bone = skeleton.find_bone(instance.skin.get_bind_name(i))
		matrices.append(world * skeleton.get_bone_global_pose(bone) * instance.skin.get_bind_pose(i))
	for surface in instance.mesh.get_surface_count():
		var arrays = instance.mesh.surface_get_arrays(surface)
		var vertices = shaped(instance, surface)
		var bones = arrays[Mesh.ARRAY_BONES]
		var weights = arrays[Mesh.ARRAY_WEIGHTS]
		for v in vertices.size():
			var sum = Vector3()
			for k in range(4 * v, 4 * v + 4):
				if weights[k] > 0.0:
					sum += weights[k] * matrices[int(bones[k])].xform(vertices[v])
			out.append(sum)


func show(job):
	if not ResourceLoader.exists("res://" + job["file"]):
		return {"error": "was not imported"}
	var scene = load("res://" + job["file"]).instance()
	root.add_child(scene)
	var player = all_of(scene, "AnimationPlayer", [])[0]
	var clip = player.get_animation_list()[0]
	player.assigned_animation = clip
	var file = File.new()
	file.open("res://result.bin", File.WRITE)
	var count = 0
	for frame in job["frames"]:
		player.seek(frame / float(job["fps"]), true)
		var out = []
		for instance in all_of(scene, "MeshInstance", []):
			if instance.skin != null:
				places(instance, out)
		for place in out:
			for axis in 3:
				file.store_float(place[axis])
		count = out.size()
	file.close()
	return {"vertices": count, "animations": player.get_animation_list().size()}


func _initialize():
	var file = File.new()
	file.open("res://job.json", File.READ)
	var job = JSON.parse(file.get_as_text()).result
	file.close()
	var result = show(job)
	file.open("res://result.json", File.WRITE)
	file.store_string(JSON.print([result]))
	file.close()
	quit()
