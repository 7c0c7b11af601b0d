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
        <source>Open the wayfarer, the character that comes with Sinew</source>
        <translation>Den Wanderer öffnen, die Figur, die Sinew beiliegt</translation>
    </message>
    <message>
        <source>&amp;Load Skeleton...</source>
        <translation>Skelett &amp;laden...</translation>
    </message>
    <message>
        <source>Take the skeleton from another file instead of the character&apos;s own</source>
        <translation>Statt des eigenen Skeletts der Figur das einer anderen Datei nehmen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the project: settings, pose, view and where the character came from</source>
        <translation>Das Projekt speichern: Einstellungen, Pose, Ansicht und woher die Figur stammt</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
        <source>Save the project under another name</source>
        <translation>Das Projekt unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exportieren...</translation>
    </message>
    <message>
        <source>Write the bound character for an engine, and read it back to check it</source>
        <translation>Die gebundene Figur für eine Engine schreiben und zur Kontrolle zurücklesen</translation>
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
        <source>Take the last step back</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Do the step again that was taken back</source>
        <translation>Den zurückgenommenen Schritt noch einmal tun</translation>
    </message>
    <message>
        <source>&amp;Deselect All</source>
        <translation>Auswahl &amp;aufheben</translation>
    </message>
    <message>
        <source>Select no joint, part or point</source>
        <translation>Weder Gelenk noch Teil noch Punkt auswählen</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>Ein&amp;stellungen...</translation>
    </message>
    <message>
        <source>Language, theme, navigation and autosave</source>
        <translation>Sprache, Farben, Navigation und automatisches Sichern</translation>
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
        <source>Show the selected joint, part or point up close</source>
        <translation>Das ausgewählte Gelenk, Teil oder den Punkt aus der Nähe zeigen</translation>
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
        <source>Look without perspective, so that lengths can be compared</source>
        <translation>Ohne Perspektive blicken, damit sich Längen vergleichen lassen</translation>
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
        <source>Draw lines of equal distance on the heat maps</source>
        <translation>Linien gleichen Abstands in die Farbkarten zeichnen</translation>
    </message>
    <message>
        <source>Cut voxels and octree open along a plane</source>
        <translation>Voxel und Octree an einer Ebene aufschneiden</translation>
    </message>
    <message>
        <source>Preview as in an &amp;Engine</source>
        <translation>Vorschau &amp;wie in einer Engine</translation>
    </message>
    <message>
        <source>Deform as game engines do: 4 influences, weights of 8 bits, linear blend</source>
        <translation>Verformen wie in Spiel-Engines: 4 Einflüsse, Gewichte mit 8 Bit, lineares Mischen</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Vo&amp;llbild</translation>
    </message>
    <message>
        <source>Fill the screen with the window</source>
        <translation>Den Bildschirm mit dem Fenster füllen</translation>
    </message>
    <message>
        <source>Reset &amp;Panels</source>
        <translation>Bedienfelder &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation>Alle Bedienfelder dorthin zurückstellen, wo sie anfangs waren</translation>
    </message>
    <message>
        <source>&amp;Mesh</source>
        <translation>&amp;Netz</translation>
    </message>
    <message>
        <source>The surface, shaded, with the file&apos;s textures</source>
        <translation>Die Oberfläche, schattiert, mit den Texturen der Datei</translation>
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
        <source>Each part of the mesh in a colour of its own</source>
        <translation>Jedes Teil des Netzes in einer eigenen Farbe</translation>
    </message>
    <message>
        <source>&amp;Defects</source>
        <translation>&amp;Mängel</translation>
    </message>
    <message>
        <source>What is wrong with the mesh: open borders, non-manifold edges, flipped and crossing faces</source>
        <translation>Was am Netz nicht stimmt: offene Ränder, Kanten mit mehr als zwei Flächen, umgedrehte und sich durchdringende Flächen</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>&amp;Skelett</translation>
    </message>
    <message>
        <source>Joints and bones; joints outside the volume are marked</source>
        <translation>Gelenke und Knochen; Gelenke außerhalb des Volumens sind markiert</translation>
    </message>
    <message>
        <source>Joint &amp;Names</source>
        <translation>Gelenkn&amp;amen</translation>
    </message>
    <message>
        <source>The name beside every joint</source>
        <translation>Der Name neben jedem Gelenk</translation>
    </message>
    <message>
        <source>&amp;Voxels</source>
        <translation>&amp;Voxel</translation>
    </message>
    <message>
        <source>The volume that distances run through: interior, boundary, bones, doubtful voxels</source>
        <translation>Das Volumen, durch das die Abstände laufen: Inneres, Rand, Knochen, zweifelhafte Voxel</translation>
    </message>
    <message>
        <source>O&amp;ctree</source>
        <translation>&amp;Octree</translation>
    </message>
    <message>
        <source>The cells the volume is stored in, by size</source>
        <translation>Die Zellen, in denen das Volumen gespeichert ist, nach Größe</translation>
    </message>
    <message>
        <source>How far the voxels of the slice are from the selected joint</source>
        <translation>Wie weit die Voxel des Schnitts vom ausgewählten Gelenk entfernt sind</translation>
    </message>
    <message>
        <source>How far the surface is from the selected joint, through the volume</source>
        <translation>Wie weit die Oberfläche vom ausgewählten Gelenk entfernt ist, durch das Volumen</translation>
    </message>
    <message>
        <source>W&amp;eights of the Joint</source>
        <translation>&amp;Gewichte des Gelenks</translation>
    </message>
    <message>
        <source>How much the selected joint moves each point</source>
        <translation>Wie stark das ausgewählte Gelenk jeden Punkt bewegt</translation>
    </message>
    <message>
        <source>All &amp;Joints by Colour</source>
        <translation>Alle Gelenke in &amp;Farben</translation>
    </message>
    <message>
        <source>The weights of all joints at once, each joint in its colour</source>
        <translation>Die Gewichte aller Gelenke zugleich, jedes Gelenk in seiner Farbe</translation>
    </message>
    <message>
        <source>Number of &amp;Influences</source>
        <translation>An&amp;zahl der Einflüsse</translation>
    </message>
    <message>
        <source>How many joints move each point</source>
        <translation>Wie viele Gelenke jeden Punkt bewegen</translation>
    </message>
    <message>
        <source>Points that lost a joint to the limit of influences</source>
        <translation>Punkte, denen die Höchstzahl der Einflüsse ein Gelenk genommen hat</translation>
    </message>
    <message>
        <source>E&amp;xplanation</source>
        <translation>&amp;Erklärung</translation>
    </message>
    <message>
        <source>The ways through the voxels that explain the chosen point</source>
        <translation>Die Wege durch die Voxel, die den gewählten Punkt erklären</translation>
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
        <source>&amp;Bind</source>
        <translation>&amp;Binden</translation>
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
        <source>Stop the work that runs; nothing changes</source>
        <translation>Die laufende Arbeit anhalten; nichts ändert sich</translation>
    </message>
    <message>
        <source>&amp;Follow Settings</source>
        <translation>Einstellungen &amp;folgen</translation>
    </message>
    <message>
        <source>Solve anew by itself when a setting of a bound character changes</source>
        <translation>Von selbst neu rechnen, wenn sich bei einer gebundenen Figur eine Einstellung ändert</translation>
    </message>
    <message>
        <source>&amp;Default Settings</source>
        <translation>&amp;Standardeinstellungen</translation>
    </message>
    <message>
        <source>Put all settings of the Bind panel back to their defaults</source>
        <translation>Alle Einstellungen des Bedienfelds „Binden“ auf ihre Vorgaben zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>A&amp;uswählen</translation>
    </message>
    <message>
        <source>Click joints, parts and points</source>
        <translation>Gelenke, Teile und Punkte anklicken</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Bewegen</translation>
    </message>
    <message>
        <source>Drag the selected joint</source>
        <translation>Das ausgewählte Gelenk ziehen</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Turn the selected joint</source>
        <translation>Das ausgewählte Gelenk drehen</translation>
    </message>
    <message>
        <source>&amp;Inverse Kinematics</source>
        <translation>&amp;Inverse Kinematik</translation>
    </message>
    <message>
        <source>Drag a hand or foot and let the limb follow</source>
        <translation>Eine Hand oder einen Fuß ziehen, das Glied folgt nach</translation>
    </message>
    <message>
        <source>Explain a &amp;Point</source>
        <translation>&amp;Punkt erklären</translation>
    </message>
    <message>
        <source>Click a point of the mesh to see which bones reach it, how far, and by which way</source>
        <translation>Einen Punkt des Netzes anklicken und sehen, welche Knochen ihn erreichen, wie weit und auf welchem Weg</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>&amp;Lokale Achsen</translation>
    </message>
    <message>
        <source>Turn and move along the joint&apos;s own axes instead of the world&apos;s</source>
        <translation>An den eigenen Achsen des Gelenks drehen und bewegen statt an denen der Welt</translation>
    </message>
    <message>
        <source>Reset &amp;Joint</source>
        <translation>Gelenk &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Put the selected joint back to the bind pose</source>
        <translation>Das ausgewählte Gelenk in die Bindepose zurückbringen</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Put all joints back to the bind pose</source>
        <translation>Alle Gelenke in die Bindepose zurückbringen</translation>
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
        <source>Put the copied pose on this skeleton</source>
        <translation>Die kopierte Pose auf dieses Skelett übertragen</translation>
    </message>
    <message>
        <source>Swap the left and the right side of the pose</source>
        <translation>Die linke und die rechte Seite der Pose vertauschen</translation>
    </message>
    <message>
        <source>&amp;Dual Quaternions</source>
        <translation>Duale &amp;Quaternionen</translation>
    </message>
    <message>
        <source>Deform by dual quaternions, which keep volume in twists, instead of linear blending</source>
        <translation>Mit dualen Quaternionen verformen, die bei Verdrehungen das Volumen wahren, statt mit linearem Mischen</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Abs&amp;pielen</translation>
    </message>
    <message>
        <source>Play the clip of the timeline, or pause it</source>
        <translation>Den Clip der Zeitleiste abspielen oder anhalten</translation>
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
        <source>Version, licence, and the papers Sinew builds on</source>
        <translation>Version, Lizenz und die Arbeiten, auf denen Sinew aufbaut</translation>
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
        <source>Cut by the Limi&amp;t</source>
        <translation>Von der Grenze bes&amp;chnitten</translation>
    </message>
    <message>
        <source>Mirr&amp;or Pose</source>
        <translation>Pose &amp;spiegeln</translation>
    </message>
    <message>
        <source>&amp;Field in the Slice</source>
        <translation>Feld in der Sc&amp;hnittebene</translation>
    </message>
    <message>
        <source>Implicit skinning: the field of the selected joint&apos;s bone on the slicing plane</source>
        <translation>Implizites Skinning: das Feld des Knochens des gewählten Gelenks auf der Schnittebene</translation>
    </message>
    <message>
        <source>S&amp;urface of the Field</source>
        <translation>Oberf&amp;läche des Feldes</translation>
    </message>
    <message>
        <source>Implicit skinning: the shape that holds the skin of the selected joint&apos;s bone</source>
        <translation>Implizites Skinning: die Form, an der die Haut am Knochen des gewählten Gelenks gehalten wird</translation>
    </message>
    <message>
        <source>S&amp;kin in Contact</source>
        <translation>Haut im &amp;Kontakt</translation>
    </message>
    <message>
        <source>Implicit skinning: points that are held back by other skin</source>
        <translation>Implizites Skinning: Punkte, die von anderer Haut zurückgehalten werden</translation>
    </message>
    <message>
        <source>Off t&amp;he Field</source>
        <translation>&amp;Punkte abseits des Feldes</translation>
    </message>
    <message>
        <source>Implicit skinning: points that did not come to where their field holds them</source>
        <translation>Implizites Skinning: Punkte, die nicht dorthin gelangt sind, wo ihr Feld sie hält</translation>
    </message>
    <message>
        <source>Implicit S&amp;kinning</source>
        <translation>I&amp;mplizites Skinning</translation>
    </message>
    <message>
        <source>Hold the skin to the shape of its limb: bends keep volume, skin stops where it meets skin</source>
        <translation>Die Haut an der Form ihres Körperteils halten: Beugen behalten ihr Volumen, Haut hält an, wo sie auf Haut trifft</translation>
    </message>
    <message>
        <source>&amp;Box Select</source>
        <translation>Mit &amp;Rahmen auswählen</translation>
    </message>
    <message>
        <source>Drag a box around points; Shift adds, Ctrl removes, a click picks one, a double click its shell, Escape leaves</source>
        <translation>Einen Rahmen um Punkte ziehen; Umschalt fügt hinzu, Strg entfernt, ein Klick wählt einen, ein Doppelklick seine Schale, Escape verlässt das Werkzeug</translation>
    </message>
    <message>
        <source>L&amp;asso Select</source>
        <translation>Mit &amp;Lasso auswählen</translation>
    </message>
    <message>
        <source>Draw a line around points; Shift adds, Ctrl removes</source>
        <translation>Eine Linie um Punkte zeichnen; Umschalt fügt hinzu, Strg entfernt</translation>
    </message>
    <message>
        <source>&amp;Paint Select</source>
        <translation>Mit &amp;Pinsel auswählen</translation>
    </message>
    <message>
        <source>Brush over points; the wheel sizes the brush, Shift adds, Ctrl removes</source>
        <translation>Über Punkte streichen; das Mausrad ändert die Größe des Pinsels, Umschalt fügt hinzu, Strg entfernt</translation>
    </message>
    <message>
        <source>Select T&amp;hrough</source>
        <translation>&amp;Hindurch auswählen</translation>
    </message>
    <message>
        <source>Pick points behind the surface too, not only those in sight</source>
        <translation>Auch Punkte hinter der Oberfläche treffen, nicht nur die sichtbaren</translation>
    </message>
    <message>
        <source>La&amp;rger Brush</source>
        <translation>Pinsel &amp;größer</translation>
    </message>
    <message>
        <source>Make the brush that picks points larger</source>
        <translation>Den Pinsel, der Punkte auswählt, vergrößern</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <translation>Pinsel &amp;kleiner</translation>
    </message>
    <message>
        <source>Make the brush that picks points smaller</source>
        <translation>Den Pinsel, der Punkte auswählt, verkleinern</translation>
    </message>
    <message>
        <source>All P&amp;oints</source>
        <translation>&amp;Alle Punkte</translation>
    </message>
    <message>
        <source>Select every point of the character</source>
        <translation>Jeden Punkt der Figur auswählen</translation>
    </message>
    <message>
        <source>&amp;No Points</source>
        <translation>K&amp;eine Punkte</translation>
    </message>
    <message>
        <source>Let all selected points go</source>
        <translation>Alle ausgewählten Punkte loslassen</translation>
    </message>
    <message>
        <source>&amp;Invert Points</source>
        <translation>Punkte &amp;umkehren</translation>
    </message>
    <message>
        <source>Select the points that are not selected, and no others</source>
        <translation>Die Punkte auswählen, die nicht ausgewählt sind, und keine anderen</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>Er&amp;weitern</translation>
    </message>
    <message>
        <source>Add the neighbours of the selected points, across seams too</source>
        <translation>Die Nachbarn der ausgewählten Punkte hinzufügen, auch über Nähte hinweg</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>Take away the points at the rim of the selection</source>
        <translation>Die Punkte am Rand der Auswahl wegnehmen</translation>
    </message>
    <message>
        <source>&amp;Linked Points</source>
        <translation>Ver&amp;bundene Punkte</translation>
    </message>
    <message>
        <source>Select the whole shells that have a selected point</source>
        <translation>Die ganzen Schalen auswählen, die einen ausgewählten Punkt haben</translation>
    </message>
    <message>
        <source>By &amp;Weight, Influences or Part...</source>
        <translation>&amp;Nach Gewicht, Einflüssen oder Teil...</translation>
    </message>
    <message>
        <source>Show the panel that selects points by their weights, influences or part</source>
        <translation>Das Bedienfeld zeigen, das Punkte nach Gewichten, Einflüssen oder Teil auswählt</translation>
    </message>
    <message>
        <source>&amp;Paint Weights</source>
        <translation>Gewichte &amp;malen</translation>
    </message>
    <message>
        <source>Paint the weights of the active joint; Ctrl does the opposite, Shift smooths</source>
        <translation>Die Gewichte des aktiven Gelenks malen; Strg bewirkt das Gegenteil, Umschalt glättet</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>&amp;Glätten</translation>
    </message>
    <message>
        <source>Even out the weights of the selected points, or of all, over the surface</source>
        <translation>Die Gewichte der gewählten Punkte, oder aller, über die Oberfläche ausgleichen</translation>
    </message>
    <message>
        <source>&amp;Hammer</source>
        <translation>&amp;Hämmern</translation>
    </message>
    <message>
        <source>Give the selected points the weights of those around them</source>
        <translation>Den gewählten Punkten die Gewichte der umliegenden geben</translation>
    </message>
    <message>
        <source>A&amp;verage</source>
        <translation>M&amp;itteln</translation>
    </message>
    <message>
        <source>Give all selected points the mean of their weights</source>
        <translation>Allen gewählten Punkten das Mittel ihrer Gewichte geben</translation>
    </message>
    <message>
        <source>&amp;Copy Weights</source>
        <translation>Gewichte &amp;kopieren</translation>
    </message>
    <message>
        <source>Keep the weights of the selected points for pasting</source>
        <translation>Die Gewichte der gewählten Punkte zum Einfügen merken</translation>
    </message>
    <message>
        <source>Pas&amp;te Weights</source>
        <translation>Gewichte ein&amp;fügen</translation>
    </message>
    <message>
        <source>Give the selected points the copied weights</source>
        <translation>Den gewählten Punkten die kopierten Gewichte geben</translation>
    </message>
    <message>
        <source>Select &amp;Odd Points</source>
        <translation>&amp;Ausreißer wählen</translation>
    </message>
    <message>
        <source>Select points whose weights differ from all their neighbours&apos;</source>
        <translation>Punkte wählen, deren Gewichte von denen aller Nachbarn abweichen</translation>
    </message>
    <message>
        <source>A layer to paint on, above the solver&apos;s weights</source>
        <translation>Eine Ebene zum Malen, über den Gewichten des Lösers</translation>
    </message>
    <message>
        <source>&amp;Flatten Layers</source>
        <translation>Ebenen &amp;vereinen</translation>
    </message>
    <message>
        <source>Make one painted layer of all</source>
        <translation>Aus allen eine gemalte Ebene machen</translation>
    </message>
    <message>
        <source>A layer that evens out the weights below it</source>
        <translation>Eine Ebene, die die Gewichte darunter ausgleicht</translation>
    </message>
    <message>
        <source>Add &amp;Sphere Region</source>
        <translation>&amp;Kugel als Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Weigh a part of the character its own way: a sphere round the selected points or the selected joint&apos;s bone</source>
        <translation>Einen Teil der Figur auf eigene Weise gewichten: eine Kugel um die ausgewählten Punkte oder den Knochen des gewählten Gelenks</translation>
    </message>
    <message>
        <source>Add &amp;Capsule Region</source>
        <translation>K&amp;apsel als Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Weigh a part of the character its own way: a thick line along the selected points or the selected joint&apos;s bone</source>
        <translation>Einen Teil der Figur auf eigene Weise gewichten: eine dicke Linie entlang der ausgewählten Punkte oder des Knochens des gewählten Gelenks</translation>
    </message>
    <message>
        <source>Add &amp;Box Region</source>
        <translation>&amp;Quader als Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Weigh a part of the character its own way: a box round the selected points or the selected joint&apos;s bone</source>
        <translation>Einen Teil der Figur auf eigene Weise gewichten: ein Quader um die ausgewählten Punkte oder den Knochen des gewählten Gelenks</translation>
    </message>
    <message>
        <source>Region from Selected &amp;Points</source>
        <translation>Bereich aus ausgewählten &amp;Punkten</translation>
    </message>
    <message>
        <source>Weigh the selected points their own way</source>
        <translation>Die ausgewählten Punkte auf eigene Weise gewichten</translation>
    </message>
    <message>
        <source>Choose &amp;Joint under Cursor</source>
        <translation>Gelenk &amp;unter dem Zeiger wählen</translation>
    </message>
    <message>
        <source>Make the joint active that has most weight where the cursor is</source>
        <translation>Das Gelenk aktiv machen, das dort am meisten Gewicht hat, wo der Zeiger ist</translation>
    </message>
    <message>
        <source>Sho&amp;w Weights under Cursor</source>
        <translation>Ge&amp;wichte unter dem Zeiger zeigen</translation>
    </message>
    <message>
        <source>List the joints of the point under the cursor, where they can be changed</source>
        <translation>Die Gelenke des Punktes unter dem Zeiger auflisten, wo sie sich ändern lassen</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>&amp;Normalisieren</translation>
    </message>
    <message>
        <source>Make the weights of each point sum to one</source>
        <translation>Die Gewichte jedes Punktes auf die Summe eins bringen</translation>
    </message>
    <message>
        <source>Limit &amp;Influences</source>
        <translation>Einf&amp;lüsse begrenzen</translation>
    </message>
    <message>
        <source>Keep the largest influences of each point, as many as the panel Weights says, and tell what that costs</source>
        <translation>Die größten Einflüsse jedes Punktes behalten, so viele, wie im Bereich Gewichte steht, und sagen, was das kostet</translation>
    </message>
    <message>
        <source>P&amp;rune Small Weights</source>
        <translation>Kleine Gewi&amp;chte weglassen</translation>
    </message>
    <message>
        <source>Leave out influences under the value in the panel Weights</source>
        <translation>Einflüsse unter dem Wert im Bereich Gewichte weglassen</translation>
    </message>
    <message>
        <source>R&amp;elax in This Pose</source>
        <translation>In dieser Pose &amp;entspannen</translation>
    </message>
    <message>
        <source>Change weights so that the surface is even as it is posed now</source>
        <translation>Gewichte so ändern, dass die Oberfläche in der jetzigen Pose gleichmäßig ist</translation>
    </message>
    <message>
        <source>Mirror &amp;Pairs...</source>
        <translation>Spiegel&amp;paare...</translation>
    </message>
    <message>
        <source>Show and change which joint is which one&apos;s partner, and the axis that is mirrored across</source>
        <translation>Zeigen und ändern, welches Gelenk der Partner von welchem ist und über welche Achse gespiegelt wird</translation>
    </message>
    <message>
        <source>Select &amp;Unmatched Points</source>
        <translation>Punkte &amp;ohne Gegenstück auswählen</translation>
    </message>
    <message>
        <source>Select the points that have no counterpart on the other side</source>
        <translation>Die Punkte auswählen, die auf der anderen Seite kein Gegenstück haben</translation>
    </message>
    <message>
        <source>&amp;Lock Joint</source>
        <translation>Gelenk &amp;sperren</translation>
    </message>
    <message>
        <source>Keep brushes and operations off the weights of the active joint</source>
        <translation>Pinsel und Operationen von den Gewichten des aktiven Gelenks fernhalten</translation>
    </message>
    <message>
        <source>Lock All &amp;But This</source>
        <translation>Alle &amp;anderen sperren</translation>
    </message>
    <message>
        <source>Lock every joint but the active one</source>
        <translation>Jedes Gelenk außer dem aktiven sperren</translation>
    </message>
    <message>
        <source>&amp;Unlock All</source>
        <translation>Alle &amp;entsperren</translation>
    </message>
    <message>
        <source>Let brushes and operations change every joint&apos;s weights again</source>
        <translation>Pinsel und Operationen dürfen wieder die Gewichte jedes Gelenks ändern</translation>
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
        <source>&amp;Carry Over From...</source>
        <translation>&amp;Übernehmen von...</translation>
    </message>
    <message>
        <source>Bring layers to this mesh from the file of another mesh, on which they were painted</source>
        <translation>Ebenen aus der Datei eines anderen Netzes, auf dem sie gemalt wurden, auf dieses Netz bringen</translation>
    </message>
    <message>
        <source>&amp;Hide Part</source>
        <translation>Teil &amp;ausblenden</translation>
    </message>
    <message>
        <source>Hide the selected part: it is not drawn, picked, painted or selected, but bound and exported</source>
        <translation>Blendet das gewählte Teil aus: Es wird nicht gezeichnet, angeklickt, bemalt oder ausgewählt, aber gebunden und exportiert</translation>
    </message>
    <message>
        <source>&amp;Isolate Part</source>
        <translation>Teil &amp;isolieren</translation>
    </message>
    <message>
        <source>Show the selected part alone; once more shows all parts again</source>
        <translation>Zeigt das gewählte Teil allein; noch einmal zeigt wieder alle Teile</translation>
    </message>
    <message>
        <source>&amp;Show All Parts</source>
        <translation>Alle Teile &amp;zeigen</translation>
    </message>
    <message>
        <source>Show the hidden parts again</source>
        <translation>Zeigt die ausgeblendeten Teile wieder</translation>
    </message>
    <message>
        <source>Select Part&apos;s &amp;Points</source>
        <translation>&amp;Punkte des Teils auswählen</translation>
    </message>
    <message>
        <source>Select all points of the selected part</source>
        <translation>Wählt alle Punkte des gewählten Teils aus</translation>
    </message>
    <message>
        <source>&amp;Accept All Proposals</source>
        <translation>Alle Vorschl&amp;äge annehmen</translation>
    </message>
    <message>
        <source>Treat every part as the report proposes, in one step</source>
        <translation>Behandelt jedes Teil so, wie es der Bericht vorschlägt, in einem Schritt</translation>
    </message>
    <message>
        <source>Fit S&amp;keleton</source>
        <translation>S&amp;kelett einpassen</translation>
    </message>
    <message>
        <source>Scale, turn and move a skeleton that lies outside the mesh into it</source>
        <translation>Skaliert, dreht und verschiebt ein Skelett, das außerhalb des Netzes liegt, in das Netz</translation>
    </message>
    <message>
        <source>&amp;Mirror Layer +X to -X</source>
        <translation>Ebene von +X nach -X &amp;spiegeln</translation>
    </message>
    <message>
        <source>Mirror what is painted in the active layer from the +X side to the other. To mirror all weights, use Mirror Everything</source>
        <translation>Spiegelt, was in der aktiven Ebene gemalt ist, von der Seite +X auf die andere. Alle Gewichte spiegelt Alles spiegeln</translation>
    </message>
    <message>
        <source>M&amp;irror Layer -X to +X</source>
        <translation>Ebene von -X nach +X sp&amp;iegeln</translation>
    </message>
    <message>
        <source>Mirror what is painted in the active layer from the -X side to the other. To mirror all weights, use Mirror Everything</source>
        <translation>Spiegelt, was in der aktiven Ebene gemalt ist, von der Seite -X auf die andere. Alle Gewichte spiegelt Alles spiegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;Everything (New Layer)</source>
        <translation>&amp;Alles spiegeln (neue Ebene)</translation>
    </message>
    <message>
        <source>Add a mirror layer: it gives one side all weights of the other, whatever is painted or bound below it</source>
        <translation>Fügt eine Spiegelebene hinzu: Sie gibt einer Seite alle Gewichte der anderen, was auch immer darunter gemalt oder gebunden ist</translation>
    </message>
