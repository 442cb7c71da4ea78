import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { backdrop } from '../../kit/frames.ts'
import { stepNumber } from '../../kit/marks.ts'
import type { Paint } from '../../kit/palette.ts'
import { circle, group, line, rect, type Shape } from '../../kit/shapes.ts'
import { SCENE } from '../../kit/strip.ts'
import { text, textBox } from '../../kit/text.ts'
import { DISTANCES } from './arm.ts'
import { innerArm, SITE } from './inner-arm.ts'
import { feelBothEnds, firstSteps, lastSteps } from './insertion.ts'
import { removalFirst, removalLast } from './removal.ts'

/** The arm as she lies, with the distance from the elbow. */
const place: Shape[] = [
  backdrop(),
  ...innerArm('none', [circle(SITE.x, SITE.y, 6, { fill: 'marigold', stroke: 'ink', width: 2.5 })]),
  line([36, 116], [36, 132], { stroke: 'ink', width: 3 }),
  line([SITE.x, 116], [SITE.x, 132], { stroke: 'ink', width: 3 }),
  line([36, 126], [SITE.x, 126], { stroke: 'ink', width: 3 }),
  text(DISTANCES.along, 8, 166, { size: 38, bold: true }),
]

interface WallTexts extends DiagramTexts {
  /** What comes before or after. */
  bar: string
  captions: string[]
  /** When to stop, below the second row. */
  stop?: string
  /** What lies at the left and at the right end of the first picture. */
  ends?: [left: string, right: string]
}

const GAP = 14
const BAR = 30
const PICTURE = (WIDTHS.full - GAP * 3) / 4
const SCALE = PICTURE / SCENE.width
/** Pictures with two lines of words. */
const PICTURES = SCENE.height * SCALE + 67

/** A row of a wall sheet: four pictures; what comes before stands above the first row. @param first number of the first picture; 0 has none */
function row(id: string, first: number, scenes: Shape[][], texts: Record<Language, WallTexts>): Diagram {
  const top = first === 0 ? BAR + 6 : 0
  return diagram({
    id,
    width: 'full',
    height: first === 0 ? top + PICTURES : PICTURES + BAR * 2 + 3,
    anatomical: true,
    isContinued: first === 0,
    texts,
    draw: ({ bar: words, captions, stop, ends }) => [
      ...bar(words, first === 0 ? 0 : PICTURES, first === 0 ? 'marigoldPale' : 'leafPale', 'ink'),
      ...scenes.flatMap((scene, index) =>
        picture(scene, first + index, captions[index] ?? '', index * (PICTURE + GAP), top),
      ),
      ...(ends === undefined ? [] : namedEnds(ends, top + SCENE.height * SCALE - 8)),
      ...(stop === undefined ? [] : bar(stop, PICTURES + BAR + 3, 'terracotta', 'white')),
    ],
  })
}

/** Words in the lower corners of the first picture. */
function namedEnds([left, right]: [string, string], y: number): Shape[] {
  return [
    text(left, 8, y, { bold: true, paint: 'white' }),
    text(right, PICTURE - 8, y, { bold: true, paint: 'white', anchor: 'end' }),
  ]
}

/** One line of words across the sheet. */
function bar(words: string, y: number, fill: Paint, paint: Paint): Shape[] {
  return [
    rect(0, y, WIDTHS.full, BAR, { fill, radius: 8 }),
    text(words, WIDTHS.full / 2, y + 23, { bold: true, paint, anchor: 'middle' }),
  ]
}

/** The number stands in the lower left corner, over muscle or background. */
function picture(scene: Shape[], number: number, caption: string, x: number, top: number): Shape[] {
  const low = top + SCENE.height * SCALE
  return [
    group(scene, { x, y: top, scale: SCALE }),
    ...(number > 0 ? [circle(x + 18, low - 14, 23, { fill: 'white' }), ...stepNumber(number, x + 18, low - 14)] : []),
    ...textBox(caption, x + 2, low + 3, PICTURE).shapes,
  ]
}

