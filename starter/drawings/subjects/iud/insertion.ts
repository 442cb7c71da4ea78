import { diagram } from '../../diagram.ts'
import { cross, stepNumber } from '../../kit/marks.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { INSERTION } from './insertion-scenes.ts'

const FRAME = { width: 192, height: 246, step: 214.6 } as const
/** Index of the fault in `INSERTION`. */
const FAULT = 7

/** Upright pictures side by side, all equally large. @param first index of the first scene */
function row(scenes: number[], captions: string[]): Shape[] {
  return scenes.flatMap((scene, index): Shape[] => {
    const x = index * FRAME.step
    const isFault = scene === FAULT
    return [
      isFault
        ? rect(x + 3, 3, FRAME.width - 6, FRAME.height - 6, {
            fill: 'terracottaPale',
            stroke: 'terracotta',
            width: 6,
            radius: 12,
          })
        : rect(x, 0, FRAME.width, FRAME.height, { fill: 'indigoPale', radius: 12 }),
      group(INSERTION[scene] ?? [], { x: x + FRAME.width / 2, y: 16, scale: 0.94 }),
      ...(isFault ? cross(x + 30, 30, 36) : stepNumber(scene + 1, x + 26, 26)),
      ...textBox(captions[index] ?? '', x, FRAME.height + 6, FRAME.width, { bold: isFault }).shapes,
    ]
  })
}

/** Inserting a copper IUD by withdrawal, steps 1 to 3, and what is forbidden. */
export const iudInsertion1 = diagram({
  id: 'iud-insertion-1',
  width: 'full',
  height: 340,
  anatomical: true,
  texts: {
    en: {
      captions: [
        'Pull gently: the path becomes straight',
        'Tube in: gauge at cervix, or tip at top',
        'Rod still, tube back: arms open',
        'Never push the rod',
      ],
      alt: 'Four pictures. 1, from the side: the tenaculum pulls gently, and the bent womb becomes straight. 2: the loaded tube goes in until the blue gauge meets the cervix or the tip meets the top. 3: a hand holds the white rod still, the tube comes back, and the arms of the IUD open. Wrong: the rod is pushed, and the IUD goes into the wall of the womb.',
      note: 'Picture 1 is from the side: dashes show the womb before. Ask before picture 3: which hand moves, and which does not? Let everyone say “still, back, up”.',
    },
    fr: {
      captions: [
        'Tirer doucement : axe redressé',
        'Entrer : curseur au col, ou bout au fond',
        'Tige fixe, tube reculé : bras ouverts',
        'Ne jamais pousser la tige',
      ],
      alt: 'Quatre images. 1, de profil : la pince de Pozzi tire doucement, l’utérus fléchi se redresse. 2 : le tube chargé avance jusqu’à ce que le curseur bleu touche le col ou que le bout touche le fond. 3 : une main tient la tige blanche immobile, le tube recule, les bras du DIU s’ouvrent. Faux : la tige est poussée et le DIU entre dans la paroi de l’utérus.',
      note: 'L’image 1 est de profil : les tirets montrent l’utérus avant. Demandez avant l’image 3 : quelle main bouge, laquelle ne bouge pas ?',
    },
    es: {
      captions: [
        'Tirar suave: camino recto',
        'Tope en el cuello o punta en el fondo',
        'Varilla quieta, tubo atrás: se abre',
        'Nunca empujar la varilla',
      ],
      alt: 'Cuatro imágenes. 1, de lado: la pinza tira con suavidad y el útero doblado queda recto. 2: el tubo cargado entra hasta que el tope azul toca el cuello o la punta toca el fondo. 3: una mano mantiene quieta la varilla blanca, el tubo retrocede y los brazos del DIU se abren. Mal: se empuja la varilla y el DIU entra en la pared del útero.',
      note: 'La imagen 1 es de lado: las rayas muestran el útero antes. Pregunte antes de la imagen 3: ¿qué mano se mueve y cuál no?',
    },
  },
  draw: ({ captions }) => row([0, 1, 2, FAULT], captions),
})

/** Inserting a copper IUD by withdrawal, steps 4 to 7. */
export const iudInsertion2 = diagram({
  id: 'iud-insertion-2',
  width: 'full',
  height: 340,
  anatomical: true,
  texts: {
    en: {
      captions: [
        'Tube gently up until it resists',
        'Tube still, rod out',
        'Tube out, strings cut at 3 cm',
        'Bleeding? Press with gauze',
      ],
      alt: 'Four pictures. 4: the tube goes gently up until it meets resistance; the arms lie at the top. 5: a hand holds the tube, the rod comes out. 6: the tube is out and scissors cut the strings at 3 cm. 7: the tenaculum is off; gauze presses where the cervix bleeds.',
      note: 'Ask where the arms lie now, and what happens when the rod is pushed instead.',
    },
    fr: {
      captions: [
        'Tube en haut jusqu’à résistance',
        'Tube tenu, tige retirée',
        'Tube retiré, fils à 3 cm',
        'Saignement ? Presser une compresse',
      ],
      alt: 'Quatre images. 4 : le tube monte doucement jusqu’à une résistance ; les bras sont au fond. 5 : une main tient le tube, la tige sort. 6 : le tube est retiré, des ciseaux coupent les fils à 3 cm. 7 : la pince est enlevée ; une compresse appuie là où le col saigne.',
      note: 'Demandez où se trouvent les bras maintenant, et ce qui arrive si l’on pousse la tige.',
    },
    es: {
      captions: [
        'Tubo arriba hasta que resista',
        'Tubo quieto, sacar la varilla',
        'Sacar tubo, hilos a 3 cm',
        '¿Sangra? Presionar con gasa',
      ],
      alt: 'Cuatro imágenes. 4: el tubo sube con suavidad hasta una resistencia; los brazos quedan en el fondo. 5: una mano sujeta el tubo y sale la varilla. 6: el tubo está fuera y unas tijeras cortan los hilos a 3 cm. 7: se retiró la pinza; una gasa presiona donde sangra el cuello.',
      note: 'Pregunte dónde están ahora los brazos y qué pasa si se empuja la varilla.',
    },
  },
  draw: ({ captions }) => row([3, 4, 5, 6], captions),
})