</context>
<context>
    <name>ArgumentText</name>
    <message>
        <source>it has none in the file</source>
        <translation>in der Datei hat es keins</translation>
    </message>
    <message>
        <source>by its name it controls others</source>
        <translation>dem Namen nach steuert es andere</translation>
    </message>
    <message>
        <source>by its name it only marks an end</source>
        <translation>dem Namen nach markiert es nur ein Ende</translation>
    </message>
    <message>
        <source>it only carries the whole</source>
        <translation>es trägt nur das Ganze</translation>
    </message>
    <message>
        <source>it is not among the chosen ones</source>
        <translation>es ist nicht unter den gewählten</translation>
    </message>
    <message>
        <source>it does not lie in the model&apos;s folder</source>
        <translation>sie liegt nicht im Ordner des Modells</translation>
    </message>
    <message>
        <source>it is a folder, device or pipe</source>
        <translation>sie ist ein Ordner, Gerät oder Kanal</translation>
    </message>
    <message>
        <source>its content is no image</source>
        <translation>ihr Inhalt ist kein Bild</translation>
    </message>
    <message>
        <source>it is larger than 1 GiB</source>
        <translation>sie ist größer als 1 GiB</translation>
    </message>
    <message>
        <source>it is not yours to read</source>
        <translation>sie darf nicht gelesen werden</translation>
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
    <name>BrushStroke</name>
    <message>
        <source>Paint Weights</source>
        <translation>Gewichte malen</translation>
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
        <source>ambient occlusion of %1 material(s)</source>
        <translation>
            <numerusform>Umgebungsverdeckung von %1 Material</numerusform>
            <numerusform>Umgebungsverdeckung von %1 Materialien</numerusform>
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
            <numerusform>Normalen von %1 Formziel</numerusform>
            <numerusform>Normalen von %1 Formzielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex attribute(s) of its own</source>
        <translation>
            <numerusform>%1 eigenes Punktattribut</numerusform>
            <numerusform>%1 eigene Punktattribute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>custom properties of %1 object(s)</source>
        <translation>
            <numerusform>eigene Eigenschaften von %1 Objekt</numerusform>
            <numerusform>eigene Eigenschaften von %1 Objekten</numerusform>
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
            <numerusform>%1 Formziel</numerusform>
            <numerusform>%1 Formziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vertex colours of %1 mesh(es)</source>
        <translation>
            <numerusform>Punktfarben von %1 Netz</numerusform>
            <numerusform>Punktfarben von %1 Netzen</numerusform>
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
        <source>that %1 material(s) show both sides</source>
        <translation>
            <numerusform>dass %1 Material beide Seiten zeigt</numerusform>
            <numerusform>dass %1 Materialien beide Seiten zeigen</numerusform>
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
</context>
<context>
    <name>DeformerText</name>
    <message>
        <source>glTF deforms by linear blending, by its specification.</source>
        <translation>glTF verformt gemäß seiner Spezifikation durch lineares Mischen.</translation>
    </message>
    <message>
        <source>Unreal deforms by linear blending with 8 influences (12 if its project says so); dual quaternions need a deformer graph or a plugin.</source>
        <translation>Unreal verformt durch lineares Mischen mit 8 Einflüssen (12, wenn das Projekt es so festlegt); duale Quaternionen brauchen einen Deformer-Graphen oder ein Plugin.</translation>
    </message>
    <message>
        <source>Blender deforms by linear blending, or by dual quaternions with &quot;Preserve Volume&quot; ticked on the Armature modifier.</source>
        <translation>Blender verformt durch lineares Mischen oder, wenn im Armature-Modifikator „Preserve Volume“ angehakt ist, durch duale Quaternionen.</translation>
    </message>
    <message>
        <source>%1 deforms by linear blending alone, with 4 influences.</source>
        <translation>%1 verformt allein durch lineares Mischen, mit 4 Einflüssen.</translation>
    </message>
    <message>
        <source>Implicit skinning does not survive</source>
        <translation>Implizites Skinning geht verloren</translation>
    </message>
    <message>
        <source>Centres of rotation do not survive</source>
        <translation>Drehzentren gehen verloren</translation>
    </message>
    <message>
        <source>The mix of linear and dual quaternions does not survive</source>
        <translation>Die Mischung aus linear und dualen Quaternionen geht verloren</translation>
    </message>
    <message>
        <source>Dual quaternions do not survive</source>
        <translation>Duale Quaternionen gehen verloren</translation>
    </message>
    <message>
        <source>%1: bake it as corrective shapes, or accept the difference.</source>
        <translation>%1: Backen Sie den Unterschied als Korrekturformen ein, oder nehmen Sie ihn hin.</translation>
    </message>
    <message>
        <source>in a made-up pose, since the character stands as it was bound: pose it to see your own</source>
        <translation>in einer ausgedachten Pose, denn die Figur steht, wie sie gebunden wurde: Stellen Sie eine Pose ein, um Ihre eigene zu sehen</translation>
    </message>
    <message>
        <source>in this pose</source>
        <translation>in dieser Pose</translation>
    </message>
    <message>
        <source>No difference %1.</source>
        <translation>Kein Unterschied %1.</translation>
    </message>
    <message>
        <source>Largest difference %1 cm (%2 % of the height), mean %3 cm, %4.</source>
        <translation>Größter Unterschied %1 cm (%2 % der Höhe), im Mittel %3 cm, %4.</translation>
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
        <translation>Skelette und gebundene Figuren</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
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
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
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
        <source>Explain</source>
        <translation>Erklärung</translation>
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
        <source>Change Deformer</source>
        <translation>Verformung wechseln</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Change Joint&apos;s Deformation</source>
        <translation>Verformung des Gelenks ändern</translation>
    </message>
    <message>
        <source>Deform All Joints Alike</source>
        <translation>Alle Gelenke gleich verformen</translation>
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
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Canceled. No file was left half-written.</source>
        <translation>Abgebrochen. Keine Datei blieb halb geschrieben zurück.</translation>
    </message>
    <message>
        <source>%1: there is no such file. Check the path.</source>
        <translation>%1: Diese Datei gibt es nicht. Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check that it is a file and yours to read.</source>
        <translation>%1 lässt sich nicht lesen: %2. Prüfen Sie, ob es eine Datei ist, die Sie lesen dürfen.</translation>
    </message>
    <message>
        <source>%1 is empty. Export it again.</source>
        <translation>%1 ist leer. Exportieren Sie die Datei neu.</translation>
    </message>
    <message>
        <source>%1 is damaged, or not of the kind its name says: %2. Export it again, or as FBX or GLB.</source>
        <translation>%1 ist beschädigt oder nicht von der Art, die der Name angibt: %2. Exportieren Sie die Datei neu, oder als FBX oder GLB.</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be read. Use FBX, GLB, glTF, DAE, OBJ, PLY or STL.</source>
        <translation>%1: Dateien vom Typ „%2“ lassen sich nicht lesen. Nehmen Sie FBX, GLB, glTF, DAE, OBJ, PLY oder STL.</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be written here. Let its name end in %3.</source>
        <translation>%1: Dateien vom Typ „%2“ lassen sich hier nicht schreiben. Der Name muss auf %3 enden.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another place, or check the folder and the space left.</source>
        <translation>%1 lässt sich nicht schreiben: %2. Wählen Sie einen anderen Ort, oder prüfen Sie den Ordner und den freien Platz.</translation>
    </message>
    <message>
        <source>%1 holds no mesh. Export the character together with its geometry.</source>
        <translation>%1 enthält kein Netz. Exportieren Sie die Figur mitsamt ihrer Geometrie.</translation>
    </message>
    <message>
        <source>%1 holds no faces, so there is no surface to work on. Export the mesh with its polygons.</source>
        <translation>%1 enthält keine Flächen, also keine Oberfläche zum Binden. Exportieren Sie das Netz mit seinen Polygonen.</translation>
    </message>
    <message>
        <source>%1 holds no skeleton. Take one from another file with --skeleton (FBX, GLB, DAE, TGF, BVH, SKEL or JSON).</source>
        <translation>%1 enthält kein Skelett. Nehmen Sie mit --skeleton eines aus einer anderen Datei (FBX, GLB, DAE, TGF, BVH, SKEL oder JSON).</translation>
    </message>
    <message>
        <source>%1 holds no weights, so no joint moves it. Bind it first.</source>
        <translation>%1 enthält keine Gewichte, also bewegt kein Gelenk die Figur. Binden Sie sie zuerst.</translation>
    </message>
    <message>
        <source>The skeleton in %1 cannot be used: %2. Correct the file.</source>
        <translation>Das Skelett in %1 ist nicht zu gebrauchen: %2. Berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>The skeleton in %1 runs in a circle: joint %2 stands above itself. Give it another parent.</source>
        <translation>Das Skelett in %1 läuft im Kreis: Gelenk %2 steht über sich selbst. Hängen Sie es an ein anderes.</translation>
    </message>
    <message>
        <source>%1 has %2 joints and at most %3 can be handled. Remove those that deform nothing.</source>
        <translation>%1 hat %2 Gelenke, höchstens %3 sind möglich. Entfernen Sie die, die nichts verformen.</translation>
    </message>
    <message>
        <source>%1 has %2 faces and at most %3 can be handled. Decimate the mesh or split the file.</source>
        <translation>%1 hat %2 Flächen, höchstens %3 sind möglich. Verkleinern Sie das Netz oder teilen Sie die Datei.</translation>
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
        <source>Part %2 has no point %1: choose from 0 to %3.</source>
        <translation>Das Teil %2 hat keinen Punkt %1: möglich sind 0 bis %3.</translation>
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
        <source>Resolution %3 needs about %1 MiB of memory and %2 MiB are free. Resolution %4 fits.</source>
        <translation>Auflösung %3 braucht etwa %1 MiB Speicher, frei sind %2 MiB. Auflösung %4 passt.</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory and %2 MiB are free, too little for any. Close other programs or decimate the mesh.</source>
        <translation>Auflösung %3 braucht etwa %1 MiB Speicher, frei sind %2 MiB, zu wenig für jede Auflösung. Schließen Sie andere Programme, oder verkleinern Sie das Netz.</translation>
    </message>
    <message>
        <source>The recipe %1 cannot be used: %2. Correct or remove it.</source>
        <translation>Das Rezept %1 ist nicht zu gebrauchen: %2. Berichtigen oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>The pose %1 cannot be used: %2. Correct the file.</source>
        <translation>Die Pose %1 ist nicht zu gebrauchen: %2. Berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>All points of %1 lie in one place, so it has no size. Check its scale and export it again.</source>
        <translation>Alle Punkte von %1 liegen an einer Stelle, die Figur hat also keine Größe. Prüfen Sie die Skalierung, und exportieren Sie neu.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written: %2. Choose another place, with a name that ends in .png.</source>
        <translation>Das Bild %1 lässt sich nicht schreiben: %2. Wählen Sie einen anderen Ort und einen Namen, der auf .png endet.</translation>
    </message>
    <message>
        <source>The project %1 is damaged: %2. It was left as it is; open an older copy, or the character itself.</source>
        <translation>Das Projekt %1 ist beschädigt: %2. Es wurde so gelassen, wie es ist; öffnen Sie eine ältere Kopie oder die Figur selbst.</translation>
    </message>
    <message>
        <source>The project %1 has version %2 and this release reads up to %3. Open it with a newer release.</source>
        <translation>Das Projekt %1 hat Version %2, diese Ausgabe liest bis %3. Öffnen Sie es mit einer neueren Ausgabe.</translation>
    </message>
    <message>
        <source>The project %1 needs the file %2, which is not there any more. Say where it is now.</source>
        <translation>Das Projekt %1 braucht die Datei %2, die nicht mehr da ist. Geben Sie an, wo sie jetzt liegt.</translation>
    </message>
    <message>
        <source>The file %2 has changed since the project %1 was saved, so its weights may come out differently. Choose the file as it was, or go on with this one.</source>
        <translation>Die Datei %2 hat sich geändert, seit das Projekt %1 gespeichert wurde; die Gewichte können darum anders ausfallen. Wählen Sie die Datei, wie sie war, oder machen Sie mit dieser weiter.</translation>
    </message>
    <message>
        <source>Work that was saved automatically cannot be recovered: %2. The file was kept as %1.</source>
        <translation>Automatisch gesicherte Arbeit lässt sich nicht retten: %2. Die Datei wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Refinement box %1 meets nothing of the character, which reaches from (%2, %3, %4) to (%5, %6, %7).</source>
        <translation>Der Verfeinerungskasten %1 trifft nichts von der Figur; sie reicht von (%2; %3; %4) bis (%5; %6; %7).</translation>
    </message>
    <message>
        <source>Refinement box %1 at resolution %4 needs about %2 MiB of memory and %3 MiB are left beside the rest. Resolution %5 fits there; or make the box smaller.</source>
        <translation>Der Verfeinerungskasten %1 braucht bei Auflösung %4 etwa %2 MiB Speicher, neben dem Übrigen sind %3 MiB frei. Auflösung %5 passt dort; oder den Kasten verkleinern.</translation>
    </message>
    <message>
        <source>%1 lacks %2 of the %3 points of %4, so their weights cannot be compared. Compare files of one mesh, in one pose and of one size.</source>
        <translation>%1 fehlen %2 der %3 Punkte von %4, daher lassen sich ihre Gewichte nicht vergleichen. Vergleichen Sie Dateien desselben Netzes, in derselben Pose und Größe.</translation>
    </message>
    <message>
        <source>%1 and %2 have no joint of one name, so their weights cannot be compared. Compare files of one skeleton.</source>
        <translation>%1 und %2 haben kein Gelenk gleichen Namens, daher lassen sich ihre Gewichte nicht vergleichen. Vergleichen Sie Dateien desselben Skeletts.</translation>
    </message>
    <message>
        <source>There is no part %1, which a rule names. The parts are: %2. A shell of one is named by its number, like Body#3.</source>
        <translation>Es gibt kein Teil %1, das eine Regel nennt. Die Teile sind: %2. Eine Schale davon wird mit ihrer Nummer genannt, etwa Body#3.</translation>
    </message>
    <message>
        <source>Part %1 cannot follow joint %2: there is no such joint, or the choice of joints leaves it out.</source>
        <translation>Das Teil %1 kann dem Gelenk %2 nicht folgen: Es gibt kein solches Gelenk, oder die Auswahl der Gelenke lässt es aus.</translation>
    </message>
    <message>
        <source>The rule for part %1 is not complete: rigid takes one joint, only takes one or more, all others none.</source>
        <translation>Die Regel für das Teil %1 ist nicht vollständig: rigid verlangt ein Gelenk, only eines oder mehrere, alle anderen keines.</translation>
    </message>
    <message>
        <source>A region cannot be called &quot;%1&quot;: every region needs a name, and one that no other has.</source>
        <translation>Ein Bereich kann nicht &quot;%1&quot; heißen: Jeder Bereich braucht einen Namen, den kein anderer hat.</translation>
    </message>
    <message>
        <source>Region %1 has no size, or a place or size that is no number. Give it a size, or remove it.</source>
        <translation>Der Bereich %1 hat keine Größe, oder sein Ort oder seine Größe ist keine Zahl. Geben Sie ihm eine Größe, oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>What region %1 has painted of part %2 makes no sense: points have to ascend and be points of the part, each with an amount from 0 to 1.</source>
        <translation>Was der Bereich %1 vom Teil %2 gemalt hat, ergibt keinen Sinn: Die Punkte müssen aufsteigen und Punkte des Teils sein, jeder mit einem Anteil von 0 bis 1.</translation>
    </message>
    <message>
        <source>Two rules name part %1. Leave one of them out.</source>
        <translation>Zwei Regeln nennen das Teil %1. Lassen Sie eine davon weg.</translation>
    </message>
    <message>
        <source>Part %1 is to follow the skin below it, but no part is solved. Let at least one part be solved.</source>
        <translation>Das Teil %1 soll der Haut darunter folgen, aber kein Teil wird berechnet. Lassen Sie wenigstens ein Teil berechnen.</translation>
    </message>
    <message>
        <source>The rules exclude every part, so there is nothing to bind.</source>
        <translation>Die Regeln schließen jedes Teil aus, es gibt also nichts zu binden.</translation>
    </message>
    <message>
        <source>The voxels of %1 cannot be reused: joint %2 is missing in one of the two files or lies elsewhere. Both need the same skeleton in the same bind pose; or bind without reuse.</source>
        <translation>Die Voxel von %1 können nicht wiederverwendet werden: Das Gelenk %2 fehlt in einer der beiden Dateien oder liegt woanders. Beide brauchen dasselbe Skelett in derselben Bindepose; oder binden Sie ohne Wiederverwendung.</translation>
    </message>
    <message>
        <source>%1 does not fit the voxels of %4: %2 of its points lie outside, up to %3 m. Reuse a file of the same shape, or bind without reuse.</source>
        <translation>%1 passt nicht in die Voxel von %4: %2 Punkte liegen außerhalb, bis zu %3 m. Verwenden Sie eine Datei derselben Form, oder binden Sie ohne Wiederverwendung.</translation>
    </message>
    <message>
        <source>The weights of joint %1 are locked. Unlock it to paint on it.</source>
        <translation>Die Gewichte von Gelenk %1 sind gesperrt. Entsperren Sie es, um darauf zu malen.</translation>
    </message>
    <message>
        <source>The weights of all joints are locked. Unlock those to be painted.</source>
        <translation>Die Gewichte aller Gelenke sind gesperrt. Entsperren Sie die, auf die gemalt werden soll.</translation>
    </message>
    <message>
        <source>Choose the joint whose weight is to be painted: click its bone, or its name among the joints.</source>
        <translation>Wählen Sie das Gelenk, dessen Gewicht gemalt werden soll: Klicken Sie auf seinen Knochen oder auf seinen Namen unter den Gelenken.</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; cannot be painted on: it is hidden, or it mirrors or relaxes. Show it, choose a paint layer, or add one.</source>
        <translation>Auf der Ebene &quot;%1&quot; kann nicht gemalt werden: Sie ist verborgen, oder sie spiegelt oder glättet. Zeigen Sie sie, wählen Sie eine Malebene, oder fügen Sie eine hinzu.</translation>
    </message>
    <message>
        <source>None of the layers was made on the mesh of %1: its parts have other numbers of points. Choose the file that was open when they were painted.</source>
        <translation>Keine der Ebenen entstand auf dem Netz von %1: Seine Teile haben andere Punktzahlen. Wählen Sie die Datei, die offen war, als sie gemalt wurden.</translation>
    </message>
    <message>
        <source>There is no other side to mirror to: across the mirror plane none of these points has a counterpart. Choose another axis or other joints under Weights &gt; Mirror &gt; Mirror Pairs.</source>
        <translation>Es gibt keine andere Seite, auf die sich spiegeln ließe: Jenseits der Spiegelebene hat keiner dieser Punkte ein Gegenstück. Wählen Sie unter Gewichte &gt; Spiegeln &gt; Spiegelpaare eine andere Achse oder andere Gelenke.</translation>
    </message>
    <message>
        <source>%1: its name has no ending that tells its type, such as .fbx or .glb. Rename the file.</source>
        <translation>%1: Der Name hat keine Endung, die den Typ nennt, etwa .fbx oder .glb. Benennen Sie die Datei um.</translation>
    </message>
    <message>
        <source>%1: its name has no ending that tells what to write. Let it end in %3.</source>
        <translation>%1: Der Name hat keine Endung, die sagt, was zu schreiben ist. Lassen Sie ihn auf %3 enden.</translation>
    </message>
    <message>
        <source>%1: no position of the %3 points of %2 can be used: they are no numbers or far too large. Look for a broken modifier, constraint or scale, and export the mesh again.</source>
        <translation>%1: Keine Position der %3 Punkte von %2 ist brauchbar: Sie sind keine Zahlen oder viel zu groß. Suchen Sie nach einem defekten Modifikator, Constraint oder Maßstab und exportieren Sie das Netz noch einmal.</translation>
    </message>
    <message>
        <source>The choice of joints leaves none to bind to. Bind with --joints all, or name the joints in a file.</source>
        <translation>Die Wahl der Gelenke lässt keines übrig, an das gebunden werden kann. Binden Sie mit --joints all, oder nennen Sie die Gelenke in einer Datei.</translation>
    </message>
    <message>
        <source>The memory ran out during this: %1 (%2). Close other programs, or decimate the mesh.</source>
        <translation>Dabei ging der Speicher aus: %1 (%2). Schließen Sie andere Programme, oder vereinfachen Sie das Netz.</translation>
    </message>
    <message>
        <source>%1 holds no skeleton, and this takes a rigged character. Bind it first.</source>
        <translation>%1 enthält kein Skelett, und hierfür braucht es eine geriggte Figur. Binden Sie sie zuerst.</translation>
    </message>
    <message>
        <source>%1 was not written: it would overwrite %2, which is read here. Choose another name, or overwrite it with --force.</source>
        <translation>%1 wurde nicht geschrieben: Es würde %2 überschreiben, das hier gelesen wird. Wählen Sie einen anderen Namen, oder überschreiben Sie es mit --force.</translation>
    </message>
    <message>
        <source>%1 exists and is not part of %2, so nothing was written. Choose another name or folder, or overwrite it with --force.</source>
        <translation>%1 gibt es schon, und es gehört nicht zu %2; darum wurde nichts geschrieben. Wählen Sie einen anderen Namen oder Ordner, oder überschreiben Sie es mit --force.</translation>
    </message>
    <message>
        <source>%1 would be written twice: it is a part of %2, and two results cannot have the same name. Choose another name.</source>
        <translation>%1 würde zweimal geschrieben: Es gehört zu %2, und zwei Ergebnisse können nicht denselben Namen haben. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 names the file %2, which is not in its folder and therefore not read. Put it beside %1, or export as GLB.</source>
        <translation>%1 nennt die Datei %2, die nicht in seinem Ordner liegt und darum nicht gelesen wird. Legen Sie sie neben %1, oder exportieren Sie als GLB.</translation>
    </message>
    <message>
        <source>%1 cannot be read without the glTF extension %2, which Sinew does not know. Export it again without that extension, or as FBX.</source>
        <translation>%1 kann ohne die glTF-Erweiterung %2, die Sinew nicht kennt, nicht gelesen werden. Exportieren Sie es ohne diese Erweiterung oder als FBX.</translation>
    </message>
    <message>
        <source>The memory ran out while %2 was bound. Choose a lower resolution, or close other programs.</source>
        <translation>Beim Binden von %2 ging der Speicher aus. Wählen Sie eine kleinere Auflösung, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>The memory ran out while %2 was read. Close other programs, or decimate the mesh.</source>
        <translation>Beim Lesen von %2 ging der Speicher aus. Schließen Sie andere Programme, oder vereinfachen Sie das Netz.</translation>
    </message>
    <message>
        <source>The memory ran out while %2 was written. Close other programs, or leave animations and textures out.</source>
        <translation>Beim Schreiben von %2 ging der Speicher aus. Schließen Sie andere Programme, oder lassen Sie Animationen und Texturen weg.</translation>
    </message>
    <message>
        <source>The memory ran out while %2 was drawn. Close other programs, or do without the picture.</source>
        <translation>Beim Zeichnen von %2 ging der Speicher aus. Schließen Sie andere Programme, oder verzichten Sie auf das Bild.</translation>
    </message>
    <message>
        <source>The memory ran out. Save your work, then close other programs or choose a lower resolution.</source>
        <translation>Der Speicher ging aus. Sichern Sie Ihre Arbeit, dann schließen Sie andere Programme oder wählen eine kleinere Auflösung.</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>There is no skeleton to bind to. Take one from another file with File &gt; Load Skeleton (FBX, GLB, DAE, TGF, BVH, SKEL or JSON).</source>
        <translation>Es gibt kein Skelett zum Binden. Nehmen Sie eines aus einer anderen Datei mit Datei &gt; Skelett laden (FBX, GLB, DAE, TGF, BVH, SKEL oder JSON).</translation>
    </message>
    <message>
        <source>The choice of joints leaves none to bind to. Choose others under Joints in the Bind panel.</source>
        <translation>Die Auswahl der Gelenke lässt keines zum Binden übrig. Wählen Sie im Bedienfeld „Binden“ unter „Gelenke“ andere.</translation>
    </message>
    <message>
        <source>%1 is a file that this work was made from. Choose another name.</source>
        <translation>%1 ist eine Datei, aus der diese Arbeit entstanden ist. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>%1 exists and is not part of %2, so nothing was written. Choose another name or folder.</source>
        <translation>%1 gibt es schon, und es gehört nicht zu %2; darum wurde nichts geschrieben. Wählen Sie einen anderen Namen oder Ordner.</translation>
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
        <source>%1 %2 in %3</source>
        <translation>%1 %2 in %3</translation>
    </message>
    <message>
        <source>The file cannot be read again: %1</source>
        <translation>Die Datei lässt sich nicht zurücklesen: %1</translation>
    </message>
    <message>
        <source>The file was written; the check was stopped before its end.</source>
        <translation>Die Datei wurde geschrieben; die Kontrolle wurde vorzeitig beendet.</translation>
    </message>
    <message>
        <source>The file lacks the joint %1.</source>
        <translation>Der Datei fehlt das Gelenk %1.</translation>
    </message>
    <message>
        <source>%1 points were not found again in the file.</source>
        <translation>%1 Punkte waren in der Datei nicht wiederzufinden.</translation>
    </message>
    <message>
        <source>Read again: the mesh deviates by %1; it has no skeleton.</source>
        <translation>Zurückgelesen: Das Netz weicht um %1 ab; es hat kein Skelett.</translation>
    </message>
    <message>
        <source>Read again and bent in %1 poses: no point deviates by 0.01 mm.</source>
        <translation>Zurückgelesen und in %1 Posen gebogen: Kein Punkt weicht um 0,01 mm ab.</translation>
    </message>
    <message>
        <source>Read again and bent in %1 poses: the worst point is %2 off (%3).</source>
        <translation>Zurückgelesen und in %1 Posen gebogen: Der schlechteste Punkt liegt %2 daneben (%3).</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>fitted through samples of its skin</source>
        <translation>durch Stichproben seiner Haut gelegt</translation>
    </message>
    <message>
        <source>a capsule, because its piece of skin is too small to fit</source>
        <translation>eine Kapsel, weil sein Stück Haut zum Anpassen zu klein ist</translation>
    </message>
    <message>
        <source>a capsule, because its piece of skin is flat</source>
        <translation>eine Kapsel, weil sein Stück Haut flach ist</translation>
    </message>
    <message>
        <source>a capsule, because a fit did not follow its skin</source>
        <translation>eine Kapsel, weil eine Anpassung seiner Haut nicht gefolgt ist</translation>
    </message>
    <message>
        <source>none, because no skin that bends is its own</source>
        <translation>keines, weil ihm keine Haut gehört, die sich biegt</translation>
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
        <source>Handle Width of %1</source>
        <translation>Breite des Griffs von %1</translation>
    </message>
    <message>
        <source>Handle Length of %1</source>
        <translation>Länge des Griffs von %1</translation>
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
    <name>LayerEdits</name>
    <message>
        <source>Relax %1</source>
        <translation>Glättung %1</translation>
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
        <translation>Ebene verdoppeln</translation>
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
        <source>By Hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Flatten Layers</source>
        <translation>Ebenen vereinen</translation>
    </message>
    <message>
        <source>Choose Layer</source>
        <translation>Ebene wählen</translation>
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
        <translation>Ebene verbergen</translation>
    </message>
    <message>
        <source>Change Layer&apos;s Opacity</source>
        <translation>Deckkraft der Ebene ändern</translation>
    </message>
    <message>
        <source>Change Mirrored Side</source>
        <translation>Gespiegelte Seite ändern</translation>
    </message>
    <message>
        <source>Change Relaxing</source>
        <translation>Glättung ändern</translation>
    </message>
    <message>
        <source>Mirror Everything %1</source>
        <translation>Alles spiegeln %1</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>Alles spiegeln</translation>
    </message>
