import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { group, line, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import * as scenes from './scenes.ts'

/** As docs/figures/dmpa-sc-self-injection.md states them: mixing, fold of skin, injection. */
export const MEASURES = { shake: '30 s', fold: '4 cm', press: '5–7 s' } as const

interface StepTexts extends DiagramTexts {
  /** What decides that the step is right: one or two lines below the larger drawing. */
  point: string
}

interface StepSpec {
  name: string
  scene: () => Shape[]
  texts: Record<Language, StepTexts>
  anatomical?: boolean
  /** Drawn on the larger drawing only, in the coordinates of the scene. */
  measure?: Shape[]
}

/** A step twice: `sc-step-NAME` for a client sheet, and `sc-NAME` for a slide. */
function step({ name, scene, texts, anatomical = false, measure = [] }: StepSpec): [Diagram, Diagram] {
  const height = scenes.SCENE_HEIGHT
  return [
    diagram({ id: `sc-step-${name}`, width: 'step', height, anatomical, texts, draw: scene }),
    diagram({
      id: `sc-${name}`,
      width: 'half',
      height: 322,
      anatomical,
      texts,
      draw: ({ point }) => [
        group([...scene(), ...measure], { x: 10, y: 0, scale: 1.5 }),
        ...textBox(point, WIDTHS.half / 2, 262, WIDTHS.half, { bold: true, paint: 'indigo', anchor: 'middle' }).shapes,
      ],
    }),
  ]
}

const [stepPouch, pouch] = step({
  name: 'pouch',
  scene: scenes.scenePouch,
  texts: {
    en: {
      point: 'Pouch whole, date still good',
      alt: 'A closed pouch with the device inside and its date marked as good.',
      note: 'Show a pouch and let trainees find the date. Ask what they do with a torn pouch.',
    },
    fr: {
      point: 'Emballage entier, date valable',
      alt: 'Un emballage fermé avec le dispositif à l’intérieur ; la date est valable.',
      note: 'Montrez un emballage et faites chercher la date. Demandez que faire si l’emballage est déchiré.',
    },
    es: {
      point: 'Envoltura entera, fecha vigente',
      alt: 'Una envoltura cerrada con el dispositivo adentro; la fecha está vigente.',
      note: 'Muestre una envoltura y pida que busquen la fecha. Pregunte qué hacer si está rota.',
    },
  },
})

const [stepMix, mix] = step({
  name: 'mix',
  scene: scenes.sceneMix,
  texts: {
    en: {
      point: `Hold the port, shake hard: ${MEASURES.shake}`,
      alt: 'A hand holds the device by the port, with the cap on, and shakes it hard for about 30 seconds until the medicine is evenly white.',
      note: 'Point to the hand: it holds the firm port, not the soft reservoir. Ask what an even liquid looks like.',
    },
    fr: {
      point: `Tenir la partie dure, agiter fort : ${MEASURES.shake}`,
      alt: 'Une main tient le dispositif par la partie dure, capuchon en place, et l’agite fort environ 30 secondes, jusqu’à ce que le liquide soit blanc et uniforme.',
      note: 'Montrez la main : elle tient la partie dure, pas le réservoir. Demandez à quoi ressemble un liquide uniforme.',
    },
    es: {
      point: `Tome el cuerpo y agite fuerte: ${MEASURES.shake}`,
      alt: 'Una mano sostiene el dispositivo por la parte dura, con la tapa puesta, y lo agita fuerte unos 30 segundos hasta que el líquido se ve blanco y parejo.',
      note: 'Señale la mano: sostiene la parte dura, no el depósito. Pregunte cómo se ve un líquido parejo.',
    },
  },
})

const [stepGap, gap] = step({
  name: 'gap',
  scene: scenes.sceneGap,
  texts: {
    en: {
      point: 'Needle up: push until the gap is gone',
      alt: 'The device with the needle up. Cap and port are pushed together until there is no gap between them.',
      note: 'Hold up one device with a gap and one without. Ask which one is ready.',
    },
    fr: {
      point: 'Aiguille vers le haut : pousser, plus d’espace',
      alt: 'Le dispositif, aiguille vers le haut. On pousse le capuchon vers la partie dure jusqu’à ce qu’il n’y ait plus d’espace.',
      note: 'Montrez un dispositif avec espace et un sans. Demandez lequel est prêt.',
    },
    es: {
      point: 'Aguja arriba: empuje hasta cerrar el espacio',
      alt: 'El dispositivo con la aguja hacia arriba. Se empuja la tapa contra la parte dura hasta que no queda espacio.',
      note: 'Muestre un dispositivo con espacio y otro sin espacio. Pregunte cuál está listo.',
    },
  },
})

const [stepCapOff, capOff] = step({
  name: 'cap-off',
  scene: scenes.sceneCapOff,
  texts: {
    en: {
      point: 'Pull the cap off; touch nothing with the needle',
      alt: 'The cap is pulled off the device, which points up. Nothing touches the needle.',
      note: 'Ask what would happen if the cap came off before the gap was closed.',
    },
    fr: {
      point: 'Ôter le capuchon ; rien ne touche l’aiguille',
      alt: 'On retire le capuchon du dispositif, tenu vers le haut. Rien ne touche l’aiguille.',
      note: 'Demandez ce qui arriverait si l’on ôtait le capuchon avant de fermer l’espace.',
    },
    es: {
      point: 'Quite la tapa; nada toca la aguja',
      alt: 'Se quita la tapa del dispositivo, que apunta hacia arriba. Nada toca la aguja.',
      note: 'Pregunte qué pasaría si se quitara la tapa antes de cerrar el espacio.',
    },
  },
})

const [stepPinch, pinch] = step({
  name: 'pinch',
  scene: scenes.scenePinch,
  anatomical: true,
  measure: [
    line([84, 96], [154, 96], { stroke: 'ink', width: 2 }),
    line([84, 90], [84, 102], { stroke: 'ink', width: 2 }),
    line([154, 90], [154, 102], { stroke: 'ink', width: 2 }),
    text(MEASURES.fold, 119, 90, { bold: true, anchor: 'middle', size: 24 }),
  ],
  texts: {
    en: {
      point: 'Pinch a fold; do not let go',
      alt: 'Thumb and fingers pinch a fold of skin about 4 cm wide. The fold lifts the fat away from the muscle.',
      note: 'Point to the muscle below: the fold keeps it out of reach of the needle.',
    },
    fr: {
      point: 'Pincer un pli ; ne pas lâcher',
      alt: 'Le pouce et les doigts pincent un pli de peau d’environ 4 cm. Le pli éloigne la graisse du muscle.',
      note: 'Montrez le muscle en dessous : le pli le met hors de portée de l’aiguille.',
    },
    es: {
      point: 'Pellizque un pliegue; no lo suelte',
      alt: 'El pulgar y los dedos pellizcan un pliegue de piel de unos 4 cm. El pliegue separa la grasa del músculo.',
      note: 'Señale el músculo debajo: el pliegue lo aleja de la aguja.',
    },
  },
})

const [stepInsert, insert] = step({
  name: 'insert',
  scene: scenes.sceneInsert,
  anatomical: true,
  texts: {
    en: {
      point: 'Needle down, straight in, until the port touches the skin',
      alt: 'One hand pinches the fold, the other holds the device by the port, needle pointing down, and puts the needle straight in until the port touches the skin.',
      note: 'Show one firm movement on the model. Ask how one sees that the needle is fully in.',
    },
    fr: {
      point: 'Aiguille vers le bas, droit, jusqu’à la butée',
      alt: 'Une main pince le pli, l’autre tient le dispositif par la partie dure, aiguille vers le bas, et pique droit jusqu’à ce que la partie dure touche la peau.',
      note: 'Montrez un seul geste ferme sur le modèle. Demandez comment on voit que l’aiguille est bien entrée.',
    },
    es: {
      point: 'Aguja abajo, recta, hasta que la parte dura toque la piel',
      alt: 'Una mano pellizca el pliegue; la otra sostiene el dispositivo por la parte dura, con la aguja hacia abajo, y la introduce recta hasta que la parte dura toca la piel.',
      note: 'Muestre un solo movimiento firme en el modelo. Pregunte cómo se ve que la aguja entró toda.',
    },
  },
})

const [stepPress, press] = step({
  name: 'press',
  scene: scenes.scenePress,
  anatomical: true,
  texts: {
    en: {
      point: `Press slowly, ${MEASURES.press}; needle out, then let go`,
      alt: 'Thumb and finger press the reservoir slowly, 5 to 7 seconds, until it is flat. The needle comes out first; then the fold is let go.',
      note: 'Point to both hands: one presses, the other still holds the fold.',
    },
    fr: {
      point: `Presser lentement, ${MEASURES.press} ; retirer, puis lâcher`,
      alt: 'Le pouce et un doigt pressent le réservoir lentement, 5 à 7 secondes, jusqu’à ce qu’il soit plat. On retire l’aiguille, puis on lâche le pli.',
      note: 'Montrez les deux mains : l’une presse, l’autre tient encore le pli.',
    },
    es: {
      point: `Apriete despacio, ${MEASURES.press}; saque y luego suelte`,
      alt: 'El pulgar y un dedo aprietan el depósito despacio, de 5 a 7 segundos, hasta que queda plano. Primero se saca la aguja y luego se suelta el pliegue.',
      note: 'Señale las dos manos: una aprieta, la otra todavía sostiene el pliegue.',
    },
  },
})

const [stepJar, jar] = step({
  name: 'jar',
  scene: scenes.sceneJar,
  texts: {
    en: {
      point: 'Straight into the container; no cap back on',
      alt: 'The used device goes, needle first and without its cap, into a hard container. Its lid lies beside it.',
      note: 'Ask where this container stands at the beginning, and why.',
    },
    fr: {
      point: 'Tout de suite dans la boîte, sans capuchon',
      alt: 'Le dispositif utilisé va dans une boîte dure, aiguille en premier, sans capuchon. Le couvercle est à côté.',
      note: 'Demandez où se trouve la boîte au début, et pourquoi.',
    },
    es: {
      point: 'Directo al recipiente, sin volver a tapar',
      alt: 'El dispositivo usado va a un recipiente duro, con la aguja primero y sin tapa. La tapa del recipiente está al lado.',
      note: 'Pregunte dónde está el recipiente al principio y por qué.',
    },
  },
})

const [stepNoRub, noRub] = step({
  name: 'no-rub',
  scene: scenes.sceneNoRub,
  texts: {
    en: {
      point: 'Do not rub or massage the place',
      alt: 'A hand rubs the place of the injection: crossed out. The place is not rubbed.',
      note: 'Ask what the free hand of a provider wants to do, and where to put it instead.',
    },
    fr: {
      point: 'Ne pas frotter ni masser',
      alt: 'Une main frotte l’endroit de l’injection : c’est barré. On ne frotte pas.',
      note: 'Demandez ce que la main libre du prestataire veut faire, et où la mettre.',
    },
    es: {
      point: 'No frote ni dé masaje',
      alt: 'Una mano frota el lugar de la inyección: está tachado. No se frota.',
      note: 'Pregunte qué quiere hacer la mano libre de quien inyecta y dónde ponerla.',
    },
  },
})

const [stepDate, date] = step({
  name: 'date',
  scene: scenes.sceneDate,
  texts: {
    en: {
      point: 'Mark the next date: same day, three months on',
      alt: 'Two calendar pages: the day of the injection, and the same day of the month three months later.',
      note: 'Everybody marks the next date on a calendar. Ask what the client never forgets.',
    },
    fr: {
      point: 'Noter la date : même jour, trois mois après',
      alt: 'Deux pages de calendrier : le jour de l’injection et le même jour du mois, trois mois plus tard.',
      note: 'Chacun note la prochaine date sur un calendrier. Demandez ce que la cliente n’oublie jamais.',
    },
    es: {
      point: 'Anote la fecha: mismo día, tres meses después',
      alt: 'Dos hojas de calendario: el día de la inyección y el mismo día del mes, tres meses después.',
      note: 'Cada persona marca la próxima fecha en un calendario. Pregunte qué no olvida nunca la usuaria.',
    },
  },
})

export const SC_STEPS: Diagram[] = [
  ...[stepPouch, pouch, stepMix, mix, stepGap, gap, stepCapOff, capOff, stepPinch, pinch],
  ...[stepInsert, insert, stepPress, press, stepJar, jar, stepNoRub, noRub, stepDate, date],
]

/** One cell of the strip. */
const CELL = { width: 209, height: 170 } as const
const STRIP = [
  scenes.sceneMix,
  scenes.sceneGap,
  scenes.sceneCapOff,
  scenes.scenePinch,
  scenes.sceneInsert,
  scenes.scenePress,
  scenes.sceneJar,
  scenes.sceneNoRub,
]

/** Seven steps and the one that is never done, in two rows. */
export const scSteps = diagram({
  id: 'sc-steps',
  width: 'full',
  height: 2 * CELL.height,
  anatomical: true,
  texts: {
    en: {
      words: [
        `Shake ${MEASURES.shake}`,
        'Close the gap',
        'Pull cap off',
        'Pinch the skin',
        'Needle in',
        `Press ${MEASURES.press}`,
        'Into the jar',
        'Do not rub',
      ],
      alt: 'Seven steps: shake 30 seconds; close the gap, needle up; pull the cap off; pinch the skin; needle straight in; press 5 to 7 seconds; into the container. Never rub.',
      note: 'Trainees say each step aloud and show it on a device before you point to the next picture.',
    },
    fr: {
      words: [
        `Agiter ${MEASURES.shake}`,
        'Fermer l’espace',
        'Ôter capuchon',
        'Pincer la peau',
        'Piquer droit',
        `Presser ${MEASURES.press}`,
        'Dans la boîte',
        'Ne pas frotter',
      ],
      alt: 'Sept gestes : agiter 30 secondes ; fermer l’espace, aiguille vers le haut ; ôter le capuchon ; pincer la peau ; piquer droit ; presser 5 à 7 secondes ; jeter dans la boîte. Ne jamais frotter.',
      note: 'Les participants disent chaque geste et le montrent sur un dispositif avant que vous passiez à l’image suivante.',
    },
    es: {
      words: [
        `Agite ${MEASURES.shake}`,
        'Cierre el espacio',
        'Quite la tapa',
        'Pellizque la piel',
        'Aguja recta',
        `Apriete ${MEASURES.press}`,
        'Al recipiente',
        'No frote',
      ],
      alt: 'Siete pasos: agitar 30 segundos; cerrar el espacio, aguja arriba; quitar la tapa; pellizcar la piel; aguja recta; apretar de 5 a 7 segundos; al recipiente. Nunca frotar.',
      note: 'Las participantes dicen cada paso y lo muestran en un dispositivo antes de que usted pase al siguiente dibujo.',
    },
  },
  draw: ({ words }) =>
    STRIP.flatMap((scene, index) => {
      const [x, y] = [(index % 4) * CELL.width, Math.floor(index / 4) * CELL.height]
      return [
        group(scene(), { x: x + 28, y: y + 4, scale: 0.7 }),
        ...(index < 7 ? stepNumber(index + 1, x + 20, y + 22) : []),
        text(words[index] ?? '', x + CELL.width / 2, y + 156, { bold: true, anchor: 'middle' }),
      ]
    }),
})
