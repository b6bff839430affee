/**
 * What a visitor does before the page is interactive would be lost: React replays nothing that came before its root,
 * and a form would be sent the old way. Clicks on buttons and choices in lists are queued here, and given back when
 * the zone they are in (see landing/zone.tsx; else the page) is awake.
 */
export const earlyBird = `(function(){var q=[],w=[],h=function(e){var c=e.target.closest;c=c&&e.target.closest(e.type==='click'?'button':'select');if(!c)return;var z=c.closest('[data-zone]')||document;if(w.indexOf(z)>=0)return;if(e.type==='click')e.preventDefault();q.push([z,c,c.value])};addEventListener('click',h,true);addEventListener('change',h,true);window.wakeZone=function(z){w.push(z);q.filter(function(x){return x[0]===z}).forEach(function(x){if(x[1].tagName==='BUTTON')x[1].click();else{x[1].value=x[2];x[1].dispatchEvent(new Event('change',{bubbles:true}))}});q=q.filter(function(x){return x[0]!==z})}})()`