</context>
<context>
    <name>LayerRow</name>
    <message>
        <source>Opacity of %1</source>
        <translation>Deckkraft von %1</translation>
    </message>
    <message>
        <source>How much of what lies behind this layer shows through</source>
        <translation>Wie viel von dem durchscheint, was hinter dieser Ebene liegt</translation>
    </message>
</context>
<context>
    <name>LeaveGuard</name>
    <message>
        <source>Work is still running.</source>
        <translation>Es läuft noch eine Arbeit.</translation>
    </message>
    <message>
        <source>Leaving cancels it. Nothing is left half-written.</source>
        <translation>Wenn Sie gehen, wird sie abgebrochen. Nichts bleibt halb geschrieben zurück.</translation>
    </message>
    <message>
        <source>Cancel it and &amp;leave</source>
        <translation>&amp;Abbrechen und gehen</translation>
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
        <translation>Wählen Sie ein Gelenk, um seine Gewichte zu sehen.</translation>
    </message>
    <message>
        <source>Distance inside the body</source>
        <translation>Abstand im Körper</translation>
    </message>
    <message>
        <source>Bind the character to see distances.</source>
        <translation>Binden Sie die Figur, um Abstände zu sehen.</translation>
    </message>
    <message>
        <source>Select a joint to see the distance of its bone.</source>
        <translation>Wählen Sie ein Gelenk, um den Abstand seines Knochens zu sehen.</translation>
    </message>
    <message>
        <source>This joint is no bone of the bind.</source>
        <translation>Dieses Gelenk ist kein Knochen der Bindung.</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>unerreichbar</translation>
    </message>
    <message>
        <source>A line every %1</source>
        <translation>Eine Linie je %1</translation>
    </message>
    <message>
        <source>Influences of a point</source>
        <translation>Einflüsse eines Punkts</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Bind the character to see what the limit cuts.</source>
        <translation>Binden Sie die Figur, um zu sehen, was die Höchstzahl abschneidet.</translation>
    </message>
    <message>
        <source>There is no limit, so nothing is cut.</source>
        <translation>Es gibt keine Höchstzahl, also wird nichts abgeschnitten.</translation>
    </message>
    <message>
        <source>at most %1 influences</source>
        <translation>höchstens %1 Einflüsse</translation>
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
        <source>boundary: a face meets it</source>
        <translation>Rand: eine Fläche trifft ihn</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>Inneres</translation>
    </message>
    <message>
        <source>bone: where walks start</source>
        <translation>Knochen: wo die Wege beginnen</translation>
    </message>
    <message>
        <source>decided by winding number</source>
        <translation>nach der Windungszahl entschieden</translation>
    </message>
    <message>
        <source>Octree leaves</source>
        <translation>Blätter des Octrees</translation>
    </message>
    <message>
        <source>edge %1</source>
        <translation>Kante %1</translation>
    </message>
    <message>
        <source>Defects</source>
        <translation>Mängel</translation>
    </message>
    <message>
        <source>Looking for defects …</source>
        <translation>Mängel werden gesucht …</translation>
    </message>
    <message>
        <source>open border edges: %1</source>
        <translation>offene Randkanten: %1</translation>
    </message>
    <message>
        <source>edges of 3 and more faces: %1</source>
        <translation>Kanten an 3 und mehr Flächen: %1</translation>
    </message>
    <message>
        <source>flipped faces: %1</source>
        <translation>umgedrehte Flächen: %1</translation>
    </message>
    <message>
        <source>faces that cross others: %1</source>
        <translation>Flächen, die andere durchdringen: %1</translation>
    </message>
    <message>
        <source>doubled or thin faces: %1</source>
        <translation>doppelte oder entartete Flächen: %1</translation>
    </message>
    <message>
        <source>None found: the mesh is closed and sound.</source>
        <translation>Keine gefunden: Das Netz ist geschlossen und in Ordnung.</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Bind the character to see its voxels.</source>
        <translation>Binden Sie die Figur, um ihre Voxel zu sehen.</translation>
    </message>
    <message>
        <source>Voxels stand in the bind pose.</source>
        <translation>Voxel stehen in der Bindepose.</translation>
    </message>
    <message>
        <source>Cut by the influence limit</source>
        <translation>Von der Höchstzahl der Einflüsse beschnitten</translation>
    </message>
    <message>
        <source>≥ %1 %</source>
        <translation>≥ %1 %</translation>
    </message>
    <message>
        <source>Why this point</source>
        <translation>Warum dieser Punkt</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>The part hangs on a joint as a whole.</source>
        <translation>Das Teil hängt als Ganzes an einem Gelenk.</translation>
    </message>
    <message>
        <source>step along the boundary, dearer</source>
        <translation>Schritt am Rand entlang, teurer</translation>
    </message>
    <message>
        <source>suspected bridge: a thin gap</source>
        <translation>Verdacht auf Brücke: ein dünner Spalt</translation>
    </message>
    <message>
        <source>Walks are drawn in the bind pose.</source>
        <translation>Die Wege sind in der Bindepose gezeichnet.</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Alle Gelenke</translation>
    </message>
    <message>
        <source>Each joint in a colour of its own, mixed by weight. Point at the skin: the status bar names its joints.</source>
        <translation>Jedes Gelenk hat eine eigene Farbe, gemischt nach Gewicht. Zeigen Sie auf die Haut: Die Statusleiste nennt ihre Gelenke.</translation>
    </message>
    <message>
        <source>As in an engine</source>
        <translation>Wie in einer Engine</translation>
    </message>
    <message>
        <source>4 influences, weights of 8 bits, linear blending</source>
        <translation>4 Einflüsse, Gewichte mit 8 Bit, lineare Mischung</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>Switch on Implicit Skinning in the Pose panel to see it.</source>
        <translation>Schalten Sie im Bedienfeld „Pose“ das implizite Skinning ein, um es zu sehen.</translation>
    </message>
    <message>
        <source>No engine computes it: leave the preview to see it.</source>
        <translation>Keine Engine berechnet es: Verlassen Sie die Vorschau, um es zu sehen.</translation>
    </message>
    <message>
        <source>The fields are being fitted.</source>
        <translation>Die Felder werden angepasst.</translation>
    </message>
    <message>
        <source>Select a joint to see the field of its bone.</source>
        <translation>Wählen Sie ein Gelenk, um das Feld seines Knochens zu sehen.</translation>
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
        <source>Switch on Slice Volume to see it on the plane.</source>
        <translation>Schalten Sie „Volumen schneiden“ ein, um es auf der Ebene zu sehen.</translation>
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
        <source>The strong line is the surface of the field.</source>
        <translation>Die kräftige Linie ist die Oberfläche des Feldes.</translation>
    </message>
    <message>
        <source>A thin line every %1.</source>
        <translation>Alle %1 eine dünne Linie.</translation>
    </message>
    <message>
        <source>Surface of the field</source>
        <translation>Oberfläche des Feldes</translation>
    </message>
    <message>
        <source>what the skin is held to</source>
        <translation>woran die Haut gehalten wird</translation>
    </message>
    <message>
        <source>Skin in contact</source>
        <translation>Haut im Kontakt</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) held back by other skin</source>
        <translation>
            <numerusform>%n Punkt wird von anderer Haut zurückgehalten</numerusform>
            <numerusform>%n Punkte werden von anderer Haut zurückgehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Off the field</source>
        <translation>Abseits des Feldes</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) short of their place</source>
        <translation>
            <numerusform>%n Punkt hat seine Stelle nicht erreicht</numerusform>
            <numerusform>%n Punkte haben ihre Stelle nicht erreicht</numerusform>
        </translation>
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
        <source>Lock All Other Joints</source>
        <translation>Alle anderen Gelenke sperren</translation>
    </message>
    <message>
        <source>Unlock All Joints</source>
        <translation>Alle Gelenke entsperren</translation>
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
    <name>MirrorEdits</name>
    <message>
        <source>Change Mirror Axis</source>
        <translation>Spiegelachse ändern</translation>
    </message>
    <message>
        <source>Change Mirror Pair</source>
        <translation>Spiegelpaar ändern</translation>
    </message>
    <message>
        <source>Reset Mirror Pairs</source>
        <translation>Spiegelpaare zurücksetzen</translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message numerus="yes">
        <source>%1: %2 polygon(s) left out that named points which do not exist</source>
        <translation>
            <numerusform>%1: %2 Polygon weggelassen, das Punkte nannte, die es nicht gibt</numerusform>
            <numerusform>%1: %2 Polygone weggelassen, die Punkte nannten, die es nicht gibt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 loose line(s) and point(s) left out, they have no surface</source>
        <translation>
            <numerusform>%1: %2 lose Linie oder loser Punkt weggelassen, ohne Fläche</numerusform>
            <numerusform>%1: %2 lose Linien und Punkte weggelassen, sie haben keine Fläche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: left out, it has no polygons</source>
        <translation>
            <numerusform>%1: weggelassen, es hat keine Polygone</numerusform>
            <numerusform>%1: weggelassen, es hat keine Polygone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the stored weights of %2 point(s) did not sum to 1 and were normalised</source>
        <translation>
            <numerusform>%1: Die gespeicherten Gewichte von %2 Punkt ergaben nicht 1 und wurden normiert</numerusform>
            <numerusform>%1: Die gespeicherten Gewichte von %2 Punkten ergaben nicht 1 und wurden normiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) had no weight in the file</source>
        <translation>
            <numerusform>%1: %2 Punkt hatte in der Datei kein Gewicht</numerusform>
            <numerusform>%1: %2 Punkte hatten in der Datei kein Gewicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: hung on joint %3 and now follows it by weights</source>
        <translation>
            <numerusform>%1: hing an Gelenk %3 und folgt ihm nun durch Gewichte</numerusform>
            <numerusform>%1: hing an Gelenk %3 und folgt ihm nun durch Gewichte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: had a bind space of its own and was moved into the skeleton&apos;s</source>
        <translation>
            <numerusform>%1: hatte einen eigenen Bindungsraum und wurde in den des Skeletts gebracht</numerusform>
            <numerusform>%1: hatte einen eigenen Bindungsraum und wurde in den des Skeletts gebracht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %3 was bound to this joint elsewhere; the first place counts</source>
        <translation>
            <numerusform>%1: %3 war an anderer Stelle an dieses Gelenk gebunden; die erste gilt</numerusform>
            <numerusform>%1: %3 war an anderer Stelle an dieses Gelenk gebunden; die erste gilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the name given to a joint that had none</source>
        <translation>
            <numerusform>%1: der Name für ein Gelenk, das keinen hatte</numerusform>
            <numerusform>%1: der Name für ein Gelenk, das keinen hatte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) share this name</source>
        <translation>
            <numerusform>%1: %2 Gelenk trägt diesen Namen</numerusform>
            <numerusform>%1: %2 Gelenke tragen diesen Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: scale removed from the bind pose of %2 joint(s)</source>
        <translation>
            <numerusform>%1: Skalierung aus der Bindepose von %2 Gelenk entfernt</numerusform>
            <numerusform>%1: Skalierung aus der Bindepose von %2 Gelenken entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; its path is kept</source>
        <translation>
            <numerusform>%1: Die Texturdatei %3 wurde nicht gefunden; ihr Pfad bleibt erhalten</numerusform>
            <numerusform>%1: Die Texturdatei %3 wurde nicht gefunden; ihr Pfad bleibt erhalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no mesh names its joints, so the nodes under this one became the skeleton</source>
        <translation>
            <numerusform>%1: Kein Netz nennt seine Gelenke, darum wurden die Knoten unter diesem zum Skelett</numerusform>
            <numerusform>%1: Kein Netz nennt seine Gelenke, darum wurden die Knoten unter diesem zum Skelett</numerusform>
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
        <source>%1: its skeleton takes the place of the character&apos;s own</source>
        <translation>
            <numerusform>%1: Sein Skelett tritt an die Stelle des eigenen der Figur</numerusform>
            <numerusform>%1: Sein Skelett tritt an die Stelle des eigenen der Figur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint gets no weight: %3</source>
        <translation>
            <numerusform>%1: Gelenk bekommt kein Gewicht: %3</numerusform>
            <numerusform>%1: Gelenk bekommt kein Gewicht: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint lies outside the mesh, %3 m from it; the nearest inside was used</source>
        <translation>
            <numerusform>%1: Gelenk liegt außerhalb des Netzes, %3 m davon; die nächste Stelle im Inneren wurde genommen</numerusform>
            <numerusform>%1: Gelenk liegt außerhalb des Netzes, %3 m davon; die nächste Stelle im Inneren wurde genommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region holds no point of the solved parts</source>
        <translation>
            <numerusform>%1: Der Bereich enthält keinen Punkt der berechneten Teile</numerusform>
            <numerusform>%1: Der Bereich enthält keinen Punkt der berechneten Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region does without joint %3: there is no such joint, or the choice of joints leaves it out</source>
        <translation>
            <numerusform>%1: Der Bereich kommt ohne Gelenk %3 aus: Es gibt kein solches Gelenk, oder die Wahl der Gelenke lässt es aus</numerusform>
            <numerusform>%1: Der Bereich kommt ohne Gelenk %3 aus: Es gibt kein solches Gelenk, oder die Wahl der Gelenke lässt es aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: none of the region&apos;s %2 point(s) is reached by its joint %3</source>
        <translation>
            <numerusform>%1: Den %2 Punkt des Bereichs erreicht sein Gelenk %3 nicht</numerusform>
            <numerusform>%1: Keinen der %2 Punkte des Bereichs erreicht sein Gelenk %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 painted point(s) of part %3 left out: the part is gone, not solved, or has another number of points</source>
        <translation>
            <numerusform>%1: %2 gemalter Punkt des Teils %3 ausgelassen: Das Teil fehlt, wird nicht berechnet oder hat eine andere Zahl von Punkten</numerusform>
            <numerusform>%1: %2 gemalte Punkte des Teils %3 ausgelassen: Das Teil fehlt, wird nicht berechnet oder hat eine andere Zahl von Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has an alpha of its own, but there is no such joint, or the choice of joints leaves it out</source>
        <translation>
            <numerusform>%1: hat ein eigenes Alpha, aber es gibt kein solches Gelenk, oder die Wahl der Gelenke lässt es aus</numerusform>
            <numerusform>%1: hat ein eigenes Alpha, aber es gibt kein solches Gelenk, oder die Wahl der Gelenke lässt es aus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint got no weight: other joints are nearer everywhere</source>
        <translation>
            <numerusform>%1: Gelenk bekam kein Gewicht: Überall sind andere näher</numerusform>
            <numerusform>%1: Gelenk bekam kein Gewicht: Überall sind andere näher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) keep following %3, the joint the part hangs on</source>
        <translation>
            <numerusform>%1: %2 Punkt folgt weiter %3, dem Gelenk, an dem das Teil hängt</numerusform>
            <numerusform>%1: %2 Punkte folgen weiter %3, dem Gelenk, an dem das Teil hängt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) touch no joint; bound across a gap of %3 m, mostly to %4</source>
        <translation>
            <numerusform>%1: %2 Punkt berührt kein Gelenk; über einen Spalt von %3 m gebunden, meist an %4</numerusform>
            <numerusform>%1: %2 Punkte berühren kein Gelenk; über einen Spalt von %3 m gebunden, meist an %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) belong to no polygon; bound like the nearest part of the mesh</source>
        <translation>
            <numerusform>%1: %2 Punkt gehört zu keinem Polygon; gebunden wie die nächste Stelle des Netzes</numerusform>
            <numerusform>%1: %2 Punkte gehören zu keinem Polygon; gebunden wie die nächste Stelle des Netzes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 shell(s) faced inwards; turned for the solver, left as they are in the mesh</source>
        <translation>
            <numerusform>%1: %2 Hülle wies nach innen; für die Rechnung umgedreht, im Netz so gelassen</numerusform>
            <numerusform>%1: %2 Hüllen wiesen nach innen; für die Rechnung umgedreht, im Netz so gelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 triangle(s) in the place of others left out by the solver</source>
        <translation>
            <numerusform>%1: %2 Dreieck an der Stelle eines anderen blieb bei der Rechnung außer Acht</numerusform>
            <numerusform>%1: %2 Dreiecke an der Stelle anderer blieben bei der Rechnung außer Acht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hole(s) closed for the solver only</source>
        <translation>
            <numerusform>%1: %2 Loch nur für die Rechnung geschlossen</numerusform>
            <numerusform>%1: %2 Löcher nur für die Rechnung geschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) without area ignored by the solver</source>
        <translation>
            <numerusform>%1: %2 Fläche ohne Inhalt blieb bei der Rechnung außer Acht</numerusform>
            <numerusform>%1: %2 Flächen ohne Inhalt blieben bei der Rechnung außer Acht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model encloses no space; distances ran along its surface</source>
        <translation>
            <numerusform>Das Modell umschließt keinen Raum; die Abstände liefen an der Oberfläche entlang</numerusform>
            <numerusform>Das Modell umschließt keinen Raum; die Abstände liefen an der Oberfläche entlang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) under the threshold removed</source>
        <translation>
            <numerusform>%1: %2 Gewicht unter der Schwelle entfernt</numerusform>
            <numerusform>%1: %2 Gewichte unter der Schwelle entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) had more than %3 influences; the largest were kept</source>
        <translation>
            <numerusform>%1: %2 Punkt hatte mehr als %3 Einflüsse; die größten blieben</numerusform>
            <numerusform>%1: %2 Punkte hatten mehr als %3 Einflüsse; die größten blieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) split into triangles, the format knows no others</source>
        <translation>
            <numerusform>%1: %2 Polygon in Dreiecke geteilt, anderes kennt das Format nicht</numerusform>
            <numerusform>%1: %2 Polygone in Dreiecke geteilt, andere kennt das Format nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture not put into the file: %3</source>
        <translation>
            <numerusform>%1: Textur nicht in die Datei aufgenommen: %3</numerusform>
            <numerusform>%1: Textur nicht in die Datei aufgenommen: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 shape(s) left out: %3</source>
        <translation>
            <numerusform>%1: %2 Form weggelassen: %3</numerusform>
            <numerusform>%1: %2 Formen weggelassen: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) without weight now follow the root %3</source>
        <translation>
            <numerusform>%1: %2 Punkt ohne Gewicht folgt nun der Wurzel %3</numerusform>
            <numerusform>%1: %2 Punkte ohne Gewicht folgen nun der Wurzel %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) left out that belong to no polygon</source>
        <translation>
            <numerusform>%1: %2 Punkt weggelassen, der zu keinem Polygon gehört</numerusform>
            <numerusform>%1: %2 Punkte weggelassen, die zu keinem Polygon gehören</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture left out, the format has no place for it (%3)</source>
        <translation>
            <numerusform>%1: Textur weggelassen, das Format hat keinen Platz dafür (%3)</numerusform>
            <numerusform>%1: Textur weggelassen, das Format hat keinen Platz dafür (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: binding anew gave other weights than were saved</source>
        <translation>
            <numerusform>%1: Das neue Binden ergab andere Gewichte als die gespeicherten</numerusform>
            <numerusform>%1: Das neue Binden ergab andere Gewichte als die gespeicherten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 posed joint(s) are not in the skeleton any more</source>
        <translation>
            <numerusform>%1: %2 posiertes Gelenk ist nicht mehr im Skelett</numerusform>
            <numerusform>%1: %2 posierte Gelenke sind nicht mehr im Skelett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hole(s) let the outside in, the widest %3 m wide at (%5, %6, %7), %4 m deep; mend the mesh, or have holes closed for the solver</source>
        <translation>
            <numerusform>%1: %2 Loch lässt das Außen herein, %3 m weit bei (%5; %6; %7), %4 m tief; schließen Sie es, oder lassen Sie Löcher für die Rechnung schließen</numerusform>
            <numerusform>%1: %2 Löcher lassen das Außen herein, das weiteste %3 m weit bei (%5; %6; %7), %4 m tief; schließen Sie sie, oder lassen Sie Löcher für die Rechnung schließen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: voxels bridge the gap of %4 m between them at (%5, %6, %7), weights may leak; refine there or take resolution auto</source>
        <translation>
            <numerusform>%1 und %3: Voxel überbrücken die Lücke von %4 m zwischen ihnen bei (%5; %6; %7), dort können Gewichte überlaufen; dort verfeinern oder Auflösung auto wählen</numerusform>
            <numerusform>%1 und %3: Voxel überbrücken die Lücke von %4 m zwischen ihnen bei (%5; %6; %7), dort können Gewichte überlaufen; dort verfeinern oder Auflösung auto wählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: their surfaces touch at (%5, %6, %7), a gap of %4 m that no resolution opens; weights may leak there</source>
        <translation>
            <numerusform>%1 und %3: Ihre Oberflächen berühren sich bei (%5; %6; %7), eine Lücke von %4 m, die keine Auflösung öffnet; dort können Gewichte überlaufen</numerusform>
            <numerusform>%1 und %3: Ihre Oberflächen berühren sich bei (%5; %6; %7), eine Lücke von %4 m, die keine Auflösung öffnet; dort können Gewichte überlaufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: the gap of %4 m between them at (%5, %6, %7) was refined to resolution %8</source>
        <translation>
            <numerusform>%1 und %3: Die Lücke von %4 m zwischen ihnen bei (%5; %6; %7) wurde bis zur Auflösung %8 verfeinert</numerusform>
            <numerusform>%1 und %3: Die Lücke von %4 m zwischen ihnen bei (%5; %6; %7) wurde bis zur Auflösung %8 verfeinert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: finer voxels would not have fitted into memory; %2 gap(s) stay bridged</source>
        <translation>
            <numerusform>%1: feinere Voxel hätten nicht in den Speicher gepasst; %2 Lücke bleibt überbrückt</numerusform>
            <numerusform>%1: feinere Voxel hätten nicht in den Speicher gepasst; %2 Lücken bleiben überbrückt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) follow %3 alone, as was asked</source>
        <translation>
            <numerusform>%1: %2 Punkt folgt wie verlangt allein %3</numerusform>
            <numerusform>%1: %2 Punkte folgen wie verlangt allein %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) follow the skin below, at most %3 m away, as was asked</source>
        <translation>
            <numerusform>%1: %2 Punkt folgt wie verlangt der Haut darunter, höchstens %3 m entfernt</numerusform>
            <numerusform>%1: %2 Punkte folgen wie verlangt der Haut darunter, höchstens %3 m entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) bound to these joints only: %3</source>
        <translation>
            <numerusform>%1: %2 Punkt nur an diese Gelenke gebunden: %3</numerusform>
            <numerusform>%1: %2 Punkte nur an diese Gelenke gebunden: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s) left as they were, as was asked</source>
        <translation>
            <numerusform>%1: %2 Punkt wie verlangt gelassen, wie er war</numerusform>
            <numerusform>%1: %2 Punkte wie verlangt gelassen, wie sie waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its %2 point(s) could follow %4 alone, which has %3 of their weight</source>
        <translation>
            <numerusform>%1: ihr %2 Punkt könnte allein %4 folgen, das %3 des Gewichts hat</numerusform>
            <numerusform>%1: ihre %2 Punkte könnten allein %4 folgen, das %3 ihres Gewichts hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) that deform in a way of their own are not in the skeleton any more</source>
        <translation>
            <numerusform>%1: %2 Gelenk, das sich auf eigene Art verformt, ist nicht mehr im Skelett</numerusform>
            <numerusform>%1: %2 Gelenke, die sich auf eigene Art verformen, sind nicht mehr im Skelett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lies on the skin, at most %4 m away, and %3 of its weight is of other joints than the skin&apos;s: it could follow the skin below (%2 point(s) looked at)</source>
        <translation>
            <numerusform>%1: liegt auf der Haut, höchstens %4 m entfernt, und %3 des Gewichts gehören anderen Gelenken als das der Haut: könnte der Haut darunter folgen (%2 Punkt betrachtet)</numerusform>
            <numerusform>%1: liegt auf der Haut, höchstens %4 m entfernt, und %3 des Gewichts gehören anderen Gelenken als das der Haut: könnte der Haut darunter folgen (%2 Punkte betrachtet)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the position of %2 point(s) is no number or far too large; put between their neighbours. Export the mesh again</source>
        <translation>
            <numerusform>%1: Die Position von %2 Punkt ist keine Zahl oder viel zu groß; er wurde zwischen seine Nachbarn gesetzt. Exportieren Sie das Netz noch einmal</numerusform>
            <numerusform>%1: Die Positionen von %2 Punkten sind keine Zahlen oder viel zu groß; sie wurden zwischen ihre Nachbarn gesetzt. Exportieren Sie das Netz noch einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: left out, no position of its %2 point(s) can be used: they are no numbers or far too large. Export the mesh again</source>
        <translation>
            <numerusform>%1: weggelassen, die Position seines %2 Punkts ist unbrauchbar: keine Zahl oder viel zu groß. Exportieren Sie das Netz noch einmal</numerusform>
            <numerusform>%1: weggelassen, keine Position seiner %2 Punkte ist brauchbar: keine Zahlen oder viel zu groß. Exportieren Sie das Netz noch einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its transform is no number or far too large, so it stands where its parent does. Reset it and export again</source>
        <translation>
            <numerusform>%1: Die Transformation ist keine Zahl oder viel zu groß, darum steht es, wo sein Elternknoten steht. Setzen Sie sie zurück und exportieren Sie noch einmal</numerusform>
            <numerusform>%1: Die Transformation ist keine Zahl oder viel zu groß, darum steht es, wo sein Elternknoten steht. Setzen Sie sie zurück und exportieren Sie noch einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the bind matrices of %2 joint(s) of its skin cannot be used; it is bound where the joints rest</source>
        <translation>
            <numerusform>%1: Die Bindematrix von %2 Gelenk seiner Haut ist unbrauchbar; gebunden wird in der Ruhelage der Gelenke</numerusform>
            <numerusform>%1: Die Bindematrizen von %2 Gelenken seiner Haut sind unbrauchbar; gebunden wird in der Ruhelage der Gelenke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the picture of this texture is damaged, so it is not drawn; export it again</source>
        <translation>
            <numerusform>%1: Das Bild dieser Textur ist beschädigt, darum wird es nicht gezeichnet; exportieren Sie es noch einmal</numerusform>
            <numerusform>%1: Das Bild dieser Textur ist beschädigt, darum wird es nicht gezeichnet; exportieren Sie es noch einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not read: %4</source>
        <translation>
            <numerusform>%1: Die Texturdatei %3 wurde nicht gelesen: %4</numerusform>
            <numerusform>%1: Die Texturdatei %3 wurde nicht gelesen: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not read, and so in no exported file: %3</source>
        <translation>
            <numerusform>%1: nicht gelesen und darum in keiner exportierten Datei: %3</numerusform>
            <numerusform>%1: nicht gelesen und darum in keiner exportierten Datei: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the animation of %3 was left out; only joints and shapes can move</source>
        <translation>
            <numerusform>%1: Die Animation von %3 wurde weggelassen; nur Gelenke und Formen können sich bewegen</numerusform>
            <numerusform>%1: Die Animation von %3 wurde weggelassen; nur Gelenke und Formen können sich bewegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not lie in the mesh, %2 of its %3 joints are outside and the weights mean little. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1: Das Skelett liegt nicht im Netz; %2 von %3 Gelenken liegen außerhalb, und die Gewichte bedeuten wenig. Laden Sie das Skelett dieses Netzes, oder skalieren und verschieben Sie es</numerusform>
            <numerusform>%1: Das Skelett liegt nicht im Netz; %2 von %3 Gelenken liegen außerhalb, und die Gewichte bedeuten wenig. Laden Sie das Skelett dieses Netzes, oder skalieren und verschieben Sie es</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not lie in the mesh, %2 of its %3 joints are outside and the weights mean little. It would fit %4: take --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1: Das Skelett liegt nicht im Netz; %2 von %3 Gelenken liegen außerhalb, und die Gewichte bedeuten wenig. Es würde passen %4: mit --fit-skeleton oder Skelett einpassen im Menü Binden</numerusform>
            <numerusform>%1: Das Skelett liegt nicht im Netz; %2 von %3 Gelenken liegen außerhalb, und die Gewichte bedeuten wenig. Es würde passen %4: mit --fit-skeleton oder Skelett einpassen im Menü Binden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton was fitted to the mesh: %3</source>
        <translation>
            <numerusform>%1: Das Skelett wurde in das Netz eingepasst: %3</numerusform>
            <numerusform>%1: Das Skelett wurde in das Netz eingepasst: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint stands %3 m from the mesh, too far to be meant; its bone was cut off near the mesh. Check its position</source>
        <translation>
            <numerusform>%1: Das Gelenk steht %3 m vom Netz entfernt, zu weit, um gemeint zu sein; sein Knochen wurde nahe am Netz abgeschnitten. Prüfen Sie seine Position</numerusform>
            <numerusform>%1: Das Gelenk steht %3 m vom Netz entfernt, zu weit, um gemeint zu sein; sein Knochen wurde nahe am Netz abgeschnitten. Prüfen Sie seine Position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has no skin and hangs on no joint in the file, so its %2 point(s) were bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 m away: it could be rigid to that</source>
        <translation>
            <numerusform>%1: hat keine Haut und hängt in der Datei an keinem Gelenk; sein %2 Punkt wurde wie der Körper gebunden, vor allem an %3 (%4 des Gewichts). Das nächste Gelenk ist %5 in %6 m Entfernung: Es könnte starr daran hängen</numerusform>
            <numerusform>%1: hat keine Haut und hängt in der Datei an keinem Gelenk; seine %2 Punkte wurden wie der Körper gebunden, vor allem an %3 (%4 des Gewichts). Das nächste Gelenk ist %5 in %6 m Entfernung: Es könnte starr daran hängen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture is a %3 file, which few programs read from this format; convert it to PNG if it does not show</source>
        <translation>
            <numerusform>%1: Die Textur ist eine %3-Datei, die wenige Programme aus diesem Format lesen; wandeln Sie sie in PNG um, wenn sie nicht erscheint</numerusform>
            <numerusform>%1: Die Textur ist eine %3-Datei, die wenige Programme aus diesem Format lesen; wandeln Sie sie in PNG um, wenn sie nicht erscheint</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: left out, the format has no place for it: %3</source>
        <translation>
            <numerusform>%1: weggelassen, das Format hat keinen Platz dafür: %3</numerusform>
            <numerusform>%1: weggelassen, das Format hat keinen Platz dafür: %3</numerusform>
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
    <message>
        <source>turned by %1 degrees about the vertical</source>
        <translation>um %1 Grad um die Senkrechte gedreht</translation>
    </message>
    <message>
        <source>moved by (%1, %2, %3) m</source>
        <translation>verschoben um (%1; %2; %3) m</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>so, wie es ist</translation>
    </message>