/** The wall sheet on placing one rod: the arm and steps 1 to 3, then 4 to 7. */
export const implantPlacingWall = [
  row('implant-placing-wall-1', 0, [place, ...firstSteps], {
    en: {
      bar: 'Before: allergies? Hands, sterile gloves, antiseptic; let it dry',
      captions: [
        'Mark it, 3–5 cm below groove',
        'Numb the path under the skin',
        'See that the rod is inside',
        'Enter at less than 30°',
      ],
      alt: 'A woman lies with her arm bent, her hand beside her head; the place is marked on the inner side, 8 to 10 cm from the elbow. 1: anaesthetic just under the skin, along the path. 2: the rod is in the needle. 3: the needle enters at less than 30 degrees.',
      note: 'Ask what comes before picture 1: allergies, clean hands, gloves, antiseptic that has dried.',
    },
    fr: {
      bar: 'Avant : allergies ? Mains, gants stériles, antiseptique sec',
      captions: [
        'Bras plié. Marquer l’endroit',
        'Anesthésier sous la peau',
        'Voir que le bâtonnet est là',
        'Entrer à moins de 30°',
      ],
      alt: 'Une femme est couchée, bras plié, main près de la tête ; l’endroit est marqué sur la face interne, à 8 à 10 cm du coude. 1 : anesthésique juste sous la peau, sur le trajet. 2 : le bâtonnet est dans l’aiguille. 3 : l’aiguille entre à moins de 30 degrés.',
      note: 'Demandez ce qui vient avant l’image 1 : allergies, mains propres, gants, antiseptique qui a séché.',
    },
    es: {
      bar: 'Antes: ¿alergias? Manos, guantes estériles, antiséptico seco',
      captions: [
        'Doblar el brazo. Marcar',
        'Anestesiar bajo la piel',
        'Ver que está la varilla',
        'Entrar a menos de 30°',
      ],
      alt: 'Una mujer acostada con el brazo doblado y la mano junto a la cabeza; el lugar está marcado en la cara interna, a 8 a 10 cm del codo. 1: anestésico justo bajo la piel, a lo largo del trayecto. 2: la varilla está en la aguja. 3: la aguja entra a menos de 30 grados.',
      note: 'Pregunte qué va antes de la imagen 1: alergias, manos limpias, guantes, antiséptico ya seco.',
    },
  }),
  row('implant-placing-wall-2', 4, lastSteps, {
    en: {
      bar: 'After: press with gauze, strip, firm bandage, sharps box',
      captions: [
        'Lower the applicator: flat',
        'Lift the skin, glide in fully',
        'Still: slider all the way back',
        'Feel both ends, she too',
      ],
      stop: 'Stop: rod not felt? Look into the applicator. Never cut. Refer.',
      alt: '4: the applicator lies flat on the skin. 5: the needle lifts the skin and goes in to its full length. 6: the applicator stays still while the slider moves back. 7: the provider and the client feel both ends of the rod. After: press, strip, firm bandage. Stop when no rod is felt.',
      note: 'Ask what comes after picture 7: pressure, a strip, a firm bandage, sharps into the box.',
    },
    fr: {
      bar: 'Après : comprimer, pansement, bande, boîte de sécurité',
      captions: [
        'Abaisser l’applicateur à plat',
        'Soulever la peau, glisser à fond',
        'Immobile ; curseur en arrière',
        'Palper les deux bouts, elle aussi',
      ],
      stop: 'Arrêt : non palpable ? Voir l’applicateur. Ne pas inciser, référer.',
      alt: '4 : l’applicateur est à plat sur la peau. 5 : l’aiguille soulève la peau et entre sur toute sa longueur. 6 : l’applicateur reste immobile, le curseur recule. 7 : le prestataire et la cliente sentent les deux bouts du bâtonnet.',
      note: 'Demandez ce qui vient après l’image 7 : compression, pansement, bande serrée, objets tranchants dans la boîte.',
    },
    es: {
      bar: 'Después: presionar, tira, vendaje firme, caja de punzantes',
      captions: [
        'Acostar el aplicador',
        'Levantar la piel, entrar del todo',
        'Quieto; atrás el deslizador',
        'Palpar los dos, ella también',
      ],
      stop: 'Alto: ¿no se palpa? Mirar el aplicador. No cortar; referir.',
      alt: '4: el aplicador está acostado sobre la piel. 5: la aguja levanta la piel y entra en toda su longitud. 6: el aplicador queda quieto y el deslizador va atrás. 7: el proveedor y la usuaria palpan los dos extremos de la varilla.',
      note: 'Pregunte qué va después de la imagen 7: presión, tira adhesiva, vendaje firme, punzantes a la caja.',
    },
  }),
]

