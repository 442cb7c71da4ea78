import { diagram } from '../../diagram.ts'
import { numbered } from '../../kit/frames.ts'
import { arrow, path, type Shape } from '../../kit/shapes.ts'
import { inserter, lookHere, placedIud, plunger, tenaculum, womb } from './parts.ts'

const straighten = womb(...tenaculum(), ...arrow([-74, 172], [-74, 216], { width: 7 }))
const passIn = womb(
  ...tenaculum(),
  ...inserter(48, 206, 152),
  ...plunger(92, 214),
  placedIud(30, { isFolded: true }),
  ...arrow([64, 214], [64, 172], { width: 7 }),
)
const release = womb(
  ...tenaculum(),
  ...inserter(92, 212, 172),
  ...plunger(96, 214),
  placedIud(44),
  ...arrow([64, 164], [64, 208], { width: 7 }),
)
const up = womb(
  ...tenaculum(),
  ...inserter(78, 206, 152),
  ...plunger(98, 214),
  placedIud(30),
  ...arrow([64, 208], [64, 164], { width: 7 }),
)
const rodOut = womb(
  ...tenaculum(),
  ...inserter(78, 190, 152),
  ...plunger(180, 212),
  placedIud(30),
  ...arrow([66, 168], [66, 212], { width: 7 }),
)
const strings = womb(
  ...tenaculum(),
  placedIud(30, { strings: 96 }),
  ...scissors(),
  ...arrow([-76, 168], [-76, 212], { width: 7 }),
)
const done = womb(placedIud(30, { strings: 92 }), lookHere(0, 150, 34))

/** Scissors from the right, about to cut the strings. */
function scissors(): Shape[] {
  return [
    path('M2 186L58 206M2 196L58 178', { stroke: 'steelDark', width: 5 }),
    path('M58 206m0 8a10 10 0 1 1 20 0a10 10 0 1 1 -20 0M58 170m0 0a10 10 0 1 1 20 0a10 10 0 1 1 -20 0', {
      stroke: 'ink',
      width: 4,
    }),
  ]
}

/** Inserting a copper IUD by withdrawal, steps 1 to 3. */
export const iudInsertion1 = diagram({
  id: 'iud-insertion-1',
  width: 'full',
  height: 253,
  anatomical: true,
  texts: {
    en: {
      captions: [
        'Pull gently: the path becomes straight',
        'Tube in, gauge flat, to gauge or top',
        'Rod still, tube back: arms open',
      ],
      alt: 'Three pictures of the womb from the front. 1: the tenaculum holds the cervix and pulls gently. 2: the loaded tube goes in until the blue gauge meets the cervix or the tip meets the top. 3: the white rod stays still, the tube comes back, and the arms of the IUD open.',
      note: 'Ask before picture 3: which hand moves, and which does not? Let everyone say “still, back, up”.',
    },
    fr: {
      captions: [
        'Tirer doucement : axe redressé',
        'Tube au fond, curseur à plat',
        'Tige fixe, tube en arrière : bras ouverts',
      ],
      alt: 'Trois images de l’utérus vu de face. 1 : la pince de Pozzi tient le col et tire doucement. 2 : le tube chargé avance jusqu’à ce que le curseur bleu touche le col ou que le bout touche le fond. 3 : la tige blanche ne bouge pas, le tube recule, les bras du DIU s’ouvrent.',
      note: 'Demandez avant l’image 3 : quelle main bouge, laquelle ne bouge pas ?',
    },
    es: {
      captions: [
        'Tirar suave: camino recto',
        'Tubo adentro, tope plano, hasta el fondo',
        'Varilla quieta, tubo atrás: se abre',
      ],
      alt: 'Tres imágenes del útero visto de frente. 1: la pinza sujeta el cuello y tira con suavidad. 2: el tubo cargado entra hasta que el tope azul toca el cuello o la punta toca el fondo. 3: la varilla blanca queda quieta, el tubo retrocede y los brazos del DIU se abren.',
      note: 'Pregunte antes de la imagen 3: ¿qué mano se mueve y cuál no?',
    },
  },
  draw: ({ captions }) => numbered(1, [straighten, passIn, release], captions),
})

/** Inserting a copper IUD by withdrawal, steps 4 to 7. */
export const iudInsertion2 = diagram({
  id: 'iud-insertion-2',
  width: 'full',
  height: 204,
  anatomical: true,
  texts: {
    en: {
      captions: ['Tube up until it resists', 'Hold tube, rod out', 'Tube out, cut at 3 cm', 'Look for bleeding'],
      alt: 'Four pictures. 4: the tube goes gently up until it meets resistance; the arms lie at the top. 5: the tube stays, the rod comes out. 6: the tube is out and scissors cut the strings at 3 cm. 7: the tenaculum is off and the cervix is checked for bleeding.',
      note: 'Ask where the arms lie now, and what happens when the rod is pushed instead.',
    },
    fr: {
      captions: [
        'Tube en haut, sans forcer',
        'Tube tenu, tige retirée',
        'Tube retiré, fils à 3 cm',
        'Vérifier : saignement ?',
      ],
      alt: 'Quatre images. 4 : le tube monte doucement jusqu’à une résistance ; les bras sont au fond. 5 : le tube reste en place, la tige sort. 6 : le tube est retiré, des ciseaux coupent les fils à 3 cm. 7 : la pince est enlevée, on vérifie si le col saigne.',
      note: 'Demandez où se trouvent les bras maintenant, et ce qui arrive si l’on pousse la tige.',
    },
    es: {
      captions: [
        'Tubo arriba, sin forzar',
        'Tubo fijo, sacar la varilla',
        'Sacar tubo, hilos a 3 cm',
        'Ver si hay sangrado',
      ],
      alt: 'Cuatro imágenes. 4: el tubo sube con suavidad hasta una resistencia; los brazos quedan en el fondo. 5: el tubo queda fijo y sale la varilla. 6: el tubo está fuera y unas tijeras cortan los hilos a 3 cm. 7: se retira la pinza y se mira si el cuello sangra.',
      note: 'Pregunte dónde están ahora los brazos y qué pasa si se empuja la varilla.',
    },
  },
  draw: ({ captions }) => numbered(4, [up, rodOut, strings, done], captions),
})
