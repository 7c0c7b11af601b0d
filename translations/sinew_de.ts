<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Öffnen...</translation>
    </message>
    <message>
        <source>Open a character or a Sinew project</source>
        <translation>Eine Figur oder ein Sinew-Projekt öffnen</translation>
    </message>
    <message>
        <source>&amp;Load Skeleton...</source>
        <translation>Skelett &amp;laden...</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren...</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the character and return to the welcome page</source>
        <translation>Die Figur schließen und zur Startseite zurückkehren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>Quit Sinew</source>
        <translation>Sinew beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Deselect All</source>
        <translation>Auswahl &amp;aufheben</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>Ein&amp;stellungen...</translation>
    </message>
    <message>
        <source>Language, theme, navigation and autosave</source>
        <translation>Sprache, Farben, Navigation und automatisches Speichern</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>&amp;Alles zeigen</translation>
    </message>
    <message>
        <source>Show the whole character</source>
        <translation>Die ganze Figur zeigen</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>Au&amp;swahl zeigen</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>&amp;Vorne</translation>
    </message>
    <message>
        <source>Look at the front</source>
        <translation>Auf die Vorderseite blicken</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Hinten</translation>
    </message>
    <message>
        <source>Look at the back</source>
        <translation>Auf die Rückseite blicken</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>Look at the character&apos;s right side</source>
        <translation>Auf die rechte Seite der Figur blicken</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>Look at the character&apos;s left side</source>
        <translation>Auf die linke Seite der Figur blicken</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>&amp;Oben</translation>
    </message>
    <message>
        <source>Look from above</source>
        <translation>Von oben blicken</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>&amp;Unten</translation>
    </message>
    <message>
        <source>Look from below</source>
        <translation>Von unten blicken</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>&amp;Orthografisch</translation>
    </message>
    <message>
        <source>&amp;X-Ray Skeleton</source>
        <translation>&amp;Röntgenskelett</translation>
    </message>
    <message>
        <source>Draw the skeleton through the mesh</source>
        <translation>Das Skelett durch das Netz hindurch zeichnen</translation>
    </message>
    <message>
        <source>&amp;Isolines</source>
        <translation>&amp;Isolinien</translation>
    </message>
    <message>
        <source>Preview as in an &amp;Engine</source>
        <translation>Vorschau wie in &amp;einer Engine</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Vo&amp;llbild</translation>
    </message>
    <message>
        <source>Reset &amp;Panels</source>
        <translation>Bedienfelder &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Mesh</source>
        <translation>&amp;Netz</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>&amp;Drahtgitter</translation>
    </message>
    <message>
        <source>The edges of the mesh</source>
        <translation>Die Kanten des Netzes</translation>
    </message>
    <message>
        <source>&amp;Parts by Colour</source>
        <translation>&amp;Teile in Farben</translation>
    </message>
    <message>
        <source>&amp;Defects</source>
        <translation>&amp;Mängel</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>&amp;Skelett</translation>
    </message>
    <message>
        <source>Joint &amp;Names</source>
        <translation>Gelenkn&amp;amen</translation>
    </message>
    <message>
        <source>&amp;Voxels</source>
        <translation>&amp;Voxel</translation>
    </message>
    <message>
        <source>O&amp;ctree</source>
        <translation>&amp;Octree</translation>
    </message>
    <message>
        <source>All &amp;Joints by Colour</source>
        <translation>Alle Gelenke in &amp;Farben</translation>
    </message>
    <message>
        <source>Number of &amp;Influences</source>
        <translation>An&amp;zahl der Einflüsse</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>Ground grid and axes, in metres</source>
        <translation>Bodenraster und Achsen, in Metern</translation>
    </message>
    <message>
        <source>Bind the character to its skeleton with the settings of the Bind panel</source>
        <translation>Die Figur mit den Einstellungen des Bedienfelds „Binden“ an ihr Skelett binden</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Default Settings</source>
        <translation>&amp;Standardeinstellungen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>A&amp;uswählen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Bewegen</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>&amp;Inverse Kinematics</source>
        <translation>In&amp;verse Kinematik</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>&amp;Lokale Achsen</translation>
    </message>
    <message>
        <source>Reset &amp;Joint</source>
        <translation>Gelenk &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Copy Pose</source>
        <translation>Pose &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the pose</source>
        <translation>Die Pose kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Pose</source>
        <translation>Pose &amp;einfügen</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>All actions and their keys</source>
        <translation>Alle Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>&amp;About Sinew</source>
        <translation>&amp;Über Sinew</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple Character</source>
        <translation>&amp;Beispielfigur öffnen</translation>
    </message>
    <message>
        <source>Slice &amp;Volume</source>
        <translation>Vol&amp;umen schneiden</translation>
    </message>
    <message>
        <source>Distance in the S&amp;lice</source>
        <translation>Abstand im Schn&amp;itt</translation>
    </message>
    <message>
        <source>Distance &amp;on the Surface</source>
        <translation>Abstand auf der O&amp;berfläche</translation>
    </message>
    <message>
        <source>Mirr&amp;or Pose</source>
        <translation>Pose sp&amp;iegeln</translation>
    </message>
    <message>
        <source>&amp;Field in the Slice</source>
        <translation>Feld in der Sc&amp;hnittebene</translation>
    </message>
    <message>
        <source>S&amp;urface of the Field</source>
        <translation>Oberf&amp;läche des Feldes</translation>
    </message>
    <message>
        <source>S&amp;kin in Contact</source>
        <translation>Haut im &amp;Kontakt</translation>
    </message>
    <message>
        <source>Implicit S&amp;kinning</source>
        <translation>I&amp;mplizites Skinning</translation>
    </message>
    <message>
        <source>&amp;Box Select</source>
        <translation>Mit &amp;Rahmen auswählen</translation>
    </message>
    <message>
        <source>L&amp;asso Select</source>
        <translation>Mit &amp;Lasso auswählen</translation>
    </message>
    <message>
        <source>&amp;Paint Select</source>
        <translation>Mit &amp;Pinsel auswählen</translation>
    </message>
    <message>
        <source>Select T&amp;hrough</source>
        <translation>&amp;Hindurch auswählen</translation>
    </message>
    <message>
        <source>La&amp;rger Brush</source>
        <translation>Pinsel &amp;größer</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <translation>Pinsel &amp;kleiner</translation>
    </message>
    <message>
        <source>By &amp;Weight, Influences or Part...</source>
        <translation>&amp;Nach Gewicht, Einflüssen oder Teil...</translation>
    </message>
    <message>
        <source>&amp;Paint Weights</source>
        <translation>Gewichte &amp;malen</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>&amp;Glätten</translation>
    </message>
    <message>
        <source>&amp;Hammer</source>
        <translation>&amp;Hämmern</translation>
    </message>
    <message>
        <source>A&amp;verage</source>
        <translation>M&amp;itteln</translation>
    </message>
    <message>
        <source>&amp;Copy Weights</source>
        <translation>Gewichte &amp;kopieren</translation>
    </message>
    <message>
        <source>Pas&amp;te Weights</source>
        <translation>Gewichte ein&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Flatten Layers</source>
        <translation>Ebenen &amp;vereinen</translation>
    </message>
    <message>
        <source>Add &amp;Sphere Region</source>
        <translation>&amp;Kugel als Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;Capsule Region</source>
        <translation>K&amp;apsel als Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;Box Region</source>
        <translation>&amp;Quader als Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Sho&amp;w Weights under Cursor</source>
        <translation>Gewichte unter dem &amp;Zeiger zeigen</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>&amp;Normalisieren</translation>
    </message>
    <message>
        <source>Limit &amp;Influences</source>
        <translation>Einf&amp;lüsse begrenzen</translation>
    </message>
    <message>
        <source>P&amp;rune Small Weights</source>
        <translation>Kleine Gewi&amp;chte weglassen</translation>
    </message>
    <message>
        <source>&amp;Lock Joint</source>
        <translation>Gelenk &amp;sperren</translation>
    </message>
    <message>
        <source>&amp;Unlock All</source>
        <translation>Alle &amp;entsperren</translation>
    </message>
    <message>
        <source>Add &amp;Paint Layer</source>
        <translation>&amp;Malebene hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;Relax Layer</source>
        <translation>&amp;Entspannungsebene hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Accept All Proposals</source>
        <translation>Alle Vorschl&amp;äge annehmen</translation>
    </message>
    <message>
        <source>Fit S&amp;keleton</source>
        <translation>Skele&amp;tt einpassen</translation>
    </message>
    <message>
        <source>&amp;Mirror Layer +X to -X</source>
        <translation>&amp;Ebene von +X nach -X spiegeln</translation>
    </message>
    <message>
        <source>M&amp;irror Layer -X to +X</source>
        <translation>Ebene von -X nach +X sp&amp;iegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;Everything (New Layer)</source>
        <translation>&amp;Alles spiegeln (neue Ebene)</translation>
    </message>
    <message>
        <source>The shaded surface with the file&apos;s textures</source>
        <translation>Die schattierte Oberfläche mit den Texturen der Datei</translation>
    </message>
    <message>
        <source>Each part of the mesh in its own colour</source>
        <translation>Jedes Teil des Netzes in seiner eigenen Farbe</translation>
    </message>
    <message>
        <source>Mesh defects: open borders, non-manifold edges, flipped faces, self-intersections</source>
        <translation>Mängel des Netzes: offene Ränder, nicht-mannigfaltige Kanten, umgedrehte Flächen, Selbstdurchdringungen</translation>
    </message>
    <message>
        <source>The names of the joints</source>
        <translation>Die Namen der Gelenke</translation>
    </message>
    <message>
        <source>Joint W&amp;eights</source>
        <translation>&amp;Gewichte des Gelenks</translation>
    </message>
    <message>
        <source>Weights of the selected joint</source>
        <translation>Gewichte des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>The weights of all joints at once, each joint in its own colour</source>
        <translation>Die Gewichte aller Gelenke zugleich, jedes Gelenk in seiner eigenen Farbe</translation>
    </message>
    <message>
        <source>How many joints move each vertex</source>
        <translation>Wie viele Gelenke jeden Vertex bewegen</translation>
    </message>
    <message>
        <source>Los&amp;t to Max Influences</source>
        <translation>D&amp;urch max. Einflüsse verloren</translation>
    </message>
    <message>
        <source>Vertices that lost weight because Max Influences removed a joint</source>
        <translation>Vertices, die Gewicht verloren haben, weil „Max. Einflüsse“ ein Gelenk entfernt hat</translation>
    </message>
    <message>
        <source>Distance from the selected joint&apos;s bone to the surface, through the volume</source>
        <translation>Abstand vom Knochen des ausgewählten Gelenks zur Oberfläche, durch das Volumen</translation>
    </message>
    <message>
        <source>Distance from the selected joint&apos;s bone to each voxel of the slice</source>
        <translation>Abstand vom Knochen des ausgewählten Gelenks zu jedem Voxel des Schnitts</translation>
    </message>
    <message>
        <source>&amp;Bone Paths</source>
        <translation>Knoch&amp;enpfade</translation>
    </message>
    <message>
        <source>The paths through the voxels from the bones to the selected vertex</source>
        <translation>Die Pfade durch die Voxel von den Knochen zum ausgewählten Vertex</translation>
    </message>
    <message>
        <source>The volume that distances are measured through: interior, boundary, bone and ambiguous voxels</source>
        <translation>Das Volumen, durch das Abstände gemessen werden: innere, Rand-, Knochen- und mehrdeutige Voxel</translation>
    </message>
    <message>
        <source>The octree cells that store the volume, coloured by size</source>
        <translation>Die Octree-Zellen, in denen das Volumen gespeichert ist, nach Größe gefärbt</translation>
    </message>
    <message>
        <source>Implicit skinning: the field of the selected joint&apos;s bone on the slice plane</source>
        <translation>Implizites Skinning: das Feld des Knochens des ausgewählten Gelenks auf der Schnittebene</translation>
    </message>
    <message>
        <source>Implicit skinning: the shape that the skin of the selected joint&apos;s bone follows</source>
        <translation>Implizites Skinning: die Form, der die Haut am Knochen des ausgewählten Gelenks folgt</translation>
    </message>
    <message>
        <source>Implicit skinning: vertices stopped by other skin</source>
        <translation>Implizites Skinning: Vertices, die von anderer Haut aufgehalten werden</translation>
    </message>
    <message>
        <source>Unconve&amp;rged Vertices</source>
        <translation>Ni&amp;cht konvergierte Vertices</translation>
    </message>
    <message>
        <source>Implicit skinning: vertices that did not reach the surface of their field</source>
        <translation>Implizites Skinning: Vertices, die die Oberfläche ihres Feldes nicht erreicht haben</translation>
    </message>
    <message>
        <source>Open the sample character that comes with Sinew</source>
        <translation>Die Beispielfigur öffnen, die Sinew beiliegt</translation>
    </message>
    <message>
        <source>Replace the character&apos;s skeleton with one from another file</source>
        <translation>Das Skelett der Figur durch eines aus einer anderen Datei ersetzen</translation>
    </message>
    <message>
        <source>Save the project: settings, pose, view and the path of the character&apos;s file</source>
        <translation>Das Projekt speichern: Einstellungen, Pose, Ansicht und der Pfad zur Datei der Figur</translation>
    </message>
    <message>
        <source>Save the project under a new name</source>
        <translation>Das Projekt unter einem neuen Namen speichern</translation>
    </message>
    <message>
        <source>Write the bound character to a file, and read it back to check it</source>
        <translation>Die gebundene Figur in eine Datei schreiben und zur Kontrolle zurücklesen</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Den letzten Schritt rückgängig machen</translation>
    </message>
    <message>
        <source>Redo the step that was undone</source>
        <translation>Den rückgängig gemachten Schritt wiederholen</translation>
    </message>
    <message>
        <source>Deselect all joints, parts and vertices</source>
        <translation>Alle Gelenke, Teile und Vertices abwählen</translation>
    </message>
    <message>
        <source>Show the selected joint, part or vertex up close</source>
        <translation>Das ausgewählte Gelenk, Teil oder den Vertex aus der Nähe zeigen</translation>
    </message>
    <message>
        <source>View without perspective, to compare lengths</source>
        <translation>Ohne Perspektive ansehen, um Längen zu vergleichen</translation>
    </message>
    <message>
        <source>Draw lines of equal distance on the colour maps</source>
        <translation>Linien gleichen Abstands auf die Farbkarten zeichnen</translation>
    </message>
    <message>
        <source>Cut through voxels and octree along a plane</source>
        <translation>Voxel und Octree an einer Ebene aufschneiden</translation>
    </message>
    <message>
        <source>Deform as game engines do: 4 influences, 8-bit weights, classic linear skinning</source>
        <translation>Verformen wie in Spiel-Engines: 4 Einflüsse, 8-Bit-Gewichte, klassisch lineares Skinning</translation>
    </message>
    <message>
        <source>Show the window on the full screen</source>
        <translation>Das Fenster auf dem ganzen Bildschirm zeigen</translation>
    </message>
    <message>
        <source>Move all panels back to their original places</source>
        <translation>Alle Bedienfelder an ihre ursprünglichen Plätze zurücksetzen</translation>
    </message>
    <message>
        <source>Select Part &amp;Vertices</source>
        <translation>&amp;Vertices des Teils auswählen</translation>
    </message>
    <message>
        <source>Select all vertices of the selected part</source>
        <translation>Alle Vertices des ausgewählten Teils auswählen</translation>
    </message>
    <message>
        <source>Bind every part as the report proposes, in one step</source>
        <translation>Jedes Teil so binden, wie es der Bericht vorschlägt, in einem Schritt</translation>
    </message>
    <message>
        <source>&amp;Bind Skin</source>
        <translation>Haut &amp;binden</translation>
    </message>
    <message>
        <source>Cancel the running task; nothing changes</source>
        <translation>Die laufende Aufgabe abbrechen; nichts ändert sich</translation>
    </message>
    <message>
        <source>&amp;Live Update</source>
        <translation>&amp;Live aktualisieren</translation>
    </message>
    <message>
        <source>Reset all settings of the Bind panel to their defaults</source>
        <translation>Alle Einstellungen des Bedienfelds „Binden“ auf ihre Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>Scale, rotate and move a skeleton that lies outside the mesh into the mesh</source>
        <translation>Ein Skelett, das außerhalb des Netzes liegt, in das Netz skalieren, drehen und verschieben</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a sphere around the selected vertices or the selected joint&apos;s bone</source>
        <translation>Einer Stelle eigene Gewichtseinstellungen geben: mit einer Kugel um die ausgewählten Vertices oder den Knochen des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a capsule along the selected vertices or the selected joint&apos;s bone</source>
        <translation>Einer Stelle eigene Gewichtseinstellungen geben: mit einer Kapsel entlang der ausgewählten Vertices oder des Knochens des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a box around the selected vertices or the selected joint&apos;s bone</source>
        <translation>Einer Stelle eigene Gewichtseinstellungen geben: mit einem Quader um die ausgewählten Vertices oder den Knochen des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>Region from Selected &amp;Vertices</source>
        <translation>Bereich aus ausgewählten &amp;Vertices</translation>
    </message>
    <message>
        <source>Give the selected vertices their own weight settings</source>
        <translation>Den ausgewählten Vertices eigene Gewichtseinstellungen geben</translation>
    </message>
    <message>
        <source>Rotate and move along the joint&apos;s own axes instead of the world axes</source>
        <translation>Um die eigenen Achsen des Gelenks drehen und an ihnen entlang bewegen statt an den Weltachsen</translation>
    </message>
    <message>
        <source>Reset the selected joint to the bind pose</source>
        <translation>Das ausgewählte Gelenk in die Bindepose zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all joints to the bind pose</source>
        <translation>Alle Gelenke in die Bindepose zurücksetzen</translation>
    </message>
    <message>
        <source>Paste the copied pose onto this skeleton</source>
        <translation>Die kopierte Pose auf dieses Skelett übertragen</translation>
    </message>
    <message>
        <source>Swap the left and right sides of the pose</source>
        <translation>Die linke und die rechte Seite der Pose vertauschen</translation>
    </message>
    <message>
        <source>&amp;Dual Quaternion</source>
        <translation>Duale &amp;Quaternionen</translation>
    </message>
    <message>
        <source>Skin with dual quaternions, which keep volume when joints twist, instead of classic linear</source>
        <translation>Mit dualen Quaternionen verformen, die bei Verdrehungen das Volumen wahren, statt klassisch linear</translation>
    </message>
    <message>
        <source>Keep the shape of the limbs: bends keep their volume, and skin stops where it touches skin</source>
        <translation>Die Form der Gliedmaßen erhalten: Beugungen behalten ihr Volumen, und Haut hält an, wo sie Haut berührt</translation>
    </message>
    <message>
        <source>Play or pause the clip in the timeline</source>
        <translation>Den Clip in der Zeitleiste abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Also select hidden vertices behind the surface</source>
        <translation>Auch verdeckte Vertices hinter der Oberfläche auswählen</translation>
    </message>
    <message>
        <source>Make the selection brush larger</source>
        <translation>Den Auswahlpinsel vergrößern</translation>
    </message>
    <message>
        <source>Make the selection brush smaller</source>
        <translation>Den Auswahlpinsel verkleinern</translation>
    </message>
    <message>
        <source>All &amp;Vertices</source>
        <translation>&amp;Alle Vertices</translation>
    </message>
    <message>
        <source>Select every vertex of the character</source>
        <translation>Jeden Vertex der Figur auswählen</translation>
    </message>
    <message>
        <source>&amp;No Vertices</source>
        <translation>K&amp;eine Vertices</translation>
    </message>
    <message>
        <source>Deselect all vertices</source>
        <translation>Alle Vertices abwählen</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Select exactly the vertices that are not selected now</source>
        <translation>Genau die Vertices auswählen, die jetzt nicht ausgewählt sind</translation>
    </message>
    <message>
        <source>&amp;Grow Selection</source>
        <translation>Auswahl er&amp;weitern</translation>
    </message>
    <message>
        <source>Add the neighbours of the selected vertices, also across seams</source>
        <translation>Die Nachbarn der ausgewählten Vertices hinzufügen, auch über Nähte hinweg</translation>
    </message>
    <message>
        <source>&amp;Shrink Selection</source>
        <translation>Auswahl &amp;verkleinern</translation>
    </message>
    <message>
        <source>Remove the vertices at the edge of the selection</source>
        <translation>Die Vertices am Rand der Auswahl entfernen</translation>
    </message>
    <message>
        <source>&amp;Linked Vertices</source>
        <translation>Ver&amp;bundene Vertices</translation>
    </message>
    <message>
        <source>Select every shell that has a selected vertex</source>
        <translation>Jede Schale auswählen, die einen ausgewählten Vertex hat</translation>
    </message>
    <message>
        <source>Show the panel that selects vertices by weight, influences or part</source>
        <translation>Das Bedienfeld zeigen, das Vertices nach Gewicht, Einflüssen oder Teil auswählt</translation>
    </message>
    <message>
        <source>Select &amp;Joint under Cursor</source>
        <translation>Gelenk &amp;unter dem Zeiger auswählen</translation>
    </message>
    <message>
        <source>Select the joint with the largest weight under the cursor</source>
        <translation>Das Gelenk mit dem größten Gewicht unter dem Zeiger auswählen</translation>
    </message>
    <message>
        <source>List the weights of the vertex under the cursor, to inspect or change them</source>
        <translation>Die Gewichte des Vertex unter dem Zeiger auflisten, um sie zu untersuchen oder zu ändern</translation>
    </message>
    <message>
        <source>Smooth the weights of the selected vertices, or of all, over the surface</source>
        <translation>Die Gewichte der ausgewählten oder aller Vertices über die Oberfläche glätten</translation>
    </message>
    <message>
        <source>Replace the weights of the selected vertices with those of their neighbours</source>
        <translation>Die Gewichte der ausgewählten Vertices durch die ihrer Nachbarn ersetzen</translation>
    </message>
    <message>
        <source>Give all selected vertices the average of their weights</source>
        <translation>Allen ausgewählten Vertices den Mittelwert ihrer Gewichte geben</translation>
    </message>
    <message>
        <source>Make the weights of each vertex sum to 1</source>
        <translation>Die Gewichte jedes Vertex auf die Summe 1 bringen</translation>
    </message>
    <message>
        <source>Keep only the largest influences of each vertex. Their number is set in the Weights panel</source>
        <translation>Nur die größten Einflüsse jedes Vertex behalten. Wie viele, steht im Bedienfeld „Gewichte“</translation>
    </message>
    <message>
        <source>Remove weights below the value set in the Weights panel</source>
        <translation>Gewichte unter dem Wert im Bedienfeld „Gewichte“ entfernen</translation>
    </message>
    <message>
        <source>R&amp;elax in Pose</source>
        <translation>In Pose &amp;entspannen</translation>
    </message>
    <message>
        <source>Change weights to smooth the surface in the current pose</source>
        <translation>Gewichte so ändern, dass die Oberfläche in der jetzigen Pose glatter wird</translation>
    </message>
    <message>
        <source>Mirror the active paint layer from the +X side to the -X side. To mirror all weights, use Mirror Everything</source>
        <translation>Die aktive Malebene von der Seite +X auf die Seite -X spiegeln. Um alle Gewichte zu spiegeln, „Alles spiegeln“ nehmen</translation>
    </message>
    <message>
        <source>Mirror the active paint layer from the -X side to the +X side. To mirror all weights, use Mirror Everything</source>
        <translation>Die aktive Malebene von der Seite -X auf die Seite +X spiegeln. Um alle Gewichte zu spiegeln, „Alles spiegeln“ nehmen</translation>
    </message>
    <message>
        <source>Joint Ma&amp;pping...</source>
        <translation>&amp;Gelenkzuordnung...</translation>
    </message>
    <message>
        <source>Show and change which joints mirror each other, and the mirror axis</source>
        <translation>Zeigen und ändern, welche Gelenke einander spiegeln und an welcher Achse</translation>
    </message>
    <message>
        <source>Select &amp;Unmatched Vertices</source>
        <translation>Vertices &amp;ohne Gegenstück auswählen</translation>
    </message>
    <message>
        <source>Select the vertices that have no counterpart on the other side</source>
        <translation>Die Vertices auswählen, die auf der anderen Seite kein Gegenstück haben</translation>
    </message>
    <message>
        <source>Lock All &amp;Others</source>
        <translation>Alle &amp;anderen sperren</translation>
    </message>
    <message>
        <source>Let brushes and operations change the weights of all joints again</source>
        <translation>Pinsel und Operationen dürfen wieder die Gewichte aller Gelenke ändern</translation>
    </message>
    <message>
        <source>Copy the weights of the selected vertices</source>
        <translation>Die Gewichte der ausgewählten Vertices kopieren</translation>
    </message>
    <message>
        <source>Paste the copied weights onto the selected vertices</source>
        <translation>Die kopierten Gewichte auf die ausgewählten Vertices übertragen</translation>
    </message>
    <message>
        <source>Select &amp;Outliers</source>
        <translation>&amp;Ausreißer auswählen</translation>
    </message>
    <message>
        <source>Select vertices whose weights differ from those of all their neighbours</source>
        <translation>Vertices auswählen, deren Gewichte von denen aller Nachbarn abweichen</translation>
    </message>
    <message>
        <source>Add a layer to paint on</source>
        <translation>Eine Ebene zum Malen hinzufügen</translation>
    </message>
    <message>
        <source>Add a layer that mirrors all weights below it from one side to the other</source>
        <translation>Eine Ebene hinzufügen, die alle Gewichte darunter von einer Seite auf die andere spiegelt</translation>
    </message>
    <message>
        <source>Add a layer that smooths the weights below it</source>
        <translation>Eine Ebene hinzufügen, die die Gewichte darunter glättet</translation>
    </message>
    <message>
        <source>&amp;Transfer Layers From...</source>
        <translation>Ebenen &amp;übertragen von...</translation>
    </message>
    <message>
        <source>Transfer the painted layers to this mesh from the file of the mesh they were painted on</source>
        <translation>Die gemalten Ebenen aus der Datei des Netzes, auf dem sie gemalt wurden, auf dieses Netz übertragen</translation>
    </message>
    <message>
        <source>Merge all layers into one paint layer</source>
        <translation>Alle Ebenen zu einer Malebene vereinen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Open the manual; F1 shows the page about the panel under the cursor</source>
        <translation>Das Handbuch öffnen; F1 zeigt die Seite zum Bedienfeld unter dem Zeiger</translation>
    </message>
    <message>
        <source>Version, licence and the papers that Sinew builds on</source>
        <translation>Version, Lizenz und die Paper, auf denen Sinew aufbaut</translation>
    </message>
    <message>
        <source>Click to select joints, parts and vertices</source>
        <translation>Gelenke, Teile und Vertices durch Klicken auswählen</translation>
    </message>
    <message>
        <source>Move the selected joint</source>
        <translation>Das ausgewählte Gelenk bewegen</translation>
    </message>
    <message>
        <source>Rotate the selected joint</source>
        <translation>Das ausgewählte Gelenk drehen</translation>
    </message>
    <message>
        <source>Drag a hand or foot; the limb follows</source>
        <translation>Eine Hand oder einen Fuß ziehen; die Gliedmaße folgt</translation>
    </message>
    <message>
        <source>&amp;Inspect Weights</source>
        <translation>Gewichte &amp;untersuchen</translation>
    </message>
    <message>
        <source>Click a vertex to see which bones influence it, how far away they are, and the paths to it</source>
        <translation>Einen Vertex anklicken, um zu sehen, welche Knochen ihn beeinflussen, wie weit sie entfernt sind und welche Pfade zu ihm führen</translation>
    </message>
    <message>
        <source>Drag a box around vertices. Shift adds, Ctrl removes. Click for one vertex, double-click for its shell, Escape to leave</source>
        <translation>Einen Rahmen um Vertices ziehen. Umschalt fügt hinzu, Strg entfernt. Klick für einen Vertex, Doppelklick für seine Schale, Escape zum Verlassen</translation>
    </message>
    <message>
        <source>Draw a line around vertices. Shift adds, Ctrl removes</source>
        <translation>Eine Linie um Vertices zeichnen. Umschalt fügt hinzu, Strg entfernt</translation>
    </message>
    <message>
        <source>Brush over vertices. Shift adds, Ctrl removes, the wheel changes the brush size</source>
        <translation>Über Vertices streichen. Umschalt fügt hinzu, Strg entfernt, das Mausrad ändert die Pinselgröße</translation>
    </message>
    <message>
        <source>Joints and bones; guessed bones are dashed, joints outside the volume are marked</source>
        <translation>Gelenke und Knochen; erratene Knochen sind gestrichelt, Gelenke außerhalb des Volumens markiert</translation>
    </message>
    <message>
        <source>&amp;Compare Weights</source>
        <translation>Gewichte &amp;vergleichen</translation>
    </message>
    <message>
        <source>Show two or four sets of weights side by side, in one pose and under one camera</source>
        <translation>Zwei oder vier Sätze von Gewichten nebeneinander zeigen, in derselben Pose und mit derselben Kamera</translation>
    </message>
    <message>
        <source>&amp;Four Panes</source>
        <translation>Vier &amp;Ansichten</translation>
    </message>
    <message>
        <source>Compare four sets of weights instead of two</source>
        <translation>Vier Sätze von Gewichten vergleichen statt zwei</translation>
    </message>
    <message>
        <source>&amp;Keep These Weights</source>
        <translation>Diese Gewichte &amp;festhalten</translation>
    </message>
    <message>
        <source>Keep the document&apos;s present weights in the last pane, to compare them with those of other settings</source>
        <translation>Die jetzigen Gewichte des Dokuments in der letzten Ansicht festhalten, um sie mit denen anderer Einstellungen zu vergleichen</translation>
    </message>
    <message>
        <source>Add Ca&amp;ge From OBJ...</source>
        <translation>Käfi&amp;g aus OBJ hinzufügen...</translation>
    </message>
    <message>
        <source>Read a cage, closed or open: each of its vertices becomes a joint that moves what lies around it</source>
        <translation>Einen Käfig einlesen, geschlossen oder offen: Jeder seiner Vertices wird zu einem Gelenk, das seine Umgebung bewegt</translation>
    </message>
    <message>
        <source>Turn Ca&amp;ge Joints</source>
        <translation>Käfig&amp;gelenke drehen</translation>
    </message>
    <message>
        <source>Rotate the joints of cages to follow the edges around them, which turned when the joints were moved</source>
        <translation>Die Gelenke von Käfigen so drehen, wie sich die Kanten um sie herum durch das Bewegen der Gelenke gedreht haben</translation>
    </message>
    <message>
        <source>Scal&amp;e</source>
        <translation>Skalie&amp;ren</translation>
    </message>
    <message>
        <source>Scale the selected joint along its own axes</source>
        <translation>Das ausgewählte Gelenk entlang seiner eigenen Achsen skalieren</translation>
    </message>
    <message>
        <source>Region &amp;Amounts</source>
        <translation>&amp;Werte des Bereichs</translation>
    </message>
    <message>
        <source>How much of each vertex belongs to the selected region</source>
        <translation>Wie viel von jedem Vertex zum ausgewählten Bereich gehört</translation>
    </message>
    <message>
        <source>Envelope S&amp;hapes</source>
        <translation>H&amp;üllenformen</translation>
    </message>
    <message>
        <source>Cage Vertices on the &amp;Surface</source>
        <translation>Käfigvertices auf der &amp;Oberfläche</translation>
    </message>
    <message>
        <source>Place the vertices of drawn cages on the surface instead of in the middle of the volume</source>
        <translation>Die Vertices gezeichneter Käfige auf die Oberfläche setzen statt in die Mitte des Volumens</translation>
    </message>
    <message>
        <source>Dra&amp;w Cage</source>
        <translation>Käfig &amp;zeichnen</translation>
    </message>
    <message>
        <source>Click to place the vertices of a cage. Click the first one for a face, press Enter for a chain or a point handle, Backspace to remove the last one. Drag a vertex to move it, Escape to leave</source>
        <translation>Klicken setzt die Vertices eines Käfigs. Ein Klick auf den ersten ergibt eine Fläche, Enter eine Kette oder einen Punkt als Griff, die Rücktaste entfernt den letzten. Ziehen bewegt einen Vertex, Escape beendet</translation>
    </message>
    <message>
        <source>&amp;Paint Region</source>
        <translation>Bereich &amp;malen</translation>
    </message>
    <message>
        <source>Paint how much of each vertex belongs to the selected region, or a new region that keeps its shape. Ctrl removes, Shift smooths</source>
        <translation>Malen, wie viel von jedem Vertex zum ausgewählten Bereich gehört, oder einen neuen Bereich, der seine Form behält. Strg entfernt, Umschalt glättet</translation>
    </message>
    <message>
        <source>Transfer Matches</source>
        <translation>Treffer der Übertragung</translation>
    </message>
    <message>
        <source>Which vertices a transfer takes from the other character, and which get their weights from these</source>
        <translation>Welche Vertices eine Übertragung von der anderen Figur nimmt und welche ihre Gewichte von diesen bekommen</translation>
    </message>
    <message>
        <source>Chec&amp;k Weights</source>
        <translation>Gewichte &amp;prüfen</translation>
    </message>
    <message>
        <source>Find vertices without weights, with weights of far joints or with noisy weights, and list them in the Report panel</source>
        <translation>Findet Vertices ohne Gewichte, mit Gewichten ferner Gelenke oder mit verrauschten Gewichten und listet sie im Bericht auf</translation>
    </message>
    <message>
        <source>Repair Fa&amp;ulty Weights</source>
        <translation>Fehlerhaf&amp;te Gewichte reparieren</translation>
    </message>
    <message>
        <source>Find vertices without weights, with weights of far joints or with noisy weights, and spread those of healthy vertices over them</source>
        <translation>Findet Vertices ohne Gewichte, mit Gewichten ferner Gelenke oder mit verrauschten Gewichten und gibt ihnen Gewichte aus ihrer gesunden Umgebung</translation>
    </message>
    <message>
        <source>Transfer Weights &amp;From File...</source>
        <translation>Gewichte aus &amp;Datei übertragen...</translation>
    </message>
    <message>
        <source>Add a layer with the weights of another character, where its surface is near, spread smoothly over the rest</source>
        <translation>Fügt eine Ebene mit den Gewichten einer anderen Figur hinzu, wo deren Oberfläche nah ist, weich über den Rest verteilt</translation>
    </message>
    <message>
        <source>Import Wei&amp;ghts...</source>
        <translation>Gewichte imp&amp;ortieren...</translation>
    </message>
    <message>
        <source>Add a layer with the weights of a CSV, JSON or RigNet file, or of images over UVs (their weights.json)</source>
        <translation>Fügt eine Ebene mit den Gewichten einer CSV-, JSON- oder RigNet-Datei oder von Bildern über UVs (deren weights.json) hinzu</translation>
    </message>
    <message>
        <source>E&amp;xport Weights...</source>
        <translation>Gewichte e&amp;xportieren...</translation>
    </message>
    <message>
        <source>Write the weights to a CSV, JSON or RigNet file, or to images over UVs</source>
        <translation>Schreibt die Gewichte in eine CSV-, JSON- oder RigNet-Datei oder in Bilder über UVs</translation>
    </message>
    <message>
        <source>Edit Skeleton</source>
        <translation>Skelett bearbeiten</translation>
    </message>
    <message>
        <source>Edit the skeleton as it is bound, in the place of a pose: move and turn joints with the same tools</source>
        <translation>Das Skelett bearbeiten, wie es gebunden ist, statt einer Pose: Gelenke mit denselben Werkzeugen verschieben und drehen</translation>
    </message>
    <message>
        <source>&amp;Add Joint</source>
        <translation>&amp;Gelenk hinzufügen</translation>
    </message>
    <message>
        <source>Add a joint below the selected one, or a root</source>
        <translation>Ein Gelenk unter dem ausgewählten hinzufügen, oder eine Wurzel</translation>
    </message>
    <message>
        <source>&amp;Extrude Joints</source>
        <translation>Gelenke e&amp;xtrudieren</translation>
    </message>
    <message>
        <source>Give each selected joint a child that goes on in the same direction</source>
        <translation>Jedem ausgewählten Gelenk ein Kind geben, das in derselben Richtung weitergeht</translation>
    </message>
    <message>
        <source>&amp;Insert Joint</source>
        <translation>Gelenk e&amp;infügen</translation>
    </message>
    <message>
        <source>Put a joint half way between the selected one and its parent</source>
        <translation>Ein Gelenk auf halbem Weg zwischen das ausgewählte und sein übergeordnetes setzen</translation>
    </message>
    <message>
        <source>Spli&amp;t Bone</source>
        <translation>Knochen &amp;teilen</translation>
    </message>
    <message>
        <source>Divide the selected joint&apos;s bone in two and share its weight along the bone</source>
        <translation>Den Knochen des ausgewählten Gelenks in zwei teilen und sein Gewicht entlang des Knochens aufteilen</translation>
    </message>
    <message>
        <source>Dupli&amp;cate Joints</source>
        <translation>Gelenke &amp;duplizieren</translation>
    </message>
    <message>
        <source>Copy the selected joints beside themselves</source>
        <translation>Die ausgewählten Gelenke neben sich kopieren</translation>
    </message>
    <message>
        <source>&amp;Mirror Joints</source>
        <translation>Gelenke s&amp;piegeln</translation>
    </message>
    <message>
        <source>Bring the selected joints to the other side: partners move, missing ones are made</source>
        <translation>Die ausgewählten Gelenke auf die andere Seite bringen: Partner bewegen sich, fehlende entstehen</translation>
    </message>
    <message>
        <source>&amp;Delete Joints</source>
        <translation>Gelenke lös&amp;chen</translation>
    </message>
    <message>
        <source>Parent to Active &amp;Joint</source>
        <translation>Gelenke &amp;unterordnen</translation>
    </message>
    <message>
        <source>Put the selected joints below the one that was selected last; they stay where they are</source>
        <translation>Die ausgewählten Gelenke unter das zuletzt ausgewählte setzen; sie bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>&amp;Unparent Joints</source>
        <translation>Gelenke a&amp;blösen</translation>
    </message>
    <message>
        <source>Make the selected joints roots; they stay where they are</source>
        <translation>Die ausgewählten Gelenke zu Wurzeln machen; sie bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Re&amp;name Joint</source>
        <translation>Gelenk u&amp;mbenennen</translation>
    </message>
    <message>
        <source>Give the selected joint another name</source>
        <translation>Dem ausgewählten Gelenk einen anderen Namen geben</translation>
    </message>
    <message>
        <source>S&amp;ymmetric Joints</source>
        <translation>&amp;Symmetrisch bearbeiten</translation>
    </message>
    <message>
        <source>Move Joints &amp;Below</source>
        <translation>Gelenke darunter mitbe&amp;wegen</translation>
    </message>
    <message>
        <source>Joints below a moved or turned joint go along</source>
        <translation>Gelenke unter einem verschobenen oder gedrehten Gelenk gehen mit</translation>
    </message>
    <message>
        <source>Snap to the Mi&amp;ddle While Dragging</source>
        <translation>Beim Ziehen zur &amp;Mitte einrasten</translation>
    </message>
    <message>
        <source>A mode: while you drag a joint, it keeps to the middle of its limb, seen along the view. Move to the Middle does it once</source>
        <translation>Ein Modus: Während Sie ein Gelenk ziehen, hält es sich in der Mitte seines Gliedes, in Blickrichtung gesehen. „Zur Mitte bewegen“ tut es einmal</translation>
    </message>
    <message>
        <source>Snap to &amp;Vertices</source>
        <translation>An &amp;Vertices</translation>
    </message>
    <message>
        <source>Put dragged joints on the vertex under the cursor</source>
        <translation>Gezogene Gelenke auf den Vertex unter dem Mauszeiger setzen</translation>
    </message>
    <message>
        <source>Snap to the &amp;Grid</source>
        <translation>Am &amp;Raster</translation>
    </message>
    <message>
        <source>Put dragged joints on the lines of the grid</source>
        <translation>Gezogene Gelenke auf die Linien des Rasters setzen</translation>
    </message>
    <message>
        <source>Snap to &amp;Joints</source>
        <translation>An &amp;Gelenken</translation>
    </message>
    <message>
        <source>Put dragged joints on the joint under the cursor</source>
        <translation>Gezogene Gelenke auf das Gelenk unter dem Mauszeiger setzen</translation>
    </message>
    <message>
        <source>Mo&amp;ve to the Middle</source>
        <translation>Zur &amp;Mitte bewegen</translation>
    </message>
    <message>
        <source>Move the selected joints, or all that deform, to the middle of the limbs that they are in, once. Joints below stay. Needs Edit Skeleton</source>
        <translation>Die ausgewählten Gelenke, oder alle, die verformen, einmal in die Mitte der Gliedmaßen bewegen, in denen sie liegen. Gelenke darunter bleiben. Braucht Skelett bearbeiten</translation>
    </message>
    <message>
        <source>Put the selected joints of a chain on the straight line between the first and the last</source>
        <translation>Die ausgewählten Gelenke einer Kette auf die gerade Linie zwischen dem ersten und dem letzten setzen</translation>
    </message>
    <message>
        <source>Put the partners of the selected joints at their mirror images</source>
        <translation>Die Partner der ausgewählten Gelenke an deren Spiegelbilder setzen</translation>
    </message>
    <message>
        <source>Correct what is wrong with the selected joints, or with all. Needs Edit Skeleton</source>
        <translation>Beheben, was an den ausgewählten Gelenken falsch ist, oder an allen. Braucht Skelett bearbeiten</translation>
    </message>
    <message>
        <source>Like &amp;Blender</source>
        <translation>Wie &amp;Blender</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: Y along the bone, Z to the front</source>
        <translation>Die Achsen der ausgewählten Gelenke drehen: Y entlang des Knochens, Z nach vorn</translation>
    </message>
    <message>
        <source>Like &amp;Unreal</source>
        <translation>Wie &amp;Unreal</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: X along the bone, Y to the front, sides mirrored</source>
        <translation>Die Achsen der ausgewählten Gelenke drehen: X entlang des Knochens, Y nach vorn, Seiten gespiegelt</translation>
    </message>
    <message>
        <source>Like Unit&amp;y</source>
        <translation>Wie Unit&amp;y</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes along the model&apos;s</source>
        <translation>Die Achsen der ausgewählten Gelenke nach denen des Modells drehen</translation>
    </message>
    <message>
        <source>Like &amp;Maya</source>
        <translation>Wie &amp;Maya</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: X along the bone, Y across the bend, sides mirrored</source>
        <translation>Die Achsen der ausgewählten Gelenke drehen: X entlang des Knochens, Y quer zur Beugung, Seiten gespiegelt</translation>
    </message>
    <message>
        <source>Make a skeleton of a template that fits the character. Click to set the marker that is asked for, drag a marker to move it, Delete to take it back, Escape to leave</source>
        <translation>Aus einer Vorlage ein Skelett machen, das der Figur passt. Ein Klick setzt den verlangten Marker, Ziehen verschiebt ihn, Entf nimmt ihn zurück, Escape beendet</translation>
    </message>
    <message>
        <source>Draw a stroke over a tail, hair or a tentacle for a chain of joints along its middle</source>
        <translation>Einen Strich über einen Schwanz, Haare oder einen Tentakel ziehen: eine Kette von Gelenken entsteht in dessen Mitte</translation>
    </message>
    <message>
        <source>Only &amp;Joints With Weights</source>
        <translation>Nur Gelenke mit Gewic&amp;hten</translation>
    </message>
    <message>
        <source>Hide joints without weights in the view and in the tree</source>
        <translation>Gelenke ohne Gewichte in der Ansicht und im Baum ausblenden</translation>
    </message>
    <message>
        <source>Bind again automatically when a setting or the skeleton changes</source>
        <translation>Automatisch neu binden, wenn sich eine Einstellung oder das Skelett ändert</translation>
    </message>
    <message>
        <source>Split Bone Into...</source>
        <translation>Knochen teilen in...</translation>
    </message>
    <message>
        <source>Divide the selected joint&apos;s bone into a number of joints and share its weight along the bone</source>
        <translation>Den Knochen des ausgewählten Gelenks in mehrere Gelenke teilen und sein Gewicht entlang des Knochens aufteilen</translation>
    </message>
    <message>
        <source>Add T&amp;wist Joints...</source>
        <translation>&amp;Drehgelenke hinzufügen...</translation>
    </message>
    <message>
        <source>Put joints along the selected joints&apos; bones, with weight, that engines turn by a fraction of the twist</source>
        <translation>Gelenke mit Gewicht entlang der Knochen der ausgewählten Gelenke setzen, die Engines um einen Teil der Verdrehung drehen</translation>
    </message>
    <message>
        <source>Scale &amp;Whole Skeleton...</source>
        <translation>Gan&amp;zes skalieren...</translation>
    </message>
    <message>
        <source>Make the whole skeleton larger or smaller, from its foot</source>
        <translation>Das ganze Skelett vom Fuß aus vergrößern oder verkleinern</translation>
    </message>
    <message>
        <source>Ali&amp;gn Joints</source>
        <translation>Auf eine Linie &amp;ziehen</translation>
    </message>
    <message>
        <source>Ma&amp;ke Symmetric</source>
        <translation>S&amp;ymmetrisch machen</translation>
    </message>
    <message>
        <source>Re&amp;pair Joints</source>
        <translation>Gelenke &amp;reparieren</translation>
    </message>
    <message>
        <source>Orient &amp;Joints...</source>
        <translation>A&amp;chsen wählen...</translation>
    </message>
    <message>
        <source>Choose how the selected joints&apos; axes lie: which one points along the bone, which one across, and on the other side</source>
        <translation>Wählen, wie die Achsen der ausgewählten Gelenke liegen: welche entlang des Knochens zeigt, welche quer, und auf der anderen Seite</translation>
    </message>
    <message>
        <source>Twist joints, links, ends, root motion and names as engines want them, for the whole skeleton</source>
        <translation>Drehgelenke, Glieder, Enden, Wurzelbewegung und Namen, wie Engines sie wollen, für das ganze Skelett</translation>
    </message>
    <message>
        <source>E&amp;xport Skeleton...</source>
        <translation>Skelett exp&amp;ortieren...</translation>
    </message>
    <message>
        <source>Write the skeleton as text: .bvh with the first clip, .skel, or .skin with the weights</source>
        <translation>Das Skelett als Text schreiben: .bvh mit dem ersten Clip, .skel, oder .skin mit den Gewichten</translation>
    </message>
    <message>
        <source>New &amp;From Template...</source>
        <translation>Neu aus &amp;Vorlage...</translation>
    </message>
    <message>
        <source>Draw C&amp;hain</source>
        <translation>Kette zeich&amp;nen</translation>
    </message>
    <message>
        <source>&amp;Prepare for an Engine...</source>
        <translation>&amp;Für Engine anpassen...</translation>
    </message>
    <message>
        <source>Delete the selected joints; joints below go to the joint above, and so does the weight. The key works while you edit the skeleton</source>
        <translation>Die ausgewählten Gelenke löschen; Gelenke darunter kommen zum Gelenk darüber, ebenso das Gewicht. Die Taste gilt, während Skelett bearbeiten an ist</translation>
    </message>
    <message>
        <source>&amp;Find Command...</source>
        <translation>Befehl &amp;finden...</translation>
    </message>
    <message>
        <source>Find any command by its name or key, and run it</source>
        <translation>Jeden Befehl nach Name oder Taste finden und ausführen</translation>
    </message>
    <message>
        <source>Component E&amp;ditor</source>
        <translation>Ge&amp;wichtstabelle</translation>
    </message>
    <message>
        <source>Show the weights of the selected vertices as a table, to edit them</source>
        <translation>Die Gewichte der ausgewählten Vertices als Tabelle zeigen und bearbeiten</translation>
    </message>
    <message>
        <source>Fi&amp;x All Issues</source>
        <translation>Alles be&amp;heben</translation>
    </message>
    <message>
        <source>Do all that the Report panel offers, in one step</source>
        <translation>Alles tun, was der Bericht anbietet, in einem Schritt</translation>
    </message>
    <message>
        <source>&amp;Arms Up</source>
        <translation>&amp;Arme hoch</translation>
    </message>
    <message>
        <source>Raise both arms, to see shoulders and armpits</source>
        <translation>Beide Arme heben, um Schultern und Achseln zu sehen</translation>
    </message>
    <message>
        <source>Deep &amp;Squat</source>
        <translation>Tiefe &amp;Hocke</translation>
    </message>
    <message>
        <source>Fold hips and knees, to see seat, groin and knees</source>
        <translation>Hüften und Knie beugen, um Gesäß, Leiste und Knie zu sehen</translation>
    </message>
    <message>
        <source>&amp;Fist</source>
        <translation>&amp;Faust</translation>
    </message>
    <message>
        <source>Curl the fingers of both hands</source>
        <translation>Die Finger beider Hände krümmen</translation>
    </message>
    <message>
        <source>&amp;Look Back</source>
        <translation>&amp;Blick zurück</translation>
    </message>
    <message>
        <source>Turn neck and spine, to see neck and waist</source>
        <translation>Hals und Wirbelsäule drehen, um Hals und Taille zu sehen</translation>
    </message>
    <message>
        <source>Keep Pose on the S&amp;helf</source>
        <translation>Pose i&amp;ns Regal legen</translation>
    </message>
    <message>
        <source>Keep the pose of the selected joints, or of all, for later</source>
        <translation>Die Pose der ausgewählten Gelenke oder aller für später behalten</translation>
    </message>
    <message>
        <source>Load Pose &amp;File...</source>
        <translation>P&amp;osendatei laden...</translation>
    </message>
    <message>
        <source>Put a pose from a file on the pose shelf</source>
        <translation>Eine Pose aus einer Datei ins Posenregal legen</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>Die Datei der Figur neu lesen und alle Arbeit behalten</translation>
    </message>
    <message>
        <source>Save &amp;Picture...</source>
        <translation>Bild s&amp;peichern...</translation>
    </message>
    <message>
        <source>Render the view in soft light, and save it as a PNG</source>
        <translation>Die Ansicht in weichem Licht rendern und als PNG speichern</translation>
    </message>
    <message>
        <source>Save &amp;Turntable...</source>
        <translation>Dreh&amp;film speichern...</translation>
    </message>
    <message>
        <source>Render the character turning once: pictures, WebP or MP4</source>
        <translation>Die Figur bei einer Drehung rendern: Bilder, WebP oder MP4</translation>
    </message>
    <message>
        <source>&amp;Matcap</source>
        <translation>&amp;Matcap</translation>
    </message>
    <message>
        <source>Draw all surfaces as grey clay, without textures, to judge form</source>
        <translation>Alle Flächen als grauen Ton zeigen, ohne Texturen, um die Form zu beurteilen</translation>
    </message>
    <message>
        <source>Weight Numbers</source>
        <translation>Gewichtszahlen</translation>
    </message>
    <message>
        <source>The weight of the selected joint at each vertex, once you zoom in</source>
        <translation>Das Gewicht des ausgewählten Gelenks an jedem Vertex, sobald Sie heranzoomen</translation>
    </message>
    <message>
        <source>Compare With File on D&amp;isk...</source>
        <translation>Mit Datei auf der Pl&amp;atte vergleichen...</translation>
    </message>
    <message>
        <source>Show how the character&apos;s file differs from the character that is open, before you reload it</source>
        <translation>Zeigen, worin sich die Datei der Figur von der geöffneten Figur unterscheidet, bevor Sie sie neu laden</translation>
    </message>
    <message>
        <source>S&amp;haded View</source>
        <translation>Schattierte A&amp;nsicht</translation>
    </message>
    <message>
        <source>Show the shaded mesh and the skeleton alone; use it again to return to the overlays of before</source>
        <translation>Nur das schattierte Netz und das Skelett zeigen; noch einmal, um zu den vorigen Überlagerungen zurückzukehren</translation>
    </message>
    <message>
        <source>&amp;Weights View</source>
        <translation>Ge&amp;wichtsansicht</translation>
    </message>
    <message>
        <source>Show the weights of the selected joint, or of all joints; use it again to return to the overlays of before</source>
        <translation>Die Gewichte des ausgewählten Gelenks oder aller Gelenke zeigen; noch einmal, um zu den vorigen Überlagerungen zurückzukehren</translation>
    </message>
    <message>
        <source>&amp;Debug Volume View</source>
        <translation>Volumen &amp;prüfen</translation>
    </message>
    <message>
        <source>Show voxels, mesh defects and bone paths without the mesh; use it again to return to the overlays of before</source>
        <translation>Voxel, Mängel des Netzes und Knochenpfade ohne das Netz zeigen; noch einmal, um zu den vorigen Überlagerungen zurückzukehren</translation>
    </message>
    <message>
        <source>&amp;Studio</source>
        <translation>&amp;Studio</translation>
    </message>
    <message>
        <source>Light surfaces with key, fill and rim lights</source>
        <translation>Flächen mit Haupt-, Füll- und Kantenlicht beleuchten</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>&amp;Flach</translation>
    </message>
    <message>
        <source>Draw textures and colour maps without light, as they are</source>
        <translation>Texturen und Farbkarten ohne Licht zeichnen, wie sie sind</translation>
    </message>
    <message>
        <source>Sha&amp;dows</source>
        <translation>Scha&amp;tten</translation>
    </message>
    <message>
        <source>Let the studio light cast soft shadows, on the ground too</source>
        <translation>Das Studiolicht wirft weiche Schatten, auch auf den Boden</translation>
    </message>
    <message>
        <source>&amp;Hide Selected</source>
        <translation>Auswahl aus&amp;blenden</translation>
    </message>
    <message>
        <source>Hide the selected parts, or else the selected joints. With a brush or a selection tool: the faces of the selected vertices</source>
        <translation>Die ausgewählten Teile ausblenden, sonst die ausgewählten Gelenke. Mit einem Pinsel oder Auswahlwerkzeug: die Flächen der ausgewählten Vertices</translation>
    </message>
    <message>
        <source>&amp;Isolate Selected</source>
        <translation>Auswahl &amp;isolieren</translation>
    </message>
    <message>
        <source>Hide all that is not selected; use it again to show all</source>
        <translation>Alles ausblenden, was nicht ausgewählt ist; noch einmal, um alles zu zeigen</translation>
    </message>
    <message>
        <source>&amp;Ghost Selected Parts</source>
        <translation>Ausgewählte Teile &amp;durchscheinend</translation>
    </message>
    <message>
        <source>Show the selected parts faintly; clicks and brushes go through them. Use it again to show them as before</source>
        <translation>Die ausgewählten Teile schwach zeigen; Klicks und Pinsel gehen hindurch. Noch einmal, um sie wie zuvor zu zeigen</translation>
    </message>
    <message>
        <source>Ghost &amp;Other Parts</source>
        <translation>&amp;Andere Teile durchscheinend</translation>
    </message>
    <message>
        <source>Show all parts but the selected ones faintly; use it again to show all as before</source>
        <translation>Alle Teile außer den ausgewählten schwach zeigen; noch einmal, um alles wie zuvor zu zeigen</translation>
    </message>
    <message>
        <source>&amp;Show All</source>
        <translation>A&amp;lles zeigen</translation>
    </message>
    <message>
        <source>Show all hidden and ghosted parts, joints and faces</source>
        <translation>Alle ausgeblendeten und durchscheinenden Teile, Gelenke und Flächen zeigen</translation>
    </message>
    <message>
        <source>Show Repor&amp;t</source>
        <translation>Beri&amp;cht zeigen</translation>
    </message>
    <message>
        <source>Show the issues found. Arrow keys move through them and show each in the view, Enter does what its button does</source>
        <translation>Die gefundenen Probleme zeigen. Pfeiltasten gehen sie durch und zeigen jedes in der Ansicht, Eingabe tut, was sein Knopf tut</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose File...</source>
        <translation>Posendatei &amp;speichern...</translation>
    </message>
    <message>
        <source>Save the pose of the selected joints, or of all that are posed, to a file that other programs and the command line read</source>
        <translation>Die Pose der ausgewählten oder aller posierten Gelenke in eine Datei speichern, die andere Programme und die Befehlszeile lesen</translation>
    </message>
    <message>
        <source>Load Motio&amp;n...</source>
        <translation>Be&amp;wegung laden...</translation>
    </message>
    <message>
        <source>Play the animations of a BVH, FBX or other file on this skeleton. Joints are matched by their names</source>
        <translation>Die Animationen einer BVH-, FBX- oder anderen Datei auf diesem Skelett abspielen. Gelenke werden nach ihren Namen zugeordnet</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>Bewegung entfernen</translation>
    </message>
    <message>
        <source>Remove the loaded motion that the timeline shows</source>
        <translation>Die geladene Bewegung entfernen, die die Zeitleiste zeigt</translation>
    </message>
    <message>
        <source>&amp;Set Key</source>
        <translation>Schlüssel &amp;setzen</translation>
    </message>
    <message>
        <source>Set a key of this pose at the time of the timeline</source>
        <translation>Einen Schlüssel dieser Pose zur Zeit der Zeitleiste setzen</translation>
    </message>
    <message>
        <source>&amp;Delete Key</source>
        <translation>Schlüssel &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the key at the time of the timeline</source>
        <translation>Den Schlüssel zur Zeit der Zeitleiste löschen</translation>
    </message>
    <message>
        <source>Delete &amp;All Keys</source>
        <translation>&amp;Alle Schlüssel löschen</translation>
    </message>
    <message>
        <source>Delete all pose keys</source>
        <translation>Alle Posenschlüssel löschen</translation>
    </message>
    <message>
        <source>&amp;Previous Key</source>
        <translation>&amp;Voriger Schlüssel</translation>
    </message>
    <message>
        <source>Go to the pose key before this time</source>
        <translation>Zum Posenschlüssel vor dieser Zeit gehen</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>&amp;Nächster Schlüssel</translation>
    </message>
    <message>
        <source>Go to the pose key after this time</source>
        <translation>Zum Posenschlüssel nach dieser Zeit gehen</translation>
    </message>
    <message>
        <source>Influences &amp;Beside Brush</source>
        <translation>Einfl&amp;üsse neben dem Pinsel</translation>
    </message>
    <message>
        <source>List the joints and weights of the vertex under the brush beside its ring</source>
        <translation>Gelenke und Gewichte des Vertex unter dem Pinsel neben seinem Ring auflisten</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Fluten</translation>
    </message>
    <message>
        <source>Apply the brush once to all selected vertices, or to all visible vertices</source>
        <translation>Den Pinsel einmal auf alle ausgewählten oder alle sichtbaren Vertices anwenden</translation>
    </message>
    <message>
        <source>Sh&amp;arpen</source>
        <translation>Sch&amp;ärfen</translation>
    </message>
    <message>
        <source>Make the transitions between joints narrower: on the selected vertices, or on all</source>
        <translation>Die Übergänge zwischen Gelenken schmaler machen: an den ausgewählten Vertices oder an allen</translation>
    </message>
    <message>
        <source>Protect the weights of the selected joints from brushes and operations</source>
        <translation>Die Gewichte der ausgewählten Gelenke vor Pinseln und Operationen schützen</translation>
    </message>
    <message>
        <source>Lock every joint except the selected ones</source>
        <translation>Alle Gelenke außer den ausgewählten sperren</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Then click anything, to read what it does and what to try when it looks wrong</source>
        <translation>Klicken Sie dann etwas an, um zu lesen, was es tut und was man versucht, wenn es falsch aussieht</translation>
    </message>
    <message>
        <source>&amp;Explain This Field</source>
        <translation>Dieses Feld &amp;erklären</translation>
    </message>
    <message>
        <source>Say what the field or button does that has the keyboard</source>
        <translation>Sagen, was das Feld oder der Knopf tut, bei dem die Tastatur ist</translation>
    </message>
    <message>
        <source>Take the &amp;Tour</source>
        <translation>&amp;Rundgang machen</translation>
    </message>
    <message>
        <source>Five steps from the sample to an export, about two minutes</source>
        <translation>Fünf Schritte von der Beispielfigur zum Export, etwa zwei Minuten</translation>
    </message>
    <message>
        <source>Paint the weights of the selected joint. Ctrl inverts the brush, Shift smooths, Ctrl+Shift+click selects a joint</source>
        <translation>Die Gewichte des ausgewählten Gelenks malen. Strg kehrt den Pinsel um, Umschalt glättet, Strg+Umschalt+Klick wählt ein Gelenk</translation>
    </message>
    <message>
        <source>Te&amp;xture Folder...</source>
        <translation>Te&amp;xturordner...</translation>
    </message>
    <message>
        <source>Read textures that lie outside the character&apos;s folder from a folder that you choose</source>
        <translation>Texturen, die außerhalb des Ordners der Figur liegen, aus einem Ordner lesen, den Sie wählen</translation>
    </message>
    <message>
        <source>Put the mesh of another file in the character&apos;s place and keep all work</source>
        <translation>Das Netz einer anderen Datei an die Stelle der Figur setzen und alle Arbeit behalten</translation>
    </message>
    <message>
        <source>Pict&amp;ure Mesh...</source>
        <translation>B&amp;ildnetz...</translation>
    </message>
    <message>
        <source>Choose which pixels of the picture are the character, and how fine its triangles are</source>
        <translation>Wählen, welche Pixel des Bildes die Figur sind und wie fein ihre Dreiecke sind</translation>
    </message>
    <message>
        <source>Replace Mes&amp;h...</source>
        <translation>Netz e&amp;rsetzen...</translation>
    </message>
    <message>
        <source>Flipped and Crossing Faces</source>
        <translation>Flächenfehler der Pose</translation>
    </message>
    <message>
        <source>Faces that the pose turns inside out or pushes through other faces</source>
        <translation>Flächen, die die Pose umstülpt oder durch andere Flächen drückt</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>Gelenkgrenzen</translation>
    </message>
    <message>
        <source>Arcs of how far the selected joint may turn around each axis</source>
        <translation>Bögen: wie weit sich das ausgewählte Gelenk um jede Achse drehen darf</translation>
    </message>
    <message>
        <source>Normal Maps</source>
        <translation>Normalmaps</translation>
    </message>
    <message>
        <source>Shade the surface by the normal maps of its materials</source>
        <translation>Die Oberfläche nach den Normalmaps ihrer Materialien schattieren</translation>
    </message>
    <message>
        <source>Add Driver</source>
        <translation>Neuer Treiber</translation>
    </message>
    <message>
        <source>Let the angle of the selected joint move another joint, or turn on a shape. The Pose panel shows its keys</source>
        <translation>Den Winkel des ausgewählten Gelenks ein anderes Gelenk bewegen oder eine Form einschalten lassen. Das Bedienfeld „Pose“ zeigt die Schlüssel</translation>
    </message>
    <message>
        <source>Shape From File...</source>
        <translation>Form aus Datei...</translation>
    </message>
    <message>
        <source>Make a shape of a mesh that was sculpted in this pose. The joint that is turned turns it on</source>
        <translation>Aus einem Netz, das in dieser Pose modelliert wurde, eine Form machen. Das gedrehte Gelenk schaltet sie ein</translation>
    </message>
    <message>
        <source>Make Shape of Remainder</source>
        <translation>Form für den Rest</translation>
    </message>
    <message>
        <source>Make a shape of what weights could not reach when you dragged the skin. The joint that is turned drives it</source>
        <translation>Eine Form aus dem machen, was Gewichte beim Ziehen der Haut nicht erreichen konnten. Das gedrehte Gelenk steuert sie</translation>
    </message>
    <message>
        <source>Shape From Skinning Method</source>
        <translation>Form aus Skinning-Verfahren</translation>
    </message>
    <message>
        <source>Make a shape of what this skinning method shows in this pose over classic linear, and skin with classic linear from then on</source>
        <translation>Eine Form aus dem machen, was dieses Skinning-Verfahren in dieser Pose über klassisch linear hinaus zeigt, und von da an klassisch linear verformen</translation>
    </message>
    <message>
        <source>Drag Skin</source>
        <translation>Haut ziehen</translation>
    </message>
    <message>
        <source>Pose the character and drag its skin to where it should be. The weights follow. Ctrl drags one vertex, the wheel changes the size</source>
        <translation>Die Figur posieren und ihre Haut dorthin ziehen, wo sie sein soll. Die Gewichte folgen. Strg zieht einen Vertex, das Mausrad ändert die Größe</translation>
    </message>
    <message>
        <source>The envelope around each bone, and where its weight ends (solver Envelopes)</source>
        <translation>Die Hülle um jeden Knochen, und wo sein Gewicht endet (Solver „Hüllen“)</translation>
    </message>
    <message>
        <source>Smooth Preview</source>
        <translation>Glatte Vorschau</translation>
    </message>
    <message>
        <source>Show the selected parts, or all, as smooth subdivided surfaces; the Parts panel has their levels</source>
        <translation>Die ausgewählten oder alle Teile als glatte, unterteilte Oberflächen zeigen; ihre Stufen stehen im Bedienfeld „Teile“</translation>
    </message>
    <message>
        <source>Add Lattice</source>
        <translation>Gitter hinzufügen</translation>
    </message>
    <message>
        <source>Put a lattice of control vertices around the selected vertices, the selected parts or the whole character</source>
        <translation>Ein Gitter aus Kontrollvertices um die ausgewählten Vertices, die ausgewählten Teile oder die ganze Figur legen</translation>
    </message>
    <message>
        <source>Connect by Pseudo-Edge</source>
        <translation>Durch Pseudokante verbinden</translation>
    </message>
    <message>
        <source>Let the active joint and the other selected joints turn when one of them is moved. No weight depends on it</source>
        <translation>Das aktive Gelenk und die anderen ausgewählten Gelenke drehen sich mit, wenn eines davon bewegt wird. Kein Gewicht hängt davon ab</translation>
    </message>
    <message>
        <source>Remove Pseudo-Edge</source>
        <translation>Pseudokante entfernen</translation>
    </message>
    <message>
        <source>Remove the pseudo-edges between the selected joints, or all of a single selected joint</source>
        <translation>Die Pseudokanten zwischen den ausgewählten Gelenken entfernen, oder alle eines einzelnen ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>Edit Envelopes</source>
        <translation>Hüllen bearbeiten</translation>
    </message>
    <message>
        <source>Drag the handles of the selected joint&apos;s envelope: its radii, its ends or all of it. Delete gives the bone the solver&apos;s envelope again</source>
        <translation>Die Griffe an der Hülle des ausgewählten Gelenks ziehen: ihre Radien, ihre Enden oder die ganze Hülle. Entf gibt dem Knochen wieder die Hülle des Solvers</translation>
    </message>
    <message>
        <source>Edit Mesh</source>
        <translation>Netz bearbeiten</translation>
    </message>
    <message>
        <source>Edit the mesh of a flat picture: drag vertices, click on an edge or inside to add one, drag a box to select, Delete to remove, Escape to leave</source>
        <translation>Das Netz eines flachen Bildes bearbeiten: Vertices ziehen, auf eine Kante oder ins Innere klicken, um einen hinzuzufügen, einen Rahmen zum Auswählen ziehen, Entf zum Löschen, Escape zum Verlassen</translation>
    </message>
    <message>
        <source>Sa&amp;ve Engine Scripts...</source>
        <translation>Engine-Skripte s&amp;peichern...</translation>
    </message>
    <message>
        <source>Scripts for Unity, Unreal, Godot 4 and three.js that move joints and shapes by the drivers file of an export</source>
        <translation>Skripte für Unity, Unreal, Godot 4 und three.js, die Gelenke und Formen nach der Treiberdatei eines Exports bewegen</translation>
    </message>
    <message>
        <source>Rename Shape</source>
        <translation>Form umbenennen</translation>
    </message>
    <message>
        <source>Rename the shape that is chosen in the Pose panel</source>
        <translation>Die im Bedienfeld „Pose“ gewählte Form umbenennen</translation>
    </message>
    <message>
        <source>Mirror Shape</source>
        <translation>Form spiegeln</translation>
    </message>
    <message>
        <source>Make the chosen shape on the other side too, turned on by the partner joint</source>
        <translation>Die gewählte Form auch auf der anderen Seite machen, eingeschaltet vom Partnergelenk</translation>
    </message>
    <message>
        <source>Split Shape Left and Right</source>
        <translation>Form in links und rechts teilen</translation>
    </message>
    <message>
        <source>Put a left and a right half in the place of the chosen shape</source>
        <translation>Die gewählte Form durch eine linke und eine rechte Hälfte ersetzen</translation>
    </message>
    <message>
        <source>Drag Skin Into Shape</source>
        <translation>Haut in Form ziehen</translation>
    </message>
    <message>
        <source>Change the chosen shape by dragging the skin in this pose. The weights stay</source>
        <translation>Die gewählte Form ändern, indem die Haut in dieser Pose gezogen wird. Die Gewichte bleiben</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>Form entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen shape and the drivers that turn it on</source>
        <translation>Die gewählte Form und die Treiber, die sie einschalten, entfernen</translation>
    </message>
    <message>
        <source>Bake for Engine...</source>
        <translation>Für Engine backen...</translation>
    </message>
    <message>
        <source>Fit weights, helper joints and corrective shapes, so that an engine shows what this skinning method shows</source>
        <translation>Gewichte, Hilfsgelenke und Korrekturformen anpassen, sodass eine Engine zeigt, was dieses Skinning-Verfahren zeigt</translation>
    </message>
    <message>
        <source>Apply as Rest Pose...</source>
        <translation>Als Ruhepose anwenden...</translation>
    </message>
    <message>
        <source>Make this pose, a T-pose or an A-pose the rest pose. Mesh, shapes, clips and weights follow</source>
        <translation>Diese Pose, eine T-Pose oder eine A-Pose zur Ruhepose machen. Netz, Formen, Clips und Gewichte folgen</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>Chains of joints that swing, and the colliders that push them</source>
        <translation>Ketten von Gelenken, die schwingen, und die Collider, die sie wegdrücken</translation>
    </message>
    <message>
        <source>Live Link to Blender</source>
        <translation>Live-Verbindung zu Blender</translation>
    </message>
    <message>
        <source>Give Blender, which opened this character, the weights after every bind and stroke</source>
        <translation>Blender, das diese Figur geöffnet hat, nach jedem Binden und jedem Strich die Gewichte geben</translation>
    </message>
    <message>
        <source>Springs Swing</source>
        <translation>Federn schwingen</translation>
    </message>
    <message>
        <source>Let chains swing while you pose and drag the character and while clips play. Off: joints stand as they are posed</source>
        <translation>Ketten schwingen lassen, während Sie die Figur posieren und ziehen und während Clips laufen. Aus: Gelenke stehen, wie sie posiert sind</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Ausdrücke</translation>
    </message>
    <message>
        <source>Show the panel for the expressions, the look and the constraints of an avatar</source>
        <translation>Das Bedienfeld für die Ausdrücke, den Blick und die Constraints eines Avatars zeigen</translation>
    </message>
    <message>
        <source>Springs Panel</source>
        <translation>Bedienfeld „Federn“</translation>
    </message>
    <message>
        <source>Show the panel for hair, cloth, tails and ears that swing</source>
        <translation>Das Bedienfeld für Haare, Stoff, Schwänze und Ohren zeigen, die schwingen</translation>
    </message>
    <message>
        <source>Propose Springs</source>
        <translation>Federn vorschlagen</translation>
    </message>
    <message>
        <source>Find chains that carry hair, skirts, capes, tails or ears, and fit colliders to the body that keep them out</source>
        <translation>Ketten finden, die Haare, Röcke, Umhänge, Schwänze oder Ohren tragen, und dem Körper Collider anpassen, die sie draußen halten</translation>
    </message>
    <message>
        <source>Propose Chains</source>
        <translation>Ketten vorschlagen</translation>
    </message>
    <message>
        <source>Find chains that carry hair, skirts, capes, tails or ears</source>
        <translation>Ketten finden, die Haare, Röcke, Umhänge, Schwänze oder Ohren tragen</translation>
    </message>
    <message>
        <source>Propose Colliders</source>
        <translation>Collider vorschlagen</translation>
    </message>
    <message>
        <source>Fit colliders to limbs, torso and head, as thick as the skin</source>
        <translation>Gliedmaßen, Rumpf und Kopf Collider anpassen, so dick wie die Haut</translation>
    </message>
    <message>
        <source>Add Chain of Selected Joints</source>
        <translation>Kette aus gewählten Gelenken hinzufügen</translation>
    </message>
    <message>
        <source>Let the selected joints swing. A single joint swings with its longest branch below</source>
        <translation>Die ausgewählten Gelenke schwingen lassen. Ein einzelnes Gelenk schwingt mit seinem längsten Zweig darunter</translation>
    </message>
    <message>
        <source>Add Sphere Collider</source>
        <translation>Kugel-Collider hinzufügen</translation>
    </message>
    <message>
        <source>Give the selected joint a sphere that chains stay outside of</source>
        <translation>Dem ausgewählten Gelenk eine Kugel geben, außerhalb der Ketten bleiben</translation>
    </message>
    <message>
        <source>Add Capsule Collider</source>
        <translation>Kapsel-Collider hinzufügen</translation>
    </message>
    <message>
        <source>Give the selected joint a capsule that chains stay outside of</source>
        <translation>Dem ausgewählten Gelenk eine Kapsel geben, außerhalb der Ketten bleiben</translation>
    </message>
    <message>
        <source>Add Plane Collider</source>
        <translation>Ebenen-Collider hinzufügen</translation>
    </message>
    <message>
        <source>Give the selected joint a plane that chains stay above</source>
        <translation>Dem ausgewählten Gelenk eine Ebene geben, über der Ketten bleiben</translation>
    </message>
    <message>
        <source>Bake Springs Into Clips</source>
        <translation>Federn in Clips backen</translation>
    </message>
    <message>
        <source>Make a clip with keys of the swinging joints of every clip, for engines without springs</source>
        <translation>Aus jedem Clip einen Clip mit Schlüsseln der schwingenden Gelenke machen, für Engines ohne Federn</translation>
    </message>
    <message>
        <source>Edit Colliders</source>
        <translation>Collider bearbeiten</translation>
    </message>
    <message>
        <source>Click the middle of a collider to choose it, drag its handles: its middle, its ends or its radius. Delete removes it</source>
        <translation>Ein Klick auf die Mitte eines Colliders wählt ihn, Ziehen bewegt seine Griffe: seine Mitte, seine Enden oder seinen Radius. Entf entfernt ihn</translation>
    </message>
    <message>
        <source>&amp;Skeleton Mode</source>
        <translation>Modus &amp;Skelett</translation>
    </message>
    <message>
        <source>Make a skeleton, or edit it as it is bound: move, add, rename and delete joints</source>
        <translation>Ein Skelett erstellen oder es bearbeiten, wie es gebunden ist: Gelenke verschieben, hinzufügen, umbenennen und löschen</translation>
    </message>
    <message>
        <source>&amp;Bind Mode</source>
        <translation>Modus &amp;Binden</translation>
    </message>
    <message>
        <source>Bind the skin to the skeleton, and set how it is bound</source>
        <translation>Die Haut an das Skelett binden und festlegen, wie sie gebunden wird</translation>
    </message>
    <message>
        <source>&amp;Pose Mode</source>
        <translation>Modus &amp;Pose</translation>
    </message>
    <message>
        <source>Pose the character to see how it bends; limits, drivers, shapes and springs</source>
        <translation>Die Figur posieren, um zu sehen, wie sie sich beugt; Grenzen, Treiber, Formen und Federn</translation>
    </message>
    <message>
        <source>P&amp;aint Mode</source>
        <translation>Modus &amp;Malen</translation>
    </message>
    <message>
        <source>Paint weights on layers, and change them by operations</source>
        <translation>Gewichte auf Ebenen malen und durch Operationen ändern</translation>
    </message>
    <message>
        <source>&amp;Inspect Mode</source>
        <translation>Modus &amp;Untersuchen</translation>
    </message>
    <message>
        <source>Find out why vertices have their weights; report, tables and parts over the whole width</source>
        <translation>Herausfinden, warum Vertices ihre Gewichte haben; Bericht, Tabellen und Teile über die ganze Breite</translation>
    </message>
    <message>
        <source>Overlays...</source>
        <translation>Überlagerungen...</translation>
    </message>
    <message>
        <source>Choose what the view shows over the mesh, and how strongly</source>
        <translation>Wählen, was die Ansicht über dem Netz zeigt, und wie stark</translation>
    </message>
    <message>
        <source>Lowe&amp;r Panels</source>
        <translation>Untere Bedien&amp;felder</translation>
    </message>
    <message>
        <source>Show the weights of a vertex, the report, the component editor, the parts and the log below the view</source>
        <translation>Die Gewichte eines Vertex, den Bericht, die Gewichtstabelle, die Teile und das Protokoll unter der Ansicht zeigen</translation>
    </message>
    <message>
        <source>Mirrored Painting</source>
        <translation>Gespiegelt malen</translation>
    </message>
    <message>
        <source>Brushes also paint the other side: the weights of the mirrored joint, the amounts of the region</source>
        <translation>Pinsel malen auch auf der anderen Seite: die Gewichte des gespiegelten Gelenks, die Werte des Bereichs</translation>
    </message>
    <message>
        <source>What a drag does to a joint, an envelope or a collider happens on the other side too</source>
        <translation>Was Ziehen mit einem Gelenk, einer Hülle oder einem Collider macht, geschieht auch auf der anderen Seite</translation>
    </message>
    <message>
        <source>Dress With an Out&amp;fit...</source>
        <translation>Mit Outfit ein&amp;kleiden...</translation>
    </message>
    <message>
        <source>Give all parts of an outfit&apos;s file the weights of the open character</source>
        <translation>Allen Teilen der Datei eines Outfits die Gewichte der geöffneten Figur geben</translation>
    </message>
    <message>
        <source>Ma&amp;ke LODs...</source>
        <translation>LODs ers&amp;tellen...</translation>
    </message>
    <message>
        <source>Write levels of detail: coarser meshes that keep their weights</source>
        <translation>Detailstufen schreiben: gröbere Netze, die ihre Gewichte behalten</translation>
    </message>
    <message>
        <source>&amp;Bind a Folder...</source>
        <translation>&amp;Ordner binden...</translation>
    </message>
    <message>
        <source>Bind all characters of a folder alike, while you work on</source>
        <translation>Alle Figuren eines Ordners gleich binden, während Sie weiterarbeiten</translation>
    </message>
    <message>
        <source>Previous View</source>
        <translation>Vorherige Ansicht</translation>
    </message>
    <message>
        <source>Put the camera back to where it was before it last jumped: to a row of the report, a selection or a view</source>
        <translation>Die Kamera dorthin zurückstellen, wo sie vor ihrem letzten Sprung war: zu einer Zeile des Berichts, einer Auswahl oder einer Ansicht</translation>
    </message>
    <message>
        <source>&amp;Check for Updates...</source>
        <translation>Nach &amp;Updates suchen...</translation>
    </message>
    <message>
        <source>Ask GitHub whether there is a newer version of Sinew; nothing but this version is sent</source>
        <translation>GitHub fragen, ob es eine neuere Version von Sinew gibt; gesendet wird nur die eigene Version</translation>
    </message>
    <message>
        <source>Save Check &amp;Page...</source>
        <translation>&amp;Prüfseite speichern...</translation>
    </message>
    <message>
        <source>Bend the character through its range of motion, and save figures of its weights and pictures of the worst poses as a page for browsers</source>
        <translation>Die Figur durch ihren Bewegungsumfang beugen und Kennzahlen ihrer Gewichte mit Bildern der schlechtesten Posen als Seite für Browser speichern</translation>
    </message>
</context>
<context>
    <name>AreaHandles</name>
    <message>
        <source>region %1</source>
        <translation>Bereich %1</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 Vertices</translation>
    </message>
</context>
<context>
    <name>ArgumentText</name>
    <message>
        <source>it is not an influence in the source skin</source>
        <translation>im Skinning der Quelle ist es kein Einfluss</translation>
    </message>
    <message>
        <source>by its name it is a control</source>
        <translation>dem Namen nach ist es ein Steuergelenk</translation>
    </message>
    <message>
        <source>by its name it only marks the end of a chain</source>
        <translation>dem Namen nach markiert es nur das Ende einer Kette</translation>
    </message>
    <message>
        <source>it is only the root</source>
        <translation>es ist nur die Wurzel</translation>
    </message>
    <message>
        <source>it is a root that stands outside the mesh</source>
        <translation>Es ist eine Wurzel außerhalb des Netzes</translation>
    </message>
    <message>
        <source>it stands where another joint does, which moves a limb&apos;s end in its place</source>
        <translation>Es steht, wo ein anderes Gelenk steht, das an seiner Stelle das Ende eines Gliedes bewegt</translation>
    </message>
    <message>
        <source>it is not in the list of joints</source>
        <translation>es steht nicht in der Liste der Gelenke</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>sie ist keine Datei</translation>
    </message>
    <message>
        <source>it is not an image</source>
        <translation>sie ist kein Bild</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>Sie dürfen sie nicht lesen</translation>
    </message>
    <message>
        <source>the original file is no longer there</source>
        <translation>die ursprüngliche Datei nicht mehr da ist</translation>
    </message>
    <message>
        <source>the original file is of another format</source>
        <translation>die ursprüngliche Datei ein anderes Format hat</translation>
    </message>
    <message>
        <source>the skeleton was replaced or moved</source>
        <translation>das Skelett ersetzt oder verschoben wurde</translation>
    </message>
    <message>
        <source>the skins of the original file disagree on the bind pose</source>
        <translation>die Skins der ursprünglichen Datei verschiedene Bindeposen haben</translation>
    </message>
    <message>
        <source>the animations are left out</source>
        <translation>die Animationen weggelassen werden</translation>
    </message>
    <message>
        <source>the export profile asks for another unit</source>
        <translation>das Exportprofil eine andere Einheit verlangt</translation>
    </message>
    <message>
        <source>several nodes of the original file share a mesh</source>
        <translation>mehrere Knoten der ursprünglichen Datei sich ein Netz teilen</translation>
    </message>
    <message>
        <source>the original file is of an old version of its format</source>
        <translation>die ursprüngliche Datei eine alte Version ihres Formats hat</translation>
    </message>
    <message>
        <source>levels of detail were added to it</source>
        <translation>Detailstufen hinzugefügt wurden</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>Beine</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>wings</source>
        <translation>Flügel</translation>
    </message>
    <message>
        <source>fingers</source>
        <translation>Finger</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>two ends of a long body</source>
        <translation>zwei Enden eines langen Körpers</translation>
    </message>
    <message>
        <source>it only carries the motion of other joints or parts</source>
        <translation>es trägt nur die Bewegung anderer Gelenke oder Teile</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder. If you trust the model, choose its folder with --textures or File &gt; Texture Folder</source>
        <translation>sie liegt außerhalb des Ordners des Modells. Wenn Sie dem Modell vertrauen, wählen Sie ihren Ordner mit --textures oder Datei &gt; Texturordner</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder, where this format keeps its files. Copy it there</source>
        <translation>sie liegt außerhalb des Ordners des Modells, in dem dieses Format seine Dateien hat. Kopieren Sie sie dorthin</translation>
    </message>
    <message>
        <source>a skin of the original file has no inverse bind matrices, so its weights also determine where its vertices lie</source>
        <translation>ein Skin der ursprünglichen Datei keine inversen Bindematrizen hat und seine Gewichte darum auch sagen, wo seine Vertices sind</translation>
    </message>
    <message>
        <source>Biped</source>
        <translation>Zweibeiner</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Vierbeiner</translation>
    </message>
    <message>
        <source>Insect or spider</source>
        <translation>Insekt oder Spinne</translation>
    </message>
    <message>
        <source>nothing in it is transparent, so its whole rectangle is the character</source>
        <translation>nichts darin ist durchsichtig, also ist das ganze Rechteck die Figur</translation>
    </message>
    <message>
        <source>two legs</source>
        <translation>zwei Beinen</translation>
    </message>
    <message>
        <source>four legs</source>
        <translation>vier Beinen</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>sie ist ein Ordner</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>sie ist eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>sie hat sich beim Lesen geändert</translation>
    </message>
    <message>
        <source>it is a pipe that no program is reading from</source>
        <translation>sie ist eine Pipe, die kein Programm liest</translation>
    </message>
    <message>
        <source>it is larger than a file of its kind may be</source>
        <translation>sie ist größer, als eine Datei dieser Art sein darf</translation>
    </message>
    <message>
        <source>the outline of its opaque pixels is longer than 2 million pixels. Remove loose dots</source>
        <translation>der Umriss seiner deckenden Pixel ist länger als 2 Millionen Pixel. Entfernen Sie lose Punkte</translation>
    </message>
    <message>
        <source>the limits of joints were changed</source>
        <translation>die Grenzen von Gelenken geändert wurden</translation>
    </message>
    <message>
        <source>the part of Sinew that draws SVG is missing</source>
        <translation>der Teil von Sinew, der SVG zeichnet, fehlt</translation>
    </message>
    <message>
        <source>its shapes are nested more than 256 deep</source>
        <translation>seine Formen sind mehr als 256-fach verschachtelt</translation>
    </message>
    <message>
        <source>it has more than a million shapes, copies included</source>
        <translation>es hat mehr als eine Million Formen, Kopien mitgezählt</translation>
    </message>
    <message>
        <source>one of its shapes contains a copy of itself</source>
        <translation>eine seiner Formen enthält eine Kopie von sich selbst</translation>
    </message>
    <message>
        <source>its size is zero, too large or not a number</source>
        <translation>seine Größe ist null, zu groß oder keine Zahl</translation>
    </message>
    <message>
        <source>it has more than 256 layers</source>
        <translation>es hat mehr als 256 Ebenen</translation>
    </message>
    <message>
        <source>its layers have too many pixels together. Choose a smaller picture size</source>
        <translation>seine Ebenen haben zusammen zu viele Pixel. Wählen Sie eine kleinere Bildgröße</translation>
    </message>
    <message>
        <source>shapes of the original file are missing</source>
        <translation>Formen der Originaldatei fehlen</translation>
    </message>
    <message>
        <source>a shape that was replaced has shapes in between</source>
        <translation>eine ersetzte Form Zwischenformen hat</translation>
    </message>
    <message>
        <source>animations were added or removed</source>
        <translation>Animationen hinzugefügt oder entfernt wurden</translation>
    </message>
    <message>
        <source>the original file scales a driven joint unevenly or turns it about a pivot</source>
        <translation>die Originaldatei ein getriebenes Gelenk ungleichmäßig skaliert oder um einen Drehpunkt dreht</translation>
    </message>
    <message>
        <source>the keys of a driven channel lie on several layers, or belong to others too</source>
        <translation>die Schlüssel eines getriebenen Kanals auf mehreren Ebenen liegen oder auch zu anderen gehören</translation>
    </message>
    <message>
        <source>its dashed lines have more than a million dashes. Make the dashes longer, or the lines solid</source>
        <translation>seine gestrichelten Linien haben mehr als eine Million Striche. Machen Sie die Striche länger oder die Linien durchgezogen</translation>
    </message>
    <message>
        <source>it shows nothing but pictures that are linked or cannot be drawn. Embed them as PNG or JPEG</source>
        <translation>es zeigt nur Bilder, die verknüpft sind oder sich nicht zeichnen lassen. Betten Sie sie als PNG oder JPEG ein</translation>
    </message>
    <message>
        <source>the rest pose is another one</source>
        <translation>die Ruhepose eine andere ist</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>T-Pose</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>A-Pose</translation>
    </message>
    <message>
        <source>it has one joint, and no other at its end</source>
        <translation>sie hat weniger als zwei Gelenke</translation>
    </message>
    <message>
        <source>a joint of it is not below the one before</source>
        <translation>eines ihrer Gelenke liegt nicht unter dem vorigen</translation>
    </message>
    <message>
        <source>a joint of it swings in another chain</source>
        <translation>eines ihrer Gelenke schwingt in einer anderen Kette</translation>
    </message>
    <message>
        <source>there is no joint of that name</source>
        <translation>es gibt kein Gelenk dieses Namens</translation>
    </message>
    <message>
        <source>a number of it makes no sense</source>
        <translation>eine der Zahlen darin ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>it names what is not there</source>
        <translation>etwas, das darin genannt ist, gibt es nicht</translation>
    </message>
    <message>
        <source>its values are not of the kind that VRM asks for</source>
        <translation>die Werte darin sind nicht von der Art, die VRM verlangt</translation>
    </message>
    <message>
        <source>it names a node that is not there</source>
        <translation>ein Knoten, der darin genannt ist, fehlt</translation>
    </message>
    <message>
        <source>another joint has the same name</source>
        <translation>ein anderes Gelenk hat denselben Namen</translation>
    </message>
    <message>
        <source>its node is not a joint of the skeleton</source>
        <translation>der Knoten ist kein Gelenk des Skeletts</translation>
    </message>
    <message>
        <source>it names a shape that is not there</source>
        <translation>eine Form, die darin genannt ist, fehlt</translation>
    </message>
    <message>
        <source>it names a material that is not there</source>
        <translation>ein Material, das darin genannt ist, fehlt</translation>
    </message>
    <message>
        <source>it names a part that is not there</source>
        <translation>ein Teil, das darin genannt ist, fehlt</translation>
    </message>
    <message>
        <source>another entry says the same thing differently</source>
        <translation>ein anderer Eintrag sagt dasselbe anders</translation>
    </message>
    <message>
        <source>it would move itself</source>
        <translation>es würde sich selbst bewegen</translation>
    </message>
    <message>
        <source>a driver turns the same joint</source>
        <translation>ein Treiber dreht dasselbe Gelenk</translation>
    </message>
    <message>
        <source>VRM 0.x has no place for it</source>
        <translation>VRM 0.x hat keinen Platz dafür</translation>
    </message>
    <message>
        <source>it has no size</source>
        <translation>die Größe ist null</translation>
    </message>
    <message>
        <source>it is to be of another version of VRM</source>
        <translation>sie eine andere VRM-Version haben soll</translation>
    </message>
    <message>
        <source>its materials are to get the toon shading of VRM 1.0</source>
        <translation>ihre Materialien das Toon-Shading von VRM 1.0 bekommen sollen</translation>
    </message>
    <message>
        <source>another bone has the same node</source>
        <translation>ein anderer Knochen hat denselben Knoten</translation>
    </message>
    <message>
        <source>VRM has no bone of that name</source>
        <translation>VRM hat keinen Knochen dieses Namens</translation>
    </message>
    <message>
        <source>it names a texture that is not there</source>
        <translation>eine Textur, die darin genannt ist, fehlt</translation>
    </message>
    <message>
        <source>their joints were removed</source>
        <translation>ihre Gelenke wurden entfernt</translation>
    </message>
    <message>
        <source>the character was scaled</source>
        <translation>die Figur skaliert wurde</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder. If you trust the model, choose its folder with File &gt; Texture Folder</source>
        <translation>sie liegt außerhalb des Ordners des Modells. Wenn Sie dem Modell vertrauen, wählen Sie ihren Ordner mit Datei &gt; Texturordner</translation>
    </message>
    <message>
        <source>another program has it open. Close it there</source>
        <translation>ein anderes Programm hat sie geöffnet. Schließen Sie sie dort</translation>
    </message>
</context>
<context>
    <name>AutosaveFlow</name>
    <message>
        <source>%1, %2, never saved</source>
        <translation>%1, %2, nie gespeichert</translation>
    </message>
</context>
<context>
    <name>AvatarFile</name>
    <message>
        <source>it has to start with {&quot;sinewAvatar&quot;: 1, or be a recipe or project with an avatar</source>
        <translation>sie muss mit {&quot;sinewAvatar&quot;: 1 beginnen, oder ein Rezept oder Projekt mit einem Avatar sein</translation>
    </message>
</context>
<context>
    <name>BakePoses</name>
    <message>
        <source>Arms up</source>
        <translation>Arme hoch</translation>
    </message>
    <message>
        <source>Deep squat</source>
        <translation>Tiefe Hocke</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>Faust</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Blick zurück</translation>
    </message>
    <message>
        <source>Key %1 s</source>
        <translation>Schlüssel %1 s</translation>
    </message>
</context>
<context>
    <name>BakeText</name>
    <message>
        <source>Range of motion</source>
        <translation>Bewegungsumfang</translation>
    </message>
    <message>
        <source>Pairs of neighbouring joints</source>
        <translation>Paare benachbarter Gelenke</translation>
    </message>
    <message>
        <source>Stress poses</source>
        <translation>Belastungsposen</translation>
    </message>
    <message>
        <source>Clips and motions</source>
        <translation>Clips und Bewegungen</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>Posenschlüssel</translation>
    </message>
    <message>
        <source>the weights of the joint are locked</source>
        <translation>die Gewichte des Gelenks sind gesperrt</translation>
    </message>
    <message>
        <source>most of its vertices are painted and stay</source>
        <translation>die meisten seiner Vertices sind bemalt und bleiben</translation>
    </message>
    <message>
        <source>this pose was held out of the fit</source>
        <translation>diese Pose blieb bei der Anpassung außen vor</translation>
    </message>
    <message>
        <source>shapes are not allowed</source>
        <translation>Formen sind nicht erlaubt</translation>
    </message>
    <message>
        <source>all shapes that are allowed are used</source>
        <translation>alle erlaubten Formen sind verbraucht</translation>
    </message>
    <message>
        <source>its vertices have all the joints they may have</source>
        <translation>seine Vertices haben schon alle Gelenke, die sie haben dürfen</translation>
    </message>
    <message>
        <source>no step brings it nearer</source>
        <translation>kein Schritt bringt es näher</translation>
    </message>
    <message>
        <source>Good to %1 at every joint.</source>
        <translation>An jedem Gelenk auf %1 genau.</translation>
    </message>
    <message>
        <source>Not good to %1 at %2 of %3 joints.</source>
        <translation>An %2 von %3 Gelenken nicht auf %1 genau.</translation>
    </message>
    <message>
        <source>%1: %2 in pose %3, because %4</source>
        <translation>%1: %2 in Pose %3, denn %4</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>as they were</source>
        <translation>wie zuvor</translation>
    </message>
    <message>
        <source>Helper joints</source>
        <translation>Hilfsgelenke</translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>%1 Gelenk</numerusform>
            <numerusform>%1 Gelenke</numerusform>
        </translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>%1 Form</numerusform>
            <numerusform>%1 Formen</numerusform>
        </translation>
    </message>
    <message>
        <source>under 0.01 mm</source>
        <translation>unter 0,01 mm</translation>
    </message>
    <message>
        <source>%1, with partners %2</source>
        <translation>%1, mit Partnern %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>%1: good, %2 in pose %3</source>
        <translation>%1: gut, %2 in Pose %3</translation>
    </message>
    <message>
        <source>Showing the source in every pose</source>
        <translation>Die Quelle wird in jeder Pose gezeigt</translation>
    </message>
    <message>
        <source>Fitting weights and helper joints</source>
        <translation>Gewichte und Hilfsgelenke werden angepasst</translation>
    </message>
    <message>
        <source>Choosing shapes</source>
        <translation>Formen werden ausgewählt</translation>
    </message>
    <message>
        <source>Measuring the result</source>
        <translation>Das Ergebnis wird gemessen</translation>
    </message>
    <message>
        <source>another joint has its name, and drivers follow that one</source>
        <translation>ein anderes Gelenk hat seinen Namen, und Treiber folgen jenem</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Sinew could not be started: %1</source>
        <translation>Sinew ließ sich nicht starten: %1</translation>
    </message>
    <message>
        <source>The bind crashed or was killed.</source>
        <translation>Das Binden ist abgestürzt oder wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The bind ended with exit code %1.</source>
        <translation>Das Binden endete mit dem Exit-Code %1.</translation>
    </message>
    <message>
        <source>It was written, but could not be noted as done.</source>
        <translation>Die Datei wurde geschrieben, ließ sich aber nicht als erledigt vermerken.</translation>
    </message>
    <message>
        <source>%1 was not written: a link in the output folder leads out of it. Remove the link.</source>
        <translation>%1 wurde nicht geschrieben: Eine Verknüpfung im Ausgabeordner führt aus ihm hinaus. Entfernen Sie sie.</translation>
    </message>
    <message>
        <source>The name of %1 is not valid UTF-8. Rename the file.</source>
        <translation>Der Name von %1 ist kein gültiges UTF-8. Benennen Sie die Datei um.</translation>
    </message>
    <message>
        <source>The output misses a requirement.</source>
        <translation>Die Ausgabe verfehlt eine Anforderung.</translation>
    </message>
    <message>
        <source>%1 It could not be moved to %2.</source>
        <translation>%1 Sie konnte nicht nach %2 verschoben werden.</translation>
    </message>
</context>
<context>
    <name>BindBar</name>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
</context>
<context>
    <name>BindSummary</name>
    <message>
        <source>; --report lists all %1 issues one by one</source>
        <translation>; --report listet alle %1 Probleme einzeln</translation>
    </message>
</context>
<context>
    <name>BrushStroke</name>
    <message>
        <source>Paint Weights</source>
        <translation>Gewichte malen</translation>
    </message>
    <message>
        <source>Flood Weights</source>
        <translation>Gewichte fluten</translation>
    </message>
</context>
<context>
    <name>CageDrawing</name>
    <message>
        <source>Extend Cage</source>
        <translation>Käfig erweitern</translation>
    </message>
    <message>
        <source>Draw Cage</source>
        <translation>Käfig zeichnen</translation>
    </message>
    <message>
        <source>Point handle %1 added</source>
        <translation>Punkt %1 als Griff hinzugefügt</translation>
    </message>
    <message>
        <source>%1 extended</source>
        <translation>%1 erweitert</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Käfig</translation>
    </message>
    <message>
        <source>Extend Wire</source>
        <translation>Draht erweitern</translation>
    </message>
</context>
<context>
    <name>CageEdits</name>
    <message>
        <source>Add Cage &quot;%1&quot;</source>
        <translation>Käfig „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Fill Cage &quot;%1&quot;</source>
        <translation>Käfig „%1“ füllen</translation>
    </message>
    <message>
        <source>Empty Cage &quot;%1&quot;</source>
        <translation>Käfig „%1“ leeren</translation>
    </message>
    <message>
        <source>Delete Cage &quot;%1&quot;</source>
        <translation>Käfig „%1“ löschen</translation>
    </message>
    <message>
        <source>Delete Cages</source>
        <translation>Käfige löschen</translation>
    </message>
    <message>
        <source>Rename Cage</source>
        <translation>Käfig umbenennen</translation>
    </message>
    <message>
        <source>Add Lattice &quot;%1&quot;</source>
        <translation>Gitter „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Add Wire &quot;%1&quot;</source>
        <translation>Draht „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Delete Lattice &quot;%1&quot;</source>
        <translation>Gitter „%1“ löschen</translation>
    </message>
    <message>
        <source>Delete Wire &quot;%1&quot;</source>
        <translation>Draht „%1“ löschen</translation>
    </message>
    <message>
        <source>Rename Lattice</source>
        <translation>Gitter umbenennen</translation>
    </message>
    <message>
        <source>Rename Wire</source>
        <translation>Draht umbenennen</translation>
    </message>
</context>
<context>
    <name>CageTool</name>
    <message>
        <source>Cages are drawn in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Käfige werden in der Bindepose gezeichnet. Wählen Sie zuerst Pose &gt; Alle zurücksetzen</translation>
    </message>
    <message>
        <source>A vertex of the cage lies there already</source>
        <translation>Dort liegt schon ein Vertex des Käfigs</translation>
    </message>
    <message>
        <source>A vertex lies there already. Click the first vertex for a face, or press Enter to end</source>
        <translation>Dort liegt schon ein Vertex. Klicken Sie für eine Fläche auf den ersten Vertex, oder beenden Sie mit Enter</translation>
    </message>
    <message>
        <source>A face needs at least 3 vertices</source>
        <translation>Eine Fläche braucht mindestens 3 Vertices</translation>
    </message>
</context>
<context>
    <name>CageTurns</name>
    <message>
        <source>Turn Cage Joints</source>
        <translation>Käfiggelenke drehen</translation>
    </message>
</context>
<context>
    <name>ChainFile</name>
    <message>
        <source>a chain needs places, [[x, y, z], ...]</source>
        <translation>eine Kette braucht places, [[x, y, z], ...]</translation>
    </message>
    <message>
        <source>%1 has to be a text</source>
        <translation>%1 muss ein Text sein</translation>
    </message>
    <message>
        <source>joints has to be 2 to 256</source>
        <translation>joints muss 2 bis 256 sein</translation>
    </message>
    <message>
        <source>there is no joint %1</source>
        <translation>es gibt kein Gelenk %1</translation>
    </message>
    <message>
        <source>columns has to be 2 to 64</source>
        <translation>columns muss 2 bis 64 sein</translation>
    </message>
    <message>
        <source>kind has to be chain, ring or row</source>
        <translation>kind muss chain, ring oder row sein</translation>
    </message>
</context>
<context>
    <name>ChainTool</name>
    <message>
        <source>Chains are drawn in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Ketten werden in der Bindepose gezeichnet. Wählen Sie zuerst Pose &gt; Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Durchgefallen</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Nicht gemessen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Was gemessen wird</translation>
    </message>
    <message>
        <source>Worst of each joint, when it bends</source>
        <translation>Das Schlechteste jedes Gelenks, wenn es sich beugt</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Rings stand around the worst places:</source>
        <translation>Ringe umgeben die schlechtesten Stellen:</translation>
    </message>
    <message>
        <source>Poses that tell most</source>
        <translation>Posen, die am meisten sagen</translation>
    </message>
    <message>
        <source>%1 vertices, %2 triangles, %3 poses</source>
        <translation>%1 Vertices, %2 Dreiecke, %3 Posen</translation>
    </message>
    <message>
        <source>Check of %1</source>
        <translation>Prüfung von %1</translation>
    </message>
    <message>
        <source>Check: %1 of %2 files passed</source>
        <translation>Prüfung: %1 von %2 Dateien bestanden</translation>
    </message>
    <message>
        <source>Every joint bends alone through its range of motion, then the body takes stress poses, by linear blend skinning. A stretch is what a thousandth of the edges goes beyond. Holes are closed before a volume is measured.</source>
        <translation>Jedes Gelenk beugt sich für sich allein durch seinen Bewegungsumfang, dann nimmt der Körper Belastungsposen ein, mit linearem Skinning. Als Dehnung gilt, worüber ein Tausendstel der Kanten hinausgeht. Löcher werden geschlossen, bevor ein Volumen gemessen wird.</translation>
    </message>
    <message>
        <source>Weights are compared with %1.</source>
        <translation>Gewichte werden mit %1 verglichen.</translation>
    </message>
</context>
<context>
    <name>CheckPoses</name>
    <message>
        <source>Arms up</source>
        <translation>Arme hoch</translation>
    </message>
    <message>
        <source>Deep squat</source>
        <translation>Tiefe Hocke</translation>
    </message>
    <message>
        <source>Fists</source>
        <translation>Fäuste</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Blick zurück</translation>
    </message>
</context>
<context>
    <name>CheckTexts</name>
    <message>
        <source>vertices without weight</source>
        <translation>Vertices ohne Gewicht</translation>
    </message>
    <message>
        <source>vertices with invalid weights</source>
        <translation>Vertices mit ungültigen Gewichten</translation>
    </message>
    <message>
        <source>largest number of joints of a vertex</source>
        <translation>größte Zahl von Gelenken eines Vertex</translation>
    </message>
    <message>
        <source>sum of the weights of a vertex</source>
        <translation>Summe der Gewichte eines Vertex</translation>
    </message>
    <message>
        <source>weight of joints that are far through the body</source>
        <translation>Gewicht von Gelenken, die durch den Körper weit entfernt sind</translation>
    </message>
    <message>
        <source>length of edges in a pose, times that in the bind pose</source>
        <translation>Länge von Kanten in einer Pose, als Vielfaches der in der Bindepose</translation>
    </message>
    <message>
        <source>faces that a pose turns inside out</source>
        <translation>Flächen, die eine Pose umstülpt</translation>
    </message>
    <message>
        <source>faces that a pose pushes through others</source>
        <translation>Flächen, die eine Pose durch andere drückt</translation>
    </message>
    <message>
        <source>volume in a pose, of that in the bind pose</source>
        <translation>Volumen in einer Pose, gemessen an dem in der Bindepose</translation>
    </message>
    <message>
        <source>difference of weights from the reference, 0 to 2</source>
        <translation>Unterschied der Gewichte zur Referenz, 0 bis 2</translation>
    </message>
    <message>
        <source>vertices with the reference&apos;s strongest joint</source>
        <translation>Vertices mit dem stärksten Gelenk der Referenz</translation>
    </message>
    <message>
        <source>there is no reference</source>
        <translation>es gibt keine Referenz</translation>
    </message>
    <message>
        <source>the mesh encloses no volume</source>
        <translation>das Netz schließt kein Volumen ein</translation>
    </message>
    <message>
        <source>no joint bends</source>
        <translation>kein Gelenk beugt sich</translation>
    </message>
    <message>
        <source>no distance from a bone is known</source>
        <translation>kein Abstand von einem Knochen ist bekannt</translation>
    </message>
    <message>
        <source>it was not asked for</source>
        <translation>danach wurde nicht gefragt</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>Gelenk %1</translation>
    </message>
    <message>
        <source>pose %1</source>
        <translation>Pose %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
</context>
<context>
    <name>CommandGroups</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Überlagerungen</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Binden</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Select Vertices</source>
        <translation>Vertices auswählen</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>copy skin weights garment outfit clothes clothing LOD lods level of detail wrap</source>
        <translation>Skin Gewichte kopieren Kleidungsstück Outfit Kleider Kleidung LOD LODs Detailstufen Wrap</translation>
    </message>
    <message>
        <source>load skin map ngSkinTools JSON</source>
        <translation>Skin-Map laden ngSkinTools JSON</translation>
    </message>
    <message>
        <source>save skin map ngSkinTools JSON</source>
        <translation>Skin-Map speichern ngSkinTools JSON</translation>
    </message>
    <message>
        <source>fix stray vertices outliers</source>
        <translation>verirrte Vertices reparieren Ausreißer</translation>
    </message>
    <message>
        <source>max influences four bones</source>
        <translation>max. Einflüsse vier Knochen</translation>
    </message>
    <message>
        <source>fill whole part</source>
        <translation>ganzes Teil füllen</translation>
    </message>
    <message>
        <source>corrective blend shape morph target PSD sculpt</source>
        <translation>Korrekturform Korrektur Blendshape Morph-Target PSD Sculpt</translation>
    </message>
    <message>
        <source>corrective blend shape morph target PSD</source>
        <translation>Korrekturform Korrektur Blendshape Morph-Target PSD</translation>
    </message>
    <message>
        <source>corrective blend shape morph target dual quaternion</source>
        <translation>Korrekturform Korrektur Blendshape Morph-Target Dual-Quaternion</translation>
    </message>
    <message>
        <source>corrective helper joints game engine</source>
        <translation>Korrektur Hilfsgelenke Spiele-Engine</translation>
    </message>
    <message>
        <source>rest mode rest pose bind pose edit mode joints bones</source>
        <translation>Ruhemodus Ruhepose Bindepose Bearbeitungsmodus Gelenke Knochen</translation>
    </message>
    <message>
        <source>rest pose bind pose A-pose T-pose apply pose</source>
        <translation>Ruhepose Bindepose A-Pose T-Pose Pose anwenden</translation>
    </message>
    <message>
        <source>auto rig autorig humanoid biped markers</source>
        <translation>Auto-Rig Autorig humanoid Zweibeiner Marker</translation>
    </message>
    <message>
        <source>skin smooth bind automatic weights</source>
        <translation>Skin Haut weich binden automatische Gewichte</translation>
    </message>
    <message>
        <source>rest pose bind pose go to</source>
        <translation>Ruhepose Bindepose zurückkehren</translation>
    </message>
    <message>
        <source>save GLB FBX VRM Unity Unreal Godot LOD</source>
        <translation>speichern GLB FBX VRM Unity Unreal Godot LOD</translation>
    </message>
    <message>
        <source>mirror X symmetry</source>
        <translation>spiegeln X Symmetrie</translation>
    </message>
    <message>
        <source>garment clothes clothing wardrobe armour transfer copy skin weights wrap</source>
        <translation>Kleidungsstück Kleider Kleidung Garderobe Rüstung anziehen übertragen kopieren Skin Gewichte Wrap</translation>
    </message>
    <message>
        <source>batch many files crowd characters directory queue</source>
        <translation>Stapel Batch viele Dateien Menge Figuren Charaktere Verzeichnis Warteschlange</translation>
    </message>
    <message>
        <source>LOD level of detail decimate reduce simplify polygons far</source>
        <translation>LOD Detailstufen dezimieren reduzieren vereinfachen Polygone Ferne</translation>
    </message>
    <message>
        <source>quality test gate requirements HTML report stress poses</source>
        <translation>Qualität Test Anforderungen HTML Bericht Belastungsposen</translation>
    </message>
</context>
<context>
    <name>CompareMaps</name>
    <message>
        <source>Shaded</source>
        <translation>Schattiert</translation>
    </message>
    <message>
        <source>The surface with its textures, without colours</source>
        <translation>Die Oberfläche mit ihren Texturen, ohne Farben</translation>
    </message>
    <message>
        <source>Joint Weights</source>
        <translation>Gewichte des Gelenks</translation>
    </message>
    <message>
        <source>Weights of the selected joint</source>
        <translation>Gewichte des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>Weight Difference</source>
        <translation>Gewichtsunterschied</translation>
    </message>
    <message>
        <source>How much of each vertex&apos;s weight lies elsewhere than in the first pane</source>
        <translation>Wie viel vom Gewicht jedes Vertex anderswo liegt als in der ersten Ansicht</translation>
    </message>
    <message>
        <source>Posed Distance</source>
        <translation>Abstand in der Pose</translation>
    </message>
    <message>
        <source>How far each vertex is from its place in the first pane, in this pose</source>
        <translation>Wie weit jeder Vertex in dieser Pose von seiner Stelle in der ersten Ansicht entfernt ist</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Dehnung</translation>
    </message>
    <message>
        <source>How much longer or shorter edges are than in the bind pose</source>
        <translation>Wie viel länger oder kürzer Kanten sind als in der Bindepose</translation>
    </message>
    <message>
        <source>Area Change</source>
        <translation>Flächenänderung</translation>
    </message>
    <message>
        <source>How much larger or smaller the surface is than in the bind pose</source>
        <translation>Wie viel größer oder kleiner die Oberfläche ist als in der Bindepose</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Übergreifen</translation>
    </message>
    <message>
        <source>Weight of joints other than the strongest one, its parent and its children</source>
        <translation>Gewicht der Gelenke außer dem stärksten, seinem Elterngelenk und seinen Kindgelenken</translation>
    </message>
    <message>
        <source>Select a joint to see its weights.</source>
        <translation>Wählen Sie ein Gelenk aus, um seine Gewichte zu sehen.</translation>
    </message>
    <message>
        <source>mean %1, max %2</source>
        <translation>im Mittel %1, höchstens %2</translation>
    </message>
</context>
<context>
    <name>ComparedSkin</name>
    <message>
        <source>This document</source>
        <translation>Dieses Dokument</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>Paper (2014)</translation>
    </message>
    <message>
        <source>Weights of the file</source>
        <translation>Gewichte der Datei</translation>
    </message>
    <message>
        <source>Kept %1</source>
        <translation>Festgehalten %1</translation>
    </message>
    <message>
        <source>File on disk now</source>
        <translation>Datei auf der Platte</translation>
    </message>
    <message>
        <source>Baked</source>
        <translation>Gebacken</translation>
    </message>
</context>
<context>
    <name>ContentText</name>
    <message numerus="yes">
        <source>%1 camera(s)</source>
        <translation>
            <numerusform>%1 Kamera</numerusform>
            <numerusform>%1 Kameras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 light(s)</source>
        <translation>
            <numerusform>%1 Lichtquelle</numerusform>
            <numerusform>%1 Lichtquellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrap and filter modes of %1 texture(s)</source>
        <translation>
            <numerusform>Wiederholung und Filter von %1 Textur</numerusform>
            <numerusform>Wiederholung und Filter von %1 Texturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>offset and scale of %1 texture(s)</source>
        <translation>
            <numerusform>Versatz und Skalierung von %1 Textur</numerusform>
            <numerusform>Versatz und Skalierung von %1 Texturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) on a UV set other than the first</source>
        <translation>
            <numerusform>%1 Textur auf einem anderen als dem ersten UV-Satz</numerusform>
            <numerusform>%1 Texturen auf einem anderen als dem ersten UV-Satz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normal map strength of %1 material(s)</source>
        <translation>
            <numerusform>Stärke der Normalmap von %1 Material</numerusform>
            <numerusform>Stärke der Normalmap von %1 Materialien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tangents of %1 mesh(es)</source>
        <translation>
            <numerusform>Tangenten von %1 Netz</numerusform>
            <numerusform>Tangenten von %1 Netzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normals of %1 morph target(s)</source>
        <translation>
            <numerusform>Normalen von %1 Morph-Target</numerusform>
            <numerusform>Normalen von %1 Morph-Targets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>custom properties of %1 object(s)</source>
        <translation>
            <numerusform>benutzerdefinierte Eigenschaften von %1 Objekt</numerusform>
            <numerusform>benutzerdefinierte Eigenschaften von %1 Objekten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copyright line</source>
        <translation>
            <numerusform>der Urhebervermerk</numerusform>
            <numerusform>der Urhebervermerk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further scene(s)</source>
        <translation>
            <numerusform>%1 weitere Szene</numerusform>
            <numerusform>%1 weitere Szenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the skeleton of %1 joint(s)</source>
        <translation>
            <numerusform>das Skelett aus %1 Gelenk</numerusform>
            <numerusform>das Skelett aus %1 Gelenken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights of %1 mesh(es)</source>
        <translation>
            <numerusform>die Gewichte von %1 Netz</numerusform>
            <numerusform>die Gewichte von %1 Netzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 material(s)</source>
        <translation>
            <numerusform>%1 Material</numerusform>
            <numerusform>%1 Materialien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s)</source>
        <translation>
            <numerusform>%1 Textur</numerusform>
            <numerusform>%1 Texturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>%1 Animation</numerusform>
            <numerusform>%1 Animationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 morph target(s)</source>
        <translation>
            <numerusform>%1 Morph-Target</numerusform>
            <numerusform>%1 Morph-Targets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vertex colours of %1 mesh(es)</source>
        <translation>
            <numerusform>Vertexfarben von %1 Netz</numerusform>
            <numerusform>Vertexfarben von %1 Netzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further UV set(s)</source>
        <translation>
            <numerusform>%1 weiterer UV-Satz</numerusform>
            <numerusform>%1 weitere UV-Sätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opacity maps of %1 material(s)</source>
        <translation>
            <numerusform>Deckkraftbilder von %1 Material</numerusform>
            <numerusform>Deckkraftbilder von %1 Materialien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) of slot %2</source>
        <translation>
            <numerusform>%1 Textur in %2</numerusform>
            <numerusform>%1 Texturen in %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>extension %2</source>
        <translation>
            <numerusform>Erweiterung %2</numerusform>
            <numerusform>Erweiterung %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 custom vertex attribute(s)</source>
        <translation>
            <numerusform>%1 benutzerdefiniertes Vertexattribut</numerusform>
            <numerusform>%1 benutzerdefinierte Vertexattribute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>two-sided display of %1 material(s)</source>
        <translation>
            <numerusform>beidseitige Anzeige von %1 Material</numerusform>
            <numerusform>beidseitige Anzeige von %1 Materialien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s) after the end of the GLB</source>
        <translation>
            <numerusform>%1 Byte nach dem Ende der GLB-Datei</numerusform>
            <numerusform>%1 Bytes nach dem Ende der GLB-Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 FBX record(s) that cannot be read (first: %2)</source>
        <translation>
            <numerusform>%1 FBX-Datensatz, der sich nicht lesen lässt (%2)</numerusform>
            <numerusform>%1 FBX-Datensätze, die sich nicht lesen lassen (der erste: %2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>8-bit numbers of %1 joint(s), as bytes count to 256</source>
        <translation>
            <numerusform>8-Bit-Nummer von %1 Gelenk, da Bytes nur bis 256 zählen</numerusform>
            <numerusform>8-Bit-Nummern von %1 Gelenken, da Bytes nur bis 256 zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 linked image(s) or file(s)</source>
        <translation>
            <numerusform>%1 Bild oder Datei als Link</numerusform>
            <numerusform>%1 Bilder oder Dateien als Link</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 script(s)</source>
        <translation>
            <numerusform>%1 Skript</numerusform>
            <numerusform>%1 Skripte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 block(s) of HTML</source>
        <translation>
            <numerusform>%1 HTML-Block</numerusform>
            <numerusform>%1 HTML-Blöcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animated value(s)</source>
        <translation>
            <numerusform>%1 animierter Wert</numerusform>
            <numerusform>%1 animierte Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mask(s), clip path(s), filter(s), pattern(s) or marker(s)</source>
        <translation>
            <numerusform>%1 Maske, Ausschneidepfad, Filter, Muster oder Marker</numerusform>
            <numerusform>%1 Masken, Ausschneidepfade, Filter, Muster oder Marker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the limits of %1 joint(s)</source>
        <translation>
            <numerusform>die Grenzen von %1 Gelenk</numerusform>
            <numerusform>die Grenzen von %1 Gelenken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 embedded picture(s) that cannot be drawn (embed PNG or JPEG instead)</source>
        <translation>
            <numerusform>%1 eingebettetes Bild, das sich nicht zeichnen lässt (stattdessen PNG oder JPEG einbetten)</numerusform>
            <numerusform>%1 eingebettete Bilder, die sich nicht zeichnen lassen (stattdessen PNG oder JPEG einbetten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spring chain(s), unless baked into clips</source>
        <translation>
            <numerusform>%1 Federkette, sofern nicht in Clips gebacken</numerusform>
            <numerusform>%1 Federketten, sofern nicht in Clips gebacken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>%1 Constraint</numerusform>
            <numerusform>%1 Constraints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>%1 Ausdruck</numerusform>
            <numerusform>%1 Ausdrücke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toon shading (MToon) of %1 material(s)</source>
        <translation>
            <numerusform>Toon-Shading (MToon) von %1 Material</numerusform>
            <numerusform>Toon-Shading (MToon) von %1 Materialien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeformForm</name>
    <message>
        <source>Dual quaternion</source>
        <translation>Duale Quaternionen</translation>
    </message>
    <message>
        <source>Weight blended</source>
        <translation>Gewichtet gemischt</translation>
    </message>
    <message>
        <source>Centres of rotation</source>
        <translation>Drehzentren</translation>
    </message>
    <message>
        <source>Classic linear</source>
        <translation>Klassisch linear</translation>
    </message>
</context>
<context>
    <name>DeformerText</name>
    <message>
        <source>in this pose</source>
        <translation>in dieser Pose</translation>
    </message>
    <message>
        <source>No difference %1.</source>
        <translation>Kein Unterschied %1.</translation>
    </message>
    <message>
        <source>glTF uses classic linear skinning, as its specification requires.</source>
        <translation>glTF verwendet klassisch lineares Skinning, wie es seine Spezifikation verlangt.</translation>
    </message>
    <message>
        <source>Unreal uses classic linear skinning with 8 influences (12 if set in the project); dual quaternion skinning needs a deformer graph or a plugin.</source>
        <translation>Unreal verwendet klassisch lineares Skinning mit 8 Einflüssen (12, wenn im Projekt eingestellt); Dual-Quaternion-Skinning braucht einen Deformer-Graphen oder ein Plugin.</translation>
    </message>
    <message>
        <source>Blender uses classic linear skinning, or dual quaternion skinning with &quot;Preserve Volume&quot; on the Armature modifier.</source>
        <translation>Blender verwendet klassisch lineares Skinning oder, mit „Preserve Volume“ im Armature-Modifikator, Dual-Quaternion-Skinning.</translation>
    </message>
    <message>
        <source>%1 uses classic linear skinning only, with 4 influences by default.</source>
        <translation>%1 verwendet nur klassisch lineares Skinning, in der Voreinstellung mit 4 Einflüssen.</translation>
    </message>
    <message>
        <source>Implicit skinning cannot be exported</source>
        <translation>Implizites Skinning lässt sich nicht exportieren</translation>
    </message>
    <message>
        <source>Centres of rotation cannot be exported</source>
        <translation>Drehzentren lassen sich nicht exportieren</translation>
    </message>
    <message>
        <source>Weight blended skinning cannot be exported</source>
        <translation>Gewichtet gemischtes Skinning lässt sich nicht exportieren</translation>
    </message>
    <message>
        <source>Dual quaternion skinning cannot be exported</source>
        <translation>Dual-Quaternion-Skinning lässt sich nicht exportieren</translation>
    </message>
    <message>
        <source>in a sample pose, as the character is in its bind pose. Pose the character to measure in that pose</source>
        <translation>in einer Beispielpose, weil die Figur in der Bindepose steht: Posieren Sie sie, um in einer anderen zu messen</translation>
    </message>
    <message>
        <source>%1: the character bends differently there; the next line says by how much.</source>
        <translation>%1: Dort beugt sich die Figur anders, um so viel, wie die nächste Zeile sagt.</translation>
    </message>
    <message>
        <source>Stiffness by angle cannot be exported</source>
        <translation>Steifigkeit nach Winkel lässt sich nicht exportieren</translation>
    </message>
    <message>
        <source>DragonBones uses classic linear skinning.</source>
        <translation>DragonBones verwendet klassisch lineares Skinning.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices lose influences.</source>
        <translation>%1 von %2 Vertices verlieren Einflüsse.</translation>
    </message>
    <message>
        <source>Maya uses classic linear skinning, or dual quaternion skinning with &quot;Skinning Method&quot; on the skinCluster.</source>
        <translation>Maya verwendet klassisch lineares Skinning oder, mit „Skinning Method“ am skinCluster, Dual-Quaternion-Skinning.</translation>
    </message>
    <message>
        <source>3ds Max uses classic linear skinning, or dual quaternion skinning with &quot;Dual Quaternion&quot; on the Skin modifier.</source>
        <translation>3ds Max verwendet klassisch lineares Skinning oder, mit „Dual Quaternion“ im Skin-Modifikator, Dual-Quaternion-Skinning.</translation>
    </message>
    <message>
        <source>Houdini uses classic linear skinning, or dual quaternion skinning with &quot;Method&quot; on the Joint Deform node.</source>
        <translation>Houdini verwendet klassisch lineares Skinning oder, mit „Method“ am Knoten Joint Deform, Dual-Quaternion-Skinning.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The largest is at %1, because the skinning method is another there.</source>
        <translation>Der größte Unterschied liegt bei %1, weil das Skinning-Verfahren im Ziel ein anderes ist.</translation>
    </message>
    <message>
        <source>The largest is at %1, because a vertex keeps %2 of its %3 influences.</source>
        <translation>Der größte Unterschied liegt bei %1, weil ein Vertex %2 seiner %3 Einflüsse behält.</translation>
    </message>
    <message>
        <source>The largest is at %1, because the file stores weights in 8 bits.</source>
        <translation>Der größte Unterschied liegt bei %1, weil die Datei Gewichte in 8 Bit speichert.</translation>
    </message>
    <message>
        <source>Between here and %1: %2 at most (%3 of the height), %4 on average, %5.</source>
        <translation>Zwischen hier und %1: höchstens %2 (%3 der Höhe), im Mittel %4, %5.</translation>
    </message>
    <message>
        <source>The largest is at %1, because Unreal keeps weights in 8 bits.</source>
        <translation>Der größte Unterschied liegt bei %1, weil Unreal Gewichte in 8 Bit hält.</translation>
    </message>
    <message>
        <source>The largest is at %1.</source>
        <translation>Der größte Unterschied liegt bei %1.</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Open Character or Project</source>
        <translation>Figur oder Projekt öffnen</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>Skelett laden</translation>
    </message>
    <message>
        <source>Save Project</source>
        <translation>Projekt speichern</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Characters and projects</source>
        <translation>Figuren und Projekte</translation>
    </message>
    <message>
        <source>Sinew projects</source>
        <translation>Sinew-Projekte</translation>
    </message>
    <message>
        <source>Skeletons and rigged characters</source>
        <translation>Skelette und geriggte Figuren</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>If you do not save, they are lost.</source>
        <translation>Wenn Sie nicht speichern, gehen sie verloren.</translation>
    </message>
    <message>
        <source>Add Cage</source>
        <translation>Käfig hinzufügen</translation>
    </message>
    <message>
        <source>Transfer Weights From</source>
        <translation>Gewichte übertragen aus</translation>
    </message>
    <message>
        <source>Joint Table</source>
        <translation>Gelenktabelle</translation>
    </message>
    <message>
        <source>Import Weights</source>
        <translation>Gewichte importieren</translation>
    </message>
    <message>
        <source>Export Weights</source>
        <translation>Gewichte exportieren</translation>
    </message>
    <message>
        <source>Rigged characters</source>
        <translation>Figuren mit Skelett</translation>
    </message>
    <message>
        <source>Tables of joint names</source>
        <translation>Tabellen von Gelenknamen</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Folder of images</source>
        <translation>Ordner mit Bildern</translation>
    </message>
    <message>
        <source>Export Skeleton</source>
        <translation>Skelett exportieren</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Posen</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Save Turntable</source>
        <translation>Drehfilm speichern</translation>
    </message>
    <message>
        <source>Pose File</source>
        <translation>Posendatei</translation>
    </message>
    <message>
        <source>Load Motion</source>
        <translation>Bewegung laden</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>Bewegungen</translation>
    </message>
    <message>
        <source>Shape From File</source>
        <translation>Form aus Datei</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>Choose an Outfit</source>
        <translation>Outfit wählen</translation>
    </message>
    <message>
        <source>Choose a Recipe</source>
        <translation>Rezept wählen</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>Rezepte</translation>
    </message>
    <message>
        <source>Save Check Page</source>
        <translation>Prüfseite speichern</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Bind</source>
        <translation>Binden</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Why These Weights</source>
        <translation>Warum diese Gewichte</translation>
    </message>
    <message>
        <source>Component Editor</source>
        <translation>Gewichtstabelle</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Ausdrücke</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
</context>
<context>
    <name>DriverText</name>
    <message>
        <source>Swing</source>
        <translation>Schwenk</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Verdrehung</translation>
    </message>
    <message>
        <source>Bend X</source>
        <translation>Beugung X</translation>
    </message>
    <message>
        <source>Bend Y</source>
        <translation>Beugung Y</translation>
    </message>
    <message>
        <source>Bend Z</source>
        <translation>Beugung Z</translation>
    </message>
    <message>
        <source>Translate X</source>
        <translation>Verschieben X</translation>
    </message>
    <message>
        <source>Translate Y</source>
        <translation>Verschieben Y</translation>
    </message>
    <message>
        <source>Translate Z</source>
        <translation>Verschieben Z</translation>
    </message>
    <message>
        <source>Rotate X</source>
        <translation>Drehen X</translation>
    </message>
    <message>
        <source>Rotate Y</source>
        <translation>Drehen Y</translation>
    </message>
    <message>
        <source>Rotate Z</source>
        <translation>Drehen Z</translation>
    </message>
    <message>
        <source>Scale X</source>
        <translation>Skalieren X</translation>
    </message>
    <message>
        <source>Scale Y</source>
        <translation>Skalieren Y</translation>
    </message>
    <message>
        <source>Scale Z</source>
        <translation>Skalieren Z</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>%1 of %2: %3 of %4</source>
        <translation>%1 von %2: %3 von %4</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehung</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Load Skeleton</source>
        <translation>Skelett laden</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>Gelenk posieren</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>Implizites Skinning</translation>
    </message>
    <message>
        <source>Bind Skin</source>
        <translation>Haut binden</translation>
    </message>
    <message>
        <source>Fit Skeleton</source>
        <translation>Skelett einpassen</translation>
    </message>
    <message>
        <source>Change Joint Deformation</source>
        <translation>Gelenkverformung ändern</translation>
    </message>
    <message>
        <source>Copy Deformation to All Joints</source>
        <translation>Verformung auf alle Gelenke übertragen</translation>
    </message>
    <message>
        <source>Change Skinning Method</source>
        <translation>Skinning-Verfahren ändern</translation>
    </message>
    <message>
        <source>Method of Implicit Skinning</source>
        <translation>Verfahren des impliziten Skinnings</translation>
    </message>
    <message>
        <source>Bake for Engine</source>
        <translation>Für Engine backen</translation>
    </message>
    <message>
        <source>Apply as Rest Pose</source>
        <translation>Als Ruhepose anwenden</translation>
    </message>
</context>
<context>
    <name>EngineText</name>
    <message>
        <source>%1 is removed</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 wird %2</translation>
    </message>
    <message>
        <source>%1 is new, above all</source>
        <translation>%1 ist neu, über allen</translation>
    </message>
    <message>
        <source>%1 is new, below %2</source>
        <translation>%1 ist neu, unter %2</translation>
    </message>
    <message>
        <source>%1 keeps its name: the convention has none for it</source>
        <translation>%1 behält seinen Namen: Die Konvention hat keinen dafür</translation>
    </message>
    <message>
        <source>%1 gets no twist joints: it has no bone</source>
        <translation>%1 bekommt keine Drehgelenke: Es hat keinen Knochen</translation>
    </message>
    <message>
        <source>No twist joints: no joint is named as an arm or a leg</source>
        <translation>Keine Drehgelenke: Kein Gelenk ist als Arm oder Bein benannt</translation>
    </message>
</context>
<context>
    <name>EnvelopeEdits</name>
    <message>
        <source>Envelope of %1</source>
        <translation>Hülle von %1</translation>
    </message>
    <message>
        <source>Clear Envelopes</source>
        <translation>Hüllen aufheben</translation>
    </message>
    <message>
        <source>Keep All Envelopes</source>
        <translation>Alle Hüllen übernehmen</translation>
    </message>
</context>
<context>
    <name>EnvelopeTool</name>
    <message>
        <source>Envelopes bind by the solver Envelopes: choose it in the Bind panel.</source>
        <translation>Hüllen binden mit dem Solver „Hüllen“: Wählen Sie ihn im Bedienfeld „Binden“.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The character has no skeleton. Load one with File &gt; Load Skeleton (%2).</source>
        <translation>Die Figur hat kein Skelett. Laden Sie eines mit Datei &gt; Skelett laden (%2).</translation>
    </message>
    <message>
        <source>No joints are left to bind to. Choose other joints under Joints in the Bind panel.</source>
        <translation>Es bleiben keine Gelenke zum Binden übrig. Wählen Sie unter „Gelenke“ im Bedienfeld „Binden“ andere Gelenke.</translation>
    </message>
    <message>
        <source>%1 is a source file of this project. Choose another name.</source>
        <translation>%1 ist eine Quelldatei dieses Projekts. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Nothing was written, because %1 already exists and does not belong to %2. Choose another name or folder.</source>
        <translation>Es wurde nichts geschrieben, weil es %1 bereits gibt und die Datei nicht zu %2 gehört. Wählen Sie einen anderen Namen oder Ordner.</translation>
    </message>
    <message>
        <source>The character does not stand upright. Choose %2 as Up.</source>
        <translation>Die Figur steht nicht aufrecht. Wählen Sie %2 als Oben.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM names its author. Enter one under Authors.</source>
        <translation>%1 wurde nicht geschrieben: Eine VRM-Datei nennt ihren Autor. Geben Sie ihn unter „Autoren“ an.</translation>
    </message>
    <message>
        <source>%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) in the joint tree. Choose other joints in the list of bones.</source>
        <translation>%1 wurde nicht geschrieben: In einer VRM-Datei muss %2 (Gelenk %3) unter %4 (Gelenk %5) liegen. Wählen Sie andere Gelenke in der Liste der Knochen.</translation>
    </message>
    <message>
        <source>%1 was not written: joint %2 cannot be both %3 and %4. Choose another joint in the list of bones.</source>
        <translation>%1 wurde nicht geschrieben: Gelenk %2 kann nicht sowohl %3 als auch %4 sein. Wählen Sie ein anderes Gelenk in der Liste der Knochen.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and no joint was recognized as %2. Choose the joints in the list of bones.</source>
        <translation>%1 wurde nicht geschrieben: Eine VRM-Datei braucht ein humanoides Skelett, und kein Gelenk wurde als %2 erkannt. Wählen Sie die Gelenke in der Liste der Knochen.</translation>
    </message>
    <message>
        <source>The character does not stand on %2, as this template needs. Choose the template %4, or set the markers at the ends of its legs.</source>
        <translation>Die Figur steht nicht auf %2, wie es diese Vorlage braucht. Wählen Sie die Vorlage %4, oder setzen Sie die Marker an die Enden ihrer Beine.</translation>
    </message>
    <message>
        <source>Canceled. No file was left half-written.</source>
        <translation>Abgebrochen. Keine Datei blieb halb geschrieben zurück.</translation>
    </message>
    <message>
        <source>%1: there is no such file. Check the path.</source>
        <translation>%1: Diese Datei gibt es nicht. Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>%1 is empty. Export it again.</source>
        <translation>%1 ist leer. Exportieren Sie die Datei neu.</translation>
    </message>
    <message>
        <source>The skeleton in %1 cannot be used: %2. Correct the file.</source>
        <translation>Das Skelett in %1 ist unbrauchbar: %2. Berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>There is no joint %1 (named in %2). Check the spelling.</source>
        <translation>Ein Gelenk %1 gibt es nicht (genannt in %2). Prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>There is no joint %1 (named in %2). Did you mean %3?</source>
        <translation>Ein Gelenk %1 gibt es nicht (genannt in %2). Meinten Sie %3?</translation>
    </message>
    <message>
        <source>There is no part %1 in %2. Its parts are: %3.</source>
        <translation>In %2 gibt es kein Teil %1. Die Teile sind: %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: choose from %3 to %4.</source>
        <translation>%1 kann nicht %2 sein: Wählen Sie einen Wert von %3 bis %4.</translation>
    </message>
    <message>
        <source>There is no parameter %1 (named in %2). Check the spelling.</source>
        <translation>Einen Parameter %1 gibt es nicht (genannt in %2). Prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>The recipe %1 cannot be used: %2. Correct or remove it.</source>
        <translation>Das Rezept %1 ist unbrauchbar: %2. Berichtigen oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>The pose %1 cannot be used: %2. Correct the file.</source>
        <translation>Die Pose %1 ist unbrauchbar: %2. Berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>The weights of joint %1 are locked. Unlock it to paint on it.</source>
        <translation>Die Gewichte von Gelenk %1 sind gesperrt. Entsperren Sie es, um darauf zu malen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check that it is a file and that you may read it.</source>
        <translation>%1 lässt sich nicht lesen: %2. Prüfen Sie, ob es eine Datei ist, die Sie lesen dürfen.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. It may be damaged or have the wrong extension. Export it again, or as FBX or GLB.</source>
        <translation>%1 lässt sich nicht lesen: %2. Die Datei ist vielleicht beschädigt oder hat die falsche Endung. Exportieren Sie sie neu, oder als FBX oder GLB.</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be read. Convert it to one of these: %3.</source>
        <translation>%1: Dateien vom Typ „%2“ lassen sich nicht lesen. Wandeln Sie sie in eines dieser Formate um: %3.</translation>
    </message>
    <message>
        <source>%1 has no file extension, such as .fbx or .glb. Rename the file.</source>
        <translation>%1 hat keine Dateiendung wie .fbx oder .glb. Benennen Sie die Datei um.</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be written here. Use the extension %3.</source>
        <translation>%1: Dateien vom Typ „%2“ lassen sich hier nicht schreiben. Verwenden Sie die Endung %3.</translation>
    </message>
    <message>
        <source>%1 has no file extension. Use %3.</source>
        <translation>%1 hat keine Dateiendung. Verwenden Sie %3.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder, or check its permissions and the free disk space.</source>
        <translation>%1 lässt sich nicht schreiben: %2. Wählen Sie einen anderen Ordner, oder prüfen Sie seine Zugriffsrechte und den freien Speicherplatz.</translation>
    </message>
    <message>
        <source>%1 contains no mesh. Export the character together with its mesh.</source>
        <translation>%1 enthält kein Netz. Exportieren Sie die Figur mitsamt ihrem Netz.</translation>
    </message>
    <message>
        <source>%1 contains no faces. Export the mesh with its polygons.</source>
        <translation>%1 enthält keine Flächen. Exportieren Sie das Netz mit seinen Polygonen.</translation>
    </message>
    <message>
        <source>%1: none of the %3 vertices of %2 has a valid position. Look for a broken modifier, constraint or scale, and export the mesh again.</source>
        <translation>%1: Keiner der %3 Vertices von %2 hat eine gültige Position. Suchen Sie nach einem fehlerhaften Modifikator, Constraint oder einer fehlerhaften Skalierung, und exportieren Sie das Netz neu.</translation>
    </message>
    <message>
        <source>%1 contains no skeleton. Use one from another file with --skeleton (%2).</source>
        <translation>%1 enthält kein Skelett. Verwenden Sie mit --skeleton eines aus einer anderen Datei (%2).</translation>
    </message>
    <message>
        <source>%1 contains no skin weights, so no joint moves the mesh. Bind it first.</source>
        <translation>%1 enthält keine Gewichte, also bewegt kein Gelenk das Netz. Binden Sie es zuerst.</translation>
    </message>
    <message>
        <source>The skeleton in %1 has a loop: joint %2 is its own ancestor. Give it another parent.</source>
        <translation>Das Skelett in %1 bildet einen Kreis: Gelenk %2 ist sein eigener Vorfahr. Geben Sie ihm ein anderes Elterngelenk.</translation>
    </message>
    <message>
        <source>%1 has %2 joints; the limit is %3. Remove joints that deform nothing.</source>
        <translation>%1 hat %2 Gelenke; die Grenze ist %3. Entfernen Sie Gelenke, die nichts verformen.</translation>
    </message>
    <message>
        <source>%1 has %2 faces; the limit is %3. Decimate the mesh or split the file.</source>
        <translation>%1 hat %2 Flächen; die Grenze ist %3. Vereinfachen Sie das Netz, oder teilen Sie die Datei.</translation>
    </message>
    <message>
        <source>No joint is left to bind to. Bind with --joints all, or list the joints in a file.</source>
        <translation>Es bleibt kein Gelenk zum Binden übrig. Binden Sie mit --joints all, oder nennen Sie die Gelenke in einer Datei.</translation>
    </message>
    <message>
        <source>Part %2 has no vertex %1. Choose one from 0 to %3.</source>
        <translation>Das Teil %2 hat keinen Vertex %1. Wählen Sie einen von 0 bis %3.</translation>
    </message>
    <message>
        <source>There is no solver %1. Choose one of these: %2.</source>
        <translation>Einen Solver %1 gibt es nicht. Wählen Sie einen von diesen: %2.</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free. Resolution %4 fits.</source>
        <translation>Auflösung %3 braucht etwa %1 MiB Speicher, frei sind nur %2 MiB. Auflösung %4 passt.</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free, too little for any resolution. Close other programs or decimate the mesh.</source>
        <translation>Auflösung %3 braucht etwa %1 MiB Speicher, frei sind nur %2 MiB, zu wenig für jede Auflösung. Schließen Sie andere Programme, oder vereinfachen Sie das Netz.</translation>
    </message>
    <message>
        <source>Refinement box %1 does not touch the character, which reaches from (%2, %3, %4) to (%5, %6, %7). Move the box.</source>
        <translation>Der Verfeinerungsquader %1 berührt die Figur nicht; sie reicht von (%2; %3; %4) bis (%5; %6; %7). Verschieben Sie den Quader.</translation>
    </message>
    <message>
        <source>Refinement box %1 at resolution %4 needs about %2 MiB of memory, but only %3 MiB are free. Use resolution %5 there, or a smaller box.</source>
        <translation>Der Verfeinerungsquader %1 braucht bei Auflösung %4 etwa %2 MiB Speicher, frei sind nur %3 MiB. Verwenden Sie dort Auflösung %5 oder einen kleineren Quader.</translation>
    </message>
    <message>
        <source>Out of memory during this: %1 (%2). Close other programs, or decimate the mesh.</source>
        <translation>Der Speicher reicht nicht für: %1 (%2). Schließen Sie andere Programme, oder vereinfachen Sie das Netz.</translation>
    </message>
    <message>
        <source>All vertices of %1 have the same position, so it has no size. Check its scale and export it again.</source>
        <translation>Alle Vertices von %1 haben dieselbe Position, die Figur hat also keine Größe. Prüfen Sie die Skalierung, und exportieren Sie neu.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written: %2. Choose another folder, and a name that ends in .png.</source>
        <translation>Das Bild %1 lässt sich nicht schreiben: %2. Wählen Sie einen anderen Ordner und einen Namen, der auf .png endet.</translation>
    </message>
    <message>
        <source>The project %1 is damaged: %2. The file was not changed; open an older copy, or the character itself.</source>
        <translation>Das Projekt %1 ist beschädigt: %2. Die Datei wurde nicht verändert; öffnen Sie eine ältere Kopie oder die Figur selbst.</translation>
    </message>
    <message>
        <source>The project %1 has version %2; this release reads versions up to %3. Open it with a newer release.</source>
        <translation>Das Projekt %1 hat Version %2; diese Ausgabe liest Versionen bis %3. Öffnen Sie es mit einer neueren Ausgabe.</translation>
    </message>
    <message>
        <source>The project %1 needs the file %2, which no longer exists. Locate the file.</source>
        <translation>Das Projekt %1 braucht die Datei %2, die es nicht mehr gibt. Geben Sie an, wo sie jetzt liegt.</translation>
    </message>
    <message>
        <source>The file %2 has changed since the project %1 was saved, so the weights may differ. Choose the old file, or continue with this one.</source>
        <translation>Die Datei %2 hat sich geändert, seit das Projekt %1 gespeichert wurde; die Gewichte können darum anders ausfallen. Wählen Sie die alte Datei, oder machen Sie mit dieser weiter.</translation>
    </message>
    <message>
        <source>The automatically saved work cannot be recovered: %2. The file was kept as %1.</source>
        <translation>Die automatisch gespeicherte Arbeit lässt sich nicht wiederherstellen: %2. Die Datei wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 contains no skeleton, but a rigged character is needed. Bind it first.</source>
        <translation>%1 enthält kein Skelett, gebraucht wird aber eine geriggte Figur. Binden Sie sie zuerst.</translation>
    </message>
    <message>
        <source>%1 was not written: it would overwrite the input %2. Choose another name, or overwrite it with --force.</source>
        <translation>%1 wurde nicht geschrieben: Es würde die Eingabe %2 überschreiben. Wählen Sie einen anderen Namen, oder überschreiben Sie sie mit --force.</translation>
    </message>
    <message>
        <source>%1 exists and does not belong to %2, so nothing was written. Choose another name or folder, or overwrite it with --force.</source>
        <translation>%1 gibt es schon, und es gehört nicht zu %2; darum wurde nichts geschrieben. Wählen Sie einen anderen Namen oder Ordner, oder überschreiben Sie es mit --force.</translation>
    </message>
    <message>
        <source>%1 would be written twice: it also belongs to %2. Choose another name.</source>
        <translation>%1 würde zweimal geschrieben: Es gehört auch zu %2. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 lacks %2 of the %3 vertices of %4, so their weights cannot be compared. Compare files with the same mesh, in the same pose and size.</source>
        <translation>%1 fehlen %2 der %3 Vertices von %4, daher lassen sich ihre Gewichte nicht vergleichen. Vergleichen Sie Dateien mit demselben Netz, in derselben Pose und Größe.</translation>
    </message>
    <message>
        <source>%1 and %2 have no joint names in common, so their weights cannot be compared. Compare files with the same skeleton.</source>
        <translation>%1 und %2 haben keine gemeinsamen Gelenknamen, daher lassen sich ihre Gewichte nicht vergleichen. Vergleichen Sie Dateien mit demselben Skelett.</translation>
    </message>
    <message>
        <source>There is no part %1 to set a binding for. The parts are: %2. Name a shell of a part by its number, like Body#3.</source>
        <translation>Es gibt kein Teil %1, für das sich eine Bindung festlegen ließe. Die Teile sind: %2. Nennen Sie eine Schale eines Teils mit ihrer Nummer, etwa Body#3.</translation>
    </message>
    <message>
        <source>Part %1 cannot be bound to joint %2: the joint does not exist or is excluded from the bind. Choose another joint.</source>
        <translation>Das Teil %1 kann nicht an das Gelenk %2 gebunden werden: Das Gelenk gibt es nicht, oder es ist vom Binden ausgenommen. Wählen Sie ein anderes Gelenk.</translation>
    </message>
    <message>
        <source>Part %1 has two bindings. Remove one of them.</source>
        <translation>Das Teil %1 hat zwei Bindungen. Entfernen Sie eine davon.</translation>
    </message>
    <message>
        <source>Part %1 copies the nearest skin, but no part is bound smoothly. Bind at least one part smoothly.</source>
        <translation>Das Teil %1 kopiert die nächste Haut, aber kein Teil wird weich gebunden. Binden Sie wenigstens ein Teil weich.</translation>
    </message>
    <message>
        <source>Every part is skipped, so there is nothing to bind. Bind at least one part.</source>
        <translation>Alle Teile werden übersprungen, es gibt also nichts zu binden. Binden Sie wenigstens ein Teil.</translation>
    </message>
    <message>
        <source>The voxels of %1 cannot be reused: joint %2 is missing in one of the two files or has another position. Use the same skeleton in the same bind pose, or bind without reuse.</source>
        <translation>Die Voxel von %1 können nicht wiederverwendet werden: Das Gelenk %2 fehlt in einer der beiden Dateien oder hat eine andere Position. Verwenden Sie dasselbe Skelett in derselben Bindepose, oder binden Sie ohne Wiederverwendung.</translation>
    </message>
    <message>
        <source>%1 does not fit the voxels of %4: %2 of its vertices are outside, by up to %3. Reuse a file of the same shape, or bind without reuse.</source>
        <translation>%1 passt nicht in die Voxel von %4: %2 Vertices liegen außerhalb, um bis zu %3. Verwenden Sie eine Datei derselben Form, oder binden Sie ohne Wiederverwendung.</translation>
    </message>
    <message>
        <source>A region cannot be named &quot;%1&quot;. Give every region a different name.</source>
        <translation>Ein Bereich kann nicht „%1“ heißen. Geben Sie jedem Bereich einen anderen Namen.</translation>
    </message>
    <message>
        <source>Region %1 has no size, or its position or size is not a number. Give it a size, or remove it.</source>
        <translation>Der Bereich %1 hat keine Größe, oder seine Position oder Größe ist keine Zahl. Geben Sie ihm eine Größe, oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>The vertices of part %2 painted into region %1 are not valid. List them in ascending order, each with an amount from 0 to 1.</source>
        <translation>Die in den Bereich %1 gemalten Vertices des Teils %2 sind nicht gültig. Nennen Sie sie in aufsteigender Reihenfolge, jeden mit einem Anteil von 0 bis 1.</translation>
    </message>
    <message>
        <source>Select the joint to paint: click its bone, or its name in the Joints panel.</source>
        <translation>Wählen Sie das Gelenk aus, auf das gemalt werden soll: Klicken Sie auf seinen Knochen oder auf seinen Namen im Bedienfeld „Gelenke“.</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; cannot be painted: it is hidden, or it is a mirror or relax layer. Show it, select a paint layer, or add one.</source>
        <translation>Auf der Ebene „%1“ kann nicht gemalt werden: Sie ist ausgeblendet, oder sie ist eine Spiegel- oder Entspannungsebene. Zeigen Sie sie, wählen Sie eine Malebene aus, oder fügen Sie eine hinzu.</translation>
    </message>
    <message>
        <source>The weights of all joints are locked. Unlock the joints you want to paint.</source>
        <translation>Die Gewichte aller Gelenke sind gesperrt. Entsperren Sie die Gelenke, auf die Sie malen wollen.</translation>
    </message>
    <message>
        <source>No layer was made on the mesh of %1: its parts have other vertex counts. Choose the file that was open when the layers were painted.</source>
        <translation>Keine der Ebenen wurde auf dem Netz von %1 gemalt: Seine Teile haben andere Vertexzahlen. Wählen Sie die Datei, die offen war, als die Ebenen gemalt wurden.</translation>
    </message>
    <message>
        <source>%1 refers to the file %2, which was not read because it is outside its folder. Put it beside %1, or export as GLB.</source>
        <translation>%1 verweist auf die Datei %2, die nicht gelesen wurde, weil sie außerhalb seines Ordners liegt. Legen Sie sie neben %1, oder exportieren Sie als GLB.</translation>
    </message>
    <message>
        <source>%1 needs the glTF extension %2, which is not supported. Export it without that extension, or as FBX.</source>
        <translation>%1 braucht die glTF-Erweiterung %2, die nicht unterstützt wird. Exportieren Sie ohne diese Erweiterung oder als FBX.</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files was stopped after %3 seconds. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: Das Lesen als %2-Datei wurde nach %3 Sekunden abgebrochen. Die Datei ist vielleicht beschädigt. Wandeln Sie sie in FBX oder GLB um.</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files crashed. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: Das Lesen als %2-Datei ist abgestürzt. Die Datei ist vielleicht beschädigt. Wandeln Sie sie in FBX oder GLB um.</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files needs more than %3 GiB of memory. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1: Das Lesen als %2-Datei braucht mehr als %3 GiB Speicher. Die Datei ist vielleicht beschädigt. Wandeln Sie sie in FBX oder GLB um.</translation>
    </message>
    <message>
        <source>There is no other side to mirror to: none of these vertices has a counterpart across the mirror plane. Choose another axis or other joints under Weights &gt; Mirror &gt; Joint Mapping.</source>
        <translation>Es gibt keine andere Seite, auf die sich spiegeln ließe: Keiner dieser Vertices hat jenseits der Spiegelebene ein Gegenstück. Wählen Sie unter Gewichte &gt; Spiegeln &gt; Gelenkzuordnung eine andere Achse oder andere Gelenke.</translation>
    </message>
    <message>
        <source>Out of memory while binding %2. Choose a lower resolution, or close other programs.</source>
        <translation>Beim Binden von %2 ging der Speicher aus. Wählen Sie eine kleinere Auflösung, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>Out of memory while reading %2. Close other programs, or decimate the mesh.</source>
        <translation>Beim Lesen von %2 ging der Speicher aus. Schließen Sie andere Programme, oder vereinfachen Sie das Netz.</translation>
    </message>
    <message>
        <source>Out of memory while writing %2. Close other programs, or leave out animations and textures.</source>
        <translation>Beim Schreiben von %2 ging der Speicher aus. Schließen Sie andere Programme, oder lassen Sie Animationen und Texturen weg.</translation>
    </message>
    <message>
        <source>Out of memory while drawing %2. Close other programs, or leave out the picture.</source>
        <translation>Beim Zeichnen von %2 ging der Speicher aus. Schließen Sie andere Programme, oder lassen Sie das Bild weg.</translation>
    </message>
    <message>
        <source>Out of memory. Save your work, then close other programs or choose a lower resolution.</source>
        <translation>Der Speicher ging aus. Speichern Sie Ihre Arbeit, dann schließen Sie andere Programme oder wählen eine kleinere Auflösung.</translation>
    </message>
    <message>
        <source>The binding of part %1 is not complete: rigid needs one joint, limit needs one or more, all others need none. Only smooth and limit can have a solver of their own.</source>
        <translation>Die Bindung des Teils %1 ist nicht vollständig: rigid braucht ein Gelenk, limit eines oder mehrere, alle anderen keines. Nur smooth und limit können einen eigenen Solver haben.</translation>
    </message>
    <message>
        <source>Part %1: there is no solver %2. Choose one of these: %3.</source>
        <translation>Teil %1: Einen Solver %2 gibt es nicht. Wählen Sie einen von diesen: %3.</translation>
    </message>
    <message>
        <source>Region %1: there is no solver %2. Choose one of these: %3.</source>
        <translation>Bereich %1: Einen Solver %2 gibt es nicht. Wählen Sie einen von diesen: %3.</translation>
    </message>
    <message>
        <source>The handle of joint %1 has a position or size that is not valid. Place it again, or remove it.</source>
        <translation>Der Griff von Gelenk %1 hat eine ungültige Position oder Größe. Setzen Sie ihn neu, oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>%1 cannot be read as a cage: %2. Export the cage again as OBJ.</source>
        <translation>%1 lässt sich nicht als Käfig lesen: %2. Exportieren Sie den Käfig noch einmal als OBJ.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Open it again, or write a new file with --rebuild.</source>
        <translation>%1 wurde seit dem Öffnen von einem anderen Programm geändert. Öffnen Sie die Datei noch einmal, oder schreiben Sie mit --rebuild eine neue.</translation>
    </message>
    <message>
        <source>%1 was not written: more than the skin would differ from the original file (%2). Rebuild the whole file (--rebuild), and please report this.</source>
        <translation>%1 wurde nicht geschrieben: Mehr als der Skin würde sich von der ursprünglichen Datei unterscheiden (%2). Schreiben Sie die ganze Datei neu (--rebuild), und melden Sie dies bitte.</translation>
    </message>
    <message>
        <source>The weights cannot be written into %1: %2 has other vertices there. Open the file again, or write a new one with --rebuild.</source>
        <translation>Die Gewichte lassen sich nicht in %1 schreiben: %2 hat dort andere Vertices. Öffnen Sie die Datei noch einmal, oder schreiben Sie mit --rebuild eine neue.</translation>
    </message>
    <message>
        <source>%1 cannot be the file that was read with another skin, because %2. Export as GLB, or write a new VRM with --rebuild.</source>
        <translation>%1 kann nicht die gelesene Datei mit anderem Skin sein, weil %2. Exportieren Sie als GLB, oder schreiben Sie mit --rebuild eine neue VRM-Datei.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and no joint was recognized as %2. Choose the joints in the export dialog, or with --vrm-bone, such as hips=Pelvis.</source>
        <translation>%1 wurde nicht geschrieben: Eine VRM-Datei braucht ein humanoides Skelett, und kein Gelenk wurde als %2 erkannt. Wählen Sie die Gelenke im Exportdialog oder mit --vrm-bone, etwa hips=Pelvis.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and there is no skeleton. Load one from another file.</source>
        <translation>%1 wurde nicht geschrieben: Eine VRM-Datei braucht ein humanoides Skelett, und es gibt kein Skelett. Laden Sie eines aus einer anderen Datei.</translation>
    </message>
    <message>
        <source>%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) in the joint tree. Choose other joints in the export dialog, or with --vrm-bone.</source>
        <translation>%1 wurde nicht geschrieben: In einer VRM-Datei muss %2 (Gelenk %3) unter %4 (Gelenk %5) liegen. Wählen Sie andere Gelenke im Exportdialog oder mit --vrm-bone.</translation>
    </message>
    <message>
        <source>%1 was not written: joint %2 cannot be both %3 and %4. Choose another joint in the export dialog, or with --vrm-bone.</source>
        <translation>%1 wurde nicht geschrieben: Gelenk %2 kann nicht zugleich %3 und %4 sein. Wählen Sie ein anderes Gelenk im Exportdialog oder mit --vrm-bone.</translation>
    </message>
    <message>
        <source>VRM has no bone %1. The manual page on VRM lists its bones.</source>
        <translation>VRM hat keinen Knochen %1. Die Handbuchseite zu VRM nennt alle.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM names its author. Enter one in the export dialog, or use --vrm-author.</source>
        <translation>%1 wurde nicht geschrieben: Eine VRM-Datei nennt ihren Autor. Geben Sie ihn im Exportdialog oder mit --vrm-author an.</translation>
    </message>
    <message>
        <source>No joint with weights in %1 has a counterpart in %2, so no weights were transferred. List the pairs of joint names in a joint table.</source>
        <translation>Kein Gelenk mit Gewichten in %1 hat ein Gegenstück in %2, daher wurden keine Gewichte übertragen. Nennen Sie die Paare von Gelenknamen in einer Gelenktabelle.</translation>
    </message>
    <message>
        <source>The joint table %1 cannot be used: %2. Correct the file.</source>
        <translation>Die Gelenktabelle %1 ist nicht brauchbar: %2. Korrigieren Sie die Datei.</translation>
    </message>
    <message>
        <source>The weights in %1 cannot be read: %2. Export them again, or correct the file.</source>
        <translation>Die Gewichte in %1 sind nicht lesbar: %2. Exportieren Sie sie noch einmal, oder korrigieren Sie die Datei.</translation>
    </message>
    <message>
        <source>%1 has weights for %2 vertices, but %3 has %4. Use the mesh that the weights were exported from.</source>
        <translation>%1 hat Gewichte für %2 Vertices, aber %3 hat %4. Nehmen Sie das Netz, von dem die Gewichte exportiert wurden.</translation>
    </message>
    <message>
        <source>Part %1 of %2 has no UVs, so its weights cannot be images. Unwrap it, or use CSV or JSON.</source>
        <translation>Teil %1 von %2 hat keine UVs, daher können seine Gewichte keine Bilder sein. Legen Sie UVs an, oder nehmen Sie CSV oder JSON.</translation>
    </message>
    <message>
        <source>%1 names no character to bind. Put files in it that Sinew reads, such as %2.</source>
        <translation>%1 nennt keine Figur zum Binden. Legen Sie Dateien hinein, die Sinew liest, etwa %2.</translation>
    </message>
    <message>
        <source>Nothing was bound: the output folder %1 lies inside the input folder %2. Choose a folder outside it.</source>
        <translation>Nichts wurde gebunden: Der Ausgabeordner %1 liegt im Eingabeordner %2. Wählen Sie einen Ordner außerhalb.</translation>
    </message>
    <message>
        <source>Nothing was bound: the quarantine folder %1 lies inside %2, which is read or written. Choose a folder outside it.</source>
        <translation>Nichts wurde gebunden: Der Quarantäneordner %1 liegt in %2, woraus gelesen oder wohin geschrieben wird. Wählen Sie einen Ordner außerhalb davon.</translation>
    </message>
    <message>
        <source>Nothing was bound: %1 and %2 would both be written to %3. Rename one of them, or bind them into different folders.</source>
        <translation>Nichts wurde gebunden: %1 und %2 würden beide nach %3 geschrieben. Benennen Sie eine Datei um, oder binden Sie beide in verschiedene Ordner.</translation>
    </message>
    <message>
        <source>There is a joint named %1 already. Choose another name.</source>
        <translation>Es gibt schon ein Gelenk namens %1. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>A joint needs a name.</source>
        <translation>Ein Gelenk braucht einen Namen.</translation>
    </message>
    <message>
        <source>%1 cannot be placed under %2, which is below it or itself. Choose a joint outside this branch.</source>
        <translation>%1 kann nicht unter %2 gesetzt werden: das liegt darunter oder ist es selbst. Wählen Sie ein Gelenk außerhalb dieses Zweigs.</translation>
    </message>
    <message>
        <source>%1 is the joint of a point handle or a cage. Change the handle or the cage instead.</source>
        <translation>%1 ist das Gelenk eines Punktgriffs oder eines Käfigs. Ändern Sie stattdessen den Griff oder den Käfig.</translation>
    </message>
    <message>
        <source>%1 has no bone there: no joint to end at. Add a joint first.</source>
        <translation>%1 hat dort keinen Knochen: kein Gelenk, an dem er endet. Fügen Sie zuerst ein Gelenk hinzu.</translation>
    </message>
    <message>
        <source>%1 holds %2 characters that stand apart. Fit a skeleton to one at a time: delete or export the others first.</source>
        <translation>%1 enthält %2 Figuren, die getrennt stehen. Passen Sie das Skelett einer nach der anderen an: Löschen oder exportieren Sie die anderen zuerst.</translation>
    </message>
    <message>
        <source>%1: no %2 were found. Set these markers: %3.</source>
        <translation>%1: Es wurden keine %2 gefunden. Setzen Sie diese Marker: %3.</translation>
    </message>
    <message>
        <source>There is no marker %1. The markers are %2.</source>
        <translation>Es gibt keinen Marker %1. Die Marker sind %2.</translation>
    </message>
    <message>
        <source>The marker %1 is set twice. Remove one of them.</source>
        <translation>Der Marker %1 ist zweimal gesetzt. Entfernen Sie einen davon.</translation>
    </message>
    <message>
        <source>The markers %1 and %2 lie in the same place. Move one of them.</source>
        <translation>Die Marker %1 und %2 liegen an derselben Stelle. Verschieben Sie einen davon.</translation>
    </message>
    <message>
        <source>The marker %1 lies %2 outside the mesh. Move it onto the mesh.</source>
        <translation>Der Marker %1 liegt %2 außerhalb des Netzes. Verschieben Sie ihn auf das Netz.</translation>
    </message>
    <message>
        <source>The marker %1 lies on the wrong side. Left and right are those of the character, not of the viewer.</source>
        <translation>Der Marker %1 liegt auf der falschen Seite. Links und rechts sind die der Figur, nicht die des Betrachters.</translation>
    </message>
    <message>
        <source>The marker %1 has to lie above the marker %2. Move one of them, or turn the character upright.</source>
        <translation>Der Marker %1 muss über dem Marker %2 liegen. Verschieben Sie einen davon, oder richten Sie die Figur auf.</translation>
    </message>
    <message>
        <source>There is no template %1. The templates are %2, or a rigged file.</source>
        <translation>Es gibt keine Vorlage %1. Die Vorlagen sind %2, oder eine geriggte Datei.</translation>
    </message>
    <message>
        <source>The names of the %1 joints do not say which are hips, head, arms and legs. Rename them in a usual way, such as Hips and LeftArm.</source>
        <translation>Die Namen der %1 Gelenke sagen nicht, welche Hüfte, Kopf, Arme und Beine sind. Benennen Sie sie üblich, etwa Hips und LeftArm.</translation>
    </message>
    <message>
        <source>The line is too short for a chain of joints. Draw a longer one.</source>
        <translation>Die Linie ist zu kurz für eine Kette von Gelenken. Zeichnen Sie eine längere.</translation>
    </message>
    <message>
        <source>%1 cannot stand there: its position or rotation is not a usable number. Give it another place.</source>
        <translation>%1 kann dort nicht stehen: Seine Position oder Drehung ist keine brauchbare Zahl. Geben Sie ihm eine andere Stelle.</translation>
    </message>
    <message>
        <source>%1: of %2 legs only %3 were found. Ask for as many as there are, or set the markers at the ends of the legs.</source>
        <translation>%1: Von %2 Beinen wurden nur %3 gefunden. Verlangen Sie so viele, wie es gibt, oder setzen Sie die Marker an die Enden der Beine.</translation>
    </message>
    <message>
        <source>The character in %1 is lying down. Say which way is up (--up %2), or choose the template for four legs.</source>
        <translation>Die Figur in %1 liegt. Sagen Sie, wo oben ist (--up %2), oder wählen Sie die Vorlage für vier Beine.</translation>
    </message>
    <message>
        <source>The character in %1 is upside down. Say which way is up: --up %2.</source>
        <translation>Die Figur in %1 steht auf dem Kopf. Sagen Sie, wo oben ist: --up %2.</translation>
    </message>
    <message>
        <source>No joint of %1 would be left. Keep one at least.</source>
        <translation>Von %1 bliebe kein Gelenk übrig. Behalten Sie mindestens eines.</translation>
    </message>
    <message>
        <source>%1 is flat: there is no inside that a skeleton could be fitted to. Give the mesh thickness.</source>
        <translation>%1 ist flach: Es gibt kein Inneres, in das ein Skelett eingepasst werden könnte. Geben Sie dem Netz eine Dicke.</translation>
    </message>
    <message>
        <source>%1 cannot be used as markers or a chain: %2. Correct the file.</source>
        <translation>%1 kann nicht als Marker oder Kette verwendet werden: %2. Korrigieren Sie die Datei.</translation>
    </message>
    <message>
        <source>The line does not lie on a skirt or a cape. Draw it on the cloth, from its upper border down to its hem.</source>
        <translation>Die Linie liegt nicht auf einem Rock oder Umhang. Zeichnen Sie sie auf den Stoff, vom oberen Rand bis zum Saum.</translation>
    </message>
    <message>
        <source>%1 is a Git LFS pointer, not the file itself. Get it with git lfs pull, or download it from its page.</source>
        <translation>%1 ist ein Git-LFS-Zeiger, nicht die Datei selbst. Holen Sie sie mit git lfs pull, oder laden Sie sie von ihrer Seite herunter.</translation>
    </message>
    <message>
        <source>%1 is a web page, not the file itself. Open the page in a browser and download the file there.</source>
        <translation>%1 ist eine Webseite, nicht die Datei selbst. Öffnen Sie die Seite in einem Browser, und laden Sie die Datei dort herunter.</translation>
    </message>
    <message>
        <source>%1 is a JSON text, such as the answer of a server that does not have the file. Download the file again.</source>
        <translation>%1 ist ein JSON-Text, etwa die Antwort eines Servers, der die Datei nicht hat. Laden Sie die Datei noch einmal herunter.</translation>
    </message>
    <message>
        <source>%1 is a plain text, not the file that its extension says. Download it again, or choose another file.</source>
        <translation>%1 ist reiner Text, nicht die Datei, die die Endung nennt. Laden Sie sie noch einmal herunter, oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 is a ZIP archive. Unpack it, and open a file in it.</source>
        <translation>%1 ist ein ZIP-Archiv. Entpacken Sie es, und öffnen Sie eine Datei daraus.</translation>
    </message>
    <message>
        <source>%1 is a 7z archive. Unpack it, and open a file in it.</source>
        <translation>%1 ist ein 7z-Archiv. Entpacken Sie es, und öffnen Sie eine Datei daraus.</translation>
    </message>
    <message>
        <source>%1 is a RAR archive. Unpack it, and open a file in it.</source>
        <translation>%1 ist ein RAR-Archiv. Entpacken Sie es, und öffnen Sie eine Datei daraus.</translation>
    </message>
    <message>
        <source>%1 is compressed with gzip. Unpack it first.</source>
        <translation>%1 ist mit gzip komprimiert. Entpacken Sie die Datei zuerst.</translation>
    </message>
    <message>
        <source>%1 is a PDF document. Choose the file of the model.</source>
        <translation>%1 ist ein PDF-Dokument. Wählen Sie die Datei des Modells.</translation>
    </message>
    <message>
        <source>%1 is an image, not a model. Choose the file of the model. To open a drawn character, save it as PNG with transparency.</source>
        <translation>%1 ist ein Bild, kein Modell. Wählen Sie die Datei des Modells. Um eine gezeichnete Figur zu öffnen, speichern Sie sie als PNG mit Transparenz.</translation>
    </message>
    <message>
        <source>%1 is a Blender file. Open it in Blender, and export the character as FBX or GLB.</source>
        <translation>%1 ist eine Blender-Datei. Öffnen Sie sie in Blender, und exportieren Sie die Figur als FBX oder GLB.</translation>
    </message>
    <message>
        <source>%1 is a USD file, which cannot be read. Export the character as FBX or GLB.</source>
        <translation>%1 ist eine USD-Datei, und die lässt sich nicht lesen. Exportieren Sie die Figur als FBX oder GLB.</translation>
    </message>
    <message>
        <source>%1 is an FBX file with the wrong extension. Rename it so that it ends in .fbx.</source>
        <translation>%1 ist eine FBX-Datei mit der falschen Endung. Benennen Sie sie um, sodass sie auf .fbx endet.</translation>
    </message>
    <message>
        <source>%1 is a GLB file with the wrong extension. Rename it so that it ends in .glb.</source>
        <translation>%1 ist eine GLB-Datei mit der falschen Endung. Benennen Sie sie um, sodass sie auf .glb endet.</translation>
    </message>
    <message>
        <source>%1 is a glTF file with the wrong extension. Rename it so that it ends in .gltf.</source>
        <translation>%1 ist eine glTF-Datei mit der falschen Endung. Benennen Sie sie um, sodass sie auf .gltf endet.</translation>
    </message>
    <message>
        <source>%1 is a Collada file with the wrong extension. Rename it so that it ends in .dae.</source>
        <translation>%1 ist eine Collada-Datei mit der falschen Endung. Benennen Sie sie um, sodass sie auf .dae endet.</translation>
    </message>
    <message>
        <source>%1 is a PLY file with the wrong extension. Rename it so that it ends in .ply.</source>
        <translation>%1 ist eine PLY-Datei mit der falschen Endung. Benennen Sie sie um, sodass sie auf .ply endet.</translation>
    </message>
    <message>
        <source>%1 is a BVH file with the wrong extension. Rename it so that it ends in .bvh.</source>
        <translation>%1 ist eine BVH-Datei mit der falschen Endung. Benennen Sie sie um, sodass sie auf .bvh endet.</translation>
    </message>
    <message>
        <source>%1 is %2, and the oldest version that can be read is %3. Convert it with %4, or export it again as FBX or GLB.</source>
        <translation>%1 ist %2, und die älteste lesbare Version ist %3. Wandeln Sie die Datei mit %4 um, oder exportieren Sie sie neu als FBX oder GLB.</translation>
    </message>
    <message>
        <source>%1 is %2, and the oldest version that can be read is %3. Export it again as FBX or GLB.</source>
        <translation>%1 ist %2, und die älteste lesbare Version ist %3. Exportieren Sie die Datei neu als FBX oder GLB.</translation>
    </message>
    <message>
        <source>%1 is %2, and the newest version that can be read is %3. Convert it with %4, or export it again as FBX or GLB.</source>
        <translation>%1 ist %2, und die neueste lesbare Version ist %3. Wandeln Sie die Datei mit %4 um, oder exportieren Sie sie neu als FBX oder GLB.</translation>
    </message>
    <message>
        <source>%1 is %2, and the newest version that can be read is %3. Export it again in that version, or as FBX or GLB.</source>
        <translation>%1 ist %2, und die neueste lesbare Version ist %3. Exportieren Sie die Datei neu in dieser Version oder als FBX oder GLB.</translation>
    </message>
    <message>
        <source>%1 contains a motion and no mesh. Open a rigged character and play the motion on it: Pose &gt; Load Motion, or sinew pose CHARACTER --motion %1.</source>
        <translation>%1 enthält eine Bewegung und kein Netz. Öffnen Sie eine geriggte Figur, und spielen Sie die Bewegung darauf ab: Pose &gt; Bewegung laden, oder sinew pose CHARACTER --motion %1.</translation>
    </message>
    <message>
        <source>%1 contains a skeleton and no mesh. Open the character and give it this skeleton: File &gt; Load Skeleton, or sinew bind CHARACTER --skeleton %1.</source>
        <translation>%1 enthält ein Skelett und kein Netz. Öffnen Sie die Figur, und geben Sie ihr dieses Skelett: Datei &gt; Skelett laden, oder sinew bind CHARACTER --skeleton %1.</translation>
    </message>
    <message>
        <source>The motion in %1 cannot be used: line %3: %2. Correct the file, or export it again.</source>
        <translation>Die Bewegung in %1 ist nicht verwendbar: Zeile %3: %2. Korrigieren Sie die Datei, oder exportieren Sie sie neu.</translation>
    </message>
    <message>
        <source>The motion in %1 cannot be used: %2. Correct the file, or export it again.</source>
        <translation>Die Bewegung in %1 ist nicht verwendbar: %2. Korrigieren Sie die Datei, oder exportieren Sie sie neu.</translation>
    </message>
    <message>
        <source>%1 is %2 MB, but files of this kind may be at most %3 MB. Check that it is the right file, or make it smaller.</source>
        <translation>%1 hat %2 MB, und Dateien dieser Art dürfen %3 MB haben. Prüfen Sie, ob es die richtige Datei ist, oder machen Sie sie kleiner.</translation>
    </message>
    <message>
        <source>%1 is left out of the list: there is a line feed or another control character in its name. Rename it, or list with --list0.</source>
        <translation>%1 fehlt in der Liste: Im Namen steht ein Zeilenumbruch oder ein anderes Steuerzeichen. Benennen Sie die Datei um, oder listen Sie mit --list0 auf.</translation>
    </message>
    <message>
        <source>%1 is not the kind of file its extension says, but this: %2. Choose another file.</source>
        <translation>%1 ist nicht, was die Endung sagt, sondern dies: %2. Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be used as a character: %2. Save it as PNG with transparency, in RGB with 8 bits a channel.</source>
        <translation>%1 lässt sich nicht als Figur verwenden: %2. Speichern Sie das Bild als PNG mit Transparenz, in RGB mit 8 Bit je Kanal.</translation>
    </message>
    <message>
        <source>The name of %1 is too long: file names may have %2 bytes here. Choose a shorter one.</source>
        <translation>Der Name von %1 ist zu lang: Dateinamen dürfen hier %2 Bytes haben. Wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>The body in %1 does not stand on %2, as the template %3 needs. Use the template %4 (--template %4). To fit it all the same, set markers at the ends of the legs, or use --force.</source>
        <translation>Der Körper in %1 steht nicht auf %2, wie es die Vorlage %3 braucht. Verwenden Sie die Vorlage %4 (--template %4). Um sie trotzdem anzupassen, setzen Sie Marker an die Enden der Beine, oder verwenden Sie --force.</translation>
    </message>
    <message>
        <source>No vertex of %2 lies within reach of the surface of %1, so no weights were transferred. Put both in the same place at the same scale, or raise the distance or the angle.</source>
        <translation>Kein Vertex von %2 liegt in Reichweite der Oberfläche von %1, daher wurden keine Gewichte übertragen. Stellen Sie beide im selben Maßstab an dieselbe Stelle, oder erhöhen Sie Abstand oder Winkel.</translation>
    </message>
    <message>
        <source>All normals of %2 within reach of the surface of %1 face the other way, so no weights were transferred. Recalculate its normals, or ignore which way they face: --flipped-normals, or Accept flipped normals in the dialog.</source>
        <translation>Alle Normalen von %2 in Reichweite der Oberfläche von %1 zeigen in die andere Richtung, daher wurden keine Gewichte übertragen. Berechnen Sie die Normalen neu, oder lassen Sie ihre Richtung außer Acht: --flipped-normals, oder „Umgedrehte Normalen annehmen“ im Dialog.</translation>
    </message>
    <message>
        <source>Voxels cannot be drawn: there is no OpenGL 3.3, or no display. Bind with --voxelizer columns, or start Sinew on a desktop or under xvfb-run.</source>
        <translation>Voxel können nicht gezeichnet werden: Es gibt kein OpenGL 3.3 oder keinen Bildschirm. Mit --voxelizer columns binden, oder Sinew auf einem Desktop oder unter xvfb-run starten.</translation>
    </message>
    <message>
        <source>The graphics driver failed while it drew the voxels. Bind with --voxelizer columns, or choose a lower resolution.</source>
        <translation>Der Grafiktreiber hat beim Zeichnen der Voxel versagt. Mit --voxelizer columns binden, oder eine niedrigere Auflösung wählen.</translation>
    </message>
    <message>
        <source>The stiffness by angle of joint %1 has no key. Give at least one angle with its stiffness (alpha).</source>
        <translation>Die Steifigkeit nach Winkel des Gelenks %1 hat keinen Schlüssel. Geben Sie mindestens einen Winkel mit seiner Steifigkeit (Alpha) an.</translation>
    </message>
    <message>
        <source>The stiffness by angle of joint %1 has two keys at %2 degrees. Give each angle once.</source>
        <translation>Die Steifigkeit nach Winkel des Gelenks %1 hat zwei Schlüssel bei %2 Grad. Geben Sie jeden Winkel nur einmal an.</translation>
    </message>
    <message>
        <source>%1 was not written: its format is for flat characters, and %2 is not flat, or is not seen from the front. Open a picture as the character, or export as GLB or FBX.</source>
        <translation>%1 wurde nicht geschrieben: Das Format ist für flache Figuren, und %2 ist nicht flach oder nicht von vorn zu sehen. Öffnen Sie ein Bild als Figur, oder exportieren Sie als GLB oder FBX.</translation>
    </message>
    <message>
        <source>%1 was not written: %2 can hold about %4 of these vertices, and there are %3. Open the picture with fewer triangles (the line &quot;density&quot; of a .layers file), or lower Max Influences.</source>
        <translation>%1 wurde nicht geschrieben: %2 kann etwa %4 dieser Vertices halten, und es sind %3. Öffnen Sie das Bild mit weniger Dreiecken (die Zeile „density“ einer .layers-Datei), oder verringern Sie „Max. Einflüsse“.</translation>
    </message>
    <message>
        <source>%1 was not written: its pictures do not fit into one picture of %2 x %2 pixels, as the format needs it. Make them smaller, or export as .tscn.</source>
        <translation>%1 wurde nicht geschrieben: Seine Bilder passen nicht in ein Bild von %2 x %2 Pixeln, wie es das Format braucht. Verkleinern Sie die Bilder, oder exportieren Sie als .tscn.</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 has no key. Give at least one angle with its value.</source>
        <translation>Ein Treiber nach dem Winkel des Gelenks %1 hat keinen Schlüssel. Geben Sie mindestens einen Winkel mit seinem Wert an.</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 has two keys at %2 degrees. Give each angle once.</source>
        <translation>Ein Treiber nach dem Winkel des Gelenks %1 hat zwei Schlüssel bei %2 Grad. Geben Sie jeden Winkel nur einmal an.</translation>
    </message>
    <message>
        <source>Joint %1 cannot drive itself. Choose another joint as the target.</source>
        <translation>Das Gelenk %1 kann sich nicht selbst steuern. Wählen Sie ein anderes Gelenk als Ziel.</translation>
    </message>
    <message>
        <source>Joint %1 would drive itself: %2. Remove one driver of this circle, or choose another joint.</source>
        <translation>Das Gelenk %1 würde sich selbst steuern: %2. Entfernen Sie einen Treiber dieses Kreises, oder wählen Sie ein anderes Gelenk.</translation>
    </message>
    <message>
        <source>%1 cannot become a shape: %2 has %3 vertices there and %4 here. Sculpt the mesh without adding or removing vertices.</source>
        <translation>%1 kann keine Form werden: %2 hat dort %3 Vertices und hier %4. Modellieren Sie das Netz, ohne Vertices hinzuzufügen oder zu entfernen.</translation>
    </message>
    <message>
        <source>No joint is turned in this pose, so nothing can drive the shape %1. Turn a joint first.</source>
        <translation>In dieser Pose ist kein Gelenk gedreht, daher kann nichts die Form %1 steuern. Drehen Sie zuerst ein Gelenk.</translation>
    </message>
    <message>
        <source>The shape %1 would move no vertex: the mesh is shown like this already. Use the pose in which it was sculpted.</source>
        <translation>Die Form %1 würde keinen Vertex bewegen: Das Netz wird schon so gezeigt. Verwenden Sie die Pose, in der es modelliert wurde.</translation>
    </message>
    <message>
        <source>The limits of %1 are swapped: around %2 the min, %3°, is greater than the max, %4°. Swap the two.</source>
        <translation>Die Grenzen von %1 sind vertauscht: Um %2 ist das Minimum, %3°, größer als das Maximum, %4°. Tauschen Sie die beiden.</translation>
    </message>
    <message>
        <source>A limit of %1 is not a usable number. Give every limit in degrees.</source>
        <translation>Eine Grenze von %1 ist keine brauchbare Zahl. Geben Sie jede Grenze in Grad an.</translation>
    </message>
    <message>
        <source>The handle of joint %1 is to be region %2, but there is no such region. Make the region, or remove the handle.</source>
        <translation>Der Griff von Gelenk %1 soll der Bereich %2 sein, aber es gibt keinen solchen Bereich. Legen Sie den Bereich an, oder entfernen Sie den Griff.</translation>
    </message>
    <message>
        <source>The handle of joint %1 is region %2, which holds no vertex of this character. Paint the region, or remove the handle.</source>
        <translation>Der Griff von Gelenk %1 ist der Bereich %2, der keinen Vertex dieser Figur enthält. Malen Sie den Bereich, oder entfernen Sie den Griff.</translation>
    </message>
    <message>
        <source>This character has none of the vertices that are the handle of joint %1. Choose other vertices, or remove the handle.</source>
        <translation>Diese Figur hat keinen der Vertices, die der Griff von Gelenk %1 sind. Wählen Sie andere Vertices, oder entfernen Sie den Griff.</translation>
    </message>
    <message>
        <source>The list of vertices of the handle of joint %1 does not say of which part they are. Write a line &quot;part NAME&quot; before them. The parts are: %2.</source>
        <translation>Die Liste der Vertices für den Griff von Gelenk %1 sagt nicht, zu welchem Teil sie gehören. Schreiben Sie eine Zeile „part NAME“ davor. Die Teile sind: %2.</translation>
    </message>
    <message>
        <source>A pseudo-edge cannot connect joint %1 with itself. Choose another joint.</source>
        <translation>Eine Pseudokante kann Gelenk %1 nicht mit sich selbst verbinden. Wählen Sie ein anderes Gelenk.</translation>
    </message>
    <message>
        <source>Joints %1 and %2 are connected by two pseudo-edges. Remove one of them.</source>
        <translation>Die Gelenke %1 und %2 sind durch zwei Pseudokanten verbunden. Entfernen Sie eine davon.</translation>
    </message>
    <message>
        <source>Lattice %1 has %2 control vertices along an axis. Choose %3 to %4 for each axis.</source>
        <translation>Gitter %1 hat %2 Kontrollvertices entlang einer Achse. Wählen Sie %3 bis %4 für jede Achse.</translation>
    </message>
    <message>
        <source>Lattice %1 must keep its %3 control vertices and have no faces; it would have %2 vertices. Change its counts, or remove it as a whole.</source>
        <translation>Gitter %1 muss seine %3 Kontrollvertices behalten und darf keine Flächen haben; es hätte %2 Vertices. Ändern Sie seine Anzahlen, oder entfernen Sie es als Ganzes.</translation>
    </message>
    <message>
        <source>Lattice %1 has no size along one of its axes. Make its box larger.</source>
        <translation>Gitter %1 hat entlang einer seiner Achsen keine Größe. Machen Sie seinen Quader größer.</translation>
    </message>
    <message>
        <source>Lattice %1: control vertex %2 is not in its place in the grid. Space the control vertices evenly, and pose their joints instead.</source>
        <translation>Gitter %1: Kontrollvertex %2 ist nicht an seinem Platz im Raster. Setzen Sie die Kontrollvertices in gleiche Abstände, und posieren Sie stattdessen ihre Gelenke.</translation>
    </message>
    <message>
        <source>Lattice %1: nothing of the character is named %2. Use the name of a part, as `sinew inspect` lists them, or of a region that holds vertices.</source>
        <translation>Gitter %1: Nichts an der Figur heißt %2. Verwenden Sie den Namen eines Teils, wie ihn `sinew inspect` auflistet, oder eines Bereichs, der Vertices enthält.</translation>
    </message>
    <message>
        <source>Wire %1 has %2 control vertices. Give it 2 to %3.</source>
        <translation>Draht %1 hat %2 Kontrollvertices. Geben Sie ihm 2 bis %3.</translation>
    </message>
    <message>
        <source>Wire %1 is not one open line. Join all its control vertices by edges, one behind the other, without branches, loops and faces.</source>
        <translation>Draht %1 ist keine einzelne offene Linie. Verbinden Sie alle seine Kontrollvertices hintereinander durch Kanten, ohne Verzweigungen, Schleifen und Flächen.</translation>
    </message>
    <message>
        <source>The drop-off of %1 is not valid. Give a wire a width over 0, and a lattice one of 0 or more.</source>
        <translation>Die Abnahme von %1 ist ungültig. Geben Sie einem Draht eine Breite über 0, einem Gitter eine von 0 oder mehr.</translation>
    </message>
    <message>
        <source>%1 is not the mesh of a picture, whose vertices can be edited. Open a PNG, WebP, PSD, SVG or .layers file, or change the mesh in a 3D program.</source>
        <translation>%1 ist nicht das Netz eines Bildes, dessen Vertices sich bearbeiten lassen. Öffnen Sie eine PNG-, WebP-, PSD-, SVG- oder .layers-Datei, oder ändern Sie das Netz in einem 3D-Programm.</translation>
    </message>
    <message>
        <source>The outline would cross or touch itself. Leave room between its edges.</source>
        <translation>Der Umriss würde sich selbst kreuzen oder berühren. Lassen Sie Platz zwischen seinen Kanten.</translation>
    </message>
    <message>
        <source>A vertex would lie outside the outline, or on another vertex. Move or delete that vertex first.</source>
        <translation>Ein Vertex läge außerhalb des Umrisses oder auf einem anderen Vertex. Verschieben oder löschen Sie zuerst diesen Vertex.</translation>
    </message>
    <message>
        <source>The mesh does not reach this place. Click on an edge or inside a triangle.</source>
        <translation>Das Netz reicht nicht bis zu dieser Stelle. Klicken Sie auf eine Kante oder in ein Dreieck.</translation>
    </message>
    <message>
        <source>There is no room for another vertex. Click farther from the others.</source>
        <translation>Für einen weiteren Vertex ist kein Platz. Klicken Sie weiter entfernt von den anderen.</translation>
    </message>
    <message>
        <source>Nothing would be left of the mesh. Keep at least 3 vertices, or hide the part.</source>
        <translation>Vom Netz bliebe nichts übrig. Behalten Sie mindestens 3 Vertices, oder blenden Sie das Teil aus.</translation>
    </message>
    <message>
        <source>%1 cannot be read as a list of vertices: line %2 says &quot;%3&quot;. Give numbers from 0, ranges such as 20-35, or part NAME.</source>
        <translation>%1 lässt sich nicht als Liste von Vertices lesen: In Zeile %2 steht „%3“. Geben Sie Zahlen ab 0 an, Bereiche wie 20-35 oder part NAME.</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 cannot measure from this pose. Name %1 first and each joint once. Several joints can only turn on a shape, by their swing.</source>
        <translation>Ein Treiber nach dem Winkel des Gelenks %1 kann nicht ab dieser Pose messen. Nennen Sie %1 zuerst und jedes Gelenk einmal. Mehrere Gelenke können nur eine Form einschalten, nach ihrem Schwenk.</translation>
    </message>
    <message>
        <source>There is no pose to bake from. Choose a group of poses that turns joints with weights.</source>
        <translation>Es gibt keine Pose, aus der sich backen lässt. Wählen Sie eine Gruppe von Posen, die Gelenke mit Gewichten dreht.</translation>
    </message>
    <message>
        <source>The poses&apos; vertices would take %1 MB and %2 MB are allowed. Choose fewer poses, or allow more memory.</source>
        <translation>Die Vertices der Posen bräuchten %1 MB, erlaubt sind %2 MB. Wählen Sie weniger Posen, oder erlauben Sie mehr Speicher.</translation>
    </message>
    <message>
        <source>%1 would lose the corrective shapes, which %2 cannot hold. Write %3, or bake with 0 shapes.</source>
        <translation>%1 würde die Korrekturformen verlieren, die %2 nicht halten kann. Schreiben Sie %3, oder backen Sie mit 0 Formen.</translation>
    </message>
    <message>
        <source>%1 cannot become a shape, because it holds no sculpted mesh. Choose an OBJ, PLY, FBX or GLB file with the same vertices as the character.</source>
        <translation>%1 kann keine Form werden, weil es kein modelliertes Netz enthält. Wählen Sie eine OBJ-, PLY-, FBX- oder GLB-Datei mit denselben Vertices wie die Figur.</translation>
    </message>
    <message>
        <source>There is no shape %1 that can be edited. Shapes of the character&apos;s file can be mirrored and split, but not renamed or removed.</source>
        <translation>Es gibt keine Form %1, die sich bearbeiten lässt. Formen aus der Datei der Figur lassen sich spiegeln und teilen, aber nicht umbenennen oder entfernen.</translation>
    </message>
    <message>
        <source>There is a shape %1 already. Choose another name.</source>
        <translation>Es gibt schon eine Form %1. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The shape %1 cannot be mirrored: no vertex that it moves has a counterpart on the other side. Check the mirror plane in Joint Mapping.</source>
        <translation>Die Form %1 lässt sich nicht spiegeln: Kein Vertex, den sie bewegt, hat ein Gegenstück auf der anderen Seite. Prüfen Sie die Spiegelebene unter „Gelenkzuordnung“.</translation>
    </message>
    <message>
        <source>The shape %1 cannot be mirrored: joint %2, which turns it on, has no partner on the other side. Choose the partner in Joint Mapping.</source>
        <translation>Die Form %1 lässt sich nicht spiegeln: Das Gelenk %2, das sie einschaltet, hat keinen Partner auf der anderen Seite. Wählen Sie den Partner unter „Gelenkzuordnung“.</translation>
    </message>
    <message>
        <source>The shape %1 moves vertices on one side alone, so there is nothing to split. Mirror it instead.</source>
        <translation>Die Form %1 bewegt nur Vertices auf einer Seite, es gibt also nichts zu teilen. Spiegeln Sie sie stattdessen.</translation>
    </message>
    <message>
        <source>The shape %1 is off in this pose, so an edit of it would not show. Turn the joint that drives it.</source>
        <translation>Die Form %1 ist in dieser Pose aus, eine Änderung an ihr wäre also nicht zu sehen. Drehen Sie das Gelenk, das sie treibt.</translation>
    </message>
    <message>
        <source>A cage, lattice or wire cannot be named &quot;%1&quot;. Give each of them a different name.</source>
        <translation>Ein Käfig, Gitter oder Draht kann nicht „%1“ heißen. Geben Sie jedem davon einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 has no vertices. Make it again, or remove it.</source>
        <translation>%1 hat keine Vertices. Legen Sie es neu an, oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>%1 has %2 vertices, each of which is a joint; the most are %3. Give it fewer.</source>
        <translation>%1 hat %2 Vertices, von denen jeder ein Gelenk ist; höchstens %3 sind möglich. Verwenden Sie weniger.</translation>
    </message>
    <message>
        <source>%1 names %2 joints for %3 vertices. Name one joint for each vertex, or none.</source>
        <translation>%1 nennt %2 Gelenke für %3 Vertices. Nennen Sie ein Gelenk für jeden Vertex oder gar keines.</translation>
    </message>
    <message>
        <source>%1: the position of vertex %2 is not valid. Give it three finite numbers.</source>
        <translation>%1: Die Position von Vertex %2 ist ungültig. Geben Sie ihm drei endliche Zahlen.</translation>
    </message>
    <message>
        <source>%1 has no vertex %2. Choose one from 0 to %3.</source>
        <translation>%1 hat keinen Vertex %2. Wählen Sie einen von 0 bis %3.</translation>
    </message>
    <message>
        <source>%1: face or edge %2 has vertex %3 twice. Give every face three different vertices and every edge two.</source>
        <translation>%1: Fläche oder Kante %2 hat Vertex %3 doppelt. Geben Sie jeder Fläche drei verschiedene Vertices und jeder Kante zwei.</translation>
    </message>
    <message>
        <source>%1: vertices %2 and %3 lie in the same place. Merge them.</source>
        <translation>%1: Die Vertices %2 und %3 liegen an derselben Stelle. Verschmelzen Sie sie.</translation>
    </message>
    <message>
        <source>%1: a joint cannot be named &quot;%2&quot;. Give every vertex of every cage, lattice and wire a joint with a name of its own.</source>
        <translation>%1: Ein Gelenk kann nicht „%2“ heißen. Geben Sie jedem Vertex jedes Käfigs, Gitters und Drahts ein Gelenk mit einem eigenen Namen.</translation>
    </message>
    <message>
        <source>The targets %1 cannot be used: %2. Correct the file.</source>
        <translation>Die Ziele %1 sind unbrauchbar: %2. Berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>The picture mesh %1 cannot be used: %2. Correct the file, or write it again with --save-picture-mesh of sinew bind.</source>
        <translation>Das Bildnetz %1 ist unbrauchbar: %2. Berichtigen Sie die Datei, oder schreiben Sie sie mit --save-picture-mesh von sinew bind neu.</translation>
    </message>
    <message>
        <source>The picture mesh of %1 is in %2 and again in %3. Keep one of the two.</source>
        <translation>Das Bildnetz von %1 steht in %2 und noch einmal in %3. Behalten Sie eines der beiden.</translation>
    </message>
    <message>
        <source>There is nothing to bake: engines show %1 as it is here, in every pose. Choose another skinning method, or other poses.</source>
        <translation>Es gibt nichts zu backen: Engines zeigen %1 in jeder Pose so wie hier. Wählen Sie ein anderes Skinning-Verfahren oder andere Posen.</translation>
    </message>
    <message>
        <source>This pose is the rest pose already. Pose a joint first.</source>
        <translation>Diese Pose ist schon die Ruhepose. Posieren Sie zuerst ein Gelenk.</translation>
    </message>
    <message>
        <source>The %1 needs arms, and no joint is: %2. Name the joints as a human&apos;s, or pose them by hand.</source>
        <translation>Die %1 braucht Arme, und kein Gelenk ist: %2. Benennen Sie die Gelenke wie bei einem Menschen, oder posieren Sie sie von Hand.</translation>
    </message>
    <message>
        <source>There is no expression %1. This character has: %2.</source>
        <translation>Es gibt keinen Ausdruck %1. Diese Figur hat: %2.</translation>
    </message>
    <message>
        <source>Another expression is called %1 already. Choose another name.</source>
        <translation>Ein anderer Ausdruck heißt schon %1. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>An expression has no name. Give each one a name.</source>
        <translation>Ein Ausdruck hat keinen Namen. Geben Sie jedem einen Namen.</translation>
    </message>
    <message>
        <source>Expression %1 cannot set the shape %2, because no part that it names has it. Choose another shape, or remove it from the expression.</source>
        <translation>Der Ausdruck %1 kann die Form %2 nicht setzen, denn kein Teil, das er nennt, hat sie. Wählen Sie eine andere Form, oder entfernen Sie sie aus dem Ausdruck.</translation>
    </message>
    <message>
        <source>Expression %1 sets the shape %2 to %3. Give it a weight from 0 to 1.</source>
        <translation>Der Ausdruck %1 setzt die Form %2 auf %3. Geben Sie ihr ein Gewicht von 0 bis 1.</translation>
    </message>
    <message>
        <source>Two constraints turn joint %1. Keep one of them.</source>
        <translation>Zwei Constraints drehen das Gelenk %1. Behalten Sie eines davon.</translation>
    </message>
    <message>
        <source>Constraints would let joint %1 turn itself: %2. Remove one constraint of this circle, or choose another source.</source>
        <translation>Durch Constraints würde sich das Gelenk %1 selbst drehen: %2. Entfernen Sie ein Constraint dieses Kreises, oder wählen Sie eine andere Quelle.</translation>
    </message>
    <message>
        <source>The chain %1 has fewer than two joints, so nothing can swing. Give it the joint where it hangs and those after it.</source>
        <translation>Die Kette %1 hat weniger als zwei Gelenke, daher kann nichts schwingen. Geben Sie ihr das Gelenk, an dem sie hängt, und die folgenden.</translation>
    </message>
    <message>
        <source>The chain %1 cannot go from joint %2 to joint %3, which is not below it. Name the joints of a chain from where it hangs to its end.</source>
        <translation>Die Kette %1 kann nicht von Gelenk %2 zu Gelenk %3 gehen, das nicht darunter liegt. Nennen Sie die Gelenke einer Kette von dort, wo sie hängt, bis zu ihrem Ende.</translation>
    </message>
    <message>
        <source>Joint %1 would swing in two chains: %2 and %3. Take it out of one of them.</source>
        <translation>Das Gelenk %1 würde in zwei Ketten schwingen: %2 und %3. Nehmen Sie es aus einer heraus.</translation>
    </message>
    <message>
        <source>%1 names number %2, but there are only %3. Count from 0.</source>
        <translation>%1 nennt die Nummer %2, aber es gibt nur %3. Zählen Sie ab 0.</translation>
    </message>
    <message>
        <source>The collider %1 on joint %2 has no size, so it pushes nothing. Give it a radius above 0.</source>
        <translation>Der Collider %1 am Gelenk %2 hat keine Größe, daher drückt er nichts weg. Geben Sie ihm einen Radius über 0.</translation>
    </message>
    <message>
        <source>The rest pose does not fit %1: it has %3 vertices for %2, which has %4. Apply the rest pose to this character anew.</source>
        <translation>Die Ruhepose passt nicht zu %1: Sie hat %3 Vertices für %2, das %4 hat. Wenden Sie die Ruhepose auf diese Figur neu an.</translation>
    </message>
    <message>
        <source>The avatar %1 cannot be used: %2. Correct the file.</source>
        <translation>Der Avatar %1 ist unbrauchbar: %2. Berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>There is no joint %1.</source>
        <translation>Ein Gelenk %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no joint %1. Did you mean %3?</source>
        <translation>Ein Gelenk %1 gibt es nicht. Meinten Sie %3?</translation>
    </message>
    <message>
        <source>Voxels cannot be drawn: there is no OpenGL 3.3. Choose Columns as the Voxelizer in the Bind panel.</source>
        <translation>Voxel können nicht gezeichnet werden: Es gibt kein OpenGL 3.3. Wählen Sie im Bedienfeld „Binden“ bei „Voxelisierung“ „Säulen“.</translation>
    </message>
    <message>
        <source>The graphics driver failed while it drew the voxels. Choose Columns as the Voxelizer in the Bind panel, or a lower resolution.</source>
        <translation>Der Grafiktreiber hat beim Zeichnen der Voxel versagt. Wählen Sie im Bedienfeld „Binden“ bei „Voxelisierung“ „Säulen“, oder eine niedrigere Auflösung.</translation>
    </message>
    <message>
        <source>All normals of %2 within reach of the surface of %1 face the other way, so no weights were transferred. Recalculate its normals, or choose Accept flipped normals.</source>
        <translation>Alle Normalen von %2 in Reichweite der Oberfläche von %1 zeigen in die andere Richtung, daher wurden keine Gewichte übertragen. Berechnen Sie die Normalen neu, oder wählen Sie „Umgedrehte Normalen annehmen“.</translation>
    </message>
    <message>
        <source>%1 contains a motion and no mesh. Open a rigged character and play the motion on it: Pose &gt; Load Motion.</source>
        <translation>%1 enthält eine Bewegung und kein Netz. Öffnen Sie eine geriggte Figur, und spielen Sie die Bewegung darauf ab: Pose &gt; Bewegung laden.</translation>
    </message>
    <message>
        <source>%1 contains a skeleton and no mesh. Open the character and give it this skeleton: File &gt; Load Skeleton.</source>
        <translation>%1 enthält ein Skelett und kein Netz. Öffnen Sie die Figur, und geben Sie ihr dieses Skelett: Datei &gt; Skelett laden.</translation>
    </message>
    <message>
        <source>The picture mesh %1 cannot be used: %2. Correct the file.</source>
        <translation>Das Bildnetz %1 ist unbrauchbar: %2. Berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Open it again, or choose Rebuild the whole file.</source>
        <translation>%1 wurde seit dem Öffnen von einem anderen Programm geändert. Öffnen Sie die Datei noch einmal, oder wählen Sie „Ganze Datei neu schreiben“.</translation>
    </message>
    <message>
        <source>%1 was not written: more than the skin would differ from the original file (%2). Choose Rebuild the whole file, and please report this.</source>
        <translation>%1 wurde nicht geschrieben: Mehr als der Skin würde sich von der ursprünglichen Datei unterscheiden (%2). Wählen Sie „Ganze Datei neu schreiben“, und melden Sie dies bitte.</translation>
    </message>
    <message>
        <source>The weights cannot be written into %1: %2 has other vertices there. Open the file again, or choose Rebuild the whole file.</source>
        <translation>Die Gewichte lassen sich nicht in %1 schreiben: %2 hat dort andere Vertices. Öffnen Sie die Datei noch einmal, oder wählen Sie „Ganze Datei neu schreiben“.</translation>
    </message>
    <message>
        <source>%1 cannot be the file that was read with another skin, because %2. Export as GLB, or choose Rebuild the whole file for a new VRM.</source>
        <translation>%1 kann nicht die gelesene Datei mit anderem Skin sein, weil %2. Exportieren Sie als GLB, oder wählen Sie für eine neue VRM-Datei „Ganze Datei neu schreiben“.</translation>
    </message>
    <message>
        <source>%1 is left out of the list: there is a line feed or another control character in its name. Rename it.</source>
        <translation>%1 fehlt in der Liste: Im Namen steht ein Zeilenumbruch oder ein anderes Steuerzeichen. Benennen Sie die Datei um.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no requirement. Write a figure, a sign and a number, such as influences&lt;=4 or unweighted=0.</source>
        <translation>„%1“ ist keine Anforderung. Schreiben Sie eine Kennzahl, ein Zeichen und eine Zahl, etwa influences&lt;=4 oder unweighted=0.</translation>
    </message>
    <message>
        <source>No requirement is given. Write a figure, a sign and a number, such as influences&lt;=4 or unweighted=0.</source>
        <translation>Keine Anforderung ist angegeben. Schreiben Sie eine Kennzahl, ein Zeichen und eine Zahl, etwa influences&lt;=4 oder unweighted=0.</translation>
    </message>
    <message>
        <source>There is no figure %1 to require. The figures are: %2.</source>
        <translation>Die Kennzahl %1 gibt es nicht. Die Kennzahlen sind: %2.</translation>
    </message>
    <message>
        <source>There is no figure %1 to require. Did you mean %3? The figures are: %2.</source>
        <translation>Die Kennzahl %1 gibt es nicht. Meinten Sie %3? Die Kennzahlen sind: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is measured in percent. Write a percent sign behind the number.</source>
        <translation>„%1“: %2 wird in Prozent gemessen. Schreiben Sie ein Prozentzeichen hinter die Zahl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not measured in percent. Leave out the percent sign.</source>
        <translation>„%1“: %2 wird nicht in Prozent gemessen. Lassen Sie das Prozentzeichen weg.</translation>
    </message>
    <message>
        <source>%1 compares weights with a reference, and none is given. Name its file with --against, or leave out %1.</source>
        <translation>%1 vergleicht Gewichte mit einer Referenz, und keine ist angegeben. Nennen Sie ihre Datei mit --against, oder lassen Sie %1 weg.</translation>
    </message>
    <message>
        <source>The style %1 cannot be used: %2. Correct the file, or learn it again with sinew learn.</source>
        <translation>Der Stil %1 ist nicht verwendbar: %2. Berichtigen Sie die Datei, oder lernen Sie ihn mit sinew learn neu.</translation>
    </message>
    <message>
        <source>The style %1 is of version %2, but version %3 is needed. Learn it again with sinew learn.</source>
        <translation>Der Stil %1 hat Version %2, nötig ist aber Version %3. Lernen Sie ihn mit sinew learn neu.</translation>
    </message>
    <message>
        <source>%1 has too few finished characters to learn from: %2 with skeleton and weights, and %3 are needed.</source>
        <translation>%1 hat zu wenige fertige Figuren, um daraus zu lernen: %2 mit Skelett und Gewichten, nötig sind %3.</translation>
    </message>
    <message>
        <source>%1 compares weights with a reference, and none is given. Leave out %1.</source>
        <translation>%1 vergleicht Gewichte mit einer Referenz, und es ist keine angegeben. Lassen Sie %1 weg.</translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message>
        <source>under 0.01 mm</source>
        <translation>unter 0,01 mm</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>The written file cannot be read: %1</source>
        <translation>Die geschriebene Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The file was written; its check was canceled.</source>
        <translation>Die Datei wurde geschrieben; ihre Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The written file lacks the joint %1.</source>
        <translation>Der geschriebenen Datei fehlt das Gelenk %1.</translation>
    </message>
    <message>
        <source>The written file lacks %1 vertices.</source>
        <translation>Der geschriebenen Datei fehlen %1 Vertices.</translation>
    </message>
    <message>
        <source>Read again: the mesh differs by %1; it has no skeleton.</source>
        <translation>Erneut gelesen: Das Netz weicht um %1 ab; es hat kein Skelett.</translation>
    </message>
    <message>
        <source>Read again in %1 poses: all vertices are within 0.01 mm of Sinew&apos;s.</source>
        <translation>In %1 Posen erneut gelesen: Alle Vertices stimmen mit denen von Sinew auf 0,01 mm überein.</translation>
    </message>
    <message>
        <source>Read again in %1 poses: vertices differ by up to %2 from Sinew&apos;s (%3).</source>
        <translation>In %1 Posen erneut gelesen: Vertices weichen um bis zu %2 von denen von Sinew ab (%3).</translation>
    </message>
    <message>
        <source>The whole file is written anew, because %1.</source>
        <translation>Die ganze Datei wird neu geschrieben, weil %1.</translation>
    </message>
    <message>
        <source>Nothing but the skin changed.</source>
        <translation>Nur der Skin hat sich geändert.</translation>
    </message>
    <message>
        <source>The file was not checked, because Sinew does not read it.</source>
        <translation>Die Datei wurde nicht geprüft, weil Sinew sie nicht liest.</translation>
    </message>
    <message>
        <source>Nothing but the skin, shapes and what drivers move changed.</source>
        <translation>Nur der Skin, Formen und was Treiber bewegen haben sich geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%1 part(s)</source>
        <translation>
            <numerusform>%1 Teil</numerusform>
            <numerusform>%1 Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 Vertex</numerusform>
            <numerusform>%1 Vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>%1 Gelenk</numerusform>
            <numerusform>%1 Gelenke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>%1 Animation</numerusform>
            <numerusform>%1 Animationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>%1 Form</numerusform>
            <numerusform>%1 Formen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chain(s) of springs</source>
        <translation>
            <numerusform>%1 Federkette</numerusform>
            <numerusform>%1 Federketten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 collider(s)</source>
        <translation>
            <numerusform>%1 Collider</numerusform>
            <numerusform>%1 Collider</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>%1 Ausdruck</numerusform>
            <numerusform>%1 Ausdrücke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>%1 Constraint</numerusform>
            <numerusform>%1 Constraints</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file: %1.</source>
        <translation>In der Datei: %1.</translation>
    </message>
    <message>
        <source>The character has %1 vertices: the format splits them at UV seams, hard edges and material borders.</source>
        <translation>Die Figur hat %1 Vertices: Das Format teilt sie an UV-Nähten, harten Kanten und Materialgrenzen.</translation>
    </message>
    <message>
        <source>Maya changes names that have other characters than letters, digits and _. Such joints: %1, the first is %2. Rename them before you export.</source>
        <translation>Maya ändert Namen, die andere Zeichen als Buchstaben, Ziffern und _ haben. Solche Gelenke: %1, das erste ist %2. Benennen Sie sie vor dem Export um.</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>fitted through samples of its skin</source>
        <translation>durch Stichproben seiner Haut gelegt</translation>
    </message>
    <message>
        <source>a capsule, because its skin is too small to fit</source>
        <translation>eine Kapsel, weil seine Haut zum Anpassen zu klein ist</translation>
    </message>
    <message>
        <source>a capsule, because its skin is flat</source>
        <translation>eine Kapsel, weil seine Haut flach ist</translation>
    </message>
    <message>
        <source>a capsule, because the fit did not follow its skin</source>
        <translation>eine Kapsel, weil die Anpassung nicht seiner Haut folgte</translation>
    </message>
    <message>
        <source>none, because no skin bends with it</source>
        <translation>keines, weil sich keine Haut mit ihm biegt</translation>
    </message>
</context>
<context>
    <name>HandleEdits</name>
    <message>
        <source>Add Handle to %1</source>
        <translation>Griff an %1 hinzufügen</translation>
    </message>
    <message>
        <source>Delete Handle of %1</source>
        <translation>Griff von %1 löschen</translation>
    </message>
    <message>
        <source>Change Handle of %1</source>
        <translation>Griff von %1 ändern</translation>
    </message>
    <message>
        <source>Delete Handles</source>
        <translation>Griffe löschen</translation>
    </message>
    <message>
        <source>Rename Joint</source>
        <translation>Gelenk umbenennen</translation>
    </message>
</context>
<context>
    <name>HandlePoints</name>
    <message>
        <source>Move Cage Vertex</source>
        <translation>Käfigvertex bewegen</translation>
    </message>
    <message>
        <source>Move Handle of %1</source>
        <translation>Griff von %1 bewegen</translation>
    </message>
    <message>
        <source>Delete Cage Vertex</source>
        <translation>Käfigvertex löschen</translation>
    </message>
    <message>
        <source>Delete Control Vertex</source>
        <translation>Kontrollvertex löschen</translation>
    </message>
    <message>
        <source>Move Control Vertex</source>
        <translation>Kontrollvertex bewegen</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>LOD LODs level of detail reduce decimate</source>
        <translation>LOD LODs Detailstufen reduzieren dezimieren</translation>
    </message>
    <message>
        <source>batch many files folder crowd farm cluster</source>
        <translation>Stapel viele Dateien Ordner Menge Farm Cluster</translation>
    </message>
    <message>
        <source>garment outfit clothes clothing wardrobe copy weights</source>
        <translation>Kleidungsstück Outfit Kleider Kleidung Garderobe Gewichte kopieren</translation>
    </message>
    <message>
        <source>batch settings preset LOD outfit</source>
        <translation>Stapel Einstellungen Vorgabe LOD Outfit</translation>
    </message>
    <message>
        <source>corrective blend shape PSD helper</source>
        <translation>Korrekturform Korrektur Blendshape PSD Hilfsgelenk</translation>
    </message>
    <message>
        <source>corrective helper joints linear skinning</source>
        <translation>Korrektur Hilfsgelenke lineares Skinning</translation>
    </message>
    <message>
        <source>rest pose bind pose A-pose T-pose</source>
        <translation>Ruhepose Bindepose A-Pose T-Pose</translation>
    </message>
    <message>
        <source>terminal script automation pipeline</source>
        <translation>Terminal Skript Automatisierung Pipeline</translation>
    </message>
</context>
<context>
    <name>HideEdits</name>
    <message>
        <source>Hide Joints</source>
        <translation>Gelenke ausblenden</translation>
    </message>
    <message>
        <source>Show Joints</source>
        <translation>Gelenke zeigen</translation>
    </message>
    <message>
        <source>Isolate Joints</source>
        <translation>Gelenke isolieren</translation>
    </message>
    <message>
        <source>Hide Faces</source>
        <translation>Flächen ausblenden</translation>
    </message>
    <message>
        <source>Isolate Faces</source>
        <translation>Flächen isolieren</translation>
    </message>
</context>
<context>
    <name>InfluenceEdits</name>
    <message>
        <source>Set Weight</source>
        <translation>Gewicht setzen</translation>
    </message>
</context>
<context>
    <name>InfluenceList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
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
        <translation>Unity mobil</translation>
    </message>
    <message>
        <source>Unity</source>
        <translation>Unity</translation>
    </message>
    <message>
        <source>Unity unlimited</source>
        <translation>Unity unbegrenzt</translation>
    </message>
    <message>
        <source>Unreal</source>
        <translation>Unreal</translation>
    </message>
    <message>
        <source>Unreal with 12</source>
        <translation>Unreal mit 12</translation>
    </message>
    <message>
        <source>Godot</source>
        <translation>Godot</translation>
    </message>
    <message>
        <source>Godot with 8</source>
        <translation>Godot mit 8</translation>
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
        <translation>Kein Vertex verliert Einflüsse.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices lose influences, up to %3 of their weights: %4 at most, %5 on average, in a pose that bends every limb.</source>
        <translation>%1 von %2 Vertices verlieren Einflüsse, bis zu %3 ihrer Gewichte: höchstens %4, im Mittel %5, in einer Pose, die jede Gliedmaße beugt.</translation>
    </message>
</context>
<context>
    <name>IssueText</name>
    <message>
        <source>Weights may bleed between %1 and %2 in %3 places</source>
        <translation>Gewichte können an %3 Stellen zwischen %1 und %2 übergreifen</translation>
    </message>
    <message>
        <source>Weights may bleed between neighbouring joints in %1 places</source>
        <translation>Gewichte können an %1 Stellen zwischen benachbarten Gelenken übergreifen</translation>
    </message>
    <message>
        <source>Weights may bleed between %1 pairs of joints</source>
        <translation>Gewichte können zwischen %1 Gelenkpaaren übergreifen</translation>
    </message>
    <message>
        <source>%1 gaps opened with finer voxels</source>
        <translation>%1 Lücken mit feineren Voxeln geöffnet</translation>
    </message>
    <message>
        <source>%1 (and %2 more like it)</source>
        <translation>%1 (und %2 weitere dieser Art)</translation>
    </message>
    <message>
        <source>%1. Largest: %2</source>
        <translation>%1. Größte: %2</translation>
    </message>
    <message>
        <source>Weights blend across gaps between parent and child in %1 places</source>
        <translation>Gewichte gehen an %1 Stellen über Spalte zwischen Eltern- und Kindgelenk ineinander über</translation>
    </message>
</context>
<context>
    <name>JointTable</name>
    <message>
        <source>it is not an object of names</source>
        <translation>sie ist kein Objekt aus Namen</translation>
    </message>
    <message>
        <source>the value of %1 is not a name</source>
        <translation>der Wert von %1 ist kein Name</translation>
    </message>
    <message>
        <source>line %1 is not two names with a comma</source>
        <translation>Zeile %1 besteht nicht aus zwei Namen mit Komma</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>%1 (draft)</source>
        <translation>%1 (Entwurf)</translation>
    </message>
</context>
<context>
    <name>LatticeEdits</name>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Make &quot;%1&quot; a Wire</source>
        <translation>„%1“ zum Draht machen</translation>
    </message>
    <message>
        <source>Make &quot;%1&quot; a Cage</source>
        <translation>„%1“ zum Käfig machen</translation>
    </message>
    <message>
        <source>Change Control Vertices of &quot;%1&quot;</source>
        <translation>Kontrollvertices von „%1“ ändern</translation>
    </message>
    <message>
        <source>Change Drop-Off of &quot;%1&quot;</source>
        <translation>Abnahme von „%1“ ändern</translation>
    </message>
    <message>
        <source>Change What &quot;%1&quot; Follows</source>
        <translation>Ändern, wem „%1“ folgt</translation>
    </message>
</context>
<context>
    <name>LayerEdits</name>
    <message>
        <source>Relax %1</source>
        <translation>Entspannung %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Malerei %1</translation>
    </message>
    <message>
        <source>Add Layer</source>
        <translation>Ebene hinzufügen</translation>
    </message>
    <message>
        <source>Delete Layer</source>
        <translation>Ebene löschen</translation>
    </message>
    <message>
        <source>Duplicate Layer</source>
        <translation>Ebene duplizieren</translation>
    </message>
    <message>
        <source>Move Layer</source>
        <translation>Ebene verschieben</translation>
    </message>
    <message>
        <source>Merge Layer Down</source>
        <translation>Ebene nach unten vereinen</translation>
    </message>
    <message>
        <source>Flatten Layers</source>
        <translation>Ebenen vereinen</translation>
    </message>
    <message>
        <source>Rename Layer</source>
        <translation>Ebene umbenennen</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>Ebene zeigen</translation>
    </message>
    <message>
        <source>Hide Layer</source>
        <translation>Ebene ausblenden</translation>
    </message>
    <message>
        <source>Mirror Everything %1</source>
        <translation>Alles spiegeln %1</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>Alles spiegeln</translation>
    </message>
    <message>
        <source>Flattened</source>
        <translation>Vereint</translation>
    </message>
    <message>
        <source>Select Layer</source>
        <translation>Ebene auswählen</translation>
    </message>
    <message>
        <source>Change Layer Opacity</source>
        <translation>Deckkraft der Ebene ändern</translation>
    </message>
    <message>
        <source>Change Mirror Direction</source>
        <translation>Spiegelrichtung ändern</translation>
    </message>
    <message>
        <source>Change Relax Iterations</source>
        <translation>Iterationen des Entspannens ändern</translation>
    </message>
    <message>
        <source>Delete Layers</source>
        <translation>Ebenen löschen</translation>
    </message>
    <message>
        <source>Duplicate Layers</source>
        <translation>Ebenen duplizieren</translation>
    </message>
    <message>
        <source>Move Layers</source>
        <translation>Ebenen verschieben</translation>
    </message>
    <message>
        <source>Merge Layers</source>
        <translation>Ebenen vereinen</translation>
    </message>
    <message>
        <source>Show Layers</source>
        <translation>Ebenen zeigen</translation>
    </message>
    <message>
        <source>Hide Layers</source>
        <translation>Ebenen ausblenden</translation>
    </message>
</context>
<context>
    <name>LayerRow</name>
    <message>
        <source>Opacity of %1</source>
        <translation>Deckkraft von %1</translation>
    </message>
    <message>
        <source>Opacity of the overlay</source>
        <translation>Deckkraft der Überlagerung</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
</context>
<context>
    <name>LeaveGuard</name>
    <message>
        <source>A task is still running.</source>
        <translation>Eine Aufgabe läuft noch.</translation>
    </message>
    <message>
        <source>If you leave, it is canceled. No file is left half-written.</source>
        <translation>Wenn Sie fortfahren, wird sie abgebrochen. Keine Datei bleibt halb geschrieben zurück.</translation>
    </message>
    <message>
        <source>Cancel and &amp;Leave</source>
        <translation>&amp;Trotzdem fortfahren</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Select a joint to see its weights.</source>
        <translation>Wählen Sie ein Gelenk aus, um seine Gewichte zu sehen.</translation>
    </message>
    <message>
        <source>Bind the character to see distances.</source>
        <translation>Binden Sie die Figur, um Abstände zu sehen.</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>unerreichbar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>Voxel</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>Inneres</translation>
    </message>
    <message>
        <source>Defects</source>
        <translation>Mängel</translation>
    </message>
    <message>
        <source>open border edges: %1</source>
        <translation>offene Randkanten: %1</translation>
    </message>
    <message>
        <source>flipped faces: %1</source>
        <translation>umgedrehte Flächen: %1</translation>
    </message>
    <message>
        <source>Bind the character to see its voxels.</source>
        <translation>Binden Sie die Figur, um ihre Voxel zu sehen.</translation>
    </message>
    <message>
        <source>≥ %1 %</source>
        <translation>≥ %1 %</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Alle Gelenke</translation>
    </message>
    <message>
        <source>Select a joint to see the field of its bone.</source>
        <translation>Wählen Sie ein Gelenk aus, um das Feld seines Knochens zu sehen.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Feld: %1</translation>
    </message>
    <message>
        <source>Field of the bone</source>
        <translation>Feld des Knochens</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außen</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>Surface of the field</source>
        <translation>Oberfläche des Feldes</translation>
    </message>
    <message>
        <source>Skin in contact</source>
        <translation>Haut im Kontakt</translation>
    </message>
    <message>
        <source>Turn on Implicit Skinning in the Pose panel.</source>
        <translation>Schalten Sie Implizites Skinning im Bedienfeld „Pose“ ein.</translation>
    </message>
    <message>
        <source>Engines do not compute it. Turn off the engine preview.</source>
        <translation>Engines berechnen es nicht. Schalten Sie die Engine-Vorschau aus.</translation>
    </message>
    <message>
        <source>Fitting the fields...</source>
        <translation>Felder werden angepasst...</translation>
    </message>
    <message>
        <source>Turn on Slice Volume to see it on the slice plane.</source>
        <translation>Schalten Sie „Volumen schneiden“ ein, um es auf der Schnittebene zu sehen.</translation>
    </message>
    <message>
        <source>The thick line is the surface of the field.</source>
        <translation>Die dicke Linie ist die Oberfläche des Feldes.</translation>
    </message>
    <message>
        <source>One thin line every %1.</source>
        <translation>Alle %1 eine dünne Linie.</translation>
    </message>
    <message>
        <source>target surface of the skin</source>
        <translation>Zieloberfläche der Haut</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) stopped by other skin</source>
        <translation>
            <numerusform>%n Vertex von anderer Haut aufgehalten</numerusform>
            <numerusform>%n Vertices von anderer Haut aufgehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Unconverged vertices</source>
        <translation>Nicht konvergierte Vertices</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) did not reach the field</source>
        <translation>
            <numerusform>%n Vertex hat das Feld nicht erreicht</numerusform>
            <numerusform>%n Vertices haben das Feld nicht erreicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Each joint has its own colour, mixed by weight. Hover over the skin to see the joints in the status bar.</source>
        <translation>Jedes Gelenk hat seine eigene Farbe, nach Gewicht gemischt. Zeigen Sie auf die Haut, um die Gelenke in der Statuszeile zu sehen.</translation>
    </message>
    <message>
        <source>Engine preview</source>
        <translation>Engine-Vorschau</translation>
    </message>
    <message>
        <source>4 influences, 8-bit weights, classic linear skinning</source>
        <translation>4 Einflüsse, 8-Bit-Gewichte, klassisch lineares Skinning</translation>
    </message>
    <message>
        <source>Influences per vertex</source>
        <translation>Einflüsse je Vertex</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>Lost to Max Influences</source>
        <translation>Durch max. Einflüsse verloren</translation>
    </message>
    <message>
        <source>Bind the character to see which weights are lost.</source>
        <translation>Binden Sie die Figur, um zu sehen, welche Gewichte verloren gehen.</translation>
    </message>
    <message>
        <source>Max Influences is All, so no weights are lost.</source>
        <translation>„Max. Einflüsse“ steht auf „Alle“, daher gehen keine Gewichte verloren.</translation>
    </message>
    <message>
        <source>max influences: %1</source>
        <translation>max. Einflüsse: %1</translation>
    </message>
    <message>
        <source>Straight distance</source>
        <translation>Gerader Abstand</translation>
    </message>
    <message>
        <source>Distance through the body</source>
        <translation>Abstand durch den Körper</translation>
    </message>
    <message>
        <source>Select a joint to see the distance from its bone.</source>
        <translation>Wählen Sie ein Gelenk aus, um den Abstand von seinem Knochen zu sehen.</translation>
    </message>
    <message>
        <source>This joint was not used in the bind.</source>
        <translation>Dieses Gelenk wurde beim Binden nicht verwendet.</translation>
    </message>
    <message>
        <source>One line every %1</source>
        <translation>Alle %1 eine Linie</translation>
    </message>
    <message>
        <source>Voxels are drawn in the bind pose.</source>
        <translation>Voxel werden in der Bindepose gezeichnet.</translation>
    </message>
    <message>
        <source>boundary: touches a face</source>
        <translation>Rand: berührt eine Fläche</translation>
    </message>
    <message>
        <source>bone: paths start here</source>
        <translation>Knochen: Hier beginnen die Pfade</translation>
    </message>
    <message>
        <source>ambiguous, resolved by winding number</source>
        <translation>mehrdeutig, durch Windungszahl geklärt</translation>
    </message>
    <message>
        <source>Octree cells</source>
        <translation>Octree-Zellen</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>Größe %1</translation>
    </message>
    <message>
        <source>Checking for defects...</source>
        <translation>Mängel werden gesucht...</translation>
    </message>
    <message>
        <source>non-manifold edges: %1</source>
        <translation>nicht-mannigfaltige Kanten: %1</translation>
    </message>
    <message>
        <source>self-intersecting faces: %1</source>
        <translation>selbstdurchdringende Flächen: %1</translation>
    </message>
    <message>
        <source>duplicate or zero-area faces: %1</source>
        <translation>doppelte Flächen und solche ohne Flächeninhalt: %1</translation>
    </message>
    <message>
        <source>No defects found. The mesh is closed.</source>
        <translation>Keine Mängel gefunden. Das Netz ist geschlossen.</translation>
    </message>
    <message>
        <source>Why these weights</source>
        <translation>Warum diese Gewichte</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>Vertex %1</translation>
    </message>
    <message>
        <source>The whole part is rigidly attached to one joint.</source>
        <translation>Das ganze Teil ist starr an einem Gelenk befestigt.</translation>
    </message>
    <message>
        <source>surface step (penalised)</source>
        <translation>Oberflächenschritt (mit Aufschlag)</translation>
    </message>
    <message>
        <source>suspected bridge across a thin gap</source>
        <translation>mutmaßliche Brücke über eine dünne Lücke</translation>
    </message>
    <message>
        <source>Paths are drawn in the bind pose.</source>
        <translation>Pfade werden in der Bindepose gezeichnet.</translation>
    </message>
    <message>
        <source>Region amount</source>
        <translation>Anteil am Bereich</translation>
    </message>
    <message>
        <source>Select a region in the Bind panel to see its amounts.</source>
        <translation>Wählen Sie im Bedienfeld „Binden“ einen Bereich aus, um seine Werte zu sehen.</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Hüllen</translation>
    </message>
    <message>
        <source>Bind the character by the solver Envelopes to see them.</source>
        <translation>Binden Sie die Figur mit dem Solver Hüllen, um sie zu sehen.</translation>
    </message>
    <message>
        <source>full weight</source>
        <translation>volles Gewicht</translation>
    </message>
    <message>
        <source>weight ends</source>
        <translation>Gewicht endet</translation>
    </message>
    <message>
        <source>No vertex is nearest to this bone, so it has no envelope.</source>
        <translation>Diesem Knochen ist kein Vertex am nächsten, daher hat er keine Hülle.</translation>
    </message>
    <message>
        <source>Transfer matches</source>
        <translation>Treffer der Übertragung</translation>
    </message>
    <message>
        <source>Transfer weights from a file to see which vertices match.</source>
        <translation>Übertragen Sie Gewichte aus einer Datei, um zu sehen, welche Vertices passen.</translation>
    </message>
    <message>
        <source>matched: %1</source>
        <translation>Treffer: %1</translation>
    </message>
    <message>
        <source>inpainted: %1</source>
        <translation>ergänzt: %1</translation>
    </message>
    <message>
        <source>copied: %1</source>
        <translation>kopiert: %1</translation>
    </message>
    <message>
        <source>bound: %1</source>
        <translation>gebunden: %1</translation>
    </message>
    <message>
        <source>Faces of the pose</source>
        <translation>Flächen der Pose</translation>
    </message>
    <message>
        <source>Checking the pose...</source>
        <translation>Die Pose wird geprüft...</translation>
    </message>
    <message>
        <source>crossing faces: %1</source>
        <translation>sich durchdringende Flächen: %1</translation>
    </message>
    <message>
        <source>The pose flips no face, and none crosses others.</source>
        <translation>Die Pose dreht keine Fläche um, und keine durchdringt andere.</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>This character has no springs. The Springs panel proposes some.</source>
        <translation>Diese Figur hat keine Federn. Das Bedienfeld „Federn“ schlägt welche vor.</translation>
    </message>
    <message>
        <source>chain that swings</source>
        <translation>Kette, die schwingt</translation>
    </message>
    <message>
        <source>collider</source>
        <translation>Collider</translation>
    </message>
    <message>
        <source>voxel edit: finer voxels</source>
        <translation>Voxeländerung: feinere Voxel</translation>
    </message>
    <message>
        <source>voxel edit: separated</source>
        <translation>Voxeländerung: getrennt</translation>
    </message>
    <message>
        <source>voxel edit: connected</source>
        <translation>Voxeländerung: verbunden</translation>
    </message>
</context>
<context>
    <name>LimitEdits</name>
    <message>
        <source>Limit Joints</source>
        <translation>Gelenke begrenzen</translation>
    </message>
</context>
<context>
    <name>LockEdits</name>
    <message>
        <source>Lock Joints</source>
        <translation>Gelenke sperren</translation>
    </message>
    <message>
        <source>Unlock Joints</source>
        <translation>Gelenke entsperren</translation>
    </message>
    <message>
        <source>Unlock All Joints</source>
        <translation>Alle Gelenke entsperren</translation>
    </message>
    <message>
        <source>Lock All Others</source>
        <translation>Alle anderen sperren</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Detail</source>
        <translation>Einzelheit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>MarkerFile</name>
    <message>
        <source>it is not an object of markers</source>
        <translation>es ist kein Objekt mit Markern</translation>
    </message>
    <message>
        <source>%1 has to be three numbers, [x, y, z]</source>
        <translation>%1 muss aus drei Zahlen bestehen, [x, y, z]</translation>
    </message>
</context>
<context>
    <name>MarkerTool</name>
    <message>
        <source>Markers are set in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Marker werden in der Bindepose gesetzt. Wählen Sie zuerst Pose &gt; Alle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>MarkerWords</name>
    <message>
        <source>Chin</source>
        <translation>Kinn</translation>
    </message>
    <message>
        <source>Click the middle of the chin</source>
        <translation>Klicken Sie die Mitte des Kinns an</translation>
    </message>
    <message>
        <source>Groin</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Click where the legs part</source>
        <translation>Klicken Sie dorthin, wo sich die Beine teilen</translation>
    </message>
    <message>
        <source>Left wrist</source>
        <translation>Linkes Handgelenk</translation>
    </message>
    <message>
        <source>Click where the hand begins</source>
        <translation>Klicken Sie dorthin, wo die Hand beginnt</translation>
    </message>
    <message>
        <source>Right wrist</source>
        <translation>Rechtes Handgelenk</translation>
    </message>
    <message>
        <source>Left elbow</source>
        <translation>Linker Ellbogen</translation>
    </message>
    <message>
        <source>Click the middle of the elbow</source>
        <translation>Klicken Sie die Mitte des Ellbogens an</translation>
    </message>
    <message>
        <source>Right elbow</source>
        <translation>Rechter Ellbogen</translation>
    </message>
    <message>
        <source>Left knee</source>
        <translation>Linkes Knie</translation>
    </message>
    <message>
        <source>Click the middle of the knee</source>
        <translation>Klicken Sie die Mitte des Knies an</translation>
    </message>
    <message>
        <source>Right knee</source>
        <translation>Rechtes Knie</translation>
    </message>
    <message>
        <source>Left ankle</source>
        <translation>Linker Knöchel</translation>
    </message>
    <message>
        <source>Click the middle of the ankle</source>
        <translation>Klicken Sie die Mitte des Knöchels an</translation>
    </message>
    <message>
        <source>Right ankle</source>
        <translation>Rechter Knöchel</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Click the middle of the head</source>
        <translation>Klicken Sie die Mitte des Kopfes an</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Hals</translation>
    </message>
    <message>
        <source>Click where the neck leaves the body</source>
        <translation>Klicken Sie dorthin, wo der Hals den Körper verlässt</translation>
    </message>
    <message>
        <source>Left front knee</source>
        <translation>Linkes Vorderknie</translation>
    </message>
    <message>
        <source>Right front knee</source>
        <translation>Rechtes Vorderknie</translation>
    </message>
    <message>
        <source>Left front paw</source>
        <translation>Linke Vorderpfote</translation>
    </message>
    <message>
        <source>Click where the paw begins</source>
        <translation>Klicken Sie dorthin, wo die Pfote beginnt</translation>
    </message>
    <message>
        <source>Right front paw</source>
        <translation>Rechte Vorderpfote</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Schwanz</translation>
    </message>
    <message>
        <source>Click where the tail begins</source>
        <translation>Klicken Sie dorthin, wo der Schwanz beginnt</translation>
    </message>
    <message>
        <source>Left hind knee</source>
        <translation>Linkes Hinterknie</translation>
    </message>
    <message>
        <source>Right hind knee</source>
        <translation>Rechtes Hinterknie</translation>
    </message>
    <message>
        <source>Left hind paw</source>
        <translation>Linke Hinterpfote</translation>
    </message>
    <message>
        <source>Right hind paw</source>
        <translation>Rechte Hinterpfote</translation>
    </message>
    <message>
        <source>Left wing tip</source>
        <translation>Linke Flügelspitze</translation>
    </message>
    <message>
        <source>Click the end of the wing</source>
        <translation>Klicken Sie das Ende des Flügels an</translation>
    </message>
    <message>
        <source>Right wing tip</source>
        <translation>Rechte Flügelspitze</translation>
    </message>
    <message>
        <source>Left wing bend</source>
        <translation>Linker Flügelbug</translation>
    </message>
    <message>
        <source>Click where the wing bends back</source>
        <translation>Klicken Sie dorthin, wo der Flügel nach hinten biegt</translation>
    </message>
    <message>
        <source>Right wing bend</source>
        <translation>Rechter Flügelbug</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>Linker Fuß</translation>
    </message>
    <message>
        <source>Click where the toes begin</source>
        <translation>Klicken Sie dorthin, wo die Zehen beginnen</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>Rechter Fuß</translation>
    </message>
    <message>
        <source>End of the tail</source>
        <translation>Schwanzende</translation>
    </message>
    <message>
        <source>Click the end of the tail or abdomen</source>
        <translation>Klicken Sie das Ende des Schwanzes oder Hinterleibs an</translation>
    </message>
    <message>
        <source>Wrist</source>
        <translation>Handgelenk</translation>
    </message>
    <message>
        <source>Tip of the thumb</source>
        <translation>Daumenspitze</translation>
    </message>
    <message>
        <source>Click the end of the finger</source>
        <translation>Klicken Sie das Ende des Fingers an</translation>
    </message>
    <message>
        <source>Tip of the index finger</source>
        <translation>Zeigefingerspitze</translation>
    </message>
    <message>
        <source>Tip of the middle finger</source>
        <translation>Mittelfingerspitze</translation>
    </message>
    <message>
        <source>Tip of the ring finger</source>
        <translation>Ringfingerspitze</translation>
    </message>
    <message>
        <source>Tip of the little finger</source>
        <translation>Spitze des kleinen Fingers</translation>
    </message>
    <message>
        <source>Left leg %1</source>
        <translation>Linkes Bein %1</translation>
    </message>
    <message>
        <source>Right leg %1</source>
        <translation>Rechtes Bein %1</translation>
    </message>
    <message>
        <source>Click the end of the leg; 1 is the foremost</source>
        <translation>Klicken Sie das Ende des Beins an; 1 ist das vorderste</translation>
    </message>
</context>
<context>
    <name>MeshEditTool</name>
    <message>
        <source>Meshes are edited in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Netze werden in der Bindepose bearbeitet. Wählen Sie zuerst Pose &gt; Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Select Vertices</source>
        <translation>Vertices auswählen</translation>
    </message>
</context>
<context>
    <name>MirrorEdits</name>
    <message>
        <source>Change Mirror Axis</source>
        <translation>Spiegelachse ändern</translation>
    </message>
    <message>
        <source>Change Joint Mapping</source>
        <translation>Gelenkzuordnung ändern</translation>
    </message>
    <message>
        <source>Reset Joint Mapping</source>
        <translation>Gelenkzuordnung zurücksetzen</translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Binden</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Untersuchen</translation>
    </message>
</context>
<context>
    <name>MotionEdits</name>
    <message>
        <source>Load Motion</source>
        <translation>Bewegung laden</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>Bewegung entfernen</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>Schlüssel setzen</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>Schlüssel löschen</translation>
    </message>
    <message>
        <source>Delete All Keys</source>
        <translation>Alle Schlüssel löschen</translation>
    </message>
    <message>
        <source>Move Key</source>
        <translation>Schlüssel verschieben</translation>
    </message>
</context>
<context>
    <name>MotionFile</name>
    <message>
        <source>it contains no animation of joints</source>
        <translation>sie enthält keine Animation von Gelenken</translation>
    </message>
    <message>
        <source>the character has none of its joints</source>
        <translation>die Figur hat keines ihrer Gelenke</translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message numerus="yes">
        <source>%1: scale removed from the bind pose of %2 joint(s)</source>
        <translation>
            <numerusform>%1: Skalierung aus der Bindepose von %2 Gelenk entfernt</numerusform>
            <numerusform>%1: Skalierung aus der Bindepose von %2 Gelenken entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; its path is kept. Choose its folder with File &gt; Texture Folder</source>
        <translation>
            <numerusform>%1: Die Texturdatei %3 wurde nicht gefunden; ihr Pfad bleibt erhalten. Wählen Sie ihren Ordner mit Datei &gt; Texturordner</numerusform>
            <numerusform>%1: Die Texturdatei %3 wurde nicht gefunden; ihr Pfad bleibt erhalten. Wählen Sie ihren Ordner mit Datei &gt; Texturordner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton has %2 root(s)</source>
        <translation>
            <numerusform>%1: Das Skelett hat %2 Wurzel</numerusform>
            <numerusform>%1: Das Skelett hat %2 Wurzeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) without area ignored by the solver</source>
        <translation>
            <numerusform>%1: %2 Fläche ohne Flächeninhalt vom Solver ignoriert</numerusform>
            <numerusform>%1: %2 Flächen ohne Flächeninhalt vom Solver ignoriert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not read: %4</source>
        <translation>
            <numerusform>%1: Die Texturdatei %3 wurde nicht gelesen: %4</numerusform>
            <numerusform>%1: Die Texturdatei %3 wurde nicht gelesen: %4</numerusform>
        </translation>
    </message>
    <message>
        <source>scaled by %1</source>
        <translation>skaliert mit %1</translation>
    </message>
    <message>
        <source>turned from %1 up to Y up</source>
        <translation>gedreht von %1 oben nach Y oben</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no valid position; placed between neighbouring vertices. Export the mesh again</source>
        <translation>
            <numerusform>%1: %2 Vertex hatte keine gültige Position; zwischen benachbarte Vertices gesetzt. Exportieren Sie das Netz neu</numerusform>
            <numerusform>%1: %2 Vertices hatten keine gültige Position; zwischen benachbarte Vertices gesetzt. Exportieren Sie das Netz neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, because no position of its %2 vertex(ices) is valid. Export the mesh again</source>
        <translation>
            <numerusform>%1: übersprungen, weil die Position seines %2 Vertex nicht gültig ist. Exportieren Sie das Netz neu</numerusform>
            <numerusform>%1: übersprungen, weil keine Position seiner %2 Vertices gültig ist. Exportieren Sie das Netz neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its transform is not valid, so it was placed at its parent. Reset the transform and export again</source>
        <translation>
            <numerusform>%1: Die Transformation ist nicht gültig, darum steht das Objekt an der Stelle seines Elternobjekts. Setzen Sie die Transformation zurück, und exportieren Sie neu</numerusform>
            <numerusform>%1: Die Transformation ist nicht gültig, darum steht das Objekt an der Stelle seines Elternobjekts. Setzen Sie die Transformation zurück, und exportieren Sie neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: invalid bind matrices of %2 joint(s); the rest pose is used instead</source>
        <translation>
            <numerusform>%1: ungültige Bindematrix von %2 Gelenk; stattdessen gilt die Ruhepose</numerusform>
            <numerusform>%1: ungültige Bindematrizen von %2 Gelenken; stattdessen gilt die Ruhepose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) with missing vertices skipped. Repair the mesh where it was made, then use File &gt; Reload</source>
        <translation>
            <numerusform>%1: %2 Polygon mit fehlenden Vertices übersprungen. Richten Sie das Netz dort, wo es gemacht wurde, und nehmen Sie dann Datei &gt; Neu laden</numerusform>
            <numerusform>%1: %2 Polygone mit fehlenden Vertices übersprungen. Richten Sie das Netz dort, wo es gemacht wurde, und nehmen Sie dann Datei &gt; Neu laden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, it has no polygons</source>
        <translation>
            <numerusform>%1: übersprungen, das Netz hat keine Polygone</numerusform>
            <numerusform>%1: übersprungen, das Netz hat keine Polygone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the weights of %2 vertex(ices) did not sum to 1 and were normalized</source>
        <translation>
            <numerusform>%1: Die Gewichte von %2 Vertex ergaben nicht 1 und wurden normalisiert</numerusform>
            <numerusform>%1: Die Gewichte von %2 Vertices ergaben nicht 1 und wurden normalisiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no weights in the file</source>
        <translation>
            <numerusform>%1: %2 Vertex hatte in der Datei keine Gewichte</numerusform>
            <numerusform>%1: %2 Vertices hatten in der Datei keine Gewichte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: rigid attachment to joint %3 converted to skin</source>
        <translation>
            <numerusform>%1: starre Befestigung an Gelenk %3 in Skinning umgewandelt</numerusform>
            <numerusform>%1: starre Befestigung an Gelenk %3 in Skinning umgewandelt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its bind space was converted to the skeleton&apos;s</source>
        <translation>
            <numerusform>%1: Der Binderaum wurde in den des Skeletts umgerechnet</numerusform>
            <numerusform>%1: Der Binderaum wurde in den des Skeletts umgerechnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this joint had no name and was given this one</source>
        <translation>
            <numerusform>%1: Dieses Gelenk hatte keinen Namen und bekam diesen</numerusform>
            <numerusform>%1: Dieses Gelenk hatte keinen Namen und bekam diesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) have this name. Skeleton &gt; Rename Joint gives one another name</source>
        <translation>
            <numerusform>%1: %2 Gelenk hat diesen Namen. Skelett &gt; Gelenk umbenennen gibt einem einen anderen Namen</numerusform>
            <numerusform>%1: %2 Gelenke haben diesen Namen. Skelett &gt; Gelenk umbenennen gibt einem einen anderen Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the image of this texture is damaged and cannot be shown. Export it again</source>
        <translation>
            <numerusform>%1: Das Bild dieser Textur ist beschädigt und kann nicht gezeigt werden. Exportieren Sie es neu</numerusform>
            <numerusform>%1: Das Bild dieser Textur ist beschädigt und kann nicht gezeigt werden. Exportieren Sie es neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not imported, so missing in exported files: %3</source>
        <translation>
            <numerusform>%1: nicht importiert und darum in exportierten Dateien nicht enthalten: %3</numerusform>
            <numerusform>%1: nicht importiert und darum in exportierten Dateien nicht enthalten: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no mesh has a skin, so the nodes below this one are used as the skeleton</source>
        <translation>
            <numerusform>%1: Kein Netz hat ein Skinning, darum dienen die Knoten unter diesem als Skelett</numerusform>
            <numerusform>%1: Kein Netz hat ein Skinning, darum dienen die Knoten unter diesem als Skelett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its skeleton replaces the skeleton of the character</source>
        <translation>
            <numerusform>%1: Sein Skelett ersetzt das Skelett der Figur</numerusform>
            <numerusform>%1: Sein Skelett ersetzt das Skelett der Figur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the animation of %3 was skipped; only joints and morph targets can be animated</source>
        <translation>
            <numerusform>%1: Die Animation von %3 wurde übersprungen; nur Gelenke und Morph-Targets können animiert werden</numerusform>
            <numerusform>%1: Die Animation von %3 wurde übersprungen; nur Gelenke und Morph-Targets können animiert werden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: Das Skelett passt nicht zum Netz: %2 von %3 Gelenken liegen außerhalb, und die Gewichte werden schlecht. Laden Sie das Skelett dieses Netzes, oder skalieren und verschieben Sie es</numerusform>
            <numerusform>%1: Das Skelett passt nicht zum Netz: %2 von %3 Gelenken liegen außerhalb, und die Gewichte werden schlecht. Laden Sie das Skelett dieses Netzes, oder skalieren und verschieben Sie es</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: Das Skelett passt nicht zum Netz: %2 von %3 Gelenken liegen außerhalb, und die Gewichte werden schlecht. Es würde %4 passen: Nehmen Sie --fit-skeleton oder „Skelett einpassen“ im Menü „Binden“</numerusform>
            <numerusform>%1: Das Skelett passt nicht zum Netz: %2 von %3 Gelenken liegen außerhalb, und die Gewichte werden schlecht. Es würde %4 passen: Nehmen Sie --fit-skeleton oder „Skelett einpassen“ im Menü „Binden“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skeleton fitted to the mesh: %3</source>
        <translation>
            <numerusform>%1: Skelett in das Netz eingepasst: %3</numerusform>
            <numerusform>%1: Skelett in das Netz eingepasst: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 away from the mesh, so its bone was cut off near the mesh. Check its position</source>
        <translation>
            <numerusform>%1: Das Gelenk ist %3 vom Netz entfernt, darum wurde sein Knochen nahe am Netz abgeschnitten. Prüfen Sie seine Position</numerusform>
            <numerusform>%1: Das Gelenk ist %3 vom Netz entfernt, darum wurde sein Knochen nahe am Netz abgeschnitten. Prüfen Sie seine Position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint gets no weight: %3</source>
        <translation>
            <numerusform>%1: Das Gelenk bekommt kein Gewicht: %3</numerusform>
            <numerusform>%1: Das Gelenk bekommt kein Gewicht: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 outside the mesh; the nearest voxel inside is used. Move to the Middle puts it inside</source>
        <translation>
            <numerusform>%1: Das Gelenk liegt %3 außerhalb des Netzes; das nächste Voxel im Inneren wird verwendet. „Zur Mitte bewegen“ setzt es hinein</numerusform>
            <numerusform>%1: Das Gelenk liegt %3 außerhalb des Netzes; das nächste Voxel im Inneren wird verwendet. „Zur Mitte bewegen“ setzt es hinein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint has no weight: other joints are nearer everywhere. If it should have weight, move it into its limb, or use Paint Weights</source>
        <translation>
            <numerusform>%1: Das Gelenk hat kein Gewicht: Andere Gelenke sind überall näher. Soll es Gewicht haben, setzen Sie es in sein Glied, oder nehmen Sie „Gewichte malen“</numerusform>
            <numerusform>%1: Das Gelenk hat kein Gewicht: Andere Gelenke sind überall näher. Soll es Gewicht haben, setzen Sie es in sein Glied, oder nehmen Sie „Gewichte malen“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) kept rigid to %3, as in the file</source>
        <translation>
            <numerusform>%1: %2 Vertex bleibt wie in der Datei starr an %3</numerusform>
            <numerusform>%1: %2 Vertices bleiben wie in der Datei starr an %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) not connected to any joint, bound across a gap of %3, mostly to %4</source>
        <translation>
            <numerusform>%1: %2 Vertex ist mit keinem Gelenk verbunden und wurde über eine Lücke von %3 gebunden, meist an %4</numerusform>
            <numerusform>%1: %2 Vertices sind mit keinem Gelenk verbunden und wurden über eine Lücke von %3 gebunden, meist an %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons, bound like the nearest part of the mesh</source>
        <translation>
            <numerusform>%1: %2 Vertex ohne Polygone, gebunden wie die nächste Stelle des Netzes</numerusform>
            <numerusform>%1: %2 Vertices ohne Polygone, gebunden wie die nächste Stelle des Netzes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s); flipped for the solver, unchanged in the mesh</source>
        <translation>
            <numerusform>%1: umgekehrte Normalen an %2 Schale; für den Solver umgedreht, im Netz unverändert</numerusform>
            <numerusform>%1: umgekehrte Normalen an %2 Schalen; für den Solver umgedreht, im Netz unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 duplicate triangle(s) ignored by the solver</source>
        <translation>
            <numerusform>%1: %2 doppeltes Dreieck vom Solver ignoriert</numerusform>
            <numerusform>%1: %2 doppelte Dreiecke vom Solver ignoriert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 open border(s) closed, for the solver only. If something turned solid that should not be, switch off Close holes</source>
        <translation>
            <numerusform>%1: %2 offener Rand geschlossen, nur für den Solver. Ist etwas massiv, das es nicht sein soll, schalten Sie „Löcher schließen“ aus</numerusform>
            <numerusform>%1: %2 offene Ränder geschlossen, nur für den Solver. Ist etwas massiv, das es nicht sein soll, schalten Sie „Löcher schließen“ aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hole(s) in the volume, up to %3 wide at (%5, %6, %7) and %4 deep. Close holes in the mesh, or let the solver fill them</source>
        <translation>
            <numerusform>%1: %2 Loch im Volumen, %3 breit bei (%5; %6; %7) und %4 tief. Schließen Sie es im Netz, oder lassen Sie es vom Solver schließen</numerusform>
            <numerusform>%1: %2 Löcher im Volumen, bis zu %3 breit bei (%5; %6; %7) und %4 tief. Schließen Sie sie im Netz, oder lassen Sie sie vom Solver schließen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed across a %4 gap at (%5, %6, %7); refine there, or use a finer resolution</source>
        <translation>
            <numerusform>%1 und %3: Gewichte können über eine Lücke von %4 bei (%5; %6; %7) übergreifen; verfeinern Sie dort, oder wählen Sie eine feinere Auflösung</numerusform>
            <numerusform>%1 und %3: Gewichte können über eine Lücke von %4 bei (%5; %6; %7) übergreifen; verfeinern Sie dort, oder wählen Sie eine feinere Auflösung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed at (%5, %6, %7), where the surfaces touch (gap %4); no resolution separates them. Use Separate under Voxel Edits there</source>
        <translation>
            <numerusform>%1 und %3: Gewichte können bei (%5; %6; %7) übergreifen, wo sich die Oberflächen berühren (Lücke %4); keine Auflösung trennt sie. Nehmen Sie dort „Trennen“ unter „Voxeländerungen“</numerusform>
            <numerusform>%1 und %3: Gewichte können bei (%5; %6; %7) übergreifen, wo sich die Oberflächen berühren (Lücke %4); keine Auflösung trennt sie. Nehmen Sie dort „Trennen“ unter „Voxeländerungen“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: a %4 gap at (%5, %6, %7) was opened by resolution %8</source>
        <translation>
            <numerusform>%1 und %3: Eine Lücke von %4 bei (%5; %6; %7) wurde mit Auflösung %8 geöffnet</numerusform>
            <numerusform>%1 und %3: Eine Lücke von %4 bei (%5; %6; %7) wurde mit Auflösung %8 geöffnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: finer voxels did not fit into memory; %2 gap(s) left closed. Lower the Resolution, or use Separate under Voxel Edits at the gaps</source>
        <translation>
            <numerusform>%1: Feinere Voxel passten nicht in den Speicher; %2 Lücke bleibt geschlossen. Verringern Sie die Auflösung, oder nehmen Sie an den Lücken „Trennen“ unter „Voxeländerungen“</numerusform>
            <numerusform>%1: Feinere Voxel passten nicht in den Speicher; %2 Lücken bleiben geschlossen. Verringern Sie die Auflösung, oder nehmen Sie an den Lücken „Trennen“ unter „Voxeländerungen“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set rigid to %3</source>
        <translation>
            <numerusform>%1: %2 Vertex wie eingestellt starr an %3</numerusform>
            <numerusform>%1: %2 Vertices wie eingestellt starr an %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to copy the nearest skin, at most %3 away</source>
        <translation>
            <numerusform>%1: %2 Vertex kopiert wie eingestellt die nächste Haut, höchstens %3 entfernt</numerusform>
            <numerusform>%1: %2 Vertices kopieren wie eingestellt die nächste Haut, höchstens %3 entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) limited to these joints: %3</source>
        <translation>
            <numerusform>%1: %2 Vertex auf diese Gelenke beschränkt: %3</numerusform>
            <numerusform>%1: %2 Vertices auf diese Gelenke beschränkt: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to be skipped</source>
        <translation>
            <numerusform>%1: %2 Vertex wie eingestellt übersprungen</numerusform>
            <numerusform>%1: %2 Vertices wie eingestellt übersprungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its %2 vertex(ices) could be rigid to %4, which has %3 of the weight</source>
        <translation>
            <numerusform>%1: Der %2 Vertex könnte starr an %4 sein, das %3 des Gewichts hat</numerusform>
            <numerusform>%1: Die %2 Vertices könnten starr an %4 sein, das %3 des Gewichts hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has no skin and no parent joint in the file; %2 vertex(ices) bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 away: the part could be rigid to it</source>
        <translation>
            <numerusform>%1: hat in der Datei kein Skinning und kein Elterngelenk; %2 Vertex wie der Körper gebunden, vor allem an %3 (%4 des Gewichts). Das nächste Gelenk ist %5, %6 entfernt: Das Teil könnte starr daran sein</numerusform>
            <numerusform>%1: hat in der Datei kein Skinning und kein Elterngelenk; %2 Vertices wie der Körper gebunden, vor allem an %3 (%4 des Gewichts). Das nächste Gelenk ist %5, %6 entfernt: Das Teil könnte starr daran sein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lies on the skin, at most %4 away, but %3 of its weight is on other joints: it could copy the nearest skin (%2 vertex(ices) checked)</source>
        <translation>
            <numerusform>%1: liegt auf der Haut, höchstens %4 entfernt, aber %3 des Gewichts liegen auf anderen Gelenken: Es könnte die nächste Haut kopieren (%2 Vertex geprüft)</numerusform>
            <numerusform>%1: liegt auf der Haut, höchstens %4 entfernt, aber %3 des Gewichts liegen auf anderen Gelenken: Es könnte die nächste Haut kopieren (%2 Vertices geprüft)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region contains no vertex of a part that is bound. Select vertices and use Add Selected Vertices, or remove the region</source>
        <translation>
            <numerusform>%1: Der Bereich enthält keinen Vertex eines Teils, das gebunden wird. Wählen Sie Vertices, und nehmen Sie „Ausgewählte Vertices hinzufügen“, oder entfernen Sie den Bereich</numerusform>
            <numerusform>%1: Der Bereich enthält keinen Vertex eines Teils, das gebunden wird. Wählen Sie Vertices, und nehmen Sie „Ausgewählte Vertices hinzufügen“, oder entfernen Sie den Bereich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region ignores joint %3, which does not exist or is not bound</source>
        <translation>
            <numerusform>%1: Der Bereich ignoriert Gelenk %3, das es nicht gibt oder das nicht gebunden wird</numerusform>
            <numerusform>%1: Der Bereich ignoriert Gelenk %3, das es nicht gibt oder das nicht gebunden wird</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint %3 does not reach the region (%2 vertex(ices))</source>
        <translation>
            <numerusform>%1: Gelenk %3 erreicht den Bereich nicht (%2 Vertex)</numerusform>
            <numerusform>%1: Gelenk %3 erreicht den Bereich nicht (%2 Vertices)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 painted vertex(ices) of part %3 ignored: the part is missing, not bound, or has another vertex count</source>
        <translation>
            <numerusform>%1: %2 gemalter Vertex des Teils %3 ignoriert: Das Teil fehlt, wird nicht gebunden oder hat eine andere Vertexzahl</numerusform>
            <numerusform>%1: %2 gemalte Vertices des Teils %3 ignoriert: Das Teil fehlt, wird nicht gebunden oder hat eine andere Vertexzahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness (alpha) is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1: Seine Steifigkeit (Alpha) wird nicht verwendet: Das Gelenk gibt es nicht, oder es wird nicht gebunden</numerusform>
            <numerusform>%1: Seine Steifigkeit (Alpha) wird nicht verwendet: Das Gelenk gibt es nicht, oder es wird nicht gebunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) below the threshold pruned</source>
        <translation>
            <numerusform>%1: %2 Gewicht unter der Schwelle weggelassen</numerusform>
            <numerusform>%1: %2 Gewichte unter der Schwelle weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had more than %3 influences; the largest were kept</source>
        <translation>
            <numerusform>%1: %2 Vertex hatte mehr als %3 Einflüsse; die größten wurden behalten</numerusform>
            <numerusform>%1: %2 Vertices hatten mehr als %3 Einflüsse; die größten wurden behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) split into triangles, as the format requires</source>
        <translation>
            <numerusform>%1: %2 Polygon in Dreiecke geteilt, wie es das Format verlangt</numerusform>
            <numerusform>%1: %2 Polygone in Dreiecke geteilt, wie es das Format verlangt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture not embedded: %3</source>
        <translation>
            <numerusform>%1: Textur nicht eingebettet: %3</numerusform>
            <numerusform>%1: Textur nicht eingebettet: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 morph target(s) skipped: %3</source>
        <translation>
            <numerusform>%1: %2 Morph-Target übersprungen: %3</numerusform>
            <numerusform>%1: %2 Morph-Targets übersprungen: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights bound to the root %3</source>
        <translation>
            <numerusform>%1: %2 Vertex ohne Gewichte an die Wurzel %3 gebunden</numerusform>
            <numerusform>%1: %2 Vertices ohne Gewichte an die Wurzel %3 gebunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons not exported</source>
        <translation>
            <numerusform>%1: %2 Vertex ohne Polygone nicht exportiert</numerusform>
            <numerusform>%1: %2 Vertices ohne Polygone nicht exportiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture skipped, the format cannot store it (%3)</source>
        <translation>
            <numerusform>%1: Textur übersprungen, das Format kann sie nicht speichern (%3)</numerusform>
            <numerusform>%1: Textur übersprungen, das Format kann sie nicht speichern (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture is a %3 file, which few programs read from this format. Convert it to PNG if it does not show</source>
        <translation>
            <numerusform>%1: Die Textur ist eine %3-Datei, die wenige Programme aus diesem Format lesen. Wandeln Sie sie in PNG um, wenn sie nicht erscheint</numerusform>
            <numerusform>%1: Die Textur ist eine %3-Datei, die wenige Programme aus diesem Format lesen. Wandeln Sie sie in PNG um, wenn sie nicht erscheint</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not exported, because the format cannot store it: %3</source>
        <translation>
            <numerusform>%1: nicht exportiert, weil das Format es nicht speichern kann: %3</numerusform>
            <numerusform>%1: nicht exportiert, weil das Format es nicht speichern kann: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: binding again gave weights that differ from the saved ones</source>
        <translation>
            <numerusform>%1: Erneutes Binden ergab andere Gewichte als die gespeicherten</numerusform>
            <numerusform>%1: Erneutes Binden ergab andere Gewichte als die gespeicherten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 posed joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: %2 posiertes Gelenk ist nicht mehr im Skelett</numerusform>
            <numerusform>%1: %2 posierte Gelenke sind nicht mehr im Skelett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with a joint deformation no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: %2 Gelenk mit einer Gelenkverformung ist nicht mehr im Skelett</numerusform>
            <numerusform>%1: %2 Gelenke mit einer Gelenkverformung sind nicht mehr im Skelett</numerusform>
        </translation>
    </message>
    <message>
        <source>turned by %1 degrees about the vertical axis</source>
        <translation>um %1 Grad um die senkrechte Achse gedreht</translation>
    </message>
    <message>
        <source>moved by (%1, %2, %3)</source>
        <translation>verschoben um (%1; %2; %3)</translation>
    </message>
    <message>
        <source>without a change</source>
        <translation>unverändert</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 line(s) or point(s) without a surface skipped</source>
        <translation>
            <numerusform>%1: %2 Linie oder Punkt ohne Oberfläche übersprungen</numerusform>
            <numerusform>%1: %2 Linien oder Punkte ohne Oberfläche übersprungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: guessed the bones of %2 joint(s) without parent along their common axis %3. If they are wrong, load a skeleton whose joints have parents, or give the joints handles</source>
        <translation>
            <numerusform>%1: Knochen von %2 Gelenk ohne Eltern entlang der gemeinsamen Achse %3 erraten. Wenn sie falsch sind, laden Sie ein Skelett, dessen Gelenke Eltern haben, oder geben Sie den Gelenken Griffe</numerusform>
            <numerusform>%1: Knochen von %2 Gelenken ohne Eltern entlang der gemeinsamen Achse %3 erraten. Wenn sie falsch sind, laden Sie ein Skelett, dessen Gelenke Eltern haben, oder geben Sie den Gelenken Griffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel, or use --rigid-shells off</source>
        <translation>
            <numerusform>%1: %2 Teil oder Schale starr an ein Gelenk gebunden, weil es sich fast als Ganzes bewegt: %3. Damit es sich biegt, setzen Sie es im Feld Teile auf Weich, oder verwenden Sie --rigid-shells off</numerusform>
            <numerusform>%1: %2 Teile oder Schalen starr an je ein Gelenk gebunden, weil sie sich fast als Ganzes bewegen: %3. Damit sie sich biegen, setzen Sie sie im Feld Teile auf Weich, oder verwenden Sie --rigid-shells off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with no bone in sight take their heat from the nearest bone behind a wall, mostly by %3</source>
        <translation>
            <numerusform>%1: kein Knochen in Sicht von %2 Vertex; vom nächsten Knochen hinter einer Wand erwärmt, meist von %3</numerusform>
            <numerusform>%1: kein Knochen in Sicht von %2 Vertices; vom nächsten Knochen hinter einer Wand erwärmt, meist von %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %2 joint(s) are not fully solved; those of %1 are off by up to %3. They can be used as they are; a coarser resolution converges sooner</source>
        <translation>
            <numerusform>Die Gewichte von %2 Gelenk sind nicht vollständig gelöst; die von %1 weichen um bis zu %3 ab. Sie lassen sich so verwenden oder mit einer gröberen Auflösung lösen</numerusform>
            <numerusform>Die Gewichte von %2 Gelenken sind nicht vollständig gelöst; die von %1 weichen um bis zu %3 ab. Sie lassen sich so verwenden oder mit einer gröberen Auflösung lösen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage lies outside the mesh. Check its unit and up axis</source>
        <translation>
            <numerusform>%1: Der Käfig liegt außerhalb des Netzes. Prüfen Sie seine Einheit und seine Hochachse</numerusform>
            <numerusform>%1: Der Käfig liegt außerhalb des Netzes. Prüfen Sie seine Einheit und seine Hochachse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of the cage cross each other</source>
        <translation>
            <numerusform>%1: %2 Fläche des Käfigs durchdringt eine andere</numerusform>
            <numerusform>%1: %2 Flächen des Käfigs durchdringen einander</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage is not closed (%2 open edge(s))</source>
        <translation>
            <numerusform>%1: Der Käfig ist nicht geschlossen (%2 offene Kante)</numerusform>
            <numerusform>%1: Der Käfig ist nicht geschlossen (%2 offene Kanten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage has %2 vertex(ices), each of which is a joint. A coarser cage binds faster and is easier to pose</source>
        <translation>
            <numerusform>%1: Der Käfig hat %2 Vertex, der ein Gelenk ist. Ein gröberer Käfig wird schneller gebunden und lässt sich leichter posieren</numerusform>
            <numerusform>%1: Der Käfig hat %2 Vertices, von denen jeder ein Gelenk ist. Ein gröberer Käfig wird schneller gebunden und lässt sich leichter posieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its handle is %3 away from the mesh, so it was moved near the mesh for the bind. Check its position</source>
        <translation>
            <numerusform>%1: Sein Griff ist %3 vom Netz entfernt und wurde für das Binden in die Nähe des Netzes geholt. Prüfen Sie seine Position</numerusform>
            <numerusform>%1: Sein Griff ist %3 vom Netz entfernt und wurde für das Binden in die Nähe des Netzes geholt. Prüfen Sie seine Position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one with --joints</source>
        <translation>
            <numerusform>%1: %2 Gelenk liegt an der Stelle eines anderen, etwa %3 und %4, sodass der Solver sie nicht unterscheiden kann. Rücken Sie sie auseinander, oder lassen Sie mit --joints alle bis auf eines weg</numerusform>
            <numerusform>%1: %2 Gelenke liegen an der Stelle anderer, etwa %3 und %4, sodass der Solver sie nicht unterscheiden kann. Rücken Sie sie auseinander, oder lassen Sie mit --joints alle bis auf eines weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No voxel lies inside the mesh, so the solver works along its surface. If the mesh encloses a volume, choose a finer resolution</source>
        <translation>
            <numerusform>Im Netz liegt kein Voxel, daher rechnet der Solver entlang der Oberfläche. Wenn das Netz ein Volumen umschließt, wählen Sie eine feinere Auflösung</numerusform>
            <numerusform>Im Netz liegt kein Voxel, daher rechnet der Solver entlang der Oberfläche. Wenn das Netz ein Volumen umschließt, wählen Sie eine feinere Auflösung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Keep shape does nothing here, as only the solver Bounded Biharmonic knows it. Choose that solver, or set Keep shape to 0</source>
        <translation>
            <numerusform>%1: „Form behalten“ wirkt hier nicht, da nur der Solver „Beschränkt biharmonisch“ es kennt. Wählen Sie diesen Solver, oder setzen Sie „Form behalten“ auf 0</numerusform>
            <numerusform>%1: „Form behalten“ wirkt hier nicht, da nur der Solver „Beschränkt biharmonisch“ es kennt. Wählen Sie diesen Solver, oder setzen Sie „Form behalten“ auf 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) of the cage, up to %3 away from the mesh, were moved near the mesh for the bind. Check the cage</source>
        <translation>
            <numerusform>%1: %2 Vertex des Käfigs, %3 vom Netz entfernt, wurde für das Binden in die Nähe des Netzes geholt. Prüfen Sie den Käfig</numerusform>
            <numerusform>%1: %2 Vertices des Käfigs, bis zu %3 vom Netz entfernt, wurden für das Binden in die Nähe des Netzes geholt. Prüfen Sie den Käfig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of this cage and of cage %3 cross each other, where both share the weights</source>
        <translation>
            <numerusform>%1: %2 Fläche dieses Käfigs und des Käfigs %3 durchdringt eine andere; dort teilen sich beide die Gewichte</numerusform>
            <numerusform>%1: %2 Flächen dieses Käfigs und des Käfigs %3 durchdringen einander; dort teilen sich beide die Gewichte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with weights and without a counterpart; the nearest parent with one gets the weight: %3. List the pairs of joint names in a joint table</source>
        <translation>
            <numerusform>%1: %2 Gelenk mit Gewichten hat kein Gegenstück; das Gewicht bekommt das nächste Elterngelenk, das eines hat: %3. Nennen Sie die Paare von Gelenknamen in einer Gelenktabelle</numerusform>
            <numerusform>%1: %2 Gelenke mit Gewichten haben kein Gegenstück; das Gewicht bekommt das jeweils nächste Elterngelenk, das eines hat: %3. Nennen Sie die Paare von Gelenknamen in einer Gelenktabelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the other side of the mesh has no counterpart for %2 vertex(ices), so their weights were not mirrored</source>
        <translation>
            <numerusform>%1: Auf der anderen Seite des Netzes gibt es für %2 Vertex kein Gegenstück, daher wurden seine Gewichte nicht gespiegelt</numerusform>
            <numerusform>%1: Auf der anderen Seite des Netzes gibt es für %2 Vertices kein Gegenstück, daher wurden ihre Gewichte nicht gespiegelt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: images cannot hold the weights of %2 vertex(ices), because their UVs overlap or lie too close. Write larger images, or use CSV or JSON</source>
        <translation>
            <numerusform>%1: Bilder können die Gewichte von %2 Vertex nicht halten, weil seine UVs überlappen oder zu dicht liegen. Schreiben Sie größere Bilder, oder nehmen Sie CSV oder JSON</numerusform>
            <numerusform>%1: Bilder können die Gewichte von %2 Vertices nicht halten, weil ihre UVs überlappen oder zu dicht liegen. Schreiben Sie größere Bilder, oder nehmen Sie CSV oder JSON</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights</source>
        <translation>
            <numerusform>%1: %2 Vertex ohne Gewichte</numerusform>
            <numerusform>%1: %2 Vertices ohne Gewichte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with weights of joints that are far away through the body</source>
        <translation>
            <numerusform>%1: %2 Vertex mit Gewichten von Gelenken, die durch den Körper weit entfernt sind</numerusform>
            <numerusform>%1: %2 Vertices mit Gewichten von Gelenken, die durch den Körper weit entfernt sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with noisy weights, unlike those of all their neighbours</source>
        <translation>
            <numerusform>%1: %2 Vertex mit verrauschten Gewichten, anders als die aller Nachbarn</numerusform>
            <numerusform>%1: %2 Vertices mit verrauschten Gewichten, anders als die aller Nachbarn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with more influences than Max Influences (%3)</source>
        <translation>
            <numerusform>%1: %2 Vertex mit mehr Einflüssen als Max. Einflüsse (%3)</numerusform>
            <numerusform>%1: %2 Vertices mit mehr Einflüssen als Max. Einflüsse (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 triangle(s) in place of %3, because its borders, seams and non-manifold edges are kept</source>
        <translation>
            <numerusform>%1: %2 Dreieck statt %3, weil Ränder, Nähte und nicht-mannigfaltige Kanten erhalten bleiben</numerusform>
            <numerusform>%1: %2 Dreiecke statt %3, weil Ränder, Nähte und nicht-mannigfaltige Kanten erhalten bleiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: several nodes show this mesh with different weights, so it was copied (%2 new mesh(es))</source>
        <translation>
            <numerusform>%1: Mehrere Knoten zeigen dieses Netz mit verschiedenen Gewichten, daher wurde es kopiert (%2 neues Netz)</numerusform>
            <numerusform>%1: Mehrere Knoten zeigen dieses Netz mit verschiedenen Gewichten, daher wurde es kopiert (%2 neue Netze)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: weights of %2 primitive(s) are now stored without compression; everything else stays compressed</source>
        <translation>
            <numerusform>%1: Die Gewichte von %2 Primitiv sind jetzt unkomprimiert gespeichert; alles andere bleibt komprimiert</numerusform>
            <numerusform>%1: Die Gewichte von %2 Primitiven sind jetzt unkomprimiert gespeichert; alles andere bleibt komprimiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this VRM names no humanoid bones, so programs that need a VRM will refuse it</source>
        <translation>
            <numerusform>%1: Diese VRM-Datei nennt keine humanoiden Knochen; Programme, die eine VRM-Datei brauchen, werden sie ablehnen</numerusform>
            <numerusform>%1: Diese VRM-Datei nennt keine humanoiden Knochen; Programme, die eine VRM-Datei brauchen, werden sie ablehnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the whole file was written anew, because %3</source>
        <translation>
            <numerusform>%1: Die ganze Datei wurde neu geschrieben, weil %3</numerusform>
            <numerusform>%1: Die ganze Datei wurde neu geschrieben, weil %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 edit(s) of the skeleton no longer possible in its file</source>
        <translation>
            <numerusform>%1: %2 Änderung des Skeletts ist in seiner Datei nicht mehr möglich</numerusform>
            <numerusform>%1: %2 Änderungen des Skeletts sind in seiner Datei nicht mehr möglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 locked joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1: %2 gesperrtes Gelenk nicht mehr im Skelett gefunden</numerusform>
            <numerusform>%1: %2 gesperrte Gelenke nicht mehr im Skelett gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hidden part(s) no longer found</source>
        <translation>
            <numerusform>%1: %2 ausgeblendetes Teil nicht mehr gefunden</numerusform>
            <numerusform>%1: %2 ausgeblendete Teile nicht mehr gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part rule(s) dropped, because the part or a joint of the rule is gone: %3</source>
        <translation>
            <numerusform>%1: %2 Teilregel entfällt, weil das Teil oder ein Gelenk der Regel fehlt: %3</numerusform>
            <numerusform>%1: %2 Teilregeln entfallen, weil das Teil oder ein Gelenk der Regel fehlt: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not bound any more. %3</source>
        <translation>
            <numerusform>%1: nicht mehr gebunden. %3</numerusform>
            <numerusform>%1: nicht mehr gebunden. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: layers transferred to the changed mesh, %2 painted vertex(ices) on it</source>
        <translation>
            <numerusform>%1: Ebenen auf das geänderte Netz übertragen, darauf %2 bemalter Vertex</numerusform>
            <numerusform>%1: Ebenen auf das geänderte Netz übertragen, darauf %2 bemalte Vertices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: edits of %2 painted vertex(ices) lost, too far from the changed mesh</source>
        <translation>
            <numerusform>%1: Änderungen an %2 bemalten Vertex verloren, zu weit vom geänderten Netz</numerusform>
            <numerusform>%1: Änderungen an %2 bemalten Vertices verloren, zu weit vom geänderten Netz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s). Let the solver turn them outward, or it may take the inside for the outside</source>
        <translation>
            <numerusform>%1: umgekehrte Normalen an %2 Schale. Lassen Sie sie vom Solver nach außen drehen, sonst hält er vielleicht innen für außen</numerusform>
            <numerusform>%1: umgekehrte Normalen an %2 Schalen. Lassen Sie sie vom Solver nach außen drehen, sonst hält er vielleicht innen für außen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: Das Skelett ist viel kleiner als das Netz, und die Gewichte werden schlecht. Laden Sie das Skelett dieses Netzes, oder skalieren und verschieben Sie es</numerusform>
            <numerusform>%1: Das Skelett ist viel kleiner als das Netz, und die Gewichte werden schlecht. Laden Sie das Skelett dieses Netzes, oder skalieren und verschieben Sie es</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: Das Skelett ist viel kleiner als das Netz, und die Gewichte werden schlecht. Es würde %4 passen: Nehmen Sie --fit-skeleton oder „Skelett einpassen“ im Menü „Binden“</numerusform>
            <numerusform>%1: Das Skelett ist viel kleiner als das Netz, und die Gewichte werden schlecht. Es würde %4 passen: Nehmen Sie --fit-skeleton oder „Skelett einpassen“ im Menü „Binden“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel, or use --part</source>
        <translation>
            <numerusform>%1: %2 Teil fern vom Skelett, %3, wie die übrigen gebunden. Wenn es nicht zur Figur gehört, setzen Sie es im Feld Teile auf Überspringen, oder verwenden Sie --part</numerusform>
            <numerusform>%1: %2 Teile fern vom Skelett, etwa %3, wie die übrigen gebunden. Wenn sie nicht zur Figur gehören, setzen Sie sie im Feld Teile auf Überspringen, oder verwenden Sie --part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh does not show %2 joint(s) of the template %3, so they are placed by usual proportions</source>
        <translation>
            <numerusform>%1: Das Netz zeigt %2 Gelenk der Vorlage %3 nicht; es ist nach üblichen Proportionen gesetzt</numerusform>
            <numerusform>%1: Das Netz zeigt %2 Gelenke der Vorlage %3 nicht; sie sind nach üblichen Proportionen gesetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: in the file, the weights of %2 vertex(ices) are invalid or do not sum to 1. An export writes them corrected</source>
        <translation>
            <numerusform>%1: In der Datei sind die Gewichte von %2 Vertex ungültig oder ergeben nicht 1. Ein Export schreibt sie korrigiert</numerusform>
            <numerusform>%1: In der Datei sind die Gewichte von %2 Vertices ungültig oder ergeben nicht 1. Ein Export schreibt sie korrigiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had invalid weights (negative, not a number, or of a missing joint); these were left out</source>
        <translation>
            <numerusform>%1: %2 Vertex hatte ungültige Gewichte (negativ, keine Zahl oder von einem fehlenden Gelenk); diese wurden weggelassen</numerusform>
            <numerusform>%1: %2 Vertices hatten ungültige Gewichte (negativ, keine Zahl oder von einem fehlenden Gelenk); diese wurden weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: two skins disagree on where this joint was bound. %3 was moved to the place that the larger skin gives. If it bends at the wrong place, load another skeleton with File &gt; Load Skeleton</source>
        <translation>
            <numerusform>%1: Zwei Skins widersprechen sich, wo dieses Gelenk gebunden war. %3 wurde an die Stelle verschoben, die der größere Skin angibt. Biegt es sich an der falschen Stelle, laden Sie ein anderes Skelett mit Datei &gt; Skelett laden</numerusform>
            <numerusform>%1: Zwei Skins widersprechen sich, wo dieses Gelenk gebunden war. %3 wurde an die Stelle verschoben, die der größere Skin angibt. Biegt es sich an der falschen Stelle, laden Sie ein anderes Skelett mit Datei &gt; Skelett laden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; %4 has its name and is used</source>
        <translation>
            <numerusform>%1: Die Texturdatei %3 wurde nicht gefunden; %4 hat denselben Namen und wird verwendet</numerusform>
            <numerusform>%1: Die Texturdatei %3 wurde nicht gefunden; %4 hat denselben Namen und wird verwendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this texture comes from outside the model&apos;s folder and can become part of exported files: %3</source>
        <translation>
            <numerusform>%1: Diese Textur kommt von außerhalb des Ordners des Modells und kann Teil exportierter Dateien werden: %3</numerusform>
            <numerusform>%1: Diese Textur kommt von außerhalb des Ordners des Modells und kann Teil exportierter Dateien werden: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this material file was not read: %3</source>
        <translation>
            <numerusform>%1: Diese Materialdatei wurde nicht gelesen: %3</numerusform>
            <numerusform>%1: Diese Materialdatei wurde nicht gelesen: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: nothing in the picture is transparent, so its whole rectangle is the character. Cut the figure out, and save it as PNG with transparency</source>
        <translation>
            <numerusform>%1: Nichts in dem Bild ist durchsichtig, also ist sein ganzes Rechteck die Figur. Stellen Sie die Figur frei, und speichern Sie sie als PNG mit Transparenz</numerusform>
            <numerusform>%1: Nichts in dem Bild ist durchsichtig, also ist sein ganzes Rechteck die Figur. Stellen Sie die Figur frei, und speichern Sie sie als PNG mit Transparenz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the longest side of the character is %3, which is unusual. If that is wrong, correct the unit or the scale where the file was exported</source>
        <translation>
            <numerusform>%1: Die längste Seite der Figur ist %3, was ungewöhnlich ist. Wenn das falsch ist, korrigieren Sie Einheit oder Maßstab dort, wo die Datei exportiert wurde</numerusform>
            <numerusform>%1: Die längste Seite der Figur ist %3, was ungewöhnlich ist. Wenn das falsch ist, korrigieren Sie Einheit oder Maßstab dort, wo die Datei exportiert wurde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file announces %3 frames and contains %2; those that it contains are used</source>
        <translation>
            <numerusform>%1: Die Datei kündigt %3 Bilder an und enthält %2; dieses wird verwendet</numerusform>
            <numerusform>%1: Die Datei kündigt %3 Bilder an und enthält %2; diese werden verwendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file states no valid frame time; %3 frames a second are used</source>
        <translation>
            <numerusform>%1: Die Datei nennt keine gültige Bilddauer; es gelten %3 Bilder je Sekunde</numerusform>
            <numerusform>%1: Die Datei nennt keine gültige Bilddauer; es gelten %3 Bilder je Sekunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this file was written as %3, because its name in the model could lead out of the folder or is not allowed everywhere</source>
        <translation>
            <numerusform>%1: Diese Datei wurde als %3 geschrieben, weil ihr Name im Modell aus dem Ordner hinausführen könnte oder nicht überall erlaubt ist</numerusform>
            <numerusform>%1: Diese Datei wurde als %3 geschrieben, weil ihr Name im Modell aus dem Ordner hinausführen könnte oder nicht überall erlaubt ist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file shows %2 joint(s) in a pose that the new file cannot keep. The skin of %3 is off the most, by %4</source>
        <translation>
            <numerusform>%1: Die Datei zeigt %2 Gelenk in einer Pose, die die neue Datei nicht behalten kann. Die Haut von %3 weicht um %4 ab</numerusform>
            <numerusform>%1: Die Datei zeigt %2 Gelenke in einer Pose, die die neue Datei nicht behalten kann. Am meisten weicht die Haut von %3 ab, um %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free, out of reach of the surface that the weights come from, so they were bound to the skeleton</source>
        <translation>
            <numerusform>%1: %2 Vertex hängt frei, außer Reichweite der Oberfläche, von der die Gewichte kommen, und wurde daher an das Skelett gebunden</numerusform>
            <numerusform>%1: %2 Vertices hängen frei, außer Reichweite der Oberfläche, von der die Gewichte kommen, und wurden daher an das Skelett gebunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free and cannot be bound to the skeleton, so they copy the nearest surface, however far it is. Check their weights</source>
        <translation>
            <numerusform>%1: %2 Vertex hängt frei und kann nicht an das Skelett gebunden werden, daher kopiert er die nächste Oberfläche, wie weit sie auch ist. Prüfen Sie seine Gewichte</numerusform>
            <numerusform>%1: %2 Vertices hängen frei und können nicht an das Skelett gebunden werden, daher kopieren sie die nächste Oberfläche, wie weit sie auch ist. Prüfen Sie ihre Gewichte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: only %3 of its vertices match the surface that the weights come from. It may stand in another place or pose. Move it there, or raise the distance or the angle</source>
        <translation>%1: Nur %3 der Vertices passen zur Oberfläche, von der die Gewichte kommen. Das Teil steht vielleicht an einer anderen Stelle oder in einer anderen Pose. Verschieben Sie es dorthin, oder erhöhen Sie Abstand oder Winkel</translation>
    </message>
    <message>
        <source>%1: it measures %3 from corner to corner, the surface that the weights come from %4. It may be made at another scale, or stand in another place. Scale or move one of them</source>
        <translation>%1: Das Teil misst %3 von Ecke zu Ecke, die Oberfläche, von der die Gewichte kommen, %4. Es hat vielleicht einen anderen Maßstab oder steht an einer anderen Stelle. Skalieren oder verschieben Sie eines von beiden</translation>
    </message>
    <message numerus="yes">
        <source>%1: the voxels were drawn by %3 in %2 picture(s). Another graphics card may decide a few voxels otherwise</source>
        <translation>
            <numerusform>%1: Die Voxel wurden von %3 in %2 Bild gezeichnet. Eine andere Grafikkarte entscheidet vielleicht einige Voxel anders</numerusform>
            <numerusform>%1: Die Voxel wurden von %3 in %2 Bildern gezeichnet. Eine andere Grafikkarte entscheidet vielleicht einige Voxel anders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness by angle is not used: the joint or region does not exist or is not bound</source>
        <translation>
            <numerusform>%1: Seine Steifigkeit nach Winkel wird nicht verwendet: Das Gelenk oder den Bereich gibt es nicht, oder es wird nicht gebunden</numerusform>
            <numerusform>%1: Seine Steifigkeit nach Winkel wird nicht verwendet: Das Gelenk oder den Bereich gibt es nicht, oder es wird nicht gebunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its smoothness is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1: Seine Glätte wird nicht verwendet: Das Gelenk gibt es nicht, oder es wird nicht gebunden</numerusform>
            <numerusform>%1: Seine Glätte wird nicht verwendet: Das Gelenk gibt es nicht, oder es wird nicht gebunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because the mesh whose volume it used is missing or has changed: %3</source>
        <translation>
            <numerusform>%1: in einem neuen Volumen gebunden, weil das Netz, dessen Volumen verwendet wurde, fehlt oder sich geändert hat: %3</numerusform>
            <numerusform>%1: in einem neuen Volumen gebunden, weil das Netz, dessen Volumen verwendet wurde, fehlt oder sich geändert hat: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because %2 vertex(ices) lie outside the volume of the mesh before</source>
        <translation>
            <numerusform>%1: in einem neuen Volumen gebunden, weil %2 Vertex außerhalb des Volumens des vorigen Netzes liegt</numerusform>
            <numerusform>%1: in einem neuen Volumen gebunden, weil %2 Vertices außerhalb des Volumens des vorigen Netzes liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s), such as %3, turn out of the picture&apos;s plane in animations. The exported file shows them foreshortened, as seen from the front</source>
        <translation>
            <numerusform>%1: %2 Gelenk, %3, dreht sich in Animationen aus der Bildebene. Die exportierte Datei zeigt es verkürzt, wie von vorn gesehen</numerusform>
            <numerusform>%1: %2 Gelenke, etwa %3, drehen sich in Animationen aus der Bildebene. Die exportierte Datei zeigt sie verkürzt, wie von vorn gesehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: animations shear %2 joint(s), such as %3, which Godot 3 cannot do; export for Godot 4 keeps it</source>
        <translation>
            <numerusform>%1: Animationen scheren %2 Gelenk, %3, was Godot 3 nicht kann; ein Export für Godot 4 behält es bei</numerusform>
            <numerusform>%1: Animationen scheren %2 Gelenke, etwa %3, was Godot 3 nicht kann; ein Export für Godot 4 behält es bei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this animation of %2 frame(s) was not exported. The format holds %3 frames, fewer if many joints move</source>
        <translation>
            <numerusform>%1: Diese Animation mit %2 Bild wurde nicht exportiert. Das Format fasst %3 Bilder, weniger, wenn sich viele Gelenke bewegen</numerusform>
            <numerusform>%1: Diese Animation mit %2 Bildern wurde nicht exportiert. Das Format fasst %3 Bilder, weniger, wenn sich viele Gelenke bewegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 name(s) differ from the character&apos;s, because names must differ and some characters are not allowed, such as %3, now %4</source>
        <translation>
            <numerusform>%1: %2 Name ist anders als in der Figur, weil Namen verschieden sein müssen und manche Zeichen nicht erlaubt sind: %3, jetzt %4</numerusform>
            <numerusform>%1: %2 Namen sind anders als in der Figur, weil Namen verschieden sein müssen und manche Zeichen nicht erlaubt sind, etwa %3, jetzt %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the format cannot repeat this texture, as %3 does</source>
        <translation>
            <numerusform>%1: Das Format kann diese Textur nicht wiederholen, wie es %3 tut</numerusform>
            <numerusform>%1: Das Format kann diese Textur nicht wiederholen, wie es %3 tut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a driver names it, but there is no such joint or shape. The driver does nothing</source>
        <translation>
            <numerusform>%1: Ein Treiber nennt diesen Namen, aber kein Gelenk und keine Form heißt so. Der Treiber tut nichts</numerusform>
            <numerusform>%1: Ein Treiber nennt diesen Namen, aber kein Gelenk und keine Form heißt so. Der Treiber tut nichts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) left out of the shape, because the pose flattens them</source>
        <translation>
            <numerusform>%1: %2 Vertex aus der Form weggelassen, weil die Pose ihn flach drückt</numerusform>
            <numerusform>%1: %2 Vertices aus der Form weggelassen, weil die Pose sie flach drückt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the limits of %2 joint(s) were left out, because a min is greater than its max; one of them is %3. Correct them in the file</source>
        <translation>
            <numerusform>%1: Die Grenzen von %2 Gelenk wurden weggelassen, weil ein Minimum größer als sein Maximum ist: %3. Korrigieren Sie sie in der Datei</numerusform>
            <numerusform>%1: Die Grenzen von %2 Gelenken wurden weggelassen, weil ein Minimum größer als sein Maximum ist; eines der Gelenke ist %3. Korrigieren Sie sie in der Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 shape(s) lost, because their part is missing or has another vertex count</source>
        <translation>
            <numerusform>%1: %2 Form verloren, weil ihr Teil fehlt oder eine andere Vertexzahl hat</numerusform>
            <numerusform>%1: %2 Formen verloren, weil ihr Teil fehlt oder eine andere Vertexzahl hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its envelope is not used: the joint is not bound</source>
        <translation>
            <numerusform>%1: Die eigene Hülle wird nicht verwendet: Das Gelenk ist nicht gebunden</numerusform>
            <numerusform>%1: Die eigene Hülle wird nicht verwendet: Das Gelenk ist nicht gebunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no vertex of the mesh lies in this lattice or near this wire. Check its place, unit and drop-off</source>
        <translation>
            <numerusform>%1: Kein Vertex des Netzes liegt in diesem Gitter oder nahe diesem Draht. Prüfen Sie Lage, Einheit und Abnahme</numerusform>
            <numerusform>%1: Kein Vertex des Netzes liegt in diesem Gitter oder nahe diesem Draht. Prüfen Sie Lage, Einheit und Abnahme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) lose up to %3 of the weights of this lattice or wire to Max Influences and follow it only roughly. Set Max Influences to all, use fewer control vertices, or let them follow the skin</source>
        <translation>
            <numerusform>%1: %2 Vertex verliert durch „Max. Einflüsse“ bis zu %3 der Gewichte dieses Gitters oder Drahts und folgt ihm nur ungefähr. Setzen Sie „Max. Einflüsse“ auf „Alle“, nehmen Sie weniger Kontrollvertices, oder lassen Sie sie der Haut folgen</numerusform>
            <numerusform>%1: %2 Vertices verlieren durch „Max. Einflüsse“ bis zu %3 der Gewichte dieses Gitters oder Drahts und folgen ihm nur ungefähr. Setzen Sie „Max. Einflüsse“ auf „Alle“, nehmen Sie weniger Kontrollvertices, oder lassen Sie sie der Haut folgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh edited by hand (%2 vertex(ices)) is not used, because its picture is missing or has another size</source>
        <translation>
            <numerusform>%1: Das von Hand bearbeitete Netz (%2 Vertex) wird nicht verwendet, weil sein Bild fehlt oder eine andere Größe hat</numerusform>
            <numerusform>%1: Das von Hand bearbeitete Netz (%2 Vertices) wird nicht verwendet, weil sein Bild fehlt oder eine andere Größe hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the shape only repeats what weights can do. Weights alone bring its %2 vertex(ices) to the same place. Drag the skin instead</source>
        <translation>
            <numerusform>%1: Die Form wiederholt nur, was Gewichte können. Gewichte allein bringen ihren %2 Vertex an dieselbe Stelle. Ziehen Sie stattdessen die Haut</numerusform>
            <numerusform>%1: Die Form wiederholt nur, was Gewichte können. Gewichte allein bringen ihre %2 Vertices an dieselbe Stelle. Ziehen Sie stattdessen die Haut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: VRM 0.x has no constraints, so %2 driven joint(s) turn in the clips alone. Write VRM 1.0</source>
        <translation>
            <numerusform>%1: VRM 0.x hat keine Constraints, daher dreht sich %2 gesteuertes Gelenk nur in den Clips. Schreiben Sie VRM 1.0</numerusform>
            <numerusform>%1: VRM 0.x hat keine Constraints, daher drehen sich %2 gesteuerte Gelenke nur in den Clips. Schreiben Sie VRM 1.0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the character does not face +Z, as a VRM has to. Turn it by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1: Die Figur blickt nicht nach +Z, wie eine VRM-Datei es verlangt. Drehen Sie sie mit Pose &gt; Als Ruhepose anwenden</numerusform>
            <numerusform>%1: Die Figur blickt nicht nach +Z, wie eine VRM-Datei es verlangt. Drehen Sie sie mit Pose &gt; Als Ruhepose anwenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the bind pose is not the T-pose of a VRM: %2 arm or leg bone(s) deviate, most %3, by %4 degrees. Make it one by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1: Die Bindepose ist nicht die T-Pose einer VRM-Datei: %2 Arm- oder Beinknochen weicht ab, am meisten %3, um %4 Grad. Machen Sie sie mit Pose &gt; Als Ruhepose anwenden dazu</numerusform>
            <numerusform>%1: Die Bindepose ist nicht die T-Pose einer VRM-Datei: %2 Arm- oder Beinknochen weichen ab, am meisten %3, um %4 Grad. Machen Sie sie mit Pose &gt; Als Ruhepose anwenden dazu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its scale is part of the mesh now, and of the joints below</source>
        <translation>
            <numerusform>%1: Die Skalierung ist jetzt Teil des Netzes und der Gelenke darunter</numerusform>
            <numerusform>%1: Die Skalierung ist jetzt Teil des Netzes und der Gelenke darunter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) smoothed where the pose opened a fold</source>
        <translation>
            <numerusform>%1: %2 Vertex geglättet, wo die Pose eine Falte öffnete</numerusform>
            <numerusform>%1: %2 Vertices geglättet, wo die Pose eine Falte öffnete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its hands show %2 finger(s), so the template has no more, though %3 were asked for</source>
        <translation>
            <numerusform>%1: An den Händen ist %2 Finger zu erkennen, daher hat die Vorlage nicht mehr, obwohl %3 verlangt waren</numerusform>
            <numerusform>%1: An den Händen sind %2 Finger zu erkennen, daher hat die Vorlage nicht mehr, obwohl %3 verlangt waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is left out of the springs, because %3 (%4)</source>
        <translation>
            <numerusform>%1 bleibt bei den Federn weg, denn %3 (%4)</numerusform>
            <numerusform>%1 bleibt bei den Federn weg, denn %3 (%4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar&apos;s data are not used, such as %4, because %3. The file keeps them</source>
        <translation>
            <numerusform>%1: %2 Eintrag der Daten des Avatars wird nicht verwendet, etwa %4, denn %3. Die Datei behält ihn</numerusform>
            <numerusform>%1: %2 Einträge der Daten des Avatars werden nicht verwendet, etwa %4, denn %3. Die Datei behält sie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 node(s) had a scale, from %3 to %4. Positions and joints have it now, and all nodes have scale 1</source>
        <translation>
            <numerusform>%1: %2 Knoten hatte eine Skalierung, von %3 bis %4. Positionen und Gelenke haben sie jetzt, und alle Knoten haben die Skalierung 1</numerusform>
            <numerusform>%1: %2 Knoten hatten eine Skalierung, von %3 bis %4. Positionen und Gelenke haben sie jetzt, und alle Knoten haben die Skalierung 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar were not written, such as %4, because %3</source>
        <translation>
            <numerusform>%1: %2 Eintrag des Avatars wurde nicht geschrieben, etwa %4, denn %3</numerusform>
            <numerusform>%1: %2 Einträge des Avatars wurden nicht geschrieben, etwa %4, denn %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no expressions found. The character has %2 shape(s), and no name of one says what a face shows, as in the lists of ARKit, MMD or VRoid</source>
        <translation>
            <numerusform>%1: Keine Ausdrücke gefunden. Die Figur hat %2 Form, und kein Name sagt, was ein Gesicht zeigt, wie in den Listen von ARKit, MMD oder VRoid</numerusform>
            <numerusform>%1: Keine Ausdrücke gefunden. Die Figur hat %2 Formen, und kein Name sagt, was ein Gesicht zeigt, wie in den Listen von ARKit, MMD oder VRoid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this expression sets %2 shape(s) that no part has, such as %3. Choose others, or remove them</source>
        <translation>
            <numerusform>%1: Dieser Ausdruck setzt %2 Form, die kein Teil hat, etwa %3. Wählen Sie eine andere, oder entfernen Sie sie</numerusform>
            <numerusform>%1: Dieser Ausdruck setzt %2 Formen, die kein Teil hat, etwa %3. Wählen Sie andere, oder entfernen Sie sie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) of this expression were not from 0 to 1 and were brought there</source>
        <translation>
            <numerusform>%1: %2 Gewicht dieses Ausdrucks lag nicht zwischen 0 und 1 und wurde dorthin gebracht</numerusform>
            <numerusform>%1: %2 Gewichte dieses Ausdrucks lagen nicht zwischen 0 und 1 und wurden dorthin gebracht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: another expression has this name, so it is called %3 now</source>
        <translation>
            <numerusform>%1: Ein anderer Ausdruck hat diesen Namen, darum heißt dieser jetzt %3</numerusform>
            <numerusform>%1: Ein anderer Ausdruck hat diesen Namen, darum heißt dieser jetzt %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this shape of %2 vertex(ices) was made by opening the jaw, joint %3, because expressions turn no joints</source>
        <translation>
            <numerusform>%1: Diese Form von %2 Vertex entstand durch Öffnen des Kiefers, Gelenk %3, denn Ausdrücke drehen keine Gelenke</numerusform>
            <numerusform>%1: Diese Form von %2 Vertices entstand durch Öffnen des Kiefers, Gelenk %3, denn Ausdrücke drehen keine Gelenke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: it has no weights, so it stays where it is. Undo, bind it, and apply the rest pose again</source>
        <translation>
            <numerusform>%1: hat keine Gewichte und bleibt darum, wo es ist. Machen Sie rückgängig, binden Sie es, und wenden Sie die Ruhepose erneut an</numerusform>
            <numerusform>%1: hat keine Gewichte und bleibt darum, wo es ist. Machen Sie rückgängig, binden Sie es, und wenden Sie die Ruhepose erneut an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 constraint(s) were written with the nearest axis of their joint, such as that of %3, because no axis lies where it did before the joint was turned. Turn the joint&apos;s axes back for an exact one</source>
        <translation>
            <numerusform>%1: %2 Constraint wurde mit der nächsten Achse seines Gelenks geschrieben, %3, weil keine Achse mehr dort liegt, wo sie lag, bevor das Gelenk gedreht wurde. Drehen Sie die Achsen des Gelenks zurück, damit es genau wird</numerusform>
            <numerusform>%1: %2 Constraints wurden mit der nächsten Achse ihres Gelenks geschrieben, etwa von %3, weil keine Achse mehr dort liegt, wo sie lag, bevor das Gelenk gedreht wurde. Drehen Sie die Achsen des Gelenks zurück, damit es genau wird</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) at the ends of chains stay still in this file, because VRM 1.0 wants a joint at each end. Write the file anew, which adds them</source>
        <translation>
            <numerusform>%1: %2 Gelenk am Ende einer Kette steht in dieser Datei still, weil VRM 1.0 an jedem Ende ein Gelenk verlangt. Schreiben Sie die Datei neu; dabei wird es hinzugefügt</numerusform>
            <numerusform>%1: %2 Gelenke an den Enden von Ketten stehen in dieser Datei still, weil VRM 1.0 an jedem Ende ein Gelenk verlangt. Schreiben Sie die Datei neu; dabei werden sie hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: Das Skelett passt nicht zum Netz: %2 von %3 Gelenken liegen außerhalb, und die Gewichte werden schlecht. Es würde %4 passen: Nehmen Sie „Skelett einpassen“ im Menü „Binden“</numerusform>
            <numerusform>%1: Das Skelett passt nicht zum Netz: %2 von %3 Gelenken liegen außerhalb, und die Gewichte werden schlecht. Es würde %4 passen: Nehmen Sie „Skelett einpassen“ im Menü „Binden“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: Das Skelett ist viel kleiner als das Netz, und die Gewichte werden schlecht. Es würde %4 passen: Nehmen Sie „Skelett einpassen“ im Menü „Binden“</numerusform>
            <numerusform>%1: Das Skelett ist viel kleiner als das Netz, und die Gewichte werden schlecht. Es würde %4 passen: Nehmen Sie „Skelett einpassen“ im Menü „Binden“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel</source>
        <translation>
            <numerusform>%1: %2 Teil fern vom Skelett, %3, wie die übrigen gebunden. Wenn es nicht zur Figur gehört, setzen Sie es im Feld Teile auf Überspringen</numerusform>
            <numerusform>%1: %2 Teile fern vom Skelett, etwa %3, wie die übrigen gebunden. Wenn sie nicht zur Figur gehören, setzen Sie sie im Feld Teile auf Überspringen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one under Joints in the Bind panel</source>
        <translation>
            <numerusform>%1: %2 Gelenk liegt an der Stelle eines anderen, etwa %3 und %4, sodass der Solver sie nicht unterscheiden kann. Rücken Sie sie auseinander, oder lassen Sie unter „Gelenke“ im Bedienfeld „Binden“ alle bis auf eines weg</numerusform>
            <numerusform>%1: %2 Gelenke liegen an der Stelle anderer, etwa %3 und %4, sodass der Solver sie nicht unterscheiden kann. Rücken Sie sie auseinander, oder lassen Sie unter „Gelenke“ im Bedienfeld „Binden“ alle bis auf eines weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel</source>
        <translation>
            <numerusform>%1: %2 Teil oder Schale starr an ein Gelenk gebunden, weil es sich fast als Ganzes bewegt: %3. Damit es sich biegt, setzen Sie es im Feld Teile auf Weich</numerusform>
            <numerusform>%1: %2 Teile oder Schalen starr an je ein Gelenk gebunden, weil sie sich fast als Ganzes bewegen: %3. Damit sie sich biegen, setzen Sie sie im Feld Teile auf Weich</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayPainter</name>
    <message>
        <source>Height %1, width %2, depth %3</source>
        <translation>Höhe %1, Breite %2, Tiefe %3</translation>
    </message>
</context>
<context>
    <name>PartEdits</name>
    <message>
        <source>Rigid to %1</source>
        <translation>Starr an %1</translation>
    </message>
    <message>
        <source>Binding of %1</source>
        <translation>Bindung von %1</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>Alle Vorschläge annehmen</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, the nearest joint)</source>
        <translation>%1 (Vorschlag: starr an %2, dem nächsten Gelenk)</translation>
    </message>
    <message>
        <source>Same as part</source>
        <translation>Wie das Teil</translation>
    </message>
    <message>
        <source>Rigid, as in the file</source>
        <translation>Starr, wie in der Datei</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Copy nearest skin</source>
        <translation>Nächste Haut kopieren</translation>
    </message>
    <message>
        <source>Limit to %1</source>
        <translation>Beschränkt auf %1</translation>
    </message>
    <message>
        <source>Limit to %1 joints</source>
        <translation>Beschränkt auf %1 Gelenke</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>%1 (proposed: copy nearest skin)</source>
        <translation>%1 (Vorschlag: nächste Haut kopieren)</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, %3 % of its weight)</source>
        <translation>%1 (Vorschlag: starr an %2, %3 % seines Gewichts)</translation>
    </message>
    <message>
        <source>Rigid to %1 (found)</source>
        <translation>Starr an %1 (gefunden)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Solver of %1</source>
        <translation>Solver von %1</translation>
    </message>
    <message>
        <source>Binding of %1 Parts</source>
        <translation>Bindung von %1 Teilen</translation>
    </message>
    <message>
        <source>Solver of %1 Parts</source>
        <translation>Solver von %1 Teilen</translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message numerus="yes">
        <source>%n open border(s)</source>
        <translation>
            <numerusform>%n offener Rand</numerusform>
            <numerusform>%n offene Ränder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>%n offene Kante</numerusform>
            <numerusform>%n offene Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-manifold edge(s)</source>
        <translation>
            <numerusform>%n nicht-mannigfaltige Kante</numerusform>
            <numerusform>%n nicht-mannigfaltige Kanten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) with flipped faces</source>
        <translation>
            <numerusform>%n Kante mit umgedrehten Flächen</numerusform>
            <numerusform>%n Kanten mit umgedrehten Flächen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-intersecting face(s)</source>
        <translation>
            <numerusform>%n selbstdurchdringende Fläche</numerusform>
            <numerusform>%n selbstdurchdringende Flächen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero-area face(s)</source>
        <translation>
            <numerusform>%n Fläche ohne Flächeninhalt</numerusform>
            <numerusform>%n Flächen ohne Flächeninhalt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate face(s)</source>
        <translation>
            <numerusform>%n doppelte Fläche</numerusform>
            <numerusform>%n doppelte Flächen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n isolated vertex(ices)</source>
        <translation>
            <numerusform>%n isolierter Vertex</numerusform>
            <numerusform>%n isolierte Vertices</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed, no defects</source>
        <translation>Geschlossen, ohne Mängel</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1, Schale %2</translation>
    </message>
</context>
<context>
    <name>PictureMeshEdits</name>
    <message>
        <source>Move Vertices</source>
        <translation>Vertices bewegen</translation>
    </message>
    <message>
        <source>Add Vertex</source>
        <translation>Vertex hinzufügen</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>Vertices löschen</translation>
    </message>
</context>
<context>
    <name>PictureMeshFile</name>
    <message>
        <source>mesh %1 has no &quot;%2&quot;</source>
        <translation>Netz %1 hat kein „%2“</translation>
    </message>
    <message>
        <source>&quot;%2&quot; of mesh %1 has to be a list</source>
        <translation>„%2“ von Netz %1 muss eine Liste sein</translation>
    </message>
    <message>
        <source>vertex %2 of mesh %1 has to be [x, y], in pixels</source>
        <translation>Vertex %2 von Netz %1 muss [x, y] sein, in Pixeln</translation>
    </message>
    <message>
        <source>triangle %2 of mesh %1 has to be the numbers of three vertices</source>
        <translation>Dreieck %2 von Netz %1 muss aus den Nummern dreier Vertices bestehen</translation>
    </message>
    <message>
        <source>mesh %1 has an unknown &quot;%2&quot;</source>
        <translation>Netz %1 hat ein unbekanntes „%2“</translation>
    </message>
    <message>
        <source>&quot;mesh&quot; of mesh %1 has to be a name, &quot;width&quot; and &quot;height&quot; whole numbers of pixels, and every vertex within them</source>
        <translation>„mesh“ von Netz %1 muss ein Name sein, „width“ und „height“ ganze Zahlen von Pixeln, und jeder Vertex muss darin liegen</translation>
    </message>
    <message>
        <source>mesh %1 is no object</source>
        <translation>Netz %1 ist kein Objekt</translation>
    </message>
    <message>
        <source>it has to be a project or a recipe with an edited mesh, or {&quot;sinewPictureMesh&quot;: 1, &quot;meshes&quot;: %1}</source>
        <translation>es muss ein Projekt oder ein Rezept mit einem bearbeiteten Netz sein, oder {&quot;sinewPictureMesh&quot;: 1, &quot;meshes&quot;: %1}</translation>
    </message>
</context>
<context>
    <name>PlaceEdits</name>
    <message>
        <source>Add Voxel Edit %1</source>
        <translation>Voxeländerung %1 hinzufügen</translation>
    </message>
    <message>
        <source>Delete Voxel Edit %1</source>
        <translation>Voxeländerung %1 löschen</translation>
    </message>
    <message>
        <source>Change Resolution of Voxel Edit %1</source>
        <translation>Auflösung der Voxeländerung %1 ändern</translation>
    </message>
    <message>
        <source>Change Voxel Edit %1</source>
        <translation>Voxeländerung %1 ändern</translation>
    </message>
    <message>
        <source>Delete Voxel Edits</source>
        <translation>Voxeländerungen löschen</translation>
    </message>
    <message>
        <source>Change Resolution of Voxel Edits</source>
        <translation>Auflösung von Voxeländerungen ändern</translation>
    </message>
</context>
<context>
    <name>PoseClipboard</name>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>it contains no pose</source>
        <translation>sie enthält keine Pose</translation>
    </message>
    <message>
        <source>it must contain exactly one joint</source>
        <translation>sie muss genau ein Gelenk enthalten</translation>
    </message>
</context>
<context>
    <name>PoseEdits</name>
    <message>
        <source>Reset Joint</source>
        <translation>Gelenk zurücksetzen</translation>
    </message>
    <message>
        <source>Reset Pose</source>
        <translation>Pose zurücksetzen</translation>
    </message>
    <message>
        <source>Mirror Pose</source>
        <translation>Pose spiegeln</translation>
    </message>
    <message>
        <source>Mirror Joint</source>
        <translation>Gelenk spiegeln</translation>
    </message>
    <message>
        <source>Paste Pose</source>
        <translation>Pose einfügen</translation>
    </message>
    <message>
        <source>Paste Joint</source>
        <translation>Gelenk einfügen</translation>
    </message>
</context>
<context>
    <name>PoseFile</name>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is too large</source>
        <translation>„%1“ beim Gelenk „%2“ ist zu groß</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be {&quot;rotate&quot;: [x, y, z]}</source>
        <translation>„%1“ muss {&quot;rotate&quot;: [x, y, z]} sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; must be three numbers</source>
        <translation>„%1“ von Gelenk „%2“ muss aus drei Zahlen bestehen</translation>
    </message>
    <message>
        <source>%1 joints are named &quot;%2&quot;, so the name is ambiguous</source>
        <translation>%1 Gelenke heißen „%2“, der Name ist also nicht eindeutig</translation>
    </message>
    <message>
        <source>the file must contain {&quot;joint&quot;: {...}, ...}</source>
        <translation>die Datei muss {&quot;Gelenk&quot;: {...}, ...} enthalten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is not rotate, translate or scale</source>
        <translation>„%1“ von Gelenk „%2“ ist weder rotate noch translate noch scale</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; must be from %3 to %4</source>
        <translation>„%1“ von Gelenk „%2“ muss zwischen %3 und %4 liegen</translation>
    </message>
</context>
<context>
    <name>PoseShelf</name>
    <message>
        <source>Arms Up</source>
        <translation>Arme hoch</translation>
    </message>
    <message>
        <source>Deep Squat</source>
        <translation>Tiefe Hocke</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>Faust</translation>
    </message>
    <message>
        <source>Look Back</source>
        <translation>Blick zurück</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>it contains no pose</source>
        <translation>sie enthält keine Pose</translation>
    </message>
    <message>
        <source>a pose needs a name of its own</source>
        <translation>eine Pose braucht einen eigenen Namen</translation>
    </message>
</context>
<context>
    <name>PoseTool</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Drag Limb</source>
        <translation>Gliedmaße ziehen</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>Gelenk posieren</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Move Joints</source>
        <translation>Gelenke verschieben</translation>
    </message>
    <message>
        <source>Turn Joints</source>
        <translation>Gelenke drehen</translation>
    </message>
    <message>
        <source>Scale Joints</source>
        <translation>Gelenke skalieren</translation>
    </message>
</context>
<context>
    <name>Printout</name>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>its bind cannot be read</source>
        <translation>seine Bindung lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its pose cannot be read</source>
        <translation>seine Pose lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>seine Auswahl lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its view cannot be read</source>
        <translation>seine Ansicht lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its implicit skinning cannot be read</source>
        <translation>sein implizites Skinning lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its hidden parts cannot be read</source>
        <translation>seine ausgeblendeten Teile lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>its joint deformation cannot be read</source>
        <translation>seine Gelenkverformung lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its weight layers cannot be read</source>
        <translation>seine Gewichtsebenen lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>its joint locks or joint mapping cannot be read</source>
        <translation>seine Gelenksperren oder seine Gelenkzuordnung lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>it does not name its source files</source>
        <translation>es nennt seine Quelldateien nicht</translation>
    </message>
    <message>
        <source>it is not a Sinew project</source>
        <translation>es ist kein Sinew-Projekt</translation>
    </message>
    <message>
        <source>its version is unknown</source>
        <translation>seine Version ist unbekannt</translation>
    </message>
    <message>
        <source>its skeleton fit cannot be read</source>
        <translation>die Einpassung seines Skeletts lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its motions cannot be read</source>
        <translation>seine Bewegungen lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>its pose keys cannot be read</source>
        <translation>seine Posenschlüssel lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>it does not name the mesh whose volume it is bound in</source>
        <translation>es nennt das Netz nicht, in dessen Volumen es gebunden ist</translation>
    </message>
    <message>
        <source>what it says about its picture cannot be read</source>
        <translation>was es über sein Bild angibt, lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its shapes cannot be read</source>
        <translation>seine Formen lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>its subdivision levels of parts cannot be read</source>
        <translation>die Unterteilungsstufen seiner Teile lassen sich nicht lesen</translation>
    </message>
</context>
<context>
    <name>PseudoEdgeEdits</name>
    <message>
        <source>Connect by Pseudo-Edge</source>
        <translation>Durch Pseudokante verbinden</translation>
    </message>
    <message>
        <source>Remove Pseudo-Edge</source>
        <translation>Pseudokante entfernen</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it contains the number %1, which is too large</source>
        <translation>die Zahl %1 darin ist zu groß</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>es ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>it is not valid JSON from %1</source>
        <translation>ab %1 ist es kein gültiges JSON</translation>
    </message>
    <message>
        <source>it contains &quot;%1&quot; twice</source>
        <translation>„%1“ kommt darin zweimal vor</translation>
    </message>
    <message>
        <source>its lists and objects are nested too deeply</source>
        <translation>seine Listen und Objekte sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>one of its objects has more than %1 entries</source>
        <translation>eines seiner Objekte hat mehr als %1 Einträge</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be %2</source>
        <translation>„%1“ muss %2 sein</translation>
    </message>
    <message>
        <source>it does not start with {&quot;sinewRecipe&quot;: 1</source>
        <translation>es beginnt nicht mit {&quot;sinewRecipe&quot;: 1</translation>
    </message>
    <message>
        <source>this release reads recipes of version 1 only</source>
        <translation>diese Ausgabe liest nur Rezepte der Version 1</translation>
    </message>
    <message>
        <source>a list of names, none of them empty</source>
        <translation>eine Liste von Namen, keiner davon leer</translation>
    </message>
</context>
<context>
    <name>RegionEdits</name>
    <message>
        <source>Region</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Rename Region</source>
        <translation>Bereich umbenennen</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>Steifigkeit (Alpha) von %1</translation>
    </message>
    <message>
        <source>Clear Joint Stiffness</source>
        <translation>Steifigkeit der Gelenke aufheben</translation>
    </message>
    <message>
        <source>Add Region &quot;%1&quot;</source>
        <translation>Bereich „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Delete Region &quot;%1&quot;</source>
        <translation>Bereich „%1“ löschen</translation>
    </message>
    <message>
        <source>Change Region &quot;%1&quot;</source>
        <translation>Bereich „%1“ ändern</translation>
    </message>
    <message>
        <source>Move Region &quot;%1&quot;</source>
        <translation>Bereich „%1“ verschieben</translation>
    </message>
    <message>
        <source>Add Vertices to Region &quot;%1&quot;</source>
        <translation>Vertices zu Bereich „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Remove Vertices from Region &quot;%1&quot;</source>
        <translation>Vertices aus Bereich „%1“ entfernen</translation>
    </message>
    <message>
        <source>Soften Region &quot;%1&quot;</source>
        <translation>Rand von Bereich „%1“ weicher machen</translation>
    </message>
    <message>
        <source>Paint Region &quot;%1&quot;</source>
        <translation>Bereich „%1“ malen</translation>
    </message>
    <message>
        <source>Convert Region &quot;%1&quot; to Painted</source>
        <translation>Bereich „%1“ in einen gemalten umwandeln</translation>
    </message>
    <message>
        <source>Delete Regions</source>
        <translation>Bereiche löschen</translation>
    </message>
    <message>
        <source>Switch Regions On</source>
        <translation>Bereiche einschalten</translation>
    </message>
    <message>
        <source>Switch Regions Off</source>
        <translation>Bereiche ausschalten</translation>
    </message>
    <message>
        <source>Clear Joint Smoothness</source>
        <translation>Glätte der Gelenke aufheben</translation>
    </message>
    <message>
        <source>Smoothness of %1</source>
        <translation>Glätte von %1</translation>
    </message>
</context>
<context>
    <name>RegionText</name>
    <message>
        <source>This region is off. Tick it to use it.</source>
        <translation>Dieser Bereich ist aus. Haken Sie ihn an, um ihn zu verwenden.</translation>
    </message>
    <message>
        <source>This region changes nothing yet. Give it its own stiffness, falloff, max influences, joints or solver, or let it keep its shape.</source>
        <translation>Dieser Bereich ändert noch nichts. Geben Sie ihm eigene Steifigkeit, Abnahme, max. Einflüsse, Gelenke oder einen eigenen Solver, oder lassen Sie ihn seine Form behalten.</translation>
    </message>
    <message>
        <source>This region changes nothing yet: Keep shape needs the solver Bounded Biharmonic. Choose it for the character or for the region.</source>
        <translation>Dieser Bereich ändert noch nichts: „Form behalten“ braucht den Solver „Beschränkt biharmonisch“. Wählen Sie ihn für die Figur oder für den Bereich.</translation>
    </message>
    <message>
        <source>No region is selected. A stroke makes a new one.</source>
        <translation>Kein Bereich ist ausgewählt. Ein Pinselstrich legt einen neuen an.</translation>
    </message>
    <message>
        <source>This region has a shape of its own. A stroke makes a new region; to paint this one, press Convert and Paint in the Bind panel.</source>
        <translation>Dieser Bereich hat eine eigene Form. Ein Pinselstrich legt einen neuen Bereich an; um diesen zu bemalen, drücken Sie im Bedienfeld „Binden“ auf „Umwandeln und malen“.</translation>
    </message>
</context>
<context>
    <name>RestEdits</name>
    <message>
        <source>Move Joints</source>
        <translation>Gelenke verschieben</translation>
    </message>
    <message>
        <source>Turn Joints</source>
        <translation>Gelenke drehen</translation>
    </message>
</context>
<context>
    <name>RigWords</name>
    <message>
        <source>where its marker lies</source>
        <translation>wo sein Marker liegt</translation>
    </message>
    <message>
        <source>from cross sections of the body</source>
        <translation>aus Querschnitten des Körpers</translation>
    </message>
    <message>
        <source>where the limb bends</source>
        <translation>wo sich die Gliedmaße beugt</translation>
    </message>
    <message>
        <source>where the limb is thinnest</source>
        <translation>wo die Gliedmaße am dünnsten ist</translation>
    </message>
    <message>
        <source>along a finger of its own</source>
        <translation>entlang eines eigenen Fingers</translation>
    </message>
    <message>
        <source>part of the way along the limb</source>
        <translation>auf einem Teil des Wegs entlang der Gliedmaße</translation>
    </message>
    <message>
        <source>by usual proportions only</source>
        <translation>nur nach üblichen Proportionen</translation>
    </message>
    <message>
        <source>like the other side</source>
        <translation>wie auf der anderen Seite</translation>
    </message>
</context>
<context>
    <name>SelectEdits</name>
    <message>
        <source>Select Shell</source>
        <translation>Schale auswählen</translation>
    </message>
    <message>
        <source>Select by Weight</source>
        <translation>Nach Gewicht auswählen</translation>
    </message>
    <message>
        <source>Select by Influences</source>
        <translation>Nach Einflüssen auswählen</translation>
    </message>
    <message>
        <source>%1 of %2 vertices selected</source>
        <translation>%1 von %2 Vertices ausgewählt</translation>
    </message>
    <message>
        <source>Select All Vertices</source>
        <translation>Alle Vertices auswählen</translation>
    </message>
    <message>
        <source>Deselect Vertices</source>
        <translation>Vertices abwählen</translation>
    </message>
    <message>
        <source>Invert Selection</source>
        <translation>Auswahl umkehren</translation>
    </message>
    <message>
        <source>Grow Selection</source>
        <translation>Auswahl erweitern</translation>
    </message>
    <message>
        <source>Shrink Selection</source>
        <translation>Auswahl verkleinern</translation>
    </message>
    <message>
        <source>Select Linked Vertices</source>
        <translation>Verbundene Vertices auswählen</translation>
    </message>
    <message>
        <source>Select Part Vertices</source>
        <translation>Vertices des Teils auswählen</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Box Select</source>
        <translation>Mit Rahmen auswählen</translation>
    </message>
    <message>
        <source>Lasso Select</source>
        <translation>Mit Lasso auswählen</translation>
    </message>
    <message>
        <source>Paint Select</source>
        <translation>Mit Pinsel auswählen</translation>
    </message>
    <message>
        <source>Select Vertex</source>
        <translation>Vertex auswählen</translation>
    </message>
    <message>
        <source>Deselect Vertices</source>
        <translation>Vertices abwählen</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>Not in use: the solver %1 does not use it.</source>
        <translation>Nicht in Gebrauch: Der Solver %1 liest es nicht.</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Stiffness (alpha)</source>
        <translation>Steifigkeit (Alpha)</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Aufschlag</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>Ablesen</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>Griffe</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>Scale distance by limb thickness</source>
        <translation>Abstand nach Gliedmaßendicke skalieren</translation>
    </message>
    <message>
        <source>Fit bones to the mesh</source>
        <translation>Knochen an das Netz anpassen</translation>
    </message>
    <message>
        <source>How stiff the bends are. 0 is soft like cloth: each joint reaches far. 1 is stiff: each joint bends in a narrow band</source>
        <translation>Wie steif die Beugungen sind. 0 ist weich wie Stoff: Jedes Gelenk reicht weit. 1 ist steif: Jedes Gelenk beugt sich in einem schmalen Streifen</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>weich</translation>
    </message>
    <message>
        <source>stiff</source>
        <translation>steif</translation>
    </message>
    <message>
        <source>How far weights spread over the surface, relative to the thickness of each limb. 0 does not spread them, 1 spreads them as far as the limb is thick</source>
        <translation>Wie weit sich Gewichte über die Oberfläche ausbreiten, gemessen an der Dicke jeder Gliedmaße. Bei 0 gar nicht, bei 1 so weit, wie die Gliedmaße dick ist</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Max. Einflüsse</translation>
    </message>
    <message>
        <source>How many joints may move a vertex. Game engines take 4, some 8. More bend softer where many bones meet</source>
        <translation>Wie viele Gelenke einen Vertex bewegen dürfen. Spiel-Engines nehmen 4, manche 8. Mehr machen Beugungen weicher, wo viele Knochen zusammentreffen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>How weight fades with distance. Power (the 2014 paper) fades evenly; Quadratic (the 2013 paper, and Unreal) is the softest; Exponential stays close to the nearest bone</source>
        <translation>Wie das Gewicht mit dem Abstand abnimmt. Potenz (das Paper von 2014) nimmt gleichmäßig ab; Quadratisch (das von 2013 und Unreal) ist am weichsten; Exponentiell bleibt nah am nächsten Knochen</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potenz</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>Quadratisch</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentiell</translation>
    </message>
    <message>
        <source>Prune below</source>
        <translation>Weglassen unter</translation>
    </message>
    <message>
        <source>Removes weights smaller than this. 0.01 keeps files small without a visible change</source>
        <translation>Entfernt kleinere Gewichte. 0,01 hält Dateien klein, ohne dass man es sieht</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Open gaps wider than</source>
        <translation>Lücken öffnen ab</translation>
    </message>
    <message>
        <source>Automatic resolution opens gaps between fingers, legs or folds that are wider than this, in percent of the longest side</source>
        <translation>Die automatische Auflösung öffnet Lücken zwischen Fingern, Beinen oder Falten, die breiter sind, in Prozent der längsten Seite</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Inside test</source>
        <translation>Innentest</translation>
    </message>
    <message>
        <source>What counts as inside the body. Signed crossings are right for bodies of many parts that cross each other; the nearest face is the paper&apos;s rule</source>
        <translation>Was als Inneres des Körpers gilt. Durchstöße mit Vorzeichen zu zählen ist richtig für Körper aus vielen Teilen, die sich durchdringen; die nächste Fläche ist die Regel des Papers</translation>
    </message>
    <message>
        <source>Signed crossings</source>
        <translation>Durchstöße zählen</translation>
    </message>
    <message>
        <source>Nearest face</source>
        <translation>Nächste Fläche</translation>
    </message>
    <message>
        <source>Resolve ambiguous voxels (winding number)</source>
        <translation>Mehrdeutige Voxel klären</translation>
    </message>
    <message>
        <source>Where the inside test gives different answers from different sides, asks how much of the mesh surrounds the voxel. Right for open meshes; without it the outside comes in through their holes</source>
        <translation>Wo der Innentest von verschiedenen Seiten Verschiedenes ergibt, entscheidet, wie weit das Netz das Voxel umgibt. Richtig für offene Netze; ohne diese Prüfung dringt das Äußere durch ihre Löcher ein</translation>
    </message>
    <message>
        <source>How a vertex reads its distances. Smooth blends the voxels around it; Voxel takes the one that holds it, as in the paper, and shows steps at low resolutions</source>
        <translation>Wie ein Vertex seine Abstände abliest. „Weich“ mischt die Voxel um ihn herum; „Voxel“ nimmt wie im Paper das, in dem er liegt, und zeigt bei kleinen Auflösungen Stufen</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Voxel</source>
        <translation>Voxel</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Speichergrenze</translation>
    </message>
    <message>
        <source>A bind that needs more memory than this stops before it starts, and says which resolution fits</source>
        <translation>Eine Bindung, die mehr Speicher braucht, beginnt gar nicht erst und nennt die Auflösung, die passt</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>All that is free</source>
        <translation>Was frei ist</translation>
    </message>
    <message>
        <source>Turn inverted normals outward</source>
        <translation>Umgekehrte Normalen nach außen drehen</translation>
    </message>
    <message>
        <source>A shell with inverted normals counts as a hole. Turned, it counts as the volume that it encloses</source>
        <translation>Eine Schale mit umgekehrten Normalen zählt als Loch. Umgedreht zählt sie als das Volumen, das sie umschließt</translation>
    </message>
    <message>
        <source>Close holes</source>
        <translation>Löcher schließen</translation>
    </message>
    <message>
        <source>Closes every hole for the solver, so that the outside does not come in. Not for hair cards and cloaks: their borders are holes too</source>
        <translation>Schließt jedes Loch für den Solver, damit das Äußere nicht eindringt. Nicht für Haarkarten und Umhänge: Auch ihre Ränder sind Löcher</translation>
    </message>
    <message>
        <source>Remove duplicate faces</source>
        <translation>Doppelte Flächen entfernen</translation>
    </message>
    <message>
        <source>Keeps one of several faces in the same place. Duplicates count twice in the inside test</source>
        <translation>Behält eine von mehreren Flächen an derselben Stelle. Doppelte zählen im Innentest zweimal</translation>
    </message>
    <message>
        <source>Voxel edits</source>
        <translation>Voxeländerungen</translation>
    </message>
    <message>
        <source>Bind to joints</source>
        <translation>An Gelenke binden</translation>
    </message>
    <message>
        <source>Binding of parts</source>
        <translation>Bindung der Teile</translation>
    </message>
    <message>
        <source>Stiffness of joints</source>
        <translation>Steifigkeit der Gelenke</translation>
    </message>
    <message>
        <source>Find leaks</source>
        <translation>Lecks suchen</translation>
    </message>
    <message>
        <source>Divides distances by the thickness of each limb, so that a thin arm takes no weight from the chest beside it. Short thick end bones (heads, toes) count nearer, too</source>
        <translation>Teilt Abstände durch die Dicke jedes Glieds, damit ein dünner Arm der Brust daneben kein Gewicht nimmt. Auch kurze dicke Endknochen (Köpfe, Zehen) zählen als näher</translation>
    </message>
    <message>
        <source>Guess bones of joints without parent</source>
        <translation>Knochen von Gelenken ohne Eltern erraten</translation>
    </message>
    <message>
        <source>Joints that have neither parent nor child, as in WebXR hands, get bones along the local axis that most of them aim with. Off: they get no bones</source>
        <translation>Gelenke, die weder Eltern noch Kinder haben, wie in WebXR-Händen, bekommen Knochen entlang der lokalen Achse, mit der die meisten von ihnen zeigen. Aus: sie bekommen keine Knochen</translation>
    </message>
    <message>
        <source>Rigid shells</source>
        <translation>Starre Schalen</translation>
    </message>
    <message>
        <source>Parts and loose pieces of the mesh that move nearly as one follow one joint, so that buttons, buckles and helmets do not bend. The Parts panel can make each of them smooth again</source>
        <translation>Teile und lose Stücke des Netzes, die sich fast als Ganzes bewegen, folgen einem Gelenk, damit Knöpfe, Schnallen und Helme sich nicht biegen. Im Feld Teile lässt sich jedes wieder weich machen</translation>
    </message>
    <message>
        <source>Voxels along the longest side. Automatic: 64, and up to 4096 around gaps that keep limbs apart. A number: the same everywhere; each doubling takes about four times the time and memory</source>
        <translation>Voxel entlang der längsten Seite. Automatisch: 64, und bis zu 4096 um Spalte, die Glieder trennen. Eine Zahl: überall gleich; jede Verdopplung braucht etwa viermal so viel Zeit und Speicher</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Straight lines</source>
        <translation>Gerade Linien</translation>
    </message>
    <message>
        <source>Voxel centers</source>
        <translation>Voxelmitten</translation>
    </message>
    <message>
        <source>Uniform voxels</source>
        <translation>Gleich große Voxel</translation>
    </message>
    <message>
        <source>Fills the inside with voxels as small as those at the surface, in place of few large ones. Takes several times the time and memory; meant to compare with the paper</source>
        <translation>Füllt das Innere mit Voxeln, so klein wie die an der Oberfläche, statt mit wenigen großen. Braucht ein Mehrfaches an Zeit und Speicher; gedacht für den Vergleich mit der Veröffentlichung</translation>
    </message>
    <message>
        <source>Exact sum of 1</source>
        <translation>Genaue Summe 1</translation>
    </message>
    <message>
        <source>Bounded biharmonic weights: solve all joints at once so that their weights sum to 1, in place of scaling them to 1 afterwards. Differs little and takes several times as long</source>
        <translation>Beschränkt biharmonische Gewichte: alle Gelenke zugleich lösen, sodass ihre Gewichte zusammen 1 ergeben, statt sie danach auf 1 zu skalieren. Unterscheidet sich wenig und dauert ein Mehrfaches</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>How strongly the nearest bone heats what lies around it. Less lets weights spread wider</source>
        <translation>Wie stark der nächste Knochen seine Umgebung erwärmt. Weniger lässt Gewichte sich weiter ausbreiten</translation>
    </message>
    <message>
        <source>Power of distance</source>
        <translation>Potenz des Abstands</translation>
    </message>
    <message>
        <source>Inverse distance: weights fall with this power of the distance. More is stiffer</source>
        <translation>Inverser Abstand: Gewichte nehmen mit dieser Potenz des Abstands ab. Mehr ist steifer</translation>
    </message>
    <message>
        <source>Envelope blend</source>
        <translation>Hüllenübergang</translation>
    </message>
    <message>
        <source>How far a bone&apos;s weight reaches beyond its envelope, relative to the envelope&apos;s radius. 0: a bone moves what its envelope contains and nothing else</source>
        <translation>Wie weit das Gewicht eines Knochens über seine Hülle hinausreicht, gemessen am Radius der Hülle. 0: Ein Knochen bewegt, was seine Hülle enthält, und sonst nichts</translation>
    </message>
    <message>
        <source>Envelope size</source>
        <translation>Hüllengröße</translation>
    </message>
    <message>
        <source>A bone&apos;s envelope grows until it holds this fraction of the surface that is nearest to the bone</source>
        <translation>Die Hülle eines Knochens wächst, bis sie diesen Anteil der Oberfläche enthält, die dem Knochen am nächsten liegt</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>Käfige</translation>
    </message>
    <message>
        <source>Smoothness in pixels</source>
        <translation>Glätte in Pixeln</translation>
    </message>
    <message>
        <source>Flat picture: how far weights reach along the picture, in pixels of a picture 512 pixels long. 10 bends hard, 100 softly</source>
        <translation>Flaches Bild: wie weit Gewichte entlang des Bildes reichen, in Pixeln eines 512 Pixel langen Bildes. 10 beugt hart, 100 weich</translation>
    </message>
    <message>
        <source>Weights look wrong all over: go back to Geodesic Voxel, or compare two solvers side by side (View &gt; Compare)</source>
        <translation>Gewichte sehen überall falsch aus: zurück zu Geodätische Voxel, oder zwei Solver nebeneinander vergleichen (Ansicht &gt; Vergleichen)</translation>
    </message>
    <message>
        <source>A thin arm pulls the chest along: switch it on. A head or a toe moves too much around it: switch it off</source>
        <translation>Ein dünner Arm zieht die Brust mit: einschalten. Ein Kopf oder Zeh bewegt zu viel um sich: ausschalten</translation>
    </message>
    <message>
        <source>A big head follows the neck, or a foot stays behind: switch it on. A last bone reaches into its neighbours: switch it off</source>
        <translation>Ein großer Kopf folgt dem Hals, oder ein Fuß bleibt zurück: einschalten. Ein letzter Knochen reicht in seine Nachbarn: ausschalten</translation>
    </message>
    <message>
        <source>Joints without parent and child move nothing: switch it on. Their bones turn the wrong way: switch it off</source>
        <translation>Gelenke ohne Eltern und Kinder bewegen nichts: einschalten. Ihre Knochen zeigen in die falsche Richtung: ausschalten</translation>
    </message>
    <message>
        <source>An elbow bends like rubber: raise it. It breaks in a sharp line: lower it. Only one joint does: select it and give it its own stiffness</source>
        <translation>Ein Ellbogen biegt sich wie Gummi: erhöhen. Er knickt in einer scharfen Linie: verringern. Nur ein Gelenk tut das: auswählen und ihm eigene Steifigkeit geben</translation>
    </message>
    <message>
        <source>Bends show steps or sharp lines: raise it. Fingers or lips pull one another along: lower it</source>
        <translation>Beugungen zeigen Stufen oder scharfe Linien: erhöhen. Finger oder Lippen ziehen einander mit: verringern</translation>
    </message>
    <message>
        <source>Shoulders or hips bend in steps: raise it, if your engine takes more. Shift+T shows where the limit took weight away</source>
        <translation>Schultern oder Hüften beugen sich in Stufen: erhöhen, wenn Ihre Engine mehr nimmt. Umschalt+T zeigt, wo die Grenze Gewicht wegnahm</translation>
    </message>
    <message>
        <source>Bends are too wide although they are stiff: try Exponential. Bends crease: try Quadratic</source>
        <translation>Beugungen sind zu breit, obwohl sie steif sind: Exponentiell versuchen. Beugungen knicken: Quadratisch versuchen</translation>
    </message>
    <message>
        <source>Skin shows steps where weights are small: set it to 0. Far joints still move a vertex a little: raise it to 0.01</source>
        <translation>Die Haut zeigt Stufen, wo Gewichte klein sind: auf 0 setzen. Ferne Gelenke bewegen einen Vertex noch ein wenig: auf 0,01 erhöhen</translation>
    </message>
    <message>
        <source>A strap or a sleeve does not bend: set that part to Smooth in the Parts panel. A button or a buckle bends: switch it on</source>
        <translation>Ein Riemen oder Ärmel beugt sich nicht: das Teil unter „Teile“ auf Weich setzen. Ein Knopf oder eine Schnalle beugt sich: einschalten</translation>
    </message>
    <message>
        <source>Fingers or legs stick together: choose a higher one, or refine only that place. Binding takes too long: choose a lower one</source>
        <translation>Finger oder Beine kleben zusammen: höher wählen, oder nur diese Stelle verfeinern. Das Binden dauert zu lange: niedriger wählen</translation>
    </message>
    <message>
        <source>Close fingers or folds still stick together: lower it. Binding takes too long: raise it</source>
        <translation>Enge Finger oder Falten kleben noch zusammen: verringern. Das Binden dauert zu lange: erhöhen</translation>
    </message>
    <message>
        <source>Weights ripple where many joints meet: switch it on. Binding takes too long: switch it off</source>
        <translation>Gewichte kräuseln sich, wo viele Gelenke zusammenkommen: einschalten. Das Binden dauert zu lange: ausschalten</translation>
    </message>
    <message>
        <source>Bends are too soft: raise it. Bends are too sharp: lower it</source>
        <translation>Beugungen sind zu weich: erhöhen. Beugungen sind zu scharf: verringern</translation>
    </message>
    <message>
        <source>Every joint moves a little of everything: raise it. Bends are too sharp: lower it</source>
        <translation>Jedes Gelenk bewegt von allem ein wenig: erhöhen. Beugungen sind zu scharf: verringern</translation>
    </message>
    <message>
        <source>The picture breaks where it bends: raise it. A limb pulls its neighbour along: lower it</source>
        <translation>Das Bild bricht, wo es sich biegt: erhöhen. Eine Gliedmaße zieht ihren Nachbarn mit: verringern</translation>
    </message>
    <message>
        <source>Skin tears between two bones: raise it. A bone moves its neighbours: lower it</source>
        <translation>Die Haut reißt zwischen zwei Knochen: erhöhen. Ein Knochen bewegt seine Nachbarn: verringern</translation>
    </message>
    <message>
        <source>Skin stays behind although its bone moves: raise it. An envelope reaches into another limb: lower it</source>
        <translation>Die Haut bleibt zurück, obwohl sich ihr Knochen bewegt: erhöhen. Eine Hülle reicht in eine andere Gliedmaße: verringern</translation>
    </message>
    <message>
        <source>The arm moves the chest at the armpit, or the thighs move each other: raise it. A thin ear or fin does not follow: lower it</source>
        <translation>Der Arm bewegt die Brust an der Achsel, oder die Schenkel bewegen einander: erhöhen. Ein dünnes Ohr oder eine Flosse folgt nicht: verringern</translation>
    </message>
    <message>
        <source>Gaps between parts are filled, or the body is hollow (Alt+5 shows it): choose the other one</source>
        <translation>Lücken zwischen Teilen sind gefüllt, oder der Körper ist hohl (Alt+5 zeigt es): den anderen wählen</translation>
    </message>
    <message>
        <source>Voxels fill the space outside of an open mesh (Alt+5 shows them): switch it on</source>
        <translation>Voxel füllen den Raum außerhalb eines offenen Netzes (Alt+5 zeigt sie): einschalten</translation>
    </message>
    <message>
        <source>Weights show steps as large as voxels: choose Smooth</source>
        <translation>Gewichte zeigen Stufen, so groß wie Voxel: Weich wählen</translation>
    </message>
    <message>
        <source>Weights reach farther along an axis than across it: choose Straight lines</source>
        <translation>Gewichte reichen entlang einer Achse weiter als quer zu ihr: Gerade Linien wählen</translation>
    </message>
    <message>
        <source>Binding takes too long or too much memory: switch it off</source>
        <translation>Das Binden braucht zu viel Zeit oder Speicher: ausschalten</translation>
    </message>
    <message>
        <source>A bind stops because it needs more memory: raise the limit, or choose a lower resolution</source>
        <translation>Ein Binden bricht ab, weil es mehr Speicher braucht: die Grenze erhöhen oder eine niedrigere Auflösung wählen</translation>
    </message>
    <message>
        <source>A part has no voxels inside (Alt+5 shows them): switch it on</source>
        <translation>Ein Teil hat keine Voxel im Inneren (Alt+5 zeigt sie): einschalten</translation>
    </message>
    <message>
        <source>The outside comes in through a hole: switch it on. Hair cards or a cloak turn solid: switch it off</source>
        <translation>Das Äußere kommt durch ein Loch herein: einschalten. Haarkarten oder ein Umhang werden massiv: ausschalten</translation>
    </message>
    <message>
        <source>A part with doubled faces is hollow (Alt+5 shows it): switch it on</source>
        <translation>Ein Teil mit doppelten Flächen ist hohl (Alt+5 zeigt es): einschalten</translation>
    </message>
    <message>
        <source>Only this joint bends too softly or too sharply: change its own stiffness. Its neighbours look wrong too: change the stiffness of all joints</source>
        <translation>Nur dieses Gelenk beugt sich zu weich oder zu scharf: seine eigene Steifigkeit ändern. Auch seine Nachbarn sehen falsch aus: die Steifigkeit aller Gelenke ändern</translation>
    </message>
    <message>
        <source>What a step along the surface costs, compared with a step inside. More keeps paths out of armpits and folds; less lets them follow thin parts. 0 and 1: no penalty. Automatic: what keeps walls at one price at every resolution. A bound character follows the slider in any pose</source>
        <translation>Was ein Schritt entlang der Oberfläche kostet, verglichen mit einem Schritt im Inneren. Mehr hält Wege aus Achseln und Falten heraus; weniger lässt sie dünnen Teilen folgen. 0 und 1: kein Aufschlag. Automatisch: so viel, dass Wände bei jeder Auflösung gleich viel kosten. Eine gebundene Figur folgt dem Regler in jeder Pose</translation>
    </message>
    <message>
        <source>Bones follow the mesh: one without a child, and that of a head with ears, goes into what it moves, feet attached to the root follow their legs, and a root outside moves nothing. Off: bones only join joints</source>
        <translation>Knochen folgen dem Netz: Einer ohne Nachfolger, und der eines Kopfs mit Ohren, reicht in das, was er bewegt, Füße an der Wurzel folgen ihren Beinen, und eine Wurzel außerhalb bewegt nichts. Aus: Knochen verbinden nur Gelenke</translation>
    </message>
    <message>
        <source>Keep the smallest weights</source>
        <translation>Kleinste Gewichte behalten</translation>
    </message>
    <message>
        <source>Far joints hold tiny weights: switch it off</source>
        <translation>Ferne Gelenke haben winzige Gewichte: ausschalten</translation>
    </message>
    <message>
        <source>Resolution in pixels</source>
        <translation>Auflösung in Pixeln</translation>
    </message>
    <message>
        <source>Flat picture: pixels along the longest side in which paths are searched. All takes the picture&apos;s own, up to 4096, so that slits one pixel wide keep limbs apart</source>
        <translation>Flaches Bild: Pixel entlang der längsten Seite, in denen Wege gesucht werden. Alle nimmt die des Bildes, bis 4096, sodass auch ein Pixel breite Schlitze Glieder trennen</translation>
    </message>
    <message>
        <source>Limbs beside a narrow slit move together: choose All. It takes long: choose 512</source>
        <translation>Glieder an einem schmalen Schlitz bewegen sich gemeinsam: Alle wählen. Es dauert lange: 512 wählen</translation>
    </message>
    <message>
        <source>Grid axes</source>
        <translation>Gitterachsen</translation>
    </message>
    <message>
        <source>How the voxel grid lies. The mesh&apos;s main axes give the same weights however the character stands; the world&apos;s axes are the paper&apos;s</source>
        <translation>Wie das Voxelgitter liegt. Die Hauptachsen des Netzes geben dieselben Gewichte, wie auch immer die Figur steht; die Weltachsen sind die der Veröffentlichung</translation>
    </message>
    <message>
        <source>World axes</source>
        <translation>Weltachsen</translation>
    </message>
    <message>
        <source>Voxelizer</source>
        <translation>Voxelisierung</translation>
    </message>
    <message>
        <source>Who finds out which voxels are inside. Columns does so on the processor, with the same result on every machine; Drawn lets the graphics card draw the mesh slice by slice, as in the paper, by the nearest face</source>
        <translation>Wer feststellt, welche Voxel innen sind. Säulen tut es auf dem Prozessor, mit demselben Ergebnis auf jedem Rechner; Gezeichnet lässt die Grafikkarte das Netz Schicht für Schicht zeichnen, wie in der Veröffentlichung, nach der nächsten Fläche</translation>
    </message>
    <message>
        <source>Drawn voxels fail or take long: choose Columns</source>
        <translation>Gezeichnete Voxel schlagen fehl oder dauern lange: Säulen wählen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Säulen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezeichnet</translation>
    </message>
    <message>
        <source>How distances are measured inside. Straight lines go around corners by the shortest way; Voxel centers go from voxel to voxel, as in the paper, and are up to 13 % too long. The last two step across faces of voxels alone, up to 73 % too long: the paper&apos;s authors tried them and gained nothing</source>
        <translation>Wie Abstände im Inneren gemessen werden. Gerade Linien gehen auf dem kürzesten Weg um Ecken; Voxelmitten gehen von Voxel zu Voxel, wie in der Veröffentlichung, und sind bis zu 13 % zu lang. Die letzten beiden gehen nur über Flächen von Voxeln, bis zu 73 % zu lang: Die Autoren haben sie versucht und nichts gewonnen</translation>
    </message>
    <message>
        <source>Centers across faces</source>
        <translation>Mitten über Flächen</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>Small voxels at bones</source>
        <translation>Kleine Voxel an Knochen</translation>
    </message>
    <message>
        <source>Makes voxels as small along bones, and at the surfaces of handles, as at the mesh. Off: paths start from the whole large voxel that a bone runs through, which is faster and less exact</source>
        <translation>Macht Voxel entlang der Knochen und an den Oberflächen von Griffen so klein wie am Netz. Aus: Wege beginnen im ganzen großen Voxel, durch das ein Knochen läuft; das ist schneller und weniger genau</translation>
    </message>
    <message>
        <source>Thick limbs bend in steps: switch it on</source>
        <translation>Dicke Glieder biegen sich in Stufen: einschalten</translation>
    </message>
    <message>
        <source>Left and right get different weights: choose Mesh axes</source>
        <translation>Links und rechts bekommen verschiedene Gewichte: Netzachsen wählen</translation>
    </message>
    <message>
        <source>Mesh axes</source>
        <translation>Netzachsen</translation>
    </message>
    <message>
        <source>Keeps weights that together are less than 0.1 % of a vertex, as the paper does. Smoothing then spreads them, too, and bends get wider</source>
        <translation>Behält Gewichte, die zusammen weniger als 0,1 % eines Vertex sind, wie die Veröffentlichung. Die Glättung verbreitet dann auch sie, und Biegungen werden breiter</translation>
    </message>
    <message>
        <source>Paths in pixels</source>
        <translation>Wege in Pixeln</translation>
    </message>
    <message>
        <source>Flat picture: how distances go from pixel to pixel</source>
        <translation>Flaches Bild: wie Abstände von Pixel zu Pixel gehen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Along rows and columns alone (Manhattan)</source>
        <translation>Nur entlang von Zeilen und Spalten (Manhattan)</translation>
    </message>
    <message>
        <source>Weights show edges along rows and columns: choose diagonals. Weights have eight corners around a joint: choose straight. It takes long: choose diagonals</source>
        <translation>Gewichte zeigen Kanten entlang von Zeilen und Spalten: Diagonalen wählen. Gewichte haben acht Ecken um ein Gelenk: Gerade wählen. Es dauert lange: Diagonalen wählen</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>Across the corners of pixels too</source>
        <translation>Auch über die Ecken von Pixeln</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>As straight as the shape allows (Euclidean)</source>
        <translation>So gerade, wie die Form es erlaubt (euklidisch)</translation>
    </message>
    <message>
        <source>Stiffness by angle</source>
        <translation>Steifigkeit nach Winkel</translation>
    </message>
    <message>
        <source>A joint bends well a little and badly far: give it a key at the far angle</source>
        <translation>Ein Gelenk beugt sich wenig gut und weit schlecht: ihm einen Schlüssel beim großen Winkel geben</translation>
    </message>
    <message>
        <source>Smoothness of joints</source>
        <translation>Glätte der Gelenke</translation>
    </message>
    <message>
        <source>Hair bends like an elbow, or an elbow like hair: change only the smoothness of this joint</source>
        <translation>Haar biegt sich wie ein Ellbogen, oder ein Ellbogen wie Haar: nur die Glätte dieses Gelenks ändern</translation>
    </message>
    <message>
        <source>Envelopes fit</source>
        <translation>Hüllen nach</translation>
    </message>
    <message>
        <source>What sets how wide envelopes are, of joints without their own</source>
        <translation>Wonach sich die Weite der Hüllen richtet, bei Gelenken ohne eigene</translation>
    </message>
    <message>
        <source>Envelopes of crowded bones are too narrow or too wide: choose the length of bones. They miss what stands far out: choose the mesh</source>
        <translation>Hüllen eng stehender Knochen sind zu schmal oder zu weit: Knochenlänge wählen. Sie erfassen nicht, was weit absteht: das Netz wählen</translation>
    </message>
    <message>
        <source>The mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>The skin that is nearest to each bone</source>
        <translation>Die Haut, die jedem Knochen am nächsten ist</translation>
    </message>
    <message>
        <source>Length of bones</source>
        <translation>Knochenlänge</translation>
    </message>
    <message>
        <source>A quarter of the length from each joint to its children</source>
        <translation>Ein Viertel der Länge von jedem Gelenk zu seinen Kindern</translation>
    </message>
    <message>
        <source>Envelope shape</source>
        <translation>Hüllenform</translation>
    </message>
    <message>
        <source>What envelopes are shaped like, of joints without their own</source>
        <translation>Welche Form Hüllen haben, bei Gelenken ohne eigene</translation>
    </message>
    <message>
        <source>Envelopes leave corners of the body out: choose boxes</source>
        <translation>Hüllen lassen Ecken des Körpers aus: Quader wählen</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Round about the bone and at its ends</source>
        <translation>Rund um den Knochen und an seinen Enden</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>Ellipsoid</translation>
    </message>
    <message>
        <source>Widest in the middle of the bone</source>
        <translation>In der Mitte des Knochens am weitesten</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Along the bone and the axes of its joint</source>
        <translation>Entlang des Knochens und der Achsen seines Gelenks</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Round about the bone, flat at its ends</source>
        <translation>Rund um den Knochen, flach an seinen Enden</translation>
    </message>
    <message>
        <source>Shared vertices</source>
        <translation>Geteilte Vertices</translation>
    </message>
    <message>
        <source>How bones move a vertex that several envelopes hold</source>
        <translation>Wie Knochen einen Vertex bewegen, den mehrere Hüllen enthalten</translation>
    </message>
    <message>
        <source>Joints bend too flat where envelopes overlap: choose by depth. Weights are to be rigid before they are smoothed: choose the deepest alone</source>
        <translation>Gelenke beugen sich zu flach, wo Hüllen überlappen: nach Tiefe wählen. Gewichte sollen vor dem Glätten starr sein: nur die tiefste wählen</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>All that hold it count alike</source>
        <translation>Alle, die ihn enthalten, zählen gleich viel</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Nach Tiefe</translation>
    </message>
    <message>
        <source>The deeper it lies in an envelope, the more</source>
        <translation>Umso mehr, je tiefer er in einer Hülle liegt</translation>
    </message>
    <message>
        <source>Deepest alone</source>
        <translation>Nur die tiefste</translation>
    </message>
    <message>
        <source>The bone whose envelope holds it deepest</source>
        <translation>Der Knochen, in dessen Hülle er am tiefsten liegt</translation>
    </message>
    <message>
        <source>Second pass</source>
        <translation>Nachglätten</translation>
    </message>
    <message>
        <source>How strongly the weights of envelopes are smoothed over the surface afterwards, relative to the thickness of each limb. 0: not at all</source>
        <translation>Wie stark die Gewichte der Hüllen danach über die Oberfläche geglättet werden, gemessen an der Dicke jeder Gliedmaße. 0: gar nicht</translation>
    </message>
    <message>
        <source>Skin breaks where one envelope ends: raise it. Envelopes are washed out: lower it</source>
        <translation>Die Haut bricht, wo eine Hülle endet: erhöhen. Hüllen verschwimmen: verringern</translation>
    </message>
    <message>
        <source>Envelopes of joints</source>
        <translation>Hüllen der Gelenke</translation>
    </message>
    <message>
        <source>Only this bone moves too much or too little skin: change its envelope</source>
        <translation>Nur dieser Knochen bewegt zu viel oder zu wenig Haut: seine Hülle ändern</translation>
    </message>
</context>
<context>
    <name>SkinDrag</name>
    <message>
        <source>Drag Skin</source>
        <translation>Haut ziehen</translation>
    </message>
</context>
<context>
    <name>SkinDragTool</name>
    <message>
        <source>Dragged by %1, %2 not reached</source>
        <translation>Um %1 gezogen, %2 nicht erreicht</translation>
    </message>
    <message>
        <source>Dragged by %1. The weights bring the skin there.</source>
        <translation>Um %1 gezogen. Die Gewichte bringen die Haut dorthin.</translation>
    </message>
    <message>
        <source>Dragged by %1. %2 cannot be reached by weights of these joints.</source>
        <translation>Um %1 gezogen. %2 lassen sich mit Gewichten dieser Gelenke nicht erreichen.</translation>
    </message>
    <message>
        <source>Dragged by %1. The shape %2 brings the skin there.</source>
        <translation>Um %1 gezogen. Die Form %2 bringt die Haut dorthin.</translation>
    </message>
</context>
<context>
    <name>SkinningText</name>
    <message>
        <source>dual quaternion skinning</source>
        <translation>Dual-Quaternion-Skinning</translation>
    </message>
    <message>
        <source>weight blended skinning</source>
        <translation>gewichtet gemischtes Skinning</translation>
    </message>
    <message>
        <source>skinning with centres of rotation</source>
        <translation>Skinning mit Drehzentren</translation>
    </message>
    <message>
        <source>classic linear skinning</source>
        <translation>klassisch lineares Skinning</translation>
    </message>
    <message>
        <source>implicit skinning over %1</source>
        <translation>implizites Skinning über %1</translation>
    </message>
</context>
<context>
    <name>SolidText</name>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>sphere, %1</source>
        <translation>Kugel, %1</translation>
    </message>
    <message>
        <source>capsule, %1 by %2</source>
        <translation>Kapsel, %1 mal %2</translation>
    </message>
    <message>
        <source>box, %1</source>
        <translation>Quader, %1</translation>
    </message>
</context>
<context>
    <name>SolverText</name>
    <message>
        <source>Geodesic Voxel</source>
        <translation>Geodätische Voxel</translation>
    </message>
    <message>
        <source>Nearest Bone</source>
        <translation>Nächster Knochen</translation>
    </message>
    <message>
        <source>The %1 solver makes no voxels.</source>
        <translation>Der Solver „%1“ erzeugt keine Voxel.</translation>
    </message>
    <message>
        <source>Bone Heat</source>
        <translation>Knochenwärme</translation>
    </message>
    <message>
        <source>Bounded Biharmonic</source>
        <translation>Beschränkt biharmonisch</translation>
    </message>
    <message>
        <source>Harmonic</source>
        <translation>Harmonisch</translation>
    </message>
    <message>
        <source>Voxel Heat</source>
        <translation>Voxelwärme</translation>
    </message>
    <message>
        <source>Nearest in Hierarchy</source>
        <translation>Nächster in der Hierarchie</translation>
    </message>
    <message>
        <source>Inverse Distance</source>
        <translation>Inverser Abstand</translation>
    </message>
    <message>
        <source>Rigid (Nearest Bone)</source>
        <translation>Starr (nächster Knochen)</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Hüllen</translation>
    </message>
    <message>
        <source>The %1 solver measures no distances.</source>
        <translation>Der Solver „%1“ misst keine Abstände.</translation>
    </message>
    <message>
        <source>The %1 solver puts no envelopes around bones.</source>
        <translation>Der Solver %1 legt keine Hüllen um Knochen.</translation>
    </message>
    <message>
        <source>Flat Picture</source>
        <translation>Flaches Bild</translation>
    </message>
</context>
<context>
    <name>SpringEdits</name>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Remove Spring Chains</source>
        <translation>Federketten entfernen</translation>
    </message>
    <message>
        <source>Remove Colliders</source>
        <translation>Collider entfernen</translation>
    </message>
    <message>
        <source>Mirror Springs</source>
        <translation>Federn spiegeln</translation>
    </message>
    <message>
        <source>Move Collider</source>
        <translation>Collider bewegen</translation>
    </message>
    <message>
        <source>Colliders of Chains</source>
        <translation>Collider von Ketten</translation>
    </message>
    <message>
        <source>Group Colliders</source>
        <translation>Collider gruppieren</translation>
    </message>
</context>
<context>
    <name>SpringTrial</name>
    <message>
        <source>In %1, %2 of %3 vertices of chains are inside of colliders in a mean step; without springs %4</source>
        <translation>In %1 sind in einem mittleren Schritt %2 von %3 Vertices der Ketten in Collidern; ohne Federn %4</translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message>
        <source>Reading the file</source>
        <translation>Datei wird gelesen</translation>
    </message>
    <message>
        <source>Preparing mesh and joints</source>
        <translation>Netz und Gelenke werden vorbereitet</translation>
    </message>
    <message>
        <source>Building the octree</source>
        <translation>Octree wird aufgebaut</translation>
    </message>
    <message>
        <source>Filling the voxels</source>
        <translation>Voxel werden gefüllt</translation>
    </message>
    <message>
        <source>Computing weights</source>
        <translation>Gewichte werden berechnet</translation>
    </message>
    <message>
        <source>Deforming the mesh</source>
        <translation>Netz wird verformt</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>Datei wird geschrieben</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>Bild wird gezeichnet</translation>
    </message>
    <message>
        <source>Fitting fields to the bones</source>
        <translation>Felder werden an die Knochen angepasst</translation>
    </message>
    <message>
        <source>Resolving ambiguous voxels</source>
        <translation>Mehrdeutige Voxel werden geklärt</translation>
    </message>
    <message>
        <source>Connecting neighbouring voxels</source>
        <translation>Benachbarte Voxel werden verbunden</translation>
    </message>
    <message>
        <source>Measuring distances from every joint</source>
        <translation>Abstände von jedem Gelenk werden gemessen</translation>
    </message>
    <message>
        <source>Solving weights in the volume</source>
        <translation>Gewichte werden im Volumen gelöst</translation>
    </message>
    <message>
        <source>%1, residual %2</source>
        <translation>%1, Residuum %2</translation>
    </message>
</context>
<context>
    <name>StyleFile</name>
    <message>
        <source>&quot;bind&quot; and &quot;artist&quot; have to be objects</source>
        <translation>„bind“ und „artist“ müssen Objekte sein</translation>
    </message>
    <message>
        <source>&quot;solver&quot; has to be one of %1</source>
        <translation>„solver“ muss eines hiervon sein: %1</translation>
    </message>
    <message>
        <source>an entry of &quot;%1&quot; is no object</source>
        <translation>ein Eintrag von „%1“ ist kein Objekt</translation>
    </message>
    <message>
        <source>it has no &quot;%1&quot;, so it is no style</source>
        <translation>ihm fehlt „%1“, also ist es kein Stil</translation>
    </message>
</context>
<context>
    <name>SubdivisionEdits</name>
    <message>
        <source>Smooth Preview</source>
        <translation>Glatte Vorschau</translation>
    </message>
    <message>
        <source>Subdivision Level</source>
        <translation>Unterteilungsstufe</translation>
    </message>
    <message>
        <source>Subdivision Scheme</source>
        <translation>Unterteilungsschema</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>target %1 must be {&quot;part&quot;: name, &quot;vertex&quot;: number, &quot;position&quot;: [x, y, z]}</source>
        <translation>Ziel %1 muss {&quot;part&quot;: name, &quot;vertex&quot;: number, &quot;position&quot;: [x, y, z]} sein</translation>
    </message>
    <message>
        <source>target %1 needs a vertex from 0, a position of three numbers and the name of a part</source>
        <translation>Ziel %1 braucht einen Vertex ab 0, eine Position aus drei Zahlen und den Namen eines Teils</translation>
    </message>
    <message>
        <source>target %1 names no part, and the character has %2 parts</source>
        <translation>Ziel %1 nennt kein Teil, und die Figur hat %2 Teile</translation>
    </message>
    <message>
        <source>the file must contain {&quot;targets&quot;: [...]}</source>
        <translation>die Datei muss {&quot;targets&quot;: [...]} enthalten</translation>
    </message>
    <message>
        <source>target %1 names a vertex a second time</source>
        <translation>Ziel %1 nennt einen Vertex ein zweites Mal</translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>seinen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>its folder is a file</source>
        <translation>sein Ordner ist eine Datei</translation>
    </message>
    <message>
        <source>you may not write to its folder</source>
        <translation>in seinen Ordner dürfen Sie nicht schreiben</translation>
    </message>
    <message>
        <source>it is a link that leads out of its folder</source>
        <translation>es ist eine Verknüpfung, die aus ihrem Ordner hinausführt</translation>
    </message>
    <message>
        <source>its name is empty</source>
        <translation>sein Name ist leer</translation>
    </message>
    <message>
        <source>the system gives this name to a device</source>
        <translation>das System gibt diesen Namen einem Gerät</translation>
    </message>
    <message>
        <source>another program has it open. Close it there</source>
        <translation>ein anderes Programm hat sie geöffnet. Schließen Sie sie dort</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Sinew comes with a character to try things on. Click Open the sample, or Next.</source>
        <translation>Sinew bringt eine Figur zum Ausprobieren mit. Klicken Sie auf „Beispiel öffnen“ oder „Weiter“.</translation>
    </message>
    <message>
        <source>Bind the skin</source>
        <translation>Die Haut binden</translation>
    </message>
    <message>
        <source>Bind Skin (%1) gives each vertex its weights: how much each joint moves it. It takes a few seconds.</source>
        <translation>„Haut binden“ (%1) gibt jedem Vertex seine Gewichte: wie viel jedes Gelenk ihn bewegt. Es dauert einige Sekunden.</translation>
    </message>
    <message>
        <source>Look at the weights</source>
        <translation>Die Gewichte ansehen</translation>
    </message>
    <message>
        <source>Click a joint here or in the view, for example LeftForeArm: colours show how much it moves the skin. %1 hides and shows them.</source>
        <translation>Klicken Sie hier oder in der Ansicht ein Gelenk an, etwa LeftForeArm: Farben zeigen, wie viel es die Haut bewegt. %1 blendet sie aus und ein.</translation>
    </message>
    <message>
        <source>Bend the elbow</source>
        <translation>Den Ellbogen beugen</translation>
    </message>
    <message>
        <source>Press %1 and drag a ring around the joint. Then drag Stiffness (alpha) in the Bind panel: the bend follows.</source>
        <translation>Drücken Sie %1, und ziehen Sie einen Ring um das Gelenk. Ziehen Sie dann „Steifigkeit (Alpha)“ unter „Binden“: Die Beugung folgt.</translation>
    </message>
    <message>
        <source>Paint or export</source>
        <translation>Malen oder exportieren</translation>
    </message>
    <message>
        <source>Press %1 to paint what the solver cannot know. When the character bends well, %2 writes the file and checks it.</source>
        <translation>Drücken Sie %1, um zu malen, was der Solver nicht wissen kann. Beugt sich die Figur gut, schreibt %2 die Datei und prüft sie.</translation>
    </message>
</context>
<context>
    <name>VisibilityEdits</name>
    <message>
        <source>%1 of %2 parts hidden</source>
        <translation>%1 von %2 Teilen ausgeblendet</translation>
    </message>
    <message>
        <source>Hide Part</source>
        <translation>Teil ausblenden</translation>
    </message>
    <message>
        <source>Show Part</source>
        <translation>Teil zeigen</translation>
    </message>
    <message>
        <source>Show All Parts</source>
        <translation>Alle Teile zeigen</translation>
    </message>
    <message>
        <source>Isolate Part</source>
        <translation>Teil isolieren</translation>
    </message>
    <message>
        <source>Hide Parts</source>
        <translation>Teile ausblenden</translation>
    </message>
    <message>
        <source>Show Parts</source>
        <translation>Teile einblenden</translation>
    </message>
    <message>
        <source>Isolate Parts</source>
        <translation>Teile isolieren</translation>
    </message>
    <message>
        <source>%1 of %2 parts ghosted</source>
        <translation>%1 von %2 Teilen durchscheinend</translation>
    </message>
    <message>
        <source>%1 of %2 joints hidden</source>
        <translation>%1 von %2 Gelenken ausgeblendet</translation>
    </message>
    <message>
        <source>%1 of %2 faces hidden</source>
        <translation>%1 von %2 Flächen ausgeblendet</translation>
    </message>
    <message>
        <source>Ghost Part</source>
        <translation>Teil durchscheinend</translation>
    </message>
    <message>
        <source>Ghost Parts</source>
        <translation>Teile durchscheinend</translation>
    </message>
    <message>
        <source>Ghost Other Parts</source>
        <translation>Andere Teile durchscheinend</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>WorkEnds</name>
    <message>
        <source>%1 canceled. Nothing changed.</source>
        <translation>%1 abgebrochen. Nichts geändert.</translation>
    </message>
    <message>
        <source>%1 canceled, because the weights changed while it ran. Run it again.</source>
        <translation>%1 abgebrochen, weil sich die Gewichte währenddessen geändert haben. Führen Sie es erneut aus.</translation>
    </message>
</context>
<context>
    <name>sinew::AboutDialog</name>
    <message>
        <source>About Sinew</source>
        <translation>Über Sinew</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Made with Qt, Eigen, oneTBB, OpenMesh, Assimp, spdlog, CLI11 and JSON for Modern C++.</source>
        <translation>Freie Software unter der MIT-Lizenz. Gebaut mit Qt, Eigen, oneTBB, OpenMesh, Assimp, spdlog, CLI11 und JSON for Modern C++.</translation>
    </message>
    <message>
        <source>Sinew binds characters to skeletons by geodesic distance through the body.</source>
        <translation>Sinew bindet Figuren an Skelette, nach geodätischem Abstand durch den Körper.</translation>
    </message>
    <message>
        <source>The papers that Sinew builds on</source>
        <translation>Die Paper, auf denen Sinew aufbaut</translation>
    </message>
</context>
<context>
    <name>sinew::ActivityLog</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Opening canceled</source>
        <translation>Öffnen abgebrochen</translation>
    </message>
    <message>
        <source>Bind at resolution %1 started</source>
        <translation>Binden mit Auflösung %1 begonnen</translation>
    </message>
    <message>
        <source>Bind canceled</source>
        <translation>Binden abgebrochen</translation>
    </message>
    <message>
        <source>Export canceled</source>
        <translation>Export abgebrochen</translation>
    </message>
    <message>
        <source>Saved automatically: %1</source>
        <translation>Automatisch gespeichert: %1</translation>
    </message>
    <message>
        <source>Exported %1, %2, %3. %4</source>
        <translation>%1 exportiert, %2, %3. %4</translation>
    </message>
    <message>
        <source>Fitting of fields canceled</source>
        <translation>Anpassen der Felder abgebrochen</translation>
    </message>
    <message>
        <source>Skeleton with %1 joints loaded from %2</source>
        <translation>Skelett mit %1 Gelenken aus %2 geladen</translation>
    </message>
    <message>
        <source>Weight layers transferred: %1 vertices, %2 too far away</source>
        <translation>Gewichtsebenen übertragen: %1 Vertices, %2 zu weit entfernt</translation>
    </message>
    <message>
        <source>Bind discarded: the document has changed</source>
        <translation>Bindung verworfen: Das Dokument hat sich geändert</translation>
    </message>
    <message>
        <source>Fields fitted to %1 joints, %2 of them capsules; %3 vertices move with them</source>
        <translation>Felder an %1 Gelenke angepasst, davon %2 Kapseln; %3 Vertices bewegen sich mit ihnen</translation>
    </message>
    <message>
        <source>Opened %1: %2 parts, %3 vertices, %4 polygons, %5 joints</source>
        <translation>%1 geöffnet: %2 Teile, %3 Vertices, %4 Polygone, %5 Gelenke</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints in %3 (%4)</source>
        <translation>%1 Vertices an %2 Gelenke gebunden in %3 (%4)</translation>
    </message>
    <message>
        <source>Reloaded %1</source>
        <translation>%1 neu geladen</translation>
    </message>
    <message>
        <source>Motion loaded from %1: %2 joints follow it</source>
        <translation>Bewegung aus %1 geladen: %2 Gelenke folgen ihr</translation>
    </message>
    <message>
        <source>Joints of the motion that this skeleton lacks: %1</source>
        <translation>Gelenke der Bewegung, die diesem Skelett fehlen: %1</translation>
    </message>
    <message>
        <source>Joints of the skeleton that the motion leaves alone: %1</source>
        <translation>Gelenke des Skeletts, die die Bewegung ruhen lässt: %1</translation>
    </message>
</context>
<context>
    <name>sinew::AlphaCurveForm</name>
    <message>
        <source>Stiffness by angle of %1</source>
        <translation>Steifigkeit nach Winkel von %1</translation>
    </message>
    <message>
        <source>Stiffness by angle of the selected joint</source>
        <translation>Steifigkeit nach Winkel des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>Skin gets stiffer or softer as this joint turns. The curve sets the stiffness (alpha) of the bones below over the joint&apos;s angle</source>
        <translation>Die Haut wird steifer oder weicher, wenn sich dieses Gelenk dreht. Die Kurve legt die Steifigkeit (Alpha) der unten gewählten Knochen über dem Winkel des Gelenks fest</translation>
    </message>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>Wählen Sie zuerst ein Gelenk in der Ansicht oder im Baum aus</translation>
    </message>
    <message>
        <source>Both bones</source>
        <translation>Beide Knochen</translation>
    </message>
    <message>
        <source>This bone</source>
        <translation>Dieser Knochen</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Bereich %1</translation>
    </message>
    <message>
        <source>At %1°</source>
        <translation>Bei %1°</translation>
    </message>
    <message>
        <source>At key</source>
        <translation>Am Schlüssel</translation>
    </message>
    <message>
        <source>Joints with stiffness by angle: %1</source>
        <translation>Gelenke mit Steifigkeit nach Winkel: %1</translation>
    </message>
    <message>
        <source>Stiffness by Angle</source>
        <translation>Steifigkeit nach Winkel</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>Whose stiffness the curve sets: that of this joint&apos;s bone and of its parent&apos;s, which bend against one another, of this bone alone, or of a region</source>
        <translation>Wessen Steifigkeit die Kurve festlegt: die des Knochens dieses Gelenks und des Knochens seines Elterngelenks, die sich gegeneinander beugen, nur die dieses Knochens oder die eines Bereichs</translation>
    </message>
    <message>
        <source>Stiffness over angle</source>
        <translation>Steifigkeit über Winkel</translation>
    </message>
    <message>
        <source>Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and down change. The dashed line is the pose&apos;s angle</source>
        <translation>Ziehen verschiebt einen Schlüssel; Doppelklick fügt einen hinzu, Entf entfernt ihn. Tasten: links und rechts wählen, auf und ab ändern. Die gestrichelte Linie ist der Winkel der Pose</translation>
    </message>
    <message>
        <source>Stiffness at the key</source>
        <translation>Steifigkeit am Schlüssel</translation>
    </message>
    <message>
        <source>The stiffness (alpha) at the angle of the chosen key</source>
        <translation>Die Steifigkeit (Alpha) beim Winkel des gewählten Schlüssels</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Set a key at the pose&apos;s angle</source>
        <translation>Einen Schlüssel beim Winkel der Pose setzen</translation>
    </message>
    <message>
        <source>Adds a key at the angle that the joint has in the pose</source>
        <translation>Fügt einen Schlüssel bei dem Winkel hinzu, den das Gelenk in der Pose hat</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the chosen key</source>
        <translation>Den gewählten Schlüssel löschen</translation>
    </message>
    <message>
        <source>Takes the chosen key out of the curve</source>
        <translation>Nimmt den gewählten Schlüssel aus der Kurve</translation>
    </message>
    <message>
        <source>Swing: how far the direction of the joint&apos;s bone turns from the bind pose. Twist: how far the bone turns about itself. Bend: the part of the swing about the joint&apos;s own axis, whose sign tells the directions apart</source>
        <translation>Schwenk: wie weit sich die Richtung des Knochens von der Bindepose wegdreht. Verdrehung: wie weit sich der Knochen um sich selbst dreht. Beugung: der Teil des Schwenks um die eigene Achse des Gelenks; ihr Vorzeichen unterscheidet die Richtungen</translation>
    </message>
</context>
<context>
    <name>sinew::Autosave</name>
    <message>
        <source>it is in use by another process</source>
        <translation>es wird von einem anderen Prozess verwendet</translation>
    </message>
</context>
<context>
    <name>sinew::AutosaveFlow</name>
    <message>
        <source>Autosave failed: %1</source>
        <translation>Automatisches Speichern fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Autosaved</source>
        <translation>Automatisch gespeichert</translation>
    </message>
    <message>
        <source>An autosave copy is damaged.</source>
        <translation>Eine automatisch gespeicherte Kopie ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>sinew::BakeDialog</name>
    <message>
        <source>Canceled. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>End Co&amp;mparing</source>
        <translation>Ver&amp;gleich beenden</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Ver&amp;gleichen</translation>
    </message>
    <message>
        <source>The character has changed since this bake. Bake again to apply it.</source>
        <translation>Die Figur hat sich seit diesem Backen geändert. Backen Sie erneut, um das Ergebnis anzuwenden.</translation>
    </message>
    <message>
        <source>Baked in %1 s.</source>
        <translation>In %1 s gebacken.</translation>
    </message>
    <message numerus="yes">
        <source>%n painted vertex(ices) kept their weights.</source>
        <translation>
            <numerusform>%n bemalter Vertex hat seine Gewichte behalten.</numerusform>
            <numerusform>%n bemalte Vertices haben ihre Gewichte behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Bake for Engine</source>
        <translation>Für Engine backen</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>Backen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>&amp;Backen</translation>
    </message>
    <message>
        <source>Fit what is ticked to the source in the poses, and measure it. The character stays as it is until you apply the result</source>
        <translation>Das Angehakte in den Posen an die Quelle anpassen und messen. Die Figur bleibt, wie sie ist, bis Sie das Ergebnis anwenden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show the source and the bake side by side in the same pose. Colours show how far they are apart</source>
        <translation>Die Quelle und das Gebackene nebeneinander in derselben Pose zeigen. Farben zeigen, wie weit sie auseinanderliegen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Put weights, joints, shapes and drivers into the character and skin it with classic linear. One step of undo</source>
        <translation>Gewichte, Gelenke, Formen und Treiber in die Figur setzen und sie klassisch linear verformen. Ein Schritt zum Rückgängigmachen</translation>
    </message>
    <message>
        <source>Progress of the bake</source>
        <translation>Fortschritt des Backens</translation>
    </message>
</context>
<context>
    <name>sinew::BakeFlow</name>
    <message>
        <source>The bake cannot be applied.</source>
        <translation>Das Gebackene kann nicht angewendet werden.</translation>
    </message>
    <message>
        <source>Baked. %1</source>
        <translation>Gebacken. %1</translation>
    </message>
    <message>
        <source>Pose of the Bake</source>
        <translation>Pose aus dem Backen</translation>
    </message>
</context>
<context>
    <name>sinew::BakeForm</name>
    <message numerus="yes">
        <source>%n joint(s) have settings of their own.</source>
        <translation>
            <numerusform>%n Gelenk hat eigene Einstellungen.</numerusform>
            <numerusform>%n Gelenke haben eigene Einstellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stiffness follows the angles of joints.</source>
        <translation>Die Steifigkeit folgt den Winkeln von Gelenken.</translation>
    </message>
    <message>
        <source>%1 (held out)</source>
        <translation>%1 (zurückgehalten)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Poses: %1, of which %2 are held out to judge the result</source>
        <translation>Posen: %1, davon %2 zurückgehalten, um das Ergebnis zu beurteilen</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Max. Einflüsse</translation>
    </message>
    <message>
        <source>How many joints may move a vertex after the bake</source>
        <translation>Wie viele Gelenke einen Vertex nach dem Backen bewegen dürfen</translation>
    </message>
    <message>
        <source>Good to</source>
        <translation>Gut bis</translation>
    </message>
    <message>
        <source>The bake is good where the mean distance to the source is within this at every joint in every pose</source>
        <translation>Das Gebackene ist gut, wo der mittlere Abstand zur Quelle an jedem Gelenk in jeder Pose innerhalb dieses Werts liegt</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>How much memory the bake may take</source>
        <translation>Wie viel Speicher das Backen belegen darf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Fit weights</source>
        <translation>Gewichte anpassen</translation>
    </message>
    <message>
        <source>Finds the linear weights that come nearest to the source in all poses. They become a layer above all others. Painted vertices and locked joints keep theirs</source>
        <translation>Findet die linearen Gewichte, die der Quelle in allen Posen am nächsten kommen. Sie werden eine Ebene über allen anderen. Gemalte Vertices und gesperrte Gelenke behalten ihre</translation>
    </message>
    <message>
        <source>Add helper joints</source>
        <translation>Hilfsgelenke hinzufügen</translation>
    </message>
    <message>
        <source>Adds joints that turn half-way with another joint, where they pay</source>
        <translation>Fügt Gelenke hinzu, die sich zur Hälfte mit einem anderen Gelenk drehen, wo sie sich lohnen</translation>
    </message>
    <message>
        <source>Add shapes, at most</source>
        <translation>Formen hinzufügen, höchstens</translation>
    </message>
    <message>
        <source>Add shapes</source>
        <translation>Formen hinzufügen</translation>
    </message>
    <message>
        <source>Adds corrective shapes with their drivers, those first that take away most of the distance</source>
        <translation>Fügt Korrekturformen mit ihren Treibern hinzu, zuerst jene, die am meisten Abstand wegnehmen</translation>
    </message>
    <message>
        <source>Shapes at most</source>
        <translation>Formen höchstens</translation>
    </message>
    <message>
        <source>How many corrective shapes the character gets. A symmetric pair counts as one</source>
        <translation>Wie viele Korrekturformen die Figur bekommt. Ein symmetrisches Paar zählt als eine</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Posen</translation>
    </message>
    <message>
        <source>Engines show classic linear as it is. Choose the skinning that they are to come near to.</source>
        <translation>Engines zeigen klassisch linear so, wie es ist. Wählen Sie das Skinning, dem sie nahekommen sollen.</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: keine</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The skinning method that the bake comes near to. It is the character&apos;s own, as in the Pose panel, where each joint has settings too</source>
        <translation>Das Skinning-Verfahren, dem das Backen nahekommt. Es ist das der Figur, wie im Bedienfeld „Pose“, wo auch jedes Gelenk Einstellungen hat</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>Implizites Skinning</translation>
    </message>
    <message>
        <source>Over the method: limbs keep their shape, and skin stops where it touches skin</source>
        <translation>Über dem Verfahren: Gliedmaßen behalten ihre Form, und Haut hält an, wo sie Haut berührt</translation>
    </message>
    <message>
        <source>How much nearer to the source the vertices come that the step moves</source>
        <translation>Wie viel näher die Vertices, die der Schritt bewegt, der Quelle kommen</translation>
    </message>
    <message>
        <source>What the step adds to the file</source>
        <translation>Was der Schritt der Datei hinzufügt</translation>
    </message>
    <message>
        <source>The poses that the bake is fitted to. A click on a pose shows it. Every third is held out: it judges the result and is not fitted to</source>
        <translation>Die Posen, an die das Backen angepasst wird. Ein Klick auf eine Pose zeigt sie. Jede dritte wird zurückgehalten: Sie beurteilt das Ergebnis und geht nicht in die Anpassung ein</translation>
    </message>
</context>
<context>
    <name>sinew::BakeResults</name>
    <message>
        <source>Nothing is baked yet.</source>
        <translation>Noch nichts gebacken.</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Worst before</source>
        <translation>Größter vorher</translation>
    </message>
    <message>
        <source>Worst after</source>
        <translation>Größter nachher</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Zurückgehalten</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>%1 (held out)</source>
        <translation>%1 (zurückgehalten)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>What the rows below are</source>
        <translation>Was die Zeilen darunter sind</translation>
    </message>
    <message>
        <source>Figures of the bake</source>
        <translation>Zahlen des Backens</translation>
    </message>
    <message>
        <source>Mean distance, fitted poses</source>
        <translation>Mittlerer Abstand, angepasste Posen</translation>
    </message>
    <message>
        <source>Mean distance, held-out poses</source>
        <translation>Mittlerer Abstand, zurückgehaltene Posen</translation>
    </message>
    <message>
        <source>Worst distance, fitted poses</source>
        <translation>Größter Abstand, angepasste Posen</translation>
    </message>
    <message>
        <source>Worst distance, held-out poses</source>
        <translation>Größter Abstand, zurückgehaltene Posen</translation>
    </message>
    <message>
        <source>Smallest volume at a joint</source>
        <translation>Kleinstes Volumen an einem Gelenk</translation>
    </message>
    <message>
        <source>Faces that cross others (source: %1)</source>
        <translation>Flächen, die andere durchdringen (Quelle: %1)</translation>
    </message>
    <message>
        <source>Size of the shapes in a file</source>
        <translation>Größe der Formen in einer Datei</translation>
    </message>
    <message>
        <source>Mean distance to the source before the bake</source>
        <translation>Mittlerer Abstand zur Quelle vor dem Backen</translation>
    </message>
    <message>
        <source>Mean distance to the source after the bake</source>
        <translation>Mittlerer Abstand zur Quelle nach dem Backen</translation>
    </message>
    <message>
        <source>The farthest vertex before the bake</source>
        <translation>Der am weitesten entfernte Vertex vor dem Backen</translation>
    </message>
    <message>
        <source>The farthest vertex after the bake</source>
        <translation>Der am weitesten entfernte Vertex nach dem Backen</translation>
    </message>
    <message>
        <source>The joint that is farthest off after the bake</source>
        <translation>Das Gelenk, das nach dem Backen am weitesten abweicht</translation>
    </message>
    <message>
        <source>Mean distance to the source in fitted poses before the bake</source>
        <translation>Mittlerer Abstand zur Quelle in angepassten Posen vor dem Backen</translation>
    </message>
    <message>
        <source>Mean distance to the source in fitted poses after the bake</source>
        <translation>Mittlerer Abstand zur Quelle in angepassten Posen nach dem Backen</translation>
    </message>
    <message>
        <source>Mean distance in poses held out of the fit, after the bake</source>
        <translation>Mittlerer Abstand in Posen, die bei der Anpassung zurückgehalten wurden, nach dem Backen</translation>
    </message>
    <message>
        <source>Worst pose</source>
        <translation>Schlechteste Pose</translation>
    </message>
    <message>
        <source>Mean distance in the pose in which it is largest: a joint is good where this is</source>
        <translation>Mittlerer Abstand in der Pose, in der er am größten ist: Ein Gelenk ist gut, wo dieser es ist</translation>
    </message>
    <message>
        <source>The smallest volume at the joint, as a part of the source&apos;s</source>
        <translation>Das kleinste Volumen am Gelenk, als Anteil dessen der Quelle</translation>
    </message>
    <message>
        <source>Millimetres by joint</source>
        <translation>Millimeter nach Gelenk</translation>
    </message>
    <message>
        <source>Millimetres by pose</source>
        <translation>Millimeter nach Pose</translation>
    </message>
    <message>
        <source>Distances to the source. A click on a row poses the character so: of a joint in the pose in which it is farthest off</source>
        <translation>Abstände zur Quelle. Ein Klick auf eine Zeile posiert die Figur so: bei einem Gelenk in der Pose, in der es am weitesten abweicht</translation>
    </message>
</context>
<context>
    <name>sinew::BatchDialog</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>working</source>
        <translation>in Arbeit</translation>
    </message>
    <message>
        <source>done before</source>
        <translation>schon vorher fertig</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>gescheitert: %1</translation>
    </message>
    <message>
        <source>Canceled. %1 Start again to go on with those that are left.</source>
        <translation>Abgebrochen. %1 Starten Sie wieder, um mit den übrigen weiterzumachen.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 fertig</translation>
    </message>
    <message>
        <source>%1 done before</source>
        <translation>%1 schon vorher fertig</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 gescheitert</translation>
    </message>
    <message>
        <source>%1 working</source>
        <translation>%1 in Arbeit</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 warten</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): %1.</source>
        <translation>
            <numerusform>%n Datei: %1.</numerusform>
            <numerusform>%n Dateien: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Bind a Folder</source>
        <translation>Ordner binden</translation>
    </message>
    <message>
        <source>Binds many characters alike, one after the other, while you work on. A file that fails stops nothing. Started again, it goes on with what is left.</source>
        <translation>Bindet viele Figuren gleich, eine nach der anderen, während Sie weiterarbeiten. Eine Datei, die scheitert, hält nichts auf. Wieder gestartet, geht es mit dem Rest weiter.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>The characters and what became of each. Double-click one that is done to open it in the window</source>
        <translation>Die Figuren und was aus jeder wurde. Doppelklick auf eine fertige öffnet sie im Fenster</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>Ergebnis &amp;öffnen</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>Ergebnis öffnen</translation>
    </message>
    <message>
        <source>Open the selected bound file in the window</source>
        <translation>Die ausgewählte gebundene Datei im Fenster öffnen</translation>
    </message>
    <message>
        <source>&amp;Bind All</source>
        <translation>Alle &amp;binden</translation>
    </message>
    <message>
        <source>Bind All</source>
        <translation>Alle binden</translation>
    </message>
    <message>
        <source>Bind all files that are not done</source>
        <translation>Alle Dateien binden, die noch nicht fertig sind</translation>
    </message>
</context>
<context>
    <name>sinew::BatchForm</name>
    <message>
        <source>Choose the Folder of Characters</source>
        <translation>Ordner der Figuren wählen</translation>
    </message>
    <message>
        <source>Choose the Output Folder</source>
        <translation>Ausgabeordner wählen</translation>
    </message>
    <message>
        <source>As in the Bind panel</source>
        <translation>Wie im Bedienfeld „Binden“</translation>
    </message>
    <message>
        <source>A recipe file</source>
        <translation>Eine Rezeptdatei</translation>
    </message>
    <message>
        <source>That of each file</source>
        <translation>Das jeder Datei</translation>
    </message>
    <message>
        <source>Skip what is done already</source>
        <translation>Überspringen, was schon fertig ist</translation>
    </message>
    <message>
        <source>Bind all files again</source>
        <translation>Alle Dateien neu binden</translation>
    </message>
    <message>
        <source>Each file&apos;s own</source>
        <translation>Das eigene jeder Datei</translation>
    </message>
    <message>
        <source>A folder, or a list of files (.txt)</source>
        <translation>Ein Ordner oder eine Liste von Dateien (.txt)</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>A folder, whose files of known formats are bound with those of its subfolders; or a .txt file with the name of a character on each line</source>
        <translation>Ein Ordner, dessen Dateien bekannter Formate mit denen seiner Unterordner gebunden werden; oder eine .txt-Datei mit dem Namen einer Figur in jeder Zeile</translation>
    </message>
    <message>
        <source>Output folder</source>
        <translation>Ausgabeordner</translation>
    </message>
    <message>
        <source>Where the bound files go, outside the folder of characters. It is made when it does not exist</source>
        <translation>Wohin die gebundenen Dateien kommen, außerhalb des Ordners der Figuren. Gibt es ihn nicht, wird er angelegt</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Bind all files with the settings of the Bind panel and the last export, or with those of a recipe</source>
        <translation>Alle Dateien mit den Einstellungen des Bedienfelds „Binden“ und des letzten Exports binden, oder mit denen eines Rezepts</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>A recipe file (.json)</source>
        <translation>Eine Rezeptdatei (.json)</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>A file whose skeleton all characters are bound to. Empty: each to its own</source>
        <translation>Eine Datei, an deren Skelett alle Figuren gebunden werden. Leer: jede an ihr eigenes</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Format of the bound files. What Sinew cannot write in the format of its file becomes GLB</source>
        <translation>Format der gebundenen Dateien. Was Sinew nicht im Format seiner Datei schreiben kann, wird GLB</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>Gleichzeitig</translation>
    </message>
    <message>
        <source>Number of files bound at a time. Each needs as much memory as one bind</source>
        <translation>Zahl der Dateien, die gleichzeitig gebunden werden. Jede braucht so viel Speicher wie ein Binden</translation>
    </message>
    <message>
        <source>Existing files</source>
        <translation>Vorhandene Dateien</translation>
    </message>
    <message>
        <source>A file counts as done if its output is unchanged and was made from the same file, by the same settings, by the same version of Sinew. All others are bound, and their outputs are replaced</source>
        <translation>Eine Datei gilt als fertig, wenn ihre Ausgabe unverändert ist und aus derselben Datei, mit denselben Einstellungen, von derselben Version von Sinew gemacht wurde. Alle anderen werden gebunden und ihre Ausgaben ersetzt</translation>
    </message>
</context>
<context>
    <name>sinew::BindBar</name>
    <message>
        <source>Open a character first.</source>
        <translation>Öffnen Sie zuerst eine Figur.</translation>
    </message>
    <message>
        <source>The character has no skeleton yet.</source>
        <translation>Die Figur hat noch kein Skelett.</translation>
    </message>
    <message>
        <source>Bound with these settings.</source>
        <translation>Mit diesen Einstellungen gebunden.</translation>
    </message>
    <message>
        <source>Not bound yet.</source>
        <translation>Noch nicht gebunden.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the bind</source>
        <translation>Binden abbrechen</translation>
    </message>
    <message>
        <source>Progress of the bind</source>
        <translation>Fortschritt beim Binden</translation>
    </message>
    <message>
        <source>Bind Skin Again</source>
        <translation>Haut neu binden</translation>
    </message>
    <message>
        <source>Bind Skin</source>
        <translation>Haut binden</translation>
    </message>
    <message>
        <source>The settings have changed since the last bind. Bind again.</source>
        <translation>Die Einstellungen haben sich seit dem letzten Binden geändert. Binden Sie neu.</translation>
    </message>
    <message>
        <source>The file has weights. Bind Skin makes new ones.</source>
        <translation>Die Datei hat Gewichte. „Haut binden“ macht neue.</translation>
    </message>
</context>
<context>
    <name>sinew::BindFlow</name>
    <message>
        <source>This character has no skeleton.</source>
        <translation>Diese Figur hat kein Skelett.</translation>
    </message>
    <message>
        <source>Bound in %1 s</source>
        <translation>In %1 s gebunden</translation>
    </message>
    <message>
        <source>The bind failed.</source>
        <translation>Das Binden ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Bound in %1 s, but the skeleton is outside the mesh. See the report</source>
        <translation>In %1 s gebunden, aber das Skelett liegt außerhalb des Netzes. Siehe Bericht</translation>
    </message>
    <message>
        <source>Coarse preview after %1 ms, now binding at full resolution</source>
        <translation>Grobe Vorschau nach %1 ms, jetzt wird mit voller Auflösung gebunden</translation>
    </message>
    <message>
        <source>Bind canceled, nothing changed</source>
        <translation>Binden abgebrochen, nichts geändert</translation>
    </message>
    <message>
        <source>Bind canceled, because the character or the settings changed while it ran</source>
        <translation>Binden abgebrochen, weil sich die Figur oder die Einstellungen währenddessen geändert haben</translation>
    </message>
    <message>
        <source>Make one from a template, or load one from one of these files: %1.</source>
        <translation>Machen Sie eines aus einer Vorlage, oder laden Sie eines aus einer dieser Dateien: %1.</translation>
    </message>
    <message>
        <source>The lattice cannot be added.</source>
        <translation>Das Gitter kann nicht hinzugefügt werden.</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 hinzugefügt</translation>
    </message>
</context>
<context>
    <name>sinew::BindPanel</name>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
</context>
<context>
    <name>sinew::BoneAlphaForm</name>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>Steifigkeit (Alpha) von %1</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of the selected joint</source>
        <translation>Steifigkeit (Alpha) des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>How stiff the skin bends at this joint, instead of the stiffness of all joints. Lower values spread the joint&apos;s weights farther into its neighbours</source>
        <translation>Wie steif sich die Haut an diesem Gelenk beugt, anstelle der Steifigkeit aller Gelenke. Kleinere Werte breiten die Gewichte des Gelenks weiter in seine Nachbarn aus</translation>
    </message>
    <message>
        <source>Joints with their own stiffness: %1</source>
        <translation>Gelenke mit eigener Steifigkeit: %1</translation>
    </message>
    <message>
        <source>Clear joint stiffness</source>
        <translation>Steifigkeit der Gelenke aufheben</translation>
    </message>
    <message>
        <source>Use the same stiffness for all joints again</source>
        <translation>Wieder dieselbe Steifigkeit für alle Gelenke verwenden</translation>
    </message>
</context>
<context>
    <name>sinew::BoneSmoothnessForm</name>
    <message>
        <source>Smoothness of %1</source>
        <translation>Glätte von %1</translation>
    </message>
    <message>
        <source>Smoothness of the selected joint</source>
        <translation>Glätte des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>How far this joint&apos;s weights reach along the picture, in pixels of a picture 512 pixels long, instead of the smoothness of all joints: 10 for an elbow, 100 for hair</source>
        <translation>Wie weit die Gewichte dieses Gelenks entlang des Bildes reichen, in Pixeln eines 512 Pixel langen Bildes, anstelle der Glätte aller Gelenke: 10 für einen Ellbogen, 100 für Haar</translation>
    </message>
    <message>
        <source>Joints with their own smoothness: %1</source>
        <translation>Gelenke mit eigener Glätte: %1</translation>
    </message>
    <message>
        <source>Clear joint smoothness</source>
        <translation>Glätte der Gelenke aufheben</translation>
    </message>
    <message>
        <source>Use the same smoothness for all joints again</source>
        <translation>Wieder dieselbe Glätte für alle Gelenke verwenden</translation>
    </message>
</context>
<context>
    <name>sinew::BoneValueForm</name>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>Wählen Sie zuerst ein Gelenk in der Ansicht oder im Baum aus</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Aufheben</translation>
    </message>
</context>
<context>
    <name>sinew::BrushForm</name>
    <message>
        <source>Brush</source>
        <translation>Pinsel</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>Schärfen</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Gradient (drag a line)</source>
        <translation>Verlauf (Linie ziehen)</translation>
    </message>
    <message>
        <source>Paints the weights of %1.</source>
        <translation>Malt die Gewichte von %1.</translation>
    </message>
    <message>
        <source>Select a joint to paint its weights.</source>
        <translation>Wählen Sie ein Gelenk aus, um seine Gewichte zu malen.</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Fluten</translation>
    </message>
    <message>
        <source>What a stroke does to the weights</source>
        <translation>Was ein Strich mit den Gewichten macht</translation>
    </message>
    <message>
        <source>The weight to paint, or the factor to scale by</source>
        <translation>Das zu malende Gewicht oder der Faktor zum Skalieren</translation>
    </message>
    <message>
        <source>The weight at the end of the gradient</source>
        <translation>Das Gewicht am Ende des Verlaufs</translation>
    </message>
    <message>
        <source>End value</source>
        <translation>Endwert</translation>
    </message>
    <message>
        <source>Under cursor</source>
        <translation>Unter dem Zeiger</translation>
    </message>
    <message>
        <source>The weight of the selected joint at the vertex under the brush</source>
        <translation>Das Gewicht des ausgewählten Gelenks am Vertex unter dem Pinsel</translation>
    </message>
    <message>
        <source>Accumulate</source>
        <translation>Anhäufen</translation>
    </message>
    <message>
        <source>Crossing a place again in the same stroke adds more. Else one stroke changes no weight by more than its strength</source>
        <translation>Eine Stelle im selben Strich noch einmal zu überqueren fügt mehr hinzu. Sonst ändert ein Strich kein Gewicht um mehr als seine Stärke</translation>
    </message>
</context>
<context>
    <name>sinew::BrushLimitForm</name>
    <message>
        <source>Max Influences: all. Nothing is cut.</source>
        <translation>Max. Einflüsse: alle. Nichts fällt weg.</translation>
    </message>
    <message>
        <source>Max Influences %1:</source>
        <translation>Max. Einflüsse %1:</translation>
    </message>
    <message>
        <source>no vertex loses weight.</source>
        <translation>kein Vertex verliert Gewicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) will lose weight, at most %1.</source>
        <translation>
            <numerusform>%n Vertex verliert Gewicht, höchstens %1.</numerusform>
            <numerusform>%n Vertices verlieren Gewicht, höchstens %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep Max Influences</source>
        <translation>Max. Einflüsse einhalten</translation>
    </message>
    <message>
        <source>Strokes give no vertex more joints than Max Influences in the Bind panel allows: the smallest weights go</source>
        <translation>Striche geben keinem Vertex mehr Gelenke, als „Max. Einflüsse“ unter „Binden“ erlaubt: Die kleinsten Gewichte fallen weg</translation>
    </message>
    <message>
        <source>What Max Influences takes from the weights as they are now. Limit Influences cuts them at once</source>
        <translation>Was „Max. Einflüsse“ den Gewichten nimmt, wie sie jetzt sind. „Einflüsse begrenzen“ schneidet sie sofort ab</translation>
    </message>
</context>
<context>
    <name>sinew::BrushOptionsForm</name>
    <message>
        <source>Normalize</source>
        <translation>Normalisieren</translation>
    </message>
    <message>
        <source>Lock this joint</source>
        <translation>Dieses Gelenk sperren</translation>
    </message>
    <message>
        <source>All others, proportionally</source>
        <translation>Alle anderen, anteilig</translation>
    </message>
    <message>
        <source>Brush options</source>
        <translation>Pinseloptionen</translation>
    </message>
    <message>
        <source>On: share the rest</source>
        <translation>An: den Rest aufteilen</translation>
    </message>
    <message>
        <source>All: scale every joint</source>
        <translation>Alle: jedes Gelenk skalieren</translation>
    </message>
    <message>
        <source>Unlocked: scale unlocked joints</source>
        <translation>Entsperrte: entsperrte Gelenke skalieren</translation>
    </message>
    <message>
        <source>How the weights of the other joints change so that all sum to 1</source>
        <translation>Wie sich die Gewichte der anderen Gelenke ändern, damit alle zusammen 1 ergeben</translation>
    </message>
    <message>
        <source>Redistribute to</source>
        <translation>Verteilen an</translation>
    </message>
    <message>
        <source>The joint that receives the weight removed by a stroke</source>
        <translation>Das Gelenk, an das ein Strich das entfernte Gewicht gibt</translation>
    </message>
    <message>
        <source>Paint layer mask</source>
        <translation>Ebenenmaske malen</translation>
    </message>
    <message>
        <source>Strokes hide the active layer. With Ctrl they show it again</source>
        <translation>Striche blenden die aktive Ebene aus. Mit Strg blenden sie sie wieder ein</translation>
    </message>
    <message>
        <source>Strokes and operations do not change the weights of this joint</source>
        <translation>Striche und Operationen ändern die Gewichte dieses Gelenks nicht</translation>
    </message>
</context>
<context>
    <name>sinew::BrushReachForm</name>
    <message>
        <source>Surface distance</source>
        <translation>Oberflächenabstand</translation>
    </message>
    <message>
        <source>Measure the radius along the surface, so that the brush does not reach the next finger</source>
        <translation>Den Radius entlang der Oberfläche messen, damit der Pinsel nicht den nächsten Finger erreicht</translation>
    </message>
    <message>
        <source>Front faces only</source>
        <translation>Nur Vorderseiten</translation>
    </message>
    <message>
        <source>Do not paint vertices that face away from the view</source>
        <translation>Vertices, die vom Betrachter wegzeigen, nicht bemalen</translation>
    </message>
    <message>
        <source>Through layers</source>
        <translation>Durch Schichten</translation>
    </message>
    <message>
        <source>Also paint what lies close over or under the surface and faces the same way: the skin below a shirt, but not the next finger</source>
        <translation>Auch malen, was dicht über oder unter der Oberfläche liegt und in dieselbe Richtung zeigt: die Haut unter einem Hemd, nicht den nächsten Finger</translation>
    </message>
</context>
<context>
    <name>sinew::BrushTipForm</name>
    <message>
        <source>Smooth</source>
        <comment>falloff</comment>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Spitz</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Gleichbleibend</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Radius in pixels. Change it with [ and ] or the wheel</source>
        <translation>Radius in Pixeln. Mit [ und ] oder dem Mausrad ändern</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <source>How the brush fades towards its edge</source>
        <translation>Wie der Pinsel zum Rand hin ausläuft</translation>
    </message>
    <message>
        <source>Mirror (X)</source>
        <translation>Spiegeln (X)</translation>
    </message>
    <message>
        <source>Also paint the other side: weights of the mirrored joint, amounts of the region</source>
        <translation>Auch die andere Seite malen: Gewichte des gespiegelten Gelenks, Werte des Bereichs</translation>
    </message>
    <message>
        <source>Strength of the brush</source>
        <translation>Stärke des Pinsels</translation>
    </message>
    <message>
        <source>Pen pressure changes the strength</source>
        <translation>Der Druck des Stifts ändert die Stärke</translation>
    </message>
    <message>
        <source>The harder, the stronger</source>
        <translation>Je fester, desto stärker</translation>
    </message>
    <message>
        <source>Pen pressure changes the size</source>
        <translation>Der Druck des Stifts ändert die Größe</translation>
    </message>
    <message>
        <source>The harder, the larger</source>
        <translation>Je fester, desto größer</translation>
    </message>
</context>
<context>
    <name>sinew::CagesForm</name>
    <message>
        <source>%1: %2 vertices, %3 faces</source>
        <translation>%1: %2 Vertices, %3 Flächen</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>Käfige</translation>
    </message>
    <message>
        <source>Add From OBJ...</source>
        <translation>Aus OBJ hinzufügen...</translation>
    </message>
    <message>
        <source>Read a cage and add a joint for each of its vertices</source>
        <translation>Einen Käfig einlesen und für jeden seiner Vertices ein Gelenk hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Each vertex of a cage is a joint that moves what lies around it. Draw the cage in the view, or model it in another program and export it as OBJ.</source>
        <translation>Jeder Vertex eines Käfigs ist ein Gelenk, das seine Umgebung bewegt. Zeichnen Sie den Käfig in der Ansicht, oder modellieren Sie ihn in einem anderen Programm und exportieren Sie ihn als OBJ.</translation>
    </message>
    <message>
        <source>Draw in the View</source>
        <translation>In der Ansicht zeichnen</translation>
    </message>
    <message>
        <source>Click in the view to place vertices. A click on the first one closes a face, Enter ends a chain or makes a point handle of a single vertex</source>
        <translation>In der Ansicht klicken, um Vertices zu setzen. Ein Klick auf den ersten schließt eine Fläche, Enter beendet eine Kette oder macht aus einem einzelnen Vertex einen Punkt als Griff</translation>
    </message>
    <message>
        <source>Place on</source>
        <translation>Setzen auf</translation>
    </message>
    <message>
        <source>Where a click on the character puts a vertex: in the middle of the volume under the cursor, or on the surface</source>
        <translation>Wohin ein Klick auf die Figur einen Vertex setzt: in die Mitte des Volumens unter dem Zeiger oder auf die Oberfläche</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Fill the inside</source>
        <translation>Inneres füllen</translation>
    </message>
    <message>
        <source>The space inside this closed cage counts as volume, so that weights spread from its faces to the skin. Without it each vertex holds the skin nearest to it</source>
        <translation>Der Raum in diesem geschlossenen Käfig zählt zum Volumen, sodass sich Gewichte von seinen Flächen zur Haut ausbreiten. Ohne ihn hält jeder Vertex die Haut, die ihm am nächsten ist</translation>
    </message>
    <message>
        <source>Cages whose vertices are joints. Double-click to rename</source>
        <translation>Käfige, deren Vertices Gelenke sind. Doppelklick zum Umbenennen</translation>
    </message>
    <message>
        <source>Remove the selected cages and the joints that were added for them</source>
        <translation>Die ausgewählten Käfige und die für sie hinzugefügten Gelenke entfernen</translation>
    </message>
    <message>
        <source>%1: lattice, %2 control vertices</source>
        <translation>%1: Gitter, %2 Kontrollvertices</translation>
    </message>
    <message>
        <source>%1: wire, %2 control vertices</source>
        <translation>%1: Draht, %2 Kontrollvertices</translation>
    </message>
    <message>
        <source>Add Lattice</source>
        <translation>Neues Gitter</translation>
    </message>
    <message>
        <source>Put a lattice of control vertices around the selected vertices, the selected parts or the whole character, for free-form deformation</source>
        <translation>Ein Gitter aus Kontrollvertices um die ausgewählten Vertices, die ausgewählten Teile oder die ganze Figur legen, zur Freiformverformung</translation>
    </message>
</context>
<context>
    <name>sinew::ChainDialog</name>
    <message>
        <source>Draw Chain</source>
        <translation>Kette zeichnen</translation>
    </message>
    <message>
        <source>Draw a stroke over a tail, hair or a tentacle, from its root to its end.</source>
        <translation>Ziehen Sie einen Strich über einen Schwanz, Haare oder einen Tentakel, von der Wurzel zum Ende.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What the joints are called; numbers follow</source>
        <translation>Wie die Gelenke heißen; Nummern folgen</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>How many joints the chain has</source>
        <translation>Wie viele Gelenke die Kette hat</translation>
    </message>
    <message>
        <source>Below the selected joint</source>
        <translation>Unter dem ausgewählten Gelenk</translation>
    </message>
    <message>
        <source>Otherwise, or without a selected joint, the nearest joint is the parent</source>
        <translation>Sonst, oder ohne ausgewähltes Gelenk, ist das nächste Gelenk das übergeordnete</translation>
    </message>
    <message>
        <source>Draw a stroke down the front of a skirt, from its waist to its hem.</source>
        <translation>Ziehen Sie einen Strich vorn über den Rock, vom Bund bis zum Saum.</translation>
    </message>
    <message>
        <source>Draw a stroke down the middle of a cape, from its upper border to its hem.</source>
        <translation>Ziehen Sie einen Strich mitten über den Umhang, vom oberen Rand bis zum Saum.</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>Rock</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>Umhang</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>A single chain, chains around a skirt, or chains beside each other over a cape</source>
        <translation>Eine einzelne Kette, Ketten um einen Rock oder Ketten nebeneinander auf einem Umhang</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>How many chains a skirt or a cape gets</source>
        <translation>Wie viele Ketten ein Rock oder ein Umhang bekommt</translation>
    </message>
</context>
<context>
    <name>sinew::ChainMaker</name>
    <message>
        <source>Draw Chain</source>
        <translation>Kette zeichnen</translation>
    </message>
</context>
<context>
    <name>sinew::ChainValuesForm</name>
    <message>
        <source>Preset of Springs</source>
        <translation>Vorgabe der Federn</translation>
    </message>
    <message>
        <source>Stiffness at the Tip</source>
        <translation>Steifigkeit an der Spitze</translation>
    </message>
    <message>
        <source>Radius of Springs</source>
        <translation>Radius der Federn</translation>
    </message>
    <message>
        <source>Direction of Gravity</source>
        <translation>Richtung der Schwerkraft</translation>
    </message>
    <message>
        <source>Centre of Springs</source>
        <translation>Zentrum der Federn</translation>
    </message>
    <message>
        <source>%1 of Springs</source>
        <translation>%1 der Federn</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>Die Szene</translation>
    </message>
    <message>
        <source>No colliders yet</source>
        <translation>Noch keine Collider</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>colliders</source>
        <translation>Collider</translation>
    </message>
    <message>
        <source>The chosen chains differ in: %1. A field sets all of them.</source>
        <translation>Die gewählten Ketten unterscheiden sich in: %1. Ein Feld setzt alle.</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Steifigkeit</translation>
    </message>
    <message>
        <source>How strongly the chain returns to how it was modelled. 0: it only falls and swings</source>
        <translation>Wie stark die Kette dahin zurückkehrt, wie sie modelliert wurde. 0: Sie fällt und schwingt nur</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>How much speed the chain loses in each step. 0: it swings for long, 1: it stops at once</source>
        <translation>Wie viel Geschwindigkeit die Kette in jedem Schritt verliert. 0: Sie schwingt lange, 1: Sie steht sofort</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>How strongly the chain falls in the direction below. Negative: it rises</source>
        <translation>Wie stark die Kette in die Richtung unten fällt. Negativ: Sie steigt</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>weich</translation>
    </message>
    <message>
        <source>firm</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>At the tip</source>
        <translation>An der Spitze</translation>
    </message>
    <message>
        <source>Stiffness at the end of the chain, of that at its beginning. Joints between change evenly</source>
        <translation>Steifigkeit am Ende der Kette, im Verhältnis zu der am Anfang. Gelenke dazwischen ändern sich gleichmäßig</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Where gravity pulls, in the scene: 0, -1, 0 is down. Its length is made 1</source>
        <translation>Wohin die Schwerkraft zieht, in der Szene: 0, -1, 0 ist unten. Die Länge wird auf 1 gebracht</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius of the spheres at the ends of the bones, which colliders push</source>
        <translation>Radius der Kugeln an den Enden der Knochen, die Collider wegdrücken</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Zentrum</translation>
    </message>
    <message>
        <source>Only what moves against this joint makes the chain swing. Choose the hips to keep hair calm while the character moves or is dragged through the scene</source>
        <translation>Nur was sich gegenüber diesem Gelenk bewegt, lässt die Kette schwingen. Wählen Sie die Hüfte, damit Haare ruhig bleiben, während die Figur sich bewegt oder durch die Szene gezogen wird</translation>
    </message>
    <message>
        <source>Pushed by</source>
        <translation>Gestoßen von</translation>
    </message>
    <message>
        <source>Groups of colliders that the chain does not swing into</source>
        <translation>Gruppen von Collidern, in die die Kette nicht schwingt</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Stiffness, drag and gravity for what the chain is. The radius stays</source>
        <translation>Steifigkeit, Dämpfung und Schwerkraft für das, was die Kette ist. Der Radius bleibt</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
</context>
<context>
    <name>sinew::CheckFlow</name>
    <message>
        <source>%1 canceled.</source>
        <translation>%1 abgebrochen.</translation>
    </message>
    <message>
        <source>No faulty weights found.</source>
        <translation>Keine fehlerhaften Gewichte gefunden.</translation>
    </message>
    <message>
        <source>Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy, %4 with too many influences, %5 with invalid or unnormalized weights in the file.</source>
        <translation>Fehlerhafte Vertices: %1 ohne Gewichte, %2 mit Gewichten ferner Gelenke, %3 verrauscht, %4 mit zu vielen Einflüssen, %5 mit ungültigen oder nicht normalisierten Gewichten in der Datei.</translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageFlow</name>
    <message>
        <source>%1 failed.</source>
        <translation>%1 ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Check page written to %1.</source>
        <translation>Prüfseite nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>All requirements are fulfilled.</source>
        <translation>Alle Anforderungen sind erfüllt.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) missed.</source>
        <translation>
            <numerusform>%n Anforderung verfehlt.</numerusform>
            <numerusform>%n Anforderungen verfehlt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageJob</name>
    <message>
        <source>Save Check Page</source>
        <translation>Prüfseite speichern</translation>
    </message>
</context>
<context>
    <name>sinew::ClipPlayer</name>
    <message>
        <source>Range of motion</source>
        <translation>Bewegungsumfang</translation>
    </message>
    <message>
        <source>Animation %1</source>
        <translation>Animation %1</translation>
    </message>
    <message>
        <source>Use Pose from Clip</source>
        <translation>Pose aus Clip übernehmen</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>Posenschlüssel</translation>
    </message>
    <message>
        <source>Go to Time</source>
        <translation>Zur Zeit gehen</translation>
    </message>
</context>
<context>
    <name>sinew::CollidersForm</name>
    <message>
        <source>Shape of Collider</source>
        <translation>Form des Colliders</translation>
    </message>
    <message>
        <source>Joint of Collider</source>
        <translation>Gelenk des Colliders</translation>
    </message>
    <message>
        <source>Radius of Collider</source>
        <translation>Radius des Colliders</translation>
    </message>
    <message>
        <source>Direction of Plane</source>
        <translation>Richtung der Ebene</translation>
    </message>
    <message>
        <source>Move Collider</source>
        <translation>Collider bewegen</translation>
    </message>
    <message>
        <source>Rename Collider</source>
        <translation>Collider umbenennen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1: %2 an %3</translation>
    </message>
    <message>
        <source>Choose colliders in the list, or take Edit in the View and click their middles.</source>
        <translation>Wählen Sie Collider in der Liste, oder nehmen Sie „In Ansicht ändern“ und klicken Sie ihre Mitten an.</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Sphere, inside</source>
        <translation>Kugel, innen</translation>
    </message>
    <message>
        <source>Capsule, inside</source>
        <translation>Kapsel, innen</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Chains stay outside of spheres and capsules, on one side of a plane, and within the shapes whose inside is free. Planes and insides are an extension that not every program knows</source>
        <translation>Ketten bleiben außerhalb von Kugeln und Kapseln, auf einer Seite einer Ebene und innerhalb der Formen, deren Inneres frei ist. Ebenen und Innenräume sind eine Erweiterung, die nicht jedes Programm kennt</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>The joint that the collider moves with</source>
        <translation>Das Gelenk, mit dem sich der Collider bewegt</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>How thick the collider is</source>
        <translation>Wie dick der Collider ist</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Offset (mm)</source>
        <translation>Versatz (mm)</translation>
    </message>
    <message>
        <source>Where its middle or first end is, from the joint along the joint&apos;s own axes</source>
        <translation>Wo seine Mitte oder sein erstes Ende liegt, vom Gelenk aus entlang dessen eigener Achsen</translation>
    </message>
    <message>
        <source>End (mm)</source>
        <translation>Ende (mm)</translation>
    </message>
    <message>
        <source>Where the capsule&apos;s other end is, likewise</source>
        <translation>Wo das andere Ende der Kapsel liegt, ebenso</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>To which side of the plane chains are kept</source>
        <translation>Auf welcher Seite der Ebene Ketten gehalten werden</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Chains choose colliders by groups. Choose one, or type the name of a new one</source>
        <translation>Ketten wählen Collider nach Gruppen. Wählen Sie eine, oder geben Sie den Namen einer neuen ein</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>Collider</translation>
    </message>
    <message>
        <source>Shapes that chains do not swing into, one a row. Double-click names a collider</source>
        <translation>Formen, in die Ketten nicht schwingen, eine je Zeile. Doppelklick benennt einen Collider</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove colliders</source>
        <translation>Collider entfernen</translation>
    </message>
    <message>
        <source>Removes the chosen colliders</source>
        <translation>Entfernt die gewählten Collider</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirror colliders</source>
        <translation>Collider spiegeln</translation>
    </message>
    <message>
        <source>Makes the chosen colliders on the other side too, on the partner joints</source>
        <translation>Macht die gewählten Collider auch auf der anderen Seite, an den Partnergelenken</translation>
    </message>
    <message>
        <source>Edit in the View</source>
        <translation>In Ansicht ändern</translation>
    </message>
    <message>
        <source>Click a collider&apos;s middle to choose it, and drag its handles. With Symmetric Joints the other side follows</source>
        <translation>Ein Klick auf die Mitte eines Colliders wählt ihn, Ziehen bewegt seine Griffe. Mit „Symmetrisch bearbeiten“ folgt die andere Seite</translation>
    </message>
</context>
<context>
    <name>sinew::CommandDialog</name>
    <message>
        <source>Nothing found. No command has all of these words</source>
        <translation>Kein Befehl enthält alle diese Wörter</translation>
    </message>
    <message>
        <source>Not available now. %1</source>
        <translation>Jetzt nicht verfügbar. %1</translation>
    </message>
    <message>
        <source>Find Command</source>
        <translation>Befehl finden</translation>
    </message>
    <message>
        <source>Type a name, a key or what you want to do</source>
        <translation>Name, Taste oder Vorhaben eingeben</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl finden</translation>
    </message>
    <message>
        <source>Shows the commands that have all of these words</source>
        <translation>Zeigt die Befehle, die alle diese Wörter enthalten</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Enter or a double-click runs the command</source>
        <translation>Eingabetaste oder Doppelklick führt den Befehl aus</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Opens this page of the manual</source>
        <translation>Öffnet diese Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>sinew::CompareModel</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>Einflüsse</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Distance 95 %</source>
        <translation>Abstand 95 %</translation>
    </message>
    <message>
        <source>Max stretch</source>
        <translation>Max. Dehnung</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Übergreifen</translation>
    </message>
    <message>
        <source>Unweighted</source>
        <translation>Ohne Gewichte</translation>
    </message>
    <message>
        <source>Where the weights come from</source>
        <translation>Woher die Gewichte stammen</translation>
    </message>
    <message>
        <source>How long the bind took</source>
        <translation>Wie lange das Binden gedauert hat</translation>
    </message>
    <message>
        <source>Mean number of joints that move a vertex</source>
        <translation>Mittlere Anzahl der Gelenke, die einen Vertex bewegen</translation>
    </message>
    <message>
        <source>Mean difference from the weights of the first pane, 0 to 1</source>
        <translation>Mittlerer Unterschied zu den Gewichten der ersten Ansicht, 0 bis 1</translation>
    </message>
    <message>
        <source>95 % of the vertices are nearer than this to their place in the first pane, in this pose</source>
        <translation>95 % der Vertices liegen in dieser Pose näher als dieser Wert an ihrer Stelle in der ersten Ansicht</translation>
    </message>
    <message>
        <source>The edge that this pose stretches most, compared with its length in the bind pose</source>
        <translation>Die Kante, die diese Pose am stärksten dehnt, verglichen mit ihrer Länge in der Bindepose</translation>
    </message>
    <message>
        <source>Mean weight of joints other than the strongest one, its parent and its children</source>
        <translation>Mittleres Gewicht der Gelenke außer dem stärksten, seinem Elterngelenk und seinen Kindgelenken</translation>
    </message>
    <message>
        <source>Vertices without weights</source>
        <translation>Vertices ohne Gewichte</translation>
    </message>
</context>
<context>
    <name>sinew::ComparePane</name>
    <message>
        <source>Pane %1</source>
        <translation>Ansicht %1</translation>
    </message>
    <message>
        <source>Shows the character under the weights that are named above</source>
        <translation>Zeigt die Figur mit den Gewichten, die darüber genannt sind</translation>
    </message>
    <message>
        <source>The 3D view is not available. The table shows the figures.</source>
        <translation>Die 3D-Ansicht ist nicht verfügbar. Die Tabelle zeigt die Zahlen.</translation>
    </message>
</context>
<context>
    <name>sinew::CompareView</name>
    <message>
        <source>Another file...</source>
        <translation>Andere Datei...</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>What the colours of all panes mean</source>
        <translation>Was die Farben aller Ansichten bedeuten</translation>
    </message>
    <message>
        <source>Figures of the comparison</source>
        <translation>Zahlen des Vergleichs</translation>
    </message>
    <message>
        <source>One row for each pane</source>
        <translation>Eine Zeile für jede Ansicht</translation>
    </message>
    <message>
        <source>Weights of pane %1</source>
        <translation>Gewichte der Ansicht %1</translation>
    </message>
    <message>
        <source>The weights that this pane shows: of this document, of a solver under the document&apos;s settings, or of a file</source>
        <translation>Die Gewichte, die diese Ansicht zeigt: die dieses Dokuments, die eines Solvers mit den Einstellungen des Dokuments oder die einer Datei</translation>
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
        <translation>%1 (gesperrt)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>The sum of all weights of the vertex</source>
        <translation>Die Summe aller Gewichte des Vertex</translation>
    </message>
</context>
<context>
    <name>sinew::ComponentsPanel</name>
    <message>
        <source>Select vertices to edit their weights here.</source>
        <translation>Vertices auswählen, um ihre Gewichte hier zu bearbeiten.</translation>
    </message>
    <message>
        <source>Vertices: %1, joints: %2</source>
        <translation>Vertices: %1, Gelenke: %2</translation>
    </message>
    <message>
        <source>Weights of the selected vertices</source>
        <translation>Gewichte der ausgewählten Vertices</translation>
    </message>
    <message>
        <source>A row for each vertex, a column for each joint. Click a joint&apos;s name to sort</source>
        <translation>Eine Zeile für jeden Vertex, eine Spalte für jedes Gelenk. Ein Klick auf den Namen eines Gelenks sortiert</translation>
    </message>
    <message>
        <source>Unlock Joint</source>
        <translation>Gelenk entsperren</translation>
    </message>
    <message>
        <source>Lock Joint</source>
        <translation>Gelenk sperren</translation>
    </message>
    <message>
        <source>The clipboard holds no numbers.</source>
        <translation>Die Zwischenablage enthält keine Zahlen.</translation>
    </message>
    <message>
        <source>Type a number to set all selected cells, in percent. Double-click a joint&apos;s name to lock it, a vertex&apos;s number to inspect it. Ctrl+C and Ctrl+V copy and paste cells.</source>
        <translation>Eine Zahl setzt alle ausgewählten Zellen, in Prozent. Doppelklick sperrt ein Gelenk oder untersucht einen Vertex. Strg+C und Strg+V kopieren und fügen Zellen ein.</translation>
    </message>
    <message>
        <source>&amp;Copy Cells</source>
        <translation>Zellen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Cells</source>
        <translation>Zellen &amp;einfügen</translation>
    </message>
</context>
<context>
    <name>sinew::ConstraintsForm</name>
    <message>
        <source>%1: rolls about %2 with %3, %4 %</source>
        <translation>%1: rollt um %2 mit %3, %4 %</translation>
    </message>
    <message>
        <source>%1: aims %2 at %3, %4 %</source>
        <translation>%1: richtet %2 auf %3, %4 %</translation>
    </message>
    <message>
        <source>%1: turns with %2, %3 %</source>
        <translation>%1: dreht sich mit %2, %3 %</translation>
    </message>
    <message>
        <source>Remove Constraint</source>
        <translation>Constraint entfernen</translation>
    </message>
    <message>
        <source>Find Twist Joints</source>
        <translation>Drehgelenke finden</translation>
    </message>
    <message numerus="yes">
        <source>%n constraint(s) for twist joints added</source>
        <translation>
            <numerusform>%n Constraint für Drehgelenke hinzugefügt</numerusform>
            <numerusform>%n Constraints für Drehgelenke hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Constraint</source>
        <translation>Constraint hinzufügen</translation>
    </message>
    <message>
        <source>Change Constraint</source>
        <translation>Constraint ändern</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Constraints</translation>
    </message>
    <message>
        <source>Find Twists</source>
        <translation>Twists finden</translation>
    </message>
    <message>
        <source>Find twist joints</source>
        <translation>Drehgelenke finden</translation>
    </message>
    <message>
        <source>Lets twist joints, found by their place on a bone, take a fraction of the roll of the joint where the bone ends</source>
        <translation>Lässt Drehgelenke, erkannt an ihrer Lage auf einem Knochen, einen Anteil der Rollung des Gelenks übernehmen, an dem der Knochen endet</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Add a constraint</source>
        <translation>Ein Constraint hinzufügen</translation>
    </message>
    <message>
        <source>Adds a constraint of the selected joint by the one above it</source>
        <translation>Fügt dem ausgewählten Gelenk ein Constraint durch das Gelenk darüber hinzu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the constraint</source>
        <translation>Das Constraint entfernen</translation>
    </message>
    <message>
        <source>Removes the chosen constraint</source>
        <translation>Entfernt das gewählte Constraint</translation>
    </message>
    <message>
        <source>Joints that turn with others, as VRM 1.0 has it</source>
        <translation>Gelenke, die sich mit anderen drehen, wie in VRM 1.0</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>The joint that is turned</source>
        <translation>Das Gelenk, das gedreht wird</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>The joint whose turn or place counts</source>
        <translation>Das Gelenk, dessen Drehung oder Lage zählt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Roll: about one axis, as the source turns about that line. Aim: an axis points at the source. Rotation: as the source turns</source>
        <translation>Rollen: um eine Achse, so wie sich die Quelle um diese Linie dreht. Zielen: eine Achse zeigt auf die Quelle. Drehung: so wie sich die Quelle dreht</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>The joint&apos;s own axis that rolls, or that aims</source>
        <translation>Die eigene Achse des Gelenks, die rollt oder zielt</translation>
    </message>
    <message>
        <source>The fraction of the turn that the joint takes</source>
        <translation>Der Anteil der Drehung, den das Gelenk übernimmt</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>No constraints. Find Twists looks for twist joints; Add takes the selected joint.</source>
        <translation>Keine Constraints. „Twists finden“ sucht nach Drehgelenken; „Neu“ nimmt das ausgewählte Gelenk.</translation>
    </message>
</context>
<context>
    <name>sinew::ContextMenus</name>
    <message>
        <source>Show Part</source>
        <translation>Teil zeigen</translation>
    </message>
    <message>
        <source>Accept Proposal</source>
        <translation>Vorschlag annehmen</translation>
    </message>
    <message>
        <source>Show in View</source>
        <translation>In der Ansicht zeigen</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Expand All</source>
        <translation>Alles aufklappen</translation>
    </message>
    <message>
        <source>Collapse All</source>
        <translation>Alles zuklappen</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 Teile</translation>
    </message>
    <message>
        <source>Show Parts</source>
        <translation>Teile einblenden</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>Starr an %1</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Copy Nearest Skin</source>
        <translation>Nächste Haut kopieren</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Accept Proposals</source>
        <translation>Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Apply Pose</source>
        <translation>Pose anwenden</translation>
    </message>
    <message>
        <source>Apply Pose Mirrored</source>
        <translation>Pose gespiegelt anwenden</translation>
    </message>
    <message>
        <source>Rename Pose</source>
        <translation>Pose umbenennen</translation>
    </message>
    <message>
        <source>Delete Pose...</source>
        <translation>Pose löschen...</translation>
    </message>
    <message>
        <source>%1 joints</source>
        <translation>%1 Gelenke</translation>
    </message>
    <message>
        <source>Hide Part</source>
        <translation>Teil ausblenden</translation>
    </message>
    <message>
        <source>Hide Parts</source>
        <translation>Teile ausblenden</translation>
    </message>
    <message>
        <source>Ghost Part</source>
        <translation>Teil durchscheinend</translation>
    </message>
    <message>
        <source>Ghost Parts</source>
        <translation>Teile durchscheinend</translation>
    </message>
    <message>
        <source>Isolate Part</source>
        <translation>Teil isolieren</translation>
    </message>
    <message>
        <source>Isolate Parts</source>
        <translation>Teile isolieren</translation>
    </message>
    <message>
        <source>Ghost Others</source>
        <translation>Andere durchscheinend</translation>
    </message>
    <message>
        <source>Show Joint</source>
        <translation>Gelenk zeigen</translation>
    </message>
    <message>
        <source>Show Joints</source>
        <translation>Gelenke zeigen</translation>
    </message>
    <message>
        <source>Hide Joint</source>
        <translation>Gelenk ausblenden</translation>
    </message>
    <message>
        <source>Hide Joints</source>
        <translation>Gelenke ausblenden</translation>
    </message>
    <message>
        <source>Isolate Joint</source>
        <translation>Gelenk isolieren</translation>
    </message>
    <message>
        <source>Isolate Joints</source>
        <translation>Gelenke isolieren</translation>
    </message>
    <message>
        <source>Fix %1 Selected Issues</source>
        <translation>%1 ausgewählte Probleme beheben</translation>
    </message>
</context>
<context>
    <name>sinew::ControlForm</name>
    <message>
        <source>Wire with a drop-off</source>
        <translation>Draht mit Abnahme</translation>
    </message>
    <message>
        <source>The edges become a curve. Skin near it moves with the curve, the less the farther it is away</source>
        <translation>Die Kanten werden zu einer Kurve. Haut in ihrer Nähe bewegt sich mit der Kurve, umso weniger, je weiter sie entfernt ist</translation>
    </message>
    <message>
        <source>Control vertices</source>
        <translation>Kontrollvertices</translation>
    </message>
    <message>
        <source>How many control vertices the lattice has along each of its axes</source>
        <translation>Wie viele Kontrollvertices das Gitter entlang jeder seiner Achsen hat</translation>
    </message>
    <message>
        <source>Drop-off</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <source>Width over which the effect fades: around the curve of a wire, or beyond the box of a lattice. 0 ends a lattice at its box</source>
        <translation>Breite, über die die Wirkung nachlässt: um die Kurve eines Drahts oder über den Quader eines Gitters hinaus. 0 lässt ein Gitter an seinem Quader enden</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Folgt</translation>
    </message>
    <message>
        <source>What moves the control vertices: each can be a joint below one parent, a joint below the joint whose bone is nearest, or no joint, and then follow several joints of the skeleton, with the weights of the skin around it</source>
        <translation>Was die Kontrollvertices bewegt: Jeder kann ein Gelenk unter einem gemeinsamen Elterngelenk sein, ein Gelenk unter dem Gelenk mit dem nächsten Knochen, oder kein Gelenk und dann mehreren Gelenken des Skeletts folgen, mit den Gewichten der Haut ringsum</translation>
    </message>
    <message>
        <source>Parent joint</source>
        <translation>Elterngelenk</translation>
    </message>
    <message>
        <source>Nearest joint</source>
        <translation>Nächstes Gelenk</translation>
    </message>
    <message>
        <source>Skin around it</source>
        <translation>Haut ringsum</translation>
    </message>
</context>
<context>
    <name>sinew::ControlHelp</name>
    <message>
        <source>Manual: %1</source>
        <translation>Handbuch: %1</translation>
    </message>
</context>
<context>
    <name>sinew::DeformForm</name>
    <message>
        <source>Field: %1</source>
        <translation>Feld: %1</translation>
    </message>
    <message>
        <source>Deformation</source>
        <translation>Verformung</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>Implizites Skinning</translation>
    </message>
    <message>
        <source>Quality of implicit skinning</source>
        <translation>Qualität des impliziten Skinnings</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Fein</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Beugung</translation>
    </message>
    <message>
        <source>How the skin of both bones meets where this joint bends. Crease folds sharply, as elbows and knees do. Blend runs smoothly, as shoulders and necks do. Bulge presses skin out beside the crease, as fingers and soft bellies do. Needs implicit skinning</source>
        <translation>Wie sich die Haut beider Knochen trifft, wo dieses Gelenk gebeugt wird. „Falte“ knickt scharf wie Ellbogen und Knie. „Übergang“ verläuft weich wie Schultern und Hälse. „Wulst“ drückt neben der Falte Haut heraus wie bei Fingern und weichen Bäuchen. Braucht implizites Skinning</translation>
    </message>
    <message>
        <source>Crease</source>
        <translation>Falte</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Übergang</translation>
    </message>
    <message>
        <source>Bulge</source>
        <translation>Wulst</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Reach of the bend</source>
        <translation>Reichweite der Beugung</translation>
    </message>
    <message>
        <source>Bind the character first. Implicit skinning starts from its weights.</source>
        <translation>Binden Sie zuerst die Figur. Implizites Skinning geht von ihren Gewichten aus.</translation>
    </message>
    <message>
        <source>Fitting the fields...</source>
        <translation>Felder werden angepasst...</translation>
    </message>
    <message>
        <source>Select a joint to see how its field was made.</source>
        <translation>Wählen Sie ein Gelenk aus, um zu sehen, wie sein Feld entstanden ist.</translation>
    </message>
    <message>
        <source>Joint Deformation</source>
        <translation>Gelenkverformung</translation>
    </message>
    <message>
        <source>Skinning method</source>
        <translation>Skinning-Verfahren</translation>
    </message>
    <message>
        <source>Classic linear: as in game engines; loses volume where joints twist. Dual quaternion: keeps volume, but bulges at strong bends. Weight blended: a mix of both, set for each joint. Centres of rotation: keeps volume and does not bulge</source>
        <translation>Klassisch linear: wie in Spiel-Engines; verliert Volumen, wo sich Gelenke verdrehen. Duale Quaternionen: wahren das Volumen, wölben sich aber bei starken Beugungen. Gewichtet gemischt: eine Mischung aus beiden, für jedes Gelenk eingestellt. Drehzentren: wahren das Volumen und wölben sich nicht</translation>
    </message>
    <message>
        <source>Keeps the shape of the limbs in every pose: bends keep their volume, and skin stops where it touches skin. Engines do not compute it</source>
        <translation>Erhält die Form der Gliedmaßen in jeder Pose: Beugungen behalten ihr Volumen, und Haut hält an, wo sie Haut berührt. Engines berechnen es nicht</translation>
    </message>
    <message>
        <source>For Weight blended: 0 is classic linear, best for bends; 1 is dual quaternion, best for twists</source>
        <translation>Für „Gewichtet gemischt“: 0 ist klassisch linear, am besten für Beugungen; 1 steht für duale Quaternionen, am besten für Verdrehungen</translation>
    </message>
    <message>
        <source>DQ blend</source>
        <translation>DQ-Anteil</translation>
    </message>
    <message>
        <source>Dual quaternion blend</source>
        <translation>Anteil der dualen Quaternionen</translation>
    </message>
    <message>
        <source>Copy to All Joints</source>
        <translation>Auf alle Gelenke übertragen</translation>
    </message>
    <message>
        <source>Give all joints the bend, reach and DQ blend of this joint</source>
        <translation>Allen Gelenken Beugung, Reichweite und DQ-Anteil dieses Gelenks geben</translation>
    </message>
    <message>
        <source>Method of implicit skinning</source>
        <translation>Verfahren des impliziten Skinnings</translation>
    </message>
    <message>
        <source>Contact: folds meet where skin touches, and joints keep their volume. Paper: as published by Vaillant and others in 2013, with their constants, to compare</source>
        <translation>Kontakt: Falten treffen sich, wo Haut sich berührt, und Gelenke behalten ihr Volumen. Paper: wie 2013 von Vaillant und anderen veröffentlicht, mit ihren Konstanten, zum Vergleich</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Paper (2013)</source>
        <translation>Paper (2013)</translation>
    </message>
    <message>
        <source>Draft is fastest while posing. Fine looks more closely, for renders and baking</source>
        <translation>„Entwurf“ ist beim Posieren am schnellsten. „Fein“ sieht genauer hin, zum Rendern und Backen</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>Ellbogen</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Knie</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>Finger</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Hals</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Schulter</translation>
    </message>
    <message>
        <source>How far Blend and Bulge reach from the joint when it is bent: 0 is the same as Crease, 1 is the farthest</source>
        <translation>Wie weit „Übergang“ und „Wulst“ vom gebeugten Gelenk aus reichen: 0 ist dasselbe wie „Falte“, 1 ist am weitesten</translation>
    </message>
    <message>
        <source>Reach by angle</source>
        <translation>Reichweite nach Winkel</translation>
    </message>
    <message>
        <source>How far Blend and Bulge reach while the joint bends. Drag the three keys. The dashed line is the bend of the pose</source>
        <translation>Wie weit „Übergang“ und „Wulst“ reichen, während sich das Gelenk beugt. Ziehen verschiebt die drei Schlüssel. Die gestrichelte Linie ist die Beugung der Pose</translation>
    </message>
    <message>
        <source>Sets bend and reach for a kind of joint</source>
        <translation>Setzt Beugung und Reichweite für eine Art von Gelenk</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>sinew::DeformerNote</name>
    <message>
        <source>Measuring the difference...</source>
        <translation>Der Unterschied wird gemessen...</translation>
    </message>
    <message>
        <source>The difference is measured once the fields are fitted.</source>
        <translation>Der Unterschied wird gemessen, sobald die Felder angepasst sind.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;dialog&quot;&gt;Bake for Engine...&lt;/a&gt; lets the engine show the same: by weights, helper joints and corrective shapes. &lt;a href=&quot;bake&quot;&gt;How it works&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;dialog&quot;&gt;Für Engine backen...&lt;/a&gt; lässt die Engine dasselbe zeigen: durch Gewichte, Hilfsgelenke und Korrekturformen. &lt;a href=&quot;bake&quot;&gt;So funktioniert es&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1 &lt;a href=&quot;place&quot;&gt;Show it in the view&lt;/a&gt;</source>
        <translation>%1 &lt;a href=&quot;place&quot;&gt;In der Ansicht zeigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The character is posed, and the pose is not exported: the file has the bind pose. Pose &gt; Apply as Rest Pose makes the pose the bind pose.</source>
        <translation>Die Figur ist posiert, und die Pose wird nicht exportiert: Die Datei hat die Bindepose. Pose &gt; Als Ruhepose anwenden macht die Pose zur Bindepose.</translation>
    </message>
</context>
<context>
    <name>sinew::DiskDialog</name>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Hinzugefügt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 Vertex</numerusform>
            <numerusform>%1 Vertices</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Entfernt: %1</translation>
    </message>
    <message>
        <source>now called %1</source>
        <translation>heißt jetzt %1</translation>
    </message>
    <message>
        <source>%1 vertices, now %2</source>
        <translation>%1 Vertices, jetzt %2</translation>
    </message>
    <message>
        <source>%1 polygons, now %2</source>
        <translation>%1 Polygone, jetzt %2</translation>
    </message>
    <message>
        <source>other polygons</source>
        <translation>andere Polygone</translation>
    </message>
    <message>
        <source>%1, by %2 at most</source>
        <translation>%1, um höchstens %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) moved</source>
        <translation>
            <numerusform>%1 Vertex verschoben</numerusform>
            <numerusform>%1 Vertices verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>moved by %1</source>
        <translation>um %1 verschoben</translation>
    </message>
    <message>
        <source>rotated by %1°</source>
        <translation>um %1° gedreht</translation>
    </message>
    <message>
        <source>parent %1, was %2</source>
        <translation>Eltern %1, zuvor %2</translation>
    </message>
    <message>
        <source>moved or rotated very little</source>
        <translation>kaum verschoben oder gedreht</translation>
    </message>
    <message>
        <source>has weights now</source>
        <translation>hat jetzt Gewichte</translation>
    </message>
    <message>
        <source>has no weights any more</source>
        <translation>hat keine Gewichte mehr</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) changed</source>
        <translation>
            <numerusform>%1 Vertex geändert</numerusform>
            <numerusform>%1 Vertices geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Compare With File on Disk</source>
        <translation>Mit Datei auf der Platte vergleichen</translation>
    </message>
    <message>
        <source>%1 on disk is not what it was when you opened it. Reload reads it again and keeps all your work.</source>
        <translation>%1 ist auf der Platte nicht mehr, wie Sie es geöffnet haben. „Neu laden“ liest es noch einmal und behält Ihre ganze Arbeit.</translation>
    </message>
    <message>
        <source>Meshes, joints and weights of %1 are the same as when you opened it. Textures, materials and clips were not compared.</source>
        <translation>Netze, Gelenke und Gewichte von %1 sind wie beim Öffnen. Texturen, Materialien und Clips wurden nicht verglichen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf der Platte</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>What has changed in the file since it was opened</source>
        <translation>Was sich in der Datei seit dem Öffnen geändert hat</translation>
    </message>
    <message>
        <source>Compare &amp;Weights in the View</source>
        <translation>&amp;Gewichte in der Ansicht vergleichen</translation>
    </message>
    <message>
        <source>Show the weights of the file on disk beside those of the open character</source>
        <translation>Die Gewichte der Datei auf der Platte neben denen der geöffneten Figur zeigen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go on with the character as it is</source>
        <translation>Mit der Figur weiterarbeiten, wie sie ist</translation>
    </message>
    <message>
        <source>Close this dialog</source>
        <translation>Diesen Dialog schließen</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>Die Datei der Figur neu lesen und alle Arbeit behalten</translation>
    </message>
</context>
<context>
    <name>sinew::Docks</name>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>Das Bedienfeld „%1“ zeigen oder ausblenden</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Das Bedienfeld schließen</translation>
    </message>
    <message>
        <source>Detach the panel</source>
        <translation>Das Bedienfeld lösen</translation>
    </message>
</context>
<context>
    <name>sinew::DragSkinForm</name>
    <message>
        <source>Nothing dragged yet in this pose.</source>
        <translation>In dieser Pose noch nichts gezogen.</translation>
    </message>
    <message>
        <source>The weights bring the skin there.</source>
        <translation>Die Gewichte bringen die Haut dorthin.</translation>
    </message>
    <message numerus="yes">
        <source>Not reached: %n vertex(ices), by up to %1.</source>
        <translation>
            <numerusform>Nicht erreicht: %n Vertex, um bis zu %1.</numerusform>
            <numerusform>Nicht erreicht: %n Vertices, um bis zu %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag Skin</source>
        <translation>Haut ziehen</translation>
    </message>
    <message>
        <source>Pose the character, then drag its skin. Ctrl drags one vertex. Lines show what weights cannot reach.</source>
        <translation>Posieren Sie die Figur, dann ziehen Sie ihre Haut. Strg zieht einen Vertex. Linien zeigen, was Gewichte nicht erreichen.</translation>
    </message>
    <message>
        <source>How much the weights keep to what they were. 0: the skin goes as far as weights can bring it. More: weights change less, and the skin stays behind</source>
        <translation>Wie sehr die Gewichte bleiben, wie sie waren. 0: Die Haut geht so weit, wie Gewichte sie bringen können. Mehr: Die Gewichte ändern sich weniger, und die Haut bleibt zurück</translation>
    </message>
    <message>
        <source>Keep weights</source>
        <translation>Gewichte halten</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation>Form %1</translation>
    </message>
    <message>
        <source>The shape %1 brings the skin there.</source>
        <translation>Die Form %1 bringt die Haut dorthin.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Ändert</translation>
    </message>
    <message>
        <source>What a drag changes: the weights, or a shape that is on in this pose. A shape brings the skin exactly there, and the weights stay</source>
        <translation>Was ein Ziehen ändert: die Gewichte oder eine Form, die in dieser Pose eingeschaltet ist. Eine Form bringt die Haut genau dorthin, und die Gewichte bleiben</translation>
    </message>
</context>
<context>
    <name>sinew::DriverForm</name>
    <message>
        <source>Remove Driver</source>
        <translation>Treiber entfernen</translation>
    </message>
    <message>
        <source>Change Driver</source>
        <translation>Treiber ändern</translation>
    </message>
    <message>
        <source>Add Driver</source>
        <translation>Neuer Treiber</translation>
    </message>
    <message>
        <source>Set Driver Key</source>
        <translation>Treiberschlüssel setzen</translation>
    </message>
    <message>
        <source>At %1°</source>
        <translation>Bei %1°</translation>
    </message>
    <message>
        <source>At key</source>
        <translation>Am Schlüssel</translation>
    </message>
    <message>
        <source>Select a joint, then add a driver: its angle moves another joint or turns on a shape</source>
        <translation>Wählen Sie ein Gelenk aus, und fügen Sie einen Treiber hinzu: Der Winkel des Gelenks bewegt ein anderes oder schaltet eine Form ein</translation>
    </message>
    <message>
        <source>There is no joint %1. The driver does nothing</source>
        <translation>Ein Gelenk %1 gibt es nicht. Der Treiber tut nichts</translation>
    </message>
    <message>
        <source>This character has no shape. Make one with Pose &gt; Shape From File</source>
        <translation>Diese Figur hat keine Form. Machen Sie eine mit Pose &gt; Form aus Datei</translation>
    </message>
    <message>
        <source>There is no shape %1. The driver does nothing</source>
        <translation>Eine Form %1 gibt es nicht. Der Treiber tut nichts</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Add a driver</source>
        <translation>Einen Treiber hinzufügen</translation>
    </message>
    <message>
        <source>Adds a driver by the angle of the selected joint. It changes nothing until you move its keys</source>
        <translation>Fügt einen Treiber nach dem Winkel des ausgewählten Gelenks hinzu. Er ändert nichts, bis Sie seine Schlüssel verschieben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the driver</source>
        <translation>Den Treiber entfernen</translation>
    </message>
    <message>
        <source>Removes this driver. A shape made here goes with its last driver</source>
        <translation>Entfernt diesen Treiber. Eine hier gemachte Form verschwindet mit ihrem letzten Treiber</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>The driver that is shown below</source>
        <translation>Der Treiber, der unten gezeigt wird</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>The joint whose angle drives</source>
        <translation>Das Gelenk, dessen Winkel steuert</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Swing: how far the direction of the joint&apos;s bone turns from the bind pose. Twist: how far the bone turns about itself. Bend: the part of the swing about the joint&apos;s own axis, whose sign tells the directions apart</source>
        <translation>Schwenk: wie weit sich die Richtung des Knochens von der Bindepose wegdreht. Verdrehung: wie weit sich der Knochen um sich selbst dreht. Beugung: der Teil des Schwenks um die eigene Achse des Gelenks; ihr Vorzeichen unterscheidet die Richtungen</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Steuert</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The joint or the shape that is driven</source>
        <translation>Das Gelenk oder die Form, die gesteuert wird</translation>
    </message>
    <message>
        <source>Value over angle</source>
        <translation>Wert über Winkel</translation>
    </message>
    <message>
        <source>Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and down change. The dashed line is the pose&apos;s angle</source>
        <translation>Ziehen verschiebt einen Schlüssel; Doppelklick fügt einen hinzu, Entf entfernt ihn. Tasten: links und rechts wählen, auf und ab ändern. Die gestrichelte Linie ist der Winkel der Pose</translation>
    </message>
    <message>
        <source>Value at the key</source>
        <translation>Wert am Schlüssel</translation>
    </message>
    <message>
        <source>What the channel gets at the angle of the chosen key: degrees, the file&apos;s unit, a factor, or the weight of the shape</source>
        <translation>Was der Kanal beim Winkel des gewählten Schlüssels bekommt: Grad, die Einheit der Datei, einen Faktor oder das Gewicht der Form</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Set a key at this pose</source>
        <translation>Einen Schlüssel bei dieser Pose setzen</translation>
    </message>
    <message>
        <source>Adds a key at the angle that the joint has in the pose. What you posed the driven joint by becomes the key&apos;s value</source>
        <translation>Fügt einen Schlüssel bei dem Winkel hinzu, den das Gelenk in der Pose hat. Was Sie am gesteuerten Gelenk posiert haben, wird zum Wert des Schlüssels</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the chosen key</source>
        <translation>Den gewählten Schlüssel löschen</translation>
    </message>
    <message>
        <source>Takes the chosen key out of the driver</source>
        <translation>Nimmt den gewählten Schlüssel aus dem Treiber</translation>
    </message>
    <message>
        <source>The driver cannot be set so.</source>
        <translation>So lässt sich der Treiber nicht einstellen.</translation>
    </message>
    <message>
        <source>What is driven: a channel of another joint, along its own axes in the bind pose, or a shape. Turn is the fraction of the whole turn that the other joint makes likewise</source>
        <translation>Was gesteuert wird: ein Kanal eines anderen Gelenks, entlang seiner eigenen Achsen in der Bindepose, oder eine Form. „Drehung“ ist der Teil der ganzen Drehung, den das andere Gelenk ebenso macht</translation>
    </message>
</context>
<context>
    <name>sinew::DriverFromRow</name>
    <message>
        <source>%1 at %2°, %3°, %4°</source>
        <translation>%1 bei %2°, %3°, %4°</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>Bindepose</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>The pose in which the angle is 0. From a pose, the swing is a cone about the direction that the bone has there. With several joints it is how far all of them are away</source>
        <translation>Die Pose, in der der Winkel 0 ist. Ab einer Pose ist der Schwenk ein Kegel um die Richtung, die der Knochen dort hat. Bei mehreren Gelenken ist er, wie weit alle davon entfernt sind</translation>
    </message>
    <message>
        <source>This Pose</source>
        <translation>Diese Pose</translation>
    </message>
    <message>
        <source>Measure from this pose</source>
        <translation>Ab dieser Pose messen</translation>
    </message>
    <message>
        <source>The angle is 0 where the joint is now. A turn is measured from the bind pose alone</source>
        <translation>Der Winkel ist 0, wo das Gelenk jetzt ist. Eine Drehung wird nur ab der Bindepose gemessen</translation>
    </message>
    <message>
        <source>Bind Pose</source>
        <translation>Bindepose</translation>
    </message>
    <message>
        <source>Measure from the bind pose</source>
        <translation>Ab der Bindepose messen</translation>
    </message>
    <message>
        <source>The angle is 0 in the bind pose</source>
        <translation>Der Winkel ist in der Bindepose 0</translation>
    </message>
</context>
<context>
    <name>sinew::DropFlow</name>
    <message>
        <source>None of these files is a character.</source>
        <translation>Keine dieser Dateien ist eine Figur.</translation>
    </message>
    <message>
        <source>Drop a mesh, alone or with a skeleton: %1 and others, or a Sinew project.</source>
        <translation>Ein Netz ablegen, allein oder mit einem Skelett: %1 und andere, oder ein Sinew-Projekt.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 geöffnet.</translation>
    </message>
    <message>
        <source>Opened %1 with the skeleton of %2.</source>
        <translation>%1 mit dem Skelett aus %2 geöffnet.</translation>
    </message>
    <message>
        <source>Skeleton loaded from %1.</source>
        <translation>Skelett aus %1 geladen.</translation>
    </message>
    <message>
        <source>%1 Not opened: %2</source>
        <translation>%1 Nicht geöffnet: %2</translation>
    </message>
</context>
<context>
    <name>sinew::EditFlow</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Deselect All</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Only the mesh of a flat picture can be edited.</source>
        <translation>Nur das Netz eines flachen Bildes kann bearbeitet werden.</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>sinew::EngineDialog</name>
    <message>
        <source>Nothing changes yet.</source>
        <translation>Noch ändert sich nichts.</translation>
    </message>
    <message>
        <source>Prepare Skeleton for an Engine</source>
        <translation>Skelett für eine Engine vorbereiten</translation>
    </message>
    <message>
        <source>Weights, clips and the pose follow. One undo takes all of it back.</source>
        <translation>Gewichte, Clips und die Pose folgen. Ein Rückgängig nimmt alles zurück.</translation>
    </message>
    <message>
        <source>Twist joints</source>
        <translation>Drehgelenke</translation>
    </message>
    <message>
        <source>Joints along each upper and lower arm and leg, which share its weight</source>
        <translation>Gelenke entlang jedes Ober- und Unterarms und -beins, die sich sein Gewicht teilen</translation>
    </message>
    <message>
        <source>Bone links</source>
        <translation>Knochenglieder</translation>
    </message>
    <message>
        <source>A joint that a clip or the pose bends further than this becomes several, which share the bend</source>
        <translation>Ein Gelenk, das ein Clip oder die Pose weiter beugt, wird zu mehreren, die sich die Beugung teilen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>beyond </source>
        <translation>über </translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Root motion joint</source>
        <translation>Gelenk für Wurzelbewegung</translation>
    </message>
    <message>
        <source>Name of a joint at the origin above all, which takes the way over the floor from the hips</source>
        <translation>Name eines Gelenks im Ursprung über allen, das der Hüfte den Weg über den Boden abnimmt</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Whose names the joints of a human get</source>
        <translation>Wessen Namen die Gelenke eines Menschen bekommen</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Wie sie sind</translation>
    </message>
    <message>
        <source>End joints</source>
        <translation>Endgelenke</translation>
    </message>
    <message>
        <source>Joints that mark where the last bones end</source>
        <translation>Gelenke, die das Ende der letzten Knochen zeigen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Joints to remove</source>
        <translation>Zu entfernende Gelenke</translation>
    </message>
    <message>
        <source>The weight of ticked joints goes to the joint above</source>
        <translation>Das Gewicht angehakter Gelenke geht an das Gelenk darüber</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sinew::EngineFlow</name>
    <message>
        <source>The skeleton cannot be prepared.</source>
        <translation>Das Skelett kann nicht vorbereitet werden.</translation>
    </message>
    <message>
        <source>Skeleton prepared. It has %1 joints now.</source>
        <translation>Skelett vorbereitet. Es hat jetzt %1 Gelenke.</translation>
    </message>
    <message>
        <source>The skeleton cannot be exported.</source>
        <translation>Das Skelett kann nicht exportiert werden.</translation>
    </message>
    <message>
        <source>Skeleton written to %1.</source>
        <translation>Skelett nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Joints whose limits the file cannot hold: %1.</source>
        <translation>Gelenke, deren Grenzen die Datei nicht halten kann: %1.</translation>
    </message>
</context>
<context>
    <name>sinew::EnvelopesForm</name>
    <message>
        <source>Own envelope of %1</source>
        <translation>Eigene Hülle für %1</translation>
    </message>
    <message>
        <source>Own envelope of the selected joint</source>
        <translation>Eigene Hülle des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>Sets the volume of this joint&apos;s bone by hand, instead of what the solver makes of the mesh or of the bone&apos;s length. With Symmetric Joints the other side follows</source>
        <translation>Legt das Volumen um den Knochen dieses Gelenks von Hand fest, statt nach dem, was der Solver aus dem Netz oder der Länge des Knochens macht. Bei symmetrischem Bearbeiten folgt die andere Seite</translation>
    </message>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>Wählen Sie zuerst ein Gelenk in der Ansicht oder im Baum aus</translation>
    </message>
    <message>
        <source>Joints with their own envelope: %1</source>
        <translation>Gelenke mit eigener Hülle: %1</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Radius at the joint</source>
        <translation>Radius am Gelenk</translation>
    </message>
    <message>
        <source>Half width</source>
        <translation>Halbe Breite</translation>
    </message>
    <message>
        <source>Radius where the bone begins</source>
        <translation>Radius, wo der Knochen beginnt</translation>
    </message>
    <message>
        <source>From the bone to the side, along the first axis across it</source>
        <translation>Vom Knochen zur Seite, entlang der ersten Achse quer zu ihm</translation>
    </message>
    <message>
        <source>Radius at the end</source>
        <translation>Radius am Ende</translation>
    </message>
    <message>
        <source>Half depth</source>
        <translation>Halbe Tiefe</translation>
    </message>
    <message>
        <source>Radius where the bone ends</source>
        <translation>Radius, wo der Knochen endet</translation>
    </message>
    <message>
        <source>From the bone to the side, along the second axis across it</source>
        <translation>Vom Knochen zur Seite, entlang der zweiten Achse quer zu ihm</translation>
    </message>
    <message>
        <source>Behind the joint</source>
        <translation>Hinter dem Gelenk</translation>
    </message>
    <message>
        <source>How far the volume goes back behind the joint. Negative: it starts later</source>
        <translation>Wie weit das Volumen hinter das Gelenk zurückreicht. Negativ: Es beginnt später</translation>
    </message>
    <message>
        <source>Beyond the end</source>
        <translation>Hinter dem Ende</translation>
    </message>
    <message>
        <source>How far the volume goes on beyond the end of the bone. Negative: it ends earlier</source>
        <translation>Wie weit das Volumen über das Ende des Knochens hinausreicht. Negativ: Es endet früher</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Hüllen</translation>
    </message>
    <message>
        <source>A bone moves what its envelope holds. Select a joint and give its bone a shape and sizes, or drag the handles of the envelope in the view.</source>
        <translation>Ein Knochen bewegt, was seine Hülle enthält. Wählen Sie ein Gelenk aus, und geben Sie seinem Knochen Form und Maße, oder ziehen Sie die Griffe der Hülle in der Ansicht.</translation>
    </message>
    <message>
        <source>Edit in the View</source>
        <translation>In Ansicht ändern</translation>
    </message>
    <message>
        <source>Drag the handles on the selected joint&apos;s envelope. Delete gives the bone the solver&apos;s envelope again</source>
        <translation>Die Griffe an der Hülle des ausgewählten Gelenks ziehen. Entf gibt dem Knochen wieder die Hülle des Solvers</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>What the volume around the bone is shaped like</source>
        <translation>Welche Form das Volumen um den Knochen hat</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>Ellipsoid</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Offset (mm)</source>
        <translation>Versatz (mm)</translation>
    </message>
    <message>
        <source>Moves the whole volume along the axes of the file, in the bind pose</source>
        <translation>Verschiebt das ganze Volumen entlang der Achsen der Datei, in der Bindepose</translation>
    </message>
    <message>
        <source>Keep All</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Makes the envelopes that all bones have now their own, so that you can edit each of them</source>
        <translation>Macht die Hüllen, die alle Knochen jetzt haben, zu ihren eigenen, sodass Sie jede bearbeiten können</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Clear envelopes</source>
        <translation>Hüllen aufheben</translation>
    </message>
    <message>
        <source>Gives all bones the solver&apos;s envelopes again</source>
        <translation>Gibt allen Knochen wieder die Hüllen des Solvers</translation>
    </message>
</context>
<context>
    <name>sinew::EssentialsForm</name>
    <message>
        <source>Preset</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Sets everything that the method&apos;s paper decides. Standard comes closest to artists&apos; weights; Paper is the method as published in 2014</source>
        <translation>Setzt alles, was das Paper zum Verfahren festlegt. „Standard“ kommt den Gewichten von Künstlern am nächsten; „Paper“ ist das Verfahren, wie es 2014 veröffentlicht wurde</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>Paper (2014)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
</context>
<context>
    <name>sinew::ExportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Wrote %1 (%2).</source>
        <translation>%1 geschrieben (%2).</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt beim Exportieren</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>Original ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>Abgebrochen. Keine Datei wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 is a source file of this project.</source>
        <translation>%1 ist eine Quelldatei dieses Projekts.</translation>
    </message>
    <message>
        <source>If you overwrite it, the original is lost.</source>
        <translation>Wenn Sie sie überschreiben, geht das Original verloren.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 gibt es bereits.</translation>
    </message>
    <message>
        <source>Preview the &amp;deformation as in an engine</source>
        <translation>Vorschau der &amp;Verformung wie in einer Engine</translation>
    </message>
    <message>
        <source>Preview the deformation as in an engine</source>
        <translation>Vorschau der Verformung wie in einer Engine</translation>
    </message>
    <message>
        <source>Shows 4 influences, 8-bit weights and classic linear skinning in the view behind this dialog</source>
        <translation>Zeigt 4 Einflüsse, 8-Bit-Gewichte und klassisch lineares Skinning in der Ansicht hinter diesem Dialog</translation>
    </message>
    <message>
        <source>Write the file, read it back and compare it with the character</source>
        <translation>Die Datei schreiben, wieder einlesen und mit der Figur vergleichen</translation>
    </message>
    <message>
        <source>The export needs this name for a buffer, textures, an atlas or the drivers file of %1, but the existing file does not belong to it.</source>
        <translation>Der Export braucht diesen Namen für einen Puffer, Texturen, einen Atlas oder die Treiberdatei von %1, aber die vorhandene Datei gehört nicht dazu.</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Bind the skin first</source>
        <translation>Zuerst die Haut binden</translation>
    </message>
    <message>
        <source>The character has no weights yet, or a bind is still running. The file is written when the bind is done; without this it is written at once, as the character is now</source>
        <translation>Die Figur hat noch keine Gewichte, oder ein Binden läuft noch. Die Datei wird geschrieben, wenn das Binden fertig ist; ohne dies wird sie sofort geschrieben, so wie die Figur jetzt ist</translation>
    </message>
    <message>
        <source>Checking the file that was written</source>
        <translation>Die geschriebene Datei wird geprüft</translation>
    </message>
</context>
<context>
    <name>sinew::ExportFlow</name>
    <message>
        <source>Choose the Folder for the Engine Scripts</source>
        <translation>Ordner für die Engine-Skripte wählen</translation>
    </message>
    <message>
        <source>Some scripts in this folder differ from Sinew&apos;s.</source>
        <translation>Einige Skripte in diesem Ordner unterscheiden sich von denen von Sinew.</translation>
    </message>
    <message>
        <source>%1: what was changed in them is lost.</source>
        <translation>%1: Was darin geändert wurde, geht verloren.</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The scripts were not saved.</source>
        <translation>Die Skripte wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Wrote %1 files to %2.</source>
        <translation>%1 Dateien nach %2 geschrieben.</translation>
    </message>
</context>
<context>
    <name>sinew::ExportForm</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>Durchs&amp;uchen...</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animationen</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>File to write the character to</source>
        <translation>Datei, in die die Figur geschrieben wird</translation>
    </message>
    <message>
        <source>Max &amp;Influences</source>
        <translation>Max. Ein&amp;flüsse</translation>
    </message>
    <message>
        <source>Include the file&apos;s animations</source>
        <translation>Die Animationen der Datei aufnehmen</translation>
    </message>
    <message>
        <source>VRM uses no animations. A VRM that keeps its original file keeps those in it</source>
        <translation>VRM verwendet keine Animationen. Eine VRM-Datei, die ihre Originaldatei behält, behält die darin</translation>
    </message>
    <message>
        <source>Embed &amp;textures</source>
        <translation>&amp;Texturen einbetten</translation>
    </message>
    <message>
        <source>Embed textures</source>
        <translation>Texturen einbetten</translation>
    </message>
    <message>
        <source>Store the textures in the file instead of referring to image files. GLB always embeds them</source>
        <translation>Die Texturen in der Datei speichern, statt auf Bilddateien zu verweisen. GLB bettet sie immer ein</translation>
    </message>
    <message>
        <source>E&amp;ngine</source>
        <translation>En&amp;gine</translation>
    </message>
    <message>
        <source>Rebuild the whole file</source>
        <translation>Ganze Datei neu schreiben</translation>
    </message>
    <message>
        <source>&amp;Rebuild the whole file</source>
        <translation>Ganze Datei &amp;neu schreiben</translation>
    </message>
    <message>
        <source>The whole file is written anew, because an animation is added to it</source>
        <translation>Die ganze Datei wird neu geschrieben, weil eine Animation hinzukommt</translation>
    </message>
    <message>
        <source>Ran&amp;ge of motion</source>
        <translation>&amp;Bewegungsumfang</translation>
    </message>
    <message>
        <source>Range of motion</source>
        <translation>Bewegungsumfang</translation>
    </message>
    <message>
        <source>Add an animation to the file that bends every joint in turn, as Play does</source>
        <translation>Der Datei eine Animation hinzufügen, die jedes Gelenk der Reihe nach beugt, wie bei der Wiedergabe</translation>
    </message>
    <message>
        <source>Loaded motions and &amp;pose keys</source>
        <translation>Geladene Bewegungen und Po&amp;senschlüssel</translation>
    </message>
    <message>
        <source>Loaded motions and pose keys</source>
        <translation>Geladene Bewegungen und Posenschlüssel</translation>
    </message>
    <message>
        <source>Add the motions of other files and the pose keys to the file, as animations</source>
        <translation>Die Bewegungen anderer Dateien und die Posenschlüssel als Animationen in die Datei aufnehmen</translation>
    </message>
    <message>
        <source>FBX for Unity and Unreal; GLB (a single file) or glTF for Godot and the web; VRM for avatars; DragonBones and Godot 2D for characters made of pictures</source>
        <translation>FBX für Unity und Unreal; GLB (eine einzige Datei) oder glTF für Godot und das Web; VRM für Avatare; DragonBones und Godot 2D für Figuren aus Bildern</translation>
    </message>
    <message>
        <source>&amp;8-bit weights</source>
        <translation>&amp;8-Bit-Gewichte</translation>
    </message>
    <message>
        <source>8-bit weights</source>
        <translation>8-Bit-Gewichte</translation>
    </message>
    <message>
        <source>Store joints and weights of each vertex in 8 bytes in place of 20. The check after the export says how far this moves vertices. More than 256 joints are stored in 16 bits</source>
        <translation>Gelenke und Gewichte jedes Vertex in 8 statt 20 Bytes speichern. Die Prüfung nach dem Export sagt, wie weit das Vertices bewegt. Mehr als 256 Gelenke werden in 16 Bit gespeichert</translation>
    </message>
    <message>
        <source>Write the whole file anew. Otherwise an export in the format of the original file keeps all of it but the weights, and adds your shapes, joints and the keys that drivers make</source>
        <translation>Die ganze Datei neu schreiben. Sonst behält ein Export im Format der ursprünglichen Datei alles außer den Gewichten und fügt Ihre Formen, Gelenke und die Schlüssel hinzu, die Treiber ergeben</translation>
    </message>
    <message>
        <source>Drivers file for engines</source>
        <translation>Treiberdatei für Engines</translation>
    </message>
    <message>
        <source>Write NAME.drivers.json beside the file. Sinew&apos;s scripts for Unity, Unreal, Godot 4 and three.js read it and drive joints and shapes as Sinew does. Save the scripts from the Help menu</source>
        <translation>NAME.drivers.json neben die Datei schreiben. Die Skripte von Sinew für Unity, Unreal, Godot 4 und three.js lesen sie und steuern Gelenke und Formen wie Sinew. Speichern Sie die Skripte aus dem Menü „Hilfe“</translation>
    </message>
    <message>
        <source>Maximum number of joints per vertex in the file, as a number or as a platform takes them. Below is what it costs</source>
        <translation>Höchstzahl der Gelenke je Vertex in der Datei, als Zahl oder so, wie eine Plattform sie nimmt. Darunter steht, was das kostet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The engine or program that the file is for. Sets its length unit, and whether a Godot 2D scene is for Godot 3. The next export proposes it again</source>
        <translation>Die Engine oder das Programm, für das die Datei ist. Legt die Längeneinheit fest, und ob eine Godot-2D-Szene für Godot 3 ist. Der nächste Export schlägt es wieder vor</translation>
    </message>
    <message>
        <source>The file has no animations</source>
        <translation>Die Datei hat keine Animationen</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionForm</name>
    <message>
        <source>Weight of Shape</source>
        <translation>Gewicht der Form</translation>
    </message>
    <message>
        <source>Part of Shape</source>
        <translation>Teil der Form</translation>
    </message>
    <message>
        <source>Override of Expression</source>
        <translation>Vorrang des Ausdrucks</translation>
    </message>
    <message>
        <source>Expression On or Off</source>
        <translation>Ausdruck an oder aus</translation>
    </message>
    <message>
        <source>Remove Expression</source>
        <translation>Ausdruck entfernen</translation>
    </message>
    <message>
        <source>Add Shape</source>
        <translation>Form hinzufügen</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>Form entfernen</translation>
    </message>
    <message>
        <source>%1: not there</source>
        <translation>%1: fehlt</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2 % on %3</source>
        <translation>%1: %2 % an %3</translation>
    </message>
    <message>
        <source>Add a shape...</source>
        <translation>Form hinzufügen...</translation>
    </message>
    <message>
        <source>All that have it</source>
        <translation>Alle, die sie haben</translation>
    </message>
    <message>
        <source>Shapes of the expression</source>
        <translation>Formen des Ausdrucks</translation>
    </message>
    <message>
        <source>The shapes that the expression sets, each with its weight while it is wholly on</source>
        <translation>Die Formen, die der Ausdruck setzt, jede mit ihrem Gewicht, während er ganz an ist</translation>
    </message>
    <message>
        <source>Add a shape</source>
        <translation>Eine Form hinzufügen</translation>
    </message>
    <message>
        <source>Adds a shape of the character to the expression</source>
        <translation>Fügt dem Ausdruck eine Form der Figur hinzu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the shape</source>
        <translation>Die Form entfernen</translation>
    </message>
    <message>
        <source>The expression sets this shape no more</source>
        <translation>Der Ausdruck setzt diese Form nicht mehr</translation>
    </message>
    <message>
        <source>How far the shape is on while the expression is wholly on</source>
        <translation>Wie weit die Form an ist, während der Ausdruck ganz an ist</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>The part on which the expression sets the shape</source>
        <translation>Das Teil, an dem der Ausdruck die Form setzt</translation>
    </message>
    <message>
        <source>Blinking</source>
        <translation>Blinzeln</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>Mund</translation>
    </message>
    <message>
        <source>What becomes of it while this expression is on: it stays, it is off, or it fades as this expression comes</source>
        <translation>Was damit geschieht, während dieser Ausdruck an ist: Es bleibt, es ist aus, oder es schwindet, wenn dieser Ausdruck kommt</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fades</source>
        <translation>Schwindet</translation>
    </message>
    <message>
        <source>On or off, nothing in between</source>
        <translation>An oder aus, nichts dazwischen</translation>
    </message>
    <message>
        <source>The expression is wholly on above half its weight, and off below</source>
        <translation>Der Ausdruck ist über der Hälfte seines Gewichts ganz an und darunter aus</translation>
    </message>
    <message>
        <source>Remove the expression</source>
        <translation>Den Ausdruck entfernen</translation>
    </message>
    <message>
        <source>A preset of VRM shows nothing then; a custom one goes</source>
        <translation>Eine Vorgabe von VRM zeigt dann nichts; ein eigener Ausdruck verschwindet</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionTable</name>
    <message>
        <source>expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>Add Expression</source>
        <translation>Ausdruck hinzufügen</translation>
    </message>
    <message>
        <source>Rename Expression</source>
        <translation>Ausdruck umbenennen</translation>
    </message>
    <message>
        <source>Changes materials, which the view does not show</source>
        <translation>Ändert Materialien, was die Ansicht nicht zeigt</translation>
    </message>
    <message>
        <source>Shows nothing yet: add shapes below</source>
        <translation>Zeigt noch nichts: Fügen Sie unten Formen hinzu</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Vorschau von %1</translation>
    </message>
    <message>
        <source>Shows the expression in the view. The file does not change</source>
        <translation>Zeigt den Ausdruck in der Ansicht. Die Datei ändert sich nicht</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Ausdrücke</translation>
    </message>
    <message>
        <source>The expressions of VRM and those of your character. Pale ones show nothing yet. The slider shows one in the view</source>
        <translation>Die Ausdrücke von VRM und die Ihrer Figur. Blasse zeigen noch nichts. Der Regler zeigt einen in der Ansicht</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionsPanel</name>
    <message>
        <source>Propose Expressions</source>
        <translation>Ausdrücke vorschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s) found</source>
        <translation>
            <numerusform>%n Ausdruck gefunden</numerusform>
            <numerusform>%n Ausdrücke gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>This character has no shape. Its jaw, where a joint is one, can open the mouth: press Propose. Make other shapes with Pose &gt; Shape From File.</source>
        <translation>Diese Figur hat keine Form. Ihr Kiefer, wo ein Gelenk einer ist, kann den Mund öffnen: Drücken Sie „Vorschlagen“. Machen Sie andere Formen mit Pose &gt; Form aus Datei.</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Propose expressions</source>
        <translation>Ausdrücke vorschlagen</translation>
    </message>
    <message>
        <source>Fills the expressions that show nothing yet from shapes by their names: those of ARKit, Oculus, VRChat, MMD, VRoid and Character Creator. Without a shape for the mouth the jaw makes one</source>
        <translation>Füllt die Ausdrücke, die noch nichts zeigen, aus Formen nach deren Namen: denen von ARKit, Oculus, VRChat, MMD, VRoid und Character Creator. Ohne eine Form für den Mund macht der Kiefer eine</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Add an expression</source>
        <translation>Einen Ausdruck hinzufügen</translation>
    </message>
    <message>
        <source>Adds an expression with a name of your choice</source>
        <translation>Fügt einen Ausdruck mit einem Namen Ihrer Wahl hinzu</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the preview</source>
        <translation>Die Vorschau zurücksetzen</translation>
    </message>
    <message>
        <source>Turns all expressions in the view off</source>
        <translation>Schaltet alle Ausdrücke in der Ansicht aus</translation>
    </message>
    <message>
        <source>The avatar cannot be changed so.</source>
        <translation>So lässt sich der Avatar nicht ändern.</translation>
    </message>
</context>
<context>
    <name>sinew::FalloffPlot</name>
    <message>
        <source>Falloff of the vertex</source>
        <translation>Abnahme des Vertex</translation>
    </message>
    <message>
        <source>Weight over distance: a mark for each bone. Drag the curve for the stiffness, the dashed lines for max influences and prune below; double-click a pale curve to take that falloff. Keys: left and right, up and down, plus and minus</source>
        <translation>Gewicht über Abstand: ein Punkt für jeden Knochen. Die Kurve ziehen ändert die Steifigkeit, die gestrichelten Linien die max. Einflüsse und „Weglassen unter“; ein Doppelklick auf eine blasse Kurve nimmt diese Abnahme. Tasten: links und rechts, auf und ab, Plus und Minus</translation>
    </message>
    <message>
        <source>%1: %2 away, %3 of the strongest weight</source>
        <translation>%1: %2 entfernt, %3 des stärksten Gewichts</translation>
    </message>
    <message>
        <source>%1: drag for the stiffness</source>
        <translation>%1: ziehen ändert die Steifigkeit</translation>
    </message>
    <message>
        <source>%1: double-click to take this falloff</source>
        <translation>%1: Doppelklick nimmt diese Abnahme</translation>
    </message>
    <message>
        <source>Drag for max influences</source>
        <translation>Ziehen ändert die max. Einflüsse</translation>
    </message>
    <message>
        <source>Drag for prune below</source>
        <translation>Ziehen ändert „Weglassen unter“</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
</context>
<context>
    <name>sinew::FileFlow</name>
    <message>
        <source>Canceled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The project was not saved.</source>
        <translation>Das Projekt wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Skeleton loaded from %1</source>
        <translation>Skelett aus %1 geladen</translation>
    </message>
    <message>
        <source>Skeleton fitted to the mesh. See the report for details</source>
        <translation>Skelett in das Netz eingepasst. Einzelheiten siehe Bericht</translation>
    </message>
    <message>
        <source>No fit was found for this skeleton, nothing changed</source>
        <translation>Für dieses Skelett wurde keine Einpassung gefunden, nichts geändert</translation>
    </message>
    <message>
        <source>The skeleton is already inside the mesh, nothing changed</source>
        <translation>Das Skelett liegt bereits im Netz, nichts geändert</translation>
    </message>
    <message>
        <source>Layers transferred. All vertices were matched.</source>
        <translation>Ebenen übertragen. Alle Vertices wurden zugeordnet.</translation>
    </message>
    <message>
        <source>Layers transferred: %2 vertices were matched, %1 are too far from the other mesh.</source>
        <translation>Ebenen übertragen: %2 Vertices wurden zugeordnet, %1 liegen zu weit vom anderen Netz entfernt.</translation>
    </message>
    <message>
        <source>A source file of this project has changed.</source>
        <translation>Eine Quelldatei dieses Projekts hat sich geändert.</translation>
    </message>
    <message>
        <source>&amp;Open Anyway</source>
        <translation>Trotzdem ö&amp;ffnen</translation>
    </message>
    <message>
        <source>A source file of this project is missing.</source>
        <translation>Eine Quelldatei dieses Projekts fehlt.</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Suchen...</translation>
    </message>
    <message>
        <source>Cage %1 added</source>
        <translation>Käfig %1 hinzugefügt</translation>
    </message>
</context>
<context>
    <name>sinew::FirstPersonForm</name>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>others only</source>
        <translation>nur andere</translation>
    </message>
    <message>
        <source>the wearer only</source>
        <translation>nur der Träger</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>First Person</source>
        <translation>Ego-Perspektive</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Who sees each part when somebody wears the character. Several can be selected</source>
        <translation>Wer jedes Teil sieht, wenn jemand die Figur trägt. Mehrere lassen sich auswählen</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Automatic hides the head from the wearer and shows the rest</source>
        <translation>Automatisch verbirgt den Kopf vor dem Träger und zeigt den Rest</translation>
    </message>
</context>
<context>
    <name>sinew::FloodFlow</name>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>Die Gewichte lassen sich nicht ändern.</translation>
    </message>
    <message numerus="yes">
        <source>Flooded %n selected vertex(ices).</source>
        <translation>
            <numerusform>%n ausgewählten Vertex geflutet.</numerusform>
            <numerusform>%n ausgewählte Vertices geflutet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flooded all visible vertices.</source>
        <translation>Alle sichtbaren Vertices geflutet.</translation>
    </message>
</context>
<context>
    <name>sinew::Flows</name>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Finding mirrored vertices</source>
        <translation>Gespiegelte Vertices werden gesucht</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Draw Chain</source>
        <translation>Kette zeichnen</translation>
    </message>
    <message>
        <source>Checking joints</source>
        <translation>Gelenke werden geprüft</translation>
    </message>
    <message>
        <source>Baking springs</source>
        <translation>Federn werden gebacken</translation>
    </message>
</context>
<context>
    <name>sinew::GraphicsDialog</name>
    <message>
        <source>Updating the graphics driver usually helps.</source>
        <translation>Meist hilft es, den Grafiktreiber zu aktualisieren.</translation>
    </message>
    <message>
        <source>Without the view you can still bind, export and work in all panels.</source>
        <translation>Auch ohne die Ansicht können Sie binden, exportieren und in allen Bedienfeldern arbeiten.</translation>
    </message>
    <message>
        <source>With software rendering the processor draws the view: all of it works, more slowly.</source>
        <translation>Beim Software-Rendering zeichnet der Prozessor die Ansicht: Alles geht, nur langsamer.</translation>
    </message>
    <message>
        <source>Software rendering was tried, and it gives no more.</source>
        <translation>Software-Rendering wurde versucht und bietet nicht mehr.</translation>
    </message>
    <message>
        <source>The processor can draw the view when the file %1 is there. Get it from %2</source>
        <translation>Der Prozessor kann die Ansicht zeichnen, wenn die Datei %1 da ist. Sie bekommen sie von %2</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3</source>
        <translation>Die 3D-Ansicht braucht OpenGL 3.3</translation>
    </message>
    <message>
        <source>This computer offers no OpenGL.</source>
        <translation>Dieser Computer bietet kein OpenGL.</translation>
    </message>
    <message>
        <source>This computer offers: %1</source>
        <translation>Dieser Computer bietet: %1</translation>
    </message>
    <message>
        <source>&amp;Remember my choice</source>
        <translation>Auswahl &amp;merken</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>Auswahl merken</translation>
    </message>
    <message>
        <source>Software rendering can be changed in Edit &gt; Settings</source>
        <translation>Software-Rendering lässt sich unter Bearbeiten &gt; Einstellungen ändern</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Continue Without a View</source>
        <translation>&amp;Ohne Ansicht fortfahren</translation>
    </message>
    <message>
        <source>Use &amp;Software Rendering</source>
        <translation>&amp;Software-Rendering benutzen</translation>
    </message>
</context>
<context>
    <name>sinew::HandlesForm</name>
    <message>
        <source>Handles</source>
        <translation>Griffe</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Select a joint, and a vertex where you want to place the handle. Distances then start at the handles of the joint instead of its bone.</source>
        <translation>Wählen Sie ein Gelenk aus, und einen Vertex, an dem der Griff liegen soll. Abstände beginnen dann an den Griffen des Gelenks statt an seinem Knochen.</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a point</source>
        <translation>Den Knochen des Gelenks durch einen Punkt ersetzen</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a sphere</source>
        <translation>Den Knochen des Gelenks durch eine Kugel ersetzen</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a capsule along it, or from the joint to the selected vertex</source>
        <translation>Den Knochen des Gelenks durch eine Kapsel entlang des Knochens oder vom Gelenk zum ausgewählten Vertex ersetzen</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a box</source>
        <translation>Den Knochen des Gelenks durch einen Quader ersetzen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New Joint</source>
        <translation>Neues Gelenk</translation>
    </message>
    <message>
        <source>Add a point handle with a joint of its own at the selected vertex, as a child of the selected joint</source>
        <translation>Am ausgewählten Vertex einen Punkt als Griff mit einem eigenen Gelenk hinzufügen, als Kindgelenk des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>Remove the selected handles</source>
        <translation>Die ausgewählten Griffe entfernen</translation>
    </message>
    <message>
        <source>Selected Vertices</source>
        <translation>Gewählte Vertices</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with the selected vertices. They follow only this joint, and its weight fades from them</source>
        <translation>Den Knochen des Gelenks durch die ausgewählten Vertices ersetzen. Sie folgen allein dem Gelenk, und sein Gewicht nimmt von ihnen aus ab</translation>
    </message>
    <message>
        <source>Shapes and areas that replace bones. A joint can have several. Double-click to rename a joint that was added with its handle</source>
        <translation>Formen und Stellen, die Knochen ersetzen. Ein Gelenk kann mehrere haben. Doppelklick benennt ein Gelenk um, das mit seinem Griff hinzugefügt wurde</translation>
    </message>
</context>
<context>
    <name>sinew::HumanoidModel</name>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>Brust</translation>
    </message>
    <message>
        <source>upper chest</source>
        <translation>obere Brust</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>Hals</translation>
    </message>
    <message>
        <source>jaw</source>
        <translation>Kiefer</translation>
    </message>
    <message>
        <source>left eye</source>
        <translation>linkes Auge</translation>
    </message>
    <message>
        <source>right eye</source>
        <translation>rechtes Auge</translation>
    </message>
    <message>
        <source>left toes</source>
        <translation>linke Zehen</translation>
    </message>
    <message>
        <source>right toes</source>
        <translation>rechte Zehen</translation>
    </message>
    <message>
        <source>left shoulder</source>
        <translation>linke Schulter</translation>
    </message>
    <message>
        <source>right shoulder</source>
        <translation>rechte Schulter</translation>
    </message>
    <message>
        <source>left thumb</source>
        <translation>linker Daumen</translation>
    </message>
    <message>
        <source>right thumb</source>
        <translation>rechter Daumen</translation>
    </message>
    <message>
        <source>left index finger</source>
        <translation>linker Zeigefinger</translation>
    </message>
    <message>
        <source>right index finger</source>
        <translation>rechter Zeigefinger</translation>
    </message>
    <message>
        <source>left middle finger</source>
        <translation>linker Mittelfinger</translation>
    </message>
    <message>
        <source>right middle finger</source>
        <translation>rechter Mittelfinger</translation>
    </message>
    <message>
        <source>left ring finger</source>
        <translation>linker Ringfinger</translation>
    </message>
    <message>
        <source>right ring finger</source>
        <translation>rechter Ringfinger</translation>
    </message>
    <message>
        <source>left little finger</source>
        <translation>linker kleiner Finger</translation>
    </message>
    <message>
        <source>right little finger</source>
        <translation>rechter kleiner Finger</translation>
    </message>
    <message>
        <source>Misplaced</source>
        <translation>Falscher Ort</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesModel</name>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Pfad</translation>
    </message>
    <message>
        <source>through a thin gap</source>
        <translation>durch eine dünne Lücke</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesPanel</name>
    <message>
        <source>Vertex %1 of %2</source>
        <translation>Vertex %1 von %2</translation>
    </message>
    <message>
        <source>No vertex selected</source>
        <translation>Kein Vertex ausgewählt</translation>
    </message>
    <message>
        <source>Layers have changed its weights.</source>
        <translation>Ebenen haben seine Gewichte geändert.</translation>
    </message>
    <message>
        <source>These weights come from the file. Bind Skin to see the paths behind new weights.</source>
        <translation>Diese Gewichte stammen aus der Datei. Mit „Haut binden“ sehen Sie die Pfade hinter neuen Gewichten.</translation>
    </message>
    <message>
        <source>This part has no weights yet. Bind Skin to see which joints move the vertex.</source>
        <translation>Dieses Teil hat noch keine Gewichte. Mit „Haut binden“ sehen Sie, welche Gelenke den Vertex bewegen.</translation>
    </message>
    <message>
        <source>Finding paths through the voxels...</source>
        <translation>Pfade durch die Voxel werden gesucht...</translation>
    </message>
    <message>
        <source>This whole part is rigidly attached to one joint.</source>
        <translation>Dieses ganze Teil ist starr an einem Gelenk befestigt.</translation>
    </message>
    <message>
        <source>Suspected bridge: the path from %1 crosses a gap only %2 wide, marked in the view. If the path connects parts that should be separate, raise the resolution.</source>
        <translation>Mutmaßliche Brücke: Der Pfad von %1 überquert eine nur %2 breite Lücke, in der Ansicht markiert. Verbindet er Teile, die getrennt sein sollen, erhöhen Sie die Auflösung.</translation>
    </message>
    <message>
        <source>Distances are measured in a straight line.</source>
        <translation>Abstände werden in gerader Linie gemessen.</translation>
    </message>
    <message>
        <source>All paths run through solid volume. Voxel size: %1.</source>
        <translation>Alle Pfade laufen durch festes Volumen. Voxelgröße: %1.</translation>
    </message>
    <message>
        <source>The part&apos;s binding is rigid to %1.</source>
        <translation>Die Bindung des Teils ist starr an %1.</translation>
    </message>
    <message>
        <source>The part&apos;s binding copies the nearest skin of other parts.</source>
        <translation>Die Bindung des Teils kopiert die nächste Haut anderer Teile.</translation>
    </message>
    <message>
        <source>The part&apos;s binding is limited to %1.</source>
        <translation>Die Bindung des Teils ist beschränkt auf %1.</translation>
    </message>
    <message>
        <source>The bind skips this part. It stays as it is in the file.</source>
        <translation>Das Binden überspringt dieses Teil. Es bleibt, wie es in der Datei ist.</translation>
    </message>
    <message>
        <source>Smoothing changed %1 of its weight.</source>
        <translation>Die Glättung hat %1 seines Gewichts geändert.</translation>
    </message>
    <message>
        <source>Max Influences changed %1 of its weight.</source>
        <translation>„Max. Einflüsse“ hat %1 seines Gewichts geändert.</translation>
    </message>
    <message>
        <source>Joints that influence the vertex</source>
        <translation>Gelenke, die den Vertex beeinflussen</translation>
    </message>
    <message>
        <source>Click a row to select the joint. Double-click a weight to change it</source>
        <translation>Klick auf eine Zeile wählt das Gelenk aus. Doppelklick auf ein Gewicht ändert es</translation>
    </message>
    <message>
        <source>The part moves nearly as one with %1 (%2 of its weight), so it is rigid.</source>
        <translation>Das Teil bewegt sich fast als Ganzes mit %1 (%2 seines Gewichts), also ist es starr.</translation>
    </message>
    <message>
        <source>The shell moves nearly as one with %1 (%2 of its weight), so it is rigid.</source>
        <translation>Die Schale bewegt sich fast als Ganzes mit %1 (%2 ihres Gewichts), also ist sie starr.</translation>
    </message>
    <message>
        <source>Its solver is %1.</source>
        <translation>Sein Solver ist „%1“.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>solver, percent</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Several solvers make its weights: %1. What follows is from %2.</source>
        <translation>Mehrere Solver ergeben seine Gewichte: %1. Das Folgende stammt von „%2“.</translation>
    </message>
    <message>
        <source>Lengths are straight lines to the bones.</source>
        <translation>Längen sind gerade Strecken zu den Knochen.</translation>
    </message>
    <message>
        <source>To see why a vertex has its weights, click it with Inspect Weights (U) or Ctrl + click it. This panel then shows which joints influence it and how far away their bones are.</source>
        <translation>Um zu sehen, warum ein Vertex seine Gewichte hat, klicken Sie ihn mit „Gewichte untersuchen“ (U) oder mit Strg + Klick an. Dieses Bedienfeld zeigt dann, welche Gelenke ihn beeinflussen und wie weit ihre Knochen entfernt sind.</translation>
    </message>
    <message>
        <source>Show weight over distance in place of the list</source>
        <translation>Zeigt das Gewicht über dem Abstand anstelle der Liste</translation>
    </message>
</context>
<context>
    <name>sinew::JointCountDialog</name>
    <message>
        <source>Split Bone</source>
        <translation>Knochen teilen</translation>
    </message>
    <message>
        <source>The bone becomes several of equal length, which share its weight.</source>
        <translation>Aus dem Knochen werden mehrere gleich lange, die sich sein Gewicht teilen.</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>How many bones the bone becomes</source>
        <translation>Wie viele Knochen aus dem Knochen werden</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Add Twist Joints</source>
        <translation>Drehgelenke hinzufügen</translation>
    </message>
    <message>
        <source>Each takes the weight around it. Engines turn it by a fraction of the twist.</source>
        <translation>Jedes nimmt das Gewicht um sich. Engines drehen es um einen Teil der Verdrehung.</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>How many joints each bone gets</source>
        <translation>Wie viele Gelenke jeder Knochen bekommt</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sinew::JointListDialog</name>
    <message>
        <source>Choose Joints</source>
        <translation>Gelenke wählen</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>Gelenk suchen</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Tick &amp;all</source>
        <translation>&amp;Alle anhaken</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;Keines anhaken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 von %2 ausgewählt</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this text</source>
        <translation>Zeigt nur Gelenke, deren Namen diesen Text enthalten</translation>
    </message>
    <message>
        <source>Ticked joints get weights</source>
        <translation>Angehakte Gelenke bekommen Gewichte</translation>
    </message>
    <message>
        <source>&amp;Use Selected</source>
        <translation>Auswahl &amp;verwenden</translation>
    </message>
</context>
<context>
    <name>sinew::JointTreeModel</name>
    <message>
        <source>Posed</source>
        <translation>Posiert</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>nicht gesperrt</translation>
    </message>
    <message>
        <source>Locked: brushes and operations do not change its weights. Click to unlock.</source>
        <translation>Gesperrt: Pinsel und Operationen ändern seine Gewichte nicht. Zum Entsperren klicken.</translation>
    </message>
    <message>
        <source>Click to lock its weights against brushes and operations.</source>
        <translation>Klicken, um seine Gewichte vor Pinseln und Operationen zu sperren.</translation>
    </message>
    <message>
        <source>Has no weights: not a deforming joint</source>
        <translation>Hat keine Gewichte: kein verformendes Gelenk</translation>
    </message>
    <message>
        <source>Outside the mesh: its distances start at the nearest voxels</source>
        <translation>Außerhalb des Netzes: Seine Abstände beginnen bei den nächsten Voxeln</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Its bone is guessed: it has neither parent nor child</source>
        <translation>Sein Knochen ist erraten: Es hat weder ein Eltern- noch ein Kindgelenk</translation>
    </message>
    <message>
        <source>Outside the volume</source>
        <translation>Außerhalb des Volumens</translation>
    </message>
    <message>
        <source>Its bone leaves the volume</source>
        <translation>Sein Knochen verlässt das Volumen</translation>
    </message>
    <message>
        <source>Its bone has no length</source>
        <translation>Sein Knochen hat keine Länge</translation>
    </message>
    <message>
        <source>Not symmetric to its partner</source>
        <translation>Nicht symmetrisch zu seinem Partner</translation>
    </message>
    <message>
        <source>Hidden in the view. Click to show.</source>
        <translation>In der Ansicht ausgeblendet. Klick zeigt es.</translation>
    </message>
    <message>
        <source>Click to hide in the view. Hidden joints are still bound and exported.</source>
        <translation>Klick blendet es in der Ansicht aus. Ausgeblendete Gelenke werden weiter gebunden und exportiert.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>sichtbar</translation>
    </message>
</context>
<context>
    <name>sinew::JointsForm</name>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Deforming joints</source>
        <translation>Verformende Gelenke</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Alle Gelenke</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>Gelenke wählen</translation>
    </message>
    <message>
        <source>Choose... (%1)</source>
        <translation>Wählen... (%1)</translation>
    </message>
    <message>
        <source>Bind to</source>
        <translation>Binden an</translation>
    </message>
    <message>
        <source>The joints that get weights. Deforming joints: those with weights in the file, otherwise all except roots, controls and end joints</source>
        <translation>Die Gelenke, die Gewichte bekommen. Verformende Gelenke: die mit Gewichten in der Datei, sonst alle außer Wurzeln, Steuer- und Endgelenken</translation>
    </message>
    <message>
        <source>Selected joints</source>
        <translation>Ausgewählte Gelenke</translation>
    </message>
    <message>
        <source>Tick the joints that get weights</source>
        <translation>Haken Sie die Gelenke an, die Gewichte bekommen</translation>
    </message>
</context>
<context>
    <name>sinew::JointsPanel</name>
    <message>
        <source>Find a joint</source>
        <translation>Gelenk suchen</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this text</source>
        <translation>Zeigt nur Gelenke, deren Namen diesen Text enthalten</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Alle Gelenke</translation>
    </message>
    <message>
        <source>Influences only</source>
        <translation>Nur Einflüsse</translation>
    </message>
    <message>
        <source>Without controls and ends</source>
        <translation>Ohne Steuerungen und Enden</translation>
    </message>
    <message>
        <source>Shown joints</source>
        <translation>Gezeigte Gelenke</translation>
    </message>
    <message>
        <source>Shows all joints, those with weights, or all but controls and ends</source>
        <translation>Zeigt alle Gelenke, die mit Gewichten oder alle außer Steuerungen und Enden</translation>
    </message>
    <message>
        <source>This character has no skeleton yet.</source>
        <translation>Diese Figur hat noch kein Skelett.</translation>
    </message>
    <message>
        <source>New From Template...</source>
        <translation>Neu aus Vorlage...</translation>
    </message>
    <message>
        <source>New From Template</source>
        <translation>Neu aus Vorlage</translation>
    </message>
    <message>
        <source>Fit the skeleton of a biped, an animal or a file to the mesh</source>
        <translation>Das Skelett eines Zweibeiners, eines Tiers oder einer Datei dem Netz anpassen</translation>
    </message>
    <message>
        <source>Load Skeleton...</source>
        <translation>Skelett laden...</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>Skelett laden</translation>
    </message>
    <message>
        <source>Take the skeleton of another file</source>
        <translation>Das Skelett einer anderen Datei nehmen</translation>
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
        <translation>Gelenk %1 fehlt. Seine gemalten Gewichte (%2 Vertices) bleiben erhalten, wirken aber erst, wenn es ein Gelenk dieses Namens gibt.</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; has no effect: it was painted on a mesh with %2 vertices, and this mesh has %3. Transfer it from the file of that mesh, or delete it.</source>
        <translation>Ebene „%1“ wirkt nicht: Sie wurde auf einem Netz mit %2 Vertices gemalt, dieses Netz hat %3. Übertragen Sie sie aus der Datei jenes Netzes, oder löschen Sie sie.</translation>
    </message>
</context>
<context>
    <name>sinew::LayersFlow</name>
    <message>
        <source>Layer %1 added. Paint its mask to choose where it counts.</source>
        <translation>Ebene „%1“ hinzugefügt. Malen Sie ihre Maske, um zu wählen, wo sie zählt.</translation>
    </message>
    <message>
        <source>The layer cannot be added.</source>
        <translation>Die Ebene kann nicht hinzugefügt werden.</translation>
    </message>
</context>
<context>
    <name>sinew::LimitsForm</name>
    <message>
        <source>Now: X %1°, Y %2°, Z %3°</source>
        <translation>Jetzt: X %1°, Y %2°, Z %3°</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>Gelenkgrenzen</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Whether posing, inverse kinematics and the range of motion keep the selected joints within these angles</source>
        <translation>Ob Posieren, inverse Kinematik und Bewegungsumfang die ausgewählten Gelenke innerhalb dieser Winkel halten</translation>
    </message>
    <message>
        <source>Set from This Pose</source>
        <translation>Aus Pose setzen</translation>
    </message>
    <message>
        <source>The selected joints may turn no further than they are turned now, on the sides that the pose turns them to</source>
        <translation>Die ausgewählten Gelenke dürfen sich nicht weiter drehen als jetzt, auf den Seiten, zu denen die Pose sie dreht</translation>
    </message>
    <message>
        <source>Degrees around the joint&apos;s own axes, counted as in its file or, where that has no limits, from the bind pose. 360° and -360° mean no limit</source>
        <translation>Grad um die eigenen Achsen des Gelenks, gezählt wie in seiner Datei, sonst ab der Bindepose. 360° und -360° heißen: keine Grenze</translation>
    </message>
    <message>
        <source>Min around %1</source>
        <translation>Min. um %1</translation>
    </message>
    <message>
        <source>Max around %1</source>
        <translation>Max. um %1</translation>
    </message>
    <message>
        <source>The joint cannot be limited so.</source>
        <translation>So lässt sich das Gelenk nicht begrenzen.</translation>
    </message>
</context>
<context>
    <name>sinew::ListMenu</name>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>sinew::LiveLink</name>
    <message>
        <source>Blender: off</source>
        <translation>Blender: aus</translation>
    </message>
    <message>
        <source>Blender: live</source>
        <translation>Blender: live</translation>
    </message>
    <message>
        <source>Blender: sending</source>
        <translation>Blender: sendet</translation>
    </message>
    <message>
        <source>Blender: no answer</source>
        <translation>Blender: keine Antwort</translation>
    </message>
    <message>
        <source>Blender: not updated</source>
        <translation>Blender: nicht aktualisiert</translation>
    </message>
    <message>
        <source>Blender: closed</source>
        <translation>Blender: geschlossen</translation>
    </message>
    <message>
        <source>The live link is off: Blender keeps the weights that it has</source>
        <translation>Die Live-Verbindung ist aus: Blender behält die Gewichte, die es hat</translation>
    </message>
    <message>
        <source>Blender gets the weights after every bind and stroke</source>
        <translation>Blender bekommt die Gewichte nach jedem Binden und jedem Strich</translation>
    </message>
    <message>
        <source>Blender gets the weights in a moment</source>
        <translation>Blender bekommt gleich die Gewichte</translation>
    </message>
    <message>
        <source>Blender has not taken the weights yet. It may be rendering, or its Live switch is off</source>
        <translation>Blender hat die Gewichte noch nicht übernommen. Vielleicht rendert es, oder sein Schalter „Live“ ist aus</translation>
    </message>
    <message>
        <source>Blender has closed this character. Export the weights to a file</source>
        <translation>Blender hat diese Figur geschlossen. Exportieren Sie die Gewichte in eine Datei</translation>
    </message>
</context>
<context>
    <name>sinew::LodDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>Abgebrochen. Keine Datei wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 is a source file of this project.</source>
        <translation>%1 ist eine Quelldatei dieses Projekts.</translation>
    </message>
    <message>
        <source>If you overwrite it, the original is lost.</source>
        <translation>Wenn Sie sie überschreiben, geht das Original verloren.</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>Original ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Wrote %1 (%2).</source>
        <translation>%1 geschrieben (%2).</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Make LODs</source>
        <translation>LODs erstellen</translation>
    </message>
    <message>
        <source>Coarser meshes of the character for views from far away. Their vertices keep their weights exactly, and joints keep more of them than straight limbs. The character stays as it is.</source>
        <translation>Gröbere Netze der Figur für Ansichten aus der Ferne. Ihre Vertices behalten ihre Gewichte genau, und an Gelenken bleiben mehr von ihnen als an geraden Gliedmaßen. Die Figur bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>The file to write. Its ending chooses the format: %1</source>
        <translation>Die zu schreibende Datei. Ihre Endung bestimmt das Format: %1</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>What the file is written for, as in Export</source>
        <translation>Wofür die Datei geschrieben wird, wie beim Exportieren</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Number of coarser meshes</source>
        <translation>Zahl der gröberen Netze</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>LOD 0, the character</source>
        <translation>LOD 0, die Figur</translation>
    </message>
    <message>
        <source>LOD %1</source>
        <translation>LOD %1</translation>
    </message>
    <message>
        <source>The part of the character&apos;s triangles that this level keeps</source>
        <translation>Der Anteil der Dreiecke der Figur, den diese Stufe behält</translation>
    </message>
    <message>
        <source>A file for each level</source>
        <translation>Eine Datei für jede Stufe</translation>
    </message>
    <message>
        <source>Write NAME_LOD1, NAME_LOD2 and so on beside the character&apos;s file. Otherwise all levels stand in one file, where engines find them by their names</source>
        <translation>NAME_LOD1, NAME_LOD2 und so weiter neben die Datei der Figur schreiben. Sonst stehen alle Stufen in einer Datei, wo Engines sie an ihren Namen erkennen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>Ergebnis &amp;öffnen</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>Ergebnis öffnen</translation>
    </message>
    <message>
        <source>Open the file with the levels in the window</source>
        <translation>Die Datei mit den Stufen im Fenster öffnen</translation>
    </message>
    <message>
        <source>&amp;Make LODs</source>
        <translation>&amp;LODs erstellen</translation>
    </message>
    <message>
        <source>Make the levels and write them</source>
        <translation>Die Stufen erstellen und schreiben</translation>
    </message>
</context>
<context>
    <name>sinew::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Protokoll kopieren</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>Protokoll leeren</translation>
    </message>
    <message>
        <source>Copy all lines to the clipboard</source>
        <translation>Alle Zeilen in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Clear this list. The log file is not changed</source>
        <translation>Diese Liste leeren. Die Protokolldatei bleibt unverändert</translation>
    </message>
</context>
<context>
    <name>sinew::LookForm</name>
    <message>
        <source>How Eyes Look</source>
        <translation>Wie die Augen blicken</translation>
    </message>
    <message>
        <source>How Far Eyes Look</source>
        <translation>Wie weit die Augen blicken</translation>
    </message>
    <message>
        <source>How far the eyes turn when the character looks farthest to that side.</source>
        <translation>Wie weit sich die Augen drehen, wenn die Figur ganz dorthin blickt.</translation>
    </message>
    <message>
        <source>How far the expression is on when the character looks farthest to that side.</source>
        <translation>Wie weit der Ausdruck an ist, wenn die Figur ganz dorthin blickt.</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>What turns the eyes to where the character looks: the joints of the eyes, or the expressions lookUp, lookDown, lookLeft and lookRight</source>
        <translation>Was die Augen dorthin dreht, wohin die Figur blickt: die Gelenke der Augen oder die Ausdrücke lookUp, lookDown, lookLeft und lookRight</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>Turn joints</source>
        <translation>Gelenke drehen</translation>
    </message>
    <message>
        <source>Use expressions</source>
        <translation>Ausdrücke nutzen</translation>
    </message>
    <message>
        <source>Inwards</source>
        <translation>Nach innen</translation>
    </message>
    <message>
        <source>Outwards</source>
        <translation>Nach außen</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>How far the eyes go that way</source>
        <translation>Wie weit die Augen in diese Richtung gehen</translation>
    </message>
</context>
<context>
    <name>sinew::MakingFlow</name>
    <message>
        <source>Bind the character first.</source>
        <translation>Binden Sie zuerst die Figur.</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message>
        <source>The batch has ended.</source>
        <translation>Der Stapel ist beendet.</translation>
    </message>
    <message>
        <source>Files are still being bound.</source>
        <translation>Es werden noch Dateien gebunden.</translation>
    </message>
    <message>
        <source>If you quit, this stops. What is bound stays, and the rest can be bound later.</source>
        <translation>Wenn Sie beenden, hält das an. Was gebunden ist, bleibt, und der Rest lässt sich später binden.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
</context>
<context>
    <name>sinew::ManualDialog</name>
    <message>
        <source>Not on this page</source>
        <translation>Nicht auf dieser Seite</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>Die vorige Seite (Alt+Links)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>The page after this one (Alt+Right)</source>
        <translation>Die nächste Seite (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Enter finds the next place, Shift+F3 the one before</source>
        <translation>Eingabe springt zur nächsten Stelle, Umschalt+F3 zur vorigen</translation>
    </message>
</context>
<context>
    <name>sinew::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>&amp;Bind</source>
        <translation>B&amp;inden</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>&amp;Pose</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Be&amp;dienfelder</translation>
    </message>
    <message>
        <source>Look &amp;From</source>
        <translation>Blick &amp;von</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Timeline Clip</source>
        <translation>&amp;Clip</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>A&amp;uswahl</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>&amp;Gewichte</translation>
    </message>
    <message>
        <source>&amp;Regions</source>
        <translation>Be&amp;reiche</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>Spe&amp;rren</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>E&amp;benen</translation>
    </message>
    <message>
        <source>Par&amp;ts</source>
        <translation>&amp;Teile</translation>
    </message>
    <message>
        <source>Over&amp;lays</source>
        <translation>Überla&amp;gerungen</translation>
    </message>
    <message>
        <source>Add Layer From &amp;Solver</source>
        <translation>Ebene aus &amp;Solver hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Verglei&amp;chen</translation>
    </message>
    <message>
        <source>S&amp;keleton</source>
        <translation>S&amp;kelett</translation>
    </message>
    <message>
        <source>&amp;Orient Joints</source>
        <translation>Ac&amp;hsen ausrichten</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>&amp;Einrasten</translation>
    </message>
    <message>
        <source>Spli&amp;t Bone</source>
        <translation>&amp;Knochen teilen</translation>
    </message>
    <message>
        <source>Arran&amp;ge Joints</source>
        <translation>&amp;Anordnen</translation>
    </message>
    <message>
        <source>Stress Poses</source>
        <translation>Belastungsposen</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Li&amp;ghting</source>
        <translation>&amp;Beleuchtung</translation>
    </message>
    <message>
        <source>Pose Keys</source>
        <translation>Posenschlüssel</translation>
    </message>
    <message>
        <source>Edit Shape</source>
        <translation>Form bearbeiten</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Federn</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>&amp;Modus</translation>
    </message>
</context>
<context>
    <name>sinew::MethodForm</name>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>What computes the weights. Geodesic Voxel measures distances inside the body and suits most characters. F1 says what each of the others does and when it is better</source>
        <translation>Was die Gewichte berechnet. „Geodätische Voxel“ misst Abstände im Inneren des Körpers und passt für die meisten Figuren. F1 sagt, was jeder der anderen Solver tut und wann er besser ist</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsDialog</name>
    <message>
        <source>Across X</source>
        <translation>Über X</translation>
    </message>
    <message>
        <source>Across Y</source>
        <translation>Über Y</translation>
    </message>
    <message>
        <source>Across Z</source>
        <translation>Über Z</translation>
    </message>
    <message>
        <source>Mirror plane</source>
        <translation>Spiegelebene</translation>
    </message>
    <message>
        <source>Joints and their partners</source>
        <translation>Gelenke und ihre Partner</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Select Unmatched Vertices</source>
        <translation>Vertices ohne Gegenstück auswählen</translation>
    </message>
    <message>
        <source>Finding counterparts on the other side...</source>
        <translation>Gegenstücke auf der anderen Seite werden gesucht...</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have a counterpart on the other side.</source>
        <translation>%1 von %2 Vertices haben ein Gegenstück auf der anderen Seite.</translation>
    </message>
    <message>
        <source>Joint Mapping</source>
        <translation>Gelenkzuordnung</translation>
    </message>
    <message>
        <source>Joints are matched by name, then by position and orientation. Double-click a partner to change it. A joint on the centre line is its own partner.</source>
        <translation>Gelenke werden einander nach Namen zugeordnet, dann nach Lage und Ausrichtung. Doppelklicken Sie auf einen Partner, um ihn zu ändern. Ein Gelenk auf der Mittellinie ist sein eigener Partner.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>The plane between the left and the right side</source>
        <translation>Die Ebene zwischen der linken und der rechten Seite</translation>
    </message>
    <message>
        <source>Double-click a partner to change it</source>
        <translation>Auf einen Partner doppelklicken, um ihn zu ändern</translation>
    </message>
    <message>
        <source>&amp;Select Unmatched Vertices</source>
        <translation>Vertices ohne &amp;Gegenstück auswählen</translation>
    </message>
    <message>
        <source>Close this dialog and select the vertices that have no counterpart</source>
        <translation>Diesen Dialog schließen und die Vertices ohne Gegenstück auswählen</translation>
    </message>
    <message>
        <source>Reset to the automatic mapping</source>
        <translation>Auf die automatische Zuordnung zurücksetzen</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsModel</name>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>itself (centre)</source>
        <translation>es selbst (Mitte)</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>von Ihnen gesetzt</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zuordnung</translation>
    </message>
</context>
<context>
    <name>sinew::MotionFlow</name>
    <message>
        <source>Key set at frame %1</source>
        <translation>Schlüssel bei Bild %1 gesetzt</translation>
    </message>
    <message>
        <source>Motion loaded: %1</source>
        <translation>Bewegung geladen: %1</translation>
    </message>
    <message>
        <source>Motion loaded: %1, without %2, which this skeleton does not have</source>
        <translation>Bewegung geladen: %1, ohne %2, das dieses Skelett nicht hat</translation>
    </message>
    <message>
        <source>Motion loaded: %1, without %2 and %3 more joints that this skeleton does not have</source>
        <translation>Bewegung geladen: %1, ohne %2 und %3 weitere Gelenke, die dieses Skelett nicht hat</translation>
    </message>
</context>
<context>
    <name>sinew::NoticeBar</name>
    <message>
        <source>%1 has changed on disk</source>
        <translation>%1 hat sich auf der Platte geändert</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>Die Datei der Figur neu lesen und alle Arbeit behalten</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Go on with the file as it was when it was opened</source>
        <translation>Mit der Datei weiterarbeiten, wie sie beim Öffnen war</translation>
    </message>
    <message>
        <source>Compare...</source>
        <translation>Vergleichen...</translation>
    </message>
    <message>
        <source>Show what has changed in the file, before you reload it</source>
        <translation>Zeigen, was sich in der Datei geändert hat, bevor Sie sie neu laden</translation>
    </message>
</context>
<context>
    <name>sinew::OperationsForm</name>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Operations change all vertices, or only the selected ones if any are selected.</source>
        <translation>Operationen ändern alle Vertices, oder nur die ausgewählten, falls welche ausgewählt sind.</translation>
    </message>
    <message>
        <source>Operations change the selection: %1.</source>
        <translation>Operationen ändern die Auswahl: %1.</translation>
    </message>
    <message>
        <source>Only vertices of the selected joint</source>
        <translation>Nur Vertices des ausgewählten Gelenks</translation>
    </message>
    <message>
        <source>Change only vertices that the selected joint influences</source>
        <translation>Nur Vertices ändern, die das ausgewählte Gelenk beeinflusst</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Max. Einflüsse</translation>
    </message>
    <message>
        <source>The number of joints per vertex that Limit Influences keeps</source>
        <translation>Die Anzahl der Gelenke je Vertex, die „Einflüsse begrenzen“ behält</translation>
    </message>
    <message>
        <source>Prune Small Weights removes weights below this value</source>
        <translation>„Kleine Gewichte weglassen“ entfernt Gewichte unter diesem Wert</translation>
    </message>
    <message>
        <source>Prune below</source>
        <translation>Weglassen unter</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>How many times Smooth, Sharpen and Relax run. More iterations reach farther</source>
        <translation>Wie oft Glätten, Schärfen und Entspannen laufen. Mehr Iterationen reichen weiter</translation>
    </message>
    <message>
        <source>How strongly Smooth, Sharpen and Relax change the weights in each iteration</source>
        <translation>Wie stark Glätten, Schärfen und Entspannen die Gewichte je Iteration ändern</translation>
    </message>
</context>
<context>
    <name>sinew::OrientDialog</name>
    <message>
        <source>Orient Joints</source>
        <translation>Achsen ausrichten</translation>
    </message>
    <message>
        <source>Turns the axes of the selected joints. No joint moves, and the mesh stays.</source>
        <translation>Dreht die Achsen der ausgewählten Gelenke. Kein Gelenk bewegt sich, und das Netz bleibt.</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>The axes that a program expects</source>
        <translation>Die Achsen, die ein Programm erwartet</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Axes follow</source>
        <translation>Achsen folgen</translation>
    </message>
    <message>
        <source>The bone to the joint&apos;s child, or the axes of the model</source>
        <translation>Dem Knochen zum Kind des Gelenks, oder den Achsen des Modells</translation>
    </message>
    <message>
        <source>The child joint</source>
        <translation>Dem Kindgelenk</translation>
    </message>
    <message>
        <source>The model&apos;s axes</source>
        <translation>Den Achsen des Modells</translation>
    </message>
    <message>
        <source>Along the bone</source>
        <translation>Entlang des Knochens</translation>
    </message>
    <message>
        <source>The joint&apos;s axis that points to its child</source>
        <translation>Die Achse des Gelenks, die zu seinem Kind zeigt</translation>
    </message>
    <message>
        <source>Secondary axis</source>
        <translation>Zweite Achse</translation>
    </message>
    <message>
        <source>The joint&apos;s other axis that is turned as near to a direction as it can be</source>
        <translation>Die andere Achse des Gelenks, die so nah wie möglich zu einer Richtung gedreht wird</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>What the secondary axis is turned to: an axis of the model, or across the bend</source>
        <translation>Wohin die zweite Achse gedreht wird: zu einer Achse des Modells, oder quer zur Beugung</translation>
    </message>
    <message>
        <source>Across the bend</source>
        <translation>Quer zur Beugung</translation>
    </message>
    <message>
        <source>Mirror behaviour</source>
        <translation>Verhalten spiegeln</translation>
    </message>
    <message>
        <source>Joints on the other side get reversed axes, so that the same turn moves both sides alike</source>
        <translation>Gelenke der anderen Seite bekommen umgekehrte Achsen, sodass dieselbe Drehung beide Seiten gleich bewegt</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sinew::OutfitDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>Abgebrochen. Keine Datei wurde geschrieben.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices matched</source>
        <translation>%1 von %2 Vertices getroffen</translation>
    </message>
    <message>
        <source>Matching...</source>
        <translation>Treffer werden gesucht...</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Wird gelesen...</translation>
    </message>
    <message>
        <source>Hardly matches: it may stand in another place or pose</source>
        <translation>Kaum Treffer: steht vielleicht an anderer Stelle oder in anderer Pose</translation>
    </message>
    <message>
        <source>%1 inpainted</source>
        <translation>%1 ergänzt</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 kopiert</translation>
    </message>
    <message>
        <source>%1 bound</source>
        <translation>%1 gebunden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Wrote %1 (%2). %3 of %4 vertices matched.</source>
        <translation>%1 geschrieben (%2). %3 von %4 Vertices getroffen.</translation>
    </message>
    <message>
        <source>Nothing but the skin changed.</source>
        <translation>Nur der Skin hat sich geändert.</translation>
    </message>
    <message>
        <source>Dress With an Outfit</source>
        <translation>Mit Outfit einkleiden</translation>
    </message>
    <message>
        <source>All parts of an outfit take the weights of the open character where they lie near its surface. Both have to stand in the same place and pose. The outfit is written to a file of its own; the character stays as it is.</source>
        <translation>Alle Teile eines Outfits übernehmen die Gewichte der geöffneten Figur, wo sie nahe an deren Oberfläche liegen. Beide müssen an derselben Stelle und in derselben Pose stehen. Das Outfit wird in eine eigene Datei geschrieben; die Figur bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Getroffen</translation>
    </message>
    <message>
        <source>Without a match</source>
        <translation>Ohne Treffer</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>The ticked parts of the outfit get weights, the others keep theirs</source>
        <translation>Die angehakten Teile des Outfits bekommen Gewichte, die anderen behalten ihre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>Ergebnis &amp;öffnen</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>Ergebnis öffnen</translation>
    </message>
    <message>
        <source>Open the dressed outfit in the window</source>
        <translation>Das eingekleidete Outfit im Fenster öffnen</translation>
    </message>
    <message>
        <source>&amp;Dress</source>
        <translation>&amp;Einkleiden</translation>
    </message>
    <message>
        <source>Dress</source>
        <translation>Einkleiden</translation>
    </message>
    <message>
        <source>Transfer the weights to all ticked parts and write the file</source>
        <translation>Die Gewichte auf alle angehakten Teile übertragen und die Datei schreiben</translation>
    </message>
</context>
<context>
    <name>sinew::OutfitForm</name>
    <message>
        <source>Outfit</source>
        <translation>Outfit</translation>
    </message>
    <message>
        <source>A file of clothes, armour or hair, with or without a skeleton</source>
        <translation>Eine Datei mit Kleidung, Rüstung oder Haar, mit oder ohne Skelett</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>A file of the outfit&apos;s own format is the outfit with another skin, and nothing else in it changes. Other formats are written anew</source>
        <translation>Eine Datei im eigenen Format des Outfits ist das Outfit mit anderem Skin, und sonst ändert sich nichts darin. Andere Formate werden neu geschrieben</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>How far the nearest place may be, in per cent of the outfit&apos;s diagonal</source>
        <translation>Wie weit die nächste Stelle entfernt sein darf, in Prozent der Diagonale des Outfits</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>How far its normal may be turned from the vertex&apos;s at that distance; up to twice as much where they touch</source>
        <translation>Wie weit ihre Normale in diesem Abstand von der des Vertex abweichen darf; bis doppelt so weit, wo sie sich berühren</translation>
    </message>
    <message>
        <source>Accept flipped normals</source>
        <translation>Umgedrehte Normalen annehmen</translation>
    </message>
    <message>
        <source>Let normals match that face the opposite way, as on linings</source>
        <translation>Auch Normalen passen, die in die Gegenrichtung zeigen, wie bei Futterstoff</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Symmetrisch</translation>
    </message>
    <message>
        <source>Give both sides mirrored weights, by the joint mapping of the Mirror commands</source>
        <translation>Gibt beiden Seiten gespiegelte Gewichte, nach der Gelenkzuordnung der Spiegelbefehle</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>Gelenktabelle</translation>
    </message>
    <message>
        <source>Joints are paired by name</source>
        <translation>Gelenke werden nach Namen gepaart</translation>
    </message>
    <message>
        <source>A CSV or JSON file that pairs the joint names of both files</source>
        <translation>Eine CSV- oder JSON-Datei, die die Gelenknamen beider Dateien paart</translation>
    </message>
</context>
<context>
    <name>sinew::OverlaysPanel</name>
    <message>
        <source>Surface</source>
        <translation>Oberfläche</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Slice axis</source>
        <translation>Achse des Schnitts</translation>
    </message>
    <message>
        <source>Slice position</source>
        <translation>Lage des Schnitts</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>Implizites Skinning</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>The axis perpendicular to the slice plane</source>
        <translation>Die Achse senkrecht zur Schnittebene</translation>
    </message>
    <message>
        <source>Position of the slice plane, from one end of the volume to the other</source>
        <translation>Lage der Schnittebene, von einem Ende des Volumens zum anderen</translation>
    </message>
    <message>
        <source>%1 (%2 on)</source>
        <translation>%1 (%2 an)</translation>
    </message>
</context>
<context>
    <name>sinew::Panel</name>
    <message>
        <source>When it looks wrong:</source>
        <translation>Wenn es falsch aussieht:</translation>
    </message>
</context>
<context>
    <name>sinew::PartBindingForm</name>
    <message>
        <source>Choose... (%1)</source>
        <translation>Wählen... (%1)</translation>
    </message>
    <message>
        <source>Rigid to...</source>
        <translation>Starr an...</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>Gelenke wählen</translation>
    </message>
    <message>
        <source>It lies on the skin, but %1 % of its weight belongs to other joints than the skin below. Proposal: copy the nearest skin.</source>
        <translation>Es liegt auf der Haut, aber %1 % seines Gewichts gehören anderen Gelenken als bei der Haut darunter. Vorschlag: nächste Haut kopieren.</translation>
    </message>
    <message>
        <source>Copy Nearest Skin</source>
        <translation>Nächste Haut kopieren</translation>
    </message>
    <message>
        <source>Give the selected part the weights of the nearest skin</source>
        <translation>Dem ausgewählten Teil die Gewichte der nächsten Haut geben</translation>
    </message>
    <message>
        <source>It has no weights in the file. Proposal: rigid to %1, the nearest joint.</source>
        <translation>Es hat in der Datei keine Gewichte. Vorschlag: starr an %1, dem nächsten Gelenk.</translation>
    </message>
    <message>
        <source>%1 % of its weight belongs to %2. Proposal: rigid.</source>
        <translation>%1 % seines Gewichts gehören %2. Vorschlag: starr.</translation>
    </message>
    <message>
        <source>Make Rigid</source>
        <translation>Starr machen</translation>
    </message>
    <message>
        <source>Bind the selected part rigidly to this joint</source>
        <translation>Das ausgewählte Teil starr an dieses Gelenk binden</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Copy nearest skin</source>
        <translation>Nächste Haut kopieren</translation>
    </message>
    <message>
        <source>Limit to joints...</source>
        <translation>Beschränken auf...</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Joint of the rigid part</source>
        <translation>Gelenk des starren Teils</translation>
    </message>
    <message>
        <source>The joint that the rigid part follows</source>
        <translation>Das Gelenk, dem das starre Teil folgt</translation>
    </message>
    <message>
        <source>Tick the joints that can move the part</source>
        <translation>Haken Sie die Gelenke an, die das Teil bewegen können</translation>
    </message>
    <message>
        <source>It moves nearly as one with %1, which has %2 % of its weight, so it is rigid to it.</source>
        <translation>Es bewegt sich fast als Ganzes mit %1, das %2&#xa0;% seines Gewichts hat, also ist es starr daran gebunden.</translation>
    </message>
    <message>
        <source>Make Smooth</source>
        <translation>Weich machen</translation>
    </message>
    <message>
        <source>Let the selected part bend: keep the weights that the solver computes</source>
        <translation>Das ausgewählte Teil biegen lassen: die Gewichte behalten, die der Solver berechnet</translation>
    </message>
    <message>
        <source>As the character</source>
        <translation>Wie die Figur</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>What computes the weights of the selected part, if it is smooth or limited to joints. Where it meets parts with another solver, both count the same</source>
        <translation>Was die Gewichte des ausgewählten Teils berechnet, wenn es weich oder auf Gelenke beschränkt ist. Wo es an Teile mit einem anderen Solver stößt, zählen beide gleich viel</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Wählen ...</translation>
    </message>
    <message>
        <source>Proposals for the selected parts: %1.</source>
        <translation>Vorschläge für die ausgewählten Teile: %1.</translation>
    </message>
    <message>
        <source>Accept Proposals</source>
        <translation>Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Bind the selected parts as proposed in the report, in one undo step</source>
        <translation>Bindet die ausgewählten Teile wie im Bericht vorgeschlagen, in einem Schritt</translation>
    </message>
    <message>
        <source>How the selected parts are bound. Smooth: the solver computes its weights. Rigid: it follows one joint. Copy nearest skin: each vertex gets the weights of the nearest skin. Limit to joints: only these joints move it. Skip: it is not bound</source>
        <translation>Wie die ausgewählten Teile gebunden werden. Weich: Der Solver berechnet seine Gewichte. Starr: Es folgt einem Gelenk. Nächste Haut kopieren: Jeder Vertex bekommt die Gewichte der nächsten Haut. Beschränken auf: Nur diese Gelenke bewegen es. Überspringen: Es wird nicht gebunden</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
</context>
<context>
    <name>sinew::PartsModel</name>
    <message>
        <source>Part %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Polygons</source>
        <translation>Polygone</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1, Schale %2</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>ausgeblendet</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Wird geprüft...</translation>
    </message>
    <message>
        <source>Hidden, but still bound and exported. Click to show.</source>
        <translation>Ausgeblendet, wird aber weiterhin gebunden und exportiert. Zum Zeigen klicken.</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Ghosted: clicks and brushes go through it. Click to show.</source>
        <translation>Durchscheinend: Klicks und Pinsel gehen hindurch. Klick zeigt es.</translation>
    </message>
    <message>
        <source>Click to hide, Ctrl+click to ghost. Such parts are still bound and exported.</source>
        <translation>Klick blendet aus, Strg+Klick macht durchscheinend. Solche Teile werden weiter gebunden und exportiert.</translation>
    </message>
    <message>
        <source>ghosted</source>
        <translation>durchscheinend</translation>
    </message>
</context>
<context>
    <name>sinew::PartsPanel</name>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Accept All Proposals (%1)</source>
        <translation>Alle Vorschläge annehmen (%1)</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>Alle Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Bind every part as proposed in the report, in one undo step</source>
        <translation>Jedes Teil so binden, wie im Bericht vorgeschlagen, in einem einzigen Schritt für Rückgängig</translation>
    </message>
</context>
<context>
    <name>sinew::PictureDialog</name>
    <message>
        <source>MP4 has no transparency</source>
        <translation>MP4 kennt keine Transparenz</translation>
    </message>
    <message>
        <source>Leave out the backdrop; the shadow on the ground stays</source>
        <translation>Den Hintergrund weglassen; der Schatten am Boden bleibt</translation>
    </message>
    <message>
        <source>%1 frames a second. %2</source>
        <translation>%1 Bilder je Sekunde. %2</translation>
    </message>
    <message>
        <source>To save MP4 too, install ffmpeg and open this dialog again.</source>
        <translation>Für MP4 ffmpeg installieren und diesen Dialog erneut öffnen.</translation>
    </message>
    <message>
        <source>Save Turntable</source>
        <translation>Drehfilm speichern</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>The character, as the view shows it, turns once about the vertical.</source>
        <translation>Die Figur, wie die Ansicht sie zeigt, dreht sich einmal um die Senkrechte.</translation>
    </message>
    <message>
        <source>The character as the view shows it, in soft light.</source>
        <translation>Die Figur, wie die Ansicht sie zeigt, in weichem Licht.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Usual sizes, in pixels</source>
        <translation>Übliche Größen, in Pixeln</translation>
    </message>
    <message>
        <source>As the view, %1</source>
        <translation>Wie die Ansicht, %1</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Pixels from left to right</source>
        <translation>Pixel von links nach rechts</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Pixels from top to bottom</source>
        <translation>Pixel von oben nach unten</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Abtastungen</translation>
    </message>
    <message>
        <source>Per pixel: more give smoother edges and shadows, and take longer</source>
        <translation>Je Pixel: mehr machen Kanten und Schatten glatter und dauern länger</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What the turntable is saved as</source>
        <translation>Als was der Drehfilm gespeichert wird</translation>
    </message>
    <message>
        <source>WebP animation</source>
        <translation>WebP-Animation</translation>
    </message>
    <message>
        <source>PNG sequence</source>
        <translation>PNG-Folge</translation>
    </message>
    <message>
        <source>MP4 (H.264)</source>
        <translation>MP4 (H.264)</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Pictures of the whole turn</source>
        <translation>Bilder der ganzen Drehung</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>How long the turn takes</source>
        <translation>Wie lange die Drehung dauert</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Transparenter Hintergrund</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Speichern...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sinew::PictureFlow</name>
    <message>
        <source>Rendered to %1.</source>
        <translation>Gerendert nach %1.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>%1 of these pictures exist already.</source>
        <translation>%1 dieser Bilder gibt es schon.</translation>
    </message>
    <message>
        <source>From %1 to %2. They are replaced.</source>
        <translation>Von %1 bis %2. Sie werden ersetzt.</translation>
    </message>
    <message>
        <source>&amp;Replace Pictures</source>
        <translation>Bilder e&amp;rsetzen</translation>
    </message>
</context>
<context>
    <name>sinew::PictureMeshDialog</name>
    <message>
        <source>Picture Mesh</source>
        <translation>Bildnetz</translation>
    </message>
    <message>
        <source>Opacity threshold</source>
        <translation>Deckkraftschwelle</translation>
    </message>
    <message>
        <source>Pixels at least this opaque, of 255, belong to the character. Lower keeps soft edges; higher opens slits that are painted half transparent</source>
        <translation>Pixel, die mindestens so deckend sind, von 255, gehören zur Figur. Niedriger behält weiche Ränder; höher öffnet Schlitze, die halb durchsichtig gemalt sind</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Triangles along the longer side of what is opaque, 4 to 400</source>
        <translation>Dreiecke entlang der längeren Seite dessen, was deckt, 4 bis 400</translation>
    </message>
    <message>
        <source>The picture is read again, and all work is kept. A text of layers may set both itself.</source>
        <translation>Das Bild wird neu gelesen, und alle Arbeit bleibt erhalten. Ein Text mit Ebenen kann beides selbst festlegen.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Picture size</source>
        <translation>Bildgröße</translation>
    </message>
    <message>
        <source>Pixels along the longer side of the drawing, 16 to 4096. Automatic: as many as the file says, at least 1024</source>
        <translation>Pixel entlang der längeren Seite der Zeichnung, 16 bis 4096. Automatisch: so viele, wie die Datei angibt, mindestens 1024</translation>
    </message>
    <message>
        <source>The picture is read again, and all work is kept but for vertices edited by hand: undo brings these back. A text of layers may set both itself.</source>
        <translation>Das Bild wird neu gelesen, und alle Arbeit bleibt erhalten, außer von Hand bearbeiteten Vertices: Rückgängig bringt sie zurück. Ein Text mit Ebenen kann beides selbst festlegen.</translation>
    </message>
</context>
<context>
    <name>sinew::PoseFlow</name>
    <message>
        <source>Pose mirrored</source>
        <translation>Pose gespiegelt</translation>
    </message>
    <message>
        <source>Pose copied</source>
        <translation>Pose kopiert</translation>
    </message>
    <message>
        <source>Pose pasted</source>
        <translation>Pose eingefügt</translation>
    </message>
    <message>
        <source>The pose cannot be pasted.</source>
        <translation>Die Pose lässt sich nicht einfügen.</translation>
    </message>
    <message>
        <source>%1, without %2</source>
        <translation>%1, ohne %2</translation>
    </message>
    <message>
        <source>Implicit skinning failed.</source>
        <translation>Implizites Skinning ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Fitting canceled. The skin deforms without implicit skinning</source>
        <translation>Anpassen abgebrochen. Die Haut verformt sich ohne implizites Skinning</translation>
    </message>
</context>
<context>
    <name>sinew::PosePanel</name>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Move along %1</source>
        <translation>Entlang %1 bewegen</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>No joint selected</source>
        <translation>Kein Gelenk ausgewählt</translation>
    </message>
    <message>
        <source>Click a joint in the view or in the tree to rotate and move it.</source>
        <translation>Klicken Sie ein Gelenk in der Ansicht oder im Baum an, um es zu drehen und zu bewegen.</translation>
    </message>
    <message>
        <source>Degrees around the joint&apos;s own X, Y and Z axes</source>
        <translation>Grad um die eigenen Achsen X, Y und Z des Gelenks</translation>
    </message>
    <message>
        <source>Metres from the bind pose, along the axes of the parent joint</source>
        <translation>Meter von der Bindepose entfernt, entlang der Achsen des Elterngelenks</translation>
    </message>
    <message>
        <source>Rotate around %1</source>
        <translation>Um %1 drehen</translation>
    </message>
    <message>
        <source>Scale along the joint&apos;s own X, Y and Z axes, 1 as bound</source>
        <translation>Skalierung entlang der eigenen Achsen X, Y und Z des Gelenks, 1 wie gebunden</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Scale along %1</source>
        <translation>Entlang %1 skalieren</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>Gelenk posieren</translation>
    </message>
    <message>
        <source>Joint in the Clip</source>
        <translation>Gelenk im Clip</translation>
    </message>
    <message>
        <source>The numbers are those of the clip that is shown. Stop it to set them.</source>
        <translation>Die Zahlen sind die des gezeigten Clips. Beenden Sie ihn, um sie zu ändern.</translation>
    </message>
</context>
<context>
    <name>sinew::PoseShelfFlow</name>
    <message>
        <source>The pose cannot be used.</source>
        <translation>Die Pose kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Delete the pose %1?</source>
        <translation>Die Pose %1 löschen?</translation>
    </message>
    <message>
        <source>Its file is deleted, which cannot be undone.</source>
        <translation>Ihre Datei wird gelöscht, was nicht rückgängig gemacht werden kann.</translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>Pose löschen</translation>
    </message>
    <message>
        <source>The pose cannot be saved.</source>
        <translation>Die Pose lässt sich nicht speichern.</translation>
    </message>
    <message>
        <source>pose</source>
        <translation>Pose</translation>
    </message>
</context>
<context>
    <name>sinew::PoseShelfForm</name>
    <message>
        <source>%1: this skeleton has none of its joints</source>
        <translation>%1: dieses Skelett hat keines ihrer Gelenke</translation>
    </message>
    <message>
        <source>%1, mirrored</source>
        <translation>%1, gespiegelt</translation>
    </message>
    <message>
        <source>Posed: %1</source>
        <translation>Pose angewandt: %1</translation>
    </message>
    <message>
        <source>Posed: %1, without %2</source>
        <translation>Pose angewandt: %1, ohne %2</translation>
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
        <translation>Ins Regal gelegt: %1</translation>
    </message>
    <message>
        <source>Put on the shelf: %1</source>
        <translation>Ins Regal gelegt: %1</translation>
    </message>
    <message>
        <source>Pose Shelf</source>
        <translation>Posenregal</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>How far to go from the pose before to this one</source>
        <translation>Wie weit es von der Pose davor zu dieser geht</translation>
    </message>
    <message>
        <source>%1 moves none of the selected joints</source>
        <translation>%1 bewegt keines der ausgewählten Gelenke</translation>
    </message>
    <message>
        <source>Pose saved: %1</source>
        <translation>Pose gespeichert: %1</translation>
    </message>
    <message>
        <source>Click a pose to try the weights in it; with Shift mirrored. Drag it to the right to blend it in. Its joints alone move. Double-click one that you kept to rename it</source>
        <translation>Auf eine Pose klicken, um die Gewichte darin zu prüfen; mit Umschalt gespiegelt. Nach rechts ziehen mischt sie ein. Nur ihre Gelenke bewegen sich. Doppelklick benennt eine eigene um</translation>
    </message>
    <message>
        <source>Selected joints only</source>
        <translation>Nur ausgewählte Gelenke</translation>
    </message>
    <message>
        <source>Apply poses to the selected joints only: to one hand, or one leg</source>
        <translation>Posen nur auf die ausgewählten Gelenke anwenden: auf eine Hand oder ein Bein</translation>
    </message>
</context>
<context>
    <name>sinew::ReadingPage</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation>Wie viel von der Datei gelesen ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop reading and go back to the welcome page</source>
        <translation>Das Lesen anhalten und zur Startseite zurückkehren</translation>
    </message>
</context>
<context>
    <name>sinew::RecoveryDialog</name>
    <message>
        <source>Sinew did not close properly.</source>
        <translation>Sinew wurde nicht ordentlich beendet.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>Nicht gespeicherte Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>It kept a copy of your unsaved work. Recover it, then save it as a project to keep it.</source>
        <translation>Es hat eine Kopie Ihrer nicht gespeicherten Arbeit behalten. Stellen Sie sie wieder her, und speichern Sie sie als Projekt, um sie zu behalten.</translation>
    </message>
    <message>
        <source>Recoverable work</source>
        <translation>Wiederherstellbare Arbeit</translation>
    </message>
    <message>
        <source>&amp;Ask Later</source>
        <translation>&amp;Später fragen</translation>
    </message>
</context>
<context>
    <name>sinew::RegionBrushForm</name>
    <message>
        <source>Strokes add vertices to the region. Ctrl removes them, Shift smooths.</source>
        <translation>Pinselstriche nehmen Vertices in den Bereich auf. Strg entfernt sie, Umschalt glättet.</translation>
    </message>
</context>
<context>
    <name>sinew::RegionPaintForm</name>
    <message>
        <source>Soften Edge</source>
        <translation>Rand weicher machen</translation>
    </message>
    <message>
        <source>Add Selected Vertices</source>
        <translation>Ausgewählte Vertices hinzufügen</translation>
    </message>
    <message>
        <source>Add the selected vertices fully to the region</source>
        <translation>Die ausgewählten Vertices dem Bereich ganz hinzufügen</translation>
    </message>
    <message>
        <source>Remove Selected Vertices</source>
        <translation>Ausgewählte Vertices entfernen</translation>
    </message>
    <message>
        <source>Remove the selected vertices from the region</source>
        <translation>Die ausgewählten Vertices aus dem Bereich entfernen</translation>
    </message>
    <message>
        <source>Fade the region over one more row of vertices at its edge. Press again for a wider edge</source>
        <translation>Den Bereich am Rand über eine weitere Reihe von Vertices auslaufen lassen. Noch einmal drücken für einen breiteren Rand</translation>
    </message>
</context>
<context>
    <name>sinew::RegionRulesForm</name>
    <message>
        <source>Falloff</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potenz</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>Quadratisch</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentiell</translation>
    </message>
    <message>
        <source>Max influences in the region</source>
        <translation>Max. Einflüsse im Bereich</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Wählen...</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Any joint</source>
        <translation>Jedes Gelenk</translation>
    </message>
    <message>
        <source>Any joint can move its vertices</source>
        <translation>Jedes Gelenk kann seine Vertices bewegen</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>Starr an %1</translation>
    </message>
    <message>
        <source>Limited to %1</source>
        <translation>Beschränkt auf %1</translation>
    </message>
    <message>
        <source>Own stiffness</source>
        <translation>Eigene Steifigkeit</translation>
    </message>
    <message>
        <source>Use a separate stiffness (alpha) for the region&apos;s vertices</source>
        <translation>Eine eigene Steifigkeit (Alpha) für die Vertices des Bereichs verwenden</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of the region</source>
        <translation>Steifigkeit (Alpha) des Bereichs</translation>
    </message>
    <message>
        <source>How stiff bends are in the region: 0 is soft, 1 is stiff</source>
        <translation>Wie steif Beugungen im Bereich sind: 0 ist weich, 1 ist steif</translation>
    </message>
    <message>
        <source>How weights fall off with distance in the region</source>
        <translation>Wie Gewichte im Bereich mit dem Abstand abnehmen</translation>
    </message>
    <message>
        <source>As in the Bind settings</source>
        <translation>Wie in den Bindeeinstellungen</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Max. Einflüsse</translation>
    </message>
    <message>
        <source>Use a separate limit for the influences of the region&apos;s vertices</source>
        <translation>Eine eigene Grenze für die Einflüsse der Vertices des Bereichs verwenden</translation>
    </message>
    <message>
        <source>Maximum number of joints per vertex of the region</source>
        <translation>Höchstzahl der Gelenke je Vertex des Bereichs</translation>
    </message>
    <message>
        <source>Limit to joints</source>
        <translation>Auf Gelenke beschränken</translation>
    </message>
    <message>
        <source>Only these joints can move the region&apos;s vertices. With one joint the region is rigid</source>
        <translation>Nur diese Gelenke können die Vertices des Bereichs bewegen. Mit einem Gelenk ist der Bereich starr</translation>
    </message>
    <message>
        <source>Let any joint move the region&apos;s vertices again</source>
        <translation>Wieder jedes Gelenk die Vertices des Bereichs bewegen lassen</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>What computes the weights of the region&apos;s vertices. Where the region fades, its weights blend with those around it</source>
        <translation>Was die Gewichte der Vertices des Bereichs berechnet. Wo der Bereich ausläuft, mischen sich seine Gewichte mit denen ringsum</translation>
    </message>
    <message>
        <source>Keep shape</source>
        <translation>Form behalten</translation>
    </message>
    <message>
        <source>How strongly the region keeps its shape: 0 not at all, 1 as one solid</source>
        <translation>Wie stark der Bereich seine Form behält: 0 gar nicht, 1 wie ein fester Körper</translation>
    </message>
    <message>
        <source>Bounded biharmonic weights: how strongly the region keeps its shape, so that it moves as one whatever moves it. Useful for a painted region over an eye, a buckle or a plate. Acts only where this solver makes the weights</source>
        <translation>Beschränkt biharmonische Gewichte: wie stark der Bereich seine Form behält, sodass er sich als Ganzes bewegt, was immer ihn bewegt. Nützlich für einen gemalten Bereich über einem Auge, einer Schnalle oder einer Platte. Wirkt nur, wo dieser Solver die Gewichte macht</translation>
    </message>
</context>
<context>
    <name>sinew::RegionShapeForm</name>
    <message>
        <source>Blend</source>
        <translation>Übergang</translation>
    </message>
    <message>
        <source>Unit of the blend</source>
        <translation>Einheit des Übergangs</translation>
    </message>
    <message>
        <source>Millimetres, or percent of the character&apos;s height</source>
        <translation>Millimeter oder Prozent der Höhe der Figur</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>% of height</source>
        <translation>% der Höhe</translation>
    </message>
    <message>
        <source>Move to Selection</source>
        <translation>Zur Auswahl verschieben</translation>
    </message>
    <message>
        <source>Move the region to the selection</source>
        <translation>Den Bereich zur Auswahl verschieben</translation>
    </message>
    <message>
        <source>Move its centre to the centre of the selected vertices</source>
        <translation>Seine Mitte in die Mitte der ausgewählten Vertices verschieben</translation>
    </message>
    <message>
        <source>Distance over which the region fades outside its shape</source>
        <translation>Abstand, über den der Bereich außerhalb seiner Form ausläuft</translation>
    </message>
</context>
<context>
    <name>sinew::RegionsForm</name>
    <message>
        <source>Regions</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Contains no vertices</source>
        <translation>Enthält keine Vertices</translation>
    </message>
    <message>
        <source>Vertices: %1 (%2 fully inside)</source>
        <translation>Vertices: %1 (%2 ganz innerhalb)</translation>
    </message>
    <message>
        <source>Regions are areas with their own weight settings. A new region encloses the selected vertices, or the bone of the selected joint.</source>
        <translation>Bereiche sind Stellen der Figur mit eigenen Gewichtseinstellungen. Ein neuer Bereich umschließt die ausgewählten Vertices oder den Knochen des ausgewählten Gelenks.</translation>
    </message>
    <message>
        <source>Add a sphere region</source>
        <translation>Eine Kugel als Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Add a capsule region</source>
        <translation>Eine Kapsel als Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Add a box region, aligned with the axes</source>
        <translation>Einen Quader als Bereich hinzufügen, an den Achsen ausgerichtet</translation>
    </message>
    <message>
        <source>From Vertices</source>
        <translation>Aus Vertices</translation>
    </message>
    <message>
        <source>Add a region made of the selected vertices</source>
        <translation>Einen Bereich aus den ausgewählten Vertices hinzufügen</translation>
    </message>
    <message>
        <source>Only ticked regions are used. Where regions overlap, the lower one in this list wins. Double-click to rename</source>
        <translation>Nur angehakte Bereiche werden verwendet. Wo sich Bereiche überschneiden, gilt der untere in dieser Liste. Doppelklick zum Umbenennen</translation>
    </message>
    <message>
        <source>Move up. Lower regions override it</source>
        <translation>Nach oben verschieben. Untere Bereiche haben Vorrang</translation>
    </message>
    <message>
        <source>Move down. It overrides the regions above it</source>
        <translation>Nach unten verschieben. Er hat Vorrang vor den Bereichen darüber</translation>
    </message>
    <message>
        <source>Show vertices</source>
        <translation>Vertices zeigen</translation>
    </message>
    <message>
        <source>Draw dots on the region&apos;s vertices, fainter where the region fades</source>
        <translation>Punkte auf die Vertices des Bereichs zeichnen, schwächer, wo der Bereich ausläuft</translation>
    </message>
    <message>
        <source>Paint New Region</source>
        <translation>Neuen Bereich malen</translation>
    </message>
    <message>
        <source>Take the brush. The first stroke makes a region that keeps its shape</source>
        <translation>Den Pinsel nehmen. Der erste Strich legt einen Bereich an, der seine Form behält</translation>
    </message>
    <message>
        <source>Convert and Paint</source>
        <translation>Umwandeln und malen</translation>
    </message>
    <message>
        <source>Turn the region&apos;s shape into painted amounts of the same vertices, and take the brush</source>
        <translation>Die Form des Bereichs in gemalte Werte derselben Vertices umwandeln und den Pinsel nehmen</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Take the brush to add vertices to this region or remove them</source>
        <translation>Den Pinsel nehmen, um Vertices in diesen Bereich aufzunehmen oder zu entfernen</translation>
    </message>
    <message>
        <source>Remove the selected regions</source>
        <translation>Die ausgewählten Bereiche entfernen</translation>
    </message>
    <message>
        <source>Use as Handle of Joint</source>
        <translation>Als Griff des Gelenks</translation>
    </message>
    <message>
        <source>What the region holds replaces the bone of the selected joint: it follows only that joint, and the joint&apos;s weight fades from there</source>
        <translation>Was der Bereich enthält, ersetzt den Knochen des ausgewählten Gelenks: Es folgt allein dem Gelenk, und dessen Gewicht nimmt von dort aus ab</translation>
    </message>
    <message>
        <source>Use as Handle of %1</source>
        <translation>Als Griff von %1</translation>
    </message>
    <message>
        <source>Select a joint first.</source>
        <translation>Wählen Sie zuerst ein Gelenk aus.</translation>
    </message>
    <message>
        <source>The region is a handle of %1 already.</source>
        <translation>Der Bereich ist schon ein Griff von %1.</translation>
    </message>
    <message>
        <source>An earlier joint is named %1 too.</source>
        <translation>Auch ein früheres Gelenk heißt %1.</translation>
    </message>
</context>
<context>
    <name>sinew::ReloadFlow</name>
    <message>
        <source>Reloaded %1. Not all work fits it any more, see the report</source>
        <translation>%1 neu geladen. Nicht alle Arbeit passt noch dazu, siehe Bericht</translation>
    </message>
    <message>
        <source>Reloaded %1 and kept all work</source>
        <translation>%1 neu geladen und alle Arbeit behalten</translation>
    </message>
    <message>
        <source>%1 cannot be reloaded. Nothing has changed.</source>
        <translation>%1 kann nicht neu geladen werden. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>%1 cannot be compared.</source>
        <translation>%1 lässt sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>Reloaded %1, which is now a different model: %2 of %3 joints and %4 of %5 parts are still there.</source>
        <translation>%1 neu geladen; es ist jetzt ein anderes Modell: %2 von %3 Gelenken und %4 von %5 Teilen sind noch da.</translation>
    </message>
    <message>
        <source>Work on the others is lost, see the report</source>
        <translation>Die Arbeit an den übrigen ist verloren, siehe Bericht</translation>
    </message>
    <message>
        <source>There was no work on the others</source>
        <translation>An den übrigen gab es keine Arbeit</translation>
    </message>
    <message>
        <source>Replace Mesh</source>
        <translation>Netz ersetzen</translation>
    </message>
    <message>
        <source>The character is bound. A changed mesh of the same size, such as a body that has lost an arm, keeps its weights in the old volume. Another shape needs a new one.</source>
        <translation>Die Figur ist gebunden. Ein geändertes Netz derselben Größe, etwa ein Körper, der einen Arm verloren hat, behält seine Gewichte im alten Volumen. Eine andere Form braucht ein neues.</translation>
    </message>
    <message>
        <source>Keep the Volume</source>
        <translation>Volumen behalten</translation>
    </message>
    <message>
        <source>Make a New Volume</source>
        <translation>Neues Volumen anlegen</translation>
    </message>
    <message>
        <source>%1 is the mesh now. Not all work fits it, see the report</source>
        <translation>%1 ist jetzt das Netz. Nicht alle Arbeit passt dazu, siehe Bericht</translation>
    </message>
    <message>
        <source>%1 is the mesh now, in the volume of the one before</source>
        <translation>%1 ist jetzt das Netz, im Volumen des vorigen</translation>
    </message>
    <message>
        <source>%1 is the mesh now, and all work was kept</source>
        <translation>%1 ist jetzt das Netz, und alle Arbeit wurde behalten</translation>
    </message>
    <message>
        <source>%1 cannot replace the mesh. Nothing has changed.</source>
        <translation>%1 kann das Netz nicht ersetzen. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Reloaded %1, which has another size or place now: its longest side is %2, it was %3.</source>
        <translation>%1 neu geladen, jetzt mit anderer Größe oder Lage: Die längste Seite ist %2, sie war %3.</translation>
    </message>
    <message>
        <source>Not all work fits it any more, see the report</source>
        <translation>Nicht alle Arbeit passt noch dazu, siehe Bericht</translation>
    </message>
</context>
<context>
    <name>sinew::RenderJob</name>
    <message>
        <source>Save Turntable</source>
        <translation>Drehfilm speichern</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Bild speichern</translation>
    </message>
</context>
<context>
    <name>sinew::ReportModel</name>
    <message>
        <source>Notes (%1)</source>
        <translation>Hinweise (%1)</translation>
    </message>
    <message>
        <source>%1 (largest first)</source>
        <translation>%1 (größte zuerst)</translation>
    </message>
    <message>
        <source>Fit the skeleton</source>
        <translation>Skelett einpassen</translation>
    </message>
    <message>
        <source>Accept binding proposals (%1)</source>
        <translation>Vorschläge zur Bindung annehmen (%1)</translation>
    </message>
    <message>
        <source>Close holes for the solver (%1)</source>
        <translation>Löcher für den Solver schließen (%1)</translation>
    </message>
    <message>
        <source>Use finer voxels (%1)</source>
        <translation>Feinere Voxel verwenden (%1)</translation>
    </message>
    <message>
        <source>Repair weights (%1)</source>
        <translation>Gewichte reparieren (%1)</translation>
    </message>
    <message>
        <source>Check by hand (%1)</source>
        <translation>Selbst prüfen (%1)</translation>
    </message>
    <message>
        <source>%1: copy nearest skin</source>
        <translation>%1: nächste Haut kopieren</translation>
    </message>
    <message>
        <source>%1: rigid to %2</source>
        <translation>%1: starr an %2</translation>
    </message>
    <message>
        <source>%1 and %2, gap %3</source>
        <translation>%1 und %2, Spalt %3</translation>
    </message>
    <message>
        <source>Found by: check of the weights</source>
        <translation>Gefunden: beim Prüfen der Gewichte</translation>
    </message>
    <message>
        <source>Found by: bind</source>
        <translation>Gefunden: beim Binden</translation>
    </message>
    <message>
        <source>Found by: reading the file</source>
        <translation>Gefunden: beim Lesen der Datei</translation>
    </message>
    <message>
        <source>Turn inverted normals for the solver (%1)</source>
        <translation>Umgekehrte Normalen für den Solver drehen (%1)</translation>
    </message>
    <message>
        <source>Correct the size</source>
        <translation>Größe korrigieren</translation>
    </message>
</context>
<context>
    <name>sinew::ReportPanel</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Close Holes for the Solver</source>
        <translation>Löcher für den Solver schließen</translation>
    </message>
    <message>
        <source>No issues found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Fit Skeleton and Bind</source>
        <translation>Skelett einpassen und binden</translation>
    </message>
    <message>
        <source>Select Affected</source>
        <translation>Betroffene auswählen</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints with the solver %3.</source>
        <translation>%1 Vertices mit dem Solver „%3“ an %2 Gelenke gebunden.</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints. Voxel size %3, penalty %4.</source>
        <translation>%1 Vertices an %2 Gelenke gebunden. Voxelgröße %3, Aufschlag %4.</translation>
    </message>
    <message>
        <source>Binding...</source>
        <translation>Wird gebunden...</translation>
    </message>
    <message>
        <source>No issues found in the file. Not bound yet.</source>
        <translation>Keine Probleme in der Datei gefunden. Noch nicht gebunden.</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Wird geprüft...</translation>
    </message>
    <message>
        <source>The next bind closes the holes in its own copy of the mesh. Your mesh is not changed</source>
        <translation>Das nächste Binden schließt die Löcher in einer eigenen Kopie des Netzes. Ihr Netz bleibt unverändert</translation>
    </message>
    <message>
        <source>%1 vertices by %2</source>
        <translation>%1 Vertices mit %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>solver (other solvers)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Voxel size %1, penalty %2.</source>
        <translation>Voxelgröße %1, Aufschlag %2.</translation>
    </message>
    <message>
        <source>Give these vertices weights that fit those of the healthy vertices around them</source>
        <translation>Gibt diesen Vertices Gewichte, die zu denen der gesunden Vertices ringsum passen</translation>
    </message>
    <message>
        <source>Fit Skeleton</source>
        <translation>Skelett einpassen</translation>
    </message>
    <message>
        <source>Accept These Proposals</source>
        <translation>Diese Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Accept Proposal</source>
        <translation>Vorschlag annehmen</translation>
    </message>
    <message>
        <source>Use Finer Voxels Here</source>
        <translation>Hier feinere Voxel verwenden</translation>
    </message>
    <message>
        <source>Repair These Vertices</source>
        <translation>Diese Vertices reparieren</translation>
    </message>
    <message>
        <source>Fix All Issues</source>
        <translation>Alles beheben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to do: about what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scale, rotate and move the skeleton into the mesh, then bind again</source>
        <translation>Das Skelett ins Netz skalieren, drehen und verschieben, dann neu binden</translation>
    </message>
    <message>
        <source>Bind these parts as proposed</source>
        <translation>Diese Teile wie vorgeschlagen binden</translation>
    </message>
    <message>
        <source>Add a voxel edit with finer voxels there, so that the gap stays open</source>
        <translation>Dort feinere Voxel verwenden, damit der Spalt offen bleibt</translation>
    </message>
    <message>
        <source>Fix All Issues (%1)</source>
        <translation>Alles beheben (%1)</translation>
    </message>
    <message>
        <source>Issues: %1. Notes: %2. Double-click a row to show it in the view.</source>
        <translation>Probleme: %1. Hinweise: %2. Ein Doppelklick zeigt die Stelle in der Ansicht.</translation>
    </message>
    <message>
        <source>Do all that the buttons beside the rows do. Settings change in one undo step</source>
        <translation>Alles tun, was die Schaltflächen neben den Zeilen tun. Einstellungen ändern sich in einem Schritt</translation>
    </message>
    <message>
        <source>Turn Normals for the Solver</source>
        <translation>Normalen für den Solver drehen</translation>
    </message>
    <message>
        <source>Fix Selected Issues</source>
        <translation>Ausgewählte Probleme beheben</translation>
    </message>
    <message>
        <source>Bind this part as proposed. The arrow offers other bindings</source>
        <translation>Dieses Teil wie vorgeschlagen binden. Der Pfeil bietet andere Bindungen</translation>
    </message>
    <message>
        <source>The next bind turns inverted normals outward in its own copy of the mesh. Your mesh is not changed</source>
        <translation>Das nächste Binden dreht umgekehrte Normalen in seiner eigenen Kopie des Netzes nach außen. Ihr Netz bleibt unverändert</translation>
    </message>
    <message>
        <source>Click a row to select its joint or part, double-click to show it in the view. Arrow keys select too, Enter does what the row&apos;s button does</source>
        <translation>Klick auf eine Zeile wählt ihr Gelenk oder Teil, Doppelklick zeigt es in der Ansicht. Pfeiltasten wählen auch, Eingabe tut, was der Knopf der Zeile tut</translation>
    </message>
    <message>
        <source>Voxel size %1.</source>
        <translation>Voxelgröße %1.</translation>
    </message>
    <message>
        <source>No issues found in the file. It has weights already.</source>
        <translation>Keine Probleme in der Datei gefunden; sie hat Gewichte.</translation>
    </message>
    <message>
        <source>Check Weights</source>
        <translation>Gewichte prüfen</translation>
    </message>
    <message>
        <source>The weights of this character were not checked when it was opened, because that takes long. This looks for faulty weights and lists them here</source>
        <translation>Die Gewichte dieser Figur wurden beim Öffnen nicht geprüft, weil das lange dauert. Dies sucht nach fehlerhaften Gewichten und listet sie hier auf</translation>
    </message>
    <message>
        <source>Scale to %1</source>
        <translation>Auf %1 skalieren</translation>
    </message>
    <message>
        <source>Read the file in another unit. Weights and all work stay, and an export writes the new size. The arrow offers other sizes</source>
        <translation>Die Datei in einer anderen Einheit lesen. Gewichte und alle Arbeit bleiben, und ein Export schreibt die neue Größe. Der Pfeil bietet andere Größen</translation>
    </message>
</context>
<context>
    <name>sinew::RestForm</name>
    <message>
        <source>No joint selected</source>
        <translation>Kein Gelenk ausgewählt</translation>
    </message>
    <message>
        <source>Joint as It Is Bound</source>
        <translation>Gelenk, wie es gebunden ist</translation>
    </message>
    <message>
        <source>Where the joint is bound, in the file&apos;s units along the model&apos;s axes</source>
        <translation>Wo das Gelenk gebunden ist, in den Einheiten der Datei entlang der Achsen des Modells</translation>
    </message>
    <message>
        <source>How the joint is turned as it is bound, in degrees around the model&apos;s axes</source>
        <translation>Wie das gebundene Gelenk gedreht ist, in Grad um die Achsen des Modells</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>The joint cannot be placed so.</source>
        <translation>Das Gelenk lässt sich so nicht setzen.</translation>
    </message>
</context>
<context>
    <name>sinew::RestPoseDialog</name>
    <message>
        <source>Canceled. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is no skeleton.</source>
        <translation>Es gibt kein Skelett.</translation>
    </message>
    <message>
        <source>Edit Skeleton shows no pose. Switch it off first (T).</source>
        <translation>Skelett bearbeiten zeigt keine Pose. Schalten Sie es zuerst aus (T).</translation>
    </message>
    <message>
        <source>Nothing is posed. Turn or move a joint first.</source>
        <translation>Nichts ist posiert. Drehen oder bewegen Sie zuerst ein Gelenk.</translation>
    </message>
    <message>
        <source>The character has no weights, so only the joints move and the mesh stays. Bind it first.</source>
        <translation>Die Figur hat keine Gewichte, daher bewegen sich nur die Gelenke, und das Netz bleibt. Binden Sie die Figur zuerst.</translation>
    </message>
    <message>
        <source>The skin is taken as it is shown. Folds that the pose opens are smoothed, and their vertices are selected.</source>
        <translation>Die Haut wird so übernommen, wie sie gezeigt wird. Falten, die die Pose öffnet, werden geglättet und ihre Vertices ausgewählt.</translation>
    </message>
    <message>
        <source>The skin keeps its volume at the joints, so it may differ a little from what linear skinning shows. Turning back brings the mesh back.</source>
        <translation>Die Haut behält an den Gelenken ihr Volumen, daher kann sie ein wenig von dem abweichen, was lineares Skinning zeigt. Zurückdrehen bringt das Netz zurück.</translation>
    </message>
    <message>
        <source>Apply as Rest Pose</source>
        <translation>Als Ruhepose anwenden</translation>
    </message>
    <message>
        <source>The character is bound in the rest pose. Mesh, normals, shapes, clips and layers follow the new one, and weights stay on their vertices.</source>
        <translation>Die Figur ist in der Ruhepose gebunden. Netz, Normalen, Formen, Clips und Ebenen folgen der neuen, und Gewichte bleiben an ihren Vertices.</translation>
    </message>
    <message>
        <source>&amp;This pose</source>
        <translation>&amp;Diese Pose</translation>
    </message>
    <message>
        <source>This pose</source>
        <translation>Diese Pose</translation>
    </message>
    <message>
        <source>The pose that the view shows, also of a clip</source>
        <translation>Die Pose, die die Ansicht zeigt, auch die eines Clips</translation>
    </message>
    <message>
        <source>T-p&amp;ose</source>
        <translation>&amp;T-Pose</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>T-Pose</translation>
    </message>
    <message>
        <source>Arms level to the sides, legs straight down</source>
        <translation>Arme waagerecht zur Seite, Beine gerade nach unten</translation>
    </message>
    <message>
        <source>&amp;A-pose</source>
        <translation>&amp;A-Pose</translation>
    </message>
    <message>
        <source>A-pose</source>
        <translation>A-Pose</translation>
    </message>
    <message>
        <source>Arms 45 degrees below level, legs straight down</source>
        <translation>Arme 45 Grad unter der Waagerechten, Beine gerade nach unten</translation>
    </message>
    <message>
        <source>Turn to face +&amp;Z</source>
        <translation>Nach +&amp;Z drehen</translation>
    </message>
    <message>
        <source>Turn to face +Z</source>
        <translation>Nach +Z drehen</translation>
    </message>
    <message>
        <source>Turn the character about the vertical until it looks along +Z, as VRM asks for</source>
        <translation>Die Figur um die Senkrechte drehen, bis sie nach +Z blickt, wie VRM es verlangt</translation>
    </message>
    <message>
        <source>&amp;Feet on the ground</source>
        <translation>&amp;Füße auf den Boden</translation>
    </message>
    <message>
        <source>Feet on the ground</source>
        <translation>Füße auf den Boden</translation>
    </message>
    <message>
        <source>Lift or lower the character until its lowest vertex is at height 0</source>
        <translation>Die Figur heben oder senken, bis ihr tiefster Vertex auf Höhe 0 liegt</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Make the chosen pose the rest pose. One step of undo</source>
        <translation>Die gewählte Pose zur Ruhepose machen. Ein Schritt zum Rückgängigmachen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Progress of the rest pose</source>
        <translation>Fortschritt der Ruhepose</translation>
    </message>
</context>
<context>
    <name>sinew::RestPoseFlow</name>
    <message>
        <source>The rest pose is another now. Weights stay as they are until the next bind.</source>
        <translation>Die Ruhepose ist jetzt eine andere. Gewichte bleiben bis zum nächsten Binden, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>sinew::RigDialog</name>
    <message>
        <source>All markers are set: Create makes the skeleton.</source>
        <translation>Alle Marker sind gesetzt: Erstellen macht das Skelett.</translation>
    </message>
    <message>
        <source>Next: %1. %2.</source>
        <translation>Als Nächstes: %1. %2.</translation>
    </message>
    <message>
        <source>%1: set</source>
        <translation>%1: gesetzt</translation>
    </message>
    <message>
        <source>%1: guessed</source>
        <translation>%1: vermutet</translation>
    </message>
    <message>
        <source>%1: optional</source>
        <translation>%1: freiwillig</translation>
    </message>
    <message>
        <source>%1: not found</source>
        <translation>%1: nicht gefunden</translation>
    </message>
    <message>
        <source>Fitting the skeleton to the mesh: %1 s. Cancel stops it.</source>
        <translation>Das Skelett wird ins Netz eingepasst: %1 s. Abbrechen hält es an.</translation>
    </message>
    <message>
        <source>%1 joints fitted.</source>
        <translation>%1 Gelenke angepasst.</translation>
    </message>
    <message>
        <source>Check %1.</source>
        <translation>Prüfen Sie %1.</translation>
    </message>
    <message>
        <source>New Skeleton From Template</source>
        <translation>Neues Skelett aus Vorlage</translation>
    </message>
    <message>
        <source>Drag the markers in the view, or click one after the other. The new skeleton replaces one that the character already has.</source>
        <translation>Ziehen Sie die Marker in der Ansicht, oder klicken Sie einen nach dem anderen. Das neue Skelett ersetzt eines, das die Figur schon hat.</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Use Guess</source>
        <translation>Vermutung nehmen</translation>
    </message>
    <message>
        <source>Give up where you put the chosen marker; it goes back to where the shape of the mesh suggests it. Enabled for markers that are set</source>
        <translation>Aufgeben, wohin Sie den gewählten Marker gesetzt haben; er kommt dorthin zurück, wo die Form des Netzes ihn vermuten lässt. Geht bei gesetzten Markern</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Give up where you put the markers; all go back to where the shape of the mesh suggests them</source>
        <translation>Aufgeben, wohin Sie die Marker gesetzt haben; alle kommen dorthin zurück, wo die Form des Netzes sie vermuten lässt</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Placed by usual proportions, as the mesh does not show them: %1.</source>
        <translation>Nach üblichen Proportionen gesetzt, weil das Netz sie nicht zeigt: %1.</translation>
    </message>
    <message>
        <source>The hands show %1 fingers.</source>
        <translation>Die Hände zeigen %1 Finger.</translation>
    </message>
    <message>
        <source>skirt</source>
        <translation>Rock</translation>
    </message>
    <message>
        <source>cape</source>
        <translation>Umhang</translation>
    </message>
    <message>
        <source>hair</source>
        <translation>Haare</translation>
    </message>
    <message>
        <source>Choose a template: what kind of character is this?</source>
        <translation>Wählen Sie eine Vorlage: Was für eine Figur ist das?</translation>
    </message>
    <message>
        <source>Chains for: %1.</source>
        <translation>Ketten für: %1.</translation>
    </message>
    <message>
        <source>All markers that are needed are set: Create makes the skeleton. The others are optional.</source>
        <translation>Alle nötigen Marker sind gesetzt: Erstellen macht das Skelett. Die übrigen sind freiwillig.</translation>
    </message>
    <message>
        <source>Fitting</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>Markers that you do not set are guessed from the shape of the mesh. Use Guess takes the chosen one back to its guess.</source>
        <translation>Marker, die Sie nicht setzen, werden aus der Form des Netzes vermutet. „Vermutung nehmen“ bringt den gewählten dorthin zurück.</translation>
    </message>
</context>
<context>
    <name>sinew::RigDraft</name>
    <message>
        <source>New Skeleton</source>
        <translation>Neues Skelett</translation>
    </message>
</context>
<context>
    <name>sinew::RigFlow</name>
    <message>
        <source>Chain of %1 joints added.</source>
        <translation>Kette aus %1 Gelenken hinzugefügt.</translation>
    </message>
    <message>
        <source>Chain of %1 joints added below %2.</source>
        <translation>Kette aus %1 Gelenken unter %2 hinzugefügt.</translation>
    </message>
    <message>
        <source>The chain cannot be made.</source>
        <translation>Die Kette kann nicht erstellt werden.</translation>
    </message>
    <message>
        <source>The skeleton cannot be made.</source>
        <translation>Das Skelett kann nicht erstellt werden.</translation>
    </message>
    <message>
        <source>Skeleton of %1 joints made. Bind Skin gives the character weights of it.</source>
        <translation>Skelett aus %1 Gelenken erstellt. Haut binden gibt der Figur dessen Gewichte.</translation>
    </message>
</context>
<context>
    <name>sinew::RigForm</name>
    <message>
        <source>Biped</source>
        <translation>Zweibeiner</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Vierbeiner</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Vogel</translation>
    </message>
    <message>
        <source>Insect or spider</source>
        <translation>Insekt oder Spinne</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Schlange</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Rigged file</source>
        <translation>Geriggte Datei</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>What kind of skeleton is made</source>
        <translation>Welche Art von Skelett entsteht</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>A rigged file whose skeleton is fitted; it keeps its names and its hierarchy</source>
        <translation>Eine geriggte Datei, deren Skelett angepasst wird; es behält seine Namen und seine Hierarchie</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Where the head is from the feet, for a character that lies or stands on its head</source>
        <translation>Wo der Kopf von den Füßen aus ist, für eine Figur, die liegt oder auf dem Kopf steht</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Whose names the joints have</source>
        <translation>Wessen Namen die Gelenke haben</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>Finger</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Wirbelsäule</translation>
    </message>
    <message>
        <source>Joints between hips and neck</source>
        <translation>Gelenke zwischen Hüfte und Hals</translation>
    </message>
    <message>
        <source>Twist joints</source>
        <translation>Drehgelenke</translation>
    </message>
    <message>
        <source>Joints along each half of a limb</source>
        <translation>Gelenke entlang jeder Hälfte einer Gliedmaße</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Schwanz</translation>
    </message>
    <message>
        <source>Joints of the tail, where there is one</source>
        <translation>Gelenke des Schwanzes, wo es einen gibt</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>Beine</translation>
    </message>
    <message>
        <source>Legs of an insect or spider: an even number</source>
        <translation>Beine eines Insekts oder einer Spinne: eine gerade Zahl</translation>
    </message>
    <message>
        <source>Body joints</source>
        <translation>Körpergelenke</translation>
    </message>
    <message>
        <source>Joints along the body of a snake</source>
        <translation>Gelenke entlang des Körpers einer Schlange</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Rechte Hand</translation>
    </message>
    <message>
        <source>Whose names the joints of the hand have</source>
        <translation>Wessen Namen die Gelenke der Hand haben</translation>
    </message>
    <message>
        <source>Toes</source>
        <translation>Zehen</translation>
    </message>
    <message>
        <source>Jaw</source>
        <translation>Kiefer</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>End joints</source>
        <translation>Endgelenke</translation>
    </message>
    <message>
        <source>Joints that mark where the last bones end</source>
        <translation>Gelenke, die das Ende der letzten Knochen zeigen</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>A marker of one side stands for both</source>
        <translation>Ein Marker einer Seite gilt für beide</translation>
    </message>
    <message>
        <source>Fingers of a hand; 1: all as one. Hands that show three or four have no more</source>
        <translation>Finger einer Hand; 1: alle als einer. Hände, die drei oder vier zeigen, haben nicht mehr</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Wählen...</translation>
    </message>
    <message>
        <source>Chains in skirt, cape and hair</source>
        <translation>Ketten in Rock, Umhang und Haaren</translation>
    </message>
    <message>
        <source>Cloth and hair that are shells of their own and hang freely get chains of joints, which springs can swing</source>
        <translation>Stoff und Haare, die eigene Schalen sind und frei hängen, bekommen Ketten von Gelenken, die Federn schwingen lassen können</translation>
    </message>
</context>
<context>
    <name>sinew::SelectButtons</name>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Select only these vertices</source>
        <translation>Nur diese Vertices auswählen</translation>
    </message>
    <message>
        <source>Add these vertices to the selection</source>
        <translation>Diese Vertices zur Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Remove these vertices from the selection</source>
        <translation>Diese Vertices aus der Auswahl entfernen</translation>
    </message>
</context>
<context>
    <name>sinew::SelectPanel</name>
    <message>
        <source>Joint %1</source>
        <translation>Gelenk %1</translation>
    </message>
    <message>
        <source>Select a joint to use its weights.</source>
        <translation>Wählen Sie ein Gelenk aus, um seine Gewichte zu verwenden.</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>By weight</source>
        <translation>Nach Gewicht</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>By number of influences</source>
        <translation>Nach Anzahl der Einflüsse</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>Nach Teil</translation>
    </message>
    <message>
        <source>No vertices selected</source>
        <translation>Keine Vertices ausgewählt</translation>
    </message>
    <message>
        <source>Select a part to use its vertices.</source>
        <translation>Wählen Sie ein Teil aus, um seine Vertices zu verwenden.</translation>
    </message>
    <message>
        <source>Minimum weight</source>
        <translation>Kleinstes Gewicht</translation>
    </message>
    <message>
        <source>Only vertices with at least this weight</source>
        <translation>Nur Vertices mit mindestens diesem Gewicht</translation>
    </message>
    <message>
        <source>Maximum weight</source>
        <translation>Größtes Gewicht</translation>
    </message>
    <message>
        <source>Only vertices with at most this weight</source>
        <translation>Nur Vertices mit höchstens diesem Gewicht</translation>
    </message>
    <message>
        <source>Only vertices with at least this many influences</source>
        <translation>Nur Vertices mit mindestens so vielen Einflüssen</translation>
    </message>
    <message>
        <source>Only vertices with at most this many influences</source>
        <translation>Nur Vertices mit höchstens so vielen Einflüssen</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 Teile</translation>
    </message>
</context>
<context>
    <name>sinew::Session</name>
    <message>
        <source>Transfer Layers</source>
        <translation>Ebenen übertragen</translation>
    </message>
    <message>
        <source>Reload %1</source>
        <translation>%1 neu laden</translation>
    </message>
    <message>
        <source>Replace Mesh by %1</source>
        <translation>Netz durch %1 ersetzen</translation>
    </message>
    <message>
        <source>Shape From File</source>
        <translation>Form aus Datei</translation>
    </message>
    <message>
        <source>Make Shape of Remainder</source>
        <translation>Form für den Rest</translation>
    </message>
    <message>
        <source>Shape From Skinning Method</source>
        <translation>Form aus Skinning-Verfahren</translation>
    </message>
</context>
<context>
    <name>sinew::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>Helle oder dunkle Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Navigation</source>
        <translation>&amp;Navigation</translation>
    </message>
    <message>
        <source>Keep a copy of &amp;unsaved work for recovery</source>
        <translation>Kopie &amp;ungespeicherter Arbeit zum Wiederherstellen behalten</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Automatisches Speichern</translation>
    </message>
    <message>
        <source>&amp;Every</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show timings</source>
        <translation>Zeiten zeigen</translation>
    </message>
    <message>
        <source>Language of the user interface</source>
        <translation>Sprache der Oberfläche</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Systemvorgabe</translation>
    </message>
    <message>
        <source>Mouse buttons that move the view</source>
        <translation>Maustasten, die die Ansicht bewegen</translation>
    </message>
    <message>
        <source>Middle button orbits, Shift + middle button pans, Ctrl + middle button or the wheel zooms.</source>
        <translation>Mittlere Taste kreist, Umschalt + mittlere Taste verschiebt, Strg + mittlere Taste oder das Mausrad zoomt.</translation>
    </message>
    <message>
        <source>Alt + left button orbits, Alt + middle button pans, Alt + right button or the wheel zooms.</source>
        <translation>Alt + linke Taste kreist, Alt + mittlere Taste verschiebt, Alt + rechte Taste oder das Mausrad zoomt.</translation>
    </message>
    <message>
        <source>After a crash, Sinew offers the copy when it starts again</source>
        <translation>Nach einem Absturz bietet Sinew beim nächsten Start die Kopie an</translation>
    </message>
    <message>
        <source>How often the copy is saved</source>
        <translation>Wie oft die Kopie gespeichert wird</translation>
    </message>
    <message>
        <source>The status bar shows what was computed last, and how long deforming and drawing took</source>
        <translation>Die Statuszeile zeigt, was zuletzt berechnet wurde und wie lange Verformen und Zeichnen gedauert haben</translation>
    </message>
    <message>
        <source>Show t&amp;imings</source>
        <translation>&amp;Zeiten zeigen</translation>
    </message>
    <message>
        <source>Drafts are complete but not proof-read: a word may be wrong.</source>
        <translation>Entwürfe sind vollständig, aber nicht gegengelesen: Ein Wort kann falsch sein.</translation>
    </message>
    <message>
        <source>Show the &amp;weights after the first bind</source>
        <translation>&amp;Gewichte nach dem ersten Binden zeigen</translation>
    </message>
    <message>
        <source>Show the weights after the first bind</source>
        <translation>Gewichte nach dem ersten Binden zeigen</translation>
    </message>
    <message>
        <source>The view shows what Bind Skin has made of a character, once. Escape leads back</source>
        <translation>Die Ansicht zeigt einmal, was „Haut binden“ aus einer Figur gemacht hat. Escape führt zurück</translation>
    </message>
    <message>
        <source>Software &amp;rendering</source>
        <translation>Software-&amp;Rendering</translation>
    </message>
    <message>
        <source>Software rendering</source>
        <translation>Software-Rendering</translation>
    </message>
    <message>
        <source>The processor draws the view, more slowly, where the graphics card cannot. From the next start on</source>
        <translation>Der Prozessor zeichnet die Ansicht, langsamer, wo es die Grafikkarte nicht kann. Ab dem nächsten Start</translation>
    </message>
    <message>
        <source>&amp;Check for updates at start (once a week)</source>
        <translation>Beim S&amp;tart nach Updates suchen (einmal pro Woche)</translation>
    </message>
    <message>
        <source>Check for updates at start</source>
        <translation>Beim Start nach Updates suchen</translation>
    </message>
    <message>
        <source>Asks GitHub for the newest version and tells it this version alone. It needs the program curl</source>
        <translation>Fragt GitHub nach der neuesten Version und nennt ihm nur diese Version. Braucht das Programm curl</translation>
    </message>
</context>
<context>
    <name>sinew::SettingsForm</name>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Repairs (on the solver&apos;s copy only)</source>
        <translation>Reparaturen (nur Kopie)</translation>
    </message>
</context>
<context>
    <name>sinew::ShapeFlow</name>
    <message>
        <source>Shape %1 made. Its driver is in the Pose panel</source>
        <translation>Form %1 gemacht. Ihr Treiber steht im Bedienfeld „Pose“</translation>
    </message>
    <message>
        <source>The shape cannot be made.</source>
        <translation>Die Form kann nicht gemacht werden.</translation>
    </message>
    <message>
        <source>The shape cannot be changed so.</source>
        <translation>So lässt sich die Form nicht ändern.</translation>
    </message>
    <message>
        <source>Drag the skin to change the shape %1. The weights stay</source>
        <translation>Ziehen Sie die Haut, um die Form %1 zu ändern. Die Gewichte bleiben</translation>
    </message>
</context>
<context>
    <name>sinew::ShapesForm</name>
    <message>
        <source>Rename Shape</source>
        <translation>Form umbenennen</translation>
    </message>
    <message>
        <source>Mirror Shape</source>
        <translation>Form spiegeln</translation>
    </message>
    <message>
        <source>Shape %1 is mirrored</source>
        <translation>Form %1 ist gespiegelt</translation>
    </message>
    <message>
        <source>Split Shape</source>
        <translation>Form teilen</translation>
    </message>
    <message>
        <source>The shape is split. %1 is its left half</source>
        <translation>Die Form ist geteilt. %1 ist ihre linke Hälfte</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>Form entfernen</translation>
    </message>
    <message>
        <source>%1: on %2 %</source>
        <translation>%1: zu %2&#xa0;% ein</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1: aus</translation>
    </message>
    <message>
        <source>%1: off, of the file</source>
        <translation>%1: aus, aus der Datei</translation>
    </message>
    <message>
        <source>This character has no shape. Make one with Pose &gt; Shape From File, or bake some with Pose &gt; Bake for Engine</source>
        <translation>Diese Figur hat keine Form. Machen Sie eine mit Pose &gt; Form aus Datei, oder backen Sie welche mit Pose &gt; Für Engine backen</translation>
    </message>
    <message numerus="yes">
        <source>This shape only repeats what weights can do: weights alone bring its %n vertex(ices) to the same place. Drag the skin instead.</source>
        <translation>
            <numerusform>Diese Form wiederholt nur, was Gewichte können: Gewichte allein bringen ihren %n Vertex an dieselbe Stelle. Ziehen Sie stattdessen die Haut.</numerusform>
            <numerusform>Diese Form wiederholt nur, was Gewichte können: Gewichte allein bringen ihre %n Vertices an dieselbe Stelle. Ziehen Sie stattdessen die Haut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>The shapes of this character, and how far each is on in this pose. Double-click renames one that was made here; its drivers follow</source>
        <translation>Die Formen dieser Figur und wie weit jede in dieser Pose eingeschaltet ist. Doppelklick benennt eine hier gemachte um; ihre Treiber folgen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirror the shape</source>
        <translation>Die Form spiegeln</translation>
    </message>
    <message>
        <source>Makes the same shape on the other side, turned on by the partner joint. A shape that has the name of the other side already is replaced</source>
        <translation>Macht dieselbe Form auf der anderen Seite, eingeschaltet vom Partnergelenk. Eine Form, die schon den Namen der anderen Seite hat, wird ersetzt</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Split the shape left and right</source>
        <translation>Die Form in links und rechts teilen</translation>
    </message>
    <message>
        <source>Puts a left and a right half in the place of the shape. Together they show the same</source>
        <translation>Setzt eine linke und eine rechte Hälfte an die Stelle der Form. Zusammen zeigen sie dasselbe</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drag skin into the shape</source>
        <translation>Haut in die Form ziehen</translation>
    </message>
    <message>
        <source>Takes the tool Drag Skin, which then changes this shape while the weights stay. The shape has to be on in the pose</source>
        <translation>Nimmt das Werkzeug „Haut ziehen“, das dann diese Form ändert, während die Gewichte bleiben. Die Form muss in der Pose eingeschaltet sein</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the shape</source>
        <translation>Die Form entfernen</translation>
    </message>
    <message>
        <source>Removes the shape and the drivers that turn it on</source>
        <translation>Entfernt die Form und die Treiber, die sie einschalten</translation>
    </message>
    <message>
        <source>How far the halves blend over the middle when you split a shape, of its breadth. 0: they part at the middle</source>
        <translation>Wie weit die Hälften beim Teilen einer Form über die Mitte ineinander übergehen, gemessen an ihrer Breite. 0: Sie trennen sich an der Mitte</translation>
    </message>
    <message>
        <source>Split blend</source>
        <translation>Übergang beim Teilen</translation>
    </message>
    <message>
        <source>Shape %1 is removed</source>
        <translation>Form %1 ist entfernt</translation>
    </message>
</context>
<context>
    <name>sinew::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonFlow</name>
    <message>
        <source>The skeleton cannot be edited so.</source>
        <translation>Das Skelett lässt sich so nicht bearbeiten.</translation>
    </message>
    <message>
        <source>%1: nothing to change</source>
        <translation>%1: nichts zu ändern</translation>
    </message>
    <message>
        <source>Joints checked: nothing is wrong</source>
        <translation>Gelenke geprüft: alles in Ordnung</translation>
    </message>
    <message numerus="yes">
        <source>Joints checked: %n joint(s) with faults</source>
        <translation>
            <numerusform>Gelenke geprüft: %n Gelenk mit Fehlern</numerusform>
            <numerusform>Gelenke geprüft: %n Gelenke mit Fehlern</numerusform>
        </translation>
    </message>
    <message>
        <source>Size in percent:</source>
        <translation>Größe in Prozent:</translation>
    </message>
    <message>
        <source>Edit Skeleton: moving joints changes the bind (%1 ends it)</source>
        <translation>Skelett bearbeiten: ändert die Bindung (%1 beendet)</translation>
    </message>
    <message>
        <source>The joints were not checked: %1</source>
        <translation>Die Gelenke wurden nicht geprüft: %1</translation>
    </message>
    <message>
        <source>Symmetric joints: the other side follows (%1 leaves)</source>
        <translation>Symmetrisches Bearbeiten: Die andere Seite folgt (%1 beendet)</translation>
    </message>
    <message>
        <source>Mirrored painting: strokes paint both sides (%1 leaves)</source>
        <translation>Gespiegelt malen: Striche malen beide Seiten (%1 beendet)</translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonPanel</name>
    <message>
        <source>Make a Skeleton</source>
        <translation>Skelett erstellen</translation>
    </message>
    <message>
        <source>Move Joints</source>
        <translation>Gelenke verschieben</translation>
    </message>
    <message>
        <source>Selected Joints</source>
        <translation>Ausgewählte Gelenke</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>The character has no skeleton yet. Make one from a template, load one from another file, or draw chains of joints over tails and tentacles.</source>
        <translation>Die Figur hat noch kein Skelett. Machen Sie eines aus einer Vorlage, laden Sie eines aus einer anderen Datei, oder zeichnen Sie Ketten von Gelenken über Schwänze und Tentakel.</translation>
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
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius of the sphere or capsule</source>
        <translation>Radius der Kugel oder Kapsel</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Length of the capsule&apos;s centre line</source>
        <translation>Länge der Mittellinie der Kapsel</translation>
    </message>
    <message>
        <source>Edges (mm)</source>
        <translation>Kanten (mm)</translation>
    </message>
    <message>
        <source>Length of the box along each axis</source>
        <translation>Länge des Quaders entlang jeder Achse</translation>
    </message>
    <message>
        <source>Centre (mm)</source>
        <translation>Mitte (mm)</translation>
    </message>
    <message>
        <source>Position of the centre in the bind pose</source>
        <translation>Lage der Mitte in der Bindepose</translation>
    </message>
    <message>
        <source>From (mm)</source>
        <translation>Von (mm)</translation>
    </message>
    <message>
        <source>Start of the capsule&apos;s centre line in the bind pose</source>
        <translation>Anfang der Mittellinie der Kapsel in der Bindepose</translation>
    </message>
    <message>
        <source>To (mm)</source>
        <translation>Bis (mm)</translation>
    </message>
    <message>
        <source>End of the capsule&apos;s centre line in the bind pose</source>
        <translation>Ende der Mittellinie der Kapsel in der Bindepose</translation>
    </message>
</context>
<context>
    <name>sinew::SolverLayers</name>
    <message>
        <source>Add Layer From %1</source>
        <translation>Ebene aus „%1“ hinzufügen</translation>
    </message>
</context>
<context>
    <name>sinew::SpringBakeJob</name>
    <message>
        <source>Bake Springs Into Clips</source>
        <translation>Federn in Clips backen</translation>
    </message>
</context>
<context>
    <name>sinew::SpringChainsForm</name>
    <message>
        <source>Hair, soft</source>
        <translation>Haare, weich</translation>
    </message>
    <message>
        <source>Hair, firm</source>
        <translation>Haare, fest</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>Rock</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>Umhang</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Schwanz</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>Ohren</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>Accessoire</translation>
    </message>
    <message>
        <source>Rename Chain</source>
        <translation>Kette umbenennen</translation>
    </message>
    <message>
        <source>custom values</source>
        <translation>eigene Werte</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n joint(s)</source>
        <translation>
            <numerusform>%1: %2, %n Gelenk</numerusform>
            <numerusform>%1: %2, %n Gelenke</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose chains in the list, or select one of their joints. With Ctrl or Shift you choose several and change them together.</source>
        <translation>Wählen Sie Ketten in der Liste, oder wählen Sie eines ihrer Gelenke aus. Mit Strg oder Umschalt wählen Sie mehrere und ändern sie zusammen.</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>Joints that swing, one chain a row: its name, whose values it has, and its joints. Double-click renames a chain</source>
        <translation>Gelenke, die schwingen, eine Kette je Zeile: ihr Name, wessen Werte sie hat, und ihre Gelenke. Doppelklick benennt eine Kette um</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove chains</source>
        <translation>Ketten entfernen</translation>
    </message>
    <message>
        <source>Removes the chosen chains. Their joints stay</source>
        <translation>Entfernt die gewählten Ketten. Ihre Gelenke bleiben</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Mirror chains</source>
        <translation>Ketten spiegeln</translation>
    </message>
    <message>
        <source>Makes the chosen chains on the other side too, from the partner joints</source>
        <translation>Macht die gewählten Ketten auch auf der anderen Seite, aus den Partnergelenken</translation>
    </message>
</context>
<context>
    <name>sinew::SpringFlow</name>
    <message numerus="yes">
        <source>%n clip(s) with springs baked in. The timeline plays them, and an export with motions holds them.</source>
        <translation>
            <numerusform>%n Clip mit eingebackenen Federn. Die Zeitleiste spielt ihn, und ein Export mit Bewegungen enthält ihn.</numerusform>
            <numerusform>%n Clips mit eingebackenen Federn. Die Zeitleiste spielt sie, und ein Export mit Bewegungen enthält sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The springs cannot be baked.</source>
        <translation>Die Federn lassen sich nicht backen.</translation>
    </message>
    <message>
        <source>Springs turn %1. Switch off Springs Swing (%2) to pose it</source>
        <translation>Federn drehen %1. Schalten Sie „Federn schwingen“ (%2) aus, um es zu posieren</translation>
    </message>
    <message>
        <source>No new collider: every limb with skin has one</source>
        <translation>Kein neuer Collider: Jede Gliedmaße mit Haut hat einen</translation>
    </message>
    <message>
        <source>No new chain found. Select the joints of a chain, and add them</source>
        <translation>Keine neue Kette gefunden. Wählen Sie die Gelenke einer Kette aus, und fügen Sie sie hinzu</translation>
    </message>
    <message>
        <source>Proposed: %1 and %2. Drag the character or play a clip to see them swing</source>
        <translation>Vorgeschlagen: %1 und %2. Ziehen Sie die Figur, oder spielen Sie einen Clip ab, um sie schwingen zu sehen</translation>
    </message>
    <message numerus="yes">
        <source>%n chain(s)</source>
        <translation>
            <numerusform>%n Kette</numerusform>
            <numerusform>%n Ketten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collider(s)</source>
        <translation>
            <numerusform>%n Collider</numerusform>
            <numerusform>%n Collider</numerusform>
        </translation>
    </message>
    <message>
        <source>This character has no skeleton</source>
        <translation>Diese Figur hat kein Skelett</translation>
    </message>
    <message>
        <source>Select joints that follow one another and are in no chain yet, or the first joint of a branch</source>
        <translation>Wählen Sie Gelenke aus, die aufeinander folgen und noch in keiner Kette sind, oder das erste Gelenk eines Zweigs</translation>
    </message>
    <message>
        <source>Select a joint first</source>
        <translation>Wählen Sie zuerst ein Gelenk aus</translation>
    </message>
    <message>
        <source>There is no chain that swings, or no clip: load a motion or set pose keys</source>
        <translation>Es gibt keine Kette, die schwingt, oder keinen Clip: Laden Sie eine Bewegung, oder setzen Sie Posenschlüssel</translation>
    </message>
</context>
<context>
    <name>sinew::SpringTrialForm</name>
    <message>
        <source>Deepest at %1, by %2.</source>
        <translation>Am tiefsten bei %1, um %2.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Check for Crossings</source>
        <translation>Durchdringungen prüfen</translation>
    </message>
    <message>
        <source>Plays the first clip, or a gait where there is none, and counts vertices of chains that end up inside of colliders</source>
        <translation>Spielt den ersten Clip, oder einen Gang, wenn es keinen gibt, und zählt Vertices von Ketten, die in Collider geraten</translation>
    </message>
    <message>
        <source>Select the Joint</source>
        <translation>Gelenk auswählen</translation>
    </message>
    <message>
        <source>Selects the joint whose skin is deepest inside</source>
        <translation>Wählt das Gelenk aus, dessen Haut am tiefsten darin liegt</translation>
    </message>
</context>
<context>
    <name>sinew::SpringsPanel</name>
    <message>
        <source>Springs swing joints, and this character has none. Make a skeleton with Skeleton &gt; New From Template, or load one.</source>
        <translation>Federn lassen Gelenke schwingen, und diese Figur hat keine. Machen Sie ein Skelett mit Skelett &gt; Neu aus Vorlage, oder laden Sie eines.</translation>
    </message>
    <message>
        <source>Springs let hair, skirts, capes, tails and ears swing while the character moves, as in VRM. Propose finds their joints, and fits colliders to the body that keep them out. Or select the joints of a chain and add them. Then drag the character, or play a clip.</source>
        <translation>Federn lassen Haare, Röcke, Umhänge, Schwänze und Ohren schwingen, während sich die Figur bewegt, wie in VRM. „Vorschlagen“ findet ihre Gelenke und passt dem Körper Collider an, die sie draußen halten. Oder wählen Sie die Gelenke einer Kette aus, und fügen Sie sie hinzu. Ziehen Sie dann die Figur, oder spielen Sie einen Clip ab.</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Propose springs</source>
        <translation>Federn vorschlagen</translation>
    </message>
    <message>
        <source>Finds chains of joints that carry hair, cloth, tails or ears, and fits colliders to the body. What is there already stays</source>
        <translation>Findet Ketten von Gelenken, die Haare, Stoff, Schwänze oder Ohren tragen, und passt dem Körper Collider an. Was schon da ist, bleibt</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Add springs</source>
        <translation>Federn hinzufügen</translation>
    </message>
    <message>
        <source>Adds a chain of the selected joints, or a collider to the selected joint</source>
        <translation>Fügt eine Kette der ausgewählten Gelenke hinzu, oder dem ausgewählten Gelenk einen Collider</translation>
    </message>
</context>
<context>
    <name>sinew::StatusLine</name>
    <message>
        <source>deform %1 ms</source>
        <translation>Verformen %1 ms</translation>
    </message>
    <message>
        <source>draw %1 ms</source>
        <translation>Zeichnen %1 ms</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>computed: volume, distances, weights</source>
        <translation>berechnet: Volumen, Abstände, Gewichte</translation>
    </message>
    <message>
        <source>computed: weights</source>
        <translation>berechnet: Gewichte</translation>
    </message>
    <message>
        <source>computed: deformation</source>
        <translation>berechnet: Verformung</translation>
    </message>
    <message>
        <source>Progress of the running task</source>
        <translation>Fortschritt der laufenden Aufgabe</translation>
    </message>
    <message>
        <source>What was computed last, and how long the last deformation and the last frame took</source>
        <translation>Was zuletzt berechnet wurde und wie lange die letzte Verformung und das letzte Bild gedauert haben</translation>
    </message>
    <message>
        <source>Issues: %1</source>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Wird geprüft...</translation>
    </message>
    <message>
        <source>Issues in the report: %1. Notes: %2. Click to show them</source>
        <translation>Probleme im Bericht: %1. Hinweise: %2. Klick zeigt sie</translation>
    </message>
    <message>
        <source>computed: preview</source>
        <translation>berechnet: Vorschau</translation>
    </message>
    <message>
        <source>Live Link to Blender</source>
        <translation>Live-Verbindung zu Blender</translation>
    </message>
    <message>
        <source>What became of the weights in Blender</source>
        <translation>Was aus den Gewichten in Blender wurde</translation>
    </message>
</context>
<context>
    <name>sinew::SubdivisionForm</name>
    <message>
        <source>%1 is shown with %2 levels: more would have over %3 faces. Choose fewer levels.</source>
        <translation>%1 wird mit %2 Stufen gezeigt: Mehr hätten über %3 Flächen. Wählen Sie weniger Stufen.</translation>
    </message>
    <message>
        <source>Smooth preview</source>
        <translation>Glatte Vorschau</translation>
    </message>
    <message>
        <source>Shows the selected parts as smooth surfaces, and judges them so. Each level makes four faces of one. The mesh in the file and its weights stay as they are: it is posed first, then subdivided. Files of FBX keep the level</source>
        <translation>Zeigt die ausgewählten Teile als glatte Oberflächen und beurteilt sie so. Jede Stufe macht aus einer Fläche vier. Das Netz in der Datei und seine Gewichte bleiben, wie sie sind: Es wird zuerst posiert, dann unterteilt. FBX-Dateien behalten die Stufe</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>How the selected parts are subdivided. Catmull-Clark: for polygons of any size, as most programs do. Loop: for triangles, into which larger polygons are cut first</source>
        <translation>Wie die ausgewählten Teile unterteilt werden. Catmull-Clark: für Polygone jeder Größe, wie in den meisten Programmen. Loop: für Dreiecke, in die größere Polygone zuerst zerlegt werden</translation>
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
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>No part selected</source>
        <translation>Kein Teil ausgewählt</translation>
    </message>
</context>
<context>
    <name>sinew::TextureBar</name>
    <message>
        <source>Textures and material files outside the model&apos;s folder that were not read: %1</source>
        <translation>Nicht gelesene Texturen und Materialdateien außerhalb des Ordners des Modells: %1</translation>
    </message>
    <message>
        <source>Choose Their Folder...</source>
        <translation>Ordner wählen...</translation>
    </message>
    <message>
        <source>Read textures from a folder that you choose, too. Do so only if you trust the model: what it names there becomes part of exported files</source>
        <translation>Texturen auch aus einem Ordner lesen, den Sie wählen. Nur, wenn Sie dem Modell vertrauen: Was es dort nennt, wird Teil exportierter Dateien</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorieren</translation>
    </message>
    <message>
        <source>Go on without these textures</source>
        <translation>Ohne diese Texturen weitermachen</translation>
    </message>
</context>
<context>
    <name>sinew::TextureFlow</name>
    <message>
        <source>Choose the Folder of the Textures</source>
        <translation>Ordner der Texturen wählen</translation>
    </message>
    <message>
        <source>All textures were found</source>
        <translation>Alle Texturen wurden gefunden</translation>
    </message>
    <message>
        <source>Textures and material files that are still outside: %1</source>
        <translation>Texturen und Materialdateien, die noch außerhalb liegen: %1</translation>
    </message>
</context>
<context>
    <name>sinew::TimelinePanel</name>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 von %2 s</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the clip plays</source>
        <translation>Wie schnell der Clip spielt</translation>
    </message>
    <message>
        <source>%1 x</source>
        <translation>%1 x</translation>
    </message>
    <message>
        <source>frame %1, %2</source>
        <translation>Bild %1, %2</translation>
    </message>
    <message>
        <source>Stop and return to the project&apos;s pose</source>
        <translation>Anhalten und zur Pose des Projekts zurückkehren</translation>
    </message>
    <message>
        <source>Repeat from the start</source>
        <translation>Von vorn wiederholen</translation>
    </message>
    <message>
        <source>Use This Pose</source>
        <translation>Diese Pose übernehmen</translation>
    </message>
    <message>
        <source>Make the shown pose the project&apos;s pose, so that you can edit it</source>
        <translation>Die gezeigte Pose zur Pose des Projekts machen, um sie zu bearbeiten</translation>
    </message>
    <message>
        <source>Position in the clip</source>
        <translation>Position im Clip</translation>
    </message>
    <message>
        <source>The clip to play: a generated range of motion, an animation of the file, a loaded motion, or the pose keys</source>
        <translation>Der Clip zum Abspielen: ein erzeugter Bewegungsumfang, eine Animation der Datei, eine geladene Bewegung oder die Posenschlüssel</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>Posenschlüssel</translation>
    </message>
    <message>
        <source>Click to go to a time; drag a key to move it</source>
        <translation>Klick geht zu einer Zeit; Ziehen verschiebt einen Schlüssel</translation>
    </message>
</context>
<context>
    <name>sinew::TourCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done. Go on when you like.</source>
        <translation>Erledigt. Weiter, wann Sie wollen.</translation>
    </message>
    <message>
        <source>Tour, %1 of %2: %3</source>
        <translation>Rundgang, %1 von %2: %3</translation>
    </message>
    <message>
        <source>Show Me Where</source>
        <translation>Zeigen, wo</translation>
    </message>
    <message>
        <source>Bring the panel of this step to the front</source>
        <translation>Das Bedienfeld dieses Schritts nach vorn holen</translation>
    </message>
    <message>
        <source>Skip Tour</source>
        <translation>Rundgang beenden</translation>
    </message>
    <message>
        <source>End the tour. Help &gt; Take the Tour starts it again</source>
        <translation>Den Rundgang beenden. Hilfe &gt; Rundgang machen beginnt ihn neu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Der Schritt davor</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The next step. What this one asks for is done for you, where it can</source>
        <translation>Der nächste Schritt. Was dieser verlangt, wird für Sie getan, wo es geht</translation>
    </message>
</context>
<context>
    <name>sinew::TransferDialog</name>
    <message>
        <source>Matching...</source>
        <translation>Treffer werden gesucht...</translation>
    </message>
    <message>
        <source>%1 of %2 vertices matched</source>
        <translation>%1 von %2 Vertices getroffen</translation>
    </message>
    <message>
        <source>Transfer Weights</source>
        <translation>Gewichte übertragen</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>How far the nearest place may be, in per cent of this character&apos;s diagonal</source>
        <translation>Wie weit die nächste Stelle entfernt sein darf, in Prozent der Diagonale dieser Figur</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>How far its normal may be turned from the vertex&apos;s at that distance; up to twice as much where they touch</source>
        <translation>Wie weit ihre Normale in diesem Abstand von der des Vertex abweichen darf; bis doppelt so weit, wo sie sich berühren</translation>
    </message>
    <message>
        <source>Accept flipped normals</source>
        <translation>Umgedrehte Normalen annehmen</translation>
    </message>
    <message>
        <source>Let normals match that face the opposite way, as on linings</source>
        <translation>Auch Normalen passen, die in die Gegenrichtung zeigen, wie bei Futterstoff</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Symmetrisch</translation>
    </message>
    <message>
        <source>Give both sides mirrored weights, by the joint mapping of the Mirror commands</source>
        <translation>Gibt beiden Seiten gespiegelte Gewichte, nach der Gelenkzuordnung der Spiegelbefehle</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>Rounds of smoothing around vertices without a match</source>
        <translation>Wie oft um Vertices ohne Treffer geglättet wird</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Alle Teile</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Alle Gelenke</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>Gelenktabelle</translation>
    </message>
    <message>
        <source>Joints are paired by name</source>
        <translation>Gelenke werden nach Namen gepaart</translation>
    </message>
    <message>
        <source>A CSV or JSON file that pairs the joint names of both files</source>
        <translation>Eine CSV- oder JSON-Datei, die die Gelenknamen beider Dateien paart</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Durchsuchen...</translation>
    </message>
    <message>
        <source>Select vertices without a match</source>
        <translation>Vertices ohne Treffer auswählen</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Übertragen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Vertices near the surface of %1 take its weights. Gaps between them are filled smoothly, and what hangs out of reach is bound. Both characters have to stand in the same place.</source>
        <translation>Vertices nahe der Oberfläche von %1 übernehmen deren Gewichte. Lücken dazwischen werden weich gefüllt, und was außer Reichweite hängt, wird gebunden. Beide Figuren müssen an derselben Stelle stehen.</translation>
    </message>
</context>
<context>
    <name>sinew::TransferFlow</name>
    <message>
        <source>The weights cannot be transferred.</source>
        <translation>Die Gewichte lassen sich nicht übertragen.</translation>
    </message>
    <message>
        <source>Layer %1 added: %2 vertices matched, %3 inpainted.</source>
        <translation>Ebene %1 hinzugefügt: %2 Vertices getroffen, %3 ergänzt.</translation>
    </message>
</context>
<context>
    <name>sinew::UpdateDialog</name>
    <message>
        <source>Sinew %1 is there. You have %2.</source>
        <translation>Sinew %1 ist da. Sie haben %2.</translation>
    </message>
    <message>
        <source>You have the newest version, %1.</source>
        <translation>Sie haben die neueste Version, %1.</translation>
    </message>
    <message>
        <source>Sinew asks by the program curl, which does not run here. Install curl, or open the page of releases.</source>
        <translation>Sinew fragt mit dem Programm curl, das hier nicht läuft. Installieren Sie curl, oder öffnen Sie die Seite der Versionen.</translation>
    </message>
    <message>
        <source>There is no connection to GitHub. Check the network and try again.</source>
        <translation>Es gibt keine Verbindung zu GitHub. Prüfen Sie das Netzwerk, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>GitHub did not answer in time. Try again later.</source>
        <translation>GitHub hat nicht rechtzeitig geantwortet. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>The connection to GitHub is not secure. Log in to the network, or set the clock of this computer, and try again.</source>
        <translation>Die Verbindung zu GitHub ist nicht sicher. Melden Sie sich im Netzwerk an, oder stellen Sie die Uhr dieses Computers, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>GitHub refused to answer. Try again later, or open the page of releases.</source>
        <translation>GitHub hat die Antwort verweigert. Versuchen Sie es später noch einmal, oder öffnen Sie die Seite der Versionen.</translation>
    </message>
    <message>
        <source>The answer names no release of Sinew. Log in to the network, or open the page of releases.</source>
        <translation>Die Antwort nennt keine Version von Sinew. Melden Sie sich im Netzwerk an, oder öffnen Sie die Seite der Versionen.</translation>
    </message>
    <message>
        <source>Check for Updates</source>
        <translation>Nach Updates suchen</translation>
    </message>
    <message>
        <source>Asking GitHub for the newest version...</source>
        <translation>GitHub wird nach der neuesten Version gefragt...</translation>
    </message>
    <message>
        <source>Open &amp;Page</source>
        <translation>&amp;Seite öffnen</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Shows the releases of Sinew in the browser</source>
        <translation>Zeigt die Versionen von Sinew im Browser</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Sinew sends its own version and nothing else.</source>
        <translation>Sinew sendet seine eigene Version und sonst nichts.</translation>
    </message>
</context>
<context>
    <name>sinew::ViewBar</name>
    <message>
        <source>Shaded</source>
        <translation>Schattiert</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Überlagerungen</translation>
    </message>
</context>
<context>
    <name>sinew::ViewFlow</name>
    <message>
        <source>Choose View &gt; Lighting &gt; Studio: it casts the shadows.</source>
        <translation>Wählen Sie Ansicht &gt; Beleuchtung &gt; Studio: Es wirft die Schatten.</translation>
    </message>
</context>
<context>
    <name>sinew::ViewInteraction</name>
    <message>
        <source>Joint %1</source>
        <translation>Gelenk %1</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>Vertex %1</translation>
    </message>
    <message>
        <source>Joint %1 (guessed bone)</source>
        <translation>Gelenk %1 (erratener Knochen)</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportFlow</name>
    <message>
        <source>The view has not jumped anywhere yet.</source>
        <translation>Die Ansicht ist noch nirgendwohin gesprungen.</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportWidget</name>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>Shows the character, its skeleton and its weights</source>
        <translation>Zeigt die Figur, ihr Skelett und ihre Gewichte</translation>
    </message>
    <message>
        <source>Select a joint to read its weight at each vertex.</source>
        <translation>Wählen Sie ein Gelenk, um sein Gewicht an jedem Vertex zu lesen.</translation>
    </message>
    <message>
        <source>Zoom in to read the weight at each vertex.</source>
        <translation>Zoomen Sie heran, um das Gewicht an jedem Vertex zu lesen.</translation>
    </message>
    <message>
        <source>&lt;h3&gt;The 3D view is not available&lt;/h3&gt;&lt;p&gt;It needs OpenGL 3.3, which this computer does not offer. Binding and exporting still work.&lt;/p&gt;&lt;p&gt;Updating the graphics driver usually helps. So may Software rendering in the settings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Die 3D-Ansicht ist nicht verfügbar&lt;/h3&gt;&lt;p&gt;Sie braucht OpenGL 3.3, das dieser Computer nicht bietet. Binden und Exportieren funktionieren trotzdem.&lt;/p&gt;&lt;p&gt;Meist hilft es, den Grafiktreiber zu aktualisieren. Oft hilft auch „Software-Rendering“ in den Einstellungen.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sinew::VolumeEditsForm</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Voxel Edits</source>
        <translation>Voxeländerungen</translation>
    </message>
    <message>
        <source>Select a vertex, or a leak in the report, then choose how to change the voxels there.</source>
        <translation>Wählen Sie einen Vertex oder ein Leck im Bericht aus, und wählen Sie dann, wie die Voxel dort geändert werden.</translation>
    </message>
    <message>
        <source>Refine</source>
        <translation>Verfeinern</translation>
    </message>
    <message>
        <source>Use finer voxels in a box there, to separate surfaces that lie close together</source>
        <translation>Feinere Voxel in einem Quader dort verwenden, um dicht beieinander liegende Oberflächen zu trennen</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Remove voxels in a sphere there, to separate parts that touch</source>
        <translation>Voxel in einer Kugel dort entfernen, um Teile zu trennen, die sich berühren</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Fill voxels in a sphere there, to connect separate parts</source>
        <translation>Voxel in einer Kugel dort füllen, um getrennte Teile zu verbinden</translation>
    </message>
    <message>
        <source>Voxel edits in the order in which they are applied</source>
        <translation>Voxeländerungen in der Reihenfolge, in der sie angewendet werden</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Voxels along the character&apos;s longest side</source>
        <translation>Voxel entlang der längsten Seite der Figur</translation>
    </message>
    <message>
        <source>Refine: %1, resolution %2</source>
        <translation>Verfeinern: %1, Auflösung %2</translation>
    </message>
    <message>
        <source>Separate: %1</source>
        <translation>Trennen: %1</translation>
    </message>
    <message>
        <source>Connect: %1</source>
        <translation>Verbinden: %1</translation>
    </message>
    <message>
        <source>Remove the selected voxel edits</source>
        <translation>Die ausgewählten Voxeländerungen entfernen</translation>
    </message>
</context>
<context>
    <name>sinew::VrmForm</name>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Name of the character in the VRM</source>
        <translation>Name der Figur in der VRM-Datei</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>A&amp;uthors</source>
        <translation>Auto&amp;ren</translation>
    </message>
    <message>
        <source>Who made the character, with commas between names. A VRM names at least one</source>
        <translation>Wer die Figur gemacht hat, mit Kommas zwischen den Namen. Eine VRM-Datei nennt mindestens einen</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>Vers&amp;ion</translation>
    </message>
    <message>
        <source>Version of the character</source>
        <translation>Version der Figur</translation>
    </message>
    <message>
        <source>&amp;Copyright</source>
        <translation>&amp;Copyright</translation>
    </message>
    <message>
        <source>Copyright line</source>
        <translation>Copyright-Zeile</translation>
    </message>
    <message>
        <source>U&amp;se as avatar</source>
        <translation>Nut&amp;zung als Avatar</translation>
    </message>
    <message>
        <source>Who may appear as the character</source>
        <translation>Wer als diese Figur auftreten darf</translation>
    </message>
    <message>
        <source>The author only</source>
        <translation>Nur der Autor</translation>
    </message>
    <message>
        <source>People with a licence of their own</source>
        <translation>Personen mit eigener Lizenz</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Commercia&amp;l use</source>
        <translation>&amp;Kommerzielle Nutzung</translation>
    </message>
    <message>
        <source>Which use may earn money</source>
        <translation>Welche Nutzung Geld einbringen darf</translation>
    </message>
    <message>
        <source>Personal, without profit</source>
        <translation>Persönlich, ohne Gewinn</translation>
    </message>
    <message>
        <source>Personal, also for profit</source>
        <translation>Persönlich, auch mit Gewinn</translation>
    </message>
    <message>
        <source>Companies too</source>
        <translation>Auch Firmen</translation>
    </message>
    <message>
        <source>Changes b&amp;y others</source>
        <translation>Änderungen durc&amp;h andere</translation>
    </message>
    <message>
        <source>Whether others may change the character, and pass that on</source>
        <translation>Ob andere die Figur ändern und das Ergebnis weitergeben dürfen</translation>
    </message>
    <message>
        <source>Prohibited</source>
        <translation>Untersagt</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Allowed, and may be passed on</source>
        <translation>Erlaubt, mit Weitergabe</translation>
    </message>
    <message>
        <source>Others may pass the file on</source>
        <translation>Andere dürfen die Datei weitergeben</translation>
    </message>
    <message>
        <source>Use in excessively violent works</source>
        <translation>Nutzung in übermäßig gewalttätigen Werken</translation>
    </message>
    <message>
        <source>Use in excessively sexual works</source>
        <translation>Nutzung in übermäßig sexuellen Werken</translation>
    </message>
    <message>
        <source>Use in political or religious works</source>
        <translation>Nutzung in politischen oder religiösen Werken</translation>
    </message>
    <message>
        <source>Use in antisocial or hateful works</source>
        <translation>Nutzung in menschenfeindlichen Werken</translation>
    </message>
    <message>
        <source>Use without naming the authors</source>
        <translation>Nutzung ohne Nennung der Autoren</translation>
    </message>
    <message>
        <source>Allow this in the licence of the VRM</source>
        <translation>In der Lizenz der VRM-Datei erlauben</translation>
    </message>
    <message>
        <source>Bones and their joints</source>
        <translation>Knochen und ihre Gelenke</translation>
    </message>
    <message>
        <source>Click a joint to choose another, or type a part of a name to find it. Bones in bold are required</source>
        <translation>Ein Klick auf ein Gelenk wählt ein anderes, und ein Teil eines Namens findet es. Fett gesetzte Knochen sind nötig</translation>
    </message>
    <message>
        <source>This character is not in a T-pose that faces +Z, as a VRM should be, so motion bends it wrongly. Choose &lt;a href=&quot;restPose&quot;&gt;Pose &gt; Apply as Rest Pose...&lt;/a&gt;</source>
        <translation>Eine VRM-Figur steht in der T-Pose und blickt nach +Z. Diese Figur tut das nicht, daher beugen Bewegungen sie falsch. Wählen Sie &lt;a href=&quot;restPose&quot;&gt;Pose &gt; Als Ruhepose anwenden...&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>How to reach who made the character: a mail address or a page</source>
        <translation>Wie man erreicht, wer die Figur gemacht hat: eine Mailadresse oder eine Seite</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Gemacht aus</translation>
    </message>
    <message>
        <source>Works that the character is made from, with commas between them</source>
        <translation>Werke, aus denen die Figur gemacht ist, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>Licences of others</source>
        <translation>Lizenzen anderer</translation>
    </message>
    <message>
        <source>Licences of others&apos; work in the character</source>
        <translation>Lizenzen der Arbeit anderer in der Figur</translation>
    </message>
    <message>
        <source>Other licence</source>
        <translation>Andere Lizenz</translation>
    </message>
    <message>
        <source>Address of a licence that holds besides the one of VRM</source>
        <translation>Adresse einer Lizenz, die neben der von VRM gilt</translation>
    </message>
    <message>
        <source>A VRM names at least one author: fill in Authors.</source>
        <translation>Eine VRM-Datei nennt mindestens einen Autor: Füllen Sie „Autoren“ aus.</translation>
    </message>
    <message>
        <source>VRM version</source>
        <translation>VRM-Version</translation>
    </message>
    <message>
        <source>1.0 is the newest. Some programs read 0.x alone, which has no constraints and one set of spring values for each chain</source>
        <translation>1.0 ist die neueste. Manche Programme lesen nur 0.x, das keine Constraints und je Kette nur einen Satz Federwerte hat</translation>
    </message>
    <message>
        <source>Toon shading (MToon)</source>
        <translation>Toon-Shading (MToon)</translation>
    </message>
    <message>
        <source>Give materials the toon shading of VRM 1.0, where they have none</source>
        <translation>Materialien das Toon-Shading von VRM 1.0 geben, wo sie keines haben</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>%1 of %2 required bones have a joint.</source>
        <translation>Nötige Knochen mit Gelenk: %1 von %2.</translation>
    </message>
    <message>
        <source>%1 of %2 required bones have a joint. In the table, click the joint of each of these bones to choose another: %3</source>
        <translation>Nötige Knochen mit Gelenk: %1 von %2. Klicken Sie in der Tabelle auf das Gelenk jedes dieser Knochen, um ein anderes zu wählen: %3</translation>
    </message>
    <message>
        <source>Not mapped: %1</source>
        <translation>Nicht zugeordnet: %1</translation>
    </message>
    <message>
        <source>Hide Bones</source>
        <translation>Knochen ausblenden</translation>
    </message>
    <message>
        <source>Show Bones</source>
        <translation>Knochen einblenden</translation>
    </message>
    <message>
        <source>More about the character</source>
        <translation>Mehr über die Figur</translation>
    </message>
    <message>
        <source>Change the joints of bones</source>
        <translation>Die Gelenke von Knochen ändern</translation>
    </message>
    <message>
        <source>Shows every bone of the VRM with its joint, as a list that can be changed</source>
        <translation>Zeigt jeden Knochen der VRM-Datei mit seinem Gelenk, als Liste, die sich ändern lässt</translation>
    </message>
</context>
<context>
    <name>sinew::WeightCheck</name>
    <message>
        <source>Check Weights</source>
        <translation>Gewichte prüfen</translation>
    </message>
</context>
<context>
    <name>sinew::WeightFiles</name>
    <message>
        <source>Import Weights</source>
        <translation>Gewichte importieren</translation>
    </message>
    <message>
        <source>Export Weights</source>
        <translation>Gewichte exportieren</translation>
    </message>
</context>
<context>
    <name>sinew::WeightFilesFlow</name>
    <message>
        <source>Layer %1 added.</source>
        <translation>Ebene %1 hinzugefügt.</translation>
    </message>
    <message>
        <source>Weights written to %1.</source>
        <translation>Gewichte nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The folder %1 is not empty.</source>
        <translation>Der Ordner %1 ist nicht leer.</translation>
    </message>
    <message>
        <source>Images of the same names in it are replaced. All other files stay.</source>
        <translation>Bilder gleichen Namens darin werden ersetzt. Alle anderen Dateien bleiben.</translation>
    </message>
    <message>
        <source>&amp;Write Images</source>
        <translation>Bilder &amp;schreiben</translation>
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
        <translation>Basis (Solver)</translation>
    </message>
    <message>
        <source>Base (file)</source>
        <translation>Basis (Datei)</translation>
    </message>
    <message>
        <source>Weights painted by hand or changed by operations</source>
        <translation>Von Hand gemalte oder durch Operationen geänderte Gewichte</translation>
    </message>
    <message>
        <source>Mirrors all weights below it from one side to the other</source>
        <translation>Spiegelt alle Gewichte darunter von einer Seite auf die andere</translation>
    </message>
    <message>
        <source>Smooths the weights below it over the surface</source>
        <translation>Glättet die Gewichte darunter über die Oberfläche</translation>
    </message>
</context>
<context>
    <name>sinew::WeightLayersPanel</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Move this layer up</source>
        <translation>Diese Ebene nach oben verschieben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Move this layer down</source>
        <translation>Diese Ebene nach unten verschieben</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Relax</source>
        <translation>Entspannen</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>Alles spiegeln</translation>
    </message>
    <message>
        <source>Weight Layers</source>
        <translation>Gewichtsebenen</translation>
    </message>
    <message>
        <source>Manual edits are layers above the solver&apos;s weights. They stay when you bind again.</source>
        <translation>Änderungen von Hand liegen in Ebenen über den Gewichten des Solvers. Sie bleiben erhalten, wenn Sie neu binden.</translation>
    </message>
    <message>
        <source>Add a layer above this one</source>
        <translation>Eine Ebene über dieser hinzufügen</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Deckkraft der Ebene</translation>
    </message>
    <message>
        <source>Mirror +X to -X</source>
        <translation>+X nach -X spiegeln</translation>
    </message>
    <message>
        <source>When off, mirrors -X to +X</source>
        <translation>Wenn aus, wird -X nach +X gespiegelt</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>How far weights are smoothed over the surface</source>
        <translation>Wie weit Gewichte über die Oberfläche geglättet werden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Double-click to rename, drag to another place. The check box shows or hides a layer. Shift and Ctrl select several</source>
        <translation>Doppelklick zum Umbenennen, Ziehen an eine andere Stelle. Das Häkchen zeigt oder verbirgt eine Ebene. Umschalt und Strg wählen mehrere</translation>
    </message>
    <message>
        <source>Duplicate the selected layers</source>
        <translation>Die ausgewählten Ebenen duplizieren</translation>
    </message>
    <message>
        <source>Delete the selected layers</source>
        <translation>Die ausgewählten Ebenen löschen</translation>
    </message>
    <message>
        <source>Merge this layer into the one below, or several selected ones into one</source>
        <translation>Diese Ebene mit der darunter vereinen, oder mehrere ausgewählte zu einer</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Ctrl inverts the brush, Shift smooths. Ctrl+Shift+click selects the joint under the cursor.</source>
        <translation>Strg kehrt den Pinsel um, Umschalt glättet. Strg+Umschalt+Klick wählt das Gelenk unter dem Zeiger.</translation>
    </message>
</context>
<context>
    <name>sinew::WeightTransfers</name>
    <message>
        <source>Transfer Weights</source>
        <translation>Gewichte übertragen</translation>
    </message>
</context>
<context>
    <name>sinew::WeightsFlow</name>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>Die Gewichte lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices changed, by at most %3 of their weight.</source>
        <translation>%1 von %2 Vertices geändert, um höchstens %3 ihres Gewichts.</translation>
    </message>
    <message>
        <source>The surface moves by at most %1 when %2 bends by 60°.</source>
        <translation>Die Oberfläche bewegt sich um höchstens %1, wenn %2 um 60° gebeugt wird.</translation>
    </message>
    <message>
        <source>Relax in Pose smooths the surface in the current pose, but no joint is posed. First bend the joint whose skin you want to relax, or use Smooth.</source>
        <translation>„In Pose entspannen“ glättet die Oberfläche in der jetzigen Pose, aber kein Gelenk ist posiert. Beugen Sie zuerst das Gelenk, dessen Haut Sie entspannen wollen, oder nehmen Sie „Glätten“.</translation>
    </message>
    <message numerus="yes">
        <source>Copied the weights of %n vertex(ices).</source>
        <translation>
            <numerusform>Gewichte von %n Vertex kopiert.</numerusform>
            <numerusform>Gewichte von %n Vertices kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No outliers found.</source>
        <translation>Keine Ausreißer gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>%n outlier(s) selected.</source>
        <translation>
            <numerusform>%n Ausreißer ausgewählt.</numerusform>
            <numerusform>%n Ausreißer ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every vertex has a counterpart on the other side.</source>
        <translation>Jeder Vertex hat ein Gegenstück auf der anderen Seite.</translation>
    </message>
    <message numerus="yes">
        <source>No counterpart on the other side: %n vertex(ices).</source>
        <translation>
            <numerusform>Ohne Gegenstück auf der anderen Seite: %n Vertex.</numerusform>
            <numerusform>Ohne Gegenstück auf der anderen Seite: %n Vertices.</numerusform>
        </translation>
    </message>
    <message>
        <source>No faulty weights found.</source>
        <translation>Keine fehlerhaften Gewichte gefunden.</translation>
    </message>
    <message>
        <source>Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy.</source>
        <translation>Fehlerhafte Vertices: %1 ohne Gewichte, %2 mit Gewichten ferner Gelenke, %3 verrauscht.</translation>
    </message>
    <message>
        <source>The file has invalid or unnormalized weights at %1 vertices. An export writes them corrected.</source>
        <translation>In der Datei sind die Gewichte von %1 Vertices ungültig oder nicht normalisiert. Ein Export schreibt sie korrigiert.</translation>
    </message>
</context>
<context>
    <name>sinew::WelcomePage</name>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Öffnen...</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Sinew binds characters to skeletons, even when the mesh is messy. It fills the body with voxels, measures distances through them and turns them into weights.</source>
        <translation>Sinew bindet Figuren an Skelette, auch wenn das Netz unsauber ist. Es füllt den Körper mit Voxeln, misst Abstände durch sie hindurch und macht daraus Gewichte.</translation>
    </message>
    <message>
        <source>or drop a file here: %1 and others, or a Sinew project</source>
        <translation>oder eine Datei hierher ziehen: %1 und andere, oder ein Sinew-Projekt</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>Bei&amp;spiel öffnen</translation>
    </message>
    <message>
        <source>New here? Take the &amp;tour</source>
        <translation>Neu hier? &amp;Rundgang machen</translation>
    </message>
    <message>
        <source>&amp;No, thanks</source>
        <translation>N&amp;ein, danke</translation>
    </message>
    <message>
        <source>No tour</source>
        <translation>Kein Rundgang</translation>
    </message>
    <message>
        <source>Help &gt; Take the Tour starts it later</source>
        <translation>Hilfe &gt; Rundgang machen beginnt ihn später</translation>
    </message>
</context>
</TS>
