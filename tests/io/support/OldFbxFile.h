#pragma once

namespace sinew::test {

/// A skinned square with a shape, two materials, a texture and a take, as FBX had it before 7000: in
/// centimetres and Z up, at 25 frames a second. Lists go on in the next line with the comma at its begin or
/// at the end before it.
inline const char* const kOldFbx = R"(; FBX 6.1.0 project file
FBXHeaderExtension:  {
	FBXHeaderVersion: 1003
	FBXVersion: 6100
}
Objects:  {
	Model: "Model::body", "Mesh" {
		Version: 232
		Properties60:  {
			Property: "Lcl Translation", "Lcl Translation", "A+",0,0,10
			Property: "Lcl Rotation", "Lcl Rotation", "A+",0,0,0
			Property: "Lcl Scaling", "Lcl Scaling", "A+",1,1,1
			Property: "smile", "Number", "A+N",0
		}
		Shading: Y
		Vertices: 0.0,0.0,0.0,1.0,0.0,0.0,
		          1.0,1.0,0.0
		          ,0.0,1.0,0.0
		PolygonVertexIndex: 0,1,-4,1,2
          ,-4
		Edges: 0,1,2,3,4
		LayerElementSmoothing: 0 {
			MappingInformationType: "ByPolygon"
			ReferenceInformationType: "Direct"
			Smoothing: 1,1
		}
		LayerElementMaterial: 0 {
			MappingInformationType: "ByPolygon"
			ReferenceInformationType: "IndexToDirect"
			Materials: 1,0
		}
		LayerElementTexture: 0 {
			MappingInformationType: "ByPolygon"
			ReferenceInformationType: "IndexToDirect"
			TextureId: 1,-1
		}
		Shape: "smile" {
			Indexes: 2
			Vertices: 0,0,3
			Normals: 0,0,0
		}
	}
	Model: "Model::root", "LimbNode" {
		Properties60:  {
			Property: "Lcl Translation", "Lcl Translation", "A+",0,0,5
		}
	}
	Model: "Model::tip", "LimbNode" {
		Properties60:  {
			Property: "Lcl Translation", "Lcl Translation", "A+",0,2,0
		}
	}
	Material: "Material::plain", "" {
		Properties60:  {
			Property: "DiffuseColor", "ColorRGB", "",1,0.5,0.25
		}
	}
	Material: "Material::painted", "" {
		Properties60:  {
			Property: "DiffuseColor", "ColorRGB", "",1,1,1
		}
	}
	Texture: "Texture::unused", "TextureVideoClip" {
		FileName: "unused.png"
	}
	Texture: "Texture::paint", "TextureVideoClip" {
		FileName: "C:\art\paint.png"
		RelativeFilename: "paint.png"
	}
	Deformer: "Deformer::skin", "Skin" {
		Version: 100
	}
	Deformer: "SubDeformer::cluster root", "Cluster" {
		Indexes: 0,1,2,3
		Weights: 1,1,0.5,1
		Transform: 1,0,0,0,0,1,0,0,0,0,1,0,0,0,5,1
		TransformLink: 1,0,0,0,0,1,0,0,0,0,1,0,0,0,5,1
	}
	Deformer: "SubDeformer::cluster tip", "Cluster" {
		Indexes: 2
		Weights: 0.5
		Transform: 1,0,0,0,0,1,0,0,0,0,1,0,0,-2,5,1
		TransformLink: 1,0,0,0,0,1,0,0,0,0,1,0,0,2,5,1
	}
	Pose: "Pose::BIND_POSES", "BindPose" {
		PoseNode:  {
			Node: "Model::tip"
			Matrix: 1,0,0,0,0,1,0,0,0,0,1,0,0,2,5,1
		}
	}
	GlobalSettings:  {
		Properties60:  {
			Property: "UpAxis", "int", "",2
			Property: "UpAxisSign", "int", "",1
			Property: "FrontAxis", "int", "",1
			Property: "FrontAxisSign", "int", "",-1
			Property: "CoordAxis", "int", "",0
			Property: "CoordAxisSign", "int", "",1
			Property: "UnitScaleFactor", "double", "",1
		}
	}
}
Connections:  {
	Connect: "OO", "Model::body", "Model::Scene"
	Connect: "OO", "Model::root", "Model::Scene"
	Connect: "OO", "Model::tip", "Model::root"
	Connect: "OO", "Material::plain", "Model::body"
	Connect: "OO", "Material::painted", "Model::body"
	Connect: "OO", "Texture::unused", "Model::body"
	Connect: "OO", "Texture::paint", "Model::body"
	Connect: "OO", "Deformer::skin", "Model::body"
	Connect: "OO", "SubDeformer::cluster root", "Deformer::skin"
	Connect: "OO", "SubDeformer::cluster tip", "Deformer::skin"
	Connect: "OO", "Model::root", "SubDeformer::cluster root"
	Connect: "OO", "Model::tip", "SubDeformer::cluster tip"
	Connect: "OO", "Model::nobody", "Model::root"
}
Takes:  {
	Current: "walk"
	Take: "walk" {
		LocalTime: 0,46186158000
		ReferenceTime: 0,46186158000
		Model: "Model::body" {
			Version: 1.1
			Channel: "smile" {
				Default: 0
				KeyVer: 4005
				KeyCount: 3
				Key: 0,0,U,s,0,0,n,23093079000,100,U,s,0,0,a,0.333,0.333,46186158000,-50,L
				Color: 1,1,1
			}
		}
		Model: "Model::tip" {
			Channel: "Transform" {
				Channel: "T" {
					Channel: "X" {
						Default: 0
						KeyVer: 4005
						KeyCount: 2
						Key: 0,0,C,n,46186158000,4,C,n
					}
					Channel: "Y" {
						Default: 2
					}
					Channel: "Z" {
						Default: 0
					}
					LayerType: 1
				}
				Channel: "R" {
					Channel: "X" {
						Default: 0
						KeyCount: 2
						Key: 
							0,0,L,46186158000,30,L
					}
				}
			}
		}
	}
}
Version5:  {
	Settings:  {
		FrameRate: "25"
	}
}
)";

} // namespace sinew::test
