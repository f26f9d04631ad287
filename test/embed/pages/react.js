// A controlled field in React 19.
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Order() {
  const [city, setCity] = useState('12');
  const [isRequired, setRequired] = useState(true);
  return h(
    'form',
    { action: '/sent' },
    h('atlas-place-select', {
      name: 'city',
      'department-name': 'department',
      value: city,
      required: isRequired,
      onChange: (event) => setCity(event.target.value),
    }),
    h('output', null, city),
    h('button', { type: 'button', id: 'cali', onClick: () => setCity('1093') }, 'Cali'),
    h('button', { type: 'button', id: 'free', onClick: () => setRequired(false) }, 'Opcional'),
    h('button', { type: 'submit', id: 'send' }, 'Enviar'),
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(h(Order));
