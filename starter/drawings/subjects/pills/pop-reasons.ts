import { diagram } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { signPanels } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { clinic } from '../training/things.ts'

const HEIGHT = 268

/** Reasons that women give for choosing progestin-only pills. */
export const popReasons = diagram({
  id: 'pop-reasons',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: [
        '“While I breastfeed”',
        '“I may not take estrogen”',
        '“I can stop when I like”',
        '“Nothing to do at the time of sex”',
        '“Before I left the hospital”',
      ],
      alt: 'Reasons of five women: I can take it while I breastfeed; I may not take estrogen; I can stop when I like; there is nothing to do at the time of sex; I could begin before I left the hospital.',
      note: 'Point to a picture: who might have said it? Then ask for a reason against it.',
    },
    fr: {
      words: [
        '« Pendant que j’allaite »',
        '« Pas d’œstrogène pour moi »',
        '« J’arrête quand je veux »',
        '« Rien à faire au moment du rapport »',
        '« Avant la sortie de l’hôpital »',
      ],
      alt: 'Raisons de cinq femmes : je peux la prendre pendant que j’allaite ; je ne dois pas prendre d’œstrogènes ; j’arrête quand je veux ; rien à faire au moment du rapport ; j’ai pu commencer avant la sortie de l’hôpital.',
      note: 'Montrez un dessin : qui a pu le dire ? Demandez ensuite une raison contre.',
    },
    es: {
      words: [
        '«Mientras doy pecho»',
        '«No debo tomar estrógeno»',
        '«La dejo cuando quiera»',
        '«Nada que hacer durante el sexo»',
        '«Antes de salir del hospital»',
      ],
      alt: 'Razones de cinco mujeres: puedo tomarla mientras doy pecho; no debo tomar estrógeno; la dejo cuando quiera; no hay nada que hacer durante el sexo; pude empezar antes de salir del hospital.',
      note: 'Señale un dibujo: ¿quién pudo decirlo? Después pida una razón en contra.',
    },
  },
  draw: ({ words }) => signPanels(words, SCENES, HEIGHT),
})

const SCENES: (() => Shape[])[] = [
  () => [methodSign('breastfeeding', { x: 0, y: 0 })],
  () => [
    circle(46, 52, 42, { fill: 'white', stroke: 'indigo', width: 4 }),
    text('E', 46, 72, { size: 56, bold: true, anchor: 'middle', paint: 'indigo' }),
    ...cross(82, 82, 36),
  ],
  () => [
    methodSign('pills', { x: 0, y: 0 }),
    circle(82, 82, 22, { fill: 'ink' }),
    path('M76 72v20M88 72v20', { stroke: 'white', width: 6 }),
  ],
  () => [
    bust({ skin: 'skin', head: 'bun', cloth: 'terracotta' }, { x: -8, y: 22, scale: 0.42 }),
    bust({ skin: 'skinDeep', head: 'short', cloth: 'leaf' }, { x: 46, y: 22, scale: 0.42 }),
  ],
  () => [
    group(clinic(), { x: 0, y: 0, scale: 0.84 }),
    ...arrow([46, 92], [100, 92], { paint: 'leaf', width: 6 }),
    methodSign('pills', { x: 62, y: 44, scale: 0.38 }),
  ],
]
