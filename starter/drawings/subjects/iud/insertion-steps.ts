import { diagram, type Language } from '../../diagram.ts'
import { cross, stepNumber } from '../../kit/marks.ts'
import { group, rect } from '../../kit/shapes.ts'
import { INSERTION } from './insertion-scenes.ts'

const SIZE = { width: 240, height: 186, scale: 0.77 } as const

const NOTES: Record<Language, string> = {
  en: 'Read the picture aloud while the hands do it on the model.',
  fr: 'Lisez l’image à voix haute pendant que les mains le font sur le modèle.',
  es: 'Lea la imagen en voz alta mientras las manos lo hacen en el modelo.',
}

/** For each scene of `INSERTION`, what it shows. */
const ALTS: Record<Language, string>[] = [
  {
    en: '1, from the side: the tenaculum pulls gently, and the bent womb becomes straight.',
    fr: '1, de profil : la pince tire doucement, l’utérus fléchi se redresse.',
    es: '1, de lado: la pinza tira con suavidad y el útero doblado queda recto.',
  },
  {
    en: '2: the loaded tube goes in until the gauge meets the cervix or the tip meets the top.',
    fr: '2 : le tube chargé avance jusqu’à ce que le curseur touche le col ou le bout le fond.',
    es: '2: el tubo cargado entra hasta que el tope toca el cuello o la punta el fondo.',
  },
  {
    en: '3: a hand holds the rod still, the tube comes back, the arms open.',
    fr: '3 : une main tient la tige immobile, le tube recule, les bras s’ouvrent.',
    es: '3: una mano mantiene quieta la varilla, el tubo retrocede, los brazos se abren.',
  },
  {
    en: '4: the tube goes gently up until it resists; the arms lie at the top.',
    fr: '4 : le tube monte doucement jusqu’à une résistance ; les bras sont au fond.',
    es: '4: el tubo sube con suavidad hasta que resiste; los brazos quedan en el fondo.',
  },
  {
    en: '5: a hand holds the tube, the rod comes out.',
    fr: '5 : une main tient le tube, la tige sort.',
    es: '5: una mano sujeta el tubo y sale la varilla.',
  },
  {
    en: '6: the tube is out, scissors cut the strings.',
    fr: '6 : le tube est retiré, des ciseaux coupent les fils.',
    es: '6: el tubo está fuera, unas tijeras cortan los hilos.',
  },
  {
    en: '7: the tenaculum is off, gauze presses where the cervix bleeds.',
    fr: '7 : la pince est enlevée, une compresse appuie là où le col saigne.',
    es: '7: se retiró la pinza, una gasa presiona donde sangra el cuello.',
  },
  {
    en: 'Wrong: the rod is pushed, and the IUD goes into the wall of the womb.',
    fr: 'Faux : la tige est poussée et le DIU entre dans la paroi de l’utérus.',
    es: 'Mal: se empuja la varilla y el DIU entra en la pared del útero.',
  },
]

/** The steps of insertion one by one, for a wall sheet: `iud-insert-1` to `iud-insert-7`, and `iud-insert-wrong`. */
export const iudInsertionSteps = ALTS.map((alts, index) => {
  const isFault = index === ALTS.length - 1
  const say = (language: Language) => ({ alt: alts[language], note: NOTES[language] })
  return diagram({
    id: isFault ? 'iud-insert-wrong' : `iud-insert-${index + 1}`,
    width: 'step',
    height: SIZE.height,
    anatomical: true,
    texts: { en: say('en'), fr: say('fr'), es: say('es') },
    draw: () => [
      isFault
        ? rect(4, 4, SIZE.width - 8, SIZE.height - 8, {
            fill: 'terracottaPale',
            stroke: 'terracotta',
            width: 8,
            radius: 12,
          })
        : rect(0, 0, SIZE.width, SIZE.height, { fill: 'indigoPale', radius: 12 }),
      group(INSERTION[index] ?? [], { x: SIZE.width / 2, y: 5, scale: SIZE.scale }),
      ...(isFault ? cross(36, 36, 36) : stepNumber(index + 1, 26, 26)),
    ],
  })
})