/** The wall sheet on taking a rod out: feeling it and steps 1 to 3, then 4 to 7. */
export const implantRemovalWall = [
  row('implant-removal-wall-1', 0, [feelBothEnds, ...removalFirst], {
    en: {
      bar: 'Before: allergies? Hands, sterile gloves, antiseptic, drape',
      ends: ['elbow', 'shoulder'],
      captions: [
        'Feel both ends',
        'Press the end at the shoulder',
        'Mark the end at the elbow',
        'Anaesthetic under it',
      ],
      alt: 'The elbow is at the left. First a finger at each end feels the rod. 1: a finger presses the end near the shoulder. 2: the end near the elbow is marked. 3: the anaesthetic goes under that end.',
      note: 'Ask what comes before picture 1, and what to do when an end cannot be felt.',
    },
    fr: {
      bar: 'Avant : allergies ? Mains, gants stériles, antiseptique, champ',
      ends: ['coude', 'épaule'],
      captions: [
        'Palper les deux bouts',
        'Appuyer sur le bout côté épaule',
        'Marquer le bout côté coude',
        'Anesthésier sous ce bout',
      ],
      alt: 'Le coude est à gauche. D’abord un doigt à chaque bout sent le bâtonnet. 1 : un doigt appuie sur le bout côté épaule. 2 : on marque le bout côté coude. 3 : l’anesthésique va sous ce bout.',
      note: 'Demandez ce qui vient avant l’image 1, et que faire quand un bout n’est pas palpable.',
    },
    es: {
      bar: 'Antes: ¿alergias? Manos, guantes estériles, antiséptico, campo',
      ends: ['codo', 'hombro'],
      captions: [
        'Palpar los dos extremos',
        'Presionar junto al hombro',
        'Marcar el extremo del codo',
        'Anestesia debajo de ese extremo',
      ],
      alt: 'El codo está a la izquierda. Primero un dedo en cada extremo palpa la varilla. 1: un dedo presiona el extremo del hombro. 2: se marca el extremo del codo. 3: la anestesia va debajo de ese extremo.',
      note: 'Pregunte qué va antes de la imagen 1 y qué hacer si un extremo no se palpa.',
    },
  }),
  row('implant-removal-wall-2', 4, removalLast, {
    en: {
      bar: 'After: strip, firm bandage, sharps box. And what next?',
      captions: [
        'Numb? Cut 2 mm along the rod',
        'Push until the tip shows',
        'Free it, grasp it, draw it out',
        'Measure it; show her the whole rod',
      ],
      stop: 'Stop and refer: not felt, deep, or 20 minutes without success',
      alt: '4, seen from above: the skin is numb; a scalpel opens 2 mm along the rod. 5: a finger pushes the rod until its tip shows. 6: forceps draw the rod out. 7: the whole rod lies beside a ruler, 4 cm long.',
      note: 'Ask how they know that the skin is numb, and what comes after picture 7.',
    },
    fr: {
      bar: 'Après : pansement, bande, boîte de sécurité. Et ensuite ?',
      captions: [
        'Ouvrir 2 mm, dans l’axe',
        'Pousser jusqu’à voir le bout',
        'Libérer, saisir, retirer',
        'Mesurer ; montrer l’implant entier',
      ],
      stop: 'Arrêter, référer : non palpable, profond, 20 minutes sans succès',
      alt: '4, vue d’en haut : la peau est insensible ; un bistouri ouvre 2 mm dans l’axe du bâtonnet. 5 : un doigt pousse le bâtonnet jusqu’à voir son bout. 6 : une pince retire le bâtonnet. 7 : le bâtonnet entier à côté d’une règle, 4 cm.',
      note: 'Demandez comment on sait que la peau est insensible, et ce qui vient après l’image 7.',
    },
    es: {
      bar: 'Después: tira, vendaje firme, caja de punzantes. ¿Y luego?',
      captions: [
        'Abrir 2 mm, a lo largo',
        'Empujar hasta ver la punta',
        'Liberar, sujetar, sacar',
        'Medir; mostrar la varilla entera',
      ],
      stop: 'Parar y referir: no se palpa, profunda, 20 minutos sin éxito',
      alt: '4, visto desde arriba: la piel está dormida; un bisturí abre 2 mm a lo largo de la varilla. 5: un dedo empuja la varilla hasta ver la punta. 6: una pinza saca la varilla. 7: la varilla entera junto a una regla, 4 cm.',
      note: 'Pregunte cómo saben que la piel está dormida y qué va después de la imagen 7.',
    },
  }),
]
