import { diagram } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { bust, type PersonLook } from '../../kit/people.ts'

const TEAM: PersonLook[] = [
  { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'terracotta' },
  { skin: 'skinDark', head: 'cap', headPaint: 'leaf', cloth: 'leaf', isProvider: true },
  { skin: 'skinDeep', head: 'cap', headPaint: 'leaf', cloth: 'leaf', isProvider: true },
  { skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true },
  { skin: 'skin', head: 'wrap', headPaint: 'leaf', cloth: 'indigo', isProvider: true },
]

/** Who watches over what during an operation. */
export const fivePeople = diagram({
  id: 'five-people',
  width: 'full',
  height: 278,
  texts: {
    en: {
      titles: ['Counsellor', 'Surgeon', 'Assistant', 'Circulating', 'Recovery'],
      words: [
        'The free decision',
        'The operation, the team',
        'Instruments, counts',
        'nurse: pulse, breathing',
        'nurse: the hours after',
      ],
      alt: 'Five people and what each watches over. The counsellor: the free decision. The surgeon: the operation and the whole team. The assistant: instruments and counts. The circulating nurse: her comfort, pulse, pressure and breathing. The recovery nurse: the hours afterwards.',
      note: 'Each trainee stands below a picture and says whom she or he would call for help.',
    },
    fr: {
      titles: ['Conseillère', 'Chirurgien', 'Assistant', 'Infirmière', 'Infirmière'],
      words: [
        'La décision libre',
        'L’opération, l’équipe',
        'La boîte, les comptes',
        'de bloc : pouls, souffle',
        'de réveil : les heures après',
      ],
      alt: 'Cinq personnes et ce que chacune surveille. La conseillère : la décision libre. Le chirurgien : l’opération et toute l’équipe. L’assistant : les instruments et les comptes. L’infirmière de bloc : confort, pouls, tension et respiration. L’infirmière de réveil : les heures suivantes.',
      note: 'Chaque participant se place sous une image et dit qui il appellerait à l’aide.',
    },
    es: {
      titles: ['Consejera', 'Cirujano', 'Ayudante', 'Enfermera', 'Enfermera'],
      words: [
        'La decisión libre',
        'La operación, el equipo',
        'Material y conteo',
        'de sala: pulso, respiración',
        'de reposo: horas después',
      ],
      alt: 'Cinco personas y lo que vigila cada una. La consejera: la decisión libre. El cirujano: la operación y todo el equipo. El ayudante: los instrumentos y el conteo. La enfermera de sala: comodidad, pulso, presión y respiración. La enfermera de reposo: las horas siguientes.',
      note: 'Cada participante se coloca bajo una imagen y dice a quién pediría ayuda.',
    },
  },
  draw: ({ titles, words }) =>
    panels(5, {
      titles,
      words,
      height: 278,
      sceneHeight: 146,
      scene: (index, width) =>
        TEAM.slice(index, index + 1).map((look) => bust(look, { x: width / 2 - 56, y: 10, scale: 0.75 })),
    }),
})
