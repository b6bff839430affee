/**
 * What a visitor does before the page is interactive would be lost: React replays nothing that came before its root,
 * and a form would be sent the old way. Clicks on buttons, choices in lists and keys that move among tabs are queued here, and given back when
 * the zone they are in (see landing/zone.tsx; else the page) is awake. React must not see them before: where the code is
 * at hand it wakes the zone at once and acts, and the queue would act a second time.
 */
export const earlyBird = `(function(){var q=[],w=[],h=function(e){var c=e.target.closest,k=e.type==='keydown';c=c&&(!k||/^(Arrow|Home|End)/.test(e.key))&&e.target.closest(k?'[role=tab]':e.type==='click'?'button':'select');if(!c)return;var z=c.closest('[data-zone]')||document;if(w.indexOf(z)>=0)return;e.stopPropagation();if(e.type!=='change')e.preventDefault();q.push([z,c,c.value,k&&e.key])};['click','change','keydown'].forEach(function(n){addEventListener(n,h,true)});window.wakeZone=function(z){w.push(z);q.filter(function(x){return x[0]===z}).forEach(function(x){if(x[3])x[1].dispatchEvent(new KeyboardEvent('keydown',{key:x[3],bubbles:true}));else if(x[1].tagName==='BUTTON')x[1].click();else{x[1].value=x[2];x[1].dispatchEvent(new Event('change',{bubbles:true}))}});q=q.filter(function(x){return x[0]!==z})}})()`