</context>
<context>
    <name>OverlayPainter</name>
    <message>
        <source>%1 m tall, %2 m wide, %3 m deep</source>
        <translation>%1 m hoch, %2 m breit, %3 m tief</translation>
    </message>
</context>
<context>
    <name>PartEdits</name>
    <message>
        <source>Like its part</source>
        <translation>Wie das ganze Teil</translation>
    </message>
    <message>
        <source>Rigid as in the file</source>
        <translation>Starr wie in der Datei</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>Starr an %1</translation>
    </message>
    <message>
        <source>Follow skin below</source>
        <translation>Der Haut darunter folgen</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Only %1 joints</source>
        <translation>Nur %1 Gelenke</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, %3 %)</source>
        <translation>%1 (Vorschlag: starr an %2, %3 %)</translation>
    </message>
    <message>
        <source>%1 (proposed: follow skin below)</source>
        <translation>%1 (Vorschlag: der Haut darunter folgen)</translation>
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
        <translation>%1 (vorgeschlagen: starr an %2, dem nächsten Gelenk)</translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message numerus="yes">
        <source>%n hole(s)</source>
        <translation>
            <numerusform>%n Loch</numerusform>
            <numerusform>%n Löcher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) with 3 and more faces</source>
        <translation>
            <numerusform>%n Kante an 3 und mehr Flächen</numerusform>
            <numerusform>%n Kanten an 3 und mehr Flächen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) between faces that look opposite ways</source>
        <translation>
            <numerusform>%n Kante zwischen Flächen, die entgegengesetzt blicken</numerusform>
            <numerusform>%n Kanten zwischen Flächen, die entgegengesetzt blicken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crossing face(s)</source>
        <translation>
            <numerusform>%n durchdringende Fläche</numerusform>
            <numerusform>%n durchdringende Flächen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s) without area</source>
        <translation>
            <numerusform>%n Fläche ohne Inhalt</numerusform>
            <numerusform>%n Flächen ohne Inhalt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n double face(s)</source>
        <translation>
            <numerusform>%n doppelte Fläche</numerusform>
            <numerusform>%n doppelte Flächen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) without face</source>
        <translation>
            <numerusform>%n Punkt ohne Fläche</numerusform>
            <numerusform>%n Punkte ohne Fläche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>%n offene Kante</numerusform>
            <numerusform>%n offene Kanten</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed and clean</source>
        <translation>Geschlossen und sauber</translation>
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
        <source>Size of Voxel Edit %1</source>
        <translation>Größe der Voxeländerung %1</translation>
    </message>
    <message>
        <source>Resolution of Voxel Edit %1</source>
        <translation>Auflösung der Voxeländerung %1</translation>
    </message>
