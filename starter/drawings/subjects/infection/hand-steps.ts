import type { Diagram } from '../../diagram.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { type StepTexts, step } from '../../kit/step.ts'
import { SCENE } from '../../kit/strip.ts'
import {
  closeTap,
  dry,
  rinse,
  rubBacks,
  rubBetween,
  rubKnuckles,
  rubPalms,
  rubThumbs,
  rubTips,
  takeSoap,
  wet,
} from './hand-scenes.ts'

const LOW = 150

const WASH: [string, () => ReturnType<typeof dry>, StepTexts][] = [
  [
    'wet',
    wet,
    {
      en: ['Both hands under running water.', 'Wet hands first: dry soap makes no lather.'],
      fr: ['Les deux mains sous l’eau courante.', 'Mouiller d’abord : sans eau, le savon ne mousse pas.'],
      es: ['Las dos manos bajo el agua corriente.', 'Primero mojar: sin agua, el jabón no hace espuma.'],
    },
  ],
  [
    'soap',
    takeSoap,
    {
      en: ['Soap on the palm, with lather.', 'Enough soap for both hands.'],
      fr: ['Du savon sur la paume, avec de la mousse.', 'Assez de savon pour les deux mains.'],
      es: ['Jabón en la palma, con espuma.', 'Jabón suficiente para las dos manos.'],
    },
  ],
  [
    'palms',
    rubPalms,
    {
      en: ['Rub palm against palm.', 'Palms first, in circles.'],
      fr: ['Frotter paume contre paume.', 'Les paumes d’abord, en cercles.'],
      es: ['Frotar palma con palma.', 'Primero las palmas, en círculos.'],
    },
  ],
  [
    'backs',
    rubBacks,
    {
      en: ['One palm on the back of the other hand, fingers interlaced.', 'The back of each hand: then change hands.'],
      fr: [
        'Une paume sur le dos de l’autre main, doigts entrelacés.',
        'Le dos de chaque main : on change de main ensuite.',
      ],
      es: [
        'Una palma sobre el dorso de la otra mano, dedos entrelazados.',
        'El dorso de cada mano: después se cambia de mano.',
      ],
    },
  ],
  [
    'between',
    rubBetween,
    {
      en: ['Palm to palm, fingers interlaced: rub between the fingers.', 'Between the fingers germs hide.'],
      fr: [
        'Paume contre paume, doigts entrelacés : frotter entre les doigts.',
        'Les germes se cachent entre les doigts.',
      ],
      es: ['Palma con palma, dedos entrelazados: frotar entre los dedos.', 'Entre los dedos se esconden los gérmenes.'],
    },
  ],
  [
    'knuckles',
    rubKnuckles,
    {
      en: [
        'Fingers hooked into each other: their backs rub in the other palm.',
        'Half close both hands and hook the fingers.',
      ],
      fr: [
        'Doigts accrochés : leur dos frotte dans l’autre paume.',
        'Fermer à moitié les mains et accrocher les doigts.',
      ],
      es: ['Dedos enganchados: su dorso frota en la otra palma.', 'Cerrar a medias las manos y enganchar los dedos.'],
    },
  ],
  [
    'thumbs',
    rubThumbs,
    {
      en: ['One hand closes round the thumb of the other and turns.', 'Thumbs are forgotten most often.'],
      fr: ['Une main entoure le pouce de l’autre et tourne.', 'Les pouces sont souvent oubliés.'],
      es: ['Una mano rodea el pulgar de la otra y gira.', 'Los pulgares se olvidan a menudo.'],
    },
  ],
  [
    'tips',
    rubTips,
    {
      en: ['Finger tips rub in the palm of the other hand.', 'Finger tips and nails, on both hands.'],
      fr: ['Le bout des doigts frotte dans la paume de l’autre main.', 'Bouts des doigts et ongles, des deux mains.'],
      es: ['Las puntas de los dedos frotan la palma de la otra mano.', 'Puntas de los dedos y uñas, de las dos manos.'],
    },
  ],
  [
    'rinse',
    rinse,
    {
      en: ['Rinse both hands under running water.', 'Rinse until no lather is left.'],
      fr: ['Rincer les deux mains sous l’eau courante.', 'Rincer jusqu’à ce qu’il n’y ait plus de mousse.'],
      es: ['Enjuagar las dos manos con agua corriente.', 'Enjuagar hasta que no quede espuma.'],
    },
  ],
  [
    'dry',
    dry,
    {
      en: [
        'Dry the hands with a towel that is used once.',
        'A clean towel for one person, not the one that hangs there all week.',
      ],
      fr: [
        'Sécher les mains avec une serviette à usage unique.',
        'Une serviette propre pour une seule personne, pas celle de toute la semaine.',
      ],
      es: [
        'Secar las manos con una toalla de un solo uso.',
        'Una toalla limpia para una persona, no la de toda la semana.',
      ],
    },
  ],
  [
    'tap',
    closeTap,
    {
      en: ['A hand closes the tap with the towel.', 'The tap was touched by dirty hands: the towel turns it.'],
      fr: [
        'Une main ferme le robinet avec la serviette.',
        'Des mains sales ont touché le robinet : la serviette le tourne.',
      ],
      es: ['Una mano cierra el grifo con la toalla.', 'Manos sucias tocaron el grifo: la toalla lo gira.'],
    },
  ],
]

/** Washing hands with soap, in the eleven steps of WHO: low pictures, so that three rows fit on a poster. */
export const HAND_STEPS: Diagram[] = WASH.map(([name, scene, texts]) =>
  step(`handwash-${name}`, () => low(scene()), texts, false, LOW),
)

function low(scene: Shape[]): Shape[] {
  const scale = LOW / SCENE.height
  return [
    rect(0, 0, SCENE.width, LOW, { fill: 'indigoPale', radius: 12 }),
    group(scene, { x: (SCENE.width * (1 - scale)) / 2, y: 0, scale }),
  ]
}
