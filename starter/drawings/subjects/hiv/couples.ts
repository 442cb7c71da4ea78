/** One column a couple. */
export const TEXTS = {
  en: {
    titles: ['She has HIV', 'He has HIV', 'Both have HIV', 'Not known'],
    words: [
      'Her treatment; PrEP for him until undetectable',
      'His treatment; PrEP for her until undetectable',
      'Treatment for both',
      'Offer tests first, to each alone or together',
    ],
    alt: 'Four couples. She has HIV: her treatment, and PrEP for him until she is undetectable. He has HIV: his treatment, and PrEP for her until he is undetectable. Both have HIV: treatment for both. Not known: offer tests first, to each alone or together.',
    note: 'Point to the tablets and ask who protects whom. In all four, treatment or a test comes first.',
  },
  fr: {
    titles: ['Elle a le VIH', 'Il a le VIH', 'Tous les deux', 'On ne sait pas'],
    words: [
      'Son traitement ; PrEP pour lui jusqu’à l’indétectable',
      'Son traitement ; PrEP pour elle jusqu’à l’indétectable',
      'Traitement pour les deux',
      'Proposer d’abord des tests, seul ou à deux',
    ],
    alt: 'Quatre couples. Elle a le VIH : son traitement, et la PrEP pour lui jusqu’à l’indétectable. Il a le VIH : son traitement, et la PrEP pour elle jusqu’à l’indétectable. Les deux : traitement pour les deux. On ne sait pas : proposer d’abord des tests, à chacun seul ou ensemble.',
    note: 'Montrez le flacon et demandez qui protège qui. Dans les quatre cas, un traitement ou un test vient en premier.',
  },
  es: {
    titles: ['Ella con VIH', 'Él con VIH', 'Ambos', 'No se sabe'],
    words: [
      'Su tratamiento; PrEP para él hasta ser indetectable',
      'Su tratamiento; PrEP para ella hasta ser indetectable',
      'Tratamiento para ambos',
      'Ofrecer pruebas primero, a solas o juntos',
    ],
    alt: 'Cuatro parejas. Ella vive con VIH: su tratamiento, y PrEP para él hasta ser indetectable. Él vive con VIH: su tratamiento, y PrEP para ella hasta ser indetectable. Ambos: tratamiento para ambos. No se sabe: ofrecer pruebas primero, a cada quien a solas o juntos.',
    note: 'Señale el frasco y pregunte quién protege a quién. En las cuatro, lo primero es un tratamiento o una prueba.',
  },
}
