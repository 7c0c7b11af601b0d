<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Mesh</source>
        <translation>&amp;Maillage</translation>
    </message>
    <message>
        <source>The shaded surface with the file&apos;s textures</source>
        <translation>La surface ombrée avec les textures du fichier</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>&amp;Fil de fer</translation>
    </message>
    <message>
        <source>The edges of the mesh</source>
        <translation>Les arêtes du maillage</translation>
    </message>
    <message>
        <source>&amp;Parts by Colour</source>
        <translation>Pi&amp;èces par couleur</translation>
    </message>
    <message>
        <source>Each part of the mesh in its own colour</source>
        <translation>Chaque pièce du maillage dans sa propre couleur</translation>
    </message>
    <message>
        <source>&amp;Defects</source>
        <translation>&amp;Défauts</translation>
    </message>
    <message>
        <source>Mesh defects: open borders, non-manifold edges, flipped faces, self-intersections</source>
        <translation>Défauts du maillage&#xa0;: bords ouverts, arêtes non-manifold, faces inversées, auto-intersections</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>Sq&amp;uelette</translation>
    </message>
    <message>
        <source>Joints and bones; guessed bones are dashed, joints outside the volume are marked</source>
        <translation>Articulations et os&#xa0;; les os devinés sont en tirets, les articulations hors du volume sont marquées</translation>
    </message>
    <message>
        <source>Joint &amp;Names</source>
        <translation>&amp;Noms d&apos;articulation</translation>
    </message>
    <message>
        <source>The names of the joints</source>
        <translation>Les noms des articulations</translation>
    </message>
    <message>
        <source>Joint W&amp;eights</source>
        <translation>&amp;Poids de l&apos;articulation</translation>
    </message>
    <message>
        <source>Weights of the selected joint</source>
        <translation>Poids de l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>All &amp;Joints by Colour</source>
        <translation>&amp;Articulations par couleur</translation>
    </message>
    <message>
        <source>The weights of all joints at once, each joint in its own colour</source>
        <translation>Les poids de toutes les articulations à la fois, chacune dans sa propre couleur</translation>
    </message>
    <message>
        <source>Number of &amp;Influences</source>
        <translation>Nombre d&apos;&amp;influences</translation>
    </message>
    <message>
        <source>How many joints move each vertex</source>
        <translation>Combien d&apos;articulations déplacent chaque sommet</translation>
    </message>
    <message>
        <source>Los&amp;t to Max Influences</source>
        <translation>Perdu par la &amp;limite d&apos;influences</translation>
    </message>
    <message>
        <source>Vertices that lost weight because Max Influences removed a joint</source>
        <translation>Sommets qui ont perdu du poids parce que Influences max. a retiré une articulation</translation>
    </message>
    <message>
        <source>Region &amp;Amounts</source>
        <translation>&amp;Quantités de la région</translation>
    </message>
    <message>
        <source>How much of each vertex belongs to the selected region</source>
        <translation>Quelle part de chaque sommet appartient à la région sélectionnée</translation>
    </message>
    <message>
        <source>Transfer Matches</source>
        <translation>Correspondances du transfert</translation>
    </message>
    <message>
        <source>Which vertices a transfer takes from the other character, and which get their weights from these</source>
        <translation>Quels sommets un transfert prend de l&apos;autre personnage, et lesquels reçoivent leurs poids de ceux-ci</translation>
    </message>
    <message>
        <source>Distance &amp;on the Surface</source>
        <translation>Distance sur la su&amp;rface</translation>
    </message>
    <message>
        <source>Distance from the selected joint&apos;s bone to the surface, through the volume</source>
        <translation>Distance de l&apos;os de l&apos;articulation sélectionnée à la surface, à travers le volume</translation>
    </message>
    <message>
        <source>Distance in the S&amp;lice</source>
        <translation>Distance dans la c&amp;oupe</translation>
    </message>
    <message>
        <source>Distance from the selected joint&apos;s bone to each voxel of the slice</source>
        <translation>Distance de l&apos;os de l&apos;articulation sélectionnée à chaque voxel de la coupe</translation>
    </message>
    <message>
        <source>&amp;Bone Paths</source>
        <translation>&amp;Chemins des os</translation>
    </message>
    <message>
        <source>The paths through the voxels from the bones to the selected vertex</source>
        <translation>Les chemins à travers les voxels, des os au sommet sélectionné</translation>
    </message>
    <message>
        <source>&amp;Voxels</source>
        <translation>Vo&amp;xels</translation>
    </message>
    <message>
        <source>The volume that distances are measured through: interior, boundary, bone and ambiguous voxels</source>
        <translation>Le volume où les distances sont mesurées&#xa0;: voxels intérieurs, de bord, d&apos;os et ambigus</translation>
    </message>
    <message>
        <source>O&amp;ctree</source>
        <translation>Octr&amp;ee</translation>
    </message>
    <message>
        <source>The octree cells that store the volume, coloured by size</source>
        <translation>Les cellules de l&apos;octree qui contiennent le volume, colorées par taille</translation>
    </message>
    <message>
        <source>Envelope S&amp;hapes</source>
        <translation>Formes des en&amp;veloppes</translation>
    </message>
    <message>
        <source>&amp;Field in the Slice</source>
        <translation>C&amp;hamp dans la coupe</translation>
    </message>
    <message>
        <source>Implicit skinning: the field of the selected joint&apos;s bone on the slice plane</source>
        <translation>Skinning implicite&#xa0;: le champ de l&apos;os de l&apos;articulation sélectionnée dans le plan de coupe</translation>
    </message>
    <message>
        <source>S&amp;urface of the Field</source>
        <translation>&amp;Surface du champ</translation>
    </message>
    <message>
        <source>Implicit skinning: the shape that the skin of the selected joint&apos;s bone follows</source>
        <translation>Skinning implicite&#xa0;: la forme que suit la peau de l&apos;os de l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>S&amp;kin in Contact</source>
        <translation>Peau en con&amp;tact</translation>
    </message>
    <message>
        <source>Implicit skinning: vertices stopped by other skin</source>
        <translation>Skinning implicite&#xa0;: sommets arrêtés par une autre peau</translation>
    </message>
    <message>
        <source>Unconve&amp;rged Vertices</source>
        <translation>Sommets non converg&amp;és</translation>
    </message>
    <message>
        <source>Implicit skinning: vertices that did not reach the surface of their field</source>
        <translation>Skinning implicite&#xa0;: sommets qui n&apos;ont pas atteint la surface de leur champ</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Ground grid and axes, in metres</source>
        <translation>Grille du sol et axes, en mètres</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Ouvrir...</translation>
    </message>
    <message>
        <source>Open a character or a Sinew project</source>
        <translation>Ouvrir un personnage ou un projet Sinew</translation>
    </message>
    <message>
        <source>Open Sa&amp;mple Character</source>
        <translation>Ouvrir le personnage d&apos;&amp;exemple</translation>
    </message>
    <message>
        <source>Open the sample character that comes with Sinew</source>
        <translation>Ouvrir le personnage d&apos;exemple fourni avec Sinew</translation>
    </message>
    <message>
        <source>&amp;Load Skeleton...</source>
        <translation>&amp;Charger un squelette...</translation>
    </message>
    <message>
        <source>Replace the character&apos;s skeleton with one from another file</source>
        <translation>Remplacer le squelette du personnage par celui d&apos;un autre fichier</translation>
    </message>
    <message>
        <source>Reloa&amp;d</source>
        <translation>Rec&amp;harger</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>Relire le fichier du personnage et garder tout le travail</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>E&amp;nregistrer</translation>
    </message>
    <message>
        <source>Save the project: settings, pose, view and the path of the character&apos;s file</source>
        <translation>Enregistrer le projet&#xa0;: réglages, pose, vue et chemin du fichier du personnage</translation>
    </message>
    <message>
        <source>Save &amp;As...</source>
        <translation>Enregistrer &amp;sous...</translation>
    </message>
    <message>
        <source>Save the project under a new name</source>
        <translation>Enregistrer le projet sous un nouveau nom</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>E&amp;xporter...</translation>
    </message>
    <message>
        <source>Write the bound character to a file, and read it back to check it</source>
        <translation>Écrire le personnage lié dans un fichier et le relire pour le vérifier</translation>
    </message>
    <message>
        <source>Save &amp;Picture...</source>
        <translation>Enregistrer une &amp;image...</translation>
    </message>
    <message>
        <source>Render the view in soft light, and save it as a PNG</source>
        <translation>Rendre la vue en lumière douce, et l&apos;enregistrer en PNG</translation>
    </message>
    <message>
        <source>Save &amp;Turntable...</source>
        <translation>Enregistrer un pla&amp;teau tournant...</translation>
    </message>
    <message>
        <source>Render the character turning once: pictures, WebP or MP4</source>
        <translation>Rendre le personnage sur un tour&#xa0;: images, WebP ou MP4</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close the character and return to the welcome page</source>
        <translation>Fermer le personnage et revenir à la page d&apos;accueil</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Quit Sinew</source>
        <translation>Quitter Sinew</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annuler la dernière étape</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo the step that was undone</source>
        <translation>Rétablir l&apos;étape annulée</translation>
    </message>
    <message>
        <source>&amp;Deselect All</source>
        <translation>&amp;Tout désélectionner</translation>
    </message>
    <message>
        <source>Deselect all joints, parts and vertices</source>
        <translation>Désélectionner articulations, pièces et sommets</translation>
    </message>
    <message>
        <source>&amp;Find Command...</source>
        <translation>Trouv&amp;er une commande...</translation>
    </message>
    <message>
        <source>Find any command by its name or key, and run it</source>
        <translation>Trouver une commande par son nom ou sa touche, et l&apos;exécuter</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>Ré&amp;glages...</translation>
    </message>
    <message>
        <source>Language, theme, navigation and autosave</source>
        <translation>Langue, thème, navigation et sauvegarde auto</translation>
    </message>
    <message>
        <source>Frame &amp;All</source>
        <translation>&amp;Tout cadrer</translation>
    </message>
    <message>
        <source>Show the whole character</source>
        <translation>Montrer tout le personnage</translation>
    </message>
    <message>
        <source>Frame &amp;Selection</source>
        <translation>Cadrer la &amp;sélection</translation>
    </message>
    <message>
        <source>Show the selected joint, part or vertex up close</source>
        <translation>Montrer de près l&apos;articulation, la pièce ou le sommet sélectionné</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>&amp;Face</translation>
    </message>
    <message>
        <source>Look at the front</source>
        <translation>Regarder de face</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Dos</translation>
    </message>
    <message>
        <source>Look at the back</source>
        <translation>Regarder de dos</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>D&amp;roite</translation>
    </message>
    <message>
        <source>Look at the character&apos;s right side</source>
        <translation>Regarder le côté droit du personnage</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Gauche</translation>
    </message>
    <message>
        <source>Look at the character&apos;s left side</source>
        <translation>Regarder le côté gauche du personnage</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>De&amp;ssus</translation>
    </message>
    <message>
        <source>Look from above</source>
        <translation>Regarder de dessus</translation>
    </message>
    <message>
        <source>Botto&amp;m</source>
        <translation>Desso&amp;us</translation>
    </message>
    <message>
        <source>Look from below</source>
        <translation>Regarder de dessous</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>Ort&amp;hographique</translation>
    </message>
    <message>
        <source>View without perspective, to compare lengths</source>
        <translation>Vue sans perspective, pour comparer les longueurs</translation>
    </message>
    <message>
        <source>&amp;X-Ray Skeleton</source>
        <translation>Squelette aux rayons &amp;X</translation>
    </message>
    <message>
        <source>Draw the skeleton through the mesh</source>
        <translation>Dessiner le squelette à travers le maillage</translation>
    </message>
    <message>
        <source>Only &amp;Joints With Weights</source>
        <translation>Articulations avec &amp;poids seules</translation>
    </message>
    <message>
        <source>Hide joints without weights in the view and in the tree</source>
        <translation>Masquer les articulations sans poids dans la vue et dans l&apos;arbre</translation>
    </message>
    <message>
        <source>&amp;Isolines</source>
        <translation>&amp;Isolignes</translation>
    </message>
    <message>
        <source>Draw lines of equal distance on the colour maps</source>
        <translation>Dessiner des lignes d&apos;égale distance sur les cartes de couleurs</translation>
    </message>
    <message>
        <source>&amp;Matcap</source>
        <translation>&amp;Matcap</translation>
    </message>
    <message>
        <source>Draw all surfaces as grey clay, without textures, to judge form</source>
        <translation>Dessiner toutes les surfaces en argile grise, sans textures, pour juger la forme</translation>
    </message>
    <message>
        <source>Slice &amp;Volume</source>
        <translation>Volu&amp;me en coupe</translation>
    </message>
    <message>
        <source>Cut through voxels and octree along a plane</source>
        <translation>Couper les voxels et l&apos;octree le long d&apos;un plan</translation>
    </message>
    <message>
        <source>Preview as in an &amp;Engine</source>
        <translation>Aperçu c&amp;omme dans un moteur</translation>
    </message>
    <message>
        <source>Deform as game engines do: 4 influences, 8-bit weights, classic linear skinning</source>
        <translation>Déformer comme les moteurs de jeu&#xa0;: 4 influences, poids sur 8 bits, skinning linéaire classique</translation>
    </message>
    <message>
        <source>&amp;Compare Weights</source>
        <translation>&amp;Comparer les poids</translation>
    </message>
    <message>
        <source>Show two or four sets of weights side by side, in one pose and under one camera</source>
        <translation>Afficher deux ou quatre jeux de poids côte à côte, dans une même pose et sous une même caméra</translation>
    </message>
    <message>
        <source>&amp;Four Panes</source>
        <translation>&amp;Quatre vues</translation>
    </message>
    <message>
        <source>Compare four sets of weights instead of two</source>
        <translation>Comparer quatre jeux de poids au lieu de deux</translation>
    </message>
    <message>
        <source>&amp;Keep These Weights</source>
        <translation>&amp;Garder ces poids</translation>
    </message>
    <message>
        <source>Keep the document&apos;s present weights in the last pane, to compare them with those of other settings</source>
        <translation>Garder les poids actuels du document dans la dernière vue, pour les comparer à ceux d&apos;autres réglages</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>Plei&amp;n écran</translation>
    </message>
    <message>
        <source>Show the window on the full screen</source>
        <translation>Afficher la fenêtre en plein écran</translation>
    </message>
    <message>
        <source>Reset &amp;Panels</source>
        <translation>&amp;Réinitialiser les panneaux</translation>
    </message>
    <message>
        <source>Move all panels back to their original places</source>
        <translation>Remettre tous les panneaux à leur place d&apos;origine</translation>
    </message>
    <message>
        <source>Select Part &amp;Vertices</source>
        <translation>Sélectionner les &amp;sommets de la pièce</translation>
    </message>
    <message>
        <source>Select all vertices of the selected part</source>
        <translation>Sélectionner tous les sommets de la pièce sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Accept All Proposals</source>
        <translation>Accepter toutes les &amp;propositions</translation>
    </message>
    <message>
        <source>Bind every part as the report proposes, in one step</source>
        <translation>Lier chaque pièce comme le rapport le propose, en une étape</translation>
    </message>
    <message>
        <source>Fi&amp;x All Issues</source>
        <translation>Tout &amp;corriger</translation>
    </message>
    <message>
        <source>Do all that the Report panel offers, in one step</source>
        <translation>Faire tout ce que propose le panneau Rapport, en une étape</translation>
    </message>
    <message>
        <source>&amp;Bind Skin</source>
        <translation>&amp;Lier la peau</translation>
    </message>
    <message>
        <source>Bind the character to its skeleton with the settings of the Bind panel</source>
        <translation>Lier le personnage à son squelette avec les réglages du panneau Liaison</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Cancel the running task; nothing changes</source>
        <translation>Annuler la tâche en cours&#xa0;; rien ne change</translation>
    </message>
    <message>
        <source>&amp;Live Update</source>
        <translation>&amp;Mise à jour en direct</translation>
    </message>
    <message>
        <source>Bind again automatically when a setting or the skeleton changes</source>
        <translation>Lier de nouveau automatiquement quand un réglage ou le squelette change</translation>
    </message>
    <message>
        <source>&amp;Default Settings</source>
        <translation>Réglages par &amp;défaut</translation>
    </message>
    <message>
        <source>Reset all settings of the Bind panel to their defaults</source>
        <translation>Remettre tous les réglages du panneau Liaison à leurs valeurs par défaut</translation>
    </message>
    <message>
        <source>Fit S&amp;keleton</source>
        <translation>Ajuster le s&amp;quelette</translation>
    </message>
    <message>
        <source>Scale, rotate and move a skeleton that lies outside the mesh into the mesh</source>
        <translation>Mettre à l&apos;échelle, pivoter et déplacer dans le maillage un squelette qui se trouve à l&apos;extérieur</translation>
    </message>
    <message>
        <source>Add Ca&amp;ge From OBJ...</source>
        <translation>Ajouter une ca&amp;ge depuis un OBJ...</translation>
    </message>
    <message>
        <source>Read a cage, closed or open: each of its vertices becomes a joint that moves what lies around it</source>
        <translation>Lire une cage, fermée ou ouverte&#xa0;: chacun de ses sommets devient une articulation qui déplace ce qui l&apos;entoure</translation>
    </message>
    <message>
        <source>Cage Vertices on the &amp;Surface</source>
        <translation>Sommets de cage sur la &amp;surface</translation>
    </message>
    <message>
        <source>Place the vertices of drawn cages on the surface instead of in the middle of the volume</source>
        <translation>Placer les sommets des cages dessinées sur la surface au lieu du milieu du volume</translation>
    </message>
    <message>
        <source>Add &amp;Sphere Region</source>
        <translation>Ajouter une région &amp;sphère</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a sphere around the selected vertices or the selected joint&apos;s bone</source>
        <translation>Donner à une zone ses propres réglages de poids&#xa0;: une sphère autour des sommets sélectionnés ou de l&apos;os de l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>Add &amp;Capsule Region</source>
        <translation>Ajouter une région &amp;capsule</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a capsule along the selected vertices or the selected joint&apos;s bone</source>
        <translation>Donner à une zone ses propres réglages de poids&#xa0;: une capsule le long des sommets sélectionnés ou de l&apos;os de l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>Add &amp;Box Region</source>
        <translation>Ajouter une région &amp;boîte</translation>
    </message>
    <message>
        <source>Give an area its own weight settings: a box around the selected vertices or the selected joint&apos;s bone</source>
        <translation>Donner à une zone ses propres réglages de poids&#xa0;: une boîte autour des sommets sélectionnés ou de l&apos;os de l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>Region from Selected &amp;Vertices</source>
        <translation>&amp;Région des sommets sélectionnés</translation>
    </message>
    <message>
        <source>Give the selected vertices their own weight settings</source>
        <translation>Donner aux sommets sélectionnés leurs propres réglages de poids</translation>
    </message>
    <message>
        <source>&amp;Local Axes</source>
        <translation>A&amp;xes locaux</translation>
    </message>
    <message>
        <source>Rotate and move along the joint&apos;s own axes instead of the world axes</source>
        <translation>Pivoter et déplacer selon les axes de l&apos;articulation au lieu des axes du monde</translation>
    </message>
    <message>
        <source>Reset &amp;Joint</source>
        <translation>Réinitialiser l&apos;&amp;articulation</translation>
    </message>
    <message>
        <source>Reset the selected joint to the bind pose</source>
        <translation>Remettre l&apos;articulation sélectionnée dans la pose de liaison</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>Reset all joints to the bind pose</source>
        <translation>Remettre toutes les articulations dans la pose de liaison</translation>
    </message>
    <message>
        <source>&amp;Copy Pose</source>
        <translation>&amp;Copier la pose</translation>
    </message>
    <message>
        <source>Copy the pose</source>
        <translation>Copier la pose</translation>
    </message>
    <message>
        <source>&amp;Paste Pose</source>
        <translation>C&amp;oller la pose</translation>
    </message>
    <message>
        <source>Paste the copied pose onto this skeleton</source>
        <translation>Coller la pose copiée sur ce squelette</translation>
    </message>
    <message>
        <source>Mirr&amp;or Pose</source>
        <translation>Pose en &amp;miroir</translation>
    </message>
    <message>
        <source>Swap the left and right sides of the pose</source>
        <translation>Échanger les côtés gauche et droit de la pose</translation>
    </message>
    <message>
        <source>&amp;Arms Up</source>
        <translation>&amp;Bras levés</translation>
    </message>
    <message>
        <source>Raise both arms, to see shoulders and armpits</source>
        <translation>Lever les deux bras, pour voir épaules et aisselles</translation>
    </message>
    <message>
        <source>Deep &amp;Squat</source>
        <translation>&amp;Squat profond</translation>
    </message>
    <message>
        <source>Fold hips and knees, to see seat, groin and knees</source>
        <translation>Plier hanches et genoux, pour voir fessier, aine et genoux</translation>
    </message>
    <message>
        <source>&amp;Fist</source>
        <translation>&amp;Poing</translation>
    </message>
    <message>
        <source>Curl the fingers of both hands</source>
        <translation>Fermer les doigts des deux mains</translation>
    </message>
    <message>
        <source>&amp;Look Back</source>
        <translation>&amp;Regard arrière</translation>
    </message>
    <message>
        <source>Turn neck and spine, to see neck and waist</source>
        <translation>Tourner cou et colonne, pour voir cou et taille</translation>
    </message>
    <message>
        <source>Keep Pose on the S&amp;helf</source>
        <translation>Ga&amp;rder la pose sur l&apos;étagère</translation>
    </message>
    <message>
        <source>Keep the pose of the selected joints, or of all, for later</source>
        <translation>Garder pour plus tard la pose des articulations sélectionnées, ou de toutes</translation>
    </message>
    <message>
        <source>Load Pose &amp;File...</source>
        <translation>Charger un &amp;fichier de pose...</translation>
    </message>
    <message>
        <source>Put a pose from a file on the pose shelf</source>
        <translation>Mettre sur l&apos;étagère une pose tirée d&apos;un fichier</translation>
    </message>
    <message>
        <source>Turn Ca&amp;ge Joints</source>
        <translation>To&amp;urner les articulations de cage</translation>
    </message>
    <message>
        <source>Rotate the joints of cages to follow the edges around them, which turned when the joints were moved</source>
        <translation>Pivoter les articulations des cages selon les arêtes autour d&apos;elles, qui ont tourné avec le déplacement des articulations</translation>
    </message>
    <message>
        <source>&amp;Dual Quaternion</source>
        <translation>&amp;Quaternion dual</translation>
    </message>
    <message>
        <source>Skin with dual quaternions, which keep volume when joints twist, instead of classic linear</source>
        <translation>Skinning par quaternions duaux, qui gardent le volume en torsion, au lieu de linéaire classique</translation>
    </message>
    <message>
        <source>Implicit S&amp;kinning</source>
        <translation>Ski&amp;nning implicite</translation>
    </message>
    <message>
        <source>Keep the shape of the limbs: bends keep their volume, and skin stops where it touches skin</source>
        <translation>Garder la forme des membres&#xa0;: les plis gardent leur volume, et la peau s&apos;arrête où elle touche la peau</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Lire</translation>
    </message>
    <message>
        <source>Play or pause the clip in the timeline</source>
        <translation>Lire le clip de la chronologie ou le mettre en pause</translation>
    </message>
    <message>
        <source>Edit Skeleton</source>
        <translation>Modifier le squelette</translation>
    </message>
    <message>
        <source>Edit the skeleton as it is bound, in the place of a pose: move and turn joints with the same tools</source>
        <translation>Éditer le squelette tel qu&apos;il est lié, au lieu d&apos;une pose&#xa0;: déplacer et tourner les articulations avec les mêmes outils</translation>
    </message>
    <message>
        <source>&amp;Add Joint</source>
        <translation>&amp;Ajouter une articulation</translation>
    </message>
    <message>
        <source>Add a joint below the selected one, or a root</source>
        <translation>Ajouter une articulation sous la sélectionnée, ou une racine</translation>
    </message>
    <message>
        <source>&amp;Extrude Joints</source>
        <translation>&amp;Extruder les articulations</translation>
    </message>
    <message>
        <source>Give each selected joint a child that goes on in the same direction</source>
        <translation>Donner à chaque articulation sélectionnée un enfant qui continue dans la même direction</translation>
    </message>
    <message>
        <source>&amp;Insert Joint</source>
        <translation>&amp;Insérer une articulation</translation>
    </message>
    <message>
        <source>Put a joint half way between the selected one and its parent</source>
        <translation>Placer une articulation à mi-chemin entre la sélectionnée et son parent</translation>
    </message>
    <message>
        <source>Spli&amp;t Bone</source>
        <translation>Di&amp;viser l&apos;os</translation>
    </message>
    <message>
        <source>Divide the selected joint&apos;s bone in two and share its weight along the bone</source>
        <translation>Diviser en deux l&apos;os de l&apos;articulation sélectionnée et répartir son poids le long de l&apos;os</translation>
    </message>
    <message>
        <source>Split Bone Into...</source>
        <translation>Diviser l&apos;os en...</translation>
    </message>
    <message>
        <source>Divide the selected joint&apos;s bone into a number of joints and share its weight along the bone</source>
        <translation>Diviser l&apos;os de l&apos;articulation sélectionnée en plusieurs articulations et répartir son poids le long de l&apos;os</translation>
    </message>
    <message>
        <source>Add T&amp;wist Joints...</source>
        <translation>Ajouter des articulations de &amp;torsion...</translation>
    </message>
    <message>
        <source>Put joints along the selected joints&apos; bones, with weight, that engines turn by a fraction of the twist</source>
        <translation>Placer le long des os des articulations sélectionnées des articulations avec poids, que les moteurs tournent d&apos;une fraction de la torsion</translation>
    </message>
    <message>
        <source>Dupli&amp;cate Joints</source>
        <translation>D&amp;upliquer les articulations</translation>
    </message>
    <message>
        <source>Copy the selected joints beside themselves</source>
        <translation>Copier les articulations sélectionnées à côté d&apos;elles-mêmes</translation>
    </message>
    <message>
        <source>&amp;Mirror Joints</source>
        <translation>Refl&amp;éter les articulations</translation>
    </message>
    <message>
        <source>Bring the selected joints to the other side: partners move, missing ones are made</source>
        <translation>Porter les articulations sélectionnées de l&apos;autre côté&#xa0;: les partenaires bougent, les manquantes sont créées</translation>
    </message>
    <message>
        <source>&amp;Delete Joints</source>
        <translation>&amp;Supprimer les articulations</translation>
    </message>
    <message>
        <source>Delete the selected joints; joints below go to the joint above, and so does the weight. The key works while you edit the skeleton</source>
        <translation>Supprimer les articulations sélectionnées&#xa0;; celles du dessous passent au parent, et le poids aussi. La touche marche pendant que le squelette est modifié</translation>
    </message>
    <message>
        <source>Parent to Active &amp;Joint</source>
        <translation>Sous l&apos;articulation acti&amp;ve</translation>
    </message>
    <message>
        <source>Put the selected joints below the one that was selected last; they stay where they are</source>
        <translation>Mettre les articulations sélectionnées sous la dernière sélectionnée&#xa0;; elles restent en place</translation>
    </message>
    <message>
        <source>&amp;Unparent Joints</source>
        <translation>Dé&amp;tacher du parent</translation>
    </message>
    <message>
        <source>Make the selected joints roots; they stay where they are</source>
        <translation>Faire des articulations sélectionnées des racines&#xa0;; elles restent en place</translation>
    </message>
    <message>
        <source>Re&amp;name Joint</source>
        <translation>Re&amp;nommer l&apos;articulation</translation>
    </message>
    <message>
        <source>Give the selected joint another name</source>
        <translation>Donner un autre nom à l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>S&amp;ymmetric Joints</source>
        <translation>Édition s&amp;ymétrique</translation>
    </message>
    <message>
        <source>Move Joints &amp;Below</source>
        <translation>Entraîner les en&amp;fants</translation>
    </message>
    <message>
        <source>Joints below a moved or turned joint go along</source>
        <translation>Les articulations sous une articulation déplacée ou tournée suivent</translation>
    </message>
    <message>
        <source>Snap to the Mi&amp;ddle While Dragging</source>
        <translation>Aimanter au &amp;milieu en tirant</translation>
    </message>
    <message>
        <source>A mode: while you drag a joint, it keeps to the middle of its limb, seen along the view. Move to the Middle does it once</source>
        <translation>Un mode : pendant que vous tirez une articulation, elle reste au milieu de son membre, vue dans l&apos;axe de la vue. Déplacer au milieu le fait une fois</translation>
    </message>
    <message>
        <source>Snap to &amp;Vertices</source>
        <translation>Aimanter aux &amp;sommets</translation>
    </message>
    <message>
        <source>Put dragged joints on the vertex under the cursor</source>
        <translation>Placer les articulations tirées sur le sommet sous le curseur</translation>
    </message>
    <message>
        <source>Snap to the &amp;Grid</source>
        <translation>Aimanter à la &amp;grille</translation>
    </message>
    <message>
        <source>Put dragged joints on the lines of the grid</source>
        <translation>Placer les articulations tirées sur les lignes de la grille</translation>
    </message>
    <message>
        <source>Snap to &amp;Joints</source>
        <translation>Aimanter aux &amp;articulations</translation>
    </message>
    <message>
        <source>Put dragged joints on the joint under the cursor</source>
        <translation>Placer les articulations tirées sur l&apos;articulation sous le curseur</translation>
    </message>
    <message>
        <source>Mo&amp;ve to the Middle</source>
        <translation>Déplacer au mi&amp;lieu</translation>
    </message>
    <message>
        <source>Move the selected joints, or all that deform, to the middle of the limbs that they are in, once. Joints below stay. Needs Edit Skeleton</source>
        <translation>Déplacer une fois les articulations sélectionnées, ou toutes celles qui déforment, au milieu de leurs membres. Celles au-dessous restent. Demande Modifier le squelette</translation>
    </message>
    <message>
        <source>Scale &amp;Whole Skeleton...</source>
        <translation>Mettre tout le squelette à l&apos;échel&amp;le...</translation>
    </message>
    <message>
        <source>Make the whole skeleton larger or smaller, from its foot</source>
        <translation>Agrandir ou réduire tout le squelette, depuis son pied</translation>
    </message>
    <message>
        <source>Ali&amp;gn Joints</source>
        <translation>Ali&amp;gner les articulations</translation>
    </message>
    <message>
        <source>Put the selected joints of a chain on the straight line between the first and the last</source>
        <translation>Placer les articulations sélectionnées d&apos;une chaîne sur la droite entre la première et la dernière</translation>
    </message>
    <message>
        <source>Ma&amp;ke Symmetric</source>
        <translation>Rendre s&amp;ymétrique</translation>
    </message>
    <message>
        <source>Put the partners of the selected joints at their mirror images</source>
        <translation>Placer les partenaires des articulations sélectionnées à leurs images en miroir</translation>
    </message>
    <message>
        <source>Re&amp;pair Joints</source>
        <translation>Ré&amp;parer les articulations</translation>
    </message>
    <message>
        <source>Correct what is wrong with the selected joints, or with all. Needs Edit Skeleton</source>
        <translation>Corriger ce qui ne va pas aux articulations sélectionnées, ou à toutes. Demande Modifier le squelette</translation>
    </message>
    <message>
        <source>Orient &amp;Joints...</source>
        <translation>Orienter les arti&amp;culations...</translation>
    </message>
    <message>
        <source>Choose how the selected joints&apos; axes lie: which one points along the bone, which one across, and on the other side</source>
        <translation>Choisir l&apos;orientation des axes des articulations sélectionnées&#xa0;: lequel suit l&apos;os, lequel va en travers, et de l&apos;autre côté</translation>
    </message>
    <message>
        <source>Like &amp;Blender</source>
        <translation>Comme &amp;Blender</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: Y along the bone, Z to the front</source>
        <translation>Tourner les axes des articulations sélectionnées&#xa0;: Y le long de l&apos;os, Z vers l&apos;avant</translation>
    </message>
    <message>
        <source>Like &amp;Unreal</source>
        <translation>Comme &amp;Unreal</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: X along the bone, Y to the front, sides mirrored</source>
        <translation>Tourner les axes des articulations sélectionnées&#xa0;: X le long de l&apos;os, Y vers l&apos;avant, côtés en miroir</translation>
    </message>
    <message>
        <source>Like Unit&amp;y</source>
        <translation>Comme Unit&amp;y</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes along the model&apos;s</source>
        <translation>Tourner les axes des articulations sélectionnées selon ceux du modèle</translation>
    </message>
    <message>
        <source>Like &amp;Maya</source>
        <translation>Comme &amp;Maya</translation>
    </message>
    <message>
        <source>Turn the selected joints&apos; axes: X along the bone, Y across the bend, sides mirrored</source>
        <translation>Tourner les axes des articulations sélectionnées&#xa0;: X le long de l&apos;os, Y en travers du pli, côtés en miroir</translation>
    </message>
    <message>
        <source>&amp;Prepare for an Engine...</source>
        <translation>Préparer &amp;pour un moteur...</translation>
    </message>
    <message>
        <source>Twist joints, links, ends, root motion and names as engines want them, for the whole skeleton</source>
        <translation>Articulations de torsion, liens, extrémités, mouvement racine et noms comme les moteurs les veulent, pour tout le squelette</translation>
    </message>
    <message>
        <source>E&amp;xport Skeleton...</source>
        <translation>E&amp;xporter le squelette...</translation>
    </message>
    <message>
        <source>Write the skeleton as text: .bvh with the first clip, .skel, or .skin with the weights</source>
        <translation>Écrire le squelette en texte&#xa0;: .bvh avec le premier clip, .skel, ou .skin avec les poids</translation>
    </message>
    <message>
        <source>Select T&amp;hrough</source>
        <translation>Sélectionner à &amp;travers</translation>
    </message>
    <message>
        <source>Also select hidden vertices behind the surface</source>
        <translation>Sélectionner aussi les sommets cachés derrière la surface</translation>
    </message>
    <message>
        <source>La&amp;rger Brush</source>
        <translation>Pinceau plus &amp;grand</translation>
    </message>
    <message>
        <source>Make the selection brush larger</source>
        <translation>Agrandir le pinceau de sélection</translation>
    </message>
    <message>
        <source>S&amp;maller Brush</source>
        <translation>Pinceau plus p&amp;etit</translation>
    </message>
    <message>
        <source>Make the selection brush smaller</source>
        <translation>Réduire le pinceau de sélection</translation>
    </message>
    <message>
        <source>All &amp;Vertices</source>
        <translation>Tous les &amp;sommets</translation>
    </message>
    <message>
        <source>Select every vertex of the character</source>
        <translation>Sélectionner chaque sommet du personnage</translation>
    </message>
    <message>
        <source>&amp;No Vertices</source>
        <translation>Auc&amp;un sommet</translation>
    </message>
    <message>
        <source>Deselect all vertices</source>
        <translation>Désélectionner tous les sommets</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>&amp;Inverser la sélection</translation>
    </message>
    <message>
        <source>Select exactly the vertices that are not selected now</source>
        <translation>Sélectionner exactement les sommets qui ne le sont pas</translation>
    </message>
    <message>
        <source>&amp;Grow Selection</source>
        <translation>&amp;Étendre la sélection</translation>
    </message>
    <message>
        <source>Add the neighbours of the selected vertices, also across seams</source>
        <translation>Ajouter les voisins des sommets sélectionnés, même par-delà les coutures</translation>
    </message>
    <message>
        <source>&amp;Shrink Selection</source>
        <translation>&amp;Réduire la sélection</translation>
    </message>
    <message>
        <source>Remove the vertices at the edge of the selection</source>
        <translation>Retirer les sommets au bord de la sélection</translation>
    </message>
    <message>
        <source>&amp;Linked Vertices</source>
        <translation>So&amp;mmets liés</translation>
    </message>
    <message>
        <source>Select every shell that has a selected vertex</source>
        <translation>Sélectionner chaque coque qui a un sommet sélectionné</translation>
    </message>
    <message>
        <source>By &amp;Weight, Influences or Part...</source>
        <translation>Par p&amp;oids, influences ou pièce...</translation>
    </message>
    <message>
        <source>Show the panel that selects vertices by weight, influences or part</source>
        <translation>Afficher le panneau qui sélectionne les sommets par poids, influences ou pièce</translation>
    </message>
    <message>
        <source>Select &amp;Joint under Cursor</source>
        <translation>Sélectionner l&apos;articulation so&amp;us le curseur</translation>
    </message>
    <message>
        <source>Select the joint with the largest weight under the cursor</source>
        <translation>Sélectionner l&apos;articulation de plus grand poids sous le curseur</translation>
    </message>
    <message>
        <source>Sho&amp;w Weights under Cursor</source>
        <translation>&amp;Poids sous le curseur</translation>
    </message>
    <message>
        <source>List the weights of the vertex under the cursor, to inspect or change them</source>
        <translation>Lister les poids du sommet sous le curseur, pour les inspecter ou les modifier</translation>
    </message>
    <message>
        <source>Component E&amp;ditor</source>
        <translation>É&amp;diteur de composants</translation>
    </message>
    <message>
        <source>Show the weights of the selected vertices as a table, to edit them</source>
        <translation>Afficher les poids des sommets sélectionnés en tableau, pour les modifier</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <translation>&amp;Lisser</translation>
    </message>
    <message>
        <source>Smooth the weights of the selected vertices, or of all, over the surface</source>
        <translation>Lisser sur la surface les poids des sommets sélectionnés, ou de tous</translation>
    </message>
    <message>
        <source>&amp;Hammer</source>
        <translation>Mart&amp;eler</translation>
    </message>
    <message>
        <source>Replace the weights of the selected vertices with those of their neighbours</source>
        <translation>Remplacer les poids des sommets sélectionnés par ceux de leurs voisins</translation>
    </message>
    <message>
        <source>A&amp;verage</source>
        <translation>Mo&amp;yenner</translation>
    </message>
    <message>
        <source>Give all selected vertices the average of their weights</source>
        <translation>Donner à tous les sommets sélectionnés la moyenne de leurs poids</translation>
    </message>
    <message>
        <source>&amp;Normalize</source>
        <translation>&amp;Normaliser</translation>
    </message>
    <message>
        <source>Make the weights of each vertex sum to 1</source>
        <translation>Ramener à 1 la somme des poids de chaque sommet</translation>
    </message>
    <message>
        <source>Limit &amp;Influences</source>
        <translation>Limi&amp;ter les influences</translation>
    </message>
    <message>
        <source>Keep only the largest influences of each vertex. Their number is set in the Weights panel</source>
        <translation>Garder seulement les plus grandes influences de chaque sommet. Leur nombre se règle dans le panneau Poids</translation>
    </message>
    <message>
        <source>P&amp;rune Small Weights</source>
        <translation>Éla&amp;guer les petits poids</translation>
    </message>
    <message>
        <source>Remove weights below the value set in the Weights panel</source>
        <translation>Retirer les poids inférieurs à la valeur du panneau Poids</translation>
    </message>
    <message>
        <source>R&amp;elax in Pose</source>
        <translation>&amp;Relaxer dans la pose</translation>
    </message>
    <message>
        <source>Change weights to smooth the surface in the current pose</source>
        <translation>Modifier les poids pour lisser la surface dans la pose actuelle</translation>
    </message>
    <message>
        <source>&amp;Mirror Layer +X to -X</source>
        <translation>Re&amp;fléter le calque de +X vers -X</translation>
    </message>
    <message>
        <source>Mirror the active paint layer from the +X side to the -X side. To mirror all weights, use Mirror Everything</source>
        <translation>Refléter le calque de peinture actif du côté +X vers le côté -X. Pour refléter tous les poids, utilisez Tout refléter</translation>
    </message>
    <message>
        <source>M&amp;irror Layer -X to +X</source>
        <translation>Refléter le cal&amp;que de -X vers +X</translation>
    </message>
    <message>
        <source>Mirror the active paint layer from the -X side to the +X side. To mirror all weights, use Mirror Everything</source>
        <translation>Refléter le calque de peinture actif du côté -X vers le côté +X. Pour refléter tous les poids, utilisez Tout refléter</translation>
    </message>
    <message>
        <source>Joint Ma&amp;pping...</source>
        <translation>Corres&amp;pondance des articulations...</translation>
    </message>
    <message>
        <source>Show and change which joints mirror each other, and the mirror axis</source>
        <translation>Afficher et modifier les articulations en miroir et l&apos;axe du miroir</translation>
    </message>
    <message>
        <source>Select &amp;Unmatched Vertices</source>
        <translation>Sélectionner les sommets s&amp;ans vis-à-vis</translation>
    </message>
    <message>
        <source>Select the vertices that have no counterpart on the other side</source>
        <translation>Sélectionner les sommets sans vis-à-vis de l&apos;autre côté</translation>
    </message>
    <message>
        <source>&amp;Lock Joint</source>
        <translation>&amp;Verrouiller l&apos;articulation</translation>
    </message>
    <message>
        <source>Lock All &amp;Others</source>
        <translation>Verrouiller les &amp;autres</translation>
    </message>
    <message>
        <source>&amp;Unlock All</source>
        <translation>&amp;Tout déverrouiller</translation>
    </message>
    <message>
        <source>Let brushes and operations change the weights of all joints again</source>
        <translation>Laisser de nouveau pinceaux et opérations modifier les poids de toutes les articulations</translation>
    </message>
    <message>
        <source>&amp;Copy Weights</source>
        <translation>&amp;Copier les poids</translation>
    </message>
    <message>
        <source>Copy the weights of the selected vertices</source>
        <translation>Copier les poids des sommets sélectionnés</translation>
    </message>
    <message>
        <source>Pas&amp;te Weights</source>
        <translation>Coller le&amp;s poids</translation>
    </message>
    <message>
        <source>Paste the copied weights onto the selected vertices</source>
        <translation>Coller les poids copiés sur les sommets sélectionnés</translation>
    </message>
    <message>
        <source>Select &amp;Outliers</source>
        <translation>Sélectionner les a&amp;berrants</translation>
    </message>
    <message>
        <source>Select vertices whose weights differ from those of all their neighbours</source>
        <translation>Sélectionner les sommets dont les poids diffèrent de ceux de tous leurs voisins</translation>
    </message>
    <message>
        <source>Chec&amp;k Weights</source>
        <translation>Véri&amp;fier les poids</translation>
    </message>
    <message>
        <source>Find vertices without weights, with weights of far joints or with noisy weights, and list them in the Report panel</source>
        <translation>Trouver les sommets sans poids, avec des poids d&apos;articulations lointaines ou bruités, et les lister dans le panneau Rapport</translation>
    </message>
    <message>
        <source>Repair Fa&amp;ulty Weights</source>
        <translation>R&amp;éparer les poids fautifs</translation>
    </message>
    <message>
        <source>Find vertices without weights, with weights of far joints or with noisy weights, and spread those of healthy vertices over them</source>
        <translation>Trouver les sommets sans poids, avec des poids d&apos;articulations lointaines ou bruités, et y étendre ceux des sommets sains</translation>
    </message>
    <message>
        <source>Add &amp;Paint Layer</source>
        <translation>Ajouter un calque p&amp;einture</translation>
    </message>
    <message>
        <source>Add a layer to paint on</source>
        <translation>Ajouter un calque à peindre</translation>
    </message>
    <message>
        <source>Mirror &amp;Everything (New Layer)</source>
        <translation>Tout refléter (&amp;nouveau calque)</translation>
    </message>
    <message>
        <source>Add a layer that mirrors all weights below it from one side to the other</source>
        <translation>Ajouter un calque qui reflète d&apos;un côté à l&apos;autre tous les poids en dessous</translation>
    </message>
    <message>
        <source>Add &amp;Relax Layer</source>
        <translation>Ajouter &amp;un calque relaxation</translation>
    </message>
    <message>
        <source>Add a layer that smooths the weights below it</source>
        <translation>Ajouter un calque qui lisse les poids en dessous</translation>
    </message>
    <message>
        <source>Transfer Weights &amp;From File...</source>
        <translation>Transférer les poids d&apos;un fic&amp;hier...</translation>
    </message>
    <message>
        <source>Add a layer with the weights of another character, where its surface is near, spread smoothly over the rest</source>
        <translation>Ajouter un calque avec les poids d&apos;un autre personnage, là où sa surface est proche, étendus en douceur au reste</translation>
    </message>
    <message>
        <source>Import Wei&amp;ghts...</source>
        <translation>Importer des poids (CSV, &amp;JSON)...</translation>
    </message>
    <message>
        <source>Add a layer with the weights of a CSV, JSON or RigNet file, or of images over UVs (their weights.json)</source>
        <translation>Ajouter un calque avec les poids d&apos;un fichier CSV, JSON ou RigNet, ou d&apos;images sur les UV (leur weights.json)</translation>
    </message>
    <message>
        <source>E&amp;xport Weights...</source>
        <translation>E&amp;xporter les poids...</translation>
    </message>
    <message>
        <source>Write the weights to a CSV, JSON or RigNet file, or to images over UVs</source>
        <translation>Écrire les poids dans un fichier CSV, JSON ou RigNet, ou dans des images sur les UV</translation>
    </message>
    <message>
        <source>&amp;Transfer Layers From...</source>
        <translation>&amp;Transférer les calques de...</translation>
    </message>
    <message>
        <source>Transfer the painted layers to this mesh from the file of the mesh they were painted on</source>
        <translation>Transférer sur ce maillage les calques peints, depuis le fichier du maillage où ils ont été peints</translation>
    </message>
    <message>
        <source>&amp;Flatten Layers</source>
        <translation>&amp;Aplatir les calques</translation>
    </message>
    <message>
        <source>Merge all layers into one paint layer</source>
        <translation>Fusionner tous les calques en un calque de peinture</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Open the manual; F1 shows the page about the panel under the cursor</source>
        <translation>Ouvrir le manuel&#xa0;; F1 affiche la page du panneau sous le curseur</translation>
    </message>
    <message>
        <source>&amp;Shortcuts</source>
        <translation>&amp;Raccourcis</translation>
    </message>
    <message>
        <source>All actions and their keys</source>
        <translation>Toutes les actions et leurs touches</translation>
    </message>
    <message>
        <source>&amp;About Sinew</source>
        <translation>À &amp;propos de Sinew</translation>
    </message>
    <message>
        <source>Version, licence and the papers that Sinew builds on</source>
        <translation>Version, licence et articles sur lesquels Sinew s&apos;appuie</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Sélectionner</translation>
    </message>
    <message>
        <source>Click to select joints, parts and vertices</source>
        <translation>Cliquer pour sélectionner articulations, pièces et sommets</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Déplacer</translation>
    </message>
    <message>
        <source>Move the selected joint</source>
        <translation>Déplacer l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Pivoter</translation>
    </message>
    <message>
        <source>Rotate the selected joint</source>
        <translation>Pivoter l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>Scal&amp;e</source>
        <translation>Mettre à l&apos;éc&amp;helle</translation>
    </message>
    <message>
        <source>Scale the selected joint along its own axes</source>
        <translation>Mettre l&apos;articulation sélectionnée à l&apos;échelle selon ses propres axes</translation>
    </message>
    <message>
        <source>&amp;Inverse Kinematics</source>
        <translation>Cinématique &amp;inverse</translation>
    </message>
    <message>
        <source>Drag a hand or foot; the limb follows</source>
        <translation>Tirer une main ou un pied&#xa0;; le membre suit</translation>
    </message>
    <message>
        <source>&amp;Inspect Weights</source>
        <translation>&amp;Inspecter les poids</translation>
    </message>
    <message>
        <source>Click a vertex to see which bones influence it, how far away they are, and the paths to it</source>
        <translation>Cliquer sur un sommet pour voir quels os l&apos;influencent, à quelle distance, et par quels chemins</translation>
    </message>
    <message>
        <source>Dra&amp;w Cage</source>
        <translation>Dessi&amp;ner une cage</translation>
    </message>
    <message>
        <source>Click to place the vertices of a cage. Click the first one for a face, press Enter for a chain or a point handle, Backspace to remove the last one. Drag a vertex to move it, Escape to leave</source>
        <translation>Cliquer pour placer les sommets d&apos;une cage. Cliquer le premier pour une face, Entrée pour une chaîne ou une poignée point, Retour arrière pour retirer le dernier. Tirer un sommet pour le déplacer, Échap pour quitter</translation>
    </message>
    <message>
        <source>&amp;Box Select</source>
        <translation>Sélection par &amp;boîte</translation>
    </message>
    <message>
        <source>Drag a box around vertices. Shift adds, Ctrl removes. Click for one vertex, double-click for its shell, Escape to leave</source>
        <translation>Tracer une boîte autour de sommets. Maj ajoute, Ctrl retire. Clic pour un sommet, double-clic pour sa coque, Échap pour quitter</translation>
    </message>
    <message>
        <source>L&amp;asso Select</source>
        <translation>Sélection au &amp;lasso</translation>
    </message>
    <message>
        <source>Draw a line around vertices. Shift adds, Ctrl removes</source>
        <translation>Tracer une ligne autour de sommets. Maj ajoute, Ctrl retire</translation>
    </message>
    <message>
        <source>&amp;Paint Select</source>
        <translation>Sélection au &amp;pinceau</translation>
    </message>
    <message>
        <source>Brush over vertices. Shift adds, Ctrl removes, the wheel changes the brush size</source>
        <translation>Passer sur des sommets. Maj ajoute, Ctrl retire, la molette change la taille du pinceau</translation>
    </message>
    <message>
        <source>&amp;Paint Weights</source>
        <translation>Peindre les p&amp;oids</translation>
    </message>
    <message>
        <source>&amp;Paint Region</source>
        <translation>&amp;Peindre une région</translation>
    </message>
    <message>
        <source>Paint how much of each vertex belongs to the selected region, or a new region that keeps its shape. Ctrl removes, Shift smooths</source>
        <translation>Peindre quelle part de chaque sommet appartient à la région sélectionnée, ou une nouvelle région qui garde sa forme. Ctrl retire, Maj lisse</translation>
    </message>
    <message>
        <source>New &amp;From Template...</source>
        <translation>Nouveau depuis un mod&amp;èle...</translation>
    </message>
    <message>
        <source>Make a skeleton of a template that fits the character. Click to set the marker that is asked for, drag a marker to move it, Delete to take it back, Escape to leave</source>
        <translation>Faire le squelette d&apos;un modèle qui convient au personnage. Cliquer pour poser le repère demandé, tirer un repère pour le déplacer, Suppr pour le reprendre, Échap pour quitter</translation>
    </message>
    <message>
        <source>Draw C&amp;hain</source>
        <translation>Dessiner une c&amp;haîne</translation>
    </message>
    <message>
        <source>Draw a stroke over a tail, hair or a tentacle for a chain of joints along its middle</source>
        <translation>Tracer un trait sur une queue, des cheveux ou un tentacule pour une chaîne d&apos;articulations en son milieu</translation>
    </message>
    <message>
        <source>Weight Numbers</source>
        <translation>Nombres de poids</translation>
    </message>
    <message>
        <source>The weight of the selected joint at each vertex, once you zoom in</source>
        <translation>Le poids de l&apos;articulation sélectionnée à chaque sommet, dès que vous zoomez</translation>
    </message>
    <message>
        <source>Compare With File on D&amp;isk...</source>
        <translation>Comparer au fichier sur &amp;disque...</translation>
    </message>
    <message>
        <source>Show how the character&apos;s file differs from the character that is open, before you reload it</source>
        <translation>Montrer en quoi le fichier du personnage diffère du personnage ouvert, avant de le recharger</translation>
    </message>
    <message>
        <source>S&amp;haded View</source>
        <translation>Vue ombr&amp;ée</translation>
    </message>
    <message>
        <source>Show the shaded mesh and the skeleton alone; use it again to return to the overlays of before</source>
        <translation>Montrer seuls le maillage ombré et le squelette&#xa0;; à nouveau pour revenir aux surimpressions d&apos;avant</translation>
    </message>
    <message>
        <source>&amp;Weights View</source>
        <translation>&amp;Vue des poids</translation>
    </message>
    <message>
        <source>Show the weights of the selected joint, or of all joints; use it again to return to the overlays of before</source>
        <translation>Montrer les poids de l&apos;articulation sélectionnée, ou de toutes&#xa0;; à nouveau pour revenir aux surimpressions d&apos;avant</translation>
    </message>
    <message>
        <source>&amp;Debug Volume View</source>
        <translation>Ex&amp;aminer le volume</translation>
    </message>
    <message>
        <source>Show voxels, mesh defects and bone paths without the mesh; use it again to return to the overlays of before</source>
        <translation>Montrer voxels, défauts du maillage et chemins des os sans le maillage&#xa0;; à nouveau pour revenir aux surimpressions d&apos;avant</translation>
    </message>
    <message>
        <source>&amp;Studio</source>
        <translation>&amp;Studio</translation>
    </message>
    <message>
        <source>Light surfaces with key, fill and rim lights</source>
        <translation>Éclairer les surfaces de lumières principale, d&apos;appoint et de contour</translation>
    </message>
    <message>
        <source>&amp;Flat</source>
        <translation>&amp;Plat</translation>
    </message>
    <message>
        <source>Draw textures and colour maps without light, as they are</source>
        <translation>Dessiner textures et cartes de couleurs sans lumière, telles quelles</translation>
    </message>
    <message>
        <source>Sha&amp;dows</source>
        <translation>&amp;Ombres</translation>
    </message>
    <message>
        <source>Let the studio light cast soft shadows, on the ground too</source>
        <translation>Laisser la lumière de studio porter des ombres douces, au sol aussi</translation>
    </message>
    <message>
        <source>&amp;Hide Selected</source>
        <translation>&amp;Masquer la sélection</translation>
    </message>
    <message>
        <source>Hide the selected parts, or else the selected joints. With a brush or a selection tool: the faces of the selected vertices</source>
        <translation>Masquer les pièces sélectionnées, ou sinon les articulations. Avec un pinceau ou un outil de sélection&#xa0;: les faces des sommets sélectionnés</translation>
    </message>
    <message>
        <source>&amp;Isolate Selected</source>
        <translation>&amp;Isoler la sélection</translation>
    </message>
    <message>
        <source>Hide all that is not selected; use it again to show all</source>
        <translation>Masquer tout ce qui n&apos;est pas sélectionné&#xa0;; à nouveau pour tout afficher</translation>
    </message>
    <message>
        <source>&amp;Ghost Selected Parts</source>
        <translation>Pièces en &amp;fantôme</translation>
    </message>
    <message>
        <source>Show the selected parts faintly; clicks and brushes go through them. Use it again to show them as before</source>
        <translation>Montrer faiblement les pièces sélectionnées&#xa0;; clics et pinceaux les traversent. À nouveau pour les montrer comme avant</translation>
    </message>
    <message>
        <source>Ghost &amp;Other Parts</source>
        <translation>A&amp;utres en fantôme</translation>
    </message>
    <message>
        <source>Show all parts but the selected ones faintly; use it again to show all as before</source>
        <translation>Montrer faiblement toutes les pièces sauf les sélectionnées&#xa0;; à nouveau pour tout montrer comme avant</translation>
    </message>
    <message>
        <source>&amp;Show All</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>Show all hidden and ghosted parts, joints and faces</source>
        <translation>Afficher toutes les pièces, articulations et faces masquées ou en fantôme</translation>
    </message>
    <message>
        <source>Show Repor&amp;t</source>
        <translation>Voir le rappor&amp;t</translation>
    </message>
    <message>
        <source>Show the issues found. Arrow keys move through them and show each in the view, Enter does what its button does</source>
        <translation>Montrer les problèmes trouvés. Les flèches les parcourent et montrent chacun dans la vue, Entrée fait ce que fait son bouton</translation>
    </message>
    <message>
        <source>Sa&amp;ve Pose File...</source>
        <translation>Enre&amp;gistrer la pose...</translation>
    </message>
    <message>
        <source>Save the pose of the selected joints, or of all that are posed, to a file that other programs and the command line read</source>
        <translation>Enregistrer la pose des articulations sélectionnées, ou de toutes celles posées, dans un fichier que lisent d&apos;autres programmes et la ligne de commande</translation>
    </message>
    <message>
        <source>Load Motio&amp;n...</source>
        <translation>Charger un mou&amp;vement...</translation>
    </message>
    <message>
        <source>Play the animations of a BVH, FBX or other file on this skeleton. Joints are matched by their names</source>
        <translation>Lire les animations d&apos;un fichier BVH, FBX ou autre sur ce squelette. Les articulations sont associées par leurs noms</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>Retirer le mouvement</translation>
    </message>
    <message>
        <source>Remove the loaded motion that the timeline shows</source>
        <translation>Retirer le mouvement chargé que montre la chronologie</translation>
    </message>
    <message>
        <source>&amp;Set Key</source>
        <translation>&amp;Poser une clé</translation>
    </message>
    <message>
        <source>Set a key of this pose at the time of the timeline</source>
        <translation>Poser une clé de cette pose au temps de la chronologie</translation>
    </message>
    <message>
        <source>&amp;Delete Key</source>
        <translation>Supprimer &amp;la clé</translation>
    </message>
    <message>
        <source>Delete the key at the time of the timeline</source>
        <translation>Supprimer la clé au temps de la chronologie</translation>
    </message>
    <message>
        <source>Delete &amp;All Keys</source>
        <translation>Supprimer &amp;toutes les clés</translation>
    </message>
    <message>
        <source>Delete all pose keys</source>
        <translation>Supprimer toutes les clés de pose</translation>
    </message>
    <message>
        <source>&amp;Previous Key</source>
        <translation>Clé p&amp;récédente</translation>
    </message>
    <message>
        <source>Go to the pose key before this time</source>
        <translation>Aller à la clé de pose avant ce temps</translation>
    </message>
    <message>
        <source>&amp;Next Key</source>
        <translation>Clé &amp;suivante</translation>
    </message>
    <message>
        <source>Go to the pose key after this time</source>
        <translation>Aller à la clé de pose après ce temps</translation>
    </message>
    <message>
        <source>Influences &amp;Beside Brush</source>
        <translation>&amp;Influences au pinceau</translation>
    </message>
    <message>
        <source>List the joints and weights of the vertex under the brush beside its ring</source>
        <translation>Lister articulations et poids du sommet sous le pinceau, à côté de son cercle</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Apply the brush once to all selected vertices, or to all visible vertices</source>
        <translation>Appliquer le pinceau une fois à tous les sommets sélectionnés, ou à tous les sommets visibles</translation>
    </message>
    <message>
        <source>Sh&amp;arpen</source>
        <translation>&amp;Accentuer</translation>
    </message>
    <message>
        <source>Make the transitions between joints narrower: on the selected vertices, or on all</source>
        <translation>Resserrer les transitions entre articulations&#xa0;: sur les sommets sélectionnés, ou sur tous</translation>
    </message>
    <message>
        <source>Protect the weights of the selected joints from brushes and operations</source>
        <translation>Protéger les poids des articulations sélectionnées des pinceaux et opérations</translation>
    </message>
    <message>
        <source>Lock every joint except the selected ones</source>
        <translation>Verrouiller toutes les articulations sauf les sélectionnées</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>&amp;Qu&apos;est-ce que c&apos;est&#xa0;?</translation>
    </message>
    <message>
        <source>Then click anything, to read what it does and what to try when it looks wrong</source>
        <translation>Cliquer ensuite n&apos;importe quoi, pour lire ce que cela fait et quoi essayer quand le résultat semble faux</translation>
    </message>
    <message>
        <source>&amp;Explain This Field</source>
        <translation>&amp;Expliquer ce champ</translation>
    </message>
    <message>
        <source>Say what the field or button does that has the keyboard</source>
        <translation>Dire ce que fait le champ ou le bouton qui a le clavier</translation>
    </message>
    <message>
        <source>Take the &amp;Tour</source>
        <translation>Faire la &amp;visite</translation>
    </message>
    <message>
        <source>Five steps from the sample to an export, about two minutes</source>
        <translation>Cinq étapes de l&apos;exemple à l&apos;export, environ deux minutes</translation>
    </message>
    <message>
        <source>Paint the weights of the selected joint. Ctrl inverts the brush, Shift smooths, Ctrl+Shift+click selects a joint</source>
        <translation>Peindre les poids de l&apos;articulation sélectionnée. Ctrl inverse le pinceau, Maj lisse, Ctrl+Maj+clic sélectionne une articulation</translation>
    </message>
    <message>
        <source>Te&amp;xture Folder...</source>
        <translation>Dossier des text&amp;ures...</translation>
    </message>
    <message>
        <source>Read textures that lie outside the character&apos;s folder from a folder that you choose</source>
        <translation>Lire les textures qui sont hors du dossier du personnage dans un dossier que vous choisissez</translation>
    </message>
    <message>
        <source>Put the mesh of another file in the character&apos;s place and keep all work</source>
        <translation>Mettre le maillage d&apos;un autre fichier à la place du personnage et garder tout le travail</translation>
    </message>
    <message>
        <source>Pict&amp;ure Mesh...</source>
        <translation>M&amp;aillage de l&apos;image...</translation>
    </message>
    <message>
        <source>Choose which pixels of the picture are the character, and how fine its triangles are</source>
        <translation>Choisir quels pixels de l&apos;image sont le personnage, et la finesse de ses triangles</translation>
    </message>
    <message>
        <source>Replace Mes&amp;h...</source>
        <translation>Remplacer le &amp;maillage...</translation>
    </message>
    <message>
        <source>Flipped and Crossing Faces</source>
        <translation>Faces inversées et croisées</translation>
    </message>
    <message>
        <source>Faces that the pose turns inside out or pushes through other faces</source>
        <translation>Faces que la pose retourne ou pousse à travers d&apos;autres faces</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>Limites d&apos;angle</translation>
    </message>
    <message>
        <source>Arcs of how far the selected joint may turn around each axis</source>
        <translation>Arcs&#xa0;: de combien l&apos;articulation sélectionnée peut tourner autour de chaque axe</translation>
    </message>
    <message>
        <source>Normal Maps</source>
        <translation>Normal mapping</translation>
    </message>
    <message>
        <source>Shade the surface by the normal maps of its materials</source>
        <translation>Ombrer la surface selon les normal maps de ses matériaux</translation>
    </message>
    <message>
        <source>Add Driver</source>
        <translation>Ajouter pilote</translation>
    </message>
    <message>
        <source>Let the angle of the selected joint move another joint, or turn on a shape. The Pose panel shows its keys</source>
        <translation>Laisser l&apos;angle de l&apos;articulation sélectionnée déplacer une autre articulation, ou activer une forme. Le panneau Pose montre ses clés</translation>
    </message>
    <message>
        <source>Shape From File...</source>
        <translation>Forme importée...</translation>
    </message>
    <message>
        <source>Make a shape of a mesh that was sculpted in this pose. The joint that is turned turns it on</source>
        <translation>Faire une forme d&apos;un maillage sculpté dans cette pose. L&apos;articulation qui est tournée l&apos;active</translation>
    </message>
    <message>
        <source>Make Shape of Remainder</source>
        <translation>Forme à partir du reste</translation>
    </message>
    <message>
        <source>Make a shape of what weights could not reach when you dragged the skin. The joint that is turned drives it</source>
        <translation>Faire une forme de ce que les poids n&apos;ont pas pu atteindre quand vous avez tiré la peau. L&apos;articulation qui est tournée la pilote</translation>
    </message>
    <message>
        <source>Shape From Skinning Method</source>
        <translation>Forme selon la méthode de skinning</translation>
    </message>
    <message>
        <source>Make a shape of what this skinning method shows in this pose over classic linear, and skin with classic linear from then on</source>
        <translation>Faire une forme de ce que cette méthode de skinning montre dans cette pose de plus que linéaire classique, puis utiliser linéaire classique</translation>
    </message>
    <message>
        <source>Drag Skin</source>
        <translation>Tirer la peau</translation>
    </message>
    <message>
        <source>Pose the character and drag its skin to where it should be. The weights follow. Ctrl drags one vertex, the wheel changes the size</source>
        <translation>Poser le personnage et tirer sa peau là où elle doit être. Les poids suivent. Ctrl tire un seul sommet, la molette change la taille</translation>
    </message>
    <message>
        <source>The envelope around each bone, and where its weight ends (solver Envelopes)</source>
        <translation>L&apos;enveloppe autour de chaque os, et où finit son poids (solveur Enveloppes)</translation>
    </message>
    <message>
        <source>Smooth Preview</source>
        <translation>Aperçu lissé</translation>
    </message>
    <message>
        <source>Show the selected parts, or all, as smooth subdivided surfaces; the Parts panel has their levels</source>
        <translation>Montrer les pièces sélectionnées, ou toutes, en surfaces lisses subdivisées&#xa0;; leurs niveaux sont dans le panneau Pièces</translation>
    </message>
    <message>
        <source>Add Lattice</source>
        <translation>Ajouter un treillis</translation>
    </message>
    <message>
        <source>Put a lattice of control vertices around the selected vertices, the selected parts or the whole character</source>
        <translation>Mettre un treillis de sommets de contrôle autour des sommets sélectionnés, des pièces sélectionnées ou de tout le personnage</translation>
    </message>
    <message>
        <source>Connect by Pseudo-Edge</source>
        <translation>Relier par pseudo-arête</translation>
    </message>
    <message>
        <source>Let the active joint and the other selected joints turn when one of them is moved. No weight depends on it</source>
        <translation>Faire tourner l&apos;articulation active et les autres articulations sélectionnées quand l&apos;une d&apos;elles est déplacée. Aucun poids n&apos;en dépend</translation>
    </message>
    <message>
        <source>Remove Pseudo-Edge</source>
        <translation>Retirer la pseudo-arête</translation>
    </message>
    <message>
        <source>Remove the pseudo-edges between the selected joints, or all of a single selected joint</source>
        <translation>Retirer les pseudo-arêtes entre les articulations sélectionnées, ou toutes celles d&apos;une seule articulation sélectionnée</translation>
    </message>
    <message>
        <source>Edit Envelopes</source>
        <translation>Éditer les enveloppes</translation>
    </message>
    <message>
        <source>Drag the handles of the selected joint&apos;s envelope: its radii, its ends or all of it. Delete gives the bone the solver&apos;s envelope again</source>
        <translation>Tirer les poignées de l&apos;enveloppe de l&apos;articulation sélectionnée&#xa0;: ses rayons, ses bouts ou toute l&apos;enveloppe. Suppr rend à l&apos;os l&apos;enveloppe du solveur</translation>
    </message>
    <message>
        <source>Edit Mesh</source>
        <translation>Éditer le maillage</translation>
    </message>
    <message>
        <source>Edit the mesh of a flat picture: drag vertices, click on an edge or inside to add one, drag a box to select, Delete to remove, Escape to leave</source>
        <translation>Éditer le maillage d&apos;une image plate&#xa0;: tirer des sommets, cliquer sur une arête ou à l&apos;intérieur pour en ajouter un, tracer une boîte pour sélectionner, Suppr pour supprimer, Échap pour quitter</translation>
    </message>
    <message>
        <source>Sa&amp;ve Engine Scripts...</source>
        <translation>Enre&amp;gistrer les scripts moteur...</translation>
    </message>
    <message>
        <source>Scripts for Unity, Unreal, Godot 4 and three.js that move joints and shapes by the drivers file of an export</source>
        <translation>Scripts pour Unity, Unreal, Godot 4 et three.js qui déplacent articulations et formes selon le fichier de pilotes d&apos;un export</translation>
    </message>
    <message>
        <source>Rename Shape</source>
        <translation>Renommer la forme</translation>
    </message>
    <message>
        <source>Rename the shape that is chosen in the Pose panel</source>
        <translation>Renommer la forme choisie dans le panneau Pose</translation>
    </message>
    <message>
        <source>Mirror Shape</source>
        <translation>Refléter la forme</translation>
    </message>
    <message>
        <source>Make the chosen shape on the other side too, turned on by the partner joint</source>
        <translation>Faire la forme choisie aussi de l&apos;autre côté, activée par l&apos;articulation partenaire</translation>
    </message>
    <message>
        <source>Split Shape Left and Right</source>
        <translation>Diviser la forme en gauche et droite</translation>
    </message>
    <message>
        <source>Put a left and a right half in the place of the chosen shape</source>
        <translation>Mettre une moitié gauche et une moitié droite à la place de la forme choisie</translation>
    </message>
    <message>
        <source>Drag Skin Into Shape</source>
        <translation>Tirer la peau dans la forme</translation>
    </message>
    <message>
        <source>Change the chosen shape by dragging the skin in this pose. The weights stay</source>
        <translation>Changer la forme choisie en tirant la peau dans cette pose. Les poids restent</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>Retirer la forme</translation>
    </message>
    <message>
        <source>Remove the chosen shape and the drivers that turn it on</source>
        <translation>Retirer la forme choisie et les pilotes qui l&apos;activent</translation>
    </message>
    <message>
        <source>Bake for Engine...</source>
        <translation>Bake pour moteur...</translation>
    </message>
    <message>
        <source>Fit weights, helper joints and corrective shapes, so that an engine shows what this skinning method shows</source>
        <translation>Ajuster poids, articulations auxiliaires et formes correctives, pour qu&apos;un moteur montre ce que montre cette méthode de skinning</translation>
    </message>
    <message>
        <source>Apply as Rest Pose...</source>
        <translation>Appliquer comme pose de repos...</translation>
    </message>
    <message>
        <source>Make this pose, a T-pose or an A-pose the rest pose. Mesh, shapes, clips and weights follow</source>
        <translation>Faire de cette pose, d&apos;une pose en T ou d&apos;une pose en A la pose de repos. Maillage, formes, clips et poids suivent</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ressorts</translation>
    </message>
    <message>
        <source>Chains of joints that swing, and the colliders that push them</source>
        <translation>Chaînes d&apos;articulations qui oscillent, et les collisionneurs qui les poussent</translation>
    </message>
    <message>
        <source>Live Link to Blender</source>
        <translation>Lien en direct avec Blender</translation>
    </message>
    <message>
        <source>Give Blender, which opened this character, the weights after every bind and stroke</source>
        <translation>Donner à Blender, qui a ouvert ce personnage, les poids après chaque liaison et chaque trait</translation>
    </message>
    <message>
        <source>Springs Swing</source>
        <translation>Ressorts actifs</translation>
    </message>
    <message>
        <source>Let chains swing while you pose and drag the character and while clips play. Off: joints stand as they are posed</source>
        <translation>Laisser osciller les chaînes pendant que vous posez et tirez le personnage et que des clips sont lus. Sinon&#xa0;: les articulations restent comme elles sont posées</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>Show the panel for the expressions, the look and the constraints of an avatar</source>
        <translation>Afficher le panneau des expressions, du regard et des contraintes d&apos;un avatar</translation>
    </message>
    <message>
        <source>Springs Panel</source>
        <translation>Panneau Ressorts</translation>
    </message>
    <message>
        <source>Show the panel for hair, cloth, tails and ears that swing</source>
        <translation>Afficher le panneau des cheveux, tissus, queues et oreilles qui oscillent</translation>
    </message>
    <message>
        <source>Propose Springs</source>
        <translation>Proposer des ressorts</translation>
    </message>
    <message>
        <source>Find chains that carry hair, skirts, capes, tails or ears, and fit colliders to the body that keep them out</source>
        <translation>Trouver les chaînes qui portent cheveux, jupes, capes, queues ou oreilles, et ajuster au corps des collisionneurs qui les gardent dehors</translation>
    </message>
    <message>
        <source>Propose Chains</source>
        <translation>Proposer des chaînes</translation>
    </message>
    <message>
        <source>Find chains that carry hair, skirts, capes, tails or ears</source>
        <translation>Trouver les chaînes qui portent cheveux, jupes, capes, queues ou oreilles</translation>
    </message>
    <message>
        <source>Propose Colliders</source>
        <translation>Proposer des collisionneurs</translation>
    </message>
    <message>
        <source>Fit colliders to limbs, torso and head, as thick as the skin</source>
        <translation>Ajuster des collisionneurs aux membres, au torse et à la tête, aussi épais que la peau</translation>
    </message>
    <message>
        <source>Add Chain of Selected Joints</source>
        <translation>Ajouter la chaîne des articulations choisies</translation>
    </message>
    <message>
        <source>Let the selected joints swing. A single joint swings with its longest branch below</source>
        <translation>Laisser osciller les articulations sélectionnées. Une articulation seule oscille avec sa plus longue branche en dessous</translation>
    </message>
    <message>
        <source>Add Sphere Collider</source>
        <translation>Ajouter un collisionneur sphère</translation>
    </message>
    <message>
        <source>Give the selected joint a sphere that chains stay outside of</source>
        <translation>Donner à l&apos;articulation sélectionnée une sphère hors de laquelle restent les chaînes</translation>
    </message>
    <message>
        <source>Add Capsule Collider</source>
        <translation>Ajouter un collisionneur capsule</translation>
    </message>
    <message>
        <source>Give the selected joint a capsule that chains stay outside of</source>
        <translation>Donner à l&apos;articulation sélectionnée une capsule hors de laquelle restent les chaînes</translation>
    </message>
    <message>
        <source>Add Plane Collider</source>
        <translation>Ajouter un collisionneur plan</translation>
    </message>
    <message>
        <source>Give the selected joint a plane that chains stay above</source>
        <translation>Donner à l&apos;articulation sélectionnée un plan au-dessus duquel restent les chaînes</translation>
    </message>
    <message>
        <source>Bake Springs Into Clips</source>
        <translation>Bake des ressorts dans les clips</translation>
    </message>
    <message>
        <source>Make a clip with keys of the swinging joints of every clip, for engines without springs</source>
        <translation>Faire de chaque clip un clip avec les clés des articulations qui oscillent, pour les moteurs sans ressorts</translation>
    </message>
    <message>
        <source>Edit Colliders</source>
        <translation>Éditer les collisionneurs</translation>
    </message>
    <message>
        <source>Click the middle of a collider to choose it, drag its handles: its middle, its ends or its radius. Delete removes it</source>
        <translation>Cliquer le milieu d&apos;un collisionneur pour le choisir, tirer ses poignées&#xa0;: son milieu, ses bouts ou son rayon. Suppr le retire</translation>
    </message>
    <message>
        <source>&amp;Skeleton Mode</source>
        <translation>Mode &amp;Squelette</translation>
    </message>
    <message>
        <source>Make a skeleton, or edit it as it is bound: move, add, rename and delete joints</source>
        <translation>Créer un squelette, ou l&apos;éditer tel qu&apos;il est lié&#xa0;: déplacer, ajouter, renommer et supprimer des articulations</translation>
    </message>
    <message>
        <source>&amp;Bind Mode</source>
        <translation>Mode &amp;Liaison</translation>
    </message>
    <message>
        <source>Bind the skin to the skeleton, and set how it is bound</source>
        <translation>Lier la peau au squelette, et régler comment elle est liée</translation>
    </message>
    <message>
        <source>&amp;Pose Mode</source>
        <translation>Mode &amp;Pose</translation>
    </message>
    <message>
        <source>Pose the character to see how it bends; limits, drivers, shapes and springs</source>
        <translation>Poser le personnage pour voir comment il plie&#xa0;; limites, pilotes, formes et ressorts</translation>
    </message>
    <message>
        <source>P&amp;aint Mode</source>
        <translation>Mode P&amp;eindre</translation>
    </message>
    <message>
        <source>Paint weights on layers, and change them by operations</source>
        <translation>Peindre des poids sur des calques, et les modifier par des opérations</translation>
    </message>
    <message>
        <source>&amp;Inspect Mode</source>
        <translation>Mode &amp;Inspecter</translation>
    </message>
    <message>
        <source>Find out why vertices have their weights; report, tables and parts over the whole width</source>
        <translation>Trouver pourquoi les sommets ont leurs poids&#xa0;; rapport, tableaux et pièces sur toute la largeur</translation>
    </message>
    <message>
        <source>Overlays...</source>
        <translation>Surimpressions...</translation>
    </message>
    <message>
        <source>Choose what the view shows over the mesh, and how strongly</source>
        <translation>Choisir ce que la vue montre par-dessus le maillage, et avec quelle force</translation>
    </message>
    <message>
        <source>Lowe&amp;r Panels</source>
        <translation>Panneaux du &amp;bas</translation>
    </message>
    <message>
        <source>Show the weights of a vertex, the report, the component editor, the parts and the log below the view</source>
        <translation>Afficher sous la vue les poids d&apos;un sommet, le rapport, l&apos;éditeur de composants, les pièces et le journal</translation>
    </message>
    <message>
        <source>Mirrored Painting</source>
        <translation>Peinture en miroir</translation>
    </message>
    <message>
        <source>Brushes also paint the other side: the weights of the mirrored joint, the amounts of the region</source>
        <translation>Les pinceaux peignent aussi l&apos;autre côté&#xa0;: les poids de l&apos;articulation en miroir, les quantités de la région</translation>
    </message>
    <message>
        <source>What a drag does to a joint, an envelope or a collider happens on the other side too</source>
        <translation>Tirer une articulation, une enveloppe ou un collisionneur agit aussi de l&apos;autre côté</translation>
    </message>
    <message>
        <source>Dress With an Out&amp;fit...</source>
        <translation>Ha&amp;biller d&apos;une tenue...</translation>
    </message>
    <message>
        <source>Give all parts of an outfit&apos;s file the weights of the open character</source>
        <translation>Donner à toutes les pièces du fichier d&apos;une tenue les poids du personnage ouvert</translation>
    </message>
    <message>
        <source>Ma&amp;ke LODs...</source>
        <translation>&amp;Générer des LOD...</translation>
    </message>
    <message>
        <source>Write levels of detail: coarser meshes that keep their weights</source>
        <translation>Écrire des niveaux de détail&#xa0;: des maillages plus grossiers qui gardent leurs poids</translation>
    </message>
    <message>
        <source>&amp;Bind a Folder...</source>
        <translation>&amp;Lier un dossier...</translation>
    </message>
    <message>
        <source>Bind all characters of a folder alike, while you work on</source>
        <translation>Lier de la même façon tous les personnages d&apos;un dossier, pendant que vous continuez à travailler</translation>
    </message>
    <message>
        <source>Previous View</source>
        <translation>Vue précédente</translation>
    </message>
    <message>
        <source>Put the camera back to where it was before it last jumped: to a row of the report, a selection or a view</source>
        <translation>Remettre la caméra où elle était avant son dernier saut&#xa0;: vers une ligne du rapport, une sélection ou une vue</translation>
    </message>
    <message>
        <source>&amp;Check for Updates...</source>
        <translation>&amp;Chercher les mises à jour...</translation>
    </message>
    <message>
        <source>Ask GitHub whether there is a newer version of Sinew; nothing but this version is sent</source>
        <translation>Demander à GitHub s&apos;il existe une version plus récente de Sinew&#xa0;; seule cette version est envoyée</translation>
    </message>
    <message>
        <source>Save Check &amp;Page...</source>
        <translation>&amp;Enregistrer la page de contrôle...</translation>
    </message>
    <message>
        <source>Bend the character through its range of motion, and save figures of its weights and pictures of the worst poses as a page for browsers</source>
        <translation>Plier le personnage dans son amplitude de mouvement, et enregistrer les valeurs de ses poids et des images des pires poses dans une page pour navigateurs</translation>
    </message>
</context>
<context>
    <name>AreaHandles</name>
    <message>
        <source>region %1</source>
        <translation>région %1</translation>
    </message>
    <message>
        <source>%1 vertices</source>
        <translation>%1 sommets</translation>
    </message>
</context>
<context>
    <name>ArgumentText</name>
    <message>
        <source>it is not an influence in the source skin</source>
        <translation>elle n&apos;est pas une influence dans la peau source</translation>
    </message>
    <message>
        <source>by its name it is a control</source>
        <translation>d&apos;après son nom, c&apos;est un contrôleur</translation>
    </message>
    <message>
        <source>by its name it only marks the end of a chain</source>
        <translation>d&apos;après son nom, elle ne fait que marquer la fin d&apos;une chaîne</translation>
    </message>
    <message>
        <source>it is only the root</source>
        <translation>elle n&apos;est que la racine</translation>
    </message>
    <message>
        <source>it is a root that stands outside the mesh</source>
        <translation>c&apos;est une racine située hors du maillage</translation>
    </message>
    <message>
        <source>it stands where another joint does, which moves a limb&apos;s end in its place</source>
        <translation>elle se trouve à l&apos;endroit d&apos;une autre articulation, qui déplace l&apos;extrémité du membre à sa place</translation>
    </message>
    <message>
        <source>it is not in the list of joints</source>
        <translation>elle n&apos;est pas dans la liste des articulations</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n&apos;est pas un fichier</translation>
    </message>
    <message>
        <source>it is not an image</source>
        <translation>ce n&apos;est pas une image</translation>
    </message>
    <message>
        <source>the original file is no longer there</source>
        <translation>le fichier d&apos;origine n&apos;est plus là</translation>
    </message>
    <message>
        <source>the original file is of another format</source>
        <translation>le fichier d&apos;origine est d&apos;un autre format</translation>
    </message>
    <message>
        <source>the skeleton was replaced or moved</source>
        <translation>le squelette a été remplacé ou déplacé</translation>
    </message>
    <message>
        <source>the skins of the original file disagree on the bind pose</source>
        <translation>les peaux du fichier d&apos;origine ont des poses de liaison différentes</translation>
    </message>
    <message>
        <source>the animations are left out</source>
        <translation>les animations sont omises</translation>
    </message>
    <message>
        <source>the export profile asks for another unit</source>
        <translation>le profil d&apos;export demande une autre unité</translation>
    </message>
    <message>
        <source>several nodes of the original file share a mesh</source>
        <translation>plusieurs nœuds du fichier d&apos;origine partagent un maillage</translation>
    </message>
    <message>
        <source>the original file is of an old version of its format</source>
        <translation>le fichier d&apos;origine est d&apos;une ancienne version de son format</translation>
    </message>
    <message>
        <source>levels of detail were added to it</source>
        <translation>des niveaux de détail y ont été ajoutés</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>jambes</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>bras</translation>
    </message>
    <message>
        <source>wings</source>
        <translation>ailes</translation>
    </message>
    <message>
        <source>fingers</source>
        <translation>doigts</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>two ends of a long body</source>
        <translation>deux bouts d&apos;un corps allongé</translation>
    </message>
    <message>
        <source>you may not read it</source>
        <translation>vous n&apos;avez pas le droit de le lire</translation>
    </message>
    <message>
        <source>it only carries the motion of other joints or parts</source>
        <translation>elle ne fait que porter le mouvement d&apos;autres articulations ou pièces</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder. If you trust the model, choose its folder with --textures or File &gt; Texture Folder</source>
        <translation>il est hors du dossier du modèle. Si vous avez confiance dans le modèle, choisissez son dossier avec --textures ou Fichier &gt; Dossier des textures</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder, where this format keeps its files. Copy it there</source>
        <translation>il est hors du dossier du modèle, où ce format garde ses fichiers. Copiez-le là</translation>
    </message>
    <message>
        <source>a skin of the original file has no inverse bind matrices, so its weights also determine where its vertices lie</source>
        <translation>une peau du fichier d&apos;origine n&apos;a pas de matrices de liaison inverses, ses poids disent donc aussi où sont ses sommets</translation>
    </message>
    <message>
        <source>Biped</source>
        <translation>Bipède</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Quadrupède</translation>
    </message>
    <message>
        <source>Insect or spider</source>
        <translation>Insecte ou araignée</translation>
    </message>
    <message>
        <source>nothing in it is transparent, so its whole rectangle is the character</source>
        <translation>rien n&apos;y est transparent, le personnage est donc tout son rectangle</translation>
    </message>
    <message>
        <source>two legs</source>
        <translation>deux jambes</translation>
    </message>
    <message>
        <source>four legs</source>
        <translation>quatre pattes</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c&apos;est un dossier</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>c&apos;est un tube ou un périphérique</translation>
    </message>
    <message>
        <source>it changed while it was read</source>
        <translation>il a changé pendant la lecture</translation>
    </message>
    <message>
        <source>it is a pipe that no program is reading from</source>
        <translation>c&apos;est un tube qu&apos;aucun programme ne lit</translation>
    </message>
    <message>
        <source>it is larger than a file of its kind may be</source>
        <translation>il dépasse la taille permise pour un fichier de ce genre</translation>
    </message>
    <message>
        <source>the outline of its opaque pixels is longer than 2 million pixels. Remove loose dots</source>
        <translation>le contour de ses pixels opaques dépasse 2 millions de pixels. Supprimez les points isolés</translation>
    </message>
    <message>
        <source>the limits of joints were changed</source>
        <translation>les limites d&apos;articulations ont été modifiées</translation>
    </message>
    <message>
        <source>the part of Sinew that draws SVG is missing</source>
        <translation>la partie de Sinew qui dessine les SVG manque</translation>
    </message>
    <message>
        <source>its shapes are nested more than 256 deep</source>
        <translation>ses formes sont imbriquées sur plus de 256 niveaux</translation>
    </message>
    <message>
        <source>it has more than a million shapes, copies included</source>
        <translation>il a plus d&apos;un million de formes, copies comprises</translation>
    </message>
    <message>
        <source>one of its shapes contains a copy of itself</source>
        <translation>une de ses formes contient une copie d&apos;elle-même</translation>
    </message>
    <message>
        <source>its size is zero, too large or not a number</source>
        <translation>sa taille est nulle, trop grande ou n&apos;est pas un nombre</translation>
    </message>
    <message>
        <source>it has more than 256 layers</source>
        <translation>il a plus de 256 calques</translation>
    </message>
    <message>
        <source>its layers have too many pixels together. Choose a smaller picture size</source>
        <translation>ses calques ont ensemble trop de pixels. Choisissez une taille d&apos;image plus petite</translation>
    </message>
    <message>
        <source>shapes of the original file are missing</source>
        <translation>des formes du fichier d&apos;origine manquent</translation>
    </message>
    <message>
        <source>a shape that was replaced has shapes in between</source>
        <translation>une forme remplacée a des formes intermédiaires</translation>
    </message>
    <message>
        <source>animations were added or removed</source>
        <translation>des animations ont été ajoutées ou retirées</translation>
    </message>
    <message>
        <source>the original file scales a driven joint unevenly or turns it about a pivot</source>
        <translation>le fichier d&apos;origine met une articulation pilotée à une échelle inégale ou la pivote autour d&apos;un point</translation>
    </message>
    <message>
        <source>the keys of a driven channel lie on several layers, or belong to others too</source>
        <translation>les clés d&apos;un canal piloté sont sur plusieurs calques, ou appartiennent aussi à d&apos;autres</translation>
    </message>
    <message>
        <source>its dashed lines have more than a million dashes. Make the dashes longer, or the lines solid</source>
        <translation>ses lignes en tirets ont plus d&apos;un million de tirets. Allongez les tirets, ou rendez les lignes continues</translation>
    </message>
    <message>
        <source>it shows nothing but pictures that are linked or cannot be drawn. Embed them as PNG or JPEG</source>
        <translation>il ne montre que des images externes ou impossibles à dessiner. Incorporez-les en PNG ou JPEG</translation>
    </message>
    <message>
        <source>the rest pose is another one</source>
        <translation>la pose de repos est une autre</translation>
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
        <translation>elle a moins de deux articulations</translation>
    </message>
    <message>
        <source>a joint of it is not below the one before</source>
        <translation>une de ses articulations n&apos;est pas sous la précédente</translation>
    </message>
    <message>
        <source>a joint of it swings in another chain</source>
        <translation>une de ses articulations oscille dans une autre chaîne</translation>
    </message>
    <message>
        <source>there is no joint of that name</source>
        <translation>il n&apos;y a pas d&apos;articulation de ce nom</translation>
    </message>
    <message>
        <source>a number of it makes no sense</source>
        <translation>un de ses nombres n&apos;a pas de sens</translation>
    </message>
    <message>
        <source>it names what is not there</source>
        <translation>quelque chose qui y est nommé n&apos;existe pas</translation>
    </message>
    <message>
        <source>its values are not of the kind that VRM asks for</source>
        <translation>ses valeurs ne sont pas du type que VRM demande</translation>
    </message>
    <message>
        <source>it names a node that is not there</source>
        <translation>un nœud qui y est nommé n&apos;existe pas</translation>
    </message>
    <message>
        <source>another joint has the same name</source>
        <translation>une autre articulation a le même nom</translation>
    </message>
    <message>
        <source>its node is not a joint of the skeleton</source>
        <translation>son nœud n&apos;est pas une articulation du squelette</translation>
    </message>
    <message>
        <source>it names a shape that is not there</source>
        <translation>une forme qui y est nommée n&apos;existe pas</translation>
    </message>
    <message>
        <source>it names a material that is not there</source>
        <translation>un matériau qui y est nommé n&apos;existe pas</translation>
    </message>
    <message>
        <source>it names a part that is not there</source>
        <translation>une pièce qui y est nommée n&apos;existe pas</translation>
    </message>
    <message>
        <source>another entry says the same thing differently</source>
        <translation>une autre entrée dit la même chose autrement</translation>
    </message>
    <message>
        <source>it would move itself</source>
        <translation>elle se déplacerait elle-même</translation>
    </message>
    <message>
        <source>a driver turns the same joint</source>
        <translation>un pilote tourne la même articulation</translation>
    </message>
    <message>
        <source>VRM 0.x has no place for it</source>
        <translation>VRM 0.x n&apos;a pas de place pour cela</translation>
    </message>
    <message>
        <source>it has no size</source>
        <translation>la taille est nulle</translation>
    </message>
    <message>
        <source>it is to be of another version of VRM</source>
        <translation>le fichier doit être d&apos;une autre version de VRM</translation>
    </message>
    <message>
        <source>its materials are to get the toon shading of VRM 1.0</source>
        <translation>ses matériaux doivent recevoir l&apos;ombrage toon de VRM 1.0</translation>
    </message>
    <message>
        <source>another bone has the same node</source>
        <translation>un autre os a le même nœud</translation>
    </message>
    <message>
        <source>VRM has no bone of that name</source>
        <translation>VRM n&apos;a pas d&apos;os de ce nom</translation>
    </message>
    <message>
        <source>it names a texture that is not there</source>
        <translation>une texture qui y est nommée n&apos;existe pas</translation>
    </message>
    <message>
        <source>their joints were removed</source>
        <translation>leurs articulations ont été retirées</translation>
    </message>
    <message>
        <source>the character was scaled</source>
        <translation>le personnage a été mis à l&apos;échelle</translation>
    </message>
    <message>
        <source>it is outside the model&apos;s folder. If you trust the model, choose its folder with File &gt; Texture Folder</source>
        <translation>il est hors du dossier du modèle. Si vous avez confiance dans le modèle, choisissez son dossier avec Fichier &gt; Dossier des textures</translation>
    </message>
    <message>
        <source>another program has it open. Close it there</source>
        <translation>un autre programme l’a ouvert. Fermez-le là-bas</translation>
    </message>
</context>
<context>
    <name>AutosaveFlow</name>
    <message>
        <source>%1, %2, never saved</source>
        <translation>%1,&#xa0;%2, jamais enregistré</translation>
    </message>
</context>
<context>
    <name>AvatarFile</name>
    <message>
        <source>it has to start with {&quot;sinewAvatar&quot;: 1, or be a recipe or project with an avatar</source>
        <translation>il doit commencer par {&quot;sinewAvatar&quot;: 1, ou être une recette ou un projet avec un avatar</translation>
    </message>
</context>
<context>
    <name>BakePoses</name>
    <message>
        <source>Arms up</source>
        <translation>Bras levés</translation>
    </message>
    <message>
        <source>Deep squat</source>
        <translation>Squat profond</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>Poing</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Regard en arrière</translation>
    </message>
    <message>
        <source>Key %1 s</source>
        <translation>Clé&#xa0;%1 s</translation>
    </message>
</context>
<context>
    <name>BakeText</name>
    <message>
        <source>Range of motion</source>
        <translation>Amplitude de mouvement</translation>
    </message>
    <message>
        <source>Pairs of neighbouring joints</source>
        <translation>Paires d&apos;articulations voisines</translation>
    </message>
    <message>
        <source>Stress poses</source>
        <translation>Poses de test</translation>
    </message>
    <message>
        <source>Clips and motions</source>
        <translation>Clips et mouvements</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>Clés de pose</translation>
    </message>
    <message>
        <source>the weights of the joint are locked</source>
        <translation>les poids de l&apos;articulation sont verrouillés</translation>
    </message>
    <message>
        <source>most of its vertices are painted and stay</source>
        <translation>la plupart de ses sommets sont peints et restent</translation>
    </message>
    <message>
        <source>this pose was held out of the fit</source>
        <translation>cette pose a été laissée hors de l&apos;ajustement</translation>
    </message>
    <message>
        <source>shapes are not allowed</source>
        <translation>les formes ne sont pas permises</translation>
    </message>
    <message>
        <source>all shapes that are allowed are used</source>
        <translation>toutes les formes permises sont utilisées</translation>
    </message>
    <message>
        <source>its vertices have all the joints they may have</source>
        <translation>ses sommets ont toutes les articulations qu&apos;ils peuvent avoir</translation>
    </message>
    <message>
        <source>no step brings it nearer</source>
        <translation>aucune étape ne l&apos;en rapproche</translation>
    </message>
    <message>
        <source>Good to %1 at every joint.</source>
        <translation>Bon à&#xa0;%1 près à chaque articulation.</translation>
    </message>
    <message>
        <source>Not good to %1 at %2 of %3 joints.</source>
        <translation>Pas bon à&#xa0;%1 près à&#xa0;%2 articulations sur&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1: %2 in pose %3, because %4</source>
        <translation>%1&#xa0;:&#xa0;%2 dans la pose&#xa0;%3, car&#xa0;%4</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>ajustés</translation>
    </message>
    <message>
        <source>as they were</source>
        <translation>comme avant</translation>
    </message>
    <message>
        <source>Helper joints</source>
        <translation>Articulations auxiliaires</translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>%1 articulation</numerusform>
            <numerusform>%1 articulations</numerusform>
        </translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>%1 forme</numerusform>
            <numerusform>%1 formes</numerusform>
        </translation>
    </message>
    <message>
        <source>under 0.01 mm</source>
        <translation>moins de 0,01 mm</translation>
    </message>
    <message>
        <source>%1, with partners %2</source>
        <translation>%1, avec partenaires %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu&apos;à %1</translation>
    </message>
    <message>
        <source>%1: good, %2 in pose %3</source>
        <translation>%1&#xa0;: bon, %2 dans la pose %3</translation>
    </message>
    <message>
        <source>Showing the source in every pose</source>
        <translation>Affichage de la source dans chaque pose</translation>
    </message>
    <message>
        <source>Fitting weights and helper joints</source>
        <translation>Ajustement des poids et des articulations auxiliaires</translation>
    </message>
    <message>
        <source>Choosing shapes</source>
        <translation>Choix des formes</translation>
    </message>
    <message>
        <source>Measuring the result</source>
        <translation>Mesure du résultat</translation>
    </message>
    <message>
        <source>another joint has its name, and drivers follow that one</source>
        <translation>une autre articulation a son nom, et les pilotes suivent celle-là</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Sinew could not be started: %1</source>
        <translation>Impossible de démarrer Sinew&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>The bind crashed or was killed.</source>
        <translation>La liaison a planté ou a été interrompue.</translation>
    </message>
    <message>
        <source>The bind ended with exit code %1.</source>
        <translation>La liaison s&apos;est terminée avec le code&#xa0;%1.</translation>
    </message>
    <message>
        <source>It was written, but could not be noted as done.</source>
        <translation>C&apos;est écrit, mais cela n&apos;a pas pu être noté comme fait.</translation>
    </message>
    <message>
        <source>%1 was not written: a link in the output folder leads out of it. Remove the link.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: un lien du dossier de sortie mène hors de celui-ci. Supprimez le lien.</translation>
    </message>
    <message>
        <source>The name of %1 is not valid UTF-8. Rename the file.</source>
        <translation>Le nom de %1 n&apos;est pas de l&apos;UTF-8 valide. Renommez le fichier.</translation>
    </message>
    <message>
        <source>The output misses a requirement.</source>
        <translation>La sortie ne respecte pas une exigence.</translation>
    </message>
    <message>
        <source>%1 It could not be moved to %2.</source>
        <translation>%1 Impossible de la déplacer vers&#xa0;%2.</translation>
    </message>
</context>
<context>
    <name>BindBar</name>
    <message>
        <source>%1 s left</source>
        <translation>reste&#xa0;%1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>reste&#xa0;%1 min</translation>
    </message>
</context>
<context>
    <name>BindSummary</name>
    <message>
        <source>; --report lists all %1 issues one by one</source>
        <translation>; --report liste les&#xa0;%1 problèmes un par un</translation>
    </message>
</context>
<context>
    <name>BrushStroke</name>
    <message>
        <source>Paint Weights</source>
        <translation>Peindre les poids</translation>
    </message>
    <message>
        <source>Flood Weights</source>
        <translation>Remplir de poids</translation>
    </message>
</context>
<context>
    <name>CageDrawing</name>
    <message>
        <source>Extend Cage</source>
        <translation>Étendre la cage</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Cage</translation>
    </message>
    <message>
        <source>Draw Cage</source>
        <translation>Dessiner une cage</translation>
    </message>
    <message>
        <source>Point handle %1 added</source>
        <translation>Poignée point&#xa0;%1 ajoutée</translation>
    </message>
    <message>
        <source>%1 extended</source>
        <translation>%1 étendue</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 ajoutée</translation>
    </message>
    <message>
        <source>Extend Wire</source>
        <translation>Étendre le fil</translation>
    </message>
</context>
<context>
    <name>CageEdits</name>
    <message>
        <source>Add Cage &quot;%1&quot;</source>
        <translation>Ajouter la cage «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Fill Cage &quot;%1&quot;</source>
        <translation>Remplir la cage «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Empty Cage &quot;%1&quot;</source>
        <translation>Vider la cage «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete Cage &quot;%1&quot;</source>
        <translation>Supprimer la cage «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete Cages</source>
        <translation>Supprimer les cages</translation>
    </message>
    <message>
        <source>Rename Cage</source>
        <translation>Renommer la cage</translation>
    </message>
    <message>
        <source>Add Lattice &quot;%1&quot;</source>
        <translation>Ajouter le treillis «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Add Wire &quot;%1&quot;</source>
        <translation>Ajouter le fil «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete Lattice &quot;%1&quot;</source>
        <translation>Supprimer le treillis «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete Wire &quot;%1&quot;</source>
        <translation>Supprimer le fil «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Rename Lattice</source>
        <translation>Renommer le treillis</translation>
    </message>
    <message>
        <source>Rename Wire</source>
        <translation>Renommer le fil</translation>
    </message>
</context>
<context>
    <name>CageTool</name>
    <message>
        <source>Cages are drawn in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Les cages se dessinent dans la pose de liaison. Choisissez d&apos;abord Pose &gt; Tout réinitialiser</translation>
    </message>
    <message>
        <source>A vertex of the cage lies there already</source>
        <translation>Il y a déjà là un sommet de la cage</translation>
    </message>
    <message>
        <source>A vertex lies there already. Click the first vertex for a face, or press Enter to end</source>
        <translation>Il y a déjà là un sommet. Cliquez le premier pour une face, ou appuyez sur Entrée pour finir</translation>
    </message>
    <message>
        <source>A face needs at least 3 vertices</source>
        <translation>Une face demande au moins 3 sommets</translation>
    </message>
</context>
<context>
    <name>CageTurns</name>
    <message>
        <source>Turn Cage Joints</source>
        <translation>Tourner les articulations de cage</translation>
    </message>
</context>
<context>
    <name>ChainFile</name>
    <message>
        <source>a chain needs places, [[x, y, z], ...]</source>
        <translation>une chaîne demande des positions, [[x, y, z], ...]</translation>
    </message>
    <message>
        <source>%1 has to be a text</source>
        <translation>%1 doit être un texte</translation>
    </message>
    <message>
        <source>joints has to be 2 to 256</source>
        <translation>joints doit valoir de 2 à 256</translation>
    </message>
    <message>
        <source>columns has to be 2 to 64</source>
        <translation>columns doit valoir de 2 à 64</translation>
    </message>
    <message>
        <source>kind has to be chain, ring or row</source>
        <translation>kind doit être chain, ring ou row</translation>
    </message>
    <message>
        <source>there is no joint %1</source>
        <translation>il n&apos;y a pas d&apos;articulation&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>ChainTool</name>
    <message>
        <source>Chains are drawn in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Les chaînes se dessinent dans la pose de liaison. Choisissez d&apos;abord Pose &gt; Tout réinitialiser</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Non mesuré</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Exigence</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Ce qui est mesuré</translation>
    </message>
    <message>
        <source>Worst of each joint, when it bends</source>
        <translation>Le pire de chaque articulation, quand elle se plie</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulation</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>Rings stand around the worst places:</source>
        <translation>Les anneaux entourent les pires endroits&#xa0;:</translation>
    </message>
    <message>
        <source>Poses that tell most</source>
        <translation>Poses les plus parlantes</translation>
    </message>
    <message>
        <source>%1 vertices, %2 triangles, %3 poses</source>
        <translation>%1 sommets, %2 triangles, %3 poses</translation>
    </message>
    <message>
        <source>Check of %1</source>
        <translation>Contrôle de %1</translation>
    </message>
    <message>
        <source>Check: %1 of %2 files passed</source>
        <translation>Contrôle&#xa0;: %1 fichiers sur %2 réussis</translation>
    </message>
    <message>
        <source>Every joint bends alone through its range of motion, then the body takes stress poses, by linear blend skinning. A stretch is what a thousandth of the edges goes beyond. Holes are closed before a volume is measured.</source>
        <translation>Chaque articulation se plie seule dans son amplitude de mouvement, puis le corps prend des poses de test, en skinning linéaire. L&apos;étirement est celui que dépasse un millième des arêtes. Les trous sont fermés avant la mesure d&apos;un volume.</translation>
    </message>
    <message>
        <source>Weights are compared with %1.</source>
        <translation>Les poids sont comparés à %1.</translation>
    </message>
</context>
<context>
    <name>CheckPoses</name>
    <message>
        <source>Arms up</source>
        <translation>Bras levés</translation>
    </message>
    <message>
        <source>Deep squat</source>
        <translation>Squat profond</translation>
    </message>
    <message>
        <source>Fists</source>
        <translation>Poings</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Regard en arrière</translation>
    </message>
</context>
<context>
    <name>CheckTexts</name>
    <message>
        <source>vertices without weight</source>
        <translation>sommets sans poids</translation>
    </message>
    <message>
        <source>vertices with invalid weights</source>
        <translation>sommets aux poids non valides</translation>
    </message>
    <message>
        <source>largest number of joints of a vertex</source>
        <translation>plus grand nombre d&apos;articulations d&apos;un sommet</translation>
    </message>
    <message>
        <source>sum of the weights of a vertex</source>
        <translation>somme des poids d&apos;un sommet</translation>
    </message>
    <message>
        <source>weight of joints that are far through the body</source>
        <translation>poids d&apos;articulations éloignées à travers le corps</translation>
    </message>
    <message>
        <source>length of edges in a pose, times that in the bind pose</source>
        <translation>longueur des arêtes dans une pose, en multiple de celle de la pose de liaison</translation>
    </message>
    <message>
        <source>faces that a pose turns inside out</source>
        <translation>faces que retourne une pose</translation>
    </message>
    <message>
        <source>faces that a pose pushes through others</source>
        <translation>faces qu&apos;une pose pousse à travers d&apos;autres</translation>
    </message>
    <message>
        <source>volume in a pose, of that in the bind pose</source>
        <translation>volume dans une pose, rapporté à celui de la pose de liaison</translation>
    </message>
    <message>
        <source>difference of weights from the reference, 0 to 2</source>
        <translation>écart des poids à la référence, de 0 à 2</translation>
    </message>
    <message>
        <source>vertices with the reference&apos;s strongest joint</source>
        <translation>sommets dont l&apos;articulation la plus forte est celle de la référence</translation>
    </message>
    <message>
        <source>there is no reference</source>
        <translation>il n&apos;y a pas de référence</translation>
    </message>
    <message>
        <source>the mesh encloses no volume</source>
        <translation>le maillage n&apos;enferme aucun volume</translation>
    </message>
    <message>
        <source>no joint bends</source>
        <translation>aucune articulation ne se plie</translation>
    </message>
    <message>
        <source>no distance from a bone is known</source>
        <translation>aucune distance à un os n&apos;est connue</translation>
    </message>
    <message>
        <source>it was not asked for</source>
        <translation>elle n&apos;a pas été demandée</translation>
    </message>
    <message>
        <source>joint %1</source>
        <translation>articulation %1</translation>
    </message>
    <message>
        <source>pose %1</source>
        <translation>pose %1</translation>
    </message>
    <message>
        <source>part %1</source>
        <translation>partie %1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
</context>
<context>
    <name>CommandGroups</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Surimpressions</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Squelette</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Select Vertices</source>
        <translation>Sélectionner des sommets</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Peindre</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ressorts</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>copy skin weights garment outfit clothes clothing LOD lods level of detail wrap</source>
        <translation>copier poids de peau vêtement tenue habits costume LOD lods niveau de détail wrap</translation>
    </message>
    <message>
        <source>load skin map ngSkinTools JSON</source>
        <translation>charger carte de peau ngSkinTools JSON</translation>
    </message>
    <message>
        <source>save skin map ngSkinTools JSON</source>
        <translation>enregistrer carte de peau ngSkinTools JSON</translation>
    </message>
    <message>
        <source>fix stray vertices outliers</source>
        <translation>réparer sommets égarés aberrants</translation>
    </message>
    <message>
        <source>max influences four bones</source>
        <translation>influences max. quatre os</translation>
    </message>
    <message>
        <source>fill whole part</source>
        <translation>remplir pièce entière</translation>
    </message>
    <message>
        <source>corrective blend shape morph target PSD sculpt</source>
        <translation>forme corrective blend shape cible de morphing PSD sculpter</translation>
    </message>
    <message>
        <source>corrective blend shape morph target PSD</source>
        <translation>forme corrective blend shape cible de morphing PSD</translation>
    </message>
    <message>
        <source>corrective blend shape morph target dual quaternion</source>
        <translation>forme corrective blend shape cible de morphing quaternions duaux</translation>
    </message>
    <message>
        <source>corrective helper joints game engine</source>
        <translation>correctif articulations auxiliaires moteur de jeu</translation>
    </message>
    <message>
        <source>rest mode rest pose bind pose edit mode joints bones</source>
        <translation>mode de repos pose de repos pose de liaison mode d&apos;édition articulations os</translation>
    </message>
    <message>
        <source>rest pose bind pose A-pose T-pose apply pose</source>
        <translation>pose de repos pose de liaison pose en A pose en T appliquer la pose</translation>
    </message>
    <message>
        <source>auto rig autorig humanoid biped markers</source>
        <translation>rig automatique autorig humanoïde bipède repères</translation>
    </message>
    <message>
        <source>skin smooth bind automatic weights</source>
        <translation>peau skin lier lisse poids automatiques</translation>
    </message>
    <message>
        <source>rest pose bind pose go to</source>
        <translation>pose de repos pose de liaison aller à</translation>
    </message>
    <message>
        <source>save GLB FBX VRM Unity Unreal Godot LOD</source>
        <translation>enregistrer GLB FBX VRM Unity Unreal Godot LOD</translation>
    </message>
    <message>
        <source>mirror X symmetry</source>
        <translation>miroir refléter X symétrie</translation>
    </message>
    <message>
        <source>garment clothes clothing wardrobe armour transfer copy skin weights wrap</source>
        <translation>vêtement habits costume garde-robe armure transférer copier poids de peau wrap</translation>
    </message>
    <message>
        <source>batch many files crowd characters directory queue</source>
        <translation>lot nombreux fichiers foule personnages répertoire file d&apos;attente</translation>
    </message>
    <message>
        <source>LOD level of detail decimate reduce simplify polygons far</source>
        <translation>LOD niveau de détail décimer réduire simplifier polygones loin</translation>
    </message>
    <message>
        <source>quality test gate requirements HTML report stress poses</source>
        <translation>qualité test exigences HTML rapport poses de test</translation>
    </message>
</context>
<context>
    <name>CompareMaps</name>
    <message>
        <source>Shaded</source>
        <translation>Ombré</translation>
    </message>
    <message>
        <source>The surface with its textures, without colours</source>
        <translation>La surface avec ses textures, sans couleurs</translation>
    </message>
    <message>
        <source>Joint Weights</source>
        <translation>Poids de l&apos;articulation</translation>
    </message>
    <message>
        <source>Weights of the selected joint</source>
        <translation>Poids de l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>Weight Difference</source>
        <translation>Écart de poids</translation>
    </message>
    <message>
        <source>How much of each vertex&apos;s weight lies elsewhere than in the first pane</source>
        <translation>Quelle part du poids de chaque sommet est ailleurs que dans la première vue</translation>
    </message>
    <message>
        <source>Posed Distance</source>
        <translation>Distance en pose</translation>
    </message>
    <message>
        <source>How far each vertex is from its place in the first pane, in this pose</source>
        <translation>À quelle distance chaque sommet est de sa place dans la première vue, dans cette pose</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Étirement</translation>
    </message>
    <message>
        <source>How much longer or shorter edges are than in the bind pose</source>
        <translation>De combien les arêtes sont plus longues ou plus courtes que dans la pose de liaison</translation>
    </message>
    <message>
        <source>Area Change</source>
        <translation>Changement d&apos;aire</translation>
    </message>
    <message>
        <source>How much larger or smaller the surface is than in the bind pose</source>
        <translation>De combien la surface est plus grande ou plus petite que dans la pose de liaison</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Débordement</translation>
    </message>
    <message>
        <source>Weight of joints other than the strongest one, its parent and its children</source>
        <translation>Poids d&apos;articulations autres que la plus forte, son parent et ses enfants</translation>
    </message>
    <message>
        <source>Select a joint to see its weights.</source>
        <translation>Sélectionnez une articulation pour voir ses poids.</translation>
    </message>
    <message>
        <source>mean %1, max %2</source>
        <translation>moyenne&#xa0;%1, max.&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>ComparedSkin</name>
    <message>
        <source>This document</source>
        <translation>Ce document</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>Article (2014)</translation>
    </message>
    <message>
        <source>Weights of the file</source>
        <translation>Poids du fichier</translation>
    </message>
    <message>
        <source>Kept %1</source>
        <translation>Gardé&#xa0;%1</translation>
    </message>
    <message>
        <source>File on disk now</source>
        <translation>Fichier actuel sur disque</translation>
    </message>
    <message>
        <source>Baked</source>
        <translation>Après bake</translation>
    </message>
</context>
<context>
    <name>ContentText</name>
    <message numerus="yes">
        <source>%1 camera(s)</source>
        <translation>
            <numerusform>%1 caméra</numerusform>
            <numerusform>%1 caméras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 light(s)</source>
        <translation>
            <numerusform>%1 lumière</numerusform>
            <numerusform>%1 lumières</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wrap and filter modes of %1 texture(s)</source>
        <translation>
            <numerusform>modes de répétition et de filtre de&#xa0;%1 texture</numerusform>
            <numerusform>modes de répétition et de filtre de&#xa0;%1 textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>offset and scale of %1 texture(s)</source>
        <translation>
            <numerusform>décalage et échelle de&#xa0;%1 texture</numerusform>
            <numerusform>décalage et échelle de&#xa0;%1 textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) on a UV set other than the first</source>
        <translation>
            <numerusform>%1 texture sur un jeu d&apos;UV autre que le premier</numerusform>
            <numerusform>%1 textures sur un jeu d&apos;UV autre que le premier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normal map strength of %1 material(s)</source>
        <translation>
            <numerusform>intensité de la normal map de&#xa0;%1 matériau</numerusform>
            <numerusform>intensité de la normal map de&#xa0;%1 matériaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tangents of %1 mesh(es)</source>
        <translation>
            <numerusform>tangentes de&#xa0;%1 maillage</numerusform>
            <numerusform>tangentes de&#xa0;%1 maillages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>normals of %1 morph target(s)</source>
        <translation>
            <numerusform>normales de&#xa0;%1 cible de morphing</numerusform>
            <numerusform>normales de&#xa0;%1 cibles de morphing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 custom vertex attribute(s)</source>
        <translation>
            <numerusform>%1 attribut de sommet personnalisé</numerusform>
            <numerusform>%1 attributs de sommet personnalisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>custom properties of %1 object(s)</source>
        <translation>
            <numerusform>propriétés personnalisées de&#xa0;%1 objet</numerusform>
            <numerusform>propriétés personnalisées de&#xa0;%1 objets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the copyright line</source>
        <translation>
            <numerusform>la ligne de copyright</numerusform>
            <numerusform>la ligne de copyright</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further scene(s)</source>
        <translation>
            <numerusform>%1 autre scène</numerusform>
            <numerusform>%1 autres scènes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the skeleton of %1 joint(s)</source>
        <translation>
            <numerusform>le squelette de&#xa0;%1 articulation</numerusform>
            <numerusform>le squelette de&#xa0;%1 articulations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights of %1 mesh(es)</source>
        <translation>
            <numerusform>les poids de&#xa0;%1 maillage</numerusform>
            <numerusform>les poids de&#xa0;%1 maillages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 material(s)</source>
        <translation>
            <numerusform>%1 matériau</numerusform>
            <numerusform>%1 matériaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s)</source>
        <translation>
            <numerusform>%1 texture</numerusform>
            <numerusform>%1 textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>%1 animation</numerusform>
            <numerusform>%1 animations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 morph target(s)</source>
        <translation>
            <numerusform>%1 cible de morphing</numerusform>
            <numerusform>%1 cibles de morphing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vertex colours of %1 mesh(es)</source>
        <translation>
            <numerusform>couleurs de sommet de&#xa0;%1 maillage</numerusform>
            <numerusform>couleurs de sommet de&#xa0;%1 maillages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 further UV set(s)</source>
        <translation>
            <numerusform>%1 autre jeu d&apos;UV</numerusform>
            <numerusform>%1 autres jeux d&apos;UV</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>opacity maps of %1 material(s)</source>
        <translation>
            <numerusform>cartes d&apos;opacité de&#xa0;%1 matériau</numerusform>
            <numerusform>cartes d&apos;opacité de&#xa0;%1 matériaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>two-sided display of %1 material(s)</source>
        <translation>
            <numerusform>affichage recto verso de&#xa0;%1 matériau</numerusform>
            <numerusform>affichage recto verso de&#xa0;%1 matériaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 texture(s) of slot %2</source>
        <translation>
            <numerusform>%1 texture de l&apos;emplacement&#xa0;%2</numerusform>
            <numerusform>%1 textures de l&apos;emplacement&#xa0;%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>extension %2</source>
        <translation>
            <numerusform>extension&#xa0;%2</numerusform>
            <numerusform>extension&#xa0;%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s) after the end of the GLB</source>
        <translation>
            <numerusform>%1 octet après la fin du GLB</numerusform>
            <numerusform>%1 octets après la fin du GLB</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 FBX record(s) that cannot be read (first: %2)</source>
        <translation>
            <numerusform>%1 enregistrement FBX illisible (%2)</numerusform>
            <numerusform>%1 enregistrements FBX illisibles (le premier&#xa0;:&#xa0;%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>8-bit numbers of %1 joint(s), as bytes count to 256</source>
        <translation>
            <numerusform>numéro sur 8 bits de&#xa0;%1 articulation, car un octet compte jusqu&apos;à 256</numerusform>
            <numerusform>numéros sur 8 bits de&#xa0;%1 articulations, car un octet compte jusqu&apos;à 256</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 linked image(s) or file(s)</source>
        <translation>
            <numerusform>%1 image ou fichier externe</numerusform>
            <numerusform>%1 images ou fichiers externes</numerusform>
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
            <numerusform>%1 bloc HTML</numerusform>
            <numerusform>%1 blocs HTML</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animated value(s)</source>
        <translation>
            <numerusform>%1 valeur animée</numerusform>
            <numerusform>%1 valeurs animées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mask(s), clip path(s), filter(s), pattern(s) or marker(s)</source>
        <translation>
            <numerusform>%1 masque, chemin de découpe, filtre, motif ou marqueur</numerusform>
            <numerusform>%1 masques, chemins de découpe, filtres, motifs ou marqueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the limits of %1 joint(s)</source>
        <translation>
            <numerusform>les limites de&#xa0;%1 articulation</numerusform>
            <numerusform>les limites de&#xa0;%1 articulations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 embedded picture(s) that cannot be drawn (embed PNG or JPEG instead)</source>
        <translation>
            <numerusform>%1 image incorporée impossible à dessiner (incorporez plutôt du PNG ou du JPEG)</numerusform>
            <numerusform>%1 images incorporées impossibles à dessiner (incorporez plutôt du PNG ou du JPEG)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 spring chain(s), unless baked into clips</source>
        <translation>
            <numerusform>%1 chaîne de ressorts, sauf bake dans les clips</numerusform>
            <numerusform>%1 chaînes de ressorts, sauf bake dans les clips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>%1 contrainte</numerusform>
            <numerusform>%1 contraintes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>%1 expression</numerusform>
            <numerusform>%1 expressions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>toon shading (MToon) of %1 material(s)</source>
        <translation>
            <numerusform>ombrage toon (MToon) de&#xa0;%1 matériau</numerusform>
            <numerusform>ombrage toon (MToon) de&#xa0;%1 matériaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeformForm</name>
    <message>
        <source>Dual quaternion</source>
        <translation>Quaternion dual</translation>
    </message>
    <message>
        <source>Weight blended</source>
        <translation>Mélange pondéré</translation>
    </message>
    <message>
        <source>Centres of rotation</source>
        <translation>Centres de rotation</translation>
    </message>
    <message>
        <source>Classic linear</source>
        <translation>Linéaire classique</translation>
    </message>
</context>
<context>
    <name>DeformerText</name>
    <message>
        <source>glTF uses classic linear skinning, as its specification requires.</source>
        <translation>glTF utilise le skinning linéaire classique, comme sa spécification l&apos;exige.</translation>
    </message>
    <message>
        <source>Unreal uses classic linear skinning with 8 influences (12 if set in the project); dual quaternion skinning needs a deformer graph or a plugin.</source>
        <translation>Unreal utilise le skinning linéaire classique à 8 influences (12 si le projet le permet)&#xa0;; les quaternions duaux demandent un graphe de déformation ou un plugin.</translation>
    </message>
    <message>
        <source>Blender uses classic linear skinning, or dual quaternion skinning with &quot;Preserve Volume&quot; on the Armature modifier.</source>
        <translation>Blender utilise le skinning linéaire classique, ou les quaternions duaux avec «&#xa0;Preserve Volume&#xa0;» du modificateur Armature.</translation>
    </message>
    <message>
        <source>%1 uses classic linear skinning only, with 4 influences by default.</source>
        <translation>%1 n&apos;utilise que le skinning linéaire classique, par défaut à 4 influences.</translation>
    </message>
    <message>
        <source>Implicit skinning cannot be exported</source>
        <translation>Le skinning implicite ne peut pas être exporté</translation>
    </message>
    <message>
        <source>Centres of rotation cannot be exported</source>
        <translation>Les centres de rotation ne peuvent pas être exportés</translation>
    </message>
    <message>
        <source>Weight blended skinning cannot be exported</source>
        <translation>Le skinning à mélange pondéré ne peut pas être exporté</translation>
    </message>
    <message>
        <source>Dual quaternion skinning cannot be exported</source>
        <translation>Le skinning par quaternions duaux ne peut pas être exporté</translation>
    </message>
    <message>
        <source>in a sample pose, as the character is in its bind pose. Pose the character to measure in that pose</source>
        <translation>dans une pose d&apos;exemple, car le personnage est dans sa pose de liaison&#xa0;: posez-le pour en mesurer une autre</translation>
    </message>
    <message>
        <source>in this pose</source>
        <translation>dans cette pose</translation>
    </message>
    <message>
        <source>No difference %1.</source>
        <translation>Aucun écart&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1: the character bends differently there; the next line says by how much.</source>
        <translation>%1&#xa0;: le personnage s&apos;y plie autrement, de ce que dit la ligne suivante.</translation>
    </message>
    <message>
        <source>Stiffness by angle cannot be exported</source>
        <translation>La rigidité selon l&apos;angle ne peut pas être exportée</translation>
    </message>
    <message>
        <source>DragonBones uses classic linear skinning.</source>
        <translation>DragonBones utilise le skinning linéaire classique.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices lose influences.</source>
        <translation>%1 sommets sur %2 perdent des influences.</translation>
    </message>
    <message>
        <source>Maya uses classic linear skinning, or dual quaternion skinning with &quot;Skinning Method&quot; on the skinCluster.</source>
        <translation>Maya utilise le skinning linéaire classique, ou les quaternions duaux avec «&#xa0;Skinning Method&#xa0;» du skinCluster.</translation>
    </message>
    <message>
        <source>3ds Max uses classic linear skinning, or dual quaternion skinning with &quot;Dual Quaternion&quot; on the Skin modifier.</source>
        <translation>3ds Max utilise le skinning linéaire classique, ou les quaternions duaux avec «&#xa0;Dual Quaternion&#xa0;» du modificateur Skin.</translation>
    </message>
    <message>
        <source>Houdini uses classic linear skinning, or dual quaternion skinning with &quot;Method&quot; on the Joint Deform node.</source>
        <translation>Houdini utilise le skinning linéaire classique, ou les quaternions duaux avec «&#xa0;Method&#xa0;» du nœud Joint Deform.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de&#xa0;%2</translation>
    </message>
    <message>
        <source>The largest is at %1, because the skinning method is another there.</source>
        <translation>Le plus grand écart est à&#xa0;%1, car la méthode de skinning est autre dans la cible.</translation>
    </message>
    <message>
        <source>The largest is at %1, because a vertex keeps %2 of its %3 influences.</source>
        <translation>Le plus grand écart est à&#xa0;%1, car un sommet garde %2 de ses %3 influences.</translation>
    </message>
    <message>
        <source>The largest is at %1, because the file stores weights in 8 bits.</source>
        <translation>Le plus grand écart est à&#xa0;%1, car le fichier stocke les poids sur 8 bits.</translation>
    </message>
    <message>
        <source>Between here and %1: %2 at most (%3 of the height), %4 on average, %5.</source>
        <translation>Entre ici et&#xa0;%1&#xa0;: %2 au plus (%3 de la hauteur), %4 en moyenne, %5.</translation>
    </message>
    <message>
        <source>The largest is at %1, because Unreal keeps weights in 8 bits.</source>
        <translation>Le plus grand écart est à&#xa0;%1, car Unreal garde les poids sur 8 bits.</translation>
    </message>
    <message>
        <source>The largest is at %1.</source>
        <translation>Le plus grand écart est à&#xa0;%1.</translation>
    </message>
</context>
<context>
    <name>DialogPrompts</name>
    <message>
        <source>Open Character or Project</source>
        <translation>Ouvrir un personnage ou un projet</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>Charger un squelette</translation>
    </message>
    <message>
        <source>Add Cage</source>
        <translation>Ajouter une cage</translation>
    </message>
    <message>
        <source>Transfer Weights From</source>
        <translation>Transférer les poids de</translation>
    </message>
    <message>
        <source>Joint Table</source>
        <translation>Table d&apos;articulations</translation>
    </message>
    <message>
        <source>Import Weights</source>
        <translation>Importer des poids</translation>
    </message>
    <message>
        <source>Export Weights</source>
        <translation>Exporter les poids</translation>
    </message>
    <message>
        <source>Export Skeleton</source>
        <translation>Exporter le squelette</translation>
    </message>
    <message>
        <source>Save Project</source>
        <translation>Enregistrer le projet</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Enregistrer une image</translation>
    </message>
    <message>
        <source>Save Turntable</source>
        <translation>Enregistrer un plateau tournant</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tous les fichiers</translation>
    </message>
    <message>
        <source>Characters and projects</source>
        <translation>Personnages et projets</translation>
    </message>
    <message>
        <source>Sinew projects</source>
        <translation>Projets Sinew</translation>
    </message>
    <message>
        <source>Skeletons and rigged characters</source>
        <translation>Squelettes et personnages riggés</translation>
    </message>
    <message>
        <source>Rigged characters</source>
        <translation>Personnages riggés</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Poses</translation>
    </message>
    <message>
        <source>Tables of joint names</source>
        <translation>Tables de noms d&apos;articulations</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Folder of images</source>
        <translation>Dossier d&apos;images</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les modifications de&#xa0;%1&#xa0;?</translation>
    </message>
    <message>
        <source>If you do not save, they are lost.</source>
        <translation>Si vous n&apos;enregistrez pas, elles sont perdues.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Pose File</source>
        <translation>Fichier de pose</translation>
    </message>
    <message>
        <source>Load Motion</source>
        <translation>Charger un mouvement</translation>
    </message>
    <message>
        <source>Motions</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>Shape From File</source>
        <translation>Forme importée</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Maillages</translation>
    </message>
    <message>
        <source>Choose an Outfit</source>
        <translation>Choisir une tenue</translation>
    </message>
    <message>
        <source>Choose a Recipe</source>
        <translation>Choisir une recette</translation>
    </message>
    <message>
        <source>Recipes</source>
        <translation>Recettes</translation>
    </message>
    <message>
        <source>Save Check Page</source>
        <translation>Enregistrer la page de contrôle</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Joints</source>
        <translation>Articulations</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Why These Weights</source>
        <translation>Pourquoi ces poids</translation>
    </message>
    <message>
        <source>Component Editor</source>
        <translation>Éditeur de composants</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ressorts</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Squelette</translation>
    </message>
</context>
<context>
    <name>DriverText</name>
    <message>
        <source>Swing</source>
        <translation>Bascule</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Torsion</translation>
    </message>
    <message>
        <source>Bend X</source>
        <translation>Pli X</translation>
    </message>
    <message>
        <source>Bend Y</source>
        <translation>Pli Y</translation>
    </message>
    <message>
        <source>Bend Z</source>
        <translation>Pli Z</translation>
    </message>
    <message>
        <source>Translate X</source>
        <translation>Translation X</translation>
    </message>
    <message>
        <source>Translate Y</source>
        <translation>Translation Y</translation>
    </message>
    <message>
        <source>Translate Z</source>
        <translation>Translation Z</translation>
    </message>
    <message>
        <source>Rotate X</source>
        <translation>Rotation X</translation>
    </message>
    <message>
        <source>Rotate Y</source>
        <translation>Rotation Y</translation>
    </message>
    <message>
        <source>Rotate Z</source>
        <translation>Rotation Z</translation>
    </message>
    <message>
        <source>Scale X</source>
        <translation>Échelle X</translation>
    </message>
    <message>
        <source>Scale Y</source>
        <translation>Échelle Y</translation>
    </message>
    <message>
        <source>Scale Z</source>
        <translation>Échelle Z</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>%1 of %2: %3 of %4</source>
        <translation>%1 de&#xa0;%2&#xa0;:&#xa0;%3 de&#xa0;%4</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Rotation</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Change Joint Deformation</source>
        <translation>Modifier la déformation</translation>
    </message>
    <message>
        <source>Copy Deformation to All Joints</source>
        <translation>Copier la déformation à toutes les articulations</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>Skinning implicite</translation>
    </message>
    <message>
        <source>Change Skinning Method</source>
        <translation>Changer la méthode de skinning</translation>
    </message>
    <message>
        <source>Bind Skin</source>
        <translation>Lier la peau</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>Charger un squelette</translation>
    </message>
    <message>
        <source>Fit Skeleton</source>
        <translation>Ajuster le squelette</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>Poser l&apos;articulation</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Method of Implicit Skinning</source>
        <translation>Méthode du skinning implicite</translation>
    </message>
    <message>
        <source>Bake for Engine</source>
        <translation>Bake pour moteur</translation>
    </message>
    <message>
        <source>Apply as Rest Pose</source>
        <translation>Appliquer comme pose de repos</translation>
    </message>
</context>
<context>
    <name>EngineText</name>
    <message>
        <source>%1 is removed</source>
        <translation>%1 est supprimé</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 devient&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 is new, above all</source>
        <translation>%1 est nouveau, au-dessus de tout</translation>
    </message>
    <message>
        <source>%1 is new, below %2</source>
        <translation>%1 est nouveau, sous&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 keeps its name: the convention has none for it</source>
        <translation>%1 garde son nom&#xa0;: la convention n&apos;en a pas pour lui</translation>
    </message>
    <message>
        <source>%1 gets no twist joints: it has no bone</source>
        <translation>%1 ne reçoit pas d&apos;articulations de torsion&#xa0;: pas d&apos;os</translation>
    </message>
    <message>
        <source>No twist joints: no joint is named as an arm or a leg</source>
        <translation>Pas d&apos;articulations de torsion&#xa0;: aucune n&apos;est nommée bras ou jambe</translation>
    </message>
</context>
<context>
    <name>EnvelopeEdits</name>
    <message>
        <source>Envelope of %1</source>
        <translation>Enveloppe de %1</translation>
    </message>
    <message>
        <source>Clear Envelopes</source>
        <translation>Effacer les enveloppes</translation>
    </message>
    <message>
        <source>Keep All Envelopes</source>
        <translation>Garder toutes les enveloppes</translation>
    </message>
</context>
<context>
    <name>EnvelopeTool</name>
    <message>
        <source>Envelopes bind by the solver Envelopes: choose it in the Bind panel.</source>
        <translation>Les enveloppes lient avec le solveur Enveloppes&#xa0;: choisissez-le dans le panneau Liaison.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The character has no skeleton. Load one with File &gt; Load Skeleton (%2).</source>
        <translation>Le personnage n&apos;a pas de squelette. Chargez-en un avec Fichier &gt; Charger un squelette (%2).</translation>
    </message>
    <message>
        <source>No joints are left to bind to. Choose other joints under Joints in the Bind panel.</source>
        <translation>Il ne reste aucune articulation à lier. Choisissez-en d&apos;autres sous Articulations dans le panneau Liaison.</translation>
    </message>
    <message>
        <source>%1 is a source file of this project. Choose another name.</source>
        <translation>%1 est un fichier source de ce projet. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Nothing was written, because %1 already exists and does not belong to %2. Choose another name or folder.</source>
        <translation>Rien n&apos;a été écrit, car&#xa0;%1 existe déjà et n&apos;appartient pas à&#xa0;%2. Choisissez un autre nom ou dossier.</translation>
    </message>
    <message>
        <source>The character does not stand upright. Choose %2 as Up.</source>
        <translation>Le personnage n&apos;est pas debout. Choisissez&#xa0;%2 comme Haut.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM names its author. Enter one under Authors.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: un VRM nomme son auteur. Entrez-en un sous Auteurs.</translation>
    </message>
    <message>
        <source>%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) in the joint tree. Choose other joints in the list of bones.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: dans un VRM,&#xa0;%2 (articulation&#xa0;%3) doit être sous&#xa0;%4 (articulation&#xa0;%5). Choisissez d&apos;autres articulations dans la liste des os.</translation>
    </message>
    <message>
        <source>%1 was not written: joint %2 cannot be both %3 and %4. Choose another joint in the list of bones.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: l&apos;articulation&#xa0;%2 ne peut pas être à la fois&#xa0;%3 et&#xa0;%4. Choisissez une autre articulation dans la liste des os.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and no joint was recognized as %2. Choose the joints in the list of bones.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: un VRM demande un squelette humanoïde, et aucune articulation n&apos;a été reconnue comme&#xa0;%2. Choisissez les articulations dans la liste des os.</translation>
    </message>
    <message>
        <source>The character does not stand on %2, as this template needs. Choose the template %4, or set the markers at the ends of its legs.</source>
        <translation>Le personnage ne se tient pas sur&#xa0;%2, comme le demande ce modèle. Choisissez le modèle&#xa0;%4, ou posez les repères au bout de ses jambes.</translation>
    </message>
    <message>
        <source>Out of memory while binding %2. Choose a lower resolution, or close other programs.</source>
        <translation>Mémoire insuffisante pour lier&#xa0;%2. Choisissez une résolution plus basse, ou fermez d&apos;autres programmes.</translation>
    </message>
    <message>
        <source>Out of memory while reading %2. Close other programs, or decimate the mesh.</source>
        <translation>Mémoire insuffisante pour lire&#xa0;%2. Fermez d&apos;autres programmes, ou décimez le maillage.</translation>
    </message>
    <message>
        <source>Out of memory while writing %2. Close other programs, or leave out animations and textures.</source>
        <translation>Mémoire insuffisante pour écrire&#xa0;%2. Fermez d&apos;autres programmes, ou omettez animations et textures.</translation>
    </message>
    <message>
        <source>Out of memory while drawing %2. Close other programs, or leave out the picture.</source>
        <translation>Mémoire insuffisante pour dessiner&#xa0;%2. Fermez d&apos;autres programmes, ou omettez l&apos;image.</translation>
    </message>
    <message>
        <source>Out of memory. Save your work, then close other programs or choose a lower resolution.</source>
        <translation>Mémoire insuffisante. Enregistrez votre travail, puis fermez d&apos;autres programmes ou choisissez une résolution plus basse.</translation>
    </message>
    <message>
        <source>No joint is left to bind to. Bind with --joints all, or list the joints in a file.</source>
        <translation>Il ne reste aucune articulation à lier. Liez avec --joints all, ou listez les articulations dans un fichier.</translation>
    </message>
    <message>
        <source>There is no joint %1 (named in %2). Check the spelling.</source>
        <translation>Il n&apos;y a pas d&apos;articulation&#xa0;%1 (nommée dans&#xa0;%2). Vérifiez l&apos;orthographe.</translation>
    </message>
    <message>
        <source>There is no joint %1 (named in %2). Did you mean %3?</source>
        <translation>Il n&apos;y a pas d&apos;articulation&#xa0;%1 (nommée dans&#xa0;%2). Vouliez-vous dire&#xa0;%3&#xa0;?</translation>
    </message>
    <message>
        <source>There is no part %1 in %2. Its parts are: %3.</source>
        <translation>Il n&apos;y a pas de pièce&#xa0;%1 dans&#xa0;%2. Ses pièces sont&#xa0;:&#xa0;%3.</translation>
    </message>
    <message>
        <source>Part %2 has no vertex %1. Choose one from 0 to %3.</source>
        <translation>La pièce&#xa0;%2 n&apos;a pas de sommet&#xa0;%1. Choisissez-en un de 0 à&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: choose from %3 to %4.</source>
        <translation>%1 ne peut pas valoir&#xa0;%2&#xa0;: choisissez de&#xa0;%3 à&#xa0;%4.</translation>
    </message>
    <message>
        <source>There is no parameter %1 (named in %2). Check the spelling.</source>
        <translation>Il n&apos;y a pas de paramètre&#xa0;%1 (nommé dans&#xa0;%2). Vérifiez l&apos;orthographe.</translation>
    </message>
    <message>
        <source>There is no solver %1. Choose one of these: %2.</source>
        <translation>Il n&apos;y a pas de solveur&#xa0;%1. Choisissez l&apos;un de ceux-ci&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free. Resolution %4 fits.</source>
        <translation>La résolution&#xa0;%3 demande environ&#xa0;%1 MiB de mémoire, mais seuls&#xa0;%2 MiB sont libres. La résolution&#xa0;%4 convient.</translation>
    </message>
    <message>
        <source>Resolution %3 needs about %1 MiB of memory, but only %2 MiB are free, too little for any resolution. Close other programs or decimate the mesh.</source>
        <translation>La résolution&#xa0;%3 demande environ&#xa0;%1 MiB de mémoire, mais seuls&#xa0;%2 MiB sont libres, trop peu pour toute résolution. Fermez d&apos;autres programmes ou décimez le maillage.</translation>
    </message>
    <message>
        <source>Refinement box %1 does not touch the character, which reaches from (%2, %3, %4) to (%5, %6, %7). Move the box.</source>
        <translation>La boîte d&apos;affinage&#xa0;%1 ne touche pas le personnage, qui va de (%2,&#xa0;%3,&#xa0;%4) à (%5,&#xa0;%6,&#xa0;%7). Déplacez la boîte.</translation>
    </message>
    <message>
        <source>Refinement box %1 at resolution %4 needs about %2 MiB of memory, but only %3 MiB are free. Use resolution %5 there, or a smaller box.</source>
        <translation>La boîte d&apos;affinage&#xa0;%1 à la résolution&#xa0;%4 demande environ&#xa0;%2 MiB de mémoire, mais seuls&#xa0;%3 MiB sont libres. Prenez-y la résolution&#xa0;%5, ou une boîte plus petite.</translation>
    </message>
    <message>
        <source>Out of memory during this: %1 (%2). Close other programs, or decimate the mesh.</source>
        <translation>Mémoire insuffisante pendant ceci&#xa0;:&#xa0;%1 (%2). Fermez d&apos;autres programmes, ou décimez le maillage.</translation>
    </message>
    <message>
        <source>All vertices of %1 have the same position, so it has no size. Check its scale and export it again.</source>
        <translation>Tous les sommets de&#xa0;%1 ont la même position&#xa0;: il n&apos;a pas de taille. Vérifiez son échelle et exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>There is no part %1 to set a binding for. The parts are: %2. Name a shell of a part by its number, like Body#3.</source>
        <translation>Il n&apos;y a pas de pièce&#xa0;%1 pour laquelle régler une liaison. Les pièces sont&#xa0;:&#xa0;%2. Nommez une coque d&apos;une pièce par son numéro, comme Body#3.</translation>
    </message>
    <message>
        <source>Part %1 cannot be bound to joint %2: the joint does not exist or is excluded from the bind. Choose another joint.</source>
        <translation>La pièce&#xa0;%1 ne peut pas être liée à l&apos;articulation&#xa0;%2&#xa0;: elle n&apos;existe pas ou est exclue de la liaison. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The binding of part %1 is not complete: rigid needs one joint, limit needs one or more, all others need none. Only smooth and limit can have a solver of their own.</source>
        <translation>La liaison de la pièce&#xa0;%1 est incomplète&#xa0;: rigide demande une articulation, limiter une ou plusieurs, les autres aucune. Seuls lisse et limiter peuvent avoir leur propre solveur.</translation>
    </message>
    <message>
        <source>Part %1: there is no solver %2. Choose one of these: %3.</source>
        <translation>Pièce&#xa0;%1&#xa0;: il n&apos;y a pas de solveur&#xa0;%2. Choisissez l&apos;un de ceux-ci&#xa0;:&#xa0;%3.</translation>
    </message>
    <message>
        <source>Part %1 has two bindings. Remove one of them.</source>
        <translation>La pièce&#xa0;%1 a deux liaisons. Retirez l&apos;une d&apos;elles.</translation>
    </message>
    <message>
        <source>Part %1 copies the nearest skin, but no part is bound smoothly. Bind at least one part smoothly.</source>
        <translation>La pièce&#xa0;%1 copie la peau la plus proche, mais aucune pièce n&apos;est liée en lisse. Liez au moins une pièce en lisse.</translation>
    </message>
    <message>
        <source>Every part is skipped, so there is nothing to bind. Bind at least one part.</source>
        <translation>Toutes les pièces sont ignorées&#xa0;: il n&apos;y a rien à lier. Liez au moins une pièce.</translation>
    </message>
    <message>
        <source>The voxels of %1 cannot be reused: joint %2 is missing in one of the two files or has another position. Use the same skeleton in the same bind pose, or bind without reuse.</source>
        <translation>Les voxels de&#xa0;%1 ne peuvent pas être réutilisés&#xa0;: l&apos;articulation&#xa0;%2 manque dans l&apos;un des deux fichiers ou a une autre position. Prenez le même squelette dans la même pose de liaison, ou liez sans réutilisation.</translation>
    </message>
    <message>
        <source>%1 does not fit the voxels of %4: %2 of its vertices are outside, by up to %3. Reuse a file of the same shape, or bind without reuse.</source>
        <translation>%1 ne va pas dans les voxels de&#xa0;%4&#xa0;:&#xa0;%2 de ses sommets sont dehors, de&#xa0;%3 au plus. Réutilisez un fichier de même forme, ou liez sans réutilisation.</translation>
    </message>
    <message>
        <source>A region cannot be named &quot;%1&quot;. Give every region a different name.</source>
        <translation>Une région ne peut pas s&apos;appeler «&#xa0;%1&#xa0;». Donnez à chaque région un nom différent.</translation>
    </message>
    <message>
        <source>Region %1: there is no solver %2. Choose one of these: %3.</source>
        <translation>Région&#xa0;%1&#xa0;: il n&apos;y a pas de solveur&#xa0;%2. Choisissez l&apos;un de ceux-ci&#xa0;:&#xa0;%3.</translation>
    </message>
    <message>
        <source>Region %1 has no size, or its position or size is not a number. Give it a size, or remove it.</source>
        <translation>La région&#xa0;%1 n&apos;a pas de taille, ou sa position ou sa taille n&apos;est pas un nombre. Donnez-lui une taille, ou retirez-la.</translation>
    </message>
    <message>
        <source>The vertices of part %2 painted into region %1 are not valid. List them in ascending order, each with an amount from 0 to 1.</source>
        <translation>Les sommets de la pièce&#xa0;%2 peints dans la région&#xa0;%1 ne sont pas valides. Listez-les en ordre croissant, chacun avec une quantité de 0 à 1.</translation>
    </message>
    <message>
        <source>The handle of joint %1 has a position or size that is not valid. Place it again, or remove it.</source>
        <translation>La poignée de l&apos;articulation&#xa0;%1 a une position ou une taille non valide. Replacez-la, ou retirez-la.</translation>
    </message>
    <message>
        <source>%1 cannot be read as a cage: %2. Export the cage again as OBJ.</source>
        <translation>%1 n&apos;est pas lisible comme cage&#xa0;:&#xa0;%2. Exportez de nouveau la cage en OBJ.</translation>
    </message>
    <message>
        <source>Canceled. No file was left half-written.</source>
        <translation>Annulé. Aucun fichier n&apos;est resté à moitié écrit.</translation>
    </message>
    <message>
        <source>%1: there is no such file. Check the path.</source>
        <translation>%1&#xa0;: ce fichier n&apos;existe pas. Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Check that it is a file and that you may read it.</source>
        <translation>%1 est illisible&#xa0;:&#xa0;%2. Vérifiez que c&apos;est un fichier et que vous avez le droit de le lire.</translation>
    </message>
    <message>
        <source>%1 is empty. Export it again.</source>
        <translation>%1 est vide. Exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. It may be damaged or have the wrong extension. Export it again, or as FBX or GLB.</source>
        <translation>%1 est illisible&#xa0;:&#xa0;%2. Il est peut-être abîmé ou a la mauvaise extension. Exportez-le de nouveau, ou en FBX ou GLB.</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be read. Convert it to one of these: %3.</source>
        <translation>%1&#xa0;: les fichiers de type «&#xa0;%2&#xa0;» ne peuvent pas être lus. Convertissez-le en l&apos;un de ceux-ci&#xa0;:&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 has no file extension, such as .fbx or .glb. Rename the file.</source>
        <translation>%1 n&apos;a pas d&apos;extension de fichier, comme .fbx ou .glb. Renommez le fichier.</translation>
    </message>
    <message>
        <source>%1: files of type &quot;%2&quot; cannot be written here. Use the extension %3.</source>
        <translation>%1&#xa0;: les fichiers de type «&#xa0;%2&#xa0;» ne peuvent pas être écrits ici. Utilisez l&apos;extension&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 has no file extension. Use %3.</source>
        <translation>%1 n&apos;a pas d&apos;extension de fichier. Utilisez&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder, or check its permissions and the free disk space.</source>
        <translation>%1 ne peut pas être écrit&#xa0;:&#xa0;%2. Choisissez un autre dossier, ou vérifiez ses droits et l&apos;espace disque libre.</translation>
    </message>
    <message>
        <source>%1 contains no mesh. Export the character together with its mesh.</source>
        <translation>%1 ne contient aucun maillage. Exportez le personnage avec son maillage.</translation>
    </message>
    <message>
        <source>%1 contains no faces. Export the mesh with its polygons.</source>
        <translation>%1 ne contient aucune face. Exportez le maillage avec ses polygones.</translation>
    </message>
    <message>
        <source>%1: none of the %3 vertices of %2 has a valid position. Look for a broken modifier, constraint or scale, and export the mesh again.</source>
        <translation>%1&#xa0;: aucun des&#xa0;%3 sommets de&#xa0;%2 n&apos;a de position valide. Cherchez un modificateur, une contrainte ou une échelle défectueux, et exportez de nouveau le maillage.</translation>
    </message>
    <message>
        <source>%1 contains no skeleton. Use one from another file with --skeleton (%2).</source>
        <translation>%1 ne contient aucun squelette. Prenez celui d&apos;un autre fichier avec --skeleton (%2).</translation>
    </message>
    <message>
        <source>%1 contains no skin weights, so no joint moves the mesh. Bind it first.</source>
        <translation>%1 ne contient pas de poids de skinning&#xa0;: aucune articulation ne déplace le maillage. Liez-le d&apos;abord.</translation>
    </message>
    <message>
        <source>%1 has %2 faces; the limit is %3. Decimate the mesh or split the file.</source>
        <translation>%1 a&#xa0;%2 faces&#xa0;; la limite est&#xa0;%3. Décimez le maillage ou divisez le fichier.</translation>
    </message>
    <message>
        <source>The recipe %1 cannot be used: %2. Correct or remove it.</source>
        <translation>La recette&#xa0;%1 est inutilisable&#xa0;:&#xa0;%2. Corrigez-la ou retirez-la.</translation>
    </message>
    <message>
        <source>The pose %1 cannot be used: %2. Correct the file.</source>
        <translation>La pose&#xa0;%1 est inutilisable&#xa0;:&#xa0;%2. Corrigez le fichier.</translation>
    </message>
    <message>
        <source>The picture %1 cannot be written: %2. Choose another folder, and a name that ends in .png.</source>
        <translation>L&apos;image&#xa0;%1 ne peut pas être écrite&#xa0;:&#xa0;%2. Choisissez un autre dossier, et un nom finissant par .png.</translation>
    </message>
    <message>
        <source>The project %1 is damaged: %2. The file was not changed; open an older copy, or the character itself.</source>
        <translation>Le projet&#xa0;%1 est abîmé&#xa0;:&#xa0;%2. Le fichier n&apos;a pas été modifié&#xa0;; ouvrez une copie plus ancienne, ou le personnage lui-même.</translation>
    </message>
    <message>
        <source>The project %1 has version %2; this release reads versions up to %3. Open it with a newer release.</source>
        <translation>Le projet&#xa0;%1 a la version&#xa0;%2&#xa0;; ce programme lit les versions jusqu&apos;à&#xa0;%3. Ouvrez-le avec un programme plus récent.</translation>
    </message>
    <message>
        <source>The project %1 needs the file %2, which no longer exists. Locate the file.</source>
        <translation>Le projet&#xa0;%1 a besoin du fichier&#xa0;%2, qui n&apos;existe plus. Retrouvez le fichier.</translation>
    </message>
    <message>
        <source>The file %2 has changed since the project %1 was saved, so the weights may differ. Choose the old file, or continue with this one.</source>
        <translation>Le fichier&#xa0;%2 a changé depuis l&apos;enregistrement du projet&#xa0;%1&#xa0;: les poids peuvent différer. Choisissez l&apos;ancien fichier, ou continuez avec celui-ci.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Open it again, or write a new file with --rebuild.</source>
        <translation>%1 a été modifié par un autre programme depuis son ouverture. Rouvrez-le, ou écrivez un nouveau fichier avec --rebuild.</translation>
    </message>
    <message>
        <source>%1 was not written: more than the skin would differ from the original file (%2). Rebuild the whole file (--rebuild), and please report this.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: plus que la peau différerait du fichier d&apos;origine (%2). Reconstruisez tout le fichier (--rebuild), et merci de le signaler.</translation>
    </message>
    <message>
        <source>The weights cannot be written into %1: %2 has other vertices there. Open the file again, or write a new one with --rebuild.</source>
        <translation>Les poids ne peuvent pas être écrits dans&#xa0;%1&#xa0;:&#xa0;%2 y a d&apos;autres sommets. Rouvrez le fichier, ou écrivez-en un nouveau avec --rebuild.</translation>
    </message>
    <message>
        <source>%1 cannot be the file that was read with another skin, because %2. Export as GLB, or write a new VRM with --rebuild.</source>
        <translation>%1 ne peut pas être le fichier lu avec une autre peau, parce que&#xa0;%2. Exportez en GLB, ou écrivez un nouveau VRM avec --rebuild.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and no joint was recognized as %2. Choose the joints in the export dialog, or with --vrm-bone, such as hips=Pelvis.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: un VRM demande un squelette humanoïde, et aucune articulation n&apos;a été reconnue comme&#xa0;%2. Choisissez les articulations dans la boîte d&apos;export, ou avec --vrm-bone, par exemple hips=Pelvis.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM needs a humanoid skeleton, and there is no skeleton. Load one from another file.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: un VRM demande un squelette humanoïde, et il n&apos;y a pas de squelette. Chargez-en un d&apos;un autre fichier.</translation>
    </message>
    <message>
        <source>%1 was not written: in a VRM, %2 (joint %3) has to be below %4 (joint %5) in the joint tree. Choose other joints in the export dialog, or with --vrm-bone.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: dans un VRM,&#xa0;%2 (articulation&#xa0;%3) doit être sous&#xa0;%4 (articulation&#xa0;%5). Choisissez d&apos;autres articulations dans la boîte d&apos;export, ou avec --vrm-bone.</translation>
    </message>
    <message>
        <source>%1 was not written: joint %2 cannot be both %3 and %4. Choose another joint in the export dialog, or with --vrm-bone.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: l&apos;articulation&#xa0;%2 ne peut pas être à la fois&#xa0;%3 et&#xa0;%4. Choisissez-en une autre dans la boîte d&apos;export, ou avec --vrm-bone.</translation>
    </message>
    <message>
        <source>VRM has no bone %1. The manual page on VRM lists its bones.</source>
        <translation>VRM n&apos;a pas d&apos;os&#xa0;%1. La page du manuel sur VRM liste ses os.</translation>
    </message>
    <message>
        <source>%1 was not written: a VRM names its author. Enter one in the export dialog, or use --vrm-author.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: un VRM nomme son auteur. Entrez-en un dans la boîte d&apos;export, ou utilisez --vrm-author.</translation>
    </message>
    <message>
        <source>The automatically saved work cannot be recovered: %2. The file was kept as %1.</source>
        <translation>Le travail sauvegardé automatiquement ne peut pas être récupéré&#xa0;:&#xa0;%2. Le fichier a été gardé sous&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 contains no skeleton, but a rigged character is needed. Bind it first.</source>
        <translation>%1 ne contient aucun squelette, mais il faut un personnage riggé. Liez-le d&apos;abord.</translation>
    </message>
    <message>
        <source>%1 was not written: it would overwrite the input %2. Choose another name, or overwrite it with --force.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: il écraserait l&apos;entrée&#xa0;%2. Choisissez un autre nom, ou écrasez-la avec --force.</translation>
    </message>
    <message>
        <source>%1 exists and does not belong to %2, so nothing was written. Choose another name or folder, or overwrite it with --force.</source>
        <translation>%1 existe et n&apos;appartient pas à&#xa0;%2&#xa0;: rien n&apos;a été écrit. Choisissez un autre nom ou dossier, ou écrasez-le avec --force.</translation>
    </message>
    <message>
        <source>%1 would be written twice: it also belongs to %2. Choose another name.</source>
        <translation>%1 serait écrit deux fois&#xa0;: il appartient aussi à&#xa0;%2. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>%1 refers to the file %2, which was not read because it is outside its folder. Put it beside %1, or export as GLB.</source>
        <translation>%1 renvoie au fichier&#xa0;%2, qui n&apos;a pas été lu car il est hors de son dossier. Mettez-le à côté de&#xa0;%1, ou exportez en GLB.</translation>
    </message>
    <message>
        <source>%1 needs the glTF extension %2, which is not supported. Export it without that extension, or as FBX.</source>
        <translation>%1 demande l&apos;extension glTF&#xa0;%2, qui n&apos;est pas prise en charge. Exportez-le sans cette extension, ou en FBX.</translation>
    </message>
    <message>
        <source>%1 names no character to bind. Put files in it that Sinew reads, such as %2.</source>
        <translation>%1 ne nomme aucun personnage à lier. Mettez-y des fichiers que Sinew lit, comme&#xa0;%2.</translation>
    </message>
    <message>
        <source>Nothing was bound: the output folder %1 lies inside the input folder %2. Choose a folder outside it.</source>
        <translation>Rien n&apos;a été lié&#xa0;: le dossier de sortie&#xa0;%1 est dans le dossier d&apos;entrée&#xa0;%2. Choisissez-en un en dehors.</translation>
    </message>
    <message>
        <source>Nothing was bound: %1 and %2 would both be written to %3. Rename one of them, or bind them into different folders.</source>
        <translation>Rien n&apos;a été lié&#xa0;:&#xa0;%1 et&#xa0;%2 seraient tous deux écrits dans&#xa0;%3. Renommez l&apos;un d&apos;eux, ou liez-les dans des dossiers différents.</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files was stopped after %3 seconds. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1&#xa0;: le lecteur de fichiers&#xa0;%2 a été arrêté après&#xa0;%3 secondes. Le fichier est peut-être abîmé. Convertissez-le en FBX ou GLB.</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files crashed. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1&#xa0;: le lecteur de fichiers&#xa0;%2 a planté. Le fichier est peut-être abîmé. Convertissez-le en FBX ou GLB.</translation>
    </message>
    <message>
        <source>%1: the reader for %2 files needs more than %3 GiB of memory. The file may be damaged. Convert it to FBX or GLB.</source>
        <translation>%1&#xa0;: le lecteur de fichiers&#xa0;%2 demande plus de&#xa0;%3 GiB de mémoire. Le fichier est peut-être abîmé. Convertissez-le en FBX ou GLB.</translation>
    </message>
    <message>
        <source>The skeleton in %1 cannot be used: %2. Correct the file.</source>
        <translation>Le squelette de&#xa0;%1 est inutilisable&#xa0;:&#xa0;%2. Corrigez le fichier.</translation>
    </message>
    <message>
        <source>The skeleton in %1 has a loop: joint %2 is its own ancestor. Give it another parent.</source>
        <translation>Le squelette de&#xa0;%1 a une boucle&#xa0;: l&apos;articulation&#xa0;%2 est son propre ancêtre. Donnez-lui un autre parent.</translation>
    </message>
    <message>
        <source>%1 has %2 joints; the limit is %3. Remove joints that deform nothing.</source>
        <translation>%1 a&#xa0;%2 articulations&#xa0;; la limite est&#xa0;%3. Retirez les articulations qui ne déforment rien.</translation>
    </message>
    <message>
        <source>%1 and %2 have no joint names in common, so their weights cannot be compared. Compare files with the same skeleton.</source>
        <translation>%1 et&#xa0;%2 n&apos;ont aucun nom d&apos;articulation commun&#xa0;: leurs poids ne peuvent pas être comparés. Comparez des fichiers au même squelette.</translation>
    </message>
    <message>
        <source>There is a joint named %1 already. Choose another name.</source>
        <translation>Il y a déjà une articulation nommée&#xa0;%1. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>A joint needs a name.</source>
        <translation>Une articulation a besoin d&apos;un nom.</translation>
    </message>
    <message>
        <source>%1 cannot be placed under %2, which is below it or itself. Choose a joint outside this branch.</source>
        <translation>%1 ne peut pas être placée sous&#xa0;%2, qui est en dessous ou elle-même. Choisissez une articulation hors de cette branche.</translation>
    </message>
    <message>
        <source>%1 is the joint of a point handle or a cage. Change the handle or the cage instead.</source>
        <translation>%1 est l&apos;articulation d&apos;une poignée point ou d&apos;une cage. Modifiez plutôt la poignée ou la cage.</translation>
    </message>
    <message>
        <source>%1 cannot stand there: its position or rotation is not a usable number. Give it another place.</source>
        <translation>%1 ne peut pas être là&#xa0;: sa position ou sa rotation n&apos;est pas un nombre utilisable. Donnez-lui une autre place.</translation>
    </message>
    <message>
        <source>%1 has no bone there: no joint to end at. Add a joint first.</source>
        <translation>%1 n&apos;a pas d&apos;os ici&#xa0;: aucune articulation où finir. Ajoutez d&apos;abord une articulation.</translation>
    </message>
    <message>
        <source>No joint of %1 would be left. Keep one at least.</source>
        <translation>Il ne resterait aucune articulation de&#xa0;%1. Gardez-en au moins une.</translation>
    </message>
    <message>
        <source>There is no other side to mirror to: none of these vertices has a counterpart across the mirror plane. Choose another axis or other joints under Weights &gt; Mirror &gt; Joint Mapping.</source>
        <translation>Il n&apos;y a pas d&apos;autre côté où refléter&#xa0;: aucun de ces sommets n&apos;a de vis-à-vis de l&apos;autre côté du plan miroir. Choisissez un autre axe ou d&apos;autres articulations sous Poids &gt; Miroir &gt; Correspondance des articulations.</translation>
    </message>
    <message>
        <source>%1 is flat: there is no inside that a skeleton could be fitted to. Give the mesh thickness.</source>
        <translation>%1 est plat&#xa0;: il n&apos;y a pas d&apos;intérieur où ajuster un squelette. Donnez de l&apos;épaisseur au maillage.</translation>
    </message>
    <message>
        <source>%1 holds %2 characters that stand apart. Fit a skeleton to one at a time: delete or export the others first.</source>
        <translation>%1 contient&#xa0;%2 personnages séparés. Ajustez un squelette à un seul à la fois&#xa0;: supprimez ou exportez d&apos;abord les autres.</translation>
    </message>
    <message>
        <source>The character in %1 is lying down. Say which way is up (--up %2), or choose the template for four legs.</source>
        <translation>Le personnage de&#xa0;%1 est couché. Dites où est le haut (--up&#xa0;%2), ou choisissez le modèle à quatre pattes.</translation>
    </message>
    <message>
        <source>The character in %1 is upside down. Say which way is up: --up %2.</source>
        <translation>Le personnage de&#xa0;%1 est à l&apos;envers. Dites où est le haut&#xa0;: --up&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1: no %2 were found. Set these markers: %3.</source>
        <translation>%1&#xa0;: introuvable&#xa0;:&#xa0;%2. Posez ces repères&#xa0;:&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1: of %2 legs only %3 were found. Ask for as many as there are, or set the markers at the ends of the legs.</source>
        <translation>%1&#xa0;: de&#xa0;%2 jambes, seules&#xa0;%3 ont été trouvées. Demandez-en autant qu&apos;il y en a, ou posez les repères au bout des jambes.</translation>
    </message>
    <message>
        <source>There is no marker %1. The markers are %2.</source>
        <translation>Il n&apos;y a pas de repère&#xa0;%1. Les repères sont&#xa0;%2.</translation>
    </message>
    <message>
        <source>The marker %1 is set twice. Remove one of them.</source>
        <translation>Le repère&#xa0;%1 est posé deux fois. Retirez l&apos;un des deux.</translation>
    </message>
    <message>
        <source>The markers %1 and %2 lie in the same place. Move one of them.</source>
        <translation>Les repères&#xa0;%1 et&#xa0;%2 sont au même endroit. Déplacez l&apos;un d&apos;eux.</translation>
    </message>
    <message>
        <source>The marker %1 lies %2 outside the mesh. Move it onto the mesh.</source>
        <translation>Le repère&#xa0;%1 est à&#xa0;%2 hors du maillage. Déplacez-le sur le maillage.</translation>
    </message>
    <message>
        <source>The marker %1 lies on the wrong side. Left and right are those of the character, not of the viewer.</source>
        <translation>Le repère&#xa0;%1 est du mauvais côté. Gauche et droite sont celles du personnage, pas du spectateur.</translation>
    </message>
    <message>
        <source>The marker %1 has to lie above the marker %2. Move one of them, or turn the character upright.</source>
        <translation>Le repère&#xa0;%1 doit être au-dessus du repère&#xa0;%2. Déplacez l&apos;un d&apos;eux, ou redressez le personnage.</translation>
    </message>
    <message>
        <source>%1 cannot be used as markers or a chain: %2. Correct the file.</source>
        <translation>%1 est inutilisable comme repères ou chaîne&#xa0;:&#xa0;%2. Corrigez le fichier.</translation>
    </message>
    <message>
        <source>There is no template %1. The templates are %2, or a rigged file.</source>
        <translation>Il n&apos;y a pas de modèle&#xa0;%1. Les modèles sont&#xa0;%2, ou un fichier riggé.</translation>
    </message>
    <message>
        <source>The names of the %1 joints do not say which are hips, head, arms and legs. Rename them in a usual way, such as Hips and LeftArm.</source>
        <translation>Les noms des&#xa0;%1 articulations ne disent pas lesquelles sont hanches, tête, bras et jambes. Renommez-les de façon courante, comme Hips et LeftArm.</translation>
    </message>
    <message>
        <source>The line is too short for a chain of joints. Draw a longer one.</source>
        <translation>La ligne est trop courte pour une chaîne d&apos;articulations. Tracez-en une plus longue.</translation>
    </message>
    <message>
        <source>The line does not lie on a skirt or a cape. Draw it on the cloth, from its upper border down to its hem.</source>
        <translation>La ligne n&apos;est pas sur une jupe ou une cape. Tracez-la sur le tissu, de son bord supérieur jusqu&apos;à l&apos;ourlet.</translation>
    </message>
    <message>
        <source>%1 lacks %2 of the %3 vertices of %4, so their weights cannot be compared. Compare files with the same mesh, in the same pose and size.</source>
        <translation>Il manque à&#xa0;%1&#xa0;%2 des&#xa0;%3 sommets de&#xa0;%4&#xa0;: leurs poids ne peuvent pas être comparés. Comparez des fichiers au même maillage, dans la même pose et la même taille.</translation>
    </message>
    <message>
        <source>The weights of joint %1 are locked. Unlock it to paint on it.</source>
        <translation>Les poids de l&apos;articulation&#xa0;%1 sont verrouillés. Déverrouillez-la pour la peindre.</translation>
    </message>
    <message>
        <source>Select the joint to paint: click its bone, or its name in the Joints panel.</source>
        <translation>Sélectionnez l&apos;articulation à peindre&#xa0;: cliquez son os, ou son nom dans le panneau Articulations.</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; cannot be painted: it is hidden, or it is a mirror or relax layer. Show it, select a paint layer, or add one.</source>
        <translation>Le calque «&#xa0;%1&#xa0;» ne peut pas être peint&#xa0;: il est masqué, ou c&apos;est un calque miroir ou de relaxation. Affichez-le, sélectionnez un calque de peinture, ou ajoutez-en un.</translation>
    </message>
    <message>
        <source>The weights of all joints are locked. Unlock the joints you want to paint.</source>
        <translation>Les poids de toutes les articulations sont verrouillés. Déverrouillez celles que vous voulez peindre.</translation>
    </message>
    <message>
        <source>No layer was made on the mesh of %1: its parts have other vertex counts. Choose the file that was open when the layers were painted.</source>
        <translation>Aucun calque n&apos;a été fait sur le maillage de&#xa0;%1&#xa0;: ses pièces ont d&apos;autres nombres de sommets. Choisissez le fichier ouvert quand les calques ont été peints.</translation>
    </message>
    <message>
        <source>No joint with weights in %1 has a counterpart in %2, so no weights were transferred. List the pairs of joint names in a joint table.</source>
        <translation>Aucune articulation avec poids de&#xa0;%1 n&apos;a de vis-à-vis dans&#xa0;%2&#xa0;: aucun poids n&apos;a été transféré. Listez les paires de noms dans une table d&apos;articulations.</translation>
    </message>
    <message>
        <source>The joint table %1 cannot be used: %2. Correct the file.</source>
        <translation>La table d&apos;articulations&#xa0;%1 est inutilisable&#xa0;:&#xa0;%2. Corrigez le fichier.</translation>
    </message>
    <message>
        <source>The weights in %1 cannot be read: %2. Export them again, or correct the file.</source>
        <translation>Les poids de&#xa0;%1 sont illisibles&#xa0;:&#xa0;%2. Exportez-les de nouveau, ou corrigez le fichier.</translation>
    </message>
    <message>
        <source>%1 has weights for %2 vertices, but %3 has %4. Use the mesh that the weights were exported from.</source>
        <translation>%1 a des poids pour&#xa0;%2 sommets, mais&#xa0;%3 en a&#xa0;%4. Prenez le maillage d&apos;où les poids ont été exportés.</translation>
    </message>
    <message>
        <source>Part %1 of %2 has no UVs, so its weights cannot be images. Unwrap it, or use CSV or JSON.</source>
        <translation>La pièce&#xa0;%1 de&#xa0;%2 n&apos;a pas d&apos;UV&#xa0;: ses poids ne peuvent pas être des images. Dépliez-la, ou utilisez CSV ou JSON.</translation>
    </message>
    <message>
        <source>%1 is a Git LFS pointer, not the file itself. Get it with git lfs pull, or download it from its page.</source>
        <translation>%1 est un pointeur Git LFS, pas le fichier lui-même. Obtenez-le avec git lfs pull, ou téléchargez-le depuis sa page.</translation>
    </message>
    <message>
        <source>%1 is a web page, not the file itself. Open the page in a browser and download the file there.</source>
        <translation>%1 est une page web, pas le fichier lui-même. Ouvrez la page dans un navigateur et téléchargez-y le fichier.</translation>
    </message>
    <message>
        <source>%1 is a JSON text, such as the answer of a server that does not have the file. Download the file again.</source>
        <translation>%1 est un texte JSON, comme la réponse d&apos;un serveur qui n&apos;a pas le fichier. Téléchargez le fichier de nouveau.</translation>
    </message>
    <message>
        <source>%1 is a plain text, not the file that its extension says. Download it again, or choose another file.</source>
        <translation>%1 est du texte brut, pas le fichier que dit son extension. Téléchargez-le de nouveau, ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 is a ZIP archive. Unpack it, and open a file in it.</source>
        <translation>%1 est une archive ZIP. Décompressez-la, et ouvrez un fichier qu&apos;elle contient.</translation>
    </message>
    <message>
        <source>%1 is a 7z archive. Unpack it, and open a file in it.</source>
        <translation>%1 est une archive 7z. Décompressez-la, et ouvrez un fichier qu&apos;elle contient.</translation>
    </message>
    <message>
        <source>%1 is a RAR archive. Unpack it, and open a file in it.</source>
        <translation>%1 est une archive RAR. Décompressez-la, et ouvrez un fichier qu&apos;elle contient.</translation>
    </message>
    <message>
        <source>%1 is compressed with gzip. Unpack it first.</source>
        <translation>%1 est compressé avec gzip. Décompressez-le d&apos;abord.</translation>
    </message>
    <message>
        <source>%1 is a PDF document. Choose the file of the model.</source>
        <translation>%1 est un document PDF. Choisissez le fichier du modèle.</translation>
    </message>
    <message>
        <source>%1 is an image, not a model. Choose the file of the model. To open a drawn character, save it as PNG with transparency.</source>
        <translation>%1 est une image, pas un modèle. Choisissez le fichier du modèle. Pour ouvrir un personnage dessiné, enregistrez-le en PNG avec transparence.</translation>
    </message>
    <message>
        <source>%1 is a Blender file. Open it in Blender, and export the character as FBX or GLB.</source>
        <translation>%1 est un fichier Blender. Ouvrez-le dans Blender, et exportez le personnage en FBX ou GLB.</translation>
    </message>
    <message>
        <source>%1 is a USD file, which cannot be read. Export the character as FBX or GLB.</source>
        <translation>%1 est un fichier USD, qui ne peut pas être lu. Exportez le personnage en FBX ou GLB.</translation>
    </message>
    <message>
        <source>%1 is an FBX file with the wrong extension. Rename it so that it ends in .fbx.</source>
        <translation>%1 est un fichier FBX avec la mauvaise extension. Renommez-le pour qu&apos;il finisse par .fbx.</translation>
    </message>
    <message>
        <source>%1 is a GLB file with the wrong extension. Rename it so that it ends in .glb.</source>
        <translation>%1 est un fichier GLB avec la mauvaise extension. Renommez-le pour qu&apos;il finisse par .glb.</translation>
    </message>
    <message>
        <source>%1 is a glTF file with the wrong extension. Rename it so that it ends in .gltf.</source>
        <translation>%1 est un fichier glTF avec la mauvaise extension. Renommez-le pour qu&apos;il finisse par .gltf.</translation>
    </message>
    <message>
        <source>%1 is a Collada file with the wrong extension. Rename it so that it ends in .dae.</source>
        <translation>%1 est un fichier Collada avec la mauvaise extension. Renommez-le pour qu&apos;il finisse par .dae.</translation>
    </message>
    <message>
        <source>%1 is a PLY file with the wrong extension. Rename it so that it ends in .ply.</source>
        <translation>%1 est un fichier PLY avec la mauvaise extension. Renommez-le pour qu&apos;il finisse par .ply.</translation>
    </message>
    <message>
        <source>%1 is a BVH file with the wrong extension. Rename it so that it ends in .bvh.</source>
        <translation>%1 est un fichier BVH avec la mauvaise extension. Renommez-le pour qu&apos;il finisse par .bvh.</translation>
    </message>
    <message>
        <source>%1 is %2, and the oldest version that can be read is %3. Convert it with %4, or export it again as FBX or GLB.</source>
        <translation>%1 est du&#xa0;%2, et la plus ancienne version lisible est&#xa0;%3. Convertissez-le avec&#xa0;%4, ou exportez-le de nouveau en FBX ou GLB.</translation>
    </message>
    <message>
        <source>%1 is %2, and the oldest version that can be read is %3. Export it again as FBX or GLB.</source>
        <translation>%1 est du&#xa0;%2, et la plus ancienne version lisible est&#xa0;%3. Exportez-le de nouveau en FBX ou GLB.</translation>
    </message>
    <message>
        <source>%1 is %2, and the newest version that can be read is %3. Convert it with %4, or export it again as FBX or GLB.</source>
        <translation>%1 est du&#xa0;%2, et la plus récente version lisible est&#xa0;%3. Convertissez-le avec&#xa0;%4, ou exportez-le de nouveau en FBX ou GLB.</translation>
    </message>
    <message>
        <source>%1 is %2, and the newest version that can be read is %3. Export it again in that version, or as FBX or GLB.</source>
        <translation>%1 est du&#xa0;%2, et la plus récente version lisible est&#xa0;%3. Exportez-le de nouveau dans cette version, ou en FBX ou GLB.</translation>
    </message>
    <message>
        <source>%1 contains a motion and no mesh. Open a rigged character and play the motion on it: Pose &gt; Load Motion, or sinew pose CHARACTER --motion %1.</source>
        <translation>%1 contient un mouvement et pas de maillage. Ouvrez un personnage riggé et appliquez-lui le mouvement&#xa0;: Pose &gt; Charger un mouvement, ou sinew pose CHARACTER --motion %1.</translation>
    </message>
    <message>
        <source>%1 contains a skeleton and no mesh. Open the character and give it this skeleton: File &gt; Load Skeleton, or sinew bind CHARACTER --skeleton %1.</source>
        <translation>%1 contient un squelette et pas de maillage. Ouvrez le personnage et donnez-lui ce squelette&#xa0;: Fichier &gt; Charger un squelette, ou sinew bind CHARACTER --skeleton %1.</translation>
    </message>
    <message>
        <source>The motion in %1 cannot be used: line %3: %2. Correct the file, or export it again.</source>
        <translation>Le mouvement de&#xa0;%1 est inutilisable&#xa0;: ligne&#xa0;%3&#xa0;:&#xa0;%2. Corrigez le fichier, ou exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>The motion in %1 cannot be used: %2. Correct the file, or export it again.</source>
        <translation>Le mouvement de&#xa0;%1 est inutilisable&#xa0;:&#xa0;%2. Corrigez le fichier, ou exportez-le de nouveau.</translation>
    </message>
    <message>
        <source>%1 is %2 MB, but files of this kind may be at most %3 MB. Check that it is the right file, or make it smaller.</source>
        <translation>%1 fait&#xa0;%2 Mo, et les fichiers de ce genre peuvent faire&#xa0;%3 Mo. Vérifiez que c&apos;est le bon fichier, ou réduisez-le.</translation>
    </message>
    <message>
        <source>%1 is left out of the list: there is a line feed or another control character in its name. Rename it, or list with --list0.</source>
        <translation>%1 est omis de la liste&#xa0;: son nom contient un saut de ligne ou un autre caractère de contrôle. Renommez-le, ou listez avec --list0.</translation>
    </message>
    <message>
        <source>%1 is not the kind of file its extension says, but this: %2. Choose another file.</source>
        <translation>%1 n&apos;est pas ce que dit son extension, mais ceci&#xa0;:&#xa0;%2. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>%1 cannot be used as a character: %2. Save it as PNG with transparency, in RGB with 8 bits a channel.</source>
        <translation>%1 ne peut pas servir de personnage&#xa0;:&#xa0;%2. Enregistrez-le en PNG avec transparence, en RVB à 8 bits par canal.</translation>
    </message>
    <message>
        <source>The name of %1 is too long: file names may have %2 bytes here. Choose a shorter one.</source>
        <translation>Le nom de&#xa0;%1 est trop long&#xa0;: ici, les noms de fichiers peuvent avoir&#xa0;%2 octets. Choisissez-en un plus court.</translation>
    </message>
    <message>
        <source>The body in %1 does not stand on %2, as the template %3 needs. Use the template %4 (--template %4). To fit it all the same, set markers at the ends of the legs, or use --force.</source>
        <translation>Le corps de&#xa0;%1 ne se tient pas sur&#xa0;%2, comme le demande le modèle&#xa0;%3. Utilisez le modèle&#xa0;%4 (--template %4). Pour l&apos;ajuster quand même, posez des repères au bout des jambes, ou utilisez --force.</translation>
    </message>
    <message>
        <source>No vertex of %2 lies within reach of the surface of %1, so no weights were transferred. Put both in the same place at the same scale, or raise the distance or the angle.</source>
        <translation>Aucun sommet de&#xa0;%2 n&apos;est à portée de la surface de&#xa0;%1&#xa0;: aucun poids n&apos;a été transféré. Mettez les deux au même endroit et à la même échelle, ou augmentez la distance ou l&apos;angle.</translation>
    </message>
    <message>
        <source>All normals of %2 within reach of the surface of %1 face the other way, so no weights were transferred. Recalculate its normals, or ignore which way they face: --flipped-normals, or Accept flipped normals in the dialog.</source>
        <translation>Toutes les normales de&#xa0;%2 à portée de la surface de&#xa0;%1 pointent dans l&apos;autre sens&#xa0;: aucun poids n&apos;a été transféré. Recalculez ses normales, ou ignorez leur sens&#xa0;: --flipped-normals, ou «&#xa0;Accepter les normales inversées&#xa0;» dans la fenêtre.</translation>
    </message>
    <message>
        <source>Voxels cannot be drawn: there is no OpenGL 3.3, or no display. Bind with --voxelizer columns, or start Sinew on a desktop or under xvfb-run.</source>
        <translation>Les voxels ne peuvent pas être dessinés : il n&apos;y a pas d&apos;OpenGL 3.3 ou pas d&apos;écran. Liez avec --voxelizer columns, ou lancez Sinew sur un bureau ou sous xvfb-run.</translation>
    </message>
    <message>
        <source>The graphics driver failed while it drew the voxels. Bind with --voxelizer columns, or choose a lower resolution.</source>
        <translation>Le pilote graphique a échoué en dessinant les voxels. Liez avec --voxelizer columns, ou choisissez une résolution plus basse.</translation>
    </message>
    <message>
        <source>The stiffness by angle of joint %1 has no key. Give at least one angle with its stiffness (alpha).</source>
        <translation>La rigidité selon l&apos;angle de l&apos;articulation %1 n&apos;a pas de clé. Donnez au moins un angle avec sa rigidité (alpha).</translation>
    </message>
    <message>
        <source>The stiffness by angle of joint %1 has two keys at %2 degrees. Give each angle once.</source>
        <translation>La rigidité selon l&apos;angle de l&apos;articulation %1 a deux clés à %2 degrés. Donnez chaque angle une seule fois.</translation>
    </message>
    <message>
        <source>%1 was not written: its format is for flat characters, and %2 is not flat, or is not seen from the front. Open a picture as the character, or export as GLB or FBX.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: son format est pour les personnages plats, et&#xa0;%2 n&apos;est pas plat, ou n&apos;est pas vu de face. Ouvrez une image comme personnage, ou exportez en GLB ou FBX.</translation>
    </message>
    <message>
        <source>%1 was not written: %2 can hold about %4 of these vertices, and there are %3. Open the picture with fewer triangles (the line &quot;density&quot; of a .layers file), or lower Max Influences.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;:&#xa0;%2 peut contenir environ&#xa0;%4 de ces sommets, et il y en a&#xa0;%3. Ouvrez l&apos;image avec moins de triangles (la ligne «&#xa0;density&#xa0;» d&apos;un fichier .layers), ou diminuez Influences max.</translation>
    </message>
    <message>
        <source>%1 was not written: its pictures do not fit into one picture of %2 x %2 pixels, as the format needs it. Make them smaller, or export as .tscn.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: ses images ne tiennent pas dans une seule image de&#xa0;%2 x&#xa0;%2 pixels, comme le format le demande. Réduisez-les, ou exportez en .tscn.</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 has no key. Give at least one angle with its value.</source>
        <translation>Un pilote selon l&apos;angle de l&apos;articulation&#xa0;%1 n&apos;a pas de clé. Donnez au moins un angle avec sa valeur.</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 has two keys at %2 degrees. Give each angle once.</source>
        <translation>Un pilote selon l&apos;angle de l&apos;articulation&#xa0;%1 a deux clés à&#xa0;%2 degrés. Donnez chaque angle une seule fois.</translation>
    </message>
    <message>
        <source>Joint %1 cannot drive itself. Choose another joint as the target.</source>
        <translation>L&apos;articulation&#xa0;%1 ne peut pas se piloter elle-même. Choisissez-en une autre comme cible.</translation>
    </message>
    <message>
        <source>Joint %1 would drive itself: %2. Remove one driver of this circle, or choose another joint.</source>
        <translation>L&apos;articulation&#xa0;%1 se piloterait elle-même&#xa0;:&#xa0;%2. Retirez un pilote de cette boucle, ou choisissez une autre articulation.</translation>
    </message>
    <message>
        <source>%1 cannot become a shape: %2 has %3 vertices there and %4 here. Sculpt the mesh without adding or removing vertices.</source>
        <translation>%1 ne peut pas devenir une forme&#xa0;:&#xa0;%2 y a&#xa0;%3 sommets, et&#xa0;%4 ici. Sculptez le maillage sans ajouter ni retirer de sommets.</translation>
    </message>
    <message>
        <source>No joint is turned in this pose, so nothing can drive the shape %1. Turn a joint first.</source>
        <translation>Aucune articulation n&apos;est tournée dans cette pose&#xa0;: rien ne peut piloter la forme&#xa0;%1. Tournez d&apos;abord une articulation.</translation>
    </message>
    <message>
        <source>The shape %1 would move no vertex: the mesh is shown like this already. Use the pose in which it was sculpted.</source>
        <translation>La forme&#xa0;%1 ne déplacerait aucun sommet&#xa0;: le maillage s&apos;affiche déjà ainsi. Prenez la pose dans laquelle il a été sculpté.</translation>
    </message>
    <message>
        <source>The limits of %1 are swapped: around %2 the min, %3°, is greater than the max, %4°. Swap the two.</source>
        <translation>Les limites de&#xa0;%1 sont inversées&#xa0;: autour de&#xa0;%2, le minimum,&#xa0;%3°, dépasse le maximum,&#xa0;%4°. Échangez les deux.</translation>
    </message>
    <message>
        <source>A limit of %1 is not a usable number. Give every limit in degrees.</source>
        <translation>Une limite de&#xa0;%1 n&apos;est pas un nombre utilisable. Donnez chaque limite en degrés.</translation>
    </message>
    <message>
        <source>The handle of joint %1 is to be region %2, but there is no such region. Make the region, or remove the handle.</source>
        <translation>La poignée de l&apos;articulation %1 doit être la région %2, mais cette région n&apos;existe pas. Créez la région, ou retirez la poignée.</translation>
    </message>
    <message>
        <source>The handle of joint %1 is region %2, which holds no vertex of this character. Paint the region, or remove the handle.</source>
        <translation>La poignée de l&apos;articulation %1 est la région %2, qui ne contient aucun sommet de ce personnage. Peignez la région, ou retirez la poignée.</translation>
    </message>
    <message>
        <source>This character has none of the vertices that are the handle of joint %1. Choose other vertices, or remove the handle.</source>
        <translation>Ce personnage n&apos;a aucun des sommets qui sont la poignée de l&apos;articulation %1. Choisissez d&apos;autres sommets, ou retirez la poignée.</translation>
    </message>
    <message>
        <source>The list of vertices of the handle of joint %1 does not say of which part they are. Write a line &quot;part NAME&quot; before them. The parts are: %2.</source>
        <translation>La liste des sommets de la poignée de l&apos;articulation %1 ne dit pas de quelle pièce ils sont. Écrivez une ligne «&#xa0;part NAME&#xa0;» avant eux. Les pièces sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>A pseudo-edge cannot connect joint %1 with itself. Choose another joint.</source>
        <translation>Une pseudo-arête ne peut pas relier l&apos;articulation %1 à elle-même. Choisissez une autre articulation.</translation>
    </message>
    <message>
        <source>Joints %1 and %2 are connected by two pseudo-edges. Remove one of them.</source>
        <translation>Les articulations %1 et %2 sont reliées par deux pseudo-arêtes. Retirez l&apos;une d&apos;elles.</translation>
    </message>
    <message>
        <source>Lattice %1 has %2 control vertices along an axis. Choose %3 to %4 for each axis.</source>
        <translation>Le treillis %1 a %2 sommets de contrôle le long d&apos;un axe. Choisissez de %3 à %4 pour chaque axe.</translation>
    </message>
    <message>
        <source>Lattice %1 must keep its %3 control vertices and have no faces; it would have %2 vertices. Change its counts, or remove it as a whole.</source>
        <translation>Le treillis %1 doit garder ses %3 sommets de contrôle et n&apos;avoir aucune face&#xa0;; il aurait %2 sommets. Changez ses nombres, ou retirez-le en entier.</translation>
    </message>
    <message>
        <source>Lattice %1 has no size along one of its axes. Make its box larger.</source>
        <translation>Le treillis %1 n&apos;a pas de taille le long d&apos;un de ses axes. Agrandissez sa boîte.</translation>
    </message>
    <message>
        <source>Lattice %1: control vertex %2 is not in its place in the grid. Space the control vertices evenly, and pose their joints instead.</source>
        <translation>Treillis %1&#xa0;: le sommet de contrôle %2 n&apos;est pas à sa place dans la grille. Espacez régulièrement les sommets de contrôle, et posez plutôt leurs articulations.</translation>
    </message>
    <message>
        <source>Lattice %1: nothing of the character is named %2. Use the name of a part, as `sinew inspect` lists them, or of a region that holds vertices.</source>
        <translation>Treillis %1&#xa0;: rien dans le personnage ne s&apos;appelle %2. Prenez le nom d&apos;une pièce, tel que `sinew inspect` les liste, ou d&apos;une région qui contient des sommets.</translation>
    </message>
    <message>
        <source>Wire %1 has %2 control vertices. Give it 2 to %3.</source>
        <translation>Le fil %1 a %2 sommets de contrôle. Donnez-lui-en de 2 à %3.</translation>
    </message>
    <message>
        <source>Wire %1 is not one open line. Join all its control vertices by edges, one behind the other, without branches, loops and faces.</source>
        <translation>Le fil %1 n&apos;est pas une seule ligne ouverte. Joignez tous ses sommets de contrôle par des arêtes, l&apos;un après l&apos;autre, sans branches, boucles ni faces.</translation>
    </message>
    <message>
        <source>The drop-off of %1 is not valid. Give a wire a width over 0, and a lattice one of 0 or more.</source>
        <translation>L&apos;atténuation de %1 n&apos;est pas valide. Donnez à un fil une largeur supérieure à 0, et à un treillis une largeur de 0 ou plus.</translation>
    </message>
    <message>
        <source>%1 is not the mesh of a picture, whose vertices can be edited. Open a PNG, WebP, PSD, SVG or .layers file, or change the mesh in a 3D program.</source>
        <translation>%1 n&apos;est pas le maillage d&apos;une image, dont les sommets sont éditables. Ouvrez un fichier PNG, WebP, PSD, SVG ou .layers, ou modifiez le maillage dans un programme 3D.</translation>
    </message>
    <message>
        <source>The outline would cross or touch itself. Leave room between its edges.</source>
        <translation>Le contour se croiserait ou se toucherait. Laissez de la place entre ses arêtes.</translation>
    </message>
    <message>
        <source>A vertex would lie outside the outline, or on another vertex. Move or delete that vertex first.</source>
        <translation>Un sommet serait hors du contour, ou sur un autre sommet. Déplacez ou supprimez d&apos;abord ce sommet.</translation>
    </message>
    <message>
        <source>The mesh does not reach this place. Click on an edge or inside a triangle.</source>
        <translation>Le maillage ne va pas jusqu&apos;ici. Cliquez sur une arête ou dans un triangle.</translation>
    </message>
    <message>
        <source>There is no room for another vertex. Click farther from the others.</source>
        <translation>Il n&apos;y a pas de place pour un autre sommet. Cliquez plus loin des autres.</translation>
    </message>
    <message>
        <source>Nothing would be left of the mesh. Keep at least 3 vertices, or hide the part.</source>
        <translation>Il ne resterait rien du maillage. Gardez au moins 3 sommets, ou masquez la pièce.</translation>
    </message>
    <message>
        <source>%1 cannot be read as a list of vertices: line %2 says &quot;%3&quot;. Give numbers from 0, ranges such as 20-35, or part NAME.</source>
        <translation>%1 ne peut pas être lu comme une liste de sommets&#xa0;: la ligne %2 dit «&#xa0;%3&#xa0;». Donnez des nombres à partir de 0, des intervalles comme 20-35, ou part NAME.</translation>
    </message>
    <message>
        <source>A driver by the angle of joint %1 cannot measure from this pose. Name %1 first and each joint once. Several joints can only turn on a shape, by their swing.</source>
        <translation>Un pilote par l&apos;angle de l&apos;articulation&#xa0;%1 ne peut pas mesurer à partir de cette pose. Nommez&#xa0;%1 en premier et chaque articulation une fois. Plusieurs articulations ne peuvent qu&apos;activer une forme, par leur bascule.</translation>
    </message>
    <message>
        <source>There is no pose to bake from. Choose a group of poses that turns joints with weights.</source>
        <translation>Il n&apos;y a pas de pose pour le bake. Choisissez un groupe de poses qui pivote des articulations ayant des poids.</translation>
    </message>
    <message>
        <source>The poses&apos; vertices would take %1 MB and %2 MB are allowed. Choose fewer poses, or allow more memory.</source>
        <translation>Les sommets des poses prendraient&#xa0;%1 Mo et&#xa0;%2 Mo sont permis. Choisissez moins de poses, ou permettez plus de mémoire.</translation>
    </message>
    <message>
        <source>%1 would lose the corrective shapes, which %2 cannot hold. Write %3, or bake with 0 shapes.</source>
        <translation>%1 perdrait les formes correctives, que&#xa0;%2 ne peut pas contenir. Écrivez&#xa0;%3, ou faites le bake avec 0 forme.</translation>
    </message>
    <message>
        <source>%1 cannot become a shape, because it holds no sculpted mesh. Choose an OBJ, PLY, FBX or GLB file with the same vertices as the character.</source>
        <translation>%1 ne peut pas devenir une forme, car il ne contient pas de maillage sculpté. Choisissez un fichier OBJ, PLY, FBX ou GLB avec les mêmes sommets que le personnage.</translation>
    </message>
    <message>
        <source>There is no shape %1 that can be edited. Shapes of the character&apos;s file can be mirrored and split, but not renamed or removed.</source>
        <translation>Il n&apos;y a pas de forme&#xa0;%1 modifiable. Les formes du fichier du personnage peuvent être reflétées et divisées, mais pas renommées ni retirées.</translation>
    </message>
    <message>
        <source>There is a shape %1 already. Choose another name.</source>
        <translation>Il y a déjà une forme&#xa0;%1. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The shape %1 cannot be mirrored: no vertex that it moves has a counterpart on the other side. Check the mirror plane in Joint Mapping.</source>
        <translation>La forme&#xa0;%1 ne peut pas être reflétée&#xa0;: aucun sommet qu&apos;elle déplace n&apos;a de vis-à-vis de l&apos;autre côté. Vérifiez le plan miroir dans Correspondance des articulations.</translation>
    </message>
    <message>
        <source>The shape %1 cannot be mirrored: joint %2, which turns it on, has no partner on the other side. Choose the partner in Joint Mapping.</source>
        <translation>La forme&#xa0;%1 ne peut pas être reflétée&#xa0;: l&apos;articulation&#xa0;%2, qui l&apos;active, n&apos;a pas de partenaire de l&apos;autre côté. Choisissez la partenaire dans Correspondance des articulations.</translation>
    </message>
    <message>
        <source>The shape %1 moves vertices on one side alone, so there is nothing to split. Mirror it instead.</source>
        <translation>La forme&#xa0;%1 ne déplace des sommets que d&apos;un côté, il n&apos;y a donc rien à diviser. Reflétez-la plutôt.</translation>
    </message>
    <message>
        <source>The shape %1 is off in this pose, so an edit of it would not show. Turn the joint that drives it.</source>
        <translation>La forme&#xa0;%1 est inactive dans cette pose, une modification ne se verrait donc pas. Pivotez l&apos;articulation qui la pilote.</translation>
    </message>
    <message>
        <source>A cage, lattice or wire cannot be named &quot;%1&quot;. Give each of them a different name.</source>
        <translation>Une cage, un treillis ou un fil ne peut pas s&apos;appeler «&#xa0;%1&#xa0;». Donnez à chacun un nom différent.</translation>
    </message>
    <message>
        <source>%1 has no vertices. Make it again, or remove it.</source>
        <translation>%1 n&apos;a pas de sommets. Refaites l&apos;objet, ou retirez-le.</translation>
    </message>
    <message>
        <source>%1 has %2 vertices, each of which is a joint; the most are %3. Give it fewer.</source>
        <translation>%1 a&#xa0;%2 sommets, dont chacun est une articulation&#xa0;; le maximum est&#xa0;%3. Donnez-en moins.</translation>
    </message>
    <message>
        <source>%1 names %2 joints for %3 vertices. Name one joint for each vertex, or none.</source>
        <translation>%1 nomme&#xa0;%2 articulations pour&#xa0;%3 sommets. Nommez une articulation par sommet, ou aucune.</translation>
    </message>
    <message>
        <source>%1: the position of vertex %2 is not valid. Give it three finite numbers.</source>
        <translation>%1&#xa0;: la position du sommet&#xa0;%2 n&apos;est pas valable. Donnez-lui trois nombres finis.</translation>
    </message>
    <message>
        <source>%1 has no vertex %2. Choose one from 0 to %3.</source>
        <translation>%1 n&apos;a pas de sommet&#xa0;%2. Choisissez-en un de 0 à&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1: face or edge %2 has vertex %3 twice. Give every face three different vertices and every edge two.</source>
        <translation>%1&#xa0;: la face ou l&apos;arête&#xa0;%2 a deux fois le sommet&#xa0;%3. Donnez à chaque face trois sommets différents et à chaque arête deux.</translation>
    </message>
    <message>
        <source>%1: vertices %2 and %3 lie in the same place. Merge them.</source>
        <translation>%1&#xa0;: les sommets&#xa0;%2 et&#xa0;%3 sont au même endroit. Fusionnez-les.</translation>
    </message>
    <message>
        <source>%1: a joint cannot be named &quot;%2&quot;. Give every vertex of every cage, lattice and wire a joint with a name of its own.</source>
        <translation>%1&#xa0;: une articulation ne peut pas s&apos;appeler «&#xa0;%2&#xa0;». Donnez à chaque sommet de chaque cage, treillis et fil une articulation avec un nom à elle.</translation>
    </message>
    <message>
        <source>The targets %1 cannot be used: %2. Correct the file.</source>
        <translation>Les cibles&#xa0;%1 sont inutilisables&#xa0;:&#xa0;%2. Corrigez le fichier.</translation>
    </message>
    <message>
        <source>The picture mesh %1 cannot be used: %2. Correct the file, or write it again with --save-picture-mesh of sinew bind.</source>
        <translation>Le maillage d&apos;image&#xa0;%1 est inutilisable&#xa0;:&#xa0;%2. Corrigez le fichier, ou réécrivez-le avec --save-picture-mesh de sinew bind.</translation>
    </message>
    <message>
        <source>The picture mesh of %1 is in %2 and again in %3. Keep one of the two.</source>
        <translation>Le maillage d&apos;image de&#xa0;%1 est dans&#xa0;%2 et encore dans&#xa0;%3. Gardez l&apos;un des deux.</translation>
    </message>
    <message>
        <source>There is nothing to bake: engines show %1 as it is here, in every pose. Choose another skinning method, or other poses.</source>
        <translation>Il n&apos;y a rien à traiter par le bake&#xa0;: les moteurs montrent %1 comme ici, dans chaque pose. Choisissez une autre méthode de skinning, ou d&apos;autres poses.</translation>
    </message>
    <message>
        <source>This pose is the rest pose already. Pose a joint first.</source>
        <translation>Cette pose est déjà la pose de repos. Posez d&apos;abord une articulation.</translation>
    </message>
    <message>
        <source>The %1 needs arms, and no joint is: %2. Name the joints as a human&apos;s, or pose them by hand.</source>
        <translation>La %1 demande des bras, et aucune articulation n&apos;est&#xa0;: %2. Nommez les articulations comme celles d&apos;un humain, ou posez-les à la main.</translation>
    </message>
    <message>
        <source>There is no expression %1. This character has: %2.</source>
        <translation>Il n&apos;y a pas d&apos;expression %1. Ce personnage a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Another expression is called %1 already. Choose another name.</source>
        <translation>Une autre expression s&apos;appelle déjà %1. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>An expression has no name. Give each one a name.</source>
        <translation>Une expression n&apos;a pas de nom. Donnez un nom à chacune.</translation>
    </message>
    <message>
        <source>Expression %1 cannot set the shape %2, because no part that it names has it. Choose another shape, or remove it from the expression.</source>
        <translation>L&apos;expression %1 ne peut pas régler la forme %2, car aucune pièce qu&apos;elle nomme ne l&apos;a. Choisissez une autre forme, ou retirez-la de l&apos;expression.</translation>
    </message>
    <message>
        <source>Expression %1 sets the shape %2 to %3. Give it a weight from 0 to 1.</source>
        <translation>L&apos;expression %1 met la forme %2 à %3. Donnez-lui un poids de 0 à 1.</translation>
    </message>
    <message>
        <source>Two constraints turn joint %1. Keep one of them.</source>
        <translation>Deux contraintes tournent l&apos;articulation %1. Gardez-en une.</translation>
    </message>
    <message>
        <source>Constraints would let joint %1 turn itself: %2. Remove one constraint of this circle, or choose another source.</source>
        <translation>Avec ces contraintes, l&apos;articulation %1 se tournerait elle-même&#xa0;: %2. Retirez une contrainte de ce cercle, ou choisissez une autre source.</translation>
    </message>
    <message>
        <source>The chain %1 has fewer than two joints, so nothing can swing. Give it the joint where it hangs and those after it.</source>
        <translation>La chaîne %1 a moins de deux articulations, rien ne peut donc osciller. Donnez-lui l&apos;articulation où elle pend et les suivantes.</translation>
    </message>
    <message>
        <source>The chain %1 cannot go from joint %2 to joint %3, which is not below it. Name the joints of a chain from where it hangs to its end.</source>
        <translation>La chaîne %1 ne peut pas aller de l&apos;articulation %2 à l&apos;articulation %3, qui n&apos;est pas en dessous. Nommez les articulations d&apos;une chaîne de là où elle pend jusqu&apos;à son bout.</translation>
    </message>
    <message>
        <source>Joint %1 would swing in two chains: %2 and %3. Take it out of one of them.</source>
        <translation>L&apos;articulation %1 oscillerait dans deux chaînes&#xa0;: %2 et %3. Retirez-la de l&apos;une d&apos;elles.</translation>
    </message>
    <message>
        <source>%1 names number %2, but there are only %3. Count from 0.</source>
        <translation>%1 nomme le numéro %2, mais il n&apos;y en a que %3. Comptez à partir de 0.</translation>
    </message>
    <message>
        <source>The collider %1 on joint %2 has no size, so it pushes nothing. Give it a radius above 0.</source>
        <translation>Le collisionneur %1 de l&apos;articulation %2 n&apos;a pas de taille, il ne pousse donc rien. Donnez-lui un rayon supérieur à 0.</translation>
    </message>
    <message>
        <source>The rest pose does not fit %1: it has %3 vertices for %2, which has %4. Apply the rest pose to this character anew.</source>
        <translation>La pose de repos ne convient pas à %1&#xa0;: elle a %3 sommets pour %2, qui en a %4. Appliquez de nouveau la pose de repos à ce personnage.</translation>
    </message>
    <message>
        <source>The avatar %1 cannot be used: %2. Correct the file.</source>
        <translation>L&apos;avatar %1 est inutilisable&#xa0;: %2. Corrigez le fichier.</translation>
    </message>
    <message>
        <source>There is no joint %1.</source>
        <translation>Il n&apos;y a pas d&apos;articulation&#xa0;%1.</translation>
    </message>
    <message>
        <source>There is no joint %1. Did you mean %3?</source>
        <translation>Il n&apos;y a pas d&apos;articulation&#xa0;%1. Vouliez-vous dire&#xa0;%3&#xa0;?</translation>
    </message>
    <message>
        <source>Voxels cannot be drawn: there is no OpenGL 3.3. Choose Columns as the Voxelizer in the Bind panel.</source>
        <translation>Les voxels ne peuvent pas être dessinés&#xa0;: il n&apos;y a pas d&apos;OpenGL 3.3. Choisissez Colonnes comme Voxelisation dans le panneau Liaison.</translation>
    </message>
    <message>
        <source>The graphics driver failed while it drew the voxels. Choose Columns as the Voxelizer in the Bind panel, or a lower resolution.</source>
        <translation>Le pilote graphique a échoué en dessinant les voxels. Choisissez Colonnes comme Voxelisation dans le panneau Liaison, ou une résolution plus basse.</translation>
    </message>
    <message>
        <source>All normals of %2 within reach of the surface of %1 face the other way, so no weights were transferred. Recalculate its normals, or choose Accept flipped normals.</source>
        <translation>Toutes les normales de&#xa0;%2 à portée de la surface de&#xa0;%1 pointent dans l&apos;autre sens&#xa0;: aucun poids n&apos;a été transféré. Recalculez ses normales, ou choisissez «&#xa0;Accepter les normales inversées&#xa0;».</translation>
    </message>
    <message>
        <source>%1 contains a motion and no mesh. Open a rigged character and play the motion on it: Pose &gt; Load Motion.</source>
        <translation>%1 contient un mouvement et pas de maillage. Ouvrez un personnage riggé et appliquez-lui le mouvement&#xa0;: Pose &gt; Charger un mouvement.</translation>
    </message>
    <message>
        <source>%1 contains a skeleton and no mesh. Open the character and give it this skeleton: File &gt; Load Skeleton.</source>
        <translation>%1 contient un squelette et pas de maillage. Ouvrez le personnage et donnez-lui ce squelette&#xa0;: Fichier &gt; Charger un squelette.</translation>
    </message>
    <message>
        <source>The picture mesh %1 cannot be used: %2. Correct the file.</source>
        <translation>Le maillage d&apos;image&#xa0;%1 est inutilisable&#xa0;:&#xa0;%2. Corrigez le fichier.</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Open it again, or choose Rebuild the whole file.</source>
        <translation>%1 a été modifié par un autre programme depuis son ouverture. Rouvrez-le, ou choisissez «&#xa0;Reconstruire tout le fichier&#xa0;».</translation>
    </message>
    <message>
        <source>%1 was not written: more than the skin would differ from the original file (%2). Choose Rebuild the whole file, and please report this.</source>
        <translation>%1 n&apos;a pas été écrit&#xa0;: plus que la peau différerait du fichier d&apos;origine (%2). Choisissez «&#xa0;Reconstruire tout le fichier&#xa0;», et merci de le signaler.</translation>
    </message>
    <message>
        <source>The weights cannot be written into %1: %2 has other vertices there. Open the file again, or choose Rebuild the whole file.</source>
        <translation>Les poids ne peuvent pas être écrits dans&#xa0;%1&#xa0;:&#xa0;%2 y a d&apos;autres sommets. Rouvrez le fichier, ou choisissez «&#xa0;Reconstruire tout le fichier&#xa0;».</translation>
    </message>
    <message>
        <source>%1 cannot be the file that was read with another skin, because %2. Export as GLB, or choose Rebuild the whole file for a new VRM.</source>
        <translation>%1 ne peut pas être le fichier lu avec une autre peau, parce que&#xa0;%2. Exportez en GLB, ou choisissez «&#xa0;Reconstruire tout le fichier&#xa0;» pour un nouveau VRM.</translation>
    </message>
    <message>
        <source>%1 is left out of the list: there is a line feed or another control character in its name. Rename it.</source>
        <translation>%1 est omis de la liste&#xa0;: son nom contient un saut de ligne ou un autre caractère de contrôle. Renommez-le.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no requirement. Write a figure, a sign and a number, such as influences&lt;=4 or unweighted=0.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une exigence. Écrivez une grandeur, un signe et un nombre, comme influences&lt;=4 ou unweighted=0.</translation>
    </message>
    <message>
        <source>No requirement is given. Write a figure, a sign and a number, such as influences&lt;=4 or unweighted=0.</source>
        <translation>Aucune exigence n&apos;est donnée. Écrivez une grandeur, un signe et un nombre, comme influences&lt;=4 ou unweighted=0.</translation>
    </message>
    <message>
        <source>There is no figure %1 to require. The figures are: %2.</source>
        <translation>La grandeur %1 n&apos;existe pas. Les grandeurs sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There is no figure %1 to require. Did you mean %3? The figures are: %2.</source>
        <translation>La grandeur %1 n&apos;existe pas. Vouliez-vous dire %3&#xa0;? Les grandeurs sont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is measured in percent. Write a percent sign behind the number.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2 se mesure en pourcentage. Écrivez un signe pour cent après le nombre.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is not measured in percent. Leave out the percent sign.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2 ne se mesure pas en pourcentage. Retirez le signe pour cent.</translation>
    </message>
    <message>
        <source>%1 compares weights with a reference, and none is given. Name its file with --against, or leave out %1.</source>
        <translation>%1 compare les poids à une référence, et aucune n&apos;est donnée. Indiquez son fichier avec --against, ou retirez %1.</translation>
    </message>
    <message>
        <source>Nothing was bound: the quarantine folder %1 lies inside %2, which is read or written. Choose a folder outside it.</source>
        <translation>Rien n&apos;a été lié&#xa0;: le dossier de quarantaine&#xa0;%1 est dans&#xa0;%2, qui est lu ou écrit. Choisissez-en un en dehors.</translation>
    </message>
    <message>
        <source>The style %1 cannot be used: %2. Correct the file, or learn it again with sinew learn.</source>
        <translation>Le style %1 est inutilisable : %2. Corrigez le fichier, ou apprenez-le de nouveau avec sinew learn.</translation>
    </message>
    <message>
        <source>The style %1 is of version %2, but version %3 is needed. Learn it again with sinew learn.</source>
        <translation>Le style %1 est de la version %2, mais il faut la version %3. Apprenez-le de nouveau avec sinew learn.</translation>
    </message>
    <message>
        <source>%1 has too few finished characters to learn from: %2 with skeleton and weights, and %3 are needed.</source>
        <translation>%1 contient trop peu de personnages finis pour apprendre : %2 avec squelette et poids, et il en faut %3.</translation>
    </message>
    <message>
        <source>%1 compares weights with a reference, and none is given. Leave out %1.</source>
        <translation>%1 compare les poids à une référence, et aucune n'est donnée. Omettez %1.</translation>
    </message>
</context>
<context>
    <name>ExportText</name>
    <message>
        <source>under 0.01 mm</source>
        <translation>moins de 0,01 mm</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à&#xa0;%2</translation>
    </message>
    <message>
        <source>The written file cannot be read: %1</source>
        <translation>Le fichier écrit est illisible&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>The file was written; its check was canceled.</source>
        <translation>Le fichier a été écrit&#xa0;; sa vérification a été annulée.</translation>
    </message>
    <message>
        <source>The written file lacks the joint %1.</source>
        <translation>Il manque au fichier écrit l&apos;articulation&#xa0;%1.</translation>
    </message>
    <message>
        <source>The written file lacks %1 vertices.</source>
        <translation>Il manque au fichier écrit&#xa0;%1 sommets.</translation>
    </message>
    <message>
        <source>Read again: the mesh differs by %1; it has no skeleton.</source>
        <translation>Relu&#xa0;: le maillage diffère de&#xa0;%1&#xa0;; il n’a pas de squelette.</translation>
    </message>
    <message>
        <source>Read again in %1 poses: all vertices are within 0.01 mm of Sinew&apos;s.</source>
        <translation>Relu dans&#xa0;%1 poses&#xa0;: tous les sommets sont à moins de 0,01 mm de ceux de Sinew.</translation>
    </message>
    <message>
        <source>Read again in %1 poses: vertices differ by up to %2 from Sinew&apos;s (%3).</source>
        <translation>Relu dans&#xa0;%1 poses&#xa0;: les sommets diffèrent de&#xa0;%2 au plus de ceux de Sinew (%3).</translation>
    </message>
    <message>
        <source>The whole file is written anew, because %1.</source>
        <translation>Tout le fichier est réécrit, parce que&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans&#xa0;%2</translation>
    </message>
    <message>
        <source>Nothing but the skin changed.</source>
        <translation>Rien n&apos;a changé sauf la peau.</translation>
    </message>
    <message>
        <source>The file was not checked, because Sinew does not read it.</source>
        <translation>Le fichier n&apos;a pas été vérifié, car Sinew ne le lit pas.</translation>
    </message>
    <message>
        <source>Nothing but the skin, shapes and what drivers move changed.</source>
        <translation>Rien n&apos;a changé sauf la peau, les formes et ce que déplacent les pilotes.</translation>
    </message>
    <message numerus="yes">
        <source>%1 part(s)</source>
        <translation>
            <numerusform>%1 pièce</numerusform>
            <numerusform>%1 pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 sommet</numerusform>
            <numerusform>%1 sommets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 joint(s)</source>
        <translation>
            <numerusform>%1 articulation</numerusform>
            <numerusform>%1 articulations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 animation(s)</source>
        <translation>
            <numerusform>%1 animation</numerusform>
            <numerusform>%1 animations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <translation>
            <numerusform>%1 forme</numerusform>
            <numerusform>%1 formes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 chain(s) of springs</source>
        <translation>
            <numerusform>%1 chaîne de ressorts</numerusform>
            <numerusform>%1 chaînes de ressorts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 collider(s)</source>
        <translation>
            <numerusform>%1 collisionneur</numerusform>
            <numerusform>%1 collisionneurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 expression(s)</source>
        <translation>
            <numerusform>%1 expression</numerusform>
            <numerusform>%1 expressions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 constraint(s)</source>
        <translation>
            <numerusform>%1 contrainte</numerusform>
            <numerusform>%1 contraintes</numerusform>
        </translation>
    </message>
    <message>
        <source>In the file: %1.</source>
        <translation>Dans le fichier&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>The character has %1 vertices: the format splits them at UV seams, hard edges and material borders.</source>
        <translation>Le personnage a %1 sommets&#xa0;: le format les divise aux coutures UV, aux arêtes vives et aux limites de matériaux.</translation>
    </message>
    <message>
        <source>Maya changes names that have other characters than letters, digits and _. Such joints: %1, the first is %2. Rename them before you export.</source>
        <translation>Maya modifie les noms qui ont d&apos;autres caractères que lettres, chiffres et _. Articulations de ce genre&#xa0;: %1, la première est&#xa0;%2. Renommez-les avant l&apos;export.</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>fitted through samples of its skin</source>
        <translation>ajusté à des échantillons de sa peau</translation>
    </message>
    <message>
        <source>a capsule, because its skin is too small to fit</source>
        <translation>une capsule, car sa peau est trop petite pour l&apos;ajustement</translation>
    </message>
    <message>
        <source>a capsule, because its skin is flat</source>
        <translation>une capsule, car sa peau est plate</translation>
    </message>
    <message>
        <source>a capsule, because the fit did not follow its skin</source>
        <translation>une capsule, car l&apos;ajustement ne suivait pas sa peau</translation>
    </message>
    <message>
        <source>none, because no skin bends with it</source>
        <translation>aucun, car aucune peau ne plie avec elle</translation>
    </message>
</context>
<context>
    <name>HandleEdits</name>
    <message>
        <source>Add Handle to %1</source>
        <translation>Ajouter une poignée à&#xa0;%1</translation>
    </message>
    <message>
        <source>Delete Handle of %1</source>
        <translation>Supprimer la poignée de&#xa0;%1</translation>
    </message>
    <message>
        <source>Change Handle of %1</source>
        <translation>Modifier la poignée de&#xa0;%1</translation>
    </message>
    <message>
        <source>Delete Handles</source>
        <translation>Supprimer les poignées</translation>
    </message>
    <message>
        <source>Rename Joint</source>
        <translation>Renommer l&apos;articulation</translation>
    </message>
</context>
<context>
    <name>HandlePoints</name>
    <message>
        <source>Move Cage Vertex</source>
        <translation>Déplacer un sommet de cage</translation>
    </message>
    <message>
        <source>Move Handle of %1</source>
        <translation>Déplacer la poignée de&#xa0;%1</translation>
    </message>
    <message>
        <source>Delete Cage Vertex</source>
        <translation>Supprimer un sommet de cage</translation>
    </message>
    <message>
        <source>Delete Control Vertex</source>
        <translation>Supprimer le sommet de contrôle</translation>
    </message>
    <message>
        <source>Move Control Vertex</source>
        <translation>Déplacer le sommet de contrôle</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>LOD LODs level of detail reduce decimate</source>
        <translation>LOD LODs niveau de détail réduire décimer</translation>
    </message>
    <message>
        <source>batch many files folder crowd farm cluster</source>
        <translation>lot nombreux fichiers dossier foule ferme cluster</translation>
    </message>
    <message>
        <source>garment outfit clothes clothing wardrobe copy weights</source>
        <translation>vêtement tenue habits costume garde-robe copier les poids</translation>
    </message>
    <message>
        <source>batch settings preset LOD outfit</source>
        <translation>lot réglages préréglage LOD tenue</translation>
    </message>
    <message>
        <source>corrective blend shape PSD helper</source>
        <translation>forme corrective blend shape PSD auxiliaire</translation>
    </message>
    <message>
        <source>corrective helper joints linear skinning</source>
        <translation>correctif articulations auxiliaires skinning linéaire</translation>
    </message>
    <message>
        <source>rest pose bind pose A-pose T-pose</source>
        <translation>pose de repos pose de liaison pose en A pose en T</translation>
    </message>
    <message>
        <source>terminal script automation pipeline</source>
        <translation>terminal script automatisation pipeline</translation>
    </message>
</context>
<context>
    <name>HideEdits</name>
    <message>
        <source>Hide Joints</source>
        <translation>Masquer les articulations</translation>
    </message>
    <message>
        <source>Show Joints</source>
        <translation>Afficher les articulations</translation>
    </message>
    <message>
        <source>Isolate Joints</source>
        <translation>Isoler les articulations</translation>
    </message>
    <message>
        <source>Hide Faces</source>
        <translation>Masquer les faces</translation>
    </message>
    <message>
        <source>Isolate Faces</source>
        <translation>Isoler les faces</translation>
    </message>
</context>
<context>
    <name>InfluenceEdits</name>
    <message>
        <source>Set Weight</source>
        <translation>Fixer le poids</translation>
    </message>
</context>
<context>
    <name>InfluenceList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
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
        <translation>Unity mobile</translation>
    </message>
    <message>
        <source>Unity</source>
        <translation>Unity</translation>
    </message>
    <message>
        <source>Unity unlimited</source>
        <translation>Unity illimité</translation>
    </message>
    <message>
        <source>Unreal</source>
        <translation>Unreal</translation>
    </message>
    <message>
        <source>Unreal with 12</source>
        <translation>Unreal avec 12</translation>
    </message>
    <message>
        <source>Godot</source>
        <translation>Godot</translation>
    </message>
    <message>
        <source>Godot with 8</source>
        <translation>Godot avec 8</translation>
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
        <translation>Aucun sommet ne perd d&apos;influences.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices lose influences, up to %3 of their weights: %4 at most, %5 on average, in a pose that bends every limb.</source>
        <translation>%1 sommets sur %2 perdent des influences, jusqu&apos;à %3 de leurs poids&#xa0;: %4 au plus, %5 en moyenne, dans une pose qui plie chaque membre.</translation>
    </message>
</context>
<context>
    <name>IssueText</name>
    <message>
        <source>Weights may bleed between %1 and %2 in %3 places</source>
        <translation>Les poids risquent de déborder entre&#xa0;%1 et&#xa0;%2 à&#xa0;%3 endroits</translation>
    </message>
    <message>
        <source>Weights may bleed between neighbouring joints in %1 places</source>
        <translation>Les poids risquent de déborder entre articulations voisines à&#xa0;%1 endroits</translation>
    </message>
    <message>
        <source>Weights blend across gaps between parent and child in %1 places</source>
        <translation>Les poids se mêlent par-delà des interstices entre parent et enfant à&#xa0;%1 endroits</translation>
    </message>
    <message>
        <source>Weights may bleed between %1 pairs of joints</source>
        <translation>Les poids risquent de déborder entre&#xa0;%1 paires d&apos;articulations</translation>
    </message>
    <message>
        <source>%1 gaps opened with finer voxels</source>
        <translation>%1 interstices ouverts par des voxels plus fins</translation>
    </message>
    <message>
        <source>%1 (and %2 more like it)</source>
        <translation>%1 (et&#xa0;%2 autres du même genre)</translation>
    </message>
    <message>
        <source>%1. Largest: %2</source>
        <translation>%1. Le plus grand&#xa0;:&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>JointTable</name>
    <message>
        <source>it is not an object of names</source>
        <translation>ce n&apos;est pas un objet de noms</translation>
    </message>
    <message>
        <source>the value of %1 is not a name</source>
        <translation>la valeur de&#xa0;%1 n&apos;est pas un nom</translation>
    </message>
    <message>
        <source>line %1 is not two names with a comma</source>
        <translation>la ligne&#xa0;%1 n&apos;est pas deux noms avec une virgule</translation>
    </message>
</context>
<context>
    <name>LanguageTable</name>
    <message>
        <source>%1 (draft)</source>
        <translation>%1 (brouillon)</translation>
    </message>
</context>
<context>
    <name>LatticeEdits</name>
    <message>
        <source>Lattice</source>
        <translation>Treillis</translation>
    </message>
    <message>
        <source>Make &quot;%1&quot; a Wire</source>
        <translation>Faire de «&#xa0;%1&#xa0;» un fil</translation>
    </message>
    <message>
        <source>Make &quot;%1&quot; a Cage</source>
        <translation>Faire de «&#xa0;%1&#xa0;» une cage</translation>
    </message>
    <message>
        <source>Change Control Vertices of &quot;%1&quot;</source>
        <translation>Modifier les sommets de contrôle de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change Drop-Off of &quot;%1&quot;</source>
        <translation>Modifier l&apos;atténuation de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change What &quot;%1&quot; Follows</source>
        <translation>Changer ce que «&#xa0;%1&#xa0;» suit</translation>
    </message>
</context>
<context>
    <name>LayerEdits</name>
    <message>
        <source>Mirror Everything %1</source>
        <translation>Tout refléter&#xa0;%1</translation>
    </message>
    <message>
        <source>Relax %1</source>
        <translation>Relaxation&#xa0;%1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Peinture&#xa0;%1</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>Tout refléter</translation>
    </message>
    <message>
        <source>Add Layer</source>
        <translation>Ajouter un calque</translation>
    </message>
    <message>
        <source>Delete Layer</source>
        <translation>Supprimer le calque</translation>
    </message>
    <message>
        <source>Duplicate Layer</source>
        <translation>Dupliquer le calque</translation>
    </message>
    <message>
        <source>Move Layer</source>
        <translation>Déplacer le calque</translation>
    </message>
    <message>
        <source>Merge Layer Down</source>
        <translation>Fusionner vers le bas</translation>
    </message>
    <message>
        <source>Flattened</source>
        <translation>Aplati</translation>
    </message>
    <message>
        <source>Flatten Layers</source>
        <translation>Aplatir les calques</translation>
    </message>
    <message>
        <source>Select Layer</source>
        <translation>Sélectionner le calque</translation>
    </message>
    <message>
        <source>Rename Layer</source>
        <translation>Renommer le calque</translation>
    </message>
    <message>
        <source>Show Layer</source>
        <translation>Afficher le calque</translation>
    </message>
    <message>
        <source>Hide Layer</source>
        <translation>Masquer le calque</translation>
    </message>
    <message>
        <source>Change Layer Opacity</source>
        <translation>Changer l&apos;opacité du calque</translation>
    </message>
    <message>
        <source>Change Mirror Direction</source>
        <translation>Changer le sens du miroir</translation>
    </message>
    <message>
        <source>Change Relax Iterations</source>
        <translation>Changer les itérations de relaxation</translation>
    </message>
    <message>
        <source>Delete Layers</source>
        <translation>Supprimer les calques</translation>
    </message>
    <message>
        <source>Duplicate Layers</source>
        <translation>Dupliquer les calques</translation>
    </message>
    <message>
        <source>Move Layers</source>
        <translation>Déplacer les calques</translation>
    </message>
    <message>
        <source>Merge Layers</source>
        <translation>Fusionner les calques</translation>
    </message>
    <message>
        <source>Show Layers</source>
        <translation>Afficher les calques</translation>
    </message>
    <message>
        <source>Hide Layers</source>
        <translation>Masquer les calques</translation>
    </message>
</context>
<context>
    <name>LayerRow</name>
    <message>
        <source>Opacity of %1</source>
        <translation>Opacité de&#xa0;%1</translation>
    </message>
    <message>
        <source>Opacity of the overlay</source>
        <translation>Opacité de la surimpression</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Afficher&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>LeaveGuard</name>
    <message>
        <source>A task is still running.</source>
        <translation>Une tâche est encore en cours.</translation>
    </message>
    <message>
        <source>If you leave, it is canceled. No file is left half-written.</source>
        <translation>Si vous quittez, elle est annulée. Aucun fichier ne reste à moitié écrit.</translation>
    </message>
    <message>
        <source>Cancel and &amp;Leave</source>
        <translation>Annuler et &amp;quitter</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Turn on Implicit Skinning in the Pose panel.</source>
        <translation>Activez Skinning implicite dans le panneau Pose.</translation>
    </message>
    <message>
        <source>Engines do not compute it. Turn off the engine preview.</source>
        <translation>Les moteurs ne le calculent pas. Désactivez l&apos;aperçu moteur.</translation>
    </message>
    <message>
        <source>Fitting the fields...</source>
        <translation>Ajustement des champs...</translation>
    </message>
    <message>
        <source>Select a joint to see the field of its bone.</source>
        <translation>Sélectionnez une articulation pour voir le champ de son os.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Champ&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Field of the bone</source>
        <translation>Champ de l&apos;os</translation>
    </message>
    <message>
        <source>Turn on Slice Volume to see it on the slice plane.</source>
        <translation>Activez Volume en coupe pour le voir dans le plan de coupe.</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>dehors</translation>
    </message>
    <message>
        <source>surface</source>
        <translation>surface</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>dedans</translation>
    </message>
    <message>
        <source>The thick line is the surface of the field.</source>
        <translation>La ligne épaisse est la surface du champ.</translation>
    </message>
    <message>
        <source>One thin line every %1.</source>
        <translation>Une ligne fine tous les&#xa0;%1.</translation>
    </message>
    <message>
        <source>Surface of the field</source>
        <translation>Surface du champ</translation>
    </message>
    <message>
        <source>target surface of the skin</source>
        <translation>surface cible de la peau</translation>
    </message>
    <message>
        <source>Skin in contact</source>
        <translation>Peau en contact</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) stopped by other skin</source>
        <translation>
            <numerusform>%n sommet arrêté par une autre peau</numerusform>
            <numerusform>%n sommets arrêtés par une autre peau</numerusform>
        </translation>
    </message>
    <message>
        <source>Unconverged vertices</source>
        <translation>Sommets non convergés</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) did not reach the field</source>
        <translation>
            <numerusform>%n sommet n&apos;a pas atteint le champ</numerusform>
            <numerusform>%n sommets n&apos;ont pas atteint le champ</numerusform>
        </translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Select a joint to see its weights.</source>
        <translation>Sélectionnez une articulation pour voir ses poids.</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Toutes les articulations</translation>
    </message>
    <message>
        <source>Each joint has its own colour, mixed by weight. Hover over the skin to see the joints in the status bar.</source>
        <translation>Chaque articulation a sa couleur, mêlée selon le poids. Survolez la peau pour voir les articulations dans la barre d&apos;état.</translation>
    </message>
    <message>
        <source>Engine preview</source>
        <translation>Aperçu moteur</translation>
    </message>
    <message>
        <source>4 influences, 8-bit weights, classic linear skinning</source>
        <translation>4 influences, poids sur 8 bits, skinning linéaire classique</translation>
    </message>
    <message>
        <source>Influences per vertex</source>
        <translation>Influences par sommet</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Lost to Max Influences</source>
        <translation>Perdu (influences max.)</translation>
    </message>
    <message>
        <source>Bind the character to see which weights are lost.</source>
        <translation>Liez le personnage pour voir les poids perdus.</translation>
    </message>
    <message>
        <source>Max Influences is All, so no weights are lost.</source>
        <translation>Influences max. est à Toutes&#xa0;: aucun poids n&apos;est perdu.</translation>
    </message>
    <message>
        <source>max influences: %1</source>
        <translation>influences max.&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>≥ %1 %</source>
        <translation>≥&#xa0;%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Region amount</source>
        <translation>Quantité de la région</translation>
    </message>
    <message>
        <source>Select a region in the Bind panel to see its amounts.</source>
        <translation>Sélectionnez une région dans le panneau Liaison pour voir ses quantités.</translation>
    </message>
    <message>
        <source>Transfer matches</source>
        <translation>Correspondances du transfert</translation>
    </message>
    <message>
        <source>Transfer weights from a file to see which vertices match.</source>
        <translation>Transférez les poids d&apos;un fichier pour voir les sommets qui correspondent.</translation>
    </message>
    <message>
        <source>matched: %1</source>
        <translation>correspondants&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>inpainted: %1</source>
        <translation>complétés&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Pièces</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et&#xa0;%n autre</numerusform>
            <numerusform>et&#xa0;%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Straight distance</source>
        <translation>Distance en ligne droite</translation>
    </message>
    <message>
        <source>Distance through the body</source>
        <translation>Distance à travers le corps</translation>
    </message>
    <message>
        <source>Bind the character to see distances.</source>
        <translation>Liez le personnage pour voir les distances.</translation>
    </message>
    <message>
        <source>Select a joint to see the distance from its bone.</source>
        <translation>Sélectionnez une articulation pour voir la distance à son os.</translation>
    </message>
    <message>
        <source>This joint was not used in the bind.</source>
        <translation>Cette articulation n&apos;a pas servi à la liaison.</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>hors d&apos;atteinte</translation>
    </message>
    <message>
        <source>One line every %1</source>
        <translation>Une ligne tous les&#xa0;%1</translation>
    </message>
    <message>
        <source>Bind the character to see its voxels.</source>
        <translation>Liez le personnage pour voir ses voxels.</translation>
    </message>
    <message>
        <source>Voxels are drawn in the bind pose.</source>
        <translation>Les voxels sont dessinés dans la pose de liaison.</translation>
    </message>
    <message>
        <source>Voxels</source>
        <translation>Voxels</translation>
    </message>
    <message>
        <source>boundary: touches a face</source>
        <translation>bord&#xa0;: touche une face</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>intérieur</translation>
    </message>
    <message>
        <source>bone: paths start here</source>
        <translation>os&#xa0;: les chemins partent d&apos;ici</translation>
    </message>
    <message>
        <source>ambiguous, resolved by winding number</source>
        <translation>ambigu, résolu par le nombre d&apos;enroulement</translation>
    </message>
    <message>
        <source>Octree cells</source>
        <translation>Cellules de l&apos;octree</translation>
    </message>
    <message>
        <source>size %1</source>
        <translation>taille&#xa0;%1</translation>
    </message>
    <message>
        <source>Defects</source>
        <translation>Défauts</translation>
    </message>
    <message>
        <source>Checking for defects...</source>
        <translation>Recherche de défauts...</translation>
    </message>
    <message>
        <source>open border edges: %1</source>
        <translation>arêtes de bord ouvertes&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>non-manifold edges: %1</source>
        <translation>arêtes non-manifold&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>flipped faces: %1</source>
        <translation>faces inversées&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>self-intersecting faces: %1</source>
        <translation>faces auto-intersectées&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>duplicate or zero-area faces: %1</source>
        <translation>faces en double ou d&apos;aire nulle&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>No defects found. The mesh is closed.</source>
        <translation>Aucun défaut trouvé. Le maillage est fermé.</translation>
    </message>
    <message>
        <source>Why these weights</source>
        <translation>Pourquoi ces poids</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>sommet&#xa0;%1</translation>
    </message>
    <message>
        <source>The whole part is rigidly attached to one joint.</source>
        <translation>Toute la pièce est attachée rigidement à une articulation.</translation>
    </message>
    <message>
        <source>surface step (penalised)</source>
        <translation>pas de surface (pénalisé)</translation>
    </message>
    <message>
        <source>suspected bridge across a thin gap</source>
        <translation>pont suspect par-dessus un interstice mince</translation>
    </message>
    <message>
        <source>Paths are drawn in the bind pose.</source>
        <translation>Les chemins sont dessinés dans la pose de liaison.</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Enveloppes</translation>
    </message>
    <message>
        <source>Bind the character by the solver Envelopes to see them.</source>
        <translation>Liez le personnage avec le solveur Enveloppes pour les voir.</translation>
    </message>
    <message>
        <source>full weight</source>
        <translation>plein poids</translation>
    </message>
    <message>
        <source>weight ends</source>
        <translation>fin du poids</translation>
    </message>
    <message>
        <source>No vertex is nearest to this bone, so it has no envelope.</source>
        <translation>Aucun sommet n&apos;a cet os pour plus proche&#xa0;: il n&apos;a pas d&apos;enveloppe.</translation>
    </message>
    <message>
        <source>copied: %1</source>
        <translation>copiés&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>bound: %1</source>
        <translation>liés&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Faces of the pose</source>
        <translation>Faces de la pose</translation>
    </message>
    <message>
        <source>Checking the pose...</source>
        <translation>Vérification de la pose...</translation>
    </message>
    <message>
        <source>crossing faces: %1</source>
        <translation>faces croisées&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>The pose flips no face, and none crosses others.</source>
        <translation>La pose n&apos;inverse aucune face, et aucune n&apos;en croise d&apos;autres.</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ressorts</translation>
    </message>
    <message>
        <source>This character has no springs. The Springs panel proposes some.</source>
        <translation>Ce personnage n&apos;a pas de ressorts. Le panneau Ressorts en propose.</translation>
    </message>
    <message>
        <source>chain that swings</source>
        <translation>chaîne qui oscille</translation>
    </message>
    <message>
        <source>collider</source>
        <translation>collisionneur</translation>
    </message>
    <message>
        <source>voxel edit: finer voxels</source>
        <translation>édition de voxels&#xa0;: voxels plus fins</translation>
    </message>
    <message>
        <source>voxel edit: separated</source>
        <translation>édition de voxels&#xa0;: séparés</translation>
    </message>
    <message>
        <source>voxel edit: connected</source>
        <translation>édition de voxels&#xa0;: reliés</translation>
    </message>
</context>
<context>
    <name>LimitEdits</name>
    <message>
        <source>Limit Joints</source>
        <translation>Limiter les angles</translation>
    </message>
</context>
<context>
    <name>LockEdits</name>
    <message>
        <source>Lock Joints</source>
        <translation>Verrouiller les articulations</translation>
    </message>
    <message>
        <source>Unlock Joints</source>
        <translation>Déverrouiller les articulations</translation>
    </message>
    <message>
        <source>Lock All Others</source>
        <translation>Verrouiller les autres</translation>
    </message>
    <message>
        <source>Unlock All Joints</source>
        <translation>Tout déverrouiller</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Detail</source>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
</context>
<context>
    <name>MarkerFile</name>
    <message>
        <source>it is not an object of markers</source>
        <translation>ce n&apos;est pas un objet de repères</translation>
    </message>
    <message>
        <source>%1 has to be three numbers, [x, y, z]</source>
        <translation>%1 doit être trois nombres, [x, y, z]</translation>
    </message>
</context>
<context>
    <name>MarkerTool</name>
    <message>
        <source>Markers are set in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Les repères se posent dans la pose de liaison. Choisissez d&apos;abord Pose &gt; Tout réinitialiser</translation>
    </message>
</context>
<context>
    <name>MarkerWords</name>
    <message>
        <source>Left wing tip</source>
        <translation>Bout d&apos;aile gauche</translation>
    </message>
    <message>
        <source>Click the end of the wing</source>
        <translation>Cliquez le bout de l&apos;aile</translation>
    </message>
    <message>
        <source>Right wing tip</source>
        <translation>Bout d&apos;aile droit</translation>
    </message>
    <message>
        <source>Left wing bend</source>
        <translation>Pli d&apos;aile gauche</translation>
    </message>
    <message>
        <source>Click where the wing bends back</source>
        <translation>Cliquez là où l&apos;aile se replie</translation>
    </message>
    <message>
        <source>Right wing bend</source>
        <translation>Pli d&apos;aile droit</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>Pied gauche</translation>
    </message>
    <message>
        <source>Click where the toes begin</source>
        <translation>Cliquez là où les orteils commencent</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>Pied droit</translation>
    </message>
    <message>
        <source>End of the tail</source>
        <translation>Bout de la queue</translation>
    </message>
    <message>
        <source>Click the end of the tail or abdomen</source>
        <translation>Cliquez le bout de la queue ou de l&apos;abdomen</translation>
    </message>
    <message>
        <source>Wrist</source>
        <translation>Poignet</translation>
    </message>
    <message>
        <source>Click where the hand begins</source>
        <translation>Cliquez là où la main commence</translation>
    </message>
    <message>
        <source>Tip of the thumb</source>
        <translation>Bout du pouce</translation>
    </message>
    <message>
        <source>Click the end of the finger</source>
        <translation>Cliquez le bout du doigt</translation>
    </message>
    <message>
        <source>Tip of the index finger</source>
        <translation>Bout de l&apos;index</translation>
    </message>
    <message>
        <source>Tip of the middle finger</source>
        <translation>Bout du majeur</translation>
    </message>
    <message>
        <source>Tip of the ring finger</source>
        <translation>Bout de l&apos;annulaire</translation>
    </message>
    <message>
        <source>Tip of the little finger</source>
        <translation>Bout de l&apos;auriculaire</translation>
    </message>
    <message>
        <source>Chin</source>
        <translation>Menton</translation>
    </message>
    <message>
        <source>Click the middle of the chin</source>
        <translation>Cliquez le milieu du menton</translation>
    </message>
    <message>
        <source>Groin</source>
        <translation>Entrejambe</translation>
    </message>
    <message>
        <source>Click where the legs part</source>
        <translation>Cliquez là où les jambes se séparent</translation>
    </message>
    <message>
        <source>Left wrist</source>
        <translation>Poignet gauche</translation>
    </message>
    <message>
        <source>Right wrist</source>
        <translation>Poignet droit</translation>
    </message>
    <message>
        <source>Left elbow</source>
        <translation>Coude gauche</translation>
    </message>
    <message>
        <source>Click the middle of the elbow</source>
        <translation>Cliquez le milieu du coude</translation>
    </message>
    <message>
        <source>Right elbow</source>
        <translation>Coude droit</translation>
    </message>
    <message>
        <source>Left knee</source>
        <translation>Genou gauche</translation>
    </message>
    <message>
        <source>Click the middle of the knee</source>
        <translation>Cliquez le milieu du genou</translation>
    </message>
    <message>
        <source>Right knee</source>
        <translation>Genou droit</translation>
    </message>
    <message>
        <source>Left ankle</source>
        <translation>Cheville gauche</translation>
    </message>
    <message>
        <source>Click the middle of the ankle</source>
        <translation>Cliquez le milieu de la cheville</translation>
    </message>
    <message>
        <source>Right ankle</source>
        <translation>Cheville droite</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Click the middle of the head</source>
        <translation>Cliquez le milieu de la tête</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Cou</translation>
    </message>
    <message>
        <source>Click where the neck leaves the body</source>
        <translation>Cliquez là où le cou quitte le corps</translation>
    </message>
    <message>
        <source>Left front knee</source>
        <translation>Genou avant gauche</translation>
    </message>
    <message>
        <source>Right front knee</source>
        <translation>Genou avant droit</translation>
    </message>
    <message>
        <source>Left front paw</source>
        <translation>Patte avant gauche</translation>
    </message>
    <message>
        <source>Click where the paw begins</source>
        <translation>Cliquez là où la patte commence</translation>
    </message>
    <message>
        <source>Right front paw</source>
        <translation>Patte avant droite</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Click where the tail begins</source>
        <translation>Cliquez là où la queue commence</translation>
    </message>
    <message>
        <source>Left hind knee</source>
        <translation>Genou arrière gauche</translation>
    </message>
    <message>
        <source>Right hind knee</source>
        <translation>Genou arrière droit</translation>
    </message>
    <message>
        <source>Left hind paw</source>
        <translation>Patte arrière gauche</translation>
    </message>
    <message>
        <source>Right hind paw</source>
        <translation>Patte arrière droite</translation>
    </message>
    <message>
        <source>Left leg %1</source>
        <translation>Jambe gauche&#xa0;%1</translation>
    </message>
    <message>
        <source>Right leg %1</source>
        <translation>Jambe droite&#xa0;%1</translation>
    </message>
    <message>
        <source>Click the end of the leg; 1 is the foremost</source>
        <translation>Cliquez le bout de la jambe&#xa0;; 1 est la plus en avant</translation>
    </message>
</context>
<context>
    <name>MeshEditTool</name>
    <message>
        <source>Meshes are edited in the bind pose. Choose Pose &gt; Reset All first</source>
        <translation>Les maillages s&apos;éditent dans la pose de liaison. Choisissez d&apos;abord Pose &gt; Tout réinitialiser</translation>
    </message>
    <message>
        <source>Select Vertices</source>
        <translation>Sélectionner des sommets</translation>
    </message>
</context>
<context>
    <name>MirrorEdits</name>
    <message>
        <source>Change Mirror Axis</source>
        <translation>Changer l&apos;axe du miroir</translation>
    </message>
    <message>
        <source>Change Joint Mapping</source>
        <translation>Changer la correspondance</translation>
    </message>
    <message>
        <source>Reset Joint Mapping</source>
        <translation>Réinitialiser la correspondance</translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>Skeleton</source>
        <translation>Squelette</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Peindre</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Inspecter</translation>
    </message>
</context>
<context>
    <name>MotionEdits</name>
    <message>
        <source>Load Motion</source>
        <translation>Charger un mouvement</translation>
    </message>
    <message>
        <source>Remove Motion</source>
        <translation>Retirer le mouvement</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>Poser une clé</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>Supprimer la clé</translation>
    </message>
    <message>
        <source>Delete All Keys</source>
        <translation>Supprimer toutes les clés</translation>
    </message>
    <message>
        <source>Move Key</source>
        <translation>Déplacer la clé</translation>
    </message>
</context>
<context>
    <name>MotionFile</name>
    <message>
        <source>it contains no animation of joints</source>
        <translation>il ne contient aucune animation d&apos;articulations</translation>
    </message>
    <message>
        <source>the character has none of its joints</source>
        <translation>le personnage n&apos;a aucune de ses articulations</translation>
    </message>
</context>
<context>
    <name>NoticeText</name>
    <message>
        <source>scaled by %1</source>
        <translation>mis à l&apos;échelle de&#xa0;%1</translation>
    </message>
    <message>
        <source>turned from %1 up to Y up</source>
        <translation>tourné de&#xa0;%1 en haut à Y en haut</translation>
    </message>
    <message>
        <source>turned by %1 degrees about the vertical axis</source>
        <translation>tourné de&#xa0;%1 degrés autour de l&apos;axe vertical</translation>
    </message>
    <message>
        <source>moved by (%1, %2, %3)</source>
        <translation>déplacé de (%1,&#xa0;%2,&#xa0;%3)</translation>
    </message>
    <message>
        <source>without a change</source>
        <translation>sans changement</translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1&#xa0;: le squelette ne va pas avec le maillage&#xa0;:&#xa0;%2 de ses&#xa0;%3 articulations sont dehors, et les poids seront mauvais. Chargez le squelette de ce maillage, ou mettez-le à l&apos;échelle et déplacez-le</numerusform>
            <numerusform>%1&#xa0;: le squelette ne va pas avec le maillage&#xa0;:&#xa0;%2 de ses&#xa0;%3 articulations sont dehors, et les poids seront mauvais. Chargez le squelette de ce maillage, ou mettez-le à l&apos;échelle et déplacez-le</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1&#xa0;: le squelette ne va pas avec le maillage&#xa0;:&#xa0;%2 de ses&#xa0;%3 articulations sont dehors, et les poids seront mauvais. Il irait&#xa0;%4&#xa0;: utilisez --fit-skeleton, ou Ajuster le squelette du menu Liaison</numerusform>
            <numerusform>%1&#xa0;: le squelette ne va pas avec le maillage&#xa0;:&#xa0;%2 de ses&#xa0;%3 articulations sont dehors, et les poids seront mauvais. Il irait&#xa0;%4&#xa0;: utilisez --fit-skeleton, ou Ajuster le squelette du menu Liaison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skeleton fitted to the mesh: %3</source>
        <translation>
            <numerusform>%1&#xa0;: squelette ajusté au maillage&#xa0;:&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;: squelette ajusté au maillage&#xa0;:&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 away from the mesh, so its bone was cut off near the mesh. Check its position</source>
        <translation>
            <numerusform>%1&#xa0;: l&apos;articulation est à&#xa0;%3 du maillage, son os a donc été coupé près du maillage. Vérifiez sa position</numerusform>
            <numerusform>%1&#xa0;: l&apos;articulation est à&#xa0;%3 du maillage, son os a donc été coupé près du maillage. Vérifiez sa position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its handle is %3 away from the mesh, so it was moved near the mesh for the bind. Check its position</source>
        <translation>
            <numerusform>%1&#xa0;: sa poignée est à&#xa0;%3 du maillage, elle a donc été rapprochée du maillage pour la liaison. Vérifiez sa position</numerusform>
            <numerusform>%1&#xa0;: sa poignée est à&#xa0;%3 du maillage, elle a donc été rapprochée du maillage pour la liaison. Vérifiez sa position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one with --joints</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 articulation est au même endroit qu&apos;une autre, comme&#xa0;%3 et&#xa0;%4, et le solveur ne peut pas les distinguer. Écartez-les, ou laissez-en une seule avec --joints</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 articulations sont au même endroit qu&apos;une autre, comme&#xa0;%3 et&#xa0;%4, et le solveur ne peut pas les distinguer. Écartez-les, ou laissez-en une seule avec --joints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint gets no weight: %3</source>
        <translation>
            <numerusform>%1&#xa0;: l&apos;articulation ne reçoit pas de poids&#xa0;:&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;: l&apos;articulation ne reçoit pas de poids&#xa0;:&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: guessed the bones of %2 joint(s) without parent along their common axis %3. If they are wrong, load a skeleton whose joints have parents, or give the joints handles</source>
        <translation>
            <numerusform>%1&#xa0;: os de&#xa0;%2 articulation sans parent devinés le long de son axe&#xa0;%3. S&apos;ils sont faux, chargez un squelette où les articulations ont des parents, ou donnez-leur des poignées</numerusform>
            <numerusform>%1&#xa0;: os de&#xa0;%2 articulations sans parent devinés le long de leur axe commun&#xa0;%3. S&apos;ils sont faux, chargez un squelette où les articulations ont des parents, ou donnez-leur des poignées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint is %3 outside the mesh; the nearest voxel inside is used. Move to the Middle puts it inside</source>
        <translation>
            <numerusform>%1&#xa0;: l&apos;articulation est à&#xa0;%3 hors du maillage&#xa0;; le voxel intérieur le plus proche sert. «&#xa0;Déplacer au milieu&#xa0;» la met dedans</numerusform>
            <numerusform>%1&#xa0;: l&apos;articulation est à&#xa0;%3 hors du maillage&#xa0;; le voxel intérieur le plus proche sert. «&#xa0;Déplacer au milieu&#xa0;» la met dedans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the joint has no weight: other joints are nearer everywhere. If it should have weight, move it into its limb, or use Paint Weights</source>
        <translation>
            <numerusform>%1&#xa0;: l&apos;articulation n&apos;a pas de poids&#xa0;: d&apos;autres sont partout plus proches. Si elle doit en avoir, placez-la dans son membre, ou utilisez «&#xa0;Peindre les poids&#xa0;»</numerusform>
            <numerusform>%1&#xa0;: l&apos;articulation n&apos;a pas de poids&#xa0;: d&apos;autres sont partout plus proches. Si elle doit en avoir, placez-la dans son membre, ou utilisez «&#xa0;Peindre les poids&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) kept rigid to %3, as in the file</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet gardé rigide sur&#xa0;%3, comme dans le fichier</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets gardés rigides sur&#xa0;%3, comme dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) not connected to any joint, bound across a gap of %3, mostly to %4</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet relié à aucune articulation, lié par-dessus un interstice de&#xa0;%3, surtout à&#xa0;%4</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets reliés à aucune articulation, liés par-dessus un interstice de&#xa0;%3, surtout à&#xa0;%4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with no bone in sight take their heat from the nearest bone behind a wall, mostly by %3</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet sans os en vue prend sa chaleur de l&apos;os le plus proche derrière une paroi, surtout par&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets sans os en vue prennent leur chaleur de l&apos;os le plus proche derrière une paroi, surtout par&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons, bound like the nearest part of the mesh</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet sans polygones, lié comme la partie la plus proche du maillage</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets sans polygones, liés comme la partie la plus proche du maillage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s); flipped for the solver, unchanged in the mesh</source>
        <translation>
            <numerusform>%1&#xa0;: normales inversées sur&#xa0;%2 coque&#xa0;; retournées pour le solveur, inchangées dans le maillage</numerusform>
            <numerusform>%1&#xa0;: normales inversées sur&#xa0;%2 coques&#xa0;; retournées pour le solveur, inchangées dans le maillage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 duplicate triangle(s) ignored by the solver</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 triangle en double ignoré par le solveur</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 triangles en double ignorés par le solveur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 open border(s) closed, for the solver only. If something turned solid that should not be, switch off Close holes</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 bord ouvert fermé, pour le solveur seulement. Si quelque chose est devenu plein à tort, désactivez «&#xa0;Fermer les trous&#xa0;»</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 bords ouverts fermés, pour le solveur seulement. Si quelque chose est devenu plein à tort, désactivez «&#xa0;Fermer les trous&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hole(s) in the volume, up to %3 wide at (%5, %6, %7) and %4 deep. Close holes in the mesh, or let the solver fill them</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 trou dans le volume, jusqu&apos;à&#xa0;%3 de large en (%5,&#xa0;%6,&#xa0;%7) et&#xa0;%4 de profondeur. Fermez-le dans le maillage, ou laissez le solveur le remplir</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 trous dans le volume, jusqu&apos;à&#xa0;%3 de large en (%5,&#xa0;%6,&#xa0;%7) et&#xa0;%4 de profondeur. Fermez-les dans le maillage, ou laissez le solveur les remplir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) without area ignored by the solver</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 face sans aire ignorée par le solveur</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 faces sans aire ignorées par le solveur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No voxel lies inside the mesh, so the solver works along its surface. If the mesh encloses a volume, choose a finer resolution</source>
        <translation>
            <numerusform>Aucun voxel n&apos;est dans le maillage, le solveur travaille donc le long de sa surface. Si le maillage enferme un volume, prenez une résolution plus fine</numerusform>
            <numerusform>Aucun voxel n&apos;est dans le maillage, le solveur travaille donc le long de sa surface. Si le maillage enferme un volume, prenez une résolution plus fine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %2 joint(s) are not fully solved; those of %1 are off by up to %3. They can be used as they are; a coarser resolution converges sooner</source>
        <translation>
            <numerusform>Les poids de&#xa0;%2 articulation ne sont pas entièrement résolus&#xa0;; ceux de&#xa0;%1 s&apos;écartent de&#xa0;%3 au plus. Ils sont utilisables tels quels&#xa0;; une résolution plus grossière converge plus tôt</numerusform>
            <numerusform>Les poids de&#xa0;%2 articulations ne sont pas entièrement résolus&#xa0;; ceux de&#xa0;%1 s&apos;écartent de&#xa0;%3 au plus. Ils sont utilisables tels quels&#xa0;; une résolution plus grossière converge plus tôt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed across a %4 gap at (%5, %6, %7); refine there, or use a finer resolution</source>
        <translation>
            <numerusform>%1 et&#xa0;%3&#xa0;: les poids risquent de déborder par-dessus un interstice de&#xa0;%4 en (%5,&#xa0;%6,&#xa0;%7)&#xa0;; affinez là, ou prenez une résolution plus fine</numerusform>
            <numerusform>%1 et&#xa0;%3&#xa0;: les poids risquent de déborder par-dessus un interstice de&#xa0;%4 en (%5,&#xa0;%6,&#xa0;%7)&#xa0;; affinez là, ou prenez une résolution plus fine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: weights may bleed at (%5, %6, %7), where the surfaces touch (gap %4); no resolution separates them. Use Separate under Voxel Edits there</source>
        <translation>
            <numerusform>%1 et&#xa0;%3&#xa0;: les poids risquent de déborder en (%5,&#xa0;%6,&#xa0;%7), où les surfaces se touchent (interstice&#xa0;%4)&#xa0;; aucune résolution ne les sépare. Utilisez-y «&#xa0;Séparer&#xa0;» sous «&#xa0;Éditions de voxels&#xa0;»</numerusform>
            <numerusform>%1 et&#xa0;%3&#xa0;: les poids risquent de déborder en (%5,&#xa0;%6,&#xa0;%7), où les surfaces se touchent (interstice&#xa0;%4)&#xa0;; aucune résolution ne les sépare. Utilisez-y «&#xa0;Séparer&#xa0;» sous «&#xa0;Éditions de voxels&#xa0;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %3: a %4 gap at (%5, %6, %7) was opened by resolution %8</source>
        <translation>
            <numerusform>%1 et&#xa0;%3&#xa0;: un interstice de&#xa0;%4 en (%5,&#xa0;%6,&#xa0;%7) a été ouvert par la résolution&#xa0;%8</numerusform>
            <numerusform>%1 et&#xa0;%3&#xa0;: un interstice de&#xa0;%4 en (%5,&#xa0;%6,&#xa0;%7) a été ouvert par la résolution&#xa0;%8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: finer voxels did not fit into memory; %2 gap(s) left closed. Lower the Resolution, or use Separate under Voxel Edits at the gaps</source>
        <translation>
            <numerusform>%1&#xa0;: des voxels plus fins ne tenaient pas en mémoire&#xa0;;&#xa0;%2 interstice laissé fermé. Baissez la résolution, ou utilisez «&#xa0;Séparer&#xa0;» sous «&#xa0;Éditions de voxels&#xa0;» aux interstices</numerusform>
            <numerusform>%1&#xa0;: des voxels plus fins ne tenaient pas en mémoire&#xa0;;&#xa0;%2 interstices laissés fermés. Baissez la résolution, ou utilisez «&#xa0;Séparer&#xa0;» sous «&#xa0;Éditions de voxels&#xa0;» aux interstices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set rigid to %3</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet réglé rigide sur&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets réglés rigides sur&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to copy the nearest skin, at most %3 away</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet réglé pour copier la peau la plus proche, à&#xa0;%3 au plus</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets réglés pour copier la peau la plus proche, à&#xa0;%3 au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) limited to these joints: %3</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet limité à ces articulations&#xa0;:&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets limités à ces articulations&#xa0;:&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) set to be skipped</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet réglé pour être ignoré</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets réglés pour être ignorés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with weights and without a counterpart; the nearest parent with one gets the weight: %3. List the pairs of joint names in a joint table</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 articulation avec poids et sans vis-à-vis&#xa0;; le plus proche parent qui en a un reçoit le poids&#xa0;:&#xa0;%3. Listez les paires de noms dans une table d&apos;articulations</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 articulations avec poids et sans vis-à-vis&#xa0;; le plus proche parent qui en a un reçoit le poids&#xa0;:&#xa0;%3. Listez les paires de noms dans une table d&apos;articulations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the other side of the mesh has no counterpart for %2 vertex(ices), so their weights were not mirrored</source>
        <translation>
            <numerusform>%1&#xa0;: l&apos;autre côté du maillage n&apos;a pas de vis-à-vis pour&#xa0;%2 sommet&#xa0;; ses poids n&apos;ont pas été reflétés</numerusform>
            <numerusform>%1&#xa0;: l&apos;autre côté du maillage n&apos;a pas de vis-à-vis pour&#xa0;%2 sommets&#xa0;; leurs poids n&apos;ont pas été reflétés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: images cannot hold the weights of %2 vertex(ices), because their UVs overlap or lie too close. Write larger images, or use CSV or JSON</source>
        <translation>
            <numerusform>%1&#xa0;: les images ne peuvent pas contenir les poids de&#xa0;%2 sommet, car ses UV se chevauchent ou sont trop proches. Écrivez des images plus grandes, ou utilisez CSV ou JSON</numerusform>
            <numerusform>%1&#xa0;: les images ne peuvent pas contenir les poids de&#xa0;%2 sommets, car leurs UV se chevauchent ou sont trop proches. Écrivez des images plus grandes, ou utilisez CSV ou JSON</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel, or use --rigid-shells off</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 pièce ou coque rendue rigide sur une articulation, car elle bouge presque d&apos;un bloc&#xa0;:&#xa0;%3. Pour la laisser plier, réglez-la sur Lisse dans le panneau Pièces, ou utilisez --rigid-shells off</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 pièces ou coques rendues rigides sur une articulation chacune, car elles bougent presque d&apos;un bloc&#xa0;:&#xa0;%3. Pour les laisser plier, réglez-les sur Lisse dans le panneau Pièces, ou utilisez --rigid-shells off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its %2 vertex(ices) could be rigid to %4, which has %3 of the weight</source>
        <translation>
            <numerusform>%1&#xa0;: son&#xa0;%2 sommet pourrait être rigide sur&#xa0;%4, qui a&#xa0;%3 du poids</numerusform>
            <numerusform>%1&#xa0;: ses&#xa0;%2 sommets pourraient être rigides sur&#xa0;%4, qui a&#xa0;%3 du poids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: has no skin and no parent joint in the file; %2 vertex(ices) bound like the body, mostly to %3 (%4 of the weight). The nearest joint is %5, %6 away: the part could be rigid to it</source>
        <translation>
            <numerusform>%1&#xa0;: n&apos;a ni peau ni articulation parente dans le fichier&#xa0;;&#xa0;%2 sommet lié comme le corps, surtout à&#xa0;%3 (%4 du poids). L&apos;articulation la plus proche est&#xa0;%5, à&#xa0;%6&#xa0;: la pièce pourrait y être rigide</numerusform>
            <numerusform>%1&#xa0;: n&apos;a ni peau ni articulation parente dans le fichier&#xa0;;&#xa0;%2 sommets liés comme le corps, surtout à&#xa0;%3 (%4 du poids). L&apos;articulation la plus proche est&#xa0;%5, à&#xa0;%6&#xa0;: la pièce pourrait y être rigide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lies on the skin, at most %4 away, but %3 of its weight is on other joints: it could copy the nearest skin (%2 vertex(ices) checked)</source>
        <translation>
            <numerusform>%1&#xa0;: repose sur la peau, à&#xa0;%4 au plus, mais&#xa0;%3 de son poids est sur d&apos;autres articulations&#xa0;: elle pourrait copier la peau la plus proche (%2 sommet vérifié)</numerusform>
            <numerusform>%1&#xa0;: repose sur la peau, à&#xa0;%4 au plus, mais&#xa0;%3 de son poids est sur d&apos;autres articulations&#xa0;: elle pourrait copier la peau la plus proche (%2 sommets vérifiés)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region contains no vertex of a part that is bound. Select vertices and use Add Selected Vertices, or remove the region</source>
        <translation>
            <numerusform>%1&#xa0;: la région ne contient aucun sommet d&apos;une pièce liée. Sélectionnez des sommets et utilisez «&#xa0;Ajouter la sélection&#xa0;», ou retirez la région</numerusform>
            <numerusform>%1&#xa0;: la région ne contient aucun sommet d&apos;une pièce liée. Sélectionnez des sommets et utilisez «&#xa0;Ajouter la sélection&#xa0;», ou retirez la région</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the region ignores joint %3, which does not exist or is not bound</source>
        <translation>
            <numerusform>%1&#xa0;: la région ignore l&apos;articulation&#xa0;%3, qui n&apos;existe pas ou n&apos;est pas liée</numerusform>
            <numerusform>%1&#xa0;: la région ignore l&apos;articulation&#xa0;%3, qui n&apos;existe pas ou n&apos;est pas liée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: joint %3 does not reach the region (%2 vertex(ices))</source>
        <translation>
            <numerusform>%1&#xa0;: l&apos;articulation&#xa0;%3 n&apos;atteint pas la région (%2 sommet)</numerusform>
            <numerusform>%1&#xa0;: l&apos;articulation&#xa0;%3 n&apos;atteint pas la région (%2 sommets)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: Keep shape does nothing here, as only the solver Bounded Biharmonic knows it. Choose that solver, or set Keep shape to 0</source>
        <translation>
            <numerusform>%1&#xa0;: Garder la forme ne fait rien ici, car seul le solveur Biharmonique borné le connaît. Choisissez ce solveur, ou réglez Garder la forme sur 0</numerusform>
            <numerusform>%1&#xa0;: Garder la forme ne fait rien ici, car seul le solveur Biharmonique borné le connaît. Choisissez ce solveur, ou réglez Garder la forme sur 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 painted vertex(ices) of part %3 ignored: the part is missing, not bound, or has another vertex count</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet peint de la pièce&#xa0;%3 ignoré&#xa0;: la pièce manque, n&apos;est pas liée, ou a un autre nombre de sommets</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets peints de la pièce&#xa0;%3 ignorés&#xa0;: la pièce manque, n&apos;est pas liée, ou a un autre nombre de sommets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness (alpha) is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1&#xa0;: sa rigidité (alpha) ne sert pas&#xa0;: l&apos;articulation n&apos;existe pas ou n&apos;est pas liée</numerusform>
            <numerusform>%1&#xa0;: sa rigidité (alpha) ne sert pas&#xa0;: l&apos;articulation n&apos;existe pas ou n&apos;est pas liée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage lies outside the mesh. Check its unit and up axis</source>
        <translation>
            <numerusform>%1&#xa0;: la cage est hors du maillage. Vérifiez son unité et son axe vertical</numerusform>
            <numerusform>%1&#xa0;: la cage est hors du maillage. Vérifiez son unité et son axe vertical</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) of the cage, up to %3 away from the mesh, were moved near the mesh for the bind. Check the cage</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet de la cage, à&#xa0;%3 au plus du maillage, a été rapproché du maillage pour la liaison. Vérifiez la cage</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets de la cage, à&#xa0;%3 au plus du maillage, ont été rapprochés du maillage pour la liaison. Vérifiez la cage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of this cage and of cage %3 cross each other, where both share the weights</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 face de cette cage et de la cage&#xa0;%3 se croise, où les deux partagent les poids</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 faces de cette cage et de la cage&#xa0;%3 se croisent, où les deux partagent les poids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 face(s) of the cage cross each other</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 face de la cage se croise</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 faces de la cage se croisent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage is not closed (%2 open edge(s))</source>
        <translation>
            <numerusform>%1&#xa0;: la cage n&apos;est pas fermée (%2 arête ouverte)</numerusform>
            <numerusform>%1&#xa0;: la cage n&apos;est pas fermée (%2 arêtes ouvertes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the cage has %2 vertex(ices), each of which is a joint. A coarser cage binds faster and is easier to pose</source>
        <translation>
            <numerusform>%1&#xa0;: la cage a&#xa0;%2 sommet, qui est une articulation. Une cage plus grossière se lie plus vite et se pose mieux</numerusform>
            <numerusform>%1&#xa0;: la cage a&#xa0;%2 sommets, chacun une articulation. Une cage plus grossière se lie plus vite et se pose mieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) below the threshold pruned</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 poids sous le seuil élagué</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 poids sous le seuil élagués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet sans poids</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets sans poids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with weights of joints that are far away through the body</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet avec des poids d&apos;articulations lointaines à travers le corps</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets avec des poids d&apos;articulations lointaines à travers le corps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with noisy weights, unlike those of all their neighbours</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet aux poids bruités, différents de ceux de tous ses voisins</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets aux poids bruités, différents de ceux de tous leurs voisins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) with more influences than Max Influences (%3)</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet avec plus d&apos;influences que Influences max. (%3)</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets avec plus d&apos;influences que Influences max. (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 triangle(s) in place of %3, because its borders, seams and non-manifold edges are kept</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 triangle au lieu de&#xa0;%3, car bords, coutures et arêtes non-manifold sont gardés</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 triangles au lieu de&#xa0;%3, car bords, coutures et arêtes non-manifold sont gardés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no valid position; placed between neighbouring vertices. Export the mesh again</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet n&apos;avait pas de position valide&#xa0;; placé entre ses voisins. Exportez de nouveau le maillage</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets n&apos;avaient pas de position valide&#xa0;; placés entre leurs voisins. Exportez de nouveau le maillage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, because no position of its %2 vertex(ices) is valid. Export the mesh again</source>
        <translation>
            <numerusform>%1&#xa0;: ignoré, car la position de son&#xa0;%2 sommet n&apos;est pas valide. Exportez de nouveau le maillage</numerusform>
            <numerusform>%1&#xa0;: ignoré, car aucune position de ses&#xa0;%2 sommets n&apos;est valide. Exportez de nouveau le maillage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its transform is not valid, so it was placed at its parent. Reset the transform and export again</source>
        <translation>
            <numerusform>%1&#xa0;: sa transformation n&apos;est pas valide, il a donc été placé sur son parent. Réinitialisez-la et exportez de nouveau</numerusform>
            <numerusform>%1&#xa0;: sa transformation n&apos;est pas valide, il a donc été placé sur son parent. Réinitialisez-la et exportez de nouveau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: invalid bind matrices of %2 joint(s); the rest pose is used instead</source>
        <translation>
            <numerusform>%1&#xa0;: matrice de liaison non valide de&#xa0;%2 articulation&#xa0;; la pose de repos la remplace</numerusform>
            <numerusform>%1&#xa0;: matrices de liaison non valides de&#xa0;%2 articulations&#xa0;; la pose de repos les remplace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) with missing vertices skipped. Repair the mesh where it was made, then use File &gt; Reload</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 polygone aux sommets manquants ignoré. Réparez le maillage là où il a été fait, puis utilisez Fichier &gt; Recharger</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 polygones aux sommets manquants ignorés. Réparez le maillage là où il a été fait, puis utilisez Fichier &gt; Recharger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 line(s) or point(s) without a surface skipped</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 ligne ou point sans surface ignoré</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 lignes ou points sans surface ignorés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: skipped, it has no polygons</source>
        <translation>
            <numerusform>%1&#xa0;: ignoré, il n&apos;a pas de polygones</numerusform>
            <numerusform>%1&#xa0;: ignoré, il n&apos;a pas de polygones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the weights of %2 vertex(ices) did not sum to 1 and were normalized</source>
        <translation>
            <numerusform>%1&#xa0;: la somme des poids de&#xa0;%2 sommet n&apos;était pas 1&#xa0;; ils ont été normalisés</numerusform>
            <numerusform>%1&#xa0;: la somme des poids de&#xa0;%2 sommets n&apos;était pas 1&#xa0;; ils ont été normalisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had no weights in the file</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet n&apos;avait pas de poids dans le fichier</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets n&apos;avaient pas de poids dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: rigid attachment to joint %3 converted to skin</source>
        <translation>
            <numerusform>%1&#xa0;: attache rigide à l&apos;articulation&#xa0;%3 convertie en peau</numerusform>
            <numerusform>%1&#xa0;: attache rigide à l&apos;articulation&#xa0;%3 convertie en peau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its bind space was converted to the skeleton&apos;s</source>
        <translation>
            <numerusform>%1&#xa0;: son espace de liaison a été converti en celui du squelette</numerusform>
            <numerusform>%1&#xa0;: son espace de liaison a été converti en celui du squelette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this joint had no name and was given this one</source>
        <translation>
            <numerusform>%1&#xa0;: cette articulation n&apos;avait pas de nom et a reçu celui-ci</numerusform>
            <numerusform>%1&#xa0;: cette articulation n&apos;avait pas de nom et a reçu celui-ci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) have this name. Skeleton &gt; Rename Joint gives one another name</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 articulation a ce nom. Squelette &gt; Renommer l&apos;articulation donne un autre nom à l&apos;une</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 articulations ont ce nom. Squelette &gt; Renommer l&apos;articulation donne un autre nom à l&apos;une</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: scale removed from the bind pose of %2 joint(s)</source>
        <translation>
            <numerusform>%1&#xa0;: échelle retirée de la pose de liaison de&#xa0;%2 articulation</numerusform>
            <numerusform>%1&#xa0;: échelle retirée de la pose de liaison de&#xa0;%2 articulations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; its path is kept. Choose its folder with File &gt; Texture Folder</source>
        <translation>
            <numerusform>%1&#xa0;: le fichier de texture&#xa0;%3 est introuvable&#xa0;; son chemin est gardé. Choisissez son dossier avec Fichier &gt; Dossier des textures</numerusform>
            <numerusform>%1&#xa0;: le fichier de texture&#xa0;%3 est introuvable&#xa0;; son chemin est gardé. Choisissez son dossier avec Fichier &gt; Dossier des textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the image of this texture is damaged and cannot be shown. Export it again</source>
        <translation>
            <numerusform>%1&#xa0;: l&apos;image de cette texture est abîmée et ne peut pas être affichée. Exportez-la de nouveau</numerusform>
            <numerusform>%1&#xa0;: l&apos;image de cette texture est abîmée et ne peut pas être affichée. Exportez-la de nouveau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not read: %4</source>
        <translation>
            <numerusform>%1&#xa0;: le fichier de texture&#xa0;%3 n&apos;a pas été lu&#xa0;:&#xa0;%4</numerusform>
            <numerusform>%1&#xa0;: le fichier de texture&#xa0;%3 n&apos;a pas été lu&#xa0;:&#xa0;%4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not imported, so missing in exported files: %3</source>
        <translation>
            <numerusform>%1&#xa0;: non importé, donc absent des fichiers exportés&#xa0;:&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;: non importé, donc absent des fichiers exportés&#xa0;:&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no mesh has a skin, so the nodes below this one are used as the skeleton</source>
        <translation>
            <numerusform>%1&#xa0;: aucun maillage n&apos;a de peau, les nœuds sous celui-ci servent donc de squelette</numerusform>
            <numerusform>%1&#xa0;: aucun maillage n&apos;a de peau, les nœuds sous celui-ci servent donc de squelette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton has %2 root(s)</source>
        <translation>
            <numerusform>%1&#xa0;: le squelette a&#xa0;%2 racine</numerusform>
            <numerusform>%1&#xa0;: le squelette a&#xa0;%2 racines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its skeleton replaces the skeleton of the character</source>
        <translation>
            <numerusform>%1&#xa0;: son squelette remplace celui du personnage</numerusform>
            <numerusform>%1&#xa0;: son squelette remplace celui du personnage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the animation of %3 was skipped; only joints and morph targets can be animated</source>
        <translation>
            <numerusform>%1&#xa0;: l&apos;animation de&#xa0;%3 a été ignorée&#xa0;; seules articulations et cibles de morphing peuvent être animées</numerusform>
            <numerusform>%1&#xa0;: l&apos;animation de&#xa0;%3 a été ignorée&#xa0;; seules articulations et cibles de morphing peuvent être animées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had more than %3 influences; the largest were kept</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet avait plus de&#xa0;%3 influences&#xa0;; les plus grandes ont été gardées</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets avaient plus de&#xa0;%3 influences&#xa0;; les plus grandes ont été gardées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 polygon(s) split into triangles, as the format requires</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 polygone divisé en triangles, comme le format l&apos;exige</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 polygones divisés en triangles, comme le format l&apos;exige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture not embedded: %3</source>
        <translation>
            <numerusform>%1&#xa0;: texture non incorporée&#xa0;:&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;: texture non incorporée&#xa0;:&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 morph target(s) skipped: %3</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 cible de morphing ignorée&#xa0;:&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 cibles de morphing ignorées&#xa0;:&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without weights bound to the root %3</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet sans poids lié à la racine&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets sans poids liés à la racine&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) without polygons not exported</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet sans polygones non exporté</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets sans polygones non exportés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: texture skipped, the format cannot store it (%3)</source>
        <translation>
            <numerusform>%1&#xa0;: texture ignorée, le format ne peut pas la contenir (%3)</numerusform>
            <numerusform>%1&#xa0;: texture ignorée, le format ne peut pas la contenir (%3)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture is a %3 file, which few programs read from this format. Convert it to PNG if it does not show</source>
        <translation>
            <numerusform>%1&#xa0;: la texture est un fichier&#xa0;%3, que peu de programmes lisent dans ce format. Convertissez-la en PNG si elle ne s&apos;affiche pas</numerusform>
            <numerusform>%1&#xa0;: la texture est un fichier&#xa0;%3, que peu de programmes lisent dans ce format. Convertissez-la en PNG si elle ne s&apos;affiche pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: several nodes show this mesh with different weights, so it was copied (%2 new mesh(es))</source>
        <translation>
            <numerusform>%1&#xa0;: plusieurs nœuds affichent ce maillage avec des poids différents, il a donc été copié (%2 nouveau maillage)</numerusform>
            <numerusform>%1&#xa0;: plusieurs nœuds affichent ce maillage avec des poids différents, il a donc été copié (%2 nouveaux maillages)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: weights of %2 primitive(s) are now stored without compression; everything else stays compressed</source>
        <translation>
            <numerusform>%1&#xa0;: les poids de&#xa0;%2 primitive sont maintenant stockés sans compression&#xa0;; tout le reste demeure compressé</numerusform>
            <numerusform>%1&#xa0;: les poids de&#xa0;%2 primitives sont maintenant stockés sans compression&#xa0;; tout le reste demeure compressé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this VRM names no humanoid bones, so programs that need a VRM will refuse it</source>
        <translation>
            <numerusform>%1&#xa0;: ce VRM ne nomme aucun os humanoïde, les programmes qui veulent un VRM le refuseront</numerusform>
            <numerusform>%1&#xa0;: ce VRM ne nomme aucun os humanoïde, les programmes qui veulent un VRM le refuseront</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the whole file was written anew, because %3</source>
        <translation>
            <numerusform>%1&#xa0;: tout le fichier a été réécrit, car&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;: tout le fichier a été réécrit, car&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not exported, because the format cannot store it: %3</source>
        <translation>
            <numerusform>%1&#xa0;: non exporté, car le format ne peut pas le contenir&#xa0;:&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;: non exporté, car le format ne peut pas le contenir&#xa0;:&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: binding again gave weights that differ from the saved ones</source>
        <translation>
            <numerusform>%1&#xa0;: une nouvelle liaison a donné des poids différents de ceux enregistrés</numerusform>
            <numerusform>%1&#xa0;: une nouvelle liaison a donné des poids différents de ceux enregistrés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 posed joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 articulation posée introuvable dans le squelette</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 articulations posées introuvables dans le squelette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) with a joint deformation no longer found in the skeleton</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 articulation à déformation propre introuvable dans le squelette</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 articulations à déformation propre introuvables dans le squelette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 edit(s) of the skeleton no longer possible in its file</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 édition du squelette n&apos;est plus possible dans son fichier</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 éditions du squelette ne sont plus possibles dans son fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 locked joint(s) no longer found in the skeleton</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 articulation verrouillée introuvable dans le squelette</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 articulations verrouillées introuvables dans le squelette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 hidden part(s) no longer found</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 pièce masquée introuvable</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 pièces masquées introuvables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part rule(s) dropped, because the part or a joint of the rule is gone: %3</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 règle de pièce abandonnée, car la pièce ou une articulation de la règle a disparu&#xa0;:&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 règles de pièce abandonnées, car la pièce ou une articulation de la règle a disparu&#xa0;:&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not bound any more. %3</source>
        <translation>
            <numerusform>%1&#xa0;: plus lié.&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;: plus lié.&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: layers transferred to the changed mesh, %2 painted vertex(ices) on it</source>
        <translation>
            <numerusform>%1&#xa0;: calques transférés sur le maillage modifié, avec&#xa0;%2 sommet peint</numerusform>
            <numerusform>%1&#xa0;: calques transférés sur le maillage modifié, avec&#xa0;%2 sommets peints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: edits of %2 painted vertex(ices) lost, too far from the changed mesh</source>
        <translation>
            <numerusform>%1&#xa0;: éditions de&#xa0;%2 sommet peint perdues, trop loin du maillage modifié</numerusform>
            <numerusform>%1&#xa0;: éditions de&#xa0;%2 sommets peints perdues, trop loin du maillage modifié</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: inverted normals on %2 shell(s). Let the solver turn them outward, or it may take the inside for the outside</source>
        <translation>
            <numerusform>%1&#xa0;: normales inversées sur&#xa0;%2 coque. Laissez le solveur les tourner vers l&apos;extérieur, sinon il peut prendre le dedans pour le dehors</numerusform>
            <numerusform>%1&#xa0;: normales inversées sur&#xa0;%2 coques. Laissez le solveur les tourner vers l&apos;extérieur, sinon il peut prendre le dedans pour le dehors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. Load the skeleton of this mesh, or scale and move it</source>
        <translation>
            <numerusform>%1&#xa0;: le squelette est bien plus petit que le maillage, et les poids seront mauvais. Chargez le squelette de ce maillage, ou mettez-le à l&apos;échelle et déplacez-le</numerusform>
            <numerusform>%1&#xa0;: le squelette est bien plus petit que le maillage, et les poids seront mauvais. Chargez le squelette de ce maillage, ou mettez-le à l&apos;échelle et déplacez-le</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use --fit-skeleton, or Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1&#xa0;: le squelette est bien plus petit que le maillage, et les poids seront mauvais. Il irait&#xa0;%4&#xa0;: utilisez --fit-skeleton, ou Ajuster le squelette du menu Liaison</numerusform>
            <numerusform>%1&#xa0;: le squelette est bien plus petit que le maillage, et les poids seront mauvais. Il irait&#xa0;%4&#xa0;: utilisez --fit-skeleton, ou Ajuster le squelette du menu Liaison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel, or use --part</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 pièce loin du squelette,&#xa0;%3, liée comme les autres. Si elle ne fait pas partie du personnage, réglez-la sur Ignorer dans le panneau Pièces, ou utilisez --part</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 pièces loin du squelette, comme&#xa0;%3, liées comme les autres. Si elles ne font pas partie du personnage, réglez-les sur Ignorer dans le panneau Pièces, ou utilisez --part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh does not show %2 joint(s) of the template %3, so they are placed by usual proportions</source>
        <translation>
            <numerusform>%1&#xa0;: le maillage ne montre pas&#xa0;%2 articulation du modèle&#xa0;%3&#xa0;; elle est placée selon les proportions usuelles</numerusform>
            <numerusform>%1&#xa0;: le maillage ne montre pas&#xa0;%2 articulations du modèle&#xa0;%3&#xa0;; elles sont placées selon les proportions usuelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: in the file, the weights of %2 vertex(ices) are invalid or do not sum to 1. An export writes them corrected</source>
        <translation>
            <numerusform>%1&#xa0;: dans le fichier, les poids de&#xa0;%2 sommet sont non valides ou leur somme n&apos;est pas 1. Un export les écrit corrigés</numerusform>
            <numerusform>%1&#xa0;: dans le fichier, les poids de&#xa0;%2 sommets sont non valides ou leur somme n&apos;est pas 1. Un export les écrit corrigés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) had invalid weights (negative, not a number, or of a missing joint); these were left out</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet avait des poids non valides (négatifs, pas un nombre, ou d&apos;une articulation absente)&#xa0;; ils ont été omis</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets avaient des poids non valides (négatifs, pas un nombre, ou d&apos;une articulation absente)&#xa0;; ils ont été omis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: two skins disagree on where this joint was bound. %3 was moved to the place that the larger skin gives. If it bends at the wrong place, load another skeleton with File &gt; Load Skeleton</source>
        <translation>
            <numerusform>%1&#xa0;: deux peaux ne s&apos;accordent pas sur l&apos;endroit où cette articulation était liée.&#xa0;%3 a été déplacé là où l&apos;indique la plus grande peau. Si elle plie au mauvais endroit, chargez un autre squelette avec Fichier &gt; Charger un squelette</numerusform>
            <numerusform>%1&#xa0;: deux peaux ne s&apos;accordent pas sur l&apos;endroit où cette articulation était liée.&#xa0;%3 a été déplacé là où l&apos;indique la plus grande peau. Si elle plie au mauvais endroit, chargez un autre squelette avec Fichier &gt; Charger un squelette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the texture file %3 was not found; %4 has its name and is used</source>
        <translation>
            <numerusform>%1&#xa0;: le fichier de texture&#xa0;%3 est introuvable&#xa0;;&#xa0;%4 porte son nom et est utilisé</numerusform>
            <numerusform>%1&#xa0;: le fichier de texture&#xa0;%3 est introuvable&#xa0;;&#xa0;%4 porte son nom et est utilisé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this texture comes from outside the model&apos;s folder and can become part of exported files: %3</source>
        <translation>
            <numerusform>%1&#xa0;: cette texture vient de l&apos;extérieur du dossier du modèle et peut devenir partie des fichiers exportés&#xa0;:&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;: cette texture vient de l&apos;extérieur du dossier du modèle et peut devenir partie des fichiers exportés&#xa0;:&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this material file was not read: %3</source>
        <translation>
            <numerusform>%1&#xa0;: ce fichier de matériaux n&apos;a pas été lu&#xa0;:&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;: ce fichier de matériaux n&apos;a pas été lu&#xa0;:&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: nothing in the picture is transparent, so its whole rectangle is the character. Cut the figure out, and save it as PNG with transparency</source>
        <translation>
            <numerusform>%1&#xa0;: rien dans l&apos;image n&apos;est transparent, le personnage est donc tout son rectangle. Détourez la figure, et enregistrez-la en PNG avec transparence</numerusform>
            <numerusform>%1&#xa0;: rien dans l&apos;image n&apos;est transparent, le personnage est donc tout son rectangle. Détourez la figure, et enregistrez-la en PNG avec transparence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the longest side of the character is %3, which is unusual. If that is wrong, correct the unit or the scale where the file was exported</source>
        <translation>
            <numerusform>%1&#xa0;: le plus long côté du personnage est&#xa0;%3, ce qui est inhabituel. Si c&apos;est faux, corrigez l&apos;unité ou l&apos;échelle là où le fichier a été exporté</numerusform>
            <numerusform>%1&#xa0;: le plus long côté du personnage est&#xa0;%3, ce qui est inhabituel. Si c&apos;est faux, corrigez l&apos;unité ou l&apos;échelle là où le fichier a été exporté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file announces %3 frames and contains %2; those that it contains are used</source>
        <translation>
            <numerusform>%1&#xa0;: le fichier annonce&#xa0;%3 images et en contient&#xa0;%2&#xa0;; celle-ci est utilisée</numerusform>
            <numerusform>%1&#xa0;: le fichier annonce&#xa0;%3 images et en contient&#xa0;%2&#xa0;; celles-ci sont utilisées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file states no valid frame time; %3 frames a second are used</source>
        <translation>
            <numerusform>%1&#xa0;: le fichier ne donne pas de durée d&apos;image valide&#xa0;;&#xa0;%3 images par seconde sont utilisées</numerusform>
            <numerusform>%1&#xa0;: le fichier ne donne pas de durée d&apos;image valide&#xa0;;&#xa0;%3 images par seconde sont utilisées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this file was written as %3, because its name in the model could lead out of the folder or is not allowed everywhere</source>
        <translation>
            <numerusform>%1&#xa0;: ce fichier a été écrit comme&#xa0;%3, car son nom dans le modèle pourrait mener hors du dossier ou n&apos;est pas permis partout</numerusform>
            <numerusform>%1&#xa0;: ce fichier a été écrit comme&#xa0;%3, car son nom dans le modèle pourrait mener hors du dossier ou n&apos;est pas permis partout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the file shows %2 joint(s) in a pose that the new file cannot keep. The skin of %3 is off the most, by %4</source>
        <translation>
            <numerusform>%1&#xa0;: le fichier montre&#xa0;%2 articulation dans une pose que le nouveau fichier ne peut pas garder. La peau de&#xa0;%3 s&apos;écarte de&#xa0;%4</numerusform>
            <numerusform>%1&#xa0;: le fichier montre&#xa0;%2 articulations dans une pose que le nouveau fichier ne peut pas garder. La peau de&#xa0;%3 s&apos;écarte le plus, de&#xa0;%4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free, out of reach of the surface that the weights come from, so they were bound to the skeleton</source>
        <translation>
            <numerusform>%1&#xa0;: %2 sommet pend librement, hors de portée de la surface dont viennent les poids&#xa0;; il a été lié au squelette</numerusform>
            <numerusform>%1&#xa0;: %2 sommets pendent librement, hors de portée de la surface dont viennent les poids&#xa0;; ils ont été liés au squelette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) hang free and cannot be bound to the skeleton, so they copy the nearest surface, however far it is. Check their weights</source>
        <translation>
            <numerusform>%1&#xa0;: %2 sommet pend librement et ne peut pas être lié au squelette&#xa0;; il copie la surface la plus proche, si loin soit-elle. Vérifiez ses poids</numerusform>
            <numerusform>%1&#xa0;: %2 sommets pendent librement et ne peuvent pas être liés au squelette&#xa0;; ils copient la surface la plus proche, si loin soit-elle. Vérifiez leurs poids</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: only %3 of its vertices match the surface that the weights come from. It may stand in another place or pose. Move it there, or raise the distance or the angle</source>
        <translation>%1&#xa0;: seuls %3 de ses sommets correspondent à la surface dont viennent les poids. Cette partie est peut-être à un autre endroit ou dans une autre pose. Déplacez-la, ou augmentez la distance ou l&apos;angle</translation>
    </message>
    <message>
        <source>%1: it measures %3 from corner to corner, the surface that the weights come from %4. It may be made at another scale, or stand in another place. Scale or move one of them</source>
        <translation>%1&#xa0;: cette partie mesure %3 d&apos;un coin à l&apos;autre, la surface dont viennent les poids %4. Elle est peut-être faite à une autre échelle, ou placée à un autre endroit. Mettez l&apos;une des deux à l&apos;échelle ou déplacez-la</translation>
    </message>
    <message numerus="yes">
        <source>%1: the voxels were drawn by %3 in %2 picture(s). Another graphics card may decide a few voxels otherwise</source>
        <translation>
            <numerusform>%1 : les voxels ont été dessinés par %3 en %2 image. Une autre carte graphique peut décider autrement de quelques voxels</numerusform>
            <numerusform>%1 : les voxels ont été dessinés par %3 en %2 images. Une autre carte graphique peut décider autrement de quelques voxels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its stiffness by angle is not used: the joint or region does not exist or is not bound</source>
        <translation>
            <numerusform>%1 : sa rigidité selon l&apos;angle ne sert pas : l&apos;articulation ou la région n&apos;existe pas ou n&apos;est pas liée</numerusform>
            <numerusform>%1 : sa rigidité selon l&apos;angle ne sert pas : l&apos;articulation ou la région n&apos;existe pas ou n&apos;est pas liée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its smoothness is not used: the joint does not exist or is not bound</source>
        <translation>
            <numerusform>%1 : sa douceur ne sert pas : l&apos;articulation n&apos;existe pas ou n&apos;est pas liée</numerusform>
            <numerusform>%1 : sa douceur ne sert pas : l&apos;articulation n&apos;existe pas ou n&apos;est pas liée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because the mesh whose volume it used is missing or has changed: %3</source>
        <translation>
            <numerusform>%1 : lié dans un nouveau volume, car le maillage dont il utilisait le volume manque ou a changé : %3</numerusform>
            <numerusform>%1 : lié dans un nouveau volume, car le maillage dont il utilisait le volume manque ou a changé : %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: bound in a new volume, because %2 vertex(ices) lie outside the volume of the mesh before</source>
        <translation>
            <numerusform>%1 : lié dans un nouveau volume, car %2 sommet est hors du volume du maillage précédent</numerusform>
            <numerusform>%1 : lié dans un nouveau volume, car %2 sommets sont hors du volume du maillage précédent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s), such as %3, turn out of the picture&apos;s plane in animations. The exported file shows them foreshortened, as seen from the front</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 articulation,&#xa0;%3, sort du plan de l&apos;image dans les animations. Le fichier exporté la montre en raccourci, comme vue de face</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 articulations, comme&#xa0;%3, sortent du plan de l&apos;image dans les animations. Le fichier exporté les montre en raccourci, comme vues de face</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: animations shear %2 joint(s), such as %3, which Godot 3 cannot do; export for Godot 4 keeps it</source>
        <translation>
            <numerusform>%1&#xa0;: des animations cisaillent&#xa0;%2 articulation,&#xa0;%3, ce que Godot 3 ne sait pas faire&#xa0;; un export pour Godot 4 le garde</numerusform>
            <numerusform>%1&#xa0;: des animations cisaillent&#xa0;%2 articulations, comme&#xa0;%3, ce que Godot 3 ne sait pas faire&#xa0;; un export pour Godot 4 le garde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this animation of %2 frame(s) was not exported. The format holds %3 frames, fewer if many joints move</source>
        <translation>
            <numerusform>%1&#xa0;: cette animation de&#xa0;%2 image n&apos;a pas été exportée. Le format contient&#xa0;%3 images, moins si beaucoup d&apos;articulations bougent</numerusform>
            <numerusform>%1&#xa0;: cette animation de&#xa0;%2 images n&apos;a pas été exportée. Le format contient&#xa0;%3 images, moins si beaucoup d&apos;articulations bougent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 name(s) differ from the character&apos;s, because names must differ and some characters are not allowed, such as %3, now %4</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 nom diffère de celui du personnage, car les noms doivent être différents et certains caractères ne sont pas permis&#xa0;:&#xa0;%3, maintenant&#xa0;%4</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 noms diffèrent de ceux du personnage, car les noms doivent être différents et certains caractères ne sont pas permis, comme&#xa0;%3, maintenant&#xa0;%4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the format cannot repeat this texture, as %3 does</source>
        <translation>
            <numerusform>%1&#xa0;: le format ne peut pas répéter cette texture, comme le fait&#xa0;%3</numerusform>
            <numerusform>%1&#xa0;: le format ne peut pas répéter cette texture, comme le fait&#xa0;%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: a driver names it, but there is no such joint or shape. The driver does nothing</source>
        <translation>
            <numerusform>%1&#xa0;: un pilote cite ce nom, mais aucune articulation ni forme ne le porte. Le pilote ne fait rien</numerusform>
            <numerusform>%1&#xa0;: un pilote cite ce nom, mais aucune articulation ni forme ne le porte. Le pilote ne fait rien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) left out of the shape, because the pose flattens them</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 sommet omis de la forme, car la pose l&apos;aplatit</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 sommets omis de la forme, car la pose les aplatit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the limits of %2 joint(s) were left out, because a min is greater than its max; one of them is %3. Correct them in the file</source>
        <translation>
            <numerusform>%1&#xa0;: les limites de&#xa0;%2 articulation ont été omises, car un minimum dépasse son maximum&#xa0;:&#xa0;%3. Corrigez-les dans le fichier</numerusform>
            <numerusform>%1&#xa0;: les limites de&#xa0;%2 articulations ont été omises, car un minimum dépasse son maximum&#xa0;; l&apos;une d&apos;elles est&#xa0;%3. Corrigez-les dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 shape(s) lost, because their part is missing or has another vertex count</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 forme perdue, car sa pièce manque ou a un autre nombre de sommets</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 formes perdues, car leur pièce manque ou a un autre nombre de sommets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its envelope is not used: the joint is not bound</source>
        <translation>
            <numerusform>%1&#xa0;: son enveloppe n&apos;est pas utilisée&#xa0;: l&apos;articulation n&apos;est pas liée</numerusform>
            <numerusform>%1&#xa0;: son enveloppe n&apos;est pas utilisée&#xa0;: l&apos;articulation n&apos;est pas liée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no vertex of the mesh lies in this lattice or near this wire. Check its place, unit and drop-off</source>
        <translation>
            <numerusform>%1&#xa0;: aucun sommet du maillage n&apos;est dans ce treillis ou près de ce fil. Vérifiez sa place, son unité et son atténuation</numerusform>
            <numerusform>%1&#xa0;: aucun sommet du maillage n&apos;est dans ce treillis ou près de ce fil. Vérifiez sa place, son unité et son atténuation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) lose up to %3 of the weights of this lattice or wire to Max Influences and follow it only roughly. Set Max Influences to all, use fewer control vertices, or let them follow the skin</source>
        <translation>
            <numerusform>%1&#xa0;: %2 sommet perd jusqu&apos;à %3 des poids de ce treillis ou fil par Influences max. et ne le suit qu&apos;à peu près. Mettez Influences max. à Toutes, prenez moins de sommets de contrôle, ou faites-leur suivre la peau</numerusform>
            <numerusform>%1&#xa0;: %2 sommets perdent jusqu&apos;à %3 des poids de ce treillis ou fil par Influences max. et ne le suivent qu&apos;à peu près. Mettez Influences max. à Toutes, prenez moins de sommets de contrôle, ou faites-leur suivre la peau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the mesh edited by hand (%2 vertex(ices)) is not used, because its picture is missing or has another size</source>
        <translation>
            <numerusform>%1&#xa0;: le maillage édité à la main (%2 sommet) n&apos;est pas utilisé, car son image manque ou a une autre taille</numerusform>
            <numerusform>%1&#xa0;: le maillage édité à la main (%2 sommets) n&apos;est pas utilisé, car son image manque ou a une autre taille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the shape only repeats what weights can do. Weights alone bring its %2 vertex(ices) to the same place. Drag the skin instead</source>
        <translation>
            <numerusform>%1&#xa0;: la forme ne fait que répéter ce que peuvent les poids. Les poids seuls amènent son&#xa0;%2 sommet au même endroit. Tirez plutôt la peau</numerusform>
            <numerusform>%1&#xa0;: la forme ne fait que répéter ce que peuvent les poids. Les poids seuls amènent ses&#xa0;%2 sommets au même endroit. Tirez plutôt la peau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: VRM 0.x has no constraints, so %2 driven joint(s) turn in the clips alone. Write VRM 1.0</source>
        <translation>
            <numerusform>%1&#xa0;: VRM 0.x n&apos;a pas de contraintes, donc %2 articulation pilotée ne tourne que dans les clips. Écrivez en VRM 1.0</numerusform>
            <numerusform>%1&#xa0;: VRM 0.x n&apos;a pas de contraintes, donc %2 articulations pilotées ne tournent que dans les clips. Écrivez en VRM 1.0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the character does not face +Z, as a VRM has to. Turn it by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1&#xa0;: le personnage ne regarde pas vers +Z, comme un VRM le doit. Tournez-le avec Pose &gt; Appliquer comme pose de repos</numerusform>
            <numerusform>%1&#xa0;: le personnage ne regarde pas vers +Z, comme un VRM le doit. Tournez-le avec Pose &gt; Appliquer comme pose de repos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the bind pose is not the T-pose of a VRM: %2 arm or leg bone(s) deviate, most %3, by %4 degrees. Make it one by Pose &gt; Apply as Rest Pose</source>
        <translation>
            <numerusform>%1&#xa0;: la pose de liaison n&apos;est pas la pose en T d&apos;un VRM&#xa0;: %2 os de bras ou de jambe s&apos;écarte, le plus %3, de %4 degrés. Faites-en une avec Pose &gt; Appliquer comme pose de repos</numerusform>
            <numerusform>%1&#xa0;: la pose de liaison n&apos;est pas la pose en T d&apos;un VRM&#xa0;: %2 os de bras ou de jambe s&apos;écartent, le plus %3, de %4 degrés. Faites-en une avec Pose &gt; Appliquer comme pose de repos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its scale is part of the mesh now, and of the joints below</source>
        <translation>
            <numerusform>%1&#xa0;: son échelle fait maintenant partie du maillage, et des articulations du dessous</numerusform>
            <numerusform>%1&#xa0;: son échelle fait maintenant partie du maillage, et des articulations du dessous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 vertex(ices) smoothed where the pose opened a fold</source>
        <translation>
            <numerusform>%1&#xa0;: %2 sommet lissé là où la pose a ouvert un pli</numerusform>
            <numerusform>%1&#xa0;: %2 sommets lissés là où la pose a ouvert un pli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its hands show %2 finger(s), so the template has no more, though %3 were asked for</source>
        <translation>
            <numerusform>%1&#xa0;: ses mains montrent %2 doigt, le modèle n&apos;en a donc pas plus, bien que %3 aient été demandés</numerusform>
            <numerusform>%1&#xa0;: ses mains montrent %2 doigts, le modèle n&apos;en a donc pas plus, bien que %3 aient été demandés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is left out of the springs, because %3 (%4)</source>
        <translation>
            <numerusform>%1 est laissé hors des ressorts, car %3 (%4)</numerusform>
            <numerusform>%1 est laissé hors des ressorts, car %3 (%4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar&apos;s data are not used, such as %4, because %3. The file keeps them</source>
        <translation>
            <numerusform>%1&#xa0;: %2 entrée des données de l&apos;avatar ne sert pas, comme %4, car %3. Le fichier la garde</numerusform>
            <numerusform>%1&#xa0;: %2 entrées des données de l&apos;avatar ne servent pas, comme %4, car %3. Le fichier les garde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 node(s) had a scale, from %3 to %4. Positions and joints have it now, and all nodes have scale 1</source>
        <translation>
            <numerusform>%1&#xa0;: %2 nœud avait une échelle, de %3 à %4. Les positions et articulations l&apos;ont maintenant, et tous les nœuds ont l&apos;échelle 1</numerusform>
            <numerusform>%1&#xa0;: %2 nœuds avaient une échelle, de %3 à %4. Les positions et articulations l&apos;ont maintenant, et tous les nœuds ont l&apos;échelle 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 entry(ies) of the avatar were not written, such as %4, because %3</source>
        <translation>
            <numerusform>%1&#xa0;: %2 entrée de l&apos;avatar n&apos;a pas été écrite, comme %4, car %3</numerusform>
            <numerusform>%1&#xa0;: %2 entrées de l&apos;avatar n&apos;ont pas été écrites, comme %4, car %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: no expressions found. The character has %2 shape(s), and no name of one says what a face shows, as in the lists of ARKit, MMD or VRoid</source>
        <translation>
            <numerusform>%1&#xa0;: aucune expression trouvée. Le personnage a %2 forme, et aucun nom ne dit ce que montre un visage, comme dans les listes d&apos;ARKit, MMD ou VRoid</numerusform>
            <numerusform>%1&#xa0;: aucune expression trouvée. Le personnage a %2 formes, et aucun nom ne dit ce que montre un visage, comme dans les listes d&apos;ARKit, MMD ou VRoid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this expression sets %2 shape(s) that no part has, such as %3. Choose others, or remove them</source>
        <translation>
            <numerusform>%1&#xa0;: cette expression règle %2 forme qu&apos;aucune pièce n&apos;a, comme %3. Choisissez-en une autre, ou retirez-la</numerusform>
            <numerusform>%1&#xa0;: cette expression règle %2 formes qu&apos;aucune pièce n&apos;a, comme %3. Choisissez-en d&apos;autres, ou retirez-les</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 weight(s) of this expression were not from 0 to 1 and were brought there</source>
        <translation>
            <numerusform>%1&#xa0;: %2 poids de cette expression n&apos;était pas entre 0 et 1 et y a été ramené</numerusform>
            <numerusform>%1&#xa0;: %2 poids de cette expression n&apos;étaient pas entre 0 et 1 et y ont été ramenés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: another expression has this name, so it is called %3 now</source>
        <translation>
            <numerusform>%1&#xa0;: une autre expression a ce nom, celle-ci s&apos;appelle donc maintenant %3</numerusform>
            <numerusform>%1&#xa0;: une autre expression a ce nom, celle-ci s&apos;appelle donc maintenant %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: this shape of %2 vertex(ices) was made by opening the jaw, joint %3, because expressions turn no joints</source>
        <translation>
            <numerusform>%1&#xa0;: cette forme de %2 sommet a été faite en ouvrant la mâchoire, articulation %3, car les expressions ne tournent pas d&apos;articulations</numerusform>
            <numerusform>%1&#xa0;: cette forme de %2 sommets a été faite en ouvrant la mâchoire, articulation %3, car les expressions ne tournent pas d&apos;articulations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: it has no weights, so it stays where it is. Undo, bind it, and apply the rest pose again</source>
        <translation>
            <numerusform>%1&#xa0;: elle n&apos;a pas de poids et reste donc où elle est. Annulez, liez-la, et appliquez de nouveau la pose de repos</numerusform>
            <numerusform>%1&#xa0;: elle n&apos;a pas de poids et reste donc où elle est. Annulez, liez-la, et appliquez de nouveau la pose de repos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 constraint(s) were written with the nearest axis of their joint, such as that of %3, because no axis lies where it did before the joint was turned. Turn the joint&apos;s axes back for an exact one</source>
        <translation>
            <numerusform>%1&#xa0;: %2 contrainte a été écrite avec l&apos;axe le plus proche de son articulation,&#xa0;%3, car aucun axe n&apos;est là où il était avant que l&apos;articulation soit tournée. Retournez les axes de l&apos;articulation comme avant pour qu&apos;elle soit exacte</numerusform>
            <numerusform>%1&#xa0;: %2 contraintes ont été écrites avec l&apos;axe le plus proche de leur articulation, comme celle de&#xa0;%3, car aucun axe n&apos;est là où il était avant que l&apos;articulation soit tournée. Retournez les axes de l&apos;articulation comme avant pour qu&apos;elles soient exactes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) at the ends of chains stay still in this file, because VRM 1.0 wants a joint at each end. Write the file anew, which adds them</source>
        <translation>
            <numerusform>%1&#xa0;: %2 articulation au bout d&apos;une chaîne reste immobile dans ce fichier, car VRM 1.0 veut une articulation à chaque bout. Réécrivez le fichier, ce qui l&apos;ajoute</numerusform>
            <numerusform>%1&#xa0;: %2 articulations au bout de chaînes restent immobiles dans ce fichier, car VRM 1.0 veut une articulation à chaque bout. Réécrivez le fichier, ce qui les ajoute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton does not fit the mesh: %2 of its %3 joints are outside, and the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1&#xa0;: le squelette ne va pas avec le maillage&#xa0;:&#xa0;%2 de ses&#xa0;%3 articulations sont dehors, et les poids seront mauvais. Il irait&#xa0;%4&#xa0;: utilisez Ajuster le squelette du menu Liaison</numerusform>
            <numerusform>%1&#xa0;: le squelette ne va pas avec le maillage&#xa0;:&#xa0;%2 de ses&#xa0;%3 articulations sont dehors, et les poids seront mauvais. Il irait&#xa0;%4&#xa0;: utilisez Ajuster le squelette du menu Liaison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the skeleton is much smaller than the mesh, so the weights will be poor. It would fit %4: use Fit Skeleton in the Bind menu</source>
        <translation>
            <numerusform>%1&#xa0;: le squelette est bien plus petit que le maillage, et les poids seront mauvais. Il irait&#xa0;%4&#xa0;: utilisez Ajuster le squelette du menu Liaison</numerusform>
            <numerusform>%1&#xa0;: le squelette est bien plus petit que le maillage, et les poids seront mauvais. Il irait&#xa0;%4&#xa0;: utilisez Ajuster le squelette du menu Liaison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) far from the skeleton, such as %3, bound like the rest. If they are not part of the character, set them to Skip in the Parts panel</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 pièce loin du squelette,&#xa0;%3, liée comme les autres. Si elle ne fait pas partie du personnage, réglez-la sur Ignorer dans le panneau Pièces</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 pièces loin du squelette, comme&#xa0;%3, liées comme les autres. Si elles ne font pas partie du personnage, réglez-les sur Ignorer dans le panneau Pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 joint(s) lie where another does, such as %3 and %4, so the solver cannot tell them apart. Move them apart, or leave out all but one under Joints in the Bind panel</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 articulation est au même endroit qu&apos;une autre, comme&#xa0;%3 et&#xa0;%4, et le solveur ne peut pas les distinguer. Écartez-les, ou laissez-en une seule sous Articulations dans le panneau Liaison</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 articulations sont au même endroit qu&apos;une autre, comme&#xa0;%3 et&#xa0;%4, et le solveur ne peut pas les distinguer. Écartez-les, ou laissez-en une seule sous Articulations dans le panneau Liaison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 part(s) or shell(s) made rigid to one joint each, because they move nearly as one: %3. To let them bend, set them to Smooth in the Parts panel</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%2 pièce ou coque rendue rigide sur une articulation, car elle bouge presque d&apos;un bloc&#xa0;:&#xa0;%3. Pour la laisser plier, réglez-la sur Lisse dans le panneau Pièces</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%2 pièces ou coques rendues rigides sur une articulation chacune, car elles bougent presque d&apos;un bloc&#xa0;:&#xa0;%3. Pour les laisser plier, réglez-les sur Lisse dans le panneau Pièces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OverlayPainter</name>
    <message>
        <source>Height %1, width %2, depth %3</source>
        <translation>Hauteur&#xa0;%1, largeur&#xa0;%2, profondeur&#xa0;%3</translation>
    </message>
</context>
<context>
    <name>PartEdits</name>
    <message>
        <source>Rigid to %1 (found)</source>
        <translation>Rigide sur&#xa0;%1 (trouvé)</translation>
    </message>
    <message>
        <source>Same as part</source>
        <translation>Comme la pièce</translation>
    </message>
    <message>
        <source>Rigid, as in the file</source>
        <translation>Rigide, comme dans le fichier</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Lisse</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>Rigide sur&#xa0;%1</translation>
    </message>
    <message>
        <source>Copy nearest skin</source>
        <translation>Copier la peau la plus proche</translation>
    </message>
    <message>
        <source>Limit to %1</source>
        <translation>Limiter à&#xa0;%1</translation>
    </message>
    <message>
        <source>Limit to %1 joints</source>
        <translation>Limiter à&#xa0;%1 articulations</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1,&#xa0;%2</translation>
    </message>
    <message>
        <source>Binding of %1</source>
        <translation>Liaison de&#xa0;%1</translation>
    </message>
    <message>
        <source>Binding of %1 Parts</source>
        <translation>Liaison de&#xa0;%1 pièces</translation>
    </message>
    <message>
        <source>Solver of %1</source>
        <translation>Solveur de&#xa0;%1</translation>
    </message>
    <message>
        <source>Solver of %1 Parts</source>
        <translation>Solveur de&#xa0;%1 pièces</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>Accepter toutes les propositions</translation>
    </message>
    <message>
        <source>%1 (proposed: copy nearest skin)</source>
        <translation>%1 (proposé&#xa0;: copier la peau la plus proche)</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, the nearest joint)</source>
        <translation>%1 (proposé&#xa0;: rigide sur&#xa0;%2, la plus proche articulation)</translation>
    </message>
    <message>
        <source>%1 (proposed: rigid to %2, %3 % of its weight)</source>
        <translation>%1 (proposé&#xa0;: rigide sur&#xa0;%2,&#xa0;%3&#xa0;% de son poids)</translation>
    </message>
</context>
<context>
    <name>PartsModel</name>
    <message numerus="yes">
        <source>%n open border(s)</source>
        <translation>
            <numerusform>%n bord ouvert</numerusform>
            <numerusform>%n bords ouverts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n non-manifold edge(s)</source>
        <translation>
            <numerusform>%n arête non-manifold</numerusform>
            <numerusform>%n arêtes non-manifold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edge(s) with flipped faces</source>
        <translation>
            <numerusform>%n arête à faces inversées</numerusform>
            <numerusform>%n arêtes à faces inversées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n self-intersecting face(s)</source>
        <translation>
            <numerusform>%n face auto-intersectée</numerusform>
            <numerusform>%n faces auto-intersectées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero-area face(s)</source>
        <translation>
            <numerusform>%n face d&apos;aire nulle</numerusform>
            <numerusform>%n faces d&apos;aire nulle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate face(s)</source>
        <translation>
            <numerusform>%n face en double</numerusform>
            <numerusform>%n faces en double</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n isolated vertex(ices)</source>
        <translation>
            <numerusform>%n sommet isolé</numerusform>
            <numerusform>%n sommets isolés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open edge(s)</source>
        <translation>
            <numerusform>%n arête ouverte</numerusform>
            <numerusform>%n arêtes ouvertes</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed, no defects</source>
        <translation>Fermé, sans défauts</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1, coque&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>PictureMeshEdits</name>
    <message>
        <source>Move Vertices</source>
        <translation>Déplacer des sommets</translation>
    </message>
    <message>
        <source>Add Vertex</source>
        <translation>Ajouter un sommet</translation>
    </message>
    <message>
        <source>Delete Vertices</source>
        <translation>Supprimer des sommets</translation>
    </message>
</context>
<context>
    <name>PictureMeshFile</name>
    <message>
        <source>mesh %1 has no &quot;%2&quot;</source>
        <translation>le maillage&#xa0;%1 n&apos;a pas de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%2&quot; of mesh %1 has to be a list</source>
        <translation>«&#xa0;%2&#xa0;» du maillage&#xa0;%1 doit être une liste</translation>
    </message>
    <message>
        <source>vertex %2 of mesh %1 has to be [x, y], in pixels</source>
        <translation>le sommet&#xa0;%2 du maillage&#xa0;%1 doit être [x, y], en pixels</translation>
    </message>
    <message>
        <source>triangle %2 of mesh %1 has to be the numbers of three vertices</source>
        <translation>le triangle&#xa0;%2 du maillage&#xa0;%1 doit être les numéros de trois sommets</translation>
    </message>
    <message>
        <source>mesh %1 has an unknown &quot;%2&quot;</source>
        <translation>le maillage&#xa0;%1 a un «&#xa0;%2&#xa0;» inconnu</translation>
    </message>
    <message>
        <source>&quot;mesh&quot; of mesh %1 has to be a name, &quot;width&quot; and &quot;height&quot; whole numbers of pixels, and every vertex within them</source>
        <translation>«&#xa0;mesh&#xa0;» du maillage&#xa0;%1 doit être un nom, «&#xa0;width&#xa0;» et «&#xa0;height&#xa0;» des nombres entiers de pixels, et chaque sommet doit être dedans</translation>
    </message>
    <message>
        <source>mesh %1 is no object</source>
        <translation>le maillage&#xa0;%1 n&apos;est pas un objet</translation>
    </message>
    <message>
        <source>it has to be a project or a recipe with an edited mesh, or {&quot;sinewPictureMesh&quot;: 1, &quot;meshes&quot;: %1}</source>
        <translation>ce doit être un projet ou une recette avec un maillage modifié, ou {&quot;sinewPictureMesh&quot;: 1, &quot;meshes&quot;: %1}</translation>
    </message>
</context>
<context>
    <name>PlaceEdits</name>
    <message>
        <source>Add Voxel Edit %1</source>
        <translation>Ajouter l&apos;édition de voxels&#xa0;%1</translation>
    </message>
    <message>
        <source>Delete Voxel Edit %1</source>
        <translation>Supprimer l&apos;édition de voxels&#xa0;%1</translation>
    </message>
    <message>
        <source>Change Voxel Edit %1</source>
        <translation>Modifier l&apos;édition de voxels&#xa0;%1</translation>
    </message>
    <message>
        <source>Change Resolution of Voxel Edit %1</source>
        <translation>Changer la résolution de l&apos;édition de voxels&#xa0;%1</translation>
    </message>
    <message>
        <source>Delete Voxel Edits</source>
        <translation>Supprimer les éditions de voxels</translation>
    </message>
    <message>
        <source>Change Resolution of Voxel Edits</source>
        <translation>Changer la résolution des éditions de voxels</translation>
    </message>
</context>
<context>
    <name>PoseClipboard</name>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>it contains no pose</source>
        <translation>il ne contient pas de pose</translation>
    </message>
    <message>
        <source>it must contain exactly one joint</source>
        <translation>il doit contenir exactement une articulation</translation>
    </message>
</context>
<context>
    <name>PoseEdits</name>
    <message>
        <source>Reset Joint</source>
        <translation>Réinitialiser l&apos;articulation</translation>
    </message>
    <message>
        <source>Reset Pose</source>
        <translation>Réinitialiser la pose</translation>
    </message>
    <message>
        <source>Mirror Pose</source>
        <translation>Pose en miroir</translation>
    </message>
    <message>
        <source>Mirror Joint</source>
        <translation>Articulation en miroir</translation>
    </message>
    <message>
        <source>Paste Pose</source>
        <translation>Coller la pose</translation>
    </message>
    <message>
        <source>Paste Joint</source>
        <translation>Coller l&apos;articulation</translation>
    </message>
</context>
<context>
    <name>PoseFile</name>
    <message>
        <source>&quot;%1&quot; must be {&quot;rotate&quot;: [x, y, z]}</source>
        <translation>&quot;%1&quot; doit être {&quot;rotate&quot;: [x, y, z]}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; must be three numbers</source>
        <translation>&quot;%1&quot; de l&apos;articulation &quot;%2&quot; doit être trois nombres</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is too large</source>
        <translation>&quot;%1&quot; de l&apos;articulation &quot;%2&quot; est trop grand</translation>
    </message>
    <message>
        <source>%1 joints are named &quot;%2&quot;, so the name is ambiguous</source>
        <translation>%1 articulations s&apos;appellent &quot;%2&quot;, le nom est donc ambigu</translation>
    </message>
    <message>
        <source>the file must contain {&quot;joint&quot;: {...}, ...}</source>
        <translation>le fichier doit contenir {&quot;joint&quot;: {...}, ...}</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; is not rotate, translate or scale</source>
        <translation>« %1 » de l’articulation « %2 » n’est ni rotate, ni translate, ni scale</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of joint &quot;%2&quot; must be from %3 to %4</source>
        <translation>« %1 » de l’articulation « %2 » doit aller de %3 à %4</translation>
    </message>
</context>
<context>
    <name>PoseShelf</name>
    <message>
        <source>Arms Up</source>
        <translation>Bras levés</translation>
    </message>
    <message>
        <source>Deep Squat</source>
        <translation>Squat profond</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>Poing</translation>
    </message>
    <message>
        <source>Look Back</source>
        <translation>Regard arrière</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>it contains no pose</source>
        <translation>il ne contient pas de pose</translation>
    </message>
    <message>
        <source>a pose needs a name of its own</source>
        <translation>une pose a besoin d&apos;un nom à elle</translation>
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
        <translation>Déplacer les articulations</translation>
    </message>
    <message>
        <source>Scale Joints</source>
        <translation>Échelle d&apos;articulations</translation>
    </message>
    <message>
        <source>Turn Joints</source>
        <translation>Pivoter les articulations</translation>
    </message>
    <message>
        <source>Pose Joint</source>
        <translation>Poser l&apos;articulation</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Drag Limb</source>
        <translation>Tirer un membre</translation>
    </message>
</context>
<context>
    <name>Printout</name>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
</context>
<context>
    <name>Project</name>
    <message>
        <source>its joint deformation cannot be read</source>
        <translation>sa déformation d&apos;articulations est illisible</translation>
    </message>
    <message>
        <source>its implicit skinning cannot be read</source>
        <translation>son skinning implicite est illisible</translation>
    </message>
    <message>
        <source>its hidden parts cannot be read</source>
        <translation>ses pièces masquées sont illisibles</translation>
    </message>
    <message>
        <source>its weight layers cannot be read</source>
        <translation>ses calques de poids sont illisibles</translation>
    </message>
    <message>
        <source>its joint locks or joint mapping cannot be read</source>
        <translation>ses verrous ou sa correspondance d&apos;articulations sont illisibles</translation>
    </message>
    <message>
        <source>its pose cannot be read</source>
        <translation>sa pose est illisible</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>sa sélection est illisible</translation>
    </message>
    <message>
        <source>its view cannot be read</source>
        <translation>sa vue est illisible</translation>
    </message>
    <message>
        <source>its bind cannot be read</source>
        <translation>sa liaison est illisible</translation>
    </message>
    <message>
        <source>it does not name its source files</source>
        <translation>il ne nomme pas ses fichiers sources</translation>
    </message>
    <message>
        <source>it is not a Sinew project</source>
        <translation>ce n&apos;est pas un projet Sinew</translation>
    </message>
    <message>
        <source>its version is unknown</source>
        <translation>sa version est inconnue</translation>
    </message>
    <message>
        <source>its skeleton fit cannot be read</source>
        <translation>son ajustement de squelette est illisible</translation>
    </message>
    <message>
        <source>its motions cannot be read</source>
        <translation>ses mouvements sont illisibles</translation>
    </message>
    <message>
        <source>its pose keys cannot be read</source>
        <translation>ses clés de pose sont illisibles</translation>
    </message>
    <message>
        <source>it does not name the mesh whose volume it is bound in</source>
        <translation>il ne nomme pas le maillage dans le volume duquel il est lié</translation>
    </message>
    <message>
        <source>what it says about its picture cannot be read</source>
        <translation>ce qu&apos;il dit de son image est illisible</translation>
    </message>
    <message>
        <source>its shapes cannot be read</source>
        <translation>ses formes sont illisibles</translation>
    </message>
    <message>
        <source>its subdivision levels of parts cannot be read</source>
        <translation>ses niveaux de subdivision des pièces sont illisibles</translation>
    </message>
</context>
<context>
    <name>PseudoEdgeEdits</name>
    <message>
        <source>Connect by Pseudo-Edge</source>
        <translation>Relier par pseudo-arête</translation>
    </message>
    <message>
        <source>Remove Pseudo-Edge</source>
        <translation>Retirer la pseudo-arête</translation>
    </message>
</context>
<context>
    <name>ReadFile</name>
    <message>
        <source>it contains the number %1, which is too large</source>
        <translation>il contient le nombre&#xa0;%1, qui est trop grand</translation>
    </message>
    <message>
        <source>it is not valid JSON</source>
        <translation>ce n&apos;est pas du JSON valide</translation>
    </message>
    <message>
        <source>it is not valid JSON from %1</source>
        <translation>ce n&apos;est plus du JSON valide à partir de&#xa0;%1</translation>
    </message>
    <message>
        <source>it contains &quot;%1&quot; twice</source>
        <translation>il contient deux fois «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>its lists and objects are nested too deeply</source>
        <translation>ses listes et objets sont trop profondément imbriqués</translation>
    </message>
    <message>
        <source>one of its objects has more than %1 entries</source>
        <translation>l’un de ses objets a plus de %1 entrées</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be %2</source>
        <translation>«&#xa0;%1&#xa0;» doit être&#xa0;%2</translation>
    </message>
    <message>
        <source>it does not start with {&quot;sinewRecipe&quot;: 1</source>
        <translation>il ne commence pas par {&quot;sinewRecipe&quot;: 1</translation>
    </message>
    <message>
        <source>this release reads recipes of version 1 only</source>
        <translation>ce programme ne lit que les recettes de version 1</translation>
    </message>
    <message>
        <source>a list of names, none of them empty</source>
        <translation>une liste de noms, aucun vide</translation>
    </message>
</context>
<context>
    <name>RegionEdits</name>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Add Region &quot;%1&quot;</source>
        <translation>Ajouter la région «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete Region &quot;%1&quot;</source>
        <translation>Supprimer la région «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Change Region &quot;%1&quot;</source>
        <translation>Modifier la région «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Rename Region</source>
        <translation>Renommer la région</translation>
    </message>
    <message>
        <source>Move Region &quot;%1&quot;</source>
        <translation>Déplacer la région «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Add Vertices to Region &quot;%1&quot;</source>
        <translation>Ajouter des sommets à la région «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Remove Vertices from Region &quot;%1&quot;</source>
        <translation>Retirer des sommets de la région «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Soften Region &quot;%1&quot;</source>
        <translation>Adoucir la région «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Paint Region &quot;%1&quot;</source>
        <translation>Peindre la région «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Convert Region &quot;%1&quot; to Painted</source>
        <translation>Convertir la région «&#xa0;%1&#xa0;» en peinte</translation>
    </message>
    <message>
        <source>Clear Joint Stiffness</source>
        <translation>Effacer la rigidité par articulation</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>Rigidité (alpha) de&#xa0;%1</translation>
    </message>
    <message>
        <source>Delete Regions</source>
        <translation>Supprimer les régions</translation>
    </message>
    <message>
        <source>Switch Regions On</source>
        <translation>Activer les régions</translation>
    </message>
    <message>
        <source>Switch Regions Off</source>
        <translation>Désactiver les régions</translation>
    </message>
    <message>
        <source>Clear Joint Smoothness</source>
        <translation>Effacer la douceur par articulation</translation>
    </message>
    <message>
        <source>Smoothness of %1</source>
        <translation>Douceur de %1</translation>
    </message>
</context>
<context>
    <name>RegionText</name>
    <message>
        <source>This region is off. Tick it to use it.</source>
        <translation>Cette région est désactivée. Cochez-la pour l&apos;utiliser.</translation>
    </message>
    <message>
        <source>This region changes nothing yet. Give it its own stiffness, falloff, max influences, joints or solver, or let it keep its shape.</source>
        <translation>Cette région ne change encore rien. Donnez-lui sa rigidité, son atténuation, ses influences max., ses articulations ou son solveur, ou laissez-la garder sa forme.</translation>
    </message>
    <message>
        <source>This region changes nothing yet: Keep shape needs the solver Bounded Biharmonic. Choose it for the character or for the region.</source>
        <translation>Cette région ne change encore rien&#xa0;: Garder la forme demande le solveur Biharmonique borné. Choisissez-le pour le personnage ou la région.</translation>
    </message>
    <message>
        <source>No region is selected. A stroke makes a new one.</source>
        <translation>Aucune région n&apos;est sélectionnée. Un trait en crée une nouvelle.</translation>
    </message>
    <message>
        <source>This region has a shape of its own. A stroke makes a new region; to paint this one, press Convert and Paint in the Bind panel.</source>
        <translation>Cette région a sa propre forme. Un trait en crée une nouvelle&#xa0;; pour peindre celle-ci, pressez Convertir et peindre dans le panneau Liaison.</translation>
    </message>
</context>
<context>
    <name>RestEdits</name>
    <message>
        <source>Move Joints</source>
        <translation>Déplacer les articulations</translation>
    </message>
    <message>
        <source>Turn Joints</source>
        <translation>Pivoter les articulations</translation>
    </message>
</context>
<context>
    <name>RigWords</name>
    <message>
        <source>where its marker lies</source>
        <translation>où se trouve son repère</translation>
    </message>
    <message>
        <source>from cross sections of the body</source>
        <translation>d&apos;après des coupes transversales du corps</translation>
    </message>
    <message>
        <source>where the limb bends</source>
        <translation>où le membre plie</translation>
    </message>
    <message>
        <source>where the limb is thinnest</source>
        <translation>où le membre est le plus mince</translation>
    </message>
    <message>
        <source>along a finger of its own</source>
        <translation>le long d&apos;un doigt à elle</translation>
    </message>
    <message>
        <source>part of the way along the limb</source>
        <translation>à une fraction du membre</translation>
    </message>
    <message>
        <source>by usual proportions only</source>
        <translation>selon les proportions usuelles</translation>
    </message>
    <message>
        <source>like the other side</source>
        <translation>comme de l&apos;autre côté</translation>
    </message>
</context>
<context>
    <name>SelectEdits</name>
    <message>
        <source>%1 of %2 vertices selected</source>
        <translation>%1 sommets sélectionnés sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Select All Vertices</source>
        <translation>Sélectionner tous les sommets</translation>
    </message>
    <message>
        <source>Deselect Vertices</source>
        <translation>Désélectionner les sommets</translation>
    </message>
    <message>
        <source>Invert Selection</source>
        <translation>Inverser la sélection</translation>
    </message>
    <message>
        <source>Grow Selection</source>
        <translation>Étendre la sélection</translation>
    </message>
    <message>
        <source>Shrink Selection</source>
        <translation>Réduire la sélection</translation>
    </message>
    <message>
        <source>Select Linked Vertices</source>
        <translation>Sélectionner les sommets liés</translation>
    </message>
    <message>
        <source>Select Part Vertices</source>
        <translation>Sélectionner les sommets de la pièce</translation>
    </message>
    <message>
        <source>Select Shell</source>
        <translation>Sélectionner la coque</translation>
    </message>
    <message>
        <source>Select by Weight</source>
        <translation>Sélectionner par poids</translation>
    </message>
    <message>
        <source>Select by Influences</source>
        <translation>Sélectionner par influences</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Box Select</source>
        <translation>Sélection par boîte</translation>
    </message>
    <message>
        <source>Lasso Select</source>
        <translation>Sélection au lasso</translation>
    </message>
    <message>
        <source>Paint Select</source>
        <translation>Sélection au pinceau</translation>
    </message>
    <message>
        <source>Select Vertex</source>
        <translation>Sélectionner un sommet</translation>
    </message>
    <message>
        <source>Deselect Vertices</source>
        <translation>Désélectionner les sommets</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>Not in use: the solver %1 does not use it.</source>
        <translation>Sans effet&#xa0;: le solveur&#xa0;%1 ne le lit pas.</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>Scale distance by limb thickness</source>
        <translation>Distance selon l&apos;épaisseur du membre</translation>
    </message>
    <message>
        <source>Divides distances by the thickness of each limb, so that a thin arm takes no weight from the chest beside it. Short thick end bones (heads, toes) count nearer, too</source>
        <translation>Divise les distances par l&apos;épaisseur de chaque membre, pour qu&apos;un bras mince ne prenne pas de poids du torse voisin. Les os terminaux courts et épais (têtes, orteils) comptent aussi plus près</translation>
    </message>
    <message>
        <source>Fit bones to the mesh</source>
        <translation>Ajuster les os au maillage</translation>
    </message>
    <message>
        <source>Guess bones of joints without parent</source>
        <translation>Deviner les os sans parent</translation>
    </message>
    <message>
        <source>Joints that have neither parent nor child, as in WebXR hands, get bones along the local axis that most of them aim with. Off: they get no bones</source>
        <translation>Les articulations sans parent ni enfant, comme les mains WebXR, reçoivent des os le long de l&apos;axe local vers lequel la plupart pointent. Sinon&#xa0;: elles n&apos;ont pas d&apos;os</translation>
    </message>
    <message>
        <source>Stiffness (alpha)</source>
        <translation>Rigidité (alpha)</translation>
    </message>
    <message>
        <source>How stiff the bends are. 0 is soft like cloth: each joint reaches far. 1 is stiff: each joint bends in a narrow band</source>
        <translation>Rigidité des plis. 0 est souple comme du tissu&#xa0;: chaque articulation porte loin. 1 est rigide&#xa0;: chaque articulation plie dans une bande étroite</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>doux</translation>
    </message>
    <message>
        <source>stiff</source>
        <translation>dur</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Lissage</translation>
    </message>
    <message>
        <source>How far weights spread over the surface, relative to the thickness of each limb. 0 does not spread them, 1 spreads them as far as the limb is thick</source>
        <translation>Jusqu&apos;où les poids s&apos;étalent sur la surface, selon l&apos;épaisseur de chaque membre. 0 ne les étale pas, 1 les étale d&apos;autant que le membre est épais</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Influences max.</translation>
    </message>
    <message>
        <source>How many joints may move a vertex. Game engines take 4, some 8. More bend softer where many bones meet</source>
        <translation>Combien d&apos;articulations peuvent déplacer un sommet. Les moteurs de jeu en prennent 4, certains 8. Plus il y en a, plus les plis sont doux où se joignent beaucoup d&apos;os</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Atténuation</translation>
    </message>
    <message>
        <source>How weight fades with distance. Power (the 2014 paper) fades evenly; Quadratic (the 2013 paper, and Unreal) is the softest; Exponential stays close to the nearest bone</source>
        <translation>Comment le poids baisse avec la distance. Puissance (article de 2014) baisse régulièrement&#xa0;; Quadratique (article de 2013, et Unreal) est la plus douce&#xa0;; Exponentielle reste près de l&apos;os le plus proche</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>Quadratique</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentielle</translation>
    </message>
    <message>
        <source>Prune below</source>
        <translation>Élaguer sous</translation>
    </message>
    <message>
        <source>Removes weights smaller than this. 0.01 keeps files small without a visible change</source>
        <translation>Retire les poids plus petits. 0,01 garde les fichiers petits sans changement visible</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Rigid shells</source>
        <translation>Coques rigides</translation>
    </message>
    <message>
        <source>Parts and loose pieces of the mesh that move nearly as one follow one joint, so that buttons, buckles and helmets do not bend. The Parts panel can make each of them smooth again</source>
        <translation>Les pièces et morceaux de maillage qui bougent presque d&apos;un bloc suivent une articulation, pour que boutons, boucles et casques ne plient pas. Le panneau Pièces peut rendre chacun de nouveau lisse</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Voxels along the longest side. Automatic: 64, and up to 4096 around gaps that keep limbs apart. A number: the same everywhere; each doubling takes about four times the time and memory</source>
        <translation>Voxels le long du plus long côté. Automatique&#xa0;: 64, et jusqu&apos;à 4096 autour des interstices qui séparent les membres. Un nombre&#xa0;: le même partout&#xa0;; chaque doublement prend environ quatre fois le temps et la mémoire</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Open gaps wider than</source>
        <translation>Ouvrir interstices dès</translation>
    </message>
    <message>
        <source>Automatic resolution opens gaps between fingers, legs or folds that are wider than this, in percent of the longest side</source>
        <translation>La résolution automatique ouvre les interstices entre doigts, jambes ou plis plus larges que cela, en pour cent du plus long côté</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Exact sum of 1</source>
        <translation>Somme exacte de 1</translation>
    </message>
    <message>
        <source>Bounded biharmonic weights: solve all joints at once so that their weights sum to 1, in place of scaling them to 1 afterwards. Differs little and takes several times as long</source>
        <translation>Poids biharmoniques bornés&#xa0;: résout toutes les articulations à la fois pour que leurs poids totalisent 1, au lieu de les y ramener ensuite. Diffère peu et prend plusieurs fois plus de temps</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Chaleur</translation>
    </message>
    <message>
        <source>How strongly the nearest bone heats what lies around it. Less lets weights spread wider</source>
        <translation>La force avec laquelle l&apos;os le plus proche chauffe ce qui l&apos;entoure. Moins laisse les poids s&apos;étaler davantage</translation>
    </message>
    <message>
        <source>Power of distance</source>
        <translation>Puissance de distance</translation>
    </message>
    <message>
        <source>Inverse distance: weights fall with this power of the distance. More is stiffer</source>
        <translation>Distance inverse&#xa0;: les poids baissent avec cette puissance de la distance. Plus est plus rigide</translation>
    </message>
    <message>
        <source>Smoothness in pixels</source>
        <translation>Douceur en pixels</translation>
    </message>
    <message>
        <source>Flat picture: how far weights reach along the picture, in pixels of a picture 512 pixels long. 10 bends hard, 100 softly</source>
        <translation>Image plate&#xa0;: jusqu&apos;où les poids portent le long de l&apos;image, en pixels d&apos;une image longue de 512 pixels. 10 plie net, 100 en douceur</translation>
    </message>
    <message>
        <source>Envelope blend</source>
        <translation>Fondu d&apos;enveloppe</translation>
    </message>
    <message>
        <source>How far a bone&apos;s weight reaches beyond its envelope, relative to the envelope&apos;s radius. 0: a bone moves what its envelope contains and nothing else</source>
        <translation>Jusqu&apos;où le poids d&apos;un os dépasse son enveloppe, selon le rayon de l&apos;enveloppe. 0&#xa0;: un os déplace ce que contient son enveloppe et rien d&apos;autre</translation>
    </message>
    <message>
        <source>Envelope size</source>
        <translation>Taille d&apos;enveloppe</translation>
    </message>
    <message>
        <source>A bone&apos;s envelope grows until it holds this fraction of the surface that is nearest to the bone</source>
        <translation>L&apos;enveloppe d&apos;un os grandit jusqu&apos;à contenir cette fraction de la surface la plus proche de l&apos;os</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Inside test</source>
        <translation>Test d&apos;intérieur</translation>
    </message>
    <message>
        <source>What counts as inside the body. Signed crossings are right for bodies of many parts that cross each other; the nearest face is the paper&apos;s rule</source>
        <translation>Ce qui compte comme l&apos;intérieur du corps. Les croisements signés vont aux corps de plusieurs pièces qui se croisent&#xa0;; la face la plus proche est la règle de l&apos;article</translation>
    </message>
    <message>
        <source>Signed crossings</source>
        <translation>Croisements signés</translation>
    </message>
    <message>
        <source>Nearest face</source>
        <translation>Face la plus proche</translation>
    </message>
    <message>
        <source>Resolve ambiguous voxels (winding number)</source>
        <translation>Résoudre les ambiguïtés</translation>
    </message>
    <message>
        <source>Where the inside test gives different answers from different sides, asks how much of the mesh surrounds the voxel. Right for open meshes; without it the outside comes in through their holes</source>
        <translation>Là où le test d&apos;intérieur répond autrement de différents côtés, demande quelle part du maillage entoure le voxel. Convient aux maillages ouverts&#xa0;; sans lui, l&apos;extérieur entre par leurs trous</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>How a vertex reads its distances. Smooth blends the voxels around it; Voxel takes the one that holds it, as in the paper, and shows steps at low resolutions</source>
        <translation>Comment un sommet lit ses distances. Lisse mêle les voxels alentour&#xa0;; Voxel prend celui qui le contient, comme dans l&apos;article, et montre des marches aux basses résolutions</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Lisse</translation>
    </message>
    <message>
        <source>Voxel</source>
        <translation>Voxel</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Chemins</translation>
    </message>
    <message>
        <source>Straight lines</source>
        <translation>Lignes droites</translation>
    </message>
    <message>
        <source>Voxel centers</source>
        <translation>Centres de voxels</translation>
    </message>
    <message>
        <source>Uniform voxels</source>
        <translation>Voxels uniformes</translation>
    </message>
    <message>
        <source>Fills the inside with voxels as small as those at the surface, in place of few large ones. Takes several times the time and memory; meant to compare with the paper</source>
        <translation>Remplit l&apos;intérieur de voxels aussi petits qu&apos;à la surface, au lieu de quelques grands. Prend plusieurs fois le temps et la mémoire&#xa0;; sert à comparer avec l&apos;article</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Limite de mémoire</translation>
    </message>
    <message>
        <source>A bind that needs more memory than this stops before it starts, and says which resolution fits</source>
        <translation>Une liaison qui demande plus de mémoire s&apos;arrête avant de commencer, et dit quelle résolution convient</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>All that is free</source>
        <translation>Tout ce qui est libre</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Réparations</translation>
    </message>
    <message>
        <source>Turn inverted normals outward</source>
        <translation>Tourner les normales inversées</translation>
    </message>
    <message>
        <source>A shell with inverted normals counts as a hole. Turned, it counts as the volume that it encloses</source>
        <translation>Une coque aux normales inversées compte comme un trou. Retournée, elle compte comme le volume qu&apos;elle enferme</translation>
    </message>
    <message>
        <source>Close holes</source>
        <translation>Fermer les trous</translation>
    </message>
    <message>
        <source>Closes every hole for the solver, so that the outside does not come in. Not for hair cards and cloaks: their borders are holes too</source>
        <translation>Ferme chaque trou pour le solveur, afin que l&apos;extérieur n&apos;entre pas. Pas pour les cartes de cheveux et les capes&#xa0;: leurs bords sont aussi des trous</translation>
    </message>
    <message>
        <source>Remove duplicate faces</source>
        <translation>Retirer les faces en double</translation>
    </message>
    <message>
        <source>Keeps one of several faces in the same place. Duplicates count twice in the inside test</source>
        <translation>Garde une seule de plusieurs faces au même endroit. Les doubles comptent deux fois dans le test d&apos;intérieur</translation>
    </message>
    <message>
        <source>Voxel edits</source>
        <translation>Éditions de voxels</translation>
    </message>
    <message>
        <source>Bind to joints</source>
        <translation>Lier aux articulations</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>Poignées</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>Cages</translation>
    </message>
    <message>
        <source>Binding of parts</source>
        <translation>Liaison des pièces</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Stiffness of joints</source>
        <translation>Rigidité des articulations</translation>
    </message>
    <message>
        <source>Find leaks</source>
        <translation>Chercher les fuites</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Weights look wrong all over: go back to Geodesic Voxel, or compare two solvers side by side (View &gt; Compare)</source>
        <translation>Les poids semblent faux partout&#xa0;: revenez à Voxels géodésiques, ou comparez deux solveurs côte à côte (Affichage &gt; Comparer)</translation>
    </message>
    <message>
        <source>A thin arm pulls the chest along: switch it on. A head or a toe moves too much around it: switch it off</source>
        <translation>Un bras mince entraîne le torse&#xa0;: activez. Une tête ou un orteil déplace trop autour de lui&#xa0;: désactivez</translation>
    </message>
    <message>
        <source>A big head follows the neck, or a foot stays behind: switch it on. A last bone reaches into its neighbours: switch it off</source>
        <translation>Une grosse tête suit le cou, ou un pied reste en arrière : activez-la. Un dernier os atteint ses voisins : désactivez-la</translation>
    </message>
    <message>
        <source>Joints without parent and child move nothing: switch it on. Their bones turn the wrong way: switch it off</source>
        <translation>Des articulations sans parent ni enfant ne déplacent rien&#xa0;: activez. Leurs os pointent du mauvais côté&#xa0;: désactivez</translation>
    </message>
    <message>
        <source>An elbow bends like rubber: raise it. It breaks in a sharp line: lower it. Only one joint does: select it and give it its own stiffness</source>
        <translation>Un coude plie comme du caoutchouc&#xa0;: augmentez. Il casse net&#xa0;: diminuez. Une seule articulation le fait&#xa0;: sélectionnez-la et donnez-lui sa propre rigidité</translation>
    </message>
    <message>
        <source>Bends show steps or sharp lines: raise it. Fingers or lips pull one another along: lower it</source>
        <translation>Les plis montrent des marches ou des lignes nettes&#xa0;: augmentez. Doigts ou lèvres s&apos;entraînent&#xa0;: diminuez</translation>
    </message>
    <message>
        <source>Shoulders or hips bend in steps: raise it, if your engine takes more. Shift+T shows where the limit took weight away</source>
        <translation>Épaules ou hanches plient par marches&#xa0;: augmentez, si votre moteur en prend plus. Maj+T montre où la limite a retiré du poids</translation>
    </message>
    <message>
        <source>Bends are too wide although they are stiff: try Exponential. Bends crease: try Quadratic</source>
        <translation>Les plis sont trop larges bien que rigides&#xa0;: essayez Exponentielle. Les plis cassent&#xa0;: essayez Quadratique</translation>
    </message>
    <message>
        <source>Skin shows steps where weights are small: set it to 0. Far joints still move a vertex a little: raise it to 0.01</source>
        <translation>La peau montre des marches où les poids sont petits&#xa0;: mettez 0. Des articulations lointaines déplacent encore un peu un sommet&#xa0;: montez à 0,01</translation>
    </message>
    <message>
        <source>A strap or a sleeve does not bend: set that part to Smooth in the Parts panel. A button or a buckle bends: switch it on</source>
        <translation>Une sangle ou une manche ne plie pas&#xa0;: réglez cette pièce sur Lisse dans le panneau Pièces. Un bouton ou une boucle plie&#xa0;: activez</translation>
    </message>
    <message>
        <source>Fingers or legs stick together: choose a higher one, or refine only that place. Binding takes too long: choose a lower one</source>
        <translation>Doigts ou jambes collent&#xa0;: prenez plus haut, ou affinez seulement cet endroit. La liaison est trop longue&#xa0;: prenez plus bas</translation>
    </message>
    <message>
        <source>Close fingers or folds still stick together: lower it. Binding takes too long: raise it</source>
        <translation>Des doigts ou plis proches collent encore&#xa0;: diminuez. La liaison est trop longue&#xa0;: augmentez</translation>
    </message>
    <message>
        <source>Weights ripple where many joints meet: switch it on. Binding takes too long: switch it off</source>
        <translation>Les poids ondulent où se joignent beaucoup d&apos;articulations&#xa0;: activez. La liaison est trop longue&#xa0;: désactivez</translation>
    </message>
    <message>
        <source>Bends are too soft: raise it. Bends are too sharp: lower it</source>
        <translation>Les plis sont trop doux&#xa0;: augmentez. Les plis sont trop nets&#xa0;: diminuez</translation>
    </message>
    <message>
        <source>Every joint moves a little of everything: raise it. Bends are too sharp: lower it</source>
        <translation>Chaque articulation déplace un peu de tout&#xa0;: augmentez. Les plis sont trop nets&#xa0;: diminuez</translation>
    </message>
    <message>
        <source>The picture breaks where it bends: raise it. A limb pulls its neighbour along: lower it</source>
        <translation>L&apos;image casse où elle plie&#xa0;: augmentez. Un membre entraîne son voisin&#xa0;: diminuez</translation>
    </message>
    <message>
        <source>Skin tears between two bones: raise it. A bone moves its neighbours: lower it</source>
        <translation>La peau se déchire entre deux os&#xa0;: augmentez. Un os déplace ses voisins&#xa0;: diminuez</translation>
    </message>
    <message>
        <source>Skin stays behind although its bone moves: raise it. An envelope reaches into another limb: lower it</source>
        <translation>La peau reste en arrière quand son os bouge&#xa0;: augmentez. Une enveloppe atteint un autre membre&#xa0;: diminuez</translation>
    </message>
    <message>
        <source>The arm moves the chest at the armpit, or the thighs move each other: raise it. A thin ear or fin does not follow: lower it</source>
        <translation>Le bras déplace le torse à l&apos;aisselle, ou les cuisses se déplacent l&apos;une l&apos;autre&#xa0;: augmentez. Une oreille ou nageoire mince ne suit pas&#xa0;: diminuez</translation>
    </message>
    <message>
        <source>Gaps between parts are filled, or the body is hollow (Alt+5 shows it): choose the other one</source>
        <translation>Des interstices entre pièces sont remplis, ou le corps est creux (Alt+5 le montre)&#xa0;: prenez l&apos;autre</translation>
    </message>
    <message>
        <source>Voxels fill the space outside of an open mesh (Alt+5 shows them): switch it on</source>
        <translation>Des voxels remplissent l&apos;espace hors d&apos;un maillage ouvert (Alt+5 les montre)&#xa0;: activez</translation>
    </message>
    <message>
        <source>Weights show steps as large as voxels: choose Smooth</source>
        <translation>Les poids montrent des marches de la taille des voxels&#xa0;: prenez Lisse</translation>
    </message>
    <message>
        <source>Weights reach farther along an axis than across it: choose Straight lines</source>
        <translation>Les poids portent plus loin selon un axe qu&apos;en travers&#xa0;: prenez Lignes droites</translation>
    </message>
    <message>
        <source>Binding takes too long or too much memory: switch it off</source>
        <translation>La liaison prend trop de temps ou de mémoire&#xa0;: désactivez</translation>
    </message>
    <message>
        <source>A bind stops because it needs more memory: raise the limit, or choose a lower resolution</source>
        <translation>Une liaison s&apos;arrête car elle demande plus de mémoire&#xa0;: augmentez la limite, ou prenez une résolution plus basse</translation>
    </message>
    <message>
        <source>A part has no voxels inside (Alt+5 shows them): switch it on</source>
        <translation>Une pièce n&apos;a pas de voxels à l&apos;intérieur (Alt+5 les montre)&#xa0;: activez</translation>
    </message>
    <message>
        <source>The outside comes in through a hole: switch it on. Hair cards or a cloak turn solid: switch it off</source>
        <translation>L&apos;extérieur entre par un trou&#xa0;: activez. Des cartes de cheveux ou une cape deviennent pleines&#xa0;: désactivez</translation>
    </message>
    <message>
        <source>A part with doubled faces is hollow (Alt+5 shows it): switch it on</source>
        <translation>Une pièce aux faces doublées est creuse (Alt+5 le montre)&#xa0;: activez</translation>
    </message>
    <message>
        <source>Only this joint bends too softly or too sharply: change its own stiffness. Its neighbours look wrong too: change the stiffness of all joints</source>
        <translation>Seule cette articulation plie trop doux ou trop net&#xa0;: changez sa propre rigidité. Ses voisines semblent fausses aussi&#xa0;: changez la rigidité de toutes</translation>
    </message>
    <message>
        <source>What a step along the surface costs, compared with a step inside. More keeps paths out of armpits and folds; less lets them follow thin parts. 0 and 1: no penalty. Automatic: what keeps walls at one price at every resolution. A bound character follows the slider in any pose</source>
        <translation>Ce que coûte un pas le long de la surface, comparé à un pas à l&apos;intérieur. Plus écarte les chemins des aisselles et des plis&#xa0;; moins les laisse suivre les parties minces. 0 et 1&#xa0;: pas de pénalité. Automatique&#xa0;: ce qui garde aux parois un prix à toute résolution. Un personnage lié suit le curseur dans toute pose</translation>
    </message>
    <message>
        <source>Bones follow the mesh: one without a child, and that of a head with ears, goes into what it moves, feet attached to the root follow their legs, and a root outside moves nothing. Off: bones only join joints</source>
        <translation>Les os suivent le maillage : un os sans enfant, et celui d&apos;une tête avec des oreilles, va dans ce qu&apos;il déplace, les pieds attachés à la racine suivent leurs jambes, et une racine à l&apos;extérieur ne déplace rien. Désactivé : les os relient seulement les articulations</translation>
    </message>
    <message>
        <source>Keep the smallest weights</source>
        <translation>Garder les plus petits poids</translation>
    </message>
    <message>
        <source>Far joints hold tiny weights: switch it off</source>
        <translation>Des articulations lointaines ont de minuscules poids : désactivez-le</translation>
    </message>
    <message>
        <source>Resolution in pixels</source>
        <translation>Résolution en pixels</translation>
    </message>
    <message>
        <source>Flat picture: pixels along the longest side in which paths are searched. All takes the picture&apos;s own, up to 4096, so that slits one pixel wide keep limbs apart</source>
        <translation>Image plate : pixels le long du plus grand côté, dans lesquels les chemins sont cherchés. Toutes prend ceux de l&apos;image, jusqu&apos;à 4096, pour que des fentes d&apos;un pixel séparent les membres</translation>
    </message>
    <message>
        <source>Limbs beside a narrow slit move together: choose All. It takes long: choose 512</source>
        <translation>Des membres de part et d&apos;autre d&apos;une fente étroite bougent ensemble : choisissez Toutes. C&apos;est long : choisissez 512</translation>
    </message>
    <message>
        <source>Grid axes</source>
        <translation>Axes de la grille</translation>
    </message>
    <message>
        <source>How the voxel grid lies. The mesh&apos;s main axes give the same weights however the character stands; the world&apos;s axes are the paper&apos;s</source>
        <translation>Comment la grille de voxels est posée. Les axes principaux du maillage donnent les mêmes poids quelle que soit la pose du personnage ; les axes du monde sont ceux de l&apos;article</translation>
    </message>
    <message>
        <source>World axes</source>
        <translation>Axes du monde</translation>
    </message>
    <message>
        <source>Voxelizer</source>
        <translation>Voxelisation</translation>
    </message>
    <message>
        <source>Who finds out which voxels are inside. Columns does so on the processor, with the same result on every machine; Drawn lets the graphics card draw the mesh slice by slice, as in the paper, by the nearest face</source>
        <translation>Qui détermine quels voxels sont à l&apos;intérieur. Colonnes le fait sur le processeur, avec le même résultat sur chaque machine ; Dessinés laisse la carte graphique dessiner le maillage tranche par tranche, comme dans l&apos;article, selon la face la plus proche</translation>
    </message>
    <message>
        <source>Drawn voxels fail or take long: choose Columns</source>
        <translation>Les voxels dessinés échouent ou prennent longtemps : choisissez Colonnes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Dessinés</translation>
    </message>
    <message>
        <source>How distances are measured inside. Straight lines go around corners by the shortest way; Voxel centers go from voxel to voxel, as in the paper, and are up to 13 % too long. The last two step across faces of voxels alone, up to 73 % too long: the paper&apos;s authors tried them and gained nothing</source>
        <translation>Comment les distances sont mesurées à l&apos;intérieur. Les lignes droites contournent les coins par le plus court chemin ; les centres de voxels vont de voxel en voxel, comme dans l&apos;article, et sont jusqu&apos;à 13 % trop longs. Les deux derniers ne passent que par les faces des voxels, jusqu&apos;à 73 % trop longs : les auteurs les ont essayés sans rien gagner</translation>
    </message>
    <message>
        <source>Centers across faces</source>
        <translation>Centres par les faces</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>Small voxels at bones</source>
        <translation>Petits voxels le long des os</translation>
    </message>
    <message>
        <source>Makes voxels as small along bones, and at the surfaces of handles, as at the mesh. Off: paths start from the whole large voxel that a bone runs through, which is faster and less exact</source>
        <translation>Rend les voxels aussi petits le long des os et à la surface des poignées qu&apos;au maillage. Désactivé : les chemins partent du grand voxel entier que l&apos;os traverse, ce qui est plus rapide et moins exact</translation>
    </message>
    <message>
        <source>Thick limbs bend in steps: switch it on</source>
        <translation>Les membres épais plient par paliers : activez-le</translation>
    </message>
    <message>
        <source>Left and right get different weights: choose Mesh axes</source>
        <translation>La gauche et la droite reçoivent des poids différents : choisissez Axes du maillage</translation>
    </message>
    <message>
        <source>Mesh axes</source>
        <translation>Axes du maillage</translation>
    </message>
    <message>
        <source>Keeps weights that together are less than 0.1 % of a vertex, as the paper does. Smoothing then spreads them, too, and bends get wider</source>
        <translation>Garde les poids qui font ensemble moins de 0,1 % d&apos;un sommet, comme l&apos;article. Le lissage les étale alors aussi, et les pliures s&apos;élargissent</translation>
    </message>
    <message>
        <source>Paths in pixels</source>
        <translation>Chemins en pixels</translation>
    </message>
    <message>
        <source>Flat picture: how distances go from pixel to pixel</source>
        <translation>Image plate : comment les distances vont de pixel en pixel</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Along rows and columns alone (Manhattan)</source>
        <translation>Le long des lignes et colonnes seulement (Manhattan)</translation>
    </message>
    <message>
        <source>Weights show edges along rows and columns: choose diagonals. Weights have eight corners around a joint: choose straight. It takes long: choose diagonals</source>
        <translation>Les poids montrent des bords le long des lignes et colonnes : prenez Diagonales. Les poids ont huit coins autour d&apos;une articulation : prenez Droites. C&apos;est long : prenez Diagonales</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonales</translation>
    </message>
    <message>
        <source>Across the corners of pixels too</source>
        <translation>Par les coins des pixels aussi</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Droites</translation>
    </message>
    <message>
        <source>As straight as the shape allows (Euclidean)</source>
        <translation>Aussi droit que la forme le permet (euclidien)</translation>
    </message>
    <message>
        <source>Stiffness by angle</source>
        <translation>Rigidité selon l&apos;angle</translation>
    </message>
    <message>
        <source>A joint bends well a little and badly far: give it a key at the far angle</source>
        <translation>Une articulation plie bien un peu et mal beaucoup : donnez-lui une clé au grand angle</translation>
    </message>
    <message>
        <source>Smoothness of joints</source>
        <translation>Douceur des articulations</translation>
    </message>
    <message>
        <source>Hair bends like an elbow, or an elbow like hair: change only the smoothness of this joint</source>
        <translation>Des cheveux plient comme un coude, ou un coude comme des cheveux : changez la douceur de cette seule articulation</translation>
    </message>
    <message>
        <source>Envelopes fit</source>
        <translation>Envel. d&apos;après</translation>
    </message>
    <message>
        <source>What sets how wide envelopes are, of joints without their own</source>
        <translation>Ce qui règle la largeur des enveloppes, pour les articulations sans enveloppe propre</translation>
    </message>
    <message>
        <source>Envelopes of crowded bones are too narrow or too wide: choose the length of bones. They miss what stands far out: choose the mesh</source>
        <translation>Les enveloppes d&apos;os serrés sont trop étroites ou trop larges&#xa0;: choisissez la longueur des os. Elles manquent ce qui dépasse loin&#xa0;: choisissez le maillage</translation>
    </message>
    <message>
        <source>The mesh</source>
        <translation>Maillage</translation>
    </message>
    <message>
        <source>The skin that is nearest to each bone</source>
        <translation>La peau la plus proche de chaque os</translation>
    </message>
    <message>
        <source>Length of bones</source>
        <translation>Longueur des os</translation>
    </message>
    <message>
        <source>A quarter of the length from each joint to its children</source>
        <translation>Un quart de la longueur de chaque articulation à ses enfants</translation>
    </message>
    <message>
        <source>Envelope shape</source>
        <translation>Forme d&apos;enveloppe</translation>
    </message>
    <message>
        <source>What envelopes are shaped like, of joints without their own</source>
        <translation>La forme des enveloppes, pour les articulations sans enveloppe propre</translation>
    </message>
    <message>
        <source>Envelopes leave corners of the body out: choose boxes</source>
        <translation>Les enveloppes laissent dehors des coins du corps&#xa0;: choisissez les boîtes</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Capsule</translation>
    </message>
    <message>
        <source>Round about the bone and at its ends</source>
        <translation>Ronde autour de l&apos;os et à ses bouts</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>Ellipsoïde</translation>
    </message>
    <message>
        <source>Widest in the middle of the bone</source>
        <translation>Le plus large au milieu de l&apos;os</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Along the bone and the axes of its joint</source>
        <translation>Le long de l&apos;os et des axes de son articulation</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cylindre</translation>
    </message>
    <message>
        <source>Round about the bone, flat at its ends</source>
        <translation>Rond autour de l&apos;os, plat à ses bouts</translation>
    </message>
    <message>
        <source>Shared vertices</source>
        <translation>Sommets communs</translation>
    </message>
    <message>
        <source>How bones move a vertex that several envelopes hold</source>
        <translation>Comment les os déplacent un sommet que plusieurs enveloppes contiennent</translation>
    </message>
    <message>
        <source>Joints bend too flat where envelopes overlap: choose by depth. Weights are to be rigid before they are smoothed: choose the deepest alone</source>
        <translation>Les articulations plient trop à plat où les enveloppes se recouvrent&#xa0;: choisissez par profondeur. Les poids doivent être rigides avant le lissage&#xa0;: choisissez la plus profonde seule</translation>
    </message>
    <message>
        <source>Alike</source>
        <translation>Égal</translation>
    </message>
    <message>
        <source>All that hold it count alike</source>
        <translation>Toutes celles qui le contiennent comptent autant</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>The deeper it lies in an envelope, the more</source>
        <translation>Plus il est profond dans une enveloppe, plus elle compte</translation>
    </message>
    <message>
        <source>Deepest alone</source>
        <translation>Plus profonde</translation>
    </message>
    <message>
        <source>The bone whose envelope holds it deepest</source>
        <translation>L&apos;os dont l&apos;enveloppe le contient le plus profondément</translation>
    </message>
    <message>
        <source>Second pass</source>
        <translation>Lissage</translation>
    </message>
    <message>
        <source>How strongly the weights of envelopes are smoothed over the surface afterwards, relative to the thickness of each limb. 0: not at all</source>
        <translation>Avec quelle force les poids des enveloppes sont ensuite lissés sur la surface, selon l&apos;épaisseur de chaque membre. 0&#xa0;: pas du tout</translation>
    </message>
    <message>
        <source>Skin breaks where one envelope ends: raise it. Envelopes are washed out: lower it</source>
        <translation>La peau casse où une enveloppe finit&#xa0;: augmentez. Les enveloppes se diluent&#xa0;: diminuez</translation>
    </message>
    <message>
        <source>Envelopes of joints</source>
        <translation>Envel. d&apos;articulations</translation>
    </message>
    <message>
        <source>Only this bone moves too much or too little skin: change its envelope</source>
        <translation>Seul cet os déplace trop ou trop peu de peau&#xa0;: changez son enveloppe</translation>
    </message>
</context>
<context>
    <name>SkinDrag</name>
    <message>
        <source>Drag Skin</source>
        <translation>Tirer la peau</translation>
    </message>
</context>
<context>
    <name>SkinDragTool</name>
    <message>
        <source>Dragged by %1, %2 not reached</source>
        <translation>Tiré de %1, %2 non atteints</translation>
    </message>
    <message>
        <source>Dragged by %1. The weights bring the skin there.</source>
        <translation>Tiré de %1. Les poids y amènent la peau.</translation>
    </message>
    <message>
        <source>Dragged by %1. %2 cannot be reached by weights of these joints.</source>
        <translation>Tiré de&#xa0;%1.&#xa0;%2 sont hors d&apos;atteinte des poids de ces articulations.</translation>
    </message>
    <message>
        <source>Dragged by %1. The shape %2 brings the skin there.</source>
        <translation>Tiré de&#xa0;%1. La forme&#xa0;%2 y amène la peau.</translation>
    </message>
</context>
<context>
    <name>SkinningText</name>
    <message>
        <source>dual quaternion skinning</source>
        <translation>le skinning par quaternions duaux</translation>
    </message>
    <message>
        <source>weight blended skinning</source>
        <translation>le skinning à mélange pondéré</translation>
    </message>
    <message>
        <source>skinning with centres of rotation</source>
        <translation>le skinning à centres de rotation</translation>
    </message>
    <message>
        <source>classic linear skinning</source>
        <translation>le skinning linéaire classique</translation>
    </message>
    <message>
        <source>implicit skinning over %1</source>
        <translation>le skinning implicite sur&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>SolidText</name>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>sphere, %1</source>
        <translation>sphère,&#xa0;%1</translation>
    </message>
    <message>
        <source>capsule, %1 by %2</source>
        <translation>capsule,&#xa0;%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>box, %1</source>
        <translation>boîte,&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>SolverText</name>
    <message>
        <source>Geodesic Voxel</source>
        <translation>Voxels géodésiques</translation>
    </message>
    <message>
        <source>Bone Heat</source>
        <translation>Chaleur d&apos;os</translation>
    </message>
    <message>
        <source>Bounded Biharmonic</source>
        <translation>Biharmonique borné</translation>
    </message>
    <message>
        <source>Harmonic</source>
        <translation>Harmonique</translation>
    </message>
    <message>
        <source>Voxel Heat</source>
        <translation>Chaleur de voxels</translation>
    </message>
    <message>
        <source>Nearest Bone</source>
        <translation>Os le plus proche</translation>
    </message>
    <message>
        <source>Nearest in Hierarchy</source>
        <translation>Plus proche en hiérarchie</translation>
    </message>
    <message>
        <source>Inverse Distance</source>
        <translation>Distance inverse</translation>
    </message>
    <message>
        <source>Rigid (Nearest Bone)</source>
        <translation>Rigide (os le plus proche)</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Enveloppes</translation>
    </message>
    <message>
        <source>Flat Picture</source>
        <translation>Image plate</translation>
    </message>
    <message>
        <source>The %1 solver measures no distances.</source>
        <translation>Le solveur&#xa0;%1 ne mesure pas de distances.</translation>
    </message>
    <message>
        <source>The %1 solver makes no voxels.</source>
        <translation>Le solveur&#xa0;%1 ne fait pas de voxels.</translation>
    </message>
    <message>
        <source>The %1 solver puts no envelopes around bones.</source>
        <translation>Le solveur&#xa0;%1 ne met pas d&apos;enveloppes autour des os.</translation>
    </message>
</context>
<context>
    <name>SpringEdits</name>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Remove Spring Chains</source>
        <translation>Retirer des chaînes de ressorts</translation>
    </message>
    <message>
        <source>Remove Colliders</source>
        <translation>Retirer des collisionneurs</translation>
    </message>
    <message>
        <source>Mirror Springs</source>
        <translation>Refléter des ressorts</translation>
    </message>
    <message>
        <source>Move Collider</source>
        <translation>Déplacer le collisionneur</translation>
    </message>
    <message>
        <source>Colliders of Chains</source>
        <translation>Collisionneurs de chaînes</translation>
    </message>
    <message>
        <source>Group Colliders</source>
        <translation>Grouper les collisionneurs</translation>
    </message>
</context>
<context>
    <name>SpringTrial</name>
    <message>
        <source>In %1, %2 of %3 vertices of chains are inside of colliders in a mean step; without springs %4</source>
        <translation>Dans&#xa0;%1, %2 sommets de chaînes sur&#xa0;%3 sont dans des collisionneurs en un pas moyen&#xa0;; sans ressorts&#xa0;%4</translation>
    </message>
</context>
<context>
    <name>StageText</name>
    <message>
        <source>Reading the file</source>
        <translation>Lecture du fichier</translation>
    </message>
    <message>
        <source>Preparing mesh and joints</source>
        <translation>Préparation du maillage et des articulations</translation>
    </message>
    <message>
        <source>Building the octree</source>
        <translation>Construction de l&apos;octree</translation>
    </message>
    <message>
        <source>Filling the voxels</source>
        <translation>Remplissage des voxels</translation>
    </message>
    <message>
        <source>Resolving ambiguous voxels</source>
        <translation>Résolution des voxels ambigus</translation>
    </message>
    <message>
        <source>Connecting neighbouring voxels</source>
        <translation>Liaison des voxels voisins</translation>
    </message>
    <message>
        <source>Measuring distances from every joint</source>
        <translation>Mesure des distances depuis chaque articulation</translation>
    </message>
    <message>
        <source>Solving weights in the volume</source>
        <translation>Résolution des poids dans le volume</translation>
    </message>
    <message>
        <source>Computing weights</source>
        <translation>Calcul des poids</translation>
    </message>
    <message>
        <source>Deforming the mesh</source>
        <translation>Déformation du maillage</translation>
    </message>
    <message>
        <source>Fitting fields to the bones</source>
        <translation>Ajustement des champs aux os</translation>
    </message>
    <message>
        <source>Writing the file</source>
        <translation>Écriture du fichier</translation>
    </message>
    <message>
        <source>Drawing the picture</source>
        <translation>Dessin de l&apos;image</translation>
    </message>
    <message>
        <source>%1, residual %2</source>
        <translation>%1, résidu&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>StyleFile</name>
    <message>
        <source>&quot;bind&quot; and &quot;artist&quot; have to be objects</source>
        <translation>« bind » et « artist » doivent être des objets</translation>
    </message>
    <message>
        <source>&quot;solver&quot; has to be one of %1</source>
        <translation>« solver » doit être l’un de ceux-ci : %1</translation>
    </message>
    <message>
        <source>an entry of &quot;%1&quot; is no object</source>
        <translation>une entrée de « %1 » n’est pas un objet</translation>
    </message>
    <message>
        <source>it has no &quot;%1&quot;, so it is no style</source>
        <translation>il n’a pas de « %1 », ce n’est donc pas un style</translation>
    </message>
</context>
<context>
    <name>SubdivisionEdits</name>
    <message>
        <source>Smooth Preview</source>
        <translation>Aperçu lissé</translation>
    </message>
    <message>
        <source>Subdivision Level</source>
        <translation>Niveau de subdivision</translation>
    </message>
    <message>
        <source>Subdivision Scheme</source>
        <translation>Schéma de subdivision</translation>
    </message>
</context>
<context>
    <name>TargetFile</name>
    <message>
        <source>target %1 must be {&quot;part&quot;: name, &quot;vertex&quot;: number, &quot;position&quot;: [x, y, z]}</source>
        <translation>la cible&#xa0;%1 doit être {&quot;part&quot;: name, &quot;vertex&quot;: number, &quot;position&quot;: [x, y, z]}</translation>
    </message>
    <message>
        <source>target %1 needs a vertex from 0, a position of three numbers and the name of a part</source>
        <translation>la cible&#xa0;%1 demande un sommet à partir de 0, une position de trois nombres et le nom d&apos;une pièce</translation>
    </message>
    <message>
        <source>target %1 names no part, and the character has %2 parts</source>
        <translation>la cible %1 ne nomme pas de pièce, et le personnage en a %2</translation>
    </message>
    <message>
        <source>the file must contain {&quot;targets&quot;: [...]}</source>
        <translation>le fichier doit contenir {&quot;targets&quot;: [...]}</translation>
    </message>
    <message>
        <source>target %1 names a vertex a second time</source>
        <translation>la cible&#xa0;%1 nomme un sommet une deuxième fois</translation>
    </message>
</context>
<context>
    <name>Targets</name>
    <message>
        <source>it is a folder</source>
        <translation>c&apos;est un dossier</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>le fichier est protégé en écriture</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>son dossier n&apos;existe pas</translation>
    </message>
    <message>
        <source>its folder is a file</source>
        <translation>son dossier est un fichier</translation>
    </message>
    <message>
        <source>you may not write to its folder</source>
        <translation>vous n&apos;avez pas le droit d&apos;écrire dans son dossier</translation>
    </message>
    <message>
        <source>it is a link that leads out of its folder</source>
        <translation>c&apos;est un lien qui mène hors de son dossier</translation>
    </message>
    <message>
        <source>its name is empty</source>
        <translation>son nom est vide</translation>
    </message>
    <message>
        <source>the system gives this name to a device</source>
        <translation>le système donne ce nom à un périphérique</translation>
    </message>
    <message>
        <source>another program has it open. Close it there</source>
        <translation>un autre programme l’a ouvert. Fermez-le là-bas</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Open the sample</source>
        <translation>Ouvrir l&apos;exemple</translation>
    </message>
    <message>
        <source>Sinew comes with a character to try things on. Click Open the sample, or Next.</source>
        <translation>Sinew est fourni avec un personnage pour essayer. Cliquez Ouvrir l&apos;exemple, ou Suivant.</translation>
    </message>
    <message>
        <source>Bind the skin</source>
        <translation>Lier la peau</translation>
    </message>
    <message>
        <source>Bind Skin (%1) gives each vertex its weights: how much each joint moves it. It takes a few seconds.</source>
        <translation>Lier la peau (%1) donne à chaque sommet ses poids&#xa0;: combien chaque articulation le déplace. Cela prend quelques secondes.</translation>
    </message>
    <message>
        <source>Look at the weights</source>
        <translation>Regarder les poids</translation>
    </message>
    <message>
        <source>Click a joint here or in the view, for example LeftForeArm: colours show how much it moves the skin. %1 hides and shows them.</source>
        <translation>Cliquez une articulation ici ou dans la vue, par exemple LeftForeArm&#xa0;: les couleurs montrent combien elle déplace la peau. %1 les masque et les affiche.</translation>
    </message>
    <message>
        <source>Bend the elbow</source>
        <translation>Plier le coude</translation>
    </message>
    <message>
        <source>Press %1 and drag a ring around the joint. Then drag Stiffness (alpha) in the Bind panel: the bend follows.</source>
        <translation>Pressez&#xa0;%1 et tirez un cercle autour de l&apos;articulation. Tirez ensuite Rigidité (alpha) dans le panneau Liaison&#xa0;: le pli suit.</translation>
    </message>
    <message>
        <source>Paint or export</source>
        <translation>Peindre ou exporter</translation>
    </message>
    <message>
        <source>Press %1 to paint what the solver cannot know. When the character bends well, %2 writes the file and checks it.</source>
        <translation>Pressez&#xa0;%1 pour peindre ce que le solveur ne peut pas savoir. Quand le personnage plie bien,&#xa0;%2 écrit le fichier et le vérifie.</translation>
    </message>
</context>
<context>
    <name>VisibilityEdits</name>
    <message>
        <source>%1 of %2 parts hidden</source>
        <translation>%1 pièces masquées sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Hide Part</source>
        <translation>Masquer la pièce</translation>
    </message>
    <message>
        <source>Hide Parts</source>
        <translation>Masquer les pièces</translation>
    </message>
    <message>
        <source>Show Part</source>
        <translation>Afficher la pièce</translation>
    </message>
    <message>
        <source>Show Parts</source>
        <translation>Afficher les pièces</translation>
    </message>
    <message>
        <source>Show All Parts</source>
        <translation>Afficher toutes les pièces</translation>
    </message>
    <message>
        <source>Isolate Part</source>
        <translation>Isoler la pièce</translation>
    </message>
    <message>
        <source>Isolate Parts</source>
        <translation>Isoler les pièces</translation>
    </message>
    <message>
        <source>%1 of %2 parts ghosted</source>
        <translation>%1 pièces en fantôme sur&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 of %2 joints hidden</source>
        <translation>%1 articulations masquées sur&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 of %2 faces hidden</source>
        <translation>%1 faces masquées sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Ghost Part</source>
        <translation>Pièce en fantôme</translation>
    </message>
    <message>
        <source>Ghost Parts</source>
        <translation>Pièces en fantôme</translation>
    </message>
    <message>
        <source>Ghost Other Parts</source>
        <translation>Autres pièces en fantôme</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Tout afficher</translation>
    </message>
</context>
<context>
    <name>WorkEnds</name>
    <message>
        <source>%1 canceled. Nothing changed.</source>
        <translation>%1&#xa0;: annulé. Rien n&apos;a changé.</translation>
    </message>
    <message>
        <source>%1 canceled, because the weights changed while it ran. Run it again.</source>
        <translation>%1&#xa0;: annulé, car les poids ont changé pendant l&apos;exécution. Relancez.</translation>
    </message>
</context>
<context>
    <name>sinew::AboutDialog</name>
    <message>
        <source>About Sinew</source>
        <translation>À propos de Sinew</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Sinew binds characters to skeletons by geodesic distance through the body.</source>
        <translation>Sinew lie des personnages à des squelettes par la distance géodésique à travers le corps.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Made with Qt, Eigen, oneTBB, OpenMesh, Assimp, spdlog, CLI11 and JSON for Modern C++.</source>
        <translation>Logiciel libre sous licence MIT. Fait avec Qt, Eigen, oneTBB, OpenMesh, Assimp, spdlog, CLI11 et JSON for Modern C++.</translation>
    </message>
    <message>
        <source>The papers that Sinew builds on</source>
        <translation>Les articles sur lesquels Sinew s&apos;appuie</translation>
    </message>
</context>
<context>
    <name>sinew::ActivityLog</name>
    <message>
        <source>Skeleton with %1 joints loaded from %2</source>
        <translation>Squelette de&#xa0;%1 articulations chargé depuis&#xa0;%2</translation>
    </message>
    <message>
        <source>Reloaded %1</source>
        <translation>%1 rechargé</translation>
    </message>
    <message>
        <source>Weight layers transferred: %1 vertices, %2 too far away</source>
        <translation>Calques de poids transférés&#xa0;:&#xa0;%1 sommets,&#xa0;%2 trop éloignés</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Opening canceled</source>
        <translation>Ouverture annulée</translation>
    </message>
    <message>
        <source>Bind at resolution %1 started</source>
        <translation>Liaison à la résolution&#xa0;%1 commencée</translation>
    </message>
    <message>
        <source>Bind canceled</source>
        <translation>Liaison annulée</translation>
    </message>
    <message>
        <source>Bind discarded: the document has changed</source>
        <translation>Liaison abandonnée&#xa0;: le document a changé</translation>
    </message>
    <message>
        <source>Fitting of fields canceled</source>
        <translation>Ajustement des champs annulé</translation>
    </message>
    <message>
        <source>Fields fitted to %1 joints, %2 of them capsules; %3 vertices move with them</source>
        <translation>Champs ajustés à&#xa0;%1 articulations, dont&#xa0;%2 capsules&#xa0;;&#xa0;%3 sommets les suivent</translation>
    </message>
    <message>
        <source>Export canceled</source>
        <translation>Export annulé</translation>
    </message>
    <message>
        <source>Saved automatically: %1</source>
        <translation>Enregistré automatiquement&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Opened %1: %2 parts, %3 vertices, %4 polygons, %5 joints</source>
        <translation>Ouvert&#xa0;%1&#xa0;:&#xa0;%2 pièces,&#xa0;%3 sommets,&#xa0;%4 polygones,&#xa0;%5 articulations</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints in %3 (%4)</source>
        <translation>%1 sommets liés à&#xa0;%2 articulations en&#xa0;%3 (%4)</translation>
    </message>
    <message>
        <source>Exported %1, %2, %3. %4</source>
        <translation>Exporté&#xa0;%1,&#xa0;%2,&#xa0;%3.&#xa0;%4</translation>
    </message>
    <message>
        <source>Motion loaded from %1: %2 joints follow it</source>
        <translation>Mouvement chargé de&#xa0;%1&#xa0;:&#xa0;%2 articulations le suivent</translation>
    </message>
    <message>
        <source>Joints of the motion that this skeleton lacks: %1</source>
        <translation>Articulations du mouvement absentes de ce squelette&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Joints of the skeleton that the motion leaves alone: %1</source>
        <translation>Articulations du squelette que le mouvement ne touche pas&#xa0;:&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>sinew::AlphaCurveForm</name>
    <message>
        <source>Stiffness by angle of %1</source>
        <translation>Rigidité selon l&apos;angle de %1</translation>
    </message>
    <message>
        <source>Stiffness by angle of the selected joint</source>
        <translation>Rigidité selon l&apos;angle de l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>Skin gets stiffer or softer as this joint turns. The curve sets the stiffness (alpha) of the bones below over the joint&apos;s angle</source>
        <translation>La peau devient plus rigide ou plus souple quand cette articulation tourne. La courbe règle la rigidité (alpha) des os choisis dessous selon l&apos;angle de l&apos;articulation</translation>
    </message>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>Sélectionnez d&apos;abord une articulation dans la vue ou dans l&apos;arbre</translation>
    </message>
    <message>
        <source>Both bones</source>
        <translation>Les deux os</translation>
    </message>
    <message>
        <source>This bone</source>
        <translation>Cet os</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Région %1</translation>
    </message>
    <message>
        <source>At %1°</source>
        <translation>À %1°</translation>
    </message>
    <message>
        <source>At key</source>
        <translation>À la clé</translation>
    </message>
    <message>
        <source>Joints with stiffness by angle: %1</source>
        <translation>Articulations à rigidité selon l&apos;angle : %1</translation>
    </message>
    <message>
        <source>Stiffness by Angle</source>
        <translation>Rigidité selon l&apos;angle</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Agit sur</translation>
    </message>
    <message>
        <source>Whose stiffness the curve sets: that of this joint&apos;s bone and of its parent&apos;s, which bend against one another, of this bone alone, or of a region</source>
        <translation>Ce dont la courbe règle la rigidité : l&apos;os de cette articulation et celui de sa parente, qui plient l&apos;un contre l&apos;autre, cet os seul, ou une région</translation>
    </message>
    <message>
        <source>Stiffness over angle</source>
        <translation>Rigidité selon l&apos;angle</translation>
    </message>
    <message>
        <source>Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and down change. The dashed line is the pose&apos;s angle</source>
        <translation>Tirez une clé ; un double-clic en ajoute une, Suppr la retire. Touches : gauche et droite choisissent, haut et bas changent. La ligne pointillée est l&apos;angle de la pose</translation>
    </message>
    <message>
        <source>Stiffness at the key</source>
        <translation>Rigidité à la clé</translation>
    </message>
    <message>
        <source>The stiffness (alpha) at the angle of the chosen key</source>
        <translation>La rigidité (alpha) à l&apos;angle de la clé choisie</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>Poser clé</translation>
    </message>
    <message>
        <source>Set a key at the pose&apos;s angle</source>
        <translation>Poser une clé à l&apos;angle de la pose</translation>
    </message>
    <message>
        <source>Adds a key at the angle that the joint has in the pose</source>
        <translation>Ajoute une clé à l&apos;angle que l&apos;articulation a dans la pose</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>Retirer clé</translation>
    </message>
    <message>
        <source>Delete the chosen key</source>
        <translation>Supprimer la clé choisie</translation>
    </message>
    <message>
        <source>Takes the chosen key out of the curve</source>
        <translation>Retire la clé choisie de la courbe</translation>
    </message>
    <message>
        <source>Swing: how far the direction of the joint&apos;s bone turns from the bind pose. Twist: how far the bone turns about itself. Bend: the part of the swing about the joint&apos;s own axis, whose sign tells the directions apart</source>
        <translation>Bascule&#xa0;: de combien la direction de l&apos;os de l&apos;articulation s&apos;écarte de la pose de liaison. Torsion&#xa0;: de combien l&apos;os tourne sur lui-même. Pli&#xa0;: la part de la bascule autour de l&apos;axe propre de l&apos;articulation&#xa0;; son signe distingue les sens</translation>
    </message>
</context>
<context>
    <name>sinew::Autosave</name>
    <message>
        <source>it is in use by another process</source>
        <translation>un autre processus l&apos;utilise</translation>
    </message>
</context>
<context>
    <name>sinew::AutosaveFlow</name>
    <message>
        <source>Autosaved</source>
        <translation>Sauvegardé</translation>
    </message>
    <message>
        <source>Autosave failed: %1</source>
        <translation>Échec de la sauvegarde auto&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>An autosave copy is damaged.</source>
        <translation>Une copie de sauvegarde auto est abîmée.</translation>
    </message>
</context>
<context>
    <name>sinew::BakeDialog</name>
    <message>
        <source>Canceled. Nothing was changed.</source>
        <translation>Annulé. Rien n&apos;a été changé.</translation>
    </message>
    <message>
        <source>End Co&amp;mparing</source>
        <translation>Finir la co&amp;mparaison</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>The character has changed since this bake. Bake again to apply it.</source>
        <translation>Le personnage a changé depuis ce bake. Refaites le bake pour l&apos;appliquer.</translation>
    </message>
    <message>
        <source>Baked in %1 s.</source>
        <translation>Bake fait en&#xa0;%1 s.</translation>
    </message>
    <message numerus="yes">
        <source>%n painted vertex(ices) kept their weights.</source>
        <translation>
            <numerusform>%n sommet peint a gardé ses poids.</numerusform>
            <numerusform>%n sommets peints ont gardé leurs poids.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Bake for Engine</source>
        <translation>Bake pour moteur</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>Bake</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>&amp;Bake</source>
        <translation>&amp;Bake</translation>
    </message>
    <message>
        <source>Fit what is ticked to the source in the poses, and measure it. The character stays as it is until you apply the result</source>
        <translation>Ajuster ce qui est coché à la source dans les poses, et le mesurer. Le personnage reste tel quel jusqu&apos;à ce que vous appliquiez le résultat</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Show the source and the bake side by side in the same pose. Colours show how far they are apart</source>
        <translation>Afficher la source et le bake côte à côte dans la même pose. Les couleurs montrent leur écart</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Put weights, joints, shapes and drivers into the character and skin it with classic linear. One step of undo</source>
        <translation>Mettre poids, articulations, formes et pilotes dans le personnage et utiliser linéaire classique. Une seule étape à annuler</translation>
    </message>
    <message>
        <source>Progress of the bake</source>
        <translation>Progression du bake</translation>
    </message>
</context>
<context>
    <name>sinew::BakeFlow</name>
    <message>
        <source>The bake cannot be applied.</source>
        <translation>Le bake ne peut pas être appliqué.</translation>
    </message>
    <message>
        <source>Baked. %1</source>
        <translation>Précalculé.&#xa0;%1</translation>
    </message>
    <message>
        <source>Pose of the Bake</source>
        <translation>Pose du bake</translation>
    </message>
</context>
<context>
    <name>sinew::BakeForm</name>
    <message numerus="yes">
        <source>%n joint(s) have settings of their own.</source>
        <translation>
            <numerusform>%n articulation a ses propres réglages.</numerusform>
            <numerusform>%n articulations ont leurs propres réglages.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stiffness follows the angles of joints.</source>
        <translation>La rigidité suit les angles des articulations.</translation>
    </message>
    <message>
        <source>%1 (held out)</source>
        <translation>%1 (réservée)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Poses: %1, of which %2 are held out to judge the result</source>
        <translation>Poses&#xa0;:&#xa0;%1, dont&#xa0;%2 réservées pour juger le résultat</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Influences max.</translation>
    </message>
    <message>
        <source>How many joints may move a vertex after the bake</source>
        <translation>Combien d&apos;articulations peuvent déplacer un sommet après le bake</translation>
    </message>
    <message>
        <source>Good to</source>
        <translation>Bon jusqu&apos;à</translation>
    </message>
    <message>
        <source>The bake is good where the mean distance to the source is within this at every joint in every pose</source>
        <translation>Le bake est bon si la distance moyenne à la source ne dépasse cette valeur à aucune articulation dans aucune pose</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>How much memory the bake may take</source>
        <translation>Combien de mémoire le bake peut prendre</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Fit weights</source>
        <translation>Ajuster les poids</translation>
    </message>
    <message>
        <source>Finds the linear weights that come nearest to the source in all poses. They become a layer above all others. Painted vertices and locked joints keep theirs</source>
        <translation>Trouve les poids linéaires les plus proches de la source dans toutes les poses. Ils deviennent un calque au-dessus de tous les autres. Les sommets peints et les articulations verrouillées gardent les leurs</translation>
    </message>
    <message>
        <source>Add helper joints</source>
        <translation>Ajouter des articulations auxiliaires</translation>
    </message>
    <message>
        <source>Adds joints that turn half-way with another joint, where they pay</source>
        <translation>Ajoute des articulations qui tournent à moitié avec une autre, là où elles sont utiles</translation>
    </message>
    <message>
        <source>Add shapes, at most</source>
        <translation>Ajouter des formes, au plus</translation>
    </message>
    <message>
        <source>Add shapes</source>
        <translation>Ajouter des formes</translation>
    </message>
    <message>
        <source>Adds corrective shapes with their drivers, those first that take away most of the distance</source>
        <translation>Ajoute des formes correctives avec leurs pilotes, en premier celles qui retirent le plus de distance</translation>
    </message>
    <message>
        <source>Shapes at most</source>
        <translation>Formes au plus</translation>
    </message>
    <message>
        <source>How many corrective shapes the character gets. A symmetric pair counts as one</source>
        <translation>Combien de formes correctives le personnage reçoit. Une paire symétrique compte pour une</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Poses</translation>
    </message>
    <message>
        <source>Engines show classic linear as it is. Choose the skinning that they are to come near to.</source>
        <translation>Les moteurs montrent linéaire classique tel quel. Choisissez le skinning dont ils doivent s&apos;approcher.</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1&#xa0;: aucune</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The skinning method that the bake comes near to. It is the character&apos;s own, as in the Pose panel, where each joint has settings too</source>
        <translation>La méthode de skinning dont le bake s&apos;approche. C&apos;est celle du personnage, comme dans le panneau Pose, où chaque articulation a aussi des réglages</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>Skinning implicite</translation>
    </message>
    <message>
        <source>Over the method: limbs keep their shape, and skin stops where it touches skin</source>
        <translation>Par-dessus la méthode&#xa0;: les membres gardent leur forme, et la peau s&apos;arrête là où elle touche la peau</translation>
    </message>
    <message>
        <source>How much nearer to the source the vertices come that the step moves</source>
        <translation>De combien les sommets que l&apos;étape déplace se rapprochent de la source</translation>
    </message>
    <message>
        <source>What the step adds to the file</source>
        <translation>Ce que l&apos;étape ajoute au fichier</translation>
    </message>
    <message>
        <source>The poses that the bake is fitted to. A click on a pose shows it. Every third is held out: it judges the result and is not fitted to</source>
        <translation>Les poses auxquelles le bake est ajusté. Un clic sur une pose la montre. Une sur trois est réservée&#xa0;: elle juge le résultat et n&apos;entre pas dans l&apos;ajustement</translation>
    </message>
</context>
<context>
    <name>sinew::BakeResults</name>
    <message>
        <source>Nothing is baked yet.</source>
        <translation>Rien n&apos;a encore été traité par le bake.</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Worst before</source>
        <translation>Pire avant</translation>
    </message>
    <message>
        <source>Worst after</source>
        <translation>Pire après</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulation</translation>
    </message>
    <message>
        <source>Held out</source>
        <translation>Réservées</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>%1 (held out)</source>
        <translation>%1 (réservée)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>What the rows below are</source>
        <translation>Ce que sont les lignes dessous</translation>
    </message>
    <message>
        <source>Figures of the bake</source>
        <translation>Chiffres du bake</translation>
    </message>
    <message>
        <source>Mean distance, fitted poses</source>
        <translation>Distance moyenne, poses ajustées</translation>
    </message>
    <message>
        <source>Mean distance, held-out poses</source>
        <translation>Distance moyenne, poses réservées</translation>
    </message>
    <message>
        <source>Worst distance, fitted poses</source>
        <translation>Pire distance, poses ajustées</translation>
    </message>
    <message>
        <source>Worst distance, held-out poses</source>
        <translation>Pire distance, poses réservées</translation>
    </message>
    <message>
        <source>Smallest volume at a joint</source>
        <translation>Plus petit volume à une articulation</translation>
    </message>
    <message>
        <source>Faces that cross others (source: %1)</source>
        <translation>Faces qui en croisent d&apos;autres (source&#xa0;: %1)</translation>
    </message>
    <message>
        <source>Size of the shapes in a file</source>
        <translation>Taille des formes dans un fichier</translation>
    </message>
    <message>
        <source>Mean distance to the source before the bake</source>
        <translation>Distance moyenne à la source avant le bake</translation>
    </message>
    <message>
        <source>Mean distance to the source after the bake</source>
        <translation>Distance moyenne à la source après le bake</translation>
    </message>
    <message>
        <source>The farthest vertex before the bake</source>
        <translation>Le sommet le plus éloigné avant le bake</translation>
    </message>
    <message>
        <source>The farthest vertex after the bake</source>
        <translation>Le sommet le plus éloigné après le bake</translation>
    </message>
    <message>
        <source>The joint that is farthest off after the bake</source>
        <translation>L&apos;articulation qui s&apos;écarte le plus après le bake</translation>
    </message>
    <message>
        <source>Mean distance to the source in fitted poses before the bake</source>
        <translation>Distance moyenne à la source dans les poses ajustées avant le bake</translation>
    </message>
    <message>
        <source>Mean distance to the source in fitted poses after the bake</source>
        <translation>Distance moyenne à la source dans les poses ajustées après le bake</translation>
    </message>
    <message>
        <source>Mean distance in poses held out of the fit, after the bake</source>
        <translation>Distance moyenne dans les poses réservées, hors de l&apos;ajustement, après le bake</translation>
    </message>
    <message>
        <source>Worst pose</source>
        <translation>Pire pose</translation>
    </message>
    <message>
        <source>Mean distance in the pose in which it is largest: a joint is good where this is</source>
        <translation>Distance moyenne dans la pose où elle est la plus grande&#xa0;: une articulation est bonne là où celle-ci l&apos;est</translation>
    </message>
    <message>
        <source>The smallest volume at the joint, as a part of the source&apos;s</source>
        <translation>Le plus petit volume à l&apos;articulation, en part de celui de la source</translation>
    </message>
    <message>
        <source>Millimetres by joint</source>
        <translation>Millimètres par articulation</translation>
    </message>
    <message>
        <source>Millimetres by pose</source>
        <translation>Millimètres par pose</translation>
    </message>
    <message>
        <source>Distances to the source. A click on a row poses the character so: of a joint in the pose in which it is farthest off</source>
        <translation>Distances à la source. Un clic sur une ligne pose ainsi le personnage&#xa0;: pour une articulation, dans la pose où elle s&apos;écarte le plus</translation>
    </message>
</context>
<context>
    <name>sinew::BatchDialog</name>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>working</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>done before</source>
        <translation>déjà fait</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Canceled. %1 Start again to go on with those that are left.</source>
        <translation>Annulé. %1 Relancez pour continuer avec ceux qui restent.</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 faits</translation>
    </message>
    <message>
        <source>%1 done before</source>
        <translation>%1 déjà faits</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 en échec</translation>
    </message>
    <message>
        <source>%1 working</source>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 en attente</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): %1.</source>
        <translation>
            <numerusform>%n fichier&#xa0;: %1.</numerusform>
            <numerusform>%n fichiers&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Bind a Folder</source>
        <translation>Lier un dossier</translation>
    </message>
    <message>
        <source>Binds many characters alike, one after the other, while you work on. A file that fails stops nothing. Started again, it goes on with what is left.</source>
        <translation>Lie de la même façon de nombreux personnages, l&apos;un après l&apos;autre, pendant que vous continuez à travailler. Un fichier en échec n&apos;arrête rien. Relancé, il continue avec ce qui reste.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>The characters and what became of each. Double-click one that is done to open it in the window</source>
        <translation>Les personnages et ce qu&apos;il est advenu de chacun. Double-clic sur un qui est fait pour l&apos;ouvrir dans la fenêtre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>&amp;Ouvrir le résultat</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>Ouvrir le résultat</translation>
    </message>
    <message>
        <source>Open the selected bound file in the window</source>
        <translation>Ouvrir dans la fenêtre le fichier lié sélectionné</translation>
    </message>
    <message>
        <source>&amp;Bind All</source>
        <translation>&amp;Tout lier</translation>
    </message>
    <message>
        <source>Bind All</source>
        <translation>Tout lier</translation>
    </message>
    <message>
        <source>Bind all files that are not done</source>
        <translation>Lier tous les fichiers qui ne sont pas faits</translation>
    </message>
</context>
<context>
    <name>sinew::BatchForm</name>
    <message>
        <source>Choose the Folder of Characters</source>
        <translation>Choisir le dossier des personnages</translation>
    </message>
    <message>
        <source>Choose the Output Folder</source>
        <translation>Choisir le dossier de sortie</translation>
    </message>
    <message>
        <source>As in the Bind panel</source>
        <translation>Comme dans le panneau Liaison</translation>
    </message>
    <message>
        <source>A recipe file</source>
        <translation>Un fichier de recette</translation>
    </message>
    <message>
        <source>That of each file</source>
        <translation>Celui de chaque fichier</translation>
    </message>
    <message>
        <source>Skip what is done already</source>
        <translation>Passer ce qui est déjà fait</translation>
    </message>
    <message>
        <source>Bind all files again</source>
        <translation>Lier de nouveau tous les fichiers</translation>
    </message>
    <message>
        <source>Each file&apos;s own</source>
        <translation>Celui de chaque fichier</translation>
    </message>
    <message>
        <source>A folder, or a list of files (.txt)</source>
        <translation>Un dossier, ou une liste de fichiers (.txt)</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Parcourir...</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>A folder, whose files of known formats are bound with those of its subfolders; or a .txt file with the name of a character on each line</source>
        <translation>Un dossier, dont les fichiers de formats connus sont liés avec ceux de ses sous-dossiers&#xa0;; ou un fichier .txt avec le nom d&apos;un personnage par ligne</translation>
    </message>
    <message>
        <source>Output folder</source>
        <translation>Dossier de sortie</translation>
    </message>
    <message>
        <source>Where the bound files go, outside the folder of characters. It is made when it does not exist</source>
        <translation>Où vont les fichiers liés, hors du dossier des personnages. S&apos;il n&apos;existe pas, il est créé</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Bind all files with the settings of the Bind panel and the last export, or with those of a recipe</source>
        <translation>Lier tous les fichiers avec les réglages du panneau Liaison et du dernier export, ou avec ceux d&apos;une recette</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recette</translation>
    </message>
    <message>
        <source>A recipe file (.json)</source>
        <translation>Un fichier de recette (.json)</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Squelette</translation>
    </message>
    <message>
        <source>A file whose skeleton all characters are bound to. Empty: each to its own</source>
        <translation>Un fichier au squelette duquel tous les personnages sont liés. Vide&#xa0;: chacun au sien</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Format of the bound files. What Sinew cannot write in the format of its file becomes GLB</source>
        <translation>Format des fichiers liés. Ce que Sinew ne peut pas écrire dans le format de son fichier devient GLB</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>À la fois</translation>
    </message>
    <message>
        <source>Number of files bound at a time. Each needs as much memory as one bind</source>
        <translation>Nombre de fichiers liés à la fois. Chacun demande autant de mémoire qu&apos;une liaison</translation>
    </message>
    <message>
        <source>Existing files</source>
        <translation>Fichiers existants</translation>
    </message>
    <message>
        <source>A file counts as done if its output is unchanged and was made from the same file, by the same settings, by the same version of Sinew. All others are bound, and their outputs are replaced</source>
        <translation>Un fichier compte comme fait si sa sortie est inchangée et a été faite du même fichier, avec les mêmes réglages, par la même version de Sinew. Tous les autres sont liés, et leurs sorties remplacées</translation>
    </message>
</context>
<context>
    <name>sinew::BindBar</name>
    <message>
        <source>Bind Skin Again</source>
        <translation>Lier de nouveau</translation>
    </message>
    <message>
        <source>Bind Skin</source>
        <translation>Lier la peau</translation>
    </message>
    <message>
        <source>Open a character first.</source>
        <translation>Ouvrez d&apos;abord un personnage.</translation>
    </message>
    <message>
        <source>The character has no skeleton yet.</source>
        <translation>Le personnage n&apos;a pas encore de squelette.</translation>
    </message>
    <message>
        <source>The settings have changed since the last bind. Bind again.</source>
        <translation>Les réglages ont changé depuis la dernière liaison. Liez de nouveau.</translation>
    </message>
    <message>
        <source>Bound with these settings.</source>
        <translation>Lié avec ces réglages.</translation>
    </message>
    <message>
        <source>Not bound yet.</source>
        <translation>Pas encore lié.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1,&#xa0;%2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the bind</source>
        <translation>Annuler la liaison</translation>
    </message>
    <message>
        <source>Progress of the bind</source>
        <translation>Progression de la liaison</translation>
    </message>
    <message>
        <source>The file has weights. Bind Skin makes new ones.</source>
        <translation>Le fichier a des poids. Lier la peau en fait de nouveaux.</translation>
    </message>
</context>
<context>
    <name>sinew::BindFlow</name>
    <message>
        <source>This character has no skeleton.</source>
        <translation>Ce personnage n&apos;a pas de squelette.</translation>
    </message>
    <message>
        <source>Make one from a template, or load one from one of these files: %1.</source>
        <translation>Faites-en un à partir d&apos;un modèle, ou chargez-en un de l&apos;un de ces fichiers&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Bound in %1 s, but the skeleton is outside the mesh. See the report</source>
        <translation>Lié en&#xa0;%1 s, mais le squelette est hors du maillage. Voir le rapport</translation>
    </message>
    <message>
        <source>Bound in %1 s</source>
        <translation>Lié en&#xa0;%1 s</translation>
    </message>
    <message>
        <source>Coarse preview after %1 ms, now binding at full resolution</source>
        <translation>Aperçu grossier après&#xa0;%1 ms, liaison en pleine résolution en cours</translation>
    </message>
    <message>
        <source>Bind canceled, nothing changed</source>
        <translation>Liaison annulée, rien n&apos;a changé</translation>
    </message>
    <message>
        <source>Bind canceled, because the character or the settings changed while it ran</source>
        <translation>Liaison annulée, car le personnage ou les réglages ont changé entre-temps</translation>
    </message>
    <message>
        <source>The bind failed.</source>
        <translation>La liaison a échoué.</translation>
    </message>
    <message>
        <source>The lattice cannot be added.</source>
        <translation>Le treillis ne peut pas être ajouté.</translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation>%1 ajouté</translation>
    </message>
</context>
<context>
    <name>sinew::BindPanel</name>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
</context>
<context>
    <name>sinew::BoneAlphaForm</name>
    <message>
        <source>Stiffness (alpha) of %1</source>
        <translation>Rigidité (alpha) de&#xa0;%1</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of the selected joint</source>
        <translation>Rigidité (alpha) de l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>How stiff the skin bends at this joint, instead of the stiffness of all joints. Lower values spread the joint&apos;s weights farther into its neighbours</source>
        <translation>La rigidité du pli de la peau à cette articulation, au lieu de celle de toutes. Des valeurs plus basses étalent le poids de l&apos;articulation plus loin dans ses voisines</translation>
    </message>
    <message>
        <source>Joints with their own stiffness: %1</source>
        <translation>Articulations à rigidité propre&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Clear joint stiffness</source>
        <translation>Effacer la rigidité par articulation</translation>
    </message>
    <message>
        <source>Use the same stiffness for all joints again</source>
        <translation>Utiliser de nouveau la même rigidité pour toutes les articulations</translation>
    </message>
</context>
<context>
    <name>sinew::BoneSmoothnessForm</name>
    <message>
        <source>Smoothness of %1</source>
        <translation>Douceur de %1</translation>
    </message>
    <message>
        <source>Smoothness of the selected joint</source>
        <translation>Douceur de l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>How far this joint&apos;s weights reach along the picture, in pixels of a picture 512 pixels long, instead of the smoothness of all joints: 10 for an elbow, 100 for hair</source>
        <translation>Jusqu&apos;où les poids de cette articulation portent le long de l&apos;image, en pixels d&apos;une image longue de 512 pixels, au lieu de la douceur de toutes : 10 pour un coude, 100 pour des cheveux</translation>
    </message>
    <message>
        <source>Joints with their own smoothness: %1</source>
        <translation>Articulations à douceur propre : %1</translation>
    </message>
    <message>
        <source>Clear joint smoothness</source>
        <translation>Effacer la douceur par articulation</translation>
    </message>
    <message>
        <source>Use the same smoothness for all joints again</source>
        <translation>Utiliser de nouveau la même douceur pour toutes les articulations</translation>
    </message>
</context>
<context>
    <name>sinew::BoneValueForm</name>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>Sélectionnez d&apos;abord une articulation dans la vue ou dans l&apos;arbre</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>sinew::BrushForm</name>
    <message>
        <source>Paints the weights of %1.</source>
        <translation>Peint les poids de&#xa0;%1.</translation>
    </message>
    <message>
        <source>Select a joint to paint its weights.</source>
        <translation>Sélectionnez une articulation pour peindre ses poids.</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pinceau</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Multiplier</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Lisser</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>Accentuer</translation>
    </message>
    <message>
        <source>Gradient (drag a line)</source>
        <translation>Dégradé (tirer une ligne)</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>What a stroke does to the weights</source>
        <translation>Ce qu&apos;un trait fait aux poids</translation>
    </message>
    <message>
        <source>The weight to paint, or the factor to scale by</source>
        <translation>Le poids à peindre, ou le facteur de multiplication</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The weight at the end of the gradient</source>
        <translation>Le poids à la fin du dégradé</translation>
    </message>
    <message>
        <source>End value</source>
        <translation>Valeur finale</translation>
    </message>
    <message>
        <source>Under cursor</source>
        <translation>Sous le curseur</translation>
    </message>
    <message>
        <source>The weight of the selected joint at the vertex under the brush</source>
        <translation>Le poids de l&apos;articulation sélectionnée au sommet sous le pinceau</translation>
    </message>
    <message>
        <source>Accumulate</source>
        <translation>Accumuler</translation>
    </message>
    <message>
        <source>Crossing a place again in the same stroke adds more. Else one stroke changes no weight by more than its strength</source>
        <translation>Repasser au même endroit dans le même trait ajoute davantage. Sinon, un trait ne change aucun poids de plus que sa force</translation>
    </message>
</context>
<context>
    <name>sinew::BrushLimitForm</name>
    <message>
        <source>Max Influences: all. Nothing is cut.</source>
        <translation>Influences max.&#xa0;: toutes. Rien n&apos;est coupé.</translation>
    </message>
    <message>
        <source>Max Influences %1:</source>
        <translation>Influences max.&#xa0;%1&#xa0;:</translation>
    </message>
    <message>
        <source>no vertex loses weight.</source>
        <translation>aucun sommet ne perd de poids.</translation>
    </message>
    <message numerus="yes">
        <source>%n vertex(ices) will lose weight, at most %1.</source>
        <translation>
            <numerusform>%n sommet perdra du poids,&#xa0;%1 au plus.</numerusform>
            <numerusform>%n sommets perdront du poids,&#xa0;%1 au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep Max Influences</source>
        <translation>Respecter Influences max.</translation>
    </message>
    <message>
        <source>Strokes give no vertex more joints than Max Influences in the Bind panel allows: the smallest weights go</source>
        <translation>Les traits ne donnent à aucun sommet plus d&apos;articulations que ne permet Influences max. du panneau Liaison&#xa0;: les plus petits poids partent</translation>
    </message>
    <message>
        <source>What Max Influences takes from the weights as they are now. Limit Influences cuts them at once</source>
        <translation>Ce qu&apos;Influences max. retire aux poids tels qu&apos;ils sont. Limiter les influences les coupe tout de suite</translation>
    </message>
</context>
<context>
    <name>sinew::BrushOptionsForm</name>
    <message>
        <source>All others, proportionally</source>
        <translation>Toutes les autres, au prorata</translation>
    </message>
    <message>
        <source>Brush options</source>
        <translation>Options du pinceau</translation>
    </message>
    <message>
        <source>On: share the rest</source>
        <translation>Oui&#xa0;: répartir le reste</translation>
    </message>
    <message>
        <source>All: scale every joint</source>
        <translation>Toutes&#xa0;: tout mettre à l&apos;échelle</translation>
    </message>
    <message>
        <source>Unlocked: scale unlocked joints</source>
        <translation>Libres&#xa0;: échelle des non verrouillées</translation>
    </message>
    <message>
        <source>Normalize</source>
        <translation>Normaliser</translation>
    </message>
    <message>
        <source>How the weights of the other joints change so that all sum to 1</source>
        <translation>Comment changent les poids des autres articulations pour que la somme fasse 1</translation>
    </message>
    <message>
        <source>Redistribute to</source>
        <translation>Redistribuer à</translation>
    </message>
    <message>
        <source>The joint that receives the weight removed by a stroke</source>
        <translation>L&apos;articulation qui reçoit le poids retiré par un trait</translation>
    </message>
    <message>
        <source>Paint layer mask</source>
        <translation>Peindre le masque</translation>
    </message>
    <message>
        <source>Strokes hide the active layer. With Ctrl they show it again</source>
        <translation>Les traits masquent le calque actif. Avec Ctrl, ils l&apos;affichent de nouveau</translation>
    </message>
    <message>
        <source>Lock this joint</source>
        <translation>Verrouiller l&apos;articulation</translation>
    </message>
    <message>
        <source>Strokes and operations do not change the weights of this joint</source>
        <translation>Traits et opérations ne modifient pas les poids de cette articulation</translation>
    </message>
</context>
<context>
    <name>sinew::BrushReachForm</name>
    <message>
        <source>Surface distance</source>
        <translation>Distance de surface</translation>
    </message>
    <message>
        <source>Measure the radius along the surface, so that the brush does not reach the next finger</source>
        <translation>Mesurer le rayon le long de la surface, pour que le pinceau n&apos;atteigne pas le doigt voisin</translation>
    </message>
    <message>
        <source>Front faces only</source>
        <translation>Faces avant seules</translation>
    </message>
    <message>
        <source>Do not paint vertices that face away from the view</source>
        <translation>Ne pas peindre les sommets tournés à l&apos;opposé de la vue</translation>
    </message>
    <message>
        <source>Through layers</source>
        <translation>À travers les couches</translation>
    </message>
    <message>
        <source>Also paint what lies close over or under the surface and faces the same way: the skin below a shirt, but not the next finger</source>
        <translation>Peindre aussi ce qui est juste au-dessus ou au-dessous de la surface et tourné du même côté&#xa0;: la peau sous une chemise, mais pas le doigt voisin</translation>
    </message>
</context>
<context>
    <name>sinew::BrushTipForm</name>
    <message>
        <source>Smooth</source>
        <comment>falloff</comment>
        <translation>Douce</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Pointue</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Radius in pixels. Change it with [ and ] or the wheel</source>
        <translation>Rayon en pixels. Changez-le avec [ et ] ou la molette</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Atténuation</translation>
    </message>
    <message>
        <source>How the brush fades towards its edge</source>
        <translation>Comment le pinceau s&apos;atténue vers son bord</translation>
    </message>
    <message>
        <source>Mirror (X)</source>
        <translation>Miroir (X)</translation>
    </message>
    <message>
        <source>Also paint the other side: weights of the mirrored joint, amounts of the region</source>
        <translation>Peindre aussi l&apos;autre côté&#xa0;: poids de l&apos;articulation en miroir, quantités de la région</translation>
    </message>
    <message>
        <source>Strength of the brush</source>
        <translation>Force du pinceau</translation>
    </message>
    <message>
        <source>Pen pressure changes the strength</source>
        <translation>La pression du stylet change la force</translation>
    </message>
    <message>
        <source>The harder, the stronger</source>
        <translation>Plus on appuie, plus c&apos;est fort</translation>
    </message>
    <message>
        <source>Pen pressure changes the size</source>
        <translation>La pression du stylet change la taille</translation>
    </message>
    <message>
        <source>The harder, the larger</source>
        <translation>Plus on appuie, plus c&apos;est grand</translation>
    </message>
</context>
<context>
    <name>sinew::CagesForm</name>
    <message>
        <source>%1: %2 vertices, %3 faces</source>
        <translation>%1&#xa0;:&#xa0;%2 sommets,&#xa0;%3 faces</translation>
    </message>
    <message>
        <source>Cages</source>
        <translation>Cages</translation>
    </message>
    <message>
        <source>Each vertex of a cage is a joint that moves what lies around it. Draw the cage in the view, or model it in another program and export it as OBJ.</source>
        <translation>Chaque sommet d&apos;une cage est une articulation qui déplace ce qui l&apos;entoure. Dessinez la cage dans la vue, ou modelez-la dans un autre programme et exportez-la en OBJ.</translation>
    </message>
    <message>
        <source>Draw in the View</source>
        <translation>Dessiner dans la vue</translation>
    </message>
    <message>
        <source>Click in the view to place vertices. A click on the first one closes a face, Enter ends a chain or makes a point handle of a single vertex</source>
        <translation>Cliquer dans la vue pour placer des sommets. Un clic sur le premier ferme une face, Entrée finit une chaîne ou fait d&apos;un seul sommet une poignée point</translation>
    </message>
    <message>
        <source>Place on</source>
        <translation>Placer sur</translation>
    </message>
    <message>
        <source>Where a click on the character puts a vertex: in the middle of the volume under the cursor, or on the surface</source>
        <translation>Où un clic sur le personnage met un sommet&#xa0;: au milieu du volume sous le curseur, ou sur la surface</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Milieu</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Add From OBJ...</source>
        <translation>Ajouter un OBJ...</translation>
    </message>
    <message>
        <source>Read a cage and add a joint for each of its vertices</source>
        <translation>Lire une cage et ajouter une articulation pour chacun de ses sommets</translation>
    </message>
    <message>
        <source>Fill the inside</source>
        <translation>Remplir l&apos;intérieur</translation>
    </message>
    <message>
        <source>The space inside this closed cage counts as volume, so that weights spread from its faces to the skin. Without it each vertex holds the skin nearest to it</source>
        <translation>L&apos;espace dans cette cage fermée compte comme volume, et les poids s&apos;étalent de ses faces à la peau. Sinon chaque sommet tient la peau la plus proche de lui</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Cages whose vertices are joints. Double-click to rename</source>
        <translation>Cages dont les sommets sont des articulations. Double-clic pour renommer</translation>
    </message>
    <message>
        <source>Remove the selected cages and the joints that were added for them</source>
        <translation>Retirer les cages sélectionnées et les articulations ajoutées pour elles</translation>
    </message>
    <message>
        <source>%1: lattice, %2 control vertices</source>
        <translation>%1&#xa0;: treillis, %2 sommets de contrôle</translation>
    </message>
    <message>
        <source>%1: wire, %2 control vertices</source>
        <translation>%1&#xa0;: fil, %2 sommets de contrôle</translation>
    </message>
    <message>
        <source>Add Lattice</source>
        <translation>Ajouter treillis</translation>
    </message>
    <message>
        <source>Put a lattice of control vertices around the selected vertices, the selected parts or the whole character, for free-form deformation</source>
        <translation>Mettre un treillis de sommets de contrôle autour des sommets sélectionnés, des pièces sélectionnées ou de tout le personnage, pour la déformation libre</translation>
    </message>
</context>
<context>
    <name>sinew::ChainDialog</name>
    <message>
        <source>Draw a stroke over a tail, hair or a tentacle, from its root to its end.</source>
        <translation>Tracez un trait sur une queue, des cheveux ou un tentacule, de la racine au bout.</translation>
    </message>
    <message>
        <source>Draw a stroke down the front of a skirt, from its waist to its hem.</source>
        <translation>Tracez un trait sur le devant d&apos;une jupe, de la taille à l&apos;ourlet.</translation>
    </message>
    <message>
        <source>Draw a stroke down the middle of a cape, from its upper border to its hem.</source>
        <translation>Tracez un trait au milieu d&apos;une cape, de son bord supérieur à son ourlet.</translation>
    </message>
    <message>
        <source>Draw Chain</source>
        <translation>Dessiner une chaîne</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>Jupe</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>Cape</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>A single chain, chains around a skirt, or chains beside each other over a cape</source>
        <translation>Une seule chaîne, des chaînes autour d&apos;une jupe, ou côte à côte sur une cape</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Chaînes</translation>
    </message>
    <message>
        <source>How many chains a skirt or a cape gets</source>
        <translation>Combien de chaînes reçoit une jupe ou une cape</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What the joints are called; numbers follow</source>
        <translation>Le nom des articulations&#xa0;; des numéros suivent</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulations</translation>
    </message>
    <message>
        <source>How many joints the chain has</source>
        <translation>Combien d&apos;articulations a la chaîne</translation>
    </message>
    <message>
        <source>Below the selected joint</source>
        <translation>Sous l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>Otherwise, or without a selected joint, the nearest joint is the parent</source>
        <translation>Sinon, ou sans articulation sélectionnée, la plus proche est le parent</translation>
    </message>
</context>
<context>
    <name>sinew::ChainMaker</name>
    <message>
        <source>Draw Chain</source>
        <translation>Dessiner une chaîne</translation>
    </message>
</context>
<context>
    <name>sinew::ChainValuesForm</name>
    <message>
        <source>Preset of Springs</source>
        <translation>Préréglage des ressorts</translation>
    </message>
    <message>
        <source>Stiffness at the Tip</source>
        <translation>Rigidité à la pointe</translation>
    </message>
    <message>
        <source>Radius of Springs</source>
        <translation>Rayon des ressorts</translation>
    </message>
    <message>
        <source>Direction of Gravity</source>
        <translation>Direction de la gravité</translation>
    </message>
    <message>
        <source>Centre of Springs</source>
        <translation>Centre des ressorts</translation>
    </message>
    <message>
        <source>%1 of Springs</source>
        <translation>%1 des ressorts</translation>
    </message>
    <message>
        <source>The scene</source>
        <translation>La scène</translation>
    </message>
    <message>
        <source>No colliders yet</source>
        <translation>Pas encore de collisionneurs</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>rayon</translation>
    </message>
    <message>
        <source>colliders</source>
        <translation>collisionneurs</translation>
    </message>
    <message>
        <source>The chosen chains differ in: %1. A field sets all of them.</source>
        <translation>Les chaînes choisies diffèrent par&#xa0;: %1. Un champ les règle toutes.</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>Rigidité</translation>
    </message>
    <message>
        <source>How strongly the chain returns to how it was modelled. 0: it only falls and swings</source>
        <translation>Avec quelle force la chaîne revient à sa forme modélisée. 0&#xa0;: elle ne fait que tomber et osciller</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Frein</translation>
    </message>
    <message>
        <source>How much speed the chain loses in each step. 0: it swings for long, 1: it stops at once</source>
        <translation>Combien de vitesse la chaîne perd à chaque pas. 0&#xa0;: elle oscille longtemps, 1&#xa0;: elle s&apos;arrête aussitôt</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>How strongly the chain falls in the direction below. Negative: it rises</source>
        <translation>Avec quelle force la chaîne tombe dans la direction ci-dessous. Négatif&#xa0;: elle monte</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>souple</translation>
    </message>
    <message>
        <source>firm</source>
        <translation>ferme</translation>
    </message>
    <message>
        <source>At the tip</source>
        <translation>À la pointe</translation>
    </message>
    <message>
        <source>Stiffness at the end of the chain, of that at its beginning. Joints between change evenly</source>
        <translation>Rigidité au bout de la chaîne, par rapport à celle de son début. Les articulations entre les deux changent régulièrement</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Where gravity pulls, in the scene: 0, -1, 0 is down. Its length is made 1</source>
        <translation>Où la gravité tire, dans la scène&#xa0;: 0, -1, 0 est le bas. Sa longueur est ramenée à 1</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Radius of the spheres at the ends of the bones, which colliders push</source>
        <translation>Rayon des sphères au bout des os, que les collisionneurs poussent</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Only what moves against this joint makes the chain swing. Choose the hips to keep hair calm while the character moves or is dragged through the scene</source>
        <translation>Seul ce qui bouge par rapport à cette articulation fait osciller la chaîne. Choisissez les hanches pour que les cheveux restent calmes pendant que le personnage bouge ou est tiré dans la scène</translation>
    </message>
    <message>
        <source>Pushed by</source>
        <translation>Poussée par</translation>
    </message>
    <message>
        <source>Groups of colliders that the chain does not swing into</source>
        <translation>Groupes de collisionneurs dans lesquels la chaîne n&apos;oscille pas</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Stiffness, drag and gravity for what the chain is. The radius stays</source>
        <translation>Rigidité, frein et gravité selon ce qu&apos;est la chaîne. Le rayon reste</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
</context>
<context>
    <name>sinew::CheckFlow</name>
    <message>
        <source>%1 canceled.</source>
        <translation>%1&#xa0;: annulé.</translation>
    </message>
    <message>
        <source>No faulty weights found.</source>
        <translation>Aucun poids fautif trouvé.</translation>
    </message>
    <message>
        <source>Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy, %4 with too many influences, %5 with invalid or unnormalized weights in the file.</source>
        <translation>Sommets fautifs&#xa0;:&#xa0;%1 sans poids,&#xa0;%2 avec des poids d&apos;articulations lointaines,&#xa0;%3 bruités,&#xa0;%4 avec trop d&apos;influences,&#xa0;%5 avec des poids non valides ou non normalisés dans le fichier.</translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageFlow</name>
    <message>
        <source>%1 failed.</source>
        <translation>%1 a échoué.</translation>
    </message>
    <message>
        <source>Check page written to %1.</source>
        <translation>Page de contrôle écrite dans&#xa0;%1.</translation>
    </message>
    <message>
        <source>All requirements are fulfilled.</source>
        <translation>Toutes les exigences sont remplies.</translation>
    </message>
    <message numerus="yes">
        <source>%n requirement(s) missed.</source>
        <translation>
            <numerusform>%n exigence manquée.</numerusform>
            <numerusform>%n exigences manquées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::CheckPageJob</name>
    <message>
        <source>Save Check Page</source>
        <translation>Enregistrer la page de contrôle</translation>
    </message>
</context>
<context>
    <name>sinew::ClipPlayer</name>
    <message>
        <source>Range of motion</source>
        <translation>Amplitude de mouvement</translation>
    </message>
    <message>
        <source>Animation %1</source>
        <translation>Animation&#xa0;%1</translation>
    </message>
    <message>
        <source>Use Pose from Clip</source>
        <translation>Prendre la pose du clip</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>Clés de pose</translation>
    </message>
    <message>
        <source>Go to Time</source>
        <translation>Aller au temps</translation>
    </message>
</context>
<context>
    <name>sinew::CollidersForm</name>
    <message>
        <source>Shape of Collider</source>
        <translation>Forme du collisionneur</translation>
    </message>
    <message>
        <source>Joint of Collider</source>
        <translation>Articulation du collisionneur</translation>
    </message>
    <message>
        <source>Radius of Collider</source>
        <translation>Rayon du collisionneur</translation>
    </message>
    <message>
        <source>Direction of Plane</source>
        <translation>Direction du plan</translation>
    </message>
    <message>
        <source>Move Collider</source>
        <translation>Déplacer le collisionneur</translation>
    </message>
    <message>
        <source>Rename Collider</source>
        <translation>Renommer le collisionneur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: %2 on %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>Choose colliders in the list, or take Edit in the View and click their middles.</source>
        <translation>Choisissez des collisionneurs dans la liste, ou prenez «&#xa0;Éditer dans la vue&#xa0;» et cliquez leurs milieux.</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Sphère</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Capsule</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Sphere, inside</source>
        <translation>Sphère, intérieur</translation>
    </message>
    <message>
        <source>Capsule, inside</source>
        <translation>Capsule, intérieur</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Chains stay outside of spheres and capsules, on one side of a plane, and within the shapes whose inside is free. Planes and insides are an extension that not every program knows</source>
        <translation>Les chaînes restent hors des sphères et capsules, d&apos;un côté d&apos;un plan, et dans les formes dont l&apos;intérieur est libre. Plans et intérieurs sont une extension que tous les programmes ne connaissent pas</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulation</translation>
    </message>
    <message>
        <source>The joint that the collider moves with</source>
        <translation>L&apos;articulation avec laquelle bouge le collisionneur</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Rayon</translation>
    </message>
    <message>
        <source>How thick the collider is</source>
        <translation>L&apos;épaisseur du collisionneur</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Offset (mm)</source>
        <translation>Décalage (mm)</translation>
    </message>
    <message>
        <source>Where its middle or first end is, from the joint along the joint&apos;s own axes</source>
        <translation>Où est son milieu ou son premier bout, depuis l&apos;articulation le long de ses propres axes</translation>
    </message>
    <message>
        <source>End (mm)</source>
        <translation>Bout (mm)</translation>
    </message>
    <message>
        <source>Where the capsule&apos;s other end is, likewise</source>
        <translation>Où est l&apos;autre bout de la capsule, de même</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>To which side of the plane chains are kept</source>
        <translation>De quel côté du plan les chaînes sont gardées</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Chains choose colliders by groups. Choose one, or type the name of a new one</source>
        <translation>Les chaînes choisissent les collisionneurs par groupes. Choisissez-en un, ou tapez le nom d&apos;un nouveau</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>Collisionneurs</translation>
    </message>
    <message>
        <source>Shapes that chains do not swing into, one a row. Double-click names a collider</source>
        <translation>Formes dans lesquelles les chaînes n&apos;oscillent pas, une par ligne. Un double-clic nomme un collisionneur</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove colliders</source>
        <translation>Retirer des collisionneurs</translation>
    </message>
    <message>
        <source>Removes the chosen colliders</source>
        <translation>Retire les collisionneurs choisis</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Refléter</translation>
    </message>
    <message>
        <source>Mirror colliders</source>
        <translation>Refléter des collisionneurs</translation>
    </message>
    <message>
        <source>Makes the chosen colliders on the other side too, on the partner joints</source>
        <translation>Fait les collisionneurs choisis aussi de l&apos;autre côté, sur les articulations partenaires</translation>
    </message>
    <message>
        <source>Edit in the View</source>
        <translation>Éditer dans la vue</translation>
    </message>
    <message>
        <source>Click a collider&apos;s middle to choose it, and drag its handles. With Symmetric Joints the other side follows</source>
        <translation>Cliquez le milieu d&apos;un collisionneur pour le choisir, et tirez ses poignées. Avec Édition symétrique, l&apos;autre côté suit</translation>
    </message>
</context>
<context>
    <name>sinew::CommandDialog</name>
    <message>
        <source>Nothing found. No command has all of these words</source>
        <translation>Aucune commande n&apos;a tous ces mots</translation>
    </message>
    <message>
        <source>Not available now. %1</source>
        <translation>Indisponible maintenant.&#xa0;%1</translation>
    </message>
    <message>
        <source>Find Command</source>
        <translation>Trouver une commande</translation>
    </message>
    <message>
        <source>Type a name, a key or what you want to do</source>
        <translation>Tapez un nom, une touche ou ce que vous voulez faire</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Trouver une commande</translation>
    </message>
    <message>
        <source>Shows the commands that have all of these words</source>
        <translation>Affiche les commandes qui ont tous ces mots</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Enter or a double-click runs the command</source>
        <translation>Entrée ou un double-clic exécute la commande</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Opens this page of the manual</source>
        <translation>Ouvre cette page du manuel</translation>
    </message>
</context>
<context>
    <name>sinew::CompareModel</name>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>Influences</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Distance 95 %</source>
        <translation>Distance 95&#xa0;%</translation>
    </message>
    <message>
        <source>Max stretch</source>
        <translation>Étirement max.</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Débordement</translation>
    </message>
    <message>
        <source>Unweighted</source>
        <translation>Sans poids</translation>
    </message>
    <message>
        <source>Where the weights come from</source>
        <translation>D&apos;où viennent les poids</translation>
    </message>
    <message>
        <source>How long the bind took</source>
        <translation>Combien de temps la liaison a pris</translation>
    </message>
    <message>
        <source>Mean number of joints that move a vertex</source>
        <translation>Nombre moyen d&apos;articulations qui déplacent un sommet</translation>
    </message>
    <message>
        <source>Mean difference from the weights of the first pane, 0 to 1</source>
        <translation>Écart moyen aux poids de la première vue, de 0 à 1</translation>
    </message>
    <message>
        <source>95 % of the vertices are nearer than this to their place in the first pane, in this pose</source>
        <translation>95&#xa0;% des sommets sont plus près que cela de leur place dans la première vue, dans cette pose</translation>
    </message>
    <message>
        <source>The edge that this pose stretches most, compared with its length in the bind pose</source>
        <translation>L&apos;arête que cette pose étire le plus, comparée à sa longueur dans la pose de liaison</translation>
    </message>
    <message>
        <source>Mean weight of joints other than the strongest one, its parent and its children</source>
        <translation>Poids moyen d&apos;articulations autres que la plus forte, son parent et ses enfants</translation>
    </message>
    <message>
        <source>Vertices without weights</source>
        <translation>Sommets sans poids</translation>
    </message>
</context>
<context>
    <name>sinew::ComparePane</name>
    <message>
        <source>Pane %1</source>
        <translation>Vue&#xa0;%1</translation>
    </message>
    <message>
        <source>Shows the character under the weights that are named above</source>
        <translation>Affiche le personnage sous les poids nommés au-dessus</translation>
    </message>
    <message>
        <source>The 3D view is not available. The table shows the figures.</source>
        <translation>La vue 3D n&apos;est pas disponible. Le tableau donne les chiffres.</translation>
    </message>
</context>
<context>
    <name>sinew::CompareView</name>
    <message>
        <source>Another file...</source>
        <translation>Autre fichier...</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>What the colours of all panes mean</source>
        <translation>Ce que signifient les couleurs de toutes les vues</translation>
    </message>
    <message>
        <source>Figures of the comparison</source>
        <translation>Chiffres de la comparaison</translation>
    </message>
    <message>
        <source>One row for each pane</source>
        <translation>Une ligne par vue</translation>
    </message>
    <message>
        <source>Weights of pane %1</source>
        <translation>Poids de la vue&#xa0;%1</translation>
    </message>
    <message>
        <source>The weights that this pane shows: of this document, of a solver under the document&apos;s settings, or of a file</source>
        <translation>Les poids qu&apos;affiche cette vue&#xa0;: ceux du document, d&apos;un solveur avec les réglages du document, ou d&apos;un fichier</translation>
    </message>
</context>
<context>
    <name>sinew::ComponentsModel</name>
    <message>
        <source>%1 %2</source>
        <comment>part vertex</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (locked)</source>
        <translation>%1 (verrouillée)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>The sum of all weights of the vertex</source>
        <translation>La somme de tous les poids du sommet</translation>
    </message>
</context>
<context>
    <name>sinew::ComponentsPanel</name>
    <message>
        <source>Select vertices to edit their weights here.</source>
        <translation>Sélectionnez des sommets pour modifier leurs poids ici.</translation>
    </message>
    <message>
        <source>Vertices: %1, joints: %2</source>
        <translation>Sommets&#xa0;: %1, articulations&#xa0;: %2</translation>
    </message>
    <message>
        <source>Weights of the selected vertices</source>
        <translation>Poids des sommets sélectionnés</translation>
    </message>
    <message>
        <source>A row for each vertex, a column for each joint. Click a joint&apos;s name to sort</source>
        <translation>Une ligne par sommet, une colonne par articulation. Cliquez un nom d&apos;articulation pour trier</translation>
    </message>
    <message>
        <source>Unlock Joint</source>
        <translation>Déverrouiller l&apos;articulation</translation>
    </message>
    <message>
        <source>Lock Joint</source>
        <translation>Verrouiller l&apos;articulation</translation>
    </message>
    <message>
        <source>The clipboard holds no numbers.</source>
        <translation>Le presse-papiers ne contient pas de nombres.</translation>
    </message>
    <message>
        <source>Type a number to set all selected cells, in percent. Double-click a joint&apos;s name to lock it, a vertex&apos;s number to inspect it. Ctrl+C and Ctrl+V copy and paste cells.</source>
        <translation>Tapez un nombre pour toutes les cellules sélectionnées, en pour cent. Double-cliquez un nom d&apos;articulation pour la verrouiller, un numéro de sommet pour l&apos;inspecter. Ctrl+C et Ctrl+V copient et collent des cellules.</translation>
    </message>
    <message>
        <source>&amp;Copy Cells</source>
        <translation>&amp;Copier les cellules</translation>
    </message>
    <message>
        <source>&amp;Paste Cells</source>
        <translation>C&amp;oller les cellules</translation>
    </message>
</context>
<context>
    <name>sinew::ConstraintsForm</name>
    <message>
        <source>%1: rolls about %2 with %3, %4 %</source>
        <translation>%1&#xa0;: roule autour de %2 avec %3, %4&#xa0;%</translation>
    </message>
    <message>
        <source>%1: aims %2 at %3, %4 %</source>
        <translation>%1&#xa0;: vise %3 avec %2, %4&#xa0;%</translation>
    </message>
    <message>
        <source>%1: turns with %2, %3 %</source>
        <translation>%1&#xa0;: tourne avec %2, %3&#xa0;%</translation>
    </message>
    <message>
        <source>Remove Constraint</source>
        <translation>Retirer la contrainte</translation>
    </message>
    <message>
        <source>Find Twist Joints</source>
        <translation>Trouver les articulations de torsion</translation>
    </message>
    <message numerus="yes">
        <source>%n constraint(s) for twist joints added</source>
        <translation>
            <numerusform>%n contrainte pour articulations de torsion ajoutée</numerusform>
            <numerusform>%n contraintes pour articulations de torsion ajoutées</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Constraint</source>
        <translation>Ajouter une contrainte</translation>
    </message>
    <message>
        <source>Change Constraint</source>
        <translation>Modifier la contrainte</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Contraintes</translation>
    </message>
    <message>
        <source>Find Twists</source>
        <translation>Trouver torsions</translation>
    </message>
    <message>
        <source>Find twist joints</source>
        <translation>Trouver les articulations de torsion</translation>
    </message>
    <message>
        <source>Lets twist joints, found by their place on a bone, take a fraction of the roll of the joint where the bone ends</source>
        <translation>Fait prendre aux articulations de torsion, trouvées par leur place sur un os, une fraction du roulis de l&apos;articulation où finit l&apos;os</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a constraint</source>
        <translation>Ajouter une contrainte</translation>
    </message>
    <message>
        <source>Adds a constraint of the selected joint by the one above it</source>
        <translation>Ajoute une contrainte de l&apos;articulation sélectionnée par celle au-dessus</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the constraint</source>
        <translation>Retirer la contrainte</translation>
    </message>
    <message>
        <source>Removes the chosen constraint</source>
        <translation>Retire la contrainte choisie</translation>
    </message>
    <message>
        <source>Joints that turn with others, as VRM 1.0 has it</source>
        <translation>Articulations qui tournent avec d&apos;autres, comme en VRM 1.0</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulation</translation>
    </message>
    <message>
        <source>The joint that is turned</source>
        <translation>L&apos;articulation qui est tournée</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>The joint whose turn or place counts</source>
        <translation>L&apos;articulation dont la rotation ou la place compte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Roll: about one axis, as the source turns about that line. Aim: an axis points at the source. Rotation: as the source turns</source>
        <translation>Roulis&#xa0;: autour d&apos;un axe, comme la source tourne autour de cette ligne. Visée&#xa0;: un axe pointe vers la source. Rotation&#xa0;: comme tourne la source</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Roulis</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Visée</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Axe</translation>
    </message>
    <message>
        <source>The joint&apos;s own axis that rolls, or that aims</source>
        <translation>L&apos;axe propre de l&apos;articulation qui roule, ou qui vise</translation>
    </message>
    <message>
        <source>The fraction of the turn that the joint takes</source>
        <translation>La fraction de la rotation que prend l&apos;articulation</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>No constraints. Find Twists looks for twist joints; Add takes the selected joint.</source>
        <translation>Pas de contraintes. «&#xa0;Trouver torsions&#xa0;» cherche les articulations de torsion&#xa0;; «&#xa0;Ajouter&#xa0;» prend l&apos;articulation sélectionnée.</translation>
    </message>
</context>
<context>
    <name>sinew::ContextMenus</name>
    <message>
        <source>%1 parts</source>
        <translation>%1 pièces</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Squelette</translation>
    </message>
    <message>
        <source>Show Part</source>
        <translation>Afficher la pièce</translation>
    </message>
    <message>
        <source>Show Parts</source>
        <translation>Afficher les pièces</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>Rigide sur&#xa0;%1</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Lisse</translation>
    </message>
    <message>
        <source>Copy Nearest Skin</source>
        <translation>Copier la peau la plus proche</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Accept Proposal</source>
        <translation>Accepter la proposition</translation>
    </message>
    <message>
        <source>Accept Proposals</source>
        <translation>Accepter les propositions</translation>
    </message>
    <message>
        <source>Apply Pose</source>
        <translation>Appliquer la pose</translation>
    </message>
    <message>
        <source>Apply Pose Mirrored</source>
        <translation>Appliquer la pose en miroir</translation>
    </message>
    <message>
        <source>Rename Pose</source>
        <translation>Renommer la pose</translation>
    </message>
    <message>
        <source>Delete Pose...</source>
        <translation>Supprimer la pose...</translation>
    </message>
    <message>
        <source>Show in View</source>
        <translation>Montrer dans la vue</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Expand All</source>
        <translation>Tout déplier</translation>
    </message>
    <message>
        <source>Collapse All</source>
        <translation>Tout replier</translation>
    </message>
    <message>
        <source>%1 joints</source>
        <translation>%1 articulations</translation>
    </message>
    <message>
        <source>Hide Part</source>
        <translation>Masquer la pièce</translation>
    </message>
    <message>
        <source>Hide Parts</source>
        <translation>Masquer les pièces</translation>
    </message>
    <message>
        <source>Ghost Part</source>
        <translation>Pièce en fantôme</translation>
    </message>
    <message>
        <source>Ghost Parts</source>
        <translation>Pièces en fantôme</translation>
    </message>
    <message>
        <source>Isolate Part</source>
        <translation>Isoler la pièce</translation>
    </message>
    <message>
        <source>Isolate Parts</source>
        <translation>Isoler les pièces</translation>
    </message>
    <message>
        <source>Ghost Others</source>
        <translation>Autres en fantôme</translation>
    </message>
    <message>
        <source>Show Joint</source>
        <translation>Afficher l&apos;articulation</translation>
    </message>
    <message>
        <source>Show Joints</source>
        <translation>Afficher les articulations</translation>
    </message>
    <message>
        <source>Hide Joint</source>
        <translation>Masquer l&apos;articulation</translation>
    </message>
    <message>
        <source>Hide Joints</source>
        <translation>Masquer les articulations</translation>
    </message>
    <message>
        <source>Isolate Joint</source>
        <translation>Isoler l&apos;articulation</translation>
    </message>
    <message>
        <source>Isolate Joints</source>
        <translation>Isoler les articulations</translation>
    </message>
    <message>
        <source>Fix %1 Selected Issues</source>
        <translation>Corriger les&#xa0;%1 problèmes sélectionnés</translation>
    </message>
</context>
<context>
    <name>sinew::ControlForm</name>
    <message>
        <source>Wire with a drop-off</source>
        <translation>Fil avec atténuation</translation>
    </message>
    <message>
        <source>The edges become a curve. Skin near it moves with the curve, the less the farther it is away</source>
        <translation>Les arêtes deviennent une courbe. La peau proche se déplace avec la courbe, d&apos;autant moins qu&apos;elle est loin</translation>
    </message>
    <message>
        <source>Control vertices</source>
        <translation>Sommets contrôle</translation>
    </message>
    <message>
        <source>How many control vertices the lattice has along each of its axes</source>
        <translation>Combien de sommets de contrôle le treillis a le long de chacun de ses axes</translation>
    </message>
    <message>
        <source>Drop-off</source>
        <translation>Atténuation</translation>
    </message>
    <message>
        <source>Width over which the effect fades: around the curve of a wire, or beyond the box of a lattice. 0 ends a lattice at its box</source>
        <translation>Largeur sur laquelle l&apos;effet s&apos;atténue&#xa0;: autour de la courbe d&apos;un fil, ou au-delà de la boîte d&apos;un treillis. 0 arrête un treillis à sa boîte</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Suit</translation>
    </message>
    <message>
        <source>What moves the control vertices: each can be a joint below one parent, a joint below the joint whose bone is nearest, or no joint, and then follow several joints of the skeleton, with the weights of the skin around it</source>
        <translation>Ce qui déplace les sommets de contrôle&#xa0;: chacun peut être une articulation sous un même parent, une articulation sous celle dont l&apos;os est le plus proche, ou aucune articulation, et suivre alors plusieurs articulations du squelette, avec les poids de la peau autour de lui</translation>
    </message>
    <message>
        <source>Parent joint</source>
        <translation>Artic. parente</translation>
    </message>
    <message>
        <source>Nearest joint</source>
        <translation>Artic. proche</translation>
    </message>
    <message>
        <source>Skin around it</source>
        <translation>Peau autour</translation>
    </message>
</context>
<context>
    <name>sinew::ControlHelp</name>
    <message>
        <source>Manual: %1</source>
        <translation>Manuel&#xa0;:&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>sinew::DeformForm</name>
    <message>
        <source>Bind the character first. Implicit skinning starts from its weights.</source>
        <translation>Liez d&apos;abord le personnage. Le skinning implicite part de ses poids.</translation>
    </message>
    <message>
        <source>Fitting the fields...</source>
        <translation>Ajustement des champs...</translation>
    </message>
    <message>
        <source>Select a joint to see how its field was made.</source>
        <translation>Sélectionnez une articulation pour voir comment son champ a été fait.</translation>
    </message>
    <message>
        <source>Field: %1</source>
        <translation>Champ&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Deformation</source>
        <translation>Déformation</translation>
    </message>
    <message>
        <source>Joint Deformation</source>
        <translation>Déformation de l&apos;articulation</translation>
    </message>
    <message>
        <source>Skinning method</source>
        <translation>Méthode de skinning</translation>
    </message>
    <message>
        <source>Classic linear: as in game engines; loses volume where joints twist. Dual quaternion: keeps volume, but bulges at strong bends. Weight blended: a mix of both, set for each joint. Centres of rotation: keeps volume and does not bulge</source>
        <translation>Linéaire classique&#xa0;: comme les moteurs de jeu&#xa0;; perd du volume en torsion. Quaternion dual&#xa0;: garde le volume, mais gonfle aux plis forts. Mélange pondéré&#xa0;: un mélange des deux, réglé par articulation. Centres de rotation&#xa0;: garde le volume et ne gonfle pas</translation>
    </message>
    <message>
        <source>Implicit skinning</source>
        <translation>Skinning implicite</translation>
    </message>
    <message>
        <source>Keeps the shape of the limbs in every pose: bends keep their volume, and skin stops where it touches skin. Engines do not compute it</source>
        <translation>Garde la forme des membres dans chaque pose&#xa0;: les plis gardent leur volume, et la peau s&apos;arrête où elle touche la peau. Les moteurs ne le calculent pas</translation>
    </message>
    <message>
        <source>Quality of implicit skinning</source>
        <translation>Qualité du skinning implicite</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Pli</translation>
    </message>
    <message>
        <source>How the skin of both bones meets where this joint bends. Crease folds sharply, as elbows and knees do. Blend runs smoothly, as shoulders and necks do. Bulge presses skin out beside the crease, as fingers and soft bellies do. Needs implicit skinning</source>
        <translation>Comment la peau des deux os se rejoint où cette articulation plie. Pli plie net, comme coudes et genoux. Fondu passe en douceur, comme épaules et cous. Bourrelet pousse la peau à côté du pli, comme doigts et ventres mous. Demande le skinning implicite</translation>
    </message>
    <message>
        <source>Crease</source>
        <translation>Pli net</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Fondu</translation>
    </message>
    <message>
        <source>Bulge</source>
        <translation>Bourrelet</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Reach of the bend</source>
        <translation>Portée du pli</translation>
    </message>
    <message>
        <source>For Weight blended: 0 is classic linear, best for bends; 1 is dual quaternion, best for twists</source>
        <translation>Pour Mélange pondéré&#xa0;: 0 est linéaire classique, le mieux pour les plis&#xa0;; 1 est quaternion dual, le mieux pour les torsions</translation>
    </message>
    <message>
        <source>DQ blend</source>
        <translation>Part QD</translation>
    </message>
    <message>
        <source>Dual quaternion blend</source>
        <translation>Part de quaternion dual</translation>
    </message>
    <message>
        <source>Copy to All Joints</source>
        <translation>Copier à toutes</translation>
    </message>
    <message>
        <source>Give all joints the bend, reach and DQ blend of this joint</source>
        <translation>Donner à toutes les articulations le pli, la portée et la part QD de celle-ci</translation>
    </message>
    <message>
        <source>Method of implicit skinning</source>
        <translation>Méthode du skinning implicite</translation>
    </message>
    <message>
        <source>Contact: folds meet where skin touches, and joints keep their volume. Paper: as published by Vaillant and others in 2013, with their constants, to compare</source>
        <translation>Contact : les plis se rejoignent là où la peau se touche, et les articulations gardent leur volume. Article : comme publié par Vaillant et d&apos;autres en 2013, avec leurs constantes, pour comparer</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>Paper (2013)</source>
        <translation>Article (2013)</translation>
    </message>
    <message>
        <source>Draft is fastest while posing. Fine looks more closely, for renders and baking</source>
        <translation>Brouillon est le plus rapide pour poser. Fine regarde de plus près, pour les rendus et le bake</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>Coude</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Genou</translation>
    </message>
    <message>
        <source>Finger</source>
        <translation>Doigt</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Cou</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Épaule</translation>
    </message>
    <message>
        <source>How far Blend and Bulge reach from the joint when it is bent: 0 is the same as Crease, 1 is the farthest</source>
        <translation>Jusqu&apos;où Fondu et Bourrelet portent depuis l&apos;articulation pliée&#xa0;: 0 revient à Pli net, 1 porte le plus loin</translation>
    </message>
    <message>
        <source>Reach by angle</source>
        <translation>Portée selon l&apos;angle</translation>
    </message>
    <message>
        <source>How far Blend and Bulge reach while the joint bends. Drag the three keys. The dashed line is the bend of the pose</source>
        <translation>Jusqu&apos;où portent Fondu et Bourrelet pendant que l&apos;articulation plie. Tirez les trois clés. La ligne pointillée est le pli de la pose</translation>
    </message>
    <message>
        <source>Sets bend and reach for a kind of joint</source>
        <translation>Règle la flexion et la portée pour un type d&apos;articulation</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
</context>
<context>
    <name>sinew::DeformerNote</name>
    <message>
        <source>The difference is measured once the fields are fitted.</source>
        <translation>L&apos;écart se mesure une fois les champs ajustés.</translation>
    </message>
    <message>
        <source>Measuring the difference...</source>
        <translation>Mesure de l&apos;écart...</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;dialog&quot;&gt;Bake for Engine...&lt;/a&gt; lets the engine show the same: by weights, helper joints and corrective shapes. &lt;a href=&quot;bake&quot;&gt;How it works&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;dialog&quot;&gt;Bake pour moteur...&lt;/a&gt; permet au moteur de montrer la même chose&#xa0;: par des poids, des articulations auxiliaires et des formes correctives. &lt;a href=&quot;bake&quot;&gt;Comment cela marche&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1 &lt;a href=&quot;place&quot;&gt;Show it in the view&lt;/a&gt;</source>
        <translation>%1 &lt;a href=&quot;place&quot;&gt;Le montrer dans la vue&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The character is posed, and the pose is not exported: the file has the bind pose. Pose &gt; Apply as Rest Pose makes the pose the bind pose.</source>
        <translation>Le personnage est posé, et la pose n&apos;est pas exportée&#xa0;: le fichier a la pose de liaison. Pose &gt; Appliquer comme pose de repos fait de la pose la pose de liaison.</translation>
    </message>
</context>
<context>
    <name>sinew::DiskDialog</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Ajouté&#xa0;:&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices)</source>
        <translation>
            <numerusform>%1 sommet</numerusform>
            <numerusform>%1 sommets</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>Retiré&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>now called %1</source>
        <translation>s&apos;appelle maintenant&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 vertices, now %2</source>
        <translation>%1 sommets, maintenant&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 polygons, now %2</source>
        <translation>%1 polygones, maintenant&#xa0;%2</translation>
    </message>
    <message>
        <source>other polygons</source>
        <translation>autres polygones</translation>
    </message>
    <message>
        <source>%1, by %2 at most</source>
        <translation>%1, de&#xa0;%2 au plus</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) moved</source>
        <translation>
            <numerusform>%1 sommet déplacé</numerusform>
            <numerusform>%1 sommets déplacés</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>moved by %1</source>
        <translation>déplacé de&#xa0;%1</translation>
    </message>
    <message>
        <source>rotated by %1°</source>
        <translation>tourné de&#xa0;%1°</translation>
    </message>
    <message>
        <source>parent %1, was %2</source>
        <translation>parent&#xa0;%1, avant&#xa0;%2</translation>
    </message>
    <message>
        <source>moved or rotated very little</source>
        <translation>à peine déplacé ou tourné</translation>
    </message>
    <message>
        <source>has weights now</source>
        <translation>a maintenant des poids</translation>
    </message>
    <message>
        <source>has no weights any more</source>
        <translation>n&apos;a plus de poids</translation>
    </message>
    <message numerus="yes">
        <source>%1 vertex(ices) changed</source>
        <translation>
            <numerusform>%1 sommet modifié</numerusform>
            <numerusform>%1 sommets modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulations</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Compare With File on Disk</source>
        <translation>Comparer au fichier sur disque</translation>
    </message>
    <message>
        <source>%1 on disk is not what it was when you opened it. Reload reads it again and keeps all your work.</source>
        <translation>%1 sur le disque n&apos;est plus ce que vous avez ouvert. Recharger le relit et garde tout votre travail.</translation>
    </message>
    <message>
        <source>Meshes, joints and weights of %1 are the same as when you opened it. Textures, materials and clips were not compared.</source>
        <translation>Maillages, articulations et poids de&#xa0;%1 sont les mêmes qu&apos;à l&apos;ouverture. Textures, matériaux et clips n&apos;ont pas été comparés.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur disque</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>What has changed in the file since it was opened</source>
        <translation>Ce qui a changé dans le fichier depuis son ouverture</translation>
    </message>
    <message>
        <source>Compare &amp;Weights in the View</source>
        <translation>Comparer les &amp;poids dans la vue</translation>
    </message>
    <message>
        <source>Show the weights of the file on disk beside those of the open character</source>
        <translation>Montrer les poids du fichier sur disque à côté de ceux du personnage ouvert</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Go on with the character as it is</source>
        <translation>Continuer avec le personnage tel qu&apos;il est</translation>
    </message>
    <message>
        <source>Close this dialog</source>
        <translation>Fermer cette boîte</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>Relire le fichier du personnage et garder tout le travail</translation>
    </message>
</context>
<context>
    <name>sinew::Docks</name>
    <message>
        <source>Close the panel</source>
        <translation>Fermer le panneau</translation>
    </message>
    <message>
        <source>Detach the panel</source>
        <translation>Détacher le panneau</translation>
    </message>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>Afficher ou masquer le panneau&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>sinew::DragSkinForm</name>
    <message>
        <source>Nothing dragged yet in this pose.</source>
        <translation>Rien n&apos;est encore tiré dans cette pose.</translation>
    </message>
    <message>
        <source>The weights bring the skin there.</source>
        <translation>Les poids y amènent la peau.</translation>
    </message>
    <message numerus="yes">
        <source>Not reached: %n vertex(ices), by up to %1.</source>
        <translation>
            <numerusform>Non atteint&#xa0;:&#xa0;%n sommet, de&#xa0;%1 au plus.</numerusform>
            <numerusform>Non atteints&#xa0;:&#xa0;%n sommets, de&#xa0;%1 au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag Skin</source>
        <translation>Tirer la peau</translation>
    </message>
    <message>
        <source>Pose the character, then drag its skin. Ctrl drags one vertex. Lines show what weights cannot reach.</source>
        <translation>Posez le personnage, puis tirez sa peau. Ctrl tire un seul sommet. Des lignes montrent ce que les poids ne peuvent pas atteindre.</translation>
    </message>
    <message>
        <source>How much the weights keep to what they were. 0: the skin goes as far as weights can bring it. More: weights change less, and the skin stays behind</source>
        <translation>À quel point les poids restent ce qu&apos;ils étaient. 0&#xa0;: la peau va aussi loin que les poids peuvent l&apos;amener. Plus&#xa0;: les poids changent moins, et la peau reste en arrière</translation>
    </message>
    <message>
        <source>Keep weights</source>
        <translation>Garder les poids</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation>Forme&#xa0;%1</translation>
    </message>
    <message>
        <source>The shape %1 brings the skin there.</source>
        <translation>La forme&#xa0;%1 y amène la peau.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifie</translation>
    </message>
    <message>
        <source>What a drag changes: the weights, or a shape that is on in this pose. A shape brings the skin exactly there, and the weights stay</source>
        <translation>Ce que change le tirage&#xa0;: les poids, ou une forme activée dans cette pose. Une forme amène la peau exactement là, et les poids restent</translation>
    </message>
</context>
<context>
    <name>sinew::DriverForm</name>
    <message>
        <source>Remove Driver</source>
        <translation>Retirer le pilote</translation>
    </message>
    <message>
        <source>Change Driver</source>
        <translation>Modifier le pilote</translation>
    </message>
    <message>
        <source>Add Driver</source>
        <translation>Ajouter pilote</translation>
    </message>
    <message>
        <source>Set Driver Key</source>
        <translation>Poser clé de pilote</translation>
    </message>
    <message>
        <source>At %1°</source>
        <translation>À&#xa0;%1°</translation>
    </message>
    <message>
        <source>At key</source>
        <translation>À la clé</translation>
    </message>
    <message>
        <source>Select a joint, then add a driver: its angle moves another joint or turns on a shape</source>
        <translation>Sélectionnez une articulation, puis ajoutez un pilote&#xa0;: l&apos;angle de l&apos;articulation en déplace une autre ou active une forme</translation>
    </message>
    <message>
        <source>There is no joint %1. The driver does nothing</source>
        <translation>Il n&apos;y a pas d&apos;articulation&#xa0;%1. Le pilote ne fait rien</translation>
    </message>
    <message>
        <source>This character has no shape. Make one with Pose &gt; Shape From File</source>
        <translation>Ce personnage n&apos;a pas de forme. Faites-en une avec Pose &gt; Forme importée</translation>
    </message>
    <message>
        <source>There is no shape %1. The driver does nothing</source>
        <translation>Il n&apos;y a pas de forme&#xa0;%1. Le pilote ne fait rien</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Pilotes</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a driver</source>
        <translation>Ajouter un pilote</translation>
    </message>
    <message>
        <source>Adds a driver by the angle of the selected joint. It changes nothing until you move its keys</source>
        <translation>Ajoute un pilote selon l&apos;angle de l&apos;articulation sélectionnée. Il ne change rien tant que vous ne déplacez pas ses clés</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the driver</source>
        <translation>Retirer le pilote</translation>
    </message>
    <message>
        <source>Removes this driver. A shape made here goes with its last driver</source>
        <translation>Retire ce pilote. Une forme faite ici part avec son dernier pilote</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Pilote</translation>
    </message>
    <message>
        <source>The driver that is shown below</source>
        <translation>Le pilote montré dessous</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulation</translation>
    </message>
    <message>
        <source>The joint whose angle drives</source>
        <translation>L&apos;articulation dont l&apos;angle pilote</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Swing: how far the direction of the joint&apos;s bone turns from the bind pose. Twist: how far the bone turns about itself. Bend: the part of the swing about the joint&apos;s own axis, whose sign tells the directions apart</source>
        <translation>Bascule&#xa0;: de combien la direction de l&apos;os de l&apos;articulation s&apos;écarte de la pose de liaison. Torsion&#xa0;: de combien l&apos;os tourne sur lui-même. Pli&#xa0;: la part de la bascule autour de l&apos;axe propre de l&apos;articulation&#xa0;; son signe distingue les sens</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Agit sur</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>The joint or the shape that is driven</source>
        <translation>L&apos;articulation ou la forme qui est pilotée</translation>
    </message>
    <message>
        <source>Value over angle</source>
        <translation>Valeur selon l&apos;angle</translation>
    </message>
    <message>
        <source>Drag a key; double-click adds one, Delete removes it. Keys: left and right choose, up and down change. The dashed line is the pose&apos;s angle</source>
        <translation>Tirez une clé&#xa0;; un double-clic en ajoute une, Suppr la retire. Touches&#xa0;: gauche et droite choisissent, haut et bas changent. La ligne pointillée est l&apos;angle de la pose</translation>
    </message>
    <message>
        <source>Value at the key</source>
        <translation>Valeur à la clé</translation>
    </message>
    <message>
        <source>What the channel gets at the angle of the chosen key: degrees, the file&apos;s unit, a factor, or the weight of the shape</source>
        <translation>Ce que le canal reçoit à l&apos;angle de la clé choisie&#xa0;: des degrés, l&apos;unité du fichier, un facteur, ou le poids de la forme</translation>
    </message>
    <message>
        <source>Set Key</source>
        <translation>Poser clé</translation>
    </message>
    <message>
        <source>Set a key at this pose</source>
        <translation>Poser une clé à cette pose</translation>
    </message>
    <message>
        <source>Adds a key at the angle that the joint has in the pose. What you posed the driven joint by becomes the key&apos;s value</source>
        <translation>Ajoute une clé à l&apos;angle que l&apos;articulation a dans la pose. La pose donnée à l&apos;articulation pilotée devient la valeur de la clé</translation>
    </message>
    <message>
        <source>Delete Key</source>
        <translation>Retirer clé</translation>
    </message>
    <message>
        <source>Delete the chosen key</source>
        <translation>Supprimer la clé choisie</translation>
    </message>
    <message>
        <source>Takes the chosen key out of the driver</source>
        <translation>Retire la clé choisie du pilote</translation>
    </message>
    <message>
        <source>The driver cannot be set so.</source>
        <translation>Le pilote ne peut pas être réglé ainsi.</translation>
    </message>
    <message>
        <source>What is driven: a channel of another joint, along its own axes in the bind pose, or a shape. Turn is the fraction of the whole turn that the other joint makes likewise</source>
        <translation>Ce qui est piloté&#xa0;: un canal d&apos;une autre articulation, selon ses propres axes dans la pose de liaison, ou une forme. Tour est la fraction de la rotation entière que l&apos;autre articulation fait de même</translation>
    </message>
</context>
<context>
    <name>sinew::DriverFromRow</name>
    <message>
        <source>%1 at %2°, %3°, %4°</source>
        <translation>%1 à&#xa0;%2°,&#xa0;%3°,&#xa0;%4°</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>Pose de liaison</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>The pose in which the angle is 0. From a pose, the swing is a cone about the direction that the bone has there. With several joints it is how far all of them are away</source>
        <translation>La pose où l&apos;angle est 0. Depuis une pose, la bascule est un cône autour de la direction que l&apos;os y a. À plusieurs articulations, c&apos;est l&apos;écart de toutes</translation>
    </message>
    <message>
        <source>This Pose</source>
        <translation>Cette pose</translation>
    </message>
    <message>
        <source>Measure from this pose</source>
        <translation>Mesurer depuis cette pose</translation>
    </message>
    <message>
        <source>The angle is 0 where the joint is now. A turn is measured from the bind pose alone</source>
        <translation>L&apos;angle est 0 où l&apos;articulation est maintenant. Un tour se mesure seulement depuis la pose de liaison</translation>
    </message>
    <message>
        <source>Bind Pose</source>
        <translation>Pose de liaison</translation>
    </message>
    <message>
        <source>Measure from the bind pose</source>
        <translation>Mesurer depuis la pose de liaison</translation>
    </message>
    <message>
        <source>The angle is 0 in the bind pose</source>
        <translation>L&apos;angle est 0 dans la pose de liaison</translation>
    </message>
</context>
<context>
    <name>sinew::DropFlow</name>
    <message>
        <source>None of these files is a character.</source>
        <translation>Aucun de ces fichiers n&apos;est un personnage.</translation>
    </message>
    <message>
        <source>Drop a mesh, alone or with a skeleton: %1 and others, or a Sinew project.</source>
        <translation>Déposez un maillage, seul ou avec un squelette&#xa0;:&#xa0;%1 et d&apos;autres, ou un projet Sinew.</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <translation>%1 ouvert.</translation>
    </message>
    <message>
        <source>Opened %1 with the skeleton of %2.</source>
        <translation>%1 ouvert avec le squelette de&#xa0;%2.</translation>
    </message>
    <message>
        <source>Skeleton loaded from %1.</source>
        <translation>Squelette chargé depuis&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 Not opened: %2</source>
        <translation>%1 Non ouvert&#xa0;:&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>sinew::EditFlow</name>
    <message>
        <source>Deselect All</source>
        <translation>Tout désélectionner</translation>
    </message>
    <message>
        <source>Only the mesh of a flat picture can be edited.</source>
        <translation>Seul le maillage d&apos;une image plate peut être édité.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annuler&#xa0;%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>sinew::EngineDialog</name>
    <message>
        <source>Nothing changes yet.</source>
        <translation>Rien ne change encore.</translation>
    </message>
    <message>
        <source>Prepare Skeleton for an Engine</source>
        <translation>Préparer le squelette pour un moteur</translation>
    </message>
    <message>
        <source>Weights, clips and the pose follow. One undo takes all of it back.</source>
        <translation>Poids, clips et pose suivent. Une seule annulation reprend tout.</translation>
    </message>
    <message>
        <source>Twist joints</source>
        <translation>Articulations de torsion</translation>
    </message>
    <message>
        <source>Joints along each upper and lower arm and leg, which share its weight</source>
        <translation>Articulations le long de chaque bras, avant-bras, cuisse et jambe, qui en partagent le poids</translation>
    </message>
    <message>
        <source>Bone links</source>
        <translation>Maillons d&apos;os</translation>
    </message>
    <message>
        <source>A joint that a clip or the pose bends further than this becomes several, which share the bend</source>
        <translation>Une articulation qu&apos;un clip ou la pose plie davantage devient plusieurs, qui partagent le pli</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>beyond </source>
        <translation>plus de </translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Root motion joint</source>
        <translation>Articulation de mouvement racine</translation>
    </message>
    <message>
        <source>Name of a joint at the origin above all, which takes the way over the floor from the hips</source>
        <translation>Nom d&apos;une articulation à l&apos;origine, au-dessus de tout, qui prend aux hanches le déplacement au sol</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Whose names the joints of a human get</source>
        <translation>De qui les articulations d&apos;un humain prennent les noms</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Tels quels</translation>
    </message>
    <message>
        <source>End joints</source>
        <translation>Articulations d&apos;extrémité</translation>
    </message>
    <message>
        <source>Joints that mark where the last bones end</source>
        <translation>Articulations qui marquent la fin des derniers os</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Joints to remove</source>
        <translation>Articulations à retirer</translation>
    </message>
    <message>
        <source>The weight of ticked joints goes to the joint above</source>
        <translation>Le poids des articulations cochées va à celle du dessus</translation>
    </message>
    <message>
        <source>What is done</source>
        <translation>Ce qui est fait</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>sinew::EngineFlow</name>
    <message>
        <source>The skeleton cannot be prepared.</source>
        <translation>Le squelette ne peut pas être préparé.</translation>
    </message>
    <message>
        <source>Skeleton prepared. It has %1 joints now.</source>
        <translation>Squelette préparé. Il a maintenant&#xa0;%1 articulations.</translation>
    </message>
    <message>
        <source>The skeleton cannot be exported.</source>
        <translation>Le squelette ne peut pas être exporté.</translation>
    </message>
    <message>
        <source>Skeleton written to %1.</source>
        <translation>Squelette écrit dans&#xa0;%1.</translation>
    </message>
    <message>
        <source>Joints whose limits the file cannot hold: %1.</source>
        <translation>Articulations dont les limites n&apos;y tiennent pas&#xa0;:&#xa0;%1.</translation>
    </message>
</context>
<context>
    <name>sinew::EnvelopesForm</name>
    <message>
        <source>Own envelope of %1</source>
        <translation>Enveloppe propre à %1</translation>
    </message>
    <message>
        <source>Own envelope of the selected joint</source>
        <translation>Enveloppe propre à l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>Sets the volume of this joint&apos;s bone by hand, instead of what the solver makes of the mesh or of the bone&apos;s length. With Symmetric Joints the other side follows</source>
        <translation>Fixe à la main le volume de l&apos;os de cette articulation, au lieu de ce que le solveur tire du maillage ou de la longueur de l&apos;os. Avec l&apos;édition symétrique, l&apos;autre côté suit</translation>
    </message>
    <message>
        <source>Select a joint in the view or in the tree first</source>
        <translation>Sélectionnez d&apos;abord une articulation dans la vue ou dans l&apos;arbre</translation>
    </message>
    <message>
        <source>Joints with their own envelope: %1</source>
        <translation>Articulations avec enveloppe propre&#xa0;: %1</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Radius at the joint</source>
        <translation>Rayon à l&apos;articul.</translation>
    </message>
    <message>
        <source>Half width</source>
        <translation>Demi-largeur</translation>
    </message>
    <message>
        <source>Radius where the bone begins</source>
        <translation>Rayon où l&apos;os commence</translation>
    </message>
    <message>
        <source>From the bone to the side, along the first axis across it</source>
        <translation>De l&apos;os vers le côté, le long du premier axe en travers</translation>
    </message>
    <message>
        <source>Radius at the end</source>
        <translation>Rayon au bout</translation>
    </message>
    <message>
        <source>Half depth</source>
        <translation>Demi-épaisseur</translation>
    </message>
    <message>
        <source>Radius where the bone ends</source>
        <translation>Rayon où l&apos;os finit</translation>
    </message>
    <message>
        <source>From the bone to the side, along the second axis across it</source>
        <translation>De l&apos;os vers le côté, le long du second axe en travers</translation>
    </message>
    <message>
        <source>Behind the joint</source>
        <translation>Derrière l&apos;articul.</translation>
    </message>
    <message>
        <source>How far the volume goes back behind the joint. Negative: it starts later</source>
        <translation>Jusqu&apos;où le volume recule derrière l&apos;articulation. Négatif&#xa0;: il commence plus tard</translation>
    </message>
    <message>
        <source>Beyond the end</source>
        <translation>Au-delà du bout</translation>
    </message>
    <message>
        <source>How far the volume goes on beyond the end of the bone. Negative: it ends earlier</source>
        <translation>Jusqu&apos;où le volume continue au-delà du bout de l&apos;os. Négatif&#xa0;: il finit plus tôt</translation>
    </message>
    <message>
        <source>Envelopes</source>
        <translation>Enveloppes</translation>
    </message>
    <message>
        <source>A bone moves what its envelope holds. Select a joint and give its bone a shape and sizes, or drag the handles of the envelope in the view.</source>
        <translation>Un os déplace ce que contient son enveloppe. Sélectionnez une articulation et donnez à son os une forme et des tailles, ou tirez les poignées de l&apos;enveloppe dans la vue.</translation>
    </message>
    <message>
        <source>Edit in the View</source>
        <translation>Éditer dans la vue</translation>
    </message>
    <message>
        <source>Drag the handles on the selected joint&apos;s envelope. Delete gives the bone the solver&apos;s envelope again</source>
        <translation>Tirer les poignées de l&apos;enveloppe de l&apos;articulation sélectionnée. Suppr rend à l&apos;os l&apos;enveloppe du solveur</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>What the volume around the bone is shaped like</source>
        <translation>La forme du volume autour de l&apos;os</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Capsule</translation>
    </message>
    <message>
        <source>Ellipsoid</source>
        <translation>Ellipsoïde</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Cylindre</translation>
    </message>
    <message>
        <source>Offset (mm)</source>
        <translation>Décalage (mm)</translation>
    </message>
    <message>
        <source>Moves the whole volume along the axes of the file, in the bind pose</source>
        <translation>Déplace tout le volume selon les axes du fichier, dans la pose de liaison</translation>
    </message>
    <message>
        <source>Keep All</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Makes the envelopes that all bones have now their own, so that you can edit each of them</source>
        <translation>Rend propres à chaque os les enveloppes que tous ont à présent, pour que vous puissiez éditer chacune</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear envelopes</source>
        <translation>Effacer enveloppes</translation>
    </message>
    <message>
        <source>Gives all bones the solver&apos;s envelopes again</source>
        <translation>Rend à tous les os les enveloppes du solveur</translation>
    </message>
</context>
<context>
    <name>sinew::EssentialsForm</name>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Sets everything that the method&apos;s paper decides. Standard comes closest to artists&apos; weights; Paper is the method as published in 2014</source>
        <translation>Règle tout ce que décide l&apos;article de la méthode. Standard est le plus proche des poids d&apos;artistes&#xa0;; Article est la méthode publiée en 2014</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>Article (2014)</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
</context>
<context>
    <name>sinew::ExportDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>Annulé. Aucun fichier n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>%1 is a source file of this project.</source>
        <translation>%1 est un fichier source de ce projet.</translation>
    </message>
    <message>
        <source>If you overwrite it, the original is lost.</source>
        <translation>Si vous l&apos;écrasez, l&apos;original est perdu.</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>É&amp;craser l&apos;original</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Wrote %1 (%2).</source>
        <translation>%1 écrit (%2).</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et&#xa0;%1 de plus</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>Preview the &amp;deformation as in an engine</source>
        <translation>Aperçu de la d&amp;éformation comme dans un moteur</translation>
    </message>
    <message>
        <source>Preview the deformation as in an engine</source>
        <translation>Aperçu de la déformation comme dans un moteur</translation>
    </message>
    <message>
        <source>Shows 4 influences, 8-bit weights and classic linear skinning in the view behind this dialog</source>
        <translation>Affiche 4 influences, poids sur 8 bits et skinning linéaire classique dans la vue derrière cette boîte</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progression de l&apos;export</translation>
    </message>
    <message>
        <source>Write the file, read it back and compare it with the character</source>
        <translation>Écrire le fichier, le relire et le comparer au personnage</translation>
    </message>
    <message>
        <source>The export needs this name for a buffer, textures, an atlas or the drivers file of %1, but the existing file does not belong to it.</source>
        <translation>L&apos;export a besoin de ce nom pour un tampon, des textures, un atlas ou le fichier de pilotes de&#xa0;%1, mais le fichier existant ne lui appartient pas.</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Bind the skin first</source>
        <translation>Lier d&apos;abord la peau</translation>
    </message>
    <message>
        <source>The character has no weights yet, or a bind is still running. The file is written when the bind is done; without this it is written at once, as the character is now</source>
        <translation>Le personnage n&apos;a pas encore de poids, ou une liaison est en cours. Le fichier est écrit quand la liaison est finie&#xa0;; sans cela, il est écrit aussitôt, avec le personnage tel qu&apos;il est</translation>
    </message>
    <message>
        <source>Checking the file that was written</source>
        <translation>Vérification du fichier écrit</translation>
    </message>
</context>
<context>
    <name>sinew::ExportFlow</name>
    <message>
        <source>Choose the Folder for the Engine Scripts</source>
        <translation>Choisir le dossier des scripts pour moteurs</translation>
    </message>
    <message>
        <source>Some scripts in this folder differ from Sinew&apos;s.</source>
        <translation>Certains scripts de ce dossier diffèrent de ceux de Sinew.</translation>
    </message>
    <message>
        <source>%1: what was changed in them is lost.</source>
        <translation>%1&#xa0;: ce qui y a été modifié sera perdu.</translation>
    </message>
    <message>
        <source>&amp;Replace Them</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The scripts were not saved.</source>
        <translation>Les scripts n&apos;ont pas été enregistrés.</translation>
    </message>
    <message>
        <source>Wrote %1 files to %2.</source>
        <translation>%1 fichiers écrits dans&#xa0;%2.</translation>
    </message>
</context>
<context>
    <name>sinew::ExportForm</name>
    <message>
        <source>The whole file is written anew, because an animation is added to it</source>
        <translation>Tout le fichier est réécrit, car une animation y est ajoutée</translation>
    </message>
    <message>
        <source>Rebuild the whole file</source>
        <translation>Reconstruire tout le fichier</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>File to write the character to</source>
        <translation>Fichier où écrire le personnage</translation>
    </message>
    <message>
        <source>&amp;Browse...</source>
        <translation>&amp;Parcourir...</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormat</translation>
    </message>
    <message>
        <source>E&amp;ngine</source>
        <translation>&amp;Moteur</translation>
    </message>
    <message>
        <source>Max &amp;Influences</source>
        <translation>&amp;Influences max.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animations</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Include the file&apos;s animations</source>
        <translation>Inclure les animations du fichier</translation>
    </message>
    <message>
        <source>VRM uses no animations. A VRM that keeps its original file keeps those in it</source>
        <translation>VRM n&apos;utilise pas d&apos;animations. Un VRM qui garde son fichier d&apos;origine garde celles qu&apos;il contient</translation>
    </message>
    <message>
        <source>Ran&amp;ge of motion</source>
        <translation>Amplitu&amp;de de mouvement</translation>
    </message>
    <message>
        <source>Range of motion</source>
        <translation>Amplitude de mouvement</translation>
    </message>
    <message>
        <source>Add an animation to the file that bends every joint in turn, as Play does</source>
        <translation>Ajouter au fichier une animation qui plie chaque articulation tour à tour, comme le fait Lire</translation>
    </message>
    <message>
        <source>Embed &amp;textures</source>
        <translation>Incorporer les te&amp;xtures</translation>
    </message>
    <message>
        <source>Embed textures</source>
        <translation>Incorporer les textures</translation>
    </message>
    <message>
        <source>Store the textures in the file instead of referring to image files. GLB always embeds them</source>
        <translation>Stocker les textures dans le fichier au lieu de renvoyer à des fichiers d&apos;image. GLB les incorpore toujours</translation>
    </message>
    <message>
        <source>&amp;Rebuild the whole file</source>
        <translation>Reconstruire tout le fic&amp;hier</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Loaded motions and &amp;pose keys</source>
        <translation>Mouvement&amp;s chargés et clés de pose</translation>
    </message>
    <message>
        <source>Loaded motions and pose keys</source>
        <translation>Mouvements chargés et clés de pose</translation>
    </message>
    <message>
        <source>Add the motions of other files and the pose keys to the file, as animations</source>
        <translation>Ajouter au fichier, comme animations, les mouvements d&apos;autres fichiers et les clés de pose</translation>
    </message>
    <message>
        <source>FBX for Unity and Unreal; GLB (a single file) or glTF for Godot and the web; VRM for avatars; DragonBones and Godot 2D for characters made of pictures</source>
        <translation>FBX pour Unity et Unreal&#xa0;; GLB (un seul fichier) ou glTF pour Godot et le web&#xa0;; VRM pour les avatars&#xa0;; DragonBones et Godot 2D pour les personnages faits d&apos;images</translation>
    </message>
    <message>
        <source>&amp;8-bit weights</source>
        <translation>Poids sur &amp;8 bits</translation>
    </message>
    <message>
        <source>8-bit weights</source>
        <translation>Poids sur 8 bits</translation>
    </message>
    <message>
        <source>Store joints and weights of each vertex in 8 bytes in place of 20. The check after the export says how far this moves vertices. More than 256 joints are stored in 16 bits</source>
        <translation>Stocker les articulations et les poids de chaque sommet dans 8 octets au lieu de 20. La vérification après l&apos;export dit de combien cela déplace les sommets. Au-delà de 256, les articulations sont stockées sur 16 bits</translation>
    </message>
    <message>
        <source>Write the whole file anew. Otherwise an export in the format of the original file keeps all of it but the weights, and adds your shapes, joints and the keys that drivers make</source>
        <translation>Réécrire tout le fichier. Sinon, un export au format du fichier d&apos;origine en garde tout sauf les poids, et ajoute vos formes, vos articulations et les clés que donnent les pilotes</translation>
    </message>
    <message>
        <source>Drivers file for engines</source>
        <translation>Fichier de pilotes pour moteurs</translation>
    </message>
    <message>
        <source>Write NAME.drivers.json beside the file. Sinew&apos;s scripts for Unity, Unreal, Godot 4 and three.js read it and drive joints and shapes as Sinew does. Save the scripts from the Help menu</source>
        <translation>Écrire NAME.drivers.json à côté du fichier. Les scripts de Sinew pour Unity, Unreal, Godot 4 et three.js le lisent et pilotent articulations et formes comme Sinew. Enregistrez les scripts depuis le menu Aide</translation>
    </message>
    <message>
        <source>Maximum number of joints per vertex in the file, as a number or as a platform takes them. Below is what it costs</source>
        <translation>Nombre maximum d&apos;articulations par sommet dans le fichier, en chiffre ou selon une plateforme. En dessous, ce que cela coûte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>The engine or program that the file is for. Sets its length unit, and whether a Godot 2D scene is for Godot 3. The next export proposes it again</source>
        <translation>Le moteur ou programme auquel le fichier est destiné. Règle son unité de longueur, et si une scène Godot 2D est pour Godot 3. Le prochain export le propose de nouveau</translation>
    </message>
    <message>
        <source>The file has no animations</source>
        <translation>Le fichier n&apos;a pas d&apos;animations</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionForm</name>
    <message>
        <source>Weight of Shape</source>
        <translation>Poids de la forme</translation>
    </message>
    <message>
        <source>Part of Shape</source>
        <translation>Pièce de la forme</translation>
    </message>
    <message>
        <source>Override of Expression</source>
        <translation>Priorité de l&apos;expression</translation>
    </message>
    <message>
        <source>Expression On or Off</source>
        <translation>Expression oui ou non</translation>
    </message>
    <message>
        <source>Remove Expression</source>
        <translation>Retirer l&apos;expression</translation>
    </message>
    <message>
        <source>Add Shape</source>
        <translation>Ajouter une forme</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>Retirer la forme</translation>
    </message>
    <message>
        <source>%1: not there</source>
        <translation>%1&#xa0;: absente</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <translation>%1&#xa0;: %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2 % on %3</source>
        <translation>%1&#xa0;: %2&#xa0;% sur %3</translation>
    </message>
    <message>
        <source>Add a shape...</source>
        <translation>Ajouter une forme...</translation>
    </message>
    <message>
        <source>All that have it</source>
        <translation>Toutes celles qui l&apos;ont</translation>
    </message>
    <message>
        <source>Shapes of the expression</source>
        <translation>Formes de l&apos;expression</translation>
    </message>
    <message>
        <source>The shapes that the expression sets, each with its weight while it is wholly on</source>
        <translation>Les formes que règle l&apos;expression, chacune avec son poids quand elle est entièrement active</translation>
    </message>
    <message>
        <source>Add a shape</source>
        <translation>Ajouter une forme</translation>
    </message>
    <message>
        <source>Adds a shape of the character to the expression</source>
        <translation>Ajoute une forme du personnage à l&apos;expression</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the shape</source>
        <translation>Retirer la forme</translation>
    </message>
    <message>
        <source>The expression sets this shape no more</source>
        <translation>L&apos;expression ne règle plus cette forme</translation>
    </message>
    <message>
        <source>How far the shape is on while the expression is wholly on</source>
        <translation>À quel point la forme est active quand l&apos;expression l&apos;est entièrement</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>The part on which the expression sets the shape</source>
        <translation>La pièce sur laquelle l&apos;expression règle la forme</translation>
    </message>
    <message>
        <source>Blinking</source>
        <translation>Clignement</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Regard</translation>
    </message>
    <message>
        <source>Mouth</source>
        <translation>Bouche</translation>
    </message>
    <message>
        <source>What becomes of it while this expression is on: it stays, it is off, or it fades as this expression comes</source>
        <translation>Ce qu&apos;il en advient quand cette expression est active&#xa0;: cela reste, cela est coupé, ou cela s&apos;estompe quand cette expression vient</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Fades</source>
        <translation>S&apos;estompe</translation>
    </message>
    <message>
        <source>On or off, nothing in between</source>
        <translation>Oui ou non, rien entre les deux</translation>
    </message>
    <message>
        <source>The expression is wholly on above half its weight, and off below</source>
        <translation>L&apos;expression est entièrement active au-dessus de la moitié de son poids, et inactive en dessous</translation>
    </message>
    <message>
        <source>Remove the expression</source>
        <translation>Retirer l&apos;expression</translation>
    </message>
    <message>
        <source>A preset of VRM shows nothing then; a custom one goes</source>
        <translation>Un préréglage de VRM ne montre alors rien&#xa0;; une expression à vous disparaît</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionTable</name>
    <message>
        <source>expression</source>
        <translation>expression</translation>
    </message>
    <message>
        <source>Add Expression</source>
        <translation>Ajouter une expression</translation>
    </message>
    <message>
        <source>Rename Expression</source>
        <translation>Renommer l&apos;expression</translation>
    </message>
    <message>
        <source>Changes materials, which the view does not show</source>
        <translation>Modifie des matériaux, ce que la vue ne montre pas</translation>
    </message>
    <message>
        <source>Shows nothing yet: add shapes below</source>
        <translation>Ne montre encore rien&#xa0;: ajoutez des formes ci-dessous</translation>
    </message>
    <message>
        <source>Preview of %1</source>
        <translation>Aperçu de %1</translation>
    </message>
    <message>
        <source>Shows the expression in the view. The file does not change</source>
        <translation>Montre l&apos;expression dans la vue. Le fichier ne change pas</translation>
    </message>
    <message>
        <source>Expressions</source>
        <translation>Expressions</translation>
    </message>
    <message>
        <source>The expressions of VRM and those of your character. Pale ones show nothing yet. The slider shows one in the view</source>
        <translation>Les expressions de VRM et celles de votre personnage. Les pâles ne montrent encore rien. Le curseur en montre une dans la vue</translation>
    </message>
</context>
<context>
    <name>sinew::ExpressionsPanel</name>
    <message>
        <source>Propose Expressions</source>
        <translation>Proposer des expressions</translation>
    </message>
    <message numerus="yes">
        <source>%n expression(s) found</source>
        <translation>
            <numerusform>%n expression trouvée</numerusform>
            <numerusform>%n expressions trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>This character has no shape. Its jaw, where a joint is one, can open the mouth: press Propose. Make other shapes with Pose &gt; Shape From File.</source>
        <translation>Ce personnage n&apos;a pas de forme. Sa mâchoire, si une articulation en est une, peut ouvrir la bouche&#xa0;: appuyez sur Proposer. Faites d&apos;autres formes avec Pose &gt; Forme importée.</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Propose expressions</source>
        <translation>Proposer des expressions</translation>
    </message>
    <message>
        <source>Fills the expressions that show nothing yet from shapes by their names: those of ARKit, Oculus, VRChat, MMD, VRoid and Character Creator. Without a shape for the mouth the jaw makes one</source>
        <translation>Remplit les expressions qui ne montrent encore rien avec des formes d&apos;après leurs noms&#xa0;: ceux d&apos;ARKit, Oculus, VRChat, MMD, VRoid et Character Creator. Sans forme pour la bouche, la mâchoire en fait une</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add an expression</source>
        <translation>Ajouter une expression</translation>
    </message>
    <message>
        <source>Adds an expression with a name of your choice</source>
        <translation>Ajoute une expression avec un nom de votre choix</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset the preview</source>
        <translation>Réinitialiser l&apos;aperçu</translation>
    </message>
    <message>
        <source>Turns all expressions in the view off</source>
        <translation>Désactive toutes les expressions dans la vue</translation>
    </message>
    <message>
        <source>The avatar cannot be changed so.</source>
        <translation>L&apos;avatar ne peut pas être modifié ainsi.</translation>
    </message>
</context>
<context>
    <name>sinew::FalloffPlot</name>
    <message>
        <source>Falloff of the vertex</source>
        <translation>Atténuation du sommet</translation>
    </message>
    <message>
        <source>Weight over distance: a mark for each bone. Drag the curve for the stiffness, the dashed lines for max influences and prune below; double-click a pale curve to take that falloff. Keys: left and right, up and down, plus and minus</source>
        <translation>Poids selon la distance : un point par os. Faites glisser la courbe pour la rigidité, les lignes pointillées pour les influences max. et « Élaguer sous » ; double-cliquez sur une courbe pâle pour prendre cette atténuation. Touches : gauche et droite, haut et bas, plus et moins</translation>
    </message>
    <message>
        <source>%1: %2 away, %3 of the strongest weight</source>
        <translation>%1 : à %2, %3 du poids le plus fort</translation>
    </message>
    <message>
        <source>%1: drag for the stiffness</source>
        <translation>%1 : glissez pour la rigidité</translation>
    </message>
    <message>
        <source>%1: double-click to take this falloff</source>
        <translation>%1 : double-cliquez pour prendre cette atténuation</translation>
    </message>
    <message>
        <source>Drag for max influences</source>
        <translation>Glissez pour les influences max.</translation>
    </message>
    <message>
        <source>Drag for prune below</source>
        <translation>Glissez pour « Élaguer sous »</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
</context>
<context>
    <name>sinew::FileFlow</name>
    <message>
        <source>Canceled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Skeleton loaded from %1</source>
        <translation>Squelette chargé depuis&#xa0;%1</translation>
    </message>
    <message>
        <source>Skeleton fitted to the mesh. See the report for details</source>
        <translation>Squelette ajusté au maillage. Détails dans le rapport</translation>
    </message>
    <message>
        <source>Cage %1 added</source>
        <translation>Cage&#xa0;%1 ajoutée</translation>
    </message>
    <message>
        <source>No fit was found for this skeleton, nothing changed</source>
        <translation>Aucun ajustement trouvé pour ce squelette, rien n&apos;a changé</translation>
    </message>
    <message>
        <source>The skeleton is already inside the mesh, nothing changed</source>
        <translation>Le squelette est déjà dans le maillage, rien n&apos;a changé</translation>
    </message>
    <message>
        <source>Layers transferred. All vertices were matched.</source>
        <translation>Calques transférés. Tous les sommets ont une correspondance.</translation>
    </message>
    <message>
        <source>Layers transferred: %2 vertices were matched, %1 are too far from the other mesh.</source>
        <translation>Calques transférés&#xa0;:&#xa0;%2 sommets ont une correspondance,&#xa0;%1 sont trop loin de l&apos;autre maillage.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>The project was not saved.</source>
        <translation>Le projet n&apos;a pas été enregistré.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Le fichier n&apos;est plus là.</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>%1 ouvert</translation>
    </message>
    <message>
        <source>%1 cannot be opened.</source>
        <translation>%1 ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>A source file of this project has changed.</source>
        <translation>Un fichier source de ce projet a changé.</translation>
    </message>
    <message>
        <source>&amp;Open Anyway</source>
        <translation>&amp;Ouvrir quand même</translation>
    </message>
    <message>
        <source>A source file of this project is missing.</source>
        <translation>Un fichier source de ce projet manque.</translation>
    </message>
    <message>
        <source>&amp;Find...</source>
        <translation>&amp;Rechercher...</translation>
    </message>
</context>
<context>
    <name>sinew::FirstPersonForm</name>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>others only</source>
        <translation>les autres seuls</translation>
    </message>
    <message>
        <source>the wearer only</source>
        <translation>le porteur seul</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>First Person</source>
        <translation>Première personne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Who sees each part when somebody wears the character. Several can be selected</source>
        <translation>Qui voit chaque pièce quand quelqu&apos;un porte le personnage. Plusieurs peuvent être sélectionnées</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Automatic hides the head from the wearer and shows the rest</source>
        <translation>Automatique cache la tête au porteur et montre le reste</translation>
    </message>
</context>
<context>
    <name>sinew::FloodFlow</name>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>Les poids ne peuvent pas être modifiés.</translation>
    </message>
    <message numerus="yes">
        <source>Flooded %n selected vertex(ices).</source>
        <translation>
            <numerusform>%n sommet sélectionné rempli.</numerusform>
            <numerusform>%n sommets sélectionnés remplis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flooded all visible vertices.</source>
        <translation>Tous les sommets visibles remplis.</translation>
    </message>
</context>
<context>
    <name>sinew::Flows</name>
    <message>
        <source>Saving</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Draw Chain</source>
        <translation>Dessiner une chaîne</translation>
    </message>
    <message>
        <source>Checking joints</source>
        <translation>Vérification des articulations</translation>
    </message>
    <message>
        <source>Finding mirrored vertices</source>
        <translation>Recherche des sommets en miroir</translation>
    </message>
    <message>
        <source>Baking springs</source>
        <translation>Bake des ressorts</translation>
    </message>
</context>
<context>
    <name>sinew::GraphicsDialog</name>
    <message>
        <source>Updating the graphics driver usually helps.</source>
        <translation>Mettre à jour le pilote graphique aide en général.</translation>
    </message>
    <message>
        <source>Without the view you can still bind, export and work in all panels.</source>
        <translation>Sans la vue, vous pouvez toujours lier, exporter et travailler dans tous les panneaux.</translation>
    </message>
    <message>
        <source>With software rendering the processor draws the view: all of it works, more slowly.</source>
        <translation>Avec le rendu logiciel, le processeur dessine la vue&#xa0;: tout marche, plus lentement.</translation>
    </message>
    <message>
        <source>Software rendering was tried, and it gives no more.</source>
        <translation>Le rendu logiciel a été essayé et n&apos;offre pas plus.</translation>
    </message>
    <message>
        <source>The processor can draw the view when the file %1 is there. Get it from %2</source>
        <translation>Le processeur peut dessiner la vue si le fichier %1 est là. Vous le trouvez sur %2</translation>
    </message>
    <message>
        <source>The 3D view needs OpenGL 3.3</source>
        <translation>La vue 3D demande OpenGL 3.3</translation>
    </message>
    <message>
        <source>This computer offers no OpenGL.</source>
        <translation>Cet ordinateur n&apos;offre pas OpenGL.</translation>
    </message>
    <message>
        <source>This computer offers: %1</source>
        <translation>Cet ordinateur offre&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Remember my choice</source>
        <translation>&amp;Retenir mon choix</translation>
    </message>
    <message>
        <source>Remember my choice</source>
        <translation>Retenir mon choix</translation>
    </message>
    <message>
        <source>Software rendering can be changed in Edit &gt; Settings</source>
        <translation>Le rendu logiciel se change dans Édition &gt; Réglages</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Continue Without a View</source>
        <translation>&amp;Continuer sans vue</translation>
    </message>
    <message>
        <source>Use &amp;Software Rendering</source>
        <translation>Utiliser le rendu &amp;logiciel</translation>
    </message>
</context>
<context>
    <name>sinew::HandlesForm</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>Poignées</translation>
    </message>
    <message>
        <source>Select a joint, and a vertex where you want to place the handle. Distances then start at the handles of the joint instead of its bone.</source>
        <translation>Sélectionnez une articulation, et un sommet où placer la poignée. Les distances partent alors des poignées de l&apos;articulation au lieu de son os.</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a point</source>
        <translation>Remplacer l&apos;os de l&apos;articulation par un point</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Sphère</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a sphere</source>
        <translation>Remplacer l&apos;os de l&apos;articulation par une sphère</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Capsule</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a capsule along it, or from the joint to the selected vertex</source>
        <translation>Remplacer l&apos;os de l&apos;articulation par une capsule le long de lui, ou de l&apos;articulation au sommet sélectionné</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with a box</source>
        <translation>Remplacer l&apos;os de l&apos;articulation par une boîte</translation>
    </message>
    <message>
        <source>New Joint</source>
        <translation>Nouvelle articulation</translation>
    </message>
    <message>
        <source>Add a point handle with a joint of its own at the selected vertex, as a child of the selected joint</source>
        <translation>Ajouter une poignée point avec sa propre articulation au sommet sélectionné, comme enfant de l&apos;articulation sélectionnée</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the selected handles</source>
        <translation>Retirer les poignées sélectionnées</translation>
    </message>
    <message>
        <source>Selected Vertices</source>
        <translation>Sommets choisis</translation>
    </message>
    <message>
        <source>Replace the joint&apos;s bone with the selected vertices. They follow only this joint, and its weight fades from them</source>
        <translation>Remplacer l&apos;os de l&apos;articulation par les sommets sélectionnés. Ils suivent l&apos;articulation seule, et son poids s&apos;atténue à partir d&apos;eux</translation>
    </message>
    <message>
        <source>Shapes and areas that replace bones. A joint can have several. Double-click to rename a joint that was added with its handle</source>
        <translation>Formes et zones qui remplacent des os. Une articulation peut en avoir plusieurs. Double-clic pour renommer une articulation ajoutée avec sa poignée</translation>
    </message>
</context>
<context>
    <name>sinew::HumanoidModel</name>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisi</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Os</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulation</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>poitrine</translation>
    </message>
    <message>
        <source>upper chest</source>
        <translation>haut de la poitrine</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>cou</translation>
    </message>
    <message>
        <source>jaw</source>
        <translation>mâchoire</translation>
    </message>
    <message>
        <source>left eye</source>
        <translation>œil gauche</translation>
    </message>
    <message>
        <source>right eye</source>
        <translation>œil droit</translation>
    </message>
    <message>
        <source>left toes</source>
        <translation>orteils gauches</translation>
    </message>
    <message>
        <source>right toes</source>
        <translation>orteils droits</translation>
    </message>
    <message>
        <source>left shoulder</source>
        <translation>épaule gauche</translation>
    </message>
    <message>
        <source>right shoulder</source>
        <translation>épaule droite</translation>
    </message>
    <message>
        <source>left thumb</source>
        <translation>pouce gauche</translation>
    </message>
    <message>
        <source>right thumb</source>
        <translation>pouce droit</translation>
    </message>
    <message>
        <source>left index finger</source>
        <translation>index gauche</translation>
    </message>
    <message>
        <source>right index finger</source>
        <translation>index droit</translation>
    </message>
    <message>
        <source>left middle finger</source>
        <translation>majeur gauche</translation>
    </message>
    <message>
        <source>right middle finger</source>
        <translation>majeur droit</translation>
    </message>
    <message>
        <source>left ring finger</source>
        <translation>annulaire gauche</translation>
    </message>
    <message>
        <source>right ring finger</source>
        <translation>annulaire droit</translation>
    </message>
    <message>
        <source>left little finger</source>
        <translation>auriculaire gauche</translation>
    </message>
    <message>
        <source>right little finger</source>
        <translation>auriculaire droit</translation>
    </message>
    <message>
        <source>Misplaced</source>
        <translation>Mal placé</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesModel</name>
    <message>
        <source>no path</source>
        <translation>aucun chemin</translation>
    </message>
    <message>
        <source>through a thin gap</source>
        <translation>par un interstice mince</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulation</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
</context>
<context>
    <name>sinew::InfluencesPanel</name>
    <message>
        <source>Vertex %1 of %2</source>
        <translation>Sommet&#xa0;%1 de&#xa0;%2</translation>
    </message>
    <message>
        <source>No vertex selected</source>
        <translation>Aucun sommet sélectionné</translation>
    </message>
    <message>
        <source>Layers have changed its weights.</source>
        <translation>Des calques ont changé ses poids.</translation>
    </message>
    <message>
        <source>These weights come from the file. Bind Skin to see the paths behind new weights.</source>
        <translation>Ces poids viennent du fichier. Liez la peau pour voir les chemins derrière de nouveaux poids.</translation>
    </message>
    <message>
        <source>This part has no weights yet. Bind Skin to see which joints move the vertex.</source>
        <translation>Cette pièce n&apos;a pas encore de poids. Liez la peau pour voir quelles articulations déplacent le sommet.</translation>
    </message>
    <message>
        <source>Finding paths through the voxels...</source>
        <translation>Recherche des chemins à travers les voxels...</translation>
    </message>
    <message>
        <source>This whole part is rigidly attached to one joint.</source>
        <translation>Toute cette pièce est attachée rigidement à une articulation.</translation>
    </message>
    <message>
        <source>Its solver is %1.</source>
        <translation>Son solveur est&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>solver, percent</comment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>Several solvers make its weights: %1. What follows is from %2.</source>
        <translation>Plusieurs solveurs font ses poids&#xa0;:&#xa0;%1. La suite vient de&#xa0;%2.</translation>
    </message>
    <message>
        <source>Suspected bridge: the path from %1 crosses a gap only %2 wide, marked in the view. If the path connects parts that should be separate, raise the resolution.</source>
        <translation>Pont suspect&#xa0;: le chemin depuis&#xa0;%1 franchit un interstice large de&#xa0;%2 seulement, marqué dans la vue. S&apos;il relie des parties qui devraient être séparées, augmentez la résolution.</translation>
    </message>
    <message>
        <source>Lengths are straight lines to the bones.</source>
        <translation>Les longueurs sont des lignes droites jusqu&apos;aux os.</translation>
    </message>
    <message>
        <source>Distances are measured in a straight line.</source>
        <translation>Les distances se mesurent en ligne droite.</translation>
    </message>
    <message>
        <source>All paths run through solid volume. Voxel size: %1.</source>
        <translation>Tous les chemins passent par du volume plein. Taille de voxel&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>The part&apos;s binding is rigid to %1.</source>
        <translation>La liaison de la pièce est rigide sur&#xa0;%1.</translation>
    </message>
    <message>
        <source>The part&apos;s binding copies the nearest skin of other parts.</source>
        <translation>La liaison de la pièce copie la peau la plus proche d&apos;autres pièces.</translation>
    </message>
    <message>
        <source>The part&apos;s binding is limited to %1.</source>
        <translation>La liaison de la pièce est limitée à&#xa0;%1.</translation>
    </message>
    <message>
        <source>The bind skips this part. It stays as it is in the file.</source>
        <translation>La liaison ignore cette pièce. Elle reste comme dans le fichier.</translation>
    </message>
    <message>
        <source>Smoothing changed %1 of its weight.</source>
        <translation>Le lissage a changé&#xa0;%1 de son poids.</translation>
    </message>
    <message>
        <source>The part moves nearly as one with %1 (%2 of its weight), so it is rigid.</source>
        <translation>La pièce bouge presque d&apos;un bloc avec&#xa0;%1 (%2 de son poids)&#xa0;: elle est rigide.</translation>
    </message>
    <message>
        <source>The shell moves nearly as one with %1 (%2 of its weight), so it is rigid.</source>
        <translation>La coque bouge presque d&apos;un bloc avec&#xa0;%1 (%2 de son poids)&#xa0;: elle est rigide.</translation>
    </message>
    <message>
        <source>Max Influences changed %1 of its weight.</source>
        <translation>Influences max. a changé&#xa0;%1 de son poids.</translation>
    </message>
    <message>
        <source>Joints that influence the vertex</source>
        <translation>Articulations qui influencent le sommet</translation>
    </message>
    <message>
        <source>Click a row to select the joint. Double-click a weight to change it</source>
        <translation>Cliquez une ligne pour sélectionner l&apos;articulation. Double-cliquez un poids pour le changer</translation>
    </message>
    <message>
        <source>To see why a vertex has its weights, click it with Inspect Weights (U) or Ctrl + click it. This panel then shows which joints influence it and how far away their bones are.</source>
        <translation>Pour voir pourquoi un sommet a ses poids, cliquez-le avec Inspecter les poids (U) ou par Ctrl + clic. Ce panneau montre alors quelles articulations l&apos;influencent et à quelle distance sont leurs os.</translation>
    </message>
    <message>
        <source>Show weight over distance in place of the list</source>
        <translation>Montre le poids selon la distance à la place de la liste</translation>
    </message>
</context>
<context>
    <name>sinew::JointCountDialog</name>
    <message>
        <source>Split Bone</source>
        <translation>Diviser l&apos;os</translation>
    </message>
    <message>
        <source>The bone becomes several of equal length, which share its weight.</source>
        <translation>L&apos;os devient plusieurs os d&apos;égale longueur, qui partagent son poids.</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Os</translation>
    </message>
    <message>
        <source>How many bones the bone becomes</source>
        <translation>Combien d&apos;os l&apos;os devient</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Add Twist Joints</source>
        <translation>Ajouter des torsions</translation>
    </message>
    <message>
        <source>Each takes the weight around it. Engines turn it by a fraction of the twist.</source>
        <translation>Chacune prend le poids autour d&apos;elle. Les moteurs la tournent d&apos;une fraction de la torsion.</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulations</translation>
    </message>
    <message>
        <source>How many joints each bone gets</source>
        <translation>Combien d&apos;articulations reçoit chaque os</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>sinew::JointListDialog</name>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 sur&#xa0;%2 sélectionnées</translation>
    </message>
    <message>
        <source>Choose Joints</source>
        <translation>Choisir des articulations</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>Trouver une articulation</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this text</source>
        <translation>Affiche seulement les articulations dont le nom contient ce texte</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulations</translation>
    </message>
    <message>
        <source>Ticked joints get weights</source>
        <translation>Les articulations cochées reçoivent des poids</translation>
    </message>
    <message>
        <source>Tick &amp;all</source>
        <translation>&amp;Tout cocher</translation>
    </message>
    <message>
        <source>Tick &amp;none</source>
        <translation>Tout &amp;décocher</translation>
    </message>
    <message>
        <source>&amp;Use Selected</source>
        <translation>&amp;Utiliser la sélection</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>sinew::JointTreeModel</name>
    <message>
        <source>Outside the volume</source>
        <translation>Hors du volume</translation>
    </message>
    <message>
        <source>Its bone leaves the volume</source>
        <translation>Son os quitte le volume</translation>
    </message>
    <message>
        <source>Its bone has no length</source>
        <translation>Son os n&apos;a pas de longueur</translation>
    </message>
    <message>
        <source>Not symmetric to its partner</source>
        <translation>Non symétrique de sa partenaire</translation>
    </message>
    <message>
        <source>Locked: brushes and operations do not change its weights. Click to unlock.</source>
        <translation>Verrouillée&#xa0;: pinceaux et opérations ne changent pas ses poids. Cliquez pour déverrouiller.</translation>
    </message>
    <message>
        <source>Click to lock its weights against brushes and operations.</source>
        <translation>Cliquez pour verrouiller ses poids contre pinceaux et opérations.</translation>
    </message>
    <message>
        <source>Has no weights: not a deforming joint</source>
        <translation>N&apos;a pas de poids&#xa0;: articulation qui ne déforme pas</translation>
    </message>
    <message>
        <source>Its bone is guessed: it has neither parent nor child</source>
        <translation>Son os est deviné&#xa0;: elle n&apos;a ni parent ni enfant</translation>
    </message>
    <message>
        <source>Outside the mesh: its distances start at the nearest voxels</source>
        <translation>Hors du maillage&#xa0;: ses distances partent des voxels les plus proches</translation>
    </message>
    <message>
        <source>Posed</source>
        <translation>Posée</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillée</translation>
    </message>
    <message>
        <source>not locked</source>
        <translation>non verrouillée</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulation</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>Hidden in the view. Click to show.</source>
        <translation>Masquée dans la vue. Cliquez pour afficher.</translation>
    </message>
    <message>
        <source>Click to hide in the view. Hidden joints are still bound and exported.</source>
        <translation>Cliquez pour masquer dans la vue. Les articulations masquées sont toujours liées et exportées.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>affichée</translation>
    </message>
</context>
<context>
    <name>sinew::JointsForm</name>
    <message>
        <source>Choose... (%1)</source>
        <translation>Choisir... (%1)</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulations</translation>
    </message>
    <message>
        <source>Bind to</source>
        <translation>Lier à</translation>
    </message>
    <message>
        <source>The joints that get weights. Deforming joints: those with weights in the file, otherwise all except roots, controls and end joints</source>
        <translation>Les articulations qui reçoivent des poids. Celles qui déforment&#xa0;: celles avec poids dans le fichier, sinon toutes sauf racines, contrôleurs et extrémités</translation>
    </message>
    <message>
        <source>Deforming joints</source>
        <translation>Celles qui déforment</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Toutes les articulations</translation>
    </message>
    <message>
        <source>Selected joints</source>
        <translation>Articul. sélectionnées</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>Choisir les articulations</translation>
    </message>
    <message>
        <source>Tick the joints that get weights</source>
        <translation>Cochez les articulations qui reçoivent des poids</translation>
    </message>
</context>
<context>
    <name>sinew::JointsPanel</name>
    <message>
        <source>Find a joint</source>
        <translation>Trouver une articulation</translation>
    </message>
    <message>
        <source>Shows only joints whose names contain this text</source>
        <translation>Affiche seulement les articulations dont le nom contient ce texte</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Toutes les articulations</translation>
    </message>
    <message>
        <source>Influences only</source>
        <translation>Influences seules</translation>
    </message>
    <message>
        <source>Without controls and ends</source>
        <translation>Sans contrôleurs ni extrémités</translation>
    </message>
    <message>
        <source>Shown joints</source>
        <translation>Articulations affichées</translation>
    </message>
    <message>
        <source>Shows all joints, those with weights, or all but controls and ends</source>
        <translation>Affiche toutes les articulations, celles avec poids, ou toutes sauf contrôleurs et extrémités</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulations</translation>
    </message>
    <message>
        <source>This character has no skeleton yet.</source>
        <translation>Ce personnage n&apos;a pas encore de squelette.</translation>
    </message>
    <message>
        <source>New From Template...</source>
        <translation>Nouveau depuis un modèle...</translation>
    </message>
    <message>
        <source>New From Template</source>
        <translation>Nouveau depuis un modèle</translation>
    </message>
    <message>
        <source>Fit the skeleton of a biped, an animal or a file to the mesh</source>
        <translation>Ajuster au maillage le squelette d&apos;un bipède, d&apos;un animal ou d&apos;un fichier</translation>
    </message>
    <message>
        <source>Load Skeleton...</source>
        <translation>Charger un squelette...</translation>
    </message>
    <message>
        <source>Load Skeleton</source>
        <translation>Charger un squelette</translation>
    </message>
    <message>
        <source>Take the skeleton of another file</source>
        <translation>Prendre le squelette d&apos;un autre fichier</translation>
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
        <translation>L&apos;articulation&#xa0;%1 manque. Ses poids peints (%2 sommets) sont gardés, mais inutilisés jusqu&apos;à ce qu&apos;une articulation de ce nom existe.</translation>
    </message>
    <message>
        <source>Layer &quot;%1&quot; has no effect: it was painted on a mesh with %2 vertices, and this mesh has %3. Transfer it from the file of that mesh, or delete it.</source>
        <translation>Le calque «&#xa0;%1&#xa0;» n&apos;a pas d&apos;effet&#xa0;: il a été peint sur un maillage de&#xa0;%2 sommets, et celui-ci en a&#xa0;%3. Transférez-le depuis le fichier de ce maillage, ou supprimez-le.</translation>
    </message>
</context>
<context>
    <name>sinew::LayersFlow</name>
    <message>
        <source>Layer %1 added. Paint its mask to choose where it counts.</source>
        <translation>Calque&#xa0;%1 ajouté. Peignez son masque pour choisir où il compte.</translation>
    </message>
    <message>
        <source>The layer cannot be added.</source>
        <translation>Le calque ne peut pas être ajouté.</translation>
    </message>
</context>
<context>
    <name>sinew::LimitsForm</name>
    <message>
        <source>Now: X %1°, Y %2°, Z %3°</source>
        <translation>Actuel&#xa0;: X&#xa0;%1°, Y&#xa0;%2°, Z&#xa0;%3°</translation>
    </message>
    <message>
        <source>Joint Limits</source>
        <translation>Limites d&apos;angle</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Whether posing, inverse kinematics and the range of motion keep the selected joints within these angles</source>
        <translation>Si la pose, la cinématique inverse et l&apos;amplitude de mouvement gardent les articulations sélectionnées dans ces angles</translation>
    </message>
    <message>
        <source>Set from This Pose</source>
        <translation>Selon cette pose</translation>
    </message>
    <message>
        <source>The selected joints may turn no further than they are turned now, on the sides that the pose turns them to</source>
        <translation>Les articulations sélectionnées ne peuvent pas tourner plus que maintenant, du côté où la pose les tourne</translation>
    </message>
    <message>
        <source>Degrees around the joint&apos;s own axes, counted as in its file or, where that has no limits, from the bind pose. 360° and -360° mean no limit</source>
        <translation>Degrés autour des axes propres de l&apos;articulation, comptés comme dans son fichier, sinon depuis la pose de liaison. 360° et -360°&#xa0;: pas de limite</translation>
    </message>
    <message>
        <source>Min around %1</source>
        <translation>Min. autour de&#xa0;%1</translation>
    </message>
    <message>
        <source>Max around %1</source>
        <translation>Max. autour de&#xa0;%1</translation>
    </message>
    <message>
        <source>The joint cannot be limited so.</source>
        <translation>L&apos;articulation ne peut pas être limitée ainsi.</translation>
    </message>
</context>
<context>
    <name>sinew::ListMenu</name>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
</context>
<context>
    <name>sinew::LiveLink</name>
    <message>
        <source>Blender: off</source>
        <translation>Blender&#xa0;: inactif</translation>
    </message>
    <message>
        <source>Blender: live</source>
        <translation>Blender&#xa0;: en direct</translation>
    </message>
    <message>
        <source>Blender: sending</source>
        <translation>Blender&#xa0;: envoi</translation>
    </message>
    <message>
        <source>Blender: no answer</source>
        <translation>Blender&#xa0;: sans réponse</translation>
    </message>
    <message>
        <source>Blender: not updated</source>
        <translation>Blender&#xa0;: pas à jour</translation>
    </message>
    <message>
        <source>Blender: closed</source>
        <translation>Blender&#xa0;: fermé</translation>
    </message>
    <message>
        <source>The live link is off: Blender keeps the weights that it has</source>
        <translation>Le lien en direct est inactif&#xa0;: Blender garde les poids qu&apos;il a</translation>
    </message>
    <message>
        <source>Blender gets the weights after every bind and stroke</source>
        <translation>Blender reçoit les poids après chaque liaison et chaque trait</translation>
    </message>
    <message>
        <source>Blender gets the weights in a moment</source>
        <translation>Blender recevra les poids dans un instant</translation>
    </message>
    <message>
        <source>Blender has not taken the weights yet. It may be rendering, or its Live switch is off</source>
        <translation>Blender n&apos;a pas encore pris les poids. Il fait peut-être un rendu, ou son interrupteur Live est éteint</translation>
    </message>
    <message>
        <source>Blender has closed this character. Export the weights to a file</source>
        <translation>Blender a fermé ce personnage. Exportez les poids dans un fichier</translation>
    </message>
</context>
<context>
    <name>sinew::LodDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>Annulé. Aucun fichier n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>%1 is a source file of this project.</source>
        <translation>%1 est un fichier source de ce projet.</translation>
    </message>
    <message>
        <source>If you overwrite it, the original is lost.</source>
        <translation>Si vous l&apos;écrasez, l&apos;original est perdu.</translation>
    </message>
    <message>
        <source>&amp;Overwrite the original</source>
        <translation>É&amp;craser l&apos;original</translation>
    </message>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Wrote %1 (%2).</source>
        <translation>%1 écrit (%2).</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Make LODs</source>
        <translation>Générer des LOD</translation>
    </message>
    <message>
        <source>Coarser meshes of the character for views from far away. Their vertices keep their weights exactly, and joints keep more of them than straight limbs. The character stays as it is.</source>
        <translation>Des maillages plus grossiers du personnage pour les vues de loin. Leurs sommets gardent leurs poids exactement, et les articulations en gardent plus que les membres droits. Le personnage reste tel quel.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>The file to write. Its ending chooses the format: %1</source>
        <translation>Le fichier à écrire. Son extension choisit le format&#xa0;: %1</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Parcourir...</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>What the file is written for, as in Export</source>
        <translation>Pour quoi le fichier est écrit, comme dans Exporter</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Number of coarser meshes</source>
        <translation>Nombre de maillages plus grossiers</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triangles</translation>
    </message>
    <message>
        <source>LOD 0, the character</source>
        <translation>LOD 0, le personnage</translation>
    </message>
    <message>
        <source>LOD %1</source>
        <translation>LOD %1</translation>
    </message>
    <message>
        <source>The part of the character&apos;s triangles that this level keeps</source>
        <translation>La fraction des triangles du personnage que garde ce niveau</translation>
    </message>
    <message>
        <source>A file for each level</source>
        <translation>Un fichier par niveau</translation>
    </message>
    <message>
        <source>Write NAME_LOD1, NAME_LOD2 and so on beside the character&apos;s file. Otherwise all levels stand in one file, where engines find them by their names</source>
        <translation>Écrire NOM_LOD1, NOM_LOD2 et ainsi de suite à côté du fichier du personnage. Sinon, tous les niveaux sont dans un seul fichier, où les moteurs les trouvent par leurs noms</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>&amp;Ouvrir le résultat</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>Ouvrir le résultat</translation>
    </message>
    <message>
        <source>Open the file with the levels in the window</source>
        <translation>Ouvrir dans la fenêtre le fichier avec les niveaux</translation>
    </message>
    <message>
        <source>&amp;Make LODs</source>
        <translation>&amp;Générer des LOD</translation>
    </message>
    <message>
        <source>Make the levels and write them</source>
        <translation>Générer les niveaux et les écrire</translation>
    </message>
</context>
<context>
    <name>sinew::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copier le journal</translation>
    </message>
    <message>
        <source>Copy all lines to the clipboard</source>
        <translation>Copier toutes les lignes dans le presse-papiers</translation>
    </message>
    <message>
        <source>Clear the log</source>
        <translation>Vider le journal</translation>
    </message>
    <message>
        <source>Clear this list. The log file is not changed</source>
        <translation>Vider cette liste. Le fichier journal ne change pas</translation>
    </message>
</context>
<context>
    <name>sinew::LookForm</name>
    <message>
        <source>How Eyes Look</source>
        <translation>Comment les yeux regardent</translation>
    </message>
    <message>
        <source>How Far Eyes Look</source>
        <translation>Jusqu&apos;où les yeux regardent</translation>
    </message>
    <message>
        <source>How far the eyes turn when the character looks farthest to that side.</source>
        <translation>De combien les yeux tournent quand le personnage regarde tout à fait par là.</translation>
    </message>
    <message>
        <source>How far the expression is on when the character looks farthest to that side.</source>
        <translation>À quel point l&apos;expression est active quand le personnage regarde tout à fait par là.</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Regard</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Yeux</translation>
    </message>
    <message>
        <source>What turns the eyes to where the character looks: the joints of the eyes, or the expressions lookUp, lookDown, lookLeft and lookRight</source>
        <translation>Ce qui tourne les yeux vers où regarde le personnage&#xa0;: les articulations des yeux, ou les expressions lookUp, lookDown, lookLeft et lookRight</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Comme d&apos;habitude</translation>
    </message>
    <message>
        <source>Turn joints</source>
        <translation>Tourner les articulations</translation>
    </message>
    <message>
        <source>Use expressions</source>
        <translation>Utiliser les expressions</translation>
    </message>
    <message>
        <source>Inwards</source>
        <translation>En dedans</translation>
    </message>
    <message>
        <source>Outwards</source>
        <translation>En dehors</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>How far the eyes go that way</source>
        <translation>De combien les yeux vont dans cette direction</translation>
    </message>
</context>
<context>
    <name>sinew::MakingFlow</name>
    <message>
        <source>Bind the character first.</source>
        <translation>Liez d&apos;abord le personnage.</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 écrit.</translation>
    </message>
    <message>
        <source>The batch has ended.</source>
        <translation>Le lot est terminé.</translation>
    </message>
    <message>
        <source>Files are still being bound.</source>
        <translation>Des fichiers sont encore en cours de liaison.</translation>
    </message>
    <message>
        <source>If you quit, this stops. What is bound stays, and the rest can be bound later.</source>
        <translation>Si vous quittez, cela s&apos;arrête. Ce qui est lié reste, et le reste peut être lié plus tard.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
</context>
<context>
    <name>sinew::ManualDialog</name>
    <message>
        <source>Not on this page</source>
        <translation>Pas sur cette page</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Sujets</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The page before (Alt+Left)</source>
        <translation>La page précédente (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The page after this one (Alt+Right)</source>
        <translation>La page suivante (Alt+Droite)</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Trouver dans cette page</translation>
    </message>
    <message>
        <source>Enter finds the next place, Shift+F3 the one before</source>
        <translation>Entrée trouve l&apos;endroit suivant, Maj+F3 le précédent</translation>
    </message>
</context>
<context>
    <name>sinew::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>S&amp;keleton</source>
        <translation>S&amp;quelette</translation>
    </message>
    <message>
        <source>&amp;Bind</source>
        <translation>&amp;Liaison</translation>
    </message>
    <message>
        <source>&amp;Snap</source>
        <translation>Ai&amp;mantation</translation>
    </message>
    <message>
        <source>&amp;Orient Joints</source>
        <translation>&amp;Orienter les articulations</translation>
    </message>
    <message>
        <source>Spli&amp;t Bone</source>
        <translation>&amp;Diviser l&apos;os</translation>
    </message>
    <message>
        <source>Arran&amp;ge Joints</source>
        <translation>Arran&amp;ger les articulations</translation>
    </message>
    <message>
        <source>&amp;Pose</source>
        <translation>&amp;Pose</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Sélection</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>P&amp;oids</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Miroir</translation>
    </message>
    <message>
        <source>&amp;Locks</source>
        <translation>&amp;Verrous</translation>
    </message>
    <message>
        <source>La&amp;yers</source>
        <translation>Cal&amp;ques</translation>
    </message>
    <message>
        <source>Add Layer From &amp;Solver</source>
        <translation>Ajouter un calque du sol&amp;veur</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir &amp;récent</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>Pann&amp;eaux</translation>
    </message>
    <message>
        <source>Over&amp;lays</source>
        <translation>S&amp;urimpressions</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>Par&amp;ts</source>
        <translation>Pi&amp;èces</translation>
    </message>
    <message>
        <source>Look &amp;From</source>
        <translation>Regarder &amp;de</translation>
    </message>
    <message>
        <source>&amp;Regions</source>
        <translation>&amp;Régions</translation>
    </message>
    <message>
        <source>&amp;Timeline Clip</source>
        <translation>Clip d&amp;e la chronologie</translation>
    </message>
    <message>
        <source>Stress Poses</source>
        <translation>Poses de test</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>He&amp;lp</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Li&amp;ghting</source>
        <translation>Éc&amp;lairage</translation>
    </message>
    <message>
        <source>Pose Keys</source>
        <translation>Clés de pose</translation>
    </message>
    <message>
        <source>Edit Shape</source>
        <translation>Éditer la forme</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Ressorts</translation>
    </message>
    <message>
        <source>&amp;Mode</source>
        <translation>Mode d&apos;inter&amp;face</translation>
    </message>
</context>
<context>
    <name>sinew::MethodForm</name>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>What computes the weights. Geodesic Voxel measures distances inside the body and suits most characters. F1 says what each of the others does and when it is better</source>
        <translation>Ce qui calcule les poids. Voxels géodésiques mesure les distances dans le corps et convient à la plupart des personnages. F1 dit ce que fait chacun des autres et quand il est meilleur</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsDialog</name>
    <message>
        <source>Select Unmatched Vertices</source>
        <translation>Sélectionner les sommets sans vis-à-vis</translation>
    </message>
    <message>
        <source>Finding counterparts on the other side...</source>
        <translation>Recherche des vis-à-vis de l&apos;autre côté...</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have a counterpart on the other side.</source>
        <translation>%1 sommets sur&#xa0;%2 ont un vis-à-vis de l&apos;autre côté.</translation>
    </message>
    <message>
        <source>Joint Mapping</source>
        <translation>Correspondance des articulations</translation>
    </message>
    <message>
        <source>Joints are matched by name, then by position and orientation. Double-click a partner to change it. A joint on the centre line is its own partner.</source>
        <translation>Les articulations sont associées par nom, puis par position et orientation. Double-cliquez une partenaire pour la changer. Une articulation sur l&apos;axe est sa propre partenaire.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Across X</source>
        <translation>À travers X</translation>
    </message>
    <message>
        <source>Across Y</source>
        <translation>À travers Y</translation>
    </message>
    <message>
        <source>Across Z</source>
        <translation>À travers Z</translation>
    </message>
    <message>
        <source>Mirror plane</source>
        <translation>Plan miroir</translation>
    </message>
    <message>
        <source>The plane between the left and the right side</source>
        <translation>Le plan entre les côtés gauche et droit</translation>
    </message>
    <message>
        <source>Joints and their partners</source>
        <translation>Articulations et leurs partenaires</translation>
    </message>
    <message>
        <source>Double-click a partner to change it</source>
        <translation>Double-cliquez une partenaire pour la changer</translation>
    </message>
    <message>
        <source>&amp;Select Unmatched Vertices</source>
        <translation>&amp;Sélectionner les sommets sans vis-à-vis</translation>
    </message>
    <message>
        <source>Close this dialog and select the vertices that have no counterpart</source>
        <translation>Fermer cette boîte et sélectionner les sommets qui n&apos;ont pas de vis-à-vis</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Reset to the automatic mapping</source>
        <translation>Revenir à la correspondance automatique</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>sinew::MirrorPairsModel</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>itself (centre)</source>
        <translation>elle-même (centre)</translation>
    </message>
    <message>
        <source>set by you</source>
        <translation>fixée par vous</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvée</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulation</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Association</translation>
    </message>
</context>
<context>
    <name>sinew::MotionFlow</name>
    <message>
        <source>Key set at frame %1</source>
        <translation>Clé posée à l&apos;image&#xa0;%1</translation>
    </message>
    <message>
        <source>Motion loaded: %1</source>
        <translation>Mouvement chargé&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Motion loaded: %1, without %2, which this skeleton does not have</source>
        <translation>Mouvement chargé&#xa0;:&#xa0;%1, sans&#xa0;%2, que ce squelette n&apos;a pas</translation>
    </message>
    <message>
        <source>Motion loaded: %1, without %2 and %3 more joints that this skeleton does not have</source>
        <translation>Mouvement chargé&#xa0;:&#xa0;%1, sans&#xa0;%2 et&#xa0;%3 autres articulations que ce squelette n&apos;a pas</translation>
    </message>
</context>
<context>
    <name>sinew::NoticeBar</name>
    <message>
        <source>%1 has changed on disk</source>
        <translation>%1 a changé sur le disque</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Read the character&apos;s file again and keep all work</source>
        <translation>Relire le fichier du personnage et garder tout le travail</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Go on with the file as it was when it was opened</source>
        <translation>Continuer avec le fichier tel qu&apos;il était à l&apos;ouverture</translation>
    </message>
    <message>
        <source>Compare...</source>
        <translation>Comparer...</translation>
    </message>
    <message>
        <source>Show what has changed in the file, before you reload it</source>
        <translation>Montrer ce qui a changé dans le fichier, avant de le recharger</translation>
    </message>
</context>
<context>
    <name>sinew::OperationsForm</name>
    <message>
        <source>Operations change all vertices, or only the selected ones if any are selected.</source>
        <translation>Les opérations modifient tous les sommets, ou seulement les sélectionnés s&apos;il y en a.</translation>
    </message>
    <message>
        <source>Operations change the selection: %1.</source>
        <translation>Les opérations modifient la sélection&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Only vertices of the selected joint</source>
        <translation>Sommets de l&apos;articulation seuls</translation>
    </message>
    <message>
        <source>Change only vertices that the selected joint influences</source>
        <translation>Ne modifier que les sommets que l&apos;articulation sélectionnée influence</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Influences max.</translation>
    </message>
    <message>
        <source>The number of joints per vertex that Limit Influences keeps</source>
        <translation>Le nombre d&apos;articulations par sommet que garde Limiter les influences</translation>
    </message>
    <message>
        <source>Prune Small Weights removes weights below this value</source>
        <translation>Élaguer les petits poids retire les poids inférieurs à cette valeur</translation>
    </message>
    <message>
        <source>Prune below</source>
        <translation>Élaguer sous</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>How many times Smooth, Sharpen and Relax run. More iterations reach farther</source>
        <translation>Combien de fois Lisser, Accentuer et Relaxer s&apos;exécutent. Plus d&apos;itérations portent plus loin</translation>
    </message>
    <message>
        <source>How strongly Smooth, Sharpen and Relax change the weights in each iteration</source>
        <translation>Avec quelle force Lisser, Accentuer et Relaxer changent les poids à chaque itération</translation>
    </message>
</context>
<context>
    <name>sinew::OrientDialog</name>
    <message>
        <source>Orient Joints</source>
        <translation>Orienter les articulations</translation>
    </message>
    <message>
        <source>Turns the axes of the selected joints. No joint moves, and the mesh stays.</source>
        <translation>Tourne les axes des articulations sélectionnées. Aucune articulation ne bouge, et le maillage reste.</translation>
    </message>
    <message>
        <source>Like</source>
        <translation>Comme</translation>
    </message>
    <message>
        <source>The axes that a program expects</source>
        <translation>Les axes qu&apos;attend un programme</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Axes follow</source>
        <translation>Les axes suivent</translation>
    </message>
    <message>
        <source>The bone to the joint&apos;s child, or the axes of the model</source>
        <translation>L&apos;os jusqu&apos;à l&apos;enfant de l&apos;articulation, ou les axes du modèle</translation>
    </message>
    <message>
        <source>The child joint</source>
        <translation>L&apos;articulation enfant</translation>
    </message>
    <message>
        <source>The model&apos;s axes</source>
        <translation>Les axes du modèle</translation>
    </message>
    <message>
        <source>Along the bone</source>
        <translation>Le long de l&apos;os</translation>
    </message>
    <message>
        <source>The joint&apos;s axis that points to its child</source>
        <translation>L&apos;axe de l&apos;articulation qui pointe vers son enfant</translation>
    </message>
    <message>
        <source>Secondary axis</source>
        <translation>Axe secondaire</translation>
    </message>
    <message>
        <source>The joint&apos;s other axis that is turned as near to a direction as it can be</source>
        <translation>L&apos;autre axe de l&apos;articulation, tourné au plus près d&apos;une direction</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>What the secondary axis is turned to: an axis of the model, or across the bend</source>
        <translation>Vers quoi l&apos;axe secondaire est tourné&#xa0;: un axe du modèle, ou en travers du pli</translation>
    </message>
    <message>
        <source>Across the bend</source>
        <translation>En travers du pli</translation>
    </message>
    <message>
        <source>Mirror behaviour</source>
        <translation>Comportement en miroir</translation>
    </message>
    <message>
        <source>Joints on the other side get reversed axes, so that the same turn moves both sides alike</source>
        <translation>Les articulations de l&apos;autre côté reçoivent des axes inversés, pour qu&apos;un même tour déplace les deux côtés pareillement</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>Orienter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>sinew::OutfitDialog</name>
    <message>
        <source>Canceled. No file was written.</source>
        <translation>Annulé. Aucun fichier n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices matched</source>
        <translation>%1 sommets sur %2 correspondent</translation>
    </message>
    <message>
        <source>Matching...</source>
        <translation>Recherche...</translation>
    </message>
    <message>
        <source>Reading...</source>
        <translation>Lecture...</translation>
    </message>
    <message>
        <source>Hardly matches: it may stand in another place or pose</source>
        <translation>Correspond à peine&#xa0;: peut-être à un autre endroit ou dans une autre pose</translation>
    </message>
    <message>
        <source>%1 inpainted</source>
        <translation>%1 complétés</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>%1 copiés</translation>
    </message>
    <message>
        <source>%1 bound</source>
        <translation>%1 liés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Wrote %1 (%2). %3 of %4 vertices matched.</source>
        <translation>%1 écrit (%2). %3 sommets sur %4 correspondent.</translation>
    </message>
    <message>
        <source>Nothing but the skin changed.</source>
        <translation>Rien n&apos;a changé sauf la peau.</translation>
    </message>
    <message>
        <source>Dress With an Outfit</source>
        <translation>Habiller d&apos;une tenue</translation>
    </message>
    <message>
        <source>All parts of an outfit take the weights of the open character where they lie near its surface. Both have to stand in the same place and pose. The outfit is written to a file of its own; the character stays as it is.</source>
        <translation>Toutes les pièces d&apos;une tenue prennent les poids du personnage ouvert là où elles sont proches de sa surface. Les deux doivent se tenir au même endroit et dans la même pose. La tenue est écrite dans son propre fichier&#xa0;; le personnage reste tel quel.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>En correspondance</translation>
    </message>
    <message>
        <source>Without a match</source>
        <translation>Sans correspondance</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>The ticked parts of the outfit get weights, the others keep theirs</source>
        <translation>Les pièces cochées de la tenue reçoivent des poids, les autres gardent les leurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>&amp;Open Result</source>
        <translation>&amp;Ouvrir le résultat</translation>
    </message>
    <message>
        <source>Open Result</source>
        <translation>Ouvrir le résultat</translation>
    </message>
    <message>
        <source>Open the dressed outfit in the window</source>
        <translation>Ouvrir dans la fenêtre la tenue habillée</translation>
    </message>
    <message>
        <source>&amp;Dress</source>
        <translation>&amp;Habiller</translation>
    </message>
    <message>
        <source>Dress</source>
        <translation>Habiller</translation>
    </message>
    <message>
        <source>Transfer the weights to all ticked parts and write the file</source>
        <translation>Transférer les poids à toutes les pièces cochées et écrire le fichier</translation>
    </message>
</context>
<context>
    <name>sinew::OutfitForm</name>
    <message>
        <source>Outfit</source>
        <translation>Tenue</translation>
    </message>
    <message>
        <source>A file of clothes, armour or hair, with or without a skeleton</source>
        <translation>Un fichier d&apos;habits, d&apos;armure ou de cheveux, avec ou sans squelette</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Parcourir...</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>A file of the outfit&apos;s own format is the outfit with another skin, and nothing else in it changes. Other formats are written anew</source>
        <translation>Un fichier au format de la tenue est la tenue avec une autre peau, et rien d&apos;autre n&apos;y change. Les autres formats sont réécrits</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>How far the nearest place may be, in per cent of the outfit&apos;s diagonal</source>
        <translation>À quelle distance peut être l&apos;endroit le plus proche, en pour cent de la diagonale de la tenue</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>How far its normal may be turned from the vertex&apos;s at that distance; up to twice as much where they touch</source>
        <translation>De combien sa normale peut être tournée par rapport à celle du sommet à cette distance&#xa0;; jusqu&apos;au double où ils se touchent</translation>
    </message>
    <message>
        <source>Accept flipped normals</source>
        <translation>Accepter les normales inversées</translation>
    </message>
    <message>
        <source>Let normals match that face the opposite way, as on linings</source>
        <translation>Laisser correspondre des normales opposées, comme sur les doublures</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Symétrique</translation>
    </message>
    <message>
        <source>Give both sides mirrored weights, by the joint mapping of the Mirror commands</source>
        <translation>Donner aux deux côtés des poids en miroir, selon la correspondance d&apos;articulations des commandes Miroir</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>Table d&apos;articulations</translation>
    </message>
    <message>
        <source>Joints are paired by name</source>
        <translation>Les articulations sont associées par nom</translation>
    </message>
    <message>
        <source>A CSV or JSON file that pairs the joint names of both files</source>
        <translation>Un fichier CSV ou JSON qui associe les noms d&apos;articulations des deux fichiers</translation>
    </message>
</context>
<context>
    <name>sinew::OverlaysPanel</name>
    <message>
        <source>Surface</source>
        <translation>Surface</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Squelette</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Implicit Skinning</source>
        <translation>Skinning implicite</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Scène</translation>
    </message>
    <message>
        <source>Slice axis</source>
        <translation>Axe de coupe</translation>
    </message>
    <message>
        <source>The axis perpendicular to the slice plane</source>
        <translation>L&apos;axe perpendiculaire au plan de coupe</translation>
    </message>
    <message>
        <source>Slice position</source>
        <translation>Position de coupe</translation>
    </message>
    <message>
        <source>Position of the slice plane, from one end of the volume to the other</source>
        <translation>Position du plan de coupe, d&apos;un bout du volume à l&apos;autre</translation>
    </message>
    <message>
        <source>%1 (%2 on)</source>
        <translation>%1 (%2 actifs)</translation>
    </message>
</context>
<context>
    <name>sinew::Panel</name>
    <message>
        <source>When it looks wrong:</source>
        <translation>Si le résultat semble faux&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sinew::PartBindingForm</name>
    <message>
        <source>Choose... (%1)</source>
        <translation>Choisir... (%1)</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Choisir...</translation>
    </message>
    <message>
        <source>Proposals for the selected parts: %1.</source>
        <translation>Propositions pour les pièces sélectionnées&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Accept Proposals</source>
        <translation>Accepter les propositions</translation>
    </message>
    <message>
        <source>Bind the selected parts as proposed in the report, in one undo step</source>
        <translation>Lier les pièces sélectionnées comme le rapport le propose, en une seule étape d&apos;annulation</translation>
    </message>
    <message>
        <source>It lies on the skin, but %1 % of its weight belongs to other joints than the skin below. Proposal: copy the nearest skin.</source>
        <translation>Elle repose sur la peau, mais&#xa0;%1&#xa0;% de son poids est à d&apos;autres articulations que celles de la peau dessous. Proposition&#xa0;: copier la peau la plus proche.</translation>
    </message>
    <message>
        <source>Copy Nearest Skin</source>
        <translation>Copier la peau la plus proche</translation>
    </message>
    <message>
        <source>Give the selected part the weights of the nearest skin</source>
        <translation>Donner à la pièce sélectionnée les poids de la peau la plus proche</translation>
    </message>
    <message>
        <source>It has no weights in the file. Proposal: rigid to %1, the nearest joint.</source>
        <translation>Elle n&apos;a pas de poids dans le fichier. Proposition&#xa0;: rigide sur&#xa0;%1, l&apos;articulation la plus proche.</translation>
    </message>
    <message>
        <source>%1 % of its weight belongs to %2. Proposal: rigid.</source>
        <translation>%1&#xa0;% de son poids est à&#xa0;%2. Proposition&#xa0;: rigide.</translation>
    </message>
    <message>
        <source>Make Rigid</source>
        <translation>Rendre rigide</translation>
    </message>
    <message>
        <source>Bind the selected part rigidly to this joint</source>
        <translation>Lier rigidement la pièce sélectionnée à cette articulation</translation>
    </message>
    <message>
        <source>It moves nearly as one with %1, which has %2 % of its weight, so it is rigid to it.</source>
        <translation>Elle bouge presque d&apos;un bloc avec&#xa0;%1, qui a&#xa0;%2&#xa0;% de son poids&#xa0;: elle y est rigide.</translation>
    </message>
    <message>
        <source>Make Smooth</source>
        <translation>Rendre lisse</translation>
    </message>
    <message>
        <source>Let the selected part bend: keep the weights that the solver computes</source>
        <translation>Laisser plier la pièce sélectionnée&#xa0;: garder les poids que calcule le solveur</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>How the selected parts are bound. Smooth: the solver computes its weights. Rigid: it follows one joint. Copy nearest skin: each vertex gets the weights of the nearest skin. Limit to joints: only these joints move it. Skip: it is not bound</source>
        <translation>Comment les pièces sélectionnées sont liées. Lisse&#xa0;: le solveur calcule ses poids. Rigide&#xa0;: elle suit une articulation. Copier la peau la plus proche&#xa0;: chaque sommet reçoit les poids de la peau la plus proche. Limiter aux articulations&#xa0;: seules celles-ci la déplacent. Ignorer&#xa0;: elle n&apos;est pas liée</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Lisse</translation>
    </message>
    <message>
        <source>Rigid to...</source>
        <translation>Rigide sur...</translation>
    </message>
    <message>
        <source>Copy nearest skin</source>
        <translation>Copier la peau la plus proche</translation>
    </message>
    <message>
        <source>Limit to joints...</source>
        <translation>Limiter aux articul...</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Joint of the rigid part</source>
        <translation>Articulation de la pièce rigide</translation>
    </message>
    <message>
        <source>The joint that the rigid part follows</source>
        <translation>L&apos;articulation que suit la pièce rigide</translation>
    </message>
    <message>
        <source>Choose joints</source>
        <translation>Choisir les articulations</translation>
    </message>
    <message>
        <source>Tick the joints that can move the part</source>
        <translation>Cochez les articulations qui peuvent déplacer la pièce</translation>
    </message>
    <message>
        <source>As the character</source>
        <translation>Comme le personnage</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>What computes the weights of the selected part, if it is smooth or limited to joints. Where it meets parts with another solver, both count the same</source>
        <translation>Ce qui calcule les poids de la pièce sélectionnée, si elle est lisse ou limitée à des articulations. Là où elle touche des pièces d&apos;un autre solveur, les deux comptent autant</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixte</translation>
    </message>
</context>
<context>
    <name>sinew::PartsModel</name>
    <message>
        <source>Part %1</source>
        <translation>Pièce&#xa0;%1</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Vérification...</translation>
    </message>
    <message>
        <source>Hidden, but still bound and exported. Click to show.</source>
        <translation>Masquée, mais toujours liée et exportée. Cliquez pour afficher.</translation>
    </message>
    <message>
        <source>%1, shell %2</source>
        <translation>%1, coque&#xa0;%2</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>masquée</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>affichée</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>Polygons</source>
        <translation>Polygones</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Maillage</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Ghosted: clicks and brushes go through it. Click to show.</source>
        <translation>En fantôme&#xa0;: clics et pinceaux la traversent. Cliquez pour afficher.</translation>
    </message>
    <message>
        <source>Click to hide, Ctrl+click to ghost. Such parts are still bound and exported.</source>
        <translation>Cliquez pour masquer, Ctrl+clic pour le fantôme. De telles pièces sont toujours liées et exportées.</translation>
    </message>
    <message>
        <source>ghosted</source>
        <translation>en fantôme</translation>
    </message>
</context>
<context>
    <name>sinew::PartsPanel</name>
    <message>
        <source>Accept All Proposals (%1)</source>
        <translation>Accepter les propositions (%1)</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Accept All Proposals</source>
        <translation>Accepter toutes les propositions</translation>
    </message>
    <message>
        <source>Bind every part as proposed in the report, in one undo step</source>
        <translation>Lier chaque pièce comme le rapport le propose, en une seule étape d&apos;annulation</translation>
    </message>
</context>
<context>
    <name>sinew::PictureDialog</name>
    <message>
        <source>MP4 has no transparency</source>
        <translation>MP4 n&apos;a pas de transparence</translation>
    </message>
    <message>
        <source>Leave out the backdrop; the shadow on the ground stays</source>
        <translation>Omettre le fond&#xa0;; l&apos;ombre au sol reste</translation>
    </message>
    <message>
        <source>%1 frames a second. %2</source>
        <translation>%1 images par seconde.&#xa0;%2</translation>
    </message>
    <message>
        <source>To save MP4 too, install ffmpeg and open this dialog again.</source>
        <translation>Pour enregistrer aussi en MP4, installez ffmpeg et rouvrez cette boîte.</translation>
    </message>
    <message>
        <source>Save Turntable</source>
        <translation>Enregistrer un plateau tournant</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Enregistrer une image</translation>
    </message>
    <message>
        <source>The character, as the view shows it, turns once about the vertical.</source>
        <translation>Le personnage, tel que la vue le montre, fait un tour sur la verticale.</translation>
    </message>
    <message>
        <source>The character as the view shows it, in soft light.</source>
        <translation>Le personnage tel que la vue le montre, en lumière douce.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Usual sizes, in pixels</source>
        <translation>Tailles usuelles, en pixels</translation>
    </message>
    <message>
        <source>As the view, %1</source>
        <translation>Comme la vue,&#xa0;%1</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Pixels from left to right</source>
        <translation>Pixels de gauche à droite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Pixels from top to bottom</source>
        <translation>Pixels de haut en bas</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Per pixel: more give smoother edges and shadows, and take longer</source>
        <translation>Par pixel&#xa0;: plus il y en a, plus bords et ombres sont lisses, et plus c&apos;est long</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>What the turntable is saved as</source>
        <translation>Sous quelle forme le plateau tournant est enregistré</translation>
    </message>
    <message>
        <source>WebP animation</source>
        <translation>Animation WebP</translation>
    </message>
    <message>
        <source>PNG sequence</source>
        <translation>Séquence PNG</translation>
    </message>
    <message>
        <source>MP4 (H.264)</source>
        <translation>MP4 (H.264)</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Pictures of the whole turn</source>
        <translation>Images du tour complet</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>How long the turn takes</source>
        <translation>Combien de temps dure le tour</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Fond transparent</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>Enregistrer...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>sinew::PictureFlow</name>
    <message>
        <source>Rendered to %1.</source>
        <translation>Rendu dans&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 a échoué.</translation>
    </message>
    <message>
        <source>%1 of these pictures exist already.</source>
        <translation>%1 de ces images existent déjà.</translation>
    </message>
    <message>
        <source>From %1 to %2. They are replaced.</source>
        <translation>De&#xa0;%1 à&#xa0;%2. Elles sont remplacées.</translation>
    </message>
    <message>
        <source>&amp;Replace Pictures</source>
        <translation>&amp;Remplacer les images</translation>
    </message>
</context>
<context>
    <name>sinew::PictureMeshDialog</name>
    <message>
        <source>Picture Mesh</source>
        <translation>Maillage de l&apos;image</translation>
    </message>
    <message>
        <source>Opacity threshold</source>
        <translation>Seuil d&apos;opacité</translation>
    </message>
    <message>
        <source>Pixels at least this opaque, of 255, belong to the character. Lower keeps soft edges; higher opens slits that are painted half transparent</source>
        <translation>Les pixels au moins aussi opaques, sur 255, sont au personnage. Plus bas garde les bords doux ; plus haut ouvre les fentes peintes à demi transparentes</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>Triangles along the longer side of what is opaque, 4 to 400</source>
        <translation>Triangles le long du plus grand côté de ce qui est opaque, de 4 à 400</translation>
    </message>
    <message>
        <source>The picture is read again, and all work is kept. A text of layers may set both itself.</source>
        <translation>L&apos;image est relue, et tout le travail est gardé. Un texte de calques peut régler les deux lui-même.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Picture size</source>
        <translation>Taille d&apos;image</translation>
    </message>
    <message>
        <source>Pixels along the longer side of the drawing, 16 to 4096. Automatic: as many as the file says, at least 1024</source>
        <translation>Pixels le long du plus grand côté du dessin, de 16 à 4096. Automatique&#xa0;: autant que le fichier l&apos;indique, au moins 1024</translation>
    </message>
    <message>
        <source>The picture is read again, and all work is kept but for vertices edited by hand: undo brings these back. A text of layers may set both itself.</source>
        <translation>L&apos;image est relue, et tout le travail est gardé, sauf les sommets édités à la main&#xa0;: annuler les ramène. Un texte de calques peut régler les deux lui-même.</translation>
    </message>
</context>
<context>
    <name>sinew::PoseFlow</name>
    <message>
        <source>Pose mirrored</source>
        <translation>Pose mise en miroir</translation>
    </message>
    <message>
        <source>Fitting canceled. The skin deforms without implicit skinning</source>
        <translation>Ajustement annulé. La peau se déforme sans skinning implicite</translation>
    </message>
    <message>
        <source>Implicit skinning failed.</source>
        <translation>Échec du skinning implicite.</translation>
    </message>
    <message>
        <source>Pose copied</source>
        <translation>Pose copiée</translation>
    </message>
    <message>
        <source>Pose pasted</source>
        <translation>Pose collée</translation>
    </message>
    <message>
        <source>The pose cannot be pasted.</source>
        <translation>La pose ne peut pas être collée.</translation>
    </message>
    <message>
        <source>%1, without %2</source>
        <translation>%1, sans&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>sinew::PosePanel</name>
    <message>
        <source>Pose Joint</source>
        <translation>Poser l&apos;articulation</translation>
    </message>
    <message>
        <source>No joint selected</source>
        <translation>Aucune articulation sélectionnée</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Articulation</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Click a joint in the view or in the tree to rotate and move it.</source>
        <translation>Cliquez une articulation dans la vue ou dans l&apos;arbre pour la pivoter et la déplacer.</translation>
    </message>
    <message>
        <source>Degrees around the joint&apos;s own X, Y and Z axes</source>
        <translation>Degrés autour des axes X, Y et Z de l&apos;articulation</translation>
    </message>
    <message>
        <source>Metres from the bind pose, along the axes of the parent joint</source>
        <translation>Mètres depuis la pose de liaison, selon les axes de l&apos;articulation parente</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Pivoter</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Scale along the joint&apos;s own X, Y and Z axes, 1 as bound</source>
        <translation>Échelle selon les axes X, Y et Z de l&apos;articulation, 1 comme lié</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Multiplier</translation>
    </message>
    <message>
        <source>Rotate around %1</source>
        <translation>Pivoter autour de&#xa0;%1</translation>
    </message>
    <message>
        <source>Move along %1</source>
        <translation>Déplacer selon&#xa0;%1</translation>
    </message>
    <message>
        <source>Scale along %1</source>
        <translation>Échelle selon&#xa0;%1</translation>
    </message>
    <message>
        <source>Joint in the Clip</source>
        <translation>Articulation dans le clip</translation>
    </message>
    <message>
        <source>The numbers are those of the clip that is shown. Stop it to set them.</source>
        <translation>Les nombres sont ceux du clip affiché. Arrêtez-le pour les régler.</translation>
    </message>
</context>
<context>
    <name>sinew::PoseShelfFlow</name>
    <message>
        <source>The pose cannot be used.</source>
        <translation>La pose est inutilisable.</translation>
    </message>
    <message>
        <source>Delete the pose %1?</source>
        <translation>Supprimer la pose&#xa0;%1&#xa0;?</translation>
    </message>
    <message>
        <source>Its file is deleted, which cannot be undone.</source>
        <translation>Son fichier est supprimé, ce qui ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>Delete Pose</source>
        <translation>Supprimer la pose</translation>
    </message>
    <message>
        <source>The pose cannot be saved.</source>
        <translation>La pose ne peut pas être enregistrée.</translation>
    </message>
    <message>
        <source>pose</source>
        <translation>pose</translation>
    </message>
</context>
<context>
    <name>sinew::PoseShelfForm</name>
    <message>
        <source>%1: this skeleton has none of its joints</source>
        <translation>%1&#xa0;: ce squelette n&apos;a aucune de ses articulations</translation>
    </message>
    <message>
        <source>%1, mirrored</source>
        <translation>%1, en miroir</translation>
    </message>
    <message>
        <source>Posed: %1</source>
        <translation>Posé&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Posed: %1, without %2</source>
        <translation>Posé&#xa0;:&#xa0;%1, sans&#xa0;%2</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation>Pose&#xa0;%1</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Kept on the shelf: %1</source>
        <translation>Gardé sur l&apos;étagère&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Put on the shelf: %1</source>
        <translation>Mis sur l&apos;étagère&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Pose Shelf</source>
        <translation>Étagère de poses</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>How far to go from the pose before to this one</source>
        <translation>Jusqu&apos;où aller de la pose précédente à celle-ci</translation>
    </message>
    <message>
        <source>%1 moves none of the selected joints</source>
        <translation>%1 ne déplace aucune articulation sélectionnée</translation>
    </message>
    <message>
        <source>Pose saved: %1</source>
        <translation>Pose enregistrée&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Click a pose to try the weights in it; with Shift mirrored. Drag it to the right to blend it in. Its joints alone move. Double-click one that you kept to rename it</source>
        <translation>Cliquez une pose pour y essayer les poids&#xa0;; avec Maj en miroir. Tirez-la vers la droite pour la mélanger. Seules ses articulations bougent. Double-cliquez une des vôtres pour la renommer</translation>
    </message>
    <message>
        <source>Selected joints only</source>
        <translation>Sélection seulement</translation>
    </message>
    <message>
        <source>Apply poses to the selected joints only: to one hand, or one leg</source>
        <translation>N&apos;appliquer les poses qu&apos;aux articulations sélectionnées&#xa0;: à une main, ou à une jambe</translation>
    </message>
</context>
<context>
    <name>sinew::ReadingPage</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation>Quelle part du fichier est lue</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop reading and go back to the welcome page</source>
        <translation>Arrêter la lecture et revenir à la page d&apos;accueil</translation>
    </message>
</context>
<context>
    <name>sinew::RecoveryDialog</name>
    <message>
        <source>Recover Unsaved Work</source>
        <translation>Récupérer le travail non enregistré</translation>
    </message>
    <message>
        <source>Sinew did not close properly.</source>
        <translation>Sinew ne s&apos;est pas fermé correctement.</translation>
    </message>
    <message>
        <source>It kept a copy of your unsaved work. Recover it, then save it as a project to keep it.</source>
        <translation>Il a gardé une copie de votre travail non enregistré. Récupérez-le, puis enregistrez-le comme projet pour le garder.</translation>
    </message>
    <message>
        <source>Recoverable work</source>
        <translation>Travail récupérable</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>&amp;Ask Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
</context>
<context>
    <name>sinew::RegionBrushForm</name>
    <message>
        <source>Strokes add vertices to the region. Ctrl removes them, Shift smooths.</source>
        <translation>Les traits ajoutent des sommets à la région. Ctrl les retire, Maj lisse.</translation>
    </message>
</context>
<context>
    <name>sinew::RegionPaintForm</name>
    <message>
        <source>Add Selected Vertices</source>
        <translation>Ajouter la sélection</translation>
    </message>
    <message>
        <source>Add the selected vertices fully to the region</source>
        <translation>Ajouter entièrement à la région les sommets sélectionnés</translation>
    </message>
    <message>
        <source>Remove Selected Vertices</source>
        <translation>Retirer la sélection</translation>
    </message>
    <message>
        <source>Remove the selected vertices from the region</source>
        <translation>Retirer de la région les sommets sélectionnés</translation>
    </message>
    <message>
        <source>Soften Edge</source>
        <translation>Adoucir le bord</translation>
    </message>
    <message>
        <source>Fade the region over one more row of vertices at its edge. Press again for a wider edge</source>
        <translation>Fondre la région sur une rangée de sommets de plus à son bord. Pressez encore pour un bord plus large</translation>
    </message>
</context>
<context>
    <name>sinew::RegionRulesForm</name>
    <message>
        <source>Any joint can move its vertices</source>
        <translation>Toute articulation peut déplacer ses sommets</translation>
    </message>
    <message>
        <source>Rigid to %1</source>
        <translation>Rigide sur&#xa0;%1</translation>
    </message>
    <message>
        <source>Limited to %1</source>
        <translation>Limité à&#xa0;%1</translation>
    </message>
    <message>
        <source>Own stiffness</source>
        <translation>Rigidité propre</translation>
    </message>
    <message>
        <source>Use a separate stiffness (alpha) for the region&apos;s vertices</source>
        <translation>Utiliser une rigidité (alpha) à part pour les sommets de la région</translation>
    </message>
    <message>
        <source>Stiffness (alpha) of the region</source>
        <translation>Rigidité (alpha) de la région</translation>
    </message>
    <message>
        <source>How stiff bends are in the region: 0 is soft, 1 is stiff</source>
        <translation>Rigidité des plis dans la région&#xa0;: 0 est souple, 1 est rigide</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Atténuation</translation>
    </message>
    <message>
        <source>How weights fall off with distance in the region</source>
        <translation>Comment les poids s&apos;atténuent avec la distance dans la région</translation>
    </message>
    <message>
        <source>As in the Bind settings</source>
        <translation>Comme la liaison</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Quadratic</source>
        <translation>Quadratique</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentielle</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Influences max.</translation>
    </message>
    <message>
        <source>Use a separate limit for the influences of the region&apos;s vertices</source>
        <translation>Utiliser une limite à part pour les influences des sommets de la région</translation>
    </message>
    <message>
        <source>Max influences in the region</source>
        <translation>Influences max. dans la région</translation>
    </message>
    <message>
        <source>Maximum number of joints per vertex of the region</source>
        <translation>Nombre maximal d&apos;articulations par sommet de la région</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Limit to joints</source>
        <translation>Limiter aux articul.</translation>
    </message>
    <message>
        <source>Only these joints can move the region&apos;s vertices. With one joint the region is rigid</source>
        <translation>Seules ces articulations peuvent déplacer les sommets de la région. Avec une seule, la région est rigide</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solveur</translation>
    </message>
    <message>
        <source>What computes the weights of the region&apos;s vertices. Where the region fades, its weights blend with those around it</source>
        <translation>Ce qui calcule les poids des sommets de la région. Où la région s&apos;estompe, ses poids se mêlent à ceux d&apos;alentour</translation>
    </message>
    <message>
        <source>Keep shape</source>
        <translation>Garder la forme</translation>
    </message>
    <message>
        <source>Bounded biharmonic weights: how strongly the region keeps its shape, so that it moves as one whatever moves it. Useful for a painted region over an eye, a buckle or a plate. Acts only where this solver makes the weights</source>
        <translation>Poids biharmoniques bornés&#xa0;: avec quelle force la région garde sa forme et bouge d&apos;un bloc, quoi qui la déplace. Utile pour une région peinte sur un œil, une boucle ou une plaque. N&apos;agit que là où ce solveur fait les poids</translation>
    </message>
    <message>
        <source>How strongly the region keeps its shape: 0 not at all, 1 as one solid</source>
        <translation>Avec quelle force la région garde sa forme&#xa0;: 0 pas du tout, 1 comme un solide</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Choisir...</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Any joint</source>
        <translation>Toute articulation</translation>
    </message>
    <message>
        <source>Let any joint move the region&apos;s vertices again</source>
        <translation>Laisser de nouveau toute articulation déplacer les sommets de la région</translation>
    </message>
</context>
<context>
    <name>sinew::RegionShapeForm</name>
    <message>
        <source>Move to Selection</source>
        <translation>Vers la sélection</translation>
    </message>
    <message>
        <source>Move the region to the selection</source>
        <translation>Déplacer la région vers la sélection</translation>
    </message>
    <message>
        <source>Move its centre to the centre of the selected vertices</source>
        <translation>Déplacer son centre au centre des sommets sélectionnés</translation>
    </message>
    <message>
        <source>Distance over which the region fades outside its shape</source>
        <translation>Distance sur laquelle la région s&apos;estompe hors de sa forme</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Fondu</translation>
    </message>
    <message>
        <source>Unit of the blend</source>
        <translation>Unité du fondu</translation>
    </message>
    <message>
        <source>Millimetres, or percent of the character&apos;s height</source>
        <translation>Millimètres, ou pour cent de la hauteur du personnage</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>% of height</source>
        <translation>% de hauteur</translation>
    </message>
</context>
<context>
    <name>sinew::RegionsForm</name>
    <message>
        <source>Paint New Region</source>
        <translation>Peindre une région</translation>
    </message>
    <message>
        <source>Take the brush. The first stroke makes a region that keeps its shape</source>
        <translation>Prendre le pinceau. Le premier trait crée une région qui garde sa forme</translation>
    </message>
    <message>
        <source>Convert and Paint</source>
        <translation>Convertir et peindre</translation>
    </message>
    <message>
        <source>Turn the region&apos;s shape into painted amounts of the same vertices, and take the brush</source>
        <translation>Changer la forme de la région en quantités peintes des mêmes sommets, et prendre le pinceau</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Peindre</translation>
    </message>
    <message>
        <source>Take the brush to add vertices to this region or remove them</source>
        <translation>Prendre le pinceau pour ajouter des sommets à cette région ou en retirer</translation>
    </message>
    <message>
        <source>Contains no vertices</source>
        <translation>Ne contient aucun sommet</translation>
    </message>
    <message>
        <source>Vertices: %1 (%2 fully inside)</source>
        <translation>Sommets&#xa0;:&#xa0;%1 (%2 entièrement dedans)</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Regions are areas with their own weight settings. A new region encloses the selected vertices, or the bone of the selected joint.</source>
        <translation>Les régions sont des zones à réglages de poids propres. Une nouvelle région entoure les sommets sélectionnés, ou l&apos;os de l&apos;articulation sélectionnée.</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Sphère</translation>
    </message>
    <message>
        <source>Add a sphere region</source>
        <translation>Ajouter une région sphère</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Capsule</translation>
    </message>
    <message>
        <source>Add a capsule region</source>
        <translation>Ajouter une région capsule</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Add a box region, aligned with the axes</source>
        <translation>Ajouter une région boîte, alignée sur les axes</translation>
    </message>
    <message>
        <source>From Vertices</source>
        <translation>De sommets</translation>
    </message>
    <message>
        <source>Add a region made of the selected vertices</source>
        <translation>Ajouter une région faite des sommets sélectionnés</translation>
    </message>
    <message>
        <source>Only ticked regions are used. Where regions overlap, the lower one in this list wins. Double-click to rename</source>
        <translation>Seules les régions cochées servent. Où des régions se chevauchent, la plus basse de cette liste gagne. Double-clic pour renommer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move up. Lower regions override it</source>
        <translation>Monter. Les régions plus basses l&apos;emportent sur elle</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move down. It overrides the regions above it</source>
        <translation>Descendre. Elle l&apos;emporte sur les régions au-dessus</translation>
    </message>
    <message>
        <source>Show vertices</source>
        <translation>Montrer les sommets</translation>
    </message>
    <message>
        <source>Draw dots on the region&apos;s vertices, fainter where the region fades</source>
        <translation>Dessiner des points sur les sommets de la région, plus pâles où elle s&apos;estompe</translation>
    </message>
    <message>
        <source>Remove the selected regions</source>
        <translation>Retirer les régions sélectionnées</translation>
    </message>
    <message>
        <source>Use as Handle of Joint</source>
        <translation>Utiliser en poignée</translation>
    </message>
    <message>
        <source>What the region holds replaces the bone of the selected joint: it follows only that joint, and the joint&apos;s weight fades from there</source>
        <translation>Ce que contient la région remplace l&apos;os de l&apos;articulation sélectionnée&#xa0;: cela suit l&apos;articulation seule, et le poids de celle-ci s&apos;atténue à partir de là</translation>
    </message>
    <message>
        <source>Use as Handle of %1</source>
        <translation>Utiliser en poignée de %1</translation>
    </message>
    <message>
        <source>Select a joint first.</source>
        <translation>Sélectionnez d&apos;abord une articulation.</translation>
    </message>
    <message>
        <source>The region is a handle of %1 already.</source>
        <translation>La région est déjà une poignée de %1.</translation>
    </message>
    <message>
        <source>An earlier joint is named %1 too.</source>
        <translation>Une articulation précédente s&apos;appelle aussi %1.</translation>
    </message>
</context>
<context>
    <name>sinew::ReloadFlow</name>
    <message>
        <source>Reloaded %1. Not all work fits it any more, see the report</source>
        <translation>%1 rechargé. Tout le travail ne lui convient plus, voir le rapport</translation>
    </message>
    <message>
        <source>Reloaded %1 and kept all work</source>
        <translation>%1 rechargé, tout le travail est gardé</translation>
    </message>
    <message>
        <source>%1 cannot be reloaded. Nothing has changed.</source>
        <translation>%1 ne peut pas être rechargé. Rien n&apos;a changé.</translation>
    </message>
    <message>
        <source>%1 cannot be compared.</source>
        <translation>%1 ne peut pas être comparé.</translation>
    </message>
    <message>
        <source>Reloaded %1, which is now a different model: %2 of %3 joints and %4 of %5 parts are still there.</source>
        <translation>%1 rechargé, c&apos;est maintenant un autre modèle&#xa0;:&#xa0;%2 articulations sur&#xa0;%3 et&#xa0;%4 pièces sur&#xa0;%5 y sont encore.</translation>
    </message>
    <message>
        <source>Work on the others is lost, see the report</source>
        <translation>Le travail sur les autres est perdu, voir le rapport</translation>
    </message>
    <message>
        <source>There was no work on the others</source>
        <translation>Il n&apos;y avait pas de travail sur les autres</translation>
    </message>
    <message>
        <source>Replace Mesh</source>
        <translation>Remplacer le maillage</translation>
    </message>
    <message>
        <source>The character is bound. A changed mesh of the same size, such as a body that has lost an arm, keeps its weights in the old volume. Another shape needs a new one.</source>
        <translation>Le personnage est lié. Un maillage modifié de même taille, comme un corps qui a perdu un bras, garde ses poids dans l&apos;ancien volume. Une autre forme en demande un nouveau.</translation>
    </message>
    <message>
        <source>Keep the Volume</source>
        <translation>Garder le volume</translation>
    </message>
    <message>
        <source>Make a New Volume</source>
        <translation>Créer un nouveau volume</translation>
    </message>
    <message>
        <source>%1 is the mesh now. Not all work fits it, see the report</source>
        <translation>%1 est maintenant le maillage. Tout le travail ne lui convient pas, voir le rapport</translation>
    </message>
    <message>
        <source>%1 is the mesh now, in the volume of the one before</source>
        <translation>%1 est maintenant le maillage, dans le volume du précédent</translation>
    </message>
    <message>
        <source>%1 is the mesh now, and all work was kept</source>
        <translation>%1 est maintenant le maillage, tout le travail est gardé</translation>
    </message>
    <message>
        <source>%1 cannot replace the mesh. Nothing has changed.</source>
        <translation>%1 ne peut pas remplacer le maillage. Rien n&apos;a changé.</translation>
    </message>
    <message>
        <source>Reloaded %1, which has another size or place now: its longest side is %2, it was %3.</source>
        <translation>%1 rechargé, avec une autre taille ou place maintenant&#xa0;: son plus long côté est&#xa0;%2, il était&#xa0;%3.</translation>
    </message>
    <message>
        <source>Not all work fits it any more, see the report</source>
        <translation>Tout le travail ne lui convient plus, voir le rapport</translation>
    </message>
</context>
<context>
    <name>sinew::RenderJob</name>
    <message>
        <source>Save Turntable</source>
        <translation>Enregistrer un plateau tournant</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Enregistrer une image</translation>
    </message>
</context>
<context>
    <name>sinew::ReportModel</name>
    <message>
        <source>Fit the skeleton</source>
        <translation>Ajuster le squelette</translation>
    </message>
    <message>
        <source>Accept binding proposals (%1)</source>
        <translation>Accepter les propositions de liaison (%1)</translation>
    </message>
    <message>
        <source>Close holes for the solver (%1)</source>
        <translation>Fermer les trous pour le solveur (%1)</translation>
    </message>
    <message>
        <source>Use finer voxels (%1)</source>
        <translation>Utiliser des voxels plus fins (%1)</translation>
    </message>
    <message>
        <source>Repair weights (%1)</source>
        <translation>Réparer les poids (%1)</translation>
    </message>
    <message>
        <source>Check by hand (%1)</source>
        <translation>Vérifier à la main (%1)</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <translation>Remarques (%1)</translation>
    </message>
    <message>
        <source>%1 (largest first)</source>
        <translation>%1 (la plus grande d&apos;abord)</translation>
    </message>
    <message>
        <source>%1: copy nearest skin</source>
        <translation>%1&#xa0;: copier la peau la plus proche</translation>
    </message>
    <message>
        <source>%1: rigid to %2</source>
        <translation>%1&#xa0;: rigide sur&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 and %2, gap %3</source>
        <translation>%1 et&#xa0;%2, interstice&#xa0;%3</translation>
    </message>
    <message>
        <source>Found by: check of the weights</source>
        <translation>Trouvé par&#xa0;: vérification des poids</translation>
    </message>
    <message>
        <source>Found by: bind</source>
        <translation>Trouvé par&#xa0;: liaison</translation>
    </message>
    <message>
        <source>Found by: reading the file</source>
        <translation>Trouvé par&#xa0;: lecture du fichier</translation>
    </message>
    <message>
        <source>Turn inverted normals for the solver (%1)</source>
        <translation>Tourner les normales inversées pour le solveur (%1)</translation>
    </message>
    <message>
        <source>Correct the size</source>
        <translation>Corriger la taille</translation>
    </message>
</context>
<context>
    <name>sinew::ReportPanel</name>
    <message>
        <source>Select Affected</source>
        <translation>Sélectionner ce qui est touché</translation>
    </message>
    <message>
        <source>Fit Skeleton</source>
        <translation>Ajuster le squelette</translation>
    </message>
    <message>
        <source>Accept These Proposals</source>
        <translation>Accepter ces propositions</translation>
    </message>
    <message>
        <source>Accept Proposal</source>
        <translation>Accepter la proposition</translation>
    </message>
    <message>
        <source>Close Holes for the Solver</source>
        <translation>Fermer les trous pour le solveur</translation>
    </message>
    <message>
        <source>Use Finer Voxels Here</source>
        <translation>Voxels plus fins ici</translation>
    </message>
    <message>
        <source>Repair These Vertices</source>
        <translation>Réparer ces sommets</translation>
    </message>
    <message>
        <source>Fix All Issues</source>
        <translation>Tout corriger</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what to do: about what</comment>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Scale, rotate and move the skeleton into the mesh, then bind again</source>
        <translation>Mettre à l&apos;échelle, pivoter et déplacer le squelette dans le maillage, puis lier de nouveau</translation>
    </message>
    <message>
        <source>Bind these parts as proposed</source>
        <translation>Lier ces pièces comme proposé</translation>
    </message>
    <message>
        <source>The next bind closes the holes in its own copy of the mesh. Your mesh is not changed</source>
        <translation>La prochaine liaison ferme les trous dans sa propre copie du maillage. Votre maillage ne change pas</translation>
    </message>
    <message>
        <source>Add a voxel edit with finer voxels there, so that the gap stays open</source>
        <translation>Ajouter ici une édition de voxels plus fins, pour que l&apos;interstice reste ouvert</translation>
    </message>
    <message>
        <source>Give these vertices weights that fit those of the healthy vertices around them</source>
        <translation>Donner à ces sommets des poids qui vont avec ceux des sommets sains alentour</translation>
    </message>
    <message>
        <source>Fit Skeleton and Bind</source>
        <translation>Ajuster le squelette et lier</translation>
    </message>
    <message>
        <source>Fix All Issues (%1)</source>
        <translation>Tout corriger (%1)</translation>
    </message>
    <message>
        <source>%1 vertices by %2</source>
        <translation>%1 sommets par&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>solver (other solvers)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints. Voxel size %3, penalty %4.</source>
        <translation>%1 sommets liés à&#xa0;%2 articulations. Taille de voxel&#xa0;%3, pénalité&#xa0;%4.</translation>
    </message>
    <message>
        <source>Bound %1 vertices to %2 joints with the solver %3.</source>
        <translation>%1 sommets liés à&#xa0;%2 articulations avec le solveur&#xa0;%3.</translation>
    </message>
    <message>
        <source>Voxel size %1, penalty %2.</source>
        <translation>Taille de voxel&#xa0;%1, pénalité&#xa0;%2.</translation>
    </message>
    <message>
        <source>Binding...</source>
        <translation>Liaison...</translation>
    </message>
    <message>
        <source>No issues found in the file. Not bound yet.</source>
        <translation>Aucun problème trouvé dans le fichier. Pas encore lié.</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Vérification...</translation>
    </message>
    <message>
        <source>No issues found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>Issues: %1. Notes: %2. Double-click a row to show it in the view.</source>
        <translation>Problèmes&#xa0;:&#xa0;%1. Remarques&#xa0;:&#xa0;%2. Double-cliquez une ligne pour la montrer dans la vue.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Do all that the buttons beside the rows do. Settings change in one undo step</source>
        <translation>Faire tout ce que font les boutons à côté des lignes. Les réglages changent en une étape d&apos;annulation</translation>
    </message>
    <message>
        <source>Turn Normals for the Solver</source>
        <translation>Tourner les normales pour le solveur</translation>
    </message>
    <message>
        <source>Fix Selected Issues</source>
        <translation>Corriger la sélection</translation>
    </message>
    <message>
        <source>Bind this part as proposed. The arrow offers other bindings</source>
        <translation>Lier cette pièce comme proposé. La flèche offre d&apos;autres liaisons</translation>
    </message>
    <message>
        <source>The next bind turns inverted normals outward in its own copy of the mesh. Your mesh is not changed</source>
        <translation>La prochaine liaison tourne vers l&apos;extérieur les normales inversées dans sa propre copie du maillage. Votre maillage ne change pas</translation>
    </message>
    <message>
        <source>Click a row to select its joint or part, double-click to show it in the view. Arrow keys select too, Enter does what the row&apos;s button does</source>
        <translation>Cliquez une ligne pour sélectionner son articulation ou sa pièce, double-cliquez pour la montrer dans la vue. Les flèches sélectionnent aussi, Entrée fait ce que fait le bouton de la ligne</translation>
    </message>
    <message>
        <source>Voxel size %1.</source>
        <translation>Taille de voxel&#xa0;%1.</translation>
    </message>
    <message>
        <source>No issues found in the file. It has weights already.</source>
        <translation>Aucun problème trouvé dans le fichier, qui a des poids.</translation>
    </message>
    <message>
        <source>Check Weights</source>
        <translation>Vérifier les poids</translation>
    </message>
    <message>
        <source>The weights of this character were not checked when it was opened, because that takes long. This looks for faulty weights and lists them here</source>
        <translation>Les poids de ce personnage n&apos;ont pas été vérifiés à l&apos;ouverture, car cela prend longtemps. Ceci cherche les poids fautifs et les liste ici</translation>
    </message>
    <message>
        <source>Scale to %1</source>
        <translation>Redimensionner à %1</translation>
    </message>
    <message>
        <source>Read the file in another unit. Weights and all work stay, and an export writes the new size. The arrow offers other sizes</source>
        <translation>Lire le fichier dans une autre unité. Les poids et tout le travail restent, et un export écrit la nouvelle taille. La flèche offre d&apos;autres tailles</translation>
    </message>
</context>
<context>
    <name>sinew::RestForm</name>
    <message>
        <source>No joint selected</source>
        <translation>Aucune articulation sélectionnée</translation>
    </message>
    <message>
        <source>Joint as It Is Bound</source>
        <translation>L&apos;articulation telle qu&apos;elle est liée</translation>
    </message>
    <message>
        <source>Where the joint is bound, in the file&apos;s units along the model&apos;s axes</source>
        <translation>Où l&apos;articulation est liée, dans les unités du fichier, selon les axes du modèle</translation>
    </message>
    <message>
        <source>How the joint is turned as it is bound, in degrees around the model&apos;s axes</source>
        <translation>Comment l&apos;articulation liée est tournée, en degrés autour des axes du modèle</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>The joint cannot be placed so.</source>
        <translation>L&apos;articulation ne peut pas être placée ainsi.</translation>
    </message>
</context>
<context>
    <name>sinew::RestPoseDialog</name>
    <message>
        <source>Canceled. Nothing was changed.</source>
        <translation>Annulé. Rien n&apos;a été changé.</translation>
    </message>
    <message>
        <source>There is no skeleton.</source>
        <translation>Il n&apos;y a pas de squelette.</translation>
    </message>
    <message>
        <source>Edit Skeleton shows no pose. Switch it off first (T).</source>
        <translation>Modifier le squelette ne montre aucune pose. Désactivez-le d&apos;abord (T).</translation>
    </message>
    <message>
        <source>Nothing is posed. Turn or move a joint first.</source>
        <translation>Rien n&apos;est posé. Tournez ou déplacez d&apos;abord une articulation.</translation>
    </message>
    <message>
        <source>The character has no weights, so only the joints move and the mesh stays. Bind it first.</source>
        <translation>Le personnage n&apos;a pas de poids&#xa0;: seules les articulations bougent et le maillage reste. Liez-le d&apos;abord.</translation>
    </message>
    <message>
        <source>The skin is taken as it is shown. Folds that the pose opens are smoothed, and their vertices are selected.</source>
        <translation>La peau est prise telle qu&apos;elle est montrée. Les plis que la pose ouvre sont lissés, et leurs sommets sont sélectionnés.</translation>
    </message>
    <message>
        <source>The skin keeps its volume at the joints, so it may differ a little from what linear skinning shows. Turning back brings the mesh back.</source>
        <translation>La peau garde son volume aux articulations, elle peut donc différer un peu de ce que montre le skinning linéaire. Tourner en sens inverse ramène le maillage.</translation>
    </message>
    <message>
        <source>Apply as Rest Pose</source>
        <translation>Appliquer comme pose de repos</translation>
    </message>
    <message>
        <source>The character is bound in the rest pose. Mesh, normals, shapes, clips and layers follow the new one, and weights stay on their vertices.</source>
        <translation>Le personnage est lié dans la pose de repos. Maillage, normales, formes, clips et calques suivent la nouvelle, et les poids restent sur leurs sommets.</translation>
    </message>
    <message>
        <source>&amp;This pose</source>
        <translation>&amp;Cette pose</translation>
    </message>
    <message>
        <source>This pose</source>
        <translation>Cette pose</translation>
    </message>
    <message>
        <source>The pose that the view shows, also of a clip</source>
        <translation>La pose que montre la vue, aussi celle d&apos;un clip</translation>
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
        <translation>Bras à l&apos;horizontale sur les côtés, jambes droites vers le bas</translation>
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
        <translation>Bras 45 degrés sous l&apos;horizontale, jambes droites vers le bas</translation>
    </message>
    <message>
        <source>Turn to face +&amp;Z</source>
        <translation>Tourner vers +&amp;Z</translation>
    </message>
    <message>
        <source>Turn to face +Z</source>
        <translation>Tourner vers +Z</translation>
    </message>
    <message>
        <source>Turn the character about the vertical until it looks along +Z, as VRM asks for</source>
        <translation>Tourner le personnage autour de la verticale jusqu&apos;à ce qu&apos;il regarde vers +Z, comme VRM le demande</translation>
    </message>
    <message>
        <source>&amp;Feet on the ground</source>
        <translation>&amp;Pieds au sol</translation>
    </message>
    <message>
        <source>Feet on the ground</source>
        <translation>Pieds au sol</translation>
    </message>
    <message>
        <source>Lift or lower the character until its lowest vertex is at height 0</source>
        <translation>Monter ou descendre le personnage jusqu&apos;à ce que son sommet le plus bas soit à la hauteur 0</translation>
    </message>
    <message>
        <source>A&amp;pply</source>
        <translation>App&amp;liquer</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Make the chosen pose the rest pose. One step of undo</source>
        <translation>Faire de la pose choisie la pose de repos. Une seule étape à annuler</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Progress of the rest pose</source>
        <translation>Progression de la pose de repos</translation>
    </message>
</context>
<context>
    <name>sinew::RestPoseFlow</name>
    <message>
        <source>The rest pose is another now. Weights stay as they are until the next bind.</source>
        <translation>La pose de repos est maintenant une autre. Les poids restent tels quels jusqu&apos;à la prochaine liaison.</translation>
    </message>
</context>
<context>
    <name>sinew::RigDialog</name>
    <message>
        <source>All markers are set: Create makes the skeleton.</source>
        <translation>Tous les repères sont posés&#xa0;: Créer fait le squelette.</translation>
    </message>
    <message>
        <source>Next: %1. %2.</source>
        <translation>Ensuite&#xa0;:&#xa0;%1.&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1: set</source>
        <translation>%1&#xa0;: posé</translation>
    </message>
    <message>
        <source>%1: guessed</source>
        <translation>%1&#xa0;: deviné</translation>
    </message>
    <message>
        <source>%1: optional</source>
        <translation>%1&#xa0;: facultatif</translation>
    </message>
    <message>
        <source>%1: not found</source>
        <translation>%1&#xa0;: introuvable</translation>
    </message>
    <message>
        <source>Fitting the skeleton to the mesh: %1 s. Cancel stops it.</source>
        <translation>Ajustement du squelette au maillage&#xa0;: %1 s. Annuler l&apos;arrête.</translation>
    </message>
    <message>
        <source>%1 joints fitted.</source>
        <translation>%1 articulations ajustées.</translation>
    </message>
    <message>
        <source>Check %1.</source>
        <translation>Vérifiez&#xa0;%1.</translation>
    </message>
    <message>
        <source>New Skeleton From Template</source>
        <translation>Nouveau squelette depuis un modèle</translation>
    </message>
    <message>
        <source>Drag the markers in the view, or click one after the other. The new skeleton replaces one that the character already has.</source>
        <translation>Faites glisser les repères dans la vue, ou cliquez-les l&apos;un après l&apos;autre. Le nouveau squelette remplace celui que le personnage a déjà.</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Repères</translation>
    </message>
    <message>
        <source>Use Guess</source>
        <translation>Deviner</translation>
    </message>
    <message>
        <source>Give up where you put the chosen marker; it goes back to where the shape of the mesh suggests it. Enabled for markers that are set</source>
        <translation>Renoncer à l&apos;endroit où vous avez mis le repère choisi&#xa0;; il revient là où la forme du maillage le suggère. Disponible pour les repères posés</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Give up where you put the markers; all go back to where the shape of the mesh suggests them</source>
        <translation>Renoncer aux endroits où vous avez mis les repères&#xa0;; tous reviennent là où la forme du maillage les suggère</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Placed by usual proportions, as the mesh does not show them: %1.</source>
        <translation>Placées selon les proportions usuelles, car le maillage ne les montre pas&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>The hands show %1 fingers.</source>
        <translation>Les mains montrent %1 doigts.</translation>
    </message>
    <message>
        <source>skirt</source>
        <translation>jupe</translation>
    </message>
    <message>
        <source>cape</source>
        <translation>cape</translation>
    </message>
    <message>
        <source>hair</source>
        <translation>cheveux</translation>
    </message>
    <message>
        <source>Choose a template: what kind of character is this?</source>
        <translation>Choisissez un modèle&#xa0;: quel genre de personnage est-ce&#xa0;?</translation>
    </message>
    <message>
        <source>Chains for: %1.</source>
        <translation>Chaînes pour&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>All markers that are needed are set: Create makes the skeleton. The others are optional.</source>
        <translation>Tous les repères nécessaires sont posés&#xa0;: Créer fait le squelette. Les autres sont facultatifs.</translation>
    </message>
    <message>
        <source>Fitting</source>
        <translation>Ajustement</translation>
    </message>
    <message>
        <source>Markers that you do not set are guessed from the shape of the mesh. Use Guess takes the chosen one back to its guess.</source>
        <translation>Les repères que vous ne posez pas sont devinés d&apos;après la forme du maillage. «&#xa0;Deviner&#xa0;» ramène celui qui est choisi à l&apos;endroit deviné.</translation>
    </message>
</context>
<context>
    <name>sinew::RigDraft</name>
    <message>
        <source>New Skeleton</source>
        <translation>Nouveau squelette</translation>
    </message>
</context>
<context>
    <name>sinew::RigFlow</name>
    <message>
        <source>Chain of %1 joints added.</source>
        <translation>Chaîne de&#xa0;%1 articulations ajoutée.</translation>
    </message>
    <message>
        <source>Chain of %1 joints added below %2.</source>
        <translation>Chaîne de&#xa0;%1 articulations ajoutée sous&#xa0;%2.</translation>
    </message>
    <message>
        <source>The chain cannot be made.</source>
        <translation>La chaîne ne peut pas être faite.</translation>
    </message>
    <message>
        <source>The skeleton cannot be made.</source>
        <translation>Le squelette ne peut pas être fait.</translation>
    </message>
    <message>
        <source>Skeleton of %1 joints made. Bind Skin gives the character weights of it.</source>
        <translation>Squelette de&#xa0;%1 articulations fait. Lier la peau donne au personnage ses poids.</translation>
    </message>
</context>
<context>
    <name>sinew::RigForm</name>
    <message>
        <source>Biped</source>
        <translation>Bipède</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Quadrupède</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Oiseau</translation>
    </message>
    <message>
        <source>Insect or spider</source>
        <translation>Insecte ou araignée</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>Serpent</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Rigged file</source>
        <translation>Fichier riggé</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>What kind of skeleton is made</source>
        <translation>Le type de squelette à faire</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>A rigged file whose skeleton is fitted; it keeps its names and its hierarchy</source>
        <translation>Un fichier riggé dont le squelette est ajusté&#xa0;; il garde ses noms et sa hiérarchie</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Parcourir...</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Where the head is from the feet, for a character that lies or stands on its head</source>
        <translation>Où est la tête vue des pieds, pour un personnage couché ou sur la tête</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Whose names the joints have</source>
        <translation>De qui les articulations ont les noms</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>Doigts</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Joints between hips and neck</source>
        <translation>Articulations entre hanches et cou</translation>
    </message>
    <message>
        <source>Twist joints</source>
        <translation>Articulations de torsion</translation>
    </message>
    <message>
        <source>Joints along each half of a limb</source>
        <translation>Articulations le long de chaque moitié d&apos;un membre</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Joints of the tail, where there is one</source>
        <translation>Articulations de la queue, s&apos;il y en a une</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>Jambes</translation>
    </message>
    <message>
        <source>Legs of an insect or spider: an even number</source>
        <translation>Pattes d&apos;un insecte ou d&apos;une araignée&#xa0;: un nombre pair</translation>
    </message>
    <message>
        <source>Body joints</source>
        <translation>Articul. du corps</translation>
    </message>
    <message>
        <source>Joints along the body of a snake</source>
        <translation>Articulations le long du corps d&apos;un serpent</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Main droite</translation>
    </message>
    <message>
        <source>Whose names the joints of the hand have</source>
        <translation>De qui les articulations de la main ont les noms</translation>
    </message>
    <message>
        <source>Toes</source>
        <translation>Orteils</translation>
    </message>
    <message>
        <source>Jaw</source>
        <translation>Mâchoire</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Yeux</translation>
    </message>
    <message>
        <source>End joints</source>
        <translation>Articulations d&apos;extrémité</translation>
    </message>
    <message>
        <source>Joints that mark where the last bones end</source>
        <translation>Articulations qui marquent la fin des derniers os</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Symétrique</translation>
    </message>
    <message>
        <source>A marker of one side stands for both</source>
        <translation>Un repère d&apos;un côté vaut pour les deux</translation>
    </message>
    <message>
        <source>Fingers of a hand; 1: all as one. Hands that show three or four have no more</source>
        <translation>Doigts d&apos;une main&#xa0;; 1&#xa0;: tous en un. Les mains qui en montrent trois ou quatre n&apos;en ont pas plus</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>Choisir...</translation>
    </message>
    <message>
        <source>Chains in skirt, cape and hair</source>
        <translation>Chaînes dans jupe, cape et cheveux</translation>
    </message>
    <message>
        <source>Cloth and hair that are shells of their own and hang freely get chains of joints, which springs can swing</source>
        <translation>Les tissus et cheveux qui sont des coques à part et pendent librement reçoivent des chaînes d&apos;articulations, que des ressorts peuvent faire osciller</translation>
    </message>
</context>
<context>
    <name>sinew::SelectButtons</name>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Select only these vertices</source>
        <translation>Sélectionner seulement ces sommets</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add these vertices to the selection</source>
        <translation>Ajouter ces sommets à la sélection</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove these vertices from the selection</source>
        <translation>Retirer ces sommets de la sélection</translation>
    </message>
</context>
<context>
    <name>sinew::SelectPanel</name>
    <message>
        <source>No vertices selected</source>
        <translation>Aucun sommet sélectionné</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Articulation&#xa0;%1</translation>
    </message>
    <message>
        <source>Select a joint to use its weights.</source>
        <translation>Sélectionnez une articulation pour utiliser ses poids.</translation>
    </message>
    <message>
        <source>Select a part to use its vertices.</source>
        <translation>Sélectionnez une pièce pour utiliser ses sommets.</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 pièces</translation>
    </message>
    <message>
        <source>Part %1</source>
        <translation>Pièce&#xa0;%1</translation>
    </message>
    <message>
        <source>By weight</source>
        <translation>Par poids</translation>
    </message>
    <message>
        <source>Minimum weight</source>
        <translation>Poids minimal</translation>
    </message>
    <message>
        <source>Only vertices with at least this weight</source>
        <translation>Seulement les sommets d&apos;au moins ce poids</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Maximum weight</source>
        <translation>Poids maximal</translation>
    </message>
    <message>
        <source>Only vertices with at most this weight</source>
        <translation>Seulement les sommets d&apos;au plus ce poids</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>By number of influences</source>
        <translation>Par nombre d&apos;influences</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>Only vertices with at least this many influences</source>
        <translation>Seulement les sommets d&apos;au moins ce nombre d&apos;influences</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Only vertices with at most this many influences</source>
        <translation>Seulement les sommets d&apos;au plus ce nombre d&apos;influences</translation>
    </message>
    <message>
        <source>By part</source>
        <translation>Par pièce</translation>
    </message>
</context>
<context>
    <name>sinew::Session</name>
    <message>
        <source>Reload %1</source>
        <translation>Recharger&#xa0;%1</translation>
    </message>
    <message>
        <source>Transfer Layers</source>
        <translation>Transférer les calques</translation>
    </message>
    <message>
        <source>Replace Mesh by %1</source>
        <translation>Remplacer le maillage par %1</translation>
    </message>
    <message>
        <source>Shape From File</source>
        <translation>Forme importée</translation>
    </message>
    <message>
        <source>Make Shape of Remainder</source>
        <translation>Forme à partir du reste</translation>
    </message>
    <message>
        <source>Shape From Skinning Method</source>
        <translation>Forme selon la méthode de skinning</translation>
    </message>
</context>
<context>
    <name>sinew::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Language of the user interface</source>
        <translation>Langue de l&apos;interface</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Par défaut du système</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Light or dark colours</source>
        <translation>Couleurs claires ou sombres</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Navigation</source>
        <translation>&amp;Navigation</translation>
    </message>
    <message>
        <source>Mouse buttons that move the view</source>
        <translation>Boutons de souris qui déplacent la vue</translation>
    </message>
    <message>
        <source>Middle button orbits, Shift + middle button pans, Ctrl + middle button or the wheel zooms.</source>
        <translation>Le bouton central tourne, Maj + bouton central déplace, Ctrl + bouton central ou la molette zoome.</translation>
    </message>
    <message>
        <source>Alt + left button orbits, Alt + middle button pans, Alt + right button or the wheel zooms.</source>
        <translation>Alt + bouton gauche tourne, Alt + bouton central déplace, Alt + bouton droit ou la molette zoome.</translation>
    </message>
    <message>
        <source>Keep a copy of &amp;unsaved work for recovery</source>
        <translation>Garder une copie du travail non enregistré, po&amp;ur récupération</translation>
    </message>
    <message>
        <source>Autosave</source>
        <translation>Sauvegarde auto</translation>
    </message>
    <message>
        <source>After a crash, Sinew offers the copy when it starts again</source>
        <translation>Après un plantage, Sinew propose la copie au redémarrage</translation>
    </message>
    <message>
        <source>&amp;Every</source>
        <translation>T&amp;outes les</translation>
    </message>
    <message>
        <source>How often the copy is saved</source>
        <translation>À quel rythme la copie est enregistrée</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Show t&amp;imings</source>
        <translation>Afficher les &amp;durées</translation>
    </message>
    <message>
        <source>Show timings</source>
        <translation>Afficher les durées</translation>
    </message>
    <message>
        <source>The status bar shows what was computed last, and how long deforming and drawing took</source>
        <translation>La barre d&apos;état montre ce qui a été calculé en dernier, et la durée de la déformation et du dessin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Drafts are complete but not proof-read: a word may be wrong.</source>
        <translation>Les brouillons sont complets mais non relus&#xa0;: un mot peut être faux.</translation>
    </message>
    <message>
        <source>Show the &amp;weights after the first bind</source>
        <translation>Afficher les &amp;poids après la première liaison</translation>
    </message>
    <message>
        <source>Show the weights after the first bind</source>
        <translation>Afficher les poids après la première liaison</translation>
    </message>
    <message>
        <source>The view shows what Bind Skin has made of a character, once. Escape leads back</source>
        <translation>La vue montre, une fois, ce que Lier la peau a fait d&apos;un personnage. Échap ramène en arrière</translation>
    </message>
    <message>
        <source>Software &amp;rendering</source>
        <translation>&amp;Rendu logiciel</translation>
    </message>
    <message>
        <source>Software rendering</source>
        <translation>Rendu logiciel</translation>
    </message>
    <message>
        <source>The processor draws the view, more slowly, where the graphics card cannot. From the next start on</source>
        <translation>Le processeur dessine la vue, plus lentement, si la carte graphique ne le peut pas. Dès le prochain démarrage</translation>
    </message>
    <message>
        <source>&amp;Check for updates at start (once a week)</source>
        <translation>&amp;Chercher les mises à jour au démarrage (une fois par semaine)</translation>
    </message>
    <message>
        <source>Check for updates at start</source>
        <translation>Chercher les mises à jour au démarrage</translation>
    </message>
    <message>
        <source>Asks GitHub for the newest version and tells it this version alone. It needs the program curl</source>
        <translation>Demande à GitHub la version la plus récente et ne lui dit que cette version. Demande le programme curl</translation>
    </message>
</context>
<context>
    <name>sinew::SettingsForm</name>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Repairs (on the solver&apos;s copy only)</source>
        <translation>Réparations (sur la copie du solveur)</translation>
    </message>
</context>
<context>
    <name>sinew::ShapeFlow</name>
    <message>
        <source>Shape %1 made. Its driver is in the Pose panel</source>
        <translation>Forme&#xa0;%1 faite. Son pilote est dans le panneau Pose</translation>
    </message>
    <message>
        <source>The shape cannot be made.</source>
        <translation>La forme ne peut pas être faite.</translation>
    </message>
    <message>
        <source>The shape cannot be changed so.</source>
        <translation>La forme ne peut pas être modifiée ainsi.</translation>
    </message>
    <message>
        <source>Drag the skin to change the shape %1. The weights stay</source>
        <translation>Tirez la peau pour modifier la forme&#xa0;%1. Les poids restent</translation>
    </message>
</context>
<context>
    <name>sinew::ShapesForm</name>
    <message>
        <source>Rename Shape</source>
        <translation>Renommer la forme</translation>
    </message>
    <message>
        <source>Mirror Shape</source>
        <translation>Refléter la forme</translation>
    </message>
    <message>
        <source>Shape %1 is mirrored</source>
        <translation>Forme&#xa0;%1 reflétée</translation>
    </message>
    <message>
        <source>Split Shape</source>
        <translation>Diviser la forme</translation>
    </message>
    <message>
        <source>The shape is split. %1 is its left half</source>
        <translation>La forme est divisée.&#xa0;%1 est sa moitié gauche</translation>
    </message>
    <message>
        <source>Remove Shape</source>
        <translation>Retirer la forme</translation>
    </message>
    <message>
        <source>%1: on %2 %</source>
        <translation>%1&#xa0;: activée à&#xa0;%2&#xa0;%</translation>
    </message>
    <message>
        <source>%1: off</source>
        <translation>%1&#xa0;: désactivée</translation>
    </message>
    <message>
        <source>%1: off, of the file</source>
        <translation>%1&#xa0;: désactivée, du fichier</translation>
    </message>
    <message>
        <source>This character has no shape. Make one with Pose &gt; Shape From File, or bake some with Pose &gt; Bake for Engine</source>
        <translation>Ce personnage n&apos;a pas de forme. Faites-en une avec Pose &gt; Forme importée, ou faites-en par le bake avec Pose &gt; Bake pour moteur</translation>
    </message>
    <message numerus="yes">
        <source>This shape only repeats what weights can do: weights alone bring its %n vertex(ices) to the same place. Drag the skin instead.</source>
        <translation>
            <numerusform>Cette forme ne fait que répéter ce que peuvent les poids&#xa0;: les poids seuls amènent son&#xa0;%n sommet à la même place. Tirez plutôt la peau.</numerusform>
            <numerusform>Cette forme ne fait que répéter ce que peuvent les poids&#xa0;: les poids seuls amènent ses&#xa0;%n sommets à la même place. Tirez plutôt la peau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>The shapes of this character, and how far each is on in this pose. Double-click renames one that was made here; its drivers follow</source>
        <translation>Les formes de ce personnage, et à quel point chacune est activée dans cette pose. Un double-clic en renomme une faite ici&#xa0;; ses pilotes suivent</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Refléter</translation>
    </message>
    <message>
        <source>Mirror the shape</source>
        <translation>Refléter la forme</translation>
    </message>
    <message>
        <source>Makes the same shape on the other side, turned on by the partner joint. A shape that has the name of the other side already is replaced</source>
        <translation>Fait la même forme de l&apos;autre côté, activée par l&apos;articulation partenaire. Une forme qui a déjà le nom de l&apos;autre côté est remplacée</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Diviser</translation>
    </message>
    <message>
        <source>Split the shape left and right</source>
        <translation>Diviser la forme en gauche et droite</translation>
    </message>
    <message>
        <source>Puts a left and a right half in the place of the shape. Together they show the same</source>
        <translation>Met une moitié gauche et une moitié droite à la place de la forme. Ensemble, elles montrent la même chose</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Drag skin into the shape</source>
        <translation>Tirer la peau dans la forme</translation>
    </message>
    <message>
        <source>Takes the tool Drag Skin, which then changes this shape while the weights stay. The shape has to be on in the pose</source>
        <translation>Prend l&apos;outil Tirer la peau, qui modifie alors cette forme tandis que les poids restent. La forme doit être activée dans la pose</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the shape</source>
        <translation>Retirer la forme</translation>
    </message>
    <message>
        <source>Removes the shape and the drivers that turn it on</source>
        <translation>Retire la forme et les pilotes qui l&apos;activent</translation>
    </message>
    <message>
        <source>How far the halves blend over the middle when you split a shape, of its breadth. 0: they part at the middle</source>
        <translation>Sur quelle part de sa largeur les moitiés se fondent au milieu quand vous divisez une forme. 0&#xa0;: elles se séparent au milieu</translation>
    </message>
    <message>
        <source>Split blend</source>
        <translation>Fondu de division</translation>
    </message>
    <message>
        <source>Shape %1 is removed</source>
        <translation>Forme&#xa0;%1 retirée</translation>
    </message>
</context>
<context>
    <name>sinew::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Find an action or a key</source>
        <translation>Trouver une action ou une touche</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Actions et leurs touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonFlow</name>
    <message>
        <source>The joints were not checked: %1</source>
        <translation>Les articulations n&apos;ont pas été vérifiées&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>The skeleton cannot be edited so.</source>
        <translation>Le squelette ne peut pas être édité ainsi.</translation>
    </message>
    <message>
        <source>%1: nothing to change</source>
        <translation>%1&#xa0;: rien à changer</translation>
    </message>
    <message>
        <source>Joints checked: nothing is wrong</source>
        <translation>Articulations vérifiées&#xa0;: tout va bien</translation>
    </message>
    <message numerus="yes">
        <source>Joints checked: %n joint(s) with faults</source>
        <translation>
            <numerusform>Articulations vérifiées&#xa0;:&#xa0;%n articulation fautive</numerusform>
            <numerusform>Articulations vérifiées&#xa0;:&#xa0;%n articulations fautives</numerusform>
        </translation>
    </message>
    <message>
        <source>Size in percent:</source>
        <translation>Taille en pour cent&#xa0;:</translation>
    </message>
    <message>
        <source>Edit Skeleton: moving joints changes the bind (%1 ends it)</source>
        <translation>Modifier le squelette&#xa0;: déplacer les articulations change la liaison (%1 pour quitter)</translation>
    </message>
    <message>
        <source>Symmetric joints: the other side follows (%1 leaves)</source>
        <translation>Édition symétrique&#xa0;: l&apos;autre côté suit (%1 pour quitter)</translation>
    </message>
    <message>
        <source>Mirrored painting: strokes paint both sides (%1 leaves)</source>
        <translation>Peinture en miroir&#xa0;: les traits peignent les deux côtés (%1 pour quitter)</translation>
    </message>
</context>
<context>
    <name>sinew::SkeletonPanel</name>
    <message>
        <source>Make a Skeleton</source>
        <translation>Créer un squelette</translation>
    </message>
    <message>
        <source>Move Joints</source>
        <translation>Déplacer les articulations</translation>
    </message>
    <message>
        <source>Selected Joints</source>
        <translation>Articulations sélectionnées</translation>
    </message>
    <message>
        <source>Arrange</source>
        <translation>Arranger</translation>
    </message>
    <message>
        <source>The character has no skeleton yet. Make one from a template, load one from another file, or draw chains of joints over tails and tentacles.</source>
        <translation>Le personnage n&apos;a pas encore de squelette. Faites-en un depuis un modèle, chargez-en un d&apos;un autre fichier, ou dessinez des chaînes d&apos;articulations sur des queues et tentacules.</translation>
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
        <translation>Rayon</translation>
    </message>
    <message>
        <source>Radius of the sphere or capsule</source>
        <translation>Rayon de la sphère ou de la capsule</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Length of the capsule&apos;s centre line</source>
        <translation>Longueur de l&apos;axe de la capsule</translation>
    </message>
    <message>
        <source>Edges (mm)</source>
        <translation>Arêtes (mm)</translation>
    </message>
    <message>
        <source>Length of the box along each axis</source>
        <translation>Longueur de la boîte selon chaque axe</translation>
    </message>
    <message>
        <source>Centre (mm)</source>
        <translation>Centre (mm)</translation>
    </message>
    <message>
        <source>Position of the centre in the bind pose</source>
        <translation>Position du centre dans la pose de liaison</translation>
    </message>
    <message>
        <source>From (mm)</source>
        <translation>De (mm)</translation>
    </message>
    <message>
        <source>Start of the capsule&apos;s centre line in the bind pose</source>
        <translation>Début de l&apos;axe de la capsule dans la pose de liaison</translation>
    </message>
    <message>
        <source>To (mm)</source>
        <translation>À (mm)</translation>
    </message>
    <message>
        <source>End of the capsule&apos;s centre line in the bind pose</source>
        <translation>Fin de l&apos;axe de la capsule dans la pose de liaison</translation>
    </message>
</context>
<context>
    <name>sinew::SolverLayers</name>
    <message>
        <source>Add Layer From %1</source>
        <translation>Ajouter un calque de&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>sinew::SpringBakeJob</name>
    <message>
        <source>Bake Springs Into Clips</source>
        <translation>Bake des ressorts dans les clips</translation>
    </message>
</context>
<context>
    <name>sinew::SpringChainsForm</name>
    <message>
        <source>Hair, soft</source>
        <translation>Cheveux, souples</translation>
    </message>
    <message>
        <source>Hair, firm</source>
        <translation>Cheveux, fermes</translation>
    </message>
    <message>
        <source>Skirt</source>
        <translation>Jupe</translation>
    </message>
    <message>
        <source>Cape</source>
        <translation>Cape</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Queue</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>Oreilles</translation>
    </message>
    <message>
        <source>Accessory</source>
        <translation>Accessoire</translation>
    </message>
    <message>
        <source>Rename Chain</source>
        <translation>Renommer la chaîne</translation>
    </message>
    <message>
        <source>custom values</source>
        <translation>valeurs personnalisées</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n joint(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %2, %n articulation</numerusform>
            <numerusform>%1&#xa0;: %2, %n articulations</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose chains in the list, or select one of their joints. With Ctrl or Shift you choose several and change them together.</source>
        <translation>Choisissez des chaînes dans la liste, ou sélectionnez une de leurs articulations. Avec Ctrl ou Maj, vous en choisissez plusieurs et les modifiez ensemble.</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Chaînes</translation>
    </message>
    <message>
        <source>Joints that swing, one chain a row: its name, whose values it has, and its joints. Double-click renames a chain</source>
        <translation>Articulations qui oscillent, une chaîne par ligne&#xa0;: son nom, de quoi elle a les valeurs, et ses articulations. Un double-clic renomme une chaîne</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove chains</source>
        <translation>Retirer des chaînes</translation>
    </message>
    <message>
        <source>Removes the chosen chains. Their joints stay</source>
        <translation>Retire les chaînes choisies. Leurs articulations restent</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Refléter</translation>
    </message>
    <message>
        <source>Mirror chains</source>
        <translation>Refléter des chaînes</translation>
    </message>
    <message>
        <source>Makes the chosen chains on the other side too, from the partner joints</source>
        <translation>Fait les chaînes choisies aussi de l&apos;autre côté, avec les articulations partenaires</translation>
    </message>
</context>
<context>
    <name>sinew::SpringFlow</name>
    <message numerus="yes">
        <source>%n clip(s) with springs baked in. The timeline plays them, and an export with motions holds them.</source>
        <translation>
            <numerusform>%n clip avec les ressorts inclus par bake. La chronologie le lit, et un export avec mouvements le contient.</numerusform>
            <numerusform>%n clips avec les ressorts inclus par bake. La chronologie les lit, et un export avec mouvements les contient.</numerusform>
        </translation>
    </message>
    <message>
        <source>The springs cannot be baked.</source>
        <translation>Le bake des ressorts est impossible.</translation>
    </message>
    <message>
        <source>Springs turn %1. Switch off Springs Swing (%2) to pose it</source>
        <translation>Des ressorts tournent %1. Désactivez Ressorts actifs (%2) pour la poser</translation>
    </message>
    <message>
        <source>No new collider: every limb with skin has one</source>
        <translation>Pas de nouveau collisionneur&#xa0;: chaque membre avec de la peau en a un</translation>
    </message>
    <message>
        <source>No new chain found. Select the joints of a chain, and add them</source>
        <translation>Aucune nouvelle chaîne trouvée. Sélectionnez les articulations d&apos;une chaîne, et ajoutez-les</translation>
    </message>
    <message>
        <source>Proposed: %1 and %2. Drag the character or play a clip to see them swing</source>
        <translation>Proposé&#xa0;: %1 et %2. Tirez le personnage ou lisez un clip pour les voir osciller</translation>
    </message>
    <message numerus="yes">
        <source>%n chain(s)</source>
        <translation>
            <numerusform>%n chaîne</numerusform>
            <numerusform>%n chaînes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n collider(s)</source>
        <translation>
            <numerusform>%n collisionneur</numerusform>
            <numerusform>%n collisionneurs</numerusform>
        </translation>
    </message>
    <message>
        <source>This character has no skeleton</source>
        <translation>Ce personnage n&apos;a pas de squelette</translation>
    </message>
    <message>
        <source>Select joints that follow one another and are in no chain yet, or the first joint of a branch</source>
        <translation>Sélectionnez des articulations qui se suivent et ne sont encore dans aucune chaîne, ou la première articulation d&apos;une branche</translation>
    </message>
    <message>
        <source>Select a joint first</source>
        <translation>Sélectionnez d&apos;abord une articulation</translation>
    </message>
    <message>
        <source>There is no chain that swings, or no clip: load a motion or set pose keys</source>
        <translation>Il n&apos;y a pas de chaîne qui oscille, ou pas de clip&#xa0;: chargez un mouvement ou posez des clés de pose</translation>
    </message>
</context>
<context>
    <name>sinew::SpringTrialForm</name>
    <message>
        <source>Deepest at %1, by %2.</source>
        <translation>Au plus profond sur %1, de %2.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Check for Crossings</source>
        <translation>Vérifier les croisements</translation>
    </message>
    <message>
        <source>Plays the first clip, or a gait where there is none, and counts vertices of chains that end up inside of colliders</source>
        <translation>Lit le premier clip, ou une marche s&apos;il n&apos;y en a pas, et compte les sommets des chaînes qui finissent dans des collisionneurs</translation>
    </message>
    <message>
        <source>Select the Joint</source>
        <translation>Sélectionner l&apos;articulation</translation>
    </message>
    <message>
        <source>Selects the joint whose skin is deepest inside</source>
        <translation>Sélectionne l&apos;articulation dont la peau est le plus à l&apos;intérieur</translation>
    </message>
</context>
<context>
    <name>sinew::SpringsPanel</name>
    <message>
        <source>Springs swing joints, and this character has none. Make a skeleton with Skeleton &gt; New From Template, or load one.</source>
        <translation>Les ressorts font osciller des articulations, et ce personnage n&apos;en a pas. Faites un squelette avec Squelette &gt; Nouveau depuis un modèle, ou chargez-en un.</translation>
    </message>
    <message>
        <source>Springs let hair, skirts, capes, tails and ears swing while the character moves, as in VRM. Propose finds their joints, and fits colliders to the body that keep them out. Or select the joints of a chain and add them. Then drag the character, or play a clip.</source>
        <translation>Les ressorts laissent osciller cheveux, jupes, capes, queues et oreilles pendant que le personnage bouge, comme en VRM. Proposer trouve leurs articulations, et ajuste au corps des collisionneurs qui les gardent dehors. Ou sélectionnez les articulations d&apos;une chaîne et ajoutez-les. Puis tirez le personnage, ou lisez un clip.</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proposer</translation>
    </message>
    <message>
        <source>Propose springs</source>
        <translation>Proposer des ressorts</translation>
    </message>
    <message>
        <source>Finds chains of joints that carry hair, cloth, tails or ears, and fits colliders to the body. What is there already stays</source>
        <translation>Trouve les chaînes d&apos;articulations qui portent cheveux, tissus, queues ou oreilles, et ajuste des collisionneurs au corps. Ce qui est déjà là reste</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add springs</source>
        <translation>Ajouter des ressorts</translation>
    </message>
    <message>
        <source>Adds a chain of the selected joints, or a collider to the selected joint</source>
        <translation>Ajoute une chaîne des articulations sélectionnées, ou un collisionneur à l&apos;articulation sélectionnée</translation>
    </message>
</context>
<context>
    <name>sinew::StatusLine</name>
    <message>
        <source>computed: volume, distances, weights</source>
        <translation>calculé&#xa0;: volume, distances, poids</translation>
    </message>
    <message>
        <source>computed: weights</source>
        <translation>calculé&#xa0;: poids</translation>
    </message>
    <message>
        <source>computed: deformation</source>
        <translation>calculé&#xa0;: déformation</translation>
    </message>
    <message>
        <source>deform %1 ms</source>
        <translation>déformer&#xa0;%1 ms</translation>
    </message>
    <message>
        <source>draw %1 ms</source>
        <translation>dessiner&#xa0;%1 ms</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Progress of the running task</source>
        <translation>Progression de la tâche en cours</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What was computed last, and how long the last deformation and the last frame took</source>
        <translation>Ce qui a été calculé en dernier, et la durée de la dernière déformation et de la dernière image</translation>
    </message>
    <message>
        <source>Issues: %1</source>
        <translation>Problèmes&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>No issues</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>Checking...</source>
        <translation>Vérification...</translation>
    </message>
    <message>
        <source>Issues in the report: %1. Notes: %2. Click to show them</source>
        <translation>Problèmes dans le rapport&#xa0;:&#xa0;%1. Remarques&#xa0;:&#xa0;%2. Cliquez pour les montrer</translation>
    </message>
    <message>
        <source>computed: preview</source>
        <translation>calculé&#xa0;: aperçu</translation>
    </message>
    <message>
        <source>Live Link to Blender</source>
        <translation>Lien en direct avec Blender</translation>
    </message>
    <message>
        <source>What became of the weights in Blender</source>
        <translation>Ce que sont devenus les poids dans Blender</translation>
    </message>
</context>
<context>
    <name>sinew::SubdivisionForm</name>
    <message>
        <source>%1 is shown with %2 levels: more would have over %3 faces. Choose fewer levels.</source>
        <translation>%1 est montré avec %2 niveaux&#xa0;: plus auraient plus de %3 faces. Choisissez moins de niveaux.</translation>
    </message>
    <message>
        <source>Smooth preview</source>
        <translation>Aperçu lissé</translation>
    </message>
    <message>
        <source>Shows the selected parts as smooth surfaces, and judges them so. Each level makes four faces of one. The mesh in the file and its weights stay as they are: it is posed first, then subdivided. Files of FBX keep the level</source>
        <translation>Montre les pièces sélectionnées en surfaces lisses, et les évalue ainsi. Chaque niveau fait quatre faces d&apos;une. Le maillage du fichier et ses poids restent tels quels&#xa0;: il est d&apos;abord mis en pose, puis subdivisé. Les fichiers FBX gardent le niveau</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n niveau</numerusform>
            <numerusform>%n niveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schéma</translation>
    </message>
    <message>
        <source>How the selected parts are subdivided. Catmull-Clark: for polygons of any size, as most programs do. Loop: for triangles, into which larger polygons are cut first</source>
        <translation>Comment les pièces sélectionnées sont subdivisées. Catmull-Clark&#xa0;: pour des polygones de toute taille, comme dans la plupart des programmes. Loop&#xa0;: pour des triangles, en lesquels les polygones plus grands sont d&apos;abord découpés</translation>
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
        <translation>Mixte</translation>
    </message>
    <message>
        <source>No part selected</source>
        <translation>Aucune pièce sélectionnée</translation>
    </message>
</context>
<context>
    <name>sinew::TextureBar</name>
    <message>
        <source>Textures and material files outside the model&apos;s folder that were not read: %1</source>
        <translation>Textures et fichiers de matériaux hors du dossier du modèle qui n&apos;ont pas été lus&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Choose Their Folder...</source>
        <translation>Choisir leur dossier...</translation>
    </message>
    <message>
        <source>Read textures from a folder that you choose, too. Do so only if you trust the model: what it names there becomes part of exported files</source>
        <translation>Lire aussi les textures d&apos;un dossier que vous choisissez. Seulement si vous avez confiance dans le modèle&#xa0;: ce qu&apos;il y nomme devient partie des fichiers exportés</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Go on without these textures</source>
        <translation>Continuer sans ces textures</translation>
    </message>
</context>
<context>
    <name>sinew::TextureFlow</name>
    <message>
        <source>Choose the Folder of the Textures</source>
        <translation>Choisir le dossier des textures</translation>
    </message>
    <message>
        <source>All textures were found</source>
        <translation>Toutes les textures ont été trouvées</translation>
    </message>
    <message>
        <source>Textures and material files that are still outside: %1</source>
        <translation>Textures et fichiers de matériaux encore hors du dossier&#xa0;:&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>sinew::TimelinePanel</name>
    <message>
        <source>%1 of %2 s</source>
        <translation>%1 sur&#xa0;%2 s</translation>
    </message>
    <message>
        <source>frame %1, %2</source>
        <translation>image&#xa0;%1,&#xa0;%2</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop and return to the project&apos;s pose</source>
        <translation>Arrêter et revenir à la pose du projet</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Boucle</translation>
    </message>
    <message>
        <source>Repeat from the start</source>
        <translation>Répéter depuis le début</translation>
    </message>
    <message>
        <source>Use This Pose</source>
        <translation>Utiliser cette pose</translation>
    </message>
    <message>
        <source>Make the shown pose the project&apos;s pose, so that you can edit it</source>
        <translation>Faire de la pose affichée celle du projet, pour pouvoir l&apos;éditer</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Position in the clip</source>
        <translation>Position dans le clip</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How fast the clip plays</source>
        <translation>À quelle vitesse le clip est lu</translation>
    </message>
    <message>
        <source>%1 x</source>
        <translation>%1 x</translation>
    </message>
    <message>
        <source>The clip to play: a generated range of motion, an animation of the file, a loaded motion, or the pose keys</source>
        <translation>Le clip à lire&#xa0;: une amplitude de mouvement générée, une animation du fichier, un mouvement chargé, ou les clés de pose</translation>
    </message>
    <message>
        <source>Pose keys</source>
        <translation>Clés de pose</translation>
    </message>
    <message>
        <source>Click to go to a time; drag a key to move it</source>
        <translation>Cliquez pour aller à un temps&#xa0;; tirez une clé pour la déplacer</translation>
    </message>
</context>
<context>
    <name>sinew::TourCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Done. Go on when you like.</source>
        <translation>Fait. Continuez quand vous voulez.</translation>
    </message>
    <message>
        <source>Tour, %1 of %2: %3</source>
        <translation>Visite,&#xa0;%1 sur&#xa0;%2&#xa0;:&#xa0;%3</translation>
    </message>
    <message>
        <source>Show Me Where</source>
        <translation>Montrer où</translation>
    </message>
    <message>
        <source>Bring the panel of this step to the front</source>
        <translation>Mettre au premier plan le panneau de cette étape</translation>
    </message>
    <message>
        <source>Skip Tour</source>
        <translation>Quitter la visite</translation>
    </message>
    <message>
        <source>End the tour. Help &gt; Take the Tour starts it again</source>
        <translation>Finir la visite. Aide &gt; Faire la visite la relance</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>L&apos;étape précédente</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The next step. What this one asks for is done for you, where it can</source>
        <translation>L&apos;étape suivante. Ce que celle-ci demande est fait pour vous, si possible</translation>
    </message>
</context>
<context>
    <name>sinew::TransferDialog</name>
    <message>
        <source>Matching...</source>
        <translation>Recherche...</translation>
    </message>
    <message>
        <source>%1 of %2 vertices matched</source>
        <translation>%1 sommets sur&#xa0;%2 correspondent</translation>
    </message>
    <message>
        <source>Transfer Weights</source>
        <translation>Transférer les poids</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>How far the nearest place may be, in per cent of this character&apos;s diagonal</source>
        <translation>À quelle distance peut être l&apos;endroit le plus proche, en pour cent de la diagonale de ce personnage</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>How far its normal may be turned from the vertex&apos;s at that distance; up to twice as much where they touch</source>
        <translation>De combien sa normale peut être tournée par rapport à celle du sommet à cette distance&#xa0;; jusqu&apos;au double où ils se touchent</translation>
    </message>
    <message>
        <source>Accept flipped normals</source>
        <translation>Accepter les normales inversées</translation>
    </message>
    <message>
        <source>Let normals match that face the opposite way, as on linings</source>
        <translation>Laisser correspondre des normales opposées, comme sur les doublures</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Symétrique</translation>
    </message>
    <message>
        <source>Give both sides mirrored weights, by the joint mapping of the Mirror commands</source>
        <translation>Donner aux deux côtés des poids en miroir, selon la correspondance d&apos;articulations des commandes Miroir</translation>
    </message>
    <message>
        <source>Smoothing</source>
        <translation>Lissage</translation>
    </message>
    <message>
        <source>Rounds of smoothing around vertices without a match</source>
        <translation>Passes de lissage autour des sommets sans correspondance</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>All parts</source>
        <translation>Toutes les pièces</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Articulations</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Toutes les articulations</translation>
    </message>
    <message>
        <source>Joint table</source>
        <translation>Table d&apos;articulations</translation>
    </message>
    <message>
        <source>Joints are paired by name</source>
        <translation>Les articulations sont associées par nom</translation>
    </message>
    <message>
        <source>A CSV or JSON file that pairs the joint names of both files</source>
        <translation>Un fichier CSV ou JSON qui associe les noms d&apos;articulations des deux fichiers</translation>
    </message>
    <message>
        <source>Browse...</source>
        <translation>Parcourir...</translation>
    </message>
    <message>
        <source>Select vertices without a match</source>
        <translation>Sélectionner les sommets sans correspondance</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transférer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Vertices near the surface of %1 take its weights. Gaps between them are filled smoothly, and what hangs out of reach is bound. Both characters have to stand in the same place.</source>
        <translation>Les sommets proches de la surface de&#xa0;%1 prennent ses poids. Les trous entre eux sont comblés en douceur, et ce qui pend hors de portée est lié. Les deux personnages doivent se tenir au même endroit.</translation>
    </message>
</context>
<context>
    <name>sinew::TransferFlow</name>
    <message>
        <source>The weights cannot be transferred.</source>
        <translation>Les poids ne peuvent pas être transférés.</translation>
    </message>
    <message>
        <source>Layer %1 added: %2 vertices matched, %3 inpainted.</source>
        <translation>Calque&#xa0;%1 ajouté&#xa0;:&#xa0;%2 sommets en correspondance,&#xa0;%3 complétés.</translation>
    </message>
</context>
<context>
    <name>sinew::UpdateDialog</name>
    <message>
        <source>Sinew %1 is there. You have %2.</source>
        <translation>Sinew %1 est là. Vous avez %2.</translation>
    </message>
    <message>
        <source>You have the newest version, %1.</source>
        <translation>Vous avez la version la plus récente, %1.</translation>
    </message>
    <message>
        <source>Sinew asks by the program curl, which does not run here. Install curl, or open the page of releases.</source>
        <translation>Sinew demande par le programme curl, qui ne marche pas ici. Installez curl, ou ouvrez la page des versions.</translation>
    </message>
    <message>
        <source>There is no connection to GitHub. Check the network and try again.</source>
        <translation>Il n&apos;y a pas de connexion à GitHub. Vérifiez le réseau et réessayez.</translation>
    </message>
    <message>
        <source>GitHub did not answer in time. Try again later.</source>
        <translation>GitHub n&apos;a pas répondu à temps. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The connection to GitHub is not secure. Log in to the network, or set the clock of this computer, and try again.</source>
        <translation>La connexion à GitHub n&apos;est pas sûre. Connectez-vous au réseau, ou réglez l&apos;horloge de cet ordinateur, puis réessayez.</translation>
    </message>
    <message>
        <source>GitHub refused to answer. Try again later, or open the page of releases.</source>
        <translation>GitHub a refusé de répondre. Réessayez plus tard, ou ouvrez la page des versions.</translation>
    </message>
    <message>
        <source>The answer names no release of Sinew. Log in to the network, or open the page of releases.</source>
        <translation>La réponse ne nomme aucune version de Sinew. Connectez-vous au réseau, ou ouvrez la page des versions.</translation>
    </message>
    <message>
        <source>Check for Updates</source>
        <translation>Chercher les mises à jour</translation>
    </message>
    <message>
        <source>Asking GitHub for the newest version...</source>
        <translation>Demande de la version la plus récente à GitHub...</translation>
    </message>
    <message>
        <source>Open &amp;Page</source>
        <translation>Ouvrir la &amp;page</translation>
    </message>
    <message>
        <source>Open Page</source>
        <translation>Ouvrir la page</translation>
    </message>
    <message>
        <source>Shows the releases of Sinew in the browser</source>
        <translation>Affiche les versions de Sinew dans le navigateur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Sinew sends its own version and nothing else.</source>
        <translation>Sinew envoie sa propre version et rien d’autre.</translation>
    </message>
</context>
<context>
    <name>sinew::ViewBar</name>
    <message>
        <source>Shaded</source>
        <translation>Ombré</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Surimpressions</translation>
    </message>
</context>
<context>
    <name>sinew::ViewFlow</name>
    <message>
        <source>Choose View &gt; Lighting &gt; Studio: it casts the shadows.</source>
        <translation>Choisissez Affichage &gt; Éclairage &gt; Studio&#xa0;: il porte les ombres.</translation>
    </message>
</context>
<context>
    <name>sinew::ViewInteraction</name>
    <message>
        <source>Joint %1 (guessed bone)</source>
        <translation>Articulation&#xa0;%1 (os deviné)</translation>
    </message>
    <message>
        <source>Joint %1</source>
        <translation>Articulation&#xa0;%1</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>sommet&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportFlow</name>
    <message>
        <source>The view has not jumped anywhere yet.</source>
        <translation>La vue n&apos;a encore sauté nulle part.</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportWidget</name>
    <message>
        <source>3D view</source>
        <translation>Vue 3D</translation>
    </message>
    <message>
        <source>Shows the character, its skeleton and its weights</source>
        <translation>Affiche le personnage, son squelette et ses poids</translation>
    </message>
    <message>
        <source>Select a joint to read its weight at each vertex.</source>
        <translation>Sélectionnez une articulation pour lire son poids à chaque sommet.</translation>
    </message>
    <message>
        <source>Zoom in to read the weight at each vertex.</source>
        <translation>Zoomez pour lire le poids à chaque sommet.</translation>
    </message>
    <message>
        <source>&lt;h3&gt;The 3D view is not available&lt;/h3&gt;&lt;p&gt;It needs OpenGL 3.3, which this computer does not offer. Binding and exporting still work.&lt;/p&gt;&lt;p&gt;Updating the graphics driver usually helps. So may Software rendering in the settings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;La vue 3D n&apos;est pas disponible&lt;/h3&gt;&lt;p&gt;Elle demande OpenGL 3.3, que cet ordinateur n&apos;offre pas. Lier et exporter marchent quand même.&lt;/p&gt;&lt;p&gt;Mettre à jour le pilote graphique aide en général. Le rendu logiciel, dans les réglages, peut aider aussi.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sinew::VolumeEditsForm</name>
    <message>
        <source>Refine: %1, resolution %2</source>
        <translation>Affiner&#xa0;:&#xa0;%1, résolution&#xa0;%2</translation>
    </message>
    <message>
        <source>Separate: %1</source>
        <translation>Séparer&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Connect: %1</source>
        <translation>Relier&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Select a vertex, or a leak in the report, then choose how to change the voxels there.</source>
        <translation>Sélectionnez un sommet, ou une fuite du rapport, puis choisissez comment y changer les voxels.</translation>
    </message>
    <message>
        <source>Voxel Edits</source>
        <translation>Éditions de voxels</translation>
    </message>
    <message>
        <source>Refine</source>
        <translation>Affiner</translation>
    </message>
    <message>
        <source>Use finer voxels in a box there, to separate surfaces that lie close together</source>
        <translation>Utiliser là des voxels plus fins dans une boîte, pour séparer des surfaces proches</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Remove voxels in a sphere there, to separate parts that touch</source>
        <translation>Retirer là des voxels dans une sphère, pour séparer des parties qui se touchent</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Relier</translation>
    </message>
    <message>
        <source>Fill voxels in a sphere there, to connect separate parts</source>
        <translation>Remplir là des voxels dans une sphère, pour relier des parties séparées</translation>
    </message>
    <message>
        <source>Voxel edits in the order in which they are applied</source>
        <translation>Les éditions de voxels, dans l&apos;ordre où elles s&apos;appliquent</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Voxels along the character&apos;s longest side</source>
        <translation>Voxels le long du plus long côté du personnage</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the selected voxel edits</source>
        <translation>Retirer les éditions de voxels sélectionnées</translation>
    </message>
</context>
<context>
    <name>sinew::VrmForm</name>
    <message>
        <source>Na&amp;me</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Name of the character in the VRM</source>
        <translation>Nom du personnage dans le VRM</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>A&amp;uthors</source>
        <translation>A&amp;uteurs</translation>
    </message>
    <message>
        <source>Who made the character, with commas between names. A VRM names at least one</source>
        <translation>Qui a fait le personnage, noms séparés par des virgules. Un VRM en nomme au moins un</translation>
    </message>
    <message>
        <source>&amp;Version</source>
        <translation>&amp;Version</translation>
    </message>
    <message>
        <source>Version of the character</source>
        <translation>Version du personnage</translation>
    </message>
    <message>
        <source>&amp;Copyright</source>
        <translation>&amp;Copyright</translation>
    </message>
    <message>
        <source>Copyright line</source>
        <translation>Ligne de copyright</translation>
    </message>
    <message>
        <source>U&amp;se as avatar</source>
        <translation>Usage comme avata&amp;r</translation>
    </message>
    <message>
        <source>Who may appear as the character</source>
        <translation>Qui peut apparaître sous les traits du personnage</translation>
    </message>
    <message>
        <source>The author only</source>
        <translation>L&apos;auteur seulement</translation>
    </message>
    <message>
        <source>People with a licence of their own</source>
        <translation>Les personnes à licence propre</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Commercia&amp;l use</source>
        <translation>Usage commercia&amp;l</translation>
    </message>
    <message>
        <source>Which use may earn money</source>
        <translation>Quel usage peut rapporter de l&apos;argent</translation>
    </message>
    <message>
        <source>Personal, without profit</source>
        <translation>Personnel, sans profit</translation>
    </message>
    <message>
        <source>Personal, also for profit</source>
        <translation>Personnel, aussi à profit</translation>
    </message>
    <message>
        <source>Companies too</source>
        <translation>Entreprises aussi</translation>
    </message>
    <message>
        <source>Changes b&amp;y others</source>
        <translation>Modifica&amp;tions par d&apos;autres</translation>
    </message>
    <message>
        <source>Whether others may change the character, and pass that on</source>
        <translation>Si d&apos;autres peuvent modifier le personnage, et diffuser le résultat</translation>
    </message>
    <message>
        <source>Prohibited</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Allowed, and may be passed on</source>
        <translation>Permis, avec diffusion</translation>
    </message>
    <message>
        <source>Others may pass the file on</source>
        <translation>D&apos;autres peuvent diffuser le fichier</translation>
    </message>
    <message>
        <source>Use in excessively violent works</source>
        <translation>Usage dans des œuvres excessivement violentes</translation>
    </message>
    <message>
        <source>Use in excessively sexual works</source>
        <translation>Usage dans des œuvres excessivement sexuelles</translation>
    </message>
    <message>
        <source>Use in political or religious works</source>
        <translation>Usage dans des œuvres politiques ou religieuses</translation>
    </message>
    <message>
        <source>Use in antisocial or hateful works</source>
        <translation>Usage dans des œuvres antisociales ou haineuses</translation>
    </message>
    <message>
        <source>Use without naming the authors</source>
        <translation>Usage sans nommer les auteurs</translation>
    </message>
    <message>
        <source>Allow this in the licence of the VRM</source>
        <translation>Le permettre dans la licence du VRM</translation>
    </message>
    <message>
        <source>Bones and their joints</source>
        <translation>Os et leurs articulations</translation>
    </message>
    <message>
        <source>Click a joint to choose another, or type a part of a name to find it. Bones in bold are required</source>
        <translation>Cliquez une articulation pour en choisir une autre, ou tapez une partie d&apos;un nom pour la trouver. Les os en gras sont requis</translation>
    </message>
    <message>
        <source>This character is not in a T-pose that faces +Z, as a VRM should be, so motion bends it wrongly. Choose &lt;a href=&quot;restPose&quot;&gt;Pose &gt; Apply as Rest Pose...&lt;/a&gt;</source>
        <translation>Un VRM se tient en pose en T et regarde vers +Z. Ce personnage non, donc le mouvement le plie mal. Choisissez &lt;a href=&quot;restPose&quot;&gt;Pose &gt; Appliquer comme pose de repos...&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contact</translation>
    </message>
    <message>
        <source>How to reach who made the character: a mail address or a page</source>
        <translation>Comment joindre qui a fait le personnage&#xa0;: une adresse mail ou une page</translation>
    </message>
    <message>
        <source>Made from</source>
        <translation>Tiré de</translation>
    </message>
    <message>
        <source>Works that the character is made from, with commas between them</source>
        <translation>Œuvres dont le personnage est tiré, séparées par des virgules</translation>
    </message>
    <message>
        <source>Licences of others</source>
        <translation>Licences d&apos;autrui</translation>
    </message>
    <message>
        <source>Licences of others&apos; work in the character</source>
        <translation>Licences du travail d&apos;autrui dans le personnage</translation>
    </message>
    <message>
        <source>Other licence</source>
        <translation>Autre licence</translation>
    </message>
    <message>
        <source>Address of a licence that holds besides the one of VRM</source>
        <translation>Adresse d&apos;une licence qui vaut en plus de celle de VRM</translation>
    </message>
    <message>
        <source>A VRM names at least one author: fill in Authors.</source>
        <translation>Un VRM nomme au moins un auteur&#xa0;: remplissez Auteurs.</translation>
    </message>
    <message>
        <source>VRM version</source>
        <translation>Version de VRM</translation>
    </message>
    <message>
        <source>1.0 is the newest. Some programs read 0.x alone, which has no constraints and one set of spring values for each chain</source>
        <translation>1.0 est la plus récente. Certains programmes ne lisent que 0.x, qui n&apos;a pas de contraintes et a un seul jeu de valeurs de ressort par chaîne</translation>
    </message>
    <message>
        <source>Toon shading (MToon)</source>
        <translation>Ombrage toon (MToon)</translation>
    </message>
    <message>
        <source>Give materials the toon shading of VRM 1.0, where they have none</source>
        <translation>Donner aux matériaux l&apos;ombrage toon de VRM 1.0, là où ils n&apos;en ont pas</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Requis</translation>
    </message>
    <message>
        <source>%1 of %2 required bones have a joint.</source>
        <translation>Os requis ayant une articulation&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>%1 of %2 required bones have a joint. In the table, click the joint of each of these bones to choose another: %3</source>
        <translation>Os requis ayant une articulation&#xa0;: %1 sur %2. Dans le tableau, cliquez l&apos;articulation de chacun de ces os pour en choisir une autre&#xa0;:&#xa0;%3</translation>
    </message>
    <message>
        <source>Not mapped: %1</source>
        <translation>Sans correspondance&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Hide Bones</source>
        <translation>Masquer les os</translation>
    </message>
    <message>
        <source>Show Bones</source>
        <translation>Afficher les os</translation>
    </message>
    <message>
        <source>More about the character</source>
        <translation>Plus sur le personnage</translation>
    </message>
    <message>
        <source>Change the joints of bones</source>
        <translation>Changer les articulations des os</translation>
    </message>
    <message>
        <source>Shows every bone of the VRM with its joint, as a list that can be changed</source>
        <translation>Montre chaque os du VRM avec son articulation, dans une liste modifiable</translation>
    </message>
</context>
<context>
    <name>sinew::WeightCheck</name>
    <message>
        <source>Check Weights</source>
        <translation>Vérifier les poids</translation>
    </message>
</context>
<context>
    <name>sinew::WeightFiles</name>
    <message>
        <source>Import Weights</source>
        <translation>Importer des poids</translation>
    </message>
    <message>
        <source>Export Weights</source>
        <translation>Exporter les poids</translation>
    </message>
</context>
<context>
    <name>sinew::WeightFilesFlow</name>
    <message>
        <source>Layer %1 added.</source>
        <translation>Calque&#xa0;%1 ajouté.</translation>
    </message>
    <message>
        <source>Weights written to %1.</source>
        <translation>Poids écrits dans&#xa0;%1.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 a échoué.</translation>
    </message>
    <message>
        <source>The folder %1 is not empty.</source>
        <translation>Le dossier&#xa0;%1 n&apos;est pas vide.</translation>
    </message>
    <message>
        <source>Images of the same names in it are replaced. All other files stay.</source>
        <translation>Ses images de mêmes noms sont remplacées. Tous les autres fichiers restent.</translation>
    </message>
    <message>
        <source>&amp;Write Images</source>
        <translation>É&amp;crire les images</translation>
    </message>
</context>
<context>
    <name>sinew::WeightLayersModel</name>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>Base (solver)</source>
        <translation>Base (solveur)</translation>
    </message>
    <message>
        <source>Base (file)</source>
        <translation>Base (fichier)</translation>
    </message>
    <message>
        <source>Weights painted by hand or changed by operations</source>
        <translation>Poids peints à la main ou changés par des opérations</translation>
    </message>
    <message>
        <source>Mirrors all weights below it from one side to the other</source>
        <translation>Reflète d&apos;un côté à l&apos;autre tous les poids en dessous</translation>
    </message>
    <message>
        <source>Smooths the weights below it over the surface</source>
        <translation>Lisse sur la surface les poids en dessous</translation>
    </message>
</context>
<context>
    <name>sinew::WeightLayersPanel</name>
    <message>
        <source>Weight Layers</source>
        <translation>Calques de poids</translation>
    </message>
    <message>
        <source>Manual edits are layers above the solver&apos;s weights. They stay when you bind again.</source>
        <translation>Les éditions manuelles sont des calques au-dessus des poids du solveur. Elles restent à chaque nouvelle liaison.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a layer above this one</source>
        <translation>Ajouter un calque au-dessus de celui-ci</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move this layer up</source>
        <translation>Monter ce calque</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Move this layer down</source>
        <translation>Descendre ce calque</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Peindre</translation>
    </message>
    <message>
        <source>Mirror Everything</source>
        <translation>Tout refléter</translation>
    </message>
    <message>
        <source>Relax</source>
        <translation>Relaxer</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Opacité du calque</translation>
    </message>
    <message>
        <source>Mirror +X to -X</source>
        <translation>Refléter +X vers -X</translation>
    </message>
    <message>
        <source>When off, mirrors -X to +X</source>
        <translation>Désactivé, reflète -X vers +X</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>How far weights are smoothed over the surface</source>
        <translation>Jusqu&apos;où les poids sont lissés sur la surface</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Double-click to rename, drag to another place. The check box shows or hides a layer. Shift and Ctrl select several</source>
        <translation>Double-clic pour renommer, tirez pour déplacer. La case affiche ou masque un calque. Maj et Ctrl en sélectionnent plusieurs</translation>
    </message>
    <message>
        <source>Duplicate the selected layers</source>
        <translation>Dupliquer les calques sélectionnés</translation>
    </message>
    <message>
        <source>Delete the selected layers</source>
        <translation>Supprimer les calques sélectionnés</translation>
    </message>
    <message>
        <source>Merge this layer into the one below, or several selected ones into one</source>
        <translation>Fusionner ce calque avec celui du dessous, ou plusieurs sélectionnés en un</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Ctrl inverts the brush, Shift smooths. Ctrl+Shift+click selects the joint under the cursor.</source>
        <translation>Ctrl inverse le pinceau, Maj lisse. Ctrl+Maj+clic sélectionne l&apos;articulation sous le curseur.</translation>
    </message>
</context>
<context>
    <name>sinew::WeightTransfers</name>
    <message>
        <source>Transfer Weights</source>
        <translation>Transférer les poids</translation>
    </message>
</context>
<context>
    <name>sinew::WeightsFlow</name>
    <message>
        <source>%1 of %2 vertices changed, by at most %3 of their weight.</source>
        <translation>%1 sommets modifiés sur&#xa0;%2, de&#xa0;%3 de leur poids au plus.</translation>
    </message>
    <message>
        <source>The weights cannot be changed.</source>
        <translation>Les poids ne peuvent pas être modifiés.</translation>
    </message>
    <message>
        <source>The surface moves by at most %1 when %2 bends by 60°.</source>
        <translation>La surface bouge de&#xa0;%1 au plus quand&#xa0;%2 plie de 60°.</translation>
    </message>
    <message>
        <source>Relax in Pose smooths the surface in the current pose, but no joint is posed. First bend the joint whose skin you want to relax, or use Smooth.</source>
        <translation>Relaxer dans la pose lisse la surface dans la pose actuelle, mais aucune articulation n&apos;est posée. Pliez d&apos;abord l&apos;articulation dont vous voulez relaxer la peau, ou utilisez Lisser.</translation>
    </message>
    <message>
        <source>No faulty weights found.</source>
        <translation>Aucun poids fautif trouvé.</translation>
    </message>
    <message>
        <source>Faulty vertices: %1 without weights, %2 with weights of far joints, %3 noisy.</source>
        <translation>Sommets fautifs&#xa0;:&#xa0;%1 sans poids,&#xa0;%2 avec des poids d&apos;articulations lointaines,&#xa0;%3 bruités.</translation>
    </message>
    <message numerus="yes">
        <source>Copied the weights of %n vertex(ices).</source>
        <translation>
            <numerusform>Poids de&#xa0;%n sommet copiés.</numerusform>
            <numerusform>Poids de&#xa0;%n sommets copiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>No outliers found.</source>
        <translation>Aucun sommet aberrant trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>%n outlier(s) selected.</source>
        <translation>
            <numerusform>%n sommet aberrant sélectionné.</numerusform>
            <numerusform>%n sommets aberrants sélectionnés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every vertex has a counterpart on the other side.</source>
        <translation>Chaque sommet a un vis-à-vis de l&apos;autre côté.</translation>
    </message>
    <message numerus="yes">
        <source>No counterpart on the other side: %n vertex(ices).</source>
        <translation>
            <numerusform>Sans vis-à-vis de l&apos;autre côté&#xa0;:&#xa0;%n sommet.</numerusform>
            <numerusform>Sans vis-à-vis de l&apos;autre côté&#xa0;:&#xa0;%n sommets.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has invalid or unnormalized weights at %1 vertices. An export writes them corrected.</source>
        <translation>Le fichier a des poids non valides ou non normalisés à&#xa0;%1 sommets. Un export les écrit corrigés.</translation>
    </message>
</context>
<context>
    <name>sinew::WelcomePage</name>
    <message>
        <source>Sinew binds characters to skeletons, even when the mesh is messy. It fills the body with voxels, measures distances through them and turns them into weights.</source>
        <translation>Sinew lie des personnages à des squelettes, même quand le maillage est désordonné. Il remplit le corps de voxels, mesure les distances à travers eux et en fait des poids.</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>O&amp;uvrir...</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>Ouvrir l&apos;e&amp;xemple</translation>
    </message>
    <message>
        <source>or drop a file here: %1 and others, or a Sinew project</source>
        <translation>ou déposez un fichier ici&#xa0;:&#xa0;%1 et d&apos;autres, ou un projet Sinew</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>New here? Take the &amp;tour</source>
        <translation>Nouveau ici&#xa0;? Faites la &amp;visite</translation>
    </message>
    <message>
        <source>&amp;No, thanks</source>
        <translation>&amp;Non, merci</translation>
    </message>
    <message>
        <source>No tour</source>
        <translation>Pas de visite</translation>
    </message>
    <message>
        <source>Help &gt; Take the Tour starts it later</source>
        <translation>Aide &gt; Faire la visite la lance plus tard</translation>
    </message>
</context>
</TS>
