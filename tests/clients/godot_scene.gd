# Shows 2D scenes in Godot 3. Usage, in a project that has imported the pictures:
#   godot3-server --no-window -s godot_scene.gd
# res://jobs.json: [{scene: below res://, times: [seconds, ...]}, ...]. Writes res://result.json, an entry a scene: {error?,
# bones: [names in the order of the skeleton], polygons: [{name, picture: [width, height], uvs: how many, triangles,
# unweighted: how many vertices, rest: [x, y, ...]}] from behind to the front, clips: {NAME: {length, poses: [of each time
# a list of polygons, each [x, y, ...]]}}}.
extends SceneTree


func _idle(_delta):
	var file = File.new()
	file.open("res://jobs.json", File.READ)
	var jobs = parse_json(file.get_as_text())
	file.close()
	var results = []
	for job in jobs:
		results.append(show(job))
	file.open("res://result.json", File.WRITE)
	file.store_string(to_json(results))
	file.close()
	quit()
	return true


func show(job):
	var packed = load("res://" + job.scene)
	if packed == null:
		return {"error": "not loaded"}
	var scene = packed.instance()
	root.add_child(scene)
	var skeleton = scene.get_node("Skeleton2D")
	var polygons = []
	for child in scene.get_children():
		if child is Polygon2D:
			polygons.append(child)
	var result = {"bones": [], "polygons": [], "clips": {}}
	for i in skeleton.get_bone_count():
		result.bones.append(skeleton.get_bone(i).name)
	for polygon in polygons:
		result.polygons.append(described(polygon, skeleton))
	var player = scene.get_node("AnimationPlayer") if scene.has_node("AnimationPlayer") else null
	for name in player.get_animation_list() if player != null else []:
		var poses = []
		for i in skeleton.get_bone_count(): # what the animation before has moved
			skeleton.get_bone(i).apply_rest()
		player.play(name)
		for time in job.times:
			player.seek(time, true)
			poses.append(places_of(polygons, skeleton))
		player.stop()
		result.clips[name] = {"length": player.get_animation(name).length, "poses": poses}
	root.remove_child(scene)
	scene.free()
	return result


func described(polygon, skeleton):
	var picture = polygon.texture.get_size() if polygon.texture != null else Vector2()
	return {
		"name": polygon.name,
		"picture": [picture.x, picture.y],
		"uvs": polygon.uv.size(),
		"triangles": polygon.polygons.size(),
		"unweighted": influences(polygon, skeleton).count([]),
		"rest": places(polygon, skeleton),
	}


# Of each vertex the four largest weights, as the engine draws it: [[bone, weight], ...], of sum 1.
func influences(polygon, skeleton):
	var result = []
	for v in polygon.polygon.size():
		result.append([])
	for b in polygon.get_bone_count():
		var weights = polygon.get_bone_weights(b)
		var bone = skeleton.get_node(polygon.get_bone_path(b))
		if not bone is Bone2D or weights.size() != result.size():
			continue
		for v in result.size():
			if weights[v] > 0.0:
				result[v].append([bone, weights[v]])
	for v in result.size():
		result[v].sort_custom(self, "heavier")
		result[v] = result[v].slice(0, 3) if result[v].size() > 4 else result[v]
		var sum = 0.0
		for influence in result[v]:
			sum += influence[1]
		for influence in result[v]:
			influence[1] /= sum
	return result


func heavier(a, b):
	return a[1] > b[1]


# Where the engine's skeleton has a bone: transforms of nodes, one under the other.
func place(bone, skeleton):
	var result = bone.transform
	var above = bone.get_parent()
	while above != skeleton:
		result = above.transform * result
		above = above.get_parent()
	return result


func places(polygon, skeleton):
	var result = []
	var moves = {}
	var all = influences(polygon, skeleton)
	for v in polygon.polygon.size():
		var bound = polygon.polygon[v] + polygon.offset
		var sum = Vector2() if all[v].size() > 0 else bound
		for influence in all[v]:
			if not moves.has(influence[0]):
				moves[influence[0]] = (
					place(influence[0], skeleton) * influence[0].get_skeleton_rest().affine_inverse()
				)
			sum += influence[1] * moves[influence[0]].xform(bound)
		result.append(sum.x)
		result.append(sum.y)
	return result


func places_of(polygons, skeleton):
	var result = []
	for polygon in polygons:
		result.append(places(polygon, skeleton))
	return result