</context>
<context>
    <name>PoseClipboard</name>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>it holds no pose</source>
        <translation>sie enthält keine Pose</translation>
    </message>
    <message>
        <source>it holds more or less than one joint</source>
        <translation>sie enthält mehr oder weniger als ein Gelenk</translation>
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
        <source>&quot;%1&quot; has to be {&quot;rotate&quot;: [x, y, z]}</source>
        <translation>„%1“ muss {&quot;rotate&quot;: [x, y, z]} sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is neither rotate nor translate</source>
        <translation>„%1“ beim Gelenk „%2“ ist weder rotate noch translate</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; has to be three numbers</source>
        <translation>„%1“ beim Gelenk „%2“ muss aus drei Zahlen bestehen</translation>
    </message>
    <message>
        <source>%1 joints are named &quot;%2&quot;, so it is not clear which</source>
        <translation>%1 Gelenke heißen „%2“, es ist also nicht klar, welches gemeint ist</translation>
    </message>
    <message>
        <source>it has to be {&quot;joint&quot;: {...}, ...}</source>
        <translation>es muss {&quot;joint&quot;: {...}, ...} sein</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is too large</source>
        <translation>„%1“ beim Gelenk „%2“ ist zu groß</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>its bind cannot be read</source>
        <translation>seine Bindung ist nicht lesbar</translation>
    </message>
    <message>
        <source>it does not say which files it was made from</source>
        <translation>es sagt nicht, aus welchen Dateien es entstand</translation>
    </message>
    <message>
        <source>it is no project of this program</source>
        <translation>es ist kein Projekt dieses Programms</translation>
    </message>
    <message>
        <source>its version is none there is</source>
        <translation>seine Version gibt es nicht</translation>
    </message>
    <message>
        <source>its pose cannot be read</source>
        <translation>seine Pose ist nicht lesbar</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>seine Auswahl ist nicht lesbar</translation>
    </message>
    <message>
        <source>its view cannot be read</source>
        <translation>seine Ansicht ist nicht lesbar</translation>
    </message>
    <message>
        <source>how its joints deform cannot be read</source>
        <translation>wie sich seine Gelenke verformen, lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its implicit skinning cannot be read</source>
        <translation>sein implizites Skinning lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>its layers of weights cannot be read</source>
        <translation>seine Ebenen von Gewichten sind nicht lesbar</translation>
    </message>
    <message>
        <source>its locks or mirrored joints cannot be read</source>
        <translation>seine Sperren oder Spiegelpaare sind nicht lesbar</translation>
    </message>
    <message>
        <source>its hidden parts cannot be read</source>
        <translation>die ausgeblendeten Teile sind nicht lesbar</translation>
    </message>
    <message>
        <source>the fit of its skeleton cannot be read</source>
        <translation>die Einpassung des Skeletts ist nicht lesbar</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>the system refuses it</source>
        <translation>das System verweigert es</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands in it twice</source>
        <translation>„%1“ steht zweimal darin</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>es ist kein JSON</translation>
    </message>
    <message>
        <source>it is not JSON from %1 on</source>
        <translation>ab %1 ist es kein JSON</translation>
    </message>
    <message>
        <source>the number %1 in it is too large</source>
        <translation>die Zahl %1 darin ist zu groß</translation>
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
</context>
<context>
    <name>RegionEdits</name>
    <message>
        <source>Region</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Add Region %1</source>
        <translation>Bereich %1 hinzufügen</translation>
    </message>
    <message>
        <source>Delete Region %1</source>
        <translation>Bereich %1 löschen</translation>
    </message>
    <message>
        <source>Rename Region</source>
        <translation>Bereich umbenennen</translation>
    </message>
    <message>
        <source>Move Region %1</source>
        <translation>Bereich %1 verschieben</translation>
    </message>
    <message>
        <source>Add Points to Region %1</source>
        <translation>Punkte zu Bereich %1 hinzufügen</translation>
    </message>
    <message>
        <source>Take Points out of Region %1</source>
        <translation>Punkte aus Bereich %1 nehmen</translation>
    </message>
    <message>
        <source>Soften Region %1</source>
        <translation>Bereich %1 weichzeichnen</translation>
    </message>
    <message>
        <source>Clear Stiffness of Joints</source>
        <translation>Steifheit der Gelenke löschen</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>Steifheit (Alpha) von %1</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Bereich %1</translation>
    </message>
</context>
<context>
    <name>SelectEdits</name>
    <message>
        <source>%1 of %2 points selected</source>
        <translation>%1 von %2 Punkten ausgewählt</translation>
    </message>
    <message>
        <source>Select All Points</source>
        <translation>Alle Punkte auswählen</translation>
    </message>
    <message>
        <source>Select No Points</source>
        <translation>Keine Punkte auswählen</translation>
    </message>
    <message>
        <source>Invert Points</source>
        <translation>Punkte umkehren</translation>
    </message>
    <message>
        <source>Grow Points</source>
        <translation>Punkte erweitern</translation>
    </message>
    <message>
        <source>Shrink Points</source>
        <translation>Punkte verkleinern</translation>
    </message>
    <message>
        <source>Select Linked Points</source>
        <translation>Verbundene Punkte auswählen</translation>
    </message>
    <message>
        <source>Select Part&apos;s Points</source>
        <translation>Punkte des Teils auswählen</translation>
    </message>
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
        <source>Select Point</source>
        <translation>Punkt auswählen</translation>
    </message>
    <message>
        <source>Deselect Points</source>
        <translation>Punkte loslassen</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Open Gaps</source>
        <translation>Lücken öffnen</translation>
    </message>
    <message>
        <source>Voxel Edits</source>
        <translation>Voxeländerungen</translation>
    </message>
    <message>
        <source>Stiffness (alpha)</source>
        <translation>Steifheit (Alpha)</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Oberflächenaufschlag</translation>
    </message>
    <message>
        <source>Max Influences</source>
        <translation>Maximale Einflüsse</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abfall</translation>
    </message>
    <message>
        <source>Inside Test</source>
        <translation>Innentest</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>Winding Number</source>
        <translation>Windungszahl</translation>
    </message>
    <message>
        <source>Prune Below</source>
        <translation>Weglassen unter</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
    <message>
        <source>Scale Distance by Limb Thickness</source>
        <translation>Abstand nach Gliedmaßendicke skalieren</translation>
    </message>
    <message>
        <source>Fit End Bones</source>
        <translation>Endknochen einpassen</translation>
    </message>
    <message>
        <source>Offset Bones</source>
        <translation>Versetzte Knochen</translation>
    </message>
    <message>
        <source>Bind to Joints</source>
        <translation>An Gelenke binden</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>Griffe</translation>
    </message>
    <message>
        <source>Binding of Parts</source>
        <translation>Bindung der Teile</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Stiffness of Joints</source>
        <translation>Steifheit der Gelenke</translation>
    </message>
    <message>
        <source>Memory Limit</source>
        <translation>Speichergrenze</translation>
    </message>
    <message>
        <source>Find Leaks</source>
        <translation>Lecks suchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
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
        <source>Settling doubtful voxels</source>
        <translation>Zweifelhafte Voxel werden geklärt</translation>
    </message>
    <message>
        <source>Joining neighbouring voxels</source>
        <translation>Benachbarte Voxel werden verbunden</translation>
    </message>
    <message>
        <source>Measuring the way from every joint</source>
        <translation>Der Weg von jedem Gelenk wird gemessen</translation>
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
        <source>what should be its folder is a file</source>
        <translation>was sein Ordner sein sollte, ist eine Datei</translation>
    </message>
    <message>
        <source>its folder is not yours to write</source>
        <translation>in seinen Ordner dürfen Sie nicht schreiben</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>die Datei ist schreibgeschützt</translation>
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
        <source>Binds characters to skeletons by geodesic distance through the body.</source>
        <translation>Bindet Figuren an Skelette, nach dem geodätischen Abstand durch den Körper.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Made with Qt, Eigen, oneTBB, OpenMesh, Assimp, spdlog, CLI11 and JSON for Modern C++.</source>
        <translation>Freie Software unter der MIT-Lizenz. Gebaut mit Qt, Eigen, oneTBB, OpenMesh, Assimp, spdlog, CLI11 und JSON for Modern C++.</translation>
    </message>
    <message>
        <source>The papers it builds on</source>
        <translation>Die Arbeiten, auf denen es aufbaut</translation>
    </message>
</context>
<context>
    <name>sinew::ActivityLog</name>
    <message>
        <source>Skeleton of %1 joints loaded from %2</source>
        <translation>Skelett mit %1 Gelenken aus %2 geladen</translation>
    </message>
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
        <source>Bind dropped: the document has moved on</source>
        <translation>Bindung verworfen: Das Dokument hat sich geändert</translation>
    </message>
    <message>
        <source>Export canceled</source>
        <translation>Export abgebrochen</translation>
    </message>
    <message>
        <source>Saved automatically: %1</source>
        <translation>Automatisch gesichert: %1</translation>
    </message>
    <message>
        <source>Opened %1: %2 parts, %3 points, %4 polygons, %5 joints</source>
        <translation>%1 geöffnet: %2 Teile, %3 Punkte, %4 Polygone, %5 Gelenke</translation>
    </message>
    <message>
        <source>Bound %1 points to %2 joints in %3 (%4)</source>
        <translation>%1 Punkte an %2 Gelenke gebunden in %3 (%4)</translation>
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
        <source>Fields fitted to %1 joints, %2 of them capsules; %3 points move with them</source>
        <translation>Felder an %1 Gelenke angepasst, davon %2 Kapseln; %3 Punkte bewegen sich mit ihnen</translation>
    </message>
    <message>
        <source>Layers of weights carried over: %1 points, %2 lie too far away</source>
        <translation>Ebenen von Gewichten übernommen: %1 Punkte, %2 liegen zu weit entfernt</translation>
    </message>
</context>
<context>
    <name>sinew::Autosave</name>
    <message>
        <source>its lock cannot be taken</source>
        <translation>seine Sperre ist nicht zu bekommen</translation>
    </message>
</context>
<context>
    <name>sinew::AutosaveFlow</name>
    <message>
        <source>Copy of unsaved work brought up to date</source>
        <translation>Kopie der ungespeicherten Arbeit auf den neuesten Stand gebracht</translation>
    </message>
    <message>
        <source>Autosave failed: %1</source>
        <translation>Automatisches Sichern gescheitert: %1</translation>
    </message>
    <message>
        <source>A copy of unsaved work is damaged.</source>
        <translation>Eine Kopie ungespeicherter Arbeit ist beschädigt.</translation>
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
        <source>The settings have changed since this bind: bind again.</source>
        <translation>Die Einstellungen haben sich seit dem Binden geändert: Binden Sie neu.</translation>
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
        <source>Bind</source>
        <translation>Binden</translation>
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
        <source>Bind again</source>
        <translation>Neu binden</translation>
    </message>
</context>
<context>
    <name>sinew::BindFlow</name>
    <message>
        <source>This character has no skeleton.</source>
        <translation>Diese Figur hat kein Skelett.</translation>
    </message>
    <message>
        <source>A bind needs one. Take it from another file: a rigged character (FBX, GLB, DAE), or a TGF, BVH, SKEL or JSON file.</source>
        <translation>Zum Binden braucht es eines. Nehmen Sie es aus einer anderen Datei: einer gebundenen Figur (FBX, GLB, DAE) oder einer TGF-, BVH-, SKEL- oder JSON-Datei.</translation>
    </message>
    <message>
        <source>&amp;Load Skeleton...</source>
        <translation>Skelett &amp;laden...</translation>
    </message>
    <message>
        <source>Bound in %1 s</source>
        <translation>In %1 s gebunden</translation>
    </message>
    <message>
        <source>Bound in %1 s, but the skeleton does not lie in the mesh: see the report</source>
        <translation>In %1 s gebunden, aber das Skelett liegt nicht im Netz: siehe Bericht</translation>
    </message>
    <message>
        <source>Coarse preview after %1 ms; solving in full</source>
        <translation>Grobe Vorschau nach %1 ms; die volle Rechnung läuft</translation>
    </message>
    <message>
        <source>Bind canceled; nothing changed</source>
        <translation>Binden abgebrochen; nichts hat sich geändert</translation>
    </message>
    <message>
        <source>The bind was dropped, because the character or the settings changed while it ran</source>
        <translation>Das Ergebnis wurde verworfen, weil sich Figur oder Einstellungen währenddessen geändert haben</translation>
    </message>
    <message>
        <source>The bind failed.</source>
        <translation>Das Binden ist gescheitert.</translation>
    </message>
</context>
<context>
    <name>sinew::BoneAlphaForm</name>
    <message>
        <source>Alpha of %1</source>
        <translation>Alpha von %1</translation>
    </message>
    <message>
        <source>How stiff the bend is where this joint&apos;s bone meets others, in place of the alpha for all: lower lets the bone reach farther into its neighbours</source>
        <translation>Wie steif die Beuge ist, wo der Knochen dieses Gelenks auf andere trifft, statt des Alphas für alle: kleiner lässt den Knochen weiter in seine Nachbarn reichen</translation>
    </message>
    <message>
        <source>Choose a joint in the view or in the tree first</source>
        <translation>Wählen Sie zuerst ein Gelenk in der Ansicht oder im Baum</translation>
    </message>
    <message>
        <source>Alphas of their own: %1</source>
        <translation>Eigenes Alpha: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>Clear alphas of joints</source>
        <translation>Alphas der Gelenke aufheben</translation>
    </message>
    <message>
        <source>Give all bones the same alpha again</source>
        <translation>Allen Knochen wieder dasselbe Alpha geben</translation>
    </message>
    <message>
        <source>Alpha of one joint (choose it)</source>
        <translation>Alpha eines Gelenks (wählen Sie es)</translation>
    </message>
</context>
<context>
    <name>sinew::BrushForm</name>
    <message>
        <source>Choose a joint to paint its weight.</source>
        <translation>Wählen Sie ein Gelenk, um sein Gewicht zu malen.</translation>
    </message>
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
        <source>Mode</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What a stroke does to the weight</source>
        <translation>Was ein Strich mit dem Gewicht macht</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>How far a dab goes; a pen&apos;s pressure counts</source>
        <translation>Wie weit ein Tupfer geht; der Druck eines Stifts zählt mit</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Radius in pixels; [ and ] and the wheel change it</source>
        <translation>Radius in Pixeln; [ und ] und das Mausrad ändern ihn</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abfall</translation>
    </message>
    <message>
        <source>How a dab fades towards its rim</source>
        <translation>Wie ein Tupfer zum Rand hin nachlässt</translation>
    </message>
    <message>
        <source>Gradient (drag a line)</source>
        <translation>Verlauf (Linie ziehen)</translation>
    </message>
    <message>
        <source>Flood (all at once)</source>
        <translation>Fluten (alles auf einmal)</translation>
    </message>
    <message>
        <source>The weight to give, or the factor to scale by</source>
        <translation>Das Gewicht, das gegeben wird, oder der Faktor</translation>
    </message>
    <message>
        <source>The weight at the end of the dragged line</source>
        <translation>Das Gewicht am Ende der gezogenen Linie</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Paints the weight of %1.</source>
        <translation>Malt das Gewicht von %1.</translation>
    </message>
    <message>
        <source>Ctrl does the opposite, Shift smooths.</source>
        <translation>Strg tut das Gegenteil, Umschalt glättet.</translation>
    </message>
