import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'

const ROW = 150
const SIGNS: MethodSign[] = ['implant', 'injection', 'pills', 'condom', 'iud', 'emergency']

/** Methods that can begin on the day of care: starter/figures/postpartum-family-planning.md, rows on abortion. */
export const lossToday = diagram({
  id: 'loss-today',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: {
    en: {
      words: [
        'Implants',
        'Injectables, DMPA-SC at home too',
        'Pills of both kinds, patch',
        'Male and female condoms',
        'Copper IUD, LNG-IUD: no infection',
        'ECPs to keep in reserve',
      ],
      alt: 'Methods that can begin on the day of care: implants; progestin-only injectables, also DMPA-SC at home; combined and progestin-only pills, patch; male and female condoms; copper IUD and LNG-IUD, unless there is infection; emergency contraceptive pills to keep in reserve.',
      note: 'Ask which of these the ward can give today, also on a Sunday.',
    },
    fr: {
      words: [
        'Implants',
        'Injectables, DMPA-SC chez soi aussi',
        'Pilules des deux sortes, patch',
        'Préservatif masculin, féminin',
        'DIU cuivre, LNG : sans infection',
        'Pilule d’urgence en réserve',
      ],
      alt: 'Méthodes qui peuvent commencer le jour des soins : implants ; injectables progestatifs, DMPA-SC à domicile aussi ; pilules combinées et progestatives, patch ; préservatifs masculins et féminins ; DIU au cuivre et au LNG, sauf en cas d’infection ; pilules d’urgence à garder en réserve.',
      note: 'Demandez lesquelles le service peut donner aujourd’hui, même un dimanche.',
    },
    es: {
      words: [
        'Implantes',
        'Inyección; AMPD-SC en casa',
        'Píldoras de los dos tipos, parche',
        'Condón masculino y femenino',
        'DIU cobre, LNG: sin infección',
        'Píldora de emergencia de reserva',
      ],
      alt: 'Métodos que pueden empezar el día de la atención: implantes; inyectables de progestina, también AMPD-SC en casa; píldoras combinadas y de progestina sola, parche; condones masculinos y femeninos; DIU de cobre y de LNG, salvo infección; píldoras de emergencia para tener de reserva.',
      note: 'Pregunte cuáles puede dar hoy el servicio, también un domingo.',
    },
  },
  draw: ({ words }) =>
    cells({
      words,
      scene: (index) => [methodSign(SIGNS[index] ?? 'condom', { x: 0, y: 0 })],
      columns: 3,
      rowHeight: ROW,
    }),
})
