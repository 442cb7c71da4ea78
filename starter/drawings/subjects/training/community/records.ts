import { diagram } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { padlock, telephone } from '../things.ts'

/** A line of the register that betrays nobody, and the wrong one. The code is that of the example in the handout. */
export const communityRecords = diagram({
  id: 'community-records',
  width: 'half',
  height: 330,
  texts: {
    en: {
      wrong: ['Name', 'School, village'],
      right: ['B-014', 'Next date'],
      lock: 'Under lock',
      photo: 'No photo',
      alt: 'Two lines of a register. Wrong: name, school, village. Right: a code, B-014, and the next date. Below: the register under lock, and never a photograph by telephone.',
      note: 'Ask what else in a line could betray a client, even without her name.',
    },
    fr: {
      wrong: ['Nom', 'École, village'],
      right: ['B-014', 'Date suivante'],
      lock: 'Sous clé',
      photo: 'Pas de photo',
      alt: 'Deux lignes d’un registre. Faux : nom, école, village. Juste : un code, B-014, et la prochaine date. En dessous : le registre sous clé, et jamais de photo par téléphone.',
      note: 'Demandez ce qui peut encore trahir une cliente, même sans son nom.',
    },
    es: {
      wrong: ['Nombre', 'Escuela'],
      right: ['B-014', 'Próxima fecha'],
      lock: 'Con llave',
      photo: 'Sin fotos',
      alt: 'Dos líneas de un registro. Incorrecto: nombre y escuela. Correcto: un código, B-014, y la próxima fecha. Abajo: el registro con llave y nunca una foto con el teléfono.',
      note: 'Pregunte qué más puede delatar a una clienta, aun sin su nombre.',
    },
  },
  draw: ({ wrong, right, lock, photo }): Shape[] => [
    ...entry(wrong, 4),
    ...cross(22, 32, 34),
    ...entry(right, 86),
    ...tick(22, 114, 38),
    rect(2, 168, 182, 160, { fill: 'leafPale', radius: 14 }),
    rect(36, 180, 84, 96, { fill: 'indigo', stroke: 'ink', width: 3 }),
    path('M52 180v96', { stroke: 'white', width: 4 }),
    group(padlock(), { x: 92, y: 206, scale: 0.74 }),
    text(lock, 93, 316, { bold: true, anchor: 'middle' }),
    rect(196, 168, 182, 160, { fill: 'terracottaPale', radius: 14 }),
    group(telephone(), { x: 234, y: 178, scale: 1.02 }),
    ...cross(286, 214, 44),
    text(photo, 287, 316, { bold: true, anchor: 'middle' }),
  ],
})

function entry([first = '', second = '']: string[], y: number): Shape[] {
  return [
    rect(22, y, 356, 58, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    line([192, y], [192, y + 58], { stroke: 'steel', width: 2.5 }),
    text(first, 48, y + 38),
    text(second, 202, y + 38),
  ]
}
