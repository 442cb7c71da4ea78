import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bust } from '../../kit/people.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { cuff } from '../guidance/icons.ts'
import { GIRL, WOMAN } from '../people/signs.ts'
import { plainBag } from '../training/things.ts'

/** Emergency pills at any age. */
export const oneDose = tilesDiagram('one-dose', [anyAge, usedAgain, noExamination, inAdvance], {
  en: {
    words: ['Any age', 'Again if needed', 'No exam', 'In advance'],
    alt: 'Four pictures: a girl and a woman, any age; two packets, may be used again; a blood pressure cuff with a cross, no examination; a packet in a bag, in advance.',
    note: 'Point to a picture and let trainees say what they had heard.',
  },
  fr: {
    words: ['À tout âge', 'Plusieurs fois', 'Sans examen', 'À l’avance'],
    alt: 'Quatre images : une fille et une femme, à tout âge ; deux boîtes, on peut la reprendre ; un tensiomètre barré, sans examen ; une boîte dans un sac, à l’avance.',
    note: 'Montrez une image : qu’avait-on entendu dire ?',
  },
  es: {
    words: ['A toda edad', 'Otra vez', 'Sin examen', 'De antemano'],
    alt: 'Cuatro dibujos: una muchacha y una mujer, a toda edad; dos cajas, puede usarse otra vez; un tensiómetro con cruz, sin examen; una caja en una bolsa, de antemano.',
    note: 'Señale un dibujo: ¿qué se había oído decir?',
  },
})

function anyAge(): Shape[] {
  return [bust(GIRL, { x: 0, y: 40, scale: 0.34 }), bust(WOMAN, { x: 50, y: 40, scale: 0.34 }), ...tick(50, 20, 34)]
}

function usedAgain(): Shape[] {
  return [methodSign('emergency', { x: -4, y: 6, scale: 0.58 }), methodSign('emergency', { x: 44, y: 36, scale: 0.58 })]
}

function noExamination(): Shape[] {
  return [group(cuff(), { x: 4, y: 6, scale: 0.9 }), ...cross(82, 78, 34)]
}

function inAdvance(): Shape[] {
  return [
    group(plainBag(), { x: 0, y: 8, scale: 0.9 }),
    methodSign('emergency', { x: 24, y: 42, scale: 0.44 }),
    ...calendar(82, 26, 40),
  ]
}