</context>
<context>
    <name>sinew::BrushOptionsForm</name>
    <message>
        <source>All others, in proportion</source>
        <translation>Alle anderen, anteilig</translation>
    </message>
    <message>
        <source>Rules of the brush</source>
        <translation>Regeln des Pinsels</translation>
    </message>
    <message>
        <source>On: they share the rest</source>
        <translation>An: Sie teilen sich den Rest</translation>
    </message>
    <message>
        <source>Off: all are scaled alike</source>
        <translation>Aus: alle werden gleich skaliert</translation>
    </message>
    <message>
        <source>Unlocked ones are scaled</source>
        <translation>Nicht gesperrte werden skaliert</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>Normalisieren</translation>
    </message>
    <message>
        <source>What becomes of the other joints&apos; weights</source>
        <translation>Was aus den Gewichten der anderen Gelenke wird</translation>
    </message>
    <message>
        <source>Freed to</source>
        <translation>Frei wird</translation>
    </message>
    <message>
        <source>The joint that gets the weight which a stroke takes away</source>
        <translation>Das Gelenk, welches das Gewicht bekommt, das ein Strich wegnimmt</translation>
    </message>
    <message>
        <source>Along the surface</source>
        <translation>Entlang der Oberfläche</translation>
    </message>
    <message>
        <source>So that a dab does not reach the next finger; off: everything within the radius</source>
        <translation>Damit ein Tupfer nicht den nächsten Finger erreicht; aus: alles innerhalb des Radius</translation>
    </message>
    <message>
        <source>Facing sides only</source>
        <translation>Nur zugewandte Seiten</translation>
    </message>
    <message>
        <source>Leave out points that face away; off: through</source>
        <translation>Abgewandte Punkte auslassen; aus: hindurch</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Paint the mirrored place with the mirrored joint too</source>
        <translation>Auch die gespiegelte Stelle mit dem gespiegelten Gelenk malen</translation>
    </message>
    <message>
        <source>Paint the layer&apos;s mask</source>
        <translation>Maske der Ebene malen</translation>
    </message>
    <message>
        <source>Strokes hide what the active layer did there; with Ctrl they show it again</source>
        <translation>Striche verbergen, was die aktive Ebene dort getan hat; mit Strg zeigen sie es wieder</translation>
    </message>
    <message>
        <source>Lock this joint</source>
        <translation>Dieses Gelenk sperren</translation>
    </message>
    <message>
        <source>Strokes and operations leave the weights of this joint alone</source>
        <translation>Striche und Operationen lassen die Gewichte dieses Gelenks in Ruhe</translation>
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
        <source>Take Pose from Clip</source>
        <translation>Pose aus Clip übernehmen</translation>
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
</context>
<context>
    <name>sinew::DeformForm</name>
    <message>
        <source>Bind the character first: implicit skinning starts from its weights.</source>
        <translation>Binden Sie zuerst die Figur: Implizites Skinning geht von ihren Gewichten aus.</translation>
    </message>
    <message>
        <source>The fields are being fitted.</source>
        <translation>Die Felder werden angepasst.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Feld: %1</translation>
    </message>
    <message>
        <source>Deformation</source>
        <translation>Verformung</translation>
    </message>
    <message>
        <source>Skin about the Joint</source>
        <translation>Haut um das Gelenk</translation>
    </message>
    <message>
        <source>Deform by</source>
        <translation>Verformen mit</translation>
    </message>
    <message>
        <source>Linear blending is what game engines do; it loses volume where joints twist. Dual quaternions keep it, but bulge at strong bends. The mix takes for each joint as much of either as you say. Centres of rotation keep volume and do not bulge</source>
        <translation>Lineares Mischen ist, was Spiele-Engines tun; es verliert Volumen, wo sich Gelenke verdrehen. Duale Quaternionen behalten es, wölben sich aber bei starken Beugen. Die Mischung nimmt für jedes Gelenk so viel von beidem, wie Sie angeben. Drehzentren behalten das Volumen und wölben sich nicht</translation>
    </message>
    <message>
        <source>Linear blending</source>
        <translation>Lineares Mischen</translation>
    </message>
    <message>
        <source>Dual quaternions</source>
        <translation>Duale Quaternionen</translation>
    </message>
    <message>
        <source>Linear and dual mixed</source>
        <translation>Linear und dual gemischt</translation>
    </message>
    <message>
        <source>Centres of rotation</source>
        <translation>Drehzentren</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>Implizites Skinning</translation>
    </message>
    <message>
        <source>Holds the skin to the shape of its limb in every pose: bends keep their volume, and skin that meets skin stops there instead of passing through. Engines do not compute it</source>
        <translation>Hält die Haut in jeder Pose an der Form ihres Körperteils: Beugen behalten ihr Volumen, und Haut, die auf Haut trifft, hält dort an, statt hindurchzugehen. Engines berechnen das nicht</translation>
    </message>
    <message>
        <source>Quality of implicit skinning</source>
        <translation>Qualität des impliziten Skinnings</translation>
    </message>
    <message>
        <source>Draft follows the hand fastest. Fine takes more rounds: choose it for pictures and baking</source>
        <translation>Entwurf folgt der Hand am schnellsten. Fein braucht mehr Durchgänge: Wählen Sie es für Bilder und zum Einbacken</translation>
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
        <translation>Beuge</translation>
    </message>
    <message>
        <source>How the skin of both bones meets where this joint bends. Crease folds sharply, as elbows and knees do. Blend runs smoothly, as shoulders and necks do. Bulge presses skin out beside the crease, as fingers and soft bellies do. Needs implicit skinning</source>
        <translation>Wie sich die Haut beider Knochen trifft, wo dieses Gelenk gebeugt wird. Falte knickt scharf wie Ellbogen und Knie. Übergang verläuft weich wie Schultern und Hälse. Wulst drückt neben der Falte Haut heraus wie bei Fingern und weichen Bäuchen. Braucht implizites Skinning</translation>
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
        <source>How far Blend and Bulge reach from the joint: at 0 not at all, as Crease; at 1 farthest</source>
        <translation>Wie weit Übergang und Wulst vom Gelenk aus reichen: bei 0 gar nicht, wie Falte; bei 1 am weitesten</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Reach of the bend</source>
        <translation>Reichweite der Beuge</translation>
    </message>
    <message>
        <source>For Linear and dual mixed: 0 is linear blending, right for bends; 1 dual quaternions, right for twists</source>
        <translation>Für „Linear und dual gemischt“: 0 ist lineares Mischen, richtig für Beugen; 1 sind duale Quaternionen, richtig für Drehungen</translation>
    </message>
    <message>
        <source>Dual share</source>
        <translation>Dualer Anteil</translation>
    </message>
    <message>
        <source>Share of dual quaternions</source>
        <translation>Anteil dualer Quaternionen</translation>
    </message>
    <message>
        <source>Same for All Joints</source>
        <translation>Für alle Gelenke gleich</translation>
    </message>
    <message>
        <source>Give all joints the bend, reach and dual share of this one</source>
        <translation>Allen Gelenken Beuge, Reichweite und dualen Anteil dieses Gelenks geben</translation>
    </message>
    <message>
        <source>Choose a joint to see where its field comes from.</source>
        <translation>Wählen Sie ein Gelenk, um zu sehen, woher sein Feld kommt.</translation>
    </message>
</context>
<context>
    <name>sinew::DeformerNote</name>
    <message>
        <source>The difference follows when the fields are fitted.</source>
        <translation>Der Unterschied folgt, sobald die Felder angepasst sind.</translation>
    </message>
    <message>
        <source>Measuring the difference...</source>
        <translation>Der Unterschied wird gemessen...</translation>
    </message>
</context>
<context>
    <name>sinew::Docks</name>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>Das Bedienfeld „%1“ zeigen oder verbergen</translation>
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
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>sinew::ExportDialog</name>
    <message>
        <source>Canceled; no file was written.</source>
        <translation>Abgebrochen; keine Datei wurde geschrieben.</translation>
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
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Show the &amp;deformation as an engine computes it</source>
        <translation>Die &amp;Verformung zeigen, wie eine Engine sie rechnet</translation>
    </message>
    <message>
        <source>Show the deformation as an engine computes it</source>
        <translation>Die Verformung zeigen, wie eine Engine sie rechnet</translation>
    </message>
    <message>
        <source>4 influences, weights of 8 bits, linear blending, in the view behind this dialog</source>
        <translation>4 Einflüsse, Gewichte mit 8 Bit, lineares Mischen, in der Ansicht hinter diesem Dialog</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt beim Exportieren</translation>
    </message>
    <message>
        <source>%1 is a file that this work was made from.</source>
        <translation>%1 ist eine Datei, aus der diese Arbeit entstanden ist.</translation>
    </message>
    <message>
        <source>The export takes its place, and the original is lost.</source>
        <translation>Der Export tritt an ihre Stelle, und das Original geht verloren.</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>Original ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>%1 is in the way.</source>
        <translation>%1 ist im Weg.</translation>
    </message>
    <message>
        <source>It stands where buffer or pictures of %1 go and is not part of it.</source>
        <translation>Es steht dort, wohin Puffer oder Bilder von %1 gehören, und gehört nicht dazu.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>sinew::ExportFlow</name>
    <message>
        <source>The character is not bound yet.</source>
        <translation>Die Figur ist noch nicht gebunden.</translation>
    </message>
    <message>
        <source>It is written with the weights of its file, if it has any.</source>
        <translation>Sie wird mit den Gewichten ihrer Datei geschrieben, falls sie welche hat.</translation>
    </message>
    <message>
        <source>&amp;Export all the same</source>
        <translation>&amp;Trotzdem exportieren</translation>
    </message>
</context>
<context>
    <name>sinew::ExportForm</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Where the character is written</source>
        <translation>Wohin die Figur geschrieben wird</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Durchsuchen...</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>FBX for Unity and Unreal; GLB, one file with everything inside, or glTF for Godot and the web</source>
        <translation>FBX für Unity und Unreal; GLB, eine Datei mit allem darin, oder glTF für Godot und das Web</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Engine</translation>
    </message>
    <message>
        <source>Decides the unit lengths are written in</source>
        <translation>Bestimmt, in welcher Einheit Längen geschrieben werden</translation>
    </message>
    <message>
        <source>&amp;Influences</source>
        <translation>E&amp;inflüsse</translation>
    </message>
    <message>
        <source>Joints for each point in the file. Most engines take 4, Unreal and new ones 8</source>
        <translation>Gelenke je Punkt in der Datei. Die meisten Engines nehmen 4, Unreal und neuere 8</translation>
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
        <source>Take the file&apos;s animations along</source>
        <translation>Die Animationen der Datei mitnehmen</translation>
    </message>
    <message>
        <source>&amp;Textures inside the file</source>
        <translation>&amp;Texturen in der Datei</translation>
    </message>
    <message>
        <source>Textures inside the file</source>
        <translation>Texturen in der Datei</translation>
    </message>
    <message>
        <source>Put the pictures into the file; else it names where they are. GLB always has them inside</source>
        <translation>Die Bilder in die Datei legen; sonst nennt sie, wo sie liegen. GLB hat sie immer darin</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
</context>
<context>
    <name>sinew::FileFlow</name>
    <message>
        <source>Canceled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Skeleton of %1 loaded</source>
        <translation>Skelett von %1 geladen</translation>
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
        <source>Opened %1; the report lists what was treated specially: %2</source>
        <translation>%1 geöffnet; der Bericht nennt, was besonders behandelt wurde: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>A file of this project has changed.</source>
        <translation>Eine Datei dieses Projekts hat sich geändert.</translation>
    </message>
    <message>
        <source>&amp;Open all the same</source>
        <translation>&amp;Trotzdem öffnen</translation>
    </message>
    <message>
        <source>A file of this project is not where it was.</source>
        <translation>Eine Datei dieses Projekts ist nicht mehr, wo sie war.</translation>
    </message>
    <message>
        <source>&amp;Find it...</source>
        <translation>&amp;Suchen...</translation>
    </message>
    <message>
        <source>The layers are on this mesh now, with all their points.</source>
        <translation>Die Ebenen liegen jetzt auf diesem Netz, mit allen Punkten.</translation>
    </message>
    <message>
        <source>The layers are on this mesh now; of its points %1 lie too far from the other one and %2 have taken over what was painted.</source>
        <translation>Die Ebenen liegen jetzt auf diesem Netz; von seinen Punkten liegen %1 zu weit vom anderen entfernt, und %2 haben das Gemalte übernommen.</translation>
    </message>
    <message>
        <source>Skeleton fitted to the mesh; the report says how</source>
        <translation>Skelett in das Netz eingepasst; der Bericht sagt, wie</translation>
    </message>
    <message>
        <source>No place in the mesh was found that suits this skeleton; nothing changed</source>
        <translation>Im Netz fand sich kein Platz, der zu diesem Skelett passt; nichts wurde geändert</translation>
    </message>
    <message>
        <source>The skeleton lies in the mesh already; nothing changed</source>
        <translation>Das Skelett liegt bereits im Netz; nichts wurde geändert</translation>
    </message>
</context>
<context>
    <name>sinew::Flows</name>
    <message>
        <source>Saving</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Finding mirrored vertices</source>
        <translation>Spiegelpunkte werden gesucht</translation>
    </message>
</context>
<context>
    <name>sinew::HandlesForm</name>
    <message>
        <source>%1: point</source>
        <translation>%1: Punkt</translation>
    </message>
    <message>
        <source>%1: ball, %2 mm</source>
        <translation>%1: Kugel, %2 mm</translation>
    </message>
    <message>
        <source>%1: capsule, %2 by %3 mm</source>
        <translation>%1: Kapsel, %2 mal %3 mm</translation>
    </message>
    <message>
        <source>%1: box, %2 mm</source>
        <translation>%1: Quader, %2 mm</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>Griffe</translation>
    </message>
    <message>
        <source>Select a joint, and a point of the mesh if the handle shall be there. Distances to the joint then start from its handles in place of its bone.</source>
        <translation>Wählen Sie ein Gelenk, und einen Punkt des Netzes, wenn der Griff dort sein soll. Abstände zum Gelenk beginnen dann an seinen Griffen statt an seinem Knochen.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>A point in place of the joint&apos;s bone</source>
        <translation>Ein Punkt anstelle des Knochens</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>A ball in place of the joint&apos;s bone</source>
        <translation>Eine Kugel anstelle des Knochens</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>A thick line along the joint&apos;s bone, or from the joint to the selected point</source>
        <translation>Eine dicke Linie entlang des Knochens, oder vom Gelenk zum gewählten Punkt</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>A box in place of the joint&apos;s bone</source>
        <translation>Ein Quader anstelle des Knochens</translation>
    </message>
    <message>
        <source>What stands in for bones; a joint may have several</source>
        <translation>Was anstelle von Knochen steht; ein Gelenk kann mehrere haben</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Across the ball or capsule, or the box&apos;s longest edge</source>
        <translation>Durchmesser der Kugel oder Kapsel, oder die längste Kante des Quaders</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Between the ends of the capsule&apos;s middle line</source>
        <translation>Zwischen den Enden der Mittellinie der Kapsel</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Forget this handle</source>
        <translation>Diesen Griff vergessen</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesModel</name>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>no way there</source>
        <translation>kein Weg dorthin</translation>
    </message>
    <message>
        <source>through a thin place</source>
        <translation>durch eine dünne Stelle</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesPanel</name>
    <message>
        <source>Point %1 of %2</source>
        <translation>Punkt %1 von %2</translation>
    </message>
    <message>
        <source>No point chosen</source>
        <translation>Kein Punkt gewählt</translation>
    </message>
    <message>
        <source>These are the weights of the file. Bind, and the ways through the volume explain them.</source>
        <translation>Dies sind die Gewichte der Datei. Nach dem Binden erklären sie die Wege durch das Volumen.</translation>
    </message>
    <message>
        <source>Finding the ways through the voxels...</source>
        <translation>Die Wege durch die Voxel werden gesucht...</translation>
    </message>
    <message>
        <source>This part hangs on a joint as a whole and keeps following it.</source>
        <translation>Dieses Teil hängt als Ganzes an einem Gelenk und folgt ihm weiter.</translation>
    </message>
    <message>
        <source>Suspected bridge: the way from %1 runs through a place only %2 mm thin, marked in the view. If it joins what should be apart, raise the resolution.</source>
        <translation>Verdacht auf eine Brücke: Der Weg von %1 läuft durch eine nur %2 mm dünne Stelle, in der Ansicht markiert. Verbindet sie, was getrennt sein soll, erhöhen Sie die Auflösung.</translation>
    </message>
    <message>
        <source>All ways run through solid volume; a voxel is %1 mm.</source>
        <translation>Alle Wege laufen durch dichtes Volumen; ein Voxel misst %1 mm.</translation>
    </message>
    <message>
        <source>Bones that reach the point</source>
        <translation>Knochen, die den Punkt erreichen</translation>
    </message>
    <message>
        <source>Take the tool Explain a Point (H) and click the mesh, or hold Ctrl and click: here stands which bones reach the point, how far they are, and why it moves as it does.</source>
        <translation>„Punkt erklären“ (H) nehmen und auf das Netz klicken, oder mit Strg klicken: Hier steht dann, welche Knochen den Punkt erreichen, wie weit sie entfernt sind und warum er sich so bewegt.</translation>
    </message>
    <message>
        <source>The part has no weights yet. Bind, and here stands which bones move the point.</source>
        <translation>Das Teil hat noch keine Gewichte. Binden Sie, dann steht hier, welche Knochen den Punkt bewegen.</translation>
    </message>
    <message>
        <source>By its treatment it follows %1 alone.</source>
        <translation>Nach seiner Behandlung folgt er allein %1.</translation>
    </message>
    <message>
        <source>By its treatment it moves like the nearest skin of the other parts.</source>
        <translation>Nach seiner Behandlung bewegt er sich wie die nächste Haut der anderen Teile.</translation>
    </message>
    <message>
        <source>By its treatment only %1 may move it.</source>
        <translation>Nach seiner Behandlung darf ihn nur %1 bewegen.</translation>
    </message>
    <message>
        <source>By its treatment it is left out and stays as it came.</source>
        <translation>Nach seiner Behandlung bleibt er ausgenommen, wie er kam.</translation>
    </message>
    <message>
        <source>Smoothing moved %1 % of its weight.</source>
        <translation>Das Glätten hat %1 % seines Gewichts verschoben.</translation>
    </message>
    <message>
        <source>The limit of influences moved %1 %.</source>
        <translation>Die Grenze der Einflüsse hat %1 % verschoben.</translation>
    </message>
    <message>
        <source>The layers above the solver have changed its weights.</source>
        <translation>Die Ebenen über dem Löser haben seine Gewichte geändert.</translation>
    </message>
    <message>
        <source>Click one to choose its joint; double-click its share to change it</source>
        <translation>Klicken Sie einen an, um sein Gelenk zu wählen; doppelklicken Sie auf den Anteil, um ihn zu ändern</translation>
    </message>
</context>
<context>
    <name>sinew::JointListDialog</name>
    <message>
        <source>%1 of %2 chosen</source>
        <translation>%1 von %2 gewählt</translation>
    </message>
    <message>
        <source>Choose Joints</source>
        <translation>Gelenke wählen</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>Gelenk suchen</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this</source>
        <translation>Zeigt nur Gelenke, deren Namen dies enthalten</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Ticked joints carry weight</source>
        <translation>Angekreuzte Gelenke tragen Gewicht</translation>
    </message>
    <message>
        <source>Tick &amp;all</source>
        <translation>&amp;Alle ankreuzen</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>&amp;Keines ankreuzen</translation>
    </message>
    <message>
        <source>&amp;Use these</source>
        <translation>Diese &amp;verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>sinew::JointTreeModel</name>
    <message>
        <source>Carries no weight: not among the joints that deform</source>
        <translation>Trägt kein Gewicht: nicht unter den verformenden Gelenken</translation>
    </message>
    <message>
        <source>Lies outside the mesh: starts from the nearest voxels</source>
        <translation>Liegt außerhalb des Netzes: beginnt bei den nächsten Voxeln</translation>
    </message>
    <message>
        <source>Posed</source>
        <translation>Posiert</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Locked: brushes and operations leave its weights alone. Click to unlock.</source>
        <translation>Gesperrt: Pinsel und Operationen lassen seine Gewichte in Ruhe. Zum Entsperren klicken.</translation>
    </message>
    <message>
        <source>Click to lock: brushes and operations leave its weights alone.</source>
        <translation>Zum Sperren klicken: Pinsel und Operationen lassen seine Gewichte in Ruhe.</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>nicht gesperrt</translation>
    </message>
</context>
<context>
    <name>sinew::JointsForm</name>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Which joints carry weight. Deforming: those that do in the file, else all but roots, controls and ends. Fewer joints make bends cleaner</source>
        <translation>Welche Gelenke Gewicht tragen. Verformende: die es in der Datei tun, sonst alle außer Wurzeln, Steuergelenken und Enden. Weniger Gelenke biegen sauberer</translation>
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
        <source>Chosen joints</source>
        <translation>Gewählte Gelenke</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>Gelenke wählen</translation>
    </message>
    <message>
        <source>Tick the joints that carry weight</source>
        <translation>Die Gelenke ankreuzen, die Gewicht tragen</translation>
    </message>
    <message>
        <source>Choose... (%1)</source>
        <translation>Wählen... (%1)</translation>
    </message>
    <message>
        <source>Bind to</source>
        <translation>Binden an</translation>
    </message>
</context>
<context>
    <name>sinew::JointsPanel</name>
    <message>
        <source>Find a joint</source>
        <translation>Gelenk suchen</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this</source>
        <translation>Zeigt nur Gelenke, deren Namen dies enthalten</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
