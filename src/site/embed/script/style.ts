// The style of the form field. System colours suit light and dark pages; pages change the rest with custom properties and parts.

export const style = `:host{display:flex;flex-wrap:wrap;gap:var(--atlas-gap,.75em);position:relative}
:host([hidden]),[hidden]{display:none!important}
label{display:grid;gap:.25em;flex:1 1 12em;min-width:0}
select,input,button,ul{font:inherit;color:var(--atlas-color,FieldText);background:var(--atlas-background,Field);border:1px solid var(--atlas-border,#767676);border-radius:var(--atlas-radius,.25em);padding:var(--atlas-padding,.5em);min-height:2.75em;width:100%;box-sizing:border-box;margin:0}
[aria-invalid=true]{border-color:var(--atlas-invalid,#d93025);box-shadow:inset 0 0 0 1px var(--atlas-invalid,#d93025)}
p{flex:1 0 100%;margin:0}
p:empty{display:none}
button{width:auto;min-width:2.75em}
ul{position:absolute;top:100%;z-index:9;list-style:none;max-height:16em;overflow:auto;padding:0}
li{padding:.6em;cursor:default}
[aria-selected=true]{background:Highlight;color:HighlightText}
output{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}`;
