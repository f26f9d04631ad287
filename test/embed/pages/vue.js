// A field with v-model in Vue 3.
import { createApp, ref } from 'vue/dist/vue.esm-bundler.js';

const app = createApp({
  setup() {
    const [city, isRequired] = [ref('12'), ref(true)];
    return { city, isRequired };
  },
  template: `<form action="/sent">
    <atlas-place-select name="city" department-name="department" v-model="city" :required="isRequired" />
    <output>{{ city }}</output>
    <button type="button" id="cali" @click="city = '1093'">Cali</button>
    <button type="button" id="free" @click="isRequired = false">Opcional</button>
    <button id="send">Enviar</button>
  </form>`,
});
app.config.compilerOptions.isCustomElement = (tag) => tag === 'atlas-place-select';
app.mount(document.body.appendChild(document.createElement('main')));
