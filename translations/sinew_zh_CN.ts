<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Mesh</source>
        <translation>网格(&amp;M)</translation>
    </message>
    <message>
        <source>The shaded surface with the file&apos;s textures</source>
        <translation>带文件纹理的着色表面</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>线框(&amp;W)</translation>
    </message>
    <message>
        <source>The edges of the mesh</source>
        <translation>网格的边</translation>
    </message>
    <message>
        <source>&amp;Parts by Colour</source>
        <translation>按部件着色(&amp;P)</translation>
    </message>
    <message>
        <source>Each part of the mesh in its own colour</source>
        <translation>网格的每个部件用各自的颜色</translation>
    </message>
    <message>
        <source>&amp;Defects</source>
        <translation>缺陷(&amp;D)</translation>
    </message>
    <message>
        <source>Mesh defects: open borders, non-manifold edges, flipped faces, self-intersections</source>
        <translation>网格缺陷: 开放边界、非流形边、翻转面、自相交</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>骨架(&amp;S)</translation>
    </message>
    <message>
        <source>Joints and bones; guessed bones are dashed, joints outside the volume are marked</source>
        <translation>关节和骨骼; 推测的骨骼为虚线，体积外的关节有标记</translation>
    </message>
    <message>
        <source>Joint &amp;Names</source>
        <translation>关节名称(&amp;N)</translation>
    </message>
    <message>
        <source>The names of the joints</source>
        <translation>关节的名称</translation>
    </message>
    <message>
        <source>Joint W&amp;eights</source>
        <translation>关节权重(&amp;E)</translation>
    </message>
    <message>
        <source>Weights of the selected joint</source>
        <translation>所选关节的权重</translation>
    </message>
    <message>
        <source>All &amp;Joints by Colour</source>
        <translation>全部关节着色(&amp;J)</translation>
    </message>
    <message>
        <source>The weights of all joints at once, each joint in its own colour</source>
        <translation>同时显示所有关节的权重，每个关节一种颜色</translation>
    </message>
    <message>
        <source>Number of &amp;Influences</source>
        <translation>影响数(&amp;I)</translation>
    </message>
    <message>
        <source>How many joints move each vertex</source>
        <translation>每个顶点由多少个关节移动</translation>
    </message>
    <message>
        <source>Los&amp;t to Max Influences</source>
        <translation>因最大影响数丢失(&amp;T)</translation>
    </message>
    <message>
        <source>Vertices that lost weight because Max Influences removed a joint</source>
        <translation>因最大影响数去除某个关节而丢失权重的顶点</translation>
    </message>
    <message>
        <source>Weight Numbers</source>
        <translation>权重数字</translation>
    </message>
    <message>
        <source>The weight of the selected joint at each vertex, once you zoom in</source>
        <translation>放大后，在每个顶点显示所选关节的权重</translation>
    </message>
    <message>
        <source>Region &amp;Amounts</source>
        <translation>区域量(&amp;A)</translation>
    </message>
    <message>
        <source>How much of each vertex belongs to the selected region</source>
        <translation>每个顶点有多少属于所选区域</translation>
    </message>
    <message>
        <source>Transfer Matches</source>
        <translation>传递匹配</translation>
    </message>
    <message>
        <source>Which vertices a transfer takes from the other character, and which get their weights from these</source>
        <translation>传递从另一角色取哪些顶点的权重，哪些顶点又从这些得到权重</translation>
    </message>
    <message>
        <source>Distance &amp;on the Surface</source>
        <translation>表面上的距离(&amp;O)</translation>
    </message>
    <message>
        <source>Distance from the selected joint&apos;s bone to the surface, through the volume</source>
        <translation>从所选关节的骨骼穿过体积到表面的距离</translation>
    </message>
    <message>
        <source>Distance in the S&amp;lice</source>
        <translation>剖面上的距离(&amp;L)</translation>
    </message>
    <message>
        <source>Distance from the selected joint&apos;s bone to each voxel of the slice</source>
        <translation>从所选关节的骨骼到剖面上每个体素的距离</translation>
    </message>
    <message>
        <source>&amp;Bone Paths</source>
        <translation>骨骼路径(&amp;B)</translation>
    </message>
    <message>
        <source>The paths through the voxels from the bones to the selected vertex</source>
        <translation>从骨骼穿过体素到所选顶点的路径</translation>
    </message>
    <message>
        <source>&amp;Voxels</source>
        <translation>体素(&amp;V)</translation>
    </message>
    <message>
        <source>The volume that distances are measured through: interior, boundary, bone and ambiguous voxels</source>
        <translation>测量距离所用的体积: 内部、边界、骨骼和不明确的体素</translation>
    </message>
    <message>
        <source>O&amp;ctree</source>
        <translation>八叉树(&amp;C)</translation>
    </message>
    <message>
        <source>The octree cells that store the volume, coloured by size</source>
        <translation>存储体积的八叉树单元，按大小着色</translation>
    </message>
    <message>
        <source>Envelope S&amp;hapes</source>
        <translation>包络形状(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Field in the Slice</source>
        <translation>剖面上的场(&amp;F)</translation>
    </message>
    <message>
        <source>Implicit skinning: the field of the selected joint&apos;s bone on the slice plane</source>
        <translation>隐式蒙皮: 所选关节的骨骼在剖面上的场</translation>
    </message>
    <message>
        <source>S&amp;urface of the Field</source>
        <translation>场的表面(&amp;U)</translation>
    </message>
    <message>
        <source>Implicit skinning: the shape that the skin of the selected joint&apos;s bone follows</source>
        <translation>隐式蒙皮: 所选关节的骨骼的皮肤所跟随的形状</translation>
    </message>
    <message>
        <source>S&amp;kin in Contact</source>
        <translation>接触的皮肤(&amp;K)</translation>
    </message>
    <message>
        <source>Implicit skinning: vertices stopped by other skin</source>
        <translation>隐式蒙皮: 被其他皮肤挡住的顶点</translation>
    </message>
    <message>
        <source>Unconve&amp;rged Vertices</source>
        <translation>未收敛顶点(&amp;R)</translation>
    </message>
    <message>
        <source>Implicit skinning: vertices that did not reach the surface of their field</source>
        <translation>隐式蒙皮: 未到达其场表面的顶点</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>栅格(&amp;G)</translation>
    </message>
    <message>
        <source>Ground grid and axes, in metres</source>
        <translation>地面栅格和坐标轴，以米为单位</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)...</translation>
    </message>
    <message>
        <source>Open a character or a Sinew project</source>
        <translation>打开角色或 Sinew 项目</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple Character</source>
        <translation>打开示例角色(&amp;M)</translation>
    </message>
    <message>
        <source>Open the sample character that comes with Sinew</source>
        <translation>打开 Sinew 自带的示例角色</translation>
    </message>
    <message>
        <source>&amp;Load Skeleton...</source>
        <translation>加载骨架(&amp;L)...</translation>
    </message>
    <message>
        <source>Replace the character&apos;s skeleton with one from another file</source>
        <translation>用另一个文件中的骨架替换角色的骨架</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>重新加载(&amp;D)</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>重新读取角色文件并保留所有工作</translation>
    </message>
    <message>
        <source>Compare With File on D&amp;isk...</source>
        <translation>与磁盘文件比较(&amp;I)...</translation>
    </message>
    <message>
        <source>Show how the character&apos;s file differs from the character that is open, before you reload it</source>
        <translation>在重新加载之前，显示角色文件与打开的角色有何不同</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the project: settings, pose, view and the path of the character&apos;s file</source>
        <translation>保存项目: 设置、姿势、视图和角色文件的路径</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>另存为(&amp;A)...</translation>
    </message>
    <message>
        <source>Save the project under a new name</source>
        <translation>以新名称保存项目</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>导出(&amp;E)...</translation>
    </message>
    <message>
        <source>Write the bound character to a file, and read it back to check it</source>
        <translation>把绑定好的角色写入文件，并读回检查</translation>
    </message>
    <message>
        <source>Save &amp;Picture...</source>
        <translation>保存图片(&amp;P)...</translation>
    </message>
    <message>
        <source>Render the view in soft light, and save it as a PNG</source>
        <translation>以柔和光线渲染视图，并保存为 PNG</translation>
    </message>
    <message>
        <source>Save &amp;Turntable...</source>
        <translation>保存转盘动画(&amp;T)...</translation>
    </message>
    <message>
        <source>Render the character turning once: pictures, WebP or MP4</source>
        <translation>渲染角色旋转一周: 图片、WebP 或 MP4</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close the character and return to the welcome page</source>
        <translation>关闭角色并返回欢迎页</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit Sinew</source>
        <translation>退出 Sinew</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>撤销上一步</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the step that was undone</source>
        <translation>重做被撤销的步骤</translation>
    </message>
    <message>
        <source>&amp;Deselect All</source>
        <translation>取消全选(&amp;D)</translation>
    </message>
    <message>
        <source>Deselect all joints, parts and vertices</source>
        <translation>取消选择所有关节、部件和顶点</translation>
    </message>
    <message>
        <source>&amp;Find Command...</source>
        <translation>查找命令(&amp;F)...</translation>
    </message>
    <message>
        <source>Find any command by its name or key, and run it</source>
        <translation>按名称或按键查找任意命令并运行</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>设置(&amp;S)...</translation>
    </message>
    <message>
        <source>Language, theme, navigation and autosave</source>
        <translation>语言、主题、导航和自动保存</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>框显全部(&amp;A)</translation>
    </message>
    <message>
        <source>Show the whole character</source>
        <translation>显示整个角色</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>框显所选(&amp;S)</translation>
    </message>
    <message>
        <source>Show the selected joint, part or vertex up close</source>
        <translation>近看所选的关节、部件或顶点</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>前(&amp;F)</translation>
    </message>
    <message>
        <source>Look at the front</source>
        <translation>看向正面</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后(&amp;B)</translation>
    </message>
    <message>
        <source>Look at the back</source>
        <translation>看向背面</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>右(&amp;R)</translation>
    </message>
    <message>
        <source>Look at the character&apos;s right side</source>
        <translation>看向角色的右侧</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>左(&amp;L)</translation>
    </message>
    <message>
        <source>Look at the character&apos;s left side</source>
        <translation>看向角色的左侧</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>上(&amp;T)</translation>
    </message>
    <message>
        <source>Look from above</source>
        <translation>从上方看</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>下(&amp;M)</translation>
    </message>
    <message>
        <source>Look from below</source>
        <translation>从下方看</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>正交(&amp;O)</translation>
    </message>
    <message>
        <source>View without perspective, to compare lengths</source>
        <translation>无透视视图，便于比较长度</translation>
    </message>
    <message>
        <source>S&amp;haded View</source>
        <translation>着色视图(&amp;H)</translation>
    </message>
    <message>
        <source>Show the shaded mesh and the skeleton alone; use it again to return to the overlays of before</source>
        <translation>只显示着色网格和骨架; 再次使用则回到之前的叠加层</translation>
    </message>
    <message>
        <source>&amp;Weights View</source>
        <translation>权重视图(&amp;W)</translation>
    </message>
    <message>
        <source>Show the weights of the selected joint, or of all joints; use it again to return to the overlays of before</source>
        <translation>显示所选关节或所有关节的权重; 再次使用则回到之前的叠加层</translation>
    </message>
    <message>
        <source>&amp;Debug Volume View</source>
        <translation>检查体积视图(&amp;D)</translation>
    </message>
    <message>
        <source>Show voxels, mesh defects and bone paths without the mesh; use it again to return to the overlays of before</source>
        <translation>显示体素、网格缺陷和骨骼路径，不显示网格; 再次使用则回到之前的叠加层</translation>
    </message>
    <message>
        <source>&amp;X-Ray Skeleton</source>
        <translation>X 射线骨架(&amp;X)</translation>
    </message>
    <message>
        <source>Draw the skeleton through the mesh</source>
        <translation>透过网格绘制骨架</translation>
    </message>
    <message>
        <source>Only &amp;Joints With Weights</source>
        <translation>只显示有权重的关节(&amp;J)</translation>
    </message>
    <message>
        <source>Hide joints without weights in the view and in the tree</source>
        <translation>在视图和树中隐藏没有权重的关节</translation>
    </message>
    <message>
        <source>&amp;Isolines</source>
        <translation>等值线(&amp;I)</translation>
    </message>
    <message>
        <source>Draw lines of equal distance on the colour maps</source>
        <translation>在颜色图上绘制等距线</translation>
    </message>
    <message>
        <source>&amp;Studio</source>
        <translation>影棚(&amp;S)</translation>
    </message>
    <message>
        <source>Light surfaces with key, fill and rim lights</source>
        <translation>用主光、补光和轮廓光照亮表面</translation>
    </message>
    <message>
        <source>&amp;Matcap</source>
        <translation>Matcap 材质(&amp;M)</translation>
    </message>
    <message>
        <source>Draw all surfaces as grey clay, without textures, to judge form</source>
        <translation>把所有表面画成灰色粘土、不带纹理，以判断形体</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>平光(&amp;F)</translation>
    </message>
    <message>
        <source>Draw textures and colour maps without light, as they are</source>
        <translation>不带光照，按原样绘制纹理和颜色图</translation>
    </message>
    <message>
        <source>Sha&amp;dows</source>
        <translation>阴影(&amp;D)</translation>
    </message>
    <message>
        <source>Let the studio light cast soft shadows, on the ground too</source>
        <translation>让影棚光投射柔和阴影，也投到地面</translation>
    </message>
    <message>
        <source>Slice &amp;Volume</source>
        <translation>剖切体积(&amp;V)</translation>
    </message>
    <message>
        <source>Cut through voxels and octree along a plane</source>
        <translation>沿平面切开体素和八叉树</translation>
    </message>
    <message>
        <source>Preview as in an &amp;Engine</source>
        <translation>引擎预览(&amp;E)</translation>
    </message>
    <message>
        <source>Deform as game engines do: 4 influences, 8-bit weights, classic linear skinning</source>
        <translation>像游戏引擎那样变形: 4 个影响、8 位权重、经典线性蒙皮</translation>
    </message>
    <message>
        <source>&amp;Compare Weights</source>
        <translation>比较权重(&amp;C)</translation>
    </message>
    <message>
        <source>Show two or four sets of weights side by side, in one pose and under one camera</source>
        <translation>并排显示两组或四组权重，姿势和相机相同</translation>
    </message>
    <message>
        <source>&amp;Four Panes</source>
        <translation>四个窗格(&amp;F)</translation>
    </message>
    <message>
        <source>Compare four sets of weights instead of two</source>
        <translation>比较四组权重而不是两组</translation>
    </message>
    <message>
        <source>&amp;Keep These Weights</source>
        <translation>保留这些权重(&amp;K)</translation>
    </message>
    <message>
        <source>Keep the document&apos;s present weights in the last pane, to compare them with those of other settings</source>
        <translation>把文档当前的权重留在最后一个窗格，与其他设置的权重比较</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Show the window on the full screen</source>
        <translation>全屏显示窗口</translation>
    </message>
    <message>
        <source>Reset &amp;Panels</source>
        <translation>重置面板(&amp;P)</translation>
    </message>
    <message>
        <source>Move all panels back to their original places</source>
        <translation>把所有面板移回原来的位置</translation>
    </message>
    <message>
        <source>&amp;Hide Selected</source>
        <translation>隐藏所选(&amp;H)</translation>
    </message>
    <message>
        <source>Hide the selected parts, or else the selected joints. With a brush or a selection tool: the faces of the selected vertices</source>
        <translation>隐藏所选部件，否则隐藏所选关节。使用笔刷或选择工具时: 隐藏所选顶点的面</translation>
    </message>
    <message>
        <source>&amp;Isolate Selected</source>
        <translation>孤立所选(&amp;I)</translation>
    </message>
    <message>
        <source>Hide all that is not selected; use it again to show all</source>
        <translation>隐藏所有未选中的; 再次使用则显示全部</translation>
    </message>
    <message>
        <source>&amp;Ghost Selected Parts</source>
        <translation>所选部件半透明(&amp;G)</translation>
    </message>
    <message>
        <source>Show the selected parts faintly; clicks and brushes go through them. Use it again to show them as before</source>
        <translation>淡淡显示所选部件; 单击和笔刷会穿过它们。再次使用则恢复显示</translation>
    </message>
    <message>
        <source>Ghost &amp;Other Parts</source>
        <translation>其他部件半透明(&amp;O)</translation>
    </message>
    <message>
        <source>Show all parts but the selected ones faintly; use it again to show all as before</source>
        <translation>淡淡显示除所选外的全部部件; 再次使用则恢复显示</translation>
    </message>
    <message>
        <source>&amp;Show All</source>
        <translation>显示全部(&amp;S)</translation>
    </message>
    <message>
        <source>Show all hidden and ghosted parts, joints and faces</source>
        <translation>显示所有隐藏和半透明的部件、关节和面</translation>
    </message>
    <message>
        <source>Select Part &amp;Vertices</source>
        <translation>选择部件顶点(&amp;V)</translation>
    </message>
    <message>
        <source>Select all vertices of the selected part</source>
        <translation>选择所选部件的全部顶点</translation>
    </message>
    <message>
        <source>&amp;Accept All Proposals</source>
        <translation>接受全部建议(&amp;A)</translation>
    </message>
    <message>
        <source>Bind every part as the report proposes, in one step</source>
        <translation>一步按报告的建议绑定每个部件</translation>
    </message>
    <message>
        <source>Fi&amp;x All Issues</source>
        <translation>修复全部问题(&amp;X)</translation>
    </message>
    <message>
        <source>Do all that the Report panel offers, in one step</source>
        <translation>一步完成“报告”面板提供的全部操作</translation>
    </message>
    <message>
        <source>Show Repor&amp;t</source>
        <translation>显示报告(&amp;T)</translation>
    </message>
    <message>
        <source>Show the issues found. Arrow keys move through them and show each in the view, Enter does what its button does</source>
        <translation>显示发现的问题。方向键逐个移动并在视图中显示，Enter 执行其按钮的操作</translation>
    </message>
    <message>
        <source>&amp;Bind Skin</source>
        <translation>绑定蒙皮(&amp;B)</translation>
    </message>
    <message>
        <source>Bind the character to its skeleton with the settings of the Bind panel</source>
        <translation>用“绑定”面板的设置把角色绑定到骨架</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Cancel the running task; nothing changes</source>
        <translation>取消正在运行的任务; 不作任何更改</translation>
    </message>
    <message>
        <source>&amp;Live Update</source>
        <translation>实时更新(&amp;L)</translation>
    </message>
    <message>
        <source>Bind again automatically when a setting or the skeleton changes</source>
        <translation>设置或骨架改变时自动重新绑定</translation>
    </message>
    <message>
        <source>&amp;Default Settings</source>
        <translation>默认设置(&amp;D)</translation>
    </message>
    <message>
        <source>Reset all settings of the Bind panel to their defaults</source>
        <translation>把“绑定”面板的所有设置恢复为默认值</translation>
    </message>
    <message>
        <source>Fit S&amp;keleton</source>
        <translation>适配骨架(&amp;K)</translation>
    </message>
    <message>
        <source>Scale, rotate and move a skeleton that lies outside the mesh into the mesh</source>
        <translation>把位于网格之外的骨架缩放、旋转并移入网格</translation>
    </message>
    <message>
        <source>Add Ca&amp;ge From OBJ...</source>
        <translation>从 OBJ 添加笼(&amp;G)...</translation>
    </message>
    <message>
        <source>Read a cage, closed or open: each of its vertices becomes a joint that moves what lies around it</source>
        <translation>读取封闭或开放的笼: 它的每个顶点成为移动周围部分的关节</translation>
    </message>
    <message>
        <source>Cage Vertices on the &amp;Surface</source>
        <translation>笼顶点放在表面(&amp;S)</translation>
    </message>
    <message>
        <source>Place the vertices of drawn cages on the surface instead of in the middle of the volume</source>
        <translation>把所绘笼的顶点放在表面上，而不是体积中间</translation>
    </message>
    <message>
        <source>Add &amp;Sphere Region</source>
        <translation>添加球体区域(&amp;S)</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a sphere around the selected vertices or the selected joint&apos;s bone</source>
        <translation>给一个区域单独的权重设置: 围绕所选顶点或所选关节骨骼的球体</translation>
    </message>
    <message>
        <source>Add &amp;Capsule Region</source>
        <translation>添加胶囊体区域(&amp;C)</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a capsule along the selected vertices or the selected joint&apos;s bone</source>
        <translation>给一个区域单独的权重设置: 沿所选顶点或所选关节骨骼的胶囊体</translation>
    </message>
    <message>
        <source>Add &amp;Box Region</source>
        <translation>添加盒体区域(&amp;B)</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a box around the selected vertices or the selected joint&apos;s bone</source>
        <translation>给一个区域单独的权重设置: 围绕所选顶点或所选关节骨骼的盒体</translation>
    </message>
    <message>
        <source>Region from Selected &amp;Vertices</source>
        <translation>用所选顶点建区域(&amp;V)</translation>
    </message>
    <message>
        <source>Give the selected vertices their own weight settings</source>
        <translation>给所选顶点单独的权重设置</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>局部轴(&amp;L)</translation>
    </message>
    <message>
        <source>Rotate and move along the joint&apos;s own axes instead of the world axes</source>
        <translation>沿关节自身的轴而不是世界轴旋转和移动</translation>
    </message>
    <message>
        <source>Reset &amp;Joint</source>
        <translation>重置关节(&amp;J)</translation>
    </message>
    <message>
        <source>Reset the selected joint to the bind pose</source>
        <translation>把所选关节重置到绑定姿势</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>全部重置(&amp;A)</translation>
    </message>
    <message>
        <source>Reset all joints to the bind pose</source>
        <translation>把所有关节重置到绑定姿势</translation>
    </message>
    <message>
        <source>&amp;Copy Pose</source>
        <translation>复制姿势(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the pose</source>
        <translation>复制姿势</translation>
    </message>
    <message>
        <source>&amp;Paste Pose</source>
        <translation>粘贴姿势(&amp;P)</translation>
    </message>
    <message>
        <source>Paste the copied pose onto this skeleton</source>
        <translation>把复制的姿势粘贴到此骨架</translation>
    </message>
    <message>
        <source>Mirr&amp;or Pose</source>
        <translation>镜像姿势(&amp;O)</translation>
    </message>
    <message>
        <source>Swap the left and right sides of the pose</source>
        <translation>交换姿势的左右两侧</translation>
    </message>
    <message>
        <source>&amp;Arms Up</source>
        <translation>举起双臂(&amp;A)</translation>
    </message>
    <message>
        <source>Raise both arms, to see shoulders and armpits</source>
        <translation>举起双臂，查看肩部和腋下</translation>
    </message>
    <message>
        <source>Deep &amp;Squat</source>
        <translation>深蹲(&amp;S)</translation>
    </message>
    <message>
        <source>Fold hips and knees, to see seat, groin and knees</source>
        <translation>弯曲髋部和膝部，查看臀部、腹股沟和膝部</translation>
    </message>
    <message>
        <source>&amp;Fist</source>
        <translation>握拳(&amp;F)</translation>
    </message>
    <message>
        <source>Curl the fingers of both hands</source>
        <translation>弯曲双手的手指</translation>
    </message>
    <message>
        <source>&amp;Look Back</source>
        <translation>回头看(&amp;L)</translation>
    </message>
    <message>
        <source>Turn neck and spine, to see neck and waist</source>
        <translation>转动颈部和脊柱，查看颈部和腰部</translation>
    </message>
    <message>
        <source>Keep Pose on the S&amp;helf</source>
        <translation>姿势放入姿势架(&amp;H)</translation>
    </message>
    <message>
        <source>Keep the pose of the selected joints, or of all, for later</source>
        <translation>保留所选或全部关节的姿势供以后使用</translation>
    </message>
    <message>
        <source>Load Pose &amp;File...</source>
        <translation>加载姿势文件(&amp;F)...</translation>
    </message>
    <message>
        <source>Put a pose from a file on the pose shelf</source>
        <translation>把文件中的姿势放到姿势架</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose File...</source>
        <translation>保存姿势文件(&amp;V)...</translation>
    </message>
    <message>
        <source>Save the pose of the selected joints, or of all that are posed, to a file that other programs and the command line read</source>
        <translation>把所选关节或所有摆过姿势的关节的姿势保存到其他程序和命令行能读取的文件</translation>
    </message>
    <message>
        <source>Load Motio&amp;n...</source>
        <translation>加载动作(&amp;N)...</translation>
    </message>
    <message>
        <source>Play the animations of a BVH, FBX or other file on this skeleton. Joints are matched by their names</source>
        <translation>在此骨架上播放 BVH、FBX 或其他文件的动画。关节按名称匹配</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>移除动作</translation>
    </message>
    <message>
        <source>Remove the loaded motion that the timeline shows</source>
        <translation>移除时间轴所显示的已加载动作</translation>
    </message>
    <message>
        <source>&amp;Set Key</source>
        <translation>设置关键帧(&amp;S)</translation>
    </message>
    <message>
        <source>Set a key of this pose at the time of the timeline</source>
        <translation>在时间轴的时间为此姿势设置关键帧</translation>
    </message>
    <message>
        <source>&amp;Delete Key</source>
        <translation>删除关键帧(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the key at the time of the timeline</source>
        <translation>删除时间轴的时间处的关键帧</translation>
    </message>
    <message>
        <source>Delete &amp;All Keys</source>
        <translation>删除全部关键帧(&amp;A)</translation>
    </message>
    <message>
        <source>Delete all pose keys</source>
        <translation>删除全部姿势关键帧</translation>
    </message>
    <message>
        <source>&amp;Previous Key</source>
        <translation>上一关键帧(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the pose key before this time</source>
        <translation>转到此时间之前的姿势关键帧</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>下一关键帧(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the pose key after this time</source>
        <translation>转到此时间之后的姿势关键帧</translation>
    </message>
    <message>
        <source>Turn Ca&amp;ge Joints</source>
        <translation>转动笼关节(&amp;G)</translation>
    </message>
    <message>
        <source>Rotate the joints of cages to follow the edges around them, which turned when the joints were moved</source>
        <translation>旋转笼的关节，使其跟随周围因关节移动而转动的边</translation>
    </message>
    <message>
        <source>&amp;Dual Quaternion</source>
        <translation>双四元数(&amp;D)</translation>
    </message>
    <message>
        <source>Skin with dual quaternions, which keep volume when joints twist, instead of classic linear</source>
        <translation>用双四元数蒙皮代替经典线性，关节扭转时保持体积</translation>
    </message>
    <message>
        <source>Implicit S&amp;kinning</source>
        <translation>隐式蒙皮(&amp;K)</translation>
    </message>
    <message>
        <source>Keep the shape of the limbs: bends keep their volume, and skin stops where it touches skin</source>
        <translation>保持肢体的形状: 弯曲处保持体积，皮肤碰到皮肤时停住</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>播放(&amp;Y)</translation>
    </message>
    <message>
        <source>Play or pause the clip in the timeline</source>
        <translation>播放或暂停时间轴上的剪辑</translation>
    </message>
    <message>
        <source>Edit Skeleton</source>
        <translation>编辑骨架</translation>
    </message>
    <message>
        <source>Edit the skeleton as it is bound, in the place of a pose: move and turn joints with the same tools</source>
        <translation>编辑绑定时的骨架而不是姿势: 用同样的工具移动和转动关节</translation>
    </message>
    <message>
        <source>&amp;Add Joint</source>
        <translation>添加关节(&amp;A)</translation>
    </message>
    <message>
        <source>Add a joint below the selected one, or a root</source>
        <translation>在所选关节下添加关节，或添加根</translation>
    </message>
    <message>
        <source>&amp;Extrude Joints</source>
        <translation>挤出关节(&amp;E)</translation>
    </message>
    <message>
        <source>Give each selected joint a child that goes on in the same direction</source>
        <translation>给每个所选关节一个沿同方向延伸的子关节</translation>
    </message>
    <message>
        <source>&amp;Insert Joint</source>
        <translation>插入关节(&amp;I)</translation>
    </message>
    <message>
        <source>Put a joint half way between the selected one and its parent</source>
        <translation>在所选关节与其父级的中间放一个关节</translation>
    </message>
    <message>
        <source>Spli&amp;t Bone</source>
        <translation>分割骨骼(&amp;T)</translation>
    </message>
    <message>
        <source>Divide the selected joint&apos;s bone in two and share its weight along the bone</source>
        <translation>把所选关节的骨骼一分为二，并沿骨骼分配其权重</translation>
    </message>
    <message>
        <source>Split Bone Into...</source>
        <translation>分割骨骼为...</translation>
    </message>
    <message>
        <source>Divide the selected joint&apos;s bone into a number of joints and share its weight along the bone</source>
        <translation>把所选关节的骨骼分成若干关节，并沿骨骼分配其权重</translation>
    </message>
    <message>
        <source>Add T&amp;wist Joints...</source>
        <translation>添加扭转关节(&amp;W)...</translation>
    </message>
    <message>
        <source>Put joints along the selected joints&apos; bones, with weight, that engines turn by a fraction of the twist</source>
        <translation>沿所选关节的骨骼放置带权重的关节，引擎按扭转的一部分转动它们</translation>
    </message>
    <message>
        <source>Dupli&amp;cate Joints</source>
        <translation>复制关节(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected joints beside themselves</source>
        <translation>在所选关节旁复制它们</translation>
    </message>
    <message>
        <source>&amp;Mirror Joints</source>
        <translation>镜像关节(&amp;M)</translation>
    </message>
    <message>
        <source>Bring the selected joints to the other side: partners move, missing ones are made</source>
        <translation>把所选关节带到另一侧: 移动对应关节，缺少的则新建</translation>
    </message>
    <message>
        <source>&amp;Delete Joints</source>
        <translation>删除关节(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected joints; joints below go to the joint above, and so does the weight. The key works while you edit the skeleton</source>
        <translation>删除所选关节; 其下关节归上级关节，权重也是。此键在编辑骨架时有效</translation>
    </message>
    <message>
        <source>Parent to Active &amp;Joint</source>
        <translation>设活动关节为父级(&amp;J)</translation>
    </message>
    <message>
        <source>Put the selected joints below the one that was selected last; they stay where they are</source>
        <translation>把所选关节放到最后选中的关节之下; 位置不变</translation>
    </message>
    <message>
        <source>&amp;Unparent Joints</source>
        <translation>取消父级(&amp;U)</translation>
    </message>
    <message>
        <source>Make the selected joints roots; they stay where they are</source>
        <translation>使所选关节成为根; 位置不变</translation>
    </message>
    <message>
        <source>Re&amp;name Joint</source>
        <translation>重命名关节(&amp;N)</translation>
    </message>
    <message>
        <source>Give the selected joint another name</source>
        <translation>给所选关节另一个名称</translation>
    </message>
    <message>
        <source>S&amp;ymmetric Joints</source>
        <translation>对称编辑(&amp;Y)</translation>
    </message>
    <message>
        <source>Move Joints &amp;Below</source>
        <translation>带动下级关节(&amp;B)</translation>
    </message>
    <message>
        <source>Joints below a moved or turned joint go along</source>
        <translation>移动或转动关节时，其下的关节随之移动</translation>
    </message>
    <message>
        <source>Snap to the Mi&amp;ddle While Dragging</source>
        <translation>拖动时吸附到中间(&amp;D)</translation>
    </message>
    <message>
        <source>A mode: while you drag a joint, it keeps to the middle of its limb, seen along the view. Move to the Middle does it once</source>
        <translation>模式：拖动关节时，它沿视线方向保持在所在肢体的中间。“移到中间”只做一次</translation>
    </message>
    <message>
        <source>Snap to &amp;Vertices</source>
        <translation>吸附到顶点(&amp;V)</translation>
    </message>
    <message>
        <source>Put dragged joints on the vertex under the cursor</source>
        <translation>把拖动的关节放到光标下的顶点</translation>
    </message>
    <message>
        <source>Snap to the &amp;Grid</source>
        <translation>吸附到栅格(&amp;G)</translation>
    </message>
    <message>
        <source>Put dragged joints on the lines of the grid</source>
        <translation>把拖动的关节放到栅格线上</translation>
    </message>
    <message>
        <source>Snap to &amp;Joints</source>
        <translation>吸附到关节(&amp;J)</translation>
    </message>
    <message>
        <source>Put dragged joints on the joint under the cursor</source>
        <translation>把拖动的关节放到光标下的关节</translation>
    </message>
    <message>
        <source>Mo&amp;ve to the Middle</source>
        <translation>移到中间(&amp;V)</translation>
    </message>
    <message>
        <source>Move the selected joints, or all that deform, to the middle of the limbs that they are in, once. Joints below stay. Needs Edit Skeleton</source>
        <translation>把所选关节或所有变形关节移到所在肢体的中间，只做一次。下面的关节不动。需要“编辑骨架”</translation>
    </message>
    <message>
        <source>Scale &amp;Whole Skeleton...</source>
        <translation>缩放整个骨架(&amp;W)...</translation>
    </message>
    <message>
        <source>Make the whole skeleton larger or smaller, from its foot</source>
        <translation>从脚部起放大或缩小整个骨架</translation>
    </message>
    <message>
        <source>Ali&amp;gn Joints</source>
        <translation>对齐关节(&amp;G)</translation>
    </message>
    <message>
        <source>Put the selected joints of a chain on the straight line between the first and the last</source>
        <translation>把链中的所选关节放到首尾之间的直线上</translation>
    </message>
    <message>
        <source>Ma&amp;ke Symmetric</source>
        <translation>使对称(&amp;K)</translation>
    </message>
    <message>
        <source>Put the partners of the selected joints at their mirror images</source>
        <translation>把所选关节的对应关节放到其镜像位置</translation>
    </message>
    <message>
        <source>Re&amp;pair Joints</source>
        <translation>修复关节(&amp;P)</translation>
    </message>
    <message>
        <source>Correct what is wrong with the selected joints, or with all. Needs Edit Skeleton</source>
        <translation>纠正所选关节或所有关节的错误。需要“编辑骨架”</translation>
    </message>
    <message>
        <source>Orient &amp;Joints...</source>
        <translation>定向关节(&amp;J)...</translation>
    </message>
    <message>
        <source>Choose how the selected joints&apos; axes lie: which one points along the bone, which one across, and on the other side</source>
        <translation>选择所选关节的轴向: 哪个沿骨骼，哪个横向，另一侧如何</translation>
    </message>
    <message>
        <source>Like &amp;Blender</source>
        <translation>同 Blender(&amp;B)</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: Y along the bone, Z to the front</source>
        <translation>转动所选关节的轴: Y 沿骨骼，Z 朝前</translation>
    </message>
    <message>
        <source>Like &amp;Unreal</source>
        <translation>同 Unreal(&amp;U)</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: X along the bone, Y to the front, sides mirrored</source>
        <translation>转动所选关节的轴: X 沿骨骼，Y 朝前，两侧镜像</translation>
    </message>
    <message>
        <source>Like Unit&amp;y</source>
        <translation>同 Unity(&amp;Y)</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes along the model&apos;s</source>
        <translation>按模型的轴转动所选关节的轴</translation>
    </message>
    <message>
        <source>Like &amp;Maya</source>
        <translation>同 Maya(&amp;M)</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: X along the bone, Y across the bend, sides mirrored</source>
        <translation>转动所选关节的轴: X 沿骨骼，Y 横穿弯曲，两侧镜像</translation>
    </message>
    <message>
        <source>&amp;Prepare for an Engine...</source>
        <translation>为引擎做准备(&amp;P)...</translation>
    </message>
    <message>
        <source>Twist joints, links, ends, root motion and names as engines want them, for the whole skeleton</source>
        <translation>按引擎的要求为整个骨架处理扭转关节、链节、末端、根运动和名称</translation>
    </message>
    <message>
        <source>E&amp;xport Skeleton...</source>
        <translation>导出骨架(&amp;X)...</translation>
    </message>
    <message>
        <source>Write the skeleton as text: .bvh with the first clip, .skel, or .skin with the weights</source>
        <translation>以文本写出骨架: 带首个剪辑的 .bvh，.skel，或带权重的 .skin</translation>
    </message>
    <message>
        <source>Select T&amp;hrough</source>
        <translation>穿透选择(&amp;H)</translation>
    </message>
    <message>
        <source>Also select hidden vertices behind the surface</source>
        <translation>同时选择表面背后隐藏的顶点</translation>
    </message>
    <message>
        <source>La&amp;rger Brush</source>
        <translation>增大笔刷(&amp;R)</translation>
    </message>
    <message>
        <source>Make the selection brush larger</source>
        <translation>增大选择笔刷</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <translation>减小笔刷(&amp;M)</translation>
    </message>
    <message>
        <source>Make the selection brush smaller</source>
        <translation>减小选择笔刷</translation>
    </message>
    <message>
        <source>All &amp;Vertices</source>
        <translation>全部顶点(&amp;V)</translation>
    </message>
    <message>
        <source>Select every vertex of the character</source>
        <translation>选择角色的每个顶点</translation>
    </message>
    <message>
        <source>&amp;No Vertices</source>
        <translation>不选顶点(&amp;N)</translation>
    </message>
    <message>
        <source>Deselect all vertices</source>
        <translation>取消选择所有顶点</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>反选(&amp;I)</translation>
    </message>
    <message>
        <source>Select exactly the vertices that are not selected now</source>
        <translation>恰好选择当前未选中的顶点</translation>
    </message>
    <message>
        <source>&amp;Grow Selection</source>
        <translation>扩大选区(&amp;G)</translation>
    </message>
    <message>
        <source>Add the neighbours of the selected vertices, also across seams</source>
        <translation>加入所选顶点的相邻顶点，也跨越接缝</translation>
    </message>
    <message>
        <source>&amp;Shrink Selection</source>
        <translation>缩小选区(&amp;S)</translation>
    </message>
    <message>
        <source>Remove the vertices at the edge of the selection</source>
        <translation>去除选区边缘的顶点</translation>
    </message>
    <message>
        <source>&amp;Linked Vertices</source>
        <translation>相连顶点(&amp;L)</translation>
    </message>
    <message>
        <source>Select every shell that has a selected vertex</source>
        <translation>选择含有所选顶点的每个壳</translation>
    </message>
    <message>
        <source>By &amp;Weight, Influences or Part...</source>
        <translation>按权重、影响或部件(&amp;W)...</translation>
    </message>
    <message>
        <source>Show the panel that selects vertices by weight, influences or part</source>
        <translation>显示按权重、影响或部件选择顶点的面板</translation>
    </message>
    <message>
        <source>Select &amp;Joint under Cursor</source>
        <translation>选择光标下的关节(&amp;J)</translation>
    </message>
    <message>
        <source>Select the joint with the largest weight under the cursor</source>
        <translation>选择光标下权重最大的关节</translation>
    </message>
    <message>
        <source>Sho&amp;w Weights under Cursor</source>
        <translation>显示光标下权重(&amp;W)</translation>
    </message>
    <message>
        <source>List the weights of the vertex under the cursor, to inspect or change them</source>
        <translation>列出光标下顶点的权重，以便检查或修改</translation>
    </message>
    <message>
        <source>Influences &amp;Beside Brush</source>
        <translation>笔刷旁列出影响(&amp;B)</translation>
    </message>
    <message>
        <source>List the joints and weights of the vertex under the brush beside its ring</source>
        <translation>在笔刷圈旁列出其下顶点的关节和权重</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Apply the brush once to all selected vertices, or to all visible vertices</source>
        <translation>把笔刷对所有所选顶点或所有可见顶点应用一次</translation>
    </message>
    <message>
        <source>Component E&amp;ditor</source>
        <translation>组件编辑器(&amp;D)</translation>
    </message>
    <message>
        <source>Show the weights of the selected vertices as a table, to edit them</source>
        <translation>以表格显示所选顶点的权重，以便编辑</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>平滑(&amp;S)</translation>
    </message>
    <message>
        <source>Smooth the weights of the selected vertices, or of all, over the surface</source>
        <translation>在表面上平滑所选顶点或全部顶点的权重</translation>
    </message>
    <message>
        <source>Sh&amp;arpen</source>
        <translation>锐化(&amp;A)</translation>
    </message>
    <message>
        <source>Make the transitions between joints narrower: on the selected vertices, or on all</source>
        <translation>使关节之间的过渡更窄: 在所选顶点或全部顶点上</translation>
    </message>
    <message>
        <source>&amp;Hammer</source>
        <translation>锤平(&amp;H)</translation>
    </message>
    <message>
        <source>Replace the weights of the selected vertices with those of their neighbours</source>
        <translation>用相邻顶点的权重替换所选顶点的权重</translation>
    </message>
    <message>
        <source>A&amp;verage</source>
        <translation>平均(&amp;V)</translation>
    </message>
    <message>
        <source>Give all selected vertices the average of their weights</source>
        <translation>给所有所选顶点其权重的平均值</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>归一化(&amp;N)</translation>
    </message>
    <message>
        <source>Make the weights of each vertex sum to 1</source>
        <translation>使每个顶点的权重之和为 1</translation>
    </message>
    <message>
        <source>Limit &amp;Influences</source>
        <translation>限制影响数(&amp;I)</translation>
    </message>
    <message>
        <source>Keep only the largest influences of each vertex. Their number is set in the Weights panel</source>
        <translation>只保留每个顶点最大的影响。其数量在“权重”面板中设置</translation>
    </message>
    <message>
        <source>P&amp;rune Small Weights</source>
        <translation>修剪小权重(&amp;R)</translation>
    </message>
    <message>
        <source>Remove weights below the value set in the Weights panel</source>
        <translation>去除低于“权重”面板中数值的权重</translation>
    </message>
    <message>
        <source>R&amp;elax in Pose</source>
        <translation>在姿势中松弛(&amp;E)</translation>
    </message>
    <message>
        <source>Change weights to smooth the surface in the current pose</source>
        <translation>修改权重以平滑当前姿势下的表面</translation>
    </message>
    <message>
        <source>&amp;Mirror Layer +X to -X</source>
        <translation>图层从 +X 镜像到 -X(&amp;M)</translation>
    </message>
    <message>
        <source>Mirror the active paint layer from the +X side to the -X side. To mirror all weights, use Mirror Everything</source>
        <translation>把当前绘制图层从 +X 侧镜像到 -X 侧。要镜像所有权重，请用“全部镜像”</translation>
    </message>
    <message>
        <source>M&amp;irror Layer -X to +X</source>
        <translation>图层从 -X 镜像到 +X(&amp;I)</translation>
    </message>
    <message>
        <source>Mirror the active paint layer from the -X side to the +X side. To mirror all weights, use Mirror Everything</source>
        <translation>把当前绘制图层从 -X 侧镜像到 +X 侧。要镜像所有权重，请用“全部镜像”</translation>
    </message>
    <message>
        <source>Joint Ma&amp;pping...</source>
        <translation>关节映射(&amp;P)...</translation>
    </message>
    <message>
        <source>Show and change which joints mirror each other, and the mirror axis</source>
        <translation>查看并更改哪些关节互为镜像，以及镜像轴</translation>
    </message>
    <message>
        <source>Select &amp;Unmatched Vertices</source>
        <translation>选择不匹配的顶点(&amp;U)</translation>
    </message>
    <message>
        <source>Select the vertices that have no counterpart on the other side</source>
        <translation>选择在另一侧没有对应的顶点</translation>
    </message>
    <message>
        <source>&amp;Lock Joint</source>
        <translation>锁定关节(&amp;L)</translation>
    </message>
    <message>
        <source>Protect the weights of the selected joints from brushes and operations</source>
        <translation>保护所选关节的权重不受笔刷和操作影响</translation>
    </message>
    <message>
        <source>Lock All &amp;Others</source>
        <translation>锁定其他全部(&amp;O)</translation>
    </message>
    <message>
        <source>Lock every joint except the selected ones</source>
        <translation>锁定除所选以外的每个关节</translation>
    </message>
    <message>
        <source>&amp;Unlock All</source>
        <translation>全部解锁(&amp;U)</translation>
    </message>
    <message>
        <source>Let brushes and operations change the weights of all joints again</source>
        <translation>让笔刷和操作重新可以更改所有关节的权重</translation>
    </message>
    <message>
        <source>&amp;Copy Weights</source>
        <translation>复制权重(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the weights of the selected vertices</source>
        <translation>复制所选顶点的权重</translation>
    </message>
    <message>
        <source>Pas&amp;te Weights</source>
        <translation>粘贴权重(&amp;T)</translation>
    </message>
    <message>
        <source>Paste the copied weights onto the selected vertices</source>
        <translation>把复制的权重粘贴到所选顶点</translation>
    </message>
    <message>
        <source>Select &amp;Outliers</source>
        <translation>选择离群顶点(&amp;O)</translation>
    </message>
    <message>
        <source>Select vertices whose weights differ from those of all their neighbours</source>
        <translation>选择权重与所有相邻顶点都不同的顶点</translation>
    </message>
    <message>
        <source>Chec&amp;k Weights</source>
        <translation>检查权重问题(&amp;K)</translation>
    </message>
    <message>
        <source>Find vertices without weights, with weights of far joints or with noisy weights, and list them in the Report panel</source>
        <translation>查找没有权重、带远处关节权重或权重有噪声的顶点，并列在“报告”面板中</translation>
    </message>
    <message>
        <source>Repair Fa&amp;ulty Weights</source>
        <translation>修复错误权重(&amp;U)</translation>
    </message>
    <message>
        <source>Find vertices without weights, with weights of far joints or with noisy weights, and spread those of healthy vertices over them</source>
        <translation>查找没有权重、带远处关节权重或权重有噪声的顶点，并把正常顶点的权重铺到其上</translation>
    </message>
    <message>
        <source>Add &amp;Paint Layer</source>
        <translation>添加绘制图层(&amp;P)</translation>
    </message>
    <message>
        <source>Add a layer to paint on</source>
        <translation>添加用来绘制的图层</translation>
    </message>
    <message>
        <source>Mirror &amp;Everything (New Layer)</source>
        <translation>全部镜像 (新图层)(&amp;E)</translation>
    </message>
    <message>
        <source>Add a layer that mirrors all weights below it from one side to the other</source>
        <translation>添加把其下所有权重从一侧镜像到另一侧的图层</translation>
    </message>
    <message>
        <source>Add &amp;Relax Layer</source>
        <translation>添加松弛图层(&amp;R)</translation>
    </message>
    <message>
        <source>Add a layer that smooths the weights below it</source>
        <translation>添加平滑其下权重的图层</translation>
    </message>
    <message>
        <source>Transfer Weights &amp;From File...</source>
        <translation>从文件传递权重(&amp;F)...</translation>
    </message>
    <message>
        <source>Add a layer with the weights of another character, where its surface is near, spread smoothly over the rest</source>
        <translation>添加图层，其表面相近处用另一角色的权重，并平滑铺到其余部分</translation>
    </message>
    <message>
        <source>Import Wei&amp;ghts...</source>
        <translation>导入权重(&amp;G)...</translation>
    </message>
    <message>
        <source>Add a layer with the weights of a CSV, JSON or RigNet file, or of images over UVs (their weights.json)</source>
        <translation>添加图层，其权重来自 CSV、JSON 或 RigNet 文件，或 UV 图像 (其 weights.json)</translation>
    </message>
    <message>
        <source>E&amp;xport Weights...</source>
        <translation>导出权重(&amp;X)...</translation>
    </message>
    <message>
        <source>Write the weights to a CSV, JSON or RigNet file, or to images over UVs</source>
        <translation>把权重写入 CSV、JSON 或 RigNet 文件，或 UV 图像</translation>
    </message>
    <message>
        <source>&amp;Transfer Layers From...</source>
        <translation>从文件传递图层(&amp;T)...</translation>
    </message>
    <message>
        <source>Transfer the painted layers to this mesh from the file of the mesh they were painted on</source>
        <translation>从绘制图层时所用网格的文件把图层传递到此网格</translation>
    </message>
    <message>
        <source>&amp;Flatten Layers</source>
        <translation>合并全部图层(&amp;F)</translation>
    </message>
    <message>
        <source>Merge all layers into one paint layer</source>
        <translation>把所有图层合并为一个绘制图层</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>Open the manual; F1 shows the page about the panel under the cursor</source>
        <translation>打开手册; F1 显示关于光标下面板的页面</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>这是什么(&amp;W)?</translation>
    </message>
    <message>
        <source>Then click anything, to read what it does and what to try when it looks wrong</source>
        <translation>然后单击任何东西，了解它的作用以及看起来不对时该试什么</translation>
    </message>
    <message>
        <source>&amp;Explain This Field</source>
        <translation>说明此字段(&amp;E)</translation>
    </message>
    <message>
        <source>Say what the field or button does that has the keyboard</source>
        <translation>说明键盘焦点所在的字段或按钮的作用</translation>
    </message>
    <message>
        <source>Take the &amp;Tour</source>
        <translation>开始导览(&amp;T)</translation>
    </message>
    <message>
        <source>Five steps from the sample to an export, about two minutes</source>
        <translation>从示例到导出的五个步骤，约两分钟</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>快捷键(&amp;S)</translation>
    </message>
    <message>
        <source>All actions and their keys</source>
        <translation>所有操作及其按键</translation>
    </message>
    <message>
        <source>&amp;About Sinew</source>
        <translation>关于 Sinew(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence and the papers that Sinew builds on</source>
        <translation>版本、许可证以及 Sinew 所依据的论文</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>Click to select joints, parts and vertices</source>
        <translation>单击以选择关节、部件和顶点</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移动(&amp;M)</translation>
    </message>
    <message>
        <source>Move the selected joint</source>
        <translation>移动所选关节</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Rotate the selected joint</source>
        <translation>旋转所选关节</translation>
    </message>
    <message>
        <source>Scal&amp;e</source>
        <translation>缩放(&amp;E)</translation>
    </message>
    <message>
        <source>Scale the selected joint along its own axes</source>
        <translation>沿所选关节自身的轴缩放</translation>
    </message>
    <message>
        <source>&amp;Inverse Kinematics</source>
        <translation>反向运动学(&amp;I)</translation>
    </message>
    <message>
        <source>Drag a hand or foot; the limb follows</source>
        <translation>拖动手或脚; 肢体随之移动</translation>
    </message>
    <message>
        <source>&amp;Inspect Weights</source>
        <translation>检查权重(&amp;I)</translation>
    </message>
    <message>
        <source>Click a vertex to see which bones influence it, how far away they are, and the paths to it</source>
        <translation>单击一个顶点，查看哪些骨骼影响它、有多远以及路径</translation>
    </message>
    <message>
        <source>Dra&amp;w Cage</source>
        <translation>绘制笼(&amp;W)</translation>
    </message>
    <message>
        <source>Click to place the vertices of a cage. Click the first one for a face, press Enter for a chain or a point handle, Backspace to remove the last one. Drag a vertex to move it, Escape to leave</source>
        <translation>单击放置笼的顶点。单击第一个顶点成面，按 Enter 成链或点控制柄，按 Backspace 去除最后一个。拖动顶点可移动，按 Esc 退出</translation>
    </message>
    <message>
        <source>&amp;Box Select</source>
        <translation>框选(&amp;B)</translation>
    </message>
    <message>
        <source>Drag a box around vertices. Shift adds, Ctrl removes. Click for one vertex, double-click for its shell, Escape to leave</source>
        <translation>拖出一个框选择顶点。Shift 添加，Ctrl 去除。单击选一个顶点，双击选其壳，Esc 退出</translation>
    </message>
    <message>
        <source>L&amp;asso Select</source>
        <translation>套索选择(&amp;A)</translation>
    </message>
    <message>
        <source>Draw a line around vertices. Shift adds, Ctrl removes</source>
        <translation>画线圈住顶点。Shift 添加，Ctrl 去除</translation>
    </message>
    <message>
        <source>&amp;Paint Select</source>
        <translation>笔刷选择(&amp;P)</translation>
    </message>
    <message>
        <source>Brush over vertices. Shift adds, Ctrl removes, the wheel changes the brush size</source>
        <translation>在顶点上刷过。Shift 添加，Ctrl 去除，滚轮改变笔刷大小</translation>
    </message>
    <message>
        <source>&amp;Paint Weights</source>
        <translation>绘制权重(&amp;P)</translation>
    </message>
    <message>
        <source>Paint the weights of the selected joint. Ctrl inverts the brush, Shift smooths, Ctrl+Shift+click selects a joint</source>
        <translation>绘制所选关节的权重。Ctrl 反转笔刷，Shift 平滑，Ctrl+Shift+单击选择关节</translation>
    </message>
    <message>
        <source>&amp;Paint Region</source>
        <translation>绘制区域(&amp;P)</translation>
    </message>
    <message>
        <source>Paint how much of each vertex belongs to the selected region, or a new region that keeps its shape. Ctrl removes, Shift smooths</source>
        <translation>绘制每个顶点有多少属于所选区域，或属于保持形状的新区域。Ctrl 去除，Shift 平滑</translation>
    </message>
    <message>
        <source>New &amp;From Template...</source>
        <translation>从模板新建(&amp;F)...</translation>
    </message>
    <message>
        <source>Make a skeleton of a template that fits the character. Click to set the marker that is asked for, drag a marker to move it, Delete to take it back, Escape to leave</source>
        <translation>用适合角色的模板建立骨架。单击设置所问的标记，拖动标记可移动，Delete 收回，Esc 退出</translation>
    </message>
    <message>
        <source>Draw C&amp;hain</source>
        <translation>绘制链(&amp;H)</translation>
    </message>
    <message>
        <source>Draw a stroke over a tail, hair or a tentacle for a chain of joints along its middle</source>
        <translation>在尾巴、头发或触手上画一笔，沿其中间建立关节链</translation>
    </message>
    <message>
        <source>Te&amp;xture Folder...</source>
        <translation>纹理文件夹(&amp;X)...</translation>
    </message>
    <message>
        <source>Read textures that lie outside the character&apos;s folder from a folder that you choose</source>
        <translation>从您选择的文件夹读取位于角色文件夹之外的纹理</translation>
    </message>
    <message>
        <source>Put the mesh of another file in the character&apos;s place and keep all work</source>
        <translation>用另一个文件的网格代替角色，并保留所有工作</translation>
    </message>
    <message>
        <source>Pict&amp;ure Mesh...</source>
        <translation>图片网格(&amp;U)...</translation>
    </message>
    <message>
        <source>Choose which pixels of the picture are the character, and how fine its triangles are</source>
        <translation>选择图片的哪些像素是角色，以及其三角形有多细</translation>
    </message>
    <message>
        <source>Replace Mes&amp;h...</source>
        <translation>替换网格(&amp;H)...</translation>
    </message>
    <message>
        <source>Flipped and Crossing Faces</source>
        <translation>翻转和交叉的面</translation>
    </message>
    <message>
        <source>Faces that the pose turns inside out or pushes through other faces</source>
        <translation>被姿势翻转或穿过其他面的面</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>关节限制</translation>
    </message>
    <message>
        <source>Arcs of how far the selected joint may turn around each axis</source>
        <translation>所选关节绕各轴可转动范围的弧线</translation>
    </message>
    <message>
        <source>Normal Maps</source>
        <translation>法线贴图</translation>
    </message>
    <message>
        <source>Shade the surface by the normal maps of its materials</source>
        <translation>按材质的法线贴图为表面着色</translation>
    </message>
    <message>
        <source>Add Driver</source>
        <translation>添加驱动器</translation>
    </message>
    <message>
        <source>Let the angle of the selected joint move another joint, or turn on a shape. The Pose panel shows its keys</source>
        <translation>让所选关节的角度移动另一个关节，或打开一个形态。“姿势”面板显示其关键帧</translation>
    </message>
    <message>
        <source>Shape From File...</source>
        <translation>从文件生成形态...</translation>
    </message>
    <message>
        <source>Make a shape of a mesh that was sculpted in this pose. The joint that is turned turns it on</source>
        <translation>用在此姿势下雕刻的网格制作形态。转动的关节会打开它</translation>
    </message>
    <message>
        <source>Make Shape of Remainder</source>
        <translation>从剩余部分生成形态</translation>
    </message>
    <message>
        <source>Make a shape of what weights could not reach when you dragged the skin. The joint that is turned drives it</source>
        <translation>把拖动皮肤时权重未能达到的部分做成形态。转动的关节驱动它</translation>
    </message>
    <message>
        <source>Shape From Skinning Method</source>
        <translation>从蒙皮方法生成形态</translation>
    </message>
    <message>
        <source>Make a shape of what this skinning method shows in this pose over classic linear, and skin with classic linear from then on</source>
        <translation>把此蒙皮方法在此姿势下与经典线性的差别做成形态，此后用经典线性蒙皮</translation>
    </message>
    <message>
        <source>Drag Skin</source>
        <translation>拖动皮肤</translation>
    </message>
    <message>
        <source>Pose the character and drag its skin to where it should be. The weights follow. Ctrl drags one vertex, the wheel changes the size</source>
        <translation>给角色摆姿势，把皮肤拖到应在的位置。权重随之变化。Ctrl 拖动单个顶点，滚轮改变大小</translation>
    </message>
    <message>
        <source>The envelope around each bone, and where its weight ends (solver Envelopes)</source>
        <translation>每根骨骼周围的包络，以及其权重结束之处 (求解器“包络”)</translation>
    </message>
    <message>
        <source>Smooth Preview</source>
        <translation>平滑预览</translation>
    </message>
    <message>
        <source>Show the selected parts, or all, as smooth subdivided surfaces; the Parts panel has their levels</source>
        <translation>把所选部件或全部部件显示为平滑的细分表面; 级别在“部件”面板中</translation>
    </message>
    <message>
        <source>Add Lattice</source>
        <translation>添加晶格</translation>
    </message>
    <message>
        <source>Put a lattice of control vertices around the selected vertices, the selected parts or the whole character</source>
        <translation>用控制顶点的晶格围住所选顶点、所选部件或整个角色</translation>
    </message>
    <message>
        <source>Connect by Pseudo-Edge</source>
        <translation>用伪边连接</translation>
    </message>
    <message>
        <source>Let the active joint and the other selected joints turn when one of them is moved. No weight depends on it</source>
        <translation>移动活动关节与其他所选关节中的一个时，让它们随之转动。权重不受其影响</translation>
    </message>
    <message>
        <source>Remove Pseudo-Edge</source>
        <translation>去除伪边</translation>
    </message>
    <message>
        <source>Remove the pseudo-edges between the selected joints, or all of a single selected joint</source>
        <translation>去除所选关节之间的伪边; 只选一个关节时，去除它的全部伪边</translation>
    </message>
    <message>
        <source>Edit Envelopes</source>
        <translation>编辑包络</translation>
    </message>
    <message>
        <source>Drag the handles of the selected joint&apos;s envelope: its radii, its ends or all of it. Delete gives the bone the solver&apos;s envelope again</source>
        <translation>拖动所选关节的包络的控制柄: 半径、端部或整个包络。Delete 使骨骼恢复求解器的包络</translation>
    </message>
    <message>
        <source>Edit Mesh</source>
        <translation>编辑网格</translation>
    </message>
    <message>
        <source>Edit the mesh of a flat picture: drag vertices, click on an edge or inside to add one, drag a box to select, Delete to remove, Escape to leave</source>
        <translation>编辑平面图片的网格: 拖动顶点，单击边或内部可添加顶点，拖出框可选择，Delete 删除，Esc 退出</translation>
    </message>
    <message>
        <source>Sa&amp;ve Engine Scripts...</source>
        <translation>保存引擎脚本(&amp;V)...</translation>
    </message>
    <message>
        <source>Scripts for Unity, Unreal, Godot 4 and three.js that move joints and shapes by the drivers file of an export</source>
        <translation>按导出的驱动器文件移动关节和形态的脚本，用于 Unity、Unreal、Godot 4 和 three.js</translation>
    </message>
    <message>
        <source>Rename Shape</source>
        <translation>重命名形态</translation>
    </message>
    <message>
        <source>Rename the shape that is chosen in the Pose panel</source>
        <translation>重命名“姿势”面板中所选的形态</translation>
    </message>
    <message>
        <source>Mirror Shape</source>
        <translation>镜像形态</translation>
    </message>
    <message>
        <source>Make the chosen shape on the other side too, turned on by the partner joint</source>
        <translation>在另一侧也制作所选形态，由对应关节打开</translation>
    </message>
    <message>
        <source>Split Shape Left and Right</source>
        <translation>将形态分为左右</translation>
    </message>
    <message>
        <source>Put a left and a right half in the place of the chosen shape</source>
        <translation>用左右两半取代所选形态</translation>
    </message>
    <message>
        <source>Drag Skin Into Shape</source>
        <translation>拖动皮肤到形态</translation>
    </message>
    <message>
        <source>Change the chosen shape by dragging the skin in this pose. The weights stay</source>
        <translation>在此姿势下拖动皮肤来更改所选形态。权重不变</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>移除形态</translation>
    </message>
    <message>
        <source>Remove the chosen shape and the drivers that turn it on</source>
        <translation>移除所选形态及打开它的驱动器</translation>
    </message>
    <message>
        <source>Bake for Engine...</source>
        <translation>为引擎烘焙...</translation>
    </message>
    <message>
        <source>Fit weights, helper joints and corrective shapes, so that an engine shows what this skinning method shows</source>
        <translation>拟合权重、辅助关节和修正形态，使引擎显示的与此蒙皮方法一致</translation>
    </message>
    <message>
        <source>Apply as Rest Pose...</source>
        <translation>应用为静止姿势...</translation>
    </message>
    <message>
        <source>Make this pose, a T-pose or an A-pose the rest pose. Mesh, shapes, clips and weights follow</source>
        <translation>把此姿势、T 姿势或 A 姿势设为静止姿势。网格、形态、剪辑和权重随之改变</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>弹簧</translation>
    </message>
    <message>
        <source>Chains of joints that swing, and the colliders that push them</source>
        <translation>摆动的关节链，以及推开它们的碰撞体</translation>
    </message>
    <message>
        <source>Live Link to Blender</source>
        <translation>与 Blender 的实时链接</translation>
    </message>
    <message>
        <source>Give Blender, which opened this character, the weights after every bind and stroke</source>
        <translation>每次绑定和每一笔之后，把权重交给打开此角色的 Blender</translation>
    </message>
    <message>
        <source>Springs Swing</source>
        <translation>弹簧摆动</translation>
    </message>
    <message>
        <source>Let chains swing while you pose and drag the character and while clips play. Off: joints stand as they are posed</source>
        <translation>摆姿势、拖动角色和播放剪辑时让链摆动。关闭: 关节保持所摆的姿势</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Show the panel for the expressions, the look and the constraints of an avatar</source>
        <translation>显示虚拟形象的表情、视线和约束的面板</translation>
    </message>
    <message>
        <source>Springs Panel</source>
        <translation>弹簧面板</translation>
    </message>
    <message>
        <source>Show the panel for hair, cloth, tails and ears that swing</source>
        <translation>显示摆动的头发、布料、尾巴和耳朵的面板</translation>
    </message>
    <message>
        <source>Propose Springs</source>
        <translation>建议弹簧</translation>
    </message>
    <message>
        <source>Find chains that carry hair, skirts, capes, tails or ears, and fit colliders to the body that keep them out</source>
        <translation>找出带动头发、裙子、斗篷、尾巴或耳朵的链，并为身体配上把它们挡在外面的碰撞体</translation>
    </message>
    <message>
        <source>Propose Chains</source>
        <translation>建议链</translation>
    </message>
    <message>
        <source>Find chains that carry hair, skirts, capes, tails or ears</source>
        <translation>找出带动头发、裙子、斗篷、尾巴或耳朵的链</translation>
    </message>
    <message>
        <source>Propose Colliders</source>
        <translation>建议碰撞体</translation>
    </message>
    <message>
        <source>Fit colliders to limbs, torso and head, as thick as the skin</source>
        <translation>为肢体、躯干和头部配上与皮肤同粗的碰撞体</translation>
    </message>
    <message>
        <source>Add Chain of Selected Joints</source>
        <translation>添加所选关节的链</translation>
    </message>
    <message>
        <source>Let the selected joints swing. A single joint swings with its longest branch below</source>
        <translation>让所选关节摆动。只选一个关节时，它与其下最长的分支一起摆动</translation>
    </message>
    <message>
        <source>Add Sphere Collider</source>
        <translation>添加球体碰撞体</translation>
    </message>
    <message>
        <source>Give the selected joint a sphere that chains stay outside of</source>
        <translation>给所选关节一个球体，链保持在其外</translation>
    </message>
    <message>
        <source>Add Capsule Collider</source>
        <translation>添加胶囊体碰撞体</translation>
    </message>
    <message>
        <source>Give the selected joint a capsule that chains stay outside of</source>
        <translation>给所选关节一个胶囊体，链保持在其外</translation>
    </message>
    <message>
        <source>Add Plane Collider</source>
        <translation>添加平面碰撞体</translation>
    </message>
    <message>
        <source>Give the selected joint a plane that chains stay above</source>
        <translation>给所选关节一个平面，链保持在其上方</translation>
    </message>
    <message>
        <source>Bake Springs Into Clips</source>
        <translation>把弹簧烘焙到剪辑</translation>
    </message>
    <message>
        <source>Make a clip with keys of the swinging joints of every clip, for engines without springs</source>
        <translation>为每个剪辑制作含有摆动关节的关键帧的剪辑，用于没有弹簧的引擎</translation>
    </message>
    <message>
        <source>Edit Colliders</source>
        <translation>编辑碰撞体</translation>
    </message>
    <message>
        <source>Click the middle of a collider to choose it, drag its handles: its middle, its ends or its radius. Delete removes it</source>
        <translation>单击碰撞体的中间选择它，拖动其控制柄: 中间、端部或半径。Delete 移除它</translation>
    </message>
    <message>
        <source>&amp;Skeleton Mode</source>
        <translation>骨架模式(&amp;S)</translation>
    </message>
    <message>
        <source>Make a skeleton, or edit it as it is bound: move, add, rename and delete joints</source>
        <translation>建立骨架，或在绑定状态下编辑: 移动、添加、重命名和删除关节</translation>
    </message>
    <message>
        <source>&amp;Bind Mode</source>
        <translation>绑定模式(&amp;B)</translation>
    </message>
    <message>
        <source>Bind the skin to the skeleton, and set how it is bound</source>
        <translation>把蒙皮绑定到骨架，并设置绑定方式</translation>
    </message>
    <message>
        <source>&amp;Pose Mode</source>
        <translation>姿势模式(&amp;P)</translation>
    </message>
    <message>
        <source>Pose the character to see how it bends; limits, drivers, shapes and springs</source>
        <translation>给角色摆姿势以查看其弯曲; 限制、驱动器、形态和弹簧</translation>
    </message>
    <message>
        <source>P&amp;aint Mode</source>
        <translation>绘制模式(&amp;A)</translation>
    </message>
    <message>
        <source>Paint weights on layers, and change them by operations</source>
        <translation>在图层上绘制权重，并通过操作更改</translation>
    </message>
    <message>
        <source>&amp;Inspect Mode</source>
        <translation>检查模式(&amp;I)</translation>
    </message>
    <message>
        <source>Find out why vertices have their weights; report, tables and parts over the whole width</source>
        <translation>查明顶点权重的由来; 报告、表格和部件占满整个宽度</translation>
    </message>
    <message>
        <source>Overlays...</source>
        <translation>叠加层...</translation>
    </message>
    <message>
        <source>Choose what the view shows over the mesh, and how strongly</source>
        <translation>选择视图在网格之上显示什么，以及显示多强</translation>
    </message>
    <message>
        <source>Lowe&amp;r Panels</source>
        <translation>下方面板(&amp;R)</translation>
    </message>
    <message>
        <source>Show the weights of a vertex, the report, the component editor, the parts and the log below the view</source>
        <translation>在视图下方显示顶点的权重、报告、组件编辑器、部件和日志</translation>
    </message>
    <message>
        <source>Mirrored Painting</source>
        <translation>镜像绘制</translation>
    </message>
    <message>
        <source>Brushes also paint the other side: the weights of the mirrored joint, the amounts of the region</source>
        <translation>笔刷同时绘制另一侧: 镜像关节的权重、区域的量</translation>
    </message>
    <message>
        <source>What a drag does to a joint, an envelope or a collider happens on the other side too</source>
        <translation>对关节、包络或碰撞体的拖动同时作用于另一侧</translation>
    </message>
    <message>
        <source>Dress With an Out&amp;fit...</source>
        <translation>穿上服装(&amp;F)...</translation>
    </message>
    <message>
        <source>Give all parts of an outfit&apos;s file the weights of the open character</source>
        <translation>把打开的角色的权重赋予服装文件的所有部件</translation>
    </message>
    <message>
        <source>Ma&amp;ke LODs...</source>
        <translation>制作 LOD(&amp;K)...</translation>
    </message>
    <message>
        <source>Write levels of detail: coarser meshes that keep their weights</source>
        <translation>写出细节层次: 保留权重的较粗网格</translation>
    </message>
    <message>
        <source>&amp;Bind a Folder...</source>
        <translation>绑定文件夹(&amp;B)...</translation>
    </message>
    <message>
        <source>Bind all characters of a folder alike, while you work on</source>
        <translation>在您继续工作时，以同样方式绑定文件夹中的所有角色</translation>
    </message>
    <message>
        <source>Previous View</source>
        <translation>上一视图</translation>
    </message>
    <message>
        <source>Put the camera back to where it was before it last jumped: to a row of the report, a selection or a view</source>
        <translation>把相机放回上次跳转之前的位置: 跳转到报告的一行、所选内容或某个视图</translation>
    </message>
    <message>
        <source>&amp;Check for Updates...</source>
        <translation>检查更新(&amp;C)...</translation>
    </message>
    <message>
        <source>Ask GitHub whether there is a newer version of Sinew; nothing but this version is sent</source>
        <translation>向 GitHub 询问 Sinew 是否有新版本；只发送当前版本</translation>
    </message>
    <message>
        <source>Save Check &amp;Page...</source>
        <translation>保存检查页(&amp;P)...</translation>
    </message>
    <message>
        <source>Bend the character through its range of motion, and save figures of its weights and pictures of the worst poses as a page for browsers</source>
        <translation>让角色在活动范围内弯曲，把权重的数据和最差姿势的图片保存为浏览器页面</translation>
    </message>
</context>
<context>
    <name>AreaHandles</name>
    <message>
        <source>region %1</source>
        <translation>区域 %1</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 个顶点</translation>
    </message>
</context>
<context>
    <name>ArgumentText</name>
    <message>
        <source>it is not an influence in the source skin</source>
        <translation>它不是源蒙皮中的影响</translation>
    </message>
    <message>
        <source>by its name it is a control</source>
        <translation>从名称看它是控制器</translation>
    </message>
    <message>
        <source>by its name it only marks the end of a chain</source>
        <translation>从名称看它只标记链的末端</translation>
    </message>
    <message>
        <source>it is only the root</source>
        <translation>它只是根</translation>
    </message>
    <message>
        <source>it is a root that stands outside the mesh</source>
        <translation>它是位于网格之外的根</translation>
    </message>
    <message>
        <source>it stands where another joint does, which moves a limb&apos;s end in its place</source>
        <translation>它与另一个关节位置相同，由后者代替它带动肢体末端</translation>
    </message>
    <message>
        <source>it is not in the list of joints</source>
        <translation>它不在关节列表中</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>它不是文件</translation>
    </message>
    <message>
        <source>it is not an image</source>
        <translation>它不是图像</translation>
    </message>
    <message>
        <source>the original file is no longer there</source>
        <translation>原始文件已不存在</translation>
    </message>
    <message>
        <source>the original file is of another format</source>
        <translation>原始文件是另一种格式</translation>
    </message>
    <message>
        <source>the skeleton was replaced or moved</source>
        <translation>骨架已被替换或移动</translation>
    </message>
    <message>
        <source>the skins of the original file disagree on the bind pose</source>
        <translation>原始文件的各蒙皮绑定姿势不一致</translation>
    </message>
    <message>
        <source>the animations are left out</source>
        <translation>动画被省略</translation>
    </message>
    <message>
        <source>the export profile asks for another unit</source>
        <translation>导出配置要求另一种单位</translation>
    </message>
    <message>
        <source>several nodes of the original file share a mesh</source>
        <translation>原始文件的多个节点共用一个网格</translation>
    </message>
    <message>
        <source>the original file is of an old version of its format</source>
        <translation>原始文件是该格式的旧版本</translation>
    </message>
    <message>
        <source>levels of detail were added to it</source>
        <translation>为其添加了细节层次</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>腿</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>手臂</translation>
    </message>
    <message>
        <source>wings</source>
        <translation>翅膀</translation>
    </message>
    <message>
        <source>fingers</source>
        <translation>手指</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>two ends of a long body</source>
        <translation>长身体的两端</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>没有读取它的权限</translation>
    </message>
    <message>
        <source>it only carries the motion of other joints or parts</source>
        <translation>它只带动其他关节或部件的运动</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder. If you trust the model, choose its folder with --textures or File &gt; Texture Folder</source>
        <translation>它在模型文件夹之外。如果您信任该模型，请用 --textures 或“文件 &gt; 纹理文件夹”选择它所在的文件夹</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder, where this format keeps its files. Copy it there</source>
        <translation>它在模型文件夹之外，而此格式的文件都放在该文件夹中。请复制到那里</translation>
    </message>
    <message>
        <source>a skin of the original file has no inverse bind matrices, so its weights also determine where its vertices lie</source>
        <translation>原始文件的一个蒙皮没有逆绑定矩阵，其权重也决定顶点的位置</translation>
    </message>
    <message>
        <source>Biped</source>
        <translation>两足</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>四足</translation>
    </message>
    <message>
        <source>Insect or spider</source>
        <translation>昆虫或蜘蛛</translation>
    </message>
    <message>
        <source>nothing in it is transparent, so its whole rectangle is the character</source>
        <translation>其中没有透明部分，因此整个矩形都是角色</translation>
    </message>
    <message>
        <source>two legs</source>
        <translation>两条腿</translation>
    </message>
    <message>
        <source>four legs</source>
        <translation>四条腿</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>它是管道或设备</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>它在读取时发生了变化</translation>
    </message>
    <message>
        <source>it is a pipe that no program is reading from</source>
        <translation>它是没有程序读取的管道</translation>
    </message>
    <message>
        <source>it is larger than a file of its kind may be</source>
        <translation>它超过了此类文件的大小上限</translation>
    </message>
    <message>
        <source>the outline of its opaque pixels is longer than 2 million pixels. Remove loose dots</source>
        <translation>其不透明像素的轮廓超过 200 万像素。请去掉零散的点</translation>
    </message>
    <message>
        <source>the limits of joints were changed</source>
        <translation>关节的限制已更改</translation>
    </message>
    <message>
        <source>the part of Sinew that draws SVG is missing</source>
        <translation>缺少 Sinew 中绘制 SVG 的部分</translation>
    </message>
    <message>
        <source>its shapes are nested more than 256 deep</source>
        <translation>其图形嵌套超过 256 层</translation>
    </message>
    <message>
        <source>it has more than a million shapes, copies included</source>
        <translation>其图形超过 100 万个 (含副本)</translation>
    </message>
    <message>
        <source>one of its shapes contains a copy of itself</source>
        <translation>其中一个图形包含自身的副本</translation>
    </message>
    <message>
        <source>its size is zero, too large or not a number</source>
        <translation>其尺寸为零、过大或不是数字</translation>
    </message>
    <message>
        <source>it has more than 256 layers</source>
        <translation>其图层超过 256 个</translation>
    </message>
    <message>
        <source>its layers have too many pixels together. Choose a smaller picture size</source>
        <translation>其图层的像素总数过多。请选择更小的图片大小</translation>
    </message>
    <message>
        <source>shapes of the original file are missing</source>
        <translation>缺少原文件的形态</translation>
    </message>
    <message>
        <source>a shape that was replaced has shapes in between</source>
        <translation>被替换的形态带有中间形态</translation>
    </message>
    <message>
        <source>animations were added or removed</source>
        <translation>添加或移除了动画</translation>
    </message>
    <message>
        <source>the original file scales a driven joint unevenly or turns it about a pivot</source>
        <translation>原文件对受驱动的关节作不均匀缩放，或让它绕枢轴转动</translation>
    </message>
    <message>
        <source>the keys of a driven channel lie on several layers, or belong to others too</source>
        <translation>受驱动通道的关键帧位于多个图层，或也属于其他通道</translation>
    </message>
    <message>
        <source>its dashed lines have more than a million dashes. Make the dashes longer, or the lines solid</source>
        <translation>其虚线的线段超过一百万个。请加长线段，或改为实线</translation>
    </message>
    <message>
        <source>it shows nothing but pictures that are linked or cannot be drawn. Embed them as PNG or JPEG</source>
        <translation>它只显示链接的或无法绘制的图片。请以 PNG 或 JPEG 嵌入</translation>
    </message>
    <message>
        <source>the rest pose is another one</source>
        <translation>静止姿势已不同</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>T 姿势</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>A 姿势</translation>
    </message>
    <message>
        <source>it has one joint, and no other at its end</source>
        <translation>它的关节少于两个</translation>
    </message>
    <message>
        <source>a joint of it is not below the one before</source>
        <translation>它有一个关节不在前一个之下</translation>
    </message>
    <message>
        <source>a joint of it swings in another chain</source>
        <translation>它有一个关节在另一条链中摆动</translation>
    </message>
    <message>
        <source>there is no joint of that name</source>
        <translation>没有该名称的关节</translation>
    </message>
    <message>
        <source>a number of it makes no sense</source>
        <translation>它有一个数值没有意义</translation>
    </message>
    <message>
        <source>it names what is not there</source>
        <translation>它指定了不存在的东西</translation>
    </message>
    <message>
        <source>its values are not of the kind that VRM asks for</source>
        <translation>它的值不是 VRM 所要求的种类</translation>
    </message>
    <message>
        <source>it names a node that is not there</source>
        <translation>它指定了不存在的节点</translation>
    </message>
    <message>
        <source>another joint has the same name</source>
        <translation>另一个关节有相同的名称</translation>
    </message>
    <message>
        <source>its node is not a joint of the skeleton</source>
        <translation>它的节点不是骨架的关节</translation>
    </message>
    <message>
        <source>it names a shape that is not there</source>
        <translation>它指定了不存在的形态</translation>
    </message>
    <message>
        <source>it names a material that is not there</source>
        <translation>它指定了不存在的材质</translation>
    </message>
    <message>
        <source>it names a part that is not there</source>
        <translation>它指定了不存在的部件</translation>
    </message>
    <message>
        <source>another entry says the same thing differently</source>
        <translation>另一个条目对同一事物有不同的说法</translation>
    </message>
    <message>
        <source>it would move itself</source>
        <translation>它会移动它自己</translation>
    </message>
    <message>
        <source>a driver turns the same joint</source>
        <translation>有驱动器转动同一个关节</translation>
    </message>
    <message>
        <source>VRM 0.x has no place for it</source>
        <translation>VRM 0.x 中没有放它的地方</translation>
    </message>
    <message>
        <source>it has no size</source>
        <translation>它没有大小</translation>
    </message>
    <message>
        <source>it is to be of another version of VRM</source>
        <translation>它要写成另一版本的 VRM</translation>
    </message>
    <message>
        <source>its materials are to get the toon shading of VRM 1.0</source>
        <translation>其材质要采用 VRM 1.0 的卡通着色</translation>
    </message>
    <message>
        <source>another bone has the same node</source>
        <translation>另一个骨骼有相同的节点</translation>
    </message>
    <message>
        <source>VRM has no bone of that name</source>
        <translation>VRM 没有该名称的骨骼</translation>
    </message>
    <message>
        <source>it names a texture that is not there</source>
        <translation>它指定了不存在的纹理</translation>
    </message>
    <message>
        <source>their joints were removed</source>
        <translation>其关节已被移除</translation>
    </message>
    <message>
        <source>the character was scaled</source>
        <translation>角色已缩放</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder. If you trust the model, choose its folder with File &gt; Texture Folder</source>
        <translation>它在模型文件夹之外。如果您信任该模型，请用“文件 &gt; 纹理文件夹”选择它所在的文件夹</translation>
    </message>
    <message>
        <source>another program has it open. Close it there</source>
        <translation>另一个程序已打开它。请在那里关闭它</translation>
    </message>
</context>
<context>
    <name>AutosaveFlow</name>
    <message>
        <source>%1, %2, never saved</source>
        <translation>%1，%2，从未保存</translation>
    </message>
</context>
<context>
    <name>AvatarFile</name>
    <message>
        <source>it has to start with {&quot;sinewAvatar&quot;: 1, or be a recipe or project with an avatar</source>
        <translation>它必须以 {&quot;sinewAvatar&quot;: 1 开头，或是带有虚拟形象的配方或项目</translation>
    </message>
</context>
<context>
    <name>BakePoses</name>
    <message>
        <source>Arms up</source>
        <translation>举起双臂</translation>
    </message>
    <message>
        <source>Deep squat</source>
        <translation>深蹲</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>握拳</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回头看</translation>
    </message>
    <message>
        <source>Key %1 s</source>
        <translation>关键帧 %1 s</translation>
    </message>
</context>
<context>
    <name>BakeText</name>
    <message>
        <source>Range of motion</source>
        <translation>活动范围</translation>
    </message>
    <message>
        <source>Pairs of neighbouring joints</source>
        <translation>相邻关节对</translation>
    </message>
    <message>
        <source>Stress poses</source>
        <translation>压力姿势</translation>
    </message>
    <message>
        <source>Clips and motions</source>
        <translation>剪辑和动作</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>姿势关键帧</translation>
    </message>
    <message>
        <source>the weights of the joint are locked</source>
        <translation>该关节的权重已锁定</translation>
    </message>
    <message>
        <source>most of its vertices are painted and stay</source>
        <translation>其大多数顶点是所绘的，保持不变</translation>
    </message>
    <message>
        <source>this pose was held out of the fit</source>
        <translation>此姿势未参与拟合</translation>
    </message>
    <message>
        <source>shapes are not allowed</source>
        <translation>不允许使用形态</translation>
    </message>
    <message>
        <source>all shapes that are allowed are used</source>
        <translation>允许的形态已全部用完</translation>
    </message>
    <message>
        <source>its vertices have all the joints they may have</source>
        <translation>其顶点的关节数已达上限</translation>
    </message>
    <message>
        <source>no step brings it nearer</source>
        <translation>没有步骤能使它更接近</translation>
    </message>
    <message>
        <source>Good to %1 at every joint.</source>
        <translation>每个关节都精确到 %1。</translation>
    </message>
    <message>
        <source>Not good to %1 at %2 of %3 joints.</source>
        <translation>%3 个关节中有 %2 个未精确到 %1。</translation>
    </message>
    <message>
        <source>%1: %2 in pose %3, because %4</source>
        <translation>%1: 姿势 %3 中为 %2，因为%4</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>已拟合</translation>
    </message>
    <message>
        <source>as they were</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Helper joints</source>
        <translation>辅助关节</translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>%1 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形态</translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>%1 个形态</numerusform>
        </translation>
    </message>
    <message>
        <source>under 0.01 mm</source>
        <translation>小于 0.01 mm</translation>
    </message>
    <message>
        <source>%1, with partners %2</source>
        <translation>%1，连同对称的共 %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>%1: good, %2 in pose %3</source>
        <translation>%1: 良好，姿势 %3 中为 %2</translation>
    </message>
    <message>
        <source>Showing the source in every pose</source>
        <translation>正在显示每个姿势中的来源</translation>
    </message>
    <message>
        <source>Fitting weights and helper joints</source>
        <translation>正在拟合权重和辅助关节</translation>
    </message>
    <message>
        <source>Choosing shapes</source>
        <translation>正在选择形态</translation>
    </message>
    <message>
        <source>Measuring the result</source>
        <translation>正在测量结果</translation>
    </message>
    <message>
        <source>another joint has its name, and drivers follow that one</source>
        <translation>另一个关节有相同的名称，驱动器跟随那个关节</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Sinew could not be started: %1</source>
        <translation>无法启动 Sinew: %1</translation>
    </message>
    <message>
        <source>The bind crashed or was killed.</source>
        <translation>绑定崩溃或被终止。</translation>
    </message>
    <message>
        <source>The bind ended with exit code %1.</source>
        <translation>绑定以退出码 %1 结束。</translation>
    </message>
    <message>
        <source>It was written, but could not be noted as done.</source>
        <translation>已写入，但无法记为完成。</translation>
    </message>
    <message>
        <source>%1 was not written: a link in the output folder leads out of it. Remove the link.</source>
        <translation>未写入 %1: 输出文件夹中有链接指向其外。请删除该链接。</translation>
    </message>
    <message>
        <source>The name of %1 is not valid UTF-8. Rename the file.</source>
        <translation>%1 的名称不是有效的 UTF-8。请重命名该文件。</translation>
    </message>
    <message>
        <source>The output misses a requirement.</source>
        <translation>输出不符合某项要求。</translation>
    </message>
    <message>
        <source>%1 It could not be moved to %2.</source>
        <translation>%1 无法将其移动到 %2。</translation>
    </message>
</context>
<context>
    <name>BindBar</name>
    <message>
        <source>%1 s left</source>
        <translation>剩余 %1 秒</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>剩余 %1 分钟</translation>
    </message>
</context>
<context>
    <name>BindSummary</name>
    <message>
        <source>; --report lists all %1 issues one by one</source>
        <translation>; --report 逐个列出全部 %1 个问题</translation>
    </message>
</context>
<context>
    <name>BrushStroke</name>
    <message>
        <source>Paint Weights</source>
        <translation>绘制权重</translation>
    </message>
    <message>
        <source>Flood Weights</source>
        <translation>填充权重</translation>
    </message>
</context>
<context>
    <name>CageDrawing</name>
    <message>
        <source>Extend Cage</source>
        <translation>扩展笼</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>笼</translation>
    </message>
    <message>
        <source>Draw Cage</source>
        <translation>绘制笼</translation>
    </message>
    <message>
        <source>Point handle %1 added</source>
        <translation>已添加点控制柄 %1</translation>
    </message>
    <message>
        <source>%1 extended</source>
        <translation>已扩展 %1</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>已添加 %1</translation>
    </message>
    <message>
        <source>Extend Wire</source>
        <translation>扩展线变形器</translation>
    </message>
</context>
<context>
    <name>CageEdits</name>
    <message>
        <source>Add Cage &quot;%1&quot;</source>
        <translation>添加笼“%1”</translation>
    </message>
    <message>
        <source>Fill Cage &quot;%1&quot;</source>
        <translation>填充笼“%1”</translation>
    </message>
    <message>
        <source>Empty Cage &quot;%1&quot;</source>
        <translation>清空笼“%1”</translation>
    </message>
    <message>
        <source>Delete Cage &quot;%1&quot;</source>
        <translation>删除笼“%1”</translation>
    </message>
    <message>
        <source>Delete Cages</source>
        <translation>删除笼</translation>
    </message>
    <message>
        <source>Rename Cage</source>
        <translation>重命名笼</translation>
    </message>
    <message>
        <source>Add Lattice &quot;%1&quot;</source>
        <translation>添加晶格“%1”</translation>
    </message>
    <message>
        <source>Add Wire &quot;%1&quot;</source>
        <translation>添加线变形器“%1”</translation>
    </message>
    <message>
        <source>Delete Lattice &quot;%1&quot;</source>
        <translation>删除晶格“%1”</translation>
    </message>
    <message>
        <source>Delete Wire &quot;%1&quot;</source>
        <translation>删除线变形器“%1”</translation>
    </message>
    <message>
        <source>Rename Lattice</source>
        <translation>重命名晶格</translation>
    </message>
    <message>
        <source>Rename Wire</source>
        <translation>重命名线变形器</translation>
    </message>
</context>
<context>
    <name>CageTool</name>
    <message>
        <source>Cages are drawn in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>笼在绑定姿势中绘制。请先选择“姿势 &gt; 全部重置”</translation>
    </message>
    <message>
        <source>A vertex of the cage lies there already</source>
        <translation>那里已有笼的一个顶点</translation>
    </message>
    <message>
        <source>A vertex lies there already. Click the first vertex for a face, or press Enter to end</source>
        <translation>那里已有一个顶点。单击第一个顶点成面，或按 Enter 结束</translation>
    </message>
    <message>
        <source>A face needs at least 3 vertices</source>
        <translation>面至少需要 3 个顶点</translation>
    </message>
</context>
<context>
    <name>CageTurns</name>
    <message>
        <source>Turn Cage Joints</source>
        <translation>转动笼关节</translation>
    </message>
</context>
<context>
    <name>ChainFile</name>
    <message>
        <source>a chain needs places, [[x, y, z], ...]</source>
        <translation>链需要位置 [[x, y, z], ...]</translation>
    </message>
    <message>
        <source>%1 has to be a text</source>
        <translation>%1 必须是文本</translation>
    </message>
    <message>
        <source>joints has to be 2 to 256</source>
        <translation>joints 必须是 2 到 256</translation>
    </message>
    <message>
        <source>columns has to be 2 to 64</source>
        <translation>columns 必须是 2 到 64</translation>
    </message>
    <message>
        <source>kind has to be chain, ring or row</source>
        <translation>kind 必须是 chain、ring 或 row</translation>
    </message>
    <message>
        <source>there is no joint %1</source>
        <translation>没有关节 %1</translation>
    </message>
</context>
<context>
    <name>ChainTool</name>
    <message>
        <source>Chains are drawn in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>链在绑定姿势中绘制。请先选择“姿势 &gt; 全部重置”</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>测得</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>测量内容</translation>
    </message>
    <message>
        <source>Worst of each joint, when it bends</source>
        <translation>每个关节弯曲时的最差值</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Rings stand around the worst places:</source>
        <translation>圆圈标出最差的位置:</translation>
    </message>
    <message>
        <source>Poses that tell most</source>
        <translation>最能说明问题的姿势</translation>
    </message>
    <message>
        <source>%1 vertices, %2 triangles, %3 poses</source>
        <translation>%1 个顶点，%2 个三角形，%3 个姿势</translation>
    </message>
    <message>
        <source>Check of %1</source>
        <translation>%1 的检查</translation>
    </message>
    <message>
        <source>Check: %1 of %2 files passed</source>
        <translation>检查: %2 个文件中 %1 个通过</translation>
    </message>
    <message>
        <source>Every joint bends alone through its range of motion, then the body takes stress poses, by linear blend skinning. A stretch is what a thousandth of the edges goes beyond. Holes are closed before a volume is measured.</source>
        <translation>每个关节单独在活动范围内弯曲，然后身体摆出压力姿势，使用线性蒙皮。拉伸取千分之一的边所超过的值。测量体积之前会封闭孔洞。</translation>
    </message>
    <message>
        <source>Weights are compared with %1.</source>
        <translation>权重与 %1 比较。</translation>
    </message>
</context>
<context>
    <name>CheckPoses</name>
    <message>
        <source>Arms up</source>
        <translation>举起双臂</translation>
    </message>
    <message>
        <source>Deep squat</source>
        <translation>深蹲</translation>
    </message>
    <message>
        <source>Fists</source>
        <translation>握拳</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回头看</translation>
    </message>
</context>
<context>
    <name>CheckTexts</name>
    <message>
        <source>vertices without weight</source>
        <translation>没有权重的顶点</translation>
    </message>
    <message>
        <source>vertices with invalid weights</source>
        <translation>权重无效的顶点</translation>
    </message>
    <message>
        <source>largest number of joints of a vertex</source>
        <translation>一个顶点的最大关节数</translation>
    </message>
    <message>
        <source>sum of the weights of a vertex</source>
        <translation>一个顶点的权重之和</translation>
    </message>
    <message>
        <source>weight of joints that are far through the body</source>
        <translation>经由身体距离较远的关节的权重</translation>
    </message>
    <message>
        <source>length of edges in a pose, times that in the bind pose</source>
        <translation>姿势中边的长度，为绑定姿势中的倍数</translation>
    </message>
    <message>
        <source>faces that a pose turns inside out</source>
        <translation>被姿势翻转的面</translation>
    </message>
    <message>
        <source>faces that a pose pushes through others</source>
        <translation>被姿势推穿其他面的面</translation>
    </message>
    <message>
        <source>volume in a pose, of that in the bind pose</source>
        <translation>姿势中的体积，占绑定姿势的比例</translation>
    </message>
    <message>
        <source>difference of weights from the reference, 0 to 2</source>
        <translation>与参照的权重差异，0 到 2</translation>
    </message>
    <message>
        <source>vertices with the reference&apos;s strongest joint</source>
        <translation>最强关节与参照相同的顶点</translation>
    </message>
    <message>
        <source>there is no reference</source>
        <translation>没有参照</translation>
    </message>
    <message>
        <source>the mesh encloses no volume</source>
        <translation>网格不包围任何体积</translation>
    </message>
    <message>
        <source>no joint bends</source>
        <translation>没有关节弯曲</translation>
    </message>
    <message>
        <source>no distance from a bone is known</source>
        <translation>不知道到骨骼的距离</translation>
    </message>
    <message>
        <source>it was not asked for</source>
        <translation>没有要求</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>pose %1</source>
        <translation>姿势 %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>部件 %1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
</context>
<context>
    <name>CommandGroups</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>叠加层</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>绑定</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>骨架</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Select Vertices</source>
        <translation>选择顶点</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>弹簧</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>模式</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>copy skin weights garment outfit clothes clothing LOD lods level of detail wrap</source>
        <translation>复制 蒙皮 权重 服装 衣服 套装 LOD 细节层次 包裹</translation>
    </message>
    <message>
        <source>load skin map ngSkinTools JSON</source>
        <translation>加载 蒙皮贴图 ngSkinTools JSON</translation>
    </message>
    <message>
        <source>save skin map ngSkinTools JSON</source>
        <translation>保存 蒙皮贴图 ngSkinTools JSON</translation>
    </message>
    <message>
        <source>fix stray vertices outliers</source>
        <translation>修复 游离 离群 顶点</translation>
    </message>
    <message>
        <source>max influences four bones</source>
        <translation>最大影响数 四个骨骼</translation>
    </message>
    <message>
        <source>fill whole part</source>
        <translation>填充 整个部件</translation>
    </message>
    <message>
        <source>corrective blend shape morph target PSD sculpt</source>
        <translation>修正 混合形状 变形目标 PSD 雕刻</translation>
    </message>
    <message>
        <source>corrective blend shape morph target PSD</source>
        <translation>修正 混合形状 变形目标 PSD</translation>
    </message>
    <message>
        <source>corrective blend shape morph target dual quaternion</source>
        <translation>修正 混合形状 变形目标 双四元数</translation>
    </message>
    <message>
        <source>corrective helper joints game engine</source>
        <translation>修正 辅助关节 游戏引擎</translation>
    </message>
    <message>
        <source>rest mode rest pose bind pose edit mode joints bones</source>
        <translation>静止模式 静止姿势 绑定姿势 编辑模式 关节 骨骼</translation>
    </message>
    <message>
        <source>rest pose bind pose A-pose T-pose apply pose</source>
        <translation>静止姿势 绑定姿势 A 姿势 T 姿势 应用姿势</translation>
    </message>
    <message>
        <source>auto rig autorig humanoid biped markers</source>
        <translation>自动绑定 自动骨架 人形 两足 标记</translation>
    </message>
    <message>
        <source>skin smooth bind automatic weights</source>
        <translation>蒙皮 平滑绑定 自动权重</translation>
    </message>
    <message>
        <source>rest pose bind pose go to</source>
        <translation>静止姿势 绑定姿势 回到</translation>
    </message>
    <message>
        <source>save GLB FBX VRM Unity Unreal Godot LOD</source>
        <translation>保存 GLB FBX VRM Unity Unreal Godot LOD</translation>
    </message>
    <message>
        <source>mirror X symmetry</source>
        <translation>镜像 X 对称</translation>
    </message>
    <message>
        <source>garment clothes clothing wardrobe armour transfer copy skin weights wrap</source>
        <translation>服装 衣服 套装 衣橱 盔甲 传递 复制 蒙皮 权重 包裹 换装</translation>
    </message>
    <message>
        <source>batch many files crowd characters directory queue</source>
        <translation>批处理 批量 多个文件 群集 角色 文件夹 目录 队列</translation>
    </message>
    <message>
        <source>LOD level of detail decimate reduce simplify polygons far</source>
        <translation>LOD 细节层次 减面 简化 多边形 面数 远景</translation>
    </message>
    <message>
        <source>quality test gate requirements HTML report stress poses</source>
        <translation>质量 测试 要求 HTML 报告 压力姿势</translation>
    </message>
</context>
<context>
    <name>CompareMaps</name>
    <message>
        <source>Shaded</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>The surface with its textures, without colours</source>
        <translation>带纹理、不带颜色的表面</translation>
    </message>
    <message>
        <source>Joint Weights</source>
        <translation>关节权重</translation>
    </message>
    <message>
        <source>Weights of the selected joint</source>
        <translation>所选关节的权重</translation>
    </message>
    <message>
        <source>Weight Difference</source>
        <translation>权重差异</translation>
    </message>
    <message>
        <source>How much of each vertex&apos;s weight lies elsewhere than in the first pane</source>
        <translation>每个顶点有多少权重与第一个窗格不同</translation>
    </message>
    <message>
        <source>Posed Distance</source>
        <translation>姿势距离</translation>
    </message>
    <message>
        <source>How far each vertex is from its place in the first pane, in this pose</source>
        <translation>在此姿势下每个顶点离它在第一个窗格中的位置多远</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>拉伸</translation>
    </message>
    <message>
        <source>How much longer or shorter edges are than in the bind pose</source>
        <translation>边比绑定姿势中长或短多少</translation>
    </message>
    <message>
        <source>Area Change</source>
        <translation>面积变化</translation>
    </message>
    <message>
        <source>How much larger or smaller the surface is than in the bind pose</source>
        <translation>表面比绑定姿势中大或小多少</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>渗透</translation>
    </message>
    <message>
        <source>Weight of joints other than the strongest one, its parent and its children</source>
        <translation>最强关节及其父级和子级以外的关节的权重</translation>
    </message>
    <message>
        <source>Select a joint to see its weights.</source>
        <translation>选择一个关节以查看其权重。</translation>
    </message>
    <message>
        <source>mean %1, max %2</source>
        <translation>平均 %1，最大 %2</translation>
    </message>
</context>
<context>
    <name>ComparedSkin</name>
    <message>
        <source>This document</source>
        <translation>此文档</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>论文 (2014)</translation>
    </message>
    <message>
        <source>Weights of the file</source>
        <translation>文件的权重</translation>
    </message>
    <message>
        <source>File on disk now</source>
        <translation>磁盘上现在的文件</translation>
    </message>
    <message>
        <source>Kept %1</source>
        <translation>保留的 %1</translation>
    </message>
    <message>
        <source>Baked</source>
        <translation>已烘焙</translation>
    </message>
</context>
<context>
    <name>ContentText</name>
    <message numerus="yes">
        <source>%1 camera(s)</source>
        <translation>
            <numerusform>%1 个相机</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 light(s)</source>
        <translation>
            <numerusform>%1 个灯光</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrap and filter modes of %1 texture(s)</source>
        <translation>
            <numerusform>%1 个纹理的环绕和过滤模式</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>offset and scale of %1 texture(s)</source>
        <translation>
            <numerusform>%1 个纹理的偏移和缩放</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) on a UV set other than the first</source>
        <translation>
            <numerusform>%1 个不在第一 UV 集上的纹理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normal map strength of %1 material(s)</source>
        <translation>
            <numerusform>%1 个材质的法线贴图强度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tangents of %1 mesh(es)</source>
        <translation>
            <numerusform>%1 个网格的切线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normals of %1 morph target(s)</source>
        <translation>
            <numerusform>%1 个变形目标的法线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 custom vertex attribute(s)</source>
        <translation>
            <numerusform>%1 个自定义顶点属性</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>custom properties of %1 object(s)</source>
        <translation>
            <numerusform>%1 个对象的自定义属性</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copyright line</source>
        <translation>
            <numerusform>版权行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further scene(s)</source>
        <translation>
            <numerusform>另外 %1 个场景</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the skeleton of %1 joint(s)</source>
        <translation>
            <numerusform>%1 个关节的骨架</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights of %1 mesh(es)</source>
        <translation>
            <numerusform>%1 个网格的权重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 material(s)</source>
        <translation>
            <numerusform>%1 个材质</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s)</source>
        <translation>
            <numerusform>%1 个纹理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>%1 个动画</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 morph target(s)</source>
        <translation>
            <numerusform>%1 个变形目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vertex colours of %1 mesh(es)</source>
        <translation>
            <numerusform>%1 个网格的顶点颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further UV set(s)</source>
        <translation>
            <numerusform>另外 %1 个 UV 集</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opacity maps of %1 material(s)</source>
        <translation>
            <numerusform>%1 个材质的不透明度贴图</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>two-sided display of %1 material(s)</source>
        <translation>
            <numerusform>%1 个材质的双面显示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) of slot %2</source>
        <translation>
            <numerusform>插槽 %2 的 %1 个纹理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>extension %2</source>
        <translation>
            <numerusform>扩展 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s) after the end of the GLB</source>
        <translation>
            <numerusform>GLB 末尾之后的 %1 个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 FBX record(s) that cannot be read (first: %2)</source>
        <translation>
            <numerusform>%1 条无法读取的 FBX 记录 (第一条: %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>8-bit numbers of %1 joint(s), as bytes count to 256</source>
        <translation>
            <numerusform>%1 个关节的 8 位编号 (一个字节只能数到 256)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 linked image(s) or file(s)</source>
        <translation>
            <numerusform>%1 个链接的图像或文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 script(s)</source>
        <translation>
            <numerusform>%1 个脚本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 block(s) of HTML</source>
        <translation>
            <numerusform>%1 个 HTML 块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animated value(s)</source>
        <translation>
            <numerusform>%1 个动画值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mask(s), clip path(s), filter(s), pattern(s) or marker(s)</source>
        <translation>
            <numerusform>%1 个遮罩、裁剪路径、滤镜、图案或标记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the limits of %1 joint(s)</source>
        <translation>
            <numerusform>%1 个关节的限制</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 embedded picture(s) that cannot be drawn (embed PNG or JPEG instead)</source>
        <translation>
            <numerusform>%1 个无法绘制的嵌入图片 (请改为嵌入 PNG 或 JPEG)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spring chain(s), unless baked into clips</source>
        <translation>
            <numerusform>%1 条弹簧链 (除非烘焙到剪辑)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>%1 个约束</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>%1 个表情</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toon shading (MToon) of %1 material(s)</source>
        <translation>
            <numerusform>%1 个材质的卡通着色 (MToon)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeformForm</name>
    <message>
        <source>Dual quaternion</source>
        <translation>双四元数</translation>
    </message>
    <message>
        <source>Weight blended</source>
        <translation>权重混合</translation>
    </message>
    <message>
        <source>Centres of rotation</source>
        <translation>旋转中心</translation>
    </message>
    <message>
        <source>Classic linear</source>
        <translation>经典线性</translation>
    </message>
</context>
<context>
    <name>DeformerText</name>
    <message>
        <source>glTF uses classic linear skinning, as its specification requires.</source>
        <translation>glTF 按其规范使用经典线性蒙皮。</translation>
    </message>
    <message>
        <source>Unreal uses classic linear skinning with 8 influences (12 if set in the project); dual quaternion skinning needs a deformer graph or a plugin.</source>
        <translation>Unreal 使用 8 个影响的经典线性蒙皮 (在项目中设置可达 12); 双四元数蒙皮需要变形图或插件。</translation>
    </message>
    <message>
        <source>Blender uses classic linear skinning, or dual quaternion skinning with &quot;Preserve Volume&quot; on the Armature modifier.</source>
        <translation>Blender 使用经典线性蒙皮，或在骨架修改器中启用 &quot;Preserve Volume&quot; 的双四元数蒙皮。</translation>
    </message>
    <message>
        <source>%1 uses classic linear skinning only, with 4 influences by default.</source>
        <translation>%1 只使用经典线性蒙皮，默认 4 个影响。</translation>
    </message>
    <message>
        <source>Implicit skinning cannot be exported</source>
        <translation>隐式蒙皮无法导出</translation>
    </message>
    <message>
        <source>Centres of rotation cannot be exported</source>
        <translation>旋转中心无法导出</translation>
    </message>
    <message>
        <source>Weight blended skinning cannot be exported</source>
        <translation>权重混合蒙皮无法导出</translation>
    </message>
    <message>
        <source>Dual quaternion skinning cannot be exported</source>
        <translation>双四元数蒙皮无法导出</translation>
    </message>
    <message>
        <source>in a sample pose, as the character is in its bind pose. Pose the character to measure in that pose</source>
        <translation>用的是示例姿势，因为角色处于绑定姿势: 摆姿势即可测量其他姿势</translation>
    </message>
    <message>
        <source>in this pose</source>
        <translation>在此姿势中</translation>
    </message>
    <message>
        <source>No difference %1.</source>
        <translation>%1没有差异。</translation>
    </message>
    <message>
        <source>%1: the character bends differently there; the next line says by how much.</source>
        <translation>%1: 角色在那里的弯曲会有不同，差异见下一行。</translation>
    </message>
    <message>
        <source>Stiffness by angle cannot be exported</source>
        <translation>按角度的刚度无法导出</translation>
    </message>
    <message>
        <source>DragonBones uses classic linear skinning.</source>
        <translation>DragonBones 使用经典线性蒙皮。</translation>
    </message>
    <message>
        <source>%1 of %2 vertices lose influences.</source>
        <translation>%2 个顶点中有 %1 个失去影响。</translation>
    </message>
    <message>
        <source>Maya uses classic linear skinning, or dual quaternion skinning with &quot;Skinning Method&quot; on the skinCluster.</source>
        <translation>Maya 使用经典线性蒙皮，或在 skinCluster 中用 &quot;Skinning Method&quot; 设置的双四元数蒙皮。</translation>
    </message>
    <message>
        <source>3ds Max uses classic linear skinning, or dual quaternion skinning with &quot;Dual Quaternion&quot; on the Skin modifier.</source>
        <translation>3ds Max 使用经典线性蒙皮，或在 Skin 修改器中启用 &quot;Dual Quaternion&quot; 的双四元数蒙皮。</translation>
    </message>
    <message>
        <source>Houdini uses classic linear skinning, or dual quaternion skinning with &quot;Method&quot; on the Joint Deform node.</source>
        <translation>Houdini 使用经典线性蒙皮，或在 Joint Deform 节点中用 &quot;Method&quot; 设置的双四元数蒙皮。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>The largest is at %1, because the skinning method is another there.</source>
        <translation>最大的差异位于 %1，因为那里的蒙皮方法不同。</translation>
    </message>
    <message>
        <source>The largest is at %1, because a vertex keeps %2 of its %3 influences.</source>
        <translation>最大的差异位于 %1，因为一个顶点只保留其 %3 个影响中的 %2 个。</translation>
    </message>
    <message>
        <source>The largest is at %1, because the file stores weights in 8 bits.</source>
        <translation>最大的差异位于 %1，因为文件以 8 位存储权重。</translation>
    </message>
    <message>
        <source>Between here and %1: %2 at most (%3 of the height), %4 on average, %5.</source>
        <translation>此处与 %1 之间: 最大 %2 (高度的 %3)，平均 %4，%5。</translation>
    </message>
    <message>
        <source>The largest is at %1, because Unreal keeps weights in 8 bits.</source>
        <translation>最大的差异位于 %1，因为 Unreal 以 8 位保存权重。</translation>
    </message>
    <message>
        <source>The largest is at %1.</source>
        <translation>最大的差异位于 %1。</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Open Character or Project</source>
        <translation>打开角色或项目</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>加载骨架</translation>
    </message>
    <message>
        <source>Add Cage</source>
        <translation>添加笼</translation>
    </message>
    <message>
        <source>Transfer Weights From</source>
        <translation>传递权重自</translation>
    </message>
    <message>
        <source>Pose File</source>
        <translation>姿势文件</translation>
    </message>
    <message>
        <source>Load Motion</source>
        <translation>加载动作</translation>
    </message>
    <message>
        <source>Joint Table</source>
        <translation>关节表</translation>
    </message>
    <message>
        <source>Import Weights</source>
        <translation>导入权重</translation>
    </message>
    <message>
        <source>Export Weights</source>
        <translation>导出权重</translation>
    </message>
    <message>
        <source>Export Skeleton</source>
        <translation>导出骨架</translation>
    </message>
    <message>
        <source>Save Project</source>
        <translation>保存项目</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Save Turntable</source>
        <translation>保存转盘动画</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Characters and projects</source>
        <translation>角色和项目</translation>
    </message>
    <message>
        <source>Sinew projects</source>
        <translation>Sinew 项目</translation>
    </message>
    <message>
        <source>Skeletons and rigged characters</source>
        <translation>骨架和已绑定的角色</translation>
    </message>
    <message>
        <source>Rigged characters</source>
        <translation>已绑定的角色</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>动作</translation>
    </message>
    <message>
        <source>Tables of joint names</source>
        <translation>关节名称表</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Folder of images</source>
        <translation>图像文件夹</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>保存对 %1 的更改?</translation>
    </message>
    <message>
        <source>If you do not save, they are lost.</source>
        <translation>如果不保存，更改将丢失。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Shape From File</source>
        <translation>从文件生成形态</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Choose an Outfit</source>
        <translation>选择服装</translation>
    </message>
    <message>
        <source>Choose a Recipe</source>
        <translation>选择配方</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Save Check Page</source>
        <translation>保存检查页</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>绑定</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Why These Weights</source>
        <translation>权重的由来</translation>
    </message>
    <message>
        <source>Component Editor</source>
        <translation>组件编辑器</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>弹簧</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>骨架</translation>
    </message>
</context>
<context>
    <name>DriverText</name>
    <message>
        <source>Swing</source>
        <translation>摆动</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>扭转</translation>
    </message>
    <message>
        <source>Bend X</source>
        <translation>弯曲 X</translation>
    </message>
    <message>
        <source>Bend Y</source>
        <translation>弯曲 Y</translation>
    </message>
    <message>
        <source>Bend Z</source>
        <translation>弯曲 Z</translation>
    </message>
    <message>
        <source>Translate X</source>
        <translation>移动 X</translation>
    </message>
    <message>
        <source>Translate Y</source>
        <translation>移动 Y</translation>
    </message>
    <message>
        <source>Translate Z</source>
        <translation>移动 Z</translation>
    </message>
    <message>
        <source>Rotate X</source>
        <translation>旋转 X</translation>
    </message>
    <message>
        <source>Rotate Y</source>
        <translation>旋转 Y</translation>
    </message>
    <message>
        <source>Rotate Z</source>
        <translation>旋转 Z</translation>
    </message>
    <message>
        <source>Scale X</source>
        <translation>缩放 X</translation>
    </message>
    <message>
        <source>Scale Y</source>
        <translation>缩放 Y</translation>
    </message>
    <message>
        <source>Scale Z</source>
        <translation>缩放 Z</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形态</translation>
    </message>
    <message>
        <source>%1 of %2: %3 of %4</source>
        <translation>%2 的%1: %4 的%3</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>转动</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Change Joint Deformation</source>
        <translation>更改关节变形</translation>
    </message>
    <message>
        <source>Copy Deformation to All Joints</source>
        <translation>把变形复制到所有关节</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>隐式蒙皮</translation>
    </message>
    <message>
        <source>Change Skinning Method</source>
        <translation>更改蒙皮方法</translation>
    </message>
    <message>
        <source>Bind Skin</source>
        <translation>绑定蒙皮</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>加载骨架</translation>
    </message>
    <message>
        <source>Fit Skeleton</source>
        <translation>适配骨架</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>摆关节姿势</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Method of Implicit Skinning</source>
        <translation>隐式蒙皮的方法</translation>
    </message>
    <message>
        <source>Bake for Engine</source>
        <translation>为引擎烘焙</translation>
    </message>
    <message>
        <source>Apply as Rest Pose</source>
        <translation>应用为静止姿势</translation>
    </message>
</context>
<context>
    <name>EngineText</name>
    <message>
        <source>%1 is removed</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 变为 %2</translation>
    </message>
    <message>
        <source>%1 is new, above all</source>
        <translation>%1 是新的，在最上级</translation>
    </message>
    <message>
        <source>%1 is new, below %2</source>
        <translation>%1 是新的，在 %2 之下</translation>
    </message>
    <message>
        <source>%1 keeps its name: the convention has none for it</source>
        <translation>%1 保留名称: 该命名规则没有对应名称</translation>
    </message>
    <message>
        <source>%1 gets no twist joints: it has no bone</source>
        <translation>%1 没有扭转关节: 它没有骨骼</translation>
    </message>
    <message>
        <source>No twist joints: no joint is named as an arm or a leg</source>
        <translation>没有扭转关节: 没有关节以手臂或腿命名</translation>
    </message>
</context>
<context>
    <name>EnvelopeEdits</name>
    <message>
        <source>Envelope of %1</source>
        <translation>%1 的包络</translation>
    </message>
    <message>
        <source>Clear Envelopes</source>
        <translation>清除包络</translation>
    </message>
    <message>
        <source>Keep All Envelopes</source>
        <translation>保留全部包络</translation>
    </message>
</context>
<context>
    <name>EnvelopeTool</name>
    <message>
        <source>Envelopes bind by the solver Envelopes: choose it in the Bind panel.</source>
        <translation>包络由求解器“包络”绑定: 请在“绑定”面板中选择它。</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The character has no skeleton. Load one with File &gt; Load Skeleton (%2).</source>
        <translation>角色没有骨架。请用“文件 &gt; 加载骨架”加载 (%2)。</translation>
    </message>
    <message>
        <source>No joints are left to bind to. Choose other joints under Joints in the Bind panel.</source>
        <translation>没有可绑定的关节。请在“绑定”面板的“关节”中选择其他关节。</translation>
    </message>
    <message>
        <source>%1 is a source file of this project. Choose another name.</source>
        <translation>%1 是此项目的源文件。请选择其他名称。</translation>
    </message>
    <message>
        <source>Nothing was written, because %1 already exists and does not belong to %2. Choose another name or folder.</source>
        <translation>未写入，因为 %1 已存在且不属于 %2。请选择其他名称或文件夹。</translation>
    </message>
    <message>
        <source>The character does not stand upright. Choose %2 as Up.</source>
        <translation>角色没有直立。请选择 %2 为“上”。</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM names its author. Enter one under Authors.</source>
        <translation>未写入 %1: VRM 要写明作者。请在“作者”中输入。</translation>
    </message>
    <message>
        <source>%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) in the joint tree. Choose other joints in the list of bones.</source>
        <translation>未写入 %1: 在 VRM 中，%2 (关节 %3) 必须在 %4 (关节 %5) 之下。请在骨骼列表中选择其他关节。</translation>
    </message>
    <message>
        <source>%1 was not written: joint %2 cannot be both %3 and %4. Choose another joint in the list of bones.</source>
        <translation>未写入 %1: 关节 %2 不能既是 %3 又是 %4。请在骨骼列表中选择其他关节。</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and no joint was recognized as %2. Choose the joints in the list of bones.</source>
        <translation>未写入 %1: VRM 需要人形骨架，没有关节被识别为 %2。请在骨骼列表中选择关节。</translation>
    </message>
    <message>
        <source>The character does not stand on %2, as this template needs. Choose the template %4, or set the markers at the ends of its legs.</source>
        <translation>角色不是用%2站立，而此模板需要如此。请选择模板“%4”，或在其腿的末端设置标记。</translation>
    </message>
    <message>
        <source>Out of memory while binding %2. Choose a lower resolution, or close other programs.</source>
        <translation>绑定 %2 时内存不足。请选择更低的分辨率，或关闭其他程序。</translation>
    </message>
    <message>
        <source>Out of memory while reading %2. Close other programs, or decimate the mesh.</source>
        <translation>读取 %2 时内存不足。请关闭其他程序，或对网格减面。</translation>
    </message>
    <message>
        <source>Out of memory while writing %2. Close other programs, or leave out animations and textures.</source>
        <translation>写入 %2 时内存不足。请关闭其他程序，或省略动画和纹理。</translation>
    </message>
    <message>
        <source>Out of memory while drawing %2. Close other programs, or leave out the picture.</source>
        <translation>绘制 %2 时内存不足。请关闭其他程序，或省略图片。</translation>
    </message>
    <message>
        <source>Out of memory. Save your work, then close other programs or choose a lower resolution.</source>
        <translation>内存不足。请保存工作，然后关闭其他程序或选择更低的分辨率。</translation>
    </message>
    <message>
        <source>No joint is left to bind to. Bind with --joints all, or list the joints in a file.</source>
        <translation>没有可绑定的关节。请用 --joints all 绑定，或在文件中列出关节。</translation>
    </message>
    <message>
        <source>There is no joint %1 (named in %2). Check the spelling.</source>
        <translation>没有关节 %1 (在 %2 中提到)。请检查拼写。</translation>
    </message>
    <message>
        <source>There is no joint %1 (named in %2). Did you mean %3?</source>
        <translation>没有关节 %1 (在 %2 中提到)。是否指 %3?</translation>
    </message>
    <message>
        <source>There is no part %1 in %2. Its parts are: %3.</source>
        <translation>%2 中没有部件 %1。它的部件有: %3。</translation>
    </message>
    <message>
        <source>Part %2 has no vertex %1. Choose one from 0 to %3.</source>
        <translation>部件 %2 没有顶点 %1。请选择 0 到 %3。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: choose from %3 to %4.</source>
        <translation>%1 不能是 %2: 请选择 %3 到 %4。</translation>
    </message>
    <message>
        <source>There is no parameter %1 (named in %2). Check the spelling.</source>
        <translation>没有参数 %1 (在 %2 中提到)。请检查拼写。</translation>
    </message>
    <message>
        <source>There is no solver %1. Choose one of these: %2.</source>
        <translation>没有求解器 %1。请选择以下之一: %2。</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free. Resolution %4 fits.</source>
        <translation>分辨率 %3 需要约 %1 MiB 内存，但只有 %2 MiB 可用。分辨率 %4 合适。</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free, too little for any resolution. Close other programs or decimate the mesh.</source>
        <translation>分辨率 %3 需要约 %1 MiB 内存，但只有 %2 MiB 可用，任何分辨率都不够。请关闭其他程序或对网格减面。</translation>
    </message>
    <message>
        <source>Refinement box %1 does not touch the character, which reaches from (%2, %3, %4) to (%5, %6, %7). Move the box.</source>
        <translation>细分盒 %1 没有碰到角色，角色范围从 (%2, %3, %4) 到 (%5, %6, %7)。请移动盒体。</translation>
    </message>
    <message>
        <source>Refinement box %1 at resolution %4 needs about %2 MiB of memory, but only %3 MiB are free. Use resolution %5 there, or a smaller box.</source>
        <translation>细分盒 %1 在分辨率 %4 下需要约 %2 MiB 内存，但只有 %3 MiB 可用。请在那里用分辨率 %5 或更小的盒体。</translation>
    </message>
    <message>
        <source>Out of memory during this: %1 (%2). Close other programs, or decimate the mesh.</source>
        <translation>内存不足，当时正在: %1 (%2)。请关闭其他程序，或对网格减面。</translation>
    </message>
    <message>
        <source>All vertices of %1 have the same position, so it has no size. Check its scale and export it again.</source>
        <translation>%1 的所有顶点位置相同，因此没有大小。请检查缩放并重新导出。</translation>
    </message>
    <message>
        <source>There is no part %1 to set a binding for. The parts are: %2. Name a shell of a part by its number, like Body#3.</source>
        <translation>没有可设置绑定的部件 %1。部件有: %2。请用编号指定部件的壳，如 Body#3。</translation>
    </message>
    <message>
        <source>Part %1 cannot be bound to joint %2: the joint does not exist or is excluded from the bind. Choose another joint.</source>
        <translation>部件 %1 不能绑定到关节 %2: 该关节不存在或被排除。请选择其他关节。</translation>
    </message>
    <message>
        <source>The binding of part %1 is not complete: rigid needs one joint, limit needs one or more, all others need none. Only smooth and limit can have a solver of their own.</source>
        <translation>部件 %1 的绑定不完整: 刚性需要一个关节，限制需要一个或多个，其他不需要。只有平滑和限制可以有自己的求解器。</translation>
    </message>
    <message>
        <source>Part %1: there is no solver %2. Choose one of these: %3.</source>
        <translation>部件 %1: 没有求解器 %2。请选择以下之一: %3。</translation>
    </message>
    <message>
        <source>Part %1 has two bindings. Remove one of them.</source>
        <translation>部件 %1 有两个绑定方式。请去掉一个。</translation>
    </message>
    <message>
        <source>Part %1 copies the nearest skin, but no part is bound smoothly. Bind at least one part smoothly.</source>
        <translation>部件 %1 复制最近的蒙皮，但没有部件是平滑绑定的。请至少平滑绑定一个部件。</translation>
    </message>
    <message>
        <source>Every part is skipped, so there is nothing to bind. Bind at least one part.</source>
        <translation>所有部件都被跳过，没有可绑定的。请至少绑定一个部件。</translation>
    </message>
    <message>
        <source>The voxels of %1 cannot be reused: joint %2 is missing in one of the two files or has another position. Use the same skeleton in the same bind pose, or bind without reuse.</source>
        <translation>%1 的体素无法重用: 关节 %2 在其中一个文件中缺失或位置不同。请用相同绑定姿势的相同骨架，或不重用而绑定。</translation>
    </message>
    <message>
        <source>%1 does not fit the voxels of %4: %2 of its vertices are outside, by up to %3. Reuse a file of the same shape, or bind without reuse.</source>
        <translation>%1 与 %4 的体素不符: 它有 %2 个顶点在外，最远 %3。请重用形状相同的文件，或不重用而绑定。</translation>
    </message>
    <message>
        <source>A region cannot be named &quot;%1&quot;. Give every region a different name.</source>
        <translation>区域不能命名为“%1”。请给每个区域不同的名称。</translation>
    </message>
    <message>
        <source>Region %1: there is no solver %2. Choose one of these: %3.</source>
        <translation>区域 %1: 没有求解器 %2。请选择以下之一: %3。</translation>
    </message>
    <message>
        <source>Region %1 has no size, or its position or size is not a number. Give it a size, or remove it.</source>
        <translation>区域 %1 没有大小，或其位置或大小不是数字。请给它大小，或删除它。</translation>
    </message>
    <message>
        <source>The vertices of part %2 painted into region %1 are not valid. List them in ascending order, each with an amount from 0 to 1.</source>
        <translation>绘入区域 %1 的部件 %2 的顶点无效。请按升序列出，每个的量为 0 到 1。</translation>
    </message>
    <message>
        <source>The handle of joint %1 has a position or size that is not valid. Place it again, or remove it.</source>
        <translation>关节 %1 的控制柄位置或大小无效。请重新放置，或删除它。</translation>
    </message>
    <message>
        <source>%1 cannot be read as a cage: %2. Export the cage again as OBJ.</source>
        <translation>%1 无法作为笼读取: %2。请以 OBJ 重新导出笼。</translation>
    </message>
    <message>
        <source>Canceled. No file was left half-written.</source>
        <translation>已取消。没有留下写了一半的文件。</translation>
    </message>
    <message>
        <source>%1: there is no such file. Check the path.</source>
        <translation>%1: 没有此文件。请检查路径。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check that it is a file and that you may read it.</source>
        <translation>无法读取 %1: %2。请检查它是文件且有读取权限。</translation>
    </message>
    <message>
        <source>%1 is empty. Export it again.</source>
        <translation>%1 是空的。请重新导出。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. It may be damaged or have the wrong extension. Export it again, or as FBX or GLB.</source>
        <translation>无法读取 %1: %2。它可能已损坏或扩展名不对。请重新导出，或导出为 FBX 或 GLB。</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be read. Convert it to one of these: %3.</source>
        <translation>%1: 无法读取“%2”类型的文件。请转换为以下之一: %3。</translation>
    </message>
    <message>
        <source>%1 has no file extension, such as .fbx or .glb. Rename the file.</source>
        <translation>%1 没有 .fbx 或 .glb 之类的扩展名。请重命名文件。</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be written here. Use the extension %3.</source>
        <translation>%1: 此处无法写入“%2”类型的文件。请使用扩展名 %3。</translation>
    </message>
    <message>
        <source>%1 has no file extension. Use %3.</source>
        <translation>%1 没有扩展名。请使用 %3。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder, or check its permissions and the free disk space.</source>
        <translation>无法写入 %1: %2。请选择其他文件夹，或检查其权限和磁盘空间。</translation>
    </message>
    <message>
        <source>%1 contains no mesh. Export the character together with its mesh.</source>
        <translation>%1 不含网格。请连同网格一起导出角色。</translation>
    </message>
    <message>
        <source>%1 contains no faces. Export the mesh with its polygons.</source>
        <translation>%1 不含面。请导出带多边形的网格。</translation>
    </message>
    <message>
        <source>%1: none of the %3 vertices of %2 has a valid position. Look for a broken modifier, constraint or scale, and export the mesh again.</source>
        <translation>%1: %2 的 %3 个顶点都没有有效位置。请检查是否有损坏的修改器、约束或缩放，并重新导出网格。</translation>
    </message>
    <message>
        <source>%1 contains no skeleton. Use one from another file with --skeleton (%2).</source>
        <translation>%1 不含骨架。请用 --skeleton 使用另一个文件的骨架 (%2)。</translation>
    </message>
    <message>
        <source>%1 contains no skin weights, so no joint moves the mesh. Bind it first.</source>
        <translation>%1 不含蒙皮权重，因此没有关节移动网格。请先绑定。</translation>
    </message>
    <message>
        <source>%1 has %2 faces; the limit is %3. Decimate the mesh or split the file.</source>
        <translation>%1 有 %2 个面; 上限为 %3。请减面或拆分文件。</translation>
    </message>
    <message>
        <source>The recipe %1 cannot be used: %2. Correct or remove it.</source>
        <translation>配方 %1 无法使用: %2。请更正或删除它。</translation>
    </message>
    <message>
        <source>The pose %1 cannot be used: %2. Correct the file.</source>
        <translation>姿势 %1 无法使用: %2。请更正文件。</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written: %2. Choose another folder, and a name that ends in .png.</source>
        <translation>无法写入图片 %1: %2。请选择其他文件夹，以及以 .png 结尾的名称。</translation>
    </message>
    <message>
        <source>The project %1 is damaged: %2. The file was not changed; open an older copy, or the character itself.</source>
        <translation>项目 %1 已损坏: %2。文件未被更改; 请打开较旧的副本或角色本身。</translation>
    </message>
    <message>
        <source>The project %1 has version %2; this release reads versions up to %3. Open it with a newer release.</source>
        <translation>项目 %1 的版本为 %2; 此程序能读到版本 %3。请用更新的程序打开。</translation>
    </message>
    <message>
        <source>The project %1 needs the file %2, which no longer exists. Locate the file.</source>
        <translation>项目 %1 需要文件 %2，但它已不存在。请找到该文件。</translation>
    </message>
    <message>
        <source>The file %2 has changed since the project %1 was saved, so the weights may differ. Choose the old file, or continue with this one.</source>
        <translation>保存项目 %1 之后文件 %2 已改变，权重可能不同。请选择旧文件，或用此文件继续。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Open it again, or write a new file with --rebuild.</source>
        <translation>%1 打开后被其他程序更改。请重新打开，或用 --rebuild 写新文件。</translation>
    </message>
    <message>
        <source>%1 was not written: more than the skin would differ from the original file (%2). Rebuild the whole file (--rebuild), and please report this.</source>
        <translation>未写入 %1: 除蒙皮外还会与原始文件不同 (%2)。请重建整个文件 (--rebuild)，并请报告此问题。</translation>
    </message>
    <message>
        <source>The weights cannot be written into %1: %2 has other vertices there. Open the file again, or write a new one with --rebuild.</source>
        <translation>权重无法写入 %1: %2 在那里的顶点不同。请重新打开文件，或用 --rebuild 写新文件。</translation>
    </message>
    <message>
        <source>%1 cannot be the file that was read with another skin, because %2. Export as GLB, or write a new VRM with --rebuild.</source>
        <translation>%1 不能是所读文件换上另一蒙皮，因为%2。请导出为 GLB，或用 --rebuild 写新的 VRM。</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and no joint was recognized as %2. Choose the joints in the export dialog, or with --vrm-bone, such as hips=Pelvis.</source>
        <translation>未写入 %1: VRM 需要人形骨架，没有关节被识别为 %2。请在导出对话框中选择关节，或用 --vrm-bone，如 hips=Pelvis。</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and there is no skeleton. Load one from another file.</source>
        <translation>未写入 %1: VRM 需要人形骨架，但没有骨架。请从另一个文件加载。</translation>
    </message>
    <message>
        <source>%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) in the joint tree. Choose other joints in the export dialog, or with --vrm-bone.</source>
        <translation>未写入 %1: 在 VRM 中，%2 (关节 %3) 必须在 %4 (关节 %5) 之下。请在导出对话框中选择其他关节，或用 --vrm-bone。</translation>
    </message>
    <message>
        <source>%1 was not written: joint %2 cannot be both %3 and %4. Choose another joint in the export dialog, or with --vrm-bone.</source>
        <translation>未写入 %1: 关节 %2 不能既是 %3 又是 %4。请在导出对话框中选择其他关节，或用 --vrm-bone。</translation>
    </message>
    <message>
        <source>VRM has no bone %1. The manual page on VRM lists its bones.</source>
        <translation>VRM 没有骨骼 %1。手册的 VRM 页列出了其骨骼。</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM names its author. Enter one in the export dialog, or use --vrm-author.</source>
        <translation>未写入 %1: VRM 要写明作者。请在导出对话框中输入，或用 --vrm-author。</translation>
    </message>
    <message>
        <source>The automatically saved work cannot be recovered: %2. The file was kept as %1.</source>
        <translation>自动保存的工作无法恢复: %2。文件保留为 %1。</translation>
    </message>
    <message>
        <source>%1 contains no skeleton, but a rigged character is needed. Bind it first.</source>
        <translation>%1 不含骨架，但需要已绑定的角色。请先绑定。</translation>
    </message>
    <message>
        <source>%1 was not written: it would overwrite the input %2. Choose another name, or overwrite it with --force.</source>
        <translation>未写入 %1: 会覆盖输入 %2。请选择其他名称，或用 --force 覆盖。</translation>
    </message>
    <message>
        <source>%1 exists and does not belong to %2, so nothing was written. Choose another name or folder, or overwrite it with --force.</source>
        <translation>%1 已存在且不属于 %2，因此未写入。请选择其他名称或文件夹，或用 --force 覆盖。</translation>
    </message>
    <message>
        <source>%1 would be written twice: it also belongs to %2. Choose another name.</source>
        <translation>%1 会被写两次: 它也属于 %2。请选择其他名称。</translation>
    </message>
    <message>
        <source>%1 refers to the file %2, which was not read because it is outside its folder. Put it beside %1, or export as GLB.</source>
        <translation>%1 引用了文件 %2，它在文件夹之外，因此未读取。请放到 %1 旁边，或导出为 GLB。</translation>
    </message>
    <message>
        <source>%1 needs the glTF extension %2, which is not supported. Export it without that extension, or as FBX.</source>
        <translation>%1 需要 glTF 扩展 %2，不受支持。请不用该扩展导出，或导出为 FBX。</translation>
    </message>
    <message>
        <source>%1 names no character to bind. Put files in it that Sinew reads, such as %2.</source>
        <translation>%1 没有要绑定的角色。请放入 Sinew 能读取的文件，如 %2。</translation>
    </message>
    <message>
        <source>Nothing was bound: the output folder %1 lies inside the input folder %2. Choose a folder outside it.</source>
        <translation>没有绑定任何内容: 输出文件夹 %1 在输入文件夹 %2 之内。请选择其外的文件夹。</translation>
    </message>
    <message>
        <source>Nothing was bound: %1 and %2 would both be written to %3. Rename one of them, or bind them into different folders.</source>
        <translation>没有绑定任何内容: %1 和 %2 都会写入 %3。请重命名其一，或绑定到不同文件夹。</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files was stopped after %3 seconds. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: %2 文件的读取器在 %3 秒后被停止。文件可能已损坏。请转换为 FBX 或 GLB。</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files crashed. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: %2 文件的读取器崩溃。文件可能已损坏。请转换为 FBX 或 GLB。</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files needs more than %3 GiB of memory. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: %2 文件的读取器需要超过 %3 GiB 内存。文件可能已损坏。请转换为 FBX 或 GLB。</translation>
    </message>
    <message>
        <source>The skeleton in %1 cannot be used: %2. Correct the file.</source>
        <translation>%1 中的骨架无法使用: %2。请更正文件。</translation>
    </message>
    <message>
        <source>The skeleton in %1 has a loop: joint %2 is its own ancestor. Give it another parent.</source>
        <translation>%1 中的骨架有循环: 关节 %2 是自己的祖先。请给它另一个父级。</translation>
    </message>
    <message>
        <source>%1 has %2 joints; the limit is %3. Remove joints that deform nothing.</source>
        <translation>%1 有 %2 个关节; 上限为 %3。请删除不变形的关节。</translation>
    </message>
    <message>
        <source>%1 and %2 have no joint names in common, so their weights cannot be compared. Compare files with the same skeleton.</source>
        <translation>%1 和 %2 没有共同的关节名称，因此无法比较权重。请比较骨架相同的文件。</translation>
    </message>
    <message>
        <source>There is a joint named %1 already. Choose another name.</source>
        <translation>已有名为 %1 的关节。请选择其他名称。</translation>
    </message>
    <message>
        <source>A joint needs a name.</source>
        <translation>关节需要名称。</translation>
    </message>
    <message>
        <source>%1 cannot be placed under %2, which is below it or itself. Choose a joint outside this branch.</source>
        <translation>%1 不能放在 %2 之下，后者在它之下或就是它。请选择此分支以外的关节。</translation>
    </message>
    <message>
        <source>%1 is the joint of a point handle or a cage. Change the handle or the cage instead.</source>
        <translation>%1 是点控制柄或笼的关节。请改为更改控制柄或笼。</translation>
    </message>
    <message>
        <source>%1 cannot stand there: its position or rotation is not a usable number. Give it another place.</source>
        <translation>%1 不能在那里: 其位置或旋转不是可用的数字。请给它另一个位置。</translation>
    </message>
    <message>
        <source>%1 has no bone there: no joint to end at. Add a joint first.</source>
        <translation>%1 在那里没有骨骼: 没有可作终点的关节。请先添加关节。</translation>
    </message>
    <message>
        <source>No joint of %1 would be left. Keep one at least.</source>
        <translation>%1 将没有关节剩下。请至少保留一个。</translation>
    </message>
    <message>
        <source>There is no other side to mirror to: none of these vertices has a counterpart across the mirror plane. Choose another axis or other joints under Weights &gt; Mirror &gt; Joint Mapping.</source>
        <translation>没有可镜像到的另一侧: 这些顶点在镜像平面另一边都没有对应。请在“权重 &gt; 镜像 &gt; 关节映射”中选择其他轴或关节。</translation>
    </message>
    <message>
        <source>%1 is flat: there is no inside that a skeleton could be fitted to. Give the mesh thickness.</source>
        <translation>%1 是平的: 没有可适配骨架的内部。请给网格厚度。</translation>
    </message>
    <message>
        <source>%1 holds %2 characters that stand apart. Fit a skeleton to one at a time: delete or export the others first.</source>
        <translation>%1 含有 %2 个分开的角色。一次只适配一个骨架: 请先删除或导出其他的。</translation>
    </message>
    <message>
        <source>The character in %1 is lying down. Say which way is up (--up %2), or choose the template for four legs.</source>
        <translation>%1 中的角色是躺着的。请说明哪边朝上 (--up %2)，或选择四足模板。</translation>
    </message>
    <message>
        <source>The character in %1 is upside down. Say which way is up: --up %2.</source>
        <translation>%1 中的角色是倒立的。请说明哪边朝上: --up %2。</translation>
    </message>
    <message>
        <source>%1: no %2 were found. Set these markers: %3.</source>
        <translation>%1: 未找到%2。请设置这些标记: %3。</translation>
    </message>
    <message>
        <source>%1: of %2 legs only %3 were found. Ask for as many as there are, or set the markers at the ends of the legs.</source>
        <translation>%1: %2 条腿只找到 %3 条。请按实际数量要求，或在腿的末端设置标记。</translation>
    </message>
    <message>
        <source>There is no marker %1. The markers are %2.</source>
        <translation>没有标记 %1。标记有 %2。</translation>
    </message>
    <message>
        <source>The marker %1 is set twice. Remove one of them.</source>
        <translation>标记 %1 设置了两次。请去掉一个。</translation>
    </message>
    <message>
        <source>The markers %1 and %2 lie in the same place. Move one of them.</source>
        <translation>标记 %1 和 %2 在同一位置。请移动其一。</translation>
    </message>
    <message>
        <source>The marker %1 lies %2 outside the mesh. Move it onto the mesh.</source>
        <translation>标记 %1 在网格外 %2。请移到网格上。</translation>
    </message>
    <message>
        <source>The marker %1 lies on the wrong side. Left and right are those of the character, not of the viewer.</source>
        <translation>标记 %1 在错误的一侧。左右是角色的左右，不是观看者的。</translation>
    </message>
    <message>
        <source>The marker %1 has to lie above the marker %2. Move one of them, or turn the character upright.</source>
        <translation>标记 %1 必须在标记 %2 之上。请移动其一，或把角色摆正。</translation>
    </message>
    <message>
        <source>%1 cannot be used as markers or a chain: %2. Correct the file.</source>
        <translation>%1 无法用作标记或链: %2。请更正文件。</translation>
    </message>
    <message>
        <source>There is no template %1. The templates are %2, or a rigged file.</source>
        <translation>没有模板 %1。模板有 %2，或一个已绑定的文件。</translation>
    </message>
    <message>
        <source>The names of the %1 joints do not say which are hips, head, arms and legs. Rename them in a usual way, such as Hips and LeftArm.</source>
        <translation>%1 个关节的名称看不出哪些是髋、头、手臂和腿。请用通用方式重命名，如 Hips 和 LeftArm。</translation>
    </message>
    <message>
        <source>The line is too short for a chain of joints. Draw a longer one.</source>
        <translation>线太短，不足以成为关节链。请画长一些。</translation>
    </message>
    <message>
        <source>The line does not lie on a skirt or a cape. Draw it on the cloth, from its upper border down to its hem.</source>
        <translation>线不在裙子或斗篷上。请画在布料上，从上缘到下摆。</translation>
    </message>
    <message>
        <source>%1 lacks %2 of the %3 vertices of %4, so their weights cannot be compared. Compare files with the same mesh, in the same pose and size.</source>
        <translation>%1 缺少 %4 的 %3 个顶点中的 %2 个，因此无法比较权重。请比较网格、姿势和大小相同的文件。</translation>
    </message>
    <message>
        <source>The weights of joint %1 are locked. Unlock it to paint on it.</source>
        <translation>关节 %1 的权重已锁定。请解锁后再绘制。</translation>
    </message>
    <message>
        <source>Select the joint to paint: click its bone, or its name in the Joints panel.</source>
        <translation>请选择要绘制的关节: 单击它的骨骼，或“关节”面板中的名称。</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; cannot be painted: it is hidden, or it is a mirror or relax layer. Show it, select a paint layer, or add one.</source>
        <translation>无法绘制图层“%1”: 它被隐藏，或是镜像或松弛图层。请显示它，选择绘制图层，或添加一个。</translation>
    </message>
    <message>
        <source>The weights of all joints are locked. Unlock the joints you want to paint.</source>
        <translation>所有关节的权重都已锁定。请解锁要绘制的关节。</translation>
    </message>
    <message>
        <source>No layer was made on the mesh of %1: its parts have other vertex counts. Choose the file that was open when the layers were painted.</source>
        <translation>没有图层是在 %1 的网格上做的: 它的部件顶点数不同。请选择绘制图层时打开的文件。</translation>
    </message>
    <message>
        <source>No joint with weights in %1 has a counterpart in %2, so no weights were transferred. List the pairs of joint names in a joint table.</source>
        <translation>%1 中带权重的关节在 %2 中都没有对应，因此没有传递权重。请在关节表中列出成对的关节名称。</translation>
    </message>
    <message>
        <source>The joint table %1 cannot be used: %2. Correct the file.</source>
        <translation>关节表 %1 无法使用: %2。请更正文件。</translation>
    </message>
    <message>
        <source>The weights in %1 cannot be read: %2. Export them again, or correct the file.</source>
        <translation>无法读取 %1 中的权重: %2。请重新导出，或更正文件。</translation>
    </message>
    <message>
        <source>%1 has weights for %2 vertices, but %3 has %4. Use the mesh that the weights were exported from.</source>
        <translation>%1 有 %2 个顶点的权重，但 %3 有 %4 个。请使用导出权重时的网格。</translation>
    </message>
    <message>
        <source>Part %1 of %2 has no UVs, so its weights cannot be images. Unwrap it, or use CSV or JSON.</source>
        <translation>%2 的部件 %1 没有 UV，因此权重不能成为图像。请展开 UV，或用 CSV 或 JSON。</translation>
    </message>
    <message>
        <source>%1 is a Git LFS pointer, not the file itself. Get it with git lfs pull, or download it from its page.</source>
        <translation>%1 是 Git LFS 指针，不是文件本身。请用 git lfs pull 获取，或从其页面下载。</translation>
    </message>
    <message>
        <source>%1 is a web page, not the file itself. Open the page in a browser and download the file there.</source>
        <translation>%1 是网页，不是文件本身。请在浏览器中打开该页面并下载文件。</translation>
    </message>
    <message>
        <source>%1 is a JSON text, such as the answer of a server that does not have the file. Download the file again.</source>
        <translation>%1 是 JSON 文本，例如没有该文件的服务器的应答。请重新下载文件。</translation>
    </message>
    <message>
        <source>%1 is a plain text, not the file that its extension says. Download it again, or choose another file.</source>
        <translation>%1 是纯文本，不是其扩展名所示的文件。请重新下载，或选择其他文件。</translation>
    </message>
    <message>
        <source>%1 is a ZIP archive. Unpack it, and open a file in it.</source>
        <translation>%1 是 ZIP 压缩包。请解压，然后打开其中的文件。</translation>
    </message>
    <message>
        <source>%1 is a 7z archive. Unpack it, and open a file in it.</source>
        <translation>%1 是 7z 压缩包。请解压，然后打开其中的文件。</translation>
    </message>
    <message>
        <source>%1 is a RAR archive. Unpack it, and open a file in it.</source>
        <translation>%1 是 RAR 压缩包。请解压，然后打开其中的文件。</translation>
    </message>
    <message>
        <source>%1 is compressed with gzip. Unpack it first.</source>
        <translation>%1 经 gzip 压缩。请先解压。</translation>
    </message>
    <message>
        <source>%1 is a PDF document. Choose the file of the model.</source>
        <translation>%1 是 PDF 文档。请选择模型文件。</translation>
    </message>
    <message>
        <source>%1 is an image, not a model. Choose the file of the model. To open a drawn character, save it as PNG with transparency.</source>
        <translation>%1 是图像，不是模型。请选择模型文件。要打开手绘角色，请存为带透明度的 PNG。</translation>
    </message>
    <message>
        <source>%1 is a Blender file. Open it in Blender, and export the character as FBX or GLB.</source>
        <translation>%1 是 Blender 文件。请在 Blender 中打开，并把角色导出为 FBX 或 GLB。</translation>
    </message>
    <message>
        <source>%1 is a USD file, which cannot be read. Export the character as FBX or GLB.</source>
        <translation>%1 是 USD 文件，无法读取。请把角色导出为 FBX 或 GLB。</translation>
    </message>
    <message>
        <source>%1 is an FBX file with the wrong extension. Rename it so that it ends in .fbx.</source>
        <translation>%1 是扩展名不对的 FBX 文件。请重命名，以 .fbx 结尾。</translation>
    </message>
    <message>
        <source>%1 is a GLB file with the wrong extension. Rename it so that it ends in .glb.</source>
        <translation>%1 是扩展名不对的 GLB 文件。请重命名，以 .glb 结尾。</translation>
    </message>
    <message>
        <source>%1 is a glTF file with the wrong extension. Rename it so that it ends in .gltf.</source>
        <translation>%1 是扩展名不对的 glTF 文件。请重命名，以 .gltf 结尾。</translation>
    </message>
    <message>
        <source>%1 is a Collada file with the wrong extension. Rename it so that it ends in .dae.</source>
        <translation>%1 是扩展名不对的 Collada 文件。请重命名，以 .dae 结尾。</translation>
    </message>
    <message>
        <source>%1 is a PLY file with the wrong extension. Rename it so that it ends in .ply.</source>
        <translation>%1 是扩展名不对的 PLY 文件。请重命名，以 .ply 结尾。</translation>
    </message>
    <message>
        <source>%1 is a BVH file with the wrong extension. Rename it so that it ends in .bvh.</source>
        <translation>%1 是扩展名不对的 BVH 文件。请重命名，以 .bvh 结尾。</translation>
    </message>
    <message>
        <source>%1 is %2, and the oldest version that can be read is %3. Convert it with %4, or export it again as FBX or GLB.</source>
        <translation>%1 是 %2，而可读取的最旧版本是 %3。请用 %4 转换，或重新导出为 FBX 或 GLB。</translation>
    </message>
    <message>
        <source>%1 is %2, and the oldest version that can be read is %3. Export it again as FBX or GLB.</source>
        <translation>%1 是 %2，而可读取的最旧版本是 %3。请重新导出为 FBX 或 GLB。</translation>
    </message>
    <message>
        <source>%1 is %2, and the newest version that can be read is %3. Convert it with %4, or export it again as FBX or GLB.</source>
        <translation>%1 是 %2，而可读取的最新版本是 %3。请用 %4 转换，或重新导出为 FBX 或 GLB。</translation>
    </message>
    <message>
        <source>%1 is %2, and the newest version that can be read is %3. Export it again in that version, or as FBX or GLB.</source>
        <translation>%1 是 %2，而可读取的最新版本是 %3。请以该版本重新导出，或导出为 FBX 或 GLB。</translation>
    </message>
    <message>
        <source>%1 contains a motion and no mesh. Open a rigged character and play the motion on it: Pose &gt; Load Motion, or sinew pose CHARACTER --motion %1.</source>
        <translation>%1 含有动作而没有网格。请打开已绑定的角色并在其上播放该动作: “姿势 &gt; 加载动作”，或 sinew pose CHARACTER --motion %1。</translation>
    </message>
    <message>
        <source>%1 contains a skeleton and no mesh. Open the character and give it this skeleton: File &gt; Load Skeleton, or sinew bind CHARACTER --skeleton %1.</source>
        <translation>%1 含有骨架而没有网格。请打开角色并给它此骨架: “文件 &gt; 加载骨架”，或 sinew bind CHARACTER --skeleton %1。</translation>
    </message>
    <message>
        <source>The motion in %1 cannot be used: line %3: %2. Correct the file, or export it again.</source>
        <translation>%1 中的动作无法使用: 第 %3 行: %2。请更正文件，或重新导出。</translation>
    </message>
    <message>
        <source>The motion in %1 cannot be used: %2. Correct the file, or export it again.</source>
        <translation>%1 中的动作无法使用: %2。请更正文件，或重新导出。</translation>
    </message>
    <message>
        <source>%1 is %2 MB, but files of this kind may be at most %3 MB. Check that it is the right file, or make it smaller.</source>
        <translation>%1 有 %2 MB，而这类文件最多 %3 MB。请检查文件是否正确，或将其缩小。</translation>
    </message>
    <message>
        <source>%1 is left out of the list: there is a line feed or another control character in its name. Rename it, or list with --list0.</source>
        <translation>列表中省略了 %1: 其名称中有换行符或其他控制字符。请重命名，或用 --list0 列出。</translation>
    </message>
    <message>
        <source>%1 is not the kind of file its extension says, but this: %2. Choose another file.</source>
        <translation>%1 不是其扩展名所示的文件，而是: %2。请选择其他文件。</translation>
    </message>
    <message>
        <source>%1 cannot be used as a character: %2. Save it as PNG with transparency, in RGB with 8 bits a channel.</source>
        <translation>%1 不能用作角色: %2。请存为带透明度的 PNG，RGB 每通道 8 位。</translation>
    </message>
    <message>
        <source>The name of %1 is too long: file names may have %2 bytes here. Choose a shorter one.</source>
        <translation>%1 的名称太长: 此处文件名最多 %2 字节。请选择更短的名称。</translation>
    </message>
    <message>
        <source>The body in %1 does not stand on %2, as the template %3 needs. Use the template %4 (--template %4). To fit it all the same, set markers at the ends of the legs, or use --force.</source>
        <translation>%1 中的身体不是用%2站立，而模板 %3 需要如此。请用模板 %4 (--template %4)。若仍要适配，请在腿的末端设置标记，或用 --force。</translation>
    </message>
    <message>
        <source>No vertex of %2 lies within reach of the surface of %1, so no weights were transferred. Put both in the same place at the same scale, or raise the distance or the angle.</source>
        <translation>%2 没有顶点在 %1 表面的范围内，因此没有传递权重。请把两者以相同比例放在同一位置，或增大距离或角度。</translation>
    </message>
    <message>
        <source>All normals of %2 within reach of the surface of %1 face the other way, so no weights were transferred. Recalculate its normals, or ignore which way they face: --flipped-normals, or Accept flipped normals in the dialog.</source>
        <translation>%2 在 %1 表面范围内的所有法线都朝向另一侧，因此没有传递权重。请重新计算法线，或忽略其朝向：--flipped-normals，或对话框中的“接受翻转的法线”。</translation>
    </message>
    <message>
        <source>Voxels cannot be drawn: there is no OpenGL 3.3, or no display. Bind with --voxelizer columns, or start Sinew on a desktop or under xvfb-run.</source>
        <translation>无法绘制体素: 没有 OpenGL 3.3 或没有显示器。请用 --voxelizer columns 绑定, 或在桌面或 xvfb-run 下启动 Sinew。</translation>
    </message>
    <message>
        <source>The graphics driver failed while it drew the voxels. Bind with --voxelizer columns, or choose a lower resolution.</source>
        <translation>图形驱动在绘制体素时失败。请用 --voxelizer columns 绑定, 或选择较低的分辨率。</translation>
    </message>
    <message>
        <source>The stiffness by angle of joint %1 has no key. Give at least one angle with its stiffness (alpha).</source>
        <translation>关节 %1 按角度的刚度没有关键帧。请至少给出一个角度及其刚度 (alpha)。</translation>
    </message>
    <message>
        <source>The stiffness by angle of joint %1 has two keys at %2 degrees. Give each angle once.</source>
        <translation>关节 %1 按角度的刚度在 %2 度有两个关键帧。请每个角度只给出一次。</translation>
    </message>
    <message>
        <source>%1 was not written: its format is for flat characters, and %2 is not flat, or is not seen from the front. Open a picture as the character, or export as GLB or FBX.</source>
        <translation>未写入 %1: 其格式用于平面角色，而 %2 不是平的，或不是正面朝前。请打开图片作为角色，或导出为 GLB 或 FBX。</translation>
    </message>
    <message>
        <source>%1 was not written: %2 can hold about %4 of these vertices, and there are %3. Open the picture with fewer triangles (the line &quot;density&quot; of a .layers file), or lower Max Influences.</source>
        <translation>未写入 %1: %2 大约能容纳 %4 个这样的顶点，而现有 %3 个。请用更少的三角形打开图片 (.layers 文件中的 &quot;density&quot; 行)，或调低最大影响数。</translation>
    </message>
    <message>
        <source>%1 was not written: its pictures do not fit into one picture of %2 x %2 pixels, as the format needs it. Make them smaller, or export as .tscn.</source>
        <translation>未写入 %1: 该格式需要把图片放进一张 %2 x %2 像素的图片，但放不下。请缩小图片，或导出为 .tscn。</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 has no key. Give at least one angle with its value.</source>
        <translation>按关节 %1 的角度的驱动器没有关键帧。请至少给出一个角度及其值。</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 has two keys at %2 degrees. Give each angle once.</source>
        <translation>按关节 %1 的角度的驱动器在 %2 度有两个关键帧。请每个角度只给出一次。</translation>
    </message>
    <message>
        <source>Joint %1 cannot drive itself. Choose another joint as the target.</source>
        <translation>关节 %1 不能驱动自身。请选择另一个关节作为目标。</translation>
    </message>
    <message>
        <source>Joint %1 would drive itself: %2. Remove one driver of this circle, or choose another joint.</source>
        <translation>关节 %1 会驱动自身: %2。请去除此循环中的一个驱动器，或选择另一个关节。</translation>
    </message>
    <message>
        <source>%1 cannot become a shape: %2 has %3 vertices there and %4 here. Sculpt the mesh without adding or removing vertices.</source>
        <translation>%1 不能成为形态: %2 在该文件中有 %3 个顶点，在此处有 %4 个。雕刻网格时请不要添加或去除顶点。</translation>
    </message>
    <message>
        <source>No joint is turned in this pose, so nothing can drive the shape %1. Turn a joint first.</source>
        <translation>此姿势中没有转动的关节，因此无法驱动形态 %1。请先转动一个关节。</translation>
    </message>
    <message>
        <source>The shape %1 would move no vertex: the mesh is shown like this already. Use the pose in which it was sculpted.</source>
        <translation>形态 %1 不会移动任何顶点: 网格已经显示成这样。请使用雕刻时的姿势。</translation>
    </message>
    <message>
        <source>The limits of %1 are swapped: around %2 the min, %3°, is greater than the max, %4°. Swap the two.</source>
        <translation>%1 的限制颠倒了: 绕 %2 的最小值 %3° 大于最大值 %4°。请交换两者。</translation>
    </message>
    <message>
        <source>A limit of %1 is not a usable number. Give every limit in degrees.</source>
        <translation>%1 的某个限制不是可用的数字。请以度给出每个限制。</translation>
    </message>
    <message>
        <source>The handle of joint %1 is to be region %2, but there is no such region. Make the region, or remove the handle.</source>
        <translation>关节 %1 的控制柄应为区域 %2，但没有此区域。请建立该区域，或去除控制柄。</translation>
    </message>
    <message>
        <source>The handle of joint %1 is region %2, which holds no vertex of this character. Paint the region, or remove the handle.</source>
        <translation>关节 %1 的控制柄是区域 %2，但它不含此角色的任何顶点。请绘制该区域，或去除控制柄。</translation>
    </message>
    <message>
        <source>This character has none of the vertices that are the handle of joint %1. Choose other vertices, or remove the handle.</source>
        <translation>此角色没有作为关节 %1 的控制柄的任何顶点。请选择其他顶点，或去除控制柄。</translation>
    </message>
    <message>
        <source>The list of vertices of the handle of joint %1 does not say of which part they are. Write a line &quot;part NAME&quot; before them. The parts are: %2.</source>
        <translation>关节 %1 的控制柄的顶点列表没有说明顶点属于哪个部件。请在它们前面写一行 &quot;part NAME&quot;。部件有: %2。</translation>
    </message>
    <message>
        <source>A pseudo-edge cannot connect joint %1 with itself. Choose another joint.</source>
        <translation>伪边不能把关节 %1 与自身连接。请选择其他关节。</translation>
    </message>
    <message>
        <source>Joints %1 and %2 are connected by two pseudo-edges. Remove one of them.</source>
        <translation>关节 %1 和 %2 之间有两条伪边。请去除其中一条。</translation>
    </message>
    <message>
        <source>Lattice %1 has %2 control vertices along an axis. Choose %3 to %4 for each axis.</source>
        <translation>晶格 %1 在一个轴上有 %2 个控制顶点。请为每个轴选择 %3 到 %4 个。</translation>
    </message>
    <message>
        <source>Lattice %1 must keep its %3 control vertices and have no faces; it would have %2 vertices. Change its counts, or remove it as a whole.</source>
        <translation>晶格 %1 必须保留其 %3 个控制顶点且没有面; 否则它会有 %2 个顶点。请更改其数量，或整个去除。</translation>
    </message>
    <message>
        <source>Lattice %1 has no size along one of its axes. Make its box larger.</source>
        <translation>晶格 %1 在一个轴上没有大小。请增大其盒体。</translation>
    </message>
    <message>
        <source>Lattice %1: control vertex %2 is not in its place in the grid. Space the control vertices evenly, and pose their joints instead.</source>
        <translation>晶格 %1: 控制顶点 %2 不在栅格中的位置上。请让控制顶点均匀分布，改为给其关节摆姿势。</translation>
    </message>
    <message>
        <source>Lattice %1: nothing of the character is named %2. Use the name of a part, as `sinew inspect` lists them, or of a region that holds vertices.</source>
        <translation>晶格 %1: 角色中没有名为 %2 的内容。请使用 `sinew inspect` 列出的部件名称，或含有顶点的区域名称。</translation>
    </message>
    <message>
        <source>Wire %1 has %2 control vertices. Give it 2 to %3.</source>
        <translation>线变形器 %1 有 %2 个控制顶点。请给它 2 到 %3 个。</translation>
    </message>
    <message>
        <source>Wire %1 is not one open line. Join all its control vertices by edges, one behind the other, without branches, loops and faces.</source>
        <translation>线变形器 %1 不是一条开放的线。请用边依次连接其所有控制顶点，不要有分支、环和面。</translation>
    </message>
    <message>
        <source>The drop-off of %1 is not valid. Give a wire a width over 0, and a lattice one of 0 or more.</source>
        <translation>%1 的衰减宽度无效。请给线变形器大于 0 的宽度，给晶格 0 或更大的宽度。</translation>
    </message>
    <message>
        <source>%1 is not the mesh of a picture, whose vertices can be edited. Open a PNG, WebP, PSD, SVG or .layers file, or change the mesh in a 3D program.</source>
        <translation>%1 不是可编辑顶点的图片网格。请打开 PNG、WebP、PSD、SVG 或 .layers 文件，或在 3D 程序中修改网格。</translation>
    </message>
    <message>
        <source>The outline would cross or touch itself. Leave room between its edges.</source>
        <translation>轮廓会与自身相交或接触。请在其边之间留出空间。</translation>
    </message>
    <message>
        <source>A vertex would lie outside the outline, or on another vertex. Move or delete that vertex first.</source>
        <translation>会有顶点落在轮廓之外，或与另一顶点重合。请先移动或删除该顶点。</translation>
    </message>
    <message>
        <source>The mesh does not reach this place. Click on an edge or inside a triangle.</source>
        <translation>此处没有网格。请单击边上或三角形内。</translation>
    </message>
    <message>
        <source>There is no room for another vertex. Click farther from the others.</source>
        <translation>没有空间再放一个顶点。请单击离其他顶点更远处。</translation>
    </message>
    <message>
        <source>Nothing would be left of the mesh. Keep at least 3 vertices, or hide the part.</source>
        <translation>网格将什么都不剩。请至少保留 3 个顶点，或隐藏该部件。</translation>
    </message>
    <message>
        <source>%1 cannot be read as a list of vertices: line %2 says &quot;%3&quot;. Give numbers from 0, ranges such as 20-35, or part NAME.</source>
        <translation>%1 无法作为顶点列表读取: 第 %2 行是 &quot;%3&quot;。请给出从 0 开始的编号、20-35 这样的范围，或 part NAME。</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 cannot measure from this pose. Name %1 first and each joint once. Several joints can only turn on a shape, by their swing.</source>
        <translation>由关节 %1 的角度驱动的驱动器无法从此姿势开始测量。请先写 %1，每个关节只写一次。多个关节只能通过摆动打开一个形态。</translation>
    </message>
    <message>
        <source>There is no pose to bake from. Choose a group of poses that turns joints with weights.</source>
        <translation>没有可用于烘焙的姿势。请选择一组会转动带权重关节的姿势。</translation>
    </message>
    <message>
        <source>The poses&apos; vertices would take %1 MB and %2 MB are allowed. Choose fewer poses, or allow more memory.</source>
        <translation>姿势的顶点需要 %1 MB，而只允许 %2 MB。请减少姿势，或允许更多内存。</translation>
    </message>
    <message>
        <source>%1 would lose the corrective shapes, which %2 cannot hold. Write %3, or bake with 0 shapes.</source>
        <translation>%1 会丢失修正形态，因为 %2 无法保存它们。请写成 %3，或以 0 个形态烘焙。</translation>
    </message>
    <message>
        <source>%1 cannot become a shape, because it holds no sculpted mesh. Choose an OBJ, PLY, FBX or GLB file with the same vertices as the character.</source>
        <translation>%1 不能成为形态，因为其中没有雕刻的网格。请选择与角色顶点相同的 OBJ、PLY、FBX 或 GLB 文件。</translation>
    </message>
    <message>
        <source>There is no shape %1 that can be edited. Shapes of the character&apos;s file can be mirrored and split, but not renamed or removed.</source>
        <translation>没有可编辑的形态 %1。角色文件中的形态可以镜像和分割，但不能重命名或移除。</translation>
    </message>
    <message>
        <source>There is a shape %1 already. Choose another name.</source>
        <translation>已有形态 %1。请选择其他名称。</translation>
    </message>
    <message>
        <source>The shape %1 cannot be mirrored: no vertex that it moves has a counterpart on the other side. Check the mirror plane in Joint Mapping.</source>
        <translation>形态 %1 无法镜像: 它移动的顶点在另一侧都没有对应。请在“关节映射”中检查镜像平面。</translation>
    </message>
    <message>
        <source>The shape %1 cannot be mirrored: joint %2, which turns it on, has no partner on the other side. Choose the partner in Joint Mapping.</source>
        <translation>形态 %1 无法镜像: 打开它的关节 %2 在另一侧没有对应关节。请在“关节映射”中选择对应关节。</translation>
    </message>
    <message>
        <source>The shape %1 moves vertices on one side alone, so there is nothing to split. Mirror it instead.</source>
        <translation>形态 %1 只移动一侧的顶点，因此没有可分割的。请改用镜像。</translation>
    </message>
    <message>
        <source>The shape %1 is off in this pose, so an edit of it would not show. Turn the joint that drives it.</source>
        <translation>形态 %1 在此姿势下是关闭的，编辑不会显示出来。请转动驱动它的关节。</translation>
    </message>
    <message>
        <source>A cage, lattice or wire cannot be named &quot;%1&quot;. Give each of them a different name.</source>
        <translation>笼、晶格或线变形器不能命名为“%1”。请给它们各自不同的名称。</translation>
    </message>
    <message>
        <source>%1 has no vertices. Make it again, or remove it.</source>
        <translation>%1 没有顶点。请重新制作或移除它。</translation>
    </message>
    <message>
        <source>%1 has %2 vertices, each of which is a joint; the most are %3. Give it fewer.</source>
        <translation>%1 有 %2 个顶点，每个都是一个关节; 最多 %3 个。请减少顶点。</translation>
    </message>
    <message>
        <source>%1 names %2 joints for %3 vertices. Name one joint for each vertex, or none.</source>
        <translation>%1 为 %3 个顶点指定了 %2 个关节。请为每个顶点指定一个关节，或都不指定。</translation>
    </message>
    <message>
        <source>%1: the position of vertex %2 is not valid. Give it three finite numbers.</source>
        <translation>%1: 顶点 %2 的位置无效。请给它三个有限数。</translation>
    </message>
    <message>
        <source>%1 has no vertex %2. Choose one from 0 to %3.</source>
        <translation>%1 没有顶点 %2。请选择 0 到 %3。</translation>
    </message>
    <message>
        <source>%1: face or edge %2 has vertex %3 twice. Give every face three different vertices and every edge two.</source>
        <translation>%1: 面或边 %2 中顶点 %3 出现两次。请给每个面三个不同的顶点，每条边两个。</translation>
    </message>
    <message>
        <source>%1: vertices %2 and %3 lie in the same place. Merge them.</source>
        <translation>%1: 顶点 %2 和 %3 位于同一位置。请合并它们。</translation>
    </message>
    <message>
        <source>%1: a joint cannot be named &quot;%2&quot;. Give every vertex of every cage, lattice and wire a joint with a name of its own.</source>
        <translation>%1: 关节不能命名为“%2”。请给每个笼、晶格和线变形器的每个顶点一个名称唯一的关节。</translation>
    </message>
    <message>
        <source>The targets %1 cannot be used: %2. Correct the file.</source>
        <translation>目标 %1 无法使用: %2。请更正文件。</translation>
    </message>
    <message>
        <source>The picture mesh %1 cannot be used: %2. Correct the file, or write it again with --save-picture-mesh of sinew bind.</source>
        <translation>图片网格 %1 无法使用: %2。请更正文件，或用 sinew bind 的 --save-picture-mesh 重新写出。</translation>
    </message>
    <message>
        <source>The picture mesh of %1 is in %2 and again in %3. Keep one of the two.</source>
        <translation>%1 的图片网格在 %2 中，又在 %3 中。请只保留其中一个。</translation>
    </message>
    <message>
        <source>There is nothing to bake: engines show %1 as it is here, in every pose. Choose another skinning method, or other poses.</source>
        <translation>没有可烘焙的内容: 引擎在每个姿势下显示的 %1 都与这里相同。请选择其他蒙皮方法或其他姿势。</translation>
    </message>
    <message>
        <source>This pose is the rest pose already. Pose a joint first.</source>
        <translation>此姿势已经是静止姿势。请先摆关节姿势。</translation>
    </message>
    <message>
        <source>The %1 needs arms, and no joint is: %2. Name the joints as a human&apos;s, or pose them by hand.</source>
        <translation>%1 需要手臂，但没有关节是: %2。请按人体命名关节，或手动摆姿势。</translation>
    </message>
    <message>
        <source>There is no expression %1. This character has: %2.</source>
        <translation>没有表情 %1。此角色有: %2。</translation>
    </message>
    <message>
        <source>Another expression is called %1 already. Choose another name.</source>
        <translation>另一个表情已名为 %1。请选择其他名称。</translation>
    </message>
    <message>
        <source>An expression has no name. Give each one a name.</source>
        <translation>有一个表情没有名称。请给每个表情一个名称。</translation>
    </message>
    <message>
        <source>Expression %1 cannot set the shape %2, because no part that it names has it. Choose another shape, or remove it from the expression.</source>
        <translation>表情 %1 不能设置形态 %2，因为它指定的部件都没有该形态。请选择其他形态，或从表情中移除它。</translation>
    </message>
    <message>
        <source>Expression %1 sets the shape %2 to %3. Give it a weight from 0 to 1.</source>
        <translation>表情 %1 把形态 %2 设为 %3。请给它 0 到 1 的权重。</translation>
    </message>
    <message>
        <source>Two constraints turn joint %1. Keep one of them.</source>
        <translation>有两个约束转动关节 %1。请只保留一个。</translation>
    </message>
    <message>
        <source>Constraints would let joint %1 turn itself: %2. Remove one constraint of this circle, or choose another source.</source>
        <translation>约束会让关节 %1 转动它自己: %2。请移除这个循环中的一个约束，或选择其他来源。</translation>
    </message>
    <message>
        <source>The chain %1 has fewer than two joints, so nothing can swing. Give it the joint where it hangs and those after it.</source>
        <translation>链 %1 的关节少于两个，因此没有东西可以摆动。请给它悬挂处的关节及其后的关节。</translation>
    </message>
    <message>
        <source>The chain %1 cannot go from joint %2 to joint %3, which is not below it. Name the joints of a chain from where it hangs to its end.</source>
        <translation>链 %1 不能从关节 %2 到不在其下的关节 %3。请从悬挂处到末端依次指定链的关节。</translation>
    </message>
    <message>
        <source>Joint %1 would swing in two chains: %2 and %3. Take it out of one of them.</source>
        <translation>关节 %1 会在两条链中摆动: %2 和 %3。请把它从其中一条去掉。</translation>
    </message>
    <message>
        <source>%1 names number %2, but there are only %3. Count from 0.</source>
        <translation>%1 指定了编号 %2，但只有 %3 个。请从 0 数起。</translation>
    </message>
    <message>
        <source>The collider %1 on joint %2 has no size, so it pushes nothing. Give it a radius above 0.</source>
        <translation>关节 %2 上的碰撞体 %1 没有大小，因此什么也推不开。请给它大于 0 的半径。</translation>
    </message>
    <message>
        <source>The rest pose does not fit %1: it has %3 vertices for %2, which has %4. Apply the rest pose to this character anew.</source>
        <translation>静止姿势与 %1 不符: 它为 %2 存有 %3 个顶点，而后者有 %4 个。请对此角色重新应用静止姿势。</translation>
    </message>
    <message>
        <source>The avatar %1 cannot be used: %2. Correct the file.</source>
        <translation>虚拟形象 %1 无法使用: %2。请更正文件。</translation>
    </message>
    <message>
        <source>There is no joint %1.</source>
        <translation>没有关节 %1。</translation>
    </message>
    <message>
        <source>There is no joint %1. Did you mean %3?</source>
        <translation>没有关节 %1。是否指 %3?</translation>
    </message>
    <message>
        <source>Voxels cannot be drawn: there is no OpenGL 3.3. Choose Columns as the Voxelizer in the Bind panel.</source>
        <translation>无法绘制体素: 没有 OpenGL 3.3。请在“绑定”面板的“体素化”中选择“列”。</translation>
    </message>
    <message>
        <source>The graphics driver failed while it drew the voxels. Choose Columns as the Voxelizer in the Bind panel, or a lower resolution.</source>
        <translation>图形驱动在绘制体素时失败。请在“绑定”面板的“体素化”中选择“列”，或选择较低的分辨率。</translation>
    </message>
    <message>
        <source>All normals of %2 within reach of the surface of %1 face the other way, so no weights were transferred. Recalculate its normals, or choose Accept flipped normals.</source>
        <translation>%2 在 %1 表面范围内的所有法线都朝向另一侧，因此没有传递权重。请重新计算法线，或选择“接受翻转的法线”。</translation>
    </message>
    <message>
        <source>%1 contains a motion and no mesh. Open a rigged character and play the motion on it: Pose &gt; Load Motion.</source>
        <translation>%1 含有动作而没有网格。请打开已绑定的角色并在其上播放该动作: “姿势 &gt; 加载动作”。</translation>
    </message>
    <message>
        <source>%1 contains a skeleton and no mesh. Open the character and give it this skeleton: File &gt; Load Skeleton.</source>
        <translation>%1 含有骨架而没有网格。请打开角色并给它此骨架: “文件 &gt; 加载骨架”。</translation>
    </message>
    <message>
        <source>The picture mesh %1 cannot be used: %2. Correct the file.</source>
        <translation>图片网格 %1 无法使用: %2。请更正文件。</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Open it again, or choose Rebuild the whole file.</source>
        <translation>%1 打开后被其他程序更改。请重新打开，或选择“重建整个文件”。</translation>
    </message>
    <message>
        <source>%1 was not written: more than the skin would differ from the original file (%2). Choose Rebuild the whole file, and please report this.</source>
        <translation>未写入 %1: 除蒙皮外还会与原始文件不同 (%2)。请选择“重建整个文件”，并请报告此问题。</translation>
    </message>
    <message>
        <source>The weights cannot be written into %1: %2 has other vertices there. Open the file again, or choose Rebuild the whole file.</source>
        <translation>权重无法写入 %1: %2 在那里的顶点不同。请重新打开文件，或选择“重建整个文件”。</translation>
    </message>
    <message>
        <source>%1 cannot be the file that was read with another skin, because %2. Export as GLB, or choose Rebuild the whole file for a new VRM.</source>
        <translation>%1 不能是所读文件换上另一蒙皮，因为%2。请导出为 GLB，或选择“重建整个文件”写出新的 VRM。</translation>
    </message>
    <message>
        <source>%1 is left out of the list: there is a line feed or another control character in its name. Rename it.</source>
        <translation>列表中省略了 %1: 其名称中有换行符或其他控制字符。请重命名。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no requirement. Write a figure, a sign and a number, such as influences&lt;=4 or unweighted=0.</source>
        <translation>“%1”不是要求。请写出指标、符号和数字，例如 influences&lt;=4 或 unweighted=0。</translation>
    </message>
    <message>
        <source>No requirement is given. Write a figure, a sign and a number, such as influences&lt;=4 or unweighted=0.</source>
        <translation>没有给出要求。请写出指标、符号和数字，例如 influences&lt;=4 或 unweighted=0。</translation>
    </message>
    <message>
        <source>There is no figure %1 to require. The figures are: %2.</source>
        <translation>没有指标 %1。可用的指标: %2。</translation>
    </message>
    <message>
        <source>There is no figure %1 to require. Did you mean %3? The figures are: %2.</source>
        <translation>没有指标 %1。您是指 %3 吗？可用的指标: %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is measured in percent. Write a percent sign behind the number.</source>
        <translation>“%1”: %2 以百分比测量。请在数字后加上百分号。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not measured in percent. Leave out the percent sign.</source>
        <translation>“%1”: %2 不以百分比测量。请去掉百分号。</translation>
    </message>
    <message>
        <source>%1 compares weights with a reference, and none is given. Name its file with --against, or leave out %1.</source>
        <translation>%1 要把权重与参照比较，但没有给出参照。请用 --against 指定其文件，或去掉 %1。</translation>
    </message>
    <message>
        <source>Nothing was bound: the quarantine folder %1 lies inside %2, which is read or written. Choose a folder outside it.</source>
        <translation>没有绑定任何内容: 隔离文件夹 %1 在被读取或写入的 %2 之内。请选择其外的文件夹。</translation>
    </message>
    <message>
        <source>The style %1 cannot be used: %2. Correct the file, or learn it again with sinew learn.</source>
        <translation>无法使用样式 %1：%2。请更正该文件，或用 sinew learn 重新学习。</translation>
    </message>
    <message>
        <source>The style %1 is of version %2, but version %3 is needed. Learn it again with sinew learn.</source>
        <translation>样式 %1 的版本是 %2，但需要版本 %3。请用 sinew learn 重新学习。</translation>
    </message>
    <message>
        <source>%1 has too few finished characters to learn from: %2 with skeleton and weights, and %3 are needed.</source>
        <translation>%1 中可供学习的成品角色太少：有骨架和权重的有 %2 个，需要 %3 个。</translation>
    </message>
    <message>
        <source>%1 compares weights with a reference, and none is given. Leave out %1.</source>
        <translation>%1 会将权重与参考进行比较，但未给出参考。请去掉 %1。</translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message>
        <source>under 0.01 mm</source>
        <translation>小于 0.01 mm</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 位于 %2</translation>
    </message>
    <message>
        <source>The written file cannot be read: %1</source>
        <translation>写出的文件无法读取: %1</translation>
    </message>
    <message>
        <source>The file was written; its check was canceled.</source>
        <translation>文件已写入; 其检查已取消。</translation>
    </message>
    <message>
        <source>The written file lacks the joint %1.</source>
        <translation>写出的文件缺少关节 %1。</translation>
    </message>
    <message>
        <source>The written file lacks %1 vertices.</source>
        <translation>写出的文件缺少 %1 个顶点。</translation>
    </message>
    <message>
        <source>Read again: the mesh differs by %1; it has no skeleton.</source>
        <translation>重新读取: 网格相差 %1；它没有骨架。</translation>
    </message>
    <message>
        <source>Read again in %1 poses: all vertices are within 0.01 mm of Sinew&apos;s.</source>
        <translation>已在 %1 个姿势中重新读取: 所有顶点与 Sinew 相差不超过 0.01 mm。</translation>
    </message>
    <message>
        <source>Read again in %1 poses: vertices differ by up to %2 from Sinew&apos;s (%3).</source>
        <translation>已在 %1 个姿势中重新读取: 顶点与 Sinew 最多相差 %2 (%3)。</translation>
    </message>
    <message>
        <source>The whole file is written anew, because %1.</source>
        <translation>整个文件重新写出，因为%1。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1，在 %2 中</translation>
    </message>
    <message>
        <source>Nothing but the skin changed.</source>
        <translation>除蒙皮外没有改变。</translation>
    </message>
    <message>
        <source>The file was not checked, because Sinew does not read it.</source>
        <translation>文件未检查，因为 Sinew 不读取它。</translation>
    </message>
    <message>
        <source>Nothing but the skin, shapes and what drivers move changed.</source>
        <translation>除蒙皮、形态和驱动器移动的内容外没有改变。</translation>
    </message>
    <message numerus="yes">
        <source>%1 part(s)</source>
        <translation>
            <numerusform>%1 个部件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 个顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>%1 个关节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>%1 个动画</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>%1 个形态</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chain(s) of springs</source>
        <translation>
            <numerusform>%1 条弹簧链</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 collider(s)</source>
        <translation>
            <numerusform>%1 个碰撞体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>%1 个表情</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>%1 个约束</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file: %1.</source>
        <translation>文件内含: %1。</translation>
    </message>
    <message>
        <source>The character has %1 vertices: the format splits them at UV seams, hard edges and material borders.</source>
        <translation>角色有 %1 个顶点: 该格式会在 UV 接缝、硬边和材质边界处拆分顶点。</translation>
    </message>
    <message>
        <source>Maya changes names that have other characters than letters, digits and _. Such joints: %1, the first is %2. Rename them before you export.</source>
        <translation>Maya 会更改含有字母、数字和 _ 以外字符的名称。这样的关节: %1 个，第一个是 %2。请在导出前重命名。</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>fitted through samples of its skin</source>
        <translation>按其蒙皮的采样拟合</translation>
    </message>
    <message>
        <source>a capsule, because its skin is too small to fit</source>
        <translation>胶囊体，因为其蒙皮太小无法拟合</translation>
    </message>
    <message>
        <source>a capsule, because its skin is flat</source>
        <translation>胶囊体，因为其蒙皮是平的</translation>
    </message>
    <message>
        <source>a capsule, because the fit did not follow its skin</source>
        <translation>胶囊体，因为拟合没有跟随其蒙皮</translation>
    </message>
    <message>
        <source>none, because no skin bends with it</source>
        <translation>无，因为没有蒙皮随它弯曲</translation>
    </message>
</context>
<context>
    <name>HandleEdits</name>
    <message>
        <source>Add Handle to %1</source>
        <translation>给 %1 添加控制柄</translation>
    </message>
    <message>
        <source>Delete Handle of %1</source>
        <translation>删除 %1 的控制柄</translation>
    </message>
    <message>
        <source>Delete Handles</source>
        <translation>删除控制柄</translation>
    </message>
    <message>
        <source>Rename Joint</source>
        <translation>重命名关节</translation>
    </message>
    <message>
        <source>Change Handle of %1</source>
        <translation>更改 %1 的控制柄</translation>
    </message>
</context>
<context>
    <name>HandlePoints</name>
    <message>
        <source>Move Cage Vertex</source>
        <translation>移动笼顶点</translation>
    </message>
    <message>
        <source>Move Handle of %1</source>
        <translation>移动 %1 的控制柄</translation>
    </message>
    <message>
        <source>Delete Cage Vertex</source>
        <translation>删除笼顶点</translation>
    </message>
    <message>
        <source>Delete Control Vertex</source>
        <translation>删除控制顶点</translation>
    </message>
    <message>
        <source>Move Control Vertex</source>
        <translation>移动控制顶点</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>LOD LODs level of detail reduce decimate</source>
        <translation>LOD 细节层次 减面 简化</translation>
    </message>
    <message>
        <source>batch many files folder crowd farm cluster</source>
        <translation>批处理 批量 多个文件 文件夹 群集 农场 集群</translation>
    </message>
    <message>
        <source>garment outfit clothes clothing wardrobe copy weights</source>
        <translation>服装 衣服 套装 衣橱 复制权重</translation>
    </message>
    <message>
        <source>batch settings preset LOD outfit</source>
        <translation>批处理 批量 设置 预设 LOD 套装</translation>
    </message>
    <message>
        <source>corrective blend shape PSD helper</source>
        <translation>修正 混合形状 PSD 辅助</translation>
    </message>
    <message>
        <source>corrective helper joints linear skinning</source>
        <translation>修正 辅助关节 线性蒙皮</translation>
    </message>
    <message>
        <source>rest pose bind pose A-pose T-pose</source>
        <translation>静止姿势 绑定姿势 A 姿势 T 姿势</translation>
    </message>
    <message>
        <source>terminal script automation pipeline</source>
        <translation>终端 脚本 自动化 流程</translation>
    </message>
</context>
<context>
    <name>HideEdits</name>
    <message>
        <source>Hide Joints</source>
        <translation>隐藏关节</translation>
    </message>
    <message>
        <source>Show Joints</source>
        <translation>显示关节</translation>
    </message>
    <message>
        <source>Isolate Joints</source>
        <translation>孤立关节</translation>
    </message>
    <message>
        <source>Hide Faces</source>
        <translation>隐藏面</translation>
    </message>
    <message>
        <source>Isolate Faces</source>
        <translation>孤立面</translation>
    </message>
</context>
<context>
    <name>InfluenceEdits</name>
    <message>
        <source>Set Weight</source>
        <translation>设置权重</translation>
    </message>
</context>
<context>
    <name>InfluenceList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另 %n 个</numerusform>
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
        <translation>Unity 移动端</translation>
    </message>
    <message>
        <source>Unity</source>
        <translation>Unity</translation>
    </message>
    <message>
        <source>Unity unlimited</source>
        <translation>Unity 无限制</translation>
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
        <translation>没有顶点失去影响。</translation>
    </message>
    <message>
        <source>%1 of %2 vertices lose influences, up to %3 of their weights: %4 at most, %5 on average, in a pose that bends every limb.</source>
        <translation>%2 个顶点中有 %1 个失去影响，最多为其权重的 %3: 在弯曲每个肢体的姿势中，最大 %4，平均 %5。</translation>
    </message>
</context>
<context>
    <name>IssueText</name>
    <message>
        <source>Weights may bleed between %1 and %2 in %3 places</source>
        <translation>权重可能在 %1 与 %2 之间的 %3 处渗透</translation>
    </message>
    <message>
        <source>Weights may bleed between neighbouring joints in %1 places</source>
        <translation>权重可能在相邻关节之间的 %1 处渗透</translation>
    </message>
    <message>
        <source>Weights blend across gaps between parent and child in %1 places</source>
        <translation>权重在父级与子级之间的 %1 处跨间隙混合</translation>
    </message>
    <message>
        <source>Weights may bleed between %1 pairs of joints</source>
        <translation>权重可能在 %1 对关节之间渗透</translation>
    </message>
    <message>
        <source>%1 gaps opened with finer voxels</source>
        <translation>用更细的体素打开了 %1 处间隙</translation>
    </message>
    <message>
        <source>%1 (and %2 more like it)</source>
        <translation>%1 (另有 %2 个类似的)</translation>
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
        <translation>它不是名称的对象</translation>
    </message>
    <message>
        <source>the value of %1 is not a name</source>
        <translation>%1 的值不是名称</translation>
    </message>
    <message>
        <source>line %1 is not two names with a comma</source>
        <translation>第 %1 行不是用逗号分隔的两个名称</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>%1 (draft)</source>
        <translation>%1 (草稿)</translation>
    </message>
</context>
<context>
    <name>LatticeEdits</name>
    <message>
        <source>Lattice</source>
        <translation>晶格</translation>
    </message>
    <message>
        <source>Make &quot;%1&quot; a Wire</source>
        <translation>把“%1”变成线变形器</translation>
    </message>
    <message>
        <source>Make &quot;%1&quot; a Cage</source>
        <translation>把“%1”变成笼</translation>
    </message>
    <message>
        <source>Change Control Vertices of &quot;%1&quot;</source>
        <translation>更改“%1”的控制顶点</translation>
    </message>
    <message>
        <source>Change Drop-Off of &quot;%1&quot;</source>
        <translation>更改“%1”的衰减宽度</translation>
    </message>
    <message>
        <source>Change What &quot;%1&quot; Follows</source>
        <translation>更改“%1”的跟随对象</translation>
    </message>
</context>
<context>
    <name>LayerEdits</name>
    <message>
        <source>Mirror Everything %1</source>
        <translation>全部镜像 %1</translation>
    </message>
    <message>
        <source>Relax %1</source>
        <translation>松弛 %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>绘制 %1</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>全部镜像</translation>
    </message>
    <message>
        <source>Add Layer</source>
        <translation>添加图层</translation>
    </message>
    <message>
        <source>Delete Layer</source>
        <translation>删除图层</translation>
    </message>
    <message>
        <source>Delete Layers</source>
        <translation>删除图层</translation>
    </message>
    <message>
        <source>Duplicate Layer</source>
        <translation>复制图层</translation>
    </message>
    <message>
        <source>Duplicate Layers</source>
        <translation>复制图层</translation>
    </message>
    <message>
        <source>Move Layer</source>
        <translation>移动图层</translation>
    </message>
    <message>
        <source>Move Layers</source>
        <translation>移动图层</translation>
    </message>
    <message>
        <source>Merge Layer Down</source>
        <translation>向下合并图层</translation>
    </message>
    <message>
        <source>Merge Layers</source>
        <translation>合并图层</translation>
    </message>
    <message>
        <source>Flattened</source>
        <translation>已合并</translation>
    </message>
    <message>
        <source>Flatten Layers</source>
        <translation>合并全部图层</translation>
    </message>
    <message>
        <source>Select Layer</source>
        <translation>选择图层</translation>
    </message>
    <message>
        <source>Rename Layer</source>
        <translation>重命名图层</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>显示图层</translation>
    </message>
    <message>
        <source>Show Layers</source>
        <translation>显示图层</translation>
    </message>
    <message>
        <source>Hide Layer</source>
        <translation>隐藏图层</translation>
    </message>
    <message>
        <source>Hide Layers</source>
        <translation>隐藏图层</translation>
    </message>
    <message>
        <source>Change Layer Opacity</source>
        <translation>更改图层不透明度</translation>
    </message>
    <message>
        <source>Change Mirror Direction</source>
        <translation>更改镜像方向</translation>
    </message>
    <message>
        <source>Change Relax Iterations</source>
        <translation>更改松弛迭代次数</translation>
    </message>
</context>
<context>
    <name>LayerRow</name>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>%1 的不透明度</translation>
    </message>
    <message>
        <source>Opacity of the overlay</source>
        <translation>叠加层的不透明度</translation>
    </message>
</context>
<context>
    <name>LeaveGuard</name>
    <message>
        <source>A task is still running.</source>
        <translation>任务仍在运行。</translation>
    </message>
    <message>
        <source>If you leave, it is canceled. No file is left half-written.</source>
        <translation>如果离开，任务将取消。不会留下写了一半的文件。</translation>
    </message>
    <message>
        <source>Cancel and &amp;Leave</source>
        <translation>取消并离开(&amp;L)</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Turn on Implicit Skinning in the Pose panel.</source>
        <translation>请在“姿势”面板中打开隐式蒙皮。</translation>
    </message>
    <message>
        <source>Engines do not compute it. Turn off the engine preview.</source>
        <translation>引擎不计算它。请关闭引擎预览。</translation>
    </message>
    <message>
        <source>Fitting the fields...</source>
        <translation>正在拟合场...</translation>
    </message>
    <message>
        <source>Select a joint to see the field of its bone.</source>
        <translation>选择一个关节以查看其骨骼的场。</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>场: %1</translation>
    </message>
    <message>
        <source>Field of the bone</source>
        <translation>骨骼的场</translation>
    </message>
    <message>
        <source>Turn on Slice Volume to see it on the slice plane.</source>
        <translation>打开“剖切体积”以在剖面上查看。</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>外部</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>The thick line is the surface of the field.</source>
        <translation>粗线是场的表面。</translation>
    </message>
    <message>
        <source>One thin line every %1.</source>
        <translation>每 %1 一条细线。</translation>
    </message>
    <message>
        <source>Surface of the field</source>
        <translation>场的表面</translation>
    </message>
    <message>
        <source>target surface of the skin</source>
        <translation>皮肤的目标表面</translation>
    </message>
    <message>
        <source>Skin in contact</source>
        <translation>接触的皮肤</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) stopped by other skin</source>
        <translation>
            <numerusform>%n 个顶点被其他皮肤挡住</numerusform>
        </translation>
    </message>
    <message>
        <source>Unconverged vertices</source>
        <translation>未收敛顶点</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) did not reach the field</source>
        <translation>
            <numerusform>%n 个顶点未到达场</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Select a joint to see its weights.</source>
        <translation>选择一个关节以查看其权重。</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>所有关节</translation>
    </message>
    <message>
        <source>Each joint has its own colour, mixed by weight. Hover over the skin to see the joints in the status bar.</source>
        <translation>每个关节有自己的颜色，按权重混合。把光标悬停在皮肤上，状态栏显示关节。</translation>
    </message>
    <message>
        <source>Engine preview</source>
        <translation>引擎预览</translation>
    </message>
    <message>
        <source>4 influences, 8-bit weights, classic linear skinning</source>
        <translation>4 个影响、8 位权重、经典线性蒙皮</translation>
    </message>
    <message>
        <source>Influences per vertex</source>
        <translation>每个顶点的影响数</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 或更多</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Lost to Max Influences</source>
        <translation>因最大影响数丢失</translation>
    </message>
    <message>
        <source>Bind the character to see which weights are lost.</source>
        <translation>请绑定角色以查看丢失的权重。</translation>
    </message>
    <message>
        <source>Max Influences is All, so no weights are lost.</source>
        <translation>最大影响数为“全部”，因此没有权重丢失。</translation>
    </message>
    <message>
        <source>max influences: %1</source>
        <translation>最大影响数: %1</translation>
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
        <translation>区域量</translation>
    </message>
    <message>
        <source>Select a region in the Bind panel to see its amounts.</source>
        <translation>在“绑定”面板中选择区域以查看其量。</translation>
    </message>
    <message>
        <source>Transfer matches</source>
        <translation>传递匹配</translation>
    </message>
    <message>
        <source>Transfer weights from a file to see which vertices match.</source>
        <translation>从文件传递权重以查看哪些顶点匹配。</translation>
    </message>
    <message>
        <source>matched: %1</source>
        <translation>已匹配: %1</translation>
    </message>
    <message>
        <source>inpainted: %1</source>
        <translation>已补全: %1</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Straight distance</source>
        <translation>直线距离</translation>
    </message>
    <message>
        <source>Distance through the body</source>
        <translation>穿过身体的距离</translation>
    </message>
    <message>
        <source>Bind the character to see distances.</source>
        <translation>请绑定角色以查看距离。</translation>
    </message>
    <message>
        <source>Select a joint to see the distance from its bone.</source>
        <translation>选择一个关节以查看到其骨骼的距离。</translation>
    </message>
    <message>
        <source>This joint was not used in the bind.</source>
        <translation>绑定时没有使用此关节。</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>不可达</translation>
    </message>
    <message>
        <source>One line every %1</source>
        <translation>每 %1 一条线</translation>
    </message>
    <message>
        <source>Bind the character to see its voxels.</source>
        <translation>请绑定角色以查看其体素。</translation>
    </message>
    <message>
        <source>Voxels are drawn in the bind pose.</source>
        <translation>体素在绑定姿势中绘制。</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>体素</translation>
    </message>
    <message>
        <source>boundary: touches a face</source>
        <translation>边界: 接触面</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>bone: paths start here</source>
        <translation>骨骼: 路径由此开始</translation>
    </message>
    <message>
        <source>ambiguous, resolved by winding number</source>
        <translation>不明确，由环绕数判定</translation>
    </message>
    <message>
        <source>Octree cells</source>
        <translation>八叉树单元</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>大小 %1</translation>
    </message>
    <message>
        <source>Defects</source>
        <translation>缺陷</translation>
    </message>
    <message>
        <source>Checking for defects...</source>
        <translation>正在检查缺陷...</translation>
    </message>
    <message>
        <source>open border edges: %1</source>
        <translation>开放边界边: %1</translation>
    </message>
    <message>
        <source>non-manifold edges: %1</source>
        <translation>非流形边: %1</translation>
    </message>
    <message>
        <source>flipped faces: %1</source>
        <translation>翻转面: %1</translation>
    </message>
    <message>
        <source>self-intersecting faces: %1</source>
        <translation>自相交面: %1</translation>
    </message>
    <message>
        <source>duplicate or zero-area faces: %1</source>
        <translation>重复或零面积面: %1</translation>
    </message>
    <message>
        <source>No defects found. The mesh is closed.</source>
        <translation>未发现缺陷。网格是封闭的。</translation>
    </message>
    <message>
        <source>Why these weights</source>
        <translation>权重的由来</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>顶点 %1</translation>
    </message>
    <message>
        <source>The whole part is rigidly attached to one joint.</source>
        <translation>整个部件刚性附着于一个关节。</translation>
    </message>
    <message>
        <source>surface step (penalised)</source>
        <translation>表面步 (受罚)</translation>
    </message>
    <message>
        <source>suspected bridge across a thin gap</source>
        <translation>疑似跨越细间隙的连接</translation>
    </message>
    <message>
        <source>Paths are drawn in the bind pose.</source>
        <translation>路径在绑定姿势中绘制。</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>包络</translation>
    </message>
    <message>
        <source>Bind the character by the solver Envelopes to see them.</source>
        <translation>用“包络”求解器绑定角色以查看。</translation>
    </message>
    <message>
        <source>full weight</source>
        <translation>全权重</translation>
    </message>
    <message>
        <source>weight ends</source>
        <translation>权重终点</translation>
    </message>
    <message>
        <source>No vertex is nearest to this bone, so it has no envelope.</source>
        <translation>没有顶点离此骨骼最近，因此没有包络。</translation>
    </message>
    <message>
        <source>copied: %1</source>
        <translation>复制: %1</translation>
    </message>
    <message>
        <source>bound: %1</source>
        <translation>绑定: %1</translation>
    </message>
    <message>
        <source>Faces of the pose</source>
        <translation>姿势的面</translation>
    </message>
    <message>
        <source>Checking the pose...</source>
        <translation>正在检查姿势...</translation>
    </message>
    <message>
        <source>crossing faces: %1</source>
        <translation>交叉面: %1</translation>
    </message>
    <message>
        <source>The pose flips no face, and none crosses others.</source>
        <translation>此姿势没有翻转或交叉的面。</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>弹簧</translation>
    </message>
    <message>
        <source>This character has no springs. The Springs panel proposes some.</source>
        <translation>此角色没有弹簧。“弹簧”面板可以给出建议。</translation>
    </message>
    <message>
        <source>chain that swings</source>
        <translation>摆动的链</translation>
    </message>
    <message>
        <source>collider</source>
        <translation>碰撞体</translation>
    </message>
    <message>
        <source>voxel edit: finer voxels</source>
        <translation>体素编辑: 更细的体素</translation>
    </message>
    <message>
        <source>voxel edit: separated</source>
        <translation>体素编辑: 已分离</translation>
    </message>
    <message>
        <source>voxel edit: connected</source>
        <translation>体素编辑: 已连接</translation>
    </message>
</context>
<context>
    <name>LimitEdits</name>
    <message>
        <source>Limit Joints</source>
        <translation>限制关节</translation>
    </message>
</context>
<context>
    <name>LockEdits</name>
    <message>
        <source>Lock Joints</source>
        <translation>锁定关节</translation>
    </message>
    <message>
        <source>Unlock Joints</source>
        <translation>解锁关节</translation>
    </message>
    <message>
        <source>Lock All Others</source>
        <translation>锁定其他全部</translation>
    </message>
    <message>
        <source>Unlock All Joints</source>
        <translation>解锁所有关节</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Detail</source>
        <translation>细节</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>MarkerFile</name>
    <message>
        <source>it is not an object of markers</source>
        <translation>它不是标记的对象</translation>
    </message>
    <message>
        <source>%1 has to be three numbers, [x, y, z]</source>
        <translation>%1 必须是三个数字 [x, y, z]</translation>
    </message>
</context>
<context>
    <name>MarkerTool</name>
    <message>
        <source>Markers are set in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>标记在绑定姿势中设置。请先选择“姿势 &gt; 全部重置”</translation>
    </message>
</context>
<context>
    <name>MarkerWords</name>
    <message>
        <source>Left wing tip</source>
        <translation>左翼尖</translation>
    </message>
    <message>
        <source>Click the end of the wing</source>
        <translation>单击翅膀的末端</translation>
    </message>
    <message>
        <source>Right wing tip</source>
        <translation>右翼尖</translation>
    </message>
    <message>
        <source>Left wing bend</source>
        <translation>左翼弯</translation>
    </message>
    <message>
        <source>Click where the wing bends back</source>
        <translation>单击翅膀向后弯处</translation>
    </message>
    <message>
        <source>Right wing bend</source>
        <translation>右翼弯</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>左脚</translation>
    </message>
    <message>
        <source>Click where the toes begin</source>
        <translation>单击脚趾开始处</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>右脚</translation>
    </message>
    <message>
        <source>End of the tail</source>
        <translation>尾巴末端</translation>
    </message>
    <message>
        <source>Click the end of the tail or abdomen</source>
        <translation>单击尾巴或腹部的末端</translation>
    </message>
    <message>
        <source>Wrist</source>
        <translation>手腕</translation>
    </message>
    <message>
        <source>Click where the hand begins</source>
        <translation>单击手开始处</translation>
    </message>
    <message>
        <source>Tip of the thumb</source>
        <translation>拇指尖</translation>
    </message>
    <message>
        <source>Click the end of the finger</source>
        <translation>单击手指的末端</translation>
    </message>
    <message>
        <source>Tip of the index finger</source>
        <translation>食指尖</translation>
    </message>
    <message>
        <source>Tip of the middle finger</source>
        <translation>中指尖</translation>
    </message>
    <message>
        <source>Tip of the ring finger</source>
        <translation>无名指尖</translation>
    </message>
    <message>
        <source>Tip of the little finger</source>
        <translation>小指尖</translation>
    </message>
    <message>
        <source>Chin</source>
        <translation>下巴</translation>
    </message>
    <message>
        <source>Click the middle of the chin</source>
        <translation>单击下巴的中间</translation>
    </message>
    <message>
        <source>Groin</source>
        <translation>胯部</translation>
    </message>
    <message>
        <source>Click where the legs part</source>
        <translation>单击两腿分开处</translation>
    </message>
    <message>
        <source>Left wrist</source>
        <translation>左手腕</translation>
    </message>
    <message>
        <source>Right wrist</source>
        <translation>右手腕</translation>
    </message>
    <message>
        <source>Left elbow</source>
        <translation>左肘</translation>
    </message>
    <message>
        <source>Click the middle of the elbow</source>
        <translation>单击肘部的中间</translation>
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
        <translation>单击膝部的中间</translation>
    </message>
    <message>
        <source>Right knee</source>
        <translation>右膝</translation>
    </message>
    <message>
        <source>Left ankle</source>
        <translation>左脚踝</translation>
    </message>
    <message>
        <source>Click the middle of the ankle</source>
        <translation>单击脚踝的中间</translation>
    </message>
    <message>
        <source>Right ankle</source>
        <translation>右脚踝</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Click the middle of the head</source>
        <translation>单击头部的中间</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>颈</translation>
    </message>
    <message>
        <source>Click where the neck leaves the body</source>
        <translation>单击颈部离开身体处</translation>
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
        <translation>左前爪</translation>
    </message>
    <message>
        <source>Click where the paw begins</source>
        <translation>单击爪子开始处</translation>
    </message>
    <message>
        <source>Right front paw</source>
        <translation>右前爪</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>尾巴</translation>
    </message>
    <message>
        <source>Click where the tail begins</source>
        <translation>单击尾巴开始处</translation>
    </message>
    <message>
        <source>Left hind knee</source>
        <translation>左后膝</translation>
    </message>
    <message>
        <source>Right hind knee</source>
        <translation>右后膝</translation>
    </message>
    <message>
        <source>Left hind paw</source>
        <translation>左后爪</translation>
    </message>
    <message>
        <source>Right hind paw</source>
        <translation>右后爪</translation>
    </message>
    <message>
        <source>Left leg %1</source>
        <translation>左腿 %1</translation>
    </message>
    <message>
        <source>Right leg %1</source>
        <translation>右腿 %1</translation>
    </message>
    <message>
        <source>Click the end of the leg; 1 is the foremost</source>
        <translation>单击腿的末端; 1 是最前面的</translation>
    </message>
</context>
<context>
    <name>MeshEditTool</name>
    <message>
        <source>Meshes are edited in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>网格在绑定姿势中编辑。请先选择“姿势 &gt; 全部重置”</translation>
    </message>
    <message>
        <source>Select Vertices</source>
        <translation>选择顶点</translation>
    </message>
</context>
<context>
    <name>MirrorEdits</name>
    <message>
        <source>Change Mirror Axis</source>
        <translation>更改镜像轴</translation>
    </message>
    <message>
        <source>Change Joint Mapping</source>
        <translation>更改关节映射</translation>
    </message>
    <message>
        <source>Reset Joint Mapping</source>
        <translation>重置关节映射</translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>Skeleton</source>
        <translation>骨架</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>绑定</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>检查</translation>
    </message>
</context>
<context>
    <name>MotionEdits</name>
    <message>
        <source>Load Motion</source>
        <translation>加载动作</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>移除动作</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>设置关键帧</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>Delete All Keys</source>
        <translation>删除全部关键帧</translation>
    </message>
    <message>
        <source>Move Key</source>
        <translation>移动关键帧</translation>
    </message>
</context>
<context>
    <name>MotionFile</name>
    <message>
        <source>it contains no animation of joints</source>
        <translation>它不含关节动画</translation>
    </message>
    <message>
        <source>the character has none of its joints</source>
        <translation>角色没有它的任何关节</translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message>
        <source>scaled by %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message>
        <source>turned from %1 up to Y up</source>
        <translation>从 %1 朝上转为 Y 朝上</translation>
    </message>
    <message>
        <source>turned by %1 degrees about the vertical axis</source>
        <translation>绕竖轴转 %1 度</translation>
    </message>
    <message>
        <source>moved by (%1, %2, %3)</source>
        <translation>移动 (%1, %2, %3)</translation>
    </message>
    <message>
        <source>without a change</source>
        <translation>不作更改</translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: 骨架与网格不符: %3 个关节中有 %2 个在外，权重会很差。请加载此网格的骨架，或缩放并移动它</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: 骨架与网格不符: %3 个关节中有 %2 个在外，权重会很差。%4则相符: 请用 --fit-skeleton，或“绑定”菜单的“适配骨架”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skeleton fitted to the mesh: %3</source>
        <translation>
            <numerusform>%1: 骨架已适配到网格: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 away from the mesh, so its bone was cut off near the mesh. Check its position</source>
        <translation>
            <numerusform>%1: 关节离网格 %3，因此其骨骼在网格附近截断。请检查其位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its handle is %3 away from the mesh, so it was moved near the mesh for the bind. Check its position</source>
        <translation>
            <numerusform>%1: 其控制柄离网格 %3，因此绑定时移到网格附近。请检查其位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one with --joints</source>
        <translation>
            <numerusform>%1: %2 个关节与其他关节位置相同，如 %3 和 %4，求解器无法区分。请移开它们，或用 --joints 只留一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint gets no weight: %3</source>
        <translation>
            <numerusform>%1: 关节没有得到权重: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: guessed the bones of %2 joint(s) without parent along their common axis %3. If they are wrong, load a skeleton whose joints have parents, or give the joints handles</source>
        <translation>
            <numerusform>%1: 沿共同轴 %3 推测了 %2 个没有父级的关节的骨骼。如果不对，请加载关节有父级的骨架，或给关节控制柄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 outside the mesh; the nearest voxel inside is used. Move to the Middle puts it inside</source>
        <translation>
            <numerusform>%1: 关节在网格外 %3; 使用内部最近的体素。“移到中间”可把它放到内部</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint has no weight: other joints are nearer everywhere. If it should have weight, move it into its limb, or use Paint Weights</source>
        <translation>
            <numerusform>%1: 关节没有权重: 其他关节处处更近。若它应有权重, 请把它移入肢体, 或使用“绘制权重”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) kept rigid to %3, as in the file</source>
        <translation>
            <numerusform>%1: %2 个顶点按文件保持对 %3 的刚性</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) not connected to any joint, bound across a gap of %3, mostly to %4</source>
        <translation>
            <numerusform>%1: %2 个顶点与任何关节都不相连，跨 %3 的间隙绑定，主要绑定到 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with no bone in sight take their heat from the nearest bone behind a wall, mostly by %3</source>
        <translation>
            <numerusform>%1: %2 个看不到骨骼的顶点从墙后最近的骨骼取热量，主要按 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons, bound like the nearest part of the mesh</source>
        <translation>
            <numerusform>%1: %2 个没有多边形的顶点，按网格最近处绑定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s); flipped for the solver, unchanged in the mesh</source>
        <translation>
            <numerusform>%1: %2 个壳的法线反转; 为求解器翻转，网格不变</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s). Let the solver turn them outward, or it may take the inside for the outside</source>
        <translation>
            <numerusform>%1: %2 个壳的法线反转。请让求解器把它们转向外，否则可能把内部当作外部</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 duplicate triangle(s) ignored by the solver</source>
        <translation>
            <numerusform>%1: 求解器忽略了 %2 个重复三角形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 open border(s) closed, for the solver only. If something turned solid that should not be, switch off Close holes</source>
        <translation>
            <numerusform>%1: 封闭了 %2 处开放边界，仅用于求解器。若不该变实心的部分变成了实心, 请关闭“封闭孔洞”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hole(s) in the volume, up to %3 wide at (%5, %6, %7) and %4 deep. Close holes in the mesh, or let the solver fill them</source>
        <translation>
            <numerusform>%1: 体积有 %2 个孔洞，最宽 %3 位于 (%5, %6, %7)，深 %4。请封闭网格的孔洞，或让求解器填充</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) without area ignored by the solver</source>
        <translation>
            <numerusform>%1: 求解器忽略了 %2 个零面积面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No voxel lies inside the mesh, so the solver works along its surface. If the mesh encloses a volume, choose a finer resolution</source>
        <translation>
            <numerusform>没有体素在网格内部，因此求解器沿其表面工作。如果网格包围体积，请选择更高的分辨率</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %2 joint(s) are not fully solved; those of %1 are off by up to %3. They can be used as they are; a coarser resolution converges sooner</source>
        <translation>
            <numerusform>%2 个关节的权重未完全求解; %1 的权重最多偏差 %3。可以照用; 更粗的分辨率收敛更快</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed across a %4 gap at (%5, %6, %7); refine there, or use a finer resolution</source>
        <translation>
            <numerusform>%1 与 %3: 权重可能在 (%5, %6, %7) 跨 %4 的间隙渗透; 请在那里细分，或用更高的分辨率</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed at (%5, %6, %7), where the surfaces touch (gap %4); no resolution separates them. Use Separate under Voxel Edits there</source>
        <translation>
            <numerusform>%1 与 %3: 权重可能在表面相接的 (%5, %6, %7) 处渗透 (间隙 %4); 任何分辨率都无法分开。请在该处使用“体素编辑”下的“分离”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: a %4 gap at (%5, %6, %7) was opened by resolution %8</source>
        <translation>
            <numerusform>%1 与 %3: (%5, %6, %7) 处 %4 的间隙由分辨率 %8 打开</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: finer voxels did not fit into memory; %2 gap(s) left closed. Lower the Resolution, or use Separate under Voxel Edits at the gaps</source>
        <translation>
            <numerusform>%1: 更细的体素放不进内存; %2 处间隙保持闭合。请降低分辨率, 或在间隙处使用“体素编辑”下的“分离”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set rigid to %3</source>
        <translation>
            <numerusform>%1: %2 个顶点设为对 %3 刚性</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to copy the nearest skin, at most %3 away</source>
        <translation>
            <numerusform>%1: %2 个顶点设为复制最近的蒙皮，最远 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) limited to these joints: %3</source>
        <translation>
            <numerusform>%1: %2 个顶点限制到这些关节: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to be skipped</source>
        <translation>
            <numerusform>%1: %2 个顶点设为跳过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with weights and without a counterpart; the nearest parent with one gets the weight: %3. List the pairs of joint names in a joint table</source>
        <translation>
            <numerusform>%1: %2 个带权重的关节没有对应; 由最近的有对应的父级得到权重: %3。请在关节表中列出成对的名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the other side of the mesh has no counterpart for %2 vertex(ices), so their weights were not mirrored</source>
        <translation>
            <numerusform>%1: 网格另一侧没有 %2 个顶点的对应，因此未镜像其权重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: images cannot hold the weights of %2 vertex(ices), because their UVs overlap or lie too close. Write larger images, or use CSV or JSON</source>
        <translation>
            <numerusform>%1: 图像无法容纳 %2 个顶点的权重，因为其 UV 重叠或太近。请写更大的图像，或用 CSV 或 JSON</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel, or use --rigid-shells off</source>
        <translation>
            <numerusform>%1: %2 个部件或壳各对一个关节设为刚性，因为它们几乎整体移动: %3。要让它们弯曲，请在“部件”面板设为“平滑”，或用 --rigid-shells off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its %2 vertex(ices) could be rigid to %4, which has %3 of the weight</source>
        <translation>
            <numerusform>%1: 其 %2 个顶点可以对 %4 刚性，后者占权重的 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has no skin and no parent joint in the file; %2 vertex(ices) bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 away: the part could be rigid to it</source>
        <translation>
            <numerusform>%1: 文件中没有蒙皮和父关节; %2 个顶点按身体绑定，主要绑定到 %3 (权重的 %4)。最近的关节是 %5，距离 %6: 部件可以对它刚性</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lies on the skin, at most %4 away, but %3 of its weight is on other joints: it could copy the nearest skin (%2 vertex(ices) checked)</source>
        <translation>
            <numerusform>%1: 贴在皮肤上，最远 %4，但其权重的 %3 在其他关节上: 可以复制最近的蒙皮 (检查了 %2 个顶点)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region contains no vertex of a part that is bound. Select vertices and use Add Selected Vertices, or remove the region</source>
        <translation>
            <numerusform>%1: 区域不含任何被绑定部件的顶点。请选择顶点并使用“添加所选顶点”, 或移除该区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region ignores joint %3, which does not exist or is not bound</source>
        <translation>
            <numerusform>%1: 区域忽略关节 %3，它不存在或未绑定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint %3 does not reach the region (%2 vertex(ices))</source>
        <translation>
            <numerusform>%1: 关节 %3 达不到区域 (%2 个顶点)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Keep shape does nothing here, as only the solver Bounded Biharmonic knows it. Choose that solver, or set Keep shape to 0</source>
        <translation>
            <numerusform>%1: “保持形状”在此不起作用，因为只有“有界双调和”求解器支持它。请选择该求解器，或把“保持形状”设为 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 painted vertex(ices) of part %3 ignored: the part is missing, not bound, or has another vertex count</source>
        <translation>
            <numerusform>%1: 忽略部件 %3 的 %2 个所绘顶点: 部件缺失、未绑定或顶点数不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness (alpha) is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1: 其刚度 (alpha) 未使用: 关节不存在或未绑定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage lies outside the mesh. Check its unit and up axis</source>
        <translation>
            <numerusform>%1: 笼在网格之外。请检查其单位和向上轴</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) of the cage, up to %3 away from the mesh, were moved near the mesh for the bind. Check the cage</source>
        <translation>
            <numerusform>%1: 笼的 %2 个顶点离网格最远 %3，绑定时移到网格附近。请检查笼</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of this cage and of cage %3 cross each other, where both share the weights</source>
        <translation>
            <numerusform>%1: 此笼与笼 %3 的 %2 个面互相交叉，两者在那里共享权重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of the cage cross each other</source>
        <translation>
            <numerusform>%1: 笼的 %2 个面互相交叉</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage is not closed (%2 open edge(s))</source>
        <translation>
            <numerusform>%1: 笼没有封闭 (%2 条开放边)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage has %2 vertex(ices), each of which is a joint. A coarser cage binds faster and is easier to pose</source>
        <translation>
            <numerusform>%1: 笼有 %2 个顶点，每个都是关节。较粗的笼绑定更快，也更容易摆姿势</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) below the threshold pruned</source>
        <translation>
            <numerusform>%1: 修剪了 %2 个低于阈值的权重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights</source>
        <translation>
            <numerusform>%1: %2 个没有权重的顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with weights of joints that are far away through the body</source>
        <translation>
            <numerusform>%1: %2 个顶点带有穿过身体很远的关节的权重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with noisy weights, unlike those of all their neighbours</source>
        <translation>
            <numerusform>%1: %2 个顶点的权重有噪声，与所有相邻顶点都不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with more influences than Max Influences (%3)</source>
        <translation>
            <numerusform>%1: %2 个顶点的影响多于最大影响数 (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 triangle(s) in place of %3, because its borders, seams and non-manifold edges are kept</source>
        <translation>
            <numerusform>%1: %2 个三角形而不是 %3 个，因为保留了边界、接缝和非流形边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no valid position; placed between neighbouring vertices. Export the mesh again</source>
        <translation>
            <numerusform>%1: %2 个顶点没有有效位置; 已放在相邻顶点之间。请重新导出网格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, because no position of its %2 vertex(ices) is valid. Export the mesh again</source>
        <translation>
            <numerusform>%1: 已跳过，因为其 %2 个顶点都没有有效位置。请重新导出网格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its transform is not valid, so it was placed at its parent. Reset the transform and export again</source>
        <translation>
            <numerusform>%1: 变换无效，因此放在其父级处。请重置变换并重新导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: invalid bind matrices of %2 joint(s); the rest pose is used instead</source>
        <translation>
            <numerusform>%1: %2 个关节的绑定矩阵无效; 改用静止姿势</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) with missing vertices skipped. Repair the mesh where it was made, then use File &gt; Reload</source>
        <translation>
            <numerusform>%1: 跳过了 %2 个缺少顶点的多边形。请在制作它的程序中修好网格, 再用“文件 &gt; 重新加载”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 line(s) or point(s) without a surface skipped</source>
        <translation>
            <numerusform>%1: 跳过了 %2 条没有表面的线或点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, it has no polygons</source>
        <translation>
            <numerusform>%1: 已跳过，没有多边形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the weights of %2 vertex(ices) did not sum to 1 and were normalized</source>
        <translation>
            <numerusform>%1: %2 个顶点的权重之和不是 1，已归一化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no weights in the file</source>
        <translation>
            <numerusform>%1: %2 个顶点在文件中没有权重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: rigid attachment to joint %3 converted to skin</source>
        <translation>
            <numerusform>%1: 与关节 %3 的刚性附着已转换为蒙皮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its bind space was converted to the skeleton&apos;s</source>
        <translation>
            <numerusform>%1: 其绑定空间已转换为骨架的绑定空间</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this joint had no name and was given this one</source>
        <translation>
            <numerusform>%1: 此关节没有名称，已赋予此名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) have this name. Skeleton &gt; Rename Joint gives one another name</source>
        <translation>
            <numerusform>%1: %2 个关节有此名称。可用“骨架 &gt; 重命名关节”另取名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: scale removed from the bind pose of %2 joint(s)</source>
        <translation>
            <numerusform>%1: 已从 %2 个关节的绑定姿势中去除缩放</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; its path is kept. Choose its folder with File &gt; Texture Folder</source>
        <translation>
            <numerusform>%1: 未找到纹理文件 %3; 保留其路径。请用“文件 &gt; 纹理文件夹”选择其文件夹</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the image of this texture is damaged and cannot be shown. Export it again</source>
        <translation>
            <numerusform>%1: 此纹理的图像已损坏，无法显示。请重新导出</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not read: %4</source>
        <translation>
            <numerusform>%1: 未读取纹理文件 %3: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not imported, so missing in exported files: %3</source>
        <translation>
            <numerusform>%1: 未导入，因此导出文件中缺少: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no mesh has a skin, so the nodes below this one are used as the skeleton</source>
        <translation>
            <numerusform>%1: 没有网格带蒙皮，因此把此节点之下的节点用作骨架</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton has %2 root(s)</source>
        <translation>
            <numerusform>%1: 骨架有 %2 个根</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its skeleton replaces the skeleton of the character</source>
        <translation>
            <numerusform>%1: 其骨架替换了角色的骨架</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the animation of %3 was skipped; only joints and morph targets can be animated</source>
        <translation>
            <numerusform>%1: 跳过了 %3 的动画; 只有关节和变形目标可以有动画</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had more than %3 influences; the largest were kept</source>
        <translation>
            <numerusform>%1: %2 个顶点的影响超过 %3 个; 保留了最大的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) split into triangles, as the format requires</source>
        <translation>
            <numerusform>%1: %2 个多边形按格式要求拆分为三角形</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture not embedded: %3</source>
        <translation>
            <numerusform>%1: 纹理未嵌入: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 morph target(s) skipped: %3</source>
        <translation>
            <numerusform>%1: 跳过了 %2 个变形目标: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights bound to the root %3</source>
        <translation>
            <numerusform>%1: %2 个没有权重的顶点绑定到根 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons not exported</source>
        <translation>
            <numerusform>%1: 未导出 %2 个没有多边形的顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture skipped, the format cannot store it (%3)</source>
        <translation>
            <numerusform>%1: 已跳过纹理，该格式无法存储 (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture is a %3 file, which few programs read from this format. Convert it to PNG if it does not show</source>
        <translation>
            <numerusform>%1: 纹理是 %3 文件，很少有程序能从此格式读取。如果不显示，请转换为 PNG</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: several nodes show this mesh with different weights, so it was copied (%2 new mesh(es))</source>
        <translation>
            <numerusform>%1: 多个节点以不同权重显示此网格，因此已复制 (%2 个新网格)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: weights of %2 primitive(s) are now stored without compression; everything else stays compressed</source>
        <translation>
            <numerusform>%1: %2 个图元的权重现在不压缩存储; 其余保持压缩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this VRM names no humanoid bones, so programs that need a VRM will refuse it</source>
        <translation>
            <numerusform>%1: 此 VRM 没有指定人形骨骼，需要 VRM 的程序会拒绝它</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the whole file was written anew, because %3</source>
        <translation>
            <numerusform>%1: 整个文件重新写出，因为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not exported, because the format cannot store it: %3</source>
        <translation>
            <numerusform>%1: 未导出，因为该格式无法存储: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: binding again gave weights that differ from the saved ones</source>
        <translation>
            <numerusform>%1: 重新绑定得到的权重与保存的不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 posed joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: 骨架中不再有 %2 个摆过姿势的关节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with a joint deformation no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: 骨架中不再有 %2 个带关节变形的关节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 edit(s) of the skeleton no longer possible in its file</source>
        <translation>
            <numerusform>%1: 骨架的 %2 处编辑在其文件中不再可行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 locked joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: 骨架中不再有 %2 个锁定的关节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hidden part(s) no longer found</source>
        <translation>
            <numerusform>%1: 不再有 %2 个隐藏的部件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part rule(s) dropped, because the part or a joint of the rule is gone: %3</source>
        <translation>
            <numerusform>%1: 去掉了 %2 条部件规则，因为部件或规则的关节已不在: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not bound any more. %3</source>
        <translation>
            <numerusform>%1: 不再绑定。%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: layers transferred to the changed mesh, %2 painted vertex(ices) on it</source>
        <translation>
            <numerusform>%1: 图层已传递到改变后的网格，其上有 %2 个所绘顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: edits of %2 painted vertex(ices) lost, too far from the changed mesh</source>
        <translation>
            <numerusform>%1: 丢失了 %2 个所绘顶点的编辑，离改变后的网格太远</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: 骨架比网格小得多，权重会很差。请加载此网格的骨架，或缩放并移动它</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: 骨架比网格小得多，权重会很差。%4则相符: 请用 --fit-skeleton，或“绑定”菜单的“适配骨架”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel, or use --part</source>
        <translation>
            <numerusform>%1: %2 个部件远离骨架，如 %3，已照其余部件绑定。如果它们不属于角色，请在“部件”面板设为“跳过”，或用 --part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh does not show %2 joint(s) of the template %3, so they are placed by usual proportions</source>
        <translation>
            <numerusform>%1: 网格没有显示模板 %3 的 %2 个关节，因此按通常比例放置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: in the file, the weights of %2 vertex(ices) are invalid or do not sum to 1. An export writes them corrected</source>
        <translation>
            <numerusform>%1: 文件中 %2 个顶点的权重无效或之和不是 1。导出时会写入更正后的权重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had invalid weights (negative, not a number, or of a missing joint); these were left out</source>
        <translation>
            <numerusform>%1: %2 个顶点有无效权重 (负数、非数字或属于不存在的关节); 已略去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: two skins disagree on where this joint was bound. %3 was moved to the place that the larger skin gives. If it bends at the wrong place, load another skeleton with File &gt; Load Skeleton</source>
        <translation>
            <numerusform>%1: 两个蒙皮对此关节的绑定位置不一致。%3 已移到较大蒙皮给出的位置。若弯曲位置不对, 请用“文件 &gt; 加载骨架”加载另一个骨架</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; %4 has its name and is used</source>
        <translation>
            <numerusform>%1: 未找到纹理文件 %3; %4 与其同名，改用它</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this texture comes from outside the model&apos;s folder and can become part of exported files: %3</source>
        <translation>
            <numerusform>%1: 此纹理来自模型文件夹之外，可能成为导出文件的一部分: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this material file was not read: %3</source>
        <translation>
            <numerusform>%1: 未读取此材质文件: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: nothing in the picture is transparent, so its whole rectangle is the character. Cut the figure out, and save it as PNG with transparency</source>
        <translation>
            <numerusform>%1: 图片中没有透明部分，因此整个矩形都是角色。请抠出人物，存为带透明度的 PNG</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the longest side of the character is %3, which is unusual. If that is wrong, correct the unit or the scale where the file was exported</source>
        <translation>
            <numerusform>%1: 角色的最长边为 %3，不太寻常。如果不对，请在导出该文件的程序中更正单位或缩放</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file announces %3 frames and contains %2; those that it contains are used</source>
        <translation>
            <numerusform>%1: 文件声明有 %3 帧，实含 %2 帧; 使用实有的帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file states no valid frame time; %3 frames a second are used</source>
        <translation>
            <numerusform>%1: 文件没有给出有效的帧时间; 使用每秒 %3 帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this file was written as %3, because its name in the model could lead out of the folder or is not allowed everywhere</source>
        <translation>
            <numerusform>%1: 此文件已写为 %3，因为它在模型中的名称可能指向文件夹之外，或并非处处允许</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file shows %2 joint(s) in a pose that the new file cannot keep. The skin of %3 is off the most, by %4</source>
        <translation>
            <numerusform>%1: 文件中 %2 个关节带有新文件无法保留的姿势。偏差最大的是 %3 的蒙皮，偏差 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free, out of reach of the surface that the weights come from, so they were bound to the skeleton</source>
        <translation>
            <numerusform>%1: %2 个顶点悬空，不在权重来源表面的范围内，因此已绑定到骨架</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free and cannot be bound to the skeleton, so they copy the nearest surface, however far it is. Check their weights</source>
        <translation>
            <numerusform>%1: %2 个顶点悬空且无法绑定到骨架，因此无论多远都复制最近的表面。请检查其权重</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: only %3 of its vertices match the surface that the weights come from. It may stand in another place or pose. Move it there, or raise the distance or the angle</source>
        <translation>%1: 只有 %3 的顶点与权重来源表面匹配。它可能在另一位置或处于另一姿势。请移动它，或增大距离或角度</translation>
    </message>
    <message>
        <source>%1: it measures %3 from corner to corner, the surface that the weights come from %4. It may be made at another scale, or stand in another place. Scale or move one of them</source>
        <translation>%1: 对角长度为 %3，权重来源表面为 %4。它可能以另一比例制作，或在另一位置。请缩放或移动其中之一</translation>
    </message>
    <message numerus="yes">
        <source>%1: the voxels were drawn by %3 in %2 picture(s). Another graphics card may decide a few voxels otherwise</source>
        <translation>
            <numerusform>%1: 体素由 %3 以 %2 张图片绘制。另一块显卡对少数体素的判断可能不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness by angle is not used: the joint or region does not exist or is not bound</source>
        <translation>
            <numerusform>%1: 其按角度的刚度未使用: 关节或区域不存在或未绑定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its smoothness is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1: 其平滑像素未使用: 关节不存在或未绑定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because the mesh whose volume it used is missing or has changed: %3</source>
        <translation>
            <numerusform>%1: 已在新体积中绑定，因为所用体积的网格缺失或已改变: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because %2 vertex(ices) lie outside the volume of the mesh before</source>
        <translation>
            <numerusform>%1: 已在新体积中绑定，因为 %2 个顶点在之前网格的体积之外</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s), such as %3, turn out of the picture&apos;s plane in animations. The exported file shows them foreshortened, as seen from the front</source>
        <translation>
            <numerusform>%1: 动画中有 %2 个关节 (如 %3) 转出图片平面。导出的文件按正面所见显示其透视缩短</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: animations shear %2 joint(s), such as %3, which Godot 3 cannot do; export for Godot 4 keeps it</source>
        <translation>
            <numerusform>%1: 动画使 %2 个关节 (如 %3) 发生剪切，Godot 3 无法做到; 为 Godot 4 导出则保留</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this animation of %2 frame(s) was not exported. The format holds %3 frames, fewer if many joints move</source>
        <translation>
            <numerusform>%1: 这个 %2 帧的动画未导出。该格式可容纳 %3 帧，许多关节运动时更少</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 name(s) differ from the character&apos;s, because names must differ and some characters are not allowed, such as %3, now %4</source>
        <translation>
            <numerusform>%1: %2 个名称与角色中的不同，因为名称不能重复，且有些字符不允许，如 %3 现为 %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the format cannot repeat this texture, as %3 does</source>
        <translation>
            <numerusform>%1: 该格式无法像 %3 那样重复此纹理</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a driver names it, but there is no such joint or shape. The driver does nothing</source>
        <translation>
            <numerusform>%1: 有驱动器指定它，但没有这样的关节或形态。该驱动器不起作用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) left out of the shape, because the pose flattens them</source>
        <translation>
            <numerusform>%1: %2 个顶点未计入形态，因为姿势把它们压平</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the limits of %2 joint(s) were left out, because a min is greater than its max; one of them is %3. Correct them in the file</source>
        <translation>
            <numerusform>%1: 略去了 %2 个关节的限制，因为最小值大于最大值; 其中一个是 %3。请在文件中更正</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 shape(s) lost, because their part is missing or has another vertex count</source>
        <translation>
            <numerusform>%1: 丢失了 %2 个形态，因为其部件缺失或顶点数不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its envelope is not used: the joint is not bound</source>
        <translation>
            <numerusform>%1: 未使用其包络: 该关节未绑定</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no vertex of the mesh lies in this lattice or near this wire. Check its place, unit and drop-off</source>
        <translation>
            <numerusform>%1: 网格没有顶点在此晶格内或此线变形器附近。请检查其位置、单位和衰减宽度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) lose up to %3 of the weights of this lattice or wire to Max Influences and follow it only roughly. Set Max Influences to all, use fewer control vertices, or let them follow the skin</source>
        <translation>
            <numerusform>%1: 因最大影响数，%2 个顶点丢失此晶格或线变形器的权重最多 %3，只能大致跟随它。请把最大影响数设为“全部”，使用更少的控制顶点，或让它们跟随皮肤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh edited by hand (%2 vertex(ices)) is not used, because its picture is missing or has another size</source>
        <translation>
            <numerusform>%1: 未使用手动编辑的网格 (%2 个顶点)，因为其图片缺失或大小不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the shape only repeats what weights can do. Weights alone bring its %2 vertex(ices) to the same place. Drag the skin instead</source>
        <translation>
            <numerusform>%1: 该形态只是重复权重能做到的事。仅用权重就能把它的 %2 个顶点带到同一位置。请改为拖动皮肤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: VRM 0.x has no constraints, so %2 driven joint(s) turn in the clips alone. Write VRM 1.0</source>
        <translation>
            <numerusform>%1: VRM 0.x 没有约束，因此 %2 个受驱动的关节只在剪辑中转动。请写成 VRM 1.0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the character does not face +Z, as a VRM has to. Turn it by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1: 角色没有按 VRM 的要求朝向 +Z。请用“姿势 &gt; 应用为静止姿势”转动它</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the bind pose is not the T-pose of a VRM: %2 arm or leg bone(s) deviate, most %3, by %4 degrees. Make it one by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1: 绑定姿势不是 VRM 的 T 姿势: %2 个手臂或腿的骨骼有偏差，最大的是 %3，偏 %4 度。请用“姿势 &gt; 应用为静止姿势”改成 T 姿势</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its scale is part of the mesh now, and of the joints below</source>
        <translation>
            <numerusform>%1: 其缩放现已并入网格和其下的关节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) smoothed where the pose opened a fold</source>
        <translation>
            <numerusform>%1: 姿势展开褶皱之处，%2 个顶点已平滑</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its hands show %2 finger(s), so the template has no more, though %3 were asked for</source>
        <translation>
            <numerusform>%1: 它的手显示 %2 根手指，因此模板也没有更多，尽管要求了 %3 根</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is left out of the springs, because %3 (%4)</source>
        <translation>
            <numerusform>%1 未纳入弹簧，因为%3 (%4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar&apos;s data are not used, such as %4, because %3. The file keeps them</source>
        <translation>
            <numerusform>%1: 虚拟形象数据的 %2 个条目 (如 %4) 未使用，因为%3。文件会保留它们</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 node(s) had a scale, from %3 to %4. Positions and joints have it now, and all nodes have scale 1</source>
        <translation>
            <numerusform>%1: %2 个节点有 %3 到 %4 的缩放。现在缩放已并入位置和关节，所有节点的缩放为 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar were not written, such as %4, because %3</source>
        <translation>
            <numerusform>%1: 虚拟形象的 %2 个条目 (如 %4) 未写入，因为%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no expressions found. The character has %2 shape(s), and no name of one says what a face shows, as in the lists of ARKit, MMD or VRoid</source>
        <translation>
            <numerusform>%1: 未找到表情。角色有 %2 个形态，但没有一个的名称像 ARKit、MMD 或 VRoid 的列表那样说明脸上显示什么</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this expression sets %2 shape(s) that no part has, such as %3. Choose others, or remove them</source>
        <translation>
            <numerusform>%1: 此表情设置了没有部件拥有的 %2 个形态，如 %3。请选择其他形态，或移除它们</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) of this expression were not from 0 to 1 and were brought there</source>
        <translation>
            <numerusform>%1: 此表情的 %2 个权重不在 0 到 1 之内，已调整到该范围</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: another expression has this name, so it is called %3 now</source>
        <translation>
            <numerusform>%1: 另一个表情有此名称，因此它现在名为 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this shape of %2 vertex(ices) was made by opening the jaw, joint %3, because expressions turn no joints</source>
        <translation>
            <numerusform>%1: 因为表情不转动关节，这个含 %2 个顶点的形态是通过张开下颌 (关节 %3) 做成的</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: it has no weights, so it stays where it is. Undo, bind it, and apply the rest pose again</source>
        <translation>
            <numerusform>%1: 它没有权重，因此留在原处。请撤销，绑定它，再重新应用静止姿势</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 constraint(s) were written with the nearest axis of their joint, such as that of %3, because no axis lies where it did before the joint was turned. Turn the joint&apos;s axes back for an exact one</source>
        <translation>
            <numerusform>%1: %2 个约束 (如 %3 的约束) 以其关节最接近的轴写出，因为没有轴位于关节转动之前的位置。要得到准确的约束，请把关节的轴转回去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) at the ends of chains stay still in this file, because VRM 1.0 wants a joint at each end. Write the file anew, which adds them</source>
        <translation>
            <numerusform>%1: 此文件中链末端的 %2 个关节保持不动，因为 VRM 1.0 要求每个末端有一个关节。重新写出文件即会添加它们</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: 骨架与网格不符: %3 个关节中有 %2 个在外，权重会很差。%4则相符: 请用“绑定”菜单的“适配骨架”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: 骨架比网格小得多，权重会很差。%4则相符: 请用“绑定”菜单的“适配骨架”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel</source>
        <translation>
            <numerusform>%1: %2 个部件远离骨架，如 %3，已照其余部件绑定。如果它们不属于角色，请在“部件”面板设为“跳过”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one under Joints in the Bind panel</source>
        <translation>
            <numerusform>%1: %2 个关节与其他关节位置相同，如 %3 和 %4，求解器无法区分。请移开它们，或在“绑定”面板的“关节”中只留一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel</source>
        <translation>
            <numerusform>%1: %2 个部件或壳各对一个关节设为刚性，因为它们几乎整体移动: %3。要让它们弯曲，请在“部件”面板设为“平滑”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayPainter</name>
    <message>
        <source>Height %1, width %2, depth %3</source>
        <translation>高 %1，宽 %2，深 %3</translation>
    </message>
</context>
<context>
    <name>PartEdits</name>
    <message>
        <source>Rigid to %1 (found)</source>
        <translation>对 %1 刚性 (自动发现)</translation>
    </message>
    <message>
        <source>Same as part</source>
        <translation>同部件</translation>
    </message>
    <message>
        <source>Rigid, as in the file</source>
        <translation>刚性，按文件</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>对 %1 刚性</translation>
    </message>
    <message>
        <source>Copy nearest skin</source>
        <translation>复制最近的蒙皮</translation>
    </message>
    <message>
        <source>Limit to %1</source>
        <translation>限制到 %1</translation>
    </message>
    <message>
        <source>Limit to %1 joints</source>
        <translation>限制到 %1 个关节</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Binding of %1</source>
        <translation>%1 的绑定</translation>
    </message>
    <message>
        <source>Binding of %1 Parts</source>
        <translation>%1 个部件的绑定</translation>
    </message>
    <message>
        <source>Solver of %1</source>
        <translation>%1 的求解器</translation>
    </message>
    <message>
        <source>Solver of %1 Parts</source>
        <translation>%1 个部件的求解器</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>接受全部建议</translation>
    </message>
    <message>
        <source>%1 (proposed: copy nearest skin)</source>
        <translation>%1 (建议: 复制最近的蒙皮)</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, the nearest joint)</source>
        <translation>%1 (建议: 对最近的关节 %2 刚性)</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, %3 % of its weight)</source>
        <translation>%1 (建议: 对 %2 刚性，占其权重的 %3 %)</translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message numerus="yes">
        <source>%n open border(s)</source>
        <translation>
            <numerusform>%n 处开放边界</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-manifold edge(s)</source>
        <translation>
            <numerusform>%n 条非流形边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) with flipped faces</source>
        <translation>
            <numerusform>%n 条带翻转面的边</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-intersecting face(s)</source>
        <translation>
            <numerusform>%n 个自相交面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero-area face(s)</source>
        <translation>
            <numerusform>%n 个零面积面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate face(s)</source>
        <translation>
            <numerusform>%n 个重复面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n isolated vertex(ices)</source>
        <translation>
            <numerusform>%n 个孤立顶点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>%n 条开放边</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed, no defects</source>
        <translation>封闭，无缺陷</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1，壳 %2</translation>
    </message>
</context>
<context>
    <name>PictureMeshEdits</name>
    <message>
        <source>Move Vertices</source>
        <translation>移动顶点</translation>
    </message>
    <message>
        <source>Add Vertex</source>
        <translation>添加顶点</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>删除顶点</translation>
    </message>
</context>
<context>
    <name>PictureMeshFile</name>
    <message>
        <source>mesh %1 has no &quot;%2&quot;</source>
        <translation>网格 %1 没有“%2”</translation>
    </message>
    <message>
        <source>&quot;%2&quot; of mesh %1 has to be a list</source>
        <translation>网格 %1 的“%2”必须是列表</translation>
    </message>
    <message>
        <source>vertex %2 of mesh %1 has to be [x, y], in pixels</source>
        <translation>网格 %1 的顶点 %2 必须是 [x, y]，以像素为单位</translation>
    </message>
    <message>
        <source>triangle %2 of mesh %1 has to be the numbers of three vertices</source>
        <translation>网格 %1 的三角形 %2 必须是三个顶点的编号</translation>
    </message>
    <message>
        <source>mesh %1 has an unknown &quot;%2&quot;</source>
        <translation>网格 %1 有未知的“%2”</translation>
    </message>
    <message>
        <source>&quot;mesh&quot; of mesh %1 has to be a name, &quot;width&quot; and &quot;height&quot; whole numbers of pixels, and every vertex within them</source>
        <translation>网格 %1 的“mesh”必须是名称，“width”和“height”必须是整数像素，且每个顶点都在其范围内</translation>
    </message>
    <message>
        <source>mesh %1 is no object</source>
        <translation>网格 %1 不是对象</translation>
    </message>
    <message>
        <source>it has to be a project or a recipe with an edited mesh, or {&quot;sinewPictureMesh&quot;: 1, &quot;meshes&quot;: %1}</source>
        <translation>必须是含有已编辑网格的项目或配方，或 {&quot;sinewPictureMesh&quot;: 1, &quot;meshes&quot;: %1}</translation>
    </message>
</context>
<context>
    <name>PlaceEdits</name>
    <message>
        <source>Add Voxel Edit %1</source>
        <translation>添加体素编辑 %1</translation>
    </message>
    <message>
        <source>Delete Voxel Edit %1</source>
        <translation>删除体素编辑 %1</translation>
    </message>
    <message>
        <source>Delete Voxel Edits</source>
        <translation>删除体素编辑</translation>
    </message>
    <message>
        <source>Change Voxel Edit %1</source>
        <translation>更改体素编辑 %1</translation>
    </message>
    <message>
        <source>Change Resolution of Voxel Edits</source>
        <translation>更改体素编辑的分辨率</translation>
    </message>
    <message>
        <source>Change Resolution of Voxel Edit %1</source>
        <translation>更改体素编辑 %1 的分辨率</translation>
    </message>
</context>
<context>
    <name>PoseClipboard</name>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>it contains no pose</source>
        <translation>它不含姿势</translation>
    </message>
    <message>
        <source>it must contain exactly one joint</source>
        <translation>它必须恰好包含一个关节</translation>
    </message>
</context>
<context>
    <name>PoseEdits</name>
    <message>
        <source>Reset Joint</source>
        <translation>重置关节</translation>
    </message>
    <message>
        <source>Reset Pose</source>
        <translation>重置姿势</translation>
    </message>
    <message>
        <source>Mirror Pose</source>
        <translation>镜像姿势</translation>
    </message>
    <message>
        <source>Mirror Joint</source>
        <translation>镜像关节</translation>
    </message>
    <message>
        <source>Paste Pose</source>
        <translation>粘贴姿势</translation>
    </message>
    <message>
        <source>Paste Joint</source>
        <translation>粘贴关节</translation>
    </message>
</context>
<context>
    <name>PoseFile</name>
    <message>
        <source>&quot;%1&quot; must be {&quot;rotate&quot;: [x, y, z]}</source>
        <translation>&quot;%1&quot; 必须是 {&quot;rotate&quot;: [x, y, z]}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; must be three numbers</source>
        <translation>关节 &quot;%2&quot; 的 &quot;%1&quot; 必须是三个数字</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is too large</source>
        <translation>关节 &quot;%2&quot; 的 &quot;%1&quot; 太大</translation>
    </message>
    <message>
        <source>%1 joints are named &quot;%2&quot;, so the name is ambiguous</source>
        <translation>有 %1 个关节名为 &quot;%2&quot;，名称不明确</translation>
    </message>
    <message>
        <source>the file must contain {&quot;joint&quot;: {...}, ...}</source>
        <translation>文件必须包含 {&quot;joint&quot;: {...}, ...}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is not rotate, translate or scale</source>
        <translation>关节“%2”的“%1”不是 rotate、translate 或 scale</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; must be from %3 to %4</source>
        <translation>关节“%2”的“%1”必须在 %3 到 %4 之间</translation>
    </message>
</context>
<context>
    <name>PoseShelf</name>
    <message>
        <source>Arms Up</source>
        <translation>举起双臂</translation>
    </message>
    <message>
        <source>Deep Squat</source>
        <translation>深蹲</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>握拳</translation>
    </message>
    <message>
        <source>Look Back</source>
        <translation>回头看</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>it contains no pose</source>
        <translation>它不含姿势</translation>
    </message>
    <message>
        <source>a pose needs a name of its own</source>
        <translation>姿势需要自己的名称</translation>
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
        <translation>移动关节</translation>
    </message>
    <message>
        <source>Scale Joints</source>
        <translation>缩放关节</translation>
    </message>
    <message>
        <source>Turn Joints</source>
        <translation>转动关节</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>摆关节姿势</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drag Limb</source>
        <translation>拖动肢体</translation>
    </message>
</context>
<context>
    <name>Printout</name>
    <message>
        <source>Notes</source>
        <translation>注意</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>its joint deformation cannot be read</source>
        <translation>其关节变形无法读取</translation>
    </message>
    <message>
        <source>its implicit skinning cannot be read</source>
        <translation>其隐式蒙皮无法读取</translation>
    </message>
    <message>
        <source>its hidden parts cannot be read</source>
        <translation>其隐藏的部件无法读取</translation>
    </message>
    <message>
        <source>its weight layers cannot be read</source>
        <translation>其权重图层无法读取</translation>
    </message>
    <message>
        <source>its joint locks or joint mapping cannot be read</source>
        <translation>其关节锁定或关节映射无法读取</translation>
    </message>
    <message>
        <source>its motions cannot be read</source>
        <translation>其动作无法读取</translation>
    </message>
    <message>
        <source>its pose keys cannot be read</source>
        <translation>其姿势关键帧无法读取</translation>
    </message>
    <message>
        <source>its pose cannot be read</source>
        <translation>其姿势无法读取</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>其选择无法读取</translation>
    </message>
    <message>
        <source>its view cannot be read</source>
        <translation>其视图无法读取</translation>
    </message>
    <message>
        <source>its bind cannot be read</source>
        <translation>其绑定无法读取</translation>
    </message>
    <message>
        <source>it does not name its source files</source>
        <translation>它没有指明源文件</translation>
    </message>
    <message>
        <source>it is not a Sinew project</source>
        <translation>它不是 Sinew 项目</translation>
    </message>
    <message>
        <source>its version is unknown</source>
        <translation>其版本未知</translation>
    </message>
    <message>
        <source>its skeleton fit cannot be read</source>
        <translation>其骨架适配无法读取</translation>
    </message>
    <message>
        <source>it does not name the mesh whose volume it is bound in</source>
        <translation>它没有指明绑定所用体积的网格</translation>
    </message>
    <message>
        <source>what it says about its picture cannot be read</source>
        <translation>其关于图片的内容无法读取</translation>
    </message>
    <message>
        <source>its shapes cannot be read</source>
        <translation>其形态无法读取</translation>
    </message>
    <message>
        <source>its subdivision levels of parts cannot be read</source>
        <translation>其部件的细分级别无法读取</translation>
    </message>
</context>
<context>
    <name>PseudoEdgeEdits</name>
    <message>
        <source>Connect by Pseudo-Edge</source>
        <translation>用伪边连接</translation>
    </message>
    <message>
        <source>Remove Pseudo-Edge</source>
        <translation>去除伪边</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it contains the number %1, which is too large</source>
        <translation>它含有数字 %1，太大了</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>它不是有效的 JSON</translation>
    </message>
    <message>
        <source>it is not valid JSON from %1</source>
        <translation>从 %1 起不是有效的 JSON</translation>
    </message>
    <message>
        <source>it contains &quot;%1&quot; twice</source>
        <translation>它包含“%1”两次</translation>
    </message>
    <message>
        <source>its lists and objects are nested too deeply</source>
        <translation>其列表和对象嵌套过深</translation>
    </message>
    <message>
        <source>one of its objects has more than %1 entries</source>
        <translation>其中一个对象的条目超过 %1 个</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be %2</source>
        <translation>“%1”必须是%2</translation>
    </message>
    <message>
        <source>it does not start with {&quot;sinewRecipe&quot;: 1</source>
        <translation>它没有以 {&quot;sinewRecipe&quot;: 1 开头</translation>
    </message>
    <message>
        <source>this release reads recipes of version 1 only</source>
        <translation>此程序只读取版本 1 的配方</translation>
    </message>
    <message>
        <source>a list of names, none of them empty</source>
        <translation>名称列表，其中没有空名称</translation>
    </message>
</context>
<context>
    <name>RegionEdits</name>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Add Region &quot;%1&quot;</source>
        <translation>添加区域“%1”</translation>
    </message>
    <message>
        <source>Delete Region &quot;%1&quot;</source>
        <translation>删除区域“%1”</translation>
    </message>
    <message>
        <source>Delete Regions</source>
        <translation>删除区域</translation>
    </message>
    <message>
        <source>Switch Regions On</source>
        <translation>打开区域</translation>
    </message>
    <message>
        <source>Switch Regions Off</source>
        <translation>关闭区域</translation>
    </message>
    <message>
        <source>Change Region &quot;%1&quot;</source>
        <translation>更改区域“%1”</translation>
    </message>
    <message>
        <source>Rename Region</source>
        <translation>重命名区域</translation>
    </message>
    <message>
        <source>Move Region &quot;%1&quot;</source>
        <translation>移动区域“%1”</translation>
    </message>
    <message>
        <source>Add Vertices to Region &quot;%1&quot;</source>
        <translation>向区域“%1”添加顶点</translation>
    </message>
    <message>
        <source>Remove Vertices from Region &quot;%1&quot;</source>
        <translation>从区域“%1”去除顶点</translation>
    </message>
    <message>
        <source>Soften Region &quot;%1&quot;</source>
        <translation>柔化区域“%1”</translation>
    </message>
    <message>
        <source>Paint Region &quot;%1&quot;</source>
        <translation>绘制区域“%1”</translation>
    </message>
    <message>
        <source>Convert Region &quot;%1&quot; to Painted</source>
        <translation>把区域“%1”转换为绘制</translation>
    </message>
    <message>
        <source>Clear Joint Stiffness</source>
        <translation>清除关节刚度</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>%1 的刚度 (alpha)</translation>
    </message>
    <message>
        <source>Clear Joint Smoothness</source>
        <translation>清除关节平滑像素</translation>
    </message>
    <message>
        <source>Smoothness of %1</source>
        <translation>%1 的平滑像素</translation>
    </message>
</context>
<context>
    <name>RegionText</name>
    <message>
        <source>This region is off. Tick it to use it.</source>
        <translation>此区域已关闭。勾选即可使用。</translation>
    </message>
    <message>
        <source>This region changes nothing yet. Give it its own stiffness, falloff, max influences, joints or solver, or let it keep its shape.</source>
        <translation>此区域尚未改变任何东西。请给它自己的刚度、衰减、最大影响数、关节或求解器，或让它保持形状。</translation>
    </message>
    <message>
        <source>This region changes nothing yet: Keep shape needs the solver Bounded Biharmonic. Choose it for the character or for the region.</source>
        <translation>此区域尚未改变任何东西: “保持形状”需要“有界双调和”求解器。请为角色或区域选择它。</translation>
    </message>
    <message>
        <source>No region is selected. A stroke makes a new one.</source>
        <translation>未选择区域。画一笔即新建。</translation>
    </message>
    <message>
        <source>This region has a shape of its own. A stroke makes a new region; to paint this one, press Convert and Paint in the Bind panel.</source>
        <translation>此区域有自己的形状。画一笔会新建区域; 要绘制此区域，请按“绑定”面板中的“转换并绘制”。</translation>
    </message>
</context>
<context>
    <name>RestEdits</name>
    <message>
        <source>Move Joints</source>
        <translation>移动关节</translation>
    </message>
    <message>
        <source>Turn Joints</source>
        <translation>转动关节</translation>
    </message>
</context>
<context>
    <name>RigWords</name>
    <message>
        <source>where its marker lies</source>
        <translation>在其标记处</translation>
    </message>
    <message>
        <source>from cross sections of the body</source>
        <translation>由身体的横截面</translation>
    </message>
    <message>
        <source>where the limb bends</source>
        <translation>在肢体弯曲处</translation>
    </message>
    <message>
        <source>where the limb is thinnest</source>
        <translation>在肢体最细处</translation>
    </message>
    <message>
        <source>along a finger of its own</source>
        <translation>沿它自己的手指</translation>
    </message>
    <message>
        <source>part of the way along the limb</source>
        <translation>在肢体的中途</translation>
    </message>
    <message>
        <source>by usual proportions only</source>
        <translation>仅按通常比例</translation>
    </message>
    <message>
        <source>like the other side</source>
        <translation>与另一侧相同</translation>
    </message>
</context>
<context>
    <name>SelectEdits</name>
    <message>
        <source>%1 of %2 vertices selected</source>
        <translation>已选 %2 个顶点中的 %1 个</translation>
    </message>
    <message>
        <source>Select All Vertices</source>
        <translation>选择全部顶点</translation>
    </message>
    <message>
        <source>Deselect Vertices</source>
        <translation>取消选择顶点</translation>
    </message>
    <message>
        <source>Invert Selection</source>
        <translation>反选</translation>
    </message>
    <message>
        <source>Grow Selection</source>
        <translation>扩大选区</translation>
    </message>
    <message>
        <source>Shrink Selection</source>
        <translation>缩小选区</translation>
    </message>
    <message>
        <source>Select Linked Vertices</source>
        <translation>选择相连顶点</translation>
    </message>
    <message>
        <source>Select Part Vertices</source>
        <translation>选择部件顶点</translation>
    </message>
    <message>
        <source>Select Shell</source>
        <translation>选择壳</translation>
    </message>
    <message>
        <source>Select by Weight</source>
        <translation>按权重选择</translation>
    </message>
    <message>
        <source>Select by Influences</source>
        <translation>按影响选择</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Box Select</source>
        <translation>框选</translation>
    </message>
    <message>
        <source>Lasso Select</source>
        <translation>套索选择</translation>
    </message>
    <message>
        <source>Paint Select</source>
        <translation>笔刷选择</translation>
    </message>
    <message>
        <source>Select Vertex</source>
        <translation>选择顶点</translation>
    </message>
    <message>
        <source>Deselect Vertices</source>
        <translation>取消选择顶点</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>Not in use: the solver %1 does not use it.</source>
        <translation>未使用: 求解器 %1 不读取它。</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>Weights look wrong all over: go back to Geodesic Voxel, or compare two solvers side by side (View &gt; Compare)</source>
        <translation>权重处处不对: 回到测地体素，或并排比较两个求解器 (视图 &gt; 比较)</translation>
    </message>
    <message>
        <source>Scale distance by limb thickness</source>
        <translation>按肢体粗细缩放距离</translation>
    </message>
    <message>
        <source>Divides distances by the thickness of each limb, so that a thin arm takes no weight from the chest beside it. Short thick end bones (heads, toes) count nearer, too</source>
        <translation>用每个肢体的粗细除距离，使细手臂不从旁边的胸部取权重。短粗的末端骨骼 (头、脚趾) 也算得更近</translation>
    </message>
    <message>
        <source>A thin arm pulls the chest along: switch it on. A head or a toe moves too much around it: switch it off</source>
        <translation>细手臂带动胸部: 打开。头或脚趾周围移动过多: 关闭</translation>
    </message>
    <message>
        <source>Fit bones to the mesh</source>
        <translation>使骨骼贴合网格</translation>
    </message>
    <message>
        <source>A big head follows the neck, or a foot stays behind: switch it on. A last bone reaches into its neighbours: switch it off</source>
        <translation>大头跟随脖子，或脚留在原处：请打开。末端骨骼伸入相邻部位：请关闭</translation>
    </message>
    <message>
        <source>Guess bones of joints without parent</source>
        <translation>推测无父级关节的骨骼</translation>
    </message>
    <message>
        <source>Joints that have neither parent nor child, as in WebXR hands, get bones along the local axis that most of them aim with. Off: they get no bones</source>
        <translation>既无父级也无子级的关节，如 WebXR 手，沿多数关节所指的局部轴得到骨骼。关闭: 没有骨骼</translation>
    </message>
    <message>
        <source>Joints without parent and child move nothing: switch it on. Their bones turn the wrong way: switch it off</source>
        <translation>没有父级和子级的关节不起作用时打开；其骨骼方向不对时关闭</translation>
    </message>
    <message>
        <source>Stiffness (alpha)</source>
        <translation>刚度 (alpha)</translation>
    </message>
    <message>
        <source>How stiff the bends are. 0 is soft like cloth: each joint reaches far. 1 is stiff: each joint bends in a narrow band</source>
        <translation>弯曲有多硬。0 像布一样软: 每个关节影响很远。1 很硬: 每个关节在窄带中弯曲</translation>
    </message>
    <message>
        <source>An elbow bends like rubber: raise it. It breaks in a sharp line: lower it. Only one joint does: select it and give it its own stiffness</source>
        <translation>肘部像橡皮一样弯曲: 调高。折成一条锐线: 调低。只有一个关节如此: 选择它并给它单独的刚度</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>软</translation>
    </message>
    <message>
        <source>stiff</source>
        <translation>硬</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑度</translation>
    </message>
    <message>
        <source>How far weights spread over the surface, relative to the thickness of each limb. 0 does not spread them, 1 spreads them as far as the limb is thick</source>
        <translation>权重在表面上铺开多远，相对于每个肢体的粗细。0 不铺开，1 铺开到肢体的粗细</translation>
    </message>
    <message>
        <source>Bends show steps or sharp lines: raise it. Fingers or lips pull one another along: lower it</source>
        <translation>弯曲处有台阶或锐线: 调高。手指或嘴唇互相拉动: 调低</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>最大影响数</translation>
    </message>
    <message>
        <source>How many joints may move a vertex. Game engines take 4, some 8. More bend softer where many bones meet</source>
        <translation>多少个关节可以移动一个顶点。游戏引擎取 4 个，有的取 8 个。更多则在许多骨骼相接处弯曲更柔和</translation>
    </message>
    <message>
        <source>Shoulders or hips bend in steps: raise it, if your engine takes more. Shift+T shows where the limit took weight away</source>
        <translation>肩或髋弯曲有台阶: 引擎允许则调高。Shift+T 显示上限去除权重之处</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>How weight fades with distance. Power (the 2014 paper) fades evenly; Quadratic (the 2013 paper, and Unreal) is the softest; Exponential stays close to the nearest bone</source>
        <translation>权重如何随距离减弱。幂 (2014 年论文) 均匀减弱; 二次 (2013 年论文和 Unreal) 最柔和; 指数贴近最近的骨骼</translation>
    </message>
    <message>
        <source>Bends are too wide although they are stiff: try Exponential. Bends crease: try Quadratic</source>
        <translation>弯曲虽硬但太宽: 试试指数。弯曲处起折: 试试二次</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>幂</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>二次</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Prune below</source>
        <translation>修剪低于</translation>
    </message>
    <message>
        <source>Removes weights smaller than this. 0.01 keeps files small without a visible change</source>
        <translation>去除小于此值的权重。0.01 使文件较小而没有可见变化</translation>
    </message>
    <message>
        <source>Skin shows steps where weights are small: set it to 0. Far joints still move a vertex a little: raise it to 0.01</source>
        <translation>权重小处皮肤有台阶: 设为 0。远处关节仍稍微移动顶点: 调到 0.01</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>全部保留</translation>
    </message>
    <message>
        <source>Rigid shells</source>
        <translation>刚性壳</translation>
    </message>
    <message>
        <source>Parts and loose pieces of the mesh that move nearly as one follow one joint, so that buttons, buckles and helmets do not bend. The Parts panel can make each of them smooth again</source>
        <translation>几乎整体移动的部件和散块跟随一个关节，使纽扣、带扣和头盔不弯曲。“部件”面板可以让它们各自恢复平滑</translation>
    </message>
    <message>
        <source>A strap or a sleeve does not bend: set that part to Smooth in the Parts panel. A button or a buckle bends: switch it on</source>
        <translation>带子或袖子不弯曲: 在“部件”面板把该部件设为平滑。纽扣或带扣弯曲: 打开</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Voxels along the longest side. Automatic: 64, and up to 4096 around gaps that keep limbs apart. A number: the same everywhere; each doubling takes about four times the time and memory</source>
        <translation>最长边上的体素数。自动: 64，在隔开肢体的间隙处可达 4096。数字: 处处相同; 每加倍一次约用四倍的时间和内存</translation>
    </message>
    <message>
        <source>Fingers or legs stick together: choose a higher one, or refine only that place. Binding takes too long: choose a lower one</source>
        <translation>手指或腿粘在一起: 选更高的，或只细分该处。绑定太久: 选更低的</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Open gaps wider than</source>
        <translation>打开宽于此的间隙</translation>
    </message>
    <message>
        <source>Automatic resolution opens gaps between fingers, legs or folds that are wider than this, in percent of the longest side</source>
        <translation>自动分辨率打开手指、腿或褶皱之间宽于此值的间隙，以最长边的百分比计</translation>
    </message>
    <message>
        <source>Close fingers or folds still stick together: lower it. Binding takes too long: raise it</source>
        <translation>靠近的手指或褶皱仍粘在一起: 调低。绑定太久: 调高</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Exact sum of 1</source>
        <translation>精确和为 1</translation>
    </message>
    <message>
        <source>Bounded biharmonic weights: solve all joints at once so that their weights sum to 1, in place of scaling them to 1 afterwards. Differs little and takes several times as long</source>
        <translation>有界双调和权重: 同时求解所有关节使权重之和为 1，而不是之后缩放到 1。差别很小，时间为数倍</translation>
    </message>
    <message>
        <source>Weights ripple where many joints meet: switch it on. Binding takes too long: switch it off</source>
        <translation>许多关节相接处权重起皱: 打开。绑定太久: 关闭</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>热量</translation>
    </message>
    <message>
        <source>How strongly the nearest bone heats what lies around it. Less lets weights spread wider</source>
        <translation>最近的骨骼加热周围的强度。更小使权重铺得更广</translation>
    </message>
    <message>
        <source>Bends are too soft: raise it. Bends are too sharp: lower it</source>
        <translation>弯曲太软: 调高。弯曲太锐: 调低</translation>
    </message>
    <message>
        <source>Power of distance</source>
        <translation>距离的幂</translation>
    </message>
    <message>
        <source>Inverse distance: weights fall with this power of the distance. More is stiffer</source>
        <translation>反距离: 权重按距离的此幂减弱。更大则更硬</translation>
    </message>
    <message>
        <source>Every joint moves a little of everything: raise it. Bends are too sharp: lower it</source>
        <translation>每个关节都稍微移动所有部分: 调高。弯曲太锐: 调低</translation>
    </message>
    <message>
        <source>Smoothness in pixels</source>
        <translation>平滑像素</translation>
    </message>
    <message>
        <source>Flat picture: how far weights reach along the picture, in pixels of a picture 512 pixels long. 10 bends hard, 100 softly</source>
        <translation>平面图片: 权重沿图片达到多远，以 512 像素长的图片的像素计。10 弯曲生硬，100 柔和</translation>
    </message>
    <message>
        <source>The picture breaks where it bends: raise it. A limb pulls its neighbour along: lower it</source>
        <translation>图片在弯曲处断裂: 调高。肢体拉动相邻部分: 调低</translation>
    </message>
    <message>
        <source>Envelope blend</source>
        <translation>包络过渡</translation>
    </message>
    <message>
        <source>How far a bone&apos;s weight reaches beyond its envelope, relative to the envelope&apos;s radius. 0: a bone moves what its envelope contains and nothing else</source>
        <translation>骨骼的权重超出包络多远，相对于包络半径。0: 骨骼只移动包络内的东西</translation>
    </message>
    <message>
        <source>Skin tears between two bones: raise it. A bone moves its neighbours: lower it</source>
        <translation>皮肤在两根骨骼之间撕开: 调高。骨骼移动相邻部分: 调低</translation>
    </message>
    <message>
        <source>Envelope size</source>
        <translation>包络大小</translation>
    </message>
    <message>
        <source>A bone&apos;s envelope grows until it holds this fraction of the surface that is nearest to the bone</source>
        <translation>骨骼的包络增大，直到包含离该骨骼最近的表面的这一比例</translation>
    </message>
    <message>
        <source>Skin stays behind although its bone moves: raise it. An envelope reaches into another limb: lower it</source>
        <translation>骨骼移动而皮肤落在后面: 调高。包络伸入另一肢体: 调低</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>惩罚</translation>
    </message>
    <message>
        <source>The arm moves the chest at the armpit, or the thighs move each other: raise it. A thin ear or fin does not follow: lower it</source>
        <translation>手臂在腋下带动胸部，或大腿互相移动: 调高。薄耳朵或鳍不跟随: 调低</translation>
    </message>
    <message>
        <source>Inside test</source>
        <translation>内部判定</translation>
    </message>
    <message>
        <source>What counts as inside the body. Signed crossings are right for bodies of many parts that cross each other; the nearest face is the paper&apos;s rule</source>
        <translation>什么算作身体内部。带符号交点适合由许多交叉部件组成的身体; 最近面是论文的规则</translation>
    </message>
    <message>
        <source>Gaps between parts are filled, or the body is hollow (Alt+5 shows it): choose the other one</source>
        <translation>部件之间的间隙被填充，或身体是空心的 (Alt+5 显示): 选另一个</translation>
    </message>
    <message>
        <source>Signed crossings</source>
        <translation>带符号交点</translation>
    </message>
    <message>
        <source>Nearest face</source>
        <translation>最近面</translation>
    </message>
    <message>
        <source>Resolve ambiguous voxels (winding number)</source>
        <translation>判定不明确体素 (环绕数)</translation>
    </message>
    <message>
        <source>Where the inside test gives different answers from different sides, asks how much of the mesh surrounds the voxel. Right for open meshes; without it the outside comes in through their holes</source>
        <translation>当内部判定从不同方向得到不同答案时，看网格包围体素的程度。适合开放网格; 否则外部会从孔洞进入</translation>
    </message>
    <message>
        <source>Voxels fill the space outside of an open mesh (Alt+5 shows them): switch it on</source>
        <translation>体素填充了开放网格之外的空间 (Alt+5 显示): 打开</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>查值</translation>
    </message>
    <message>
        <source>How a vertex reads its distances. Smooth blends the voxels around it; Voxel takes the one that holds it, as in the paper, and shows steps at low resolutions</source>
        <translation>顶点如何读取距离。平滑混合周围的体素; 体素取包含它的那个，同论文，低分辨率时出现台阶</translation>
    </message>
    <message>
        <source>Weights show steps as large as voxels: choose Smooth</source>
        <translation>权重有体素大小的台阶: 选择平滑</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Voxel</source>
        <translation>体素</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Weights reach farther along an axis than across it: choose Straight lines</source>
        <translation>权重沿轴比横向达到更远: 选择直线</translation>
    </message>
    <message>
        <source>Straight lines</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>Voxel centers</source>
        <translation>体素中心</translation>
    </message>
    <message>
        <source>Uniform voxels</source>
        <translation>均匀体素</translation>
    </message>
    <message>
        <source>Fills the inside with voxels as small as those at the surface, in place of few large ones. Takes several times the time and memory; meant to compare with the paper</source>
        <translation>用与表面同样小的体素填充内部，而不是少量大体素。时间和内存为数倍; 用于与论文比较</translation>
    </message>
    <message>
        <source>Binding takes too long or too much memory: switch it off</source>
        <translation>绑定占用太多时间或内存: 关闭</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>内存上限</translation>
    </message>
    <message>
        <source>A bind that needs more memory than this stops before it starts, and says which resolution fits</source>
        <translation>需要更多内存的绑定会在开始前停止，并说明合适的分辨率</translation>
    </message>
    <message>
        <source>A bind stops because it needs more memory: raise the limit, or choose a lower resolution</source>
        <translation>绑定因需要更多内存而停止: 提高上限，或选更低的分辨率</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>All that is free</source>
        <translation>全部可用内存</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Turn inverted normals outward</source>
        <translation>反转的法线转向外</translation>
    </message>
    <message>
        <source>A shell with inverted normals counts as a hole. Turned, it counts as the volume that it encloses</source>
        <translation>法线反转的壳算作孔洞。转向后算作它包围的体积</translation>
    </message>
    <message>
        <source>A part has no voxels inside (Alt+5 shows them): switch it on</source>
        <translation>部件内部没有体素 (Alt+5 显示): 打开</translation>
    </message>
    <message>
        <source>Close holes</source>
        <translation>封闭孔洞</translation>
    </message>
    <message>
        <source>Closes every hole for the solver, so that the outside does not come in. Not for hair cards and cloaks: their borders are holes too</source>
        <translation>为求解器封闭每个孔洞，使外部不会进入。不适合发片和斗篷: 其边界也是孔洞</translation>
    </message>
    <message>
        <source>The outside comes in through a hole: switch it on. Hair cards or a cloak turn solid: switch it off</source>
        <translation>外部从孔洞进入: 打开。发片或斗篷变成实心: 关闭</translation>
    </message>
    <message>
        <source>Remove duplicate faces</source>
        <translation>去除重复面</translation>
    </message>
    <message>
        <source>Keeps one of several faces in the same place. Duplicates count twice in the inside test</source>
        <translation>同一位置的多个面只保留一个。重复面在内部判定中会算两次</translation>
    </message>
    <message>
        <source>A part with doubled faces is hollow (Alt+5 shows it): switch it on</source>
        <translation>带重复面的部件是空心的 (Alt+5 显示): 打开</translation>
    </message>
    <message>
        <source>Voxel edits</source>
        <translation>体素编辑</translation>
    </message>
    <message>
        <source>Bind to joints</source>
        <translation>绑定到关节</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>控制柄</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>笼</translation>
    </message>
    <message>
        <source>Binding of parts</source>
        <translation>部件的绑定</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Stiffness of joints</source>
        <translation>关节的刚度</translation>
    </message>
    <message>
        <source>Only this joint bends too softly or too sharply: change its own stiffness. Its neighbours look wrong too: change the stiffness of all joints</source>
        <translation>只有此关节弯曲太软或太锐: 更改它单独的刚度。相邻的也不对: 更改所有关节的刚度</translation>
    </message>
    <message>
        <source>Find leaks</source>
        <translation>查找泄漏</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>What a step along the surface costs, compared with a step inside. More keeps paths out of armpits and folds; less lets them follow thin parts. 0 and 1: no penalty. Automatic: what keeps walls at one price at every resolution. A bound character follows the slider in any pose</source>
        <translation>与内部一步相比，沿表面一步的代价。更大使路径远离腋下和褶皱; 更小使其沿着细部。0 和 1: 无惩罚。自动: 使墙在各分辨率下代价相同。已绑定的角色在任何姿势下都跟随滑块</translation>
    </message>
    <message>
        <source>Bones follow the mesh: one without a child, and that of a head with ears, goes into what it moves, feet attached to the root follow their legs, and a root outside moves nothing. Off: bones only join joints</source>
        <translation>骨骼跟随网格：没有子级的骨骼以及带耳朵的头部的骨骼伸入其带动的部分，挂在根上的脚跟随其腿，外部的根不带动任何部分。关闭：骨骼只连接关节</translation>
    </message>
    <message>
        <source>Keep the smallest weights</source>
        <translation>保留最小的权重</translation>
    </message>
    <message>
        <source>Far joints hold tiny weights: switch it off</source>
        <translation>远处关节带有极小权重: 关闭它</translation>
    </message>
    <message>
        <source>Resolution in pixels</source>
        <translation>分辨率 (像素)</translation>
    </message>
    <message>
        <source>Flat picture: pixels along the longest side in which paths are searched. All takes the picture&apos;s own, up to 4096, so that slits one pixel wide keep limbs apart</source>
        <translation>平面图片: 搜索路径时最长边的像素数。“全部”使用图片自身的像素, 最多 4096, 一个像素宽的缝隙也能分开肢体</translation>
    </message>
    <message>
        <source>Limbs beside a narrow slit move together: choose All. It takes long: choose 512</source>
        <translation>窄缝两侧的肢体一起动: 选择“全部”。耗时太长: 选择 512</translation>
    </message>
    <message>
        <source>Grid axes</source>
        <translation>体素网格轴</translation>
    </message>
    <message>
        <source>How the voxel grid lies. The mesh&apos;s main axes give the same weights however the character stands; the world&apos;s axes are the paper&apos;s</source>
        <translation>体素网格的朝向。网格主轴使权重与角色朝向无关; 世界轴是论文的做法</translation>
    </message>
    <message>
        <source>World axes</source>
        <translation>世界轴</translation>
    </message>
    <message>
        <source>Voxelizer</source>
        <translation>体素化</translation>
    </message>
    <message>
        <source>Who finds out which voxels are inside. Columns does so on the processor, with the same result on every machine; Drawn lets the graphics card draw the mesh slice by slice, as in the paper, by the nearest face</source>
        <translation>由谁判断哪些体素在内部。“列”在处理器上进行, 在每台机器上结果相同; “绘制”像论文那样让显卡逐层绘制网格, 按最近的面判断</translation>
    </message>
    <message>
        <source>Drawn voxels fail or take long: choose Columns</source>
        <translation>绘制的体素失败或耗时长: 选择“列”</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>How distances are measured inside. Straight lines go around corners by the shortest way; Voxel centers go from voxel to voxel, as in the paper, and are up to 13 % too long. The last two step across faces of voxels alone, up to 73 % too long: the paper&apos;s authors tried them and gained nothing</source>
        <translation>内部距离的测量方式。直线以最短路线绕过拐角; 体素中心像论文那样逐个体素前进, 最多长 13 %。最后两种只穿过体素的面, 最多长 73 %: 论文作者试过, 没有收获</translation>
    </message>
    <message>
        <source>Centers across faces</source>
        <translation>穿过面的中心</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>曼哈顿</translation>
    </message>
    <message>
        <source>Small voxels at bones</source>
        <translation>骨骼处的小体素</translation>
    </message>
    <message>
        <source>Makes voxels as small along bones, and at the surfaces of handles, as at the mesh. Off: paths start from the whole large voxel that a bone runs through, which is faster and less exact</source>
        <translation>沿骨骼以及在控制柄表面处, 体素与网格处一样小。关闭: 路径从骨骼穿过的整个大体素开始, 更快但不够精确</translation>
    </message>
    <message>
        <source>Thick limbs bend in steps: switch it on</source>
        <translation>粗肢体呈阶梯状弯曲: 打开它</translation>
    </message>
    <message>
        <source>Left and right get different weights: choose Mesh axes</source>
        <translation>左右权重不同: 选择“模型轴”</translation>
    </message>
    <message>
        <source>Mesh axes</source>
        <translation>模型轴</translation>
    </message>
    <message>
        <source>Keeps weights that together are less than 0.1 % of a vertex, as the paper does. Smoothing then spreads them, too, and bends get wider</source>
        <translation>与论文一样, 保留合计不到顶点 0.1 % 的权重。平滑也会扩散它们, 弯曲会变宽</translation>
    </message>
    <message>
        <source>Paths in pixels</source>
        <translation>路径 (像素)</translation>
    </message>
    <message>
        <source>Flat picture: how distances go from pixel to pixel</source>
        <translation>平面图片: 距离如何逐个像素前进</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行列</translation>
    </message>
    <message>
        <source>Along rows and columns alone (Manhattan)</source>
        <translation>只沿行和列 (曼哈顿)</translation>
    </message>
    <message>
        <source>Weights show edges along rows and columns: choose diagonals. Weights have eight corners around a joint: choose straight. It takes long: choose diagonals</source>
        <translation>权重沿行和列出现棱边: 选择对角线。关节周围的权重有八个角: 选择直线。耗时长: 选择对角线</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>Across the corners of pixels too</source>
        <translation>也穿过像素的角</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>直线</translation>
    </message>
    <message>
        <source>As straight as the shape allows (Euclidean)</source>
        <translation>在形状允许下尽量直 (欧几里得)</translation>
    </message>
    <message>
        <source>Stiffness by angle</source>
        <translation>按角度的刚度</translation>
    </message>
    <message>
        <source>A joint bends well a little and badly far: give it a key at the far angle</source>
        <translation>关节小弯曲良好，大弯曲不佳: 在大角度处给它一个关键帧</translation>
    </message>
    <message>
        <source>Smoothness of joints</source>
        <translation>关节的平滑像素</translation>
    </message>
    <message>
        <source>Hair bends like an elbow, or an elbow like hair: change only the smoothness of this joint</source>
        <translation>头发像肘部一样弯曲，或肘部像头发: 只更改此关节的平滑像素</translation>
    </message>
    <message>
        <source>Envelopes fit</source>
        <translation>包络依据</translation>
    </message>
    <message>
        <source>What sets how wide envelopes are, of joints without their own</source>
        <translation>没有自己包络的关节，其包络宽度由什么决定</translation>
    </message>
    <message>
        <source>Envelopes of crowded bones are too narrow or too wide: choose the length of bones. They miss what stands far out: choose the mesh</source>
        <translation>密集骨骼的包络太窄或太宽: 选择骨骼长度。包络够不到伸出很远的部分: 选择网格</translation>
    </message>
    <message>
        <source>The mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>The skin that is nearest to each bone</source>
        <translation>离每根骨骼最近的皮肤</translation>
    </message>
    <message>
        <source>Length of bones</source>
        <translation>骨骼长度</translation>
    </message>
    <message>
        <source>A quarter of the length from each joint to its children</source>
        <translation>每个关节到其子级长度的四分之一</translation>
    </message>
    <message>
        <source>Envelope shape</source>
        <translation>包络形状</translation>
    </message>
    <message>
        <source>What envelopes are shaped like, of joints without their own</source>
        <translation>没有自己包络的关节，其包络是什么形状</translation>
    </message>
    <message>
        <source>Envelopes leave corners of the body out: choose boxes</source>
        <translation>包络漏掉身体的角落: 选择盒体</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊体</translation>
    </message>
    <message>
        <source>Round about the bone and at its ends</source>
        <translation>骨骼周围和两端都是圆的</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>椭球体</translation>
    </message>
    <message>
        <source>Widest in the middle of the bone</source>
        <translation>骨骼中间最宽</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>盒体</translation>
    </message>
    <message>
        <source>Along the bone and the axes of its joint</source>
        <translation>沿骨骼及其关节的轴</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>圆柱体</translation>
    </message>
    <message>
        <source>Round about the bone, flat at its ends</source>
        <translation>骨骼周围是圆的，两端是平的</translation>
    </message>
    <message>
        <source>Shared vertices</source>
        <translation>共有顶点</translation>
    </message>
    <message>
        <source>How bones move a vertex that several envelopes hold</source>
        <translation>骨骼如何移动被多个包络包含的顶点</translation>
    </message>
    <message>
        <source>Joints bend too flat where envelopes overlap: choose by depth. Weights are to be rigid before they are smoothed: choose the deepest alone</source>
        <translation>包络重叠处关节弯得太平: 选择按深度。权重在平滑前应为刚性: 选择仅最深</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>均等</translation>
    </message>
    <message>
        <source>All that hold it count alike</source>
        <translation>所有包含它的包络同等计入</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>按深度</translation>
    </message>
    <message>
        <source>The deeper it lies in an envelope, the more</source>
        <translation>在包络中越深，所占越多</translation>
    </message>
    <message>
        <source>Deepest alone</source>
        <translation>仅最深</translation>
    </message>
    <message>
        <source>The bone whose envelope holds it deepest</source>
        <translation>它所处最深的包络的骨骼</translation>
    </message>
    <message>
        <source>Second pass</source>
        <translation>后续平滑</translation>
    </message>
    <message>
        <source>How strongly the weights of envelopes are smoothed over the surface afterwards, relative to the thickness of each limb. 0: not at all</source>
        <translation>之后在表面上平滑包络权重的强度，相对于各肢体的粗细。0: 不平滑</translation>
    </message>
    <message>
        <source>Skin breaks where one envelope ends: raise it. Envelopes are washed out: lower it</source>
        <translation>皮肤在包络结束处断裂: 调高。包络变得模糊: 调低</translation>
    </message>
    <message>
        <source>Envelopes of joints</source>
        <translation>关节的包络</translation>
    </message>
    <message>
        <source>Only this bone moves too much or too little skin: change its envelope</source>
        <translation>只有此骨骼移动的皮肤太多或太少: 更改其包络</translation>
    </message>
</context>
<context>
    <name>SkinDrag</name>
    <message>
        <source>Drag Skin</source>
        <translation>拖动皮肤</translation>
    </message>
</context>
<context>
    <name>SkinDragTool</name>
    <message>
        <source>Dragged by %1, %2 not reached</source>
        <translation>已拖动 %1，未达到 %2</translation>
    </message>
    <message>
        <source>Dragged by %1. The weights bring the skin there.</source>
        <translation>已拖动 %1。权重可以达到。</translation>
    </message>
    <message>
        <source>Dragged by %1. %2 cannot be reached by weights of these joints.</source>
        <translation>已拖动 %1。其中 %2 是这些关节的权重无法达到的。</translation>
    </message>
    <message>
        <source>Dragged by %1. The shape %2 brings the skin there.</source>
        <translation>已拖动 %1。形态 %2 可以达到。</translation>
    </message>
</context>
<context>
    <name>SkinningText</name>
    <message>
        <source>dual quaternion skinning</source>
        <translation>双四元数蒙皮</translation>
    </message>
    <message>
        <source>weight blended skinning</source>
        <translation>权重混合蒙皮</translation>
    </message>
    <message>
        <source>skinning with centres of rotation</source>
        <translation>旋转中心蒙皮</translation>
    </message>
    <message>
        <source>classic linear skinning</source>
        <translation>经典线性蒙皮</translation>
    </message>
    <message>
        <source>implicit skinning over %1</source>
        <translation>%1 之上的隐式蒙皮</translation>
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
        <translation>球体，%1</translation>
    </message>
    <message>
        <source>capsule, %1 by %2</source>
        <translation>胶囊体，%1 x %2</translation>
    </message>
    <message>
        <source>box, %1</source>
        <translation>盒体，%1</translation>
    </message>
</context>
<context>
    <name>SolverText</name>
    <message>
        <source>Geodesic Voxel</source>
        <translation>测地体素</translation>
    </message>
    <message>
        <source>Bone Heat</source>
        <translation>骨骼热量</translation>
    </message>
    <message>
        <source>Bounded Biharmonic</source>
        <translation>有界双调和</translation>
    </message>
    <message>
        <source>Harmonic</source>
        <translation>调和</translation>
    </message>
    <message>
        <source>Voxel Heat</source>
        <translation>体素热量</translation>
    </message>
    <message>
        <source>Nearest Bone</source>
        <translation>最近骨骼</translation>
    </message>
    <message>
        <source>Nearest in Hierarchy</source>
        <translation>层级内最近</translation>
    </message>
    <message>
        <source>Inverse Distance</source>
        <translation>反距离</translation>
    </message>
    <message>
        <source>Rigid (Nearest Bone)</source>
        <translation>刚性 (最近骨骼)</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>包络</translation>
    </message>
    <message>
        <source>Flat Picture</source>
        <translation>平面图片</translation>
    </message>
    <message>
        <source>The %1 solver measures no distances.</source>
        <translation>%1 求解器不测量距离。</translation>
    </message>
    <message>
        <source>The %1 solver makes no voxels.</source>
        <translation>%1 求解器不生成体素。</translation>
    </message>
    <message>
        <source>The %1 solver puts no envelopes around bones.</source>
        <translation>%1 求解器不在骨骼周围放包络。</translation>
    </message>
</context>
<context>
    <name>SpringEdits</name>
    <message>
        <source>Body</source>
        <translation>身体</translation>
    </message>
    <message>
        <source>Remove Spring Chains</source>
        <translation>移除弹簧链</translation>
    </message>
    <message>
        <source>Remove Colliders</source>
        <translation>移除碰撞体</translation>
    </message>
    <message>
        <source>Mirror Springs</source>
        <translation>镜像弹簧</translation>
    </message>
    <message>
        <source>Move Collider</source>
        <translation>移动碰撞体</translation>
    </message>
    <message>
        <source>Colliders of Chains</source>
        <translation>链的碰撞体</translation>
    </message>
    <message>
        <source>Group Colliders</source>
        <translation>碰撞体分组</translation>
    </message>
</context>
<context>
    <name>SpringTrial</name>
    <message>
        <source>In %1, %2 of %3 vertices of chains are inside of colliders in a mean step; without springs %4</source>
        <translation>%1: 链的 %3 个顶点中，平均每步有 %2 个位于碰撞体内; 没有弹簧时为 %4</translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message>
        <source>Reading the file</source>
        <translation>正在读取文件</translation>
    </message>
    <message>
        <source>Preparing mesh and joints</source>
        <translation>正在准备网格和关节</translation>
    </message>
    <message>
        <source>Building the octree</source>
        <translation>正在建立八叉树</translation>
    </message>
    <message>
        <source>Filling the voxels</source>
        <translation>正在填充体素</translation>
    </message>
    <message>
        <source>Resolving ambiguous voxels</source>
        <translation>正在判定不明确的体素</translation>
    </message>
    <message>
        <source>Connecting neighbouring voxels</source>
        <translation>正在连接相邻体素</translation>
    </message>
    <message>
        <source>Measuring distances from every joint</source>
        <translation>正在测量到每个关节的距离</translation>
    </message>
    <message>
        <source>Solving weights in the volume</source>
        <translation>正在求解体积中的权重</translation>
    </message>
    <message>
        <source>Computing weights</source>
        <translation>正在计算权重</translation>
    </message>
    <message>
        <source>Deforming the mesh</source>
        <translation>正在变形网格</translation>
    </message>
    <message>
        <source>Fitting fields to the bones</source>
        <translation>正在为骨骼拟合场</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>正在写入文件</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>正在绘制图片</translation>
    </message>
    <message>
        <source>%1, residual %2</source>
        <translation>%1，残差 %2</translation>
    </message>
</context>
<context>
    <name>StyleFile</name>
    <message>
        <source>&quot;bind&quot; and &quot;artist&quot; have to be objects</source>
        <translation>“bind”和“artist”必须是对象</translation>
    </message>
    <message>
        <source>&quot;solver&quot; has to be one of %1</source>
        <translation>“solver”必须是以下之一：%1</translation>
    </message>
    <message>
        <source>an entry of &quot;%1&quot; is no object</source>
        <translation>“%1”的某一项不是对象</translation>
    </message>
    <message>
        <source>it has no &quot;%1&quot;, so it is no style</source>
        <translation>它没有“%1”，所以不是样式</translation>
    </message>
</context>
<context>
    <name>SubdivisionEdits</name>
    <message>
        <source>Smooth Preview</source>
        <translation>平滑预览</translation>
    </message>
    <message>
        <source>Subdivision Level</source>
        <translation>细分级别</translation>
    </message>
    <message>
        <source>Subdivision Scheme</source>
        <translation>细分方案</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>target %1 must be {&quot;part&quot;: name, &quot;vertex&quot;: number, &quot;position&quot;: [x, y, z]}</source>
        <translation>目标 %1 必须是 {&quot;part&quot;: name, &quot;vertex&quot;: number, &quot;position&quot;: [x, y, z]}</translation>
    </message>
    <message>
        <source>target %1 needs a vertex from 0, a position of three numbers and the name of a part</source>
        <translation>目标 %1 需要从 0 起的顶点编号、三个数字的位置和部件名称</translation>
    </message>
    <message>
        <source>target %1 names no part, and the character has %2 parts</source>
        <translation>目标 %1 没有指明部件，而角色有 %2 个部件</translation>
    </message>
    <message>
        <source>the file must contain {&quot;targets&quot;: [...]}</source>
        <translation>文件必须包含 {&quot;targets&quot;: [...]}</translation>
    </message>
    <message>
        <source>target %1 names a vertex a second time</source>
        <translation>目标 %1 重复指定了一个顶点</translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>文件有写保护</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>其文件夹不存在</translation>
    </message>
    <message>
        <source>its folder is a file</source>
        <translation>其文件夹是一个文件</translation>
    </message>
    <message>
        <source>you may not write to its folder</source>
        <translation>没有写入其文件夹的权限</translation>
    </message>
    <message>
        <source>it is a link that leads out of its folder</source>
        <translation>这是一个指向其文件夹之外的链接</translation>
    </message>
    <message>
        <source>its name is empty</source>
        <translation>其名称为空</translation>
    </message>
    <message>
        <source>the system gives this name to a device</source>
        <translation>系统把这个名称用于设备</translation>
    </message>
    <message>
        <source>another program has it open. Close it there</source>
        <translation>另一个程序已打开它。请在那里关闭它</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Open the sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Sinew comes with a character to try things on. Click Open the sample, or Next.</source>
        <translation>Sinew 自带一个可以试用的角色。单击“打开示例”或“下一步”。</translation>
    </message>
    <message>
        <source>Bind the skin</source>
        <translation>绑定蒙皮</translation>
    </message>
    <message>
        <source>Bind Skin (%1) gives each vertex its weights: how much each joint moves it. It takes a few seconds.</source>
        <translation>“绑定蒙皮”(%1) 给每个顶点权重: 每个关节移动它多少。需要几秒钟。</translation>
    </message>
    <message>
        <source>Look at the weights</source>
        <translation>查看权重</translation>
    </message>
    <message>
        <source>Click a joint here or in the view, for example LeftForeArm: colours show how much it moves the skin. %1 hides and shows them.</source>
        <translation>在此或视图中单击关节，如 LeftForeArm: 颜色显示它移动皮肤多少。%1 隐藏和显示颜色。</translation>
    </message>
    <message>
        <source>Bend the elbow</source>
        <translation>弯曲肘部</translation>
    </message>
    <message>
        <source>Press %1 and drag a ring around the joint. Then drag Stiffness (alpha) in the Bind panel: the bend follows.</source>
        <translation>按 %1 并拖动关节周围的圈。然后拖动“绑定”面板中的“刚度 (alpha)”: 弯曲随之改变。</translation>
    </message>
    <message>
        <source>Paint or export</source>
        <translation>绘制或导出</translation>
    </message>
    <message>
        <source>Press %1 to paint what the solver cannot know. When the character bends well, %2 writes the file and checks it.</source>
        <translation>按 %1 绘制求解器无法知道的。角色弯曲良好后，%2 写出文件并检查。</translation>
    </message>
</context>
<context>
    <name>VisibilityEdits</name>
    <message>
        <source>%1 of %2 parts hidden</source>
        <translation>已隐藏 %2 个部件中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 parts ghosted</source>
        <translation>%2 个部件中 %1 个半透明</translation>
    </message>
    <message>
        <source>%1 of %2 joints hidden</source>
        <translation>已隐藏 %2 个关节中的 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 faces hidden</source>
        <translation>已隐藏 %2 个面中的 %1 个</translation>
    </message>
    <message>
        <source>Hide Part</source>
        <translation>隐藏部件</translation>
    </message>
    <message>
        <source>Hide Parts</source>
        <translation>隐藏部件</translation>
    </message>
    <message>
        <source>Show Part</source>
        <translation>显示部件</translation>
    </message>
    <message>
        <source>Show Parts</source>
        <translation>显示部件</translation>
    </message>
    <message>
        <source>Show All Parts</source>
        <translation>显示全部部件</translation>
    </message>
    <message>
        <source>Isolate Part</source>
        <translation>孤立部件</translation>
    </message>
    <message>
        <source>Isolate Parts</source>
        <translation>孤立部件</translation>
    </message>
    <message>
        <source>Ghost Part</source>
        <translation>部件半透明</translation>
    </message>
    <message>
        <source>Ghost Parts</source>
        <translation>部件半透明</translation>
    </message>
    <message>
        <source>Ghost Other Parts</source>
        <translation>其他部件半透明</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>显示全部</translation>
    </message>
</context>
<context>
    <name>WorkEnds</name>
    <message>
        <source>%1 canceled. Nothing changed.</source>
        <translation>%1 已取消。没有任何更改。</translation>
    </message>
    <message>
        <source>%1 canceled, because the weights changed while it ran. Run it again.</source>
        <translation>%1 已取消，因为运行时权重改变了。请再次运行。</translation>
    </message>
</context>
<context>
    <name>sinew::AboutDialog</name>
    <message>
        <source>About Sinew</source>
        <translation>关于 Sinew</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Sinew binds characters to skeletons by geodesic distance through the body.</source>
        <translation>Sinew 按穿过身体的测地距离把角色绑定到骨架。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Made with Qt, Eigen, oneTBB, OpenMesh, Assimp, spdlog, CLI11 and JSON for Modern C++.</source>
        <translation>MIT 许可证下的自由软件。使用 Qt、Eigen、oneTBB、OpenMesh、Assimp、spdlog、CLI11 和 JSON for Modern C++ 制作。</translation>
    </message>
    <message>
        <source>The papers that Sinew builds on</source>
        <translation>Sinew 所依据的论文</translation>
    </message>
</context>
<context>
    <name>sinew::ActivityLog</name>
    <message>
        <source>Motion loaded from %1: %2 joints follow it</source>
        <translation>已从 %1 加载动作: %2 个关节跟随</translation>
    </message>
    <message>
        <source>Joints of the motion that this skeleton lacks: %1</source>
        <translation>动作有而此骨架没有的关节: %1</translation>
    </message>
    <message>
        <source>Joints of the skeleton that the motion leaves alone: %1</source>
        <translation>动作没有触及的骨架关节: %1</translation>
    </message>
    <message>
        <source>Skeleton with %1 joints loaded from %2</source>
        <translation>已从 %2 加载含 %1 个关节的骨架</translation>
    </message>
    <message>
        <source>Reloaded %1</source>
        <translation>已重新加载 %1</translation>
    </message>
    <message>
        <source>Weight layers transferred: %1 vertices, %2 too far away</source>
        <translation>已传递权重图层: %1 个顶点，%2 个太远</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Opening canceled</source>
        <translation>已取消打开</translation>
    </message>
    <message>
        <source>Bind at resolution %1 started</source>
        <translation>已开始以分辨率 %1 绑定</translation>
    </message>
    <message>
        <source>Bind canceled</source>
        <translation>已取消绑定</translation>
    </message>
    <message>
        <source>Bind discarded: the document has changed</source>
        <translation>绑定作废: 文档已改变</translation>
    </message>
    <message>
        <source>Fitting of fields canceled</source>
        <translation>已取消拟合场</translation>
    </message>
    <message>
        <source>Fields fitted to %1 joints, %2 of them capsules; %3 vertices move with them</source>
        <translation>已为 %1 个关节拟合场，其中 %2 个为胶囊体; %3 个顶点随之移动</translation>
    </message>
    <message>
        <source>Export canceled</source>
        <translation>已取消导出</translation>
    </message>
    <message>
        <source>Saved automatically: %1</source>
        <translation>已自动保存: %1</translation>
    </message>
    <message>
        <source>Opened %1: %2 parts, %3 vertices, %4 polygons, %5 joints</source>
        <translation>已打开 %1: %2 个部件，%3 个顶点，%4 个多边形，%5 个关节</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints in %3 (%4)</source>
        <translation>已把 %1 个顶点绑定到 %2 个关节，用时 %3 (%4)</translation>
    </message>
    <message>
        <source>Exported %1, %2, %3. %4</source>
        <translation>已导出 %1，%2，%3。%4</translation>
    </message>
</context>
<context>
    <name>sinew::AlphaCurveForm</name>
    <message>
        <source>Stiffness by angle of %1</source>
        <translation>%1 按角度的刚度</translation>
    </message>
    <message>
        <source>Stiffness by angle of the selected joint</source>
        <translation>所选关节按角度的刚度</translation>
    </message>
    <message>
        <source>Skin gets stiffer or softer as this joint turns. The curve sets the stiffness (alpha) of the bones below over the joint&apos;s angle</source>
        <translation>此关节转动时皮肤变硬或变软。曲线按关节的角度设置下方骨骼的刚度 (alpha)</translation>
    </message>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>请先在视图或树中选择关节</translation>
    </message>
    <message>
        <source>Both bones</source>
        <translation>两根骨骼</translation>
    </message>
    <message>
        <source>This bone</source>
        <translation>此骨骼</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>区域 %1</translation>
    </message>
    <message>
        <source>At %1°</source>
        <translation>%1° 处</translation>
    </message>
    <message>
        <source>At key</source>
        <translation>关键帧处</translation>
    </message>
    <message>
        <source>Joints with stiffness by angle: %1</source>
        <translation>有按角度的刚度的关节: %1</translation>
    </message>
    <message>
        <source>Stiffness by Angle</source>
        <translation>按角度的刚度</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>应用于</translation>
    </message>
    <message>
        <source>Whose stiffness the curve sets: that of this joint&apos;s bone and of its parent&apos;s, which bend against one another, of this bone alone, or of a region</source>
        <translation>曲线设置谁的刚度: 此关节的骨骼及其父关节的骨骼 (两者相对弯曲)、仅此骨骼，或某个区域</translation>
    </message>
    <message>
        <source>Stiffness over angle</source>
        <translation>刚度随角度的变化</translation>
    </message>
    <message>
        <source>Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and down change. The dashed line is the pose&apos;s angle</source>
        <translation>拖动关键帧; 双击添加，Delete 去除。按键: 左右选择，上下改变。虚线是姿势的角度</translation>
    </message>
    <message>
        <source>Stiffness at the key</source>
        <translation>关键帧处的刚度</translation>
    </message>
    <message>
        <source>The stiffness (alpha) at the angle of the chosen key</source>
        <translation>所选关键帧角度处的刚度 (alpha)</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>设置关键帧</translation>
    </message>
    <message>
        <source>Set a key at the pose&apos;s angle</source>
        <translation>在姿势的角度设置关键帧</translation>
    </message>
    <message>
        <source>Adds a key at the angle that the joint has in the pose</source>
        <translation>在关节于姿势中的角度处添加关键帧</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>Delete the chosen key</source>
        <translation>删除所选关键帧</translation>
    </message>
    <message>
        <source>Takes the chosen key out of the curve</source>
        <translation>把所选关键帧从曲线中去除</translation>
    </message>
    <message>
        <source>Swing: how far the direction of the joint&apos;s bone turns from the bind pose. Twist: how far the bone turns about itself. Bend: the part of the swing about the joint&apos;s own axis, whose sign tells the directions apart</source>
        <translation>摆动: 关节的骨骼方向从绑定姿势转过多少。扭转: 骨骼绕自身转过多少。弯曲: 摆动中绕关节自身轴的部分，其正负号区分方向</translation>
    </message>
</context>
<context>
    <name>sinew::Autosave</name>
    <message>
        <source>it is in use by another process</source>
        <translation>另一个进程正在使用它</translation>
    </message>
</context>
<context>
    <name>sinew::AutosaveFlow</name>
    <message>
        <source>Autosaved</source>
        <translation>已自动保存</translation>
    </message>
    <message>
        <source>Autosave failed: %1</source>
        <translation>自动保存失败: %1</translation>
    </message>
    <message>
        <source>An autosave copy is damaged.</source>
        <translation>一份自动保存的副本已损坏。</translation>
    </message>
</context>
<context>
    <name>sinew::BakeDialog</name>
    <message>
        <source>Canceled. Nothing was changed.</source>
        <translation>已取消。没有任何更改。</translation>
    </message>
    <message>
        <source>End Co&amp;mparing</source>
        <translation>结束比较(&amp;M)</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比较(&amp;M)</translation>
    </message>
    <message>
        <source>The character has changed since this bake. Bake again to apply it.</source>
        <translation>此次烘焙后角色已改变。请重新烘焙再应用。</translation>
    </message>
    <message>
        <source>Baked in %1 s.</source>
        <translation>已在 %1 s 内烘焙。</translation>
    </message>
    <message numerus="yes">
        <source>%n painted vertex(ices) kept their weights.</source>
        <translation>
            <numerusform>%n 个所绘顶点保留了权重。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Bake for Engine</source>
        <translation>为引擎烘焙</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>烘焙</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>烘焙(&amp;B)</translation>
    </message>
    <message>
        <source>Fit what is ticked to the source in the poses, and measure it. The character stays as it is until you apply the result</source>
        <translation>在各姿势中把勾选的内容拟合到源，并测量结果。在应用结果之前角色保持不变</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show the source and the bake side by side in the same pose. Colours show how far they are apart</source>
        <translation>在同一姿势下并排显示源和烘焙结果。颜色表示两者相差多少</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Put weights, joints, shapes and drivers into the character and skin it with classic linear. One step of undo</source>
        <translation>把权重、关节、形态和驱动器放入角色，并用经典线性蒙皮。一步即可撤销</translation>
    </message>
    <message>
        <source>Progress of the bake</source>
        <translation>烘焙进度</translation>
    </message>
</context>
<context>
    <name>sinew::BakeFlow</name>
    <message>
        <source>The bake cannot be applied.</source>
        <translation>无法应用烘焙。</translation>
    </message>
    <message>
        <source>Baked. %1</source>
        <translation>已烘焙。%1</translation>
    </message>
    <message>
        <source>Pose of the Bake</source>
        <translation>烘焙的姿势</translation>
    </message>
</context>
<context>
    <name>sinew::BakeForm</name>
    <message numerus="yes">
        <source>%n joint(s) have settings of their own.</source>
        <translation>
            <numerusform>%n 个关节有自己的设置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stiffness follows the angles of joints.</source>
        <translation>刚度随关节的角度变化。</translation>
    </message>
    <message>
        <source>%1 (held out)</source>
        <translation>%1 (检验用)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Poses: %1, of which %2 are held out to judge the result</source>
        <translation>姿势: %1，其中 %2 个留作检验结果</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>最大影响数</translation>
    </message>
    <message>
        <source>How many joints may move a vertex after the bake</source>
        <translation>烘焙后多少个关节可以移动一个顶点</translation>
    </message>
    <message>
        <source>Good to</source>
        <translation>允许误差</translation>
    </message>
    <message>
        <source>The bake is good where the mean distance to the source is within this at every joint in every pose</source>
        <translation>在每个姿势的每个关节处，与来源的平均距离都在此值以内时，烘焙为良好</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>How much memory the bake may take</source>
        <translation>烘焙可以占用多少内存</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>收益</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Fit weights</source>
        <translation>拟合权重</translation>
    </message>
    <message>
        <source>Finds the linear weights that come nearest to the source in all poses. They become a layer above all others. Painted vertices and locked joints keep theirs</source>
        <translation>求出在所有姿势下最接近来源的线性权重。它们成为位于所有其他图层之上的图层。绘制过的顶点和锁定的关节保留自己的权重</translation>
    </message>
    <message>
        <source>Add helper joints</source>
        <translation>添加辅助关节</translation>
    </message>
    <message>
        <source>Adds joints that turn half-way with another joint, where they pay</source>
        <translation>在值得的地方添加随另一关节转动一半的关节</translation>
    </message>
    <message>
        <source>Add shapes, at most</source>
        <translation>添加形态，最多</translation>
    </message>
    <message>
        <source>Add shapes</source>
        <translation>添加形态</translation>
    </message>
    <message>
        <source>Adds corrective shapes with their drivers, those first that take away most of the distance</source>
        <translation>添加修正形态及其驱动器，先添加消除距离最多的</translation>
    </message>
    <message>
        <source>Shapes at most</source>
        <translation>形态最多</translation>
    </message>
    <message>
        <source>How many corrective shapes the character gets. A symmetric pair counts as one</source>
        <translation>角色得到多少个修正形态。对称的一对算作一个</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Engines show classic linear as it is. Choose the skinning that they are to come near to.</source>
        <translation>引擎原样显示经典线性。请选择要让引擎接近的蒙皮。</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: 无</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The skinning method that the bake comes near to. It is the character&apos;s own, as in the Pose panel, where each joint has settings too</source>
        <translation>烘焙所接近的蒙皮方法。它是角色自己的方法，与“姿势”面板中的相同，在那里每个关节也有设置</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>隐式蒙皮</translation>
    </message>
    <message>
        <source>Over the method: limbs keep their shape, and skin stops where it touches skin</source>
        <translation>叠加在方法之上: 肢体保持形状，皮肤碰到皮肤时停住</translation>
    </message>
    <message>
        <source>How much nearer to the source the vertices come that the step moves</source>
        <translation>该步骤所移动的顶点离来源近了多少</translation>
    </message>
    <message>
        <source>What the step adds to the file</source>
        <translation>该步骤给文件增加什么</translation>
    </message>
    <message>
        <source>The poses that the bake is fitted to. A click on a pose shows it. Every third is held out: it judges the result and is not fitted to</source>
        <translation>烘焙所拟合的姿势。单击姿势即显示它。每三个中有一个留作检验: 它用于评判结果，不参与拟合</translation>
    </message>
</context>
<context>
    <name>sinew::BakeResults</name>
    <message>
        <source>Nothing is baked yet.</source>
        <translation>尚未烘焙任何内容。</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Worst before</source>
        <translation>最差 (之前)</translation>
    </message>
    <message>
        <source>Worst after</source>
        <translation>最差 (之后)</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>检验用</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>体积</translation>
    </message>
    <message>
        <source>%1 (held out)</source>
        <translation>%1 (检验用)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>What the rows below are</source>
        <translation>下方各行表示什么</translation>
    </message>
    <message>
        <source>Figures of the bake</source>
        <translation>烘焙的数据</translation>
    </message>
    <message>
        <source>Mean distance, fitted poses</source>
        <translation>平均距离，拟合用姿势</translation>
    </message>
    <message>
        <source>Mean distance, held-out poses</source>
        <translation>平均距离，检验用姿势</translation>
    </message>
    <message>
        <source>Worst distance, fitted poses</source>
        <translation>最差距离，拟合用姿势</translation>
    </message>
    <message>
        <source>Worst distance, held-out poses</source>
        <translation>最差距离，检验用姿势</translation>
    </message>
    <message>
        <source>Smallest volume at a joint</source>
        <translation>关节处的最小体积</translation>
    </message>
    <message>
        <source>Faces that cross others (source: %1)</source>
        <translation>与其他面交叉的面 (来源: %1)</translation>
    </message>
    <message>
        <source>Size of the shapes in a file</source>
        <translation>形态在文件中的大小</translation>
    </message>
    <message>
        <source>Mean distance to the source before the bake</source>
        <translation>烘焙前与来源的平均距离</translation>
    </message>
    <message>
        <source>Mean distance to the source after the bake</source>
        <translation>烘焙后与来源的平均距离</translation>
    </message>
    <message>
        <source>The farthest vertex before the bake</source>
        <translation>烘焙前最远的顶点</translation>
    </message>
    <message>
        <source>The farthest vertex after the bake</source>
        <translation>烘焙后最远的顶点</translation>
    </message>
    <message>
        <source>The joint that is farthest off after the bake</source>
        <translation>烘焙后偏差最大的关节</translation>
    </message>
    <message>
        <source>Mean distance to the source in fitted poses before the bake</source>
        <translation>烘焙前在拟合用姿势中与来源的平均距离</translation>
    </message>
    <message>
        <source>Mean distance to the source in fitted poses after the bake</source>
        <translation>烘焙后在拟合用姿势中与来源的平均距离</translation>
    </message>
    <message>
        <source>Mean distance in poses held out of the fit, after the bake</source>
        <translation>在未参与拟合的姿势中，烘焙后的平均距离</translation>
    </message>
    <message>
        <source>Worst pose</source>
        <translation>最差姿势</translation>
    </message>
    <message>
        <source>Mean distance in the pose in which it is largest: a joint is good where this is</source>
        <translation>平均距离最大的姿势中的平均距离: 此值良好，关节即良好</translation>
    </message>
    <message>
        <source>The smallest volume at the joint, as a part of the source&apos;s</source>
        <translation>关节处的最小体积，占来源体积的比例</translation>
    </message>
    <message>
        <source>Millimetres by joint</source>
        <translation>按关节的毫米数</translation>
    </message>
    <message>
        <source>Millimetres by pose</source>
        <translation>按姿势的毫米数</translation>
    </message>
    <message>
        <source>Distances to the source. A click on a row poses the character so: of a joint in the pose in which it is farthest off</source>
        <translation>与来源的距离。单击一行即让角色摆出该姿势: 对关节，是其偏差最大的姿势</translation>
    </message>
</context>
<context>
    <name>sinew::BatchDialog</name>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>working</source>
        <translation>处理中</translation>
    </message>
    <message>
        <source>done before</source>
        <translation>此前已完成</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败: %1</translation>
    </message>
    <message>
        <source>Canceled. %1 Start again to go on with those that are left.</source>
        <translation>已取消。%1再次开始可继续处理剩下的文件。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 个已完成</translation>
    </message>
    <message>
        <source>%1 done before</source>
        <translation>%1 个此前已完成</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 个失败</translation>
    </message>
    <message>
        <source>%1 working</source>
        <translation>%1 个处理中</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 个等待中</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): %1.</source>
        <translation>
            <numerusform>%n 个文件: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Bind a Folder</source>
        <translation>绑定文件夹</translation>
    </message>
    <message>
        <source>Binds many characters alike, one after the other, while you work on. A file that fails stops nothing. Started again, it goes on with what is left.</source>
        <translation>在您继续工作时，以同样方式逐个绑定许多角色。某个文件失败不会中断其他文件。再次开始时会继续处理剩下的文件。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The characters and what became of each. Double-click one that is done to open it in the window</source>
        <translation>角色及各自的结果。双击已完成的可在窗口中打开</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>打开结果(&amp;O)</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>打开结果</translation>
    </message>
    <message>
        <source>Open the selected bound file in the window</source>
        <translation>在窗口中打开所选的已绑定文件</translation>
    </message>
    <message>
        <source>&amp;Bind All</source>
        <translation>全部绑定(&amp;B)</translation>
    </message>
    <message>
        <source>Bind All</source>
        <translation>全部绑定</translation>
    </message>
    <message>
        <source>Bind all files that are not done</source>
        <translation>绑定所有未完成的文件</translation>
    </message>
</context>
<context>
    <name>sinew::BatchForm</name>
    <message>
        <source>Choose the Folder of Characters</source>
        <translation>选择角色文件夹</translation>
    </message>
    <message>
        <source>Choose the Output Folder</source>
        <translation>选择输出文件夹</translation>
    </message>
    <message>
        <source>As in the Bind panel</source>
        <translation>与“绑定”面板相同</translation>
    </message>
    <message>
        <source>A recipe file</source>
        <translation>配方文件</translation>
    </message>
    <message>
        <source>That of each file</source>
        <translation>各文件的格式</translation>
    </message>
    <message>
        <source>Skip what is done already</source>
        <translation>跳过已完成的</translation>
    </message>
    <message>
        <source>Bind all files again</source>
        <translation>重新绑定所有文件</translation>
    </message>
    <message>
        <source>Each file&apos;s own</source>
        <translation>各文件自己的骨架</translation>
    </message>
    <message>
        <source>A folder, or a list of files (.txt)</source>
        <translation>文件夹，或文件列表 (.txt)</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>浏览...</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>A folder, whose files of known formats are bound with those of its subfolders; or a .txt file with the name of a character on each line</source>
        <translation>文件夹: 绑定其中及其子文件夹中已知格式的文件; 或 .txt 文件: 每行一个角色的名称</translation>
    </message>
    <message>
        <source>Output folder</source>
        <translation>输出文件夹</translation>
    </message>
    <message>
        <source>Where the bound files go, outside the folder of characters. It is made when it does not exist</source>
        <translation>绑定后文件的存放处，须在角色文件夹之外。不存在时会创建</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Bind all files with the settings of the Bind panel and the last export, or with those of a recipe</source>
        <translation>用“绑定”面板和上次导出的设置，或配方的设置绑定所有文件</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>A recipe file (.json)</source>
        <translation>配方文件 (.json)</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>骨架</translation>
    </message>
    <message>
        <source>A file whose skeleton all characters are bound to. Empty: each to its own</source>
        <translation>其骨架供所有角色绑定的文件。留空: 各自绑定到自己的骨架</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Format of the bound files. What Sinew cannot write in the format of its file becomes GLB</source>
        <translation>绑定后文件的格式。Sinew 无法以原文件格式写出的将成为 GLB</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>同时处理数</translation>
    </message>
    <message>
        <source>Number of files bound at a time. Each needs as much memory as one bind</source>
        <translation>同时绑定的文件数。每个都需要与一次绑定同样多的内存</translation>
    </message>
    <message>
        <source>Existing files</source>
        <translation>已有文件</translation>
    </message>
    <message>
        <source>A file counts as done if its output is unchanged and was made from the same file, by the same settings, by the same version of Sinew. All others are bound, and their outputs are replaced</source>
        <translation>如果输出未被改动，并且由同一文件、同样的设置、同一版本的 Sinew 生成，则该文件算作已完成。其他文件都会被绑定，其输出会被替换</translation>
    </message>
</context>
<context>
    <name>sinew::BindBar</name>
    <message>
        <source>Bind Skin Again</source>
        <translation>重新绑定蒙皮</translation>
    </message>
    <message>
        <source>Bind Skin</source>
        <translation>绑定蒙皮</translation>
    </message>
    <message>
        <source>Open a character first.</source>
        <translation>请先打开角色。</translation>
    </message>
    <message>
        <source>The character has no skeleton yet.</source>
        <translation>角色还没有骨架。</translation>
    </message>
    <message>
        <source>The settings have changed since the last bind. Bind again.</source>
        <translation>上次绑定后设置已改变。请重新绑定。</translation>
    </message>
    <message>
        <source>Bound with these settings.</source>
        <translation>已用这些设置绑定。</translation>
    </message>
    <message>
        <source>Not bound yet.</source>
        <translation>尚未绑定。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the bind</source>
        <translation>取消绑定</translation>
    </message>
    <message>
        <source>Progress of the bind</source>
        <translation>绑定的进度</translation>
    </message>
    <message>
        <source>The file has weights. Bind Skin makes new ones.</source>
        <translation>文件已有权重。“绑定蒙皮”会生成新的。</translation>
    </message>
</context>
<context>
    <name>sinew::BindFlow</name>
    <message>
        <source>This character has no skeleton.</source>
        <translation>此角色没有骨架。</translation>
    </message>
    <message>
        <source>Make one from a template, or load one from one of these files: %1.</source>
        <translation>请从模板建立，或从这些文件之一加载: %1。</translation>
    </message>
    <message>
        <source>Bound in %1 s, but the skeleton is outside the mesh. See the report</source>
        <translation>绑定用时 %1 秒，但骨架在网格之外。请看报告</translation>
    </message>
    <message>
        <source>Bound in %1 s</source>
        <translation>绑定用时 %1 秒</translation>
    </message>
    <message>
        <source>Coarse preview after %1 ms, now binding at full resolution</source>
        <translation>%1 毫秒后得到粗略预览，正在以全分辨率绑定</translation>
    </message>
    <message>
        <source>Bind canceled, nothing changed</source>
        <translation>绑定已取消，没有更改</translation>
    </message>
    <message>
        <source>Bind canceled, because the character or the settings changed while it ran</source>
        <translation>绑定已取消，因为运行时角色或设置改变了</translation>
    </message>
    <message>
        <source>The bind failed.</source>
        <translation>绑定失败。</translation>
    </message>
    <message>
        <source>The lattice cannot be added.</source>
        <translation>无法添加晶格。</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>已添加 %1</translation>
    </message>
</context>
<context>
    <name>sinew::BindPanel</name>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
</context>
<context>
    <name>sinew::BoneAlphaForm</name>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>%1 的刚度 (alpha)</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of the selected joint</source>
        <translation>所选关节的刚度 (alpha)</translation>
    </message>
    <message>
        <source>How stiff the skin bends at this joint, instead of the stiffness of all joints. Lower values spread the joint&apos;s weights farther into its neighbours</source>
        <translation>皮肤在此关节处弯曲多硬，代替所有关节的刚度。更低的值把关节的权重铺到相邻关节更远处</translation>
    </message>
    <message>
        <source>Joints with their own stiffness: %1</source>
        <translation>有自己刚度的关节: %1</translation>
    </message>
    <message>
        <source>Clear joint stiffness</source>
        <translation>清除关节刚度</translation>
    </message>
    <message>
        <source>Use the same stiffness for all joints again</source>
        <translation>所有关节重新使用相同的刚度</translation>
    </message>
</context>
<context>
    <name>sinew::BoneSmoothnessForm</name>
    <message>
        <source>Smoothness of %1</source>
        <translation>%1 的平滑像素</translation>
    </message>
    <message>
        <source>Smoothness of the selected joint</source>
        <translation>所选关节的平滑像素</translation>
    </message>
    <message>
        <source>How far this joint&apos;s weights reach along the picture, in pixels of a picture 512 pixels long, instead of the smoothness of all joints: 10 for an elbow, 100 for hair</source>
        <translation>此关节的权重沿图片达到多远，以 512 像素长的图片的像素计，代替所有关节的平滑像素: 肘部 10，头发 100</translation>
    </message>
    <message>
        <source>Joints with their own smoothness: %1</source>
        <translation>有自己平滑像素的关节: %1</translation>
    </message>
    <message>
        <source>Clear joint smoothness</source>
        <translation>清除关节平滑像素</translation>
    </message>
    <message>
        <source>Use the same smoothness for all joints again</source>
        <translation>所有关节重新使用相同的平滑像素</translation>
    </message>
</context>
<context>
    <name>sinew::BoneValueForm</name>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>请先在视图或树中选择关节</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
</context>
<context>
    <name>sinew::BrushForm</name>
    <message>
        <source>Paints the weights of %1.</source>
        <translation>绘制 %1 的权重。</translation>
    </message>
    <message>
        <source>Select a joint to paint its weights.</source>
        <translation>选择一个关节以绘制其权重。</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>笔刷</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>锐化</translation>
    </message>
    <message>
        <source>Gradient (drag a line)</source>
        <translation>渐变 (拖一条线)</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>What a stroke does to the weights</source>
        <translation>一笔对权重做什么</translation>
    </message>
    <message>
        <source>The weight to paint, or the factor to scale by</source>
        <translation>要绘制的权重，或缩放的系数</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The weight at the end of the gradient</source>
        <translation>渐变末端的权重</translation>
    </message>
    <message>
        <source>End value</source>
        <translation>终值</translation>
    </message>
    <message>
        <source>Under cursor</source>
        <translation>光标下</translation>
    </message>
    <message>
        <source>The weight of the selected joint at the vertex under the brush</source>
        <translation>所选关节在笔刷下顶点处的权重</translation>
    </message>
    <message>
        <source>Accumulate</source>
        <translation>累积</translation>
    </message>
    <message>
        <source>Crossing a place again in the same stroke adds more. Else one stroke changes no weight by more than its strength</source>
        <translation>同一笔中再次经过同一处会继续叠加。否则一笔对任何权重的改变都不超过其强度</translation>
    </message>
</context>
<context>
    <name>sinew::BrushLimitForm</name>
    <message>
        <source>Max Influences: all. Nothing is cut.</source>
        <translation>最大影响数: 全部。没有削减。</translation>
    </message>
    <message>
        <source>Max Influences %1:</source>
        <translation>最大影响数 %1:</translation>
    </message>
    <message>
        <source>no vertex loses weight.</source>
        <translation>没有顶点失去权重。</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) will lose weight, at most %1.</source>
        <translation>
            <numerusform>%n 个顶点将失去权重，最多 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep Max Influences</source>
        <translation>遵守最大影响数</translation>
    </message>
    <message>
        <source>Strokes give no vertex more joints than Max Influences in the Bind panel allows: the smallest weights go</source>
        <translation>笔触给任何顶点的关节都不超过“绑定”面板的最大影响数: 最小的权重去掉</translation>
    </message>
    <message>
        <source>What Max Influences takes from the weights as they are now. Limit Influences cuts them at once</source>
        <translation>最大影响数从现有权重中去除的部分。“限制影响数”立即削减</translation>
    </message>
</context>
<context>
    <name>sinew::BrushOptionsForm</name>
    <message>
        <source>All others, proportionally</source>
        <translation>其他全部，按比例</translation>
    </message>
    <message>
        <source>Brush options</source>
        <translation>笔刷选项</translation>
    </message>
    <message>
        <source>On: share the rest</source>
        <translation>开: 分配其余</translation>
    </message>
    <message>
        <source>All: scale every joint</source>
        <translation>全部: 缩放每个关节</translation>
    </message>
    <message>
        <source>Unlocked: scale unlocked joints</source>
        <translation>未锁定: 缩放未锁定关节</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>How the weights of the other joints change so that all sum to 1</source>
        <translation>其他关节的权重如何变化，使总和为 1</translation>
    </message>
    <message>
        <source>Redistribute to</source>
        <translation>重新分配给</translation>
    </message>
    <message>
        <source>The joint that receives the weight removed by a stroke</source>
        <translation>接收一笔所去除权重的关节</translation>
    </message>
    <message>
        <source>Paint layer mask</source>
        <translation>绘制图层遮罩</translation>
    </message>
    <message>
        <source>Strokes hide the active layer. With Ctrl they show it again</source>
        <translation>笔触隐藏当前图层。按住 Ctrl 则重新显示</translation>
    </message>
    <message>
        <source>Lock this joint</source>
        <translation>锁定此关节</translation>
    </message>
    <message>
        <source>Strokes and operations do not change the weights of this joint</source>
        <translation>笔触和操作不改变此关节的权重</translation>
    </message>
</context>
<context>
    <name>sinew::BrushReachForm</name>
    <message>
        <source>Surface distance</source>
        <translation>表面距离</translation>
    </message>
    <message>
        <source>Measure the radius along the surface, so that the brush does not reach the next finger</source>
        <translation>沿表面测量半径，使笔刷达不到旁边的手指</translation>
    </message>
    <message>
        <source>Through layers</source>
        <translation>穿过各层</translation>
    </message>
    <message>
        <source>Also paint what lies close over or under the surface and faces the same way: the skin below a shirt, but not the next finger</source>
        <translation>同时绘制紧贴表面之上或之下且朝向相同的: 衬衫下的皮肤，但不是旁边的手指</translation>
    </message>
    <message>
        <source>Front faces only</source>
        <translation>仅正面</translation>
    </message>
    <message>
        <source>Do not paint vertices that face away from the view</source>
        <translation>不绘制背向视图的顶点</translation>
    </message>
</context>
<context>
    <name>sinew::BrushTipForm</name>
    <message>
        <source>Smooth</source>
        <comment>falloff</comment>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>尖锐</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Radius in pixels. Change it with [ and ] or the wheel</source>
        <translation>以像素计的半径。用 [ 和 ] 或滚轮改变</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>How the brush fades towards its edge</source>
        <translation>笔刷向边缘如何减弱</translation>
    </message>
    <message>
        <source>Mirror (X)</source>
        <translation>镜像 (X)</translation>
    </message>
    <message>
        <source>Also paint the other side: weights of the mirrored joint, amounts of the region</source>
        <translation>同时绘制另一侧: 镜像关节的权重、区域的量</translation>
    </message>
    <message>
        <source>Strength of the brush</source>
        <translation>笔刷的强度</translation>
    </message>
    <message>
        <source>Pen pressure changes the strength</source>
        <translation>笔压改变强度</translation>
    </message>
    <message>
        <source>The harder, the stronger</source>
        <translation>压得越重，强度越大</translation>
    </message>
    <message>
        <source>Pen pressure changes the size</source>
        <translation>笔压改变大小</translation>
    </message>
    <message>
        <source>The harder, the larger</source>
        <translation>压得越重，笔刷越大</translation>
    </message>
</context>
<context>
    <name>sinew::CagesForm</name>
    <message>
        <source>%1: %2 vertices, %3 faces</source>
        <translation>%1: %2 个顶点，%3 个面</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>笼</translation>
    </message>
    <message>
        <source>Each vertex of a cage is a joint that moves what lies around it. Draw the cage in the view, or model it in another program and export it as OBJ.</source>
        <translation>笼的每个顶点都是移动周围部分的关节。请在视图中绘制笼，或在其他程序中建模并导出为 OBJ。</translation>
    </message>
    <message>
        <source>Draw in the View</source>
        <translation>在视图中绘制</translation>
    </message>
    <message>
        <source>Click in the view to place vertices. A click on the first one closes a face, Enter ends a chain or makes a point handle of a single vertex</source>
        <translation>在视图中单击以放置顶点。单击第一个顶点成面，Enter 结束链或把单个顶点变成点控制柄</translation>
    </message>
    <message>
        <source>Place on</source>
        <translation>放置于</translation>
    </message>
    <message>
        <source>Where a click on the character puts a vertex: in the middle of the volume under the cursor, or on the surface</source>
        <translation>单击角色时顶点放在哪里: 光标下体积的中间，或表面上</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>Add From OBJ...</source>
        <translation>从 OBJ 添加...</translation>
    </message>
    <message>
        <source>Read a cage and add a joint for each of its vertices</source>
        <translation>读取笼并为其每个顶点添加关节</translation>
    </message>
    <message>
        <source>Cages whose vertices are joints. Double-click to rename</source>
        <translation>顶点即关节的笼。双击可重命名</translation>
    </message>
    <message>
        <source>Fill the inside</source>
        <translation>填充内部</translation>
    </message>
    <message>
        <source>The space inside this closed cage counts as volume, so that weights spread from its faces to the skin. Without it each vertex holds the skin nearest to it</source>
        <translation>此封闭笼内的空间算作体积，使权重从其面铺到皮肤。否则每个顶点只带动离它最近的皮肤</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Remove the selected cages and the joints that were added for them</source>
        <translation>去除所选的笼及为它们添加的关节</translation>
    </message>
    <message>
        <source>%1: lattice, %2 control vertices</source>
        <translation>%1: 晶格，%2 个控制顶点</translation>
    </message>
    <message>
        <source>%1: wire, %2 control vertices</source>
        <translation>%1: 线变形器，%2 个控制顶点</translation>
    </message>
    <message>
        <source>Add Lattice</source>
        <translation>添加晶格</translation>
    </message>
    <message>
        <source>Put a lattice of control vertices around the selected vertices, the selected parts or the whole character, for free-form deformation</source>
        <translation>用控制顶点的晶格围住所选顶点、所选部件或整个角色，用于自由变形</translation>
    </message>
</context>
<context>
    <name>sinew::ChainDialog</name>
    <message>
        <source>Draw a stroke over a tail, hair or a tentacle, from its root to its end.</source>
        <translation>在尾巴、头发或触手上从根到末端画一笔。</translation>
    </message>
    <message>
        <source>Draw a stroke down the front of a skirt, from its waist to its hem.</source>
        <translation>在裙子前面从腰到下摆画一笔。</translation>
    </message>
    <message>
        <source>Draw a stroke down the middle of a cape, from its upper border to its hem.</source>
        <translation>在斗篷中间从上缘到下摆画一笔。</translation>
    </message>
    <message>
        <source>Draw Chain</source>
        <translation>绘制链</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>链</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>裙子</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>斗篷</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>A single chain, chains around a skirt, or chains beside each other over a cape</source>
        <translation>一条链、绕裙子的多条链，或斗篷上并排的链</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>链数</translation>
    </message>
    <message>
        <source>How many chains a skirt or a cape gets</source>
        <translation>裙子或斗篷有多少条链</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What the joints are called; numbers follow</source>
        <translation>关节的名称; 后接编号</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>How many joints the chain has</source>
        <translation>链有多少个关节</translation>
    </message>
    <message>
        <source>Below the selected joint</source>
        <translation>在所选关节之下</translation>
    </message>
    <message>
        <source>Otherwise, or without a selected joint, the nearest joint is the parent</source>
        <translation>否则或没有所选关节时，最近的关节为父级</translation>
    </message>
</context>
<context>
    <name>sinew::ChainMaker</name>
    <message>
        <source>Draw Chain</source>
        <translation>绘制链</translation>
    </message>
</context>
<context>
    <name>sinew::ChainValuesForm</name>
    <message>
        <source>Preset of Springs</source>
        <translation>弹簧的预设</translation>
    </message>
    <message>
        <source>Stiffness at the Tip</source>
        <translation>末端的刚度</translation>
    </message>
    <message>
        <source>Radius of Springs</source>
        <translation>弹簧的半径</translation>
    </message>
    <message>
        <source>Direction of Gravity</source>
        <translation>重力的方向</translation>
    </message>
    <message>
        <source>Centre of Springs</source>
        <translation>弹簧的中心</translation>
    </message>
    <message>
        <source>%1 of Springs</source>
        <translation>弹簧的%1</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>No colliders yet</source>
        <translation>尚无碰撞体</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>colliders</source>
        <translation>碰撞体</translation>
    </message>
    <message>
        <source>The chosen chains differ in: %1. A field sets all of them.</source>
        <translation>所选的链在以下方面不同: %1。填写一栏会设置所有的链。</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>刚度</translation>
    </message>
    <message>
        <source>How strongly the chain returns to how it was modelled. 0: it only falls and swings</source>
        <translation>链回到建模时形状的力度。0: 只下落和摆动</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>阻力</translation>
    </message>
    <message>
        <source>How much speed the chain loses in each step. 0: it swings for long, 1: it stops at once</source>
        <translation>链在每一步失去多少速度。0: 长时间摆动，1: 立即停止</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>How strongly the chain falls in the direction below. Negative: it rises</source>
        <translation>链朝下面的方向下落的力度。负值: 上升</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>柔软</translation>
    </message>
    <message>
        <source>firm</source>
        <translation>硬挺</translation>
    </message>
    <message>
        <source>At the tip</source>
        <translation>末端处</translation>
    </message>
    <message>
        <source>Stiffness at the end of the chain, of that at its beginning. Joints between change evenly</source>
        <translation>链末端的刚度，相对于开始处的刚度。其间的关节均匀变化</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Where gravity pulls, in the scene: 0, -1, 0 is down. Its length is made 1</source>
        <translation>重力在场景中拉向哪里: 0, -1, 0 为向下。其长度会变为 1</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Radius of the spheres at the ends of the bones, which colliders push</source>
        <translation>骨骼末端被碰撞体推开的球的半径</translation>
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
        <translation>只有相对于此关节的运动才使链摆动。选择髋部可使头发在角色行走或被拖过场景时保持平静</translation>
    </message>
    <message>
        <source>Pushed by</source>
        <translation>推开它的</translation>
    </message>
    <message>
        <source>Groups of colliders that the chain does not swing into</source>
        <translation>链不会摆入的碰撞体组</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Stiffness, drag and gravity for what the chain is. The radius stays</source>
        <translation>按链的用途设置刚度、阻力和重力。半径不变</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
</context>
<context>
    <name>sinew::CheckFlow</name>
    <message>
        <source>%1 canceled.</source>
        <translation>%1 已取消。</translation>
    </message>
    <message>
        <source>No faulty weights found.</source>
        <translation>未发现错误权重。</translation>
    </message>
    <message>
        <source>Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy, %4 with too many influences, %5 with invalid or unnormalized weights in the file.</source>
        <translation>有问题的顶点: %1 个没有权重，%2 个带远处关节的权重，%3 个有噪声，%4 个影响过多，%5 个在文件中的权重无效或未归一化。</translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageFlow</name>
    <message>
        <source>%1 failed.</source>
        <translation>%1 失败。</translation>
    </message>
    <message>
        <source>Check page written to %1.</source>
        <translation>检查页已写入 %1。</translation>
    </message>
    <message>
        <source>All requirements are fulfilled.</source>
        <translation>满足全部要求。</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) missed.</source>
        <translation>
            <numerusform>%n 项要求未满足。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageJob</name>
    <message>
        <source>Save Check Page</source>
        <translation>保存检查页</translation>
    </message>
</context>
<context>
    <name>sinew::ClipPlayer</name>
    <message>
        <source>Range of motion</source>
        <translation>活动范围</translation>
    </message>
    <message>
        <source>Animation %1</source>
        <translation>动画 %1</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>姿势关键帧</translation>
    </message>
    <message>
        <source>Go to Time</source>
        <translation>转到时间</translation>
    </message>
    <message>
        <source>Use Pose from Clip</source>
        <translation>使用剪辑的姿势</translation>
    </message>
</context>
<context>
    <name>sinew::CollidersForm</name>
    <message>
        <source>Shape of Collider</source>
        <translation>碰撞体的形状</translation>
    </message>
    <message>
        <source>Joint of Collider</source>
        <translation>碰撞体的关节</translation>
    </message>
    <message>
        <source>Radius of Collider</source>
        <translation>碰撞体的半径</translation>
    </message>
    <message>
        <source>Direction of Plane</source>
        <translation>平面的方向</translation>
    </message>
    <message>
        <source>Move Collider</source>
        <translation>移动碰撞体</translation>
    </message>
    <message>
        <source>Rename Collider</source>
        <translation>重命名碰撞体</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1: %3 上的%2</translation>
    </message>
    <message>
        <source>Choose colliders in the list, or take Edit in the View and click their middles.</source>
        <translation>请在列表中选择碰撞体，或用“在视图中编辑”单击其中间。</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球体</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊体</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Sphere, inside</source>
        <translation>球体 (内部)</translation>
    </message>
    <message>
        <source>Capsule, inside</source>
        <translation>胶囊体 (内部)</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Chains stay outside of spheres and capsules, on one side of a plane, and within the shapes whose inside is free. Planes and insides are an extension that not every program knows</source>
        <translation>链保持在球体和胶囊体之外、平面的一侧，以及内部可活动的形状之内。平面和内部是扩展，并非每个程序都支持</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>The joint that the collider moves with</source>
        <translation>碰撞体所跟随的关节</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>How thick the collider is</source>
        <translation>碰撞体有多粗</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Offset (mm)</source>
        <translation>偏移 (mm)</translation>
    </message>
    <message>
        <source>Where its middle or first end is, from the joint along the joint&apos;s own axes</source>
        <translation>其中间或第一端的位置，从关节起沿关节自身的轴</translation>
    </message>
    <message>
        <source>End (mm)</source>
        <translation>端部 (mm)</translation>
    </message>
    <message>
        <source>Where the capsule&apos;s other end is, likewise</source>
        <translation>胶囊体另一端的位置，表示方式相同</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>To which side of the plane chains are kept</source>
        <translation>链保持在平面的哪一侧</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Chains choose colliders by groups. Choose one, or type the name of a new one</source>
        <translation>链按组选择碰撞体。请选择一个组，或输入新组的名称</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>碰撞体</translation>
    </message>
    <message>
        <source>Shapes that chains do not swing into, one a row. Double-click names a collider</source>
        <translation>链不会摆入的形状，每行一个。双击可为碰撞体命名</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove colliders</source>
        <translation>移除碰撞体</translation>
    </message>
    <message>
        <source>Removes the chosen colliders</source>
        <translation>移除所选的碰撞体</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Mirror colliders</source>
        <translation>镜像碰撞体</translation>
    </message>
    <message>
        <source>Makes the chosen colliders on the other side too, on the partner joints</source>
        <translation>在另一侧的对应关节上也制作所选的碰撞体</translation>
    </message>
    <message>
        <source>Edit in the View</source>
        <translation>在视图中编辑</translation>
    </message>
    <message>
        <source>Click a collider&apos;s middle to choose it, and drag its handles. With Symmetric Joints the other side follows</source>
        <translation>单击碰撞体的中间选择它，并拖动其控制柄。对称编辑时另一侧跟随</translation>
    </message>
</context>
<context>
    <name>sinew::CommandDialog</name>
    <message>
        <source>Nothing found. No command has all of these words</source>
        <translation>没有包含所有这些词的命令</translation>
    </message>
    <message>
        <source>Not available now. %1</source>
        <translation>现在不可用。%1</translation>
    </message>
    <message>
        <source>Find Command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Type a name, a key or what you want to do</source>
        <translation>输入名称、按键或想做的事</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Shows the commands that have all of these words</source>
        <translation>显示包含所有这些词的命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Enter or a double-click runs the command</source>
        <translation>按 Enter 或双击运行命令</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Opens this page of the manual</source>
        <translation>打开手册的此页</translation>
    </message>
</context>
<context>
    <name>sinew::CompareModel</name>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>影响</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Distance 95 %</source>
        <translation>95 % 距离</translation>
    </message>
    <message>
        <source>Max stretch</source>
        <translation>最大拉伸</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>渗透</translation>
    </message>
    <message>
        <source>Unweighted</source>
        <translation>无权重</translation>
    </message>
    <message>
        <source>Where the weights come from</source>
        <translation>权重从何而来</translation>
    </message>
    <message>
        <source>How long the bind took</source>
        <translation>绑定用了多久</translation>
    </message>
    <message>
        <source>Mean number of joints that move a vertex</source>
        <translation>移动一个顶点的平均关节数</translation>
    </message>
    <message>
        <source>Mean difference from the weights of the first pane, 0 to 1</source>
        <translation>与第一个窗格权重的平均差异，0 到 1</translation>
    </message>
    <message>
        <source>95 % of the vertices are nearer than this to their place in the first pane, in this pose</source>
        <translation>在此姿势下，95 % 的顶点与第一个窗格中位置的距离小于此值</translation>
    </message>
    <message>
        <source>The edge that this pose stretches most, compared with its length in the bind pose</source>
        <translation>此姿势拉伸最大的边，与绑定姿势中的长度相比</translation>
    </message>
    <message>
        <source>Mean weight of joints other than the strongest one, its parent and its children</source>
        <translation>最强关节及其父级和子级以外的关节的平均权重</translation>
    </message>
    <message>
        <source>Vertices without weights</source>
        <translation>没有权重的顶点</translation>
    </message>
</context>
<context>
    <name>sinew::ComparePane</name>
    <message>
        <source>Pane %1</source>
        <translation>窗格 %1</translation>
    </message>
    <message>
        <source>Shows the character under the weights that are named above</source>
        <translation>以上方所选的权重显示角色</translation>
    </message>
    <message>
        <source>The 3D view is not available. The table shows the figures.</source>
        <translation>3D 视图不可用。表格显示数字。</translation>
    </message>
</context>
<context>
    <name>sinew::CompareView</name>
    <message>
        <source>Another file...</source>
        <translation>其他文件...</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>What the colours of all panes mean</source>
        <translation>所有窗格的颜色表示什么</translation>
    </message>
    <message>
        <source>Figures of the comparison</source>
        <translation>比较的数字</translation>
    </message>
    <message>
        <source>One row for each pane</source>
        <translation>每个窗格一行</translation>
    </message>
    <message>
        <source>Weights of pane %1</source>
        <translation>窗格 %1 的权重</translation>
    </message>
    <message>
        <source>The weights that this pane shows: of this document, of a solver under the document&apos;s settings, or of a file</source>
        <translation>此窗格显示的权重: 此文档的、按文档设置的某求解器的，或某文件的</translation>
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
        <translation>%1 (已锁定)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>The sum of all weights of the vertex</source>
        <translation>顶点所有权重之和</translation>
    </message>
</context>
<context>
    <name>sinew::ComponentsPanel</name>
    <message>
        <source>Unlock Joint</source>
        <translation>解锁关节</translation>
    </message>
    <message>
        <source>Lock Joint</source>
        <translation>锁定关节</translation>
    </message>
    <message>
        <source>The clipboard holds no numbers.</source>
        <translation>剪贴板中没有数字。</translation>
    </message>
    <message>
        <source>Select vertices to edit their weights here.</source>
        <translation>选择顶点以在此编辑其权重。</translation>
    </message>
    <message>
        <source>Vertices: %1, joints: %2</source>
        <translation>顶点：%1，关节：%2</translation>
    </message>
    <message>
        <source>Type a number to set all selected cells, in percent. Double-click a joint&apos;s name to lock it, a vertex&apos;s number to inspect it. Ctrl+C and Ctrl+V copy and paste cells.</source>
        <translation>输入数字以百分比设置所有选中的单元格。双击关节名称锁定，双击顶点编号检查。Ctrl+C 和 Ctrl+V 复制和粘贴单元格。</translation>
    </message>
    <message>
        <source>Weights of the selected vertices</source>
        <translation>所选顶点的权重</translation>
    </message>
    <message>
        <source>A row for each vertex, a column for each joint. Click a joint&apos;s name to sort</source>
        <translation>每个顶点一行，每个关节一列。单击关节名称可排序</translation>
    </message>
    <message>
        <source>&amp;Copy Cells</source>
        <translation>复制单元格(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste Cells</source>
        <translation>粘贴单元格(&amp;P)</translation>
    </message>
</context>
<context>
    <name>sinew::ConstraintsForm</name>
    <message>
        <source>%1: rolls about %2 with %3, %4 %</source>
        <translation>%1: 随 %3 绕 %2 滚转，%4 %</translation>
    </message>
    <message>
        <source>%1: aims %2 at %3, %4 %</source>
        <translation>%1: 把 %2 指向 %3，%4 %</translation>
    </message>
    <message>
        <source>%1: turns with %2, %3 %</source>
        <translation>%1: 随 %2 转动，%3 %</translation>
    </message>
    <message>
        <source>Remove Constraint</source>
        <translation>移除约束</translation>
    </message>
    <message>
        <source>Find Twist Joints</source>
        <translation>查找扭转关节</translation>
    </message>
    <message numerus="yes">
        <source>%n constraint(s) for twist joints added</source>
        <translation>
            <numerusform>已为扭转关节添加 %n 个约束</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Constraint</source>
        <translation>添加约束</translation>
    </message>
    <message>
        <source>Change Constraint</source>
        <translation>更改约束</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>约束</translation>
    </message>
    <message>
        <source>Find Twists</source>
        <translation>查找扭转</translation>
    </message>
    <message>
        <source>Find twist joints</source>
        <translation>查找扭转关节</translation>
    </message>
    <message>
        <source>Lets twist joints, found by their place on a bone, take a fraction of the roll of the joint where the bone ends</source>
        <translation>让按骨骼上的位置找到的扭转关节承担骨骼末端关节滚转的一部分</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a constraint</source>
        <translation>添加约束</translation>
    </message>
    <message>
        <source>Adds a constraint of the selected joint by the one above it</source>
        <translation>为所选关节添加由其上一个关节驱动的约束</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the constraint</source>
        <translation>移除约束</translation>
    </message>
    <message>
        <source>Removes the chosen constraint</source>
        <translation>移除所选的约束</translation>
    </message>
    <message>
        <source>Joints that turn with others, as VRM 1.0 has it</source>
        <translation>随其他关节转动的关节，按 VRM 1.0 的方式</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>The joint that is turned</source>
        <translation>被转动的关节</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The joint whose turn or place counts</source>
        <translation>以其转动或位置为准的关节</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Roll: about one axis, as the source turns about that line. Aim: an axis points at the source. Rotation: as the source turns</source>
        <translation>滚转: 绕一个轴，与来源绕该线的转动相同。瞄准: 一个轴指向来源。旋转: 与来源转动相同</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>滚转</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>瞄准</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>The joint&apos;s own axis that rolls, or that aims</source>
        <translation>关节自身用于滚转或瞄准的轴</translation>
    </message>
    <message>
        <source>The fraction of the turn that the joint takes</source>
        <translation>关节承担的转动的比例</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>No constraints. Find Twists looks for twist joints; Add takes the selected joint.</source>
        <translation>没有约束。“查找扭转”寻找扭转关节; “添加”使用所选关节。</translation>
    </message>
</context>
<context>
    <name>sinew::ContextMenus</name>
    <message>
        <source>%1 joints</source>
        <translation>%1 个关节</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 个部件</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>骨架</translation>
    </message>
    <message>
        <source>Show Part</source>
        <translation>显示部件</translation>
    </message>
    <message>
        <source>Show Parts</source>
        <translation>显示部件</translation>
    </message>
    <message>
        <source>Hide Part</source>
        <translation>隐藏部件</translation>
    </message>
    <message>
        <source>Hide Parts</source>
        <translation>隐藏部件</translation>
    </message>
    <message>
        <source>Ghost Part</source>
        <translation>部件半透明</translation>
    </message>
    <message>
        <source>Ghost Parts</source>
        <translation>部件半透明</translation>
    </message>
    <message>
        <source>Isolate Part</source>
        <translation>孤立部件</translation>
    </message>
    <message>
        <source>Isolate Parts</source>
        <translation>孤立部件</translation>
    </message>
    <message>
        <source>Ghost Others</source>
        <translation>其他半透明</translation>
    </message>
    <message>
        <source>Show Joint</source>
        <translation>显示关节</translation>
    </message>
    <message>
        <source>Show Joints</source>
        <translation>显示关节</translation>
    </message>
    <message>
        <source>Hide Joint</source>
        <translation>隐藏关节</translation>
    </message>
    <message>
        <source>Hide Joints</source>
        <translation>隐藏关节</translation>
    </message>
    <message>
        <source>Isolate Joint</source>
        <translation>孤立关节</translation>
    </message>
    <message>
        <source>Isolate Joints</source>
        <translation>孤立关节</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>绑定</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>对 %1 刚性</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Copy Nearest Skin</source>
        <translation>复制最近的蒙皮</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Accept Proposal</source>
        <translation>接受建议</translation>
    </message>
    <message>
        <source>Accept Proposals</source>
        <translation>接受建议</translation>
    </message>
    <message>
        <source>Apply Pose</source>
        <translation>应用姿势</translation>
    </message>
    <message>
        <source>Apply Pose Mirrored</source>
        <translation>镜像应用姿势</translation>
    </message>
    <message>
        <source>Rename Pose</source>
        <translation>重命名姿势</translation>
    </message>
    <message>
        <source>Delete Pose...</source>
        <translation>删除姿势...</translation>
    </message>
    <message>
        <source>Show in View</source>
        <translation>在视图中显示</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Fix %1 Selected Issues</source>
        <translation>修复 %1 个所选问题</translation>
    </message>
    <message>
        <source>Expand All</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Collapse All</source>
        <translation>全部折叠</translation>
    </message>
</context>
<context>
    <name>sinew::ControlForm</name>
    <message>
        <source>Wire with a drop-off</source>
        <translation>带衰减的线变形器</translation>
    </message>
    <message>
        <source>The edges become a curve. Skin near it moves with the curve, the less the farther it is away</source>
        <translation>边成为一条曲线。附近的皮肤随曲线移动，离得越远移动越少</translation>
    </message>
    <message>
        <source>Control vertices</source>
        <translation>控制顶点</translation>
    </message>
    <message>
        <source>How many control vertices the lattice has along each of its axes</source>
        <translation>晶格在每个轴上有多少控制顶点</translation>
    </message>
    <message>
        <source>Drop-off</source>
        <translation>衰减宽度</translation>
    </message>
    <message>
        <source>Width over which the effect fades: around the curve of a wire, or beyond the box of a lattice. 0 ends a lattice at its box</source>
        <translation>效果逐渐消失的宽度: 在线变形器的曲线周围，或在晶格的盒体之外。0 使晶格止于其盒体</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>What moves the control vertices: each can be a joint below one parent, a joint below the joint whose bone is nearest, or no joint, and then follow several joints of the skeleton, with the weights of the skin around it</source>
        <translation>什么移动控制顶点: 每个控制顶点可以是同一父级下的关节，骨骼最近的关节下的关节，或没有关节，此时按周围皮肤的权重跟随骨架的多个关节</translation>
    </message>
    <message>
        <source>Parent joint</source>
        <translation>父关节</translation>
    </message>
    <message>
        <source>Nearest joint</source>
        <translation>最近的关节</translation>
    </message>
    <message>
        <source>Skin around it</source>
        <translation>周围皮肤</translation>
    </message>
</context>
<context>
    <name>sinew::ControlHelp</name>
    <message>
        <source>Manual: %1</source>
        <translation>手册: %1</translation>
    </message>
</context>
<context>
    <name>sinew::DeformForm</name>
    <message>
        <source>Bind the character first. Implicit skinning starts from its weights.</source>
        <translation>请先绑定角色。隐式蒙皮从其权重开始。</translation>
    </message>
    <message>
        <source>Fitting the fields...</source>
        <translation>正在拟合场...</translation>
    </message>
    <message>
        <source>Select a joint to see how its field was made.</source>
        <translation>选择关节以查看其场如何生成。</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>场: %1</translation>
    </message>
    <message>
        <source>Deformation</source>
        <translation>变形</translation>
    </message>
    <message>
        <source>Joint Deformation</source>
        <translation>关节变形</translation>
    </message>
    <message>
        <source>Skinning method</source>
        <translation>蒙皮方法</translation>
    </message>
    <message>
        <source>Classic linear: as in game engines; loses volume where joints twist. Dual quaternion: keeps volume, but bulges at strong bends. Weight blended: a mix of both, set for each joint. Centres of rotation: keeps volume and does not bulge</source>
        <translation>经典线性: 同游戏引擎; 关节扭转时损失体积。双四元数: 保持体积，但大弯曲时隆起。权重混合: 两者混合，逐个关节设置。旋转中心: 保持体积且不隆起</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>隐式蒙皮</translation>
    </message>
    <message>
        <source>Keeps the shape of the limbs in every pose: bends keep their volume, and skin stops where it touches skin. Engines do not compute it</source>
        <translation>在每个姿势中保持肢体的形状: 弯曲处保持体积，皮肤碰到皮肤时停住。引擎不计算它</translation>
    </message>
    <message>
        <source>Quality of implicit skinning</source>
        <translation>隐式蒙皮的质量</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>精细</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>弯曲</translation>
    </message>
    <message>
        <source>How the skin of both bones meets where this joint bends. Crease folds sharply, as elbows and knees do. Blend runs smoothly, as shoulders and necks do. Bulge presses skin out beside the crease, as fingers and soft bellies do. Needs implicit skinning</source>
        <translation>此关节弯曲时两根骨骼的皮肤如何相接。折痕锐利折叠，如肘和膝。过渡平滑相接，如肩和颈。隆起把皮肤挤到折痕旁，如手指和软腹。需要隐式蒙皮</translation>
    </message>
    <message>
        <source>Crease</source>
        <translation>折痕</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>过渡</translation>
    </message>
    <message>
        <source>Bulge</source>
        <translation>隆起</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Reach of the bend</source>
        <translation>弯曲的范围</translation>
    </message>
    <message>
        <source>For Weight blended: 0 is classic linear, best for bends; 1 is dual quaternion, best for twists</source>
        <translation>用于权重混合: 0 为经典线性，最适合弯曲; 1 为双四元数，最适合扭转</translation>
    </message>
    <message>
        <source>DQ blend</source>
        <translation>双四元数</translation>
    </message>
    <message>
        <source>Dual quaternion blend</source>
        <translation>双四元数混合</translation>
    </message>
    <message>
        <source>Copy to All Joints</source>
        <translation>复制到所有关节</translation>
    </message>
    <message>
        <source>Give all joints the bend, reach and DQ blend of this joint</source>
        <translation>给所有关节此关节的弯曲、范围和双四元数混合</translation>
    </message>
    <message>
        <source>Method of implicit skinning</source>
        <translation>隐式蒙皮的方法</translation>
    </message>
    <message>
        <source>Contact: folds meet where skin touches, and joints keep their volume. Paper: as published by Vaillant and others in 2013, with their constants, to compare</source>
        <translation>接触：褶皱在皮肤相触处相接，关节保持体积。论文：按 Vaillant 等人 2013 年发表的方法及其常数，用于比较</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>接触</translation>
    </message>
    <message>
        <source>Paper (2013)</source>
        <translation>论文 (2013)</translation>
    </message>
    <message>
        <source>Draft is fastest while posing. Fine looks more closely, for renders and baking</source>
        <translation>摆姿势时草稿最快。精细看得更仔细，适合渲染和烘焙</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>肘部</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>膝部</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>手指</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>颈部</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>肩部</translation>
    </message>
    <message>
        <source>How far Blend and Bulge reach from the joint when it is bent: 0 is the same as Crease, 1 is the farthest</source>
        <translation>关节弯曲时“过渡”和“隆起”从关节起的范围: 0 与“折痕”相同，1 为最远</translation>
    </message>
    <message>
        <source>Reach by angle</source>
        <translation>按角度的范围</translation>
    </message>
    <message>
        <source>How far Blend and Bulge reach while the joint bends. Drag the three keys. The dashed line is the bend of the pose</source>
        <translation>关节弯曲过程中“过渡”和“隆起”的范围。拖动三个关键帧。虚线是姿势中的弯曲</translation>
    </message>
    <message>
        <source>Sets bend and reach for a kind of joint</source>
        <translation>按关节类型设置弯曲和范围</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>sinew::DeformerNote</name>
    <message>
        <source>The difference is measured once the fields are fitted.</source>
        <translation>场拟合好后测量差异。</translation>
    </message>
    <message>
        <source>Measuring the difference...</source>
        <translation>正在测量差异...</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;dialog&quot;&gt;Bake for Engine...&lt;/a&gt; lets the engine show the same: by weights, helper joints and corrective shapes. &lt;a href=&quot;bake&quot;&gt;How it works&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;dialog&quot;&gt;为引擎烘焙...&lt;/a&gt;让引擎显示相同的效果: 通过权重、辅助关节和修正形态。&lt;a href=&quot;bake&quot;&gt;工作原理&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1 &lt;a href=&quot;place&quot;&gt;Show it in the view&lt;/a&gt;</source>
        <translation>%1 &lt;a href=&quot;place&quot;&gt;在视图中显示&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The character is posed, and the pose is not exported: the file has the bind pose. Pose &gt; Apply as Rest Pose makes the pose the bind pose.</source>
        <translation>角色摆了姿势，而姿势不会导出: 文件中是绑定姿势。“姿势 &gt; 应用为静止姿势”可把该姿势设为绑定姿势。</translation>
    </message>
</context>
<context>
    <name>sinew::DiskDialog</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>新增: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 个顶点</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>移除: %1</translation>
    </message>
    <message>
        <source>now called %1</source>
        <translation>现名 %1</translation>
    </message>
    <message>
        <source>%1 vertices, now %2</source>
        <translation>%1 个顶点，现为 %2</translation>
    </message>
    <message>
        <source>%1 polygons, now %2</source>
        <translation>%1 个多边形，现为 %2</translation>
    </message>
    <message>
        <source>other polygons</source>
        <translation>多边形不同</translation>
    </message>
    <message>
        <source>%1, by %2 at most</source>
        <translation>%1，最多 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) moved</source>
        <translation>
            <numerusform>%1 个顶点移动</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>moved by %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>rotated by %1°</source>
        <translation>旋转 %1°</translation>
    </message>
    <message>
        <source>parent %1, was %2</source>
        <translation>父级 %1，原为 %2</translation>
    </message>
    <message>
        <source>moved or rotated very little</source>
        <translation>极小的移动或旋转</translation>
    </message>
    <message>
        <source>has weights now</source>
        <translation>现在有权重</translation>
    </message>
    <message>
        <source>has no weights any more</source>
        <translation>不再有权重</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) changed</source>
        <translation>
            <numerusform>%1 个顶点改变</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Compare With File on Disk</source>
        <translation>与磁盘文件比较</translation>
    </message>
    <message>
        <source>%1 on disk is not what it was when you opened it. Reload reads it again and keeps all your work.</source>
        <translation>磁盘上的 %1 已不是打开时的样子。重新加载会再次读取并保留所有工作。</translation>
    </message>
    <message>
        <source>Meshes, joints and weights of %1 are the same as when you opened it. Textures, materials and clips were not compared.</source>
        <translation>%1 的网格、关节和权重与打开时相同。未比较纹理、材质和剪辑。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>在磁盘上</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>What has changed in the file since it was opened</source>
        <translation>文件打开后有何改变</translation>
    </message>
    <message>
        <source>Compare &amp;Weights in the View</source>
        <translation>在视图中比较权重(&amp;W)</translation>
    </message>
    <message>
        <source>Show the weights of the file on disk beside those of the open character</source>
        <translation>把磁盘文件的权重显示在打开角色的权重旁</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保留(&amp;K)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Go on with the character as it is</source>
        <translation>继续使用现有的角色</translation>
    </message>
    <message>
        <source>Close this dialog</source>
        <translation>关闭此对话框</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新加载(&amp;R)</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>重新读取角色文件并保留所有工作</translation>
    </message>
</context>
<context>
    <name>sinew::Docks</name>
    <message>
        <source>Close the panel</source>
        <translation>关闭面板</translation>
    </message>
    <message>
        <source>Detach the panel</source>
        <translation>分离面板</translation>
    </message>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>显示或隐藏面板 %1</translation>
    </message>
</context>
<context>
    <name>sinew::DragSkinForm</name>
    <message>
        <source>Nothing dragged yet in this pose.</source>
        <translation>此姿势下尚未拖动任何东西。</translation>
    </message>
    <message>
        <source>The weights bring the skin there.</source>
        <translation>权重可以达到。</translation>
    </message>
    <message numerus="yes">
        <source>Not reached: %n vertex(ices), by up to %1.</source>
        <translation>
            <numerusform>未达到: %n 个顶点，最多差 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag Skin</source>
        <translation>拖动皮肤</translation>
    </message>
    <message>
        <source>Pose the character, then drag its skin. Ctrl drags one vertex. Lines show what weights cannot reach.</source>
        <translation>给角色摆姿势，然后拖动其皮肤。Ctrl 拖动单个顶点。线条显示权重无法达到的部分。</translation>
    </message>
    <message>
        <source>How much the weights keep to what they were. 0: the skin goes as far as weights can bring it. More: weights change less, and the skin stays behind</source>
        <translation>权重在多大程度上保持原样。0: 皮肤移动到权重所能达到的最远处。更大: 权重变化更少，皮肤落在后面</translation>
    </message>
    <message>
        <source>Keep weights</source>
        <translation>保持权重</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation>形态 %1</translation>
    </message>
    <message>
        <source>The shape %1 brings the skin there.</source>
        <translation>形态 %1 可以达到。</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>What a drag changes: the weights, or a shape that is on in this pose. A shape brings the skin exactly there, and the weights stay</source>
        <translation>拖动更改什么: 权重，或在此姿势下打开的形态。形态使皮肤准确到达该处，权重不变</translation>
    </message>
</context>
<context>
    <name>sinew::DriverForm</name>
    <message>
        <source>Remove Driver</source>
        <translation>去除驱动器</translation>
    </message>
    <message>
        <source>Change Driver</source>
        <translation>更改驱动器</translation>
    </message>
    <message>
        <source>Add Driver</source>
        <translation>添加驱动器</translation>
    </message>
    <message>
        <source>Set Driver Key</source>
        <translation>设置驱动器关键帧</translation>
    </message>
    <message>
        <source>At %1°</source>
        <translation>%1° 处</translation>
    </message>
    <message>
        <source>At key</source>
        <translation>关键帧处</translation>
    </message>
    <message>
        <source>Select a joint, then add a driver: its angle moves another joint or turns on a shape</source>
        <translation>选择一个关节，然后添加驱动器: 其角度移动另一个关节或打开一个形态</translation>
    </message>
    <message>
        <source>There is no joint %1. The driver does nothing</source>
        <translation>没有关节 %1。该驱动器不起作用</translation>
    </message>
    <message>
        <source>This character has no shape. Make one with Pose &gt; Shape From File</source>
        <translation>此角色没有形态。请用“姿势 &gt; 从文件生成形态”制作</translation>
    </message>
    <message>
        <source>There is no shape %1. The driver does nothing</source>
        <translation>没有形态 %1。该驱动器不起作用</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a driver</source>
        <translation>添加驱动器</translation>
    </message>
    <message>
        <source>Adds a driver by the angle of the selected joint. It changes nothing until you move its keys</source>
        <translation>添加按所选关节角度的驱动器。在移动其关键帧之前，它不改变任何东西</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Remove the driver</source>
        <translation>去除驱动器</translation>
    </message>
    <message>
        <source>Removes this driver. A shape made here goes with its last driver</source>
        <translation>去除此驱动器。在此制作的形态随其最后一个驱动器一起去除</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>The driver that is shown below</source>
        <translation>下方显示的驱动器</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>The joint whose angle drives</source>
        <translation>以其角度驱动的关节</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Swing: how far the direction of the joint&apos;s bone turns from the bind pose. Twist: how far the bone turns about itself. Bend: the part of the swing about the joint&apos;s own axis, whose sign tells the directions apart</source>
        <translation>摆动: 关节的骨骼方向从绑定姿势转过多少。扭转: 骨骼绕自身转过多少。弯曲: 摆动中绕关节自身轴的部分，其正负号区分方向</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>驱动</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>The joint or the shape that is driven</source>
        <translation>被驱动的关节或形态</translation>
    </message>
    <message>
        <source>Value over angle</source>
        <translation>值随角度的变化</translation>
    </message>
    <message>
        <source>Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and down change. The dashed line is the pose&apos;s angle</source>
        <translation>拖动关键帧; 双击添加，Delete 去除。按键: 左右选择，上下改变。虚线是姿势的角度</translation>
    </message>
    <message>
        <source>Value at the key</source>
        <translation>关键帧处的值</translation>
    </message>
    <message>
        <source>What the channel gets at the angle of the chosen key: degrees, the file&apos;s unit, a factor, or the weight of the shape</source>
        <translation>通道在所选关键帧的角度处得到的值: 度、文件的单位、倍数或形态的权重</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>设置关键帧</translation>
    </message>
    <message>
        <source>Set a key at this pose</source>
        <translation>在此姿势设置关键帧</translation>
    </message>
    <message>
        <source>Adds a key at the angle that the joint has in the pose. What you posed the driven joint by becomes the key&apos;s value</source>
        <translation>在关节于姿势中的角度处添加关键帧。您给被驱动关节摆出的姿势成为关键帧的值</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>Delete the chosen key</source>
        <translation>删除所选关键帧</translation>
    </message>
    <message>
        <source>Takes the chosen key out of the driver</source>
        <translation>把所选关键帧从驱动器中去除</translation>
    </message>
    <message>
        <source>The driver cannot be set so.</source>
        <translation>无法这样设置驱动器。</translation>
    </message>
    <message>
        <source>What is driven: a channel of another joint, along its own axes in the bind pose, or a shape. Turn is the fraction of the whole turn that the other joint makes likewise</source>
        <translation>被驱动的对象: 另一个关节沿其自身在绑定姿势中的轴的通道，或形态。“转动”是另一个关节同样转动整个转动的多大部分</translation>
    </message>
</context>
<context>
    <name>sinew::DriverFromRow</name>
    <message>
        <source>%1 at %2°, %3°, %4°</source>
        <translation>%1: %2°，%3°，%4°</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>绑定姿势</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>The pose in which the angle is 0. From a pose, the swing is a cone about the direction that the bone has there. With several joints it is how far all of them are away</source>
        <translation>角度为 0 的姿势。从某个姿势起，摆动是围绕骨骼在该姿势中的方向的圆锥。有多个关节时，它是所有关节偏离多远</translation>
    </message>
    <message>
        <source>This Pose</source>
        <translation>此姿势</translation>
    </message>
    <message>
        <source>Measure from this pose</source>
        <translation>从此姿势测量</translation>
    </message>
    <message>
        <source>The angle is 0 where the joint is now. A turn is measured from the bind pose alone</source>
        <translation>关节现在所处之处角度为 0。转动只从绑定姿势测量</translation>
    </message>
    <message>
        <source>Bind Pose</source>
        <translation>绑定姿势</translation>
    </message>
    <message>
        <source>Measure from the bind pose</source>
        <translation>从绑定姿势测量</translation>
    </message>
    <message>
        <source>The angle is 0 in the bind pose</source>
        <translation>在绑定姿势中角度为 0</translation>
    </message>
</context>
<context>
    <name>sinew::DropFlow</name>
    <message>
        <source>None of these files is a character.</source>
        <translation>这些文件都不是角色。</translation>
    </message>
    <message>
        <source>Drop a mesh, alone or with a skeleton: %1 and others, or a Sinew project.</source>
        <translation>请拖入网格，单独或连同骨架: %1 等，或 Sinew 项目。</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>已打开 %1。</translation>
    </message>
    <message>
        <source>Opened %1 with the skeleton of %2.</source>
        <translation>已打开 %1 及 %2 的骨架。</translation>
    </message>
    <message>
        <source>Skeleton loaded from %1.</source>
        <translation>已从 %1 加载骨架。</translation>
    </message>
    <message>
        <source>%1 Not opened: %2</source>
        <translation>%1 未打开: %2</translation>
    </message>
</context>
<context>
    <name>sinew::EditFlow</name>
    <message>
        <source>Deselect All</source>
        <translation>取消全选</translation>
    </message>
    <message>
        <source>Only the mesh of a flat picture can be edited.</source>
        <translation>只能编辑平面图片的网格。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销 %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做 %1(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sinew::EngineDialog</name>
    <message>
        <source>Nothing changes yet.</source>
        <translation>尚无任何改变。</translation>
    </message>
    <message>
        <source>Prepare Skeleton for an Engine</source>
        <translation>为引擎准备骨架</translation>
    </message>
    <message>
        <source>Weights, clips and the pose follow. One undo takes all of it back.</source>
        <translation>权重、剪辑和姿势随之改变。撤销一次即可全部恢复。</translation>
    </message>
    <message>
        <source>Twist joints</source>
        <translation>扭转关节</translation>
    </message>
    <message>
        <source>Joints along each upper and lower arm and leg, which share its weight</source>
        <translation>沿每个上臂、前臂、大腿和小腿的关节，分担其权重</translation>
    </message>
    <message>
        <source>Bone links</source>
        <translation>骨骼分节</translation>
    </message>
    <message>
        <source>A joint that a clip or the pose bends further than this becomes several, which share the bend</source>
        <translation>剪辑或姿势弯曲超过此值的关节变成多个，分担弯曲</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>beyond </source>
        <translation>超过 </translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Root motion joint</source>
        <translation>根运动关节</translation>
    </message>
    <message>
        <source>Name of a joint at the origin above all, which takes the way over the floor from the hips</source>
        <translation>原点处最上级关节的名称，从髋部取得地面上的移动</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Whose names the joints of a human get</source>
        <translation>人体的关节用哪种名称</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>End joints</source>
        <translation>末端关节</translation>
    </message>
    <message>
        <source>Joints that mark where the last bones end</source>
        <translation>标记最后骨骼终点的关节</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Joints to remove</source>
        <translation>要去除的关节</translation>
    </message>
    <message>
        <source>The weight of ticked joints goes to the joint above</source>
        <translation>勾选关节的权重归上级关节</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>将做什么</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sinew::EngineFlow</name>
    <message>
        <source>The skeleton cannot be prepared.</source>
        <translation>无法准备骨架。</translation>
    </message>
    <message>
        <source>Skeleton prepared. It has %1 joints now.</source>
        <translation>骨架已准备好。现在有 %1 个关节。</translation>
    </message>
    <message>
        <source>The skeleton cannot be exported.</source>
        <translation>无法导出骨架。</translation>
    </message>
    <message>
        <source>Skeleton written to %1.</source>
        <translation>骨架已写入 %1。</translation>
    </message>
    <message>
        <source>Joints whose limits the file cannot hold: %1.</source>
        <translation>文件无法保存其限制的关节: %1 个。</translation>
    </message>
</context>
<context>
    <name>sinew::EnvelopesForm</name>
    <message>
        <source>Own envelope of %1</source>
        <translation>%1 自己的包络</translation>
    </message>
    <message>
        <source>Own envelope of the selected joint</source>
        <translation>所选关节自己的包络</translation>
    </message>
    <message>
        <source>Sets the volume of this joint&apos;s bone by hand, instead of what the solver makes of the mesh or of the bone&apos;s length. With Symmetric Joints the other side follows</source>
        <translation>手动设置此关节的骨骼的体积，而不用求解器根据网格或骨骼长度得出的体积。对称编辑时另一侧跟随</translation>
    </message>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>请先在视图或树中选择关节</translation>
    </message>
    <message>
        <source>Joints with their own envelope: %1</source>
        <translation>有自己包络的关节: %1</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Radius at the joint</source>
        <translation>关节处半径</translation>
    </message>
    <message>
        <source>Half width</source>
        <translation>半宽</translation>
    </message>
    <message>
        <source>Radius where the bone begins</source>
        <translation>骨骼开始处的半径</translation>
    </message>
    <message>
        <source>From the bone to the side, along the first axis across it</source>
        <translation>从骨骼到侧面，沿垂直于它的第一轴</translation>
    </message>
    <message>
        <source>Radius at the end</source>
        <translation>末端半径</translation>
    </message>
    <message>
        <source>Half depth</source>
        <translation>半深</translation>
    </message>
    <message>
        <source>Radius where the bone ends</source>
        <translation>骨骼结束处的半径</translation>
    </message>
    <message>
        <source>From the bone to the side, along the second axis across it</source>
        <translation>从骨骼到侧面，沿垂直于它的第二轴</translation>
    </message>
    <message>
        <source>Behind the joint</source>
        <translation>关节之后</translation>
    </message>
    <message>
        <source>How far the volume goes back behind the joint. Negative: it starts later</source>
        <translation>体积向关节后方延伸多远。负值: 开始得更晚</translation>
    </message>
    <message>
        <source>Beyond the end</source>
        <translation>末端之外</translation>
    </message>
    <message>
        <source>How far the volume goes on beyond the end of the bone. Negative: it ends earlier</source>
        <translation>体积超出骨骼末端多远。负值: 结束得更早</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>包络</translation>
    </message>
    <message>
        <source>A bone moves what its envelope holds. Select a joint and give its bone a shape and sizes, or drag the handles of the envelope in the view.</source>
        <translation>骨骼移动其包络所包含的内容。请选择关节并给其骨骼形状和尺寸，或在视图中拖动包络的控制柄。</translation>
    </message>
    <message>
        <source>Edit in the View</source>
        <translation>在视图中编辑</translation>
    </message>
    <message>
        <source>Drag the handles on the selected joint&apos;s envelope. Delete gives the bone the solver&apos;s envelope again</source>
        <translation>拖动所选关节的包络上的控制柄。Delete 使骨骼恢复求解器的包络</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>What the volume around the bone is shaped like</source>
        <translation>骨骼周围的体积是什么形状</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊体</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>椭球体</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>盒体</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>圆柱体</translation>
    </message>
    <message>
        <source>Offset (mm)</source>
        <translation>偏移 (mm)</translation>
    </message>
    <message>
        <source>Moves the whole volume along the axes of the file, in the bind pose</source>
        <translation>在绑定姿势中沿文件的轴移动整个体积</translation>
    </message>
    <message>
        <source>Keep All</source>
        <translation>全部保留</translation>
    </message>
    <message>
        <source>Makes the envelopes that all bones have now their own, so that you can edit each of them</source>
        <translation>把所有骨骼现有的包络变成它们自己的，以便逐个编辑</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Clear envelopes</source>
        <translation>清除包络</translation>
    </message>
    <message>
        <source>Gives all bones the solver&apos;s envelopes again</source>
        <translation>使所有骨骼恢复求解器的包络</translation>
    </message>
</context>
<context>
    <name>sinew::EssentialsForm</name>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Sets everything that the method&apos;s paper decides. Standard comes closest to artists&apos; weights; Paper is the method as published in 2014</source>
        <translation>设置方法论文所定的一切。标准最接近美术师的权重; 论文是 2014 年发表的方法</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>论文 (2014)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
</context>
<context>
    <name>sinew::ExportDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>已取消。没有写入文件。</translation>
    </message>
    <message>
        <source>%1 is a source file of this project.</source>
        <translation>%1 是此项目的源文件。</translation>
    </message>
    <message>
        <source>If you overwrite it, the original is lost.</source>
        <translation>如果覆盖它，原始文件将丢失。</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>覆盖原始文件(&amp;O)</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Wrote %1 (%2).</source>
        <translation>已写入 %1 (%2)。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Write the file, read it back and compare it with the character</source>
        <translation>写出文件，读回并与角色比较</translation>
    </message>
    <message>
        <source>Preview the &amp;deformation as in an engine</source>
        <translation>预览引擎中的变形(&amp;D)</translation>
    </message>
    <message>
        <source>Preview the deformation as in an engine</source>
        <translation>预览引擎中的变形</translation>
    </message>
    <message>
        <source>Shows 4 influences, 8-bit weights and classic linear skinning in the view behind this dialog</source>
        <translation>在此对话框后的视图中显示 4 个影响、8 位权重和经典线性蒙皮</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出的进度</translation>
    </message>
    <message>
        <source>The export needs this name for a buffer, textures, an atlas or the drivers file of %1, but the existing file does not belong to it.</source>
        <translation>导出需要此名称用于 %1 的缓冲区、纹理、图集或驱动器文件，但现有文件不属于它。</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Bind the skin first</source>
        <translation>先绑定蒙皮</translation>
    </message>
    <message>
        <source>The character has no weights yet, or a bind is still running. The file is written when the bind is done; without this it is written at once, as the character is now</source>
        <translation>角色还没有权重，或绑定仍在运行。文件在绑定完成后写入; 不选此项则立即按角色现在的样子写入</translation>
    </message>
    <message>
        <source>Checking the file that was written</source>
        <translation>正在检查写出的文件</translation>
    </message>
</context>
<context>
    <name>sinew::ExportFlow</name>
    <message>
        <source>Choose the Folder for the Engine Scripts</source>
        <translation>选择引擎脚本的文件夹</translation>
    </message>
    <message>
        <source>Some scripts in this folder differ from Sinew&apos;s.</source>
        <translation>此文件夹中的一些脚本与 Sinew 的不同。</translation>
    </message>
    <message>
        <source>%1: what was changed in them is lost.</source>
        <translation>%1: 其中所做的更改会丢失。</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>The scripts were not saved.</source>
        <translation>脚本未保存。</translation>
    </message>
    <message>
        <source>Wrote %1 files to %2.</source>
        <translation>已将 %1 个文件写入 %2。</translation>
    </message>
</context>
<context>
    <name>sinew::ExportForm</name>
    <message>
        <source>The whole file is written anew, because an animation is added to it</source>
        <translation>整个文件重新写出，因为加入了动画</translation>
    </message>
    <message>
        <source>Rebuild the whole file</source>
        <translation>重建整个文件</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>File to write the character to</source>
        <translation>角色要写入的文件</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>浏览(&amp;B)...</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>格式(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;ngine</source>
        <translation>引擎(&amp;N)</translation>
    </message>
    <message>
        <source>Max &amp;Influences</source>
        <translation>最大影响数(&amp;I)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Include the file&apos;s animations</source>
        <translation>包含文件的动画</translation>
    </message>
    <message>
        <source>VRM uses no animations. A VRM that keeps its original file keeps those in it</source>
        <translation>VRM 不使用动画。保留原始文件的 VRM 会保留其中的动画</translation>
    </message>
    <message>
        <source>Ran&amp;ge of motion</source>
        <translation>活动范围(&amp;G)</translation>
    </message>
    <message>
        <source>Range of motion</source>
        <translation>活动范围</translation>
    </message>
    <message>
        <source>Add an animation to the file that bends every joint in turn, as Play does</source>
        <translation>向文件加入依次弯曲每个关节的动画，如同“播放”</translation>
    </message>
    <message>
        <source>Loaded motions and &amp;pose keys</source>
        <translation>加载的动作和姿势关键帧(&amp;P)</translation>
    </message>
    <message>
        <source>Loaded motions and pose keys</source>
        <translation>加载的动作和姿势关键帧</translation>
    </message>
    <message>
        <source>Add the motions of other files and the pose keys to the file, as animations</source>
        <translation>把其他文件的动作和姿势关键帧作为动画加入文件</translation>
    </message>
    <message>
        <source>Embed &amp;textures</source>
        <translation>嵌入纹理(&amp;T)</translation>
    </message>
    <message>
        <source>Embed textures</source>
        <translation>嵌入纹理</translation>
    </message>
    <message>
        <source>Store the textures in the file instead of referring to image files. GLB always embeds them</source>
        <translation>把纹理存入文件，而不是引用图像文件。GLB 总是嵌入</translation>
    </message>
    <message>
        <source>&amp;Rebuild the whole file</source>
        <translation>重建整个文件(&amp;R)</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>FBX for Unity and Unreal; GLB (a single file) or glTF for Godot and the web; VRM for avatars; DragonBones and Godot 2D for characters made of pictures</source>
        <translation>FBX 用于 Unity 和 Unreal; GLB (单个文件) 或 glTF 用于 Godot 和网页; VRM 用于虚拟形象; DragonBones 和 Godot 2D 用于由图片构成的角色</translation>
    </message>
    <message>
        <source>&amp;8-bit weights</source>
        <translation>8 位权重(&amp;8)</translation>
    </message>
    <message>
        <source>8-bit weights</source>
        <translation>8 位权重</translation>
    </message>
    <message>
        <source>Store joints and weights of each vertex in 8 bytes in place of 20. The check after the export says how far this moves vertices. More than 256 joints are stored in 16 bits</source>
        <translation>把每个顶点的关节和权重存为 8 字节，而不是 20 字节。导出后的检查会说明顶点因此移动多远。关节超过 256 个时以 16 位存储</translation>
    </message>
    <message>
        <source>Write the whole file anew. Otherwise an export in the format of the original file keeps all of it but the weights, and adds your shapes, joints and the keys that drivers make</source>
        <translation>重新写出整个文件。否则，以原始文件的格式导出会保留除权重外的全部内容，并加入您的形态、关节以及驱动器产生的关键帧</translation>
    </message>
    <message>
        <source>Drivers file for engines</source>
        <translation>引擎用驱动器文件</translation>
    </message>
    <message>
        <source>Write NAME.drivers.json beside the file. Sinew&apos;s scripts for Unity, Unreal, Godot 4 and three.js read it and drive joints and shapes as Sinew does. Save the scripts from the Help menu</source>
        <translation>在文件旁写出 NAME.drivers.json。Sinew 用于 Unity、Unreal、Godot 4 和 three.js 的脚本读取它，并像 Sinew 一样驱动关节和形态。请从“帮助”菜单保存脚本</translation>
    </message>
    <message>
        <source>Maximum number of joints per vertex in the file, as a number or as a platform takes them. Below is what it costs</source>
        <translation>文件中每个顶点的最大关节数，以数字或平台所接受的数量给出。下面显示其代价</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The engine or program that the file is for. Sets its length unit, and whether a Godot 2D scene is for Godot 3. The next export proposes it again</source>
        <translation>文件所用于的引擎或程序。设置其长度单位，以及 Godot 2D 场景是否用于 Godot 3。下次导出时再次建议它</translation>
    </message>
    <message>
        <source>The file has no animations</source>
        <translation>文件中没有动画</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionForm</name>
    <message>
        <source>Weight of Shape</source>
        <translation>形态的权重</translation>
    </message>
    <message>
        <source>Part of Shape</source>
        <translation>形态的部件</translation>
    </message>
    <message>
        <source>Override of Expression</source>
        <translation>表情的覆盖</translation>
    </message>
    <message>
        <source>Expression On or Off</source>
        <translation>表情的开或关</translation>
    </message>
    <message>
        <source>Remove Expression</source>
        <translation>移除表情</translation>
    </message>
    <message>
        <source>Add Shape</source>
        <translation>添加形态</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>移除形态</translation>
    </message>
    <message>
        <source>%1: not there</source>
        <translation>%1: 不存在</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2 % on %3</source>
        <translation>%1: 在 %3 上 %2 %</translation>
    </message>
    <message>
        <source>Add a shape...</source>
        <translation>添加形态...</translation>
    </message>
    <message>
        <source>All that have it</source>
        <translation>所有拥有它的部件</translation>
    </message>
    <message>
        <source>Shapes of the expression</source>
        <translation>表情的形态</translation>
    </message>
    <message>
        <source>The shapes that the expression sets, each with its weight while it is wholly on</source>
        <translation>表情所设置的形态，各带表情完全打开时的权重</translation>
    </message>
    <message>
        <source>Add a shape</source>
        <translation>添加形态</translation>
    </message>
    <message>
        <source>Adds a shape of the character to the expression</source>
        <translation>把角色的一个形态添加到表情</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the shape</source>
        <translation>移除形态</translation>
    </message>
    <message>
        <source>The expression sets this shape no more</source>
        <translation>表情不再设置此形态</translation>
    </message>
    <message>
        <source>How far the shape is on while the expression is wholly on</source>
        <translation>表情完全打开时形态打开多少</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>The part on which the expression sets the shape</source>
        <translation>表情在其上设置形态的部件</translation>
    </message>
    <message>
        <source>Blinking</source>
        <translation>眨眼</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>视线</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>嘴</translation>
    </message>
    <message>
        <source>What becomes of it while this expression is on: it stays, it is off, or it fades as this expression comes</source>
        <translation>此表情打开时它会怎样: 保持、关闭，或随此表情出现而淡出</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Fades</source>
        <translation>淡出</translation>
    </message>
    <message>
        <source>On or off, nothing in between</source>
        <translation>只有开或关，没有中间状态</translation>
    </message>
    <message>
        <source>The expression is wholly on above half its weight, and off below</source>
        <translation>表情在权重过半时完全打开，低于一半时关闭</translation>
    </message>
    <message>
        <source>Remove the expression</source>
        <translation>移除表情</translation>
    </message>
    <message>
        <source>A preset of VRM shows nothing then; a custom one goes</source>
        <translation>VRM 的预设将不再显示任何内容; 您自己的则会消失</translation>
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
        <translation>添加表情</translation>
    </message>
    <message>
        <source>Rename Expression</source>
        <translation>重命名表情</translation>
    </message>
    <message>
        <source>Changes materials, which the view does not show</source>
        <translation>更改材质，视图不显示材质的变化</translation>
    </message>
    <message>
        <source>Shows nothing yet: add shapes below</source>
        <translation>尚未显示任何内容: 请在下面添加形态</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>%1 的预览</translation>
    </message>
    <message>
        <source>Shows the expression in the view. The file does not change</source>
        <translation>在视图中显示该表情。文件不变</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>表情</translation>
    </message>
    <message>
        <source>The expressions of VRM and those of your character. Pale ones show nothing yet. The slider shows one in the view</source>
        <translation>VRM 的表情和您角色自己的表情。颜色浅的尚未显示任何内容。滑块在视图中显示表情</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionsPanel</name>
    <message>
        <source>Propose Expressions</source>
        <translation>建议表情</translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s) found</source>
        <translation>
            <numerusform>找到 %n 个表情</numerusform>
        </translation>
    </message>
    <message>
        <source>This character has no shape. Its jaw, where a joint is one, can open the mouth: press Propose. Make other shapes with Pose &gt; Shape From File.</source>
        <translation>此角色没有形态。如果有下颌关节，它可以张开嘴: 请按“建议”。其他形态请用“姿势 &gt; 从文件生成形态”制作。</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Propose expressions</source>
        <translation>建议表情</translation>
    </message>
    <message>
        <source>Fills the expressions that show nothing yet from shapes by their names: those of ARKit, Oculus, VRChat, MMD, VRoid and Character Creator. Without a shape for the mouth the jaw makes one</source>
        <translation>按名称用形态填充尚未显示任何内容的表情: ARKit、Oculus、VRChat、MMD、VRoid 和 Character Creator 的名称。没有嘴的形态时由下颌做出</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add an expression</source>
        <translation>添加表情</translation>
    </message>
    <message>
        <source>Adds an expression with a name of your choice</source>
        <translation>添加一个名称由您选择的表情</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset the preview</source>
        <translation>重置预览</translation>
    </message>
    <message>
        <source>Turns all expressions in the view off</source>
        <translation>关闭视图中的所有表情</translation>
    </message>
    <message>
        <source>The avatar cannot be changed so.</source>
        <translation>无法这样更改虚拟形象。</translation>
    </message>
</context>
<context>
    <name>sinew::FalloffPlot</name>
    <message>
        <source>Falloff of the vertex</source>
        <translation>顶点的衰减</translation>
    </message>
    <message>
        <source>Weight over distance: a mark for each bone. Drag the curve for the stiffness, the dashed lines for max influences and prune below; double-click a pale curve to take that falloff. Keys: left and right, up and down, plus and minus</source>
        <translation>权重随距离的变化: 每根骨骼一个点。拖动曲线改变刚度, 拖动虚线改变最大影响数和“修剪低于”; 双击浅色曲线采用该衰减。按键: 左右、上下、加减</translation>
    </message>
    <message>
        <source>%1: %2 away, %3 of the strongest weight</source>
        <translation>%1: 距离 %2, 最大权重的 %3</translation>
    </message>
    <message>
        <source>%1: drag for the stiffness</source>
        <translation>%1: 拖动以改变刚度</translation>
    </message>
    <message>
        <source>%1: double-click to take this falloff</source>
        <translation>%1: 双击采用此衰减</translation>
    </message>
    <message>
        <source>Drag for max influences</source>
        <translation>拖动以改变最大影响数</translation>
    </message>
    <message>
        <source>Drag for prune below</source>
        <translation>拖动以改变“修剪低于”</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
</context>
<context>
    <name>sinew::FileFlow</name>
    <message>
        <source>Canceled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Skeleton loaded from %1</source>
        <translation>已从 %1 加载骨架</translation>
    </message>
    <message>
        <source>Skeleton fitted to the mesh. See the report for details</source>
        <translation>骨架已适配到网格。详情见报告</translation>
    </message>
    <message>
        <source>Cage %1 added</source>
        <translation>已添加笼 %1</translation>
    </message>
    <message>
        <source>No fit was found for this skeleton, nothing changed</source>
        <translation>未找到此骨架的适配，没有更改</translation>
    </message>
    <message>
        <source>The skeleton is already inside the mesh, nothing changed</source>
        <translation>骨架已在网格之内，没有更改</translation>
    </message>
    <message>
        <source>Layers transferred. All vertices were matched.</source>
        <translation>图层已传递。所有顶点都已匹配。</translation>
    </message>
    <message>
        <source>Layers transferred: %2 vertices were matched, %1 are too far from the other mesh.</source>
        <translation>图层已传递: %2 个顶点已匹配，%1 个离另一网格太远。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>The project was not saved.</source>
        <translation>项目未保存。</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>文件已不在那里。</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>无法打开 %1。</translation>
    </message>
    <message>
        <source>A source file of this project has changed.</source>
        <translation>此项目的一个源文件已改变。</translation>
    </message>
    <message>
        <source>&amp;Open Anyway</source>
        <translation>仍然打开(&amp;O)</translation>
    </message>
    <message>
        <source>A source file of this project is missing.</source>
        <translation>此项目的一个源文件缺失。</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>查找(&amp;F)...</translation>
    </message>
</context>
<context>
    <name>sinew::FirstPersonForm</name>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>others only</source>
        <translation>仅其他人</translation>
    </message>
    <message>
        <source>the wearer only</source>
        <translation>仅佩戴者</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>First Person</source>
        <translation>第一人称</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Who sees each part when somebody wears the character. Several can be selected</source>
        <translation>有人佩戴角色时，谁能看到各部件。可选择多个</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>可见者</translation>
    </message>
    <message>
        <source>Automatic hides the head from the wearer and shows the rest</source>
        <translation>自动会对佩戴者隐藏头部，显示其余部分</translation>
    </message>
</context>
<context>
    <name>sinew::FloodFlow</name>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>无法更改权重。</translation>
    </message>
    <message numerus="yes">
        <source>Flooded %n selected vertex(ices).</source>
        <translation>
            <numerusform>已填充 %n 个所选顶点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Flooded all visible vertices.</source>
        <translation>已填充所有可见顶点。</translation>
    </message>
</context>
<context>
    <name>sinew::Flows</name>
    <message>
        <source>Saving</source>
        <translation>正在保存</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>正在比较</translation>
    </message>
    <message>
        <source>Draw Chain</source>
        <translation>绘制链</translation>
    </message>
    <message>
        <source>Checking joints</source>
        <translation>正在检查关节</translation>
    </message>
    <message>
        <source>Finding mirrored vertices</source>
        <translation>正在查找镜像顶点</translation>
    </message>
    <message>
        <source>Baking springs</source>
        <translation>正在烘焙弹簧</translation>
    </message>
</context>
<context>
    <name>sinew::GraphicsDialog</name>
    <message>
        <source>Updating the graphics driver usually helps.</source>
        <translation>更新显卡驱动程序通常有帮助。</translation>
    </message>
    <message>
        <source>Without the view you can still bind, export and work in all panels.</source>
        <translation>没有视图仍可绑定、导出并在所有面板中工作。</translation>
    </message>
    <message>
        <source>With software rendering the processor draws the view: all of it works, more slowly.</source>
        <translation>使用软件渲染时由处理器绘制视图：全部可用，只是较慢。</translation>
    </message>
    <message>
        <source>Software rendering was tried, and it gives no more.</source>
        <translation>已尝试软件渲染，仍不满足要求。</translation>
    </message>
    <message>
        <source>The processor can draw the view when the file %1 is there. Get it from %2</source>
        <translation>有文件 %1 时处理器可以绘制视图。获取地址：%2</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3</source>
        <translation>3D 视图需要 OpenGL 3.3</translation>
    </message>
    <message>
        <source>This computer offers no OpenGL.</source>
        <translation>此计算机不提供 OpenGL。</translation>
    </message>
    <message>
        <source>This computer offers: %1</source>
        <translation>此计算机提供：%1</translation>
    </message>
    <message>
        <source>&amp;Remember my choice</source>
        <translation>记住我的选择(&amp;R)</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>记住我的选择</translation>
    </message>
    <message>
        <source>Software rendering can be changed in Edit &gt; Settings</source>
        <translation>软件渲染可在 编辑 &gt; 设置 中更改</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Continue Without a View</source>
        <translation>不用视图继续(&amp;C)</translation>
    </message>
    <message>
        <source>Use &amp;Software Rendering</source>
        <translation>使用软件渲染(&amp;S)</translation>
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
        <translation>控制柄</translation>
    </message>
    <message>
        <source>Select a joint, and a vertex where you want to place the handle. Distances then start at the handles of the joint instead of its bone.</source>
        <translation>选择一个关节，以及要放置控制柄的顶点。此后距离从关节的控制柄而不是骨骼开始。</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a point</source>
        <translation>用点代替关节的骨骼</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球体</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a sphere</source>
        <translation>用球体代替关节的骨骼</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊体</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a capsule along it, or from the joint to the selected vertex</source>
        <translation>用沿骨骼或从关节到所选顶点的胶囊体代替关节的骨骼</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>盒体</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a box</source>
        <translation>用盒体代替关节的骨骼</translation>
    </message>
    <message>
        <source>New Joint</source>
        <translation>新关节</translation>
    </message>
    <message>
        <source>Add a point handle with a joint of its own at the selected vertex, as a child of the selected joint</source>
        <translation>在所选顶点添加带自己关节的点控制柄，作为所选关节的子级</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Remove the selected handles</source>
        <translation>去除所选控制柄</translation>
    </message>
    <message>
        <source>Selected Vertices</source>
        <translation>所选顶点</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with the selected vertices. They follow only this joint, and its weight fades from them</source>
        <translation>用所选顶点代替关节的骨骼。它们只跟随该关节，其权重从它们开始逐渐减弱</translation>
    </message>
    <message>
        <source>Shapes and areas that replace bones. A joint can have several. Double-click to rename a joint that was added with its handle</source>
        <translation>代替骨骼的形状和区域。一个关节可以有多个。双击可重命名随控制柄添加的关节</translation>
    </message>
</context>
<context>
    <name>sinew::HumanoidModel</name>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>已选定</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>胸部</translation>
    </message>
    <message>
        <source>upper chest</source>
        <translation>上胸部</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>颈部</translation>
    </message>
    <message>
        <source>jaw</source>
        <translation>下颌</translation>
    </message>
    <message>
        <source>left eye</source>
        <translation>左眼</translation>
    </message>
    <message>
        <source>right eye</source>
        <translation>右眼</translation>
    </message>
    <message>
        <source>left toes</source>
        <translation>左脚趾</translation>
    </message>
    <message>
        <source>right toes</source>
        <translation>右脚趾</translation>
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
        <translation>左拇指</translation>
    </message>
    <message>
        <source>right thumb</source>
        <translation>右拇指</translation>
    </message>
    <message>
        <source>left index finger</source>
        <translation>左食指</translation>
    </message>
    <message>
        <source>right index finger</source>
        <translation>右食指</translation>
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
        <translation>左无名指</translation>
    </message>
    <message>
        <source>right ring finger</source>
        <translation>右无名指</translation>
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
        <translation>位置不对</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesModel</name>
    <message>
        <source>no path</source>
        <translation>无路径</translation>
    </message>
    <message>
        <source>through a thin gap</source>
        <translation>穿过细间隙</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesPanel</name>
    <message>
        <source>Vertex %1 of %2</source>
        <translation>%2 的顶点 %1</translation>
    </message>
    <message>
        <source>No vertex selected</source>
        <translation>未选择顶点</translation>
    </message>
    <message>
        <source>Layers have changed its weights.</source>
        <translation>图层改变了它的权重。</translation>
    </message>
    <message>
        <source>To see why a vertex has its weights, click it with Inspect Weights (U) or Ctrl + click it. This panel then shows which joints influence it and how far away their bones are.</source>
        <translation>要查看顶点权重的由来，请用“检查权重”(U) 单击它，或按住 Ctrl 单击。此面板会显示哪些关节影响它、其骨骼有多远。</translation>
    </message>
    <message>
        <source>These weights come from the file. Bind Skin to see the paths behind new weights.</source>
        <translation>这些权重来自文件。绑定蒙皮即可查看新权重背后的路径。</translation>
    </message>
    <message>
        <source>This part has no weights yet. Bind Skin to see which joints move the vertex.</source>
        <translation>此部件还没有权重。绑定蒙皮即可查看哪些关节移动该顶点。</translation>
    </message>
    <message>
        <source>Finding paths through the voxels...</source>
        <translation>正在查找穿过体素的路径...</translation>
    </message>
    <message>
        <source>This whole part is rigidly attached to one joint.</source>
        <translation>整个部件刚性附着于一个关节。</translation>
    </message>
    <message>
        <source>Its solver is %1.</source>
        <translation>其求解器为 %1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>solver, percent</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Several solvers make its weights: %1. What follows is from %2.</source>
        <translation>多个求解器生成其权重: %1。以下来自 %2。</translation>
    </message>
    <message>
        <source>Suspected bridge: the path from %1 crosses a gap only %2 wide, marked in the view. If the path connects parts that should be separate, raise the resolution.</source>
        <translation>疑似连接: 来自 %1 的路径跨过仅 %2 宽的间隙，已在视图中标出。如果它连接了应分开的部分，请提高分辨率。</translation>
    </message>
    <message>
        <source>Lengths are straight lines to the bones.</source>
        <translation>长度为到骨骼的直线。</translation>
    </message>
    <message>
        <source>Distances are measured in a straight line.</source>
        <translation>距离按直线测量。</translation>
    </message>
    <message>
        <source>All paths run through solid volume. Voxel size: %1.</source>
        <translation>所有路径都穿过实心体积。体素大小: %1。</translation>
    </message>
    <message>
        <source>The part&apos;s binding is rigid to %1.</source>
        <translation>部件的绑定为对 %1 刚性。</translation>
    </message>
    <message>
        <source>The part&apos;s binding copies the nearest skin of other parts.</source>
        <translation>部件的绑定为复制其他部件最近的蒙皮。</translation>
    </message>
    <message>
        <source>The part&apos;s binding is limited to %1.</source>
        <translation>部件的绑定限制到 %1。</translation>
    </message>
    <message>
        <source>The bind skips this part. It stays as it is in the file.</source>
        <translation>绑定跳过此部件。它保持文件中的样子。</translation>
    </message>
    <message>
        <source>Smoothing changed %1 of its weight.</source>
        <translation>平滑改变了其权重的 %1。</translation>
    </message>
    <message>
        <source>The part moves nearly as one with %1 (%2 of its weight), so it is rigid.</source>
        <translation>部件几乎与 %1 (其权重的 %2) 整体移动，因此为刚性。</translation>
    </message>
    <message>
        <source>The shell moves nearly as one with %1 (%2 of its weight), so it is rigid.</source>
        <translation>壳几乎与 %1 (其权重的 %2) 整体移动，因此为刚性。</translation>
    </message>
    <message>
        <source>Max Influences changed %1 of its weight.</source>
        <translation>最大影响数改变了其权重的 %1。</translation>
    </message>
    <message>
        <source>Joints that influence the vertex</source>
        <translation>影响该顶点的关节</translation>
    </message>
    <message>
        <source>Click a row to select the joint. Double-click a weight to change it</source>
        <translation>单击一行选择关节。双击权重可更改</translation>
    </message>
    <message>
        <source>Show weight over distance in place of the list</source>
        <translation>以权重随距离的图代替列表</translation>
    </message>
</context>
<context>
    <name>sinew::JointCountDialog</name>
    <message>
        <source>Split Bone</source>
        <translation>分割骨骼</translation>
    </message>
    <message>
        <source>The bone becomes several of equal length, which share its weight.</source>
        <translation>骨骼分成等长的若干根，分担其权重。</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼数</translation>
    </message>
    <message>
        <source>How many bones the bone becomes</source>
        <translation>骨骼分成多少根</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Add Twist Joints</source>
        <translation>添加扭转关节</translation>
    </message>
    <message>
        <source>Each takes the weight around it. Engines turn it by a fraction of the twist.</source>
        <translation>各取其周围的权重。引擎按扭转的一部分转动它。</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>How many joints each bone gets</source>
        <translation>每根骨骼得到多少个关节</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sinew::JointListDialog</name>
    <message>
        <source>%1 of %2 selected</source>
        <translation>已选 %2 个中的 %1 个</translation>
    </message>
    <message>
        <source>Choose Joints</source>
        <translation>选择关节</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>查找关节</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this text</source>
        <translation>只显示名称含此文字的关节</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Ticked joints get weights</source>
        <translation>勾选的关节得到权重</translation>
    </message>
    <message>
        <source>Tick &amp;all</source>
        <translation>全部勾选(&amp;A)</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>全部取消(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Use Selected</source>
        <translation>使用所选(&amp;U)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sinew::JointTreeModel</name>
    <message>
        <source>Outside the volume</source>
        <translation>在体积之外</translation>
    </message>
    <message>
        <source>Its bone leaves the volume</source>
        <translation>其骨骼离开体积</translation>
    </message>
    <message>
        <source>Its bone has no length</source>
        <translation>其骨骼没有长度</translation>
    </message>
    <message>
        <source>Not symmetric to its partner</source>
        <translation>与对应关节不对称</translation>
    </message>
    <message>
        <source>Locked: brushes and operations do not change its weights. Click to unlock.</source>
        <translation>已锁定: 笔刷和操作不改变其权重。单击解锁。</translation>
    </message>
    <message>
        <source>Click to lock its weights against brushes and operations.</source>
        <translation>单击锁定其权重，不受笔刷和操作影响。</translation>
    </message>
    <message>
        <source>Hidden in the view. Click to show.</source>
        <translation>在视图中已隐藏。单击显示。</translation>
    </message>
    <message>
        <source>Click to hide in the view. Hidden joints are still bound and exported.</source>
        <translation>单击在视图中隐藏。隐藏的关节仍会绑定和导出。</translation>
    </message>
    <message>
        <source>Has no weights: not a deforming joint</source>
        <translation>没有权重: 不是变形关节</translation>
    </message>
    <message>
        <source>Its bone is guessed: it has neither parent nor child</source>
        <translation>其骨骼是推测的: 它既无父级也无子级</translation>
    </message>
    <message>
        <source>Outside the mesh: its distances start at the nearest voxels</source>
        <translation>在网格之外: 其距离从最近的体素开始</translation>
    </message>
    <message>
        <source>Posed</source>
        <translation>已摆姿势</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>未锁定</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>已显示</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
</context>
<context>
    <name>sinew::JointsForm</name>
    <message>
        <source>Choose... (%1)</source>
        <translation>选择... (%1)</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Bind to</source>
        <translation>绑定到</translation>
    </message>
    <message>
        <source>The joints that get weights. Deforming joints: those with weights in the file, otherwise all except roots, controls and end joints</source>
        <translation>得到权重的关节。变形关节: 文件中有权重的，否则是除根、控制器和末端关节外的全部</translation>
    </message>
    <message>
        <source>Deforming joints</source>
        <translation>变形关节</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>所有关节</translation>
    </message>
    <message>
        <source>Selected joints</source>
        <translation>所选关节</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>选择关节</translation>
    </message>
    <message>
        <source>Tick the joints that get weights</source>
        <translation>勾选得到权重的关节</translation>
    </message>
</context>
<context>
    <name>sinew::JointsPanel</name>
    <message>
        <source>Find a joint</source>
        <translation>查找关节</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this text</source>
        <translation>只显示名称含此文字的关节</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>所有关节</translation>
    </message>
    <message>
        <source>Influences only</source>
        <translation>仅影响</translation>
    </message>
    <message>
        <source>Without controls and ends</source>
        <translation>不含控制器和末端</translation>
    </message>
    <message>
        <source>Shown joints</source>
        <translation>显示的关节</translation>
    </message>
    <message>
        <source>Shows all joints, those with weights, or all but controls and ends</source>
        <translation>显示所有关节、有权重的关节，或除控制器和末端外的全部</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>This character has no skeleton yet.</source>
        <translation>此角色还没有骨架。</translation>
    </message>
    <message>
        <source>New From Template...</source>
        <translation>从模板新建...</translation>
    </message>
    <message>
        <source>New From Template</source>
        <translation>从模板新建</translation>
    </message>
    <message>
        <source>Fit the skeleton of a biped, an animal or a file to the mesh</source>
        <translation>把两足、动物或某个文件的骨架适配到网格</translation>
    </message>
    <message>
        <source>Load Skeleton...</source>
        <translation>加载骨架...</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>加载骨架</translation>
    </message>
    <message>
        <source>Take the skeleton of another file</source>
        <translation>采用另一个文件的骨架</translation>
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
        <translation>关节 %1 缺失。其所绘权重 (%2 个顶点) 保留，但在有此名称的关节之前不使用。</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; has no effect: it was painted on a mesh with %2 vertices, and this mesh has %3. Transfer it from the file of that mesh, or delete it.</source>
        <translation>图层“%1”没有作用: 它是在 %2 个顶点的网格上绘制的，而此网格有 %3 个。请从该网格的文件传递，或删除它。</translation>
    </message>
</context>
<context>
    <name>sinew::LayersFlow</name>
    <message>
        <source>Layer %1 added. Paint its mask to choose where it counts.</source>
        <translation>已添加图层 %1。绘制其遮罩以选择它在何处起作用。</translation>
    </message>
    <message>
        <source>The layer cannot be added.</source>
        <translation>无法添加图层。</translation>
    </message>
</context>
<context>
    <name>sinew::LimitsForm</name>
    <message>
        <source>Now: X %1°, Y %2°, Z %3°</source>
        <translation>当前: X %1°，Y %2°，Z %3°</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>关节限制</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Whether posing, inverse kinematics and the range of motion keep the selected joints within these angles</source>
        <translation>摆姿势、反向运动学和活动范围是否让所选关节保持在这些角度之内</translation>
    </message>
    <message>
        <source>Set from This Pose</source>
        <translation>从此姿势设置</translation>
    </message>
    <message>
        <source>The selected joints may turn no further than they are turned now, on the sides that the pose turns them to</source>
        <translation>在姿势使所选关节转向的一侧，它们不能转得比现在更远</translation>
    </message>
    <message>
        <source>Degrees around the joint&apos;s own axes, counted as in its file or, where that has no limits, from the bind pose. 360° and -360° mean no limit</source>
        <translation>绕关节自身轴的角度 (度)，按其文件的方式计，否则从绑定姿势算起。360° 和 -360° 表示无限制</translation>
    </message>
    <message>
        <source>Min around %1</source>
        <translation>绕 %1 的最小值</translation>
    </message>
    <message>
        <source>Max around %1</source>
        <translation>绕 %1 的最大值</translation>
    </message>
    <message>
        <source>The joint cannot be limited so.</source>
        <translation>无法这样限制关节。</translation>
    </message>
</context>
<context>
    <name>sinew::ListMenu</name>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
</context>
<context>
    <name>sinew::LiveLink</name>
    <message>
        <source>Blender: off</source>
        <translation>Blender: 关闭</translation>
    </message>
    <message>
        <source>Blender: live</source>
        <translation>Blender: 实时</translation>
    </message>
    <message>
        <source>Blender: sending</source>
        <translation>Blender: 正在发送</translation>
    </message>
    <message>
        <source>Blender: no answer</source>
        <translation>Blender: 无应答</translation>
    </message>
    <message>
        <source>Blender: not updated</source>
        <translation>Blender: 未更新</translation>
    </message>
    <message>
        <source>Blender: closed</source>
        <translation>Blender: 已关闭</translation>
    </message>
    <message>
        <source>The live link is off: Blender keeps the weights that it has</source>
        <translation>实时链接已关闭: Blender 保留现有的权重</translation>
    </message>
    <message>
        <source>Blender gets the weights after every bind and stroke</source>
        <translation>每次绑定和每一笔之后 Blender 都会得到权重</translation>
    </message>
    <message>
        <source>Blender gets the weights in a moment</source>
        <translation>Blender 马上会得到权重</translation>
    </message>
    <message>
        <source>Blender has not taken the weights yet. It may be rendering, or its Live switch is off</source>
        <translation>Blender 尚未接受权重。它可能正在渲染，或其 Live 开关已关闭</translation>
    </message>
    <message>
        <source>Blender has closed this character. Export the weights to a file</source>
        <translation>Blender 已关闭此角色。请把权重导出到文件</translation>
    </message>
</context>
<context>
    <name>sinew::LodDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>已取消。没有写入文件。</translation>
    </message>
    <message>
        <source>%1 is a source file of this project.</source>
        <translation>%1 是此项目的源文件。</translation>
    </message>
    <message>
        <source>If you overwrite it, the original is lost.</source>
        <translation>如果覆盖它，原始文件将丢失。</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>覆盖原始文件(&amp;O)</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Wrote %1 (%2).</source>
        <translation>已写入 %1 (%2)。</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Make LODs</source>
        <translation>制作 LOD</translation>
    </message>
    <message>
        <source>Coarser meshes of the character for views from far away. Their vertices keep their weights exactly, and joints keep more of them than straight limbs. The character stays as it is.</source>
        <translation>供远处观看的角色的较粗网格。其顶点的权重完全不变，关节处比笔直的肢体保留更多顶点。角色保持不变。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The file to write. Its ending chooses the format: %1</source>
        <translation>要写入的文件。扩展名决定格式: %1</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>浏览...</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>What the file is written for, as in Export</source>
        <translation>文件所用于的引擎或程序，与导出中相同</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>级别数</translation>
    </message>
    <message>
        <source>Number of coarser meshes</source>
        <translation>较粗网格的数量</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>LOD 0, the character</source>
        <translation>LOD 0，角色本身</translation>
    </message>
    <message>
        <source>LOD %1</source>
        <translation>LOD %1</translation>
    </message>
    <message>
        <source>The part of the character&apos;s triangles that this level keeps</source>
        <translation>此级别保留的角色三角形的比例</translation>
    </message>
    <message>
        <source>A file for each level</source>
        <translation>每个级别一个文件</translation>
    </message>
    <message>
        <source>Write NAME_LOD1, NAME_LOD2 and so on beside the character&apos;s file. Otherwise all levels stand in one file, where engines find them by their names</source>
        <translation>在角色文件旁写入 NAME_LOD1、NAME_LOD2 等。否则所有级别都在一个文件中，引擎按名称找到它们</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>打开结果(&amp;O)</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>打开结果</translation>
    </message>
    <message>
        <source>Open the file with the levels in the window</source>
        <translation>在窗口中打开含有各级别的文件</translation>
    </message>
    <message>
        <source>&amp;Make LODs</source>
        <translation>制作 LOD(&amp;M)</translation>
    </message>
    <message>
        <source>Make the levels and write them</source>
        <translation>制作各级别并写入</translation>
    </message>
</context>
<context>
    <name>sinew::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>复制日志</translation>
    </message>
    <message>
        <source>Copy all lines to the clipboard</source>
        <translation>把所有行复制到剪贴板</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>清空日志</translation>
    </message>
    <message>
        <source>Clear this list. The log file is not changed</source>
        <translation>清空此列表。日志文件不变</translation>
    </message>
</context>
<context>
    <name>sinew::LookForm</name>
    <message>
        <source>How Eyes Look</source>
        <translation>眼睛如何看</translation>
    </message>
    <message>
        <source>How Far Eyes Look</source>
        <translation>眼睛看多远</translation>
    </message>
    <message>
        <source>How far the eyes turn when the character looks farthest to that side.</source>
        <translation>角色完全看向那边时，眼睛转动多少。</translation>
    </message>
    <message>
        <source>How far the expression is on when the character looks farthest to that side.</source>
        <translation>角色完全看向那边时，表情打开多少。</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>视线</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>眼睛</translation>
    </message>
    <message>
        <source>What turns the eyes to where the character looks: the joints of the eyes, or the expressions lookUp, lookDown, lookLeft and lookRight</source>
        <translation>用什么把眼睛转向角色所看之处: 眼睛的关节，或表情 lookUp、lookDown、lookLeft 和 lookRight</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>照常</translation>
    </message>
    <message>
        <source>Turn joints</source>
        <translation>转动关节</translation>
    </message>
    <message>
        <source>Use expressions</source>
        <translation>使用表情</translation>
    </message>
    <message>
        <source>Inwards</source>
        <translation>向内</translation>
    </message>
    <message>
        <source>Outwards</source>
        <translation>向外</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>How far the eyes go that way</source>
        <translation>眼睛向那边移动多少</translation>
    </message>
</context>
<context>
    <name>sinew::MakingFlow</name>
    <message>
        <source>Bind the character first.</source>
        <translation>请先绑定角色。</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>The batch has ended.</source>
        <translation>批处理已结束。</translation>
    </message>
    <message>
        <source>Files are still being bound.</source>
        <translation>仍在绑定文件。</translation>
    </message>
    <message>
        <source>If you quit, this stops. What is bound stays, and the rest can be bound later.</source>
        <translation>如果退出，绑定将停止。已绑定的会保留，其余可以稍后绑定。</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>sinew::ManualDialog</name>
    <message>
        <source>Not on this page</source>
        <translation>此页中没有</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>上一页 (Alt+左方向)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>The page after this one (Alt+Right)</source>
        <translation>下一页 (Alt+右方向)</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>在此页中查找</translation>
    </message>
    <message>
        <source>Enter finds the next place, Shift+F3 the one before</source>
        <translation>Enter 查找下一处，Shift+F3 上一处</translation>
    </message>
</context>
<context>
    <name>sinew::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>S&amp;keleton</source>
        <translation>骨架(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Bind</source>
        <translation>绑定(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>吸附(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Orient Joints</source>
        <translation>定向关节(&amp;O)</translation>
    </message>
    <message>
        <source>Spli&amp;t Bone</source>
        <translation>分割骨骼(&amp;T)</translation>
    </message>
    <message>
        <source>Arran&amp;ge Joints</source>
        <translation>排列关节(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>姿势(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>权重(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>镜像(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>锁定(&amp;L)</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>图层(&amp;Y)</translation>
    </message>
    <message>
        <source>Add Layer From &amp;Solver</source>
        <translation>从求解器添加图层(&amp;S)</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>帮助(&amp;L)</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>面板(&amp;N)</translation>
    </message>
    <message>
        <source>Over&amp;lays</source>
        <translation>叠加层(&amp;L)</translation>
    </message>
    <message>
        <source>Li&amp;ghting</source>
        <translation>光照(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Par&amp;ts</source>
        <translation>部件(&amp;T)</translation>
    </message>
    <message>
        <source>Look &amp;From</source>
        <translation>视角(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Regions</source>
        <translation>区域(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Timeline Clip</source>
        <translation>时间轴剪辑(&amp;T)</translation>
    </message>
    <message>
        <source>Stress Poses</source>
        <translation>压力姿势</translation>
    </message>
    <message>
        <source>Pose Keys</source>
        <translation>姿势关键帧</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Edit Shape</source>
        <translation>编辑形态</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>弹簧</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>模式(&amp;M)</translation>
    </message>
</context>
<context>
    <name>sinew::MethodForm</name>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>What computes the weights. Geodesic Voxel measures distances inside the body and suits most characters. F1 says what each of the others does and when it is better</source>
        <translation>计算权重的方法。测地体素在身体内部测量距离，适合多数角色。F1 说明其他各种方法的作用及何时更好</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsDialog</name>
    <message>
        <source>Select Unmatched Vertices</source>
        <translation>选择不匹配的顶点</translation>
    </message>
    <message>
        <source>Finding counterparts on the other side...</source>
        <translation>正在查找另一侧的对应...</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have a counterpart on the other side.</source>
        <translation>%2 个顶点中有 %1 个在另一侧有对应。</translation>
    </message>
    <message>
        <source>Joint Mapping</source>
        <translation>关节映射</translation>
    </message>
    <message>
        <source>Joints are matched by name, then by position and orientation. Double-click a partner to change it. A joint on the centre line is its own partner.</source>
        <translation>关节按名称匹配，其次按位置和方向。双击对应关节可更改。中线上的关节以自己为对应。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Across X</source>
        <translation>跨 X</translation>
    </message>
    <message>
        <source>Across Y</source>
        <translation>跨 Y</translation>
    </message>
    <message>
        <source>Across Z</source>
        <translation>跨 Z</translation>
    </message>
    <message>
        <source>Mirror plane</source>
        <translation>镜像平面</translation>
    </message>
    <message>
        <source>The plane between the left and the right side</source>
        <translation>左右两侧之间的平面</translation>
    </message>
    <message>
        <source>Joints and their partners</source>
        <translation>关节及其对应关节</translation>
    </message>
    <message>
        <source>Double-click a partner to change it</source>
        <translation>双击对应关节可更改</translation>
    </message>
    <message>
        <source>&amp;Select Unmatched Vertices</source>
        <translation>选择不匹配的顶点(&amp;S)</translation>
    </message>
    <message>
        <source>Close this dialog and select the vertices that have no counterpart</source>
        <translation>关闭此对话框并选择没有对应的顶点</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Reset to the automatic mapping</source>
        <translation>恢复为自动映射</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsModel</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>itself (centre)</source>
        <translation>自身 (中线)</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>由您设置</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>对应关节</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
</context>
<context>
    <name>sinew::MotionFlow</name>
    <message>
        <source>Key set at frame %1</source>
        <translation>已在第 %1 帧设置关键帧</translation>
    </message>
    <message>
        <source>Motion loaded: %1</source>
        <translation>已加载动作: %1</translation>
    </message>
    <message>
        <source>Motion loaded: %1, without %2, which this skeleton does not have</source>
        <translation>已加载动作: %1，不含此骨架没有的 %2</translation>
    </message>
    <message>
        <source>Motion loaded: %1, without %2 and %3 more joints that this skeleton does not have</source>
        <translation>已加载动作: %1，不含此骨架没有的 %2 及另外 %3 个关节</translation>
    </message>
</context>
<context>
    <name>sinew::NoticeBar</name>
    <message>
        <source>%1 has changed on disk</source>
        <translation>%1 在磁盘上已改变</translation>
    </message>
    <message>
        <source>Compare...</source>
        <translation>比较...</translation>
    </message>
    <message>
        <source>Show what has changed in the file, before you reload it</source>
        <translation>在重新加载之前，显示文件中有何改变</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>重新读取角色文件并保留所有工作</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Go on with the file as it was when it was opened</source>
        <translation>继续使用打开时的文件</translation>
    </message>
</context>
<context>
    <name>sinew::OperationsForm</name>
    <message>
        <source>Operations change all vertices, or only the selected ones if any are selected.</source>
        <translation>操作改变所有顶点; 如有所选顶点，则只改变所选的。</translation>
    </message>
    <message>
        <source>Operations change the selection: %1.</source>
        <translation>操作改变所选: %1。</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Only vertices of the selected joint</source>
        <translation>仅所选关节的顶点</translation>
    </message>
    <message>
        <source>Change only vertices that the selected joint influences</source>
        <translation>只改变所选关节影响的顶点</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>最大影响数</translation>
    </message>
    <message>
        <source>The number of joints per vertex that Limit Influences keeps</source>
        <translation>“限制影响数”为每个顶点保留的关节数</translation>
    </message>
    <message>
        <source>Prune Small Weights removes weights below this value</source>
        <translation>“修剪小权重”去除低于此值的权重</translation>
    </message>
    <message>
        <source>Prune below</source>
        <translation>修剪低于</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>How many times Smooth, Sharpen and Relax run. More iterations reach farther</source>
        <translation>平滑、锐化和松弛运行多少次。迭代越多范围越远</translation>
    </message>
    <message>
        <source>How strongly Smooth, Sharpen and Relax change the weights in each iteration</source>
        <translation>平滑、锐化和松弛每次迭代改变权重的强度</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
</context>
<context>
    <name>sinew::OrientDialog</name>
    <message>
        <source>Orient Joints</source>
        <translation>定向关节</translation>
    </message>
    <message>
        <source>Turns the axes of the selected joints. No joint moves, and the mesh stays.</source>
        <translation>转动所选关节的轴。关节不移动，网格不变。</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>同</translation>
    </message>
    <message>
        <source>The axes that a program expects</source>
        <translation>程序所要求的轴</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Axes follow</source>
        <translation>轴跟随</translation>
    </message>
    <message>
        <source>The bone to the joint&apos;s child, or the axes of the model</source>
        <translation>通向关节子级的骨骼，或模型的轴</translation>
    </message>
    <message>
        <source>The child joint</source>
        <translation>子关节</translation>
    </message>
    <message>
        <source>The model&apos;s axes</source>
        <translation>模型的轴</translation>
    </message>
    <message>
        <source>Along the bone</source>
        <translation>沿骨骼</translation>
    </message>
    <message>
        <source>The joint&apos;s axis that points to its child</source>
        <translation>指向子级的关节轴</translation>
    </message>
    <message>
        <source>Secondary axis</source>
        <translation>次轴</translation>
    </message>
    <message>
        <source>The joint&apos;s other axis that is turned as near to a direction as it can be</source>
        <translation>关节的另一轴，转到尽量接近某个方向</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>朝向</translation>
    </message>
    <message>
        <source>What the secondary axis is turned to: an axis of the model, or across the bend</source>
        <translation>次轴转向何处: 模型的轴，或横穿弯曲</translation>
    </message>
    <message>
        <source>Across the bend</source>
        <translation>横穿弯曲</translation>
    </message>
    <message>
        <source>Mirror behaviour</source>
        <translation>镜像行为</translation>
    </message>
    <message>
        <source>Joints on the other side get reversed axes, so that the same turn moves both sides alike</source>
        <translation>另一侧的关节得到反向的轴，使同样的转动让两侧同样移动</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>定向</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sinew::OutfitDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>已取消。没有写入文件。</translation>
    </message>
    <message>
        <source>%1 of %2 vertices matched</source>
        <translation>已匹配 %2 个顶点中的 %1 个</translation>
    </message>
    <message>
        <source>Matching...</source>
        <translation>正在匹配...</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>正在读取...</translation>
    </message>
    <message>
        <source>Hardly matches: it may stand in another place or pose</source>
        <translation>几乎不匹配: 它可能在另一位置或处于另一姿势</translation>
    </message>
    <message>
        <source>%1 inpainted</source>
        <translation>补全 %1</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>复制 %1</translation>
    </message>
    <message>
        <source>%1 bound</source>
        <translation>绑定 %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Wrote %1 (%2). %3 of %4 vertices matched.</source>
        <translation>已写入 %1 (%2)。已匹配 %4 个顶点中的 %3 个。</translation>
    </message>
    <message>
        <source>Nothing but the skin changed.</source>
        <translation>除蒙皮外没有改变。</translation>
    </message>
    <message>
        <source>Dress With an Outfit</source>
        <translation>穿上服装</translation>
    </message>
    <message>
        <source>All parts of an outfit take the weights of the open character where they lie near its surface. Both have to stand in the same place and pose. The outfit is written to a file of its own; the character stays as it is.</source>
        <translation>服装的所有部件在靠近打开的角色表面处取得其权重。两者必须处于同一位置和姿势。服装写入单独的文件; 角色保持不变。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>已匹配</translation>
    </message>
    <message>
        <source>Without a match</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>The ticked parts of the outfit get weights, the others keep theirs</source>
        <translation>服装中勾选的部件得到权重，其他部件保留原有权重</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>打开结果(&amp;O)</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>打开结果</translation>
    </message>
    <message>
        <source>Open the dressed outfit in the window</source>
        <translation>在窗口中打开已得到权重的服装</translation>
    </message>
    <message>
        <source>&amp;Dress</source>
        <translation>穿上(&amp;D)</translation>
    </message>
    <message>
        <source>Dress</source>
        <translation>穿上</translation>
    </message>
    <message>
        <source>Transfer the weights to all ticked parts and write the file</source>
        <translation>把权重传递到所有勾选的部件并写入文件</translation>
    </message>
</context>
<context>
    <name>sinew::OutfitForm</name>
    <message>
        <source>Outfit</source>
        <translation>服装</translation>
    </message>
    <message>
        <source>A file of clothes, armour or hair, with or without a skeleton</source>
        <translation>衣服、盔甲或头发的文件，有无骨架均可</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>浏览...</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>A file of the outfit&apos;s own format is the outfit with another skin, and nothing else in it changes. Other formats are written anew</source>
        <translation>与服装格式相同的文件就是换了蒙皮的服装，其中别无改变。其他格式则重新写出</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>How far the nearest place may be, in per cent of the outfit&apos;s diagonal</source>
        <translation>最近处可以多远，以服装对角线的百分比计</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>How far its normal may be turned from the vertex&apos;s at that distance; up to twice as much where they touch</source>
        <translation>在该距离下其法线可以与顶点的法线偏转多少; 相接处可达两倍</translation>
    </message>
    <message>
        <source>Accept flipped normals</source>
        <translation>接受翻转的法线</translation>
    </message>
    <message>
        <source>Let normals match that face the opposite way, as on linings</source>
        <translation>允许朝向相反的法线匹配，如衬里</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>Give both sides mirrored weights, by the joint mapping of the Mirror commands</source>
        <translation>按镜像命令的关节映射给两侧镜像的权重</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>关节表</translation>
    </message>
    <message>
        <source>Joints are paired by name</source>
        <translation>关节按名称配对</translation>
    </message>
    <message>
        <source>A CSV or JSON file that pairs the joint names of both files</source>
        <translation>把两个文件的关节名称配对的 CSV 或 JSON 文件</translation>
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
        <translation>骨架</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>体积</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>隐式蒙皮</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>%1 (%2 on)</source>
        <translation>%1 (%2 个打开)</translation>
    </message>
    <message>
        <source>Slice axis</source>
        <translation>剖切轴</translation>
    </message>
    <message>
        <source>The axis perpendicular to the slice plane</source>
        <translation>垂直于剖面的轴</translation>
    </message>
    <message>
        <source>Slice position</source>
        <translation>剖切位置</translation>
    </message>
    <message>
        <source>Position of the slice plane, from one end of the volume to the other</source>
        <translation>剖面的位置，从体积的一端到另一端</translation>
    </message>
</context>
<context>
    <name>sinew::Panel</name>
    <message>
        <source>When it looks wrong:</source>
        <translation>看起来不对时:</translation>
    </message>
</context>
<context>
    <name>sinew::PartBindingForm</name>
    <message>
        <source>Choose... (%1)</source>
        <translation>选择... (%1)</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message>
        <source>Proposals for the selected parts: %1.</source>
        <translation>所选部件的建议: %1。</translation>
    </message>
    <message>
        <source>Accept Proposals</source>
        <translation>接受建议</translation>
    </message>
    <message>
        <source>Bind the selected parts as proposed in the report, in one undo step</source>
        <translation>按报告中的建议绑定所选部件，一步即可撤销</translation>
    </message>
    <message>
        <source>It lies on the skin, but %1 % of its weight belongs to other joints than the skin below. Proposal: copy the nearest skin.</source>
        <translation>它贴在皮肤上，但其权重的 %1 % 属于与下方皮肤不同的关节。建议: 复制最近的蒙皮。</translation>
    </message>
    <message>
        <source>Copy Nearest Skin</source>
        <translation>复制最近的蒙皮</translation>
    </message>
    <message>
        <source>Give the selected part the weights of the nearest skin</source>
        <translation>给所选部件最近蒙皮的权重</translation>
    </message>
    <message>
        <source>It has no weights in the file. Proposal: rigid to %1, the nearest joint.</source>
        <translation>它在文件中没有权重。建议: 对最近的关节 %1 刚性。</translation>
    </message>
    <message>
        <source>%1 % of its weight belongs to %2. Proposal: rigid.</source>
        <translation>其权重的 %1 % 属于 %2。建议: 刚性。</translation>
    </message>
    <message>
        <source>Make Rigid</source>
        <translation>设为刚性</translation>
    </message>
    <message>
        <source>Bind the selected part rigidly to this joint</source>
        <translation>把所选部件刚性绑定到此关节</translation>
    </message>
    <message>
        <source>It moves nearly as one with %1, which has %2 % of its weight, so it is rigid to it.</source>
        <translation>它几乎与 %1 整体移动，后者占其权重的 %2 %，因此对它刚性。</translation>
    </message>
    <message>
        <source>Make Smooth</source>
        <translation>设为平滑</translation>
    </message>
    <message>
        <source>Let the selected part bend: keep the weights that the solver computes</source>
        <translation>让所选部件弯曲: 保留求解器计算的权重</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>绑定</translation>
    </message>
    <message>
        <source>How the selected parts are bound. Smooth: the solver computes its weights. Rigid: it follows one joint. Copy nearest skin: each vertex gets the weights of the nearest skin. Limit to joints: only these joints move it. Skip: it is not bound</source>
        <translation>所选部件如何绑定。平滑: 求解器计算权重。刚性: 跟随一个关节。复制最近的蒙皮: 每个顶点取最近蒙皮的权重。限制到关节: 只有这些关节移动它。跳过: 不绑定</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Rigid to...</source>
        <translation>对...刚性...</translation>
    </message>
    <message>
        <source>Copy nearest skin</source>
        <translation>复制最近的蒙皮</translation>
    </message>
    <message>
        <source>Limit to joints...</source>
        <translation>限制到关节...</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Joint of the rigid part</source>
        <translation>刚性部件的关节</translation>
    </message>
    <message>
        <source>The joint that the rigid part follows</source>
        <translation>刚性部件所跟随的关节</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>选择关节</translation>
    </message>
    <message>
        <source>Tick the joints that can move the part</source>
        <translation>勾选可以移动部件的关节</translation>
    </message>
    <message>
        <source>As the character</source>
        <translation>同角色</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>What computes the weights of the selected part, if it is smooth or limited to joints. Where it meets parts with another solver, both count the same</source>
        <translation>在部件平滑或限制到关节时，计算所选部件权重的方法。与其他求解器的部件相接处，两者同等起作用</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
</context>
<context>
    <name>sinew::PartsModel</name>
    <message>
        <source>Part %1</source>
        <translation>部件 %1</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>正在检查...</translation>
    </message>
    <message>
        <source>Ghosted: clicks and brushes go through it. Click to show.</source>
        <translation>半透明: 单击和笔刷会穿过它。单击显示。</translation>
    </message>
    <message>
        <source>Hidden, but still bound and exported. Click to show.</source>
        <translation>已隐藏，但仍会绑定和导出。单击显示。</translation>
    </message>
    <message>
        <source>Click to hide, Ctrl+click to ghost. Such parts are still bound and exported.</source>
        <translation>单击隐藏，Ctrl+单击半透明。这样的部件仍会绑定和导出。</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1，壳 %2</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>ghosted</source>
        <translation>半透明</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>已显示</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Polygons</source>
        <translation>多边形</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>绑定</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>sinew::PartsPanel</name>
    <message>
        <source>Accept All Proposals (%1)</source>
        <translation>接受全部建议 (%1)</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>接受全部建议</translation>
    </message>
    <message>
        <source>Bind every part as proposed in the report, in one undo step</source>
        <translation>按报告中的建议绑定每个部件，一步即可撤销</translation>
    </message>
</context>
<context>
    <name>sinew::PictureDialog</name>
    <message>
        <source>MP4 has no transparency</source>
        <translation>MP4 不支持透明</translation>
    </message>
    <message>
        <source>Leave out the backdrop; the shadow on the ground stays</source>
        <translation>省略背景; 保留地面阴影</translation>
    </message>
    <message>
        <source>%1 frames a second. %2</source>
        <translation>每秒 %1 帧。%2</translation>
    </message>
    <message>
        <source>To save MP4 too, install ffmpeg and open this dialog again.</source>
        <translation>要同时保存 MP4，请安装 ffmpeg 并重新打开此对话框。</translation>
    </message>
    <message>
        <source>Save Turntable</source>
        <translation>保存转盘动画</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>The character, as the view shows it, turns once about the vertical.</source>
        <translation>角色按视图所示绕竖轴转一周。</translation>
    </message>
    <message>
        <source>The character as the view shows it, in soft light.</source>
        <translation>角色按视图所示，以柔和光线渲染。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Usual sizes, in pixels</source>
        <translation>常用尺寸，以像素计</translation>
    </message>
    <message>
        <source>As the view, %1</source>
        <translation>同视图，%1</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Pixels from left to right</source>
        <translation>从左到右的像素</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Pixels from top to bottom</source>
        <translation>从上到下的像素</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>采样数</translation>
    </message>
    <message>
        <source>Per pixel: more give smoother edges and shadows, and take longer</source>
        <translation>每像素: 越多边缘和阴影越平滑，时间越长</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>What the turntable is saved as</source>
        <translation>转盘动画保存为什么</translation>
    </message>
    <message>
        <source>WebP animation</source>
        <translation>WebP 动画</translation>
    </message>
    <message>
        <source>PNG sequence</source>
        <translation>PNG 序列</translation>
    </message>
    <message>
        <source>MP4 (H.264)</source>
        <translation>MP4 (H.264)</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>帧数</translation>
    </message>
    <message>
        <source>Pictures of the whole turn</source>
        <translation>整周的图片数</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>How long the turn takes</source>
        <translation>转一周用多久</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>透明背景</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>保存...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sinew::PictureFlow</name>
    <message>
        <source>Rendered to %1.</source>
        <translation>已渲染到 %1。</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 失败。</translation>
    </message>
    <message>
        <source>%1 of these pictures exist already.</source>
        <translation>这些图片中有 %1 个已存在。</translation>
    </message>
    <message>
        <source>From %1 to %2. They are replaced.</source>
        <translation>从 %1 到 %2。将被替换。</translation>
    </message>
    <message>
        <source>&amp;Replace Pictures</source>
        <translation>替换图片(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sinew::PictureMeshDialog</name>
    <message>
        <source>Picture Mesh</source>
        <translation>图片网格</translation>
    </message>
    <message>
        <source>Opacity threshold</source>
        <translation>不透明度阈值</translation>
    </message>
    <message>
        <source>Pixels at least this opaque, of 255, belong to the character. Lower keeps soft edges; higher opens slits that are painted half transparent</source>
        <translation>不透明度 (最大 255) 不低于此值的像素属于角色。更低保留柔和边缘; 更高打开画成半透明的缝隙</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Triangles along the longer side of what is opaque, 4 to 400</source>
        <translation>沿不透明部分较长边的三角形数，4 到 400</translation>
    </message>
    <message>
        <source>The picture is read again, and all work is kept. A text of layers may set both itself.</source>
        <translation>图片会重新读取，所有工作都保留。图层文本可以自行设置这两项。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Picture size</source>
        <translation>图片大小</translation>
    </message>
    <message>
        <source>Pixels along the longer side of the drawing, 16 to 4096. Automatic: as many as the file says, at least 1024</source>
        <translation>沿绘图较长边的像素数，16 到 4096。自动: 按文件所述，至少 1024</translation>
    </message>
    <message>
        <source>The picture is read again, and all work is kept but for vertices edited by hand: undo brings these back. A text of layers may set both itself.</source>
        <translation>图片会重新读取，除手动编辑的顶点外，所有工作都保留: 撤销可恢复这些顶点。图层文本可以自行设置这两项。</translation>
    </message>
</context>
<context>
    <name>sinew::PoseFlow</name>
    <message>
        <source>Pose mirrored</source>
        <translation>姿势已镜像</translation>
    </message>
    <message>
        <source>Fitting canceled. The skin deforms without implicit skinning</source>
        <translation>拟合已取消。皮肤不用隐式蒙皮变形</translation>
    </message>
    <message>
        <source>Implicit skinning failed.</source>
        <translation>隐式蒙皮失败。</translation>
    </message>
    <message>
        <source>Pose copied</source>
        <translation>姿势已复制</translation>
    </message>
    <message>
        <source>Pose pasted</source>
        <translation>姿势已粘贴</translation>
    </message>
    <message>
        <source>The pose cannot be pasted.</source>
        <translation>无法粘贴姿势。</translation>
    </message>
    <message>
        <source>%1, without %2</source>
        <translation>%1，不含 %2</translation>
    </message>
</context>
<context>
    <name>sinew::PosePanel</name>
    <message>
        <source>Pose Joint</source>
        <translation>摆关节姿势</translation>
    </message>
    <message>
        <source>No joint selected</source>
        <translation>未选择关节</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Click a joint in the view or in the tree to rotate and move it.</source>
        <translation>在视图或树中单击关节以旋转和移动它。</translation>
    </message>
    <message>
        <source>Degrees around the joint&apos;s own X, Y and Z axes</source>
        <translation>绕关节自身 X、Y、Z 轴的角度</translation>
    </message>
    <message>
        <source>Metres from the bind pose, along the axes of the parent joint</source>
        <translation>离绑定姿势的米数，沿父关节的轴</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>Scale along the joint&apos;s own X, Y and Z axes, 1 as bound</source>
        <translation>沿关节自身 X、Y、Z 轴的缩放，1 为绑定时</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Rotate around %1</source>
        <translation>绕 %1 旋转</translation>
    </message>
    <message>
        <source>Move along %1</source>
        <translation>沿 %1 移动</translation>
    </message>
    <message>
        <source>Scale along %1</source>
        <translation>沿 %1 缩放</translation>
    </message>
    <message>
        <source>Joint in the Clip</source>
        <translation>剪辑中的关节</translation>
    </message>
    <message>
        <source>The numbers are those of the clip that is shown. Stop it to set them.</source>
        <translation>这些数值属于正在显示的剪辑。要设置它们，请停止剪辑。</translation>
    </message>
</context>
<context>
    <name>sinew::PoseShelfFlow</name>
    <message>
        <source>The pose cannot be saved.</source>
        <translation>无法保存姿势。</translation>
    </message>
    <message>
        <source>The pose cannot be used.</source>
        <translation>无法使用此姿势。</translation>
    </message>
    <message>
        <source>pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Delete the pose %1?</source>
        <translation>删除姿势 %1?</translation>
    </message>
    <message>
        <source>Its file is deleted, which cannot be undone.</source>
        <translation>其文件将被删除，无法撤销。</translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>删除姿势</translation>
    </message>
</context>
<context>
    <name>sinew::PoseShelfForm</name>
    <message>
        <source>%1: this skeleton has none of its joints</source>
        <translation>%1: 此骨架没有它的任何关节</translation>
    </message>
    <message>
        <source>%1 moves none of the selected joints</source>
        <translation>%1 不移动任何所选关节</translation>
    </message>
    <message>
        <source>%1, mirrored</source>
        <translation>%1，镜像</translation>
    </message>
    <message>
        <source>Posed: %1</source>
        <translation>已摆姿势: %1</translation>
    </message>
    <message>
        <source>Posed: %1, without %2</source>
        <translation>已摆姿势: %1，不含 %2</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation>姿势 %1</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Kept on the shelf: %1</source>
        <translation>已存入姿势架: %1</translation>
    </message>
    <message>
        <source>Pose saved: %1</source>
        <translation>已保存姿势: %1</translation>
    </message>
    <message>
        <source>Put on the shelf: %1</source>
        <translation>已放到姿势架: %1</translation>
    </message>
    <message>
        <source>Pose Shelf</source>
        <translation>姿势架</translation>
    </message>
    <message>
        <source>Click a pose to try the weights in it; with Shift mirrored. Drag it to the right to blend it in. Its joints alone move. Double-click one that you kept to rename it</source>
        <translation>单击姿势以试验权重; 按住 Shift 为镜像。向右拖动可混合。只有其关节移动。双击您保存的姿势可重命名</translation>
    </message>
    <message>
        <source>Selected joints only</source>
        <translation>仅所选关节</translation>
    </message>
    <message>
        <source>Apply poses to the selected joints only: to one hand, or one leg</source>
        <translation>只把姿势应用到所选关节: 一只手或一条腿</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>How far to go from the pose before to this one</source>
        <translation>从上一个姿势到此姿势走多远</translation>
    </message>
</context>
<context>
    <name>sinew::ReadingPage</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation>文件已读取多少</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop reading and go back to the welcome page</source>
        <translation>停止读取并返回欢迎页</translation>
    </message>
</context>
<context>
    <name>sinew::RecoveryDialog</name>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>恢复未保存的工作</translation>
    </message>
    <message>
        <source>Sinew did not close properly.</source>
        <translation>Sinew 没有正常关闭。</translation>
    </message>
    <message>
        <source>It kept a copy of your unsaved work. Recover it, then save it as a project to keep it.</source>
        <translation>它保留了您未保存工作的副本。请恢复，然后保存为项目。</translation>
    </message>
    <message>
        <source>Recoverable work</source>
        <translation>可恢复的工作</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Ask Later</source>
        <translation>以后再问(&amp;A)</translation>
    </message>
</context>
<context>
    <name>sinew::RegionBrushForm</name>
    <message>
        <source>Strokes add vertices to the region. Ctrl removes them, Shift smooths.</source>
        <translation>笔触把顶点加入区域。Ctrl 去除，Shift 平滑。</translation>
    </message>
</context>
<context>
    <name>sinew::RegionPaintForm</name>
    <message>
        <source>Add Selected Vertices</source>
        <translation>添加所选顶点</translation>
    </message>
    <message>
        <source>Add the selected vertices fully to the region</source>
        <translation>把所选顶点完全加入区域</translation>
    </message>
    <message>
        <source>Remove Selected Vertices</source>
        <translation>去除所选顶点</translation>
    </message>
    <message>
        <source>Remove the selected vertices from the region</source>
        <translation>从区域去除所选顶点</translation>
    </message>
    <message>
        <source>Soften Edge</source>
        <translation>柔化边缘</translation>
    </message>
    <message>
        <source>Fade the region over one more row of vertices at its edge. Press again for a wider edge</source>
        <translation>使区域在边缘再多一圈顶点上渐变。再按一次边缘更宽</translation>
    </message>
</context>
<context>
    <name>sinew::RegionRulesForm</name>
    <message>
        <source>Any joint can move its vertices</source>
        <translation>任意关节都可移动其顶点</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>对 %1 刚性</translation>
    </message>
    <message>
        <source>Limited to %1</source>
        <translation>限制到 %1</translation>
    </message>
    <message>
        <source>Own stiffness</source>
        <translation>单独刚度</translation>
    </message>
    <message>
        <source>Use a separate stiffness (alpha) for the region&apos;s vertices</source>
        <translation>对区域的顶点使用单独的刚度 (alpha)</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of the region</source>
        <translation>区域的刚度 (alpha)</translation>
    </message>
    <message>
        <source>How stiff bends are in the region: 0 is soft, 1 is stiff</source>
        <translation>区域内弯曲有多硬: 0 软，1 硬</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>How weights fall off with distance in the region</source>
        <translation>区域内权重如何随距离衰减</translation>
    </message>
    <message>
        <source>As in the Bind settings</source>
        <translation>同绑定设置</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>幂</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>二次</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>最大影响数</translation>
    </message>
    <message>
        <source>Use a separate limit for the influences of the region&apos;s vertices</source>
        <translation>对区域的顶点使用单独的影响上限</translation>
    </message>
    <message>
        <source>Max influences in the region</source>
        <translation>区域内的最大影响数</translation>
    </message>
    <message>
        <source>Maximum number of joints per vertex of the region</source>
        <translation>区域每个顶点的最大关节数</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Limit to joints</source>
        <translation>限制到关节</translation>
    </message>
    <message>
        <source>Only these joints can move the region&apos;s vertices. With one joint the region is rigid</source>
        <translation>只有这些关节可以移动区域的顶点。只有一个关节时区域为刚性</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>求解器</translation>
    </message>
    <message>
        <source>What computes the weights of the region&apos;s vertices. Where the region fades, its weights blend with those around it</source>
        <translation>计算区域顶点权重的方法。区域渐变处，其权重与周围的混合</translation>
    </message>
    <message>
        <source>Keep shape</source>
        <translation>保持形状</translation>
    </message>
    <message>
        <source>Bounded biharmonic weights: how strongly the region keeps its shape, so that it moves as one whatever moves it. Useful for a painted region over an eye, a buckle or a plate. Acts only where this solver makes the weights</source>
        <translation>有界双调和权重: 区域保持形状的强度，无论什么移动它都整体移动。适合眼睛、带扣或甲片上的绘制区域。只在由此求解器生成权重处起作用</translation>
    </message>
    <message>
        <source>How strongly the region keeps its shape: 0 not at all, 1 as one solid</source>
        <translation>区域保持形状的强度: 0 完全不，1 如同固体</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Any joint</source>
        <translation>任意关节</translation>
    </message>
    <message>
        <source>Let any joint move the region&apos;s vertices again</source>
        <translation>让任意关节重新可以移动区域的顶点</translation>
    </message>
</context>
<context>
    <name>sinew::RegionShapeForm</name>
    <message>
        <source>Move to Selection</source>
        <translation>移到所选</translation>
    </message>
    <message>
        <source>Move the region to the selection</source>
        <translation>把区域移到所选处</translation>
    </message>
    <message>
        <source>Move its centre to the centre of the selected vertices</source>
        <translation>把其中心移到所选顶点的中心</translation>
    </message>
    <message>
        <source>Distance over which the region fades outside its shape</source>
        <translation>区域在其形状之外渐变的距离</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>过渡</translation>
    </message>
    <message>
        <source>Unit of the blend</source>
        <translation>过渡的单位</translation>
    </message>
    <message>
        <source>Millimetres, or percent of the character&apos;s height</source>
        <translation>毫米，或角色高度的百分比</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>% of height</source>
        <translation>高度的 %</translation>
    </message>
</context>
<context>
    <name>sinew::RegionsForm</name>
    <message>
        <source>Paint New Region</source>
        <translation>绘制新区域</translation>
    </message>
    <message>
        <source>Take the brush. The first stroke makes a region that keeps its shape</source>
        <translation>拿起笔刷。第一笔建立保持形状的区域</translation>
    </message>
    <message>
        <source>Convert and Paint</source>
        <translation>转换并绘制</translation>
    </message>
    <message>
        <source>Turn the region&apos;s shape into painted amounts of the same vertices, and take the brush</source>
        <translation>把区域的形状变成相同顶点的绘制量，并拿起笔刷</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Take the brush to add vertices to this region or remove them</source>
        <translation>拿起笔刷，向此区域添加或去除顶点</translation>
    </message>
    <message>
        <source>Contains no vertices</source>
        <translation>不含顶点</translation>
    </message>
    <message>
        <source>Vertices: %1 (%2 fully inside)</source>
        <translation>顶点: %1 (%2 个完全在内)</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Regions are areas with their own weight settings. A new region encloses the selected vertices, or the bone of the selected joint.</source>
        <translation>区域是有自己权重设置的范围。新区域包围所选顶点，或所选关节的骨骼。</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球体</translation>
    </message>
    <message>
        <source>Add a sphere region</source>
        <translation>添加球体区域</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊体</translation>
    </message>
    <message>
        <source>Add a capsule region</source>
        <translation>添加胶囊体区域</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>盒体</translation>
    </message>
    <message>
        <source>Add a box region, aligned with the axes</source>
        <translation>添加与轴对齐的盒体区域</translation>
    </message>
    <message>
        <source>From Vertices</source>
        <translation>从顶点</translation>
    </message>
    <message>
        <source>Add a region made of the selected vertices</source>
        <translation>添加由所选顶点组成的区域</translation>
    </message>
    <message>
        <source>Only ticked regions are used. Where regions overlap, the lower one in this list wins. Double-click to rename</source>
        <translation>只使用勾选的区域。区域重叠时，列表中靠下的优先。双击可重命名</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Remove the selected regions</source>
        <translation>去除所选区域</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move up. Lower regions override it</source>
        <translation>上移。更靠下的区域覆盖它</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move down. It overrides the regions above it</source>
        <translation>下移。它覆盖其上的区域</translation>
    </message>
    <message>
        <source>Show vertices</source>
        <translation>显示顶点</translation>
    </message>
    <message>
        <source>Draw dots on the region&apos;s vertices, fainter where the region fades</source>
        <translation>在区域的顶点上画点，渐变处较淡</translation>
    </message>
    <message>
        <source>Use as Handle of Joint</source>
        <translation>用作关节控制柄</translation>
    </message>
    <message>
        <source>What the region holds replaces the bone of the selected joint: it follows only that joint, and the joint&apos;s weight fades from there</source>
        <translation>区域所含的内容代替所选关节的骨骼: 它只跟随该关节，关节的权重从那里开始逐渐减弱</translation>
    </message>
    <message>
        <source>Use as Handle of %1</source>
        <translation>用作 %1 的控制柄</translation>
    </message>
    <message>
        <source>Select a joint first.</source>
        <translation>请先选择关节。</translation>
    </message>
    <message>
        <source>The region is a handle of %1 already.</source>
        <translation>此区域已经是 %1 的控制柄。</translation>
    </message>
    <message>
        <source>An earlier joint is named %1 too.</source>
        <translation>前面已有关节也叫 %1。</translation>
    </message>
</context>
<context>
    <name>sinew::ReloadFlow</name>
    <message>
        <source>%1 cannot be compared.</source>
        <translation>无法比较 %1。</translation>
    </message>
    <message>
        <source>Reloaded %1. Not all work fits it any more, see the report</source>
        <translation>已重新加载 %1。部分工作不再适用，请看报告</translation>
    </message>
    <message>
        <source>Reloaded %1 and kept all work</source>
        <translation>已重新加载 %1 并保留所有工作</translation>
    </message>
    <message>
        <source>%1 cannot be reloaded. Nothing has changed.</source>
        <translation>无法重新加载 %1。没有任何改变。</translation>
    </message>
    <message>
        <source>Reloaded %1, which is now a different model: %2 of %3 joints and %4 of %5 parts are still there.</source>
        <translation>已重新加载 %1，它现在是另一个模型: %3 个关节中的 %2 个和 %5 个部件中的 %4 个仍在。</translation>
    </message>
    <message>
        <source>Work on the others is lost, see the report</source>
        <translation>对其余部分的工作已丢失，请看报告</translation>
    </message>
    <message>
        <source>There was no work on the others</source>
        <translation>对其余部分没有做过工作</translation>
    </message>
    <message>
        <source>Replace Mesh</source>
        <translation>替换网格</translation>
    </message>
    <message>
        <source>The character is bound. A changed mesh of the same size, such as a body that has lost an arm, keeps its weights in the old volume. Another shape needs a new one.</source>
        <translation>角色已绑定。大小相同的改变后的网格，例如失去一只手臂的身体，在旧体积中保持其权重。另一种形状需要新体积。</translation>
    </message>
    <message>
        <source>Keep the Volume</source>
        <translation>保留体积</translation>
    </message>
    <message>
        <source>Make a New Volume</source>
        <translation>新建体积</translation>
    </message>
    <message>
        <source>%1 is the mesh now. Not all work fits it, see the report</source>
        <translation>%1 现在是网格。部分工作不适用，请看报告</translation>
    </message>
    <message>
        <source>%1 is the mesh now, in the volume of the one before</source>
        <translation>%1 现在是网格，使用之前网格的体积</translation>
    </message>
    <message>
        <source>%1 is the mesh now, and all work was kept</source>
        <translation>%1 现在是网格，并保留了所有工作</translation>
    </message>
    <message>
        <source>%1 cannot replace the mesh. Nothing has changed.</source>
        <translation>%1 无法替换网格。没有任何改变。</translation>
    </message>
    <message>
        <source>Reloaded %1, which has another size or place now: its longest side is %2, it was %3.</source>
        <translation>已重新加载 %1，其大小或位置已不同: 最长边为 %2，之前为 %3。</translation>
    </message>
    <message>
        <source>Not all work fits it any more, see the report</source>
        <translation>部分工作不再适用，请看报告</translation>
    </message>
</context>
<context>
    <name>sinew::RenderJob</name>
    <message>
        <source>Save Turntable</source>
        <translation>保存转盘动画</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>保存图片</translation>
    </message>
</context>
<context>
    <name>sinew::ReportModel</name>
    <message>
        <source>Fit the skeleton</source>
        <translation>适配骨架</translation>
    </message>
    <message>
        <source>Accept binding proposals (%1)</source>
        <translation>接受绑定建议 (%1)</translation>
    </message>
    <message>
        <source>Turn inverted normals for the solver (%1)</source>
        <translation>为求解器翻转反转的法线 (%1)</translation>
    </message>
    <message>
        <source>Close holes for the solver (%1)</source>
        <translation>为求解器封闭孔洞 (%1)</translation>
    </message>
    <message>
        <source>Use finer voxels (%1)</source>
        <translation>使用更细的体素 (%1)</translation>
    </message>
    <message>
        <source>Repair weights (%1)</source>
        <translation>修复权重 (%1)</translation>
    </message>
    <message>
        <source>Check by hand (%1)</source>
        <translation>手动检查 (%1)</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>注意 (%1)</translation>
    </message>
    <message>
        <source>%1 (largest first)</source>
        <translation>%1 (最大的在前)</translation>
    </message>
    <message>
        <source>%1: copy nearest skin</source>
        <translation>%1: 复制最近的蒙皮</translation>
    </message>
    <message>
        <source>%1: rigid to %2</source>
        <translation>%1: 对 %2 刚性</translation>
    </message>
    <message>
        <source>%1 and %2, gap %3</source>
        <translation>%1 与 %2，间隙 %3</translation>
    </message>
    <message>
        <source>Found by: check of the weights</source>
        <translation>发现于: 权重检查</translation>
    </message>
    <message>
        <source>Found by: bind</source>
        <translation>发现于: 绑定</translation>
    </message>
    <message>
        <source>Found by: reading the file</source>
        <translation>发现于: 读取文件</translation>
    </message>
    <message>
        <source>Correct the size</source>
        <translation>更正大小</translation>
    </message>
</context>
<context>
    <name>sinew::ReportPanel</name>
    <message>
        <source>Select Affected</source>
        <translation>选择受影响的</translation>
    </message>
    <message>
        <source>Fit Skeleton</source>
        <translation>适配骨架</translation>
    </message>
    <message>
        <source>Accept These Proposals</source>
        <translation>接受这些建议</translation>
    </message>
    <message>
        <source>Accept Proposal</source>
        <translation>接受建议</translation>
    </message>
    <message>
        <source>Turn Normals for the Solver</source>
        <translation>为求解器翻转法线</translation>
    </message>
    <message>
        <source>Close Holes for the Solver</source>
        <translation>为求解器封闭孔洞</translation>
    </message>
    <message>
        <source>Repair These Vertices</source>
        <translation>修复这些顶点</translation>
    </message>
    <message>
        <source>Use Finer Voxels Here</source>
        <translation>在此使用更细的体素</translation>
    </message>
    <message>
        <source>Fix All Issues</source>
        <translation>修复全部问题</translation>
    </message>
    <message>
        <source>Fix Selected Issues</source>
        <translation>修复所选问题</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to do: about what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scale, rotate and move the skeleton into the mesh, then bind again</source>
        <translation>把骨架缩放、旋转并移入网格，然后重新绑定</translation>
    </message>
    <message>
        <source>Bind these parts as proposed</source>
        <translation>按建议绑定这些部件</translation>
    </message>
    <message>
        <source>Bind this part as proposed. The arrow offers other bindings</source>
        <translation>按建议绑定此部件。箭头提供其他绑定</translation>
    </message>
    <message>
        <source>The next bind turns inverted normals outward in its own copy of the mesh. Your mesh is not changed</source>
        <translation>下次绑定会在其网格副本中把反转的法线转向外。您的网格不变</translation>
    </message>
    <message>
        <source>The next bind closes the holes in its own copy of the mesh. Your mesh is not changed</source>
        <translation>下次绑定会封闭其网格副本的孔洞。您的网格不变</translation>
    </message>
    <message>
        <source>Give these vertices weights that fit those of the healthy vertices around them</source>
        <translation>给这些顶点与周围正常顶点相配的权重</translation>
    </message>
    <message>
        <source>Add a voxel edit with finer voxels there, so that the gap stays open</source>
        <translation>在那里添加更细体素的体素编辑，使间隙保持打开</translation>
    </message>
    <message>
        <source>Fit Skeleton and Bind</source>
        <translation>适配骨架并绑定</translation>
    </message>
    <message>
        <source>Fix All Issues (%1)</source>
        <translation>修复全部问题 (%1)</translation>
    </message>
    <message>
        <source>%1 vertices by %2</source>
        <translation>%1 个顶点由 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>solver (other solvers)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints. Voxel size %3, penalty %4.</source>
        <translation>已把 %1 个顶点绑定到 %2 个关节。体素大小 %3，惩罚 %4。</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints with the solver %3.</source>
        <translation>已用求解器 %3 把 %1 个顶点绑定到 %2 个关节。</translation>
    </message>
    <message>
        <source>Voxel size %1, penalty %2.</source>
        <translation>体素大小 %1，惩罚 %2。</translation>
    </message>
    <message>
        <source>Binding...</source>
        <translation>正在绑定...</translation>
    </message>
    <message>
        <source>No issues found in the file. Not bound yet.</source>
        <translation>文件中未发现问题。尚未绑定。</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>正在检查...</translation>
    </message>
    <message>
        <source>No issues found.</source>
        <translation>未发现问题。</translation>
    </message>
    <message>
        <source>Issues: %1. Notes: %2. Double-click a row to show it in the view.</source>
        <translation>问题: %1。注意: %2。双击一行在视图中显示。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Click a row to select its joint or part, double-click to show it in the view. Arrow keys select too, Enter does what the row&apos;s button does</source>
        <translation>单击一行选择其关节或部件，双击在视图中显示。方向键也可选择，Enter 执行该行按钮的操作</translation>
    </message>
    <message>
        <source>Do all that the buttons beside the rows do. Settings change in one undo step</source>
        <translation>执行各行旁按钮的全部操作。设置的改变一步即可撤销</translation>
    </message>
    <message>
        <source>Voxel size %1.</source>
        <translation>体素大小 %1。</translation>
    </message>
    <message>
        <source>No issues found in the file. It has weights already.</source>
        <translation>文件中未发现问题，且已有权重。</translation>
    </message>
    <message>
        <source>Check Weights</source>
        <translation>检查权重</translation>
    </message>
    <message>
        <source>The weights of this character were not checked when it was opened, because that takes long. This looks for faulty weights and lists them here</source>
        <translation>此角色的权重在打开时未检查，因为耗时较长。此操作查找有问题的权重，并列在这里</translation>
    </message>
    <message>
        <source>Scale to %1</source>
        <translation>缩放到 %1</translation>
    </message>
    <message>
        <source>Read the file in another unit. Weights and all work stay, and an export writes the new size. The arrow offers other sizes</source>
        <translation>以另一种单位读取文件。权重和所有工作都保留，导出时写入新的大小。箭头提供其他大小</translation>
    </message>
</context>
<context>
    <name>sinew::RestForm</name>
    <message>
        <source>No joint selected</source>
        <translation>未选择关节</translation>
    </message>
    <message>
        <source>Joint as It Is Bound</source>
        <translation>绑定时的关节</translation>
    </message>
    <message>
        <source>Where the joint is bound, in the file&apos;s units along the model&apos;s axes</source>
        <translation>关节绑定的位置，以文件单位沿模型的轴</translation>
    </message>
    <message>
        <source>How the joint is turned as it is bound, in degrees around the model&apos;s axes</source>
        <translation>关节绑定时的转动，绕模型轴的角度</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>The joint cannot be placed so.</source>
        <translation>关节不能这样放置。</translation>
    </message>
</context>
<context>
    <name>sinew::RestPoseDialog</name>
    <message>
        <source>Canceled. Nothing was changed.</source>
        <translation>已取消。没有任何更改。</translation>
    </message>
    <message>
        <source>There is no skeleton.</source>
        <translation>没有骨架。</translation>
    </message>
    <message>
        <source>Edit Skeleton shows no pose. Switch it off first (T).</source>
        <translation>“编辑骨架”不显示姿势。请先关闭它 (T)。</translation>
    </message>
    <message>
        <source>Nothing is posed. Turn or move a joint first.</source>
        <translation>没有摆任何姿势。请先转动或移动关节。</translation>
    </message>
    <message>
        <source>The character has no weights, so only the joints move and the mesh stays. Bind it first.</source>
        <translation>角色没有权重，因此只有关节移动，网格不动。请先绑定。</translation>
    </message>
    <message>
        <source>The skin is taken as it is shown. Folds that the pose opens are smoothed, and their vertices are selected.</source>
        <translation>皮肤按所显示的样子采用。姿势展开的褶皱会被平滑，其顶点会被选中。</translation>
    </message>
    <message>
        <source>The skin keeps its volume at the joints, so it may differ a little from what linear skinning shows. Turning back brings the mesh back.</source>
        <translation>皮肤在关节处保持体积，因此可能与线性蒙皮显示的略有不同。转回去时网格也恢复原样。</translation>
    </message>
    <message>
        <source>Apply as Rest Pose</source>
        <translation>应用为静止姿势</translation>
    </message>
    <message>
        <source>The character is bound in the rest pose. Mesh, normals, shapes, clips and layers follow the new one, and weights stay on their vertices.</source>
        <translation>角色在静止姿势下绑定。网格、法线、形态、剪辑和图层跟随新的静止姿势，权重留在各自的顶点上。</translation>
    </message>
    <message>
        <source>&amp;This pose</source>
        <translation>此姿势(&amp;T)</translation>
    </message>
    <message>
        <source>This pose</source>
        <translation>此姿势</translation>
    </message>
    <message>
        <source>The pose that the view shows, also of a clip</source>
        <translation>视图所显示的姿势，也可以是剪辑的</translation>
    </message>
    <message>
        <source>T-p&amp;ose</source>
        <translation>T 姿势(&amp;O)</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>T 姿势</translation>
    </message>
    <message>
        <source>Arms level to the sides, legs straight down</source>
        <translation>手臂向两侧水平伸展，双腿垂直向下</translation>
    </message>
    <message>
        <source>&amp;A-pose</source>
        <translation>A 姿势(&amp;A)</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>A 姿势</translation>
    </message>
    <message>
        <source>Arms 45 degrees below level, legs straight down</source>
        <translation>手臂低于水平 45 度，双腿垂直向下</translation>
    </message>
    <message>
        <source>Turn to face +&amp;Z</source>
        <translation>转向 +Z(&amp;Z)</translation>
    </message>
    <message>
        <source>Turn to face +Z</source>
        <translation>转向 +Z</translation>
    </message>
    <message>
        <source>Turn the character about the vertical until it looks along +Z, as VRM asks for</source>
        <translation>绕竖轴转动角色，使其按 VRM 的要求朝向 +Z</translation>
    </message>
    <message>
        <source>&amp;Feet on the ground</source>
        <translation>脚着地(&amp;F)</translation>
    </message>
    <message>
        <source>Feet on the ground</source>
        <translation>脚着地</translation>
    </message>
    <message>
        <source>Lift or lower the character until its lowest vertex is at height 0</source>
        <translation>升高或降低角色，使其最低的顶点位于高度 0</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>应用(&amp;P)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Make the chosen pose the rest pose. One step of undo</source>
        <translation>把所选姿势设为静止姿势。撤销为一步</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of the rest pose</source>
        <translation>静止姿势的进度</translation>
    </message>
</context>
<context>
    <name>sinew::RestPoseFlow</name>
    <message>
        <source>The rest pose is another now. Weights stay as they are until the next bind.</source>
        <translation>静止姿势已改变。下次绑定之前权重保持不变。</translation>
    </message>
</context>
<context>
    <name>sinew::RigDialog</name>
    <message>
        <source>All markers are set: Create makes the skeleton.</source>
        <translation>所有标记都已设置：“创建”会生成骨架。</translation>
    </message>
    <message>
        <source>Next: %1. %2.</source>
        <translation>下一个: %1。%2。</translation>
    </message>
    <message>
        <source>%1: set</source>
        <translation>%1: 已设置</translation>
    </message>
    <message>
        <source>%1: guessed</source>
        <translation>%1: 推测</translation>
    </message>
    <message>
        <source>%1: optional</source>
        <translation>%1：可选</translation>
    </message>
    <message>
        <source>%1: not found</source>
        <translation>%1: 未找到</translation>
    </message>
    <message>
        <source>Fitting the skeleton to the mesh: %1 s. Cancel stops it.</source>
        <translation>正在把骨架适配到网格：%1 秒。“取消”会停止。</translation>
    </message>
    <message>
        <source>%1 joints fitted.</source>
        <translation>已适配 %1 个关节。</translation>
    </message>
    <message>
        <source>Check %1.</source>
        <translation>请检查 %1。</translation>
    </message>
    <message>
        <source>New Skeleton From Template</source>
        <translation>从模板新建骨架</translation>
    </message>
    <message>
        <source>Drag the markers in the view, or click one after the other. The new skeleton replaces one that the character already has.</source>
        <translation>在视图中拖动标记，或逐个点击。新骨架会替换角色已有的骨架。</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Use Guess</source>
        <translation>使用推测</translation>
    </message>
    <message>
        <source>Give up where you put the chosen marker; it goes back to where the shape of the mesh suggests it. Enabled for markers that are set</source>
        <translation>放弃所选标记的位置；它回到网格形状所提示的位置。对已设置的标记可用</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Give up where you put the markers; all go back to where the shape of the mesh suggests them</source>
        <translation>放弃各标记的位置；全部回到网格形状所提示的位置</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Placed by usual proportions, as the mesh does not show them: %1.</source>
        <translation>因网格没有显示，按通常比例放置: %1。</translation>
    </message>
    <message>
        <source>The hands show %1 fingers.</source>
        <translation>手显示 %1 根手指。</translation>
    </message>
    <message>
        <source>skirt</source>
        <translation>裙子</translation>
    </message>
    <message>
        <source>cape</source>
        <translation>斗篷</translation>
    </message>
    <message>
        <source>hair</source>
        <translation>头发</translation>
    </message>
    <message>
        <source>Choose a template: what kind of character is this?</source>
        <translation>请选择模板: 这是哪种角色?</translation>
    </message>
    <message>
        <source>Chains for: %1.</source>
        <translation>链用于: %1。</translation>
    </message>
    <message>
        <source>All markers that are needed are set: Create makes the skeleton. The others are optional.</source>
        <translation>所需的标记都已设置：“创建”会生成骨架。其余为可选。</translation>
    </message>
    <message>
        <source>Fitting</source>
        <translation>适配</translation>
    </message>
    <message>
        <source>Markers that you do not set are guessed from the shape of the mesh. Use Guess takes the chosen one back to its guess.</source>
        <translation>您未设置的标记由网格形状推测。“使用推测”让所选标记回到推测的位置。</translation>
    </message>
</context>
<context>
    <name>sinew::RigDraft</name>
    <message>
        <source>New Skeleton</source>
        <translation>新建骨架</translation>
    </message>
</context>
<context>
    <name>sinew::RigFlow</name>
    <message>
        <source>Chain of %1 joints added.</source>
        <translation>已添加 %1 个关节的链。</translation>
    </message>
    <message>
        <source>Chain of %1 joints added below %2.</source>
        <translation>已在 %2 之下添加 %1 个关节的链。</translation>
    </message>
    <message>
        <source>The chain cannot be made.</source>
        <translation>无法建立链。</translation>
    </message>
    <message>
        <source>The skeleton cannot be made.</source>
        <translation>无法建立骨架。</translation>
    </message>
    <message>
        <source>Skeleton of %1 joints made. Bind Skin gives the character weights of it.</source>
        <translation>已建立 %1 个关节的骨架。绑定蒙皮给角色其权重。</translation>
    </message>
</context>
<context>
    <name>sinew::RigForm</name>
    <message>
        <source>Biped</source>
        <translation>两足</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>四足</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>鸟</translation>
    </message>
    <message>
        <source>Insect or spider</source>
        <translation>昆虫或蜘蛛</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>蛇</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手</translation>
    </message>
    <message>
        <source>Rigged file</source>
        <translation>已绑定的文件</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>What kind of skeleton is made</source>
        <translation>建立哪种骨架</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>A rigged file whose skeleton is fitted; it keeps its names and its hierarchy</source>
        <translation>适配其骨架的已绑定文件; 保留其名称和层级</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>浏览...</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Where the head is from the feet, for a character that lies or stands on its head</source>
        <translation>对于躺着或倒立的角色，从脚看头在哪边</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Whose names the joints have</source>
        <translation>关节用哪种名称</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>手指</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>脊柱</translation>
    </message>
    <message>
        <source>Joints between hips and neck</source>
        <translation>髋与颈之间的关节</translation>
    </message>
    <message>
        <source>Twist joints</source>
        <translation>扭转关节</translation>
    </message>
    <message>
        <source>Joints along each half of a limb</source>
        <translation>沿肢体每一半的关节</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>尾巴</translation>
    </message>
    <message>
        <source>Joints of the tail, where there is one</source>
        <translation>尾巴的关节，如有尾巴</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>腿</translation>
    </message>
    <message>
        <source>Legs of an insect or spider: an even number</source>
        <translation>昆虫或蜘蛛的腿数: 偶数</translation>
    </message>
    <message>
        <source>Body joints</source>
        <translation>身体关节</translation>
    </message>
    <message>
        <source>Joints along the body of a snake</source>
        <translation>沿蛇身体的关节</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>Whose names the joints of the hand have</source>
        <translation>手的关节用哪种名称</translation>
    </message>
    <message>
        <source>Toes</source>
        <translation>脚趾</translation>
    </message>
    <message>
        <source>Jaw</source>
        <translation>下颌</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>眼睛</translation>
    </message>
    <message>
        <source>End joints</source>
        <translation>末端关节</translation>
    </message>
    <message>
        <source>Joints that mark where the last bones end</source>
        <translation>标记最后骨骼终点的关节</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>A marker of one side stands for both</source>
        <translation>一侧的标记代表两侧</translation>
    </message>
    <message>
        <source>Fingers of a hand; 1: all as one. Hands that show three or four have no more</source>
        <translation>一只手的手指数; 1: 全部合为一根。显示三根或四根的手不会有更多</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>选择...</translation>
    </message>
    <message>
        <source>Chains in skirt, cape and hair</source>
        <translation>裙子、斗篷和头发中的链</translation>
    </message>
    <message>
        <source>Cloth and hair that are shells of their own and hang freely get chains of joints, which springs can swing</source>
        <translation>自成一壳、自由悬垂的布料和头发得到关节链，弹簧可使其摆动</translation>
    </message>
</context>
<context>
    <name>sinew::SelectButtons</name>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Select only these vertices</source>
        <translation>只选择这些顶点</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add these vertices to the selection</source>
        <translation>把这些顶点加入选择</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Remove these vertices from the selection</source>
        <translation>从选择中去除这些顶点</translation>
    </message>
</context>
<context>
    <name>sinew::SelectPanel</name>
    <message>
        <source>No vertices selected</source>
        <translation>未选择顶点</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>Select a joint to use its weights.</source>
        <translation>选择一个关节以使用其权重。</translation>
    </message>
    <message>
        <source>Select a part to use its vertices.</source>
        <translation>选择一个部件以使用其顶点。</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 个部件</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>部件 %1</translation>
    </message>
    <message>
        <source>By weight</source>
        <translation>按权重</translation>
    </message>
    <message>
        <source>Minimum weight</source>
        <translation>最小权重</translation>
    </message>
    <message>
        <source>Only vertices with at least this weight</source>
        <translation>只选至少有此权重的顶点</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Maximum weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>Only vertices with at most this weight</source>
        <translation>只选至多有此权重的顶点</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>By number of influences</source>
        <translation>按影响数</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Only vertices with at least this many influences</source>
        <translation>只选至少有这么多影响的顶点</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>Only vertices with at most this many influences</source>
        <translation>只选至多有这么多影响的顶点</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>按部件</translation>
    </message>
</context>
<context>
    <name>sinew::Session</name>
    <message>
        <source>Reload %1</source>
        <translation>重新加载 %1</translation>
    </message>
    <message>
        <source>Transfer Layers</source>
        <translation>传递图层</translation>
    </message>
    <message>
        <source>Replace Mesh by %1</source>
        <translation>用 %1 替换网格</translation>
    </message>
    <message>
        <source>Shape From File</source>
        <translation>从文件生成形态</translation>
    </message>
    <message>
        <source>Make Shape of Remainder</source>
        <translation>从剩余部分生成形态</translation>
    </message>
    <message>
        <source>Shape From Skinning Method</source>
        <translation>从蒙皮方法生成形态</translation>
    </message>
</context>
<context>
    <name>sinew::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Language of the user interface</source>
        <translation>用户界面的语言</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>系统默认</translation>
    </message>
    <message>
        <source>Drafts are complete but not proof-read: a word may be wrong.</source>
        <translation>草稿是完整的，但未经校对: 个别词可能有误。</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Navigation</source>
        <translation>导航(&amp;N)</translation>
    </message>
    <message>
        <source>Mouse buttons that move the view</source>
        <translation>移动视图的鼠标键</translation>
    </message>
    <message>
        <source>Middle button orbits, Shift + middle button pans, Ctrl + middle button or the wheel zooms.</source>
        <translation>中键环绕，Shift + 中键平移，Ctrl + 中键或滚轮缩放。</translation>
    </message>
    <message>
        <source>Alt + left button orbits, Alt + middle button pans, Alt + right button or the wheel zooms.</source>
        <translation>Alt + 左键环绕，Alt + 中键平移，Alt + 右键或滚轮缩放。</translation>
    </message>
    <message>
        <source>Keep a copy of &amp;unsaved work for recovery</source>
        <translation>保留未保存工作的副本以便恢复(&amp;U)</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>自动保存</translation>
    </message>
    <message>
        <source>After a crash, Sinew offers the copy when it starts again</source>
        <translation>崩溃后，Sinew 再次启动时提供该副本</translation>
    </message>
    <message>
        <source>&amp;Every</source>
        <translation>间隔(&amp;E)</translation>
    </message>
    <message>
        <source>How often the copy is saved</source>
        <translation>多久保存一次副本</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Show t&amp;imings</source>
        <translation>显示用时(&amp;I)</translation>
    </message>
    <message>
        <source>Show timings</source>
        <translation>显示用时</translation>
    </message>
    <message>
        <source>The status bar shows what was computed last, and how long deforming and drawing took</source>
        <translation>状态栏显示最后计算的内容，以及变形和绘制用了多久</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Show the &amp;weights after the first bind</source>
        <translation>首次绑定后显示权重(&amp;W)</translation>
    </message>
    <message>
        <source>Show the weights after the first bind</source>
        <translation>首次绑定后显示权重</translation>
    </message>
    <message>
        <source>The view shows what Bind Skin has made of a character, once. Escape leads back</source>
        <translation>视图对每个角色显示一次“绑定蒙皮”的结果。按 Esc 返回</translation>
    </message>
    <message>
        <source>Software &amp;rendering</source>
        <translation>软件渲染(&amp;R)</translation>
    </message>
    <message>
        <source>Software rendering</source>
        <translation>软件渲染</translation>
    </message>
    <message>
        <source>The processor draws the view, more slowly, where the graphics card cannot. From the next start on</source>
        <translation>显卡无法绘制时由处理器绘制视图，速度较慢。下次启动时生效</translation>
    </message>
    <message>
        <source>&amp;Check for updates at start (once a week)</source>
        <translation>启动时检查更新 (每周一次)(&amp;C)</translation>
    </message>
    <message>
        <source>Check for updates at start</source>
        <translation>启动时检查更新</translation>
    </message>
    <message>
        <source>Asks GitHub for the newest version and tells it this version alone. It needs the program curl</source>
        <translation>向 GitHub 询问最新版本，只告知当前版本。需要程序 curl</translation>
    </message>
</context>
<context>
    <name>sinew::SettingsForm</name>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>体积</translation>
    </message>
    <message>
        <source>Repairs (on the solver&apos;s copy only)</source>
        <translation>修复 (仅求解器的副本)</translation>
    </message>
</context>
<context>
    <name>sinew::ShapeFlow</name>
    <message>
        <source>Shape %1 made. Its driver is in the Pose panel</source>
        <translation>已制作形态 %1。其驱动器在“姿势”面板中</translation>
    </message>
    <message>
        <source>The shape cannot be made.</source>
        <translation>无法制作形态。</translation>
    </message>
    <message>
        <source>The shape cannot be changed so.</source>
        <translation>无法这样更改形态。</translation>
    </message>
    <message>
        <source>Drag the skin to change the shape %1. The weights stay</source>
        <translation>拖动皮肤以更改形态 %1。权重不变</translation>
    </message>
</context>
<context>
    <name>sinew::ShapesForm</name>
    <message>
        <source>Rename Shape</source>
        <translation>重命名形态</translation>
    </message>
    <message>
        <source>Mirror Shape</source>
        <translation>镜像形态</translation>
    </message>
    <message>
        <source>Shape %1 is mirrored</source>
        <translation>形态 %1 已镜像</translation>
    </message>
    <message>
        <source>Split Shape</source>
        <translation>拆分形态</translation>
    </message>
    <message>
        <source>The shape is split. %1 is its left half</source>
        <translation>形态已拆分。%1 是其左半部分</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>去除形态</translation>
    </message>
    <message>
        <source>%1: on %2 %</source>
        <translation>%1: 打开 %2 %</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: 关闭</translation>
    </message>
    <message>
        <source>%1: off, of the file</source>
        <translation>%1: 关闭，来自文件</translation>
    </message>
    <message>
        <source>This character has no shape. Make one with Pose &gt; Shape From File, or bake some with Pose &gt; Bake for Engine</source>
        <translation>此角色没有形态。请用“姿势 &gt; 从文件生成形态”制作，或用“姿势 &gt; 为引擎烘焙”烘焙</translation>
    </message>
    <message numerus="yes">
        <source>This shape only repeats what weights can do: weights alone bring its %n vertex(ices) to the same place. Drag the skin instead.</source>
        <translation>
            <numerusform>此形态只是重复权重能做到的事: 仅用权重就能把它的 %n 个顶点带到同一位置。请改为拖动皮肤。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形态</translation>
    </message>
    <message>
        <source>The shapes of this character, and how far each is on in this pose. Double-click renames one that was made here; its drivers follow</source>
        <translation>此角色的形态，以及各自在此姿势下打开多少。双击可重命名在此制作的形态; 其驱动器随之更新</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Mirror the shape</source>
        <translation>镜像形态</translation>
    </message>
    <message>
        <source>Makes the same shape on the other side, turned on by the partner joint. A shape that has the name of the other side already is replaced</source>
        <translation>在另一侧制作相同的形态，由对应关节打开。已有另一侧名称的形态会被替换</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>拆分</translation>
    </message>
    <message>
        <source>Split the shape left and right</source>
        <translation>把形态拆分为左右</translation>
    </message>
    <message>
        <source>Puts a left and a right half in the place of the shape. Together they show the same</source>
        <translation>用左右两半代替该形态。两者合在一起效果相同</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Drag skin into the shape</source>
        <translation>把皮肤拖入形态</translation>
    </message>
    <message>
        <source>Takes the tool Drag Skin, which then changes this shape while the weights stay. The shape has to be on in the pose</source>
        <translation>切换到“拖动皮肤”工具，用它更改此形态而权重不变。该形态必须在此姿势下打开</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Remove the shape</source>
        <translation>去除形态</translation>
    </message>
    <message>
        <source>Removes the shape and the drivers that turn it on</source>
        <translation>去除该形态及打开它的驱动器</translation>
    </message>
    <message>
        <source>How far the halves blend over the middle when you split a shape, of its breadth. 0: they part at the middle</source>
        <translation>拆分形态时两半跨过中线混合多宽，相对于形态的宽度。0: 在中线处分开</translation>
    </message>
    <message>
        <source>Split blend</source>
        <translation>拆分过渡</translation>
    </message>
    <message>
        <source>Shape %1 is removed</source>
        <translation>形态 %1 已移除</translation>
    </message>
</context>
<context>
    <name>sinew::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>查找操作或按键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonFlow</name>
    <message>
        <source>The joints were not checked: %1</source>
        <translation>关节未检查: %1</translation>
    </message>
    <message>
        <source>The skeleton cannot be edited so.</source>
        <translation>骨架不能这样编辑。</translation>
    </message>
    <message>
        <source>%1: nothing to change</source>
        <translation>%1: 无可更改</translation>
    </message>
    <message>
        <source>Joints checked: nothing is wrong</source>
        <translation>关节已检查: 没有错误</translation>
    </message>
    <message numerus="yes">
        <source>Joints checked: %n joint(s) with faults</source>
        <translation>
            <numerusform>关节已检查: %n 个关节有错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Size in percent:</source>
        <translation>百分比大小:</translation>
    </message>
    <message>
        <source>Edit Skeleton: moving joints changes the bind (%1 ends it)</source>
        <translation>编辑骨架: 移动关节会改变绑定 (%1 退出)</translation>
    </message>
    <message>
        <source>Symmetric joints: the other side follows (%1 leaves)</source>
        <translation>对称编辑: 另一侧跟随 (%1 退出)</translation>
    </message>
    <message>
        <source>Mirrored painting: strokes paint both sides (%1 leaves)</source>
        <translation>镜像绘制: 每一笔绘制两侧 (%1 退出)</translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonPanel</name>
    <message>
        <source>Make a Skeleton</source>
        <translation>建立骨架</translation>
    </message>
    <message>
        <source>Move Joints</source>
        <translation>移动关节</translation>
    </message>
    <message>
        <source>Selected Joints</source>
        <translation>所选关节</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>The character has no skeleton yet. Make one from a template, load one from another file, or draw chains of joints over tails and tentacles.</source>
        <translation>角色还没有骨架。请从模板建立，从另一个文件加载，或在尾巴和触手上绘制关节链。</translation>
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
        <translation>球体或胶囊体的半径</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Length of the capsule&apos;s centre line</source>
        <translation>胶囊体中线的长度</translation>
    </message>
    <message>
        <source>Edges (mm)</source>
        <translation>边长 (mm)</translation>
    </message>
    <message>
        <source>Length of the box along each axis</source>
        <translation>盒体沿每个轴的长度</translation>
    </message>
    <message>
        <source>Centre (mm)</source>
        <translation>中心 (mm)</translation>
    </message>
    <message>
        <source>Position of the centre in the bind pose</source>
        <translation>绑定姿势中的中心位置</translation>
    </message>
    <message>
        <source>From (mm)</source>
        <translation>从 (mm)</translation>
    </message>
    <message>
        <source>Start of the capsule&apos;s centre line in the bind pose</source>
        <translation>绑定姿势中胶囊体中线的起点</translation>
    </message>
    <message>
        <source>To (mm)</source>
        <translation>到 (mm)</translation>
    </message>
    <message>
        <source>End of the capsule&apos;s centre line in the bind pose</source>
        <translation>绑定姿势中胶囊体中线的终点</translation>
    </message>
</context>
<context>
    <name>sinew::SolverLayers</name>
    <message>
        <source>Add Layer From %1</source>
        <translation>从 %1 添加图层</translation>
    </message>
</context>
<context>
    <name>sinew::SpringBakeJob</name>
    <message>
        <source>Bake Springs Into Clips</source>
        <translation>把弹簧烘焙到剪辑</translation>
    </message>
</context>
<context>
    <name>sinew::SpringChainsForm</name>
    <message>
        <source>Hair, soft</source>
        <translation>头发，柔软</translation>
    </message>
    <message>
        <source>Hair, firm</source>
        <translation>头发，硬挺</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>裙子</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>斗篷</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>尾巴</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>耳朵</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>饰品</translation>
    </message>
    <message>
        <source>Rename Chain</source>
        <translation>重命名链</translation>
    </message>
    <message>
        <source>custom values</source>
        <translation>自定义值</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n joint(s)</source>
        <translation>
            <numerusform>%1: %2，%n 个关节</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose chains in the list, or select one of their joints. With Ctrl or Shift you choose several and change them together.</source>
        <translation>请在列表中选择链，或选择其关节之一。按 Ctrl 或 Shift 可选择多条并一起更改。</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>链</translation>
    </message>
    <message>
        <source>Joints that swing, one chain a row: its name, whose values it has, and its joints. Double-click renames a chain</source>
        <translation>摆动的关节，每行一条链: 其名称、采用谁的值，以及其关节。双击可重命名链</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove chains</source>
        <translation>移除链</translation>
    </message>
    <message>
        <source>Removes the chosen chains. Their joints stay</source>
        <translation>移除所选的链。其关节保留</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Mirror chains</source>
        <translation>镜像链</translation>
    </message>
    <message>
        <source>Makes the chosen chains on the other side too, from the partner joints</source>
        <translation>在另一侧也用对应关节制作所选的链</translation>
    </message>
</context>
<context>
    <name>sinew::SpringFlow</name>
    <message numerus="yes">
        <source>%n clip(s) with springs baked in. The timeline plays them, and an export with motions holds them.</source>
        <translation>
            <numerusform>%n 个烘焙了弹簧的剪辑。时间轴可播放它们，带动作的导出包含它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>The springs cannot be baked.</source>
        <translation>无法烘焙弹簧。</translation>
    </message>
    <message>
        <source>Springs turn %1. Switch off Springs Swing (%2) to pose it</source>
        <translation>弹簧在转动 %1。要摆姿势，请关闭“弹簧摆动” (%2)</translation>
    </message>
    <message>
        <source>No new collider: every limb with skin has one</source>
        <translation>没有新的碰撞体: 每个有皮肤的肢体都已有</translation>
    </message>
    <message>
        <source>No new chain found. Select the joints of a chain, and add them</source>
        <translation>未找到新的链。请选择链的关节并添加</translation>
    </message>
    <message>
        <source>Proposed: %1 and %2. Drag the character or play a clip to see them swing</source>
        <translation>已建议: %1和%2。拖动角色或播放剪辑即可看到它们摆动</translation>
    </message>
    <message numerus="yes">
        <source>%n chain(s)</source>
        <translation>
            <numerusform>%n 条链</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collider(s)</source>
        <translation>
            <numerusform>%n 个碰撞体</numerusform>
        </translation>
    </message>
    <message>
        <source>This character has no skeleton</source>
        <translation>此角色没有骨架</translation>
    </message>
    <message>
        <source>Select joints that follow one another and are in no chain yet, or the first joint of a branch</source>
        <translation>请选择前后相连且尚未在任何链中的关节，或一个分支的第一个关节</translation>
    </message>
    <message>
        <source>Select a joint first</source>
        <translation>请先选择一个关节</translation>
    </message>
    <message>
        <source>There is no chain that swings, or no clip: load a motion or set pose keys</source>
        <translation>没有摆动的链，或没有剪辑: 请加载动作或设置姿势关键帧</translation>
    </message>
</context>
<context>
    <name>sinew::SpringTrialForm</name>
    <message>
        <source>Deepest at %1, by %2.</source>
        <translation>最深处在 %1，深 %2。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Check for Crossings</source>
        <translation>检查穿插</translation>
    </message>
    <message>
        <source>Plays the first clip, or a gait where there is none, and counts vertices of chains that end up inside of colliders</source>
        <translation>播放第一个剪辑，没有则播放步行，并统计进入碰撞体内的链的顶点</translation>
    </message>
    <message>
        <source>Select the Joint</source>
        <translation>选择关节</translation>
    </message>
    <message>
        <source>Selects the joint whose skin is deepest inside</source>
        <translation>选择皮肤进入最深的关节</translation>
    </message>
</context>
<context>
    <name>sinew::SpringsPanel</name>
    <message>
        <source>Springs swing joints, and this character has none. Make a skeleton with Skeleton &gt; New From Template, or load one.</source>
        <translation>弹簧使关节摆动，而此角色没有关节。请用“骨架 &gt; 从模板新建”建立骨架，或加载一个。</translation>
    </message>
    <message>
        <source>Springs let hair, skirts, capes, tails and ears swing while the character moves, as in VRM. Propose finds their joints, and fits colliders to the body that keep them out. Or select the joints of a chain and add them. Then drag the character, or play a clip.</source>
        <translation>弹簧让头发、裙子、斗篷、尾巴和耳朵在角色运动时摆动，与 VRM 中一样。“建议”会找出它们的关节，并为身体配上把它们挡在外面的碰撞体。也可选择链的关节并添加。然后拖动角色，或播放剪辑。</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Propose springs</source>
        <translation>建议弹簧</translation>
    </message>
    <message>
        <source>Finds chains of joints that carry hair, cloth, tails or ears, and fits colliders to the body. What is there already stays</source>
        <translation>找出带动头发、布料、尾巴或耳朵的关节链，并为身体配上碰撞体。已有的保留</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add springs</source>
        <translation>添加弹簧</translation>
    </message>
    <message>
        <source>Adds a chain of the selected joints, or a collider to the selected joint</source>
        <translation>添加所选关节的链，或给所选关节添加碰撞体</translation>
    </message>
</context>
<context>
    <name>sinew::StatusLine</name>
    <message>
        <source>Issues: %1</source>
        <translation>问题: %1</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>正在检查...</translation>
    </message>
    <message>
        <source>Issues in the report: %1. Notes: %2. Click to show them</source>
        <translation>报告中的问题: %1。注意: %2。单击显示</translation>
    </message>
    <message>
        <source>computed: volume, distances, weights</source>
        <translation>已计算: 体积、距离、权重</translation>
    </message>
    <message>
        <source>computed: weights</source>
        <translation>已计算: 权重</translation>
    </message>
    <message>
        <source>computed: deformation</source>
        <translation>已计算: 变形</translation>
    </message>
    <message>
        <source>deform %1 ms</source>
        <translation>变形 %1 ms</translation>
    </message>
    <message>
        <source>draw %1 ms</source>
        <translation>绘制 %1 ms</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Progress of the running task</source>
        <translation>正在运行任务的进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What was computed last, and how long the last deformation and the last frame took</source>
        <translation>最后计算的内容，以及上次变形和上一帧用了多久</translation>
    </message>
    <message>
        <source>computed: preview</source>
        <translation>已计算: 预览</translation>
    </message>
    <message>
        <source>Live Link to Blender</source>
        <translation>与 Blender 的实时链接</translation>
    </message>
    <message>
        <source>What became of the weights in Blender</source>
        <translation>权重在 Blender 中的情况</translation>
    </message>
</context>
<context>
    <name>sinew::SubdivisionForm</name>
    <message>
        <source>%1 is shown with %2 levels: more would have over %3 faces. Choose fewer levels.</source>
        <translation>%1 以 %2 级显示: 更多级会超过 %3 个面。请选择更少的级别。</translation>
    </message>
    <message>
        <source>Smooth preview</source>
        <translation>平滑预览</translation>
    </message>
    <message>
        <source>Shows the selected parts as smooth surfaces, and judges them so. Each level makes four faces of one. The mesh in the file and its weights stay as they are: it is posed first, then subdivided. Files of FBX keep the level</source>
        <translation>把所选部件显示为平滑表面，并据此评估。每级把一个面变成四个面。文件中的网格及其权重不变: 先摆姿势，再细分。FBX 文件保留级别</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n 级</numerusform>
        </translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>How the selected parts are subdivided. Catmull-Clark: for polygons of any size, as most programs do. Loop: for triangles, into which larger polygons are cut first</source>
        <translation>所选部件如何细分。Catmull-Clark: 用于任意边数的多边形，与大多数程序相同。Loop: 用于三角形，较大的多边形先被切成三角形</translation>
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
        <translation>混合</translation>
    </message>
    <message>
        <source>No part selected</source>
        <translation>未选择部件</translation>
    </message>
</context>
<context>
    <name>sinew::TextureBar</name>
    <message>
        <source>Textures and material files outside the model&apos;s folder that were not read: %1</source>
        <translation>未读取的模型文件夹之外的纹理和材质文件: %1</translation>
    </message>
    <message>
        <source>Choose Their Folder...</source>
        <translation>选择其文件夹...</translation>
    </message>
    <message>
        <source>Read textures from a folder that you choose, too. Do so only if you trust the model: what it names there becomes part of exported files</source>
        <translation>也从您选择的文件夹读取纹理。仅在您信任该模型时这样做: 它在那里引用的内容会成为导出文件的一部分</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Go on without these textures</source>
        <translation>不用这些纹理，继续</translation>
    </message>
</context>
<context>
    <name>sinew::TextureFlow</name>
    <message>
        <source>Choose the Folder of the Textures</source>
        <translation>选择纹理所在的文件夹</translation>
    </message>
    <message>
        <source>All textures were found</source>
        <translation>已找到所有纹理</translation>
    </message>
    <message>
        <source>Textures and material files that are still outside: %1</source>
        <translation>仍在文件夹之外的纹理和材质文件: %1</translation>
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
        <translation>第 %1 帧，%2</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>剪辑</translation>
    </message>
    <message>
        <source>The clip to play: a generated range of motion, an animation of the file, a loaded motion, or the pose keys</source>
        <translation>要播放的剪辑: 生成的活动范围、文件的动画、加载的动作或姿势关键帧</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop and return to the project&apos;s pose</source>
        <translation>停止并回到项目的姿势</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Repeat from the start</source>
        <translation>从头重复</translation>
    </message>
    <message>
        <source>Use This Pose</source>
        <translation>使用此姿势</translation>
    </message>
    <message>
        <source>Make the shown pose the project&apos;s pose, so that you can edit it</source>
        <translation>把显示的姿势作为项目的姿势，以便编辑</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Position in the clip</source>
        <translation>剪辑中的位置</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>姿势关键帧</translation>
    </message>
    <message>
        <source>Click to go to a time; drag a key to move it</source>
        <translation>单击转到某时间; 拖动关键帧可移动</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How fast the clip plays</source>
        <translation>剪辑播放多快</translation>
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
        <translation>完成。随时可以继续。</translation>
    </message>
    <message>
        <source>Tour, %1 of %2: %3</source>
        <translation>导览，第 %1 / %2 步: %3</translation>
    </message>
    <message>
        <source>Show Me Where</source>
        <translation>显示位置</translation>
    </message>
    <message>
        <source>Bring the panel of this step to the front</source>
        <translation>把此步骤的面板调到前面</translation>
    </message>
    <message>
        <source>Skip Tour</source>
        <translation>跳过导览</translation>
    </message>
    <message>
        <source>End the tour. Help &gt; Take the Tour starts it again</source>
        <translation>结束导览。“帮助 &gt; 开始导览”可重新开始</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>The next step. What this one asks for is done for you, where it can</source>
        <translation>下一步。可能时，此步要求的会替您完成</translation>
    </message>
</context>
<context>
    <name>sinew::TransferDialog</name>
    <message>
        <source>Matching...</source>
        <translation>正在匹配...</translation>
    </message>
    <message>
        <source>%1 of %2 vertices matched</source>
        <translation>已匹配 %2 个顶点中的 %1 个</translation>
    </message>
    <message>
        <source>Transfer Weights</source>
        <translation>传递权重</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>How far the nearest place may be, in per cent of this character&apos;s diagonal</source>
        <translation>最近处可以多远，以此角色对角线的百分比计</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>How far its normal may be turned from the vertex&apos;s at that distance; up to twice as much where they touch</source>
        <translation>在该距离下其法线可以与顶点的法线偏转多少; 相接处可达两倍</translation>
    </message>
    <message>
        <source>Accept flipped normals</source>
        <translation>接受翻转的法线</translation>
    </message>
    <message>
        <source>Let normals match that face the opposite way, as on linings</source>
        <translation>允许朝向相反的法线匹配，如衬里</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>Give both sides mirrored weights, by the joint mapping of the Mirror commands</source>
        <translation>按镜像命令的关节映射给两侧镜像的权重</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>平滑度</translation>
    </message>
    <message>
        <source>Rounds of smoothing around vertices without a match</source>
        <translation>在没有匹配的顶点周围平滑的轮数</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>所有部件</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>所有关节</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>关节表</translation>
    </message>
    <message>
        <source>Joints are paired by name</source>
        <translation>关节按名称配对</translation>
    </message>
    <message>
        <source>A CSV or JSON file that pairs the joint names of both files</source>
        <translation>把两个文件的关节名称配对的 CSV 或 JSON 文件</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>浏览...</translation>
    </message>
    <message>
        <source>Select vertices without a match</source>
        <translation>选择没有匹配的顶点</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>传递</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Vertices near the surface of %1 take its weights. Gaps between them are filled smoothly, and what hangs out of reach is bound. Both characters have to stand in the same place.</source>
        <translation>靠近 %1 表面的顶点采用其权重。其间的空隙会平滑填补，悬垂在范围之外的部分则会被绑定。两个角色必须站在同一位置。</translation>
    </message>
</context>
<context>
    <name>sinew::TransferFlow</name>
    <message>
        <source>The weights cannot be transferred.</source>
        <translation>无法传递权重。</translation>
    </message>
    <message>
        <source>Layer %1 added: %2 vertices matched, %3 inpainted.</source>
        <translation>已添加图层 %1: %2 个顶点已匹配，%3 个已补全。</translation>
    </message>
</context>
<context>
    <name>sinew::UpdateDialog</name>
    <message>
        <source>Sinew %1 is there. You have %2.</source>
        <translation>Sinew %1 已发布。您使用的是 %2。</translation>
    </message>
    <message>
        <source>You have the newest version, %1.</source>
        <translation>您使用的是最新版本 %1。</translation>
    </message>
    <message>
        <source>Sinew asks by the program curl, which does not run here. Install curl, or open the page of releases.</source>
        <translation>Sinew 通过程序 curl 询问，但它在此无法运行。请安装 curl，或打开发布页面。</translation>
    </message>
    <message>
        <source>There is no connection to GitHub. Check the network and try again.</source>
        <translation>无法连接 GitHub。请检查网络后重试。</translation>
    </message>
    <message>
        <source>GitHub did not answer in time. Try again later.</source>
        <translation>GitHub 未及时应答。请稍后重试。</translation>
    </message>
    <message>
        <source>The connection to GitHub is not secure. Log in to the network, or set the clock of this computer, and try again.</source>
        <translation>与 GitHub 的连接不安全。请登录网络，或校准此计算机的时钟，然后重试。</translation>
    </message>
    <message>
        <source>GitHub refused to answer. Try again later, or open the page of releases.</source>
        <translation>GitHub 拒绝应答。请稍后重试，或打开发布页面。</translation>
    </message>
    <message>
        <source>The answer names no release of Sinew. Log in to the network, or open the page of releases.</source>
        <translation>应答中没有 Sinew 的版本。请登录网络，或打开发布页面。</translation>
    </message>
    <message>
        <source>Check for Updates</source>
        <translation>检查更新</translation>
    </message>
    <message>
        <source>Asking GitHub for the newest version...</source>
        <translation>正在向 GitHub 询问最新版本...</translation>
    </message>
    <message>
        <source>Open &amp;Page</source>
        <translation>打开页面(&amp;P)</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>打开页面</translation>
    </message>
    <message>
        <source>Shows the releases of Sinew in the browser</source>
        <translation>在浏览器中显示 Sinew 的各版本</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Sinew sends its own version and nothing else.</source>
        <translation>Sinew 只发送自己的版本号，不发送其他内容。</translation>
    </message>
</context>
<context>
    <name>sinew::ViewBar</name>
    <message>
        <source>Shaded</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>体积</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>叠加层</translation>
    </message>
</context>
<context>
    <name>sinew::ViewFlow</name>
    <message>
        <source>Choose View &gt; Lighting &gt; Studio: it casts the shadows.</source>
        <translation>请选择“视图 &gt; 光照 &gt; 影棚”: 它投射阴影。</translation>
    </message>
</context>
<context>
    <name>sinew::ViewInteraction</name>
    <message>
        <source>Joint %1 (guessed bone)</source>
        <translation>关节 %1 (推测的骨骼)</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>关节 %1</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>顶点 %1</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportFlow</name>
    <message>
        <source>The view has not jumped anywhere yet.</source>
        <translation>视图尚未跳转过。</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportWidget</name>
    <message>
        <source>Select a joint to read its weight at each vertex.</source>
        <translation>选择关节以查看每个顶点的权重。</translation>
    </message>
    <message>
        <source>Zoom in to read the weight at each vertex.</source>
        <translation>放大以查看每个顶点的权重。</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D 视图</translation>
    </message>
    <message>
        <source>Shows the character, its skeleton and its weights</source>
        <translation>显示角色、其骨架和权重</translation>
    </message>
    <message>
        <source>&lt;h3&gt;The 3D view is not available&lt;/h3&gt;&lt;p&gt;It needs OpenGL 3.3, which this computer does not offer. Binding and exporting still work.&lt;/p&gt;&lt;p&gt;Updating the graphics driver usually helps. So may Software rendering in the settings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;3D 视图不可用&lt;/h3&gt;&lt;p&gt;它需要 OpenGL 3.3，此计算机不提供。绑定和导出仍然可用。&lt;/p&gt;&lt;p&gt;更新显卡驱动程序通常有帮助。设置中的软件渲染也可能有用。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sinew::VolumeEditsForm</name>
    <message>
        <source>Refine: %1, resolution %2</source>
        <translation>细分: %1，分辨率 %2</translation>
    </message>
    <message>
        <source>Separate: %1</source>
        <translation>分离: %1</translation>
    </message>
    <message>
        <source>Connect: %1</source>
        <translation>连接: %1</translation>
    </message>
    <message>
        <source>Select a vertex, or a leak in the report, then choose how to change the voxels there.</source>
        <translation>选择顶点或报告中的泄漏，然后选择如何更改那里的体素。</translation>
    </message>
    <message>
        <source>Voxel Edits</source>
        <translation>体素编辑</translation>
    </message>
    <message>
        <source>Refine</source>
        <translation>细分</translation>
    </message>
    <message>
        <source>Use finer voxels in a box there, to separate surfaces that lie close together</source>
        <translation>在那里的盒体中用更细的体素，以分开靠近的表面</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>分离</translation>
    </message>
    <message>
        <source>Remove voxels in a sphere there, to separate parts that touch</source>
        <translation>在那里的球体中去除体素，以分开相接的部分</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Fill voxels in a sphere there, to connect separate parts</source>
        <translation>在那里的球体中填充体素，以连接分开的部分</translation>
    </message>
    <message>
        <source>Voxel edits in the order in which they are applied</source>
        <translation>按应用顺序排列的体素编辑</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>Voxels along the character&apos;s longest side</source>
        <translation>沿角色最长边的体素数</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>去除</translation>
    </message>
    <message>
        <source>Remove the selected voxel edits</source>
        <translation>去除所选体素编辑</translation>
    </message>
</context>
<context>
    <name>sinew::VrmForm</name>
    <message>
        <source>Na&amp;me</source>
        <translation>名称(&amp;M)</translation>
    </message>
    <message>
        <source>Name of the character in the VRM</source>
        <translation>VRM 中角色的名称</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>文件的名称</translation>
    </message>
    <message>
        <source>A&amp;uthors</source>
        <translation>作者(&amp;U)</translation>
    </message>
    <message>
        <source>Who made the character, with commas between names. A VRM names at least one</source>
        <translation>角色由谁制作，名称之间用逗号。VRM 至少要写一位</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>版本(&amp;V)</translation>
    </message>
    <message>
        <source>Version of the character</source>
        <translation>角色的版本</translation>
    </message>
    <message>
        <source>&amp;Copyright</source>
        <translation>版权(&amp;C)</translation>
    </message>
    <message>
        <source>Copyright line</source>
        <translation>版权行</translation>
    </message>
    <message>
        <source>U&amp;se as avatar</source>
        <translation>用作虚拟形象(&amp;S)</translation>
    </message>
    <message>
        <source>Who may appear as the character</source>
        <translation>谁可以以此角色出现</translation>
    </message>
    <message>
        <source>The author only</source>
        <translation>仅作者</translation>
    </message>
    <message>
        <source>People with a licence of their own</source>
        <translation>获得单独许可的人</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Commercia&amp;l use</source>
        <translation>商业用途(&amp;L)</translation>
    </message>
    <message>
        <source>Which use may earn money</source>
        <translation>哪种用途可以盈利</translation>
    </message>
    <message>
        <source>Personal, without profit</source>
        <translation>个人，非营利</translation>
    </message>
    <message>
        <source>Personal, also for profit</source>
        <translation>个人，可营利</translation>
    </message>
    <message>
        <source>Companies too</source>
        <translation>公司也可以</translation>
    </message>
    <message>
        <source>Changes b&amp;y others</source>
        <translation>他人修改(&amp;Y)</translation>
    </message>
    <message>
        <source>Whether others may change the character, and pass that on</source>
        <translation>他人是否可以修改角色并传播</translation>
    </message>
    <message>
        <source>Prohibited</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Allowed, and may be passed on</source>
        <translation>允许，并可传播</translation>
    </message>
    <message>
        <source>Others may pass the file on</source>
        <translation>他人可以传播文件</translation>
    </message>
    <message>
        <source>Use in excessively violent works</source>
        <translation>用于过度暴力的作品</translation>
    </message>
    <message>
        <source>Use in excessively sexual works</source>
        <translation>用于过度色情的作品</translation>
    </message>
    <message>
        <source>Use in political or religious works</source>
        <translation>用于政治或宗教作品</translation>
    </message>
    <message>
        <source>Use in antisocial or hateful works</source>
        <translation>用于反社会或仇恨作品</translation>
    </message>
    <message>
        <source>Use without naming the authors</source>
        <translation>使用时不署作者名</translation>
    </message>
    <message>
        <source>Allow this in the licence of the VRM</source>
        <translation>在 VRM 的许可中允许此项</translation>
    </message>
    <message>
        <source>Bones and their joints</source>
        <translation>骨骼及其关节</translation>
    </message>
    <message>
        <source>Click a joint to choose another, or type a part of a name to find it. Bones in bold are required</source>
        <translation>单击关节可选择另一个，或输入名称的一部分来查找。粗体的骨骼是必需的</translation>
    </message>
    <message>
        <source>This character is not in a T-pose that faces +Z, as a VRM should be, so motion bends it wrongly. Choose &lt;a href=&quot;restPose&quot;&gt;Pose &gt; Apply as Rest Pose...&lt;/a&gt;</source>
        <translation>VRM 以 T 姿势站立并朝向 +Z。此角色不是这样，因此动作会让它弯曲错误。请选择&lt;a href=&quot;restPose&quot;&gt;姿势 &gt; 应用为静止姿势...&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系方式</translation>
    </message>
    <message>
        <source>How to reach who made the character: a mail address or a page</source>
        <translation>如何联系角色的制作者: 邮箱地址或网页</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>来源作品</translation>
    </message>
    <message>
        <source>Works that the character is made from, with commas between them</source>
        <translation>角色所依据的作品，之间用逗号</translation>
    </message>
    <message>
        <source>Licences of others</source>
        <translation>他人的许可</translation>
    </message>
    <message>
        <source>Licences of others&apos; work in the character</source>
        <translation>角色中他人作品的许可</translation>
    </message>
    <message>
        <source>Other licence</source>
        <translation>其他许可</translation>
    </message>
    <message>
        <source>Address of a licence that holds besides the one of VRM</source>
        <translation>VRM 的许可之外还适用的许可的网址</translation>
    </message>
    <message>
        <source>A VRM names at least one author: fill in Authors.</source>
        <translation>VRM 至少要写一位作者: 请填写“作者”。</translation>
    </message>
    <message>
        <source>VRM version</source>
        <translation>VRM 版本</translation>
    </message>
    <message>
        <source>1.0 is the newest. Some programs read 0.x alone, which has no constraints and one set of spring values for each chain</source>
        <translation>1.0 是最新的。有些程序只读取 0.x，它没有约束，每条链只有一组弹簧值</translation>
    </message>
    <message>
        <source>Toon shading (MToon)</source>
        <translation>卡通着色 (MToon)</translation>
    </message>
    <message>
        <source>Give materials the toon shading of VRM 1.0, where they have none</source>
        <translation>给没有卡通着色的材质加上 VRM 1.0 的卡通着色</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>%1 of %2 required bones have a joint.</source>
        <translation>%2 个必需的骨骼中有 %1 个有关节。</translation>
    </message>
    <message>
        <source>%1 of %2 required bones have a joint. In the table, click the joint of each of these bones to choose another: %3</source>
        <translation>%2 个必需的骨骼中有 %1 个有关节。在表格中单击以下各骨骼的关节以选择另一个: %3</translation>
    </message>
    <message>
        <source>Not mapped: %1</source>
        <translation>未映射: %1</translation>
    </message>
    <message>
        <source>Hide Bones</source>
        <translation>隐藏骨骼</translation>
    </message>
    <message>
        <source>Show Bones</source>
        <translation>显示骨骼</translation>
    </message>
    <message>
        <source>More about the character</source>
        <translation>关于角色的更多内容</translation>
    </message>
    <message>
        <source>Change the joints of bones</source>
        <translation>更改骨骼的关节</translation>
    </message>
    <message>
        <source>Shows every bone of the VRM with its joint, as a list that can be changed</source>
        <translation>以可更改的列表显示 VRM 的每个骨骼及其关节</translation>
    </message>
</context>
<context>
    <name>sinew::WeightCheck</name>
    <message>
        <source>Check Weights</source>
        <translation>检查权重</translation>
    </message>
</context>
<context>
    <name>sinew::WeightFiles</name>
    <message>
        <source>Import Weights</source>
        <translation>导入权重</translation>
    </message>
    <message>
        <source>Export Weights</source>
        <translation>导出权重</translation>
    </message>
</context>
<context>
    <name>sinew::WeightFilesFlow</name>
    <message>
        <source>Layer %1 added.</source>
        <translation>已添加图层 %1。</translation>
    </message>
    <message>
        <source>Weights written to %1.</source>
        <translation>权重已写入 %1。</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 失败。</translation>
    </message>
    <message>
        <source>The folder %1 is not empty.</source>
        <translation>文件夹 %1 不是空的。</translation>
    </message>
    <message>
        <source>Images of the same names in it are replaced. All other files stay.</source>
        <translation>其中同名的图像将被替换。其他文件保留。</translation>
    </message>
    <message>
        <source>&amp;Write Images</source>
        <translation>写入图像(&amp;W)</translation>
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
        <translation>基础 (求解器)</translation>
    </message>
    <message>
        <source>Base (file)</source>
        <translation>基础 (文件)</translation>
    </message>
    <message>
        <source>Weights painted by hand or changed by operations</source>
        <translation>手工绘制或由操作更改的权重</translation>
    </message>
    <message>
        <source>Mirrors all weights below it from one side to the other</source>
        <translation>把其下所有权重从一侧镜像到另一侧</translation>
    </message>
    <message>
        <source>Smooths the weights below it over the surface</source>
        <translation>在表面上平滑其下的权重</translation>
    </message>
</context>
<context>
    <name>sinew::WeightLayersPanel</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Weight Layers</source>
        <translation>权重图层</translation>
    </message>
    <message>
        <source>Manual edits are layers above the solver&apos;s weights. They stay when you bind again.</source>
        <translation>手工编辑是求解器权重之上的图层。重新绑定后仍保留。</translation>
    </message>
    <message>
        <source>Double-click to rename, drag to another place. The check box shows or hides a layer. Shift and Ctrl select several</source>
        <translation>双击可重命名，拖动可移动。复选框显示或隐藏图层。Shift 和 Ctrl 选择多个</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a layer above this one</source>
        <translation>在此图层之上添加图层</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Duplicate the selected layers</source>
        <translation>复制所选图层</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the selected layers</source>
        <translation>删除所选图层</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move this layer up</source>
        <translation>上移此图层</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move this layer down</source>
        <translation>下移此图层</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Merge this layer into the one below, or several selected ones into one</source>
        <translation>把此图层并入其下的图层，或把多个所选图层合为一个</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>绘制</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>全部镜像</translation>
    </message>
    <message>
        <source>Relax</source>
        <translation>松弛</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>图层的不透明度</translation>
    </message>
    <message>
        <source>Mirror +X to -X</source>
        <translation>+X 镜像到 -X</translation>
    </message>
    <message>
        <source>When off, mirrors -X to +X</source>
        <translation>关闭时，-X 镜像到 +X</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>迭代次数</translation>
    </message>
    <message>
        <source>How far weights are smoothed over the surface</source>
        <translation>权重在表面上平滑多远</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Ctrl inverts the brush, Shift smooths. Ctrl+Shift+click selects the joint under the cursor.</source>
        <translation>Ctrl 反转笔刷，Shift 平滑。Ctrl+Shift+单击选择光标下的关节。</translation>
    </message>
</context>
<context>
    <name>sinew::WeightTransfers</name>
    <message>
        <source>Transfer Weights</source>
        <translation>传递权重</translation>
    </message>
</context>
<context>
    <name>sinew::WeightsFlow</name>
    <message>
        <source>%1 of %2 vertices changed, by at most %3 of their weight.</source>
        <translation>已更改 %2 个顶点中的 %1 个，最多为其权重的 %3。</translation>
    </message>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>无法更改权重。</translation>
    </message>
    <message>
        <source>The surface moves by at most %1 when %2 bends by 60°.</source>
        <translation>当 %2 弯曲 60° 时，表面最多移动 %1。</translation>
    </message>
    <message>
        <source>Relax in Pose smooths the surface in the current pose, but no joint is posed. First bend the joint whose skin you want to relax, or use Smooth.</source>
        <translation>“在姿势中松弛”平滑当前姿势下的表面，但没有关节摆了姿势。请先弯曲要松弛其皮肤的关节，或用“平滑”。</translation>
    </message>
    <message>
        <source>No faulty weights found.</source>
        <translation>未发现错误权重。</translation>
    </message>
    <message>
        <source>Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy.</source>
        <translation>有问题的顶点: %1 个没有权重，%2 个带远处关节的权重，%3 个有噪声。</translation>
    </message>
    <message numerus="yes">
        <source>Copied the weights of %n vertex(ices).</source>
        <translation>
            <numerusform>已复制 %n 个顶点的权重。</numerusform>
        </translation>
    </message>
    <message>
        <source>No outliers found.</source>
        <translation>未发现离群顶点。</translation>
    </message>
    <message numerus="yes">
        <source>%n outlier(s) selected.</source>
        <translation>
            <numerusform>已选择 %n 个离群顶点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every vertex has a counterpart on the other side.</source>
        <translation>每个顶点在另一侧都有对应。</translation>
    </message>
    <message numerus="yes">
        <source>No counterpart on the other side: %n vertex(ices).</source>
        <translation>
            <numerusform>另一侧没有对应: %n 个顶点。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has invalid or unnormalized weights at %1 vertices. An export writes them corrected.</source>
        <translation>文件中 %1 个顶点的权重无效或未归一化。导出时会写入更正后的权重。</translation>
    </message>
</context>
<context>
    <name>sinew::WelcomePage</name>
    <message>
        <source>Sinew binds characters to skeletons, even when the mesh is messy. It fills the body with voxels, measures distances through them and turns them into weights.</source>
        <translation>即使网格杂乱，Sinew 也能把角色绑定到骨架。它用体素填充身体，穿过体素测量距离并转换为权重。</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)...</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>打开示例(&amp;M)</translation>
    </message>
    <message>
        <source>or drop a file here: %1 and others, or a Sinew project</source>
        <translation>或把文件拖到此处: %1 等，或 Sinew 项目</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>New here? Take the &amp;tour</source>
        <translation>初次使用? 开始导览(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;No, thanks</source>
        <translation>不用了(&amp;N)</translation>
    </message>
    <message>
        <source>No tour</source>
        <translation>不导览</translation>
    </message>
    <message>
        <source>Help &gt; Take the Tour starts it later</source>
        <translation>以后可用“帮助 &gt; 开始导览”开始</translation>
    </message>
</context>
</TS>
