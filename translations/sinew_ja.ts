<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Mesh</source>
        <translation>メッシュ(&amp;M)</translation>
    </message>
    <message>
        <source>The shaded surface with the file&apos;s textures</source>
        <translation>ファイルのテクスチャ付きのシェーディング表面</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>ワイヤーフレーム(&amp;W)</translation>
    </message>
    <message>
        <source>The edges of the mesh</source>
        <translation>メッシュのエッジ</translation>
    </message>
    <message>
        <source>&amp;Parts by Colour</source>
        <translation>パーツ別の色(&amp;P)</translation>
    </message>
    <message>
        <source>Each part of the mesh in its own colour</source>
        <translation>メッシュのパーツごとに別の色</translation>
    </message>
    <message>
        <source>&amp;Defects</source>
        <translation>欠陥(&amp;D)</translation>
    </message>
    <message>
        <source>Mesh defects: open borders, non-manifold edges, flipped faces, self-intersections</source>
        <translation>メッシュの欠陥: 開いた境界、非多様体エッジ、反転フェース、自己交差</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>スケルトン(&amp;S)</translation>
    </message>
    <message>
        <source>Joints and bones; guessed bones are dashed, joints outside the volume are marked</source>
        <translation>ジョイントとボーン。推測したボーンは破線、ボリューム外のジョイントには印</translation>
    </message>
    <message>
        <source>Joint &amp;Names</source>
        <translation>ジョイント名(&amp;N)</translation>
    </message>
    <message>
        <source>The names of the joints</source>
        <translation>ジョイントの名前</translation>
    </message>
    <message>
        <source>Joint W&amp;eights</source>
        <translation>ジョイントウェイト(&amp;E)</translation>
    </message>
    <message>
        <source>Weights of the selected joint</source>
        <translation>選択ジョイントのウェイト</translation>
    </message>
    <message>
        <source>All &amp;Joints by Colour</source>
        <translation>全ジョイントの色(&amp;J)</translation>
    </message>
    <message>
        <source>The weights of all joints at once, each joint in its own colour</source>
        <translation>全ジョイントのウェイトを、ジョイントごとの色で同時に表示</translation>
    </message>
    <message>
        <source>Number of &amp;Influences</source>
        <translation>インフルエンス数(&amp;I)</translation>
    </message>
    <message>
        <source>How many joints move each vertex</source>
        <translation>各頂点を動かすジョイントの数</translation>
    </message>
    <message>
        <source>Los&amp;t to Max Influences</source>
        <translation>最大数による損失(&amp;T)</translation>
    </message>
    <message>
        <source>Vertices that lost weight because Max Influences removed a joint</source>
        <translation>最大インフルエンス数でジョイントが外れ、ウェイトを失った頂点</translation>
    </message>
    <message>
        <source>Weight Numbers</source>
        <translation>ウェイトの数値</translation>
    </message>
    <message>
        <source>The weight of the selected joint at each vertex, once you zoom in</source>
        <translation>ズームインすると、各頂点に選択ジョイントのウェイトを表示</translation>
    </message>
    <message>
        <source>Region &amp;Amounts</source>
        <translation>リージョンの量(&amp;A)</translation>
    </message>
    <message>
        <source>How much of each vertex belongs to the selected region</source>
        <translation>各頂点が選択リージョンに属する度合い</translation>
    </message>
    <message>
        <source>Transfer Matches</source>
        <translation>転送の一致</translation>
    </message>
    <message>
        <source>Which vertices a transfer takes from the other character, and which get their weights from these</source>
        <translation>転送が相手のキャラクターから取る頂点と、それらからウェイトを得る頂点</translation>
    </message>
    <message>
        <source>Distance &amp;on the Surface</source>
        <translation>表面の距離(&amp;O)</translation>
    </message>
    <message>
        <source>Distance from the selected joint&apos;s bone to the surface, through the volume</source>
        <translation>選択ジョイントのボーンから表面までの、ボリュームを通る距離</translation>
    </message>
    <message>
        <source>Distance in the S&amp;lice</source>
        <translation>断面の距離(&amp;L)</translation>
    </message>
    <message>
        <source>Distance from the selected joint&apos;s bone to each voxel of the slice</source>
        <translation>選択ジョイントのボーンから断面の各ボクセルまでの距離</translation>
    </message>
    <message>
        <source>&amp;Bone Paths</source>
        <translation>ボーンのパス(&amp;B)</translation>
    </message>
    <message>
        <source>The paths through the voxels from the bones to the selected vertex</source>
        <translation>ボーンから選択頂点までのボクセルを通るパス</translation>
    </message>
    <message>
        <source>&amp;Voxels</source>
        <translation>ボクセル(&amp;V)</translation>
    </message>
    <message>
        <source>The volume that distances are measured through: interior, boundary, bone and ambiguous voxels</source>
        <translation>距離を測るボリューム: 内部、境界、ボーン、あいまいなボクセル</translation>
    </message>
    <message>
        <source>O&amp;ctree</source>
        <translation>八分木(&amp;C)</translation>
    </message>
    <message>
        <source>The octree cells that store the volume, coloured by size</source>
        <translation>ボリュームを格納する八分木のセル、大きさで色分け</translation>
    </message>
    <message>
        <source>Envelope S&amp;hapes</source>
        <translation>エンベロープの形(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Field in the Slice</source>
        <translation>断面のフィールド(&amp;F)</translation>
    </message>
    <message>
        <source>Implicit skinning: the field of the selected joint&apos;s bone on the slice plane</source>
        <translation>インプリシットスキニング: 選択ジョイントのボーンの断面上のフィールド</translation>
    </message>
    <message>
        <source>S&amp;urface of the Field</source>
        <translation>フィールドの表面(&amp;U)</translation>
    </message>
    <message>
        <source>Implicit skinning: the shape that the skin of the selected joint&apos;s bone follows</source>
        <translation>インプリシットスキニング: 選択ジョイントのボーンのスキンが従う形</translation>
    </message>
    <message>
        <source>S&amp;kin in Contact</source>
        <translation>接触中のスキン(&amp;K)</translation>
    </message>
    <message>
        <source>Implicit skinning: vertices stopped by other skin</source>
        <translation>インプリシットスキニング: 他のスキンで止まった頂点</translation>
    </message>
    <message>
        <source>Unconve&amp;rged Vertices</source>
        <translation>未収束の頂点(&amp;R)</translation>
    </message>
    <message>
        <source>Implicit skinning: vertices that did not reach the surface of their field</source>
        <translation>インプリシットスキニング: フィールドの表面に届かなかった頂点</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>グリッド(&amp;G)</translation>
    </message>
    <message>
        <source>Ground grid and axes, in metres</source>
        <translation>地面のグリッドと軸 (メートル単位)</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>開く(&amp;O)...</translation>
    </message>
    <message>
        <source>Open a character or a Sinew project</source>
        <translation>キャラクターまたは Sinew プロジェクトを開く</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple Character</source>
        <translation>サンプルキャラクターを開く(&amp;M)</translation>
    </message>
    <message>
        <source>Open the sample character that comes with Sinew</source>
        <translation>Sinew 付属のサンプルキャラクターを開く</translation>
    </message>
    <message>
        <source>&amp;Load Skeleton...</source>
        <translation>スケルトンを読み込む(&amp;L)...</translation>
    </message>
    <message>
        <source>Replace the character&apos;s skeleton with one from another file</source>
        <translation>キャラクターのスケルトンを別ファイルのものに置き換える</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>再読み込み(&amp;D)</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>キャラクターのファイルを読み直し、作業はすべて残す</translation>
    </message>
    <message>
        <source>Compare With File on D&amp;isk...</source>
        <translation>ディスクのファイルと比較(&amp;I)...</translation>
    </message>
    <message>
        <source>Show how the character&apos;s file differs from the character that is open, before you reload it</source>
        <translation>再読み込みの前に、キャラクターのファイルと開いているものの違いを表示</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project: settings, pose, view and the path of the character&apos;s file</source>
        <translation>プロジェクトを保存: 設定、ポーズ、ビュー、キャラクターのファイルのパス</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>名前を付けて保存(&amp;A)...</translation>
    </message>
    <message>
        <source>Save the project under a new name</source>
        <translation>プロジェクトを新しい名前で保存</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>書き出し(&amp;E)...</translation>
    </message>
    <message>
        <source>Write the bound character to a file, and read it back to check it</source>
        <translation>バインドしたキャラクターをファイルに書き出し、読み直して確認</translation>
    </message>
    <message>
        <source>Save &amp;Picture...</source>
        <translation>画像を保存(&amp;P)...</translation>
    </message>
    <message>
        <source>Render the view in soft light, and save it as a PNG</source>
        <translation>ビューをやわらかい光でレンダリングし、PNG で保存</translation>
    </message>
    <message>
        <source>Save &amp;Turntable...</source>
        <translation>ターンテーブルを保存(&amp;T)...</translation>
    </message>
    <message>
        <source>Render the character turning once: pictures, WebP or MP4</source>
        <translation>キャラクターの 1 回転をレンダリング: 画像、WebP、MP4</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the character and return to the welcome page</source>
        <translation>キャラクターを閉じて開始ページに戻る</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit Sinew</source>
        <translation>Sinew を終了</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>直前の操作を元に戻す</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the step that was undone</source>
        <translation>元に戻した操作をやり直す</translation>
    </message>
    <message>
        <source>&amp;Deselect All</source>
        <translation>選択解除(&amp;D)</translation>
    </message>
    <message>
        <source>Deselect all joints, parts and vertices</source>
        <translation>全ジョイント、パーツ、頂点の選択を解除</translation>
    </message>
    <message>
        <source>&amp;Find Command...</source>
        <translation>コマンドを検索(&amp;F)...</translation>
    </message>
    <message>
        <source>Find any command by its name or key, and run it</source>
        <translation>名前やキーでコマンドを探して実行</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>設定(&amp;S)...</translation>
    </message>
    <message>
        <source>Language, theme, navigation and autosave</source>
        <translation>言語、テーマ、ナビゲーション、自動保存</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>すべてフレーム(&amp;A)</translation>
    </message>
    <message>
        <source>Show the whole character</source>
        <translation>キャラクター全体を表示</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>選択をフレーム(&amp;S)</translation>
    </message>
    <message>
        <source>Show the selected joint, part or vertex up close</source>
        <translation>選択したジョイント、パーツ、頂点を近くで表示</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>前(&amp;F)</translation>
    </message>
    <message>
        <source>Look at the front</source>
        <translation>正面を見る</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>後(&amp;B)</translation>
    </message>
    <message>
        <source>Look at the back</source>
        <translation>背面を見る</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右(&amp;R)</translation>
    </message>
    <message>
        <source>Look at the character&apos;s right side</source>
        <translation>キャラクターの右側を見る</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左(&amp;L)</translation>
    </message>
    <message>
        <source>Look at the character&apos;s left side</source>
        <translation>キャラクターの左側を見る</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上(&amp;T)</translation>
    </message>
    <message>
        <source>Look from above</source>
        <translation>上から見る</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>下(&amp;M)</translation>
    </message>
    <message>
        <source>Look from below</source>
        <translation>下から見る</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>平行投影(&amp;O)</translation>
    </message>
    <message>
        <source>View without perspective, to compare lengths</source>
        <translation>長さを比べるための遠近なしのビュー</translation>
    </message>
    <message>
        <source>S&amp;haded View</source>
        <translation>シェーディングビュー(&amp;H)</translation>
    </message>
    <message>
        <source>Show the shaded mesh and the skeleton alone; use it again to return to the overlays of before</source>
        <translation>シェーディングしたメッシュとスケルトンだけを表示。もう一度で前のオーバーレイに戻ります</translation>
    </message>
    <message>
        <source>&amp;Weights View</source>
        <translation>ウェイトビュー(&amp;W)</translation>
    </message>
    <message>
        <source>Show the weights of the selected joint, or of all joints; use it again to return to the overlays of before</source>
        <translation>選択ジョイント、または全ジョイントのウェイトを表示。もう一度で前のオーバーレイに戻ります</translation>
    </message>
    <message>
        <source>&amp;Debug Volume View</source>
        <translation>ボリューム検査ビュー(&amp;D)</translation>
    </message>
    <message>
        <source>Show voxels, mesh defects and bone paths without the mesh; use it again to return to the overlays of before</source>
        <translation>ボクセル、メッシュの欠陥、ボーンのパスをメッシュなしで表示。もう一度で前のオーバーレイに戻ります</translation>
    </message>
    <message>
        <source>&amp;X-Ray Skeleton</source>
        <translation>X 線スケルトン(&amp;X)</translation>
    </message>
    <message>
        <source>Draw the skeleton through the mesh</source>
        <translation>メッシュを透かしてスケルトンを描く</translation>
    </message>
    <message>
        <source>Only &amp;Joints With Weights</source>
        <translation>ウェイトのあるジョイントのみ(&amp;J)</translation>
    </message>
    <message>
        <source>Hide joints without weights in the view and in the tree</source>
        <translation>ウェイトのないジョイントをビューとツリーで隠す</translation>
    </message>
    <message>
        <source>&amp;Isolines</source>
        <translation>等値線(&amp;I)</translation>
    </message>
    <message>
        <source>Draw lines of equal distance on the colour maps</source>
        <translation>カラーマップに等距離の線を描く</translation>
    </message>
    <message>
        <source>&amp;Studio</source>
        <translation>スタジオ(&amp;S)</translation>
    </message>
    <message>
        <source>Light surfaces with key, fill and rim lights</source>
        <translation>キー、フィル、リムライトで表面を照らす</translation>
    </message>
    <message>
        <source>&amp;Matcap</source>
        <translation>マットキャップ(&amp;M)</translation>
    </message>
    <message>
        <source>Draw all surfaces as grey clay, without textures, to judge form</source>
        <translation>形を見るため、全表面をテクスチャなしの灰色の粘土で描く</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>フラット(&amp;F)</translation>
    </message>
    <message>
        <source>Draw textures and colour maps without light, as they are</source>
        <translation>テクスチャとカラーマップを光なしでそのまま描く</translation>
    </message>
    <message>
        <source>Sha&amp;dows</source>
        <translation>影(&amp;D)</translation>
    </message>
    <message>
        <source>Let the studio light cast soft shadows, on the ground too</source>
        <translation>スタジオライトが地面にもやわらかい影を落とす</translation>
    </message>
    <message>
        <source>Slice &amp;Volume</source>
        <translation>ボリュームの断面(&amp;V)</translation>
    </message>
    <message>
        <source>Cut through voxels and octree along a plane</source>
        <translation>ボクセルと八分木を平面で切る</translation>
    </message>
    <message>
        <source>Preview as in an &amp;Engine</source>
        <translation>エンジンのプレビュー(&amp;E)</translation>
    </message>
    <message>
        <source>Deform as game engines do: 4 influences, 8-bit weights, classic linear skinning</source>
        <translation>ゲームエンジンと同じ変形: 4 インフルエンス、8 ビットウェイト、クラシックリニア</translation>
    </message>
    <message>
        <source>&amp;Compare Weights</source>
        <translation>ウェイトを比較(&amp;C)</translation>
    </message>
    <message>
        <source>Show two or four sets of weights side by side, in one pose and under one camera</source>
        <translation>2 組または 4 組のウェイトを、同じポーズとカメラで並べて表示</translation>
    </message>
    <message>
        <source>&amp;Four Panes</source>
        <translation>4 ペイン(&amp;F)</translation>
    </message>
    <message>
        <source>Compare four sets of weights instead of two</source>
        <translation>2 組でなく 4 組のウェイトを比較</translation>
    </message>
    <message>
        <source>&amp;Keep These Weights</source>
        <translation>このウェイトを保持(&amp;K)</translation>
    </message>
    <message>
        <source>Keep the document&apos;s present weights in the last pane, to compare them with those of other settings</source>
        <translation>ドキュメントの今のウェイトを最後のペインに残し、他の設定のものと比べる</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>Show the window on the full screen</source>
        <translation>ウィンドウを全画面に表示</translation>
    </message>
    <message>
        <source>Reset &amp;Panels</source>
        <translation>パネルをリセット(&amp;P)</translation>
    </message>
    <message>
        <source>Move all panels back to their original places</source>
        <translation>全パネルを元の場所に戻す</translation>
    </message>
    <message>
        <source>&amp;Hide Selected</source>
        <translation>選択を隠す(&amp;H)</translation>
    </message>
    <message>
        <source>Hide the selected parts, or else the selected joints. With a brush or a selection tool: the faces of the selected vertices</source>
        <translation>選択パーツ、なければ選択ジョイントを隠す。ブラシや選択ツールでは: 選択頂点の面</translation>
    </message>
    <message>
        <source>&amp;Isolate Selected</source>
        <translation>選択を分離表示(&amp;I)</translation>
    </message>
    <message>
        <source>Hide all that is not selected; use it again to show all</source>
        <translation>選択以外をすべて隠す。もう一度ですべて表示</translation>
    </message>
    <message>
        <source>&amp;Ghost Selected Parts</source>
        <translation>選択パーツを半透明に(&amp;G)</translation>
    </message>
    <message>
        <source>Show the selected parts faintly; clicks and brushes go through them. Use it again to show them as before</source>
        <translation>選択パーツを薄く表示。クリックとブラシは通り抜けます。もう一度で元の表示</translation>
    </message>
    <message>
        <source>Ghost &amp;Other Parts</source>
        <translation>他のパーツを半透明に(&amp;O)</translation>
    </message>
    <message>
        <source>Show all parts but the selected ones faintly; use it again to show all as before</source>
        <translation>選択以外の全パーツを薄く表示。もう一度で元の表示</translation>
    </message>
    <message>
        <source>&amp;Show All</source>
        <translation>すべて表示(&amp;S)</translation>
    </message>
    <message>
        <source>Show all hidden and ghosted parts, joints and faces</source>
        <translation>非表示と半透明のパーツ、ジョイント、面をすべて表示</translation>
    </message>
    <message>
        <source>Select Part &amp;Vertices</source>
        <translation>パーツの頂点を選択(&amp;V)</translation>
    </message>
    <message>
        <source>Select all vertices of the selected part</source>
        <translation>選択パーツの全頂点を選択</translation>
    </message>
    <message>
        <source>&amp;Accept All Proposals</source>
        <translation>すべての提案を採用(&amp;A)</translation>
    </message>
    <message>
        <source>Bind every part as the report proposes, in one step</source>
        <translation>レポートの提案どおりに全パーツを一度にバインド</translation>
    </message>
    <message>
        <source>Fi&amp;x All Issues</source>
        <translation>すべての問題を修正(&amp;X)</translation>
    </message>
    <message>
        <source>Do all that the Report panel offers, in one step</source>
        <translation>レポートパネルの提示をすべて一度に行う</translation>
    </message>
    <message>
        <source>Show Repor&amp;t</source>
        <translation>レポートを表示(&amp;T)</translation>
    </message>
    <message>
        <source>Show the issues found. Arrow keys move through them and show each in the view, Enter does what its button does</source>
        <translation>見つかった問題を表示。矢印キーで移動してビューに表示、Enter でそのボタンを実行</translation>
    </message>
    <message>
        <source>&amp;Bind Skin</source>
        <translation>スキンをバインド(&amp;B)</translation>
    </message>
    <message>
        <source>Bind the character to its skeleton with the settings of the Bind panel</source>
        <translation>バインドパネルの設定でキャラクターをスケルトンにバインド</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel the running task; nothing changes</source>
        <translation>実行中の処理をキャンセル。何も変わりません</translation>
    </message>
    <message>
        <source>&amp;Live Update</source>
        <translation>ライブ更新(&amp;L)</translation>
    </message>
    <message>
        <source>Bind again automatically when a setting or the skeleton changes</source>
        <translation>設定やスケルトンが変わると自動でバインドし直す</translation>
    </message>
    <message>
        <source>&amp;Default Settings</source>
        <translation>既定の設定(&amp;D)</translation>
    </message>
    <message>
        <source>Reset all settings of the Bind panel to their defaults</source>
        <translation>バインドパネルの全設定を既定に戻す</translation>
    </message>
    <message>
        <source>Fit S&amp;keleton</source>
        <translation>スケルトンを合わせる(&amp;K)</translation>
    </message>
    <message>
        <source>Scale, rotate and move a skeleton that lies outside the mesh into the mesh</source>
        <translation>メッシュの外にあるスケルトンを拡大縮小、回転、移動してメッシュに入れる</translation>
    </message>
    <message>
        <source>Add Ca&amp;ge From OBJ...</source>
        <translation>OBJ からケージを追加(&amp;G)...</translation>
    </message>
    <message>
        <source>Read a cage, closed or open: each of its vertices becomes a joint that moves what lies around it</source>
        <translation>閉じた、または開いたケージを読む: 各頂点が周囲を動かすジョイントになります</translation>
    </message>
    <message>
        <source>Cage Vertices on the &amp;Surface</source>
        <translation>ケージの頂点を表面に(&amp;S)</translation>
    </message>
    <message>
        <source>Place the vertices of drawn cages on the surface instead of in the middle of the volume</source>
        <translation>描いたケージの頂点を、ボリュームの中央でなく表面に置く</translation>
    </message>
    <message>
        <source>Add &amp;Sphere Region</source>
        <translation>球リージョンを追加(&amp;S)</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a sphere around the selected vertices or the selected joint&apos;s bone</source>
        <translation>領域に独自のウェイト設定を与える: 選択頂点または選択ジョイントのボーンを囲む球</translation>
    </message>
    <message>
        <source>Add &amp;Capsule Region</source>
        <translation>カプセルリージョンを追加(&amp;C)</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a capsule along the selected vertices or the selected joint&apos;s bone</source>
        <translation>領域に独自のウェイト設定を与える: 選択頂点または選択ジョイントのボーンに沿うカプセル</translation>
    </message>
    <message>
        <source>Add &amp;Box Region</source>
        <translation>ボックスリージョンを追加(&amp;B)</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a box around the selected vertices or the selected joint&apos;s bone</source>
        <translation>領域に独自のウェイト設定を与える: 選択頂点または選択ジョイントのボーンを囲むボックス</translation>
    </message>
    <message>
        <source>Region from Selected &amp;Vertices</source>
        <translation>選択頂点からリージョン(&amp;V)</translation>
    </message>
    <message>
        <source>Give the selected vertices their own weight settings</source>
        <translation>選択頂点に独自のウェイト設定を与える</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>ローカル軸(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate and move along the joint&apos;s own axes instead of the world axes</source>
        <translation>ワールド軸でなくジョイント自身の軸に沿って回転と移動</translation>
    </message>
    <message>
        <source>Reset &amp;Joint</source>
        <translation>ジョイントをリセット(&amp;J)</translation>
    </message>
    <message>
        <source>Reset the selected joint to the bind pose</source>
        <translation>選択ジョイントをバインドポーズに戻す</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>すべてリセット(&amp;A)</translation>
    </message>
    <message>
        <source>Reset all joints to the bind pose</source>
        <translation>全ジョイントをバインドポーズに戻す</translation>
    </message>
    <message>
        <source>&amp;Copy Pose</source>
        <translation>ポーズをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the pose</source>
        <translation>ポーズをコピー</translation>
    </message>
    <message>
        <source>&amp;Paste Pose</source>
        <translation>ポーズを貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Paste the copied pose onto this skeleton</source>
        <translation>コピーしたポーズをこのスケルトンに貼り付け</translation>
    </message>
    <message>
        <source>Mirr&amp;or Pose</source>
        <translation>ポーズを反転(&amp;O)</translation>
    </message>
    <message>
        <source>Swap the left and right sides of the pose</source>
        <translation>ポーズの左右を入れ替える</translation>
    </message>
    <message>
        <source>&amp;Arms Up</source>
        <translation>両腕を上げる(&amp;A)</translation>
    </message>
    <message>
        <source>Raise both arms, to see shoulders and armpits</source>
        <translation>両腕を上げ、肩と脇を見る</translation>
    </message>
    <message>
        <source>Deep &amp;Squat</source>
        <translation>深いスクワット(&amp;S)</translation>
    </message>
    <message>
        <source>Fold hips and knees, to see seat, groin and knees</source>
        <translation>腰と膝を曲げ、尻、鼠径部、膝を見る</translation>
    </message>
    <message>
        <source>&amp;Fist</source>
        <translation>握りこぶし(&amp;F)</translation>
    </message>
    <message>
        <source>Curl the fingers of both hands</source>
        <translation>両手の指を曲げる</translation>
    </message>
    <message>
        <source>&amp;Look Back</source>
        <translation>振り返り(&amp;L)</translation>
    </message>
    <message>
        <source>Turn neck and spine, to see neck and waist</source>
        <translation>首と背骨を回し、首と腰を見る</translation>
    </message>
    <message>
        <source>Keep Pose on the S&amp;helf</source>
        <translation>ポーズをシェルフに保存(&amp;H)</translation>
    </message>
    <message>
        <source>Keep the pose of the selected joints, or of all, for later</source>
        <translation>選択ジョイント、または全ジョイントのポーズを後のために残す</translation>
    </message>
    <message>
        <source>Load Pose &amp;File...</source>
        <translation>ポーズファイルを読み込む(&amp;F)...</translation>
    </message>
    <message>
        <source>Put a pose from a file on the pose shelf</source>
        <translation>ファイルのポーズをポーズシェルフに置く</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose File...</source>
        <translation>ポーズファイルを保存(&amp;V)...</translation>
    </message>
    <message>
        <source>Save the pose of the selected joints, or of all that are posed, to a file that other programs and the command line read</source>
        <translation>選択ジョイント、またはポーズ付きの全ジョイントのポーズを、他のプログラムやコマンドラインが読むファイルに保存</translation>
    </message>
    <message>
        <source>Load Motio&amp;n...</source>
        <translation>モーションを読み込む(&amp;N)...</translation>
    </message>
    <message>
        <source>Play the animations of a BVH, FBX or other file on this skeleton. Joints are matched by their names</source>
        <translation>BVH、FBX などのファイルのアニメーションをこのスケルトンで再生。ジョイントは名前で対応させます</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>モーションを除去</translation>
    </message>
    <message>
        <source>Remove the loaded motion that the timeline shows</source>
        <translation>タイムラインに表示中の読み込んだモーションを除去</translation>
    </message>
    <message>
        <source>&amp;Set Key</source>
        <translation>キーを設定(&amp;S)</translation>
    </message>
    <message>
        <source>Set a key of this pose at the time of the timeline</source>
        <translation>タイムラインの時刻に、このポーズのキーを設定</translation>
    </message>
    <message>
        <source>&amp;Delete Key</source>
        <translation>キーを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the key at the time of the timeline</source>
        <translation>タイムラインの時刻のキーを削除</translation>
    </message>
    <message>
        <source>Delete &amp;All Keys</source>
        <translation>全キーを削除(&amp;A)</translation>
    </message>
    <message>
        <source>Delete all pose keys</source>
        <translation>すべてのポーズキーを削除</translation>
    </message>
    <message>
        <source>&amp;Previous Key</source>
        <translation>前のキー(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the pose key before this time</source>
        <translation>この時刻より前のポーズキーへ</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>次のキー(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the pose key after this time</source>
        <translation>この時刻より後のポーズキーへ</translation>
    </message>
    <message>
        <source>Turn Ca&amp;ge Joints</source>
        <translation>ケージジョイントを回す(&amp;G)</translation>
    </message>
    <message>
        <source>Rotate the joints of cages to follow the edges around them, which turned when the joints were moved</source>
        <translation>ジョイントの移動で向きの変わった周囲のエッジに、ケージのジョイントの回転を合わせる</translation>
    </message>
    <message>
        <source>&amp;Dual Quaternion</source>
        <translation>デュアルクォータニオン(&amp;D)</translation>
    </message>
    <message>
        <source>Skin with dual quaternions, which keep volume when joints twist, instead of classic linear</source>
        <translation>クラシックリニアの代わりに、ねじりで体積を保つデュアルクォータニオンでスキニング</translation>
    </message>
    <message>
        <source>Implicit S&amp;kinning</source>
        <translation>インプリシット(&amp;K)</translation>
    </message>
    <message>
        <source>Keep the shape of the limbs: bends keep their volume, and skin stops where it touches skin</source>
        <translation>手足の形を保つ: 曲げで体積を保ち、スキンどうしは触れた所で止まる</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>再生(&amp;Y)</translation>
    </message>
    <message>
        <source>Play or pause the clip in the timeline</source>
        <translation>タイムラインのクリップを再生または一時停止</translation>
    </message>
    <message>
        <source>Edit Skeleton</source>
        <translation>スケルトンを編集</translation>
    </message>
    <message>
        <source>Edit the skeleton as it is bound, in the place of a pose: move and turn joints with the same tools</source>
        <translation>ポーズでなくバインド時のスケルトンを編集: 同じツールでジョイントを移動、回転</translation>
    </message>
    <message>
        <source>&amp;Add Joint</source>
        <translation>ジョイントを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add a joint below the selected one, or a root</source>
        <translation>選択ジョイントの下、またはルートとしてジョイントを追加</translation>
    </message>
    <message>
        <source>&amp;Extrude Joints</source>
        <translation>ジョイントを押し出し(&amp;E)</translation>
    </message>
    <message>
        <source>Give each selected joint a child that goes on in the same direction</source>
        <translation>各選択ジョイントに、同じ向きに続く子を与える</translation>
    </message>
    <message>
        <source>&amp;Insert Joint</source>
        <translation>ジョイントを挿入(&amp;I)</translation>
    </message>
    <message>
        <source>Put a joint half way between the selected one and its parent</source>
        <translation>選択ジョイントと親の中間にジョイントを置く</translation>
    </message>
    <message>
        <source>Spli&amp;t Bone</source>
        <translation>ボーンを分割(&amp;T)</translation>
    </message>
    <message>
        <source>Divide the selected joint&apos;s bone in two and share its weight along the bone</source>
        <translation>選択ジョイントのボーンを 2 つに分け、ウェイトをボーンに沿って分ける</translation>
    </message>
    <message>
        <source>Split Bone Into...</source>
        <translation>ボーンを分割...</translation>
    </message>
    <message>
        <source>Divide the selected joint&apos;s bone into a number of joints and share its weight along the bone</source>
        <translation>選択ジョイントのボーンを複数のジョイントに分け、ウェイトをボーンに沿って分ける</translation>
    </message>
    <message>
        <source>Add T&amp;wist Joints...</source>
        <translation>ツイストジョイントを追加(&amp;W)...</translation>
    </message>
    <message>
        <source>Put joints along the selected joints&apos; bones, with weight, that engines turn by a fraction of the twist</source>
        <translation>選択ジョイントのボーンに沿い、エンジンがねじりの一部だけ回すウェイト付きジョイントを置く</translation>
    </message>
    <message>
        <source>Dupli&amp;cate Joints</source>
        <translation>ジョイントを複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected joints beside themselves</source>
        <translation>選択ジョイントを隣に複製</translation>
    </message>
    <message>
        <source>&amp;Mirror Joints</source>
        <translation>ジョイントをミラー(&amp;M)</translation>
    </message>
    <message>
        <source>Bring the selected joints to the other side: partners move, missing ones are made</source>
        <translation>選択ジョイントを反対側へ: 対のものは移動、ないものは作成</translation>
    </message>
    <message>
        <source>&amp;Delete Joints</source>
        <translation>ジョイントを削除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected joints; joints below go to the joint above, and so does the weight. The key works while you edit the skeleton</source>
        <translation>選択ジョイントを削除。下のジョイントとウェイトは上のジョイントに移ります。キーはスケルトンの編集中に有効</translation>
    </message>
    <message>
        <source>Parent to Active &amp;Joint</source>
        <translation>アクティブの子にする(&amp;J)</translation>
    </message>
    <message>
        <source>Put the selected joints below the one that was selected last; they stay where they are</source>
        <translation>選択ジョイントを最後に選んだものの下に置く。位置は変わりません</translation>
    </message>
    <message>
        <source>&amp;Unparent Joints</source>
        <translation>親子を解除(&amp;U)</translation>
    </message>
    <message>
        <source>Make the selected joints roots; they stay where they are</source>
        <translation>選択ジョイントをルートにする。位置は変わりません</translation>
    </message>
    <message>
        <source>Re&amp;name Joint</source>
        <translation>ジョイント名を変更(&amp;N)</translation>
    </message>
    <message>
        <source>Give the selected joint another name</source>
        <translation>選択ジョイントに別の名前を付ける</translation>
    </message>
    <message>
        <source>S&amp;ymmetric Joints</source>
        <translation>対称編集(&amp;Y)</translation>
    </message>
    <message>
        <source>Move Joints &amp;Below</source>
        <translation>下のジョイントも動かす(&amp;B)</translation>
    </message>
    <message>
        <source>Joints below a moved or turned joint go along</source>
        <translation>ジョイントの移動や回転に、下のジョイントが従います</translation>
    </message>
    <message>
        <source>Snap to the Mi&amp;ddle While Dragging</source>
        <translation>ドラッグ中に中央にスナップ(&amp;D)</translation>
    </message>
    <message>
        <source>A mode: while you drag a joint, it keeps to the middle of its limb, seen along the view. Move to the Middle does it once</source>
        <translation>モード: ドラッグ中のジョイントは、視線方向で見て手足の中央に留まる。「中央に移動」は一度だけ行う</translation>
    </message>
    <message>
        <source>Snap to &amp;Vertices</source>
        <translation>頂点にスナップ(&amp;V)</translation>
    </message>
    <message>
        <source>Put dragged joints on the vertex under the cursor</source>
        <translation>ドラッグするジョイントをカーソル下の頂点に置く</translation>
    </message>
    <message>
        <source>Snap to the &amp;Grid</source>
        <translation>グリッドにスナップ(&amp;G)</translation>
    </message>
    <message>
        <source>Put dragged joints on the lines of the grid</source>
        <translation>ドラッグするジョイントをグリッドの線に置く</translation>
    </message>
    <message>
        <source>Snap to &amp;Joints</source>
        <translation>ジョイントにスナップ(&amp;J)</translation>
    </message>
    <message>
        <source>Put dragged joints on the joint under the cursor</source>
        <translation>ドラッグするジョイントをカーソル下のジョイントに置く</translation>
    </message>
    <message>
        <source>Mo&amp;ve to the Middle</source>
        <translation>中央に移動(&amp;V)</translation>
    </message>
    <message>
        <source>Move the selected joints, or all that deform, to the middle of the limbs that they are in, once. Joints below stay. Needs Edit Skeleton</source>
        <translation>選択ジョイント、または変形する全ジョイントを、一度だけ手足の中央に移動する。下のジョイントは動かない。「スケルトンを編集」が必要</translation>
    </message>
    <message>
        <source>Scale &amp;Whole Skeleton...</source>
        <translation>スケルトン全体を拡大縮小(&amp;W)...</translation>
    </message>
    <message>
        <source>Make the whole skeleton larger or smaller, from its foot</source>
        <translation>足元を基準にスケルトン全体を大きく、または小さくする</translation>
    </message>
    <message>
        <source>Ali&amp;gn Joints</source>
        <translation>ジョイントを整列(&amp;G)</translation>
    </message>
    <message>
        <source>Put the selected joints of a chain on the straight line between the first and the last</source>
        <translation>チェーンの選択ジョイントを最初と最後を結ぶ直線に置く</translation>
    </message>
    <message>
        <source>Ma&amp;ke Symmetric</source>
        <translation>対称にする(&amp;K)</translation>
    </message>
    <message>
        <source>Put the partners of the selected joints at their mirror images</source>
        <translation>選択ジョイントの対を鏡像の位置に置く</translation>
    </message>
    <message>
        <source>Re&amp;pair Joints</source>
        <translation>ジョイントを修復(&amp;P)</translation>
    </message>
    <message>
        <source>Correct what is wrong with the selected joints, or with all. Needs Edit Skeleton</source>
        <translation>選択ジョイント、または全ジョイントの誤りを直す。「スケルトンを編集」が必要</translation>
    </message>
    <message>
        <source>Orient &amp;Joints...</source>
        <translation>ジョイントの方向(&amp;J)...</translation>
    </message>
    <message>
        <source>Choose how the selected joints&apos; axes lie: which one points along the bone, which one across, and on the other side</source>
        <translation>選択ジョイントの軸の向きを選ぶ: ボーン方向の軸、横の軸、反対側の扱い</translation>
    </message>
    <message>
        <source>Like &amp;Blender</source>
        <translation>Blender 式(&amp;B)</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: Y along the bone, Z to the front</source>
        <translation>選択ジョイントの軸を回す: Y はボーン方向、Z は前</translation>
    </message>
    <message>
        <source>Like &amp;Unreal</source>
        <translation>Unreal 式(&amp;U)</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: X along the bone, Y to the front, sides mirrored</source>
        <translation>選択ジョイントの軸を回す: X はボーン方向、Y は前、左右はミラー</translation>
    </message>
    <message>
        <source>Like Unit&amp;y</source>
        <translation>Unity 式(&amp;Y)</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes along the model&apos;s</source>
        <translation>選択ジョイントの軸をモデルの軸に合わせる</translation>
    </message>
    <message>
        <source>Like &amp;Maya</source>
        <translation>Maya 式(&amp;M)</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: X along the bone, Y across the bend, sides mirrored</source>
        <translation>選択ジョイントの軸を回す: X はボーン方向、Y は曲げの横、左右はミラー</translation>
    </message>
    <message>
        <source>&amp;Prepare for an Engine...</source>
        <translation>エンジン向けに準備(&amp;P)...</translation>
    </message>
    <message>
        <source>Twist joints, links, ends, root motion and names as engines want them, for the whole skeleton</source>
        <translation>ツイストジョイント、リンク、末端、ルートモーション、名前をエンジン向けに、スケルトン全体で整える</translation>
    </message>
    <message>
        <source>E&amp;xport Skeleton...</source>
        <translation>スケルトンを書き出す(&amp;X)...</translation>
    </message>
    <message>
        <source>Write the skeleton as text: .bvh with the first clip, .skel, or .skin with the weights</source>
        <translation>スケルトンをテキストで書き出す: 最初のクリップ付き .bvh、.skel、ウェイト付き .skin</translation>
    </message>
    <message>
        <source>Select T&amp;hrough</source>
        <translation>貫通選択(&amp;H)</translation>
    </message>
    <message>
        <source>Also select hidden vertices behind the surface</source>
        <translation>表面の後ろに隠れた頂点も選択</translation>
    </message>
    <message>
        <source>La&amp;rger Brush</source>
        <translation>ブラシを大きく(&amp;R)</translation>
    </message>
    <message>
        <source>Make the selection brush larger</source>
        <translation>選択ブラシを大きくする</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <translation>ブラシを小さく(&amp;M)</translation>
    </message>
    <message>
        <source>Make the selection brush smaller</source>
        <translation>選択ブラシを小さくする</translation>
    </message>
    <message>
        <source>All &amp;Vertices</source>
        <translation>全頂点(&amp;V)</translation>
    </message>
    <message>
        <source>Select every vertex of the character</source>
        <translation>キャラクターの全頂点を選択</translation>
    </message>
    <message>
        <source>&amp;No Vertices</source>
        <translation>頂点なし(&amp;N)</translation>
    </message>
    <message>
        <source>Deselect all vertices</source>
        <translation>全頂点の選択を解除</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>選択を反転(&amp;I)</translation>
    </message>
    <message>
        <source>Select exactly the vertices that are not selected now</source>
        <translation>今選択されていない頂点だけを選択</translation>
    </message>
    <message>
        <source>&amp;Grow Selection</source>
        <translation>選択を拡大(&amp;G)</translation>
    </message>
    <message>
        <source>Add the neighbours of the selected vertices, also across seams</source>
        <translation>選択頂点の隣を、継ぎ目を越えて追加</translation>
    </message>
    <message>
        <source>&amp;Shrink Selection</source>
        <translation>選択を縮小(&amp;S)</translation>
    </message>
    <message>
        <source>Remove the vertices at the edge of the selection</source>
        <translation>選択の縁の頂点を外す</translation>
    </message>
    <message>
        <source>&amp;Linked Vertices</source>
        <translation>つながった頂点(&amp;L)</translation>
    </message>
    <message>
        <source>Select every shell that has a selected vertex</source>
        <translation>選択頂点を含むシェルをすべて選択</translation>
    </message>
    <message>
        <source>By &amp;Weight, Influences or Part...</source>
        <translation>ウェイト、インフルエンス、パーツで(&amp;W)...</translation>
    </message>
    <message>
        <source>Show the panel that selects vertices by weight, influences or part</source>
        <translation>ウェイト、インフルエンス、パーツで頂点を選ぶパネルを表示</translation>
    </message>
    <message>
        <source>Select &amp;Joint under Cursor</source>
        <translation>カーソル下のジョイントを選択(&amp;J)</translation>
    </message>
    <message>
        <source>Select the joint with the largest weight under the cursor</source>
        <translation>カーソルの下で最大のウェイトを持つジョイントを選択</translation>
    </message>
    <message>
        <source>Sho&amp;w Weights under Cursor</source>
        <translation>カーソル下のウェイト(&amp;W)</translation>
    </message>
    <message>
        <source>List the weights of the vertex under the cursor, to inspect or change them</source>
        <translation>カーソル下の頂点のウェイトを一覧し、調べたり変えたりする</translation>
    </message>
    <message>
        <source>Influences &amp;Beside Brush</source>
        <translation>ブラシ横に影響を表示(&amp;B)</translation>
    </message>
    <message>
        <source>List the joints and weights of the vertex under the brush beside its ring</source>
        <translation>ブラシの円の横に、その下の頂点のジョイントとウェイトを一覧</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>フラッド</translation>
    </message>
    <message>
        <source>Apply the brush once to all selected vertices, or to all visible vertices</source>
        <translation>選択した全頂点、または見えている全頂点にブラシを 1 回適用</translation>
    </message>
    <message>
        <source>Component E&amp;ditor</source>
        <translation>コンポーネントエディタ(&amp;D)</translation>
    </message>
    <message>
        <source>Show the weights of the selected vertices as a table, to edit them</source>
        <translation>選択頂点のウェイトを表で表示して編集</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>スムーズ(&amp;S)</translation>
    </message>
    <message>
        <source>Smooth the weights of the selected vertices, or of all, over the surface</source>
        <translation>選択頂点または全頂点のウェイトを表面上でスムーズにする</translation>
    </message>
    <message>
        <source>Sh&amp;arpen</source>
        <translation>シャープ(&amp;A)</translation>
    </message>
    <message>
        <source>Make the transitions between joints narrower: on the selected vertices, or on all</source>
        <translation>ジョイント間の移り変わりを狭くする: 選択頂点、または全頂点</translation>
    </message>
    <message>
        <source>&amp;Hammer</source>
        <translation>ハンマー(&amp;H)</translation>
    </message>
    <message>
        <source>Replace the weights of the selected vertices with those of their neighbours</source>
        <translation>選択頂点のウェイトを隣の頂点のもので置き換える</translation>
    </message>
    <message>
        <source>A&amp;verage</source>
        <translation>平均(&amp;V)</translation>
    </message>
    <message>
        <source>Give all selected vertices the average of their weights</source>
        <translation>選択した全頂点にウェイトの平均を与える</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>正規化(&amp;N)</translation>
    </message>
    <message>
        <source>Make the weights of each vertex sum to 1</source>
        <translation>各頂点のウェイトの合計を 1 にする</translation>
    </message>
    <message>
        <source>Limit &amp;Influences</source>
        <translation>インフルエンスを制限(&amp;I)</translation>
    </message>
    <message>
        <source>Keep only the largest influences of each vertex. Their number is set in the Weights panel</source>
        <translation>各頂点の大きいインフルエンスだけを残す。数はウェイトパネルで設定</translation>
    </message>
    <message>
        <source>P&amp;rune Small Weights</source>
        <translation>小さいウェイトを除去(&amp;R)</translation>
    </message>
    <message>
        <source>Remove weights below the value set in the Weights panel</source>
        <translation>ウェイトパネルの値より小さいウェイトを除く</translation>
    </message>
    <message>
        <source>R&amp;elax in Pose</source>
        <translation>ポーズでリラックス(&amp;E)</translation>
    </message>
    <message>
        <source>Change weights to smooth the surface in the current pose</source>
        <translation>現在のポーズの表面がなめらかになるようウェイトを変える</translation>
    </message>
    <message>
        <source>&amp;Mirror Layer +X to -X</source>
        <translation>レイヤーを +X から -X へミラー(&amp;M)</translation>
    </message>
    <message>
        <source>Mirror the active paint layer from the +X side to the -X side. To mirror all weights, use Mirror Everything</source>
        <translation>アクティブなペイントレイヤーを +X 側から -X 側へミラー。全ウェイトには「すべてミラー」を使います</translation>
    </message>
    <message>
        <source>M&amp;irror Layer -X to +X</source>
        <translation>レイヤーを -X から +X へミラー(&amp;I)</translation>
    </message>
    <message>
        <source>Mirror the active paint layer from the -X side to the +X side. To mirror all weights, use Mirror Everything</source>
        <translation>アクティブなペイントレイヤーを -X 側から +X 側へミラー。全ウェイトには「すべてミラー」を使います</translation>
    </message>
    <message>
        <source>Joint Ma&amp;pping...</source>
        <translation>ジョイントの対応(&amp;P)...</translation>
    </message>
    <message>
        <source>Show and change which joints mirror each other, and the mirror axis</source>
        <translation>互いにミラーになるジョイントとミラー軸を表示、変更</translation>
    </message>
    <message>
        <source>Select &amp;Unmatched Vertices</source>
        <translation>対応のない頂点を選択(&amp;U)</translation>
    </message>
    <message>
        <source>Select the vertices that have no counterpart on the other side</source>
        <translation>反対側に対応のない頂点を選択</translation>
    </message>
    <message>
        <source>&amp;Lock Joint</source>
        <translation>ジョイントをロック(&amp;L)</translation>
    </message>
    <message>
        <source>Protect the weights of the selected joints from brushes and operations</source>
        <translation>選択ジョイントのウェイトをブラシや操作から守る</translation>
    </message>
    <message>
        <source>Lock All &amp;Others</source>
        <translation>他をすべてロック(&amp;O)</translation>
    </message>
    <message>
        <source>Lock every joint except the selected ones</source>
        <translation>選択以外の全ジョイントをロック</translation>
    </message>
    <message>
        <source>&amp;Unlock All</source>
        <translation>すべてロック解除(&amp;U)</translation>
    </message>
    <message>
        <source>Let brushes and operations change the weights of all joints again</source>
        <translation>ブラシや操作が再び全ジョイントのウェイトを変えられるようにする</translation>
    </message>
    <message>
        <source>&amp;Copy Weights</source>
        <translation>ウェイトをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the weights of the selected vertices</source>
        <translation>選択頂点のウェイトをコピー</translation>
    </message>
    <message>
        <source>Pas&amp;te Weights</source>
        <translation>ウェイトを貼り付け(&amp;T)</translation>
    </message>
    <message>
        <source>Paste the copied weights onto the selected vertices</source>
        <translation>コピーしたウェイトを選択頂点に貼り付け</translation>
    </message>
    <message>
        <source>Select &amp;Outliers</source>
        <translation>外れた頂点を選択(&amp;O)</translation>
    </message>
    <message>
        <source>Select vertices whose weights differ from those of all their neighbours</source>
        <translation>隣のどの頂点ともウェイトが違う頂点を選択</translation>
    </message>
    <message>
        <source>Chec&amp;k Weights</source>
        <translation>ウェイトを検査(&amp;K)</translation>
    </message>
    <message>
        <source>Find vertices without weights, with weights of far joints or with noisy weights, and list them in the Report panel</source>
        <translation>ウェイトのない頂点、遠いジョイントのウェイトやノイズのある頂点を探し、レポートパネルに一覧</translation>
    </message>
    <message>
        <source>Repair Fa&amp;ulty Weights</source>
        <translation>不良ウェイトを修復(&amp;U)</translation>
    </message>
    <message>
        <source>Find vertices without weights, with weights of far joints or with noisy weights, and spread those of healthy vertices over them</source>
        <translation>ウェイトのない頂点、遠いジョイントのウェイトやノイズのある頂点を探し、正常な頂点のウェイトを広げる</translation>
    </message>
    <message>
        <source>Add &amp;Paint Layer</source>
        <translation>ペイントレイヤーを追加(&amp;P)</translation>
    </message>
    <message>
        <source>Add a layer to paint on</source>
        <translation>ペイント用のレイヤーを追加</translation>
    </message>
    <message>
        <source>Mirror &amp;Everything (New Layer)</source>
        <translation>すべてミラー (新規レイヤー)(&amp;E)</translation>
    </message>
    <message>
        <source>Add a layer that mirrors all weights below it from one side to the other</source>
        <translation>下の全ウェイトを一方から他方へミラーするレイヤーを追加</translation>
    </message>
    <message>
        <source>Add &amp;Relax Layer</source>
        <translation>リラックスレイヤーを追加(&amp;R)</translation>
    </message>
    <message>
        <source>Add a layer that smooths the weights below it</source>
        <translation>下のウェイトをスムーズにするレイヤーを追加</translation>
    </message>
    <message>
        <source>Transfer Weights &amp;From File...</source>
        <translation>ファイルからウェイトを転送(&amp;F)...</translation>
    </message>
    <message>
        <source>Add a layer with the weights of another character, where its surface is near, spread smoothly over the rest</source>
        <translation>表面の近い所は別のキャラクターのウェイト、残りはなめらかに広げたレイヤーを追加</translation>
    </message>
    <message>
        <source>Import Wei&amp;ghts...</source>
        <translation>ウェイトを読み込む(&amp;G)...</translation>
    </message>
    <message>
        <source>Add a layer with the weights of a CSV, JSON or RigNet file, or of images over UVs (their weights.json)</source>
        <translation>CSV、JSON、RigNet ファイル、または UV 画像 (その weights.json) のウェイトでレイヤーを追加</translation>
    </message>
    <message>
        <source>E&amp;xport Weights...</source>
        <translation>ウェイトを書き出す(&amp;X)...</translation>
    </message>
    <message>
        <source>Write the weights to a CSV, JSON or RigNet file, or to images over UVs</source>
        <translation>ウェイトを CSV、JSON、RigNet ファイル、または UV 画像に書き出す</translation>
    </message>
    <message>
        <source>&amp;Transfer Layers From...</source>
        <translation>レイヤーを転送(&amp;T)...</translation>
    </message>
    <message>
        <source>Transfer the painted layers to this mesh from the file of the mesh they were painted on</source>
        <translation>ペイントしたメッシュのファイルから、レイヤーをこのメッシュに転送</translation>
    </message>
    <message>
        <source>&amp;Flatten Layers</source>
        <translation>レイヤーを統合(&amp;F)</translation>
    </message>
    <message>
        <source>Merge all layers into one paint layer</source>
        <translation>全レイヤーを 1 つのペイントレイヤーに統合</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>Open the manual; F1 shows the page about the panel under the cursor</source>
        <translation>マニュアルを開く。F1 はカーソル下のパネルのページを表示</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>これは何(&amp;W)?</translation>
    </message>
    <message>
        <source>Then click anything, to read what it does and what to try when it looks wrong</source>
        <translation>その後何かをクリックすると、その働きと、おかしく見えるとき試すことが読めます</translation>
    </message>
    <message>
        <source>&amp;Explain This Field</source>
        <translation>この欄を説明(&amp;E)</translation>
    </message>
    <message>
        <source>Say what the field or button does that has the keyboard</source>
        <translation>キーボードの対象の欄やボタンの働きを示す</translation>
    </message>
    <message>
        <source>Take the &amp;Tour</source>
        <translation>ツアーを始める(&amp;T)</translation>
    </message>
    <message>
        <source>Five steps from the sample to an export, about two minutes</source>
        <translation>サンプルから書き出しまで 5 段階、約 2 分</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>ショートカット(&amp;S)</translation>
    </message>
    <message>
        <source>All actions and their keys</source>
        <translation>すべての操作とキー</translation>
    </message>
    <message>
        <source>&amp;About Sinew</source>
        <translation>Sinew について(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence and the papers that Sinew builds on</source>
        <translation>バージョン、ライセンス、Sinew が基づく論文</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>Click to select joints, parts and vertices</source>
        <translation>クリックでジョイント、パーツ、頂点を選択</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移動(&amp;M)</translation>
    </message>
    <message>
        <source>Move the selected joint</source>
        <translation>選択ジョイントを移動</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>回転(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the selected joint</source>
        <translation>選択ジョイントを回転</translation>
    </message>
    <message>
        <source>Scal&amp;e</source>
        <translation>スケール(&amp;E)</translation>
    </message>
    <message>
        <source>Scale the selected joint along its own axes</source>
        <translation>選択ジョイントを自身の軸に沿ってスケール</translation>
    </message>
    <message>
        <source>&amp;Inverse Kinematics</source>
        <translation>インバースキネマティクス(&amp;I)</translation>
    </message>
    <message>
        <source>Drag a hand or foot; the limb follows</source>
        <translation>手や足をドラッグ。手足全体が従います</translation>
    </message>
    <message>
        <source>&amp;Inspect Weights</source>
        <translation>ウェイトを調べる(&amp;I)</translation>
    </message>
    <message>
        <source>Click a vertex to see which bones influence it, how far away they are, and the paths to it</source>
        <translation>頂点をクリックして、影響するボーン、その距離、パスを見る</translation>
    </message>
    <message>
        <source>Dra&amp;w Cage</source>
        <translation>ケージを描く(&amp;W)</translation>
    </message>
    <message>
        <source>Click to place the vertices of a cage. Click the first one for a face, press Enter for a chain or a point handle, Backspace to remove the last one. Drag a vertex to move it, Escape to leave</source>
        <translation>クリックでケージの頂点を置く。最初の頂点のクリックで面、Enter でチェーンか点ハンドル、Backspace で最後を削除。頂点はドラッグで移動、Escape で終了</translation>
    </message>
    <message>
        <source>&amp;Box Select</source>
        <translation>ボックス選択(&amp;B)</translation>
    </message>
    <message>
        <source>Drag a box around vertices. Shift adds, Ctrl removes. Click for one vertex, double-click for its shell, Escape to leave</source>
        <translation>頂点を囲むボックスをドラッグ。Shift で追加、Ctrl で除外。クリックで 1 頂点、ダブルクリックでシェル、Escape で終了</translation>
    </message>
    <message>
        <source>L&amp;asso Select</source>
        <translation>投げ縄選択(&amp;A)</translation>
    </message>
    <message>
        <source>Draw a line around vertices. Shift adds, Ctrl removes</source>
        <translation>頂点を囲む線を描く。Shift で追加、Ctrl で除外</translation>
    </message>
    <message>
        <source>&amp;Paint Select</source>
        <translation>ブラシ選択(&amp;P)</translation>
    </message>
    <message>
        <source>Brush over vertices. Shift adds, Ctrl removes, the wheel changes the brush size</source>
        <translation>頂点をブラシでなぞる。Shift で追加、Ctrl で除外、ホイールでブラシの大きさを変更</translation>
    </message>
    <message>
        <source>&amp;Paint Weights</source>
        <translation>ウェイトをペイント(&amp;P)</translation>
    </message>
    <message>
        <source>Paint the weights of the selected joint. Ctrl inverts the brush, Shift smooths, Ctrl+Shift+click selects a joint</source>
        <translation>選択ジョイントのウェイトをペイント。Ctrl でブラシを反転、Shift でスムーズ、Ctrl+Shift+クリックでジョイントを選択</translation>
    </message>
    <message>
        <source>&amp;Paint Region</source>
        <translation>リージョンをペイント(&amp;P)</translation>
    </message>
    <message>
        <source>Paint how much of each vertex belongs to the selected region, or a new region that keeps its shape. Ctrl removes, Shift smooths</source>
        <translation>各頂点が選択リージョン、または形を保つ新しいリージョンに属する度合いをペイント。Ctrl で除外、Shift でスムーズ</translation>
    </message>
    <message>
        <source>New &amp;From Template...</source>
        <translation>テンプレートから新規(&amp;F)...</translation>
    </message>
    <message>
        <source>Make a skeleton of a template that fits the character. Click to set the marker that is asked for, drag a marker to move it, Delete to take it back, Escape to leave</source>
        <translation>キャラクターに合うテンプレートのスケルトンを作る。求められたマーカーをクリックで置き、ドラッグで移動、Delete で取り消し、Escape で終了</translation>
    </message>
    <message>
        <source>Draw C&amp;hain</source>
        <translation>チェーンを描く(&amp;H)</translation>
    </message>
    <message>
        <source>Draw a stroke over a tail, hair or a tentacle for a chain of joints along its middle</source>
        <translation>尻尾、髪、触手の上に線を描き、中央に沿うジョイントのチェーンを作る</translation>
    </message>
    <message>
        <source>Te&amp;xture Folder...</source>
        <translation>テクスチャフォルダー(&amp;X)...</translation>
    </message>
    <message>
        <source>Read textures that lie outside the character&apos;s folder from a folder that you choose</source>
        <translation>キャラクターのフォルダーの外にあるテクスチャを、選んだフォルダーから読む</translation>
    </message>
    <message>
        <source>Put the mesh of another file in the character&apos;s place and keep all work</source>
        <translation>別のファイルのメッシュをキャラクターと置き換え、作業はすべて残す</translation>
    </message>
    <message>
        <source>Pict&amp;ure Mesh...</source>
        <translation>画像メッシュ(&amp;U)...</translation>
    </message>
    <message>
        <source>Choose which pixels of the picture are the character, and how fine its triangles are</source>
        <translation>画像のどのピクセルをキャラクターとするか、三角形の細かさを選ぶ</translation>
    </message>
    <message>
        <source>Replace Mes&amp;h...</source>
        <translation>メッシュを置き換え(&amp;H)...</translation>
    </message>
    <message>
        <source>Flipped and Crossing Faces</source>
        <translation>反転・交差フェース</translation>
    </message>
    <message>
        <source>Faces that the pose turns inside out or pushes through other faces</source>
        <translation>ポーズで裏返るか、他のフェースを突き抜けるフェース</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>ジョイント制限</translation>
    </message>
    <message>
        <source>Arcs of how far the selected joint may turn around each axis</source>
        <translation>選択ジョイントが各軸まわりに回れる範囲を示す弧</translation>
    </message>
    <message>
        <source>Normal Maps</source>
        <translation>法線マップ</translation>
    </message>
    <message>
        <source>Shade the surface by the normal maps of its materials</source>
        <translation>マテリアルの法線マップで表面をシェーディング</translation>
    </message>
    <message>
        <source>Add Driver</source>
        <translation>ドライバーを追加</translation>
    </message>
    <message>
        <source>Let the angle of the selected joint move another joint, or turn on a shape. The Pose panel shows its keys</source>
        <translation>選択ジョイントの角度で別のジョイントを動かす、またはシェイプをオンにする。キーはポーズパネルに表示</translation>
    </message>
    <message>
        <source>Shape From File...</source>
        <translation>ファイルからシェイプ...</translation>
    </message>
    <message>
        <source>Make a shape of a mesh that was sculpted in this pose. The joint that is turned turns it on</source>
        <translation>このポーズでスカルプトしたメッシュからシェイプを作る。回したジョイントがそれをオンにします</translation>
    </message>
    <message>
        <source>Make Shape of Remainder</source>
        <translation>残りからシェイプを作成</translation>
    </message>
    <message>
        <source>Make a shape of what weights could not reach when you dragged the skin. The joint that is turned drives it</source>
        <translation>スキンのドラッグでウェイトが届かなかった分からシェイプを作る。回したジョイントが駆動します</translation>
    </message>
    <message>
        <source>Shape From Skinning Method</source>
        <translation>スキニング方式からシェイプ</translation>
    </message>
    <message>
        <source>Make a shape of what this skinning method shows in this pose over classic linear, and skin with classic linear from then on</source>
        <translation>このスキニング方式がこのポーズで示すクラシックリニアとの差からシェイプを作り、以後はクラシックリニアでスキニング</translation>
    </message>
    <message>
        <source>Drag Skin</source>
        <translation>スキンをドラッグ</translation>
    </message>
    <message>
        <source>Pose the character and drag its skin to where it should be. The weights follow. Ctrl drags one vertex, the wheel changes the size</source>
        <translation>キャラクターにポーズを付け、スキンをあるべき所へドラッグ。ウェイトが従います。Ctrl で 1 頂点をドラッグ、ホイールで大きさを変更</translation>
    </message>
    <message>
        <source>The envelope around each bone, and where its weight ends (solver Envelopes)</source>
        <translation>各ボーンを囲むエンベロープと、そのウェイトの終わる所 (ソルバー「エンベロープ」)</translation>
    </message>
    <message>
        <source>Smooth Preview</source>
        <translation>スムーズプレビュー</translation>
    </message>
    <message>
        <source>Show the selected parts, or all, as smooth subdivided surfaces; the Parts panel has their levels</source>
        <translation>選択パーツ、なければ全パーツを、細分割したなめらかな表面で表示。レベルはパーツパネルにあります</translation>
    </message>
    <message>
        <source>Add Lattice</source>
        <translation>ラティスを追加</translation>
    </message>
    <message>
        <source>Put a lattice of control vertices around the selected vertices, the selected parts or the whole character</source>
        <translation>選択頂点、選択パーツ、またはキャラクター全体をコントロール頂点のラティスで囲む</translation>
    </message>
    <message>
        <source>Connect by Pseudo-Edge</source>
        <translation>疑似エッジでつなぐ</translation>
    </message>
    <message>
        <source>Let the active joint and the other selected joints turn when one of them is moved. No weight depends on it</source>
        <translation>アクティブジョイントと他の選択ジョイントを、どれかが移動したときに回転させる。ウェイトには影響しません</translation>
    </message>
    <message>
        <source>Remove Pseudo-Edge</source>
        <translation>疑似エッジを削除</translation>
    </message>
    <message>
        <source>Remove the pseudo-edges between the selected joints, or all of a single selected joint</source>
        <translation>選択ジョイント間の疑似エッジ、または 1 つだけの選択ジョイントの疑似エッジをすべて削除</translation>
    </message>
    <message>
        <source>Edit Envelopes</source>
        <translation>エンベロープを編集</translation>
    </message>
    <message>
        <source>Drag the handles of the selected joint&apos;s envelope: its radii, its ends or all of it. Delete gives the bone the solver&apos;s envelope again</source>
        <translation>選択ジョイントのエンベロープのハンドルをドラッグ: 半径、端、または全体。Delete でボーンをソルバーのエンベロープに戻します</translation>
    </message>
    <message>
        <source>Edit Mesh</source>
        <translation>メッシュを編集</translation>
    </message>
    <message>
        <source>Edit the mesh of a flat picture: drag vertices, click on an edge or inside to add one, drag a box to select, Delete to remove, Escape to leave</source>
        <translation>平面画像のメッシュを編集: 頂点をドラッグ、エッジか内側のクリックで追加、ボックスのドラッグで選択、Delete で削除、Escape で終了</translation>
    </message>
    <message>
        <source>Sa&amp;ve Engine Scripts...</source>
        <translation>エンジン用スクリプトを保存(&amp;V)...</translation>
    </message>
    <message>
        <source>Scripts for Unity, Unreal, Godot 4 and three.js that move joints and shapes by the drivers file of an export</source>
        <translation>書き出したドライバーファイルに従ってジョイントとシェイプを動かす、Unity、Unreal、Godot 4、three.js 用のスクリプト</translation>
    </message>
    <message>
        <source>Rename Shape</source>
        <translation>シェイプ名を変更</translation>
    </message>
    <message>
        <source>Rename the shape that is chosen in the Pose panel</source>
        <translation>ポーズパネルで選んだシェイプの名前を変更</translation>
    </message>
    <message>
        <source>Mirror Shape</source>
        <translation>シェイプをミラー</translation>
    </message>
    <message>
        <source>Make the chosen shape on the other side too, turned on by the partner joint</source>
        <translation>選んだシェイプを反対側にも作り、対のジョイントでオンにする</translation>
    </message>
    <message>
        <source>Split Shape Left and Right</source>
        <translation>シェイプを左右に分割</translation>
    </message>
    <message>
        <source>Put a left and a right half in the place of the chosen shape</source>
        <translation>選んだシェイプを左半分と右半分に置き換える</translation>
    </message>
    <message>
        <source>Drag Skin Into Shape</source>
        <translation>スキンをドラッグしてシェイプに</translation>
    </message>
    <message>
        <source>Change the chosen shape by dragging the skin in this pose. The weights stay</source>
        <translation>このポーズでスキンをドラッグして、選んだシェイプを変更。ウェイトは変わりません</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>シェイプを削除</translation>
    </message>
    <message>
        <source>Remove the chosen shape and the drivers that turn it on</source>
        <translation>選んだシェイプと、それをオンにするドライバーを削除</translation>
    </message>
    <message>
        <source>Bake for Engine...</source>
        <translation>エンジン用にベイク...</translation>
    </message>
    <message>
        <source>Fit weights, helper joints and corrective shapes, so that an engine shows what this skinning method shows</source>
        <translation>ウェイト、補助ジョイント、補正シェイプを合わせ、このスキニング方式の見た目をエンジンでも再現</translation>
    </message>
    <message>
        <source>Apply as Rest Pose...</source>
        <translation>レストポーズとして適用...</translation>
    </message>
    <message>
        <source>Make this pose, a T-pose or an A-pose the rest pose. Mesh, shapes, clips and weights follow</source>
        <translation>このポーズ、T ポーズ、A ポーズのいずれかをレストポーズにする。メッシュ、シェイプ、クリップ、ウェイトも従います</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>スプリング</translation>
    </message>
    <message>
        <source>Chains of joints that swing, and the colliders that push them</source>
        <translation>揺れるジョイントのチェーンと、それを押すコライダー</translation>
    </message>
    <message>
        <source>Live Link to Blender</source>
        <translation>Blender へのライブリンク</translation>
    </message>
    <message>
        <source>Give Blender, which opened this character, the weights after every bind and stroke</source>
        <translation>このキャラクターを開いた Blender に、バインドとストロークのたびにウェイトを渡す</translation>
    </message>
    <message>
        <source>Springs Swing</source>
        <translation>スプリングを揺らす</translation>
    </message>
    <message>
        <source>Let chains swing while you pose and drag the character and while clips play. Off: joints stand as they are posed</source>
        <translation>ポーズ付け、キャラクターのドラッグ、クリップの再生でチェーンを揺らす。オフ: ジョイントはポーズどおりに止まる</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Show the panel for the expressions, the look and the constraints of an avatar</source>
        <translation>アバターの表情、視線、コンストレイントのパネルを表示</translation>
    </message>
    <message>
        <source>Springs Panel</source>
        <translation>スプリングパネル</translation>
    </message>
    <message>
        <source>Show the panel for hair, cloth, tails and ears that swing</source>
        <translation>揺れる髪、布、尻尾、耳のパネルを表示</translation>
    </message>
    <message>
        <source>Propose Springs</source>
        <translation>スプリングを提案</translation>
    </message>
    <message>
        <source>Find chains that carry hair, skirts, capes, tails or ears, and fit colliders to the body that keep them out</source>
        <translation>髪、スカート、マント、尻尾、耳を動かすチェーンを見つけ、それらが入り込まないコライダーを体に合わせる</translation>
    </message>
    <message>
        <source>Propose Chains</source>
        <translation>チェーンを提案</translation>
    </message>
    <message>
        <source>Find chains that carry hair, skirts, capes, tails or ears</source>
        <translation>髪、スカート、マント、尻尾、耳を動かすチェーンを見つける</translation>
    </message>
    <message>
        <source>Propose Colliders</source>
        <translation>コライダーを提案</translation>
    </message>
    <message>
        <source>Fit colliders to limbs, torso and head, as thick as the skin</source>
        <translation>手足、胴、頭に、スキンの太さのコライダーを合わせる</translation>
    </message>
    <message>
        <source>Add Chain of Selected Joints</source>
        <translation>選択ジョイントのチェーンを追加</translation>
    </message>
    <message>
        <source>Let the selected joints swing. A single joint swings with its longest branch below</source>
        <translation>選択ジョイントを揺らす。1 つだけなら、その下の最も長い枝とともに揺れます</translation>
    </message>
    <message>
        <source>Add Sphere Collider</source>
        <translation>球コライダーを追加</translation>
    </message>
    <message>
        <source>Give the selected joint a sphere that chains stay outside of</source>
        <translation>選択ジョイントに、チェーンが外にとどまる球を付ける</translation>
    </message>
    <message>
        <source>Add Capsule Collider</source>
        <translation>カプセルコライダーを追加</translation>
    </message>
    <message>
        <source>Give the selected joint a capsule that chains stay outside of</source>
        <translation>選択ジョイントに、チェーンが外にとどまるカプセルを付ける</translation>
    </message>
    <message>
        <source>Add Plane Collider</source>
        <translation>平面コライダーを追加</translation>
    </message>
    <message>
        <source>Give the selected joint a plane that chains stay above</source>
        <translation>選択ジョイントに、チェーンが上にとどまる平面を付ける</translation>
    </message>
    <message>
        <source>Bake Springs Into Clips</source>
        <translation>スプリングをクリップにベイク</translation>
    </message>
    <message>
        <source>Make a clip with keys of the swinging joints of every clip, for engines without springs</source>
        <translation>スプリングのないエンジン向けに、各クリップから、揺れるジョイントのキーを含むクリップを作る</translation>
    </message>
    <message>
        <source>Edit Colliders</source>
        <translation>コライダーを編集</translation>
    </message>
    <message>
        <source>Click the middle of a collider to choose it, drag its handles: its middle, its ends or its radius. Delete removes it</source>
        <translation>コライダーの中央をクリックして選び、ハンドルをドラッグ: 中央、端、または半径。Delete で削除します</translation>
    </message>
    <message>
        <source>&amp;Skeleton Mode</source>
        <translation>スケルトンモード(&amp;S)</translation>
    </message>
    <message>
        <source>Make a skeleton, or edit it as it is bound: move, add, rename and delete joints</source>
        <translation>スケルトンを作るか、バインドしたまま編集: ジョイントの移動、追加、名前の変更、削除</translation>
    </message>
    <message>
        <source>&amp;Bind Mode</source>
        <translation>バインドモード(&amp;B)</translation>
    </message>
    <message>
        <source>Bind the skin to the skeleton, and set how it is bound</source>
        <translation>スキンをスケルトンにバインドし、バインドの方法を設定</translation>
    </message>
    <message>
        <source>&amp;Pose Mode</source>
        <translation>ポーズモード(&amp;P)</translation>
    </message>
    <message>
        <source>Pose the character to see how it bends; limits, drivers, shapes and springs</source>
        <translation>キャラクターにポーズを付けて曲がり方を確認。制限、ドライバー、シェイプ、スプリング</translation>
    </message>
    <message>
        <source>P&amp;aint Mode</source>
        <translation>ペイントモード(&amp;A)</translation>
    </message>
    <message>
        <source>Paint weights on layers, and change them by operations</source>
        <translation>レイヤーにウェイトをペイントし、操作で変更</translation>
    </message>
    <message>
        <source>&amp;Inspect Mode</source>
        <translation>検査モード(&amp;I)</translation>
    </message>
    <message>
        <source>Find out why vertices have their weights; report, tables and parts over the whole width</source>
        <translation>頂点のウェイトの理由を調べる。レポート、表、パーツを全幅に表示</translation>
    </message>
    <message>
        <source>Overlays...</source>
        <translation>オーバーレイ...</translation>
    </message>
    <message>
        <source>Choose what the view shows over the mesh, and how strongly</source>
        <translation>ビューがメッシュの上に表示するものと、その強さを選ぶ</translation>
    </message>
    <message>
        <source>Lowe&amp;r Panels</source>
        <translation>下部パネル(&amp;R)</translation>
    </message>
    <message>
        <source>Show the weights of a vertex, the report, the component editor, the parts and the log below the view</source>
        <translation>頂点のウェイト、レポート、コンポーネントエディタ、パーツ、ログをビューの下に表示</translation>
    </message>
    <message>
        <source>Mirrored Painting</source>
        <translation>ミラーペイント</translation>
    </message>
    <message>
        <source>Brushes also paint the other side: the weights of the mirrored joint, the amounts of the region</source>
        <translation>ブラシで反対側もペイント: ミラーしたジョイントのウェイト、リージョンの量</translation>
    </message>
    <message>
        <source>What a drag does to a joint, an envelope or a collider happens on the other side too</source>
        <translation>ジョイント、エンベロープ、コライダーへのドラッグを反対側にも行う</translation>
    </message>
    <message>
        <source>Dress With an Out&amp;fit...</source>
        <translation>衣装を着せる(&amp;F)...</translation>
    </message>
    <message>
        <source>Give all parts of an outfit&apos;s file the weights of the open character</source>
        <translation>衣装のファイルの全パーツに、開いているキャラクターのウェイトを与える</translation>
    </message>
    <message>
        <source>Ma&amp;ke LODs...</source>
        <translation>LOD を作成(&amp;K)...</translation>
    </message>
    <message>
        <source>Write levels of detail: coarser meshes that keep their weights</source>
        <translation>LOD を書き出す: ウェイトを保った粗いメッシュ</translation>
    </message>
    <message>
        <source>&amp;Bind a Folder...</source>
        <translation>フォルダーをバインド(&amp;B)...</translation>
    </message>
    <message>
        <source>Bind all characters of a folder alike, while you work on</source>
        <translation>作業を続けながら、フォルダーの全キャラクターを同じようにバインド</translation>
    </message>
    <message>
        <source>Previous View</source>
        <translation>前のビュー</translation>
    </message>
    <message>
        <source>Put the camera back to where it was before it last jumped: to a row of the report, a selection or a view</source>
        <translation>レポートの行、選択、ビューへ最後に移る前の位置にカメラを戻す</translation>
    </message>
    <message>
        <source>&amp;Check for Updates...</source>
        <translation>更新を確認(&amp;C)...</translation>
    </message>
    <message>
        <source>Ask GitHub whether there is a newer version of Sinew; nothing but this version is sent</source>
        <translation>Sinew の新しいバージョンがあるかを GitHub に尋ねます。送るのはこのバージョンだけです</translation>
    </message>
    <message>
        <source>Save Check &amp;Page...</source>
        <translation>チェックページを保存(&amp;P)...</translation>
    </message>
    <message>
        <source>Bend the character through its range of motion, and save figures of its weights and pictures of the worst poses as a page for browsers</source>
        <translation>キャラクターを可動域いっぱいに曲げ、ウェイトの数値と最も悪いポーズの画像をブラウザ用のページとして保存</translation>
    </message>
</context>
<context>
    <name>AreaHandles</name>
    <message>
        <source>region %1</source>
        <translation>リージョン %1</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 頂点</translation>
    </message>
</context>
<context>
    <name>ArgumentText</name>
    <message>
        <source>it is not an influence in the source skin</source>
        <translation>元のスキンのインフルエンスではありません</translation>
    </message>
    <message>
        <source>by its name it is a control</source>
        <translation>名前からコントロールと分かります</translation>
    </message>
    <message>
        <source>by its name it only marks the end of a chain</source>
        <translation>名前からチェーンの終わりの印にすぎません</translation>
    </message>
    <message>
        <source>it is only the root</source>
        <translation>ただのルートです</translation>
    </message>
    <message>
        <source>it is a root that stands outside the mesh</source>
        <translation>メッシュの外にあるルートです</translation>
    </message>
    <message>
        <source>it stands where another joint does, which moves a limb&apos;s end in its place</source>
        <translation>別のジョイントと同じ位置にあり、そのジョイントが代わりに先端を動かします</translation>
    </message>
    <message>
        <source>it is not in the list of joints</source>
        <translation>ジョイントの一覧にありません</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>it is not an image</source>
        <translation>画像ではありません</translation>
    </message>
    <message>
        <source>the original file is no longer there</source>
        <translation>元のファイルがもうありません</translation>
    </message>
    <message>
        <source>the original file is of another format</source>
        <translation>元のファイルは別の形式です</translation>
    </message>
    <message>
        <source>the skeleton was replaced or moved</source>
        <translation>スケルトンが置換または移動されました</translation>
    </message>
    <message>
        <source>the skins of the original file disagree on the bind pose</source>
        <translation>元のファイルのスキンどうしでバインドポーズが違います</translation>
    </message>
    <message>
        <source>the animations are left out</source>
        <translation>アニメーションが省かれます</translation>
    </message>
    <message>
        <source>the export profile asks for another unit</source>
        <translation>書き出しプロファイルが別の単位を求めます</translation>
    </message>
    <message>
        <source>several nodes of the original file share a mesh</source>
        <translation>元のファイルの複数ノードが 1 つのメッシュを共有しています</translation>
    </message>
    <message>
        <source>the original file is of an old version of its format</source>
        <translation>元のファイルは古いバージョンの形式です</translation>
    </message>
    <message>
        <source>levels of detail were added to it</source>
        <translation>LOD が追加されました</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>脚</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>腕</translation>
    </message>
    <message>
        <source>wings</source>
        <translation>翼</translation>
    </message>
    <message>
        <source>fingers</source>
        <translation>指</translation>
    </message>
    <message>
        <source>head</source>
        <translation>頭</translation>
    </message>
    <message>
        <source>two ends of a long body</source>
        <translation>長い体の両端</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>読み取りの権限がありません</translation>
    </message>
    <message>
        <source>it only carries the motion of other joints or parts</source>
        <translation>他のジョイントやパーツの動きを伝えるだけです</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder. If you trust the model, choose its folder with --textures or File &gt; Texture Folder</source>
        <translation>モデルのフォルダーの外にあります。モデルを信頼するなら、--textures か「ファイル &gt; テクスチャフォルダー」でそのフォルダーを選んでください</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder, where this format keeps its files. Copy it there</source>
        <translation>この形式のファイルを置くモデルのフォルダーの外にあります。そこにコピーしてください</translation>
    </message>
    <message>
        <source>a skin of the original file has no inverse bind matrices, so its weights also determine where its vertices lie</source>
        <translation>元のファイルのスキンに逆バインド行列がなく、ウェイトが頂点の位置も決めています</translation>
    </message>
    <message>
        <source>Biped</source>
        <translation>二足</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>四足</translation>
    </message>
    <message>
        <source>Insect or spider</source>
        <translation>昆虫かクモ</translation>
    </message>
    <message>
        <source>nothing in it is transparent, so its whole rectangle is the character</source>
        <translation>透明な部分がなく、長方形全体がキャラクターになります</translation>
    </message>
    <message>
        <source>two legs</source>
        <translation>2 本の脚</translation>
    </message>
    <message>
        <source>four legs</source>
        <translation>4 本の脚</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>パイプかデバイスです</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>読み取り中に変わりました</translation>
    </message>
    <message>
        <source>it is a pipe that no program is reading from</source>
        <translation>どのプログラムも読んでいないパイプです</translation>
    </message>
    <message>
        <source>it is larger than a file of its kind may be</source>
        <translation>この種類のファイルの上限を超えています</translation>
    </message>
    <message>
        <source>the outline of its opaque pixels is longer than 2 million pixels. Remove loose dots</source>
        <translation>不透明なピクセルの輪郭が 200 万ピクセルを超えています。ばらばらの点を取り除いてください</translation>
    </message>
    <message>
        <source>the limits of joints were changed</source>
        <translation>ジョイントの制限が変更されました</translation>
    </message>
    <message>
        <source>the part of Sinew that draws SVG is missing</source>
        <translation>SVG を描画する Sinew の部分がありません</translation>
    </message>
    <message>
        <source>its shapes are nested more than 256 deep</source>
        <translation>図形の入れ子が 256 段を超えています</translation>
    </message>
    <message>
        <source>it has more than a million shapes, copies included</source>
        <translation>コピーを含め、図形が 100 万個を超えています</translation>
    </message>
    <message>
        <source>one of its shapes contains a copy of itself</source>
        <translation>図形の 1 つが自身のコピーを含んでいます</translation>
    </message>
    <message>
        <source>its size is zero, too large or not a number</source>
        <translation>サイズがゼロか、大きすぎるか、数値ではありません</translation>
    </message>
    <message>
        <source>it has more than 256 layers</source>
        <translation>レイヤーが 256 個を超えています</translation>
    </message>
    <message>
        <source>its layers have too many pixels together. Choose a smaller picture size</source>
        <translation>レイヤーのピクセルが合計で多すぎます。画像サイズを小さくしてください</translation>
    </message>
    <message>
        <source>shapes of the original file are missing</source>
        <translation>元のファイルのシェイプが欠けています</translation>
    </message>
    <message>
        <source>a shape that was replaced has shapes in between</source>
        <translation>置換されたシェイプに中間シェイプがあります</translation>
    </message>
    <message>
        <source>animations were added or removed</source>
        <translation>アニメーションが追加または削除されました</translation>
    </message>
    <message>
        <source>the original file scales a driven joint unevenly or turns it about a pivot</source>
        <translation>元のファイルが、ドライバーで動くジョイントを不均等にスケールするか、ピボットのまわりに回しています</translation>
    </message>
    <message>
        <source>the keys of a driven channel lie on several layers, or belong to others too</source>
        <translation>ドライバーで動くチャンネルのキーが複数のレイヤーにあるか、他のチャンネルと共有されています</translation>
    </message>
    <message>
        <source>its dashed lines have more than a million dashes. Make the dashes longer, or the lines solid</source>
        <translation>破線の線分が 100 万個を超えています。線分を長くするか、実線にしてください</translation>
    </message>
    <message>
        <source>it shows nothing but pictures that are linked or cannot be drawn. Embed them as PNG or JPEG</source>
        <translation>リンクされた画像か描画できない画像しかありません。PNG か JPEG で埋め込んでください</translation>
    </message>
    <message>
        <source>the rest pose is another one</source>
        <translation>レストポーズが異なります</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>T ポーズ</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>A ポーズ</translation>
    </message>
    <message>
        <source>it has one joint, and no other at its end</source>
        <translation>ジョイントが 2 つ未満です</translation>
    </message>
    <message>
        <source>a joint of it is not below the one before</source>
        <translation>そのジョイントの 1 つが、前のジョイントの下にありません</translation>
    </message>
    <message>
        <source>a joint of it swings in another chain</source>
        <translation>そのジョイントの 1 つが、別のチェーンで揺れます</translation>
    </message>
    <message>
        <source>there is no joint of that name</source>
        <translation>その名前のジョイントがありません</translation>
    </message>
    <message>
        <source>a number of it makes no sense</source>
        <translation>その数値の 1 つが意味をなしません</translation>
    </message>
    <message>
        <source>it names what is not there</source>
        <translation>存在しないものを指定しています</translation>
    </message>
    <message>
        <source>its values are not of the kind that VRM asks for</source>
        <translation>値が VRM の求める種類のものではありません</translation>
    </message>
    <message>
        <source>it names a node that is not there</source>
        <translation>存在しないノードを指定しています</translation>
    </message>
    <message>
        <source>another joint has the same name</source>
        <translation>別のジョイントが同じ名前です</translation>
    </message>
    <message>
        <source>its node is not a joint of the skeleton</source>
        <translation>そのノードはスケルトンのジョイントではありません</translation>
    </message>
    <message>
        <source>it names a shape that is not there</source>
        <translation>存在しないシェイプを指定しています</translation>
    </message>
    <message>
        <source>it names a material that is not there</source>
        <translation>存在しないマテリアルを指定しています</translation>
    </message>
    <message>
        <source>it names a part that is not there</source>
        <translation>存在しないパーツを指定しています</translation>
    </message>
    <message>
        <source>another entry says the same thing differently</source>
        <translation>別の項目が同じことを違う値で指定しています</translation>
    </message>
    <message>
        <source>it would move itself</source>
        <translation>自分自身を動かすことになります</translation>
    </message>
    <message>
        <source>a driver turns the same joint</source>
        <translation>ドライバーが同じジョイントを回します</translation>
    </message>
    <message>
        <source>VRM 0.x has no place for it</source>
        <translation>VRM 0.x にはそれを入れる場所がありません</translation>
    </message>
    <message>
        <source>it has no size</source>
        <translation>大きさがありません</translation>
    </message>
    <message>
        <source>it is to be of another version of VRM</source>
        <translation>別のバージョンの VRM にします</translation>
    </message>
    <message>
        <source>its materials are to get the toon shading of VRM 1.0</source>
        <translation>マテリアルに VRM 1.0 のトゥーンシェーディングを付けます</translation>
    </message>
    <message>
        <source>another bone has the same node</source>
        <translation>別のボーンが同じノードです</translation>
    </message>
    <message>
        <source>VRM has no bone of that name</source>
        <translation>VRM にその名前のボーンがありません</translation>
    </message>
    <message>
        <source>it names a texture that is not there</source>
        <translation>存在しないテクスチャを指定しています</translation>
    </message>
    <message>
        <source>their joints were removed</source>
        <translation>そのジョイントが削除されました</translation>
    </message>
    <message>
        <source>the character was scaled</source>
        <translation>キャラクターが拡大縮小されました</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder. If you trust the model, choose its folder with File &gt; Texture Folder</source>
        <translation>モデルのフォルダーの外にあります。モデルを信頼するなら、「ファイル &gt; テクスチャフォルダー」でそのフォルダーを選んでください</translation>
    </message>
    <message>
        <source>another program has it open. Close it there</source>
        <translation>別のプログラムが開いています。そちらで閉じてください</translation>
    </message>
</context>
<context>
    <name>AutosaveFlow</name>
    <message>
        <source>%1, %2, never saved</source>
        <translation>%1、%2、未保存</translation>
    </message>
</context>
<context>
    <name>AvatarFile</name>
    <message>
        <source>it has to start with {&quot;sinewAvatar&quot;: 1, or be a recipe or project with an avatar</source>
        <translation>{&quot;sinewAvatar&quot;: 1 で始まるか、アバターを含むレシピまたはプロジェクトでなければなりません</translation>
    </message>
</context>
<context>
    <name>BakePoses</name>
    <message>
        <source>Arms up</source>
        <translation>両腕を上げる</translation>
    </message>
    <message>
        <source>Deep squat</source>
        <translation>深いスクワット</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>握りこぶし</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Key %1 s</source>
        <translation>キー %1 s</translation>
    </message>
</context>
<context>
    <name>BakeText</name>
    <message>
        <source>Range of motion</source>
        <translation>可動域</translation>
    </message>
    <message>
        <source>Pairs of neighbouring joints</source>
        <translation>隣り合うジョイントの組</translation>
    </message>
    <message>
        <source>Stress poses</source>
        <translation>ストレスポーズ</translation>
    </message>
    <message>
        <source>Clips and motions</source>
        <translation>クリップとモーション</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>ポーズキー</translation>
    </message>
    <message>
        <source>the weights of the joint are locked</source>
        <translation>ジョイントのウェイトがロックされています</translation>
    </message>
    <message>
        <source>most of its vertices are painted and stay</source>
        <translation>頂点の大半がペイント済みで変わりません</translation>
    </message>
    <message>
        <source>this pose was held out of the fit</source>
        <translation>このポーズはフィットから除外されました</translation>
    </message>
    <message>
        <source>shapes are not allowed</source>
        <translation>シェイプは許可されていません</translation>
    </message>
    <message>
        <source>all shapes that are allowed are used</source>
        <translation>許可されたシェイプをすべて使いました</translation>
    </message>
    <message>
        <source>its vertices have all the joints they may have</source>
        <translation>頂点のジョイント数が上限に達しています</translation>
    </message>
    <message>
        <source>no step brings it nearer</source>
        <translation>どのステップでもこれ以上近づきません</translation>
    </message>
    <message>
        <source>Good to %1 at every joint.</source>
        <translation>全ジョイントで %1 以内です。</translation>
    </message>
    <message>
        <source>Not good to %1 at %2 of %3 joints.</source>
        <translation>%3 個中 %2 個のジョイントで %1 以内に収まっていません。</translation>
    </message>
    <message>
        <source>%1: %2 in pose %3, because %4</source>
        <translation>%1: ポーズ %3 で %2 (%4)</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>フィット済み</translation>
    </message>
    <message>
        <source>as they were</source>
        <translation>元のまま</translation>
    </message>
    <message>
        <source>Helper joints</source>
        <translation>補助ジョイント</translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>ジョイント %1 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>シェイプ</translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>シェイプ %1 個</numerusform>
        </translation>
    </message>
    <message>
        <source>under 0.01 mm</source>
        <translation>0.01 mm 未満</translation>
    </message>
    <message>
        <source>%1, with partners %2</source>
        <translation>%1、ペア込みで %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>%1: good, %2 in pose %3</source>
        <translation>%1: 良好、ポーズ %3 で %2</translation>
    </message>
    <message>
        <source>Showing the source in every pose</source>
        <translation>全ポーズでソースを表示中</translation>
    </message>
    <message>
        <source>Fitting weights and helper joints</source>
        <translation>ウェイトと補助ジョイントを合わせています</translation>
    </message>
    <message>
        <source>Choosing shapes</source>
        <translation>シェイプを選んでいます</translation>
    </message>
    <message>
        <source>Measuring the result</source>
        <translation>結果を測定中</translation>
    </message>
    <message>
        <source>another joint has its name, and drivers follow that one</source>
        <translation>別のジョイントが同じ名前で、ドライバーはそちらに従います</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Sinew could not be started: %1</source>
        <translation>Sinew を開始できませんでした: %1</translation>
    </message>
    <message>
        <source>The bind crashed or was killed.</source>
        <translation>バインドがクラッシュしたか、強制終了されました。</translation>
    </message>
    <message>
        <source>The bind ended with exit code %1.</source>
        <translation>バインドは終了コード %1 で終わりました。</translation>
    </message>
    <message>
        <source>It was written, but could not be noted as done.</source>
        <translation>書き込みましたが、完了の記録ができませんでした。</translation>
    </message>
    <message>
        <source>%1 was not written: a link in the output folder leads out of it. Remove the link.</source>
        <translation>%1 は書いていません: 出力フォルダー内のリンクがその外を指しています。リンクを削除してください。</translation>
    </message>
    <message>
        <source>The name of %1 is not valid UTF-8. Rename the file.</source>
        <translation>%1 の名前は有効な UTF-8 ではありません。ファイル名を変更してください。</translation>
    </message>
    <message>
        <source>The output misses a requirement.</source>
        <translation>出力が要件を満たしていません。</translation>
    </message>
    <message>
        <source>%1 It could not be moved to %2.</source>
        <translation>%1 %2 に移動できませんでした。</translation>
    </message>
</context>
<context>
    <name>BindBar</name>
    <message>
        <source>%1 s left</source>
        <translation>残り %1 秒</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>残り %1 分</translation>
    </message>
</context>
<context>
    <name>BindSummary</name>
    <message>
        <source>; --report lists all %1 issues one by one</source>
        <translation>; --report で %1 件の問題をすべて一覧</translation>
    </message>
</context>
<context>
    <name>BrushStroke</name>
    <message>
        <source>Paint Weights</source>
        <translation>ウェイトをペイント</translation>
    </message>
    <message>
        <source>Flood Weights</source>
        <translation>ウェイトをフラッド</translation>
    </message>
</context>
<context>
    <name>CageDrawing</name>
    <message>
        <source>Extend Cage</source>
        <translation>ケージを延長</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>ケージ</translation>
    </message>
    <message>
        <source>Draw Cage</source>
        <translation>ケージを描く</translation>
    </message>
    <message>
        <source>Point handle %1 added</source>
        <translation>点ハンドル %1 を追加しました</translation>
    </message>
    <message>
        <source>%1 extended</source>
        <translation>%1 を延長しました</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 を追加しました</translation>
    </message>
    <message>
        <source>Extend Wire</source>
        <translation>ワイヤーを延長</translation>
    </message>
</context>
<context>
    <name>CageEdits</name>
    <message>
        <source>Add Cage &quot;%1&quot;</source>
        <translation>ケージ「%1」を追加</translation>
    </message>
    <message>
        <source>Fill Cage &quot;%1&quot;</source>
        <translation>ケージ「%1」を満たす</translation>
    </message>
    <message>
        <source>Empty Cage &quot;%1&quot;</source>
        <translation>ケージ「%1」を空にする</translation>
    </message>
    <message>
        <source>Delete Cage &quot;%1&quot;</source>
        <translation>ケージ「%1」を削除</translation>
    </message>
    <message>
        <source>Delete Cages</source>
        <translation>ケージを削除</translation>
    </message>
    <message>
        <source>Rename Cage</source>
        <translation>ケージ名を変更</translation>
    </message>
    <message>
        <source>Add Lattice &quot;%1&quot;</source>
        <translation>ラティス「%1」を追加</translation>
    </message>
    <message>
        <source>Add Wire &quot;%1&quot;</source>
        <translation>ワイヤー「%1」を追加</translation>
    </message>
    <message>
        <source>Delete Lattice &quot;%1&quot;</source>
        <translation>ラティス「%1」を削除</translation>
    </message>
    <message>
        <source>Delete Wire &quot;%1&quot;</source>
        <translation>ワイヤー「%1」を削除</translation>
    </message>
    <message>
        <source>Rename Lattice</source>
        <translation>ラティス名を変更</translation>
    </message>
    <message>
        <source>Rename Wire</source>
        <translation>ワイヤー名を変更</translation>
    </message>
</context>
<context>
    <name>CageTool</name>
    <message>
        <source>Cages are drawn in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>ケージはバインドポーズで描きます。先に「ポーズ &gt; すべてリセット」を選んでください</translation>
    </message>
    <message>
        <source>A vertex of the cage lies there already</source>
        <translation>そこにはすでにケージの頂点があります</translation>
    </message>
    <message>
        <source>A vertex lies there already. Click the first vertex for a face, or press Enter to end</source>
        <translation>そこにはすでに頂点があります。最初の頂点のクリックで面、Enter で終わりです</translation>
    </message>
    <message>
        <source>A face needs at least 3 vertices</source>
        <translation>面には 3 つ以上の頂点が必要です</translation>
    </message>
</context>
<context>
    <name>CageTurns</name>
    <message>
        <source>Turn Cage Joints</source>
        <translation>ケージジョイントを回す</translation>
    </message>
</context>
<context>
    <name>ChainFile</name>
    <message>
        <source>a chain needs places, [[x, y, z], ...]</source>
        <translation>チェーンには位置 [[x, y, z], ...] が必要です</translation>
    </message>
    <message>
        <source>%1 has to be a text</source>
        <translation>%1 はテキストでなければなりません</translation>
    </message>
    <message>
        <source>joints has to be 2 to 256</source>
        <translation>joints は 2 から 256 です</translation>
    </message>
    <message>
        <source>columns has to be 2 to 64</source>
        <translation>columns は 2 から 64 です</translation>
    </message>
    <message>
        <source>kind has to be chain, ring or row</source>
        <translation>kind は chain、ring、row のどれかです</translation>
    </message>
    <message>
        <source>there is no joint %1</source>
        <translation>ジョイント %1 はありません</translation>
    </message>
</context>
<context>
    <name>ChainTool</name>
    <message>
        <source>Chains are drawn in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>チェーンはバインドポーズで描きます。先に「ポーズ &gt; すべてリセット」を選んでください</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>不合格</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>要件</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>測定の対象</translation>
    </message>
    <message>
        <source>Worst of each joint, when it bends</source>
        <translation>各ジョイントを曲げたときの最悪値</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Rings stand around the worst places:</source>
        <translation>最も悪い場所を輪で囲みます:</translation>
    </message>
    <message>
        <source>Poses that tell most</source>
        <translation>最も参考になるポーズ</translation>
    </message>
    <message>
        <source>%1 vertices, %2 triangles, %3 poses</source>
        <translation>頂点 %1、三角形 %2、ポーズ %3</translation>
    </message>
    <message>
        <source>Check of %1</source>
        <translation>%1 のチェック</translation>
    </message>
    <message>
        <source>Check: %1 of %2 files passed</source>
        <translation>チェック: %2 ファイル中 %1 が合格</translation>
    </message>
    <message>
        <source>Every joint bends alone through its range of motion, then the body takes stress poses, by linear blend skinning. A stretch is what a thousandth of the edges goes beyond. Holes are closed before a volume is measured.</source>
        <translation>各ジョイントを単独で可動域いっぱいに曲げ、次に体がストレスポーズを取ります。スキニングは線形です。伸びは、エッジの千分の一が超える値です。体積を測る前に穴を閉じます。</translation>
    </message>
    <message>
        <source>Weights are compared with %1.</source>
        <translation>ウェイトを %1 と比較します。</translation>
    </message>
</context>
<context>
    <name>CheckPoses</name>
    <message>
        <source>Arms up</source>
        <translation>両腕を上げる</translation>
    </message>
    <message>
        <source>Deep squat</source>
        <translation>深いスクワット</translation>
    </message>
    <message>
        <source>Fists</source>
        <translation>握りこぶし</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>振り返る</translation>
    </message>
</context>
<context>
    <name>CheckTexts</name>
    <message>
        <source>vertices without weight</source>
        <translation>ウェイトのない頂点</translation>
    </message>
    <message>
        <source>vertices with invalid weights</source>
        <translation>無効なウェイトを持つ頂点</translation>
    </message>
    <message>
        <source>largest number of joints of a vertex</source>
        <translation>1 頂点のジョイントの最大数</translation>
    </message>
    <message>
        <source>sum of the weights of a vertex</source>
        <translation>1 頂点のウェイトの合計</translation>
    </message>
    <message>
        <source>weight of joints that are far through the body</source>
        <translation>体を通して遠いジョイントのウェイト</translation>
    </message>
    <message>
        <source>length of edges in a pose, times that in the bind pose</source>
        <translation>ポーズでのエッジの長さ（バインドポーズに対する倍率）</translation>
    </message>
    <message>
        <source>faces that a pose turns inside out</source>
        <translation>ポーズで裏返る面</translation>
    </message>
    <message>
        <source>faces that a pose pushes through others</source>
        <translation>ポーズで他の面を突き抜ける面</translation>
    </message>
    <message>
        <source>volume in a pose, of that in the bind pose</source>
        <translation>ポーズでの体積（バインドポーズに対する割合）</translation>
    </message>
    <message>
        <source>difference of weights from the reference, 0 to 2</source>
        <translation>参照とのウェイトの差、0～2</translation>
    </message>
    <message>
        <source>vertices with the reference&apos;s strongest joint</source>
        <translation>最も強いジョイントが参照と同じ頂点</translation>
    </message>
    <message>
        <source>there is no reference</source>
        <translation>参照がありません</translation>
    </message>
    <message>
        <source>the mesh encloses no volume</source>
        <translation>メッシュが体積を囲んでいません</translation>
    </message>
    <message>
        <source>no joint bends</source>
        <translation>曲がるジョイントがありません</translation>
    </message>
    <message>
        <source>no distance from a bone is known</source>
        <translation>ボーンからの距離が分かりません</translation>
    </message>
    <message>
        <source>it was not asked for</source>
        <translation>求められていません</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>ジョイント %1</translation>
    </message>
    <message>
        <source>pose %1</source>
        <translation>ポーズ %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>パーツ %1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
</context>
<context>
    <name>CommandGroups</name>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>オーバーレイ</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>バインド</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>スケルトン</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Select Vertices</source>
        <translation>頂点を選択</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>ペイント</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>スプリング</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>モード</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>copy skin weights garment outfit clothes clothing LOD lods level of detail wrap</source>
        <translation>スキン ウェイト コピー 衣装 服 衣服 LOD 詳細度 ラップ</translation>
    </message>
    <message>
        <source>load skin map ngSkinTools JSON</source>
        <translation>読み込み スキンマップ ngSkinTools JSON</translation>
    </message>
    <message>
        <source>save skin map ngSkinTools JSON</source>
        <translation>保存 スキンマップ ngSkinTools JSON</translation>
    </message>
    <message>
        <source>fix stray vertices outliers</source>
        <translation>修正 外れた頂点 外れ値</translation>
    </message>
    <message>
        <source>max influences four bones</source>
        <translation>最大インフルエンス数 最大影響数 4 ボーン</translation>
    </message>
    <message>
        <source>fill whole part</source>
        <translation>塗りつぶし 全体 パーツ</translation>
    </message>
    <message>
        <source>corrective blend shape morph target PSD sculpt</source>
        <translation>補正 ブレンドシェイプ モーフターゲット PSD スカルプト</translation>
    </message>
    <message>
        <source>corrective blend shape morph target PSD</source>
        <translation>補正 ブレンドシェイプ モーフターゲット PSD</translation>
    </message>
    <message>
        <source>corrective blend shape morph target dual quaternion</source>
        <translation>補正 ブレンドシェイプ モーフターゲット デュアルクォータニオン</translation>
    </message>
    <message>
        <source>corrective helper joints game engine</source>
        <translation>補正 補助ジョイント ヘルパー ゲームエンジン</translation>
    </message>
    <message>
        <source>rest mode rest pose bind pose edit mode joints bones</source>
        <translation>レストモード レストポーズ バインドポーズ 編集モード ジョイント ボーン</translation>
    </message>
    <message>
        <source>rest pose bind pose A-pose T-pose apply pose</source>
        <translation>レストポーズ バインドポーズ A ポーズ T ポーズ ポーズを適用</translation>
    </message>
    <message>
        <source>auto rig autorig humanoid biped markers</source>
        <translation>自動リグ オートリグ 人型 二足 マーカー</translation>
    </message>
    <message>
        <source>skin smooth bind automatic weights</source>
        <translation>スキン スムーズバインド 自動ウェイト</translation>
    </message>
    <message>
        <source>rest pose bind pose go to</source>
        <translation>レストポーズ バインドポーズ 戻る</translation>
    </message>
    <message>
        <source>save GLB FBX VRM Unity Unreal Godot LOD</source>
        <translation>保存 GLB FBX VRM Unity Unreal Godot LOD</translation>
    </message>
    <message>
        <source>mirror X symmetry</source>
        <translation>ミラー X 対称</translation>
    </message>
    <message>
        <source>garment clothes clothing wardrobe armour transfer copy skin weights wrap</source>
        <translation>衣装 服 衣服 ワードローブ 鎧 転送 コピー スキン ウェイト ラップ 着せ替え</translation>
    </message>
    <message>
        <source>batch many files crowd characters directory queue</source>
        <translation>バッチ 一括 多数のファイル 群衆 キャラクター フォルダー ディレクトリ キュー</translation>
    </message>
    <message>
        <source>LOD level of detail decimate reduce simplify polygons far</source>
        <translation>LOD 詳細度 デシメート リダクション ポリゴン削減 簡略化 遠景</translation>
    </message>
    <message>
        <source>quality test gate requirements HTML report stress poses</source>
        <translation>品質 テスト 要件 HTML レポート ストレスポーズ</translation>
    </message>
</context>
<context>
    <name>CompareMaps</name>
    <message>
        <source>Shaded</source>
        <translation>シェーディング</translation>
    </message>
    <message>
        <source>The surface with its textures, without colours</source>
        <translation>色なし、テクスチャ付きの表面</translation>
    </message>
    <message>
        <source>Joint Weights</source>
        <translation>ジョイントウェイト</translation>
    </message>
    <message>
        <source>Weights of the selected joint</source>
        <translation>選択ジョイントのウェイト</translation>
    </message>
    <message>
        <source>Weight Difference</source>
        <translation>ウェイトの差</translation>
    </message>
    <message>
        <source>How much of each vertex&apos;s weight lies elsewhere than in the first pane</source>
        <translation>各頂点のウェイトが最初のペインとどれだけ違うか</translation>
    </message>
    <message>
        <source>Posed Distance</source>
        <translation>ポーズの距離</translation>
    </message>
    <message>
        <source>How far each vertex is from its place in the first pane, in this pose</source>
        <translation>このポーズで、各頂点が最初のペインの位置からどれだけ離れているか</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>伸び</translation>
    </message>
    <message>
        <source>How much longer or shorter edges are than in the bind pose</source>
        <translation>エッジがバインドポーズよりどれだけ長いか短いか</translation>
    </message>
    <message>
        <source>Area Change</source>
        <translation>面積の変化</translation>
    </message>
    <message>
        <source>How much larger or smaller the surface is than in the bind pose</source>
        <translation>表面がバインドポーズよりどれだけ大きいか小さいか</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>にじみ</translation>
    </message>
    <message>
        <source>Weight of joints other than the strongest one, its parent and its children</source>
        <translation>最も強いジョイントとその親子以外のジョイントのウェイト</translation>
    </message>
    <message>
        <source>Select a joint to see its weights.</source>
        <translation>ジョイントを選択するとウェイトが見えます。</translation>
    </message>
    <message>
        <source>mean %1, max %2</source>
        <translation>平均 %1、最大 %2</translation>
    </message>
</context>
<context>
    <name>ComparedSkin</name>
    <message>
        <source>This document</source>
        <translation>このドキュメント</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>論文 (2014)</translation>
    </message>
    <message>
        <source>Weights of the file</source>
        <translation>ファイルのウェイト</translation>
    </message>
    <message>
        <source>File on disk now</source>
        <translation>今のディスクのファイル</translation>
    </message>
    <message>
        <source>Kept %1</source>
        <translation>保持 %1</translation>
    </message>
    <message>
        <source>Baked</source>
        <translation>ベイク後</translation>
    </message>
</context>
<context>
    <name>ContentText</name>
    <message numerus="yes">
        <source>%1 camera(s)</source>
        <translation>
            <numerusform>カメラ %1 台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 light(s)</source>
        <translation>
            <numerusform>ライト %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrap and filter modes of %1 texture(s)</source>
        <translation>
            <numerusform>テクスチャ %1 個の繰り返しとフィルターのモード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>offset and scale of %1 texture(s)</source>
        <translation>
            <numerusform>テクスチャ %1 個のオフセットとスケール</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) on a UV set other than the first</source>
        <translation>
            <numerusform>最初以外の UV セットのテクスチャ %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normal map strength of %1 material(s)</source>
        <translation>
            <numerusform>マテリアル %1 個の法線マップの強さ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tangents of %1 mesh(es)</source>
        <translation>
            <numerusform>メッシュ %1 個の接線</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normals of %1 morph target(s)</source>
        <translation>
            <numerusform>モーフターゲット %1 個の法線</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 custom vertex attribute(s)</source>
        <translation>
            <numerusform>カスタム頂点属性 %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>custom properties of %1 object(s)</source>
        <translation>
            <numerusform>オブジェクト %1 個のカスタムプロパティ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copyright line</source>
        <translation>
            <numerusform>著作権の行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further scene(s)</source>
        <translation>
            <numerusform>他のシーン %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the skeleton of %1 joint(s)</source>
        <translation>
            <numerusform>ジョイント %1 個のスケルトン</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights of %1 mesh(es)</source>
        <translation>
            <numerusform>メッシュ %1 個のウェイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 material(s)</source>
        <translation>
            <numerusform>マテリアル %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s)</source>
        <translation>
            <numerusform>テクスチャ %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>アニメーション %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 morph target(s)</source>
        <translation>
            <numerusform>モーフターゲット %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vertex colours of %1 mesh(es)</source>
        <translation>
            <numerusform>メッシュ %1 個の頂点カラー</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further UV set(s)</source>
        <translation>
            <numerusform>他の UV セット %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opacity maps of %1 material(s)</source>
        <translation>
            <numerusform>マテリアル %1 個の不透明度マップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>two-sided display of %1 material(s)</source>
        <translation>
            <numerusform>マテリアル %1 個の両面表示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) of slot %2</source>
        <translation>
            <numerusform>スロット %2 のテクスチャ %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>extension %2</source>
        <translation>
            <numerusform>拡張 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s) after the end of the GLB</source>
        <translation>
            <numerusform>GLB の終わりより後の %1 バイト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 FBX record(s) that cannot be read (first: %2)</source>
        <translation>
            <numerusform>読めない FBX レコード %1 個 (最初: %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>8-bit numbers of %1 joint(s), as bytes count to 256</source>
        <translation>
            <numerusform>ジョイント %1 個の 8 ビット番号 (1 バイトで数えられるのは 256 まで)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 linked image(s) or file(s)</source>
        <translation>
            <numerusform>リンクされた画像またはファイル %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 script(s)</source>
        <translation>
            <numerusform>スクリプト %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 block(s) of HTML</source>
        <translation>
            <numerusform>HTML のブロック %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animated value(s)</source>
        <translation>
            <numerusform>アニメーションする値 %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mask(s), clip path(s), filter(s), pattern(s) or marker(s)</source>
        <translation>
            <numerusform>マスク、クリップパス、フィルター、パターン、マーカー %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the limits of %1 joint(s)</source>
        <translation>
            <numerusform>ジョイント %1 個の制限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 embedded picture(s) that cannot be drawn (embed PNG or JPEG instead)</source>
        <translation>
            <numerusform>描画できない埋め込み画像 %1 個 (代わりに PNG か JPEG を埋め込んでください)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spring chain(s), unless baked into clips</source>
        <translation>
            <numerusform>スプリングチェーン %1 本 (クリップにベイクしない場合)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>コンストレイント %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>表情 %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toon shading (MToon) of %1 material(s)</source>
        <translation>
            <numerusform>マテリアル %1 個のトゥーンシェーディング (MToon)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeformForm</name>
    <message>
        <source>Dual quaternion</source>
        <translation>デュアルクォータニオン</translation>
    </message>
    <message>
        <source>Weight blended</source>
        <translation>ウェイトブレンド</translation>
    </message>
    <message>
        <source>Centres of rotation</source>
        <translation>回転中心</translation>
    </message>
    <message>
        <source>Classic linear</source>
        <translation>クラシックリニア</translation>
    </message>
</context>
<context>
    <name>DeformerText</name>
    <message>
        <source>glTF uses classic linear skinning, as its specification requires.</source>
        <translation>glTF は仕様どおりクラシックリニアスキニングを使います。</translation>
    </message>
    <message>
        <source>Unreal uses classic linear skinning with 8 influences (12 if set in the project); dual quaternion skinning needs a deformer graph or a plugin.</source>
        <translation>Unreal は 8 インフルエンス (プロジェクト設定で 12) のクラシックリニアを使います。デュアルクォータニオンには変形グラフかプラグインが必要です。</translation>
    </message>
    <message>
        <source>Blender uses classic linear skinning, or dual quaternion skinning with &quot;Preserve Volume&quot; on the Armature modifier.</source>
        <translation>Blender はクラシックリニア、またはアーマチュアの &quot;Preserve Volume&quot; でデュアルクォータニオンを使います。</translation>
    </message>
    <message>
        <source>%1 uses classic linear skinning only, with 4 influences by default.</source>
        <translation>%1 はクラシックリニアだけを使い、既定では 4 インフルエンスです。</translation>
    </message>
    <message>
        <source>Implicit skinning cannot be exported</source>
        <translation>インプリシットスキニングは書き出せません</translation>
    </message>
    <message>
        <source>Centres of rotation cannot be exported</source>
        <translation>回転中心は書き出せません</translation>
    </message>
    <message>
        <source>Weight blended skinning cannot be exported</source>
        <translation>ウェイトブレンドは書き出せません</translation>
    </message>
    <message>
        <source>Dual quaternion skinning cannot be exported</source>
        <translation>デュアルクォータニオンは書き出せません</translation>
    </message>
    <message>
        <source>in a sample pose, as the character is in its bind pose. Pose the character to measure in that pose</source>
        <translation>バインドポーズなので見本のポーズで。他を測るにはポーズを付けてください</translation>
    </message>
    <message>
        <source>in this pose</source>
        <translation>このポーズで</translation>
    </message>
    <message>
        <source>No difference %1.</source>
        <translation>%1違いはありません。</translation>
    </message>
    <message>
        <source>%1: the character bends differently there; the next line says by how much.</source>
        <translation>%1: そこではキャラクターの曲がり方が違います。差は次の行のとおりです。</translation>
    </message>
    <message>
        <source>Stiffness by angle cannot be exported</source>
        <translation>角度別の剛性は書き出せません</translation>
    </message>
    <message>
        <source>DragonBones uses classic linear skinning.</source>
        <translation>DragonBones はクラシックリニアスキニングを使います。</translation>
    </message>
    <message>
        <source>%1 of %2 vertices lose influences.</source>
        <translation>%2 頂点中 %1 頂点がインフルエンスを失います。</translation>
    </message>
    <message>
        <source>Maya uses classic linear skinning, or dual quaternion skinning with &quot;Skinning Method&quot; on the skinCluster.</source>
        <translation>Maya はクラシックリニア、または skinCluster の &quot;Skinning Method&quot; でデュアルクォータニオンを使います。</translation>
    </message>
    <message>
        <source>3ds Max uses classic linear skinning, or dual quaternion skinning with &quot;Dual Quaternion&quot; on the Skin modifier.</source>
        <translation>3ds Max はクラシックリニア、または Skin モディファイアの &quot;Dual Quaternion&quot; でデュアルクォータニオンを使います。</translation>
    </message>
    <message>
        <source>Houdini uses classic linear skinning, or dual quaternion skinning with &quot;Method&quot; on the Joint Deform node.</source>
        <translation>Houdini はクラシックリニア、または Joint Deform ノードの &quot;Method&quot; でデュアルクォータニオンを使います。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>The largest is at %1, because the skinning method is another there.</source>
        <translation>差が最大なのは %1 で、そこではスキニング方式が違うためです。</translation>
    </message>
    <message>
        <source>The largest is at %1, because a vertex keeps %2 of its %3 influences.</source>
        <translation>差が最大なのは %1 で、頂点に残るインフルエンスが %3 個中 %2 個のためです。</translation>
    </message>
    <message>
        <source>The largest is at %1, because the file stores weights in 8 bits.</source>
        <translation>差が最大なのは %1 で、ファイルがウェイトを 8 ビットで保存するためです。</translation>
    </message>
    <message>
        <source>Between here and %1: %2 at most (%3 of the height), %4 on average, %5.</source>
        <translation>ここと %1 の差: 最大 %2 (高さの %3)、平均 %4、%5。</translation>
    </message>
    <message>
        <source>The largest is at %1, because Unreal keeps weights in 8 bits.</source>
        <translation>差が最大なのは %1 で、Unreal がウェイトを 8 ビットで保持するためです。</translation>
    </message>
    <message>
        <source>The largest is at %1.</source>
        <translation>差が最大なのは %1 です。</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Open Character or Project</source>
        <translation>キャラクターまたはプロジェクトを開く</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>スケルトンを読み込む</translation>
    </message>
    <message>
        <source>Add Cage</source>
        <translation>ケージを追加</translation>
    </message>
    <message>
        <source>Transfer Weights From</source>
        <translation>ウェイトの転送元</translation>
    </message>
    <message>
        <source>Pose File</source>
        <translation>ポーズファイル</translation>
    </message>
    <message>
        <source>Load Motion</source>
        <translation>モーションを読み込む</translation>
    </message>
    <message>
        <source>Joint Table</source>
        <translation>ジョイント表</translation>
    </message>
    <message>
        <source>Import Weights</source>
        <translation>ウェイトを読み込む</translation>
    </message>
    <message>
        <source>Export Weights</source>
        <translation>ウェイトを書き出す</translation>
    </message>
    <message>
        <source>Export Skeleton</source>
        <translation>スケルトンを書き出す</translation>
    </message>
    <message>
        <source>Save Project</source>
        <translation>プロジェクトを保存</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Save Turntable</source>
        <translation>ターンテーブルを保存</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Characters and projects</source>
        <translation>キャラクターとプロジェクト</translation>
    </message>
    <message>
        <source>Sinew projects</source>
        <translation>Sinew プロジェクト</translation>
    </message>
    <message>
        <source>Skeletons and rigged characters</source>
        <translation>スケルトンとリグ付きキャラクター</translation>
    </message>
    <message>
        <source>Rigged characters</source>
        <translation>リグ付きキャラクター</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>モーション</translation>
    </message>
    <message>
        <source>Tables of joint names</source>
        <translation>ジョイント名の表</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Folder of images</source>
        <translation>画像のフォルダー</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>%1 への変更を保存しますか?</translation>
    </message>
    <message>
        <source>If you do not save, they are lost.</source>
        <translation>保存しないと失われます。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Shape From File</source>
        <translation>ファイルからシェイプ</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>Choose an Outfit</source>
        <translation>衣装を選択</translation>
    </message>
    <message>
        <source>Choose a Recipe</source>
        <translation>レシピを選択</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>レシピ</translation>
    </message>
    <message>
        <source>Save Check Page</source>
        <translation>チェックページを保存</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>バインド</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Why These Weights</source>
        <translation>ウェイトの理由</translation>
    </message>
    <message>
        <source>Component Editor</source>
        <translation>コンポーネントエディタ</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>スプリング</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>スケルトン</translation>
    </message>
</context>
<context>
    <name>DriverText</name>
    <message>
        <source>Swing</source>
        <translation>スイング</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>ツイスト</translation>
    </message>
    <message>
        <source>Bend X</source>
        <translation>曲げ X</translation>
    </message>
    <message>
        <source>Bend Y</source>
        <translation>曲げ Y</translation>
    </message>
    <message>
        <source>Bend Z</source>
        <translation>曲げ Z</translation>
    </message>
    <message>
        <source>Translate X</source>
        <translation>移動 X</translation>
    </message>
    <message>
        <source>Translate Y</source>
        <translation>移動 Y</translation>
    </message>
    <message>
        <source>Translate Z</source>
        <translation>移動 Z</translation>
    </message>
    <message>
        <source>Rotate X</source>
        <translation>回転 X</translation>
    </message>
    <message>
        <source>Rotate Y</source>
        <translation>回転 Y</translation>
    </message>
    <message>
        <source>Rotate Z</source>
        <translation>回転 Z</translation>
    </message>
    <message>
        <source>Scale X</source>
        <translation>スケール X</translation>
    </message>
    <message>
        <source>Scale Y</source>
        <translation>スケール Y</translation>
    </message>
    <message>
        <source>Scale Z</source>
        <translation>スケール Z</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>シェイプ</translation>
    </message>
    <message>
        <source>%1 of %2: %3 of %4</source>
        <translation>%2 の%1: %4 の%3</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回転</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Change Joint Deformation</source>
        <translation>ジョイントの変形を変更</translation>
    </message>
    <message>
        <source>Copy Deformation to All Joints</source>
        <translation>変形を全ジョイントにコピー</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>インプリシットスキニング</translation>
    </message>
    <message>
        <source>Change Skinning Method</source>
        <translation>スキニング方式を変更</translation>
    </message>
    <message>
        <source>Bind Skin</source>
        <translation>スキンをバインド</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>スケルトンを読み込む</translation>
    </message>
    <message>
        <source>Fit Skeleton</source>
        <translation>スケルトンを合わせる</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>ジョイントにポーズ</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Method of Implicit Skinning</source>
        <translation>インプリシットスキニングの方式</translation>
    </message>
    <message>
        <source>Bake for Engine</source>
        <translation>エンジン用にベイク</translation>
    </message>
    <message>
        <source>Apply as Rest Pose</source>
        <translation>レストポーズとして適用</translation>
    </message>
</context>
<context>
    <name>EngineText</name>
    <message>
        <source>%1 is removed</source>
        <translation>%1 を除去</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 は %2 になります</translation>
    </message>
    <message>
        <source>%1 is new, above all</source>
        <translation>%1 は新規、最上位</translation>
    </message>
    <message>
        <source>%1 is new, below %2</source>
        <translation>%1 は新規、%2 の下</translation>
    </message>
    <message>
        <source>%1 keeps its name: the convention has none for it</source>
        <translation>%1 の名前はそのまま: 規則に該当がありません</translation>
    </message>
    <message>
        <source>%1 gets no twist joints: it has no bone</source>
        <translation>%1 にツイストジョイントなし: ボーンがありません</translation>
    </message>
    <message>
        <source>No twist joints: no joint is named as an arm or a leg</source>
        <translation>ツイストジョイントなし: 腕や脚の名前のジョイントがありません</translation>
    </message>
</context>
<context>
    <name>EnvelopeEdits</name>
    <message>
        <source>Envelope of %1</source>
        <translation>%1 のエンベロープ</translation>
    </message>
    <message>
        <source>Clear Envelopes</source>
        <translation>エンベロープをクリア</translation>
    </message>
    <message>
        <source>Keep All Envelopes</source>
        <translation>全エンベロープを残す</translation>
    </message>
</context>
<context>
    <name>EnvelopeTool</name>
    <message>
        <source>Envelopes bind by the solver Envelopes: choose it in the Bind panel.</source>
        <translation>エンベロープはソルバー「エンベロープ」でバインドします。バインドパネルで選んでください。</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The character has no skeleton. Load one with File &gt; Load Skeleton (%2).</source>
        <translation>キャラクターにスケルトンがありません。「ファイル &gt; スケルトンを読み込む」で読み込んでください (%2)。</translation>
    </message>
    <message>
        <source>No joints are left to bind to. Choose other joints under Joints in the Bind panel.</source>
        <translation>バインドするジョイントがありません。バインドパネルの「ジョイント」で選んでください。</translation>
    </message>
    <message>
        <source>%1 is a source file of this project. Choose another name.</source>
        <translation>%1 はこのプロジェクトの元ファイルです。別の名前にしてください。</translation>
    </message>
    <message>
        <source>Nothing was written, because %1 already exists and does not belong to %2. Choose another name or folder.</source>
        <translation>%1 は既にあり %2 のものではないため、書いていません。別の名前かフォルダーにしてください。</translation>
    </message>
    <message>
        <source>The character does not stand upright. Choose %2 as Up.</source>
        <translation>キャラクターが立っていません。「上」に %2 を選んでください。</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM names its author. Enter one under Authors.</source>
        <translation>%1 は書いていません: VRM には作者が必要です。「作者」に入力してください。</translation>
    </message>
    <message>
        <source>%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) in the joint tree. Choose other joints in the list of bones.</source>
        <translation>%1 は書いていません: VRM では %2 (ジョイント %3) は %4 (ジョイント %5) の下です。ボーンの一覧で別のジョイントを選んでください。</translation>
    </message>
    <message>
        <source>%1 was not written: joint %2 cannot be both %3 and %4. Choose another joint in the list of bones.</source>
        <translation>%1 は書いていません: ジョイント %2 は %3 と %4 の両方にはなれません。ボーンの一覧で別のジョイントを選んでください。</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and no joint was recognized as %2. Choose the joints in the list of bones.</source>
        <translation>%1 は書いていません: VRM にはヒューマノイドが必要ですが、%2 のジョイントが見つかりません。ボーンの一覧で選んでください。</translation>
    </message>
    <message>
        <source>The character does not stand on %2, as this template needs. Choose the template %4, or set the markers at the ends of its legs.</source>
        <translation>キャラクターは、このテンプレートに必要な%2で立っていません。テンプレート「%4」を選ぶか、脚の先にマーカーを置いてください。</translation>
    </message>
    <message>
        <source>Out of memory while binding %2. Choose a lower resolution, or close other programs.</source>
        <translation>%2 のバインド中にメモリ不足。解像度を下げるか、他のプログラムを閉じてください。</translation>
    </message>
    <message>
        <source>Out of memory while reading %2. Close other programs, or decimate the mesh.</source>
        <translation>%2 の読み取り中にメモリ不足。他のプログラムを閉じるか、メッシュを減らしてください。</translation>
    </message>
    <message>
        <source>Out of memory while writing %2. Close other programs, or leave out animations and textures.</source>
        <translation>%2 の書き込み中にメモリ不足。他のプログラムを閉じるか、アニメーションとテクスチャを省いてください。</translation>
    </message>
    <message>
        <source>Out of memory while drawing %2. Close other programs, or leave out the picture.</source>
        <translation>%2 の描画中にメモリ不足。他のプログラムを閉じるか、画像を省いてください。</translation>
    </message>
    <message>
        <source>Out of memory. Save your work, then close other programs or choose a lower resolution.</source>
        <translation>メモリ不足。作業を保存し、他のプログラムを閉じるか解像度を下げてください。</translation>
    </message>
    <message>
        <source>No joint is left to bind to. Bind with --joints all, or list the joints in a file.</source>
        <translation>バインドするジョイントがありません。--joints all を使うか、ファイルに列挙してください。</translation>
    </message>
    <message>
        <source>There is no joint %1 (named in %2). Check the spelling.</source>
        <translation>ジョイント %1 はありません (%2 に記載)。綴りを確認してください。</translation>
    </message>
    <message>
        <source>There is no joint %1 (named in %2). Did you mean %3?</source>
        <translation>ジョイント %1 はありません (%2 に記載)。%3 のことですか?</translation>
    </message>
    <message>
        <source>There is no part %1 in %2. Its parts are: %3.</source>
        <translation>%2 にパーツ %1 はありません。パーツは %3 です。</translation>
    </message>
    <message>
        <source>Part %2 has no vertex %1. Choose one from 0 to %3.</source>
        <translation>パーツ %2 に頂点 %1 はありません。0 から %3 で選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: choose from %3 to %4.</source>
        <translation>%1 は %2 にできません: %3 から %4 で選んでください。</translation>
    </message>
    <message>
        <source>There is no parameter %1 (named in %2). Check the spelling.</source>
        <translation>パラメータ %1 はありません (%2 に記載)。綴りを確認してください。</translation>
    </message>
    <message>
        <source>There is no solver %1. Choose one of these: %2.</source>
        <translation>ソルバー %1 はありません。次から選んでください: %2。</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free. Resolution %4 fits.</source>
        <translation>解像度 %3 には約 %1 MiB のメモリが必要ですが、空きは %2 MiB です。解像度 %4 なら収まります。</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free, too little for any resolution. Close other programs or decimate the mesh.</source>
        <translation>解像度 %3 には約 %1 MiB のメモリが必要ですが、空きは %2 MiB で、どの解像度にも足りません。他のプログラムを閉じるか、メッシュを減らしてください。</translation>
    </message>
    <message>
        <source>Refinement box %1 does not touch the character, which reaches from (%2, %3, %4) to (%5, %6, %7). Move the box.</source>
        <translation>細分ボックス %1 はキャラクター ((%2, %3, %4) から (%5, %6, %7)) に触れていません。ボックスを動かしてください。</translation>
    </message>
    <message>
        <source>Refinement box %1 at resolution %4 needs about %2 MiB of memory, but only %3 MiB are free. Use resolution %5 there, or a smaller box.</source>
        <translation>細分ボックス %1 は解像度 %4 で約 %2 MiB のメモリが必要ですが、空きは %3 MiB です。解像度 %5 か、より小さいボックスにしてください。</translation>
    </message>
    <message>
        <source>Out of memory during this: %1 (%2). Close other programs, or decimate the mesh.</source>
        <translation>次の処理でメモリ不足: %1 (%2)。他のプログラムを閉じるか、メッシュを減らしてください。</translation>
    </message>
    <message>
        <source>All vertices of %1 have the same position, so it has no size. Check its scale and export it again.</source>
        <translation>%1 の全頂点が同じ位置で、大きさがありません。スケールを確認し、書き出し直してください。</translation>
    </message>
    <message>
        <source>There is no part %1 to set a binding for. The parts are: %2. Name a shell of a part by its number, like Body#3.</source>
        <translation>バインドを設定するパーツ %1 はありません。パーツは %2 です。シェルは Body#3 のように番号で指定します。</translation>
    </message>
    <message>
        <source>Part %1 cannot be bound to joint %2: the joint does not exist or is excluded from the bind. Choose another joint.</source>
        <translation>パーツ %1 はジョイント %2 にバインドできません: ないか、バインドから除かれています。別のジョイントにしてください。</translation>
    </message>
    <message>
        <source>The binding of part %1 is not complete: rigid needs one joint, limit needs one or more, all others need none. Only smooth and limit can have a solver of their own.</source>
        <translation>パーツ %1 のバインドが不完全です: リジッドは 1 つ、制限は 1 つ以上のジョイントが必要、他は不要です。独自のソルバーはスムーズと制限だけです。</translation>
    </message>
    <message>
        <source>Part %1: there is no solver %2. Choose one of these: %3.</source>
        <translation>パーツ %1: ソルバー %2 はありません。次から選んでください: %3。</translation>
    </message>
    <message>
        <source>Part %1 has two bindings. Remove one of them.</source>
        <translation>パーツ %1 にバインドが 2 つあります。1 つ外してください。</translation>
    </message>
    <message>
        <source>Part %1 copies the nearest skin, but no part is bound smoothly. Bind at least one part smoothly.</source>
        <translation>パーツ %1 は最も近いスキンをコピーしますが、スムーズのパーツがありません。1 つはスムーズにしてください。</translation>
    </message>
    <message>
        <source>Every part is skipped, so there is nothing to bind. Bind at least one part.</source>
        <translation>全パーツがスキップで、バインドするものがありません。1 つはバインドしてください。</translation>
    </message>
    <message>
        <source>The voxels of %1 cannot be reused: joint %2 is missing in one of the two files or has another position. Use the same skeleton in the same bind pose, or bind without reuse.</source>
        <translation>%1 のボクセルは再利用できません: ジョイント %2 が片方にないか、位置が違います。同じバインドポーズの同じスケルトンを使うか、再利用せずにバインドしてください。</translation>
    </message>
    <message>
        <source>%1 does not fit the voxels of %4: %2 of its vertices are outside, by up to %3. Reuse a file of the same shape, or bind without reuse.</source>
        <translation>%1 は %4 のボクセルに合いません: %2 頂点が最大 %3 外に出ています。同じ形のファイルを再利用するか、再利用せずにバインドしてください。</translation>
    </message>
    <message>
        <source>A region cannot be named &quot;%1&quot;. Give every region a different name.</source>
        <translation>リージョンに「%1」という名前は付けられません。別々の名前にしてください。</translation>
    </message>
    <message>
        <source>Region %1: there is no solver %2. Choose one of these: %3.</source>
        <translation>リージョン %1: ソルバー %2 はありません。次から選んでください: %3。</translation>
    </message>
    <message>
        <source>Region %1 has no size, or its position or size is not a number. Give it a size, or remove it.</source>
        <translation>リージョン %1 に大きさがないか、位置や大きさが数でありません。大きさを与えるか、削除してください。</translation>
    </message>
    <message>
        <source>The vertices of part %2 painted into region %1 are not valid. List them in ascending order, each with an amount from 0 to 1.</source>
        <translation>リージョン %1 にペイントしたパーツ %2 の頂点が無効です。昇順に、量 0 から 1 で並べてください。</translation>
    </message>
    <message>
        <source>The handle of joint %1 has a position or size that is not valid. Place it again, or remove it.</source>
        <translation>ジョイント %1 のハンドルの位置か大きさが無効です。置き直すか、削除してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read as a cage: %2. Export the cage again as OBJ.</source>
        <translation>%1 をケージとして読めません: %2。OBJ で書き出し直してください。</translation>
    </message>
    <message>
        <source>Canceled. No file was left half-written.</source>
        <translation>キャンセルしました。書きかけのファイルはありません。</translation>
    </message>
    <message>
        <source>%1: there is no such file. Check the path.</source>
        <translation>%1: このファイルはありません。パスを確認してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check that it is a file and that you may read it.</source>
        <translation>%1 を読めません: %2。ファイルであること、読み取り権限があることを確認してください。</translation>
    </message>
    <message>
        <source>%1 is empty. Export it again.</source>
        <translation>%1 は空です。もう一度書き出してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. It may be damaged or have the wrong extension. Export it again, or as FBX or GLB.</source>
        <translation>%1 を読めません: %2。壊れているか拡張子が違うかもしれません。書き出し直すか、FBX や GLB にしてください。</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be read. Convert it to one of these: %3.</source>
        <translation>%1: 種類「%2」のファイルは読めません。次のどれかに変換してください: %3。</translation>
    </message>
    <message>
        <source>%1 has no file extension, such as .fbx or .glb. Rename the file.</source>
        <translation>%1 に .fbx や .glb などの拡張子がありません。名前を変えてください。</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be written here. Use the extension %3.</source>
        <translation>%1: 種類「%2」のファイルはここで書けません。拡張子 %3 を使ってください。</translation>
    </message>
    <message>
        <source>%1 has no file extension. Use %3.</source>
        <translation>%1 に拡張子がありません。%3 を使ってください。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder, or check its permissions and the free disk space.</source>
        <translation>%1 に書けません: %2。別のフォルダーを選ぶか、権限とディスクの空きを確認してください。</translation>
    </message>
    <message>
        <source>%1 contains no mesh. Export the character together with its mesh.</source>
        <translation>%1 にメッシュがありません。メッシュと一緒に書き出してください。</translation>
    </message>
    <message>
        <source>%1 contains no faces. Export the mesh with its polygons.</source>
        <translation>%1 に面がありません。ポリゴン付きで書き出してください。</translation>
    </message>
    <message>
        <source>%1: none of the %3 vertices of %2 has a valid position. Look for a broken modifier, constraint or scale, and export the mesh again.</source>
        <translation>%1: %2 の %3 頂点に有効な位置がありません。壊れたモディファイア、コンストレイント、スケールを探し、メッシュを書き出し直してください。</translation>
    </message>
    <message>
        <source>%1 contains no skeleton. Use one from another file with --skeleton (%2).</source>
        <translation>%1 にスケルトンがありません。--skeleton で別ファイルのもの (%2) を使ってください。</translation>
    </message>
    <message>
        <source>%1 contains no skin weights, so no joint moves the mesh. Bind it first.</source>
        <translation>%1 にスキンウェイトがなく、メッシュを動かすジョイントがありません。先にバインドしてください。</translation>
    </message>
    <message>
        <source>%1 has %2 faces; the limit is %3. Decimate the mesh or split the file.</source>
        <translation>%1 の面は %2 個、上限は %3 個です。メッシュを減らすかファイルを分けてください。</translation>
    </message>
    <message>
        <source>The recipe %1 cannot be used: %2. Correct or remove it.</source>
        <translation>レシピ %1 は使えません: %2。直すか削除してください。</translation>
    </message>
    <message>
        <source>The pose %1 cannot be used: %2. Correct the file.</source>
        <translation>ポーズ %1 は使えません: %2。ファイルを直してください。</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written: %2. Choose another folder, and a name that ends in .png.</source>
        <translation>画像 %1 に書けません: %2。別のフォルダーと .png で終わる名前を選んでください。</translation>
    </message>
    <message>
        <source>The project %1 is damaged: %2. The file was not changed; open an older copy, or the character itself.</source>
        <translation>プロジェクト %1 は壊れています: %2。ファイルは変えていません。古い控えか、キャラクター自体を開いてください。</translation>
    </message>
    <message>
        <source>The project %1 has version %2; this release reads versions up to %3. Open it with a newer release.</source>
        <translation>プロジェクト %1 のバージョンは %2 です。この版が読むのは %3 までです。新しい版で開いてください。</translation>
    </message>
    <message>
        <source>The project %1 needs the file %2, which no longer exists. Locate the file.</source>
        <translation>プロジェクト %1 に必要なファイル %2 がもうありません。場所を指定してください。</translation>
    </message>
    <message>
        <source>The file %2 has changed since the project %1 was saved, so the weights may differ. Choose the old file, or continue with this one.</source>
        <translation>プロジェクト %1 の保存後にファイル %2 が変わり、ウェイトが違うかもしれません。古いファイルを選ぶか、このまま続けてください。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Open it again, or write a new file with --rebuild.</source>
        <translation>%1 は開いた後に他のプログラムで変更されました。開き直すか、--rebuild で新しく書いてください。</translation>
    </message>
    <message>
        <source>%1 was not written: more than the skin would differ from the original file (%2). Rebuild the whole file (--rebuild), and please report this.</source>
        <translation>%1 は書いていません: スキン以外も元のファイルと違ってしまいます (%2)。全体を再構築 (--rebuild) し、ご報告ください。</translation>
    </message>
    <message>
        <source>The weights cannot be written into %1: %2 has other vertices there. Open the file again, or write a new one with --rebuild.</source>
        <translation>%1 にウェイトを書けません: %2 の頂点がそこでは違います。開き直すか、--rebuild で新しく書いてください。</translation>
    </message>
    <message>
        <source>%1 cannot be the file that was read with another skin, because %2. Export as GLB, or write a new VRM with --rebuild.</source>
        <translation>%1 は、読んだファイルに別のスキンを付けたものにはできません: %2。GLB で書き出すか、--rebuild で新しい VRM を書いてください。</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and no joint was recognized as %2. Choose the joints in the export dialog, or with --vrm-bone, such as hips=Pelvis.</source>
        <translation>%1 は書いていません: VRM にはヒューマノイドが必要ですが、%2 のジョイントが見つかりません。書き出しダイアログか、--vrm-bone (例 hips=Pelvis) で選んでください。</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and there is no skeleton. Load one from another file.</source>
        <translation>%1 は書いていません: VRM にはヒューマノイドのスケルトンが必要ですが、ありません。別ファイルから読み込んでください。</translation>
    </message>
    <message>
        <source>%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) in the joint tree. Choose other joints in the export dialog, or with --vrm-bone.</source>
        <translation>%1 は書いていません: VRM では %2 (ジョイント %3) は %4 (ジョイント %5) の下です。書き出しダイアログか --vrm-bone で別のジョイントを選んでください。</translation>
    </message>
    <message>
        <source>%1 was not written: joint %2 cannot be both %3 and %4. Choose another joint in the export dialog, or with --vrm-bone.</source>
        <translation>%1 は書いていません: ジョイント %2 は %3 と %4 の両方にはなれません。書き出しダイアログか --vrm-bone で別のものを選んでください。</translation>
    </message>
    <message>
        <source>VRM has no bone %1. The manual page on VRM lists its bones.</source>
        <translation>VRM にボーン %1 はありません。マニュアルの VRM のページに一覧があります。</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM names its author. Enter one in the export dialog, or use --vrm-author.</source>
        <translation>%1 は書いていません: VRM には作者が必要です。書き出しダイアログか --vrm-author で入力してください。</translation>
    </message>
    <message>
        <source>The automatically saved work cannot be recovered: %2. The file was kept as %1.</source>
        <translation>自動保存した作業を復元できません: %2。ファイルは %1 として残しました。</translation>
    </message>
    <message>
        <source>%1 contains no skeleton, but a rigged character is needed. Bind it first.</source>
        <translation>%1 にスケルトンがありません。リグ付きキャラクターが必要です。先にバインドしてください。</translation>
    </message>
    <message>
        <source>%1 was not written: it would overwrite the input %2. Choose another name, or overwrite it with --force.</source>
        <translation>%1 は書いていません: 入力 %2 を上書きします。別の名前にするか、--force で上書きしてください。</translation>
    </message>
    <message>
        <source>%1 exists and does not belong to %2, so nothing was written. Choose another name or folder, or overwrite it with --force.</source>
        <translation>%1 は既にあり %2 のものではないため、書いていません。別の名前やフォルダーにするか、--force で上書きしてください。</translation>
    </message>
    <message>
        <source>%1 would be written twice: it also belongs to %2. Choose another name.</source>
        <translation>%1 が 2 度書かれます: %2 のものでもあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>%1 refers to the file %2, which was not read because it is outside its folder. Put it beside %1, or export as GLB.</source>
        <translation>%1 が参照するファイル %2 はフォルダーの外なので読んでいません。%1 の隣に置くか、GLB で書き出してください。</translation>
    </message>
    <message>
        <source>%1 needs the glTF extension %2, which is not supported. Export it without that extension, or as FBX.</source>
        <translation>%1 に必要な glTF 拡張 %2 は未対応です。それなしか、FBX で書き出してください。</translation>
    </message>
    <message>
        <source>%1 names no character to bind. Put files in it that Sinew reads, such as %2.</source>
        <translation>%1 にバインドするキャラクターがありません。%2 など、Sinew が読むファイルを入れてください。</translation>
    </message>
    <message>
        <source>Nothing was bound: the output folder %1 lies inside the input folder %2. Choose a folder outside it.</source>
        <translation>何もバインドしていません: 出力フォルダー %1 が入力フォルダー %2 の中です。外を選んでください。</translation>
    </message>
    <message>
        <source>Nothing was bound: %1 and %2 would both be written to %3. Rename one of them, or bind them into different folders.</source>
        <translation>何もバインドしていません: %1 と %2 がどちらも %3 に書かれます。名前を変えるか、別のフォルダーにしてください。</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files was stopped after %3 seconds. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: %2 ファイルの読み取りを %3 秒で止めました。壊れているかもしれません。FBX か GLB に変換してください。</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files crashed. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: %2 ファイルの読み取りがクラッシュしました。壊れているかもしれません。FBX か GLB に変換してください。</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files needs more than %3 GiB of memory. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: %2 ファイルの読み取りに %3 GiB を超えるメモリが必要です。壊れているかもしれません。FBX か GLB に変換してください。</translation>
    </message>
    <message>
        <source>The skeleton in %1 cannot be used: %2. Correct the file.</source>
        <translation>%1 のスケルトンは使えません: %2。ファイルを直してください。</translation>
    </message>
    <message>
        <source>The skeleton in %1 has a loop: joint %2 is its own ancestor. Give it another parent.</source>
        <translation>%1 のスケルトンに循環があります: ジョイント %2 が自分の祖先です。別の親にしてください。</translation>
    </message>
    <message>
        <source>%1 has %2 joints; the limit is %3. Remove joints that deform nothing.</source>
        <translation>%1 のジョイントは %2 個、上限は %3 個です。変形しないジョイントを減らしてください。</translation>
    </message>
    <message>
        <source>%1 and %2 have no joint names in common, so their weights cannot be compared. Compare files with the same skeleton.</source>
        <translation>%1 と %2 に共通のジョイント名がなく、ウェイトを比べられません。同じスケルトンのファイルで比べてください。</translation>
    </message>
    <message>
        <source>There is a joint named %1 already. Choose another name.</source>
        <translation>%1 というジョイントは既にあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>A joint needs a name.</source>
        <translation>ジョイントには名前が必要です。</translation>
    </message>
    <message>
        <source>%1 cannot be placed under %2, which is below it or itself. Choose a joint outside this branch.</source>
        <translation>%1 は %2 の下に置けません。自身かその下のジョイントです。この枝の外を選んでください。</translation>
    </message>
    <message>
        <source>%1 is the joint of a point handle or a cage. Change the handle or the cage instead.</source>
        <translation>%1 は点ハンドルかケージのジョイントです。ハンドルかケージの方を変えてください。</translation>
    </message>
    <message>
        <source>%1 cannot stand there: its position or rotation is not a usable number. Give it another place.</source>
        <translation>%1 はそこに置けません: 位置か回転が使える数ではありません。別の場所にしてください。</translation>
    </message>
    <message>
        <source>%1 has no bone there: no joint to end at. Add a joint first.</source>
        <translation>%1 にはそこにボーンがありません: 終点のジョイントがありません。先に追加してください。</translation>
    </message>
    <message>
        <source>No joint of %1 would be left. Keep one at least.</source>
        <translation>%1 のジョイントがなくなります。1 つは残してください。</translation>
    </message>
    <message>
        <source>There is no other side to mirror to: none of these vertices has a counterpart across the mirror plane. Choose another axis or other joints under Weights &gt; Mirror &gt; Joint Mapping.</source>
        <translation>ミラー先がありません: どの頂点もミラー平面の向こうに対応がありません。「ウェイト &gt; ミラー &gt; ジョイントの対応」で別の軸かジョイントを選んでください。</translation>
    </message>
    <message>
        <source>%1 is flat: there is no inside that a skeleton could be fitted to. Give the mesh thickness.</source>
        <translation>%1 は平らです: スケルトンを合わせる内部がありません。厚みを付けてください。</translation>
    </message>
    <message>
        <source>%1 holds %2 characters that stand apart. Fit a skeleton to one at a time: delete or export the others first.</source>
        <translation>%1 には離れたキャラクターが %2 体あります。1 体ずつ合わせてください: 他を先に削除か書き出しします。</translation>
    </message>
    <message>
        <source>The character in %1 is lying down. Say which way is up (--up %2), or choose the template for four legs.</source>
        <translation>%1 のキャラクターは横たわっています。上の向きを指定する (--up %2) か、四足のテンプレートを選んでください。</translation>
    </message>
    <message>
        <source>The character in %1 is upside down. Say which way is up: --up %2.</source>
        <translation>%1 のキャラクターは逆さです。上の向きを指定してください: --up %2。</translation>
    </message>
    <message>
        <source>%1: no %2 were found. Set these markers: %3.</source>
        <translation>%1: %2 が見つかりません。次のマーカーを置いてください: %3。</translation>
    </message>
    <message>
        <source>%1: of %2 legs only %3 were found. Ask for as many as there are, or set the markers at the ends of the legs.</source>
        <translation>%1: 脚 %2 本のうち %3 本しか見つかりません。実際の数を指定するか、脚の先にマーカーを置いてください。</translation>
    </message>
    <message>
        <source>There is no marker %1. The markers are %2.</source>
        <translation>マーカー %1 はありません。マーカーは %2 です。</translation>
    </message>
    <message>
        <source>The marker %1 is set twice. Remove one of them.</source>
        <translation>マーカー %1 が 2 度置かれています。1 つ外してください。</translation>
    </message>
    <message>
        <source>The markers %1 and %2 lie in the same place. Move one of them.</source>
        <translation>マーカー %1 と %2 が同じ場所です。1 つ動かしてください。</translation>
    </message>
    <message>
        <source>The marker %1 lies %2 outside the mesh. Move it onto the mesh.</source>
        <translation>マーカー %1 がメッシュの %2 外です。メッシュの上に動かしてください。</translation>
    </message>
    <message>
        <source>The marker %1 lies on the wrong side. Left and right are those of the character, not of the viewer.</source>
        <translation>マーカー %1 が逆側です。左右は見る人でなくキャラクターから見たものです。</translation>
    </message>
    <message>
        <source>The marker %1 has to lie above the marker %2. Move one of them, or turn the character upright.</source>
        <translation>マーカー %1 はマーカー %2 より上でなければなりません。1 つ動かすか、キャラクターを立ててください。</translation>
    </message>
    <message>
        <source>%1 cannot be used as markers or a chain: %2. Correct the file.</source>
        <translation>%1 はマーカーやチェーンとして使えません: %2。ファイルを直してください。</translation>
    </message>
    <message>
        <source>There is no template %1. The templates are %2, or a rigged file.</source>
        <translation>テンプレート %1 はありません。%2、またはリグ付きファイルです。</translation>
    </message>
    <message>
        <source>The names of the %1 joints do not say which are hips, head, arms and legs. Rename them in a usual way, such as Hips and LeftArm.</source>
        <translation>%1 個のジョイントの名前から腰、頭、腕、脚が分かりません。Hips、LeftArm など通例の名前にしてください。</translation>
    </message>
    <message>
        <source>The line is too short for a chain of joints. Draw a longer one.</source>
        <translation>線が短く、ジョイントのチェーンになりません。長く描いてください。</translation>
    </message>
    <message>
        <source>The line does not lie on a skirt or a cape. Draw it on the cloth, from its upper border down to its hem.</source>
        <translation>線がスカートやマントの上にありません。布の上縁から裾まで描いてください。</translation>
    </message>
    <message>
        <source>%1 lacks %2 of the %3 vertices of %4, so their weights cannot be compared. Compare files with the same mesh, in the same pose and size.</source>
        <translation>%1 には %4 の %3 頂点中 %2 個がなく、ウェイトを比べられません。同じメッシュ、ポーズ、大きさのファイルで比べてください。</translation>
    </message>
    <message>
        <source>The weights of joint %1 are locked. Unlock it to paint on it.</source>
        <translation>ジョイント %1 のウェイトはロックされています。ペイントするには解除してください。</translation>
    </message>
    <message>
        <source>Select the joint to paint: click its bone, or its name in the Joints panel.</source>
        <translation>ペイントするジョイントを選んでください: ボーンか、ジョイントパネルの名前をクリックします。</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; cannot be painted: it is hidden, or it is a mirror or relax layer. Show it, select a paint layer, or add one.</source>
        <translation>レイヤー「%1」にはペイントできません: 非表示か、ミラーかリラックスのレイヤーです。表示するか、ペイントレイヤーを選ぶか追加してください。</translation>
    </message>
    <message>
        <source>The weights of all joints are locked. Unlock the joints you want to paint.</source>
        <translation>全ジョイントのウェイトがロックされています。ペイントするものを解除してください。</translation>
    </message>
    <message>
        <source>No layer was made on the mesh of %1: its parts have other vertex counts. Choose the file that was open when the layers were painted.</source>
        <translation>%1 のメッシュで作ったレイヤーがありません: パーツの頂点数が違います。ペイント時に開いていたファイルを選んでください。</translation>
    </message>
    <message>
        <source>No joint with weights in %1 has a counterpart in %2, so no weights were transferred. List the pairs of joint names in a joint table.</source>
        <translation>%1 のウェイト付きジョイントに対応するものが %2 になく、転送しませんでした。ジョイント表に名前の組を書いてください。</translation>
    </message>
    <message>
        <source>The joint table %1 cannot be used: %2. Correct the file.</source>
        <translation>ジョイント表 %1 は使えません: %2。ファイルを直してください。</translation>
    </message>
    <message>
        <source>The weights in %1 cannot be read: %2. Export them again, or correct the file.</source>
        <translation>%1 のウェイトを読めません: %2。書き出し直すか、ファイルを直してください。</translation>
    </message>
    <message>
        <source>%1 has weights for %2 vertices, but %3 has %4. Use the mesh that the weights were exported from.</source>
        <translation>%1 のウェイトは %2 頂点分ですが、%3 は %4 頂点です。書き出したときのメッシュを使ってください。</translation>
    </message>
    <message>
        <source>Part %1 of %2 has no UVs, so its weights cannot be images. Unwrap it, or use CSV or JSON.</source>
        <translation>%2 のパーツ %1 に UV がなく、ウェイトを画像にできません。展開するか、CSV か JSON を使ってください。</translation>
    </message>
    <message>
        <source>%1 is a Git LFS pointer, not the file itself. Get it with git lfs pull, or download it from its page.</source>
        <translation>%1 は Git LFS のポインターで、ファイル本体ではありません。git lfs pull で取得するか、ページからダウンロードしてください。</translation>
    </message>
    <message>
        <source>%1 is a web page, not the file itself. Open the page in a browser and download the file there.</source>
        <translation>%1 は Web ページで、ファイル本体ではありません。ブラウザーでページを開き、そこからダウンロードしてください。</translation>
    </message>
    <message>
        <source>%1 is a JSON text, such as the answer of a server that does not have the file. Download the file again.</source>
        <translation>%1 は JSON テキストです (ファイルのないサーバーの応答など)。もう一度ダウンロードしてください。</translation>
    </message>
    <message>
        <source>%1 is a plain text, not the file that its extension says. Download it again, or choose another file.</source>
        <translation>%1 はただのテキストで、拡張子の示すファイルではありません。ダウンロードし直すか、別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 is a ZIP archive. Unpack it, and open a file in it.</source>
        <translation>%1 は ZIP アーカイブです。展開して、中のファイルを開いてください。</translation>
    </message>
    <message>
        <source>%1 is a 7z archive. Unpack it, and open a file in it.</source>
        <translation>%1 は 7z アーカイブです。展開して、中のファイルを開いてください。</translation>
    </message>
    <message>
        <source>%1 is a RAR archive. Unpack it, and open a file in it.</source>
        <translation>%1 は RAR アーカイブです。展開して、中のファイルを開いてください。</translation>
    </message>
    <message>
        <source>%1 is compressed with gzip. Unpack it first.</source>
        <translation>%1 は gzip で圧縮されています。先に展開してください。</translation>
    </message>
    <message>
        <source>%1 is a PDF document. Choose the file of the model.</source>
        <translation>%1 は PDF 文書です。モデルのファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 is an image, not a model. Choose the file of the model. To open a drawn character, save it as PNG with transparency.</source>
        <translation>%1 は画像で、モデルではありません。モデルのファイルを選んでください。描いたキャラクターを開くには、透明部分のある PNG で保存します。</translation>
    </message>
    <message>
        <source>%1 is a Blender file. Open it in Blender, and export the character as FBX or GLB.</source>
        <translation>%1 は Blender ファイルです。Blender で開き、キャラクターを FBX か GLB で書き出してください。</translation>
    </message>
    <message>
        <source>%1 is a USD file, which cannot be read. Export the character as FBX or GLB.</source>
        <translation>%1 は USD ファイルで、読めません。キャラクターを FBX か GLB で書き出してください。</translation>
    </message>
    <message>
        <source>%1 is an FBX file with the wrong extension. Rename it so that it ends in .fbx.</source>
        <translation>%1 は拡張子の違う FBX ファイルです。.fbx で終わる名前に変えてください。</translation>
    </message>
    <message>
        <source>%1 is a GLB file with the wrong extension. Rename it so that it ends in .glb.</source>
        <translation>%1 は拡張子の違う GLB ファイルです。.glb で終わる名前に変えてください。</translation>
    </message>
    <message>
        <source>%1 is a glTF file with the wrong extension. Rename it so that it ends in .gltf.</source>
        <translation>%1 は拡張子の違う glTF ファイルです。.gltf で終わる名前に変えてください。</translation>
    </message>
    <message>
        <source>%1 is a Collada file with the wrong extension. Rename it so that it ends in .dae.</source>
        <translation>%1 は拡張子の違う Collada ファイルです。.dae で終わる名前に変えてください。</translation>
    </message>
    <message>
        <source>%1 is a PLY file with the wrong extension. Rename it so that it ends in .ply.</source>
        <translation>%1 は拡張子の違う PLY ファイルです。.ply で終わる名前に変えてください。</translation>
    </message>
    <message>
        <source>%1 is a BVH file with the wrong extension. Rename it so that it ends in .bvh.</source>
        <translation>%1 は拡張子の違う BVH ファイルです。.bvh で終わる名前に変えてください。</translation>
    </message>
    <message>
        <source>%1 is %2, and the oldest version that can be read is %3. Convert it with %4, or export it again as FBX or GLB.</source>
        <translation>%1 は %2 で、読める最も古いバージョンは %3 です。%4 で変換するか、FBX や GLB で書き出し直してください。</translation>
    </message>
    <message>
        <source>%1 is %2, and the oldest version that can be read is %3. Export it again as FBX or GLB.</source>
        <translation>%1 は %2 で、読める最も古いバージョンは %3 です。FBX や GLB で書き出し直してください。</translation>
    </message>
    <message>
        <source>%1 is %2, and the newest version that can be read is %3. Convert it with %4, or export it again as FBX or GLB.</source>
        <translation>%1 は %2 で、読める最も新しいバージョンは %3 です。%4 で変換するか、FBX や GLB で書き出し直してください。</translation>
    </message>
    <message>
        <source>%1 is %2, and the newest version that can be read is %3. Export it again in that version, or as FBX or GLB.</source>
        <translation>%1 は %2 で、読める最も新しいバージョンは %3 です。そのバージョンか、FBX や GLB で書き出し直してください。</translation>
    </message>
    <message>
        <source>%1 contains a motion and no mesh. Open a rigged character and play the motion on it: Pose &gt; Load Motion, or sinew pose CHARACTER --motion %1.</source>
        <translation>%1 にはモーションだけがあり、メッシュがありません。リグ付きキャラクターを開き、「ポーズ &gt; モーションを読み込む」か sinew pose CHARACTER --motion %1 で再生してください。</translation>
    </message>
    <message>
        <source>%1 contains a skeleton and no mesh. Open the character and give it this skeleton: File &gt; Load Skeleton, or sinew bind CHARACTER --skeleton %1.</source>
        <translation>%1 にはスケルトンだけがあり、メッシュがありません。キャラクターを開き、「ファイル &gt; スケルトンを読み込む」か sinew bind CHARACTER --skeleton %1 で与えてください。</translation>
    </message>
    <message>
        <source>The motion in %1 cannot be used: line %3: %2. Correct the file, or export it again.</source>
        <translation>%1 のモーションは使えません: %3 行目: %2。ファイルを直すか、書き出し直してください。</translation>
    </message>
    <message>
        <source>The motion in %1 cannot be used: %2. Correct the file, or export it again.</source>
        <translation>%1 のモーションは使えません: %2。ファイルを直すか、書き出し直してください。</translation>
    </message>
    <message>
        <source>%1 is %2 MB, but files of this kind may be at most %3 MB. Check that it is the right file, or make it smaller.</source>
        <translation>%1 は %2 MB ですが、この種類のファイルは %3 MB までです。正しいファイルか確認するか、小さくしてください。</translation>
    </message>
    <message>
        <source>%1 is left out of the list: there is a line feed or another control character in its name. Rename it, or list with --list0.</source>
        <translation>%1 は一覧に含めていません: 名前に改行などの制御文字があります。名前を変えるか、--list0 で一覧してください。</translation>
    </message>
    <message>
        <source>%1 is not the kind of file its extension says, but this: %2. Choose another file.</source>
        <translation>%1 は拡張子の示すものではなく、次のものです: %2。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot be used as a character: %2. Save it as PNG with transparency, in RGB with 8 bits a channel.</source>
        <translation>%1 はキャラクターとして使えません: %2。透明部分のある、RGB 各 8 ビットの PNG で保存してください。</translation>
    </message>
    <message>
        <source>The name of %1 is too long: file names may have %2 bytes here. Choose a shorter one.</source>
        <translation>%1 の名前が長すぎます: ここではファイル名は %2 バイトまでです。短くしてください。</translation>
    </message>
    <message>
        <source>The body in %1 does not stand on %2, as the template %3 needs. Use the template %4 (--template %4). To fit it all the same, set markers at the ends of the legs, or use --force.</source>
        <translation>%1 の体は、テンプレート %3 に必要な%2で立っていません。テンプレート %4 (--template %4) を使ってください。それでも合わせるなら、脚の先にマーカーを置くか、--force を使います。</translation>
    </message>
    <message>
        <source>No vertex of %2 lies within reach of the surface of %1, so no weights were transferred. Put both in the same place at the same scale, or raise the distance or the angle.</source>
        <translation>%2 の頂点が %1 の表面の届く範囲になく、ウェイトを転送しませんでした。同じ場所に同じ縮尺で置くか、距離か角度を増やしてください。</translation>
    </message>
    <message>
        <source>All normals of %2 within reach of the surface of %1 face the other way, so no weights were transferred. Recalculate its normals, or ignore which way they face: --flipped-normals, or Accept flipped normals in the dialog.</source>
        <translation>%1 の表面の届く範囲にある %2 の法線がすべて反対を向いているため、ウェイトを転送しませんでした。法線を再計算するか、向きを無視してください: --flipped-normals、またはダイアログの「反転した法線も許す」。</translation>
    </message>
    <message>
        <source>Voxels cannot be drawn: there is no OpenGL 3.3, or no display. Bind with --voxelizer columns, or start Sinew on a desktop or under xvfb-run.</source>
        <translation>ボクセルを描画できません: OpenGL 3.3 またはディスプレイがありません。--voxelizer columns でバインドするか、デスクトップまたは xvfb-run の下で Sinew を起動してください。</translation>
    </message>
    <message>
        <source>The graphics driver failed while it drew the voxels. Bind with --voxelizer columns, or choose a lower resolution.</source>
        <translation>ボクセルの描画中にグラフィックスドライバーが失敗しました。--voxelizer columns でバインドするか、低い解像度を選んでください。</translation>
    </message>
    <message>
        <source>The stiffness by angle of joint %1 has no key. Give at least one angle with its stiffness (alpha).</source>
        <translation>ジョイント %1 の角度別の剛性にキーがありません。少なくとも 1 つの角度とその剛性 (alpha) を指定してください。</translation>
    </message>
    <message>
        <source>The stiffness by angle of joint %1 has two keys at %2 degrees. Give each angle once.</source>
        <translation>ジョイント %1 の角度別の剛性に、%2 度のキーが 2 つあります。各角度は 1 回だけ指定してください。</translation>
    </message>
    <message>
        <source>%1 was not written: its format is for flat characters, and %2 is not flat, or is not seen from the front. Open a picture as the character, or export as GLB or FBX.</source>
        <translation>%1 は書いていません: この形式は平らなキャラクター用ですが、%2 は平らでないか、正面を向いていません。画像をキャラクターとして開くか、GLB か FBX で書き出してください。</translation>
    </message>
    <message>
        <source>%1 was not written: %2 can hold about %4 of these vertices, and there are %3. Open the picture with fewer triangles (the line &quot;density&quot; of a .layers file), or lower Max Influences.</source>
        <translation>%1 は書いていません: %2 が持てるのはこの頂点で約 %4 個ですが、%3 個あります。画像を少ない三角形で開くか (.layers ファイルの &quot;density&quot; の行)、最大インフルエンス数を下げてください。</translation>
    </message>
    <message>
        <source>%1 was not written: its pictures do not fit into one picture of %2 x %2 pixels, as the format needs it. Make them smaller, or export as .tscn.</source>
        <translation>%1 は書いていません: この形式は画像を %2 x %2 ピクセルの 1 枚に収める必要がありますが、入りきりません。画像を小さくするか、.tscn で書き出してください。</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 has no key. Give at least one angle with its value.</source>
        <translation>ジョイント %1 の角度によるドライバーにキーがありません。少なくとも 1 つの角度とその値を指定してください。</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 has two keys at %2 degrees. Give each angle once.</source>
        <translation>ジョイント %1 の角度によるドライバーに、%2 度のキーが 2 つあります。各角度は 1 回だけ指定してください。</translation>
    </message>
    <message>
        <source>Joint %1 cannot drive itself. Choose another joint as the target.</source>
        <translation>ジョイント %1 は自身を駆動できません。別のジョイントをターゲットに選んでください。</translation>
    </message>
    <message>
        <source>Joint %1 would drive itself: %2. Remove one driver of this circle, or choose another joint.</source>
        <translation>ジョイント %1 が自身を駆動することになります: %2。この循環のドライバーを 1 つ削除するか、別のジョイントを選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot become a shape: %2 has %3 vertices there and %4 here. Sculpt the mesh without adding or removing vertices.</source>
        <translation>%1 はシェイプにできません: %2 の頂点は、そのファイルでは %3 個、ここでは %4 個です。頂点を増減せずにメッシュをスカルプトしてください。</translation>
    </message>
    <message>
        <source>No joint is turned in this pose, so nothing can drive the shape %1. Turn a joint first.</source>
        <translation>このポーズではどのジョイントも回っていないため、シェイプ %1 を駆動できません。先にジョイントを回してください。</translation>
    </message>
    <message>
        <source>The shape %1 would move no vertex: the mesh is shown like this already. Use the pose in which it was sculpted.</source>
        <translation>シェイプ %1 は頂点を動かしません: メッシュはすでにこの形で表示されています。スカルプトしたときのポーズにしてください。</translation>
    </message>
    <message>
        <source>The limits of %1 are swapped: around %2 the min, %3°, is greater than the max, %4°. Swap the two.</source>
        <translation>%1 の制限が逆です: %2 まわりの最小 %3° が最大 %4° を超えています。2 つを入れ替えてください。</translation>
    </message>
    <message>
        <source>A limit of %1 is not a usable number. Give every limit in degrees.</source>
        <translation>%1 の制限に、使える数でないものがあります。どの制限も度で指定してください。</translation>
    </message>
    <message>
        <source>The handle of joint %1 is to be region %2, but there is no such region. Make the region, or remove the handle.</source>
        <translation>ジョイント %1 のハンドルはリージョン %2 とされていますが、そのリージョンがありません。リージョンを作るか、ハンドルを削除してください。</translation>
    </message>
    <message>
        <source>The handle of joint %1 is region %2, which holds no vertex of this character. Paint the region, or remove the handle.</source>
        <translation>ジョイント %1 のハンドルはリージョン %2 ですが、このキャラクターの頂点を含みません。リージョンをペイントするか、ハンドルを削除してください。</translation>
    </message>
    <message>
        <source>This character has none of the vertices that are the handle of joint %1. Choose other vertices, or remove the handle.</source>
        <translation>ジョイント %1 のハンドルの頂点がこのキャラクターに 1 つもありません。別の頂点を選ぶか、ハンドルを削除してください。</translation>
    </message>
    <message>
        <source>The list of vertices of the handle of joint %1 does not say of which part they are. Write a line &quot;part NAME&quot; before them. The parts are: %2.</source>
        <translation>ジョイント %1 のハンドルの頂点リストに、どのパーツのものかが書かれていません。その前に &quot;part NAME&quot; の行を書いてください。パーツ: %2。</translation>
    </message>
    <message>
        <source>A pseudo-edge cannot connect joint %1 with itself. Choose another joint.</source>
        <translation>疑似エッジでジョイント %1 をそれ自身につなぐことはできません。別のジョイントを選んでください。</translation>
    </message>
    <message>
        <source>Joints %1 and %2 are connected by two pseudo-edges. Remove one of them.</source>
        <translation>ジョイント %1 と %2 が 2 本の疑似エッジでつながっています。1 本を削除してください。</translation>
    </message>
    <message>
        <source>Lattice %1 has %2 control vertices along an axis. Choose %3 to %4 for each axis.</source>
        <translation>ラティス %1 のコントロール頂点は 1 つの軸に %2 個です。各軸 %3 から %4 個にしてください。</translation>
    </message>
    <message>
        <source>Lattice %1 must keep its %3 control vertices and have no faces; it would have %2 vertices. Change its counts, or remove it as a whole.</source>
        <translation>ラティス %1 はコントロール頂点 %3 個を保ち、面を持てません。このままでは頂点が %2 個になります。個数を変えるか、全体を削除してください。</translation>
    </message>
    <message>
        <source>Lattice %1 has no size along one of its axes. Make its box larger.</source>
        <translation>ラティス %1 は 1 つの軸の大きさがありません。ボックスを大きくしてください。</translation>
    </message>
    <message>
        <source>Lattice %1: control vertex %2 is not in its place in the grid. Space the control vertices evenly, and pose their joints instead.</source>
        <translation>ラティス %1: コントロール頂点 %2 がグリッドの位置にありません。コントロール頂点は等間隔に並べ、代わりにそのジョイントにポーズを付けてください。</translation>
    </message>
    <message>
        <source>Lattice %1: nothing of the character is named %2. Use the name of a part, as `sinew inspect` lists them, or of a region that holds vertices.</source>
        <translation>ラティス %1: キャラクターに %2 という名前のものはありません。`sinew inspect` が一覧するパーツの名前か、頂点を含むリージョンの名前を使ってください。</translation>
    </message>
    <message>
        <source>Wire %1 has %2 control vertices. Give it 2 to %3.</source>
        <translation>ワイヤー %1 のコントロール頂点は %2 個です。2 から %3 個にしてください。</translation>
    </message>
    <message>
        <source>Wire %1 is not one open line. Join all its control vertices by edges, one behind the other, without branches, loops and faces.</source>
        <translation>ワイヤー %1 は 1 本の開いた線ではありません。全コントロール頂点を、分岐、ループ、面のないように、順にエッジでつないでください。</translation>
    </message>
    <message>
        <source>The drop-off of %1 is not valid. Give a wire a width over 0, and a lattice one of 0 or more.</source>
        <translation>%1 のドロップオフが無効です。ワイヤーには 0 より大きい幅、ラティスには 0 以上の幅を与えてください。</translation>
    </message>
    <message>
        <source>%1 is not the mesh of a picture, whose vertices can be edited. Open a PNG, WebP, PSD, SVG or .layers file, or change the mesh in a 3D program.</source>
        <translation>%1 は、頂点を編集できる画像メッシュではありません。PNG、WebP、PSD、SVG、.layers ファイルを開くか、3D プログラムでメッシュを変更してください。</translation>
    </message>
    <message>
        <source>The outline would cross or touch itself. Leave room between its edges.</source>
        <translation>輪郭が自身と交差するか接します。エッジの間を空けてください。</translation>
    </message>
    <message>
        <source>A vertex would lie outside the outline, or on another vertex. Move or delete that vertex first.</source>
        <translation>頂点が輪郭の外、または別の頂点の上に来ます。先にその頂点を移動するか削除してください。</translation>
    </message>
    <message>
        <source>The mesh does not reach this place. Click on an edge or inside a triangle.</source>
        <translation>ここにはメッシュがありません。エッジか三角形の内側をクリックしてください。</translation>
    </message>
    <message>
        <source>There is no room for another vertex. Click farther from the others.</source>
        <translation>頂点を追加する余地がありません。他の頂点から離れた所をクリックしてください。</translation>
    </message>
    <message>
        <source>Nothing would be left of the mesh. Keep at least 3 vertices, or hide the part.</source>
        <translation>メッシュがなくなります。頂点を 3 個以上残すか、パーツを隠してください。</translation>
    </message>
    <message>
        <source>%1 cannot be read as a list of vertices: line %2 says &quot;%3&quot;. Give numbers from 0, ranges such as 20-35, or part NAME.</source>
        <translation>%1 は頂点リストとして読めません: %2 行目に &quot;%3&quot; とあります。0 からの番号、20-35 のような範囲、または part NAME を書いてください。</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 cannot measure from this pose. Name %1 first and each joint once. Several joints can only turn on a shape, by their swing.</source>
        <translation>ジョイント %1 の角度によるドライバーは、このポーズを基準に測れません。最初に %1 を、各ジョイントを 1 回ずつ指定してください。複数のジョイントでできるのは、スイングでシェイプをオンにすることだけです。</translation>
    </message>
    <message>
        <source>There is no pose to bake from. Choose a group of poses that turns joints with weights.</source>
        <translation>ベイクに使うポーズがありません。ウェイトのあるジョイントを回すポーズのグループを選んでください。</translation>
    </message>
    <message>
        <source>The poses&apos; vertices would take %1 MB and %2 MB are allowed. Choose fewer poses, or allow more memory.</source>
        <translation>ポーズの頂点に %1 MB 必要ですが、許可は %2 MB です。ポーズを減らすか、許可するメモリを増やしてください。</translation>
    </message>
    <message>
        <source>%1 would lose the corrective shapes, which %2 cannot hold. Write %3, or bake with 0 shapes.</source>
        <translation>%2 は補正シェイプを保持できず、%1 から失われます。%3 で書くか、シェイプ 0 個でベイクしてください。</translation>
    </message>
    <message>
        <source>%1 cannot become a shape, because it holds no sculpted mesh. Choose an OBJ, PLY, FBX or GLB file with the same vertices as the character.</source>
        <translation>%1 にはスカルプトしたメッシュがないため、シェイプにできません。キャラクターと同じ頂点の OBJ、PLY、FBX、GLB ファイルを選んでください。</translation>
    </message>
    <message>
        <source>There is no shape %1 that can be edited. Shapes of the character&apos;s file can be mirrored and split, but not renamed or removed.</source>
        <translation>編集できるシェイプ %1 はありません。キャラクターのファイルのシェイプはミラーと分割はできますが、名前の変更と削除はできません。</translation>
    </message>
    <message>
        <source>There is a shape %1 already. Choose another name.</source>
        <translation>シェイプ %1 はすでにあります。別の名前にしてください。</translation>
    </message>
    <message>
        <source>The shape %1 cannot be mirrored: no vertex that it moves has a counterpart on the other side. Check the mirror plane in Joint Mapping.</source>
        <translation>シェイプ %1 はミラーできません: 動かす頂点のどれにも反対側の対応がありません。「ジョイントの対応付け」でミラー平面を確認してください。</translation>
    </message>
    <message>
        <source>The shape %1 cannot be mirrored: joint %2, which turns it on, has no partner on the other side. Choose the partner in Joint Mapping.</source>
        <translation>シェイプ %1 はミラーできません: それをオンにするジョイント %2 には反対側に対がありません。「ジョイントの対応付け」で対を選んでください。</translation>
    </message>
    <message>
        <source>The shape %1 moves vertices on one side alone, so there is nothing to split. Mirror it instead.</source>
        <translation>シェイプ %1 は片側の頂点しか動かさないため、分割するものがありません。代わりにミラーしてください。</translation>
    </message>
    <message>
        <source>The shape %1 is off in this pose, so an edit of it would not show. Turn the joint that drives it.</source>
        <translation>シェイプ %1 はこのポーズではオフなので、編集しても見えません。それを動かすジョイントを回してください。</translation>
    </message>
    <message>
        <source>A cage, lattice or wire cannot be named &quot;%1&quot;. Give each of them a different name.</source>
        <translation>ケージ、ラティス、ワイヤーに「%1」という名前は付けられません。別々の名前にしてください。</translation>
    </message>
    <message>
        <source>%1 has no vertices. Make it again, or remove it.</source>
        <translation>%1 には頂点がありません。作り直すか、削除してください。</translation>
    </message>
    <message>
        <source>%1 has %2 vertices, each of which is a joint; the most are %3. Give it fewer.</source>
        <translation>%1 には頂点が %2 個あり、それぞれがジョイントになります。上限は %3 個です。減らしてください。</translation>
    </message>
    <message>
        <source>%1 names %2 joints for %3 vertices. Name one joint for each vertex, or none.</source>
        <translation>%1 は頂点 %3 個に対してジョイントを %2 個指定しています。頂点ごとに 1 個を指定するか、指定しないでください。</translation>
    </message>
    <message>
        <source>%1: the position of vertex %2 is not valid. Give it three finite numbers.</source>
        <translation>%1: 頂点 %2 の位置が無効です。有限の数を 3 つ指定してください。</translation>
    </message>
    <message>
        <source>%1 has no vertex %2. Choose one from 0 to %3.</source>
        <translation>%1 に頂点 %2 はありません。0 から %3 で選んでください。</translation>
    </message>
    <message>
        <source>%1: face or edge %2 has vertex %3 twice. Give every face three different vertices and every edge two.</source>
        <translation>%1: 面またはエッジ %2 に頂点 %3 が 2 回あります。どの面にも異なる頂点を 3 個、どのエッジにも 2 個指定してください。</translation>
    </message>
    <message>
        <source>%1: vertices %2 and %3 lie in the same place. Merge them.</source>
        <translation>%1: 頂点 %2 と %3 が同じ位置にあります。結合してください。</translation>
    </message>
    <message>
        <source>%1: a joint cannot be named &quot;%2&quot;. Give every vertex of every cage, lattice and wire a joint with a name of its own.</source>
        <translation>%1: ジョイントに「%2」という名前は付けられません。ケージ、ラティス、ワイヤーの全頂点に、固有の名前のジョイントを付けてください。</translation>
    </message>
    <message>
        <source>The targets %1 cannot be used: %2. Correct the file.</source>
        <translation>ターゲット %1 は使えません: %2。ファイルを直してください。</translation>
    </message>
    <message>
        <source>The picture mesh %1 cannot be used: %2. Correct the file, or write it again with --save-picture-mesh of sinew bind.</source>
        <translation>画像メッシュ %1 は使えません: %2。ファイルを直すか、sinew bind の --save-picture-mesh で書き直してください。</translation>
    </message>
    <message>
        <source>The picture mesh of %1 is in %2 and again in %3. Keep one of the two.</source>
        <translation>%1 の画像メッシュが %2 と %3 の両方にあります。どちらか一方だけにしてください。</translation>
    </message>
    <message>
        <source>There is nothing to bake: engines show %1 as it is here, in every pose. Choose another skinning method, or other poses.</source>
        <translation>ベイクするものがありません: エンジンは %1 を、どのポーズでもここと同じに表示します。別のスキニング方式か、別のポーズを選んでください。</translation>
    </message>
    <message>
        <source>This pose is the rest pose already. Pose a joint first.</source>
        <translation>このポーズは既にレストポーズです。先にジョイントにポーズを付けてください。</translation>
    </message>
    <message>
        <source>The %1 needs arms, and no joint is: %2. Name the joints as a human&apos;s, or pose them by hand.</source>
        <translation>%1 には腕が必要ですが、次に当たるジョイントがありません: %2。ジョイントに人間と同じ名前を付けるか、手でポーズを付けてください。</translation>
    </message>
    <message>
        <source>There is no expression %1. This character has: %2.</source>
        <translation>表情 %1 はありません。このキャラクターにあるのは %2 です。</translation>
    </message>
    <message>
        <source>Another expression is called %1 already. Choose another name.</source>
        <translation>別の表情が既に %1 という名前です。別の名前にしてください。</translation>
    </message>
    <message>
        <source>An expression has no name. Give each one a name.</source>
        <translation>名前のない表情があります。それぞれに名前を付けてください。</translation>
    </message>
    <message>
        <source>Expression %1 cannot set the shape %2, because no part that it names has it. Choose another shape, or remove it from the expression.</source>
        <translation>表情 %1 はシェイプ %2 を設定できません。指定のパーツのどれにもありません。別のシェイプを選ぶか、表情から削除してください。</translation>
    </message>
    <message>
        <source>Expression %1 sets the shape %2 to %3. Give it a weight from 0 to 1.</source>
        <translation>表情 %1 はシェイプ %2 を %3 に設定しています。ウェイトを 0 から 1 にしてください。</translation>
    </message>
    <message>
        <source>Two constraints turn joint %1. Keep one of them.</source>
        <translation>ジョイント %1 を 2 つのコンストレイントが回します。1 つだけ残してください。</translation>
    </message>
    <message>
        <source>Constraints would let joint %1 turn itself: %2. Remove one constraint of this circle, or choose another source.</source>
        <translation>コンストレイントでジョイント %1 が自分自身を回すことになります: %2。この循環のコンストレイントを 1 つ削除するか、別のソースを選んでください。</translation>
    </message>
    <message>
        <source>The chain %1 has fewer than two joints, so nothing can swing. Give it the joint where it hangs and those after it.</source>
        <translation>チェーン %1 はジョイントが 2 つ未満で、何も揺れません。付け根のジョイントとその先のジョイントを指定してください。</translation>
    </message>
    <message>
        <source>The chain %1 cannot go from joint %2 to joint %3, which is not below it. Name the joints of a chain from where it hangs to its end.</source>
        <translation>チェーン %1 はジョイント %2 から、その下にないジョイント %3 へ進めません。付け根から先端の順にジョイントを指定してください。</translation>
    </message>
    <message>
        <source>Joint %1 would swing in two chains: %2 and %3. Take it out of one of them.</source>
        <translation>ジョイント %1 は 2 つのチェーンで揺れることになります: %2 と %3。どちらかから外してください。</translation>
    </message>
    <message>
        <source>%1 names number %2, but there are only %3. Count from 0.</source>
        <translation>%1 は番号 %2 を指定していますが、%3 個しかありません。0 から数えてください。</translation>
    </message>
    <message>
        <source>The collider %1 on joint %2 has no size, so it pushes nothing. Give it a radius above 0.</source>
        <translation>ジョイント %2 のコライダー %1 は大きさがなく、何も押しません。0 より大きい半径にしてください。</translation>
    </message>
    <message>
        <source>The rest pose does not fit %1: it has %3 vertices for %2, which has %4. Apply the rest pose to this character anew.</source>
        <translation>レストポーズが %1 に合いません: %2 の頂点は、レストポーズでは %3 個、実際は %4 個です。このキャラクターにレストポーズを適用し直してください。</translation>
    </message>
    <message>
        <source>The avatar %1 cannot be used: %2. Correct the file.</source>
        <translation>アバター %1 は使えません: %2。ファイルを直してください。</translation>
    </message>
    <message>
        <source>There is no joint %1.</source>
        <translation>ジョイント %1 はありません。</translation>
    </message>
    <message>
        <source>There is no joint %1. Did you mean %3?</source>
        <translation>ジョイント %1 はありません。%3 のことですか?</translation>
    </message>
    <message>
        <source>Voxels cannot be drawn: there is no OpenGL 3.3. Choose Columns as the Voxelizer in the Bind panel.</source>
        <translation>ボクセルを描画できません: OpenGL 3.3 がありません。バインドパネルの「ボクセル化」で「列」を選んでください。</translation>
    </message>
    <message>
        <source>The graphics driver failed while it drew the voxels. Choose Columns as the Voxelizer in the Bind panel, or a lower resolution.</source>
        <translation>ボクセルの描画中にグラフィックスドライバーが失敗しました。バインドパネルの「ボクセル化」で「列」を選ぶか、低い解像度を選んでください。</translation>
    </message>
    <message>
        <source>All normals of %2 within reach of the surface of %1 face the other way, so no weights were transferred. Recalculate its normals, or choose Accept flipped normals.</source>
        <translation>%1 の表面の届く範囲にある %2 の法線がすべて反対を向いているため、ウェイトを転送しませんでした。法線を再計算するか、「反転した法線も許す」を選んでください。</translation>
    </message>
    <message>
        <source>%1 contains a motion and no mesh. Open a rigged character and play the motion on it: Pose &gt; Load Motion.</source>
        <translation>%1 にはモーションだけがあり、メッシュがありません。リグ付きキャラクターを開き、「ポーズ &gt; モーションを読み込む」で再生してください。</translation>
    </message>
    <message>
        <source>%1 contains a skeleton and no mesh. Open the character and give it this skeleton: File &gt; Load Skeleton.</source>
        <translation>%1 にはスケルトンだけがあり、メッシュがありません。キャラクターを開き、「ファイル &gt; スケルトンを読み込む」で与えてください。</translation>
    </message>
    <message>
        <source>The picture mesh %1 cannot be used: %2. Correct the file.</source>
        <translation>画像メッシュ %1 は使えません: %2。ファイルを直してください。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Open it again, or choose Rebuild the whole file.</source>
        <translation>%1 は開いた後に他のプログラムで変更されました。開き直すか、「ファイル全体を再構築」を選んでください。</translation>
    </message>
    <message>
        <source>%1 was not written: more than the skin would differ from the original file (%2). Choose Rebuild the whole file, and please report this.</source>
        <translation>%1 は書いていません: スキン以外も元のファイルと違ってしまいます (%2)。「ファイル全体を再構築」を選び、ご報告ください。</translation>
    </message>
    <message>
        <source>The weights cannot be written into %1: %2 has other vertices there. Open the file again, or choose Rebuild the whole file.</source>
        <translation>%1 にウェイトを書けません: %2 の頂点がそこでは違います。開き直すか、「ファイル全体を再構築」を選んでください。</translation>
    </message>
    <message>
        <source>%1 cannot be the file that was read with another skin, because %2. Export as GLB, or choose Rebuild the whole file for a new VRM.</source>
        <translation>%1 は、読んだファイルに別のスキンを付けたものにはできません: %2。GLB で書き出すか、「ファイル全体を再構築」で新しい VRM にしてください。</translation>
    </message>
    <message>
        <source>%1 is left out of the list: there is a line feed or another control character in its name. Rename it.</source>
        <translation>%1 は一覧に含めていません: 名前に改行などの制御文字があります。名前を変えてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no requirement. Write a figure, a sign and a number, such as influences&lt;=4 or unweighted=0.</source>
        <translation>「%1」は要件ではありません。influences&lt;=4 や unweighted=0 のように、項目、記号、数値を書いてください。</translation>
    </message>
    <message>
        <source>No requirement is given. Write a figure, a sign and a number, such as influences&lt;=4 or unweighted=0.</source>
        <translation>要件がありません。influences&lt;=4 や unweighted=0 のように、項目、記号、数値を書いてください。</translation>
    </message>
    <message>
        <source>There is no figure %1 to require. The figures are: %2.</source>
        <translation>%1 という項目はありません。項目は次のとおりです: %2。</translation>
    </message>
    <message>
        <source>There is no figure %1 to require. Did you mean %3? The figures are: %2.</source>
        <translation>%1 という項目はありません。%3 のことですか？ 項目は次のとおりです: %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is measured in percent. Write a percent sign behind the number.</source>
        <translation>「%1」: %2 は百分率で測ります。数値の後ろにパーセント記号を付けてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not measured in percent. Leave out the percent sign.</source>
        <translation>「%1」: %2 は百分率では測りません。パーセント記号を外してください。</translation>
    </message>
    <message>
        <source>%1 compares weights with a reference, and none is given. Name its file with --against, or leave out %1.</source>
        <translation>%1 はウェイトを参照と比較しますが、参照がありません。--against でファイルを指定するか、%1 を外してください。</translation>
    </message>
    <message>
        <source>Nothing was bound: the quarantine folder %1 lies inside %2, which is read or written. Choose a folder outside it.</source>
        <translation>何もバインドしていません: 隔離フォルダー %1 が、読み書きされる %2 の中です。外を選んでください。</translation>
    </message>
    <message>
        <source>The style %1 cannot be used: %2. Correct the file, or learn it again with sinew learn.</source>
        <translation>スタイル %1 は使用できません: %2。ファイルを修正するか、sinew learn でもう一度学習してください。</translation>
    </message>
    <message>
        <source>The style %1 is of version %2, but version %3 is needed. Learn it again with sinew learn.</source>
        <translation>スタイル %1 はバージョン %2 ですが、バージョン %3 が必要です。sinew learn でもう一度学習してください。</translation>
    </message>
    <message>
        <source>%1 has too few finished characters to learn from: %2 with skeleton and weights, and %3 are needed.</source>
        <translation>%1 には学習に使える完成したキャラクターが足りません: スケルトンとウェイトのあるものは %2、必要なのは %3 です。</translation>
    </message>
    <message>
        <source>%1 compares weights with a reference, and none is given. Leave out %1.</source>
        <translation>%1 はウェイトを参照と比較しますが、参照が指定されていません。%1 を外してください。</translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message>
        <source>under 0.01 mm</source>
        <translation>0.01 mm 未満</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1、%2 で</translation>
    </message>
    <message>
        <source>The written file cannot be read: %1</source>
        <translation>書いたファイルを読めません: %1</translation>
    </message>
    <message>
        <source>The file was written; its check was canceled.</source>
        <translation>ファイルを書きました。確認はキャンセルしました。</translation>
    </message>
    <message>
        <source>The written file lacks the joint %1.</source>
        <translation>書いたファイルにジョイント %1 がありません。</translation>
    </message>
    <message>
        <source>The written file lacks %1 vertices.</source>
        <translation>書いたファイルに %1 頂点が足りません。</translation>
    </message>
    <message>
        <source>Read again: the mesh differs by %1; it has no skeleton.</source>
        <translation>再読み込み: メッシュの差は %1 です。スケルトンはありません。</translation>
    </message>
    <message>
        <source>Read again in %1 poses: all vertices are within 0.01 mm of Sinew&apos;s.</source>
        <translation>%1 ポーズで再読み込み: 全頂点の Sinew との差は 0.01 mm 以内です。</translation>
    </message>
    <message>
        <source>Read again in %1 poses: vertices differ by up to %2 from Sinew&apos;s (%3).</source>
        <translation>%1 ポーズで再読み込み: 頂点の Sinew との差は最大 %2 (%3) です。</translation>
    </message>
    <message>
        <source>The whole file is written anew, because %1.</source>
        <translation>ファイル全体を新しく書きます: %1。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Nothing but the skin changed.</source>
        <translation>スキン以外は変わっていません。</translation>
    </message>
    <message>
        <source>The file was not checked, because Sinew does not read it.</source>
        <translation>Sinew が読まない形式のため、ファイルを確認していません。</translation>
    </message>
    <message>
        <source>Nothing but the skin, shapes and what drivers move changed.</source>
        <translation>スキン、シェイプ、ドライバーが動かすもの以外は変わっていません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 part(s)</source>
        <translation>
            <numerusform>パーツ %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 頂点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>ジョイント %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>アニメーション %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>シェイプ %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chain(s) of springs</source>
        <translation>
            <numerusform>スプリングチェーン %1 本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 collider(s)</source>
        <translation>
            <numerusform>コライダー %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>表情 %1 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>コンストレイント %1 個</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file: %1.</source>
        <translation>ファイルの内容: %1。</translation>
    </message>
    <message>
        <source>The character has %1 vertices: the format splits them at UV seams, hard edges and material borders.</source>
        <translation>キャラクターの頂点数は %1 です。この形式では、UV シーム、ハードエッジ、マテリアルの境界で頂点が分割されます。</translation>
    </message>
    <message>
        <source>Maya changes names that have other characters than letters, digits and _. Such joints: %1, the first is %2. Rename them before you export.</source>
        <translation>Maya は英字、数字、_ 以外の文字を含む名前を変えます。該当するジョイントは %1 個、最初は %2 です。書き出す前に名前を変更してください。</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>fitted through samples of its skin</source>
        <translation>スキンの標本に合わせたもの</translation>
    </message>
    <message>
        <source>a capsule, because its skin is too small to fit</source>
        <translation>カプセル: スキンが小さすぎて合わせられません</translation>
    </message>
    <message>
        <source>a capsule, because its skin is flat</source>
        <translation>カプセル: スキンが平らです</translation>
    </message>
    <message>
        <source>a capsule, because the fit did not follow its skin</source>
        <translation>カプセル: 合わせてもスキンに沿いませんでした</translation>
    </message>
    <message>
        <source>none, because no skin bends with it</source>
        <translation>なし: 一緒に曲がるスキンがありません</translation>
    </message>
</context>
<context>
    <name>HandleEdits</name>
    <message>
        <source>Add Handle to %1</source>
        <translation>%1 にハンドルを追加</translation>
    </message>
    <message>
        <source>Delete Handle of %1</source>
        <translation>%1 のハンドルを削除</translation>
    </message>
    <message>
        <source>Delete Handles</source>
        <translation>ハンドルを削除</translation>
    </message>
    <message>
        <source>Rename Joint</source>
        <translation>ジョイント名を変更</translation>
    </message>
    <message>
        <source>Change Handle of %1</source>
        <translation>%1 のハンドルを変更</translation>
    </message>
</context>
<context>
    <name>HandlePoints</name>
    <message>
        <source>Move Cage Vertex</source>
        <translation>ケージの頂点を移動</translation>
    </message>
    <message>
        <source>Move Handle of %1</source>
        <translation>%1 のハンドルを移動</translation>
    </message>
    <message>
        <source>Delete Cage Vertex</source>
        <translation>ケージの頂点を削除</translation>
    </message>
    <message>
        <source>Delete Control Vertex</source>
        <translation>コントロール頂点を削除</translation>
    </message>
    <message>
        <source>Move Control Vertex</source>
        <translation>コントロール頂点を移動</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>LOD LODs level of detail reduce decimate</source>
        <translation>LOD 詳細度 ポリゴン削減 リダクション デシメート</translation>
    </message>
    <message>
        <source>batch many files folder crowd farm cluster</source>
        <translation>バッチ 一括 多数のファイル フォルダー 群衆 ファーム クラスター</translation>
    </message>
    <message>
        <source>garment outfit clothes clothing wardrobe copy weights</source>
        <translation>衣装 服 衣服 ワードローブ ウェイト コピー</translation>
    </message>
    <message>
        <source>batch settings preset LOD outfit</source>
        <translation>バッチ 一括 設定 プリセット LOD 衣装</translation>
    </message>
    <message>
        <source>corrective blend shape PSD helper</source>
        <translation>補正 ブレンドシェイプ PSD 補助 ヘルパー</translation>
    </message>
    <message>
        <source>corrective helper joints linear skinning</source>
        <translation>補正 補助ジョイント ヘルパー リニアスキニング</translation>
    </message>
    <message>
        <source>rest pose bind pose A-pose T-pose</source>
        <translation>レストポーズ バインドポーズ A ポーズ T ポーズ</translation>
    </message>
    <message>
        <source>terminal script automation pipeline</source>
        <translation>ターミナル 端末 スクリプト 自動化 パイプライン</translation>
    </message>
</context>
<context>
    <name>HideEdits</name>
    <message>
        <source>Hide Joints</source>
        <translation>ジョイントを隠す</translation>
    </message>
    <message>
        <source>Show Joints</source>
        <translation>ジョイントを表示</translation>
    </message>
    <message>
        <source>Isolate Joints</source>
        <translation>ジョイントを分離表示</translation>
    </message>
    <message>
        <source>Hide Faces</source>
        <translation>面を隠す</translation>
    </message>
    <message>
        <source>Isolate Faces</source>
        <translation>面を分離表示</translation>
    </message>
</context>
<context>
    <name>InfluenceEdits</name>
    <message>
        <source>Set Weight</source>
        <translation>ウェイトを設定</translation>
    </message>
</context>
<context>
    <name>InfluenceList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>他 %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfluenceText</name>
    <message>
        <source>Meta Quest</source>
        <translation>Meta Quest</translation>
    </message>
    <message>
        <source>Roblox</source>
        <translation>Roblox</translation>
    </message>
    <message>
        <source>Unity mobile</source>
        <translation>Unity モバイル</translation>
    </message>
    <message>
        <source>Unity</source>
        <translation>Unity</translation>
    </message>
    <message>
        <source>Unity unlimited</source>
        <translation>Unity 無制限</translation>
    </message>
    <message>
        <source>Unreal</source>
        <translation>Unreal</translation>
    </message>
    <message>
        <source>Unreal with 12</source>
        <translation>Unreal (12)</translation>
    </message>
    <message>
        <source>Godot</source>
        <translation>Godot</translation>
    </message>
    <message>
        <source>Godot with 8</source>
        <translation>Godot (8)</translation>
    </message>
    <message>
        <source>glTF</source>
        <translation>glTF</translation>
    </message>
    <message>
        <source>VRM</source>
        <translation>VRM</translation>
    </message>
    <message>
        <source>No vertex loses influences.</source>
        <translation>インフルエンスを失う頂点はありません。</translation>
    </message>
    <message>
        <source>%1 of %2 vertices lose influences, up to %3 of their weights: %4 at most, %5 on average, in a pose that bends every limb.</source>
        <translation>%2 頂点中 %1 頂点が、ウェイトの最大 %3 までインフルエンスを失います: 手足をすべて曲げたポーズで、最大 %4、平均 %5。</translation>
    </message>
</context>
<context>
    <name>IssueText</name>
    <message>
        <source>Weights may bleed between %1 and %2 in %3 places</source>
        <translation>%1 と %2 の間の %3 か所でウェイトがにじむおそれ</translation>
    </message>
    <message>
        <source>Weights may bleed between neighbouring joints in %1 places</source>
        <translation>隣のジョイント間の %1 か所でウェイトがにじむおそれ</translation>
    </message>
    <message>
        <source>Weights blend across gaps between parent and child in %1 places</source>
        <translation>親子の間の %1 か所で、隙間を越えてウェイトが混ざります</translation>
    </message>
    <message>
        <source>Weights may bleed between %1 pairs of joints</source>
        <translation>ジョイント %1 組の間でウェイトがにじむおそれ</translation>
    </message>
    <message>
        <source>%1 gaps opened with finer voxels</source>
        <translation>細かいボクセルで開いた隙間 %1 か所</translation>
    </message>
    <message>
        <source>%1 (and %2 more like it)</source>
        <translation>%1 (同様のもの他 %2 件)</translation>
    </message>
    <message>
        <source>%1. Largest: %2</source>
        <translation>%1。最大: %2</translation>
    </message>
</context>
<context>
    <name>JointTable</name>
    <message>
        <source>it is not an object of names</source>
        <translation>名前のオブジェクトではありません</translation>
    </message>
    <message>
        <source>the value of %1 is not a name</source>
        <translation>%1 の値が名前ではありません</translation>
    </message>
    <message>
        <source>line %1 is not two names with a comma</source>
        <translation>%1 行目がコンマ区切りの 2 つの名前ではありません</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>%1 (draft)</source>
        <translation>%1 (草案)</translation>
    </message>
</context>
<context>
    <name>LatticeEdits</name>
    <message>
        <source>Lattice</source>
        <translation>ラティス</translation>
    </message>
    <message>
        <source>Make &quot;%1&quot; a Wire</source>
        <translation>「%1」をワイヤーにする</translation>
    </message>
    <message>
        <source>Make &quot;%1&quot; a Cage</source>
        <translation>「%1」をケージにする</translation>
    </message>
    <message>
        <source>Change Control Vertices of &quot;%1&quot;</source>
        <translation>「%1」のコントロール頂点を変更</translation>
    </message>
    <message>
        <source>Change Drop-Off of &quot;%1&quot;</source>
        <translation>「%1」のドロップオフを変更</translation>
    </message>
    <message>
        <source>Change What &quot;%1&quot; Follows</source>
        <translation>「%1」の追従先を変更</translation>
    </message>
</context>
<context>
    <name>LayerEdits</name>
    <message>
        <source>Mirror Everything %1</source>
        <translation>すべてミラー %1</translation>
    </message>
    <message>
        <source>Relax %1</source>
        <translation>リラックス %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>ペイント %1</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>すべてミラー</translation>
    </message>
    <message>
        <source>Add Layer</source>
        <translation>レイヤーを追加</translation>
    </message>
    <message>
        <source>Delete Layer</source>
        <translation>レイヤーを削除</translation>
    </message>
    <message>
        <source>Delete Layers</source>
        <translation>レイヤーを削除</translation>
    </message>
    <message>
        <source>Duplicate Layer</source>
        <translation>レイヤーを複製</translation>
    </message>
    <message>
        <source>Duplicate Layers</source>
        <translation>レイヤーを複製</translation>
    </message>
    <message>
        <source>Move Layer</source>
        <translation>レイヤーを移動</translation>
    </message>
    <message>
        <source>Move Layers</source>
        <translation>レイヤーを移動</translation>
    </message>
    <message>
        <source>Merge Layer Down</source>
        <translation>下のレイヤーと結合</translation>
    </message>
    <message>
        <source>Merge Layers</source>
        <translation>レイヤーを結合</translation>
    </message>
    <message>
        <source>Flattened</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Flatten Layers</source>
        <translation>レイヤーを統合</translation>
    </message>
    <message>
        <source>Select Layer</source>
        <translation>レイヤーを選択</translation>
    </message>
    <message>
        <source>Rename Layer</source>
        <translation>レイヤー名を変更</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>レイヤーを表示</translation>
    </message>
    <message>
        <source>Show Layers</source>
        <translation>レイヤーを表示</translation>
    </message>
    <message>
        <source>Hide Layer</source>
        <translation>レイヤーを隠す</translation>
    </message>
    <message>
        <source>Hide Layers</source>
        <translation>レイヤーを隠す</translation>
    </message>
    <message>
        <source>Change Layer Opacity</source>
        <translation>レイヤーの不透明度を変更</translation>
    </message>
    <message>
        <source>Change Mirror Direction</source>
        <translation>ミラーの向きを変更</translation>
    </message>
    <message>
        <source>Change Relax Iterations</source>
        <translation>リラックスの反復回数を変更</translation>
    </message>
</context>
<context>
    <name>LayerRow</name>
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>%1 の不透明度</translation>
    </message>
    <message>
        <source>Opacity of the overlay</source>
        <translation>オーバーレイの不透明度</translation>
    </message>
</context>
<context>
    <name>LeaveGuard</name>
    <message>
        <source>A task is still running.</source>
        <translation>処理がまだ実行中です。</translation>
    </message>
    <message>
        <source>If you leave, it is canceled. No file is left half-written.</source>
        <translation>離れるとキャンセルされます。書きかけのファイルは残りません。</translation>
    </message>
    <message>
        <source>Cancel and &amp;Leave</source>
        <translation>キャンセルして離れる(&amp;L)</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Turn on Implicit Skinning in the Pose panel.</source>
        <translation>ポーズパネルでインプリシットスキニングをオンにしてください。</translation>
    </message>
    <message>
        <source>Engines do not compute it. Turn off the engine preview.</source>
        <translation>エンジンはこれを計算しません。プレビューをオフにしてください。</translation>
    </message>
    <message>
        <source>Fitting the fields...</source>
        <translation>フィールドを合わせています...</translation>
    </message>
    <message>
        <source>Select a joint to see the field of its bone.</source>
        <translation>ジョイントを選択すると、ボーンのフィールドが見えます。</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>フィールド: %1</translation>
    </message>
    <message>
        <source>Field of the bone</source>
        <translation>ボーンのフィールド</translation>
    </message>
    <message>
        <source>Turn on Slice Volume to see it on the slice plane.</source>
        <translation>断面に表示するには「ボリュームの断面」をオンにします。</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>外側</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>内側</translation>
    </message>
    <message>
        <source>The thick line is the surface of the field.</source>
        <translation>太い線がフィールドの表面です。</translation>
    </message>
    <message>
        <source>One thin line every %1.</source>
        <translation>細い線は %1 ごとです。</translation>
    </message>
    <message>
        <source>Surface of the field</source>
        <translation>フィールドの表面</translation>
    </message>
    <message>
        <source>target surface of the skin</source>
        <translation>スキンの目標の表面</translation>
    </message>
    <message>
        <source>Skin in contact</source>
        <translation>接触中のスキン</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) stopped by other skin</source>
        <translation>
            <numerusform>他のスキンで止まった頂点 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Unconverged vertices</source>
        <translation>未収束の頂点</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) did not reach the field</source>
        <translation>
            <numerusform>フィールドに届かなかった頂点 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Select a joint to see its weights.</source>
        <translation>ジョイントを選択するとウェイトが見えます。</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>全ジョイント</translation>
    </message>
    <message>
        <source>Each joint has its own colour, mixed by weight. Hover over the skin to see the joints in the status bar.</source>
        <translation>ジョイントごとの色をウェイトで混ぜています。スキンにカーソルを置くと、ステータスバーにジョイントが出ます。</translation>
    </message>
    <message>
        <source>Engine preview</source>
        <translation>エンジンのプレビュー</translation>
    </message>
    <message>
        <source>4 influences, 8-bit weights, classic linear skinning</source>
        <translation>4 インフルエンス、8 ビットウェイト、クラシックリニアスキニング</translation>
    </message>
    <message>
        <source>Influences per vertex</source>
        <translation>頂点ごとのインフルエンス数</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Lost to Max Influences</source>
        <translation>最大インフルエンス数による損失</translation>
    </message>
    <message>
        <source>Bind the character to see which weights are lost.</source>
        <translation>失われるウェイトを見るにはバインドしてください。</translation>
    </message>
    <message>
        <source>Max Influences is All, so no weights are lost.</source>
        <translation>最大インフルエンス数が「すべて」なので、何も失われません。</translation>
    </message>
    <message>
        <source>max influences: %1</source>
        <translation>最大インフルエンス数: %1</translation>
    </message>
    <message>
        <source>≥ %1 %</source>
        <translation>≥ %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Region amount</source>
        <translation>リージョンの量</translation>
    </message>
    <message>
        <source>Select a region in the Bind panel to see its amounts.</source>
        <translation>バインドパネルでリージョンを選択すると量が見えます。</translation>
    </message>
    <message>
        <source>Transfer matches</source>
        <translation>転送の一致</translation>
    </message>
    <message>
        <source>Transfer weights from a file to see which vertices match.</source>
        <translation>ファイルからウェイトを転送すると、一致する頂点が見えます。</translation>
    </message>
    <message>
        <source>matched: %1</source>
        <translation>一致: %1</translation>
    </message>
    <message>
        <source>inpainted: %1</source>
        <translation>補完: %1</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>パーツ</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>他 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Straight distance</source>
        <translation>直線距離</translation>
    </message>
    <message>
        <source>Distance through the body</source>
        <translation>体を通る距離</translation>
    </message>
    <message>
        <source>Bind the character to see distances.</source>
        <translation>距離を見るにはバインドしてください。</translation>
    </message>
    <message>
        <source>Select a joint to see the distance from its bone.</source>
        <translation>ジョイントを選択すると、ボーンからの距離が見えます。</translation>
    </message>
    <message>
        <source>This joint was not used in the bind.</source>
        <translation>このジョイントはバインドに使われていません。</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>到達不可</translation>
    </message>
    <message>
        <source>One line every %1</source>
        <translation>線は %1 ごと</translation>
    </message>
    <message>
        <source>Bind the character to see its voxels.</source>
        <translation>ボクセルを見るにはバインドしてください。</translation>
    </message>
    <message>
        <source>Voxels are drawn in the bind pose.</source>
        <translation>ボクセルはバインドポーズで描かれます。</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>ボクセル</translation>
    </message>
    <message>
        <source>boundary: touches a face</source>
        <translation>境界: 面に接する</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>bone: paths start here</source>
        <translation>ボーン: パスの始まり</translation>
    </message>
    <message>
        <source>ambiguous, resolved by winding number</source>
        <translation>あいまい、巻き数で判定</translation>
    </message>
    <message>
        <source>Octree cells</source>
        <translation>八分木のセル</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>サイズ %1</translation>
    </message>
    <message>
        <source>Defects</source>
        <translation>欠陥</translation>
    </message>
    <message>
        <source>Checking for defects...</source>
        <translation>欠陥を検査しています...</translation>
    </message>
    <message>
        <source>open border edges: %1</source>
        <translation>開いた境界エッジ: %1</translation>
    </message>
    <message>
        <source>non-manifold edges: %1</source>
        <translation>非多様体エッジ: %1</translation>
    </message>
    <message>
        <source>flipped faces: %1</source>
        <translation>反転フェース: %1</translation>
    </message>
    <message>
        <source>self-intersecting faces: %1</source>
        <translation>自己交差フェース: %1</translation>
    </message>
    <message>
        <source>duplicate or zero-area faces: %1</source>
        <translation>重複または面積 0 のフェース: %1</translation>
    </message>
    <message>
        <source>No defects found. The mesh is closed.</source>
        <translation>欠陥はありません。メッシュは閉じています。</translation>
    </message>
    <message>
        <source>Why these weights</source>
        <translation>ウェイトの理由</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>頂点 %1</translation>
    </message>
    <message>
        <source>The whole part is rigidly attached to one joint.</source>
        <translation>パーツ全体が 1 つのジョイントにリジッドです。</translation>
    </message>
    <message>
        <source>surface step (penalised)</source>
        <translation>表面ステップ (ペナルティ)</translation>
    </message>
    <message>
        <source>suspected bridge across a thin gap</source>
        <translation>細い隙間を越える疑い</translation>
    </message>
    <message>
        <source>Paths are drawn in the bind pose.</source>
        <translation>パスはバインドポーズで描かれます。</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>エンベロープ</translation>
    </message>
    <message>
        <source>Bind the character by the solver Envelopes to see them.</source>
        <translation>エンベロープソルバーでバインドすると見えます。</translation>
    </message>
    <message>
        <source>full weight</source>
        <translation>全ウェイト</translation>
    </message>
    <message>
        <source>weight ends</source>
        <translation>ウェイトの終わり</translation>
    </message>
    <message>
        <source>No vertex is nearest to this bone, so it has no envelope.</source>
        <translation>このボーンが最も近い頂点がなく、エンベロープがありません。</translation>
    </message>
    <message>
        <source>copied: %1</source>
        <translation>コピー: %1</translation>
    </message>
    <message>
        <source>bound: %1</source>
        <translation>バインド: %1</translation>
    </message>
    <message>
        <source>Faces of the pose</source>
        <translation>ポーズのフェース</translation>
    </message>
    <message>
        <source>Checking the pose...</source>
        <translation>ポーズを確認中...</translation>
    </message>
    <message>
        <source>crossing faces: %1</source>
        <translation>交差フェース: %1</translation>
    </message>
    <message>
        <source>The pose flips no face, and none crosses others.</source>
        <translation>反転・交差するフェースはありません。</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>スプリング</translation>
    </message>
    <message>
        <source>This character has no springs. The Springs panel proposes some.</source>
        <translation>このキャラクターにはスプリングがありません。スプリングパネルで提案できます。</translation>
    </message>
    <message>
        <source>chain that swings</source>
        <translation>揺れるチェーン</translation>
    </message>
    <message>
        <source>collider</source>
        <translation>コライダー</translation>
    </message>
    <message>
        <source>voxel edit: finer voxels</source>
        <translation>ボクセル編集: 細かいボクセル</translation>
    </message>
    <message>
        <source>voxel edit: separated</source>
        <translation>ボクセル編集: 分離</translation>
    </message>
    <message>
        <source>voxel edit: connected</source>
        <translation>ボクセル編集: 接続</translation>
    </message>
</context>
<context>
    <name>LimitEdits</name>
    <message>
        <source>Limit Joints</source>
        <translation>ジョイントを制限</translation>
    </message>
</context>
<context>
    <name>LockEdits</name>
    <message>
        <source>Lock Joints</source>
        <translation>ジョイントをロック</translation>
    </message>
    <message>
        <source>Unlock Joints</source>
        <translation>ジョイントのロック解除</translation>
    </message>
    <message>
        <source>Lock All Others</source>
        <translation>他をすべてロック</translation>
    </message>
    <message>
        <source>Unlock All Joints</source>
        <translation>全ジョイントのロック解除</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Detail</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
</context>
<context>
    <name>MarkerFile</name>
    <message>
        <source>it is not an object of markers</source>
        <translation>マーカーのオブジェクトではありません</translation>
    </message>
    <message>
        <source>%1 has to be three numbers, [x, y, z]</source>
        <translation>%1 は 3 つの数 [x, y, z] です</translation>
    </message>
</context>
<context>
    <name>MarkerTool</name>
    <message>
        <source>Markers are set in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>マーカーはバインドポーズで置きます。先に「ポーズ &gt; すべてリセット」を選んでください</translation>
    </message>
</context>
<context>
    <name>MarkerWords</name>
    <message>
        <source>Left wing tip</source>
        <translation>左翼の先</translation>
    </message>
    <message>
        <source>Click the end of the wing</source>
        <translation>翼の先をクリック</translation>
    </message>
    <message>
        <source>Right wing tip</source>
        <translation>右翼の先</translation>
    </message>
    <message>
        <source>Left wing bend</source>
        <translation>左翼の曲がり</translation>
    </message>
    <message>
        <source>Click where the wing bends back</source>
        <translation>翼が後ろに曲がる所をクリック</translation>
    </message>
    <message>
        <source>Right wing bend</source>
        <translation>右翼の曲がり</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>左足</translation>
    </message>
    <message>
        <source>Click where the toes begin</source>
        <translation>つま先の始まりをクリック</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>右足</translation>
    </message>
    <message>
        <source>End of the tail</source>
        <translation>尻尾の先</translation>
    </message>
    <message>
        <source>Click the end of the tail or abdomen</source>
        <translation>尻尾か腹の先をクリック</translation>
    </message>
    <message>
        <source>Wrist</source>
        <translation>手首</translation>
    </message>
    <message>
        <source>Click where the hand begins</source>
        <translation>手の始まりをクリック</translation>
    </message>
    <message>
        <source>Tip of the thumb</source>
        <translation>親指の先</translation>
    </message>
    <message>
        <source>Click the end of the finger</source>
        <translation>指の先をクリック</translation>
    </message>
    <message>
        <source>Tip of the index finger</source>
        <translation>人差し指の先</translation>
    </message>
    <message>
        <source>Tip of the middle finger</source>
        <translation>中指の先</translation>
    </message>
    <message>
        <source>Tip of the ring finger</source>
        <translation>薬指の先</translation>
    </message>
    <message>
        <source>Tip of the little finger</source>
        <translation>小指の先</translation>
    </message>
    <message>
        <source>Chin</source>
        <translation>あご</translation>
    </message>
    <message>
        <source>Click the middle of the chin</source>
        <translation>あごの中央をクリック</translation>
    </message>
    <message>
        <source>Groin</source>
        <translation>股</translation>
    </message>
    <message>
        <source>Click where the legs part</source>
        <translation>脚が分かれる所をクリック</translation>
    </message>
    <message>
        <source>Left wrist</source>
        <translation>左手首</translation>
    </message>
    <message>
        <source>Right wrist</source>
        <translation>右手首</translation>
    </message>
    <message>
        <source>Left elbow</source>
        <translation>左肘</translation>
    </message>
    <message>
        <source>Click the middle of the elbow</source>
        <translation>肘の中央をクリック</translation>
    </message>
    <message>
        <source>Right elbow</source>
        <translation>右肘</translation>
    </message>
    <message>
        <source>Left knee</source>
        <translation>左膝</translation>
    </message>
    <message>
        <source>Click the middle of the knee</source>
        <translation>膝の中央をクリック</translation>
    </message>
    <message>
        <source>Right knee</source>
        <translation>右膝</translation>
    </message>
    <message>
        <source>Left ankle</source>
        <translation>左足首</translation>
    </message>
    <message>
        <source>Click the middle of the ankle</source>
        <translation>足首の中央をクリック</translation>
    </message>
    <message>
        <source>Right ankle</source>
        <translation>右足首</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>頭</translation>
    </message>
    <message>
        <source>Click the middle of the head</source>
        <translation>頭の中央をクリック</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>首</translation>
    </message>
    <message>
        <source>Click where the neck leaves the body</source>
        <translation>首が体から離れる所をクリック</translation>
    </message>
    <message>
        <source>Left front knee</source>
        <translation>左前膝</translation>
    </message>
    <message>
        <source>Right front knee</source>
        <translation>右前膝</translation>
    </message>
    <message>
        <source>Left front paw</source>
        <translation>左前足</translation>
    </message>
    <message>
        <source>Click where the paw begins</source>
        <translation>足先の始まりをクリック</translation>
    </message>
    <message>
        <source>Right front paw</source>
        <translation>右前足</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>尻尾</translation>
    </message>
    <message>
        <source>Click where the tail begins</source>
        <translation>尻尾の始まりをクリック</translation>
    </message>
    <message>
        <source>Left hind knee</source>
        <translation>左後膝</translation>
    </message>
    <message>
        <source>Right hind knee</source>
        <translation>右後膝</translation>
    </message>
    <message>
        <source>Left hind paw</source>
        <translation>左後足</translation>
    </message>
    <message>
        <source>Right hind paw</source>
        <translation>右後足</translation>
    </message>
    <message>
        <source>Left leg %1</source>
        <translation>左脚 %1</translation>
    </message>
    <message>
        <source>Right leg %1</source>
        <translation>右脚 %1</translation>
    </message>
    <message>
        <source>Click the end of the leg; 1 is the foremost</source>
        <translation>脚の先をクリック。1 が最も前</translation>
    </message>
</context>
<context>
    <name>MeshEditTool</name>
    <message>
        <source>Meshes are edited in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>メッシュはバインドポーズで編集します。先に「ポーズ &gt; すべてリセット」を選んでください</translation>
    </message>
    <message>
        <source>Select Vertices</source>
        <translation>頂点を選択</translation>
    </message>
</context>
<context>
    <name>MirrorEdits</name>
    <message>
        <source>Change Mirror Axis</source>
        <translation>ミラー軸を変更</translation>
    </message>
    <message>
        <source>Change Joint Mapping</source>
        <translation>ジョイントの対応を変更</translation>
    </message>
    <message>
        <source>Reset Joint Mapping</source>
        <translation>ジョイントの対応をリセット</translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>Skeleton</source>
        <translation>スケルトン</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>バインド</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>ペイント</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>検査</translation>
    </message>
</context>
<context>
    <name>MotionEdits</name>
    <message>
        <source>Load Motion</source>
        <translation>モーションを読み込む</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>モーションを除去</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>キーを設定</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>キーを削除</translation>
    </message>
    <message>
        <source>Delete All Keys</source>
        <translation>全キーを削除</translation>
    </message>
    <message>
        <source>Move Key</source>
        <translation>キーを移動</translation>
    </message>
</context>
<context>
    <name>MotionFile</name>
    <message>
        <source>it contains no animation of joints</source>
        <translation>ジョイントのアニメーションがありません</translation>
    </message>
    <message>
        <source>the character has none of its joints</source>
        <translation>キャラクターにそのジョイントがありません</translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message>
        <source>scaled by %1</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>turned from %1 up to Y up</source>
        <translation>%1 上から Y 上に回転</translation>
    </message>
    <message>
        <source>turned by %1 degrees about the vertical axis</source>
        <translation>垂直軸まわりに %1 度回転</translation>
    </message>
    <message>
        <source>moved by (%1, %2, %3)</source>
        <translation>(%1, %2, %3) 移動</translation>
    </message>
    <message>
        <source>without a change</source>
        <translation>変更なし</translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: スケルトンがメッシュに合いません: ジョイント %3 個中 %2 個が外で、ウェイトが悪くなります。このメッシュのものを読み込むか、拡大縮小と移動をしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: スケルトンがメッシュに合いません: ジョイント %3 個中 %2 個が外で、ウェイトが悪くなります。%4なら合います: --fit-skeleton か、バインドメニューの「スケルトンを合わせる」を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skeleton fitted to the mesh: %3</source>
        <translation>
            <numerusform>%1: スケルトンをメッシュに合わせました: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 away from the mesh, so its bone was cut off near the mesh. Check its position</source>
        <translation>
            <numerusform>%1: ジョイントがメッシュから %3 離れ、ボーンをメッシュの近くで切りました。位置を確認してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its handle is %3 away from the mesh, so it was moved near the mesh for the bind. Check its position</source>
        <translation>
            <numerusform>%1: ハンドルがメッシュから %3 離れ、バインドでは近くに移しました。位置を確認してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one with --joints</source>
        <translation>
            <numerusform>%1: ジョイント %2 個が %3 と %4 のように同じ場所にあり、ソルバーは区別できません。離すか、--joints で 1 つだけにしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint gets no weight: %3</source>
        <translation>
            <numerusform>%1: ジョイントはウェイトを得ません: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: guessed the bones of %2 joint(s) without parent along their common axis %3. If they are wrong, load a skeleton whose joints have parents, or give the joints handles</source>
        <translation>
            <numerusform>%1: 親のないジョイント %2 個のボーンを共通軸 %3 に沿って推測。違うときは、親のあるスケルトンを読み込むか、ハンドルを与えてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 outside the mesh; the nearest voxel inside is used. Move to the Middle puts it inside</source>
        <translation>
            <numerusform>%1: ジョイントはメッシュの %3 外。最も近い内部のボクセルを使います。「中央に移動」で内部に入ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint has no weight: other joints are nearer everywhere. If it should have weight, move it into its limb, or use Paint Weights</source>
        <translation>
            <numerusform>%1: ジョイントにウェイトなし: どこでも他のジョイントが近いです。ウェイトが要るなら、手足の中に動かすか、「ウェイトをペイント」を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) kept rigid to %3, as in the file</source>
        <translation>
            <numerusform>%1: %2 頂点はファイルどおり %3 にリジッドです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) not connected to any joint, bound across a gap of %3, mostly to %4</source>
        <translation>
            <numerusform>%1: どのジョイントともつながらない %2 頂点を、%3 の隙間を越えて主に %4 にバインド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with no bone in sight take their heat from the nearest bone behind a wall, mostly by %3</source>
        <translation>
            <numerusform>%1: ボーンの見えない %2 頂点は、壁の後ろの最も近いボーン、主に %3 から熱を取ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons, bound like the nearest part of the mesh</source>
        <translation>
            <numerusform>%1: ポリゴンのない %2 頂点を、メッシュの最も近い所と同じにバインド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s); flipped for the solver, unchanged in the mesh</source>
        <translation>
            <numerusform>%1: シェル %2 個の法線が逆。ソルバーでは反転、メッシュはそのまま</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s). Let the solver turn them outward, or it may take the inside for the outside</source>
        <translation>
            <numerusform>%1: シェル %2 個の法線が逆です。ソルバーに外向きに直させないと、内側を外側と取り違えるおそれがあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 duplicate triangle(s) ignored by the solver</source>
        <translation>
            <numerusform>%1: ソルバーは重複三角形 %2 個を無視</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 open border(s) closed, for the solver only. If something turned solid that should not be, switch off Close holes</source>
        <translation>
            <numerusform>%1: 開いた境界 %2 か所を、ソルバーでだけ閉じました。中空のはずのものが詰まったら、「穴を閉じる」をオフにしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hole(s) in the volume, up to %3 wide at (%5, %6, %7) and %4 deep. Close holes in the mesh, or let the solver fill them</source>
        <translation>
            <numerusform>%1: ボリュームに穴 %2 個、最大幅 %3 ((%5, %6, %7))、深さ %4。メッシュの穴を閉じるか、ソルバーに埋めさせてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) without area ignored by the solver</source>
        <translation>
            <numerusform>%1: 面積のない面 %2 個をソルバーは無視しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No voxel lies inside the mesh, so the solver works along its surface. If the mesh encloses a volume, choose a finer resolution</source>
        <translation>
            <numerusform>メッシュの内部にボクセルがなく、ソルバーは表面に沿って計算します。体積を囲むメッシュなら、解像度を上げてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %2 joint(s) are not fully solved; those of %1 are off by up to %3. They can be used as they are; a coarser resolution converges sooner</source>
        <translation>
            <numerusform>ジョイント %2 個のウェイトが解き切れていません。%1 は最大 %3 ずれています。このまま使えます。粗い解像度なら早く収束します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed across a %4 gap at (%5, %6, %7); refine there, or use a finer resolution</source>
        <translation>
            <numerusform>%1 と %3: (%5, %6, %7) の %4 の隙間を越えてウェイトがにじむおそれ。そこを細分するか、解像度を上げてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed at (%5, %6, %7), where the surfaces touch (gap %4); no resolution separates them. Use Separate under Voxel Edits there</source>
        <translation>
            <numerusform>%1 と %3: 表面が接する (%5, %6, %7) でウェイトがにじむおそれ (隙間 %4)。どの解像度でも分かれません。そこで「ボクセル編集」の「分離」を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: a %4 gap at (%5, %6, %7) was opened by resolution %8</source>
        <translation>
            <numerusform>%1 と %3: (%5, %6, %7) の %4 の隙間を解像度 %8 で開きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: finer voxels did not fit into memory; %2 gap(s) left closed. Lower the Resolution, or use Separate under Voxel Edits at the gaps</source>
        <translation>
            <numerusform>%1: より細かいボクセルがメモリに入らず、隙間 %2 か所は閉じたまま。解像度を下げるか、隙間で「ボクセル編集」の「分離」を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set rigid to %3</source>
        <translation>
            <numerusform>%1: %2 頂点を %3 にリジッドに設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to copy the nearest skin, at most %3 away</source>
        <translation>
            <numerusform>%1: %2 頂点を最も近い (最大 %3) スキンのコピーに設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) limited to these joints: %3</source>
        <translation>
            <numerusform>%1: %2 頂点を次のジョイントに制限: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to be skipped</source>
        <translation>
            <numerusform>%1: %2 頂点をスキップに設定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with weights and without a counterpart; the nearest parent with one gets the weight: %3. List the pairs of joint names in a joint table</source>
        <translation>
            <numerusform>%1: 対応のないウェイト付きジョイント %2 個。対応のある最も近い親がウェイトを得ます: %3。ジョイント表に名前の組を書いてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the other side of the mesh has no counterpart for %2 vertex(ices), so their weights were not mirrored</source>
        <translation>
            <numerusform>%1: メッシュの反対側に %2 頂点の対応がなく、ウェイトをミラーしていません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: images cannot hold the weights of %2 vertex(ices), because their UVs overlap or lie too close. Write larger images, or use CSV or JSON</source>
        <translation>
            <numerusform>%1: UV が重なるか近すぎ、画像は %2 頂点のウェイトを保てません。大きい画像か、CSV か JSON にしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel, or use --rigid-shells off</source>
        <translation>
            <numerusform>%1: ほぼ一体で動くパーツかシェル %2 個を、それぞれ 1 つのジョイントにリジッドに: %3。曲げるにはパーツパネルでスムーズにするか、--rigid-shells off を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its %2 vertex(ices) could be rigid to %4, which has %3 of the weight</source>
        <translation>
            <numerusform>%1: %2 頂点は、ウェイトの %3 を持つ %4 にリジッドにできます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has no skin and no parent joint in the file; %2 vertex(ices) bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 away: the part could be rigid to it</source>
        <translation>
            <numerusform>%1: ファイルにスキンも親ジョイントもありません。%2 頂点は体と同じに、主に %3 (ウェイトの %4) にバインド。最も近いジョイントは %5 (%6 先) で、リジッドにできます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lies on the skin, at most %4 away, but %3 of its weight is on other joints: it could copy the nearest skin (%2 vertex(ices) checked)</source>
        <translation>
            <numerusform>%1: スキンの上 (最大 %4) にありますが、ウェイトの %3 は別のジョイントです: 最も近いスキンをコピーできます (%2 頂点を確認)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region contains no vertex of a part that is bound. Select vertices and use Add Selected Vertices, or remove the region</source>
        <translation>
            <numerusform>%1: リージョンにバインドするパーツの頂点がありません。頂点を選んで「選択頂点を追加」を使うか、リージョンを削除してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region ignores joint %3, which does not exist or is not bound</source>
        <translation>
            <numerusform>%1: リージョンはジョイント %3 を無視: ないか、バインドされません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint %3 does not reach the region (%2 vertex(ices))</source>
        <translation>
            <numerusform>%1: ジョイント %3 はリージョン (%2 頂点) に届きません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Keep shape does nothing here, as only the solver Bounded Biharmonic knows it. Choose that solver, or set Keep shape to 0</source>
        <translation>
            <numerusform>%1: 「形を保つ」はここでは無効です。有界重調和ソルバーだけが使えます。それを選ぶか、0 にしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 painted vertex(ices) of part %3 ignored: the part is missing, not bound, or has another vertex count</source>
        <translation>
            <numerusform>%1: パーツ %3 のペイント済み %2 頂点を無視: パーツがないか、バインドされないか、頂点数が違います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness (alpha) is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1: 剛性 (alpha) は使われません: ジョイントがないか、バインドされません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage lies outside the mesh. Check its unit and up axis</source>
        <translation>
            <numerusform>%1: ケージがメッシュの外です。単位と上の軸を確認してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) of the cage, up to %3 away from the mesh, were moved near the mesh for the bind. Check the cage</source>
        <translation>
            <numerusform>%1: ケージの %2 頂点 (メッシュから最大 %3) を、バインドでは近くに移しました。ケージを確認してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of this cage and of cage %3 cross each other, where both share the weights</source>
        <translation>
            <numerusform>%1: このケージとケージ %3 の面 %2 個が、ウェイトを分け合う所で交差</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of the cage cross each other</source>
        <translation>
            <numerusform>%1: ケージの面 %2 個が交差</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage is not closed (%2 open edge(s))</source>
        <translation>
            <numerusform>%1: ケージが閉じていません (開いたエッジ %2 個)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage has %2 vertex(ices), each of which is a joint. A coarser cage binds faster and is easier to pose</source>
        <translation>
            <numerusform>%1: ケージの頂点は %2 個で、それぞれジョイントです。粗いケージの方が速く、ポーズも楽です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) below the threshold pruned</source>
        <translation>
            <numerusform>%1: しきい値未満のウェイト %2 個を除去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights</source>
        <translation>
            <numerusform>%1: ウェイトのない頂点 %2 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with weights of joints that are far away through the body</source>
        <translation>
            <numerusform>%1: 体を通って遠いジョイントのウェイトを持つ頂点 %2 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with noisy weights, unlike those of all their neighbours</source>
        <translation>
            <numerusform>%1: 隣のどれとも違うノイズのあるウェイトの頂点 %2 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with more influences than Max Influences (%3)</source>
        <translation>
            <numerusform>%1: 最大インフルエンス数 (%3) を超える頂点 %2 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 triangle(s) in place of %3, because its borders, seams and non-manifold edges are kept</source>
        <translation>
            <numerusform>%1: 境界、継ぎ目、非多様体エッジを残すため、三角形は %3 でなく %2 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no valid position; placed between neighbouring vertices. Export the mesh again</source>
        <translation>
            <numerusform>%1: %2 頂点に有効な位置がなく、隣の頂点の間に置きました。メッシュを書き出し直してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, because no position of its %2 vertex(ices) is valid. Export the mesh again</source>
        <translation>
            <numerusform>%1: %2 頂点に有効な位置がなく、スキップしました。メッシュを書き出し直してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its transform is not valid, so it was placed at its parent. Reset the transform and export again</source>
        <translation>
            <numerusform>%1: 変換が無効なので親の位置に置きました。変換をリセットして書き出し直してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: invalid bind matrices of %2 joint(s); the rest pose is used instead</source>
        <translation>
            <numerusform>%1: ジョイント %2 個のバインド行列が無効。代わりにレストポーズを使います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) with missing vertices skipped. Repair the mesh where it was made, then use File &gt; Reload</source>
        <translation>
            <numerusform>%1: 頂点の欠けたポリゴン %2 個をスキップ。作成元でメッシュを直し、「ファイル &gt; 再読み込み」を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 line(s) or point(s) without a surface skipped</source>
        <translation>
            <numerusform>%1: 表面のない線か点 %2 個をスキップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, it has no polygons</source>
        <translation>
            <numerusform>%1: ポリゴンがなくスキップ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the weights of %2 vertex(ices) did not sum to 1 and were normalized</source>
        <translation>
            <numerusform>%1: %2 頂点のウェイトの合計が 1 でなく、正規化しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no weights in the file</source>
        <translation>
            <numerusform>%1: %2 頂点はファイルにウェイトがありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: rigid attachment to joint %3 converted to skin</source>
        <translation>
            <numerusform>%1: ジョイント %3 へのリジッドな取り付けをスキンに変換</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its bind space was converted to the skeleton&apos;s</source>
        <translation>
            <numerusform>%1: バインド空間をスケルトンのものに変換</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this joint had no name and was given this one</source>
        <translation>
            <numerusform>%1: このジョイントに名前がなく、この名前を付けました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) have this name. Skeleton &gt; Rename Joint gives one another name</source>
        <translation>
            <numerusform>%1: この名前のジョイントが %2 個あります。「スケルトン &gt; ジョイント名を変更」で別の名前を付けられます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: scale removed from the bind pose of %2 joint(s)</source>
        <translation>
            <numerusform>%1: ジョイント %2 個のバインドポーズからスケールを除きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; its path is kept. Choose its folder with File &gt; Texture Folder</source>
        <translation>
            <numerusform>%1: テクスチャファイル %3 が見つかりません。パスは残します。「ファイル &gt; テクスチャフォルダー」でそのフォルダーを選んでください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the image of this texture is damaged and cannot be shown. Export it again</source>
        <translation>
            <numerusform>%1: このテクスチャの画像は壊れていて表示できません。書き出し直してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not read: %4</source>
        <translation>
            <numerusform>%1: テクスチャファイル %3 を読んでいません: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not imported, so missing in exported files: %3</source>
        <translation>
            <numerusform>%1: 読み込まれず、書き出したファイルにありません: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no mesh has a skin, so the nodes below this one are used as the skeleton</source>
        <translation>
            <numerusform>%1: スキンのあるメッシュがなく、この下のノードをスケルトンにします</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton has %2 root(s)</source>
        <translation>
            <numerusform>%1: スケルトンにルートが %2 個あります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its skeleton replaces the skeleton of the character</source>
        <translation>
            <numerusform>%1: そのスケルトンがキャラクターのものに替わります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the animation of %3 was skipped; only joints and morph targets can be animated</source>
        <translation>
            <numerusform>%1: %3 のアニメーションをスキップ。動かせるのはジョイントとモーフターゲットだけです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had more than %3 influences; the largest were kept</source>
        <translation>
            <numerusform>%1: %2 頂点のインフルエンスが %3 を超え、大きいものを残しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) split into triangles, as the format requires</source>
        <translation>
            <numerusform>%1: 形式に合わせ、ポリゴン %2 個を三角形に分割</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture not embedded: %3</source>
        <translation>
            <numerusform>%1: テクスチャを埋め込んでいません: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 morph target(s) skipped: %3</source>
        <translation>
            <numerusform>%1: モーフターゲット %2 個をスキップ: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights bound to the root %3</source>
        <translation>
            <numerusform>%1: ウェイトのない %2 頂点をルート %3 にバインド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons not exported</source>
        <translation>
            <numerusform>%1: ポリゴンのない %2 頂点は書き出していません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture skipped, the format cannot store it (%3)</source>
        <translation>
            <numerusform>%1: テクスチャをスキップ。形式が格納できません (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture is a %3 file, which few programs read from this format. Convert it to PNG if it does not show</source>
        <translation>
            <numerusform>%1: テクスチャは %3 ファイルで、この形式から読むプログラムは少ないです。表示されなければ PNG に変換してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: several nodes show this mesh with different weights, so it was copied (%2 new mesh(es))</source>
        <translation>
            <numerusform>%1: 複数ノードが別のウェイトで表示するため複製 (新しいメッシュ %2 個)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: weights of %2 primitive(s) are now stored without compression; everything else stays compressed</source>
        <translation>
            <numerusform>%1: プリミティブ %2 個のウェイトは非圧縮になりました。他は圧縮のままです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this VRM names no humanoid bones, so programs that need a VRM will refuse it</source>
        <translation>
            <numerusform>%1: この VRM にヒューマノイドボーンの指定がなく、VRM を求めるプログラムは拒みます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the whole file was written anew, because %3</source>
        <translation>
            <numerusform>%1: ファイル全体を新しく書きました: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not exported, because the format cannot store it: %3</source>
        <translation>
            <numerusform>%1: 形式が格納できず、書き出していません: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: binding again gave weights that differ from the saved ones</source>
        <translation>
            <numerusform>%1: バインドし直したウェイトが保存したものと違います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 posed joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: ポーズ付きジョイント %2 個がスケルトンにありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with a joint deformation no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: 変形設定付きジョイント %2 個がスケルトンにありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 edit(s) of the skeleton no longer possible in its file</source>
        <translation>
            <numerusform>%1: スケルトンの編集 %2 件は、このファイルではもうできません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 locked joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: ロックしたジョイント %2 個がスケルトンにありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hidden part(s) no longer found</source>
        <translation>
            <numerusform>%1: 非表示のパーツ %2 個がありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part rule(s) dropped, because the part or a joint of the rule is gone: %3</source>
        <translation>
            <numerusform>%1: パーツの規則 %2 件を破棄。パーツか規則のジョイントがありません: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not bound any more. %3</source>
        <translation>
            <numerusform>%1: もうバインドされていません。%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: layers transferred to the changed mesh, %2 painted vertex(ices) on it</source>
        <translation>
            <numerusform>%1: 変わったメッシュにレイヤーを転送、ペイント済み %2 頂点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: edits of %2 painted vertex(ices) lost, too far from the changed mesh</source>
        <translation>
            <numerusform>%1: ペイント済み %2 頂点の編集を喪失。変わったメッシュから遠すぎます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: スケルトンがメッシュよりずっと小さく、ウェイトが悪くなります。このメッシュのスケルトンを読み込むか、拡大縮小して動かしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: スケルトンがメッシュよりずっと小さく、ウェイトが悪くなります。%4なら合います: --fit-skeleton か、バインドメニューの「スケルトンを合わせる」を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel, or use --part</source>
        <translation>
            <numerusform>%1: スケルトンから遠いパーツ %2 個 (%3 など) を他と同様にバインドしました。キャラクターの一部でなければ、パーツパネルでスキップにするか、--part を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh does not show %2 joint(s) of the template %3, so they are placed by usual proportions</source>
        <translation>
            <numerusform>%1: テンプレート %3 のジョイント %2 個がメッシュから分からず、通常の比率で置きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: in the file, the weights of %2 vertex(ices) are invalid or do not sum to 1. An export writes them corrected</source>
        <translation>
            <numerusform>%1: ファイルで %2 頂点のウェイトが無効か、合計が 1 ではありません。書き出すと修正されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had invalid weights (negative, not a number, or of a missing joint); these were left out</source>
        <translation>
            <numerusform>%1: %2 頂点に無効なウェイト (負、数でない、ないジョイントのもの) があり、省きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: two skins disagree on where this joint was bound. %3 was moved to the place that the larger skin gives. If it bends at the wrong place, load another skeleton with File &gt; Load Skeleton</source>
        <translation>
            <numerusform>%1: このジョイントがバインドされた位置が 2 つのスキンで違います。%3 を大きい方のスキンの示す位置に動かしました。曲がる位置がおかしければ、「ファイル &gt; スケルトンを読み込む」で別のスケルトンを読み込んでください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; %4 has its name and is used</source>
        <translation>
            <numerusform>%1: テクスチャファイル %3 が見つからず、同じ名前の %4 を使います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this texture comes from outside the model&apos;s folder and can become part of exported files: %3</source>
        <translation>
            <numerusform>%1: このテクスチャはモデルのフォルダーの外のもので、書き出すファイルに含まれることがあります: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this material file was not read: %3</source>
        <translation>
            <numerusform>%1: このマテリアルファイルは読んでいません: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: nothing in the picture is transparent, so its whole rectangle is the character. Cut the figure out, and save it as PNG with transparency</source>
        <translation>
            <numerusform>%1: 画像に透明な部分がなく、長方形全体がキャラクターになります。人物を切り抜き、透明部分のある PNG で保存してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the longest side of the character is %3, which is unusual. If that is wrong, correct the unit or the scale where the file was exported</source>
        <translation>
            <numerusform>%1: キャラクターの最も長い辺が %3 で、通常とは違います。間違いなら、書き出し元で単位かスケールを直してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file announces %3 frames and contains %2; those that it contains are used</source>
        <translation>
            <numerusform>%1: ファイルは %3 フレームと示していますが、あるのは %2 です。あるものを使います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file states no valid frame time; %3 frames a second are used</source>
        <translation>
            <numerusform>%1: ファイルに有効なフレーム時間がなく、毎秒 %3 フレームにします</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this file was written as %3, because its name in the model could lead out of the folder or is not allowed everywhere</source>
        <translation>
            <numerusform>%1: モデル内の名前がフォルダーの外を指しうるか、使えない環境があるため、このファイルは %3 として書きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file shows %2 joint(s) in a pose that the new file cannot keep. The skin of %3 is off the most, by %4</source>
        <translation>
            <numerusform>%1: ファイルではジョイント %2 個にポーズがありますが、新しいファイルはこれを保持できません。最大は %3 で、スキンが %4 ずれます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free, out of reach of the surface that the weights come from, so they were bound to the skeleton</source>
        <translation>
            <numerusform>%1: %2 頂点は離れて垂れ、ウェイトの元の表面に届かないため、スケルトンにバインドしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free and cannot be bound to the skeleton, so they copy the nearest surface, however far it is. Check their weights</source>
        <translation>
            <numerusform>%1: %2 頂点は離れて垂れ、スケルトンにバインドできないため、最も近い表面をコピーします。ウェイトを確認してください</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: only %3 of its vertices match the surface that the weights come from. It may stand in another place or pose. Move it there, or raise the distance or the angle</source>
        <translation>%1: ウェイトの元の表面に一致する頂点は %3 だけです。別の場所や別のポーズにある可能性があります。移動するか、距離か角度を増やしてください</translation>
    </message>
    <message>
        <source>%1: it measures %3 from corner to corner, the surface that the weights come from %4. It may be made at another scale, or stand in another place. Scale or move one of them</source>
        <translation>%1: 対角の長さは %3、ウェイトの元の表面は %4 です。別の縮尺で作られたか、別の場所にある可能性があります。どちらかを拡大縮小するか移動してください</translation>
    </message>
    <message numerus="yes">
        <source>%1: the voxels were drawn by %3 in %2 picture(s). Another graphics card may decide a few voxels otherwise</source>
        <translation>
            <numerusform>%1: ボクセルは %3 が %2 枚の画像に描きました。別のグラフィックスカードでは、いくつかのボクセルの判定が変わることがあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness by angle is not used: the joint or region does not exist or is not bound</source>
        <translation>
            <numerusform>%1: 角度別の剛性は使われません: ジョイントかリージョンがないか、バインドされません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its smoothness is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1: なめらかさは使われません: ジョイントがないか、バインドされません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because the mesh whose volume it used is missing or has changed: %3</source>
        <translation>
            <numerusform>%1: 使っていたボリュームのメッシュがないか変わったため、新しいボリュームでバインドしました: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because %2 vertex(ices) lie outside the volume of the mesh before</source>
        <translation>
            <numerusform>%1: %2 頂点が前のメッシュのボリュームの外にあるため、新しいボリュームでバインドしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s), such as %3, turn out of the picture&apos;s plane in animations. The exported file shows them foreshortened, as seen from the front</source>
        <translation>
            <numerusform>%1: アニメーションでジョイント %2 個 (%3 など) が画像の平面から外へ回ります。書き出したファイルでは、正面から見たとおりに縮んで見えます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: animations shear %2 joint(s), such as %3, which Godot 3 cannot do; export for Godot 4 keeps it</source>
        <translation>
            <numerusform>%1: アニメーションがジョイント %2 個 (%3 など) をせん断しますが、Godot 3 ではできません。Godot 4 用の書き出しなら残ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this animation of %2 frame(s) was not exported. The format holds %3 frames, fewer if many joints move</source>
        <translation>
            <numerusform>%1: %2 フレームのこのアニメーションは書き出していません。この形式は %3 フレームまでで、動くジョイントが多いとさらに少なくなります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 name(s) differ from the character&apos;s, because names must differ and some characters are not allowed, such as %3, now %4</source>
        <translation>
            <numerusform>%1: 名前 %2 個がキャラクターと違います。名前は重複できず、使えない文字もあるためです (例: %3 は %4 に)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the format cannot repeat this texture, as %3 does</source>
        <translation>
            <numerusform>%1: %3 はこのテクスチャを繰り返していますが、この形式ではできません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a driver names it, but there is no such joint or shape. The driver does nothing</source>
        <translation>
            <numerusform>%1: ドライバーが指定していますが、そのジョイントかシェイプがありません。このドライバーは働きません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) left out of the shape, because the pose flattens them</source>
        <translation>
            <numerusform>%1: ポーズでつぶれるため、%2 頂点をシェイプから省きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the limits of %2 joint(s) were left out, because a min is greater than its max; one of them is %3. Correct them in the file</source>
        <translation>
            <numerusform>%1: 最小が最大を超えているため、ジョイント %2 個の制限を省きました。その 1 つは %3 です。ファイルで修正してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 shape(s) lost, because their part is missing or has another vertex count</source>
        <translation>
            <numerusform>%1: シェイプ %2 個が失われました。パーツがないか、頂点数が違います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its envelope is not used: the joint is not bound</source>
        <translation>
            <numerusform>%1: ジョイントがバインドされていないため、エンベロープは使われません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no vertex of the mesh lies in this lattice or near this wire. Check its place, unit and drop-off</source>
        <translation>
            <numerusform>%1: このラティスの中、またはこのワイヤーの近くにメッシュの頂点がありません。位置、単位、ドロップオフを確認してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) lose up to %3 of the weights of this lattice or wire to Max Influences and follow it only roughly. Set Max Influences to all, use fewer control vertices, or let them follow the skin</source>
        <translation>
            <numerusform>%1: %2 頂点が、このラティスまたはワイヤーのウェイトを最大インフルエンス数のために最大 %3 失い、おおまかにしか追従しません。最大インフルエンス数を「すべて」にするか、コントロール頂点を減らすか、スキンに追従させてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh edited by hand (%2 vertex(ices)) is not used, because its picture is missing or has another size</source>
        <translation>
            <numerusform>%1: 画像がないか大きさが違うため、手で編集したメッシュ (%2 頂点) は使われません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the shape only repeats what weights can do. Weights alone bring its %2 vertex(ices) to the same place. Drag the skin instead</source>
        <translation>
            <numerusform>%1: このシェイプはウェイトでできることの繰り返しです。ウェイトだけで %2 頂点が同じ位置に来ます。代わりにスキンをドラッグしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: VRM 0.x has no constraints, so %2 driven joint(s) turn in the clips alone. Write VRM 1.0</source>
        <translation>
            <numerusform>%1: VRM 0.x にはコンストレイントがなく、駆動されるジョイント %2 個はクリップでしか回りません。VRM 1.0 で書いてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the character does not face +Z, as a VRM has to. Turn it by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1: VRM に必要な +Z を、キャラクターが向いていません。「ポーズ &gt; レストポーズとして適用」で向きを変えてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the bind pose is not the T-pose of a VRM: %2 arm or leg bone(s) deviate, most %3, by %4 degrees. Make it one by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1: バインドポーズが VRM の T ポーズではありません: 腕か脚のボーン %2 個がずれ、最大は %3 の %4 度です。「ポーズ &gt; レストポーズとして適用」で T ポーズにしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its scale is part of the mesh now, and of the joints below</source>
        <translation>
            <numerusform>%1: スケールはメッシュと下のジョイントに含まれるようになりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) smoothed where the pose opened a fold</source>
        <translation>
            <numerusform>%1: ポーズで折り目の開いた %2 頂点をなめらかにしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its hands show %2 finger(s), so the template has no more, though %3 were asked for</source>
        <translation>
            <numerusform>%1: 手に見える指は %2 本なので、%3 本を求められましたがテンプレートもそれ以上はありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is left out of the springs, because %3 (%4)</source>
        <translation>
            <numerusform>%1 はスプリングから省かれます: %3 (%4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar&apos;s data are not used, such as %4, because %3. The file keeps them</source>
        <translation>
            <numerusform>%1: アバターのデータの項目 %2 個 (%4 など) は使われません: %3。ファイルには残ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 node(s) had a scale, from %3 to %4. Positions and joints have it now, and all nodes have scale 1</source>
        <translation>
            <numerusform>%1: ノード %2 個に %3 から %4 のスケールがありました。位置とジョイントに反映し、全ノードのスケールは 1 になりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar were not written, such as %4, because %3</source>
        <translation>
            <numerusform>%1: アバターの項目 %2 個 (%4 など) は書いていません: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no expressions found. The character has %2 shape(s), and no name of one says what a face shows, as in the lists of ARKit, MMD or VRoid</source>
        <translation>
            <numerusform>%1: 表情が見つかりません。キャラクターにはシェイプが %2 個ありますが、ARKit、MMD、VRoid の一覧のように顔の様子を示す名前はありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this expression sets %2 shape(s) that no part has, such as %3. Choose others, or remove them</source>
        <translation>
            <numerusform>%1: この表情は、どのパーツにもないシェイプ %2 個 (%3 など) を設定しています。別のシェイプを選ぶか、削除してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) of this expression were not from 0 to 1 and were brought there</source>
        <translation>
            <numerusform>%1: この表情のウェイト %2 個が 0 から 1 の外にあり、範囲内に収めました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: another expression has this name, so it is called %3 now</source>
        <translation>
            <numerusform>%1: 別の表情がこの名前なので、%3 という名前になりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this shape of %2 vertex(ices) was made by opening the jaw, joint %3, because expressions turn no joints</source>
        <translation>
            <numerusform>%1: 表情はジョイントを回さないため、顎のジョイント %3 を開いて、%2 頂点のこのシェイプを作りました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: it has no weights, so it stays where it is. Undo, bind it, and apply the rest pose again</source>
        <translation>
            <numerusform>%1: ウェイトがないため、その場にとどまります。元に戻し、バインドしてから、レストポーズを適用し直してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 constraint(s) were written with the nearest axis of their joint, such as that of %3, because no axis lies where it did before the joint was turned. Turn the joint&apos;s axes back for an exact one</source>
        <translation>
            <numerusform>%1: コンストレイント %2 個 (%3 など) を、ジョイントの最も近い軸で書きました。ジョイントを回す前の位置に軸がないためです。正確にするには、ジョイントの軸を元の向きに戻してください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) at the ends of chains stay still in this file, because VRM 1.0 wants a joint at each end. Write the file anew, which adds them</source>
        <translation>
            <numerusform>%1: このファイルではチェーンの端のジョイント %2 個が動きません。VRM 1.0 は各端にジョイントを必要とするためです。ファイルを新しく書くと追加されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: スケルトンがメッシュに合いません: ジョイント %3 個中 %2 個が外で、ウェイトが悪くなります。%4なら合います: バインドメニューの「スケルトンを合わせる」を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: スケルトンがメッシュよりずっと小さく、ウェイトが悪くなります。%4なら合います: バインドメニューの「スケルトンを合わせる」を使ってください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel</source>
        <translation>
            <numerusform>%1: スケルトンから遠いパーツ %2 個 (%3 など) を他と同様にバインドしました。キャラクターの一部でなければ、パーツパネルでスキップにしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one under Joints in the Bind panel</source>
        <translation>
            <numerusform>%1: ジョイント %2 個が %3 と %4 のように同じ場所にあり、ソルバーは区別できません。離すか、バインドパネルの「ジョイント」で 1 つだけにしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel</source>
        <translation>
            <numerusform>%1: ほぼ一体で動くパーツかシェル %2 個を、それぞれ 1 つのジョイントにリジッドに: %3。曲げるにはパーツパネルでスムーズにしてください</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayPainter</name>
    <message>
        <source>Height %1, width %2, depth %3</source>
        <translation>高さ %1、幅 %2、奥行き %3</translation>
    </message>
</context>
<context>
    <name>PartEdits</name>
    <message>
        <source>Rigid to %1 (found)</source>
        <translation>%1 にリジッド (検出)</translation>
    </message>
    <message>
        <source>Same as part</source>
        <translation>パーツと同じ</translation>
    </message>
    <message>
        <source>Rigid, as in the file</source>
        <translation>リジッド (ファイルどおり)</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>スムーズ</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>%1 にリジッド</translation>
    </message>
    <message>
        <source>Copy nearest skin</source>
        <translation>最も近いスキンをコピー</translation>
    </message>
    <message>
        <source>Limit to %1</source>
        <translation>%1 に制限</translation>
    </message>
    <message>
        <source>Limit to %1 joints</source>
        <translation>ジョイント %1 個に制限</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Binding of %1</source>
        <translation>%1 のバインド</translation>
    </message>
    <message>
        <source>Binding of %1 Parts</source>
        <translation>パーツ %1 個のバインド</translation>
    </message>
    <message>
        <source>Solver of %1</source>
        <translation>%1 のソルバー</translation>
    </message>
    <message>
        <source>Solver of %1 Parts</source>
        <translation>パーツ %1 個のソルバー</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>すべての提案を採用</translation>
    </message>
    <message>
        <source>%1 (proposed: copy nearest skin)</source>
        <translation>%1 (提案: 最も近いスキンをコピー)</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, the nearest joint)</source>
        <translation>%1 (提案: 最も近いジョイント %2 にリジッド)</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, %3 % of its weight)</source>
        <translation>%1 (提案: ウェイトの %3 % を持つ %2 にリジッド)</translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message numerus="yes">
        <source>%n open border(s)</source>
        <translation>
            <numerusform>開いた境界 %n か所</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-manifold edge(s)</source>
        <translation>
            <numerusform>非多様体エッジ %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) with flipped faces</source>
        <translation>
            <numerusform>反転フェースのエッジ %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-intersecting face(s)</source>
        <translation>
            <numerusform>自己交差フェース %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero-area face(s)</source>
        <translation>
            <numerusform>面積 0 のフェース %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate face(s)</source>
        <translation>
            <numerusform>重複フェース %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n isolated vertex(ices)</source>
        <translation>
            <numerusform>孤立頂点 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>開いたエッジ %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed, no defects</source>
        <translation>閉じていて欠陥なし</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1、シェル %2</translation>
    </message>
</context>
<context>
    <name>PictureMeshEdits</name>
    <message>
        <source>Move Vertices</source>
        <translation>頂点を移動</translation>
    </message>
    <message>
        <source>Add Vertex</source>
        <translation>頂点を追加</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>頂点を削除</translation>
    </message>
</context>
<context>
    <name>PictureMeshFile</name>
    <message>
        <source>mesh %1 has no &quot;%2&quot;</source>
        <translation>メッシュ %1 に「%2」がありません</translation>
    </message>
    <message>
        <source>&quot;%2&quot; of mesh %1 has to be a list</source>
        <translation>メッシュ %1 の「%2」はリストでなければなりません</translation>
    </message>
    <message>
        <source>vertex %2 of mesh %1 has to be [x, y], in pixels</source>
        <translation>メッシュ %1 の頂点 %2 はピクセル単位の [x, y] でなければなりません</translation>
    </message>
    <message>
        <source>triangle %2 of mesh %1 has to be the numbers of three vertices</source>
        <translation>メッシュ %1 の三角形 %2 は 3 つの頂点の番号でなければなりません</translation>
    </message>
    <message>
        <source>mesh %1 has an unknown &quot;%2&quot;</source>
        <translation>メッシュ %1 に不明な「%2」があります</translation>
    </message>
    <message>
        <source>&quot;mesh&quot; of mesh %1 has to be a name, &quot;width&quot; and &quot;height&quot; whole numbers of pixels, and every vertex within them</source>
        <translation>メッシュ %1 の「mesh」は名前、「width」と「height」はピクセル数の整数で、全頂点がその範囲内でなければなりません</translation>
    </message>
    <message>
        <source>mesh %1 is no object</source>
        <translation>メッシュ %1 はオブジェクトではありません</translation>
    </message>
    <message>
        <source>it has to be a project or a recipe with an edited mesh, or {&quot;sinewPictureMesh&quot;: 1, &quot;meshes&quot;: %1}</source>
        <translation>編集したメッシュを含むプロジェクトかレシピ、または {&quot;sinewPictureMesh&quot;: 1, &quot;meshes&quot;: %1} でなければなりません</translation>
    </message>
</context>
<context>
    <name>PlaceEdits</name>
    <message>
        <source>Add Voxel Edit %1</source>
        <translation>ボクセル編集 %1 を追加</translation>
    </message>
    <message>
        <source>Delete Voxel Edit %1</source>
        <translation>ボクセル編集 %1 を削除</translation>
    </message>
    <message>
        <source>Delete Voxel Edits</source>
        <translation>ボクセル編集を削除</translation>
    </message>
    <message>
        <source>Change Voxel Edit %1</source>
        <translation>ボクセル編集 %1 を変更</translation>
    </message>
    <message>
        <source>Change Resolution of Voxel Edits</source>
        <translation>ボクセル編集の解像度を変更</translation>
    </message>
    <message>
        <source>Change Resolution of Voxel Edit %1</source>
        <translation>ボクセル編集 %1 の解像度を変更</translation>
    </message>
</context>
<context>
    <name>PoseClipboard</name>
    <message>
        <source>the clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>it contains no pose</source>
        <translation>ポーズがありません</translation>
    </message>
    <message>
        <source>it must contain exactly one joint</source>
        <translation>ちょうど 1 つのジョイントが必要です</translation>
    </message>
</context>
<context>
    <name>PoseEdits</name>
    <message>
        <source>Reset Joint</source>
        <translation>ジョイントをリセット</translation>
    </message>
    <message>
        <source>Reset Pose</source>
        <translation>ポーズをリセット</translation>
    </message>
    <message>
        <source>Mirror Pose</source>
        <translation>ポーズをミラー</translation>
    </message>
    <message>
        <source>Mirror Joint</source>
        <translation>ジョイントをミラー</translation>
    </message>
    <message>
        <source>Paste Pose</source>
        <translation>ポーズを貼り付け</translation>
    </message>
    <message>
        <source>Paste Joint</source>
        <translation>ジョイントを貼り付け</translation>
    </message>
</context>
<context>
    <name>PoseFile</name>
    <message>
        <source>&quot;%1&quot; must be {&quot;rotate&quot;: [x, y, z]}</source>
        <translation>&quot;%1&quot; は {&quot;rotate&quot;: [x, y, z]} です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; must be three numbers</source>
        <translation>ジョイント &quot;%2&quot; の &quot;%1&quot; は 3 つの数です</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is too large</source>
        <translation>ジョイント &quot;%2&quot; の &quot;%1&quot; が大きすぎます</translation>
    </message>
    <message>
        <source>%1 joints are named &quot;%2&quot;, so the name is ambiguous</source>
        <translation>&quot;%2&quot; というジョイントが %1 個あり、特定できません</translation>
    </message>
    <message>
        <source>the file must contain {&quot;joint&quot;: {...}, ...}</source>
        <translation>ファイルは {&quot;joint&quot;: {...}, ...} を含みます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is not rotate, translate or scale</source>
        <translation>ジョイント「%2」の「%1」は rotate、translate、scale のどれでもありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; must be from %3 to %4</source>
        <translation>ジョイント「%2」の「%1」は %3 から %4 までです</translation>
    </message>
</context>
<context>
    <name>PoseShelf</name>
    <message>
        <source>Arms Up</source>
        <translation>両腕を上げる</translation>
    </message>
    <message>
        <source>Deep Squat</source>
        <translation>深いスクワット</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>握りこぶし</translation>
    </message>
    <message>
        <source>Look Back</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>it contains no pose</source>
        <translation>ポーズがありません</translation>
    </message>
    <message>
        <source>a pose needs a name of its own</source>
        <translation>ポーズには独自の名前が必要です</translation>
    </message>
</context>
<context>
    <name>PoseTool</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Move Joints</source>
        <translation>ジョイントを移動</translation>
    </message>
    <message>
        <source>Scale Joints</source>
        <translation>ジョイントをスケール</translation>
    </message>
    <message>
        <source>Turn Joints</source>
        <translation>ジョイントを回転</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>ジョイントにポーズ</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drag Limb</source>
        <translation>手足をドラッグ</translation>
    </message>
</context>
<context>
    <name>Printout</name>
    <message>
        <source>Notes</source>
        <translation>注記</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>its joint deformation cannot be read</source>
        <translation>ジョイントの変形を読めません</translation>
    </message>
    <message>
        <source>its implicit skinning cannot be read</source>
        <translation>インプリシットスキニングを読めません</translation>
    </message>
    <message>
        <source>its hidden parts cannot be read</source>
        <translation>非表示のパーツを読めません</translation>
    </message>
    <message>
        <source>its weight layers cannot be read</source>
        <translation>ウェイトレイヤーを読めません</translation>
    </message>
    <message>
        <source>its joint locks or joint mapping cannot be read</source>
        <translation>ジョイントのロックか対応を読めません</translation>
    </message>
    <message>
        <source>its motions cannot be read</source>
        <translation>モーションを読めません</translation>
    </message>
    <message>
        <source>its pose keys cannot be read</source>
        <translation>ポーズキーを読めません</translation>
    </message>
    <message>
        <source>its pose cannot be read</source>
        <translation>ポーズを読めません</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>選択を読めません</translation>
    </message>
    <message>
        <source>its view cannot be read</source>
        <translation>ビューを読めません</translation>
    </message>
    <message>
        <source>its bind cannot be read</source>
        <translation>バインドを読めません</translation>
    </message>
    <message>
        <source>it does not name its source files</source>
        <translation>元ファイルの指定がありません</translation>
    </message>
    <message>
        <source>it is not a Sinew project</source>
        <translation>Sinew プロジェクトではありません</translation>
    </message>
    <message>
        <source>its version is unknown</source>
        <translation>バージョンが不明です</translation>
    </message>
    <message>
        <source>its skeleton fit cannot be read</source>
        <translation>スケルトンの合わせを読めません</translation>
    </message>
    <message>
        <source>it does not name the mesh whose volume it is bound in</source>
        <translation>バインドしたボリュームのメッシュの指定がありません</translation>
    </message>
    <message>
        <source>what it says about its picture cannot be read</source>
        <translation>画像についての指定を読めません</translation>
    </message>
    <message>
        <source>its shapes cannot be read</source>
        <translation>シェイプを読めません</translation>
    </message>
    <message>
        <source>its subdivision levels of parts cannot be read</source>
        <translation>パーツの細分割レベルを読めません</translation>
    </message>
</context>
<context>
    <name>PseudoEdgeEdits</name>
    <message>
        <source>Connect by Pseudo-Edge</source>
        <translation>疑似エッジでつなぐ</translation>
    </message>
    <message>
        <source>Remove Pseudo-Edge</source>
        <translation>疑似エッジを削除</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it contains the number %1, which is too large</source>
        <translation>大きすぎる数 %1 があります</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>有効な JSON ではありません</translation>
    </message>
    <message>
        <source>it is not valid JSON from %1</source>
        <translation>%1 から有効な JSON ではありません</translation>
    </message>
    <message>
        <source>it contains &quot;%1&quot; twice</source>
        <translation>「%1」が 2 度あります</translation>
    </message>
    <message>
        <source>its lists and objects are nested too deeply</source>
        <translation>リストとオブジェクトの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>one of its objects has more than %1 entries</source>
        <translation>オブジェクトの 1 つに %1 個を超える項目があります</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>a number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be %2</source>
        <translation>「%1」は%2でなければなりません</translation>
    </message>
    <message>
        <source>it does not start with {&quot;sinewRecipe&quot;: 1</source>
        <translation>{&quot;sinewRecipe&quot;: 1 で始まっていません</translation>
    </message>
    <message>
        <source>this release reads recipes of version 1 only</source>
        <translation>この版はバージョン 1 のレシピだけを読みます</translation>
    </message>
    <message>
        <source>a list of names, none of them empty</source>
        <translation>空でない名前の一覧</translation>
    </message>
</context>
<context>
    <name>RegionEdits</name>
    <message>
        <source>Region</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Add Region &quot;%1&quot;</source>
        <translation>リージョン「%1」を追加</translation>
    </message>
    <message>
        <source>Delete Region &quot;%1&quot;</source>
        <translation>リージョン「%1」を削除</translation>
    </message>
    <message>
        <source>Delete Regions</source>
        <translation>リージョンを削除</translation>
    </message>
    <message>
        <source>Switch Regions On</source>
        <translation>リージョンをオンにする</translation>
    </message>
    <message>
        <source>Switch Regions Off</source>
        <translation>リージョンをオフにする</translation>
    </message>
    <message>
        <source>Change Region &quot;%1&quot;</source>
        <translation>リージョン「%1」を変更</translation>
    </message>
    <message>
        <source>Rename Region</source>
        <translation>リージョン名を変更</translation>
    </message>
    <message>
        <source>Move Region &quot;%1&quot;</source>
        <translation>リージョン「%1」を移動</translation>
    </message>
    <message>
        <source>Add Vertices to Region &quot;%1&quot;</source>
        <translation>リージョン「%1」に頂点を追加</translation>
    </message>
    <message>
        <source>Remove Vertices from Region &quot;%1&quot;</source>
        <translation>リージョン「%1」から頂点を除く</translation>
    </message>
    <message>
        <source>Soften Region &quot;%1&quot;</source>
        <translation>リージョン「%1」をぼかす</translation>
    </message>
    <message>
        <source>Paint Region &quot;%1&quot;</source>
        <translation>リージョン「%1」をペイント</translation>
    </message>
    <message>
        <source>Convert Region &quot;%1&quot; to Painted</source>
        <translation>リージョン「%1」をペイントに変換</translation>
    </message>
    <message>
        <source>Clear Joint Stiffness</source>
        <translation>ジョイントの剛性を消去</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>%1 の剛性 (alpha)</translation>
    </message>
    <message>
        <source>Clear Joint Smoothness</source>
        <translation>ジョイントのなめらかさを消去</translation>
    </message>
    <message>
        <source>Smoothness of %1</source>
        <translation>%1 のなめらかさ</translation>
    </message>
</context>
<context>
    <name>RegionText</name>
    <message>
        <source>This region is off. Tick it to use it.</source>
        <translation>このリージョンはオフです。チェックで使えます。</translation>
    </message>
    <message>
        <source>This region changes nothing yet. Give it its own stiffness, falloff, max influences, joints or solver, or let it keep its shape.</source>
        <translation>このリージョンはまだ何も変えません。独自の剛性、フォールオフ、最大インフルエンス数、ジョイント、ソルバーを与えるか、形を保たせてください。</translation>
    </message>
    <message>
        <source>This region changes nothing yet: Keep shape needs the solver Bounded Biharmonic. Choose it for the character or for the region.</source>
        <translation>このリージョンはまだ何も変えません: 「形を保つ」には有界重調和ソルバーが必要です。キャラクターかリージョンに選んでください。</translation>
    </message>
    <message>
        <source>No region is selected. A stroke makes a new one.</source>
        <translation>リージョンが未選択です。ストロークで新しく作ります。</translation>
    </message>
    <message>
        <source>This region has a shape of its own. A stroke makes a new region; to paint this one, press Convert and Paint in the Bind panel.</source>
        <translation>このリージョンには独自の形があります。ストロークは新しいリージョンを作ります。これをペイントするには、バインドパネルの「変換してペイント」を押してください。</translation>
    </message>
</context>
<context>
    <name>RestEdits</name>
    <message>
        <source>Move Joints</source>
        <translation>ジョイントを移動</translation>
    </message>
    <message>
        <source>Turn Joints</source>
        <translation>ジョイントを回転</translation>
    </message>
</context>
<context>
    <name>RigWords</name>
    <message>
        <source>where its marker lies</source>
        <translation>マーカーの位置</translation>
    </message>
    <message>
        <source>from cross sections of the body</source>
        <translation>体の断面から</translation>
    </message>
    <message>
        <source>where the limb bends</source>
        <translation>手足の曲がる所</translation>
    </message>
    <message>
        <source>where the limb is thinnest</source>
        <translation>手足の最も細い所</translation>
    </message>
    <message>
        <source>along a finger of its own</source>
        <translation>独立した指に沿って</translation>
    </message>
    <message>
        <source>part of the way along the limb</source>
        <translation>手足の途中</translation>
    </message>
    <message>
        <source>by usual proportions only</source>
        <translation>通常の比率のみ</translation>
    </message>
    <message>
        <source>like the other side</source>
        <translation>反対側と同じ</translation>
    </message>
</context>
<context>
    <name>SelectEdits</name>
    <message>
        <source>%1 of %2 vertices selected</source>
        <translation>%2 頂点中 %1 頂点を選択</translation>
    </message>
    <message>
        <source>Select All Vertices</source>
        <translation>全頂点を選択</translation>
    </message>
    <message>
        <source>Deselect Vertices</source>
        <translation>頂点の選択を解除</translation>
    </message>
    <message>
        <source>Invert Selection</source>
        <translation>選択を反転</translation>
    </message>
    <message>
        <source>Grow Selection</source>
        <translation>選択を拡大</translation>
    </message>
    <message>
        <source>Shrink Selection</source>
        <translation>選択を縮小</translation>
    </message>
    <message>
        <source>Select Linked Vertices</source>
        <translation>つながった頂点を選択</translation>
    </message>
    <message>
        <source>Select Part Vertices</source>
        <translation>パーツの頂点を選択</translation>
    </message>
    <message>
        <source>Select Shell</source>
        <translation>シェルを選択</translation>
    </message>
    <message>
        <source>Select by Weight</source>
        <translation>ウェイトで選択</translation>
    </message>
    <message>
        <source>Select by Influences</source>
        <translation>インフルエンスで選択</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Box Select</source>
        <translation>ボックス選択</translation>
    </message>
    <message>
        <source>Lasso Select</source>
        <translation>投げ縄選択</translation>
    </message>
    <message>
        <source>Paint Select</source>
        <translation>ブラシ選択</translation>
    </message>
    <message>
        <source>Select Vertex</source>
        <translation>頂点を選択</translation>
    </message>
    <message>
        <source>Deselect Vertices</source>
        <translation>頂点の選択を解除</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>Not in use: the solver %1 does not use it.</source>
        <translation>不使用: ソルバー %1 はこれを読みません。</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Weights look wrong all over: go back to Geodesic Voxel, or compare two solvers side by side (View &gt; Compare)</source>
        <translation>全体のウェイトがおかしい: 測地線ボクセルに戻すか、2 つのソルバーを並べて比べる (表示 &gt; 比較)</translation>
    </message>
    <message>
        <source>Scale distance by limb thickness</source>
        <translation>手足の太さで距離を調整</translation>
    </message>
    <message>
        <source>Divides distances by the thickness of each limb, so that a thin arm takes no weight from the chest beside it. Short thick end bones (heads, toes) count nearer, too</source>
        <translation>距離を手足の太さで割り、細い腕が隣の胸のウェイトを取らないようにします。短く太い末端 (頭、つま先) も近く扱われます</translation>
    </message>
    <message>
        <source>A thin arm pulls the chest along: switch it on. A head or a toe moves too much around it: switch it off</source>
        <translation>細い腕が胸を引っ張る: オンに。頭やつま先が周りを動かしすぎる: オフに</translation>
    </message>
    <message>
        <source>Fit bones to the mesh</source>
        <translation>ボーンをメッシュに合わせる</translation>
    </message>
    <message>
        <source>A big head follows the neck, or a foot stays behind: switch it on. A last bone reaches into its neighbours: switch it off</source>
        <translation>大きな頭が首に従う、または足が取り残される場合はオンに、末端のボーンが隣に届く場合はオフにします</translation>
    </message>
    <message>
        <source>Guess bones of joints without parent</source>
        <translation>親のないジョイントのボーンを推測</translation>
    </message>
    <message>
        <source>Joints that have neither parent nor child, as in WebXR hands, get bones along the local axis that most of them aim with. Off: they get no bones</source>
        <translation>WebXR の手のような親も子もないジョイントに、多くが向くローカル軸に沿ってボーンを与えます。オフ: ボーンなし</translation>
    </message>
    <message>
        <source>Joints without parent and child move nothing: switch it on. Their bones turn the wrong way: switch it off</source>
        <translation>親も子もないジョイントが動かない場合はオンにします。そのボーンの向きがおかしい場合はオフにします</translation>
    </message>
    <message>
        <source>Stiffness (alpha)</source>
        <translation>剛性 (alpha)</translation>
    </message>
    <message>
        <source>How stiff the bends are. 0 is soft like cloth: each joint reaches far. 1 is stiff: each joint bends in a narrow band</source>
        <translation>曲げの硬さ。0 は布のようにやわらかく、各ジョイントが遠くまで届きます。1 は硬く、狭い帯で曲がります</translation>
    </message>
    <message>
        <source>An elbow bends like rubber: raise it. It breaks in a sharp line: lower it. Only one joint does: select it and give it its own stiffness</source>
        <translation>肘がゴムのように曲がる: 上げる。鋭く折れる: 下げる。1 つのジョイントだけ: 選択して独自の剛性を与える</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>軟</translation>
    </message>
    <message>
        <source>stiff</source>
        <translation>硬</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>スムージング</translation>
    </message>
    <message>
        <source>How far weights spread over the surface, relative to the thickness of each limb. 0 does not spread them, 1 spreads them as far as the limb is thick</source>
        <translation>ウェイトが表面に広がる距離、手足の太さとの比。0 は広がらず、1 は太さと同じだけ広がります</translation>
    </message>
    <message>
        <source>Bends show steps or sharp lines: raise it. Fingers or lips pull one another along: lower it</source>
        <translation>曲げに段や鋭い線が出る: 上げる。指や唇が引っ張り合う: 下げる</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>最大影響数</translation>
    </message>
    <message>
        <source>How many joints may move a vertex. Game engines take 4, some 8. More bend softer where many bones meet</source>
        <translation>1 頂点を動かせるジョイントの数。ゲームエンジンは 4、一部は 8。多いほど、多くのボーンが集まる所がやわらかく曲がります</translation>
    </message>
    <message>
        <source>Shoulders or hips bend in steps: raise it, if your engine takes more. Shift+T shows where the limit took weight away</source>
        <translation>肩や腰が段に曲がる: エンジンが許せば上げる。Shift+T で上限が削った所が見えます</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>減衰</translation>
    </message>
    <message>
        <source>How weight fades with distance. Power (the 2014 paper) fades evenly; Quadratic (the 2013 paper, and Unreal) is the softest; Exponential stays close to the nearest bone</source>
        <translation>距離によるウェイトの減り方。累乗 (2014 年の論文) は一様、2 次 (2013 年の論文と Unreal) は最もやわらかく、指数は最も近いボーンに寄ります</translation>
    </message>
    <message>
        <source>Bends are too wide although they are stiff: try Exponential. Bends crease: try Quadratic</source>
        <translation>硬いのに曲げが広すぎる: 指数を試す。曲げに折り目が出る: 2 次を試す</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>累乗</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>2 次</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Prune below</source>
        <translation>これ未満を除去</translation>
    </message>
    <message>
        <source>Removes weights smaller than this. 0.01 keeps files small without a visible change</source>
        <translation>これより小さいウェイトを除きます。0.01 なら見た目を変えずにファイルが小さくなります</translation>
    </message>
    <message>
        <source>Skin shows steps where weights are small: set it to 0. Far joints still move a vertex a little: raise it to 0.01</source>
        <translation>ウェイトの小さい所に段が出る: 0 に。遠いジョイントが頂点を少し動かす: 0.01 に上げる</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>すべて残す</translation>
    </message>
    <message>
        <source>Rigid shells</source>
        <translation>リジッドなシェル</translation>
    </message>
    <message>
        <source>Parts and loose pieces of the mesh that move nearly as one follow one joint, so that buttons, buckles and helmets do not bend. The Parts panel can make each of them smooth again</source>
        <translation>ほぼ一体で動くパーツや断片を 1 つのジョイントに従わせ、ボタン、バックル、兜が曲がらないようにします。パーツパネルで個別にスムーズへ戻せます</translation>
    </message>
    <message>
        <source>A strap or a sleeve does not bend: set that part to Smooth in the Parts panel. A button or a buckle bends: switch it on</source>
        <translation>紐や袖が曲がらない: パーツパネルでスムーズに。ボタンやバックルが曲がる: オンに</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解像度</translation>
    </message>
    <message>
        <source>Voxels along the longest side. Automatic: 64, and up to 4096 around gaps that keep limbs apart. A number: the same everywhere; each doubling takes about four times the time and memory</source>
        <translation>最も長い辺のボクセル数。自動: 64、手足を隔てる隙間では最大 4096。数値: どこでも同じ。2 倍ごとに時間とメモリは約 4 倍</translation>
    </message>
    <message>
        <source>Fingers or legs stick together: choose a higher one, or refine only that place. Binding takes too long: choose a lower one</source>
        <translation>指や脚がくっつく: 高くするか、そこだけ細分する。時間がかかりすぎる: 低くする</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Open gaps wider than</source>
        <translation>開く隙間の幅</translation>
    </message>
    <message>
        <source>Automatic resolution opens gaps between fingers, legs or folds that are wider than this, in percent of the longest side</source>
        <translation>自動の解像度は、指、脚、ひだの間のこれより広い隙間を開きます。最も長い辺に対する割合</translation>
    </message>
    <message>
        <source>Close fingers or folds still stick together: lower it. Binding takes too long: raise it</source>
        <translation>近い指やひだがまだくっつく: 下げる。時間がかかりすぎる: 上げる</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Exact sum of 1</source>
        <translation>合計を正確に 1</translation>
    </message>
    <message>
        <source>Bounded biharmonic weights: solve all joints at once so that their weights sum to 1, in place of scaling them to 1 afterwards. Differs little and takes several times as long</source>
        <translation>有界重調和ウェイト: 後で 1 に揃える代わりに、合計が 1 になるよう全ジョイントを同時に解きます。差は小さく、時間は数倍</translation>
    </message>
    <message>
        <source>Weights ripple where many joints meet: switch it on. Binding takes too long: switch it off</source>
        <translation>多くのジョイントが集まる所が波打つ: オンに。時間がかかりすぎる: オフに</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>熱</translation>
    </message>
    <message>
        <source>How strongly the nearest bone heats what lies around it. Less lets weights spread wider</source>
        <translation>最も近いボーンが周囲を温める強さ。小さいほどウェイトが広がります</translation>
    </message>
    <message>
        <source>Bends are too soft: raise it. Bends are too sharp: lower it</source>
        <translation>曲げがやわらかすぎる: 上げる。鋭すぎる: 下げる</translation>
    </message>
    <message>
        <source>Power of distance</source>
        <translation>距離の累乗</translation>
    </message>
    <message>
        <source>Inverse distance: weights fall with this power of the distance. More is stiffer</source>
        <translation>逆距離: ウェイトは距離のこの累乗で減ります。大きいほど硬くなります</translation>
    </message>
    <message>
        <source>Every joint moves a little of everything: raise it. Bends are too sharp: lower it</source>
        <translation>全ジョイントが全体を少し動かす: 上げる。曲げが鋭すぎる: 下げる</translation>
    </message>
    <message>
        <source>Smoothness in pixels</source>
        <translation>なめらかさ (ピクセル)</translation>
    </message>
    <message>
        <source>Flat picture: how far weights reach along the picture, in pixels of a picture 512 pixels long. 10 bends hard, 100 softly</source>
        <translation>平らな画像: ウェイトが画像に沿って届く距離、長さ 512 ピクセルの画像で。10 は硬く、100 はやわらかく曲がります</translation>
    </message>
    <message>
        <source>The picture breaks where it bends: raise it. A limb pulls its neighbour along: lower it</source>
        <translation>画像が曲がる所で壊れる: 上げる。手足が隣を引っ張る: 下げる</translation>
    </message>
    <message>
        <source>Envelope blend</source>
        <translation>エンベロープのぼかし</translation>
    </message>
    <message>
        <source>How far a bone&apos;s weight reaches beyond its envelope, relative to the envelope&apos;s radius. 0: a bone moves what its envelope contains and nothing else</source>
        <translation>ボーンのウェイトがエンベロープを越えて届く距離、半径との比。0: エンベロープの中だけを動かします</translation>
    </message>
    <message>
        <source>Skin tears between two bones: raise it. A bone moves its neighbours: lower it</source>
        <translation>2 本のボーンの間でスキンが裂ける: 上げる。ボーンが隣を動かす: 下げる</translation>
    </message>
    <message>
        <source>Envelope size</source>
        <translation>エンベロープの大きさ</translation>
    </message>
    <message>
        <source>A bone&apos;s envelope grows until it holds this fraction of the surface that is nearest to the bone</source>
        <translation>ボーンのエンベロープは、そのボーンに最も近い表面のこの割合を含むまで大きくなります</translation>
    </message>
    <message>
        <source>Skin stays behind although its bone moves: raise it. An envelope reaches into another limb: lower it</source>
        <translation>ボーンが動くのにスキンが残る: 上げる。エンベロープが別の手足に及ぶ: 下げる</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>ペナルティ</translation>
    </message>
    <message>
        <source>The arm moves the chest at the armpit, or the thighs move each other: raise it. A thin ear or fin does not follow: lower it</source>
        <translation>腕が脇で胸を動かす、腿どうしが動かし合う: 上げる。薄い耳やひれが従わない: 下げる</translation>
    </message>
    <message>
        <source>Inside test</source>
        <translation>内部判定</translation>
    </message>
    <message>
        <source>What counts as inside the body. Signed crossings are right for bodies of many parts that cross each other; the nearest face is the paper&apos;s rule</source>
        <translation>体の内部の決め方。符号付き交差は、交わる多くのパーツの体に向きます。最近傍の面は論文の規則です</translation>
    </message>
    <message>
        <source>Gaps between parts are filled, or the body is hollow (Alt+5 shows it): choose the other one</source>
        <translation>パーツの隙間が埋まる、体が空洞 (Alt+5 で表示): もう一方を選ぶ</translation>
    </message>
    <message>
        <source>Signed crossings</source>
        <translation>符号付き交差</translation>
    </message>
    <message>
        <source>Nearest face</source>
        <translation>最近傍の面</translation>
    </message>
    <message>
        <source>Resolve ambiguous voxels (winding number)</source>
        <translation>あいまいなボクセルを判定 (巻き数)</translation>
    </message>
    <message>
        <source>Where the inside test gives different answers from different sides, asks how much of the mesh surrounds the voxel. Right for open meshes; without it the outside comes in through their holes</source>
        <translation>内部判定が向きにより違う所で、メッシュがボクセルを囲む度合いを調べます。開いたメッシュに適します。オフだと穴から外側が入ります</translation>
    </message>
    <message>
        <source>Voxels fill the space outside of an open mesh (Alt+5 shows them): switch it on</source>
        <translation>開いたメッシュの外をボクセルが満たす (Alt+5 で表示): オンに</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>How a vertex reads its distances. Smooth blends the voxels around it; Voxel takes the one that holds it, as in the paper, and shows steps at low resolutions</source>
        <translation>頂点が距離を読む方法。スムーズは周りのボクセルを混ぜ、ボクセルは論文どおり含むものを取り、低い解像度で段が出ます</translation>
    </message>
    <message>
        <source>Weights show steps as large as voxels: choose Smooth</source>
        <translation>ボクセル大の段がウェイトに出る: スムーズを選ぶ</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>スムーズ</translation>
    </message>
    <message>
        <source>Voxel</source>
        <translation>ボクセル</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Weights reach farther along an axis than across it: choose Straight lines</source>
        <translation>ウェイトが軸方向に遠く届く: 直線を選ぶ</translation>
    </message>
    <message>
        <source>Straight lines</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>Voxel centers</source>
        <translation>ボクセル中心</translation>
    </message>
    <message>
        <source>Uniform voxels</source>
        <translation>均一なボクセル</translation>
    </message>
    <message>
        <source>Fills the inside with voxels as small as those at the surface, in place of few large ones. Takes several times the time and memory; meant to compare with the paper</source>
        <translation>内部を少数の大きいボクセルでなく、表面と同じ小ささで満たします。時間とメモリは数倍。論文との比較用</translation>
    </message>
    <message>
        <source>Binding takes too long or too much memory: switch it off</source>
        <translation>時間やメモリがかかりすぎる: オフに</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>メモリの上限</translation>
    </message>
    <message>
        <source>A bind that needs more memory than this stops before it starts, and says which resolution fits</source>
        <translation>これより多くのメモリを要するバインドは、始まる前に止まり、収まる解像度を示します</translation>
    </message>
    <message>
        <source>A bind stops because it needs more memory: raise the limit, or choose a lower resolution</source>
        <translation>メモリ不足でバインドが止まる: 上限を上げるか、解像度を下げる</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>All that is free</source>
        <translation>空いているすべて</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Turn inverted normals outward</source>
        <translation>逆の法線を外向きにする</translation>
    </message>
    <message>
        <source>A shell with inverted normals counts as a hole. Turned, it counts as the volume that it encloses</source>
        <translation>法線が逆のシェルは穴と見なされます。直すと、囲む体積として扱われます</translation>
    </message>
    <message>
        <source>A part has no voxels inside (Alt+5 shows them): switch it on</source>
        <translation>パーツの内部にボクセルがない (Alt+5 で表示): オンに</translation>
    </message>
    <message>
        <source>Close holes</source>
        <translation>穴を閉じる</translation>
    </message>
    <message>
        <source>Closes every hole for the solver, so that the outside does not come in. Not for hair cards and cloaks: their borders are holes too</source>
        <translation>外側が入らないよう、ソルバーで全部の穴を閉じます。ヘアカードやマントには不向き: その縁も穴です</translation>
    </message>
    <message>
        <source>The outside comes in through a hole: switch it on. Hair cards or a cloak turn solid: switch it off</source>
        <translation>穴から外側が入る: オンに。ヘアカードやマントが塊になる: オフに</translation>
    </message>
    <message>
        <source>Remove duplicate faces</source>
        <translation>重複フェースを除去</translation>
    </message>
    <message>
        <source>Keeps one of several faces in the same place. Duplicates count twice in the inside test</source>
        <translation>同じ場所の複数の面を 1 つにします。重複は内部判定で 2 度数えられます</translation>
    </message>
    <message>
        <source>A part with doubled faces is hollow (Alt+5 shows it): switch it on</source>
        <translation>面が重複したパーツが空洞 (Alt+5 で表示): オンに</translation>
    </message>
    <message>
        <source>Voxel edits</source>
        <translation>ボクセル編集</translation>
    </message>
    <message>
        <source>Bind to joints</source>
        <translation>バインドするジョイント</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>ハンドル</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>ケージ</translation>
    </message>
    <message>
        <source>Binding of parts</source>
        <translation>パーツのバインド</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Stiffness of joints</source>
        <translation>ジョイントの剛性</translation>
    </message>
    <message>
        <source>Only this joint bends too softly or too sharply: change its own stiffness. Its neighbours look wrong too: change the stiffness of all joints</source>
        <translation>このジョイントだけがやわらかすぎ、鋭すぎる: その剛性を変える。隣もおかしい: 全ジョイントの剛性を変える</translation>
    </message>
    <message>
        <source>Find leaks</source>
        <translation>漏れを検出</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>What a step along the surface costs, compared with a step inside. More keeps paths out of armpits and folds; less lets them follow thin parts. 0 and 1: no penalty. Automatic: what keeps walls at one price at every resolution. A bound character follows the slider in any pose</source>
        <translation>内部の 1 歩と比べた、表面の 1 歩のコスト。大きいとパスは脇やひだを避け、小さいと細い部分をたどれます。0 と 1: ペナルティなし。自動: どの解像度でも壁のコストを同じに保つ値。バインド済みのキャラクターは、どのポーズでもスライダーに追従します</translation>
    </message>
    <message>
        <source>Bones follow the mesh: one without a child, and that of a head with ears, goes into what it moves, feet attached to the root follow their legs, and a root outside moves nothing. Off: bones only join joints</source>
        <translation>ボーンをメッシュに合わせます。子のないボーンと、耳のある頭のボーンは、動かす部分の中へ伸び、ルートに付いた足は脚に従い、外側のルートは何も動かしません。オフ: ボーンはジョイントを結ぶだけです</translation>
    </message>
    <message>
        <source>Keep the smallest weights</source>
        <translation>最小のウェイトも残す</translation>
    </message>
    <message>
        <source>Far joints hold tiny weights: switch it off</source>
        <translation>遠いジョイントがごく小さいウェイトを持つ: オフにする</translation>
    </message>
    <message>
        <source>Resolution in pixels</source>
        <translation>解像度 (ピクセル)</translation>
    </message>
    <message>
        <source>Flat picture: pixels along the longest side in which paths are searched. All takes the picture&apos;s own, up to 4096, so that slits one pixel wide keep limbs apart</source>
        <translation>平面の絵: 経路を探すときの最長辺のピクセル数。「すべて」は絵自身のピクセル (最大 4096) を使い、1 ピクセルの隙間でも手足が分かれます</translation>
    </message>
    <message>
        <source>Limbs beside a narrow slit move together: choose All. It takes long: choose 512</source>
        <translation>狭い隙間の両側の手足が一緒に動く: 「すべて」を選ぶ。時間がかかる: 512 を選ぶ</translation>
    </message>
    <message>
        <source>Grid axes</source>
        <translation>グリッドの軸</translation>
    </message>
    <message>
        <source>How the voxel grid lies. The mesh&apos;s main axes give the same weights however the character stands; the world&apos;s axes are the paper&apos;s</source>
        <translation>ボクセルグリッドの向き。メッシュの主軸では、キャラクターの向きによらず同じウェイトになります。ワールド軸は論文のものです</translation>
    </message>
    <message>
        <source>World axes</source>
        <translation>ワールド軸</translation>
    </message>
    <message>
        <source>Voxelizer</source>
        <translation>ボクセル化</translation>
    </message>
    <message>
        <source>Who finds out which voxels are inside. Columns does so on the processor, with the same result on every machine; Drawn lets the graphics card draw the mesh slice by slice, as in the paper, by the nearest face</source>
        <translation>どのボクセルが内側かを調べる方法。「列」はプロセッサーで調べ、どのマシンでも同じ結果になります。「描画」は論文のように、グラフィックスカードがメッシュを一枚ずつ描き、最も近い面で決めます</translation>
    </message>
    <message>
        <source>Drawn voxels fail or take long: choose Columns</source>
        <translation>描画したボクセルが失敗する、または時間がかかる: 「列」を選ぶ</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>How distances are measured inside. Straight lines go around corners by the shortest way; Voxel centers go from voxel to voxel, as in the paper, and are up to 13 % too long. The last two step across faces of voxels alone, up to 73 % too long: the paper&apos;s authors tried them and gained nothing</source>
        <translation>内側の距離の測り方。直線は角を最短で回ります。ボクセル中心は論文のようにボクセルからボクセルへ進み、最大 13 % 長くなります。最後の二つはボクセルの面だけを通り、最大 73 % 長くなります。論文の著者は試して、得るものがありませんでした</translation>
    </message>
    <message>
        <source>Centers across faces</source>
        <translation>面を通る中心</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>マンハッタン</translation>
    </message>
    <message>
        <source>Small voxels at bones</source>
        <translation>ボーンに沿う小さいボクセル</translation>
    </message>
    <message>
        <source>Makes voxels as small along bones, and at the surfaces of handles, as at the mesh. Off: paths start from the whole large voxel that a bone runs through, which is faster and less exact</source>
        <translation>ボーンに沿って、またハンドルの表面で、メッシュと同じだけボクセルを小さくします。オフ: 経路はボーンが通る大きなボクセル全体から始まり、速いが正確さは下がります</translation>
    </message>
    <message>
        <source>Thick limbs bend in steps: switch it on</source>
        <translation>太い手足が段々に曲がる: オンにする</translation>
    </message>
    <message>
        <source>Left and right get different weights: choose Mesh axes</source>
        <translation>左右でウェイトが違う: 「メッシュの軸」を選ぶ</translation>
    </message>
    <message>
        <source>Mesh axes</source>
        <translation>メッシュの軸</translation>
    </message>
    <message>
        <source>Keeps weights that together are less than 0.1 % of a vertex, as the paper does. Smoothing then spreads them, too, and bends get wider</source>
        <translation>論文と同じく、合わせて頂点の 0.1 % に満たないウェイトも残します。スムージングはそれも広げるので、曲がりが広くなります</translation>
    </message>
    <message>
        <source>Paths in pixels</source>
        <translation>パス (ピクセル)</translation>
    </message>
    <message>
        <source>Flat picture: how distances go from pixel to pixel</source>
        <translation>平らな画像: 距離がピクセルからピクセルへどう進むか</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行と列</translation>
    </message>
    <message>
        <source>Along rows and columns alone (Manhattan)</source>
        <translation>行と列に沿ってのみ (マンハッタン)</translation>
    </message>
    <message>
        <source>Weights show edges along rows and columns: choose diagonals. Weights have eight corners around a joint: choose straight. It takes long: choose diagonals</source>
        <translation>ウェイトに行や列に沿った段が出る: 対角線を選ぶ。ジョイントの周りのウェイトに角が 8 つ出る: 直線を選ぶ。時間がかかる: 対角線を選ぶ</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>対角線</translation>
    </message>
    <message>
        <source>Across the corners of pixels too</source>
        <translation>ピクセルの角も通る</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>As straight as the shape allows (Euclidean)</source>
        <translation>形が許すかぎりまっすぐ (ユークリッド)</translation>
    </message>
    <message>
        <source>Stiffness by angle</source>
        <translation>角度別の剛性</translation>
    </message>
    <message>
        <source>A joint bends well a little and badly far: give it a key at the far angle</source>
        <translation>少しの曲げは良いが大きく曲げると悪い: 大きい角度にキーを置く</translation>
    </message>
    <message>
        <source>Smoothness of joints</source>
        <translation>ジョイントのなめらかさ</translation>
    </message>
    <message>
        <source>Hair bends like an elbow, or an elbow like hair: change only the smoothness of this joint</source>
        <translation>髪が肘のように、肘が髪のように曲がる: このジョイントだけなめらかさを変える</translation>
    </message>
    <message>
        <source>Envelopes fit</source>
        <translation>エンベロープの基準</translation>
    </message>
    <message>
        <source>What sets how wide envelopes are, of joints without their own</source>
        <translation>独自のエンベロープのないジョイントの、エンベロープの太さの決め方</translation>
    </message>
    <message>
        <source>Envelopes of crowded bones are too narrow or too wide: choose the length of bones. They miss what stands far out: choose the mesh</source>
        <translation>密集したボーンのエンベロープが細すぎるか太すぎる: ボーンの長さにする。遠く張り出した所に届かない: メッシュにする</translation>
    </message>
    <message>
        <source>The mesh</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>The skin that is nearest to each bone</source>
        <translation>各ボーンに最も近いスキン</translation>
    </message>
    <message>
        <source>Length of bones</source>
        <translation>ボーンの長さ</translation>
    </message>
    <message>
        <source>A quarter of the length from each joint to its children</source>
        <translation>各ジョイントから子までの長さの 4 分の 1</translation>
    </message>
    <message>
        <source>Envelope shape</source>
        <translation>エンベロープの形</translation>
    </message>
    <message>
        <source>What envelopes are shaped like, of joints without their own</source>
        <translation>独自のエンベロープのないジョイントの、エンベロープの形</translation>
    </message>
    <message>
        <source>Envelopes leave corners of the body out: choose boxes</source>
        <translation>エンベロープから体の角がはみ出す: ボックスにする</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>Round about the bone and at its ends</source>
        <translation>ボーンの周りも端も丸い</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>楕円体</translation>
    </message>
    <message>
        <source>Widest in the middle of the bone</source>
        <translation>ボーンの中央で最も太い</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Along the bone and the axes of its joint</source>
        <translation>ボーンとジョイントの軸に沿う</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>円柱</translation>
    </message>
    <message>
        <source>Round about the bone, flat at its ends</source>
        <translation>ボーンの周りは丸く、端は平ら</translation>
    </message>
    <message>
        <source>Shared vertices</source>
        <translation>重なる頂点</translation>
    </message>
    <message>
        <source>How bones move a vertex that several envelopes hold</source>
        <translation>複数のエンベロープに入る頂点をボーンがどう動かすか</translation>
    </message>
    <message>
        <source>Joints bend too flat where envelopes overlap: choose by depth. Weights are to be rigid before they are smoothed: choose the deepest alone</source>
        <translation>エンベロープの重なる所で曲げが平らすぎる: 深さにする。スムーズの前はリジッドにしたい: 最も深いもののみにする</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>均等</translation>
    </message>
    <message>
        <source>All that hold it count alike</source>
        <translation>その頂点を含むものすべてが同じ割合</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>The deeper it lies in an envelope, the more</source>
        <translation>エンベロープの中で深いほど大きい割合</translation>
    </message>
    <message>
        <source>Deepest alone</source>
        <translation>最も深いもののみ</translation>
    </message>
    <message>
        <source>The bone whose envelope holds it deepest</source>
        <translation>その頂点が最も深く入るエンベロープのボーン</translation>
    </message>
    <message>
        <source>Second pass</source>
        <translation>仕上げのスムーズ</translation>
    </message>
    <message>
        <source>How strongly the weights of envelopes are smoothed over the surface afterwards, relative to the thickness of each limb. 0: not at all</source>
        <translation>エンベロープのウェイトをその後に表面上でどれだけスムーズにするか、手足の太さとの比。0: しない</translation>
    </message>
    <message>
        <source>Skin breaks where one envelope ends: raise it. Envelopes are washed out: lower it</source>
        <translation>エンベロープの終わりでスキンが割れる: 上げる。エンベロープがぼやける: 下げる</translation>
    </message>
    <message>
        <source>Envelopes of joints</source>
        <translation>ジョイントのエンベロープ</translation>
    </message>
    <message>
        <source>Only this bone moves too much or too little skin: change its envelope</source>
        <translation>このボーンだけが動かすスキンが多すぎる、または少なすぎる: そのエンベロープを変える</translation>
    </message>
</context>
<context>
    <name>SkinDrag</name>
    <message>
        <source>Drag Skin</source>
        <translation>スキンをドラッグ</translation>
    </message>
</context>
<context>
    <name>SkinDragTool</name>
    <message>
        <source>Dragged by %1, %2 not reached</source>
        <translation>ドラッグ %1、未到達 %2</translation>
    </message>
    <message>
        <source>Dragged by %1. The weights bring the skin there.</source>
        <translation>%1 ドラッグしました。ウェイトで届きます。</translation>
    </message>
    <message>
        <source>Dragged by %1. %2 cannot be reached by weights of these joints.</source>
        <translation>%1 ドラッグしました。これらのジョイントのウェイトでは %2 届きません。</translation>
    </message>
    <message>
        <source>Dragged by %1. The shape %2 brings the skin there.</source>
        <translation>%1 ドラッグしました。シェイプ %2 で届きます。</translation>
    </message>
</context>
<context>
    <name>SkinningText</name>
    <message>
        <source>dual quaternion skinning</source>
        <translation>デュアルクォータニオンスキニング</translation>
    </message>
    <message>
        <source>weight blended skinning</source>
        <translation>ウェイトブレンドスキニング</translation>
    </message>
    <message>
        <source>skinning with centres of rotation</source>
        <translation>回転中心スキニング</translation>
    </message>
    <message>
        <source>classic linear skinning</source>
        <translation>クラシックリニアスキニング</translation>
    </message>
    <message>
        <source>implicit skinning over %1</source>
        <translation>%1 の上のインプリシットスキニング</translation>
    </message>
</context>
<context>
    <name>SolidText</name>
    <message>
        <source>point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>sphere, %1</source>
        <translation>球、%1</translation>
    </message>
    <message>
        <source>capsule, %1 by %2</source>
        <translation>カプセル、%1 x %2</translation>
    </message>
    <message>
        <source>box, %1</source>
        <translation>ボックス、%1</translation>
    </message>
</context>
<context>
    <name>SolverText</name>
    <message>
        <source>Geodesic Voxel</source>
        <translation>測地線ボクセル</translation>
    </message>
    <message>
        <source>Bone Heat</source>
        <translation>ボーンヒート</translation>
    </message>
    <message>
        <source>Bounded Biharmonic</source>
        <translation>有界重調和</translation>
    </message>
    <message>
        <source>Harmonic</source>
        <translation>調和</translation>
    </message>
    <message>
        <source>Voxel Heat</source>
        <translation>ボクセルヒート</translation>
    </message>
    <message>
        <source>Nearest Bone</source>
        <translation>最近傍ボーン</translation>
    </message>
    <message>
        <source>Nearest in Hierarchy</source>
        <translation>階層内の最近傍</translation>
    </message>
    <message>
        <source>Inverse Distance</source>
        <translation>逆距離</translation>
    </message>
    <message>
        <source>Rigid (Nearest Bone)</source>
        <translation>リジッド (最近傍ボーン)</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>エンベロープ</translation>
    </message>
    <message>
        <source>Flat Picture</source>
        <translation>平面画像</translation>
    </message>
    <message>
        <source>The %1 solver measures no distances.</source>
        <translation>%1 ソルバーは距離を測りません。</translation>
    </message>
    <message>
        <source>The %1 solver makes no voxels.</source>
        <translation>%1 ソルバーはボクセルを作りません。</translation>
    </message>
    <message>
        <source>The %1 solver puts no envelopes around bones.</source>
        <translation>%1 ソルバーはボーンの周りにエンベロープを置きません。</translation>
    </message>
</context>
<context>
    <name>SpringEdits</name>
    <message>
        <source>Body</source>
        <translation>ボディ</translation>
    </message>
    <message>
        <source>Remove Spring Chains</source>
        <translation>スプリングチェーンを削除</translation>
    </message>
    <message>
        <source>Remove Colliders</source>
        <translation>コライダーを削除</translation>
    </message>
    <message>
        <source>Mirror Springs</source>
        <translation>スプリングをミラー</translation>
    </message>
    <message>
        <source>Move Collider</source>
        <translation>コライダーを移動</translation>
    </message>
    <message>
        <source>Colliders of Chains</source>
        <translation>チェーンのコライダー</translation>
    </message>
    <message>
        <source>Group Colliders</source>
        <translation>コライダーをグループ化</translation>
    </message>
</context>
<context>
    <name>SpringTrial</name>
    <message>
        <source>In %1, %2 of %3 vertices of chains are inside of colliders in a mean step; without springs %4</source>
        <translation>%1: チェーンの %3 頂点のうち、1 ステップ平均で %2 頂点がコライダーの内側。スプリングなしでは %4</translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message>
        <source>Reading the file</source>
        <translation>ファイルを読み込み中</translation>
    </message>
    <message>
        <source>Preparing mesh and joints</source>
        <translation>メッシュとジョイントを準備中</translation>
    </message>
    <message>
        <source>Building the octree</source>
        <translation>八分木を構築中</translation>
    </message>
    <message>
        <source>Filling the voxels</source>
        <translation>ボクセルを充填中</translation>
    </message>
    <message>
        <source>Resolving ambiguous voxels</source>
        <translation>曖昧なボクセルを判定中</translation>
    </message>
    <message>
        <source>Connecting neighbouring voxels</source>
        <translation>隣接ボクセルを接続中</translation>
    </message>
    <message>
        <source>Measuring distances from every joint</source>
        <translation>各ジョイントからの距離を測定中</translation>
    </message>
    <message>
        <source>Solving weights in the volume</source>
        <translation>ボリューム内のウェイトを求解中</translation>
    </message>
    <message>
        <source>Computing weights</source>
        <translation>ウェイトを計算中</translation>
    </message>
    <message>
        <source>Deforming the mesh</source>
        <translation>メッシュを変形中</translation>
    </message>
    <message>
        <source>Fitting fields to the bones</source>
        <translation>フィールドをボーンに合わせています</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>ファイルを書き込み中</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>画像を描画中</translation>
    </message>
    <message>
        <source>%1, residual %2</source>
        <translation>%1、残差 %2</translation>
    </message>
</context>
<context>
    <name>StyleFile</name>
    <message>
        <source>&quot;bind&quot; and &quot;artist&quot; have to be objects</source>
        <translation>「bind」と「artist」はオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>&quot;solver&quot; has to be one of %1</source>
        <translation>「solver」は次のいずれかでなければなりません: %1</translation>
    </message>
    <message>
        <source>an entry of &quot;%1&quot; is no object</source>
        <translation>「%1」の項目がオブジェクトではありません</translation>
    </message>
    <message>
        <source>it has no &quot;%1&quot;, so it is no style</source>
        <translation>「%1」がないため、スタイルではありません</translation>
    </message>
</context>
<context>
    <name>SubdivisionEdits</name>
    <message>
        <source>Smooth Preview</source>
        <translation>スムーズプレビュー</translation>
    </message>
    <message>
        <source>Subdivision Level</source>
        <translation>細分割レベル</translation>
    </message>
    <message>
        <source>Subdivision Scheme</source>
        <translation>細分割方式</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>target %1 must be {&quot;part&quot;: name, &quot;vertex&quot;: number, &quot;position&quot;: [x, y, z]}</source>
        <translation>ターゲット %1 は {&quot;part&quot;: name, &quot;vertex&quot;: number, &quot;position&quot;: [x, y, z]} の形にしてください</translation>
    </message>
    <message>
        <source>target %1 needs a vertex from 0, a position of three numbers and the name of a part</source>
        <translation>ターゲット %1 には、0 以上の頂点、3 つの数の位置、パーツ名が必要です</translation>
    </message>
    <message>
        <source>target %1 names no part, and the character has %2 parts</source>
        <translation>ターゲット %1 にパーツの指定がありません。キャラクターのパーツは %2 個です</translation>
    </message>
    <message>
        <source>the file must contain {&quot;targets&quot;: [...]}</source>
        <translation>ファイルには {&quot;targets&quot;: [...]} が必要です</translation>
    </message>
    <message>
        <source>target %1 names a vertex a second time</source>
        <translation>ターゲット %1 の頂点は 2 回目の指定です</translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>ファイルが書き込み禁止です</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>フォルダーが存在しません</translation>
    </message>
    <message>
        <source>its folder is a file</source>
        <translation>フォルダーの場所にファイルがあります</translation>
    </message>
    <message>
        <source>you may not write to its folder</source>
        <translation>フォルダーへの書き込み権限がありません</translation>
    </message>
    <message>
        <source>it is a link that leads out of its folder</source>
        <translation>フォルダーの外へ出るリンクです</translation>
    </message>
    <message>
        <source>its name is empty</source>
        <translation>名前が空です</translation>
    </message>
    <message>
        <source>the system gives this name to a device</source>
        <translation>システムはこの名前を装置に使います</translation>
    </message>
    <message>
        <source>another program has it open. Close it there</source>
        <translation>別のプログラムが開いています。そちらで閉じてください</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Open the sample</source>
        <translation>サンプルを開く</translation>
    </message>
    <message>
        <source>Sinew comes with a character to try things on. Click Open the sample, or Next.</source>
        <translation>Sinew には試せるキャラクターが付属しています。「サンプルを開く」か「次へ」をクリックします。</translation>
    </message>
    <message>
        <source>Bind the skin</source>
        <translation>スキンをバインド</translation>
    </message>
    <message>
        <source>Bind Skin (%1) gives each vertex its weights: how much each joint moves it. It takes a few seconds.</source>
        <translation>「スキンをバインド」(%1) は各頂点に、各ジョイントがどれだけ動かすかのウェイトを与えます。数秒かかります。</translation>
    </message>
    <message>
        <source>Look at the weights</source>
        <translation>ウェイトを見る</translation>
    </message>
    <message>
        <source>Click a joint here or in the view, for example LeftForeArm: colours show how much it moves the skin. %1 hides and shows them.</source>
        <translation>ここかビューでジョイント (例 LeftForeArm) をクリックします。スキンを動かす度合いが色で出ます。%1 で隠したり表示したりできます。</translation>
    </message>
    <message>
        <source>Bend the elbow</source>
        <translation>肘を曲げる</translation>
    </message>
    <message>
        <source>Press %1 and drag a ring around the joint. Then drag Stiffness (alpha) in the Bind panel: the bend follows.</source>
        <translation>%1 を押し、ジョイントの輪をドラッグします。次にバインドパネルの「剛性 (alpha)」をドラッグすると、曲げが従います。</translation>
    </message>
    <message>
        <source>Paint or export</source>
        <translation>ペイントまたは書き出し</translation>
    </message>
    <message>
        <source>Press %1 to paint what the solver cannot know. When the character bends well, %2 writes the file and checks it.</source>
        <translation>%1 を押して、ソルバーに分からない所をペイントします。よく曲がれば、%2 でファイルを書き出して確認します。</translation>
    </message>
</context>
<context>
    <name>VisibilityEdits</name>
    <message>
        <source>%1 of %2 parts hidden</source>
        <translation>%1/%2 個のパーツが非表示</translation>
    </message>
    <message>
        <source>%1 of %2 parts ghosted</source>
        <translation>%2 個中 %1 個のパーツが半透明</translation>
    </message>
    <message>
        <source>%1 of %2 joints hidden</source>
        <translation>%2 個中 %1 個のジョイントが非表示</translation>
    </message>
    <message>
        <source>%1 of %2 faces hidden</source>
        <translation>%2 個中 %1 個の面が非表示</translation>
    </message>
    <message>
        <source>Hide Part</source>
        <translation>パーツを非表示</translation>
    </message>
    <message>
        <source>Hide Parts</source>
        <translation>複数のパーツを非表示</translation>
    </message>
    <message>
        <source>Show Part</source>
        <translation>パーツを表示</translation>
    </message>
    <message>
        <source>Show Parts</source>
        <translation>複数のパーツを表示</translation>
    </message>
    <message>
        <source>Show All Parts</source>
        <translation>すべてのパーツを表示</translation>
    </message>
    <message>
        <source>Isolate Part</source>
        <translation>パーツを分離表示</translation>
    </message>
    <message>
        <source>Isolate Parts</source>
        <translation>複数のパーツを分離表示</translation>
    </message>
    <message>
        <source>Ghost Part</source>
        <translation>パーツを半透明に</translation>
    </message>
    <message>
        <source>Ghost Parts</source>
        <translation>パーツを半透明に</translation>
    </message>
    <message>
        <source>Ghost Other Parts</source>
        <translation>他のパーツを半透明に</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>すべて表示</translation>
    </message>
</context>
<context>
    <name>WorkEnds</name>
    <message>
        <source>%1 canceled. Nothing changed.</source>
        <translation>%1をキャンセルしました。変更はありません。</translation>
    </message>
    <message>
        <source>%1 canceled, because the weights changed while it ran. Run it again.</source>
        <translation>実行中にウェイトが変わったため、%1をキャンセルしました。もう一度実行してください。</translation>
    </message>
</context>
<context>
    <name>sinew::AboutDialog</name>
    <message>
        <source>About Sinew</source>
        <translation>Sinew について</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Sinew binds characters to skeletons by geodesic distance through the body.</source>
        <translation>Sinew は体内を通る測地線距離でキャラクターをスケルトンにバインドします。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Made with Qt, Eigen, oneTBB, OpenMesh, Assimp, spdlog, CLI11 and JSON for Modern C++.</source>
        <translation>MIT ライセンスのフリーソフトウェアです。Qt、Eigen、oneTBB、OpenMesh、Assimp、spdlog、CLI11、JSON for Modern C++ を使用しています。</translation>
    </message>
    <message>
        <source>The papers that Sinew builds on</source>
        <translation>Sinew の基になった論文</translation>
    </message>
</context>
<context>
    <name>sinew::ActivityLog</name>
    <message>
        <source>Motion loaded from %1: %2 joints follow it</source>
        <translation>%1 からモーションを読み込み: ジョイント %2 個が従います</translation>
    </message>
    <message>
        <source>Joints of the motion that this skeleton lacks: %1</source>
        <translation>このスケルトンにないモーションのジョイント: %1</translation>
    </message>
    <message>
        <source>Joints of the skeleton that the motion leaves alone: %1</source>
        <translation>モーションが触れないスケルトンのジョイント: %1</translation>
    </message>
    <message>
        <source>Skeleton with %1 joints loaded from %2</source>
        <translation>%2 から %1 個のジョイントを持つスケルトンを読み込みました</translation>
    </message>
    <message>
        <source>Reloaded %1</source>
        <translation>%1 を再読み込みしました</translation>
    </message>
    <message>
        <source>Weight layers transferred: %1 vertices, %2 too far away</source>
        <translation>ウェイトレイヤーを転送: %1 頂点、%2 は遠すぎます</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Opening canceled</source>
        <translation>開く操作をキャンセルしました</translation>
    </message>
    <message>
        <source>Bind at resolution %1 started</source>
        <translation>解像度 %1 でのバインドを開始しました</translation>
    </message>
    <message>
        <source>Bind canceled</source>
        <translation>バインドをキャンセルしました</translation>
    </message>
    <message>
        <source>Bind discarded: the document has changed</source>
        <translation>バインドを破棄: ドキュメントが変更されました</translation>
    </message>
    <message>
        <source>Fitting of fields canceled</source>
        <translation>フィールドの調整をキャンセルしました</translation>
    </message>
    <message>
        <source>Fields fitted to %1 joints, %2 of them capsules; %3 vertices move with them</source>
        <translation>フィールドを %1 個のジョイントに調整 (カプセル %2 個)、%3 個の頂点が追従します</translation>
    </message>
    <message>
        <source>Export canceled</source>
        <translation>書き出しをキャンセルしました</translation>
    </message>
    <message>
        <source>Saved automatically: %1</source>
        <translation>自動保存しました: %1</translation>
    </message>
    <message>
        <source>Opened %1: %2 parts, %3 vertices, %4 polygons, %5 joints</source>
        <translation>%1 を開きました: パーツ %2、頂点 %3、ポリゴン %4、ジョイント %5</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints in %3 (%4)</source>
        <translation>%1 個の頂点を %2 個のジョイントに %3 でバインドしました (%4)</translation>
    </message>
    <message>
        <source>Exported %1, %2, %3. %4</source>
        <translation>%1 を書き出しました、%2、%3。%4</translation>
    </message>
</context>
<context>
    <name>sinew::AlphaCurveForm</name>
    <message>
        <source>Stiffness by angle of %1</source>
        <translation>%1 の角度別の剛性</translation>
    </message>
    <message>
        <source>Stiffness by angle of the selected joint</source>
        <translation>選択ジョイントの角度別の剛性</translation>
    </message>
    <message>
        <source>Skin gets stiffer or softer as this joint turns. The curve sets the stiffness (alpha) of the bones below over the joint&apos;s angle</source>
        <translation>このジョイントが回るにつれ、スキンが硬く、またはやわらかくなります。曲線は、下のボーンの剛性 (alpha) をジョイントの角度に応じて決めます</translation>
    </message>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>先にビューかツリーでジョイントを選択してください</translation>
    </message>
    <message>
        <source>Both bones</source>
        <translation>両方のボーン</translation>
    </message>
    <message>
        <source>This bone</source>
        <translation>このボーン</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>リージョン %1</translation>
    </message>
    <message>
        <source>At %1°</source>
        <translation>%1° で</translation>
    </message>
    <message>
        <source>At key</source>
        <translation>キーで</translation>
    </message>
    <message>
        <source>Joints with stiffness by angle: %1</source>
        <translation>角度別の剛性を持つジョイント: %1</translation>
    </message>
    <message>
        <source>Stiffness by Angle</source>
        <translation>角度別の剛性</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Whose stiffness the curve sets: that of this joint&apos;s bone and of its parent&apos;s, which bend against one another, of this bone alone, or of a region</source>
        <translation>曲線で剛性を決める対象: 互いに折れ曲がるこのジョイントのボーンと親のボーン、このボーンだけ、またはリージョン</translation>
    </message>
    <message>
        <source>Stiffness over angle</source>
        <translation>角度に対する剛性</translation>
    </message>
    <message>
        <source>Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and down change. The dashed line is the pose&apos;s angle</source>
        <translation>キーはドラッグで移動、ダブルクリックで追加、Delete で削除。操作キー: 左右で選択、上下で変更。破線はポーズの角度</translation>
    </message>
    <message>
        <source>Stiffness at the key</source>
        <translation>キーでの剛性</translation>
    </message>
    <message>
        <source>The stiffness (alpha) at the angle of the chosen key</source>
        <translation>選択したキーの角度での剛性 (alpha)</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>キーを設定</translation>
    </message>
    <message>
        <source>Set a key at the pose&apos;s angle</source>
        <translation>ポーズの角度にキーを設定</translation>
    </message>
    <message>
        <source>Adds a key at the angle that the joint has in the pose</source>
        <translation>ポーズでのジョイントの角度にキーを加えます</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>キーを削除</translation>
    </message>
    <message>
        <source>Delete the chosen key</source>
        <translation>選択したキーを削除</translation>
    </message>
    <message>
        <source>Takes the chosen key out of the curve</source>
        <translation>選択したキーを曲線から除きます</translation>
    </message>
    <message>
        <source>Swing: how far the direction of the joint&apos;s bone turns from the bind pose. Twist: how far the bone turns about itself. Bend: the part of the swing about the joint&apos;s own axis, whose sign tells the directions apart</source>
        <translation>スイング: ジョイントのボーンの方向がバインドポーズから回った角度。ツイスト: ボーンが自身のまわりに回った角度。曲げ: スイングのうちジョイント自身の軸まわりの分。符号で向きを区別します</translation>
    </message>
</context>
<context>
    <name>sinew::Autosave</name>
    <message>
        <source>it is in use by another process</source>
        <translation>別のプロセスが使用中です</translation>
    </message>
</context>
<context>
    <name>sinew::AutosaveFlow</name>
    <message>
        <source>Autosaved</source>
        <translation>自動保存しました</translation>
    </message>
    <message>
        <source>Autosave failed: %1</source>
        <translation>自動保存に失敗しました: %1</translation>
    </message>
    <message>
        <source>An autosave copy is damaged.</source>
        <translation>自動保存のコピーが破損しています。</translation>
    </message>
</context>
<context>
    <name>sinew::BakeDialog</name>
    <message>
        <source>Canceled. Nothing was changed.</source>
        <translation>キャンセルしました。変更はありません。</translation>
    </message>
    <message>
        <source>End Co&amp;mparing</source>
        <translation>比較を終了(&amp;M)</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比較(&amp;M)</translation>
    </message>
    <message>
        <source>The character has changed since this bake. Bake again to apply it.</source>
        <translation>このベイクの後にキャラクターが変わりました。適用するにはもう一度ベイクしてください。</translation>
    </message>
    <message>
        <source>Baked in %1 s.</source>
        <translation>%1 s でベイクしました。</translation>
    </message>
    <message numerus="yes">
        <source>%n painted vertex(ices) kept their weights.</source>
        <translation>
            <numerusform>ペイント済み %n 頂点のウェイトはそのままです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Bake for Engine</source>
        <translation>エンジン用にベイク</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>ベイク</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>ベイク(&amp;B)</translation>
    </message>
    <message>
        <source>Fit what is ticked to the source in the poses, and measure it. The character stays as it is until you apply the result</source>
        <translation>チェックしたものをポーズでソースに合わせ、誤差を測ります。結果を適用するまでキャラクターは変わりません</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Show the source and the bake side by side in the same pose. Colours show how far they are apart</source>
        <translation>ソースとベイクを同じポーズで並べて表示。色はずれの大きさを示します</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Put weights, joints, shapes and drivers into the character and skin it with classic linear. One step of undo</source>
        <translation>ウェイト、ジョイント、シェイプ、ドライバーをキャラクターに入れ、クラシックリニアでスキニング。1 回の操作で元に戻せます</translation>
    </message>
    <message>
        <source>Progress of the bake</source>
        <translation>ベイクの進行状況</translation>
    </message>
</context>
<context>
    <name>sinew::BakeFlow</name>
    <message>
        <source>The bake cannot be applied.</source>
        <translation>ベイクを適用できません。</translation>
    </message>
    <message>
        <source>Baked. %1</source>
        <translation>ベイクしました。%1</translation>
    </message>
    <message>
        <source>Pose of the Bake</source>
        <translation>ベイクのポーズ</translation>
    </message>
</context>
<context>
    <name>sinew::BakeForm</name>
    <message numerus="yes">
        <source>%n joint(s) have settings of their own.</source>
        <translation>
            <numerusform>ジョイント %n 個に個別の設定があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stiffness follows the angles of joints.</source>
        <translation>剛性はジョイントの角度に従います。</translation>
    </message>
    <message>
        <source>%1 (held out)</source>
        <translation>%1 (検証用)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Poses: %1, of which %2 are held out to judge the result</source>
        <translation>ポーズ: %1、うち %2 は結果を判定する検証用</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>最大影響数</translation>
    </message>
    <message>
        <source>How many joints may move a vertex after the bake</source>
        <translation>ベイク後に 1 頂点を動かせるジョイントの数</translation>
    </message>
    <message>
        <source>Good to</source>
        <translation>許容差</translation>
    </message>
    <message>
        <source>The bake is good where the mean distance to the source is within this at every joint in every pose</source>
        <translation>ソースとの平均距離が、どのポーズのどのジョイントでもこの値以内ならベイクは良好です</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>How much memory the bake may take</source>
        <translation>ベイクが使えるメモリの量</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>効果</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Fit weights</source>
        <translation>ウェイトを合わせる</translation>
    </message>
    <message>
        <source>Finds the linear weights that come nearest to the source in all poses. They become a layer above all others. Painted vertices and locked joints keep theirs</source>
        <translation>全ポーズでソースに最も近いリニアのウェイトを求め、ほかのすべての上のレイヤーにします。ペイントした頂点とロックしたジョイントのウェイトは変わりません</translation>
    </message>
    <message>
        <source>Add helper joints</source>
        <translation>補助ジョイントを追加</translation>
    </message>
    <message>
        <source>Adds joints that turn half-way with another joint, where they pay</source>
        <translation>効果のある所に、別のジョイントの半分だけ回るジョイントを追加します</translation>
    </message>
    <message>
        <source>Add shapes, at most</source>
        <translation>シェイプを追加、最大</translation>
    </message>
    <message>
        <source>Add shapes</source>
        <translation>シェイプを追加</translation>
    </message>
    <message>
        <source>Adds corrective shapes with their drivers, those first that take away most of the distance</source>
        <translation>補正シェイプをドライバーとともに、距離を最も減らすものから追加します</translation>
    </message>
    <message>
        <source>Shapes at most</source>
        <translation>シェイプの最大数</translation>
    </message>
    <message>
        <source>How many corrective shapes the character gets. A symmetric pair counts as one</source>
        <translation>キャラクターに加える補正シェイプの数。対称のペアは 1 つと数えます</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Engines show classic linear as it is. Choose the skinning that they are to come near to.</source>
        <translation>エンジンはクラシックリニアをそのまま表示します。近づけるスキニングを選んでください。</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: なし</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>The skinning method that the bake comes near to. It is the character&apos;s own, as in the Pose panel, where each joint has settings too</source>
        <translation>ベイクで近づけるスキニング方式。ポーズパネルと同じキャラクター自身の方式で、そこではジョイントごとの設定もできます</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>インプリシットスキニング</translation>
    </message>
    <message>
        <source>Over the method: limbs keep their shape, and skin stops where it touches skin</source>
        <translation>方式に重ねて使用: 手足は形を保ち、スキンは他のスキンに触れた所で止まります</translation>
    </message>
    <message>
        <source>How much nearer to the source the vertices come that the step moves</source>
        <translation>ステップが動かす頂点がソースにどれだけ近づくか</translation>
    </message>
    <message>
        <source>What the step adds to the file</source>
        <translation>ステップがファイルに加えるもの</translation>
    </message>
    <message>
        <source>The poses that the bake is fitted to. A click on a pose shows it. Every third is held out: it judges the result and is not fitted to</source>
        <translation>ベイクを合わせるポーズ。ポーズのクリックで表示します。3 つに 1 つは検証用で、結果の判定に使い、フィットには使いません</translation>
    </message>
</context>
<context>
    <name>sinew::BakeResults</name>
    <message>
        <source>Nothing is baked yet.</source>
        <translation>まだ何もベイクしていません。</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>後</translation>
    </message>
    <message>
        <source>Worst before</source>
        <translation>最大 (前)</translation>
    </message>
    <message>
        <source>Worst after</source>
        <translation>最大 (後)</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>検証用</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>体積</translation>
    </message>
    <message>
        <source>%1 (held out)</source>
        <translation>%1 (検証用)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What the rows below are</source>
        <translation>下の行が表すもの</translation>
    </message>
    <message>
        <source>Figures of the bake</source>
        <translation>ベイクの数値</translation>
    </message>
    <message>
        <source>Mean distance, fitted poses</source>
        <translation>平均距離、フィット用ポーズ</translation>
    </message>
    <message>
        <source>Mean distance, held-out poses</source>
        <translation>平均距離、検証用ポーズ</translation>
    </message>
    <message>
        <source>Worst distance, fitted poses</source>
        <translation>最大距離、フィット用ポーズ</translation>
    </message>
    <message>
        <source>Worst distance, held-out poses</source>
        <translation>最大距離、検証用ポーズ</translation>
    </message>
    <message>
        <source>Smallest volume at a joint</source>
        <translation>ジョイントでの最小体積</translation>
    </message>
    <message>
        <source>Faces that cross others (source: %1)</source>
        <translation>他と交差する面 (ソース: %1)</translation>
    </message>
    <message>
        <source>Size of the shapes in a file</source>
        <translation>ファイル内のシェイプのサイズ</translation>
    </message>
    <message>
        <source>Mean distance to the source before the bake</source>
        <translation>ベイク前のソースとの平均距離</translation>
    </message>
    <message>
        <source>Mean distance to the source after the bake</source>
        <translation>ベイク後のソースとの平均距離</translation>
    </message>
    <message>
        <source>The farthest vertex before the bake</source>
        <translation>ベイク前に最も離れた頂点</translation>
    </message>
    <message>
        <source>The farthest vertex after the bake</source>
        <translation>ベイク後に最も離れた頂点</translation>
    </message>
    <message>
        <source>The joint that is farthest off after the bake</source>
        <translation>ベイク後に最も離れたジョイント</translation>
    </message>
    <message>
        <source>Mean distance to the source in fitted poses before the bake</source>
        <translation>ベイク前のフィット用ポーズでのソースとの平均距離</translation>
    </message>
    <message>
        <source>Mean distance to the source in fitted poses after the bake</source>
        <translation>ベイク後のフィット用ポーズでのソースとの平均距離</translation>
    </message>
    <message>
        <source>Mean distance in poses held out of the fit, after the bake</source>
        <translation>フィットから除外したポーズでの、ベイク後の平均距離</translation>
    </message>
    <message>
        <source>Worst pose</source>
        <translation>最大のポーズ</translation>
    </message>
    <message>
        <source>Mean distance in the pose in which it is largest: a joint is good where this is</source>
        <translation>平均距離が最大になるポーズでのその値: これが良好ならジョイントは良好です</translation>
    </message>
    <message>
        <source>The smallest volume at the joint, as a part of the source&apos;s</source>
        <translation>ジョイントでの最小体積、ソースの体積に対する割合</translation>
    </message>
    <message>
        <source>Millimetres by joint</source>
        <translation>ジョイント別のミリメートル</translation>
    </message>
    <message>
        <source>Millimetres by pose</source>
        <translation>ポーズ別のミリメートル</translation>
    </message>
    <message>
        <source>Distances to the source. A click on a row poses the character so: of a joint in the pose in which it is farthest off</source>
        <translation>ソースとの距離。行のクリックでキャラクターがそのポーズになります: ジョイントの行では、最も離れるポーズ</translation>
    </message>
</context>
<context>
    <name>sinew::BatchDialog</name>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>working</source>
        <translation>処理中</translation>
    </message>
    <message>
        <source>done before</source>
        <translation>以前に完了</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失敗: %1</translation>
    </message>
    <message>
        <source>Canceled. %1 Start again to go on with those that are left.</source>
        <translation>キャンセルしました。%1もう一度開始すると、残りを続けます。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>完了 %1</translation>
    </message>
    <message>
        <source>%1 done before</source>
        <translation>以前に完了 %1</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>失敗 %1</translation>
    </message>
    <message>
        <source>%1 working</source>
        <translation>処理中 %1</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>待機中 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): %1.</source>
        <translation>
            <numerusform>ファイル %n 個: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Bind a Folder</source>
        <translation>フォルダーをバインド</translation>
    </message>
    <message>
        <source>Binds many characters alike, one after the other, while you work on. A file that fails stops nothing. Started again, it goes on with what is left.</source>
        <translation>作業を続けながら、多数のキャラクターを同じように順にバインドします。失敗したファイルがあっても止まりません。もう一度開始すると、残りを続けます。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The characters and what became of each. Double-click one that is done to open it in the window</source>
        <translation>キャラクターとそれぞれの結果。完了したものをダブルクリックするとウィンドウで開きます</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>結果を開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>結果を開く</translation>
    </message>
    <message>
        <source>Open the selected bound file in the window</source>
        <translation>選択したバインド済みファイルをウィンドウで開く</translation>
    </message>
    <message>
        <source>&amp;Bind All</source>
        <translation>すべてバインド(&amp;B)</translation>
    </message>
    <message>
        <source>Bind All</source>
        <translation>すべてバインド</translation>
    </message>
    <message>
        <source>Bind all files that are not done</source>
        <translation>完了していない全ファイルをバインド</translation>
    </message>
</context>
<context>
    <name>sinew::BatchForm</name>
    <message>
        <source>Choose the Folder of Characters</source>
        <translation>キャラクターのフォルダーを選択</translation>
    </message>
    <message>
        <source>Choose the Output Folder</source>
        <translation>出力フォルダーを選択</translation>
    </message>
    <message>
        <source>As in the Bind panel</source>
        <translation>バインドパネルと同じ</translation>
    </message>
    <message>
        <source>A recipe file</source>
        <translation>レシピファイル</translation>
    </message>
    <message>
        <source>That of each file</source>
        <translation>各ファイルの形式</translation>
    </message>
    <message>
        <source>Skip what is done already</source>
        <translation>完了済みをスキップ</translation>
    </message>
    <message>
        <source>Bind all files again</source>
        <translation>全ファイルを再バインド</translation>
    </message>
    <message>
        <source>Each file&apos;s own</source>
        <translation>各ファイル自身のスケルトン</translation>
    </message>
    <message>
        <source>A folder, or a list of files (.txt)</source>
        <translation>フォルダー、またはファイルの一覧 (.txt)</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>参照...</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>A folder, whose files of known formats are bound with those of its subfolders; or a .txt file with the name of a character on each line</source>
        <translation>フォルダー: 対応する形式のファイルを、サブフォルダーのものも含めてバインドします。または、1 行に 1 つキャラクターの名前を書いた .txt ファイル</translation>
    </message>
    <message>
        <source>Output folder</source>
        <translation>出力フォルダー</translation>
    </message>
    <message>
        <source>Where the bound files go, outside the folder of characters. It is made when it does not exist</source>
        <translation>バインドしたファイルの出力先。キャラクターのフォルダーの外にします。なければ作られます</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Bind all files with the settings of the Bind panel and the last export, or with those of a recipe</source>
        <translation>全ファイルを、バインドパネルと前回の書き出しの設定、またはレシピの設定でバインドします</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>レシピ</translation>
    </message>
    <message>
        <source>A recipe file (.json)</source>
        <translation>レシピファイル (.json)</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>スケルトン</translation>
    </message>
    <message>
        <source>A file whose skeleton all characters are bound to. Empty: each to its own</source>
        <translation>全キャラクターをバインドするスケルトンを持つファイル。空: それぞれ自身のスケルトン</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Format of the bound files. What Sinew cannot write in the format of its file becomes GLB</source>
        <translation>バインドしたファイルの形式。Sinew が元の形式で書けないものは GLB になります</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>同時処理数</translation>
    </message>
    <message>
        <source>Number of files bound at a time. Each needs as much memory as one bind</source>
        <translation>同時にバインドするファイルの数。それぞれに 1 回のバインドと同じだけのメモリが必要です</translation>
    </message>
    <message>
        <source>Existing files</source>
        <translation>既存のファイル</translation>
    </message>
    <message>
        <source>A file counts as done if its output is unchanged and was made from the same file, by the same settings, by the same version of Sinew. All others are bound, and their outputs are replaced</source>
        <translation>出力が変更されておらず、同じファイルから、同じ設定、同じバージョンの Sinew で作られていれば、そのファイルは完了と見なされます。それ以外はすべてバインドされ、出力は置き換えられます</translation>
    </message>
</context>
<context>
    <name>sinew::BindBar</name>
    <message>
        <source>Bind Skin Again</source>
        <translation>スキンを再バインド</translation>
    </message>
    <message>
        <source>Bind Skin</source>
        <translation>スキンをバインド</translation>
    </message>
    <message>
        <source>Open a character first.</source>
        <translation>先にキャラクターを開いてください。</translation>
    </message>
    <message>
        <source>The character has no skeleton yet.</source>
        <translation>キャラクターにまだスケルトンがありません。</translation>
    </message>
    <message>
        <source>The settings have changed since the last bind. Bind again.</source>
        <translation>前回のバインド後に設定が変わりました。再バインドしてください。</translation>
    </message>
    <message>
        <source>Bound with these settings.</source>
        <translation>この設定でバインド済みです。</translation>
    </message>
    <message>
        <source>Not bound yet.</source>
        <translation>まだバインドされていません。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the bind</source>
        <translation>バインドをキャンセル</translation>
    </message>
    <message>
        <source>Progress of the bind</source>
        <translation>バインドの進行状況</translation>
    </message>
    <message>
        <source>The file has weights. Bind Skin makes new ones.</source>
        <translation>ファイルにウェイトがあります。「スキンをバインド」で作り直します。</translation>
    </message>
</context>
<context>
    <name>sinew::BindFlow</name>
    <message>
        <source>This character has no skeleton.</source>
        <translation>このキャラクターにはスケルトンがありません。</translation>
    </message>
    <message>
        <source>Make one from a template, or load one from one of these files: %1.</source>
        <translation>テンプレートから作成するか、次のいずれかのファイルから読み込んでください: %1。</translation>
    </message>
    <message>
        <source>Bound in %1 s, but the skeleton is outside the mesh. See the report</source>
        <translation>%1 秒でバインドしましたが、スケルトンがメッシュの外にあります。レポートを参照してください</translation>
    </message>
    <message>
        <source>Bound in %1 s</source>
        <translation>%1 秒でバインドしました</translation>
    </message>
    <message>
        <source>Coarse preview after %1 ms, now binding at full resolution</source>
        <translation>%1 ms で粗いプレビューを表示、フル解像度でバインド中</translation>
    </message>
    <message>
        <source>Bind canceled, nothing changed</source>
        <translation>バインドをキャンセルしました、変更はありません</translation>
    </message>
    <message>
        <source>Bind canceled, because the character or the settings changed while it ran</source>
        <translation>実行中にキャラクターか設定が変わったため、バインドをキャンセルしました</translation>
    </message>
    <message>
        <source>The bind failed.</source>
        <translation>バインドに失敗しました。</translation>
    </message>
    <message>
        <source>The lattice cannot be added.</source>
        <translation>ラティスを追加できません。</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 を追加しました</translation>
    </message>
</context>
<context>
    <name>sinew::BindPanel</name>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
</context>
<context>
    <name>sinew::BoneAlphaForm</name>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>%1 の剛性 (alpha)</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of the selected joint</source>
        <translation>選択ジョイントの剛性 (alpha)</translation>
    </message>
    <message>
        <source>How stiff the skin bends at this joint, instead of the stiffness of all joints. Lower values spread the joint&apos;s weights farther into its neighbours</source>
        <translation>全体の剛性の代わりに、このジョイントでのスキンの曲がりにくさを指定します。値が低いほどジョイントのウェイトが隣へ広く広がります</translation>
    </message>
    <message>
        <source>Joints with their own stiffness: %1</source>
        <translation>個別の剛性を持つジョイント: %1</translation>
    </message>
    <message>
        <source>Clear joint stiffness</source>
        <translation>ジョイントの剛性をクリア</translation>
    </message>
    <message>
        <source>Use the same stiffness for all joints again</source>
        <translation>すべてのジョイントで同じ剛性に戻します</translation>
    </message>
</context>
<context>
    <name>sinew::BoneSmoothnessForm</name>
    <message>
        <source>Smoothness of %1</source>
        <translation>%1 のなめらかさ</translation>
    </message>
    <message>
        <source>Smoothness of the selected joint</source>
        <translation>選択ジョイントのなめらかさ</translation>
    </message>
    <message>
        <source>How far this joint&apos;s weights reach along the picture, in pixels of a picture 512 pixels long, instead of the smoothness of all joints: 10 for an elbow, 100 for hair</source>
        <translation>全体のなめらかさの代わりに、このジョイントのウェイトが画像に沿って届く距離を、長さ 512 ピクセルの画像のピクセル数で指定: 肘は 10、髪は 100</translation>
    </message>
    <message>
        <source>Joints with their own smoothness: %1</source>
        <translation>個別のなめらかさを持つジョイント: %1</translation>
    </message>
    <message>
        <source>Clear joint smoothness</source>
        <translation>ジョイントのなめらかさをクリア</translation>
    </message>
    <message>
        <source>Use the same smoothness for all joints again</source>
        <translation>すべてのジョイントで同じなめらかさに戻します</translation>
    </message>
</context>
<context>
    <name>sinew::BoneValueForm</name>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>先にビューかツリーでジョイントを選択してください</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
</context>
<context>
    <name>sinew::BrushForm</name>
    <message>
        <source>Paints the weights of %1.</source>
        <translation>%1 のウェイトをペイントします。</translation>
    </message>
    <message>
        <source>Select a joint to paint its weights.</source>
        <translation>ウェイトをペイントするジョイントを選択してください。</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>ブラシ</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>スムーズ</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>シャープ</translation>
    </message>
    <message>
        <source>Gradient (drag a line)</source>
        <translation>グラデーション (線をドラッグ)</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>フラッド</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>What a stroke does to the weights</source>
        <translation>ストロークがウェイトに行う処理</translation>
    </message>
    <message>
        <source>The weight to paint, or the factor to scale by</source>
        <translation>ペイントするウェイト、またはスケールの係数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>The weight at the end of the gradient</source>
        <translation>グラデーションの終点のウェイト</translation>
    </message>
    <message>
        <source>End value</source>
        <translation>終了値</translation>
    </message>
    <message>
        <source>Under cursor</source>
        <translation>カーソル下</translation>
    </message>
    <message>
        <source>The weight of the selected joint at the vertex under the brush</source>
        <translation>ブラシの下の頂点での、選択ジョイントのウェイト</translation>
    </message>
    <message>
        <source>Accumulate</source>
        <translation>累積</translation>
    </message>
    <message>
        <source>Crossing a place again in the same stroke adds more. Else one stroke changes no weight by more than its strength</source>
        <translation>同じストロークで同じ所を再び通ると、さらに加わります。オフでは、1 回のストロークでウェイトは強さを超えて変わりません</translation>
    </message>
</context>
<context>
    <name>sinew::BrushLimitForm</name>
    <message>
        <source>Max Influences: all. Nothing is cut.</source>
        <translation>最大インフルエンス数: すべて。削減なし。</translation>
    </message>
    <message>
        <source>Max Influences %1:</source>
        <translation>最大インフルエンス数 %1:</translation>
    </message>
    <message>
        <source>no vertex loses weight.</source>
        <translation>失う頂点はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) will lose weight, at most %1.</source>
        <translation>
            <numerusform>%n 頂点がウェイトを失います (最大 %1)。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep Max Influences</source>
        <translation>最大影響数を守る</translation>
    </message>
    <message>
        <source>Strokes give no vertex more joints than Max Influences in the Bind panel allows: the smallest weights go</source>
        <translation>ストロークは、バインドパネルの最大インフルエンス数より多くのジョイントを頂点に与えません: 最小のウェイトが消えます</translation>
    </message>
    <message>
        <source>What Max Influences takes from the weights as they are now. Limit Influences cuts them at once</source>
        <translation>今のウェイトから最大インフルエンス数が取り去るもの。「インフルエンスを制限」ですぐに削れます</translation>
    </message>
</context>
<context>
    <name>sinew::BrushOptionsForm</name>
    <message>
        <source>All others, proportionally</source>
        <translation>他のすべてに比例配分</translation>
    </message>
    <message>
        <source>Brush options</source>
        <translation>ブラシオプション</translation>
    </message>
    <message>
        <source>On: share the rest</source>
        <translation>オン: 残りを分配</translation>
    </message>
    <message>
        <source>All: scale every joint</source>
        <translation>すべて: 全ジョイントをスケール</translation>
    </message>
    <message>
        <source>Unlocked: scale unlocked joints</source>
        <translation>非ロック: ロックされていないジョイントをスケール</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>正規化</translation>
    </message>
    <message>
        <source>How the weights of the other joints change so that all sum to 1</source>
        <translation>合計が 1 になるように他のジョイントのウェイトを変える方法</translation>
    </message>
    <message>
        <source>Redistribute to</source>
        <translation>再配分先</translation>
    </message>
    <message>
        <source>The joint that receives the weight removed by a stroke</source>
        <translation>ストロークで取り除いたウェイトを受け取るジョイント</translation>
    </message>
    <message>
        <source>Paint layer mask</source>
        <translation>レイヤーマスクをペイント</translation>
    </message>
    <message>
        <source>Strokes hide the active layer. With Ctrl they show it again</source>
        <translation>ストロークでアクティブなレイヤーを隠します。Ctrl で再表示します</translation>
    </message>
    <message>
        <source>Lock this joint</source>
        <translation>このジョイントをロック</translation>
    </message>
    <message>
        <source>Strokes and operations do not change the weights of this joint</source>
        <translation>ストロークと操作はこのジョイントのウェイトを変更しません</translation>
    </message>
</context>
<context>
    <name>sinew::BrushReachForm</name>
    <message>
        <source>Surface distance</source>
        <translation>表面距離</translation>
    </message>
    <message>
        <source>Measure the radius along the surface, so that the brush does not reach the next finger</source>
        <translation>半径を表面に沿って測り、ブラシが隣の指に届かないようにします</translation>
    </message>
    <message>
        <source>Through layers</source>
        <translation>重なりを通して</translation>
    </message>
    <message>
        <source>Also paint what lies close over or under the surface and faces the same way: the skin below a shirt, but not the next finger</source>
        <translation>表面のすぐ上下で同じ向きのものもペイント: シャツの下の肌。隣の指は含みません</translation>
    </message>
    <message>
        <source>Front faces only</source>
        <translation>前面のみ</translation>
    </message>
    <message>
        <source>Do not paint vertices that face away from the view</source>
        <translation>ビューの反対を向いた頂点にはペイントしません</translation>
    </message>
</context>
<context>
    <name>sinew::BrushTipForm</name>
    <message>
        <source>Smooth</source>
        <comment>falloff</comment>
        <translation>スムーズ</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>リニア</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>シャープ</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>一定</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Radius in pixels. Change it with [ and ] or the wheel</source>
        <translation>半径 (ピクセル)。[ と ] またはホイールで変更</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>減衰</translation>
    </message>
    <message>
        <source>How the brush fades towards its edge</source>
        <translation>ブラシが縁に向かって弱まる形</translation>
    </message>
    <message>
        <source>Mirror (X)</source>
        <translation>ミラー (X)</translation>
    </message>
    <message>
        <source>Also paint the other side: weights of the mirrored joint, amounts of the region</source>
        <translation>反対側もペイントします: ミラーしたジョイントのウェイト、リージョンの量</translation>
    </message>
    <message>
        <source>Strength of the brush</source>
        <translation>ブラシの強さ</translation>
    </message>
    <message>
        <source>Pen pressure changes the strength</source>
        <translation>筆圧で強さを変える</translation>
    </message>
    <message>
        <source>The harder, the stronger</source>
        <translation>強く押すほど強くなります</translation>
    </message>
    <message>
        <source>Pen pressure changes the size</source>
        <translation>筆圧でサイズを変える</translation>
    </message>
    <message>
        <source>The harder, the larger</source>
        <translation>強く押すほど大きくなります</translation>
    </message>
</context>
<context>
    <name>sinew::CagesForm</name>
    <message>
        <source>%1: %2 vertices, %3 faces</source>
        <translation>%1: 頂点 %2、フェース %3</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>ケージ</translation>
    </message>
    <message>
        <source>Each vertex of a cage is a joint that moves what lies around it. Draw the cage in the view, or model it in another program and export it as OBJ.</source>
        <translation>ケージの各頂点は周囲を動かすジョイントです。ケージはビューに描くか、別のプログラムでモデリングして OBJ で書き出してください。</translation>
    </message>
    <message>
        <source>Draw in the View</source>
        <translation>ビューに描く</translation>
    </message>
    <message>
        <source>Click in the view to place vertices. A click on the first one closes a face, Enter ends a chain or makes a point handle of a single vertex</source>
        <translation>ビューをクリックして頂点を置きます。最初の頂点をクリックするとフェースを閉じ、Enter でチェーンを終えるか、単一の頂点をポイントハンドルにします</translation>
    </message>
    <message>
        <source>Place on</source>
        <translation>配置先</translation>
    </message>
    <message>
        <source>Where a click on the character puts a vertex: in the middle of the volume under the cursor, or on the surface</source>
        <translation>キャラクターをクリックしたときに頂点を置く場所: カーソル下のボリュームの中央、または表面</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>Add From OBJ...</source>
        <translation>OBJ から追加...</translation>
    </message>
    <message>
        <source>Read a cage and add a joint for each of its vertices</source>
        <translation>ケージを読み込み、各頂点にジョイントを追加します</translation>
    </message>
    <message>
        <source>Cages whose vertices are joints. Double-click to rename</source>
        <translation>頂点がジョイントのケージ。ダブルクリックで名前を変更</translation>
    </message>
    <message>
        <source>Fill the inside</source>
        <translation>内部を充填</translation>
    </message>
    <message>
        <source>The space inside this closed cage counts as volume, so that weights spread from its faces to the skin. Without it each vertex holds the skin nearest to it</source>
        <translation>この閉じたケージの内側をボリュームとみなし、ウェイトをフェースからスキンへ広げます。オフでは各頂点が最も近いスキンを保持します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the selected cages and the joints that were added for them</source>
        <translation>選択ケージと、そのために加えたジョイントを削除</translation>
    </message>
    <message>
        <source>%1: lattice, %2 control vertices</source>
        <translation>%1: ラティス、コントロール頂点 %2 個</translation>
    </message>
    <message>
        <source>%1: wire, %2 control vertices</source>
        <translation>%1: ワイヤー、コントロール頂点 %2 個</translation>
    </message>
    <message>
        <source>Add Lattice</source>
        <translation>ラティスを追加</translation>
    </message>
    <message>
        <source>Put a lattice of control vertices around the selected vertices, the selected parts or the whole character, for free-form deformation</source>
        <translation>選択頂点、選択パーツ、またはキャラクター全体をコントロール頂点のラティスで囲み、自由変形に使う</translation>
    </message>
</context>
<context>
    <name>sinew::ChainDialog</name>
    <message>
        <source>Draw a stroke over a tail, hair or a tentacle, from its root to its end.</source>
        <translation>尻尾、髪、触手などの上に、根元から先端へストロークを描きます。</translation>
    </message>
    <message>
        <source>Draw a stroke down the front of a skirt, from its waist to its hem.</source>
        <translation>スカートの前面に、ウエストから裾へストロークを描きます。</translation>
    </message>
    <message>
        <source>Draw a stroke down the middle of a cape, from its upper border to its hem.</source>
        <translation>マントの中央に、上端から裾へストロークを描きます。</translation>
    </message>
    <message>
        <source>Draw Chain</source>
        <translation>チェーンを描く</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>チェーン</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>スカート</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>マント</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>A single chain, chains around a skirt, or chains beside each other over a cape</source>
        <translation>単一のチェーン、スカートの周囲のチェーン、またはマントに並ぶチェーン</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>チェーン数</translation>
    </message>
    <message>
        <source>How many chains a skirt or a cape gets</source>
        <translation>スカートまたはマントのチェーン数</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>What the joints are called; numbers follow</source>
        <translation>ジョイントの名前。後ろに番号が付きます</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>How many joints the chain has</source>
        <translation>チェーンのジョイント数</translation>
    </message>
    <message>
        <source>Below the selected joint</source>
        <translation>選択したジョイントの下</translation>
    </message>
    <message>
        <source>Otherwise, or without a selected joint, the nearest joint is the parent</source>
        <translation>オフの場合やジョイント未選択の場合は、最も近いジョイントが親になります</translation>
    </message>
</context>
<context>
    <name>sinew::ChainMaker</name>
    <message>
        <source>Draw Chain</source>
        <translation>チェーンを描く</translation>
    </message>
</context>
<context>
    <name>sinew::ChainValuesForm</name>
    <message>
        <source>Preset of Springs</source>
        <translation>スプリングのプリセット</translation>
    </message>
    <message>
        <source>Stiffness at the Tip</source>
        <translation>先端の剛性</translation>
    </message>
    <message>
        <source>Radius of Springs</source>
        <translation>スプリングの半径</translation>
    </message>
    <message>
        <source>Direction of Gravity</source>
        <translation>重力の方向</translation>
    </message>
    <message>
        <source>Centre of Springs</source>
        <translation>スプリングの中心</translation>
    </message>
    <message>
        <source>%1 of Springs</source>
        <translation>スプリングの%1</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>No colliders yet</source>
        <translation>コライダーはまだありません</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>colliders</source>
        <translation>コライダー</translation>
    </message>
    <message>
        <source>The chosen chains differ in: %1. A field sets all of them.</source>
        <translation>選んだチェーンで異なるもの: %1。欄に入力するとすべてに設定されます。</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>剛性</translation>
    </message>
    <message>
        <source>How strongly the chain returns to how it was modelled. 0: it only falls and swings</source>
        <translation>チェーンがモデリング時の形に戻る強さ。0: 落ちて揺れるだけ</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>抵抗</translation>
    </message>
    <message>
        <source>How much speed the chain loses in each step. 0: it swings for long, 1: it stops at once</source>
        <translation>チェーンがステップごとに失う速さの割合。0: 長く揺れる、1: すぐ止まる</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>How strongly the chain falls in the direction below. Negative: it rises</source>
        <translation>チェーンが下の方向に落ちる強さ。負: 上がる</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>柔らかい</translation>
    </message>
    <message>
        <source>firm</source>
        <translation>硬い</translation>
    </message>
    <message>
        <source>At the tip</source>
        <translation>先端</translation>
    </message>
    <message>
        <source>Stiffness at the end of the chain, of that at its beginning. Joints between change evenly</source>
        <translation>チェーンの始まりの剛性に対する、終わりの剛性。間のジョイントは均等に変わります</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Where gravity pulls, in the scene: 0, -1, 0 is down. Its length is made 1</source>
        <translation>シーン内で重力が引く方向: 0, -1, 0 は下。長さは 1 にします</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Radius of the spheres at the ends of the bones, which colliders push</source>
        <translation>ボーンの終わりにある、コライダーに押される球の半径</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Only what moves against this joint makes the chain swing. Choose the hips to keep hair calm while the character moves or is dragged through the scene</source>
        <translation>このジョイントに対する動きだけがチェーンを揺らします。腰を選ぶと、キャラクターが歩いたりシーン内でドラッグされたりしても髪が落ち着きます</translation>
    </message>
    <message>
        <source>Pushed by</source>
        <translation>押すもの</translation>
    </message>
    <message>
        <source>Groups of colliders that the chain does not swing into</source>
        <translation>チェーンが入り込まないコライダーのグループ</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Stiffness, drag and gravity for what the chain is. The radius stays</source>
        <translation>チェーンの用途に合う剛性、抵抗、重力。半径は変わりません</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
</context>
<context>
    <name>sinew::CheckFlow</name>
    <message>
        <source>%1 canceled.</source>
        <translation>%1をキャンセルしました。</translation>
    </message>
    <message>
        <source>No faulty weights found.</source>
        <translation>ウェイトの不具合は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy, %4 with too many influences, %5 with invalid or unnormalized weights in the file.</source>
        <translation>不具合のある頂点: ウェイトなし %1、遠いジョイントのウェイトあり %2、ノイズあり %3、インフルエンス過多 %4、ファイルのウェイトが無効か正規化されていない %5。</translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageFlow</name>
    <message>
        <source>%1 failed.</source>
        <translation>%1に失敗しました。</translation>
    </message>
    <message>
        <source>Check page written to %1.</source>
        <translation>チェックページを %1 に書き出しました。</translation>
    </message>
    <message>
        <source>All requirements are fulfilled.</source>
        <translation>すべての要件を満たしています。</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) missed.</source>
        <translation>
            <numerusform>%n 件の要件を満たしていません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageJob</name>
    <message>
        <source>Save Check Page</source>
        <translation>チェックページを保存</translation>
    </message>
</context>
<context>
    <name>sinew::ClipPlayer</name>
    <message>
        <source>Range of motion</source>
        <translation>可動域</translation>
    </message>
    <message>
        <source>Animation %1</source>
        <translation>アニメーション %1</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>ポーズキー</translation>
    </message>
    <message>
        <source>Go to Time</source>
        <translation>時刻へ移動</translation>
    </message>
    <message>
        <source>Use Pose from Clip</source>
        <translation>クリップのポーズを使用</translation>
    </message>
</context>
<context>
    <name>sinew::CollidersForm</name>
    <message>
        <source>Shape of Collider</source>
        <translation>コライダーの形</translation>
    </message>
    <message>
        <source>Joint of Collider</source>
        <translation>コライダーのジョイント</translation>
    </message>
    <message>
        <source>Radius of Collider</source>
        <translation>コライダーの半径</translation>
    </message>
    <message>
        <source>Direction of Plane</source>
        <translation>平面の方向</translation>
    </message>
    <message>
        <source>Move Collider</source>
        <translation>コライダーを移動</translation>
    </message>
    <message>
        <source>Rename Collider</source>
        <translation>コライダー名を変更</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1: %3 の%2</translation>
    </message>
    <message>
        <source>Choose colliders in the list, or take Edit in the View and click their middles.</source>
        <translation>一覧でコライダーを選ぶか、「ビューで編集」で中央をクリックしてください。</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Sphere, inside</source>
        <translation>球 (内側)</translation>
    </message>
    <message>
        <source>Capsule, inside</source>
        <translation>カプセル (内側)</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形</translation>
    </message>
    <message>
        <source>Chains stay outside of spheres and capsules, on one side of a plane, and within the shapes whose inside is free. Planes and insides are an extension that not every program knows</source>
        <translation>チェーンは球とカプセルの外、平面の片側、内側が空いている形の中にとどまります。平面と内側は拡張で、対応しないプログラムもあります</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>The joint that the collider moves with</source>
        <translation>コライダーが一緒に動くジョイント</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>How thick the collider is</source>
        <translation>コライダーの太さ</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Offset (mm)</source>
        <translation>オフセット (mm)</translation>
    </message>
    <message>
        <source>Where its middle or first end is, from the joint along the joint&apos;s own axes</source>
        <translation>中央または最初の端の位置。ジョイントから、ジョイント自身の軸に沿って</translation>
    </message>
    <message>
        <source>End (mm)</source>
        <translation>端 (mm)</translation>
    </message>
    <message>
        <source>Where the capsule&apos;s other end is, likewise</source>
        <translation>カプセルのもう一方の端の位置。同様に表します</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>To which side of the plane chains are kept</source>
        <translation>チェーンを平面のどちら側にとどめるか</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>Chains choose colliders by groups. Choose one, or type the name of a new one</source>
        <translation>チェーンはグループでコライダーを選びます。選ぶか、新しいグループの名前を入力</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>コライダー</translation>
    </message>
    <message>
        <source>Shapes that chains do not swing into, one a row. Double-click names a collider</source>
        <translation>チェーンが入り込まない形、1 行に 1 つ。ダブルクリックでコライダーに名前を付けます</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove colliders</source>
        <translation>コライダーを削除</translation>
    </message>
    <message>
        <source>Removes the chosen colliders</source>
        <translation>選んだコライダーを削除します</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>ミラー</translation>
    </message>
    <message>
        <source>Mirror colliders</source>
        <translation>コライダーをミラー</translation>
    </message>
    <message>
        <source>Makes the chosen colliders on the other side too, on the partner joints</source>
        <translation>選んだコライダーを反対側の対のジョイントにも作ります</translation>
    </message>
    <message>
        <source>Edit in the View</source>
        <translation>ビューで編集</translation>
    </message>
    <message>
        <source>Click a collider&apos;s middle to choose it, and drag its handles. With Symmetric Joints the other side follows</source>
        <translation>コライダーの中央をクリックして選び、ハンドルをドラッグします。対称編集では反対側も追従します</translation>
    </message>
</context>
<context>
    <name>sinew::CommandDialog</name>
    <message>
        <source>Nothing found. No command has all of these words</source>
        <translation>これらの語をすべて含むコマンドはありません</translation>
    </message>
    <message>
        <source>Not available now. %1</source>
        <translation>今は使えません。%1</translation>
    </message>
    <message>
        <source>Find Command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Type a name, a key or what you want to do</source>
        <translation>名前、キー、またはしたいことを入力</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Shows the commands that have all of these words</source>
        <translation>これらの語をすべて含むコマンドを表示します</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Enter or a double-click runs the command</source>
        <translation>Enter またはダブルクリックでコマンドを実行します</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Opens this page of the manual</source>
        <translation>マニュアルのこのページを開きます</translation>
    </message>
</context>
<context>
    <name>sinew::CompareModel</name>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>インフルエンス</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Distance 95 %</source>
        <translation>距離 95 %</translation>
    </message>
    <message>
        <source>Max stretch</source>
        <translation>最大の伸び</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>にじみ</translation>
    </message>
    <message>
        <source>Unweighted</source>
        <translation>ウェイトなし</translation>
    </message>
    <message>
        <source>Where the weights come from</source>
        <translation>ウェイトの由来</translation>
    </message>
    <message>
        <source>How long the bind took</source>
        <translation>バインドにかかった時間</translation>
    </message>
    <message>
        <source>Mean number of joints that move a vertex</source>
        <translation>1 頂点を動かすジョイントの平均数</translation>
    </message>
    <message>
        <source>Mean difference from the weights of the first pane, 0 to 1</source>
        <translation>最初のペインのウェイトとの平均差、0～1</translation>
    </message>
    <message>
        <source>95 % of the vertices are nearer than this to their place in the first pane, in this pose</source>
        <translation>このポーズで、頂点の 95 % は最初のペインでの位置からこの距離より近くにあります</translation>
    </message>
    <message>
        <source>The edge that this pose stretches most, compared with its length in the bind pose</source>
        <translation>このポーズで最も伸びるエッジ、バインドポーズでの長さとの比</translation>
    </message>
    <message>
        <source>Mean weight of joints other than the strongest one, its parent and its children</source>
        <translation>最も強いジョイントとその親子以外のジョイントの平均ウェイト</translation>
    </message>
    <message>
        <source>Vertices without weights</source>
        <translation>ウェイトのない頂点</translation>
    </message>
</context>
<context>
    <name>sinew::ComparePane</name>
    <message>
        <source>Pane %1</source>
        <translation>ペイン %1</translation>
    </message>
    <message>
        <source>Shows the character under the weights that are named above</source>
        <translation>上に示したウェイトでのキャラクターを表示します</translation>
    </message>
    <message>
        <source>The 3D view is not available. The table shows the figures.</source>
        <translation>3D ビューは使えません。数値は表にあります。</translation>
    </message>
</context>
<context>
    <name>sinew::CompareView</name>
    <message>
        <source>Another file...</source>
        <translation>別のファイル...</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>カラー</translation>
    </message>
    <message>
        <source>What the colours of all panes mean</source>
        <translation>全ペインの色の意味</translation>
    </message>
    <message>
        <source>Figures of the comparison</source>
        <translation>比較の数値</translation>
    </message>
    <message>
        <source>One row for each pane</source>
        <translation>ペインごとに 1 行</translation>
    </message>
    <message>
        <source>Weights of pane %1</source>
        <translation>ペイン %1 のウェイト</translation>
    </message>
    <message>
        <source>The weights that this pane shows: of this document, of a solver under the document&apos;s settings, or of a file</source>
        <translation>このペインに表示するウェイト: このドキュメント、ドキュメントの設定によるソルバー、またはファイルのもの</translation>
    </message>
</context>
<context>
    <name>sinew::ComponentsModel</name>
    <message>
        <source>%1 %2</source>
        <comment>part vertex</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1 (ロック)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>The sum of all weights of the vertex</source>
        <translation>頂点の全ウェイトの合計</translation>
    </message>
</context>
<context>
    <name>sinew::ComponentsPanel</name>
    <message>
        <source>Unlock Joint</source>
        <translation>ジョイントのロック解除</translation>
    </message>
    <message>
        <source>Lock Joint</source>
        <translation>ジョイントをロック</translation>
    </message>
    <message>
        <source>The clipboard holds no numbers.</source>
        <translation>クリップボードに数値がありません。</translation>
    </message>
    <message>
        <source>Select vertices to edit their weights here.</source>
        <translation>頂点を選択すると、ここでウェイトを編集できます。</translation>
    </message>
    <message>
        <source>Vertices: %1, joints: %2</source>
        <translation>頂点: %1、ジョイント: %2</translation>
    </message>
    <message>
        <source>Type a number to set all selected cells, in percent. Double-click a joint&apos;s name to lock it, a vertex&apos;s number to inspect it. Ctrl+C and Ctrl+V copy and paste cells.</source>
        <translation>パーセントの数値を入力すると選択セルすべてに入ります。ジョイント名のダブルクリックでロック、頂点番号で調べます。Ctrl+C と Ctrl+V でセルをコピー、貼り付け。</translation>
    </message>
    <message>
        <source>Weights of the selected vertices</source>
        <translation>選択した頂点のウェイト</translation>
    </message>
    <message>
        <source>A row for each vertex, a column for each joint. Click a joint&apos;s name to sort</source>
        <translation>行が頂点、列がジョイントです。ジョイント名をクリックすると並べ替えます</translation>
    </message>
    <message>
        <source>&amp;Copy Cells</source>
        <translation>セルをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Cells</source>
        <translation>セルを貼り付け(&amp;P)</translation>
    </message>
</context>
<context>
    <name>sinew::ConstraintsForm</name>
    <message>
        <source>%1: rolls about %2 with %3, %4 %</source>
        <translation>%1: %3 に合わせて %2 まわりにロール、%4 %</translation>
    </message>
    <message>
        <source>%1: aims %2 at %3, %4 %</source>
        <translation>%1: %2 を %3 に向ける、%4 %</translation>
    </message>
    <message>
        <source>%1: turns with %2, %3 %</source>
        <translation>%1: %2 とともに回転、%3 %</translation>
    </message>
    <message>
        <source>Remove Constraint</source>
        <translation>コンストレイントを削除</translation>
    </message>
    <message>
        <source>Find Twist Joints</source>
        <translation>ツイストジョイントを検索</translation>
    </message>
    <message numerus="yes">
        <source>%n constraint(s) for twist joints added</source>
        <translation>
            <numerusform>ツイストジョイントのコンストレイントを %n 個追加しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Constraint</source>
        <translation>コンストレイントを追加</translation>
    </message>
    <message>
        <source>Change Constraint</source>
        <translation>コンストレイントを変更</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>コンストレイント</translation>
    </message>
    <message>
        <source>Find Twists</source>
        <translation>ツイストを検索</translation>
    </message>
    <message>
        <source>Find twist joints</source>
        <translation>ツイストジョイントを検索</translation>
    </message>
    <message>
        <source>Lets twist joints, found by their place on a bone, take a fraction of the roll of the joint where the bone ends</source>
        <translation>ボーン上の位置で見つけたツイストジョイントに、ボーンの終わりのジョイントのロールの一部を受け持たせます</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a constraint</source>
        <translation>コンストレイントを追加</translation>
    </message>
    <message>
        <source>Adds a constraint of the selected joint by the one above it</source>
        <translation>選択ジョイントを 1 つ上のジョイントで動かすコンストレイントを追加します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the constraint</source>
        <translation>コンストレイントを削除</translation>
    </message>
    <message>
        <source>Removes the chosen constraint</source>
        <translation>選んだコンストレイントを削除します</translation>
    </message>
    <message>
        <source>Joints that turn with others, as VRM 1.0 has it</source>
        <translation>VRM 1.0 の方式で、他とともに回るジョイント</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>The joint that is turned</source>
        <translation>回されるジョイント</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>The joint whose turn or place counts</source>
        <translation>回転または位置が使われるジョイント</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Roll: about one axis, as the source turns about that line. Aim: an axis points at the source. Rotation: as the source turns</source>
        <translation>ロール: ソースがその線のまわりに回る分だけ、1 つの軸まわりに回る。エイム: 軸がソースを向く。回転: ソースと同じに回る</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>ロール</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>エイム</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>The joint&apos;s own axis that rolls, or that aims</source>
        <translation>ロールする、または向けるジョイント自身の軸</translation>
    </message>
    <message>
        <source>The fraction of the turn that the joint takes</source>
        <translation>回転のうちジョイントが受け持つ割合</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>No constraints. Find Twists looks for twist joints; Add takes the selected joint.</source>
        <translation>コンストレイントはありません。「ツイストを検索」はツイストジョイントを探し、「追加」は選択ジョイントを使います。</translation>
    </message>
</context>
<context>
    <name>sinew::ContextMenus</name>
    <message>
        <source>%1 joints</source>
        <translation>ジョイント %1 個</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 個のパーツ</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>スケルトン</translation>
    </message>
    <message>
        <source>Show Part</source>
        <translation>パーツを表示</translation>
    </message>
    <message>
        <source>Show Parts</source>
        <translation>複数のパーツを表示</translation>
    </message>
    <message>
        <source>Hide Part</source>
        <translation>パーツを非表示</translation>
    </message>
    <message>
        <source>Hide Parts</source>
        <translation>複数のパーツを非表示</translation>
    </message>
    <message>
        <source>Ghost Part</source>
        <translation>パーツを半透明に</translation>
    </message>
    <message>
        <source>Ghost Parts</source>
        <translation>パーツを半透明に</translation>
    </message>
    <message>
        <source>Isolate Part</source>
        <translation>パーツを分離表示</translation>
    </message>
    <message>
        <source>Isolate Parts</source>
        <translation>複数のパーツを分離表示</translation>
    </message>
    <message>
        <source>Ghost Others</source>
        <translation>他を半透明に</translation>
    </message>
    <message>
        <source>Show Joint</source>
        <translation>ジョイントを表示</translation>
    </message>
    <message>
        <source>Show Joints</source>
        <translation>ジョイントを表示</translation>
    </message>
    <message>
        <source>Hide Joint</source>
        <translation>ジョイントを隠す</translation>
    </message>
    <message>
        <source>Hide Joints</source>
        <translation>ジョイントを隠す</translation>
    </message>
    <message>
        <source>Isolate Joint</source>
        <translation>ジョイントを分離表示</translation>
    </message>
    <message>
        <source>Isolate Joints</source>
        <translation>ジョイントを分離表示</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>バインド</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>%1 にリジッド</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>スムーズ</translation>
    </message>
    <message>
        <source>Copy Nearest Skin</source>
        <translation>最も近いスキンをコピー</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Accept Proposal</source>
        <translation>提案を採用</translation>
    </message>
    <message>
        <source>Accept Proposals</source>
        <translation>提案をすべて採用</translation>
    </message>
    <message>
        <source>Apply Pose</source>
        <translation>ポーズを適用</translation>
    </message>
    <message>
        <source>Apply Pose Mirrored</source>
        <translation>ポーズをミラーして適用</translation>
    </message>
    <message>
        <source>Rename Pose</source>
        <translation>ポーズの名前を変更</translation>
    </message>
    <message>
        <source>Delete Pose...</source>
        <translation>ポーズを削除...</translation>
    </message>
    <message>
        <source>Show in View</source>
        <translation>ビューに表示</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>テキストをコピー</translation>
    </message>
    <message>
        <source>Fix %1 Selected Issues</source>
        <translation>選択した問題 %1 件を修正</translation>
    </message>
    <message>
        <source>Expand All</source>
        <translation>すべて展開</translation>
    </message>
    <message>
        <source>Collapse All</source>
        <translation>すべて折りたたむ</translation>
    </message>
</context>
<context>
    <name>sinew::ControlForm</name>
    <message>
        <source>Wire with a drop-off</source>
        <translation>ドロップオフ付きワイヤー</translation>
    </message>
    <message>
        <source>The edges become a curve. Skin near it moves with the curve, the less the farther it is away</source>
        <translation>エッジが曲線になります。近くのスキンは曲線とともに動き、遠いほど動きが小さくなります</translation>
    </message>
    <message>
        <source>Control vertices</source>
        <translation>コントロール頂点</translation>
    </message>
    <message>
        <source>How many control vertices the lattice has along each of its axes</source>
        <translation>ラティスの各軸のコントロール頂点の個数</translation>
    </message>
    <message>
        <source>Drop-off</source>
        <translation>ドロップオフ</translation>
    </message>
    <message>
        <source>Width over which the effect fades: around the curve of a wire, or beyond the box of a lattice. 0 ends a lattice at its box</source>
        <translation>効果が薄れていく幅: ワイヤーでは曲線の周り、ラティスではボックスの外側。0 ではラティスはボックスで終わります</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>追従先</translation>
    </message>
    <message>
        <source>What moves the control vertices: each can be a joint below one parent, a joint below the joint whose bone is nearest, or no joint, and then follow several joints of the skeleton, with the weights of the skin around it</source>
        <translation>コントロール頂点を動かすもの: 各頂点は、1 つの親の下のジョイント、最も近いボーンのジョイントの下のジョイント、またはジョイントなしにできます。ジョイントなしでは、周りのスキンのウェイトで、スケルトンの複数のジョイントに追従します</translation>
    </message>
    <message>
        <source>Parent joint</source>
        <translation>親ジョイント</translation>
    </message>
    <message>
        <source>Nearest joint</source>
        <translation>最も近いジョイント</translation>
    </message>
    <message>
        <source>Skin around it</source>
        <translation>周りのスキン</translation>
    </message>
</context>
<context>
    <name>sinew::ControlHelp</name>
    <message>
        <source>Manual: %1</source>
        <translation>マニュアル: %1</translation>
    </message>
</context>
<context>
    <name>sinew::DeformForm</name>
    <message>
        <source>Bind the character first. Implicit skinning starts from its weights.</source>
        <translation>先にキャラクターをバインドしてください。インプリシットスキニングはそのウェイトから始まります。</translation>
    </message>
    <message>
        <source>Fitting the fields...</source>
        <translation>フィールドを合わせています...</translation>
    </message>
    <message>
        <source>Select a joint to see how its field was made.</source>
        <translation>ジョイントを選択すると、フィールドの作られ方が分かります。</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>フィールド: %1</translation>
    </message>
    <message>
        <source>Deformation</source>
        <translation>変形</translation>
    </message>
    <message>
        <source>Joint Deformation</source>
        <translation>ジョイントの変形</translation>
    </message>
    <message>
        <source>Skinning method</source>
        <translation>スキニング方式</translation>
    </message>
    <message>
        <source>Classic linear: as in game engines; loses volume where joints twist. Dual quaternion: keeps volume, but bulges at strong bends. Weight blended: a mix of both, set for each joint. Centres of rotation: keeps volume and does not bulge</source>
        <translation>クラシックリニア: ゲームエンジンと同じ。ジョイントのねじれで体積が減ります。デュアルクォータニオン: 体積を保ちますが、強い曲げでふくらみます。ウェイトブレンド: 両者の混合をジョイントごとに設定します。回転中心: 体積を保ち、ふくらみません</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>インプリシットスキニング</translation>
    </message>
    <message>
        <source>Keeps the shape of the limbs in every pose: bends keep their volume, and skin stops where it touches skin. Engines do not compute it</source>
        <translation>どのポーズでも手足の形を保ちます。曲げで体積が保たれ、スキンどうしは触れた所で止まります。エンジンでは計算されません</translation>
    </message>
    <message>
        <source>Quality of implicit skinning</source>
        <translation>インプリシットスキニングの品質</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>ドラフト</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>精細</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>曲げ</translation>
    </message>
    <message>
        <source>How the skin of both bones meets where this joint bends. Crease folds sharply, as elbows and knees do. Blend runs smoothly, as shoulders and necks do. Bulge presses skin out beside the crease, as fingers and soft bellies do. Needs implicit skinning</source>
        <translation>このジョイントの曲がりで両側のボーンのスキンが接する形。「折り目」は肘や膝のように鋭く折れます。「ブレンド」は肩や首のように滑らかにつながります。「ふくらみ」は指や柔らかい腹のように折り目の横へスキンを押し出します。インプリシットスキニングが必要です</translation>
    </message>
    <message>
        <source>Crease</source>
        <translation>折り目</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>ブレンド</translation>
    </message>
    <message>
        <source>Bulge</source>
        <translation>ふくらみ</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Reach of the bend</source>
        <translation>曲げの範囲</translation>
    </message>
    <message>
        <source>For Weight blended: 0 is classic linear, best for bends; 1 is dual quaternion, best for twists</source>
        <translation>ウェイトブレンド用: 0 はクラシックリニアで曲げに最適、1 はデュアルクォータニオンでねじれに最適</translation>
    </message>
    <message>
        <source>DQ blend</source>
        <translation>DQ ブレンド</translation>
    </message>
    <message>
        <source>Dual quaternion blend</source>
        <translation>デュアルクォータニオンのブレンド</translation>
    </message>
    <message>
        <source>Copy to All Joints</source>
        <translation>全ジョイントにコピー</translation>
    </message>
    <message>
        <source>Give all joints the bend, reach and DQ blend of this joint</source>
        <translation>このジョイントの曲げ、範囲、DQ ブレンドを全ジョイントに与えます</translation>
    </message>
    <message>
        <source>Method of implicit skinning</source>
        <translation>インプリシットスキニングの方式</translation>
    </message>
    <message>
        <source>Contact: folds meet where skin touches, and joints keep their volume. Paper: as published by Vaillant and others in 2013, with their constants, to compare</source>
        <translation>接触：皮膚が触れるところで折り目が合わさり、ジョイントは体積を保ちます。論文：Vaillant らが 2013 年に発表したとおりの定数で、比較用です</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Paper (2013)</source>
        <translation>論文 (2013)</translation>
    </message>
    <message>
        <source>Draft is fastest while posing. Fine looks more closely, for renders and baking</source>
        <translation>「ドラフト」はポーズ付けで最速です。「精細」はより細かく調べ、レンダリングとベイク向けです</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>肘</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>膝</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>指</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>首</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>肩</translation>
    </message>
    <message>
        <source>How far Blend and Bulge reach from the joint when it is bent: 0 is the same as Crease, 1 is the farthest</source>
        <translation>ジョイントが曲がるとき、「ブレンド」と「ふくらみ」がジョイントから届く範囲: 0 は「折り目」と同じ、1 は最も遠くまで</translation>
    </message>
    <message>
        <source>Reach by angle</source>
        <translation>角度別の範囲</translation>
    </message>
    <message>
        <source>How far Blend and Bulge reach while the joint bends. Drag the three keys. The dashed line is the bend of the pose</source>
        <translation>ジョイントが曲がるにつれ「ブレンド」と「ふくらみ」が届く範囲。3 つのキーをドラッグします。破線はポーズでの曲がり</translation>
    </message>
    <message>
        <source>Sets bend and reach for a kind of joint</source>
        <translation>ジョイントの種類に合わせて曲げと範囲を設定します</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>sinew::DeformerNote</name>
    <message>
        <source>The difference is measured once the fields are fitted.</source>
        <translation>差はフィールドの調整後に測定されます。</translation>
    </message>
    <message>
        <source>Measuring the difference...</source>
        <translation>差を測定中...</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;dialog&quot;&gt;Bake for Engine...&lt;/a&gt; lets the engine show the same: by weights, helper joints and corrective shapes. &lt;a href=&quot;bake&quot;&gt;How it works&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;dialog&quot;&gt;エンジン用にベイク...&lt;/a&gt;すると、ウェイト、補助ジョイント、補正シェイプにより、エンジンでも同じ見た目になります。&lt;a href=&quot;bake&quot;&gt;しくみ&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1 &lt;a href=&quot;place&quot;&gt;Show it in the view&lt;/a&gt;</source>
        <translation>%1 &lt;a href=&quot;place&quot;&gt;ビューに表示&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The character is posed, and the pose is not exported: the file has the bind pose. Pose &gt; Apply as Rest Pose makes the pose the bind pose.</source>
        <translation>キャラクターにポーズが付いていますが、ポーズは書き出されません: ファイルにはバインドポーズが入ります。「ポーズ &gt; レストポーズとして適用」でポーズがバインドポーズになります。</translation>
    </message>
</context>
<context>
    <name>sinew::DiskDialog</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>追加: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 頂点</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>削除: %1</translation>
    </message>
    <message>
        <source>now called %1</source>
        <translation>現在の名前は %1</translation>
    </message>
    <message>
        <source>%1 vertices, now %2</source>
        <translation>%1 頂点、今は %2</translation>
    </message>
    <message>
        <source>%1 polygons, now %2</source>
        <translation>ポリゴン %1 個、今は %2 個</translation>
    </message>
    <message>
        <source>other polygons</source>
        <translation>ポリゴンが違う</translation>
    </message>
    <message>
        <source>%1, by %2 at most</source>
        <translation>%1、最大 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) moved</source>
        <translation>
            <numerusform>%1 頂点が移動</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>moved by %1</source>
        <translation>%1 移動</translation>
    </message>
    <message>
        <source>rotated by %1°</source>
        <translation>%1° 回転</translation>
    </message>
    <message>
        <source>parent %1, was %2</source>
        <translation>親は %1、以前は %2</translation>
    </message>
    <message>
        <source>moved or rotated very little</source>
        <translation>ごくわずかな移動か回転</translation>
    </message>
    <message>
        <source>has weights now</source>
        <translation>ウェイトが付いた</translation>
    </message>
    <message>
        <source>has no weights any more</source>
        <translation>ウェイトがなくなった</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) changed</source>
        <translation>
            <numerusform>%1 頂点が変化</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Compare With File on Disk</source>
        <translation>ディスクのファイルと比較</translation>
    </message>
    <message>
        <source>%1 on disk is not what it was when you opened it. Reload reads it again and keeps all your work.</source>
        <translation>ディスクの %1 は開いたときと違います。再読み込みは読み直し、作業をすべて残します。</translation>
    </message>
    <message>
        <source>Meshes, joints and weights of %1 are the same as when you opened it. Textures, materials and clips were not compared.</source>
        <translation>%1 のメッシュ、ジョイント、ウェイトは開いたときと同じです。テクスチャ、マテリアル、クリップは比べていません。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>ディスク上</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>What has changed in the file since it was opened</source>
        <translation>開いた後にファイルで変わったもの</translation>
    </message>
    <message>
        <source>Compare &amp;Weights in the View</source>
        <translation>ビューでウェイトを比較(&amp;W)</translation>
    </message>
    <message>
        <source>Show the weights of the file on disk beside those of the open character</source>
        <translation>ディスクのファイルのウェイトを、開いているものと並べて表示</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保持(&amp;K)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Go on with the character as it is</source>
        <translation>今のキャラクターのまま続ける</translation>
    </message>
    <message>
        <source>Close this dialog</source>
        <translation>このダイアログを閉じる</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>キャラクターのファイルを読み直し、作業はすべて残す</translation>
    </message>
</context>
<context>
    <name>sinew::Docks</name>
    <message>
        <source>Close the panel</source>
        <translation>パネルを閉じる</translation>
    </message>
    <message>
        <source>Detach the panel</source>
        <translation>パネルを切り離す</translation>
    </message>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>パネル「%1」を表示または非表示</translation>
    </message>
</context>
<context>
    <name>sinew::DragSkinForm</name>
    <message>
        <source>Nothing dragged yet in this pose.</source>
        <translation>このポーズではまだ何もドラッグしていません。</translation>
    </message>
    <message>
        <source>The weights bring the skin there.</source>
        <translation>ウェイトでそこまで届きます。</translation>
    </message>
    <message numerus="yes">
        <source>Not reached: %n vertex(ices), by up to %1.</source>
        <translation>
            <numerusform>届かない頂点: %n 個、最大 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag Skin</source>
        <translation>スキンをドラッグ</translation>
    </message>
    <message>
        <source>Pose the character, then drag its skin. Ctrl drags one vertex. Lines show what weights cannot reach.</source>
        <translation>キャラクターにポーズを付け、スキンをドラッグします。Ctrl で 1 頂点をドラッグ。線はウェイトでは届かない分です。</translation>
    </message>
    <message>
        <source>How much the weights keep to what they were. 0: the skin goes as far as weights can bring it. More: weights change less, and the skin stays behind</source>
        <translation>ウェイトを元のまま保つ度合い。0: スキンはウェイトで届くかぎり動きます。大きいほどウェイトの変化は少なく、スキンは手前に残ります</translation>
    </message>
    <message>
        <source>Keep weights</source>
        <translation>ウェイトを保つ</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation>シェイプ %1</translation>
    </message>
    <message>
        <source>The shape %1 brings the skin there.</source>
        <translation>シェイプ %1 でそこまで届きます。</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更対象</translation>
    </message>
    <message>
        <source>What a drag changes: the weights, or a shape that is on in this pose. A shape brings the skin exactly there, and the weights stay</source>
        <translation>ドラッグで変わるもの: ウェイト、またはこのポーズでオンのシェイプ。シェイプはスキンを正確にそこへ動かし、ウェイトは変わりません</translation>
    </message>
</context>
<context>
    <name>sinew::DriverForm</name>
    <message>
        <source>Remove Driver</source>
        <translation>ドライバーを削除</translation>
    </message>
    <message>
        <source>Change Driver</source>
        <translation>ドライバーを変更</translation>
    </message>
    <message>
        <source>Add Driver</source>
        <translation>ドライバーを追加</translation>
    </message>
    <message>
        <source>Set Driver Key</source>
        <translation>ドライバーキーを設定</translation>
    </message>
    <message>
        <source>At %1°</source>
        <translation>%1° で</translation>
    </message>
    <message>
        <source>At key</source>
        <translation>キーで</translation>
    </message>
    <message>
        <source>Select a joint, then add a driver: its angle moves another joint or turns on a shape</source>
        <translation>ジョイントを選択し、ドライバーを追加してください。その角度が別のジョイントを動かすか、シェイプをオンにします</translation>
    </message>
    <message>
        <source>There is no joint %1. The driver does nothing</source>
        <translation>ジョイント %1 がありません。このドライバーは働きません</translation>
    </message>
    <message>
        <source>This character has no shape. Make one with Pose &gt; Shape From File</source>
        <translation>このキャラクターにシェイプがありません。「ポーズ &gt; ファイルからシェイプ」で作成してください</translation>
    </message>
    <message>
        <source>There is no shape %1. The driver does nothing</source>
        <translation>シェイプ %1 がありません。このドライバーは働きません</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a driver</source>
        <translation>ドライバーを追加</translation>
    </message>
    <message>
        <source>Adds a driver by the angle of the selected joint. It changes nothing until you move its keys</source>
        <translation>選択ジョイントの角度によるドライバーを追加します。キーを動かすまで何も変わりません</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the driver</source>
        <translation>ドライバーを削除</translation>
    </message>
    <message>
        <source>Removes this driver. A shape made here goes with its last driver</source>
        <translation>このドライバーを削除します。ここで作ったシェイプは、最後のドライバーとともに消えます</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>The driver that is shown below</source>
        <translation>下に表示するドライバー</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>The joint whose angle drives</source>
        <translation>角度で駆動するジョイント</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Swing: how far the direction of the joint&apos;s bone turns from the bind pose. Twist: how far the bone turns about itself. Bend: the part of the swing about the joint&apos;s own axis, whose sign tells the directions apart</source>
        <translation>スイング: ジョイントのボーンの方向がバインドポーズから回った角度。ツイスト: ボーンが自身のまわりに回った角度。曲げ: スイングのうちジョイント自身の軸まわりの分。符号で向きを区別します</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>駆動</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>The joint or the shape that is driven</source>
        <translation>駆動されるジョイントまたはシェイプ</translation>
    </message>
    <message>
        <source>Value over angle</source>
        <translation>角度に対する値</translation>
    </message>
    <message>
        <source>Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and down change. The dashed line is the pose&apos;s angle</source>
        <translation>キーはドラッグで移動、ダブルクリックで追加、Delete で削除。操作キー: 左右で選択、上下で変更。破線はポーズの角度</translation>
    </message>
    <message>
        <source>Value at the key</source>
        <translation>キーでの値</translation>
    </message>
    <message>
        <source>What the channel gets at the angle of the chosen key: degrees, the file&apos;s unit, a factor, or the weight of the shape</source>
        <translation>選択したキーの角度でチャンネルが得る値: 度、ファイルの単位、倍率、またはシェイプのウェイト</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>キーを設定</translation>
    </message>
    <message>
        <source>Set a key at this pose</source>
        <translation>このポーズにキーを設定</translation>
    </message>
    <message>
        <source>Adds a key at the angle that the joint has in the pose. What you posed the driven joint by becomes the key&apos;s value</source>
        <translation>ポーズでのジョイントの角度にキーを加えます。駆動されるジョイントに付けたポーズの分がキーの値になります</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>キーを削除</translation>
    </message>
    <message>
        <source>Delete the chosen key</source>
        <translation>選択したキーを削除</translation>
    </message>
    <message>
        <source>Takes the chosen key out of the driver</source>
        <translation>選択したキーをドライバーから除きます</translation>
    </message>
    <message>
        <source>The driver cannot be set so.</source>
        <translation>ドライバーをそのように設定できません。</translation>
    </message>
    <message>
        <source>What is driven: a channel of another joint, along its own axes in the bind pose, or a shape. Turn is the fraction of the whole turn that the other joint makes likewise</source>
        <translation>駆動されるもの: バインドポーズでの自身の軸に沿った別のジョイントのチャンネル、またはシェイプ。「ターン」は、全体の回転のうち別のジョイントが同じように回る割合です</translation>
    </message>
</context>
<context>
    <name>sinew::DriverFromRow</name>
    <message>
        <source>%1 at %2°, %3°, %4°</source>
        <translation>%1: %2°、%3°、%4°</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>バインドポーズ</translation>
    </message>
    <message>
        <source>From</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>The pose in which the angle is 0. From a pose, the swing is a cone about the direction that the bone has there. With several joints it is how far all of them are away</source>
        <translation>角度が 0 になるポーズ。ポーズからのスイングは、そこでのボーンの方向を中心とする円錐です。複数のジョイントでは、全体がどれだけ離れているかを表します</translation>
    </message>
    <message>
        <source>This Pose</source>
        <translation>このポーズ</translation>
    </message>
    <message>
        <source>Measure from this pose</source>
        <translation>このポーズから測る</translation>
    </message>
    <message>
        <source>The angle is 0 where the joint is now. A turn is measured from the bind pose alone</source>
        <translation>ジョイントの現在の位置で角度が 0 になります。「ターン」はバインドポーズからだけ測ります</translation>
    </message>
    <message>
        <source>Bind Pose</source>
        <translation>バインドポーズ</translation>
    </message>
    <message>
        <source>Measure from the bind pose</source>
        <translation>バインドポーズから測る</translation>
    </message>
    <message>
        <source>The angle is 0 in the bind pose</source>
        <translation>バインドポーズで角度が 0 になります</translation>
    </message>
</context>
<context>
    <name>sinew::DropFlow</name>
    <message>
        <source>None of these files is a character.</source>
        <translation>これらのファイルにキャラクターはありません。</translation>
    </message>
    <message>
        <source>Drop a mesh, alone or with a skeleton: %1 and others, or a Sinew project.</source>
        <translation>メッシュ (単独またはスケルトン付き) をドロップしてください: %1 など、または Sinew プロジェクト。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 を開きました。</translation>
    </message>
    <message>
        <source>Opened %1 with the skeleton of %2.</source>
        <translation>%1 を %2 のスケルトンで開きました。</translation>
    </message>
    <message>
        <source>Skeleton loaded from %1.</source>
        <translation>%1 からスケルトンを読み込みました。</translation>
    </message>
    <message>
        <source>%1 Not opened: %2</source>
        <translation>%1 開けませんでした: %2</translation>
    </message>
</context>
<context>
    <name>sinew::EditFlow</name>
    <message>
        <source>Deselect All</source>
        <translation>すべて選択解除</translation>
    </message>
    <message>
        <source>Only the mesh of a flat picture can be edited.</source>
        <translation>編集できるのは平面画像のメッシュだけです。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>%1を元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>%1をやり直し(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sinew::EngineDialog</name>
    <message>
        <source>Nothing changes yet.</source>
        <translation>まだ何も変わりません。</translation>
    </message>
    <message>
        <source>Prepare Skeleton for an Engine</source>
        <translation>エンジン用にスケルトンを準備</translation>
    </message>
    <message>
        <source>Weights, clips and the pose follow. One undo takes all of it back.</source>
        <translation>ウェイト、クリップ、ポーズも追従します。1 回の「元に戻す」ですべて戻ります。</translation>
    </message>
    <message>
        <source>Twist joints</source>
        <translation>ツイストジョイント</translation>
    </message>
    <message>
        <source>Joints along each upper and lower arm and leg, which share its weight</source>
        <translation>上腕、前腕、太もも、すねに沿って、そのウェイトを分け合うジョイント</translation>
    </message>
    <message>
        <source>Bone links</source>
        <translation>ボーンリンク</translation>
    </message>
    <message>
        <source>A joint that a clip or the pose bends further than this becomes several, which share the bend</source>
        <translation>クリップやポーズでこれより大きく曲がるジョイントを、曲げを分け合う複数のジョイントにします</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>beyond </source>
        <translation>超過角度 </translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Root motion joint</source>
        <translation>ルートモーション用ジョイント</translation>
    </message>
    <message>
        <source>Name of a joint at the origin above all, which takes the way over the floor from the hips</source>
        <translation>全体の上の原点に置くジョイントの名前。床上の移動を腰から受け取ります</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Whose names the joints of a human get</source>
        <translation>人型のジョイントに付ける名前の体系</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>End joints</source>
        <translation>末端ジョイント</translation>
    </message>
    <message>
        <source>Joints that mark where the last bones end</source>
        <translation>最後のボーンの終わりを示すジョイント</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Joints to remove</source>
        <translation>削除するジョイント</translation>
    </message>
    <message>
        <source>The weight of ticked joints goes to the joint above</source>
        <translation>チェックしたジョイントのウェイトは上のジョイントに移ります</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>処理の内容</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>sinew::EngineFlow</name>
    <message>
        <source>The skeleton cannot be prepared.</source>
        <translation>スケルトンを準備できません。</translation>
    </message>
    <message>
        <source>Skeleton prepared. It has %1 joints now.</source>
        <translation>スケルトンを準備しました。ジョイントは %1 個になりました。</translation>
    </message>
    <message>
        <source>The skeleton cannot be exported.</source>
        <translation>スケルトンを書き出せません。</translation>
    </message>
    <message>
        <source>Skeleton written to %1.</source>
        <translation>スケルトンを %1 に書き込みました。</translation>
    </message>
    <message>
        <source>Joints whose limits the file cannot hold: %1.</source>
        <translation>ファイルが制限を保持できないジョイント: %1 個。</translation>
    </message>
</context>
<context>
    <name>sinew::EnvelopesForm</name>
    <message>
        <source>Own envelope of %1</source>
        <translation>%1 の独自エンベロープ</translation>
    </message>
    <message>
        <source>Own envelope of the selected joint</source>
        <translation>選択ジョイントの独自エンベロープ</translation>
    </message>
    <message>
        <source>Sets the volume of this joint&apos;s bone by hand, instead of what the solver makes of the mesh or of the bone&apos;s length. With Symmetric Joints the other side follows</source>
        <translation>このジョイントのボーンのボリュームを、ソルバーがメッシュやボーンの長さから作る代わりに、手で決めます。対称編集では反対側も追従します</translation>
    </message>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>先にビューかツリーでジョイントを選択してください</translation>
    </message>
    <message>
        <source>Joints with their own envelope: %1</source>
        <translation>独自のエンベロープを持つジョイント: %1</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Radius at the joint</source>
        <translation>ジョイント側の半径</translation>
    </message>
    <message>
        <source>Half width</source>
        <translation>幅の半分</translation>
    </message>
    <message>
        <source>Radius where the bone begins</source>
        <translation>ボーンの始まりの半径</translation>
    </message>
    <message>
        <source>From the bone to the side, along the first axis across it</source>
        <translation>ボーンから横へ、直交する第 1 軸の方向</translation>
    </message>
    <message>
        <source>Radius at the end</source>
        <translation>端の半径</translation>
    </message>
    <message>
        <source>Half depth</source>
        <translation>奥行きの半分</translation>
    </message>
    <message>
        <source>Radius where the bone ends</source>
        <translation>ボーンの終わりの半径</translation>
    </message>
    <message>
        <source>From the bone to the side, along the second axis across it</source>
        <translation>ボーンから横へ、直交する第 2 軸の方向</translation>
    </message>
    <message>
        <source>Behind the joint</source>
        <translation>ジョイントの後ろ</translation>
    </message>
    <message>
        <source>How far the volume goes back behind the joint. Negative: it starts later</source>
        <translation>ボリュームがジョイントの後ろへ伸びる距離。負: 先から始まります</translation>
    </message>
    <message>
        <source>Beyond the end</source>
        <translation>端の先</translation>
    </message>
    <message>
        <source>How far the volume goes on beyond the end of the bone. Negative: it ends earlier</source>
        <translation>ボリュームがボーンの端の先へ伸びる距離。負: 手前で終わります</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>エンベロープ</translation>
    </message>
    <message>
        <source>A bone moves what its envelope holds. Select a joint and give its bone a shape and sizes, or drag the handles of the envelope in the view.</source>
        <translation>ボーンはエンベロープの中のものを動かします。ジョイントを選択してボーンに形と大きさを与えるか、ビューでエンベロープのハンドルをドラッグしてください。</translation>
    </message>
    <message>
        <source>Edit in the View</source>
        <translation>ビューで編集</translation>
    </message>
    <message>
        <source>Drag the handles on the selected joint&apos;s envelope. Delete gives the bone the solver&apos;s envelope again</source>
        <translation>選択ジョイントのエンベロープのハンドルをドラッグ。Delete でボーンをソルバーのエンベロープに戻します</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形</translation>
    </message>
    <message>
        <source>What the volume around the bone is shaped like</source>
        <translation>ボーンを囲むボリュームの形</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>楕円体</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>円柱</translation>
    </message>
    <message>
        <source>Offset (mm)</source>
        <translation>オフセット (mm)</translation>
    </message>
    <message>
        <source>Moves the whole volume along the axes of the file, in the bind pose</source>
        <translation>バインドポーズで、ボリューム全体をファイルの軸に沿って移動します</translation>
    </message>
    <message>
        <source>Keep All</source>
        <translation>すべて残す</translation>
    </message>
    <message>
        <source>Makes the envelopes that all bones have now their own, so that you can edit each of them</source>
        <translation>全ボーンの今のエンベロープを独自のものにし、1 つずつ編集できるようにします</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Clear envelopes</source>
        <translation>エンベロープをクリア</translation>
    </message>
    <message>
        <source>Gives all bones the solver&apos;s envelopes again</source>
        <translation>全ボーンをソルバーのエンベロープに戻します</translation>
    </message>
</context>
<context>
    <name>sinew::EssentialsForm</name>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Sets everything that the method&apos;s paper decides. Standard comes closest to artists&apos; weights; Paper is the method as published in 2014</source>
        <translation>方式の論文が定めるすべてを設定します。「標準」はアーティストのウェイトに最も近く、「論文」は 2014 年に発表されたままの方式です</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>論文 (2014)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
</context>
<context>
    <name>sinew::ExportDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>キャンセルしました。ファイルは書き込まれていません。</translation>
    </message>
    <message>
        <source>%1 is a source file of this project.</source>
        <translation>%1 はこのプロジェクトの元ファイルです。</translation>
    </message>
    <message>
        <source>If you overwrite it, the original is lost.</source>
        <translation>上書きすると、元のファイルは失われます。</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>元のファイルを上書き(&amp;O)</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 は既に存在します。</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Wrote %1 (%2).</source>
        <translation>%1 を書き込みました (%2)。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>書き出し(&amp;E)</translation>
    </message>
    <message>
        <source>Write the file, read it back and compare it with the character</source>
        <translation>ファイルを書き、読み直してキャラクターと比べる</translation>
    </message>
    <message>
        <source>Preview the &amp;deformation as in an engine</source>
        <translation>エンジンでの変形をプレビュー(&amp;D)</translation>
    </message>
    <message>
        <source>Preview the deformation as in an engine</source>
        <translation>エンジンでの変形をプレビュー</translation>
    </message>
    <message>
        <source>Shows 4 influences, 8-bit weights and classic linear skinning in the view behind this dialog</source>
        <translation>このダイアログの後ろのビューに、4 インフルエンス、8 ビットウェイト、クラシックリニアスキニングで表示します</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>書き出しの進行状況</translation>
    </message>
    <message>
        <source>The export needs this name for a buffer, textures, an atlas or the drivers file of %1, but the existing file does not belong to it.</source>
        <translation>書き出しでは、%1 のバッファー、テクスチャ、アトラス、またはドライバーファイルにこの名前が必要ですが、既存のファイルはそれに属しません。</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Bind the skin first</source>
        <translation>先にスキンをバインド</translation>
    </message>
    <message>
        <source>The character has no weights yet, or a bind is still running. The file is written when the bind is done; without this it is written at once, as the character is now</source>
        <translation>キャラクターにまだウェイトがないか、バインドがまだ実行中です。ファイルはバインドの完了後に書き込まれます。オフでは、今のキャラクターのまますぐに書き込まれます</translation>
    </message>
    <message>
        <source>Checking the file that was written</source>
        <translation>書き出したファイルを確認中</translation>
    </message>
</context>
<context>
    <name>sinew::ExportFlow</name>
    <message>
        <source>Choose the Folder for the Engine Scripts</source>
        <translation>エンジン用スクリプトのフォルダーを選ぶ</translation>
    </message>
    <message>
        <source>Some scripts in this folder differ from Sinew&apos;s.</source>
        <translation>このフォルダーの一部のスクリプトは Sinew のものと異なります。</translation>
    </message>
    <message>
        <source>%1: what was changed in them is lost.</source>
        <translation>%1: 加えた変更は失われます。</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>The scripts were not saved.</source>
        <translation>スクリプトは保存されませんでした。</translation>
    </message>
    <message>
        <source>Wrote %1 files to %2.</source>
        <translation>%1 個のファイルを %2 に書き込みました。</translation>
    </message>
</context>
<context>
    <name>sinew::ExportForm</name>
    <message>
        <source>The whole file is written anew, because an animation is added to it</source>
        <translation>アニメーションが追加されるため、ファイル全体を新しく書き込みます</translation>
    </message>
    <message>
        <source>Rebuild the whole file</source>
        <translation>ファイル全体を再構築</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>File to write the character to</source>
        <translation>キャラクターを書き込むファイル</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>参照(&amp;B)...</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>形式(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;ngine</source>
        <translation>エンジン(&amp;N)</translation>
    </message>
    <message>
        <source>Max &amp;Influences</source>
        <translation>最大インフルエンス数(&amp;I)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Include the file&apos;s animations</source>
        <translation>ファイルのアニメーションを含める</translation>
    </message>
    <message>
        <source>VRM uses no animations. A VRM that keeps its original file keeps those in it</source>
        <translation>VRM はアニメーションを使いません。元のファイルを保持する VRM は、その中のアニメーションも保持します</translation>
    </message>
    <message>
        <source>Ran&amp;ge of motion</source>
        <translation>可動域(&amp;G)</translation>
    </message>
    <message>
        <source>Range of motion</source>
        <translation>可動域</translation>
    </message>
    <message>
        <source>Add an animation to the file that bends every joint in turn, as Play does</source>
        <translation>「再生」と同じように各ジョイントを順に曲げるアニメーションをファイルに追加します</translation>
    </message>
    <message>
        <source>Loaded motions and &amp;pose keys</source>
        <translation>読み込んだモーションとポーズキー(&amp;P)</translation>
    </message>
    <message>
        <source>Loaded motions and pose keys</source>
        <translation>読み込んだモーションとポーズキー</translation>
    </message>
    <message>
        <source>Add the motions of other files and the pose keys to the file, as animations</source>
        <translation>他ファイルのモーションとポーズキーを、アニメーションとしてファイルに加える</translation>
    </message>
    <message>
        <source>Embed &amp;textures</source>
        <translation>テクスチャを埋め込む(&amp;T)</translation>
    </message>
    <message>
        <source>Embed textures</source>
        <translation>テクスチャを埋め込む</translation>
    </message>
    <message>
        <source>Store the textures in the file instead of referring to image files. GLB always embeds them</source>
        <translation>画像ファイルを参照する代わりに、テクスチャをファイル内に保存します。GLB では常に埋め込まれます</translation>
    </message>
    <message>
        <source>&amp;Rebuild the whole file</source>
        <translation>ファイル全体を再構築(&amp;R)</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>FBX for Unity and Unreal; GLB (a single file) or glTF for Godot and the web; VRM for avatars; DragonBones and Godot 2D for characters made of pictures</source>
        <translation>Unity と Unreal には FBX、Godot と Web には GLB (単一ファイル) または glTF、アバターには VRM、画像でできたキャラクターには DragonBones と Godot 2D</translation>
    </message>
    <message>
        <source>&amp;8-bit weights</source>
        <translation>8 ビットウェイト(&amp;8)</translation>
    </message>
    <message>
        <source>8-bit weights</source>
        <translation>8 ビットウェイト</translation>
    </message>
    <message>
        <source>Store joints and weights of each vertex in 8 bytes in place of 20. The check after the export says how far this moves vertices. More than 256 joints are stored in 16 bits</source>
        <translation>各頂点のジョイントとウェイトを 20 バイトではなく 8 バイトで保存します。頂点がどれだけ動くかは、書き出し後の確認で分かります。ジョイントが 256 個を超えると 16 ビットで保存します</translation>
    </message>
    <message>
        <source>Write the whole file anew. Otherwise an export in the format of the original file keeps all of it but the weights, and adds your shapes, joints and the keys that drivers make</source>
        <translation>ファイル全体を新しく書きます。オフでは、元のファイルと同じ形式の書き出しはウェイト以外をすべて残し、作ったシェイプ、ジョイント、ドライバーによるキーを加えます</translation>
    </message>
    <message>
        <source>Drivers file for engines</source>
        <translation>エンジン用ドライバーファイル</translation>
    </message>
    <message>
        <source>Write NAME.drivers.json beside the file. Sinew&apos;s scripts for Unity, Unreal, Godot 4 and three.js read it and drive joints and shapes as Sinew does. Save the scripts from the Help menu</source>
        <translation>ファイルの隣に NAME.drivers.json を書きます。Unity、Unreal、Godot 4、three.js 用の Sinew のスクリプトがこれを読み、Sinew と同じようにジョイントとシェイプを駆動します。スクリプトは「ヘルプ」メニューから保存します</translation>
    </message>
    <message>
        <source>Maximum number of joints per vertex in the file, as a number or as a platform takes them. Below is what it costs</source>
        <translation>ファイルでの頂点あたりの最大ジョイント数。数で、またはプラットフォームの受け入れる数で指定。失われるものは下に表示</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The engine or program that the file is for. Sets its length unit, and whether a Godot 2D scene is for Godot 3. The next export proposes it again</source>
        <translation>ファイルを使うエンジンかプログラム。長さの単位と、Godot 2D シーンを Godot 3 用にするかを決めます。次の書き出しでも提案されます</translation>
    </message>
    <message>
        <source>The file has no animations</source>
        <translation>ファイルにアニメーションがありません</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionForm</name>
    <message>
        <source>Weight of Shape</source>
        <translation>シェイプのウェイト</translation>
    </message>
    <message>
        <source>Part of Shape</source>
        <translation>シェイプのパーツ</translation>
    </message>
    <message>
        <source>Override of Expression</source>
        <translation>表情の上書き</translation>
    </message>
    <message>
        <source>Expression On or Off</source>
        <translation>表情のオンオフ</translation>
    </message>
    <message>
        <source>Remove Expression</source>
        <translation>表情を削除</translation>
    </message>
    <message>
        <source>Add Shape</source>
        <translation>シェイプを追加</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>シェイプを削除</translation>
    </message>
    <message>
        <source>%1: not there</source>
        <translation>%1: ありません</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2 % on %3</source>
        <translation>%1: %3 で %2 %</translation>
    </message>
    <message>
        <source>Add a shape...</source>
        <translation>シェイプを追加...</translation>
    </message>
    <message>
        <source>All that have it</source>
        <translation>持つものすべて</translation>
    </message>
    <message>
        <source>Shapes of the expression</source>
        <translation>表情のシェイプ</translation>
    </message>
    <message>
        <source>The shapes that the expression sets, each with its weight while it is wholly on</source>
        <translation>表情が設定するシェイプと、表情が完全にオンのときの各ウェイト</translation>
    </message>
    <message>
        <source>Add a shape</source>
        <translation>シェイプを追加</translation>
    </message>
    <message>
        <source>Adds a shape of the character to the expression</source>
        <translation>キャラクターのシェイプを表情に追加します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the shape</source>
        <translation>シェイプを削除</translation>
    </message>
    <message>
        <source>The expression sets this shape no more</source>
        <translation>表情はこのシェイプを設定しなくなります</translation>
    </message>
    <message>
        <source>How far the shape is on while the expression is wholly on</source>
        <translation>表情が完全にオンのとき、シェイプがどれだけオンか</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>The part on which the expression sets the shape</source>
        <translation>表情がシェイプを設定するパーツ</translation>
    </message>
    <message>
        <source>Blinking</source>
        <translation>まばたき</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>視線</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>口</translation>
    </message>
    <message>
        <source>What becomes of it while this expression is on: it stays, it is off, or it fades as this expression comes</source>
        <translation>この表情がオンの間どうなるか: そのまま、オフ、またはこの表情が現れるにつれてフェード</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Fades</source>
        <translation>フェード</translation>
    </message>
    <message>
        <source>On or off, nothing in between</source>
        <translation>オンかオフのみ、中間なし</translation>
    </message>
    <message>
        <source>The expression is wholly on above half its weight, and off below</source>
        <translation>表情はウェイトの半分より上で完全にオン、下でオフになります</translation>
    </message>
    <message>
        <source>Remove the expression</source>
        <translation>表情を削除</translation>
    </message>
    <message>
        <source>A preset of VRM shows nothing then; a custom one goes</source>
        <translation>VRM のプリセットは何も表示しなくなり、独自のものは消えます</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionTable</name>
    <message>
        <source>expression</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Add Expression</source>
        <translation>表情を追加</translation>
    </message>
    <message>
        <source>Rename Expression</source>
        <translation>表情名を変更</translation>
    </message>
    <message>
        <source>Changes materials, which the view does not show</source>
        <translation>マテリアルを変えますが、ビューには表示されません</translation>
    </message>
    <message>
        <source>Shows nothing yet: add shapes below</source>
        <translation>まだ何も表示しません: 下でシェイプを追加してください</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>%1 のプレビュー</translation>
    </message>
    <message>
        <source>Shows the expression in the view. The file does not change</source>
        <translation>表情をビューに表示します。ファイルは変わりません</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>The expressions of VRM and those of your character. Pale ones show nothing yet. The slider shows one in the view</source>
        <translation>VRM の表情とキャラクター独自の表情。薄い色のものはまだ何も表示しません。スライダーでビューに表示します</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionsPanel</name>
    <message>
        <source>Propose Expressions</source>
        <translation>表情を提案</translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s) found</source>
        <translation>
            <numerusform>表情が %n 個見つかりました</numerusform>
        </translation>
    </message>
    <message>
        <source>This character has no shape. Its jaw, where a joint is one, can open the mouth: press Propose. Make other shapes with Pose &gt; Shape From File.</source>
        <translation>このキャラクターにはシェイプがありません。顎のジョイントがあれば口を開けられます: 「提案」を押してください。他のシェイプは「ポーズ &gt; ファイルからシェイプ」で作ります。</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Propose expressions</source>
        <translation>表情を提案</translation>
    </message>
    <message>
        <source>Fills the expressions that show nothing yet from shapes by their names: those of ARKit, Oculus, VRChat, MMD, VRoid and Character Creator. Without a shape for the mouth the jaw makes one</source>
        <translation>まだ何も表示しない表情に、ARKit、Oculus、VRChat、MMD、VRoid、Character Creator の名前からシェイプを割り当てます。口のシェイプがなければ顎で作ります</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add an expression</source>
        <translation>表情を追加</translation>
    </message>
    <message>
        <source>Adds an expression with a name of your choice</source>
        <translation>好きな名前の表情を追加します</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset the preview</source>
        <translation>プレビューをリセット</translation>
    </message>
    <message>
        <source>Turns all expressions in the view off</source>
        <translation>ビューの表情をすべてオフにします</translation>
    </message>
    <message>
        <source>The avatar cannot be changed so.</source>
        <translation>アバターをそのように変更できません。</translation>
    </message>
</context>
<context>
    <name>sinew::FalloffPlot</name>
    <message>
        <source>Falloff of the vertex</source>
        <translation>頂点の減衰</translation>
    </message>
    <message>
        <source>Weight over distance: a mark for each bone. Drag the curve for the stiffness, the dashed lines for max influences and prune below; double-click a pale curve to take that falloff. Keys: left and right, up and down, plus and minus</source>
        <translation>距離に対するウェイト: ボーンごとに点があります。曲線をドラッグすると剛性、破線をドラッグすると最大影響数と「これ未満を除去」が変わります。薄い曲線をダブルクリックするとその減衰になります。キー: 左右、上下、プラスとマイナス</translation>
    </message>
    <message>
        <source>%1: %2 away, %3 of the strongest weight</source>
        <translation>%1: 距離 %2、最大ウェイトの %3</translation>
    </message>
    <message>
        <source>%1: drag for the stiffness</source>
        <translation>%1: ドラッグで剛性を変える</translation>
    </message>
    <message>
        <source>%1: double-click to take this falloff</source>
        <translation>%1: ダブルクリックでこの減衰にする</translation>
    </message>
    <message>
        <source>Drag for max influences</source>
        <translation>ドラッグで最大影響数を変える</translation>
    </message>
    <message>
        <source>Drag for prune below</source>
        <translation>ドラッグで「これ未満を除去」を変える</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距離</translation>
    </message>
</context>
<context>
    <name>sinew::FileFlow</name>
    <message>
        <source>Canceled</source>
        <translation>キャンセルしました</translation>
    </message>
    <message>
        <source>Skeleton loaded from %1</source>
        <translation>%1 からスケルトンを読み込みました</translation>
    </message>
    <message>
        <source>Skeleton fitted to the mesh. See the report for details</source>
        <translation>スケルトンをメッシュに合わせました。詳細はレポートを参照してください</translation>
    </message>
    <message>
        <source>Cage %1 added</source>
        <translation>ケージ %1 を追加しました</translation>
    </message>
    <message>
        <source>No fit was found for this skeleton, nothing changed</source>
        <translation>このスケルトンの合わせ方が見つかりません、変更はありません</translation>
    </message>
    <message>
        <source>The skeleton is already inside the mesh, nothing changed</source>
        <translation>スケルトンは既にメッシュの中にあります、変更はありません</translation>
    </message>
    <message>
        <source>Layers transferred. All vertices were matched.</source>
        <translation>レイヤーを転送しました。すべての頂点が対応しました。</translation>
    </message>
    <message>
        <source>Layers transferred: %2 vertices were matched, %1 are too far from the other mesh.</source>
        <translation>レイヤーを転送しました: %2 個の頂点が対応、%1 個は相手のメッシュから遠すぎます。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>The project was not saved.</source>
        <translation>プロジェクトは保存されませんでした。</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>ファイルがなくなっています。</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 を開きました</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 を開けません。</translation>
    </message>
    <message>
        <source>A source file of this project has changed.</source>
        <translation>このプロジェクトの元ファイルが変更されています。</translation>
    </message>
    <message>
        <source>&amp;Open Anyway</source>
        <translation>それでも開く(&amp;O)</translation>
    </message>
    <message>
        <source>A source file of this project is missing.</source>
        <translation>このプロジェクトの元ファイルが見つかりません。</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>探す(&amp;F)...</translation>
    </message>
</context>
<context>
    <name>sinew::FirstPersonForm</name>
    <message>
        <source>always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>others only</source>
        <translation>他の人のみ</translation>
    </message>
    <message>
        <source>the wearer only</source>
        <translation>着用者のみ</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>First Person</source>
        <translation>一人称</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Who sees each part when somebody wears the character. Several can be selected</source>
        <translation>誰かがキャラクターを着用したとき、各パーツが誰に見えるか。複数選択できます</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>見える相手</translation>
    </message>
    <message>
        <source>Automatic hides the head from the wearer and shows the rest</source>
        <translation>自動は、着用者から頭を隠し、残りを表示します</translation>
    </message>
</context>
<context>
    <name>sinew::FloodFlow</name>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>ウェイトを変更できません。</translation>
    </message>
    <message numerus="yes">
        <source>Flooded %n selected vertex(ices).</source>
        <translation>
            <numerusform>選択した %n 頂点をフラッドしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Flooded all visible vertices.</source>
        <translation>見えている全頂点をフラッドしました。</translation>
    </message>
</context>
<context>
    <name>sinew::Flows</name>
    <message>
        <source>Saving</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Draw Chain</source>
        <translation>チェーンを描く</translation>
    </message>
    <message>
        <source>Checking joints</source>
        <translation>ジョイントを確認中</translation>
    </message>
    <message>
        <source>Finding mirrored vertices</source>
        <translation>ミラーした頂点を検索中</translation>
    </message>
    <message>
        <source>Baking springs</source>
        <translation>スプリングをベイク中</translation>
    </message>
</context>
<context>
    <name>sinew::GraphicsDialog</name>
    <message>
        <source>Updating the graphics driver usually helps.</source>
        <translation>たいていグラフィックスドライバーの更新で直ります。</translation>
    </message>
    <message>
        <source>Without the view you can still bind, export and work in all panels.</source>
        <translation>ビューがなくても、バインドや書き出し、すべてのパネルでの作業はできます。</translation>
    </message>
    <message>
        <source>With software rendering the processor draws the view: all of it works, more slowly.</source>
        <translation>ソフトウェアレンダリングではプロセッサーがビューを描きます。遅くなりますが、すべて使えます。</translation>
    </message>
    <message>
        <source>Software rendering was tried, and it gives no more.</source>
        <translation>ソフトウェアレンダリングも試しましたが、足りませんでした。</translation>
    </message>
    <message>
        <source>The processor can draw the view when the file %1 is there. Get it from %2</source>
        <translation>ファイル %1 があれば、プロセッサーがビューを描けます。入手先: %2</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3</source>
        <translation>3D ビューには OpenGL 3.3 が必要です</translation>
    </message>
    <message>
        <source>This computer offers no OpenGL.</source>
        <translation>このコンピューターには OpenGL がありません。</translation>
    </message>
    <message>
        <source>This computer offers: %1</source>
        <translation>このコンピューターにあるもの: %1</translation>
    </message>
    <message>
        <source>&amp;Remember my choice</source>
        <translation>選択を記憶(&amp;R)</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>選択を記憶</translation>
    </message>
    <message>
        <source>Software rendering can be changed in Edit &gt; Settings</source>
        <translation>ソフトウェアレンダリングは編集 &gt; 設定で変更できます</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Continue Without a View</source>
        <translation>ビューなしで続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Use &amp;Software Rendering</source>
        <translation>ソフトウェアレンダリングを使う(&amp;S)</translation>
    </message>
</context>
<context>
    <name>sinew::HandlesForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>ハンドル</translation>
    </message>
    <message>
        <source>Select a joint, and a vertex where you want to place the handle. Distances then start at the handles of the joint instead of its bone.</source>
        <translation>ジョイントと、ハンドルを置く頂点を選択してください。距離はボーンの代わりにジョイントのハンドルから測られます。</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>ポイント</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a point</source>
        <translation>ジョイントのボーンをポイントに置き換えます</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a sphere</source>
        <translation>ジョイントのボーンを球に置き換えます</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a capsule along it, or from the joint to the selected vertex</source>
        <translation>ジョイントのボーンを、ボーンに沿うカプセル、またはジョイントから選択頂点までのカプセルに置き換えます</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a box</source>
        <translation>ジョイントのボーンをボックスに置き換えます</translation>
    </message>
    <message>
        <source>New Joint</source>
        <translation>新規ジョイント</translation>
    </message>
    <message>
        <source>Add a point handle with a joint of its own at the selected vertex, as a child of the selected joint</source>
        <translation>選択した頂点に、専用のジョイントを持つポイントハンドルを、選択ジョイントの子として追加します</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the selected handles</source>
        <translation>選択ハンドルを削除</translation>
    </message>
    <message>
        <source>Selected Vertices</source>
        <translation>選択頂点</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with the selected vertices. They follow only this joint, and its weight fades from them</source>
        <translation>ジョイントのボーンを選択頂点に置き換えます。頂点はこのジョイントだけに従い、ウェイトはそこから薄れていきます</translation>
    </message>
    <message>
        <source>Shapes and areas that replace bones. A joint can have several. Double-click to rename a joint that was added with its handle</source>
        <translation>ボーンを置き換える形と領域。1 つのジョイントに複数付けられます。ハンドルとともに追加したジョイントはダブルクリックで名前を変更</translation>
    </message>
</context>
<context>
    <name>sinew::HumanoidModel</name>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>由来</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>胸</translation>
    </message>
    <message>
        <source>upper chest</source>
        <translation>胸の上部</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>首</translation>
    </message>
    <message>
        <source>jaw</source>
        <translation>顎</translation>
    </message>
    <message>
        <source>left eye</source>
        <translation>左目</translation>
    </message>
    <message>
        <source>right eye</source>
        <translation>右目</translation>
    </message>
    <message>
        <source>left toes</source>
        <translation>左つま先</translation>
    </message>
    <message>
        <source>right toes</source>
        <translation>右つま先</translation>
    </message>
    <message>
        <source>left shoulder</source>
        <translation>左肩</translation>
    </message>
    <message>
        <source>right shoulder</source>
        <translation>右肩</translation>
    </message>
    <message>
        <source>left thumb</source>
        <translation>左親指</translation>
    </message>
    <message>
        <source>right thumb</source>
        <translation>右親指</translation>
    </message>
    <message>
        <source>left index finger</source>
        <translation>左人差し指</translation>
    </message>
    <message>
        <source>right index finger</source>
        <translation>右人差し指</translation>
    </message>
    <message>
        <source>left middle finger</source>
        <translation>左中指</translation>
    </message>
    <message>
        <source>right middle finger</source>
        <translation>右中指</translation>
    </message>
    <message>
        <source>left ring finger</source>
        <translation>左薬指</translation>
    </message>
    <message>
        <source>right ring finger</source>
        <translation>右薬指</translation>
    </message>
    <message>
        <source>left little finger</source>
        <translation>左小指</translation>
    </message>
    <message>
        <source>right little finger</source>
        <translation>右小指</translation>
    </message>
    <message>
        <source>Misplaced</source>
        <translation>位置が不正</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesModel</name>
    <message>
        <source>no path</source>
        <translation>パスなし</translation>
    </message>
    <message>
        <source>through a thin gap</source>
        <translation>狭い隙間を通過</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesPanel</name>
    <message>
        <source>Vertex %1 of %2</source>
        <translation>頂点 %1/%2</translation>
    </message>
    <message>
        <source>No vertex selected</source>
        <translation>頂点が選択されていません</translation>
    </message>
    <message>
        <source>Layers have changed its weights.</source>
        <translation>レイヤーがこの頂点のウェイトを変更しています。</translation>
    </message>
    <message>
        <source>To see why a vertex has its weights, click it with Inspect Weights (U) or Ctrl + click it. This panel then shows which joints influence it and how far away their bones are.</source>
        <translation>頂点のウェイトの理由を見るには、「ウェイトを調べる」(U) でクリックするか、Ctrl + クリックします。影響するジョイントとボーンの距離が表示されます。</translation>
    </message>
    <message>
        <source>These weights come from the file. Bind Skin to see the paths behind new weights.</source>
        <translation>これらのウェイトはファイルのものです。「スキンをバインド」を実行すると、新しいウェイトのパスが分かります。</translation>
    </message>
    <message>
        <source>This part has no weights yet. Bind Skin to see which joints move the vertex.</source>
        <translation>このパーツにはまだウェイトがありません。「スキンをバインド」を実行すると、頂点を動かすジョイントが分かります。</translation>
    </message>
    <message>
        <source>Finding paths through the voxels...</source>
        <translation>ボクセル内のパスを検索中...</translation>
    </message>
    <message>
        <source>This whole part is rigidly attached to one joint.</source>
        <translation>このパーツ全体が 1 つのジョイントにリジッドに付いています。</translation>
    </message>
    <message>
        <source>Its solver is %1.</source>
        <translation>ソルバーは %1 です。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>solver, percent</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Several solvers make its weights: %1. What follows is from %2.</source>
        <translation>複数のソルバーがウェイトを作っています: %1。以下は %2 のものです。</translation>
    </message>
    <message>
        <source>Suspected bridge: the path from %1 crosses a gap only %2 wide, marked in the view. If the path connects parts that should be separate, raise the resolution.</source>
        <translation>ブリッジの疑い: %1 からのパスが、ビューに示した幅わずか %2 の隙間を越えています。離れているべき部分をつないでいる場合は、解像度を上げてください。</translation>
    </message>
    <message>
        <source>Lengths are straight lines to the bones.</source>
        <translation>長さはボーンまでの直線です。</translation>
    </message>
    <message>
        <source>Distances are measured in a straight line.</source>
        <translation>距離は直線で測られています。</translation>
    </message>
    <message>
        <source>All paths run through solid volume. Voxel size: %1.</source>
        <translation>すべてのパスはボリューム内を通ります。ボクセルサイズ: %1。</translation>
    </message>
    <message>
        <source>The part&apos;s binding is rigid to %1.</source>
        <translation>このパーツのバインドは %1 へのリジッドです。</translation>
    </message>
    <message>
        <source>The part&apos;s binding copies the nearest skin of other parts.</source>
        <translation>このパーツのバインドは他のパーツの最も近いスキンをコピーします。</translation>
    </message>
    <message>
        <source>The part&apos;s binding is limited to %1.</source>
        <translation>このパーツのバインドは %1 に制限されています。</translation>
    </message>
    <message>
        <source>The bind skips this part. It stays as it is in the file.</source>
        <translation>このパーツはバインドされません。ファイルのまま残ります。</translation>
    </message>
    <message>
        <source>Smoothing changed %1 of its weight.</source>
        <translation>スムーズがウェイトの %1 を変更しました。</translation>
    </message>
    <message>
        <source>The part moves nearly as one with %1 (%2 of its weight), so it is rigid.</source>
        <translation>このパーツは %1 とほぼ一体で動く (ウェイトの %2) ため、リジッドです。</translation>
    </message>
    <message>
        <source>The shell moves nearly as one with %1 (%2 of its weight), so it is rigid.</source>
        <translation>このシェルは %1 とほぼ一体で動く (ウェイトの %2) ため、リジッドです。</translation>
    </message>
    <message>
        <source>Max Influences changed %1 of its weight.</source>
        <translation>最大インフルエンス数がウェイトの %1 を変更しました。</translation>
    </message>
    <message>
        <source>Joints that influence the vertex</source>
        <translation>頂点に影響するジョイント</translation>
    </message>
    <message>
        <source>Click a row to select the joint. Double-click a weight to change it</source>
        <translation>行をクリックするとジョイントを選択します。ウェイトをダブルクリックすると変更できます</translation>
    </message>
    <message>
        <source>Show weight over distance in place of the list</source>
        <translation>一覧の代わりに、距離に対するウェイトを表示します</translation>
    </message>
</context>
<context>
    <name>sinew::JointCountDialog</name>
    <message>
        <source>Split Bone</source>
        <translation>ボーンを分割</translation>
    </message>
    <message>
        <source>The bone becomes several of equal length, which share its weight.</source>
        <translation>ボーンを等しい長さの複数のボーンに分け、ウェイトを分け合います。</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>ボーン</translation>
    </message>
    <message>
        <source>How many bones the bone becomes</source>
        <translation>ボーンの分割数</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Add Twist Joints</source>
        <translation>ツイストジョイントを追加</translation>
    </message>
    <message>
        <source>Each takes the weight around it. Engines turn it by a fraction of the twist.</source>
        <translation>それぞれが周囲のウェイトを受け持ちます。エンジンはねじれの一部だけ回転させます。</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>How many joints each bone gets</source>
        <translation>各ボーンに追加するジョイント数</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>sinew::JointListDialog</name>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1/%2 個を選択</translation>
    </message>
    <message>
        <source>Choose Joints</source>
        <translation>ジョイントを選択</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>ジョイントを検索</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this text</source>
        <translation>名前にこの文字列を含むジョイントだけを表示します</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Ticked joints get weights</source>
        <translation>チェックしたジョイントにウェイトが付きます</translation>
    </message>
    <message>
        <source>Tick &amp;all</source>
        <translation>すべてチェック(&amp;A)</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>すべて外す(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Use Selected</source>
        <translation>選択したものを使用(&amp;U)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>sinew::JointTreeModel</name>
    <message>
        <source>Outside the volume</source>
        <translation>ボリュームの外</translation>
    </message>
    <message>
        <source>Its bone leaves the volume</source>
        <translation>ボーンがボリュームからはみ出ています</translation>
    </message>
    <message>
        <source>Its bone has no length</source>
        <translation>ボーンの長さがゼロです</translation>
    </message>
    <message>
        <source>Not symmetric to its partner</source>
        <translation>対のジョイントと対称ではありません</translation>
    </message>
    <message>
        <source>Locked: brushes and operations do not change its weights. Click to unlock.</source>
        <translation>ロック中: ブラシと操作はウェイトを変更しません。クリックで解除します。</translation>
    </message>
    <message>
        <source>Click to lock its weights against brushes and operations.</source>
        <translation>クリックすると、ウェイトをブラシと操作からロックします。</translation>
    </message>
    <message>
        <source>Hidden in the view. Click to show.</source>
        <translation>ビューで非表示。クリックで表示。</translation>
    </message>
    <message>
        <source>Click to hide in the view. Hidden joints are still bound and exported.</source>
        <translation>クリックでビューから隠す。非表示でもバインドと書き出しの対象です。</translation>
    </message>
    <message>
        <source>Has no weights: not a deforming joint</source>
        <translation>ウェイトなし: 変形ジョイントではありません</translation>
    </message>
    <message>
        <source>Its bone is guessed: it has neither parent nor child</source>
        <translation>ボーンは推測です: 親も子もありません</translation>
    </message>
    <message>
        <source>Outside the mesh: its distances start at the nearest voxels</source>
        <translation>メッシュの外: 距離は最も近いボクセルから測られます</translation>
    </message>
    <message>
        <source>Posed</source>
        <translation>ポーズ中</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>ロックなし</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
</context>
<context>
    <name>sinew::JointsForm</name>
    <message>
        <source>Choose... (%1)</source>
        <translation>選択... (%1)</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Bind to</source>
        <translation>バインド先</translation>
    </message>
    <message>
        <source>The joints that get weights. Deforming joints: those with weights in the file, otherwise all except roots, controls and end joints</source>
        <translation>ウェイトが付くジョイント。変形ジョイント: ファイルでウェイトを持つもの、なければルート、コントロール、末端以外のすべて</translation>
    </message>
    <message>
        <source>Deforming joints</source>
        <translation>変形ジョイント</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>全ジョイント</translation>
    </message>
    <message>
        <source>Selected joints</source>
        <translation>選択したジョイント</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>ジョイントを選択</translation>
    </message>
    <message>
        <source>Tick the joints that get weights</source>
        <translation>ウェイトを付けるジョイントにチェックを入れます</translation>
    </message>
</context>
<context>
    <name>sinew::JointsPanel</name>
    <message>
        <source>Find a joint</source>
        <translation>ジョイントを検索</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this text</source>
        <translation>名前にこの文字列を含むジョイントだけを表示します</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>全ジョイント</translation>
    </message>
    <message>
        <source>Influences only</source>
        <translation>インフルエンスのみ</translation>
    </message>
    <message>
        <source>Without controls and ends</source>
        <translation>コントロールと末端を除く</translation>
    </message>
    <message>
        <source>Shown joints</source>
        <translation>表示するジョイント</translation>
    </message>
    <message>
        <source>Shows all joints, those with weights, or all but controls and ends</source>
        <translation>すべてのジョイント、ウェイトを持つもの、またはコントロールと末端以外を表示します</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>This character has no skeleton yet.</source>
        <translation>このキャラクターにはまだスケルトンがありません。</translation>
    </message>
    <message>
        <source>New From Template...</source>
        <translation>テンプレートから新規...</translation>
    </message>
    <message>
        <source>New From Template</source>
        <translation>テンプレートから新規</translation>
    </message>
    <message>
        <source>Fit the skeleton of a biped, an animal or a file to the mesh</source>
        <translation>二足、動物、またはファイルのスケルトンをメッシュに合わせる</translation>
    </message>
    <message>
        <source>Load Skeleton...</source>
        <translation>スケルトンを読み込む...</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>スケルトンを読み込む</translation>
    </message>
    <message>
        <source>Take the skeleton of another file</source>
        <translation>別ファイルのスケルトンを使う</translation>
    </message>
</context>
<context>
    <name>sinew::KeyPlot</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>sinew::LayerIssuesForm</name>
    <message>
        <source>Joint %1 is missing. Its painted weights (%2 vertices) are kept, but unused until a joint of that name exists.</source>
        <translation>ジョイント %1 がありません。ペイントしたウェイト (頂点 %2) は保持されますが、その名前のジョイントができるまで使われません。</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; has no effect: it was painted on a mesh with %2 vertices, and this mesh has %3. Transfer it from the file of that mesh, or delete it.</source>
        <translation>レイヤー「%1」は無効です: 頂点数 %2 のメッシュにペイントされましたが、このメッシュの頂点数は %3 です。そのメッシュのファイルから転送するか、削除してください。</translation>
    </message>
</context>
<context>
    <name>sinew::LayersFlow</name>
    <message>
        <source>Layer %1 added. Paint its mask to choose where it counts.</source>
        <translation>レイヤー %1 を追加しました。マスクをペイントして有効な場所を選んでください。</translation>
    </message>
    <message>
        <source>The layer cannot be added.</source>
        <translation>レイヤーを追加できません。</translation>
    </message>
</context>
<context>
    <name>sinew::LimitsForm</name>
    <message>
        <source>Now: X %1°, Y %2°, Z %3°</source>
        <translation>現在: X %1°、Y %2°、Z %3°</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>ジョイント制限</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>Whether posing, inverse kinematics and the range of motion keep the selected joints within these angles</source>
        <translation>ポーズ付け、インバースキネマティクス、可動域で、選択ジョイントをこの角度内に保つか</translation>
    </message>
    <message>
        <source>Set from This Pose</source>
        <translation>このポーズから設定</translation>
    </message>
    <message>
        <source>The selected joints may turn no further than they are turned now, on the sides that the pose turns them to</source>
        <translation>ポーズが選択ジョイントを回している側では、今の回転より先に回れなくなります</translation>
    </message>
    <message>
        <source>Degrees around the joint&apos;s own axes, counted as in its file or, where that has no limits, from the bind pose. 360° and -360° mean no limit</source>
        <translation>ジョイント自身の軸まわりの角度 (度)。ファイルに制限があればその数え方、なければバインドポーズから数えます。360° と -360° は制限なし</translation>
    </message>
    <message>
        <source>Min around %1</source>
        <translation>%1 まわりの最小</translation>
    </message>
    <message>
        <source>Max around %1</source>
        <translation>%1 まわりの最大</translation>
    </message>
    <message>
        <source>The joint cannot be limited so.</source>
        <translation>ジョイントをそのように制限できません。</translation>
    </message>
</context>
<context>
    <name>sinew::ListMenu</name>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
</context>
<context>
    <name>sinew::LiveLink</name>
    <message>
        <source>Blender: off</source>
        <translation>Blender: オフ</translation>
    </message>
    <message>
        <source>Blender: live</source>
        <translation>Blender: ライブ</translation>
    </message>
    <message>
        <source>Blender: sending</source>
        <translation>Blender: 送信中</translation>
    </message>
    <message>
        <source>Blender: no answer</source>
        <translation>Blender: 応答なし</translation>
    </message>
    <message>
        <source>Blender: not updated</source>
        <translation>Blender: 未更新</translation>
    </message>
    <message>
        <source>Blender: closed</source>
        <translation>Blender: 閉じました</translation>
    </message>
    <message>
        <source>The live link is off: Blender keeps the weights that it has</source>
        <translation>ライブリンクはオフ: Blender のウェイトは今のままです</translation>
    </message>
    <message>
        <source>Blender gets the weights after every bind and stroke</source>
        <translation>バインドとストロークのたびに Blender にウェイトを送ります</translation>
    </message>
    <message>
        <source>Blender gets the weights in a moment</source>
        <translation>まもなく Blender にウェイトを送ります</translation>
    </message>
    <message>
        <source>Blender has not taken the weights yet. It may be rendering, or its Live switch is off</source>
        <translation>Blender はまだウェイトを受け取っていません。レンダリング中か、Live スイッチがオフかもしれません</translation>
    </message>
    <message>
        <source>Blender has closed this character. Export the weights to a file</source>
        <translation>Blender でこのキャラクターが閉じられました。ウェイトをファイルに書き出してください</translation>
    </message>
</context>
<context>
    <name>sinew::LodDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>キャンセルしました。ファイルは書き込まれていません。</translation>
    </message>
    <message>
        <source>%1 is a source file of this project.</source>
        <translation>%1 はこのプロジェクトの元ファイルです。</translation>
    </message>
    <message>
        <source>If you overwrite it, the original is lost.</source>
        <translation>上書きすると、元のファイルは失われます。</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>元のファイルを上書き(&amp;O)</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Wrote %1 (%2).</source>
        <translation>%1 を書き込みました (%2)。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>Make LODs</source>
        <translation>LOD を作成</translation>
    </message>
    <message>
        <source>Coarser meshes of the character for views from far away. Their vertices keep their weights exactly, and joints keep more of them than straight limbs. The character stays as it is.</source>
        <translation>遠くから見るための、キャラクターの粗いメッシュ。残る頂点はウェイトをそのまま保ち、ジョイントの周りではまっすぐな手足より多くの頂点が残ります。キャラクターは変わりません。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>The file to write. Its ending chooses the format: %1</source>
        <translation>書き込むファイル。拡張子で形式が決まります: %1</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>参照...</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>What the file is written for, as in Export</source>
        <translation>書き出しと同じく、ファイルを使うエンジンまたはプログラム</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>レベル数</translation>
    </message>
    <message>
        <source>Number of coarser meshes</source>
        <translation>粗いメッシュの数</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>LOD 0, the character</source>
        <translation>LOD 0、キャラクター</translation>
    </message>
    <message>
        <source>LOD %1</source>
        <translation>LOD %1</translation>
    </message>
    <message>
        <source>The part of the character&apos;s triangles that this level keeps</source>
        <translation>このレベルが保つ、キャラクターの三角形の割合</translation>
    </message>
    <message>
        <source>A file for each level</source>
        <translation>レベルごとに 1 ファイル</translation>
    </message>
    <message>
        <source>Write NAME_LOD1, NAME_LOD2 and so on beside the character&apos;s file. Otherwise all levels stand in one file, where engines find them by their names</source>
        <translation>キャラクターのファイルの隣に NAME_LOD1、NAME_LOD2 などを書き込みます。オフでは全レベルが 1 つのファイルに入り、エンジンが名前で見つけます</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>結果を開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>結果を開く</translation>
    </message>
    <message>
        <source>Open the file with the levels in the window</source>
        <translation>レベルの入ったファイルをウィンドウで開く</translation>
    </message>
    <message>
        <source>&amp;Make LODs</source>
        <translation>LOD を作成(&amp;M)</translation>
    </message>
    <message>
        <source>Make the levels and write them</source>
        <translation>レベルを作成して書き込む</translation>
    </message>
</context>
<context>
    <name>sinew::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>ログをコピー</translation>
    </message>
    <message>
        <source>Copy all lines to the clipboard</source>
        <translation>すべての行をクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>ログをクリア</translation>
    </message>
    <message>
        <source>Clear this list. The log file is not changed</source>
        <translation>この一覧をクリアします。ログファイルは変わりません</translation>
    </message>
</context>
<context>
    <name>sinew::LookForm</name>
    <message>
        <source>How Eyes Look</source>
        <translation>視線の動かし方</translation>
    </message>
    <message>
        <source>How Far Eyes Look</source>
        <translation>視線の動く範囲</translation>
    </message>
    <message>
        <source>How far the eyes turn when the character looks farthest to that side.</source>
        <translation>キャラクターがその方向をいっぱいまで見るとき、目が回る角度。</translation>
    </message>
    <message>
        <source>How far the expression is on when the character looks farthest to that side.</source>
        <translation>キャラクターがその方向をいっぱいまで見るとき、表情がどれだけオンか。</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>視線</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>目</translation>
    </message>
    <message>
        <source>What turns the eyes to where the character looks: the joints of the eyes, or the expressions lookUp, lookDown, lookLeft and lookRight</source>
        <translation>キャラクターの見る方へ目を向ける手段: 目のジョイント、または表情 lookUp、lookDown、lookLeft、lookRight</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>通常どおり</translation>
    </message>
    <message>
        <source>Turn joints</source>
        <translation>ジョイントを回す</translation>
    </message>
    <message>
        <source>Use expressions</source>
        <translation>表情を使う</translation>
    </message>
    <message>
        <source>Inwards</source>
        <translation>内側</translation>
    </message>
    <message>
        <source>Outwards</source>
        <translation>外側</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>How far the eyes go that way</source>
        <translation>目がその方向へどれだけ動くか</translation>
    </message>
</context>
<context>
    <name>sinew::MakingFlow</name>
    <message>
        <source>Bind the character first.</source>
        <translation>先にキャラクターをバインドしてください。</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 を書き込みました。</translation>
    </message>
    <message>
        <source>The batch has ended.</source>
        <translation>一括処理が終わりました。</translation>
    </message>
    <message>
        <source>Files are still being bound.</source>
        <translation>ファイルをまだバインドしています。</translation>
    </message>
    <message>
        <source>If you quit, this stops. What is bound stays, and the rest can be bound later.</source>
        <translation>終了すると、これは止まります。バインド済みのものは残り、残りは後でバインドできます。</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>sinew::ManualDialog</name>
    <message>
        <source>Not on this page</source>
        <translation>このページにはありません</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>トピック</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>前のページ (Alt+←)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>The page after this one (Alt+Right)</source>
        <translation>次のページ (Alt+→)</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>このページ内を検索</translation>
    </message>
    <message>
        <source>Enter finds the next place, Shift+F3 the one before</source>
        <translation>Enter で次の箇所、Shift+F3 で前の箇所を検索します</translation>
    </message>
</context>
<context>
    <name>sinew::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;keleton</source>
        <translation>スケルトン(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Bind</source>
        <translation>バインド(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>スナップ(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Orient Joints</source>
        <translation>ジョイントの方向付け(&amp;O)</translation>
    </message>
    <message>
        <source>Spli&amp;t Bone</source>
        <translation>ボーンを分割(&amp;T)</translation>
    </message>
    <message>
        <source>Arran&amp;ge Joints</source>
        <translation>ジョイントの整列(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>ポーズ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>ウェイト(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>ミラー(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>ロック(&amp;L)</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>レイヤー(&amp;Y)</translation>
    </message>
    <message>
        <source>Add Layer From &amp;Solver</source>
        <translation>ソルバーからレイヤーを追加(&amp;S)</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>ヘルプ(&amp;L)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>パネル(&amp;N)</translation>
    </message>
    <message>
        <source>Over&amp;lays</source>
        <translation>オーバーレイ(&amp;L)</translation>
    </message>
    <message>
        <source>Li&amp;ghting</source>
        <translation>ライティング(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>Par&amp;ts</source>
        <translation>パーツ(&amp;T)</translation>
    </message>
    <message>
        <source>Look &amp;From</source>
        <translation>視点(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Regions</source>
        <translation>リージョン(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Timeline Clip</source>
        <translation>タイムラインのクリップ(&amp;T)</translation>
    </message>
    <message>
        <source>Stress Poses</source>
        <translation>ストレスポーズ</translation>
    </message>
    <message>
        <source>Pose Keys</source>
        <translation>ポーズキー</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Edit Shape</source>
        <translation>シェイプを編集</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>スプリング</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>モード(&amp;M)</translation>
    </message>
</context>
<context>
    <name>sinew::MethodForm</name>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>What computes the weights. Geodesic Voxel measures distances inside the body and suits most characters. F1 says what each of the others does and when it is better</source>
        <translation>ウェイトの計算方法。「測地線ボクセル」は体内の距離を測り、ほとんどのキャラクターに適します。他の方式の内容と向いている場合は F1 で分かります</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsDialog</name>
    <message>
        <source>Select Unmatched Vertices</source>
        <translation>対応のない頂点を選択</translation>
    </message>
    <message>
        <source>Finding counterparts on the other side...</source>
        <translation>反対側の対応する頂点を検索中...</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have a counterpart on the other side.</source>
        <translation>%2 個中 %1 個の頂点に、反対側の対応する頂点があります。</translation>
    </message>
    <message>
        <source>Joint Mapping</source>
        <translation>ジョイントの対応付け</translation>
    </message>
    <message>
        <source>Joints are matched by name, then by position and orientation. Double-click a partner to change it. A joint on the centre line is its own partner.</source>
        <translation>ジョイントは名前、次に位置と向きで対応付けられます。相手をダブルクリックすると変更できます。中心線上のジョイントは自分自身が相手です。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Across X</source>
        <translation>X 方向</translation>
    </message>
    <message>
        <source>Across Y</source>
        <translation>Y 方向</translation>
    </message>
    <message>
        <source>Across Z</source>
        <translation>Z 方向</translation>
    </message>
    <message>
        <source>Mirror plane</source>
        <translation>ミラー平面</translation>
    </message>
    <message>
        <source>The plane between the left and the right side</source>
        <translation>左側と右側の間の平面</translation>
    </message>
    <message>
        <source>Joints and their partners</source>
        <translation>ジョイントと対のジョイント</translation>
    </message>
    <message>
        <source>Double-click a partner to change it</source>
        <translation>相手をダブルクリックすると変更できます</translation>
    </message>
    <message>
        <source>&amp;Select Unmatched Vertices</source>
        <translation>対応のない頂点を選択(&amp;S)</translation>
    </message>
    <message>
        <source>Close this dialog and select the vertices that have no counterpart</source>
        <translation>このダイアログを閉じ、対応のない頂点を選択します</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Reset to the automatic mapping</source>
        <translation>自動の対応付けに戻します</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsModel</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>itself (centre)</source>
        <translation>自分自身 (中央)</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>手動で設定</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>found</source>
        <translation>検出</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>対応</translation>
    </message>
</context>
<context>
    <name>sinew::MotionFlow</name>
    <message>
        <source>Key set at frame %1</source>
        <translation>フレーム %1 にキーを設定</translation>
    </message>
    <message>
        <source>Motion loaded: %1</source>
        <translation>モーションを読み込み: %1</translation>
    </message>
    <message>
        <source>Motion loaded: %1, without %2, which this skeleton does not have</source>
        <translation>モーションを読み込み: %1、スケルトンにない %2 を除く</translation>
    </message>
    <message>
        <source>Motion loaded: %1, without %2 and %3 more joints that this skeleton does not have</source>
        <translation>モーションを読み込み: %1、スケルトンにない %2 と他 %3 個を除く</translation>
    </message>
</context>
<context>
    <name>sinew::NoticeBar</name>
    <message>
        <source>%1 has changed on disk</source>
        <translation>%1 がディスク上で変更されました</translation>
    </message>
    <message>
        <source>Compare...</source>
        <translation>比較...</translation>
    </message>
    <message>
        <source>Show what has changed in the file, before you reload it</source>
        <translation>再読み込みの前に、ファイルの変化を表示</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>キャラクターのファイルを読み直し、作業はすべて残す</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>無視</translation>
    </message>
    <message>
        <source>Go on with the file as it was when it was opened</source>
        <translation>開いたときのファイルのまま続けます</translation>
    </message>
</context>
<context>
    <name>sinew::OperationsForm</name>
    <message>
        <source>Operations change all vertices, or only the selected ones if any are selected.</source>
        <translation>操作はすべての頂点を変更します。選択がある場合は選択した頂点だけを変更します。</translation>
    </message>
    <message>
        <source>Operations change the selection: %1.</source>
        <translation>操作は選択範囲を変更します: %1。</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Only vertices of the selected joint</source>
        <translation>選択ジョイントの頂点のみ</translation>
    </message>
    <message>
        <source>Change only vertices that the selected joint influences</source>
        <translation>選択したジョイントが影響する頂点だけを変更します</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>最大影響数</translation>
    </message>
    <message>
        <source>The number of joints per vertex that Limit Influences keeps</source>
        <translation>「インフルエンスを制限」で残す頂点あたりのジョイント数</translation>
    </message>
    <message>
        <source>Prune Small Weights removes weights below this value</source>
        <translation>「小さいウェイトを除去」はこの値より小さいウェイトを取り除きます</translation>
    </message>
    <message>
        <source>Prune below</source>
        <translation>これ未満を除去</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復回数</translation>
    </message>
    <message>
        <source>How many times Smooth, Sharpen and Relax run. More iterations reach farther</source>
        <translation>スムーズ、シャープ、リラックスの実行回数。多いほど遠くまで届きます</translation>
    </message>
    <message>
        <source>How strongly Smooth, Sharpen and Relax change the weights in each iteration</source>
        <translation>スムーズ、シャープ、リラックスが 1 回の反復でウェイトを変える強さ</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
</context>
<context>
    <name>sinew::OrientDialog</name>
    <message>
        <source>Orient Joints</source>
        <translation>ジョイントの方向付け</translation>
    </message>
    <message>
        <source>Turns the axes of the selected joints. No joint moves, and the mesh stays.</source>
        <translation>選択したジョイントの軸を回転します。ジョイントは移動せず、メッシュも変わりません。</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>準拠</translation>
    </message>
    <message>
        <source>The axes that a program expects</source>
        <translation>プログラムが前提とする軸</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Axes follow</source>
        <translation>軸の基準</translation>
    </message>
    <message>
        <source>The bone to the joint&apos;s child, or the axes of the model</source>
        <translation>ジョイントの子へのボーン、またはモデルの軸</translation>
    </message>
    <message>
        <source>The child joint</source>
        <translation>子ジョイント</translation>
    </message>
    <message>
        <source>The model&apos;s axes</source>
        <translation>モデルの軸</translation>
    </message>
    <message>
        <source>Along the bone</source>
        <translation>ボーンの方向</translation>
    </message>
    <message>
        <source>The joint&apos;s axis that points to its child</source>
        <translation>子を指すジョイントの軸</translation>
    </message>
    <message>
        <source>Secondary axis</source>
        <translation>セカンダリ軸</translation>
    </message>
    <message>
        <source>The joint&apos;s other axis that is turned as near to a direction as it can be</source>
        <translation>ある方向にできるだけ近づけるジョイントのもう 1 つの軸</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>What the secondary axis is turned to: an axis of the model, or across the bend</source>
        <translation>セカンダリ軸を向ける先: モデルの軸、または曲げに直交する方向</translation>
    </message>
    <message>
        <source>Across the bend</source>
        <translation>曲げに直交</translation>
    </message>
    <message>
        <source>Mirror behaviour</source>
        <translation>動作をミラー</translation>
    </message>
    <message>
        <source>Joints on the other side get reversed axes, so that the same turn moves both sides alike</source>
        <translation>反対側のジョイントの軸を反転し、同じ回転で両側が同じように動くようにします</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>方向付け</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>sinew::OutfitDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>キャンセルしました。ファイルは書き込まれていません。</translation>
    </message>
    <message>
        <source>%1 of %2 vertices matched</source>
        <translation>%2 頂点中 %1 頂点が一致</translation>
    </message>
    <message>
        <source>Matching...</source>
        <translation>照合しています...</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>読み込んでいます...</translation>
    </message>
    <message>
        <source>Hardly matches: it may stand in another place or pose</source>
        <translation>ほとんど一致しません: 別の場所や別のポーズにある可能性があります</translation>
    </message>
    <message>
        <source>%1 inpainted</source>
        <translation>補完 %1</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>コピー %1</translation>
    </message>
    <message>
        <source>%1 bound</source>
        <translation>バインド %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Wrote %1 (%2). %3 of %4 vertices matched.</source>
        <translation>%1 を書き込みました (%2)。%4 頂点中 %3 頂点が一致。</translation>
    </message>
    <message>
        <source>Nothing but the skin changed.</source>
        <translation>スキン以外は変わっていません。</translation>
    </message>
    <message>
        <source>Dress With an Outfit</source>
        <translation>衣装を着せる</translation>
    </message>
    <message>
        <source>All parts of an outfit take the weights of the open character where they lie near its surface. Both have to stand in the same place and pose. The outfit is written to a file of its own; the character stays as it is.</source>
        <translation>衣装の全パーツが、開いているキャラクターの表面に近い所でそのウェイトを受け取ります。両方が同じ場所、同じポーズにある必要があります。衣装は別のファイルに書き込まれ、キャラクターは変わりません。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Without a match</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>The ticked parts of the outfit get weights, the others keep theirs</source>
        <translation>衣装のチェックしたパーツにウェイトが付きます。ほかは元のままです</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>結果を開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>結果を開く</translation>
    </message>
    <message>
        <source>Open the dressed outfit in the window</source>
        <translation>ウェイトの付いた衣装をウィンドウで開く</translation>
    </message>
    <message>
        <source>&amp;Dress</source>
        <translation>着せる(&amp;D)</translation>
    </message>
    <message>
        <source>Dress</source>
        <translation>着せる</translation>
    </message>
    <message>
        <source>Transfer the weights to all ticked parts and write the file</source>
        <translation>チェックした全パーツにウェイトを転送し、ファイルを書き込む</translation>
    </message>
</context>
<context>
    <name>sinew::OutfitForm</name>
    <message>
        <source>Outfit</source>
        <translation>衣装</translation>
    </message>
    <message>
        <source>A file of clothes, armour or hair, with or without a skeleton</source>
        <translation>服、鎧、髪のファイル。スケルトンの有無は問いません</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>参照...</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>A file of the outfit&apos;s own format is the outfit with another skin, and nothing else in it changes. Other formats are written anew</source>
        <translation>衣装と同じ形式のファイルは、スキンだけが新しい衣装で、ほかは何も変わりません。別の形式では新しく書き込まれます</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>How far the nearest place may be, in per cent of the outfit&apos;s diagonal</source>
        <translation>最も近い所までの最大距離、衣装の対角線に対する割合（パーセント）</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>How far its normal may be turned from the vertex&apos;s at that distance; up to twice as much where they touch</source>
        <translation>その距離で法線が頂点の法線からずれてよい角度。接する所では 2 倍まで</translation>
    </message>
    <message>
        <source>Accept flipped normals</source>
        <translation>反転した法線も許す</translation>
    </message>
    <message>
        <source>Let normals match that face the opposite way, as on linings</source>
        <translation>裏地のように逆向きの法線も一致させる</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>対称</translation>
    </message>
    <message>
        <source>Give both sides mirrored weights, by the joint mapping of the Mirror commands</source>
        <translation>ミラーコマンドのジョイントの対応で、両側にミラーしたウェイトを与える</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>ジョイント表</translation>
    </message>
    <message>
        <source>Joints are paired by name</source>
        <translation>ジョイントは名前で対にします</translation>
    </message>
    <message>
        <source>A CSV or JSON file that pairs the joint names of both files</source>
        <translation>両ファイルのジョイント名を対にする CSV か JSON ファイル</translation>
    </message>
</context>
<context>
    <name>sinew::OverlaysPanel</name>
    <message>
        <source>Surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>スケルトン</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>インプリシットスキニング</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>%1 (%2 on)</source>
        <translation>%1 (オン %2)</translation>
    </message>
    <message>
        <source>Slice axis</source>
        <translation>断面の軸</translation>
    </message>
    <message>
        <source>The axis perpendicular to the slice plane</source>
        <translation>断面に垂直な軸</translation>
    </message>
    <message>
        <source>Slice position</source>
        <translation>断面の位置</translation>
    </message>
    <message>
        <source>Position of the slice plane, from one end of the volume to the other</source>
        <translation>ボリュームの一端から他端までの断面の位置</translation>
    </message>
</context>
<context>
    <name>sinew::Panel</name>
    <message>
        <source>When it looks wrong:</source>
        <translation>おかしく見えるとき:</translation>
    </message>
</context>
<context>
    <name>sinew::PartBindingForm</name>
    <message>
        <source>Choose... (%1)</source>
        <translation>選択... (%1)</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>選択...</translation>
    </message>
    <message>
        <source>Proposals for the selected parts: %1.</source>
        <translation>選択したパーツへの提案: %1。</translation>
    </message>
    <message>
        <source>Accept Proposals</source>
        <translation>提案をすべて採用</translation>
    </message>
    <message>
        <source>Bind the selected parts as proposed in the report, in one undo step</source>
        <translation>選択したパーツをレポートの提案どおりに、1 回の元に戻す操作としてバインドします</translation>
    </message>
    <message>
        <source>It lies on the skin, but %1 % of its weight belongs to other joints than the skin below. Proposal: copy the nearest skin.</source>
        <translation>スキンの上にありますが、ウェイトの %1 % が下のスキンとは別のジョイントのものです。提案: 最も近いスキンをコピー。</translation>
    </message>
    <message>
        <source>Copy Nearest Skin</source>
        <translation>最も近いスキンをコピー</translation>
    </message>
    <message>
        <source>Give the selected part the weights of the nearest skin</source>
        <translation>選択したパーツに最も近いスキンのウェイトを与えます</translation>
    </message>
    <message>
        <source>It has no weights in the file. Proposal: rigid to %1, the nearest joint.</source>
        <translation>ファイルにウェイトがありません。提案: 最も近いジョイント %1 へのリジッド。</translation>
    </message>
    <message>
        <source>%1 % of its weight belongs to %2. Proposal: rigid.</source>
        <translation>ウェイトの %1 % が %2 のものです。提案: リジッド。</translation>
    </message>
    <message>
        <source>Make Rigid</source>
        <translation>リジッドにする</translation>
    </message>
    <message>
        <source>Bind the selected part rigidly to this joint</source>
        <translation>選択したパーツをこのジョイントにリジッドにバインドします</translation>
    </message>
    <message>
        <source>It moves nearly as one with %1, which has %2 % of its weight, so it is rigid to it.</source>
        <translation>ウェイトの %2 % を持つ %1 とほぼ一体で動くため、それに対してリジッドです。</translation>
    </message>
    <message>
        <source>Make Smooth</source>
        <translation>スムーズにする</translation>
    </message>
    <message>
        <source>Let the selected part bend: keep the weights that the solver computes</source>
        <translation>選択したパーツを曲がるようにします: ソルバーが計算したウェイトを保ちます</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>バインド</translation>
    </message>
    <message>
        <source>How the selected parts are bound. Smooth: the solver computes its weights. Rigid: it follows one joint. Copy nearest skin: each vertex gets the weights of the nearest skin. Limit to joints: only these joints move it. Skip: it is not bound</source>
        <translation>選択したパーツのバインド方法。スムーズ: ソルバーがウェイトを計算します。リジッド: 1 つのジョイントに追従します。最も近いスキンをコピー: 各頂点が最も近いスキンのウェイトを受け取ります。ジョイントに制限: 指定したジョイントだけが動かします。スキップ: バインドしません</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>スムーズ</translation>
    </message>
    <message>
        <source>Rigid to...</source>
        <translation>リジッド...</translation>
    </message>
    <message>
        <source>Copy nearest skin</source>
        <translation>最も近いスキンをコピー</translation>
    </message>
    <message>
        <source>Limit to joints...</source>
        <translation>ジョイントに制限...</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Joint of the rigid part</source>
        <translation>リジッドパーツのジョイント</translation>
    </message>
    <message>
        <source>The joint that the rigid part follows</source>
        <translation>リジッドパーツが追従するジョイント</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>ジョイントを選択</translation>
    </message>
    <message>
        <source>Tick the joints that can move the part</source>
        <translation>パーツを動かせるジョイントにチェックを入れます</translation>
    </message>
    <message>
        <source>As the character</source>
        <translation>キャラクターと同じ</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>What computes the weights of the selected part, if it is smooth or limited to joints. Where it meets parts with another solver, both count the same</source>
        <translation>選択したパーツがスムーズ、またはジョイントに制限されている場合に、ウェイトを計算する方式。別のソルバーのパーツと接する所では、両方が等しく扱われます</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混在</translation>
    </message>
</context>
<context>
    <name>sinew::PartsModel</name>
    <message>
        <source>Part %1</source>
        <translation>パーツ %1</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>確認中...</translation>
    </message>
    <message>
        <source>Ghosted: clicks and brushes go through it. Click to show.</source>
        <translation>半透明: クリックとブラシは通り抜けます。クリックで表示。</translation>
    </message>
    <message>
        <source>Hidden, but still bound and exported. Click to show.</source>
        <translation>非表示ですが、バインドと書き出しの対象です。クリックで表示します。</translation>
    </message>
    <message>
        <source>Click to hide, Ctrl+click to ghost. Such parts are still bound and exported.</source>
        <translation>クリックで隠す、Ctrl+クリックで半透明。どちらもバインドと書き出しの対象です。</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1、シェル %2</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>ghosted</source>
        <translation>半透明</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Polygons</source>
        <translation>ポリゴン</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>バインド</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
</context>
<context>
    <name>sinew::PartsPanel</name>
    <message>
        <source>Accept All Proposals (%1)</source>
        <translation>すべての提案を採用 (%1)</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>すべての提案を採用</translation>
    </message>
    <message>
        <source>Bind every part as proposed in the report, in one undo step</source>
        <translation>すべてのパーツをレポートの提案どおりに、1 回の元に戻す操作としてバインドします</translation>
    </message>
</context>
<context>
    <name>sinew::PictureDialog</name>
    <message>
        <source>MP4 has no transparency</source>
        <translation>MP4 は透明に対応していません</translation>
    </message>
    <message>
        <source>Leave out the backdrop; the shadow on the ground stays</source>
        <translation>背景を除きます。地面の影は残ります</translation>
    </message>
    <message>
        <source>%1 frames a second. %2</source>
        <translation>毎秒 %1 フレーム。%2</translation>
    </message>
    <message>
        <source>To save MP4 too, install ffmpeg and open this dialog again.</source>
        <translation>MP4 でも保存するには、ffmpeg をインストールしてこのダイアログを開き直してください。</translation>
    </message>
    <message>
        <source>Save Turntable</source>
        <translation>ターンテーブルを保存</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>The character, as the view shows it, turns once about the vertical.</source>
        <translation>ビューに表示されているキャラクターが、垂直軸の周りを 1 回転します。</translation>
    </message>
    <message>
        <source>The character as the view shows it, in soft light.</source>
        <translation>ビューに表示されているキャラクターを、柔らかい光で描きます。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Usual sizes, in pixels</source>
        <translation>よく使うサイズ (ピクセル)</translation>
    </message>
    <message>
        <source>As the view, %1</source>
        <translation>ビューと同じ、%1</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>カスタム</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Pixels from left to right</source>
        <translation>左から右までのピクセル数</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Pixels from top to bottom</source>
        <translation>上から下までのピクセル数</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル数</translation>
    </message>
    <message>
        <source>Per pixel: more give smoother edges and shadows, and take longer</source>
        <translation>ピクセルあたりの数: 多いほど縁と影が滑らかになり、時間がかかります</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>What the turntable is saved as</source>
        <translation>ターンテーブルの保存形式</translation>
    </message>
    <message>
        <source>WebP animation</source>
        <translation>WebP アニメーション</translation>
    </message>
    <message>
        <source>PNG sequence</source>
        <translation>PNG 連番</translation>
    </message>
    <message>
        <source>MP4 (H.264)</source>
        <translation>MP4 (H.264)</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>フレーム数</translation>
    </message>
    <message>
        <source>Pictures of the whole turn</source>
        <translation>1 回転の画像数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>How long the turn takes</source>
        <translation>1 回転にかかる時間</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明な背景</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>保存...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>sinew::PictureFlow</name>
    <message>
        <source>Rendered to %1.</source>
        <translation>%1 にレンダリングしました。</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1に失敗しました。</translation>
    </message>
    <message>
        <source>%1 of these pictures exist already.</source>
        <translation>うち %1 個の画像は既にあります。</translation>
    </message>
    <message>
        <source>From %1 to %2. They are replaced.</source>
        <translation>%1 から %2 まで。置き換えられます。</translation>
    </message>
    <message>
        <source>&amp;Replace Pictures</source>
        <translation>画像を置き換え(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sinew::PictureMeshDialog</name>
    <message>
        <source>Picture Mesh</source>
        <translation>画像メッシュ</translation>
    </message>
    <message>
        <source>Opacity threshold</source>
        <translation>不透明度のしきい値</translation>
    </message>
    <message>
        <source>Pixels at least this opaque, of 255, belong to the character. Lower keeps soft edges; higher opens slits that are painted half transparent</source>
        <translation>不透明度が 255 のうちこの値以上のピクセルがキャラクターになります。低いとやわらかい縁が残り、高いと半透明に描かれた隙間が開きます</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Triangles along the longer side of what is opaque, 4 to 400</source>
        <translation>不透明な部分の長い辺に沿う三角形の数、4 から 400</translation>
    </message>
    <message>
        <source>The picture is read again, and all work is kept. A text of layers may set both itself.</source>
        <translation>画像を読み直し、作業はすべて残ります。レイヤーのテキストが両方を自分で決めることもあります。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Picture size</source>
        <translation>画像サイズ</translation>
    </message>
    <message>
        <source>Pixels along the longer side of the drawing, 16 to 4096. Automatic: as many as the file says, at least 1024</source>
        <translation>図の長い辺のピクセル数、16 から 4096。自動: ファイルの指定どおり、最低 1024</translation>
    </message>
    <message>
        <source>The picture is read again, and all work is kept but for vertices edited by hand: undo brings these back. A text of layers may set both itself.</source>
        <translation>画像を読み直し、手で編集した頂点を除いて作業はすべて残ります。頂点は元に戻す操作で戻ります。レイヤーのテキストが両方を自分で決めることもあります。</translation>
    </message>
</context>
<context>
    <name>sinew::PoseFlow</name>
    <message>
        <source>Pose mirrored</source>
        <translation>ポーズをミラーしました</translation>
    </message>
    <message>
        <source>Fitting canceled. The skin deforms without implicit skinning</source>
        <translation>フィールド合わせをキャンセル。インプリシットなしで変形します</translation>
    </message>
    <message>
        <source>Implicit skinning failed.</source>
        <translation>インプリシットスキニングに失敗しました。</translation>
    </message>
    <message>
        <source>Pose copied</source>
        <translation>ポーズをコピーしました</translation>
    </message>
    <message>
        <source>Pose pasted</source>
        <translation>ポーズを貼り付けました</translation>
    </message>
    <message>
        <source>The pose cannot be pasted.</source>
        <translation>ポーズを貼り付けられません。</translation>
    </message>
    <message>
        <source>%1, without %2</source>
        <translation>%1、%2 を除く</translation>
    </message>
</context>
<context>
    <name>sinew::PosePanel</name>
    <message>
        <source>Pose Joint</source>
        <translation>ジョイントにポーズ</translation>
    </message>
    <message>
        <source>No joint selected</source>
        <translation>ジョイント未選択</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Click a joint in the view or in the tree to rotate and move it.</source>
        <translation>ビューかツリーでジョイントをクリックし、回転と移動をします。</translation>
    </message>
    <message>
        <source>Degrees around the joint&apos;s own X, Y and Z axes</source>
        <translation>ジョイント自身の X、Y、Z 軸まわりの角度</translation>
    </message>
    <message>
        <source>Metres from the bind pose, along the axes of the parent joint</source>
        <translation>バインドポーズからのメートル数、親ジョイントの軸に沿って</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Scale along the joint&apos;s own X, Y and Z axes, 1 as bound</source>
        <translation>ジョイント自身の X、Y、Z 軸のスケール、バインド時が 1</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>Rotate around %1</source>
        <translation>%1 まわりに回転</translation>
    </message>
    <message>
        <source>Move along %1</source>
        <translation>%1 方向に移動</translation>
    </message>
    <message>
        <source>Scale along %1</source>
        <translation>%1 方向のスケール</translation>
    </message>
    <message>
        <source>Joint in the Clip</source>
        <translation>クリップ内のジョイント</translation>
    </message>
    <message>
        <source>The numbers are those of the clip that is shown. Stop it to set them.</source>
        <translation>数値は表示中のクリップのものです。設定するには停止してください。</translation>
    </message>
</context>
<context>
    <name>sinew::PoseShelfFlow</name>
    <message>
        <source>The pose cannot be saved.</source>
        <translation>ポーズを保存できません。</translation>
    </message>
    <message>
        <source>The pose cannot be used.</source>
        <translation>このポーズは使えません。</translation>
    </message>
    <message>
        <source>pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Delete the pose %1?</source>
        <translation>ポーズ %1 を削除しますか?</translation>
    </message>
    <message>
        <source>Its file is deleted, which cannot be undone.</source>
        <translation>ファイルが削除され、元に戻せません。</translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>ポーズを削除</translation>
    </message>
</context>
<context>
    <name>sinew::PoseShelfForm</name>
    <message>
        <source>%1: this skeleton has none of its joints</source>
        <translation>%1: このスケルトンにはそのジョイントがありません</translation>
    </message>
    <message>
        <source>%1 moves none of the selected joints</source>
        <translation>%1 は選択ジョイントを動かしません</translation>
    </message>
    <message>
        <source>%1, mirrored</source>
        <translation>%1、ミラー</translation>
    </message>
    <message>
        <source>Posed: %1</source>
        <translation>ポーズ適用: %1</translation>
    </message>
    <message>
        <source>Posed: %1, without %2</source>
        <translation>ポーズ適用: %1、%2 を除く</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation>ポーズ %1</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ポーズ</translation>
    </message>
    <message>
        <source>Kept on the shelf: %1</source>
        <translation>シェルフに保存: %1</translation>
    </message>
    <message>
        <source>Pose saved: %1</source>
        <translation>ポーズを保存: %1</translation>
    </message>
    <message>
        <source>Put on the shelf: %1</source>
        <translation>シェルフに置きました: %1</translation>
    </message>
    <message>
        <source>Pose Shelf</source>
        <translation>ポーズシェルフ</translation>
    </message>
    <message>
        <source>Click a pose to try the weights in it; with Shift mirrored. Drag it to the right to blend it in. Its joints alone move. Double-click one that you kept to rename it</source>
        <translation>クリックでポーズのウェイトを試せます。Shift でミラー。右へドラッグで混ぜます。そのジョイントだけが動きます。保存したものはダブルクリックで名前を変更</translation>
    </message>
    <message>
        <source>Selected joints only</source>
        <translation>選択ジョイントのみ</translation>
    </message>
    <message>
        <source>Apply poses to the selected joints only: to one hand, or one leg</source>
        <translation>ポーズを選択ジョイントだけに適用: 片手や片脚など</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>ブレンド</translation>
    </message>
    <message>
        <source>How far to go from the pose before to this one</source>
        <translation>前のポーズからこのポーズへどこまで進むか</translation>
    </message>
</context>
<context>
    <name>sinew::ReadingPage</name>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation>ファイルをどこまで読んだか</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stop reading and go back to the welcome page</source>
        <translation>読み込みを中止して開始ページに戻る</translation>
    </message>
</context>
<context>
    <name>sinew::RecoveryDialog</name>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>未保存の作業を復元</translation>
    </message>
    <message>
        <source>Sinew did not close properly.</source>
        <translation>Sinew は正常に終了しませんでした。</translation>
    </message>
    <message>
        <source>It kept a copy of your unsaved work. Recover it, then save it as a project to keep it.</source>
        <translation>未保存の作業の控えがあります。復元し、プロジェクトとして保存してください。</translation>
    </message>
    <message>
        <source>Recoverable work</source>
        <translation>復元できる作業</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Ask Later</source>
        <translation>後で確認(&amp;A)</translation>
    </message>
</context>
<context>
    <name>sinew::RegionBrushForm</name>
    <message>
        <source>Strokes add vertices to the region. Ctrl removes them, Shift smooths.</source>
        <translation>ストロークで頂点を加えます。Ctrl で除外、Shift でスムーズ。</translation>
    </message>
</context>
<context>
    <name>sinew::RegionPaintForm</name>
    <message>
        <source>Add Selected Vertices</source>
        <translation>選択頂点を追加</translation>
    </message>
    <message>
        <source>Add the selected vertices fully to the region</source>
        <translation>選択頂点をリージョンに完全に加える</translation>
    </message>
    <message>
        <source>Remove Selected Vertices</source>
        <translation>選択頂点を除く</translation>
    </message>
    <message>
        <source>Remove the selected vertices from the region</source>
        <translation>選択頂点をリージョンから除く</translation>
    </message>
    <message>
        <source>Soften Edge</source>
        <translation>縁をぼかす</translation>
    </message>
    <message>
        <source>Fade the region over one more row of vertices at its edge. Press again for a wider edge</source>
        <translation>リージョンの縁をもう 1 列の頂点でぼかします。もう一度押すと広がります</translation>
    </message>
</context>
<context>
    <name>sinew::RegionRulesForm</name>
    <message>
        <source>Any joint can move its vertices</source>
        <translation>どのジョイントも頂点を動かせます</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>%1 にリジッド</translation>
    </message>
    <message>
        <source>Limited to %1</source>
        <translation>%1 に制限</translation>
    </message>
    <message>
        <source>Own stiffness</source>
        <translation>独自の剛性</translation>
    </message>
    <message>
        <source>Use a separate stiffness (alpha) for the region&apos;s vertices</source>
        <translation>リージョンの頂点に別の剛性 (alpha) を使う</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of the region</source>
        <translation>リージョンの剛性 (alpha)</translation>
    </message>
    <message>
        <source>How stiff bends are in the region: 0 is soft, 1 is stiff</source>
        <translation>リージョンの曲げの硬さ: 0 は軟、1 は硬</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>減衰</translation>
    </message>
    <message>
        <source>How weights fall off with distance in the region</source>
        <translation>リージョンでの距離によるウェイトの減り方</translation>
    </message>
    <message>
        <source>As in the Bind settings</source>
        <translation>バインド設定と同じ</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>累乗</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>2 次</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>最大影響数</translation>
    </message>
    <message>
        <source>Use a separate limit for the influences of the region&apos;s vertices</source>
        <translation>リージョンの頂点に別のインフルエンス上限を使う</translation>
    </message>
    <message>
        <source>Max influences in the region</source>
        <translation>リージョンの最大インフルエンス数</translation>
    </message>
    <message>
        <source>Maximum number of joints per vertex of the region</source>
        <translation>リージョンの頂点ごとの最大ジョイント数</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Limit to joints</source>
        <translation>ジョイントを制限</translation>
    </message>
    <message>
        <source>Only these joints can move the region&apos;s vertices. With one joint the region is rigid</source>
        <translation>これらのジョイントだけがリージョンの頂点を動かせます。1 つならリジッドです</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>What computes the weights of the region&apos;s vertices. Where the region fades, its weights blend with those around it</source>
        <translation>リージョンの頂点のウェイトを計算するもの。リージョンが薄れる所では、周りのウェイトと混ざります</translation>
    </message>
    <message>
        <source>Keep shape</source>
        <translation>形を保つ</translation>
    </message>
    <message>
        <source>Bounded biharmonic weights: how strongly the region keeps its shape, so that it moves as one whatever moves it. Useful for a painted region over an eye, a buckle or a plate. Acts only where this solver makes the weights</source>
        <translation>有界重調和ウェイト: リージョンが形を保ち一体で動く強さ。目、バックル、板の上のペイントに便利。このソルバーがウェイトを作る所だけで働きます</translation>
    </message>
    <message>
        <source>How strongly the region keeps its shape: 0 not at all, 1 as one solid</source>
        <translation>リージョンが形を保つ強さ: 0 は保たず、1 は 1 つの固体</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>選択...</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Any joint</source>
        <translation>任意のジョイント</translation>
    </message>
    <message>
        <source>Let any joint move the region&apos;s vertices again</source>
        <translation>どのジョイントもリージョンの頂点を動かせるよう戻す</translation>
    </message>
</context>
<context>
    <name>sinew::RegionShapeForm</name>
    <message>
        <source>Move to Selection</source>
        <translation>選択へ移動</translation>
    </message>
    <message>
        <source>Move the region to the selection</source>
        <translation>リージョンを選択へ移動</translation>
    </message>
    <message>
        <source>Move its centre to the centre of the selected vertices</source>
        <translation>中心を選択頂点の中心へ移動</translation>
    </message>
    <message>
        <source>Distance over which the region fades outside its shape</source>
        <translation>リージョンが形の外で薄れる距離</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>ブレンド</translation>
    </message>
    <message>
        <source>Unit of the blend</source>
        <translation>ぼかしの単位</translation>
    </message>
    <message>
        <source>Millimetres, or percent of the character&apos;s height</source>
        <translation>ミリメートル、またはキャラクターの高さに対する割合</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>% of height</source>
        <translation>高さの %</translation>
    </message>
</context>
<context>
    <name>sinew::RegionsForm</name>
    <message>
        <source>Paint New Region</source>
        <translation>新規リージョンをペイント</translation>
    </message>
    <message>
        <source>Take the brush. The first stroke makes a region that keeps its shape</source>
        <translation>ブラシを持つ。最初のストロークが形を保つリージョンを作ります</translation>
    </message>
    <message>
        <source>Convert and Paint</source>
        <translation>変換してペイント</translation>
    </message>
    <message>
        <source>Turn the region&apos;s shape into painted amounts of the same vertices, and take the brush</source>
        <translation>リージョンの形を同じ頂点のペイント量に変え、ブラシを持つ</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>ペイント</translation>
    </message>
    <message>
        <source>Take the brush to add vertices to this region or remove them</source>
        <translation>ブラシを持ち、このリージョンの頂点を加減する</translation>
    </message>
    <message>
        <source>Contains no vertices</source>
        <translation>頂点がありません</translation>
    </message>
    <message>
        <source>Vertices: %1 (%2 fully inside)</source>
        <translation>頂点: %1 (完全に内側 %2)</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>リージョン</translation>
    </message>
    <message>
        <source>Regions are areas with their own weight settings. A new region encloses the selected vertices, or the bone of the selected joint.</source>
        <translation>リージョンは独自のウェイト設定を持つ領域です。新しいリージョンは選択頂点、または選択ジョイントのボーンを囲みます。</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球</translation>
    </message>
    <message>
        <source>Add a sphere region</source>
        <translation>球リージョンを追加</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>カプセル</translation>
    </message>
    <message>
        <source>Add a capsule region</source>
        <translation>カプセルリージョンを追加</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Add a box region, aligned with the axes</source>
        <translation>軸に沿うボックスリージョンを追加</translation>
    </message>
    <message>
        <source>From Vertices</source>
        <translation>頂点から</translation>
    </message>
    <message>
        <source>Add a region made of the selected vertices</source>
        <translation>選択頂点からリージョンを追加</translation>
    </message>
    <message>
        <source>Only ticked regions are used. Where regions overlap, the lower one in this list wins. Double-click to rename</source>
        <translation>チェックしたものだけを使います。重なる所では一覧の下が優先。ダブルクリックで名前を変更</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the selected regions</source>
        <translation>選択リージョンを削除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Move up. Lower regions override it</source>
        <translation>上へ移動。下のリージョンが優先します</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Move down. It overrides the regions above it</source>
        <translation>下へ移動。上のリージョンより優先します</translation>
    </message>
    <message>
        <source>Show vertices</source>
        <translation>頂点を表示</translation>
    </message>
    <message>
        <source>Draw dots on the region&apos;s vertices, fainter where the region fades</source>
        <translation>リージョンの頂点に点を描く。薄れる所は薄く</translation>
    </message>
    <message>
        <source>Use as Handle of Joint</source>
        <translation>ジョイントのハンドルにする</translation>
    </message>
    <message>
        <source>What the region holds replaces the bone of the selected joint: it follows only that joint, and the joint&apos;s weight fades from there</source>
        <translation>リージョンに含まれるものが選択ジョイントのボーンに置き換わります: このジョイントだけに従い、ウェイトはそこから薄れていきます</translation>
    </message>
    <message>
        <source>Use as Handle of %1</source>
        <translation>%1 のハンドルにする</translation>
    </message>
    <message>
        <source>Select a joint first.</source>
        <translation>先にジョイントを選択してください。</translation>
    </message>
    <message>
        <source>The region is a handle of %1 already.</source>
        <translation>このリージョンは既に %1 のハンドルです。</translation>
    </message>
    <message>
        <source>An earlier joint is named %1 too.</source>
        <translation>前にあるジョイントの名前も %1 です。</translation>
    </message>
</context>
<context>
    <name>sinew::ReloadFlow</name>
    <message>
        <source>%1 cannot be compared.</source>
        <translation>%1 を比較できません。</translation>
    </message>
    <message>
        <source>Reloaded %1. Not all work fits it any more, see the report</source>
        <translation>%1 を再読み込みしました。合わなくなった作業はレポートを見てください</translation>
    </message>
    <message>
        <source>Reloaded %1 and kept all work</source>
        <translation>%1 を再読み込みし、作業はすべて残りました</translation>
    </message>
    <message>
        <source>%1 cannot be reloaded. Nothing has changed.</source>
        <translation>%1 を再読み込みできません。何も変わっていません。</translation>
    </message>
    <message>
        <source>Reloaded %1, which is now a different model: %2 of %3 joints and %4 of %5 parts are still there.</source>
        <translation>%1 を再読み込みしましたが、別のモデルになっています: ジョイント %3 個中 %2 個、パーツ %5 個中 %4 個が残っています。</translation>
    </message>
    <message>
        <source>Work on the others is lost, see the report</source>
        <translation>残りへの作業は失われました。レポートを見てください</translation>
    </message>
    <message>
        <source>There was no work on the others</source>
        <translation>残りへの作業はありませんでした</translation>
    </message>
    <message>
        <source>Replace Mesh</source>
        <translation>メッシュを置き換え</translation>
    </message>
    <message>
        <source>The character is bound. A changed mesh of the same size, such as a body that has lost an arm, keeps its weights in the old volume. Another shape needs a new one.</source>
        <translation>キャラクターはバインド済みです。腕を失った体のように、大きさが同じで変わったメッシュは、古いボリュームでウェイトを保ちます。別の形には新しいボリュームが必要です。</translation>
    </message>
    <message>
        <source>Keep the Volume</source>
        <translation>ボリュームを保持</translation>
    </message>
    <message>
        <source>Make a New Volume</source>
        <translation>新しいボリュームを作成</translation>
    </message>
    <message>
        <source>%1 is the mesh now. Not all work fits it, see the report</source>
        <translation>%1 がメッシュになりました。合わない作業はレポートを見てください</translation>
    </message>
    <message>
        <source>%1 is the mesh now, in the volume of the one before</source>
        <translation>%1 が、前のメッシュのボリュームのままメッシュになりました</translation>
    </message>
    <message>
        <source>%1 is the mesh now, and all work was kept</source>
        <translation>%1 がメッシュになり、作業はすべて残りました</translation>
    </message>
    <message>
        <source>%1 cannot replace the mesh. Nothing has changed.</source>
        <translation>%1 でメッシュを置き換えられません。何も変わっていません。</translation>
    </message>
    <message>
        <source>Reloaded %1, which has another size or place now: its longest side is %2, it was %3.</source>
        <translation>%1 を再読み込みしましたが、大きさか位置が変わっています: 最も長い辺は %2、以前は %3 でした。</translation>
    </message>
    <message>
        <source>Not all work fits it any more, see the report</source>
        <translation>合わなくなった作業はレポートを見てください</translation>
    </message>
</context>
<context>
    <name>sinew::RenderJob</name>
    <message>
        <source>Save Turntable</source>
        <translation>ターンテーブルを保存</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>画像を保存</translation>
    </message>
</context>
<context>
    <name>sinew::ReportModel</name>
    <message>
        <source>Fit the skeleton</source>
        <translation>スケルトンを合わせる</translation>
    </message>
    <message>
        <source>Accept binding proposals (%1)</source>
        <translation>バインドの提案を採用 (%1)</translation>
    </message>
    <message>
        <source>Turn inverted normals for the solver (%1)</source>
        <translation>ソルバー用に逆の法線を直す (%1)</translation>
    </message>
    <message>
        <source>Close holes for the solver (%1)</source>
        <translation>ソルバー用に穴を閉じる (%1)</translation>
    </message>
    <message>
        <source>Use finer voxels (%1)</source>
        <translation>細かいボクセルを使う (%1)</translation>
    </message>
    <message>
        <source>Repair weights (%1)</source>
        <translation>ウェイトを修復 (%1)</translation>
    </message>
    <message>
        <source>Check by hand (%1)</source>
        <translation>手で確認 (%1)</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>注記 (%1)</translation>
    </message>
    <message>
        <source>%1 (largest first)</source>
        <translation>%1 (大きい順)</translation>
    </message>
    <message>
        <source>%1: copy nearest skin</source>
        <translation>%1: 最も近いスキンをコピー</translation>
    </message>
    <message>
        <source>%1: rigid to %2</source>
        <translation>%1: %2 にリジッド</translation>
    </message>
    <message>
        <source>%1 and %2, gap %3</source>
        <translation>%1 と %2、隙間 %3</translation>
    </message>
    <message>
        <source>Found by: check of the weights</source>
        <translation>検出: ウェイトの検査</translation>
    </message>
    <message>
        <source>Found by: bind</source>
        <translation>検出: バインド</translation>
    </message>
    <message>
        <source>Found by: reading the file</source>
        <translation>検出: ファイルの読み取り</translation>
    </message>
    <message>
        <source>Correct the size</source>
        <translation>サイズを直す</translation>
    </message>
</context>
<context>
    <name>sinew::ReportPanel</name>
    <message>
        <source>Select Affected</source>
        <translation>該当を選択</translation>
    </message>
    <message>
        <source>Fit Skeleton</source>
        <translation>スケルトンを合わせる</translation>
    </message>
    <message>
        <source>Accept These Proposals</source>
        <translation>これらの提案を採用</translation>
    </message>
    <message>
        <source>Accept Proposal</source>
        <translation>提案を採用</translation>
    </message>
    <message>
        <source>Turn Normals for the Solver</source>
        <translation>ソルバー用に法線を直す</translation>
    </message>
    <message>
        <source>Close Holes for the Solver</source>
        <translation>ソルバー用に穴を閉じる</translation>
    </message>
    <message>
        <source>Repair These Vertices</source>
        <translation>これらの頂点を修復</translation>
    </message>
    <message>
        <source>Use Finer Voxels Here</source>
        <translation>ここを細かいボクセルに</translation>
    </message>
    <message>
        <source>Fix All Issues</source>
        <translation>すべての問題を修正</translation>
    </message>
    <message>
        <source>Fix Selected Issues</source>
        <translation>選択した問題を修正</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to do: about what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scale, rotate and move the skeleton into the mesh, then bind again</source>
        <translation>スケルトンを拡大縮小、回転、移動してメッシュに入れ、バインドし直す</translation>
    </message>
    <message>
        <source>Bind these parts as proposed</source>
        <translation>これらのパーツを提案どおりバインド</translation>
    </message>
    <message>
        <source>Bind this part as proposed. The arrow offers other bindings</source>
        <translation>このパーツを提案どおりバインド。矢印で他のバインドを選べます</translation>
    </message>
    <message>
        <source>The next bind turns inverted normals outward in its own copy of the mesh. Your mesh is not changed</source>
        <translation>次のバインドは自身のコピーの逆の法線を外向きにします。メッシュは変わりません</translation>
    </message>
    <message>
        <source>The next bind closes the holes in its own copy of the mesh. Your mesh is not changed</source>
        <translation>次のバインドは自身のコピーの穴を閉じます。メッシュは変わりません</translation>
    </message>
    <message>
        <source>Give these vertices weights that fit those of the healthy vertices around them</source>
        <translation>周りの正常な頂点に合うウェイトを、これらの頂点に与える</translation>
    </message>
    <message>
        <source>Add a voxel edit with finer voxels there, so that the gap stays open</source>
        <translation>隙間が開いたままになるよう、そこに細かいボクセルの編集を加える</translation>
    </message>
    <message>
        <source>Fit Skeleton and Bind</source>
        <translation>スケルトンを合わせてバインド</translation>
    </message>
    <message>
        <source>Fix All Issues (%1)</source>
        <translation>すべての問題を修正 (%1)</translation>
    </message>
    <message>
        <source>%1 vertices by %2</source>
        <translation>%1 頂点 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>solver (other solvers)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints. Voxel size %3, penalty %4.</source>
        <translation>%1 頂点を %2 ジョイントにバインド。ボクセルサイズ %3、ペナルティ %4。</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints with the solver %3.</source>
        <translation>ソルバー %3 で %1 頂点を %2 ジョイントにバインドしました。</translation>
    </message>
    <message>
        <source>Voxel size %1, penalty %2.</source>
        <translation>ボクセルサイズ %1、ペナルティ %2。</translation>
    </message>
    <message>
        <source>Binding...</source>
        <translation>バインド中...</translation>
    </message>
    <message>
        <source>No issues found in the file. Not bound yet.</source>
        <translation>ファイルに問題はありません。まだバインドしていません。</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>確認中...</translation>
    </message>
    <message>
        <source>No issues found.</source>
        <translation>問題はありません。</translation>
    </message>
    <message>
        <source>Issues: %1. Notes: %2. Double-click a row to show it in the view.</source>
        <translation>問題: %1。注記: %2。行のダブルクリックでビューに表示。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Click a row to select its joint or part, double-click to show it in the view. Arrow keys select too, Enter does what the row&apos;s button does</source>
        <translation>行のクリックでジョイントかパーツを選択し、ダブルクリックでビューに表示。矢印キーでも選択、Enter は行のボタンを実行</translation>
    </message>
    <message>
        <source>Do all that the buttons beside the rows do. Settings change in one undo step</source>
        <translation>各行のボタンをすべて実行。設定は 1 回の操作で元に戻せます</translation>
    </message>
    <message>
        <source>Voxel size %1.</source>
        <translation>ボクセルサイズ %1。</translation>
    </message>
    <message>
        <source>No issues found in the file. It has weights already.</source>
        <translation>ファイルに問題はありません。ウェイトがあります。</translation>
    </message>
    <message>
        <source>Check Weights</source>
        <translation>ウェイトを検査</translation>
    </message>
    <message>
        <source>The weights of this character were not checked when it was opened, because that takes long. This looks for faulty weights and lists them here</source>
        <translation>時間がかかるため、このキャラクターのウェイトは開いたときに検査していません。不具合のあるウェイトを探し、ここに一覧します</translation>
    </message>
    <message>
        <source>Scale to %1</source>
        <translation>%1 に拡大縮小</translation>
    </message>
    <message>
        <source>Read the file in another unit. Weights and all work stay, and an export writes the new size. The arrow offers other sizes</source>
        <translation>ファイルを別の単位で読みます。ウェイトと作業はすべて残り、書き出しは新しいサイズで行われます。矢印でほかのサイズを選べます</translation>
    </message>
</context>
<context>
    <name>sinew::RestForm</name>
    <message>
        <source>No joint selected</source>
        <translation>ジョイント未選択</translation>
    </message>
    <message>
        <source>Joint as It Is Bound</source>
        <translation>バインド時のジョイント</translation>
    </message>
    <message>
        <source>Where the joint is bound, in the file&apos;s units along the model&apos;s axes</source>
        <translation>ジョイントのバインド位置、ファイルの単位、モデルの軸で</translation>
    </message>
    <message>
        <source>How the joint is turned as it is bound, in degrees around the model&apos;s axes</source>
        <translation>バインド時のジョイントの回転、モデルの軸まわりの角度</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>The joint cannot be placed so.</source>
        <translation>ジョイントをそのようには置けません。</translation>
    </message>
</context>
<context>
    <name>sinew::RestPoseDialog</name>
    <message>
        <source>Canceled. Nothing was changed.</source>
        <translation>キャンセルしました。変更はありません。</translation>
    </message>
    <message>
        <source>There is no skeleton.</source>
        <translation>スケルトンがありません。</translation>
    </message>
    <message>
        <source>Edit Skeleton shows no pose. Switch it off first (T).</source>
        <translation>「スケルトンを編集」ではポーズを表示しません。先にオフにしてください (T)。</translation>
    </message>
    <message>
        <source>Nothing is posed. Turn or move a joint first.</source>
        <translation>ポーズがありません。先にジョイントを回すか動かしてください。</translation>
    </message>
    <message>
        <source>The character has no weights, so only the joints move and the mesh stays. Bind it first.</source>
        <translation>キャラクターにウェイトがないため、ジョイントだけが動き、メッシュは動きません。先にバインドしてください。</translation>
    </message>
    <message>
        <source>The skin is taken as it is shown. Folds that the pose opens are smoothed, and their vertices are selected.</source>
        <translation>スキンは表示どおりに取り込みます。ポーズで開いた折り目はなめらかにし、その頂点を選択します。</translation>
    </message>
    <message>
        <source>The skin keeps its volume at the joints, so it may differ a little from what linear skinning shows. Turning back brings the mesh back.</source>
        <translation>スキンはジョイントで体積を保つため、リニアスキニングの表示と少し違うことがあります。元のポーズに戻すとメッシュも元に戻ります。</translation>
    </message>
    <message>
        <source>Apply as Rest Pose</source>
        <translation>レストポーズとして適用</translation>
    </message>
    <message>
        <source>The character is bound in the rest pose. Mesh, normals, shapes, clips and layers follow the new one, and weights stay on their vertices.</source>
        <translation>キャラクターはレストポーズでバインドされます。メッシュ、法線、シェイプ、クリップ、レイヤーは新しいレストポーズに従い、ウェイトは頂点に残ります。</translation>
    </message>
    <message>
        <source>&amp;This pose</source>
        <translation>このポーズ(&amp;T)</translation>
    </message>
    <message>
        <source>This pose</source>
        <translation>このポーズ</translation>
    </message>
    <message>
        <source>The pose that the view shows, also of a clip</source>
        <translation>ビューに表示中のポーズ。クリップのポーズも可</translation>
    </message>
    <message>
        <source>T-p&amp;ose</source>
        <translation>T ポーズ(&amp;O)</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>T ポーズ</translation>
    </message>
    <message>
        <source>Arms level to the sides, legs straight down</source>
        <translation>腕は真横に水平、脚はまっすぐ下</translation>
    </message>
    <message>
        <source>&amp;A-pose</source>
        <translation>A ポーズ(&amp;A)</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>A ポーズ</translation>
    </message>
    <message>
        <source>Arms 45 degrees below level, legs straight down</source>
        <translation>腕は水平から 45 度下、脚はまっすぐ下</translation>
    </message>
    <message>
        <source>Turn to face +&amp;Z</source>
        <translation>+Z を向かせる(&amp;Z)</translation>
    </message>
    <message>
        <source>Turn to face +Z</source>
        <translation>+Z を向かせる</translation>
    </message>
    <message>
        <source>Turn the character about the vertical until it looks along +Z, as VRM asks for</source>
        <translation>VRM の求める +Z を向くまで、キャラクターを垂直軸まわりに回す</translation>
    </message>
    <message>
        <source>&amp;Feet on the ground</source>
        <translation>足を地面に(&amp;F)</translation>
    </message>
    <message>
        <source>Feet on the ground</source>
        <translation>足を地面に</translation>
    </message>
    <message>
        <source>Lift or lower the character until its lowest vertex is at height 0</source>
        <translation>最も低い頂点が高さ 0 になるまで、キャラクターを上げ下げする</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>適用(&amp;P)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Make the chosen pose the rest pose. One step of undo</source>
        <translation>選んだポーズをレストポーズにする。元に戻す操作は 1 回</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Progress of the rest pose</source>
        <translation>レストポーズの進行状況</translation>
    </message>
</context>
<context>
    <name>sinew::RestPoseFlow</name>
    <message>
        <source>The rest pose is another now. Weights stay as they are until the next bind.</source>
        <translation>レストポーズが変わりました。次のバインドまでウェイトはそのままです。</translation>
    </message>
</context>
<context>
    <name>sinew::RigDialog</name>
    <message>
        <source>All markers are set: Create makes the skeleton.</source>
        <translation>すべてのマーカーが設定済みです。「作成」でスケルトンを作ります。</translation>
    </message>
    <message>
        <source>Next: %1. %2.</source>
        <translation>次: %1。%2。</translation>
    </message>
    <message>
        <source>%1: set</source>
        <translation>%1: 設定済み</translation>
    </message>
    <message>
        <source>%1: guessed</source>
        <translation>%1: 推測</translation>
    </message>
    <message>
        <source>%1: optional</source>
        <translation>%1: 任意</translation>
    </message>
    <message>
        <source>%1: not found</source>
        <translation>%1: 見つかりません</translation>
    </message>
    <message>
        <source>Fitting the skeleton to the mesh: %1 s. Cancel stops it.</source>
        <translation>スケルトンをメッシュに合わせています: %1 秒。「キャンセル」で中止します。</translation>
    </message>
    <message>
        <source>%1 joints fitted.</source>
        <translation>ジョイント %1 個を合わせました。</translation>
    </message>
    <message>
        <source>Check %1.</source>
        <translation>%1 を確認してください。</translation>
    </message>
    <message>
        <source>New Skeleton From Template</source>
        <translation>テンプレートから新規スケルトン</translation>
    </message>
    <message>
        <source>Drag the markers in the view, or click one after the other. The new skeleton replaces one that the character already has.</source>
        <translation>ビューでマーカーをドラッグするか、順にクリックします。キャラクターにすでにスケルトンがあれば、新しいもので置き換えます。</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Use Guess</source>
        <translation>推測を使う</translation>
    </message>
    <message>
        <source>Give up where you put the chosen marker; it goes back to where the shape of the mesh suggests it. Enabled for markers that are set</source>
        <translation>選択したマーカーの設定をやめ、メッシュの形から推測される位置に戻す。設定済みのマーカーで使える</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>すべてリセット</translation>
    </message>
    <message>
        <source>Give up where you put the markers; all go back to where the shape of the mesh suggests them</source>
        <translation>マーカーの設定をやめ、すべてメッシュの形から推測される位置に戻す</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Placed by usual proportions, as the mesh does not show them: %1.</source>
        <translation>メッシュから分からないため、通常の比率で置きました: %1。</translation>
    </message>
    <message>
        <source>The hands show %1 fingers.</source>
        <translation>手に見える指は %1 本です。</translation>
    </message>
    <message>
        <source>skirt</source>
        <translation>スカート</translation>
    </message>
    <message>
        <source>cape</source>
        <translation>マント</translation>
    </message>
    <message>
        <source>hair</source>
        <translation>髪</translation>
    </message>
    <message>
        <source>Choose a template: what kind of character is this?</source>
        <translation>テンプレートを選んでください: キャラクターの種類は何ですか?</translation>
    </message>
    <message>
        <source>Chains for: %1.</source>
        <translation>チェーンの対象: %1。</translation>
    </message>
    <message>
        <source>All markers that are needed are set: Create makes the skeleton. The others are optional.</source>
        <translation>必要なマーカーはすべて設定済み: 「作成」でスケルトンを作る。残りは任意です。</translation>
    </message>
    <message>
        <source>Fitting</source>
        <translation>合わせの進行</translation>
    </message>
    <message>
        <source>Markers that you do not set are guessed from the shape of the mesh. Use Guess takes the chosen one back to its guess.</source>
        <translation>設定しないマーカーはメッシュの形から推測されます。「推測を使う」は選択したものを推測の位置に戻します。</translation>
    </message>
</context>
<context>
    <name>sinew::RigDraft</name>
    <message>
        <source>New Skeleton</source>
        <translation>新規スケルトン</translation>
    </message>
</context>
<context>
    <name>sinew::RigFlow</name>
    <message>
        <source>Chain of %1 joints added.</source>
        <translation>ジョイント %1 個のチェーンを追加しました。</translation>
    </message>
    <message>
        <source>Chain of %1 joints added below %2.</source>
        <translation>%2 の下にジョイント %1 個のチェーンを追加しました。</translation>
    </message>
    <message>
        <source>The chain cannot be made.</source>
        <translation>チェーンを作れません。</translation>
    </message>
    <message>
        <source>The skeleton cannot be made.</source>
        <translation>スケルトンを作れません。</translation>
    </message>
    <message>
        <source>Skeleton of %1 joints made. Bind Skin gives the character weights of it.</source>
        <translation>ジョイント %1 個のスケルトンを作りました。「スキンをバインド」でウェイトを与えます。</translation>
    </message>
</context>
<context>
    <name>sinew::RigForm</name>
    <message>
        <source>Biped</source>
        <translation>二足</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>四足</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>鳥</translation>
    </message>
    <message>
        <source>Insect or spider</source>
        <translation>昆虫かクモ</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>ヘビ</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Rigged file</source>
        <translation>リグ付きファイル</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>What kind of skeleton is made</source>
        <translation>作るスケルトンの種類</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>A rigged file whose skeleton is fitted; it keeps its names and its hierarchy</source>
        <translation>スケルトンを合わせるリグ付きファイル。名前と階層は保たれます</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>参照...</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Where the head is from the feet, for a character that lies or stands on its head</source>
        <translation>横たわる、または逆立ちのキャラクターで、足から見た頭の向き</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Whose names the joints have</source>
        <translation>ジョイントの名前の体系</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>指</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>背骨</translation>
    </message>
    <message>
        <source>Joints between hips and neck</source>
        <translation>腰から首までのジョイント</translation>
    </message>
    <message>
        <source>Twist joints</source>
        <translation>ツイストジョイント</translation>
    </message>
    <message>
        <source>Joints along each half of a limb</source>
        <translation>手足の半分ごとのジョイント</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>尻尾</translation>
    </message>
    <message>
        <source>Joints of the tail, where there is one</source>
        <translation>尻尾のジョイント (ある場合)</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>脚</translation>
    </message>
    <message>
        <source>Legs of an insect or spider: an even number</source>
        <translation>昆虫やクモの脚の数: 偶数</translation>
    </message>
    <message>
        <source>Body joints</source>
        <translation>体のジョイント</translation>
    </message>
    <message>
        <source>Joints along the body of a snake</source>
        <translation>ヘビの体に沿うジョイント</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>Whose names the joints of the hand have</source>
        <translation>手のジョイントの名前の体系</translation>
    </message>
    <message>
        <source>Toes</source>
        <translation>つま先</translation>
    </message>
    <message>
        <source>Jaw</source>
        <translation>あご</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>目</translation>
    </message>
    <message>
        <source>End joints</source>
        <translation>末端ジョイント</translation>
    </message>
    <message>
        <source>Joints that mark where the last bones end</source>
        <translation>最後のボーンの終わりを示すジョイント</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>左右対称</translation>
    </message>
    <message>
        <source>A marker of one side stands for both</source>
        <translation>片側のマーカーで両側を表す</translation>
    </message>
    <message>
        <source>Fingers of a hand; 1: all as one. Hands that show three or four have no more</source>
        <translation>片手の指の数。1: すべてを 1 つに。3 本か 4 本に見える手では、それ以上になりません</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>選択...</translation>
    </message>
    <message>
        <source>Chains in skirt, cape and hair</source>
        <translation>スカート、マント、髪にチェーン</translation>
    </message>
    <message>
        <source>Cloth and hair that are shells of their own and hang freely get chains of joints, which springs can swing</source>
        <translation>独立したシェルで自由に垂れる布と髪に、スプリングで揺らせるジョイントのチェーンを付けます</translation>
    </message>
</context>
<context>
    <name>sinew::SelectButtons</name>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Select only these vertices</source>
        <translation>これらの頂点だけを選択</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Add these vertices to the selection</source>
        <translation>これらの頂点を選択に追加</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove these vertices from the selection</source>
        <translation>これらの頂点を選択から除く</translation>
    </message>
</context>
<context>
    <name>sinew::SelectPanel</name>
    <message>
        <source>No vertices selected</source>
        <translation>頂点未選択</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>ジョイント %1</translation>
    </message>
    <message>
        <source>Select a joint to use its weights.</source>
        <translation>ジョイントを選択すると、そのウェイトを使えます。</translation>
    </message>
    <message>
        <source>Select a part to use its vertices.</source>
        <translation>パーツを選択すると、その頂点を使えます。</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 個のパーツ</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>パーツ %1</translation>
    </message>
    <message>
        <source>By weight</source>
        <translation>ウェイトで</translation>
    </message>
    <message>
        <source>Minimum weight</source>
        <translation>最小ウェイト</translation>
    </message>
    <message>
        <source>Only vertices with at least this weight</source>
        <translation>このウェイト以上の頂点のみ</translation>
    </message>
    <message>
        <source>From</source>
        <translation>から</translation>
    </message>
    <message>
        <source>Maximum weight</source>
        <translation>最大ウェイト</translation>
    </message>
    <message>
        <source>Only vertices with at most this weight</source>
        <translation>このウェイト以下の頂点のみ</translation>
    </message>
    <message>
        <source>To</source>
        <translation>まで</translation>
    </message>
    <message>
        <source>By number of influences</source>
        <translation>インフルエンス数で</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>以上</translation>
    </message>
    <message>
        <source>Only vertices with at least this many influences</source>
        <translation>インフルエンスがこの数以上の頂点のみ</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>以下</translation>
    </message>
    <message>
        <source>Only vertices with at most this many influences</source>
        <translation>インフルエンスがこの数以下の頂点のみ</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>パーツで</translation>
    </message>
</context>
<context>
    <name>sinew::Session</name>
    <message>
        <source>Reload %1</source>
        <translation>%1 を再読み込み</translation>
    </message>
    <message>
        <source>Transfer Layers</source>
        <translation>レイヤーを転送</translation>
    </message>
    <message>
        <source>Replace Mesh by %1</source>
        <translation>メッシュを %1 に置き換え</translation>
    </message>
    <message>
        <source>Shape From File</source>
        <translation>ファイルからシェイプ</translation>
    </message>
    <message>
        <source>Make Shape of Remainder</source>
        <translation>残りからシェイプ</translation>
    </message>
    <message>
        <source>Shape From Skinning Method</source>
        <translation>スキニング方式からシェイプ</translation>
    </message>
</context>
<context>
    <name>sinew::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Language of the user interface</source>
        <translation>ユーザーインターフェースの言語</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>システムの既定</translation>
    </message>
    <message>
        <source>Drafts are complete but not proof-read: a word may be wrong.</source>
        <translation>草案は全訳ですが未校正です: 語の誤りがあり得ます。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>明るい色か暗い色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Navigation</source>
        <translation>ナビゲーション(&amp;N)</translation>
    </message>
    <message>
        <source>Mouse buttons that move the view</source>
        <translation>ビューを動かすマウスボタン</translation>
    </message>
    <message>
        <source>Middle button orbits, Shift + middle button pans, Ctrl + middle button or the wheel zooms.</source>
        <translation>中ボタンで旋回、Shift + 中ボタンで平行移動、Ctrl + 中ボタンかホイールでズーム。</translation>
    </message>
    <message>
        <source>Alt + left button orbits, Alt + middle button pans, Alt + right button or the wheel zooms.</source>
        <translation>Alt + 左ボタンで旋回、Alt + 中ボタンで平行移動、Alt + 右ボタンかホイールでズーム。</translation>
    </message>
    <message>
        <source>Keep a copy of &amp;unsaved work for recovery</source>
        <translation>復元用に未保存の作業の控えを残す(&amp;U)</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>自動保存</translation>
    </message>
    <message>
        <source>After a crash, Sinew offers the copy when it starts again</source>
        <translation>クラッシュの後、Sinew は次の起動時に控えを提示します</translation>
    </message>
    <message>
        <source>&amp;Every</source>
        <translation>間隔(&amp;E)</translation>
    </message>
    <message>
        <source>How often the copy is saved</source>
        <translation>控えを保存する間隔</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Show t&amp;imings</source>
        <translation>時間を表示(&amp;I)</translation>
    </message>
    <message>
        <source>Show timings</source>
        <translation>時間を表示</translation>
    </message>
    <message>
        <source>The status bar shows what was computed last, and how long deforming and drawing took</source>
        <translation>ステータスバーに、最後に計算したものと、変形と描画の時間を表示します</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Show the &amp;weights after the first bind</source>
        <translation>最初のバインドの後にウェイトを表示(&amp;W)</translation>
    </message>
    <message>
        <source>Show the weights after the first bind</source>
        <translation>最初のバインドの後にウェイトを表示</translation>
    </message>
    <message>
        <source>The view shows what Bind Skin has made of a character, once. Escape leads back</source>
        <translation>「スキンをバインド」の結果を、キャラクターごとに 1 回ビューに表示します。Escape で戻ります</translation>
    </message>
    <message>
        <source>Software &amp;rendering</source>
        <translation>ソフトウェアレンダリング(&amp;R)</translation>
    </message>
    <message>
        <source>Software rendering</source>
        <translation>ソフトウェアレンダリング</translation>
    </message>
    <message>
        <source>The processor draws the view, more slowly, where the graphics card cannot. From the next start on</source>
        <translation>グラフィックスカードで描けないとき、プロセッサーがビューを描きます (遅くなります)。次の起動から有効</translation>
    </message>
    <message>
        <source>&amp;Check for updates at start (once a week)</source>
        <translation>起動時に更新を確認 (週に一度)(&amp;C)</translation>
    </message>
    <message>
        <source>Check for updates at start</source>
        <translation>起動時に更新を確認</translation>
    </message>
    <message>
        <source>Asks GitHub for the newest version and tells it this version alone. It needs the program curl</source>
        <translation>最新バージョンを GitHub に尋ね、このバージョンだけを伝えます。プログラム curl が必要です</translation>
    </message>
</context>
<context>
    <name>sinew::SettingsForm</name>
    <message>
        <source>Method</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>Repairs (on the solver&apos;s copy only)</source>
        <translation>修復 (ソルバーのコピーのみ)</translation>
    </message>
</context>
<context>
    <name>sinew::ShapeFlow</name>
    <message>
        <source>Shape %1 made. Its driver is in the Pose panel</source>
        <translation>シェイプ %1 を作りました。ドライバーはポーズパネルにあります</translation>
    </message>
    <message>
        <source>The shape cannot be made.</source>
        <translation>シェイプを作れません。</translation>
    </message>
    <message>
        <source>The shape cannot be changed so.</source>
        <translation>シェイプをそのように変更できません。</translation>
    </message>
    <message>
        <source>Drag the skin to change the shape %1. The weights stay</source>
        <translation>スキンをドラッグしてシェイプ %1 を変更します。ウェイトは変わりません</translation>
    </message>
</context>
<context>
    <name>sinew::ShapesForm</name>
    <message>
        <source>Rename Shape</source>
        <translation>シェイプ名を変更</translation>
    </message>
    <message>
        <source>Mirror Shape</source>
        <translation>シェイプをミラー</translation>
    </message>
    <message>
        <source>Shape %1 is mirrored</source>
        <translation>シェイプ %1 をミラーしました</translation>
    </message>
    <message>
        <source>Split Shape</source>
        <translation>シェイプを分割</translation>
    </message>
    <message>
        <source>The shape is split. %1 is its left half</source>
        <translation>シェイプを分割しました。%1 が左半分です</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>シェイプを削除</translation>
    </message>
    <message>
        <source>%1: on %2 %</source>
        <translation>%1: オン %2 %</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: オフ</translation>
    </message>
    <message>
        <source>%1: off, of the file</source>
        <translation>%1: オフ、ファイルのもの</translation>
    </message>
    <message>
        <source>This character has no shape. Make one with Pose &gt; Shape From File, or bake some with Pose &gt; Bake for Engine</source>
        <translation>このキャラクターにシェイプがありません。「ポーズ &gt; ファイルからシェイプ」で作成するか、「ポーズ &gt; エンジン用にベイク」でベイクしてください</translation>
    </message>
    <message numerus="yes">
        <source>This shape only repeats what weights can do: weights alone bring its %n vertex(ices) to the same place. Drag the skin instead.</source>
        <translation>
            <numerusform>このシェイプはウェイトでできることを繰り返すだけです: ウェイトだけで %n 頂点が同じ位置に来ます。代わりにスキンをドラッグしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>シェイプ</translation>
    </message>
    <message>
        <source>The shapes of this character, and how far each is on in this pose. Double-click renames one that was made here; its drivers follow</source>
        <translation>このキャラクターのシェイプと、このポーズでどれだけオンか。ここで作ったものはダブルクリックで名前を変更でき、ドライバーも従います</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>ミラー</translation>
    </message>
    <message>
        <source>Mirror the shape</source>
        <translation>シェイプをミラー</translation>
    </message>
    <message>
        <source>Makes the same shape on the other side, turned on by the partner joint. A shape that has the name of the other side already is replaced</source>
        <translation>反対側に、対のジョイントがオンにする同じシェイプを作ります。反対側の名前のシェイプがすでにあれば置き換えます</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Split the shape left and right</source>
        <translation>シェイプを左右に分割</translation>
    </message>
    <message>
        <source>Puts a left and a right half in the place of the shape. Together they show the same</source>
        <translation>シェイプを左半分と右半分に置き換えます。合わせると同じ形になります</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ドラッグ</translation>
    </message>
    <message>
        <source>Drag skin into the shape</source>
        <translation>スキンをシェイプにドラッグ</translation>
    </message>
    <message>
        <source>Takes the tool Drag Skin, which then changes this shape while the weights stay. The shape has to be on in the pose</source>
        <translation>「スキンをドラッグ」ツールに切り替え、ウェイトを変えずにこのシェイプを変更します。シェイプがこのポーズでオンである必要があります</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the shape</source>
        <translation>シェイプを削除</translation>
    </message>
    <message>
        <source>Removes the shape and the drivers that turn it on</source>
        <translation>シェイプと、それをオンにするドライバーを削除します</translation>
    </message>
    <message>
        <source>How far the halves blend over the middle when you split a shape, of its breadth. 0: they part at the middle</source>
        <translation>シェイプを分割するとき、左右が中央を越えて混ざる幅、シェイプの幅との比。0: 中央で分かれます</translation>
    </message>
    <message>
        <source>Split blend</source>
        <translation>分割のブレンド</translation>
    </message>
    <message>
        <source>Shape %1 is removed</source>
        <translation>シェイプ %1 を削除しました</translation>
    </message>
</context>
<context>
    <name>sinew::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>操作かキーを検索</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonFlow</name>
    <message>
        <source>The joints were not checked: %1</source>
        <translation>ジョイントを確認していません: %1</translation>
    </message>
    <message>
        <source>The skeleton cannot be edited so.</source>
        <translation>スケルトンをそのようには編集できません。</translation>
    </message>
    <message>
        <source>%1: nothing to change</source>
        <translation>%1: 変更なし</translation>
    </message>
    <message>
        <source>Joints checked: nothing is wrong</source>
        <translation>ジョイントを確認: 問題なし</translation>
    </message>
    <message numerus="yes">
        <source>Joints checked: %n joint(s) with faults</source>
        <translation>
            <numerusform>ジョイントを確認: 不良 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Size in percent:</source>
        <translation>サイズ (パーセント):</translation>
    </message>
    <message>
        <source>Edit Skeleton: moving joints changes the bind (%1 ends it)</source>
        <translation>スケルトンを編集: ジョイントを動かすとバインドが変わります (%1 で終了)</translation>
    </message>
    <message>
        <source>Symmetric joints: the other side follows (%1 leaves)</source>
        <translation>対称編集: 反対側も追従します (%1 で終了)</translation>
    </message>
    <message>
        <source>Mirrored painting: strokes paint both sides (%1 leaves)</source>
        <translation>ミラーペイント: ストロークで両側をペイントします (%1 で終了)</translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonPanel</name>
    <message>
        <source>Make a Skeleton</source>
        <translation>スケルトンを作成</translation>
    </message>
    <message>
        <source>Move Joints</source>
        <translation>ジョイントを移動</translation>
    </message>
    <message>
        <source>Selected Joints</source>
        <translation>選択したジョイント</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>整列</translation>
    </message>
    <message>
        <source>The character has no skeleton yet. Make one from a template, load one from another file, or draw chains of joints over tails and tentacles.</source>
        <translation>キャラクターにまだスケルトンがありません。テンプレートから作るか、別ファイルから読み込むか、尻尾や触手の上にジョイントのチェーンを描いてください。</translation>
    </message>
</context>
<context>
    <name>sinew::SolidForm</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Radius of the sphere or capsule</source>
        <translation>球かカプセルの半径</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Length of the capsule&apos;s centre line</source>
        <translation>カプセルの中心線の長さ</translation>
    </message>
    <message>
        <source>Edges (mm)</source>
        <translation>辺 (mm)</translation>
    </message>
    <message>
        <source>Length of the box along each axis</source>
        <translation>ボックスの各軸の長さ</translation>
    </message>
    <message>
        <source>Centre (mm)</source>
        <translation>中心 (mm)</translation>
    </message>
    <message>
        <source>Position of the centre in the bind pose</source>
        <translation>バインドポーズでの中心の位置</translation>
    </message>
    <message>
        <source>From (mm)</source>
        <translation>始点 (mm)</translation>
    </message>
    <message>
        <source>Start of the capsule&apos;s centre line in the bind pose</source>
        <translation>バインドポーズでのカプセルの中心線の始点</translation>
    </message>
    <message>
        <source>To (mm)</source>
        <translation>終点 (mm)</translation>
    </message>
    <message>
        <source>End of the capsule&apos;s centre line in the bind pose</source>
        <translation>バインドポーズでのカプセルの中心線の終点</translation>
    </message>
</context>
<context>
    <name>sinew::SolverLayers</name>
    <message>
        <source>Add Layer From %1</source>
        <translation>%1 のレイヤーを追加</translation>
    </message>
</context>
<context>
    <name>sinew::SpringBakeJob</name>
    <message>
        <source>Bake Springs Into Clips</source>
        <translation>スプリングをクリップにベイク</translation>
    </message>
</context>
<context>
    <name>sinew::SpringChainsForm</name>
    <message>
        <source>Hair, soft</source>
        <translation>髪 (柔らかい)</translation>
    </message>
    <message>
        <source>Hair, firm</source>
        <translation>髪 (硬い)</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>スカート</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>マント</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>尻尾</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>耳</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>アクセサリー</translation>
    </message>
    <message>
        <source>Rename Chain</source>
        <translation>チェーン名を変更</translation>
    </message>
    <message>
        <source>custom values</source>
        <translation>カスタム値</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n joint(s)</source>
        <translation>
            <numerusform>%1: %2、ジョイント %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose chains in the list, or select one of their joints. With Ctrl or Shift you choose several and change them together.</source>
        <translation>一覧でチェーンを選ぶか、そのジョイントの 1 つを選択してください。Ctrl か Shift で複数を選び、まとめて変更できます。</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>チェーン</translation>
    </message>
    <message>
        <source>Joints that swing, one chain a row: its name, whose values it has, and its joints. Double-click renames a chain</source>
        <translation>揺れるジョイント、1 行に 1 チェーン: 名前、値の元、ジョイント。ダブルクリックでチェーン名を変更</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove chains</source>
        <translation>チェーンを削除</translation>
    </message>
    <message>
        <source>Removes the chosen chains. Their joints stay</source>
        <translation>選んだチェーンを削除します。ジョイントは残ります</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>ミラー</translation>
    </message>
    <message>
        <source>Mirror chains</source>
        <translation>チェーンをミラー</translation>
    </message>
    <message>
        <source>Makes the chosen chains on the other side too, from the partner joints</source>
        <translation>選んだチェーンを反対側にも、対のジョイントから作ります</translation>
    </message>
</context>
<context>
    <name>sinew::SpringFlow</name>
    <message numerus="yes">
        <source>%n clip(s) with springs baked in. The timeline plays them, and an export with motions holds them.</source>
        <translation>
            <numerusform>スプリングをベイクしたクリップ %n 個。タイムラインで再生でき、モーション付きの書き出しに含まれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The springs cannot be baked.</source>
        <translation>スプリングをベイクできません。</translation>
    </message>
    <message>
        <source>Springs turn %1. Switch off Springs Swing (%2) to pose it</source>
        <translation>%1 はスプリングが回しています。ポーズを付けるには「スプリングを揺らす」(%2) をオフにしてください</translation>
    </message>
    <message>
        <source>No new collider: every limb with skin has one</source>
        <translation>新しいコライダーなし: スキンのある手足にはすべてあります</translation>
    </message>
    <message>
        <source>No new chain found. Select the joints of a chain, and add them</source>
        <translation>新しいチェーンは見つかりません。チェーンのジョイントを選択して追加してください</translation>
    </message>
    <message>
        <source>Proposed: %1 and %2. Drag the character or play a clip to see them swing</source>
        <translation>提案: %1、%2。キャラクターをドラッグするかクリップを再生すると揺れます</translation>
    </message>
    <message numerus="yes">
        <source>%n chain(s)</source>
        <translation>
            <numerusform>チェーン %n 本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collider(s)</source>
        <translation>
            <numerusform>コライダー %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>This character has no skeleton</source>
        <translation>このキャラクターにスケルトンがありません</translation>
    </message>
    <message>
        <source>Select joints that follow one another and are in no chain yet, or the first joint of a branch</source>
        <translation>まだチェーンに属さない連続したジョイント、または枝の最初のジョイントを選択してください</translation>
    </message>
    <message>
        <source>Select a joint first</source>
        <translation>先にジョイントを選択してください</translation>
    </message>
    <message>
        <source>There is no chain that swings, or no clip: load a motion or set pose keys</source>
        <translation>揺れるチェーンかクリップがありません: モーションを読み込むか、ポーズキーを設定してください</translation>
    </message>
</context>
<context>
    <name>sinew::SpringTrialForm</name>
    <message>
        <source>Deepest at %1, by %2.</source>
        <translation>最も深いのは %1 で、%2 です。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Check for Crossings</source>
        <translation>めり込みを確認</translation>
    </message>
    <message>
        <source>Plays the first clip, or a gait where there is none, and counts vertices of chains that end up inside of colliders</source>
        <translation>最初のクリップ、なければ歩行を再生し、コライダーの内側に入るチェーンの頂点を数えます</translation>
    </message>
    <message>
        <source>Select the Joint</source>
        <translation>ジョイントを選択</translation>
    </message>
    <message>
        <source>Selects the joint whose skin is deepest inside</source>
        <translation>スキンが最も深く入ったジョイントを選択します</translation>
    </message>
</context>
<context>
    <name>sinew::SpringsPanel</name>
    <message>
        <source>Springs swing joints, and this character has none. Make a skeleton with Skeleton &gt; New From Template, or load one.</source>
        <translation>スプリングはジョイントを揺らしますが、このキャラクターにはありません。「スケルトン &gt; テンプレートから新規」でスケルトンを作るか、読み込んでください。</translation>
    </message>
    <message>
        <source>Springs let hair, skirts, capes, tails and ears swing while the character moves, as in VRM. Propose finds their joints, and fits colliders to the body that keep them out. Or select the joints of a chain and add them. Then drag the character, or play a clip.</source>
        <translation>スプリングは VRM のように、キャラクターの動きに合わせて髪、スカート、マント、尻尾、耳を揺らします。「提案」はそのジョイントを見つけ、入り込まないコライダーを体に合わせます。または、チェーンのジョイントを選択して追加します。その後キャラクターをドラッグするか、クリップを再生してください。</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Propose springs</source>
        <translation>スプリングを提案</translation>
    </message>
    <message>
        <source>Finds chains of joints that carry hair, cloth, tails or ears, and fits colliders to the body. What is there already stays</source>
        <translation>髪、布、尻尾、耳を動かすジョイントのチェーンを見つけ、体にコライダーを合わせます。既にあるものは残ります</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add springs</source>
        <translation>スプリングを追加</translation>
    </message>
    <message>
        <source>Adds a chain of the selected joints, or a collider to the selected joint</source>
        <translation>選択ジョイントのチェーン、または選択ジョイントにコライダーを追加します</translation>
    </message>
</context>
<context>
    <name>sinew::StatusLine</name>
    <message>
        <source>Issues: %1</source>
        <translation>問題: %1</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>確認中...</translation>
    </message>
    <message>
        <source>Issues in the report: %1. Notes: %2. Click to show them</source>
        <translation>レポートの問題: %1。注記: %2。クリックで表示</translation>
    </message>
    <message>
        <source>computed: volume, distances, weights</source>
        <translation>計算: ボリューム、距離、ウェイト</translation>
    </message>
    <message>
        <source>computed: weights</source>
        <translation>計算: ウェイト</translation>
    </message>
    <message>
        <source>computed: deformation</source>
        <translation>計算: 変形</translation>
    </message>
    <message>
        <source>deform %1 ms</source>
        <translation>変形 %1 ms</translation>
    </message>
    <message>
        <source>draw %1 ms</source>
        <translation>描画 %1 ms</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Progress of the running task</source>
        <translation>実行中の処理の進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>What was computed last, and how long the last deformation and the last frame took</source>
        <translation>最後に計算したものと、最後の変形と描画の時間</translation>
    </message>
    <message>
        <source>computed: preview</source>
        <translation>計算: プレビュー</translation>
    </message>
    <message>
        <source>Live Link to Blender</source>
        <translation>Blender へのライブリンク</translation>
    </message>
    <message>
        <source>What became of the weights in Blender</source>
        <translation>Blender でのウェイトの状態</translation>
    </message>
</context>
<context>
    <name>sinew::SubdivisionForm</name>
    <message>
        <source>%1 is shown with %2 levels: more would have over %3 faces. Choose fewer levels.</source>
        <translation>%1 は %2 レベルで表示しています。これより上げると面が %3 を超えます。レベルを下げてください。</translation>
    </message>
    <message>
        <source>Smooth preview</source>
        <translation>スムーズプレビュー</translation>
    </message>
    <message>
        <source>Shows the selected parts as smooth surfaces, and judges them so. Each level makes four faces of one. The mesh in the file and its weights stay as they are: it is posed first, then subdivided. Files of FBX keep the level</source>
        <translation>選択パーツをなめらかな表面で表示し、その状態で評価します。1 レベルごとに 1 つの面が 4 つになります。ファイルのメッシュとウェイトはそのままで、ポーズを付けてから細分割します。FBX ファイルにはレベルが残ります</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n レベル</numerusform>
        </translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>How the selected parts are subdivided. Catmull-Clark: for polygons of any size, as most programs do. Loop: for triangles, into which larger polygons are cut first</source>
        <translation>選択パーツの細分割の方法。Catmull-Clark: 任意の多角形用で、多くのプログラムと同じ。Loop: 三角形用で、大きい多角形は先に三角形に分けます</translation>
    </message>
    <message>
        <source>Catmull-Clark</source>
        <translation>Catmull-Clark</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Loop</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混在</translation>
    </message>
    <message>
        <source>No part selected</source>
        <translation>パーツが選択されていません</translation>
    </message>
</context>
<context>
    <name>sinew::TextureBar</name>
    <message>
        <source>Textures and material files outside the model&apos;s folder that were not read: %1</source>
        <translation>モデルのフォルダーの外にあり、読んでいないテクスチャとマテリアルファイル: %1</translation>
    </message>
    <message>
        <source>Choose Their Folder...</source>
        <translation>フォルダーを選ぶ...</translation>
    </message>
    <message>
        <source>Read textures from a folder that you choose, too. Do so only if you trust the model: what it names there becomes part of exported files</source>
        <translation>選んだフォルダーからもテクスチャを読む。モデルを信頼する場合だけにしてください: モデルが指すそこのファイルは、書き出すファイルに含まれます</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>無視</translation>
    </message>
    <message>
        <source>Go on without these textures</source>
        <translation>これらのテクスチャなしで続ける</translation>
    </message>
</context>
<context>
    <name>sinew::TextureFlow</name>
    <message>
        <source>Choose the Folder of the Textures</source>
        <translation>テクスチャのフォルダーを選ぶ</translation>
    </message>
    <message>
        <source>All textures were found</source>
        <translation>すべてのテクスチャが見つかりました</translation>
    </message>
    <message>
        <source>Textures and material files that are still outside: %1</source>
        <translation>まだ外にあるテクスチャとマテリアルファイル: %1</translation>
    </message>
</context>
<context>
    <name>sinew::TimelinePanel</name>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 / %2 秒</translation>
    </message>
    <message>
        <source>frame %1, %2</source>
        <translation>フレーム %1、%2</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>クリップ</translation>
    </message>
    <message>
        <source>The clip to play: a generated range of motion, an animation of the file, a loaded motion, or the pose keys</source>
        <translation>再生するクリップ: 生成した可動域、ファイルのアニメーション、読み込んだモーション、ポーズキー</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop and return to the project&apos;s pose</source>
        <translation>停止してプロジェクトのポーズに戻る</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>Repeat from the start</source>
        <translation>最初から繰り返す</translation>
    </message>
    <message>
        <source>Use This Pose</source>
        <translation>このポーズを使う</translation>
    </message>
    <message>
        <source>Make the shown pose the project&apos;s pose, so that you can edit it</source>
        <translation>表示中のポーズをプロジェクトのポーズにして編集可能にする</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position in the clip</source>
        <translation>クリップ内の位置</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>ポーズキー</translation>
    </message>
    <message>
        <source>Click to go to a time; drag a key to move it</source>
        <translation>クリックで時刻へ移動。キーはドラッグで移動</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How fast the clip plays</source>
        <translation>クリップの再生速度</translation>
    </message>
    <message>
        <source>%1 x</source>
        <translation>%1 x</translation>
    </message>
</context>
<context>
    <name>sinew::TourCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Done. Go on when you like.</source>
        <translation>完了。いつでも次へ。</translation>
    </message>
    <message>
        <source>Tour, %1 of %2: %3</source>
        <translation>ツアー %1 / %2: %3</translation>
    </message>
    <message>
        <source>Show Me Where</source>
        <translation>場所を表示</translation>
    </message>
    <message>
        <source>Bring the panel of this step to the front</source>
        <translation>この段階のパネルを前に出す</translation>
    </message>
    <message>
        <source>Skip Tour</source>
        <translation>ツアーをやめる</translation>
    </message>
    <message>
        <source>End the tour. Help &gt; Take the Tour starts it again</source>
        <translation>ツアーを終了。「ヘルプ &gt; ツアーを始める」で再開できます</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>前の段階</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>The next step. What this one asks for is done for you, where it can</source>
        <translation>次の段階。この段階の作業は、可能なら代わりに行います</translation>
    </message>
</context>
<context>
    <name>sinew::TransferDialog</name>
    <message>
        <source>Matching...</source>
        <translation>照合しています...</translation>
    </message>
    <message>
        <source>%1 of %2 vertices matched</source>
        <translation>%2 頂点中 %1 頂点が一致</translation>
    </message>
    <message>
        <source>Transfer Weights</source>
        <translation>ウェイトを転送</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>How far the nearest place may be, in per cent of this character&apos;s diagonal</source>
        <translation>最も近い所までの最大距離、このキャラクターの対角線に対する割合</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>How far its normal may be turned from the vertex&apos;s at that distance; up to twice as much where they touch</source>
        <translation>その距離で法線が頂点の法線からずれてよい角度。接する所では 2 倍まで</translation>
    </message>
    <message>
        <source>Accept flipped normals</source>
        <translation>反転した法線も許す</translation>
    </message>
    <message>
        <source>Let normals match that face the opposite way, as on linings</source>
        <translation>裏地のように逆向きの法線も一致させる</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>対称</translation>
    </message>
    <message>
        <source>Give both sides mirrored weights, by the joint mapping of the Mirror commands</source>
        <translation>ミラーコマンドのジョイントの対応で、両側にミラーしたウェイトを与える</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>スムージング</translation>
    </message>
    <message>
        <source>Rounds of smoothing around vertices without a match</source>
        <translation>一致しない頂点の周りをスムーズにする回数</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>パーツ</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>全パーツ</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>ジョイント</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>全ジョイント</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>ジョイント表</translation>
    </message>
    <message>
        <source>Joints are paired by name</source>
        <translation>ジョイントは名前で対にします</translation>
    </message>
    <message>
        <source>A CSV or JSON file that pairs the joint names of both files</source>
        <translation>両ファイルのジョイント名を対にする CSV か JSON ファイル</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>参照...</translation>
    </message>
    <message>
        <source>Select vertices without a match</source>
        <translation>一致しない頂点を選択</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>転送</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Vertices near the surface of %1 take its weights. Gaps between them are filled smoothly, and what hangs out of reach is bound. Both characters have to stand in the same place.</source>
        <translation>%1 の表面に近い頂点はそのウェイトを受け取ります。その間の隙間は滑らかに埋められ、届かない所に垂れているものはバインドされます。両方のキャラクターは同じ場所に立っている必要があります。</translation>
    </message>
</context>
<context>
    <name>sinew::TransferFlow</name>
    <message>
        <source>The weights cannot be transferred.</source>
        <translation>ウェイトを転送できません。</translation>
    </message>
    <message>
        <source>Layer %1 added: %2 vertices matched, %3 inpainted.</source>
        <translation>レイヤー %1 を追加: 一致 %2 頂点、補完 %3 頂点。</translation>
    </message>
</context>
<context>
    <name>sinew::UpdateDialog</name>
    <message>
        <source>Sinew %1 is there. You have %2.</source>
        <translation>Sinew %1 があります。お使いのものは %2 です。</translation>
    </message>
    <message>
        <source>You have the newest version, %1.</source>
        <translation>最新バージョン %1 をお使いです。</translation>
    </message>
    <message>
        <source>Sinew asks by the program curl, which does not run here. Install curl, or open the page of releases.</source>
        <translation>Sinew はプログラム curl で尋ねますが、ここでは動きません。curl をインストールするか、リリースのページを開いてください。</translation>
    </message>
    <message>
        <source>There is no connection to GitHub. Check the network and try again.</source>
        <translation>GitHub に接続できません。ネットワークを確かめて、もう一度試してください。</translation>
    </message>
    <message>
        <source>GitHub did not answer in time. Try again later.</source>
        <translation>GitHub から時間内に返事がありませんでした。後でもう一度試してください。</translation>
    </message>
    <message>
        <source>The connection to GitHub is not secure. Log in to the network, or set the clock of this computer, and try again.</source>
        <translation>GitHub への接続は安全ではありません。ネットワークにログインするか、コンピューターの時計を合わせて、もう一度試してください。</translation>
    </message>
    <message>
        <source>GitHub refused to answer. Try again later, or open the page of releases.</source>
        <translation>GitHub が返事を拒みました。後でもう一度試すか、リリースのページを開いてください。</translation>
    </message>
    <message>
        <source>The answer names no release of Sinew. Log in to the network, or open the page of releases.</source>
        <translation>返事に Sinew のリリースがありません。ネットワークにログインするか、リリースのページを開いてください。</translation>
    </message>
    <message>
        <source>Check for Updates</source>
        <translation>更新を確認</translation>
    </message>
    <message>
        <source>Asking GitHub for the newest version...</source>
        <translation>GitHub に最新バージョンを尋ねています...</translation>
    </message>
    <message>
        <source>Open &amp;Page</source>
        <translation>ページを開く(&amp;P)</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>ページを開く</translation>
    </message>
    <message>
        <source>Shows the releases of Sinew in the browser</source>
        <translation>Sinew のリリースをブラウザーで表示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Sinew sends its own version and nothing else.</source>
        <translation>Sinew が送るのは自身のバージョンだけです。</translation>
    </message>
</context>
<context>
    <name>sinew::ViewBar</name>
    <message>
        <source>Shaded</source>
        <translation>シェーディング</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>ウェイト</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>オーバーレイ</translation>
    </message>
</context>
<context>
    <name>sinew::ViewFlow</name>
    <message>
        <source>Choose View &gt; Lighting &gt; Studio: it casts the shadows.</source>
        <translation>「表示 &gt; ライティング &gt; スタジオ」を選んでください: 影が付きます。</translation>
    </message>
</context>
<context>
    <name>sinew::ViewInteraction</name>
    <message>
        <source>Joint %1 (guessed bone)</source>
        <translation>ジョイント %1 (推測ボーン)</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>ジョイント %1</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>頂点 %1</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportFlow</name>
    <message>
        <source>The view has not jumped anywhere yet.</source>
        <translation>ビューはまだどこにも移っていません。</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportWidget</name>
    <message>
        <source>Select a joint to read its weight at each vertex.</source>
        <translation>ジョイントを選択すると、各頂点のウェイトが読めます。</translation>
    </message>
    <message>
        <source>Zoom in to read the weight at each vertex.</source>
        <translation>ズームインすると、各頂点のウェイトが読めます。</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D ビュー</translation>
    </message>
    <message>
        <source>Shows the character, its skeleton and its weights</source>
        <translation>キャラクター、スケルトン、ウェイトを表示</translation>
    </message>
    <message>
        <source>&lt;h3&gt;The 3D view is not available&lt;/h3&gt;&lt;p&gt;It needs OpenGL 3.3, which this computer does not offer. Binding and exporting still work.&lt;/p&gt;&lt;p&gt;Updating the graphics driver usually helps. So may Software rendering in the settings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;3D ビューは使えません&lt;/h3&gt;&lt;p&gt;OpenGL 3.3 が必要ですが、このコンピューターにはありません。バインドと書き出しはできます。&lt;/p&gt;&lt;p&gt;たいていグラフィックスドライバーの更新で直ります。設定のソフトウェアレンダリングで直ることもあります。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sinew::VolumeEditsForm</name>
    <message>
        <source>Refine: %1, resolution %2</source>
        <translation>細分: %1、解像度 %2</translation>
    </message>
    <message>
        <source>Separate: %1</source>
        <translation>分離: %1</translation>
    </message>
    <message>
        <source>Connect: %1</source>
        <translation>接続: %1</translation>
    </message>
    <message>
        <source>Select a vertex, or a leak in the report, then choose how to change the voxels there.</source>
        <translation>頂点かレポートの漏れを選び、そこのボクセルをどう変えるかを選びます。</translation>
    </message>
    <message>
        <source>Voxel Edits</source>
        <translation>ボクセル編集</translation>
    </message>
    <message>
        <source>Refine</source>
        <translation>細分</translation>
    </message>
    <message>
        <source>Use finer voxels in a box there, to separate surfaces that lie close together</source>
        <translation>近い表面を分けるため、そこのボックスで細かいボクセルを使う</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>分離</translation>
    </message>
    <message>
        <source>Remove voxels in a sphere there, to separate parts that touch</source>
        <translation>触れ合う部分を分けるため、そこの球のボクセルを除く</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Fill voxels in a sphere there, to connect separate parts</source>
        <translation>離れた部分をつなぐため、そこの球をボクセルで満たす</translation>
    </message>
    <message>
        <source>Voxel edits in the order in which they are applied</source>
        <translation>適用順のボクセル編集</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>解像度</translation>
    </message>
    <message>
        <source>Voxels along the character&apos;s longest side</source>
        <translation>キャラクターの最も長い辺のボクセル数</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the selected voxel edits</source>
        <translation>選択したボクセル編集を削除</translation>
    </message>
</context>
<context>
    <name>sinew::VrmForm</name>
    <message>
        <source>Na&amp;me</source>
        <translation>名前(&amp;M)</translation>
    </message>
    <message>
        <source>Name of the character in the VRM</source>
        <translation>VRM でのキャラクターの名前</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>ファイルの名前</translation>
    </message>
    <message>
        <source>A&amp;uthors</source>
        <translation>作者(&amp;U)</translation>
    </message>
    <message>
        <source>Who made the character, with commas between names. A VRM names at least one</source>
        <translation>キャラクターの作者、コンマ区切り。VRM には 1 人以上必要です</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>バージョン(&amp;V)</translation>
    </message>
    <message>
        <source>Version of the character</source>
        <translation>キャラクターのバージョン</translation>
    </message>
    <message>
        <source>&amp;Copyright</source>
        <translation>著作権(&amp;C)</translation>
    </message>
    <message>
        <source>Copyright line</source>
        <translation>著作権の行</translation>
    </message>
    <message>
        <source>U&amp;se as avatar</source>
        <translation>アバターとして使用(&amp;S)</translation>
    </message>
    <message>
        <source>Who may appear as the character</source>
        <translation>このキャラクターになれる人</translation>
    </message>
    <message>
        <source>The author only</source>
        <translation>作者のみ</translation>
    </message>
    <message>
        <source>People with a licence of their own</source>
        <translation>個別に許諾を得た人</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Commercia&amp;l use</source>
        <translation>商用利用(&amp;L)</translation>
    </message>
    <message>
        <source>Which use may earn money</source>
        <translation>収益を得てよい利用</translation>
    </message>
    <message>
        <source>Personal, without profit</source>
        <translation>個人、非営利</translation>
    </message>
    <message>
        <source>Personal, also for profit</source>
        <translation>個人、営利も可</translation>
    </message>
    <message>
        <source>Companies too</source>
        <translation>企業も可</translation>
    </message>
    <message>
        <source>Changes b&amp;y others</source>
        <translation>他人による改変(&amp;Y)</translation>
    </message>
    <message>
        <source>Whether others may change the character, and pass that on</source>
        <translation>他人がキャラクターを改変し、配布してよいか</translation>
    </message>
    <message>
        <source>Prohibited</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Allowed, and may be passed on</source>
        <translation>許可、再配布も可</translation>
    </message>
    <message>
        <source>Others may pass the file on</source>
        <translation>他人がファイルを再配布してよい</translation>
    </message>
    <message>
        <source>Use in excessively violent works</source>
        <translation>過度に暴力的な作品での使用</translation>
    </message>
    <message>
        <source>Use in excessively sexual works</source>
        <translation>過度に性的な作品での使用</translation>
    </message>
    <message>
        <source>Use in political or religious works</source>
        <translation>政治的、宗教的な作品での使用</translation>
    </message>
    <message>
        <source>Use in antisocial or hateful works</source>
        <translation>反社会的、憎悪的な作品での使用</translation>
    </message>
    <message>
        <source>Use without naming the authors</source>
        <translation>作者名を示さない使用</translation>
    </message>
    <message>
        <source>Allow this in the licence of the VRM</source>
        <translation>VRM のライセンスでこれを許可</translation>
    </message>
    <message>
        <source>Bones and their joints</source>
        <translation>ボーンとジョイント</translation>
    </message>
    <message>
        <source>Click a joint to choose another, or type a part of a name to find it. Bones in bold are required</source>
        <translation>ジョイントをクリックして別のものを選択するか、名前の一部を入力して検索。太字のボーンは必須です</translation>
    </message>
    <message>
        <source>This character is not in a T-pose that faces +Z, as a VRM should be, so motion bends it wrongly. Choose &lt;a href=&quot;restPose&quot;&gt;Pose &gt; Apply as Rest Pose...&lt;/a&gt;</source>
        <translation>VRM は T ポーズで +Z を向きます。このキャラクターはそうでないため、モーションで正しく曲がりません。&lt;a href=&quot;restPose&quot;&gt;ポーズ &gt; レストポーズとして適用...&lt;/a&gt;を選んでください</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>連絡先</translation>
    </message>
    <message>
        <source>How to reach who made the character: a mail address or a page</source>
        <translation>キャラクターの作者への連絡方法: メールアドレスまたはページ</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>元の作品</translation>
    </message>
    <message>
        <source>Works that the character is made from, with commas between them</source>
        <translation>キャラクターの元になった作品、コンマ区切り</translation>
    </message>
    <message>
        <source>Licences of others</source>
        <translation>他者のライセンス</translation>
    </message>
    <message>
        <source>Licences of others&apos; work in the character</source>
        <translation>キャラクターに含まれる他者の作品のライセンス</translation>
    </message>
    <message>
        <source>Other licence</source>
        <translation>その他のライセンス</translation>
    </message>
    <message>
        <source>Address of a licence that holds besides the one of VRM</source>
        <translation>VRM のもの以外に適用されるライセンスのアドレス</translation>
    </message>
    <message>
        <source>A VRM names at least one author: fill in Authors.</source>
        <translation>VRM には作者が 1 人以上必要です: 「作者」に入力してください。</translation>
    </message>
    <message>
        <source>VRM version</source>
        <translation>VRM のバージョン</translation>
    </message>
    <message>
        <source>1.0 is the newest. Some programs read 0.x alone, which has no constraints and one set of spring values for each chain</source>
        <translation>1.0 が最新です。0.x だけを読むプログラムもありますが、0.x にはコンストレイントがなく、スプリングの値はチェーンごとに 1 組です</translation>
    </message>
    <message>
        <source>Toon shading (MToon)</source>
        <translation>トゥーンシェーディング (MToon)</translation>
    </message>
    <message>
        <source>Give materials the toon shading of VRM 1.0, where they have none</source>
        <translation>トゥーンシェーディングのないマテリアルに VRM 1.0 のものを付けます</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>%1 of %2 required bones have a joint.</source>
        <translation>必須ボーン %2 個中 %1 個にジョイントがあります。</translation>
    </message>
    <message>
        <source>%1 of %2 required bones have a joint. In the table, click the joint of each of these bones to choose another: %3</source>
        <translation>必須ボーン %2 個中 %1 個にジョイントがあります。表で次の各ボーンのジョイントをクリックして、別のジョイントを選択: %3</translation>
    </message>
    <message>
        <source>Not mapped: %1</source>
        <translation>対応なし: %1</translation>
    </message>
    <message>
        <source>Hide Bones</source>
        <translation>ボーンを隠す</translation>
    </message>
    <message>
        <source>Show Bones</source>
        <translation>ボーンを表示</translation>
    </message>
    <message>
        <source>More about the character</source>
        <translation>キャラクターの詳細</translation>
    </message>
    <message>
        <source>Change the joints of bones</source>
        <translation>ボーンのジョイントを変更</translation>
    </message>
    <message>
        <source>Shows every bone of the VRM with its joint, as a list that can be changed</source>
        <translation>VRM の全ボーンとそのジョイントを、変更できる一覧で表示</translation>
    </message>
</context>
<context>
    <name>sinew::WeightCheck</name>
    <message>
        <source>Check Weights</source>
        <translation>ウェイトを検査</translation>
    </message>
</context>
<context>
    <name>sinew::WeightFiles</name>
    <message>
        <source>Import Weights</source>
        <translation>ウェイトを読み込む</translation>
    </message>
    <message>
        <source>Export Weights</source>
        <translation>ウェイトを書き出す</translation>
    </message>
</context>
<context>
    <name>sinew::WeightFilesFlow</name>
    <message>
        <source>Layer %1 added.</source>
        <translation>レイヤー %1 を追加しました。</translation>
    </message>
    <message>
        <source>Weights written to %1.</source>
        <translation>ウェイトを %1 に書き出しました。</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1に失敗しました。</translation>
    </message>
    <message>
        <source>The folder %1 is not empty.</source>
        <translation>フォルダー %1 は空ではありません。</translation>
    </message>
    <message>
        <source>Images of the same names in it are replaced. All other files stay.</source>
        <translation>同名の画像は置き換えられます。他のファイルは残ります。</translation>
    </message>
    <message>
        <source>&amp;Write Images</source>
        <translation>画像を書き出す(&amp;W)</translation>
    </message>
</context>
<context>
    <name>sinew::WeightLayersModel</name>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Base (solver)</source>
        <translation>ベース (ソルバー)</translation>
    </message>
    <message>
        <source>Base (file)</source>
        <translation>ベース (ファイル)</translation>
    </message>
    <message>
        <source>Weights painted by hand or changed by operations</source>
        <translation>手でペイント、または操作で変更したウェイト</translation>
    </message>
    <message>
        <source>Mirrors all weights below it from one side to the other</source>
        <translation>下の全ウェイトを一方から他方へミラー</translation>
    </message>
    <message>
        <source>Smooths the weights below it over the surface</source>
        <translation>下のウェイトを表面上でスムーズにする</translation>
    </message>
</context>
<context>
    <name>sinew::WeightLayersPanel</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Weight Layers</source>
        <translation>ウェイトレイヤー</translation>
    </message>
    <message>
        <source>Manual edits are layers above the solver&apos;s weights. They stay when you bind again.</source>
        <translation>手の編集はソルバーのウェイトの上のレイヤーです。バインドし直しても残ります。</translation>
    </message>
    <message>
        <source>Double-click to rename, drag to another place. The check box shows or hides a layer. Shift and Ctrl select several</source>
        <translation>ダブルクリックで名前を変更、ドラッグで移動。チェックで表示を切り替え。Shift と Ctrl で複数選択</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加算</translation>
    </message>
    <message>
        <source>Add a layer above this one</source>
        <translation>このレイヤーの上にレイヤーを追加</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Duplicate the selected layers</source>
        <translation>選択レイヤーを複製</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete the selected layers</source>
        <translation>選択レイヤーを削除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Move this layer up</source>
        <translation>このレイヤーを上へ移動</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Move this layer down</source>
        <translation>このレイヤーを下へ移動</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>結合</translation>
    </message>
    <message>
        <source>Merge this layer into the one below, or several selected ones into one</source>
        <translation>このレイヤーを下と結合、または選択した複数を 1 つに結合</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>ペイント</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>すべてミラー</translation>
    </message>
    <message>
        <source>Relax</source>
        <translation>リラックス</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>レイヤーの不透明度</translation>
    </message>
    <message>
        <source>Mirror +X to -X</source>
        <translation>+X から -X へミラー</translation>
    </message>
    <message>
        <source>When off, mirrors -X to +X</source>
        <translation>オフでは -X から +X へミラー</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復回数</translation>
    </message>
    <message>
        <source>How far weights are smoothed over the surface</source>
        <translation>ウェイトを表面上でどこまでスムーズにするか</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Ctrl inverts the brush, Shift smooths. Ctrl+Shift+click selects the joint under the cursor.</source>
        <translation>Ctrl でブラシを反転、Shift でスムーズ。Ctrl+Shift+クリックでカーソル下のジョイントを選択。</translation>
    </message>
</context>
<context>
    <name>sinew::WeightTransfers</name>
    <message>
        <source>Transfer Weights</source>
        <translation>ウェイトを転送</translation>
    </message>
</context>
<context>
    <name>sinew::WeightsFlow</name>
    <message>
        <source>%1 of %2 vertices changed, by at most %3 of their weight.</source>
        <translation>%2 頂点中 %1 頂点を変更、最大でウェイトの %3。</translation>
    </message>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>ウェイトを変更できません。</translation>
    </message>
    <message>
        <source>The surface moves by at most %1 when %2 bends by 60°.</source>
        <translation>%2 が 60° 曲がると、表面は最大 %1 動きます。</translation>
    </message>
    <message>
        <source>Relax in Pose smooths the surface in the current pose, but no joint is posed. First bend the joint whose skin you want to relax, or use Smooth.</source>
        <translation>「ポーズでリラックス」は現在のポーズの表面をなめらかにしますが、ポーズがありません。先にジョイントを曲げるか、「スムーズ」を使ってください。</translation>
    </message>
    <message>
        <source>No faulty weights found.</source>
        <translation>ウェイトの不具合は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy.</source>
        <translation>不良の頂点: ウェイトなし %1、遠いジョイントのウェイト %2、ノイズ %3。</translation>
    </message>
    <message numerus="yes">
        <source>Copied the weights of %n vertex(ices).</source>
        <translation>
            <numerusform>%n 頂点のウェイトをコピーしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No outliers found.</source>
        <translation>外れた頂点はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n outlier(s) selected.</source>
        <translation>
            <numerusform>外れた頂点 %n 個を選択しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every vertex has a counterpart on the other side.</source>
        <translation>全頂点に反対側の対応があります。</translation>
    </message>
    <message numerus="yes">
        <source>No counterpart on the other side: %n vertex(ices).</source>
        <translation>
            <numerusform>反対側に対応なし: %n 頂点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has invalid or unnormalized weights at %1 vertices. An export writes them corrected.</source>
        <translation>ファイルの %1 頂点のウェイトが無効か、正規化されていません。書き出すと修正されます。</translation>
    </message>
</context>
<context>
    <name>sinew::WelcomePage</name>
    <message>
        <source>Sinew binds characters to skeletons, even when the mesh is messy. It fills the body with voxels, measures distances through them and turns them into weights.</source>
        <translation>Sinew は、乱雑なメッシュでもキャラクターをスケルトンにバインドします。体をボクセルで満たし、その中の距離を測ってウェイトにします。</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>開く(&amp;O)...</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>サンプルを開く(&amp;M)</translation>
    </message>
    <message>
        <source>or drop a file here: %1 and others, or a Sinew project</source>
        <translation>またはここにドロップ: %1 など、または Sinew プロジェクト</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近のファイル</translation>
    </message>
    <message>
        <source>New here? Take the &amp;tour</source>
        <translation>初めてですか? ツアーへ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;No, thanks</source>
        <translation>いいえ(&amp;N)</translation>
    </message>
    <message>
        <source>No tour</source>
        <translation>ツアーなし</translation>
    </message>
    <message>
        <source>Help &gt; Take the Tour starts it later</source>
        <translation>後で「ヘルプ &gt; ツアーを始める」から始められます</translation>
    </message>
</context>
</TS>
