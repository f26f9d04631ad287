// Settings of contacts, to which readers report errors, corrections and vulnerabilities.
import { contactUri, reportUri, repositoryUrl } from './kinds.js';
import { setting } from './setting.js';

const contactGroup = { en: 'Contact', es: 'Contacto' };

export const contactSettings = {
  reportContact: setting({
    group: contactGroup,
    variable: 'REPORT_CONTACT',
    kind: reportUri,
    fallback: undefined,
    help: {
      en: 'the mailbox or tracker for reports of errors in the data, linked from each record and value',
      es: 'el correo o el sistema de seguimiento para reportar errores en los datos, con enlace en cada registro y valor',
    },
    note: {
      en: 'links add a prepared text, as subject and body for mailto: and as title and body for https:; without it, pages show the text to copy',
      es: 'los enlaces agregan un texto preparado, como subject y body con mailto: y como title y body con https:; sin él, las páginas muestran el texto para copiarlo',
    },
  }),
  repositoryUrl: setting({
    group: contactGroup,
    variable: 'REPOSITORY_URL',
    kind: repositoryUrl,
    fallback: undefined,
    help: {
      en: 'the repository of the data on GitHub, linked from each record for corrections',
      es: 'el repositorio de los datos en GitHub, con enlaces en cada registro para corregirlo',
    },
    note: {
      en: 'pages link to the issue form and to the line of the data file, on the branch main unless the URL names another; with REPORT_CONTACT, reports go there instead of to the form',
      es: 'las páginas llevan al formulario y a la línea del archivo de datos, en la rama main si la URL no indica otra; con REPORT_CONTACT, los reportes van allí y no al formulario',
    },
  }),
  securityContact: setting({
    group: contactGroup,
    variable: 'SECURITY_CONTACT',
    kind: contactUri,
    fallback: undefined,
    help: {
      en: 'the contact for vulnerability reports, published in /.well-known/security.txt',
      es: 'el contacto para reportar vulnerabilidades, publicado en /.well-known/security.txt',
    },
  }),
};
