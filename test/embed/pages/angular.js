// A field with ngModel in Angular, compiled in the page.
import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { bootstrapApplication } from '@angular/platform-browser';

class Order {
  city = signal('12');
  isRequired = signal(true);
}

const Page = Component({
  selector: 'main',
  imports: [FormsModule],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<form action="/sent" ngNoForm>
    <atlas-place-select ngDefaultControl name="city" department-name="department"
      [ngModel]="city()" (ngModelChange)="city.set($event)" [ngModelOptions]="{ standalone: true }" [required]="isRequired()"></atlas-place-select>
    <output>{{ city() }}</output>
    <button type="button" id="cali" (click)="city.set('1093')">Cali</button>
    <button type="button" id="free" (click)="isRequired.set(false)">Opcional</button>
    <button id="send">Enviar</button>
  </form>`,
})(Order);

document.body.appendChild(document.createElement('main'));
bootstrapApplication(Page ?? Order, { providers: [provideZonelessChangeDetection()] });