</context>
<context>
    <name>sinew::LayerIssuesForm</name>
    <message>
        <source>Joint %1 is gone. What was painted of it, in %2 points, rests until there is a joint of that name again.</source>
        <translation>Das Gelenk %1 ist weg. Was davon in %2 Punkten gemalt wurde, ruht, bis es wieder ein Gelenk dieses Namens gibt.</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; was painted on a mesh of %2 points where there are %3 now. It rests; carry it over from the file of that mesh, or delete it.</source>
        <translation>Die Ebene „%1“ wurde auf einem Netz mit %2 Punkten gemalt, wo es jetzt %3 sind. Sie ruht; übernehmen Sie sie aus der Datei jenes Netzes, oder löschen Sie sie.</translation>
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
        <source>Surroundings</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Slice axis</source>
        <translation>Achse des Schnitts</translation>
    </message>
    <message>
        <source>The axis the cutting plane stands across</source>
        <translation>Die Achse, zu der die Schnittebene quer steht</translation>
    </message>
    <message>
        <source>Slice position</source>
        <translation>Lage des Schnitts</translation>
    </message>
    <message>
        <source>Where the plane cuts the volume, from one end to the other</source>
        <translation>Wo die Ebene das Volumen schneidet, von einem Ende zum anderen</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>Implizites Skinning</translation>
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
        <source>Put all lines on the clipboard</source>
        <translation>Alle Zeilen in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>Protokoll leeren</translation>
    </message>
    <message>
        <source>Empty this list; the log file keeps its lines</source>
        <translation>Diese Liste leeren; die Protokolldatei behält ihre Zeilen</translation>
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
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>&amp;Bedienfelder</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Ebenen</translation>
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
</context>
<context>
    <name>sinew::MethodForm</name>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>All settings of the method at once: the standard ones, which come nearest to artists&apos; weights, or those of the paper that the method comes from</source>
        <translation>Alle Einstellungen des Verfahrens auf einmal: die üblichen, die den Gewichten von Künstlern am nächsten kommen, oder die der Veröffentlichung, aus der das Verfahren stammt</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>As in the paper</source>
        <translation>Wie veröffentlicht</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Limbs count by their thickness</source>
        <translation>Glieder zählen nach ihrer Dicke</translation>
    </message>
    <message>
        <source>Distances count relative to the thickness of each limb, so that a thin arm takes nothing of the chest beside it</source>
        <translation>Abstände zählen im Verhältnis zur Dicke jedes Glieds, sodass ein dünner Arm nichts von der Brust daneben nimmt</translation>
    </message>
    <message>
        <source>Fit last bones</source>
        <translation>Letzte Knochen anpassen</translation>
    </message>
    <message>
        <source>A bone without a child becomes as long as what it moves: a big head gets a long one. Else it is as long as the bone before</source>
        <translation>Ein Knochen ohne Nachfolger wird so lang wie das, was er bewegt: Ein großer Kopf bekommt einen langen. Sonst ist er so lang wie der Knochen davor</translation>
    </message>
    <message>
        <source>Hand side bones over</source>
        <translation>Seitliche Knochen abgeben</translation>
    </message>
    <message>
        <source>A bone to a child beside the bone before, like thighs that hang on the spine, belongs to the joint before</source>
        <translation>Ein Knochen zu einem Gelenk neben dem Knochen davor, etwa zu Oberschenkeln, die an der Wirbelsäule hängen, gehört zum Gelenk davor</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Voreinstellung</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsDialog</name>
    <message>
        <source>Select Unmatched Points</source>
        <translation>Punkte ohne Gegenstück auswählen</translation>
    </message>
    <message>
        <source>%1 of %2 points have a counterpart on the other side.</source>
        <translation>%1 von %2 Punkten haben ein Gegenstück auf der anderen Seite.</translation>
    </message>
    <message>
        <source>Mirror Pairs</source>
        <translation>Spiegelpaare</translation>
    </message>
    <message>
        <source>Joints are paired by their names, then by how and where they stand. Double-click a partner to choose another; a joint that is its own partner lies in the middle.</source>
        <translation>Gelenke finden nach ihren Namen zueinander, dann danach, wie und wo sie stehen. Doppelklicken Sie auf einen Partner, um einen anderen zu wählen; ein Gelenk, das sein eigener Partner ist, liegt in der Mitte.</translation>
    </message>
    <message>
        <source>As found</source>
        <translation>Wie gefunden</translation>
    </message>
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
        <source>Which way left and right lie</source>
        <translation>In welcher Richtung links und rechts liegen</translation>
    </message>
    <message>
        <source>Joints and their partners</source>
        <translation>Gelenke und ihre Partner</translation>
    </message>
    <message>
        <source>Double-click a partner to choose another</source>
        <translation>Doppelklicken Sie auf einen Partner, um einen anderen zu wählen</translation>
    </message>
    <message>
        <source>&amp;Select Unmatched Points</source>
        <translation>Punkte ohne &amp;Gegenstück auswählen</translation>
    </message>
    <message>
        <source>Close this and select the points that have no counterpart</source>
        <translation>Schließen und die Punkte auswählen, die kein Gegenstück haben</translation>
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
        <source>Everything as it is found</source>
        <translation>Alles, wie es gefunden wird</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Looking for counterparts on the other side...</source>
        <translation>Gegenstücke auf der anderen Seite werden gesucht ...</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsModel</name>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>itself, in the middle</source>
        <translation>es selbst, in der Mitte</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
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
        <source>How</source>
        <translation>Wie</translation>
    </message>
</context>
<context>
    <name>sinew::OperationsForm</name>
    <message>
        <source>Work on all points; on the selected ones where some are selected.</source>
        <translation>Wirken auf alle Punkte; auf die ausgewählten, wenn welche ausgewählt sind.</translation>
    </message>
    <message>
        <source>Work on the selection: %1.</source>
        <translation>Wirken auf die Auswahl: %1.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>Einflüsse</translation>
    </message>
    <message>
        <source>How many joints Limit Influences leaves a point</source>
        <translation>Wie viele Gelenke „Einflüsse begrenzen“ einem Punkt lässt</translation>
    </message>
    <message>
        <source>Prune Small Weights leaves out weights under it</source>
        <translation>„Kleine Gewichte weglassen“ lässt Gewichte darunter weg</translation>
    </message>
    <message>
        <source>Prune under</source>
        <translation>Weglassen unter</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>How often Smooth and Relax go over the points: how far they reach</source>
        <translation>Wie oft „Glätten“ und „Entspannen“ über die Punkte gehen: wie weit sie reichen</translation>
    </message>
    <message>
        <source>How far Smooth and Relax go in each round</source>
        <translation>Wie weit „Glätten“ und „Entspannen“ in jeder Runde gehen</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Only points of the active joint</source>
        <translation>Nur Punkte des aktiven Gelenks</translation>
    </message>
    <message>
        <source>Of these points, work on those that the active joint moves</source>
        <translation>Von diesen Punkten nur die bearbeiten, die das aktive Gelenk bewegt</translation>
    </message>
</context>
<context>
    <name>sinew::PartsModel</name>
    <message>
        <source>Part %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>Looking...</source>
        <translation>Wird geprüft...</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
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
        <source>Bind</source>
        <translation>Binden</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1, Schale %2</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>Behandlung</translation>
    </message>
    <message>
        <source>Hidden: not drawn, picked, painted or selected, but bound and exported. Click to show it.</source>
        <translation>Ausgeblendet: wird nicht gezeichnet, angeklickt, bemalt oder ausgewählt, aber gebunden und exportiert. Klicken zeigt es.</translation>
    </message>
    <message>
        <source>Click to hide it. Hidden parts are bound and exported all the same.</source>
        <translation>Klicken blendet es aus. Ausgeblendete Teile werden trotzdem gebunden und exportiert.</translation>
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
        <source>Treats every part as proposed in the report, in one step that can be undone</source>
        <translation>Behandelt jedes Teil wie im Bericht vorgeschlagen, in einem Schritt, der rückgängig gemacht werden kann</translation>
    </message>
</context>
<context>
    <name>sinew::VolumeEditsForm</name>
    <message>
        <source>Finer, %1 mm, at %2</source>
        <translation>Feiner, %1 mm, mit %2</translation>
    </message>
    <message>
        <source>Cut open, %1 mm</source>
        <translation>Aufgeschnitten, %1 mm</translation>
    </message>
    <message>
        <source>Bridged, %1 mm</source>
        <translation>Überbrückt, %1 mm</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Select a point, or a leak in the report, then say what the voxels there shall be.</source>
        <translation>Wählen Sie einen Punkt oder ein Leck im Bericht und dann, wie die Voxel dort sein sollen.</translation>
    </message>
    <message>
        <source>Finer</source>
        <translation>Feiner</translation>
    </message>
    <message>
        <source>Finer voxels in a box there: parts what lies close together</source>
        <translation>Feinere Voxel in einem Quader dort: trennt, was dicht beieinander liegt</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schneiden</translation>
    </message>
    <message>
        <source>Take the voxels of a ball there out of the body: parts what touches</source>
        <translation>Nimmt die Voxel einer Kugel dort aus dem Körper: trennt, was sich berührt</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Überbrücken</translation>
    </message>
    <message>
        <source>Make the voxels of a ball there part of the body: joins what is apart</source>
        <translation>Macht die Voxel einer Kugel dort zu einem Teil des Körpers: verbindet, was getrennt ist</translation>
    </message>
    <message>
        <source>Where voxels are finer, cut or bridged, in the order it is done</source>
        <translation>Wo Voxel feiner, aufgeschnitten oder überbrückt sind, in der Reihenfolge der Ausführung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Longest edge of the box, or the ball&apos;s width</source>
        <translation>Längste Kante des Quaders oder Breite der Kugel</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>Voxel</translation>
    </message>
    <message>
        <source>How fine: voxels along the character&apos;s longest side</source>
        <translation>Wie fein: Voxel entlang der längsten Seite der Figur</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Forget this place</source>
        <translation>Diese Stelle vergessen</translation>
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
        <source>Fitting given up; the skin deforms without implicit skinning</source>
        <translation>Anpassen aufgegeben; die Haut verformt sich ohne implizites Skinning</translation>
    </message>
    <message>
        <source>Implicit skinning failed.</source>
        <translation>Implizites Skinning ist fehlgeschlagen.</translation>
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
        <source>Click a joint in the view or in the tree to turn and move it.</source>
        <translation>Klicken Sie ein Gelenk in der Ansicht oder im Baum an, um es zu drehen und zu bewegen.</translation>
    </message>
    <message>
        <source>Degrees about the joint&apos;s own X, Y and Z</source>
        <translation>Grad um die eigenen Achsen X, Y und Z des Gelenks</translation>
    </message>
    <message>
        <source>Metres away from the bind pose, along the axes of the joint it hangs on</source>
        <translation>Meter weg von der Bindepose, an den Achsen des Gelenks, an dem es hängt</translation>
    </message>
    <message>
        <source>Rotate about %1</source>
        <translation>Um %1 drehen</translation>
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
        <source>Click a joint</source>
        <translation>Klicken Sie ein Gelenk an</translation>
    </message>
</context>
<context>
    <name>sinew::PoseTool</name>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>Drag Limb</source>
        <translation>Glied ziehen</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>Gelenk posieren</translation>
    </message>
</context>
<context>
    <name>sinew::RecoveryDialog</name>
    <message>
        <source>Recover Work</source>
        <translation>Arbeit retten</translation>
    </message>
    <message>
        <source>Sinew did not close properly.</source>
        <translation>Sinew wurde nicht ordentlich beendet.</translation>
    </message>
    <message>
        <source>It kept a copy of work that was not saved. Recover it, and save it as a project if you want to keep it.</source>
        <translation>Es hat eine Kopie von Arbeit behalten, die nicht gespeichert war. Retten Sie sie, und speichern Sie sie als Projekt, wenn Sie sie behalten möchten.</translation>
    </message>
    <message>
        <source>Work that can be recovered</source>
        <translation>Arbeit, die sich retten lässt</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Retten</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Ask &amp;later</source>
        <translation>&amp;Später fragen</translation>
    </message>
</context>
<context>
    <name>sinew::RegionPaintForm</name>
    <message>
        <source>Add Selected Points</source>
        <translation>Ausgewählte Punkte hinzufügen</translation>
    </message>
    <message>
        <source>The selected points belong to the region wholly</source>
        <translation>Die ausgewählten Punkte gehören ganz zum Bereich</translation>
    </message>
    <message>
        <source>Take Away Selected Points</source>
        <translation>Ausgewählte Punkte wegnehmen</translation>
    </message>
    <message>
        <source>The selected points do not belong to the region</source>
        <translation>Die ausgewählten Punkte gehören nicht zum Bereich</translation>
    </message>
    <message>
        <source>Soften Edge</source>
        <translation>Rand weicher machen</translation>
    </message>
    <message>
        <source>Let the region fade over one more row of points at its edge; press again for a wider edge</source>
        <translation>Den Bereich an seinem Rand über eine weitere Reihe von Punkten auslaufen lassen; nochmals drücken für einen breiteren Rand</translation>
    </message>
</context>
<context>
    <name>sinew::RegionRulesForm</name>
    <message>
        <source>Any joint may move its points</source>
        <translation>Jedes Gelenk darf seine Punkte bewegen</translation>
    </message>
    <message>
        <source>Rigid: moves with %1</source>
        <translation>Starr: folgt %1</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Own alpha</source>
        <translation>Eigenes Alpha</translation>
    </message>
    <message>
        <source>Weigh the region&apos;s points by an alpha of its own</source>
        <translation>Die Punkte des Bereichs mit einem eigenen Alpha gewichten</translation>
    </message>
    <message>
        <source>Alpha of the region</source>
        <translation>Alpha des Bereichs</translation>
    </message>
    <message>
        <source>How stiff bends are in the region: at 0 soft like cloth, at 1 stiff</source>
        <translation>Wie steif Beugen im Bereich sind: bei 0 weich wie Stoff, bei 1 steif</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <source>How distance becomes weight in the region</source>
        <translation>Wie im Bereich aus Abstand Gewicht wird</translation>
    </message>
    <message>
        <source>As in the settings</source>
        <translation>Wie eingestellt</translation>
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
        <source>Own limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Limit the influences of the region&apos;s points on their own</source>
        <translation>Den Punkten des Bereichs eine eigene Grenze der Einflüsse geben</translation>
    </message>
    <message>
        <source>Max influences in the region</source>
        <translation>Max. Einflüsse im Bereich</translation>
    </message>
    <message>
        <source>How many joints may move a point of the region</source>
        <translation>Wie viele Gelenke einen Punkt des Bereichs bewegen dürfen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Only joints</source>
        <translation>Nur Gelenke</translation>
    </message>
    <message>
        <source>No other joint may move the region&apos;s points; with one joint they are rigid</source>
        <translation>Kein anderes Gelenk darf die Punkte des Bereichs bewegen; mit einem Gelenk sind sie starr</translation>
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
        <source>Let every joint move the region&apos;s points again</source>
        <translation>Wieder jedes Gelenk die Punkte des Bereichs bewegen lassen</translation>
    </message>
    <message>
        <source>So far it is as everywhere: give it an alpha, falloff, limit or joints of its own.</source>
        <translation>Noch ist es hier wie überall: Geben Sie dem Bereich ein eigenes Alpha, eine eigene Abnahme, Grenze oder eigene Gelenke.</translation>
    </message>
</context>
<context>
    <name>sinew::RegionShapeForm</name>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>How far the region reaches from its middle, or from its middle line, without the blend</source>
        <translation>Wie weit der Bereich von seiner Mitte oder Mittellinie reicht, ohne den Übergang</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Between the ends of the capsule&apos;s middle line</source>
        <translation>Zwischen den Enden der Mittellinie der Kapsel</translation>
    </message>
    <message>
        <source>Edges (mm)</source>
        <translation>Kanten (mm)</translation>
    </message>
    <message>
        <source>How long the box is along each axis</source>
        <translation>Wie lang der Quader entlang jeder Achse ist</translation>
    </message>
    <message>
        <source>Middle (mm)</source>
        <translation>Mitte (mm)</translation>
    </message>
    <message>
        <source>Where the middle of the region is in the bind pose</source>
        <translation>Wo die Mitte des Bereichs in der Bindepose ist</translation>
    </message>
    <message>
        <source>From (mm)</source>
        <translation>Von (mm)</translation>
    </message>
    <message>
        <source>Where the capsule&apos;s middle line begins in the bind pose</source>
        <translation>Wo die Mittellinie der Kapsel in der Bindepose beginnt</translation>
    </message>
    <message>
        <source>To (mm)</source>
        <translation>Bis (mm)</translation>
    </message>
    <message>
        <source>Where the capsule&apos;s middle line ends in the bind pose</source>
        <translation>Wo die Mittellinie der Kapsel in der Bindepose endet</translation>
    </message>
    <message>
        <source>Move Here</source>
        <translation>Hierher setzen</translation>
    </message>
    <message>
        <source>Move the region here</source>
        <translation>Den Bereich hierher setzen</translation>
    </message>
    <message>
        <source>Put its middle into the middle of the selected points, or on the selected point</source>
        <translation>Seine Mitte in die Mitte der ausgewählten Punkte oder auf den gewählten Punkt setzen</translation>
    </message>
    <message>
        <source>Outside its shape the region fades over this width</source>
        <translation>Außerhalb seiner Form läuft der Bereich über diese Breite aus</translation>
    </message>
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
</context>
<context>
    <name>sinew::RegionsForm</name>
    <message>
        <source>Regions</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Parts of the character that are weighed their own way. A new one goes round the selected points, or else round the bone of the selected joint.</source>
        <translation>Teile der Figur, die auf eigene Weise gewichtet werden. Ein neuer liegt um die ausgewählten Punkte, sonst um den Knochen des gewählten Gelenks.</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Add a region that is a sphere</source>
        <translation>Einen Bereich in Form einer Kugel hinzufügen</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Add a region that is a thick line with round ends</source>
        <translation>Einen Bereich in Form einer dicken Linie mit runden Enden hinzufügen</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Add a region that is a box along the axes</source>
        <translation>Einen Bereich in Form eines Quaders entlang der Achsen hinzufügen</translation>
    </message>
    <message>
        <source>From Points</source>
        <translation>Aus Punkten</translation>
    </message>
    <message>
        <source>Add a region that is the selected points, whatever their shape</source>
        <translation>Einen Bereich aus den ausgewählten Punkten hinzufügen, gleich welcher Form</translation>
    </message>
    <message>
        <source>Ticked regions count; where two meet, the lower one in this list lies over the other. Double-click one to rename it</source>
        <translation>Angehakte Bereiche zählen; wo sich zwei treffen, liegt der untere in dieser Liste über dem anderen. Doppelklicken Sie auf einen, um ihn umzubenennen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Forget this region</source>
        <translation>Diesen Bereich vergessen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Put it before the one above it, which then lies over it</source>
        <translation>Ihn vor den darüber setzen, der dann über ihm liegt</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Put it behind the one below it, so that it lies over that one</source>
        <translation>Ihn hinter den darunter setzen, so dass er über diesem liegt</translation>
    </message>
    <message>
        <source>Mark its points</source>
        <translation>Seine Punkte markieren</translation>
    </message>
    <message>
        <source>Show dots on the points that the region holds, fainter where it fades</source>
        <translation>Punkte zeigen, die der Bereich enthält, blasser, wo er ausläuft</translation>
    </message>
    <message>
        <source>It holds no point</source>
        <translation>Er enthält keinen Punkt</translation>
    </message>
    <message>
        <source>Points it holds: %1, of them wholly: %2</source>
        <translation>Enthaltene Punkte: %1, davon ganz: %2</translation>
    </message>
</context>
<context>
    <name>sinew::RepairForm</name>
    <message>
        <source>Repairs, on the solver&apos;s copy only</source>
        <translation>Reparaturen, nur für die Rechnung</translation>
    </message>
    <message>
        <source>Turn shells outward</source>
        <translation>Hüllen nach außen drehen</translation>
    </message>
    <message>
        <source>Shells that face inwards count as outside. Turned, they count as what they enclose</source>
        <translation>Hüllen, die nach innen zeigen, zählen als außen. Gedreht zählen sie als das, was sie umschließen</translation>
    </message>
    <message>
        <source>Close holes</source>
        <translation>Löcher schließen</translation>
    </message>
    <message>
        <source>Every hole gets a lid for the solver, so that nothing outside comes in. Not for cards and cloaks, whose rims are holes too</source>
        <translation>Jedes Loch bekommt für die Rechnung einen Deckel, damit nichts von außen hereinkommt. Nichts für Karten und Umhänge, deren Ränder auch Löcher sind</translation>
    </message>
    <message>
        <source>Leave doubled faces out</source>
        <translation>Doppelte Flächen weglassen</translation>
    </message>
    <message>
        <source>Of faces in the same place one is kept. Doubled ones count twice when surfaces are counted to tell what is inside</source>
        <translation>Von Flächen am selben Ort bleibt eine. Doppelte zählen zweimal, wenn an gezählten Flächen erkannt wird, was innen ist</translation>
    </message>
</context>
<context>
    <name>sinew::ReportModel</name>
    <message>
        <source>Bind</source>
        <translation>Binden</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Weights may bleed between neighbouring joints in %1 places; the largest first</source>
        <translation>Gewichte können zwischen benachbarten Gelenken an %1 Stellen übergreifen; die größte zuerst</translation>
    </message>
    <message>
        <source>Weights may bleed between %1 and %2 in %3 places; the largest first</source>
        <translation>Gewichte können zwischen %1 und %2 an %3 Stellen übergreifen; die größte zuerst</translation>
    </message>
    <message>
        <source>Weights may bleed between %1 pairs of joints; the largest places first</source>
        <translation>Gewichte können zwischen %1 Gelenkpaaren übergreifen; die größten Stellen zuerst</translation>
    </message>
    <message>
        <source>%1 gaps opened by finer voxels; the largest first</source>
        <translation>%1 Lücken durch feinere Voxel geöffnet; die größte zuerst</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Hinweise (%1)</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Befunde</translation>
    </message>
