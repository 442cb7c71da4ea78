import type { Diagram } from '../../diagram.ts'
import { type StepTexts, step } from '../../kit/step.ts'
import {
  dry,
  gloveOffBin,
  gloveOffHold,
  gloveOffPinch,
  gloveOffUnder,
  rinse,
  rubBacks,
  rubBetween,
  rubPalms,
  rubThumbs,
  rubTips,
  takeSoap,
  wetHands,
} from './hand-scenes.ts'

const WASH: [string, () => ReturnType<typeof dry>, StepTexts][] = [
  [
    'wet',
    wetHands,
    {
      en: ['Wet hands under running water.', 'Running water: a bucket with a tap is enough.'],
      fr: ['Mouiller les mains sous l’eau courante.', 'Eau courante : un seau avec robinet suffit.'],
      es: ['Mojar las manos con agua corriente.', 'Agua corriente: basta un balde con llave.'],
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
      en: ['One palm rubs the back of the other hand.', 'The back of each hand, both sides.'],
      fr: ['Une paume frotte le dos de l’autre main.', 'Le dos de chaque main, des deux côtés.'],
      es: ['Una palma frota el dorso de la otra mano.', 'El dorso de cada mano, las dos.'],
    },
  ],
  [
    'between',
    rubBetween,
    {
      en: ['Fingers interlaced: rub between the fingers.', 'Between the fingers germs hide.'],
      fr: ['Doigts entrelacés : frotter entre les doigts.', 'Les germes se cachent entre les doigts.'],
      es: ['Dedos entrelazados: frotar entre los dedos.', 'Entre los dedos se esconden los gérmenes.'],
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
      en: ['Dry the hands with a clean, dry towel.', 'A clean, dry towel, not the one that hangs there all week.'],
      fr: [
        'Sécher les mains avec une serviette propre et sèche.',
        'Une serviette propre et sèche, pas celle de toute la semaine.',
      ],
      es: ['Secar las manos con una toalla limpia y seca.', 'Una toalla limpia y seca, no la de toda la semana.'],
    },
  ],
]

const GLOVES: [string, () => ReturnType<typeof dry>, StepTexts][] = [
  [
    'pinch',
    gloveOffPinch,
    {
      en: [
        'A gloved hand pinches the outside of the other glove near the wrist and pulls.',
        'Glove touches glove, never skin.',
      ],
      fr: [
        'Une main gantée pince l’extérieur de l’autre gant près du poignet et tire.',
        'Le gant touche le gant, jamais la peau.',
      ],
      es: [
        'Una mano con guante pellizca por fuera el otro guante cerca de la muñeca y tira.',
        'Guante con guante, nunca la piel.',
      ],
    },
  ],
  [
    'hold',
    gloveOffHold,
    {
      en: ['The first glove, inside out, is held in the gloved hand.', 'Inside out, so that the dirty side is within.'],
      fr: ['Le premier gant, retourné, est tenu dans la main gantée.', 'Retourné : le côté sale est à l’intérieur.'],
      es: ['El primer guante, al revés, queda en la mano con guante.', 'Al revés: el lado sucio queda dentro.'],
    },
  ],
  [
    'under',
    gloveOffUnder,
    {
      en: [
        'A bare finger slides under the cuff of the second glove, on the inside, and peels it off.',
        'Skin touches only the inside.',
      ],
      fr: [
        'Un doigt nu glisse sous le bord du second gant, à l’intérieur, et le retourne.',
        'La peau ne touche que l’intérieur.',
      ],
      es: [
        'Un dedo sin guante entra bajo el borde del segundo guante, por dentro, y lo quita.',
        'La piel solo toca el interior.',
      ],
    },
  ],
  [
    'bin',
    gloveOffBin,
    {
      en: ['Both gloves go into the bin; then hands are washed.', 'Hands are cleaned after gloves, each time.'],
      fr: [
        'Les deux gants vont à la poubelle ; puis les mains sont lavées.',
        'On nettoie les mains après les gants, chaque fois.',
      ],
      es: [
        'Los dos guantes van a la basura; luego se lavan las manos.',
        'Se limpian las manos después de los guantes, siempre.',
      ],
    },
  ],
]

/** Washing hands, and taking gloves off. */
export const HAND_STEPS: Diagram[] = [
  ...WASH.map(([name, scene, texts]) => step(`handwash-${name}`, scene, texts)),
  ...GLOVES.map(([name, scene, texts]) => step(`glove-off-${name}`, scene, texts)),
]
