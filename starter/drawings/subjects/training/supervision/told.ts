import { diagram } from '../../../diagram.ts'
import { circle, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'

/**
 * Twenty invented clients of the monthly page: which of the four questions each answers with yes. So many say yes to
 * questions 1 to 4 as the page has it, eleven to the first three, nine to all.
 */
const CLIENTS = 20
const YES: ((client: number) => boolean)[] = [
  (client) => client <= 16,
  (client) => client <= 14,
  (client) => client <= 11 || client === 17,
  (client) => client <= 9 || (client >= 12 && client <= 15),
]
const numbers = Array.from({ length: CLIENTS }, (_, index) => index + 1)
const allThree = numbers.filter((client) => YES.slice(0, 3).every((says) => says(client))).length
const [LEFT, STEP, ROW] = [262, 26, 50] as const

/** Who was told, person by person, and the index that counts those who said yes to the first three. */
export const toldThree = diagram({
  id: 'supervision-was-she-told',
  width: 'full',
  height: 272,
  texts: {
    en: {
      rows: ['Other methods?', 'Side effects?', 'What to do?', 'Can change?'],
      sum: `Yes to the first three: ${allThree} of ${CLIENTS} clients`,
      alt: `Twenty invented clients and four questions. Told about other methods: ${count(0)} yes. Side effects: ${count(1)}. What to do about them: ${count(2)}. That she can change the method: ${count(3)}. Yes to all of the first three: ${allThree} of ${CLIENTS}.`,
      note: 'The numbers are invented. Count the columns and not the rows: the index belongs to persons.',
    },
    fr: {
      rows: ['Autres méthodes ?', 'Effets ?', 'Que faire ?', 'Changer ?'],
      sum: `Oui aux trois premières : ${allThree} clientes sur ${CLIENTS}`,
      alt: `Vingt clientes inventées et quatre questions. Informée d’autres méthodes : ${count(0)} oui. Des effets secondaires : ${count(1)}. De ce qu’il faut faire : ${count(2)}. Qu’elle peut changer de méthode : ${count(3)}. Oui aux trois premières : ${allThree} sur ${CLIENTS}.`,
      note: 'Les chiffres sont inventés. Comptez les colonnes et non les lignes : l’indice porte sur des personnes.',
    },
    es: {
      rows: ['¿Otros métodos?', '¿Efectos?', '¿Qué hacer?', '¿Cambiar?'],
      sum: `Sí a las tres primeras: ${allThree} de ${CLIENTS} clientas`,
      alt: `Veinte clientas inventadas y cuatro preguntas. Le hablaron de otros métodos: ${count(0)} sí. De efectos secundarios: ${count(1)}. De qué hacer con ellos: ${count(2)}. De que puede cambiar de método: ${count(3)}. Sí a las tres primeras: ${allThree} de ${CLIENTS}.`,
      note: 'Las cifras son inventadas. Cuente las columnas y no las filas: el índice es de personas.',
    },
  },
  draw: ({ rows, sum }): Shape[] => [
    rect(LEFT - 4, 0, allThree * STEP + 2, 3 * ROW, { fill: 'leafPale', stroke: 'leaf', width: 4, radius: 10 }),
    ...rows.flatMap((row, index): Shape[] => {
      const y = index * ROW + ROW / 2
      return [
        text(`${index + 1}`, 0, y + 8, { bold: true, paint: 'indigo' }),
        ...textBox(row, 26, y, 220, { middle: true }).shapes,
        ...numbers.map((client) => {
          const x = LEFT + (client - 0.5) * STEP
          const isYes = YES[index]?.(client) ?? false
          return circle(x, y, 9.5, isYes ? { fill: 'indigo' } : { fill: 'white', stroke: 'steel', width: 2.5 })
        }),
        text(`${count(index)}`, 836, y + 8, { bold: true, anchor: 'end' }),
      ]
    }),
    rect(0, 220, 836, 46, { fill: 'leafPale', radius: 12 }),
    text(sum, 418, 251, { bold: true, paint: 'leaf', anchor: 'middle' }),
  ],
})

function count(question: number): number {
  return numbers.filter((client) => YES[question]?.(client) ?? false).length
}
