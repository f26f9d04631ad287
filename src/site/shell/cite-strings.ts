// The words of a citation, in each language.

const en = {
  title: 'Cite',
  data: 'data set',
  edition: (name: string) => `edition ${name}`,
  sources: 'Also credit the sources of the values:',
  whole: 'BibTeX and the citation of the whole dataset',
};

const es: typeof en = {
  title: 'Citar',
  data: 'conjunto de datos',
  edition: (name) => `edición ${name}`,
  sources: 'Da crédito también a las fuentes de los valores:',
  whole: 'BibTeX y la cita del conjunto de datos completo',
};

export const citeStrings = { en, es };
