# Builds Sinew with Nix, from this clone: `nix-build installer/nix`. It has not been built with Nix yet.
{ pkgs ? import <nixpkgs> { } }:

pkgs.stdenv.mkDerivation {
  pname = "sinew";
  version = "0.1.0";
  src = pkgs.lib.cleanSource ../..;

  nativeBuildInputs = with pkgs; [ cmake ninja python3 qt6.qttools qt6.wrapQtAppsHook ];
  buildInputs = with pkgs; [
    assimp cli11 draco eigen fmt libpng libwebp meshoptimizer nlohmann_json onetbb openmesh pugixml qt6.qtbase qt6.qtsvg
    qt6.qtwayland spdlog tl-expected zlib
  ];
  cmakeFlags = [ "-DCMAKE_UNITY_BUILD=ON" "-DCMAKE_UNITY_BUILD_BATCH_SIZE=30" "-DBUILD_TESTING=OFF" ];

  meta = {
    description = "Binds characters to skeletons";
    license = pkgs.lib.licenses.mit;
    mainProgram = "sinew";
    platforms = [ "x86_64-linux" ];
  };
}
