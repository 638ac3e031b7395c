// Served in the place of /sw.js, it ends the service worker of every visitor (docs/operations.md): it takes over at once,
// deletes all caches and removes itself. Pages then load from the network alone.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const end = async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(end());
});
