import { diagram, WIDTHS } from '../../../diagram.ts'
import { bust, type PersonLook } from '../../../kit/people.ts'
import { group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'
import { NURSE, sheet } from '../things.ts'

const VISITOR: PersonLook = { skin: 'skin', head: 'short', cloth: 'indigo' }
const [HEAD, ROW] = [50, 68] as const
const MIDDLE = WIDTHS.full / 2

/** Two ways to visit: what each looks for, how it talks, what it brings and leaves. */
export const controlSupport = diagram({
  id: 'supervision-control-support',
  width: 'full',
  height: HEAD + 4 * ROW,
  texts: {
    en: {
      heads: ['Control', 'Support'],
      labels: ['Looks for', 'Talks', 'Brings', 'Leaves'],
      control: ['Faults, a culprit', 'To them', 'A form', 'Orders'],
      support: ['Causes, what works', 'With them', 'Form, skill, supplies', 'Promises, both sides'],
      alt: 'Two visits. Control: a visitor stands with a form above the provider; looks for faults and a culprit, talks to them, brings a form, leaves orders. Support: both sit side by side with a box of supplies; looks for causes and what works, talks with them, brings form, skill and supplies, leaves promises on both sides.',
      note: 'Ask at each row when control is right: narcotics, money, a reused needle.',
    },
    fr: {
      heads: ['Contrôle', 'Appui'],
      labels: ['Cherche', 'Parle', 'Apporte', 'Laisse'],
      control: ['Fautes, coupable', 'Aux gens', 'Formulaire', 'Des ordres'],
      support: ['Causes, atouts', 'Avec les gens', 'Savoir, matériel', 'Promesses des deux'],
      alt: 'Deux visites. Contrôle : le visiteur est debout avec un formulaire au-dessus de la soignante ; il cherche fautes et coupable, parle aux gens, apporte un formulaire, laisse des ordres. Appui : les deux sont côte à côte avec une caisse de matériel ; on cherche causes et atouts, parle avec les gens, apporte formulaire, savoir et matériel, laisse des promesses des deux côtés.',
      note: 'À chaque ligne, demandez quand le contrôle est juste : stupéfiants, argent, aiguille réutilisée.',
    },
    es: {
      heads: ['Control', 'Apoyo'],
      labels: ['Busca', 'Habla', 'Trae', 'Deja'],
      control: ['Faltas, culpables', 'A la gente', 'Un formulario', 'Órdenes'],
      support: ['Causas, logros', 'Con la gente', 'Saber, insumos', 'Promesas de ambos'],
      alt: 'Dos visitas. Control: el visitante está de pie con un formulario sobre la proveedora; busca faltas y culpables, habla a la gente, trae un formulario, deja órdenes. Apoyo: ambos están lado a lado con una caja de insumos; busca causas y lo que funciona, habla con la gente, trae formulario, saber e insumos, deja promesas de ambos lados.',
      note: 'En cada fila pregunte cuándo es correcto el control: estupefacientes, dinero, una aguja reutilizada.',
    },
  },
  draw: ({ heads, labels, control, support }): Shape[] => [
    rect(0, 0, 186, HEAD + 4 * ROW, { fill: 'terracottaPale', radius: 14 }),
    rect(WIDTHS.full - 186, 0, 186, HEAD + 4 * ROW, { fill: 'leafPale', radius: 14 }),
    text(heads[0] ?? '', 93, 34, { bold: true, paint: 'terracotta', anchor: 'middle' }),
    text(heads[1] ?? '', WIDTHS.full - 93, 34, { bold: true, paint: 'leaf', anchor: 'middle' }),
    ...controlScene(),
    group(supportScene(), { x: WIDTHS.full - 186 }),
    ...labels.flatMap((label, index): Shape[] => {
      const y = HEAD + index * ROW + ROW / 2
      return [
        ...(index > 0
          ? [line([200, y - ROW / 2], [WIDTHS.full - 200, y - ROW / 2], { stroke: 'line', width: 2 })]
          : []),
        text(label, MIDDLE, y + 8, { bold: true, paint: 'indigo', anchor: 'middle' }),
        ...textBox(control[index] ?? '', 200, y, 150, { middle: true }).shapes,
        ...textBox(support[index] ?? '', WIDTHS.full - 200, y, 160, { middle: true, anchor: 'end' }).shapes,
      ]
    }),
  ],
})

function controlScene(): Shape[] {
  return [
    bust(VISITOR, { x: 60, y: 56, scale: 0.8 }),
    group(sheet(4, 'terracotta'), { x: 22, y: 108, scale: 0.62 }),
    path('M66 178L50 206', { stroke: 'skin', width: 11 }),
    bust(NURSE, { x: 16, y: 206, scale: 0.62 }),
  ]
}

function supportScene(): Shape[] {
  return [
    bust(VISITOR, { x: 2, y: 92, scale: 0.62 }),
    bust(NURSE, { x: 90, y: 92, scale: 0.62 }),
    rect(44, 220, 98, 62, { fill: 'marigold', stroke: 'ink', width: 3 }),
    path('M44 220L26 202M142 220L160 202M44 220H142', { stroke: 'ink', width: 5 }),
    path('M93 236v30M78 251h30', { stroke: 'ink', width: 7 }),
  ]
}
