<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Mesh</source>
        <translation>&amp;Malla</translation>
    </message>
    <message>
        <source>The shaded surface with the file&apos;s textures</source>
        <translation>La superficie sombreada con las texturas del archivo</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>Ma&amp;lla de alambre</translation>
    </message>
    <message>
        <source>The edges of the mesh</source>
        <translation>Las aristas de la malla</translation>
    </message>
    <message>
        <source>&amp;Parts by Colour</source>
        <translation>&amp;Partes por color</translation>
    </message>
    <message>
        <source>Each part of the mesh in its own colour</source>
        <translation>Cada parte de la malla con su propio color</translation>
    </message>
    <message>
        <source>&amp;Defects</source>
        <translation>Defec&amp;tos</translation>
    </message>
    <message>
        <source>Mesh defects: open borders, non-manifold edges, flipped faces, self-intersections</source>
        <translation>Defectos de la malla: bordes abiertos, aristas no manifold, caras invertidas, autointersecciones</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>Es&amp;queleto</translation>
    </message>
    <message>
        <source>Joints and bones; guessed bones are dashed, joints outside the volume are marked</source>
        <translation>Articulaciones y huesos; los huesos supuestos van en línea discontinua, las articulaciones fuera del volumen van marcadas</translation>
    </message>
    <message>
        <source>Joint &amp;Names</source>
        <translation>Nom&amp;bres de articul.</translation>
    </message>
    <message>
        <source>The names of the joints</source>
        <translation>Los nombres de las articulaciones</translation>
    </message>
    <message>
        <source>Joint W&amp;eights</source>
        <translation>Pesos &amp;de la articulación</translation>
    </message>
    <message>
        <source>Weights of the selected joint</source>
        <translation>Pesos de la articulación seleccionada</translation>
    </message>
    <message>
        <source>All &amp;Joints by Colour</source>
        <translation>Artic&amp;ulaciones por color</translation>
    </message>
    <message>
        <source>The weights of all joints at once, each joint in its own colour</source>
        <translation>Los pesos de todas las articulaciones a la vez, cada una con su color</translation>
    </message>
    <message>
        <source>Number of &amp;Influences</source>
        <translation>&amp;Número de influencias</translation>
    </message>
    <message>
        <source>How many joints move each vertex</source>
        <translation>Cuántas articulaciones mueven cada vértice</translation>
    </message>
    <message>
        <source>Los&amp;t to Max Influences</source>
        <translation>Perdido por má&amp;x. influencias</translation>
    </message>
    <message>
        <source>Vertices that lost weight because Max Influences removed a joint</source>
        <translation>Vértices que perdieron peso porque «Influencias máx.» quitó una articulación</translation>
    </message>
    <message>
        <source>Weight Numbers</source>
        <translation>Pesos en cifras</translation>
    </message>
    <message>
        <source>The weight of the selected joint at each vertex, once you zoom in</source>
        <translation>El peso de la articulación seleccionada en cada vértice, en cuanto se acerca la vista</translation>
    </message>
    <message>
        <source>Region &amp;Amounts</source>
        <translation>Valores de la re&amp;gión</translation>
    </message>
    <message>
        <source>How much of each vertex belongs to the selected region</source>
        <translation>Cuánto de cada vértice pertenece a la región seleccionada</translation>
    </message>
    <message>
        <source>Transfer Matches</source>
        <translation>Correspondencias</translation>
    </message>
    <message>
        <source>Which vertices a transfer takes from the other character, and which get their weights from these</source>
        <translation>Qué vértices toma una transferencia del otro personaje y cuáles reciben sus pesos de estos</translation>
    </message>
    <message>
        <source>Distance &amp;on the Surface</source>
        <translation>D&amp;istancia en la superficie</translation>
    </message>
    <message>
        <source>Distance from the selected joint&apos;s bone to the surface, through the volume</source>
        <translation>Distancia del hueso de la articulación seleccionada a la superficie, a través del volumen</translation>
    </message>
    <message>
        <source>Distance in the S&amp;lice</source>
        <translation>Distancia &amp;en el corte</translation>
    </message>
    <message>
        <source>Distance from the selected joint&apos;s bone to each voxel of the slice</source>
        <translation>Distancia del hueso de la articulación seleccionada a cada vóxel del corte</translation>
    </message>
    <message>
        <source>&amp;Bone Paths</source>
        <translation>Rutas de &amp;huesos</translation>
    </message>
    <message>
        <source>The paths through the voxels from the bones to the selected vertex</source>
        <translation>Las rutas por los vóxeles desde los huesos hasta el vértice seleccionado</translation>
    </message>
    <message>
        <source>&amp;Voxels</source>
        <translation>&amp;Vóxeles</translation>
    </message>
    <message>
        <source>The volume that distances are measured through: interior, boundary, bone and ambiguous voxels</source>
        <translation>El volumen a través del cual se miden las distancias: vóxeles interiores, de borde, de hueso y ambiguos</translation>
    </message>
    <message>
        <source>O&amp;ctree</source>
        <translation>&amp;Octree</translation>
    </message>
    <message>
        <source>The octree cells that store the volume, coloured by size</source>
        <translation>Las celdas del octree que almacenan el volumen, coloreadas por tamaño</translation>
    </message>
    <message>
        <source>Envelope S&amp;hapes</source>
        <translation>&amp;Formas de envolvente</translation>
    </message>
    <message>
        <source>&amp;Field in the Slice</source>
        <translation>&amp;Campo en el corte</translation>
    </message>
    <message>
        <source>Implicit skinning: the field of the selected joint&apos;s bone on the slice plane</source>
        <translation>Skinning implícito: el campo del hueso de la articulación seleccionada en el plano de corte</translation>
    </message>
    <message>
        <source>S&amp;urface of the Field</source>
        <translation>&amp;Superficie del campo</translation>
    </message>
    <message>
        <source>Implicit skinning: the shape that the skin of the selected joint&apos;s bone follows</source>
        <translation>Skinning implícito: la forma que sigue la piel del hueso de la articulación seleccionada</translation>
    </message>
    <message>
        <source>S&amp;kin in Contact</source>
        <translation>Piel en cont&amp;acto</translation>
    </message>
    <message>
        <source>Implicit skinning: vertices stopped by other skin</source>
        <translation>Skinning implícito: vértices detenidos por otra piel</translation>
    </message>
    <message>
        <source>Unconve&amp;rged Vertices</source>
        <translation>V&amp;értices sin converger</translation>
    </message>
    <message>
        <source>Implicit skinning: vertices that did not reach the surface of their field</source>
        <translation>Skinning implícito: vértices que no alcanzaron la superficie de su campo</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>Cuad&amp;rícula</translation>
    </message>
    <message>
        <source>Ground grid and axes, in metres</source>
        <translation>Cuadrícula del suelo y ejes, en metros</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir...</translation>
    </message>
    <message>
        <source>Open a character or a Sinew project</source>
        <translation>Abrir un personaje o un proyecto de Sinew</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple Character</source>
        <translation>Abrir personaje de &amp;muestra</translation>
    </message>
    <message>
        <source>Open the sample character that comes with Sinew</source>
        <translation>Abrir el personaje de muestra que viene con Sinew</translation>
    </message>
    <message>
        <source>&amp;Load Skeleton...</source>
        <translation>Cargar esque&amp;leto...</translation>
    </message>
    <message>
        <source>Replace the character&apos;s skeleton with one from another file</source>
        <translation>Reemplazar el esqueleto del personaje por el de otro archivo</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>Leer de nuevo el archivo del personaje y conservar todo el trabajo</translation>
    </message>
    <message>
        <source>Compare With File on D&amp;isk...</source>
        <translation>Comparar con archivo en &amp;disco...</translation>
    </message>
    <message>
        <source>Show how the character&apos;s file differs from the character that is open, before you reload it</source>
        <translation>Mostrar en qué difiere el archivo del personaje del personaje abierto, antes de recargarlo</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the project: settings, pose, view and the path of the character&apos;s file</source>
        <translation>Guardar el proyecto: ajustes, pose, vista y la ruta del archivo del personaje</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Guardar c&amp;omo...</translation>
    </message>
    <message>
        <source>Save the project under a new name</source>
        <translation>Guardar el proyecto con otro nombre</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportar...</translation>
    </message>
    <message>
        <source>Write the bound character to a file, and read it back to check it</source>
        <translation>Escribir el personaje vinculado en un archivo y volver a leerlo para comprobarlo</translation>
    </message>
    <message>
        <source>Save &amp;Picture...</source>
        <translation>Guardar &amp;imagen...</translation>
    </message>
    <message>
        <source>Render the view in soft light, and save it as a PNG</source>
        <translation>Renderizar la vista con luz suave y guardarla como PNG</translation>
    </message>
    <message>
        <source>Save &amp;Turntable...</source>
        <translation>Guardar mesa gira&amp;toria...</translation>
    </message>
    <message>
        <source>Render the character turning once: pictures, WebP or MP4</source>
        <translation>Renderizar el personaje dando una vuelta: imágenes, WebP o MP4</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close the character and return to the welcome page</source>
        <translation>Cerrar el personaje y volver a la página de bienvenida</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Quit Sinew</source>
        <translation>Salir de Sinew</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Deshacer el último paso</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo the step that was undone</source>
        <translation>Rehacer el paso deshecho</translation>
    </message>
    <message>
        <source>&amp;Deselect All</source>
        <translation>A&amp;nular selección</translation>
    </message>
    <message>
        <source>Deselect all joints, parts and vertices</source>
        <translation>Anular la selección de articulaciones, partes y vértices</translation>
    </message>
    <message>
        <source>&amp;Find Command...</source>
        <translation>&amp;Buscar comando...</translation>
    </message>
    <message>
        <source>Find any command by its name or key, and run it</source>
        <translation>Buscar cualquier comando por su nombre o tecla, y ejecutarlo</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>A&amp;justes...</translation>
    </message>
    <message>
        <source>Language, theme, navigation and autosave</source>
        <translation>Idioma, tema, navegación y autoguardado</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>Encuadrar t&amp;odo</translation>
    </message>
    <message>
        <source>Show the whole character</source>
        <translation>Mostrar el personaje entero</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>E&amp;ncuadrar selección</translation>
    </message>
    <message>
        <source>Show the selected joint, part or vertex up close</source>
        <translation>Mostrar de cerca la articulación, la parte o el vértice seleccionado</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>&amp;Frente</translation>
    </message>
    <message>
        <source>Look at the front</source>
        <translation>Ver desde el frente</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>Look at the back</source>
        <translation>Ver desde atrás</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Derecha</translation>
    </message>
    <message>
        <source>Look at the character&apos;s right side</source>
        <translation>Ver el lado derecho del personaje</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Izquierda</translation>
    </message>
    <message>
        <source>Look at the character&apos;s left side</source>
        <translation>Ver el lado izquierdo del personaje</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>A&amp;rriba</translation>
    </message>
    <message>
        <source>Look from above</source>
        <translation>Ver desde arriba</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>A&amp;bajo</translation>
    </message>
    <message>
        <source>Look from below</source>
        <translation>Ver desde abajo</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>Orto&amp;gráfica</translation>
    </message>
    <message>
        <source>View without perspective, to compare lengths</source>
        <translation>Vista sin perspectiva, para comparar longitudes</translation>
    </message>
    <message>
        <source>S&amp;haded View</source>
        <translation>Vista sombrea&amp;da</translation>
    </message>
    <message>
        <source>Show the shaded mesh and the skeleton alone; use it again to return to the overlays of before</source>
        <translation>Mostrar solo la malla sombreada y el esqueleto; úselo otra vez para volver a las superposiciones anteriores</translation>
    </message>
    <message>
        <source>Show the weights of the selected joint, or of all joints; use it again to return to the overlays of before</source>
        <translation>Mostrar los pesos de la articulación seleccionada, o de todas; úselo otra vez para volver a las superposiciones anteriores</translation>
    </message>
    <message>
        <source>&amp;Debug Volume View</source>
        <translation>Vista de depu&amp;ración</translation>
    </message>
    <message>
        <source>Show voxels, mesh defects and bone paths without the mesh; use it again to return to the overlays of before</source>
        <translation>Mostrar vóxeles, defectos de la malla y rutas de huesos sin la malla; úselo otra vez para volver a las superposiciones anteriores</translation>
    </message>
    <message>
        <source>&amp;X-Ray Skeleton</source>
        <translation>Esqueleto en rayos &amp;X</translation>
    </message>
    <message>
        <source>Draw the skeleton through the mesh</source>
        <translation>Dibujar el esqueleto a través de la malla</translation>
    </message>
    <message>
        <source>Hide joints without weights in the view and in the tree</source>
        <translation>Ocultar las articulaciones sin pesos en la vista y en el árbol</translation>
    </message>
    <message>
        <source>&amp;Isolines</source>
        <translation>Isolíne&amp;as</translation>
    </message>
    <message>
        <source>Draw lines of equal distance on the colour maps</source>
        <translation>Dibujar líneas de igual distancia en los mapas de color</translation>
    </message>
    <message>
        <source>&amp;Studio</source>
        <translation>&amp;Estudio</translation>
    </message>
    <message>
        <source>Light surfaces with key, fill and rim lights</source>
        <translation>Iluminar las superficies con luz principal, de relleno y de contorno</translation>
    </message>
    <message>
        <source>&amp;Matcap</source>
        <translation>&amp;Matcap</translation>
    </message>
    <message>
        <source>Draw all surfaces as grey clay, without textures, to judge form</source>
        <translation>Dibujar todas las superficies como arcilla gris, sin texturas, para juzgar la forma</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>P&amp;lana</translation>
    </message>
    <message>
        <source>Draw textures and colour maps without light, as they are</source>
        <translation>Dibujar texturas y mapas de color sin luz, tal como son</translation>
    </message>
    <message>
        <source>Sha&amp;dows</source>
        <translation>Som&amp;bras</translation>
    </message>
    <message>
        <source>Let the studio light cast soft shadows, on the ground too</source>
        <translation>Hacer que la luz de estudio proyecte sombras suaves, también en el suelo</translation>
    </message>
    <message>
        <source>Slice &amp;Volume</source>
        <translation>&amp;Cortar volumen</translation>
    </message>
    <message>
        <source>Cut through voxels and octree along a plane</source>
        <translation>Cortar los vóxeles y el octree por un plano</translation>
    </message>
    <message>
        <source>Preview as in an &amp;Engine</source>
        <translation>Como en un motor de &amp;juegos</translation>
    </message>
    <message>
        <source>Deform as game engines do: 4 influences, 8-bit weights, classic linear skinning</source>
        <translation>Deformar como los motores de juego: 4 influencias, pesos de 8 bits, skinning lineal clásico</translation>
    </message>
    <message>
        <source>&amp;Compare Weights</source>
        <translation>Comparar &amp;pesos</translation>
    </message>
    <message>
        <source>Show two or four sets of weights side by side, in one pose and under one camera</source>
        <translation>Mostrar dos o cuatro conjuntos de pesos lado a lado, en una pose y con una cámara</translation>
    </message>
    <message>
        <source>&amp;Four Panes</source>
        <translation>&amp;Cuatro vistas</translation>
    </message>
    <message>
        <source>Compare four sets of weights instead of two</source>
        <translation>Comparar cuatro conjuntos de pesos en vez de dos</translation>
    </message>
    <message>
        <source>&amp;Keep These Weights</source>
        <translation>Conser&amp;var estos pesos</translation>
    </message>
    <message>
        <source>Keep the document&apos;s present weights in the last pane, to compare them with those of other settings</source>
        <translation>Conservar los pesos actuales del documento en la última vista, para compararlos con los de otros ajustes</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Panta&amp;lla completa</translation>
    </message>
    <message>
        <source>Show the window on the full screen</source>
        <translation>Mostrar la ventana a pantalla completa</translation>
    </message>
    <message>
        <source>Reset &amp;Panels</source>
        <translation>Resta&amp;blecer paneles</translation>
    </message>
    <message>
        <source>Move all panels back to their original places</source>
        <translation>Devolver todos los paneles a su lugar original</translation>
    </message>
    <message>
        <source>&amp;Hide Selected</source>
        <translation>&amp;Ocultar selección</translation>
    </message>
    <message>
        <source>Hide the selected parts, or else the selected joints. With a brush or a selection tool: the faces of the selected vertices</source>
        <translation>Ocultar las partes seleccionadas o, si no, las articulaciones. Con un pincel o una herramienta de selección: las caras de los vértices seleccionados</translation>
    </message>
    <message>
        <source>&amp;Isolate Selected</source>
        <translation>&amp;Aislar selección</translation>
    </message>
    <message>
        <source>Hide all that is not selected; use it again to show all</source>
        <translation>Ocultar todo lo no seleccionado; úselo otra vez para mostrar todo</translation>
    </message>
    <message>
        <source>&amp;Ghost Selected Parts</source>
        <translation>Partes elegidas &amp;tenues</translation>
    </message>
    <message>
        <source>Show the selected parts faintly; clicks and brushes go through them. Use it again to show them as before</source>
        <translation>Mostrar tenues las partes seleccionadas; clics y pinceles las atraviesan. Úselo otra vez para mostrarlas como antes</translation>
    </message>
    <message>
        <source>Ghost &amp;Other Parts</source>
        <translation>&amp;Demás partes tenues</translation>
    </message>
    <message>
        <source>Show all parts but the selected ones faintly; use it again to show all as before</source>
        <translation>Mostrar tenues todas las partes menos las seleccionadas; úselo otra vez para mostrar todo como antes</translation>
    </message>
    <message>
        <source>&amp;Show All</source>
        <translation>&amp;Mostrar todo</translation>
    </message>
    <message>
        <source>Show all hidden and ghosted parts, joints and faces</source>
        <translation>Mostrar todas las partes, articulaciones y caras ocultas y tenues</translation>
    </message>
    <message>
        <source>Select Part &amp;Vertices</source>
        <translation>Seleccionar &amp;vértices de la parte</translation>
    </message>
    <message>
        <source>Select all vertices of the selected part</source>
        <translation>Seleccionar todos los vértices de la parte seleccionada</translation>
    </message>
    <message>
        <source>&amp;Accept All Proposals</source>
        <translation>Ace&amp;ptar todas las propuestas</translation>
    </message>
    <message>
        <source>Bind every part as the report proposes, in one step</source>
        <translation>Vincular cada parte como propone el informe, en un solo paso</translation>
    </message>
    <message>
        <source>Fi&amp;x All Issues</source>
        <translation>Corre&amp;gir todos los problemas</translation>
    </message>
    <message>
        <source>Do all that the Report panel offers, in one step</source>
        <translation>Hacer todo lo que ofrece el panel Informe, en un solo paso</translation>
    </message>
    <message>
        <source>Show Repor&amp;t</source>
        <translation>Mostrar in&amp;forme</translation>
    </message>
    <message>
        <source>Show the issues found. Arrow keys move through them and show each in the view, Enter does what its button does</source>
        <translation>Mostrar los problemas hallados. Las flechas pasan por ellos y muestran cada uno en la vista, Intro hace lo que hace su botón</translation>
    </message>
    <message>
        <source>&amp;Bind Skin</source>
        <translation>&amp;Vincular la piel</translation>
    </message>
    <message>
        <source>Bind the character to its skeleton with the settings of the Bind panel</source>
        <translation>Vincular el personaje a su esqueleto con los ajustes del panel Vínculo</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Cancel the running task; nothing changes</source>
        <translation>Cancelar la tarea en curso; nada cambia</translation>
    </message>
    <message>
        <source>&amp;Live Update</source>
        <translation>&amp;Actualización en vivo</translation>
    </message>
    <message>
        <source>Bind again automatically when a setting or the skeleton changes</source>
        <translation>Vincular de nuevo automáticamente cuando cambia un ajuste o el esqueleto</translation>
    </message>
    <message>
        <source>&amp;Default Settings</source>
        <translation>Ajustes pre&amp;determinados</translation>
    </message>
    <message>
        <source>Reset all settings of the Bind panel to their defaults</source>
        <translation>Devolver todos los ajustes del panel Vínculo a sus valores predeterminados</translation>
    </message>
    <message>
        <source>Fit S&amp;keleton</source>
        <translation>Ajustar es&amp;queleto</translation>
    </message>
    <message>
        <source>Scale, rotate and move a skeleton that lies outside the mesh into the mesh</source>
        <translation>Escalar, rotar y mover al interior de la malla un esqueleto que está fuera de ella</translation>
    </message>
    <message>
        <source>Add Ca&amp;ge From OBJ...</source>
        <translation>Añadir &amp;jaula desde OBJ...</translation>
    </message>
    <message>
        <source>Read a cage, closed or open: each of its vertices becomes a joint that moves what lies around it</source>
        <translation>Leer una jaula, cerrada o abierta: cada uno de sus vértices se convierte en una articulación que mueve lo que la rodea</translation>
    </message>
    <message>
        <source>Cage Vertices on the &amp;Surface</source>
        <translation>Vértices de jaula en la &amp;superficie</translation>
    </message>
    <message>
        <source>Place the vertices of drawn cages on the surface instead of in the middle of the volume</source>
        <translation>Colocar los vértices de las jaulas dibujadas en la superficie en vez de en el medio del volumen</translation>
    </message>
    <message>
        <source>Add &amp;Sphere Region</source>
        <translation>Añadir región &amp;esfera</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a sphere around the selected vertices or the selected joint&apos;s bone</source>
        <translation>Dar a una zona sus propios ajustes de peso: una esfera alrededor de los vértices seleccionados o del hueso de la articulación seleccionada</translation>
    </message>
    <message>
        <source>Add &amp;Capsule Region</source>
        <translation>Añadir región cáps&amp;ula</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a capsule along the selected vertices or the selected joint&apos;s bone</source>
        <translation>Dar a una zona sus propios ajustes de peso: una cápsula a lo largo de los vértices seleccionados o del hueso de la articulación seleccionada</translation>
    </message>
    <message>
        <source>Add &amp;Box Region</source>
        <translation>Añadir región ca&amp;ja</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a box around the selected vertices or the selected joint&apos;s bone</source>
        <translation>Dar a una zona sus propios ajustes de peso: una caja alrededor de los vértices seleccionados o del hueso de la articulación seleccionada</translation>
    </message>
    <message>
        <source>Region from Selected &amp;Vertices</source>
        <translation>Región de los &amp;vértices seleccionados</translation>
    </message>
    <message>
        <source>Give the selected vertices their own weight settings</source>
        <translation>Dar a los vértices seleccionados sus propios ajustes de peso</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>E&amp;jes locales</translation>
    </message>
    <message>
        <source>Rotate and move along the joint&apos;s own axes instead of the world axes</source>
        <translation>Rotar y mover según los ejes propios de la articulación en vez de los ejes del mundo</translation>
    </message>
    <message>
        <source>Reset &amp;Joint</source>
        <translation>Restab&amp;lecer articulación</translation>
    </message>
    <message>
        <source>Reset the selected joint to the bind pose</source>
        <translation>Devolver la articulación seleccionada a la pose de vínculo</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>Resta&amp;blecer todo</translation>
    </message>
    <message>
        <source>Reset all joints to the bind pose</source>
        <translation>Devolver todas las articulaciones a la pose de vínculo</translation>
    </message>
    <message>
        <source>&amp;Copy Pose</source>
        <translation>Cop&amp;iar pose</translation>
    </message>
    <message>
        <source>Copy the pose</source>
        <translation>Copiar la pose</translation>
    </message>
    <message>
        <source>&amp;Paste Pose</source>
        <translation>&amp;Pegar pose</translation>
    </message>
    <message>
        <source>Paste the copied pose onto this skeleton</source>
        <translation>Pegar la pose copiada en este esqueleto</translation>
    </message>
    <message>
        <source>Mirr&amp;or Pose</source>
        <translation>Re&amp;flejar pose</translation>
    </message>
    <message>
        <source>Swap the left and right sides of the pose</source>
        <translation>Intercambiar los lados izquierdo y derecho de la pose</translation>
    </message>
    <message>
        <source>&amp;Arms Up</source>
        <translation>&amp;Brazos arriba</translation>
    </message>
    <message>
        <source>Raise both arms, to see shoulders and armpits</source>
        <translation>Levantar ambos brazos, para ver hombros y axilas</translation>
    </message>
    <message>
        <source>Deep &amp;Squat</source>
        <translation>Cu&amp;clillas</translation>
    </message>
    <message>
        <source>Fold hips and knees, to see seat, groin and knees</source>
        <translation>Flexionar caderas y rodillas, para ver asiento, ingle y rodillas</translation>
    </message>
    <message>
        <source>&amp;Fist</source>
        <translation>&amp;Puño</translation>
    </message>
    <message>
        <source>Curl the fingers of both hands</source>
        <translation>Cerrar los dedos de ambas manos</translation>
    </message>
    <message>
        <source>&amp;Look Back</source>
        <translation>&amp;Mirar atrás</translation>
    </message>
    <message>
        <source>Turn neck and spine, to see neck and waist</source>
        <translation>Girar cuello y columna, para ver cuello y cintura</translation>
    </message>
    <message>
        <source>Keep Pose on the S&amp;helf</source>
        <translation>G&amp;uardar pose en el estante</translation>
    </message>
    <message>
        <source>Keep the pose of the selected joints, or of all, for later</source>
        <translation>Conservar la pose de las articulaciones seleccionadas, o de todas, para más tarde</translation>
    </message>
    <message>
        <source>Load Pose &amp;File...</source>
        <translation>Cargar archi&amp;vo de pose...</translation>
    </message>
    <message>
        <source>Put a pose from a file on the pose shelf</source>
        <translation>Poner una pose de un archivo en el estante de poses</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose File...</source>
        <translation>&amp;Guardar archivo de pose...</translation>
    </message>
    <message>
        <source>Save the pose of the selected joints, or of all that are posed, to a file that other programs and the command line read</source>
        <translation>Guardar la pose de las articulaciones seleccionadas, o de todas las posadas, en un archivo que leen otros programas y la línea de comandos</translation>
    </message>
    <message>
        <source>Load Motio&amp;n...</source>
        <translation>Cargar movimie&amp;nto...</translation>
    </message>
    <message>
        <source>Play the animations of a BVH, FBX or other file on this skeleton. Joints are matched by their names</source>
        <translation>Reproducir en este esqueleto las animaciones de un archivo BVH, FBX u otro. Las articulaciones se emparejan por sus nombres</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>Quitar movimiento</translation>
    </message>
    <message>
        <source>Remove the loaded motion that the timeline shows</source>
        <translation>Quitar el movimiento cargado que muestra la línea de tiempo</translation>
    </message>
    <message>
        <source>&amp;Set Key</source>
        <translation>&amp;Fijar clave</translation>
    </message>
    <message>
        <source>Set a key of this pose at the time of the timeline</source>
        <translation>Fijar una clave de esta pose en el tiempo de la línea de tiempo</translation>
    </message>
    <message>
        <source>&amp;Delete Key</source>
        <translation>&amp;Eliminar clave</translation>
    </message>
    <message>
        <source>Delete the key at the time of the timeline</source>
        <translation>Eliminar la clave en el tiempo de la línea de tiempo</translation>
    </message>
    <message>
        <source>Delete &amp;All Keys</source>
        <translation>Eliminar &amp;todas las claves</translation>
    </message>
    <message>
        <source>Delete all pose keys</source>
        <translation>Eliminar todas las claves de pose</translation>
    </message>
    <message>
        <source>&amp;Previous Key</source>
        <translation>Clave &amp;anterior</translation>
    </message>
    <message>
        <source>Go to the pose key before this time</source>
        <translation>Ir a la clave de pose anterior a este tiempo</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>Clave &amp;siguiente</translation>
    </message>
    <message>
        <source>Go to the pose key after this time</source>
        <translation>Ir a la clave de pose posterior a este tiempo</translation>
    </message>
    <message>
        <source>Turn Ca&amp;ge Joints</source>
        <translation>Girar articulaci&amp;ones de jaula</translation>
    </message>
    <message>
        <source>Rotate the joints of cages to follow the edges around them, which turned when the joints were moved</source>
        <translation>Rotar las articulaciones de las jaulas para seguir las aristas que las rodean, que giraron al mover las articulaciones</translation>
    </message>
    <message>
        <source>&amp;Dual Quaternion</source>
        <translation>Cuaternión &amp;dual</translation>
    </message>
    <message>
        <source>Skin with dual quaternions, which keep volume when joints twist, instead of classic linear</source>
        <translation>Usar cuaterniones duales, que conservan el volumen al torcer las articulaciones, en vez del lineal clásico</translation>
    </message>
    <message>
        <source>Implicit S&amp;kinning</source>
        <translation>S&amp;kinning implícito</translation>
    </message>
    <message>
        <source>Keep the shape of the limbs: bends keep their volume, and skin stops where it touches skin</source>
        <translation>Conservar la forma de las extremidades: los pliegues conservan su volumen y la piel se detiene donde toca piel</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>Play or pause the clip in the timeline</source>
        <translation>Reproducir o pausar el clip en la línea de tiempo</translation>
    </message>
    <message>
        <source>Edit Skeleton</source>
        <translation>Editar esqueleto</translation>
    </message>
    <message>
        <source>Edit the skeleton as it is bound, in the place of a pose: move and turn joints with the same tools</source>
        <translation>Editar el esqueleto tal como se vincula, en lugar de una pose: mover y girar articulaciones con las mismas herramientas</translation>
    </message>
    <message>
        <source>&amp;Add Joint</source>
        <translation>A&amp;ñadir articulación</translation>
    </message>
    <message>
        <source>Add a joint below the selected one, or a root</source>
        <translation>Añadir una articulación bajo la seleccionada, o una raíz</translation>
    </message>
    <message>
        <source>&amp;Extrude Joints</source>
        <translation>Extruir articulacione&amp;s</translation>
    </message>
    <message>
        <source>Give each selected joint a child that goes on in the same direction</source>
        <translation>Dar a cada articulación seleccionada un hijo que continúa en la misma dirección</translation>
    </message>
    <message>
        <source>&amp;Insert Joint</source>
        <translation>&amp;Insertar articulación</translation>
    </message>
    <message>
        <source>Put a joint half way between the selected one and its parent</source>
        <translation>Poner una articulación a medio camino entre la seleccionada y su padre</translation>
    </message>
    <message>
        <source>Spli&amp;t Bone</source>
        <translation>Di&amp;vidir hueso</translation>
    </message>
    <message>
        <source>Divide the selected joint&apos;s bone in two and share its weight along the bone</source>
        <translation>Dividir en dos el hueso de la articulación seleccionada y repartir su peso a lo largo del hueso</translation>
    </message>
    <message>
        <source>Split Bone Into...</source>
        <translation>Dividir hueso en...</translation>
    </message>
    <message>
        <source>Divide the selected joint&apos;s bone into a number of joints and share its weight along the bone</source>
        <translation>Dividir el hueso de la articulación seleccionada en varias articulaciones y repartir su peso a lo largo del hueso</translation>
    </message>
    <message>
        <source>Add T&amp;wist Joints...</source>
        <translation>Añadir articulaciones de &amp;torsión...</translation>
    </message>
    <message>
        <source>Put joints along the selected joints&apos; bones, with weight, that engines turn by a fraction of the twist</source>
        <translation>Poner articulaciones con peso a lo largo de los huesos de las seleccionadas, que los motores giran una fracción de la torsión</translation>
    </message>
    <message>
        <source>Dupli&amp;cate Joints</source>
        <translation>&amp;Duplicar articulaciones</translation>
    </message>
    <message>
        <source>Copy the selected joints beside themselves</source>
        <translation>Copiar las articulaciones seleccionadas junto a ellas</translation>
    </message>
    <message>
        <source>&amp;Mirror Joints</source>
        <translation>Re&amp;flejar articulaciones</translation>
    </message>
    <message>
        <source>Bring the selected joints to the other side: partners move, missing ones are made</source>
        <translation>Llevar las articulaciones seleccionadas al otro lado: las parejas se mueven, las que faltan se crean</translation>
    </message>
    <message>
        <source>&amp;Delete Joints</source>
        <translation>Eliminar &amp;articulaciones</translation>
    </message>
    <message>
        <source>Delete the selected joints; joints below go to the joint above, and so does the weight. The key works while you edit the skeleton</source>
        <translation>Eliminar las articulaciones seleccionadas; las inferiores pasan a la superior, y el peso también. La tecla funciona mientras se edita el esqueleto</translation>
    </message>
    <message>
        <source>Parent to Active &amp;Joint</source>
        <translation>&amp;Emparentar con la activa</translation>
    </message>
    <message>
        <source>Put the selected joints below the one that was selected last; they stay where they are</source>
        <translation>Poner las articulaciones seleccionadas bajo la última seleccionada; se quedan donde están</translation>
    </message>
    <message>
        <source>&amp;Unparent Joints</source>
        <translation>Desemparen&amp;tar articulaciones</translation>
    </message>
    <message>
        <source>Make the selected joints roots; they stay where they are</source>
        <translation>Convertir en raíces las articulaciones seleccionadas; se quedan donde están</translation>
    </message>
    <message>
        <source>Re&amp;name Joint</source>
        <translation>Re&amp;nombrar articulación</translation>
    </message>
    <message>
        <source>Give the selected joint another name</source>
        <translation>Dar otro nombre a la articulación seleccionada</translation>
    </message>
    <message>
        <source>S&amp;ymmetric Joints</source>
        <translation>Edición sim&amp;étrica</translation>
    </message>
    <message>
        <source>Move Joints &amp;Below</source>
        <translation>Mo&amp;ver articulaciones inferiores</translation>
    </message>
    <message>
        <source>Joints below a moved or turned joint go along</source>
        <translation>Las articulaciones bajo una que se mueve o gira la acompañan</translation>
    </message>
    <message>
        <source>Snap to the Mi&amp;ddle While Dragging</source>
        <translation>Ajustar al &amp;medio al arrastrar</translation>
    </message>
    <message>
        <source>A mode: while you drag a joint, it keeps to the middle of its limb, seen along the view. Move to the Middle does it once</source>
        <translation>Un modo: mientras arrastra una articulación, esta se mantiene en el medio de su extremidad, según la vista. Mover al medio lo hace una vez</translation>
    </message>
    <message>
        <source>Snap to &amp;Vertices</source>
        <translation>Ajustar a &amp;vértices</translation>
    </message>
    <message>
        <source>Put dragged joints on the vertex under the cursor</source>
        <translation>Poner las articulaciones arrastradas en el vértice bajo el cursor</translation>
    </message>
    <message>
        <source>Snap to the &amp;Grid</source>
        <translation>Ajustar a la &amp;cuadrícula</translation>
    </message>
    <message>
        <source>Put dragged joints on the lines of the grid</source>
        <translation>Poner las articulaciones arrastradas en las líneas de la cuadrícula</translation>
    </message>
    <message>
        <source>Snap to &amp;Joints</source>
        <translation>Ajustar a &amp;articulaciones</translation>
    </message>
    <message>
        <source>Put dragged joints on the joint under the cursor</source>
        <translation>Poner las articulaciones arrastradas en la articulación bajo el cursor</translation>
    </message>
    <message>
        <source>Mo&amp;ve to the Middle</source>
        <translation>M&amp;over al medio</translation>
    </message>
    <message>
        <source>Move the selected joints, or all that deform, to the middle of the limbs that they are in, once. Joints below stay. Needs Edit Skeleton</source>
        <translation>Mover una vez las articulaciones seleccionadas, o todas las que deforman, al medio de las extremidades en que están. Las de abajo se quedan. Requiere Editar esqueleto</translation>
    </message>
    <message>
        <source>Scale &amp;Whole Skeleton...</source>
        <translation>Escalar todo el esq&amp;ueleto...</translation>
    </message>
    <message>
        <source>Make the whole skeleton larger or smaller, from its foot</source>
        <translation>Agrandar o reducir todo el esqueleto, desde su pie</translation>
    </message>
    <message>
        <source>Ali&amp;gn Joints</source>
        <translation>A&amp;linear articulaciones</translation>
    </message>
    <message>
        <source>Put the selected joints of a chain on the straight line between the first and the last</source>
        <translation>Poner las articulaciones seleccionadas de una cadena en la recta entre la primera y la última</translation>
    </message>
    <message>
        <source>Ma&amp;ke Symmetric</source>
        <translation>Hacer si&amp;métrico</translation>
    </message>
    <message>
        <source>Put the partners of the selected joints at their mirror images</source>
        <translation>Poner las parejas de las articulaciones seleccionadas en sus posiciones simétricas</translation>
    </message>
    <message>
        <source>Re&amp;pair Joints</source>
        <translation>Re&amp;parar articulaciones</translation>
    </message>
    <message>
        <source>Correct what is wrong with the selected joints, or with all. Needs Edit Skeleton</source>
        <translation>Corregir lo que está mal en las articulaciones seleccionadas, o en todas. Requiere Editar esqueleto</translation>
    </message>
    <message>
        <source>Orient &amp;Joints...</source>
        <translation>Orientar articulaci&amp;ones...</translation>
    </message>
    <message>
        <source>Choose how the selected joints&apos; axes lie: which one points along the bone, which one across, and on the other side</source>
        <translation>Elegir cómo quedan los ejes de las articulaciones seleccionadas: cuál apunta a lo largo del hueso, cuál a través, y en el otro lado</translation>
    </message>
    <message>
        <source>Like &amp;Blender</source>
        <translation>Como &amp;Blender</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: Y along the bone, Z to the front</source>
        <translation>Girar los ejes de las articulaciones seleccionadas: Y a lo largo del hueso, Z al frente</translation>
    </message>
    <message>
        <source>Like &amp;Unreal</source>
        <translation>Como &amp;Unreal</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: X along the bone, Y to the front, sides mirrored</source>
        <translation>Girar los ejes de las articulaciones seleccionadas: X a lo largo del hueso, Y al frente, lados reflejados</translation>
    </message>
    <message>
        <source>Like Unit&amp;y</source>
        <translation>Como Unit&amp;y</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes along the model&apos;s</source>
        <translation>Girar los ejes de las articulaciones seleccionadas según los del modelo</translation>
    </message>
    <message>
        <source>Like &amp;Maya</source>
        <translation>Como &amp;Maya</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: X along the bone, Y across the bend, sides mirrored</source>
        <translation>Girar los ejes de las articulaciones seleccionadas: X a lo largo del hueso, Y a través del pliegue, lados reflejados</translation>
    </message>
    <message>
        <source>&amp;Prepare for an Engine...</source>
        <translation>Preparar para un &amp;motor...</translation>
    </message>
    <message>
        <source>Twist joints, links, ends, root motion and names as engines want them, for the whole skeleton</source>
        <translation>Articulaciones de torsión, enlaces, extremos, movimiento raíz y nombres como los piden los motores, para todo el esqueleto</translation>
    </message>
    <message>
        <source>E&amp;xport Skeleton...</source>
        <translation>E&amp;xportar esqueleto...</translation>
    </message>
    <message>
        <source>Write the skeleton as text: .bvh with the first clip, .skel, or .skin with the weights</source>
        <translation>Escribir el esqueleto como texto: .bvh con el primer clip, .skel, o .skin con los pesos</translation>
    </message>
    <message>
        <source>Select T&amp;hrough</source>
        <translation>Seleccionar a tra&amp;vés</translation>
    </message>
    <message>
        <source>Also select hidden vertices behind the surface</source>
        <translation>Seleccionar también los vértices ocultos detrás de la superficie</translation>
    </message>
    <message>
        <source>La&amp;rger Brush</source>
        <translation>Pincel más &amp;grande</translation>
    </message>
    <message>
        <source>Make the selection brush larger</source>
        <translation>Agrandar el pincel de selección</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <translation>Pincel más pe&amp;queño</translation>
    </message>
    <message>
        <source>Make the selection brush smaller</source>
        <translation>Reducir el pincel de selección</translation>
    </message>
    <message>
        <source>All &amp;Vertices</source>
        <translation>&amp;Todos los vértices</translation>
    </message>
    <message>
        <source>Select every vertex of the character</source>
        <translation>Seleccionar todos los vértices del personaje</translation>
    </message>
    <message>
        <source>&amp;No Vertices</source>
        <translation>&amp;Ningún vértice</translation>
    </message>
    <message>
        <source>Deselect all vertices</source>
        <translation>Anular la selección de todos los vértices</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>&amp;Invertir selección</translation>
    </message>
    <message>
        <source>Select exactly the vertices that are not selected now</source>
        <translation>Seleccionar exactamente los vértices que ahora no están seleccionados</translation>
    </message>
    <message>
        <source>&amp;Grow Selection</source>
        <translation>A&amp;mpliar selección</translation>
    </message>
    <message>
        <source>Add the neighbours of the selected vertices, also across seams</source>
        <translation>Añadir los vecinos de los vértices seleccionados, también a través de las costuras</translation>
    </message>
    <message>
        <source>&amp;Shrink Selection</source>
        <translation>&amp;Reducir selección</translation>
    </message>
    <message>
        <source>Remove the vertices at the edge of the selection</source>
        <translation>Quitar los vértices del borde de la selección</translation>
    </message>
    <message>
        <source>&amp;Linked Vertices</source>
        <translation>Vértices enla&amp;zados</translation>
    </message>
    <message>
        <source>Select every shell that has a selected vertex</source>
        <translation>Seleccionar cada isla que tenga un vértice seleccionado</translation>
    </message>
    <message>
        <source>By &amp;Weight, Influences or Part...</source>
        <translation>Por p&amp;eso, influencias o parte...</translation>
    </message>
    <message>
        <source>Show the panel that selects vertices by weight, influences or part</source>
        <translation>Mostrar el panel que selecciona vértices por peso, influencias o parte</translation>
    </message>
    <message>
        <source>Select &amp;Joint under Cursor</source>
        <translation>&amp;Seleccionar articulación bajo el cursor</translation>
    </message>
    <message>
        <source>Select the joint with the largest weight under the cursor</source>
        <translation>Seleccionar la articulación con mayor peso bajo el cursor</translation>
    </message>
    <message>
        <source>Sho&amp;w Weights under Cursor</source>
        <translation>&amp;Ver pesos bajo el cursor</translation>
    </message>
    <message>
        <source>List the weights of the vertex under the cursor, to inspect or change them</source>
        <translation>Enumerar los pesos del vértice bajo el cursor, para inspeccionarlos o cambiarlos</translation>
    </message>
    <message>
        <source>Influences &amp;Beside Brush</source>
        <translation>In&amp;fluencias junto al pincel</translation>
    </message>
    <message>
        <source>List the joints and weights of the vertex under the brush beside its ring</source>
        <translation>Enumerar las articulaciones y los pesos del vértice bajo el pincel junto a su anillo</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Inundar</translation>
    </message>
    <message>
        <source>Apply the brush once to all selected vertices, or to all visible vertices</source>
        <translation>Aplicar el pincel una vez a todos los vértices seleccionados, o a todos los visibles</translation>
    </message>
    <message>
        <source>Component E&amp;ditor</source>
        <translation>Edit&amp;or de componentes</translation>
    </message>
    <message>
        <source>Show the weights of the selected vertices as a table, to edit them</source>
        <translation>Mostrar los pesos de los vértices seleccionados como tabla, para editarlos</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>S&amp;uavizar</translation>
    </message>
    <message>
        <source>Smooth the weights of the selected vertices, or of all, over the surface</source>
        <translation>Suavizar los pesos de los vértices seleccionados, o de todos, por la superficie</translation>
    </message>
    <message>
        <source>Sh&amp;arpen</source>
        <translation>Agudi&amp;zar</translation>
    </message>
    <message>
        <source>Make the transitions between joints narrower: on the selected vertices, or on all</source>
        <translation>Estrechar las transiciones entre articulaciones: en los vértices seleccionados, o en todos</translation>
    </message>
    <message>
        <source>&amp;Hammer</source>
        <translation>&amp;Martillear</translation>
    </message>
    <message>
        <source>Replace the weights of the selected vertices with those of their neighbours</source>
        <translation>Sustituir los pesos de los vértices seleccionados por los de sus vecinos</translation>
    </message>
    <message>
        <source>A&amp;verage</source>
        <translation>Prome&amp;diar</translation>
    </message>
    <message>
        <source>Give all selected vertices the average of their weights</source>
        <translation>Dar a todos los vértices seleccionados la media de sus pesos</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>&amp;Normalizar</translation>
    </message>
    <message>
        <source>Make the weights of each vertex sum to 1</source>
        <translation>Hacer que los pesos de cada vértice sumen 1</translation>
    </message>
    <message>
        <source>Limit &amp;Influences</source>
        <translation>&amp;Limitar influencias</translation>
    </message>
    <message>
        <source>Keep only the largest influences of each vertex. Their number is set in the Weights panel</source>
        <translation>Conservar solo las mayores influencias de cada vértice. Su número se fija en el panel Pesos</translation>
    </message>
    <message>
        <source>P&amp;rune Small Weights</source>
        <translation>Podar pesos peque&amp;ños</translation>
    </message>
    <message>
        <source>Remove weights below the value set in the Weights panel</source>
        <translation>Quitar los pesos por debajo del valor fijado en el panel Pesos</translation>
    </message>
    <message>
        <source>R&amp;elax in Pose</source>
        <translation>&amp;Relajar en la pose</translation>
    </message>
    <message>
        <source>Change weights to smooth the surface in the current pose</source>
        <translation>Cambiar los pesos para suavizar la superficie en la pose actual</translation>
    </message>
    <message>
        <source>&amp;Mirror Layer +X to -X</source>
        <translation>&amp;Reflejar capa de +X a -X</translation>
    </message>
    <message>
        <source>Mirror the active paint layer from the +X side to the -X side. To mirror all weights, use Mirror Everything</source>
        <translation>Reflejar la capa de pintura activa del lado +X al lado -X. Para reflejar todos los pesos, use Reflejar todo</translation>
    </message>
    <message>
        <source>M&amp;irror Layer -X to +X</source>
        <translation>R&amp;eflejar capa de -X a +X</translation>
    </message>
    <message>
        <source>Mirror the active paint layer from the -X side to the +X side. To mirror all weights, use Mirror Everything</source>
        <translation>Reflejar la capa de pintura activa del lado -X al lado +X. Para reflejar todos los pesos, use Reflejar todo</translation>
    </message>
    <message>
        <source>Joint Ma&amp;pping...</source>
        <translation>Asi&amp;gnación de articulaciones...</translation>
    </message>
    <message>
        <source>Show and change which joints mirror each other, and the mirror axis</source>
        <translation>Mostrar y cambiar qué articulaciones son simétricas entre sí, y el eje de simetría</translation>
    </message>
    <message>
        <source>Select &amp;Unmatched Vertices</source>
        <translation>Seleccionar vértices sin &amp;pareja</translation>
    </message>
    <message>
        <source>Select the vertices that have no counterpart on the other side</source>
        <translation>Seleccionar los vértices que no tienen equivalente en el otro lado</translation>
    </message>
    <message>
        <source>&amp;Lock Joint</source>
        <translation>&amp;Bloquear articulación</translation>
    </message>
    <message>
        <source>Protect the weights of the selected joints from brushes and operations</source>
        <translation>Proteger los pesos de las articulaciones seleccionadas de pinceles y operaciones</translation>
    </message>
    <message>
        <source>Lock All &amp;Others</source>
        <translation>Bloquear las &amp;demás</translation>
    </message>
    <message>
        <source>Lock every joint except the selected ones</source>
        <translation>Bloquear todas las articulaciones excepto las seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Unlock All</source>
        <translation>Desbl&amp;oquear todo</translation>
    </message>
    <message>
        <source>Let brushes and operations change the weights of all joints again</source>
        <translation>Permitir de nuevo que pinceles y operaciones cambien los pesos de todas las articulaciones</translation>
    </message>
    <message>
        <source>&amp;Copy Weights</source>
        <translation>&amp;Copiar pesos</translation>
    </message>
    <message>
        <source>Copy the weights of the selected vertices</source>
        <translation>Copiar los pesos de los vértices seleccionados</translation>
    </message>
    <message>
        <source>Pas&amp;te Weights</source>
        <translation>Pe&amp;gar pesos</translation>
    </message>
    <message>
        <source>Paste the copied weights onto the selected vertices</source>
        <translation>Pegar los pesos copiados en los vértices seleccionados</translation>
    </message>
    <message>
        <source>Select &amp;Outliers</source>
        <translation>Selecc&amp;ionar valores atípicos</translation>
    </message>
    <message>
        <source>Select vertices whose weights differ from those of all their neighbours</source>
        <translation>Seleccionar los vértices cuyos pesos difieren de los de todos sus vecinos</translation>
    </message>
    <message>
        <source>Chec&amp;k Weights</source>
        <translation>Compro&amp;bar pesos</translation>
    </message>
    <message>
        <source>Find vertices without weights, with weights of far joints or with noisy weights, and list them in the Report panel</source>
        <translation>Buscar vértices sin pesos, con pesos de articulaciones lejanas o con pesos ruidosos, y enumerarlos en el panel Informe</translation>
    </message>
    <message>
        <source>Repair Fa&amp;ulty Weights</source>
        <translation>Reparar pesos defec&amp;tuosos</translation>
    </message>
    <message>
        <source>Find vertices without weights, with weights of far joints or with noisy weights, and spread those of healthy vertices over them</source>
        <translation>Buscar vértices sin pesos, con pesos de articulaciones lejanas o con pesos ruidosos, y extender sobre ellos los de vértices sanos</translation>
    </message>
    <message>
        <source>Add &amp;Paint Layer</source>
        <translation>Añadir capa de pint&amp;ura</translation>
    </message>
    <message>
        <source>Add a layer to paint on</source>
        <translation>Añadir una capa para pintar</translation>
    </message>
    <message>
        <source>Mirror &amp;Everything (New Layer)</source>
        <translation>Reflejar todo (capa &amp;nueva)</translation>
    </message>
    <message>
        <source>Add a layer that mirrors all weights below it from one side to the other</source>
        <translation>Añadir una capa que refleja todos los pesos bajo ella de un lado al otro</translation>
    </message>
    <message>
        <source>Add &amp;Relax Layer</source>
        <translation>Añadir capa de &amp;relajación</translation>
    </message>
    <message>
        <source>Add a layer that smooths the weights below it</source>
        <translation>Añadir una capa que suaviza los pesos bajo ella</translation>
    </message>
    <message>
        <source>Transfer Weights &amp;From File...</source>
        <translation>Transferir pesos desde arc&amp;hivo...</translation>
    </message>
    <message>
        <source>Add a layer with the weights of another character, where its surface is near, spread smoothly over the rest</source>
        <translation>Añadir una capa con los pesos de otro personaje, donde su superficie está cerca, extendidos con suavidad por el resto</translation>
    </message>
    <message>
        <source>Import Wei&amp;ghts...</source>
        <translation>Importar pesos (CSV, &amp;JSON)...</translation>
    </message>
    <message>
        <source>Add a layer with the weights of a CSV, JSON or RigNet file, or of images over UVs (their weights.json)</source>
        <translation>Añadir una capa con los pesos de un archivo CSV, JSON o RigNet, o de imágenes sobre UV (su weights.json)</translation>
    </message>
    <message>
        <source>E&amp;xport Weights...</source>
        <translation>E&amp;xportar pesos...</translation>
    </message>
    <message>
        <source>Write the weights to a CSV, JSON or RigNet file, or to images over UVs</source>
        <translation>Escribir los pesos en un archivo CSV, JSON o RigNet, o en imágenes sobre UV</translation>
    </message>
    <message>
        <source>&amp;Transfer Layers From...</source>
        <translation>&amp;Transferir capas desde...</translation>
    </message>
    <message>
        <source>Transfer the painted layers to this mesh from the file of the mesh they were painted on</source>
        <translation>Transferir a esta malla las capas pintadas desde el archivo de la malla en que se pintaron</translation>
    </message>
    <message>
        <source>&amp;Flatten Layers</source>
        <translation>Acoplar c&amp;apas</translation>
    </message>
    <message>
        <source>Merge all layers into one paint layer</source>
        <translation>Combinar todas las capas en una sola capa de pintura</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Open the manual; F1 shows the page about the panel under the cursor</source>
        <translation>Abrir el manual; F1 muestra la página sobre el panel bajo el cursor</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Then click anything, to read what it does and what to try when it looks wrong</source>
        <translation>Haga clic luego en cualquier cosa, para leer qué hace y qué probar cuando algo se ve mal</translation>
    </message>
    <message>
        <source>&amp;Explain This Field</source>
        <translation>&amp;Explicar este campo</translation>
    </message>
    <message>
        <source>Say what the field or button does that has the keyboard</source>
        <translation>Decir qué hace el campo o botón que tiene el teclado</translation>
    </message>
    <message>
        <source>Take the &amp;Tour</source>
        <translation>Hacer el &amp;recorrido</translation>
    </message>
    <message>
        <source>Five steps from the sample to an export, about two minutes</source>
        <translation>Cinco pasos de la muestra a una exportación, unos dos minutos</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Atajos</translation>
    </message>
    <message>
        <source>All actions and their keys</source>
        <translation>Todas las acciones y sus teclas</translation>
    </message>
    <message>
        <source>&amp;About Sinew</source>
        <translation>Acerca &amp;de Sinew</translation>
    </message>
    <message>
        <source>Version, licence and the papers that Sinew builds on</source>
        <translation>Versión, licencia y los artículos en que se basa Sinew</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Seleccionar</translation>
    </message>
    <message>
        <source>Click to select joints, parts and vertices</source>
        <translation>Hacer clic para seleccionar articulaciones, partes y vértices</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mover</translation>
    </message>
    <message>
        <source>Move the selected joint</source>
        <translation>Mover la articulación seleccionada</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>Ro&amp;tar</translation>
    </message>
    <message>
        <source>Rotate the selected joint</source>
        <translation>Rotar la articulación seleccionada</translation>
    </message>
    <message>
        <source>Scal&amp;e</source>
        <translation>Esc&amp;alar</translation>
    </message>
    <message>
        <source>Scale the selected joint along its own axes</source>
        <translation>Escalar la articulación seleccionada según sus propios ejes</translation>
    </message>
    <message>
        <source>&amp;Inverse Kinematics</source>
        <translation>&amp;Cinemática inversa</translation>
    </message>
    <message>
        <source>Drag a hand or foot; the limb follows</source>
        <translation>Arrastrar una mano o un pie; la extremidad lo sigue</translation>
    </message>
    <message>
        <source>&amp;Inspect Weights</source>
        <translation>&amp;Inspeccionar pesos</translation>
    </message>
    <message>
        <source>Click a vertex to see which bones influence it, how far away they are, and the paths to it</source>
        <translation>Hacer clic en un vértice para ver qué huesos influyen en él, a qué distancia están y las rutas hasta él</translation>
    </message>
    <message>
        <source>Dra&amp;w Cage</source>
        <translation>Di&amp;bujar jaula</translation>
    </message>
    <message>
        <source>Click to place the vertices of a cage. Click the first one for a face, press Enter for a chain or a point handle, Backspace to remove the last one. Drag a vertex to move it, Escape to leave</source>
        <translation>Hacer clic para colocar los vértices de una jaula. Clic en el primero para una cara, Intro para una cadena o un tirador de punto, Retroceso para quitar el último. Arrastrar un vértice lo mueve, Escape para salir</translation>
    </message>
    <message>
        <source>&amp;Box Select</source>
        <translation>Selección por &amp;caja</translation>
    </message>
    <message>
        <source>Drag a box around vertices. Shift adds, Ctrl removes. Click for one vertex, double-click for its shell, Escape to leave</source>
        <translation>Arrastrar una caja alrededor de vértices. Mayúsculas añade, Control quita. Clic para un vértice, doble clic para su isla, Escape para salir</translation>
    </message>
    <message>
        <source>L&amp;asso Select</source>
        <translation>Selección por &amp;lazo</translation>
    </message>
    <message>
        <source>Draw a line around vertices. Shift adds, Ctrl removes</source>
        <translation>Trazar una línea alrededor de vértices. Mayúsculas añade, Control quita</translation>
    </message>
    <message>
        <source>&amp;Paint Select</source>
        <translation>Selección por &amp;pincel</translation>
    </message>
    <message>
        <source>Brush over vertices. Shift adds, Ctrl removes, the wheel changes the brush size</source>
        <translation>Pasar el pincel por los vértices. Mayúsculas añade, Control quita, la rueda cambia el tamaño del pincel</translation>
    </message>
    <message>
        <source>&amp;Paint Weights</source>
        <translation>Pint&amp;ar pesos</translation>
    </message>
    <message>
        <source>Paint the weights of the selected joint. Ctrl inverts the brush, Shift smooths, Ctrl+Shift+click selects a joint</source>
        <translation>Pintar los pesos de la articulación seleccionada. Control invierte el pincel, Mayúsculas suaviza, Control+Mayúsculas+clic selecciona una articulación</translation>
    </message>
    <message>
        <source>&amp;Paint Region</source>
        <translation>&amp;Pintar región</translation>
    </message>
    <message>
        <source>Paint how much of each vertex belongs to the selected region, or a new region that keeps its shape. Ctrl removes, Shift smooths</source>
        <translation>Pintar cuánto de cada vértice pertenece a la región seleccionada, o a una región nueva que conserva su forma. Control quita, Mayúsculas suaviza</translation>
    </message>
    <message>
        <source>New &amp;From Template...</source>
        <translation>Nuevo desde &amp;plantilla...</translation>
    </message>
    <message>
        <source>Make a skeleton of a template that fits the character. Click to set the marker that is asked for, drag a marker to move it, Delete to take it back, Escape to leave</source>
        <translation>Crear un esqueleto de una plantilla que se ajuste al personaje. Clic para poner el marcador que se pide, arrastrar un marcador para moverlo, Supr para retirarlo, Escape para salir</translation>
    </message>
    <message>
        <source>Draw C&amp;hain</source>
        <translation>Dibujar &amp;cadena</translation>
    </message>
    <message>
        <source>Draw a stroke over a tail, hair or a tentacle for a chain of joints along its middle</source>
        <translation>Dibujar un trazo sobre una cola, pelo o un tentáculo para una cadena de articulaciones por su medio</translation>
    </message>
    <message>
        <source>&amp;Weights View</source>
        <translation>&amp;Vista de pesos</translation>
    </message>
    <message>
        <source>Only &amp;Joints With Weights</source>
        <translation>&amp;Solo articulaciones con peso</translation>
    </message>
    <message>
        <source>Te&amp;xture Folder...</source>
        <translation>Carpeta de te&amp;xturas...</translation>
    </message>
    <message>
        <source>Read textures that lie outside the character&apos;s folder from a folder that you choose</source>
        <translation>Leer las texturas que están fuera de la carpeta del personaje desde una carpeta que usted elija</translation>
    </message>
    <message>
        <source>Put the mesh of another file in the character&apos;s place and keep all work</source>
        <translation>Poner la malla de otro archivo en el lugar del personaje y conservar todo el trabajo</translation>
    </message>
    <message>
        <source>Pict&amp;ure Mesh...</source>
        <translation>Malla de imagen &amp;plana...</translation>
    </message>
    <message>
        <source>Choose which pixels of the picture are the character, and how fine its triangles are</source>
        <translation>Elegir qué píxeles de la imagen son el personaje y cuán finos son sus triángulos</translation>
    </message>
    <message>
        <source>Replace Mes&amp;h...</source>
        <translation>Reempla&amp;zar malla...</translation>
    </message>
    <message>
        <source>Flipped and Crossing Faces</source>
        <translation>Caras invertidas y cruzadas</translation>
    </message>
    <message>
        <source>Faces that the pose turns inside out or pushes through other faces</source>
        <translation>Caras que la pose vuelve del revés o hace atravesar otras caras</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>Límites de giro</translation>
    </message>
    <message>
        <source>Arcs of how far the selected joint may turn around each axis</source>
        <translation>Arcos: cuánto puede girar la articulación seleccionada sobre cada eje</translation>
    </message>
    <message>
        <source>Normal Maps</source>
        <translation>Mapas de normales</translation>
    </message>
    <message>
        <source>Shade the surface by the normal maps of its materials</source>
        <translation>Sombrear la superficie con los mapas de normales de sus materiales</translation>
    </message>
    <message>
        <source>Add Driver</source>
        <translation>Añadir driver</translation>
    </message>
    <message>
        <source>Let the angle of the selected joint move another joint, or turn on a shape. The Pose panel shows its keys</source>
        <translation>Hacer que el ángulo de la articulación seleccionada mueva otra articulación o active una forma. El panel Pose muestra sus claves</translation>
    </message>
    <message>
        <source>Shape From File...</source>
        <translation>Forma desde archivo...</translation>
    </message>
    <message>
        <source>Make a shape of a mesh that was sculpted in this pose. The joint that is turned turns it on</source>
        <translation>Crear una forma a partir de una malla esculpida en esta pose. La articulación girada la activa</translation>
    </message>
    <message>
        <source>Make Shape of Remainder</source>
        <translation>Crear forma de lo que falta</translation>
    </message>
    <message>
        <source>Make a shape of what weights could not reach when you dragged the skin. The joint that is turned drives it</source>
        <translation>Crear una forma con lo que los pesos no alcanzaron al arrastrar la piel. La articulación girada la controla</translation>
    </message>
    <message>
        <source>Shape From Skinning Method</source>
        <translation>Forma del método de skinning</translation>
    </message>
    <message>
        <source>Make a shape of what this skinning method shows in this pose over classic linear, and skin with classic linear from then on</source>
        <translation>Crear una forma con lo que este método de skinning muestra en esta pose respecto al lineal clásico, y usar desde entonces el lineal clásico</translation>
    </message>
    <message>
        <source>Drag Skin</source>
        <translation>Arrastrar piel</translation>
    </message>
    <message>
        <source>Pose the character and drag its skin to where it should be. The weights follow. Ctrl drags one vertex, the wheel changes the size</source>
        <translation>Posar el personaje y arrastrar su piel a donde debe estar. Los pesos la siguen. Control arrastra un solo vértice, la rueda cambia el tamaño</translation>
    </message>
    <message>
        <source>The envelope around each bone, and where its weight ends (solver Envelopes)</source>
        <translation>La envolvente alrededor de cada hueso, y dónde acaba su peso (solucionador Envolventes)</translation>
    </message>
    <message>
        <source>Smooth Preview</source>
        <translation>Vista suave</translation>
    </message>
    <message>
        <source>Show the selected parts, or all, as smooth subdivided surfaces; the Parts panel has their levels</source>
        <translation>Mostrar las partes seleccionadas, o todas, como superficies suaves subdivididas; sus niveles están en el panel Partes</translation>
    </message>
    <message>
        <source>Add Lattice</source>
        <translation>Añadir retícula</translation>
    </message>
    <message>
        <source>Put a lattice of control vertices around the selected vertices, the selected parts or the whole character</source>
        <translation>Poner una retícula de vértices de control alrededor de los vértices seleccionados, las partes seleccionadas o todo el personaje</translation>
    </message>
    <message>
        <source>Connect by Pseudo-Edge</source>
        <translation>Unir con pseudoarista</translation>
    </message>
    <message>
        <source>Let the active joint and the other selected joints turn when one of them is moved. No weight depends on it</source>
        <translation>Hacer que la articulación activa y las demás seleccionadas giren cuando se mueve una de ellas. Ningún peso depende de ello</translation>
    </message>
    <message>
        <source>Remove Pseudo-Edge</source>
        <translation>Quitar pseudoarista</translation>
    </message>
    <message>
        <source>Remove the pseudo-edges between the selected joints, or all of a single selected joint</source>
        <translation>Quitar las pseudoaristas entre las articulaciones seleccionadas, o todas las de una sola articulación seleccionada</translation>
    </message>
    <message>
        <source>Edit Envelopes</source>
        <translation>Editar envolventes</translation>
    </message>
    <message>
        <source>Drag the handles of the selected joint&apos;s envelope: its radii, its ends or all of it. Delete gives the bone the solver&apos;s envelope again</source>
        <translation>Arrastrar los tiradores de la envolvente de la articulación seleccionada: sus radios, sus extremos o toda ella. Supr devuelve al hueso la envolvente del solucionador</translation>
    </message>
    <message>
        <source>Edit Mesh</source>
        <translation>Editar malla</translation>
    </message>
    <message>
        <source>Edit the mesh of a flat picture: drag vertices, click on an edge or inside to add one, drag a box to select, Delete to remove, Escape to leave</source>
        <translation>Editar la malla de una imagen plana: arrastrar vértices, clic en una arista o en el interior para añadir uno, arrastrar una caja para seleccionar, Supr para eliminar, Escape para salir</translation>
    </message>
    <message>
        <source>Sa&amp;ve Engine Scripts...</source>
        <translation>Guardar scri&amp;pts de motor...</translation>
    </message>
    <message>
        <source>Scripts for Unity, Unreal, Godot 4 and three.js that move joints and shapes by the drivers file of an export</source>
        <translation>Scripts para Unity, Unreal, Godot 4 y three.js que mueven articulaciones y formas según el archivo de drivers de una exportación</translation>
    </message>
    <message>
        <source>Rename Shape</source>
        <translation>Renombrar forma</translation>
    </message>
    <message>
        <source>Rename the shape that is chosen in the Pose panel</source>
        <translation>Renombrar la forma elegida en el panel Pose</translation>
    </message>
    <message>
        <source>Mirror Shape</source>
        <translation>Reflejar forma</translation>
    </message>
    <message>
        <source>Make the chosen shape on the other side too, turned on by the partner joint</source>
        <translation>Crear la forma elegida también en el otro lado, activada por la articulación pareja</translation>
    </message>
    <message>
        <source>Split Shape Left and Right</source>
        <translation>Dividir forma en izquierda y derecha</translation>
    </message>
    <message>
        <source>Put a left and a right half in the place of the chosen shape</source>
        <translation>Poner una mitad izquierda y una derecha en lugar de la forma elegida</translation>
    </message>
    <message>
        <source>Drag Skin Into Shape</source>
        <translation>Arrastrar piel a la forma</translation>
    </message>
    <message>
        <source>Change the chosen shape by dragging the skin in this pose. The weights stay</source>
        <translation>Cambiar la forma elegida arrastrando la piel en esta pose. Los pesos no cambian</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>Quitar forma</translation>
    </message>
    <message>
        <source>Remove the chosen shape and the drivers that turn it on</source>
        <translation>Quitar la forma elegida y los drivers que la activan</translation>
    </message>
    <message>
        <source>Bake for Engine...</source>
        <translation>Hornear para motor...</translation>
    </message>
    <message>
        <source>Fit weights, helper joints and corrective shapes, so that an engine shows what this skinning method shows</source>
        <translation>Ajustar pesos, articulaciones auxiliares y formas correctivas, para que un motor muestre lo que muestra este método de skinning</translation>
    </message>
    <message>
        <source>Apply as Rest Pose...</source>
        <translation>Aplicar como pose de reposo...</translation>
    </message>
    <message>
        <source>Make this pose, a T-pose or an A-pose the rest pose. Mesh, shapes, clips and weights follow</source>
        <translation>Hacer de esta pose, de una pose en T o de una en A la pose de reposo. Malla, formas, clips y pesos la siguen</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Resortes</translation>
    </message>
    <message>
        <source>Chains of joints that swing, and the colliders that push them</source>
        <translation>Cadenas de articulaciones que oscilan, y los colisionadores que las empujan</translation>
    </message>
    <message>
        <source>Live Link to Blender</source>
        <translation>Enlace en vivo con Blender</translation>
    </message>
    <message>
        <source>Give Blender, which opened this character, the weights after every bind and stroke</source>
        <translation>Dar a Blender, que abrió este personaje, los pesos después de cada vínculo y cada trazo</translation>
    </message>
    <message>
        <source>Springs Swing</source>
        <translation>Resortes activos</translation>
    </message>
    <message>
        <source>Let chains swing while you pose and drag the character and while clips play. Off: joints stand as they are posed</source>
        <translation>Dejar que las cadenas oscilen mientras posa y arrastra el personaje y mientras se reproducen clips. Desactivado: las articulaciones quedan como se posaron</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Expresiones</translation>
    </message>
    <message>
        <source>Show the panel for the expressions, the look and the constraints of an avatar</source>
        <translation>Mostrar el panel de las expresiones, la mirada y las restricciones de un avatar</translation>
    </message>
    <message>
        <source>Springs Panel</source>
        <translation>Panel Resortes</translation>
    </message>
    <message>
        <source>Show the panel for hair, cloth, tails and ears that swing</source>
        <translation>Mostrar el panel del pelo, la tela, las colas y las orejas que oscilan</translation>
    </message>
    <message>
        <source>Propose Springs</source>
        <translation>Proponer resortes</translation>
    </message>
    <message>
        <source>Find chains that carry hair, skirts, capes, tails or ears, and fit colliders to the body that keep them out</source>
        <translation>Buscar cadenas que llevan pelo, faldas, capas, colas u orejas, y ajustar al cuerpo colisionadores que las mantengan fuera</translation>
    </message>
    <message>
        <source>Propose Chains</source>
        <translation>Proponer cadenas</translation>
    </message>
    <message>
        <source>Find chains that carry hair, skirts, capes, tails or ears</source>
        <translation>Buscar cadenas que llevan pelo, faldas, capas, colas u orejas</translation>
    </message>
    <message>
        <source>Propose Colliders</source>
        <translation>Proponer colisionadores</translation>
    </message>
    <message>
        <source>Fit colliders to limbs, torso and head, as thick as the skin</source>
        <translation>Ajustar colisionadores a extremidades, torso y cabeza, tan gruesos como la piel</translation>
    </message>
    <message>
        <source>Add Chain of Selected Joints</source>
        <translation>Añadir cadena de articulaciones elegidas</translation>
    </message>
    <message>
        <source>Let the selected joints swing. A single joint swings with its longest branch below</source>
        <translation>Dejar que oscilen las articulaciones seleccionadas. Una sola articulación oscila con su rama más larga debajo</translation>
    </message>
    <message>
        <source>Add Sphere Collider</source>
        <translation>Añadir colisionador esfera</translation>
    </message>
    <message>
        <source>Give the selected joint a sphere that chains stay outside of</source>
        <translation>Dar a la articulación seleccionada una esfera fuera de la cual quedan las cadenas</translation>
    </message>
    <message>
        <source>Add Capsule Collider</source>
        <translation>Añadir colisionador cápsula</translation>
    </message>
    <message>
        <source>Give the selected joint a capsule that chains stay outside of</source>
        <translation>Dar a la articulación seleccionada una cápsula fuera de la cual quedan las cadenas</translation>
    </message>
    <message>
        <source>Add Plane Collider</source>
        <translation>Añadir colisionador plano</translation>
    </message>
    <message>
        <source>Give the selected joint a plane that chains stay above</source>
        <translation>Dar a la articulación seleccionada un plano sobre el cual quedan las cadenas</translation>
    </message>
    <message>
        <source>Bake Springs Into Clips</source>
        <translation>Hornear resortes en clips</translation>
    </message>
    <message>
        <source>Make a clip with keys of the swinging joints of every clip, for engines without springs</source>
        <translation>Crear de cada clip un clip con claves de las articulaciones que oscilan, para motores sin resortes</translation>
    </message>
    <message>
        <source>Edit Colliders</source>
        <translation>Editar colisionadores</translation>
    </message>
    <message>
        <source>Click the middle of a collider to choose it, drag its handles: its middle, its ends or its radius. Delete removes it</source>
        <translation>Hacer clic en el centro de un colisionador para elegirlo, arrastrar sus tiradores: su centro, sus extremos o su radio. Supr lo quita</translation>
    </message>
    <message>
        <source>&amp;Skeleton Mode</source>
        <translation>Modo &amp;Esqueleto</translation>
    </message>
    <message>
        <source>Make a skeleton, or edit it as it is bound: move, add, rename and delete joints</source>
        <translation>Crear un esqueleto, o editarlo tal como se vincula: mover, añadir, renombrar y eliminar articulaciones</translation>
    </message>
    <message>
        <source>&amp;Bind Mode</source>
        <translation>Modo &amp;Vínculo</translation>
    </message>
    <message>
        <source>Bind the skin to the skeleton, and set how it is bound</source>
        <translation>Vincular la piel al esqueleto y fijar cómo se vincula</translation>
    </message>
    <message>
        <source>&amp;Pose Mode</source>
        <translation>Modo &amp;Pose</translation>
    </message>
    <message>
        <source>Pose the character to see how it bends; limits, drivers, shapes and springs</source>
        <translation>Posar el personaje para ver cómo se dobla; límites, drivers, formas y resortes</translation>
    </message>
    <message>
        <source>P&amp;aint Mode</source>
        <translation>Modo Pint&amp;ar</translation>
    </message>
    <message>
        <source>Paint weights on layers, and change them by operations</source>
        <translation>Pintar pesos en capas y cambiarlos con operaciones</translation>
    </message>
    <message>
        <source>&amp;Inspect Mode</source>
        <translation>Modo &amp;Inspeccionar</translation>
    </message>
    <message>
        <source>Find out why vertices have their weights; report, tables and parts over the whole width</source>
        <translation>Averiguar por qué los vértices tienen sus pesos; informe, tablas y partes a todo el ancho</translation>
    </message>
    <message>
        <source>Overlays...</source>
        <translation>Superposición...</translation>
    </message>
    <message>
        <source>Choose what the view shows over the mesh, and how strongly</source>
        <translation>Elegir qué muestra la vista sobre la malla, y con qué intensidad</translation>
    </message>
    <message>
        <source>Lowe&amp;r Panels</source>
        <translation>Paneles in&amp;feriores</translation>
    </message>
    <message>
        <source>Show the weights of a vertex, the report, the component editor, the parts and the log below the view</source>
        <translation>Mostrar bajo la vista los pesos de un vértice, el informe, el editor de componentes, las partes y el registro</translation>
    </message>
    <message>
        <source>Mirrored Painting</source>
        <translation>Pintura simétrica</translation>
    </message>
    <message>
        <source>Brushes also paint the other side: the weights of the mirrored joint, the amounts of the region</source>
        <translation>Los pinceles pintan también el otro lado: los pesos de la articulación simétrica, los valores de la región</translation>
    </message>
    <message>
        <source>What a drag does to a joint, an envelope or a collider happens on the other side too</source>
        <translation>Lo que un arrastre hace a una articulación, una envolvente o un colisionador ocurre también en el otro lado</translation>
    </message>
    <message>
        <source>Dress With an Out&amp;fit...</source>
        <translation>&amp;Vestir con un conjunto...</translation>
    </message>
    <message>
        <source>Give all parts of an outfit&apos;s file the weights of the open character</source>
        <translation>Dar a todas las partes del archivo de un conjunto los pesos del personaje abierto</translation>
    </message>
    <message>
        <source>Ma&amp;ke LODs...</source>
        <translation>&amp;Hacer LOD...</translation>
    </message>
    <message>
        <source>Write levels of detail: coarser meshes that keep their weights</source>
        <translation>Escribir niveles de detalle: mallas más bastas que conservan sus pesos</translation>
    </message>
    <message>
        <source>&amp;Bind a Folder...</source>
        <translation>Vinc&amp;ular una carpeta...</translation>
    </message>
    <message>
        <source>Bind all characters of a folder alike, while you work on</source>
        <translation>Vincular igual todos los personajes de una carpeta, mientras usted sigue trabajando</translation>
    </message>
    <message>
        <source>Previous View</source>
        <translation>Vista anterior</translation>
    </message>
    <message>
        <source>Put the camera back to where it was before it last jumped: to a row of the report, a selection or a view</source>
        <translation>Devolver la cámara a donde estaba antes de su último salto: a una fila del informe, una selección o una vista</translation>
    </message>
    <message>
        <source>&amp;Check for Updates...</source>
        <translation>&amp;Buscar actualizaciones...</translation>
    </message>
    <message>
        <source>Ask GitHub whether there is a newer version of Sinew; nothing but this version is sent</source>
        <translation>Preguntar a GitHub si hay una versión más nueva de Sinew; solo se envía esta versión</translation>
    </message>
    <message>
        <source>Save Check &amp;Page...</source>
        <translation>Guardar pági&amp;na de revisión...</translation>
    </message>
    <message>
        <source>Bend the character through its range of motion, and save figures of its weights and pictures of the worst poses as a page for browsers</source>
        <translation>Doblar el personaje por su rango de movimiento y guardar las cifras de sus pesos e imágenes de las peores poses como página para navegadores</translation>
    </message>
</context>
<context>
    <name>AreaHandles</name>
    <message>
        <source>region %1</source>
        <translation>región %1</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 vértices</translation>
    </message>
</context>
<context>
    <name>ArgumentText</name>
    <message>
        <source>it is not an influence in the source skin</source>
        <translation>no es una influencia en la piel de origen</translation>
    </message>
    <message>
        <source>by its name it is a control</source>
        <translation>por su nombre es un control</translation>
    </message>
    <message>
        <source>by its name it only marks the end of a chain</source>
        <translation>por su nombre solo marca el final de una cadena</translation>
    </message>
    <message>
        <source>it is only the root</source>
        <translation>es solo la raíz</translation>
    </message>
    <message>
        <source>it is a root that stands outside the mesh</source>
        <translation>es una raíz que está fuera de la malla</translation>
    </message>
    <message>
        <source>it stands where another joint does, which moves a limb&apos;s end in its place</source>
        <translation>está donde otra articulación, que mueve en su lugar el extremo de la extremidad</translation>
    </message>
    <message>
        <source>it is not in the list of joints</source>
        <translation>no está en la lista de articulaciones</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it is not an image</source>
        <translation>no es una imagen</translation>
    </message>
    <message>
        <source>the original file is no longer there</source>
        <translation>el archivo original ya no está</translation>
    </message>
    <message>
        <source>the original file is of another format</source>
        <translation>el archivo original tiene otro formato</translation>
    </message>
    <message>
        <source>the skeleton was replaced or moved</source>
        <translation>el esqueleto se sustituyó o se movió</translation>
    </message>
    <message>
        <source>the skins of the original file disagree on the bind pose</source>
        <translation>las pieles del archivo original no coinciden en la pose de vínculo</translation>
    </message>
    <message>
        <source>the animations are left out</source>
        <translation>se omiten las animaciones</translation>
    </message>
    <message>
        <source>the export profile asks for another unit</source>
        <translation>el perfil de exportación pide otra unidad</translation>
    </message>
    <message>
        <source>several nodes of the original file share a mesh</source>
        <translation>varios nodos del archivo original comparten una malla</translation>
    </message>
    <message>
        <source>the original file is of an old version of its format</source>
        <translation>el archivo original es de una versión antigua de su formato</translation>
    </message>
    <message>
        <source>levels of detail were added to it</source>
        <translation>se le añadieron niveles de detalle</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>piernas</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>brazos</translation>
    </message>
    <message>
        <source>wings</source>
        <translation>alas</translation>
    </message>
    <message>
        <source>fingers</source>
        <translation>dedos</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>two ends of a long body</source>
        <translation>dos extremos de un cuerpo largo</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>no tiene permiso para leerlo</translation>
    </message>
    <message>
        <source>it only carries the motion of other joints or parts</source>
        <translation>solo lleva el movimiento de otras articulaciones o partes</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder. If you trust the model, choose its folder with --textures or File &gt; Texture Folder</source>
        <translation>está fuera de la carpeta del modelo. Si confía en el modelo, elija su carpeta con --textures o Archivo &gt; Carpeta de texturas</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder, where this format keeps its files. Copy it there</source>
        <translation>está fuera de la carpeta del modelo, donde este formato guarda sus archivos. Cópielo allí</translation>
    </message>
    <message>
        <source>a skin of the original file has no inverse bind matrices, so its weights also determine where its vertices lie</source>
        <translation>una piel del archivo original no tiene matrices de vínculo inversas, así que sus pesos también dicen dónde están sus vértices</translation>
    </message>
    <message>
        <source>Biped</source>
        <translation>Bípedo</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Cuadrúpedo</translation>
    </message>
    <message>
        <source>Insect or spider</source>
        <translation>Insecto o araña</translation>
    </message>
    <message>
        <source>nothing in it is transparent, so its whole rectangle is the character</source>
        <translation>nada en él es transparente, así que todo su rectángulo es el personaje</translation>
    </message>
    <message>
        <source>two legs</source>
        <translation>dos piernas</translation>
    </message>
    <message>
        <source>four legs</source>
        <translation>cuatro patas</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>es una tubería o un dispositivo</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>cambió durante la lectura</translation>
    </message>
    <message>
        <source>it is a pipe that no program is reading from</source>
        <translation>es una tubería que ningún programa lee</translation>
    </message>
    <message>
        <source>it is larger than a file of its kind may be</source>
        <translation>supera el tamaño permitido para un archivo de este tipo</translation>
    </message>
    <message>
        <source>the outline of its opaque pixels is longer than 2 million pixels. Remove loose dots</source>
        <translation>el contorno de sus píxeles opacos supera los 2 millones de píxeles. Quite los puntos sueltos</translation>
    </message>
    <message>
        <source>the limits of joints were changed</source>
        <translation>se cambiaron los límites de articulaciones</translation>
    </message>
    <message>
        <source>the part of Sinew that draws SVG is missing</source>
        <translation>falta la parte de Sinew que dibuja SVG</translation>
    </message>
    <message>
        <source>its shapes are nested more than 256 deep</source>
        <translation>sus formas están anidadas en más de 256 niveles</translation>
    </message>
    <message>
        <source>it has more than a million shapes, copies included</source>
        <translation>tiene más de un millón de formas, copias incluidas</translation>
    </message>
    <message>
        <source>one of its shapes contains a copy of itself</source>
        <translation>una de sus formas contiene una copia de sí misma</translation>
    </message>
    <message>
        <source>its size is zero, too large or not a number</source>
        <translation>su tamaño es cero, demasiado grande o no es un número</translation>
    </message>
    <message>
        <source>it has more than 256 layers</source>
        <translation>tiene más de 256 capas</translation>
    </message>
    <message>
        <source>its layers have too many pixels together. Choose a smaller picture size</source>
        <translation>sus capas tienen demasiados píxeles en total. Elija un tamaño de imagen menor</translation>
    </message>
    <message>
        <source>shapes of the original file are missing</source>
        <translation>faltan formas del archivo original</translation>
    </message>
    <message>
        <source>a shape that was replaced has shapes in between</source>
        <translation>una forma sustituida tiene formas intermedias</translation>
    </message>
    <message>
        <source>animations were added or removed</source>
        <translation>se añadieron o quitaron animaciones</translation>
    </message>
    <message>
        <source>the original file scales a driven joint unevenly or turns it about a pivot</source>
        <translation>el archivo original escala de forma desigual una articulación con driver o la gira sobre un pivote</translation>
    </message>
    <message>
        <source>the keys of a driven channel lie on several layers, or belong to others too</source>
        <translation>las claves de un canal con driver están en varias capas, o pertenecen también a otros</translation>
    </message>
    <message>
        <source>its dashed lines have more than a million dashes. Make the dashes longer, or the lines solid</source>
        <translation>sus líneas discontinuas tienen más de un millón de trazos. Haga más largos los trazos, o continuas las líneas</translation>
    </message>
    <message>
        <source>it shows nothing but pictures that are linked or cannot be drawn. Embed them as PNG or JPEG</source>
        <translation>solo muestra imágenes enlazadas o que no se pueden dibujar. Incrústelas como PNG o JPEG</translation>
    </message>
    <message>
        <source>the rest pose is another one</source>
        <translation>la pose de reposo es otra</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>Pose en T</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>Pose en A</translation>
    </message>
    <message>
        <source>it has one joint, and no other at its end</source>
        <translation>tiene menos de dos articulaciones</translation>
    </message>
    <message>
        <source>a joint of it is not below the one before</source>
        <translation>una de sus articulaciones no está bajo la anterior</translation>
    </message>
    <message>
        <source>a joint of it swings in another chain</source>
        <translation>una de sus articulaciones oscila en otra cadena</translation>
    </message>
    <message>
        <source>there is no joint of that name</source>
        <translation>no hay ninguna articulación con ese nombre</translation>
    </message>
    <message>
        <source>a number of it makes no sense</source>
        <translation>uno de sus números no tiene sentido</translation>
    </message>
    <message>
        <source>it names what is not there</source>
        <translation>nombra algo que no existe</translation>
    </message>
    <message>
        <source>its values are not of the kind that VRM asks for</source>
        <translation>sus valores no son del tipo que pide VRM</translation>
    </message>
    <message>
        <source>it names a node that is not there</source>
        <translation>nombra un nodo que no existe</translation>
    </message>
    <message>
        <source>another joint has the same name</source>
        <translation>otra articulación tiene el mismo nombre</translation>
    </message>
    <message>
        <source>its node is not a joint of the skeleton</source>
        <translation>su nodo no es una articulación del esqueleto</translation>
    </message>
    <message>
        <source>it names a shape that is not there</source>
        <translation>nombra una forma que no existe</translation>
    </message>
    <message>
        <source>it names a material that is not there</source>
        <translation>nombra un material que no existe</translation>
    </message>
    <message>
        <source>it names a part that is not there</source>
        <translation>nombra una parte que no existe</translation>
    </message>
    <message>
        <source>another entry says the same thing differently</source>
        <translation>otra entrada dice lo mismo de otra manera</translation>
    </message>
    <message>
        <source>it would move itself</source>
        <translation>se movería a sí misma</translation>
    </message>
    <message>
        <source>a driver turns the same joint</source>
        <translation>un driver gira la misma articulación</translation>
    </message>
    <message>
        <source>VRM 0.x has no place for it</source>
        <translation>VRM 0.x no tiene lugar para ello</translation>
    </message>
    <message>
        <source>it has no size</source>
        <translation>no tiene tamaño</translation>
    </message>
    <message>
        <source>it is to be of another version of VRM</source>
        <translation>debe ser de otra versión de VRM</translation>
    </message>
    <message>
        <source>its materials are to get the toon shading of VRM 1.0</source>
        <translation>sus materiales deben recibir el sombreado toon de VRM 1.0</translation>
    </message>
    <message>
        <source>another bone has the same node</source>
        <translation>otro hueso tiene el mismo nodo</translation>
    </message>
    <message>
        <source>VRM has no bone of that name</source>
        <translation>VRM no tiene ningún hueso con ese nombre</translation>
    </message>
    <message>
        <source>it names a texture that is not there</source>
        <translation>nombra una textura que no existe</translation>
    </message>
    <message>
        <source>their joints were removed</source>
        <translation>sus articulaciones se quitaron</translation>
    </message>
    <message>
        <source>the character was scaled</source>
        <translation>se escaló el personaje</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder. If you trust the model, choose its folder with File &gt; Texture Folder</source>
        <translation>está fuera de la carpeta del modelo. Si confía en el modelo, elija su carpeta con Archivo &gt; Carpeta de texturas</translation>
    </message>
    <message>
        <source>another program has it open. Close it there</source>
        <translation>otro programa lo tiene abierto. Ciérrelo allí</translation>
    </message>
</context>
<context>
    <name>AutosaveFlow</name>
    <message>
        <source>%1, %2, never saved</source>
        <translation>%1, %2, nunca guardado</translation>
    </message>
</context>
<context>
    <name>AvatarFile</name>
    <message>
        <source>it has to start with {&quot;sinewAvatar&quot;: 1, or be a recipe or project with an avatar</source>
        <translation>tiene que empezar con {&quot;sinewAvatar&quot;: 1, o ser una receta o un proyecto con un avatar</translation>
    </message>
</context>
<context>
    <name>BakePoses</name>
    <message>
        <source>Arms up</source>
        <translation>Brazos arriba</translation>
    </message>
    <message>
        <source>Deep squat</source>
        <translation>Cuclillas</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>Puño</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>Key %1 s</source>
        <translation>Clave %1 s</translation>
    </message>
</context>
<context>
    <name>BakeText</name>
    <message>
        <source>Range of motion</source>
        <translation>Rango de movimiento</translation>
    </message>
    <message>
        <source>Pairs of neighbouring joints</source>
        <translation>Pares de articulaciones vecinas</translation>
    </message>
    <message>
        <source>Stress poses</source>
        <translation>Poses de esfuerzo</translation>
    </message>
    <message>
        <source>Clips and motions</source>
        <translation>Clips y movimientos</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>Claves de pose</translation>
    </message>
    <message>
        <source>the weights of the joint are locked</source>
        <translation>los pesos de la articulación están bloqueados</translation>
    </message>
    <message>
        <source>most of its vertices are painted and stay</source>
        <translation>la mayoría de sus vértices están pintados y no cambian</translation>
    </message>
    <message>
        <source>this pose was held out of the fit</source>
        <translation>esta pose se dejó fuera del ajuste</translation>
    </message>
    <message>
        <source>shapes are not allowed</source>
        <translation>no se permiten formas</translation>
    </message>
    <message>
        <source>all shapes that are allowed are used</source>
        <translation>ya se usan todas las formas permitidas</translation>
    </message>
    <message>
        <source>its vertices have all the joints they may have</source>
        <translation>sus vértices tienen todas las articulaciones que pueden tener</translation>
    </message>
    <message>
        <source>no step brings it nearer</source>
        <translation>ningún paso lo acerca más</translation>
    </message>
    <message>
        <source>Good to %1 at every joint.</source>
        <translation>Correcto hasta %1 en cada articulación.</translation>
    </message>
    <message>
        <source>Not good to %1 at %2 of %3 joints.</source>
        <translation>No es correcto hasta %1 en %2 de %3 articulaciones.</translation>
    </message>
    <message>
        <source>%1: %2 in pose %3, because %4</source>
        <translation>%1: %2 en la pose %3, porque %4</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>ajustados</translation>
    </message>
    <message>
        <source>as they were</source>
        <translation>como estaban</translation>
    </message>
    <message>
        <source>Helper joints</source>
        <translation>Articulaciones auxiliares</translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>%1 articulación</numerusform>
            <numerusform>%1 articulaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>%1 forma</numerusform>
            <numerusform>%1 formas</numerusform>
        </translation>
    </message>
    <message>
        <source>under 0.01 mm</source>
        <translation>menos de 0,01 mm</translation>
    </message>
    <message>
        <source>%1, with partners %2</source>
        <translation>%1, con parejas %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>%1: good, %2 in pose %3</source>
        <translation>%1: bueno, %2 en la pose %3</translation>
    </message>
    <message>
        <source>Showing the source in every pose</source>
        <translation>Mostrando el origen en cada pose</translation>
    </message>
    <message>
        <source>Fitting weights and helper joints</source>
        <translation>Ajustando pesos y articulaciones auxiliares</translation>
    </message>
    <message>
        <source>Choosing shapes</source>
        <translation>Eligiendo formas</translation>
    </message>
    <message>
        <source>Measuring the result</source>
        <translation>Midiendo el resultado</translation>
    </message>
    <message>
        <source>another joint has its name, and drivers follow that one</source>
        <translation>otra articulación tiene su nombre, y los drivers siguen a esa</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Sinew could not be started: %1</source>
        <translation>No se pudo iniciar Sinew: %1</translation>
    </message>
    <message>
        <source>The bind crashed or was killed.</source>
        <translation>El vínculo falló o fue interrumpido.</translation>
    </message>
    <message>
        <source>The bind ended with exit code %1.</source>
        <translation>El vínculo terminó con el código de salida %1.</translation>
    </message>
    <message>
        <source>It was written, but could not be noted as done.</source>
        <translation>Se escribió, pero no se pudo anotar como hecho.</translation>
    </message>
    <message>
        <source>%1 was not written: a link in the output folder leads out of it. Remove the link.</source>
        <translation>%1 no se escribió: un enlace de la carpeta de salida lleva fuera de ella. Quite el enlace.</translation>
    </message>
    <message>
        <source>The name of %1 is not valid UTF-8. Rename the file.</source>
        <translation>El nombre de %1 no es UTF-8 válido. Cambie el nombre del archivo.</translation>
    </message>
    <message>
        <source>The output misses a requirement.</source>
        <translation>La salida no cumple un requisito.</translation>
    </message>
    <message>
        <source>%1 It could not be moved to %2.</source>
        <translation>%1 No se pudo mover a %2.</translation>
    </message>
</context>
<context>
    <name>BindBar</name>
    <message>
        <source>%1 s left</source>
        <translation>quedan %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>quedan %1 min</translation>
    </message>
</context>
<context>
    <name>BindSummary</name>
    <message>
        <source>; --report lists all %1 issues one by one</source>
        <translation>; --report enumera los %1 problemas uno por uno</translation>
    </message>
</context>
<context>
    <name>BrushStroke</name>
    <message>
        <source>Paint Weights</source>
        <translation>Pintar pesos</translation>
    </message>
    <message>
        <source>Flood Weights</source>
        <translation>Inundar pesos</translation>
    </message>
</context>
<context>
    <name>CageDrawing</name>
    <message>
        <source>Extend Cage</source>
        <translation>Ampliar jaula</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Jaula</translation>
    </message>
    <message>
        <source>Draw Cage</source>
        <translation>Dibujar jaula</translation>
    </message>
    <message>
        <source>Point handle %1 added</source>
        <translation>Tirador de punto %1 añadido</translation>
    </message>
    <message>
        <source>%1 extended</source>
        <translation>%1 ampliado</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 añadido</translation>
    </message>
    <message>
        <source>Extend Wire</source>
        <translation>Ampliar alambre</translation>
    </message>
</context>
<context>
    <name>CageEdits</name>
    <message>
        <source>Add Cage &quot;%1&quot;</source>
        <translation>Añadir jaula «%1»</translation>
    </message>
    <message>
        <source>Fill Cage &quot;%1&quot;</source>
        <translation>Rellenar jaula «%1»</translation>
    </message>
    <message>
        <source>Empty Cage &quot;%1&quot;</source>
        <translation>Vaciar jaula «%1»</translation>
    </message>
    <message>
        <source>Delete Cage &quot;%1&quot;</source>
        <translation>Eliminar jaula «%1»</translation>
    </message>
    <message>
        <source>Delete Cages</source>
        <translation>Eliminar jaulas</translation>
    </message>
    <message>
        <source>Rename Cage</source>
        <translation>Renombrar jaula</translation>
    </message>
    <message>
        <source>Add Lattice &quot;%1&quot;</source>
        <translation>Añadir retícula «%1»</translation>
    </message>
    <message>
        <source>Add Wire &quot;%1&quot;</source>
        <translation>Añadir alambre «%1»</translation>
    </message>
    <message>
        <source>Delete Lattice &quot;%1&quot;</source>
        <translation>Eliminar retícula «%1»</translation>
    </message>
    <message>
        <source>Delete Wire &quot;%1&quot;</source>
        <translation>Eliminar alambre «%1»</translation>
    </message>
    <message>
        <source>Rename Lattice</source>
        <translation>Renombrar retícula</translation>
    </message>
    <message>
        <source>Rename Wire</source>
        <translation>Renombrar alambre</translation>
    </message>
</context>
<context>
    <name>CageTool</name>
    <message>
        <source>Cages are drawn in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Las jaulas se dibujan en la pose de vínculo. Elija antes Pose &gt; Restablecer todo</translation>
    </message>
    <message>
        <source>A vertex of the cage lies there already</source>
        <translation>Ya hay ahí un vértice de la jaula</translation>
    </message>
    <message>
        <source>A vertex lies there already. Click the first vertex for a face, or press Enter to end</source>
        <translation>Ya hay ahí un vértice. Haga clic en el primer vértice para una cara, o pulse Intro para terminar</translation>
    </message>
    <message>
        <source>A face needs at least 3 vertices</source>
        <translation>Una cara necesita al menos 3 vértices</translation>
    </message>
</context>
<context>
    <name>CageTurns</name>
    <message>
        <source>Turn Cage Joints</source>
        <translation>Girar articulaciones de jaula</translation>
    </message>
</context>
<context>
    <name>ChainFile</name>
    <message>
        <source>a chain needs places, [[x, y, z], ...]</source>
        <translation>una cadena necesita posiciones, [[x, y, z], ...]</translation>
    </message>
    <message>
        <source>%1 has to be a text</source>
        <translation>%1 tiene que ser un texto</translation>
    </message>
    <message>
        <source>joints has to be 2 to 256</source>
        <translation>joints tiene que ser de 2 a 256</translation>
    </message>
    <message>
        <source>columns has to be 2 to 64</source>
        <translation>columns tiene que ser de 2 a 64</translation>
    </message>
    <message>
        <source>kind has to be chain, ring or row</source>
        <translation>kind tiene que ser chain, ring o row</translation>
    </message>
    <message>
        <source>there is no joint %1</source>
        <translation>no hay ninguna articulación %1</translation>
    </message>
</context>
<context>
    <name>ChainTool</name>
    <message>
        <source>Chains are drawn in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Las cadenas se dibujan en la pose de vínculo. Elija antes Pose &gt; Restablecer todo</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Passed</source>
        <translation>Superado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>No superado</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Sin medir</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Requisito</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Hallado</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Qué se mide</translation>
    </message>
    <message>
        <source>Worst of each joint, when it bends</source>
        <translation>Lo peor de cada articulación al doblarse</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Rings stand around the worst places:</source>
        <translation>Los anillos rodean los peores lugares:</translation>
    </message>
    <message>
        <source>Poses that tell most</source>
        <translation>Poses que más dicen</translation>
    </message>
    <message>
        <source>%1 vertices, %2 triangles, %3 poses</source>
        <translation>%1 vértices, %2 triángulos, %3 poses</translation>
    </message>
    <message>
        <source>Check of %1</source>
        <translation>Revisión de %1</translation>
    </message>
    <message>
        <source>Check: %1 of %2 files passed</source>
        <translation>Revisión: %1 de %2 archivos superados</translation>
    </message>
    <message>
        <source>Every joint bends alone through its range of motion, then the body takes stress poses, by linear blend skinning. A stretch is what a thousandth of the edges goes beyond. Holes are closed before a volume is measured.</source>
        <translation>Cada articulación se dobla sola por su rango de movimiento y luego el cuerpo toma poses de esfuerzo, con skinning lineal. El estiramiento es el que supera una milésima de las aristas. Los agujeros se cierran antes de medir un volumen.</translation>
    </message>
    <message>
        <source>Weights are compared with %1.</source>
        <translation>Los pesos se comparan con %1.</translation>
    </message>
</context>
<context>
    <name>CheckPoses</name>
    <message>
        <source>Arms up</source>
        <translation>Brazos arriba</translation>
    </message>
    <message>
        <source>Deep squat</source>
        <translation>Cuclillas</translation>
    </message>
    <message>
        <source>Fists</source>
        <translation>Puños</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Mirar atrás</translation>
    </message>
</context>
<context>
    <name>CheckTexts</name>
    <message>
        <source>vertices without weight</source>
        <translation>vértices sin peso</translation>
    </message>
    <message>
        <source>vertices with invalid weights</source>
        <translation>vértices con pesos no válidos</translation>
    </message>
    <message>
        <source>largest number of joints of a vertex</source>
        <translation>mayor número de articulaciones de un vértice</translation>
    </message>
    <message>
        <source>sum of the weights of a vertex</source>
        <translation>suma de los pesos de un vértice</translation>
    </message>
    <message>
        <source>weight of joints that are far through the body</source>
        <translation>peso de articulaciones lejanas a través del cuerpo</translation>
    </message>
    <message>
        <source>length of edges in a pose, times that in the bind pose</source>
        <translation>longitud de las aristas en una pose, como múltiplo de la de la pose de vínculo</translation>
    </message>
    <message>
        <source>faces that a pose turns inside out</source>
        <translation>caras que una pose vuelve del revés</translation>
    </message>
    <message>
        <source>faces that a pose pushes through others</source>
        <translation>caras que una pose hace atravesar otras</translation>
    </message>
    <message>
        <source>volume in a pose, of that in the bind pose</source>
        <translation>volumen en una pose, respecto al de la pose de vínculo</translation>
    </message>
    <message>
        <source>difference of weights from the reference, 0 to 2</source>
        <translation>diferencia de los pesos con la referencia, de 0 a 2</translation>
    </message>
    <message>
        <source>vertices with the reference&apos;s strongest joint</source>
        <translation>vértices con la articulación más fuerte de la referencia</translation>
    </message>
    <message>
        <source>there is no reference</source>
        <translation>no hay referencia</translation>
    </message>
    <message>
        <source>the mesh encloses no volume</source>
        <translation>la malla no encierra volumen</translation>
    </message>
    <message>
        <source>no joint bends</source>
        <translation>ninguna articulación se dobla</translation>
    </message>
    <message>
        <source>no distance from a bone is known</source>
        <translation>no se conoce la distancia a ningún hueso</translation>
    </message>
    <message>
        <source>it was not asked for</source>
        <translation>no se pidió</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>articulación %1</translation>
    </message>
    <message>
        <source>pose %1</source>
        <translation>pose %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>parte %1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
</context>
<context>
    <name>CommandGroups</name>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Superposición</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Vínculo</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Esqueleto</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Select Vertices</source>
        <translation>Seleccionar vértices</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Resortes</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>copy skin weights garment outfit clothes clothing LOD lods level of detail wrap</source>
        <translation>copiar pesos de piel prenda conjunto ropa vestuario LOD lods nivel de detalle envolver</translation>
    </message>
    <message>
        <source>load skin map ngSkinTools JSON</source>
        <translation>cargar mapa de piel ngSkinTools JSON</translation>
    </message>
    <message>
        <source>save skin map ngSkinTools JSON</source>
        <translation>guardar mapa de piel ngSkinTools JSON</translation>
    </message>
    <message>
        <source>fix stray vertices outliers</source>
        <translation>reparar vértices sueltos valores atípicos</translation>
    </message>
    <message>
        <source>max influences four bones</source>
        <translation>máx. influencias cuatro huesos</translation>
    </message>
    <message>
        <source>fill whole part</source>
        <translation>rellenar parte entera</translation>
    </message>
    <message>
        <source>corrective blend shape morph target PSD sculpt</source>
        <translation>forma correctiva blend shape objetivo de morph PSD esculpir</translation>
    </message>
    <message>
        <source>corrective blend shape morph target PSD</source>
        <translation>forma correctiva blend shape objetivo de morph PSD</translation>
    </message>
    <message>
        <source>corrective blend shape morph target dual quaternion</source>
        <translation>forma correctiva blend shape objetivo de morph cuaternión dual</translation>
    </message>
    <message>
        <source>corrective helper joints game engine</source>
        <translation>correctivo articulaciones auxiliares motor de juegos</translation>
    </message>
    <message>
        <source>rest mode rest pose bind pose edit mode joints bones</source>
        <translation>modo de reposo pose de reposo pose de vínculo modo de edición articulaciones huesos</translation>
    </message>
    <message>
        <source>rest pose bind pose A-pose T-pose apply pose</source>
        <translation>pose de reposo pose de vínculo pose en A pose en T aplicar pose</translation>
    </message>
    <message>
        <source>auto rig autorig humanoid biped markers</source>
        <translation>rig automático autorig humanoide bípedo marcadores</translation>
    </message>
    <message>
        <source>skin smooth bind automatic weights</source>
        <translation>piel skin vincular suave pesos automáticos</translation>
    </message>
    <message>
        <source>rest pose bind pose go to</source>
        <translation>pose de reposo pose de vínculo ir a</translation>
    </message>
    <message>
        <source>save GLB FBX VRM Unity Unreal Godot LOD</source>
        <translation>guardar GLB FBX VRM Unity Unreal Godot LOD</translation>
    </message>
    <message>
        <source>mirror X symmetry</source>
        <translation>reflejar X simetría espejo</translation>
    </message>
    <message>
        <source>garment clothes clothing wardrobe armour transfer copy skin weights wrap</source>
        <translation>prenda ropa vestido vestuario armadura transferir copiar pesos de piel envolver</translation>
    </message>
    <message>
        <source>batch many files crowd characters directory queue</source>
        <translation>lote muchos archivos multitud personajes directorio cola</translation>
    </message>
    <message>
        <source>LOD level of detail decimate reduce simplify polygons far</source>
        <translation>LOD nivel de detalle diezmar reducir simplificar polígonos lejos</translation>
    </message>
    <message>
        <source>quality test gate requirements HTML report stress poses</source>
        <translation>calidad prueba requisitos HTML informe poses de esfuerzo</translation>
    </message>
</context>
<context>
    <name>CompareMaps</name>
    <message>
        <source>Shaded</source>
        <translation>Sombreado</translation>
    </message>
    <message>
        <source>The surface with its textures, without colours</source>
        <translation>La superficie con sus texturas, sin colores</translation>
    </message>
    <message>
        <source>Joint Weights</source>
        <translation>Pesos de articulación</translation>
    </message>
    <message>
        <source>Weights of the selected joint</source>
        <translation>Pesos de la articulación seleccionada</translation>
    </message>
    <message>
        <source>Weight Difference</source>
        <translation>Diferencia de pesos</translation>
    </message>
    <message>
        <source>How much of each vertex&apos;s weight lies elsewhere than in the first pane</source>
        <translation>Cuánto del peso de cada vértice está en otro sitio que en la primera vista</translation>
    </message>
    <message>
        <source>Posed Distance</source>
        <translation>Distancia en pose</translation>
    </message>
    <message>
        <source>How far each vertex is from its place in the first pane, in this pose</source>
        <translation>A qué distancia está cada vértice de su sitio en la primera vista, en esta pose</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Estiramiento</translation>
    </message>
    <message>
        <source>How much longer or shorter edges are than in the bind pose</source>
        <translation>Cuánto más largas o cortas son las aristas que en la pose de vínculo</translation>
    </message>
    <message>
        <source>Area Change</source>
        <translation>Cambio de área</translation>
    </message>
    <message>
        <source>How much larger or smaller the surface is than in the bind pose</source>
        <translation>Cuánto mayor o menor es la superficie que en la pose de vínculo</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Desborde</translation>
    </message>
    <message>
        <source>Weight of joints other than the strongest one, its parent and its children</source>
        <translation>Peso de articulaciones distintas de la más fuerte, su padre y sus hijos</translation>
    </message>
    <message>
        <source>Select a joint to see its weights.</source>
        <translation>Seleccione una articulación para ver sus pesos.</translation>
    </message>
    <message>
        <source>mean %1, max %2</source>
        <translation>media %1, máx. %2</translation>
    </message>
</context>
<context>
    <name>ComparedSkin</name>
    <message>
        <source>This document</source>
        <translation>Este documento</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>Artículo (2014)</translation>
    </message>
    <message>
        <source>Weights of the file</source>
        <translation>Pesos del archivo</translation>
    </message>
    <message>
        <source>File on disk now</source>
        <translation>Archivo en disco</translation>
    </message>
    <message>
        <source>Kept %1</source>
        <translation>Conservado %1</translation>
    </message>
    <message>
        <source>Baked</source>
        <translation>Horneado</translation>
    </message>
</context>
<context>
    <name>ContentText</name>
    <message numerus="yes">
        <source>%1 camera(s)</source>
        <translation>
            <numerusform>%1 cámara</numerusform>
            <numerusform>%1 cámaras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 light(s)</source>
        <translation>
            <numerusform>%1 luz</numerusform>
            <numerusform>%1 luces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrap and filter modes of %1 texture(s)</source>
        <translation>
            <numerusform>modos de repetición y filtro de %1 textura</numerusform>
            <numerusform>modos de repetición y filtro de %1 texturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>offset and scale of %1 texture(s)</source>
        <translation>
            <numerusform>desplazamiento y escala de %1 textura</numerusform>
            <numerusform>desplazamiento y escala de %1 texturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) on a UV set other than the first</source>
        <translation>
            <numerusform>%1 textura en un conjunto UV distinto del primero</numerusform>
            <numerusform>%1 texturas en un conjunto UV distinto del primero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normal map strength of %1 material(s)</source>
        <translation>
            <numerusform>intensidad del mapa de normales de %1 material</numerusform>
            <numerusform>intensidad del mapa de normales de %1 materiales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tangents of %1 mesh(es)</source>
        <translation>
            <numerusform>tangentes de %1 malla</numerusform>
            <numerusform>tangentes de %1 mallas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normals of %1 morph target(s)</source>
        <translation>
            <numerusform>normales de %1 objetivo de morph</numerusform>
            <numerusform>normales de %1 objetivos de morph</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 custom vertex attribute(s)</source>
        <translation>
            <numerusform>%1 atributo de vértice personalizado</numerusform>
            <numerusform>%1 atributos de vértice personalizados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>custom properties of %1 object(s)</source>
        <translation>
            <numerusform>propiedades personalizadas de %1 objeto</numerusform>
            <numerusform>propiedades personalizadas de %1 objetos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copyright line</source>
        <translation>
            <numerusform>la línea de copyright</numerusform>
            <numerusform>la línea de copyright</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further scene(s)</source>
        <translation>
            <numerusform>%1 escena más</numerusform>
            <numerusform>%1 escenas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the skeleton of %1 joint(s)</source>
        <translation>
            <numerusform>el esqueleto de %1 articulación</numerusform>
            <numerusform>el esqueleto de %1 articulaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights of %1 mesh(es)</source>
        <translation>
            <numerusform>los pesos de %1 malla</numerusform>
            <numerusform>los pesos de %1 mallas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 material(s)</source>
        <translation>
            <numerusform>%1 material</numerusform>
            <numerusform>%1 materiales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s)</source>
        <translation>
            <numerusform>%1 textura</numerusform>
            <numerusform>%1 texturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>%1 animación</numerusform>
            <numerusform>%1 animaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 morph target(s)</source>
        <translation>
            <numerusform>%1 objetivo de morph</numerusform>
            <numerusform>%1 objetivos de morph</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vertex colours of %1 mesh(es)</source>
        <translation>
            <numerusform>colores de vértice de %1 malla</numerusform>
            <numerusform>colores de vértice de %1 mallas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further UV set(s)</source>
        <translation>
            <numerusform>%1 conjunto UV más</numerusform>
            <numerusform>%1 conjuntos UV más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opacity maps of %1 material(s)</source>
        <translation>
            <numerusform>mapas de opacidad de %1 material</numerusform>
            <numerusform>mapas de opacidad de %1 materiales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>two-sided display of %1 material(s)</source>
        <translation>
            <numerusform>visualización a dos caras de %1 material</numerusform>
            <numerusform>visualización a dos caras de %1 materiales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) of slot %2</source>
        <translation>
            <numerusform>%1 textura de la ranura %2</numerusform>
            <numerusform>%1 texturas de la ranura %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>extension %2</source>
        <translation>
            <numerusform>extensión %2</numerusform>
            <numerusform>extensión %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s) after the end of the GLB</source>
        <translation>
            <numerusform>%1 byte después del final del GLB</numerusform>
            <numerusform>%1 bytes después del final del GLB</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 FBX record(s) that cannot be read (first: %2)</source>
        <translation>
            <numerusform>%1 registro FBX que no se puede leer (%2)</numerusform>
            <numerusform>%1 registros FBX que no se pueden leer (el primero: %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>8-bit numbers of %1 joint(s), as bytes count to 256</source>
        <translation>
            <numerusform>número de 8 bits de %1 articulación, pues un byte cuenta hasta 256</numerusform>
            <numerusform>números de 8 bits de %1 articulaciones, pues un byte cuenta hasta 256</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 linked image(s) or file(s)</source>
        <translation>
            <numerusform>%1 imagen o archivo enlazado</numerusform>
            <numerusform>%1 imágenes o archivos enlazados</numerusform>
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
            <numerusform>%1 bloque de HTML</numerusform>
            <numerusform>%1 bloques de HTML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animated value(s)</source>
        <translation>
            <numerusform>%1 valor animado</numerusform>
            <numerusform>%1 valores animados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mask(s), clip path(s), filter(s), pattern(s) or marker(s)</source>
        <translation>
            <numerusform>%1 máscara, trazado de recorte, filtro, patrón o marcador</numerusform>
            <numerusform>%1 máscaras, trazados de recorte, filtros, patrones o marcadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the limits of %1 joint(s)</source>
        <translation>
            <numerusform>los límites de %1 articulación</numerusform>
            <numerusform>los límites de %1 articulaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 embedded picture(s) that cannot be drawn (embed PNG or JPEG instead)</source>
        <translation>
            <numerusform>%1 imagen incrustada que no se puede dibujar (incruste PNG o JPEG en su lugar)</numerusform>
            <numerusform>%1 imágenes incrustadas que no se pueden dibujar (incruste PNG o JPEG en su lugar)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spring chain(s), unless baked into clips</source>
        <translation>
            <numerusform>%1 cadena de resortes, salvo si se hornea en clips</numerusform>
            <numerusform>%1 cadenas de resortes, salvo si se hornean en clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>%1 restricción</numerusform>
            <numerusform>%1 restricciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>%1 expresión</numerusform>
            <numerusform>%1 expresiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toon shading (MToon) of %1 material(s)</source>
        <translation>
            <numerusform>sombreado toon (MToon) de %1 material</numerusform>
            <numerusform>sombreado toon (MToon) de %1 materiales</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeformForm</name>
    <message>
        <source>Dual quaternion</source>
        <translation>Cuaternión dual</translation>
    </message>
    <message>
        <source>Weight blended</source>
        <translation>Mezcla ponderada</translation>
    </message>
    <message>
        <source>Centres of rotation</source>
        <translation>Centros de rotación</translation>
    </message>
    <message>
        <source>Classic linear</source>
        <translation>Lineal clásico</translation>
    </message>
</context>
<context>
    <name>DeformerText</name>
    <message>
        <source>glTF uses classic linear skinning, as its specification requires.</source>
        <translation>glTF usa el skinning lineal clásico, como exige su especificación.</translation>
    </message>
    <message>
        <source>Unreal uses classic linear skinning with 8 influences (12 if set in the project); dual quaternion skinning needs a deformer graph or a plugin.</source>
        <translation>Unreal usa el skinning lineal clásico con 8 influencias (12 si se fija en el proyecto); el de cuaternión dual necesita un grafo de deformación o un plugin.</translation>
    </message>
    <message>
        <source>Blender uses classic linear skinning, or dual quaternion skinning with &quot;Preserve Volume&quot; on the Armature modifier.</source>
        <translation>Blender usa el skinning lineal clásico, o el de cuaternión dual con «Preserve Volume» en el modificador Armature.</translation>
    </message>
    <message>
        <source>%1 uses classic linear skinning only, with 4 influences by default.</source>
        <translation>%1 usa solo el skinning lineal clásico, por defecto con 4 influencias.</translation>
    </message>
    <message>
        <source>Implicit skinning cannot be exported</source>
        <translation>El skinning implícito no se puede exportar</translation>
    </message>
    <message>
        <source>Centres of rotation cannot be exported</source>
        <translation>Los centros de rotación no se pueden exportar</translation>
    </message>
    <message>
        <source>Weight blended skinning cannot be exported</source>
        <translation>El skinning de mezcla ponderada no se puede exportar</translation>
    </message>
    <message>
        <source>Dual quaternion skinning cannot be exported</source>
        <translation>El skinning de cuaternión dual no se puede exportar</translation>
    </message>
    <message>
        <source>in a sample pose, as the character is in its bind pose. Pose the character to measure in that pose</source>
        <translation>en una pose de muestra, porque el personaje está en su pose de vínculo: póselo para medir otra</translation>
    </message>
    <message>
        <source>in this pose</source>
        <translation>en esta pose</translation>
    </message>
    <message>
        <source>No difference %1.</source>
        <translation>Sin diferencia %1.</translation>
    </message>
    <message>
        <source>%1: the character bends differently there; the next line says by how much.</source>
        <translation>%1: allí el personaje se dobla de otro modo, en lo que dice la línea siguiente.</translation>
    </message>
    <message>
        <source>Stiffness by angle cannot be exported</source>
        <translation>La rigidez por ángulo no se puede exportar</translation>
    </message>
    <message>
        <source>DragonBones uses classic linear skinning.</source>
        <translation>DragonBones usa el skinning lineal clásico.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices lose influences.</source>
        <translation>%1 de %2 vértices pierden influencias.</translation>
    </message>
    <message>
        <source>Maya uses classic linear skinning, or dual quaternion skinning with &quot;Skinning Method&quot; on the skinCluster.</source>
        <translation>Maya usa el skinning lineal clásico, o el de cuaternión dual con «Skinning Method» en el skinCluster.</translation>
    </message>
    <message>
        <source>3ds Max uses classic linear skinning, or dual quaternion skinning with &quot;Dual Quaternion&quot; on the Skin modifier.</source>
        <translation>3ds Max usa el skinning lineal clásico, o el de cuaternión dual con «Dual Quaternion» en el modificador Skin.</translation>
    </message>
    <message>
        <source>Houdini uses classic linear skinning, or dual quaternion skinning with &quot;Method&quot; on the Joint Deform node.</source>
        <translation>Houdini usa el skinning lineal clásico, o el de cuaternión dual con «Method» en el nodo Joint Deform.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>The largest is at %1, because the skinning method is another there.</source>
        <translation>La mayor diferencia está en %1, porque el método de skinning es otro en el destino.</translation>
    </message>
    <message>
        <source>The largest is at %1, because a vertex keeps %2 of its %3 influences.</source>
        <translation>La mayor diferencia está en %1, porque un vértice conserva %2 de sus %3 influencias.</translation>
    </message>
    <message>
        <source>The largest is at %1, because the file stores weights in 8 bits.</source>
        <translation>La mayor diferencia está en %1, porque el archivo guarda los pesos en 8 bits.</translation>
    </message>
    <message>
        <source>Between here and %1: %2 at most (%3 of the height), %4 on average, %5.</source>
        <translation>Entre aquí y %1: %2 como máximo (%3 de la altura), %4 de media, %5.</translation>
    </message>
    <message>
        <source>The largest is at %1, because Unreal keeps weights in 8 bits.</source>
        <translation>La mayor diferencia está en %1, porque Unreal guarda los pesos en 8 bits.</translation>
    </message>
    <message>
        <source>The largest is at %1.</source>
        <translation>La mayor diferencia está en %1.</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Open Character or Project</source>
        <translation>Abrir personaje o proyecto</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>Cargar esqueleto</translation>
    </message>
    <message>
        <source>Add Cage</source>
        <translation>Añadir jaula</translation>
    </message>
    <message>
        <source>Transfer Weights From</source>
        <translation>Transferir pesos desde</translation>
    </message>
    <message>
        <source>Pose File</source>
        <translation>Archivo de pose</translation>
    </message>
    <message>
        <source>Load Motion</source>
        <translation>Cargar movimiento</translation>
    </message>
    <message>
        <source>Joint Table</source>
        <translation>Tabla de articulaciones</translation>
    </message>
    <message>
        <source>Import Weights</source>
        <translation>Importar pesos</translation>
    </message>
    <message>
        <source>Export Weights</source>
        <translation>Exportar pesos</translation>
    </message>
    <message>
        <source>Export Skeleton</source>
        <translation>Exportar esqueleto</translation>
    </message>
    <message>
        <source>Save Project</source>
        <translation>Guardar proyecto</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Save Turntable</source>
        <translation>Guardar mesa giratoria</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Characters and projects</source>
        <translation>Personajes y proyectos</translation>
    </message>
    <message>
        <source>Sinew projects</source>
        <translation>Proyectos de Sinew</translation>
    </message>
    <message>
        <source>Skeletons and rigged characters</source>
        <translation>Esqueletos y personajes con rig</translation>
    </message>
    <message>
        <source>Rigged characters</source>
        <translation>Personajes con rig</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Poses</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Tables of joint names</source>
        <translation>Tablas de nombres de articulaciones</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Folder of images</source>
        <translation>Carpeta de imágenes</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>¿Guardar los cambios en %1?</translation>
    </message>
    <message>
        <source>If you do not save, they are lost.</source>
        <translation>Si no guarda, se pierden.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Shape From File</source>
        <translation>Forma desde archivo</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Mallas</translation>
    </message>
    <message>
        <source>Choose an Outfit</source>
        <translation>Elegir un conjunto</translation>
    </message>
    <message>
        <source>Choose a Recipe</source>
        <translation>Elegir una receta</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>Recetas</translation>
    </message>
    <message>
        <source>Save Check Page</source>
        <translation>Guardar página de revisión</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Joints</source>
        <translation>Articulaciones</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Vínculo</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Why These Weights</source>
        <translation>Por qué estos pesos</translation>
    </message>
    <message>
        <source>Component Editor</source>
        <translation>Editor de componentes</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Resortes</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Expresiones</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Esqueleto</translation>
    </message>
</context>
<context>
    <name>DriverText</name>
    <message>
        <source>Swing</source>
        <translation>Balanceo</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Torsión</translation>
    </message>
    <message>
        <source>Bend X</source>
        <translation>Pliegue X</translation>
    </message>
    <message>
        <source>Bend Y</source>
        <translation>Pliegue Y</translation>
    </message>
    <message>
        <source>Bend Z</source>
        <translation>Pliegue Z</translation>
    </message>
    <message>
        <source>Translate X</source>
        <translation>Traslación X</translation>
    </message>
    <message>
        <source>Translate Y</source>
        <translation>Traslación Y</translation>
    </message>
    <message>
        <source>Translate Z</source>
        <translation>Traslación Z</translation>
    </message>
    <message>
        <source>Rotate X</source>
        <translation>Rotación X</translation>
    </message>
    <message>
        <source>Rotate Y</source>
        <translation>Rotación Y</translation>
    </message>
    <message>
        <source>Rotate Z</source>
        <translation>Rotación Z</translation>
    </message>
    <message>
        <source>Scale X</source>
        <translation>Escala X</translation>
    </message>
    <message>
        <source>Scale Y</source>
        <translation>Escala Y</translation>
    </message>
    <message>
        <source>Scale Z</source>
        <translation>Escala Z</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>%1 of %2: %3 of %4</source>
        <translation>%1 de %2: %3 de %4</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Giro</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Change Joint Deformation</source>
        <translation>Cambiar deformación de articulación</translation>
    </message>
    <message>
        <source>Copy Deformation to All Joints</source>
        <translation>Copiar la deformación a todas las articulaciones</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>Skinning implícito</translation>
    </message>
    <message>
        <source>Change Skinning Method</source>
        <translation>Cambiar método de skinning</translation>
    </message>
    <message>
        <source>Bind Skin</source>
        <translation>Vincular la piel</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>Cargar esqueleto</translation>
    </message>
    <message>
        <source>Fit Skeleton</source>
        <translation>Ajustar esqueleto</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>Posar articulación</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Method of Implicit Skinning</source>
        <translation>Método del skinning implícito</translation>
    </message>
    <message>
        <source>Bake for Engine</source>
        <translation>Hornear para motor</translation>
    </message>
    <message>
        <source>Apply as Rest Pose</source>
        <translation>Aplicar como pose de reposo</translation>
    </message>
</context>
<context>
    <name>EngineText</name>
    <message>
        <source>%1 is removed</source>
        <translation>%1 se quita</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 pasa a ser %2</translation>
    </message>
    <message>
        <source>%1 is new, above all</source>
        <translation>%1 es nueva, sobre todas</translation>
    </message>
    <message>
        <source>%1 is new, below %2</source>
        <translation>%1 es nueva, bajo %2</translation>
    </message>
    <message>
        <source>%1 keeps its name: the convention has none for it</source>
        <translation>%1 conserva su nombre: la convención no tiene ninguno para ella</translation>
    </message>
    <message>
        <source>%1 gets no twist joints: it has no bone</source>
        <translation>%1 no recibe articulaciones de torsión: no tiene hueso</translation>
    </message>
    <message>
        <source>No twist joints: no joint is named as an arm or a leg</source>
        <translation>Sin articulaciones de torsión: ninguna lleva nombre de brazo o pierna</translation>
    </message>
</context>
<context>
    <name>EnvelopeEdits</name>
    <message>
        <source>Envelope of %1</source>
        <translation>Envolvente de %1</translation>
    </message>
    <message>
        <source>Clear Envelopes</source>
        <translation>Quitar envolventes</translation>
    </message>
    <message>
        <source>Keep All Envelopes</source>
        <translation>Conservar todas las envolventes</translation>
    </message>
</context>
<context>
    <name>EnvelopeTool</name>
    <message>
        <source>Envelopes bind by the solver Envelopes: choose it in the Bind panel.</source>
        <translation>Las envolventes vinculan con el solucionador Envolventes: elíjalo en el panel Vínculo.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The character has no skeleton. Load one with File &gt; Load Skeleton (%2).</source>
        <translation>El personaje no tiene esqueleto. Cargue uno con Archivo &gt; Cargar esqueleto (%2).</translation>
    </message>
    <message>
        <source>No joints are left to bind to. Choose other joints under Joints in the Bind panel.</source>
        <translation>No quedan articulaciones a las que vincular. Elija otras en Articulaciones, en el panel Vínculo.</translation>
    </message>
    <message>
        <source>%1 is a source file of this project. Choose another name.</source>
        <translation>%1 es un archivo de origen de este proyecto. Elija otro nombre.</translation>
    </message>
    <message>
        <source>Nothing was written, because %1 already exists and does not belong to %2. Choose another name or folder.</source>
        <translation>No se escribió nada, porque %1 ya existe y no pertenece a %2. Elija otro nombre o carpeta.</translation>
    </message>
    <message>
        <source>The character does not stand upright. Choose %2 as Up.</source>
        <translation>El personaje no está derecho. Elija %2 como Arriba.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM names its author. Enter one under Authors.</source>
        <translation>%1 no se escribió: un VRM nombra a su autor. Indíquelo en Autores.</translation>
    </message>
    <message>
        <source>%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) in the joint tree. Choose other joints in the list of bones.</source>
        <translation>%1 no se escribió: en un VRM, %2 (articulación %3) tiene que estar bajo %4 (articulación %5). Elija otras articulaciones en la lista de huesos.</translation>
    </message>
    <message>
        <source>%1 was not written: joint %2 cannot be both %3 and %4. Choose another joint in the list of bones.</source>
        <translation>%1 no se escribió: la articulación %2 no puede ser a la vez %3 y %4. Elija otra articulación en la lista de huesos.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and no joint was recognized as %2. Choose the joints in the list of bones.</source>
        <translation>%1 no se escribió: un VRM necesita un esqueleto humanoide, y ninguna articulación se reconoció como %2. Elija las articulaciones en la lista de huesos.</translation>
    </message>
    <message>
        <source>The character does not stand on %2, as this template needs. Choose the template %4, or set the markers at the ends of its legs.</source>
        <translation>El personaje no se apoya en %2, como necesita esta plantilla. Elija la plantilla %4, o ponga los marcadores en los extremos de sus patas.</translation>
    </message>
    <message>
        <source>Out of memory while binding %2. Choose a lower resolution, or close other programs.</source>
        <translation>Memoria agotada al vincular %2. Elija una resolución menor, o cierre otros programas.</translation>
    </message>
    <message>
        <source>Out of memory while reading %2. Close other programs, or decimate the mesh.</source>
        <translation>Memoria agotada al leer %2. Cierre otros programas, o diezme la malla.</translation>
    </message>
    <message>
        <source>Out of memory while writing %2. Close other programs, or leave out animations and textures.</source>
        <translation>Memoria agotada al escribir %2. Cierre otros programas, u omita animaciones y texturas.</translation>
    </message>
    <message>
        <source>Out of memory while drawing %2. Close other programs, or leave out the picture.</source>
        <translation>Memoria agotada al dibujar %2. Cierre otros programas, u omita la imagen.</translation>
    </message>
    <message>
        <source>Out of memory. Save your work, then close other programs or choose a lower resolution.</source>
        <translation>Memoria agotada. Guarde su trabajo y luego cierre otros programas o elija una resolución menor.</translation>
    </message>
    <message>
        <source>No joint is left to bind to. Bind with --joints all, or list the joints in a file.</source>
        <translation>No queda ninguna articulación a la que vincular. Vincule con --joints all, o enumere las articulaciones en un archivo.</translation>
    </message>
    <message>
        <source>There is no joint %1 (named in %2). Check the spelling.</source>
        <translation>No hay ninguna articulación %1 (nombrada en %2). Compruebe la ortografía.</translation>
    </message>
    <message>
        <source>There is no joint %1 (named in %2). Did you mean %3?</source>
        <translation>No hay ninguna articulación %1 (nombrada en %2). ¿Quiso decir %3?</translation>
    </message>
    <message>
        <source>There is no part %1 in %2. Its parts are: %3.</source>
        <translation>No hay ninguna parte %1 en %2. Sus partes son: %3.</translation>
    </message>
    <message>
        <source>Part %2 has no vertex %1. Choose one from 0 to %3.</source>
        <translation>La parte %2 no tiene ningún vértice %1. Elija uno de 0 a %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: choose from %3 to %4.</source>
        <translation>%1 no puede ser %2: elija de %3 a %4.</translation>
    </message>
    <message>
        <source>There is no parameter %1 (named in %2). Check the spelling.</source>
        <translation>No hay ningún parámetro %1 (nombrado en %2). Compruebe la ortografía.</translation>
    </message>
    <message>
        <source>There is no solver %1. Choose one of these: %2.</source>
        <translation>No hay ningún solucionador %1. Elija uno de estos: %2.</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free. Resolution %4 fits.</source>
        <translation>La resolución %3 necesita unos %1 MiB de memoria, pero solo hay %2 MiB libres. La resolución %4 cabe.</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free, too little for any resolution. Close other programs or decimate the mesh.</source>
        <translation>La resolución %3 necesita unos %1 MiB de memoria, pero solo hay %2 MiB libres, muy poco para cualquier resolución. Cierre otros programas o diezme la malla.</translation>
    </message>
    <message>
        <source>Refinement box %1 does not touch the character, which reaches from (%2, %3, %4) to (%5, %6, %7). Move the box.</source>
        <translation>La caja de refinado %1 no toca el personaje, que va de (%2; %3; %4) a (%5; %6; %7). Mueva la caja.</translation>
    </message>
    <message>
        <source>Refinement box %1 at resolution %4 needs about %2 MiB of memory, but only %3 MiB are free. Use resolution %5 there, or a smaller box.</source>
        <translation>La caja de refinado %1 con resolución %4 necesita unos %2 MiB de memoria, pero solo hay %3 MiB libres. Use ahí la resolución %5, o una caja menor.</translation>
    </message>
    <message>
        <source>Out of memory during this: %1 (%2). Close other programs, or decimate the mesh.</source>
        <translation>Memoria agotada durante esto: %1 (%2). Cierre otros programas, o diezme la malla.</translation>
    </message>
    <message>
        <source>All vertices of %1 have the same position, so it has no size. Check its scale and export it again.</source>
        <translation>Todos los vértices de %1 tienen la misma posición, así que no tiene tamaño. Compruebe su escala y expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>There is no part %1 to set a binding for. The parts are: %2. Name a shell of a part by its number, like Body#3.</source>
        <translation>No hay ninguna parte %1 a la que fijar un vínculo. Las partes son: %2. Nombre una isla de una parte por su número, como Body#3.</translation>
    </message>
    <message>
        <source>Part %1 cannot be bound to joint %2: the joint does not exist or is excluded from the bind. Choose another joint.</source>
        <translation>La parte %1 no se puede vincular a la articulación %2: no existe o está excluida del vínculo. Elija otra articulación.</translation>
    </message>
    <message>
        <source>The binding of part %1 is not complete: rigid needs one joint, limit needs one or more, all others need none. Only smooth and limit can have a solver of their own.</source>
        <translation>El vínculo de la parte %1 no está completo: rigid necesita una articulación, limit una o más, los demás ninguna. Solo smooth y limit pueden tener un solucionador propio.</translation>
    </message>
    <message>
        <source>Part %1: there is no solver %2. Choose one of these: %3.</source>
        <translation>Parte %1: no hay ningún solucionador %2. Elija uno de estos: %3.</translation>
    </message>
    <message>
        <source>Part %1 has two bindings. Remove one of them.</source>
        <translation>La parte %1 tiene dos vínculos. Quite uno de ellos.</translation>
    </message>
    <message>
        <source>Part %1 copies the nearest skin, but no part is bound smoothly. Bind at least one part smoothly.</source>
        <translation>La parte %1 copia la piel más cercana, pero ninguna parte tiene vínculo suave. Vincule al menos una parte de forma suave.</translation>
    </message>
    <message>
        <source>Every part is skipped, so there is nothing to bind. Bind at least one part.</source>
        <translation>Se omiten todas las partes, así que no hay nada que vincular. Vincule al menos una parte.</translation>
    </message>
    <message>
        <source>The voxels of %1 cannot be reused: joint %2 is missing in one of the two files or has another position. Use the same skeleton in the same bind pose, or bind without reuse.</source>
        <translation>Los vóxeles de %1 no se pueden reutilizar: la articulación %2 falta en uno de los dos archivos o tiene otra posición. Use el mismo esqueleto en la misma pose de vínculo, o vincule sin reutilizar.</translation>
    </message>
    <message>
        <source>%1 does not fit the voxels of %4: %2 of its vertices are outside, by up to %3. Reuse a file of the same shape, or bind without reuse.</source>
        <translation>%1 no encaja en los vóxeles de %4: %2 de sus vértices están fuera, hasta %3. Reutilice un archivo de la misma forma, o vincule sin reutilizar.</translation>
    </message>
    <message>
        <source>A region cannot be named &quot;%1&quot;. Give every region a different name.</source>
        <translation>Una región no puede llamarse «%1». Dé a cada región un nombre distinto.</translation>
    </message>
    <message>
        <source>Region %1: there is no solver %2. Choose one of these: %3.</source>
        <translation>Región %1: no hay ningún solucionador %2. Elija uno de estos: %3.</translation>
    </message>
    <message>
        <source>Region %1 has no size, or its position or size is not a number. Give it a size, or remove it.</source>
        <translation>La región %1 no tiene tamaño, o su posición o tamaño no es un número. Dele un tamaño, o quítela.</translation>
    </message>
    <message>
        <source>The vertices of part %2 painted into region %1 are not valid. List them in ascending order, each with an amount from 0 to 1.</source>
        <translation>Los vértices de la parte %2 pintados en la región %1 no son válidos. Enumérelos en orden ascendente, cada uno con un valor de 0 a 1.</translation>
    </message>
    <message>
        <source>The handle of joint %1 has a position or size that is not valid. Place it again, or remove it.</source>
        <translation>El tirador de la articulación %1 tiene una posición o un tamaño no válido. Colóquelo de nuevo, o quítelo.</translation>
    </message>
    <message>
        <source>%1 cannot be read as a cage: %2. Export the cage again as OBJ.</source>
        <translation>%1 no se puede leer como jaula: %2. Exporte la jaula de nuevo como OBJ.</translation>
    </message>
    <message>
        <source>Canceled. No file was left half-written.</source>
        <translation>Cancelado. Ningún archivo quedó a medio escribir.</translation>
    </message>
    <message>
        <source>%1: there is no such file. Check the path.</source>
        <translation>%1: no existe tal archivo. Compruebe la ruta.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check that it is a file and that you may read it.</source>
        <translation>%1 no se puede leer: %2. Compruebe que es un archivo y que tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>%1 is empty. Export it again.</source>
        <translation>%1 está vacío. Expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. It may be damaged or have the wrong extension. Export it again, or as FBX or GLB.</source>
        <translation>%1 no se puede leer: %2. Puede estar dañado o tener la extensión equivocada. Expórtelo de nuevo, o como FBX o GLB.</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be read. Convert it to one of these: %3.</source>
        <translation>%1: los archivos de tipo «%2» no se pueden leer. Conviértalo a uno de estos: %3.</translation>
    </message>
    <message>
        <source>%1 has no file extension, such as .fbx or .glb. Rename the file.</source>
        <translation>%1 no tiene extensión de archivo, como .fbx o .glb. Cambie el nombre del archivo.</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be written here. Use the extension %3.</source>
        <translation>%1: los archivos de tipo «%2» no se pueden escribir aquí. Use la extensión %3.</translation>
    </message>
    <message>
        <source>%1 has no file extension. Use %3.</source>
        <translation>%1 no tiene extensión de archivo. Use %3.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder, or check its permissions and the free disk space.</source>
        <translation>%1 no se puede escribir: %2. Elija otra carpeta, o compruebe sus permisos y el espacio libre en disco.</translation>
    </message>
    <message>
        <source>%1 contains no mesh. Export the character together with its mesh.</source>
        <translation>%1 no contiene ninguna malla. Exporte el personaje junto con su malla.</translation>
    </message>
    <message>
        <source>%1 contains no faces. Export the mesh with its polygons.</source>
        <translation>%1 no contiene caras. Exporte la malla con sus polígonos.</translation>
    </message>
    <message>
        <source>%1: none of the %3 vertices of %2 has a valid position. Look for a broken modifier, constraint or scale, and export the mesh again.</source>
        <translation>%1: ninguno de los %3 vértices de %2 tiene una posición válida. Busque un modificador, una restricción o una escala incorrectos y exporte la malla de nuevo.</translation>
    </message>
    <message>
        <source>%1 contains no skeleton. Use one from another file with --skeleton (%2).</source>
        <translation>%1 no contiene esqueleto. Use uno de otro archivo con --skeleton (%2).</translation>
    </message>
    <message>
        <source>%1 contains no skin weights, so no joint moves the mesh. Bind it first.</source>
        <translation>%1 no contiene pesos de skinning, así que ninguna articulación mueve la malla. Vincúlelo antes.</translation>
    </message>
    <message>
        <source>%1 has %2 faces; the limit is %3. Decimate the mesh or split the file.</source>
        <translation>%1 tiene %2 caras; el límite es %3. Diezme la malla o divida el archivo.</translation>
    </message>
    <message>
        <source>The recipe %1 cannot be used: %2. Correct or remove it.</source>
        <translation>La receta %1 no se puede usar: %2. Corríjala o quítela.</translation>
    </message>
    <message>
        <source>The pose %1 cannot be used: %2. Correct the file.</source>
        <translation>La pose %1 no se puede usar: %2. Corrija el archivo.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written: %2. Choose another folder, and a name that ends in .png.</source>
        <translation>La imagen %1 no se puede escribir: %2. Elija otra carpeta, y un nombre que termine en .png.</translation>
    </message>
    <message>
        <source>The project %1 is damaged: %2. The file was not changed; open an older copy, or the character itself.</source>
        <translation>El proyecto %1 está dañado: %2. El archivo no se cambió; abra una copia anterior, o el propio personaje.</translation>
    </message>
    <message>
        <source>The project %1 has version %2; this release reads versions up to %3. Open it with a newer release.</source>
        <translation>El proyecto %1 tiene la versión %2; esta edición lee versiones hasta %3. Ábralo con una edición más reciente.</translation>
    </message>
    <message>
        <source>The project %1 needs the file %2, which no longer exists. Locate the file.</source>
        <translation>El proyecto %1 necesita el archivo %2, que ya no existe. Localice el archivo.</translation>
    </message>
    <message>
        <source>The file %2 has changed since the project %1 was saved, so the weights may differ. Choose the old file, or continue with this one.</source>
        <translation>El archivo %2 cambió desde que se guardó el proyecto %1, así que los pesos pueden diferir. Elija el archivo antiguo, o continúe con este.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Open it again, or write a new file with --rebuild.</source>
        <translation>Otro programa cambió %1 desde que se abrió. Ábralo de nuevo, o escriba un archivo nuevo con --rebuild.</translation>
    </message>
    <message>
        <source>%1 was not written: more than the skin would differ from the original file (%2). Rebuild the whole file (--rebuild), and please report this.</source>
        <translation>%1 no se escribió: algo más que la piel diferiría del archivo original (%2). Reconstruya el archivo entero (--rebuild) e informe de ello, por favor.</translation>
    </message>
    <message>
        <source>The weights cannot be written into %1: %2 has other vertices there. Open the file again, or write a new one with --rebuild.</source>
        <translation>Los pesos no se pueden escribir en %1: %2 tiene ahí otros vértices. Abra el archivo de nuevo, o escriba uno nuevo con --rebuild.</translation>
    </message>
    <message>
        <source>%1 cannot be the file that was read with another skin, because %2. Export as GLB, or write a new VRM with --rebuild.</source>
        <translation>%1 no puede ser el archivo leído con otra piel, porque %2. Exporte como GLB, o escriba un VRM nuevo con --rebuild.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and no joint was recognized as %2. Choose the joints in the export dialog, or with --vrm-bone, such as hips=Pelvis.</source>
        <translation>%1 no se escribió: un VRM necesita un esqueleto humanoide, y ninguna articulación se reconoció como %2. Elija las articulaciones en el diálogo de exportación, o con --vrm-bone, como hips=Pelvis.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and there is no skeleton. Load one from another file.</source>
        <translation>%1 no se escribió: un VRM necesita un esqueleto humanoide, y no hay esqueleto. Cargue uno de otro archivo.</translation>
    </message>
    <message>
        <source>%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) in the joint tree. Choose other joints in the export dialog, or with --vrm-bone.</source>
        <translation>%1 no se escribió: en un VRM, %2 (articulación %3) tiene que estar bajo %4 (articulación %5). Elija otras articulaciones en el diálogo de exportación, o con --vrm-bone.</translation>
    </message>
    <message>
        <source>%1 was not written: joint %2 cannot be both %3 and %4. Choose another joint in the export dialog, or with --vrm-bone.</source>
        <translation>%1 no se escribió: la articulación %2 no puede ser a la vez %3 y %4. Elija otra articulación en el diálogo de exportación, o con --vrm-bone.</translation>
    </message>
    <message>
        <source>VRM has no bone %1. The manual page on VRM lists its bones.</source>
        <translation>VRM no tiene ningún hueso %1. La página del manual sobre VRM enumera sus huesos.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM names its author. Enter one in the export dialog, or use --vrm-author.</source>
        <translation>%1 no se escribió: un VRM nombra a su autor. Indíquelo en el diálogo de exportación, o use --vrm-author.</translation>
    </message>
    <message>
        <source>The automatically saved work cannot be recovered: %2. The file was kept as %1.</source>
        <translation>El trabajo autoguardado no se puede recuperar: %2. El archivo se conservó como %1.</translation>
    </message>
    <message>
        <source>%1 contains no skeleton, but a rigged character is needed. Bind it first.</source>
        <translation>%1 no contiene esqueleto, pero se necesita un personaje con rig. Vincúlelo antes.</translation>
    </message>
    <message>
        <source>%1 was not written: it would overwrite the input %2. Choose another name, or overwrite it with --force.</source>
        <translation>%1 no se escribió: sobrescribiría la entrada %2. Elija otro nombre, o sobrescríbala con --force.</translation>
    </message>
    <message>
        <source>%1 exists and does not belong to %2, so nothing was written. Choose another name or folder, or overwrite it with --force.</source>
        <translation>%1 existe y no pertenece a %2, así que no se escribió nada. Elija otro nombre o carpeta, o sobrescríbalo con --force.</translation>
    </message>
    <message>
        <source>%1 would be written twice: it also belongs to %2. Choose another name.</source>
        <translation>%1 se escribiría dos veces: también pertenece a %2. Elija otro nombre.</translation>
    </message>
    <message>
        <source>%1 refers to the file %2, which was not read because it is outside its folder. Put it beside %1, or export as GLB.</source>
        <translation>%1 hace referencia al archivo %2, que no se leyó porque está fuera de su carpeta. Póngalo junto a %1, o exporte como GLB.</translation>
    </message>
    <message>
        <source>%1 needs the glTF extension %2, which is not supported. Export it without that extension, or as FBX.</source>
        <translation>%1 necesita la extensión glTF %2, que no se admite. Expórtelo sin esa extensión, o como FBX.</translation>
    </message>
    <message>
        <source>%1 names no character to bind. Put files in it that Sinew reads, such as %2.</source>
        <translation>%1 no nombra ningún personaje que vincular. Ponga ahí archivos que Sinew lea, como %2.</translation>
    </message>
    <message>
        <source>Nothing was bound: the output folder %1 lies inside the input folder %2. Choose a folder outside it.</source>
        <translation>No se vinculó nada: la carpeta de salida %1 está dentro de la carpeta de entrada %2. Elija una carpeta fuera de ella.</translation>
    </message>
    <message>
        <source>Nothing was bound: %1 and %2 would both be written to %3. Rename one of them, or bind them into different folders.</source>
        <translation>No se vinculó nada: %1 y %2 se escribirían ambos en %3. Cambie el nombre de uno, o vincúlelos en carpetas distintas.</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files was stopped after %3 seconds. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: el lector de archivos %2 se detuvo tras %3 segundos. El archivo puede estar dañado. Conviértalo a FBX o GLB.</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files crashed. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: el lector de archivos %2 falló. El archivo puede estar dañado. Conviértalo a FBX o GLB.</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files needs more than %3 GiB of memory. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: el lector de archivos %2 necesita más de %3 GiB de memoria. El archivo puede estar dañado. Conviértalo a FBX o GLB.</translation>
    </message>
    <message>
        <source>The skeleton in %1 cannot be used: %2. Correct the file.</source>
        <translation>El esqueleto de %1 no se puede usar: %2. Corrija el archivo.</translation>
    </message>
    <message>
        <source>The skeleton in %1 has a loop: joint %2 is its own ancestor. Give it another parent.</source>
        <translation>El esqueleto de %1 tiene un bucle: la articulación %2 es su propio antepasado. Dele otro padre.</translation>
    </message>
    <message>
        <source>%1 has %2 joints; the limit is %3. Remove joints that deform nothing.</source>
        <translation>%1 tiene %2 articulaciones; el límite es %3. Quite las que no deforman nada.</translation>
    </message>
    <message>
        <source>%1 and %2 have no joint names in common, so their weights cannot be compared. Compare files with the same skeleton.</source>
        <translation>%1 y %2 no tienen nombres de articulaciones en común, así que sus pesos no se pueden comparar. Compare archivos con el mismo esqueleto.</translation>
    </message>
    <message>
        <source>There is a joint named %1 already. Choose another name.</source>
        <translation>Ya hay una articulación llamada %1. Elija otro nombre.</translation>
    </message>
    <message>
        <source>A joint needs a name.</source>
        <translation>Una articulación necesita un nombre.</translation>
    </message>
    <message>
        <source>%1 cannot be placed under %2, which is below it or itself. Choose a joint outside this branch.</source>
        <translation>%1 no se puede poner bajo %2, que está bajo ella o es ella misma. Elija una articulación fuera de esta rama.</translation>
    </message>
    <message>
        <source>%1 is the joint of a point handle or a cage. Change the handle or the cage instead.</source>
        <translation>%1 es la articulación de un tirador de punto o de una jaula. Cambie el tirador o la jaula.</translation>
    </message>
    <message>
        <source>%1 cannot stand there: its position or rotation is not a usable number. Give it another place.</source>
        <translation>%1 no puede estar ahí: su posición o rotación no es un número utilizable. Dele otro sitio.</translation>
    </message>
    <message>
        <source>%1 has no bone there: no joint to end at. Add a joint first.</source>
        <translation>%1 no tiene hueso ahí: no hay articulación en que terminar. Añada antes una articulación.</translation>
    </message>
    <message>
        <source>No joint of %1 would be left. Keep one at least.</source>
        <translation>No quedaría ninguna articulación de %1. Conserve al menos una.</translation>
    </message>
    <message>
        <source>There is no other side to mirror to: none of these vertices has a counterpart across the mirror plane. Choose another axis or other joints under Weights &gt; Mirror &gt; Joint Mapping.</source>
        <translation>No hay otro lado al que reflejar: ninguno de estos vértices tiene equivalente al otro lado del plano de simetría. Elija otro eje u otras articulaciones en Pesos &gt; Simetría &gt; Asignación de articulaciones.</translation>
    </message>
    <message>
        <source>%1 is flat: there is no inside that a skeleton could be fitted to. Give the mesh thickness.</source>
        <translation>%1 es plano: no hay interior al que ajustar un esqueleto. Dé grosor a la malla.</translation>
    </message>
    <message>
        <source>%1 holds %2 characters that stand apart. Fit a skeleton to one at a time: delete or export the others first.</source>
        <translation>%1 contiene %2 personajes separados. Ajuste un esqueleto a uno cada vez: elimine o exporte antes los demás.</translation>
    </message>
    <message>
        <source>The character in %1 is lying down. Say which way is up (--up %2), or choose the template for four legs.</source>
        <translation>El personaje de %1 está tumbado. Indique qué dirección es arriba (--up %2), o elija la plantilla de cuatro patas.</translation>
    </message>
    <message>
        <source>The character in %1 is upside down. Say which way is up: --up %2.</source>
        <translation>El personaje de %1 está cabeza abajo. Indique qué dirección es arriba: --up %2.</translation>
    </message>
    <message>
        <source>%1: no %2 were found. Set these markers: %3.</source>
        <translation>%1: no se encontraron %2. Ponga estos marcadores: %3.</translation>
    </message>
    <message>
        <source>%1: of %2 legs only %3 were found. Ask for as many as there are, or set the markers at the ends of the legs.</source>
        <translation>%1: de %2 patas solo se encontraron %3. Pida tantas como haya, o ponga los marcadores en los extremos de las patas.</translation>
    </message>
    <message>
        <source>There is no marker %1. The markers are %2.</source>
        <translation>No hay ningún marcador %1. Los marcadores son %2.</translation>
    </message>
    <message>
        <source>The marker %1 is set twice. Remove one of them.</source>
        <translation>El marcador %1 está puesto dos veces. Quite uno de ellos.</translation>
    </message>
    <message>
        <source>The markers %1 and %2 lie in the same place. Move one of them.</source>
        <translation>Los marcadores %1 y %2 están en el mismo sitio. Mueva uno de ellos.</translation>
    </message>
    <message>
        <source>The marker %1 lies %2 outside the mesh. Move it onto the mesh.</source>
        <translation>El marcador %1 está %2 fuera de la malla. Muévalo a la malla.</translation>
    </message>
    <message>
        <source>The marker %1 lies on the wrong side. Left and right are those of the character, not of the viewer.</source>
        <translation>El marcador %1 está en el lado equivocado. Izquierda y derecha son las del personaje, no las de quien mira.</translation>
    </message>
    <message>
        <source>The marker %1 has to lie above the marker %2. Move one of them, or turn the character upright.</source>
        <translation>El marcador %1 tiene que estar sobre el marcador %2. Mueva uno de ellos, o ponga el personaje derecho.</translation>
    </message>
    <message>
        <source>%1 cannot be used as markers or a chain: %2. Correct the file.</source>
        <translation>%1 no se puede usar como marcadores ni como cadena: %2. Corrija el archivo.</translation>
    </message>
    <message>
        <source>There is no template %1. The templates are %2, or a rigged file.</source>
        <translation>No hay ninguna plantilla %1. Las plantillas son %2, o un archivo con rig.</translation>
    </message>
    <message>
        <source>The names of the %1 joints do not say which are hips, head, arms and legs. Rename them in a usual way, such as Hips and LeftArm.</source>
        <translation>Los nombres de las %1 articulaciones no dicen cuáles son caderas, cabeza, brazos y piernas. Cámbielos por otros usuales, como Hips y LeftArm.</translation>
    </message>
    <message>
        <source>The line is too short for a chain of joints. Draw a longer one.</source>
        <translation>La línea es demasiado corta para una cadena de articulaciones. Dibuje una más larga.</translation>
    </message>
    <message>
        <source>The line does not lie on a skirt or a cape. Draw it on the cloth, from its upper border down to its hem.</source>
        <translation>La línea no está sobre una falda ni una capa. Dibújela sobre la tela, desde el borde superior hasta el dobladillo.</translation>
    </message>
    <message>
        <source>%1 lacks %2 of the %3 vertices of %4, so their weights cannot be compared. Compare files with the same mesh, in the same pose and size.</source>
        <translation>A %1 le faltan %2 de los %3 vértices de %4, así que sus pesos no se pueden comparar. Compare archivos con la misma malla, en la misma pose y tamaño.</translation>
    </message>
    <message>
        <source>The weights of joint %1 are locked. Unlock it to paint on it.</source>
        <translation>Los pesos de la articulación %1 están bloqueados. Desbloquéela para pintar en ella.</translation>
    </message>
    <message>
        <source>Select the joint to paint: click its bone, or its name in the Joints panel.</source>
        <translation>Seleccione la articulación que va a pintar: haga clic en su hueso, o en su nombre en el panel Articulaciones.</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; cannot be painted: it is hidden, or it is a mirror or relax layer. Show it, select a paint layer, or add one.</source>
        <translation>La capa «%1» no se puede pintar: está oculta, o es una capa de simetría o de relajación. Muéstrela, seleccione una capa de pintura o añada una.</translation>
    </message>
    <message>
        <source>The weights of all joints are locked. Unlock the joints you want to paint.</source>
        <translation>Los pesos de todas las articulaciones están bloqueados. Desbloquee las que quiera pintar.</translation>
    </message>
    <message>
        <source>No layer was made on the mesh of %1: its parts have other vertex counts. Choose the file that was open when the layers were painted.</source>
        <translation>Ninguna capa se hizo en la malla de %1: sus partes tienen otro número de vértices. Elija el archivo que estaba abierto cuando se pintaron las capas.</translation>
    </message>
    <message>
        <source>No joint with weights in %1 has a counterpart in %2, so no weights were transferred. List the pairs of joint names in a joint table.</source>
        <translation>Ninguna articulación con pesos de %1 tiene equivalente en %2, así que no se transfirieron pesos. Enumere los pares de nombres en una tabla de articulaciones.</translation>
    </message>
    <message>
        <source>The joint table %1 cannot be used: %2. Correct the file.</source>
        <translation>La tabla de articulaciones %1 no se puede usar: %2. Corrija el archivo.</translation>
    </message>
    <message>
        <source>The weights in %1 cannot be read: %2. Export them again, or correct the file.</source>
        <translation>Los pesos de %1 no se pueden leer: %2. Expórtelos de nuevo, o corrija el archivo.</translation>
    </message>
    <message>
        <source>%1 has weights for %2 vertices, but %3 has %4. Use the mesh that the weights were exported from.</source>
        <translation>%1 tiene pesos para %2 vértices, pero %3 tiene %4. Use la malla desde la que se exportaron los pesos.</translation>
    </message>
    <message>
        <source>Part %1 of %2 has no UVs, so its weights cannot be images. Unwrap it, or use CSV or JSON.</source>
        <translation>La parte %1 de %2 no tiene UV, así que sus pesos no pueden ser imágenes. Despliéguela, o use CSV o JSON.</translation>
    </message>
    <message>
        <source>%1 is a Git LFS pointer, not the file itself. Get it with git lfs pull, or download it from its page.</source>
        <translation>%1 es un puntero de Git LFS, no el archivo en sí. Obténgalo con git lfs pull, o descárguelo desde su página.</translation>
    </message>
    <message>
        <source>%1 is a web page, not the file itself. Open the page in a browser and download the file there.</source>
        <translation>%1 es una página web, no el archivo en sí. Abra la página en un navegador y descargue allí el archivo.</translation>
    </message>
    <message>
        <source>%1 is a JSON text, such as the answer of a server that does not have the file. Download the file again.</source>
        <translation>%1 es un texto JSON, como la respuesta de un servidor que no tiene el archivo. Descargue el archivo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is a plain text, not the file that its extension says. Download it again, or choose another file.</source>
        <translation>%1 es texto sin formato, no el archivo que dice su extensión. Descárguelo de nuevo, o elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 is a ZIP archive. Unpack it, and open a file in it.</source>
        <translation>%1 es un archivo comprimido ZIP. Descomprímalo y abra un archivo de su interior.</translation>
    </message>
    <message>
        <source>%1 is a 7z archive. Unpack it, and open a file in it.</source>
        <translation>%1 es un archivo comprimido 7z. Descomprímalo y abra un archivo de su interior.</translation>
    </message>
    <message>
        <source>%1 is a RAR archive. Unpack it, and open a file in it.</source>
        <translation>%1 es un archivo comprimido RAR. Descomprímalo y abra un archivo de su interior.</translation>
    </message>
    <message>
        <source>%1 is compressed with gzip. Unpack it first.</source>
        <translation>%1 está comprimido con gzip. Descomprímalo antes.</translation>
    </message>
    <message>
        <source>%1 is a PDF document. Choose the file of the model.</source>
        <translation>%1 es un documento PDF. Elija el archivo del modelo.</translation>
    </message>
    <message>
        <source>%1 is an image, not a model. Choose the file of the model. To open a drawn character, save it as PNG with transparency.</source>
        <translation>%1 es una imagen, no un modelo. Elija el archivo del modelo. Para abrir un personaje dibujado, guárdelo como PNG con transparencia.</translation>
    </message>
    <message>
        <source>%1 is a Blender file. Open it in Blender, and export the character as FBX or GLB.</source>
        <translation>%1 es un archivo de Blender. Ábralo en Blender y exporte el personaje como FBX o GLB.</translation>
    </message>
    <message>
        <source>%1 is a USD file, which cannot be read. Export the character as FBX or GLB.</source>
        <translation>%1 es un archivo USD, que no se puede leer. Exporte el personaje como FBX o GLB.</translation>
    </message>
    <message>
        <source>%1 is an FBX file with the wrong extension. Rename it so that it ends in .fbx.</source>
        <translation>%1 es un archivo FBX con la extensión equivocada. Cámbiele el nombre para que termine en .fbx.</translation>
    </message>
    <message>
        <source>%1 is a GLB file with the wrong extension. Rename it so that it ends in .glb.</source>
        <translation>%1 es un archivo GLB con la extensión equivocada. Cámbiele el nombre para que termine en .glb.</translation>
    </message>
    <message>
        <source>%1 is a glTF file with the wrong extension. Rename it so that it ends in .gltf.</source>
        <translation>%1 es un archivo glTF con la extensión equivocada. Cámbiele el nombre para que termine en .gltf.</translation>
    </message>
    <message>
        <source>%1 is a Collada file with the wrong extension. Rename it so that it ends in .dae.</source>
        <translation>%1 es un archivo Collada con la extensión equivocada. Cámbiele el nombre para que termine en .dae.</translation>
    </message>
    <message>
        <source>%1 is a PLY file with the wrong extension. Rename it so that it ends in .ply.</source>
        <translation>%1 es un archivo PLY con la extensión equivocada. Cámbiele el nombre para que termine en .ply.</translation>
    </message>
    <message>
        <source>%1 is a BVH file with the wrong extension. Rename it so that it ends in .bvh.</source>
        <translation>%1 es un archivo BVH con la extensión equivocada. Cámbiele el nombre para que termine en .bvh.</translation>
    </message>
    <message>
        <source>%1 is %2, and the oldest version that can be read is %3. Convert it with %4, or export it again as FBX or GLB.</source>
        <translation>%1 es %2, y la versión más antigua que se puede leer es %3. Conviértalo con %4, o expórtelo de nuevo como FBX o GLB.</translation>
    </message>
    <message>
        <source>%1 is %2, and the oldest version that can be read is %3. Export it again as FBX or GLB.</source>
        <translation>%1 es %2, y la versión más antigua que se puede leer es %3. Expórtelo de nuevo como FBX o GLB.</translation>
    </message>
    <message>
        <source>%1 is %2, and the newest version that can be read is %3. Convert it with %4, or export it again as FBX or GLB.</source>
        <translation>%1 es %2, y la versión más reciente que se puede leer es %3. Conviértalo con %4, o expórtelo de nuevo como FBX o GLB.</translation>
    </message>
    <message>
        <source>%1 is %2, and the newest version that can be read is %3. Export it again in that version, or as FBX or GLB.</source>
        <translation>%1 es %2, y la versión más reciente que se puede leer es %3. Expórtelo de nuevo en esa versión, o como FBX o GLB.</translation>
    </message>
    <message>
        <source>%1 contains a motion and no mesh. Open a rigged character and play the motion on it: Pose &gt; Load Motion, or sinew pose CHARACTER --motion %1.</source>
        <translation>%1 contiene un movimiento y ninguna malla. Abra un personaje con rig y reproduzca en él el movimiento: Pose &gt; Cargar movimiento, o sinew pose CHARACTER --motion %1.</translation>
    </message>
    <message>
        <source>%1 contains a skeleton and no mesh. Open the character and give it this skeleton: File &gt; Load Skeleton, or sinew bind CHARACTER --skeleton %1.</source>
        <translation>%1 contiene un esqueleto y ninguna malla. Abra el personaje y dele este esqueleto: Archivo &gt; Cargar esqueleto, o sinew bind CHARACTER --skeleton %1.</translation>
    </message>
    <message>
        <source>The motion in %1 cannot be used: line %3: %2. Correct the file, or export it again.</source>
        <translation>El movimiento de %1 no se puede usar: línea %3: %2. Corrija el archivo, o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>The motion in %1 cannot be used: %2. Correct the file, or export it again.</source>
        <translation>El movimiento de %1 no se puede usar: %2. Corrija el archivo, o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>%1 is %2 MB, but files of this kind may be at most %3 MB. Check that it is the right file, or make it smaller.</source>
        <translation>%1 ocupa %2 MB, y los archivos de su tipo pueden ocupar %3 MB. Compruebe que es el archivo correcto, o hágalo más pequeño.</translation>
    </message>
    <message>
        <source>%1 is left out of the list: there is a line feed or another control character in its name. Rename it, or list with --list0.</source>
        <translation>%1 se omite en la lista: hay un salto de línea u otro carácter de control en su nombre. Cámbiele el nombre, o enumere con --list0.</translation>
    </message>
    <message>
        <source>%1 is not the kind of file its extension says, but this: %2. Choose another file.</source>
        <translation>%1 no es lo que dice su extensión, sino esto: %2. Elija otro archivo.</translation>
    </message>
    <message>
        <source>%1 cannot be used as a character: %2. Save it as PNG with transparency, in RGB with 8 bits a channel.</source>
        <translation>%1 no se puede usar como personaje: %2. Guárdelo como PNG con transparencia, en RGB con 8 bits por canal.</translation>
    </message>
    <message>
        <source>The name of %1 is too long: file names may have %2 bytes here. Choose a shorter one.</source>
        <translation>El nombre de %1 es demasiado largo: aquí los nombres de archivo pueden tener %2 bytes. Elija uno más corto.</translation>
    </message>
    <message>
        <source>The body in %1 does not stand on %2, as the template %3 needs. Use the template %4 (--template %4). To fit it all the same, set markers at the ends of the legs, or use --force.</source>
        <translation>El cuerpo de %1 no se apoya en %2, como necesita la plantilla %3. Use la plantilla %4 (--template %4). Para ajustarla de todos modos, ponga marcadores en los extremos de las patas, o use --force.</translation>
    </message>
    <message>
        <source>No vertex of %2 lies within reach of the surface of %1, so no weights were transferred. Put both in the same place at the same scale, or raise the distance or the angle.</source>
        <translation>Ningún vértice de %2 está al alcance de la superficie de %1, así que no se transfirieron pesos. Ponga ambos en el mismo sitio y a la misma escala, o aumente la distancia o el ángulo.</translation>
    </message>
    <message>
        <source>All normals of %2 within reach of the surface of %1 face the other way, so no weights were transferred. Recalculate its normals, or ignore which way they face: --flipped-normals, or Accept flipped normals in the dialog.</source>
        <translation>Todas las normales de %2 al alcance de la superficie de %1 apuntan al otro lado, así que no se transfirieron pesos. Recalcule sus normales, o no tenga en cuenta su sentido: --flipped-normals, o «Aceptar normales invertidas» en el diálogo.</translation>
    </message>
    <message>
        <source>Voxels cannot be drawn: there is no OpenGL 3.3, or no display. Bind with --voxelizer columns, or start Sinew on a desktop or under xvfb-run.</source>
        <translation>No se pueden dibujar los vóxeles: no hay OpenGL 3.3 o no hay pantalla. Vincule con --voxelizer columns, o inicie Sinew en un escritorio o con xvfb-run.</translation>
    </message>
    <message>
        <source>The graphics driver failed while it drew the voxels. Bind with --voxelizer columns, or choose a lower resolution.</source>
        <translation>El controlador gráfico falló al dibujar los vóxeles. Vincule con --voxelizer columns, o elija una resolución menor.</translation>
    </message>
    <message>
        <source>The stiffness by angle of joint %1 has no key. Give at least one angle with its stiffness (alpha).</source>
        <translation>La rigidez por ángulo de la articulación %1 no tiene ninguna clave. Indique al menos un ángulo con su rigidez (alpha).</translation>
    </message>
    <message>
        <source>The stiffness by angle of joint %1 has two keys at %2 degrees. Give each angle once.</source>
        <translation>La rigidez por ángulo de la articulación %1 tiene dos claves a %2 grados. Indique cada ángulo una sola vez.</translation>
    </message>
    <message>
        <source>%1 was not written: its format is for flat characters, and %2 is not flat, or is not seen from the front. Open a picture as the character, or export as GLB or FBX.</source>
        <translation>%1 no se escribió: su formato es para personajes planos, y %2 no es plano, o no se ve desde el frente. Abra una imagen como personaje, o exporte como GLB o FBX.</translation>
    </message>
    <message>
        <source>%1 was not written: %2 can hold about %4 of these vertices, and there are %3. Open the picture with fewer triangles (the line &quot;density&quot; of a .layers file), or lower Max Influences.</source>
        <translation>%1 no se escribió: %2 puede contener unos %4 de estos vértices, y hay %3. Abra la imagen con menos triángulos (la línea «density» de un archivo .layers), o reduzca Influencias máx.</translation>
    </message>
    <message>
        <source>%1 was not written: its pictures do not fit into one picture of %2 x %2 pixels, as the format needs it. Make them smaller, or export as .tscn.</source>
        <translation>%1 no se escribió: sus imágenes no caben en una sola imagen de %2 x %2 píxeles, como necesita el formato. Hágalas más pequeñas, o exporte como .tscn.</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 has no key. Give at least one angle with its value.</source>
        <translation>Un driver por el ángulo de la articulación %1 no tiene ninguna clave. Indique al menos un ángulo con su valor.</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 has two keys at %2 degrees. Give each angle once.</source>
        <translation>Un driver por el ángulo de la articulación %1 tiene dos claves a %2 grados. Indique cada ángulo una sola vez.</translation>
    </message>
    <message>
        <source>Joint %1 cannot drive itself. Choose another joint as the target.</source>
        <translation>La articulación %1 no puede controlarse a sí misma. Elija otra como objetivo.</translation>
    </message>
    <message>
        <source>Joint %1 would drive itself: %2. Remove one driver of this circle, or choose another joint.</source>
        <translation>La articulación %1 se controlaría a sí misma: %2. Quite un driver de este bucle, o elija otra articulación.</translation>
    </message>
    <message>
        <source>%1 cannot become a shape: %2 has %3 vertices there and %4 here. Sculpt the mesh without adding or removing vertices.</source>
        <translation>%1 no puede convertirse en forma: %2 tiene allí %3 vértices y aquí %4. Esculpa la malla sin añadir ni quitar vértices.</translation>
    </message>
    <message>
        <source>No joint is turned in this pose, so nothing can drive the shape %1. Turn a joint first.</source>
        <translation>En esta pose no hay ninguna articulación girada, así que nada puede controlar la forma %1. Gire antes una articulación.</translation>
    </message>
    <message>
        <source>The shape %1 would move no vertex: the mesh is shown like this already. Use the pose in which it was sculpted.</source>
        <translation>La forma %1 no movería ningún vértice: la malla ya se muestra así. Use la pose en que se esculpió.</translation>
    </message>
    <message>
        <source>The limits of %1 are swapped: around %2 the min, %3°, is greater than the max, %4°. Swap the two.</source>
        <translation>Los límites de %1 están invertidos: sobre %2, el mínimo, %3°, es mayor que el máximo, %4°. Intercambie los dos.</translation>
    </message>
    <message>
        <source>A limit of %1 is not a usable number. Give every limit in degrees.</source>
        <translation>Un límite de %1 no es un número utilizable. Indique cada límite en grados.</translation>
    </message>
    <message>
        <source>The handle of joint %1 is to be region %2, but there is no such region. Make the region, or remove the handle.</source>
        <translation>El tirador de la articulación %1 debe ser la región %2, pero no existe tal región. Cree la región, o quite el tirador.</translation>
    </message>
    <message>
        <source>The handle of joint %1 is region %2, which holds no vertex of this character. Paint the region, or remove the handle.</source>
        <translation>El tirador de la articulación %1 es la región %2, que no contiene ningún vértice de este personaje. Pinte la región, o quite el tirador.</translation>
    </message>
    <message>
        <source>This character has none of the vertices that are the handle of joint %1. Choose other vertices, or remove the handle.</source>
        <translation>Este personaje no tiene ninguno de los vértices que son el tirador de la articulación %1. Elija otros vértices, o quite el tirador.</translation>
    </message>
    <message>
        <source>The list of vertices of the handle of joint %1 does not say of which part they are. Write a line &quot;part NAME&quot; before them. The parts are: %2.</source>
        <translation>La lista de vértices del tirador de la articulación %1 no dice de qué parte son. Escriba antes una línea «part NAME». Las partes son: %2.</translation>
    </message>
    <message>
        <source>A pseudo-edge cannot connect joint %1 with itself. Choose another joint.</source>
        <translation>Una pseudoarista no puede unir la articulación %1 consigo misma. Elija otra articulación.</translation>
    </message>
    <message>
        <source>Joints %1 and %2 are connected by two pseudo-edges. Remove one of them.</source>
        <translation>Las articulaciones %1 y %2 están unidas por dos pseudoaristas. Quite una de ellas.</translation>
    </message>
    <message>
        <source>Lattice %1 has %2 control vertices along an axis. Choose %3 to %4 for each axis.</source>
        <translation>La retícula %1 tiene %2 vértices de control en un eje. Elija de %3 a %4 para cada eje.</translation>
    </message>
    <message>
        <source>Lattice %1 must keep its %3 control vertices and have no faces; it would have %2 vertices. Change its counts, or remove it as a whole.</source>
        <translation>La retícula %1 debe conservar sus %3 vértices de control y no tener caras; tendría %2 vértices. Cambie sus cantidades, o quítela entera.</translation>
    </message>
    <message>
        <source>Lattice %1 has no size along one of its axes. Make its box larger.</source>
        <translation>La retícula %1 no tiene tamaño en uno de sus ejes. Agrande su caja.</translation>
    </message>
    <message>
        <source>Lattice %1: control vertex %2 is not in its place in the grid. Space the control vertices evenly, and pose their joints instead.</source>
        <translation>Retícula %1: el vértice de control %2 no está en su lugar de la cuadrícula. Espacie por igual los vértices de control, y pose en su lugar sus articulaciones.</translation>
    </message>
    <message>
        <source>Lattice %1: nothing of the character is named %2. Use the name of a part, as `sinew inspect` lists them, or of a region that holds vertices.</source>
        <translation>Retícula %1: nada en el personaje se llama %2. Use el nombre de una parte, tal como los enumera `sinew inspect`, o de una región que contenga vértices.</translation>
    </message>
    <message>
        <source>Wire %1 has %2 control vertices. Give it 2 to %3.</source>
        <translation>El alambre %1 tiene %2 vértices de control. Dele de 2 a %3.</translation>
    </message>
    <message>
        <source>Wire %1 is not one open line. Join all its control vertices by edges, one behind the other, without branches, loops and faces.</source>
        <translation>El alambre %1 no es una sola línea abierta. Una todos sus vértices de control con aristas, uno tras otro, sin ramas, bucles ni caras.</translation>
    </message>
    <message>
        <source>The drop-off of %1 is not valid. Give a wire a width over 0, and a lattice one of 0 or more.</source>
        <translation>La atenuación de %1 no es válida. Dé a un alambre una anchura mayor que 0, y a una retícula una de 0 o más.</translation>
    </message>
    <message>
        <source>%1 is not the mesh of a picture, whose vertices can be edited. Open a PNG, WebP, PSD, SVG or .layers file, or change the mesh in a 3D program.</source>
        <translation>%1 no es la malla de una imagen, cuyos vértices se puedan editar. Abra un archivo PNG, WebP, PSD, SVG o .layers, o cambie la malla en un programa 3D.</translation>
    </message>
    <message>
        <source>The outline would cross or touch itself. Leave room between its edges.</source>
        <translation>El contorno se cruzaría o se tocaría a sí mismo. Deje espacio entre sus aristas.</translation>
    </message>
    <message>
        <source>A vertex would lie outside the outline, or on another vertex. Move or delete that vertex first.</source>
        <translation>Un vértice quedaría fuera del contorno, o sobre otro vértice. Mueva o elimine antes ese vértice.</translation>
    </message>
    <message>
        <source>The mesh does not reach this place. Click on an edge or inside a triangle.</source>
        <translation>La malla no llega a este lugar. Haga clic en una arista o dentro de un triángulo.</translation>
    </message>
    <message>
        <source>There is no room for another vertex. Click farther from the others.</source>
        <translation>No hay sitio para otro vértice. Haga clic más lejos de los demás.</translation>
    </message>
    <message>
        <source>Nothing would be left of the mesh. Keep at least 3 vertices, or hide the part.</source>
        <translation>No quedaría nada de la malla. Conserve al menos 3 vértices, u oculte la parte.</translation>
    </message>
    <message>
        <source>%1 cannot be read as a list of vertices: line %2 says &quot;%3&quot;. Give numbers from 0, ranges such as 20-35, or part NAME.</source>
        <translation>%1 no se puede leer como lista de vértices: la línea %2 dice «%3». Indique números desde 0, intervalos como 20-35, o part NAME.</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 cannot measure from this pose. Name %1 first and each joint once. Several joints can only turn on a shape, by their swing.</source>
        <translation>Un driver por el ángulo de la articulación %1 no puede medir desde esta pose. Nombre primero %1 y cada articulación una vez. Varias articulaciones solo pueden activar una forma, por su balanceo.</translation>
    </message>
    <message>
        <source>There is no pose to bake from. Choose a group of poses that turns joints with weights.</source>
        <translation>No hay ninguna pose desde la que hornear. Elija un grupo de poses que gire articulaciones con pesos.</translation>
    </message>
    <message>
        <source>The poses&apos; vertices would take %1 MB and %2 MB are allowed. Choose fewer poses, or allow more memory.</source>
        <translation>Los vértices de las poses ocuparían %1 MB y se permiten %2 MB. Elija menos poses, o permita más memoria.</translation>
    </message>
    <message>
        <source>%1 would lose the corrective shapes, which %2 cannot hold. Write %3, or bake with 0 shapes.</source>
        <translation>%1 perdería las formas correctivas, que %2 no puede contener. Escriba %3, u hornee con 0 formas.</translation>
    </message>
    <message>
        <source>%1 cannot become a shape, because it holds no sculpted mesh. Choose an OBJ, PLY, FBX or GLB file with the same vertices as the character.</source>
        <translation>%1 no puede ser una forma, porque no contiene ninguna malla esculpida. Elija un archivo OBJ, PLY, FBX o GLB con los mismos vértices que el personaje.</translation>
    </message>
    <message>
        <source>There is no shape %1 that can be edited. Shapes of the character&apos;s file can be mirrored and split, but not renamed or removed.</source>
        <translation>No hay ninguna forma %1 que se pueda editar. Las formas del archivo del personaje se pueden reflejar y dividir, pero no renombrar ni quitar.</translation>
    </message>
    <message>
        <source>There is a shape %1 already. Choose another name.</source>
        <translation>Ya hay una forma %1. Elija otro nombre.</translation>
    </message>
    <message>
        <source>The shape %1 cannot be mirrored: no vertex that it moves has a counterpart on the other side. Check the mirror plane in Joint Mapping.</source>
        <translation>La forma %1 no se puede reflejar: ningún vértice que mueve tiene equivalente en el otro lado. Compruebe el plano de simetría en Asignación de articulaciones.</translation>
    </message>
    <message>
        <source>The shape %1 cannot be mirrored: joint %2, which turns it on, has no partner on the other side. Choose the partner in Joint Mapping.</source>
        <translation>La forma %1 no se puede reflejar: la articulación %2, que la activa, no tiene pareja en el otro lado. Elija la pareja en Asignación de articulaciones.</translation>
    </message>
    <message>
        <source>The shape %1 moves vertices on one side alone, so there is nothing to split. Mirror it instead.</source>
        <translation>La forma %1 mueve vértices de un solo lado, así que no hay nada que dividir. Refléjela en su lugar.</translation>
    </message>
    <message>
        <source>The shape %1 is off in this pose, so an edit of it would not show. Turn the joint that drives it.</source>
        <translation>La forma %1 está desactivada en esta pose, así que una edición no se vería. Gire la articulación que la controla.</translation>
    </message>
    <message>
        <source>A cage, lattice or wire cannot be named &quot;%1&quot;. Give each of them a different name.</source>
        <translation>Una jaula, retícula o alambre no puede llamarse «%1». Dé a cada uno un nombre distinto.</translation>
    </message>
    <message>
        <source>%1 has no vertices. Make it again, or remove it.</source>
        <translation>%1 no tiene vértices. Vuelva a crear el objeto, o quítelo.</translation>
    </message>
    <message>
        <source>%1 has %2 vertices, each of which is a joint; the most are %3. Give it fewer.</source>
        <translation>%1 tiene %2 vértices, cada uno de los cuales es una articulación; el máximo es %3. Use menos.</translation>
    </message>
    <message>
        <source>%1 names %2 joints for %3 vertices. Name one joint for each vertex, or none.</source>
        <translation>%1 nombra %2 articulaciones para %3 vértices. Nombre una articulación por vértice, o ninguna.</translation>
    </message>
    <message>
        <source>%1: the position of vertex %2 is not valid. Give it three finite numbers.</source>
        <translation>%1: la posición del vértice %2 no es válida. Dele tres números finitos.</translation>
    </message>
    <message>
        <source>%1 has no vertex %2. Choose one from 0 to %3.</source>
        <translation>%1 no tiene ningún vértice %2. Elija uno de 0 a %3.</translation>
    </message>
    <message>
        <source>%1: face or edge %2 has vertex %3 twice. Give every face three different vertices and every edge two.</source>
        <translation>%1: la cara o arista %2 tiene dos veces el vértice %3. Dé a cada cara tres vértices distintos y a cada arista dos.</translation>
    </message>
    <message>
        <source>%1: vertices %2 and %3 lie in the same place. Merge them.</source>
        <translation>%1: los vértices %2 y %3 están en el mismo lugar. Fusiónelos.</translation>
    </message>
    <message>
        <source>%1: a joint cannot be named &quot;%2&quot;. Give every vertex of every cage, lattice and wire a joint with a name of its own.</source>
        <translation>%1: una articulación no puede llamarse «%2». Dé a cada vértice de cada jaula, retícula y alambre una articulación con nombre propio.</translation>
    </message>
    <message>
        <source>The targets %1 cannot be used: %2. Correct the file.</source>
        <translation>Los objetivos %1 no se pueden usar: %2. Corrija el archivo.</translation>
    </message>
    <message>
        <source>The picture mesh %1 cannot be used: %2. Correct the file, or write it again with --save-picture-mesh of sinew bind.</source>
        <translation>La malla de imagen %1 no se puede usar: %2. Corrija el archivo, o vuelva a escribirlo con --save-picture-mesh de sinew bind.</translation>
    </message>
    <message>
        <source>The picture mesh of %1 is in %2 and again in %3. Keep one of the two.</source>
        <translation>La malla de imagen de %1 está en %2 y otra vez en %3. Conserve una de las dos.</translation>
    </message>
    <message>
        <source>There is nothing to bake: engines show %1 as it is here, in every pose. Choose another skinning method, or other poses.</source>
        <translation>No hay nada que hornear: los motores muestran %1 tal como está aquí, en cada pose. Elija otro método de skinning, u otras poses.</translation>
    </message>
    <message>
        <source>This pose is the rest pose already. Pose a joint first.</source>
        <translation>Esta pose ya es la pose de reposo. Pose antes una articulación.</translation>
    </message>
    <message>
        <source>The %1 needs arms, and no joint is: %2. Name the joints as a human&apos;s, or pose them by hand.</source>
        <translation>La %1 necesita brazos, y ninguna articulación es: %2. Nombre las articulaciones como las de un humano, o póselas a mano.</translation>
    </message>
    <message>
        <source>There is no expression %1. This character has: %2.</source>
        <translation>No hay ninguna expresión %1. Este personaje tiene: %2.</translation>
    </message>
    <message>
        <source>Another expression is called %1 already. Choose another name.</source>
        <translation>Otra expresión ya se llama %1. Elija otro nombre.</translation>
    </message>
    <message>
        <source>An expression has no name. Give each one a name.</source>
        <translation>Una expresión no tiene nombre. Dé un nombre a cada una.</translation>
    </message>
    <message>
        <source>Expression %1 cannot set the shape %2, because no part that it names has it. Choose another shape, or remove it from the expression.</source>
        <translation>La expresión %1 no puede fijar la forma %2, porque ninguna parte que nombra la tiene. Elija otra forma, o quítela de la expresión.</translation>
    </message>
    <message>
        <source>Expression %1 sets the shape %2 to %3. Give it a weight from 0 to 1.</source>
        <translation>La expresión %1 fija la forma %2 en %3. Dele un peso de 0 a 1.</translation>
    </message>
    <message>
        <source>Two constraints turn joint %1. Keep one of them.</source>
        <translation>Dos restricciones giran la articulación %1. Conserve una de ellas.</translation>
    </message>
    <message>
        <source>Constraints would let joint %1 turn itself: %2. Remove one constraint of this circle, or choose another source.</source>
        <translation>Las restricciones harían que la articulación %1 se girara a sí misma: %2. Quite una restricción de este círculo, o elija otro origen.</translation>
    </message>
    <message>
        <source>The chain %1 has fewer than two joints, so nothing can swing. Give it the joint where it hangs and those after it.</source>
        <translation>La cadena %1 tiene menos de dos articulaciones, así que nada puede oscilar. Dele la articulación de la que cuelga y las siguientes.</translation>
    </message>
    <message>
        <source>The chain %1 cannot go from joint %2 to joint %3, which is not below it. Name the joints of a chain from where it hangs to its end.</source>
        <translation>La cadena %1 no puede ir de la articulación %2 a la articulación %3, que no está bajo ella. Nombre las articulaciones de una cadena desde donde cuelga hasta su extremo.</translation>
    </message>
    <message>
        <source>Joint %1 would swing in two chains: %2 and %3. Take it out of one of them.</source>
        <translation>La articulación %1 oscilaría en dos cadenas: %2 y %3. Sáquela de una de ellas.</translation>
    </message>
    <message>
        <source>%1 names number %2, but there are only %3. Count from 0.</source>
        <translation>%1 nombra el número %2, pero solo hay %3. Cuente desde 0.</translation>
    </message>
    <message>
        <source>The collider %1 on joint %2 has no size, so it pushes nothing. Give it a radius above 0.</source>
        <translation>El colisionador %1 de la articulación %2 no tiene tamaño, así que no empuja nada. Dele un radio mayor que 0.</translation>
    </message>
    <message>
        <source>The rest pose does not fit %1: it has %3 vertices for %2, which has %4. Apply the rest pose to this character anew.</source>
        <translation>La pose de reposo no encaja con %1: tiene %3 vértices para %2, que tiene %4. Aplique de nuevo la pose de reposo a este personaje.</translation>
    </message>
    <message>
        <source>The avatar %1 cannot be used: %2. Correct the file.</source>
        <translation>El avatar %1 no se puede usar: %2. Corrija el archivo.</translation>
    </message>
    <message>
        <source>There is no joint %1.</source>
        <translation>No hay ninguna articulación %1.</translation>
    </message>
    <message>
        <source>There is no joint %1. Did you mean %3?</source>
        <translation>No hay ninguna articulación %1. ¿Quiso decir %3?</translation>
    </message>
    <message>
        <source>Voxels cannot be drawn: there is no OpenGL 3.3. Choose Columns as the Voxelizer in the Bind panel.</source>
        <translation>No se pueden dibujar los vóxeles: no hay OpenGL 3.3. Elija Columnas como Voxelización en el panel Vínculo.</translation>
    </message>
    <message>
        <source>The graphics driver failed while it drew the voxels. Choose Columns as the Voxelizer in the Bind panel, or a lower resolution.</source>
        <translation>El controlador gráfico falló al dibujar los vóxeles. Elija Columnas como Voxelización en el panel Vínculo, o una resolución menor.</translation>
    </message>
    <message>
        <source>All normals of %2 within reach of the surface of %1 face the other way, so no weights were transferred. Recalculate its normals, or choose Accept flipped normals.</source>
        <translation>Todas las normales de %2 al alcance de la superficie de %1 apuntan al otro lado, así que no se transfirieron pesos. Recalcule sus normales, o elija «Aceptar normales invertidas».</translation>
    </message>
    <message>
        <source>%1 contains a motion and no mesh. Open a rigged character and play the motion on it: Pose &gt; Load Motion.</source>
        <translation>%1 contiene un movimiento y ninguna malla. Abra un personaje con rig y reproduzca en él el movimiento: Pose &gt; Cargar movimiento.</translation>
    </message>
    <message>
        <source>%1 contains a skeleton and no mesh. Open the character and give it this skeleton: File &gt; Load Skeleton.</source>
        <translation>%1 contiene un esqueleto y ninguna malla. Abra el personaje y dele este esqueleto: Archivo &gt; Cargar esqueleto.</translation>
    </message>
    <message>
        <source>The picture mesh %1 cannot be used: %2. Correct the file.</source>
        <translation>La malla de imagen %1 no se puede usar: %2. Corrija el archivo.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Open it again, or choose Rebuild the whole file.</source>
        <translation>Otro programa cambió %1 desde que se abrió. Ábralo de nuevo, o elija «Reconstruir el archivo entero».</translation>
    </message>
    <message>
        <source>%1 was not written: more than the skin would differ from the original file (%2). Choose Rebuild the whole file, and please report this.</source>
        <translation>%1 no se escribió: algo más que la piel diferiría del archivo original (%2). Elija «Reconstruir el archivo entero» e informe de ello, por favor.</translation>
    </message>
    <message>
        <source>The weights cannot be written into %1: %2 has other vertices there. Open the file again, or choose Rebuild the whole file.</source>
        <translation>Los pesos no se pueden escribir en %1: %2 tiene ahí otros vértices. Abra el archivo de nuevo, o elija «Reconstruir el archivo entero».</translation>
    </message>
    <message>
        <source>%1 cannot be the file that was read with another skin, because %2. Export as GLB, or choose Rebuild the whole file for a new VRM.</source>
        <translation>%1 no puede ser el archivo leído con otra piel, porque %2. Exporte como GLB, o elija «Reconstruir el archivo entero» para un VRM nuevo.</translation>
    </message>
    <message>
        <source>%1 is left out of the list: there is a line feed or another control character in its name. Rename it.</source>
        <translation>%1 se omite en la lista: hay un salto de línea u otro carácter de control en su nombre. Cámbiele el nombre.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no requirement. Write a figure, a sign and a number, such as influences&lt;=4 or unweighted=0.</source>
        <translation>«%1» no es un requisito. Escriba una cifra, un signo y un número, como influences&lt;=4 o unweighted=0.</translation>
    </message>
    <message>
        <source>No requirement is given. Write a figure, a sign and a number, such as influences&lt;=4 or unweighted=0.</source>
        <translation>No se indica ningún requisito. Escriba una cifra, un signo y un número, como influences&lt;=4 o unweighted=0.</translation>
    </message>
    <message>
        <source>There is no figure %1 to require. The figures are: %2.</source>
        <translation>No existe la cifra %1. Las cifras son: %2.</translation>
    </message>
    <message>
        <source>There is no figure %1 to require. Did you mean %3? The figures are: %2.</source>
        <translation>No existe la cifra %1. ¿Quería decir %3? Las cifras son: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is measured in percent. Write a percent sign behind the number.</source>
        <translation>«%1»: %2 se mide en porcentaje. Escriba un signo de porcentaje detrás del número.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not measured in percent. Leave out the percent sign.</source>
        <translation>«%1»: %2 no se mide en porcentaje. Quite el signo de porcentaje.</translation>
    </message>
    <message>
        <source>%1 compares weights with a reference, and none is given. Name its file with --against, or leave out %1.</source>
        <translation>%1 compara los pesos con una referencia y no se indica ninguna. Indique su archivo con --against o quite %1.</translation>
    </message>
    <message>
        <source>Nothing was bound: the quarantine folder %1 lies inside %2, which is read or written. Choose a folder outside it.</source>
        <translation>No se vinculó nada: la carpeta de cuarentena %1 está dentro de %2, que se lee o se escribe. Elija una carpeta fuera de ella.</translation>
    </message>
    <message>
        <source>The style %1 cannot be used: %2. Correct the file, or learn it again with sinew learn.</source>
        <translation>El estilo %1 no se puede usar: %2. Corrija el archivo, o apréndalo de nuevo con sinew learn.</translation>
    </message>
    <message>
        <source>The style %1 is of version %2, but version %3 is needed. Learn it again with sinew learn.</source>
        <translation>El estilo %1 es de la versión %2, pero se necesita la versión %3. Apréndalo de nuevo con sinew learn.</translation>
    </message>
    <message>
        <source>%1 has too few finished characters to learn from: %2 with skeleton and weights, and %3 are needed.</source>
        <translation>%1 tiene muy pocos personajes terminados para aprender: %2 con esqueleto y pesos, y se necesitan %3.</translation>
    </message>
    <message>
        <source>%1 compares weights with a reference, and none is given. Leave out %1.</source>
        <translation>%1 compara los pesos con una referencia, y no se ha dado ninguna. Omita %1.</translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message>
        <source>under 0.01 mm</source>
        <translation>menos de 0,01 mm</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>The written file cannot be read: %1</source>
        <translation>El archivo escrito no se puede leer: %1</translation>
    </message>
    <message>
        <source>The file was written; its check was canceled.</source>
        <translation>El archivo se escribió; su comprobación se canceló.</translation>
    </message>
    <message>
        <source>The written file lacks the joint %1.</source>
        <translation>Al archivo escrito le falta la articulación %1.</translation>
    </message>
    <message>
        <source>The written file lacks %1 vertices.</source>
        <translation>Al archivo escrito le faltan %1 vértices.</translation>
    </message>
    <message>
        <source>Read again: the mesh differs by %1; it has no skeleton.</source>
        <translation>Leído de nuevo: la malla difiere en %1; no tiene esqueleto.</translation>
    </message>
    <message>
        <source>Read again in %1 poses: all vertices are within 0.01 mm of Sinew&apos;s.</source>
        <translation>Leído de nuevo en %1 poses: todos los vértices están a menos de 0,01 mm de los de Sinew.</translation>
    </message>
    <message>
        <source>Read again in %1 poses: vertices differ by up to %2 from Sinew&apos;s (%3).</source>
        <translation>Leído de nuevo en %1 poses: los vértices difieren hasta %2 de los de Sinew (%3).</translation>
    </message>
    <message>
        <source>The whole file is written anew, because %1.</source>
        <translation>El archivo entero se escribe de nuevo, porque %1.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Nothing but the skin changed.</source>
        <translation>Solo cambió la piel.</translation>
    </message>
    <message>
        <source>The file was not checked, because Sinew does not read it.</source>
        <translation>El archivo no se comprobó, porque Sinew no lo lee.</translation>
    </message>
    <message>
        <source>Nothing but the skin, shapes and what drivers move changed.</source>
        <translation>Solo cambiaron la piel, las formas y lo que mueven los drivers.</translation>
    </message>
    <message numerus="yes">
        <source>%1 part(s)</source>
        <translation>
            <numerusform>%1 parte</numerusform>
            <numerusform>%1 partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 vértice</numerusform>
            <numerusform>%1 vértices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>%1 articulación</numerusform>
            <numerusform>%1 articulaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>%1 animación</numerusform>
            <numerusform>%1 animaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>%1 forma</numerusform>
            <numerusform>%1 formas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chain(s) of springs</source>
        <translation>
            <numerusform>%1 cadena de resortes</numerusform>
            <numerusform>%1 cadenas de resortes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 collider(s)</source>
        <translation>
            <numerusform>%1 colisionador</numerusform>
            <numerusform>%1 colisionadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>%1 expresión</numerusform>
            <numerusform>%1 expresiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>%1 restricción</numerusform>
            <numerusform>%1 restricciones</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file: %1.</source>
        <translation>En el archivo: %1.</translation>
    </message>
    <message>
        <source>The character has %1 vertices: the format splits them at UV seams, hard edges and material borders.</source>
        <translation>El personaje tiene %1 vértices: el formato los divide en costuras UV, aristas duras y bordes de material.</translation>
    </message>
    <message>
        <source>Maya changes names that have other characters than letters, digits and _. Such joints: %1, the first is %2. Rename them before you export.</source>
        <translation>Maya cambia los nombres que tienen otros caracteres que letras, cifras y _. Articulaciones así: %1, la primera es %2. Renómbrelas antes de exportar.</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>fitted through samples of its skin</source>
        <translation>ajustado con muestras de su piel</translation>
    </message>
    <message>
        <source>a capsule, because its skin is too small to fit</source>
        <translation>una cápsula, porque su piel es demasiado pequeña para ajustar</translation>
    </message>
    <message>
        <source>a capsule, because its skin is flat</source>
        <translation>una cápsula, porque su piel es plana</translation>
    </message>
    <message>
        <source>a capsule, because the fit did not follow its skin</source>
        <translation>una cápsula, porque el ajuste no siguió su piel</translation>
    </message>
    <message>
        <source>none, because no skin bends with it</source>
        <translation>ninguno, porque ninguna piel se dobla con él</translation>
    </message>
</context>
<context>
    <name>HandleEdits</name>
    <message>
        <source>Add Handle to %1</source>
        <translation>Añadir tirador a %1</translation>
    </message>
    <message>
        <source>Delete Handle of %1</source>
        <translation>Eliminar tirador de %1</translation>
    </message>
    <message>
        <source>Delete Handles</source>
        <translation>Eliminar tiradores</translation>
    </message>
    <message>
        <source>Rename Joint</source>
        <translation>Renombrar articulación</translation>
    </message>
    <message>
        <source>Change Handle of %1</source>
        <translation>Cambiar tirador de %1</translation>
    </message>
</context>
<context>
    <name>HandlePoints</name>
    <message>
        <source>Move Cage Vertex</source>
        <translation>Mover vértice de jaula</translation>
    </message>
    <message>
        <source>Move Handle of %1</source>
        <translation>Mover tirador de %1</translation>
    </message>
    <message>
        <source>Delete Cage Vertex</source>
        <translation>Eliminar vértice de jaula</translation>
    </message>
    <message>
        <source>Delete Control Vertex</source>
        <translation>Eliminar vértice de control</translation>
    </message>
    <message>
        <source>Move Control Vertex</source>
        <translation>Mover vértice de control</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>LOD LODs level of detail reduce decimate</source>
        <translation>LOD LODs nivel de detalle reducir diezmar</translation>
    </message>
    <message>
        <source>batch many files folder crowd farm cluster</source>
        <translation>lote muchos archivos carpeta multitud granja clúster</translation>
    </message>
    <message>
        <source>garment outfit clothes clothing wardrobe copy weights</source>
        <translation>prenda conjunto ropa vestido vestuario copiar pesos</translation>
    </message>
    <message>
        <source>batch settings preset LOD outfit</source>
        <translation>lote ajustes preajuste LOD conjunto</translation>
    </message>
    <message>
        <source>corrective blend shape PSD helper</source>
        <translation>forma correctiva blend shape PSD auxiliar</translation>
    </message>
    <message>
        <source>corrective helper joints linear skinning</source>
        <translation>correctivo articulaciones auxiliares skinning lineal</translation>
    </message>
    <message>
        <source>rest pose bind pose A-pose T-pose</source>
        <translation>pose de reposo pose de vínculo pose en A pose en T</translation>
    </message>
    <message>
        <source>terminal script automation pipeline</source>
        <translation>terminal script automatización pipeline</translation>
    </message>
</context>
<context>
    <name>HideEdits</name>
    <message>
        <source>Hide Joints</source>
        <translation>Ocultar articulaciones</translation>
    </message>
    <message>
        <source>Show Joints</source>
        <translation>Mostrar articulaciones</translation>
    </message>
    <message>
        <source>Isolate Joints</source>
        <translation>Aislar articulaciones</translation>
    </message>
    <message>
        <source>Hide Faces</source>
        <translation>Ocultar caras</translation>
    </message>
    <message>
        <source>Isolate Faces</source>
        <translation>Aislar caras</translation>
    </message>
</context>
<context>
    <name>InfluenceEdits</name>
    <message>
        <source>Set Weight</source>
        <translation>Fijar peso</translation>
    </message>
</context>
<context>
    <name>InfluenceList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
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
        <translation>Unity móvil</translation>
    </message>
    <message>
        <source>Unity</source>
        <translation>Unity</translation>
    </message>
    <message>
        <source>Unity unlimited</source>
        <translation>Unity sin límite</translation>
    </message>
    <message>
        <source>Unreal</source>
        <translation>Unreal</translation>
    </message>
    <message>
        <source>Unreal with 12</source>
        <translation>Unreal con 12</translation>
    </message>
    <message>
        <source>Godot</source>
        <translation>Godot</translation>
    </message>
    <message>
        <source>Godot with 8</source>
        <translation>Godot con 8</translation>
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
        <translation>Ningún vértice pierde influencias.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices lose influences, up to %3 of their weights: %4 at most, %5 on average, in a pose that bends every limb.</source>
        <translation>%1 de %2 vértices pierden influencias, hasta %3 de sus pesos: %4 como máximo, %5 de media, en una pose que dobla cada extremidad.</translation>
    </message>
</context>
<context>
    <name>IssueText</name>
    <message>
        <source>Weights may bleed between %1 and %2 in %3 places</source>
        <translation>Los pesos pueden desbordarse entre %1 y %2 en %3 sitios</translation>
    </message>
    <message>
        <source>Weights may bleed between neighbouring joints in %1 places</source>
        <translation>Los pesos pueden desbordarse entre articulaciones vecinas en %1 sitios</translation>
    </message>
    <message>
        <source>Weights blend across gaps between parent and child in %1 places</source>
        <translation>Los pesos se mezclan a través de huecos entre padre e hijo en %1 sitios</translation>
    </message>
    <message>
        <source>Weights may bleed between %1 pairs of joints</source>
        <translation>Los pesos pueden desbordarse entre %1 pares de articulaciones</translation>
    </message>
    <message>
        <source>%1 gaps opened with finer voxels</source>
        <translation>%1 huecos abiertos con vóxeles más finos</translation>
    </message>
    <message>
        <source>%1 (and %2 more like it)</source>
        <translation>%1 (y %2 más como este)</translation>
    </message>
    <message>
        <source>%1. Largest: %2</source>
        <translation>%1. Mayor: %2</translation>
    </message>
</context>
<context>
    <name>JointTable</name>
    <message>
        <source>it is not an object of names</source>
        <translation>no es un objeto de nombres</translation>
    </message>
    <message>
        <source>the value of %1 is not a name</source>
        <translation>el valor de %1 no es un nombre</translation>
    </message>
    <message>
        <source>line %1 is not two names with a comma</source>
        <translation>la línea %1 no son dos nombres con una coma</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>%1 (draft)</source>
        <translation>%1 (borrador)</translation>
    </message>
</context>
<context>
    <name>LatticeEdits</name>
    <message>
        <source>Lattice</source>
        <translation>Retícula</translation>
    </message>
    <message>
        <source>Make &quot;%1&quot; a Wire</source>
        <translation>Convertir «%1» en alambre</translation>
    </message>
    <message>
        <source>Make &quot;%1&quot; a Cage</source>
        <translation>Convertir «%1» en jaula</translation>
    </message>
    <message>
        <source>Change Control Vertices of &quot;%1&quot;</source>
        <translation>Cambiar vértices de control de «%1»</translation>
    </message>
    <message>
        <source>Change Drop-Off of &quot;%1&quot;</source>
        <translation>Cambiar atenuación de «%1»</translation>
    </message>
    <message>
        <source>Change What &quot;%1&quot; Follows</source>
        <translation>Cambiar qué sigue «%1»</translation>
    </message>
</context>
<context>
    <name>LayerEdits</name>
    <message>
        <source>Mirror Everything %1</source>
        <translation>Reflejar todo %1</translation>
    </message>
    <message>
        <source>Relax %1</source>
        <translation>Relajación %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Pintura %1</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>Reflejar todo</translation>
    </message>
    <message>
        <source>Add Layer</source>
        <translation>Añadir capa</translation>
    </message>
    <message>
        <source>Delete Layer</source>
        <translation>Eliminar capa</translation>
    </message>
    <message>
        <source>Delete Layers</source>
        <translation>Eliminar capas</translation>
    </message>
    <message>
        <source>Duplicate Layer</source>
        <translation>Duplicar capa</translation>
    </message>
    <message>
        <source>Duplicate Layers</source>
        <translation>Duplicar capas</translation>
    </message>
    <message>
        <source>Move Layer</source>
        <translation>Mover capa</translation>
    </message>
    <message>
        <source>Move Layers</source>
        <translation>Mover capas</translation>
    </message>
    <message>
        <source>Merge Layer Down</source>
        <translation>Combinar capa hacia abajo</translation>
    </message>
    <message>
        <source>Merge Layers</source>
        <translation>Combinar capas</translation>
    </message>
    <message>
        <source>Flattened</source>
        <translation>Acoplado</translation>
    </message>
    <message>
        <source>Flatten Layers</source>
        <translation>Acoplar capas</translation>
    </message>
    <message>
        <source>Select Layer</source>
        <translation>Seleccionar capa</translation>
    </message>
    <message>
        <source>Rename Layer</source>
        <translation>Renombrar capa</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>Mostrar capa</translation>
    </message>
    <message>
        <source>Show Layers</source>
        <translation>Mostrar capas</translation>
    </message>
    <message>
        <source>Hide Layer</source>
        <translation>Ocultar capa</translation>
    </message>
    <message>
        <source>Hide Layers</source>
        <translation>Ocultar capas</translation>
    </message>
    <message>
        <source>Change Layer Opacity</source>
        <translation>Cambiar opacidad de la capa</translation>
    </message>
    <message>
        <source>Change Mirror Direction</source>
        <translation>Cambiar dirección de simetría</translation>
    </message>
    <message>
        <source>Change Relax Iterations</source>
        <translation>Cambiar iteraciones de relajación</translation>
    </message>
</context>
<context>
    <name>LayerRow</name>
    <message>
        <source>Show %1</source>
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Opacity of %1</source>
        <translation>Opacidad de %1</translation>
    </message>
    <message>
        <source>Opacity of the overlay</source>
        <translation>Opacidad de la superposición</translation>
    </message>
</context>
<context>
    <name>LeaveGuard</name>
    <message>
        <source>A task is still running.</source>
        <translation>Aún hay una tarea en curso.</translation>
    </message>
    <message>
        <source>If you leave, it is canceled. No file is left half-written.</source>
        <translation>Si sale, se cancela. Ningún archivo queda a medio escribir.</translation>
    </message>
    <message>
        <source>Cancel and &amp;Leave</source>
        <translation>Cancelar y &amp;salir</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Turn on Implicit Skinning in the Pose panel.</source>
        <translation>Active Skinning implícito en el panel Pose.</translation>
    </message>
    <message>
        <source>Engines do not compute it. Turn off the engine preview.</source>
        <translation>Los motores no lo calculan. Desactive la vista previa de motor.</translation>
    </message>
    <message>
        <source>Fitting the fields...</source>
        <translation>Ajustando los campos...</translation>
    </message>
    <message>
        <source>Select a joint to see the field of its bone.</source>
        <translation>Seleccione una articulación para ver el campo de su hueso.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Campo: %1</translation>
    </message>
    <message>
        <source>Field of the bone</source>
        <translation>Campo del hueso</translation>
    </message>
    <message>
        <source>Turn on Slice Volume to see it on the slice plane.</source>
        <translation>Active Cortar volumen para verlo en el plano de corte.</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>superficie</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>dentro</translation>
    </message>
    <message>
        <source>The thick line is the surface of the field.</source>
        <translation>La línea gruesa es la superficie del campo.</translation>
    </message>
    <message>
        <source>One thin line every %1.</source>
        <translation>Una línea fina cada %1.</translation>
    </message>
    <message>
        <source>Surface of the field</source>
        <translation>Superficie del campo</translation>
    </message>
    <message>
        <source>target surface of the skin</source>
        <translation>superficie objetivo de la piel</translation>
    </message>
    <message>
        <source>Skin in contact</source>
        <translation>Piel en contacto</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) stopped by other skin</source>
        <translation>
            <numerusform>%n vértice detenido por otra piel</numerusform>
            <numerusform>%n vértices detenidos por otra piel</numerusform>
        </translation>
    </message>
    <message>
        <source>Unconverged vertices</source>
        <translation>Vértices sin converger</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) did not reach the field</source>
        <translation>
            <numerusform>%n vértice no alcanzó el campo</numerusform>
            <numerusform>%n vértices no alcanzaron el campo</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Select a joint to see its weights.</source>
        <translation>Seleccione una articulación para ver sus pesos.</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Todas las articulaciones</translation>
    </message>
    <message>
        <source>Each joint has its own colour, mixed by weight. Hover over the skin to see the joints in the status bar.</source>
        <translation>Cada articulación tiene su color, mezclado por peso. Pase el cursor por la piel para ver las articulaciones en la barra de estado.</translation>
    </message>
    <message>
        <source>Engine preview</source>
        <translation>Vista previa de motor</translation>
    </message>
    <message>
        <source>4 influences, 8-bit weights, classic linear skinning</source>
        <translation>4 influencias, pesos de 8 bits, skinning lineal clásico</translation>
    </message>
    <message>
        <source>Influences per vertex</source>
        <translation>Influencias por vértice</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Lost to Max Influences</source>
        <translation>Perdido por máx. influencias</translation>
    </message>
    <message>
        <source>Bind the character to see which weights are lost.</source>
        <translation>Vincule el personaje para ver qué pesos se pierden.</translation>
    </message>
    <message>
        <source>Max Influences is All, so no weights are lost.</source>
        <translation>Influencias máx. es Todas, así que no se pierden pesos.</translation>
    </message>
    <message>
        <source>max influences: %1</source>
        <translation>influencias máx.: %1</translation>
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
        <translation>Valor de la región</translation>
    </message>
    <message>
        <source>Select a region in the Bind panel to see its amounts.</source>
        <translation>Seleccione una región en el panel Vínculo para ver sus valores.</translation>
    </message>
    <message>
        <source>Transfer matches</source>
        <translation>Correspondencias</translation>
    </message>
    <message>
        <source>Transfer weights from a file to see which vertices match.</source>
        <translation>Transfiera pesos desde un archivo para ver qué vértices corresponden.</translation>
    </message>
    <message>
        <source>matched: %1</source>
        <translation>con pareja: %1</translation>
    </message>
    <message>
        <source>inpainted: %1</source>
        <translation>completados: %1</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Straight distance</source>
        <translation>Distancia recta</translation>
    </message>
    <message>
        <source>Distance through the body</source>
        <translation>Distancia a través del cuerpo</translation>
    </message>
    <message>
        <source>Bind the character to see distances.</source>
        <translation>Vincule el personaje para ver distancias.</translation>
    </message>
    <message>
        <source>Select a joint to see the distance from its bone.</source>
        <translation>Seleccione una articulación para ver la distancia a su hueso.</translation>
    </message>
    <message>
        <source>This joint was not used in the bind.</source>
        <translation>Esta articulación no se usó en el vínculo.</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>inalcanzable</translation>
    </message>
    <message>
        <source>One line every %1</source>
        <translation>Una línea cada %1</translation>
    </message>
    <message>
        <source>Bind the character to see its voxels.</source>
        <translation>Vincule el personaje para ver sus vóxeles.</translation>
    </message>
    <message>
        <source>Voxels are drawn in the bind pose.</source>
        <translation>Los vóxeles se dibujan en la pose de vínculo.</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>Vóxeles</translation>
    </message>
    <message>
        <source>boundary: touches a face</source>
        <translation>borde: toca una cara</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>interior</translation>
    </message>
    <message>
        <source>bone: paths start here</source>
        <translation>hueso: aquí empiezan las rutas</translation>
    </message>
    <message>
        <source>ambiguous, resolved by winding number</source>
        <translation>ambiguo, resuelto por número de vueltas</translation>
    </message>
    <message>
        <source>Octree cells</source>
        <translation>Celdas del octree</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>tamaño %1</translation>
    </message>
    <message>
        <source>Defects</source>
        <translation>Defectos</translation>
    </message>
    <message>
        <source>Checking for defects...</source>
        <translation>Buscando defectos...</translation>
    </message>
    <message>
        <source>open border edges: %1</source>
        <translation>aristas de borde abierto: %1</translation>
    </message>
    <message>
        <source>non-manifold edges: %1</source>
        <translation>aristas no manifold: %1</translation>
    </message>
    <message>
        <source>flipped faces: %1</source>
        <translation>caras invertidas: %1</translation>
    </message>
    <message>
        <source>self-intersecting faces: %1</source>
        <translation>caras autointersecantes: %1</translation>
    </message>
    <message>
        <source>duplicate or zero-area faces: %1</source>
        <translation>caras duplicadas o sin área: %1</translation>
    </message>
    <message>
        <source>No defects found. The mesh is closed.</source>
        <translation>No se encontraron defectos. La malla está cerrada.</translation>
    </message>
    <message>
        <source>Why these weights</source>
        <translation>Por qué estos pesos</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>vértice %1</translation>
    </message>
    <message>
        <source>The whole part is rigidly attached to one joint.</source>
        <translation>Toda la parte está fijada de forma rígida a una articulación.</translation>
    </message>
    <message>
        <source>surface step (penalised)</source>
        <translation>paso de superficie (penalizado)</translation>
    </message>
    <message>
        <source>suspected bridge across a thin gap</source>
        <translation>posible puente a través de un hueco fino</translation>
    </message>
    <message>
        <source>Paths are drawn in the bind pose.</source>
        <translation>Las rutas se dibujan en la pose de vínculo.</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Envolventes</translation>
    </message>
    <message>
        <source>Bind the character by the solver Envelopes to see them.</source>
        <translation>Vincule el personaje con el solucionador Envolventes para verlas.</translation>
    </message>
    <message>
        <source>full weight</source>
        <translation>peso completo</translation>
    </message>
    <message>
        <source>weight ends</source>
        <translation>fin del peso</translation>
    </message>
    <message>
        <source>No vertex is nearest to this bone, so it has no envelope.</source>
        <translation>Ningún vértice tiene este hueso como el más cercano, así que no hay envolvente.</translation>
    </message>
    <message>
        <source>copied: %1</source>
        <translation>copiados: %1</translation>
    </message>
    <message>
        <source>bound: %1</source>
        <translation>vinculados: %1</translation>
    </message>
    <message>
        <source>Faces of the pose</source>
        <translation>Caras de la pose</translation>
    </message>
    <message>
        <source>Checking the pose...</source>
        <translation>Comprobando la pose...</translation>
    </message>
    <message>
        <source>crossing faces: %1</source>
        <translation>caras cruzadas: %1</translation>
    </message>
    <message>
        <source>The pose flips no face, and none crosses others.</source>
        <translation>La pose no invierte ninguna cara, y ninguna cruza otras.</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Resortes</translation>
    </message>
    <message>
        <source>This character has no springs. The Springs panel proposes some.</source>
        <translation>Este personaje no tiene resortes. El panel Resortes propone algunos.</translation>
    </message>
    <message>
        <source>chain that swings</source>
        <translation>cadena que oscila</translation>
    </message>
    <message>
        <source>collider</source>
        <translation>colisionador</translation>
    </message>
    <message>
        <source>voxel edit: finer voxels</source>
        <translation>edición de vóxeles: más finos</translation>
    </message>
    <message>
        <source>voxel edit: separated</source>
        <translation>edición de vóxeles: separados</translation>
    </message>
    <message>
        <source>voxel edit: connected</source>
        <translation>edición de vóxeles: conectados</translation>
    </message>
</context>
<context>
    <name>LimitEdits</name>
    <message>
        <source>Limit Joints</source>
        <translation>Limitar giro</translation>
    </message>
</context>
<context>
    <name>LockEdits</name>
    <message>
        <source>Lock Joints</source>
        <translation>Bloquear articulaciones</translation>
    </message>
    <message>
        <source>Unlock Joints</source>
        <translation>Desbloquear articulaciones</translation>
    </message>
    <message>
        <source>Lock All Others</source>
        <translation>Bloquear las demás</translation>
    </message>
    <message>
        <source>Unlock All Joints</source>
        <translation>Desbloquear todas las articulaciones</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Detail</source>
        <translation>Detalle</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
</context>
<context>
    <name>MarkerFile</name>
    <message>
        <source>it is not an object of markers</source>
        <translation>no es un objeto de marcadores</translation>
    </message>
    <message>
        <source>%1 has to be three numbers, [x, y, z]</source>
        <translation>%1 tienen que ser tres números, [x, y, z]</translation>
    </message>
</context>
<context>
    <name>MarkerTool</name>
    <message>
        <source>Markers are set in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Los marcadores se ponen en la pose de vínculo. Elija antes Pose &gt; Restablecer todo</translation>
    </message>
</context>
<context>
    <name>MarkerWords</name>
    <message>
        <source>Left wing tip</source>
        <translation>Punta del ala izquierda</translation>
    </message>
    <message>
        <source>Click the end of the wing</source>
        <translation>Haga clic en el extremo del ala</translation>
    </message>
    <message>
        <source>Right wing tip</source>
        <translation>Punta del ala derecha</translation>
    </message>
    <message>
        <source>Left wing bend</source>
        <translation>Pliegue del ala izquierda</translation>
    </message>
    <message>
        <source>Click where the wing bends back</source>
        <translation>Haga clic donde el ala se dobla hacia atrás</translation>
    </message>
    <message>
        <source>Right wing bend</source>
        <translation>Pliegue del ala derecha</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>Pie izquierdo</translation>
    </message>
    <message>
        <source>Click where the toes begin</source>
        <translation>Haga clic donde empiezan los dedos</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>Pie derecho</translation>
    </message>
    <message>
        <source>End of the tail</source>
        <translation>Extremo de la cola</translation>
    </message>
    <message>
        <source>Click the end of the tail or abdomen</source>
        <translation>Haga clic en el extremo de la cola o del abdomen</translation>
    </message>
    <message>
        <source>Wrist</source>
        <translation>Muñeca</translation>
    </message>
    <message>
        <source>Click where the hand begins</source>
        <translation>Haga clic donde empieza la mano</translation>
    </message>
    <message>
        <source>Tip of the thumb</source>
        <translation>Punta del pulgar</translation>
    </message>
    <message>
        <source>Click the end of the finger</source>
        <translation>Haga clic en el extremo del dedo</translation>
    </message>
    <message>
        <source>Tip of the index finger</source>
        <translation>Punta del índice</translation>
    </message>
    <message>
        <source>Tip of the middle finger</source>
        <translation>Punta del dedo medio</translation>
    </message>
    <message>
        <source>Tip of the ring finger</source>
        <translation>Punta del anular</translation>
    </message>
    <message>
        <source>Tip of the little finger</source>
        <translation>Punta del meñique</translation>
    </message>
    <message>
        <source>Chin</source>
        <translation>Barbilla</translation>
    </message>
    <message>
        <source>Click the middle of the chin</source>
        <translation>Haga clic en el centro de la barbilla</translation>
    </message>
    <message>
        <source>Groin</source>
        <translation>Ingle</translation>
    </message>
    <message>
        <source>Click where the legs part</source>
        <translation>Haga clic donde se separan las piernas</translation>
    </message>
    <message>
        <source>Left wrist</source>
        <translation>Muñeca izquierda</translation>
    </message>
    <message>
        <source>Right wrist</source>
        <translation>Muñeca derecha</translation>
    </message>
    <message>
        <source>Left elbow</source>
        <translation>Codo izquierdo</translation>
    </message>
    <message>
        <source>Click the middle of the elbow</source>
        <translation>Haga clic en el centro del codo</translation>
    </message>
    <message>
        <source>Right elbow</source>
        <translation>Codo derecho</translation>
    </message>
    <message>
        <source>Left knee</source>
        <translation>Rodilla izquierda</translation>
    </message>
    <message>
        <source>Click the middle of the knee</source>
        <translation>Haga clic en el centro de la rodilla</translation>
    </message>
    <message>
        <source>Right knee</source>
        <translation>Rodilla derecha</translation>
    </message>
    <message>
        <source>Left ankle</source>
        <translation>Tobillo izquierdo</translation>
    </message>
    <message>
        <source>Click the middle of the ankle</source>
        <translation>Haga clic en el centro del tobillo</translation>
    </message>
    <message>
        <source>Right ankle</source>
        <translation>Tobillo derecho</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>Click the middle of the head</source>
        <translation>Haga clic en el centro de la cabeza</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Cuello</translation>
    </message>
    <message>
        <source>Click where the neck leaves the body</source>
        <translation>Haga clic donde el cuello sale del cuerpo</translation>
    </message>
    <message>
        <source>Left front knee</source>
        <translation>Rodilla delantera izquierda</translation>
    </message>
    <message>
        <source>Right front knee</source>
        <translation>Rodilla delantera derecha</translation>
    </message>
    <message>
        <source>Left front paw</source>
        <translation>Garra delantera izquierda</translation>
    </message>
    <message>
        <source>Click where the paw begins</source>
        <translation>Haga clic donde empieza la garra</translation>
    </message>
    <message>
        <source>Right front paw</source>
        <translation>Garra delantera derecha</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Click where the tail begins</source>
        <translation>Haga clic donde empieza la cola</translation>
    </message>
    <message>
        <source>Left hind knee</source>
        <translation>Rodilla trasera izquierda</translation>
    </message>
    <message>
        <source>Right hind knee</source>
        <translation>Rodilla trasera derecha</translation>
    </message>
    <message>
        <source>Left hind paw</source>
        <translation>Garra trasera izquierda</translation>
    </message>
    <message>
        <source>Right hind paw</source>
        <translation>Garra trasera derecha</translation>
    </message>
    <message>
        <source>Left leg %1</source>
        <translation>Pata izquierda %1</translation>
    </message>
    <message>
        <source>Right leg %1</source>
        <translation>Pata derecha %1</translation>
    </message>
    <message>
        <source>Click the end of the leg; 1 is the foremost</source>
        <translation>Haga clic en el extremo de la pata; 1 es la más delantera</translation>
    </message>
</context>
<context>
    <name>MeshEditTool</name>
    <message>
        <source>Meshes are edited in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Las mallas se editan en la pose de vínculo. Elija antes Pose &gt; Restablecer todo</translation>
    </message>
    <message>
        <source>Select Vertices</source>
        <translation>Seleccionar vértices</translation>
    </message>
</context>
<context>
    <name>MirrorEdits</name>
    <message>
        <source>Change Mirror Axis</source>
        <translation>Cambiar eje de simetría</translation>
    </message>
    <message>
        <source>Change Joint Mapping</source>
        <translation>Cambiar asignación de articulaciones</translation>
    </message>
    <message>
        <source>Reset Joint Mapping</source>
        <translation>Restablecer asignación de articulaciones</translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>Skeleton</source>
        <translation>Esqueleto</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Vínculo</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Inspeccionar</translation>
    </message>
</context>
<context>
    <name>MotionEdits</name>
    <message>
        <source>Load Motion</source>
        <translation>Cargar movimiento</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>Quitar movimiento</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>Fijar clave</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>Eliminar clave</translation>
    </message>
    <message>
        <source>Delete All Keys</source>
        <translation>Eliminar todas las claves</translation>
    </message>
    <message>
        <source>Move Key</source>
        <translation>Mover clave</translation>
    </message>
</context>
<context>
    <name>MotionFile</name>
    <message>
        <source>it contains no animation of joints</source>
        <translation>no contiene ninguna animación de articulaciones</translation>
    </message>
    <message>
        <source>the character has none of its joints</source>
        <translation>el personaje no tiene ninguna de sus articulaciones</translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message>
        <source>scaled by %1</source>
        <translation>escalado por %1</translation>
    </message>
    <message>
        <source>turned from %1 up to Y up</source>
        <translation>girado de %1 arriba a Y arriba</translation>
    </message>
    <message>
        <source>turned by %1 degrees about the vertical axis</source>
        <translation>girado %1 grados sobre el eje vertical</translation>
    </message>
    <message>
        <source>moved by (%1, %2, %3)</source>
        <translation>movido (%1; %2; %3)</translation>
    </message>
    <message>
        <source>without a change</source>
        <translation>sin cambios</translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: el esqueleto no encaja en la malla: %2 de sus %3 articulaciones está fuera, y los pesos serán malos. Cargue el esqueleto de esta malla, o escálelo y muévalo</numerusform>
            <numerusform>%1: el esqueleto no encaja en la malla: %2 de sus %3 articulaciones están fuera, y los pesos serán malos. Cargue el esqueleto de esta malla, o escálelo y muévalo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: el esqueleto no encaja en la malla: %2 de sus %3 articulaciones está fuera, y los pesos serán malos. Encajaría %4: use --fit-skeleton, o Ajustar esqueleto en el menú Vínculo</numerusform>
            <numerusform>%1: el esqueleto no encaja en la malla: %2 de sus %3 articulaciones están fuera, y los pesos serán malos. Encajaría %4: use --fit-skeleton, o Ajustar esqueleto en el menú Vínculo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skeleton fitted to the mesh: %3</source>
        <translation>
            <numerusform>%1: esqueleto ajustado a la malla: %3</numerusform>
            <numerusform>%1: esqueleto ajustado a la malla: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 away from the mesh, so its bone was cut off near the mesh. Check its position</source>
        <translation>
            <numerusform>%1: la articulación está a %3 de la malla, así que su hueso se cortó cerca de la malla. Compruebe su posición</numerusform>
            <numerusform>%1: la articulación está a %3 de la malla, así que su hueso se cortó cerca de la malla. Compruebe su posición</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its handle is %3 away from the mesh, so it was moved near the mesh for the bind. Check its position</source>
        <translation>
            <numerusform>%1: su tirador está a %3 de la malla, así que se acercó a la malla para el vínculo. Compruebe su posición</numerusform>
            <numerusform>%1: su tirador está a %3 de la malla, así que se acercó a la malla para el vínculo. Compruebe su posición</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one with --joints</source>
        <translation>
            <numerusform>%1: %2 articulación está en el sitio de otra, como %3 y %4, así que el solucionador no las distingue. Sepárelas, o deje solo una con --joints</numerusform>
            <numerusform>%1: %2 articulaciones están en el sitio de otra, como %3 y %4, así que el solucionador no las distingue. Sepárelas, o deje solo una con --joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint gets no weight: %3</source>
        <translation>
            <numerusform>%1: la articulación no recibe peso: %3</numerusform>
            <numerusform>%1: la articulación no recibe peso: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: guessed the bones of %2 joint(s) without parent along their common axis %3. If they are wrong, load a skeleton whose joints have parents, or give the joints handles</source>
        <translation>
            <numerusform>%1: se supuso el hueso de %2 articulación sin padre según el eje común %3. Si es incorrecto, cargue un esqueleto cuyas articulaciones tengan padre, o deles tiradores</numerusform>
            <numerusform>%1: se supusieron los huesos de %2 articulaciones sin padre según su eje común %3. Si son incorrectos, cargue un esqueleto cuyas articulaciones tengan padre, o deles tiradores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 outside the mesh; the nearest voxel inside is used. Move to the Middle puts it inside</source>
        <translation>
            <numerusform>%1: la articulación está %3 fuera de la malla; se usa el vóxel interior más cercano. «Mover al medio» la pone dentro</numerusform>
            <numerusform>%1: la articulación está %3 fuera de la malla; se usa el vóxel interior más cercano. «Mover al medio» la pone dentro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint has no weight: other joints are nearer everywhere. If it should have weight, move it into its limb, or use Paint Weights</source>
        <translation>
            <numerusform>%1: la articulación no tiene peso: otras están más cerca en todas partes. Si debe tener peso, muévala dentro de su extremidad, o use «Pintar pesos»</numerusform>
            <numerusform>%1: la articulación no tiene peso: otras están más cerca en todas partes. Si debe tener peso, muévala dentro de su extremidad, o use «Pintar pesos»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) kept rigid to %3, as in the file</source>
        <translation>
            <numerusform>%1: %2 vértice se mantuvo rígido a %3, como en el archivo</numerusform>
            <numerusform>%1: %2 vértices se mantuvieron rígidos a %3, como en el archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) not connected to any joint, bound across a gap of %3, mostly to %4</source>
        <translation>
            <numerusform>%1: %2 vértice sin conexión con ninguna articulación, vinculado a través de un hueco de %3, sobre todo a %4</numerusform>
            <numerusform>%1: %2 vértices sin conexión con ninguna articulación, vinculados a través de un hueco de %3, sobre todo a %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with no bone in sight take their heat from the nearest bone behind a wall, mostly by %3</source>
        <translation>
            <numerusform>%1: %2 vértice sin ningún hueso a la vista toma su calor del hueso más cercano tras una pared, sobre todo de %3</numerusform>
            <numerusform>%1: %2 vértices sin ningún hueso a la vista toman su calor del hueso más cercano tras una pared, sobre todo de %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons, bound like the nearest part of the mesh</source>
        <translation>
            <numerusform>%1: %2 vértice sin polígonos, vinculado como la parte más cercana de la malla</numerusform>
            <numerusform>%1: %2 vértices sin polígonos, vinculados como la parte más cercana de la malla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s); flipped for the solver, unchanged in the mesh</source>
        <translation>
            <numerusform>%1: normales invertidas en %2 isla; vueltas para el solucionador, sin cambios en la malla</numerusform>
            <numerusform>%1: normales invertidas en %2 islas; vueltas para el solucionador, sin cambios en la malla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s). Let the solver turn them outward, or it may take the inside for the outside</source>
        <translation>
            <numerusform>%1: normales invertidas en %2 isla. Deje que el solucionador las vuelva hacia fuera, o puede tomar el interior por el exterior</numerusform>
            <numerusform>%1: normales invertidas en %2 islas. Deje que el solucionador las vuelva hacia fuera, o puede tomar el interior por el exterior</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 duplicate triangle(s) ignored by the solver</source>
        <translation>
            <numerusform>%1: %2 triángulo duplicado ignorado por el solucionador</numerusform>
            <numerusform>%1: %2 triángulos duplicados ignorados por el solucionador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 open border(s) closed, for the solver only. If something turned solid that should not be, switch off Close holes</source>
        <translation>
            <numerusform>%1: %2 borde abierto cerrado, solo para el solucionador. Si algo quedó macizo y no debe serlo, desactive «Cerrar agujeros»</numerusform>
            <numerusform>%1: %2 bordes abiertos cerrados, solo para el solucionador. Si algo quedó macizo y no debe serlo, desactive «Cerrar agujeros»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hole(s) in the volume, up to %3 wide at (%5, %6, %7) and %4 deep. Close holes in the mesh, or let the solver fill them</source>
        <translation>
            <numerusform>%1: %2 agujero en el volumen, de %3 de ancho en (%5; %6; %7) y %4 de fondo. Cierre los agujeros de la malla, o deje que el solucionador los rellene</numerusform>
            <numerusform>%1: %2 agujeros en el volumen, de hasta %3 de ancho en (%5; %6; %7) y %4 de fondo. Cierre los agujeros de la malla, o deje que el solucionador los rellene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) without area ignored by the solver</source>
        <translation>
            <numerusform>%1: %2 cara sin área ignorada por el solucionador</numerusform>
            <numerusform>%1: %2 caras sin área ignoradas por el solucionador</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No voxel lies inside the mesh, so the solver works along its surface. If the mesh encloses a volume, choose a finer resolution</source>
        <translation>
            <numerusform>Ningún vóxel está dentro de la malla, así que el solucionador trabaja por su superficie. Si la malla encierra un volumen, elija una resolución más fina</numerusform>
            <numerusform>Ningún vóxel está dentro de la malla, así que el solucionador trabaja por su superficie. Si la malla encierra un volumen, elija una resolución más fina</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %2 joint(s) are not fully solved; those of %1 are off by up to %3. They can be used as they are; a coarser resolution converges sooner</source>
        <translation>
            <numerusform>Los pesos de %2 articulación no están del todo resueltos; los de %1 se desvían hasta %3. Se pueden usar así; una resolución más gruesa converge antes</numerusform>
            <numerusform>Los pesos de %2 articulaciones no están del todo resueltos; los de %1 se desvían hasta %3. Se pueden usar así; una resolución más gruesa converge antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed across a %4 gap at (%5, %6, %7); refine there, or use a finer resolution</source>
        <translation>
            <numerusform>%1 y %3: los pesos pueden desbordarse por un hueco de %4 en (%5; %6; %7); refine ahí, o use una resolución más fina</numerusform>
            <numerusform>%1 y %3: los pesos pueden desbordarse por un hueco de %4 en (%5; %6; %7); refine ahí, o use una resolución más fina</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed at (%5, %6, %7), where the surfaces touch (gap %4); no resolution separates them. Use Separate under Voxel Edits there</source>
        <translation>
            <numerusform>%1 y %3: los pesos pueden desbordarse en (%5; %6; %7), donde las superficies se tocan (hueco %4); ninguna resolución las separa. Use ahí «Separar» en «Ediciones de vóxeles»</numerusform>
            <numerusform>%1 y %3: los pesos pueden desbordarse en (%5; %6; %7), donde las superficies se tocan (hueco %4); ninguna resolución las separa. Use ahí «Separar» en «Ediciones de vóxeles»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: a %4 gap at (%5, %6, %7) was opened by resolution %8</source>
        <translation>
            <numerusform>%1 y %3: un hueco de %4 en (%5; %6; %7) se abrió con la resolución %8</numerusform>
            <numerusform>%1 y %3: un hueco de %4 en (%5; %6; %7) se abrió con la resolución %8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: finer voxels did not fit into memory; %2 gap(s) left closed. Lower the Resolution, or use Separate under Voxel Edits at the gaps</source>
        <translation>
            <numerusform>%1: los vóxeles más finos no cupieron en memoria; %2 hueco queda cerrado. Baje la resolución, o use «Separar» en «Ediciones de vóxeles» en los huecos</numerusform>
            <numerusform>%1: los vóxeles más finos no cupieron en memoria; %2 huecos quedan cerrados. Baje la resolución, o use «Separar» en «Ediciones de vóxeles» en los huecos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set rigid to %3</source>
        <translation>
            <numerusform>%1: %2 vértice fijado rígido a %3</numerusform>
            <numerusform>%1: %2 vértices fijados rígidos a %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to copy the nearest skin, at most %3 away</source>
        <translation>
            <numerusform>%1: %2 vértice copia la piel más cercana, a %3 como máximo</numerusform>
            <numerusform>%1: %2 vértices copian la piel más cercana, a %3 como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) limited to these joints: %3</source>
        <translation>
            <numerusform>%1: %2 vértice limitado a estas articulaciones: %3</numerusform>
            <numerusform>%1: %2 vértices limitados a estas articulaciones: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to be skipped</source>
        <translation>
            <numerusform>%1: %2 vértice marcado para omitir</numerusform>
            <numerusform>%1: %2 vértices marcados para omitir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with weights and without a counterpart; the nearest parent with one gets the weight: %3. List the pairs of joint names in a joint table</source>
        <translation>
            <numerusform>%1: %2 articulación con pesos y sin equivalente; el padre más cercano que lo tiene recibe el peso: %3. Enumere los pares de nombres en una tabla de articulaciones</numerusform>
            <numerusform>%1: %2 articulaciones con pesos y sin equivalente; el padre más cercano que lo tiene recibe el peso: %3. Enumere los pares de nombres en una tabla de articulaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the other side of the mesh has no counterpart for %2 vertex(ices), so their weights were not mirrored</source>
        <translation>
            <numerusform>%1: el otro lado de la malla no tiene equivalente para %2 vértice, así que sus pesos no se reflejaron</numerusform>
            <numerusform>%1: el otro lado de la malla no tiene equivalente para %2 vértices, así que sus pesos no se reflejaron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: images cannot hold the weights of %2 vertex(ices), because their UVs overlap or lie too close. Write larger images, or use CSV or JSON</source>
        <translation>
            <numerusform>%1: las imágenes no pueden contener los pesos de %2 vértice, porque sus UV se solapan o están demasiado juntas. Escriba imágenes mayores, o use CSV o JSON</numerusform>
            <numerusform>%1: las imágenes no pueden contener los pesos de %2 vértices, porque sus UV se solapan o están demasiado juntas. Escriba imágenes mayores, o use CSV o JSON</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel, or use --rigid-shells off</source>
        <translation>
            <numerusform>%1: %2 parte o isla hecha rígida a una articulación, porque se mueve casi como una sola pieza: %3. Para que se doble, póngala en Suave en el panel Partes, o use --rigid-shells off</numerusform>
            <numerusform>%1: %2 partes o islas hechas rígidas a una articulación cada una, porque se mueven casi como una sola pieza: %3. Para que se doblen, póngalas en Suave en el panel Partes, o use --rigid-shells off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its %2 vertex(ices) could be rigid to %4, which has %3 of the weight</source>
        <translation>
            <numerusform>%1: su %2 vértice podría ser rígido a %4, que tiene %3 del peso</numerusform>
            <numerusform>%1: sus %2 vértices podrían ser rígidos a %4, que tiene %3 del peso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has no skin and no parent joint in the file; %2 vertex(ices) bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 away: the part could be rigid to it</source>
        <translation>
            <numerusform>%1: no tiene piel ni articulación padre en el archivo; %2 vértice vinculado como el cuerpo, sobre todo a %3 (%4 del peso). La articulación más cercana es %5, a %6: la parte podría ser rígida a ella</numerusform>
            <numerusform>%1: no tiene piel ni articulación padre en el archivo; %2 vértices vinculados como el cuerpo, sobre todo a %3 (%4 del peso). La articulación más cercana es %5, a %6: la parte podría ser rígida a ella</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lies on the skin, at most %4 away, but %3 of its weight is on other joints: it could copy the nearest skin (%2 vertex(ices) checked)</source>
        <translation>
            <numerusform>%1: está sobre la piel, a %4 como máximo, pero %3 de su peso está en otras articulaciones: podría copiar la piel más cercana (%2 vértice comprobado)</numerusform>
            <numerusform>%1: está sobre la piel, a %4 como máximo, pero %3 de su peso está en otras articulaciones: podría copiar la piel más cercana (%2 vértices comprobados)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region contains no vertex of a part that is bound. Select vertices and use Add Selected Vertices, or remove the region</source>
        <translation>
            <numerusform>%1: la región no contiene ningún vértice de una parte que se vincule. Seleccione vértices y use «Añadir vértices seleccionados», o quite la región</numerusform>
            <numerusform>%1: la región no contiene ningún vértice de una parte que se vincule. Seleccione vértices y use «Añadir vértices seleccionados», o quite la región</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region ignores joint %3, which does not exist or is not bound</source>
        <translation>
            <numerusform>%1: la región ignora la articulación %3, que no existe o no está vinculada</numerusform>
            <numerusform>%1: la región ignora la articulación %3, que no existe o no está vinculada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint %3 does not reach the region (%2 vertex(ices))</source>
        <translation>
            <numerusform>%1: la articulación %3 no alcanza la región (%2 vértice)</numerusform>
            <numerusform>%1: la articulación %3 no alcanza la región (%2 vértices)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Keep shape does nothing here, as only the solver Bounded Biharmonic knows it. Choose that solver, or set Keep shape to 0</source>
        <translation>
            <numerusform>%1: Conservar forma no hace nada aquí, pues solo la conoce el solucionador Biarmónico acotado. Elija ese solucionador, o ponga Conservar forma a 0</numerusform>
            <numerusform>%1: Conservar forma no hace nada aquí, pues solo la conoce el solucionador Biarmónico acotado. Elija ese solucionador, o ponga Conservar forma a 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 painted vertex(ices) of part %3 ignored: the part is missing, not bound, or has another vertex count</source>
        <translation>
            <numerusform>%1: %2 vértice pintado de la parte %3 ignorado: la parte falta, no se vincula o tiene otro número de vértices</numerusform>
            <numerusform>%1: %2 vértices pintados de la parte %3 ignorados: la parte falta, no se vincula o tiene otro número de vértices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness (alpha) is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1: su rigidez (alpha) no se usa: la articulación no existe o no está vinculada</numerusform>
            <numerusform>%1: su rigidez (alpha) no se usa: la articulación no existe o no está vinculada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage lies outside the mesh. Check its unit and up axis</source>
        <translation>
            <numerusform>%1: la jaula está fuera de la malla. Compruebe su unidad y su eje vertical</numerusform>
            <numerusform>%1: la jaula está fuera de la malla. Compruebe su unidad y su eje vertical</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) of the cage, up to %3 away from the mesh, were moved near the mesh for the bind. Check the cage</source>
        <translation>
            <numerusform>%1: %2 vértice de la jaula, a %3 de la malla, se acercó a la malla para el vínculo. Compruebe la jaula</numerusform>
            <numerusform>%1: %2 vértices de la jaula, a hasta %3 de la malla, se acercaron a la malla para el vínculo. Compruebe la jaula</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of this cage and of cage %3 cross each other, where both share the weights</source>
        <translation>
            <numerusform>%1: %2 cara de esta jaula y de la jaula %3 se cruza con otra, donde ambas comparten los pesos</numerusform>
            <numerusform>%1: %2 caras de esta jaula y de la jaula %3 se cruzan entre sí, donde ambas comparten los pesos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of the cage cross each other</source>
        <translation>
            <numerusform>%1: %2 cara de la jaula cruza otra</numerusform>
            <numerusform>%1: %2 caras de la jaula se cruzan entre sí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage is not closed (%2 open edge(s))</source>
        <translation>
            <numerusform>%1: la jaula no está cerrada (%2 arista abierta)</numerusform>
            <numerusform>%1: la jaula no está cerrada (%2 aristas abiertas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage has %2 vertex(ices), each of which is a joint. A coarser cage binds faster and is easier to pose</source>
        <translation>
            <numerusform>%1: la jaula tiene %2 vértice, que es una articulación. Una jaula más simple se vincula antes y es más fácil de posar</numerusform>
            <numerusform>%1: la jaula tiene %2 vértices, cada uno de los cuales es una articulación. Una jaula más simple se vincula antes y es más fácil de posar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) below the threshold pruned</source>
        <translation>
            <numerusform>%1: %2 peso bajo el umbral podado</numerusform>
            <numerusform>%1: %2 pesos bajo el umbral podados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights</source>
        <translation>
            <numerusform>%1: %2 vértice sin pesos</numerusform>
            <numerusform>%1: %2 vértices sin pesos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with weights of joints that are far away through the body</source>
        <translation>
            <numerusform>%1: %2 vértice con pesos de articulaciones lejanas a través del cuerpo</numerusform>
            <numerusform>%1: %2 vértices con pesos de articulaciones lejanas a través del cuerpo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with noisy weights, unlike those of all their neighbours</source>
        <translation>
            <numerusform>%1: %2 vértice con pesos ruidosos, distintos de los de todos sus vecinos</numerusform>
            <numerusform>%1: %2 vértices con pesos ruidosos, distintos de los de todos sus vecinos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with more influences than Max Influences (%3)</source>
        <translation>
            <numerusform>%1: %2 vértice con más influencias que Influencias máx. (%3)</numerusform>
            <numerusform>%1: %2 vértices con más influencias que Influencias máx. (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 triangle(s) in place of %3, because its borders, seams and non-manifold edges are kept</source>
        <translation>
            <numerusform>%1: %2 triángulo en lugar de %3, porque se conservan sus bordes, costuras y aristas no manifold</numerusform>
            <numerusform>%1: %2 triángulos en lugar de %3, porque se conservan sus bordes, costuras y aristas no manifold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no valid position; placed between neighbouring vertices. Export the mesh again</source>
        <translation>
            <numerusform>%1: %2 vértice no tenía posición válida; se puso entre los vértices vecinos. Exporte la malla de nuevo</numerusform>
            <numerusform>%1: %2 vértices no tenían posición válida; se pusieron entre los vértices vecinos. Exporte la malla de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, because no position of its %2 vertex(ices) is valid. Export the mesh again</source>
        <translation>
            <numerusform>%1: omitida, porque la posición de su %2 vértice no es válida. Exporte la malla de nuevo</numerusform>
            <numerusform>%1: omitida, porque ninguna posición de sus %2 vértices es válida. Exporte la malla de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its transform is not valid, so it was placed at its parent. Reset the transform and export again</source>
        <translation>
            <numerusform>%1: su transformación no es válida, así que se puso en su padre. Restablezca la transformación y exporte de nuevo</numerusform>
            <numerusform>%1: su transformación no es válida, así que se puso en su padre. Restablezca la transformación y exporte de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: invalid bind matrices of %2 joint(s); the rest pose is used instead</source>
        <translation>
            <numerusform>%1: matriz de vínculo no válida de %2 articulación; se usa la pose de reposo</numerusform>
            <numerusform>%1: matrices de vínculo no válidas de %2 articulaciones; se usa la pose de reposo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) with missing vertices skipped. Repair the mesh where it was made, then use File &gt; Reload</source>
        <translation>
            <numerusform>%1: %2 polígono con vértices ausentes omitido. Arregle la malla donde se hizo y use luego Archivo &gt; Recargar</numerusform>
            <numerusform>%1: %2 polígonos con vértices ausentes omitidos. Arregle la malla donde se hizo y use luego Archivo &gt; Recargar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 line(s) or point(s) without a surface skipped</source>
        <translation>
            <numerusform>%1: %2 línea o punto sin superficie omitido</numerusform>
            <numerusform>%1: %2 líneas o puntos sin superficie omitidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, it has no polygons</source>
        <translation>
            <numerusform>%1: omitida, no tiene polígonos</numerusform>
            <numerusform>%1: omitida, no tiene polígonos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the weights of %2 vertex(ices) did not sum to 1 and were normalized</source>
        <translation>
            <numerusform>%1: los pesos de %2 vértice no sumaban 1 y se normalizaron</numerusform>
            <numerusform>%1: los pesos de %2 vértices no sumaban 1 y se normalizaron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no weights in the file</source>
        <translation>
            <numerusform>%1: %2 vértice no tenía pesos en el archivo</numerusform>
            <numerusform>%1: %2 vértices no tenían pesos en el archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: rigid attachment to joint %3 converted to skin</source>
        <translation>
            <numerusform>%1: fijación rígida a la articulación %3 convertida en piel</numerusform>
            <numerusform>%1: fijación rígida a la articulación %3 convertida en piel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its bind space was converted to the skeleton&apos;s</source>
        <translation>
            <numerusform>%1: su espacio de vínculo se convirtió al del esqueleto</numerusform>
            <numerusform>%1: su espacio de vínculo se convirtió al del esqueleto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this joint had no name and was given this one</source>
        <translation>
            <numerusform>%1: esta articulación no tenía nombre y recibió este</numerusform>
            <numerusform>%1: esta articulación no tenía nombre y recibió este</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) have this name. Skeleton &gt; Rename Joint gives one another name</source>
        <translation>
            <numerusform>%1: %2 articulación tiene este nombre. Esqueleto &gt; Renombrar articulación le da otro nombre a una</numerusform>
            <numerusform>%1: %2 articulaciones tienen este nombre. Esqueleto &gt; Renombrar articulación le da otro nombre a una</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: scale removed from the bind pose of %2 joint(s)</source>
        <translation>
            <numerusform>%1: escala quitada de la pose de vínculo de %2 articulación</numerusform>
            <numerusform>%1: escala quitada de la pose de vínculo de %2 articulaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; its path is kept. Choose its folder with File &gt; Texture Folder</source>
        <translation>
            <numerusform>%1: no se encontró el archivo de textura %3; se conserva su ruta. Elija su carpeta con Archivo &gt; Carpeta de texturas</numerusform>
            <numerusform>%1: no se encontró el archivo de textura %3; se conserva su ruta. Elija su carpeta con Archivo &gt; Carpeta de texturas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the image of this texture is damaged and cannot be shown. Export it again</source>
        <translation>
            <numerusform>%1: la imagen de esta textura está dañada y no se puede mostrar. Expórtela de nuevo</numerusform>
            <numerusform>%1: la imagen de esta textura está dañada y no se puede mostrar. Expórtela de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not read: %4</source>
        <translation>
            <numerusform>%1: no se leyó el archivo de textura %3: %4</numerusform>
            <numerusform>%1: no se leyó el archivo de textura %3: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not imported, so missing in exported files: %3</source>
        <translation>
            <numerusform>%1: no importado, por lo que faltará en los archivos exportados: %3</numerusform>
            <numerusform>%1: no importado, por lo que faltará en los archivos exportados: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no mesh has a skin, so the nodes below this one are used as the skeleton</source>
        <translation>
            <numerusform>%1: ninguna malla tiene piel, así que los nodos bajo este se usan como esqueleto</numerusform>
            <numerusform>%1: ninguna malla tiene piel, así que los nodos bajo este se usan como esqueleto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton has %2 root(s)</source>
        <translation>
            <numerusform>%1: el esqueleto tiene %2 raíz</numerusform>
            <numerusform>%1: el esqueleto tiene %2 raíces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its skeleton replaces the skeleton of the character</source>
        <translation>
            <numerusform>%1: su esqueleto sustituye al del personaje</numerusform>
            <numerusform>%1: su esqueleto sustituye al del personaje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the animation of %3 was skipped; only joints and morph targets can be animated</source>
        <translation>
            <numerusform>%1: la animación de %3 se omitió; solo se pueden animar articulaciones y objetivos de morph</numerusform>
            <numerusform>%1: la animación de %3 se omitió; solo se pueden animar articulaciones y objetivos de morph</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had more than %3 influences; the largest were kept</source>
        <translation>
            <numerusform>%1: %2 vértice tenía más de %3 influencias; se conservaron las mayores</numerusform>
            <numerusform>%1: %2 vértices tenían más de %3 influencias; se conservaron las mayores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) split into triangles, as the format requires</source>
        <translation>
            <numerusform>%1: %2 polígono dividido en triángulos, como exige el formato</numerusform>
            <numerusform>%1: %2 polígonos divididos en triángulos, como exige el formato</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture not embedded: %3</source>
        <translation>
            <numerusform>%1: textura no incrustada: %3</numerusform>
            <numerusform>%1: textura no incrustada: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 morph target(s) skipped: %3</source>
        <translation>
            <numerusform>%1: %2 objetivo de morph omitido: %3</numerusform>
            <numerusform>%1: %2 objetivos de morph omitidos: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights bound to the root %3</source>
        <translation>
            <numerusform>%1: %2 vértice sin pesos vinculado a la raíz %3</numerusform>
            <numerusform>%1: %2 vértices sin pesos vinculados a la raíz %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons not exported</source>
        <translation>
            <numerusform>%1: %2 vértice sin polígonos no exportado</numerusform>
            <numerusform>%1: %2 vértices sin polígonos no exportados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture skipped, the format cannot store it (%3)</source>
        <translation>
            <numerusform>%1: textura omitida, el formato no puede almacenarla (%3)</numerusform>
            <numerusform>%1: textura omitida, el formato no puede almacenarla (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture is a %3 file, which few programs read from this format. Convert it to PNG if it does not show</source>
        <translation>
            <numerusform>%1: la textura es un archivo %3, que pocos programas leen desde este formato. Conviértala a PNG si no se muestra</numerusform>
            <numerusform>%1: la textura es un archivo %3, que pocos programas leen desde este formato. Conviértala a PNG si no se muestra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: several nodes show this mesh with different weights, so it was copied (%2 new mesh(es))</source>
        <translation>
            <numerusform>%1: varios nodos muestran esta malla con pesos distintos, así que se copió (%2 malla nueva)</numerusform>
            <numerusform>%1: varios nodos muestran esta malla con pesos distintos, así que se copió (%2 mallas nuevas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: weights of %2 primitive(s) are now stored without compression; everything else stays compressed</source>
        <translation>
            <numerusform>%1: los pesos de %2 primitiva se almacenan ahora sin compresión; lo demás sigue comprimido</numerusform>
            <numerusform>%1: los pesos de %2 primitivas se almacenan ahora sin compresión; lo demás sigue comprimido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this VRM names no humanoid bones, so programs that need a VRM will refuse it</source>
        <translation>
            <numerusform>%1: este VRM no nombra huesos humanoides, así que los programas que necesitan un VRM lo rechazarán</numerusform>
            <numerusform>%1: este VRM no nombra huesos humanoides, así que los programas que necesitan un VRM lo rechazarán</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the whole file was written anew, because %3</source>
        <translation>
            <numerusform>%1: el archivo entero se escribió de nuevo, porque %3</numerusform>
            <numerusform>%1: el archivo entero se escribió de nuevo, porque %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not exported, because the format cannot store it: %3</source>
        <translation>
            <numerusform>%1: no exportado, porque el formato no puede almacenarlo: %3</numerusform>
            <numerusform>%1: no exportado, porque el formato no puede almacenarlo: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: binding again gave weights that differ from the saved ones</source>
        <translation>
            <numerusform>%1: al vincular de nuevo resultaron pesos distintos de los guardados</numerusform>
            <numerusform>%1: al vincular de nuevo resultaron pesos distintos de los guardados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 posed joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: %2 articulación posada ya no está en el esqueleto</numerusform>
            <numerusform>%1: %2 articulaciones posadas ya no están en el esqueleto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with a joint deformation no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: %2 articulación con deformación propia ya no está en el esqueleto</numerusform>
            <numerusform>%1: %2 articulaciones con deformación propia ya no están en el esqueleto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 edit(s) of the skeleton no longer possible in its file</source>
        <translation>
            <numerusform>%1: %2 edición del esqueleto ya no es posible en su archivo</numerusform>
            <numerusform>%1: %2 ediciones del esqueleto ya no son posibles en su archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 locked joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: %2 articulación bloqueada ya no está en el esqueleto</numerusform>
            <numerusform>%1: %2 articulaciones bloqueadas ya no están en el esqueleto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hidden part(s) no longer found</source>
        <translation>
            <numerusform>%1: %2 parte oculta ya no se encuentra</numerusform>
            <numerusform>%1: %2 partes ocultas ya no se encuentran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part rule(s) dropped, because the part or a joint of the rule is gone: %3</source>
        <translation>
            <numerusform>%1: %2 regla de parte descartada, porque la parte o una articulación de la regla ya no está: %3</numerusform>
            <numerusform>%1: %2 reglas de parte descartadas, porque la parte o una articulación de la regla ya no está: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not bound any more. %3</source>
        <translation>
            <numerusform>%1: ya no está vinculado. %3</numerusform>
            <numerusform>%1: ya no está vinculado. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: layers transferred to the changed mesh, %2 painted vertex(ices) on it</source>
        <translation>
            <numerusform>%1: capas transferidas a la malla modificada, %2 vértice pintado en ella</numerusform>
            <numerusform>%1: capas transferidas a la malla modificada, %2 vértices pintados en ella</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: edits of %2 painted vertex(ices) lost, too far from the changed mesh</source>
        <translation>
            <numerusform>%1: ediciones de %2 vértice pintado perdidas, demasiado lejos de la malla modificada</numerusform>
            <numerusform>%1: ediciones de %2 vértices pintados perdidas, demasiado lejos de la malla modificada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: el esqueleto es mucho menor que la malla, y los pesos serán malos. Cargue el esqueleto de esta malla, o escálelo y muévalo</numerusform>
            <numerusform>%1: el esqueleto es mucho menor que la malla, y los pesos serán malos. Cargue el esqueleto de esta malla, o escálelo y muévalo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: el esqueleto es mucho menor que la malla, y los pesos serán malos. Encajaría %4: use --fit-skeleton, o Ajustar esqueleto en el menú Vínculo</numerusform>
            <numerusform>%1: el esqueleto es mucho menor que la malla, y los pesos serán malos. Encajaría %4: use --fit-skeleton, o Ajustar esqueleto en el menú Vínculo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel, or use --part</source>
        <translation>
            <numerusform>%1: %2 parte lejos del esqueleto, %3, vinculada como las demás. Si no pertenece al personaje, póngala en Omitir en el panel Partes, o use --part</numerusform>
            <numerusform>%1: %2 partes lejos del esqueleto, como %3, vinculadas como las demás. Si no pertenecen al personaje, póngalas en Omitir en el panel Partes, o use --part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh does not show %2 joint(s) of the template %3, so they are placed by usual proportions</source>
        <translation>
            <numerusform>%1: la malla no muestra %2 articulación de la plantilla %3, así que se coloca por proporciones usuales</numerusform>
            <numerusform>%1: la malla no muestra %2 articulaciones de la plantilla %3, así que se colocan por proporciones usuales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: in the file, the weights of %2 vertex(ices) are invalid or do not sum to 1. An export writes them corrected</source>
        <translation>
            <numerusform>%1: en el archivo, los pesos de %2 vértice no son válidos o no suman 1. Una exportación los escribe corregidos</numerusform>
            <numerusform>%1: en el archivo, los pesos de %2 vértices no son válidos o no suman 1. Una exportación los escribe corregidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had invalid weights (negative, not a number, or of a missing joint); these were left out</source>
        <translation>
            <numerusform>%1: %2 vértice tenía pesos no válidos (negativos, no numéricos o de una articulación ausente); se omitieron</numerusform>
            <numerusform>%1: %2 vértices tenían pesos no válidos (negativos, no numéricos o de una articulación ausente); se omitieron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: two skins disagree on where this joint was bound. %3 was moved to the place that the larger skin gives. If it bends at the wrong place, load another skeleton with File &gt; Load Skeleton</source>
        <translation>
            <numerusform>%1: dos pieles no coinciden en dónde estaba vinculada esta articulación. %3 se movió al lugar que da la piel mayor. Si se dobla en el lugar equivocado, cargue otro esqueleto con Archivo &gt; Cargar esqueleto</numerusform>
            <numerusform>%1: dos pieles no coinciden en dónde estaba vinculada esta articulación. %3 se movió al lugar que da la piel mayor. Si se dobla en el lugar equivocado, cargue otro esqueleto con Archivo &gt; Cargar esqueleto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; %4 has its name and is used</source>
        <translation>
            <numerusform>%1: no se encontró el archivo de textura %3; %4 tiene su nombre y se usa</numerusform>
            <numerusform>%1: no se encontró el archivo de textura %3; %4 tiene su nombre y se usa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this texture comes from outside the model&apos;s folder and can become part of exported files: %3</source>
        <translation>
            <numerusform>%1: esta textura viene de fuera de la carpeta del modelo y puede pasar a formar parte de archivos exportados: %3</numerusform>
            <numerusform>%1: esta textura viene de fuera de la carpeta del modelo y puede pasar a formar parte de archivos exportados: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this material file was not read: %3</source>
        <translation>
            <numerusform>%1: no se leyó este archivo de materiales: %3</numerusform>
            <numerusform>%1: no se leyó este archivo de materiales: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: nothing in the picture is transparent, so its whole rectangle is the character. Cut the figure out, and save it as PNG with transparency</source>
        <translation>
            <numerusform>%1: nada en la imagen es transparente, así que todo su rectángulo es el personaje. Recorte la figura y guárdela como PNG con transparencia</numerusform>
            <numerusform>%1: nada en la imagen es transparente, así que todo su rectángulo es el personaje. Recorte la figura y guárdela como PNG con transparencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the longest side of the character is %3, which is unusual. If that is wrong, correct the unit or the scale where the file was exported</source>
        <translation>
            <numerusform>%1: el lado más largo del personaje es %3, lo que es inusual. Si no es correcto, corrija la unidad o la escala donde se exportó el archivo</numerusform>
            <numerusform>%1: el lado más largo del personaje es %3, lo que es inusual. Si no es correcto, corrija la unidad o la escala donde se exportó el archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file announces %3 frames and contains %2; those that it contains are used</source>
        <translation>
            <numerusform>%1: el archivo anuncia %3 fotogramas y contiene %2; se usa el que contiene</numerusform>
            <numerusform>%1: el archivo anuncia %3 fotogramas y contiene %2; se usan los que contiene</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file states no valid frame time; %3 frames a second are used</source>
        <translation>
            <numerusform>%1: el archivo no da una duración de fotograma válida; se usan %3 fotogramas por segundo</numerusform>
            <numerusform>%1: el archivo no da una duración de fotograma válida; se usan %3 fotogramas por segundo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this file was written as %3, because its name in the model could lead out of the folder or is not allowed everywhere</source>
        <translation>
            <numerusform>%1: este archivo se escribió como %3, porque su nombre en el modelo podría llevar fuera de la carpeta o no se permite en todas partes</numerusform>
            <numerusform>%1: este archivo se escribió como %3, porque su nombre en el modelo podría llevar fuera de la carpeta o no se permite en todas partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file shows %2 joint(s) in a pose that the new file cannot keep. The skin of %3 is off the most, by %4</source>
        <translation>
            <numerusform>%1: el archivo muestra %2 articulación en una pose que el archivo nuevo no puede conservar. La piel de %3 se desvía %4</numerusform>
            <numerusform>%1: el archivo muestra %2 articulaciones en una pose que el archivo nuevo no puede conservar. La que más se desvía es la piel de %3, %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free, out of reach of the surface that the weights come from, so they were bound to the skeleton</source>
        <translation>
            <numerusform>%1: %2 vértice cuelga libre, fuera del alcance de la superficie de la que vienen los pesos, así que se vinculó al esqueleto</numerusform>
            <numerusform>%1: %2 vértices cuelgan libres, fuera del alcance de la superficie de la que vienen los pesos, así que se vincularon al esqueleto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free and cannot be bound to the skeleton, so they copy the nearest surface, however far it is. Check their weights</source>
        <translation>
            <numerusform>%1: %2 vértice cuelga libre y no puede vincularse al esqueleto, así que copia la superficie más cercana, por lejos que esté. Compruebe sus pesos</numerusform>
            <numerusform>%1: %2 vértices cuelgan libres y no pueden vincularse al esqueleto, así que copian la superficie más cercana, por lejos que esté. Compruebe sus pesos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: only %3 of its vertices match the surface that the weights come from. It may stand in another place or pose. Move it there, or raise the distance or the angle</source>
        <translation>%1: solo %3 de sus vértices corresponden a la superficie de la que vienen los pesos. Puede estar en otro sitio o en otra pose. Muévala allí, o aumente la distancia o el ángulo</translation>
    </message>
    <message>
        <source>%1: it measures %3 from corner to corner, the surface that the weights come from %4. It may be made at another scale, or stand in another place. Scale or move one of them</source>
        <translation>%1: mide %3 de esquina a esquina, y la superficie de la que vienen los pesos, %4. Puede estar hecha a otra escala, o en otro sitio. Escale o mueva una de las dos</translation>
    </message>
    <message numerus="yes">
        <source>%1: the voxels were drawn by %3 in %2 picture(s). Another graphics card may decide a few voxels otherwise</source>
        <translation>
            <numerusform>%1: %3 dibujó los vóxeles en %2 imagen. Otra tarjeta gráfica puede decidir algunos vóxeles de otro modo</numerusform>
            <numerusform>%1: %3 dibujó los vóxeles en %2 imágenes. Otra tarjeta gráfica puede decidir algunos vóxeles de otro modo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness by angle is not used: the joint or region does not exist or is not bound</source>
        <translation>
            <numerusform>%1: su rigidez por ángulo no se usa: la articulación o la región no existe o no está vinculada</numerusform>
            <numerusform>%1: su rigidez por ángulo no se usa: la articulación o la región no existe o no está vinculada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its smoothness is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1: su suavidad no se usa: la articulación no existe o no está vinculada</numerusform>
            <numerusform>%1: su suavidad no se usa: la articulación no existe o no está vinculada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because the mesh whose volume it used is missing or has changed: %3</source>
        <translation>
            <numerusform>%1: vinculado en un volumen nuevo, porque la malla cuyo volumen usaba falta o ha cambiado: %3</numerusform>
            <numerusform>%1: vinculado en un volumen nuevo, porque la malla cuyo volumen usaba falta o ha cambiado: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because %2 vertex(ices) lie outside the volume of the mesh before</source>
        <translation>
            <numerusform>%1: vinculado en un volumen nuevo, porque %2 vértice está fuera del volumen de la malla anterior</numerusform>
            <numerusform>%1: vinculado en un volumen nuevo, porque %2 vértices están fuera del volumen de la malla anterior</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s), such as %3, turn out of the picture&apos;s plane in animations. The exported file shows them foreshortened, as seen from the front</source>
        <translation>
            <numerusform>%1: %2 articulación, %3, gira fuera del plano de la imagen en las animaciones. El archivo exportado la muestra en escorzo, como se ve desde el frente</numerusform>
            <numerusform>%1: %2 articulaciones, como %3, giran fuera del plano de la imagen en las animaciones. El archivo exportado las muestra en escorzo, como se ven desde el frente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: animations shear %2 joint(s), such as %3, which Godot 3 cannot do; export for Godot 4 keeps it</source>
        <translation>
            <numerusform>%1: las animaciones sesgan %2 articulación, %3, lo que Godot 3 no puede hacer; una exportación para Godot 4 lo conserva</numerusform>
            <numerusform>%1: las animaciones sesgan %2 articulaciones, como %3, lo que Godot 3 no puede hacer; una exportación para Godot 4 lo conserva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this animation of %2 frame(s) was not exported. The format holds %3 frames, fewer if many joints move</source>
        <translation>
            <numerusform>%1: esta animación de %2 fotograma no se exportó. El formato admite %3 fotogramas, menos si se mueven muchas articulaciones</numerusform>
            <numerusform>%1: esta animación de %2 fotogramas no se exportó. El formato admite %3 fotogramas, menos si se mueven muchas articulaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 name(s) differ from the character&apos;s, because names must differ and some characters are not allowed, such as %3, now %4</source>
        <translation>
            <numerusform>%1: %2 nombre difiere del que tiene el personaje, porque los nombres deben ser distintos y algunos caracteres no se permiten: %3, ahora %4</numerusform>
            <numerusform>%1: %2 nombres difieren de los del personaje, porque los nombres deben ser distintos y algunos caracteres no se permiten, como %3, ahora %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the format cannot repeat this texture, as %3 does</source>
        <translation>
            <numerusform>%1: el formato no puede repetir esta textura, como hace %3</numerusform>
            <numerusform>%1: el formato no puede repetir esta textura, como hace %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a driver names it, but there is no such joint or shape. The driver does nothing</source>
        <translation>
            <numerusform>%1: un driver cita este nombre, pero no hay tal articulación ni forma. El driver no hace nada</numerusform>
            <numerusform>%1: un driver cita este nombre, pero no hay tal articulación ni forma. El driver no hace nada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) left out of the shape, because the pose flattens them</source>
        <translation>
            <numerusform>%1: %2 vértice omitido de la forma, porque la pose lo aplana</numerusform>
            <numerusform>%1: %2 vértices omitidos de la forma, porque la pose los aplana</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the limits of %2 joint(s) were left out, because a min is greater than its max; one of them is %3. Correct them in the file</source>
        <translation>
            <numerusform>%1: se omitieron los límites de %2 articulación, porque un mínimo es mayor que su máximo: %3. Corríjalos en el archivo</numerusform>
            <numerusform>%1: se omitieron los límites de %2 articulaciones, porque un mínimo es mayor que su máximo; una de ellas es %3. Corríjalos en el archivo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 shape(s) lost, because their part is missing or has another vertex count</source>
        <translation>
            <numerusform>%1: %2 forma perdida, porque su parte falta o tiene otro número de vértices</numerusform>
            <numerusform>%1: %2 formas perdidas, porque su parte falta o tiene otro número de vértices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its envelope is not used: the joint is not bound</source>
        <translation>
            <numerusform>%1: su envolvente no se usa: la articulación no está vinculada</numerusform>
            <numerusform>%1: su envolvente no se usa: la articulación no está vinculada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no vertex of the mesh lies in this lattice or near this wire. Check its place, unit and drop-off</source>
        <translation>
            <numerusform>%1: ningún vértice de la malla está en esta retícula o cerca de este alambre. Compruebe su lugar, su unidad y su atenuación</numerusform>
            <numerusform>%1: ningún vértice de la malla está en esta retícula o cerca de este alambre. Compruebe su lugar, su unidad y su atenuación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) lose up to %3 of the weights of this lattice or wire to Max Influences and follow it only roughly. Set Max Influences to all, use fewer control vertices, or let them follow the skin</source>
        <translation>
            <numerusform>%1: %2 vértice pierde hasta %3 de los pesos de esta retícula o alambre por Influencias máx. y lo sigue solo de forma aproximada. Ponga Influencias máx. en Todas, use menos vértices de control, o haga que sigan la piel</numerusform>
            <numerusform>%1: %2 vértices pierden hasta %3 de los pesos de esta retícula o alambre por Influencias máx. y lo siguen solo de forma aproximada. Ponga Influencias máx. en Todas, use menos vértices de control, o haga que sigan la piel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh edited by hand (%2 vertex(ices)) is not used, because its picture is missing or has another size</source>
        <translation>
            <numerusform>%1: la malla editada a mano (%2 vértice) no se usa, porque su imagen falta o tiene otro tamaño</numerusform>
            <numerusform>%1: la malla editada a mano (%2 vértices) no se usa, porque su imagen falta o tiene otro tamaño</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the shape only repeats what weights can do. Weights alone bring its %2 vertex(ices) to the same place. Drag the skin instead</source>
        <translation>
            <numerusform>%1: la forma solo repite lo que pueden hacer los pesos. Los pesos solos llevan su %2 vértice al mismo lugar. Arrastre la piel en su lugar</numerusform>
            <numerusform>%1: la forma solo repite lo que pueden hacer los pesos. Los pesos solos llevan sus %2 vértices al mismo lugar. Arrastre la piel en su lugar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: VRM 0.x has no constraints, so %2 driven joint(s) turn in the clips alone. Write VRM 1.0</source>
        <translation>
            <numerusform>%1: VRM 0.x no tiene restricciones, así que %2 articulación con driver gira solo en los clips. Escriba VRM 1.0</numerusform>
            <numerusform>%1: VRM 0.x no tiene restricciones, así que %2 articulaciones con driver giran solo en los clips. Escriba VRM 1.0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the character does not face +Z, as a VRM has to. Turn it by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1: el personaje no mira hacia +Z, como debe hacerlo un VRM. Gírelo con Pose &gt; Aplicar como pose de reposo</numerusform>
            <numerusform>%1: el personaje no mira hacia +Z, como debe hacerlo un VRM. Gírelo con Pose &gt; Aplicar como pose de reposo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the bind pose is not the T-pose of a VRM: %2 arm or leg bone(s) deviate, most %3, by %4 degrees. Make it one by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1: la pose de vínculo no es la pose en T de un VRM: %2 hueso de brazo o pierna se desvía, el que más %3, en %4 grados. Hágala pose en T con Pose &gt; Aplicar como pose de reposo</numerusform>
            <numerusform>%1: la pose de vínculo no es la pose en T de un VRM: %2 huesos de brazo o pierna se desvían, el que más %3, en %4 grados. Hágala pose en T con Pose &gt; Aplicar como pose de reposo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its scale is part of the mesh now, and of the joints below</source>
        <translation>
            <numerusform>%1: su escala es ahora parte de la malla, y de las articulaciones inferiores</numerusform>
            <numerusform>%1: su escala es ahora parte de la malla, y de las articulaciones inferiores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) smoothed where the pose opened a fold</source>
        <translation>
            <numerusform>%1: %2 vértice suavizado donde la pose abrió un pliegue</numerusform>
            <numerusform>%1: %2 vértices suavizados donde la pose abrió un pliegue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its hands show %2 finger(s), so the template has no more, though %3 were asked for</source>
        <translation>
            <numerusform>%1: sus manos muestran %2 dedo, así que la plantilla no tiene más, aunque se pidieron %3</numerusform>
            <numerusform>%1: sus manos muestran %2 dedos, así que la plantilla no tiene más, aunque se pidieron %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is left out of the springs, because %3 (%4)</source>
        <translation>
            <numerusform>%1 queda fuera de los resortes, porque %3 (%4)</numerusform>
            <numerusform>%1 queda fuera de los resortes, porque %3 (%4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar&apos;s data are not used, such as %4, because %3. The file keeps them</source>
        <translation>
            <numerusform>%1: %2 entrada de los datos del avatar no se usa, como %4, porque %3. El archivo la conserva</numerusform>
            <numerusform>%1: %2 entradas de los datos del avatar no se usan, como %4, porque %3. El archivo las conserva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 node(s) had a scale, from %3 to %4. Positions and joints have it now, and all nodes have scale 1</source>
        <translation>
            <numerusform>%1: %2 nodo tenía una escala, de %3 a %4. Las posiciones y articulaciones la tienen ahora, y todos los nodos tienen escala 1</numerusform>
            <numerusform>%1: %2 nodos tenían una escala, de %3 a %4. Las posiciones y articulaciones la tienen ahora, y todos los nodos tienen escala 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar were not written, such as %4, because %3</source>
        <translation>
            <numerusform>%1: no se escribió %2 entrada del avatar, como %4, porque %3</numerusform>
            <numerusform>%1: no se escribieron %2 entradas del avatar, como %4, porque %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no expressions found. The character has %2 shape(s), and no name of one says what a face shows, as in the lists of ARKit, MMD or VRoid</source>
        <translation>
            <numerusform>%1: no se encontraron expresiones. El personaje tiene %2 forma, y ningún nombre dice qué muestra una cara, como en las listas de ARKit, MMD o VRoid</numerusform>
            <numerusform>%1: no se encontraron expresiones. El personaje tiene %2 formas, y ningún nombre dice qué muestra una cara, como en las listas de ARKit, MMD o VRoid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this expression sets %2 shape(s) that no part has, such as %3. Choose others, or remove them</source>
        <translation>
            <numerusform>%1: esta expresión fija %2 forma que ninguna parte tiene, como %3. Elija otra, o quítela</numerusform>
            <numerusform>%1: esta expresión fija %2 formas que ninguna parte tiene, como %3. Elija otras, o quítelas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) of this expression were not from 0 to 1 and were brought there</source>
        <translation>
            <numerusform>%1: %2 peso de esta expresión no estaba entre 0 y 1 y se llevó ahí</numerusform>
            <numerusform>%1: %2 pesos de esta expresión no estaban entre 0 y 1 y se llevaron ahí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: another expression has this name, so it is called %3 now</source>
        <translation>
            <numerusform>%1: otra expresión tiene este nombre, así que ahora se llama %3</numerusform>
            <numerusform>%1: otra expresión tiene este nombre, así que ahora se llama %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this shape of %2 vertex(ices) was made by opening the jaw, joint %3, because expressions turn no joints</source>
        <translation>
            <numerusform>%1: esta forma de %2 vértice se creó abriendo la mandíbula, articulación %3, porque las expresiones no giran articulaciones</numerusform>
            <numerusform>%1: esta forma de %2 vértices se creó abriendo la mandíbula, articulación %3, porque las expresiones no giran articulaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: it has no weights, so it stays where it is. Undo, bind it, and apply the rest pose again</source>
        <translation>
            <numerusform>%1: no tiene pesos, así que se queda donde está. Deshaga, vincúlela y aplique de nuevo la pose de reposo</numerusform>
            <numerusform>%1: no tiene pesos, así que se queda donde está. Deshaga, vincúlela y aplique de nuevo la pose de reposo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 constraint(s) were written with the nearest axis of their joint, such as that of %3, because no axis lies where it did before the joint was turned. Turn the joint&apos;s axes back for an exact one</source>
        <translation>
            <numerusform>%1: %2 restricción se escribió con el eje más cercano de su articulación, %3, porque ningún eje está donde estaba antes de girar la articulación. Devuelva los ejes de la articulación a su giro anterior para que sea exacta</numerusform>
            <numerusform>%1: %2 restricciones se escribieron con el eje más cercano de su articulación, como la de %3, porque ningún eje está donde estaba antes de girar la articulación. Devuelva los ejes de la articulación a su giro anterior para que sean exactas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) at the ends of chains stay still in this file, because VRM 1.0 wants a joint at each end. Write the file anew, which adds them</source>
        <translation>
            <numerusform>%1: %2 articulación al final de una cadena queda quieta en este archivo, porque VRM 1.0 pide una articulación en cada extremo. Escriba el archivo de nuevo, lo que la añade</numerusform>
            <numerusform>%1: %2 articulaciones al final de cadenas quedan quietas en este archivo, porque VRM 1.0 pide una articulación en cada extremo. Escriba el archivo de nuevo, lo que las añade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: el esqueleto no encaja en la malla: %2 de sus %3 articulaciones está fuera, y los pesos serán malos. Encajaría %4: use Ajustar esqueleto en el menú Vínculo</numerusform>
            <numerusform>%1: el esqueleto no encaja en la malla: %2 de sus %3 articulaciones están fuera, y los pesos serán malos. Encajaría %4: use Ajustar esqueleto en el menú Vínculo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: el esqueleto es mucho menor que la malla, y los pesos serán malos. Encajaría %4: use Ajustar esqueleto en el menú Vínculo</numerusform>
            <numerusform>%1: el esqueleto es mucho menor que la malla, y los pesos serán malos. Encajaría %4: use Ajustar esqueleto en el menú Vínculo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel</source>
        <translation>
            <numerusform>%1: %2 parte lejos del esqueleto, %3, vinculada como las demás. Si no pertenece al personaje, póngala en Omitir en el panel Partes</numerusform>
            <numerusform>%1: %2 partes lejos del esqueleto, como %3, vinculadas como las demás. Si no pertenecen al personaje, póngalas en Omitir en el panel Partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one under Joints in the Bind panel</source>
        <translation>
            <numerusform>%1: %2 articulación está en el sitio de otra, como %3 y %4, así que el solucionador no las distingue. Sepárelas, o deje solo una en Articulaciones, en el panel Vínculo</numerusform>
            <numerusform>%1: %2 articulaciones están en el sitio de otra, como %3 y %4, así que el solucionador no las distingue. Sepárelas, o deje solo una en Articulaciones, en el panel Vínculo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel</source>
        <translation>
            <numerusform>%1: %2 parte o isla hecha rígida a una articulación, porque se mueve casi como una sola pieza: %3. Para que se doble, póngala en Suave en el panel Partes</numerusform>
            <numerusform>%1: %2 partes o islas hechas rígidas a una articulación cada una, porque se mueven casi como una sola pieza: %3. Para que se doblen, póngalas en Suave en el panel Partes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayPainter</name>
    <message>
        <source>Height %1, width %2, depth %3</source>
        <translation>Altura %1, anchura %2, fondo %3</translation>
    </message>
</context>
<context>
    <name>PartEdits</name>
    <message>
        <source>Rigid to %1 (found)</source>
        <translation>Rígido a %1 (hallado)</translation>
    </message>
    <message>
        <source>Same as part</source>
        <translation>Como la parte</translation>
    </message>
    <message>
        <source>Rigid, as in the file</source>
        <translation>Rígido, como en el archivo</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>Rígido a %1</translation>
    </message>
    <message>
        <source>Copy nearest skin</source>
        <translation>Copiar la piel más cercana</translation>
    </message>
    <message>
        <source>Limit to %1</source>
        <translation>Limitar a %1</translation>
    </message>
    <message>
        <source>Limit to %1 joints</source>
        <translation>Limitar a %1 articulaciones</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Binding of %1</source>
        <translation>Vínculo de %1</translation>
    </message>
    <message>
        <source>Binding of %1 Parts</source>
        <translation>Vínculo de %1 partes</translation>
    </message>
    <message>
        <source>Solver of %1</source>
        <translation>Solucionador de %1</translation>
    </message>
    <message>
        <source>Solver of %1 Parts</source>
        <translation>Solucionador de %1 partes</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>Aceptar todas las propuestas</translation>
    </message>
    <message>
        <source>%1 (proposed: copy nearest skin)</source>
        <translation>%1 (propuesto: copiar la piel más cercana)</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, the nearest joint)</source>
        <translation>%1 (propuesto: rígido a %2, la articulación más cercana)</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, %3 % of its weight)</source>
        <translation>%1 (propuesto: rígido a %2, %3 % de su peso)</translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message numerus="yes">
        <source>%n open border(s)</source>
        <translation>
            <numerusform>%n borde abierto</numerusform>
            <numerusform>%n bordes abiertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-manifold edge(s)</source>
        <translation>
            <numerusform>%n arista no manifold</numerusform>
            <numerusform>%n aristas no manifold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) with flipped faces</source>
        <translation>
            <numerusform>%n arista con caras invertidas</numerusform>
            <numerusform>%n aristas con caras invertidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-intersecting face(s)</source>
        <translation>
            <numerusform>%n cara autointersecante</numerusform>
            <numerusform>%n caras autointersecantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero-area face(s)</source>
        <translation>
            <numerusform>%n cara sin área</numerusform>
            <numerusform>%n caras sin área</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate face(s)</source>
        <translation>
            <numerusform>%n cara duplicada</numerusform>
            <numerusform>%n caras duplicadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n isolated vertex(ices)</source>
        <translation>
            <numerusform>%n vértice aislado</numerusform>
            <numerusform>%n vértices aislados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>%n arista abierta</numerusform>
            <numerusform>%n aristas abiertas</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed, no defects</source>
        <translation>Cerrado, sin defectos</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1, isla %2</translation>
    </message>
</context>
<context>
    <name>PictureMeshEdits</name>
    <message>
        <source>Move Vertices</source>
        <translation>Mover vértices</translation>
    </message>
    <message>
        <source>Add Vertex</source>
        <translation>Añadir vértice</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>Eliminar vértices</translation>
    </message>
</context>
<context>
    <name>PictureMeshFile</name>
    <message>
        <source>mesh %1 has no &quot;%2&quot;</source>
        <translation>la malla %1 no tiene «%2»</translation>
    </message>
    <message>
        <source>&quot;%2&quot; of mesh %1 has to be a list</source>
        <translation>«%2» de la malla %1 tiene que ser una lista</translation>
    </message>
    <message>
        <source>vertex %2 of mesh %1 has to be [x, y], in pixels</source>
        <translation>el vértice %2 de la malla %1 tiene que ser [x, y], en píxeles</translation>
    </message>
    <message>
        <source>triangle %2 of mesh %1 has to be the numbers of three vertices</source>
        <translation>el triángulo %2 de la malla %1 tiene que ser los números de tres vértices</translation>
    </message>
    <message>
        <source>mesh %1 has an unknown &quot;%2&quot;</source>
        <translation>la malla %1 tiene un «%2» desconocido</translation>
    </message>
    <message>
        <source>&quot;mesh&quot; of mesh %1 has to be a name, &quot;width&quot; and &quot;height&quot; whole numbers of pixels, and every vertex within them</source>
        <translation>«mesh» de la malla %1 tiene que ser un nombre, «width» y «height» números enteros de píxeles, y cada vértice tiene que estar dentro</translation>
    </message>
    <message>
        <source>mesh %1 is no object</source>
        <translation>la malla %1 no es un objeto</translation>
    </message>
    <message>
        <source>it has to be a project or a recipe with an edited mesh, or {&quot;sinewPictureMesh&quot;: 1, &quot;meshes&quot;: %1}</source>
        <translation>tiene que ser un proyecto o una receta con una malla editada, o {&quot;sinewPictureMesh&quot;: 1, &quot;meshes&quot;: %1}</translation>
    </message>
</context>
<context>
    <name>PlaceEdits</name>
    <message>
        <source>Add Voxel Edit %1</source>
        <translation>Añadir edición de vóxeles %1</translation>
    </message>
    <message>
        <source>Delete Voxel Edit %1</source>
        <translation>Eliminar edición de vóxeles %1</translation>
    </message>
    <message>
        <source>Delete Voxel Edits</source>
        <translation>Eliminar ediciones de vóxeles</translation>
    </message>
    <message>
        <source>Change Voxel Edit %1</source>
        <translation>Cambiar edición de vóxeles %1</translation>
    </message>
    <message>
        <source>Change Resolution of Voxel Edits</source>
        <translation>Cambiar la resolución de las ediciones de vóxeles</translation>
    </message>
    <message>
        <source>Change Resolution of Voxel Edit %1</source>
        <translation>Cambiar la resolución de la edición de vóxeles %1</translation>
    </message>
</context>
<context>
    <name>PoseClipboard</name>
    <message>
        <source>the clipboard</source>
        <translation>el portapapeles</translation>
    </message>
    <message>
        <source>it contains no pose</source>
        <translation>no contiene ninguna pose</translation>
    </message>
    <message>
        <source>it must contain exactly one joint</source>
        <translation>debe contener exactamente una articulación</translation>
    </message>
</context>
<context>
    <name>PoseEdits</name>
    <message>
        <source>Reset Joint</source>
        <translation>Restablecer articulación</translation>
    </message>
    <message>
        <source>Reset Pose</source>
        <translation>Restablecer pose</translation>
    </message>
    <message>
        <source>Mirror Pose</source>
        <translation>Reflejar pose</translation>
    </message>
    <message>
        <source>Mirror Joint</source>
        <translation>Reflejar articulación</translation>
    </message>
    <message>
        <source>Paste Pose</source>
        <translation>Pegar pose</translation>
    </message>
    <message>
        <source>Paste Joint</source>
        <translation>Pegar articulación</translation>
    </message>
</context>
<context>
    <name>PoseFile</name>
    <message>
        <source>&quot;%1&quot; must be {&quot;rotate&quot;: [x, y, z]}</source>
        <translation>«%1» debe ser {&quot;rotate&quot;: [x, y, z]}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; must be three numbers</source>
        <translation>«%1» de la articulación «%2» deben ser tres números</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is too large</source>
        <translation>«%1» de la articulación «%2» es demasiado grande</translation>
    </message>
    <message>
        <source>%1 joints are named &quot;%2&quot;, so the name is ambiguous</source>
        <translation>%1 articulaciones se llaman «%2», así que el nombre es ambiguo</translation>
    </message>
    <message>
        <source>the file must contain {&quot;joint&quot;: {...}, ...}</source>
        <translation>el archivo debe contener {&quot;joint&quot;: {...}, ...}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is not rotate, translate or scale</source>
        <translation>&quot;%1&quot; de la articulación &quot;%2&quot; no es rotate, translate ni scale</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; must be from %3 to %4</source>
        <translation>&quot;%1&quot; de la articulación &quot;%2&quot; debe ir de %3 a %4</translation>
    </message>
</context>
<context>
    <name>PoseShelf</name>
    <message>
        <source>Arms Up</source>
        <translation>Brazos arriba</translation>
    </message>
    <message>
        <source>Deep Squat</source>
        <translation>Cuclillas</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>Puño</translation>
    </message>
    <message>
        <source>Look Back</source>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>it contains no pose</source>
        <translation>no contiene ninguna pose</translation>
    </message>
    <message>
        <source>a pose needs a name of its own</source>
        <translation>una pose necesita un nombre propio</translation>
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
        <translation>Mover articulaciones</translation>
    </message>
    <message>
        <source>Scale Joints</source>
        <translation>Escalar articulaciones</translation>
    </message>
    <message>
        <source>Turn Joints</source>
        <translation>Girar articulaciones</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>Posar articulación</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Drag Limb</source>
        <translation>Arrastrar extremidad</translation>
    </message>
</context>
<context>
    <name>Printout</name>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>its joint deformation cannot be read</source>
        <translation>su deformación de articulaciones no se puede leer</translation>
    </message>
    <message>
        <source>its implicit skinning cannot be read</source>
        <translation>su skinning implícito no se puede leer</translation>
    </message>
    <message>
        <source>its hidden parts cannot be read</source>
        <translation>sus partes ocultas no se pueden leer</translation>
    </message>
    <message>
        <source>its weight layers cannot be read</source>
        <translation>sus capas de pesos no se pueden leer</translation>
    </message>
    <message>
        <source>its joint locks or joint mapping cannot be read</source>
        <translation>sus bloqueos o su asignación de articulaciones no se pueden leer</translation>
    </message>
    <message>
        <source>its motions cannot be read</source>
        <translation>sus movimientos no se pueden leer</translation>
    </message>
    <message>
        <source>its pose keys cannot be read</source>
        <translation>sus claves de pose no se pueden leer</translation>
    </message>
    <message>
        <source>its pose cannot be read</source>
        <translation>su pose no se puede leer</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>su selección no se puede leer</translation>
    </message>
    <message>
        <source>its view cannot be read</source>
        <translation>su vista no se puede leer</translation>
    </message>
    <message>
        <source>its bind cannot be read</source>
        <translation>su vínculo no se puede leer</translation>
    </message>
    <message>
        <source>it does not name its source files</source>
        <translation>no nombra sus archivos de origen</translation>
    </message>
    <message>
        <source>it is not a Sinew project</source>
        <translation>no es un proyecto de Sinew</translation>
    </message>
    <message>
        <source>its version is unknown</source>
        <translation>su versión es desconocida</translation>
    </message>
    <message>
        <source>its skeleton fit cannot be read</source>
        <translation>su ajuste del esqueleto no se puede leer</translation>
    </message>
    <message>
        <source>it does not name the mesh whose volume it is bound in</source>
        <translation>no nombra la malla en cuyo volumen está vinculado</translation>
    </message>
    <message>
        <source>what it says about its picture cannot be read</source>
        <translation>lo que dice de su imagen no se puede leer</translation>
    </message>
    <message>
        <source>its shapes cannot be read</source>
        <translation>sus formas no se pueden leer</translation>
    </message>
    <message>
        <source>its subdivision levels of parts cannot be read</source>
        <translation>sus niveles de subdivisión de partes no se pueden leer</translation>
    </message>
</context>
<context>
    <name>PseudoEdgeEdits</name>
    <message>
        <source>Connect by Pseudo-Edge</source>
        <translation>Unir con pseudoarista</translation>
    </message>
    <message>
        <source>Remove Pseudo-Edge</source>
        <translation>Quitar pseudoarista</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it contains the number %1, which is too large</source>
        <translation>contiene el número %1, que es demasiado grande</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>no es JSON válido</translation>
    </message>
    <message>
        <source>it is not valid JSON from %1</source>
        <translation>no es JSON válido a partir de %1</translation>
    </message>
    <message>
        <source>it contains &quot;%1&quot; twice</source>
        <translation>contiene «%1» dos veces</translation>
    </message>
    <message>
        <source>its lists and objects are nested too deeply</source>
        <translation>sus listas y objetos están anidados a demasiada profundidad</translation>
    </message>
    <message>
        <source>one of its objects has more than %1 entries</source>
        <translation>uno de sus objetos tiene más de %1 entradas</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be %2</source>
        <translation>«%1» tiene que ser %2</translation>
    </message>
    <message>
        <source>it does not start with {&quot;sinewRecipe&quot;: 1</source>
        <translation>no empieza por {&quot;sinewRecipe&quot;: 1</translation>
    </message>
    <message>
        <source>this release reads recipes of version 1 only</source>
        <translation>esta edición solo lee recetas de la versión 1</translation>
    </message>
    <message>
        <source>a list of names, none of them empty</source>
        <translation>una lista de nombres, ninguno vacío</translation>
    </message>
</context>
<context>
    <name>RegionEdits</name>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Add Region &quot;%1&quot;</source>
        <translation>Añadir región «%1»</translation>
    </message>
    <message>
        <source>Delete Region &quot;%1&quot;</source>
        <translation>Eliminar región «%1»</translation>
    </message>
    <message>
        <source>Delete Regions</source>
        <translation>Eliminar regiones</translation>
    </message>
    <message>
        <source>Switch Regions On</source>
        <translation>Activar regiones</translation>
    </message>
    <message>
        <source>Switch Regions Off</source>
        <translation>Desactivar regiones</translation>
    </message>
    <message>
        <source>Change Region &quot;%1&quot;</source>
        <translation>Cambiar región «%1»</translation>
    </message>
    <message>
        <source>Rename Region</source>
        <translation>Renombrar región</translation>
    </message>
    <message>
        <source>Move Region &quot;%1&quot;</source>
        <translation>Mover región «%1»</translation>
    </message>
    <message>
        <source>Add Vertices to Region &quot;%1&quot;</source>
        <translation>Añadir vértices a la región «%1»</translation>
    </message>
    <message>
        <source>Remove Vertices from Region &quot;%1&quot;</source>
        <translation>Quitar vértices de la región «%1»</translation>
    </message>
    <message>
        <source>Soften Region &quot;%1&quot;</source>
        <translation>Atenuar borde de la región «%1»</translation>
    </message>
    <message>
        <source>Paint Region &quot;%1&quot;</source>
        <translation>Pintar región «%1»</translation>
    </message>
    <message>
        <source>Convert Region &quot;%1&quot; to Painted</source>
        <translation>Convertir región «%1» en pintada</translation>
    </message>
    <message>
        <source>Clear Joint Stiffness</source>
        <translation>Quitar rigidez de articulaciones</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>Rigidez (alpha) de %1</translation>
    </message>
    <message>
        <source>Clear Joint Smoothness</source>
        <translation>Quitar suavidad de articulaciones</translation>
    </message>
    <message>
        <source>Smoothness of %1</source>
        <translation>Suavidad de %1</translation>
    </message>
</context>
<context>
    <name>RegionText</name>
    <message>
        <source>This region is off. Tick it to use it.</source>
        <translation>Esta región está desactivada. Márquela para usarla.</translation>
    </message>
    <message>
        <source>This region changes nothing yet. Give it its own stiffness, falloff, max influences, joints or solver, or let it keep its shape.</source>
        <translation>Esta región aún no cambia nada. Dele su propia rigidez, atenuación, influencias máx., articulaciones o solucionador, o haga que conserve su forma.</translation>
    </message>
    <message>
        <source>This region changes nothing yet: Keep shape needs the solver Bounded Biharmonic. Choose it for the character or for the region.</source>
        <translation>Esta región aún no cambia nada: Conservar forma necesita el solucionador Biarmónico acotado. Elíjalo para el personaje o para la región.</translation>
    </message>
    <message>
        <source>No region is selected. A stroke makes a new one.</source>
        <translation>No hay ninguna región seleccionada. Un trazo crea una nueva.</translation>
    </message>
    <message>
        <source>This region has a shape of its own. A stroke makes a new region; to paint this one, press Convert and Paint in the Bind panel.</source>
        <translation>Esta región tiene forma propia. Un trazo crea una región nueva; para pintar esta, pulse Convertir y pintar en el panel Vínculo.</translation>
    </message>
</context>
<context>
    <name>RestEdits</name>
    <message>
        <source>Move Joints</source>
        <translation>Mover articulaciones</translation>
    </message>
    <message>
        <source>Turn Joints</source>
        <translation>Girar articulaciones</translation>
    </message>
</context>
<context>
    <name>RigWords</name>
    <message>
        <source>where its marker lies</source>
        <translation>donde está su marcador</translation>
    </message>
    <message>
        <source>from cross sections of the body</source>
        <translation>por secciones transversales del cuerpo</translation>
    </message>
    <message>
        <source>where the limb bends</source>
        <translation>donde se dobla la extremidad</translation>
    </message>
    <message>
        <source>where the limb is thinnest</source>
        <translation>donde la extremidad es más fina</translation>
    </message>
    <message>
        <source>along a finger of its own</source>
        <translation>a lo largo de un dedo propio</translation>
    </message>
    <message>
        <source>part of the way along the limb</source>
        <translation>a una parte del recorrido de la extremidad</translation>
    </message>
    <message>
        <source>by usual proportions only</source>
        <translation>solo por proporciones usuales</translation>
    </message>
    <message>
        <source>like the other side</source>
        <translation>como el otro lado</translation>
    </message>
</context>
<context>
    <name>SelectEdits</name>
    <message>
        <source>%1 of %2 vertices selected</source>
        <translation>%1 de %2 vértices seleccionados</translation>
    </message>
    <message>
        <source>Select All Vertices</source>
        <translation>Seleccionar todos los vértices</translation>
    </message>
    <message>
        <source>Deselect Vertices</source>
        <translation>Anular selección de vértices</translation>
    </message>
    <message>
        <source>Invert Selection</source>
        <translation>Invertir selección</translation>
    </message>
    <message>
        <source>Grow Selection</source>
        <translation>Ampliar selección</translation>
    </message>
    <message>
        <source>Shrink Selection</source>
        <translation>Reducir selección</translation>
    </message>
    <message>
        <source>Select Linked Vertices</source>
        <translation>Seleccionar vértices enlazados</translation>
    </message>
    <message>
        <source>Select Part Vertices</source>
        <translation>Seleccionar vértices de la parte</translation>
    </message>
    <message>
        <source>Select Shell</source>
        <translation>Seleccionar isla</translation>
    </message>
    <message>
        <source>Select by Weight</source>
        <translation>Seleccionar por peso</translation>
    </message>
    <message>
        <source>Select by Influences</source>
        <translation>Seleccionar por influencias</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Box Select</source>
        <translation>Selección por caja</translation>
    </message>
    <message>
        <source>Lasso Select</source>
        <translation>Selección por lazo</translation>
    </message>
    <message>
        <source>Paint Select</source>
        <translation>Selección por pincel</translation>
    </message>
    <message>
        <source>Select Vertex</source>
        <translation>Seleccionar vértice</translation>
    </message>
    <message>
        <source>Deselect Vertices</source>
        <translation>Anular selección de vértices</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>Not in use: the solver %1 does not use it.</source>
        <translation>Sin uso: el solucionador %1 no lo lee.</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>Weights look wrong all over: go back to Geodesic Voxel, or compare two solvers side by side (View &gt; Compare)</source>
        <translation>Los pesos se ven mal en todas partes: vuelva a Vóxel geodésico, o compare dos solucionadores lado a lado (Vista &gt; Comparar)</translation>
    </message>
    <message>
        <source>Scale distance by limb thickness</source>
        <translation>Escalar distancia por grosor de extremidad</translation>
    </message>
    <message>
        <source>Divides distances by the thickness of each limb, so that a thin arm takes no weight from the chest beside it. Short thick end bones (heads, toes) count nearer, too</source>
        <translation>Divide las distancias por el grosor de cada extremidad, para que un brazo fino no tome peso del pecho junto a él. Los huesos finales cortos y gruesos (cabezas, dedos) también cuentan como más cercanos</translation>
    </message>
    <message>
        <source>A thin arm pulls the chest along: switch it on. A head or a toe moves too much around it: switch it off</source>
        <translation>Un brazo fino arrastra el pecho: actívelo. Una cabeza o un dedo mueve demasiado a su alrededor: desactívelo</translation>
    </message>
    <message>
        <source>Fit bones to the mesh</source>
        <translation>Ajustar los huesos a la malla</translation>
    </message>
    <message>
        <source>A big head follows the neck, or a foot stays behind: switch it on. A last bone reaches into its neighbours: switch it off</source>
        <translation>Una cabeza grande sigue al cuello o un pie se queda atrás: actívelo. Un último hueso alcanza a sus vecinos: desactívelo</translation>
    </message>
    <message>
        <source>Guess bones of joints without parent</source>
        <translation>Suponer huesos de articulaciones sin padre</translation>
    </message>
    <message>
        <source>Joints that have neither parent nor child, as in WebXR hands, get bones along the local axis that most of them aim with. Off: they get no bones</source>
        <translation>Las articulaciones sin padre ni hijo, como en las manos WebXR, reciben huesos según el eje local con que apunta la mayoría. Desactivado: no reciben huesos</translation>
    </message>
    <message>
        <source>Joints without parent and child move nothing: switch it on. Their bones turn the wrong way: switch it off</source>
        <translation>Las articulaciones sin padre ni hijo no mueven nada: actívelo. Sus huesos apuntan mal: desactívelo</translation>
    </message>
    <message>
        <source>Stiffness (alpha)</source>
        <translation>Rigidez (alpha)</translation>
    </message>
    <message>
        <source>How stiff the bends are. 0 is soft like cloth: each joint reaches far. 1 is stiff: each joint bends in a narrow band</source>
        <translation>Cuán rígidos son los pliegues. 0 es blando como la tela: cada articulación llega lejos. 1 es rígido: cada articulación se dobla en una banda estrecha</translation>
    </message>
    <message>
        <source>An elbow bends like rubber: raise it. It breaks in a sharp line: lower it. Only one joint does: select it and give it its own stiffness</source>
        <translation>Un codo se dobla como goma: auméntela. Se quiebra en una línea: redúzcala. Solo una articulación lo hace: selecciónela y dele rigidez propia</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>blando</translation>
    </message>
    <message>
        <source>stiff</source>
        <translation>duro</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>How far weights spread over the surface, relative to the thickness of each limb. 0 does not spread them, 1 spreads them as far as the limb is thick</source>
        <translation>Hasta dónde se extienden los pesos por la superficie, en relación con el grosor de cada extremidad. 0 no los extiende, 1 los extiende tanto como el grosor</translation>
    </message>
    <message>
        <source>Bends show steps or sharp lines: raise it. Fingers or lips pull one another along: lower it</source>
        <translation>Los pliegues muestran escalones o líneas marcadas: auméntelo. Dedos o labios se arrastran entre sí: redúzcalo</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Influencias máx.</translation>
    </message>
    <message>
        <source>How many joints may move a vertex. Game engines take 4, some 8. More bend softer where many bones meet</source>
        <translation>Cuántas articulaciones pueden mover un vértice. Los motores de juego aceptan 4, algunos 8. Con más se dobla más suave donde se juntan muchos huesos</translation>
    </message>
    <message>
        <source>Shoulders or hips bend in steps: raise it, if your engine takes more. Shift+T shows where the limit took weight away</source>
        <translation>Hombros o caderas se doblan a escalones: auméntelo, si su motor acepta más. Mayúsculas+T muestra dónde el límite quitó peso</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Atenuación</translation>
    </message>
    <message>
        <source>How weight fades with distance. Power (the 2014 paper) fades evenly; Quadratic (the 2013 paper, and Unreal) is the softest; Exponential stays close to the nearest bone</source>
        <translation>Cómo decae el peso con la distancia. Potencia (el artículo de 2014) decae de forma uniforme; Cuadrática (el artículo de 2013, y Unreal) es la más suave; Exponencial queda cerca del hueso más próximo</translation>
    </message>
    <message>
        <source>Bends are too wide although they are stiff: try Exponential. Bends crease: try Quadratic</source>
        <translation>Los pliegues son demasiado anchos aunque son rígidos: pruebe Exponencial. Los pliegues se arrugan: pruebe Cuadrática</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>Cuadrática</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponencial</translation>
    </message>
    <message>
        <source>Prune below</source>
        <translation>Podar por debajo de</translation>
    </message>
    <message>
        <source>Removes weights smaller than this. 0.01 keeps files small without a visible change</source>
        <translation>Quita los pesos menores que este. 0,01 mantiene pequeños los archivos sin cambio visible</translation>
    </message>
    <message>
        <source>Skin shows steps where weights are small: set it to 0. Far joints still move a vertex a little: raise it to 0.01</source>
        <translation>La piel muestra escalones donde los pesos son pequeños: póngalo a 0. Articulaciones lejanas aún mueven un poco un vértice: auméntelo a 0,01</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Conservar todos</translation>
    </message>
    <message>
        <source>Rigid shells</source>
        <translation>Islas rígidas</translation>
    </message>
    <message>
        <source>Parts and loose pieces of the mesh that move nearly as one follow one joint, so that buttons, buckles and helmets do not bend. The Parts panel can make each of them smooth again</source>
        <translation>Las partes y piezas sueltas de la malla que se mueven casi como una sola siguen a una articulación, para que botones, hebillas y cascos no se doblen. El panel Partes puede hacer suave cada una</translation>
    </message>
    <message>
        <source>A strap or a sleeve does not bend: set that part to Smooth in the Parts panel. A button or a buckle bends: switch it on</source>
        <translation>Una correa o una manga no se dobla: ponga esa parte en Suave en el panel Partes. Un botón o una hebilla se dobla: actívelo</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Voxels along the longest side. Automatic: 64, and up to 4096 around gaps that keep limbs apart. A number: the same everywhere; each doubling takes about four times the time and memory</source>
        <translation>Vóxeles a lo largo del lado más largo. Automática: 64, y hasta 4096 alrededor de huecos que separan extremidades. Un número: igual en todas partes; cada duplicación requiere unas cuatro veces el tiempo y la memoria</translation>
    </message>
    <message>
        <source>Fingers or legs stick together: choose a higher one, or refine only that place. Binding takes too long: choose a lower one</source>
        <translation>Dedos o piernas se pegan: elija una mayor, o refine solo ese sitio. Vincular tarda demasiado: elija una menor</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <source>Open gaps wider than</source>
        <translation>Abrir huecos mayores que</translation>
    </message>
    <message>
        <source>Automatic resolution opens gaps between fingers, legs or folds that are wider than this, in percent of the longest side</source>
        <translation>La resolución automática abre huecos entre dedos, piernas o pliegues más anchos que esto, en porcentaje del lado más largo</translation>
    </message>
    <message>
        <source>Close fingers or folds still stick together: lower it. Binding takes too long: raise it</source>
        <translation>Dedos juntos o pliegues aún se pegan: redúzcalo. Vincular tarda demasiado: auméntelo</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Exact sum of 1</source>
        <translation>Suma exacta de 1</translation>
    </message>
    <message>
        <source>Bounded biharmonic weights: solve all joints at once so that their weights sum to 1, in place of scaling them to 1 afterwards. Differs little and takes several times as long</source>
        <translation>Pesos biarmónicos acotados: resolver todas las articulaciones a la vez para que sus pesos sumen 1, en lugar de escalarlos a 1 después. Difiere poco y tarda varias veces más</translation>
    </message>
    <message>
        <source>Weights ripple where many joints meet: switch it on. Binding takes too long: switch it off</source>
        <translation>Los pesos ondulan donde se juntan muchas articulaciones: actívelo. Vincular tarda demasiado: desactívelo</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
    <message>
        <source>How strongly the nearest bone heats what lies around it. Less lets weights spread wider</source>
        <translation>Con qué fuerza calienta el hueso más cercano lo que lo rodea. Menos deja que los pesos se extiendan más</translation>
    </message>
    <message>
        <source>Bends are too soft: raise it. Bends are too sharp: lower it</source>
        <translation>Los pliegues son demasiado suaves: auméntelo. Son demasiado marcados: redúzcalo</translation>
    </message>
    <message>
        <source>Power of distance</source>
        <translation>Potencia de distancia</translation>
    </message>
    <message>
        <source>Inverse distance: weights fall with this power of the distance. More is stiffer</source>
        <translation>Distancia inversa: los pesos decaen con esta potencia de la distancia. Más es más rígido</translation>
    </message>
    <message>
        <source>Every joint moves a little of everything: raise it. Bends are too sharp: lower it</source>
        <translation>Cada articulación mueve un poco de todo: auméntela. Los pliegues son demasiado marcados: redúzcala</translation>
    </message>
    <message>
        <source>Smoothness in pixels</source>
        <translation>Suavidad en píxeles</translation>
    </message>
    <message>
        <source>Flat picture: how far weights reach along the picture, in pixels of a picture 512 pixels long. 10 bends hard, 100 softly</source>
        <translation>Imagen plana: hasta dónde llegan los pesos por la imagen, en píxeles de una imagen de 512 píxeles de largo. 10 dobla con dureza, 100 con suavidad</translation>
    </message>
    <message>
        <source>The picture breaks where it bends: raise it. A limb pulls its neighbour along: lower it</source>
        <translation>La imagen se rompe donde se dobla: auméntela. Una extremidad arrastra a su vecina: redúzcala</translation>
    </message>
    <message>
        <source>Envelope blend</source>
        <translation>Mezcla de envolvente</translation>
    </message>
    <message>
        <source>How far a bone&apos;s weight reaches beyond its envelope, relative to the envelope&apos;s radius. 0: a bone moves what its envelope contains and nothing else</source>
        <translation>Hasta dónde llega el peso de un hueso más allá de su envolvente, en relación con el radio de esta. 0: un hueso mueve lo que contiene su envolvente y nada más</translation>
    </message>
    <message>
        <source>Skin tears between two bones: raise it. A bone moves its neighbours: lower it</source>
        <translation>La piel se rasga entre dos huesos: auméntela. Un hueso mueve a sus vecinos: redúzcala</translation>
    </message>
    <message>
        <source>Envelope size</source>
        <translation>Tamaño de envolvente</translation>
    </message>
    <message>
        <source>A bone&apos;s envelope grows until it holds this fraction of the surface that is nearest to the bone</source>
        <translation>La envolvente de un hueso crece hasta contener esta fracción de la superficie más cercana al hueso</translation>
    </message>
    <message>
        <source>Skin stays behind although its bone moves: raise it. An envelope reaches into another limb: lower it</source>
        <translation>La piel se queda atrás aunque su hueso se mueve: auméntelo. Una envolvente invade otra extremidad: redúzcalo</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>The arm moves the chest at the armpit, or the thighs move each other: raise it. A thin ear or fin does not follow: lower it</source>
        <translation>El brazo mueve el pecho en la axila, o los muslos se mueven entre sí: auméntela. Una oreja o aleta fina no sigue: redúzcala</translation>
    </message>
    <message>
        <source>Inside test</source>
        <translation>Prueba de interior</translation>
    </message>
    <message>
        <source>What counts as inside the body. Signed crossings are right for bodies of many parts that cross each other; the nearest face is the paper&apos;s rule</source>
        <translation>Qué cuenta como interior del cuerpo. Cruces con signo es correcto para cuerpos de muchas partes que se cruzan; la cara más cercana es la regla del artículo</translation>
    </message>
    <message>
        <source>Gaps between parts are filled, or the body is hollow (Alt+5 shows it): choose the other one</source>
        <translation>Los huecos entre partes se llenan, o el cuerpo está hueco (Alt+5 lo muestra): elija la otra</translation>
    </message>
    <message>
        <source>Signed crossings</source>
        <translation>Cruces con signo</translation>
    </message>
    <message>
        <source>Nearest face</source>
        <translation>Cara más cercana</translation>
    </message>
    <message>
        <source>Resolve ambiguous voxels (winding number)</source>
        <translation>Resolver vóxeles ambiguos (número de vueltas)</translation>
    </message>
    <message>
        <source>Where the inside test gives different answers from different sides, asks how much of the mesh surrounds the voxel. Right for open meshes; without it the outside comes in through their holes</source>
        <translation>Donde la prueba de interior da respuestas distintas desde lados distintos, pregunta cuánta malla rodea el vóxel. Correcto para mallas abiertas; sin ello el exterior entra por sus agujeros</translation>
    </message>
    <message>
        <source>Voxels fill the space outside of an open mesh (Alt+5 shows them): switch it on</source>
        <translation>Los vóxeles llenan el espacio fuera de una malla abierta (Alt+5 los muestra): actívelo</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>Lectura</translation>
    </message>
    <message>
        <source>How a vertex reads its distances. Smooth blends the voxels around it; Voxel takes the one that holds it, as in the paper, and shows steps at low resolutions</source>
        <translation>Cómo lee un vértice sus distancias. Suave mezcla los vóxeles que lo rodean; Vóxel toma el que lo contiene, como en el artículo, y muestra escalones con resoluciones bajas</translation>
    </message>
    <message>
        <source>Weights show steps as large as voxels: choose Smooth</source>
        <translation>Los pesos muestran escalones grandes como vóxeles: elija Suave</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Voxel</source>
        <translation>Vóxel</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Rutas</translation>
    </message>
    <message>
        <source>Weights reach farther along an axis than across it: choose Straight lines</source>
        <translation>Los pesos llegan más lejos a lo largo de un eje que a través: elija Líneas rectas</translation>
    </message>
    <message>
        <source>Straight lines</source>
        <translation>Líneas rectas</translation>
    </message>
    <message>
        <source>Voxel centers</source>
        <translation>Centros de vóxel</translation>
    </message>
    <message>
        <source>Uniform voxels</source>
        <translation>Vóxeles uniformes</translation>
    </message>
    <message>
        <source>Fills the inside with voxels as small as those at the surface, in place of few large ones. Takes several times the time and memory; meant to compare with the paper</source>
        <translation>Llena el interior con vóxeles tan pequeños como los de la superficie, en lugar de pocos grandes. Requiere varias veces el tiempo y la memoria; pensado para comparar con el artículo</translation>
    </message>
    <message>
        <source>Binding takes too long or too much memory: switch it off</source>
        <translation>Vincular requiere demasiado tiempo o memoria: desactívelo</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Límite de memoria</translation>
    </message>
    <message>
        <source>A bind that needs more memory than this stops before it starts, and says which resolution fits</source>
        <translation>Un vínculo que necesita más memoria que esta se detiene antes de empezar, y dice qué resolución cabe</translation>
    </message>
    <message>
        <source>A bind stops because it needs more memory: raise the limit, or choose a lower resolution</source>
        <translation>Un vínculo se detiene porque necesita más memoria: aumente el límite, o elija una resolución menor</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>All that is free</source>
        <translation>Toda la libre</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaciones</translation>
    </message>
    <message>
        <source>Turn inverted normals outward</source>
        <translation>Volver hacia fuera las normales invertidas</translation>
    </message>
    <message>
        <source>A shell with inverted normals counts as a hole. Turned, it counts as the volume that it encloses</source>
        <translation>Una isla con normales invertidas cuenta como un agujero. Vuelta, cuenta como el volumen que encierra</translation>
    </message>
    <message>
        <source>A part has no voxels inside (Alt+5 shows them): switch it on</source>
        <translation>Una parte no tiene vóxeles dentro (Alt+5 los muestra): actívelo</translation>
    </message>
    <message>
        <source>Close holes</source>
        <translation>Cerrar agujeros</translation>
    </message>
    <message>
        <source>Closes every hole for the solver, so that the outside does not come in. Not for hair cards and cloaks: their borders are holes too</source>
        <translation>Cierra todos los agujeros para el solucionador, para que no entre el exterior. No para tarjetas de pelo ni capas: sus bordes también son agujeros</translation>
    </message>
    <message>
        <source>The outside comes in through a hole: switch it on. Hair cards or a cloak turn solid: switch it off</source>
        <translation>El exterior entra por un agujero: actívelo. Tarjetas de pelo o un manto se vuelven macizos: desactívelo</translation>
    </message>
    <message>
        <source>Remove duplicate faces</source>
        <translation>Quitar caras duplicadas</translation>
    </message>
    <message>
        <source>Keeps one of several faces in the same place. Duplicates count twice in the inside test</source>
        <translation>Conserva una de varias caras en el mismo sitio. Los duplicados cuentan doble en la prueba de interior</translation>
    </message>
    <message>
        <source>A part with doubled faces is hollow (Alt+5 shows it): switch it on</source>
        <translation>Una parte con caras dobles está hueca (Alt+5 lo muestra): actívelo</translation>
    </message>
    <message>
        <source>Voxel edits</source>
        <translation>Ediciones de vóxeles</translation>
    </message>
    <message>
        <source>Bind to joints</source>
        <translation>Vincular a articulaciones</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>Tiradores</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>Jaulas</translation>
    </message>
    <message>
        <source>Binding of parts</source>
        <translation>Vínculo de las partes</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Stiffness of joints</source>
        <translation>Rigidez de articulaciones</translation>
    </message>
    <message>
        <source>Only this joint bends too softly or too sharply: change its own stiffness. Its neighbours look wrong too: change the stiffness of all joints</source>
        <translation>Solo esta articulación se dobla demasiado suave o marcada: cambie su propia rigidez. Sus vecinas también se ven mal: cambie la rigidez de todas</translation>
    </message>
    <message>
        <source>Find leaks</source>
        <translation>Buscar fugas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>What a step along the surface costs, compared with a step inside. More keeps paths out of armpits and folds; less lets them follow thin parts. 0 and 1: no penalty. Automatic: what keeps walls at one price at every resolution. A bound character follows the slider in any pose</source>
        <translation>Lo que cuesta un paso por la superficie, comparado con uno por dentro. Más mantiene las rutas fuera de axilas y pliegues; menos las deja seguir partes finas. 0 y 1: sin penalización. Automática: lo que mantiene las paredes a un mismo precio con cualquier resolución. Un personaje vinculado sigue al deslizador en cualquier pose</translation>
    </message>
    <message>
        <source>Bones follow the mesh: one without a child, and that of a head with ears, goes into what it moves, feet attached to the root follow their legs, and a root outside moves nothing. Off: bones only join joints</source>
        <translation>Los huesos siguen la malla: uno sin hijo, y el de una cabeza con orejas, entra en lo que mueve, los pies que cuelgan de la raíz siguen a sus piernas y una raíz exterior no mueve nada. Desactivado: los huesos solo unen articulaciones</translation>
    </message>
    <message>
        <source>Keep the smallest weights</source>
        <translation>Conservar pesos mínimos</translation>
    </message>
    <message>
        <source>Far joints hold tiny weights: switch it off</source>
        <translation>Articulaciones lejanas tienen pesos minúsculos: desactívelo</translation>
    </message>
    <message>
        <source>Resolution in pixels</source>
        <translation>Resolución en píxeles</translation>
    </message>
    <message>
        <source>Flat picture: pixels along the longest side in which paths are searched. All takes the picture&apos;s own, up to 4096, so that slits one pixel wide keep limbs apart</source>
        <translation>Imagen plana: píxeles a lo largo del lado mayor en los que se buscan los caminos. Todas toma los de la imagen, hasta 4096, para que ranuras de un píxel separen las extremidades</translation>
    </message>
    <message>
        <source>Limbs beside a narrow slit move together: choose All. It takes long: choose 512</source>
        <translation>Las extremidades junto a una ranura estrecha se mueven juntas: elija Todas. Tarda mucho: elija 512</translation>
    </message>
    <message>
        <source>Grid axes</source>
        <translation>Ejes de la cuadrícula</translation>
    </message>
    <message>
        <source>How the voxel grid lies. The mesh&apos;s main axes give the same weights however the character stands; the world&apos;s axes are the paper&apos;s</source>
        <translation>Cómo está la cuadrícula de vóxeles. Los ejes principales de la malla dan los mismos pesos esté como esté el personaje; los ejes del mundo son los del artículo</translation>
    </message>
    <message>
        <source>World axes</source>
        <translation>Ejes del mundo</translation>
    </message>
    <message>
        <source>Voxelizer</source>
        <translation>Voxelización</translation>
    </message>
    <message>
        <source>Who finds out which voxels are inside. Columns does so on the processor, with the same result on every machine; Drawn lets the graphics card draw the mesh slice by slice, as in the paper, by the nearest face</source>
        <translation>Quién averigua qué vóxeles están dentro. Columnas lo hace en el procesador, con el mismo resultado en cada equipo; Dibujados deja que la tarjeta gráfica dibuje la malla corte a corte, como en el artículo, según la cara más cercana</translation>
    </message>
    <message>
        <source>Drawn voxels fail or take long: choose Columns</source>
        <translation>Los vóxeles dibujados fallan o tardan mucho: elija Columnas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Dibujados</translation>
    </message>
    <message>
        <source>How distances are measured inside. Straight lines go around corners by the shortest way; Voxel centers go from voxel to voxel, as in the paper, and are up to 13 % too long. The last two step across faces of voxels alone, up to 73 % too long: the paper&apos;s authors tried them and gained nothing</source>
        <translation>Cómo se miden las distancias en el interior. Las líneas rectas rodean las esquinas por el camino más corto; los centros de vóxel van de vóxel a vóxel, como en el artículo, y son hasta un 13 % más largos. Los dos últimos solo pasan por caras de vóxeles, hasta un 73 % más largos: los autores los probaron sin ganar nada</translation>
    </message>
    <message>
        <source>Centers across faces</source>
        <translation>Centros por las caras</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>Small voxels at bones</source>
        <translation>Vóxeles pequeños junto a los huesos</translation>
    </message>
    <message>
        <source>Makes voxels as small along bones, and at the surfaces of handles, as at the mesh. Off: paths start from the whole large voxel that a bone runs through, which is faster and less exact</source>
        <translation>Hace los vóxeles tan pequeños junto a los huesos y en la superficie de los tiradores como en la malla. Desactivado: los caminos parten de todo el vóxel grande que atraviesa el hueso, lo que es más rápido y menos exacto</translation>
    </message>
    <message>
        <source>Thick limbs bend in steps: switch it on</source>
        <translation>Las extremidades gruesas doblan a saltos: actívelo</translation>
    </message>
    <message>
        <source>Left and right get different weights: choose Mesh axes</source>
        <translation>Izquierda y derecha reciben pesos distintos: elija Ejes de la malla</translation>
    </message>
    <message>
        <source>Mesh axes</source>
        <translation>Ejes de la malla</translation>
    </message>
    <message>
        <source>Keeps weights that together are less than 0.1 % of a vertex, as the paper does. Smoothing then spreads them, too, and bends get wider</source>
        <translation>Conserva los pesos que juntos suman menos del 0,1 % de un vértice, como el artículo. El suavizado también los extiende, y las dobleces se ensanchan</translation>
    </message>
    <message>
        <source>Paths in pixels</source>
        <translation>Rutas en píxeles</translation>
    </message>
    <message>
        <source>Flat picture: how distances go from pixel to pixel</source>
        <translation>Imagen plana: cómo van las distancias de píxel a píxel</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Along rows and columns alone (Manhattan)</source>
        <translation>Solo a lo largo de filas y columnas (Manhattan)</translation>
    </message>
    <message>
        <source>Weights show edges along rows and columns: choose diagonals. Weights have eight corners around a joint: choose straight. It takes long: choose diagonals</source>
        <translation>Los pesos muestran bordes a lo largo de filas y columnas: elija Diagonales. Los pesos tienen ocho esquinas en torno a una articulación: elija Rectas. Tarda mucho: elija Diagonales</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonales</translation>
    </message>
    <message>
        <source>Across the corners of pixels too</source>
        <translation>También por las esquinas de los píxeles</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Rectas</translation>
    </message>
    <message>
        <source>As straight as the shape allows (Euclidean)</source>
        <translation>Tan recto como permite la forma (euclídeo)</translation>
    </message>
    <message>
        <source>Stiffness by angle</source>
        <translation>Rigidez por ángulo</translation>
    </message>
    <message>
        <source>A joint bends well a little and badly far: give it a key at the far angle</source>
        <translation>Una articulación se dobla bien un poco y mal mucho: dele una clave en el ángulo grande</translation>
    </message>
    <message>
        <source>Smoothness of joints</source>
        <translation>Suavidad de articulaciones</translation>
    </message>
    <message>
        <source>Hair bends like an elbow, or an elbow like hair: change only the smoothness of this joint</source>
        <translation>El pelo se dobla como un codo, o un codo como el pelo: cambie solo la suavidad de esta articulación</translation>
    </message>
    <message>
        <source>Envelopes fit</source>
        <translation>Envolv. según</translation>
    </message>
    <message>
        <source>What sets how wide envelopes are, of joints without their own</source>
        <translation>Qué determina la anchura de las envolventes, en articulaciones sin una propia</translation>
    </message>
    <message>
        <source>Envelopes of crowded bones are too narrow or too wide: choose the length of bones. They miss what stands far out: choose the mesh</source>
        <translation>Las envolventes de huesos apiñados son demasiado estrechas o anchas: elija la longitud de los huesos. No alcanzan lo que sobresale mucho: elija la malla</translation>
    </message>
    <message>
        <source>The mesh</source>
        <translation>La malla</translation>
    </message>
    <message>
        <source>The skin that is nearest to each bone</source>
        <translation>La piel más cercana a cada hueso</translation>
    </message>
    <message>
        <source>Length of bones</source>
        <translation>Largo de huesos</translation>
    </message>
    <message>
        <source>A quarter of the length from each joint to its children</source>
        <translation>Un cuarto de la longitud de cada articulación a sus hijas</translation>
    </message>
    <message>
        <source>Envelope shape</source>
        <translation>Forma de envolvente</translation>
    </message>
    <message>
        <source>What envelopes are shaped like, of joints without their own</source>
        <translation>Qué forma tienen las envolventes, en articulaciones sin una propia</translation>
    </message>
    <message>
        <source>Envelopes leave corners of the body out: choose boxes</source>
        <translation>Las envolventes dejan fuera esquinas del cuerpo: elija cajas</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Cápsula</translation>
    </message>
    <message>
        <source>Round about the bone and at its ends</source>
        <translation>Redonda alrededor del hueso y en sus extremos</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>Elipsoide</translation>
    </message>
    <message>
        <source>Widest in the middle of the bone</source>
        <translation>Más ancho en el medio del hueso</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Along the bone and the axes of its joint</source>
        <translation>A lo largo del hueso y de los ejes de su articulación</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>Round about the bone, flat at its ends</source>
        <translation>Redondo alrededor del hueso, plano en sus extremos</translation>
    </message>
    <message>
        <source>Shared vertices</source>
        <translation>Vértices comunes</translation>
    </message>
    <message>
        <source>How bones move a vertex that several envelopes hold</source>
        <translation>Cómo mueven los huesos un vértice contenido en varias envolventes</translation>
    </message>
    <message>
        <source>Joints bend too flat where envelopes overlap: choose by depth. Weights are to be rigid before they are smoothed: choose the deepest alone</source>
        <translation>Las articulaciones se doblan demasiado planas donde las envolventes se solapan: elija por profundidad. Los pesos deben ser rígidos antes de suavizarse: elija solo la más honda</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Igual</translation>
    </message>
    <message>
        <source>All that hold it count alike</source>
        <translation>Todas las que lo contienen cuentan igual</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Por fondo</translation>
    </message>
    <message>
        <source>The deeper it lies in an envelope, the more</source>
        <translation>Cuanto más hondo está en una envolvente, más</translation>
    </message>
    <message>
        <source>Deepest alone</source>
        <translation>Solo la más honda</translation>
    </message>
    <message>
        <source>The bone whose envelope holds it deepest</source>
        <translation>El hueso en cuya envolvente está más hondo</translation>
    </message>
    <message>
        <source>Second pass</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>How strongly the weights of envelopes are smoothed over the surface afterwards, relative to the thickness of each limb. 0: not at all</source>
        <translation>Con qué fuerza se suavizan después por la superficie los pesos de las envolventes, en relación con el grosor de cada extremidad. 0: nada</translation>
    </message>
    <message>
        <source>Skin breaks where one envelope ends: raise it. Envelopes are washed out: lower it</source>
        <translation>La piel se quiebra donde acaba una envolvente: auméntelo. Las envolventes se difuminan: redúzcalo</translation>
    </message>
    <message>
        <source>Envelopes of joints</source>
        <translation>Envolv. de articul.</translation>
    </message>
    <message>
        <source>Only this bone moves too much or too little skin: change its envelope</source>
        <translation>Solo este hueso mueve demasiada o muy poca piel: cambie su envolvente</translation>
    </message>
</context>
<context>
    <name>SkinDrag</name>
    <message>
        <source>Drag Skin</source>
        <translation>Arrastrar piel</translation>
    </message>
</context>
<context>
    <name>SkinDragTool</name>
    <message>
        <source>Dragged by %1, %2 not reached</source>
        <translation>Arrastrado %1, %2 sin alcanzar</translation>
    </message>
    <message>
        <source>Dragged by %1. The weights bring the skin there.</source>
        <translation>Arrastrado %1. Los pesos llevan la piel hasta ahí.</translation>
    </message>
    <message>
        <source>Dragged by %1. %2 cannot be reached by weights of these joints.</source>
        <translation>Arrastrado %1. %2 no se pueden alcanzar con pesos de estas articulaciones.</translation>
    </message>
    <message>
        <source>Dragged by %1. The shape %2 brings the skin there.</source>
        <translation>Arrastrado %1. La forma %2 lleva la piel hasta ahí.</translation>
    </message>
</context>
<context>
    <name>SkinningText</name>
    <message>
        <source>dual quaternion skinning</source>
        <translation>el skinning de cuaternión dual</translation>
    </message>
    <message>
        <source>weight blended skinning</source>
        <translation>el skinning de mezcla ponderada</translation>
    </message>
    <message>
        <source>skinning with centres of rotation</source>
        <translation>el skinning con centros de rotación</translation>
    </message>
    <message>
        <source>classic linear skinning</source>
        <translation>el skinning lineal clásico</translation>
    </message>
    <message>
        <source>implicit skinning over %1</source>
        <translation>el skinning implícito sobre %1</translation>
    </message>
</context>
<context>
    <name>SolidText</name>
    <message>
        <source>point</source>
        <translation>punto</translation>
    </message>
    <message>
        <source>sphere, %1</source>
        <translation>esfera, %1</translation>
    </message>
    <message>
        <source>capsule, %1 by %2</source>
        <translation>cápsula, %1 por %2</translation>
    </message>
    <message>
        <source>box, %1</source>
        <translation>caja, %1</translation>
    </message>
</context>
<context>
    <name>SolverText</name>
    <message>
        <source>Geodesic Voxel</source>
        <translation>Vóxel geodésico</translation>
    </message>
    <message>
        <source>Bone Heat</source>
        <translation>Calor de hueso</translation>
    </message>
    <message>
        <source>Bounded Biharmonic</source>
        <translation>Biarmónico acotado</translation>
    </message>
    <message>
        <source>Harmonic</source>
        <translation>Armónico</translation>
    </message>
    <message>
        <source>Voxel Heat</source>
        <translation>Calor de vóxel</translation>
    </message>
    <message>
        <source>Nearest Bone</source>
        <translation>Hueso más cercano</translation>
    </message>
    <message>
        <source>Nearest in Hierarchy</source>
        <translation>Más cercano en jerarquía</translation>
    </message>
    <message>
        <source>Inverse Distance</source>
        <translation>Distancia inversa</translation>
    </message>
    <message>
        <source>Rigid (Nearest Bone)</source>
        <translation>Rígido (hueso más cercano)</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Envolventes</translation>
    </message>
    <message>
        <source>Flat Picture</source>
        <translation>Imagen plana</translation>
    </message>
    <message>
        <source>The %1 solver measures no distances.</source>
        <translation>El solucionador %1 no mide distancias.</translation>
    </message>
    <message>
        <source>The %1 solver makes no voxels.</source>
        <translation>El solucionador %1 no crea vóxeles.</translation>
    </message>
    <message>
        <source>The %1 solver puts no envelopes around bones.</source>
        <translation>El solucionador %1 no pone envolventes en los huesos.</translation>
    </message>
</context>
<context>
    <name>SpringEdits</name>
    <message>
        <source>Body</source>
        <translation>Cuerpo</translation>
    </message>
    <message>
        <source>Remove Spring Chains</source>
        <translation>Quitar cadenas de resortes</translation>
    </message>
    <message>
        <source>Remove Colliders</source>
        <translation>Quitar colisionadores</translation>
    </message>
    <message>
        <source>Mirror Springs</source>
        <translation>Reflejar resortes</translation>
    </message>
    <message>
        <source>Move Collider</source>
        <translation>Mover colisionador</translation>
    </message>
    <message>
        <source>Colliders of Chains</source>
        <translation>Colisionadores de cadenas</translation>
    </message>
    <message>
        <source>Group Colliders</source>
        <translation>Agrupar colisionadores</translation>
    </message>
</context>
<context>
    <name>SpringTrial</name>
    <message>
        <source>In %1, %2 of %3 vertices of chains are inside of colliders in a mean step; without springs %4</source>
        <translation>En %1, en un paso medio, %2 de %3 vértices de cadenas están dentro de colisionadores; sin resortes %4</translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message>
        <source>Reading the file</source>
        <translation>Leyendo el archivo</translation>
    </message>
    <message>
        <source>Preparing mesh and joints</source>
        <translation>Preparando malla y articulaciones</translation>
    </message>
    <message>
        <source>Building the octree</source>
        <translation>Construyendo el octree</translation>
    </message>
    <message>
        <source>Filling the voxels</source>
        <translation>Llenando los vóxeles</translation>
    </message>
    <message>
        <source>Resolving ambiguous voxels</source>
        <translation>Resolviendo vóxeles ambiguos</translation>
    </message>
    <message>
        <source>Connecting neighbouring voxels</source>
        <translation>Conectando vóxeles vecinos</translation>
    </message>
    <message>
        <source>Measuring distances from every joint</source>
        <translation>Midiendo distancias desde cada articulación</translation>
    </message>
    <message>
        <source>Solving weights in the volume</source>
        <translation>Resolviendo pesos en el volumen</translation>
    </message>
    <message>
        <source>Computing weights</source>
        <translation>Calculando pesos</translation>
    </message>
    <message>
        <source>Deforming the mesh</source>
        <translation>Deformando la malla</translation>
    </message>
    <message>
        <source>Fitting fields to the bones</source>
        <translation>Ajustando campos a los huesos</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>Escribiendo el archivo</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>Dibujando la imagen</translation>
    </message>
    <message>
        <source>%1, residual %2</source>
        <translation>%1, residuo %2</translation>
    </message>
</context>
<context>
    <name>StyleFile</name>
    <message>
        <source>&quot;bind&quot; and &quot;artist&quot; have to be objects</source>
        <translation>«bind» y «artist» tienen que ser objetos</translation>
    </message>
    <message>
        <source>&quot;solver&quot; has to be one of %1</source>
        <translation>«solver» tiene que ser uno de estos: %1</translation>
    </message>
    <message>
        <source>an entry of &quot;%1&quot; is no object</source>
        <translation>una entrada de «%1» no es un objeto</translation>
    </message>
    <message>
        <source>it has no &quot;%1&quot;, so it is no style</source>
        <translation>no tiene «%1», así que no es un estilo</translation>
    </message>
</context>
<context>
    <name>SubdivisionEdits</name>
    <message>
        <source>Smooth Preview</source>
        <translation>Vista suave</translation>
    </message>
    <message>
        <source>Subdivision Level</source>
        <translation>Nivel de subdivisión</translation>
    </message>
    <message>
        <source>Subdivision Scheme</source>
        <translation>Esquema de subdivisión</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>target %1 must be {&quot;part&quot;: name, &quot;vertex&quot;: number, &quot;position&quot;: [x, y, z]}</source>
        <translation>el objetivo %1 debe ser {&quot;part&quot;: name, &quot;vertex&quot;: number, &quot;position&quot;: [x, y, z]}</translation>
    </message>
    <message>
        <source>target %1 needs a vertex from 0, a position of three numbers and the name of a part</source>
        <translation>el objetivo %1 necesita un vértice desde 0, una posición de tres números y el nombre de una parte</translation>
    </message>
    <message>
        <source>target %1 names no part, and the character has %2 parts</source>
        <translation>el objetivo %1 no nombra ninguna parte, y el personaje tiene %2 partes</translation>
    </message>
    <message>
        <source>the file must contain {&quot;targets&quot;: [...]}</source>
        <translation>el archivo debe contener {&quot;targets&quot;: [...]}</translation>
    </message>
    <message>
        <source>target %1 names a vertex a second time</source>
        <translation>el objetivo %1 nombra un vértice por segunda vez</translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>el archivo está protegido contra escritura</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>su carpeta no existe</translation>
    </message>
    <message>
        <source>its folder is a file</source>
        <translation>su carpeta es un archivo</translation>
    </message>
    <message>
        <source>you may not write to its folder</source>
        <translation>no tiene permiso para escribir en su carpeta</translation>
    </message>
    <message>
        <source>it is a link that leads out of its folder</source>
        <translation>es un enlace que lleva fuera de su carpeta</translation>
    </message>
    <message>
        <source>its name is empty</source>
        <translation>su nombre está vacío</translation>
    </message>
    <message>
        <source>the system gives this name to a device</source>
        <translation>el sistema da este nombre a un dispositivo</translation>
    </message>
    <message>
        <source>another program has it open. Close it there</source>
        <translation>otro programa lo tiene abierto. Ciérrelo allí</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Open the sample</source>
        <translation>Abrir la muestra</translation>
    </message>
    <message>
        <source>Sinew comes with a character to try things on. Click Open the sample, or Next.</source>
        <translation>Sinew trae un personaje para probar. Haga clic en Abrir la muestra, o en Siguiente.</translation>
    </message>
    <message>
        <source>Bind the skin</source>
        <translation>Vincular la piel</translation>
    </message>
    <message>
        <source>Bind Skin (%1) gives each vertex its weights: how much each joint moves it. It takes a few seconds.</source>
        <translation>Vincular la piel (%1) da a cada vértice sus pesos: cuánto lo mueve cada articulación. Tarda unos segundos.</translation>
    </message>
    <message>
        <source>Look at the weights</source>
        <translation>Ver los pesos</translation>
    </message>
    <message>
        <source>Click a joint here or in the view, for example LeftForeArm: colours show how much it moves the skin. %1 hides and shows them.</source>
        <translation>Haga clic en una articulación aquí o en la vista, por ejemplo LeftForeArm: los colores muestran cuánto mueve la piel. %1 los oculta y los muestra.</translation>
    </message>
    <message>
        <source>Bend the elbow</source>
        <translation>Doblar el codo</translation>
    </message>
    <message>
        <source>Press %1 and drag a ring around the joint. Then drag Stiffness (alpha) in the Bind panel: the bend follows.</source>
        <translation>Pulse %1 y arrastre un anillo alrededor de la articulación. Luego arrastre Rigidez (alpha) en el panel Vínculo: el pliegue lo sigue.</translation>
    </message>
    <message>
        <source>Paint or export</source>
        <translation>Pintar o exportar</translation>
    </message>
    <message>
        <source>Press %1 to paint what the solver cannot know. When the character bends well, %2 writes the file and checks it.</source>
        <translation>Pulse %1 para pintar lo que el solucionador no puede saber. Cuando el personaje se doble bien, %2 escribe el archivo y lo comprueba.</translation>
    </message>
</context>
<context>
    <name>VisibilityEdits</name>
    <message>
        <source>%1 of %2 parts hidden</source>
        <translation>%1 de %2 partes ocultas</translation>
    </message>
    <message>
        <source>%1 of %2 parts ghosted</source>
        <translation>%1 de %2 partes tenues</translation>
    </message>
    <message>
        <source>%1 of %2 joints hidden</source>
        <translation>%1 de %2 articulaciones ocultas</translation>
    </message>
    <message>
        <source>%1 of %2 faces hidden</source>
        <translation>%1 de %2 caras ocultas</translation>
    </message>
    <message>
        <source>Hide Part</source>
        <translation>Ocultar parte</translation>
    </message>
    <message>
        <source>Hide Parts</source>
        <translation>Ocultar partes</translation>
    </message>
    <message>
        <source>Show Part</source>
        <translation>Mostrar parte</translation>
    </message>
    <message>
        <source>Show Parts</source>
        <translation>Mostrar partes</translation>
    </message>
    <message>
        <source>Show All Parts</source>
        <translation>Mostrar todas las partes</translation>
    </message>
    <message>
        <source>Isolate Part</source>
        <translation>Aislar parte</translation>
    </message>
    <message>
        <source>Isolate Parts</source>
        <translation>Aislar partes</translation>
    </message>
    <message>
        <source>Ghost Part</source>
        <translation>Atenuar parte</translation>
    </message>
    <message>
        <source>Ghost Parts</source>
        <translation>Atenuar partes</translation>
    </message>
    <message>
        <source>Ghost Other Parts</source>
        <translation>Atenuar las demás</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Mostrar todo</translation>
    </message>
</context>
<context>
    <name>WorkEnds</name>
    <message>
        <source>%1 canceled. Nothing changed.</source>
        <translation>%1: cancelado. Nada cambió.</translation>
    </message>
    <message>
        <source>%1 canceled, because the weights changed while it ran. Run it again.</source>
        <translation>%1: cancelado, porque los pesos cambiaron mientras se ejecutaba. Ejecútelo de nuevo.</translation>
    </message>
</context>
<context>
    <name>sinew::AboutDialog</name>
    <message>
        <source>About Sinew</source>
        <translation>Acerca de Sinew</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Sinew binds characters to skeletons by geodesic distance through the body.</source>
        <translation>Sinew vincula personajes a esqueletos según la distancia geodésica a través del cuerpo.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Made with Qt, Eigen, oneTBB, OpenMesh, Assimp, spdlog, CLI11 and JSON for Modern C++.</source>
        <translation>Software libre con licencia MIT. Hecho con Qt, Eigen, oneTBB, OpenMesh, Assimp, spdlog, CLI11 y JSON for Modern C++.</translation>
    </message>
    <message>
        <source>The papers that Sinew builds on</source>
        <translation>Los artículos en que se basa Sinew</translation>
    </message>
</context>
<context>
    <name>sinew::ActivityLog</name>
    <message>
        <source>Motion loaded from %1: %2 joints follow it</source>
        <translation>Movimiento cargado desde %1: %2 articulaciones lo siguen</translation>
    </message>
    <message>
        <source>Joints of the motion that this skeleton lacks: %1</source>
        <translation>Articulaciones del movimiento que faltan en este esqueleto: %1</translation>
    </message>
    <message>
        <source>Joints of the skeleton that the motion leaves alone: %1</source>
        <translation>Articulaciones del esqueleto que el movimiento no toca: %1</translation>
    </message>
    <message>
        <source>Skeleton with %1 joints loaded from %2</source>
        <translation>Esqueleto con %1 articulaciones cargado desde %2</translation>
    </message>
    <message>
        <source>Reloaded %1</source>
        <translation>%1 recargado</translation>
    </message>
    <message>
        <source>Weight layers transferred: %1 vertices, %2 too far away</source>
        <translation>Capas de pesos transferidas: %1 vértices, %2 demasiado lejos</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 guardado</translation>
    </message>
    <message>
        <source>Opening canceled</source>
        <translation>Apertura cancelada</translation>
    </message>
    <message>
        <source>Bind at resolution %1 started</source>
        <translation>Vínculo con resolución %1 iniciado</translation>
    </message>
    <message>
        <source>Bind canceled</source>
        <translation>Vínculo cancelado</translation>
    </message>
    <message>
        <source>Bind discarded: the document has changed</source>
        <translation>Vínculo descartado: el documento ha cambiado</translation>
    </message>
    <message>
        <source>Fitting of fields canceled</source>
        <translation>Ajuste de campos cancelado</translation>
    </message>
    <message>
        <source>Fields fitted to %1 joints, %2 of them capsules; %3 vertices move with them</source>
        <translation>Campos ajustados a %1 articulaciones, %2 de ellos cápsulas; %3 vértices se mueven con ellos</translation>
    </message>
    <message>
        <source>Export canceled</source>
        <translation>Exportación cancelada</translation>
    </message>
    <message>
        <source>Saved automatically: %1</source>
        <translation>Guardado automáticamente: %1</translation>
    </message>
    <message>
        <source>Opened %1: %2 parts, %3 vertices, %4 polygons, %5 joints</source>
        <translation>Abierto %1: %2 partes, %3 vértices, %4 polígonos, %5 articulaciones</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints in %3 (%4)</source>
        <translation>%1 vértices vinculados a %2 articulaciones en %3 (%4)</translation>
    </message>
    <message>
        <source>Exported %1, %2, %3. %4</source>
        <translation>Exportado %1, %2, %3. %4</translation>
    </message>
</context>
<context>
    <name>sinew::AlphaCurveForm</name>
    <message>
        <source>Stiffness by angle of %1</source>
        <translation>Rigidez por ángulo de %1</translation>
    </message>
    <message>
        <source>Stiffness by angle of the selected joint</source>
        <translation>Rigidez por ángulo de la articulación seleccionada</translation>
    </message>
    <message>
        <source>Skin gets stiffer or softer as this joint turns. The curve sets the stiffness (alpha) of the bones below over the joint&apos;s angle</source>
        <translation>La piel se vuelve más rígida o más blanda al girar esta articulación. La curva fija la rigidez (alpha) de los huesos de abajo según el ángulo de la articulación</translation>
    </message>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>Seleccione antes una articulación en la vista o en el árbol</translation>
    </message>
    <message>
        <source>Both bones</source>
        <translation>Ambos huesos</translation>
    </message>
    <message>
        <source>This bone</source>
        <translation>Este hueso</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Región %1</translation>
    </message>
    <message>
        <source>At %1°</source>
        <translation>A %1°</translation>
    </message>
    <message>
        <source>At key</source>
        <translation>En la clave</translation>
    </message>
    <message>
        <source>Joints with stiffness by angle: %1</source>
        <translation>Articulaciones con rigidez por ángulo: %1</translation>
    </message>
    <message>
        <source>Stiffness by Angle</source>
        <translation>Rigidez por ángulo</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Afecta a</translation>
    </message>
    <message>
        <source>Whose stiffness the curve sets: that of this joint&apos;s bone and of its parent&apos;s, which bend against one another, of this bone alone, or of a region</source>
        <translation>De qué fija la rigidez la curva: del hueso de esta articulación y del de su padre, que se doblan uno contra otro, solo de este hueso o de una región</translation>
    </message>
    <message>
        <source>Stiffness over angle</source>
        <translation>Rigidez según el ángulo</translation>
    </message>
    <message>
        <source>Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and down change. The dashed line is the pose&apos;s angle</source>
        <translation>Arrastre una clave; doble clic añade una, Supr la quita. Teclas: izquierda y derecha eligen, arriba y abajo cambian. La línea discontinua es el ángulo de la pose</translation>
    </message>
    <message>
        <source>Stiffness at the key</source>
        <translation>Rigidez en la clave</translation>
    </message>
    <message>
        <source>The stiffness (alpha) at the angle of the chosen key</source>
        <translation>La rigidez (alpha) en el ángulo de la clave elegida</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>Fijar clave</translation>
    </message>
    <message>
        <source>Set a key at the pose&apos;s angle</source>
        <translation>Fijar una clave en el ángulo de la pose</translation>
    </message>
    <message>
        <source>Adds a key at the angle that the joint has in the pose</source>
        <translation>Añade una clave en el ángulo que tiene la articulación en la pose</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>Quitar clave</translation>
    </message>
    <message>
        <source>Delete the chosen key</source>
        <translation>Eliminar la clave elegida</translation>
    </message>
    <message>
        <source>Takes the chosen key out of the curve</source>
        <translation>Quita la clave elegida de la curva</translation>
    </message>
    <message>
        <source>Swing: how far the direction of the joint&apos;s bone turns from the bind pose. Twist: how far the bone turns about itself. Bend: the part of the swing about the joint&apos;s own axis, whose sign tells the directions apart</source>
        <translation>Balanceo: cuánto se aparta la dirección del hueso de la articulación de la pose de vínculo. Torsión: cuánto gira el hueso sobre sí mismo. Pliegue: la parte del balanceo sobre el eje propio de la articulación; su signo distingue los sentidos</translation>
    </message>
</context>
<context>
    <name>sinew::Autosave</name>
    <message>
        <source>it is in use by another process</source>
        <translation>lo está usando otro proceso</translation>
    </message>
</context>
<context>
    <name>sinew::AutosaveFlow</name>
    <message>
        <source>Autosaved</source>
        <translation>Autoguardado</translation>
    </message>
    <message>
        <source>Autosave failed: %1</source>
        <translation>El autoguardado falló: %1</translation>
    </message>
    <message>
        <source>An autosave copy is damaged.</source>
        <translation>Una copia de autoguardado está dañada.</translation>
    </message>
</context>
<context>
    <name>sinew::BakeDialog</name>
    <message>
        <source>Canceled. Nothing was changed.</source>
        <translation>Cancelado. No se cambió nada.</translation>
    </message>
    <message>
        <source>End Co&amp;mparing</source>
        <translation>Dejar de co&amp;mparar</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>The character has changed since this bake. Bake again to apply it.</source>
        <translation>El personaje ha cambiado desde este horneado. Vuelva a hornear para aplicarlo.</translation>
    </message>
    <message>
        <source>Baked in %1 s.</source>
        <translation>Horneado en %1 s.</translation>
    </message>
    <message numerus="yes">
        <source>%n painted vertex(ices) kept their weights.</source>
        <translation>
            <numerusform>%n vértice pintado conservó sus pesos.</numerusform>
            <numerusform>%n vértices pintados conservaron sus pesos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Bake for Engine</source>
        <translation>Hornear para motor</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>Hornear</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>&amp;Hornear</translation>
    </message>
    <message>
        <source>Fit what is ticked to the source in the poses, and measure it. The character stays as it is until you apply the result</source>
        <translation>Ajustar lo marcado al origen en las poses, y medirlo. El personaje queda como está hasta que aplique el resultado</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show the source and the bake side by side in the same pose. Colours show how far they are apart</source>
        <translation>Mostrar el origen y el horneado lado a lado en la misma pose. Los colores muestran cuánto se separan</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Put weights, joints, shapes and drivers into the character and skin it with classic linear. One step of undo</source>
        <translation>Poner pesos, articulaciones, formas y drivers en el personaje y usar el skinning lineal clásico. Un solo paso de deshacer</translation>
    </message>
    <message>
        <source>Progress of the bake</source>
        <translation>Progreso del horneado</translation>
    </message>
</context>
<context>
    <name>sinew::BakeFlow</name>
    <message>
        <source>The bake cannot be applied.</source>
        <translation>El horneado no se puede aplicar.</translation>
    </message>
    <message>
        <source>Baked. %1</source>
        <translation>Horneado. %1</translation>
    </message>
    <message>
        <source>Pose of the Bake</source>
        <translation>Pose del horneado</translation>
    </message>
</context>
<context>
    <name>sinew::BakeForm</name>
    <message numerus="yes">
        <source>%n joint(s) have settings of their own.</source>
        <translation>
            <numerusform>%n articulación tiene ajustes propios.</numerusform>
            <numerusform>%n articulaciones tienen ajustes propios.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stiffness follows the angles of joints.</source>
        <translation>La rigidez sigue los ángulos de las articulaciones.</translation>
    </message>
    <message>
        <source>%1 (held out)</source>
        <translation>%1 (reservada)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Poses: %1, of which %2 are held out to judge the result</source>
        <translation>Poses: %1, de las que %2 se reservan para juzgar el resultado</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Influencias máx.</translation>
    </message>
    <message>
        <source>How many joints may move a vertex after the bake</source>
        <translation>Cuántas articulaciones pueden mover un vértice tras el horneado</translation>
    </message>
    <message>
        <source>Good to</source>
        <translation>Bueno hasta</translation>
    </message>
    <message>
        <source>The bake is good where the mean distance to the source is within this at every joint in every pose</source>
        <translation>El horneado es bueno si la distancia media al origen no supera este valor en ninguna articulación y en ninguna pose</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>How much memory the bake may take</source>
        <translation>Cuánta memoria puede ocupar el horneado</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Mejora</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Fit weights</source>
        <translation>Ajustar pesos</translation>
    </message>
    <message>
        <source>Finds the linear weights that come nearest to the source in all poses. They become a layer above all others. Painted vertices and locked joints keep theirs</source>
        <translation>Busca los pesos lineales que más se acercan al origen en todas las poses. Pasan a ser una capa sobre todas las demás. Los vértices pintados y las articulaciones bloqueadas conservan los suyos</translation>
    </message>
    <message>
        <source>Add helper joints</source>
        <translation>Añadir articulaciones auxiliares</translation>
    </message>
    <message>
        <source>Adds joints that turn half-way with another joint, where they pay</source>
        <translation>Añade articulaciones que giran a la mitad con otra articulación, donde compensan</translation>
    </message>
    <message>
        <source>Add shapes, at most</source>
        <translation>Añadir formas, como máximo</translation>
    </message>
    <message>
        <source>Add shapes</source>
        <translation>Añadir formas</translation>
    </message>
    <message>
        <source>Adds corrective shapes with their drivers, those first that take away most of the distance</source>
        <translation>Añade formas correctivas con sus drivers, primero las que más distancia quitan</translation>
    </message>
    <message>
        <source>Shapes at most</source>
        <translation>Formas como máximo</translation>
    </message>
    <message>
        <source>How many corrective shapes the character gets. A symmetric pair counts as one</source>
        <translation>Cuántas formas correctivas recibe el personaje. Una pareja simétrica cuenta como una</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Poses</translation>
    </message>
    <message>
        <source>Engines show classic linear as it is. Choose the skinning that they are to come near to.</source>
        <translation>Los motores muestran el lineal clásico tal como es. Elija el skinning al que deben acercarse.</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: ninguna</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>The skinning method that the bake comes near to. It is the character&apos;s own, as in the Pose panel, where each joint has settings too</source>
        <translation>El método de skinning al que se acerca el horneado. Es el del personaje, como en el panel Pose, donde también cada articulación tiene ajustes</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>Skinning implícito</translation>
    </message>
    <message>
        <source>Over the method: limbs keep their shape, and skin stops where it touches skin</source>
        <translation>Sobre el método: las extremidades conservan su forma, y la piel se detiene donde toca piel</translation>
    </message>
    <message>
        <source>How much nearer to the source the vertices come that the step moves</source>
        <translation>Cuánto más se acercan al origen los vértices que mueve el paso</translation>
    </message>
    <message>
        <source>What the step adds to the file</source>
        <translation>Lo que el paso añade al archivo</translation>
    </message>
    <message>
        <source>The poses that the bake is fitted to. A click on a pose shows it. Every third is held out: it judges the result and is not fitted to</source>
        <translation>Las poses a las que se ajusta el horneado. Un clic en una pose la muestra. Una de cada tres se reserva: juzga el resultado y no entra en el ajuste</translation>
    </message>
</context>
<context>
    <name>sinew::BakeResults</name>
    <message>
        <source>Nothing is baked yet.</source>
        <translation>Aún no hay nada horneado.</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Worst before</source>
        <translation>Peor antes</translation>
    </message>
    <message>
        <source>Worst after</source>
        <translation>Peor después</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Reservadas</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>%1 (held out)</source>
        <translation>%1 (reservada)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>What the rows below are</source>
        <translation>Qué son las filas de abajo</translation>
    </message>
    <message>
        <source>Figures of the bake</source>
        <translation>Cifras del horneado</translation>
    </message>
    <message>
        <source>Mean distance, fitted poses</source>
        <translation>Distancia media, poses ajustadas</translation>
    </message>
    <message>
        <source>Mean distance, held-out poses</source>
        <translation>Distancia media, poses reservadas</translation>
    </message>
    <message>
        <source>Worst distance, fitted poses</source>
        <translation>Peor distancia, poses ajustadas</translation>
    </message>
    <message>
        <source>Worst distance, held-out poses</source>
        <translation>Peor distancia, poses reservadas</translation>
    </message>
    <message>
        <source>Smallest volume at a joint</source>
        <translation>Menor volumen en una articulación</translation>
    </message>
    <message>
        <source>Faces that cross others (source: %1)</source>
        <translation>Caras que cruzan otras (origen: %1)</translation>
    </message>
    <message>
        <source>Size of the shapes in a file</source>
        <translation>Tamaño de las formas en un archivo</translation>
    </message>
    <message>
        <source>Mean distance to the source before the bake</source>
        <translation>Distancia media al origen antes del horneado</translation>
    </message>
    <message>
        <source>Mean distance to the source after the bake</source>
        <translation>Distancia media al origen tras el horneado</translation>
    </message>
    <message>
        <source>The farthest vertex before the bake</source>
        <translation>El vértice más alejado antes del horneado</translation>
    </message>
    <message>
        <source>The farthest vertex after the bake</source>
        <translation>El vértice más alejado tras el horneado</translation>
    </message>
    <message>
        <source>The joint that is farthest off after the bake</source>
        <translation>La articulación que más se desvía tras el horneado</translation>
    </message>
    <message>
        <source>Mean distance to the source in fitted poses before the bake</source>
        <translation>Distancia media al origen en poses ajustadas antes del horneado</translation>
    </message>
    <message>
        <source>Mean distance to the source in fitted poses after the bake</source>
        <translation>Distancia media al origen en poses ajustadas tras el horneado</translation>
    </message>
    <message>
        <source>Mean distance in poses held out of the fit, after the bake</source>
        <translation>Distancia media en poses reservadas, fuera del ajuste, tras el horneado</translation>
    </message>
    <message>
        <source>Worst pose</source>
        <translation>Peor pose</translation>
    </message>
    <message>
        <source>Mean distance in the pose in which it is largest: a joint is good where this is</source>
        <translation>Distancia media en la pose en que es mayor: una articulación es buena donde esta lo es</translation>
    </message>
    <message>
        <source>The smallest volume at the joint, as a part of the source&apos;s</source>
        <translation>El menor volumen en la articulación, como parte del que tiene el origen</translation>
    </message>
    <message>
        <source>Millimetres by joint</source>
        <translation>Milímetros por articulación</translation>
    </message>
    <message>
        <source>Millimetres by pose</source>
        <translation>Milímetros por pose</translation>
    </message>
    <message>
        <source>Distances to the source. A click on a row poses the character so: of a joint in the pose in which it is farthest off</source>
        <translation>Distancias al origen. Un clic en una fila posa así el personaje: con una articulación, en la pose en que más se desvía</translation>
    </message>
</context>
<context>
    <name>sinew::BatchDialog</name>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>working</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>done before</source>
        <translation>hecho antes</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>falló: %1</translation>
    </message>
    <message>
        <source>Canceled. %1 Start again to go on with those that are left.</source>
        <translation>Cancelado. %1 Inicie de nuevo para seguir con los que quedan.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 hechos</translation>
    </message>
    <message>
        <source>%1 done before</source>
        <translation>%1 hechos antes</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 fallidos</translation>
    </message>
    <message>
        <source>%1 working</source>
        <translation>%1 en curso</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en espera</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): %1.</source>
        <translation>
            <numerusform>%n archivo: %1.</numerusform>
            <numerusform>%n archivos: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Bind a Folder</source>
        <translation>Vincular una carpeta</translation>
    </message>
    <message>
        <source>Binds many characters alike, one after the other, while you work on. A file that fails stops nothing. Started again, it goes on with what is left.</source>
        <translation>Vincula igual muchos personajes, uno tras otro, mientras usted sigue trabajando. Un archivo que falla no detiene nada. Si se inicia de nuevo, sigue con lo que queda.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>The characters and what became of each. Double-click one that is done to open it in the window</source>
        <translation>Los personajes y qué fue de cada uno. Doble clic en uno hecho para abrirlo en la ventana</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>&amp;Abrir resultado</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>Abrir resultado</translation>
    </message>
    <message>
        <source>Open the selected bound file in the window</source>
        <translation>Abrir en la ventana el archivo vinculado seleccionado</translation>
    </message>
    <message>
        <source>&amp;Bind All</source>
        <translation>&amp;Vincular todo</translation>
    </message>
    <message>
        <source>Bind All</source>
        <translation>Vincular todo</translation>
    </message>
    <message>
        <source>Bind all files that are not done</source>
        <translation>Vincular todos los archivos que no están hechos</translation>
    </message>
</context>
<context>
    <name>sinew::BatchForm</name>
    <message>
        <source>Choose the Folder of Characters</source>
        <translation>Elegir la carpeta de personajes</translation>
    </message>
    <message>
        <source>Choose the Output Folder</source>
        <translation>Elegir la carpeta de salida</translation>
    </message>
    <message>
        <source>As in the Bind panel</source>
        <translation>Como en el panel Vínculo</translation>
    </message>
    <message>
        <source>A recipe file</source>
        <translation>Un archivo de receta</translation>
    </message>
    <message>
        <source>That of each file</source>
        <translation>El de cada archivo</translation>
    </message>
    <message>
        <source>Skip what is done already</source>
        <translation>Omitir lo que ya está hecho</translation>
    </message>
    <message>
        <source>Bind all files again</source>
        <translation>Vincular de nuevo todos los archivos</translation>
    </message>
    <message>
        <source>Each file&apos;s own</source>
        <translation>El propio de cada archivo</translation>
    </message>
    <message>
        <source>A folder, or a list of files (.txt)</source>
        <translation>Una carpeta, o una lista de archivos (.txt)</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Examinar...</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personajes</translation>
    </message>
    <message>
        <source>A folder, whose files of known formats are bound with those of its subfolders; or a .txt file with the name of a character on each line</source>
        <translation>Una carpeta, cuyos archivos de formatos conocidos se vinculan junto con los de sus subcarpetas; o un archivo .txt con el nombre de un personaje en cada línea</translation>
    </message>
    <message>
        <source>Output folder</source>
        <translation>Carpeta de salida</translation>
    </message>
    <message>
        <source>Where the bound files go, outside the folder of characters. It is made when it does not exist</source>
        <translation>Adónde van los archivos vinculados, fuera de la carpeta de personajes. Si no existe, se crea</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Bind all files with the settings of the Bind panel and the last export, or with those of a recipe</source>
        <translation>Vincular todos los archivos con los ajustes del panel Vínculo y de la última exportación, o con los de una receta</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Receta</translation>
    </message>
    <message>
        <source>A recipe file (.json)</source>
        <translation>Un archivo de receta (.json)</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Esqueleto</translation>
    </message>
    <message>
        <source>A file whose skeleton all characters are bound to. Empty: each to its own</source>
        <translation>Un archivo a cuyo esqueleto se vinculan todos los personajes. Vacío: cada uno al suyo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Format of the bound files. What Sinew cannot write in the format of its file becomes GLB</source>
        <translation>Formato de los archivos vinculados. Lo que Sinew no puede escribir en el formato de su archivo pasa a GLB</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>A la vez</translation>
    </message>
    <message>
        <source>Number of files bound at a time. Each needs as much memory as one bind</source>
        <translation>Número de archivos que se vinculan a la vez. Cada uno necesita tanta memoria como un vínculo</translation>
    </message>
    <message>
        <source>Existing files</source>
        <translation>Archivos existentes</translation>
    </message>
    <message>
        <source>A file counts as done if its output is unchanged and was made from the same file, by the same settings, by the same version of Sinew. All others are bound, and their outputs are replaced</source>
        <translation>Un archivo cuenta como hecho si su salida no ha cambiado y se hizo del mismo archivo, con los mismos ajustes y con la misma versión de Sinew. Todos los demás se vinculan, y sus salidas se reemplazan</translation>
    </message>
</context>
<context>
    <name>sinew::BindBar</name>
    <message>
        <source>Bind Skin Again</source>
        <translation>Vincular la piel de nuevo</translation>
    </message>
    <message>
        <source>Bind Skin</source>
        <translation>Vincular la piel</translation>
    </message>
    <message>
        <source>Open a character first.</source>
        <translation>Abra antes un personaje.</translation>
    </message>
    <message>
        <source>The character has no skeleton yet.</source>
        <translation>El personaje aún no tiene esqueleto.</translation>
    </message>
    <message>
        <source>The settings have changed since the last bind. Bind again.</source>
        <translation>Los ajustes han cambiado desde el último vínculo. Vincule de nuevo.</translation>
    </message>
    <message>
        <source>Bound with these settings.</source>
        <translation>Vinculado con estos ajustes.</translation>
    </message>
    <message>
        <source>Not bound yet.</source>
        <translation>Aún sin vincular.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the bind</source>
        <translation>Cancelar el vínculo</translation>
    </message>
    <message>
        <source>Progress of the bind</source>
        <translation>Progreso del vínculo</translation>
    </message>
    <message>
        <source>The file has weights. Bind Skin makes new ones.</source>
        <translation>El archivo tiene pesos. Vincular la piel crea otros nuevos.</translation>
    </message>
</context>
<context>
    <name>sinew::BindFlow</name>
    <message>
        <source>This character has no skeleton.</source>
        <translation>Este personaje no tiene esqueleto.</translation>
    </message>
    <message>
        <source>Make one from a template, or load one from one of these files: %1.</source>
        <translation>Cree uno desde una plantilla, o cargue uno de uno de estos archivos: %1.</translation>
    </message>
    <message>
        <source>Bound in %1 s, but the skeleton is outside the mesh. See the report</source>
        <translation>Vinculado en %1 s, pero el esqueleto está fuera de la malla. Vea el informe</translation>
    </message>
    <message>
        <source>Bound in %1 s</source>
        <translation>Vinculado en %1 s</translation>
    </message>
    <message>
        <source>Coarse preview after %1 ms, now binding at full resolution</source>
        <translation>Vista previa tras %1 ms; ahora se vincula a resolución completa</translation>
    </message>
    <message>
        <source>Bind canceled, nothing changed</source>
        <translation>Vínculo cancelado, nada cambió</translation>
    </message>
    <message>
        <source>Bind canceled, because the character or the settings changed while it ran</source>
        <translation>Vínculo cancelado, porque el personaje o los ajustes cambiaron mientras se ejecutaba</translation>
    </message>
    <message>
        <source>The bind failed.</source>
        <translation>El vínculo falló.</translation>
    </message>
    <message>
        <source>The lattice cannot be added.</source>
        <translation>No se puede añadir la retícula.</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 añadido</translation>
    </message>
</context>
<context>
    <name>sinew::BindPanel</name>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
</context>
<context>
    <name>sinew::BoneAlphaForm</name>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>Rigidez (alpha) de %1</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of the selected joint</source>
        <translation>Rigidez (alpha) de la articulación seleccionada</translation>
    </message>
    <message>
        <source>How stiff the skin bends at this joint, instead of the stiffness of all joints. Lower values spread the joint&apos;s weights farther into its neighbours</source>
        <translation>Con qué rigidez se dobla la piel en esta articulación, en lugar de la rigidez de todas. Los valores bajos extienden más sus pesos hacia las vecinas</translation>
    </message>
    <message>
        <source>Joints with their own stiffness: %1</source>
        <translation>Articulaciones con rigidez propia: %1</translation>
    </message>
    <message>
        <source>Clear joint stiffness</source>
        <translation>Quitar rigidez de articulaciones</translation>
    </message>
    <message>
        <source>Use the same stiffness for all joints again</source>
        <translation>Usar de nuevo la misma rigidez en todas las articulaciones</translation>
    </message>
</context>
<context>
    <name>sinew::BoneSmoothnessForm</name>
    <message>
        <source>Smoothness of %1</source>
        <translation>Suavidad de %1</translation>
    </message>
    <message>
        <source>Smoothness of the selected joint</source>
        <translation>Suavidad de la articulación seleccionada</translation>
    </message>
    <message>
        <source>How far this joint&apos;s weights reach along the picture, in pixels of a picture 512 pixels long, instead of the smoothness of all joints: 10 for an elbow, 100 for hair</source>
        <translation>Hasta dónde llegan los pesos de esta articulación por la imagen, en píxeles de una imagen de 512 píxeles de largo, en lugar de la suavidad de todas: 10 para un codo, 100 para el pelo</translation>
    </message>
    <message>
        <source>Joints with their own smoothness: %1</source>
        <translation>Articulaciones con suavidad propia: %1</translation>
    </message>
    <message>
        <source>Clear joint smoothness</source>
        <translation>Quitar suavidad de articulaciones</translation>
    </message>
    <message>
        <source>Use the same smoothness for all joints again</source>
        <translation>Usar de nuevo la misma suavidad en todas las articulaciones</translation>
    </message>
</context>
<context>
    <name>sinew::BoneValueForm</name>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>Seleccione antes una articulación en la vista o en el árbol</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>sinew::BrushForm</name>
    <message>
        <source>Paints the weights of %1.</source>
        <translation>Pinta los pesos de %1.</translation>
    </message>
    <message>
        <source>Select a joint to paint its weights.</source>
        <translation>Seleccione una articulación para pintar sus pesos.</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pincel</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suavizar</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>Agudizar</translation>
    </message>
    <message>
        <source>Gradient (drag a line)</source>
        <translation>Degradado (trazar línea)</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Inundar</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>What a stroke does to the weights</source>
        <translation>Lo que un trazo hace a los pesos</translation>
    </message>
    <message>
        <source>The weight to paint, or the factor to scale by</source>
        <translation>El peso que se pinta, o el factor por el que se escala</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The weight at the end of the gradient</source>
        <translation>El peso al final del degradado</translation>
    </message>
    <message>
        <source>End value</source>
        <translation>Valor final</translation>
    </message>
    <message>
        <source>Under cursor</source>
        <translation>Bajo el cursor</translation>
    </message>
    <message>
        <source>The weight of the selected joint at the vertex under the brush</source>
        <translation>El peso de la articulación seleccionada en el vértice bajo el pincel</translation>
    </message>
    <message>
        <source>Accumulate</source>
        <translation>Acumular</translation>
    </message>
    <message>
        <source>Crossing a place again in the same stroke adds more. Else one stroke changes no weight by more than its strength</source>
        <translation>Volver a pasar por un sitio en el mismo trazo añade más. Si no, un trazo no cambia ningún peso en más que su fuerza</translation>
    </message>
</context>
<context>
    <name>sinew::BrushLimitForm</name>
    <message>
        <source>Max Influences: all. Nothing is cut.</source>
        <translation>Influencias máx.: todas. No se corta nada.</translation>
    </message>
    <message>
        <source>Max Influences %1:</source>
        <translation>Influencias máx. %1:</translation>
    </message>
    <message>
        <source>no vertex loses weight.</source>
        <translation>ningún vértice pierde peso.</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) will lose weight, at most %1.</source>
        <translation>
            <numerusform>%n vértice perderá peso, a lo sumo %1.</numerusform>
            <numerusform>%n vértices perderán peso, a lo sumo %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep Max Influences</source>
        <translation>Respetar influencias máx.</translation>
    </message>
    <message>
        <source>Strokes give no vertex more joints than Max Influences in the Bind panel allows: the smallest weights go</source>
        <translation>Los trazos no dan a ningún vértice más articulaciones de las que permite Influencias máx. en el panel Vínculo: los menores pesos se quitan</translation>
    </message>
    <message>
        <source>What Max Influences takes from the weights as they are now. Limit Influences cuts them at once</source>
        <translation>Lo que Influencias máx. quita de los pesos tal como están. Limitar influencias los corta enseguida</translation>
    </message>
</context>
<context>
    <name>sinew::BrushOptionsForm</name>
    <message>
        <source>All others, proportionally</source>
        <translation>Las demás, en proporción</translation>
    </message>
    <message>
        <source>Brush options</source>
        <translation>Opciones de pincel</translation>
    </message>
    <message>
        <source>On: share the rest</source>
        <translation>Sí: repartir el resto</translation>
    </message>
    <message>
        <source>All: scale every joint</source>
        <translation>Todas: escalar cada articulación</translation>
    </message>
    <message>
        <source>Unlocked: scale unlocked joints</source>
        <translation>Desbloqueadas: escalar solo estas</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>Normalizar</translation>
    </message>
    <message>
        <source>How the weights of the other joints change so that all sum to 1</source>
        <translation>Cómo cambian los pesos de las otras articulaciones para que todos sumen 1</translation>
    </message>
    <message>
        <source>Redistribute to</source>
        <translation>Redistribuir a</translation>
    </message>
    <message>
        <source>The joint that receives the weight removed by a stroke</source>
        <translation>La articulación que recibe el peso que quita un trazo</translation>
    </message>
    <message>
        <source>Paint layer mask</source>
        <translation>Pintar máscara de capa</translation>
    </message>
    <message>
        <source>Strokes hide the active layer. With Ctrl they show it again</source>
        <translation>Los trazos ocultan la capa activa. Con Control la muestran de nuevo</translation>
    </message>
    <message>
        <source>Lock this joint</source>
        <translation>Bloquear esta</translation>
    </message>
    <message>
        <source>Strokes and operations do not change the weights of this joint</source>
        <translation>Los trazos y operaciones no cambian los pesos de esta articulación</translation>
    </message>
</context>
<context>
    <name>sinew::BrushReachForm</name>
    <message>
        <source>Surface distance</source>
        <translation>Distancia por superficie</translation>
    </message>
    <message>
        <source>Measure the radius along the surface, so that the brush does not reach the next finger</source>
        <translation>Medir el radio por la superficie, para que el pincel no alcance el dedo vecino</translation>
    </message>
    <message>
        <source>Through layers</source>
        <translation>A través de capas</translation>
    </message>
    <message>
        <source>Also paint what lies close over or under the surface and faces the same way: the skin below a shirt, but not the next finger</source>
        <translation>Pintar también lo que está cerca sobre o bajo la superficie y mira al mismo lado: la piel bajo una camisa, pero no el dedo vecino</translation>
    </message>
    <message>
        <source>Front faces only</source>
        <translation>Solo caras frontales</translation>
    </message>
    <message>
        <source>Do not paint vertices that face away from the view</source>
        <translation>No pintar vértices que no miran hacia la vista</translation>
    </message>
</context>
<context>
    <name>sinew::BrushTipForm</name>
    <message>
        <source>Smooth</source>
        <comment>falloff</comment>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Agudo</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Radius in pixels. Change it with [ and ] or the wheel</source>
        <translation>Radio en píxeles. Se cambia con [ y ] o con la rueda</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Atenuación</translation>
    </message>
    <message>
        <source>How the brush fades towards its edge</source>
        <translation>Cómo se atenúa el pincel hacia su borde</translation>
    </message>
    <message>
        <source>Mirror (X)</source>
        <translation>Simetría (X)</translation>
    </message>
    <message>
        <source>Also paint the other side: weights of the mirrored joint, amounts of the region</source>
        <translation>Pintar también el otro lado: pesos de la articulación simétrica, valores de la región</translation>
    </message>
    <message>
        <source>Strength of the brush</source>
        <translation>Fuerza del pincel</translation>
    </message>
    <message>
        <source>Pen pressure changes the strength</source>
        <translation>La presión del lápiz cambia la fuerza</translation>
    </message>
    <message>
        <source>The harder, the stronger</source>
        <translation>Cuanto más se aprieta, más fuerte</translation>
    </message>
    <message>
        <source>Pen pressure changes the size</source>
        <translation>La presión del lápiz cambia el tamaño</translation>
    </message>
    <message>
        <source>The harder, the larger</source>
        <translation>Cuanto más se aprieta, más grande</translation>
    </message>
</context>
<context>
    <name>sinew::CagesForm</name>
    <message>
        <source>%1: %2 vertices, %3 faces</source>
        <translation>%1: %2 vértices, %3 caras</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>Jaulas</translation>
    </message>
    <message>
        <source>Each vertex of a cage is a joint that moves what lies around it. Draw the cage in the view, or model it in another program and export it as OBJ.</source>
        <translation>Cada vértice de una jaula es una articulación que mueve lo que la rodea. Dibuje la jaula en la vista, o modélela en otro programa y expórtela como OBJ.</translation>
    </message>
    <message>
        <source>Draw in the View</source>
        <translation>Dibujar en la vista</translation>
    </message>
    <message>
        <source>Click in the view to place vertices. A click on the first one closes a face, Enter ends a chain or makes a point handle of a single vertex</source>
        <translation>Haga clic en la vista para poner vértices. Un clic en el primero cierra una cara, Intro termina una cadena o crea un tirador de punto con un solo vértice</translation>
    </message>
    <message>
        <source>Place on</source>
        <translation>Colocar en</translation>
    </message>
    <message>
        <source>Where a click on the character puts a vertex: in the middle of the volume under the cursor, or on the surface</source>
        <translation>Dónde pone un vértice un clic en el personaje: en el medio del volumen bajo el cursor, o en la superficie</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Superficie</translation>
    </message>
    <message>
        <source>Add From OBJ...</source>
        <translation>Añadir desde OBJ...</translation>
    </message>
    <message>
        <source>Read a cage and add a joint for each of its vertices</source>
        <translation>Leer una jaula y añadir una articulación por cada uno de sus vértices</translation>
    </message>
    <message>
        <source>Cages whose vertices are joints. Double-click to rename</source>
        <translation>Jaulas cuyos vértices son articulaciones. Doble clic para renombrar</translation>
    </message>
    <message>
        <source>Fill the inside</source>
        <translation>Rellenar el interior</translation>
    </message>
    <message>
        <source>The space inside this closed cage counts as volume, so that weights spread from its faces to the skin. Without it each vertex holds the skin nearest to it</source>
        <translation>El espacio dentro de esta jaula cerrada cuenta como volumen, así que los pesos se extienden de sus caras a la piel. Sin ello cada vértice sujeta la piel más cercana</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the selected cages and the joints that were added for them</source>
        <translation>Quitar las jaulas seleccionadas y las articulaciones que se añadieron para ellas</translation>
    </message>
    <message>
        <source>%1: lattice, %2 control vertices</source>
        <translation>%1: retícula, %2 vértices de control</translation>
    </message>
    <message>
        <source>%1: wire, %2 control vertices</source>
        <translation>%1: alambre, %2 vértices de control</translation>
    </message>
    <message>
        <source>Add Lattice</source>
        <translation>Añadir retícula</translation>
    </message>
    <message>
        <source>Put a lattice of control vertices around the selected vertices, the selected parts or the whole character, for free-form deformation</source>
        <translation>Poner una retícula de vértices de control alrededor de los vértices seleccionados, las partes seleccionadas o todo el personaje, para la deformación libre</translation>
    </message>
</context>
<context>
    <name>sinew::ChainDialog</name>
    <message>
        <source>Draw a stroke over a tail, hair or a tentacle, from its root to its end.</source>
        <translation>Dibuje un trazo sobre una cola, pelo o un tentáculo, de la raíz al extremo.</translation>
    </message>
    <message>
        <source>Draw a stroke down the front of a skirt, from its waist to its hem.</source>
        <translation>Dibuje un trazo por el frente de una falda, de la cintura al dobladillo.</translation>
    </message>
    <message>
        <source>Draw a stroke down the middle of a cape, from its upper border to its hem.</source>
        <translation>Dibuje un trazo por el medio de un manto, del borde superior al dobladillo.</translation>
    </message>
    <message>
        <source>Draw Chain</source>
        <translation>Dibujar cadena</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Cadena</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>Falda</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>Manto</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>A single chain, chains around a skirt, or chains beside each other over a cape</source>
        <translation>Una sola cadena, cadenas alrededor de una falda, o cadenas contiguas sobre un manto</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Cadenas</translation>
    </message>
    <message>
        <source>How many chains a skirt or a cape gets</source>
        <translation>Cuántas cadenas recibe una falda o un manto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>What the joints are called; numbers follow</source>
        <translation>Cómo se llaman las articulaciones; siguen números</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulaciones</translation>
    </message>
    <message>
        <source>How many joints the chain has</source>
        <translation>Cuántas articulaciones tiene la cadena</translation>
    </message>
    <message>
        <source>Below the selected joint</source>
        <translation>Bajo la articulación seleccionada</translation>
    </message>
    <message>
        <source>Otherwise, or without a selected joint, the nearest joint is the parent</source>
        <translation>Si no, o sin articulación seleccionada, la más cercana es el padre</translation>
    </message>
</context>
<context>
    <name>sinew::ChainMaker</name>
    <message>
        <source>Draw Chain</source>
        <translation>Dibujar cadena</translation>
    </message>
</context>
<context>
    <name>sinew::ChainValuesForm</name>
    <message>
        <source>Preset of Springs</source>
        <translation>Preajuste de resortes</translation>
    </message>
    <message>
        <source>Stiffness at the Tip</source>
        <translation>Rigidez en la punta</translation>
    </message>
    <message>
        <source>Radius of Springs</source>
        <translation>Radio de resortes</translation>
    </message>
    <message>
        <source>Direction of Gravity</source>
        <translation>Dirección de la gravedad</translation>
    </message>
    <message>
        <source>Centre of Springs</source>
        <translation>Centro de resortes</translation>
    </message>
    <message>
        <source>%1 of Springs</source>
        <translation>%1 de resortes</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>La escena</translation>
    </message>
    <message>
        <source>No colliders yet</source>
        <translation>Aún sin colisionadores</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>radio</translation>
    </message>
    <message>
        <source>colliders</source>
        <translation>colisionadores</translation>
    </message>
    <message>
        <source>The chosen chains differ in: %1. A field sets all of them.</source>
        <translation>Las cadenas elegidas difieren en: %1. Un campo las fija todas.</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Rigidez</translation>
    </message>
    <message>
        <source>How strongly the chain returns to how it was modelled. 0: it only falls and swings</source>
        <translation>Con cuánta fuerza vuelve la cadena a como se modeló. 0: solo cae y oscila</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Freno</translation>
    </message>
    <message>
        <source>How much speed the chain loses in each step. 0: it swings for long, 1: it stops at once</source>
        <translation>Cuánta velocidad pierde la cadena en cada paso. 0: oscila mucho tiempo, 1: se para de inmediato</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>How strongly the chain falls in the direction below. Negative: it rises</source>
        <translation>Con cuánta fuerza cae la cadena en la dirección de abajo. Negativo: sube</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>blando</translation>
    </message>
    <message>
        <source>firm</source>
        <translation>firme</translation>
    </message>
    <message>
        <source>At the tip</source>
        <translation>En la punta</translation>
    </message>
    <message>
        <source>Stiffness at the end of the chain, of that at its beginning. Joints between change evenly</source>
        <translation>Rigidez al final de la cadena, respecto a la del principio. Las articulaciones intermedias cambian por igual</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Where gravity pulls, in the scene: 0, -1, 0 is down. Its length is made 1</source>
        <translation>Hacia dónde tira la gravedad, en la escena: 0, -1, 0 es abajo. Su longitud se hace 1</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>Radius of the spheres at the ends of the bones, which colliders push</source>
        <translation>Radio de las esferas en los extremos de los huesos, que los colisionadores empujan</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Only what moves against this joint makes the chain swing. Choose the hips to keep hair calm while the character moves or is dragged through the scene</source>
        <translation>Solo lo que se mueve respecto a esta articulación hace oscilar la cadena. Elija la cadera para que el pelo esté tranquilo mientras el personaje se mueve o se arrastra por la escena</translation>
    </message>
    <message>
        <source>Pushed by</source>
        <translation>Empujada por</translation>
    </message>
    <message>
        <source>Groups of colliders that the chain does not swing into</source>
        <translation>Grupos de colisionadores en los que la cadena no entra al oscilar</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Stiffness, drag and gravity for what the chain is. The radius stays</source>
        <translation>Rigidez, freno y gravedad según lo que es la cadena. El radio se queda</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Propio</translation>
    </message>
</context>
<context>
    <name>sinew::CheckFlow</name>
    <message>
        <source>%1 canceled.</source>
        <translation>%1: cancelado.</translation>
    </message>
    <message>
        <source>No faulty weights found.</source>
        <translation>No se encontraron pesos defectuosos.</translation>
    </message>
    <message>
        <source>Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy, %4 with too many influences, %5 with invalid or unnormalized weights in the file.</source>
        <translation>Vértices defectuosos: %1 sin pesos, %2 con pesos de articulaciones lejanas, %3 ruidosos, %4 con demasiadas influencias, %5 con pesos no válidos o no normalizados en el archivo.</translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageFlow</name>
    <message>
        <source>%1 failed.</source>
        <translation>%1: error.</translation>
    </message>
    <message>
        <source>Check page written to %1.</source>
        <translation>Página de revisión escrita en %1.</translation>
    </message>
    <message>
        <source>All requirements are fulfilled.</source>
        <translation>Se cumplen todos los requisitos.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) missed.</source>
        <translation>
            <numerusform>%n requisito incumplido.</numerusform>
            <numerusform>%n requisitos incumplidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageJob</name>
    <message>
        <source>Save Check Page</source>
        <translation>Guardar página de revisión</translation>
    </message>
</context>
<context>
    <name>sinew::ClipPlayer</name>
    <message>
        <source>Range of motion</source>
        <translation>Rango de movimiento</translation>
    </message>
    <message>
        <source>Animation %1</source>
        <translation>Animación %1</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>Claves de pose</translation>
    </message>
    <message>
        <source>Go to Time</source>
        <translation>Ir al tiempo</translation>
    </message>
    <message>
        <source>Use Pose from Clip</source>
        <translation>Usar pose del clip</translation>
    </message>
</context>
<context>
    <name>sinew::CollidersForm</name>
    <message>
        <source>Shape of Collider</source>
        <translation>Forma de colisionador</translation>
    </message>
    <message>
        <source>Joint of Collider</source>
        <translation>Articulación de colisionador</translation>
    </message>
    <message>
        <source>Radius of Collider</source>
        <translation>Radio de colisionador</translation>
    </message>
    <message>
        <source>Direction of Plane</source>
        <translation>Dirección del plano</translation>
    </message>
    <message>
        <source>Move Collider</source>
        <translation>Mover colisionador</translation>
    </message>
    <message>
        <source>Rename Collider</source>
        <translation>Renombrar colisionador</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1: %2 en %3</translation>
    </message>
    <message>
        <source>Choose colliders in the list, or take Edit in the View and click their middles.</source>
        <translation>Elija colisionadores en la lista, o use «Editar en la vista» y haga clic en sus centros.</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Esfera</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Cápsula</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plano</translation>
    </message>
    <message>
        <source>Sphere, inside</source>
        <translation>Esfera, interior</translation>
    </message>
    <message>
        <source>Capsule, inside</source>
        <translation>Cápsula, interior</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Chains stay outside of spheres and capsules, on one side of a plane, and within the shapes whose inside is free. Planes and insides are an extension that not every program knows</source>
        <translation>Las cadenas quedan fuera de esferas y cápsulas, a un lado de un plano, y dentro de las formas cuyo interior está libre. Los planos e interiores son una extensión que no todos los programas conocen</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>The joint that the collider moves with</source>
        <translation>La articulación con la que se mueve el colisionador</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radio</translation>
    </message>
    <message>
        <source>How thick the collider is</source>
        <translation>El grosor del colisionador</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Offset (mm)</source>
        <translation>Desplaz. (mm)</translation>
    </message>
    <message>
        <source>Where its middle or first end is, from the joint along the joint&apos;s own axes</source>
        <translation>Dónde está su centro o su primer extremo, desde la articulación según los ejes propios de esta</translation>
    </message>
    <message>
        <source>End (mm)</source>
        <translation>Extremo (mm)</translation>
    </message>
    <message>
        <source>Where the capsule&apos;s other end is, likewise</source>
        <translation>Dónde está el otro extremo de la cápsula, igualmente</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>To which side of the plane chains are kept</source>
        <translation>A qué lado del plano se mantienen las cadenas</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Chains choose colliders by groups. Choose one, or type the name of a new one</source>
        <translation>Las cadenas eligen colisionadores por grupos. Elija uno, o escriba el nombre de uno nuevo</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>Colisionadores</translation>
    </message>
    <message>
        <source>Shapes that chains do not swing into, one a row. Double-click names a collider</source>
        <translation>Formas en las que las cadenas no entran al oscilar, una por fila. Doble clic da nombre a un colisionador</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove colliders</source>
        <translation>Quitar colisionadores</translation>
    </message>
    <message>
        <source>Removes the chosen colliders</source>
        <translation>Quita los colisionadores elegidos</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejar</translation>
    </message>
    <message>
        <source>Mirror colliders</source>
        <translation>Reflejar colisionadores</translation>
    </message>
    <message>
        <source>Makes the chosen colliders on the other side too, on the partner joints</source>
        <translation>Crea los colisionadores elegidos también en el otro lado, en las articulaciones pareja</translation>
    </message>
    <message>
        <source>Edit in the View</source>
        <translation>Editar en la vista</translation>
    </message>
    <message>
        <source>Click a collider&apos;s middle to choose it, and drag its handles. With Symmetric Joints the other side follows</source>
        <translation>Haga clic en el centro de un colisionador para elegirlo, y arrastre sus tiradores. Con Edición simétrica, el otro lado lo sigue</translation>
    </message>
</context>
<context>
    <name>sinew::CommandDialog</name>
    <message>
        <source>Nothing found. No command has all of these words</source>
        <translation>Ningún comando tiene todas estas palabras</translation>
    </message>
    <message>
        <source>Not available now. %1</source>
        <translation>No disponible ahora. %1</translation>
    </message>
    <message>
        <source>Find Command</source>
        <translation>Buscar comando</translation>
    </message>
    <message>
        <source>Type a name, a key or what you want to do</source>
        <translation>Escriba un nombre, una tecla o lo que quiere hacer</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Shows the commands that have all of these words</source>
        <translation>Muestra los comandos que tienen todas estas palabras</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Enter or a double-click runs the command</source>
        <translation>Intro o un doble clic ejecuta el comando</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Opens this page of the manual</source>
        <translation>Abre esta página del manual</translation>
    </message>
</context>
<context>
    <name>sinew::CompareModel</name>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>Influencias</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Distance 95 %</source>
        <translation>Distancia 95 %</translation>
    </message>
    <message>
        <source>Max stretch</source>
        <translation>Estiramiento máx.</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Desborde</translation>
    </message>
    <message>
        <source>Unweighted</source>
        <translation>Sin peso</translation>
    </message>
    <message>
        <source>Where the weights come from</source>
        <translation>De dónde vienen los pesos</translation>
    </message>
    <message>
        <source>How long the bind took</source>
        <translation>Cuánto tardó el vínculo</translation>
    </message>
    <message>
        <source>Mean number of joints that move a vertex</source>
        <translation>Número medio de articulaciones que mueven un vértice</translation>
    </message>
    <message>
        <source>Mean difference from the weights of the first pane, 0 to 1</source>
        <translation>Diferencia media con los pesos de la primera vista, de 0 a 1</translation>
    </message>
    <message>
        <source>95 % of the vertices are nearer than this to their place in the first pane, in this pose</source>
        <translation>El 95 % de los vértices están a menos de esto de su sitio en la primera vista, en esta pose</translation>
    </message>
    <message>
        <source>The edge that this pose stretches most, compared with its length in the bind pose</source>
        <translation>La arista que más estira esta pose, comparada con su longitud en la pose de vínculo</translation>
    </message>
    <message>
        <source>Mean weight of joints other than the strongest one, its parent and its children</source>
        <translation>Peso medio de articulaciones distintas de la más fuerte, su padre y sus hijos</translation>
    </message>
    <message>
        <source>Vertices without weights</source>
        <translation>Vértices sin pesos</translation>
    </message>
</context>
<context>
    <name>sinew::ComparePane</name>
    <message>
        <source>Pane %1</source>
        <translation>Vista %1</translation>
    </message>
    <message>
        <source>Shows the character under the weights that are named above</source>
        <translation>Muestra el personaje con los pesos nombrados arriba</translation>
    </message>
    <message>
        <source>The 3D view is not available. The table shows the figures.</source>
        <translation>La vista 3D no está disponible. La tabla muestra las cifras.</translation>
    </message>
</context>
<context>
    <name>sinew::CompareView</name>
    <message>
        <source>Another file...</source>
        <translation>Otro archivo...</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>What the colours of all panes mean</source>
        <translation>Qué significan los colores de todas las vistas</translation>
    </message>
    <message>
        <source>Figures of the comparison</source>
        <translation>Cifras de la comparación</translation>
    </message>
    <message>
        <source>One row for each pane</source>
        <translation>Una fila por cada vista</translation>
    </message>
    <message>
        <source>Weights of pane %1</source>
        <translation>Pesos de la vista %1</translation>
    </message>
    <message>
        <source>The weights that this pane shows: of this document, of a solver under the document&apos;s settings, or of a file</source>
        <translation>Los pesos que muestra esta vista: de este documento, de un solucionador con los ajustes del documento, o de un archivo</translation>
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
        <translation>%1 (bloqueada)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>The sum of all weights of the vertex</source>
        <translation>La suma de todos los pesos del vértice</translation>
    </message>
</context>
<context>
    <name>sinew::ComponentsPanel</name>
    <message>
        <source>Unlock Joint</source>
        <translation>Desbloquear articulación</translation>
    </message>
    <message>
        <source>Lock Joint</source>
        <translation>Bloquear articulación</translation>
    </message>
    <message>
        <source>The clipboard holds no numbers.</source>
        <translation>El portapapeles no contiene números.</translation>
    </message>
    <message>
        <source>Select vertices to edit their weights here.</source>
        <translation>Seleccione vértices para editar aquí sus pesos.</translation>
    </message>
    <message>
        <source>Vertices: %1, joints: %2</source>
        <translation>Vértices: %1, articulaciones: %2</translation>
    </message>
    <message>
        <source>Type a number to set all selected cells, in percent. Double-click a joint&apos;s name to lock it, a vertex&apos;s number to inspect it. Ctrl+C and Ctrl+V copy and paste cells.</source>
        <translation>Escriba un número para fijar todas las celdas seleccionadas, en porcentaje. Doble clic en el nombre de una articulación la bloquea, en el número de un vértice lo inspecciona. Control+C y Control+V copian y pegan celdas.</translation>
    </message>
    <message>
        <source>Weights of the selected vertices</source>
        <translation>Pesos de los vértices seleccionados</translation>
    </message>
    <message>
        <source>A row for each vertex, a column for each joint. Click a joint&apos;s name to sort</source>
        <translation>Una fila por vértice, una columna por articulación. Clic en el nombre de una articulación para ordenar</translation>
    </message>
    <message>
        <source>&amp;Copy Cells</source>
        <translation>&amp;Copiar celdas</translation>
    </message>
    <message>
        <source>&amp;Paste Cells</source>
        <translation>&amp;Pegar celdas</translation>
    </message>
</context>
<context>
    <name>sinew::ConstraintsForm</name>
    <message>
        <source>%1: rolls about %2 with %3, %4 %</source>
        <translation>%1: gira sobre %2 con %3, %4 %</translation>
    </message>
    <message>
        <source>%1: aims %2 at %3, %4 %</source>
        <translation>%1: apunta %2 a %3, %4 %</translation>
    </message>
    <message>
        <source>%1: turns with %2, %3 %</source>
        <translation>%1: gira con %2, %3 %</translation>
    </message>
    <message>
        <source>Remove Constraint</source>
        <translation>Quitar restricción</translation>
    </message>
    <message>
        <source>Find Twist Joints</source>
        <translation>Buscar articulaciones de torsión</translation>
    </message>
    <message numerus="yes">
        <source>%n constraint(s) for twist joints added</source>
        <translation>
            <numerusform>%n restricción para articulaciones de torsión añadida</numerusform>
            <numerusform>%n restricciones para articulaciones de torsión añadidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Constraint</source>
        <translation>Añadir restricción</translation>
    </message>
    <message>
        <source>Change Constraint</source>
        <translation>Cambiar restricción</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Restricciones</translation>
    </message>
    <message>
        <source>Find Twists</source>
        <translation>Buscar torsiones</translation>
    </message>
    <message>
        <source>Find twist joints</source>
        <translation>Buscar articulaciones de torsión</translation>
    </message>
    <message>
        <source>Lets twist joints, found by their place on a bone, take a fraction of the roll of the joint where the bone ends</source>
        <translation>Hace que las articulaciones de torsión, halladas por su lugar en un hueso, tomen una fracción del giro axial de la articulación donde acaba el hueso</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a constraint</source>
        <translation>Añadir una restricción</translation>
    </message>
    <message>
        <source>Adds a constraint of the selected joint by the one above it</source>
        <translation>Añade una restricción de la articulación seleccionada por la que está sobre ella</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the constraint</source>
        <translation>Quitar la restricción</translation>
    </message>
    <message>
        <source>Removes the chosen constraint</source>
        <translation>Quita la restricción elegida</translation>
    </message>
    <message>
        <source>Joints that turn with others, as VRM 1.0 has it</source>
        <translation>Articulaciones que giran con otras, como en VRM 1.0</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>The joint that is turned</source>
        <translation>La articulación que se gira</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>The joint whose turn or place counts</source>
        <translation>La articulación cuyo giro o lugar cuenta</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Roll: about one axis, as the source turns about that line. Aim: an axis points at the source. Rotation: as the source turns</source>
        <translation>Giro axial: sobre un eje, como gira el origen en torno a esa línea. Apuntar: un eje apunta al origen. Rotación: como gira el origen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Giro axial</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Apuntar</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Eje</translation>
    </message>
    <message>
        <source>The joint&apos;s own axis that rolls, or that aims</source>
        <translation>El eje propio de la articulación que gira, o que apunta</translation>
    </message>
    <message>
        <source>The fraction of the turn that the joint takes</source>
        <translation>La fracción del giro que toma la articulación</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>No constraints. Find Twists looks for twist joints; Add takes the selected joint.</source>
        <translation>Sin restricciones. «Buscar torsiones» busca articulaciones de torsión; «Añadir» toma la articulación seleccionada.</translation>
    </message>
</context>
<context>
    <name>sinew::ContextMenus</name>
    <message>
        <source>%1 joints</source>
        <translation>%1 articulaciones</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 partes</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Esqueleto</translation>
    </message>
    <message>
        <source>Show Part</source>
        <translation>Mostrar parte</translation>
    </message>
    <message>
        <source>Show Parts</source>
        <translation>Mostrar partes</translation>
    </message>
    <message>
        <source>Hide Part</source>
        <translation>Ocultar parte</translation>
    </message>
    <message>
        <source>Hide Parts</source>
        <translation>Ocultar partes</translation>
    </message>
    <message>
        <source>Ghost Part</source>
        <translation>Atenuar parte</translation>
    </message>
    <message>
        <source>Ghost Parts</source>
        <translation>Atenuar partes</translation>
    </message>
    <message>
        <source>Isolate Part</source>
        <translation>Aislar parte</translation>
    </message>
    <message>
        <source>Isolate Parts</source>
        <translation>Aislar partes</translation>
    </message>
    <message>
        <source>Ghost Others</source>
        <translation>Atenuar las demás</translation>
    </message>
    <message>
        <source>Show Joint</source>
        <translation>Mostrar articul.</translation>
    </message>
    <message>
        <source>Show Joints</source>
        <translation>Mostrar articulaciones</translation>
    </message>
    <message>
        <source>Hide Joint</source>
        <translation>Ocultar articul.</translation>
    </message>
    <message>
        <source>Hide Joints</source>
        <translation>Ocultar articulaciones</translation>
    </message>
    <message>
        <source>Isolate Joint</source>
        <translation>Aislar articulación</translation>
    </message>
    <message>
        <source>Isolate Joints</source>
        <translation>Aislar articulaciones</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Vínculo</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>Rígido a %1</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Copy Nearest Skin</source>
        <translation>Copiar la piel más cercana</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Accept Proposal</source>
        <translation>Aceptar propuesta</translation>
    </message>
    <message>
        <source>Accept Proposals</source>
        <translation>Aceptar propuestas</translation>
    </message>
    <message>
        <source>Apply Pose</source>
        <translation>Aplicar pose</translation>
    </message>
    <message>
        <source>Apply Pose Mirrored</source>
        <translation>Aplicar pose reflejada</translation>
    </message>
    <message>
        <source>Rename Pose</source>
        <translation>Renombrar pose</translation>
    </message>
    <message>
        <source>Delete Pose...</source>
        <translation>Eliminar pose...</translation>
    </message>
    <message>
        <source>Show in View</source>
        <translation>Mostrar en la vista</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Fix %1 Selected Issues</source>
        <translation>Corregir %1 problemas seleccionados</translation>
    </message>
    <message>
        <source>Expand All</source>
        <translation>Expandir todo</translation>
    </message>
    <message>
        <source>Collapse All</source>
        <translation>Contraer todo</translation>
    </message>
</context>
<context>
    <name>sinew::ControlForm</name>
    <message>
        <source>Wire with a drop-off</source>
        <translation>Alambre con atenuación</translation>
    </message>
    <message>
        <source>The edges become a curve. Skin near it moves with the curve, the less the farther it is away</source>
        <translation>Las aristas se convierten en una curva. La piel cercana se mueve con la curva, menos cuanto más lejos está</translation>
    </message>
    <message>
        <source>Control vertices</source>
        <translation>Vért. de control</translation>
    </message>
    <message>
        <source>How many control vertices the lattice has along each of its axes</source>
        <translation>Cuántos vértices de control tiene la retícula en cada uno de sus ejes</translation>
    </message>
    <message>
        <source>Drop-off</source>
        <translation>Atenuación</translation>
    </message>
    <message>
        <source>Width over which the effect fades: around the curve of a wire, or beyond the box of a lattice. 0 ends a lattice at its box</source>
        <translation>Anchura en la que se desvanece el efecto: alrededor de la curva de un alambre, o más allá de la caja de una retícula. 0 acaba la retícula en su caja</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Sigue a</translation>
    </message>
    <message>
        <source>What moves the control vertices: each can be a joint below one parent, a joint below the joint whose bone is nearest, or no joint, and then follow several joints of the skeleton, with the weights of the skin around it</source>
        <translation>Qué mueve los vértices de control: cada uno puede ser una articulación bajo un mismo padre, una articulación bajo la del hueso más cercano, o ninguna articulación, y seguir entonces a varias articulaciones del esqueleto, con los pesos de la piel que lo rodea</translation>
    </message>
    <message>
        <source>Parent joint</source>
        <translation>Articul. padre</translation>
    </message>
    <message>
        <source>Nearest joint</source>
        <translation>Artic. cercana</translation>
    </message>
    <message>
        <source>Skin around it</source>
        <translation>Piel en torno</translation>
    </message>
</context>
<context>
    <name>sinew::ControlHelp</name>
    <message>
        <source>Manual: %1</source>
        <translation>Manual: %1</translation>
    </message>
</context>
<context>
    <name>sinew::DeformForm</name>
    <message>
        <source>Bind the character first. Implicit skinning starts from its weights.</source>
        <translation>Vincule antes el personaje. El skinning implícito parte de sus pesos.</translation>
    </message>
    <message>
        <source>Fitting the fields...</source>
        <translation>Ajustando los campos...</translation>
    </message>
    <message>
        <source>Select a joint to see how its field was made.</source>
        <translation>Seleccione una articulación para ver cómo se hizo su campo.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Campo: %1</translation>
    </message>
    <message>
        <source>Deformation</source>
        <translation>Deformación</translation>
    </message>
    <message>
        <source>Joint Deformation</source>
        <translation>Deformación de articul.</translation>
    </message>
    <message>
        <source>Skinning method</source>
        <translation>Método de skinning</translation>
    </message>
    <message>
        <source>Classic linear: as in game engines; loses volume where joints twist. Dual quaternion: keeps volume, but bulges at strong bends. Weight blended: a mix of both, set for each joint. Centres of rotation: keeps volume and does not bulge</source>
        <translation>Lineal clásico: como en los motores de juego; pierde volumen donde se tuercen las articulaciones. Cuaternión dual: conserva el volumen, pero se abulta en pliegues fuertes. Mezcla ponderada: una mezcla de ambos, fijada por articulación. Centros de rotación: conserva el volumen y no se abulta</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>Skinning implícito</translation>
    </message>
    <message>
        <source>Keeps the shape of the limbs in every pose: bends keep their volume, and skin stops where it touches skin. Engines do not compute it</source>
        <translation>Conserva la forma de las extremidades en cualquier pose: los pliegues conservan su volumen y la piel se detiene donde toca piel. Los motores no lo calculan</translation>
    </message>
    <message>
        <source>Quality of implicit skinning</source>
        <translation>Calidad del skinning implícito</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Fina</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Pliegue</translation>
    </message>
    <message>
        <source>How the skin of both bones meets where this joint bends. Crease folds sharply, as elbows and knees do. Blend runs smoothly, as shoulders and necks do. Bulge presses skin out beside the crease, as fingers and soft bellies do. Needs implicit skinning</source>
        <translation>Cómo se junta la piel de ambos huesos donde se dobla esta articulación. Arruga pliega en ángulo, como codos y rodillas. Fusión pasa suavemente, como hombros y cuellos. Bulto empuja piel junto a la arruga, como dedos y vientres blandos. Necesita skinning implícito</translation>
    </message>
    <message>
        <source>Crease</source>
        <translation>Arruga</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Fusión</translation>
    </message>
    <message>
        <source>Bulge</source>
        <translation>Bulto</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Alcance</translation>
    </message>
    <message>
        <source>Reach of the bend</source>
        <translation>Alcance del pliegue</translation>
    </message>
    <message>
        <source>For Weight blended: 0 is classic linear, best for bends; 1 is dual quaternion, best for twists</source>
        <translation>Para Mezcla ponderada: 0 es lineal clásico, mejor para pliegues; 1 es cuaternión dual, mejor para torsiones</translation>
    </message>
    <message>
        <source>DQ blend</source>
        <translation>Mezcla CD</translation>
    </message>
    <message>
        <source>Dual quaternion blend</source>
        <translation>Mezcla de cuaternión dual</translation>
    </message>
    <message>
        <source>Copy to All Joints</source>
        <translation>Copiar a todas</translation>
    </message>
    <message>
        <source>Give all joints the bend, reach and DQ blend of this joint</source>
        <translation>Dar a todas las articulaciones el pliegue, el alcance y la mezcla CD de esta</translation>
    </message>
    <message>
        <source>Method of implicit skinning</source>
        <translation>Método del skinning implícito</translation>
    </message>
    <message>
        <source>Contact: folds meet where skin touches, and joints keep their volume. Paper: as published by Vaillant and others in 2013, with their constants, to compare</source>
        <translation>Contacto: los pliegues se juntan donde la piel se toca y las articulaciones conservan su volumen. Artículo: como lo publicaron Vaillant y otros en 2013, con sus constantes, para comparar</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Paper (2013)</source>
        <translation>Artículo (2013)</translation>
    </message>
    <message>
        <source>Draft is fastest while posing. Fine looks more closely, for renders and baking</source>
        <translation>Borrador es lo más rápido al posar. Fina mira más de cerca, para renders y horneado</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>Codo</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Rodilla</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>Dedo</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Cuello</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Hombro</translation>
    </message>
    <message>
        <source>How far Blend and Bulge reach from the joint when it is bent: 0 is the same as Crease, 1 is the farthest</source>
        <translation>Hasta dónde llegan Fusión y Bulto desde la articulación doblada: 0 equivale a Arruga, 1 es lo más lejos</translation>
    </message>
    <message>
        <source>Reach by angle</source>
        <translation>Alcance por ángulo</translation>
    </message>
    <message>
        <source>How far Blend and Bulge reach while the joint bends. Drag the three keys. The dashed line is the bend of the pose</source>
        <translation>Hasta dónde llegan Fusión y Bulto mientras se dobla la articulación. Arrastre las tres claves. La línea discontinua es el pliegue de la pose</translation>
    </message>
    <message>
        <source>Sets bend and reach for a kind of joint</source>
        <translation>Define la flexión y el alcance para un tipo de articulación</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
</context>
<context>
    <name>sinew::DeformerNote</name>
    <message>
        <source>The difference is measured once the fields are fitted.</source>
        <translation>La diferencia se mide en cuanto los campos están ajustados.</translation>
    </message>
    <message>
        <source>Measuring the difference...</source>
        <translation>Midiendo la diferencia...</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;dialog&quot;&gt;Bake for Engine...&lt;/a&gt; lets the engine show the same: by weights, helper joints and corrective shapes. &lt;a href=&quot;bake&quot;&gt;How it works&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;dialog&quot;&gt;Hornear para motor...&lt;/a&gt; hace que el motor muestre lo mismo: con pesos, articulaciones auxiliares y formas correctivas. &lt;a href=&quot;bake&quot;&gt;Cómo funciona&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1 &lt;a href=&quot;place&quot;&gt;Show it in the view&lt;/a&gt;</source>
        <translation>%1 &lt;a href=&quot;place&quot;&gt;Mostrarlo en la vista&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The character is posed, and the pose is not exported: the file has the bind pose. Pose &gt; Apply as Rest Pose makes the pose the bind pose.</source>
        <translation>El personaje está posado, y la pose no se exporta: el archivo tiene la pose de vínculo. Pose &gt; Aplicar como pose de reposo hace de la pose la pose de vínculo.</translation>
    </message>
</context>
<context>
    <name>sinew::DiskDialog</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Añadido: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 vértice</numerusform>
            <numerusform>%1 vértices</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Quitado: %1</translation>
    </message>
    <message>
        <source>now called %1</source>
        <translation>ahora se llama %1</translation>
    </message>
    <message>
        <source>%1 vertices, now %2</source>
        <translation>%1 vértices, ahora %2</translation>
    </message>
    <message>
        <source>%1 polygons, now %2</source>
        <translation>%1 polígonos, ahora %2</translation>
    </message>
    <message>
        <source>other polygons</source>
        <translation>otros polígonos</translation>
    </message>
    <message>
        <source>%1, by %2 at most</source>
        <translation>%1, a lo sumo %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) moved</source>
        <translation>
            <numerusform>%1 vértice movido</numerusform>
            <numerusform>%1 vértices movidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Quitado</translation>
    </message>
    <message>
        <source>moved by %1</source>
        <translation>movido %1</translation>
    </message>
    <message>
        <source>rotated by %1°</source>
        <translation>rotado %1°</translation>
    </message>
    <message>
        <source>parent %1, was %2</source>
        <translation>padre %1, era %2</translation>
    </message>
    <message>
        <source>moved or rotated very little</source>
        <translation>movido o rotado muy poco</translation>
    </message>
    <message>
        <source>has weights now</source>
        <translation>ahora tiene pesos</translation>
    </message>
    <message>
        <source>has no weights any more</source>
        <translation>ya no tiene pesos</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) changed</source>
        <translation>
            <numerusform>%1 vértice cambiado</numerusform>
            <numerusform>%1 vértices cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulaciones</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Compare With File on Disk</source>
        <translation>Comparar con archivo en disco</translation>
    </message>
    <message>
        <source>%1 on disk is not what it was when you opened it. Reload reads it again and keeps all your work.</source>
        <translation>%1 en el disco no es lo que era al abrirlo. Recargar lo lee de nuevo y conserva todo su trabajo.</translation>
    </message>
    <message>
        <source>Meshes, joints and weights of %1 are the same as when you opened it. Textures, materials and clips were not compared.</source>
        <translation>Mallas, articulaciones y pesos de %1 son los mismos que al abrirlo. No se compararon texturas, materiales ni clips.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En disco</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>What has changed in the file since it was opened</source>
        <translation>Qué ha cambiado en el archivo desde que se abrió</translation>
    </message>
    <message>
        <source>Compare &amp;Weights in the View</source>
        <translation>Comparar &amp;pesos en la vista</translation>
    </message>
    <message>
        <source>Show the weights of the file on disk beside those of the open character</source>
        <translation>Mostrar los pesos del archivo en disco junto a los del personaje abierto</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Conservar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Go on with the character as it is</source>
        <translation>Seguir con el personaje como está</translation>
    </message>
    <message>
        <source>Close this dialog</source>
        <translation>Cerrar este diálogo</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recargar</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>Leer de nuevo el archivo del personaje y conservar todo el trabajo</translation>
    </message>
</context>
<context>
    <name>sinew::Docks</name>
    <message>
        <source>Close the panel</source>
        <translation>Cerrar el panel</translation>
    </message>
    <message>
        <source>Detach the panel</source>
        <translation>Separar el panel</translation>
    </message>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>Mostrar u ocultar el panel %1</translation>
    </message>
</context>
<context>
    <name>sinew::DragSkinForm</name>
    <message>
        <source>Nothing dragged yet in this pose.</source>
        <translation>Aún no hay nada arrastrado en esta pose.</translation>
    </message>
    <message>
        <source>The weights bring the skin there.</source>
        <translation>Los pesos llevan la piel hasta ahí.</translation>
    </message>
    <message numerus="yes">
        <source>Not reached: %n vertex(ices), by up to %1.</source>
        <translation>
            <numerusform>Sin alcanzar: %n vértice, por %1 como máximo.</numerusform>
            <numerusform>Sin alcanzar: %n vértices, por %1 como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag Skin</source>
        <translation>Arrastrar piel</translation>
    </message>
    <message>
        <source>Pose the character, then drag its skin. Ctrl drags one vertex. Lines show what weights cannot reach.</source>
        <translation>Pose el personaje y luego arrastre su piel. Control arrastra un solo vértice. Las líneas muestran lo que los pesos no alcanzan.</translation>
    </message>
    <message>
        <source>How much the weights keep to what they were. 0: the skin goes as far as weights can bring it. More: weights change less, and the skin stays behind</source>
        <translation>Cuánto se mantienen los pesos como eran. 0: la piel llega hasta donde los pesos pueden llevarla. Más: los pesos cambian menos y la piel se queda atrás</translation>
    </message>
    <message>
        <source>Keep weights</source>
        <translation>Conservar pesos</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation>Forma %1</translation>
    </message>
    <message>
        <source>The shape %1 brings the skin there.</source>
        <translation>La forma %1 lleva la piel hasta ahí.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>What a drag changes: the weights, or a shape that is on in this pose. A shape brings the skin exactly there, and the weights stay</source>
        <translation>Qué cambia un arrastre: los pesos, o una forma que está activada en esta pose. Una forma lleva la piel exactamente ahí, y los pesos quedan igual</translation>
    </message>
</context>
<context>
    <name>sinew::DriverForm</name>
    <message>
        <source>Remove Driver</source>
        <translation>Quitar driver</translation>
    </message>
    <message>
        <source>Change Driver</source>
        <translation>Cambiar driver</translation>
    </message>
    <message>
        <source>Add Driver</source>
        <translation>Añadir driver</translation>
    </message>
    <message>
        <source>Set Driver Key</source>
        <translation>Fijar clave de driver</translation>
    </message>
    <message>
        <source>At %1°</source>
        <translation>A %1°</translation>
    </message>
    <message>
        <source>At key</source>
        <translation>En la clave</translation>
    </message>
    <message>
        <source>Select a joint, then add a driver: its angle moves another joint or turns on a shape</source>
        <translation>Seleccione una articulación y añada un driver: el ángulo de la articulación mueve otra o activa una forma</translation>
    </message>
    <message>
        <source>There is no joint %1. The driver does nothing</source>
        <translation>No hay ninguna articulación %1. El driver no hace nada</translation>
    </message>
    <message>
        <source>This character has no shape. Make one with Pose &gt; Shape From File</source>
        <translation>Este personaje no tiene ninguna forma. Cree una con Pose &gt; Forma desde archivo</translation>
    </message>
    <message>
        <source>There is no shape %1. The driver does nothing</source>
        <translation>No hay ninguna forma %1. El driver no hace nada</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Drivers</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a driver</source>
        <translation>Añadir un driver</translation>
    </message>
    <message>
        <source>Adds a driver by the angle of the selected joint. It changes nothing until you move its keys</source>
        <translation>Añade un driver por el ángulo de la articulación seleccionada. No cambia nada hasta que mueva sus claves</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the driver</source>
        <translation>Quitar el driver</translation>
    </message>
    <message>
        <source>Removes this driver. A shape made here goes with its last driver</source>
        <translation>Quita este driver. Una forma creada aquí desaparece con su último driver</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>The driver that is shown below</source>
        <translation>El driver que se muestra abajo</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>The joint whose angle drives</source>
        <translation>La articulación cuyo ángulo controla</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Swing: how far the direction of the joint&apos;s bone turns from the bind pose. Twist: how far the bone turns about itself. Bend: the part of the swing about the joint&apos;s own axis, whose sign tells the directions apart</source>
        <translation>Balanceo: cuánto se aparta la dirección del hueso de la articulación de la pose de vínculo. Torsión: cuánto gira el hueso sobre sí mismo. Pliegue: la parte del balanceo sobre el eje propio de la articulación; su signo distingue los sentidos</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Controla</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>The joint or the shape that is driven</source>
        <translation>La articulación o la forma que se controla</translation>
    </message>
    <message>
        <source>Value over angle</source>
        <translation>Valor según el ángulo</translation>
    </message>
    <message>
        <source>Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and down change. The dashed line is the pose&apos;s angle</source>
        <translation>Arrastre una clave; doble clic añade una, Supr la quita. Teclas: izquierda y derecha eligen, arriba y abajo cambian. La línea discontinua es el ángulo de la pose</translation>
    </message>
    <message>
        <source>Value at the key</source>
        <translation>Valor en la clave</translation>
    </message>
    <message>
        <source>What the channel gets at the angle of the chosen key: degrees, the file&apos;s unit, a factor, or the weight of the shape</source>
        <translation>Lo que recibe el canal en el ángulo de la clave elegida: grados, la unidad del archivo, un factor o el peso de la forma</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>Fijar clave</translation>
    </message>
    <message>
        <source>Set a key at this pose</source>
        <translation>Fijar una clave en esta pose</translation>
    </message>
    <message>
        <source>Adds a key at the angle that the joint has in the pose. What you posed the driven joint by becomes the key&apos;s value</source>
        <translation>Añade una clave en el ángulo que tiene la articulación en la pose. Lo que haya posado la articulación controlada pasa a ser el valor de la clave</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>Quitar clave</translation>
    </message>
    <message>
        <source>Delete the chosen key</source>
        <translation>Eliminar la clave elegida</translation>
    </message>
    <message>
        <source>Takes the chosen key out of the driver</source>
        <translation>Quita la clave elegida del driver</translation>
    </message>
    <message>
        <source>The driver cannot be set so.</source>
        <translation>El driver no se puede fijar así.</translation>
    </message>
    <message>
        <source>What is driven: a channel of another joint, along its own axes in the bind pose, or a shape. Turn is the fraction of the whole turn that the other joint makes likewise</source>
        <translation>Qué se controla: un canal de otra articulación, según sus propios ejes en la pose de vínculo, o una forma. Giro es la fracción del giro entero que la otra articulación hace igualmente</translation>
    </message>
</context>
<context>
    <name>sinew::DriverFromRow</name>
    <message>
        <source>%1 at %2°, %3°, %4°</source>
        <translation>%1 a %2°, %3°, %4°</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>Pose de vínculo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>The pose in which the angle is 0. From a pose, the swing is a cone about the direction that the bone has there. With several joints it is how far all of them are away</source>
        <translation>La pose en la que el ángulo es 0. Desde una pose, el balanceo es un cono alrededor de la dirección que el hueso tiene en ella. Con varias articulaciones es cuánto se apartan todas ellas</translation>
    </message>
    <message>
        <source>This Pose</source>
        <translation>Esta pose</translation>
    </message>
    <message>
        <source>Measure from this pose</source>
        <translation>Medir desde esta pose</translation>
    </message>
    <message>
        <source>The angle is 0 where the joint is now. A turn is measured from the bind pose alone</source>
        <translation>El ángulo es 0 donde está ahora la articulación. Un giro solo se mide desde la pose de vínculo</translation>
    </message>
    <message>
        <source>Bind Pose</source>
        <translation>Pose de vínculo</translation>
    </message>
    <message>
        <source>Measure from the bind pose</source>
        <translation>Medir desde la pose de vínculo</translation>
    </message>
    <message>
        <source>The angle is 0 in the bind pose</source>
        <translation>El ángulo es 0 en la pose de vínculo</translation>
    </message>
</context>
<context>
    <name>sinew::DropFlow</name>
    <message>
        <source>None of these files is a character.</source>
        <translation>Ninguno de estos archivos es un personaje.</translation>
    </message>
    <message>
        <source>Drop a mesh, alone or with a skeleton: %1 and others, or a Sinew project.</source>
        <translation>Suelte una malla, sola o con un esqueleto: %1 y otros, o un proyecto de Sinew.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 abierto.</translation>
    </message>
    <message>
        <source>Opened %1 with the skeleton of %2.</source>
        <translation>%1 abierto con el esqueleto de %2.</translation>
    </message>
    <message>
        <source>Skeleton loaded from %1.</source>
        <translation>Esqueleto cargado desde %1.</translation>
    </message>
    <message>
        <source>%1 Not opened: %2</source>
        <translation>%1 No abierto: %2</translation>
    </message>
</context>
<context>
    <name>sinew::EditFlow</name>
    <message>
        <source>Deselect All</source>
        <translation>Anular selección</translation>
    </message>
    <message>
        <source>Only the mesh of a flat picture can be edited.</source>
        <translation>Solo se puede editar la malla de una imagen plana.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Deshacer %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rehacer %1</translation>
    </message>
</context>
<context>
    <name>sinew::EngineDialog</name>
    <message>
        <source>Nothing changes yet.</source>
        <translation>Aún no cambia nada.</translation>
    </message>
    <message>
        <source>Prepare Skeleton for an Engine</source>
        <translation>Preparar esqueleto para un motor</translation>
    </message>
    <message>
        <source>Weights, clips and the pose follow. One undo takes all of it back.</source>
        <translation>Pesos, clips y la pose lo siguen. Un solo deshacer lo revierte todo.</translation>
    </message>
    <message>
        <source>Twist joints</source>
        <translation>Articulaciones de torsión</translation>
    </message>
    <message>
        <source>Joints along each upper and lower arm and leg, which share its weight</source>
        <translation>Articulaciones a lo largo de cada brazo, antebrazo, muslo y pantorrilla, que comparten su peso</translation>
    </message>
    <message>
        <source>Bone links</source>
        <translation>Enlaces de huesos</translation>
    </message>
    <message>
        <source>A joint that a clip or the pose bends further than this becomes several, which share the bend</source>
        <translation>Una articulación que un clip o la pose dobla más que esto pasa a ser varias, que comparten el pliegue</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>beyond </source>
        <translation>más de </translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Root motion joint</source>
        <translation>Movimiento raíz</translation>
    </message>
    <message>
        <source>Name of a joint at the origin above all, which takes the way over the floor from the hips</source>
        <translation>Nombre de una articulación en el origen, sobre todas, que toma de las caderas el recorrido por el suelo</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Whose names the joints of a human get</source>
        <translation>De quién son los nombres que reciben las articulaciones de un humano</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Como están</translation>
    </message>
    <message>
        <source>End joints</source>
        <translation>Articulaciones finales</translation>
    </message>
    <message>
        <source>Joints that mark where the last bones end</source>
        <translation>Articulaciones que marcan dónde terminan los últimos huesos</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Joints to remove</source>
        <translation>Articulaciones que quitar</translation>
    </message>
    <message>
        <source>The weight of ticked joints goes to the joint above</source>
        <translation>El peso de las articulaciones marcadas pasa a la superior</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Qué se hace</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sinew::EngineFlow</name>
    <message>
        <source>The skeleton cannot be prepared.</source>
        <translation>El esqueleto no se puede preparar.</translation>
    </message>
    <message>
        <source>Skeleton prepared. It has %1 joints now.</source>
        <translation>Esqueleto preparado. Ahora tiene %1 articulaciones.</translation>
    </message>
    <message>
        <source>The skeleton cannot be exported.</source>
        <translation>El esqueleto no se puede exportar.</translation>
    </message>
    <message>
        <source>Skeleton written to %1.</source>
        <translation>Esqueleto escrito en %1.</translation>
    </message>
    <message>
        <source>Joints whose limits the file cannot hold: %1.</source>
        <translation>Articulaciones cuyos límites no caben en él: %1.</translation>
    </message>
</context>
<context>
    <name>sinew::EnvelopesForm</name>
    <message>
        <source>Own envelope of %1</source>
        <translation>Envolvente propia de %1</translation>
    </message>
    <message>
        <source>Own envelope of the selected joint</source>
        <translation>Envolvente propia de la articulación seleccionada</translation>
    </message>
    <message>
        <source>Sets the volume of this joint&apos;s bone by hand, instead of what the solver makes of the mesh or of the bone&apos;s length. With Symmetric Joints the other side follows</source>
        <translation>Fija a mano el volumen del hueso de esta articulación, en vez de lo que el solucionador obtiene de la malla o de la longitud del hueso. Con la edición simétrica, el otro lado sigue</translation>
    </message>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>Seleccione antes una articulación en la vista o en el árbol</translation>
    </message>
    <message>
        <source>Joints with their own envelope: %1</source>
        <translation>Articulaciones con envolvente propia: %1</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Radius at the joint</source>
        <translation>Radio en articul.</translation>
    </message>
    <message>
        <source>Half width</source>
        <translation>Medio ancho</translation>
    </message>
    <message>
        <source>Radius where the bone begins</source>
        <translation>Radio donde empieza el hueso</translation>
    </message>
    <message>
        <source>From the bone to the side, along the first axis across it</source>
        <translation>Del hueso hacia el lado, en el primer eje transversal</translation>
    </message>
    <message>
        <source>Radius at the end</source>
        <translation>Radio en el final</translation>
    </message>
    <message>
        <source>Half depth</source>
        <translation>Medio fondo</translation>
    </message>
    <message>
        <source>Radius where the bone ends</source>
        <translation>Radio donde acaba el hueso</translation>
    </message>
    <message>
        <source>From the bone to the side, along the second axis across it</source>
        <translation>Del hueso hacia el lado, en el segundo eje transversal</translation>
    </message>
    <message>
        <source>Behind the joint</source>
        <translation>Tras la articul.</translation>
    </message>
    <message>
        <source>How far the volume goes back behind the joint. Negative: it starts later</source>
        <translation>Cuánto retrocede el volumen por detrás de la articulación. Negativo: empieza más tarde</translation>
    </message>
    <message>
        <source>Beyond the end</source>
        <translation>Tras el final</translation>
    </message>
    <message>
        <source>How far the volume goes on beyond the end of the bone. Negative: it ends earlier</source>
        <translation>Cuánto sigue el volumen más allá del final del hueso. Negativo: acaba antes</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Envolventes</translation>
    </message>
    <message>
        <source>A bone moves what its envelope holds. Select a joint and give its bone a shape and sizes, or drag the handles of the envelope in the view.</source>
        <translation>Un hueso mueve lo que contiene su envolvente. Seleccione una articulación y dé a su hueso una forma y medidas, o arrastre los tiradores de la envolvente en la vista.</translation>
    </message>
    <message>
        <source>Edit in the View</source>
        <translation>Editar en la vista</translation>
    </message>
    <message>
        <source>Drag the handles on the selected joint&apos;s envelope. Delete gives the bone the solver&apos;s envelope again</source>
        <translation>Arrastrar los tiradores de la envolvente de la articulación seleccionada. Supr devuelve al hueso la envolvente del solucionador</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>What the volume around the bone is shaped like</source>
        <translation>Qué forma tiene el volumen alrededor del hueso</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Cápsula</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>Elipsoide</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cilindro</translation>
    </message>
    <message>
        <source>Offset (mm)</source>
        <translation>Desplaz. (mm)</translation>
    </message>
    <message>
        <source>Moves the whole volume along the axes of the file, in the bind pose</source>
        <translation>Mueve todo el volumen por los ejes del archivo, en la pose de vínculo</translation>
    </message>
    <message>
        <source>Keep All</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Makes the envelopes that all bones have now their own, so that you can edit each of them</source>
        <translation>Convierte las envolventes que tienen ahora todos los huesos en propias, para que pueda editar cada una</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Clear envelopes</source>
        <translation>Quitar envolventes</translation>
    </message>
    <message>
        <source>Gives all bones the solver&apos;s envelopes again</source>
        <translation>Devuelve a todos los huesos las envolventes del solucionador</translation>
    </message>
</context>
<context>
    <name>sinew::EssentialsForm</name>
    <message>
        <source>Preset</source>
        <translation>Preajuste</translation>
    </message>
    <message>
        <source>Sets everything that the method&apos;s paper decides. Standard comes closest to artists&apos; weights; Paper is the method as published in 2014</source>
        <translation>Fija todo lo que decide el artículo del método. Estándar se acerca más a los pesos de los artistas; Artículo es el método tal como se publicó en 2014</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>Artículo (2014)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Propio</translation>
    </message>
</context>
<context>
    <name>sinew::ExportDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>Cancelado. No se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>%1 is a source file of this project.</source>
        <translation>%1 es un archivo de origen de este proyecto.</translation>
    </message>
    <message>
        <source>If you overwrite it, the original is lost.</source>
        <translation>Si lo sobrescribe, el original se pierde.</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>&amp;Sobrescribir el original</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Reemplazarlo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Wrote %1 (%2).</source>
        <translation>Escrito %1 (%2).</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>Ex&amp;portar</translation>
    </message>
    <message>
        <source>Write the file, read it back and compare it with the character</source>
        <translation>Escribir el archivo, leerlo de nuevo y compararlo con el personaje</translation>
    </message>
    <message>
        <source>Preview the &amp;deformation as in an engine</source>
        <translation>Vista previa de la &amp;deformación como en un motor</translation>
    </message>
    <message>
        <source>Preview the deformation as in an engine</source>
        <translation>Vista previa de la deformación como en un motor</translation>
    </message>
    <message>
        <source>Shows 4 influences, 8-bit weights and classic linear skinning in the view behind this dialog</source>
        <translation>Muestra 4 influencias, pesos de 8 bits y skinning lineal clásico en la vista detrás de este diálogo</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progreso de la exportación</translation>
    </message>
    <message>
        <source>The export needs this name for a buffer, textures, an atlas or the drivers file of %1, but the existing file does not belong to it.</source>
        <translation>La exportación necesita este nombre para un búfer, texturas, un atlas o el archivo de drivers de %1, pero el archivo existente no le pertenece.</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Bind the skin first</source>
        <translation>Vincular primero la piel</translation>
    </message>
    <message>
        <source>The character has no weights yet, or a bind is still running. The file is written when the bind is done; without this it is written at once, as the character is now</source>
        <translation>El personaje aún no tiene pesos, o un vínculo sigue en curso. El archivo se escribe cuando el vínculo termina; sin esto se escribe de inmediato, tal como está ahora el personaje</translation>
    </message>
    <message>
        <source>Checking the file that was written</source>
        <translation>Comprobando el archivo escrito</translation>
    </message>
</context>
<context>
    <name>sinew::ExportFlow</name>
    <message>
        <source>Choose the Folder for the Engine Scripts</source>
        <translation>Elegir la carpeta de los scripts de motor</translation>
    </message>
    <message>
        <source>Some scripts in this folder differ from Sinew&apos;s.</source>
        <translation>Algunos scripts de esta carpeta difieren de los de Sinew.</translation>
    </message>
    <message>
        <source>%1: what was changed in them is lost.</source>
        <translation>%1: lo que se cambió en ellos se pierde.</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>&amp;Reemplazarlos</translation>
    </message>
    <message>
        <source>The scripts were not saved.</source>
        <translation>Los scripts no se guardaron.</translation>
    </message>
    <message>
        <source>Wrote %1 files to %2.</source>
        <translation>Escritos %1 archivos en %2.</translation>
    </message>
</context>
<context>
    <name>sinew::ExportForm</name>
    <message>
        <source>The whole file is written anew, because an animation is added to it</source>
        <translation>El archivo entero se escribe de nuevo, porque se le añade una animación</translation>
    </message>
    <message>
        <source>Rebuild the whole file</source>
        <translation>Reconstruir el archivo entero</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>A&amp;rchivo</translation>
    </message>
    <message>
        <source>File to write the character to</source>
        <translation>Archivo en que se escribe el personaje</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Examinar...</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>E&amp;ngine</source>
        <translation>&amp;Motor</translation>
    </message>
    <message>
        <source>Max &amp;Influences</source>
        <translation>Má&amp;x. influencias</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animaciones</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Include the file&apos;s animations</source>
        <translation>Incluir las animaciones del archivo</translation>
    </message>
    <message>
        <source>VRM uses no animations. A VRM that keeps its original file keeps those in it</source>
        <translation>VRM no usa animaciones. Un VRM que conserva su archivo original conserva las que tiene</translation>
    </message>
    <message>
        <source>Ran&amp;ge of motion</source>
        <translation>Ran&amp;go de movimiento</translation>
    </message>
    <message>
        <source>Range of motion</source>
        <translation>Rango de movimiento</translation>
    </message>
    <message>
        <source>Add an animation to the file that bends every joint in turn, as Play does</source>
        <translation>Añadir al archivo una animación que dobla cada articulación por turno, como hace Reproducir</translation>
    </message>
    <message>
        <source>Loaded motions and pose keys</source>
        <translation>Movimientos cargados y claves de pose</translation>
    </message>
    <message>
        <source>Add the motions of other files and the pose keys to the file, as animations</source>
        <translation>Añadir al archivo los movimientos de otros archivos y las claves de pose, como animaciones</translation>
    </message>
    <message>
        <source>Embed &amp;textures</source>
        <translation>&amp;Incrustar texturas</translation>
    </message>
    <message>
        <source>Embed textures</source>
        <translation>Incrustar texturas</translation>
    </message>
    <message>
        <source>Store the textures in the file instead of referring to image files. GLB always embeds them</source>
        <translation>Almacenar las texturas en el archivo en vez de hacer referencia a archivos de imagen. GLB siempre las incrusta</translation>
    </message>
    <message>
        <source>&amp;Rebuild the whole file</source>
        <translation>Reco&amp;nstruir el archivo entero</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Loaded motions and &amp;pose keys</source>
        <translation>Movimientos cargados &amp;y claves de pose</translation>
    </message>
    <message>
        <source>FBX for Unity and Unreal; GLB (a single file) or glTF for Godot and the web; VRM for avatars; DragonBones and Godot 2D for characters made of pictures</source>
        <translation>FBX para Unity y Unreal; GLB (un solo archivo) o glTF para Godot y la web; VRM para avatares; DragonBones y Godot 2D para personajes hechos de imágenes</translation>
    </message>
    <message>
        <source>&amp;8-bit weights</source>
        <translation>Pesos de &amp;8 bits</translation>
    </message>
    <message>
        <source>8-bit weights</source>
        <translation>Pesos de 8 bits</translation>
    </message>
    <message>
        <source>Store joints and weights of each vertex in 8 bytes in place of 20. The check after the export says how far this moves vertices. More than 256 joints are stored in 16 bits</source>
        <translation>Almacenar las articulaciones y los pesos de cada vértice en 8 bytes en vez de 20. La comprobación tras la exportación dice cuánto mueve esto los vértices. Más de 256 articulaciones se almacenan en 16 bits</translation>
    </message>
    <message>
        <source>Write the whole file anew. Otherwise an export in the format of the original file keeps all of it but the weights, and adds your shapes, joints and the keys that drivers make</source>
        <translation>Escribir todo el archivo de nuevo. Si no, una exportación en el formato del archivo original lo conserva todo salvo los pesos, y añade sus formas, articulaciones y las claves que dan los drivers</translation>
    </message>
    <message>
        <source>Drivers file for engines</source>
        <translation>Archivo de drivers para motores</translation>
    </message>
    <message>
        <source>Write NAME.drivers.json beside the file. Sinew&apos;s scripts for Unity, Unreal, Godot 4 and three.js read it and drive joints and shapes as Sinew does. Save the scripts from the Help menu</source>
        <translation>Escribir NAME.drivers.json junto al archivo. Los scripts de Sinew para Unity, Unreal, Godot 4 y three.js lo leen y controlan articulaciones y formas como Sinew. Guarde los scripts desde el menú Ayuda</translation>
    </message>
    <message>
        <source>Maximum number of joints per vertex in the file, as a number or as a platform takes them. Below is what it costs</source>
        <translation>Número máximo de articulaciones por vértice en el archivo, como número o como las admite una plataforma. Debajo está lo que cuesta</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The engine or program that the file is for. Sets its length unit, and whether a Godot 2D scene is for Godot 3. The next export proposes it again</source>
        <translation>El motor o programa al que va destinado el archivo. Fija su unidad de longitud, y si una escena de Godot 2D es para Godot 3. La próxima exportación lo propone de nuevo</translation>
    </message>
    <message>
        <source>The file has no animations</source>
        <translation>El archivo no tiene animaciones</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionForm</name>
    <message>
        <source>Weight of Shape</source>
        <translation>Peso de forma</translation>
    </message>
    <message>
        <source>Part of Shape</source>
        <translation>Parte de forma</translation>
    </message>
    <message>
        <source>Override of Expression</source>
        <translation>Prioridad de expresión</translation>
    </message>
    <message>
        <source>Expression On or Off</source>
        <translation>Expresión sí o no</translation>
    </message>
    <message>
        <source>Remove Expression</source>
        <translation>Quitar expresión</translation>
    </message>
    <message>
        <source>Add Shape</source>
        <translation>Añadir forma</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>Quitar forma</translation>
    </message>
    <message>
        <source>%1: not there</source>
        <translation>%1: no existe</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2 % on %3</source>
        <translation>%1: %2 % en %3</translation>
    </message>
    <message>
        <source>Add a shape...</source>
        <translation>Añadir una forma...</translation>
    </message>
    <message>
        <source>All that have it</source>
        <translation>Todas las que la tienen</translation>
    </message>
    <message>
        <source>Shapes of the expression</source>
        <translation>Formas de la expresión</translation>
    </message>
    <message>
        <source>The shapes that the expression sets, each with its weight while it is wholly on</source>
        <translation>Las formas que fija la expresión, cada una con su peso mientras está del todo activa</translation>
    </message>
    <message>
        <source>Add a shape</source>
        <translation>Añadir una forma</translation>
    </message>
    <message>
        <source>Adds a shape of the character to the expression</source>
        <translation>Añade una forma del personaje a la expresión</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the shape</source>
        <translation>Quitar la forma</translation>
    </message>
    <message>
        <source>The expression sets this shape no more</source>
        <translation>La expresión deja de fijar esta forma</translation>
    </message>
    <message>
        <source>How far the shape is on while the expression is wholly on</source>
        <translation>Cuánto está activa la forma mientras la expresión está del todo activa</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>The part on which the expression sets the shape</source>
        <translation>La parte en que la expresión fija la forma</translation>
    </message>
    <message>
        <source>Blinking</source>
        <translation>Parpadeo</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Mirada</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>Boca</translation>
    </message>
    <message>
        <source>What becomes of it while this expression is on: it stays, it is off, or it fades as this expression comes</source>
        <translation>Qué ocurre con ello mientras esta expresión está activa: se queda, se apaga, o se atenúa según llega esta expresión</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Se queda</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Fades</source>
        <translation>Se atenúa</translation>
    </message>
    <message>
        <source>On or off, nothing in between</source>
        <translation>Sí o no, nada intermedio</translation>
    </message>
    <message>
        <source>The expression is wholly on above half its weight, and off below</source>
        <translation>La expresión está del todo activa por encima de la mitad de su peso, e inactiva por debajo</translation>
    </message>
    <message>
        <source>Remove the expression</source>
        <translation>Quitar la expresión</translation>
    </message>
    <message>
        <source>A preset of VRM shows nothing then; a custom one goes</source>
        <translation>Un preajuste de VRM ya no muestra nada; una propia desaparece</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionTable</name>
    <message>
        <source>expression</source>
        <translation>expresión</translation>
    </message>
    <message>
        <source>Add Expression</source>
        <translation>Añadir expresión</translation>
    </message>
    <message>
        <source>Rename Expression</source>
        <translation>Renombrar expresión</translation>
    </message>
    <message>
        <source>Changes materials, which the view does not show</source>
        <translation>Cambia materiales, lo que la vista no muestra</translation>
    </message>
    <message>
        <source>Shows nothing yet: add shapes below</source>
        <translation>Aún no muestra nada: añada formas abajo</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Vista previa de %1</translation>
    </message>
    <message>
        <source>Shows the expression in the view. The file does not change</source>
        <translation>Muestra la expresión en la vista. El archivo no cambia</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Expresiones</translation>
    </message>
    <message>
        <source>The expressions of VRM and those of your character. Pale ones show nothing yet. The slider shows one in the view</source>
        <translation>Las expresiones de VRM y las de su personaje. Las pálidas aún no muestran nada. El deslizador muestra una en la vista</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionsPanel</name>
    <message>
        <source>Propose Expressions</source>
        <translation>Proponer expresiones</translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s) found</source>
        <translation>
            <numerusform>%n expresión encontrada</numerusform>
            <numerusform>%n expresiones encontradas</numerusform>
        </translation>
    </message>
    <message>
        <source>This character has no shape. Its jaw, where a joint is one, can open the mouth: press Propose. Make other shapes with Pose &gt; Shape From File.</source>
        <translation>Este personaje no tiene formas. Su mandíbula, si una articulación lo es, puede abrir la boca: pulse Proponer. Cree otras formas con Pose &gt; Forma desde archivo.</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proponer</translation>
    </message>
    <message>
        <source>Propose expressions</source>
        <translation>Proponer expresiones</translation>
    </message>
    <message>
        <source>Fills the expressions that show nothing yet from shapes by their names: those of ARKit, Oculus, VRChat, MMD, VRoid and Character Creator. Without a shape for the mouth the jaw makes one</source>
        <translation>Llena las expresiones que aún no muestran nada con formas según sus nombres: los de ARKit, Oculus, VRChat, MMD, VRoid y Character Creator. Sin una forma para la boca, la mandíbula crea una</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add an expression</source>
        <translation>Añadir una expresión</translation>
    </message>
    <message>
        <source>Adds an expression with a name of your choice</source>
        <translation>Añade una expresión con el nombre que elija</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset the preview</source>
        <translation>Restablecer la vista previa</translation>
    </message>
    <message>
        <source>Turns all expressions in the view off</source>
        <translation>Desactiva todas las expresiones en la vista</translation>
    </message>
    <message>
        <source>The avatar cannot be changed so.</source>
        <translation>El avatar no se puede cambiar así.</translation>
    </message>
</context>
<context>
    <name>sinew::FalloffPlot</name>
    <message>
        <source>Falloff of the vertex</source>
        <translation>Atenuación del vértice</translation>
    </message>
    <message>
        <source>Weight over distance: a mark for each bone. Drag the curve for the stiffness, the dashed lines for max influences and prune below; double-click a pale curve to take that falloff. Keys: left and right, up and down, plus and minus</source>
        <translation>Peso según la distancia: un punto por hueso. Arrastre la curva para la rigidez, las líneas discontinuas para las influencias máx. y «Podar por debajo de»; haga doble clic en una curva pálida para tomar esa atenuación. Teclas: izquierda y derecha, arriba y abajo, más y menos</translation>
    </message>
    <message>
        <source>%1: %2 away, %3 of the strongest weight</source>
        <translation>%1: a %2, %3 del peso más fuerte</translation>
    </message>
    <message>
        <source>%1: drag for the stiffness</source>
        <translation>%1: arrastre para la rigidez</translation>
    </message>
    <message>
        <source>%1: double-click to take this falloff</source>
        <translation>%1: haga doble clic para tomar esta atenuación</translation>
    </message>
    <message>
        <source>Drag for max influences</source>
        <translation>Arrastre para las influencias máx.</translation>
    </message>
    <message>
        <source>Drag for prune below</source>
        <translation>Arrastre para «Podar por debajo de»</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
</context>
<context>
    <name>sinew::FileFlow</name>
    <message>
        <source>Canceled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Skeleton loaded from %1</source>
        <translation>Esqueleto cargado desde %1</translation>
    </message>
    <message>
        <source>Skeleton fitted to the mesh. See the report for details</source>
        <translation>Esqueleto ajustado a la malla. Vea los detalles en el informe</translation>
    </message>
    <message>
        <source>Cage %1 added</source>
        <translation>Jaula %1 añadida</translation>
    </message>
    <message>
        <source>No fit was found for this skeleton, nothing changed</source>
        <translation>No se encontró ajuste para este esqueleto, nada cambió</translation>
    </message>
    <message>
        <source>The skeleton is already inside the mesh, nothing changed</source>
        <translation>El esqueleto ya está dentro de la malla, nada cambió</translation>
    </message>
    <message>
        <source>Layers transferred. All vertices were matched.</source>
        <translation>Capas transferidas. Todos los vértices tienen pareja.</translation>
    </message>
    <message>
        <source>Layers transferred: %2 vertices were matched, %1 are too far from the other mesh.</source>
        <translation>Capas transferidas: %2 vértices tienen pareja, %1 están demasiado lejos de la otra malla.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 guardado</translation>
    </message>
    <message>
        <source>The project was not saved.</source>
        <translation>El proyecto no se guardó.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>El archivo ya no está.</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 abierto</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 no se puede abrir.</translation>
    </message>
    <message>
        <source>A source file of this project has changed.</source>
        <translation>Un archivo de origen de este proyecto ha cambiado.</translation>
    </message>
    <message>
        <source>&amp;Open Anyway</source>
        <translation>&amp;Abrir de todos modos</translation>
    </message>
    <message>
        <source>A source file of this project is missing.</source>
        <translation>Falta un archivo de origen de este proyecto.</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Buscar...</translation>
    </message>
</context>
<context>
    <name>sinew::FirstPersonForm</name>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>others only</source>
        <translation>solo otros</translation>
    </message>
    <message>
        <source>the wearer only</source>
        <translation>solo el portador</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>First Person</source>
        <translation>Primera persona</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Who sees each part when somebody wears the character. Several can be selected</source>
        <translation>Quién ve cada parte cuando alguien lleva el personaje. Se pueden seleccionar varias</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Visto por</translation>
    </message>
    <message>
        <source>Automatic hides the head from the wearer and shows the rest</source>
        <translation>Automático oculta la cabeza al portador y muestra el resto</translation>
    </message>
</context>
<context>
    <name>sinew::FloodFlow</name>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>Los pesos no se pueden cambiar.</translation>
    </message>
    <message numerus="yes">
        <source>Flooded %n selected vertex(ices).</source>
        <translation>
            <numerusform>%n vértice seleccionado inundado.</numerusform>
            <numerusform>%n vértices seleccionados inundados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flooded all visible vertices.</source>
        <translation>Todos los vértices visibles inundados.</translation>
    </message>
</context>
<context>
    <name>sinew::Flows</name>
    <message>
        <source>Saving</source>
        <translation>Guardando</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>Draw Chain</source>
        <translation>Dibujar cadena</translation>
    </message>
    <message>
        <source>Checking joints</source>
        <translation>Comprobando articulaciones</translation>
    </message>
    <message>
        <source>Finding mirrored vertices</source>
        <translation>Buscando vértices simétricos</translation>
    </message>
    <message>
        <source>Baking springs</source>
        <translation>Horneando resortes</translation>
    </message>
</context>
<context>
    <name>sinew::GraphicsDialog</name>
    <message>
        <source>Updating the graphics driver usually helps.</source>
        <translation>Actualizar el controlador gráfico suele ayudar.</translation>
    </message>
    <message>
        <source>Without the view you can still bind, export and work in all panels.</source>
        <translation>Sin la vista aún puede vincular, exportar y trabajar en todos los paneles.</translation>
    </message>
    <message>
        <source>With software rendering the processor draws the view: all of it works, more slowly.</source>
        <translation>Con el renderizado por software, el procesador dibuja la vista: todo funciona, más despacio.</translation>
    </message>
    <message>
        <source>Software rendering was tried, and it gives no more.</source>
        <translation>Se probó el renderizado por software y no ofrece más.</translation>
    </message>
    <message>
        <source>The processor can draw the view when the file %1 is there. Get it from %2</source>
        <translation>El procesador puede dibujar la vista si existe el archivo %1. Descárguelo de %2</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3</source>
        <translation>La vista 3D necesita OpenGL 3.3</translation>
    </message>
    <message>
        <source>This computer offers no OpenGL.</source>
        <translation>Este equipo no ofrece OpenGL.</translation>
    </message>
    <message>
        <source>This computer offers: %1</source>
        <translation>Este equipo ofrece: %1</translation>
    </message>
    <message>
        <source>&amp;Remember my choice</source>
        <translation>&amp;Recordar mi elección</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>Recordar mi elección</translation>
    </message>
    <message>
        <source>Software rendering can be changed in Edit &gt; Settings</source>
        <translation>El renderizado por software se cambia en Edición &gt; Ajustes</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Continue Without a View</source>
        <translation>&amp;Continuar sin vista</translation>
    </message>
    <message>
        <source>Use &amp;Software Rendering</source>
        <translation>&amp;Usar renderizado por software</translation>
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
        <translation>Tiradores</translation>
    </message>
    <message>
        <source>Select a joint, and a vertex where you want to place the handle. Distances then start at the handles of the joint instead of its bone.</source>
        <translation>Seleccione una articulación, y un vértice donde quiera colocar el tirador. Las distancias parten entonces de los tiradores de la articulación en vez de su hueso.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a point</source>
        <translation>Sustituir el hueso de la articulación por un punto</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Esfera</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a sphere</source>
        <translation>Sustituir el hueso de la articulación por una esfera</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Cápsula</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a capsule along it, or from the joint to the selected vertex</source>
        <translation>Sustituir el hueso de la articulación por una cápsula a lo largo de él, o de la articulación al vértice seleccionado</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a box</source>
        <translation>Sustituir el hueso de la articulación por una caja</translation>
    </message>
    <message>
        <source>New Joint</source>
        <translation>Nueva articul.</translation>
    </message>
    <message>
        <source>Add a point handle with a joint of its own at the selected vertex, as a child of the selected joint</source>
        <translation>Añadir un tirador de punto con articulación propia en el vértice seleccionado, como hijo de la articulación seleccionada</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the selected handles</source>
        <translation>Quitar los tiradores seleccionados</translation>
    </message>
    <message>
        <source>Selected Vertices</source>
        <translation>Vértices elegidos</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with the selected vertices. They follow only this joint, and its weight fades from them</source>
        <translation>Sustituir el hueso de la articulación por los vértices seleccionados. Siguen solo a la articulación, y su peso se desvanece a partir de ellos</translation>
    </message>
    <message>
        <source>Shapes and areas that replace bones. A joint can have several. Double-click to rename a joint that was added with its handle</source>
        <translation>Formas y zonas que sustituyen huesos. Una articulación puede tener varias. Doble clic para renombrar una articulación añadida con su tirador</translation>
    </message>
</context>
<context>
    <name>sinew::HumanoidModel</name>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Falta</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Elegida</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Hueso</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>pecho</translation>
    </message>
    <message>
        <source>upper chest</source>
        <translation>pecho superior</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>cuello</translation>
    </message>
    <message>
        <source>jaw</source>
        <translation>mandíbula</translation>
    </message>
    <message>
        <source>left eye</source>
        <translation>ojo izquierdo</translation>
    </message>
    <message>
        <source>right eye</source>
        <translation>ojo derecho</translation>
    </message>
    <message>
        <source>left toes</source>
        <translation>dedos del pie izquierdo</translation>
    </message>
    <message>
        <source>right toes</source>
        <translation>dedos del pie derecho</translation>
    </message>
    <message>
        <source>left shoulder</source>
        <translation>hombro izquierdo</translation>
    </message>
    <message>
        <source>right shoulder</source>
        <translation>hombro derecho</translation>
    </message>
    <message>
        <source>left thumb</source>
        <translation>pulgar izquierdo</translation>
    </message>
    <message>
        <source>right thumb</source>
        <translation>pulgar derecho</translation>
    </message>
    <message>
        <source>left index finger</source>
        <translation>índice izquierdo</translation>
    </message>
    <message>
        <source>right index finger</source>
        <translation>índice derecho</translation>
    </message>
    <message>
        <source>left middle finger</source>
        <translation>dedo medio izquierdo</translation>
    </message>
    <message>
        <source>right middle finger</source>
        <translation>dedo medio derecho</translation>
    </message>
    <message>
        <source>left ring finger</source>
        <translation>anular izquierdo</translation>
    </message>
    <message>
        <source>right ring finger</source>
        <translation>anular derecho</translation>
    </message>
    <message>
        <source>left little finger</source>
        <translation>meñique izquierdo</translation>
    </message>
    <message>
        <source>right little finger</source>
        <translation>meñique derecho</translation>
    </message>
    <message>
        <source>Misplaced</source>
        <translation>Mal situado</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesModel</name>
    <message>
        <source>no path</source>
        <translation>sin ruta</translation>
    </message>
    <message>
        <source>through a thin gap</source>
        <translation>a través de un hueco fino</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesPanel</name>
    <message>
        <source>Vertex %1 of %2</source>
        <translation>Vértice %1 de %2</translation>
    </message>
    <message>
        <source>No vertex selected</source>
        <translation>Ningún vértice seleccionado</translation>
    </message>
    <message>
        <source>Layers have changed its weights.</source>
        <translation>Las capas han cambiado sus pesos.</translation>
    </message>
    <message>
        <source>To see why a vertex has its weights, click it with Inspect Weights (U) or Ctrl + click it. This panel then shows which joints influence it and how far away their bones are.</source>
        <translation>Para ver por qué un vértice tiene sus pesos, haga clic en él con Inspeccionar pesos (U) o Control + clic. Este panel muestra entonces qué articulaciones influyen en él y a qué distancia están sus huesos.</translation>
    </message>
    <message>
        <source>These weights come from the file. Bind Skin to see the paths behind new weights.</source>
        <translation>Estos pesos vienen del archivo. Vincule la piel para ver las rutas tras los pesos nuevos.</translation>
    </message>
    <message>
        <source>This part has no weights yet. Bind Skin to see which joints move the vertex.</source>
        <translation>Esta parte aún no tiene pesos. Vincule la piel para ver qué articulaciones mueven el vértice.</translation>
    </message>
    <message>
        <source>Finding paths through the voxels...</source>
        <translation>Buscando rutas por los vóxeles...</translation>
    </message>
    <message>
        <source>This whole part is rigidly attached to one joint.</source>
        <translation>Toda esta parte está fijada de forma rígida a una articulación.</translation>
    </message>
    <message>
        <source>Its solver is %1.</source>
        <translation>Su solucionador es %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>solver, percent</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Several solvers make its weights: %1. What follows is from %2.</source>
        <translation>Varios solucionadores forman sus pesos: %1. Lo que sigue es de %2.</translation>
    </message>
    <message>
        <source>Suspected bridge: the path from %1 crosses a gap only %2 wide, marked in the view. If the path connects parts that should be separate, raise the resolution.</source>
        <translation>Posible puente: la ruta desde %1 cruza un hueco de solo %2 de ancho, marcado en la vista. Si la ruta une partes que deberían estar separadas, aumente la resolución.</translation>
    </message>
    <message>
        <source>Lengths are straight lines to the bones.</source>
        <translation>Las longitudes son líneas rectas hasta los huesos.</translation>
    </message>
    <message>
        <source>Distances are measured in a straight line.</source>
        <translation>Las distancias se miden en línea recta.</translation>
    </message>
    <message>
        <source>All paths run through solid volume. Voxel size: %1.</source>
        <translation>Todas las rutas van por volumen sólido. Tamaño de vóxel: %1.</translation>
    </message>
    <message>
        <source>The part&apos;s binding is rigid to %1.</source>
        <translation>El vínculo de la parte es rígido a %1.</translation>
    </message>
    <message>
        <source>The part&apos;s binding copies the nearest skin of other parts.</source>
        <translation>El vínculo de la parte copia la piel más cercana de otras partes.</translation>
    </message>
    <message>
        <source>The part&apos;s binding is limited to %1.</source>
        <translation>El vínculo de la parte está limitado a %1.</translation>
    </message>
    <message>
        <source>The bind skips this part. It stays as it is in the file.</source>
        <translation>El vínculo omite esta parte. Queda como está en el archivo.</translation>
    </message>
    <message>
        <source>Smoothing changed %1 of its weight.</source>
        <translation>El suavizado cambió %1 de su peso.</translation>
    </message>
    <message>
        <source>The part moves nearly as one with %1 (%2 of its weight), so it is rigid.</source>
        <translation>La parte se mueve casi como una con %1 (%2 de su peso), así que es rígida.</translation>
    </message>
    <message>
        <source>The shell moves nearly as one with %1 (%2 of its weight), so it is rigid.</source>
        <translation>La isla se mueve casi como una con %1 (%2 de su peso), así que es rígida.</translation>
    </message>
    <message>
        <source>Max Influences changed %1 of its weight.</source>
        <translation>Influencias máx. cambió %1 de su peso.</translation>
    </message>
    <message>
        <source>Joints that influence the vertex</source>
        <translation>Articulaciones que influyen en el vértice</translation>
    </message>
    <message>
        <source>Click a row to select the joint. Double-click a weight to change it</source>
        <translation>Clic en una fila para seleccionar la articulación. Doble clic en un peso para cambiarlo</translation>
    </message>
    <message>
        <source>Show weight over distance in place of the list</source>
        <translation>Muestra el peso según la distancia en lugar de la lista</translation>
    </message>
</context>
<context>
    <name>sinew::JointCountDialog</name>
    <message>
        <source>Split Bone</source>
        <translation>Dividir hueso</translation>
    </message>
    <message>
        <source>The bone becomes several of equal length, which share its weight.</source>
        <translation>El hueso pasa a ser varios de igual longitud, que comparten su peso.</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Huesos</translation>
    </message>
    <message>
        <source>How many bones the bone becomes</source>
        <translation>En cuántos huesos se divide el hueso</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Add Twist Joints</source>
        <translation>Añadir articul. de torsión</translation>
    </message>
    <message>
        <source>Each takes the weight around it. Engines turn it by a fraction of the twist.</source>
        <translation>Cada una toma el peso que la rodea. Los motores la giran una fracción de la torsión.</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulaciones</translation>
    </message>
    <message>
        <source>How many joints each bone gets</source>
        <translation>Cuántas articulaciones recibe cada hueso</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sinew::JointListDialog</name>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 de %2 seleccionadas</translation>
    </message>
    <message>
        <source>Choose Joints</source>
        <translation>Elegir articulaciones</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>Buscar articulación</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this text</source>
        <translation>Muestra solo las articulaciones cuyo nombre contiene este texto</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulaciones</translation>
    </message>
    <message>
        <source>Ticked joints get weights</source>
        <translation>Las articulaciones marcadas reciben pesos</translation>
    </message>
    <message>
        <source>Tick &amp;all</source>
        <translation>Marcar &amp;todas</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;No marcar ninguna</translation>
    </message>
    <message>
        <source>&amp;Use Selected</source>
        <translation>&amp;Usar selección</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sinew::JointTreeModel</name>
    <message>
        <source>Outside the volume</source>
        <translation>Fuera del volumen</translation>
    </message>
    <message>
        <source>Its bone leaves the volume</source>
        <translation>Su hueso sale del volumen</translation>
    </message>
    <message>
        <source>Its bone has no length</source>
        <translation>Su hueso no tiene longitud</translation>
    </message>
    <message>
        <source>Not symmetric to its partner</source>
        <translation>No simétrica a su pareja</translation>
    </message>
    <message>
        <source>Locked: brushes and operations do not change its weights. Click to unlock.</source>
        <translation>Bloqueada: pinceles y operaciones no cambian sus pesos. Haga clic para desbloquear.</translation>
    </message>
    <message>
        <source>Click to lock its weights against brushes and operations.</source>
        <translation>Haga clic para bloquear sus pesos frente a pinceles y operaciones.</translation>
    </message>
    <message>
        <source>Hidden in the view. Click to show.</source>
        <translation>Oculta en la vista. Haga clic para mostrarla.</translation>
    </message>
    <message>
        <source>Click to hide in the view. Hidden joints are still bound and exported.</source>
        <translation>Haga clic para ocultar en la vista. Las articulaciones ocultas se siguen vinculando y exportando.</translation>
    </message>
    <message>
        <source>Has no weights: not a deforming joint</source>
        <translation>No tiene pesos: no es una articulación que deforme</translation>
    </message>
    <message>
        <source>Its bone is guessed: it has neither parent nor child</source>
        <translation>Su hueso es supuesto: no tiene padre ni hijo</translation>
    </message>
    <message>
        <source>Outside the mesh: its distances start at the nearest voxels</source>
        <translation>Fuera de la malla: sus distancias parten de los vóxeles más cercanos</translation>
    </message>
    <message>
        <source>Posed</source>
        <translation>Posada</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>bloqueada</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>no bloqueada</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
</context>
<context>
    <name>sinew::JointsForm</name>
    <message>
        <source>Choose... (%1)</source>
        <translation>Elegir... (%1)</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulaciones</translation>
    </message>
    <message>
        <source>Bind to</source>
        <translation>Vincular a</translation>
    </message>
    <message>
        <source>The joints that get weights. Deforming joints: those with weights in the file, otherwise all except roots, controls and end joints</source>
        <translation>Las articulaciones que reciben pesos. Que deforman: las que tienen pesos en el archivo; si no, todas excepto raíces, controles y articulaciones finales</translation>
    </message>
    <message>
        <source>Deforming joints</source>
        <translation>Que deforman</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Todas las articulaciones</translation>
    </message>
    <message>
        <source>Selected joints</source>
        <translation>Seleccionadas</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>Elegir articulaciones</translation>
    </message>
    <message>
        <source>Tick the joints that get weights</source>
        <translation>Marcar las articulaciones que reciben pesos</translation>
    </message>
</context>
<context>
    <name>sinew::JointsPanel</name>
    <message>
        <source>Find a joint</source>
        <translation>Buscar articulación</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this text</source>
        <translation>Muestra solo las articulaciones cuyo nombre contiene este texto</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Todas las articulaciones</translation>
    </message>
    <message>
        <source>Influences only</source>
        <translation>Solo influencias</translation>
    </message>
    <message>
        <source>Without controls and ends</source>
        <translation>Sin controles ni finales</translation>
    </message>
    <message>
        <source>Shown joints</source>
        <translation>Articulaciones mostradas</translation>
    </message>
    <message>
        <source>Shows all joints, those with weights, or all but controls and ends</source>
        <translation>Muestra todas las articulaciones, las que tienen pesos, o todas menos controles y finales</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulaciones</translation>
    </message>
    <message>
        <source>This character has no skeleton yet.</source>
        <translation>Este personaje aún no tiene esqueleto.</translation>
    </message>
    <message>
        <source>New From Template...</source>
        <translation>Nuevo desde plantilla...</translation>
    </message>
    <message>
        <source>New From Template</source>
        <translation>Nuevo desde plantilla</translation>
    </message>
    <message>
        <source>Fit the skeleton of a biped, an animal or a file to the mesh</source>
        <translation>Ajustar a la malla el esqueleto de un bípedo, un animal o un archivo</translation>
    </message>
    <message>
        <source>Load Skeleton...</source>
        <translation>Cargar esqueleto...</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>Cargar esqueleto</translation>
    </message>
    <message>
        <source>Take the skeleton of another file</source>
        <translation>Tomar el esqueleto de otro archivo</translation>
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
        <translation>Falta la articulación %1. Sus pesos pintados (%2 vértices) se conservan, pero no se usan hasta que exista una articulación con ese nombre.</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; has no effect: it was painted on a mesh with %2 vertices, and this mesh has %3. Transfer it from the file of that mesh, or delete it.</source>
        <translation>La capa «%1» no tiene efecto: se pintó en una malla con %2 vértices, y esta malla tiene %3. Transfiérala desde el archivo de esa malla, o elimínela.</translation>
    </message>
</context>
<context>
    <name>sinew::LayersFlow</name>
    <message>
        <source>Layer %1 added. Paint its mask to choose where it counts.</source>
        <translation>Capa %1 añadida. Pinte su máscara para elegir dónde cuenta.</translation>
    </message>
    <message>
        <source>The layer cannot be added.</source>
        <translation>La capa no se puede añadir.</translation>
    </message>
</context>
<context>
    <name>sinew::LimitsForm</name>
    <message>
        <source>Now: X %1°, Y %2°, Z %3°</source>
        <translation>Ahora: X %1°, Y %2°, Z %3°</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>Límites de giro</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Whether posing, inverse kinematics and the range of motion keep the selected joints within these angles</source>
        <translation>Si la pose, la cinemática inversa y el rango de movimiento mantienen las articulaciones seleccionadas dentro de estos ángulos</translation>
    </message>
    <message>
        <source>Set from This Pose</source>
        <translation>Fijar según la pose</translation>
    </message>
    <message>
        <source>The selected joints may turn no further than they are turned now, on the sides that the pose turns them to</source>
        <translation>Las articulaciones seleccionadas no pueden girar más que ahora, hacia los lados a los que las gira la pose</translation>
    </message>
    <message>
        <source>Degrees around the joint&apos;s own axes, counted as in its file or, where that has no limits, from the bind pose. 360° and -360° mean no limit</source>
        <translation>Grados sobre los ejes propios de la articulación, contados como en su archivo o, si no, desde la pose de vínculo. 360° y -360°: sin límite</translation>
    </message>
    <message>
        <source>Min around %1</source>
        <translation>Mín. sobre %1</translation>
    </message>
    <message>
        <source>Max around %1</source>
        <translation>Máx. sobre %1</translation>
    </message>
    <message>
        <source>The joint cannot be limited so.</source>
        <translation>La articulación no se puede limitar así.</translation>
    </message>
</context>
<context>
    <name>sinew::ListMenu</name>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
</context>
<context>
    <name>sinew::LiveLink</name>
    <message>
        <source>Blender: off</source>
        <translation>Blender: desactivado</translation>
    </message>
    <message>
        <source>Blender: live</source>
        <translation>Blender: en vivo</translation>
    </message>
    <message>
        <source>Blender: sending</source>
        <translation>Blender: enviando</translation>
    </message>
    <message>
        <source>Blender: no answer</source>
        <translation>Blender: sin respuesta</translation>
    </message>
    <message>
        <source>Blender: not updated</source>
        <translation>Blender: no actualizado</translation>
    </message>
    <message>
        <source>Blender: closed</source>
        <translation>Blender: cerrado</translation>
    </message>
    <message>
        <source>The live link is off: Blender keeps the weights that it has</source>
        <translation>El enlace en vivo está desactivado: Blender conserva los pesos que tiene</translation>
    </message>
    <message>
        <source>Blender gets the weights after every bind and stroke</source>
        <translation>Blender recibe los pesos después de cada vínculo y cada trazo</translation>
    </message>
    <message>
        <source>Blender gets the weights in a moment</source>
        <translation>Blender recibirá los pesos en un momento</translation>
    </message>
    <message>
        <source>Blender has not taken the weights yet. It may be rendering, or its Live switch is off</source>
        <translation>Blender aún no ha tomado los pesos. Puede que esté renderizando, o que su interruptor Live esté desactivado</translation>
    </message>
    <message>
        <source>Blender has closed this character. Export the weights to a file</source>
        <translation>Blender ha cerrado este personaje. Exporte los pesos a un archivo</translation>
    </message>
</context>
<context>
    <name>sinew::LodDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>Cancelado. No se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>%1 is a source file of this project.</source>
        <translation>%1 es un archivo de origen de este proyecto.</translation>
    </message>
    <message>
        <source>If you overwrite it, the original is lost.</source>
        <translation>Si lo sobrescribe, el original se pierde.</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>&amp;Sobrescribir el original</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Wrote %1 (%2).</source>
        <translation>Escrito %1 (%2).</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Make LODs</source>
        <translation>Hacer LOD</translation>
    </message>
    <message>
        <source>Coarser meshes of the character for views from far away. Their vertices keep their weights exactly, and joints keep more of them than straight limbs. The character stays as it is.</source>
        <translation>Mallas más bastas del personaje para vistas de lejos. Sus vértices conservan sus pesos exactamente, y las articulaciones conservan más vértices que las extremidades rectas. El personaje queda como está.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>The file to write. Its ending chooses the format: %1</source>
        <translation>El archivo que se escribe. Su extensión elige el formato: %1</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Examinar...</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>What the file is written for, as in Export</source>
        <translation>Para qué se escribe el archivo, como en Exportar</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Number of coarser meshes</source>
        <translation>Número de mallas más bastas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>LOD 0, the character</source>
        <translation>LOD 0, el personaje</translation>
    </message>
    <message>
        <source>LOD %1</source>
        <translation>LOD %1</translation>
    </message>
    <message>
        <source>The part of the character&apos;s triangles that this level keeps</source>
        <translation>La fracción de los triángulos del personaje que conserva este nivel</translation>
    </message>
    <message>
        <source>A file for each level</source>
        <translation>Un archivo por nivel</translation>
    </message>
    <message>
        <source>Write NAME_LOD1, NAME_LOD2 and so on beside the character&apos;s file. Otherwise all levels stand in one file, where engines find them by their names</source>
        <translation>Escribir NOMBRE_LOD1, NOMBRE_LOD2, etc. junto al archivo del personaje. Si no, todos los niveles están en un solo archivo, donde los motores los encuentran por sus nombres</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>&amp;Abrir resultado</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>Abrir resultado</translation>
    </message>
    <message>
        <source>Open the file with the levels in the window</source>
        <translation>Abrir en la ventana el archivo con los niveles</translation>
    </message>
    <message>
        <source>&amp;Make LODs</source>
        <translation>&amp;Hacer LOD</translation>
    </message>
    <message>
        <source>Make the levels and write them</source>
        <translation>Hacer los niveles y escribirlos</translation>
    </message>
</context>
<context>
    <name>sinew::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copiar el registro</translation>
    </message>
    <message>
        <source>Copy all lines to the clipboard</source>
        <translation>Copiar todas las líneas al portapapeles</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>Vaciar el registro</translation>
    </message>
    <message>
        <source>Clear this list. The log file is not changed</source>
        <translation>Vaciar esta lista. El archivo de registro no cambia</translation>
    </message>
</context>
<context>
    <name>sinew::LookForm</name>
    <message>
        <source>How Eyes Look</source>
        <translation>Cómo miran los ojos</translation>
    </message>
    <message>
        <source>How Far Eyes Look</source>
        <translation>Cuánto miran los ojos</translation>
    </message>
    <message>
        <source>How far the eyes turn when the character looks farthest to that side.</source>
        <translation>Cuánto giran los ojos cuando el personaje mira del todo hacia allí.</translation>
    </message>
    <message>
        <source>How far the expression is on when the character looks farthest to that side.</source>
        <translation>Cuánto está activa la expresión cuando el personaje mira del todo hacia allí.</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Mirada</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Ojos</translation>
    </message>
    <message>
        <source>What turns the eyes to where the character looks: the joints of the eyes, or the expressions lookUp, lookDown, lookLeft and lookRight</source>
        <translation>Lo que gira los ojos hacia donde mira el personaje: las articulaciones de los ojos, o las expresiones lookUp, lookDown, lookLeft y lookRight</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Como es usual</translation>
    </message>
    <message>
        <source>Turn joints</source>
        <translation>Girar articulaciones</translation>
    </message>
    <message>
        <source>Use expressions</source>
        <translation>Usar expresiones</translation>
    </message>
    <message>
        <source>Inwards</source>
        <translation>Adentro</translation>
    </message>
    <message>
        <source>Outwards</source>
        <translation>Afuera</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>How far the eyes go that way</source>
        <translation>Cuánto van los ojos en esa dirección</translation>
    </message>
</context>
<context>
    <name>sinew::MakingFlow</name>
    <message>
        <source>Bind the character first.</source>
        <translation>Vincule primero el personaje.</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>Escrito %1.</translation>
    </message>
    <message>
        <source>The batch has ended.</source>
        <translation>El lote ha terminado.</translation>
    </message>
    <message>
        <source>Files are still being bound.</source>
        <translation>Aún se están vinculando archivos.</translation>
    </message>
    <message>
        <source>If you quit, this stops. What is bound stays, and the rest can be bound later.</source>
        <translation>Si sale, esto se detiene. Lo vinculado queda, y el resto se puede vincular más tarde.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
</context>
<context>
    <name>sinew::ManualDialog</name>
    <message>
        <source>Not on this page</source>
        <translation>No está en esta página</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>La página anterior (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>The page after this one (Alt+Right)</source>
        <translation>La página siguiente (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Buscar en esta página</translation>
    </message>
    <message>
        <source>Enter finds the next place, Shift+F3 the one before</source>
        <translation>Intro busca el sitio siguiente, Mayúsculas+F3 el anterior</translation>
    </message>
</context>
<context>
    <name>sinew::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>A&amp;rchivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>S&amp;keleton</source>
        <translation>Es&amp;queleto</translation>
    </message>
    <message>
        <source>&amp;Bind</source>
        <translation>Ví&amp;nculo</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>A&amp;justar</translation>
    </message>
    <message>
        <source>&amp;Orient Joints</source>
        <translation>&amp;Orientar articul.</translation>
    </message>
    <message>
        <source>Spli&amp;t Bone</source>
        <translation>Dividir &amp;hueso</translation>
    </message>
    <message>
        <source>Arran&amp;ge Joints</source>
        <translation>Or&amp;ganizar articul.</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>&amp;Pose</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Selección</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>Pes&amp;os</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>Sim&amp;etría</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>Blo&amp;queos</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>Ca&amp;pas</translation>
    </message>
    <message>
        <source>Add Layer From &amp;Solver</source>
        <translation>Añadir capa de s&amp;olucionador</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir recie&amp;nte</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>Over&amp;lays</source>
        <translation>S&amp;uperposición</translation>
    </message>
    <message>
        <source>Li&amp;ghting</source>
        <translation>&amp;Iluminación</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>Par&amp;ts</source>
        <translation>Par&amp;tes</translation>
    </message>
    <message>
        <source>Look &amp;From</source>
        <translation>V&amp;er desde</translation>
    </message>
    <message>
        <source>&amp;Regions</source>
        <translation>&amp;Regiones</translation>
    </message>
    <message>
        <source>&amp;Timeline Clip</source>
        <translation>Clip d&amp;e línea de tiempo</translation>
    </message>
    <message>
        <source>Stress Poses</source>
        <translation>Poses de esfuerzo</translation>
    </message>
    <message>
        <source>Pose Keys</source>
        <translation>Claves de pose</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Edit Shape</source>
        <translation>Editar forma</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Resortes</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>Modo de interfa&amp;z</translation>
    </message>
</context>
<context>
    <name>sinew::MethodForm</name>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>What computes the weights. Geodesic Voxel measures distances inside the body and suits most characters. F1 says what each of the others does and when it is better</source>
        <translation>Lo que calcula los pesos. Vóxel geodésico mide distancias dentro del cuerpo y conviene a la mayoría de los personajes. F1 dice qué hace cada uno de los demás y cuándo es mejor</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsDialog</name>
    <message>
        <source>Select Unmatched Vertices</source>
        <translation>Seleccionar vértices sin pareja</translation>
    </message>
    <message>
        <source>Finding counterparts on the other side...</source>
        <translation>Buscando equivalentes en el otro lado...</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have a counterpart on the other side.</source>
        <translation>%1 de %2 vértices tienen equivalente en el otro lado.</translation>
    </message>
    <message>
        <source>Joint Mapping</source>
        <translation>Asignación de articul.</translation>
    </message>
    <message>
        <source>Joints are matched by name, then by position and orientation. Double-click a partner to change it. A joint on the centre line is its own partner.</source>
        <translation>Las articulaciones se emparejan por nombre, luego por posición y orientación. Doble clic en una pareja para cambiarla. Una articulación en la línea central es su propia pareja.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automática</translation>
    </message>
    <message>
        <source>Across X</source>
        <translation>A través de X</translation>
    </message>
    <message>
        <source>Across Y</source>
        <translation>A través de Y</translation>
    </message>
    <message>
        <source>Across Z</source>
        <translation>A través de Z</translation>
    </message>
    <message>
        <source>Mirror plane</source>
        <translation>Plano de simetría</translation>
    </message>
    <message>
        <source>The plane between the left and the right side</source>
        <translation>El plano entre el lado izquierdo y el derecho</translation>
    </message>
    <message>
        <source>Joints and their partners</source>
        <translation>Articulaciones y sus parejas</translation>
    </message>
    <message>
        <source>Double-click a partner to change it</source>
        <translation>Doble clic en una pareja para cambiarla</translation>
    </message>
    <message>
        <source>&amp;Select Unmatched Vertices</source>
        <translation>&amp;Seleccionar vértices sin pareja</translation>
    </message>
    <message>
        <source>Close this dialog and select the vertices that have no counterpart</source>
        <translation>Cerrar este diálogo y seleccionar los vértices que no tienen equivalente</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>R&amp;establecer</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset to the automatic mapping</source>
        <translation>Volver a la asignación automática</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Ce&amp;rrar</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsModel</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>itself (centre)</source>
        <translation>ella misma (centro)</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>fijada por usted</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no hallada</translation>
    </message>
    <message>
        <source>found</source>
        <translation>hallada</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Relación</translation>
    </message>
</context>
<context>
    <name>sinew::MotionFlow</name>
    <message>
        <source>Key set at frame %1</source>
        <translation>Clave fijada en el fotograma %1</translation>
    </message>
    <message>
        <source>Motion loaded: %1</source>
        <translation>Movimiento cargado: %1</translation>
    </message>
    <message>
        <source>Motion loaded: %1, without %2, which this skeleton does not have</source>
        <translation>Movimiento cargado: %1, sin %2, que este esqueleto no tiene</translation>
    </message>
    <message>
        <source>Motion loaded: %1, without %2 and %3 more joints that this skeleton does not have</source>
        <translation>Movimiento cargado: %1, sin %2 y %3 articulaciones más que este esqueleto no tiene</translation>
    </message>
</context>
<context>
    <name>sinew::NoticeBar</name>
    <message>
        <source>%1 has changed on disk</source>
        <translation>%1 ha cambiado en el disco</translation>
    </message>
    <message>
        <source>Compare...</source>
        <translation>Comparar...</translation>
    </message>
    <message>
        <source>Show what has changed in the file, before you reload it</source>
        <translation>Mostrar qué ha cambiado en el archivo, antes de recargarlo</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>Leer de nuevo el archivo del personaje y conservar todo el trabajo</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>Go on with the file as it was when it was opened</source>
        <translation>Seguir con el archivo tal como estaba al abrirlo</translation>
    </message>
</context>
<context>
    <name>sinew::OperationsForm</name>
    <message>
        <source>Operations change all vertices, or only the selected ones if any are selected.</source>
        <translation>Las operaciones cambian todos los vértices, o solo los seleccionados si los hay.</translation>
    </message>
    <message>
        <source>Operations change the selection: %1.</source>
        <translation>Las operaciones cambian la selección: %1.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operaciones</translation>
    </message>
    <message>
        <source>Only vertices of the selected joint</source>
        <translation>Solo vértices de la articulación seleccionada</translation>
    </message>
    <message>
        <source>Change only vertices that the selected joint influences</source>
        <translation>Cambiar solo los vértices en que influye la articulación seleccionada</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Influencias máx.</translation>
    </message>
    <message>
        <source>The number of joints per vertex that Limit Influences keeps</source>
        <translation>El número de articulaciones por vértice que conserva Limitar influencias</translation>
    </message>
    <message>
        <source>Prune Small Weights removes weights below this value</source>
        <translation>Podar pesos pequeños quita los pesos bajo este valor</translation>
    </message>
    <message>
        <source>Prune below</source>
        <translation>Podar por debajo de</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraciones</translation>
    </message>
    <message>
        <source>How many times Smooth, Sharpen and Relax run. More iterations reach farther</source>
        <translation>Cuántas veces se ejecutan Suavizar, Agudizar y Relajar. Más iteraciones llegan más lejos</translation>
    </message>
    <message>
        <source>How strongly Smooth, Sharpen and Relax change the weights in each iteration</source>
        <translation>Con qué fuerza cambian Suavizar, Agudizar y Relajar los pesos en cada iteración</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
</context>
<context>
    <name>sinew::OrientDialog</name>
    <message>
        <source>Orient Joints</source>
        <translation>Orientar articul.</translation>
    </message>
    <message>
        <source>Turns the axes of the selected joints. No joint moves, and the mesh stays.</source>
        <translation>Gira los ejes de las articulaciones seleccionadas. Ninguna se mueve, y la malla se queda igual.</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>The axes that a program expects</source>
        <translation>Los ejes que espera un programa</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Axes follow</source>
        <translation>Los ejes siguen</translation>
    </message>
    <message>
        <source>The bone to the joint&apos;s child, or the axes of the model</source>
        <translation>El hueso hacia el hijo de la articulación, o los ejes del modelo</translation>
    </message>
    <message>
        <source>The child joint</source>
        <translation>La articulación hija</translation>
    </message>
    <message>
        <source>The model&apos;s axes</source>
        <translation>Los ejes del modelo</translation>
    </message>
    <message>
        <source>Along the bone</source>
        <translation>A lo largo del hueso</translation>
    </message>
    <message>
        <source>The joint&apos;s axis that points to its child</source>
        <translation>El eje de la articulación que apunta a su hijo</translation>
    </message>
    <message>
        <source>Secondary axis</source>
        <translation>Eje secundario</translation>
    </message>
    <message>
        <source>The joint&apos;s other axis that is turned as near to a direction as it can be</source>
        <translation>El otro eje de la articulación, que se gira lo más cerca posible de una dirección</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>Hacia</translation>
    </message>
    <message>
        <source>What the secondary axis is turned to: an axis of the model, or across the bend</source>
        <translation>Hacia dónde se gira el eje secundario: un eje del modelo, o a través del pliegue</translation>
    </message>
    <message>
        <source>Across the bend</source>
        <translation>A través del pliegue</translation>
    </message>
    <message>
        <source>Mirror behaviour</source>
        <translation>Comportamiento simétrico</translation>
    </message>
    <message>
        <source>Joints on the other side get reversed axes, so that the same turn moves both sides alike</source>
        <translation>Las articulaciones del otro lado reciben ejes invertidos, para que el mismo giro mueva ambos lados igual</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>Orientar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sinew::OutfitDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>Cancelado. No se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices matched</source>
        <translation>%1 de %2 vértices con pareja</translation>
    </message>
    <message>
        <source>Matching...</source>
        <translation>Emparejando...</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Leyendo...</translation>
    </message>
    <message>
        <source>Hardly matches: it may stand in another place or pose</source>
        <translation>Apenas coincide: puede estar en otro sitio o en otra pose</translation>
    </message>
    <message>
        <source>%1 inpainted</source>
        <translation>%1 completados</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiados</translation>
    </message>
    <message>
        <source>%1 bound</source>
        <translation>%1 vinculados</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Wrote %1 (%2). %3 of %4 vertices matched.</source>
        <translation>Escrito %1 (%2). %3 de %4 vértices con pareja.</translation>
    </message>
    <message>
        <source>Nothing but the skin changed.</source>
        <translation>Solo cambió la piel.</translation>
    </message>
    <message>
        <source>Dress With an Outfit</source>
        <translation>Vestir con un conjunto</translation>
    </message>
    <message>
        <source>All parts of an outfit take the weights of the open character where they lie near its surface. Both have to stand in the same place and pose. The outfit is written to a file of its own; the character stays as it is.</source>
        <translation>Todas las partes de un conjunto toman los pesos del personaje abierto donde están cerca de su superficie. Ambos deben estar en el mismo sitio y en la misma pose. El conjunto se escribe en un archivo propio; el personaje queda como está.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Con pareja</translation>
    </message>
    <message>
        <source>Without a match</source>
        <translation>Sin pareja</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>The ticked parts of the outfit get weights, the others keep theirs</source>
        <translation>Las partes marcadas del conjunto reciben pesos, las demás conservan los suyos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>&amp;Abrir resultado</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>Abrir resultado</translation>
    </message>
    <message>
        <source>Open the dressed outfit in the window</source>
        <translation>Abrir en la ventana el conjunto vestido</translation>
    </message>
    <message>
        <source>&amp;Dress</source>
        <translation>&amp;Vestir</translation>
    </message>
    <message>
        <source>Dress</source>
        <translation>Vestir</translation>
    </message>
    <message>
        <source>Transfer the weights to all ticked parts and write the file</source>
        <translation>Transferir los pesos a todas las partes marcadas y escribir el archivo</translation>
    </message>
</context>
<context>
    <name>sinew::OutfitForm</name>
    <message>
        <source>Outfit</source>
        <translation>Conjunto</translation>
    </message>
    <message>
        <source>A file of clothes, armour or hair, with or without a skeleton</source>
        <translation>Un archivo de ropa, armadura o pelo, con o sin esqueleto</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Examinar...</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>A file of the outfit&apos;s own format is the outfit with another skin, and nothing else in it changes. Other formats are written anew</source>
        <translation>Un archivo en el formato propio del conjunto es el conjunto con otra piel, y nada más cambia en él. Los otros formatos se escriben de nuevo</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>How far the nearest place may be, in per cent of the outfit&apos;s diagonal</source>
        <translation>A qué distancia puede estar el sitio más cercano, en porcentaje de la diagonal del conjunto</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>How far its normal may be turned from the vertex&apos;s at that distance; up to twice as much where they touch</source>
        <translation>Cuánto puede girar su normal respecto a la del vértice a esa distancia; hasta el doble donde se tocan</translation>
    </message>
    <message>
        <source>Accept flipped normals</source>
        <translation>Aceptar normales invertidas</translation>
    </message>
    <message>
        <source>Let normals match that face the opposite way, as on linings</source>
        <translation>Permitir normales que miran al lado contrario, como en los forros</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Simétrico</translation>
    </message>
    <message>
        <source>Give both sides mirrored weights, by the joint mapping of the Mirror commands</source>
        <translation>Dar a ambos lados pesos reflejados, según la asignación de articulaciones de los comandos de simetría</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>Tabla de articul.</translation>
    </message>
    <message>
        <source>Joints are paired by name</source>
        <translation>Las articulaciones se emparejan por nombre</translation>
    </message>
    <message>
        <source>A CSV or JSON file that pairs the joint names of both files</source>
        <translation>Un archivo CSV o JSON que empareja los nombres de articulaciones de ambos archivos</translation>
    </message>
</context>
<context>
    <name>sinew::OverlaysPanel</name>
    <message>
        <source>Surface</source>
        <translation>Superficie</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Esqueleto</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>Skinning implícito</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Escena</translation>
    </message>
    <message>
        <source>%1 (%2 on)</source>
        <translation>%1 (%2 activas)</translation>
    </message>
    <message>
        <source>Slice axis</source>
        <translation>Eje de corte</translation>
    </message>
    <message>
        <source>The axis perpendicular to the slice plane</source>
        <translation>El eje perpendicular al plano de corte</translation>
    </message>
    <message>
        <source>Slice position</source>
        <translation>Posición de corte</translation>
    </message>
    <message>
        <source>Position of the slice plane, from one end of the volume to the other</source>
        <translation>Posición del plano de corte, de un extremo del volumen al otro</translation>
    </message>
</context>
<context>
    <name>sinew::Panel</name>
    <message>
        <source>When it looks wrong:</source>
        <translation>Cuando se ve mal:</translation>
    </message>
</context>
<context>
    <name>sinew::PartBindingForm</name>
    <message>
        <source>Choose... (%1)</source>
        <translation>Elegir... (%1)</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Elegir...</translation>
    </message>
    <message>
        <source>Proposals for the selected parts: %1.</source>
        <translation>Propuestas para las partes seleccionadas: %1.</translation>
    </message>
    <message>
        <source>Accept Proposals</source>
        <translation>Aceptar propuestas</translation>
    </message>
    <message>
        <source>Bind the selected parts as proposed in the report, in one undo step</source>
        <translation>Vincular las partes seleccionadas como propone el informe, en un solo paso de deshacer</translation>
    </message>
    <message>
        <source>It lies on the skin, but %1 % of its weight belongs to other joints than the skin below. Proposal: copy the nearest skin.</source>
        <translation>Está sobre la piel, pero %1 % de su peso pertenece a articulaciones distintas de las de la piel inferior. Propuesta: copiar la piel más cercana.</translation>
    </message>
    <message>
        <source>Copy Nearest Skin</source>
        <translation>Copiar la piel más cercana</translation>
    </message>
    <message>
        <source>Give the selected part the weights of the nearest skin</source>
        <translation>Dar a la parte seleccionada los pesos de la piel más cercana</translation>
    </message>
    <message>
        <source>It has no weights in the file. Proposal: rigid to %1, the nearest joint.</source>
        <translation>No tiene pesos en el archivo. Propuesta: rígido a %1, la articulación más cercana.</translation>
    </message>
    <message>
        <source>%1 % of its weight belongs to %2. Proposal: rigid.</source>
        <translation>%1 % de su peso pertenece a %2. Propuesta: rígido.</translation>
    </message>
    <message>
        <source>Make Rigid</source>
        <translation>Hacer rígida</translation>
    </message>
    <message>
        <source>Bind the selected part rigidly to this joint</source>
        <translation>Vincular la parte seleccionada de forma rígida a esta articulación</translation>
    </message>
    <message>
        <source>It moves nearly as one with %1, which has %2 % of its weight, so it is rigid to it.</source>
        <translation>Se mueve casi como una con %1, que tiene %2 % de su peso, así que es rígida a ella.</translation>
    </message>
    <message>
        <source>Make Smooth</source>
        <translation>Hacer suave</translation>
    </message>
    <message>
        <source>Let the selected part bend: keep the weights that the solver computes</source>
        <translation>Dejar que la parte seleccionada se doble: conservar los pesos que calcula el solucionador</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Vínculo</translation>
    </message>
    <message>
        <source>How the selected parts are bound. Smooth: the solver computes its weights. Rigid: it follows one joint. Copy nearest skin: each vertex gets the weights of the nearest skin. Limit to joints: only these joints move it. Skip: it is not bound</source>
        <translation>Cómo se vinculan las partes seleccionadas. Suave: el solucionador calcula sus pesos. Rígido: sigue a una articulación. Copiar la piel más cercana: cada vértice recibe los pesos de la piel más cercana. Limitar a articulaciones: solo estas la mueven. Omitir: no se vincula</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Suave</translation>
    </message>
    <message>
        <source>Rigid to...</source>
        <translation>Rígido a...</translation>
    </message>
    <message>
        <source>Copy nearest skin</source>
        <translation>Copiar la piel más cercana</translation>
    </message>
    <message>
        <source>Limit to joints...</source>
        <translation>Limitar a articul...</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Joint of the rigid part</source>
        <translation>Articulación de la parte rígida</translation>
    </message>
    <message>
        <source>The joint that the rigid part follows</source>
        <translation>La articulación a la que sigue la parte rígida</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>Elegir articulaciones</translation>
    </message>
    <message>
        <source>Tick the joints that can move the part</source>
        <translation>Marcar las articulaciones que pueden mover la parte</translation>
    </message>
    <message>
        <source>As the character</source>
        <translation>Como el personaje</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>What computes the weights of the selected part, if it is smooth or limited to joints. Where it meets parts with another solver, both count the same</source>
        <translation>Lo que calcula los pesos de la parte seleccionada, si es suave o limitada a articulaciones. Donde toca partes con otro solucionador, ambos cuentan igual</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixto</translation>
    </message>
</context>
<context>
    <name>sinew::PartsModel</name>
    <message>
        <source>Part %1</source>
        <translation>Parte %1</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Comprobando...</translation>
    </message>
    <message>
        <source>Ghosted: clicks and brushes go through it. Click to show.</source>
        <translation>Tenue: clics y pinceles la atraviesan. Haga clic para mostrarla.</translation>
    </message>
    <message>
        <source>Hidden, but still bound and exported. Click to show.</source>
        <translation>Oculta, pero aún se vincula y exporta. Haga clic para mostrarla.</translation>
    </message>
    <message>
        <source>Click to hide, Ctrl+click to ghost. Such parts are still bound and exported.</source>
        <translation>Clic para ocultar, Control+clic para atenuar. Tales partes se siguen vinculando y exportando.</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1, isla %2</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>ghosted</source>
        <translation>tenue</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Polygons</source>
        <translation>Polígonos</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Vínculo</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Malla</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
</context>
<context>
    <name>sinew::PartsPanel</name>
    <message>
        <source>Accept All Proposals (%1)</source>
        <translation>Aceptar todas las propuestas (%1)</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>Aceptar todas las propuestas</translation>
    </message>
    <message>
        <source>Bind every part as proposed in the report, in one undo step</source>
        <translation>Vincular cada parte como propone el informe, en un solo paso de deshacer</translation>
    </message>
</context>
<context>
    <name>sinew::PictureDialog</name>
    <message>
        <source>MP4 has no transparency</source>
        <translation>MP4 no tiene transparencia</translation>
    </message>
    <message>
        <source>Leave out the backdrop; the shadow on the ground stays</source>
        <translation>Omitir el fondo; la sombra en el suelo se queda</translation>
    </message>
    <message>
        <source>%1 frames a second. %2</source>
        <translation>%1 fotogramas por segundo. %2</translation>
    </message>
    <message>
        <source>To save MP4 too, install ffmpeg and open this dialog again.</source>
        <translation>Para guardar también MP4, instale ffmpeg y abra de nuevo este diálogo.</translation>
    </message>
    <message>
        <source>Save Turntable</source>
        <translation>Guardar mesa giratoria</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>The character, as the view shows it, turns once about the vertical.</source>
        <translation>El personaje, como lo muestra la vista, da una vuelta sobre la vertical.</translation>
    </message>
    <message>
        <source>The character as the view shows it, in soft light.</source>
        <translation>El personaje como lo muestra la vista, con luz suave.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Usual sizes, in pixels</source>
        <translation>Tamaños usuales, en píxeles</translation>
    </message>
    <message>
        <source>As the view, %1</source>
        <translation>Como la vista, %1</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Pixels from left to right</source>
        <translation>Píxeles de izquierda a derecha</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Pixels from top to bottom</source>
        <translation>Píxeles de arriba abajo</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Per pixel: more give smoother edges and shadows, and take longer</source>
        <translation>Por píxel: más dan bordes y sombras más suaves, y tardan más</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>What the turntable is saved as</source>
        <translation>Cómo se guarda la mesa giratoria</translation>
    </message>
    <message>
        <source>WebP animation</source>
        <translation>Animación WebP</translation>
    </message>
    <message>
        <source>PNG sequence</source>
        <translation>Secuencia PNG</translation>
    </message>
    <message>
        <source>MP4 (H.264)</source>
        <translation>MP4 (H.264)</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Fotogramas</translation>
    </message>
    <message>
        <source>Pictures of the whole turn</source>
        <translation>Imágenes de la vuelta completa</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>How long the turn takes</source>
        <translation>Cuánto dura la vuelta</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Fondo transparente</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Guardar...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>sinew::PictureFlow</name>
    <message>
        <source>Rendered to %1.</source>
        <translation>Renderizado en %1.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1: error.</translation>
    </message>
    <message>
        <source>%1 of these pictures exist already.</source>
        <translation>%1 de estas imágenes ya existen.</translation>
    </message>
    <message>
        <source>From %1 to %2. They are replaced.</source>
        <translation>De %1 a %2. Se reemplazan.</translation>
    </message>
    <message>
        <source>&amp;Replace Pictures</source>
        <translation>&amp;Reemplazar imágenes</translation>
    </message>
</context>
<context>
    <name>sinew::PictureMeshDialog</name>
    <message>
        <source>Picture Mesh</source>
        <translation>Malla de imagen plana</translation>
    </message>
    <message>
        <source>Opacity threshold</source>
        <translation>Umbral de opacidad</translation>
    </message>
    <message>
        <source>Pixels at least this opaque, of 255, belong to the character. Lower keeps soft edges; higher opens slits that are painted half transparent</source>
        <translation>Los píxeles con al menos esta opacidad, de 255, son del personaje. Más baja conserva bordes suaves; más alta abre ranuras pintadas medio transparentes</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Triangles along the longer side of what is opaque, 4 to 400</source>
        <translation>Triángulos a lo largo del lado mayor de lo opaco, de 4 a 400</translation>
    </message>
    <message>
        <source>The picture is read again, and all work is kept. A text of layers may set both itself.</source>
        <translation>La imagen se lee de nuevo y todo el trabajo se conserva. Un texto de capas puede fijar ambos por sí mismo.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Picture size</source>
        <translation>Tamaño de imagen</translation>
    </message>
    <message>
        <source>Pixels along the longer side of the drawing, 16 to 4096. Automatic: as many as the file says, at least 1024</source>
        <translation>Píxeles a lo largo del lado mayor del dibujo, de 16 a 4096. Automático: los que indique el archivo, al menos 1024</translation>
    </message>
    <message>
        <source>The picture is read again, and all work is kept but for vertices edited by hand: undo brings these back. A text of layers may set both itself.</source>
        <translation>La imagen se lee de nuevo y todo el trabajo se conserva, salvo los vértices editados a mano: deshacer los recupera. Un texto de capas puede fijar ambos por sí mismo.</translation>
    </message>
</context>
<context>
    <name>sinew::PoseFlow</name>
    <message>
        <source>Pose mirrored</source>
        <translation>Pose reflejada</translation>
    </message>
    <message>
        <source>Fitting canceled. The skin deforms without implicit skinning</source>
        <translation>Ajuste cancelado. La piel se deforma sin skinning implícito</translation>
    </message>
    <message>
        <source>Implicit skinning failed.</source>
        <translation>El skinning implícito falló.</translation>
    </message>
    <message>
        <source>Pose copied</source>
        <translation>Pose copiada</translation>
    </message>
    <message>
        <source>Pose pasted</source>
        <translation>Pose pegada</translation>
    </message>
    <message>
        <source>The pose cannot be pasted.</source>
        <translation>La pose no se puede pegar.</translation>
    </message>
    <message>
        <source>%1, without %2</source>
        <translation>%1, sin %2</translation>
    </message>
</context>
<context>
    <name>sinew::PosePanel</name>
    <message>
        <source>Pose Joint</source>
        <translation>Posar articulación</translation>
    </message>
    <message>
        <source>No joint selected</source>
        <translation>Ninguna articulación seleccionada</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulación</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Click a joint in the view or in the tree to rotate and move it.</source>
        <translation>Haga clic en una articulación en la vista o en el árbol para rotarla y moverla.</translation>
    </message>
    <message>
        <source>Degrees around the joint&apos;s own X, Y and Z axes</source>
        <translation>Grados sobre los ejes X, Y y Z propios de la articulación</translation>
    </message>
    <message>
        <source>Metres from the bind pose, along the axes of the parent joint</source>
        <translation>Metros desde la pose de vínculo, según los ejes de la articulación padre</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Rotar</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Scale along the joint&apos;s own X, Y and Z axes, 1 as bound</source>
        <translation>Escala según los ejes X, Y y Z propios de la articulación, 1 como está vinculada</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escalar</translation>
    </message>
    <message>
        <source>Rotate around %1</source>
        <translation>Rotar sobre %1</translation>
    </message>
    <message>
        <source>Move along %1</source>
        <translation>Mover por %1</translation>
    </message>
    <message>
        <source>Scale along %1</source>
        <translation>Escalar según %1</translation>
    </message>
    <message>
        <source>Joint in the Clip</source>
        <translation>Articulación en el clip</translation>
    </message>
    <message>
        <source>The numbers are those of the clip that is shown. Stop it to set them.</source>
        <translation>Los números son los del clip que se muestra. Deténgalo para cambiarlos.</translation>
    </message>
</context>
<context>
    <name>sinew::PoseShelfFlow</name>
    <message>
        <source>The pose cannot be saved.</source>
        <translation>La pose no se puede guardar.</translation>
    </message>
    <message>
        <source>The pose cannot be used.</source>
        <translation>La pose no se puede usar.</translation>
    </message>
    <message>
        <source>pose</source>
        <translation>pose</translation>
    </message>
    <message>
        <source>Delete the pose %1?</source>
        <translation>¿Eliminar la pose %1?</translation>
    </message>
    <message>
        <source>Its file is deleted, which cannot be undone.</source>
        <translation>Se elimina su archivo, lo que no se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>Eliminar pose</translation>
    </message>
</context>
<context>
    <name>sinew::PoseShelfForm</name>
    <message>
        <source>%1: this skeleton has none of its joints</source>
        <translation>%1: este esqueleto no tiene ninguna de sus articulaciones</translation>
    </message>
    <message>
        <source>%1 moves none of the selected joints</source>
        <translation>%1 no mueve ninguna de las articulaciones seleccionadas</translation>
    </message>
    <message>
        <source>%1, mirrored</source>
        <translation>%1, reflejada</translation>
    </message>
    <message>
        <source>Posed: %1</source>
        <translation>Posado: %1</translation>
    </message>
    <message>
        <source>Posed: %1, without %2</source>
        <translation>Posado: %1, sin %2</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation>Pose %1</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Kept on the shelf: %1</source>
        <translation>Guardada en el estante: %1</translation>
    </message>
    <message>
        <source>Pose saved: %1</source>
        <translation>Pose guardada: %1</translation>
    </message>
    <message>
        <source>Put on the shelf: %1</source>
        <translation>Puesta en el estante: %1</translation>
    </message>
    <message>
        <source>Pose Shelf</source>
        <translation>Estante de poses</translation>
    </message>
    <message>
        <source>Click a pose to try the weights in it; with Shift mirrored. Drag it to the right to blend it in. Its joints alone move. Double-click one that you kept to rename it</source>
        <translation>Clic en una pose para probar en ella los pesos; con Mayúsculas, reflejada. Arrastrarla a la derecha la mezcla. Solo se mueven sus articulaciones. Doble clic en una propia para renombrarla</translation>
    </message>
    <message>
        <source>Selected joints only</source>
        <translation>Solo las seleccionadas</translation>
    </message>
    <message>
        <source>Apply poses to the selected joints only: to one hand, or one leg</source>
        <translation>Aplicar las poses solo a las articulaciones seleccionadas: a una mano, o una pierna</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mezcla</translation>
    </message>
    <message>
        <source>How far to go from the pose before to this one</source>
        <translation>Cuánto avanzar de la pose anterior a esta</translation>
    </message>
</context>
<context>
    <name>sinew::ReadingPage</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation>Cuánto del archivo se ha leído</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop reading and go back to the welcome page</source>
        <translation>Dejar de leer y volver a la página de bienvenida</translation>
    </message>
</context>
<context>
    <name>sinew::RecoveryDialog</name>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>Recuperar trabajo sin guardar</translation>
    </message>
    <message>
        <source>Sinew did not close properly.</source>
        <translation>Sinew no se cerró correctamente.</translation>
    </message>
    <message>
        <source>It kept a copy of your unsaved work. Recover it, then save it as a project to keep it.</source>
        <translation>Conservó una copia de su trabajo sin guardar. Recupérelo y guárdelo como proyecto para conservarlo.</translation>
    </message>
    <message>
        <source>Recoverable work</source>
        <translation>Trabajo recuperable</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>&amp;Ask Later</source>
        <translation>&amp;Preguntar después</translation>
    </message>
</context>
<context>
    <name>sinew::RegionBrushForm</name>
    <message>
        <source>Strokes add vertices to the region. Ctrl removes them, Shift smooths.</source>
        <translation>Los trazos añaden vértices a la región. Control los quita, Mayúsculas suaviza.</translation>
    </message>
</context>
<context>
    <name>sinew::RegionPaintForm</name>
    <message>
        <source>Add Selected Vertices</source>
        <translation>Añadir vértices seleccionados</translation>
    </message>
    <message>
        <source>Add the selected vertices fully to the region</source>
        <translation>Añadir los vértices seleccionados por completo a la región</translation>
    </message>
    <message>
        <source>Remove Selected Vertices</source>
        <translation>Quitar vértices seleccionados</translation>
    </message>
    <message>
        <source>Remove the selected vertices from the region</source>
        <translation>Quitar de la región los vértices seleccionados</translation>
    </message>
    <message>
        <source>Soften Edge</source>
        <translation>Atenuar borde</translation>
    </message>
    <message>
        <source>Fade the region over one more row of vertices at its edge. Press again for a wider edge</source>
        <translation>Atenuar la región en una fila más de vértices en su borde. Púlselo otra vez para un borde más ancho</translation>
    </message>
</context>
<context>
    <name>sinew::RegionRulesForm</name>
    <message>
        <source>Any joint can move its vertices</source>
        <translation>Cualquier articulación puede mover sus vértices</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>Rígido a %1</translation>
    </message>
    <message>
        <source>Limited to %1</source>
        <translation>Limitada a %1</translation>
    </message>
    <message>
        <source>Own stiffness</source>
        <translation>Rigidez propia</translation>
    </message>
    <message>
        <source>Use a separate stiffness (alpha) for the region&apos;s vertices</source>
        <translation>Usar una rigidez (alpha) propia para los vértices de la región</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of the region</source>
        <translation>Rigidez (alpha) de la región</translation>
    </message>
    <message>
        <source>How stiff bends are in the region: 0 is soft, 1 is stiff</source>
        <translation>Cuán rígidos son los pliegues en la región: 0 es blando, 1 es rígido</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Atenuación</translation>
    </message>
    <message>
        <source>How weights fall off with distance in the region</source>
        <translation>Cómo decaen los pesos con la distancia en la región</translation>
    </message>
    <message>
        <source>As in the Bind settings</source>
        <translation>Como en los ajustes de vínculo</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>Cuadrática</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponencial</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Influencias máx.</translation>
    </message>
    <message>
        <source>Use a separate limit for the influences of the region&apos;s vertices</source>
        <translation>Usar un límite propio para las influencias de los vértices de la región</translation>
    </message>
    <message>
        <source>Max influences in the region</source>
        <translation>Influencias máx. en la región</translation>
    </message>
    <message>
        <source>Maximum number of joints per vertex of the region</source>
        <translation>Número máximo de articulaciones por vértice de la región</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Limit to joints</source>
        <translation>Solo articulaciones</translation>
    </message>
    <message>
        <source>Only these joints can move the region&apos;s vertices. With one joint the region is rigid</source>
        <translation>Solo estas articulaciones pueden mover los vértices de la región. Con una sola, la región es rígida</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solucionador</translation>
    </message>
    <message>
        <source>What computes the weights of the region&apos;s vertices. Where the region fades, its weights blend with those around it</source>
        <translation>Lo que calcula los pesos de los vértices de la región. Donde la región se atenúa, sus pesos se mezclan con los de alrededor</translation>
    </message>
    <message>
        <source>Keep shape</source>
        <translation>Conservar forma</translation>
    </message>
    <message>
        <source>Bounded biharmonic weights: how strongly the region keeps its shape, so that it moves as one whatever moves it. Useful for a painted region over an eye, a buckle or a plate. Acts only where this solver makes the weights</source>
        <translation>Pesos biarmónicos acotados: con qué fuerza conserva la región su forma, de modo que se mueve como una sola pieza, la mueva lo que la mueva. Útil para una región pintada sobre un ojo, una hebilla o una placa. Solo actúa donde este solucionador forma los pesos</translation>
    </message>
    <message>
        <source>How strongly the region keeps its shape: 0 not at all, 1 as one solid</source>
        <translation>Con qué fuerza conserva la región su forma: 0 nada, 1 como un sólido</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Elegir...</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Any joint</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Let any joint move the region&apos;s vertices again</source>
        <translation>Dejar que cualquier articulación mueva de nuevo los vértices de la región</translation>
    </message>
</context>
<context>
    <name>sinew::RegionShapeForm</name>
    <message>
        <source>Move to Selection</source>
        <translation>Mover a la selección</translation>
    </message>
    <message>
        <source>Move the region to the selection</source>
        <translation>Mover la región a la selección</translation>
    </message>
    <message>
        <source>Move its centre to the centre of the selected vertices</source>
        <translation>Mover su centro al centro de los vértices seleccionados</translation>
    </message>
    <message>
        <source>Distance over which the region fades outside its shape</source>
        <translation>Distancia en que se atenúa la región fuera de su forma</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Fusión</translation>
    </message>
    <message>
        <source>Unit of the blend</source>
        <translation>Unidad de la transición</translation>
    </message>
    <message>
        <source>Millimetres, or percent of the character&apos;s height</source>
        <translation>Milímetros, o porcentaje de la altura del personaje</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>% of height</source>
        <translation>% de la altura</translation>
    </message>
</context>
<context>
    <name>sinew::RegionsForm</name>
    <message>
        <source>Paint New Region</source>
        <translation>Pintar región nueva</translation>
    </message>
    <message>
        <source>Take the brush. The first stroke makes a region that keeps its shape</source>
        <translation>Tomar el pincel. El primer trazo crea una región que conserva su forma</translation>
    </message>
    <message>
        <source>Convert and Paint</source>
        <translation>Convertir y pintar</translation>
    </message>
    <message>
        <source>Turn the region&apos;s shape into painted amounts of the same vertices, and take the brush</source>
        <translation>Convertir la forma de la región en valores pintados de los mismos vértices, y tomar el pincel</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Take the brush to add vertices to this region or remove them</source>
        <translation>Tomar el pincel para añadir vértices a esta región o quitarlos</translation>
    </message>
    <message>
        <source>Contains no vertices</source>
        <translation>No contiene vértices</translation>
    </message>
    <message>
        <source>Vertices: %1 (%2 fully inside)</source>
        <translation>Vértices: %1 (%2 del todo dentro)</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiones</translation>
    </message>
    <message>
        <source>Regions are areas with their own weight settings. A new region encloses the selected vertices, or the bone of the selected joint.</source>
        <translation>Las regiones son zonas con sus propios ajustes de peso. Una región nueva encierra los vértices seleccionados, o el hueso de la articulación seleccionada.</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Esfera</translation>
    </message>
    <message>
        <source>Add a sphere region</source>
        <translation>Añadir una región esfera</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Cápsula</translation>
    </message>
    <message>
        <source>Add a capsule region</source>
        <translation>Añadir una región cápsula</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Add a box region, aligned with the axes</source>
        <translation>Añadir una región caja, alineada con los ejes</translation>
    </message>
    <message>
        <source>From Vertices</source>
        <translation>De vértices</translation>
    </message>
    <message>
        <source>Add a region made of the selected vertices</source>
        <translation>Añadir una región con los vértices seleccionados</translation>
    </message>
    <message>
        <source>Only ticked regions are used. Where regions overlap, the lower one in this list wins. Double-click to rename</source>
        <translation>Solo se usan las regiones marcadas. Donde se solapan, gana la inferior de esta lista. Doble clic para renombrar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the selected regions</source>
        <translation>Quitar las regiones seleccionadas</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move up. Lower regions override it</source>
        <translation>Subir. Las regiones inferiores la anulan</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move down. It overrides the regions above it</source>
        <translation>Bajar. Anula las regiones sobre ella</translation>
    </message>
    <message>
        <source>Show vertices</source>
        <translation>Mostrar vértices</translation>
    </message>
    <message>
        <source>Draw dots on the region&apos;s vertices, fainter where the region fades</source>
        <translation>Dibujar puntos en los vértices de la región, más tenues donde la región se atenúa</translation>
    </message>
    <message>
        <source>Use as Handle of Joint</source>
        <translation>Usar como tirador</translation>
    </message>
    <message>
        <source>What the region holds replaces the bone of the selected joint: it follows only that joint, and the joint&apos;s weight fades from there</source>
        <translation>Lo que contiene la región sustituye el hueso de la articulación seleccionada: sigue solo a la articulación, y el peso de esta se desvanece a partir de ahí</translation>
    </message>
    <message>
        <source>Use as Handle of %1</source>
        <translation>Usar como tirador de %1</translation>
    </message>
    <message>
        <source>Select a joint first.</source>
        <translation>Seleccione antes una articulación.</translation>
    </message>
    <message>
        <source>The region is a handle of %1 already.</source>
        <translation>La región ya es un tirador de %1.</translation>
    </message>
    <message>
        <source>An earlier joint is named %1 too.</source>
        <translation>Una articulación anterior también se llama %1.</translation>
    </message>
</context>
<context>
    <name>sinew::ReloadFlow</name>
    <message>
        <source>%1 cannot be compared.</source>
        <translation>%1 no se puede comparar.</translation>
    </message>
    <message>
        <source>Reloaded %1. Not all work fits it any more, see the report</source>
        <translation>%1 recargado. No todo el trabajo encaja ya; vea el informe</translation>
    </message>
    <message>
        <source>Reloaded %1 and kept all work</source>
        <translation>%1 recargado y todo el trabajo conservado</translation>
    </message>
    <message>
        <source>%1 cannot be reloaded. Nothing has changed.</source>
        <translation>%1 no se puede recargar. Nada ha cambiado.</translation>
    </message>
    <message>
        <source>Reloaded %1, which is now a different model: %2 of %3 joints and %4 of %5 parts are still there.</source>
        <translation>%1 recargado; ahora es otro modelo: %2 de %3 articulaciones y %4 de %5 partes siguen ahí.</translation>
    </message>
    <message>
        <source>Work on the others is lost, see the report</source>
        <translation>El trabajo en los demás se ha perdido; vea el informe</translation>
    </message>
    <message>
        <source>There was no work on the others</source>
        <translation>No había trabajo en los demás</translation>
    </message>
    <message>
        <source>Replace Mesh</source>
        <translation>Reemplazar malla</translation>
    </message>
    <message>
        <source>The character is bound. A changed mesh of the same size, such as a body that has lost an arm, keeps its weights in the old volume. Another shape needs a new one.</source>
        <translation>El personaje está vinculado. Una malla modificada del mismo tamaño, como un cuerpo que ha perdido un brazo, conserva sus pesos en el volumen antiguo. Otra forma necesita uno nuevo.</translation>
    </message>
    <message>
        <source>Keep the Volume</source>
        <translation>Conservar el volumen</translation>
    </message>
    <message>
        <source>Make a New Volume</source>
        <translation>Crear un volumen nuevo</translation>
    </message>
    <message>
        <source>%1 is the mesh now. Not all work fits it, see the report</source>
        <translation>%1 es ahora la malla. No todo el trabajo encaja; vea el informe</translation>
    </message>
    <message>
        <source>%1 is the mesh now, in the volume of the one before</source>
        <translation>%1 es ahora la malla, en el volumen de la anterior</translation>
    </message>
    <message>
        <source>%1 is the mesh now, and all work was kept</source>
        <translation>%1 es ahora la malla, y se conservó todo el trabajo</translation>
    </message>
    <message>
        <source>%1 cannot replace the mesh. Nothing has changed.</source>
        <translation>%1 no puede reemplazar la malla. Nada ha cambiado.</translation>
    </message>
    <message>
        <source>Reloaded %1, which has another size or place now: its longest side is %2, it was %3.</source>
        <translation>%1 recargado; ahora tiene otro tamaño o lugar: su lado más largo es %2, antes era %3.</translation>
    </message>
    <message>
        <source>Not all work fits it any more, see the report</source>
        <translation>No todo el trabajo encaja ya; vea el informe</translation>
    </message>
</context>
<context>
    <name>sinew::RenderJob</name>
    <message>
        <source>Save Turntable</source>
        <translation>Guardar mesa giratoria</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Guardar imagen</translation>
    </message>
</context>
<context>
    <name>sinew::ReportModel</name>
    <message>
        <source>Fit the skeleton</source>
        <translation>Ajustar el esqueleto</translation>
    </message>
    <message>
        <source>Accept binding proposals (%1)</source>
        <translation>Aceptar propuestas de vínculo (%1)</translation>
    </message>
    <message>
        <source>Turn inverted normals for the solver (%1)</source>
        <translation>Volver normales invertidas para el solucionador (%1)</translation>
    </message>
    <message>
        <source>Close holes for the solver (%1)</source>
        <translation>Cerrar agujeros para el solucionador (%1)</translation>
    </message>
    <message>
        <source>Use finer voxels (%1)</source>
        <translation>Usar vóxeles más finos (%1)</translation>
    </message>
    <message>
        <source>Repair weights (%1)</source>
        <translation>Reparar pesos (%1)</translation>
    </message>
    <message>
        <source>Check by hand (%1)</source>
        <translation>Comprobar a mano (%1)</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Notas (%1)</translation>
    </message>
    <message>
        <source>%1 (largest first)</source>
        <translation>%1 (mayor primero)</translation>
    </message>
    <message>
        <source>%1: copy nearest skin</source>
        <translation>%1: copiar la piel más cercana</translation>
    </message>
    <message>
        <source>%1: rigid to %2</source>
        <translation>%1: rígido a %2</translation>
    </message>
    <message>
        <source>%1 and %2, gap %3</source>
        <translation>%1 y %2, hueco %3</translation>
    </message>
    <message>
        <source>Found by: check of the weights</source>
        <translation>Hallado por: comprobación de los pesos</translation>
    </message>
    <message>
        <source>Found by: bind</source>
        <translation>Hallado por: vínculo</translation>
    </message>
    <message>
        <source>Found by: reading the file</source>
        <translation>Hallado por: lectura del archivo</translation>
    </message>
    <message>
        <source>Correct the size</source>
        <translation>Corregir el tamaño</translation>
    </message>
</context>
<context>
    <name>sinew::ReportPanel</name>
    <message>
        <source>Select Affected</source>
        <translation>Seleccionar afectados</translation>
    </message>
    <message>
        <source>Fit Skeleton</source>
        <translation>Ajustar esqueleto</translation>
    </message>
    <message>
        <source>Accept These Proposals</source>
        <translation>Aceptar estas propuestas</translation>
    </message>
    <message>
        <source>Accept Proposal</source>
        <translation>Aceptar propuesta</translation>
    </message>
    <message>
        <source>Turn Normals for the Solver</source>
        <translation>Volver normales para el solucionador</translation>
    </message>
    <message>
        <source>Close Holes for the Solver</source>
        <translation>Cerrar agujeros para el solucionador</translation>
    </message>
    <message>
        <source>Repair These Vertices</source>
        <translation>Reparar estos vértices</translation>
    </message>
    <message>
        <source>Use Finer Voxels Here</source>
        <translation>Usar aquí vóxeles más finos</translation>
    </message>
    <message>
        <source>Fix All Issues</source>
        <translation>Corregir todo</translation>
    </message>
    <message>
        <source>Fix Selected Issues</source>
        <translation>Corregir problemas seleccionados</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to do: about what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scale, rotate and move the skeleton into the mesh, then bind again</source>
        <translation>Escalar, rotar y mover el esqueleto al interior de la malla, y vincular de nuevo</translation>
    </message>
    <message>
        <source>Bind these parts as proposed</source>
        <translation>Vincular estas partes como se propone</translation>
    </message>
    <message>
        <source>Bind this part as proposed. The arrow offers other bindings</source>
        <translation>Vincular esta parte como se propone. La flecha ofrece otros vínculos</translation>
    </message>
    <message>
        <source>The next bind turns inverted normals outward in its own copy of the mesh. Your mesh is not changed</source>
        <translation>El próximo vínculo vuelve hacia fuera las normales invertidas en su propia copia de la malla. Su malla no cambia</translation>
    </message>
    <message>
        <source>The next bind closes the holes in its own copy of the mesh. Your mesh is not changed</source>
        <translation>El próximo vínculo cierra los agujeros en su propia copia de la malla. Su malla no cambia</translation>
    </message>
    <message>
        <source>Give these vertices weights that fit those of the healthy vertices around them</source>
        <translation>Dar a estos vértices pesos acordes con los de los vértices sanos que los rodean</translation>
    </message>
    <message>
        <source>Add a voxel edit with finer voxels there, so that the gap stays open</source>
        <translation>Añadir ahí una edición con vóxeles más finos, para que el hueco quede abierto</translation>
    </message>
    <message>
        <source>Fit Skeleton and Bind</source>
        <translation>Ajustar esqueleto y vincular</translation>
    </message>
    <message>
        <source>Fix All Issues (%1)</source>
        <translation>Corregir todo (%1)</translation>
    </message>
    <message>
        <source>%1 vertices by %2</source>
        <translation>%1 vértices por %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>solver (other solvers)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints. Voxel size %3, penalty %4.</source>
        <translation>%1 vértices vinculados a %2 articulaciones. Tamaño de vóxel %3, penalización %4.</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints with the solver %3.</source>
        <translation>%1 vértices vinculados a %2 articulaciones con el solucionador %3.</translation>
    </message>
    <message>
        <source>Voxel size %1, penalty %2.</source>
        <translation>Tamaño de vóxel %1, penalización %2.</translation>
    </message>
    <message>
        <source>Binding...</source>
        <translation>Vinculando...</translation>
    </message>
    <message>
        <source>No issues found in the file. Not bound yet.</source>
        <translation>No se hallaron problemas en el archivo. Aún sin vincular.</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Comprobando...</translation>
    </message>
    <message>
        <source>No issues found.</source>
        <translation>No se hallaron problemas.</translation>
    </message>
    <message>
        <source>Issues: %1. Notes: %2. Double-click a row to show it in the view.</source>
        <translation>Problemas: %1. Notas: %2. Haga doble clic en una fila para mostrarla en la vista.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Click a row to select its joint or part, double-click to show it in the view. Arrow keys select too, Enter does what the row&apos;s button does</source>
        <translation>Clic en una fila para seleccionar su articulación o parte, doble clic para mostrarla en la vista. Las flechas también seleccionan, Intro hace lo que el botón de la fila</translation>
    </message>
    <message>
        <source>Do all that the buttons beside the rows do. Settings change in one undo step</source>
        <translation>Hacer todo lo que hacen los botones junto a las filas. Los ajustes cambian en un solo paso de deshacer</translation>
    </message>
    <message>
        <source>Voxel size %1.</source>
        <translation>Tamaño de vóxel %1.</translation>
    </message>
    <message>
        <source>No issues found in the file. It has weights already.</source>
        <translation>No se hallaron problemas en el archivo, que tiene pesos.</translation>
    </message>
    <message>
        <source>Check Weights</source>
        <translation>Comprobar pesos</translation>
    </message>
    <message>
        <source>The weights of this character were not checked when it was opened, because that takes long. This looks for faulty weights and lists them here</source>
        <translation>Los pesos de este personaje no se comprobaron al abrirlo, porque lleva mucho tiempo. Esto busca pesos defectuosos y los enumera aquí</translation>
    </message>
    <message>
        <source>Scale to %1</source>
        <translation>Escalar a %1</translation>
    </message>
    <message>
        <source>Read the file in another unit. Weights and all work stay, and an export writes the new size. The arrow offers other sizes</source>
        <translation>Leer el archivo en otra unidad. Los pesos y todo el trabajo se conservan, y una exportación escribe el tamaño nuevo. La flecha ofrece otros tamaños</translation>
    </message>
</context>
<context>
    <name>sinew::RestForm</name>
    <message>
        <source>No joint selected</source>
        <translation>Ninguna articulación seleccionada</translation>
    </message>
    <message>
        <source>Joint as It Is Bound</source>
        <translation>Articulación según el vínculo</translation>
    </message>
    <message>
        <source>Where the joint is bound, in the file&apos;s units along the model&apos;s axes</source>
        <translation>Dónde está vinculada la articulación, en las unidades del archivo y según los ejes del modelo</translation>
    </message>
    <message>
        <source>How the joint is turned as it is bound, in degrees around the model&apos;s axes</source>
        <translation>Cómo está girada la articulación en el vínculo, en grados sobre los ejes del modelo</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotación</translation>
    </message>
    <message>
        <source>The joint cannot be placed so.</source>
        <translation>La articulación no se puede colocar así.</translation>
    </message>
</context>
<context>
    <name>sinew::RestPoseDialog</name>
    <message>
        <source>Canceled. Nothing was changed.</source>
        <translation>Cancelado. No se cambió nada.</translation>
    </message>
    <message>
        <source>There is no skeleton.</source>
        <translation>No hay esqueleto.</translation>
    </message>
    <message>
        <source>Edit Skeleton shows no pose. Switch it off first (T).</source>
        <translation>Editar esqueleto no muestra ninguna pose. Desactívelo antes (T).</translation>
    </message>
    <message>
        <source>Nothing is posed. Turn or move a joint first.</source>
        <translation>No hay nada posado. Gire o mueva antes una articulación.</translation>
    </message>
    <message>
        <source>The character has no weights, so only the joints move and the mesh stays. Bind it first.</source>
        <translation>El personaje no tiene pesos, así que solo se mueven las articulaciones y la malla no cambia. Vincúlelo antes.</translation>
    </message>
    <message>
        <source>The skin is taken as it is shown. Folds that the pose opens are smoothed, and their vertices are selected.</source>
        <translation>La piel se toma tal como se muestra. Los pliegues que abre la pose se suavizan, y sus vértices se seleccionan.</translation>
    </message>
    <message>
        <source>The skin keeps its volume at the joints, so it may differ a little from what linear skinning shows. Turning back brings the mesh back.</source>
        <translation>La piel conserva su volumen en las articulaciones, así que puede diferir un poco de lo que muestra el skinning lineal. Al girar de vuelta, la malla vuelve.</translation>
    </message>
    <message>
        <source>Apply as Rest Pose</source>
        <translation>Aplicar como pose de reposo</translation>
    </message>
    <message>
        <source>The character is bound in the rest pose. Mesh, normals, shapes, clips and layers follow the new one, and weights stay on their vertices.</source>
        <translation>El personaje se vincula en la pose de reposo. Malla, normales, formas, clips y capas siguen a la nueva, y los pesos se quedan en sus vértices.</translation>
    </message>
    <message>
        <source>&amp;This pose</source>
        <translation>&amp;Esta pose</translation>
    </message>
    <message>
        <source>This pose</source>
        <translation>Esta pose</translation>
    </message>
    <message>
        <source>The pose that the view shows, also of a clip</source>
        <translation>La pose que muestra la vista, también la de un clip</translation>
    </message>
    <message>
        <source>T-p&amp;ose</source>
        <translation>Pose en &amp;T</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>Pose en T</translation>
    </message>
    <message>
        <source>Arms level to the sides, legs straight down</source>
        <translation>Brazos horizontales a los lados, piernas rectas hacia abajo</translation>
    </message>
    <message>
        <source>&amp;A-pose</source>
        <translation>Pose en &amp;A</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>Pose en A</translation>
    </message>
    <message>
        <source>Arms 45 degrees below level, legs straight down</source>
        <translation>Brazos 45 grados bajo la horizontal, piernas rectas hacia abajo</translation>
    </message>
    <message>
        <source>Turn to face +&amp;Z</source>
        <translation>Girar hacia +&amp;Z</translation>
    </message>
    <message>
        <source>Turn to face +Z</source>
        <translation>Girar hacia +Z</translation>
    </message>
    <message>
        <source>Turn the character about the vertical until it looks along +Z, as VRM asks for</source>
        <translation>Girar el personaje sobre la vertical hasta que mire hacia +Z, como pide VRM</translation>
    </message>
    <message>
        <source>&amp;Feet on the ground</source>
        <translation>&amp;Pies en el suelo</translation>
    </message>
    <message>
        <source>Feet on the ground</source>
        <translation>Pies en el suelo</translation>
    </message>
    <message>
        <source>Lift or lower the character until its lowest vertex is at height 0</source>
        <translation>Subir o bajar el personaje hasta que su vértice más bajo esté a altura 0</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>Ap&amp;licar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Make the chosen pose the rest pose. One step of undo</source>
        <translation>Hacer de la pose elegida la pose de reposo. Un solo paso de deshacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Progress of the rest pose</source>
        <translation>Progreso de la pose de reposo</translation>
    </message>
</context>
<context>
    <name>sinew::RestPoseFlow</name>
    <message>
        <source>The rest pose is another now. Weights stay as they are until the next bind.</source>
        <translation>La pose de reposo es ahora otra. Los pesos no cambian hasta el próximo vínculo.</translation>
    </message>
</context>
<context>
    <name>sinew::RigDialog</name>
    <message>
        <source>All markers are set: Create makes the skeleton.</source>
        <translation>Todos los marcadores están puestos: Crear hace el esqueleto.</translation>
    </message>
    <message>
        <source>Next: %1. %2.</source>
        <translation>Siguiente: %1. %2.</translation>
    </message>
    <message>
        <source>%1: set</source>
        <translation>%1: puesto</translation>
    </message>
    <message>
        <source>%1: guessed</source>
        <translation>%1: supuesto</translation>
    </message>
    <message>
        <source>%1: optional</source>
        <translation>%1: opcional</translation>
    </message>
    <message>
        <source>%1: not found</source>
        <translation>%1: no hallado</translation>
    </message>
    <message>
        <source>Fitting the skeleton to the mesh: %1 s. Cancel stops it.</source>
        <translation>Ajustando el esqueleto a la malla: %1 s. Cancelar lo detiene.</translation>
    </message>
    <message>
        <source>%1 joints fitted.</source>
        <translation>%1 articulaciones ajustadas.</translation>
    </message>
    <message>
        <source>Check %1.</source>
        <translation>Compruebe %1.</translation>
    </message>
    <message>
        <source>New Skeleton From Template</source>
        <translation>Nuevo esqueleto desde plantilla</translation>
    </message>
    <message>
        <source>Drag the markers in the view, or click one after the other. The new skeleton replaces one that the character already has.</source>
        <translation>Arrastre los marcadores en la vista, o haga clic en uno tras otro. El nuevo esqueleto sustituye al que el personaje ya tenga.</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marcadores</translation>
    </message>
    <message>
        <source>Use Guess</source>
        <translation>Usar supuesto</translation>
    </message>
    <message>
        <source>Give up where you put the chosen marker; it goes back to where the shape of the mesh suggests it. Enabled for markers that are set</source>
        <translation>Renunciar a donde puso el marcador elegido; vuelve a donde la forma de la malla lo sugiere. Disponible para marcadores puestos</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Give up where you put the markers; all go back to where the shape of the mesh suggests them</source>
        <translation>Renunciar a donde puso los marcadores; todos vuelven a donde la forma de la malla los sugiere</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Placed by usual proportions, as the mesh does not show them: %1.</source>
        <translation>Colocadas por proporciones usuales, porque la malla no las muestra: %1.</translation>
    </message>
    <message>
        <source>The hands show %1 fingers.</source>
        <translation>Las manos muestran %1 dedos.</translation>
    </message>
    <message>
        <source>skirt</source>
        <translation>falda</translation>
    </message>
    <message>
        <source>cape</source>
        <translation>manto</translation>
    </message>
    <message>
        <source>hair</source>
        <translation>pelo</translation>
    </message>
    <message>
        <source>Choose a template: what kind of character is this?</source>
        <translation>Elija una plantilla: ¿qué tipo de personaje es?</translation>
    </message>
    <message>
        <source>Chains for: %1.</source>
        <translation>Cadenas para: %1.</translation>
    </message>
    <message>
        <source>All markers that are needed are set: Create makes the skeleton. The others are optional.</source>
        <translation>Todos los marcadores necesarios están puestos: Crear hace el esqueleto. Los demás son opcionales.</translation>
    </message>
    <message>
        <source>Fitting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Markers that you do not set are guessed from the shape of the mesh. Use Guess takes the chosen one back to its guess.</source>
        <translation>Los marcadores que no ponga se suponen por la forma de la malla. «Usar supuesto» devuelve el elegido a su supuesto.</translation>
    </message>
</context>
<context>
    <name>sinew::RigDraft</name>
    <message>
        <source>New Skeleton</source>
        <translation>Nuevo esqueleto</translation>
    </message>
</context>
<context>
    <name>sinew::RigFlow</name>
    <message>
        <source>Chain of %1 joints added.</source>
        <translation>Cadena de %1 articulaciones añadida.</translation>
    </message>
    <message>
        <source>Chain of %1 joints added below %2.</source>
        <translation>Cadena de %1 articulaciones añadida bajo %2.</translation>
    </message>
    <message>
        <source>The chain cannot be made.</source>
        <translation>La cadena no se puede crear.</translation>
    </message>
    <message>
        <source>The skeleton cannot be made.</source>
        <translation>El esqueleto no se puede crear.</translation>
    </message>
    <message>
        <source>Skeleton of %1 joints made. Bind Skin gives the character weights of it.</source>
        <translation>Esqueleto de %1 articulaciones creado. Vincular la piel da al personaje sus pesos.</translation>
    </message>
</context>
<context>
    <name>sinew::RigForm</name>
    <message>
        <source>Biped</source>
        <translation>Bípedo</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Cuadrúpedo</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Ave</translation>
    </message>
    <message>
        <source>Insect or spider</source>
        <translation>Insecto o araña</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Serpiente</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Rigged file</source>
        <translation>Archivo con rig</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>What kind of skeleton is made</source>
        <translation>Qué tipo de esqueleto se crea</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>A rigged file whose skeleton is fitted; it keeps its names and its hierarchy</source>
        <translation>Un archivo con rig cuyo esqueleto se ajusta; conserva sus nombres y su jerarquía</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Examinar...</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Where the head is from the feet, for a character that lies or stands on its head</source>
        <translation>Dónde está la cabeza respecto a los pies, para un personaje tumbado o cabeza abajo</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Whose names the joints have</source>
        <translation>De quién son los nombres de las articulaciones</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>Dedos</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Joints between hips and neck</source>
        <translation>Articulaciones entre caderas y cuello</translation>
    </message>
    <message>
        <source>Twist joints</source>
        <translation>Articulaciones de torsión</translation>
    </message>
    <message>
        <source>Joints along each half of a limb</source>
        <translation>Articulaciones a lo largo de cada mitad de una extremidad</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Joints of the tail, where there is one</source>
        <translation>Articulaciones de la cola, donde la haya</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>Patas</translation>
    </message>
    <message>
        <source>Legs of an insect or spider: an even number</source>
        <translation>Patas de un insecto o una araña: un número par</translation>
    </message>
    <message>
        <source>Body joints</source>
        <translation>Del cuerpo</translation>
    </message>
    <message>
        <source>Joints along the body of a snake</source>
        <translation>Articulaciones a lo largo del cuerpo de una serpiente</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Mano derecha</translation>
    </message>
    <message>
        <source>Whose names the joints of the hand have</source>
        <translation>De quién son los nombres de las articulaciones de la mano</translation>
    </message>
    <message>
        <source>Toes</source>
        <translation>Dedos pie</translation>
    </message>
    <message>
        <source>Jaw</source>
        <translation>Mandíbula</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Ojos</translation>
    </message>
    <message>
        <source>End joints</source>
        <translation>Articulaciones finales</translation>
    </message>
    <message>
        <source>Joints that mark where the last bones end</source>
        <translation>Articulaciones que marcan dónde terminan los últimos huesos</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Simétrico</translation>
    </message>
    <message>
        <source>A marker of one side stands for both</source>
        <translation>Un marcador de un lado vale para ambos</translation>
    </message>
    <message>
        <source>Fingers of a hand; 1: all as one. Hands that show three or four have no more</source>
        <translation>Dedos de una mano; 1: todos como uno. Las manos que muestran tres o cuatro no tienen más</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Elegir...</translation>
    </message>
    <message>
        <source>Chains in skirt, cape and hair</source>
        <translation>Cadenas en falda, manto y pelo</translation>
    </message>
    <message>
        <source>Cloth and hair that are shells of their own and hang freely get chains of joints, which springs can swing</source>
        <translation>La tela y el pelo que son islas propias y cuelgan libres reciben cadenas de articulaciones, que los resortes pueden hacer oscilar</translation>
    </message>
</context>
<context>
    <name>sinew::SelectButtons</name>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Select only these vertices</source>
        <translation>Seleccionar solo estos vértices</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add these vertices to the selection</source>
        <translation>Añadir estos vértices a la selección</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove these vertices from the selection</source>
        <translation>Quitar estos vértices de la selección</translation>
    </message>
</context>
<context>
    <name>sinew::SelectPanel</name>
    <message>
        <source>No vertices selected</source>
        <translation>Ningún vértice seleccionado</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Articulación %1</translation>
    </message>
    <message>
        <source>Select a joint to use its weights.</source>
        <translation>Seleccione una articulación para usar sus pesos.</translation>
    </message>
    <message>
        <source>Select a part to use its vertices.</source>
        <translation>Seleccione una parte para usar sus vértices.</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 partes</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>Parte %1</translation>
    </message>
    <message>
        <source>By weight</source>
        <translation>Por peso</translation>
    </message>
    <message>
        <source>Minimum weight</source>
        <translation>Peso mínimo</translation>
    </message>
    <message>
        <source>Only vertices with at least this weight</source>
        <translation>Solo vértices con al menos este peso</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Maximum weight</source>
        <translation>Peso máximo</translation>
    </message>
    <message>
        <source>Only vertices with at most this weight</source>
        <translation>Solo vértices con este peso como máximo</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>By number of influences</source>
        <translation>Por número de influencias</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Only vertices with at least this many influences</source>
        <translation>Solo vértices con al menos estas influencias</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Only vertices with at most this many influences</source>
        <translation>Solo vértices con estas influencias como máximo</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>Por parte</translation>
    </message>
</context>
<context>
    <name>sinew::Session</name>
    <message>
        <source>Reload %1</source>
        <translation>Recargar %1</translation>
    </message>
    <message>
        <source>Transfer Layers</source>
        <translation>Transferir capas</translation>
    </message>
    <message>
        <source>Replace Mesh by %1</source>
        <translation>Reemplazar malla por %1</translation>
    </message>
    <message>
        <source>Shape From File</source>
        <translation>Forma desde archivo</translation>
    </message>
    <message>
        <source>Make Shape of Remainder</source>
        <translation>Forma de lo que falta</translation>
    </message>
    <message>
        <source>Shape From Skinning Method</source>
        <translation>Forma del método de skinning</translation>
    </message>
</context>
<context>
    <name>sinew::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Language of the user interface</source>
        <translation>Idioma de la interfaz de usuario</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Drafts are complete but not proof-read: a word may be wrong.</source>
        <translation>Los borradores están completos pero sin revisar: alguna palabra puede ser incorrecta.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>Colores claros u oscuros</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Navigation</source>
        <translation>&amp;Navegación</translation>
    </message>
    <message>
        <source>Mouse buttons that move the view</source>
        <translation>Botones del ratón que mueven la vista</translation>
    </message>
    <message>
        <source>Middle button orbits, Shift + middle button pans, Ctrl + middle button or the wheel zooms.</source>
        <translation>El botón central orbita, Mayúsculas + botón central desplaza, Control + botón central o la rueda acerca.</translation>
    </message>
    <message>
        <source>Alt + left button orbits, Alt + middle button pans, Alt + right button or the wheel zooms.</source>
        <translation>Alt + botón izquierdo orbita, Alt + botón central desplaza, Alt + botón derecho o la rueda acerca.</translation>
    </message>
    <message>
        <source>Keep a copy of &amp;unsaved work for recovery</source>
        <translation>Conservar copia del trabajo sin g&amp;uardar</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Autoguardado</translation>
    </message>
    <message>
        <source>After a crash, Sinew offers the copy when it starts again</source>
        <translation>Tras un fallo, Sinew ofrece la copia al iniciarse de nuevo</translation>
    </message>
    <message>
        <source>&amp;Every</source>
        <translation>&amp;Cada</translation>
    </message>
    <message>
        <source>How often the copy is saved</source>
        <translation>Cada cuánto se guarda la copia</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Show t&amp;imings</source>
        <translation>&amp;Mostrar tiempos</translation>
    </message>
    <message>
        <source>Show timings</source>
        <translation>Mostrar tiempos</translation>
    </message>
    <message>
        <source>The status bar shows what was computed last, and how long deforming and drawing took</source>
        <translation>La barra de estado muestra qué se calculó lo último, y cuánto tardaron la deformación y el dibujo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Show the &amp;weights after the first bind</source>
        <translation>Mostrar los &amp;pesos tras el primer vínculo</translation>
    </message>
    <message>
        <source>Show the weights after the first bind</source>
        <translation>Mostrar los pesos tras el primer vínculo</translation>
    </message>
    <message>
        <source>The view shows what Bind Skin has made of a character, once. Escape leads back</source>
        <translation>La vista muestra, una vez, lo que Vincular la piel ha hecho de un personaje. Escape vuelve atrás</translation>
    </message>
    <message>
        <source>Software &amp;rendering</source>
        <translation>&amp;Renderizado por software</translation>
    </message>
    <message>
        <source>Software rendering</source>
        <translation>Renderizado por software</translation>
    </message>
    <message>
        <source>The processor draws the view, more slowly, where the graphics card cannot. From the next start on</source>
        <translation>El procesador dibuja la vista, más despacio, si la tarjeta gráfica no puede. Desde el próximo inicio</translation>
    </message>
    <message>
        <source>&amp;Check for updates at start (once a week)</source>
        <translation>&amp;Buscar actualizaciones al iniciar (una vez por semana)</translation>
    </message>
    <message>
        <source>Check for updates at start</source>
        <translation>Buscar actualizaciones al iniciar</translation>
    </message>
    <message>
        <source>Asks GitHub for the newest version and tells it this version alone. It needs the program curl</source>
        <translation>Pregunta a GitHub por la versión más nueva y solo le dice esta versión. Necesita el programa curl</translation>
    </message>
</context>
<context>
    <name>sinew::SettingsForm</name>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Repairs (on the solver&apos;s copy only)</source>
        <translation>Reparaciones (en copia interna)</translation>
    </message>
</context>
<context>
    <name>sinew::ShapeFlow</name>
    <message>
        <source>Shape %1 made. Its driver is in the Pose panel</source>
        <translation>Forma %1 creada. Su driver está en el panel Pose</translation>
    </message>
    <message>
        <source>The shape cannot be made.</source>
        <translation>La forma no se puede crear.</translation>
    </message>
    <message>
        <source>The shape cannot be changed so.</source>
        <translation>La forma no se puede cambiar así.</translation>
    </message>
    <message>
        <source>Drag the skin to change the shape %1. The weights stay</source>
        <translation>Arrastre la piel para cambiar la forma %1. Los pesos quedan igual</translation>
    </message>
</context>
<context>
    <name>sinew::ShapesForm</name>
    <message>
        <source>Rename Shape</source>
        <translation>Renombrar forma</translation>
    </message>
    <message>
        <source>Mirror Shape</source>
        <translation>Reflejar forma</translation>
    </message>
    <message>
        <source>Shape %1 is mirrored</source>
        <translation>Forma %1 reflejada</translation>
    </message>
    <message>
        <source>Split Shape</source>
        <translation>Dividir forma</translation>
    </message>
    <message>
        <source>The shape is split. %1 is its left half</source>
        <translation>La forma está dividida. %1 es su mitad izquierda</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>Quitar forma</translation>
    </message>
    <message>
        <source>%1: on %2 %</source>
        <translation>%1: activada al %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: desactivada</translation>
    </message>
    <message>
        <source>%1: off, of the file</source>
        <translation>%1: desactivada, del archivo</translation>
    </message>
    <message>
        <source>This character has no shape. Make one with Pose &gt; Shape From File, or bake some with Pose &gt; Bake for Engine</source>
        <translation>Este personaje no tiene ninguna forma. Cree una con Pose &gt; Forma desde archivo, u hornee algunas con Pose &gt; Hornear para motor</translation>
    </message>
    <message numerus="yes">
        <source>This shape only repeats what weights can do: weights alone bring its %n vertex(ices) to the same place. Drag the skin instead.</source>
        <translation>
            <numerusform>Esta forma solo repite lo que pueden los pesos: los pesos solos llevan su %n vértice al mismo sitio. Arrastre la piel en su lugar.</numerusform>
            <numerusform>Esta forma solo repite lo que pueden los pesos: los pesos solos llevan sus %n vértices al mismo sitio. Arrastre la piel en su lugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formas</translation>
    </message>
    <message>
        <source>The shapes of this character, and how far each is on in this pose. Double-click renames one that was made here; its drivers follow</source>
        <translation>Las formas de este personaje y cuánto está activada cada una en esta pose. Doble clic renombra una creada aquí; sus drivers la siguen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejar</translation>
    </message>
    <message>
        <source>Mirror the shape</source>
        <translation>Reflejar la forma</translation>
    </message>
    <message>
        <source>Makes the same shape on the other side, turned on by the partner joint. A shape that has the name of the other side already is replaced</source>
        <translation>Crea la misma forma en el otro lado, activada por la articulación pareja. Si ya hay una forma con el nombre del otro lado, se reemplaza</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Split the shape left and right</source>
        <translation>Dividir la forma en izquierda y derecha</translation>
    </message>
    <message>
        <source>Puts a left and a right half in the place of the shape. Together they show the same</source>
        <translation>Pone una mitad izquierda y una derecha en el lugar de la forma. Juntas muestran lo mismo</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Drag skin into the shape</source>
        <translation>Arrastrar la piel a la forma</translation>
    </message>
    <message>
        <source>Takes the tool Drag Skin, which then changes this shape while the weights stay. The shape has to be on in the pose</source>
        <translation>Toma la herramienta Arrastrar piel, que entonces cambia esta forma mientras los pesos quedan igual. La forma debe estar activada en la pose</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the shape</source>
        <translation>Quitar la forma</translation>
    </message>
    <message>
        <source>Removes the shape and the drivers that turn it on</source>
        <translation>Quita la forma y los drivers que la activan</translation>
    </message>
    <message>
        <source>How far the halves blend over the middle when you split a shape, of its breadth. 0: they part at the middle</source>
        <translation>Cuánto se funden las mitades sobre el centro al dividir una forma, en relación con su anchura. 0: se separan en el centro</translation>
    </message>
    <message>
        <source>Split blend</source>
        <translation>Fusión al dividir</translation>
    </message>
    <message>
        <source>Shape %1 is removed</source>
        <translation>Forma %1 quitada</translation>
    </message>
</context>
<context>
    <name>sinew::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Buscar una acción o una tecla</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonFlow</name>
    <message>
        <source>The joints were not checked: %1</source>
        <translation>No se comprobaron las articulaciones: %1</translation>
    </message>
    <message>
        <source>The skeleton cannot be edited so.</source>
        <translation>El esqueleto no se puede editar así.</translation>
    </message>
    <message>
        <source>%1: nothing to change</source>
        <translation>%1: nada que cambiar</translation>
    </message>
    <message>
        <source>Joints checked: nothing is wrong</source>
        <translation>Articulaciones comprobadas: todo está bien</translation>
    </message>
    <message numerus="yes">
        <source>Joints checked: %n joint(s) with faults</source>
        <translation>
            <numerusform>Articulaciones comprobadas: %n con fallos</numerusform>
            <numerusform>Articulaciones comprobadas: %n con fallos</numerusform>
        </translation>
    </message>
    <message>
        <source>Size in percent:</source>
        <translation>Tamaño en porcentaje:</translation>
    </message>
    <message>
        <source>Edit Skeleton: moving joints changes the bind (%1 ends it)</source>
        <translation>Editar esqueleto: mover articulaciones cambia el vínculo (%1 para salir)</translation>
    </message>
    <message>
        <source>Symmetric joints: the other side follows (%1 leaves)</source>
        <translation>Edición simétrica: el otro lado sigue (%1 para salir)</translation>
    </message>
    <message>
        <source>Mirrored painting: strokes paint both sides (%1 leaves)</source>
        <translation>Pintura simétrica: los trazos pintan ambos lados (%1 para salir)</translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonPanel</name>
    <message>
        <source>Make a Skeleton</source>
        <translation>Crear un esqueleto</translation>
    </message>
    <message>
        <source>Move Joints</source>
        <translation>Mover articulaciones</translation>
    </message>
    <message>
        <source>Selected Joints</source>
        <translation>Articulaciones seleccionadas</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Organizar</translation>
    </message>
    <message>
        <source>The character has no skeleton yet. Make one from a template, load one from another file, or draw chains of joints over tails and tentacles.</source>
        <translation>El personaje aún no tiene esqueleto. Cree uno desde una plantilla, cargue uno de otro archivo, o dibuje cadenas de articulaciones sobre colas y tentáculos.</translation>
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
        <translation>Radio</translation>
    </message>
    <message>
        <source>Radius of the sphere or capsule</source>
        <translation>Radio de la esfera o la cápsula</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Length of the capsule&apos;s centre line</source>
        <translation>Longitud de la línea central de la cápsula</translation>
    </message>
    <message>
        <source>Edges (mm)</source>
        <translation>Aristas (mm)</translation>
    </message>
    <message>
        <source>Length of the box along each axis</source>
        <translation>Longitud de la caja en cada eje</translation>
    </message>
    <message>
        <source>Centre (mm)</source>
        <translation>Centro (mm)</translation>
    </message>
    <message>
        <source>Position of the centre in the bind pose</source>
        <translation>Posición del centro en la pose de vínculo</translation>
    </message>
    <message>
        <source>From (mm)</source>
        <translation>De (mm)</translation>
    </message>
    <message>
        <source>Start of the capsule&apos;s centre line in the bind pose</source>
        <translation>Inicio de la línea central de la cápsula en la pose de vínculo</translation>
    </message>
    <message>
        <source>To (mm)</source>
        <translation>A (mm)</translation>
    </message>
    <message>
        <source>End of the capsule&apos;s centre line in the bind pose</source>
        <translation>Fin de la línea central de la cápsula en la pose de vínculo</translation>
    </message>
</context>
<context>
    <name>sinew::SolverLayers</name>
    <message>
        <source>Add Layer From %1</source>
        <translation>Añadir capa de %1</translation>
    </message>
</context>
<context>
    <name>sinew::SpringBakeJob</name>
    <message>
        <source>Bake Springs Into Clips</source>
        <translation>Hornear resortes en clips</translation>
    </message>
</context>
<context>
    <name>sinew::SpringChainsForm</name>
    <message>
        <source>Hair, soft</source>
        <translation>Pelo, blando</translation>
    </message>
    <message>
        <source>Hair, firm</source>
        <translation>Pelo, firme</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>Falda</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>Orejas</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>Accesorio</translation>
    </message>
    <message>
        <source>Rename Chain</source>
        <translation>Renombrar cadena</translation>
    </message>
    <message>
        <source>custom values</source>
        <translation>valores propios</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n joint(s)</source>
        <translation>
            <numerusform>%1: %2, %n articulación</numerusform>
            <numerusform>%1: %2, %n articulaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose chains in the list, or select one of their joints. With Ctrl or Shift you choose several and change them together.</source>
        <translation>Elija cadenas en la lista, o seleccione una de sus articulaciones. Con Control o Mayúsculas elige varias y las cambia a la vez.</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Cadenas</translation>
    </message>
    <message>
        <source>Joints that swing, one chain a row: its name, whose values it has, and its joints. Double-click renames a chain</source>
        <translation>Articulaciones que oscilan, una cadena por fila: su nombre, de qué son sus valores, y sus articulaciones. Doble clic renombra una cadena</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove chains</source>
        <translation>Quitar cadenas</translation>
    </message>
    <message>
        <source>Removes the chosen chains. Their joints stay</source>
        <translation>Quita las cadenas elegidas. Sus articulaciones se quedan</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Reflejar</translation>
    </message>
    <message>
        <source>Mirror chains</source>
        <translation>Reflejar cadenas</translation>
    </message>
    <message>
        <source>Makes the chosen chains on the other side too, from the partner joints</source>
        <translation>Crea las cadenas elegidas también en el otro lado, con las articulaciones pareja</translation>
    </message>
</context>
<context>
    <name>sinew::SpringFlow</name>
    <message numerus="yes">
        <source>%n clip(s) with springs baked in. The timeline plays them, and an export with motions holds them.</source>
        <translation>
            <numerusform>%n clip con resortes horneados. La línea de tiempo lo reproduce, y una exportación con movimientos lo contiene.</numerusform>
            <numerusform>%n clips con resortes horneados. La línea de tiempo los reproduce, y una exportación con movimientos los contiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>The springs cannot be baked.</source>
        <translation>Los resortes no se pueden hornear.</translation>
    </message>
    <message>
        <source>Springs turn %1. Switch off Springs Swing (%2) to pose it</source>
        <translation>Los resortes giran %1. Desactive Resortes activos (%2) para posarla</translation>
    </message>
    <message>
        <source>No new collider: every limb with skin has one</source>
        <translation>Ningún colisionador nuevo: cada extremidad con piel tiene uno</translation>
    </message>
    <message>
        <source>No new chain found. Select the joints of a chain, and add them</source>
        <translation>No se encontró ninguna cadena nueva. Seleccione las articulaciones de una cadena y añádalas</translation>
    </message>
    <message>
        <source>Proposed: %1 and %2. Drag the character or play a clip to see them swing</source>
        <translation>Propuesto: %1 y %2. Arrastre el personaje o reproduzca un clip para verlas oscilar</translation>
    </message>
    <message numerus="yes">
        <source>%n chain(s)</source>
        <translation>
            <numerusform>%n cadena</numerusform>
            <numerusform>%n cadenas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collider(s)</source>
        <translation>
            <numerusform>%n colisionador</numerusform>
            <numerusform>%n colisionadores</numerusform>
        </translation>
    </message>
    <message>
        <source>This character has no skeleton</source>
        <translation>Este personaje no tiene esqueleto</translation>
    </message>
    <message>
        <source>Select joints that follow one another and are in no chain yet, or the first joint of a branch</source>
        <translation>Seleccione articulaciones que se siguen unas a otras y aún no están en ninguna cadena, o la primera articulación de una rama</translation>
    </message>
    <message>
        <source>Select a joint first</source>
        <translation>Seleccione antes una articulación</translation>
    </message>
    <message>
        <source>There is no chain that swings, or no clip: load a motion or set pose keys</source>
        <translation>No hay ninguna cadena que oscile, o ningún clip: cargue un movimiento o fije claves de pose</translation>
    </message>
</context>
<context>
    <name>sinew::SpringTrialForm</name>
    <message>
        <source>Deepest at %1, by %2.</source>
        <translation>Lo más profundo, en %1: %2.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Check for Crossings</source>
        <translation>Comprobar cruces</translation>
    </message>
    <message>
        <source>Plays the first clip, or a gait where there is none, and counts vertices of chains that end up inside of colliders</source>
        <translation>Reproduce el primer clip, o un andar si no hay ninguno, y cuenta los vértices de las cadenas que acaban dentro de colisionadores</translation>
    </message>
    <message>
        <source>Select the Joint</source>
        <translation>Seleccionar la articulación</translation>
    </message>
    <message>
        <source>Selects the joint whose skin is deepest inside</source>
        <translation>Selecciona la articulación cuya piel está más adentro</translation>
    </message>
</context>
<context>
    <name>sinew::SpringsPanel</name>
    <message>
        <source>Springs swing joints, and this character has none. Make a skeleton with Skeleton &gt; New From Template, or load one.</source>
        <translation>Los resortes hacen oscilar articulaciones, y este personaje no tiene ninguna. Cree un esqueleto con Esqueleto &gt; Nuevo desde plantilla, o cargue uno.</translation>
    </message>
    <message>
        <source>Springs let hair, skirts, capes, tails and ears swing while the character moves, as in VRM. Propose finds their joints, and fits colliders to the body that keep them out. Or select the joints of a chain and add them. Then drag the character, or play a clip.</source>
        <translation>Los resortes dejan oscilar pelo, faldas, capas, colas y orejas mientras el personaje se mueve, como en VRM. Proponer busca sus articulaciones y ajusta al cuerpo colisionadores que las mantienen fuera. O seleccione las articulaciones de una cadena y añádalas. Luego arrastre el personaje, o reproduzca un clip.</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proponer</translation>
    </message>
    <message>
        <source>Propose springs</source>
        <translation>Proponer resortes</translation>
    </message>
    <message>
        <source>Finds chains of joints that carry hair, cloth, tails or ears, and fits colliders to the body. What is there already stays</source>
        <translation>Busca cadenas de articulaciones que llevan pelo, tela, colas u orejas, y ajusta colisionadores al cuerpo. Lo que ya existe se queda</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add springs</source>
        <translation>Añadir resortes</translation>
    </message>
    <message>
        <source>Adds a chain of the selected joints, or a collider to the selected joint</source>
        <translation>Añade una cadena de las articulaciones seleccionadas, o un colisionador a la articulación seleccionada</translation>
    </message>
</context>
<context>
    <name>sinew::StatusLine</name>
    <message>
        <source>Issues: %1</source>
        <translation>Problemas: %1</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Sin problemas</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Comprobando...</translation>
    </message>
    <message>
        <source>Issues in the report: %1. Notes: %2. Click to show them</source>
        <translation>Problemas en el informe: %1. Notas: %2. Clic para mostrarlos</translation>
    </message>
    <message>
        <source>computed: volume, distances, weights</source>
        <translation>calculado: volumen, distancias, pesos</translation>
    </message>
    <message>
        <source>computed: weights</source>
        <translation>calculado: pesos</translation>
    </message>
    <message>
        <source>computed: deformation</source>
        <translation>calculado: deformación</translation>
    </message>
    <message>
        <source>deform %1 ms</source>
        <translation>deformar %1 ms</translation>
    </message>
    <message>
        <source>draw %1 ms</source>
        <translation>dibujar %1 ms</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Progress of the running task</source>
        <translation>Progreso de la tarea en curso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>What was computed last, and how long the last deformation and the last frame took</source>
        <translation>Qué se calculó lo último, y cuánto tardaron la última deformación y el último fotograma</translation>
    </message>
    <message>
        <source>computed: preview</source>
        <translation>calculado: vista previa</translation>
    </message>
    <message>
        <source>Live Link to Blender</source>
        <translation>Enlace en vivo con Blender</translation>
    </message>
    <message>
        <source>What became of the weights in Blender</source>
        <translation>Qué ha sido de los pesos en Blender</translation>
    </message>
</context>
<context>
    <name>sinew::SubdivisionForm</name>
    <message>
        <source>%1 is shown with %2 levels: more would have over %3 faces. Choose fewer levels.</source>
        <translation>%1 se muestra con %2 niveles: más tendrían más de %3 caras. Elija menos niveles.</translation>
    </message>
    <message>
        <source>Smooth preview</source>
        <translation>Vista suave</translation>
    </message>
    <message>
        <source>Shows the selected parts as smooth surfaces, and judges them so. Each level makes four faces of one. The mesh in the file and its weights stay as they are: it is posed first, then subdivided. Files of FBX keep the level</source>
        <translation>Muestra las partes seleccionadas como superficies suaves, y las evalúa así. Cada nivel convierte una cara en cuatro. La malla del archivo y sus pesos no cambian: primero se posa y luego se subdivide. Los archivos FBX conservan el nivel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n nivel</numerusform>
            <numerusform>%n niveles</numerusform>
        </translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Esquema</translation>
    </message>
    <message>
        <source>How the selected parts are subdivided. Catmull-Clark: for polygons of any size, as most programs do. Loop: for triangles, into which larger polygons are cut first</source>
        <translation>Cómo se subdividen las partes seleccionadas. Catmull-Clark: para polígonos de cualquier tamaño, como en la mayoría de los programas. Loop: para triángulos, en los que antes se dividen los polígonos mayores</translation>
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
        <translation>Mixto</translation>
    </message>
    <message>
        <source>No part selected</source>
        <translation>Ninguna parte seleccionada</translation>
    </message>
</context>
<context>
    <name>sinew::TextureBar</name>
    <message>
        <source>Textures and material files outside the model&apos;s folder that were not read: %1</source>
        <translation>Texturas y archivos de materiales fuera de la carpeta del modelo que no se leyeron: %1</translation>
    </message>
    <message>
        <source>Choose Their Folder...</source>
        <translation>Elegir su carpeta...</translation>
    </message>
    <message>
        <source>Read textures from a folder that you choose, too. Do so only if you trust the model: what it names there becomes part of exported files</source>
        <translation>Leer texturas también de una carpeta que usted elija. Solo si confía en el modelo: lo que nombre allí pasa a formar parte de los archivos exportados</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorar</translation>
    </message>
    <message>
        <source>Go on without these textures</source>
        <translation>Seguir sin estas texturas</translation>
    </message>
</context>
<context>
    <name>sinew::TextureFlow</name>
    <message>
        <source>Choose the Folder of the Textures</source>
        <translation>Elegir la carpeta de las texturas</translation>
    </message>
    <message>
        <source>All textures were found</source>
        <translation>Se encontraron todas las texturas</translation>
    </message>
    <message>
        <source>Textures and material files that are still outside: %1</source>
        <translation>Texturas y archivos de materiales que siguen fuera: %1</translation>
    </message>
</context>
<context>
    <name>sinew::TimelinePanel</name>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 de %2 s</translation>
    </message>
    <message>
        <source>frame %1, %2</source>
        <translation>fotograma %1, %2</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>The clip to play: a generated range of motion, an animation of the file, a loaded motion, or the pose keys</source>
        <translation>El clip que se reproduce: un rango de movimiento generado, una animación del archivo, un movimiento cargado, o las claves de pose</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop and return to the project&apos;s pose</source>
        <translation>Parar y volver a la pose del proyecto</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Bucle</translation>
    </message>
    <message>
        <source>Repeat from the start</source>
        <translation>Repetir desde el principio</translation>
    </message>
    <message>
        <source>Use This Pose</source>
        <translation>Usar esta pose</translation>
    </message>
    <message>
        <source>Make the shown pose the project&apos;s pose, so that you can edit it</source>
        <translation>Hacer de la pose mostrada la del proyecto, para poder editarla</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Position in the clip</source>
        <translation>Posición en el clip</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>Claves de pose</translation>
    </message>
    <message>
        <source>Click to go to a time; drag a key to move it</source>
        <translation>Clic para ir a un tiempo; arrastrar una clave para moverla</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>How fast the clip plays</source>
        <translation>A qué velocidad se reproduce el clip</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Done. Go on when you like.</source>
        <translation>Hecho. Siga cuando quiera.</translation>
    </message>
    <message>
        <source>Tour, %1 of %2: %3</source>
        <translation>Recorrido, %1 de %2: %3</translation>
    </message>
    <message>
        <source>Show Me Where</source>
        <translation>Mostrar dónde</translation>
    </message>
    <message>
        <source>Bring the panel of this step to the front</source>
        <translation>Traer al frente el panel de este paso</translation>
    </message>
    <message>
        <source>Skip Tour</source>
        <translation>Omitir recorrido</translation>
    </message>
    <message>
        <source>End the tour. Help &gt; Take the Tour starts it again</source>
        <translation>Terminar el recorrido. Ayuda &gt; Hacer el recorrido lo inicia de nuevo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>El paso anterior</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The next step. What this one asks for is done for you, where it can</source>
        <translation>El paso siguiente. Lo que pide este se hace por usted, donde es posible</translation>
    </message>
</context>
<context>
    <name>sinew::TransferDialog</name>
    <message>
        <source>Matching...</source>
        <translation>Emparejando...</translation>
    </message>
    <message>
        <source>%1 of %2 vertices matched</source>
        <translation>%1 de %2 vértices con pareja</translation>
    </message>
    <message>
        <source>Transfer Weights</source>
        <translation>Transferir pesos</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>How far the nearest place may be, in per cent of this character&apos;s diagonal</source>
        <translation>A qué distancia puede estar el sitio más cercano, en porcentaje de la diagonal de este personaje</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>How far its normal may be turned from the vertex&apos;s at that distance; up to twice as much where they touch</source>
        <translation>Cuánto puede girar su normal respecto a la del vértice a esa distancia; hasta el doble donde se tocan</translation>
    </message>
    <message>
        <source>Accept flipped normals</source>
        <translation>Aceptar normales invertidas</translation>
    </message>
    <message>
        <source>Let normals match that face the opposite way, as on linings</source>
        <translation>Permitir normales que miran al lado contrario, como en los forros</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Simétrico</translation>
    </message>
    <message>
        <source>Give both sides mirrored weights, by the joint mapping of the Mirror commands</source>
        <translation>Dar a ambos lados pesos reflejados, según la asignación de articulaciones de los comandos de simetría</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Suavizado</translation>
    </message>
    <message>
        <source>Rounds of smoothing around vertices without a match</source>
        <translation>Rondas de suavizado alrededor de vértices sin pareja</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Todas las partes</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulaciones</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Todas las articulaciones</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>Tabla de articul.</translation>
    </message>
    <message>
        <source>Joints are paired by name</source>
        <translation>Las articulaciones se emparejan por nombre</translation>
    </message>
    <message>
        <source>A CSV or JSON file that pairs the joint names of both files</source>
        <translation>Un archivo CSV o JSON que empareja los nombres de articulaciones de ambos archivos</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Examinar...</translation>
    </message>
    <message>
        <source>Select vertices without a match</source>
        <translation>Seleccionar vértices sin pareja</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transferir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Vertices near the surface of %1 take its weights. Gaps between them are filled smoothly, and what hangs out of reach is bound. Both characters have to stand in the same place.</source>
        <translation>Los vértices cercanos a la superficie de %1 toman sus pesos. Los huecos entre ellos se rellenan suavemente, y lo que cuelga fuera de alcance se vincula. Ambos personajes deben estar en el mismo sitio.</translation>
    </message>
</context>
<context>
    <name>sinew::TransferFlow</name>
    <message>
        <source>The weights cannot be transferred.</source>
        <translation>Los pesos no se pueden transferir.</translation>
    </message>
    <message>
        <source>Layer %1 added: %2 vertices matched, %3 inpainted.</source>
        <translation>Capa %1 añadida: %2 vértices con pareja, %3 completados.</translation>
    </message>
</context>
<context>
    <name>sinew::UpdateDialog</name>
    <message>
        <source>Sinew %1 is there. You have %2.</source>
        <translation>Sinew %1 está disponible. Usted tiene %2.</translation>
    </message>
    <message>
        <source>You have the newest version, %1.</source>
        <translation>Tiene la versión más nueva, %1.</translation>
    </message>
    <message>
        <source>Sinew asks by the program curl, which does not run here. Install curl, or open the page of releases.</source>
        <translation>Sinew pregunta con el programa curl, que aquí no funciona. Instale curl o abra la página de versiones.</translation>
    </message>
    <message>
        <source>There is no connection to GitHub. Check the network and try again.</source>
        <translation>No hay conexión con GitHub. Compruebe la red e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>GitHub did not answer in time. Try again later.</source>
        <translation>GitHub no respondió a tiempo. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>The connection to GitHub is not secure. Log in to the network, or set the clock of this computer, and try again.</source>
        <translation>La conexión con GitHub no es segura. Inicie sesión en la red o ajuste el reloj de este equipo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>GitHub refused to answer. Try again later, or open the page of releases.</source>
        <translation>GitHub se negó a responder. Inténtelo más tarde o abra la página de versiones.</translation>
    </message>
    <message>
        <source>The answer names no release of Sinew. Log in to the network, or open the page of releases.</source>
        <translation>La respuesta no nombra ninguna versión de Sinew. Inicie sesión en la red o abra la página de versiones.</translation>
    </message>
    <message>
        <source>Check for Updates</source>
        <translation>Buscar actualizaciones</translation>
    </message>
    <message>
        <source>Asking GitHub for the newest version...</source>
        <translation>Preguntando a GitHub por la versión más nueva...</translation>
    </message>
    <message>
        <source>Open &amp;Page</source>
        <translation>Abrir &amp;página</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>Abrir página</translation>
    </message>
    <message>
        <source>Shows the releases of Sinew in the browser</source>
        <translation>Muestra las versiones de Sinew en el navegador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Sinew sends its own version and nothing else.</source>
        <translation>Sinew envía su propia versión y nada más.</translation>
    </message>
</context>
<context>
    <name>sinew::ViewBar</name>
    <message>
        <source>Shaded</source>
        <translation>Sombreado</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Superposición</translation>
    </message>
</context>
<context>
    <name>sinew::ViewFlow</name>
    <message>
        <source>Choose View &gt; Lighting &gt; Studio: it casts the shadows.</source>
        <translation>Elija Vista &gt; Iluminación &gt; Estudio: proyecta las sombras.</translation>
    </message>
</context>
<context>
    <name>sinew::ViewInteraction</name>
    <message>
        <source>Joint %1 (guessed bone)</source>
        <translation>Articulación %1 (hueso supuesto)</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Articulación %1</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>vértice %1</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportFlow</name>
    <message>
        <source>The view has not jumped anywhere yet.</source>
        <translation>La vista aún no ha saltado a ningún sitio.</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportWidget</name>
    <message>
        <source>Select a joint to read its weight at each vertex.</source>
        <translation>Seleccione una articulación para leer su peso en cada vértice.</translation>
    </message>
    <message>
        <source>Zoom in to read the weight at each vertex.</source>
        <translation>Acerque la vista para leer el peso en cada vértice.</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>Vista 3D</translation>
    </message>
    <message>
        <source>Shows the character, its skeleton and its weights</source>
        <translation>Muestra el personaje, su esqueleto y sus pesos</translation>
    </message>
    <message>
        <source>&lt;h3&gt;The 3D view is not available&lt;/h3&gt;&lt;p&gt;It needs OpenGL 3.3, which this computer does not offer. Binding and exporting still work.&lt;/p&gt;&lt;p&gt;Updating the graphics driver usually helps. So may Software rendering in the settings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;La vista 3D no está disponible&lt;/h3&gt;&lt;p&gt;Necesita OpenGL 3.3, que este equipo no ofrece. Vincular y exportar siguen funcionando.&lt;/p&gt;&lt;p&gt;Actualizar el controlador gráfico suele ayudar. También puede ayudar el renderizado por software, en los ajustes.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sinew::VolumeEditsForm</name>
    <message>
        <source>Refine: %1, resolution %2</source>
        <translation>Refinar: %1, resolución %2</translation>
    </message>
    <message>
        <source>Separate: %1</source>
        <translation>Separar: %1</translation>
    </message>
    <message>
        <source>Connect: %1</source>
        <translation>Conectar: %1</translation>
    </message>
    <message>
        <source>Select a vertex, or a leak in the report, then choose how to change the voxels there.</source>
        <translation>Seleccione un vértice, o una fuga en el informe, y elija cómo cambiar ahí los vóxeles.</translation>
    </message>
    <message>
        <source>Voxel Edits</source>
        <translation>Ediciones de vóxeles</translation>
    </message>
    <message>
        <source>Refine</source>
        <translation>Refinar</translation>
    </message>
    <message>
        <source>Use finer voxels in a box there, to separate surfaces that lie close together</source>
        <translation>Usar ahí vóxeles más finos en una caja, para separar superficies muy próximas</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Remove voxels in a sphere there, to separate parts that touch</source>
        <translation>Quitar ahí vóxeles en una esfera, para separar partes que se tocan</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Fill voxels in a sphere there, to connect separate parts</source>
        <translation>Rellenar ahí vóxeles en una esfera, para conectar partes separadas</translation>
    </message>
    <message>
        <source>Voxel edits in the order in which they are applied</source>
        <translation>Ediciones de vóxeles en el orden en que se aplican</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Voxels along the character&apos;s longest side</source>
        <translation>Vóxeles a lo largo del lado más largo del personaje</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the selected voxel edits</source>
        <translation>Quitar las ediciones de vóxeles seleccionadas</translation>
    </message>
</context>
<context>
    <name>sinew::VrmForm</name>
    <message>
        <source>Na&amp;me</source>
        <translation>N&amp;ombre</translation>
    </message>
    <message>
        <source>Name of the character in the VRM</source>
        <translation>Nombre del personaje en el VRM</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>A&amp;uthors</source>
        <translation>A&amp;utores</translation>
    </message>
    <message>
        <source>Who made the character, with commas between names. A VRM names at least one</source>
        <translation>Quién hizo el personaje, con comas entre nombres. Un VRM nombra al menos a uno</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Versión</translation>
    </message>
    <message>
        <source>Version of the character</source>
        <translation>Versión del personaje</translation>
    </message>
    <message>
        <source>&amp;Copyright</source>
        <translation>&amp;Copyright</translation>
    </message>
    <message>
        <source>Copyright line</source>
        <translation>Línea de copyright</translation>
    </message>
    <message>
        <source>U&amp;se as avatar</source>
        <translation>U&amp;so como avatar</translation>
    </message>
    <message>
        <source>Who may appear as the character</source>
        <translation>Quién puede aparecer como el personaje</translation>
    </message>
    <message>
        <source>The author only</source>
        <translation>Solo el autor</translation>
    </message>
    <message>
        <source>People with a licence of their own</source>
        <translation>Personas con licencia propia</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Commercia&amp;l use</source>
        <translation>Uso comercia&amp;l</translation>
    </message>
    <message>
        <source>Which use may earn money</source>
        <translation>Qué uso puede dar ingresos</translation>
    </message>
    <message>
        <source>Personal, without profit</source>
        <translation>Personal, sin ánimo de lucro</translation>
    </message>
    <message>
        <source>Personal, also for profit</source>
        <translation>Personal, también con lucro</translation>
    </message>
    <message>
        <source>Companies too</source>
        <translation>También empresas</translation>
    </message>
    <message>
        <source>Changes b&amp;y others</source>
        <translation>Cambios de o&amp;tros</translation>
    </message>
    <message>
        <source>Whether others may change the character, and pass that on</source>
        <translation>Si otros pueden cambiar el personaje, y difundirlo cambiado</translation>
    </message>
    <message>
        <source>Prohibited</source>
        <translation>Prohibido</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>Allowed, and may be passed on</source>
        <translation>Permitido, y se puede difundir</translation>
    </message>
    <message>
        <source>Others may pass the file on</source>
        <translation>Otros pueden difundir el archivo</translation>
    </message>
    <message>
        <source>Use in excessively violent works</source>
        <translation>Uso en obras de violencia excesiva</translation>
    </message>
    <message>
        <source>Use in excessively sexual works</source>
        <translation>Uso en obras de sexualidad excesiva</translation>
    </message>
    <message>
        <source>Use in political or religious works</source>
        <translation>Uso en obras políticas o religiosas</translation>
    </message>
    <message>
        <source>Use in antisocial or hateful works</source>
        <translation>Uso en obras antisociales o de odio</translation>
    </message>
    <message>
        <source>Use without naming the authors</source>
        <translation>Uso sin nombrar a los autores</translation>
    </message>
    <message>
        <source>Allow this in the licence of the VRM</source>
        <translation>Permitir esto en la licencia del VRM</translation>
    </message>
    <message>
        <source>Bones and their joints</source>
        <translation>Huesos y sus articulaciones</translation>
    </message>
    <message>
        <source>Click a joint to choose another, or type a part of a name to find it. Bones in bold are required</source>
        <translation>Haga clic en una articulación para elegir otra, o escriba parte de un nombre para encontrarla. Los huesos en negrita son obligatorios</translation>
    </message>
    <message>
        <source>This character is not in a T-pose that faces +Z, as a VRM should be, so motion bends it wrongly. Choose &lt;a href=&quot;restPose&quot;&gt;Pose &gt; Apply as Rest Pose...&lt;/a&gt;</source>
        <translation>Un VRM está en pose en T y mira hacia +Z. Este personaje no, así que el movimiento lo dobla mal. Elija &lt;a href=&quot;restPose&quot;&gt;Pose &gt; Aplicar como pose de reposo...&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>How to reach who made the character: a mail address or a page</source>
        <translation>Cómo contactar con quien creó el personaje: una dirección de correo o una página</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Basado en</translation>
    </message>
    <message>
        <source>Works that the character is made from, with commas between them</source>
        <translation>Obras de las que está hecho el personaje, separadas por comas</translation>
    </message>
    <message>
        <source>Licences of others</source>
        <translation>Licencias de otros</translation>
    </message>
    <message>
        <source>Licences of others&apos; work in the character</source>
        <translation>Licencias del trabajo de otros en el personaje</translation>
    </message>
    <message>
        <source>Other licence</source>
        <translation>Otra licencia</translation>
    </message>
    <message>
        <source>Address of a licence that holds besides the one of VRM</source>
        <translation>Dirección de una licencia que rige además de la de VRM</translation>
    </message>
    <message>
        <source>A VRM names at least one author: fill in Authors.</source>
        <translation>Un VRM nombra al menos a un autor: rellene Autores.</translation>
    </message>
    <message>
        <source>VRM version</source>
        <translation>Versión de VRM</translation>
    </message>
    <message>
        <source>1.0 is the newest. Some programs read 0.x alone, which has no constraints and one set of spring values for each chain</source>
        <translation>1.0 es la más nueva. Algunos programas solo leen 0.x, que no tiene restricciones y tiene un solo juego de valores de resorte por cadena</translation>
    </message>
    <message>
        <source>Toon shading (MToon)</source>
        <translation>Sombreado toon (MToon)</translation>
    </message>
    <message>
        <source>Give materials the toon shading of VRM 1.0, where they have none</source>
        <translation>Dar a los materiales el sombreado toon de VRM 1.0, donde no lo tengan</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>%1 of %2 required bones have a joint.</source>
        <translation>Huesos requeridos con articulación: %1 de %2.</translation>
    </message>
    <message>
        <source>%1 of %2 required bones have a joint. In the table, click the joint of each of these bones to choose another: %3</source>
        <translation>Huesos requeridos con articulación: %1 de %2. En la tabla, haga clic en la articulación de cada uno de estos huesos para elegir otra: %3</translation>
    </message>
    <message>
        <source>Not mapped: %1</source>
        <translation>Sin asignar: %1</translation>
    </message>
    <message>
        <source>Hide Bones</source>
        <translation>Ocultar huesos</translation>
    </message>
    <message>
        <source>Show Bones</source>
        <translation>Mostrar huesos</translation>
    </message>
    <message>
        <source>More about the character</source>
        <translation>Más sobre el personaje</translation>
    </message>
    <message>
        <source>Change the joints of bones</source>
        <translation>Cambiar las articulaciones de los huesos</translation>
    </message>
    <message>
        <source>Shows every bone of the VRM with its joint, as a list that can be changed</source>
        <translation>Muestra cada hueso del VRM con su articulación, en una lista que se puede cambiar</translation>
    </message>
</context>
<context>
    <name>sinew::WeightCheck</name>
    <message>
        <source>Check Weights</source>
        <translation>Comprobar pesos</translation>
    </message>
</context>
<context>
    <name>sinew::WeightFiles</name>
    <message>
        <source>Import Weights</source>
        <translation>Importar pesos</translation>
    </message>
    <message>
        <source>Export Weights</source>
        <translation>Exportar pesos</translation>
    </message>
</context>
<context>
    <name>sinew::WeightFilesFlow</name>
    <message>
        <source>Layer %1 added.</source>
        <translation>Capa %1 añadida.</translation>
    </message>
    <message>
        <source>Weights written to %1.</source>
        <translation>Pesos escritos en %1.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1: error.</translation>
    </message>
    <message>
        <source>The folder %1 is not empty.</source>
        <translation>La carpeta %1 no está vacía.</translation>
    </message>
    <message>
        <source>Images of the same names in it are replaced. All other files stay.</source>
        <translation>Se reemplazan en ella las imágenes del mismo nombre. Los demás archivos se quedan.</translation>
    </message>
    <message>
        <source>&amp;Write Images</source>
        <translation>&amp;Escribir imágenes</translation>
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
        <translation>Base (solucionador)</translation>
    </message>
    <message>
        <source>Base (file)</source>
        <translation>Base (archivo)</translation>
    </message>
    <message>
        <source>Weights painted by hand or changed by operations</source>
        <translation>Pesos pintados a mano o cambiados por operaciones</translation>
    </message>
    <message>
        <source>Mirrors all weights below it from one side to the other</source>
        <translation>Refleja todos los pesos bajo ella de un lado al otro</translation>
    </message>
    <message>
        <source>Smooths the weights below it over the surface</source>
        <translation>Suaviza los pesos bajo ella por la superficie</translation>
    </message>
</context>
<context>
    <name>sinew::WeightLayersPanel</name>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Weight Layers</source>
        <translation>Capas de pesos</translation>
    </message>
    <message>
        <source>Manual edits are layers above the solver&apos;s weights. They stay when you bind again.</source>
        <translation>Las ediciones manuales son capas sobre los pesos del solucionador. Se quedan al vincular de nuevo.</translation>
    </message>
    <message>
        <source>Double-click to rename, drag to another place. The check box shows or hides a layer. Shift and Ctrl select several</source>
        <translation>Doble clic para renombrar, arrastrar para cambiar de sitio. La casilla muestra u oculta una capa. Mayúsculas y Control seleccionan varias</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a layer above this one</source>
        <translation>Añadir una capa sobre esta</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Duplicate the selected layers</source>
        <translation>Duplicar las capas seleccionadas</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete the selected layers</source>
        <translation>Eliminar las capas seleccionadas</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move this layer up</source>
        <translation>Subir esta capa</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Move this layer down</source>
        <translation>Bajar esta capa</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Combinar</translation>
    </message>
    <message>
        <source>Merge this layer into the one below, or several selected ones into one</source>
        <translation>Combinar esta capa con la inferior, o varias seleccionadas en una</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintar</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>Reflejar todo</translation>
    </message>
    <message>
        <source>Relax</source>
        <translation>Relajar</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacidad</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Opacidad de la capa</translation>
    </message>
    <message>
        <source>Mirror +X to -X</source>
        <translation>Reflejar +X a -X</translation>
    </message>
    <message>
        <source>When off, mirrors -X to +X</source>
        <translation>Desactivado, refleja -X a +X</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iteraciones</translation>
    </message>
    <message>
        <source>How far weights are smoothed over the surface</source>
        <translation>Hasta dónde se suavizan los pesos por la superficie</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>Ctrl inverts the brush, Shift smooths. Ctrl+Shift+click selects the joint under the cursor.</source>
        <translation>Control invierte el pincel, Mayúsculas suaviza. Control+Mayúsculas+clic selecciona la articulación bajo el cursor.</translation>
    </message>
</context>
<context>
    <name>sinew::WeightTransfers</name>
    <message>
        <source>Transfer Weights</source>
        <translation>Transferir pesos</translation>
    </message>
</context>
<context>
    <name>sinew::WeightsFlow</name>
    <message>
        <source>%1 of %2 vertices changed, by at most %3 of their weight.</source>
        <translation>%1 de %2 vértices cambiados, a lo sumo en %3 de su peso.</translation>
    </message>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>Los pesos no se pueden cambiar.</translation>
    </message>
    <message>
        <source>The surface moves by at most %1 when %2 bends by 60°.</source>
        <translation>La superficie se mueve a lo sumo %1 cuando %2 se dobla 60°.</translation>
    </message>
    <message>
        <source>Relax in Pose smooths the surface in the current pose, but no joint is posed. First bend the joint whose skin you want to relax, or use Smooth.</source>
        <translation>Relajar en la pose suaviza la superficie en la pose actual, pero no hay ninguna articulación posada. Doble antes la articulación cuya piel quiera relajar, o use Suavizar.</translation>
    </message>
    <message>
        <source>No faulty weights found.</source>
        <translation>No se encontraron pesos defectuosos.</translation>
    </message>
    <message>
        <source>Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy.</source>
        <translation>Vértices defectuosos: %1 sin pesos, %2 con pesos de articulaciones lejanas, %3 ruidosos.</translation>
    </message>
    <message numerus="yes">
        <source>Copied the weights of %n vertex(ices).</source>
        <translation>
            <numerusform>Pesos de %n vértice copiados.</numerusform>
            <numerusform>Pesos de %n vértices copiados.</numerusform>
        </translation>
    </message>
    <message>
        <source>No outliers found.</source>
        <translation>No se hallaron valores atípicos.</translation>
    </message>
    <message numerus="yes">
        <source>%n outlier(s) selected.</source>
        <translation>
            <numerusform>%n valor atípico seleccionado.</numerusform>
            <numerusform>%n valores atípicos seleccionados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every vertex has a counterpart on the other side.</source>
        <translation>Cada vértice tiene equivalente en el otro lado.</translation>
    </message>
    <message numerus="yes">
        <source>No counterpart on the other side: %n vertex(ices).</source>
        <translation>
            <numerusform>Sin equivalente en el otro lado: %n vértice.</numerusform>
            <numerusform>Sin equivalente en el otro lado: %n vértices.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has invalid or unnormalized weights at %1 vertices. An export writes them corrected.</source>
        <translation>El archivo tiene pesos no válidos o no normalizados en %1 vértices. Una exportación los escribe corregidos.</translation>
    </message>
</context>
<context>
    <name>sinew::WelcomePage</name>
    <message>
        <source>Sinew binds characters to skeletons, even when the mesh is messy. It fills the body with voxels, measures distances through them and turns them into weights.</source>
        <translation>Sinew vincula personajes a esqueletos, aunque la malla sea imperfecta. Llena el cuerpo de vóxeles, mide distancias a través de ellos y las convierte en pesos.</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Abrir...</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>Abrir la &amp;muestra</translation>
    </message>
    <message>
        <source>or drop a file here: %1 and others, or a Sinew project</source>
        <translation>o suelte un archivo aquí: %1 y otros, o un proyecto de Sinew</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>New here? Take the &amp;tour</source>
        <translation>¿Primera vez? &amp;Haga el recorrido</translation>
    </message>
    <message>
        <source>&amp;No, thanks</source>
        <translation>No, &amp;gracias</translation>
    </message>
    <message>
        <source>No tour</source>
        <translation>Sin recorrido</translation>
    </message>
    <message>
        <source>Help &gt; Take the Tour starts it later</source>
        <translation>Ayuda &gt; Hacer el recorrido lo inicia después</translation>
    </message>
</context>
</TS>