</context>
<context>
    <name>sinew::ReportPanel</name>
    <message>
        <source>Select Culprit</source>
        <translation>Ursache auswählen</translation>
    </message>
    <message>
        <source>Bound %1 points to %2 joints; voxels of %3 mm, penalty %4.</source>
        <translation>%1 Punkte an %2 Gelenke gebunden; Voxel von %3 mm, Aufschlag %4.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Close Holes for the Solver</source>
        <translation>Löcher für die Rechnung schließen</translation>
    </message>
    <message>
        <source>The next bind closes them on its own copy of the mesh; yours stays as it is</source>
        <translation>Die nächste Bindung schließt sie an ihrer eigenen Kopie des Netzes; Ihres bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Accept All Proposals (%1)</source>
        <translation>Alle Vorschläge annehmen (%1)</translation>
    </message>
    <message>
        <source>Binding. The report follows.</source>
        <translation>Die Bindung läuft. Der Bericht folgt.</translation>
    </message>
    <message>
        <source>No issues found in the file. It is not bound yet.</source>
        <translation>In der Datei fanden sich keine Mängel. Sie ist noch nicht gebunden.</translation>
    </message>
    <message>
        <source>No issues found.</source>
        <translation>Keine Mängel gefunden.</translation>
    </message>
    <message>
        <source>Warnings: %1. Notes: %2. Click a row to see where.</source>
        <translation>Warnungen: %1. Hinweise: %2. Ein Klick auf eine Zeile zeigt die Stelle.</translation>
    </message>
    <message>
        <source>A click selects the joint or part a row is about and marks the place in the view; rows of many open</source>
        <translation>Ein Klick wählt das Gelenk oder Teil, um das es geht, und markiert die Stelle in der Ansicht; Zeilen mit vielen klappen auf</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>Alle Vorschläge annehmen</translation>
    </message>
    <message>
        <source>Treats every part as proposed here, in one step that can be undone</source>
        <translation>Behandelt jedes Teil wie hier vorgeschlagen, in einem Schritt, der rückgängig gemacht werden kann</translation>
    </message>
    <message>
        <source>Fit Skeleton and Bind</source>
        <translation>Skelett einpassen und binden</translation>
    </message>
    <message>
        <source>Scales, turns and moves the skeleton into the mesh as the first row says, and binds again</source>
        <translation>Skaliert, dreht und verschiebt das Skelett in das Netz, wie die erste Zeile sagt, und bindet neu</translation>
    </message>
</context>
<context>
    <name>sinew::SelectButtons</name>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Select these points and no others</source>
        <translation>Diese Punkte auswählen und keine anderen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Select these points too</source>
        <translation>Diese Punkte auch auswählen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Let these points go</source>
        <translation>Diese Punkte loslassen</translation>
    </message>
</context>
<context>
    <name>sinew::SelectPanel</name>
    <message>
        <source>No points selected</source>
        <translation>Keine Punkte ausgewählt</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Gelenk %1</translation>
    </message>
    <message>
        <source>Select a joint to use its weights.</source>
        <translation>Wählen Sie ein Gelenk, um seine Gewichte zu verwenden.</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>Teil %1</translation>
    </message>
    <message>
        <source>Select a part to use its points.</source>
        <translation>Wählen Sie ein Teil, um seine Punkte zu verwenden.</translation>
    </message>
    <message>
        <source>By weight</source>
        <translation>Nach Gewicht</translation>
    </message>
    <message>
        <source>Least weight</source>
        <translation>Kleinstes Gewicht</translation>
    </message>
    <message>
        <source>Points with less weight stay out</source>
        <translation>Punkte mit weniger Gewicht bleiben außen vor</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>Größtes Gewicht</translation>
    </message>
    <message>
        <source>Points with more weight stay out</source>
        <translation>Punkte mit mehr Gewicht bleiben außen vor</translation>
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
        <source>Points that fewer joints move stay out</source>
        <translation>Punkte, die weniger Gelenke bewegen, bleiben außen vor</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Points that more joints move stay out</source>
        <translation>Punkte, die mehr Gelenke bewegen, bleiben außen vor</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>Nach Teil</translation>
    </message>
</context>
<context>
    <name>sinew::Session</name>
    <message>
        <source>Carry Layers Over</source>
        <translation>Ebenen übernehmen</translation>
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
        <source>Language of the window and its messages</source>
        <translation>Sprache des Fensters und seiner Meldungen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
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
        <source>Which mouse buttons move the view</source>
        <translation>Welche Maustasten die Ansicht bewegen</translation>
    </message>
    <message>
        <source>Middle button turns, with Shift pans, with Ctrl or the wheel zooms.</source>
        <translation>Mittlere Taste dreht, mit Umschalt verschiebt, mit Strg oder dem Rad zoomt sie.</translation>
    </message>
    <message>
        <source>With Alt held: left button turns, middle pans, right zooms; so does the wheel.</source>
        <translation>Bei gehaltener Alt-Taste: links dreht, Mitte verschiebt, rechts zoomt; das Rad ebenso.</translation>
    </message>
    <message>
        <source>Keep a copy of &amp;unsaved work for recovery</source>
        <translation>Von &amp;ungespeicherter Arbeit eine Kopie zur Rettung halten</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Automatisches Sichern</translation>
    </message>
    <message>
        <source>After a crash, Sinew offers the copy at its next start</source>
        <translation>Nach einem Absturz bietet Sinew die Kopie beim nächsten Start an</translation>
    </message>
    <message>
        <source>&amp;Every</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>How often the copy is brought up to date</source>
        <translation>Wie oft die Kopie auf den neuesten Stand gebracht wird</translation>
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
        <source>Show &amp;timings</source>
        <translation>&amp;Zeiten zeigen</translation>
    </message>
    <message>
        <source>Show timings</source>
        <translation>Zeiten zeigen</translation>
    </message>
    <message>
        <source>The status line tells what was computed last, and how long deforming and drawing took</source>
        <translation>Die Statuszeile sagt, was zuletzt berechnet wurde und wie lange Verformen und Zeichnen dauerten</translation>
    </message>
</context>
<context>
    <name>sinew::ShortcutsDialog</name>
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
        <source>Layers</source>
        <translation>Ebenen</translation>
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
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
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
    <message>
        <source>Select Points</source>
        <translation>Punkte auswählen</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
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
        <source>How far the work is that runs</source>
        <translation>Wie weit die laufende Arbeit ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>recomputed: volume, distances, weights</source>
        <translation>neu berechnet: Volumen, Abstände, Gewichte</translation>
    </message>
    <message>
        <source>recomputed: coarse preview</source>
        <translation>neu berechnet: grobe Vorschau</translation>
    </message>
    <message>
        <source>recomputed: weights</source>
        <translation>neu berechnet: Gewichte</translation>
    </message>
    <message>
        <source>recomputed: deformation</source>
        <translation>neu berechnet: Verformung</translation>
    </message>
    <message>
        <source>What was worked out last, and the time the last deformation of the mesh and the last picture took</source>
        <translation>Was zuletzt berechnet wurde, und die Zeit, die die letzte Verformung des Netzes und das letzte Bild gebraucht haben</translation>
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
        <source>What plays: the range of motion made from the skeleton, or an animation of the file</source>
        <translation>Was spielt: der Bewegungsumfang aus dem Skelett oder eine Animation der Datei</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Back to the pose of the document</source>
        <translation>Zurück zur Pose des Dokuments</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>Am Ende von vorn beginnen</translation>
    </message>
    <message>
        <source>Take this pose</source>
        <translation>Diese Pose übernehmen</translation>
    </message>
    <message>
        <source>Make the pose that is shown the document&apos;s pose, to work on it</source>
        <translation>Die gezeigte Pose zur Pose des Dokuments machen, um an ihr zu arbeiten</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Where in the clip</source>
        <translation>Wo im Clip</translation>
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
</context>
<context>
    <name>sinew::PartBindingForm</name>
    <message>
        <source>Choose... (%1)</source>
        <translation>Wählen... (%1)</translation>
    </message>
    <message>
        <source>%1 % of its weight is %2: it could be rigid.</source>
        <translation>%1 % des Gewichts hat %2: Das Teil könnte starr sein.</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>Behandlung</translation>
    </message>
    <message>
        <source>How the bind treats the chosen part. Solve: by its place in the volume. Rigid: it follows one joint. Follow skin below: each point moves like the nearest skin. Only joints: no other joint moves it. Exclude: it stays as it is</source>
        <translation>Wie das gewählte Teil beim Binden behandelt wird. Berechnen: nach seinem Ort im Volumen. Starr: Es folgt einem Gelenk. Der Haut darunter folgen: Jeder Punkt bewegt sich wie die nächste Haut. Nur Gelenke: Kein anderes Gelenk bewegt es. Ausschließen: Es bleibt, wie es ist</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Rigid to...</source>
        <translation>Starr an...</translation>
    </message>
    <message>
        <source>Follow skin below</source>
        <translation>Der Haut darunter folgen</translation>
    </message>
    <message>
        <source>Only joints...</source>
        <translation>Nur Gelenke...</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>Joint the part follows</source>
        <translation>Gelenk, dem das Teil folgt</translation>
    </message>
    <message>
        <source>The joint that a rigid part follows</source>
        <translation>Das Gelenk, dem ein starres Teil folgt</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>Gelenke auswählen</translation>
    </message>
    <message>
        <source>Tick the joints that may move the part</source>
        <translation>Haken Sie die Gelenke an, die das Teil bewegen dürfen</translation>
    </message>
    <message>
        <source>Make rigid</source>
        <translation>Starr machen</translation>
    </message>
    <message>
        <source>Lets the chosen part follow that joint alone</source>
        <translation>Lässt das gewählte Teil allein diesem Gelenk folgen</translation>
    </message>
    <message>
        <source>It lies on the skin, but %1 % of its weight is of other joints than the skin&apos;s: it could follow the skin below.</source>
        <translation>Es liegt auf der Haut, aber %1 % seines Gewichts gehören anderen Gelenken als das der Haut: Es könnte der Haut darunter folgen.</translation>
    </message>
    <message>
        <source>Follow skin</source>
        <translation>Haut folgen</translation>
    </message>
    <message>
        <source>Lets the chosen part move like the nearest skin</source>
        <translation>Lässt das gewählte Teil sich wie die nächste Haut bewegen</translation>
    </message>
    <message>
        <source>It came without a skin. %1 is the nearest joint: it could be rigid to that.</source>
        <translation>Es kam ohne Haut. %1 ist das nächste Gelenk: Es könnte starr daran hängen.</translation>
    </message>
</context>
<context>
    <name>sinew::ViewInteraction</name>
    <message>
        <source>Joint %1</source>
        <translation>Gelenk %1</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportWidget</name>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>Shows the character, its skeleton and how they are bound</source>
        <translation>Zeigt die Figur, ihr Skelett und wie beide gebunden sind</translation>
    </message>
    <message>
        <source>&lt;h3&gt;The 3D view cannot be shown&lt;/h3&gt;&lt;p&gt;It needs OpenGL 3.3, which this computer does not offer here. Binding and exporting work all the same.&lt;/p&gt;&lt;p&gt;An up-to-date graphics driver usually helps.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Die 3D-Ansicht kann nicht gezeigt werden&lt;/h3&gt;&lt;p&gt;Sie braucht OpenGL 3.3, das dieser Rechner hier nicht bietet. Binden und Exportieren gehen trotzdem.&lt;/p&gt;&lt;p&gt;Meist hilft ein aktueller Grafiktreiber.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sinew::VolumeForm</name>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>What a step along the skin costs against one inside. More keeps distances from walking through armpits and folds; less lets them follow thin parts. Automatic: 4 at resolution 128, growing with it</source>
        <translation>Was ein Schritt an der Haut entlang gegenüber einem im Inneren kostet. Mehr hält die Wege aus Achseln und Falten heraus; weniger lässt sie dünnen Teilen folgen. Automatisch: 4 bei Auflösung 128, mit ihr wachsend</translation>
    </message>
    <message>
        <source>Automatic penalty</source>
        <translation>Automatischer Aufschlag</translation>
    </message>
    <message>
        <source>What counts as inside the body. Counting surfaces is right for bodies of many crossing parts; nearest faces is the paper&apos;s rule</source>
        <translation>Was als Inneres des Körpers gilt. Das Zählen der Oberflächen ist richtig für Körper aus vielen sich durchdringenden Teilen; die nächsten Flächen sind die Regel der Arbeit</translation>
    </message>
    <message>
        <source>Counting surfaces</source>
        <translation>Gezählten Oberflächen</translation>
    </message>
    <message>
        <source>Nearest faces</source>
        <translation>Nächsten Flächen</translation>
    </message>
    <message>
        <source>Settle doubtful voxels by winding number</source>
        <translation>Zweifelhafte Voxel nach der Windungszahl entscheiden</translation>
    </message>
    <message>
        <source>Voxels that only one direction calls inside are decided by how much of the mesh surrounds them. Right for open meshes; without it their holes let the outside in</source>
        <translation>Voxel, die nur aus einer Richtung innen liegen, werden danach entschieden, wie weit das Netz sie umgibt. Richtig für offene Netze; ohne dies dringt durch ihre Löcher das Äußere ein</translation>
    </message>
    <message>
        <source>How a point reads its distances. Smooth blends the voxels around it; Voxel takes the one it lies in, as the paper does, which shows steps at low resolutions</source>
        <translation>Wie ein Punkt seine Abstände abliest. Weich mischt die Voxel um ihn herum; Voxel nimmt wie die Arbeit den, in dem er liegt, was bei kleinen Auflösungen Stufen zeigt</translation>
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
        <source>A bind that would need more than this stops before it starts and says which resolution fits</source>
        <translation>Wer mehr bräuchte, bindet gar nicht erst, sondern erfährt, welche Auflösung passt</translation>
    </message>
    <message>
        <source>What is free</source>
        <translation>Was frei ist</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Aufschlag</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Inside by</source>
        <translation>Innen nach</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>Ablesen</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Speichergrenze</translation>
    </message>
    <message>
        <source>Voxels along the longest side. More part fingers, legs and folds that nearly touch; each doubling takes about four times the time and memory. Automatic: 256, and finer where voxels would join what the surface parts, up to 4096</source>
        <translation>Voxel entlang der längsten Seite. Mehr trennen Finger, Beine und Falten, die sich fast berühren; jede Verdoppelung braucht etwa viermal so viel Zeit und Speicher. Automatisch: 256 und feiner, wo Voxel verbinden würden, was die Oberfläche trennt, bis 4096</translation>
    </message>
    <message>
        <source>Gaps from</source>
        <translation>Lücken ab</translation>
    </message>
    <message>
        <source>Automatic resolution parts gaps between fingers, legs or folds that are at least this wide, in percent of the longest side</source>
        <translation>Die automatische Auflösung trennt Lücken zwischen Fingern, Beinen oder Falten, die mindestens so breit sind, in Prozent der längsten Seite</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
</context>
<context>
    <name>sinew::WeightLayersModel</name>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>The solver&apos;s weights</source>
        <translation>Die Gewichte des Lösers</translation>
    </message>
    <message>
        <source>The file&apos;s weights</source>
        <translation>Die Gewichte der Datei</translation>
    </message>
    <message>
        <source>Painted by hand or by an operation</source>
        <translation>Von Hand oder durch einen Befehl gemalt</translation>
    </message>
    <message>
        <source>One side of what is below gets the other&apos;s weights</source>
        <translation>Eine Seite des Darunterliegenden bekommt die Gewichte der anderen</translation>
    </message>
    <message>
        <source>What is below, evened out over the surface</source>
        <translation>Das Darunterliegende, über die Oberfläche ausgeglichen</translation>
    </message>
</context>
<context>
    <name>sinew::WeightLayersPanel</name>
    <message>
        <source>Layers of weights</source>
        <translation>Ebenen von Gewichten</translation>
    </message>
    <message>
        <source>What is done by hand lies above the solver&apos;s weights and stays when those change.</source>
        <translation>Was von Hand gemacht ist, liegt über den Gewichten des Lösers und bleibt, wenn diese sich ändern.</translation>
    </message>
    <message>
        <source>Double-click to rename; the mark shows or hides a layer</source>
        <translation>Doppelklick benennt um; das Häkchen zeigt oder verbirgt eine Ebene</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>A new layer above this one</source>
        <translation>Eine neue Ebene über dieser</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>A copy of this layer above it</source>
        <translation>Eine Kopie dieser Ebene darüber</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete this layer</source>
        <translation>Diese Ebene löschen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Move this layer up</source>
        <translation>Diese Ebene nach oben schieben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Move this layer down</source>
        <translation>Diese Ebene nach unten schieben</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Vereinen</translation>
    </message>
    <message>
        <source>Merge this layer into the one below</source>
        <translation>Diese Ebene mit der darunter vereinen</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Relax</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>How much of the layer shows</source>
        <translation>Wie viel von der Ebene zu sehen ist</translation>
    </message>
    <message>
        <source>From the side towards +X</source>
        <translation>Von der Seite bei +X</translation>
    </message>
    <message>
        <source>Off: the side towards -X is mirrored</source>
        <translation>Aus: Die Seite bei -X wird gespiegelt</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Ringe</translation>
    </message>
    <message>
        <source>How far over the surface weights are evened out</source>
        <translation>Wie weit über die Oberfläche ausgeglichen wird</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>Alles spiegeln</translation>
    </message>
</context>
<context>
    <name>sinew::WeightsFlow</name>
    <message>
        <source>%1 of %2 points changed, at most by %3 of their weight.</source>
        <translation>%1 von %2 Punkten geändert, höchstens um %3 ihres Gewichts.</translation>
    </message>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>Die Gewichte können nicht geändert werden.</translation>
    </message>
    <message numerus="yes">
        <source>Weights of %n point(s) copied.</source>
        <translation>
            <numerusform>Gewichte von %n Punkt kopiert.</numerusform>
            <numerusform>Gewichte von %n Punkten kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No point differs from all its neighbours.</source>
        <translation>Kein Punkt weicht von allen seinen Nachbarn ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) differ from all their neighbours.</source>
        <translation>
            <numerusform>%n Punkt weicht von allen seinen Nachbarn ab.</numerusform>
            <numerusform>%n Punkte weichen von allen ihren Nachbarn ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs at most %1 mm where %2 bends by 60 degrees.</source>
        <translation>Es kostet höchstens %1 mm, wo sich %2 um 60 Grad beugt.</translation>
    </message>
    <message>
        <source>Relaxing evens the surface out as it is posed, and nothing is posed. Bend the joint first whose skin is to be relaxed, or use Smooth.</source>
        <translation>Entspannen glättet die Oberfläche, wie sie in der Pose steht, und nichts ist in Pose. Beugen Sie zuerst das Gelenk, dessen Haut entspannt werden soll, oder nehmen Sie „Glätten“.</translation>
    </message>
    <message>
        <source>Every point has a counterpart on the other side.</source>
        <translation>Jeder Punkt hat ein Gegenstück auf der anderen Seite.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) without a counterpart on the other side.</source>
        <translation>
            <numerusform>%n Punkt ohne Gegenstück auf der anderen Seite.</numerusform>
            <numerusform>%n Punkte ohne Gegenstück auf der anderen Seite.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: canceled; nothing changed.</source>
        <translation>%1: abgebrochen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1: dropped, because the weights changed while it ran. Run it again.</source>
        <translation>%1: verworfen, weil sich die Gewichte währenddessen änderten. Starten Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>sinew::WeightsForm</name>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>How stiff the bends are: at 0 soft like cloth, each joint reaching far; at 1 stiff, with a narrow bend at each joint</source>
        <translation>Wie steif die Biegungen sind: bei 0 weich wie Stoff, jedes Gelenk reicht weit; bei 1 steif, mit einem engen Knick an jedem Gelenk</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>How many joints may move a point. Game engines take 4, some 8. More bends softer where many bones meet</source>
        <translation>Wie viele Gelenke einen Punkt bewegen dürfen. Spiel-Engines nehmen 4, manche 8. Mehr biegt weicher, wo viele Knochen zusammentreffen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>How distance becomes weight. Power (the 2014 paper) is even; Quadratic (the 2013 paper, as in Unreal) fades fast; Exponential stays close to the nearest bone</source>
        <translation>Wie aus Abstand Gewicht wird. Potenz (die Arbeit von 2014) ist ausgewogen; Quadratisch (die von 2013, wie in Unreal) klingt schnell ab; Exponentiell bleibt nah am nächsten Knochen</translation>
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
        <source>Weights smaller than this are left out. 0.01 keeps files small without a visible change</source>
        <translation>Kleinere Gewichte werden weggelassen. 0,01 hält Dateien klein, ohne dass man es sieht</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Max. Einflüsse</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <source>Drop below</source>
        <translation>Weglassen unter</translation>
    </message>
    <message>
        <source>How far weights spread over the surface, relative to the thickness of each limb: at 0 not at all, at 1 as far as the limb is thick</source>
        <translation>Wie weit sich Gewichte über die Oberfläche ausbreiten, gemessen an der Dicke jedes Glieds: bei 0 gar nicht, bei 1 so weit, wie das Glied dick ist</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Glättung</translation>
    </message>
</context>
<context>
    <name>sinew::WelcomePage</name>
    <message>
        <source>Binds characters to skeletons through the body, however messy the mesh: voxels fill it, bones measure their way through it, and distance becomes weight.</source>
        <translation>Bindet Figuren durch den Körper hindurch an Skelette, wie unordentlich das Netz auch sei: Voxel füllen es, Knochen messen ihren Weg hindurch, und aus Abstand wird Gewicht.</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Öffnen...</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>Bei&amp;spiel öffnen</translation>
    </message>
    <message>
        <source>or drop a file here: FBX, GLB, glTF, DAE, OBJ, PLY, STL, or a Sinew project</source>
        <translation>oder eine Datei hierher ziehen: FBX, GLB, glTF, DAE, OBJ, PLY, STL oder ein Sinew-Projekt</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
</context>
</TS>
