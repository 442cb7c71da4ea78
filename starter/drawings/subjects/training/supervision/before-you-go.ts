import { diagram } from '../../../diagram.ts'
import { cells, cellsHeight } from '../../../kit/cells.ts'
import { tick } from '../../../kit/marks.ts'
import { circle, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { CLIENT, person, plainBag, sheet, telephone } from '../things.ts'

const ROW = 156

/** Six things to do before a supervision visit. */
export const beforeYouGo = diagram({
  id: 'supervision-before-you-go',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: {
    en: {
      words: [
        'Read: last form, figures, stock',
        'My own promises: kept?',
        'Call: day, hour, their wish',
        'Choose one theme',
        'Pack what they lack',
        'Tell clients: they may say no',
      ],
      alt: 'Six things before a visit. 1: read the last action form, figures, stock. 2: my own promises, kept? 3: call and agree on day, hour, what they want to look at. 4: choose a theme, not everything. 5: pack what they lack, checklist, model. 6: tell clients, with a notice, and their right to say no.',
      note: 'Everybody names one promise of the last year and what became of it.',
    },
    fr: {
      words: [
        'Lire : fiche, chiffres, stock',
        'Mes promesses : tenues ?',
        'Appeler : jour, heure, souhait',
        'Choisir un thème',
        'Emporter ce qui manque',
        'Clientes : droit de refuser',
      ],
      alt: 'Six choses avant une visite. 1 : lire la dernière fiche d’actions, les chiffres, le stock. 2 : mes propres promesses, tenues ? 3 : appeler pour convenir du jour, de l’heure, de ce qu’ils veulent regarder. 4 : choisir un thème, pas tout. 5 : emporter ce qui leur manque, la liste, le modèle. 6 : informer les clientes par une affiche, et de leur droit de dire non.',
      note: 'Chacun nomme une promesse de l’année passée et ce qu’elle est devenue.',
    },
    es: {
      words: [
        'Leer: ficha, cifras, existencias',
        'Mis promesas: ¿cumplidas?',
        'Llamar: día, hora, deseo',
        'Elegir un tema',
        'Llevar lo que les falta',
        'Clientas: pueden decir no',
      ],
      alt: 'Seis cosas antes de una visita. 1: leer la última ficha de acciones, las cifras, las existencias. 2: mis propias promesas, ¿cumplidas? 3: llamar y acordar día, hora y qué quieren revisar. 4: elegir un tema, no todo. 5: llevar lo que les falta, la lista, el modelo. 6: avisar a las clientas con un cartel, y su derecho a decir que no.',
      note: 'Cada persona nombra una promesa del último año y qué pasó con ella.',
    },
  },
  draw: ({ words }) => cells({ words, scene, columns: 3, rowHeight: ROW, first: 1 }),
})

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        group(sheet(5), { x: -8 }),
        circle(68, 64, 20, { fill: 'water', stroke: 'ink', width: 5 }),
        path('M82 80L96 96', { stroke: 'ink', width: 9 }),
      ]
    case 1:
      return [...sheet(4), ...tick(74, 76, 42)]
    case 2:
      return telephone()
    case 3:
      return [
        circle(52, 52, 44, { fill: 'white', stroke: 'indigo', width: 6 }),
        circle(52, 52, 28, { fill: 'white', stroke: 'indigo', width: 6 }),
        circle(52, 52, 12, { fill: 'terracotta' }),
      ]
    case 4:
      return plainBag()
    default:
      return [
        rect(46, 6, 50, 42, { fill: 'white', stroke: 'indigo', width: 3.5 }),
        path('M56 20h30M56 34h20', { stroke: 'indigo', width: 4.5 }),
        group(person(CLIENT), { x: -8, y: 24, scale: 0.76 }),
      ]
  }
}
