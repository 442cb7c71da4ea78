import type { Diagram } from '../../diagram.ts'
import { backdrop } from '../../kit/frames.ts'
import { type StepTexts, step } from '../../kit/step.ts'
import { dry, rinse, rubBacks, rubBetween, rubPalms, rubThumbs, rubTips, takeSoap } from './hand-scenes.ts'

const WASH: [string, () => ReturnType<typeof dry>, StepTexts][] = [
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

/** Washing hands with soap. */
export const HAND_STEPS: Diagram[] = WASH.map(([name, scene, texts]) =>
  step(`handwash-${name}`, () => [backdrop(), ...scene()], texts),
)
